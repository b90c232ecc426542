"""The ghost in the painted skin."""

from __future__ import annotations

from math import pi, sin

from art.ghosts.garb import bare_arm, open_sleeve
from art.ghosts.limbs import DARK, Placing, carve, claw, inked, locks, pose, shade, spots, turned_away, where
from art.ghosts.talons import Flesh, gripping, knuckles
from art.kit.base import SCALE, Mask, blur
from art.kit.geometry import around, polygon
from art.kit.sheet import Sheet

_FAIR, _ROSY = "#f6e6d2", "#dcae9c"
_GREEN, _MOSS, _LIME = "#5f9450", "#24482c", "#9cc478"
_SILK, _WINE = "#c8566a", "#6a1c38"
_HEAD = pose(206, 288, turn=-0.06, k=1.34)


def painted_skin(sheet: Sheet) -> None:
    """A beauty pulls her face off to one side: under the skin grins what painted it, the brush still in its hand."""
    _gown(sheet)
    _hair_behind(sheet)
    demon = _demon(sheet)
    _fair_half(sheet)
    _hair_up(sheet)
    _reaching_hand(sheet)
    _torn_edge(sheet, demon)
    _pinch(sheet)
    _brush(sheet)


def _gown(sheet: Sheet) -> None:
    robe = spots("160,404 96,424 52,480 34,570 24,740 412,740 404,590 384,500 336,432 262,404 212,430")
    mask = carve(sheet, sheet.plate().fill(robe), _SILK, rim=3.6, grain=0.25)
    away = sheet.plate().fill(spots("226,400 236,500 214,580 240,660 226,740 430,740 430,400"))
    shade(sheet, away.mask * mask, _WINE)
    collar = sheet.plate().brush(spots("156,408,0.8 190,470,1.1 232,560,1 262,740,1"), 36, dry=0, taper=(0, 0))
    collar.brush(spots("268,406,0.8 244,460,1.1 206,524,0.6"), 36, dry=0, taper=(0, 0))
    mask = carve(sheet, collar, "#f0dcae", rim=2.8)
    shade(sheet, turned_away(sheet, mask, 9, 8), "#b08c50")
    blossoms, hearts = sheet.plate(), sheet.plate()
    for x, y, r in ((86, 480, 14), (170, 650, 15), (300, 560, 13), (292, 670, 15), (140, 540, 11)):
        for i in range(5):
            blossoms.disc(*around(x, y, r, i * 0.4 * pi - pi / 2), r * 0.62)
        hearts.disc(x, y, r * 0.42)
    sheet.body(blossoms.mask * 0.9, "#eebcc0").body(hearts.mask, "#d8a848")
    folds = [
        spots(text)
        for text in (
            "98,440,0.2 78,540,1 80,700,0.2",
            "336,450,0.2 362,540,1 366,690,0.2",
            "140,500,0.2 150,600,1 130,720,0.2",
        )
    ]
    inked(sheet, folds, 9, "#3a1024")


def _hair_behind(sheet: Sheet) -> None:
    """Print hair that is dressed on the one side and has come down on the other."""
    strands = []
    for i in range(13):
        t = i / 12
        line = [
            (20 + 20 * t, -96, 1),
            (66 + 30 * t, -60 + 10 * t, 1.2),
            (84 + 34 * t, 30, 1.1),
            (80 + 40 * t + 8 * sin(i * 2), 110, 0.8),
        ]
        strands.append(_HEAD([*line, (96 + 36 * t + 12 * sin(i), 150 + 30 * sin(i * 1.7), 0.03)]))
    locks(sheet, strands, 36, "#17121c", sheen="#5a4a62")
    back = sheet.plate().fill(_HEAD(spots("0,-116 -60,-100 -86,-46 -82,30 -66,70 0,60 60,-100")))
    sheet.body(back.mask, "#17121c")


def _demon(sheet: Sheet) -> Mask:
    neck = sheet.plate().brush([(*where(_HEAD, 6, 80), 1), (214, 420, 1.1), (216, 470, 0.7)], 74, dry=0, taper=(0, 0))
    mask = carve(sheet, neck, _FAIR, rim=2.8)
    shade(sheet, turned_away(sheet, mask, 30, 0), _ROSY)
    ear = sheet.plate().fill(_HEAD(spots("60,-20 84,-50 120,-74 104,-14 70,24")))
    mask = carve(sheet, ear, _GREEN, rim=2.8)
    shade(sheet, turned_away(sheet, mask, 9, 9), _MOSS)
    outline = spots("-10,-96 40,-90 72,-56 80,-4 76,48 54,92 20,114 -10,112 -20,0")
    mask = carve(sheet, sheet.plate().fill(_HEAD(outline)), _GREEN, rim=3.2)
    shade(sheet, turned_away(sheet, mask, 24, 10), _MOSS)
    shade(sheet, sheet.plate().fill(_HEAD(spots("8,-24 30,-46 70,-36 72,-4 42,14 14,6"))).mask * mask, _MOSS)
    shade(sheet, sheet.plate().fill(_HEAD(spots("34,18 56,8 64,22 52,36 38,34"))).mask * mask, _LIME)
    eye = carve(sheet, sheet.plate().fill(_HEAD(spots("14,-6 24,-26 48,-34 64,-20 52,-2 28,4"))), "#ffd84e", rim=2.6)
    x, y = where(_HEAD, 39, -15)
    sheet.body(sheet.plate().disc(x, y, 11).mask * eye, "#d8421c").body(sheet.plate().disc(x, y, 3.4, ry=11).mask, DARK)
    brow = sheet.plate().brush(
        _HEAD(spots("6,-18,0.7 26,-42,1.3 58,-54,1.3 100,-92,0.04")), 22, dry=0, taper=(0.02, 0.05)
    )
    carve(sheet, brow, "#1c2a1c", rim=1.6)
    mouth = carve(
        sheet, sheet.plate().fill(_HEAD(spots("-14,50 12,44 40,40 70,22 68,60 46,90 10,98 -14,92"))), "#2c0a12", rim=2.8
    )
    sheet.body(blur(sheet.plate().disc(*where(_HEAD, 14, 82), 22, ry=12).mask, 3 * SCALE) * mouth, "#a8283a")
    teeth = sheet.plate()
    for i in range(6):
        x, gum = 2 + i * 11.5, 46 - 0.9 * i - 0.5 * i * i
        teeth.fill(polygon(_HEAD([(x - 6, gum), (x + 6, gum - 2), (x, gum + (34 if i == 3 else 17))])))
        foot = 96 - 0.5 * i - 1.3 * i * i
        teeth.fill(polygon(_HEAD([(x - 6, foot), (x + 6, foot - 4), (x, foot - (34 if i == 4 else 16))])))
    carve(sheet, teeth, "#f3ecd0", rim=1.6)
    wrinkles = [
        _HEAD(spots(text))
        for text in (
            "66,26,0.2 72,50,1 58,82,0.2",
            "10,-70,0.2 30,-66,1 52,-74,0.2",
            "12,-58,0.2 30,-54,1 46,-60,0.2",
            "10,20,0.3 20,32,1 10,38,0.4",
        )
    ]
    inked(sheet, wrinkles, 6, "#16301c")
    return mask


def _fair_half(sheet: Sheet) -> None:
    """Print what is still in its place of the lovely face."""
    half = spots(
        "8,-94 -30,-88 -58,-50 -64,-6 -54,44 -30,88 -6,108 -2,104 -8,80 0,58 -10,36 0,14 -8,-10 4,-36 -6,-60 8,-84"
    )
    mask = carve(sheet, sheet.plate().fill(polygon(_HEAD(half))), _FAIR, rim=3, grain=0.08)
    shade(sheet, turned_away(sheet, mask, -12, 0), "#fff6e6")
    blush = sheet.plate().disc(*where(_HEAD, -36, 28), 26, ry=19).mask
    sheet.lay(blur(blush, 8 * SCALE) * mask * 0.55, "#d84a4a")
    eye = carve(
        sheet, sheet.plate().fill(_HEAD(spots("-10,-4 -26,-16 -46,-14 -56,-4 -38,4 -22,4"))), "#fbf6e8", rim=1.4
    )
    x, y = where(_HEAD, -30, -6)
    sheet.body(sheet.plate().disc(x, y, 12).mask * eye, "#3a2218").body(
        sheet.plate().disc(x - 3, y - 4, 3).mask, "#fff6dc"
    )
    lines = [
        _HEAD(spots(text))
        for text in (
            "-8,-2,0.4 -26,-18,1.1 -46,-16,1 -64,-8,0.1",
            "-8,-36,0.3 -30,-48,1 -58,-36,0.1",
            "-2,20,0.3 -9,32,1 0,36,0.3",
        )
    ]
    inked(sheet, lines, 7, DARK)
    lips = sheet.plate().fill(_HEAD(spots("-26,58 -14,50 -2,54 2,62 -2,72 -14,72"))).mask * mask
    shade(sheet, lips, "#c02434")
    inked(sheet, [_HEAD(spots("-26,58,0.3 -12,61,1 2,61,0.4"))], 4, "#5a0c1a", within=mask)
    mark = sheet.plate().fill(_HEAD(spots("-10,-72 -6,-64 -10,-54 -14,-64")))
    shade(sheet, mark.mask * mask, "#c02434")


def _hair_up(sheet: Sheet) -> None:
    """Print the dressed half of her hair, with its pins and flowers."""
    for x, y, r, squash in ((-44, -138, 46, 0.86), (8, -154, 40, 0.8)):
        cx, cy = where(_HEAD, x, y)
        loop = carve(sheet, sheet.plate().disc(cx, cy, r * 1.2, ry=r * squash * 1.2), "#17121c", rim=2, line="#5a4a62")
        inked(
            sheet,
            [[(cx - r, cy + 6 * k, 0.2), (cx, cy - r * 0.6 + 10 * k, 1), (cx + r, cy + 6 * k, 0.2)] for k in range(4)],
            3.4,
            "#5a4a62",
            within=loop,
        )
    cap = spots("24,-104 0,-122 -44,-116 -76,-84 -86,-30 -78,40 -64,10 -62,-30 -44,-64 -14,-82 14,-88")
    mask = carve(sheet, sheet.plate().fill(_HEAD(cap)), "#17121c", rim=2, line="#5a4a62")
    sheen = [
        _HEAD([(18 - 3 * i, -108 - 1.5 * i, 0.2), (-40 - 5 * i, -88 - 4 * i, 1), (-74 - 2 * i, -10 + 4 * i, 0.2)])
        for i in range(4)
    ]
    inked(sheet, sheen, 3.4, "#5a4a62", within=mask)
    pin = sheet.plate().brush(_HEAD(spots("-116,-120,1 -20,-146,0.7")), 10, dry=0, taper=(0, 0))
    carve(sheet, pin.disc(*where(_HEAD, -118, -119), 12), "#d8a848", rim=2.2)
    beads = sheet.plate()
    for i in range(6):
        beads.disc(*where(_HEAD, -116 + i, -102 + 13 * i), 5.4)
    carve(sheet, beads, "#f0c860", rim=1.6)
    petals, hearts = sheet.plate(), sheet.plate()
    for x, y, r in ((-70, -98, 17), (-40, -112, 13)):
        cx, cy = where(_HEAD, x, y)
        for i in range(6):
            petals.disc(*around(cx, cy, r, i * pi / 3), r * 0.62)
        hearts.disc(cx, cy, r * 0.5)
    carve(sheet, petals, "#d8303e", rim=2)
    carve(sheet, hearts, "#f0c860", rim=1)


def _torn_edge(sheet: Sheet, demon: Mask) -> None:
    """Print the skin that has come away: it curls back from the tear and is drawn out to a tip by the hand."""
    flap = spots(
        "8,-84 -8,-60 4,-36 -10,-10 0,14 -12,36 -2,58 -10,80 -4,104 24,122 60,128 98,134 108,142 124,153 117,138 "
        "128,126 110,119 99,121 80,112 44,106 14,88 8,60 4,36 12,14 4,-10 16,-34 6,-60"
    )
    cast = sheet.plate().fill(_HEAD([(x + 12, y + 6) for x, y in flap])).mask
    sheet.body(blur(cast, 4 * SCALE) * demon * 0.6, "#16301c")
    mask = carve(sheet, sheet.plate().fill(_HEAD(flap)), "#e2b8a0", rim=3, grain=0.1)
    shade(sheet, turned_away(sheet, mask, 9, 4), "#b0685c")
    shade(sheet, turned_away(sheet, mask, -5, 0), _FAIR)
    inked(
        sheet,
        [_HEAD(spots("4,92,0.2 40,114,1 92,126,0.2")), _HEAD(spots("-2,40,0.2 -2,56,1 0,76,0.2"))],
        5,
        "#8a3c3a",
        within=mask,
    )


def _reaching_hand(sheet: Sheet) -> None:
    """Print the green arm that rises from its open cuff, and the fingers that go behind the skin."""
    mouth = (398.0, 574.0, 50.0, 17.0, 0.16)
    outline = spots("350,566 338,630 306,700 300,740 436,740 452,660 450,584 400,570")
    folds = (
        "366,596,0.2 360,650,1 330,726,0.2",
        "404,606,0.2 410,660,1 396,730,0.2",
        "432,604,0.2 438,650,0.8 430,700,0.1",
    )
    open_sleeve(sheet, outline, mouth, (_SILK, _WINE, "#3a0c20"), folds=folds, line=DARK)
    bare_arm(sheet, spots("400,580,1.1 408,540,1 408,496,0.84"), 46, _GREEN, _MOSS, mouth=mouth)
    cords = [spots("398,556,0.2 402,528,1 400,500,0.2"), spots("416,552,0.2 418,530,0.8 414,508,0.2")]
    inked(sheet, cords, 5, _MOSS)
    palm = spots("-22,40 -30,10 -26,-18 -6,-30 20,-24 30,2 24,38")
    fingers = [
        spots("22,-10 36,-42 28,-70 14,-82"),
        spots("10,-20 16,-58 0,-86 -20,-92"),
        spots("-4,-24 -8,-62 -28,-82 -48,-78"),
    ]
    claw(sheet, palm, fingers, 18, _GREEN, _MOSS, "#e6dfb4", placed=pose(406, 470), nail=1.2)


def _pinch(sheet: Sheet) -> None:
    """Print forefinger and thumb, which meet over the edge of the skin."""
    flesh = Flesh(_GREEN, _MOSS, "#e6dfb4")
    at = pose(406, 470)
    gripping(sheet, [spots("-8,26 -34,28 -52,12 -58,-10")], 20, flesh, at, nail=0.9)
    gripping(sheet, [spots("-12,-14 -32,-52 -54,-50 -60,-26")], 18, flesh, at, nail=1.1)
    knuckles(sheet, spots("-20,18 0,10 16,20 12,36 -8,38 -20,34"), flesh, at)
    shade(sheet, sheet.plate().fill(at(spots("-18,-17 -4,-21 4,-8 0,6 -14,0"))).mask, _GREEN, grain=0.12)


def _brush(sheet: Sheet) -> None:
    """Print the hand with which she has just painted the lips, and its sleeve."""
    at = pose(118, 578, turn=0.42)
    shaft = sheet.plate().brush(at(spots("0,72,1 0,-66,0.9")), 13, dry=0, taper=(0, 0), wob=0)
    carve(sheet, shaft, "#8a5a30", rim=2.4)
    carve(sheet, sheet.plate().fill(polygon(at(spots("-9,-58 9,-58 8,-76 -8,-76")))), "#d8a848", rim=2)
    hair = sheet.plate().fill(at(spots("-9,-74 9,-74 12,-92 2,-128 -11,-94")))
    mask = carve(sheet, hair, "#efe2cc", rim=2.2)
    shade(sheet, sheet.plate().fill(at(spots("-20,-96 0,-100 20,-94 10,-134 -12,-134"))).mask * mask, "#c02434")
    outline = spots("54,578 36,600 22,650 20,740 130,740 126,690 110,656 94,634")
    mouth = (75.0, 606.0, 33.0, 15.0, 0.95)
    open_sleeve(
        sheet,
        outline,
        mouth,
        ("#d4687a", _WINE, "#3a0c20"),
        folds=("52,622,0.2 46,670,1 52,726,0.2", "82,646,0.2 94,684,1 92,726,0.2"),
    )
    bare_arm(sheet, spots("73,608,1 86,598,0.9 94,592,0.85"), 32, _FAIR, _ROSY, mouth=mouth)
    _dainty_fingers(sheet, at)


def _dainty_fingers(sheet: Sheet, at: Placing) -> None:
    """Print her fingers round the brush: three bent about it, the little one off it, the thumb along it."""
    flesh = Flesh(_FAIR, _ROSY, "#c02434")
    palm = carve(sheet, sheet.plate().fill(at(spots("-40,26 -34,4 -20,-10 0,-12 10,6 6,30 -16,40"))), _FAIR, rim=2.4)
    shade(sheet, turned_away(sheet, palm, 8, 6), _ROSY)
    for finger, width in (
        ("-22,28 2,34 22,26", 11),
        ("-24,20 4,22 14,28", 14),
        ("-24,8 6,8 15,14", 16),
        ("-22,-4 6,-8 16,0", 15),
    ):
        gripping(sheet, [spots(finger)], width, flesh, at, nail=0)
    knuckles(sheet, spots("-38,22 -32,4 -22,-6 -14,0 -14,26 -22,34"), flesh, at)
    gripping(sheet, [spots("-30,0 -14,-20 2,-30")], 14, flesh, at, nail=0)
    knuckles(sheet, spots("-38,8 -34,-4 -26,-8 -20,-2 -26,10"), flesh, at)
