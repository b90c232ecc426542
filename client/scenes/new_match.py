"""Choosing a new match."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from client.scenes import new_match_art as art
from client.scenes.draft import Draft
from client.scenes.errors import reported
from client.scenes.form import Form, Row
from client.scenes.frame import MenuScene
from client.scenes.names import badge_glyphs, identity_badge
from client.scenes.new_match_rows import MatchRows
from client.scenes.ports import MatchService
from client.scenes.ruleset_tiles import add_tiles, fit_beside, words_height
from client.ui import theme
from client.ui.button import Button, Key
from client.ui.canvas import Canvas
from client.ui.cardface import BACK, ROLE_BACK
from client.ui.widget import Box
from client.words import Words

_GAP = 16.0
_PADDING = 18.0
_RULES_SHARE = 0.5


class NewMatchScene(MenuScene):
    """Rules at the left, seats at the right, and at the foot what follows from them.

    The line at the left foot explains whatever the pointer or the focus is on, and why a dim choice can't be made.
    """

    headline_key = "title-new"
    shows_tips = False

    def __init__(self, service: MatchService) -> None:
        super().__init__()
        self.service = service
        self.draft = Draft()
        self.focus_id = "start"
        self._offsets = {"rules": 0.0, "table": 0.0}

    def enter(self) -> None:
        """Begin with the choices of the last time."""
        super().enter()
        self.draft = Draft.remembered(self.app.settings.match)

    # ---- layout

    def build(self) -> None:
        """Add both forms and the button that deals."""
        canvas = self.app.canvas()
        self.add_back(canvas)
        rows = self._rows()
        if self._tiled(canvas):
            add_tiles(self, rows.rulesets(), self._tiles_box(canvas), self.draft.ruleset, self._choose_ruleset)
        self._add_form(canvas, "rules", self._rules_rows(canvas), self._rules_form_box(canvas))
        self._add_form(canvas, "table", rows.table(), self._table_form_box(canvas))
        self._add_start(canvas)

    def _add_form(self, canvas: Canvas, area_id: str, rows: Sequence[Row], box: Box) -> None:
        def scroll(offset: float) -> None:
            self._offsets[area_id] = offset
            self.rebuild()

        Form(canvas, rows, box).add_to(self, area_id, self._offsets[area_id], scroll)

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

    def _rules_panel(self, canvas: Canvas) -> Box:
        top = self.head + 2
        width = (self.width - _GAP) * _RULES_SHARE
        return (self.left, top, width, self._foot(canvas)[1] - 10 - top)

    def _table_panel(self, canvas: Canvas) -> Box:
        x, y, w, h = self._rules_panel(canvas)
        return (x + w + _GAP, y, self.width - w - _GAP, h)

    def _head_height(self, canvas: Canvas) -> float:
        return canvas.text_height(17, "bold") + 16

    def _tiled(self, canvas: Canvas) -> bool:
        """Tell whether there is room for tiles; with large type the games are a row like the others."""
        return fit_beside(canvas, self._rows().rulesets(), self._rules_panel(canvas)[2] - 2 * _PADDING)

    def _rules_rows(self, canvas: Canvas) -> list[Row]:
        rows = self._rows()
        return rows.rules() if self._tiled(canvas) else [rows.ruleset_row(self._choose_ruleset), *rows.rules()]

    def _tiles_box(self, canvas: Canvas) -> Box:
        x, y, w, h = self._rules_panel(canvas)
        form = Form(canvas, self._rows().rules(), (x, y, w - 2 * _PADDING + 10, 0)).height
        free = h - self._head_height(canvas) - form - self._help_height() - 34
        height = max(words_height(canvas), min(210.0, free))
        return (x + _PADDING, y + self._head_height(canvas), w - 2 * _PADDING, height)

    def _help_box(self, canvas: Canvas) -> Box:
        x, y, w, h = self._rules_panel(canvas)
        height = self._help_height()
        return (x + _PADDING, y + h - height - 4, w - 2 * _PADDING, height)

    def _help_height(self) -> float:
        return self._help_lines * self.m.du(round(self.m.font_px(16.5) * 1.32)) + 18

    @property
    def _help_lines(self) -> int:
        return 2 if self.m.crowding < 1.6 else 3

    def _rules_form_box(self, canvas: Canvas) -> Box:
        x, y, w, h = self._tiles_box(canvas)
        top = y + h + 14 if self._tiled(canvas) else y
        return (x, top, w + 10, self._help_box(canvas)[1] - 8 - top)

    def _table_form_box(self, canvas: Canvas) -> Box:
        x, y, w, h = self._table_panel(canvas)
        top = y + self._head_height(canvas)
        rows = Form(canvas, self._rows().table(), (x + _PADDING, top, w - 2 * _PADDING + 10, 0)).height
        return (x + _PADDING, top, w - 2 * _PADDING + 10, min(rows, h - self._head_height(canvas) - _PADDING))

    def _seats_box(self, canvas: Canvas) -> Box:
        x, y, w, h = self._table_form_box(canvas)
        top = y + h + 12
        _, panel_y, _, panel_h = self._table_panel(canvas)
        return (x, top, w - 10, panel_y + panel_h - 12 - top)

    def _rows(self) -> MatchRows:
        return MatchRows(self, self.draft, self.names, self.rebuild)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat as they would be now."""
        return self.draft.choice(self.tr("new-you"), self.tr("new-bot-names").split("|")).names

    # ---- painting

    def paint(self, canvas: Canvas) -> None:
        """Paint panels, seats and foot."""
        super().paint(canvas)
        for panel, key in ((self._rules_panel(canvas), "new-rules"), (self._table_panel(canvas), "new-table")):
            x, y, _, _ = panel
            canvas.panel(*panel, theme.FURNITURE)
            middle = y + self._head_height(canvas) / 2 + 2
            canvas.text(self.tr(key), x + _PADDING, middle, 17, theme.GOLD, face="bold", anchor="cl")
        self._paint_help(canvas)
        dealt = [face for face, deals in ((ROLE_BACK, self.draft.roles), (BACK, self.draft.identities)) if deals]
        first = int(self.draft.option("first_player"))
        art.paint_seats(canvas, self._seats_box(canvas), self._seat_lines(), first, dealt)
        self._paint_foot(canvas)

    def _seat_lines(self) -> list[art.SeatLine]:
        strength = self.tr("new-bots-novice") if self.draft.bots == "novice" else self.tr("new-bots-random")
        bot = self.tr("new-seat-bot", strength=strength)
        you = self.tr("new-you")
        return [
            art.SeatLine(name, you if seat == 0 and name != you else "" if seat == 0 else bot, seat != 0)
            for seat, name in enumerate(self.names)
        ]

    def _paint_help(self, canvas: Canvas) -> None:
        x, y, w, _ = self._help_box(canvas)
        canvas.line((x, y), (x + w, y), theme.LINE, 1)
        canvas.paragraph(self._help(), x, y + 9, w, 16.5, theme.BONE, line_height=1.32, max_lines=self._help_lines)

    def _help(self) -> str:
        """Return what to say about the widget under the pointer, else about the one in focus."""
        for widget in self.widgets:
            if widget.hovered and widget.tip:
                return widget.tip
        focused = self.focused
        if focused is not None and focused.tip:
            return focused.tip
        return self.tr("new-deal-hint")

    def _paint_foot(self, canvas: Canvas) -> None:
        x, y, _, h = self._foot(canvas)
        canvas.shade(0, y - 14, self.m.wide, self.m.high - y + 14, 40, 230)
        room = self.widget("start").box[0] - 20 - x
        dealt = [
            art.Dealt(identity_badge(identity), count, self._identity_names(identity))
            for identity, count in self.draft.identities
        ]
        number = self.draft.rules.numbers
        deal = self.tr("new-deal", ghosts=self.draft.ghost_cards, cards=number.hand, spirit=number.spirit)
        art.paint_identities(canvas, (x, y, room, h), dealt, badge_glyphs(self.app.tr), self.tr("new-alone"), deal)

    def _identity_names(self, identity: str) -> tuple[str, str, str]:
        words = Words(self.app.tr, self.names, 0, self.draft.ruleset)
        return words.identity(identity), words.identity(identity, short=True), ""

    # ---- deeds

    def _choose_ruleset(self, ruleset: str) -> None:
        self.draft.set_ruleset(ruleset)
        self.rebuild()

    def start(self) -> None:
        """Remember the choices and deal."""
        self.app.change_settings(match=self.draft.remember())
        choice = self.draft.choice(self.tr("new-you"), self.tr("new-bot-names").split("|"))
        reported(self.app, lambda: self.service.start(choice))
