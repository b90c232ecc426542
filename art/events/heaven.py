"""Events that come from the sky: eclipse, wind, thunder, an immortal."""

from __future__ import annotations

from math import pi

import numpy as np

from art.events.scene import INKY, X, curl, put, sky
from art.kit.base import SCALE, blur
from art.kit.geometry import around, polygon
from art.kit.media import ink, woodblock
from art.kit.noise import warp
from art.kit.scenery import clouds, hills
from art.kit.sheet import Sheet
from art.kit.symbols import bare_tree


def eclipse(sheet: Sheet) -> None:
    """The hound of heaven shuts its jaws on the sun."""
    sky(sheet, "#0c1a1c", "#2f5a52")
    sx, sy = 284.0, 378.0
    rays = sheet.plate()
    for i in range(28):
        a = i * pi / 14
        reach = 330 if i % 2 else 250
        rays.fill(polygon([around(sx, sy, 112, a - 0.06), around(sx, sy, reach, a), around(sx, sy, 112, a + 0.06)]))
    sheet.body(woodblock(rays.mask, 3, 0.3) * 0.8, "#d8a23a")
    hills(sheet, [(610, "#2f5a52", 0.6), (660, "#10211f", 0.95)], 12, rough=22)
    throat = sheet.plate().fill([(150, 372), (230, 300), (310, 268), (356, 262), (330, 380), (318, 520), (240, 490)])
    sheet.body(throat.mask, "#5a1214")
    put(sheet, sheet.plate().disc(sx, sy, 106), "#f6cc4a", rim=3, grain=0.3)
    sheet.body(woodblock(sheet.plate().ring(sx, sy, 92, 4).mask, 3, 0.1), "#c8321f")
    _hound(sheet)


_HOUND = (
    *((-20, 740), (-20, 430), (36, 336), (66, 268), (60, 150), (130, 218), (176, 206), (216, 226), (292, 216)),
    *((352, 202), (378, 222), (368, 250), (330, 262), (280, 276), (228, 304), (166, 378), (206, 442), (258, 488)),
    *((310, 516), (328, 542), (300, 566), (236, 566), (172, 544), (140, 590), (170, 660), (230, 740)),
)
"""The hound's head and neck from the left; the sun is between its jaws."""


def _hound(sheet: Sheet) -> None:
    dark, ember = "#17141e", "#d8582c"
    fur = sheet.plate()
    for i in range(16):
        x, y = 40 - i * 4, 320 + i * 26
        fur.brush([(x + 50, y + 30, 1.2), (x, y - 6, 1), (x - 54, y - 40 + 8 * (i % 3), 0.05)], 44, dry=0.25, seed=i)
    for i in range(9):
        x, y = 128 - i * 3, 420 + i * 26
        fur.brush(
            [(x - 50, y, 1.2), (x + 14, y + 26, 1), (x + 52 - 4 * (i % 2), y + 62, 0.05)], 40, dry=0.25, seed=30 + i
        )
    mask = np.maximum(sheet.plate().fill(polygon(_HOUND)).mask, fur.mask)
    mask = warp(mask, 1.6, 16, 3)
    sheet.rim(mask, ember, 2.4)
    sheet.body(woodblock(mask, 5, 0.25), dark)
    hair = sheet.plate()
    for i in range(30):
        x, y = 10 + (i * 53) % 150, 300 + (i * 37) % 400
        hair.brush([(x, y, 0.3), (x - 16, y + 22, 1), (x - 22, y + 56, 0.1)], 5, dry=0.4, seed=i)
    for line in (
        [(92, 262), (84, 200), (72, 176)],
        [(196, 236), (260, 240), (340, 226)],
        [(170, 520), (230, 540), (292, 546)],
    ):
        hair.brush([(*point, 1.0) for point in line], 6, dry=0.3, seed=3)
    sheet.body(ink(hair.mask, 3) * mask * 0.75, "#7a3b2a")
    teeth = sheet.plate()
    for x, y, long in ((208, 318, 26), (236, 300, 30), (266, 284, 28), (296, 272, 30), (330, 262, 62), (356, 252, 28)):
        teeth.fill(polygon([(x - 12, y - 4), (x + 12, y - 12), (x + 2, y + long)]))
    for x, y, long in ((216, 452, 24), (242, 474, 28), (268, 492, 28), (294, 506, 58), (316, 520, 26)):
        teeth.fill(polygon([(x - 11, y - 6), (x + 12, y + 8), (x + 4, y - long)]))
    put(sheet, teeth, "#f6efd6", rim=1.8, grain=0.05)
    sheet.lay(ink(sheet.plate().disc(362, 218, 13, ry=9, rot=-20).mask, 3), "#000000")
    eye = sheet.plate().fill([(138, 262), (160, 244), (196, 246), (184, 262), (160, 272)])
    sheet.body(blur(eye.mask, 8 * SCALE) * 1.4, "#e8432a").body(eye.mask, "#ffd25a")
    sheet.body(sheet.plate().disc(169, 257, 4.5, ry=11).mask, dark)


def yin_wind(sheet: Sheet) -> None:
    """A gale of the dead bends the trees and strews paper money."""
    sky(sheet, "#1c3a40", "#5f8a84")
    moon = sheet.plate().disc(120, 150, 66).mask
    sheet.body(woodblock(moon, 3, 0.3) * 0.8, "#e6ead2")
    far = sheet.plate()
    for x, y, r, w in ((300, 250, 84, 30), (150, 430, 64, 26), (330, 520, 56, 24)):
        curl(far, x, y, r, w=w, turns=1.9)
    put(sheet, far, "#eef2e0", rim=2.6, rim_tint="#1c3a40", grain=0.3)
    near = sheet.plate()
    for x, y, r, w in ((226, 330, 34, 13), (70, 300, 26, 11), (260, 600, 30, 12)):
        curl(near, x, y, r, w=w, turns=1.5)
    put(sheet, near, "#9cc0b4", rim=1.8, rim_tint="#1c3a40")
    hills(sheet, [(610, "#2f5a52", 0.7), (656, "#10211f", 0.95)], 22, rough=18)
    tree = sheet.plate()
    bare_tree(tree, 60, 700, 1.25, 110)
    bare_tree(tree, 300, 706, 0.6, 80)
    sheet.lay(ink(tree.mask, 3) * 1.4, INKY).lay(tree.mask * 0.6, INKY)
    for i, (x, y, r) in enumerate(
        ((96, 236, 25), (196, 216, 20), (352, 376, 27), (250, 440, 22), (110, 372, 18), (372, 622, 20), (190, 560, 18))
    ):
        note = (
            sheet.plate()
            .disc(x, y, r, ry=r * (0.55 + 0.3 * (i % 2)), rot=i * 50)
            .rect(x - r * 0.24, y - r * 0.2, r * 0.48, r * 0.4, cut=True)
        )
        put(sheet, note, ("#f0d58a", "#f3ecd8")[i % 2], rim=1.8)


def tribulation(sheet: Sheet) -> None:
    """Thunder strikes at a sage who meditates on a crag."""
    sky(sheet, "#10182c", "#3f5a78")
    bank = [
        (60, 90, 62),
        (150, 70, 70),
        (250, 84, 76),
        (350, 70, 66),
        (440, 90, 60),
        (110, 140, 52),
        (210, 150, 56),
        (310, 142, 52),
    ]
    clouds(sheet, bank, "#4a5a70", "#0c1424", 3)
    glow = sheet.plate().line("M 250 150 L 206 520", 60)
    sheet.body(blur(glow.mask, 26 * SCALE) * 0.8, "#f8e6a0")
    _bolt(sheet)
    crag = sheet.plate().fill(
        polygon([(40, 730), (96, 660), (120, 668), (146, 622), (266, 622), (292, 660), (316, 654), (390, 730)])
    )
    put(sheet, crag, "#1c2430", rim=2.6, grain=0.35)
    _sage(sheet)


def _bolt(sheet: Sheet) -> None:
    bolts = sheet.plate().fill(
        polygon(
            [
                (238, 160),
                (318, 150),
                (262, 290),
                (322, 284),
                (236, 420),
                (276, 418),
                (206, 560),
                (214, 452),
                (176, 456),
                (226, 330),
                (168, 334),
            ]
        )
    )
    for side, x, y in ((-1, 190, 350), (1, 290, 330)):
        bolts.fill(
            polygon(
                [
                    (x, y),
                    (x + side * 66, y + 46),
                    (x + side * 50, y + 60),
                    (x + side * 120, y + 150),
                    (x + side * 30, y + 84),
                    (x + side * 42, y + 66),
                    (x - 6, y + 24),
                ]
            )
        )
    put(sheet, bolts, "#ffe27a", rim=3.4, rim_tint="#b3521c", grain=0.1)
    core = sheet.plate().fill(
        polygon(
            [
                (262, 172),
                (296, 166),
                (240, 304),
                (290, 302),
                (222, 430),
                (236, 434),
                (208, 530),
                (222, 440),
                (200, 440),
                (252, 318),
                (206, 320),
            ]
        )
    )
    sheet.body(core.mask, "#fffbe6")


def _sage(sheet: Sheet) -> None:
    ring = sheet.plate().ring(X, 560, 92, 5).ring(X, 560, 104, 2)
    sheet.body(blur(ring.mask, 5 * SCALE) * 0.8, "#8fe0d0").body(ring.mask, "#e6fff4")
    robe = sheet.plate().fill(
        [
            (X, 548),
            (X - 34, 556),
            (X - 50, 600),
            (X - 92, 630),
            (X - 60, 644),
            (X + 60, 644),
            (X + 92, 630),
            (X + 50, 600),
            (X + 34, 556),
        ]
    )
    put(sheet, robe, "#e8e2cc", rim=2.4)
    head = sheet.plate().disc(X, 526, 21, ry=24)
    put(sheet, head, "#e0c496", rim=2)
    hair = (
        sheet.plate()
        .disc(X, 496, 9, ry=12)
        .fill([(X - 22, 524), (X - 18, 502), (X, 498), (X + 18, 502), (X + 22, 524), (X, 512)])
    )
    beard = sheet.plate().brush([(X, 542, 1.2), (X + 1, 566, 0.9), (X, 590, 0.1)], 17, dry=0.1, seed=3)
    put(sheet, hair, INKY, rim=1)
    put(sheet, beard, "#f6f2e4", rim=1.2)
    folds = sheet.plate()
    for s in (-1, 1):
        folds.brush([(X + s * 20, 560, 0.4), (X + s * 6, 596, 1), (X + s * 2, 612, 0.3)], 6, dry=0.1, seed=3)
        folds.brush([(X + s * 70, 632, 0.3), (X + s * 30, 620, 1), (X, 632, 0.3)], 6, dry=0.1, seed=4)
        folds.brush([(X + s * 13, 524, 0.4), (X + s * 8, 528, 1), (X + s * 3, 524, 0.4)], 3.4, dry=0, seed=5)
    sheet.lay(ink(folds.mask, 3), INKY)
