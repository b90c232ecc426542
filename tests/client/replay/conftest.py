from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.client.replay.watching import Watching
from tests.client.ui.conftest import app, driver

__all__ = ["app", "driver"]


@pytest.fixture
def watch() -> Iterator[Callable[..., Watching]]:
    """Open viewers that are closed after the test."""
    opened: list[Watching] = []

    def open_viewer(*arguments: Any, **options: Any) -> Watching:
        watching = Watching(*arguments, **options)
        opened.append(watching)
        return watching

    yield open_viewer
    for watching in opened:
        watching.close()
