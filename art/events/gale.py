"""The wind of the dead."""

from __future__ import annotations

from math import sin

from art.anatomy import hand
from art.events.scene import INKY, curl, put, sky
from art.kit.base import SCALE, blur, smooth
from art.kit.media import ink, woodblock
from art.kit.scenery import hills
from art.kit.sheet import Sheet
from art.kit.symbols import bare_tree

_PALE, _SHADE, _DEEP = "#e9f0e0", "#6fa39a", "#16302f"


def yin_wind(sheet: Sheet) -> None:
    """A gale of wailing spirits tears over the hills, bends the trees and strews paper money."""
    sky(sheet, "#14292f", "#5f8a84")
    moon = sheet.plate().disc(116, 140, 62).mask
    sheet.body(woodblock(moon, 3, 0.3) * 0.85, "#e6ead2")
    hills(sheet, [(600, "#2f5a52", 0.7), (652, "#10211f", 0.95)], 22, rough=18)
    gusts = sheet.plate()
    for x, y, r, w in ((330, 196, 40, 15), (176, 246, 30, 12), (352, 590, 40, 15), (96, 560, 34, 13)):
        curl(gusts, x, y, r, w=w, turns=1.6)
    put(sheet, gusts, "#a9c9bd", rim=2, rim_tint="#1c3a40", grain=0.3)
    for x, y, k in ((168, 408, 0.54), (0, -8, 1.0)):
        _spirit(sheet, x, y, k)
    tree = sheet.plate()
    bare_tree(tree, 28, 716, 0.8, 84)
    sheet.rim(tree.mask, "#7fb0a4", 1.2)
    sheet.lay(ink(tree.mask, 3) * 1.4, INKY).lay(tree.mask * 0.8, INKY)
    _money(sheet)


def _spirit(sheet: Sheet, x: float, y: float, k: float) -> None:
    """Print a spirit that rushes to the right: a wailing head, hands stretched out, the rest of it wind."""
    with sheet.at(x, y, k):
        for i, (reach, turn, bent) in enumerate(((338, 1.72, 0.12), (322, 2.0, 0.2))):
            px, py = reach, 376.0 + 70 * i
            arm = [(200, 360 + 40 * i), (270, 384 + 50 * i)]
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
        for i in range(9):
            bend = 26 * sin(i * 1.9)
            far, level = -40.0 - 14 * (i % 3), 262 + i * 30
            way = [(far, level + 60, 0.05), (52, level + 56 + bend, 0.5), (136, 300 + i * 17 + bend * 0.4, 0.9)]
            band = sheet.plate().brush(
                [*way, (214, 268 + i * 15, 1), (262, 262 + i * 11, 0.8)], 42, dry=0.1, seed=i, taper=(0.4, 0.02)
            )
            put(sheet, band, (_PALE, "#d3e2d4", "#bcd4c8")[i % 3], rim=2, rim_tint=_DEEP, grain=0.25)
        _wail(sheet)


def _wail(sheet: Sheet) -> None:
    """Print the head: long, hollow, its mouth torn open, hair blown back over it."""
    head = sheet.plate().fill(
        [
            (214, 258),
            (236, 218),
            (284, 204),
            (324, 226),
            (336, 274),
            (330, 326),
            (342, 372),
            (324, 414),
            (290, 424),
            (262, 396),
            (240, 344),
            (218, 306),
        ]
    )
    put(sheet, head, _PALE, rim=2.6, rim_tint=_DEEP, grain=0.15)
    x, _ = sheet.grid()
    sheet.lay(head.mask * (1 - smooth(x, 226, 296)) * 0.85, _SHADE)
    dark, sparks = sheet.plate(), sheet.plate()
    dark.fill([(250, 268), (270, 252), (284, 270), (280, 300), (262, 304), (250, 290)])
    dark.fill([(302, 264), (318, 248), (330, 262), (328, 288), (314, 298), (302, 286)])
    dark.fill([(276, 352), (298, 330), (324, 344), (330, 380), (314, 408), (290, 406), (276, 382)])
    dark.fill([(288, 306), (294, 300), (296, 314)]).fill([(302, 304), (306, 298), (308, 310)])
    dark.brush([(240, 252, 0.3), (264, 240, 1), (288, 252, 0.4)], 9, dry=0.1, seed=3)
    dark.brush([(298, 248, 0.4), (316, 234, 1), (334, 244, 0.3)], 9, dry=0.1, seed=4)
    for line in ([(262, 312, 0.2), (262, 340, 1), (272, 366, 0.2)], [(322, 304, 0.2), (334, 326, 1), (332, 350, 0.2)]):
        dark.brush(line, 6, dry=0.1, seed=5)
    sheet.lay(ink(dark.mask, 3, edge=0.5) * 1.4, _DEEP)
    sparks.disc(268, 282, 5.5).disc(316, 276, 5.5)
    sheet.body(blur(sparks.mask, 5 * SCALE) * 1.3, "#e8432a").body(sparks.mask, "#ffd25a")
    hair = sheet.plate()
    for i in range(13):
        a = i / 12
        root = (306 - 84 * a, 208 + 50 * a * a)
        far = (36 - 30 * sin(i * 2.1), 132 + 170 * a + 16 * sin(i * 3.1))
        way = [(*root, 0.9), (246 - 90 * a, 172 + 92 * a, 1.1), (150 - 40 * a, 186 + 106 * a + 14 * sin(i * 1.3), 0.8)]
        hair.brush([*way, (*far, 0.05)], 14, dry=0.3, seed=i, taper=(0.05, 0.3))
    sheet.rim(hair.mask, "#7fb0a4", 1.0)
    sheet.lay(ink(hair.mask, 4, edge=0.6) * 1.4, _DEEP).lay(hair.mask * 0.8, INKY)


_NOTES = ((92, 250, 21), (220, 118, 17), (362, 470, 24), (200, 470, 18), (58, 452, 17), (384, 610, 19), (190, 600, 17))
"""Where the paper money flies, and how large each note is."""


def _money(sheet: Sheet) -> None:
    spots = (
        (92, 250, 21),
        (220, 118, 17),
        (362, 470, 24),
        (200, 470, 18),
        (58, 452, 17),
        (384, 610, 19),
        (190, 600, 17),
    )
    for i, (x, y, r) in enumerate(spots):
        note = sheet.plate().disc(x, y, r, ry=r * (0.55 + 0.3 * (i % 2)), rot=i * 50)
        note.rect(x - r * 0.24, y - r * 0.2, r * 0.48, r * 0.4, cut=True)
        put(sheet, note, ("#f0d58a", "#f3ecd8")[i % 2], rim=1.8)
