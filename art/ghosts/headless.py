"""The headless general."""

from __future__ import annotations

from math import pi, sin

from art.ghosts.fists import backhand, closed
from art.ghosts.limbs import Placing, Spots, carve, inked, locks, pose, shade, spots, turned_away, where
from art.ghosts.talons import Flesh
from art.kit.base import SCALE, Mask, blur
from art.kit.sheet import Sheet

_STEEL, _DULL = "#66707c", "#2c3040"
_GOLD, _BRONZE = "#d8a848", "#7a4c20"
_RED, _WINE = "#a8261c", "#5a1016"
_SKIN, _ASHEN = "#cfbd9c", "#8a7460"
_FLESH = Flesh(_SKIN, _ASHEN, "#a8927a")
_MIDDLE = 262.0
"""The axis of his body; it stands right of the card's own, for the arm that holds out his head."""


def _trunk(points: Spots) -> list[tuple[float, ...]]:
    """Return where points of the trunk are: turned above the girdle, a shoulder up with the arm that lifts his head."""
    placed = []
    for x, y, *rest in points:
        turn = min(1.3, max(0.0, (500 - y) / 200))
        bulge = 10 + 20 * max(0.0, 1 - (x / 110) ** 2)
        placed.append((_MIDDLE + x * (1 - 0.04 * turn) + turn * bulge, y + 0.1 * x * turn, *rest))
    return placed


def headless(sheet: Sheet) -> None:
    """A general without a head holds it out by the hair to look at you, a drawn sabre before him."""
    with sheet.at(-25, -77, 1.08):
        _general(sheet)


def _general(sheet: Sheet) -> None:
    cape = spots(
        "176,300 330,292 400,330 440,420 470,520 500,600 470,604 478,668 430,640 424,730 150,730 140,560 160,420"
    )
    mask = carve(sheet, sheet.plate().fill(cape), _WINE, rim=3.2)
    folds = [spots("360,340,0.3 404,460,1 430,620,0.3"), spots("340,360,0.3 372,500,1 388,680,0.3")]
    inked(sheet, folds, 14, "#2a080e", within=mask)
    _skirt(sheet)
    _cuirass(sheet)
    _neck(sheet)
    _sabre(sheet)
    _pauldron(sheet, 1)
    _pauldron(sheet, -1)
    _held_head(sheet)


def _lamellae(sheet: Sheet, mask: Mask, *, wide: float = 21, tall: float = 23) -> None:
    """Cover a part of his armour with small round-footed plates."""
    plate = sheet.plate()
    for row in range(34):
        for column in range(28):
            x, y = (column + row % 2 / 2) * wide - 20, row * tall
            plate.line(
                f"M {x} {y} L {x} {y + tall * 0.7} Q {x + wide / 2} {y + tall * 1.4} {x + wide} {y + tall * 0.7}", 2.6
            )
            plate.disc(x + wide / 2, y + tall * 0.55, 2.4)
    sheet.body(plate.mask * mask * 0.9, "#191a26")


def _skirt(sheet: Sheet) -> None:
    """Print the long skirts of his armour: two panels of plates, a red cloth between them."""
    x = _MIDDLE
    robe = sheet.plate().fill(
        [(x - 84, 500), (x - 128, 600), (x - 152, 740), (x + 156, 740), (x + 130, 600), (x + 84, 500)]
    )
    mask = carve(sheet, robe, _RED, rim=3)
    shade(sheet, turned_away(sheet, mask, 60, 0), _WINE)
    for s in (-1, 1):
        panel = spots("14,500 88,494 120,580 138,664 76,690 36,684 26,590", s)
        placed = pose(x, 0)
        mask = carve(sheet, sheet.plate().fill(placed(panel)), _BRONZE, rim=3)
        inner = spots("22,506 82,502 110,582 126,654 76,676 46,670 36,590", s)
        plates = sheet.plate().fill(placed(inner)).mask
        shade(sheet, plates, _STEEL if s < 0 else "#4a525e")
        _lamellae(sheet, plates)
        shade(sheet, turned_away(sheet, mask, 9, 9), "#4a2a12")
    folds = [
        [(x - 4, 520, 0.3), (x - 8, 620, 1), (x - 2, 720, 0.4)],
        [(x + 12, 540, 0.3), (x + 14, 640, 0.8), (x + 20, 720, 0.3)],
    ]
    inked(sheet, folds, 8, "#3a0a0e")


def _cuirass(sheet: Sheet) -> None:
    """Print his breastplate with its two mirrors, the cord knotted under them, and the girdle."""
    at = _trunk
    shape = spots("-44,288 -96,306 -108,370 -92,440 -82,504 82,504 92,440 108,370 96,306 44,288")
    mask = carve(sheet, sheet.plate().fill(at(shape)), _STEEL, rim=3.2)
    _lamellae(sheet, mask)
    shade(sheet, turned_away(sheet, mask, 34, 0), _DULL)
    straps = sheet.plate()
    for s in (-1, 1):
        straps.brush(at(spots("62,292,1 56,340,1 48,372,1", s)), 19, dry=0, taper=(0, 0))
    mask = carve(sheet, straps, "#4a2c1c", rim=2.4)
    shade(sheet, turned_away(sheet, mask, 6, 4), "#24141a")
    cords = sheet.plate()
    for s in (-1, 1):
        cords.brush(at(spots("6,412,1 40,430,1 96,420,0.8", s)), 11, dry=0, taper=(0, 0))
        cords.brush(at(spots("4,414,1 24,450,1 40,492,0.8", s)), 11, dry=0, taper=(0, 0))
    inked(
        sheet,
        [at(spots("6,412,0.6 40,430,1 96,420,0.6", s)) for s in (-1, 1)],
        4,
        _BRONZE,
        within=carve(sheet, cords, _GOLD, rim=2.4),
    )
    knot = carve(sheet, sheet.plate().disc(*where(at, 0, 412), 15, ry=13), _GOLD, rim=2.6)
    shade(sheet, turned_away(sheet, knot, 5, 5), _BRONZE)
    for s in (-1, 1):
        (cx, cy), wide = where(at, s * 50, 376), 0.96 - 0.1 * s
        mask = carve(sheet, sheet.plate().disc(cx, cy, 37 * wide, ry=37), _GOLD, rim=3)
        shade(sheet, turned_away(sheet, mask, 9, 9), _BRONZE)
        mask = carve(sheet, sheet.plate().disc(cx, cy, 24 * wide, ry=24), "#cdd2d2", rim=2)
        shade(sheet, turned_away(sheet, mask, 12, 12), _STEEL)
    girdle = sheet.plate().fill(at(spots("-94,474 0,490 94,474 98,508 0,528 -98,508")))
    mask = carve(sheet, girdle, "#2a1c20", rim=2.6)
    studs = sheet.plate()
    for i in range(-3, 4):
        studs.disc(_MIDDLE + i * 27, 504 - i * i * 1.3, 9 if i else 22)
    mask = carve(sheet, studs, _GOLD, rim=2)
    shade(sheet, turned_away(sheet, mask, 5, 6), _BRONZE)


def _neck(sheet: Sheet) -> None:
    """Print the collar, the stump in it, and the blood that steams from it."""
    (x, y), at = where(_trunk, 0, 268), _trunk
    wisps = (
        spots("-4,262,1.2 -20,222,1 8,182,0.7 -10,132,0.03"),
        spots("-18,264,0.9 -42,236,0.7 -30,204,0.4 -44,172,0.03"),
        spots("18,264,0.9 36,234,0.7 26,200,0.4 44,164,0.03"),
    )
    inked(sheet, map(at, wisps), 21, "#6a1418")
    collar = spots("-74,306 -62,262 -30,278 0,282 30,278 62,262 74,306 40,326 0,334 -40,326")
    mask = carve(sheet, sheet.plate().fill(at(collar)), _RED, rim=3)
    shade(sheet, turned_away(sheet, mask, 26, 6), _WINE)
    inked(
        sheet,
        [at(spots("-64,300,1 -34,318,1 0,326,1 34,318,1 64,300,1"))],
        6,
        _GOLD,
    )
    carve(sheet, sheet.plate().disc(x, y, 40, ry=17, rot=7), "#c9a888", rim=2.6)
    carve(sheet, sheet.plate().disc(x, y - 1, 30, ry=11, rot=7), "#9a1418", rim=1)
    carve(sheet, sheet.plate().disc(x, y - 1, 11, ry=6), "#f3e8cd", rim=1.6)
    blood = sheet.plate()
    for i, (dx, foot) in enumerate(((-30, 330), (-14, 366), (8, 344), (26, 392), (36, 318))):
        blood.brush(
            at([(dx, 276, 1), (dx * 1.1, foot - 30, 0.6), (dx * 1.1, foot, 1)]), 12, dry=0, seed=i, taper=(0, 0)
        )
    carve(sheet, blood, "#9a1418", rim=1.4, line="#3a060a", grain=0.05)


def _pauldron(sheet: Sheet, side: int) -> None:
    """Print tiers of plates on a shoulder, each lapping over the next."""
    x, y = where(_trunk, side * 98, 316)
    at = pose(x, y, turn=side * (0.5 if side < 0 else 0.1), k=0.98 - 0.04 * side, side=side)
    for tier in (3, 2, 1, 0):
        low, out = tier * 29, tier * 7
        plate = [
            (-40 + out * 0.4, low - 8),
            (0 + out, low - 30),
            (42 + out, low - 6),
            (56 + out, low + 30),
            (20 + out, low + 22),
            (-36 + out, low + 30),
        ]
        mask = carve(sheet, sheet.plate().fill(at(plate)), _GOLD if tier == 3 else (_STEEL, "#565e6a")[tier % 2], rim=3)
        shade(sheet, turned_away(sheet, mask, 10, 9), _DULL if tier != 3 else _BRONZE)
        rivets = sheet.plate()
        for a in (-14, 10, 34):
            rivets.disc(*where(at, a + out, low + 4 - 0.3 * a), 3.6)
        sheet.body(rivets.mask, _GOLD if tier != 3 else "#5a1016")


def _sabre(sheet: Sheet) -> None:
    """Print the arm at his side and the broad sabre he has drawn."""
    arm = sheet.plate().brush(spots("372,380,1.1 398,450,1.1 372,520,0.9"), 58, dry=0, taper=(0, 0), wob=0.02)
    mask = carve(sheet, arm, _RED, rim=3)
    shade(sheet, turned_away(sheet, mask, 22, 0), _WINE)
    at = pose(352, 532, turn=0.98)
    blade = spots("-15,26 -17,90 -24,160 -34,214 -22,262 16,300 22,240 17,160 15,90 14,26")
    mask = carve(sheet, sheet.plate().fill(at(blade)), "#e4e6e0", rim=3)
    back = spots("0,26 -1,100 -2,180 0,240 18,310 40,240 30,26")
    shade(sheet, sheet.plate().fill(at(back)).mask * mask, "#98a2a8")
    inked(sheet, [at(spots("-6,36,0.6 -7,120,1 -10,200,0.2"))], 4, within=mask)
    _stains(sheet, at, mask)
    hilt = sheet.plate().brush(at(spots("0,24,1 0,-62,1")), 17, dry=0, taper=(0, 0), wob=0)
    carve(sheet, hilt, "#3a2018", rim=2.6)
    guard = sheet.plate().disc(*where(at, 0, 24), 31, ry=11, rot=56).disc(*where(at, 0, -66), 14)
    mask = carve(sheet, guard, _GOLD, rim=2.6)
    shade(sheet, turned_away(sheet, mask, 5, 6), _BRONZE)
    x, y = where(at, 0, -70)
    tassel = [
        [(x, y, 0.5), (x + 8 + 3 * i, y + 26, 0.9), (x + 2 + 8 * i, y + 84 - 6 * abs(i), 0.3)] for i in (-1, 0, 1)
    ]
    locks(sheet, tassel, 12, "#d8a848", sheen="#f0d890")
    x, y = where(at, 0, -18)
    backhand(sheet, pose(x, y, turn=0.98 + pi, k=0.84), _FLESH, spots("370,500,1 378,480,1.1"), width=38)
    bracer = sheet.plate().fill(spots("368,446 394,440 424,456 412,508 386,514 356,500"))
    mask = carve(sheet, bracer, _GOLD, rim=2.6)
    shade(sheet, turned_away(sheet, mask, 9, 8), _BRONZE)


def _stains(sheet: Sheet, at: Placing, blade: Mask) -> None:
    """Print the blood on the blade: runs along its edge, spatter, and drops that fall from its lower side."""
    fresh, dried = "#a8141a", "#5e0c14"
    drops = sheet.plate()
    for across, along, fall in ((24, 232, 34), (18, 168, 20)):
        x, y = where(at, across, along)
        drops.brush([(x, y - 4, 0.7), (x + 1, y + fall - 12, 0.4), (x, y + fall, 1)], 9, dry=0, taper=(0, 0))
    carve(sheet, drops, fresh, rim=1.4, line="#3a060a", grain=0.05)
    runs = sheet.plate().fill(
        at(
            spots(
                "18,320 50,250 26,222 20,150 16,228 12,262 8,216 4,170 0,232 -4,268 -9,238 -12,186 -17,232 -19,150 "
                "-18,70 -40,80 -60,220 -30,290"
            )
        )
    )
    for across, along, size in (
        (-5, 158, 4.5),
        (3, 130, 2.6),
        (9, 146, 3.4),
        (-10, 112, 3.6),
        (-4, 92, 2.2),
        (11, 104, 2.4),
        (-7, 204, 3),
        (7, 186, 2.4),
        (1, 66, 2),
    ):
        runs.disc(*where(at, across, along), size * 0.8, ry=size * 1.5, rot=60)
    mask = runs.mask * blade
    shade(sheet, mask, fresh, grain=0.3)
    shade(sheet, turned_away(sheet, mask, 5, 4), dried)


def _raised_arm(sheet: Sheet) -> None:
    """Print the forearm that lifts the head: a sleeve from the elbow, a bracer, a bare wrist."""
    at = pose(212, 402, turn=-0.5)
    wrist = sheet.plate().brush(at(spots("0,-96,1.1 0,-128,0.9 0,-156,1")), 30, dry=0, taper=(0, 0), wob=0.01)
    mask = carve(sheet, wrist, _SKIN, rim=2.6)
    shade(sheet, turned_away(sheet, mask, 9, 0), _ASHEN)
    sleeve = spots("-28,6 -8,28 16,24 30,0 30,-34 24,-66 -20,-66 -29,-30")
    mask = carve(sheet, sheet.plate().fill(at(sleeve)), _RED, rim=3)
    shade(sheet, turned_away(sheet, mask, 16, 8), _WINE)
    folds = ("-20,-6,0.2 0,-14,1 22,-8,0.2", "-18,-26,0.2 2,-34,0.9 18,-32,0.2")
    inked(sheet, [at(spots(fold)) for fold in folds], 6, "#3a0a0e", within=mask)
    bracer = spots("-26,-50 0,-43 27,-50 25,-84 19,-120 0,-115 -16,-120 -22,-84")
    mask = carve(sheet, sheet.plate().fill(at(bracer)), _GOLD, rim=2.8)
    shade(sheet, turned_away(sheet, mask, 13, 5), _BRONZE)
    cuts = ("-24,-62,0.8 0,-55,1 26,-62,0.8", "-18,-110,0.8 0,-104,1 20,-110,0.8", "-4,-64,0.3 -2,-84,1 0,-102,0.3")
    inked(sheet, [at(spots(cut)) for cut in cuts], 4, "#3a2010", within=mask)


def _held_head(sheet: Sheet) -> None:
    """Print the arm held out, and the head that hangs from its fist and still glares."""
    at = pose(120, 418, turn=0.08, k=1.04)
    strands = []
    for i in range(17):
        t = (i - 8) / 8
        fall = [(4 * t, -156, 0.6), (22 * t, -104, 1), (66 * t, -34 + 12 * abs(t), 1.1)]
        strands.append(at([*fall, (74 * t, 40 + 40 * abs(t) + 14 * sin(i * 2), 0.05)]))
    locks(sheet, strands, 25, "#17101a", sheen="#5a4a5c")
    _raised_arm(sheet)
    outline = spots("-50,-44 -58,4 -50,46 -30,78 0,88 30,78 50,46 58,4 50,-44 0,-64")
    mask = carve(sheet, sheet.plate().fill(at(outline)), _SKIN, rim=3)
    shade(sheet, turned_away(sheet, mask, 17, 0), _ASHEN)
    sockets, beard = sheet.plate(), []
    for s in (-1, 1):
        sockets.fill(at(spots("6,2 16,-12 42,-20 48,-4 30,12", s)))
    carve(sheet, sockets, "#2a1418", rim=1)
    eyes = sheet.plate().disc(*where(at, -28, -3), 8.5).disc(*where(at, 28, -3), 8.5).mask
    sheet.body(blur(eyes, 5 * SCALE) * 1.2, "#f08a24").body(eyes, "#ffe9a0")
    features = [at(spots("4,-4,0.6 26,-24,1.5 58,-40,0.1", s)) for s in (-1, 1)]
    inked(sheet, features, 15)
    nose = [at(spots("3,6,0.3 13,27,1 5,32,0.4", s)) for s in (-1, 1)]
    nose += [at(spots("22,26,0.2 40,40,1 36,58,0.2", s)) for s in (-1, 1)]
    inked(sheet, nose, 5)
    for i in range(13):
        t = (i - 6) / 6
        beard.append(at([(40 * t, 60 - 14 * abs(t), 0.9), (36 * t, 92, 1), (22 * t, 124 - 30 * abs(t), 0.05)]))
    for s in (-1, 1):
        beard.append(at(spots("2,40,0.6 26,46,1 46,70,0.5 50,96,0.05", s)))
    locks(sheet, beard, 16, "#17101a")
    mouth = sheet.plate().fill(at(spots("-18,54 0,50 18,54 12,64 -12,64")))
    carve(sheet, mouth, "#f3e8cd", rim=2)
    inked(sheet, [at([(a, 51, 1), (a, 64, 1)]) for a in (-8, 0, 8)], 2)
    tuft = [at([(5 * i, -140, 0.8), (8 * i, -196, 1.1), (22 * i + 14, -236 + 9 * abs(i), 0.05)]) for i in range(-2, 3)]
    locks(sheet, tuft, 15, "#17101a", sheen="#5a4a5c")
    x, y = where(at, -2, -156)
    closed(sheet, pose(x, y, turn=-0.1, k=0.92), _FLESH, spots("150,288,0.92 160,306,1"), width=36)
    drops = sheet.plate()
    for dx, foot in ((-22, 128), (8, 150), (24, 122)):
        drops.brush(at([(dx, 86, 0.5), (dx, foot - 14, 0.4), (dx, foot, 1)]), 10, dry=0, taper=(0, 0))
    carve(sheet, drops, "#9a1418", rim=1.4, line="#3a060a", grain=0.05)
