"""What the twelve carry, and how they hold it; the tools of a craft are in `tools`."""

from __future__ import annotations

from math import pi
from typing import Final

from art.anatomy import fist
from art.kit.base import turned
from art.kit.geometry import around, polygon, turn_points
from art.kit.media import cinnabar, ink, woodblock
from art.kit.palette import CINNABAR, INK
from art.kit.sheet import Sheet
from art.kit.symbols import taiji
from art.roles.portraits import X, moved, solid

SKIN: Final = "#ead2a8"
WHITE: Final = "#e9e4d6"


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
