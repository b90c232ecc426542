"""The gourd that swallows ghosts."""

from __future__ import annotations

from functools import partial

from art.anatomy import hand
from art.artifacts.cutting import GILT, Facets, facet, gouges, printed
from art.artifacts.still import cord, lathed, shadow
from art.kit.base import SCALE, Mask, blur, smooth
from art.kit.media import cinnabar, grow, ink, woodblock
from art.kit.noise import warp
from art.kit.palette import CINNABAR, INK
from art.kit.sheet import Sheet
from art.kit.symbols import ruyi

_OUTLINE = (
    "M 206 210 C 162 212 132 248 136 290 C 138 324 162 342 162 358 C 162 376 92 398 84 "
    "486 C 78 574 142 628 214 628 C 290 628 350 572 344 486 C 338 400 268 376 268 356 "
    "C 268 340 290 322 292 288 C 294 246 250 208 206 210 Z"
)
_PALE, _DEEP = "#d9ebdf", "#1d4548"


def gourd(sheet: Sheet) -> None:
    """The gourd of purple gold drinks in a ghost, who struggles."""
    shadow(sheet, 214, 634, 120)
    shape = warp(sheet.plate().fill(_OUTLINE).mask, 1.4, 60, 5)
    sheet.body(ink(grow(shape, 2.6), 5, edge=0.7), INK)
    _skin(sheet, shape)
    for j in range(3):
        cord(sheet, [(154, 338 + j * 13, 1), (214, 354 + j * 13, 1.1), (276, 336 + j * 13, 1)], 10 + j, w=13)
    cord(sheet, [(262, 352, 1), (310, 332, 1), (330, 372, 0.9), (290, 386, 0.9), (268, 358, 0.8)], 14)
    cord(sheet, [(262, 354, 1), (318, 386, 0.9), (360, 450, 1), (366, 520, 1), (372, 560, 0.9)], 15, tassel=(372, 566))
    stamp = sheet.plate().disc(214, 492, 64).text("封", 214, 492, 92, cut=True, bold=2)
    sheet.body(sheet.plate().disc(214, 492, 62).mask, "#f0cf7a")
    sheet.lay(cinnabar(stamp.mask, 5, 0.2), CINNABAR)
    _ghost(sheet)
    neck = lathed(((206, 216), (216, 160)), [(0, 34), (8, 30), (20, 19), (44, 17), (52, 24), (60, 24)])
    mouth = printed(sheet, sheet.plate().fill(neck).mask, GILT, 7, rim=3)
    facet(sheet, [(164, 222), (200, 190), (194, 150), (206, 150), (212, 192), (196, 222)], mouth, GILT.light)
    facet(sheet, [(226, 150), (244, 150), (250, 224), (222, 224), (228, 190)], mouth, GILT.shade)


_PURPLE = Facets("#c98a4e", "#7d3a68", "#452052", "#200c2a")


def _skin(sheet: Sheet, shape: Mask) -> None:
    """Print the skin in facets: gold where the light falls, purple away from it, clouds of gold leaf at its foot."""
    sheet.body(shape, _PURPLE.own).lay(shape * (1 - woodblock(shape, 6, 0.4, mott=0.25)) * 0.4, _PURPLE.shade)
    for outline, tint in _FACETS:
        facet(sheet, outline, shape, tint)
    cuts = [
        ((330 - abs(y - 490) * 0.5, y), (258 - 12 * (i % 3) - abs(y - 490) * 0.1, y + 4))
        for i, y in enumerate(range(396, 612, 13))
    ]
    cuts += [((288 - abs(y - 290) * 0.4, y), (252 - 8 * (i % 2), y + 3)) for i, y in enumerate(range(240, 340, 12))]
    cuts += [((196 - 6 * (i % 2), y), (160, y - 6)) for i, y in enumerate(range(430, 530, 16))]
    sheet.lay(ink(gouges(sheet.plate(), cuts, 5).mask, 3) * shape * 0.85, _PURPLE.cut)
    leaf = sheet.plate()
    for cx, cy, k, side in ((96, 588, 0.6, 1), (250, 606, 0.6, 1), (340, 590, 0.5, -1)):
        ruyi(leaf, cx, cy, k, side, 5)
    sheet.body(woodblock(leaf.mask * shape, 3, 0.2) * 0.95, "#edc766")


_FACETS = (
    ([(252, 376), (296, 430), (308, 500), (284, 570), (226, 640), (380, 640), (380, 380)], _PURPLE.shade),
    ([(322, 420), (334, 490), (314, 560), (270, 610), (300, 640), (380, 600), (380, 420)], "#2e1240"),
    ([(226, 206), (262, 246), (266, 300), (240, 352), (310, 352), (310, 206)], _PURPLE.shade),
    (
        [(100, 470), (118, 430), (160, 398), (190, 402), (158, 440), (144, 500), (152, 560), (118, 556), (98, 514)],
        _PURPLE.light,
    ),
    ([(108, 480), (126, 440), (156, 418), (140, 452), (130, 500), (132, 540), (112, 520)], "#f2cf7e"),
    ([(144, 300), (150, 256), (178, 228), (206, 226), (184, 256), (176, 300), (184, 330), (156, 326)], _PURPLE.light),
    ([(152, 290), (160, 258), (178, 242), (168, 268), (164, 306)], "#f2cf7e"),
)


def _ghost(sheet: Sheet) -> None:
    """Print the ghost: a wisp at the gourd's mouth, a wailing head and two hands at the other end."""
    for x, y, turn, side in ((352, 108, 0.8, -1), (306, 92, 0.0, 1)):
        paint = partial(hand, claws=_DEEP, rim=_DEEP, bony=0.85, thick=15)
        paint(sheet, x, y, 0.36, _PALE, turn=turn, side=side, bent=0.1, arm=[(296, 150)])
    way = [(215, 166, 0.1), (204, 146, 0.3), (170, 128, 0.55), (170, 92, 0.75), (212, 80, 0.95), (256, 112, 1.15)]
    body = sheet.plate().brush([*way, (294, 146, 1.1)], 62, dry=0, seed=14, taper=(0, 0.02), wob=0.06)
    body.disc(284, 138, 40, ry=47, rot=24)
    mask = warp(body.mask, 1.2, 20, 3)
    sheet.solid(mask, _PALE, rim=2.4, line=_DEEP, grain=0.1, mott=0.12)
    across, fall = sheet.grid()
    sheet.lay(mask * smooth(220 - across + 0.3 * fall, -30, 70) * 0.8, "#5f9a94")
    face, sparks = sheet.plate(), sheet.plate()
    for dx, dy in ((-14, -14), (14, -8)):
        face.disc(288 + dx, 130 + dy, 8, ry=11, rot=20)
        sparks.disc(289 + dx, 132 + dy, 3)
    face.disc(278, 157, 11, ry=17, rot=22)
    sheet.lay(ink(face.mask, 3, edge=0.4) * 1.3, _DEEP)
    sheet.body(blur(sparks.mask, 2 * SCALE), "#e8432a").body(sparks.mask, "#ffd25a")
    lines = sheet.plate()
    for way in (
        [(212, 150, 0.3), (184, 122, 1), (190, 92, 0.8), (226, 90, 0.2)],
        [(206, 140, 0.3), (178, 108, 1), (206, 78, 0.2)],
        [(226, 84, 0.3), (248, 108, 1), (252, 138, 0.2)],
    ):
        lines.brush(way, 4, dry=0.2)
    sheet.lay(ink(lines.mask, 4) * mask * 0.8, _DEEP)
