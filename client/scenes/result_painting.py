"""The painted parts of the result: the headline, the tiles, the columns, and the points that fly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from client.scenes.names import badge_glyphs, identity_badge, mode_name, ruleset_name
from client.scenes.result_emblem import draw_emblem
from client.scenes.result_layout import MARGIN, TileMeasures
from client.scenes.result_tile import Tile, draw_tile
from client.scenes.table.geometry import between
from client.scenes.table.looks import badge_suit
from client.ui import theme
from client.ui.badges import Identity, Suit, draw_identity, draw_suit_badge
from client.ui.canvas import Canvas
from client.ui.cardface import RATIO, card_surface
from client.ui.icons import draw_icon
from client.ui.listview import ListView
from client.ui.scenery import mixed
from client.ui.shapes import Point
from client.ui.theme import Material, Rgb, rgb
from client.ui.widget import Box
from client.words.outcome import OutcomeWriter
from client.words.spans import plain

if TYPE_CHECKING:
    from client.scenes.result import ResultScene

_TITLE: Final = 54.0
_FATES: Final = (32.0, 28.0, 24.0, 20.0, 18.0, 16.0)
"""Sizes for what has become of the person: the first for which there is room beside the headline."""
_SUBORDINATE: Final = 0.62
"""How high type below the headline is at most: it grows with the text, the headline is drawn."""
_REASON: Final = 17.0
_REASON_ABOVE_TILES: Final = 18.0
_EMBLEM: Final = 0.6
"""How much of a column's width the sign at its head fills."""
_TOTALS: Final = (38.0, 32.0, 26.0)
"""Sizes of a side's points: the first that leaves the bars below it room enough."""
_NUMBER: Final = 0.2
"""How much of a column's height the number may take."""
_PAD: Final = 10.0
_STEP: Final = 32.0
"""The distance of two bars where there is room enough."""
_MORE, _MORE_TALL = 15.0, 21.0
"""The size of what is said of the rows out of sight, and how tall its ground is: it hangs on the panel's edge."""
_BAR: Final = 0.56
"""How much of a column's width a bar fills."""
_EDGED: Final = 8.0
"""So far apart bars have an edge of their own."""
_BOW: Final = 30.0
"""How far the way of a flying point rises above a straight line."""
_SPARKS: Final = 6
_SPARK_STEP: Final = 0.07
"""How far apart the sparks are that a flying point leaves behind, as a share of its way."""
_RAISED: Final = 11.0
"""How much higher the headline stands where there is a line below it."""
_LESS: Final = 58.0
"""And its size there."""
_HEADLINES: Final = {
    "taiping": "result-taiping",
    "tianshi": "result-tianshi",
    "heretics": "result-heretics",
    "king": "result-king",
    "one": "result-one",
    "shared": "result-shared",
    "nobody": "result-nobody",
}
_FATE_WORDS: Final = {"fell": "result-king-fell", "won": "result-king-won"}
_BADGES: Final[dict[str, Identity]] = {"taiping": "taiping", "tianshi": "tianshi", "heretics": "heretic"}
_FILLS: Final[dict[str, Rgb]] = {
    "taiping": theme.CINNABAR,
    "tianshi": theme.INDIGO,
    "heretics": rgb("#4a3560"),
}
_PANEL: Final = Material(theme.LACQUER, 252, theme.LINE, 1.2, inner_line=True, cut=7)


class ResultPainter:
    """Paints a result as far as its show has come.

    Args:
        scene: the result.
    """

    def __init__(self, scene: ResultScene) -> None:
        self.scene = scene

    def paint_headline(self, canvas: Canvas) -> None:
        """Paint who has won, what has become of the person, and the round."""
        middle, y = self.scene.m.wide / 2, self.scene.layout.head / 2
        told_by = self.reason if self.scene.layout.tells_cause else ""
        headline = (y - _RAISED, _LESS) if told_by else (y, _TITLE)
        beside = self.scene.m.wide - self.scene.widget("picture").box[0] + 16  # as much is left free on either side
        room = middle - self.announce(canvas, *headline, margin=beside) / 2 - MARGIN - 16
        below = (middle, self.scene.layout.head - _REASON_ABOVE_TILES)
        canvas.text(told_by, *below, _REASON, theme.BONE, anchor="cc", shadow=theme.BLACK)
        told, color = self.fate
        sizes = self.below(headline[1], _FATES)
        size = next((size for size in sizes if canvas.text_width(told, size, "bold") <= room), sizes[-1])
        canvas.text(told, MARGIN + 4, y, size, color, face="bold", anchor="cl", shadow=theme.BLACK, max_width=room)
        if told_by:
            return
        rounds = self.scene.round_name(self.scene.view["round"])
        canvas.text(rounds, self.scene.m.wide - MARGIN - 4, y - 16, 18, theme.BONE, anchor="cr", shadow=theme.BLACK)

    def announce(self, canvas: Canvas, y: float, largest: float, *, margin: float = MARGIN) -> float:
        """Write who has won, in the middle of the window, with the badge of the side before it.

        Args:
            canvas: where to.
            y: the middle of the line.
            largest: its size in design units, if there is room for that.
            margin: what stays free on either side of it.

        Returns:
            The width of badge and words in design units.
        """
        ending, m = self.scene.ending, self.scene.m
        winner = next((self.scene.session.names[seat] for seat in ending.winners), "")
        text = self.scene.tr(_HEADLINES[ending.headline], name=winner)

        def width_at(size: float) -> float:
            return m.du(canvas.ink.fonts.width(text, "brush", m.glyph_px(size)))

        badge = _BADGES.get(ending.headline)
        share = 1.32 if badge is not None else 0.0
        size = min(largest, largest * (m.wide - 2 * margin) / max(1.0, width_at(largest) + share * largest))
        width, lead = width_at(size), size * share
        left = (m.wide - width - lead) / 2
        if badge is not None:
            glyph = badge_glyphs(self.scene.app.tr)[badge]
            draw_identity(canvas, badge, glyph, left + size * 0.52, y, size * 1.04)
        place = (left + lead + width / 2, y)
        canvas.text(text, *place, size, theme.PAPER, face="brush", anchor="cc", shadow=theme.BLACK, geometry=True)
        return width + lead

    def below(self, headline: float, sizes: tuple[float, ...]) -> list[float]:
        """Return which sizes of type look less than a headline of a size, at any scale of the text; one at least."""
        m = self.scene.m
        return [s for s in sizes if m.font_px(s) <= m.glyph_px(headline * _SUBORDINATE)] or [sizes[-1]]

    @property
    def fate(self) -> tuple[str, Rgb]:
        """What has become of the person, and the colour of these words; "" where nobody has won or nobody watches."""
        seat, winners = self.scene.session.seat, self.scene.ending.winners
        if seat is None or not winners:
            return "", theme.GREY
        return (
            (self.scene.tr("result-you-won"), theme.LAMP)
            if seat in winners
            else (self.scene.tr("result-you-lost"), theme.RED_TEXT)
        )

    @property
    def reason(self) -> str:
        """What has ended it and in which round, in the few words that stand below the headline."""
        scene = self.scene
        needed = scene.view["points_to_end"]
        banishers = [seat for seat, player in enumerate(scene.view["players"]) if len(player["points"]) >= needed]
        writer = OutcomeWriter(scene.words.naming, scene.view["outcome"])
        cause = plain(writer.cause(banishers[0] if len(banishers) == 1 else None, needed))
        return f"{scene.round_name(scene.view['round'])} · {cause}"

    def paint_aside(self, canvas: Canvas) -> None:
        """Say beside the buttons how the show is cut short, and once all is seen, what was played."""
        left, (x, y, w, h) = self.scene.foot_end + 24, self.scene.layout.foot
        view, tr = self.scene.view, self.scene.app.tr
        played = f"{ruleset_name(tr, view['ruleset'])} · {mode_name(tr, view['mode'])}"
        told = self.scene.tr("result-skip") if self.scene.animating else played
        if canvas.text_width(told, _REASON) <= x + w - left:
            place = (x + w - 4, y + h / 2)
            canvas.text(told, *place, _REASON, theme.BONE, anchor="cr", shadow=theme.BLACK)

    def paint_tile(self, canvas: Canvas, *, seat: int, box: Box, measures: TileMeasures) -> None:
        """Paint a player's tile as it stands by now."""
        ending, player = self.scene.ending, self.scene.view["players"][seat]
        identity = ending.identities[seat]
        face = identity or player["role"]
        paid = ending.lines[: ending.paid(self.scene.time)]
        tile = Tile(
            seat=seat,
            name=self.scene.session.names[seat],
            is_bot=self.scene.session.controllers[seat].bot is not None,
            face=face,
            role=player["role"] if identity else "",
            slip=self.scene.words.slip(face) if identity else "",
            label=self.scene.label(seat),
            badge_glyph=badge_glyphs(self.scene.app.tr)[identity_badge(identity)] if identity else "",
            points=self._points(seat),
            none=self.scene.tr("result-none-banished"),
            scored=sum(line.points for line in paid if line.seat == seat) if ending.totals else None,
            ghosts=len(player["ghosts"]) if ending.by_ghosts else None,
            won=seat in ending.winners,
            mine=self._mine(seat),
            was_king=seat == self.scene.king_seat,
            fate=self._fate_of(seat),
            turned=ending.tile_turned(seat, self.scene.time),
            form=measures.form,
            card=measures.card,
            grown=measures.grown,
            lines=measures.lines,
        )
        draw_tile(canvas, tile, box)

    def _mine(self, seat: int) -> str:
        """Return the word that marks the person's own tile, "" on any other."""
        if seat != self.scene.session.seat:
            return ""
        you = self.scene.words.naming.seat(seat)[0].text
        return you[:1].upper() + you[1:]

    def _fate_of(self, seat: int) -> str:
        """Return in a word what has become of a seat as the ghost king, "" for nothing or for anybody else."""
        reign = self.scene.reign
        key = _FATE_WORDS.get(reign.fate, "") if reign is not None and reign.seat == seat else ""
        return self.scene.tr(key) if key else ""

    def _points(self, seat: int) -> tuple[tuple[Suit, str], ...]:
        """Return what a seat has been paid for, in the order it is paid, then what it banished for nothing."""
        ending = self.scene.ending
        paid = ending.paid(self.scene.time)
        lines = [(number, line) for number, line in enumerate(ending.lines) if line.seat == seat]
        worth = [(badge_suit(line.suit), str(line.points) if number < paid else "") for number, line in lines]
        faces = [line["face"] for line in self.scene.view["outcome"].get("lines", ()) if line["seat"] == seat]
        nothing = "0" if ending.totals and self.scene.time >= ending.shown_at else ""
        for point in self.scene.view["players"][seat]["points"]:
            if point["face"] in faces:
                faces.remove(point["face"])
            else:
                worth.append((badge_suit(point["suit"]), nothing))
        return tuple(worth)

    def paint_column(self, canvas: Canvas, *, side: str, box: Box) -> None:
        """Paint the points a side has got by now."""
        x, y, w, h = box
        ending = self.scene.ending
        won = side in ending.won and self.scene.time >= ending.shown_at
        canvas.panel(x, y, w, h, Material(theme.LACQUER, 252, theme.LAMP if won else theme.LINE, 2.2 if won else 1.1))
        foot = canvas.text_height(19, "bold") + 18
        color = theme.LAMP if won else theme.BONE
        room = h - foot
        size = next((size for size in _TOTALS if canvas.text_height(size, "bold") <= room * _NUMBER), _TOTALS[-1])
        number = canvas.text_height(size, "bold")
        emblem = min(w * _EMBLEM, (room - number) * 0.36)
        draw_emblem(canvas, side, x + w / 2, y + _PAD + emblem / 2, emblem, lit=won)
        total, final = ending.total(side, self.scene.time), max(1, *ending.totals.values())
        step = min(_STEP, (room - number - emblem - 2 * _PAD) / final)
        tall = max(2.0, step - min(4.0, step * 0.24))
        bar = w * _BAR
        base = y + room
        for i in range(total):
            top = base - (i + 1) * step
            edge = theme.BONE if step >= _EDGED else None
            left = x + (w - bar) / 2
            fill = _FILLS[side]
            canvas.rounded(left, top, bar, tall, fill, radius=min(4, tall / 3), edge=edge, edge_width=1)
        canvas.text(str(total), x + w / 2, base - total * step - number / 2, size, color, face="bold", anchor="cc")
        badge = _BADGES[side]
        draw_identity(canvas, badge, badge_glyphs(self.scene.app.tr)[badge], x + 26, y + h - foot / 2 - 2, 30)
        names = {each: self.scene.words.naming.side(each) for each in ending.totals}
        if all(canvas.text_width(name, 19, "bold") <= w - 54 for name in names.values()):  # else the badges say it
            canvas.text(names[side], x + 48, y + h - foot / 2 - 2, 19, color, face="bold", anchor="cl")

    def paint_panel(self, canvas: Canvas, box: Box, head: float) -> None:
        """Paint the ground of the reasons, and the ghost king who decided the match."""
        x, y, _, _ = box
        canvas.panel(*box, _PANEL)
        title = self.scene.tr("result-reasons" if self.scene.ending.totals else "result-ended")
        canvas.text(title, x + 18, y + 10 + head / 2, 18, theme.GOLD, face="bold", anchor="cl")
        if self.scene.ending.king:
            self._paint_king(canvas)

    def paint_fallen(self, canvas: Canvas) -> None:
        """Paint the card of a ghost king who hasn't won beside what is told of him."""
        reign = self.scene.reign
        assert reign is not None
        x, y, w, h = self.scene.widget("fallen").box
        width = min(w - 14, h / RATIO)
        card = card_surface(canvas, reign.king, canvas.m.px(width), title=self.scene.words.slip(reign.king))
        canvas.paste(card, (canvas.m.px(x + w - 14 - width), canvas.m.px(y + (h - width * RATIO) / 2)))

    def _paint_king(self, canvas: Canvas) -> None:
        x, y, _, h = self.scene.layout.list_box()
        width, king = self.scene.layout.king_width, self.scene.ending.king
        y += (h - width * RATIO) / 2
        card = card_surface(canvas, king, canvas.m.px(width), title=self.scene.words.slip(king))
        canvas.glow(x - 16 - width / 2, y + width * RATIO / 2, width, width, theme.CINNABAR, alpha=150, power=1.2)
        canvas.paste(card, (canvas.m.px(x - 16 - width), canvas.m.px(y)))

    def paint_more(self, canvas: Canvas, *, rows: ListView) -> None:
        """Say on the lower edge of the panel how many rows are out of sight below."""
        x, y, w, h = self.scene.layout.list_box()
        count = rows.count - round((rows.offset + rows.box[3]) / rows.row_height)
        if count <= 0:
            return
        told = self.scene.tr("result-more", count=count)
        wide = canvas.m.du(canvas.ink.fonts.width(told, "regular", canvas.m.glyph_px(_MORE))) + 44
        left, top = x + (w - wide) / 2, y + h - _MORE_TALL + 8
        canvas.rounded(left, top, wide, _MORE_TALL, theme.LACQUER, radius=_MORE_TALL / 2, edge=theme.LINE)
        middle = top + _MORE_TALL / 2
        draw_icon(canvas, "down", left + 16, middle, 5, theme.LAMP)
        canvas.text(told, left + 28, middle, _MORE, theme.BONE, anchor="cl", geometry=True)

    def paint_flying(self, canvas: Canvas) -> None:
        """Paint the points that are on their way."""
        tiles, columns = self.scene.layout.tiles(), self.scene.layout.columns()
        for number, t in self.scene.ending.flying(self.scene.time):
            line = self.scene.ending.lines[number]
            if line.side not in columns:
                continue
            x0, y0, w0, h0 = tiles[line.seat]
            x1, y1, w1, _ = columns[line.side]
            start, end = (x0 + w0 / 2, y0 + h0 - 20), (x1 + w1 / 2, y1 + 40)
            for spark in range(_SPARKS, 0, -1):
                x, y = _on_its_way(start, end, max(0.0, t - spark * _SPARK_STEP))
                canvas.circle(x, y, 3.4 - spark * 0.3, theme.LAMP, alpha=230 - 30 * spark)
            x, y = _on_its_way(start, end, t)
            canvas.glow(x, y, 34, 34, theme.LAMP, alpha=200)
            draw_suit_badge(
                canvas, badge_suit(line.suit), x, y, 32, str(line.points), mixed(theme.LAMP, theme.BONE, 0.3)
            )


def _on_its_way(start: Point, end: Point, t: float) -> Point:
    """Return where a point is that flies from a tile to a column in a bow, from 0 to 1."""
    x, y = between(start, end, t)
    return (x, y - _BOW * 4 * t * (1 - t))
