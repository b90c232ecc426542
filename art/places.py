"""Where the game is played: a valley in ink wash, by day and by night. Dark, quiet and soft: cards lie on it.

Sun and moon aren't painted: the program hangs them where the seats leave the sky open, and lets them move.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from art.kit.base import SCALE, down, grid, smooth
from art.kit.noise import cloud, warp
from art.kit.scenery import ridge
from art.kit.sheet import Sheet

WIDTH, HEIGHT = 1920, 1080


@dataclass(frozen=True, slots=True)
class Light:
    """The colours of an hour: ground, mist, glow in the middle, hills, the dark edges."""

    ground: str
    mist: str
    glow: str
    hills: str
    edge: str


_DAY = Light("#7d6c4c", "#d6bf8c", "#f0b860", "#33332a", "#1c140c")
_NIGHT = Light("#263a4c", "#6f8796", "#7f9cc0", "#0f1a24", "#070b12")


def table_day() -> Sheet:
    """The valley on a warm day."""
    return _valley(_DAY)


def table_night() -> Sheet:
    """The valley on a cold night."""
    return _valley(_NIGHT)


def _valley(light: Light) -> Sheet:
    sheet = Sheet(light.ground, 91, size=(WIDTH, HEIGHT), age=0, mottle=0.16)
    x, y = grid(sheet.shape)
    drift = cloud(sheet.shape, 520 * SCALE, 150 * SCALE, seed=3)
    sheet.body(0.34 * smooth(drift, 0.38, 0.75), light.mist)
    sheet.body((0.2 * np.exp(-(((x - 960) / 620) ** 2 + ((y - 500) / 330) ** 2))).astype(np.float32), light.glow)
    fall = down(sheet.shape, HEIGHT)
    for i, (height, strength) in enumerate(((250, 0.28), (330, 0.4), (430, 0.22), (900, 0.55), (985, 0.8))):
        far = height < 500
        land = warp(ridge(sheet, height, 60 if far else 44, i + 5, count=15), 8, 40, i)
        fade = 1 - 0.9 * smooth(fall, height, height + (260 if far else 190))
        sheet.lay(land * fade * strength * (0.7 + 0.5 * cloud(sheet.shape, 60 * SCALE, seed=i)), light.hills)
    away = np.hypot((x - 960) / 1150, (y - 540) / 700).astype(np.float32)
    sheet.lay(smooth(away, 0.45, 1.25) * 0.8, light.edge)
    return sheet
