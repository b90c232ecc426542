"""The diamond snare, which takes every weapon from the hand that holds it."""

from __future__ import annotations

from math import cos, pi, radians, sin
from typing import Final

from art.artifacts.cutting import GILT, WHITE_STEEL, Facets, Spot, facet, gouges, printed, ribbon
from art.artifacts.still import Axis, along, lathed
from art.kit.base import SCALE, Mask, blur
from art.kit.geometry import polygon
from art.kit.media import ink, woodblock
from art.kit.sheet import Sheet

_X, _Y, _TURN, _SQUASH = 216.0, 352.0, radians(-24), 0.70
_OUTER, _INNER, _THICK = 170.0, 124.0, 24.0
_STORM = "#2a2430"
_SPEAR: Final[Axis] = ((378, 628), (238, 356))
_LENGTH = 345.0


def diamond_ring(sheet: Sheet) -> None:
    """A bracelet of white steel spins in the air; its whirl has torn a spear and a sword from their owners."""
    _whirl(sheet)
    _well(sheet)
    _ring(sheet)
    _wakes(sheet)
    _sword(sheet)
    _spear(sheet)
    _drunk(sheet)


def _at(far: float, angle: float, sunk: float = 0.0) -> Spot:
    """Return a point of the ring: how far from its middle, at which angle, how deep under its face."""
    x, y = far * cos(angle), far * sin(angle) * _SQUASH + sunk
    return _X + x * cos(_TURN) - y * sin(_TURN), _Y + x * sin(_TURN) + y * cos(_TURN)


def _oval(far: float, sunk: float = 0.0, *, first: float = 0.0, last: float = 2 * pi) -> list[Spot]:
    return [_at(far, first + (last - first) * i / 72, sunk) for i in range(73)]


def _whirl(sheet: Sheet) -> None:
    """Brush the wake: streams of ink that wind into the ring from all sides."""
    wake, pale = sheet.plate(), sheet.plate()
    for i in range(8):
        first, reach = i * pi / 4 + 0.3 * (i % 2), 232 + 38 * (i % 3)
        way = []
        for step in range(12):
            t = step / 11
            way.append((*_at(reach - (reach - 148) * t**0.7, first + 1.5 * t, 18), 0.1 + 1.2 * t**1.3))
        plate = pale if i % 3 == 1 else wake
        ribbon(plate, way, 34 - 12 * (i % 2))
        for aside in (-20, 22):
            ribbon(plate, [(x + aside * 0.5, y + aside, 0.2 + 0.5 * n / 8) for n, (x, y, _) in enumerate(way[2:-1])], 6)
    sheet.lay(ink(pale.mask, 4, edge=1.6) * 0.85, "#b5623a")
    sheet.lay(ink(wake.mask, 3, bleed=0.12, edge=1.6) * 1.05, _STORM)


def _well(sheet: Sheet) -> None:
    """Print what is seen through the ring: the dark that turns, and drinks."""
    hole = sheet.plate().fill(polygon(_oval(_INNER + 8))).mask
    sheet.body(woodblock(hole, 4, 0.12), "#1c1824")
    streams = sheet.plate()
    for i in range(7):
        first = i * 2 * pi / 7
        way = [(*_at(126 - 118 * (k / 9) ** 0.8, first + 2.6 * k / 9, 22), 1 - 0.9 * k / 9) for k in range(10)]
        ribbon(streams, way, 12)
    sheet.body(streams.mask * hole, "#8a5a4c")
    thin = sheet.plate()
    for i in range(7):
        way = [
            (*_at(126 - 118 * (k / 9) ** 0.8, 0.35 + i * 2 * pi / 7 + 2.6 * k / 9, 22), 1 - 0.9 * k / 9)
            for k in range(10)
        ]
        ribbon(thin, way, 5)
    sheet.body(thin.mask * hole, "#e0b890")


def _ring(sheet: Sheet) -> None:
    """Print the ring in facets: its face, its outer wall, the inner wall that shows across the hole."""
    top, foot = polygon(_oval(_OUTER)), polygon(_oval(_OUTER, _THICK))
    band = polygon([_at(_OUTER, 0), _at(_OUTER, 0, _THICK), _at(_OUTER, pi, _THICK), _at(_OUTER, pi)])
    body = sheet.plate().fill(top).fill(foot).fill(band).mask
    hole = sheet.plate().fill(polygon(_oval(_INNER))).mask
    seen = body * (1 - sheet.plate().fill(polygon(_oval(_INNER, _THICK))).mask * hole)
    printed(sheet, seen, WHITE_STEEL, 4, rim=3.2)
    face = sheet.plate().fill(polygon(_oval(_OUTER))).fill(polygon(_oval(_INNER)), cut=True).mask
    side = (body - sheet.plate().fill(top).mask).clip(0, 1)
    inner = seen * hole
    sheet.body(woodblock(side, 4, 0.15), "#7d949d").body(woodblock(inner, 5, 0.15), "#4c6470")
    for first, last, tint in ((0.1, 0.75, WHITE_STEEL.shade), (2.2, 2.75, "#c3d0d2"), (1.2, 1.6, "#a5b6bc")):
        part = [
            *_oval(_OUTER + 4, 0, first=first, last=last),
            *_oval(_OUTER + 4, _THICK + 6, first=last + 0.08, last=first + 0.08),
        ]
        facet(sheet, polygon(part), side, tint)
    for first, last, tint in (
        (2.55, 3.9, WHITE_STEEL.light),
        (4.35, 4.7, WHITE_STEEL.light),
        (0.25, 1.35, "#8fa4ac"),
        (5.5, 6.1, "#a9bac0"),
        (1.9, 2.15, WHITE_STEEL.light),
    ):
        part = [*_oval(_OUTER + 4, first=first, last=last), *_oval(_INNER - 4, first=last + 0.1, last=first + 0.1)]
        facet(sheet, polygon(part), face, tint)
    _carving(sheet, face)
    cuts = sheet.plate()
    gouges(
        cuts,
        [
            (_at(_OUTER, a, _THICK + 2), _at(_OUTER, a - 0.03, 6 + 5 * (i % 3)))
            for i, a in enumerate(_steps(0.05, 3.1, 46))
        ],
        5,
    )
    gouges(
        cuts,
        [(_at(_INNER, a, 0), _at(_INNER, a + 0.05, 10 + 4 * (i % 3))) for i, a in enumerate(_steps(3.3, 6.1, 34))],
        4.6,
    )
    sheet.lay(ink(cuts.mask, 3) * seen * (1 - face) * 0.95, WHITE_STEEL.cut)
    rims = sheet.plate()
    for far in (_OUTER, _INNER):
        rims.line(polygon(_oval(far)), 3)
    sheet.lay(ink(rims.mask, 4, edge=0.4) * seen, WHITE_STEEL.cut)


def _wakes(sheet: Sheet) -> None:
    """Brush what the weapons leave behind them in the air: each is pulled along a bow into the hole."""
    wakes = sheet.plate()
    ways: tuple[list[tuple[float, float, float]], ...] = (
        [(456, 430, 0.05), (464, 510, 0.5), (446, 580, 0.9), (402, 624, 0.2)],
        [(436, 470, 0.05), (438, 530, 0.5), (418, 576, 0.7), (378, 606, 0.2)],
        [(214, 664, 0.05), (136, 648, 0.5), (76, 604, 0.9), (54, 548, 0.3)],
        [(176, 634, 0.05), (124, 616, 0.4), (88, 578, 0.7), (76, 530, 0.2)],
    )
    for way in ways:
        ribbon(wakes, way, 9)
    sheet.lay(ink(wakes.mask, 4, edge=1.0) * 0.9, _STORM)


def _drunk(sheet: Sheet) -> None:
    """Let the points that have reached the middle go out in the dark of the hole."""
    hole = sheet.plate().fill(polygon(_oval(_INNER))).mask
    dark = blur(sheet.plate().fill(polygon(_oval(34, 14))).mask, 13 * SCALE) * hole
    sheet.body(dark * 0.96, "#1c1824")


def _steps(first: float, last: float, count: int) -> list[float]:
    return [first + (last - first) * i / (count - 1) for i in range(count)]


def _carving(sheet: Sheet, face: Mask) -> None:
    """Cut clouds into the ring's face, each curling into the next, between two lines."""
    lines, lights = sheet.plate(), sheet.plate()
    for far in (_OUTER - 6, _INNER + 6):
        lines.line(polygon(_oval(far)), 2.4)
    count = 11
    for i in range(count):
        a = 0.2 + i * 2 * pi / count
        for plate, lift in ((lights, 2.0), (lines, 0.0)):
            curl = [
                (
                    *_at(147 + (11 - 1.0 * n) * sin(0.9 * n + 2.2), a + (0.15 - 0.0125 * n) * cos(0.9 * n + 2.2), lift),
                    1 - 0.05 * n,
                )
                for n in range(11)
            ]
            ribbon(plate, curl, 4.2)
            tail = [
                (*_at(147 + 9 * s, a + 0.16 + 0.12 * k, lift), c)
                for k, s, c in ((0, 0.75, 0.4), (1, -0.2, 1), (2, -0.85, 0.9), (3, -0.55, 0.1))
            ]
            ribbon(plate, tail, 4.2)
            wisp = [
                (*_at(147 + 9 * s, a + 0.2 + 0.1 * k, lift), c)
                for k, s, c in ((0, 1.05, 0.2), (1, 0.75, 1), (2, 0.75, 0.1))
            ]
            ribbon(plate, wisp, 3.6)
    sheet.body(lights.mask * face, "#fffdf2")
    sheet.lay(ink(lines.mask, 3, edge=0.3) * face * 1.1, WHITE_STEEL.cut)


def _spear(sheet: Sheet) -> None:
    """Print a spear with a red tuft, its head already over the hole."""
    shaft = sheet.plate().fill(lathed(_SPEAR, [(-30, 6), (240, 6)])).mask
    printed(sheet, shaft, Facets("#d8703a", "#a83c22", "#541712", "#240c0a"), 5, rim=2.6)
    facet(sheet, lathed((along(_SPEAR, -30, 4), along(_SPEAR, 300, 4)), [(0, 2.4), (275, 2.4)]), shaft, "#e08a4c")
    rings = sheet.plate()
    for far in (18, 96, 174):
        rings.fill(lathed(_SPEAR, [(far, 7), (far + 9, 7)]))
    printed(sheet, rings.mask, GILT, 3, rim=1.8)
    tuft = sheet.plate()
    for i in range(9):
        s = (i - 4) / 4
        way = [
            (*along(_SPEAR, 246, 6 * s), 1),
            (*along(_SPEAR, 214 - 6 * abs(s), 26 * s + 6), 1.2),
            (*along(_SPEAR, 168 + 18 * abs(s), 34 * s + 16), 0.05),
        ]
        ribbon(tuft, way, 13)
    sheet.solid(tuft.mask, "#c8321f", rim=2.2, line="#3a0c0c", grain=0.1, mott=0.1)
    threads = gouges(
        sheet.plate(),
        [
            (along(_SPEAR, 180 + 8 * (i % 2), 15 * s + 12), along(_SPEAR, 232, 5 * s))
            for i, s in enumerate((-1.6, -0.9, -0.2, 0.6, 1.3))
        ],
        4,
    )
    sheet.lay(threads.mask * tuft.mask * 0.9, "#5a1210")
    half = [(238, 7), (252, 9), (262, 15), (276, 20), (296, 17), (322, 9), (_LENGTH, 0)]
    head = printed(sheet, sheet.plate().fill(lathed(_SPEAR, half)).mask, WHITE_STEEL, 4, rim=3)
    facet(sheet, polygon([*(along(_SPEAR, f, w) for f, w in half), along(_SPEAR, 238)]), head, WHITE_STEEL.light)
    facet(sheet, polygon([*(along(_SPEAR, f, -w) for f, w in half), along(_SPEAR, 262, -6)]), head, WHITE_STEEL.shade)
    ridge = sheet.plate().brush([(*along(_SPEAR, 250), 1), (*along(_SPEAR, 330), 0.4)], 2.6, dry=0)
    sheet.lay(ridge.mask, WHITE_STEEL.cut)


_SWORD: Final[Axis] = ((78, 500), (196, 384))


def _sword(sheet: Sheet) -> None:
    """Print a broad sabre that tumbles after it, point first."""
    half = [(0, 9), (30, 11), (90, 17), (132, 18), (158, 9), (174, -8)]
    outline = [along(_SWORD, f, w) for f, w in half] + [along(_SWORD, f, w) for f, w in ((136, -8), (60, -7), (0, -9))]
    blade = printed(sheet, sheet.plate().fill(outline).mask, WHITE_STEEL, 4, rim=2.6)
    facet(
        sheet,
        [along(_SWORD, f, w) for f, w in ((0, 0), (80, 3), (140, 0), (176, -10), (80, -12), (0, -12))],
        blade,
        WHITE_STEEL.light,
    )
    facet(
        sheet,
        [along(_SWORD, f, w) for f, w in ((0, 5), (84, 12), (140, 10), (156, 14), (126, 22), (0, 14))],
        blade,
        WHITE_STEEL.shade,
    )
    grip = printed(
        sheet,
        sheet.plate().fill(lathed(_SWORD, [(-42, 5), (-4, 6)])).mask,
        Facets("#5a6a8a", "#2c3a5c", "#141c34"),
        4,
        rim=2.4,
    )
    cords = sheet.plate()
    for far in range(-38, -6, 8):
        cords.line([along(_SWORD, far, 6), along(_SWORD, far + 4, -6)], 2)
    sheet.body(cords.mask * grip, "#0f1628")
    fittings = sheet.plate().disc(*along(_SWORD, -1), 17, ry=7, rot=45).ring(*along(_SWORD, -50), 8, 5)
    printed(sheet, fittings.mask, GILT, 3, rim=2.2)
    cloth = ribbon(
        sheet.plate(),
        [
            (*along(_SWORD, -56), 1),
            (*along(_SWORD, -66, 14), 1),
            (*along(_SWORD, -54, 32), 0.8),
            (*along(_SWORD, -70, 48), 0.1),
        ],
        8,
    )
    sheet.solid(cloth.mask, "#c8321f", rim=1.6, line="#3a0c0c", grain=0.1, mott=0.1)
