"""The end: identities turn over, points fly to their sides, and every point is explained."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from client.scenes.errors import reported
from client.scenes.names import badge_glyphs, identity_badge
from client.scenes.result_art import paint_victory
from client.scenes.result_model import SIDES, Ending
from client.scenes.result_reasons import ReasonTable, reasons_of, rounds_of
from client.scenes.result_tile import Tile, draw_tile, least_width
from client.scenes.rules_scene import RulesScene
from client.scenes.table.looks import badge_suit
from client.scenes.table.ports import TablePort
from client.scenes.table.tableau import shown
from client.session.shown import Shown
from client.ui import theme
from client.ui.badges import Identity, draw_identity, draw_suit_badge
from client.ui.button import Button, Key
from client.ui.canvas import Canvas
from client.ui.cardface import RATIO, card_surface
from client.ui.flow import FlowText, TextFlow
from client.ui.listview import ListView
from client.ui.scenery import mixed
from client.ui.segments import Choice, Segments
from client.ui.spans import Span
from client.ui.theme import Material, Rgb, rgb
from client.ui.widget import Action, Box, Picture
from client.ui.widget_scene import WidgetScene
from client.words import Words
from client.words.outcome import OutcomeWriter
from core.ghostplay.why import rules_of
from core.kernel.events import Event

_MARGIN: Final = 20.0
_GAP: Final = 8.0
_BETWEEN: Final = 12.0
"""Room between two buttons at the foot."""
_TITLE: Final = 54.0
_FATES: Final = (26.0, 22.0, 18.0, 15.0)
"""Sizes for what has become of the person: the first for which there is room beside the headline."""
_HEADLINES: Final = {
    "taiping": "result-taiping",
    "tianshi": "result-tianshi",
    "heretics": "result-heretics",
    "king": "result-king",
    "one": "result-one",
    "shared": "result-shared",
    "nobody": "result-nobody",
}
_BADGES: Final[dict[str, Identity]] = {"taiping": "taiping", "tianshi": "tianshi", "heretics": "heretic"}
_FILLS: Final[dict[str, Rgb]] = {
    "taiping": theme.CINNABAR,
    "tianshi": theme.INDIGO,
    "heretics": rgb("#4a3560"),
}
_PANEL: Final = Material(theme.LACQUER, 230, theme.LINE, 1.2, inner_line=True, cut=7)


class ResultScene(WidgetScene):
    """Shows who has won and why.

    Args:
        session: the finished match.
        port: deals it anew, or leaves.
    """

    def __init__(self, session: Shown, port: TablePort) -> None:
        super().__init__()
        self.session, self.port = session, port
        self.view = session.view()
        self.ending = Ending.of(self.view["outcome"])
        self.time = 0.0
        self.focus_id = "again"
        self._filter = "all"
        self._offset: float | None = 0.0
        self._row_offset = 0.0
        self._reasons = FlowText()
        """What is told in sentences: the end, and where a table has no room, each point."""
        self._table: ReasonTable | None = None
        self._rounds = rounds_of(self.view["outcome"].get("lines", ()), session.events(0), session.viewer)
        self._rules = self._rules_behind()

    def _rules_behind(self) -> tuple[str, ...]:
        """Return the rules by which the match has ended, and by which points were scored."""
        over = Event(0, "match_over", {"outcome": self.view["outcome"]})
        scored = [line["reason"] for line in self.view["outcome"].get("lines", ())]
        return tuple(dict.fromkeys([*rules_of(over, self.view["ruleset"], self.view["mode"]), *scored]))

    # ---- life

    def enter(self) -> None:
        """Begin the show, or show it all at once where nothing is to move."""
        won, seat = self.ending.winners, self.session.seat
        self.app.sounds.play("toll" if seat is None else "win" if seat in won else "loss")
        settings = self.app.settings
        if settings.motion != "full" or settings.pace == "instant":
            self.time = self.ending.shown_at

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
        if self.animating:
            self.time += dt
            self._light_up()
            self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        """A click beside all buttons, or Space, ends the show."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE and self.animating:
            self._end_show()
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
        else:
            rows.chosen = -1

    # ---- layout

    @property
    def _head(self) -> float:
        return 88.0 if self.m.crowding < 1.4 else 100.0

    @property
    def _foot(self) -> Box:
        tall = max(52.0, self.app.canvas().text_height(20, "bold") + 16)
        return (_MARGIN, self.m.high - tall - 14, self.m.wide - 2 * _MARGIN, tall)

    def _tiles(self) -> list[Box]:
        """Return the places of the players' tiles: in two rows where one would cut a word."""
        canvas, count = self.app.canvas(), len(self.session.names)
        line = canvas.text_height(17, "bold")
        needed = max(least_width(canvas, name, self._label(seat)) for seat, name in enumerate(self.session.names))
        room = self.m.wide - 2 * _MARGIN
        rows = 1 if needed * count + (count - 1) * _GAP <= room else 2
        per_row = -(-count // rows)
        wide = min(max(170.0, needed) if rows == 1 else 320.0, (room - (per_row - 1) * _GAP) / per_row)
        tall = 96 + 2 * line + 32 if rows == 1 else line + 108
        boxes = []
        for seat in range(count):
            row, column = divmod(seat, per_row)
            in_row = min(per_row, count - row * per_row)
            left = (self.m.wide - in_row * wide - (in_row - 1) * _GAP) / 2
            boxes.append((left + column * (wide + _GAP), self._head + row * (tall + _GAP), wide, tall))
        return boxes

    def _label(self, seat: int) -> str:
        """Return what stands beside a player's card: the identity, or where there are none, the role."""
        identity = self.ending.identities[seat]
        if identity:
            return self.words.identity(identity, short=True)
        return self.words.card_short(self.view["players"][seat]["role"] or "")

    @property
    def _below(self) -> tuple[float, float]:
        """Where what stands below the tiles begins, and its height."""
        _, top, _, tall = self._tiles()[-1]
        y = top + tall + (20 if top == self._head else 10)
        return y, self._foot[1] - 14 - y

    def _columns(self) -> dict[str, Box]:
        y, height = self._below
        sides = [side for side in SIDES if side in self.ending.totals]
        return {side: (_MARGIN + i * 166, y, 154, height) for i, side in enumerate(sides)}

    def _list_box(self) -> Box:
        columns = self._columns()
        y, height = self._below
        beside = _MARGIN + 230 if self.ending.king else _MARGIN
        left = max((x + w + 16 for x, _, w, _ in columns.values()), default=beside)
        return (left, y, self.m.wide - _MARGIN - left, height)

    def build(self) -> None:
        """Add everything."""
        self.words = Words(self.app.tr, self.session.names, self.session.viewer)
        for seat, box in enumerate(self._tiles()):
            self.add(Picture(f"tile-{seat}", box, partial(self._paint_tile, seat=seat, box=box)))
        for side, box in self._columns().items():
            self.add(Picture(f"column-{side}", box, partial(self._paint_column, side=side, box=box)))
        self._add_rules()
        self._add_reasons()
        self.add(Picture("flying", (0, 0, 0, 0), self._paint_flying))
        self._add_buttons()

    def _add_rules(self) -> None:
        """Add the button that opens the rules behind the end, under the round."""
        canvas = self.app.canvas()
        label, width = self._rules_label(), self._rules_width(canvas)
        tall = canvas.text_height(16) + 8
        place = (self.m.wide - _MARGIN - width, self._head / 2 + 2, width, tall)
        hint = self.tr("table-rules-hint")
        key = Key(pygame.K_r)
        self.add(Button("rules", place, label, self._open_rules, kind="quiet", size=16, key=key, hint=hint))

    def _add_reasons(self) -> None:
        canvas = self.app.canvas()
        x, y, w, h = box = self._list_box()
        head = max(32.0, canvas.text_height(17) + 8)
        self.add(Picture("reasons-ground", box, lambda canvas: self._paint_panel(canvas, box, head)))
        top = y + head + 18
        if self.ending.totals:
            top = self._add_filter(canvas, box, head)
        rows = reasons_of(self.words, self.view["outcome"], self._rounds, self._filter)
        table = ReasonTable(canvas, rows, badge_glyphs(self.app.tr), self._round_name, w - 40)
        self._fill_reasons(sentences=False)
        told = self._told_height(canvas, w - 26)
        below = top + told + 6
        room = y + h - 10 - below
        fits = bool(rows) and table.width <= w - 40 and room >= min(3, len(rows)) * table.row_height
        self._table = table if fits else None
        if fits:
            self._add_rows((x + 10, below, w - 18, room))
        else:
            self._fill_reasons(sentences=True)
        flow: Box = (x + 18, top, w - 26, told if fits else y + h - 10 - top)
        self.add(TextFlow("reasons", flow, self._reasons, size=17, offset=self._offset, on_scroll=self._scroll))

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

        nothing = partial(self.invalidate)
        rows = ListView(
            "rows", box, len(table.rows), table.row_height, paint,
            on_choose=lambda row: None, on_activate=nothing, offset=self._row_offset, on_scroll=self._scroll_rows,
        )  # fmt: skip
        self.add(rows)

    def _told_height(self, canvas: Canvas, width: float) -> float:
        """Return the height of what is told in sentences above the table."""
        self._reasons.lay_out(canvas, width - 14, 17)
        return self._reasons.line_count * self.m.du(round(self.m.font_px(17) * 1.32)) + 2

    def _rules_width(self, canvas: Canvas) -> float:
        return canvas.text_width(self._rules_label(), 16) + 40

    def _rules_label(self) -> str:
        return " · ".join(self._rules[:2])

    def _add_buttons(self) -> None:
        """Add the buttons at the foot; where they have no room, those of the replay get by with less."""
        canvas = self.app.canvas()
        x, y, room, tall = self._foot
        entries: list[tuple[str, str, Action, theme.ButtonKind, Key | None]] = [
            ("again", self.tr("result-again"), self._again, "primary", Key(pygame.K_RETURN, self.tr("key-enter"))),
            ("watch", self.tr("result-watch"), self._watch, "secondary", Key(pygame.K_w, "W")),
            ("keep", self.tr("result-keep"), self._keep, "secondary", Key(pygame.K_k, "K")),
            ("title", self.tr("result-title"), self._leave, "secondary", None),
        ]
        size, named, widths = self._fitting(canvas, [(label, key) for _, label, _, _, key in entries], room)
        for (widget_id, label, act, kind, key), width in zip(entries, widths, strict=True):
            shown_key = key if key is None or named else Key(key.code)
            self.add(Button(widget_id, (x, y, width, tall), label, act, kind=kind, size=size, key=shown_key))
            x += width + _BETWEEN

    def _fitting(
        self, canvas: Canvas, entries: list[tuple[str, Key | None]], room: float
    ) -> tuple[float, bool, list[float]]:
        """Return the type size at which the buttons fit beside each other, whether keys are named, and the widths."""
        gaps = _BETWEEN * (len(entries) - 1)
        widths: list[float] = []
        for size, named in ((20.0, True), (20.0, False), (18.0, False), (16.0, False)):
            widths = [
                canvas.text_width(label, size, "bold")
                + (canvas.text_width(key.name, 16) + 62 if key is not None and named else 40)
                for label, key in entries
            ]
            if sum(widths) + gaps <= room:
                wide = [max(200.0, width) for width in widths]
                return size, named, wide if sum(wide) + gaps <= room else widths
        return 16.0, False, [width * (room - gaps) / sum(widths) for width in widths]

    def _round_name(self, number: int) -> str:
        return self.tr("table-round", number=number)

    def _fill_reasons(self, *, sentences: bool) -> None:
        """Tell how it ended; with ``sentences``, each point too."""
        writer = OutcomeWriter(self.words.naming, self.view["outcome"])
        lines = [shown(spans) for spans in writer.ending()]
        if self.ending.king:
            lines += [(Span(line),) for line in self.words.card_lines(self.ending.king, len(self.session.names))]
        if self._filter == "all":
            lines += [(Span("· ", theme.GREY), *shown(spans)) for spans in writer.counts()]
            lines.append(shown(writer.winners()))
        for line in self.view["outcome"].get("lines", ()) if sentences else ():
            if self._filter in ("all", line["side"]):
                lines.append((Span("· ", theme.GREY), *shown(writer.line(line))))
        self._reasons.replace(lines)

    # ---- painting

    def paint(self, canvas: Canvas) -> None:
        """Paint the place and the headline."""
        paint_victory(canvas, self.ending.headline)
        self._paint_headline(canvas)

    def _paint_headline(self, canvas: Canvas) -> None:
        middle, y = self.m.wide / 2, self._head / 2
        winner = next((self.session.names[seat] for seat in self.ending.winners), "")
        text = self.tr(_HEADLINES[self.ending.headline], name=winner)
        width = self.m.du(canvas.ink.fonts.width(text, "brush", self.m.glyph_px(_TITLE)))
        badge = _BADGES.get(self.ending.headline)
        if badge is not None:
            draw_identity(canvas, badge, badge_glyphs(self.app.tr)[badge], middle - width / 2 - 44, y, 56)
        canvas.text(text, middle, y, _TITLE, theme.PAPER, face="brush", anchor="cc", shadow=theme.BLACK, geometry=True)
        room = middle - width / 2 - 90
        if self.session.seat is not None and self.ending.winners:
            key = "result-you-won" if self.session.seat in self.ending.winners else "result-you-lost"
            color = theme.LAMP if self.session.seat in self.ending.winners else theme.GREY
            told = self.tr(key)
            size = next((size for size in _FATES if canvas.text_width(told, size, "bold") <= room), _FATES[-1])
            canvas.text(told, _MARGIN + 4, y, size, color, face="bold", anchor="cl", shadow=theme.BLACK, max_width=room)
        rounds = self._round_name(self.view["round"])
        canvas.text(rounds, self.m.wide - _MARGIN - 4, y - 16, 18, theme.BONE, anchor="cr", shadow=theme.BLACK)

    def _paint_tile(self, canvas: Canvas, *, seat: int, box: Box) -> None:
        ending, player = self.ending, self.view["players"][seat]
        identity = ending.identities[seat]
        paid = ending.lines[: ending.paid(self.time)]
        tile = Tile(
            seat=seat,
            name=self.session.names[seat],
            is_bot=self.session.controllers[seat].bot is not None,
            face=identity or player["role"],
            label=self._label(seat),
            badge_glyph=badge_glyphs(self.app.tr)[identity_badge(identity)] if identity else "",
            points=tuple(badge_suit(point["suit"]) for point in player["points"]),
            scored=sum(line.points for line in paid if line.seat == seat) if ending.totals else None,
            ghosts=len(player["ghosts"]) if ending.by_ghosts else None,
            won=seat in ending.winners,
            turned=ending.tile_turned(seat, self.time),
        )
        draw_tile(canvas, tile, box)

    def _paint_column(self, canvas: Canvas, *, side: str, box: Box) -> None:
        x, y, w, h = box
        won = side in self.ending.won and self.time >= self.ending.shown_at
        canvas.panel(x, y, w, h, Material(theme.LACQUER, 232, theme.LAMP if won else theme.LINE, 2.2 if won else 1.1))
        foot = canvas.text_height(19, "bold") + 18
        total, final = self.ending.total(side, self.time), max(1, *self.ending.totals.values())
        room = h - foot - 52
        step = min(26.0, room / final)
        bar = w - 40 - max(32.0, canvas.text_width(str(final), 32, "bold"))
        for i in range(total):
            top = y + h - foot - (i + 1) * step
            canvas.rounded(x + 16, top, bar, step - 4, _FILLS[side], radius=4, edge=theme.BONE, edge_width=1)
        number_y = y + h - foot - max(total, 1) * step
        color = theme.LAMP if won else theme.BONE
        half = canvas.text_height(32, "bold") / 2
        canvas.text(str(total), x + w - 10, max(y + half + 4, number_y), 32, color, face="bold", anchor="cr")
        badge = _BADGES[side]
        draw_identity(canvas, badge, badge_glyphs(self.app.tr)[badge], x + 26, y + h - foot / 2 - 2, 30)
        name = self.words.naming.side(side)
        if canvas.text_width(name, 19, "bold") <= w - 54:  # else the badge says it
            canvas.text(name, x + 48, y + h - foot / 2 - 2, 19, color, face="bold", anchor="cl")

    def _paint_panel(self, canvas: Canvas, box: Box, head: float) -> None:
        x, y, _, _ = box
        canvas.panel(*box, _PANEL)
        title = self.tr("result-reasons")
        canvas.text(title, x + 18, y + 10 + head / 2, 18, theme.GOLD, face="bold", anchor="cl")
        if self.ending.king:
            self._paint_king(canvas)

    def _paint_king(self, canvas: Canvas) -> None:
        x, y, _, h = self._list_box()
        width = min(206.0, (h - 4) / RATIO)
        card = card_surface(canvas, self.ending.king, canvas.m.px(width), title="")
        canvas.glow(x - 16 - width / 2, y + width * RATIO / 2, width, width, theme.CINNABAR, alpha=150, power=1.2)
        canvas.paste(card, (canvas.m.px(x - 16 - width), canvas.m.px(y)))

    def _paint_flying(self, canvas: Canvas) -> None:
        tiles, columns = self._tiles(), self._columns()
        for number, t in self.ending.flying(self.time):
            line = self.ending.lines[number]
            if line.side not in columns:
                continue
            x0, y0, w0, h0 = tiles[line.seat]
            x1, y1, w1, _ = columns[line.side]
            start, end = (x0 + w0 / 2, y0 + h0 - 20), (x1 + (w1 - 26) / 2, y1 + 40)
            x = start[0] + (end[0] - start[0]) * t
            y = start[1] + (end[1] - start[1]) * t - 60 * 4 * t * (1 - t) * 0.5
            canvas.glow(x, y, 34, 34, theme.LAMP, alpha=200)
            draw_suit_badge(
                canvas, badge_suit(line.suit), x, y, 32, str(line.points), mixed(theme.LAMP, theme.BONE, 0.3)
            )

    # ---- deeds

    def _choose(self, value: str) -> None:
        self._filter, self._offset, self._row_offset = value, 0.0, 0.0
        self.rebuild()

    def _scroll(self, offset: float | None) -> None:
        self._offset = offset

    def _scroll_rows(self, offset: float) -> None:
        self._row_offset = offset

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
