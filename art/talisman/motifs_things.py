"""Signs under the script, second part: things."""

from math import pi, radians

import numpy as np

from art.kit.base import grid, smooth
from art.kit.geometry import around, polygon, ring_of
from art.kit.media import ink, woodblock
from art.kit.noise import warp
from art.kit.palette import Suiting
from art.kit.sheet import Sheet
from art.talisman.motifs_sky import X, Y, lowlands
from art.talisman.printing import print_shape


def coin(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A string of coins with square holes."""
    cord = sheet.plate().brush(
        [(430, 330, 0.8), (410, 430, 1), (372, 540, 1), (270, 640, 1), (60, 690, 0.5)], 12, dry=0.2, seed=seed
    )
    sheet.lay(ink(cord.mask, seed) * 0.7, suit.line)
    for i, (x, y, r) in enumerate(((420, 372, 52), (398, 482, 60), (320, 590, 70), (58, 640, 56), (40, 300, 0))):
        if not r:
            continue
        plate = sheet.plate().disc(x, y, r).rect(x - r * 0.26, y - r * 0.26, r * 0.52, r * 0.52, cut=True)
        print_shape(sheet, suit, plate, seed + i, lit=0.25)
        marks = sheet.plate().ring(x, y, r * 0.82, 2.5).rect(x - r * 0.32, y - r * 0.32, r * 0.64, r * 0.64, line=2.5)
        for word, px, py in (("通", x, y - r * 0.58), ("寶", x, y + r * 0.58)):
            marks.text(word, px, py, r * 0.36, hand="kai")
        sheet.lay(woodblock(marks.mask, 3, 0.1) * 0.8, suit.line)


def mirror(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A bronze mirror with its cord, rays of light falling from it."""
    beam = sheet.plate()
    for i in range(9):
        a = radians(58 + i * 8)
        beam.fill(
            polygon(
                [
                    around(X, Y, 160, a - 0.02),
                    around(X, Y, 620, a - 0.035),
                    around(X, Y, 620, a + 0.035),
                    around(X, Y, 160, a + 0.02),
                ]
            )
        )
    sheet.lay(woodblock(beam.mask, seed, 0.3) * 0.6, suit.tone)
    rim = sheet.plate().disc(X, Y, 188)
    print_shape(sheet, suit, rim, seed, strength=0.85)
    petals = sheet.plate()
    for place in ring_of(X, Y, 168, 20):
        petals.disc(*place, 12)
    sheet.lay(woodblock(petals.mask, 4, 0.1) * 0.55, suit.line)
    glass = sheet.plate().disc(X, Y, 148)
    sheet.body(woodblock(glass.mask, seed, 0.25) * 0.75, suit.light)
    sheet.lay(woodblock(sheet.plate().ring(X, Y, 148, 4).mask, 3, 0.1), suit.line)
    cord = (
        sheet.plate()
        .brush([(X + 150, Y + 120, 0.8), (390, 500, 1), (382, 600, 0.9)], 12, dry=0.2, seed=3)
        .disc(382, 606, 13)
    )
    for k in range(-2, 3):
        cord.brush(
            [(382 + k * 2, 612, 0.8), (382 + k * 7, 648, 1.1), (382 + k * 10, 684, 0.4)], 8, dry=0.4, seed=20 + k
        )
    sheet.lay(ink(cord.mask, seed) * 0.8, suit.line)


def shell(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A tortoise shell of six-sided plates guards the command from all sides."""
    plates = sheet.plate()
    for row in range(-5, 6):
        for column in range(-4, 5):
            x, y = 214 + column * 104 + (52 if row % 2 else 0), 372 + row * 90
            for r in (53, 30):
                plates.line(polygon([around(x, y, r, pi / 6 + i * pi / 3) for i in range(6)]), 5 if r > 40 else 2.5)
            plates.fill(polygon([around(x, y, 30, pi / 6 + i * pi / 3) for i in range(6)]), a=0.4)
    across, down = grid(sheet.shape)
    open_middle = smooth(np.hypot((across - X) / 150, (down - 330) / 190), 0.7, 1.25)
    sheet.lay(woodblock(plates.mask, seed, 0.2) * open_middle * 0.9, suit.tone)
    sheet.lay(woodblock(plates.mask, seed, 0.2) * open_middle * 0.25, suit.line)


def lantern(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Lanterns float away over the water and lead the way."""
    lowlands(sheet, suit, seed, 640)
    for i, (x, y, k) in enumerate(((398, 480, 1.25), (62, 560, 1.05), (330, 628, 0.8), (44, 330, 0.8))):
        glow = sheet.plate().disc(x, y, 84 * k).mask
        sheet.body(glow * 0.25, suit.light)
        plate = sheet.plate().disc(x, y, 44 * k, ry=54 * k)
        print_shape(sheet, suit, plate, seed + i, lit=0.3)
        ribs = sheet.plate()
        for j in (-0.66, -0.25, 0.25, 0.66):
            ribs.brush(
                [(x + j * 20 * k, y - 50 * k, 0.6), (x + j * 52 * k, y, 1), (x + j * 20 * k, y + 50 * k, 0.6)],
                4,
                dry=0.1,
                seed=i,
            )
        ribs.rect(x - 20 * k, y - 62 * k, 40 * k, 11 * k, 2).rect(x - 20 * k, y + 50 * k, 40 * k, 11 * k, 2)
        ribs.line(f"M {x} {y - 62 * k} L {x} {y - 92 * k}", 3)
        for j in (-1, 0, 1):
            ribs.line(f"M {x + j * 9 * k} {y + 60 * k} L {x + j * 12 * k} {y + 96 * k}", 2.4)
        sheet.lay(warp(ribs.mask, 0.6, 8, 3) * 0.85, suit.line)
