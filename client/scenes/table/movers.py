"""Things that fly over the table for a moment. They never block anything, and a click ends them all."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from client.ui.canvas import Canvas

PixelPoint = tuple[float, float]


@dataclass(slots=True)
class Mover:
    """A picture on its way from one point to another, in pixels of its middle.

    Attributes:
        picture: premultiplied.
        begin: when it starts; before that it isn't seen.
        duration: how long it takes.
        tag: what it stands for, so that the thing itself isn't shown twice.
        rise: how far it bows upwards on its way.
        fade: whether it fades away on its way.
    """

    picture: pygame.Surface
    start: PixelPoint
    end: PixelPoint
    begin: float
    duration: float
    tag: str = ""
    rise: float = 0.0
    fade: bool = False

    def draw(self, canvas: Canvas, now: float) -> None:
        """Draw it where it is now."""
        if now < self.begin:
            return
        t = min(1.0, (now - self.begin) / self.duration)
        eased = t * t * (3 - 2 * t)
        x = self.start[0] + (self.end[0] - self.start[0]) * eased
        y = self.start[1] + (self.end[1] - self.start[1]) * eased - self.rise * 4 * t * (1 - t)
        picture = self.picture
        if self.fade and t > 0.5:
            left = round(255 * (1 - (t - 0.5) * 2))
            picture = picture.copy()
            picture.fill((left, left, left, left), special_flags=pygame.BLEND_RGBA_MULT)
        canvas.paste(picture, (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2)))


class Movers:
    """All that is flying now."""

    def __init__(self) -> None:
        self._flying: list[Mover] = []

    def add(self, mover: Mover) -> None:
        """Let something fly."""
        self._flying.append(mover)

    def clear(self) -> None:
        """Everything has arrived."""
        self._flying.clear()

    def land(self, now: float) -> bool:
        """Take out what has arrived; tell whether anything has."""
        before = len(self._flying)
        self._flying = [mover for mover in self._flying if now < mover.begin + mover.duration]
        return len(self._flying) < before

    def carries(self, tag: str) -> bool:
        """Tell whether something with this tag is on its way."""
        return any(mover.tag == tag for mover in self._flying)

    def draw(self, canvas: Canvas, now: float) -> None:
        """Draw all of them."""
        for mover in self._flying:
            mover.draw(canvas, now)

    def __bool__(self) -> bool:
        """Tell whether anything is flying."""
        return bool(self._flying)
