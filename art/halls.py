"""Where the end of a match is painted: a wide sky dark at its top, rays about a sign, hills lost in haze."""

from __future__ import annotations

from math import pi

import numpy as np

from art.kit.base import SCALE, smooth
from art.kit.geometry import around, polygon
from art.kit.media import woodblock
from art.kit.noise import cloud, warp
from art.kit.plate import Plate
from art.kit.scenery import ridge
from art.kit.sheet import Sheet
from art.places import HEIGHT, WIDTH


def hall(high: str, low: str) -> Sheet:
    """Return a wide sky that is dark at the top, where the verdict is written."""
    sheet = Sheet("#e0d2ae", 931, size=(WIDTH, HEIGHT), age=0, mottle=0.12)
    fall = smooth(sheet.down(), -100, 760)
    drift = cloud(sheet.shape, 420 * SCALE, 110 * SCALE, seed=4)
    sheet.lay(sheet.full() * 0.95, high)
    sheet.body((fall * (0.45 + 0.5 * drift)).astype(np.float32), low)
    veins = cloud(sheet.shape, 6 * SCALE, 420 * SCALE, seed=8, octaves=3)
    sheet.lay(smooth(veins, 0.52, 0.72) * 0.2, high)
    return sheet


def rays(sheet: Sheet, x: float, y: float, r: float, tint: str) -> None:
    """Print rays that go out from a disc to all sides."""
    plate = sheet.plate()
    for i in range(32):
        _ray(plate, x, y, r, i * pi / 16)
    sheet.body(woodblock(plate.mask, 3, 0.3) * 0.4, tint)


def _ray(plate: Plate, x: float, y: float, r: float, a: float) -> None:
    spread = 0.045
    near = [around(x, y, r, a - spread), around(x, y, 1300, a - spread)]
    plate.fill(polygon([*near, around(x, y, 1300, a + spread), around(x, y, r, a + spread)]))


def land(sheet: Sheet, layers: tuple[tuple[str, float], ...], haze: str) -> None:
    """Print ranges of hills, each lost in haze at its foot: ``(colour, height)`` from far to near."""
    fall = sheet.down()
    for i, (tint, y) in enumerate(layers):
        hills = warp(ridge(sheet, y, 44 - 10 * i, 51 + i, count=15), 6, 40, i)
        sheet.body(hills, tint).body(hills * 0.4 * smooth(fall, y, y + 200), haze)
