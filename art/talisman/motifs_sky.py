"""Signs under the script, first part: weather, light and land. They say what a spell does."""

from itertools import pairwise
from math import pi, sin

import numpy as np

from art.kit.base import down, smooth
from art.kit.geometry import around, polygon, ring_of, star
from art.kit.media import ink, woodblock
from art.kit.noise import chance, warp
from art.kit.palette import Suiting
from art.kit.scenery import ridge
from art.kit.sheet import Sheet

X, Y = 204.0, 300.0
"""The middle of the large character."""


def mountain(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Three peaks press down on a bank of mist."""
    fall = down(sheet.shape, 720)
    for i, (peak, y, tone) in enumerate(((372, 300, 0.45), (70, 380, 0.6), (250, 470, 0.85))):
        half = 200 + i * 30
        rock = (
            f"M {peak - half} 760 L {peak - 74} {y + 120} L {peak - 34} {y + 46} L {peak} {y} L "
            f"{peak + 40} {y + 58} L {peak + 90} {y + 130} L {peak + half} 760 Z"
        )
        land = warp(sheet.plate().fill(rock).mask, 5, 30, seed + i)
        sheet.lay(land * (1 - 0.85 * smooth(fall, y + 30, y + 230)) * tone, suit.line)
        folds = sheet.plate()
        for j in range(5):
            x = peak - 30 + j * 16
            folds.brush(
                [(peak, y + 12, 0.4), (x, y + 70 + j * 9, 1), (x + (j - 2) * 26, y + 150, 0.1)],
                9,
                dry=0.5,
                seed=i * 9 + j,
            )
        sheet.lay(ink(folds.mask, i) * 0.5, suit.line)


def stars(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A chart of the heavens: circles, spokes and joined stars."""
    chart = sheet.plate()
    for r, width in ((316, 3), (300, 1.2), (214, 2), (122, 2)):
        chart.ring(X, 400, r, width)
    for i in range(12):
        a = i * pi / 6
        ax, ay = around(X, 400, 122, a)
        bx, by = around(X, 400, 300, a)
        chart.line(f"M {ax} {ay} L {bx} {by}", 1.4)
    sheet.lay(woodblock(chart.mask, seed, 0.2) * 0.75, suit.tone)
    sky, dice = sheet.plate(), chance(seed)
    for i in range(9):
        first, reach = i * 2 * pi / 9 + dice.random() * 0.3, 150 + dice.random() * 130
        places = [around(X, 400, reach + dice.normal() * 30, first + j * 0.17) for j in range(4)]
        for (ax, ay), (bx, by) in pairwise(places):
            sky.line(f"M {ax} {ay} L {bx} {by}", 2)
        for j, place in enumerate(places):
            sky.disc(*place, 7.5 if j % 2 else 5)
    for place in ((60, 640), (350, 640), (420, 440), (400, 560)):
        sky.fill(star(*place, 15, 4.5, 4))
    sheet.lay(woodblock(sky.mask, seed, 0.1) * 0.85, suit.line)


def vortex(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Wisps of spirit spiral in to the middle."""
    plate = sheet.plate()
    for arm in range(7):
        first = arm * 2 * pi / 7
        line = []
        for j in range(12):
            t = j / 11
            x, y = around(X, 340, 400 - 320 * t**0.7, first + 2.1 * t, squash=1.0)
            line.append((x, y, 0.25 + 1.1 * sin(pi * min(1, t * 1.05))))
        plate.brush(line, 46, dry=0.4, seed=seed + arm, taper=(0.3, 0.25))
    sheet.lay(ink(plate.mask, seed) * 0.62, suit.tone)
    sheet.body(woodblock(sheet.plate().disc(X, 320, 92).mask, seed, 0.3) * 0.4, suit.light)
    orbs = sheet.plate()
    for place in ring_of(X, 340, 262, 7, first=-1.1):
        orbs.disc(*place, 17).ring(*place, 25, 2.5)
    sheet.lay(woodblock(orbs.mask, seed, 0.15) * 0.75, suit.line)


def shatter(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Cracks run from the middle to the edges, the pieces between them print unevenly."""
    dice = chance(seed)
    angles = sorted(float(a) for a in np.linspace(0, 2 * pi, 14)[:-1] + dice.normal(0, 0.09, 13))
    pieces, cracks = sheet.plate(), sheet.plate()
    for i, a in enumerate(angles):
        b = angles[(i + 1) % len(angles)] + (2 * pi if i == len(angles) - 1 else 0)
        inner, outer = 120 + dice.random() * 50, 560
        corners = [
            around(X, 320, inner, a + 0.03),
            around(X, 320, outer, a + 0.015),
            around(X, 320, outer, b - 0.015),
            around(X, 320, inner, b - 0.03),
        ]
        pieces.fill(polygon(corners), a=0.25 + 0.75 * ((i * 5) % 4) / 3)
        steps = [around(X, 320, 40 + j * 75, a + dice.normal() * 0.035) for j in range(8)]
        cracks.line("M " + " L ".join(f"{px:.1f} {py:.1f}" for px, py in steps), 4.5)
        side = steps[4]
        cracks.line(polygon([side, around(*side, 90, a + 0.6), side]), 2.4)
    sheet.lay(woodblock(pieces.mask, seed, 0.25) * 0.5, suit.tone)
    sheet.lay(woodblock(cracks.mask, seed, 0.1) * 0.75, suit.line)


def lowlands(sheet: Sheet, suit: Suiting, seed: int, y: float = 600) -> None:
    """A quiet line of hills, for signs that float above it."""
    land = warp(ridge(sheet, y, 22, seed), 4, 26, seed)
    sheet.lay(land * (1 - 0.6 * smooth(down(sheet.shape, 720), y, 720)) * 0.6, suit.tone)
