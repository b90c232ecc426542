"""Eyes by the hundred, and the king who is made of them."""

from __future__ import annotations

from math import cos, hypot, pi, sin

import numpy as np

from art.ghosts.limbs import shade, turned_away
from art.kit.base import SCALE, Mask, blur, smooth
from art.kit.media import grow, woodblock
from art.kit.noise import chance
from art.kit.plate import Plate
from art.kit.sheet import Sheet

Line = list[tuple[float, float, float]]
_EYES_X, _EYES_Y = 222.0, 372.0


class Eyes:
    """Many eyes printed together: five plates for any number of them."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._lids, self._pupils, self._lights = sheet.plate(), sheet.plate(), sheet.plate()
        self._irises: dict[str, Plate] = {}

    def add(self, x: float, y: float, r: float, turn: float, iris: str, look: tuple[float, float] = (0, 0)) -> None:
        """Add an eye of radius ``r``, turned, whose iris looks aside by a share of the radius."""
        ca, sa = cos(turn), sin(turn)

        def placed(px: float, py: float) -> tuple[float, float]:
            return x + r * (px * ca - py * sa), y + r * (px * sa + py * ca)

        lid = [(-1.25, 0.1), (-0.6, -0.5), (0, -0.68), (0.65, -0.46), (1.3, -0.05), (0.6, 0.5), (0, 0.62), (-0.6, 0.46)]
        self._lids.fill([placed(*corner) for corner in lid])
        ix, iy = placed(*look)
        self._irises.setdefault(iris, self._sheet.plate()).disc(ix, iy, r * 0.54)
        self._pupils.disc(ix, iy, r * 0.14, ry=r * 0.42, rot=turn * 57).ring(ix, iy, r * 0.52, max(1.2, r * 0.07))
        self._lights.disc(ix - r * 0.16, iy - r * 0.2, max(1, r * 0.09))

    def print(self) -> None:
        """Print all of them."""
        sheet, lids = self._sheet, self._lids.mask
        sheet.rim(lids, "#0d0b12", 2)
        sheet.body(woodblock(lids, 3, 0.1, mott=0.1), "#f3e6c4")
        for tint, plate in self._irises.items():
            sheet.body(plate.mask * lids, tint)
        sheet.body(self._pupils.mask * lids, "#0d0b12").body(self._lights.mask, "#fff6dc")
        sheet.lay(np.clip(blur(1 - lids, 3 * SCALE) * lids, 0, 1), "#6a3a2a")


_LEAN = 0.1
"""How far it leans to the left, in shares of the height above its shoulders."""
_GREAT = (_EYES_X - 9, _EYES_Y - 40)
_MASS = ((0, -232), (58, -222), (108, -166), (136, -60), (140, 4), (172, 64), (182, 200), (176, 360))
"""Half of the mass beside its axis, from the crown down: a head, and shoulders without a neck."""


def thousand_eyes(sheet: Sheet) -> None:
    """A head and shoulders of black smoke, all eyes."""
    dice, smoke = chance(7), sheet.plate()
    x, y = _EYES_X, _EYES_Y
    outline = [(x + s * a + _LEAN * min(0, b - 60), y + b) for s in (-1, 1) for a, b in _MASS[::s]]
    smoke.fill(outline)
    for i in range(46):
        a = pi * (0.86 + 1.28 * i / 45)
        tall, wide = sin(a) < -0.2, 160 if sin(a) > -0.3 else 126
        ry = y - 30 + sin(a) * (196 if tall else 150)
        rx = x + cos(a) * wide + _LEAN * min(0, ry - y - 60)
        long, bend = (70 if tall else 40) + dice.random() * 60, 24 * cos(a) + 18 * sin(i * 1.9) - 30
        lick = [(rx - cos(a) * 40, ry - sin(a) * 40 + 12, 1.1), (rx + cos(a) * 12, ry - long * 0.2, 0.9)]
        smoke.brush([*lick, (rx + bend, ry - long * 0.7, 0.5), (rx + bend * 0.4, ry - long, 0.02)], 40, dry=0, seed=i)
    mask = smoke.mask
    _lit_smoke(sheet, mask)
    eyes = Eyes(sheet)
    for number, (ex, ey, r) in enumerate(_scattered(sheet, mask, dice)):
        turn = 0.5 * sin(2 * np.arctan2(ey - y, ex - x)) + dice.normal() * 0.12
        iris = ("#d9a62e", "#8fae5a", "#c8742a")[number % 3]
        eyes.add(ex, ey, r * 0.8, turn, iris, ((x - ex) / 700, (y - ey) / 900))
    eyes.add(*_GREAT, 92, -0.1, "#c8281c")
    eyes.print()


def _lit_smoke(sheet: Sheet, mask: Mask) -> None:
    """Print the smoke: its edge catches the light all round, most at the upper left."""
    solid = smooth(mask, 0.4, 0.6)
    sheet.body(grow(solid, 3), "#0b0a10").body(solid, "#1a1822")
    shade(sheet, turned_away(sheet, solid, -22, -12), "#2f3a3c", grain=0.35)
    shade(sheet, turned_away(sheet, solid, -6, -6), "#c3cc8a", grain=0.3)
    shade(sheet, turned_away(sheet, solid, 7, -3), "#6f8a6a", grain=0.3)


def _scattered(sheet: Sheet, mass: Mask, dice: np.random.Generator) -> Line:
    """Return the places and sizes of eyes on a mass, large ones first, none over another or over the great one."""
    placed: Line = [(*_GREAT, 104)]
    left, top, k = sheet.view
    for r, tries in ((40.0, 160), (29.0, 300), (20.0, 600), (13.0, 900), (8.5, 1200)):
        for _ in range(tries):
            x, y = _EYES_X + dice.normal() * 105, _EYES_Y + 10 + dice.normal() * 150
            if not (46 < x < 400 and 110 < y < 672):
                continue
            corners = [(x + a * r, y + b * r) for a, b in ((-1.2, 0), (1.2, 0), (0, -0.8), (0, 0.8))]
            if min(mass[int((top + b * k) * SCALE), int((left + a * k) * SCALE)] for a, b in corners) < 0.7:
                continue
            if all(hypot((x - px) / 1.28, (y - py) * 1.5) > r + pr for px, py, pr in placed):
                placed.append((x, y, r))
    return placed[1:]
