"""What the sects bring with them to a victory: a host under standards; peaks, clouds and cranes."""

from __future__ import annotations

from math import pi, sin
from typing import Final

import numpy as np

from art.events.cranes import flying_crane
from art.kit.base import smooth
from art.kit.geometry import around, polygon
from art.kit.media import cinnabar, ink
from art.kit.noise import chance, warp
from art.kit.palette import CINNABAR
from art.kit.scenery import clouds
from art.kit.sheet import Sheet
from art.places import HEIGHT, WIDTH
from art.window import window

_MIDDLE = WIDTH / 2

_STANDARDS: Final = (
    ((596, 890, 0.58, "天"), (470, 920, 0.8, "黃")),
    ((300, 980, 1.12, "平"),),
    ((70, 1030, 1.5, "太"),),
)
"""The standards behind each rank at the left edge: foot, size and what is written; the right edge has the same."""


def host(sheet: Sheet, sides: tuple[int, ...]) -> None:
    """Print a host with spears and yellow turbans under its standards, at the left (-1), the right (1) or both."""
    for row, (y, k, tint) in enumerate(((900, 0.62, "#4a2812"), (972, 0.9, "#331a0c"), (1060, 1.3, "#1c0f08"))):
        for x, foot, size, word in _STANDARDS[row]:
            for s in sides:
                _standard(sheet, _MIDDLE + s * (_MIDDLE - x) - (180 * size if s > 0 else 0), foot, size, word)
        _rank(sheet, sides, y, k, tint)


def _rank(sheet: Sheet, sides: tuple[int, ...], y: float, k: float, tint: str) -> None:
    bodies, turbans, spears, dice = sheet.plate(), sheet.plate(), sheet.plate(), chance(int(y))
    inner = 0 if len(sides) > 1 else 250 + 80 * k
    x = -20.0
    while x < WIDTH + 20:
        x += 62 * k * (0.8 + 0.4 * dice.random())
        lift = 10 * k * dice.normal()
        if not any(s * (x - _MIDDLE) > inner for s in sides):
            continue
        top = y + lift
        bodies.disc(x, top - 52 * k, 19 * k, ry=23 * k)
        bodies.fill(
            [
                (x - 46 * k, top + 60 * k),
                (x - 36 * k, top - 16 * k),
                (x, top - 34 * k),
                (x + 36 * k, top - 16 * k),
                (x + 46 * k, top + 60 * k),
            ]
        )
        turbans.fill(
            [
                (x - 22 * k, top - 54 * k),
                (x - 16 * k, top - 76 * k),
                (x, top - 82 * k),
                (x + 16 * k, top - 76 * k),
                (x + 22 * k, top - 54 * k),
                (x, top - 62 * k),
            ]
        )
        turbans.disc(x + 4 * k, top - 84 * k, 8 * k)
        if dice.random() < 0.5:
            sx = x + 30 * k
            spears.line(f"M {sx} {top + 60 * k} L {sx + 6 * k} {top - 170 * k}", 4 * k)
            spears.fill(polygon([(sx + a * k, top + b * k) for a, b in ((-3, -168), (7, -214), (15, -166))]))
    for s in sides:
        slope = [(_MIDDLE + s * (inner - 150), HEIGHT + 40), (_MIDDLE + s * (inner + 20), y + 46 * k)]
        bodies.fill(polygon([*slope, (_MIDDLE + s * 980, y + 30 * k), (_MIDDLE + s * 980, HEIGHT + 40)]))
    sheet.body(np.maximum(bodies.mask, spears.mask), tint)
    sheet.solid(turbans.mask, "#e0a52e", rim=1.6 * k, line=tint, grain=0.2, mott=0.15)


def _standard(sheet: Sheet, x: float, y: float, k: float, word: str) -> None:
    """Print a tall yellow standard with a red flame edge, a word on it, streaming to the right."""
    part = window(sheet, x - 60 * k, y - 640 * k, 300 * k, 720 * k)
    left, top, _ = part.view
    with part.at(x + left, y + top, k):
        _paint_standard(part, word)


def _paint_standard(sheet: Sheet, word: str) -> None:
    pole = sheet.plate().line("M 0 40 L 0 -560", 11)
    sheet.solid(pole.mask, "#5a2c16", rim=2.2, line="#1c0f08", grain=0.2, mott=0.1)
    tip = sheet.plate().fill(polygon([(-13, -560), (0, -618), (13, -560)])).disc(0, -556, 13)
    sheet.solid(tip.mask, "#d9a544", rim=2.2, line="#1c0f08", grain=0.1, mott=0.1)
    tuft = sheet.plate()
    for i in range(5):
        tuft.brush([(0, -548, 1), (-8 + i * 5, -524, 1), (-12 + i * 8, -492, 0.1)], 9, dry=0.1, seed=i)
    sheet.solid(tuft.mask, "#b3221a", rim=1.6, line="#1c0f08", grain=0.1, mott=0.1)
    flames = sheet.plate().fill(_cloth(18, teeth=True))
    sheet.solid(flames.mask, "#b8281c", rim=2.6, line="#1c0f08", grain=0.2, mott=0.12)
    cloth = sheet.plate().fill(_cloth(0, teeth=False)).mask
    sheet.solid(cloth, "#efb93a", rim=1.8, line="#5a1410", grain=0.25, mott=0.15)
    folds = sheet.plate()
    for i in range(3):
        left = 44.0 + i * 46
        folds.brush([(left, -524, 0.3), (left + 16, -420, 1), (left - 6, -290, 0.2)], 12, dry=0.3, seed=i)
    sheet.lay(ink(folds.mask, 3) * cloth * 0.4, "#8a4a14")
    sheet.lay(cinnabar(sheet.plate().text(word, 92, -404, 150, bold=5).mask, 3, 0.15), CINNABAR)


def _cloth(more: float, *, teeth: bool) -> str:
    """Return a standard's cloth as an outline, ``more`` wider, its free edges cut into flames or whole."""
    top = [(float(t), -528 - more + 10 * sin(t / 34)) for t in range(0, 172, 8)]
    right = [(176 + more + 9 * sin(t / 30), float(t)) for t in range(-520, -286, 13)]
    foot = [(float(t), -280 + more + 10 * sin(t / 34 + 1)) for t in range(172, -1, -8)]
    if teeth:
        right = [(x + (14 if i % 2 else 0), y) for i, (x, y) in enumerate(right)]
        foot = [(x, y + (14 if i % 2 else 0)) for i, (x, y) in enumerate(foot)]
    return polygon([*top, *right, *foot])


def peaks(sheet: Sheet, sides: tuple[int, ...]) -> None:
    """Print steep peaks at the edges, pines on their ledges, a temple on one of them."""
    for s in sides:
        for far, top, wide, tint, lit in ((640, 560, 150, "#3f766c", "#6fa595"), (820, 330, 240, "#24504a", "#4a8578")):
            _peak(sheet, _MIDDLE + s * far, top, wide, tint, lit, int(far))
        _pine(sheet, _MIDDLE + s * 742, 470, 1.0, -s)
        _pine(sheet, _MIDDLE + s * 600, 640, 0.66, -s)
    if 1 in sides:
        _temple(sheet, _MIDDLE + 826, 344, 0.9)


def _peak(sheet: Sheet, x: float, top: float, wide: float, tint: str, lit: str, seed: int) -> None:
    dice = chance(seed)
    left, right = [], []
    steps = 9
    for i in range(steps + 1):
        t = i / steps
        y, half = top + (HEIGHT + 20 - top) * t, wide * (0.3 + 0.7 * t**0.8)
        left.append((x - half + wide * 0.09 * dice.normal(), y))
        right.append((x + half + wide * 0.09 * dice.normal(), y))
    rock = sheet.plate().fill(polygon([*left, *reversed(right)]))
    mask = warp(rock.mask, 5, 30, seed)
    sheet.solid(mask, tint, rim=2.4, line="#0f2422", grain=0.35, mott=0.2)
    scars = sheet.plate()
    for i in range(11):
        sx = x + wide * (-0.75 + 0.15 * i)
        y = top + 30 + 170 * dice.random()
        scars.brush(
            [(sx * 0.6 + x * 0.4, y, 0.2), (sx, y + 150, 1), (sx + 20 * dice.normal(), y + 420, 0.2)],
            22,
            dry=0.5,
            seed=i,
        )
    sheet.body(ink(scars.mask, 3) * mask * 0.8, lit)
    sheet.body(mask * smooth(sheet.down(), 700, 1000) * 0.7, "#9cc0ae")


def _pine(sheet: Sheet, x: float, y: float, k: float, s: int) -> None:
    """Print a pine that leans out from a cliff to a side, its needles in flat clouds."""
    sheet = window(sheet, x - 220 * k, y - 220 * k, 440 * k, 320 * k)
    trunk = sheet.plate().brush(
        [
            (x - s * 60 * k, y + 60 * k, 1.2),
            (x, y + 30 * k, 1),
            (x + s * 40 * k, y - 30 * k, 0.8),
            (x + s * 110 * k, y - 64 * k, 0.3),
        ],
        24 * k,
        dry=0.2,
        seed=3,
    )
    sheet.solid(trunk.mask, "#3a2418", rim=1.6, line="#0f1a16", grain=0.3, mott=0.2)
    for dx, dy, r in ((120, -70, 62), (48, -62, 52), (86, -116, 46), (10, -8, 40)):
        cx, cy = x + s * dx * k, y + dy * k
        tuft = sheet.plate()
        for i in range(15):
            a = pi + pi * i / 14
            tuft.brush([(cx, cy, 1), (*around(cx, cy, r * k, a, squash=0.62), 0.3)], 15 * k, dry=0.1, seed=i)
        sheet.solid(tuft.mask, "#1f4a38", rim=1.8, line="#0b1a16", grain=0.25, mott=0.2)


def _temple(sheet: Sheet, x: float, y: float, k: float) -> None:
    """Print a small hall of three roofs on a summit."""
    with sheet.at(x, y, k):
        for i, (half, foot) in enumerate(((88, 0), (66, -70), (46, -134))):
            walls = sheet.plate().rect(-half * 0.72, foot - 52, half * 1.44, 60)
            sheet.solid(walls.mask, "#a8321f", rim=2, line="#0f1a16", grain=0.25, mott=0.1)
            doors = sheet.plate()
            for dx in (-0.4, 0, 0.4):
                doors.rect(half * dx - half * 0.13, foot - 36, half * 0.26, 40)
            sheet.body(doors.mask, "#f3d58a" if i < 2 else "#5a1a14")
            eaves = [(-half, foot - 48), (-half * 1.26, foot - 66), (-half * 0.8, foot - 64), (-half * 0.5, foot - 86)]
            roof = sheet.plate().fill([*eaves, *((-a, b) for a, b in reversed(eaves)), (0, foot - 44)])
            sheet.solid(roof.mask, "#1d3a3a", rim=2.2, line="#0b1a16", grain=0.2, mott=0.1)
        tip = sheet.plate().line("M 0 -216 L 0 -262", 7).disc(0, -232, 9)
        sheet.solid(tip.mask, "#d9a544", rim=1.8, line="#0f1a16", grain=0.1, mott=0.1)


def sea_of_clouds(
    sheet: Sheet, left: float, tints: tuple[str, str, str] = ("#a9c9ba", "#cfe0d0", "#eef2e2"), line: str = "#2f6a60"
) -> None:
    """Print banks of curling cloud along the foot, from ``left`` to the right edge, the farthest first."""
    dice = chance(4)
    for (y, r), fill in zip(((960, 60), (1020, 76), (1080, 84)), tints, strict=True):
        x = left
        while x < WIDTH + 40:
            grown = min(1.0, 0.35 + (x - left) / 420)
            level, reach = y + 50 * (1 - grown) + 16 * dice.normal(), r * grown * (0.75 + 0.5 * dice.random())
            part = window(sheet, x - reach - 6, level - reach - 6, 2 * reach + 12, 2 * reach + 12)
            clouds(part, [(x, level, reach)], fill, line, 3)
            x += r * 1.25 * grown


def flock(sheet: Sheet, sides: tuple[int, ...]) -> None:
    """Print cranes that fly in from the left (-1), the right (1) or both."""
    cranes = ((560, 296, 1.2, -1), (430, 624, 0.8, -1), (404, 108, 0.5, -1))
    for s in sides:
        for far, y, k, side in cranes:
            x, level = _MIDDLE + s * far, y + (30 if s > 0 else 0)
            part = window(sheet, x - 200 * k, level - 230 * k, 400 * k, 270 * k)
            flying_crane(part, x, level, k, s * side)
