"""Places on the table as widgets: what can be pointed at, looked into, and picked."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from client.ui.canvas import Canvas
from client.ui.widget import Box, Widget

Paint = Callable[[Canvas, "Spot"], None]


class Subject(NamedTuple):
    """What the inspector shows about a place.

    ``kind`` is "card" (``name``: a face), "ghost" (``seat`` and ``number``: which on the table), "seat", "skill"
    (``name``: an ability), "pile" (``name``: which) or "event" (``number``: of what happened).
    """

    kind: str
    name: str = ""
    seat: int = -1
    number: int = -1


class Spot(Widget):
    """A place on the table.

    Args:
        widget_id: see Widget.
        box: see Widget.
        subject: what the inspector shows while the spot is pointed at or in focus.
        paint: draws it; None where something else draws it.
        on_pick: what a click does; None if it can't be picked now.
        off_reason: why it can't be picked, shown as a tip.
        hint: a tip for what isn't explained elsewhere.
    """

    def __init__(
        self,
        widget_id: str,
        box: Box,
        subject: Subject | None = None,
        *,
        paint: Paint | None = None,
        on_pick: Callable[[], None] | None = None,
        off_reason: str = "",
        hint: str = "",
    ) -> None:
        super().__init__(widget_id, box, off_reason=off_reason, hint=hint or " ")
        self.subject = subject
        self.focusable = self.ticks = on_pick is not None
        self._paint = paint
        self._on_pick = on_pick

    @property
    def pickable(self) -> bool:
        """Whether it stands for a legal option now."""
        return self._on_pick is not None

    @property
    def tip(self) -> str:
        """Why it can't be picked, or the hint."""
        return (self.off_reason or self.hint).strip()

    def draw(self, canvas: Canvas) -> None:
        """Draw it, if nothing else does."""
        if self._paint is not None:
            self._paint(canvas, self)

    def activate(self) -> None:
        """Pick it."""
        if self._on_pick is not None:
            self._on_pick()
