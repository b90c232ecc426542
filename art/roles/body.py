"""What a figure is made of: places that can be turned, bare limbs, hair, tapering lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, sin
from typing import Final

import numpy as np

from art.kit.base import SCALE, Mask, Points, blur, smooth
from art.kit.media import ink
from art.kit.noise import warp
from art.kit.palette import INK
from art.kit.plate import Plate
from art.kit.sheet import Sheet

Line = tuple[Points, float]
"""A tapering line: points ``(x, y, share of the width)`` and the width."""
WHITE: Final = "#e9e4d6"
SKIN: Final = "#ead2a8"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a part of a body is: its origin, its size, how far it is turned (radians), ``side`` -1 mirrors it."""

    x: float
    y: float
    k: float = 1.0
    turn: float = 0.0
    side: int = 1

    def of(self, points: Points) -> list[tuple[float, ...]]:
        """Return points given about the origin as points of the card; further columns are kept."""
        return [(*self.point(x, y), *rest) for x, y, *rest in points]

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Return one point given about the origin as a point of the card."""
        x *= self.side
        ca, sa = cos(self.turn), sin(self.turn)
        return self.x + self.k * (x * ca - y * sa), self.y + self.k * (x * sa + y * ca)


CARD: Final = Place(0, 0)
"""The card itself: for what is drawn where it stands."""


def shape(sheet: Sheet, outline: Points, at: Place = CARD) -> Plate:
    """Return a plate with a smooth outline filled; a corner stays sharp if it is given twice."""
    return sheet.plate().fill(at.of(outline))


def solid(sheet: Sheet, plate: Plate, tint: str, *, rim: float = 2, grain: float = 0.15) -> None:
    """Print an opaque shape with a dark line round it."""
    sheet.solid(plate.mask, tint, rim=rim, line=INK, grain=grain, mott=0.12)


def shaded(mask: Mask, dx: float, dy: float) -> Mask:
    """Return the part of a shape that turns from the light: what is within (dx, dy) of its far edge."""
    rows, columns = round(dy * SCALE), round(dx * SCALE)
    lit = np.roll(mask, (-rows, -columns), (0, 1))
    made: Mask = mask * np.clip(1 - blur(lit, 0.5 * SCALE), 0, 1)
    return made


def lines(
    sheet: Sheet,
    given: Sequence[Line],
    tint: str = INK,
    *,
    within: Mask | None = None,
    at: Place = CARD,
    dry: float = 0.12,
    strength: float = 0.85,
) -> None:
    """Draw tapering lines in transparent ink.

    Args:
        sheet: where.
        given: the lines, about the place.
        tint: of the ink.
        within: a mask outside of which nothing is drawn.
        at: the place.
        dry: 0 is a wet line, 1 shows the paper through.
        strength: how dense the ink is.
    """
    plate = sheet.plate()
    for i, (points, width) in enumerate(given):
        plate.brush(at.of(points), width * at.k, dry=dry, seed=40 + i, taper=(0.08, 0.2))
    mask = ink(plate.mask, 5, edge=0.5)
    sheet.lay((mask if within is None else mask * within) * strength, tint)


def trim(sheet: Sheet, points: Points, width: float, tint: str, *, at: Place = CARD, rim: float = 1.5) -> None:
    """Sew a facing on: an even band along points."""
    band = sheet.plate().brush(at.of(points), width * at.k, dry=0, seed=5, taper=(0, 0), wob=0.02)
    sheet.solid(band.mask, tint, rim=rim, line=INK, grain=0.1, mott=0.12)


def flesh(sheet: Sheet, mask: Mask, skin: str, *, rim: float = 1.9, shade: tuple[float, float] = (7, 4)) -> None:
    """Print bare skin; ``shade`` is how far the shade reaches in from the right and from below, in units."""
    sheet.rim(mask, INK, rim).body(mask, skin)
    sheet.lay(shaded(mask, *shade) * 0.4, "#b06a3c")


def limb(sheet: Sheet, points: Points, width: float, skin: str, muscles: Sequence[Line] = ()) -> None:
    """Print a bare arm or leg along points ``(x, y, share of the width)``, round at both ends, and lines on it."""
    arm = sheet.plate().brush(points, width, dry=0, seed=7, taper=(0, 0), wob=0)
    for x, y, share in (points[0], points[-1]):
        arm.disc(x, y, width * share / 2)
    flesh(sheet, arm.mask, skin, shade=(width * 0.22, width * 0.1))
    if muscles:
        lines(sheet, muscles, "#5a2c14", within=arm.mask, strength=0.7)


def hair(sheet: Sheet, outline: Points, tint: str, strands: Sequence[Line], *, at: Place = CARD, seed: int = 3) -> None:
    """Paint a mass of hair and the strands that shine in it."""
    mask = warp(shape(sheet, outline, at).mask, 1.0, 14, seed)
    sheet.rim(mask, INK, 1.4)
    sheet.body(ink(mask, seed, edge=0.6, tone=0.15, gran=0.12), tint)
    plate = sheet.plate()
    for i, (points, width) in enumerate(strands):
        plate.brush(at.of(points), width * at.k, dry=0.3, seed=20 + i, taper=(0.2, 0.4))
    if tint == INK:
        sheet.body(ink(plate.mask, 5, edge=0.5) * mask * 0.5, "#8a8c96")
    else:
        sheet.lay(ink(plate.mask, 5, edge=0.5) * mask * 0.7, "#4a4640")


def tufts(sheet: Sheet, given: Sequence[Line], tint: str, *, at: Place = CARD, dry: float = 0.3) -> None:
    """Paint a beard, or locks that hang free: strokes that run out at their tips."""
    plate, between = sheet.plate(), sheet.plate()
    for i, (points, width) in enumerate(given):
        plate.brush(at.of(points), width * at.k, dry=dry, seed=70 + i, taper=(0.05, 0.35))
        between.brush(at.of([(x + 3, y + 4, c) for x, y, c in points]), 2.6 * at.k, dry=0.3, seed=90 + i)
    mask = plate.mask
    if tint != INK:
        sheet.rim(mask, INK, 1.6)
    sheet.body(ink(mask, 5, edge=0.6, tone=0.2), tint)
    if tint != INK:
        sheet.lay(ink(between.mask, 3, edge=0.4) * smooth(mask, 0.3, 0.8) * 0.55, "#3a3028")


def neck(sheet: Sheet, at: Place, skin: str) -> None:
    """Paint the throat and what the collar leaves bare; the origin is under the chin."""
    throat = shape(sheet, [(-27, -34), (27, -34), (34, 24), (0, 66), (-34, 24)], at).mask
    sheet.rim(throat, INK, 1.6).body(throat, skin).lay(throat * 0.27, "#9a5a34")


def lapels(
    sheet: Sheet, at: Place, tint: str, *, inner: str = "#f6f0df", depth: float = 190, width: float = 27
) -> None:
    """Lay a collar across the chest, its near side over the far one; the origin is under the chin."""
    shirt = [(-44, -6), (-44, -6), (0, 60), (44, -6), (44, -6), (22, 110), (-4, 150), (-22, 110)]
    solid(sheet, shape(sheet, shirt, at), inner, rim=1.2, grain=0.05)
    trim(sheet, [(50, -2, 0.9), (32, 50, 1), (4, 112, 1.05), (-24, depth, 1)], width, tint, at=at)
    trim(sheet, [(-50, -2, 0.9), (-30, 50, 1), (2, 118, 1.05), (36, depth + 18, 1)], width, tint, at=at)
