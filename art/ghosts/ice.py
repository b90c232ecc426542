"""Ice: shards that differ, icicles that hang, each cut into a lit and a shaded facet."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

import numpy as np

from art.ghosts.limbs import Placing, carve, inked, pose, shade
from art.kit.geometry import around, polygon
from art.kit.noise import chance
from art.kit.sheet import Sheet

LINE, DEEP, TINT, LIGHT = "#0f2234", "#2f6488", "#8fc0d8", "#eefaff"


def shard(sheet: Sheet, placed: Placing, tall: float, wide: float, seed: int) -> None:
    """Print a broken shard that stands on the origin, ``tall`` and ``wide`` at its foot; each seed breaks another."""
    dice = chance(seed)
    half = wide / 2
    tip = ((dice.random() - 0.5) * wide * 0.7, -tall)
    left = [(-half, 0.0), (-half * (0.7 + 0.3 * dice.random()), -tall * (0.3 + 0.2 * dice.random()))]
    left.append((-half * (0.3 + 0.4 * dice.random()), -tall * (0.66 + 0.2 * dice.random())))
    right = [(half * (0.4 + 0.4 * dice.random()), -tall * (0.56 + 0.3 * dice.random()))]
    right += [(half * (0.9 + 0.2 * dice.random()), -tall * (0.26 + 0.16 * dice.random())), (half, 0.0)]
    ridge = [((dice.random() - 0.5) * wide * 0.3, -tall * 0.62), ((dice.random() - 0.4) * wide * 0.4, 0.0)]
    mask = carve(sheet, sheet.plate().fill(polygon(placed([*left, tip, *right]))), TINT, rim=2.6, line=LINE, grain=0.15)
    shade(sheet, sheet.plate().fill(polygon(placed([tip, *right, ridge[1], ridge[0]]))).mask * mask, DEEP)
    gleam = [tip, left[2], (left[2][0] + wide * 0.2, left[2][1] + tall * 0.12), ridge[0]]
    shade(sheet, sheet.plate().fill(polygon(placed(gleam))).mask * mask, LIGHT, grain=0.1)
    slit = [(left[1][0] + wide * 0.16, left[1][1] + tall * 0.04, 0.2), (-half * 0.5, left[1][1] + tall * 0.2, 1)]
    inked(sheet, [placed([*slit, (-half * 0.3, -tall * 0.02, 0.2)])], max(2.4, wide * 0.07), LIGHT, within=mask)


def cluster(sheet: Sheet, shards: Sequence[tuple[float, float, float, float, float]], seed: int = 1) -> None:
    """Print shards from the back to the front: where each stands, how tall and wide it is, how far it leans."""
    for i, (x, y, tall, wide, lean) in enumerate(shards):
        shard(sheet, pose(x, y, turn=lean), tall, wide, seed * 100 + i)


def icicles(sheet: Sheet, hung: Sequence[tuple[float, float, float, float]]) -> None:
    """Print icicles: where each hangs, how long and how wide it is."""
    plate, dark = sheet.plate(), sheet.plate()
    for x, y, long, wide in hung:
        bend = wide * 0.3 * sin(x)
        plate.fill(
            polygon(
                [
                    (x - wide / 2, y),
                    (x + wide / 2, y),
                    (x + wide * 0.3 + bend, y + long * 0.42),
                    (x + bend * 0.4, y + long),
                    (x - wide * 0.34 + bend, y + long * 0.36),
                ]
            )
        )
        dark.fill(
            polygon(
                [
                    (x + wide * 0.1, y),
                    (x + wide / 2, y),
                    (x + wide * 0.3 + bend, y + long * 0.42),
                    (x + bend * 0.4, y + long),
                ]
            )
        )
    mask = carve(sheet, plate, LIGHT, rim=2.2, line=LINE, grain=0.1)
    shade(sheet, dark.mask * mask, "#7fb2cc", grain=0.1)


def flake(sheet: Sheet, x: float, y: float, size: float, seed: int) -> None:
    """Print a flake of snow as it is: six arms of uneven length, each with a barb or two."""
    dice, plate = chance(seed), sheet.plate()
    first, squash = dice.random() * pi, 0.7 + 0.3 * dice.random()
    for i in range(6):
        a, long = first + i * pi / 3, size * (0.75 + 0.4 * dice.random())
        end = around(x, y, long, a, squash=squash)
        plate.brush(
            [(x, y, 1), ((x + end[0]) / 2, (y + end[1]) / 2, 1), (*end, 0.3)], size * 0.16, dry=0, taper=(0, 0.1)
        )
        for share in (0.45, 0.72)[: 1 + int(dice.random() > 0.4)]:
            bx, by = x + (end[0] - x) * share, y + (end[1] - y) * share
            for side in (-1, 1):
                barb = (bx + cos(a + side) * size * 0.26, by + sin(a + side) * size * 0.26 * squash)
                plate.line(np.array([(bx, by), barb]), size * 0.09)
    carve(sheet, plate, "#ffffff", rim=1.3, line=DEEP, grain=0)
