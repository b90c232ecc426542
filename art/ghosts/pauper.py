"""The ghost of a pauper."""

from __future__ import annotations

from math import cos, sin

from art.ghosts.garb import bare_arm, open_sleeve
from art.ghosts.limbs import DARK, Spots, carve, inked, limb, locks, pose, shade, spots, turned_away, where
from art.ghosts.talons import Flesh, gripping, knuckles
from art.kit.base import SCALE, Mask, blur
from art.kit.geometry import polygon
from art.kit.media import ink
from art.kit.sheet import Sheet

_RAG, _DIM, _LIT = "#7f9484", "#34504e", "#a3b4a0"
_SKIN, _ASHEN = "#b6c0a2", "#64746a"
_STRAW, _BROWN = "#cfae62", "#7a5c2c"
_FLESH = Flesh(_SKIN, _ASHEN, "#3c4a40")
_HAT = pose(204, 222, turn=-0.3, k=1.06)
_HEAD = pose(184, 324, turn=0.12, k=1.0)
_BOWL = pose(222, 556, turn=-0.16, k=1.62)


def pauper(sheet: Sheet) -> None:
    """A beggar, all ribs, bows over his stick under a torn straw hat and thrusts his empty bowl at you."""
    _shins(sheet)
    _bent_back(sheet)
    _stick_arm(sheet)
    _gaunt_head(sheet)
    _hat(sheet)
    _bowl_arm(sheet)


def _patch(sheet: Sheet, within: Mask, outline: str, tint: str) -> None:
    """Sew a patch on, with stitches across its edge."""
    corners = spots(outline)
    cloth = sheet.plate().fill(polygon(corners)).mask * within
    sheet.body(cloth, tint)
    shade(sheet, turned_away(sheet, cloth, 5, 5), _DIM)
    stitches = []
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        for t in (0.2, 0.5, 0.8):
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            nx, ny = (by - ay) * 0.13, (ax - bx) * 0.13
            stitches.append([(x - nx, y - ny, 0.5), (x, y, 1), (x + nx, y + ny, 0.5)])
    inked(sheet, stitches, 4, DARK, within=within)


def _shins(sheet: Sheet) -> None:
    """Print his bare shins, bent at the knee, and the torn skirts above them."""
    for leg, foot in (
        ("150,590,1.1 122,626,1 138,664,0.66 150,692,0.6", "132,684 164,682 172,700 160,716 92,716 90,704 118,694"),
        ("300,590,1.1 326,628,1 312,664,0.66 300,692,0.6", "286,684 318,682 336,696 368,704 366,716 288,716"),
    ):
        plate = limb(sheet, spots(leg), 44).fill(spots(foot))
        mask = carve(sheet, plate, _SKIN, rim=2.8)
        shade(sheet, turned_away(sheet, mask, 14, 4), _ASHEN)
    toes = ("102,704,0.3 98,716,1", "116,702,0.3 112,716,1", "346,702,0.3 350,716,1", "334,702,0.3 336,716,1")
    inked(sheet, map(spots, toes), 4)
    rags = (
        "118,470 84,560 66,640 96,624 104,660 132,630 150,668 178,634 204,676 228,640 258,668 280,632 310,656 330,618 "
        "360,650 366,610 392,640 376,540 352,470"
    )
    mask = carve(sheet, sheet.plate().fill(polygon(spots(rags))), _RAG, rim=3.4, grain=0.35)
    shade(sheet, sheet.plate().fill(spots("250,470 270,560 240,680 420,680 400,470")).mask * mask, _DIM)
    _patch(sheet, mask, "94,566 134,560 140,606 98,612", "#9a7048")
    folds = (
        "120,520,0.2 104,580,1 100,640,0.2",
        "152,540,0.2 150,600,1 156,650,0.2",
        "330,540,0.2 344,590,1 340,640,0.2",
    )
    inked(sheet, map(spots, folds), 8, "#14241f", within=mask)


def _bent_back(sheet: Sheet) -> None:
    """Print his coat, bent over until the back stands higher than the head, and the ribs where it doesn't close."""
    coat = (
        "140,372 108,402 96,446 106,500 124,556 230,580 330,560 366,512 392,440 388,366 356,312 308,290 258,300 200,344"
    )
    mask = carve(sheet, sheet.plate().fill(spots(coat)), _RAG, rim=3.4, grain=0.35)
    shade(sheet, sheet.plate().fill(spots("320,280 300,360 270,440 272,580 420,580 420,300")).mask * mask, _DIM)
    shade(sheet, turned_away(sheet, mask, -8, -6), _LIT)
    spine = ("300,306,0.3 330,330,1 350,372,0.2", "270,316,0.2 306,352,0.9 322,392,0.2")
    inked(sheet, map(spots, spine), 8, "#14241f", within=mask)
    bare = sheet.plate().fill(spots("158,366 138,410 146,470 176,552 212,480 238,420 236,366 200,350"))
    skin = carve(sheet, bare, _SKIN, rim=2.8)
    shade(sheet, turned_away(sheet, skin, 22, 0), _ASHEN)
    ribs: list[Spots] = []
    for i in range(6):
        y = 408 + i * 20
        x = 180 + 0.6 * i
        ribs.append([(x - 3, y + 8, 0.4), (x - 16, y, 1), (x - 34, y + 8, 0.4)])
        ribs.append([(x + 3, y + 8, 0.4), (x + 22, y - 3, 1), (x + 48, y + 5, 0.3)])
    ribs += [
        spots("180,400,0.4 180,460,0.8 182,520,0.2"),
        spots("154,378,0.3 168,392,1 176,400,0.2"),
        spots("226,376,0.3 200,390,1 186,399,0.2"),
    ]
    inked(sheet, ribs, 6, "#3c4a40", within=skin)


def _stick_arm(sheet: Sheet) -> None:
    """Print the stick, and the bony arm that comes out of a torn sleeve to lean on it."""
    stick = sheet.plate().brush(
        spots("52,262,0.9 60,400,1 64,560,1 74,722,0.9"), 17, dry=0, taper=(0.01, 0.01), wob=0.02
    )
    mask = carve(sheet, stick, "#8a9a4c", rim=2.8)
    shade(sheet, turned_away(sheet, mask, 6, 0), "#4a5826")
    inked(
        sheet,
        [[(38 + 0.05 * y, y, 0.4), (56 + 0.03 * y, y + 3, 1), (52 + 0.05 * y, y, 0.4)] for y in (318, 372, 520, 620)],
        5,
        "#2a3418",
        within=mask,
    )
    outline = spots("150,380 116,396 96,430 88,470 82,508 102,496 108,526 126,500 144,520 150,470 168,430")
    mouth = (106.0, 484.0, 24.0, 13.0, 0.3)
    open_sleeve(sheet, outline, mouth, (_RAG, _DIM, "#14241f"), folds=("134,406,0.2 116,440,1 122,474,0.2",))
    bare_arm(sheet, spots("106,484,1 92,462,0.9 80,446,0.9"), 26, _SKIN, _ASHEN, mouth=mouth)
    at = pose(62, 440, turn=0.05, side=1, k=0.86)
    back = carve(sheet, sheet.plate().fill(at(spots("8,-30 26,-26 36,-8 36,16 22,32 6,28"))), _SKIN, rim=2.6)
    shade(sheet, turned_away(sheet, back, 8, 8), _ASHEN)
    for finger, width in (
        ("26,24 4,32 -14,24", 12),
        ("30,12 2,18 -19,10", 15),
        ("30,-3 0,2 -22,-6", 16),
        ("26,-18 2,-16 -18,-20", 15),
    ):
        gripping(sheet, [spots(finger)], width, _FLESH, at, nail=0.4)
    knuckles(sheet, spots("20,-24 32,-20 36,-4 34,14 26,26 18,18 16,-6"), _FLESH, at)
    gripping(sheet, [spots("24,-24 4,-36 -12,-28")], 14, _FLESH, at, nail=0.4)


def _gaunt_head(sheet: Sheet) -> None:
    neck = sheet.plate().brush([(*where(_HEAD, 0, 40), 1), (196, 392, 1.3)], 36, dry=0, taper=(0, 0))
    mask = carve(sheet, neck, _SKIN, rim=2.6)
    shade(sheet, turned_away(sheet, mask, 14, 12), _ASHEN)
    outline = spots("-44,-60 -54,-20 -50,10 -36,30 -28,58 -10,74 10,74 28,58 36,30 50,10 54,-20 44,-60")
    mask = carve(sheet, sheet.plate().fill(_HEAD(outline)), _SKIN, rim=3, grain=0.12)
    shade(
        sheet, sheet.plate().fill(_HEAD(spots("-70,-80 70,-80 62,-14 20,-22 -20,-22 -62,-14"))).mask * mask, "#45564f"
    )
    hollows, eyes = sheet.plate(), sheet.plate()
    for s in (-1, 1):
        hollows.fill(_HEAD(spots("8,-14 22,-26 42,-20 44,-2 28,8 12,4", s)))
        hollows.fill(_HEAD(spots("44,12 32,24 24,50 36,36", s)))
        eyes.disc(*where(_HEAD, s * 26, -8), 7.5)
    sheet.body(ink(hollows.mask, 3, edge=0.6) * mask, "#1c2c2a")
    sheet.body(blur(eyes.mask, 5 * SCALE), "#e8d86a").body(eyes.mask, "#f8f0b0")
    pupils = sheet.plate().disc(*where(_HEAD, -24, -6), 2.6).disc(*where(_HEAD, 28, -6), 2.6)
    sheet.body(pupils.mask, DARK)
    lines = [
        _HEAD(spots("4,-2,0.3 12,20,1 2,24,0.3")),
        _HEAD(spots("-18,50,0.3 0,40,1 18,50,0.3")),
        _HEAD(spots("-8,58,0.3 0,56,1 8,58,0.3")),
    ]
    inked(sheet, lines, 6)
    beard = [
        _HEAD([(t * 12, 68, 1), (t * 16, 92, 0.8), (t * 10 + 4 * sin(9 * t), 120 - 14 * abs(t), 0.05)])
        for t in (-1, -0.5, 0, 0.5, 1)
    ]
    locks(sheet, beard, 9, "#dfe0d0")


def _hat(sheet: Sheet) -> None:
    """Print a pointed hat of straw, its brim gone to pieces on one side."""
    brim = spots(
        "0,-136 44,-86 96,-30 154,22 130,34 142,52 108,44 112,66 82,48 60,58 30,50 0,56 -40,52 "
        "-70,60 -104,48 -156,36 "
        "-102,-30 -46,-88"
    )
    plate = sheet.plate().fill(polygon(_HAT(brim)))
    mask = carve(sheet, plate, _STRAW, rim=3.4, grain=0.35)
    away = sheet.plate().fill(_HAT(spots("4,-150 20,-60 16,70 180,80 180,-20")))
    shade(sheet, away.mask * mask, _BROWN, grain=0.35)
    straws = []
    for i in range(25):
        t = (i - 12) / 12
        straws.append(_HAT([(t * 6, -126, 0.5), (t * 76, -36 + 10 * cos(t), 1), (t * 150, 40 - 12 * abs(t), 0.2)]))
    for ring in (0.35, 0.62, 0.86):
        straws.append(
            _HAT(
                [
                    (-150 * ring, -132 + 172 * ring, 0.3),
                    (0, -128 + 190 * ring, 0.8),
                    (150 * ring, -132 + 160 * ring, 0.3),
                ]
            )
        )
    inked(sheet, straws, 3.4, "#4a3414", within=mask)
    loose = [
        _HAT([(x, 40, 1), (x + 8, 62, 0.8), (x + 14 + 6 * sin(x), 88, 0.05)]) for x in (-132, -96, -58, 40, 92, 122)
    ]
    inked(sheet, loose, 6, _BROWN)
    hole = sheet.plate().fill(_HAT(spots("46,-20 62,-26 70,-10 58,2 44,-6")))
    carve(sheet, hole, "#2a1c10", rim=1.6, line=_BROWN)


def _bowl_arm(sheet: Sheet) -> None:
    """Print the arm, elbow out of a sleeve torn off above it, and the large bowl it holds under your nose."""
    outline = spots(
        "300,330 350,336 392,384 420,450 434,520 414,508 408,536 390,512 372,540 358,508 336,516 322,450 300,400"
    )
    mouth = (388.0, 512.0, 36.0, 15.0, -0.12)
    folds = ("330,360,0.2 364,420,1 374,490,0.2", "372,390,0.2 396,440,0.9 404,494,0.2")
    open_sleeve(sheet, outline, mouth, (_RAG, _DIM, "#14241f"), folds=folds)
    bare_arm(sheet, spots("388,512,0.8 402,552,0.74 412,590,1"), 42, _SKIN, _ASHEN, mouth=mouth)
    fore = limb(sheet, spots("412,592,1 386,628,1.05 338,652,0.78 286,664,0.62"), 44)
    fore.fill(spots("396,578 424,574 438,596 424,618 398,612"))
    mask = carve(sheet, fore, _SKIN, rim=3)
    shade(sheet, turned_away(sheet, mask, 4, 14), _ASHEN)
    cords = (
        "398,600,0.2 412,606,1 424,594,0.3",
        "404,616,0.2 372,640,1 320,654,0.2",
        "388,606,0.2 356,632,0.8 310,646,0.2",
        "300,652,0.3 308,660,1 302,670,0.2",
    )
    inked(sheet, map(spots, cords), 6, "#3c4a40", within=mask)
    palm = sheet.plate().fill(_BOWL(spots("-46,44 -26,34 24,34 42,44 46,62 30,78 6,82 -16,78 -38,66")))
    mask = carve(sheet, palm, _SKIN, rim=3)
    shade(sheet, turned_away(sheet, mask, 10, 10), _ASHEN)
    _bowl(sheet)
    for finger, width in (
        ("-34,62 -46,40 -42,18", 15),
        ("-18,68 -25,44 -19,16", 18),
        ("2,70 -2,46 3,20", 19),
        ("20,64 22,44 27,26", 16),
    ):
        gripping(sheet, [spots(finger)], width, _FLESH, _BOWL, nail=0.7)
    knuckles(sheet, spots("-42,52 -32,56 -18,61 2,64 20,58 34,52 38,66 24,76 4,80 -16,76 -34,66"), _FLESH, _BOWL)
    gripping(sheet, [spots("36,60 58,38 62,4 50,-22")], 18, _FLESH, _BOWL, nail=0.6)
    knuckles(sheet, spots("24,56 38,50 46,58 38,70 24,72"), _FLESH, _BOWL)


def _bowl(sheet: Sheet) -> None:
    """Print the bowl, cracked, a piece out of its rim, tipped so that one sees there is nothing in it."""
    shell = sheet.plate().fill(_BOWL(spots("-62,-22 -57,14 -36,40 0,48 36,40 57,14 62,-22 0,-34")))
    mask = carve(sheet, shell, "#a8693c", rim=3.4, grain=0.25)
    shade(sheet, turned_away(sheet, mask, 44, 14), "#5c3218")
    shade(sheet, turned_away(sheet, mask, -9, 0), "#d0965c")
    x, y = where(_BOWL, 0, -24)
    chip = polygon(_BOWL(spots("26,-60 34,-30 44,-34 54,-60")))
    rim = sheet.plate().disc(x, y, 101, ry=44, rot=-9).fill(chip, cut=True)
    carve(sheet, rim, "#c88a50", rim=3.2)
    hollow = sheet.plate().disc(x, y + 3, 89, ry=35, rot=-9).fill(chip, cut=True)
    mask = carve(sheet, hollow, "#22120c", rim=1.6)
    shade(sheet, sheet.plate().disc(x - 6, y + 20, 70, ry=18, rot=-9).mask * mask, "#4a2a1a")
    cracks = [_BOWL(spots(line)) for line in ("-34,6,0.4 -30,20,1 -40,30,0.8 -34,42,0.2", "-30,20,0.6 -18,26,0.2")]
    inked(sheet, cracks, 5, "#22120c")
