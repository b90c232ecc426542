"""What rises behind a ghost that is turned up: its moon out of the dark, banks of mist, and ghost fire."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from art.kit.base import SCALE, Mask, blur, smooth
from art.kit.media import grow, woodblock
from art.kit.noise import cloud, warp
from art.kit.sheet import Sheet

WIDTH, HEIGHT = 960, 540
_X, _Y, _MOON = 480.0, 274.0, 240.0
"""The middle of the moon, and its radius."""
_BANKS: Final = (
    (84, 436, 38), (140, 402, 50), (206, 424, 58), (280, 396, 48), (330, 440, 56), (400, 452, 50),
    (876, 436, 38), (820, 402, 50), (754, 424, 58), (680, 396, 48), (630, 440, 56), (560, 452, 50),
)  # fmt: skip
"""Lobes of the mist at both sides: middle and radius, those behind first."""
_FLOOR: Final = (
    (104, 486, 36), (168, 470, 50), (240, 486, 54), (316, 478, 46), (392, 494, 48), (480, 486, 54),
    (856, 486, 36), (792, 470, 50), (720, 486, 54), (644, 478, 46), (568, 494, 48),
)  # fmt: skip
_FIRES: Final = (
    (150, 226, 38, 0.0), (262, 112, 27, 0.2), (72, 330, 22, -0.1), (226, 322, 21, 0.1),
    (812, 212, 38, 0.0), (696, 102, 26, -0.2), (892, 322, 23, 0.1), (738, 314, 20, -0.1),
)  # fmt: skip
"""Ghost fires: middle of the body, its radius, and to which side the tongue leans."""
_TONGUE: Final = (
    (0.0, 1.0), (0.62, 0.82), (0.98, 0.3), (0.94, -0.34), (0.62, -0.96), (0.5, -1.5), (0.74, -2.3),
    (0.1, -1.72), (-0.16, -1.1), (-0.42, -1.36), (-0.5, -0.98), (-0.84, -0.6), (-1.0, 0.0), (-0.86, 0.58),
)  # fmt: skip
"""The outline of a ghost fire in its radii: a round body, and a tongue that is blown aside."""


@dataclass(frozen=True, slots=True)
class Haunt:
    """The colours behind a ghost: the dark, light and moon, mist in light and shade, fire and its heart."""

    dark: str
    ray: str
    glow: str
    mist: str
    shade: str
    fire: str
    heart: str


_RED: Final = Haunt("#16080a", "#7a1a14", "#d8482a", "#d9b49a", "#7c3a30", "#e2502c", "#ffe2b0")
_BLUE: Final = Haunt("#070d1a", "#1c3a70", "#5b92d8", "#b4c8d8", "#38557c", "#3f86d8", "#e2f4ff")
_ANY: Final = Haunt("#0f0a18", "#40265e", "#9a72c4", "#c6b8d4", "#58457a", "#8a5ac8", "#efe2ff")


def haunt_red() -> Sheet:
    """Behind a ghost that red votes banish."""
    return _haunt(_RED)


def haunt_blue() -> Sheet:
    """Behind a ghost that blue votes banish."""
    return _haunt(_BLUE)


def haunt_any() -> Sheet:
    """Behind a ghost that either colour banishes, and behind what befalls all."""
    return _haunt(_ANY)


def _haunt(light: Haunt) -> Sheet:
    sheet = Sheet(light.dark, 977, size=(WIDTH, HEIGHT), age=0, mottle=0.1)
    sheet.body(sheet.full(), light.dark)
    _shine(sheet, light)
    dark = np.maximum(_pool(sheet), _moon(sheet, light))
    solid = _mist(sheet, _BANKS, light.shade, light.dark, 3)
    for fire in _FIRES:
        solid = np.maximum(solid, _fire(sheet, *fire, light))
    solid = np.maximum(solid, _mist(sheet, _FLOOR, light.mist, light.shade, 8))
    sheet.alpha = np.maximum(dark, solid * _edge(sheet)).astype(np.float32)
    return sheet


def _edge(sheet: Sheet) -> Mask:
    """Return where the picture is whole: it runs out at its sides and at its foot."""
    x, y = sheet.grid()
    side = smooth(np.minimum(x, WIDTH - x).astype(np.float32), 20, 110)
    return (side * (1 - smooth(y.astype(np.float32), HEIGHT - 26, HEIGHT - 2))).astype(np.float32)


def _pool(sheet: Sheet) -> Mask:
    """Return the dark everything comes out of: whole behind the card, run out like ink at its rim."""
    x, y = sheet.grid()
    far = (np.abs(x / (WIDTH / 2) - 1) ** 3.4 + np.abs(y / (HEIGHT / 2) - 1) ** 3.4) ** (1 / 3.4)
    rim = smooth(np.minimum(np.minimum(x, WIDTH - x), np.minimum(y, HEIGHT - y)).astype(np.float32), 2, 30)
    far = far + 0.26 * (cloud(sheet.shape, 170 * SCALE, 60 * SCALE, seed=5) - 0.5)
    return ((1 - smooth(far.astype(np.float32), 0.74, 1.04)) * rim * 0.97).astype(np.float32)


def _shine(sheet: Sheet, light: Haunt) -> None:
    """Print the light of the ghost's colour around its moon, and cold streaks of mist across the dark."""
    x, y = sheet.grid()
    far = np.hypot((x - _X) * 0.8, y - _Y).astype(np.float32)
    sheet.body((1 - smooth(far, 150, 420)) ** 1.3 * 0.85, light.ray)
    veins = smooth(cloud(sheet.shape, 420 * SCALE, 26 * SCALE, seed=21), 0.52, 0.74)
    sheet.body((veins * (1 - smooth(far, 240, 460)) * 0.5).astype(np.float32), light.shade)


def _moon(sheet: Sheet, light: Haunt) -> Mask:
    """Print the moon it stands before: grained, darker to its rim, a thin line around it; return its shape."""
    x, y = sheet.grid()
    disc = sheet.plate().disc(_X, _Y, _MOON).mask
    sheet.body(np.clip(blur(disc, 20 * SCALE) * 1.1, 0, 1) * 0.75, light.glow)
    sheet.body(disc, light.glow).body(woodblock(disc, 6, 0.45, mott=0.25), light.mist)
    far = np.hypot(x - _X, y - _Y).astype(np.float32)
    sheet.body((disc * smooth(far, 120, _MOON + 30) * 0.9).astype(np.float32), light.glow)
    seas = smooth(cloud(sheet.shape, 130 * SCALE, 70 * SCALE, seed=31), 0.5, 0.62)
    sheet.body(woodblock((disc * seas).astype(np.float32), 9, 0.3) * 0.3, light.shade)
    rim = sheet.plate().ring(_X, _Y, _MOON, 2.6).ring(_X, _Y, _MOON + 11, 1.4).mask
    sheet.body(woodblock(rim, 4, 0.2) * 0.9, light.heart)
    return np.maximum(disc, rim)


def _mist(sheet: Sheet, lobes: tuple[tuple[float, float, float], ...], fill: str, line: str, seed: int) -> Mask:
    """Print a bank of mist as clouds are cut: lobes with a curl in each, paler towards their foot; return its shape."""
    whole = np.zeros(sheet.shape, np.float32)
    for i, (x, y, r) in enumerate(lobes):
        body = warp(sheet.plate().disc(x, y, r, ry=r * 0.82).mask, 1.2, 22, seed + i)
        sheet.body(grow(body, 3), line)
        sheet.body(woodblock(body, seed + i, 0.2, mott=0.15), fill)
        turn = 1 if x < _X else -1
        curl = [
            (-0.2, 0.42, 0.5),
            (-0.58, 0.06, 1),
            (-0.32, -0.44, 1),
            (0.26, -0.4, 1),
            (0.34, 0.06, 0.9),
            (0, 0.14, 0.7),
        ]
        points = [(x + turn * r * a, y + r * b * 0.82, c) for a, b, c in curl]
        edge = sheet.plate().brush(points, 5, dry=0.05, wob=0.02, taper=(0.05, 0.05)).mask
        sheet.body(woodblock(edge, seed, 0.1), line)
        whole = np.maximum(whole, grow(body, 3))
    return whole


def _fire(sheet: Sheet, x: float, y: float, r: float, lean: float, light: Haunt) -> Mask:
    """Print one ghost fire: a light around it, its body, and the pale heart; return its shape and light."""
    side = 1 if x < _X else -1

    def outline(k: float, drop: float) -> list[tuple[float, float]]:
        return [(x + side * r * k * (a - lean * min(0.0, b)), y + r * (k * b + drop)) for a, b in _TONGUE]

    body = sheet.plate().fill(outline(1.0, 0)).mask
    glow = blur(body, r * 0.5 * SCALE)
    sheet.body(np.clip(glow * 1.3, 0, 1) * 0.7, light.fire)
    sheet.body(grow(body, 2.6), light.dark)
    sheet.body(woodblock(body, 5, 0.2, mott=0.1), light.fire)
    sheet.body(woodblock(sheet.plate().fill(outline(0.66, 0.16)).mask, 7, 0.1), light.glow)
    sheet.body(woodblock(sheet.plate().fill(outline(0.38, 0.3)).mask, 9, 0.05, mott=0), light.heart)
    made: Mask = np.maximum(grow(body, 2.6), np.clip(glow * 1.1, 0, 1) * 0.8)
    return made
