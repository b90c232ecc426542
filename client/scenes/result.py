"""The end: identities turn over, points fly to their sides, and every point is explained."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from client.scenes.errors import reported
from client.scenes.names import badge_glyphs
from client.scenes.result_art import paint_valley
from client.scenes.result_board import Board, stands_of
from client.scenes.result_layout import BETWEEN, MARGIN, ResultLayout
from client.scenes.result_model import DECK_OUT, Ending, reign_of
from client.scenes.result_opening import ResultOpening
from client.scenes.result_painting import ResultPainter
from client.scenes.result_reasons import ReasonTable, reasons_of, rounds_of
from client.scenes.rules_scene import RulesScene
from client.scenes.table.meter import NAMES
from client.scenes.table.ports import TablePort
from client.scenes.table.tableau import shown
from client.session.shown import Shown
from client.ui import theme
from client.ui.button import Button, Key
from client.ui.canvas import Canvas
from client.ui.flow import FlowText, TextFlow
from client.ui.listview import ListView
from client.ui.scroll import BAR_WIDTH
from client.ui.segments import Choice, Segments
from client.ui.spans import Span
from client.ui.widget import Action, Box, Picture
from client.ui.widget_scene import WidgetScene
from client.words import Words
from client.words.outcome import OutcomeWriter
from core.ghostplay.why import rules_of
from core.kernel.events import Event

_FALLEN: Final = 58.0
"""The room of the card of a ghost king who hasn't won, beside what is told; as high as that, but no lower than this."""
_HEADED_FROM: Final = 4
"""So many rows are wanted in sight below a heading, else they do without."""
FIRST_MOMENTS: Final = 0.8
"""Seconds for which Enter uses nothing: it was meant for the table, or for the picture before the result."""
_ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)


class ResultScene(WidgetScene):
    """Shows who has won and why.

    Args:
        session: the finished match.
        port: deals it anew, or leaves.
    """

    opens = True
    """It begins with the victory's picture, which can be looked at again later."""

    def __init__(self, session: Shown, port: TablePort) -> None:
        super().__init__()
        self.session, self.port = session, port
        self.view = session.view()
        self.ending = Ending.of(self.view["outcome"])
        self.time = 0.0
        self._seen_for = 0.0
        """Seconds for which it stood above all else."""
        self.focus_id = "again"
        self.foot_end = 0.0
        """Where the last button at the foot ends."""
        self._filter = "all"
        self._offset: float | None = 0.0
        self._row_offset = 0.0
        self._reasons = FlowText()
        """What is told in sentences: the end, and where a table has no room, each point."""
        self._table: ReasonTable | None = None
        events, ended = session.events(0), self.view["round"]
        self._rounds = rounds_of(self.view["outcome"].get("lines", ()), events, session.viewer, ended)
        self.reign = reign_of(self.view, events)
        self._rules = self._rules_behind()
        self.layout = ResultLayout(self)
        self.painter = ResultPainter(self)

    def _rules_behind(self) -> tuple[str, ...]:
        """Return the rules by which the match has ended, and by which points were scored."""
        over = Event(0, "match_over", {"outcome": self.view["outcome"]})
        scored = [line["reason"] for line in self.view["outcome"].get("lines", ())]
        return tuple(dict.fromkeys([*rules_of(over, self.view["ruleset"], self.view["mode"]), *scored]))

    # ---- life

    def enter(self) -> None:
        """Begin with the picture, then the show; or show it all at once where nothing is to move."""
        won, seat = self.ending.winners, self.session.seat
        self.app.sounds.play("toll" if seat is None else "win" if seat in won else "loss")
        settings = self.app.settings
        if settings.motion != "full" or settings.pace == "instant":
            self.time = self.ending.shown_at
        if self.opens and settings.motion != "none" and settings.pace != "instant":
            self.app.scenes.push(ResultOpening(self))

    @property
    def king_seat(self) -> int | None:
        """Whose seat was the ghost king's, None where nobody rose."""
        return self.reign.seat if self.reign is not None else None

    @property
    def ambience(self) -> tuple[str, ...]:
        """Morning, or a dusk that stays."""
        return ("ambience-night",) if self.ending.headline in ("king", "heretics") else ("ambience-day",)

    @property
    def animating(self) -> bool:
        """Whether something is still to be seen."""
        return self.time < self.ending.shown_at

    def update(self, dt: float) -> None:
        """Let the show go on."""
        super().update(dt)
        self._seen_for += dt
        if self.animating:
            self.time += dt
            self._light_up()
            self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        """A click beside all buttons, or Space, ends the show.

        Who pressed Space or Enter through the last questions of the match doesn't deal a new one by it: Space uses a
        button only where the player has gone to it by keyboard, and Enter does nothing at first.
        """
        if event.type == pygame.KEYDOWN:
            if event.key == pygame.K_SPACE and (self.animating or not self.ring):
                self._end_show()
                return True
            if event.key in _ENTER and self._seen_for < FIRST_MOMENTS:
                return True
        used = super().handle(event)
        if not used and event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self._end_show()
        return used

    def back(self) -> None:
        """Escape ends the show first, then goes to the button that leaves."""
        if self.animating:
            self._end_show()
        else:
            self.focus("title")

    def _end_show(self) -> None:
        if not self.animating:
            return
        self.time = self.ending.shown_at
        self._light_up()
        self.invalidate()

    def _light_up(self) -> None:
        """Light the reason whose points are on their way, and keep it in sight."""
        rows = self._by_id.get("rows")
        if not isinstance(rows, ListView) or self._table is None:
            return
        flying = self.ending.flying(self.time)
        lit = next((n for n, row in enumerate(self._table.rows) if flying and row.line == flying[0][0]), -1)
        if lit >= 0:
            rows.choose(lit)
        elif rows.chosen >= 0:
            rows.chosen = -1
            rows.wheel(len(self._table.rows))  # all has been paid: it is read from its beginning

    # ---- layout

    def label(self, seat: int) -> str:
        """Return what stands beside a player's card: the identity, or where there are none, the role.

        An identity of several words is broken between them where a card stands beside it; else it is put in short.
        """
        identity = self.ending.identities[seat]
        if identity:
            whole = self.words.identity(identity)
            in_full = " " in whole and self.layout.shows_cards
            return whole if in_full else self.words.identity(identity, short=True)
        return self.words.card_short(self.view["players"][seat]["role"] or "")

    def build(self) -> None:
        """Add everything."""
        self.words = Words(self.app.tr, self.session.names, self.session.viewer, self.view["ruleset"])
        measures = self.layout.tile_measures()
        for seat, box in enumerate(self.layout.tiles()):
            paint = partial(self.painter.paint_tile, seat=seat, box=box, measures=measures)
            self.add(Picture(f"tile-{seat}", box, paint))
        for side, box in self.layout.columns().items():
            self.add(Picture(f"column-{side}", box, partial(self.painter.paint_column, side=side, box=box)))
        self._add_rules()
        self._add_reasons()
        self.add(Picture("flying", (0, 0, 0, 0), self.painter.paint_flying))
        self._add_buttons()

    def _add_rules(self) -> None:
        """Add the buttons in the corner that open the rules behind the end, and its picture."""
        canvas = self.app.canvas()
        label, tall = self.tr("result-rules"), canvas.text_height(16) + 8
        width, y = canvas.text_width(label, 16) + 40, self.layout.head / 2 + 2
        if self.layout.tells_cause:  # the round stands with the cause below the headline
            y -= tall / 2 + 2
        x = self.m.wide - MARGIN - width
        hint = f"{self.tr('table-rules-hint')}\n{' · '.join(self._rules)}"
        place, key = (x, y, width, tall), Key(pygame.K_r)
        self.add(Button("rules", place, label, self._open_rules, kind="quiet", size=16, key=key, hint=hint))
        named = self.tr("result-picture") if self.layout.tells_cause else ""
        width = canvas.text_width(named, 16) + 62 if named else 42.0
        place, key, hint = (x - 8 - width, y, width, tall), Key(pygame.K_p), self.tr("result-picture-hint")
        self.add(Button("picture", place, named, self._look, kind="quiet", size=16, icon="eye", key=key, hint=hint))

    def _add_reasons(self) -> None:
        canvas = self.app.canvas()
        x, y, w, h = box = self.layout.list_box()
        head = self._head
        self.add(Picture("reasons-ground", box, lambda canvas: self.painter.paint_panel(canvas, box, head)))
        top = y + head + 18
        if self.ending.totals:
            top = self._add_filter(canvas, box, head)
        rows = reasons_of(self.words, self.view["outcome"], self._rounds, self._filter)
        table = ReasonTable(canvas, rows, badge_glyphs(self.app.tr), self.app.tr, w - 40)
        self._fill_reasons(sentences=False)
        aside = _FALLEN if self._shows_fallen else 0.0
        told = self._told_height(canvas, w - 26 - aside)
        below = top + told + 6
        room = y + h - 10 - below
        has_board = bool(self.ending.king) and self._add_board(canvas, (x + 18, below, w - 36, room))
        headed = table.head_height + min(_HEADED_FROM, len(rows)) * table.row_height <= room
        below_head = table.head_height if headed else 0.0
        fits = bool(rows) and table.width <= w - 40 and room >= min(3, len(rows)) * table.row_height
        self._table = table if fits else None
        if fits:
            if headed:
                place = (x + 10, below, w - 18 - BAR_WIDTH - 4, below_head)
                self.add(Picture("rows-head", place, partial(table.paint_head, box=place)))
            self._add_rows((x + 10, below + below_head, w - 18, table.fill(room - below_head)))
        elif not has_board:
            self._fill_reasons(sentences=True)
        if fits and aside and told >= _FALLEN:
            self.add(Picture("fallen", (x + w - aside, top, aside, told), self.painter.paint_fallen))
        flow: Box = (x + 18, top, w - 26 - aside, told if fits or has_board else y + h - 10 - top)
        self.add(
            TextFlow("reasons", flow, self._reasons, size=self._told_size, offset=self._offset, on_scroll=self._scroll)
        )

    @property
    def _shows_fallen(self) -> bool:
        """Whether the card of a ghost king who hasn't won stands beside what is told."""
        reign, ending = self.reign, self.ending
        return self.layout.shows_cards and reign is not None and bool(reign.king and ending.totals and not ending.king)

    def _add_board(self, canvas: Canvas, box: Box) -> bool:
        """Add how the table stood when the ghost king won, where there is room below the sentences."""
        stands = stands_of(self.view, self.session.names)
        is_lit = any(stand.counted for stand in stands)
        note = self.tr("result-stood-lit" if is_lit else "result-stood")
        board = Board(canvas, stands, note, self.words.slip, box)
        if board.fits:
            self.add(Picture("board", box, board.paint))
        return board.fits

    def _add_filter(self, canvas: Canvas, box: Box, head: float) -> float:
        """Add the choice whose points are explained, beside the headline or below it; return the y below."""
        x, y, w, _ = box
        choices = [Choice("all", self.tr("table-log-all"))]
        choices += [Choice(side, self.words.naming.side(side)) for side in self.ending.totals]
        labels = [choice.label for choice in choices]
        wanted, title = Segments.natural_width(canvas, labels), canvas.text_width(self.tr("result-reasons"), 18, "bold")
        beside = wanted <= w - title - 50
        width = wanted if beside else min(w - 28, wanted)
        place = (x + w - width - 14, y + 10, width, head) if beside else (x + 14, y + head + 16, width, head)
        shares = [canvas.text_width(label, 17, "bold") + 12 for label in labels]
        self.add(Segments("filter", place, choices, self._filter, self._choose, shares=shares))
        return place[1] + head + 8

    def _add_rows(self, box: Box) -> None:
        table = self._table
        assert table is not None

        def paint(canvas: Canvas, number: int, place: Box, chosen: bool) -> None:
            paid = table.rows[number].line < self.ending.paid(self.time)
            table.paint(canvas, number, place, paid=paid or chosen)

        rows = ListView(
            "rows", box, len(table.rows), table.row_height, paint, on_choose=lambda row: None,
            on_activate=lambda: None, offset=self._row_offset, on_scroll=self._scroll_rows,
        )  # fmt: skip
        self.add(rows)
        if self.layout.shows_cards:
            self.add(Picture("rows-more", self.layout.list_box(), partial(self.painter.paint_more, rows=rows)))

    @property
    def _head(self) -> float:
        """The height of the headline of what is told."""
        return max(32.0, self.app.canvas().text_height(17) + 8)

    @property
    def _told_size(self) -> float:
        """The size of what is told in sentences: larger where these are all."""
        return 17.0 if self.ending.totals or self.ending.king or self.m.crowding > 1 else 20.0

    def told_room(self, width: float) -> float:
        """Return how high a panel of a width has to be for the sentences alone."""
        self._fill_reasons(sentences=False)
        return self._head + 18 + self._told_height(self.app.canvas(), width - 26) + 22

    def _told_height(self, canvas: Canvas, width: float) -> float:
        """Return the height of what is told in sentences above the table."""
        self._reasons.lay_out(canvas, width - 14, self._told_size)
        return self._reasons.line_count * self.m.du(round(self.m.font_px(self._told_size) * 1.32)) + 2

    def _add_buttons(self) -> None:
        """Add the buttons at the foot; where they have no room, those of the replay get by with less."""
        canvas = self.app.canvas()
        x, y, room, tall = self.layout.foot
        entries: list[tuple[str, str, Action, theme.ButtonKind, Key | None]] = [
            ("again", self.tr("result-again"), self._again, "primary", Key(pygame.K_RETURN, self.tr("key-enter"))),
            ("watch", self.tr("result-watch"), self._watch, "secondary", Key(pygame.K_w, "W")),
            ("keep", self.tr("result-keep"), self._keep, "secondary", Key(pygame.K_k, "K")),
            ("title", self.tr("result-title"), self._leave, "secondary", None),
        ]
        size, named, widths = self.layout.fitting(canvas, [(label, key) for _, label, _, _, key in entries], room)
        for (widget_id, label, act, kind, key), width in zip(entries, widths, strict=True):
            shown_key = key if key is None or named else Key(key.code)
            self.add(Button(widget_id, (x, y, width, tall), label, act, kind=kind, size=size, key=shown_key))
            x += width + BETWEEN
        self.foot_end = x - BETWEEN
        self.add(Picture("aside", self.layout.foot, self.painter.paint_aside))

    def round_name(self, number: int) -> str:
        """Say a round."""
        return self.tr("table-round", number=number)

    def _fill_reasons(self, *, sentences: bool) -> None:
        """Tell how it ended; with ``sentences``, each point too."""
        writer = OutcomeWriter(self.words.naming, self.view["outcome"])
        lines = [shown(spans) for spans in writer.ending()]
        if (reign := self.reign) is not None and reign.rose:
            lines.append(shown(writer.reign(reign.seat, reign.king, reign.rose, reign.ended, reign.fate)))
        if self.ending.king:
            lines.append((Span(self._goal()),))
        if self._filter == "all":
            lines += [(Span("· ", theme.GREY), *shown(spans)) for spans in writer.counts()]
            if reign is None or self.ending.winners != {reign.seat}:
                lines.append(shown(writer.winners()))
        for line in self.view["outcome"].get("lines", ()) if sentences else ():
            if self._filter in ("all", line["side"]):
                lines.append((Span("· ", theme.GREY), *shown(writer.line(line))))
        self._reasons.replace(lines)

    def _goal(self) -> str:
        """Say when the ghost king wins, and how far that was counted where it is a count that has let him win."""
        told, goal = self.words.card_lines(self.ending.king, len(self.session.names))[0], self.view["king_goal"]
        if goal is None or self.ending.king == NAMES or self.view["outcome"].get("cause") == DECK_OUT:
            return told
        have, need = goal["have"], goal["need"]
        return told + self.tr("result-counted", have=have, need=need, falls="yes" if have < need else "no")

    # ---- painting

    def paint(self, canvas: Canvas) -> None:
        """Paint the place and the headline."""
        paint_valley(canvas, self.ending.headline)
        self.painter.paint_headline(canvas)

    # ---- deeds

    def _choose(self, value: str) -> None:
        self._filter, self._offset, self._row_offset = value, 0.0, 0.0
        self.rebuild()

    def _scroll(self, offset: float | None) -> None:
        self._offset = offset

    def _scroll_rows(self, offset: float) -> None:
        self._row_offset = offset

    def _look(self) -> None:
        self.app.scenes.push(ResultOpening(self, stays=True))

    def _open_rules(self) -> None:
        self.app.scenes.push(RulesScene(self._rules, self.words, len(self.session.names)))

    def _again(self) -> None:
        reported(self.app, self.port.again)

    def _watch(self) -> None:
        reported(self.app, self.port.watch_replay)

    def _keep(self) -> None:
        reported(self.app, self.port.save_replay)

    def _leave(self) -> None:
        reported(self.app, self.port.show_title)
