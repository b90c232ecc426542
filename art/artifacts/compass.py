"""The geomancer's compass, whose needle finds a ghost."""

from __future__ import annotations

from math import degrees, pi, sin
from typing import Final

import numpy as np

from art.artifacts.cutting import GILT, Facets, Spot, facet, gouges, printed, ribbon, written
from art.kit.base import SCALE, Mask, remapped
from art.kit.geometry import around, polygon
from art.kit.media import ink, woodblock
from art.kit.noise import warp
from art.kit.palette import CINNABAR
from art.kit.plate import Plate
from art.kit.sheet import Sheet
from art.kit.symbols import TRIGRAMS, trigram

_FLAT: Final = ((84.0, 188.0), (428.0, 188.0), (428.0, 532.0), (84.0, 532.0))
"""The board as it is drawn from straight above."""
_SEEN: Final = ((142.0, 318.0), (398.0, 404.0), (268.0, 632.0), (24.0, 508.0))
"""Where its corners stand on the card: a board that lies aslant."""
_MIDDLE: Final = (256.0, 360.0)
_BOARD_THICK, _DIAL_THICK = 32, 13
_MOUNTAINS: Final = "子癸丑艮寅甲卯乙辰巽巳丙午丁未坤申庚酉辛戌乾亥壬"
"""The twenty-four directions, clockwise from the north: branches, stems, and four of the trigrams."""
_RED_WOOD = Facets("#e0553c", "#b8301f", "#6c1613", "#240a08")
_NORTH = -pi / 2 - 0.28
"""Where the needle points on the flat board: towards the ghost, not to any pole."""
_PALE, _DEEP = "#d9ebdf", "#1d4548"


def compass(sheet: Sheet) -> None:
    """A compass on its square board; the needle swings round to a ghost that comes up like smoke."""
    _board(sheet)
    _dial(sheet)
    _swing(sheet)
    _ghost(sheet)
    _needle(sheet)


def _homography() -> Mask:
    """Return the matrix that takes a point of the card back to the flat board."""
    rows, values = [], []
    for (x, y), (u, v) in zip(_SEEN, _FLAT, strict=True):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        values += [u, v]
    return np.append(np.linalg.solve(np.array(rows), np.array(values)), 1).reshape(3, 3)


_BACK: Final = _homography()
_FORTH: Final = np.linalg.inv(_BACK)


def _spot(x: float, y: float, lift: float = 0.0) -> Spot:
    """Return where a point of the flat board stands on the card, lifted above the board."""
    a, b, c = _FORTH @ (x, y, 1.0)
    return float(a / c), float(b / c) - lift


def _ring(far: float, lift: float = 0.0) -> list[Spot]:
    """Return a circle of the flat board as it is seen."""
    return [_spot(*around(*_MIDDLE, far, i * pi / 36), lift) for i in range(73)]


def _laid(sheet: Sheet, flat: Plate, lift: float) -> Mask:
    """Return what was drawn from straight above as it is seen, lifted above the board."""
    x, y = sheet.grid()
    u, v, w = (row[0] * x + row[1] * (y + lift) + row[2] for row in _BACK)
    return remapped(flat.mask, (u / w * SCALE).astype(np.float32), (v / w * SCALE).astype(np.float32))


def _board(sheet: Sheet) -> None:
    """Print the red board, its two near sides, and a fret along its edge."""
    _, right, near, left = _SEEN
    low = [(x, y + _BOARD_THICK) for x, y in _SEEN]
    sheet.lay(
        woodblock(warp(sheet.plate().fill(polygon([(x + 14, y + 18) for x, y in low])).mask, 4, 30, 3), 4, 0.3) * 0.5,
        "#6a5a48",
    )
    body = (
        sheet.plate()
        .fill(polygon(_SEEN))
        .fill(polygon([left, near, low[2], low[3]]))
        .fill(polygon([near, right, low[1], low[2]]))
    )
    mask = printed(sheet, body.mask, _RED_WOOD, 4, rim=3.4)
    facet(sheet, polygon([left, near, low[2], low[3]]), mask, "#8e2219")
    facet(sheet, polygon([near, right, low[1], low[2]]), mask, "#4c0f10")
    cuts = [
        (
            (near[0] + (right[0] - near[0]) * t, near[1] + (right[1] - near[1]) * t + 3),
            (near[0] + (right[0] - near[0]) * (t + 0.01), near[1] + (right[1] - near[1]) * t + 10 + 12 * (i % 2)),
        )
        for i, t in enumerate(np.linspace(0.04, 0.96, 22))
    ]
    cuts += [
        (
            (left[0] + (near[0] - left[0]) * t, left[1] + (near[1] - left[1]) * t + 29),
            (left[0] + (near[0] - left[0]) * t, left[1] + (near[1] - left[1]) * t + 16),
        )
        for t in np.linspace(0.3, 0.97, 18)
    ]
    sheet.lay(ink(gouges(sheet.plate(), cuts, 4.4).mask, 3) * mask, _RED_WOOD.cut)
    border = Plate().rect(94, 198, 324, 324, line=4).rect(102, 206, 308, 308, line=1.6)
    for i in range(4):
        cx, cy = (94, 418)[i % 2], (198, 522)[i // 2]
        sx, sy = (1, -1)[i % 2], (1, -1)[i // 2]
        spiral = [(16, 46), (16, 16), (46, 16), (46, 38), (28, 38), (28, 28), (37, 28)]
        border.line("M " + " L ".join(f"{cx + sx * a} {cy + sy * b}" for a, b in spiral), 4)
    sheet.body(woodblock(_laid(sheet, border, 0), 4, 0.1) * mask, GILT.own)
    edge = sheet.plate().line(polygon([left, near, right])[:-2], 2.4)
    sheet.body(edge.mask, "#ea7a58")


def _dial(sheet: Sheet) -> None:
    """Print the dial: a raised disc, its rings of signs, the two red threads, the pool of heaven."""
    low, high = polygon(_ring(150)), polygon(_ring(150, _DIAL_THICK))
    ends = [_spot(*around(*_MIDDLE, 150, a)) for a in (2.75, -0.7)]
    band = polygon([*ends, *((x, y - _DIAL_THICK) for x, y in reversed(ends))])
    shade = polygon([(x + 8, y + 7) for x, y in _ring(150)])
    sheet.lay(
        woodblock(sheet.plate().fill(shade).mask, 4, 0.2) * sheet.plate().fill(polygon(_SEEN)).mask * 0.75, "#4c0f10"
    )
    mask = printed(sheet, sheet.plate().fill(low).fill(high).fill(band).mask, GILT, 5, rim=3)
    top = sheet.plate().fill(high).mask
    sheet.body(woodblock((mask - top).clip(0, 1), 4, 0.2), GILT.shade)
    facet(sheet, polygon([*_ring(150, _DIAL_THICK)[36:52], _spot(*_MIDDLE, _DIAL_THICK)]), top, GILT.light)
    facet(sheet, polygon([*_ring(150, _DIAL_THICK)[2:13], _spot(*_MIDDLE, _DIAL_THICK)]), top, "#c08a2c")
    flat, threads = Plate(), Plate()
    x, y = _MIDDLE
    for r, w in ((148, 3.4), (112, 2.4), (108, 2.4), (66, 3)):
        flat.ring(x, y, r, w)
    for i, char in enumerate(_MOUNTAINS):
        a = pi / 2 + i * pi / 12
        written(flat, char, around(x, y, 130, a), 31, degrees(a) + 90, bold=0.9)
        b = a + pi / 24
        flat.line("M {:.1f} {:.1f} L {:.1f} {:.1f}".format(*around(x, y, 112, b), *around(x, y, 148, b)), 2)
    for i, bits in enumerate(TRIGRAMS):
        a = -pi / 2 + i * pi / 4
        trigram(flat, *around(x, y, 87, a), bits, 46, 7, a + pi / 2)
    for a in (0, pi / 2, pi, 3 * pi / 2):
        threads.line("M {:.1f} {:.1f} L {:.1f} {:.1f}".format(*around(x, y, 66, a), *around(x, y, 172, a)), 2.6)
    sheet.lay(_laid(sheet, threads, _DIAL_THICK) * 0.9, "#b01c14")
    sheet.lay(ink(_laid(sheet, flat, _DIAL_THICK), 3, edge=0.2, tone=0.1, gran=0.1) * 1.1, GILT.cut)
    lip, well = (
        sheet.plate().fill(polygon(_ring(62, _DIAL_THICK))).mask,
        sheet.plate().fill(polygon(_ring(57, _DIAL_THICK - 9))).mask,
    )
    sheet.body(lip, "#5a3410").body(woodblock(well * lip, 4, 0.15), "#efe8d2")
    ticks = Plate()
    for i in range(24):
        a = i * pi / 12
        ticks.line("M {:.1f} {:.1f} L {:.1f} {:.1f}".format(*around(x, y, 44, a), *around(x, y, 52, a)), 2)
    sheet.lay(_laid(sheet, ticks, _DIAL_THICK - 9) * lip, "#7a4a1c")


def _swing(sheet: Sheet) -> None:
    """Print the strokes that say how the needle swings to and fro."""
    strokes = sheet.plate()
    for far, first, last, turn in (
        (162, 0.3, 0.95, 0),
        (174, 0.36, 0.8, 0),
        (162, -0.12, -0.8, 0),
        (174, -0.2, -0.6, 0),
        (162, 0.2, 0.9, pi),
        (174, 0.3, 0.76, pi),
    ):
        angles = [_NORTH + turn + first + (last - first) * k / 9 for k in range(10)]
        spots = (_spot(*around(*_MIDDLE, far, a), 2) for a in angles)
        ribbon(strokes, [(*spot, sin(pi * (k + 0.3) / 9.6)) for k, spot in enumerate(spots)], 6)
    sheet.rim(strokes.mask, _RED_WOOD.cut, 1.6).body(strokes.mask, "#fff6dc")


def _needle(sheet: Sheet) -> None:
    """Print the needle, larger than its pool."""
    lift = _DIAL_THICK + 12

    def part(turn: float, long: float, side: float) -> str:
        points = [around(*_MIDDLE, long, _NORTH + turn), around(*_MIDDLE, 13, _NORTH + turn + side * pi / 2), _MIDDLE]
        return polygon([_spot(*point, lift) for point in points])

    whole = sheet.plate()
    for turn, long in ((0.0, 124.0), (pi, 96.0)):
        for side in (-1, 1):
            whole.fill(part(turn, long, side))
    mask = printed(sheet, whole.mask, Facets("#fff", "#22303c", "#22303c"), 3, rim=2.6)
    for turn, long, tints in ((0.0, 124.0, ("#f0583c", CINNABAR)), (pi, 96.0, ("#3c5468", "#1c2a38"))):
        for side, tint in zip((-1, 1), tints, strict=True):
            facet(sheet, part(turn, long, side), mask, tint)
    x, y = _spot(*_MIDDLE, lift + 2)
    printed(sheet, sheet.plate().disc(x, y, 11, ry=8).mask, GILT, 3, rim=2)
    sheet.body(sheet.plate().disc(x - 2, y - 3, 5, ry=3).mask, GILT.light)


def _ghost(sheet: Sheet) -> None:
    """Print the ghost: a ribbon of smoke from the needle's tip, that swells to a head with a wide mouth."""
    tip = _spot(*around(*_MIDDLE, 120, _NORTH), _DIAL_THICK + 12)
    way = [
        (*tip, 0.04),
        (tip[0] + 34, tip[1] - 24, 0.22),
        (tip[0] + 84, tip[1] - 44, 0.4),
        (tip[0] + 110, tip[1] - 86, 0.55),
        (tip[0] + 74, tip[1] - 122, 0.72),
        (tip[0] + 22, tip[1] - 128, 0.92),
        (tip[0] + 2, tip[1] - 168, 1.2),
        (tip[0] + 40, tip[1] - 204, 1.2),
        (tip[0] + 84, tip[1] - 196, 0.5),
    ]
    hx, hy = tip[0] + 30, tip[1] - 168
    _hair(sheet, hx, hy)
    body = _reaching(ribbon(sheet.plate(), way, 76), hx, hy)
    mask = warp(body.mask, 1.2, 20, 3)
    sheet.solid(mask, _PALE, rim=2.8, line=_DEEP, grain=0.12, mott=0.12)
    dim = np.clip(mask - np.roll(mask, (-round(9 * SCALE), -round(12 * SCALE)), (0, 1)), 0, 1)
    sheet.body(woodblock(dim, 4, 0.1) * 0.9, "#86b4ac")
    lines = sheet.plate()
    for folds in (
        [(10, -8, 0.1), (60, -36, 0.8), (98, -66, 1), (90, -100, 0.1)],
        [(92, -104, 0.1), (60, -120, 1), (14, -124, 0.2)],
        [(108, -92, 0.1), (80, -112, 0.8), (44, -114, 0.1)],
    ):
        ribbon(lines, [(tip[0] + a, tip[1] + b, c) for a, b, c in folds], 4.4)
    sheet.lay(ink(lines.mask, 3, edge=0.4) * mask, "#3f7f7a")
    _face(sheet, mask, hx, hy)


def _reaching(body: Plate, hx: float, hy: float) -> Plate:
    """Add the head to the smoke, and both arms with their clawed fingers."""
    body.fill([(hx + a, hy + b) for a, b in _HEAD])
    for s, arm in ((-1, _LEFT_ARM), (1, _RIGHT_ARM)):
        ribbon(body, [(hx + a, hy + b, c) for a, b, c in arm], 20)
        ex, ey = hx + arm[-1][0], hy + arm[-1][1]
        for k in range(-1, 3):
            ribbon(
                body,
                [
                    (ex - s * 2, ey + 3, 1),
                    (ex + s * 14 - k * 3, ey - 7 + k * 9, 0.9),
                    (ex + s * 25 - k * 6, ey - 8 + k * 16, 0.1),
                ],
                8,
            )
    return body


def _face(sheet: Sheet, mask: Mask, hx: float, hy: float) -> None:
    """Print eyes with a spark in each, a wailing mouth, hollow cheeks, and the hair that falls over the brow."""
    face = sheet.plate()
    for hollow in _HOLLOWS:
        face.fill([(hx + a, hy + b) for a, b in hollow])
    gouges(face, [((hx - 30, hy + 18), (hx - 20, hy + 40)), ((hx + 26, hy + 10), (hx + 22, hy + 34))], 5)
    sheet.body(face.mask * mask, _DEEP)
    sparks = sheet.plate().disc(hx - 17, hy - 9, 3.6).disc(hx + 16, hy - 13, 3.6)
    sheet.body(sparks.mask, "#ffd25a")
    fringe = sheet.plate()
    for a, b, c, d in ((-8, -62, -46, -8), (-4, -62, -38, -34), (2, -62, 36, -40), (6, -62, 48, -6)):
        ribbon(
            fringe,
            [(hx + a, hy + b, 1), (hx + (a + c) / 2 * 1.25, hy + (b + d) / 2 - 6, 1.1), (hx + c, hy + d, 0.05)],
            15,
        )
    sheet.solid(fringe.mask, _HAIR, rim=1.2, line=_DEEP, grain=0.2, mott=0.1)


_HAIR = "#1b2430"
_HEAD: Final = (
    (0, -64),
    (34, -52),
    (46, -20),
    (38, 16),
    (24, 48),
    (8, 66),
    (-10, 66),
    (-28, 46),
    (-42, 16),
    (-46, -20),
    (-32, -54),
)
_HOLLOWS: Final = (
    ((-34, -14), (-24, -24), (-10, -16), (-6, -2), (-16, 6), (-30, 2)),
    ((6, -6), (10, -20), (24, -28), (33, -18), (30, -2), (16, 4)),
    ((-12, 22), (-2, 16), (10, 20), (14, 38), (6, 56), (-6, 57), (-14, 42)),
)
"""Both eyes and a long wailing mouth."""
_LEFT_ARM: Final = ((-14, 62, 1.1), (-52, 74, 1.1), (-78, 52, 0.9), (-92, 24, 0.7))
_RIGHT_ARM: Final = ((26, 60, 1.1), (70, 78, 1.1), (96, 52, 0.9), (104, 18, 0.7))


def _hair(sheet: Sheet, x: float, y: float) -> None:
    """Print hair that the draught pulls up and aside."""
    hair, shine = sheet.plate(), sheet.plate()
    for i in range(9):
        a = -2.75 + i * 0.3
        root, bow, end = (
            around(x, y - 24, 30, a),
            around(x, y - 20, 62 + 6 * (i % 2), a - 0.12),
            around(x - 22, y - 6, 92 + 15 * (i % 3), a - 0.5),
        )
        ribbon(hair, [(*root, 1), (*bow, 0.9), (*end, 0.05)], 30)
        ribbon(
            shine,
            [
                (*around(x, y - 24, 44, a), 0.2),
                (*around(x, y - 20, 66, a - 0.14), 1),
                (*around(x - 18, y - 8, 86, a - 0.42), 0.1),
            ],
            3,
        )
    sheet.solid(hair.mask, _HAIR, rim=2, line="#0e141c", grain=0.15, mott=0.1)
    sheet.body(shine.mask * hair.mask, "#5f8a94")
