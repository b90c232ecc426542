"""Which page the inspector shows, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from client.scenes.rules_scene import RulesScene
from client.scenes.table.actions import DeedButton
from client.scenes.table.geometry import LEAST_LOG_LINES
from client.scenes.table.inspector import draw_inspector, height_needed
from client.scenes.table.looks import seat_look
from client.scenes.table.page_fit import lines_below
from client.scenes.table.pages import Page, page_at_rest, page_for
from client.scenes.table.spots import Spot, Subject
from client.scenes.table.styles import BASE, style_for
from client.scenes.table.tableau import Tableau
from client.ui.canvas import Canvas
from client.ui.scroll import WHEEL_STEP
from client.ui.widget import Box
from core.ghostplay.cards import modes

if TYPE_CHECKING:
    from client.scenes.table.scene import TableScene

HOLD: Final = 0.35
"""Seconds the pointer rests on a card before the folded inspector shows it."""
FLOATING_WIDTH: Final = 300.0
"""The width of the folded inspector, where the text isn't much larger than planned; with it, it grows."""
WIDEST: Final = 520.0
_LEAF: Final = 240.0
"""How far the keys for pages scroll."""
_HAIR: Final = 0.5
"""So much too long a page may be: measures in whole pixels don't meet exactly."""


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
        self._page: Page | None = None
        """The page in sight, how far it is scrolled, and how far it can be."""
        self._offset = self._most = 0.0
        self._log_lines: tuple[object, int] = (None, 0)
        """How many lines of the log stay in sight, and for what player, window and language."""

    @property
    def seat(self) -> int:
        """The seat last looked at, else the one at the bottom."""
        for subject in (self.pinned, self._last):
            if subject is not None and subject.seat >= 0:
                return subject.seat
        return self.scene.tableau.layout.bottom

    @property
    def log_lines(self) -> int:
        """How many lines of the log are in sight below a page about myself: the same as long as I am who I am."""
        scene, view = self.scene, self.scene.session.view()
        seat, metrics = scene.session.seat or 0, scene.m
        if style_for(metrics.crowding) is not BASE:
            return LEAST_LOG_LINES
        name, look = scene.session.names[seat], seat_look(view, seat)
        window = (metrics.wide, metrics.high, metrics.u, metrics.font_px(16))
        decided_for = (seat, name, look.role, look.king, scene.app.tr.language, *window)
        if self._log_lines[0] != decided_for:
            page = page_at_rest(scene.tr, scene.words, name, look, modes(view["ruleset"])[view["mode"]])
            self._log_lines = decided_for, lines_below(scene.app.canvas(), page)
        return self._log_lines[1]

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

    @property
    def points(self) -> bool:
        """Whether something is pointed at that has a page."""
        return self._pointed() is not None

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

    def draw(self, canvas: Canvas) -> None:
        """Draw the page: docked, or beside what is pointed at where the inspector is folded."""
        tableau = self.scene.tableau
        docked = tableau.layout.inspector_open
        subject = self._subject(docked=docked)
        page = page_for(tableau, subject) if subject is not None else None
        if page is None:
            return
        box = self._docked_box(canvas, page) if docked else self._floating_box(canvas, page)
        if docked and self._pointed() is None:
            page = _at_rest(canvas, page, box)
        self._most = max(0.0, height_needed(canvas, page, *box[2:]) - box[3])
        self._offset = min(self._offset, self._most) if page == self._page else 0.0
        self._page = page
        lit = any(widget.id == "rules" and widget.hovered for widget in self.scene.widgets)
        draw_inspector(canvas, tableau, page, box, lit=lit, offset=self._offset)

    def scroll_by(self, event: pygame.event.Event) -> bool:
        """Scroll a page that is longer than its room by the wheel or the keys for pages; tell whether it moved."""
        distance = 0.0
        if event.type == pygame.MOUSEWHEEL:
            distance = -WHEEL_STEP * float(getattr(event, "precise_y", event.y))
        elif event.type == pygame.KEYDOWN:
            distance = {pygame.K_PAGEUP: -_LEAF, pygame.K_PAGEDOWN: _LEAF}.get(event.key, 0.0)
        wanted = max(0.0, min(self._offset + distance, self._most))
        if wanted == self._offset:
            return False
        self._offset = wanted
        self.scene.invalidate()
        return True

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
        if tableau.theatre is not None:
            return Subject("card", tableau.theatre.face)
        face = self.scene.director.walker
        return Subject("card", face) if face else None

    def _docked_box(self, canvas: Canvas, page: Page) -> Box:
        """Return the inspector's box; a long page about what is pointed at lies over the log for so long."""
        layout = self.scene.tableau.layout
        x, y, w, h = layout.inspector
        if self._pointed() is None:
            return (x, y, w, h)
        return (x, y, w, min(max(h, height_needed(canvas, page, w, h)), layout.high - 8 - y))

    def _floating_box(self, canvas: Canvas, page: Page) -> Box:
        """Return a box for a page at the side of the window away from what is pointed at."""
        width = min(WIDEST, FLOATING_WIDTH * max(1.0, canvas.m.crowding / 1.2))
        layout, pointed = self.scene.tableau.layout, self._pointed()
        at_right = pointed is None or pointed.box[0] + pointed.box[2] / 2 < layout.wide / 2
        x = layout.wide - width - 40 if at_right else 14.0
        top = layout.style.bar + 4
        most = layout.high - top - 8
        return (x, top, width, min(height_needed(canvas, page, width, most), most))


def _at_rest(canvas: Canvas, page: Page, box: Box) -> Page:
    """Return the longest version of a page that is seen whole; what is pointed at is told in full and scrolled."""
    fitting = (version for version in page.versions if height_needed(canvas, version, *box[2:]) <= box[3] + _HAIR)
    return next(fitting, page)
