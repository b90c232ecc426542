"""How things are painted: the wash behind them, modelling, contours, cords."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import hypot

import numpy as np

from art.catalogue import slip_of, title_of
from art.kit.base import SCALE, Mask, Points, smooth
from art.kit.frame import badge, cut, keyline, seal, title
from art.kit.geometry import polygon
from art.kit.media import grow, ink, wash
from art.kit.noise import cloud, warp
from art.kit.palette import CINNABAR, INK
from art.kit.sheet import Sheet

AXIS = 212.0


@dataclass(frozen=True, slots=True)
class Stuff:
    """What a thing is made of: its light, its own and its shaded colour."""

    light: str
    own: str
    shade: str


WOOD = Stuff("#d99a5a", "#a5622c", "#4a2413")
DARK_WOOD = Stuff("#a8683c", "#6e3a1e", "#2c130b")
GOLD_LEAF = Stuff("#f6dc86", "#d09a30", "#6e4312")
JADE = Stuff("#cfe3cf", "#6fa58c", "#24514a")


@dataclass(frozen=True, slots=True)
class Still:
    """An artifact: the seed of its paper, what paints the thing, and its suit."""

    seed: int
    thing: Callable[[Sheet], None]
    red: bool


def paint_artifact(face: str, still: Still) -> Sheet:
    """Paint an artifact's card: paper and wash, the thing, the frame."""
    sheet = _stage(still.seed, red=still.red)
    still.thing(sheet)
    line = "#5a2a1c" if still.red else "#1f3f4a"
    keyline(sheet, "round", line)
    start, size = slip_of(face)
    title(sheet, title_of(face), base="#f2ead6", tint=INK, line=line, y=start, size=size)
    badge(sheet, still.red)
    seal(sheet, "法器", "#2f5a4a")
    cut(sheet, "round")
    return sheet


def _stage(seed: int, *, red: bool) -> Sheet:
    """Return paper with two pools of wash and a shadow on the ground."""
    sheet = Sheet("#e6dcc0", seed, age=0.3)
    first, second = ("#b98f6a", "#c9a06a") if red else ("#7f9a92", "#8ca0a6")
    dx = (seed * 37) % 60 - 30
    sheet.lay(wash(sheet.plate().disc(AXIS + dx, 370, 172, ry=220).mask, seed, 40, 0.55, 40), first)
    sheet.lay(wash(sheet.plate().disc(AXIS + 110 - dx, 570, 160, ry=74).mask, seed + 1, 26, 0.5, 30), second)
    return sheet


def shadow(sheet: Sheet, x: float, y: float, r: float, ry: float = 16) -> None:
    """Let a thing stand on the ground."""
    sheet.lay(wash(sheet.plate().disc(x, y, r, ry=ry).mask, 3, 7, 0.9, 3), "#6a5a48")


def model(
    sheet: Sheet, mask: Mask, stuff: Stuff, seed: int, *, light: tuple[float, float, float], tilt: float = 0.35
) -> None:
    """Paint a solid thing: its own colour, light at a point ``(x, y, reach)``, shade away from it, a dark contour.

    Args:
        sheet: where.
        mask: the thing.
        stuff: what it is made of.
        seed: of the chance in it.
        light: the middle of the light and how far it reaches.
        tilt: how much the shade also gathers downwards.
    """
    sheet.body(ink(grow(mask, 2.2), seed, edge=0.7, tone=0.15), INK)
    body = warp(mask, 0.8, 40, seed)
    sheet.body(body, stuff.own)
    x, y = sheet.grid()
    lx, ly, reach = light
    cells = cloud(sheet.shape, 50 * SCALE, seed=seed) - 0.5
    away = ((x - lx) + tilt * (y - ly)) / reach + 0.6 * cells
    sheet.lay(body * smooth(away.astype(np.float32), 0.15, 1.5) * 0.95, stuff.shade)
    spot = np.exp(-(((x - lx) / reach) ** 2 + ((y - ly) / reach) ** 2) * 1.6) * (0.8 + cells)
    sheet.body((body * np.clip(spot, 0, 1) * 0.8).astype(np.float32), stuff.light)


Axis = tuple[tuple[float, float], tuple[float, float]]
"""Where a long thing begins, and a second point that says which way it goes."""


def along(axis: Axis, far: float, side: float = 0.0) -> tuple[float, float]:
    """Return the point so far along an axis, and so far to its left as seen from its beginning."""
    (ax, ay), (bx, by) = axis
    length = hypot(bx - ax, by - ay)
    dx, dy = (bx - ax) / length, (by - ay) / length
    return ax + dx * far + dy * side, ay + dy * far - dx * side


def lathed(axis: Axis, profile: Points) -> str:
    """Return the outline of something turned on a lathe: along its axis, and how thick on either side there."""
    left, right = ([along(axis, far, s * half) for far, half in profile] for s in (1, -1))
    return polygon([*left, *reversed(right)])


def contour(
    sheet: Sheet, lines: Sequence[Points], seed: int, *, w: float = 8, tint: str = INK, strength: float = 1.0
) -> None:
    """Draw inner lines with a living brush."""
    plate = sheet.plate()
    for i, line in enumerate(lines):
        plate.brush(line, w, dry=0.25, seed=seed + i)
    sheet.lay(ink(plate.mask, seed, edge=0.5) * strength, tint)


def cord(sheet: Sheet, line: Points, seed: int, *, w: float = 10, tassel: tuple[float, float] | None = None) -> None:
    """Draw a cinnabar cord, and a tassel that hangs from a point."""
    plate = sheet.plate().brush(line, w, dry=0.05, seed=seed, taper=(0.03, 0.03))
    if tassel:
        x, y = tassel
        plate.disc(x, y, w * 1.25)
        for k in range(-2, 3):
            plate.brush(
                [(x, y + 4, 0.8), (x + k * 7, y + 50, 1.1), (x + k * 11, y + 98 - abs(k) * 4, 0.4)],
                w * 0.9,
                dry=0.45,
                seed=seed + 22 + k,
            )
    mask = plate.mask
    sheet.body(grow(mask, 1.2) * 0.8, "#4a1410")
    sheet.body(ink(mask, seed), "#d8452c").lay(ink(mask, seed) * 0.7, CINNABAR)
