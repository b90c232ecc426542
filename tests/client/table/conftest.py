from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.client.table.seating import Seating


@pytest.fixture
def seat_down() -> Iterator[Callable[..., Seating]]:
    """Open tables that are closed after the test."""
    opened: list[Seating] = []

    def open_table(**options: Any) -> Seating:
        seating = Seating(**options)
        opened.append(seating)
        return seating

    yield open_table
    for seating in opened:
        seating.close()
