"""The wind of the dead."""

from __future__ import annotations

from math import sin

from art.anatomy import hand
from art.events.scene import INKY, curl, put, sky
from art.kit.base import SCALE, blur, smooth
from art.kit.geometry import polygon
from art.kit.media import ink, woodblock
from art.kit.scenery import hills
from art.kit.sheet import Sheet

_PALE, _SHADE, _DEEP = "#e9f0e0", "#6fa39a", "#16302f"
_GUSTS = ((428, 486, 32, 14), (286, 108, 25, 11), (440, 588, 20, 9))
"""Where the wind rolls up, how wide and how thick."""
_NOTES = ((92, 262, 21), (216, 84, 17), (356, 452, 20), (112, 474, 15), (52, 440, 17), (410, 424, 15))
"""Where the paper money flies, and how large each note is."""


def yin_wind(sheet: Sheet) -> None:
    """A gale of wailing spirits tears over the hills, bends the trees and strews paper money."""
    sky(sheet, "#14292f", "#5f8a84")
    moon = sheet.plate().disc(116, 140, 62).mask
    sheet.body(woodblock(moon, 3, 0.3) * 0.85, "#e6ead2")
    hills(sheet, [(600, "#2f5a52", 0.7), (652, "#10211f", 0.95)], 22, rough=18)
    gusts = sheet.plate()
    for x, y, r, w in _GUSTS:
        curl(gusts, x, y, r, w=w, turns=1.6)
    put(sheet, gusts, "#a9c9bd", rim=2, rim_tint="#1c3a40", grain=0.3)
    _cackler(sheet, 316, 528, 0.52)
    _spirit(sheet)
    _tree(sheet)
    _money(sheet)


def _train(sheet: Sheet, ways: list[list[tuple[float, float, float]]], w: float) -> None:
    """Print what of a spirit is only wind: bands in three tones."""
    for i, way in enumerate(ways):
        band = sheet.plate().brush(way, w, dry=0.1, seed=i, taper=(0.4, 0.02))
        put(sheet, band, (_PALE, "#d3e2d4", "#bcd4c8")[i % 3], rim=2, rim_tint=_DEEP, grain=0.25)


def _spirit(sheet: Sheet) -> None:
    """Print a spirit that rushes to the right: a wailing head, hands stretched out, the rest of it wind."""
    with sheet.at(-20, -14, 1.0):
        for i, (px, py, turn, bent) in enumerate(((326.0, 398.0, 1.95, 0.12), (316.0, 462.0, 2.1, 0.2))):
            arm = [(200, 360 + 40 * i), (266, 392 + 42 * i)]
            hand(
                sheet,
                px,
                py,
                0.5,
                _PALE,
                turn=turn,
                side=-1,
                bent=bent,
                claws=_DEEP,
                arm=arm,
                thick=24,
                bony=0.8,
                rim=_DEEP,
            )
        ways = []
        for i in range(9):
            bend, far, level = 26 * sin(i * 1.9), -40.0 - 14 * (i % 3), 262 + i * 30
            way = [(far, level + 60, 0.05), (52, level + 56 + bend, 0.5), (136, 300 + i * 17 + bend * 0.4, 0.9)]
            ways.append([*way, (214, 268 + i * 15, 1.0), (262, 262 + i * 11, 0.8)])
        _train(sheet, ways, 42)
        _wail(sheet)


_FACE = (
    *((216, 250), (240, 214), (286, 202), (328, 220), (344, 258), (336, 290), (354, 318), (350, 362), (326, 398)),
    *((288, 408), (254, 388), (240, 346), (226, 318), (214, 290)),
)
_BROWS = (
    ((296, 274), (282, 256), (262, 248), (248, 230), (246, 244), (230, 236), (236, 252), (222, 254), (248, 264)),
    ((304, 272), (314, 252), (328, 242), (332, 222), (338, 236), (348, 226), (346, 244), (354, 244), (330, 260)),
)
"""Brows like flames, from the root of the nose up and round again."""
_SOCKETS = (
    ((238, 270), (260, 262), (288, 280), (292, 290), (266, 296), (246, 286)),
    ((308, 288), (314, 276), (330, 262), (344, 264), (340, 282), (324, 292)),
)
_EYES = (((246, 274), (260, 268), (283, 284), (265, 289)), ((314, 284), (330, 268), (340, 268), (334, 281), (324, 287)))
_MAW = ((250, 344), (268, 334), (298, 342), (326, 330), (346, 336), (346, 364), (326, 388), (292, 396), (264, 380))


def _wail(sheet: Sheet) -> None:
    """Print the head of a wailing demon: brows like flames, slanting eyes, fangs, hair blown back over it."""
    head = sheet.plate().fill(list(_FACE))
    put(sheet, head, _PALE, rim=2.6, rim_tint=_DEEP, grain=0.15)
    dim = sheet.plate()
    dim.fill([(200, 200), (244, 220), (240, 262), (252, 300), (244, 330), (270, 384), (300, 420), (200, 420)])
    dim.fill([(288, 314), (276, 322), (262, 320), (258, 332), (280, 330)])
    sheet.body(woodblock(dim.mask, 4, 0.1) * head.mask, "#9cc0b2")
    dark = sheet.plate()
    for part in (*_SOCKETS, _MAW):
        dark.fill(list(part))
    for line, w in (
        ([(298, 286, 0.3), (296, 306, 0.8), (276, 316, 1.2), (274, 326, 0.9), (288, 326, 0.4)], 6.0),
        ([(306, 286, 0.2), (312, 308, 0.7), (324, 314, 1.2), (324, 324, 0.9), (312, 326, 0.4)], 6.0),
        ([(262, 306, 0.2), (252, 316, 0.8), (246, 338, 1), (246, 356, 0.2)], 6.0),
        ([(332, 300, 0.2), (344, 312, 0.9), (352, 334, 0.2)], 5.5),
        ([(286, 240, 0.2), (298, 248, 1), (312, 238, 0.2)], 5.0),
        ([(276, 226, 0.2), (298, 234, 1), (320, 224, 0.2)], 5.0),
        ([(276, 392, 0.2), (300, 402, 1), (322, 392, 0.2)], 4.0),
    ):
        dark.brush(line, w, dry=0.05, seed=5)
    for brow in _BROWS:
        dark.fill(polygon(brow))
    sheet.lay(ink(dark.mask, 3, edge=0.5) * 1.4, _DEEP)
    eyes, pupils = sheet.plate(), sheet.plate().disc(266, 280, 5).disc(329, 276, 5)
    for eye in _EYES:
        eyes.fill(list(eye))
    sheet.body(eyes.mask, "#ffd25a").body(pupils.mask * eyes.mask, "#a8281c")
    _bite(sheet)
    _hair(sheet)


def _bite(sheet: Sheet) -> None:
    """Print the fangs, and the tongue that the gale drags out of the mouth."""
    teeth = sheet.plate()
    for x, y, long in ((266, 336, 30), (282, 338, 13), (298, 342, 11), (313, 337, 13), (330, 331, 31)):
        teeth.fill(polygon([(x - 7, y), (x + 7, y), (x + 1, y + long)]))
    for x, y, long in ((278, 390, 22), (320, 391, 22)):
        teeth.fill(polygon([(x - 7, y), (x + 7, y - 2), (x, y - long)]))
    put(sheet, teeth, "#f6f2dc", rim=1.4, rim_tint=_DEEP, grain=0)
    tongue = sheet.plate()
    way = [(306, 364, 0.9), (298, 392, 1.1), (272, 424, 1.1), (226, 428, 0.9), (190, 452, 0.8), (146, 446, 0.05)]
    tongue.brush(way, 26, dry=0, taper=(0, 0.3), wob=0.02)
    put(sheet, tongue, "#b5342a", rim=2.2, rim_tint=_DEEP, grain=0.12)
    cut = sheet.plate().brush([(304, 372, 0.5), (294, 396, 1), (268, 420, 0.8), (230, 428, 0.1)], 4, dry=0.05)
    sheet.lay(cut.mask * tongue.mask, "#4a100e")


_SCALP = (
    (330, 236),
    (318, 206),
    (288, 190),
    (248, 196),
    (212, 222),
    (196, 262),
    (206, 306),
    (226, 336),
    (226, 300),
    (236, 266),
    (258, 236),
    (292, 220),
)
"""The hair on the head: its front edge is the hairline, one clean sweep."""


def _hair(sheet: Sheet) -> None:
    hair = sheet.plate().fill(list(_SCALP))
    for i in range(13):
        a = i / 12
        root = (288 - 70 * a, 206 + 66 * a * a + 22 * a)
        far = (36 - 30 * sin(i * 2.1), 132 + 170 * a + 16 * sin(i * 3.1))
        way = [(*root, 1.0), (226 - 64 * a, 190 + 84 * a, 1.2), (140 - 30 * a, 184 + 106 * a + 14 * sin(i * 1.3), 0.8)]
        hair.brush([*way, (*far, 0.04)], 20, dry=0.12, seed=i, taper=(0.02, 0.3))
    sheet.rim(hair.mask, "#7fb0a4", 1.0)
    sheet.body(hair.mask, INKY)
    shine = sheet.plate()
    for i in range(5):
        a = i / 4
        shine.brush(
            [(296 - 66 * a, 202 + 66 * a, 0.3), (224 - 44 * a, 196 + 76 * a, 1), (120 - 20 * a, 180 + 104 * a, 0.1)],
            4,
            dry=0.2,
            seed=i,
        )
    sheet.body(shine.mask * hair.mask * 0.7, "#4f7c76")


def _cackler(sheet: Sheet, x: float, y: float, k: float) -> None:
    """Print a second spirit, from the side: a hooked old face that laughs with long teeth, one claw before it."""
    with sheet.at(x, y, k):
        hand(
            sheet,
            150,
            108,
            0.62,
            _PALE,
            turn=1.35,
            bent=0.25,
            claws=_DEEP,
            arm=[(-30, 96), (60, 118)],
            thick=28,
            bony=0.8,
            rim=_DEEP,
        )
        ways: list[list[tuple[float, float, float]]] = []
        for i in range(6):
            level = -30 + i * 30
            way = [(-420.0 - 26 * (i % 3), level + 90.0, 0.05), (-270.0, level + 84 + 22 * sin(i * 1.9), 0.6)]
            ways.append([*way, (-120.0, 20.0 + i * 20, 1.0), (-10.0, 10.0 + i * 15, 1.0)])
        _train(sheet, ways, 46)
        face = [(-64, -20), (-52, -78), (4, -104), (58, -92), (76, -62), (84, -40), (80, -26), (112, 2), (128, 22)]
        face += [(112, 28), (88, 26), (94, 38), (40, 34), (40, 34), (86, 74), (94, 100), (74, 108), (24, 96), (-40, 60)]
        head = sheet.plate().fill(face)
        put(sheet, head, _PALE, rim=4, rim_tint=_DEEP, grain=0.15)
        gx, _ = sheet.grid()
        sheet.lay(head.mask * (1 - smooth(gx, -2, 12)) * 0.6, _SHADE)
        maw = sheet.plate().fill([(98, 36), (60, 26), (10, 22), (-10, 34), (10, 62), (52, 80), (86, 78), (64, 56)])
        sheet.body(maw.mask, _DEEP)
        teeth = sheet.plate()
        for i, dx in enumerate((90, 72, 54, 36)):
            teeth.fill([(dx - 8, 30 - i * 2), (dx + 7, 33 - i * 2), (dx - 1, 56 - i * 4)])
        for i, dx in enumerate((78, 58, 38)):
            teeth.fill([(dx - 8, 80 - i * 5), (dx + 8, 84 - i * 4), (dx - 2, 56 - i)])
        put(sheet, teeth, "#f3f0d8", rim=2, rim_tint=_DEEP, grain=0)
        dark = sheet.plate().fill([(24, -44), (50, -54), (72, -40), (60, -22), (34, -24)])
        dark.brush([(14, -58, 0.3), (48, -76, 1.2), (80, -52, 0.3)], 13, dry=0.05, seed=3)
        dark.brush([(8, -10, 0.2), (26, 4, 1), (18, 22, 0.2)], 9, dry=0.05, seed=4)
        dark.brush([(98, 14, 0.3), (108, 10, 1), (114, 16, 0.3)], 7, dry=0.05, seed=4)
        sheet.lay(ink(dark.mask, 3, edge=0.5) * 1.4, _DEEP)
        spark = sheet.plate().disc(52, -38, 8)
        sheet.body(blur(spark.mask, 5 * SCALE) * 1.3, "#e8432a").body(spark.mask, "#ffd25a")
        hair = sheet.plate().fill(
            [(64, -88), (20, -118), (-44, -104), (-82, -50), (-74, 10), (-46, 40), (-40, -20), (-4, -66)]
        )
        for i in range(8):
            a = i / 7
            way = [(8 - 72 * a, -104 + 96 * a, 1), (-70 - 40 * a, -112 + 110 * a, 1.2), (-200, -110 + 120 * a, 0.8)]
            hair.brush([*way, (-330 + 40 * sin(i * 2.3), -150 + 150 * a, 0.04)], 30, dry=0.1, seed=i, taper=(0.02, 0.3))
        sheet.rim(hair.mask, "#7fb0a4", 1.6)
        sheet.body(hair.mask, INKY)


def _tree(sheet: Sheet) -> None:
    """Print a tree that the gale has laid almost flat, all its boughs streaming the same way."""
    tree = sheet.plate()
    trunk = [(30, 750, 1.5), (36, 690, 1.2), (66, 636, 1.0), (124, 604, 0.76), (200, 602, 0.45), (286, 628, 0.08)]
    tree.brush(trunk, 44, dry=0.15, seed=3, taper=(0.02, 0.1))
    for i, (x, y, dx, dy) in enumerate(
        (
            (42, 684, 100, -6),
            (58, 650, 56, -74),
            (80, 626, 118, 40),
            (100, 614, 80, -46),
            (136, 602, 124, 62),
            (156, 602, 96, -26),
            (200, 604, 120, 52),
        )
    ):
        way = [(x, y, 1), (x + dx * 0.4, y + dy * 0.9, 0.8), (x + dx, y + dy * 1.05 + 10, 0.08)]
        tree.brush(way, 15, dry=0.2, seed=10 + i)
        for share in (0.4, 0.66):
            tx, ty = x + dx * share, y + dy * (0.9 + 0.1 * share) + 4 * share
            tree.brush(
                [(tx, ty, 1), (tx + 24, ty + dy * 0.12 - 6, 0.6), (tx + 52, ty + dy * 0.2 + 4, 0.05)],
                7,
                dry=0.2,
                seed=i,
            )
    sheet.rim(tree.mask, "#7fb0a4", 1.2)
    sheet.lay(ink(tree.mask, 3) * 1.4, INKY).lay(tree.mask * 0.8, INKY)


def _money(sheet: Sheet) -> None:
    for i, (x, y, r) in enumerate(_NOTES):
        note = sheet.plate().disc(x, y, r, ry=r * (0.55 + 0.3 * (i % 2)), rot=i * 50)
        note.rect(x - r * 0.24, y - r * 0.2, r * 0.48, r * 0.4, cut=True)
        put(sheet, note, ("#f0d58a", "#f3ecd8")[i % 2], rim=1.8)
