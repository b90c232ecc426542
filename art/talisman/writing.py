"""The hand that writes: no two talismans share a stroke, though they are put together from the same parts."""

from __future__ import annotations

from math import pi, sin
from typing import Any, Final

import numpy as np
import skia

from art.kit.base import CARD_HEIGHT, CARD_WIDTH, Points
from art.kit.geometry import Outline, path
from art.kit.noise import chance
from art.kit.plate import Plate

_WAVES: Final = 3
_LONGEST: Final = (300.0, 560.0)
"""How long a bend is from crest to crest, in units: longer than any part, so that neighbours give way together."""
_STRAY: Final = 4.0
"""How far one bend carries a stroke; three of them stretch and lean a part by about a twentieth."""
_PRESSURE: Final = 0.12
"""By how much of its width a stroke may be thicker or thinner than the part says."""


class Writing(Plate):
    """A plate one hand writes on once: whatever is drawn is bent a little, each stroke pressed on in its own way."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._seed, dice = seed, chance(seed)
        ways = dice.random((2, _WAVES)) * 2 * pi
        pace = 2 * pi / dice.uniform(*_LONGEST, (2, _WAVES))
        self._across, self._down = np.cos(ways) * pace, np.sin(ways) * pace
        self._start = dice.random((2, _WAVES)) * 2 * pi

    def fill(self, outline: Outline, *, a: float = 1.0, cut: bool = False) -> Writing:
        """Fill an outline as this hand does."""
        super().fill(self._bent(outline), a=a, cut=cut)
        return self

    def line(self, outline: Outline, width: float = 2, *, a: float = 1.0, cut: bool = False) -> Writing:
        """Draw a line as this hand does."""
        super().line(self._bent(outline), width, a=a, cut=cut)
        return self

    def brush(
        self,
        points: Points,
        w: float = 20,
        *,
        dry: float = 0.3,
        seed: int = 0,
        taper: tuple[float, float] = (0.12, 0.25),
        wob: float = 0.045,
        cut: bool = False,
    ) -> Writing:
        """Draw a stroke as this hand does; the same one comes out alike whatever else is written."""
        own = self._seed + 1009 * seed + round(abs(points[0][0]) + 512 * abs(points[0][1]))
        pressed = w * (1 + _PRESSURE * chance(own).uniform(-1, 1))
        super().brush(
            [self._moved(point) for point in points], pressed, dry=dry, seed=own, taper=taper, wob=wob, cut=cut
        )
        return self

    def _moved(self, point: Any) -> tuple[float, ...]:
        x, y, *rest = point
        room = _STRAY * (sin(pi * x / CARD_WIDTH) * sin(pi * y / CARD_HEIGHT)) ** 0.5  # none at the card's edges
        dx, dy = room * np.sin(self._across * x + self._down * y + self._start).sum(axis=1)
        return (float(x + dx), float(y + dy), *rest)

    def _bent(self, outline: Outline) -> Outline:
        given = path(outline) if isinstance(outline, str) else outline
        if not isinstance(given, skia.Path):
            return [self._moved(point) for point in given]
        made, steps = skia.Path(), skia.Path.Iter(given, False)
        while True:
            verb, points = steps.next()
            bent = [skia.Point(*self._moved((point.x(), point.y()))) for point in points]
            if verb == skia.Path.kMove_Verb:
                made.moveTo(bent[0])
            elif verb == skia.Path.kLine_Verb:
                made.lineTo(bent[1])
            elif verb == skia.Path.kQuad_Verb:
                made.quadTo(*bent[1:])
            elif verb == skia.Path.kConic_Verb:
                made.conicTo(*bent[1:], steps.conicWeight())
            elif verb == skia.Path.kCubic_Verb:
                made.cubicTo(*bent[1:])
            elif verb == skia.Path.kClose_Verb:
                made.close()
            else:
                return made
