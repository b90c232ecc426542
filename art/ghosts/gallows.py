"""The two officers of the dead, the White and the Black."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, cos, degrees, pi, sin

from art.ghosts.fists import closed
from art.ghosts.limbs import DARK, Placing, Spots, carve, inked, locks, pose, shade, spots, turned_away, where
from art.ghosts.talons import Flesh
from art.kit.base import Mask, turned
from art.kit.geometry import curve, polygon
from art.kit.media import cinnabar, ink
from art.kit.sheet import Sheet


@dataclass(frozen=True, slots=True)
class _Officer:
    cloth: str
    dim: str
    lining: str
    trim: str
    line: str
    skin: str
    ashen: str
    lit: str


_WHITE = _Officer("#f1ece0", "#b3adc6", "#5c5674", "#cfc6b4", "#4c465e", "#f6f1e6", "#cdc4d2", "#fbf8ee")
_BLACK = _Officer("#3a3446", "#17121f", "#0d0a12", "#75698a", "#0a070e", "#8b7c95", "#5a4d68", "#b0a1b6")
_TALL = pose(212, 236, turn=0.3, k=1.0)
_STOUT = pose(316, 424, turn=-0.1, k=1.06)
_ROPE, _HAIR = "#c8a468", "#17121c"
_WHITE_HAIR = (
    "-40,-40,1 -62,10,1 -78,70,0.8 -110,120,0.05",
    "-40,-40,1 -58,20,1 -62,86,0.8 -84,150,0.05",
    "-36,-40,1 -52,30,1 -50,96,0.7 -56,140,0.05",
    "40,-40,1 62,0,1 66,50,0.8 52,100,0.05",
    "40,-40,1 58,10,1 56,70,0.7 34,116,0.05",
)
_SIDELOCKS = (
    "-48,-40,0.8 -54,-6,1 -48,34,0.8 -56,72,0.05",
    "-50,-40,0.7 -60,0,0.9 -58,44,0.05",
    "48,-40,0.8 54,-4,1 46,34,0.7 52,66,0.05",
)
_WHITE_FOLDS = ("126,376,0.2 118,440,1 84,510,0.2", "140,400,0.2 124,480,1 64,552,0.1")


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
    """Print a long laughing face: eyes shut with mirth, high cheeks, every tooth, the tongue out of it."""
    at = _TALL
    locks(sheet, [at(spots(way)) for way in _WHITE_HAIR], 19, _HAIR, sheen="#565068")
    neck = sheet.plate().brush([(*where(at, -4, 30), 1), (190, 322, 1.05)], 46, dry=0, taper=(0, 0))
    shade(sheet, turned_away(sheet, carve(sheet, neck, _WHITE.skin, rim=2.6), 18, 0), _WHITE.ashen)
    for s in (-1, 1):
        ear = carve(sheet, sheet.plate().fill(at(spots("44,-20 60,-26 64,-4 58,22 46,26", s))), _WHITE.skin, rim=2.4)
        shade(sheet, turned_away(sheet, ear, 5 * s, 5), _WHITE.ashen)
    outline = "0,-58 -40,-52 -52,-18 -52,8 -44,34 -26,60 -8,74 8,74 26,60 44,34 52,8 52,-18 40,-52"
    mask = carve(sheet, sheet.plate().fill(at(spots(outline))), _WHITE.skin, rim=2.8, grain=0.06, mott=0.05)
    planes = sheet.plate().fill(at(spots("60,-60 40,-40 44,0 34,26 22,48 8,62 10,84 60,60")))
    planes.fill(at(spots("-54,6 -40,22 -30,44 -22,62 -48,44")))
    planes.fill(at(spots("-10,-34 2,-14 10,16 2,22 -2,4 -14,-12 -38,-16 -44,-4 -46,-24 -28,-34")))
    planes.fill(at(spots("12,-34 8,-18 16,-14 36,-16 44,-6 46,-26 30,-36")))
    shade(sheet, planes.mask * mask, _WHITE.ashen, grain=0.08)
    for s in (-1, 1):
        cheek = sheet.plate().fill(at(spots("46,6 40,-2 26,2 18,10 22,20 34,20 44,14", s)))
        sheet.lay(cheek.mask * mask * 0.6, "#d84a4a")
    for s in (-1, 1):
        brow = sheet.plate().brush(at(spots("5,-27,0.5 18,-42,1 34,-42,0.8 52,-24,0.05", s)), 9, dry=0, taper=(0.04, 0))
        sheet.body(brow.mask, _HAIR)
    lines = [at(spots("43,0,0.1 34,-12,0.9 22,-16,1.2 8,-3,0.3", s)) for s in (-1, 1)]
    inked(sheet, lines, 8)
    creases = [
        at(spots(f"46,{-4 + 7 * i},0.2 52,{-8 + 11 * i},0.9 56,{-12 + 15 * i},0.1", s)) for i in (0, 1) for s in (-1, 1)
    ]
    creases += [at(spots("38,4,0.1 26,2,0.8 14,5,0.1", s)) for s in (-1, 1)]
    creases += [at(spots("10,12,0.2 26,18,1 36,36,0.8 33,52,0.1", s)) for s in (-1, 1)]
    creases += [at(spots("-12,17,0.3 -8,10,1 -6,19,0.5 2,22,1 9,18,0.6 12,10,0.2"))]
    inked(sheet, creases, 4.2)
    mouth = carve(
        sheet, sheet.plate().fill(at(spots("-32,27 0,34 32,27 27,46 14,60 0,63 -14,60 -27,46"))), "#2c0a14", rim=2
    )
    teeth = sheet.plate().fill(at(spots("-32,24 0,31 32,24 28,40 12,44 0,45 -12,44 -28,40"))).mask * mouth
    sheet.body(teeth, "#fbf6e8")
    inked(
        sheet, [at([(x, 28, 0.7), (x * 0.97, 46, 1)]) for x in (-22, -13, -4, 5, 14, 23)], 2.4, "#6a5a60", within=teeth
    )
    lick = [*at(spots("0,54,0.9 -1,72,1")), (196, 334, 1.1), (182, 380, 1.2), (196, 424, 1.1), (228, 440, 0.8)]
    _tongue(sheet, [*lick, (240, 424, 0.35)], 27)
    shape = [(-48, -44), (-38, -184), (38, -184), (48, -44)]
    _hat(sheet, at, _WHITE, "#b3281c", shape, "生財", 53, -114)
    locks(sheet, [at(spots(way)) for way in _SIDELOCKS], 9, _HAIR)


def _tongue(sheet: Sheet, way: Spots, width: float) -> None:
    """Print a tongue, with the cut down its middle."""
    plate = sheet.plate().brush(way, width, dry=0, seed=6, taper=(0.02, 0.06), wob=0.01)
    mask = carve(sheet, plate, "#cf2f42", rim=2.2, grain=0.08)
    shade(sheet, turned_away(sheet, mask, width * 0.3, 2), "#8c1428")
    inked(sheet, [[(x, y, 0.8) for x, y, *_ in way[1:-1]]], width * 0.16, "#5c0a18", within=mask)


def _sleeve(sheet: Sheet, who: _Officer, cloth: str, inside: str, folds: Sequence[str]) -> None:
    """Print the near side of a wide sleeve; what is ``inside`` it has been printed under it, as the arm has."""
    mask = carve(sheet, sheet.plate().fill(spots(cloth)), who.cloth, rim=3.2)
    shade(sheet, turned_away(sheet, mask, 20, 12), who.dim)
    shade(sheet, turned_away(sheet, mask, -6, -4), who.lit)
    inked(sheet, map(spots, folds), 7, who.line, within=mask)
    hem = sheet.plate().brush(spots(inside), 13, dry=0, taper=(0, 0), wob=0.01)
    shade(sheet, hem.mask * mask, who.trim)
    inked(sheet, [spots(inside)], 3, who.line)


def _fan(sheet: Sheet) -> None:
    """Print the arm the White lifts out of his wide sleeve, and the palm-leaf fan in it."""
    at = pose(70, 338, turn=0.16)
    inside = sheet.plate().fill(spots("112,394 66,406 30,450 8,524 40,520 80,480 116,430"))
    carve(sheet, inside, _WHITE.lining, rim=3)
    stem = sheet.plate().brush(at(spots("0,58,1 0,-50,1")), 10, dry=0, taper=(0, 0), wob=0)
    carve(sheet, stem, "#8a5a30", rim=2)
    leaf = at(spots("0,-40 -26,-48 -50,-78 -52,-116 -30,-146 0,-154 30,-146 52,-116 50,-78 26,-48"))
    mask = carve(sheet, sheet.plate().fill(leaf), "#d2ad6c", rim=3)
    shade(sheet, turned_away(sheet, mask, 12, 4), "#94683a")
    ribs = [
        at([(0, -44, 1), (34 * a, -96, 0.8), (50 * a, -148 + 34 * a * a, 0.2)]) for a in (-1, -0.6, -0.2, 0.2, 0.6, 1)
    ]
    inked(sheet, ribs, 4, "#5c3c1c", within=mask)
    flesh = Flesh(_WHITE.skin, _WHITE.ashen, "#b7acb8")
    closed(sheet, pose(70, 344, turn=0.16, k=0.8), flesh, spots("92,398,0.86 92,440,1.1 84,500,1.4"), width=36)
    cloth = "150,322 126,340 112,394 104,440 66,486 8,524 12,556 52,582 100,560 136,500 152,420"
    _sleeve(sheet, _WHITE, cloth, "112,392,1 104,440,1 66,486,1 6,526,1", _WHITE_FOLDS)


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
    """Print a broad scowling face: brows that bristle over bulging eyes, a flat nose, jowls, a beard like a brush."""
    at = _STOUT
    back = [
        at([(s * 44, -40, 1), (s * (66 + 3 * i), -14, 1), (s * (82 - 5 * i), 26 + 9 * i, 0.05)])
        for s in (-1, 1)
        for i in range(4)
    ]
    locks(sheet, back, 20, _HAIR, sheen="#565068")
    mask = _black_face(sheet, at)
    _glare(sheet, at)
    _black_creases(sheet, at, mask)
    _fanged(sheet, at, mask)
    _bristles(sheet, at)
    _tongue(sheet, [*at(spots("1,44,0.9 0,62,1.05 -10,88,1.1 -32,104,0.85 -50,96,0.3"))], 23)
    shape = [(-54, -44), (-42, -150), (42, -150), (54, -44)]
    _hat(sheet, at, _BLACK, "#75698a", shape, "太平", 44, -98)


def _black_face(sheet: Sheet, at: Placing) -> Mask:
    """Print his ears and his face in three tones; return the face for what lies on it."""
    for s in (-1, 1):
        ear = sheet.plate().fill(at(spots("54,-18 72,-34 80,-30 76,-4 62,14 54,10", s)))
        shade(sheet, turned_away(sheet, carve(sheet, ear, _BLACK.skin, rim=2.6), 6 * s, 6), _BLACK.ashen)
    outline = "0,-58 -44,-52 -60,-20 -58,0 -66,24 -54,54 -28,70 0,74 28,70 54,54 66,24 58,0 60,-20 44,-52"
    mask = carve(sheet, sheet.plate().fill(at(spots(outline))), _BLACK.skin, rim=3, grain=0.08, mott=0.06)
    planes = sheet.plate().fill(at(spots("70,-50 46,-44 50,-8 40,4 48,30 36,52 10,60 12,84 80,70")))
    planes.fill(
        at(spots("-56,-22 -44,-2 -26,8 -10,-4 -4,-18 4,-18 10,-4 26,8 46,0 56,-24 30,-30 6,-22 -6,-22 -30,-30"))
    )
    planes.fill(at(spots("-30,26 -40,40 -38,58 -24,66 -30,46")))
    shade(sheet, planes.mask * mask, _BLACK.ashen, grain=0.1)
    lit = sheet.plate().fill(at(spots("-56,4 -44,6 -30,14 -34,24 -46,34 -60,26")))
    lit.fill(at(spots("18,14 30,12 42,14 38,24 28,28 18,22"))).fill(
        at(spots("-50,-46 -28,-54 -8,-52 -12,-42 -34,-36 -52,-32"))
    )
    lit.fill(at(spots("-7,-12 3,-12 6,8 -3,12 -12,8")))
    shade(sheet, lit.mask * mask, _BLACK.lit, grain=0.1)
    return mask


def _glare(sheet: Sheet, at: Placing) -> None:
    """Print bulging eyes, and brows that bristle over them."""
    whites = sheet.plate()
    for s in (-1, 1):
        whites.fill(at(spots("10,-4 18,-13 32,-15 42,-6 34,5 18,4", s)))
    balls = carve(sheet, whites, "#f0d060", rim=2.6)
    sheet.body(sheet.plate().disc(*where(at, -24, -5), 6).disc(*where(at, 22, -5), 6).mask * balls, DARK)
    for s in (-1, 1):
        brow = sheet.plate().brush(at(spots("3,-8,0.7 20,-22,1.4 42,-34,1 60,-48,0.05", s)), 14, dry=0, taper=(0.02, 0))
        for i in range(5):
            x = 14 + 9 * i
            brow.brush(
                at([(s * x, -16 - 4 * i, 1), (s * (x + 5), -30 - 5 * i, 0.7), (s * (x + 15), -38 - 6 * i, 0.05)]),
                9,
                dry=0,
            )
        sheet.body(brow.mask, _HAIR)


def _black_creases(sheet: Sheet, at: Placing, mask: Mask) -> None:
    """Print his nostrils and the furrows of his scowl."""
    nose = (
        sheet.plate().fill(at(spots("-21,20 -16,12 -9,14 -6,24 -18,26"))).fill(at(spots("21,20 16,12 9,14 6,24 18,26")))
    )
    sheet.body(nose.mask * mask, "#1c1020")
    creases = [at(spots("24,12,0.3 30,20,1 24,28,0.2", s)) for s in (-1, 1)]
    creases += [at(spots("16,8,0.2 28,10,1 42,4,0.1", s)) for s in (-1, 1)]
    creases += [at(spots("30,22,0.2 44,36,1 40,56,0.1", s)) for s in (-1, 1)]
    creases += [at(spots("4,-26,0.3 6,-36,1 2,-44,0.1", s)) for s in (-1, 1)]
    creases += [at(spots("-26,-48,0.1 0,-43,1 26,-48,0.1")), at(spots("-9,-1,0.2 0,2,1 9,-1,0.2"))]
    inked(sheet, creases, 4.6, "#1c1020", within=mask)


def _fanged(sheet: Sheet, at: Placing, mask: Mask) -> None:
    """Print his mouth, the upper teeth, and two fangs that stand up out of it."""
    mouth = carve(
        sheet, sheet.plate().fill(at(spots("-34,52 -20,34 0,30 20,34 34,52 18,50 0,54 -18,50"))), "#1c0810", rim=2.4
    )
    sheet.body(
        sheet.plate().fill(polygon(at(spots("-20,32 -12,30 -8,36 0,37 8,36 12,30 20,32 20,38 0,42 -20,38")))).mask
        * mouth,
        "#cfc2ae",
    )
    fangs = sheet.plate().fill(polygon(at(spots("-28,52 -17,52 -24,26")))).fill(polygon(at(spots("28,52 17,52 24,26"))))
    carve(sheet, fangs, "#f4ead0", rim=1.6)


def _bristles(sheet: Sheet, at: Placing) -> None:
    """Print his beard, and the whiskers over his mouth."""
    bristles = [
        at(
            [
                (8 * i, 66 - 0.03 * (8 * i) ** 2, 1),
                (10 * i, 78 - 0.03 * (8 * i) ** 2, 0.8),
                (13 * i + 3, 92 - 0.02 * (8 * i) ** 2 - 6 * (i % 2), 0.05),
            ]
        )
        for i in range(-7, 8)
    ]
    bristles += [
        at([(s * 4, 28, 0.6), (s * 22, 29, 1), (s * (44 + 4 * i), 38 + 7 * i, 0.05)]) for s in (-1, 1) for i in range(3)
    ]
    inked(sheet, bristles, 8, _HAIR)


def _chain_arms(sheet: Sheet) -> None:
    """Print the Black's two arms, one lifted, one low, and the chain that hangs from fist to fist to its hook."""
    flesh = Flesh(_BLACK.skin, _BLACK.ashen, "#241a2e")
    carve(sheet, sheet.plate().fill(spots("398,452 446,456 474,506 490,580 460,560 420,510")), _BLACK.lining, rim=3)
    carve(sheet, sheet.plate().fill(spots("206,552 176,586 178,640 204,680 226,650 226,600")), _BLACK.lining, rim=3)
    hanging = spots("436,350 446,440 440,520 392,602 318,650 236,672 172,674 134,656 142,600")
    _chain(sheet, hanging)
    hook = sheet.plate().brush(
        spots("84,580,0.9 82,622,1 72,660,1.1 50,668,1.05 36,650,0.9 36,626,0.6 44,608,0.05"), 18, dry=0, taper=(0, 0)
    )
    shade(sheet, turned_away(sheet, carve(sheet, hook, "#8d87a0", rim=3), 5, 5), "#4c465e")
    _chain(sheet, spots("144,600 152,556 128,538 98,548 84,578"))
    lifted = pose(440, 402, turn=-0.1, k=0.92, side=-1)
    closed(sheet, lifted, flesh, spots("420,458,0.88 424,510,1.15 428,560,1.4"), width=42)
    closed(sheet, pose(140, 606, turn=0.3, k=0.9), flesh, spots("190,616,0.9 240,604,1.2 270,596,1.3"), width=42)
    cloth = "372,494 398,452 412,500 448,546 490,580 486,622 450,652 408,640 384,590 366,540"
    _sleeve(sheet, _BLACK, cloth, "396,450,1 412,500,1 448,546,1 492,582,1", ("396,500,0.2 412,560,1 440,620,0.1",))
    cloth = "270,482 232,494 214,524 206,552 226,600 226,650 204,680 238,678 268,640 286,580 290,510"
    _sleeve(sheet, _BLACK, cloth, "206,550,1 226,600,1 226,650,1 202,682,1", ("258,506,0.2 256,560,1 240,610,0.1",))
    _chain(sheet, hanging, between=(0.16, 0.86))


def _chain(sheet: Sheet, way: Spots, *, between: tuple[float, float] = (0, 1)) -> None:
    """Print a chain, or its links between two shares of the way: seen from the front and from the side by turns."""
    line, step = curve(way, step=1.0), 17
    flat, edge = sheet.plate(), sheet.plate()
    for i in range(step // 2, len(line) - 4, step):
        if not between[0] <= i / len(line) <= between[1]:
            continue
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
