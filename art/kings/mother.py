"""The mother of ghosts."""

from __future__ import annotations

from math import sin
from typing import Final

from art.ghosts.limbs import Placing, carve, inked, locks, pose, shade, spots, turned_away, where
from art.ghosts.talons import Flesh, gripping, knuckles
from art.kings.masks import DARK
from art.kit.base import SCALE, blur
from art.kit.geometry import polygon
from art.kit.media import ink
from art.kit.sheet import Sheet

_PALE, _DIM = "#ece3d6", "#a693a2"
_ROBE, _NIGHT, _LIT = "#5c3358", "#26122c", "#85527c"
_GOLD, _BRONZE = "#dcaa4c", "#7a4a20"
_RED, _WINE = "#b3241c", "#5c0e14"
_HEAD = pose(212, 226, turn=0.16, k=1.06)
_BROOD = ((74, 418, 34, -0.2), (60, 522, 38, 0.1), (388, 446, 34, 0.2), (408, 544, 36, -0.1))
"""Where her children look out from under her hair: x, y, size and lean."""


def ghost_mother(sheet: Sheet) -> None:
    """A mother bends over the child at her breast; it smiles with too many teeth, and more look out of her hair."""
    _cloak_of_hair(sheet)
    for child in _BROOD:
        _child(sheet, pose(*child[:2], turn=child[3], k=child[2] / 40), awake=child[2] != 38)
    _robe(sheet)
    _face(sheet)
    _parted_hair(sheet)
    _bundle(sheet)


def _cloak_of_hair(sheet: Sheet) -> None:
    """Print hair that stands about her like a cave."""
    outer = spots(
        "212,84 138,100 92,170 70,270 40,380 26,500 30,620 20,740 440,740 444,620 452,500 420,390 366,300 336,180 "
        "288,104"
    )
    mask = carve(sheet, sheet.plate().fill(outer), "#1b1424", rim=3.4, line="#8a6aa4", grain=0.2)
    strands = []
    for i in range(15):
        t = (i - 7) / 7
        fall = [(222 + 180 * t, 430 + 20 * sin(i), 0.9), (222 + 200 * t, 710, 0.2)]
        strands.append([(212 + 10 * t, 104, 0.3), (212 + 110 * t, 200, 1), *fall])
    inked(sheet, strands, 6, "#4c3a66", within=mask)


def _child(sheet: Sheet, at: Placing, *, awake: bool) -> None:
    """Print a child's head, 40 units to its cheek, peering out: one tuft, round cheeks, eyes that shine or are shut."""
    ears = sheet.plate().disc(*where(at, -38, 8), 9, ry=12).disc(*where(at, 38, 8), 9, ry=12)
    carve(sheet, ears, "#9c86a0", rim=2.6, line="#0c0810")
    head = spots("0,-40 -26,-34 -40,-8 -36,20 -18,38 0,42 18,38 36,20 40,-8 26,-34")
    mask = carve(sheet, sheet.plate().fill(at(head)), "#cdbfcc", rim=3, line="#0c0810")
    shade(sheet, turned_away(sheet, mask, 16, 4), "#7c6682")
    tuft = sheet.plate().brush(at(spots("-10,-36,1 0,-56,1 14,-62,0.1")), 17, dry=0, taper=(0, 0.1))
    tuft.brush(at(spots("4,-38,1 14,-50,0.8 26,-50,0.1")), 13, dry=0, taper=(0, 0.1))
    sheet.body(tuft.mask, "#140e18")
    lines = []
    if awake:
        eyes = sheet.plate()
        for s in (-1, 1):
            eyes.fill(at(spots("6,4 14,-4 24,-3 27,3 17,8", s)))
        sheet.rim(eyes.mask, "#1c0c22", 2.6)
        sheet.body(blur(eyes.mask, 4 * SCALE), "#f0c850").body(eyes.mask, "#fff0b8")
        maw = sheet.plate().fill(at(spots("-13,18 0,15 13,18 9,30 0,33 -9,30")))
        carve(sheet, maw, "#3a0812", rim=2)
        teeth = sheet.plate()
        for x in (-7, 0, 7):
            teeth.fill(polygon(at([(x - 3, 17), (x + 3, 17), (x, 24)])))
        sheet.body(teeth.mask, "#f6eed6")
        _clutch(sheet, at)
    else:
        lines += [at([(s * 26, 0, 0.3), (s * 16, 6, 1), (s * 6, 0, 0.3)]) for s in (-1, 1)]
        lines += [at(spots("-7,22,0.3 0,26,1 7,22,0.3"))]
    inked(sheet, lines, 5, DARK)
    spot = sheet.plate().disc(*where(at, 0, -20), 4)
    sheet.body(spot.mask, "#b3182a")


def _clutch(sheet: Sheet, at: Placing) -> None:
    """Print the lock of hair over which a child peers, and the small fingers hooked over it."""
    lock = sheet.plate().brush(at(spots("-66,30,0.3 -36,46,1 0,50,1.1 36,46,1 66,32,0.3")), 30, dry=0, taper=(0, 0))
    mask = carve(sheet, lock, "#1b1424", rim=1.6, line="#6c548a")
    strands = ("-58,34,0.2 -20,48,1 30,48,0.8 60,34,0.2", "-50,42,0.2 0,57,1 50,42,0.2")
    inked(sheet, [at(spots(way)) for way in strands], 3.4, "#6c548a", within=mask)
    for s in (-1, 1):
        for x, y, w in ((17, 44, 8.5), (27, 42, 10), (37, 38, 9)):
            finger = sheet.plate().brush(
                at([(s * x, y - 11, 0.9), (s * (x + 1), y, 1), (s * x, y + 11, 0.6)]), w, dry=0
            )
            mask = carve(sheet, finger, "#cdbfcc", rim=2, line="#0c0810")
            shade(sheet, turned_away(sheet, mask, 2.4, 3), "#7c6682")


def _robe(sheet: Sheet) -> None:
    robe = spots("178,326 130,352 104,420 108,520 132,620 116,740 340,740 326,620 346,520 344,420 312,350 262,326")
    mask = carve(sheet, sheet.plate().fill(robe), _ROBE, rim=3.4, grain=0.25)
    shade(sheet, turned_away(sheet, mask, 44, 0), _NIGHT)
    shade(sheet, turned_away(sheet, mask, -8, -4), _LIT)
    collar = sheet.plate().brush(spots("176,330,0.8 206,396,1.1 246,470,0.9"), 32, dry=0, taper=(0, 0))
    collar.brush(spots("266,330,0.8 246,380,1.1 206,440,0.8"), 32, dry=0, taper=(0, 0))
    band = carve(sheet, collar, _GOLD, rim=2.8)
    shade(sheet, turned_away(sheet, band, 9, 7), _BRONZE)
    neck = sheet.plate().brush([(*where(_HEAD, 0, 66), 1), (216, 334, 1.1), (222, 372, 0.4)], 48, dry=0, taper=(0, 0))
    skin = carve(sheet, neck, _PALE, rim=2.8)
    shade(sheet, turned_away(sheet, skin, 18, 14), _DIM)
    folds = (
        "150,590,0.2 160,660,1 150,730,0.2",
        "300,590,0.2 292,660,1 300,730,0.2",
        "224,640,0.2 226,690,1 220,734,0.2",
    )
    inked(sheet, map(spots, folds), 9, "#140a18", within=mask)


def _face(sheet: Sheet) -> None:
    outline = spots("0,-96 -48,-82 -66,-36 -62,14 -46,62 -20,98 0,104 20,98 46,62 62,14 66,-36 48,-82")
    mask = carve(sheet, sheet.plate().fill(_HEAD(outline)), _PALE, rim=3.2, grain=0.08)
    shade(sheet, sheet.plate().fill(_HEAD(spots("20,-100 36,-44 26,4 38,50 10,112 94,100 94,-100"))).mask * mask, _DIM)
    hollows = sheet.plate()
    for s in (-1, 1):
        hollows.fill(_HEAD(spots("6,-2 20,-24 46,-26 58,-4 42,14 18,12", s)))
    sheet.body(ink(hollows.mask, 3, edge=0.6) * mask, "#8c7490")
    lids = [_HEAD(spots("8,2,0.4 30,14,1.3 56,0,0.4", s)) for s in (-1, 1)]
    lids += [_HEAD([(s * a, 10, 0.6), (s * (a + 3), 19, 0.2)]) for s in (-1, 1) for a in (22, 32, 42)]
    lids += [_HEAD(spots("8,-40,0.4 30,-46,1 56,-36,0.2", s)) for s in (-1, 1)]
    lids += [_HEAD(spots("-2,18,0.3 -8,36,1 3,40,0.3"))]
    inked(sheet, lids, 7, DARK)
    tears = [_HEAD(spots("-32,18,0.6 -36,50,1 -33,92,0.4")), _HEAD(spots("32,18,0.6 34,50,1 31,92,0.4"))]
    inked(sheet, tears, 7, "#b3182a", within=mask)
    lips = sheet.plate().fill(_HEAD(spots("-26,62 -10,58 0,61 10,58 26,62 12,74 0,77 -12,74")))
    carve(sheet, lips, "#a8182a", rim=1.8)
    inked(sheet, [_HEAD(spots("-32,58,0.2 -12,66,1 0,67,1 12,66,1 32,58,0.2"))], 4, "#3a0610")
    mark = sheet.plate().fill(_HEAD(spots("0,-78 8,-64 0,-46 -8,-64")))
    sheet.body(mark.mask, "#b3182a")


def _parted_hair(sheet: Sheet) -> None:
    """Print the hair at her temples, and the gold that holds it."""
    strands = []
    for i in range(7):
        for s in (-1, 1):
            line = [(2 * s, -106 + i, 1), (s * (34 + 4 * i), -90 + 4 * i, 1.1), (s * (64 + 4 * i), -30 + 6 * i, 1)]
            strands.append(_HEAD([*line, (s * (66 + 7 * i), 60 + 8 * i, 0.8), (s * (60 + 9 * i), 130 + 10 * i, 0.05)]))
    locks(sheet, strands, 21, "#17101f", sheen="#6c548a")
    for x, y in ((-40, -132), (40, -132), (0, -150)):
        loop = sheet.plate().disc(*where(_HEAD, x, y), 36, ry=30)
        mask = carve(sheet, loop, "#17101f", rim=2.2, line="#6c548a")
        cx, cy = where(_HEAD, x, y)
        rings = [[(cx - 26, cy + 7 * i, 0.2), (cx, cy - 14 + 8 * i, 1), (cx + 26, cy + 7 * i, 0.2)] for i in range(3)]
        inked(sheet, rings, 3.4, "#6c548a", within=mask)
    pins = sheet.plate()
    for s in (-1, 1):
        pins.brush(_HEAD(spots("30,-112,0.8 74,-132,1 108,-126,0.7", s)), 10, dry=0, taper=(0, 0))
        pins.disc(*where(_HEAD, s * 110, -124), 10)
        for i in range(5):
            pins.disc(*where(_HEAD, s * (112 - i), -106 + 13 * i), 5)
    pins.fill(_HEAD(spots("0,-136 -22,-122 -46,-128 -30,-108 0,-102 30,-108 46,-128 22,-122")))
    mask = carve(sheet, pins, _GOLD, rim=2.6)
    shade(sheet, turned_away(sheet, mask, 4, 5), _BRONZE)
    gems = sheet.plate().disc(*where(_HEAD, 0, -118), 8)
    carve(sheet, gems, "#c8321f", rim=1.6)


def _bundle(sheet: Sheet) -> None:
    """Print the child in its red cloth, and the hands that hold it."""
    cloth = spots("132,470 104,520 112,590 160,640 236,656 310,636 350,580 344,520 306,478 250,500 190,490")
    mask = carve(sheet, sheet.plate().fill(cloth), _RED, rim=3.6, grain=0.25)
    shade(sheet, turned_away(sheet, mask, 26, 22), _WINE)
    folds = (
        "140,500,0.2 190,570,1 276,620,0.2",
        "330,520,0.2 290,590,1 220,630,0.2",
        "126,560,0.2 160,600,1 200,620,0.2",
    )
    inked(sheet, map(spots, folds), 9, "#2c060a", within=mask)
    at = pose(206, 510, turn=-0.24, k=1.5)
    hood = sheet.plate().disc(*where(at, 0, -2), 72, ry=70)
    mask = carve(sheet, hood, _RED, rim=3.4, grain=0.25)
    shade(sheet, turned_away(sheet, mask, 16, 10), _WINE)
    border = sheet.plate().disc(*where(at, 0, 0), 62, ry=62)
    carve(sheet, border, _GOLD, rim=2.4)
    _child(sheet, at, awake=False)
    grin = sheet.plate().fill(at(spots("-24,14 0,22 24,14 16,32 0,37 -16,32")))
    carve(sheet, grin, "#3a0812", rim=2.4)
    teeth = sheet.plate()
    for i in range(6):
        x, dip = -17 + i * 6.8, 4 - abs(i - 2.5) * 1.5
        teeth.fill(polygon(at([(x - 3.2, 15 + dip), (x + 3.2, 15 + dip), (x, 24 + dip)])))
        if 0 < i < 5:
            teeth.fill(polygon(at([(x - 3, 34 + dip * 0.4), (x + 3, 34 + dip * 0.4), (x, 26 + dip)])))
    sheet.body(teeth.mask, "#f6eed6")
    _under(sheet)
    _beside(sheet)


_HAND: Final = Flesh(_PALE, _DIM, "#8e1420", DARK)
_HOOKED: Final = (
    spots("222,672 214,644 200,622 188,612"),
    spots("248,676 242,640 226,610 206,594"),
    spots("276,674 274,634 258,600 236,582"),
    spots("304,664 306,624 292,592 270,574"),
)
"""The fingers that carry the child, from the little one on: up round the bundle from below."""
_CRADLING: Final = (
    spots("94,600 114,600 132,606 142,620"),
    spots("90,574 116,568 142,576 154,594"),
    spots("90,546 116,532 146,536 160,554"),
    spots("94,518 114,498 142,496 158,510"),
)
"""The fingers that cradle its head, from the little one on: round the hood from the left."""


def _under(sheet: Sheet) -> None:
    """Print the hand that bears the weight: the palm under the bundle, fingers hooked up over the wrapped edge."""
    flap = spots("108,566 150,606 232,630 316,604 348,540 356,580 312,638 236,658 160,642 112,594")
    edge = carve(sheet, sheet.plate().fill(flap), _WINE, rim=2.6, grain=0.2)
    inked(sheet, [spots("150,618,0.2 220,646,1 300,630,0.2")], 5, "#2c060a", within=edge)
    trim = sheet.plate().brush(spots("108,568,0.6 150,607,1 232,631,1 316,605,1 348,542,0.6"), 11, dry=0, taper=(0, 0))
    shade(sheet, turned_away(sheet, carve(sheet, trim, _GOLD, rim=2.2), 3, 5), _BRONZE)
    thumb = spots("346,662 356,626 350,596 338,574")
    gripping(sheet, [thumb], 25, _HAND, pose(0, 0), 1.2)
    palm = spots("402,668 366,640 340,648 300,656 226,658 206,670 222,692 290,708 350,710 398,706")
    mask = carve(sheet, sheet.plate().fill(palm), _PALE, rim=2.8, grain=0.1)
    shade(sheet, turned_away(sheet, mask, 0, 13), _DIM)
    gripping(sheet, _HOOKED, 23, _HAND, pose(0, 0), 1.4)
    knuckles(sheet, spots("212,670 226,662 262,664 320,656 346,662 340,684 290,690 226,682"), _HAND, pose(0, 0))
    tendons = ("222,664,0.9 240,676,0.7 280,684,0.1", "248,666,0.9 268,676,0.7 306,680,0.1")
    inked(sheet, [spots(way) for way in (*tendons, "276,664,0.9 298,672,0.7 330,676,0.1")], 4, _DIM)
    _sleeve(
        sheet,
        "378,630 410,608 452,636 490,740 320,740 346,726 372,716 384,674",
        "380,628,0.8 388,672,1 372,718,0.8",
        ("398,650,0.2 424,690,1 430,740,0.2", "394,700,0.2 400,720,1 396,742,0.2"),
    )


def _beside(sheet: Sheet) -> None:
    """Print the hand that cradles the child's head, its wrist out of the other sleeve."""
    back = spots("104,498 120,520 112,552 116,584 112,612 114,660 72,660 66,610 66,560 80,516")
    mask = carve(sheet, sheet.plate().fill(back), _PALE, rim=2.8, grain=0.1)
    shade(sheet, turned_away(sheet, mask, -9, 0), _DIM)
    gripping(sheet, _CRADLING, 21, _HAND, pose(0, 0), 1.4)
    knuckles(sheet, spots("82,520 98,508 104,530 100,570 104,606 84,624 74,570"), _HAND, pose(0, 0))
    tendons = ("104,516,0.9 94,540,0.7 88,580,0.1", "102,544,0.9 94,566,0.7 90,600,0.1", "102,572,0.9 96,592,0.1")
    inked(sheet, map(spots, tendons), 4, _DIM)
    _sleeve(
        sheet,
        "54,640 92,656 130,638 158,690 176,740 0,740 24,690",
        "52,638,0.8 92,656,1 132,636,0.8",
        ("76,668,0.2 62,700,1 54,740,0.2", "104,670,0.2 110,706,1 122,740,0.2"),
    )


def _sleeve(sheet: Sheet, outline: str, border: str, folds: tuple[str, ...]) -> None:
    """Print a wide sleeve, the gold border at its mouth, and its folds."""
    mask = carve(sheet, sheet.plate().fill(spots(outline)), _ROBE, rim=3.4, grain=0.25)
    shade(sheet, turned_away(sheet, mask, 26, 10), _NIGHT)
    shade(sheet, turned_away(sheet, mask, -6, -4), _LIT)
    inked(sheet, map(spots, folds), 9, "#140a18", within=mask)
    band = carve(sheet, sheet.plate().brush(spots(border), 14, dry=0, taper=(0, 0), wob=0.01), _GOLD, rim=2.4)
    shade(sheet, turned_away(sheet, band, 3, 5), _BRONZE)
