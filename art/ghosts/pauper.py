"""The ghost of a pauper."""

from __future__ import annotations

from math import cos, sin

from art.anatomy import fist
from art.ghosts.limbs import DARK, Spots, carve, inked, limb, locks, pose, shade, spots, turned_away, where
from art.kit.base import SCALE, Mask, blur
from art.kit.geometry import polygon
from art.kit.media import ink
from art.kit.sheet import Sheet

_RAG, _DIM, _LIT = "#7f9484", "#34504e", "#a3b4a0"
_SKIN, _ASHEN = "#b6c0a2", "#64746a"
_STRAW, _BROWN = "#cfae62", "#7a5c2c"
_HAT = pose(222, 218, turn=-0.2, k=1.06)
_HEAD = pose(220, 296, turn=-0.08, k=1.0)


def pauper(sheet: Sheet) -> None:
    """A beggar, all ribs, leans on his stick under a torn straw hat and holds his empty bowl up to you."""
    _squat(sheet)
    _chest(sheet)
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


def _squat(sheet: Sheet) -> None:
    """Print his skirts, his knees drawn up in them, and his bare feet."""
    for x in (150, 284):
        foot = sheet.plate().fill([(x - 30, 690), (x + 14, 680), (x + 34, 696), (x + 30, 714), (x - 36, 714)])
        mask = carve(sheet, foot, _SKIN, rim=2.6)
        shade(sheet, turned_away(sheet, mask, 14, 0), _ASHEN)
        inked(sheet, [[(x - 22 + 12 * i, 698, 0.4), (x - 24 + 12 * i, 712, 1)] for i in range(3)], 3, within=mask)
    skirts = spots(
        "130,480 84,540 58,610 44,684 78,664 92,702 124,672 150,704 184,668 214,700 246,670 278,706 308,672 "
        "338,700 352,662 388,684 376,606 346,540 306,480"
    )
    mask = carve(sheet, sheet.plate().fill(skirts), _RAG, rim=3.4, grain=0.35)
    shade(sheet, turned_away(sheet, mask, 40, 0), _DIM)
    shade(sheet, sheet.plate().fill(spots("196,520 214,560 206,620 232,690 240,620 226,560 232,520")).mask * mask, _DIM)
    _patch(sheet, mask, "84,590 132,582 138,640 92,646", "#9a7048")
    _patch(sheet, mask, "300,560 342,572 330,622 292,610", "#5f7c94")
    folds = [
        spots(text)
        for text in (
            "150,520,0.2 128,560,1 124,580,0.2",
            "180,540,0.2 166,610,1 172,680,0.2",
            "270,540,0.2 282,620,1 272,690,0.2",
        )
    ]
    inked(sheet, folds, 8, "#14241f", within=mask)


def _chest(sheet: Sheet) -> None:
    """Print his coat, and the ribs where it doesn't close."""
    coat = spots("176,352 118,372 78,424 84,480 114,540 210,560 308,540 344,476 350,420 316,372 264,352")
    mask = carve(sheet, sheet.plate().fill(coat), _RAG, rim=3.4, grain=0.35)
    shade(sheet, sheet.plate().fill(spots("258,350 270,430 250,560 380,560 380,380")).mask * mask, _DIM)
    shade(sheet, turned_away(sheet, mask, -8, -5), _LIT)
    _patch(sheet, mask, "280,400 322,408 314,452 274,446", "#9a8460")
    bare = sheet.plate().fill(spots("190,352 178,400 186,470 208,546 234,470 250,400 246,352"))
    skin = carve(sheet, bare, _SKIN, rim=2.8)
    shade(sheet, turned_away(sheet, skin, 18, 0), _ASHEN)
    ribs: list[Spots] = []
    for i in range(5):
        y = 396 + i * 21
        for s in (-1, 1):
            ribs.append([(214 + s * 3, y + 8, 0.4), (214 + s * 18, y, 1), (214 + s * 34, y + 10, 0.4)])
    ribs += [
        spots("214,384,0.4 214,450,0.8 212,506,0.2"),
        spots("196,364,0.3 206,380,1 210,392,0.2"),
        spots("236,364,0.3 224,380,1 219,392,0.2"),
    ]
    inked(sheet, ribs, 6, "#3c4a40", within=skin)


def _stick_arm(sheet: Sheet) -> None:
    stick = sheet.plate().brush(
        spots("58,250,0.9 70,400,1 76,560,1 88,722,0.9"), 17, dry=0, taper=(0.01, 0.01), wob=0.02
    )
    mask = carve(sheet, stick, "#8a9a4c", rim=2.8)
    shade(sheet, turned_away(sheet, mask, 6, 0), "#4a5826")
    inked(
        sheet,
        [[(48 + 0.06 * y, y, 0.4), (66 + 0.04 * y, y + 3, 1), (62 + 0.06 * y, y, 0.4)] for y in (318, 420, 520, 620)],
        5,
        "#2a3418",
        within=mask,
    )
    sleeve = spots("128,376 86,396 62,430 62,470 78,452 84,486 104,466 116,500 138,450 150,410")
    mask = carve(sheet, sheet.plate().fill(sleeve), _RAG, rim=3.2, grain=0.35)
    shade(sheet, turned_away(sheet, mask, 10, 14), _DIM)
    shade(sheet, turned_away(sheet, mask, -6, -5), _LIT)
    fist(sheet, 68, 424, 0.74, _SKIN, turn=0.06)


def _gaunt_head(sheet: Sheet) -> None:
    neck = sheet.plate().brush([(*where(_HEAD, 0, 40), 1), (214, 372, 1.2)], 38, dry=0, taper=(0, 0))
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
    """Print the thin arm that comes towards you, and the bowl, large and empty, on its fingers."""
    sleeve = spots("290,376 334,392 372,440 384,500 362,486 356,520 334,496 318,528 296,480 282,430")
    mask = carve(sheet, sheet.plate().fill(sleeve), _RAG, rim=3.2, grain=0.35)
    shade(sheet, turned_away(sheet, mask, 22, 10), _DIM)
    arm = limb(sheet, spots("338,492,0.9 356,548,1 346,600,0.8 318,628,0.9"), 34)
    mask = carve(sheet, arm, _SKIN, rim=2.8)
    shade(sheet, turned_away(sheet, mask, 11, 6), _ASHEN)
    bowl = sheet.plate().fill(spots("166,548 172,592 200,636 244,652 288,640 322,596 332,548 250,560"))
    mask = carve(sheet, bowl, "#a8693c", rim=3.4, grain=0.25)
    shade(sheet, turned_away(sheet, mask, 34, 12), "#5c3218")
    shade(sheet, turned_away(sheet, mask, -10, 0), "#d0965c")
    rim = sheet.plate().disc(249, 546, 86, ry=25, rot=-1)
    rim.fill(polygon(spots("286,508 300,548 318,520 322,500")), cut=True)
    mask = carve(sheet, rim, "#c88a50", rim=3)
    inside = sheet.plate().disc(249, 549, 75, ry=18, rot=-1).fill(polygon(spots("284,508 298,552 322,520")), cut=True)
    carve(sheet, inside, "#22120c", rim=1.6)
    inked(
        sheet, [spots("300,556,0.4 290,584,1 304,604,0.8 296,630,0.2"), spots("290,584,0.6 276,598,0.2")], 5, "#22120c"
    )
    fingers = sheet.plate()
    for i, (x, y) in enumerate(((206, 628), (232, 642), (260, 644), (286, 632))):
        fingers.brush(
            [(x + 18, y + 26, 1.1), (x + 4, y + 10, 1), (x - 4, y - 18, 0.6)], 21, dry=0, seed=i, taper=(0, 0.05)
        )
    mask = carve(sheet, fingers, _SKIN, rim=2.4)
    shade(sheet, turned_away(sheet, mask, 6, 3), _ASHEN)
    thumb = sheet.plate().brush(spots("338,610,1.1 334,572,1.1 316,548,0.6"), 22, dry=0, taper=(0.02, 0.05))
    mask = carve(sheet, thumb, _SKIN, rim=2.4)
    shade(sheet, turned_away(sheet, mask, 7, 3), _ASHEN)
