"""The log and the inspector as furniture: folded or not, filtered, scrolled, and what a click on a line does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from client.scenes.table.journal import Filter
from client.scenes.table.spots import Subject
from client.ui.widget import Box

if TYPE_CHECKING:
    from client.scenes.table.scene import TableScene

FLASH: Final = 0.9
"""Seconds the seats of a clicked log line are pointed out."""
_FLOATING: Final = 340.0
"""The width of a log that lies over the stage."""
_QUIET_LINES: Final = 24
_BUSY_LINES: Final = 4
"""How many lines of a long log are laid out in a frame, until all are: where nothing moves, and beside what does."""


class Sidebar:
    """Keeps how the panels at the right stand.

    Args:
        scene: the table.
    """

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.log_open = self.inspector_open = True
        self.log_floats = False
        """The log lies over the stage, where there is no room beside it."""
        self.log_offset: float | None = None
        self.flashed: frozenset[int] = frozenset()
        """The seats that are pointed out now."""
        self._flash_until = 0.0

    def update(self) -> None:
        """Let time pass."""
        if self.flashed and self.scene.now > self._flash_until:
            self.flashed = frozenset()
            self.scene.invalidate()
        lines = _BUSY_LINES if self.scene.is_running else _QUIET_LINES
        if self.scene.director.journal.flow.break_some(lines):
            self.scene.invalidate()  # the bar beside it was guessed

    @property
    def log_box(self) -> Box | None:
        """Where the log lies now: in its panel, over the stage, or nowhere."""
        layout = self.scene.tableau.layout
        if layout.log_open:
            return layout.log
        if not self.log_floats:
            return None
        x, y, w, _ = layout.stage
        return (x + w - _FLOATING, y, _FLOATING, layout.ribbon[1] - 8 - y)

    def is_furniture(self, pos: tuple[int, int]) -> bool:
        """Tell whether a point in pixels is in the top bar, the log or the inspector, and not on the bare table."""
        layout = self.scene.tableau.layout
        boxes: list[Box | None] = [(0.0, 0.0, layout.wide, layout.style.bar), self.log_box]
        boxes += [layout.inspector] if layout.inspector_open else []
        return any(self.scene.m.rect(*box).collidepoint(pos) for box in boxes if box is not None)

    def toggle_log(self) -> None:
        """Fold the log away, or unfold it; over the stage where there is no room beside it."""
        if self.scene.tableau.layout.has_room:
            self.log_open = not self.log_open
        else:
            self.log_floats = not self.log_floats
        self.scene.relayout()

    def toggle_inspector(self) -> None:
        """Fold the inspector away, or unfold it."""
        if self.scene.tableau.layout.has_room:
            self.inspector_open = not self.inspector_open
        else:
            self.scene.inspection.toggle()
        self.scene.relayout()

    def unfold(self) -> None:
        """Unfold what is folded."""
        if self.scene.tableau.layout.has_room:
            self.log_open = self.inspector_open = True
        else:
            self.log_floats = not self.log_floats
        self.scene.relayout()

    def close_floating(self) -> bool:
        """Close what lies over the stage; tell whether anything did."""
        if self.scene.inspection.pinned is None and not self.log_floats:
            return False
        self.scene.inspection.pinned, self.log_floats = None, False
        self.scene.rebuild()
        return True

    def set_filter(self, kept: str) -> None:
        """Choose which lines the log shows: all, one seat's (mine, or the one last looked at), or this turn's."""
        filters: dict[str, Filter] = {"all": "all", "seat": "seat", "turn": "turn"}
        self.scene.director.journal.show(filters[kept], self.scene.inspection.seat)
        self.log_offset = None
        self.scene.rebuild()

    def scroll_log(self, offset: float | None) -> None:
        """Keep how far the log is scrolled."""
        self.log_offset = offset

    def click_log(self, paragraph: int, link: str) -> None:
        """Point out the seats a line is about; a card or a player in it is shown, else the rules behind it."""
        kind, _, name = link.partition(":")
        if kind == "card":
            self.scene.inspection.pinned = Subject("skill", name) if "." in name else Subject("card", name)
        elif kind == "seat":
            self.scene.inspection.pinned = Subject("seat", seat=int(name))
        else:
            self.scene.inspection.pinned = Subject("event", number=self.scene.director.journal.entry(paragraph).number)
        self.flashed = self.scene.director.journal.entry(paragraph).seats
        self._flash_until = self.scene.now + FLASH
        self.scene.rebuild()
