"""The king who bears a boulder."""

from __future__ import annotations

from math import atan2, degrees
from typing import Final

import numpy as np

from art.ghosts.limbs import Placing, Spots, carve, claw, inked, limb, locks, pose, shade, spots, turned_away, where
from art.ghosts.talons import Flesh, gripping, knuckles
from art.kings.masks import X
from art.kit.base import SCALE, Mask, smooth, turned
from art.kit.geometry import curve, polygon
from art.kit.media import cinnabar, ink, woodblock
from art.kit.noise import cloud, warp
from art.kit.sheet import Sheet

_SKIN, _DIM, _LIT = "#b65c40", "#5a2226", "#eda069"
_GOLD, _BRONZE = "#dca648", "#7a4a20"


def stone_bearer(sheet: Sheet) -> None:
    """A giant squats beneath the boulder of his guilt: it is chained to him, and he bares his teeth and holds it."""
    _legs(sheet)
    _trunk(sheet)
    _raised_arm(sheet)
    _boulder(sheet)
    _hold(sheet)
    _propped_arm(sheet)
    _head(sheet)


def _legs(sheet: Sheet) -> None:
    """Print thighs and shins of a man who squats under all he can carry, on ground that cracks."""
    ground = sheet.plate().fill(spots("-10,676 120,664 224,672 330,662 522,680 522,740 -10,740"))
    carve(sheet, ground, "#54403a", rim=2.4, line="#8a5a3a", grain=0.35)
    cracks = [
        spots("224,676,1 208,694,0.8 220,716,0.3"),
        spots("70,690,1 40,700,0.3"),
        spots("372,690,1 420,700,0.2"),
    ]
    inked(sheet, cracks, 9, "#120a0e")
    for s in (-1, 1):
        at = pose(X, 0, side=s)
        shin = spots("110,600 176,580 186,620 166,660 180,690 164,704 92,704 100,680 108,640")
        mask = carve(sheet, sheet.plate().fill(at(shin)), _SKIN, rim=3)
        shade(sheet, turned_away(sheet, mask, 22, -14), _DIM)
        shade(sheet, turned_away(sheet, mask, -6, 0), _LIT)
        _rim_light(sheet, mask)
        toes = [at([(a, 688, 0.4), (a - 2, 704, 1)]) for a in (108, 124, 140, 156)]
        inked(sheet, toes, 5)
        thigh = spots("10,560 70,530 150,534 192,566 196,604 164,626 110,622 40,640")
        mask = carve(sheet, sheet.plate().fill(at(thigh)), _SKIN, rim=3)
        shade(sheet, turned_away(sheet, mask, 14, 26), _DIM)
        shade(sheet, turned_away(sheet, mask, -6, -8), _LIT)
        _rim_light(sheet, mask)
        inked(
            sheet,
            [
                at(spots("50,566,0.2 110,560,1 160,576,0.3")),
                at(spots("150,600,0.3 170,590,1 180,572,0.2")),
            ],
            7,
            within=mask,
        )
    cloth = spots("-74,566 0,584 74,566 70,610 44,640 40,706 0,690 -36,708 -44,640 -70,610")
    mask = carve(sheet, sheet.plate().fill(pose(X, 0)(cloth)), "#a8241c", rim=3)
    shade(sheet, turned_away(sheet, mask, 18, 8), "#5a0f16")
    inked(
        sheet,
        [
            [(X - 14, 600, 0.3), (X - 20, 650, 1), (X - 16, 690, 0.2)],
            [(X + 12, 604, 0.3), (X + 18, 650, 1), (X + 16, 684, 0.2)],
        ],
        7,
    )


def _trunk(sheet: Sheet) -> None:
    at = pose(X, 0)
    shape = spots(
        "-60,380 -140,384 -176,430 -160,490 -112,520 -96,560 -84,590 84,590 96,560 112,520 160,490 "
        "176,430 140,384 60,380"
    )
    mask = carve(sheet, sheet.plate().fill(at(shape)), _SKIN, rim=3.4)
    shade(sheet, turned_away(sheet, mask, 40, 10), _DIM)
    shade(sheet, mask * (1 - smooth(sheet.down() + 20 * cloud(sheet.shape, 40 * SCALE, seed=3), 400, 416)), "#3a161c")
    lines = [
        at(spots("-96,500,0.2 -50,538,1 -4,524,0.3")),
        at(spots("96,500,0.2 50,538,1 4,524,0.3")),
        at(spots("0,520,0.4 2,556,0.8 0,580,0.3")),
        at(spots("-120,430,0.2 -112,470,1 -90,500,0.2")),
        at(spots("120,430,0.2 112,470,1 90,500,0.2")),
        at(spots("-70,560,0.2 -34,566,1 -10,556,0.2")),
        at(spots("70,560,0.2 34,566,1 10,556,0.2")),
    ]
    inked(sheet, lines, 9, within=mask)
    belt = sheet.plate().fill(at(spots("-92,566 0,586 92,566 94,590 0,612 -94,590")))
    mask = carve(sheet, belt, _GOLD, rim=2.8)
    shade(sheet, turned_away(sheet, mask, 20, 8), _BRONZE)


def _boulder(sheet: Sheet) -> None:
    """Print a boulder hewn in planes, lit from the upper left, with the word for guilt cut into it."""
    outline = spots(
        "84,280 78,226 66,164 100,96 150,72 196,40 296,52 352,96 404,130 424,214 410,262 420,318 "
        "366,384 290,392 240,410 150,384 104,352 92,310"
    )
    rock = sheet.plate().fill(polygon(outline))
    mask = carve(sheet, rock, "#8e887e", rim=4.5, line="#0e0a10", grain=0.35)
    planes = (
        (((66, 164), (100, 96), (150, 72), (196, 40), (230, 92), (170, 126), (112, 150)), "#dcd6c4"),
        (((196, 40), (296, 52), (352, 96), (318, 128), (230, 92)), "#c2bcac"),
        (((352, 96), (404, 130), (424, 214), (410, 262), (366, 232), (318, 128)), "#625e62"),
        (((410, 262), (420, 318), (366, 384), (322, 330), (366, 232)), "#403e48"),
        (((84, 280), (78, 226), (66, 164), (112, 150), (126, 236), (92, 310)), "#b6b0a2"),
        (((92, 310), (126, 236), (150, 320), (150, 384), (104, 352)), "#6a6668"),
        (((150, 320), (250, 346), (322, 330), (366, 384), (290, 392), (240, 410), (150, 384)), "#33313b"),
    )
    edges = sheet.plate()
    for i, (corners, tint) in enumerate(planes):
        facet = warp(sheet.plate().fill(polygon(corners)).mask, 3, 26, 11 + i) * mask
        sheet.body(woodblock(facet, 4, 0.35), tint)
        line = [*corners, corners[0]]
        for k, (ax, ay) in enumerate(line[:-1]):
            bx, by = line[k + 1]
            edges.brush(
                [(ax, ay, 0.3), ((ax + bx) / 2 + 3, (ay + by) / 2 + 3, 1), (bx, by, 0.3)], 6, dry=0.3, seed=k + 9 * i
            )
    for x, y, reach in (
        (128, 168, 60),
        (150, 236, 50),
        (330, 170, 66),
        (352, 260, 50),
        (392, 190, 46),
        (104, 300, 40),
    ):
        for k in range(4):
            edges.brush(
                [(x + k * 11, y + k * 7, 1), (x + k * 11 - reach * 0.3, y + reach * 0.8 + k * 4, 0.1)],
                9,
                dry=0.55,
                seed=x + k,
                taper=(0.02, 0.6),
            )
    rough = 26 * (cloud(sheet.shape, 30 * SCALE, seed=5) - 0.5)
    shade(sheet, mask * smooth(sheet.down() + rough, 362, 376), "#1c1a22")
    sheet.lay(ink(edges.mask, 3, edge=1.2) * mask * 0.85, "#1a1820")
    _guilt(sheet, mask)
    for chain in (
        spots("84,120 136,206 168,300 160,390 128,470 104,560"),
        spots("396,150 330,222 292,310 300,390 326,470 344,560"),
    ):
        _chain(sheet, chain)


def _guilt(sheet: Sheet, rock: Mask) -> None:
    """Cut the word for guilt into the stone and fill it with cinnabar."""
    word = sheet.plate().text("罪", 232, 214, 150, bold=4)
    cut = turned(word.mask, 232, 214, -7) * rock
    edge = np.roll(cut, (round(3 * SCALE), round(3 * SCALE)), (0, 1))
    sheet.body(np.clip(edge - cut, 0, 1) * rock, "#e4decc").lay(cinnabar(cut, 5, 0.35) * 1.4, "#a81c14")


_FLESH: Final = Flesh(_SKIN, _DIM, "#e8d2a0")


def _raised_arm(sheet: Sheet) -> None:
    """Print the arm that reaches up beside the stone, and the flat of its hand behind the stone's edge."""
    _muscle(sheet, spots("104,446,1.05 66,452,1.15 36,424,0.9"), 92)
    inked(sheet, [spots("112,424,0.3 84,470,1 96,500,0.2"), spots("70,474,0.2 44,462,1 30,440,0.2")], 8)
    _muscle(sheet, spots("38,440,0.72 34,388,1.12 46,340,0.9 54,306,0.62"), 76)
    inked(sheet, [spots("44,424,0.2 50,372,1 56,330,0.2")], 8)
    palm = sheet.plate().fill(spots("36,318 28,276 34,228 50,194 84,180 120,200 124,270 96,316 76,330"))
    mask = carve(sheet, palm, _SKIN, rim=3.2)
    shade(sheet, turned_away(sheet, mask, -6, -6), _LIT)
    inked(
        sheet, [spots(way) for way in ("48,290,0.2 50,250,1 60,222,0.2", "62,296,0.2 68,262,0.9 76,244,0.2")], 6, _DIM
    )
    cuff = sheet.plate().fill(spots("26,332 78,318 82,346 30,358"))
    shade(sheet, turned_away(sheet, carve(sheet, cuff, _GOLD, rim=2.8), 12, 10), _BRONZE)


def _hold(sheet: Sheet) -> None:
    """Print the fingers that come round the stone's edge and dig into its face, the thumb under it."""
    fingers = [
        spots(way)
        for way in (
            "66,304 104,292 122,312 116,330",
            "42,268 84,248 124,258 142,282",
            "42,236 82,212 126,216 150,240",
            "52,206 90,180 128,180 150,202",
        )
    ]
    gripping(sheet, fingers, 31, _FLESH, pose(0, 0), 0.8)
    knuckles(sheet, spots("38,232 54,210 64,206 62,236 60,270 74,300 56,306 40,282"), _FLESH, pose(0, 0))
    dents = ["158,246,1 170,256,0.1", "150,286,1 160,300,0.1", "158,208,1 172,216,0.1", "152,236,0.9 166,232,0.1"]
    inked(sheet, [spots(way) for way in dents], 6, "#1a1820")


def _propped_arm(sheet: Sheet) -> None:
    """Print the arm he props on his knee."""
    _muscle(sheet, spots("340,444,1.05 384,452,1.15 420,488,0.86"), 96)
    inked(sheet, [spots("336,420,0.3 364,470,1 350,500,0.2"), spots("372,480,0.2 404,474,1 424,460,0.2")], 8)
    _muscle(sheet, spots("424,470,0.7 426,518,1.1 400,560,0.86 378,584,0.62"), 76)
    inked(sheet, [spots("414,488,0.2 408,530,1 388,566,0.2")], 8)
    cuff = sheet.plate().fill(spots("376,546 424,568 410,594 364,572"))
    shade(sheet, turned_away(sheet, carve(sheet, cuff, _GOLD, rim=2.8), 10, 10), _BRONZE)
    claw(
        sheet,
        spots("-30,30 -32,0 -22,-22 2,-28 26,-18 32,6 28,34"),
        [
            spots(way)
            for way in (
                "-24,-6 -34,-38 -48,-56 -62,-64",
                "-10,-16 -8,-56 -18,-82 -32,-94",
                "8,-18 18,-58 14,-88 2,-104",
                "24,-8 44,-38 48,-68 40,-86",
                "26,18 50,2 62,-22 58,-40",
            )
        ],
        21,
        _SKIN,
        _DIM,
        "#e8d2a0",
        placed=pose(366, 590, turn=3.9, k=0.86, side=-1),
        nail=0.9,
    )


def _muscle(sheet: Sheet, line: Spots, width: float) -> None:
    """Print a stretch of arm, lit from the left."""
    mask = carve(sheet, limb(sheet, line, width), _SKIN, rim=3.2)
    shade(sheet, turned_away(sheet, mask, 20, 18), _DIM)
    shade(sheet, turned_away(sheet, mask, -7, -7), _LIT)
    _rim_light(sheet, mask)


def _rim_light(sheet: Sheet, mask: Mask) -> None:
    """Let a cold light from behind run along a limb's right edge, to part it from the dark."""
    shade(sheet, turned_away(sheet, mask, 5, 1), "#c99a92")


def _head(sheet: Sheet) -> None:
    """Print the head under the stone: brows of gold, eyes that start out, teeth clenched, a beard of curls."""
    at = pose(X - 6, 452, turn=-0.09, k=1.06)
    mane = []
    for i in range(23):
        t = (i - 11) / 11
        mane.append(
            at(
                [
                    (78 * t, 20 - 10 * abs(t), 1),
                    (104 * t, 74 - 40 * abs(t), 1.1),
                    (92 * t, 128 - 76 * abs(t) + 10 * (i % 2), 0.05),
                ]
            )
        )
    locks(sheet, mane, 27, "#1c1216", sheen="#8a5a3a")
    for s in (-1, 1):
        ear = sheet.plate().fill(at(spots("78,-34 104,-48 110,-14 96,22 80,14", s)))
        mask = carve(sheet, ear, _SKIN, rim=2.8)
        shade(sheet, turned_away(sheet, mask, 8, 8), _DIM)
        carve(sheet, sheet.plate().ring(*where(at, s * 98, 34), 14, 6), _GOLD, rim=2)
    outline = spots("-52,-72 -80,-44 -88,-4 -82,40 -60,74 -24,90 24,90 60,74 82,40 88,-4 80,-44 52,-72 0,-80")
    mask = carve(sheet, sheet.plate().fill(at(outline)), _SKIN, rim=3.4)
    shade(sheet, turned_away(sheet, mask, 30, 0), _DIM)
    shade(
        sheet,
        sheet.plate().fill(at(spots("-90,-84 90,-84 88,-40 40,-52 0,-46 -40,-52 -88,-44"))).mask * mask,
        "#34141a",
    )
    cheeks = sheet.plate()
    for s in (-1, 1):
        cheeks.fill(at(spots("30,20 62,12 82,26 70,40 40,36", s)))
    shade(sheet, cheeks.mask * mask, "#c8744e")
    _eyes(sheet, at)
    nose = sheet.plate().fill(at(spots("-14,-14 14,-14 20,6 36,18 30,32 0,36 -30,32 -36,18 -20,6")))
    mask = carve(sheet, nose, "#bc6446", rim=2.4)
    shade(sheet, turned_away(sheet, mask, 12, 5), _DIM)
    inked(sheet, [at(spots("10,28,0.5 20,25,1 27,29,0.4", s)) for s in (-1, 1)], 8)
    mouth = sheet.plate().fill(at(spots("-66,40 -30,44 0,41 30,44 66,40 62,78 30,86 0,83 -30,86 -62,78")))
    carve(sheet, mouth, "#2a0a0e", rim=3)
    teeth = sheet.plate()
    for i in range(7):
        x = -45 + i * 15
        teeth.fill(polygon(at([(x - 6.6, 45), (x + 6.6, 45), (x + 6, 61), (x - 6, 61)])))
        teeth.fill(polygon(at([(x - 6, 63), (x + 6, 63), (x + 5.6, 79), (x - 5.6, 79)])))
    for s in (-1, 1):
        teeth.fill(at(spots("50,82 64,80 72,40 66,14 56,44", s)))
    carve(sheet, teeth, "#f0e2bc", rim=1.4, grain=0.08)
    creases = [at(spots("3,-30,0.4 9,-46,1 5,-60,0.2", s)) for s in (-1, 1)]
    creases += [at(spots("34,26,0.3 70,34,1 80,74,0.2", s)) for s in (-1, 1)]
    inked(sheet, creases, 7)


def _eyes(sheet: Sheet, placed: Placing) -> None:
    whites, rims = sheet.plate(), sheet.plate()
    for s in (-1, 1):
        x, y = where(placed, s * 42, -13)
        rims.disc(x, y, 27, ry=21)
        whites.disc(x, y, 20, ry=14)
    carve(sheet, rims, "#5a1218", rim=2)
    carve(sheet, whites, "#f6dc7a", rim=2.2)
    pupils = sheet.plate()
    for s in (-1, 1):
        x, y = where(placed, s * 38, -11)
        pupils.disc(x, y, 7)
    sheet.body(pupils.mask, "#a81c14")
    brows = sheet.plate()
    for s in (-1, 1):
        line = spots("4,-8,0.7 20,-30,1.2 56,-38,1.3 90,-62,0.06", s)
        brows.brush(placed(line), 24, dry=0, taper=(0.02, 0.1), wob=0.02)
        for a, b in ((36, -62), (58, -72)):
            brows.brush(
                placed([(s * (a - 12), -40, 1), (s * a, b + 10, 0.7), (s * (a + 14), b, 0.05)]),
                17,
                dry=0,
                taper=(0.02, 0.1),
            )
    mask = carve(sheet, brows, _GOLD, rim=2.6)
    shade(sheet, turned_away(sheet, mask, 3, 7), _BRONZE)


def _chain(sheet: Sheet, points: Spots) -> None:
    """Print an iron chain along a curve, every other link seen from its edge."""
    line = curve(points, closed=False, step=2)
    flat, upright, far = sheet.plate(), sheet.plate(), 0.0
    for i in range(1, len(line)):
        dx, dy = map(float, line[i][:2] - line[i - 1][:2])
        before, far = far, far + (dx * dx + dy * dy) ** 0.5
        if int(before // 21) == int(far // 21):
            continue
        x, y, rot = float(line[i][0]), float(line[i][1]), degrees(atan2(dy, dx))
        if int(far // 21) % 2:
            flat.disc(x, y, 18, ry=12, rot=rot).disc(x, y, 9, ry=4.6, rot=rot, cut=True)
        else:
            upright.disc(x, y, 16, ry=5.6, rot=rot)
    carve(sheet, flat, "#b8862e", rim=2.2, grain=0.15)
    carve(sheet, upright, "#7a4c20", rim=2, grain=0.15)
