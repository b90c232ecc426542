"""The two officers of the dead, the White and the Black."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, cos, degrees, pi, sin

from art.anatomy import fist
from art.ghosts.garb import bare_arm, open_sleeve
from art.ghosts.limbs import DARK, Placing, Spots, carve, inked, pose, shade, spots, turned_away, where
from art.kit.base import turned
from art.kit.geometry import curve, polygon
from art.kit.media import cinnabar, ink
from art.kit.sheet import Sheet


@dataclass(frozen=True, slots=True)
class _Officer:
    cloth: str
    dim: str
    lining: str
    skin: str
    ashen: str


_WHITE = _Officer("#f1ece0", "#b3adc6", "#6f6a86", "#f6f1e6", "#c9c1cf")
_BLACK = _Officer("#3a3446", "#17121f", "#0d0a12", "#8b7c95", "#544862")
_TALL = pose(212, 236, turn=0.3, k=1.0)
_STOUT = pose(316, 424, turn=-0.1, k=1.06)
_ROPE = "#c8a468"


def impermanence(sheet: Sheet) -> None:
    """The White, long and laughing, bends over the Black, who is short and stout and has the dead man's chain."""
    _white_gown(sheet)
    _white_head(sheet)
    _fan(sheet)
    _black_gown(sheet)
    _black_head(sheet)
    _chain_arms(sheet)


def _white_gown(sheet: Sheet) -> None:
    gown = spots(
        "170,312 126,330 100,374 92,440 96,520 82,600 56,680 40,740 300,740 280,600 262,500 258,420 250,360 222,316"
    )
    mask = carve(sheet, sheet.plate().fill(gown), _WHITE.cloth, rim=3.4)
    away = sheet.plate().fill(spots("206,320 222,400 206,500 222,600 206,740 330,740 290,330"))
    shade(sheet, away.mask * mask, _WHITE.dim)
    folds = (
        "112,400,0.2 122,470,1 118,530,0.2",
        "150,560,0.2 140,640,1 112,728,0.2",
        "176,560,0.2 184,650,1 178,736,0.2",
        "120,556,0.2 104,620,1 76,690,0.2",
        "214,570,0.2 232,640,1 234,730,0.2",
    )
    inked(sheet, map(spots, folds), 8, "#4c465e", within=mask)
    for text in ("226,318,0.8 214,380,1 168,450,1 122,516,0.7", "164,316,0.8 178,372,1 216,440,1 248,500,0.8"):
        band = sheet.plate().brush(spots(text), 25, dry=0, taper=(0, 0), wob=0.01)
        shade(sheet, turned_away(sheet, carve(sheet, band, "#e2dac8", rim=2.4), 6, 6), _WHITE.dim)
    belt = sheet.plate().brush(spots("94,528,1 160,546,1.1 262,524,1"), 24, dry=0, taper=(0, 0), wob=0.01)
    belt.brush(spots("154,544,1 142,600,0.9 148,654,0.7"), 17, dry=0, taper=(0, 0.1))
    belt.brush(spots("160,544,1 176,596,0.9 172,632,0.7"), 17, dry=0, taper=(0, 0.1))
    twist: list[Spots] = [[(x, 520 + 10 * sin((x - 94) / 53), 0.3), (x + 12, 556, 1)] for x in range(100, 260, 13)]
    twist += [[(138 + (y - 550) * 0.02, y, 0.3), (156, y + 8, 1)] for y in range(566, 650, 12)]
    inked(sheet, twist, 4, "#6a4a20", within=carve(sheet, belt, _ROPE, rim=2.6))
    carve(sheet, sheet.plate().disc(157, 543, 15, ry=13), _ROPE, rim=2.4)


def _hat(sheet: Sheet, at: Placing, who: _Officer, brim: str, shape: Spots, word: str, size: float, mid: float) -> None:
    """Print a tall hat and two words down its front, which lean with it."""
    mask = carve(sheet, sheet.plate().fill(polygon(at(shape))), who.cloth, rim=3)
    shade(sheet, turned_away(sheet, mask, 14, 0), who.dim)
    band = sheet.plate().fill(at(spots("-56,-52 0,-58 56,-52 58,-40 54,-32 0,-38 -54,-32 -58,-40")))
    carve(sheet, band, brim, rim=2.4)
    (ox, oy), (ux, uy) = where(at, 0, 0), where(at, 0, -1)
    x, y = where(at, -3, mid)
    script = sheet.plate().text(word, x, y - size * 0.54, size, upright=True, gap=1.08, bold=1.4)
    mask = turned(script.mask, x, y, -degrees(atan2(ux - ox, oy - uy)))
    if who is _WHITE:
        sheet.lay(cinnabar(mask, 3, 0.1), "#b3182a")
    else:
        sheet.body(ink(mask, 3, edge=0.3), "#e8c060")


def _white_head(sheet: Sheet) -> None:
    at = _TALL
    neck = sheet.plate().brush([(*where(at, -4, 30), 1), (194, 316, 1.05)], 46, dry=0, taper=(0, 0))
    shade(sheet, turned_away(sheet, carve(sheet, neck, _WHITE.skin, rim=2.6), 18, 0), _WHITE.ashen)
    hair = sheet.plate()
    for s in (-1, 1):
        for i in range(3):
            hair.brush(at(spots(f"{44 + 2 * i},-34,1 {56 + 3 * i},10,1 {52 + 9 * i},{66 - 12 * i},0.05", s)), 15, dry=0)
    carve(sheet, hair, "#1b1622", rim=1.2)
    face = sheet.plate().fill(at(spots("0,-58 -36,-50 -50,-14 -44,26 -24,54 0,62 24,54 44,26 50,-14 36,-50")))
    mask = carve(sheet, face, _WHITE.skin, rim=2.8, grain=0.1)
    shade(sheet, turned_away(sheet, mask, 13, 5), _WHITE.ashen)
    sheet.lay(sheet.plate().disc(*where(at, -29, 12), 12).disc(*where(at, 29, 12), 12).mask * mask * 0.55, "#d84a4a")
    lines = [at(spots("38,4,0.3 20,-10,1.1 6,4,0.3", s)) for s in (-1, 1)]
    lines += [at(spots("38,-18,0.3 20,-27,1 7,-20,0.3", s)) for s in (-1, 1)]
    inked(sheet, lines, 8)
    inked(sheet, [at(spots("3,10,0.2 7,18,1 -4,20,0.4")), at(spots("-20,26,0.2 0,22,1 20,26,0.2"))], 5)
    carve(sheet, sheet.plate().fill(at(spots("-22,24 0,28 22,24 15,44 0,50 -15,44"))), "#2c0a14", rim=2)
    sheet.body(sheet.plate().fill(at(spots("-15,28 0,31 15,28 12,34 0,37 -12,34"))).mask, "#fbf6e8")
    lick = [*at(spots("0,40,0.9 -1,62,1")), (200, 322, 1.1), (184, 372, 1.2), (196, 418, 1.1), (226, 436, 0.8)]
    _tongue(sheet, [*lick, (240, 420, 0.35)], 25)
    shape = [(-46, -44), (-37, -206), (37, -206), (46, -44)]
    _hat(sheet, at, _WHITE, "#b3281c", shape, "生財", 56, -124)


def _tongue(sheet: Sheet, way: Spots, width: float) -> None:
    """Print a tongue, with the cut down its middle."""
    plate = sheet.plate().brush(way, width, dry=0, seed=6, taper=(0.02, 0.06), wob=0.01)
    mask = carve(sheet, plate, "#cf2f42", rim=2.2, grain=0.08)
    shade(sheet, turned_away(sheet, mask, width * 0.3, 2), "#8c1428")
    inked(sheet, [[(x, y, 0.8) for x, y, *_ in way[1:-1]]], width * 0.16, "#5c0a18", within=mask)


def _fan(sheet: Sheet) -> None:
    """Print the arm the White lifts out of its cuff, and the palm-leaf fan in it."""
    cloth = spots("132,336 104,348 72,396 34,440 22,500 40,556 84,560 116,520 134,470 146,400")
    folds = ("112,366,0.2 84,430,1 62,500,0.2", "126,400,0.2 108,460,1 88,520,0.2")
    mouth = (52, 446, 36, 17, -0.55)
    open_sleeve(sheet, cloth, mouth, (_WHITE.cloth, _WHITE.dim, _WHITE.lining), folds=folds)
    bare_arm(sheet, spots("54,448,1 62,410,0.95 70,370,0.8"), 31, _WHITE.skin, _WHITE.ashen, mouth=mouth)
    at = pose(74, 340, turn=0.16)
    stem = sheet.plate().brush(at(spots("0,46,1 0,-50,1")), 10, dry=0, taper=(0, 0), wob=0)
    carve(sheet, stem, "#8a5a30", rim=2)
    leaf = at(spots("0,-40 -26,-48 -50,-78 -52,-116 -30,-146 0,-154 30,-146 52,-116 50,-78 26,-48"))
    mask = carve(sheet, sheet.plate().fill(leaf), "#d2ad6c", rim=3)
    shade(sheet, turned_away(sheet, mask, 12, 4), "#94683a")
    ribs = [
        at([(0, -44, 1), (34 * a, -96, 0.8), (50 * a, -148 + 34 * a * a, 0.2)]) for a in (-1, -0.6, -0.2, 0.2, 0.6, 1)
    ]
    inked(sheet, ribs, 4, "#5c3c1c", within=mask)
    fist(sheet, *where(at, 0, 2), 0.62, _WHITE.skin, turn=0.16)


def _black_gown(sheet: Sheet) -> None:
    gown = spots("272,474 230,494 202,550 190,630 182,740 452,740 448,650 438,580 416,520 374,486 330,476")
    mask = carve(sheet, sheet.plate().fill(gown), _BLACK.cloth, rim=3.4)
    away = sheet.plate().fill(spots("322,480 346,560 322,640 346,740 470,740 440,480"))
    shade(sheet, away.mask * mask, _BLACK.dim)
    shade(sheet, turned_away(sheet, mask, -7, -5), "#75698a")
    folds = (
        "258,640,0.2 246,690,1 244,740,0.3",
        "300,650,0.2 296,700,1 300,740,0.3",
        "372,650,0.2 384,700,1 384,740,0.3",
    )
    inked(sheet, map(spots, folds), 8, "#0a070e", within=mask)
    for text in ("352,482,0.8 332,540,1 286,624,0.9", "276,482,0.8 296,540,1 346,624,0.9"):
        band = sheet.plate().brush(spots(text), 21, dry=0, taper=(0, 0), wob=0.01)
        shade(sheet, turned_away(sheet, carve(sheet, band, "#8d819f", rim=2.4), 6, 5), "#544862")
    belt = sheet.plate().brush(spots("192,606,1 310,632,1.05 442,600,1"), 34, dry=0, taper=(0, 0), wob=0.01)
    shade(sheet, turned_away(sheet, carve(sheet, belt, "#9c2a22", rim=2.8), 0, 11), "#5c1214")
    shield = spots("284,600 340,600 346,632 312,660 278,632")
    plaque = carve(sheet, sheet.plate().fill(shield), "#c8a050", rim=2.6)
    shade(sheet, turned_away(sheet, plaque, 8, 8), "#7c5824")


def _black_head(sheet: Sheet) -> None:
    at = _STOUT
    face = sheet.plate().fill(at(spots("0,-58 -44,-50 -62,-12 -58,30 -34,58 0,64 34,58 58,30 62,-12 44,-50")))
    mask = carve(sheet, face, _BLACK.skin, rim=3, grain=0.12)
    shade(sheet, turned_away(sheet, mask, 18, 8), _BLACK.ashen)
    shade(sheet, turned_away(sheet, mask, -6, -4), "#b6a8bc")
    whites = sheet.plate()
    for s in (-1, 1):
        whites.disc(*where(at, s * 24, -4), 11, ry=9)
    carve(sheet, whites, "#f0d060", rim=2.6)
    sheet.body(sheet.plate().disc(*where(at, -25, -2), 5).disc(*where(at, 21, -2), 5).mask, DARK)
    inked(sheet, [at(spots("52,-34,0.3 26,-20,1.2 4,-10,0.6", s)) for s in (-1, 1)], 13)
    creases = [at(spots("0,2,0.4 -9,14,1 4,18,0.5")), at(spots("-42,22,0.2 -38,38,1 -26,48,0.2"))]
    inked(sheet, [*creases, at(spots("42,18,0.2 40,36,1 28,48,0.2"))], 5)
    mouth = sheet.plate().fill(at(spots("-26,32 0,24 26,32 20,46 0,50 -20,46")))
    carve(sheet, mouth, "#1c0810", rim=2.2)
    fangs = sheet.plate().fill(polygon(at(spots("-20,31 -12,29 -16,40")))).fill(polygon(at(spots("20,31 12,29 16,40"))))
    sheet.body(fangs.mask, "#f4ead0")
    _tongue(sheet, [*at(spots("2,40,0.9 0,60,1.05 -10,84,1.1 -32,100,0.85 -50,92,0.3"))], 24)
    shape = [(-52, -44), (-42, -150), (42, -150), (52, -44)]
    _hat(sheet, at, _BLACK, "#75698a", shape, "太平", 44, -98)


def _chain_arms(sheet: Sheet) -> None:
    """Print the Black's two arms, one lifted, one low, and the chain that hangs from fist to fist to its hook."""
    tints = (_BLACK.cloth, _BLACK.dim, _BLACK.lining)
    cloth = spots("384,494 404,486 470,478 488,530 482,600 452,648 412,640 388,590 372,540")
    lifted, low = (436, 484, 37, 15, -0.1), (198, 600, 44, 18, 0.76)
    open_sleeve(sheet, cloth, lifted, tints, folds=("412,510,0.2 414,570,1 434,630,0.2",))
    bare_arm(sheet, spots("437,488,1 440,450,0.95 440,420,0.82"), 38, _BLACK.skin, _BLACK.ashen, mouth=lifted)
    cloth = spots("262,486 228,492 194,530 168,576 190,620 232,640 266,610 280,560 282,510")
    open_sleeve(sheet, cloth, low, tints, folds=("258,506,0.2 246,560,1 220,606,0.2",))
    bare_arm(sheet, spots("200,598,1 176,606,0.95 158,610,0.85"), 36, _BLACK.skin, _BLACK.ashen, mouth=low)
    _chain(sheet, [(442, 414), (424, 520), (372, 596), (300, 624), (220, 632), (144, 612)])
    _chain(sheet, [(144, 612), (132, 642), (104, 660), (76, 652)])
    hook = sheet.plate().brush(
        spots("84,656,1 56,648,1.1 36,616,1.05 44,580,0.9 68,566,0.7 92,576,0.05"), 17, dry=0, taper=(0, 0.02)
    )
    shade(sheet, turned_away(sheet, carve(sheet, hook, "#8d87a0", rim=3), 5, 5), "#4c465e")
    fist(sheet, 441, 402, 0.78, _BLACK.skin, turn=0.1)
    fist(sheet, 146, 612, 0.76, _BLACK.skin, turn=0.5)


def _chain(sheet: Sheet, way: Spots) -> None:
    """Print a chain: links seen from the front and from the side by turns, each through the next."""
    line, step = curve(way, step=1.0), 17
    flat, edge = sheet.plate(), sheet.plate()
    for i in range(step // 2, len(line) - 4, step):
        (x, y), (tx, ty) = line[i][:2], line[min(i + 4, len(line) - 1)][:2]
        a = atan2(ty - y, tx - x)
        if (i // step) % 2:
            edge.line([(x - cos(a) * 12, y - sin(a) * 12), (x, y), (x + cos(a) * 12, y + sin(a) * 12)], 6.4)
            continue
        loop = [
            (x + 14 * cos(b) * cos(a) - 8.4 * sin(b) * sin(a), y + 14 * cos(b) * sin(a) + 8.4 * sin(b) * cos(a))
            for b in (j * pi / 6 for j in range(13))
        ]
        flat.line(loop, 5.6)
    for plate in (flat, edge):
        mask = carve(sheet, plate, "#cfcad8", rim=2, grain=0.1)
        shade(sheet, turned_away(sheet, mask, 1.6, 1.6), "#8983a0")
