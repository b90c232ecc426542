"""The end: identities turn over, points fly to their sides, and every point is explained."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from client.scenes.errors import reported
from client.scenes.names import identity_badge
from client.scenes.result_art import paint_victory
from client.scenes.result_model import SIDES, Ending
from client.scenes.result_tile import Tile, draw_tile
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
from client.ui.scenery import mixed
from client.ui.segments import Choice, Segments
from client.ui.spans import Span
from client.ui.theme import Material, Rgb, rgb
from client.ui.widget import Action, Box, Picture
from client.ui.widget_scene import WidgetScene
from client.words import Words
from client.words.outcome import OutcomeWriter

_MARGIN: Final = 20.0
_GAP: Final = 8.0
_BETWEEN: Final = 12.0
"""Room between two buttons at the foot."""
_TITLE: Final = 54.0
_HEADLINES: Final = {
    "taiping": "result-taiping",
    "tianshi": "result-tianshi",
    "heretics": "result-heretics",
    "king": "result-king",
    "one": "result-one",
    "shared": "result-shared",
    "nobody": "result-nobody",
}
_GLYPHS: Final[dict[Identity, str]] = {
    "taiping": "table-glyph-taiping",
    "tianshi": "table-glyph-tianshi",
    "heretic": "table-glyph-heretic",
    "unknown": "table-glyph-unknown",
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
        self._reasons = FlowText()

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
        self.invalidate()

    # ---- layout

    @property
    def _head(self) -> float:
        return max(88.0, self.app.canvas().text_height(44, "brush") + 24)

    @property
    def _foot(self) -> Box:
        tall = max(52.0, self.app.canvas().text_height(20, "bold") + 16)
        return (_MARGIN, self.m.high - tall - 14, self.m.wide - 2 * _MARGIN, tall)

    def _tiles(self) -> list[Box]:
        count = len(self.session.names)
        wide = min(170.0, (self.m.wide - 2 * _MARGIN - (count - 1) * _GAP) / count)
        left = (self.m.wide - count * wide - (count - 1) * _GAP) / 2
        tall = 96 + 2 * self.app.canvas().text_height(17, "bold") + 32
        return [(left + i * (wide + _GAP), self._head, wide, tall) for i in range(count)]

    def _columns(self) -> dict[str, Box]:
        _, top, _, tall = self._tiles()[0]
        y = top + tall + 20
        height = self._foot[1] - 14 - y
        sides = [side for side in SIDES if side in self.ending.totals]
        return {side: (_MARGIN + i * 166, y, 154, height) for i, side in enumerate(sides)}

    def _list_box(self) -> Box:
        columns = self._columns()
        _, top, _, tall = self._tiles()[0]
        y = top + tall + 20
        beside = _MARGIN + 230 if self.ending.king else _MARGIN
        left = max((x + w + 16 for x, _, w, _ in columns.values()), default=beside)
        return (left, y, self.m.wide - _MARGIN - left, self._foot[1] - 14 - y)

    def build(self) -> None:
        """Add everything."""
        self.words = Words(self.app.tr, self.session.names, self.session.viewer)
        self._fill_reasons()
        for seat, box in enumerate(self._tiles()):
            self.add(Picture(f"tile-{seat}", box, partial(self._paint_tile, seat=seat, box=box)))
        for side, box in self._columns().items():
            self.add(Picture(f"column-{side}", box, partial(self._paint_column, side=side, box=box)))
        self._add_reasons()
        self.add(Picture("flying", (0, 0, 0, 0), self._paint_flying))
        self._add_buttons()

    def _add_reasons(self) -> None:
        canvas = self.app.canvas()
        x, y, w, h = box = self._list_box()
        self.add(Picture("reasons-ground", box, lambda canvas: self._paint_panel(canvas, box)))
        head = max(32.0, canvas.text_height(17) + 8)
        if self.ending.totals:
            choices = [Choice("all", self.tr("table-log-all"))]
            choices += [Choice(side, self.words.naming.side(side)) for side in self.ending.totals]
            labels = [choice.label for choice in choices]
            title = canvas.text_width(self.tr("result-reasons"), 18, "bold")
            width = min(Segments.natural_width(canvas, labels), w - title - 50)
            self.add(Segments("filter", (x + w - width - 14, y + 10, width, head), choices, self._filter, self._choose))
        flow = (x + 18, y + head + 18, w - 26, h - head - 28)
        self.add(TextFlow("reasons", flow, self._reasons, size=17, offset=self._offset, on_scroll=self._scroll))

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

    def _fill_reasons(self) -> None:
        writer = OutcomeWriter(self.words.naming, self.view["outcome"])
        lines = [shown(spans) for spans in writer.ending()]
        if self.ending.king:
            lines += [(Span(line),) for line in self.words.card_lines(self.ending.king, len(self.session.names))]
        if self._filter == "all":
            lines += [(Span("· ", theme.GREY), *shown(spans)) for spans in writer.counts()]
            lines.append(shown(writer.winners()))
        for line in self.view["outcome"].get("lines", ()):
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
        width = canvas.text_width(text, _TITLE, "brush")
        badge = _BADGES.get(self.ending.headline)
        if badge is not None:
            draw_identity(canvas, badge, self.tr(_GLYPHS[badge]), middle - width / 2 - 44, y, 56)
        canvas.text(text, middle, y, _TITLE, theme.PAPER, face="brush", anchor="cc", shadow=theme.BLACK)
        room = middle - width / 2 - 90
        if self.session.seat is not None and self.ending.winners:
            key = "result-you-won" if self.session.seat in self.ending.winners else "result-you-lost"
            color = theme.LAMP if self.session.seat in self.ending.winners else theme.GREY
            canvas.text(
                self.tr(key), _MARGIN + 4, y, 26, color, face="bold", anchor="cl", shadow=theme.BLACK, max_width=room
            )
        rounds = self.tr("table-round", number=self.view["round"])
        canvas.text(rounds, self.m.wide - _MARGIN - 4, y, 18, theme.BONE, anchor="cr", shadow=theme.BLACK)

    def _paint_tile(self, canvas: Canvas, *, seat: int, box: Box) -> None:
        ending, player = self.ending, self.view["players"][seat]
        identity = ending.identities[seat]
        paid = ending.lines[: ending.paid(self.time)]
        tile = Tile(
            seat=seat,
            name=self.session.names[seat],
            is_bot=self.session.controllers[seat].bot is not None,
            face=identity or player["role"],
            label=self.words.identity(identity, short=True) if identity else self.words.card_short(player["role"]),
            badge_glyph=self.tr(_GLYPHS[identity_badge(identity)]) if identity else "",
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
        for i in range(total):
            top = y + h - foot - (i + 1) * step
            canvas.rounded(x + 22, top, w - 70, step - 4, _FILLS[side], radius=4, edge=theme.BONE, edge_width=1)
        number_y = y + h - foot - max(total, 1) * step
        color = theme.LAMP if won else theme.BONE
        canvas.text(str(total), x + w - 26, max(y + 30, number_y), 32, color, face="bold", anchor="cc")
        badge = _BADGES[side]
        draw_identity(canvas, badge, self.tr(_GLYPHS[badge]), x + 26, y + h - foot / 2 - 2, 30)
        name = self.words.naming.side(side)
        canvas.text(name, x + 48, y + h - foot / 2 - 2, 19, color, face="bold", anchor="cl", max_width=w - 54)

    def _paint_panel(self, canvas: Canvas, box: Box) -> None:
        x, y, _, _ = box
        canvas.panel(*box, _PANEL)
        head = max(32.0, canvas.text_height(17) + 8)
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
        self._filter, self._offset = value, 0.0
        self.rebuild()

    def _scroll(self, offset: float | None) -> None:
        self._offset = offset

    def _again(self) -> None:
        reported(self.app, self.port.again)

    def _watch(self) -> None:
        reported(self.app, self.port.watch_replay)

    def _keep(self) -> None:
        reported(self.app, self.port.save_replay)

    def _leave(self) -> None:
        reported(self.app, self.port.show_title)
