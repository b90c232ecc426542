"""The ghost that wanders by night."""

from __future__ import annotations

from art.ghosts.fists import backhand, closed
from art.ghosts.garb import bare_arm, open_sleeve
from art.ghosts.gong import gong
from art.ghosts.lantern import lantern
from art.ghosts.limbs import DARK, carve, inked, limb, locks, pose, shade, spots, turned_away, where
from art.ghosts.talons import Flesh
from art.kit.base import SCALE, blur
from art.kit.geometry import polygon
from art.kit.media import ink
from art.kit.sheet import Sheet

_CLOTH, _DIM, _WARM = "#8ba3ad", "#3c5868", "#f0d9a4"
_CAPE, _NIGHT, _LINE, _LINING = "#31495a", "#182a38", "#101c26", "#2c4656"
_FELT, _HAIR = "#232c3a", "#11151d"
_RED, _GORE = "#b8321f", "#66141a"
_SKIN, _ASHEN = "#d5d8bc", "#5d7070"
_FLESH = Flesh(_SKIN, _ASHEN, "#7a7a60")
_LAMP = (92.0, 392.0)
_GRIP, _LEAN = (160.0, 318.0), -0.5
"""Where he holds the pole, and how it leans."""
_HEAD = pose(240, 276, turn=-0.1, k=1.1)


def night_wanderer(sheet: Sheet) -> None:
    """A watchman who never slept strides into the wind with lantern and gong: headcloth, hair, cape and sash fly."""
    x, y = _LAMP
    sheet.body(blur(sheet.plate().disc(x, y, 170).mask, 40 * SCALE) * 0.75, "#f2c46c")
    with sheet.at(20, -12, 1):
        _cape(sheet)
        _legs(sheet)
        _skirts(sheet)
        _sash_ends(sheet)
        _coat(sheet)
        _blown_hair(sheet)
        _head(sheet)
    _gong_arm(sheet)
    _lamp_arm(sheet)
    lantern(sheet, _LAMP, where(pose(*_GRIP, turn=_LEAN), -2, -138))


def _cape(sheet: Sheet) -> None:
    """Print the cape behind him: two ragged layers that the wind tears out to the side."""
    for outline, tint, dim in (
        (
            "230,344 330,330 392,356 440,344 488,372 460,386 492,420 452,428 486,476 446,478 474,534 430,528 440,580 "
            "396,560 384,604 350,566 300,520 240,420",
            _NIGHT,
            "#0f1c28",
        ),
        (
            "226,346 310,330 356,352 398,380 444,388 420,404 440,444 404,448 420,506 382,500 384,556 350,530 330,574 "
            "300,520 250,430",
            _CAPE,
            _NIGHT,
        ),
    ):
        mask = carve(sheet, sheet.plate().fill(polygon(spots(outline))), tint, rim=3.2, line=_LINE, grain=0.3)
        shade(sheet, turned_away(sheet, mask, -9, 12), dim)
    folds = (
        "290,352,0.2 350,384,1 404,440,0.2",
        "280,372,0.2 336,430,0.9 372,506,0.1",
        "330,352,0.2 380,370,0.7 424,392,0.1",
    )
    inked(sheet, map(spots, folds), 6, _LINE)


def _legs(sheet: Sheet) -> None:
    """Print his legs in full stride: baggy trousers, shins wound with cloth, straw sandals."""
    for thigh, shin, foot in (
        (
            "264,520 318,530 356,576 366,612 350,634 318,624 288,600 252,570",
            "344,612,1.15 380,638,0.9 412,664,0.66",
            "398,668 412,648 428,660 424,690 412,716 388,728 378,722 396,700",
        ),
        (
            "206,510 270,540 256,586 208,620 168,626 146,606 156,568",
            "166,604,1.2 142,648,0.92 126,688,0.7",
            "112,680 142,684 144,708 136,718 62,720 54,710 80,698",
        ),
    ):
        sole = carve(sheet, sheet.plate().fill(spots(foot)), _SKIN, rim=2.6)
        shade(sheet, turned_away(sheet, sole, 9, 6), _ASHEN)
        wound = carve(sheet, limb(sheet, spots(shin), 38), "#d9cfb2", rim=2.8)
        shade(sheet, turned_away(sheet, wound, 12, 2), "#8c8468")
        (kx, ky, _), _, (fx, fy, _) = spots(shin)
        turns = []
        for i in range(1, 6):
            x, y = kx + (fx - kx) * i / 5.4, ky + (fy - ky) * i / 5.4
            turns.append([(x - 20, y + 2, 0.4), (x, y + 5, 1), (x + 18, y - 6, 0.4)])
        inked(sheet, turns, 3, "#4c4632", within=wound)
        mask = carve(sheet, sheet.plate().fill(spots(thigh)), "#52707e", rim=3, grain=0.25)
        shade(sheet, turned_away(sheet, mask, 16, 8), _CAPE)
        shade(sheet, turned_away(sheet, mask, -6, -2), _WARM)
    straps = (
        "70,710,0.8 96,702,1 114,708,0.8",
        "96,718,0.6 106,700,1 124,688,0.6",
        "388,716,0.8 406,702,1 422,696,0.8",
    )
    inked(sheet, map(spots, straps), 5, "#6a4a22")
    toes = ("66,706,0.3 62,716,1", "76,703,0.3 72,716,1", "390,716,0.3 386,724,1")
    inked(sheet, map(spots, toes), 3)


def _skirts(sheet: Sheet) -> None:
    """Print the skirts of his coat, layer over layer, split for the stride and torn by the wind."""
    for outline, tint, dim in (
        (
            "248,476 304,470 352,520 404,556 386,566 420,604 378,596 380,630 340,602 322,626 296,590 262,560",
            _DIM,
            _CAPE,
        ),
        (
            "206,474 284,474 304,520 338,560 318,564 322,594 292,580 276,606 262,580 242,600 232,570 206,586 206,556 "
            "178,562 192,520",
            _CLOTH,
            _DIM,
        ),
    ):
        mask = carve(sheet, sheet.plate().fill(polygon(spots(outline))), tint, rim=3.2, line=_LINE, grain=0.25)
        shade(sheet, turned_away(sheet, mask, 12, 9), dim)
        facets = sheet.plate().fill(spots("262,480 276,520 300,556 288,590 266,550 256,520"))
        facets.fill(spots("226,490 234,530 222,580 208,586 214,540")).fill(spots("330,530 356,556 380,590 356,584"))
        shade(sheet, facets.mask * mask, dim)
        shade(sheet, turned_away(sheet, mask, -7, -2), _WARM)
    inked(sheet, map(spots, ("248,492,0.2 258,550,1 262,598,0.1", "204,500,0.2 200,526,0.8 194,550,0.1")), 4.4, _LINE)


def _sash_ends(sheet: Sheet) -> None:
    for end, fold in (
        (
            "254,488 276,486 300,520 340,548 360,588 404,606 380,614 384,634 346,614 318,576 284,550 260,520",
            "270,500,0.3 310,544,1 346,590,0.8 380,608,0.1",
        ),
        (
            "244,490 264,492 272,536 266,574 288,612 284,648 268,630 252,640 246,602 236,570 246,530",
            "256,500,0.3 258,544,1 254,580,0.8 270,626,0.1",
        ),
    ):
        red = carve(sheet, sheet.plate().fill(polygon(spots(end))), _RED, rim=2.8, line=_LINE)
        shade(sheet, turned_away(sheet, red, 6, 7), _GORE)
        inked(sheet, [spots(fold)], 3.6, "#3a0c0c", within=red)


def _coat(sheet: Sheet) -> None:
    """Print the coat, bent into the wind, its collar crossed and tucked under the red sash."""
    coat = "222,340 196,358 180,396 188,440 198,490 292,490 304,440 334,404 330,362 290,336"
    mask = carve(sheet, sheet.plate().fill(spots(coat)), _CLOTH, rim=3.4, line=_LINE, grain=0.25)
    shade(sheet, sheet.plate().fill(spots("262,330 276,390 262,440 276,500 340,500 350,330")).mask * mask, _DIM)
    shade(sheet, turned_away(sheet, mask, -9, -3), _WARM)
    chest = carve(sheet, sheet.plate().fill(spots("208,340 212,384 240,452 266,390 288,336")), _SKIN, rim=2.4)
    shade(sheet, chest, _ASHEN)
    shade(
        sheet, sheet.plate().fill(spots("200,330 224,352 240,346 238,400 244,452 216,420 196,370")).mask * chest, _SKIN
    )
    ribs = (
        "214,362,0.3 228,358,1 238,366,0.3",
        "266,362,0.3 252,358,1 242,366,0.3",
        "240,368,0.5 241,440,0.9",
        "216,384,0.2 226,378,1 236,384,0.3",
        "222,402,0.2 229,396,1 237,402,0.3",
        "264,384,0.2 254,378,1 245,384,0.3",
        "258,402,0.2 252,397,1 245,402,0.3",
        "229,420,0.2 233,415,1 238,420,0.3",
    )
    inked(sheet, map(spots, ribs), 3.6, within=chest)
    for way in ("294,336,0.8 276,384,1 244,440,1 216,478,0.8", "214,334,0.7 216,386,1 241,440,1 272,478,0.8"):
        band = carve(sheet, sheet.plate().brush(spots(way), 22, dry=0, taper=(0.06, 0), wob=0.01), "#c6d2d2", rim=2.4)
        shade(sheet, turned_away(sheet, band, 7, 5), "#64808c")
    sash = sheet.plate().brush(spots("194,476,1 244,488,1.1 298,476,1"), 32, dry=0, taper=(0, 0), wob=0.01)
    sash.fill(spots("246,468 262,462 276,470 278,490 266,502 250,498 242,484"))
    red = carve(sheet, sash, _RED, rim=2.8, line=_LINE)
    shade(sheet, turned_away(sheet, red, 5, 8), _GORE)
    creases = (
        "202,476,0.2 224,486,1 244,486,0.2",
        "252,472,0.2 262,482,1 264,496,0.2",
        "276,484,0.2 290,480,1 296,474,0.2",
    )
    inked(sheet, map(spots, creases), 3.6, "#3a0c0c", within=red)


def _blown_hair(sheet: Sheet) -> None:
    strands = []
    for i in range(13):
        t = i / 12
        root = [(18 + 18 * t, -50 + 4 * i, 1), (54, -40 + 7 * i, 1.1)]
        tip = [
            (98 + 6 * (i % 3), -34 + 7 * i + 10 * (i % 2), 0.8),
            (140 + 22 * ((i * 5) % 4), -28 + 9 * i - 14 * (i % 2), 0.03),
        ]
        strands.append(_HEAD([*root, *tip]))
    locks(sheet, strands, 22, _HAIR, sheen="#4c5a6c")


def _head(sheet: Sheet) -> None:
    """Print a gaunt face lit by the lantern, eyes that have never shut."""
    at = _HEAD
    neck = carve(sheet, sheet.plate().brush([(*where(at, 2, 40), 1), (242, 362, 1.2)], 36, dry=0, taper=(0, 0)), _SKIN)
    shade(sheet, turned_away(sheet, neck, 18, 0), _ASHEN)
    shade(sheet, sheet.plate().fill(spots("226,350 241,350 241,370 222,370")).mask, _SKIN)
    shade(sheet, sheet.plate().fill(spots("241,350 258,350 266,370 241,370")).mask, _ASHEN)
    face = spots("-34,-44 -8,-58 24,-46 36,-14 32,18 20,44 10,72 -10,76 -26,46 -40,14 -42,-16")
    mask = carve(sheet, sheet.plate().fill(at(face)), _SKIN, rim=2.6)
    shadow = spots("4,-70 2,-30 8,-6 0,20 8,44 -2,84 60,60 60,-60")
    shade(sheet, sheet.plate().fill(at(shadow)).mask * mask, _ASHEN)
    shade(sheet, sheet.plate().fill(at(spots("-50,-70 50,-70 40,-34 0,-28 -44,-36"))).mask * mask, "#33454c")
    hollows, whites, pupils = sheet.plate(), sheet.plate(), sheet.plate()
    for s in (-1, 1):
        x, y = where(at, s * 18 - 3, -8)
        socket = ((4, -4), (10, -24), (30, -24), (38, -4), (28, 10), (12, 10))
        hollows.fill(at([(s * a - 3, b) for a, b in socket]))
        whites.disc(x, y, 7.5)
        pupils.disc(x - 1, y, 2.6)
        hollows.fill(at(spots("30,16 34,30 18,56 18,34", s)))
        hollows.fill(at([(s * 2 - 4, 16), (s * 7 - 4, 18), (s * 6 - 4, 28), (s * 2 - 4, 26)]))
    sheet.body(ink(hollows.mask, 3, edge=0.6) * mask, "#1c262c")
    sheet.body(blur(whites.mask, 5 * SCALE), "#f0c860").body(whites.mask, "#fff4c0").body(pupils.mask, "#8e1a14")
    inked(sheet, [at(spots("-22,46,0.3 -2,42,1 18,46,0.3"))], 5, DARK)
    inked(sheet, [at([(a, 42, 0.4), (a, 52, 0.8)]) for a in (-14, -7, 0, 7)], 3, DARK)
    ear = carve(sheet, sheet.plate().fill(at(spots("34,-14 46,-20 48,2 40,18 32,14"))), _ASHEN, rim=2.2)
    inked(sheet, [at(spots("38,-10,0.3 43,0,1 38,8,0.3"))], 3, within=ear)
    sides = [
        at(spots(way)) for way in ("36,-50,1 42,-8,0.9 38,34,0.7 60,80,0.03", "-40,-50,0.8 -44,-10,0.8 -36,24,0.05")
    ]
    locks(sheet, sides, 13, _HAIR)
    _headcloth(sheet)


def _headcloth(sheet: Sheet) -> None:
    """Print the black cloth bound over brow and topknot, and the red bands round both, whose tails fly."""
    at = _HEAD
    tails = (
        "22,-112 46,-134 78,-126 104,-144 138,-132 118,-124 126,-112 100,-116 76,-104 48,-110 24,-100",
        "20,-106 48,-104 70,-88 100,-96 128,-80 108,-76 112,-62 86,-70 62,-70 40,-88 18,-96",
    )
    for tail in tails:
        red = carve(sheet, sheet.plate().fill(polygon(at(spots(tail)))), _RED, rim=2.4, line=_LINE)
        shade(sheet, turned_away(sheet, red, 2, 7), _GORE)
    for shape in (
        "0,-92 -12,-112 -6,-132 12,-140 30,-132 34,-114 24,-94",
        "-45,-34 -54,-58 -44,-86 -16,-104 18,-102 44,-84 54,-54 48,-22 38,-32 0,-48 -30,-44",
    ):
        cloth = carve(sheet, sheet.plate().fill(at(spots(shape))), _FELT, rim=3, line=_LINE)
        shade(sheet, turned_away(sheet, cloth, 16, 2), "#121822")
        shade(sheet, turned_away(sheet, cloth, -7, -4), "#8c7e6c")
        folds = (
            "-34,-54,0.1 -20,-80,1 8,-96,0.2",
            "0,-54,0.1 14,-80,0.9 20,-98,0.2",
            "6,-112,0.2 12,-126,1 24,-132,0.1",
        )
        inked(sheet, [at(spots(fold)) for fold in folds], 4, "#0b0f16", within=cloth)
    for way, width in (
        ("-48,-40,0.9 -28,-52,1 4,-56,1.05 34,-48,1 52,-34,0.9", 15),
        ("-4,-98,0.9 12,-102,1 27,-98,0.9", 13),
    ):
        band = sheet.plate().brush(at(spots(way)), width, dry=0, taper=(0, 0), wob=0.01)
        red = carve(sheet, band, _RED, rim=2.2, line=_LINE)
        shade(sheet, turned_away(sheet, red, 10, 4), _GORE)
    jade = carve(sheet, sheet.plate().disc(*where(at, -10, -54), 8, ry=9), "#d8a83c", rim=2.2, line=_LINE)
    shade(sheet, turned_away(sheet, jade, 4, 3), "#7c5418")


def _pole(sheet: Sheet) -> None:
    """Print the long bamboo pole that reaches up and out of his hand."""
    at = pose(*_GRIP, turn=_LEAN)
    pole = sheet.plate().brush(at(spots("-2,-142,0.7 0,-60,0.9 0,82,1.1")), 14, dry=0, taper=(0, 0), wob=0.01)
    mask = carve(sheet, pole, "#7a4a2c", rim=2.6)
    shade(sheet, turned_away(sheet, mask, 5, 3), "#3e2218")
    rings = [at(spots(text)) for text in ("-7,-96,0.4 7,-94,1", "-7,-56,0.4 7,-54,1", "-7,64,0.4 7,66,1")]
    inked(sheet, rings, 4, within=mask)


def _joined(sheet: Sheet, way: str, width: float, *, dim: float = 0.0) -> None:
    """Take away the line between a forearm and the wrist of the hand drawn over it."""
    mask = sheet.plate().brush(spots(way), width - 3, dry=0, taper=(0, 0), wob=0.01).mask
    shade(sheet, mask, _SKIN, grain=0.12)
    shade(sheet, turned_away(sheet, mask, dim, 0), _ASHEN)


def _lamp_arm(sheet: Sheet) -> None:
    """Print the arm that lifts the lantern's pole: elbow bent, the forearm grows from the mouth of its wide sleeve."""
    lip = "210,403 206,422 190,437 167,440 148,430"
    lining = sheet.plate().fill(spots(f"{lip} 149,410 164,396 184,388 203,391"))
    shade(sheet, turned_away(sheet, carve(sheet, lining, _LINING, rim=3, line=_LINE), -9, -7), _NIGHT)
    _pole(sheet)
    forearm = spots("161,352,0.8 163,372,0.92 169,394,1.22 176,416,1.36 184,446,1.3")
    closed(sheet, pose(*_GRIP, turn=_LEAN, k=0.84, side=-1), _FLESH, forearm, width=34)
    shade(sheet, turned_away(sheet, limb(sheet, forearm, 31).mask, 12, 0) * (sheet.down() > 362), _ASHEN)
    sinews = ("157,366,0.2 159,384,0.9 166,410,0.1", "150,394,0.1 153,408,0.8 160,422,0.1")
    inked(sheet, map(spots, sinews), 2.8, _ASHEN)
    _lamp_sleeve(sheet, lip)


def _lamp_sleeve(sheet: Sheet, lip: str) -> None:
    """Print the sleeve from shoulder to elbow and on to its near ``lip``; what is too wide of it hangs, blown back."""
    cloth = spots(
        f"240,350 228,341 215,347 208,366 208,388 {lip} 148,450 156,470 172,484 168,512 178,550 193,528 207,562 "
        "217,526 232,518 234,478 241,436 244,390"
    )
    mask = carve(sheet, sheet.plate().fill(cloth), _CLOTH, rim=3.2, line=_LINE)
    tail = sheet.plate().fill(spots("172,484 200,480 222,450 240,400 262,380 262,560 160,560"))
    shade(sheet, tail.mask * mask, _DIM)
    shade(sheet, turned_away(sheet, mask, -7, -2) * (sheet.down() > 440), _WARM)
    folds = (
        "211,408,0.9 210,432,0.9 192,462,0.1",
        "214,412,0.8 220,436,0.7 212,468,0.1",
        "222,358,0.1 229,388,0.9 226,424,0.1",
        "178,484,0.8 196,482,1 214,464,0.1",
        "192,490,0.2 190,508,0.8 192,520,0.1",
        "214,480,0.2 212,504,0.8 210,532,0.1",
    )
    inked(sheet, map(spots, folds), 6, _LINE, within=mask)
    hem = carve(sheet, sheet.plate().brush(spots(lip), 10, dry=0, taper=(0, 0), wob=0.01), "#c6d2d2", rim=2.4)
    shade(sheet, turned_away(sheet, hem, 3, 4), "#64808c")


def _gong_arm(sheet: Sheet) -> None:
    """Print the other arm, swung back out of its wide sleeve: on the stick in its fist hangs the gong."""
    cloth = spots(
        "322,342 348,346 374,366 396,388 408,408 398,428 376,438 382,476 370,520 354,504 342,530 330,492 320,470 "
        "316,400"
    )
    mouth = (391.0, 419.0, 25.0, 13.0, -0.85)
    folds = ("340,366,0.2 358,420,1 364,500,0.1", "328,390,0.1 336,440,0.8 344,510,0.1")
    open_sleeve(sheet, cloth, mouth, (_CLOTH, _DIM, _LINING), folds=folds, line=_LINE)
    stick = sheet.plate().brush(spots("368,496,1 420,476,1 468,458,0.9"), 10, dry=0, taper=(0, 0), wob=0.01)
    shade(sheet, turned_away(sheet, carve(sheet, stick, "#a8703c", rim=2.2), 3, 2), "#4c2a18")
    knob = carve(sheet, sheet.plate().disc(364, 498, 11, ry=15, rot=70), "#c8452c", rim=2.4)
    shade(sheet, turned_away(sheet, knob, 6, 5), _GORE)
    gong(sheet)
    bare_arm(sheet, spots("388,416,1.05 404,438,0.92 412,452,0.8"), 36, _SKIN, _ASHEN, mouth=mouth)
    backhand(sheet, pose(422, 474, turn=-1.94, k=0.72), _FLESH, spots("411,453,0.82 404,440,0.88"), width=36)
    _joined(sheet, "410,452,0.8 404,440,0.86 399,432,0.88", 36)
