"""The gourd that swallows ghosts."""

from __future__ import annotations

from math import pi
from typing import Final

from art.artifacts.cutting import GILT, Facets, facet, gouges, printed, ribbon
from art.artifacts.still import cord, lathed, shadow
from art.kit.base import Mask, smooth
from art.kit.geometry import around, polygon
from art.kit.media import cinnabar, grow, ink, woodblock
from art.kit.noise import warp
from art.kit.palette import CINNABAR, INK
from art.kit.sheet import Sheet
from art.kit.symbols import ruyi
from art.roles.body import Place, shaded, trim
from art.roles.fingers import Touch, back, finger, melted

_OUTLINE = (
    "M 206 210 C 162 212 132 248 136 290 C 138 324 162 342 162 358 C 162 376 92 398 84 "
    "486 C 78 574 142 628 214 628 C 290 628 350 572 344 486 C 338 400 268 376 268 356 "
    "C 268 340 290 322 292 288 C 294 246 250 208 206 210 Z"
)
_PALE, _DEEP = "#d9ebdf", "#1d4548"
_TOUCH: Final = Touch(_PALE, "#86b4ac", "#3c6a6a", _DEEP, _DEEP)


def gourd(sheet: Sheet) -> None:
    """The gourd of purple gold drinks in a ghost, who struggles."""
    with sheet.at(43, 154, 0.79):
        _gourd(sheet)
    _ghost(sheet)


def _gourd(sheet: Sheet) -> None:
    """Print the gourd, its cords, the seal on its belly and its golden neck."""
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
    neck = lathed(((208, 216), (216, 160)), [(0, 34), (8, 30), (20, 20), (38, 21), (48, 36), (56, 37)])
    mouth = printed(sheet, sheet.plate().fill(neck).mask, GILT, 7, rim=3)
    facet(sheet, [(164, 222), (200, 190), (194, 150), (206, 150), (212, 192), (196, 222)], mouth, GILT.light)
    facet(sheet, [(226, 150), (244, 150), (250, 224), (222, 224), (228, 190)], mouth, GILT.shade)
    hole = sheet.plate().disc(216, 158, 34, ry=10).mask
    sheet.rim(hole, GILT.cut, 2).body(hole, "#1a0a20")


_PURPLE = Facets("#9c5580", "#7d3a68", "#452052", "#200c2a")


def _skin(sheet: Sheet, shape: Mask) -> None:
    """Print the skin in facets of purple, cuts of gold where the light falls, clouds of gold leaf at its foot."""
    sheet.body(shape, _PURPLE.own).lay(shape * (1 - woodblock(shape, 6, 0.4, mott=0.25)) * 0.4, _PURPLE.shade)
    for outline, tint in _FACETS:
        facet(sheet, outline, shape, tint)
    cuts = [
        ((330 - abs(y - 490) * 0.5, y), (258 - 12 * (i % 3) - abs(y - 490) * 0.1, y + 4))
        for i, y in enumerate(range(396, 612, 13))
    ]
    cuts += [((288 - abs(y - 290) * 0.4, y), (252 - 8 * (i % 2), y + 3)) for i, y in enumerate(range(240, 340, 12))]
    sheet.lay(ink(gouges(sheet.plate(), cuts, 5).mask, 3) * shape * 0.85, _PURPLE.cut)
    sheet.body(gouges(sheet.plate(), _GLINTS, 6, bend=0.1).mask * shape, "#f2cf7e")
    leaf = sheet.plate()
    for cx, cy, k, side in ((96, 588, 0.6, 1), (250, 606, 0.6, 1), (340, 590, 0.5, -1)):
        ruyi(leaf, cx, cy, k, side, 5)
    sheet.body(woodblock(leaf.mask * shape, 3, 0.2) * 0.95, "#edc766")


_FACETS = (
    ([(252, 376), (296, 430), (308, 500), (284, 570), (226, 640), (380, 640), (380, 380)], _PURPLE.shade),
    ([(322, 420), (334, 490), (314, 560), (270, 610), (300, 640), (380, 600), (380, 420)], "#2e1240"),
    ([(226, 206), (262, 246), (266, 300), (240, 352), (310, 352), (310, 206)], _PURPLE.shade),
    ([(86, 400), (160, 390), (122, 440), (108, 500), (120, 560), (150, 610), (90, 600), (76, 500)], _PURPLE.light),
    ([(130, 220), (190, 206), (160, 246), (150, 292), (164, 340), (136, 330), (126, 280)], _PURPLE.light),
)
_GLINTS = (
    *(((126 - 3 * i + i * i * 0.9, 436 + 18 * i), (150 + 5 * (i % 2) - 2 * i, 434 + 19 * i)) for i in range(8)),
    *(((152 - 2 * i + i * i * 0.8, 246 + 14 * i), (172 + 4 * (i % 2) - i, 244 + 15 * i)) for i in range(6)),
)
"""Cuts of gold in the skin where it turns to the light."""
_Way = tuple[tuple[float, float, float], ...]
_Fingers = tuple[tuple[tuple[float, float], ...], ...]
_FLUNG: Final[_Way] = ((290, 152, 1.5), (326, 172, 1.35), (354, 152, 1.1), (358, 122, 1.0), (364, 96, 0.66))
_CLUTCHING: Final[_Way] = ((196, 156, 1.5), (158, 172, 1.4), (124, 206, 1.05), (134, 240, 1.1), (164, 258, 0.72))
"""The two arms, from the shoulder to the wrist: one flung up, one with its hand on the gourd's lip."""
_SPREAD: Final[_Fingers] = (
    ((358, 92), (344, 86), (332, 90), (326, 98)),
    ((360, 88), (352, 66), (342, 52)),
    ((365, 86), (363, 60), (360, 38)),
    ((370, 88), (376, 64), (380, 46)),
    ((372, 93), (385, 80), (392, 68)),
)
"""The fingers of the hand flung up, the thumb first."""
_HOOKED: Final[_Fingers] = (
    ((172, 266), (184, 272), (188, 286), (187, 299)),
    ((176, 262), (192, 269), (198, 285), (198, 301)),
    ((180, 258), (201, 266), (209, 282), (209, 298)),
    ((184, 254), (208, 261), (219, 275), (220, 289)),
)
"""The fingers hooked over the lip."""
_STRANDS: Final[tuple[_Way, ...]] = (
    ((186, 150, 1.0), (178, 191, 0.9), (198, 237, 0.6), (216, 280, 0.16)),
    ((206, 162, 1.3), (208, 205, 0.9), (214, 246, 0.5), (220, 280, 0.2)),
    ((240, 164, 1.5), (244, 205, 1.0), (220, 241, 0.6), (228, 280, 0.2)),
    ((268, 160, 1.4), (276, 198, 0.9), (246, 239, 0.55), (232, 280, 0.16)),
    ((298, 146, 1.0), (314, 193, 0.8), (284, 234, 0.45), (236, 278, 0.12)),
)
"""What the body is drawn out into, from the ribs down into the neck."""
_LOCKS: Final[tuple[_Way, ...]] = (
    ((276, 48, 1), (318, 56, 1.1), (338, 108, 1), (336, 198, 0.8), (300, 256, 0.4), (238, 280, 0.06)),
    ((268, 42, 1), (306, 44, 1.1), (322, 92, 1), (318, 172, 0.7), (306, 237, 0.3), (300, 270, 0.05)),
    ((284, 56, 1), (314, 78, 1.2), (318, 130, 0.9), (336, 181, 0.5), (326, 227, 0.05)),
    ((214, 58, 0.8), (200, 82, 1), (196, 112, 0.8), (176, 128, 0.05)),
    ((222, 46, 0.8), (196, 62, 1), (186, 92, 0.7), (172, 104, 0.05)),
)
"""Its hair, and which way the draught pulls it."""
_HEAD: Final = Place(246, 104, 0.92, 0.16)
_MOUTH: Final = (214, 278)


def _ghost(sheet: Sheet) -> None:
    """Print the ghost: it is drawn out like smoke, and clings to the lip it is dragged over."""
    _hair(sheet)
    _body(sheet)
    for i, way in enumerate(_SPREAD):
        finger(sheet, way, 10.5 if i else 11.5, _TOUCH)
    melted(sheet, [(358, 95), (360, 89), (366, 87), (371, 92), (370, 99), (364, 102)], _TOUCH)
    _face(sheet)
    _lip(sheet)
    hand = [(154, 250), (172, 248), (190, 252), (192, 264), (180, 274), (164, 268)]
    back(sheet, hand, _TOUCH, shade=(0, 5))
    for way in _HOOKED:
        finger(sheet, way, 11, _TOUCH, nail=True)
    melted(sheet, [(150, 251), (172, 252), (188, 256), (190, 263), (178, 269), (164, 263), (150, 259)], _TOUCH)


def _hair(sheet: Sheet) -> None:
    """Print the hair that is drawn down behind it."""
    hair, shine = sheet.plate(), sheet.plate()
    for way in _LOCKS:
        ribbon(hair, list(way), 24)
        ribbon(shine, [(x - 3, y + 2, c) for x, y, c in way[1:-1]], 3)
    sheet.solid(hair.mask, "#1b2430", rim=2, line="#0e141c", grain=0.15, mott=0.1)
    sheet.body(shine.mask * hair.mask, "#5f8a94")


def _body(sheet: Sheet) -> None:
    """Print trunk, strands and both arms in one, so that each arm grows out of its shoulder."""
    body = sheet.plate().fill([(182, 158), (180, 138), (204, 126), (246, 122), (290, 128), (308, 142), (302, 164)])
    body.fill([(182, 150), (306, 146), (290, 170), (246, 178), (204, 172)])
    for way in _STRANDS:
        ribbon(body, list(way), 30)
    for arm in (_FLUNG, _CLUTCHING):
        ribbon(body, list(arm), 21)
    body.fill([(352, 100), (356, 84), (366, 80), (376, 88), (374, 102), (364, 108)])
    mask = _flat(sheet, warp(body.mask, 0.8, 20, 3), 6, 8)
    sheet.lay(mask * smooth(sheet.down(), 180, 284) * 0.9, "#4f8c88")
    _cuts(sheet, mask)


def _cuts(sheet: Sheet, mask: Mask) -> None:
    """Draw collar bones, armpits, ribs, and the streaks of what is drawn out."""
    plate = sheet.plate()
    for way in (
        [(196, 140, 0.2), (220, 146, 1), (238, 142, 0.2)],
        [(262, 142, 0.2), (280, 144, 1), (296, 136, 0.2)],
        [(184, 172, 0.9), (196, 162, 0.8), (200, 148, 0.1)],
        [(304, 170, 0.9), (294, 158, 0.8), (290, 144, 0.1)],
        [(208, 162, 0.1), (228, 168, 1), (242, 160, 0.1)],
        [(256, 160, 0.1), (272, 166, 1), (288, 158, 0.1)],
        [(138, 196, 0.1), (131, 210, 1), (138, 228, 0.1)],
        [(346, 148, 0.1), (344, 134, 1), (350, 120, 0.1)],
        [(222, 186, 0.1), (224, 222, 1), (214, 270, 0.2)],
        [(256, 181, 0.1), (250, 217, 1), (222, 270, 0.2)],
        [(286, 181, 0.1), (278, 217, 1), (232, 266, 0.2)],
    ):
        ribbon(plate, list(way), 4.2)
    sheet.body(plate.mask * mask, _DEEP)


def _face(sheet: Sheet) -> None:
    """Print a broad face that bares its clenched teeth and looks down at what swallows it."""
    outline = [(0, -52), (30, -46), (46, -18), (44, 14), (34, 44), (12, 56), (-14, 54), (-36, 38), (-46, 8)]
    skin = _flat(sheet, sheet.plate().fill(_HEAD.of([*outline, (-44, -22), (-28, -46)])).mask, 8, 7)
    hollows, whites, cuts, irises, teeth, gaps = (sheet.plate() for _ in range(6))
    for s, r in ((-1, 1.0), (1, 0.88)):
        x = s * 21 - 3
        hollows.fill(_HEAD.of([(x - 20 * r, -8), (x - 8, -24 * r), (x + 12, -22 * r), (x + 20 * r, -4), (x, 15 * r)]))
        whites.fill(_HEAD.of([(x - 13 * r, -4), (x - 4, -15 * r), (x + 8, -13 * r), (x + 13 * r, -2), (x, 9 * r)]))
        irises.disc(*_HEAD.point(x - 3, 2), 5.2)
        cuts.brush(_HEAD.of([(x - 16 * r, -6, 0.3), (x - 4, -18 * r, 1), (x + 15 * r, -5, 0.3)]), 4, dry=0)
        cuts.brush(_HEAD.of([(s * 44, -14, 0.2), (s * 26, -30, 1.2), (s * 6 - 2, -40, 0.6)]), 7, dry=0)
        cuts.brush(_HEAD.of([(s * 36, 14, 0.2), (s * 39, 28, 1), (s * 32, 42, 0.2)]), 3.2, dry=0)
    for x in (-8, 2):
        cuts.brush(_HEAD.of([(x, 10, 0.4), (x - 2, 15, 1)]), 4, dry=0)
    teeth.fill(_HEAD.of([(-28, 40), (-24, 26), (0, 20), (24, 25), (28, 37), (14, 33), (-2, 32), (-16, 36)]))
    gaps.line(_HEAD.of([(-24, 33), (0, 26), (26, 31)]), 2)
    for x in (-16, -7, 2, 11, 19):
        gaps.line(_HEAD.of([(x, 20), (x, 38)]), 1.8)
    sheet.body(hollows.mask * skin, "#5f9a94").body(whites.mask, "#f7f3dc").body(irises.mask * whites.mask, "#b01c14")
    sheet.body(cuts.mask * skin, _DEEP)
    sheet.rim(teeth.mask, _DEEP, 3).body(teeth.mask, "#f7f3dc").body(gaps.mask * teeth.mask, _DEEP)
    crown = [(-48, -8), (-52, -40), (-26, -66), (14, -68), (46, -46), (54, -8), (40, -26), (20, -42), (4, -46)]
    fringe = sheet.plate().fill(_HEAD.of([*crown, (-4, -28), (-12, -46), (-30, -38)]))
    knot = [(-14, -60), (-22, -74), (-2, -84), (20, -76), (16, -60)]
    fringe.fill(_HEAD.of(knot))
    sheet.solid(fringe.mask, "#1b2430", rim=1.6, line="#0e141c", grain=0.15, mott=0.1)
    trim(sheet, [(-14, -64, 1), (2, -68, 1), (18, -63, 1)], 8, "#b02a1e", at=_HEAD)


def _lip(sheet: Sheet) -> None:
    """Print the front of the golden lip over what is drawn in."""
    x, y = _MOUTH
    arc = [around(x, y, 1, pi - i * pi / 16) for i in range(17)]
    near = [(x + 29 * (a - x), y + 9 * (b - y)) for a, b in arc]
    band = sheet.plate().fill(polygon([*near, *((a * 0.94 + x * 0.06, b + 10) for a, b in reversed(near))]))
    mask = printed(sheet, band.mask, GILT, 7, rim=2)
    facet(sheet, [(x - 30, y - 4), (x - 8, y), (x - 8, y + 30), (x - 30, y + 30)], mask, GILT.light)
    facet(sheet, [(x + 12, y), (x + 34, y - 4), (x + 34, y + 30), (x + 12, y + 30)], mask, GILT.shade)


def _flat(sheet: Sheet, mask: Mask, dx: float, dy: float) -> Mask:
    """Print a part of the ghost in two tones cut hard: what lies within (dx, dy) of its lower right edge in shade."""
    sheet.solid(mask, _PALE, rim=2.4, line=_DEEP, grain=0.1, mott=0.12)
    sheet.body(shaded(mask, dx, dy), "#86b4ac")
    return mask
