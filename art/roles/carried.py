"""What the twelve carry, and how they hold it."""

from __future__ import annotations

from math import pi
from typing import Final

from art.anatomy import fist, hand
from art.kit.base import SCALE, blur, turned
from art.kit.geometry import around, centred, polygon, star, turn_points
from art.kit.media import cinnabar, ink, woodblock
from art.kit.palette import CINNABAR, INK
from art.kit.sheet import Sheet
from art.kit.symbols import taiji
from art.roles.portraits import X, moved, solid

SKIN: Final = "#ead2a8"
WHITE: Final = "#e9e4d6"

# -- what is carried


def talisman(sheet: Sheet) -> None:
    """A yellow talisman in one hand, in the other the brush that has just written it."""
    x, y, tilt = X - 74, 494.0, 7
    slip = turned(sheet.plate().rect(x - 46, y - 106, 92, 212, 2).mask, x, y, tilt)
    sheet.rim(slip, INK, 1.8)
    sheet.slip(slip, "#f2c23e", 9)
    words = (
        sheet.plate()
        .text("鎮鬼", x, y - 50, 66, upright=True, bold=2.2)
        .line(f"M {x - 34} {y - 92} L {x + 34} {y - 92}", 5)
    )
    sheet.lay(turned(cinnabar(words.mask, 4, 0.1), x, y, tilt), CINNABAR)
    fist(sheet, X - 62, 604, 0.72, SKIN, turn=-0.1)
    at, lean = (X + 84, 560.0), -0.42
    shaft = sheet.plate().fill(polygon(turn_points([(-6, -96), (6, -96), (5, 120), (-5, 120)], *at, lean)))
    solid(sheet, shaft, "#d8b470", rim=1.8)
    solid(
        sheet,
        sheet.plate().fill(polygon(turn_points([(-9, -112), (9, -112), (9, -92), (-9, -92)], *at, lean))),
        INK,
        rim=1,
    )
    tuft = sheet.plate().fill(turn_points([(-9, -112), (-13, -136), (0, -178), (13, -136), (9, -112)], *at, lean))
    solid(sheet, tuft, "#c8281c", rim=1.8)
    fist(sheet, X + 88, 568, 0.72, SKIN, turn=lean)


def sword(sheet: Sheet) -> None:
    """A straight sword held aslant across the body, ready."""
    at, lean = (X + 62, 574.0), -0.62
    blade = sheet.plate().fill(
        polygon(turn_points([(-11, -60), (-10, -330), (0, -362), (10, -330), (11, -60)], *at, lean))
    )
    solid(sheet, blade, "#eef2ee", rim=2.4)
    ridge = sheet.plate().fill(polygon(turn_points([(0, -60), (0, -358), (10, -330), (11, -60)], *at, lean)))
    sheet.lay(ridge.mask * 0.45, "#4f6672")
    guard = [(-34, -66), (-22, -54), (-14, -44), (14, -44), (22, -54), (34, -66), (14, -62), (-14, -62)]
    hilt = sheet.plate().fill(polygon(turn_points(guard, *at, lean)))
    hilt.fill(polygon(turn_points([(-7, -48), (7, -48), (7, 54), (-7, 54)], *at, lean)))
    hilt.disc(*turn_points([(0, 58)], *at, lean)[0], 13)
    solid(sheet, hilt, "#d2a048", rim=2)
    tx, ty = turn_points([(0, 68)], *at, lean)[0]
    tassel = sheet.plate()
    for i in range(4):
        tassel.brush([(tx, ty, 0.7), (tx + 6 + i * 3, ty + 34, 1), (tx - 6 + i * 8, ty + 78, 0.3)], 9, dry=0.2, seed=i)
    solid(sheet, tassel, "#b3221a", rim=1.2)
    fist(sheet, *turn_points([(0, 4)], *at, lean)[0], 0.74, SKIN, turn=lean)


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


def fortune(sheet: Sheet) -> None:
    """A tube of fortune sticks."""
    sticks = sheet.plate()
    for i in range(7):
        sticks.fill(polygon(turn_points([(-5, -150), (5, -150), (5, 0), (-5, 0)], X + 66, 580, (i - 3) * 0.13)))
    solid(sheet, sticks, "#e3c078", rim=1.6)
    tips = sheet.plate()
    for i in range(7):
        tips.fill(polygon(turn_points([(-5, -150), (5, -150), (5, -122), (-5, -122)], X + 66, 580, (i - 3) * 0.13)))
    sheet.lay(cinnabar(tips.mask, 3, 0.2), CINNABAR)
    tube = sheet.plate().fill(polygon([(X + 28, 540), (X + 104, 540), (X + 98, 668), (X + 34, 668)]))
    solid(sheet, tube, "#6e3a1e", rim=2.4, grain=0.35)
    word = sheet.plate().text("卜", X + 66, 578, 52, bold=2)
    sheet.body(ink(word.mask, 3, edge=0.3), "#f0d79a")
    fist(sheet, X + 66, 644, 0.8, SKIN)


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


def wine_gourd(sheet: Sheet) -> None:
    """A gourd of wine."""
    gourd = sheet.plate().disc(X + 66, 520, 36).disc(X + 66, 596, 56).rect(X + 58, 462, 16, 30, 5)
    solid(sheet, gourd, "#c8762c", rim=2.5)
    light = sheet.plate().brush(moved([(36, 610, 0.3), (32, 580, 1), (48, 556, 0.3)]), 11, dry=0.2, seed=3)
    sheet.body(ink(light.mask, 3) * 0.7, "#f4c884")
    belt = sheet.plate().brush(moved([(32, 546, 0.8), (66, 556, 1), (100, 546, 0.8)]), 13, dry=0, seed=4)
    solid(sheet, belt, CINNABAR, rim=1.2)
    word = sheet.plate().text("酒", X + 66, 602, 56, bold=2)
    sheet.lay(ink(word.mask, 3, edge=0.3), "#3a1c0e")
    fist(sheet, X + 66, 548, 0.7, "#e2bc90")


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
    line = sheet.plate().brush([(x - 50, 640, 0.5), (x, 652, 1), (x + 50, 640, 0.5)], 5, dry=0.1)
    sheet.lay(ink(line.mask, 3), "#2f5a8a")
    fist(sheet, x + 12, 536, 0.62, "#f3e0c4", turn=0.3)


def bolts(sheet: Sheet) -> None:
    """Lightning that strikes down at either side, well away from the head."""
    left = [
        (30, 60),
        (92, 60),
        (64, 160),
        (98, 156),
        (54, 268),
        (84, 264),
        (22, 420),
        (40, 300),
        (12, 304),
        (40, 186),
        (10, 192),
    ]
    right = [
        (452, 330),
        (492, 330),
        (470, 400),
        (496, 398),
        (452, 482),
        (474, 480),
        (424, 590),
        (436, 502),
        (414, 504),
        (440, 420),
        (418, 424),
    ]
    for bolt in (left, right):
        mask = sheet.plate().fill(polygon(bolt)).mask
        sheet.rim(mask, "#26306a", 2)
        sheet.body(woodblock(mask, 3, 0.2), "#f6c23a")


def thunder_seal(sheet: Sheet) -> None:
    """The seal of thunder, in both hands."""
    block = sheet.plate().rect(X - 50, 526, 100, 104, 6)
    solid(sheet, block, "#6e3a1e", rim=2.5, grain=0.3)
    word = sheet.plate().text("雷", X, 578, 82, bold=2.5)
    sheet.body(ink(word.mask, 3, edge=0.3), "#f0c868")
    for s in (-1, 1):
        hand = sheet.plate()
        for j in range(4):
            hand.brush(
                moved([(s * 74, 548 + j * 19, 1), (s * 52, 546 + j * 20, 1.1), (s * 30, 548 + j * 20, 0.5)]),
                17,
                dry=0,
                seed=j,
            )
        solid(sheet, hand, SKIN, rim=1.6, grain=0.05)


def fan(sheet: Sheet) -> None:
    """A fan, half black, half white."""
    x, y = X + 52, 640.0
    for s, tint in ((-1, "#20242e"), (1, "#f1ecdc")):
        leaf = [(x, y), *[around(x, y, 150, -pi / 2 + s * 0.9 * i / 8) for i in range(9)]]
        solid(sheet, sheet.plate().fill(polygon(leaf)), tint, rim=2)
    ribs = sheet.plate()
    for i in range(13):
        px, py = around(x, y, 146, -pi / 2 + (i - 6) * 0.15)
        ribs.line(f"M {x} {y} L {px} {py}", 2)
    sheet.body(ribs.mask * 0.8, "#a87a2c")
    mark = sheet.plate()
    taiji(mark, x, y - 96, 30)
    sheet.body(sheet.plate().disc(x, y - 96, 33).mask, "#e8dcc0").body(mark.mask, "#20242e")
    fist(sheet, X + 52, 640, 0.7, SKIN)


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


def lantern(sheet: Sheet) -> None:
    """A lantern on a pole."""
    pole = (
        sheet.plate()
        .line(f"M {X - 128} 690 L {X - 128} 420", 9)
        .brush(moved([(-130, 424, 1), (-80, 404, 1), (-22, 436, 0.8)]), 9, dry=0, seed=3)
    )
    solid(sheet, pole, "#6e3a1e", rim=1.6)
    x, y = X - 22, 520.0
    sheet.body(sheet.plate().disc(x, y, 96).mask * 0.3, "#ffe9a8")
    solid(sheet, sheet.plate().disc(x, y, 48, ry=58), "#f2d27a", rim=2.2)
    ribs = (
        sheet.plate()
        .rect(x - 24, y - 66, 48, 13, 3)
        .rect(x - 24, y + 53, 48, 13, 3)
        .line(f"M {x} {y - 66} L {x} {y - 88}", 3)
    )
    sheet.body(ribs.mask, "#3a2410")
    word = sheet.plate().text("墓", x, y, 56, bold=1.5)
    sheet.lay(ink(word.mask, 3, edge=0.3), INK)
    fist(sheet, X - 128, 556, 0.74, "#d8c8a8")
