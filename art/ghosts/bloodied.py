"""The ghost in the robe of blood."""

from __future__ import annotations

from collections.abc import Sequence

from art.ghosts.deadface import ASHEN, BLOOD, PALE, back_hair, dead_face, swept_hair
from art.ghosts.limbs import Spots, carve, claw, inked, limb, pose, shade, spots, turned_away
from art.ghosts.slack import limp
from art.ghosts.talons import Flesh
from art.kit.base import Mask
from art.kit.media import ink
from art.kit.noise import warp
from art.kit.sheet import Sheet

_LINEN, _DIM, _FOLD = "#f3eee0", "#b3a6ac", "#7d6d78"
_GORE, _CLOT, _EDGE = "#7a0c14", "#3c0509", "#25030a"
_WET, _RED_NAIL = "#f58a74", "#5a0e14"
_SPATTER = (
    (150, 494, 6),
    (154, 524, 4),
    (272, 452, 4.5),
    (286, 486, 6),
    (296, 514, 3.5),
    (158, 410, 4),
    (122, 600, 5),
    (308, 590, 4.5),
    (150, 690, 4),
)
"""Drops beside the stain: where, and how large."""


def blood_robe(sheet: Sheet) -> None:
    """A murdered woman in a white robe, soaked from throat to hem; a hand at her mouth, the other hangs and drips."""
    back_hair(sheet)
    robe = _robe(sheet)
    _soaked(sheet, robe)
    _hanging_sleeve(sheet)
    dead_face(sheet)
    for _ in range(2):
        swept_hair(sheet)
    _hand_at_mouth(sheet)


def _linen(sheet: Sheet, outline: Spots, *, dim: tuple[float, float], folds: Sequence[str] = ()) -> Mask:
    """Print white cloth in two flat tones, with a few long folds."""
    mask = carve(sheet, sheet.plate().fill(outline), _LINEN, rim=3.4)
    shade(sheet, turned_away(sheet, mask, *dim), _DIM)
    inked(sheet, map(spots, folds), 7, _FOLD, within=mask)
    return mask


def _robe(sheet: Sheet) -> Mask:
    """Print the robe, calm and white, its collar closed the wrong way round as on the dead."""
    outline = spots(
        "188,358 146,376 120,420 118,480 128,540 116,610 92,690 88,744 366,744 352,680 322,610 300,540 306,470 300,410 "
        "284,376 246,358"
    )
    folds = ("124,560,0.1 132,640,0.9 118,738,0.3", "306,560,0.1 318,640,0.9 340,738,0.3")
    mask = _linen(sheet, outline, dim=(30, 0), folds=folds)
    for way in (
        "176,362,0.8 182,400,1 206,450,1 236,500,1 262,548,0.9",
        "256,360,0.8 254,400,1 226,450,1 192,500,1 160,552,0.9",
    ):
        band = carve(sheet, sheet.plate().brush(spots(way), 30, dry=0, taper=(0, 0), wob=0.01), _LINEN, rim=3)
        shade(sheet, turned_away(sheet, band, 7, 5), _DIM)
    sash = sheet.plate().brush(spots("118,552,1 170,562,1 240,562,1 312,548,1"), 40, dry=0, taper=(0, 0), wob=0.01)
    band = sash.mask * mask
    sheet.solid(band, _LINEN, rim=3, line="#140f16", grain=0.2, mott=0.12)
    shade(sheet, turned_away(sheet, band, 12, 9), _DIM)
    return mask


def _soaked(sheet: Sheet, robe: Mask) -> None:
    """Print the blood: one stain that spreads from the cut throat over breast and lap, and runs out above the hem."""
    stain = sheet.plate().fill(
        spots(
            "172,356 170,392 184,420 174,452 186,486 166,512 176,538 156,560 150,594 136,634 130,668 137,678 145,664 "
            "149,632 158,618 165,640 166,700 174,716 183,700 184,650 196,632 207,650 209,680 216,692 223,680 222,644 "
            "236,622 248,648 249,716 258,732 268,716 266,640 274,612 281,600 284,634 290,646 296,634 290,590 268,556 "
            "274,512 252,472 264,436 252,396 254,350"
        )
    )
    for x, y, r in _SPATTER:
        stain.disc(x, y, r, ry=r * 1.4)
    wet = warp(stain.mask, 4, 20, 8) * robe
    sheet.body(ink(wet, 5, edge=0.8, gran=0.1), BLOOD).body(wet, BLOOD)
    dark = sheet.plate().fill(spots("232,350 252,420 240,470 264,520 252,556 268,600 258,650 262,750 330,750 330,350"))
    dark.fill(spots("186,580 200,620 184,660 186,720 172,720 168,640 160,610"))
    shade(sheet, dark.mask * wet, _GORE)
    clots = sheet.plate().fill(spots("186,360 232,362 238,396 224,430 228,470 212,506 202,466 192,430 182,396"))
    shade(sheet, warp(clots.mask, 3, 20, 5) * wet, _CLOT)
    seams = (
        "168,384,0.3 174,406,1 190,438,1 198,452,0.6",
        "190,384,0.3 198,404,1 214,434,0.6",
        "242,392,0.3 228,420,1 206,454,1 184,486,1 160,520,0.3",
        "266,400,0.3 240,452,1 206,504,1 182,540,0.5",
        "156,541,0.2 180,542,1 240,542,0.9 282,538,0.2",
        "136,576,0.2 170,582,1 240,582,0.9 288,574,0.2",
    )
    inked(sheet, map(spots, seams), 4.6, _CLOT, within=wet)
    lights = (
        "150,606,0.1 142,640,1 138,664,0.1",
        "174,400,0.1 174,430,1 182,462,0.1",
        "172,500,0.1 164,524,1 166,536,0.1",
        "252,650,0.1 254,690,1 256,712,0.1",
    )
    inked(sheet, map(spots, lights), 5, _WET, within=wet)


def _hanging_sleeve(sheet: Sheet) -> None:
    """Print the long sleeve of the arm that hangs, and the hand out of its cuff, dripping from the fingertips."""
    lining = sheet.plate().fill(spots("314,584 346,570 388,568 408,584 396,602 356,610 322,606"))
    carve(sheet, lining, "#3a070d", rim=3)
    at = pose(362, 580, turn=-0.14, k=0.92)
    wrist = limb(sheet, spots("352,540,1.2 361,584,0.84"), 34)
    limp(sheet, wrist, at, Flesh(PALE, ASHEN, _RED_NAIL))
    runs = ("-4,10,0.6 -12,44,1 -22,76,0.8 -20,92,0.3", "4,14,0.4 2,50,0.9 -4,84,0.8 6,108,0.3")
    inked(sheet, [at(spots(run)) for run in runs], 8, BLOOD)
    _drops(sheet, ((354, 668, 694, 6), (374, 680, 706, 7), (386, 672, 688, 5)))
    cloth = spots(
        "262,364 298,370 328,394 346,448 364,506 392,552 414,582 394,580 366,588 338,600 308,602 300,556 288,490 "
        "276,430"
    )
    folds = ("332,460,0.1 348,516,1 374,572,0.1", "304,470,0.1 316,530,0.9 328,592,0.1")
    mask = _linen(sheet, cloth, dim=(16, 4), folds=folds)
    cuff = spots("302,620 302,584 312,566 320,582 330,560 340,540 348,566 358,574 370,556 382,572 424,576 400,620")
    wet = warp(sheet.plate().fill(cuff).mask, 3, 18, 4) * mask
    sheet.body(wet, BLOOD)
    shade(sheet, turned_away(sheet, wet, 10, 5), _GORE)


def _drops(sheet: Sheet, drops: Sequence[tuple[float, float, float, float]]) -> None:
    """Print drops that lengthen from where they hang: x, y, how far down, how thick."""
    plate = sheet.plate()
    for x, y, foot, thick in drops:
        plate.brush([(x, y, 0.4), (x + 1, foot - 12, 0.4), (x, foot, 1.3)], thick, dry=0, taper=(0.02, 0))
        plate.disc(x, foot, thick * 0.62)
    carve(sheet, plate, "#d8242a", rim=1.8, line=_EDGE, grain=0.05)


def _hand_at_mouth(sheet: Sheet) -> None:
    """Print the hand at her torn mouth; its wide sleeve has slid to the elbow and hangs from it, white."""
    upper = spots("176,366 140,378 104,408 72,468 58,520 90,520 120,476 150,440 184,404")
    _linen(sheet, upper, dim=(20, 8), folds=("122,404,0.1 100,436,0.8 86,470,0.1",))
    inside = sheet.plate().fill(spots("74,486 94,470 128,492 156,526 160,560 122,552 90,524"))
    carve(sheet, inside, "#3a070d", rim=3)
    arm = limb(sheet, spots("76,556,1.35 106,508,1.08 138,454,0.76"), 44)
    mask = carve(sheet, arm, PALE, rim=2.8, mott=0.06)
    shade(sheet, turned_away(sheet, mask, 12, 6), ASHEN)
    palm = spots("-15,66 -20,36 -29,4 -23,-22 0,-30 22,-22 29,4 21,36 15,66")
    fingers = [
        spots("22,-12 32,-44 28,-70 20,-84"),
        spots("8,-20 12,-60 8,-88 0,-102"),
        spots("-6,-22 -8,-62 -14,-90 -22,-104"),
        spots("-18,-14 -28,-48 -36,-74 -44,-86"),
        spots("-22,10 -44,-6 -56,-30 -52,-48"),
    ]
    placed = pose(158, 430, turn=0.64, k=0.9)
    claw(sheet, palm, fingers, 16, PALE, ASHEN, _RED_NAIL, placed=placed, nail=1.0)
    wrist = sheet.plate().brush(placed(spots("-1,30,1 -1,66,1 -3,84,1")), 25, dry=0, taper=(0.2, 0.2), wob=0.01)
    shade(sheet, wrist.mask, PALE, grain=0.12)
    inked(sheet, [placed(spots("6,-84,0.5 4,-40,1 -4,0,0.8 -5,60,0.7 -2,120,0.4"))], 10, BLOOD)
    pouch = spots(
        "66,482 82,486 102,510 126,536 148,552 166,560 160,578 142,612 122,652 104,666 70,672 40,668 30,656 30,626 "
        "46,548"
    )
    folds = ("74,508,0.1 62,560,1 66,650,0.1", "104,530,0.1 108,590,0.9 92,654,0.1")
    _linen(sheet, pouch, dim=(20, 8), folds=folds)
    seam = sheet.plate().fill(spots("60,506 66,486 76,484 84,494 76,512"))
    shade(sheet, seam.mask, _LINEN)
