"""The ghost in the robe of blood."""

from __future__ import annotations

from math import cos, pi, sin

import numpy as np

from art.anatomy import fist
from art.ghosts.garb import bare_arm, open_sleeve
from art.ghosts.limbs import carve, claw, inked, locks, pose, shade, spots, turned_away, where
from art.kit.base import SCALE, Mask, smooth
from art.kit.geometry import polygon
from art.kit.media import ink
from art.kit.noise import chance, cloud
from art.kit.sheet import Sheet

_LINEN, _DIM = "#f3eee0", "#b3a6ac"
_BLOOD, _GORE, _CLOT = "#c4181e", "#7a0c14", "#3c0509"
_PALE, _ASHEN = "#ebe7da", "#a99ca2"
_HAIR = "#16111a"
_HEAD = pose(198, 262, turn=0.26, k=1.04)


def blood_robe(sheet: Sheet) -> None:
    """A murdered woman in what was white, a hand at her cut throat; the other wrings the blood out of her robe."""
    _back_hair(sheet)
    robe = _robe(sheet)
    _soaked(sheet, robe)
    _dead_face(sheet)
    _swept_hair(sheet)
    _wringing_arm(sheet)
    _hand_at_throat(sheet)


def _back_hair(sheet: Sheet) -> None:
    strands = [
        _HEAD([(t * 40, -96, 1), (t * 76, -40, 1.2), (t * 72 + 30, 40, 1.1), (84 + 10 * t, 120, 0.4)])
        for t in (-1, -0.7, -0.4, 0, 0.4, 0.7, 1)
    ]
    locks(sheet, strands, 44, _HAIR)
    dome = "-84,-10 -78,-62 -50,-106 -8,-126 40,-120 82,-88 108,-36 116,30 112,96 60,110 -60,10"
    carve(sheet, sheet.plate().fill(_HEAD(spots(dome))), _HAIR, rim=1.4, line=_HAIR)


def _robe(sheet: Sheet) -> Mask:
    """Print the robe, white where it still is; wet, it clings to breast, waist and thigh."""
    robe = spots(
        "190,356 132,370 98,414 96,470 116,520 124,566 108,620 92,680 96,740 360,740 372,690 340,620 312,566 "
        "318,500 334,452 322,404 286,370 244,356"
    )
    mask = carve(sheet, sheet.plate().fill(robe), _LINEN, rim=3.4)
    away = sheet.plate().fill(spots("252,350 276,440 256,540 290,640 280,740 470,740 400,400"))
    shade(sheet, away.mask * mask, _DIM)
    return mask


def _soaked(sheet: Sheet, robe: Mask) -> None:
    """Print the blood: from the throat it runs over the white breast; below the waist it is everywhere."""
    wet = sheet.plate().fill(spots("180,350 176,376 190,392 214,396 236,388 246,350"))
    for text, width in (
        ("190,370,1 180,420,0.8 150,470,0.7 140,530,1", 22),
        ("200,370,1 196,430,0.8 184,480,0.7 178,540,1.2", 25),
        ("214,370,1 220,440,1 214,490,0.8 220,540,1.2", 30),
        ("232,370,1 252,430,0.7 262,490,0.6 268,540,1.2", 24),
        ("176,400,0.4 160,426,0.8 154,446,1", 12),
        ("246,396,0.4 282,440,0.6 292,474,1", 12),
    ):
        wet.brush(spots(text), width, dry=0, taper=(0, 0), wob=0.04)
    x, y = sheet.grid()
    level = (
        524
        + 0.5 * (215 - x)
        + 30 * np.sin(x / 15) * np.sin(x / 37 + 2)
        + 56 * (cloud(sheet.shape, 16 * SCALE, seed=6) - 0.5)
    )
    wet_mask = np.maximum(wet.mask, smooth(y - level, -1, 1)) * robe
    sheet.body(ink(wet_mask, 5, edge=0.8, gran=0.1), _BLOOD).body(wet_mask, _BLOOD)
    away = "214,350 234,420 220,480 252,530 222,570 244,620 226,680 246,760 480,760 480,540 300,530 262,520 250,440"
    shade(sheet, sheet.plate().fill(spots(away)).mask * wet_mask, _GORE)
    clots = sheet.plate()
    for text in (
        "196,362 222,366 214,420 222,480 210,520 202,470 192,410",
        "150,520 168,560 160,620 142,580",
        "236,500 252,548 300,556 262,572 240,620 232,560",
        "124,640 150,660 138,740 116,740",
        "222,620 252,680 244,740 216,740 230,690",
        "172,600 186,660 178,740 160,740 166,670",
    ):
        clots.fill(spots(text))
    shade(sheet, clots.mask * wet_mask, _CLOT)
    clinging = (
        "128,470,0.2 160,492,0.8 196,492,0.1",
        "196,566,0.1 250,572,0.9 300,566,0.7 336,552,0.1",
        "176,600,0.1 226,596,0.9 280,584,0.7 330,562,0.1",
        "152,486,0.2 164,560,0.8 140,650,1 122,736,0.4",
        "206,500,0.2 194,570,0.9 202,660,1 194,736,0.4",
        "130,396,0.2 140,430,1 134,462,0.2",
        "118,420,0.2 120,456,0.8 116,490,0.2",
        "306,410,0.2 304,450,1 312,490,0.2",
    )
    inked(sheet, map(spots, clinging), 9, "#25030a", within=robe)
    wet_lights = (
        "208,580,0.1 256,582,1 300,574,0.1",
        "130,614,0.1 112,664,1 106,720,0.1",
        "184,384,0.1 174,430,1 156,476,0.1",
        "176,610,0.1 176,660,1 172,710,0.1",
        "212,604,0.1 222,650,1 220,700,0.1",
    )
    inked(sheet, map(spots, wet_lights), 5, "#f58a74", within=wet_mask)
    _splatter(sheet, robe * (1 - wet_mask))


def _drunk(sheet: Sheet, cloth: Mask, level: float, lean: float, seed: int) -> None:
    """Let a sleeve have drunk blood up to about a level, unevenly, and twice as much at the bottom of its bag."""
    x, y = sheet.grid()
    edge = level + lean * (x - 200) + 80 * (cloud(sheet.shape, 20 * SCALE, seed=seed) - 0.5)
    wet = smooth(y - edge, -1, 1) * cloth
    sheet.body(wet, _BLOOD).body(smooth(y - 0.6 * edge - 0.4 * level - 30, -1, 1) * cloth, _GORE)


def _splatter(sheet: Sheet, white: Mask) -> None:
    """Print drops flung upon what is still white, each with its tail, and a few beyond."""
    dice, drops = chance(12), sheet.plate()
    for _ in range(70):
        a, far = dice.random() * 2 * pi, 40 + dice.random() * 110
        x, y, r = 212 + cos(a) * far, 404 + sin(a) * far * 0.8, 1.6 + 4 * dice.random() ** 2
        drops.brush(
            [(x - cos(a) * r * 3, y - sin(a) * r * 3, 0.1), (x, y, 1), (x + cos(a) * r, y + sin(a) * r, 0.6)],
            r * 2,
            dry=0,
        )
    sheet.body(drops.mask * white, _BLOOD)


def _dead_face(sheet: Sheet) -> None:
    neck = sheet.plate().brush([(*where(_HEAD, 0, 60), 1), (200, 350, 1), (214, 392, 1.1)], 56, dry=0, taper=(0, 0))
    mask = carve(sheet, neck, _PALE, rim=2.8)
    shade(sheet, turned_away(sheet, mask, 22, 0), _ASHEN)
    outline = spots("0,-100 -48,-84 -66,-34 -62,20 -46,64 -20,98 0,104 20,98 46,64 62,20 66,-34 48,-84")
    mask = carve(sheet, sheet.plate().fill(_HEAD(outline)), _PALE, rim=3, grain=0.1)
    shade(
        sheet,
        sheet.plate().fill(_HEAD(spots("20,-110 34,-40 28,10 36,50 10,110 90,90 90,-100"))).mask * mask,
        _ASHEN,
    )
    sockets, whites = sheet.plate(), sheet.plate()
    for s in (-1, 1):
        sockets.fill(_HEAD(spots("8,-8 20,-30 44,-32 54,-10 40,10 18,8", s)))
        whites.fill(_HEAD(spots("13,-8 28,-20 48,-10 30,0", s)))
    sheet.body(ink(sockets.mask, 3, edge=0.8) * mask, "#5c4a58")
    carve(sheet, whites, "#fbf6e8", rim=2.6)
    eyes = sheet.plate().disc(*where(_HEAD, -30, -10), 6.5).disc(*where(_HEAD, 30, -10), 6.5)
    sheet.body(eyes.mask * whites.mask, "#c01c1c")
    lids = [_HEAD(spots("10,-6,0.5 28,-22,1.2 54,-8,0.3", s)) for s in (-1, 1)]
    lids += [_HEAD(spots("12,-48,0.3 32,-52,1 54,-36,0.2", s)) for s in (-1, 1)]
    lids += [_HEAD(spots("-3,16,0.3 -8,32,1 4,36,0.3"))]
    inked(sheet, lids, 7, _HAIR)
    tears = [
        _HEAD(spots("-32,2,0.7 -36,40,1 -30,76,0.5")),
        _HEAD(spots("-22,4,0.5 -22,34,0.7 -20,50,0.2")),
        _HEAD(spots("28,2,0.7 32,40,1 26,80,0.5")),
    ]
    tears.append(_HEAD(spots("-9,74,0.5 -12,88,1 -8,108,0.5")))
    inked(sheet, tears, 8, _BLOOD, within=mask)
    lips = sheet.plate().fill(_HEAD(spots("-19,68 -8,60 0,63 8,60 19,68 10,79 0,82 -10,79")))
    carve(sheet, lips, "#7c1420", rim=1.6)
    sheet.body(sheet.plate().fill(_HEAD(spots("-14,69 0,66 14,69 6,73 -6,73"))).mask, "#1c080c")
    cut = where(_HEAD, 0, 104)
    wound = sheet.plate().fill(spots("176,362 200,354 236,360 240,368 206,374 182,372"))
    carve(sheet, wound, "#8e1018", rim=2)
    run = [[(cut[0] - 4 + dx, 366, 0.8), (200 + dx, 392, 1), (202 + dx, 420, 0.8)] for dx in (-6, 14, 34, 46)]
    inked(sheet, run, 13, _BLOOD)


def _swept_hair(sheet: Sheet) -> None:
    """Print the hair that falls from a side parting over half her face and down one side to her knees."""
    strands = []
    for i in range(21):
        t = i / 20
        crown = _HEAD(
            [(-34 + 18 * t, -92 - 8 * sin(t * 3), 0.9), (24 + 44 * t, -84 + 30 * t, 1.1), (26 + 62 * t, 20 * t, 1.1)]
        )
        foot = 506 + 52 * sin(i * 2.2) + 40 * t
        fall = [(258 + 50 * t, 380, 1.1), (252 + 76 * t, 430, 0.85), (240 + 90 * t + 18 * sin(i * 1.3), foot, 0.02)]
        strands.append([*crown, *fall])
    for i in range(5):
        strands.append(
            [
                *_HEAD(
                    [
                        (-34, -92, 0.9),
                        (-64 - 2 * i, -60 + 6 * i, 1),
                        (-72 - i, 0 + 8 * i, 0.8),
                        (-66 + 3 * i, 70 + 12 * i, 0.05),
                    ]
                )
            ]
        )
    locks(sheet, strands, 25, _HAIR, sheen="#574a60")


def _wringing_arm(sheet: Sheet) -> None:
    """Print the other arm, and the skirt it wrings: all folds run to the fist, blood runs from it."""
    skirt = spots("352,560 300,574 250,610 206,680 190,740 440,740 424,680 404,640 384,600")
    mask = carve(sheet, sheet.plate().fill(skirt), _BLOOD, rim=3.4, line="#25030a")
    away = spots("352,556 330,620 350,680 320,760 460,760 450,640 390,590")
    shade(sheet, sheet.plate().fill(away).mask * mask, _GORE)
    shade(sheet, sheet.plate().fill(spots("350,566 300,640 280,740 250,740 282,640")).mask * mask, _GORE)
    gathered = (
        "346,566,0.3 280,604,1 222,680,0.5 204,740,0.3",
        "348,568,0.3 300,630,1 262,700,0.5 250,740,0.3",
        "352,570,0.3 328,640,1 312,740,0.4",
        "358,570,0.3 364,650,1 366,740,0.4",
        "362,568,0.3 392,640,1 408,740,0.3",
    )
    inked(sheet, map(spots, gathered), 9, "#25030a", within=mask)
    gleams = (
        "332,574,0.1 272,616,1 230,684,0.1",
        "340,584,0.1 310,650,1 296,716,0.1",
        "364,590,0.1 378,650,1 384,700,0.1",
    )
    inked(sheet, map(spots, gleams), 5, "#f58a74", within=mask)
    cloth = spots("290,380 334,392 384,430 426,478 432,524 396,548 352,540 322,520 304,460")
    folds = ("322,406,0.2 350,450,1 362,500,0.2", "344,414,0.2 388,456,1 406,496,0.2")
    mouth = (388, 520, 41, 19, -0.3)
    open_sleeve(sheet, cloth, mouth, (_LINEN, _DIM, "#5a4650"), folds=folds)
    rest = sheet.plate().fill(cloth).mask * (1 - sheet.plate().disc(388, 520, 41, ry=19, rot=-17).mask)
    _drunk(sheet, rest, 506, -0.1, 3)
    tuft = sheet.plate().fill(polygon(spots("334,556 322,522 340,532 350,512 360,530 376,520 372,554")))
    shade(sheet, turned_away(sheet, carve(sheet, tuft, _BLOOD, rim=2.8, line="#25030a"), 9, 2), _GORE)
    bare_arm(sheet, spots("388,518,1.1 380,546,1 364,566,0.9"), 36, _PALE, _ASHEN, mouth=mouth, light=1)
    fist(sheet, 352, 566, 0.86, _PALE, turn=0.42)
    runs = sheet.plate()
    for x, y, foot, w in ((326, 592, 668, 9), (344, 600, 640, 7), (362, 604, 700, 10), (376, 596, 650, 7)):
        runs.brush([(x, y, 0.4), (x + 1, foot - 10, 0.6), (x, foot, 1.25)], w, dry=0, taper=(0.05, 0))
    carve(sheet, runs, "#e8302e", rim=2, line="#25030a", grain=0.05)
    inked(sheet, [spots("338,566,0.6 330,584,1 326,600,0.4"), spots("362,570,0.6 364,588,1 362,606,0.4")], 7, _BLOOD)


def _hand_at_throat(sheet: Sheet) -> None:
    """Print the hand that tries to close the cut, blood comes through the fingers and runs down the arm."""
    cloth = spots("122,384 88,404 58,456 30,530 26,596 58,632 108,626 142,590 152,548 150,460 146,420")
    folds = ("104,410,0.2 76,480,1 52,580,0.2", "120,420,0.2 98,470,1 82,510,0.2")
    mouth = (108, 540, 43, 19, 0.22)
    open_sleeve(sheet, cloth, mouth, (_LINEN, _DIM, "#5a4650"), folds=folds)
    hole = sheet.plate().disc(108, 540, 43, ry=19, rot=13).mask
    _drunk(sheet, sheet.plate().fill(cloth).mask * (1 - hole), 566, 0.1, 8)
    bare_arm(sheet, spots("114,548,1.1 120,500,0.98 136,456,0.8"), 40, _PALE, _ASHEN, mouth=mouth)
    palm = spots("-24,44 -29,4 -23,-22 0,-30 22,-22 29,4 24,44")
    fingers = [
        spots("22,-12 32,-44 28,-70 20,-84"),
        spots("8,-20 12,-60 8,-88 0,-102"),
        spots("-6,-22 -8,-62 -14,-90 -22,-104"),
        spots("-18,-14 -28,-48 -36,-74 -44,-86"),
        spots("-22,10 -44,-6 -56,-30 -52,-48"),
    ]
    placed = pose(150, 428, turn=0.72, k=0.9, side=1)
    claw(sheet, palm, fingers, 16, _PALE, _ASHEN, "#5a0e14", placed=placed, nail=1.0)
    gore = [
        placed([(a, b, 0.9), (a + 4, b + 34, 1), (a + 16, b + 74, 0.3)]) for a, b in ((-10, -60), (12, -70), (4, -20))
    ]
    inked(sheet, [*gore, spots("134,462,0.8 124,500,1 120,540,0.4")], 9, _BLOOD)
