"""Signs under the script, second part: things."""

from math import cos, pi, radians, sin

import numpy as np

from art.kit.base import grid, smooth
from art.kit.geometry import around, polygon, ring_of, turn_points
from art.kit.media import ink, woodblock
from art.kit.noise import warp
from art.kit.palette import Suiting
from art.kit.scenery import clouds
from art.kit.sheet import Sheet
from art.kit.symbols import bagua as draw_bagua
from art.talisman.motifs_sky import X, Y, lowlands
from art.talisman.printing import print_shape


def blades(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A great sword has cut the disc of the origin in two."""
    x, y, way = 432.0, 652.0, radians(-135)
    nx, ny = -sin(way), cos(way)
    for side in (-1, 1):
        cx, cy = X + 26 + side * nx * 21, 440 + side * ny * 21
        far = [(-600, 0), (600, 0), (600, -side * 600), (-600, -side * 600)]
        half = sheet.plate().disc(cx, cy, 184).fill(polygon(turn_points(far, cx, cy, way)), cut=True)
        print_shape(sheet, suit, half, seed + side, strength=0.55, lit=0.3)
        rings = sheet.plate().ring(cx, cy, 166, 4).ring(cx, cy, 122, 3).ring(cx, cy, 70, 3)
        rings.fill(polygon(turn_points(far, cx, cy, way)), cut=True)
        sheet.lay(woodblock(rings.mask, 3, 0.15) * 0.7, suit.line)
    sword = sheet.plate()
    for outline in (
        [(96, 19), (520, 13), (574, 0), (520, -13), (96, -19)],
        [(76, 52), (98, 40), (98, -40), (76, -52)],
        [(4, 13), (78, 13), (78, -13), (4, -13)],
    ):
        sword.fill(polygon(turn_points(outline, x, y, way)))
    sword.disc(*turn_points([(-6, 0)], x, y, way)[0], 21)
    print_shape(sheet, suit, sword, seed, lit=0.2)
    ridge_line = turn_points([(104, 0), (548, 0)], x, y, way)
    plate = sheet.plate().line("M {} {} L {} {}".format(*ridge_line[0], *ridge_line[1]), 4)
    sheet.body(woodblock(plate.mask, 3, 0.1) * 0.8, suit.light)


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


def incense(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A burner with three sticks; the smoke rises into a figure's place."""
    smoke = sheet.plate()
    for x, s in ((58, -1), (384, 1)):
        bends = ((0, 560, 0.3), (s * 40, 480, 1), (-s * 26, 390, 1.2), (s * 34, 300, 1), (-s * 10, 210, 0.9))
        smoke.brush([*((x + a, b, c) for a, b, c in bends), (x + s * 30, 130, 0.1)], 46, dry=0.45, seed=seed + x)
    sheet.lay(ink(smoke.mask, seed) * 0.55, suit.tone)
    bowl = (
        sheet.plate()
        .fill("M 84 600 L 330 600 C 340 640 300 676 270 684 L 146 684 C 112 676 76 640 84 600 Z")
        .rect(70, 590, 274, 18, 6)
    )
    for x in (126, 288):
        bowl.brush([(x, 676, 1), (x - 4, 700, 0.8), (x - 8, 716, 0.5)], 24, dry=0, seed=x)
    print_shape(sheet, suit, bowl, seed, lit=0.15)
    sticks = sheet.plate()
    for x in (150, 207, 264):
        sticks.line(f"M {x} 594 L {x + (x - 207) * 0.16} 500", 4.5).disc(x + (x - 207) * 0.16, 498, 6.5)
    sheet.lay(woodblock(sticks.mask, 3, 0.1), suit.line)


def lotus(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A lotus in flower on the water."""
    for i, (dx, h, w) in enumerate(((-150, 110, 62), (150, 110, 62), (-88, 170, 66), (88, 170, 66), (0, 205, 72))):
        x, tilt = 207 + dx * 0.55, dx * 0.62
        petal = (
            f"M {x - w * 0.3} 674 C {x - w} 620 {x + tilt - w * 0.9} {690 - h} {x + tilt} {664 - h} "
            f"C {x + tilt + w * 0.9} {690 - h} {x + w} 620 {x + w * 0.3} 674 Z"
        )
        plate = sheet.plate().fill(petal)
        print_shape(sheet, suit, plate, seed + i, strength=0.8, lit=0.35)
        veins = sheet.plate()
        for k in (-0.3, 0, 0.3):
            veins.brush(
                [(x, 668, 0.6), (x + tilt * 0.5 + k * w, 690 - h * 0.6, 0.8), (x + tilt + k * 8, 680 - h, 0.1)],
                4,
                dry=0.3,
                seed=i,
            )
        sheet.lay(veins.mask * 0.6, suit.line)
    ripples = sheet.plate()
    for i in range(4):
        ripples.brush(
            [(20 + i * 14, 676 + i * 9, 0.3), (210, 686 + i * 9, 1), (470 - i * 20, 674 + i * 9, 0.3)],
            5,
            dry=0.4,
            seed=i,
        )
    sheet.lay(ink(ripples.mask, seed) * 0.7, suit.line)
    clouds(sheet, ((426, 420, 32), (468, 446, 38), (24, 430, 34)), suit.light, suit.line, 3)


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


def trigrams(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """The ring of the eight trigrams, turning about the command."""
    plate = sheet.plate().ring(X, 380, 300, 4).ring(X, 380, 288, 1.6).ring(X, 380, 178, 3)
    draw_bagua(plate, X, 380, 234, 96, 15)
    sheet.lay(woodblock(plate.mask, seed, 0.2) * 0.9, suit.tone)
    sheet.lay(woodblock(plate.mask, seed, 0.2) * 0.35, suit.line)
    sheet.body(woodblock(sheet.plate().disc(X, 380, 170).mask, seed, 0.3) * 0.3, suit.light)


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
