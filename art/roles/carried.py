"""What the twelve carry, and how they hold it."""

from __future__ import annotations

from math import pi
from typing import Final

from art.anatomy import fist
from art.kit.base import turned
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
    """A talisman."""
    x, y, tilt = X + 76, 540.0, -14
    sheet.slip(turned(sheet.plate().rect(x - 34, y - 80, 68, 160, 2).mask, x, y, tilt), "#e9bf5f", 9)
    words = sheet.plate().text("鎮鬼", x, y - 44, 46, upright=True, bold=1.5)
    sheet.lay(turned(cinnabar(words.mask, 4, 0.2), x, y, tilt), CINNABAR)
    fist(sheet, X + 60, 606, 0.7, SKIN, turn=-0.2)


def sword_behind(sheet: Sheet) -> None:
    """A sheathed sword on the back."""
    blade = sheet.plate().fill(polygon(turn_points([(-9, -250), (9, -250), (9, 120), (-9, 120)], X + 20, 330, 0.75)))
    solid(sheet, blade, "#8e2318", rim=2)
    guard = sheet.plate().fill(
        polygon(turn_points([(-30, -262), (30, -262), (30, -246), (-30, -246)], X + 20, 330, 0.75))
    )
    guard.fill(polygon(turn_points([(-7, -330), (7, -330), (7, -256), (-7, -256)], X + 20, 330, 0.75)))
    solid(sheet, guard, "#d2a048", rim=2)


def sword(sheet: Sheet) -> None:
    """A drawn sword, its point to the ground."""
    blade = sheet.plate().fill(polygon([(X - 9, 500), (X - 11, 690), (X + 11, 690), (X + 9, 500)]))
    solid(sheet, blade, "#dfe6e4", rim=2)
    hilt = sheet.plate().rect(X - 50, 486, 100, 15, 7).rect(X - 8, 420, 16, 68, 5).disc(X, 414, 13)
    solid(sheet, hilt, "#d2a048", rim=2)
    fist(sheet, X, 448, 0.72, SKIN)


def cauldron(sheet: Sheet) -> None:
    """A cauldron of pills, steaming."""
    pot = sheet.plate().fill(
        centred("M x-86 560 L x86 560 C x104 620 x62 672 x0 674 C x-62 672 x-104 620 x-86 560 Z", int(X))
    )
    pot.rect(X - 98, 546, 196, 20, 8).rect(X - 62, 524, 20, 30, 8).rect(X + 42, 524, 20, 30, 8)
    solid(sheet, pot, "#a87a2c", rim=2.5)
    mark = sheet.plate()
    taiji(mark, X, 614, 26)
    sheet.lay(ink(mark.mask, 3, edge=0.4), "#3a2410")
    smoke = sheet.plate()
    for i, dx in enumerate((-34, 6, 40)):
        smoke.brush(
            moved([(dx, 540, 0.4), (dx + 18, 490, 1), (dx - 14, 440, 1), (dx + 16, 400, 0.1)]), 24, dry=0.5, seed=i
        )
    sheet.body(ink(smoke.mask, 3) * 0.75, "#8fd0b0")
    pills = sheet.plate().disc(X - 30, 548, 11).disc(X, 544, 12).disc(X + 30, 548, 11)
    solid(sheet, pills, "#d8452c", rim=1.4)
    for s in (-1, 1):
        fist(sheet, X + s * 92, 600, 0.66, SKIN, turn=s * 0.2)


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
    """A zither across the knees."""
    body = sheet.plate().fill(polygon([(40, 560), (372, 500), (388, 560), (56, 628)]))
    solid(sheet, body, "#6a2c1e", rim=2.5, grain=0.35)
    strings = sheet.plate()
    for i in range(6):
        strings.line(f"M {46 + i * 2} {570 + i * 9} L {374 + i * 2} {508 + i * 9}", 1.6)
    for i in range(9):
        strings.disc(80 + i * 34, 566 - i * 6.2, 3.4)
    sheet.body(strings.mask, "#f0d79a")
    for dx in (-40, 62):
        hand = sheet.plate()
        for j in range(4):
            hand.brush(
                moved([(dx - 16 + j * 9, 500, 1.2), (dx - 10 + j * 10, 528, 1), (dx - 8 + j * 12, 554 - 5 * j, 0.4)]),
                11,
                dry=0,
                seed=j,
            )
        hand.disc(X + dx, 500, 21, ry=16)
        solid(sheet, hand, SKIN, rim=1.6, grain=0.05)


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
    """A basket of herbs."""
    for i in (0, 8, 1, 7, 2, 6, 3, 5, 4):
        a = -pi / 2 + (i - 4) * 0.27
        reach = 150 - abs(i - 4) * 12
        line = [(X + 4 + (i - 4) * 14, 590, 0.5), (*around(X + 4, 590, reach * 0.6, a), 1.2)]
        leaf = sheet.plate().brush([*line, (*around(X + 4, 586, reach, a + 0.12), 0.1)], 27, dry=0.02, seed=i)
        solid(sheet, leaf, ("#3f7a4c", "#6a9a54", "#4f8a6a")[i % 3], rim=1.6)
        if i % 2:
            solid(sheet, sheet.plate().disc(*around(X + 4, 586, reach, a + 0.12), 11), "#e8a0a8", rim=1.3)
    basket = sheet.plate().fill(polygon([(X - 84, 566), (X + 92, 566), (X + 72, 672), (X - 64, 672)]))
    solid(sheet, basket, "#b98a4a", rim=2.4)
    weave = sheet.plate()
    for i in range(5):
        y = 584 + i * 19
        weave.line(f"M {X - 80 + i * 4} {y} L {X + 88 - i * 4} {y}", 2.4)
    for i in range(11):
        weave.line(f"M {X - 76 + i * 16} 568 L {X - 58 + i * 12.6} 670", 2)
    sheet.lay(ink(weave.mask, 3, edge=0.5) * 0.8, "#4a2c14")
    for s in (-1, 1):
        fist(sheet, X + 4 + s * 78, 622, 0.66, "#f3e0c4", turn=-s * 0.25)


def bolts(sheet: Sheet) -> None:
    """Lightning on both sides of the head."""
    for s in (-1, 1):
        bolt = [(70, 60), (150, 190), (112, 186), (168, 330), (108, 236), (136, 236), (64, 120)]
        mask = sheet.plate().fill(polygon([(X + s * a, b) for a, b in bolt])).mask
        sheet.rim(mask, "#5a2410", 1.6)
        sheet.body(woodblock(mask, 3, 0.2), "#f0a63a")


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
    """A smith's hammer among sparks."""
    shaft = sheet.plate().fill(polygon(turn_points([(-9, -120), (9, -120), (11, 150), (-11, 150)], X + 78, 520, 0.3)))
    solid(sheet, shaft, "#8a5a2c", rim=2.2, grain=0.3)
    head = sheet.plate().fill(
        polygon(turn_points([(-62, -168), (62, -168), (62, -104), (-62, -104)], X + 78, 520, 0.3))
    )
    solid(sheet, head, "#5c6a70", rim=2.6)
    sparks = sheet.plate()
    for i in range(9):
        sparks.fill(star(*around(X + 30, 470, 76 + 16 * (i % 3), i * 0.7), 12 - i % 3 * 3, 3, 4))
    sheet.body(sparks.mask, "#f0a63a")
    fist(sheet, X + 62, 566, 0.78, "#d8ac7c", turn=0.3)


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
