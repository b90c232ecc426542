"""Moments that fill the whole window: a ghost king stands up."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations, pairwise
from typing import Final

from client.scenes.table.backdrop import king_color
from client.scenes.table.movers import share, smooth
from client.scenes.table.sprites import card_sprite, dark_rays, dimmed
from client.ui import theme
from client.ui.breaking import NO_START, is_cjk
from client.ui.canvas import Canvas
from client.ui.cardface import RATIO, portrait_surface
from client.ui.metrics import Metrics
from client.ui.scenery import mixed
from client.ui.theme import Rgb

RISING: Final = "rising"
"""The tag of a king who stands up."""
_COME: Final = 0.22
_GO: Final = 0.84
"""The shares of its time by which it has come, and from which it goes."""
_TOLD: Final = 52.0
_GOALS: Final = (21.0, 17.0, 14.0)
"""Sizes for how he wins: the first at which that takes no more than two lines, or else three."""
_CARD: Final = 0.445
"""The width of his card as a share of the window's height, where the words below leave it so much."""
_TOP: Final = 18.0
_APART: Final = 12.0
"""Above his card, and from it to the words."""
_DARK: Final = 26.0
"""How far it is dark around the words."""
_LEADING: Final = 1.14
_PORTRAIT: Final = 68.0
_BESIDE: Final = 18.0
"""The portrait of who has become him, and from there to the words."""
WIDEST: Final = 800.0
"""Of the words: lines that run from edge to edge aren't read in two seconds."""
_ENDS: Final = "，。；：、）"
"""After these a Chinese sentence is best broken: a word may run over the end of any other line."""
_STEPS: Final = 12
"""So many strengths and sizes are made of what comes and goes."""


@dataclass(slots=True)
class Rising:
    """A ghost king stands up before everybody: the table goes dark, and his card rises in rays in the middle.

    Attributes:
        king: his card.
        told: who has become which king.
        goal: how he wins.
        portrait: the card whose picture stands for that player.
        color: that player's.
        foot: where all of it ends.
        begin: when it begins, in seconds.
        duration: how long it is seen.
        slip: the words on the card's title slip.
        tag: see `Mover`.
    """

    king: str
    told: str
    goal: str
    portrait: str
    color: Rgb
    foot: float
    begin: float
    duration: float
    slip: str = ""
    tag: str = ""
    _measured: dict[Metrics, tuple[float, list[str]]] = field(default_factory=dict, init=False)

    def draw(self, canvas: Canvas, now: float) -> None:
        """Draw the moment."""
        t = share(self, now)
        come = smooth(min(1.0, t / _COME))
        strength = round(min(come, 1.0 if t < _GO else (1 - t) / (1 - _GO)) * _STEPS) / _STEPS
        if strength <= 0:
            return
        high, color = canvas.m.high, king_color(self.king)
        room = min(WIDEST, canvas.m.wide - 120)
        size, lines = self._goal_lines(canvas, room)
        words = _APART + _PORTRAIT + 8 + len(lines) * canvas.text_height(size) * _LEADING
        width = min(high * _CARD, (self.foot - words - _TOP) / RATIO)
        spare = self.foot - _TOP - width * RATIO - words
        free = max(0.0, min(spare, (high - width * RATIO - words) / 2 - _TOP))  # it stands in the window's middle
        x, y = canvas.m.wide / 2, _TOP + free + width * RATIO / 2
        head, wide = y + width * RATIO / 2 + _APART, self._words_width(canvas, room, size, lines)
        dark = (x - wide / 2 - _DARK, head - _DARK / 2, wide + 2 * _DARK, words - _APART + _DARK)
        rays = dark_rays(canvas, mixed(color, theme.LAMP, 0.15), (x, y), dark)
        rays.set_alpha(round(255 * strength) if strength < 1 else None)  # a share of 255 is worked out pixel by pixel
        canvas.surface.blit(rays, (0, 0))
        canvas.glow(x, y, width * 1.15, width * 1.15, color, alpha=210, power=1.1)
        grown = width * (0.7 + 0.3 * round(come * _STEPS) / _STEPS)
        card = card_sprite(canvas, self.king, grown, title=self.slip)
        card = card if strength >= 1 else dimmed(card, strength)
        top = y + (1 - come) * 60
        canvas.paste(card, card.get_rect(center=(canvas.m.px(x), canvas.m.px(top))))
        if come >= 1 and strength >= 1:
            self._write(canvas, x, head + _PORTRAIT / 2)

    def _write(self, canvas: Canvas, x: float, y: float) -> None:
        """Write who has become the king, beside his portrait, and below it what that is for."""
        room = min(WIDEST, canvas.m.wide - 120)
        size, wide = self._told_size(canvas, room)
        left = x - (_PORTRAIT + _BESIDE + wide) / 2
        self._draw_portrait(canvas, left, y - _PORTRAIT / 2)
        begin, high = left + _PORTRAIT + _BESIDE, canvas.m.du(canvas.m.glyph_px(size))
        canvas.text(self.told, begin, y - 3, size, theme.BONE, face="brush", anchor="cl", shadow=theme.BLACK,
                    geometry=True)  # fmt: skip
        under = min(y + _PORTRAIT / 2, y + high * 0.62)
        canvas.rounded(begin, under - 1.5, wide, 3, self.color, radius=1.5)
        size, lines = self._goal_lines(canvas, room)
        top, step = y + _PORTRAIT / 2 + 8, canvas.text_height(size) * _LEADING
        for number, line in enumerate(lines):
            canvas.text(line, x, top + number * step, size, theme.BONE, anchor="tc", shadow=theme.BLACK)

    def _told_size(self, canvas: Canvas, room: float) -> tuple[float, float]:
        """Return the size of who has become the king, and how wide that is."""
        size = canvas.glyph_size(self.told, _TOLD, room - _PORTRAIT - _BESIDE, "brush")
        return size, canvas.m.du(canvas.ink.fonts.width(self.told, "brush", canvas.m.glyph_px(size)))

    def _words_width(self, canvas: Canvas, room: float, size: float, lines: list[str]) -> float:
        """Return how wide all that is written is, given the lines of how he wins and their size."""
        goal = max(canvas.text_width(line, size) for line in lines)
        return max(_PORTRAIT + _BESIDE + self._told_size(canvas, room)[1], goal)

    def _draw_portrait(self, canvas: Canvas, x: float, y: float) -> None:
        """Draw who has become him, in a frame of his colour."""
        side = canvas.m.px(_PORTRAIT)
        picture = portrait_surface(canvas, self.portrait, (side, side))
        canvas.rounded(x - 5, y - 5, _PORTRAIT + 10, _PORTRAIT + 10, theme.BLACK, radius=7, edge=theme.GOLD)
        canvas.paste(picture, (canvas.m.px(x), canvas.m.px(y)))
        canvas.rounded(x - 1, y - 1, _PORTRAIT + 2, _PORTRAIT + 2, None, radius=4, edge=self.color, edge_width=2.4)

    def _goal_lines(self, canvas: Canvas, room: float) -> tuple[float, list[str]]:
        """Return the size for how he wins, and its lines: as few and as even as they can be."""
        found = self._measured.get(canvas.m)
        if found is None:
            tries = ((size, self._broken(canvas, room, size, count)) for count in (2, 3) for size in _GOALS)
            least = (_GOALS[-1], self._even(canvas, room, _GOALS[-1]))
            found = self._measured[canvas.m] = next(((size, lines) for size, lines in tries if lines), least)
        return found

    def _broken(self, canvas: Canvas, room: float, size: float, most: int) -> list[str]:
        """Return the words in lines of a size, at most so many; none where Chinese would be broken in a word."""
        text = self.goal
        if not any(map(is_cjk, text)):
            lines = self._even(canvas, room, size)
            return lines if len(lines) <= most else []
        ends = [i + 1 for i, char in enumerate(text[:-1]) if char in _ENDS and text[i + 1] not in NO_START]
        for count in range(most):
            ways = ([0, *way, len(text)] for way in combinations(ends, count))
            laid = ([text[begin:end].strip() for begin, end in pairwise(way)] for way in ways)
            wide = [(max(canvas.text_width(line, size) for line in lines), lines) for lines in laid]
            fitting = [lines for lines in wide if lines[0] <= room]
            if fitting:
                return min(fitting, key=lambda lines: lines[0])[1]
        return []

    def _even(self, canvas: Canvas, room: float, size: float) -> list[str]:
        """Return the words in as few lines as fit, of the least width that takes no more: none is much shorter then."""
        count = len(canvas.lines(self.goal, room, size))
        widths = (room * share / 20 for share in range(8, 21))
        laid = (canvas.lines(self.goal, width, size) for width in widths)
        return [line.text.strip() for line in next(lines for lines in laid if len(lines) == count)]
