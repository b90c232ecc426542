"""The one with the sword raised to the storm: on the tribulation's crag, and before the poster's court."""

from __future__ import annotations

from math import sin
from typing import Final

from art.events.scene import put
from art.events.stance import GLOW, NIGHT, RED, cloth, stance
from art.ghosts.fists import closed
from art.ghosts.talons import Flesh
from art.kit.geometry import around, polygon
from art.kit.noise import chance
from art.kit.sheet import Sheet
from art.lightning import splinter
from art.roles.body import Line, Place, flesh, hair, lines, shaded, shape
from art.roles.hands import sword_seal

_SKIN, _TAN, _GOLD = "#e6c69a", "#c08a5c", "#d2a048"
_SWORD: Final = Place(130, 366, 0.95, -0.2)
"""Where the sword is held; it runs up from there."""
SWORD_TIP: Final = _SWORD.point(0, -168)
"""Where a bolt meets the sword."""
_HEAD: Final = Place(218, 366, 0.65, 0.2)
"""Three quarters to the left, thrown back towards the storm."""


def swordsman(sheet: Sheet, *, calm: bool = False) -> None:
    """Print the one who lunges up into the bolt: one line from rear foot to sword, all cloth blown aside.

    Args:
        sheet: where.
        calm: whether his mouth is shut; otherwise he shouts.
    """
    _loose_hair(sheet)
    stance(sheet)
    _free_arm(sheet)
    _chest(sheet)
    _face(sheet, calm)
    _sword_arm(sheet)


def _loose_hair(sheet: Sheet) -> None:
    """Print the long hair, torn back from the nape by the gale."""
    locks = sheet.plate()
    for i in range(8):
        drop = i * 7
        way = [(236, 330 + drop, 1), (280, 322 + drop * 1.1, 1.1), (328, 346 + drop * 0.9 + 9 * sin(i), 0.9)]
        locks.brush([*way, (392 + 16 * sin(i * 2.3), 306 + drop * 1.5, 0.05)], 17, dry=0.12, seed=i, taper=(0, 0.3))
    sheet.rim(locks.mask, "#c8d4e0", 1.4).body(locks.mask, "#10131f")
    strands = sheet.plate()
    for i in range(5):
        strands.brush([(250, 350 + i * 8, 0.4), (290, 342 + i * 9, 1), (352, 342 + i * 10, 0.1)], 2.6, dry=0.2, seed=i)
    sheet.body(strands.mask * locks.mask * 0.7, "#53648a")


def _chest(sheet: Sheet) -> None:
    """Print trunk, throat, crossed collar and belt; the ribs are stretched on the side of the sword."""
    cloth(
        sheet,
        [
            *((178, 434), (206, 420), (240, 424), (274, 444), (284, 476), (276, 540), (276, 540), (236, 548)),
            *((194, 540), (194, 540), (186, 500), (172, 462)),
        ],
        dark=[[(250, 424), (256, 470), (242, 510), (246, 560), (300, 560), (300, 430)]],
        folds=[
            ([(188, 470, 0.2), (206, 496, 1), (212, 532, 0.3)], 6),
            ([(274, 462, 0.3), (262, 496, 1), (254, 530, 0.1)], 7),
            ([(196, 520, 0.3), (216, 528, 0.9), (240, 524, 0.1)], 4),
        ],
    )
    bare = sheet.plate().fill([(196, 392), (196, 392), (248, 390), (248, 390), (246, 430), (226, 462), (206, 436)])
    flesh(sheet, bare.mask, _SKIN, rim=1.8, shade=(0, 0))
    under = sheet.plate().fill([(190, 396), (250, 380), (252, 430), (228, 440), (206, 424)]).mask
    sheet.body(under * bare.mask, "#a9794e")
    lines(sheet, [([(236, 404, 0.3), (232, 426, 1), (224, 448, 0.2)], 3.4)], NIGHT, dry=0, strength=0.6)
    for way in (
        [(250, 420, 0.9), (246, 452, 1), (222, 500, 1.05), (202, 540, 1)],
        [(194, 418, 0.9), (212, 456, 1), (244, 500, 1.05), (264, 536, 1)],
    ):
        put(sheet, sheet.plate().brush(way, 15, dry=0, taper=(0, 0), wob=0.02), "#31436a", rim=1.8, rim_tint=NIGHT)
    belt = sheet.plate().fill([(190, 526), (190, 526), (236, 536), (280, 524), (280, 524), (280, 546), (280, 546)])
    belt.fill(
        [(190, 526), (190, 526), (236, 536), (280, 524), (280, 524), (280, 546), (238, 557), (190, 548), (190, 548)]
    )
    put(sheet, belt, RED, rim=2, rim_tint=NIGHT, grain=0.1)
    lines(sheet, [([(194, 538, 0.4), (236, 547, 1), (276, 536, 0.3)], 3)], "#5c0e14", dry=0)
    put(sheet, sheet.plate().disc(248, 543, 11, ry=13, rot=-10), RED, rim=2, rim_tint=NIGHT, grain=0.1)


def _face(sheet: Sheet, calm: bool) -> None:
    """Print the head, cut like an actor's print: lit hard by the bolt, eyes and brows slanted."""
    knot = shape(sheet, [(20, -84), (16, -112), (34, -128), (58, -124), (66, -104), (52, -80)], _HEAD)
    sheet.rim(knot.mask, "#c8d4e0", 1.1).body(knot.mask, "#10131f")
    skull = shape(sheet, _PROFILE_CALM if calm else _PROFILE_SHOUTING, _HEAD).mask
    flesh(sheet, skull, _SKIN, rim=2.2, shade=(0, 0))
    shades = sheet.plate()
    for plane in _PLANES:
        shades.fill(_HEAD.of(plane))
    sheet.body(shades.mask * skull, "#b98a66")
    sheet.body(shaded(skull, -5, -2), GLOW)
    _eyes(sheet, calm)
    _mouth(sheet, calm)
    _hair(sheet)


_PROFILE_SHOUTING: Final = (
    *((-20, -78), (8, -88), (42, -76), (60, -42), (60, 2), (50, 40), (30, 66), (4, 84), (-18, 90), (-34, 82)),
    *((-42, 66), (-40, 52), (-48, 40), (-48, 24), (-45, 6), (-52, -6), (-52, -16), (-46, -26), (-46, -50)),
)
_PROFILE_CALM: Final = (
    *((-20, -78), (8, -88), (42, -76), (60, -42), (60, 2), (48, 38), (22, 62), (-14, 76), (-32, 66), (-42, 48)),
    *((-48, 30), (-45, 6), (-52, -6), (-52, -16), (-46, -26), (-46, -50)),
)
"""The contour of the head, three quarters to the left, the jaw dropped or closed."""
_PLANES: Final = (
    [(40, -90), (34, -44), (40, -14), (30, 8), (38, 30), (12, 52), (14, 72), (-6, 92), (40, 96), (80, 20), (76, -70)],
    [(-18, -14), (-10, -6), (-16, 10), (-16, 22), (-24, 26), (-20, 6)],
)
"""Where the light does not reach: the far temple, cheek and jaw; the side of the nose."""


def _eyes(sheet: Sheet, calm: bool) -> None:
    """Print long slanted eyes turned up to the left under brows of unlike weight."""
    eyes = shape(sheet, [(-6, 6), (-6, 6), (6, -5), (22, -11), (40, -12), (40, -12), (28, 0), (10, 7)], _HEAD)
    eyes.fill(_HEAD.of([(-24, 4), (-24, 4), (-31, -6), (-45, -10), (-45, -10), (-44, 0), (-34, 6)]))
    sheet.body(eyes.mask, "#f6ead0")
    pupils = sheet.plate().disc(*_HEAD.point(8, -3), 4.2).disc(*_HEAD.point(-37, -3), 3.4)
    sheet.body(pupils.mask * eyes.mask, NIGHT)
    lift = 0 if calm else 1
    marks: list[Line] = [
        ([(-8, 7, 0.6), (4, -6, 1.1), (22, -13, 1.2), (48, -16, 0.2)], 6.5),
        ([(-23, 5, 0.5), (-31, -8, 1.1), (-47, -12, 0.4)], 5.5),
        ([(-2, 9, 0.2), (14, 10, 1), (34, -2, 0.2)], 2.6),
        ([(-9, -8 - 5 * lift, 0.9), (4, -20 - 5 * lift, 1.4), (26, -32 - 6 * lift, 1), (54, -34 - 8 * lift, 0.1)], 11),
        ([(-23, -9 - 4 * lift, 0.9), (-33, -20 - 5 * lift, 1.3), (-49, -26 - 6 * lift, 0.2)], 9),
        ([(-17, -10, 0.2), (-22, 8, 0.7), (-36, 22, 1.2), (-34, 28, 1), (-22, 28, 0.2)], 4.4),
        ([(-14, 24, 0.2), (-9, 28, 1), (-14, 31, 0.2)], 3),
    ]
    if not calm:
        marks += [
            ([(-17, -28, 0.1), (-14, -18, 1), (-16, -10, 0.2)], 3),
            ([(-10, -26, 0.1), (-10, -18, 0.8), (-12, -12, 0.1)], 2.4),
            ([(-8, 26, 0.3), (12, 38, 1.2), (18, 62, 0.1)], 4.6),
            ([(28, 10, 0.1), (42, 2, 0.9), (50, -8, 0.1)], 2.6),
        ]
    lines(sheet, marks, NIGHT, at=_HEAD, dry=0, strength=1.1)


def _mouth(sheet: Sheet, calm: bool) -> None:
    """Print the mouth: shut in one firm line, or torn open in a shout, dark, the tongue within."""
    if calm:
        firm: list[Line] = [
            ([(-38, 46, 0.4), (-26, 43, 1.1), (-8, 47, 0.9), (4, 44, 0.2)], 4.6),
            ([(-28, 54, 0.2), (-20, 56, 0.9), (-8, 55, 0.2)], 3),
        ]
        lines(sheet, firm, "#5a1c18", at=_HEAD, dry=0, strength=1.1)
        return
    mouth = shape(
        sheet, [(-36, 42), (-24, 38), (-10, 38), (6, 44), (6, 44), (4, 60), (-8, 74), (-24, 76), (-35, 64)], _HEAD
    )
    sheet.rim(mouth.mask, NIGHT, 1.8).body(mouth.mask, "#2a0a10")
    upper = shape(sheet, [(-34, 41), (-24, 38), (-10, 38), (2, 43), (-4, 48), (-18, 46), (-32, 49)], _HEAD)
    sheet.body(upper.mask * mouth.mask, "#f6ead0")
    tongue = shape(sheet, [(-32, 68), (-22, 59), (-8, 60), (2, 66), (-8, 80), (-28, 80)], _HEAD)
    sheet.body(tongue.mask * mouth.mask, "#b8403a")
    lines(sheet, [([(-28, 82, 0.2), (-18, 84, 1), (-6, 81, 0.2)], 2.6)], NIGHT, at=_HEAD, dry=0)


def _hair(sheet: Sheet) -> None:
    """Print the hair drawn tight to the knot with its pin, the ear, and what the gale has torn loose."""
    cap = [(-46, -44), (-46, -44), (-34, -76), (8, -96), (50, -84), (72, -46), (72, 10), (58, 34), (58, 34), (54, 6)]
    cap += [(44, -16), (34, -8), (34, -8), (36, -38), (14, -60), (-16, -64)]
    hair(sheet, cap, "#10131f", [([(-30, -70, 0.4), (10, -82, 1), (58, -56, 0.1)], 3)], at=_HEAD)
    ear = shape(sheet, [(46, -12), (58, -18), (64, -6), (58, 16), (48, 20)], _HEAD)
    flesh(sheet, ear.mask, "#b98a66", rim=1.6, shade=(0, 0))
    lines(sheet, [([(52, -8, 0.3), (58, -4, 1), (54, 10, 0.2)], 2.4)], NIGHT, at=_HEAD, dry=0)
    wisps = sheet.plate()
    for way in (
        [(36, -20, 0.8), (58, 24, 1), (96, 20, 0.1)],
        [(-42, -50, 0.6), (-30, -94, 1), (4, -118, 0.1)],
        [(-20, -70, 0.6), (0, -108, 1), (26, -134, 0.1)],
    ):
        wisps.brush(_HEAD.of(way), 6, dry=0.1)
    sheet.body(wisps.mask, "#10131f")
    ring = shape(sheet, [(14, -82), (14, -94), (36, -100), (58, -92), (60, -80), (36, -86)], _HEAD)
    ring.line("M {:.1f} {:.1f} L {:.1f} {:.1f}".format(*_HEAD.point(0, -104), *_HEAD.point(82, -112)), 4.6)
    put(sheet, ring, _GOLD, rim=1.5, rim_tint=NIGHT)


def _free_arm(sheet: Sheet) -> None:
    """Print the other arm, flung back for balance: the sleeve streams from it, the hand makes the seal of the sword."""
    cloth(
        sheet,
        [
            (330, 444),
            (356, 446),
            (392, 468),
            (440, 470),
            (440, 470),
            (420, 492),
            (432, 524),
            (432, 524),
            (386, 514),
            (340, 490),
        ],
        "inside",
        folds=[([(346, 458, 0.5), (388, 484, 1), (420, 500, 0.1)], 5)],
    )
    sword_seal(
        sheet, Place(398, 420, 0.6, 1.12), _SKIN, [(372, 430, 0.94), (340, 448, 1.16), (312, 456, 1.2)], width=42
    )
    cloth(
        sheet,
        [
            *((252, 424), (284, 430), (320, 436), (348, 426), (348, 426), (358, 446), (352, 464), (352, 464)),
            *(
                (384, 496),
                (432, 524),
                (432, 524),
                (398, 534),
                (372, 558),
                (372, 558),
                (330, 536),
                (296, 508),
                (258, 492),
            ),
        ],
        dark=[[(270, 466), (320, 478), (352, 470), (440, 520), (370, 570), (290, 520), (250, 500)]],
        folds=[
            ([(346, 440, 0.5), (310, 452, 1), (272, 448, 0.1)], 5),
            ([(268, 462, 0.4), (324, 488, 1), (398, 528, 0.1)], 8),
            ([(272, 486, 0.4), (320, 516, 1), (364, 546, 0.1)], 5),
            ([(350, 462, 0.4), (330, 466, 0.8), (300, 468, 0.1)], 4),
        ],
    )


def _sword_arm(sheet: Sheet) -> None:
    """Print the arm that holds the sword up: bare to the elbow, the sleeve slid down and torn to the right."""
    _blade(sheet)
    tendons: list[Line] = [
        ([(142, 408, 0.2), (148, 424, 1), (162, 442, 0.1)], 3),
        ([(128, 410, 0.2), (132, 422, 0.8), (142, 438, 0.1)], 2.4),
    ]
    _sword_hand(sheet)
    lines(sheet, tendons, "#5a2c14", dry=0, strength=0.75)
    cloth(
        sheet,
        [(118, 446), (128, 438), (128, 438), (148, 446), (174, 432), (174, 432), (190, 426), (186, 452), (150, 472)],
        "inside",
        dark=[[(100, 400), (200, 400), (200, 480), (100, 480)]],
    )
    cloth(
        sheet,
        [
            *(
                (222, 426),
                (204, 420),
                (186, 424),
                (186, 424),
                (176, 446),
                (156, 460),
                (132, 460),
                (118, 446),
                (118, 446),
            ),
            *((112, 474), (120, 504), (120, 504), (150, 498), (178, 512), (178, 512), (206, 500), (226, 474)),
        ],
        dark=[[(210, 430), (206, 462), (174, 486), (170, 530), (240, 510), (240, 430)]],
        folds=[
            ([(206, 440, 0.2), (188, 470, 1), (146, 490, 0.1)], 7),
            ([(214, 454, 0.2), (204, 480, 1), (184, 502, 0.1)], 5),
            ([(134, 466, 0.5), (130, 480, 1), (132, 494, 0.1)], 4),
        ],
    )


def _sword_hand(sheet: Sheet) -> None:
    """Print the bare arm, its fist round the grip: finger tips dug in, the thumb locked over them."""
    at = Place(*_SWORD.point(-1, 4), 0.58, _SWORD.turn)
    arm = [(134, 402, 0.92), (146, 430, 1.15), (158, 452, 1.3)]
    closed(sheet, at.of, Flesh(_SKIN, _TAN, "#f6e6cc", NIGHT), arm, width=33)


def _blade(sheet: Sheet) -> None:
    """Print the sword: a long two-edged blade with its ridge, the guard's two wings, the pommel and its tassel."""
    tassel = sheet.plate().brush(_SWORD.of([(0, 44, 0.5), (-14, 52, 1), (-34, 40, 1), (-58, 54, 0.1)]), 12, dry=0.2)
    put(sheet, tassel, RED, rim=1.6, rim_tint=NIGHT)
    blade = sheet.plate().fill(polygon(_SWORD.of([(-9, -30), (-7, -148), (0, -168), (7, -148), (9, -30)])))
    put(sheet, blade, "#f6fbff", rim=2.4, rim_tint=NIGHT, grain=0)
    sheet.body(sheet.plate().fill(polygon(_SWORD.of([(0, -30), (0, -163), (6, -148), (8, -30)]))).mask, "#8fa8cc")
    grip = sheet.plate().fill(polygon(_SWORD.of([(-6, -28), (6, -28), (6, 42), (-6, 42)])))
    put(sheet, grip, "#5a2418", rim=1.8, rim_tint=NIGHT)
    guard = [(-32, -46), (-32, -46), (-14, -36), (14, -36), (32, -46), (32, -46), (24, -27), (0, -23), (-24, -27)]
    metal = sheet.plate().fill(_SWORD.of(guard)).disc(*_SWORD.point(0, 44), 8)
    put(sheet, metal, _GOLD, rim=2, rim_tint=NIGHT)


def strike(sheet: Sheet) -> None:
    """Print what the bolt does to the sword: sparks from its point, thin fire that runs down about the blade."""
    x, y = SWORD_TIP
    fire, dice = sheet.plate(), chance(5)
    for i in range(9):
        a, far, r = -0.5 + i * 0.5, 16 + 24 * dice.random(), 2 + 3 * dice.random()
        fire.fill(polygon([around(x, y, far - r, a), around(x, y, far + r, a - 0.12), around(x, y, far + 3 * r, a)]))
    coil = [_SWORD.point((-15, 13)[i % 2] + 8 * dice.random(), -148 + i * 18 + 9 * dice.random()) for i in range(6)]
    fire.fill(splinter([(x, y), *coil], 7))
    sheet.rim(fire.mask, "#e8a63c", 1.6).body(fire.mask, "#fff6c8")
