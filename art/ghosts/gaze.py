"""Eyes by the dozen that all look one way: wide open, narrowed, shut."""

from __future__ import annotations

from math import cos, sin

import numpy as np

from art.ghosts.limbs import DARK, Spots, inked
from art.kit.base import SCALE
from art.kit.media import woodblock
from art.kit.plate import Plate
from art.kit.sheet import Sheet

_UPPER = ((-1.3, 0.14), (-0.72, -0.5), (-0.08, -0.78), (0.62, -0.56), (1.3, 0.02))
_LOWER = ((0.7, 0.5), (0.0, 0.66), (-0.7, 0.5))


class Gaze:
    """Eyes printed together.

    Args:
        sheet: where.
        look: the point all of them look at.
        lid: the colour of shut lids and of the folds round open ones.
    """

    def __init__(self, sheet: Sheet, look: tuple[float, float], lid: str) -> None:
        self._sheet, self._look, self._lid = sheet, look, lid
        self._sockets, self._balls, self._shut = sheet.plate(), sheet.plate(), sheet.plate()
        self._pupils, self._lights = sheet.plate(), sheet.plate()
        self._irises: dict[str, Plate] = {}
        self._lashes: list[Spots] = []
        self._folds: list[Spots] = []

    def add(self, x: float, y: float, r: float, turn: float, iris: str, wide: float = 1.0) -> None:
        """Add an eye of half width ``r``, turned (radians), opened by a share: 0 is shut, 1 stares."""
        ca, sa = cos(turn) * r, sin(turn) * r

        def placed(points: Spots) -> list[tuple[float, ...]]:
            return [(x + a * ca - b * sa, y + a * sa + b * ca, *c) for a, b, *c in points]

        sag = 0.42 * (1 - wide)
        upper = [(a, b * wide + sag) for a, b in _UPPER]
        lower = [(a, b * max(wide, 0.72)) for a, b in _LOWER]
        whole = placed([*_UPPER, *_LOWER])
        self._sockets.fill(whole)
        if wide < 1:
            self._shut.fill(whole)
        rim = [(a, b, 0.3 + 0.8 * (1 - abs(a) / 1.3)) for a, b in upper]
        self._lashes.append(placed(rim))
        self._folds.append(placed([(a * 1.1, b * 1.1 - 0.28, 1 - abs(a) / 1.5) for a, b in _UPPER]))
        if wide < 0.15:
            self._lashes += [placed([(a, 0.42, 0.5), (a * 1.2, 0.74, 0.1)]) for a in (-0.7, -0.1, 0.5)]
            return
        self._balls.fill(placed([*upper, *lower]))
        dx, dy = self._look[0] - x, self._look[1] - y
        far = max(1.0, (dx * dx + dy * dy) ** 0.5)
        ix, iy = x + dx / far * r * 0.46, y + dy / far * r * 0.26
        self._irises.setdefault(iris, self._sheet.plate()).disc(ix, iy, r * 0.5)
        self._pupils.disc(ix, iy, r * 0.15, ry=r * 0.4, rot=turn * 57).ring(ix, iy, r * 0.49, max(1.2, r * 0.08))
        self._lights.disc(ix - r * 0.18, iy - r * 0.2, max(1.2, r * 0.1))

    def print(self) -> None:
        """Print all of them: balls in two flat tones, the upper lid's shadow on them, lashes and folds."""
        sheet, sockets, balls = self._sheet, self._sockets.mask, self._balls.mask
        sheet.rim(sockets, DARK, 2.2)
        sheet.body(self._shut.mask, self._lid)
        balls = balls * sockets
        sheet.body(woodblock(balls, 3, 0.1, mott=0.1), "#efe6c6")
        for tint, plate in self._irises.items():
            sheet.body(plate.mask * balls, tint)
        sheet.body(self._pupils.mask * balls, DARK)
        fall = round(3.4 * SCALE * sheet.view[2])
        sheet.body(balls * (1 - np.roll(balls, fall, 0)) * 0.55, "#4a3a2c")
        sheet.body(self._lights.mask * balls, "#fff9e4")
        inked(sheet, self._lashes, 4.4)
        inked(sheet, self._folds, 3, "#1f3640")
