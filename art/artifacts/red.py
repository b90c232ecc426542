"""The red artifacts."""

from math import cos, pi, radians, sin

import numpy as np

from art.artifacts.still import (
    AXIS,
    BONE_STUFF,
    BRONZE,
    DARK_WOOD,
    GOLD_LEAF,
    LACQUER,
    WOOD,
    contour,
    model,
    shadow,
)
from art.kit.base import eroded, turned
from art.kit.geometry import around, polygon, turn_points
from art.kit.media import cinnabar, grow, ink, woodblock
from art.kit.palette import CINNABAR, INK
from art.kit.sheet import Sheet
from art.kit.symbols import ruyi, taiji


def bell(sheet: Sheet) -> None:
    """A hand bell: three prongs for the Three Purities, a bronze cup, a clapper."""
    shadow(sheet, AXIS, 622, 130)
    prongs = sheet.plate().fill("M 200 246 L 200 168 C 196 150 202 120 212 92 C 222 120 228 150 224 168 L 224 246 Z")
    for s in (-1, 1):
        prongs.brush(
            [(212, 216, 1), (212 + s * 40, 212, 1.1), (212 + s * 58, 176, 0.9), (212 + s * 46, 124, 0.1)],
            24,
            dry=0,
            seed=3,
            taper=(0.02, 0.1),
        )
    handle = sheet.plate().rect(194, 224, 36, 112, 12)
    cup = sheet.plate().fill(
        "M 212 322 C 150 324 122 366 116 430 C 112 500 100 548 76 586 C 130 606 294 606 348 "
        "586 C 324 548 312 500 308 430 C 302 366 274 324 212 322 Z"
    )
    lip = sheet.plate().fill(
        "M 70 582 C 120 604 304 604 354 582 C 362 596 360 608 350 614 C 300 634 124 634 74 614 C 64 608 62 596 70 582 Z"
    )
    model(sheet, sheet.plate().disc(212, 628, 25).mask, BRONZE, 4, light=(204, 620, 30))
    model(sheet, prongs.mask, GOLD_LEAF, 4, light=(196, 150, 110))
    model(sheet, handle.mask, LACQUER, 5, light=(200, 260, 70))
    model(sheet, cup.mask, BRONZE, 6, light=(158, 430, 150))
    model(sheet, lip.mask, BRONZE, 7, light=(150, 590, 170))
    bands = sheet.plate()
    for y, reach in ((372, 80), (388, 86), (520, 108), (538, 114)):
        bands.brush([(AXIS - reach, y - 6, 0.7), (AXIS, y + 12, 1), (AXIS + reach, y - 6, 0.7)], 6, dry=0.1, seed=y)
    for i in range(4):
        bands.brush([(198, 240 + i * 25, 0.8), (212, 246 + i * 25, 1), (226, 240 + i * 25, 0.8)], 6, dry=0.1, seed=i)
    sheet.lay(ink(bands.mask, 4, edge=0.4), "#3a2410")
    words = sheet.plate().text("三清", AXIS, 428, 62, upright=True, gap=0.98, bold=1.5)
    sheet.lay(ink(words.mask, 5, edge=0.3), "#3a1c0e")
    sound = sheet.plate()
    for s in (-1, 1):
        for k in range(3):
            x = AXIS + s * (150 + k * 22)
            sound.brush([(x, 440 - k * 14, 0.2), (x + s * 14, 490, 1), (x, 540 + k * 14, 0.2)], 8, dry=0.5, seed=k)
    sheet.lay(ink(sound.mask, 3) * 0.75, CINNABAR)


def banner(sheet: Sheet) -> None:
    """A soul banner that streams from its pole."""
    pole = sheet.plate().brush(
        [(98, 700, 1), (102, 400, 1), (104, 150, 0.9)], 17, dry=0.05, seed=3, taper=(0, 0), wob=0.02
    )
    model(sheet, pole.mask, DARK_WOOD, 3, light=(96, 300, 240), tilt=0.05)
    arm = sheet.plate().brush(
        [(84, 186, 0.8), (220, 168, 1.2), (352, 184, 0.7)], 18, dry=0.05, seed=4, taper=(0.02, 0.02)
    )
    tails = sheet.plate()
    for i, dx in enumerate((-70, 0, 70)):
        tails.brush(
            [(232 + dx, 500, 1), (226 + dx, 570, 1.1), (250 + dx, 630, 1), (232 + dx, 692, 0.2)],
            52,
            dry=0.05,
            seed=9 + i,
            wob=0.02,
            taper=(0, 0.1),
        )
    model(sheet, tails.mask, LACQUER, 6, light=(200, 560, 130))
    cloth = sheet.plate().fill(
        "M 142 188 C 200 200 270 198 330 188 C 336 260 322 330 340 520 C 290 506 250 534 212 "
        "516 C 184 506 160 524 130 514 C 150 380 132 280 142 188 Z"
    )
    model(sheet, cloth.mask, BONE_STUFF, 7, light=(190, 260, 260))
    model(sheet, arm.mask, DARK_WOOD, 5, light=(200, 170, 130))
    hem = (
        sheet.plate()
        .line("M 160 208 C 210 216 266 214 314 208 C 318 280 306 340 320 496", 4)
        .line("M 160 208 C 152 290 166 380 152 490", 4)
    )
    sheet.lay(woodblock(hem.mask, 3, 0.15), CINNABAR)
    words = sheet.plate().text("招魂", 236, 282, 116, upright=True, gap=1.1, bold=3)
    sheet.lay(ink(words.mask, 4, edge=0.5), INK)
    mark = sheet.plate()
    taiji(mark, 236, 468, 26)
    sheet.lay(cinnabar(mark.mask, 3, 0.2), CINNABAR)
    contour(
        sheet,
        [[(178, 236, 0.3), (186, 330, 1), (170, 470, 0.2)], [(296, 250, 0.3), (288, 350, 1), (304, 480, 0.2)]],
        5,
        w=6,
        strength=0.5,
    )
    model(sheet, sheet.plate().disc(104, 142, 16).mask, GOLD_LEAF, 4, light=(98, 138, 20))
    wisps = sheet.plate()
    ruyi(wisps, 344, 610, 0.55, 1, 6)
    ruyi(wisps, 42, 560, 0.5, 1, 6)
    sheet.lay(ink(wisps.mask, 4) * 0.7, "#4f8a7c")


def cinnabar_brush(sheet: Sheet) -> None:
    """A writing brush and the wet stroke it has just drawn."""
    stroke = sheet.plate().brush(
        [(70, 470, 0.7), (110, 560, 1.1), (200, 620, 1.2), (296, 612, 1), (360, 560, 0.15)], 66, dry=0.55, seed=5
    )
    stroke.disc(330, 660, 9).disc(364, 634, 5).disc(92, 640, 6)
    sheet.lay(cinnabar(stroke.mask, 3, 0.2), CINNABAR)
    x, y, tilt = 212, 380, -34
    tube = sheet.plate().rect(194, 60, 36, 372, 8)
    ferrule = sheet.plate().rect(186, 424, 52, 44, 8)
    hair = sheet.plate().fill("M 186 466 C 172 510 178 560 212 632 C 246 560 252 510 238 466 Z")
    tip = sheet.plate().fill(
        "M 178 520 C 180 560 196 600 212 632 C 228 600 244 560 246 520 C 232 540 224 528 212 "
        "538 C 200 528 190 540 178 520 Z"
    )
    model(sheet, turned(hair.mask, x, y, tilt), BONE_STUFF, 5, light=(130, 480, 90))
    model(sheet, turned(tip.mask, x, y, tilt), LACQUER, 6, light=(110, 520, 70))
    model(sheet, turned(tube.mask, x, y, tilt), WOOD, 4, light=(250, 250, 200))
    model(sheet, turned(ferrule.mask, x, y, tilt), GOLD_LEAF, 4, light=(170, 430, 60))
    marks = sheet.plate()
    for y0 in (150, 262, 350):
        marks.brush([(194, y0, 0.8), (212, y0 + 6, 1), (230, y0, 0.8)], 7, dry=0.1, seed=y0)
    for i in range(7):
        marks.brush([(190 + i * 7, 470, 0.7), (188 + i * 8, 500, 1), (196 + i * 5, 532, 0.1)], 4, dry=0.3, seed=i)
    sheet.lay(turned(ink(marks.mask, 4), x, y, tilt), "#2c130b")
    words = sheet.plate().text("點真", 212, 190, 30, upright=True, gap=1.1, bold=0.8)
    sheet.body(turned(words.mask, x, y, tilt), "#f0d79a")


def diamond_ring(sheet: Sheet) -> None:
    """A plain heavy ring that hangs in the air and spins."""
    x, y, tilt = AXIS, 392.0, -16.0
    rays = sheet.plate()
    for i in range(36):
        a = i * pi / 18
        reach = 300 if i % 3 == 0 else 252
        way = [around(x, y, far, a, squash=0.86) for far in (206, (206 + reach) / 2, reach)]
        rays.brush(way, 9, dry=0.4, seed=i, taper=(0.05, 0.6))
    sheet.lay(ink(rays.mask, 3) * 0.8, "#d2762c")
    shadow(sheet, x, 640, 120)
    band = sheet.plate().disc(x, y, 176, ry=140, rot=tilt).disc(x - 5, y - 18, 98, ry=66, rot=tilt, cut=True)
    model(sheet, band.mask, GOLD_LEAF, 5, light=(120, 290, 150))
    wall = sheet.plate().disc(x - 5, y - 18, 98, ry=66, rot=tilt).disc(x - 1, y + 20, 94, ry=64, rot=tilt, cut=True)
    sheet.body(wall.mask, "#6e3f10").lay(woodblock(wall.mask, 4, 0.3) * 0.5, "#2c1406")
    edges = sheet.plate()
    for r, ry, lift in ((166, 130, 0), (108, 76, -18)):
        line = [around(0, 0, 1, a) for a in np.linspace(0, 2 * pi, 64)]
        turned_line = turn_points([(r * a, ry * b) for a, b in line], x - (6 if lift else 0), y + lift, radians(tilt))
        edges.line("M " + " L ".join(f"{a:.1f} {b:.1f}" for a, b in turned_line), 3)
    sheet.lay(ink(edges.mask, 4, edge=0.4), "#4a2a0c")
    shine = [
        (*turn_points([(158 * cos(a), 120 * sin(a))], x, y, radians(tilt))[0], 0.2 + sin((a - 3.1) * 2))
        for a in (3.2, 3.5, 3.8, 4.1, 4.4)
    ]
    sheet.body(ink(sheet.plate().brush(shine, 12, dry=0.15, seed=3).mask, 3) * 0.9, "#fff6d8")


def thunder_tally(sheet: Sheet) -> None:
    """A wooden command tablet between two bolts."""
    for s, bolt in (
        (-1, "M 100 180 L 52 330 L 88 322 L 40 470 L 80 460 L 48 610 L 130 420 L 92 430 L 134 290 L 100 300 Z"),
        (1, "M 324 180 L 372 330 L 336 322 L 384 470 L 344 460 L 376 610 L 294 420 L 332 430 L 290 290 L 324 300 Z"),
    ):
        mask = sheet.plate().fill(bolt).mask
        sheet.rim(mask, "#5a2410", 1.6)
        sheet.body(woodblock(mask, 4 + s, 0.2), "#f0a63a")
    shadow(sheet, AXIS, 660, 120)
    board = sheet.plate().fill(
        "M 118 648 L 118 230 C 118 150 160 128 212 100 C 264 128 306 150 306 230 L 306 648 C 270 660 154 660 118 648 Z"
    )
    model(sheet, board.mask, DARK_WOOD, 5, light=(156, 300, 260))
    edge = board.mask
    band = eroded(edge, 12) - eroded(edge, 18)
    sheet.body(woodblock(band, 4, 0.2), "#cfa04a")
    grain = sheet.plate()
    for i in range(9):
        gx = 134 + i * 19
        grain.brush([(gx, 640, 0.6), (gx + 6 * sin(i), 420, 1), (gx, 180, 0.2)], 3, dry=0.6, seed=i)
    sheet.lay(ink(grain.mask, 3) * eroded(edge, 20) * 0.7, "#1c0c06")
    sun = sheet.plate().disc(212, 190, 30)
    for i in range(12):
        a = i * pi / 6
        sun.fill(polygon([around(212, 190, 34, a - 0.14), around(212, 190, 52, a), around(212, 190, 34, a + 0.14)]))
    sheet.body(woodblock(sun.mask, 4, 0.15), "#d8452c")
    words = sheet.plate().text("五雷號令", 212, 298, 96, upright=True, gap=0.97, bold=2.4)
    sheet.body(grow(words.mask, 1.4), "#1c0c06")
    sheet.body(ink(words.mask, 4, edge=0.3, tone=0.1, gran=0.1), "#f0c868")
