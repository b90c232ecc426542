"""How things are cut in wood: flat facets with hard edges, shade in tapering cuts of the gouge."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import skia

from art.kit.base import Mask, turned
from art.kit.geometry import Outline, curve, polygon
from art.kit.media import grow, ink, woodblock
from art.kit.palette import INK
from art.kit.plate import Plate, glyph_path
from art.kit.sheet import Sheet

Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Facets:
    """What a cut thing is printed with: the tones of its lit, its own and its shaded facets, and of its cuts."""

    light: str
    own: str
    shade: str
    cut: str = INK


WHITE_STEEL = Facets("#fbf8ea", "#c3d0d2", "#64808c", "#182a38")
GILT = Facets("#fbe49a", "#dba63c", "#94601c", "#3a1e0c")
ROSEWOOD = Facets("#a4583a", "#74311f", "#411510", "#220a08")


def printed(sheet: Sheet, mask: Mask, facets: Facets, seed: int = 4, *, rim: float = 2.4) -> Mask:
    """Print a thing in its own tone with a dark line carved round it; return the mask for what lies on it."""
    sheet.body(ink(grow(mask, rim), seed, edge=0.6, tone=0.1), facets.cut)
    sheet.body(mask, facets.own).lay(mask * (1 - woodblock(mask, seed, 0.4, mott=0.2)) * 0.35, facets.shade)
    return mask


Swing = tuple[float, float, float]
"""About which point a thing that was drawn upright is turned, and by how many degrees counter-clockwise."""


def aslant(plate: Plate, swing: Swing) -> Mask:
    """Return what was drawn upright, turned as its thing is."""
    return turned(plate.mask, *swing)


def facet(
    sheet: Sheet, outline: Outline, within: Mask, tint: str, seed: int = 4, *, swung: Swing | None = None
) -> None:
    """Print one flat facet of a thing, its edge as hard as the knife left it."""
    plate = sheet.plate().fill(outline)
    mask = aslant(plate, swung) if swung else plate.mask
    sheet.body(woodblock(mask, seed, 0.12, mott=0.1) * within, tint)


def gouges(plate: Plate, cuts: Iterable[tuple[Spot, Spot]], w: float, *, bend: float = 0.0) -> Plate:
    """Cut marks that begin broad and run out to nothing, each bent aside by a share of its length."""
    for i, ((ax, ay), (bx, by)) in enumerate(cuts):
        middle = ((ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend)
        plate.brush([(ax, ay, 1.0), (*middle, 0.75), (bx, by, 0.05)], w, dry=0.04, seed=i, taper=(0.06, 0.5), wob=0.03)
    return plate


def ribbon(plate: Plate, points: list[tuple[float, float, float]], w: float) -> Plate:
    """Draw a smooth wet line of swelling and ebbing width, without bristles."""
    line = curve(points, step=2.0)
    left, right = [], []
    for (ax, ay, a), (bx, by, _) in pairwise(line):
        dx, dy = bx - ax, by - ay
        long = max(1e-3, (dx * dx + dy * dy) ** 0.5)
        left.append((ax - dy / long * a * w / 2, ay + dx / long * a * w / 2))
        right.append((ax + dy / long * a * w / 2, ay - dx / long * a * w / 2))
    return plate.fill(polygon([*left, *reversed(right)]))


def written(plate: Plate, char: str, spot: Spot, size: float, degrees: float, *, bold: float = 0.0) -> Plate:
    """Write one character in Kai, turned clockwise."""
    made: Any = glyph_path(char, size, "kai")
    matrix = skia.Matrix()
    matrix.setRotate(degrees)
    made.transform(matrix)
    made.offset(*spot)
    plate.fill(made)
    return plate.line(made, bold) if bold else plate
