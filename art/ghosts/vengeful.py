"""The vengeful ghost."""

from __future__ import annotations

from math import pi, sin

from art.ghosts.limbs import DARK, Placing, carve, claw, inked, locks, pose, shade, spots, turned_away, where
from art.kit.base import SCALE, blur
from art.kit.geometry import around, polygon
from art.kit.sheet import Sheet

_PALE, _DIM = "#e6e1d4", "#a79aa6"
_CLOTH, _NIGHT, _SLEEVE = "#5b4468", "#2c1d38", "#6e5480"


def vengeful(sheet: Sheet) -> None:
    """A woman swoops down on you out of the moon, hair and robe blown back, one great claw before her."""
    _blown_hair(sheet)
    _trailing_robe(sheet)
    _far_arm(sheet)
    _screaming_face(sheet)
    _near_arm(sheet)


def _blown_hair(sheet: Sheet) -> None:
    """Print hair that the wind tears up and to the left."""
    tips = (
        (70, 452),
        (30, 400),
        (62, 352),
        (20, 306),
        (66, 268),
        (14, 214),
        (72, 196),
        (32, 138),
        (104, 138),
        (92, 84),
        (150, 96),
        (150, 44),
        (206, 70),
        (222, 34),
        (262, 76),
        (306, 56),
        (312, 104),
        (358, 108),
        (344, 150),
        (384, 196),
        (346, 226),
        (376, 292),
        (330, 306),
        (352, 372),
    )
    strands = []
    for i, (x, y) in enumerate(tips):
        t = i / 23
        rx, ry = 166 + t * 122, 282 - 84 * sin(t * 2.8)
        bow = 34 if i % 3 else 18
        dx, dy = x - rx, y - ry
        far = (dx * dx + dy * dy) ** 0.5
        mx, my = rx + dx * 0.56 - dy / far * bow, ry + dy * 0.56 + dx / far * bow
        strands.append([(rx + 30, ry + 50, 1.3), (rx, ry, 1.35), (mx, my, 0.95), (x, y, 0.03)])
        strands.append([(rx, ry, 0.3), (mx + 14, my + 18, 0.3), (x + 26 - 40 * t, y + 30, 0.02)])
    locks(sheet, strands, 50, "#17101c", sheen="#6c4a78")


def _trailing_robe(sheet: Sheet) -> None:
    robe = spots(
        "214,372 170,386 132,424 118,478 124,540 112,600 78,650 26,690 96,688 86,726 160,676 166,722 "
        "214,650 252,690 276,600 318,520 324,440 300,390 262,372"
    )
    mask = carve(sheet, sheet.plate().fill(robe), _CLOTH, rim=3.4)
    away = sheet.plate().fill(spots("236,380 226,470 206,560 180,640 150,740 330,740 340,400"))
    shade(sheet, away.mask * mask, _NIGHT)
    folds = [
        spots("160,420,0.3 162,500,1 140,600,0.9 70,676,0.1"),
        spots("206,480,0.3 190,560,1 150,640,0.7 112,690,0.1"),
        spots("258,500,0.3 236,590,1 206,660,0.1"),
        spots("136,470,0.2 140,540,0.8 128,600,0.1"),
    ]
    inked(sheet, folds, 11, within=mask)


def _collar(sheet: Sheet) -> None:
    """Print the collar, crossed, its ends under the sleeve."""
    for text in (
        "284,366,0.8 262,420,1 216,490,0.9 166,570,0.6 128,640,0.03",
        "206,384,0.7 220,426,1 262,480,1 290,520,0.9",
    ):
        band = sheet.plate().brush(spots(text), 24, dry=0, taper=(0, 0.02), wob=0.01)
        shade(sheet, turned_away(sheet, carve(sheet, band, "#cbb9a6", rim=2.4), 7, 6), "#7d6a72")


def _far_arm(sheet: Sheet) -> None:
    """Print the arm she draws back to strike."""
    _grasp(sheet, pose(104, 424, turn=-0.24, k=0.8))
    cloth = spots("200,386 146,378 112,412 86,458 62,470 40,540 24,622 62,590 72,640 104,588 136,530 176,470 212,436")
    mask = carve(sheet, sheet.plate().fill(cloth), _CLOTH)
    shade(sheet, turned_away(sheet, mask, 12, 26), _NIGHT)
    folds = [
        spots("146,402,0.3 120,450,1 76,520,0.8 46,586,0.1"),
        spots("176,410,0.3 146,470,1 104,540,0.7 80,604,0.1"),
    ]
    inked(sheet, folds, 9, within=mask)


def _near_arm(sheet: Sheet) -> None:
    """Print the arm that reaches for you: the sleeve behind, the hand that rises out of its mouth, the near lip."""
    sleeve = spots("252,388 312,380 376,424 428,510 450,610 446,760 212,760 226,640 218,540 232,440")
    mask = carve(sheet, sheet.plate().fill(sleeve), _SLEEVE, rim=3.6)
    away = sheet.plate().fill(spots("330,380 350,440 402,520 404,610 470,640 470,400"))
    away.fill(spots("222,470 250,520 262,580 252,640 210,650 206,520"))
    shade(sheet, away.mask * mask, _NIGHT)
    folds = (
        "276,400,0.2 256,470,0.8 250,540,0.1",
        "312,396,0.2 344,450,1 362,500,0.1",
        "352,418,0.2 396,480,0.7 416,560,0.1",
    )
    inked(sheet, map(spots, folds), 7, within=mask)
    inside = sheet.plate().fill(spots("218,652 262,622 330,600 396,590 454,604 430,690 340,720 250,710"))
    carve(sheet, inside, "#120b16", rim=3, line="#9a80aa")
    _grasp(sheet, pose(320, 536, turn=0.05, k=1.36), wrist=True)
    lip = "216,646 236,662 264,672 272,704 288,676 330,684 366,678 374,698 392,670 424,646 454,604 464,760 200,760"
    mask = carve(sheet, sheet.plate().fill(polygon(spots(lip))), _SLEEVE, rim=3.4)
    shade(sheet, sheet.plate().fill(spots("352,650 372,700 350,770 480,770 480,590 420,640")).mask * mask, _NIGHT)
    shade(sheet, turned_away(sheet, mask, 0, -6), "#a58cb4")
    inked(
        sheet, map(spots, ("276,700,0.3 270,728,1 256,756,0.2", "318,706,0.3 320,730,0.9 314,756,0.2")), 6, within=mask
    )


_PALM = "-26,40 -31,4 -25,-22 0,-32 23,-26 32,0 24,44 0,60"
_PALM_AND_WRIST = "-28,40 -32,4 -25,-22 0,-32 23,-26 33,0 28,40 20,66 20,92 26,130 -24,130 -18,92 -18,66"


def _grasp(sheet: Sheet, placed: Placing, *, wrist: bool = False) -> None:
    """Print a hand with claws that reaches, with its wrist if that is seen."""
    palm = spots(_PALM_AND_WRIST if wrist else _PALM)
    fingers = [
        spots("-20,20 -50,10 -66,-16 -60,-42"),
        spots("26,-8 54,-32 72,-58 74,-84"),
        spots("15,-22 32,-60 42,-92 36,-118"),
        spots("-2,-24 -2,-68 -6,-104 -16,-130"),
        spots("-18,-18 -38,-52 -52,-82 -58,-106"),
    ]
    claw(sheet, palm, fingers, 17, _PALE, _DIM, "#b01f2a", placed=placed)
    heel = sheet.plate().fill(placed(spots("-22,18 -4,10 -12,34 -4,54 -22,44")))
    shade(sheet, heel.fill(placed(spots("8,-6 30,-8 28,20 18,44 14,14"))).mask, _DIM)
    lines = [
        spots("-24,2,0.2 -4,12,1 20,8,0.1"),
        spots("-12,-8,0.1 8,-6,1 26,-14,0.2"),
        spots("-10,10,0.1 -4,28,1 -8,46,0.1"),
    ]
    inked(sheet, [placed(line) for line in lines], 5, "#6a5468")
    if wrist:
        away = sheet.plate().fill(placed(spots("8,52 24,50 19,70 19,92 25,130 4,130 8,90")))
        shade(sheet, away.mask, _DIM)
        cords = ("-14,64,0.2 0,69,1 14,63,0.2", "-8,76,0.3 -9,100,1 -12,124,0.2", "2,76,0.2 2,96,0.8 0,118,0.2")
        inked(sheet, [placed(spots(cord)) for cord in cords], 4.4, "#6a5468")


def _screaming_face(sheet: Sheet) -> None:
    neck = sheet.plate().brush(spots("236,330,1 246,390,0.9 242,430,1.2"), 56, dry=0, taper=(0, 0))
    mask = carve(sheet, neck, _PALE, rim=2.8)
    shade(sheet, turned_away(sheet, mask, 24, 0), _DIM)
    _collar(sheet)
    at = pose(228, 250, turn=-0.2, k=1.06)
    outline = spots("0,-98 46,-84 64,-40 60,6 46,52 34,96 6,122 -22,112 -46,62 -60,10 -66,-40 -46,-84")
    mask = carve(sheet, sheet.plate().fill(at(outline)), _PALE, rim=3)
    hollow = spots("66,-60 60,10 46,56 32,110 4,130 20,90 36,40 40,14 52,-10 50,-50")
    shade(sheet, sheet.plate().fill(at(hollow)).mask * mask, _DIM)
    sockets, whites = sheet.plate(), sheet.plate()
    for s in (-1, 1):
        sockets.fill(at(spots("6,-6 14,-34 40,-48 62,-36 56,-8 34,10 16,8", s)))
        whites.fill(at(spots("9,-8 26,-24 54,-36 46,-14 28,-3", s)))
    shade(sheet, sockets.mask * mask, "#3a2036")
    carve(sheet, whites, "#f8f2e2", rim=2.2)
    iris = sheet.plate().disc(*where(at, -32, -18), 8).disc(*where(at, 32, -18), 8)
    sheet.body(iris.mask * whites.mask, "#c8201c")
    sheet.body(sheet.plate().disc(*where(at, -32, -18), 3).disc(*where(at, 32, -18), 3).mask, DARK)
    mouth = spots("0,34 24,38 34,58 28,92 4,108 -20,98 -32,70 -24,42")
    carve(sheet, sheet.plate().fill(at(mouth)), "#2a0a12", rim=2.4)
    sheet.body(blur(sheet.plate().disc(*where(at, 2, 86), 17, ry=14).mask, 2 * SCALE), "#a8202a")
    teeth = sheet.plate()
    for i in range(5):
        x = -18 + i * 9.6
        teeth.fill(polygon(at([(x - 5, 39), (x + 5, 39), (x, 54 + 7 * (i % 4 == 0))])))
    for i in range(4):
        x = -13 + i * 10
        teeth.fill(polygon(at([(x - 4.5, 101), (x + 4.5, 101), (x, 88)])))
    sheet.body(teeth.mask, "#f6eed6")
    brows = [at(spots("4,-16,0.5 22,-40,1.3 62,-58,0.1", s)) for s in (-1, 1)]
    inked(sheet, brows, 13)
    creases = [at(spots("14,18,0.2 40,34,1 44,72,0.2", s)) for s in (-1, 1)]
    creases += [at(spots("4,22,0.3 9,28,1 3,31,0.3", s)) for s in (-1, 1)]
    inked(sheet, creases, 6)
    tears = [at(spots("-26,2,0.5 -30,40,1 -32,84,0.7")), at(spots("34,2,0.5 36,30,1 34,60,0.5"))]
    inked(sheet, tears, 7, "#b01f2a")
    fringe = [
        at(spots("-2,-102,1.1 -30,-88,1.1 -58,-50,0.9 -66,10,0.7 -84,70,0.04")),
        at(spots("0,-102,1.1 -22,-90,1 -48,-66,0.8 -58,-30,0.5 -54,0,0.04")),
        at(spots("2,-102,1.1 34,-88,1.1 62,-50,0.9 70,20,0.7 92,84,0.04")),
        at(spots("0,-102,1.1 26,-92,1 52,-64,0.8 62,-24,0.5 60,24,0.04")),
        at(spots("-2,-100,0.7 -8,-70,0.5 -26,-30,0.4 -20,20,0.3 -34,70,0.03")),
    ]
    locks(sheet, fringe, 24, "#17101c", sheen="#6c4a78")
    _hairpin(sheet, at)


def _hairpin(sheet: Sheet, at: Placing) -> None:
    """Print the pin of her dressed hair, half torn out, its pendants flung aside."""
    pin = sheet.plate().brush(at(spots("8,-86,0.7 60,-112,1 96,-122,0.8")), 9, dry=0, taper=(0, 0))
    shade(sheet, turned_away(sheet, carve(sheet, pin, "#dcae4c", rim=2.2), 2, 4), "#8a5a22")
    petals = sheet.plate()
    x, y = where(at, 62, -112)
    for i in range(6):
        petals.disc(*around(x, y, 14, i * pi / 3), 9.5)
    shade(sheet, turned_away(sheet, carve(sheet, petals, "#c8303a", rim=2.2), 4, 4), "#6e101c")
    carve(sheet, sheet.plate().disc(x, y, 7), "#f0cf7c", rim=1.4)
    beads = sheet.plate()
    for ex, ey in ((132, -96), (126, -134)):
        for i in range(1, 6):
            beads.disc(*where(at, 96 + (ex - 96) * i / 4, -122 + (ey + 122) * i / 4 + 3 * sin(i)), 4.6)
    carve(sheet, beads, "#f0cf7c", rim=1.6)
