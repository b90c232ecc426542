"""The artificer: a smith as broad as his anvil, the hammer raised over a blade that glows."""

from __future__ import annotations

from typing import Final

from art.ghosts.fists import backhand
from art.ghosts.limbs import pose
from art.ghosts.talons import Flesh
from art.kit.media import woodblock
from art.kit.palette import INK
from art.kit.sheet import Sheet
from art.roles import forge, headwear
from art.roles.body import Line, Place, flesh, hair, lines, neck, shaded, shape, solid, trim, tufts
from art.roles.drape import drape
from art.roles.faces import Face, head
from art.roles.fingers import Touch, back, finger, melted

_SKIN: Final = "#c18553"
_SHADE: Final = "#8c5630"
_GLOW: Final = "#f4b06a"
_BEARD: Final = "#34323a"
_TOUCH: Final = Touch(_SKIN, _SHADE, "#e6b889", INK, "#4a2410")
_FIST: Final = Flesh(_SKIN, _SHADE, "#e6b889", INK)
_ROBE: Final = "#4a6078"
_DIM: Final = "#2b3848"
_LEATHER: Final = "#7a4826"
_HIDE: Final = "#4e2b16"
_HEAD: Final = Place(226, 242, 0.86, -0.07)
_RAISED: Final = (
    *(
        (204, 306),
        (176, 308),
        (152, 298),
        (130, 300),
        (114, 316),
        (98, 324),
        (90, 322),
        (99, 288),
        (97, 250),
        (92, 224),
    ),
    *((56, 222), (40, 256), (29, 306), (30, 344), (24, 376), (34, 396), (58, 398), (96, 400), (126, 412)),
    *((146, 436), (160, 470), (210, 400)),
)
"""The outline of the raised arm, from the neck over deltoid and elbow to the wrist and back to the armpit."""
_FACE: Final = Face("bound", skin=_SKIN, brow=_BEARD, turned=0.65, low=7)


def smith(sheet: Sheet) -> None:
    """One arm bare, the robe off its shoulder; a leather apron, a topknot, a beard like iron."""
    forge.hammer(sheet)
    _torso(sheet)
    _fist(sheet)
    _robe(sheet)
    _apron(sheet)
    neck(sheet, Place(226, 296, 0.9, -0.04), _SKIN)
    _collar(sheet)
    head(sheet, _HEAD, _FACE)
    _lit(sheet)
    _eyes(sheet)
    _topknot(sheet)
    _beard(sheet)
    forge.anvil(sheet)
    forge.blade(sheet)
    _tongs_arm(sheet)
    forge.sparks(sheet)


def _lit(sheet: Sheet) -> None:
    """Light the face from below: cheeks, the wings of the nose, the hollows under the brows."""
    for outline in (
        [(-48, 12), (-40, 18), (-32, 32), (-34, 46), (-44, 44), (-50, 26)],
        [(-34, 30), (-24, 24), (-12, 34), (-20, 39), (-32, 38)],
        [(10, 34), (26, 26), (42, 28), (34, 42), (18, 46)],
        [(-44, -6), (-32, -10), (-22, -2), (-32, 2)],
        [(2, 2), (12, -8), (28, -8), (22, 2)],
    ):
        sheet.body(shape(sheet, outline, _HEAD).mask * 0.9, _GLOW)


def _eyes(sheet: Sheet) -> None:
    """Eyes lowered to the blade under heavy lids, and bushy brows that nearly meet."""
    whites, pupils, lowered, brows = sheet.plate(), sheet.plate(), sheet.plate(), sheet.plate()
    lids: list[Line] = []
    for s in (-1, 1):
        lowered.fill(_HEAD.of(_FACE.placed([(s * 42, 0), (s * 27, -8), (s * 12, 0), (s * 12, 6), (s * 27, 4)])))
        whites.fill(_HEAD.of(_FACE.placed([(s * 42, 1), (s * 27, 2), (s * 12, 5), (s * 24, 11)])))
        pupils.disc(*_HEAD.point(*_FACE.placed([(s * 26 - 6, 7)])[0]), 4.6)
        lids.append((_FACE.placed([(s * 46, 0, 0.3), (s * 28, 1, 1.2), (s * 10, 5, 0.4)]), 5.5))
        lids.append((_FACE.placed([(s * 40, -5, 0.2), (s * 27, -9, 0.8), (s * 13, -3, 0.2)]), 2.4))
        lids.append((_FACE.placed([(s * 38, 12, 0.2), (s * 26, 15, 0.8), (s * 14, 11, 0.2)]), 2.6))
        lids.append((_FACE.placed([(s * 48, 4, 0.2), (s * 56, 8, 0.8), (s * 60, 16, 0.1)]), 2.6))
        for i in range(5):
            x = 8 + 9 * i
            way = [(s * x, -7 - i * 1.8, 1), (s * (x + 8), -18 - 2 * i, 1), (s * (x + 15), -21 - 3 * i, 0.1)]
            brows.brush(_HEAD.of(_FACE.placed(way)), 9.5, dry=0.05, seed=i)
    sheet.body(lowered.mask, "#a66c3e").body(whites.mask, "#f3e3c4").body(pupils.mask * whites.mask, INK)
    lines(sheet, lids, "#3a1a0c", at=_HEAD, dry=0.03, strength=1.1)
    frown: list[Line] = [
        ([(-10, -14, 0.2), (-9, -4, 1), (-12, 6, 0.2)], 3),
        ([(1, -14, 0.2), (0, -6, 1), (1, 4, 0.2)], 3),
    ]
    lines(sheet, frown, "#5a2c14", at=_HEAD, dry=0)
    solid(sheet, brows, _BEARD, rim=1.3)


def _torso(sheet: Sheet) -> None:
    """Print the bare trunk and the arm that has swung up in one piece, so that the shoulder runs into both."""
    trunk = sheet.plate().fill(
        [(176, 306), (156, 330), (148, 400), (148, 440), (136, 520), (130, 640), (330, 640), (330, 420), (300, 306)]
    )
    trunk.fill(_RAISED)
    mask = trunk.mask
    flesh(sheet, mask, _SKIN, rim=2.6, shade=(0, 0))
    hollows = sheet.plate()
    for outline in _HOLLOWS:
        hollows.fill(outline)
    sheet.body(woodblock(hollows.mask * mask, 6, 0.1, mott=0.1), _SHADE)
    lit = shaded(mask, -7, 9) * (1 - sheet.plate().fill([(0, 200), (120, 200), (96, 300), (0, 330)]).mask)
    breast = [(160, 448), (182, 456), (206, 454), (218, 444), (202, 446), (180, 440), (164, 426)]
    lit = lit + sheet.plate().fill(breast).mask
    sheet.body(woodblock(lit.clip(0, 1) * mask, 6, 0.1, mott=0.1), _GLOW)
    lines(sheet, _MUSCLES, "#3a1a0c", within=mask, strength=1, dry=0.03)


_HOLLOWS: Final[tuple[list[tuple[float, float]], ...]] = (
    [(118, 316), (138, 338), (140, 364), (128, 386), (118, 390), (128, 366), (126, 338)],
    [(126, 388), (142, 392), (158, 404), (166, 430), (158, 448), (146, 436), (138, 414)],
    [(124, 380), (96, 372), (66, 374), (52, 366), (58, 382), (92, 384), (122, 390)],
    [(90, 322), (100, 288), (97, 250), (92, 226), (82, 228), (86, 262), (84, 300), (74, 330)],
    [(160, 440), (176, 452), (204, 456), (224, 440), (220, 462), (196, 474), (168, 468)],
    [(222, 350), (232, 360), (232, 400), (228, 440), (222, 440), (222, 396)],
    [(226, 440), (240, 450), (260, 440), (250, 462), (230, 458)],
    [(168, 314), (192, 322), (226, 342), (222, 354), (196, 336), (172, 326)],
    [(196, 282), (262, 284), (252, 318), (228, 342), (204, 318)],
)
"""Where the blade's light doesn't reach: under deltoid and biceps, in the armpit, under each breast, at the neck."""
_MUSCLES: Final[list[Line]] = [
    ([(114, 312, 0.6), (136, 336, 1), (138, 364, 0.9), (124, 390, 0.1)], 4.6),
    ([(120, 392, 0.1), (142, 398, 0.9), (158, 416, 1), (162, 440, 0.2)], 5),
    ([(160, 436, 0.3), (178, 452, 1), (204, 454, 0.9), (224, 438, 0.1)], 5.4),
    ([(222, 348, 0.1), (221, 396, 1), (225, 440, 0.3)], 4),
    ([(225, 440, 0.3), (240, 450, 1), (262, 438, 0.2)], 5),
    ([(170, 316, 0.2), (196, 330, 1), (224, 346, 0.2)], 4),
    ([(120, 384, 0.1), (92, 376, 1), (58, 378, 0.2)], 4),
    ([(98, 324, 0.9), (80, 334, 1), (66, 330, 0.1)], 4.4),
    ([(48, 350, 0.1), (46, 310, 1), (62, 256, 0.1)], 3.8),
    ([(76, 316, 0.1), (80, 284, 1), (78, 256, 0.1)], 3.4),
    ([(146, 470, 0.1), (160, 482, 1), (158, 496, 0.1)], 3.8),
    ([(144, 492, 0.1), (158, 502, 1), (154, 516, 0.1)], 3.8),
]


def _fist(sheet: Sheet) -> None:
    """Close the fist round the haft: knuckles outward, the thumb locked over the first two fingers."""
    at = Place(94, 186, 0.88, 0.34)
    ball = [(2, -32), (30, -38), (46, -16), (46, 18), (34, 44), (8, 50), (-14, 40), (-18, 0)]
    back(sheet, ball, _TOUCH, [(16, 30, 1), (4, 62, 0.9)], 48, at=at, shade=(7, 3))
    for way, width in (
        (((-24, 29), (-12, 33), (10, 35), (20, 36)), 18.0),
        (((-31, 10), (-14, 15), (14, 17), (27, 18)), 21.0),
        (((-34, -11), (-16, -7), (16, -5), (30, -3)), 23.0),
        (((-28, -33), (-12, -30), (14, -28), (27, -25)), 21.0),
    ):
        finger(sheet, way, width, _TOUCH, at=at, shade=(2, 6))
    finger(sheet, [(44, 22), (44, -6), (30, -20), (6, -16)], 21, _TOUCH, at=at, nail=True, shade=(3, 5))
    melted(sheet, [(34, 8), (45, 4), (47, 24), (36, 38), (32, 24)], _TOUCH, at=at)
    cuff = sheet.plate().brush([(48, 240, 1), (74, 252, 1), (106, 250, 1)], 28, dry=0, taper=(0, 0), wob=0)
    solid(sheet, cuff, "#5a3420", rim=2)
    lines(sheet, [([(50, 248, 0.4), (76, 260, 1), (104, 258, 0.4)], 2.2)], "#d8a060", dry=0)


def _robe(sheet: Sheet) -> None:
    """Hang the robe on the other shoulder; its empty sleeve is tied off at the hip."""
    body = [(274, 300), (300, 304), (346, 330), (352, 420), (342, 500), (346, 580), (346, 580), (124, 580), (124, 580)]
    body += [(132, 516), (132, 516), (210, 462), (258, 392)]
    folds: list[Line] = [
        ([(316, 392, 0.2), (280, 456, 1), (206, 490, 0.2)], 20),
        ([(322, 440, 0.2), (296, 486, 1), (240, 510, 0.2)], 18),
        ([(290, 330, 0.2), (276, 380, 1), (240, 430, 0.2)], 14),
    ]
    drape(sheet, body, _ROBE, _DIM, folds=folds, shade=(22, 6))


def _collar(sheet: Sheet) -> None:
    """Lay the collar from the covered shoulder down to the other hip."""
    trim(sheet, [(276, 298, 0.9), (272, 362, 1), (226, 444, 1), (128, 518, 1)], 25, "#2c3644", rim=2)
    lines(sheet, [([(284, 312, 0.3), (281, 366, 1), (234, 450, 1), (142, 520, 0.3)], 2.6)], "#9fb0bc", strength=0.2)


def _apron(sheet: Sheet) -> None:
    """Print the leather apron, the belt, and over it the knot of the sleeve."""
    outline = [
        (132, 530),
        (132, 530),
        (228, 546),
        (334, 530),
        (334, 530),
        (352, 740),
        (352, 740),
        (100, 740),
        (100, 740),
    ]
    folds: list[Line] = [
        ([(170, 570, 0.2), (160, 640, 1), (164, 720, 0.4)], 18),
        ([(286, 570, 0.2), (300, 640, 1), (300, 720, 0.4)], 22),
    ]
    drape(sheet, outline, _LEATHER, _HIDE, folds=folds, shade=(28, 6))
    trim(sheet, [(126, 524, 1), (228, 538, 1), (344, 522, 1)], 34, "#c8702c", rim=2)
    hanging = [
        (128, 500),
        (160, 506),
        (168, 536),
        (154, 570),
        (146, 620),
        (146, 620),
        (102, 612),
        (102, 612),
        (112, 560),
    ]
    hanging += [(104, 528)]
    drape(sheet, hanging, _ROBE, _DIM, folds=[([(136, 548, 0.2), (130, 580, 1), (120, 610, 0.2)], 12)], shade=(10, 6))
    trim(sheet, [(108, 536, 1), (136, 546, 1), (164, 538, 1)], 14, "#2c3644", rim=1.6)


def _topknot(sheet: Sheet) -> None:
    """Comb the hair back into a knot, wound with a red cloth."""
    headwear.combed(sheet, _HEAD)
    bun = [(-16, -86), (-30, -122), (-4, -150), (32, -144), (44, -112), (28, -84)]
    hair(sheet, bun, INK, [([(-14, -100, 0.2), (4, -134, 1), (28, -114, 0.2)], 5)], at=_HEAD)
    ends = sheet.plate().brush(_HEAD.of([(26, -92, 0.8), (58, -104, 1.1), (88, -88, 0.2)]), 17, dry=0.03)
    ends.brush(_HEAD.of([(26, -90, 0.8), (56, -82, 1.1), (72, -56, 0.2)]), 15, dry=0.03)
    solid(sheet, ends, "#8e2318", rim=1.8)
    trim(sheet, [(-22, -92, 1), (6, -98, 1), (34, -88, 1)], 20, "#b02a1e", at=_HEAD, rim=1.8)


def _beard(sheet: Sheet) -> None:
    """A thick beard, singed to ragged points, shot with grey."""
    edge: list[tuple[float, float]] = [(-48, 10), (-51, 34), (-50, 60)]
    tips = ((-46, 104), (-31, 120), (-17, 112), (-6, 136), (10, 114), (20, 122), (31, 98), (43, 92))
    notches = ((-38, 92), (-25, 100), (-13, 98), (2, 104), (14, 98), (25, 86), (36, 74), (46, 58))
    for tip, notch in zip(tips, notches, strict=True):
        edge += [tip, tip, notch, notch]
    inner = [(54, 30), (58, -2), (48, 6), (40, 34), (24, 52), (6, 56), (4, 68), (-22, 68), (-26, 56), (-38, 54)]
    mass = shape(sheet, [*edge, *inner, (-44, 36)], _HEAD)
    solid(sheet, mass, _BEARD, rim=1.6, grain=0.1)
    cuts, grey = sheet.plate(), sheet.plate()
    for i, (x, y) in enumerate(tips):
        way = [(x * 0.9 - 2, 66 - abs(x) * 0.4, 0.2), (x * 1.02, (y + 60) / 2, 1), (x * 0.98, y - 12, 0.1)]
        (grey if i in (1, 3, 5) else cuts).brush(_HEAD.of(way), 3.6, dry=0.05, seed=i)
    sheet.body(cuts.mask * mass.mask, "#15141a").body(grey.mask * mass.mask, "#9a98a0")
    singed = shaded(mass.mask, -5, 6) * shape(sheet, [(-70, 20), (-20, 60), (0, 160), (-70, 160)], _HEAD).mask
    sheet.body(singed, "#a85a2c")
    lip = [(-24, 60), (-10, 57), (4, 60), (-8, 67)]
    sheet.body(shape(sheet, lip, _HEAD).mask, "#7a3426")
    for s in (-1, 1):
        moustache = [([(-11, 49, 0.7), (-11 + s * 16, 50, 1.1), (-11 + s * 34, 68, 0.9), (-11 + s * 38, 84, 0.1)], 13)]
        tufts(sheet, moustache, "#26242a", at=_HEAD, dry=0.1)


def _tongs_arm(sheet: Sheet) -> None:
    """The other arm, bent at the elbow; the hand closes round both handles of the tongs."""
    tongs = sheet.plate()
    for s in (-1, 1):
        jaw = [(226, 594 + s * 9, 0.7), (250, 590 + s * 22, 1), (284, 582 + s * 14, 1.1), (304, 577 - s * 4, 1.2)]
        jaw += [(340, 584 - s * 11, 1), (400, 606 - s * 11, 0.9), (434, 618 - s * 15, 0.8)]
        tongs.brush(jaw, 14, dry=0, seed=3, taper=(0, 0), wob=0)
    solid(sheet, tongs, "#3a434c", rim=2.2)
    solid(sheet, sheet.plate().disc(303, 577, 10), "#7d8b96", rim=2)
    arm = [(402, 420), (446, 424), (474, 464), (478, 492), (462, 516), (430, 536), (406, 556), (392, 576), (366, 548)]
    mask = shape(sheet, [*arm, (376, 520), (392, 492), (404, 470)]).mask
    flesh(sheet, mask, _SKIN, rim=2.2, shade=(12, 8))
    muscles: list[Line] = [
        ([(404, 486, 0.2), (416, 492, 1), (430, 482, 0.1)], 4.5),
        ([(450, 478, 0.2), (452, 494, 1), (436, 514, 0.7), (408, 534, 0.1)], 4.5),
        ([(464, 486, 0.2), (460, 498, 1), (450, 506, 0.1)], 3.5),
    ]
    lines(sheet, muscles, "#5a2c14", within=mask, strength=0.8)
    _sleeve(sheet)
    _tongs_hand(sheet)
    cuff = sheet.plate().brush([(376, 524, 1), (398, 542, 1), (412, 566, 1)], 24, dry=0, taper=(0, 0), wob=0)
    solid(sheet, cuff, "#5a3420", rim=2)
    stitches: list[Line] = [([(382, 522, 0.4), (402, 540, 1), (414, 560, 0.4)], 2.2)]
    lines(sheet, stitches, "#d8a060", dry=0)


def _tongs_hand(sheet: Sheet) -> None:
    """Print the hand that closes round both handles, its thumb along them towards the jaws."""
    backhand(sheet, pose(362, 592, turn=-1.27, k=0.86), _FIST, [(386, 546, 0.96), (414, 522, 1.05)], width=40)


def _sleeve(sheet: Sheet) -> None:
    """The sleeve, rolled up above the elbow."""
    outline = [(298, 306), (340, 310), (388, 338), (430, 388), (458, 430), (458, 430), (424, 456), (388, 458)]
    outline += [(388, 458), (350, 426), (318, 396)]
    folds: list[Line] = [
        ([(334, 336, 0.2), (384, 386, 1), (420, 436, 0.2)], 18),
        ([(326, 372, 0.2), (360, 412, 1), (396, 444, 0.2)], 16),
    ]
    drape(sheet, outline, _ROBE, _DIM, folds=folds, shade=(16, 8))
    trim(sheet, [(387, 456, 0.9), (424, 456, 1), (459, 428, 0.9)], 24, "#8fa0ae", rim=2)
    lines(sheet, [([(392, 450, 0.3), (424, 450, 1), (450, 430, 0.3)], 2.4)])
