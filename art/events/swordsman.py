"""The one with the sword raised to the storm: on the tribulation's crag, and before the poster's court."""

from __future__ import annotations

from math import sin
from typing import Final

from art.events.scene import put
from art.events.stance import GLOW, NIGHT, RED, cloth, stance
from art.kit.geometry import around, polygon
from art.kit.noise import chance
from art.kit.sheet import Sheet
from art.lightning import splinter
from art.roles.body import Line, Place, flesh, hair, lines, shaded, shape
from art.roles.faces import Face, head
from art.roles.hands import sword_seal

_SKIN, _TAN, _GOLD = "#e6c69a", "#b9764a", "#d2a048"
_SWORD: Final = Place(130, 366, 0.95, -0.2)
"""Where the sword is held; it runs up from there."""
SWORD_TIP: Final = _SWORD.point(0, -168)
"""Where a bolt meets the sword."""
_HEAD: Final = Place(218, 366, 0.65, 0.2)
"""Three quarters to the left, thrown back towards the storm."""


def swordsman(sheet: Sheet) -> None:
    """Print the one who lunges up into the bolt: one line from rear foot to sword, all cloth blown aside."""
    _loose_hair(sheet)
    stance(sheet)
    _free_arm(sheet)
    _chest(sheet)
    _face(sheet)
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


def _face(sheet: Sheet) -> None:
    """Print the head: eyes wide open on the bolt, teeth set, hair bound up in a knot with its pin."""
    knot = shape(sheet, [(20, -84), (16, -112), (34, -128), (58, -124), (66, -104), (52, -80)], _HEAD)
    sheet.rim(knot.mask, "#c8d4e0", 1.4).body(knot.mask, "#10131f")
    sheet.rim(shape(sheet, [(-50, -34), (-30, -74), (10, -88), (-10, 60), (-46, 40)], _HEAD).mask, GLOW, 4)
    head(sheet, _HEAD, Face("bound", skin=_SKIN, turned=0.9, lips=_SKIN))
    away = shape(sheet, [(30, -80), (36, -30), (24, 14), (34, 34), (6, 70), (70, 60), (80, -70)], _HEAD).mask
    skull = shape(
        sheet, [(6, -84), (42, -76), (60, -42), (58, 2), (44, 40), (16, 64), (-12, 74), (-20, 40)], _HEAD
    ).mask
    sheet.body(away * skull, "#c9986a")
    eyes = shape(sheet, [(-8, 5), (0, -9), (14, -14), (27, -7), (32, 3), (18, 9), (4, 10)], _HEAD)
    eyes.fill(_HEAD.of([(-49, 3), (-44, -9), (-34, -12), (-26, -3), (-28, 6), (-38, 9)]))
    sheet.rim(eyes.mask, NIGHT, 1.2).body(eyes.mask, "#fdf8ea")
    pupils = sheet.plate().disc(*_HEAD.point(7, -4), 5.2).disc(*_HEAD.point(-40, -4), 4.4)
    sheet.body(pupils.mask * eyes.mask, NIGHT)
    sheet.body(sheet.plate().disc(*_HEAD.point(4, -7), 1.6).disc(*_HEAD.point(-43, -7), 1.4).mask, GLOW)
    mouth = shape(sheet, [(-37, 44), (-20, 38), (2, 38), (14, 46), (8, 57), (-12, 61), (-32, 58)], _HEAD)
    sheet.rim(mouth.mask, "#7a3a2a", 1.6).body(mouth.mask, "#f8f1e0")
    marks: list[Line] = [
        ([(-10, 5, 0.5), (0, -10, 1.1), (14, -15, 1.4), (36, -3, 0.4)], 6.5),
        ([(-25, -2, 0.4), (-34, -13, 1.2), (-48, -7, 0.5)], 6),
        ([(-9, -12, 1.3), (8, -25, 1.3), (44, -30, 0.2)], 9.5),
        ([(-24, -13, 1.2), (-36, -25, 1.2), (-52, -24, 0.3)], 8.5),
        ([(-34, 50, 0.7), (-12, 49, 1), (11, 48, 0.6)], 3),
        *(([(x, 40 + abs(x + 12) * 0.1, 0.8), (x + 1, 58, 0.8)], 2.2) for x in (-27, -17, -7, 3)),
        ([(14, 30, 0.2), (24, 44, 1), (20, 60, 0.2)], 3.6),
        ([(-15, -24, 0.2), (-17, -16, 1), (-15, -10, 0.2)], 3),
    ]
    lines(sheet, marks, NIGHT, at=_HEAD, dry=0, strength=1.1)
    cap = [(-46, -44), (-46, -44), (-34, -76), (8, -96), (50, -84), (72, -46), (72, 10), (58, 34), (58, 34), (54, 6)]
    cap += [(44, -16), (34, -8), (34, -8), (36, -38), (14, -60), (-16, -64)]
    hair(sheet, cap, "#10131f", [([(-30, -70, 0.4), (10, -82, 1), (58, -56, 0.1)], 3)], at=_HEAD)
    ear = shape(sheet, [(46, -12), (58, -18), (64, -6), (58, 16), (48, 20)], _HEAD)
    flesh(sheet, ear.mask, _SKIN, rim=1.6, shade=(2, 2))
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
    arm = sheet.plate().fill(
        [
            *(
                (108, 366),
                (108, 392),
                (114, 420),
                (130, 452),
                (160, 466),
                (182, 448),
                (172, 420),
                (156, 394),
                (148, 366),
            ),
        ]
    )
    flesh(sheet, arm.mask, _SKIN, rim=2.2, shade=(8, 2))
    tendons: list[Line] = [
        ([(138, 386, 0.2), (146, 410, 1), (162, 436, 0.1)], 3.4),
        ([(122, 388, 0.2), (126, 408, 0.8), (138, 430, 0.1)], 2.6),
    ]
    lines(sheet, tendons, "#5a2c14", within=arm.mask, dry=0, strength=0.75)
    _sword_hand(sheet)
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
    """Print the hand round the grip, seen from the palm: finger tips dug in, the thumb locked over them."""
    heel = [(-8, 36), (-18, 12), (-10, -26), (12, -28), (27, -14), (30, 14), (22, 40)]
    flesh(sheet, shape(sheet, heel, _SWORD).mask, _SKIN, rim=2, shade=(4, 3))
    for outline in (
        [(-12, 20), (6, 22), (14, 27), (11, 34), (-4, 35), (-18, 33), (-23, 27), (-20, 20)],
        [(-16, 8), (6, 8), (17, 13), (15, 21), (-2, 23), (-20, 22), (-28, 15), (-25, 8)],
        [(-18, -6), (4, -7), (18, -3), (19, 5), (4, 9), (-20, 10), (-30, 3), (-27, -5)],
        [(-16, -20), (2, -22), (15, -18), (17, -9), (4, -5), (-18, -4), (-27, -11), (-24, -19)],
    ):
        mask = shape(sheet, outline, _SWORD).mask
        flesh(sheet, mask, _SKIN, rim=1.6, shade=(0, 0))
        sheet.body(shaded(mask, 3, 4), _TAN)
    thumb = [(30, 2), (27, -16), (16, -27), (0, -31), (-14, -29), (-17, -22), (-6, -19), (8, -18), (15, -8), (17, 8)]
    mask = shape(sheet, thumb, _SWORD).mask
    flesh(sheet, mask, _SKIN, rim=1.8, shade=(0, 0))
    sheet.body(shaded(mask, 3, 4), _TAN)
    sheet.body(shape(sheet, [(-8, -29), (-16, -28), (-17, -24), (-9, -23)], _SWORD).mask, "#f6e6cc")
    creases: list[Line] = [
        ([(3, -31, 0.2), (4, -25, 1), (2, -20, 0.2)], 2.2),
        ([(20, -16, 0.2), (24, -4, 1), (22, 8, 0.1)], 2.4),
    ]
    lines(sheet, creases, NIGHT, at=_SWORD, dry=0, strength=0.8)


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
