"""The gourd that swallows ghosts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from art.artifacts.cutting import GILT, Facets, Spot, facet, gouges, printed, ribbon
from art.artifacts.still import cord, lathed, shadow
from art.kit.base import SCALE, Mask, blur, smooth
from art.kit.media import cinnabar, grow, ink, woodblock
from art.kit.noise import warp
from art.kit.palette import CINNABAR, INK
from art.kit.plate import Plate
from art.kit.sheet import Sheet
from art.kit.symbols import ruyi
from art.roles.body import Place, shaded

_OUTLINE = (
    "M 206 210 C 162 212 132 248 136 290 C 138 324 162 342 162 358 C 162 376 92 398 84 "
    "486 C 78 574 142 628 214 628 C 290 628 350 572 344 486 C 338 400 268 376 268 356 "
    "C 268 340 290 322 292 288 C 294 246 250 208 206 210 Z"
)
_PALE, _DEEP = "#d9ebdf", "#1d4548"


def gourd(sheet: Sheet) -> None:
    """The gourd of purple gold drinks in a ghost, who struggles."""
    with sheet.at(26, 84, 0.87):
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
    neck = lathed(((206, 216), (216, 160)), [(0, 34), (8, 30), (20, 19), (44, 17), (52, 24), (60, 24)])
    mouth = printed(sheet, sheet.plate().fill(neck).mask, GILT, 7, rim=3)
    facet(sheet, [(164, 222), (200, 190), (194, 150), (206, 150), (212, 192), (196, 222)], mouth, GILT.light)
    facet(sheet, [(226, 150), (244, 150), (250, 224), (222, 224), (228, 190)], mouth, GILT.shade)


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
_WAY: Final = (
    *((212, 226, 0.1), (202, 204, 0.26), (174, 180, 0.46), (166, 148, 0.66)),
    *((196, 120, 0.95), (240, 130, 1.15), (276, 156, 0.7)),
)
_FLUNG: Final = ((212, 126, 1.3), (172, 104, 1.15), (162, 78, 0.9), (172, 60, 0.72))
_PUSHING: Final = ((254, 146, 1.3), (296, 186, 1.15), (286, 216, 0.9), (254, 220, 0.7))
"""The two arms, from the shoulder to the wrist: one flung up, one with its hand against the gourd's lip."""
_LOCKS: Final = (
    ((312, 40), (360, 40)),
    ((340, 48), (388, 52)),
    ((350, 70), (382, 92)),
    ((350, 96), (388, 124)),
    ((342, 122), (368, 160)),
    ((334, 138), (344, 184)),
)
"""Where each lock of its hair bends and where it ends."""
_HEAD: Final = Place(284, 98, 0.98, 0.2)


def _ghost(sheet: Sheet) -> None:
    """Print the ghost: sucked in feet first, it flings one arm out and pushes against the lip with the other."""
    far = _arm(sheet.plate(), _FLUNG, ((-24, -6), (-14, -24), (6, -30), (24, -22)))
    _flat(sheet, far.mask, 3, 4)
    mask = _flat(sheet, warp(ribbon(sheet.plate(), list(_WAY), 76).mask, 1.2, 20, 3), 9, 12)
    sheet.lay(mask * smooth(sheet.down(), 120, 220) * 0.8, "#5f9a94")
    lines = sheet.plate()
    folds: tuple[list[tuple[float, float, float]], ...] = (
        [(204, 210, 0.3), (180, 180, 1), (178, 154, 0.8), (198, 130, 0.1)],
        [(200, 202, 0.3), (172, 164, 0.8), (182, 138, 0.1)],
        [(214, 104, 0.1), (224, 128, 1), (218, 150, 0.2)],
        [(232, 104, 0.1), (244, 128, 1), (238, 156, 0.2)],
    )
    for way in folds:
        ribbon(lines, way, 4.4)
    sheet.lay(lines.mask * mask, _DEEP)
    hair = sheet.plate()
    for i, (bend, tip) in enumerate(_LOCKS):
        ribbon(hair, [(266 + 9 * i, 50 + 4 * i, 1), (*bend, 1.2), (*tip, 0.05)], 22)
    sheet.solid(hair.mask, "#1b2430", rim=2, line="#0e141c", grain=0.15, mott=0.1)
    face = [(0, -52), (32, -40), (42, -6), (34, 30), (18, 58), (-4, 66), (-24, 52), (-38, 20), (-42, -12), (-30, -42)]
    skin = _flat(sheet, sheet.plate().fill(_HEAD.of(face)).mask, 10, 5)
    cuts, sparks = sheet.plate(), sheet.plate()
    for x, lift in ((-20, 2), (16, -2)):
        cuts.fill(
            _HEAD.of([(x - 12, lift - 4), (x, lift - 14), (x + 12, lift - 4), (x + 4, lift + 8), (x - 5, lift + 8)])
        )
        cuts.brush(_HEAD.of([(x - 14, lift - 16, 0.3), (x, lift - 27, 1), (x + 13, lift - 17, 0.3)]), 4, dry=0)
        sparks.disc(*_HEAD.point(x, lift - 3), 3)
    cuts.fill(_HEAD.of([(-16, 26), (-4, 18), (10, 26), (12, 44), (-2, 56), (-15, 46)]))
    sheet.body(cuts.mask * skin, _DEEP)
    sheet.body(blur(sparks.mask, 2 * SCALE), "#e8432a").body(sparks.mask, "#ffd25a")
    near = _arm(sheet.plate(), _PUSHING, ((-20, -10), (-28, 0), (-24, 11), (-8, 16)))
    _flat(sheet, near.mask, 3, 5)


def _flat(sheet: Sheet, mask: Mask, dx: float, dy: float) -> Mask:
    """Print a part of the ghost in two tones cut hard: what lies within (dx, dy) of its lower right edge in shade."""
    sheet.solid(mask, _PALE, rim=2.4, line=_DEEP, grain=0.1, mott=0.12)
    sheet.body(shaded(mask, dx, dy), "#86b4ac")
    return mask


def _arm(plate: Plate, arm: Sequence[tuple[float, float, float]], fingers: Iterable[Spot]) -> Plate:
    """Draw an arm that tapers to its wrist, and fingers that spread from the hand."""
    ribbon(plate, list(arm), 22)
    x, y, _ = arm[-1]
    plate.disc(x, y, 9)
    for i, (dx, dy) in enumerate(fingers):
        bend = -5 if i < 2 else 4
        ribbon(plate, [(x, y - 4 + 3 * i, 1.1), (x + dx * 0.55, y + dy * 0.5 + bend, 1.0), (x + dx, y + dy, 0.2)], 9)
    return plate
