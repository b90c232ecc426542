"""The tools of the five who have a craft: alchemist, musician, woodcutter, healer, smith."""

from __future__ import annotations

from math import pi

from art.anatomy import fist, hand
from art.kit.base import SCALE, blur
from art.kit.geometry import around, centred, polygon, star, turn_points
from art.kit.media import ink
from art.kit.palette import INK
from art.kit.sheet import Sheet
from art.roles.carried import SKIN
from art.roles.portraits import X, solid


def cauldron(sheet: Sheet) -> None:
    """A bronze cauldron on three legs, smoking; a pill from it between two fingers."""
    x, bronze = X - 44.0, "#8c6a34"
    smoke = sheet.plate()
    for i, dx in enumerate((-30, 4, 32)):
        line = [(dx, 540, 0.5), (dx - 22, 480, 1.1), (dx + 14, 420, 1), (dx - 26 - 14 * i, 350 + 20 * i, 0.1)]
        smoke.brush([(x + a, b, c) for a, b, c in line], 30, dry=0.35, seed=i)
    sheet.body(ink(smoke.mask, 3) * 0.8, "#e4ecd8")
    legs = sheet.plate()
    for dx in (-66, 0, 66):
        legs.fill(
            polygon([(x + dx - 15, 630), (x + dx + 15, 630), (x + dx * 1.16 + 11, 702), (x + dx * 1.16 - 11, 702)])
        )
    solid(sheet, legs, bronze, rim=2.4, grain=0.3)
    ears = sheet.plate().rect(x - 88, 500, 34, 60, 6).rect(x + 54, 500, 34, 60, 6)
    ears.rect(x - 80, 511, 18, 36, 3, cut=True).rect(x + 62, 511, 18, 36, 3, cut=True)
    solid(sheet, ears, bronze, rim=2.4, grain=0.3)
    pot = sheet.plate().fill(centred("M x-98 562 C x-112 620 x-84 662 x0 664 C x84 662 x112 620 x98 562 Z", x))
    pot.rect(x - 106, 546, 212, 24, 6)
    solid(sheet, pot, bronze, rim=2.8, grain=0.3)
    band = sheet.plate().rect(x - 98, 584, 196, 5).rect(x - 98, 622, 196, 5)
    for i in range(6):
        band.rect(x - 82 + i * 29, 594, 20, 22, 3, line=4).rect(x - 76 + i * 29, 602, 8, 6)
    sheet.lay(ink(band.mask, 3) * pot.mask * 0.9, "#241608")
    glow = sheet.plate().disc(x, 552, 78, ry=9).mask
    sheet.body(glow, "#f08a34")
    arm = [(X + 132, 560), (X + 118, 520)]
    hand(sheet, X + 104, 450, 0.58, SKIN, turn=-0.1, side=1, bent=0.35, rim=INK, arm=arm, thick=24)
    pill = sheet.plate().disc(X + 76, 400, 15)
    solid(sheet, pill, "#c8281c", rim=2)
    sheet.body(sheet.plate().disc(X + 71, 395, 4.5).mask, "#fff0d0")


def zither(sheet: Sheet) -> None:
    """A seven-stringed zither across the lap, both hands on its strings."""
    outline = [(18, 566), (60, 548), (350, 536), (392, 548), (396, 600), (350, 612), (60, 626), (20, 616)]
    solid(sheet, sheet.plate().fill(polygon(outline)), "#3a1c18", rim=3, grain=0.35)
    edge = sheet.plate().fill(
        polygon([(20, 616), (60, 626), (350, 612), (396, 600), (394, 616), (350, 632), (60, 646), (22, 634)])
    )
    solid(sheet, edge, "#6a2c1e", rim=2)
    strings = sheet.plate()
    for i in range(7):
        strings.line(f"M 40 {568 + i * 7} L 384 {552 + i * 7}", 1.5)
    for i in range(13):
        strings.disc(62 + i * 25, 560 - i * 1.1, 2.8)
    bridge = sheet.plate().rect(372, 546, 8, 58, 2)
    sheet.body(strings.mask, "#f4e2b0").body(bridge.mask, "#d2a048")
    tassels = sheet.plate()
    for i in range(3):
        tassels.brush([(378 + i * 6, 622, 0.8), (380 + i * 7, 654, 1), (376 + i * 9, 690, 0.3)], 8, dry=0.2, seed=i)
    solid(sheet, tassels, "#c8405a", rim=1)
    for s, x, y in ((-1, X - 78, 556), (1, X + 80, 548)):
        arm = [(x + s * 22, y - 74), (x + s * 6, y - 40)]
        hand(sheet, x, y, 0.46, "#f3e0c4", turn=pi + s * 0.3, side=s, bent=0.25, rim=INK, bony=0.85, arm=arm, thick=22)


def axe(sheet: Sheet) -> None:
    """A woodcutter's axe."""
    shaft = sheet.plate().fill(
        polygon(turn_points([(-10, -190), (10, -190), (12, 190), (-12, 190)], X + 64, 520, 0.42))
    )
    solid(sheet, shaft, "#8a5a2c", rim=2.2, grain=0.35)
    head = [(-12, -196), (14, -200), (70, -232), (84, -176), (66, -118), (14, -146), (-12, -146)]
    solid(sheet, sheet.plate().fill(polygon(turn_points(head, X + 64, 520, 0.42))), "#9fb0b4", rim=2.4)
    edge = [(68, -226), (84, -176), (66, -122), (58, -130), (70, -176), (58, -214)]
    sheet.body(sheet.plate().fill(polygon(turn_points(edge, X + 64, 520, 0.42))).mask, "#eef2ea")
    fist(sheet, X + 46, 556, 0.74, SKIN, turn=0.42)


def herbs(sheet: Sheet) -> None:
    """A basket of herbs on one arm, a mortar before her and the pestle in her hand."""
    x = X - 78.0
    for i in (0, 6, 1, 5, 2, 4, 3):
        a = -pi / 2 + (i - 3) * 0.3
        reach = 128 - abs(i - 3) * 12
        line = [(x + (i - 3) * 12, 590, 0.5), (*around(x, 590, reach * 0.6, a), 1.2)]
        leaf = sheet.plate().brush([*line, (*around(x, 586, reach, a + 0.12), 0.1)], 27, dry=0.02, seed=i)
        solid(sheet, leaf, ("#2f6a3c", "#4f8a3c", "#3f7a54")[i % 3], rim=1.6)
    basket = sheet.plate().fill(polygon([(x - 66, 574), (x + 66, 574), (x + 52, 668), (x - 52, 668)]))
    solid(sheet, basket, "#a8743a", rim=2.4)
    weave = sheet.plate()
    for i in range(4):
        weave.line(f"M {x - 62 + i * 4} {594 + i * 20} L {x + 62 - i * 4} {594 + i * 20}", 2.4)
    for i in range(9):
        weave.line(f"M {x - 58 + i * 14.5} 576 L {x - 46 + i * 11.5} 666", 2)
    sheet.lay(ink(weave.mask, 3, edge=0.5) * 0.8, "#4a2c14")
    fist(sheet, x + 58, 612, 0.62, "#f3e0c4", turn=-0.3)
    x = X + 84.0
    pestle = sheet.plate().fill(polygon(turn_points([(-9, -80), (9, -80), (14, 70), (-14, 70)], x, 560, 0.3)))
    solid(sheet, pestle, "#8a5a2c", rim=2.2, grain=0.3)
    solid(sheet, sheet.plate().disc(x, 610, 60, ry=16), "#3f5a3a", rim=2.2)
    mortar = "M x-60 610 C x-58 650 x-36 666 x-30 676 L x-40 692 L x40 692 L x30 676 C x36 666 x58 650 x60 610 "
    solid(sheet, sheet.plate().fill(centred(mortar + "C x40 628 x-40 628 x-60 610 Z", x)), "#f1ecdc", rim=2.4)
    band = sheet.plate().brush([(x - 50, 640, 0.5), (x, 652, 1), (x + 50, 640, 0.5)], 5, dry=0.1)
    sheet.lay(ink(band.mask, 3), "#2f5a8a")
    fist(sheet, x + 12, 536, 0.62, "#f3e0c4", turn=0.3)


def hammer(sheet: Sheet) -> None:
    """A smith's hammer, and in the tongs a blade that glows."""
    at, lean = (X - 66, 560.0), -0.3
    blade = [(-15, -86), (-17, -250), (0, -290), (17, -250), (15, -86)]
    glow = sheet.plate().fill(polygon(turn_points(blade, *at, lean)))
    sheet.body(blur(glow.mask, 14 * SCALE) * 0.8, "#f07a24")
    solid(sheet, glow, "#f08a2c", rim=2.2)
    core = [(-6, -90), (-7, -240), (0, -268), (7, -240), (6, -90)]
    sheet.body(sheet.plate().fill(polygon(turn_points(core, *at, lean))).mask, "#ffe9a0")
    tongs = sheet.plate()
    for s in (-1, 1):
        jaw = [(s * 9, -128), (s * 24, -96), (s * 4, -60), (-s * 8, 20), (-s * 16, 110)]
        tongs.brush([(*point, 1) for point in turn_points(jaw, *at, lean)], 13, dry=0, seed=3, taper=(0, 0), wob=0.01)
    tongs.disc(*turn_points([(0, -52)], *at, lean)[0], 12)
    solid(sheet, tongs, "#3a4248", rim=2)
    fist(sheet, X - 58, 590, 0.76, "#d8ac7c", turn=lean)
    shaft = sheet.plate().fill(polygon(turn_points([(-9, -120), (9, -120), (11, 130), (-11, 130)], X + 84, 530, 0.3)))
    solid(sheet, shaft, "#b98a4a", rim=2.2, grain=0.3)
    head = polygon(turn_points([(-58, -164), (58, -164), (58, -104), (-58, -104)], X + 84, 530, 0.3))
    solid(sheet, sheet.plate().fill(head), "#8a989c", rim=2.6)
    sparks = sheet.plate()
    for i in range(9):
        sparks.fill(star(*around(X - 118, 380, 60 + 18 * (i % 3), i * 0.7), 12 - i % 3 * 3, 3, 4))
    sheet.body(sparks.mask, "#f0a63a")
    fist(sheet, X + 70, 574, 0.78, "#d8ac7c", turn=0.3)
