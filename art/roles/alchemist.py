"""The alchemist: an old man bent over his cauldron, who holds the pill up to the light."""

from __future__ import annotations

from typing import Final

from art.ghosts.fists import backhand
from art.ghosts.limbs import pose
from art.ghosts.talons import Flesh
from art.kit.base import SCALE, Points, blur
from art.kit.media import ink
from art.kit.palette import INK
from art.kit.sheet import Sheet
from art.roles.body import SKIN, WHITE, Line, Place, flesh, hair, lines, shape, solid, trim, tufts
from art.roles.drape import drape
from art.roles.faces import Face, head

_ROBE: Final = "#2c6a48"
_DIM: Final = "#173f2b"
_HAND: Final = Flesh(SKIN, "#c08c58", "#f6e6cc", INK)
_BRONZE: Final = "#a07a3a"
_HEAD: Final = Place(196, 282, 0.98, -0.2)
_POT: Final = Place(150, 590)
_FAN: Final = Place(88, 486, 1, -0.06)


def alchemist(sheet: Sheet) -> None:
    """A round back, a high bald head, brows and beard like snow."""
    _robe(sheet)
    tufts(
        sheet,
        [([(52, -30, 0.6), (70, 10, 1), (66, 70, 0.1)], 26), ([(44, -50, 0.6), (74, -20, 1), (84, 30, 0.1)], 24)],
        WHITE,
        at=_HEAD,
    )
    _bald_head(sheet)
    _smoke(sheet)
    _fan_arm(sheet)
    _pot(sheet)
    _beard(sheet)
    _far_sleeve(sheet)
    _pill(sheet)
    _pill_arm(sheet)


def _robe(sheet: Sheet) -> None:
    outline = [(214, 330), (250, 262), (318, 268), (384, 330), (424, 430), (440, 560), (452, 740), (452, 740)]
    outline += [(60, 740), (60, 740), (92, 560), (110, 450), (150, 380)]
    folds: list[Line] = [
        ([(330, 300, 0.2), (380, 400, 1), (398, 540, 0.3)], 24),
        ([(380, 520, 0.2), (400, 620, 1), (392, 720, 0.4)], 24),
        ([(270, 560, 0.2), (290, 640, 1), (282, 730, 0.4)], 22),
    ]
    drape(sheet, outline, _ROBE, _DIM, folds=folds, shade=(46, 10))
    trim(sheet, [(252, 262, 0.8), (262, 330, 1), (240, 410, 1), (196, 490, 1), (150, 580, 1)], 34, "#d8b450", rim=2)
    lines(sheet, [([(262, 276, 0.3), (274, 334, 1), (248, 412, 1), (190, 500, 0.4)], 4)])


def _bald_head(sheet: Sheet) -> None:
    dome = [(-52, -30), (-54, -84), (-28, -132), (18, -142), (60, -112), (70, -50), (60, 0), (20, -40)]
    plate = shape(sheet, dome, _HEAD)
    sheet.rim(plate.mask, "#1c1a1f", 1.9)
    sheet.body(plate.mask, SKIN)
    head(sheet, _HEAD, Face("calm", old=True, turned=0.8, brow="#f4f0e4", thick=15, lips="#8a4a3a", smile=3))
    whole = sheet.plate().fill(
        _HEAD.of([(-40, -40), (-46, -84), (-24, -122), (16, -130), (46, -106), (52, -50), (40, -30), (0, -50)])
    )
    sheet.body(blur(whole.mask, 6 * SCALE), "#ecd2a2")
    shine = sheet.plate().brush(_HEAD.of([(-30, -84, 0.3), (-18, -112, 1), (8, -122, 0.2)]), 9, dry=0.1)
    sheet.body(ink(shine.mask, 3) * 0.8, "#fff4d8")
    lines(
        sheet,
        [
            ([(-36, -56, 0.2), (-10, -62, 1), (26, -54, 0.2)], 3.6),
            ([(-32, -72, 0.2), (-8, -78, 0.9), (20, -70, 0.2)], 3.2),
        ],
        "#5a3420",
        at=_HEAD,
        strength=0.6,
    )
    hair(
        sheet,
        [(46, -60), (66, -66), (78, -30), (70, 20), (60, 40), (52, 0)],
        WHITE,
        [([(58, -56, 0.2), (68, -20, 1), (62, 26, 0.2)], 4)],
        at=_HEAD,
    )


def _smoke(sheet: Sheet) -> None:
    for tint, width, seed, lift in (("#1f4a3a", 58, 3, 0), ("#e4f0d8", 46, 3, 0), ("#ffffff", 16, 5, 8)):
        plate = sheet.plate()
        plate.brush(
            [(150, 560, 0.5), (104, 520, 1), (70 - lift, 480, 1), (48, 440, 0.7), (54, 400, 0.2)],
            width,
            dry=0.05,
            seed=seed,
            taper=(0.05, 0.4),
        )
        plate.brush(
            [(120, 560, 0.4), (66, 520, 0.9), (46, 470, 0.7), (58, 430, 0.1)],
            width * 0.7,
            dry=0.05,
            seed=seed,
            taper=(0.05, 0.4),
        )
        sheet.body(ink(plate.mask, 3, edge=0.5) * (0.9 if width != 58 else 0.8), tint)


def _pot(sheet: Sheet) -> None:
    glow = sheet.plate().disc(150, 570, 130, ry=50).mask
    sheet.body(blur(glow, 22 * SCALE) * 0.6, "#f6b04a")
    for dx in (-82, 82):
        leg = [(dx - 22, 60), (dx - 22, 60), (dx * 1.15 - 16, 140), (dx * 1.15 + 16, 140), (dx + 22, 50), (dx + 22, 50)]
        solid(sheet, shape(sheet, leg, _POT), "#7c5a28", rim=2.6, grain=0.25)
    for s in (-1, 1):
        ear = sheet.plate().fill(
            _POT.of(
                [
                    (s * 84, -30),
                    (s * 84, -30),
                    (s * 92, -84),
                    (s * 92, -84),
                    (s * 132, -84),
                    (s * 132, -84),
                    (s * 126, -24),
                    (s * 126, -24),
                ]
            )
        )
        ear.fill(_POT.of([(s * 100, -40), (s * 104, -70), (s * 120, -70), (s * 114, -40)]), cut=True)
        solid(sheet, ear, _BRONZE, rim=2.6, grain=0.25)
    belly = [(-122, -20), (-134, 30), (-110, 84), (-50, 112), (50, 112), (110, 84), (134, 30), (122, -20)]
    mask = shape(sheet, belly, _POT)
    solid(sheet, mask, _BRONZE, rim=3, grain=0.25)
    dark = (
        sheet.plate().fill(_POT.of([(20, -20), (122, -20), (134, 30), (110, 84), (50, 112), (-20, 112), (70, 70)])).mask
    )
    sheet.lay(blur(dark, 12 * SCALE) * mask.mask * 0.55, "#4a3010")
    marks: list[Line] = []
    for i in range(5):
        x, y = -92 + i * 46, 40 - abs(i - 2) * 5
        marks.append(
            (
                [
                    (x - 16, y + 16, 1),
                    (x - 16, y - 14, 1),
                    (x + 15, y - 14, 1),
                    (x + 15, y + 10, 1),
                    (x - 4, y + 10, 1),
                    (x - 4, y - 2, 0.6),
                ],
                6,
            )
        )
    marks += [([(-126, 2, 1), (0, 12, 1), (126, 2, 1)], 5), ([(-122, 70, 1), (0, 82, 1), (122, 70, 1)], 5)]
    lines(sheet, marks, "#2a1a08", within=mask.mask, at=_POT, dry=0, strength=1)
    solid(sheet, sheet.plate().disc(150, 568, 138, ry=24), "#c49a50", rim=2.8)
    sheet.body(sheet.plate().disc(150, 566, 118, ry=16).mask, "#5a1e0a").body(
        sheet.plate().disc(150, 569, 108, ry=12).mask, "#ffb84a"
    )
    sheet.body(sheet.plate().disc(140, 570, 60, ry=6).mask, "#fff0b0")


def _beard(sheet: Sheet) -> None:
    """Grow one mass of white that runs out in three locks of unequal length."""
    mass = [(-50, 40), (-40, 60), (-14, 66), (14, 62), (40, 44), (46, 70), (40, 112), (24, 160), (22, 196), (22, 196)]
    mass += [(6, 170), (-2, 210), (-26, 262), (-26, 262), (-24, 214), (-30, 176), (-50, 200), (-50, 200), (-46, 150)]
    mass += [(-56, 100)]
    plate = shape(sheet, mass, _HEAD)
    solid(sheet, plate, "#f4f1e6", rim=2.2, grain=0.05)
    shade = [
        (46, 44),
        (46, 70),
        (40, 112),
        (24, 160),
        (22, 196),
        (6, 170),
        (-2, 210),
        (-26, 262),
        (-12, 200),
        (14, 130),
    ]
    sheet.lay(shape(sheet, shade, _HEAD).mask * plate.mask * 0.5, "#8a9aa0")
    strands: list[Line] = [
        ([(-36, 78, 0.2), (-42, 120, 1), (-46, 186, 0.1)], 4.5),
        ([(-18, 92, 0.2), (-28, 150, 1), (-26, 250, 0.1)], 5),
        ([(8, 84, 0.2), (4, 130, 1), (-8, 190, 0.1)], 4),
        ([(26, 76, 0.2), (24, 120, 1), (20, 180, 0.1)], 4.5),
    ]
    lines(sheet, strands, "#3a3028", within=plate.mask, at=_HEAD, dry=0.05, strength=0.7)
    for s, x in ((-1, -32), (1, 6)):
        way: list[Line] = [([(-15, 44, 0.6), (x, 50, 1.1), (x + s * 18, 86, 0.9), (x + s * 12, 126, 0.1)], 15)]
        tufts(sheet, way, "#fffdf4", at=_HEAD, dry=0.05)


def _fan_arm(sheet: Sheet) -> None:
    """The far arm reaches from behind the beard and fans the fire with a plantain leaf."""
    leaf = [(0, -36), (-30, -50), (-58, -88), (-60, -122), (-40, -152), (-12, -160), (0, -178), (0, -178), (12, -160)]
    leaf += [(40, -152), (60, -122), (58, -88), (30, -50)]
    plate = shape(sheet, leaf, _FAN)
    solid(sheet, plate, "#d6b566", rim=2.6, grain=0.25)
    shade = [(6, -60), (60, -60), (80, -130), (10, -180), (30, -120)]
    sheet.lay(shape(sheet, shade, _FAN).mask * plate.mask * 0.45, "#9a7430")
    ribs: list[Line] = [
        ([(0, -40, 1), (a * 30, -92, 0.8), (a * 56, -172 + 68 * abs(a) ** 2, 0.3)], 3.2)
        for a in (-1, -0.72, -0.42, -0.14, 0.14, 0.42, 0.72, 1)
    ]
    lines(sheet, ribs, "#5a3a12", within=plate.mask, at=_FAN, dry=0.05)
    haft = sheet.plate().brush(_FAN.of([(0, -70, 0.6), (0, -30, 1), (0, 50, 1)]), 12, dry=0, taper=(0.02, 0.02))
    solid(sheet, haft, "#8a5a2c", rim=1.8)
    backhand(sheet, pose(*_FAN.point(0, 0), turn=-0.1, k=0.62), _HAND, [(122, 500, 1), (150, 518, 1.1)], width=28)
    sleeve = [
        (180, 410),
        (150, 440),
        (126, 478),
        (126, 478),
        (138, 522),
        (160, 560),
        (160, 560),
        (250, 540),
        (230, 430),
    ]
    folds: list[Line] = [([(186, 440, 0.2), (160, 490, 1), (158, 540, 0.3)], 18)]
    drape(sheet, sleeve, _ROBE, _DIM, folds=folds, shade=(12, 14))
    trim(sheet, [(124, 476, 1), (136, 520, 1), (158, 558, 1)], 15, "#d8b450")


def _far_sleeve(sheet: Sheet) -> None:
    """The near sleeve that hangs from the elbow."""
    outline = [
        (300, 400),
        (352, 420),
        (404, 500),
        (424, 600),
        (392, 660),
        (330, 668),
        (286, 620),
        (286, 620),
        (290, 540),
    ]
    folds: list[Line] = [
        ([(350, 450, 0.2), (388, 540, 1), (372, 640, 0.3)], 22),
        ([(322, 470, 0.2), (346, 560, 1), (334, 646, 0.3)], 20),
    ]
    drape(sheet, outline, _ROBE, _DIM, folds=folds, shade=(28, 14))


def _pill_arm(sheet: Sheet) -> None:
    outline = [
        (302, 452),
        (302, 452),
        (334, 466),
        (368, 462),
        (368, 462),
        (380, 500),
        (360, 560),
        (320, 620),
        (286, 640),
        (286, 640),
        (268, 560),
        (264, 496),
        (264, 496),
    ]
    drape(
        sheet,
        outline,
        _ROBE,
        _DIM,
        folds=[([(350, 484, 0.2), (332, 540, 1), (296, 620, 0.3)], 20)],
        shade=(20, 10),
    )
    trim(sheet, [(298, 452, 1), (332, 466, 1), (370, 463, 1)], 17, "#d8b450")


def _pill(sheet: Sheet) -> None:
    """The pill between thumb and forefinger, the other fingers spread behind it."""
    for points, width in (
        ([(356, 404, 1.1), (366, 362, 1), (376, 332, 0.62)], 15),
        ([(344, 398, 1.1), (350, 348, 1.05), (346, 308, 0.62)], 17),
        ([(330, 396, 1.1), (328, 346, 1.05), (312, 310, 0.62)], 18),
    ):
        _finger(sheet, points, width)
    palm = sheet.plate().fill(
        [(310, 404), (322, 384), (350, 384), (368, 402), (364, 440), (354, 474), (322, 474), (318, 440)]
    )
    flesh(sheet, palm.mask, SKIN, shade=(8, 4))
    solid(sheet, sheet.plate().disc(282, 378, 22), "#d02a1c", rim=2.4)
    sheet.body(sheet.plate().disc(275, 373, 5.5).mask, "#ffe8d0")
    _finger(sheet, [(334, 402, 1.15), (312, 352, 1.08), (290, 346, 0.98), (279, 362, 0.66)], 19)
    _finger(sheet, [(338, 446, 1.4), (318, 424, 1.15), (300, 410, 1.05), (283, 392, 0.7)], 20)
    root = sheet.plate().fill([(322, 396), (342, 390), (358, 402), (360, 440), (346, 458), (330, 446), (326, 420)])
    sheet.body(root.mask, SKIN)
    creases: list[Line] = [
        ([(309, 361, 0.2), (314, 357, 1), (319, 358, 0.2)], 6),
        ([(303, 402, 0.2), (306, 407, 1), (305, 412, 0.2)], 6),
        ([(330, 432, 0.2), (344, 420, 1), (350, 402, 0.1)], 7),
        ([(326, 462, 0.2), (338, 464, 1), (350, 460, 0.1)], 6),
    ]
    lines(sheet, creases, "#5a2c14", dry=0)


def _finger(sheet: Sheet, points: Points, width: float) -> None:
    finger = sheet.plate().brush(points, width, dry=0, taper=(0, 0), wob=0)
    x, y, share = points[-1]
    finger.disc(x, y, width * share / 2)
    flesh(sheet, finger.mask, SKIN, rim=1.7, shade=(4, 3))
