"""Choosing a new match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

import pygame

from client.player_names import shown_names
from client.scenes import new_match_art as art
from client.scenes.draft import Draft
from client.scenes.errors import reported
from client.scenes.form import GAP as FORM_GAP
from client.scenes.form import SCROLL_ROOM, Beside, Form, Row, control_height
from client.scenes.frame import MenuScene
from client.scenes.names import badge_glyphs, identity_badge, wears_crown
from client.scenes.new_match_rows import MatchRows
from client.scenes.new_match_seats import SeatRow
from client.scenes.new_match_showcase import showcase
from client.scenes.new_match_table import TableRows
from client.scenes.ports import MatchChoice, MatchService
from client.scenes.ruleset_tiles import RulesetTile, add_tiles, fit_beside, words_height
from client.ui import theme
from client.ui.button import Button, Key
from client.ui.canvas import Canvas
from client.ui.segments import Choice, Segments
from client.ui.widget import Box, Widget
from client.words import Words

_GAP = 16.0
_PADDING = 18.0
_TILES_GAP = 14.0
_TALLEST_TILES = 210.0
_HELP_SIZE, _HELP_LEADING = 16.0, 1.32

Page = Literal["rules", "table"]
_HEADS: dict[Page, str] = {"rules": "new-rules", "table": "new-table"}


@dataclass(frozen=True, slots=True)
class Plan:
    """What is shown where.

    Attributes:
        paged: whether one panel is shown at a time, and there is a switch between them.
        panels: the places of those shown.
        help_in: which of them has the line of help at its foot.
    """

    paged: bool
    panels: dict[Page, Box]
    help_in: Page


class NewMatchScene(MenuScene):
    """Rules at the left, seats at the right, and at the foot what follows from them; with large type on two pages.

    The line below the rules explains whatever the pointer or the focus is on, and why a dim choice can't be made.
    """

    headline_key = "title-new"
    shows_tips = False

    def __init__(self, service: MatchService) -> None:
        super().__init__()
        self.service = service
        self.draft = Draft()
        self._before: Draft | None = None
        """The choices as they were before all were made standard, as long as that can be taken back: until the deal."""
        self.focus_id = "start"
        self._page: Page = "rules"
        self._offsets: dict[Page, float] = {"rules": 0.0, "table": 0.0}

    def enter(self) -> None:
        """Begin with the choices of the last time."""
        super().enter()
        self.draft = Draft.remembered(self.app.settings.match)

    # ---- layout

    def build(self) -> None:
        """Add both forms and the button that deals."""
        canvas = self.app.canvas()
        self.add_back(canvas)
        given = (self, self.draft, self.names, self.rebuild)
        rows, table = MatchRows(*given), TableRows(*given)
        self._plan = self._planned(canvas, (rows.rules, table.rows))
        if self._plan.paged:
            self._add_pages(canvas)
        self._add_reset(canvas)
        if "rules" in self._plan.panels:
            self._add_rules(canvas, rows)
        if "table" in self._plan.panels:
            self._add_table(canvas, table)
        self._add_start(canvas)

    def rebuild(self) -> None:
        """Make all widgets anew; when the panels become pages, show the one whose widget has the focus."""
        focused = self.focused
        if focused is not None and not self._plan.paged:
            self._page = next((page for page in _HEADS if page == self._panel_of(focused)), self._page)
        super().rebuild()

    def _panel_of(self, widget: Widget) -> str:
        """Return the panel a widget stands in; the games' tiles aren't scrolled with the rules below them."""
        return "rules" if isinstance(widget, RulesetTile) else widget.area_id

    def relayout(self) -> None:
        """Make all widgets anew for other measures or words; what is in use stays in sight."""
        super().relayout()
        if self.focused is not None:
            self.focus(self.focus_id, ring=self.ring)

    def _planned(self, canvas: Canvas, forms: Sequence[Sequence[Row]]) -> Plan:
        """Decide what stands where: both panels beside each other, or with large type each on a page of its own."""
        top = self.head + 2
        whole = (self.left, top, self.width, self._foot(canvas)[1] - 10 - top)
        half = (self.width - _GAP) / 2
        inner = half - 2 * _PADDING + SCROLL_ROOM
        if any(Form(canvas, form, (0, 0, inner, 0)).stacked for form in forms):
            return Plan(paged=True, panels={self._page: whole}, help_in=self._page)
        x, y, _, h = whole
        panels: dict[Page, Box] = {"rules": (x, y, half, h), "table": (x + half + _GAP, y, half, h)}
        return Plan(paged=False, panels=panels, help_in="rules")

    def _inside(self, canvas: Canvas, page: Page) -> Box:
        """Return the room in a panel for its rows, and for the bar that scrolls them in its right margin."""
        x, y, w, h = self._plan.panels[page]
        head = _PADDING if self._plan.paged else self._head_height(canvas)
        foot = self._help_height() + 14 if page == self._plan.help_in else _PADDING - 4
        return (x + _PADDING, y + head, w - 2 * _PADDING + SCROLL_ROOM, h - head - foot)

    def _add_pages(self, canvas: Canvas) -> None:
        choices = [Choice(page, self.tr(head)) for page, head in _HEADS.items()]
        width = Segments.natural_width(canvas, [choice.label for choice in choices])
        height = min(self.head - 12, control_height(canvas))
        box = (self.left + self.width - width, (self.head - height) / 2, width, height)
        self.add(Segments("page", box, choices, self._page, self._turn_page))

    def _add_reset(self, canvas: Canvas) -> None:
        """Add the button that makes all choices standard, or takes that back, at the end of the headline."""
        undo = self._before is not None
        label = self.tr("new-undo" if undo else "new-reset")
        _, y, _, h = self.widget("back").box
        right = self.widget("page").box[0] - FORM_GAP if self._plan.paged else self.left + self.width
        width = max(92.0, canvas.text_width(label, 17, "bold") + 36)
        off_reason = "" if undo or not self.draft.is_standard else self.tr("new-reset-off")
        hint = self.tr("new-undo-hint" if undo else "new-reset-hint")
        given = ("reset", (right - width, y, width, h), label, self._undo if undo else self._reset)
        self.add(Button(*given, kind="quiet", size=17, off_reason=off_reason, hint=hint))

    def _add_rules(self, canvas: Canvas, rows: MatchRows) -> None:
        """Add the games as tiles above the other rules; where they have no room they are a row like those."""
        x, y, w, h = self._inside(canvas, "rules")
        games, rules = rows.rulesets(), rows.rules
        free = h - Form(canvas, rules, (x, y, w, 0)).height - _TILES_GAP
        wide = w - SCROLL_ROOM
        if fit_beside(canvas, games, wide) and (not self._plan.paged or free >= words_height(canvas)):
            height = max(words_height(canvas), min(_TALLEST_TILES, free))
            add_tiles(self, games, (x, y, wide, height), self.draft.ruleset, self._choose_ruleset)
            y, h = y + height + _TILES_GAP, h - height - _TILES_GAP
        else:
            rules = [rows.ruleset_row(self._choose_ruleset), *rules]
        beside = showcase(self, lambda: rows.shown(expansion=self._is_told("expansion")))
        self._add_form(canvas, "rules", rules, (x, y, w, h), beside)

    def _add_table(self, canvas: Canvas, table: TableRows) -> None:
        box = self._inside(canvas, "table")
        choices = table.rows
        above = Form(canvas, choices, box).height + FORM_GAP
        self._add_form(canvas, "table", [*choices, table.seats_list(box[3] - above)], box)

    def _add_form(
        self, canvas: Canvas, page: Page, rows: Sequence[Row], box: Box, beside: Beside | None = None
    ) -> None:
        def scroll(offset: float) -> None:
            self._offsets[page] = offset
            self.rebuild()

        Form(canvas, rows, box, beside=beside).add_to(self, page, self._offsets[page], scroll)

    def _add_start(self, canvas: Canvas) -> None:
        x, y, w, h = self._foot(canvas)
        label = self.tr("new-start")
        key = Key(pygame.K_RETURN, self.tr("key-enter"))
        width = max(216.0, canvas.text_width(label, 24, "bold") + canvas.text_width(key.name, 16) + 90)
        box = (x + w - width, y, width, h)
        self.add(Button("start", box, label, self.start, kind="primary", size=24, key=key))

    def _foot(self, canvas: Canvas) -> Box:
        height = max(52.0, canvas.text_height(24, "bold") + 14)
        return (self.left, self.m.high - 12 - height, self.width, height)

    def _head_height(self, canvas: Canvas) -> float:
        return canvas.text_height(17, "bold") + 16

    def _help_box(self) -> Box:
        x, y, w, h = self._plan.panels[self._plan.help_in]
        height = self._help_height()
        return (x + _PADDING, y + h - height - 4, w - 2 * _PADDING, height)

    def _help_height(self) -> float:
        return self._help_lines * self.m.du(round(self.m.font_px(_HELP_SIZE) * _HELP_LEADING)) + 18

    @property
    def _help_lines(self) -> int:
        return 2 if self._plan.paged else 3

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat as they would be now."""
        return tuple(shown_names(self.app.tr, self._choice.names, 0))

    @property
    def _choice(self) -> MatchChoice:
        """What would be dealt now."""
        return self.draft.choice(self.app.tr)

    # ---- painting

    def paint(self, canvas: Canvas) -> None:
        """Paint panels, seats and foot."""
        super().paint(canvas)
        for page, panel in self._plan.panels.items():
            canvas.panel(*panel, theme.FURNITURE)
            if not self._plan.paged:
                x, y, _, _ = panel
                middle = y + self._head_height(canvas) / 2 + 2
                canvas.text(self.tr(_HEADS[page]), x + _PADDING, middle, 17, theme.GOLD, face="bold", anchor="cl")
        self._paint_help(canvas)
        self._paint_foot(canvas)

    def _paint_help(self, canvas: Canvas) -> None:
        x, y, w, h = self._help_box()
        canvas.line((x, y), (x + w, y), theme.LINE, 1)
        told, size, leading = self._help(), _HELP_SIZE, _HELP_LEADING
        high = canvas.paragraph(told, x, y, w, size, line_height=leading, dry=True, max_lines=self._help_lines) - y
        top = y + max(9.0, (h - high) / 2)
        canvas.paragraph(told, x, top, w, size, theme.BONE, line_height=leading, max_lines=self._help_lines)

    def _help(self) -> str:
        """Return what to say about the widget under the pointer, else about the one in focus; after a key reversed."""
        return next((widget.tip for widget in self._told() if widget.tip), "") or self._resting()

    def _told(self) -> list[Widget]:
        hovered = [widget for widget in self.widgets if widget.hovered]
        focused = [self.focused] if self.focused is not None else []
        return hovered + focused if self.pointing else focused + hovered

    def _is_told(self, row: str) -> bool:
        """Tell whether a row is what the line of help is about."""
        told = next((widget for widget in self._told() if widget.tip), None)
        return told is not None and told.id in (row, f"{row}-words")

    def _resting(self) -> str:
        """Return what the chosen game is, and where to read more; with large type one of both."""
        about, hint = self.tr(f"ruleset-{self.draft.ruleset}-about"), self.tr("new-deal-hint")
        canvas, (_, _, width, _) = self.app.canvas(), self._help_box()
        told = (f"{about}\n{hint}", about, hint)
        return next((t for t in told if len(canvas.lines(t, width, _HELP_SIZE)) <= self._help_lines), hint)

    def _paint_foot(self, canvas: Canvas) -> None:
        x, y, _, h = self._foot(canvas)
        canvas.shade(0, y - 14, self.m.wide, self.m.high - y + 14, 40, 230)
        room = self.widget("start").box[0] - 20 - x
        draft = self.draft
        in_mode = {identity for seats in draft.legal_seats for identity, _ in draft.identities_for(seats)}
        dealt = [
            art.Dealt(identity_badge(identity), wears_crown(identity, in_mode), count, self._identity_names(identity))
            for identity, count in draft.identities
        ]
        number = self.draft.rules.numbers
        deal = self.tr("new-deal", ghosts=self.draft.ghost_cards, cards=number.hand, spirit=number.spirit)
        art.paint_identities(canvas, (x, y, room, h), dealt, badge_glyphs(self.app.tr), self.tr("new-alone"), deal)

    def _identity_names(self, identity: str) -> tuple[str, str, str]:
        words = Words(self.app.tr, self.names, 0, self.draft.ruleset)
        return words.identity(identity), words.identity(identity, short=True), ""

    def _stops(self) -> list[Widget]:
        """Leave the seats' rows to the pointer: by keyboard who begins is chosen above them."""
        return [widget for widget in super()._stops() if not isinstance(widget, SeatRow) or widget.focused]

    # ---- deeds

    def _turn_page(self, page: str) -> None:
        self._page = next(known for known in _HEADS if known == page)
        self.rebuild()

    def _choose_ruleset(self, ruleset: str) -> None:
        self.draft.set_ruleset(ruleset)
        self.rebuild()

    def _reset(self) -> None:
        self._before, self.draft = self.draft, self.draft.standard()
        self.rebuild()

    def _undo(self) -> None:
        if self._before is not None:
            self.draft, self._before = replace(self._before, name=self.draft.name), None
        self.rebuild()

    def back(self) -> None:
        """Remember the choices and go back."""
        self._remember()
        super().back()

    def _remember(self) -> None:
        if (choices := self.draft.remember()) != self.app.settings.match:
            self.app.change_settings(match=choices)

    def start(self) -> None:
        """Remember the choices and deal."""
        self._remember()
        choice = self._choice
        reported(self.app, lambda: self.service.start(choice))
