"""The ghost in the robe of blood."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from art.ghosts.deadface import ASHEN, BLOOD, PALE, back_hair, dead_face, swept_hair
from art.ghosts.limbs import carve, claw, inked, limb, pose, shade, spots, turned_away
from art.ghosts.talons import Flesh, gripping, knuckles
from art.kit.base import Mask
from art.kit.media import ink
from art.kit.noise import chance
from art.kit.sheet import Sheet

_LINEN, _DIM = "#f3eee0", "#b3a6ac"
_GORE, _CLOT = "#7a0c14", "#3c0509"
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


def blood_robe(sheet: Sheet) -> None:
    """A murdered woman in what was white, a hand at her torn mouth; the other wrings the blood out of its sleeve."""
    back_hair(sheet)
    robe = _robe(sheet)
    _soaked(sheet, robe)
    _collar(sheet)
    dead_face(sheet)
    swept_hair(sheet)
    _hand_at_mouth(sheet)
    _wringing_arm(sheet)


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
    sheet.body(ink(wet_mask, 5, edge=0.8, gran=0.1), BLOOD).body(wet_mask, BLOOD)
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
        "152,486,0.2 164,560,0.8 140,650,1 122,736,0.4",
        "206,500,0.2 194,570,0.9 202,660,1 194,736,0.4",
        "130,396,0.2 140,430,1 134,462,0.2",
    )
    inked(sheet, map(spots, clinging), 9, "#25030a", within=robe)
    wet_lights = (
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
    sheet.body(ink(wet, 5, edge=0.8, gran=0.1), BLOOD).body(wet, BLOOD)
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
    sheet.body(drops.mask * white, BLOOD)


def _collar(sheet: Sheet) -> None:
    """Print the collar, closed the wrong way round as on the dead, the blood soaking into it from her throat."""
    for way, runs in (
        (
            "176,366,0.7 172,398,1 196,440,1.05 236,486,1 266,534,0.9 280,600,0.8",
            ("182,372,1.2 178,400,1 194,430,0.5", "200,424,0.3 214,450,0.9 236,478,0.2"),
        ),
        (
            "252,362,0.7 260,396,1 238,436,1.05 192,480,1 150,524,0.9 120,590,0.8",
            ("248,368,1.3 254,396,1.2 240,424,1 222,444,0.3", "232,436,0.6 208,460,0.9 184,486,0.2"),
        ),
    ):
        mask = carve(sheet, sheet.plate().brush(spots(way), 27, dry=0, taper=(0, 0), wob=0.01), _LINEN, rim=3)
        shade(sheet, turned_away(sheet, mask, 8, 6), _DIM)
        blood = sheet.plate()
        for i, run in enumerate(runs):
            blood.brush(spots(run), 19, dry=0, seed=i, taper=(0, 0.05), wob=0.08)
        sheet.body(blood.mask * mask, BLOOD)


def _wringing_arm(sheet: Sheet) -> None:
    """Print the other arm, shoulder to elbow to cuff, and the hand that wrings the end of her sleeve."""
    _wrung_end(sheet)
    carve(sheet, sheet.plate().fill(spots("296,556 312,562 322,592 318,630 302,640 292,600")), "#3a070d", rim=3)
    arm = limb(sheet, spots("340,572,1.2 304,588,0.95 276,590,0.78"), 44)
    mask = carve(sheet, arm, PALE, rim=2.8, mott=0.06)
    shade(sheet, turned_away(sheet, mask, 4, 12), ASHEN)
    _wringing_hand(sheet)
    cloth = (
        "262,364 298,372 332,390 360,430 390,488 422,540 434,584 430,640 412,694 376,702 344,690 318,660 306,640 "
        "320,620 322,590 312,566 298,556 326,546 340,532 326,492 306,450 290,410"
    )
    folds = (
        "340,532,0.1 366,538,0.9 396,524,0.2",
        "334,520,0.1 358,522,0.7 384,506,0.1",
        "326,562,0.1 360,584,1 374,640,0.7 366,690,0.1",
        "352,552,0.1 398,580,1 412,630,0.6 408,680,0.1",
        "318,402,0.1 336,440,0.9 350,484,0.1",
        "296,396,0.2 306,430,0.8 322,470,0.1",
    )
    runs = (
        "316,570,0.6 328,600,1.2 326,640,1.6 330,690,2.4",
        "338,556,0.2 352,600,0.8 356,650,1.4 352,700,2",
        "342,646,0.3 346,676,1.6 344,706,3",
        "374,600,0.2 376,644,1 374,676,1.8 372,706,3",
        "402,590,0.2 406,640,0.9 404,670,1.8 396,704,3",
        "424,560,0.1 424,600,0.7 420,640,1 416,690,1.6",
        "278,384,1 300,430,1 314,462,0.7 322,494,0.2",
        "296,384,0.6 318,420,0.7 330,452,0.9 332,468,0.1",
        "366,470,0.2 376,500,0.6 382,524,0.8 383,536,0.1",
    )
    _sleeve(sheet, cloth, folds, runs, 17)
    hem = sheet.plate().brush(spots("298,556,0.8 314,568,1 323,592,1 320,622,1 306,640,0.8"), 8, dry=0, taper=(0, 0))
    shade(sheet, carve(sheet, hem, BLOOD, rim=2, line="#25030a"), BLOOD)
    _drops(sheet, ((330, 676, 706, 7), (378, 696, 712, 6)))


def _wrung_end(sheet: Sheet) -> None:
    """Print the end of the sleeve below the fist: twisted cloth that fans out, and the blood pressed from it."""
    gloom = sheet.plate().fill(spots("212,596 192,636 180,668 184,740 320,740 308,680 286,632 268,596"))
    shade(sheet, gloom.mask, _CLOT)
    tail = spots("226,600 214,630 196,662 206,680 220,664 232,690 248,668 264,686 274,658 290,662 274,626 262,598")
    mask = carve(sheet, sheet.plate().fill(tail), BLOOD, rim=3.2, line="#25030a")
    dark = sheet.plate().fill(spots("240,600 232,640 226,680 214,672 224,636 232,600"))
    dark.fill(spots("254,600 258,640 262,690 246,680 250,640 246,600")).fill(spots("260,600 284,640 300,670 280,660"))
    shade(sheet, dark.mask * mask, _GORE)
    cuts = (
        "234,604,0.3 222,640,1 210,668,0.1",
        "246,606,0.3 246,644,1 248,668,0.1",
        "256,604,0.3 268,636,1 276,660,0.1",
    )
    inked(sheet, map(spots, cuts), 5, "#25030a", within=mask)
    _drops(
        sheet,
        ((206, 668, 694, 8), (232, 680, 712, 9), (248, 664, 690, 6), (264, 676, 706, 8), (284, 656, 686, 7)),
    )


def _wringing_hand(sheet: Sheet) -> None:
    """Print the hand over the twisted cloth: long fingers bent hard over it, blood between them, the thumb below."""
    flesh, at = Flesh(PALE, ASHEN, "#5a0e14"), pose(246, 590, turn=-0.06, k=0.98)
    gripping(sheet, [spots("34,20 18,38 -4,42 -20,34")], 17, flesh, at, 0.9)
    fingers = (
        "14,14 -6,16 -26,21 -32,36",
        "8,4 -18,0 -40,6 -46,24",
        "8,-10 -20,-18 -46,-10 -54,10",
        "14,-22 -10,-36 -36,-34 -50,-16",
    )
    gripping(sheet, [spots(finger) for finger in fingers], 15.5, flesh, at, 1.1)
    knuckles(sheet, spots("52,-16 30,-28 12,-30 4,-20 2,-6 0,6 6,18 24,24 52,18"), flesh, at)
    bones = ("10,-20,0.9 24,-14,0.7 40,-8,0.1", "4,-8,0.9 22,-4,0.7 38,-2,0.1", "4,4,0.9 20,6,0.7 36,6,0.1")
    inked(sheet, [at(spots(bone)) for bone in bones], 3.2, ASHEN)
    edge = ("50,-18,0.2 30,-30,1 10,-31,0.3", "50,20,0.2 26,26,1 8,20,0.2")
    inked(sheet, [at(spots(way)) for way in edge], 3)
    gore = (
        "-16,-26,0.3 -22,-10,1 -34,2,0.3",
        "-14,-8,0.3 -22,4,1 -28,16,0.2",
        "-12,8,0.3 -18,20,1 -20,40,0.4",
        "-40,20,0.4 -40,44,1 -42,64,0.5",
    )
    inked(sheet, [at(spots(way)) for way in gore], 7, BLOOD)


def _hand_at_mouth(sheet: Sheet) -> None:
    """Print the hand at her torn mouth; its sleeve has fallen to the elbow and hangs, heavy with blood, to the fist."""
    inside = sheet.plate().fill(spots("74,486 94,470 128,492 152,526 154,560 122,552 90,524"))
    carve(sheet, inside, "#3a070d", rim=3)
    arm = limb(sheet, spots("76,556,1.35 106,508,1.08 138,454,0.76"), 44)
    mask = carve(sheet, arm, PALE, rim=2.8, mott=0.06)
    shade(sheet, turned_away(sheet, mask, 12, 6), ASHEN)
    down = ("134,452,0.8 118,496,1 106,530,0.9 96,560,0.8", "144,456,0.5 134,490,0.9 128,520,0.2")
    inked(sheet, map(spots, down), 10, BLOOD, within=mask)
    palm = spots("-24,44 -29,4 -23,-22 0,-30 22,-22 29,4 24,44")
    fingers = [
        spots("22,-12 32,-44 28,-70 20,-84"),
        spots("8,-20 12,-60 8,-88 0,-102"),
        spots("-6,-22 -8,-62 -14,-90 -22,-104"),
        spots("-18,-14 -28,-48 -36,-74 -44,-86"),
        spots("-22,10 -44,-6 -56,-30 -52,-48"),
    ]
    placed = pose(150, 428, turn=0.72, k=0.9, side=1)
    claw(sheet, palm, fingers, 16, PALE, ASHEN, "#5a0e14", placed=placed, nail=1.0)
    gore = [
        placed([(a, b, 0.9), (a + 4, b + 34, 1), (a + 16, b + 74, 0.3)]) for a, b in ((-10, -60), (12, -70), (4, -20))
    ]
    inked(sheet, gore, 9, BLOOD)
    cloth = (
        "150,374 116,388 86,424 62,480 42,544 38,592 56,634 96,656 142,650 186,630 216,612 240,612 244,580 222,572 "
        "190,572 160,562 134,540 106,512 80,484 100,452 128,424 150,404"
    )
    folds = (
        "74,490,0.1 66,530,0.9 84,560,0.3",
        "62,516,0.1 54,566,1 84,610,0.2",
        "124,544,0.1 140,584,1 200,596,0.8 238,594,0.2",
        "96,536,0.1 108,600,1 170,616,0.8 234,602,0.2",
        "76,560,0.1 84,620,0.9 130,638,0.2",
        "118,402,0.1 98,438,0.9 82,478,0.1",
    )
    runs = (
        "130,540,1.2 150,570,1.4 196,586,1.8 244,592,2",
        "112,524,0.8 124,580,1.3 170,606,1.8 240,602,2",
        "90,498,0.5 92,570,0.8 112,620,1.3 170,630,1.4 224,608,1.6",
        "64,560,0.1 60,600,0.7 78,636,1.4 110,650,1.6",
        "140,384,0.8 112,414,0.7 92,452,0.5 80,492,0.8 76,510,0.1",
        "146,396,0.6 126,420,0.7 112,440,0.2",
    )
    _sleeve(sheet, cloth, folds, runs, 18)
    hem = sheet.plate().brush(spots("80,484,0.8 106,512,1 134,540,1 160,562,0.7"), 8, dry=0, taper=(0, 0.1))
    shade(sheet, carve(sheet, hem, BLOOD, rim=2, line="#25030a"), BLOOD)
    _drops(sheet, ((70, 636, 668, 7), (104, 652, 700, 9), (146, 644, 674, 6)))
