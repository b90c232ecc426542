"""The ghost that burns."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from art.ghosts.limbs import Spots, carve, inked, pose, shade, spots, turned_away, where
from art.kit.base import SCALE, Mask, blur, smooth
from art.kit.geometry import curve, polygon
from art.kit.noise import chance, cloud
from art.kit.sheet import Sheet

_CHAR = "#1d1418"
_HEAD = pose(192, 272, turn=-0.3, k=1.0)
_HEAT = (("#7e1414", 1.0), ("#cf3a1c", 0.76), ("#f0902c", 0.5), ("#ffdf86", 0.26))
"""The colours of a flame from its rim inward, and the share of its width each has."""
_SPREAD = (
    "-20,20 -48,10 -66,-14 -62,-40",
    "24,-12 52,-36 66,-68 60,-96",
    "12,-22 30,-62 38,-100 28,-124",
    "-4,-24 0,-70 -6,-108 -20,-128",
    "-18,-16 -34,-58 -50,-88 -66,-98",
)
_ARMS = (
    "146,430 100,424 62,394 40,408 40,440 64,448 108,470 134,480",
    "34,420 50,346 62,304 94,308 96,350 86,428 60,446",
    "296,452 336,450 366,496 400,546 394,574 364,580 330,534 296,494",
    "398,562 350,562 366,528 394,484 402,454 430,466 428,500",
)
"""Upper arms and forearms, the left and the right: straight bones that meet in hard elbows."""


def burnt(sheet: Sheet) -> None:
    """A man reels out of a blaze, coal already, one hand flung up, the other before him, and screams."""
    _blaze(sheet)
    _hair(sheet)
    figure = _figure(sheet)
    _cracked(sheet, figure)
    _screaming_face(sheet)
    _forelocks(sheet)
    _fire_in_front(sheet)


def _flame(sheet: Sheet, ways: Sequence[Spots], width: float) -> None:
    """Print tongues of fire as wedges cut one in the other, with cut lines that run up them."""
    for layer, (tint, share) in enumerate(_HEAT):
        fire = sheet.plate()
        for i, way in enumerate(ways):
            fire.brush(_core(way, 1 - 0.2 * layer, share), width, dry=0, seed=i, wob=0.01, taper=(0, 0.04))
        mask = carve(sheet, fire, tint, rim=1.4 if layer else 3, line="#3a0c0c", grain=0.12, mott=0.06)
        if layer in (1, 2):
            cuts = [
                [(x + width * w * 0.34 * side, y, 0.2 + 0.8 * (1 < k < 5)) for k, (x, y, w) in enumerate(core[:7])]
                for core in (_core(way, 1 - 0.2 * layer, share) for way in ways)
                for side in (-1, 1)
            ]
            inked(sheet, cuts, max(2.6, width * 0.05), _HEAT[layer - 1][0], within=mask)


def _core(way: Spots, reach: float, share: float) -> Spots:
    """Return the part of a tongue up to a share of its length, tapered anew and thinner."""
    line = curve(way, step=3.0)
    last, steps = reach * (len(line) - 1), 7
    made = []
    for k in range(steps + 1):
        x, y, w = map(float, line[round(last * k / steps)])
        made.append((x, y, w * share if reach == 1 else w * share * (1 - 0.97 * (k / steps) ** 3)))
    return made


def _blaze(sheet: Sheet) -> None:
    """Print the fire he comes out of: tall hooked tongues at both sides, darkest behind his head."""
    behind = [
        spots("24,740,1 16,560,1.1 54,430,0.7 28,330,0.36 62,236,0.02"),
        spots("96,740,1.2 78,600,1.1 120,500,0.7 104,440,0.3 130,396,0.02"),
        spots("440,740,1.1 452,600,1.15 412,480,0.8 446,388,0.4 418,310,0.02"),
        spots("350,740,1.2 372,620,1.2 340,520,0.8 378,430,0.42 350,372,0.02"),
        spots("226,740,1.6 236,640,1.6 220,560,1.2 230,470,0.6 222,420,0.1"),
    ]
    _flame(sheet, behind, 104)


def _hair(sheet: Sheet) -> None:
    """Print his hair: it has become fire and streams up and aside, lock by lock."""
    rows = (
        ((-52, -40), (-96, -84), (-72, -132), (-112, -186)),
        ((-40, -66), (-66, -120), (-34, -166), (-58, -236)),
        ((-18, -80), (-30, -140), (14, -190), (-6, -284)),
        ((6, -84), (18, -136), (58, -172), (52, -250)),
        ((30, -76), (56, -120), (84, -150), (100, -216)),
        ((50, -52), (86, -78), (96, -116), (132, -150)),
    )
    ways = []
    for row in rows:
        ways.append([(*where(_HEAD, x, y), w) for (x, y), w in zip(row, (1.2, 1.0, 0.62, 0.02), strict=True)])
    _flame(sheet, ways, 50)


def _forelocks(sheet: Sheet) -> None:
    """Print the roots of that hair, which eat down over brow and temples."""
    rows = (
        ((-60, -24), (-76, -62), (-62, -98), (-96, -140)),
        ((-36, -62), (-52, -98), (-26, -130), (-50, -178)),
        ((-8, -72), (-16, -110), (12, -142), (0, -200)),
        ((20, -70), (30, -104), (50, -128), (46, -186)),
        ((46, -54), (66, -84), (70, -112), (94, -150)),
        ((64, -16), (82, -50), (84, -80), (112, -112)),
    )
    ways = []
    for row in rows:
        ways.append([(*where(_HEAD, x, y), w) for (x, y), w in zip(row, (0.5, 1.1, 0.6, 0.02), strict=True)])
    _flame(sheet, ways, 38)


def _figure(sheet: Sheet) -> Mask:
    """Print the charred man in one piece, from his finger tips down to where the fire takes him."""
    body = sheet.plate()
    torso = spots(
        "186,372 192,404 178,424 140,432 112,446 118,474 138,506 148,540 160,566 182,588 184,612 164,640 142,680 "
        "134,740 334,740 324,684 306,644 284,616 284,594 304,574 316,548 322,516 338,490 334,462 310,446 262,428 "
        "252,404 240,362"
    )
    body.fill(torso)
    for corners in _ARMS:
        body.fill(polygon(spots(corners)))
    for x, y, r in ((60, 420, 25), (130, 452, 27), (374, 556, 25), (318, 470, 30)):
        body.disc(x, y, r)
    for placed in (pose(80, 262, turn=0.16, k=0.92), pose(428, 420, turn=0.4, k=0.84, side=-1)):
        body.fill(placed(spots("-20,56 -30,6 -24,-22 0,-30 22,-24 30,0 20,56 0,62")))
        for finger in _SPREAD:
            line = [(*point, w) for point, w in zip(placed(spots(finger)), (1.1, 1.12, 0.86, 0.2), strict=True)]
            body.brush(line, 17, dry=0, wob=0.02, taper=(0, 0.03))
    skull = (
        "0,-98 46,-88 70,-44 64,4 50,26 48,60 40,92 24,116 -2,122 -28,114 -44,88 -50,58 -52,26 -66,4 -70,-44 -44,-88"
    )
    body.fill(_HEAD(spots(skull)))
    return carve(sheet, body, _CHAR, rim=3.6, line="#ffc45a", grain=0.1)


def _cracked(sheet: Sheet, figure: Mask) -> None:
    """Let fire show through coal: along the borders between its lumps, which are small in the hands."""
    x, y = sheet.grid()
    dice = chance(4)
    near, next_near = np.full(sheet.shape, 9e9, np.float32), np.full(sheet.shape, 9e9, np.float32)
    places = [(40 + dice.random() * 370, 190 + dice.random() * 540) for _ in range(120)]
    places += [(40 + dice.random() * 90, 120 + dice.random() * 200) for _ in range(46)]
    places += [(370 + dice.random() * 110, 300 + dice.random() * 200) for _ in range(46)]
    for px, py in places:
        far = np.hypot(x - px, (y - py) * 0.8).astype(np.float32)
        next_near = np.minimum(next_near, np.maximum(near, far))
        near = np.minimum(near, far)
    gap = next_near - near + 2.2 * (cloud(sheet.shape, 14 * SCALE, seed=9) - 0.5)
    heat = smooth(cloud(sheet.shape, 80 * SCALE, seed=3), 0.3, 0.6)
    vein = 1 - smooth((gap - 0.6 - 1.8 * heat) / 0.9, 0, 1)
    inside = smooth(blur(figure, 3 * SCALE), 0.55, 0.8) * figure * (1 - _dead_coal(sheet))
    sheet.body(vein * inside, "#d8521e").body(
        (1 - smooth((gap - 1.1 * heat) / 0.8, 0, 1)) * inside * smooth(heat, 0.2, 0.5), "#ffcf6a"
    )
    shade(sheet, turned_away(sheet, figure, 12, 4) * (1 - vein), "#0c080b")
    _twisted(sheet, figure)


def _dead_coal(sheet: Sheet) -> Mask:
    """Return where nothing glows any more: from the belly down he stands black before the fire, cut off raggedly."""
    x, _ = sheet.grid()
    ragged = 70 * (cloud(sheet.shape, 26 * SCALE, seed=12) - 0.5)
    return smooth(sheet.down() + ragged - 0.1 * np.abs(x - 230), 468, 486) * (x > 104) * (x < 352)


def _twisted(sheet: Sheet, figure: Mask) -> None:
    """Cut the cords of his neck and his collarbones into the coal, and show the fire between his ribs."""
    for tint, width in (("#a3261a", 13.0), ("#ef7f28", 8.0), ("#ffd676", 3.4)):
        inked(sheet, _between_ribs(), width, tint, within=figure)
    cuts = (
        "204,388,0.5 214,410,1 222,432,0.3",
        "236,376,0.4 236,406,1 232,432,0.3",
        "214,440,0.5 176,440,1 132,454,0.2",
        "240,442,0.5 280,450,1 322,472,0.2",
        "166,566,0.2 196,566,0.9 226,548,0.3",
        "300,574,0.2 268,570,0.9 236,548,0.3",
        "184,604,0.3 176,636,1 150,676,0.2",
        "284,608,0.3 294,640,1 316,680,0.2",
        "202,592,0.2 220,600,0.8 240,594,0.2",
        "206,618,0.2 232,628,0.8 262,616,0.2",
    )
    inked(sheet, map(spots, cuts), 9, "#0a0709", within=figure)
    inked(sheet, [[(x + 2, y + 4, w * 0.5) for x, y, w in spots(cut)] for cut in cuts], 5, "#f08a2c", within=figure)


def _between_ribs() -> list[Spots]:
    """Return the gaps between his ribs, which swing out from the breastbone and down, the lowest the shortest."""
    gaps: list[Spots] = []
    for i, reach in enumerate((84, 88, 86, 76, 58)):
        x, y = 226 + 1.5 * i, 464 + 20 * i
        for side, drop in ((-1, 0), (1, 6)):
            gaps.append(
                [
                    (x + side * 11, y + 5, 0.5),
                    (x + side * reach * 0.5, y + drop * 0.5 - 3, 1),
                    (x + side * reach * 0.84, y + drop + 8, 0.9),
                    (x + side * reach, y + drop + 22, 0.15),
                ]
            )
    return gaps


def _screaming_face(sheet: Sheet) -> None:
    """Print a face burnt down to the bone: empty sockets, no nose, a scream that has torn the lower lip."""
    plain = (
        "0,-90 42,-80 62,-42 56,2 44,24 42,60 34,88 20,108 -2,114 -24,106 -38,84 -44,58 -46,24 -58,2 -62,-42 -40,-80"
    )
    sheet.body(sheet.plate().fill(_HEAD(spots(plain))).mask, _CHAR)
    bone = sheet.plate().fill(_HEAD(spots("-58,-40 -40,-62 -8,-54 -4,-30 -30,-34 -54,-16")))
    bone.fill(_HEAD(spots("58,-44 40,-64 8,-54 6,-30 32,-36 54,-18"))).fill(_HEAD(spots("-50,14 -30,18 -36,34 -48,36")))
    bone.fill(_HEAD(spots("50,12 32,18 38,34 46,34")))
    shade(sheet, bone.mask, "#4a2a22")
    holes = sheet.plate()
    holes.fill(_HEAD(spots("-8,-20 -18,-34 -42,-24 -60,2 -48,12 -20,2")))
    holes.fill(_HEAD(spots("10,-12 20,-24 42,-18 56,0 46,6 24,0")))
    holes.fill(_HEAD(spots("-3,10 -10,26 -4,28"))).fill(_HEAD(spots("4,10 11,24 5,28")))
    mouth = "-2,38 20,42 32,58 30,82 24,94 18,88 14,104 4,96 -2,112 -10,98 -18,106 -22,90 -30,92 -34,66 -24,44"
    holes.fill(polygon(_HEAD(spots(mouth))))
    mask = carve(sheet, holes, "#7e1a12", rim=3, line="#060406")
    heart = sheet.plate()
    heart.fill(_HEAD(spots("-16,-8 -26,-16 -42,-12 -50,0 -42,5 -24,0")))
    heart.fill(_HEAD(spots("20,-8 30,-13 42,-9 49,-1 42,2 28,-1")))
    heart.fill(polygon(_HEAD(spots("-24,92 -26,66 -16,78 -8,50 0,70 8,46 15,72 24,62 22,92 0,100"))))
    sheet.body(heart.mask * mask, "#f39a30")
    core = sheet.plate().disc(*where(_HEAD, -35, -5), 6, ry=4, rot=20).disc(*where(_HEAD, 36, -5), 5, ry=3)
    core.fill(polygon(_HEAD(spots("-15,92 -14,74 -7,84 -2,58 5,82 12,70 15,90 0,97"))))
    sheet.body(core.mask * mask, "#fff0b4")
    teeth = sheet.plate()
    for x, gum, tall, half in ((-21, 45, 11, 4.4), (-11, 40, 15, 4.6), (14, 42, 9, 4.6), (23, 48, 13, 3.6)):
        teeth.fill(
            polygon(_HEAD([(x - half, gum), (x + half, gum), (x + half * 0.5, gum + tall), (x - half, gum + tall - 4)]))
        )
    for x, foot, tall in ((-25, 90, 10), (-6, 100, 12), (19, 89, 13)):
        teeth.fill(polygon(_HEAD([(x - 4, foot), (x + 4, foot), (x + 1, foot - tall)])))
    sheet.body(teeth.mask, "#150d10")
    lines = [_HEAD(spots("4,-44,0.5 26,-40,1 62,-10,0.2")), _HEAD(spots("-4,-44,0.5 -26,-42,1 -64,-8,0.2"))]
    lines += [_HEAD(spots("40,28,0.2 46,54,1 34,82,0.2")), _HEAD(spots("-42,30,0.2 -50,58,1 -38,84,0.2"))]
    lines += [_HEAD(spots("0,-86,0.3 -8,-66,1 4,-52,0.2")), _HEAD(spots("-4,-62,0.8 -26,-70,0.2"))]
    inked(sheet, lines, 4.6, "#f08a2c")


def _fire_in_front(sheet: Sheet) -> None:
    """Print the fire that has him to the waist."""
    front = [
        spots("4,780,1.2 30,690,1.1 4,610,0.6 40,520,0.02"),
        spots("92,790,1.3 70,720,1.1 112,660,0.5 92,600,0.02"),
        spots("190,800,1.3 212,720,1 174,660,0.5 206,592,0.02"),
        spots("300,800,1.2 274,730,1 312,676,0.5 280,620,0.02"),
        spots("384,790,1.3 412,700,1.15 366,630,0.6 398,548,0.02"),
        spots("476,780,1.2 452,690,1.1 484,620,0.5 452,560,0.02"),
    ]
    _flame(sheet, front, 92)
    sparks = sheet.plate()
    for x, y, r in (
        (322, 300, 4),
        (352, 340, 3),
        (140, 330, 3),
        (346, 236, 3),
        (110, 130, 3),
        (372, 420, 4),
        (36, 200, 3),
    ):
        sparks.fill(polygon([(x, y - r * 1.8), (x + r, y), (x, y + r * 1.4), (x - r, y)]))
    carve(sheet, sparks, "#ffcf6a", rim=1.4, line="#7e1414")
