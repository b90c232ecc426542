"""What everything that adds widgets to the table begins with."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from client.scenes.table.tableau import Tableau
from client.ui.canvas import Canvas
from client.ui.widget import Box, Picture

if TYPE_CHECKING:
    from client.scenes.table.scene import TableScene


class Furnishing:
    """Adds a part of a tableau's widgets to the scene.

    Args:
        scene: the table's scene.
        tableau: what it shows.
    """

    def __init__(self, scene: TableScene, tableau: Tableau) -> None:
        self.scene, self.tableau = scene, tableau
        self.canvas: Canvas = scene.app.canvas()

    def furnish(self) -> None:
        """Add everything."""
        raise NotImplementedError

    def picture(self, name: str, paint: Callable[[Canvas], object], box: Box = (0, 0, 0, 0)) -> None:
        """Add something that only draws; what ``paint`` returns doesn't count."""

        def draw(canvas: Canvas) -> None:
            paint(canvas)

        self.scene.add(Picture(name, box, draw))
