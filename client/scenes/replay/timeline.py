"""The timeline: turns, great moments and the present frame, to be clicked and dragged along."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import pairwise
from typing import Final

import pygame

from client.scenes.replay.moments import Moment, Sort
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.icons import draw_icon
from client.ui.theme import Rgb
from client.ui.widget import Box, Widget
from saves.replay_reading import Turn

PAD: Final = 14.0
"""Room left and right of the track, so that marks at its ends are whole."""
_ABOVE: Final = 17.0
"""How far below the upper edge the track runs: the marks stand above it, the numbers of the turns below."""
_REACH: Final = 9.0
"""How near to a mark the pointer has to be."""
_COLORS: Final[dict[Sort, Rgb]] = {
    "apparition": theme.HERETIC_TEXT,
    "banished": theme.LAMP,
    "stayed": theme.GREY,
    "caught": theme.RED_TEXT,
    "innocent": theme.BLUE_TEXT,
    "king": theme.CINNABAR_BRIGHT,
    "identity": theme.JADE_TEXT,
    "end": theme.PAPER,
}


class Timeline(Widget):
    """All frames of a replay in a row.

    Args:
        widget_id: see Widget.
        box: see Widget.
        last: the number of the last frame.
        frame: the present one.
        turns: where the turns begin.
        moments: the great moments.
        on_jump: called with the frame that was clicked or dragged to, or that the wheel leads to.
        say: says what a moment or a turn is.
    """

    def __init__(
        self,
        widget_id: str,
        box: Box,
        *,
        last: int,
        frame: int,
        turns: Sequence[Turn],
        moments: Sequence[Moment],
        on_jump: Callable[[int], None],
        say: Callable[[Moment | Turn], str],
    ) -> None:
        super().__init__(widget_id, box)
        self.last = max(1, last)
        self.frame = frame
        self.turns, self.moments = turns, moments
        self.pointed: Moment | Turn | None = None
        """What the pointer is at."""
        self._on_jump, self._say = on_jump, say

    # -- places

    def x_of(self, frame: int) -> float:
        """Return where a frame is, in design units."""
        x, _, w, _ = self.box
        return x + PAD + (w - 2 * PAD) * frame / self.last

    def spot(self, frame: int) -> pygame.Rect:
        """Return a small rectangle around a frame's place, in pixels: for tips, and for who clicks."""
        _, y, _, h = self.box
        return self.host.m.rect(self.x_of(frame) - 1, y + h * 0.15, 2, h * 0.7)

    def _frame_at(self, x: float) -> int:
        left, _, w, _ = self.box
        share = (x - left - PAD) / (w - 2 * PAD)
        return max(0, min(self.last, round(share * self.last)))

    def point(self, pos: tuple[int, int] | None) -> None:
        """Note what the pointer is at: a great moment near it, else the turn it is in; None when it is elsewhere."""
        before, self.pointed = self.pointed, None
        if pos is not None and self.hit(pos):
            self.pointed = self._near(self.host.m.du(pos[0])) or self._turn_at(self._frame_at(self.host.m.du(pos[0])))
        if self.pointed != before:
            self.invalidate()

    def _near(self, x: float) -> Moment | None:
        near = [moment for moment in self.moments if abs(self.x_of(moment.frame) - x) <= _REACH]
        return min(near, key=lambda moment: abs(self.x_of(moment.frame) - x), default=None)

    def _turn_at(self, frame: int) -> Turn | None:
        begun = [turn for turn in self.turns if turn.frame <= frame]
        return begun[-1] if begun else None

    @property
    def tip(self) -> str:
        """What the pointer is at, in words."""
        return "" if self.pointed is None else self._say(self.pointed)

    # -- use

    def press(self, pos: tuple[int, int]) -> None:
        """Go to the mark or the frame that was clicked."""
        self.point(pos)
        if isinstance(self.pointed, Moment):
            self._on_jump(self.pointed.frame)
        else:
            self._on_jump(self._frame_at(self.host.m.du(pos[0])))

    def drag(self, pos: tuple[int, int]) -> None:
        """Go along with the pointer."""
        self._on_jump(self._frame_at(self.host.m.du(pos[0])))

    def release(self, pos: tuple[int, int]) -> None:
        """Stay where the pointer has led."""

    def wheel(self, steps: float) -> bool:
        """Go a frame back or on."""
        self._on_jump(max(0, min(self.last, self.frame + (-1 if steps > 0 else 1))))
        return True

    def key(self, event: pygame.event.Event) -> bool:
        """Leave all keys to the scene."""
        return False

    # -- painting

    def draw(self, canvas: Canvas) -> None:
        """Draw the track, its marks and the present frame."""
        x, y, _, h = self.box
        track, now = y + _ABOVE, self.x_of(self.frame)
        self._paste(canvas, self._draw_ground, tuple(self.turns))
        self._write_turns(canvas)
        if now - x - PAD >= 4:
            canvas.rounded(x + PAD, track - 2, now - x - PAD, 4, theme.GOLD, radius=2)
        self._paste(canvas, self._draw_moments, tuple((moment.frame, moment.sort) for moment in self.moments))
        if isinstance(self.pointed, Moment):
            self._draw_moment(canvas, self.pointed, (x, y), size=7.0)
        canvas.line((now, y + 3), (now, y + h - 3), theme.LAMP, 2)
        canvas.circle(now, track, 6, theme.LAMP)

    def _paste(self, canvas: Canvas, draw: Callable[[Canvas], None], shows: Hashable) -> None:
        """Show a layer that stays the same from frame to frame: it has hundreds of little shapes and is drawn once.

        Args:
            canvas: where to.
            draw: draws it in a box whose corner is at the canvas's.
            shows: all it depends on beside this widget's size.
        """

        def made() -> pygame.Surface:
            layer = canvas.layer(self.rect)
            draw(layer)
            return layer.surface

        canvas.paste(canvas.shapes.keep((draw.__name__, self.rect.size, self.last, shows), made), self.rect)

    def _draw_ground(self, canvas: Canvas) -> None:
        """Draw the track and where each turn begins, every second one as a lighter stripe."""
        _, _, w, h = self.box
        canvas.rounded(0, 0, w, h, theme.WELL, alpha=235, radius=6, edge=theme.LINE)
        for number, (left, right) in enumerate(self._stretches()):
            if number % 2:
                canvas.rounded(left, 2, max(1.0, right - left), h - 4, theme.LACQUER_RAISED, radius=2)
            canvas.line((left, _ABOVE), (left, h - 3), theme.LINE, 1.2)
        canvas.rounded(PAD, _ABOVE - 2, w - 2 * PAD, 4, theme.LACQUER_HIGH, radius=2)

    def _write_turns(self, canvas: Canvas) -> None:
        """Write the numbers of the turns that are wide enough for them."""
        x, y, _, h = self.box
        for turn, (left, right) in zip(self.turns, self._stretches(), strict=True):
            label = str(turn.number)
            if left + canvas.text_width(label, 16) + 6 <= right:
                canvas.text(label, x + left + 4, y + (_ABOVE + 3 + h) / 2, 16, theme.FAINT, anchor="cl")

    def _stretches(self) -> Iterator[tuple[float, float]]:
        """Yield where each turn begins and ends, from the left edge."""
        places = [self.x_of(frame) - self.box[0] for frame in (*(turn.frame for turn in self.turns), self.last)]
        return pairwise(places)

    def _draw_moments(self, canvas: Canvas) -> None:
        for moment in self.moments:
            self._draw_moment(canvas, moment)

    def _draw_moment(
        self, canvas: Canvas, moment: Moment, corner: tuple[float, float] = (0, 0), size: float = 5
    ) -> None:
        """Draw a mark, in a box with its corner at a place."""
        x, color = self.x_of(moment.frame) - self.box[0] + corner[0], _COLORS[moment.sort]
        y = corner[1] + 8
        canvas.line((x, y), (x, corner[1] + _ABOVE), color, 1, alpha=150)
        if moment.sort == "king":
            points = [(-1.2, -0.9), (-0.6, 0.0), (0.0, -1.1), (0.6, 0.0), (1.2, -0.9), (0.9, 1.0), (-0.9, 1.0)]
            canvas.polygon([(x + dx * size, y + dy * size) for dx, dy in points], color)
        elif moment.sort in ("caught", "innocent"):
            draw_icon(canvas, "swords", x, y, size, color)
        elif moment.sort == "banished":
            draw_icon(canvas, "check", x, y, size, color)
        elif moment.sort == "stayed":
            draw_icon(canvas, "cross", x, y, size, color)
        elif moment.sort == "end":
            canvas.rounded(x - size, y - size, 2 * size, 2 * size, color, radius=1)
        elif moment.sort == "identity":
            draw_icon(canvas, "person", x, y, size + 1, color)
        else:
            canvas.polygon([(x, y - size), (x + size, y), (x, y + size), (x - size, y)], color)
