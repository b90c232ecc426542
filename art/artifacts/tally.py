"""The tablet that commands the five thunders."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, radians, sin
from typing import Final

import numpy as np

from art.artifacts.cutting import GILT, ROSEWOOD, Facets, Spot, facet, gouges, printed, ribbon
from art.kit.base import SCALE, Mask, Points, eroded, turned
from art.kit.geometry import around, curve, polygon
from art.kit.media import grow, ink, woodblock
from art.kit.plate import Plate
from art.kit.sheet import Sheet
from art.lightning import Way, bolt, jagged

_LEAN: Final = radians(15)
_X, _Y = 206.0, 392.0
_DEPTH: Final = (27, 9)
"""How far the tablet's back is seen beside its front."""
_HALF: Final = (
    (0, -286),
    (14, -262),
    (40, -250),
    (62, -254),
    (84, -236),
    (92, -210),
    (88, -188),
    (98, -168),
    (98, -120),
    (92, 60),
    (84, 246),
)
"""Half of its outline: a flame at the top, shoulders like clouds, narrower at the foot."""
_STORM, _STORM_LINE = "#2c3650", "#8ea6c0"


def thunder_tally(sheet: Sheet) -> None:
    """A carved tablet leans in a thunder cloud; lightning crawls over it and forks into the ground."""
    _storm(sheet)
    front = _tablet(sheet)
    _fret(sheet, front)
    _words(sheet, front)
    _thunder_god(sheet)
    _lightning(sheet)


def _at(x: float, y: float) -> Spot:
    """Return where a point of the tablet stands on the card, given from its middle."""
    return _X + x * cos(_LEAN) - y * sin(_LEAN), _Y + x * sin(_LEAN) + y * cos(_LEAN)


def _all(points: Points) -> list[Spot]:
    return [_at(x, y) for x, y in points]


def _storm(sheet: Sheet) -> None:
    """Print a dark bank of cloud behind the tablet, each lobe with its curl."""
    lobes = (
        (84, 232, 46),
        (132, 184, 54),
        (196, 150, 44),
        (316, 300, 50),
        (330, 226, 44),
        (62, 300, 44),
        (112, 332, 48),
        (346, 368, 42),
        (300, 420, 44),
        (150, 270, 70),
        (250, 250, 76),
        (220, 360, 80),
        (64, 372, 34),
    )
    bank, curls = sheet.plate(), sheet.plate()
    for i, (x, y, r) in enumerate(lobes):
        bank.disc(x, y, r)
        if i not in (9, 10, 11):
            side = -1 if x < _X else 1
            snail = [(*around(x, y, r - 6 - n * r / 11, 4.6 - side * (1.2 - n * 0.62)), 1 - 0.06 * n) for n in range(9)]
            ribbon(curls, snail, 5)
    sheet.solid(bank.mask, _STORM, rim=3, line="#131a2c", grain=0.16, mott=0.1)
    sheet.body(ink(curls.mask, 3, edge=0.4) * bank.mask, _STORM_LINE)


def _tablet(sheet: Sheet) -> Mask:
    """Print the slab: its front, and the side that it turns to us; return the front."""
    right = [(float(x), float(y)) for x, y in curve(_HALF, step=3)]
    made = polygon(_all([*right, *((-x, y) for x, y in reversed(right))]))
    front = sheet.plate().fill(made).mask
    whole = front
    for step in range(1, _DEPTH[0] + 1):
        dx, dy = round(step * SCALE), round(step * _DEPTH[1] / _DEPTH[0] * SCALE)
        whole = np.maximum(whole, np.roll(front, (dy, dx), (0, 1)))
    mask = printed(sheet, whole, ROSEWOOD, 5, rim=3.4)
    side = np.clip(mask - front, 0, 1)
    sheet.body(woodblock(side, 4, 0.3), "#35100e")
    cuts = [
        (_at(100 - 0.02 * y + 30, y - 2), _at(100 - 0.02 * y + 8 + 8 * (i % 2), y - 6))
        for i, y in enumerate(range(-160, 240, 13))
    ]
    sheet.body(gouges(sheet.plate(), cuts, 4).mask * side, "#8a3c28")
    facet(
        sheet,
        polygon(_all([(-110, -290), (10, -290), (-30, -60), (-8, 90), (-40, 260), (-110, 260)])),
        front,
        "#8a3d28",
    )
    facet(sheet, polygon(_all([(66, -270), (110, -260), (110, 260), (58, 260), (74, 60)])), front, "#521a17")
    grain = sheet.plate()
    for i in range(12):
        x = -84 + i * 15.5
        ribbon(
            grain,
            [
                (*_at(x * 0.98, 244), 0.5),
                (*_at(x + 5 * sin(i * 2.1), 90), 1),
                (*_at(x - 4 * sin(i), -80), 0.7),
                (*_at(x, -220), 0.1),
            ],
            2.6,
        )
    sheet.lay(ink(grain.mask, 3) * front * 0.75, ROSEWOOD.cut)
    lip = np.clip(front - eroded(front, 4), 0, 1)
    sheet.body(woodblock(lip, 4, 0.2), "#c07a4c")
    return front


def _fret(sheet: Sheet, front: Mask) -> None:
    """Carve the thunder meander: a border of square spirals between two gilt lines."""
    lines = sheet.plate()
    for inset in (12, 40):
        half = [
            (0, -262),
            (14, -248),
            *((x - inset * 0.9, y + inset) for x, y in _HALF[3:7]),
            (98 - inset, -160),
            (92 - inset, 60),
            (85 - inset, 248 - inset),
        ]
        if inset == 40:
            half = [(98 - inset, -112), (92 - inset, 60), (86 - inset, 248 - inset)]
            way = [*half, *((-x, y) for x, y in reversed(half))]
            lines.line("M " + " L ".join(f"{x:.1f} {y:.1f}" for x, y in _all([(-58, -112), *way])), 2.6)
        else:
            way = [*half, *((-x, y) for x, y in reversed(half))]
            lines.line(polygon(_all(way)), 3)
    spirals = sheet.plate()
    for y in range(-128, 212, 25):
        for s in (-1, 1):
            cx = s * (98 - 26 - 0.03 * (y + 120))
            _spiral(spirals, [_at(cx + s * a, y + b) for a, b in _SQUARE])
    for i in range(-2, 3):
        _spiral(spirals, [_at(i * 23 + b, 222 - a) for a, b in _SQUARE])
    for mask, w in ((lines.mask, 0), (spirals.mask, 1)):
        sheet.body(np.roll(mask, (round(2 * SCALE), round(2 * SCALE)), (0, 1)) * front, ROSEWOOD.cut)
        sheet.body(woodblock(mask, 4 + w, 0.12) * front, "#e0a43c")


_SQUARE: Final = ((-9, 10), (9, 10), (9, -9), (-9, -9), (-9, 3), (3, 3), (3, -3), (-3, -3))


def _spiral(plate: Plate, way: list[Spot]) -> None:
    for a, b in pairwise(way):
        plate.line("M {:.1f} {:.1f} L {:.1f} {:.1f}".format(*a, *b), 3)


def _words(sheet: Sheet, front: Mask) -> None:
    x, y = _at(0, 58)
    words = sheet.plate().text("五雷號令", x, y - 111, 78, upright=True, gap=0.95, bold=2.4)
    mask = turned(words.mask, x, y, -15)
    sheet.body(np.roll(grow(mask, 1.6), (round(2 * SCALE), round(2 * SCALE)), (0, 1)) * front, ROSEWOOD.cut)
    sheet.body(ink(mask, 4, edge=0.3, tone=0.1, gran=0.1), "#ffd76a")


_SKIN: Final = Facets("#4f9a98", "#2f6f78", "#17404e", "#0c1a24")


def _thunder_god(sheet: Sheet) -> None:
    """Carve the god's face at the top: hair of flames, three eyes, the beak of a bird of prey."""

    def at(points: Points) -> list[Spot]:
        return _all([(x * 1.3, y * 1.3 - 180) for x, y in points])

    flames = sheet.plate()
    for i in range(11):
        a = -pi / 2 + (i - 5) * 0.36
        ways = [around(0, 4, r, a + d) for r, d in ((34, 0), (52, 0.12), (66 - 6 * (i % 2), -0.06))]
        ribbon(flames, [(*p, c) for p, c in zip(at(ways), (1.2, 1.0, 0.05), strict=True)], 24)
    sheet.solid(flames.mask, "#d8402a", rim=2.6, line="#2a0a08", grain=0.12, mott=0.1)
    sparks = sheet.plate()
    for i in range(11):
        a = -pi / 2 + (i - 5) * 0.36
        ways = [around(0, 4, r, a + d) for r, d in ((38, 0), (48, 0.1), (56, 0.02))]
        ribbon(sparks, [(*p, c) for p, c in zip(at(ways), (1.2, 1.0, 0.05), strict=True)], 9)
    sheet.body(sparks.mask * flames.mask, "#f6b03c")
    half = [(0, -42), (26, -38), (42, -18), (40, 6), (28, 26), (14, 40), (0, 46)]
    face = printed(
        sheet, sheet.plate().fill(at([*half, *((-x, y) for x, y in reversed(half[1:-1]))])).mask, _SKIN, 4, rim=2.8
    )
    facet(sheet, at([(10, -46), (50, -40), (50, 20), (20, 50), (24, 10), (34, -12)]), face, _SKIN.shade)
    facet(sheet, at([(-40, -20), (-28, -38), (-4, -42), (-18, -30), (-30, -10)]), face, _SKIN.light)
    whites, pupils = sheet.plate(), sheet.plate()
    for s in (-1, 1):
        whites.fill(at([(s * a, b) for a, b in ((7, -2), (14, -14), (28, -18), (36, -12), (28, -1), (16, 3))]))
        pupils.disc(*at([(s * 21, -8)])[0], 4.6)
    whites.fill(at([(0, -40), (7, -30), (0, -18), (-7, -30)]))
    pupils.disc(*at([(0, -29)])[0], 3.4)
    printed(sheet, whites.mask, Facets("#fff", "#ffe36a", "#e09a2c", "#0c1a24"), 4, rim=2.2)
    sheet.body(pupils.mask, "#b3140e")
    brows = sheet.plate()
    for s in (-1, 1):
        line = [(4, -6, 0.6), (16, -22, 1.1), (32, -28, 1), (54, -44, 0.05)]
        ribbon(brows, [(*at([(s * a, b)])[0], c) for a, b, c in line], 12)
    printed(sheet, brows.mask, GILT, 3, rim=1.8)
    beak = printed(
        sheet,
        sheet.plate()
        .fill(at([(-17, 6), (-8, -6), (8, -6), (17, 6), (13, 22), (5, 40), (-3, 60), (-7, 40), (-14, 22)]))
        .mask,
        GILT,
        4,
        rim=2.6,
    )
    facet(sheet, at([(0, -8), (18, 0), (18, 20), (6, 42), (-4, 64), (2, 30)]), beak, GILT.shade)
    facet(sheet, at([(-14, 6), (-6, -4), (0, -4), (-4, 12), (-10, 22)]), beak, GILT.light)
    marks = sheet.plate()
    gouges(
        marks,
        [
            (p, q)
            for s in (-1, 1)
            for p, q in ((at([(s * 7, 8)])[0], at([(s * 11, 13)])[0]), (at([(s * 16, 24)])[0], at([(s * 5, 34)])[0]))
        ],
        4,
    )
    sheet.lay(marks.mask, "#2a0a08")


def _lightning(sheet: Sheet) -> None:
    """Strike the tablet: one bolt from the cloud across its front and down to the ground, forking as it crawls."""
    stops = ((36.0, 236.0), (126.0, 270.0), (264.0, 292.0), (278.0, 400.0), (250.0, 492.0), (356.0, 654.0))
    trunk: Way = [stops[0]]
    for n, (a, b) in enumerate(pairwise(stops)):
        trunk += jagged(a, b, 5 + n, rough=0.13)[1:]
    branches: list[tuple[Way, float]] = [(trunk, 17)]
    for n, (stop, end, seed, w) in enumerate(
        (
            (stops[1], (56, 372), 21, 7),
            (stops[1], (86, 586), 23, 12),
            (stops[2], (384, 372), 24, 9),
            (stops[3], (352, 492), 27, 8),
            (stops[4], (206, 640), 25, 10),
        )
    ):
        way = jagged(stop, end, seed, rough=0.17)
        branches.append((way, w))
        twig = way[len(way) // 2]
        side = 1 if n % 2 else -1
        branches.append((jagged(twig, (twig[0] + side * 34, twig[1] + 44), seed + 40, rough=0.24), w * 0.55))
    glow, core, outer = sheet.plate(), sheet.plate(), sheet.plate()
    for way, thick in branches:
        bolt(outer, way, thick + 6, end=0.28)
        bolt(glow, way, thick, end=0.14)
        bolt(core, way, thick * 0.5, end=0.1)
    sheet.body(outer.mask, "#3a1408").body(glow.mask, "#ffc83c").body(core.mask, "#fffbe0")
