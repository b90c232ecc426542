"""What makes a figure stand freely: parts that lean, two tones cut hard, claws, locks of hair."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import atan2, cos, sin

import numpy as np

from art.kit.base import SCALE, Mask
from art.kit.media import ink, woodblock
from art.kit.noise import warp
from art.kit.plate import Plate
from art.kit.sheet import Sheet

DARK = "#140f16"
Spots = Sequence[Sequence[float]]
Placing = Callable[[Spots], list[tuple[float, ...]]]


def spots(text: str, side: int = 1) -> list[tuple[float, ...]]:
    """Return the points a text gives: ``"12,34 56,78,0.5"``, the third number a share of width; -1 mirrors them."""
    rows = [tuple(map(float, point.split(","))) for point in text.split()]
    return [(side * x, *rest) for x, *rest in rows]


def pose(x: float, y: float, *, turn: float = 0.0, k: float = 1.0, side: int = 1) -> Placing:
    """Return what carries points drawn about the origin to where a part of a body is.

    Args:
        x: where the origin goes.
        y: its height.
        turn: how far the part leans, in radians clockwise.
        k: how much larger it gets; a third number of a point, the width of a stroke, stays a share.
        side: -1 mirrors it.
    """
    ca, sa = cos(turn) * k, sin(turn) * k

    def placed(points: Spots) -> list[tuple[float, ...]]:
        return [(x + side * a * ca - b * sa, y + side * a * sa + b * ca, *rest) for a, b, *rest in points]

    return placed


def where(placed: Placing, x: float, y: float) -> tuple[float, float]:
    """Return where a part's point is carried."""
    there, level, *_ = placed([(x, y)])[0]
    return there, level


def carve(
    sheet: Sheet, shape: Plate, tint: str, *, rim: float = 3.0, line: str = DARK, grain: float = 0.2, mott: float = 0.12
) -> Mask:
    """Print an opaque shape with a line round it and return its mask."""
    mask = shape.mask
    sheet.solid(mask, tint, rim=rim, line=line, grain=grain, mott=mott)
    return mask


def limb(sheet: Sheet, line: Spots, width: float) -> Plate:
    """Return a plate with a stretch of arm or leg, round at both ends: ``(x, y, share of the width)``."""
    plate = sheet.plate().brush(line, width, dry=0, taper=(0, 0), wob=0.01)
    for x, y, share in (line[0], line[-1]):
        plate.disc(x, y, width * share * 0.49)
    return plate


def turned_away(sheet: Sheet, mask: Mask, dx: float, dy: float) -> Mask:
    """Return the part of a mask that light from the other side doesn't reach: a hard band along its edge.

    Args:
        sheet: whose view says how long a unit is.
        mask: what is lit.
        dx: how wide the band is at right edges (negative: at left edges), in units.
        dy: how wide it is at lower edges.
    """
    step = SCALE * sheet.view[2]
    across, fall = round(dx * step), round(dy * step)
    lit = np.roll(mask, (-fall, -across), (0, 1))
    return warp(mask * (1 - lit), 1.2, 16, 5) * mask


def shade(sheet: Sheet, mask: Mask, tint: str, *, grain: float = 0.2) -> None:
    """Print a second tone over a shape."""
    sheet.body(woodblock(mask, 6, grain, mott=0.1), tint)


def inked(
    sheet: Sheet,
    strokes: Iterable[Spots],
    width: float,
    tint: str = DARK,
    *,
    within: Mask | None = None,
    dry: float = 0,
) -> None:
    """Draw strokes that swell and taper, inside a mask if one is given."""
    plate = sheet.plate()
    for i, stroke in enumerate(strokes):
        plate.brush(stroke, width, dry=dry, seed=31 + i, taper=(0.1, 0.2), wob=0.02)
    mask = ink(plate.mask, 3, edge=0.5, gran=0.1)
    sheet.body(mask if within is None else mask * within, tint)


def claw(
    sheet: Sheet,
    palm: Spots,
    fingers: Sequence[Spots],
    width: float,
    skin: str,
    dim: str,
    nails: str,
    *,
    placed: Placing,
    nail: float = 1.6,
    light: int = -1,
    rim: str = DARK,
) -> None:
    """Print a clawed hand, finger by finger as they are given.

    Args:
        sheet: where.
        palm: its outline.
        fingers: from root to tip, three or four joints each; the last stretch says where the nail points.
        width: how thick a finger is, in the units of the points.
        skin: its colour.
        dim: its colour away from the light.
        nails: the colour of the nails.
        placed: carries the points to where the hand is.
        nail: how long a nail is, in widths.
        light: the side the light comes from, -1 is the left.
        rim: the colour of its contour.
    """
    (ox, oy), (ux, uy) = placed([(0, 0), (0, 1)])
    w = width * ((ux - ox) ** 2 + (uy - oy) ** 2) ** 0.5
    tips, hand, joints = sheet.plate(), sheet.plate().fill(placed(palm)), []
    for i, finger in enumerate(fingers):
        line = placed([point[:2] for point in finger])
        hand.brush(_bony(line), w, dry=0, seed=i, wob=0.01, taper=(0.01, 0.04))
        (bx, by), (tx, ty) = line[-2], line[-1]
        ahead, bend = atan2(ty - by, tx - bx), 0.3 if i % 2 else 0.22
        steps = ((-0.45, 0.0, 1.0), (0.45 * nail, 0.0, 0.8), (nail, bend, 0.03))
        nail_line = [(tx + cos(ahead + b) * w * a, ty + sin(ahead + b) * w * a, c) for a, b, c in steps]
        tips.brush(nail_line, w * 0.6, dry=0, wob=0.01, taper=(0, 0.02))
        joints += [_crease(*three, w) for three in zip(line, line[1:], line[2:], strict=False)]
    mask = carve(sheet, hand, skin, rim=2.6, line=rim, grain=0.12)
    shade(sheet, turned_away(sheet, mask, -light * w * 0.3, w * 0.12), dim)
    inked(sheet, joints, w * 0.14, within=mask)
    carve(sheet, tips, nails, rim=1.8, grain=0.1)


def _crease(before: Sequence[float], joint: Sequence[float], after: Sequence[float], width: float) -> Spots:
    """Return one short bowed line across a joint, off its middle: two of them would look like an eye."""
    along = atan2(after[1] - before[1], after[0] - before[0])
    ax, ay = -sin(along) * width, cos(along) * width
    bx, by = cos(along) * width * 0.1, sin(along) * width * 0.1
    (jx, jy), reach = joint[:2], ((-0.3, 0.2), (0.0, 1.0), (0.24, 0.2))
    return [(jx + ax * s + bx * c, jy + ay * s + by * c, c) for s, c in reach]


def _bony(line: Spots) -> list[tuple[float, float, float]]:
    """Return a finger's joints with widths: thick at the knuckles, thin between them."""
    swell = (0.92, 1.12, 0.98, 0.62) if len(line) > 3 else (0.92, 1.08, 0.62)
    made = []
    for i, (x, y) in enumerate(line):
        if i:
            px, py = line[i - 1]
            made.append(((px + x) / 2, (py + y) / 2, 0.8 - 0.06 * i))
        made.append((x, y, swell[i]))
    return made


def locks(
    sheet: Sheet, strands: Iterable[Spots], width: float, tint: str, *, sheen: str = "", dry: float = 0.12
) -> Mask:
    """Print hair lock by lock, every third one with a ``sheen``, and return its mask."""
    mass, glints = sheet.plate(), sheet.plate()
    for i, strand in enumerate(strands):
        mass.brush(strand, width, dry=dry, seed=71 + i, taper=(0.01, 0.35), wob=0.03)
        if i % 3 == 0:
            glints.brush(strand, width * 0.16, dry=0.35, seed=171 + i, taper=(0.2, 0.5), wob=0.03)
    mask = mass.mask
    sheet.body(ink(mask, 5, edge=0.6, gran=0.1), tint).body(mask * 0.6, tint)
    if sheen:
        sheet.body(ink(glints.mask, 3, edge=0.4) * mask, sheen)
    return mask
