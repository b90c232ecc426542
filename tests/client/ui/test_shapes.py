"""Shapes of any size can be drawn."""

import pytest

from client.ui import theme
from client.ui.shapes import Shapes


@pytest.mark.parametrize("width", [0, 1, 2, 3, 4, 9])
@pytest.mark.parametrize("height", [0, 1, 2, 3, 40])
def test_even_the_thinnest_boxes_can_be_drawn(width: int, height: int) -> None:
    shapes, size = Shapes(), (width, height)
    for picture in (
        shapes.rounded(size, 2.5, theme.GOLD, 255, theme.LINE, 1.2),
        shapes.rounded(size, 30, theme.GOLD, 255, None, 1),
        shapes.panel(size, theme.DIALOG, 1.0),
    ):
        assert picture.get_size() == (max(1, width), max(1, height))
