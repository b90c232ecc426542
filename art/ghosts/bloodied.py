"""The ghost in the robe of blood."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from art.ghosts.fists import backhand
from art.ghosts.limbs import carve, claw, inked, limb, locks, pose, shade, spots, turned_away, where
from art.ghosts.talons import Flesh
from art.kit.base import Mask
from art.kit.geometry import polygon
from art.kit.media import ink
from art.kit.noise import chance
from art.kit.sheet import Sheet

_LINEN, _DIM = "#f3eee0", "#b3a6ac"
_BLOOD, _GORE, _CLOT = "#c4181e", "#7a0c14", "#3c0509"
_PALE, _ASHEN = "#ebe7da", "#a99ca2"
_HAIR = "#16111a"
_HEAD = pose(198, 262, turn=0.26, k=1.04)
_STREAKS = (
    ("178,370,0.9 156,420,0.7 142,490,0.6 128,560,1.5 112,640,2.2 104,740,2.6", 22),
    ("198,370,1 192,450,0.6 172,540,0.9 168,610,1.9 164,740,2.4", 26),
    ("212,370,1.1 214,460,1 208,540,1.2 216,620,2 216,740,2.4", 32),
    ("232,370,1 246,440,0.6 258,520,0.7 268,600,1.8 280,740,3", 24),
    ("242,370,0.8 276,420,0.7 296,470,0.5 304,520,0.8 312,560,1.2 330,660,1.4", 22),
    ("172,384,0.6 142,414,0.9 122,452,0.8 112,500,0.9 108,516,0.1", 15),
    ("256,376,0.5 286,396,0.8 312,420,0.5 318,440,0.7 318,450,0.1", 14),
    ("206,380,1 230,450,0.6 234,500,0.5 236,548,1.1 236,560,0.1", 13),
    ("186,390,1 172,440,0.5 154,476,0.4 150,512,1.2 149,524,0.1", 12),
)
"""How the blood runs from the collar, and how broad each streak is."""
_SHINE = (
    "-40,-94,0.2 -62,-70,1 -78,-30,0.9 -80,10,0.1",
    "-46,-100,0.2 -72,-74,0.8 -88,-24,1 -88,36,0.1",
    "-30,-104,0.2 -54,-92,0.9 -72,-66,0.1",
    "-70,40,0.1 -80,80,0.9 -88,116,0.1",
    "-16,-96,0.2 14,-94,1 40,-62,0.8 48,-10,0.1",
    "-10,-106,0.2 30,-104,0.8 66,-66,1 78,0,0.1",
    "0,-114,0.2 40,-114,1 82,-72,0.8 98,-10,0.1",
    "30,30,0.1 40,80,1 56,130,0.8 62,180,0.1",
    "62,20,0.1 72,90,1 94,160,0.9 96,230,0.1",
    "92,20,0.1 104,80,0.9 124,140,0.8 140,190,0.1",
    "48,150,0.1 62,210,1 70,250,0.1",
)
"""Where the wet hair shines, on both sides of the parting."""


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
    """Print the hair behind her, wet and in strings on the one side as on the other."""
    strands = [
        _HEAD([(t * 40, -96, 1), (t * 76, -40, 1.2), (t * 72 + 30, 40, 1.1), (84 + 10 * t, 120, 0.4)])
        for t in (-1, -0.7, -0.4, 0, 0.4, 0.7, 1)
    ]
    strands += [
        _HEAD(
            [
                (-50, -84, 1),
                (-80 - 3 * i, -30, 0.9),
                (-84 + 5 * i, 40 + 6 * i, 0.8),
                (-96 + 14 * i, 150 - 18 * (i % 3), 0.03),
            ]
        )
        for i in range(5)
    ]
    locks(sheet, strands, 40, _HAIR)
    dome = "-78,-20 -80,-62 -52,-106 -8,-126 40,-120 82,-88 108,-36 116,30 112,96 60,110 -60,0"
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
    """Print the blood: from the collar it runs down the white robe, streak beside streak, and gathers in the skirt."""
    wet = sheet.plate().fill(spots("172,350 168,380 184,402 214,408 242,396 254,350"))
    for way, width in _STREAKS:
        wet.brush(spots(way), width, dry=0, taper=(0, 0.03), wob=0.05)
    wet_mask = wet.mask * robe
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


def _sleeve(sheet: Sheet, cloth: str, folds: Sequence[str], runs: Sequence[str], width: float) -> None:
    """Print the near side of a wet sleeve, and how the blood runs down in it, streak by streak."""
    mask = carve(sheet, sheet.plate().fill(spots(cloth)), _LINEN, rim=3.4)
    shade(sheet, turned_away(sheet, mask, 20, 10), _DIM)
    blood, clots = sheet.plate(), sheet.plate()
    for i, way in enumerate(map(spots, runs)):
        blood.brush(way, width, dry=0, seed=i, taper=(0.02, 0.02), wob=0.06)
        clots.brush([(x + 3, y + 24, 0.55 * k) for x, y, k in way], width, dry=0, seed=i, taper=(0.1, 0.02), wob=0.06)
    wet = blood.mask * mask
    sheet.body(ink(wet, 5, edge=0.8, gran=0.1), _BLOOD).body(wet, _BLOOD)
    shade(sheet, clots.mask * wet, _GORE)
    inked(sheet, map(spots, folds), 6, "#25030a", within=mask)


def _drops(sheet: Sheet, drops: Sequence[tuple[float, float, float, float]]) -> None:
    """Print drops that lengthen from where they hang: x, y, how far down, how thick."""
    plate = sheet.plate()
    for x, y, foot, thick in drops:
        plate.brush([(x, y, 0.5), (x + 1, foot - 12, 0.5), (x, foot, 1.3)], thick, dry=0, taper=(0.02, 0))
        plate.disc(x, foot, thick * 0.62)
    carve(sheet, plate, "#d8242a", rim=1.8, line="#25030a", grain=0.05)


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
    for i in range(6):
        side = [(-34, -92, 0.9), (-64 - 2 * i, -60 + 6 * i, 1), (-72 - i, 8 * i, 0.8), (-66 + 3 * i, 76 + 14 * i, 0.05)]
        strands.append([*_HEAD(side)])
    locks(sheet, strands, 25, _HAIR)
    shine = [_HEAD(spots(way)) for way in _SHINE]
    inked(sheet, shine, 6, "#5d4f66")
    inked(sheet, [[(x + 5, y + 3, w) for x, y, w in way[:-1]] for way in shine[::2]], 2.6, "#8d7c94")


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
    tuft = sheet.plate().fill(polygon(spots("322,556 304,500 328,512 344,480 360,512 384,496 378,552")))
    shade(sheet, turned_away(sheet, carve(sheet, tuft, _BLOOD, rim=2.8, line="#25030a"), 9, 2), _GORE)
    inside = sheet.plate().fill(spots("316,462 322,520 350,560 374,600 398,648 420,620 410,540 360,484"))
    carve(sheet, inside, "#3c2a34", rim=3)
    flesh = Flesh(_PALE, _ASHEN, "#5a0e14")
    backhand(sheet, pose(350, 560, turn=0.34, k=0.9), flesh, spots("398,564,0.92 426,548,1.2 440,540,1.3"), width=40)
    cloth = "288,380 334,390 386,428 432,482 450,548 446,610 428,652 396,650 396,600 382,544 350,486 322,470 304,440"
    folds = (
        "330,404,0.2 384,450,1 420,540,0.2",
        "352,400,0.2 404,446,0.8 436,520,0.1",
        "404,560,0.2 416,600,1 410,640,0.2",
    )
    runs = (
        "352,486,1 366,520,0.8 380,560,0.9 388,600,0.2",
        "384,548,0.8 398,600,1.6 402,660,2.6",
        "364,492,0.4 400,550,0.7 420,610,1.4 424,660,2.4",
        "420,500,0.2 434,540,0.6 438,570,0.8 438,584,0.1",
        "312,396,0.8 330,430,0.8 342,470,0.8 344,490,0.1",
    )
    _sleeve(sheet, cloth, folds, runs, 17)
    _drops(sheet, ((398, 648, 690, 8), (412, 652, 672, 6), (326, 596, 676, 9), (342, 604, 648, 7), (356, 602, 706, 9)))


def _hand_at_throat(sheet: Sheet) -> None:
    """Print the hand at her torn mouth; blood comes through the fingers, runs down the arm and out of the sleeve."""
    inside = sheet.plate().fill(spots("96,456 134,466 166,512 182,580 178,650 140,600 112,530"))
    carve(sheet, inside, "#3c2a34", rim=3)
    arm = limb(sheet, spots("88,580,1.3 112,510,1.05 138,454,0.76"), 44)
    mask = carve(sheet, arm, _PALE, rim=2.8, mott=0.06)
    shade(sheet, turned_away(sheet, mask, 12, 6), _ASHEN)
    down = ("134,452,0.8 120,500,1 108,540,0.9 100,580,0.8", "144,456,0.5 134,490,0.9 128,520,0.2")
    inked(sheet, map(spots, down), 10, _BLOOD, within=mask)
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
    inked(sheet, gore, 9, _BLOOD)
    cloth = (
        "130,386 100,398 68,446 42,520 24,596 22,650 40,678 58,662 80,692 104,668 128,696 148,664 178,652 146,592 "
        "118,524 96,454 112,424 136,410"
    )
    folds = ("104,412,0.2 74,480,1 48,590,0.2", "90,470,0.2 86,540,0.8 66,640,0.1", "118,540,0.2 126,600,1 122,660,0.2")
    runs = (
        "98,456,0.9 108,500,1 108,560,1.2 104,620,2 96,710,3",
        "116,510,0.8 130,560,1.2 134,620,2 132,710,3",
        "146,586,0.8 160,620,1.4 164,690,2",
        "98,470,0.6 90,520,0.6 80,570,0.5 76,620,0.9 74,636,0.1",
        "58,560,0.1 50,620,0.6 44,660,1.5 38,700,2",
        "92,430,0.2 80,470,0.7 72,510,0.4 68,536,0.8 66,546,0.1",
    )
    _sleeve(sheet, cloth, folds, runs, 18)
    _drops(sheet, ((40, 674, 700, 8), (81, 690, 708, 7), (128, 692, 712, 8)))
