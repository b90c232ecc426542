"""Which page the inspector shows, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from client.scenes.rules_scene import RulesScene
from client.scenes.table.actions import DeedButton
from client.scenes.table.geometry import PANEL_WIDTH
from client.scenes.table.inspector import draw_inspector, height_needed
from client.scenes.table.pages import Page, page_for
from client.scenes.table.spots import Spot, Subject
from client.scenes.table.tableau import Tableau
from client.ui.canvas import Canvas
from client.ui.widget import Box

if TYPE_CHECKING:
    from client.scenes.table.scene import TableScene

HOLD: Final = 0.35
"""Seconds the pointer rests on a card before the folded inspector shows it."""
FLOATING_WIDTH: Final = 300.0
"""The width of the folded inspector, where the text isn't much larger than planned; with it, it grows."""
WIDEST: Final = 520.0


class Inspection:
    """Decides what the inspector is about: what is pointed at, what was pinned, or the present matter.

    Args:
        scene: the table.
    """

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.pinned: Subject | None = None
        """What stays shown while nothing is pointed at."""
        self._last: Subject | None = None
        self.rested = 0.0
        """Seconds since the pointer moved."""

    @property
    def seat(self) -> int:
        """The seat last looked at, else the one at the bottom."""
        for subject in (self.pinned, self._last):
            if subject is not None and subject.seat >= 0:
                return subject.seat
        return self.scene.tableau.layout.bottom

    def rest(self) -> None:
        """The pointer has moved: it rests from now."""
        self.rested = 0.0

    def update(self, dt: float) -> None:
        """Let time pass; the folded inspector comes up after a while."""
        before, self.rested = self.rested, self.rested + dt
        if before < HOLD <= self.rested and not self.scene.tableau.layout.inspector_open:
            self.scene.invalidate()

    def toggle(self) -> None:
        """Pin the present matter, or let go of it."""
        self.pinned = None if self.pinned is not None else self._last or self._resting(self.scene.tableau)

    def pin(self) -> None:
        """Keep what is pointed at shown; on the bare table, let go of what was kept."""
        pointed = self._pointed()
        kept = pointed.subject if pointed is not None else None
        if kept != self.pinned:
            self.pinned = kept
            self.scene.rebuild()

    def open_rules(self) -> None:
        """Lay the rules behind the page over the table."""
        tableau = self.scene.tableau
        subject = self._subject(docked=True)
        page = page_for(tableau, subject) if subject is not None else None
        if page is not None and page.rules:
            self.scene.app.scenes.push(RulesScene(page.rules, tableau.words, len(tableau.names)))

    def resting_height(self, canvas: Canvas, tableau: Tableau) -> float:
        """Return the height of the page that is shown while nothing is pointed at."""
        page = page_for(tableau, self._resting(tableau))
        return 0.0 if page is None else height_needed(canvas, page, PANEL_WIDTH)

    def draw(self, canvas: Canvas) -> None:
        """Draw the page: docked, or beside what is pointed at where the inspector is folded."""
        tableau = self.scene.tableau
        docked = tableau.layout.inspector_open
        subject = self._subject(docked=docked)
        page = page_for(tableau, subject) if subject is not None else None
        if page is None:
            return
        box = tableau.layout.inspector if docked else self._floating_box(canvas, page)
        lit = any(widget.id == "rules" and widget.hovered for widget in self.scene.widgets)
        draw_inspector(canvas, tableau, page, box, lit=lit)

    def _subject(self, *, docked: bool) -> Subject | None:
        pointed = self._pointed()
        if pointed is not None and (docked or self.rested >= HOLD):
            self._last = pointed.subject
            return pointed.subject
        return self._resting(self.scene.tableau) if docked else self.pinned

    def _resting(self, tableau: Tableau) -> Subject:
        return self.pinned or self._topic(tableau) or Subject("seat", seat=tableau.layout.bottom)

    def _pointed(self) -> Spot | DeedButton | None:
        """Return the place under the pointer, or in the keyboard's focus."""
        scene = self.scene
        hovered = [widget for widget in scene.widgets if widget.hovered]
        focused = [scene.focused] if scene.ring and scene.focused is not None else []
        for widget in hovered + focused:
            if isinstance(widget, Spot | DeedButton) and widget.subject is not None:
                return widget
        return None

    def _topic(self, tableau: Tableau) -> Subject | None:
        """Return what the present question is about, or what is in use."""
        prompt, stack = tableau.prompt, tableau.view["stack"]
        source = str(prompt.about.get("ability") or prompt.about.get("source") or "") if prompt is not None else ""
        if source.startswith("C-"):
            return Subject("skill", source) if "." in source else Subject("card", source)
        if stack:
            use = stack[-1]
            return Subject("card", use["face"]) if use["face"] else Subject("skill", use["ability"])
        return Subject("card", tableau.theatre.face) if tableau.theatre is not None else None

    def _floating_box(self, canvas: Canvas, page: Page) -> Box:
        """Return a box for a page at the side of the window away from what is pointed at."""
        width = min(WIDEST, FLOATING_WIDTH * max(1.0, canvas.m.crowding / 1.2))
        height = height_needed(canvas, page, width)
        layout, pointed = self.scene.tableau.layout, self._pointed()
        at_right = pointed is None or pointed.box[0] + pointed.box[2] / 2 < layout.wide / 2
        x = layout.wide - width - 40 if at_right else 14.0
        top = layout.style.bar + 4
        return (x, top, width, min(height, layout.high - top - 8))
