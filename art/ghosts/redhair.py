"""The ghost of red hair."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, pi, sin
from typing import Final

from art.ghosts.limbs import DARK, Spots, carve, claw, inked, limb, pose, shade, spots, turned_away, where
from art.kit.base import SCALE, blur
from art.kit.geometry import around, polygon
from art.kit.noise import chance
from art.kit.sheet import Sheet

_HAIR = ("#6a0e16", "#a01a1c")
_GLEAM = ("#d0403a", "#ea6a58")
"""What lights the spikes behind the great locks, outermost first."""
_SKIN, _DIM = "#54435a", "#281d30"
_X, _Y = 216.0, 336.0


def red_hair(sheet: Sheet) -> None:
    """Nothing but hair, red and on end: two dark arms reach out of it and part it, and a grin looks out."""
    _mane(sheet)
    _print_locks(sheet, _BACK)
    _face(sheet)
    _print_locks(sheet, _BEARD[:2])
    _arms(sheet)
    _print_locks(sheet, _BEARD[2:])
    _fringe(sheet)
    _hands(sheet)


def _mane(sheet: Sheet) -> None:
    """Print the spikes all round, ring by ring: the dark ground of the great locks."""
    dice = chance(3)
    for ring, tint in enumerate(_HAIR):
        hair, strands = sheet.plate(), []
        size = 1.0 - 0.17 * ring
        count = 40 - 5 * ring
        for i in range(count):
            a = -pi / 2 + (i / count - 0.5) * 2 * pi
            reach = (232 + 46 * dice.random() + (90 if sin(a) > 0.25 else 26 * max(0.0, -sin(a)))) * size
            bend = (0.26 if i % 2 else 0.12) * (1 if a < pi / 2 and a > -pi / 2 else -1)
            way = [(*around(_X, _Y, 70, a), 1.2), (*around(_X, _Y, reach * 0.52, a + bend), 1.15)]
            way += [(*around(_X, _Y, reach * 0.8, a + bend * 0.5), 0.7), (*around(_X, _Y, reach, a - bend * 0.8), 0.03)]
            hair.brush(way, 44 * (0.6 + 0.4 * size), dry=0, seed=i, taper=(0, 0.05), wob=0.03)
            strands.append([(x, y, w) for (x, y, _), w in zip(way[1:], (0.4, 1, 0.1), strict=True)])
        hair.disc(_X, _Y, 110 * size)
        mask = carve(sheet, hair, tint, rim=2.8, line="#240609", grain=0.2)
        shade(sheet, turned_away(sheet, mask, 5, 7), _HAIR[max(0, ring - 1)] if ring else "#440a10")
        inked(sheet, strands, 6.5, _GLEAM[ring], within=mask)


_TONES: Final = (
    ("#5a0c14", "#34060e", "#8a1a1e"),
    ("#a81e1e", "#6a0e16", "#d84a3c"),
    ("#e0452f", "#9c181a", "#ffa78c"),
)
"""Hair in the dark, between and in the light: its colour, its own dark, its gleam."""
_BACK: Final = (
    (0, 130, "120,420,1 60,370,1.1 34,290,0.9 46,214,0.6 30,160,0.03"),
    (0, 130, "310,430,1 390,420,1.1 440,372,0.8 470,380,0.4 492,350,0.03"),
    (2, 124, "150,320,0.9 92,250,1.1 84,176,0.9 122,120,0.55 112,70,0.03"),
    (1, 120, "300,330,0.9 358,290,1.1 352,200,0.9 318,140,0.5 344,84,0.03"),
    (0, 110, "256,260,0.9 288,190,1.05 272,120,0.8 296,70,0.4 286,36,0.03"),
    (2, 128, "196,276,0.9 176,196,1.1 204,124,0.9 240,80,0.5 226,28,0.03"),
)
"""The great locks that stand up behind the face: tone, width, way."""
_BEARD: Final = (
    (0, 120, "280,420,0.8 350,500,1.1 344,590,0.9 384,640,0.4 420,644,0.03"),
    (0, 116, "140,430,0.8 112,520,1.1 124,600,0.8 84,650,0.4 60,690,0.03"),
    (2, 112, "176,420,0.7 168,500,1.15 200,580,0.9 170,640,0.5 186,694,0.03"),
    (1, 116, "252,426,0.7 272,500,1.15 250,580,0.9 284,640,0.5 270,696,0.03"),
)
"""The great locks that hang down before it."""


def _print_locks(sheet: Sheet, heaps: Sequence[tuple[int, float, str]]) -> None:
    """Print great locks: each one mass, half of it dark, with a few cuts that run along it."""
    for tone, width, text in heaps:
        way = spots(text)
        tint, dim, gleam = _TONES[tone]
        lock = sheet.plate().brush(way, width, dry=0, taper=(0, 0.04), wob=0.02)
        mask = carve(sheet, lock, tint, rim=3.2, line="#240609", grain=0.2)
        shade(sheet, turned_away(sheet, mask, width * 0.24, 10), dim)
        inked(sheet, [_beside(way, width * off) for off in (-0.08, 0.12)], 5, "#2a060c", within=mask)
        inked(sheet, [_beside(way, width * off) for off in (-0.3, -0.18)], 4.4, gleam, within=mask)


def _beside(way: Spots, off: float) -> Spots:
    """Return a cut that runs along a lock at a distance from its middle, as wide at its middle as a line gets."""
    made = []
    for i, (x, y, w) in enumerate(way):
        (ax, ay, _), (bx, by, _) = way[max(0, i - 1)], way[min(len(way) - 1, i + 1)]
        far = hypot(bx - ax, by - ay)
        side = abs(off) * w * (1 if off > 0 else -1)
        made.append((x + abs(by - ay) / far * side, y + (bx - ax) / far * side * 0.4, (0.1, 0.8, 1, 0.6, 0.1)[i]))
    return made


def _face(sheet: Sheet) -> None:
    at = pose(_X, _Y + 6, turn=-0.15, k=1.18)
    hollow = sheet.plate().fill(at(spots("0,-96 -52,-82 -86,-30 -88,30 -62,84 0,112 62,84 88,30 86,-30 52,-82")))
    sheet.body(hollow.mask, "#1c070d")
    face = sheet.plate().fill(at(spots("0,-80 -40,-70 -66,-26 -66,24 -44,72 0,96 44,72 66,24 66,-26 40,-70")))
    mask = carve(sheet, face, _SKIN, rim=2)
    planes = sheet.plate()
    for plane in (
        "24,-78 30,-40 40,-8 30,14 48,34 34,60 20,96 60,80 80,20 76,-50",
        "-66,-18 -40,4 -20,8 -22,22 -44,22 -60,34 -72,20",
        "-18,-40 0,-26 16,-42 12,-6 -10,-4",
        "-40,86 -14,88 20,88 34,86 10,102 -14,100",
    ):
        planes.fill(at(spots(plane)))
    shade(sheet, planes.mask * mask, _DIM)
    shade(sheet, turned_away(sheet, mask, -4, -4), "#7a6a7c")
    bones = [at(spots(text)) for text in ("-62,16,0.2 -48,12,1 -26,24,0.2", "60,18,0.2 50,14,1 34,26,0.2")]
    inked(sheet, bones, 6, "#8a788a", within=mask)
    whites, pupils = sheet.plate(), sheet.plate()
    for s in (-1, 1):
        whites.fill(at(spots("8,2 20,-22 46,-38 62,-34 56,-8 36,6 18,8", s)))
        pupils.disc(*where(at, s * 34, -14), 5, ry=15)
    eyes = carve(sheet, whites, "#ffd84a", rim=3.2)
    shade(sheet, turned_away(sheet, eyes, 5, -7), "#e28a24")
    sheet.body(pupils.mask, DARK)
    lights = sheet.plate().disc(*where(at, -41, -22), 3.4).disc(*where(at, 27, -22), 3.4)
    sheet.body(lights.mask, "#fff6dc")
    brows = [at(spots("4,-8,0.6 24,-36,1.2 72,-56,0.1", s)) for s in (-1, 1)]
    inked(sheet, brows, 17, "#12080e")
    nose = sheet.plate().fill(at(spots("-7,2 7,2 14,18 0,24 -14,18")))
    carve(sheet, nose, "#5e4a62", rim=2.2)
    grin = sheet.plate().fill(at(spots("-58,30 -28,40 0,42 28,40 58,30 50,62 26,82 0,86 -26,82 -50,62")))
    mask = carve(sheet, grin, "#2c0810", rim=3)
    sheet.body(blur(sheet.plate().disc(*where(at, 0, 78), 30, ry=13).mask, 4 * SCALE) * mask, "#a8202a")
    teeth = sheet.plate()
    for i in range(9):
        x = -44 + i * 11
        gum = 40 - abs(x) ** 2 / 420
        teeth.fill(polygon(at([(x - 5.6, gum - 2), (x + 5.6, gum - 2), (x, gum + (26 if i in (1, 7) else 18))])))
        if 0 < i < 8:
            foot = 86 - abs(x) ** 2 / 72
            teeth.fill(polygon(at([(x - 5.4, foot), (x + 5.4, foot), (x, foot - 17)])))
    mask = carve(sheet, teeth, "#f5ead0", rim=1.6, grain=0.06)
    shade(sheet, turned_away(sheet, mask, 4, 0), "#b8a684")


_LEFT, _RIGHT = (88.0, 424.0), (366.0, 390.0)
"""Where its hands are."""


def _arms(sheet: Sheet) -> None:
    """Print bony arms: out of the hair, down to an elbow, and up to the wrist."""
    for upper, fore in (
        ("190,500,1.1 130,540,1.05 66,572,0.9", "64,570,1 66,536,1.2 78,500,0.95 90,456,0.78"),
        ("262,490,1.1 330,528,1.05 404,546,0.9", "408,544,1 404,508,1.2 386,464,0.95 364,422,0.78"),
    ):
        for part in (upper, fore):
            mask = carve(sheet, limb(sheet, spots(part), 46), _SKIN, rim=3, line=DARK)
            shade(sheet, turned_away(sheet, mask, 14, 8), _DIM)
            shade(sheet, turned_away(sheet, mask, -3, -3), "#7a6a7c")
        x, y, _ = spots(fore)[0]
        inked(sheet, [[(x - 10, y + 2, 0.2), (x, y + 9, 1), (x + 11, y + 3, 0.2)]], 5, DARK)
        (_, _, _), (ax, ay, _), (bx, by, _), _ = spots(fore)
        inked(sheet, [[(ax + 3, ay + 10, 0.2), (ax + 3, ay - 10, 1), (bx + 2, by, 0.2)]], 4, DARK)


def _hands(sheet: Sheet) -> None:
    """Print its hands: the left one spread flat, the right one hooked into the hair."""
    palm = spots("-14,62 -17,40 -28,6 -22,-20 0,-28 22,-20 28,6 16,40 13,62")
    spread = [
        spots("-18,16 -42,6 -56,-12 -54,-32"),
        spots("-17,-12 -28,-46 -34,-72 -30,-92"),
        spots("-5,-20 -8,-60 -8,-88 -2,-108"),
        spots("8,-18 16,-56 20,-82 28,-98"),
        spots("20,-10 34,-38 44,-58 54,-68"),
    ]
    hooked = [
        spots("-18,16 -36,12 -46,0 -46,-18"),
        spots("20,-10 34,-42 36,-68 26,-86"),
        spots("8,-18 14,-58 6,-86 -12,-98"),
        spots("-5,-20 -12,-58 -28,-82 -48,-82"),
        spots("-17,-12 -29,-46 -40,-64 -53,-68"),
    ]
    claw(sheet, palm, spread, 17, _SKIN, _DIM, "#e8d8a8", placed=pose(*_LEFT, turn=-0.08, k=0.98, side=-1), nail=1.2)
    claw(sheet, palm, hooked, 18, _SKIN, _DIM, "#e8d8a8", placed=pose(*_RIGHT, turn=-0.06, k=1.04), nail=1.2)
    for x, y, foot in ((*_LEFT, (81, 494)), (*_RIGHT, (379, 458))):
        joint = sheet.plate().brush([(x, y + 14, 0.9), (x + 1, y + 44, 0.8), (*foot, 1)], 21, dry=0, taper=(0, 0))
        shade(sheet, joint.mask, _SKIN)
        inked(sheet, [[(x - 9, y + 44, 0.2), (x, y + 48, 1), (x + 8, y + 45, 0.2)]], 4, DARK)


_OVER_FACE: Final = (
    (1, 44, "158,250,0.2 120,316,1 140,380,0.8 176,414,0.03"),
    (2, 42, "128,330,0.1 120,388,1 152,436,0.8 198,442,0.03"),
    (1, 46, "284,250,0.2 322,306,1 310,362,0.8 282,396,0.03"),
    (0, 44, "312,340,0.1 322,394,1 290,440,0.8 240,448,0.03"),
)
"""Locks that cross the edge of the face: tone, width, way."""


def _fringe(sheet: Sheet) -> None:
    """Print the hair that falls before the brow, of uneven weight, and what crosses the edge of the face."""
    for tone, width, text in _OVER_FACE:
        _strand(sheet, spots(text), width, tone)
    for i, (root, bend, tip, w) in enumerate(
        (
            ((176, 232), (132, 262), (120, 322), 40),
            ((256, 228), (306, 250), (318, 320), 44),
            ((236, 226), (280, 244), (282, 298), 36),
            ((192, 222), (158, 248), (158, 296), 40),
            ((228, 222), (250, 250), (236, 292), 30),
            ((206, 218), (206, 256), (190, 328), 46),
        )
    ):
        _strand(sheet, [(*root, 0.8), (*bend, 1.1), (*tip, 0.03)], w, 2 if i in (3, 5) else 1)


def _strand(sheet: Sheet, way: Spots, width: float, tone: int) -> None:
    """Print one smaller lock: its dark half and its gleam."""
    tint, dim, gleam = _TONES[tone]
    mask = carve(
        sheet, sheet.plate().brush(way, width, dry=0, taper=(0, 0.04), wob=0.02), tint, rim=2.8, line="#240609"
    )
    shade(sheet, turned_away(sheet, mask, width * 0.22, 5), dim)
    inked(
        sheet,
        [[(x - 3, y - 2, 1 if 0 < i < len(way) - 1 else 0.1) for i, (x, y, _) in enumerate(way)]],
        4,
        gleam,
        within=mask,
    )
