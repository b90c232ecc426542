"""The drowned, whom nobody remembers."""

from __future__ import annotations

from dataclasses import dataclass
from math import sin
from typing import Final, Literal

from art.kit.base import Points
from art.kit.sheet import Sheet
from art.roles.body import Line, Place

_PALE, _DEPTH, _NIGHT = "#9fc4bc", "#4f8288", "#0c1c26"


@dataclass(frozen=True, slots=True)
class Drowned:
    """One who looks up from under the water: where, how large, how far turned (radians), and which of them."""

    x: float
    y: float
    k: float
    turn: float
    kind: Literal["wail", "old", "sleep"]


def drowned_face(sheet: Sheet, who: Drowned) -> None:
    """Print a drowned face: pale, cut in two by the light of the lamps, the hair adrift; each of its own kind."""
    at = Place(who.x, who.y, who.k, who.turn)
    _hair(sheet, who, at)
    wide, long = {"wail": (1.0, 1.06), "old": (0.94, 1.0), "sleep": (1.0, 0.94)}[who.kind]
    face = sheet.plate().fill(at.of([(x * wide, y * long) for x, y in _OUTLINE]))
    sheet.body(face.mask * 0.9, _DEPTH)
    lit = sheet.plate().fill(at.of([(x * wide, y * long) for x, y in _LIT]))
    sheet.body(lit.mask * face.mask * 0.85, _PALE)
    dark = sheet.plate()
    for hollow in _HOLLOWS[who.kind]:
        dark.fill(at.of(hollow))
    for cut, w in _CUTS[who.kind]:
        dark.brush(at.of(cut), w * who.k, dry=0.05, seed=3)
    sheet.body(dark.mask * 0.9, _NIGHT)


def _hair(sheet: Sheet, who: Drowned, at: Place) -> None:
    """Print the hair adrift round a face."""
    hair = sheet.plate()
    for i in range(9):
        a = (i - 4) / 4
        reach = {"wail": 1.25, "old": 0.7, "sleep": 1.1}[who.kind]
        way = [(a * 26, -50, 1), (a * 72 * reach, -66 + 34 * abs(a), 1.1)]
        way += [((a * 92 + 18 * sin(i * 2.3)) * reach, (16 + 60 * abs(a)) * reach, 0.1)]
        hair.brush(at.of(way), 26 * who.k, dry=0.1, seed=i)
    sheet.body(hair.mask * 0.9, _NIGHT)


_OUTLINE: Final = (
    (0, -62),
    (34, -52),
    (46, -14),
    (38, 26),
    (16, 60),
    (0, 66),
    (-16, 60),
    (-38, 26),
    (-46, -14),
    (-34, -52),
)
_LIT: Final = (
    (4, -66),
    (-40, -50),
    (-52, -14),
    (-40, 30),
    (-14, 66),
    (-6, 44),
    (-12, 26),
    (-2, 18),
    (-10, 2),
    (-4, -20),
)
"""A face, and the side of it that the lamps light."""

_HOLLOWS: Final[dict[str, tuple[Points, ...]]] = {
    "wail": (
        [(-8, -6), (-16, -18), (-32, -14), (-34, 0), (-22, 6)],
        [(8, -6), (16, -20), (32, -18), (34, -2), (20, 4)],
        [(-12, 28), (0, 22), (12, 28), (14, 46), (6, 58), (-6, 58), (-14, 46)],
    ),
    "old": ([(-9, -4), (-20, -12), (-32, -4), (-20, 2)], [(9, -4), (20, -12), (32, -4), (20, 2)]),
    "sleep": ([(-12, 42), (0, 38), (12, 42), (0, 47)],),
}
"""The hollow eyes and mouths of the drowned."""
_CUTS: Final[dict[str, tuple[Line, ...]]] = {
    "wail": (
        ([(-8, -24, 0.9), (-20, -30, 1), (-38, -18, 0.1)], 6),
        ([(8, -24, 0.9), (20, -34, 1), (38, -24, 0.1)], 6),
        ([(0, -6, 0.3), (-7, 12, 1), (3, 16, 0.3)], 4),
    ),
    "old": (
        ([(-6, -14, 1), (-20, -22, 1), (-40, -8, 0.1)], 8),
        ([(6, -14, 1), (20, -22, 1), (40, -8, 0.1)], 8),
        ([(0, -4, 0.3), (-9, 16, 1.2), (4, 20, 0.3)], 4.6),
        ([(-14, 38, 0.3), (0, 34, 1), (14, 40, 0.3)], 4.4),
        ([(-16, 22, 0.2), (-25, 34, 1), (-22, 46, 0.1)], 3.4),
        ([(16, 22, 0.2), (25, 34, 1), (22, 46, 0.1)], 3.4),
        ([(-18, -40, 0.2), (0, -43, 1), (18, -40, 0.2)], 3),
    ),
    "sleep": (
        ([(-8, -2, 0.3), (-20, 5, 1.2), (-35, -4, 0.3)], 5),
        ([(8, -2, 0.3), (20, 5, 1.2), (35, -4, 0.3)], 5),
        ([(-10, -20, 0.2), (-22, -26, 1), (-36, -18, 0.1)], 3.4),
        ([(10, -20, 0.2), (22, -26, 1), (36, -18, 0.1)], 3.4),
        ([(0, 0, 0.2), (-6, 20, 1), (3, 23, 0.2)], 3.6),
    ),
}
"""Their brows, noses and furrows."""
