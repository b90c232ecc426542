"""The diamond snare, which takes every weapon from the hand that holds it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, cos, hypot, pi, radians, sin
from typing import Final

from art.artifacts.cutting import GILT, WHITE_STEEL, Facets, Spot, facet, gouges, printed, ribbon
from art.artifacts.still import Axis, along, lathed
from art.kit.base import Mask
from art.kit.geometry import polygon
from art.kit.media import ink, woodblock
from art.kit.sheet import Sheet

_X, _Y, _TURN, _SQUASH = 216.0, 352.0, radians(-24), 0.70
_OUTER, _INNER, _THICK = 170.0, 124.0, 24.0
_STORM = "#2a2430"
_SPEAR: Final[Axis] = ((378, 628), (238, 356))
_LENGTH = 336.0
_GRASP, _BEND = 112.0, 1.7
"""How far from the middle the whirl takes hold of what is drawn in, and how far round it bends that, in radians."""
Profile = Sequence[tuple[float, float]]
"""The outline of a weapon: how far along its axis, how far aside."""


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
    """Let the streams run over the points that have reached the middle, until they go out in the dark."""
    hole = sheet.plate().fill(polygon(_oval(_INNER))).mask
    over = sheet.plate()
    for i in range(7):
        first = 0.2 + i * 2 * pi / 7
        turns = [(48 - 44 * (k / 9) ** 0.8, first + 2.4 * k / 9, 0.2 + 0.8 * sin(pi * k / 9)) for k in range(10)]
        ribbon(over, [(*_at(far, angle, 16), share) for far, angle, share in turns], 4.5)
    over.disc(*_at(0, 0, 14), 13, ry=9, rot=-24)
    sheet.body(over.mask * hole, "#1c1824")


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


def _pulled(axis: Axis, far: float, side: float = 0.0) -> Spot:
    """Return a point along a weapon: inside the ring the whirl has bent it, the more the nearer to its middle."""
    x, y = along(axis, far, side)
    dx, dy = x - _X, y - _Y - 14
    u, v = dx * cos(_TURN) + dy * sin(_TURN), (dy * cos(_TURN) - dx * sin(_TURN)) / _SQUASH
    near = hypot(u, v)
    if near >= _GRASP:
        return x, y
    a = atan2(v, u) + _BEND * (1 - near / _GRASP) ** 1.4
    u, v = near * cos(a), near * sin(a) * _SQUASH
    return _X + u * cos(_TURN) - v * sin(_TURN), _Y + 14 + u * sin(_TURN) + v * cos(_TURN)


def _fine(profile: Profile) -> Profile:
    """Return a profile with many points, so that it can be bent."""
    return [(a + (c - a) * i / 12, b + (d - b) * i / 12) for (a, b), (c, d) in pairwise(profile) for i in range(13)]


def _turned_on(axis: Axis, profile: Profile) -> str:
    """Return the outline of a weapon that is the same on both sides of its axis, bent by the whirl."""
    fine = _fine(profile)
    return polygon([_pulled(axis, f, w) for f, w in fine] + [_pulled(axis, f, -w) for f, w in reversed(fine)])


def _spine(root: float, side: float) -> list[Spot]:
    """Return the ridge of the spear's head, from its point back to where its root lies."""
    return [_pulled(_SPEAR, _LENGTH + (root - _LENGTH) * i / 16, side * i / 16) for i in range(17)]


def _spear(sheet: Sheet) -> None:
    """Print a spear with a red tuft, its head already over the hole."""
    shaft = sheet.plate().fill(_turned_on(_SPEAR, [(-30, 6), (240, 6)])).mask
    printed(sheet, shaft, Facets("#d8703a", "#a83c22", "#541712", "#240c0a"), 5, rim=2.6)
    facet(sheet, lathed((along(_SPEAR, -30, 4), along(_SPEAR, 300, 4)), [(0, 2.4), (255, 2.4)]), shaft, "#e08a4c")
    rings = sheet.plate()
    for far in (18, 96, 174):
        rings.fill(lathed(_SPEAR, [(far, 7), (far + 9, 7)]))
    printed(sheet, rings.mask, GILT, 3, rim=1.8)
    tuft = sheet.plate()
    for i in range(9):
        s = (i - 4) / 4
        way = [
            (*_pulled(_SPEAR, 246, 6 * s), 1),
            (*_pulled(_SPEAR, 214 - 6 * abs(s), 26 * s + 6), 1.2),
            (*_pulled(_SPEAR, 168 + 18 * abs(s), 34 * s + 16), 0.05),
        ]
        ribbon(tuft, way, 13)
    sheet.solid(tuft.mask, "#c8321f", rim=2.2, line="#3a0c0c", grain=0.1, mott=0.1)
    threads = gouges(
        sheet.plate(),
        [
            (_pulled(_SPEAR, 180 + 8 * (i % 2), 15 * s + 12), _pulled(_SPEAR, 232, 5 * s))
            for i, s in enumerate((-1.6, -0.9, -0.2, 0.6, 1.3))
        ],
        4,
    )
    sheet.lay(threads.mask * tuft.mask * 0.9, "#5a1210")
    half = [(238, 7), (252, 9), (262, 15), (272, 21), (288, 18), (312, 11), (_LENGTH, 0)]
    head = printed(sheet, sheet.plate().fill(_turned_on(_SPEAR, half)).mask, WHITE_STEEL, 4, rim=3)
    for side, root, aside, tone in ((1, 238, 0, WHITE_STEEL.light), (-1, 262, -5, WHITE_STEEL.shade)):
        edge = [_pulled(_SPEAR, f, side * w) for f, w in _fine(half)]
        facet(sheet, polygon([*edge, *_spine(root, aside)]), head, tone)
    ridge = sheet.plate().brush([(*_pulled(_SPEAR, f), 1.2 - (f - 250) / 120) for f in range(250, 336, 8)], 2.6, dry=0)
    sheet.lay(ridge.mask, WHITE_STEEL.cut)


_SWORD: Final[Axis] = ((78, 500), (196, 384))


def _sword(sheet: Sheet) -> None:
    """Print a broad sabre that tumbles after it, point first."""
    half = [(0.0, 9.0), (30.0, 11.0), (90.0, 17.0), (136.0, 18.0), (170.0, 12.0), (196.0, -6.0)]
    spine = [(196.0, -6.0), (160.0, -8.0), (60.0, -7.0), (0.0, -9.0)]
    outline = polygon([_pulled(_SWORD, f, w) for f, w in (*_fine(half), *_fine(spine))])
    blade = printed(sheet, sheet.plate().fill(outline).mask, WHITE_STEEL, 4, rim=2.6)
    lit = [(0.0, 0.0), (80.0, 3.0), (160.0, 1.0), (196.0, -8.0), (80.0, -12.0), (0.0, -12.0)]
    dark = [(0.0, 5.0), (84.0, 12.0), (150.0, 9.0), (186.0, 0.0), (170.0, 16.0), (126.0, 24.0), (0.0, 14.0)]
    for part, tone in ((lit, WHITE_STEEL.light), (dark, WHITE_STEEL.shade)):
        facet(sheet, polygon([_pulled(_SWORD, f, w) for f, w in _fine(part)]), blade, tone)
    grip = printed(
        sheet,
        sheet.plate().fill(lathed(_SWORD, [(-42, 5), (-4, 6)])).mask,
        Facets("#5a6a8a", "#2c3a5c", "#141c34"),
        4,
        rim=2.4,
    )
    cords = sheet.plate()
    for far in range(-38, -6, 8):
        cords.line([_pulled(_SWORD, far, 6), _pulled(_SWORD, far + 4, -6)], 2)
    sheet.body(cords.mask * grip, "#0f1628")
    fittings = sheet.plate().disc(*_pulled(_SWORD, -1), 17, ry=7, rot=45).ring(*_pulled(_SWORD, -50), 8, 5)
    printed(sheet, fittings.mask, GILT, 3, rim=2.2)
    cloth = ribbon(
        sheet.plate(),
        [
            (*_pulled(_SWORD, -56), 1),
            (*_pulled(_SWORD, -66, 14), 1),
            (*_pulled(_SWORD, -54, 32), 0.8),
            (*_pulled(_SWORD, -70, 48), 0.1),
        ],
        8,
    )
    sheet.solid(cloth.mask, "#c8321f", rim=1.6, line="#3a0c0c", grain=0.1, mott=0.1)
