"""The immortal who appears."""

from __future__ import annotations

from math import cos, pi, sin

from art.anatomy import fist, sleeve
from art.events.scene import INKY, X, put, sky
from art.kit.base import SCALE, blur, smooth
from art.kit.geometry import around, centred, polygon
from art.kit.media import ink, woodblock
from art.kit.scenery import clouds
from art.kit.sheet import Sheet

_WHITE, _GREY, _SKIN = "#fbf9f0", "#9dbcae", "#ecd2a4"
_SUN = 232.0


def immortal(sheet: Sheet) -> None:
    """An immortal rides down out of the light on a crane."""
    sky(sheet, "#2f6a60", "#8fb89a", horizon=520)
    _light(sheet)
    bank = [(40, 610, 40), (110, 640, 46), (330, 640, 44), (400, 606, 40), (466, 560, 36)]
    clouds(sheet, bank, "#dfe9d8", "#2f6a60", 3)
    for s in (-1, 1):
        _wing(sheet, s)
    _seated(sheet)
    with sheet.at(X * 0.22, 26, 0.78):
        _head(sheet)
    _arms(sheet)
    _crane_front(sheet)
    bank = [(20, 676, 46), (96, 700, 44), (320, 704, 42), (390, 682, 50), (470, 650, 40), (250, 726, 30)]
    clouds(sheet, bank, "#f4f2e2", "#2f6a60", 4)


def _light(sheet: Sheet) -> None:
    rays = sheet.plate()
    for i in range(28):
        a = i * pi / 14
        near, far = around(X, _SUN, 110, a - 0.05), around(X, _SUN, 560, a - 0.07)
        rays.fill(polygon([near, far, around(X, _SUN, 560, a + 0.07), around(X, _SUN, 110, a + 0.05)]))
    sheet.body(woodblock(rays.mask, 3, 0.3) * 0.5, "#f6e6a8")
    put(sheet, sheet.plate().disc(X, _SUN, 140), "#f3d060", rim=3, grain=0.3)
    sheet.body(woodblock(sheet.plate().ring(X, _SUN, 124, 4).mask, 3, 0.1), "#c8321f")


_LEAD = ((30.0, 470.0), (86.0, 412.0), (144.0, 388.0), (192.0, 396.0))
"""The leading edge of the right wing, from the shoulder to the tip."""


def _wing(sheet: Sheet, s: int) -> None:
    """Print a spread wing: flight feathers, the inner ones black, two rows of down, and the arm that bears them."""
    for last, count, reach, w in ((1.0, 16, 172.0, 30.0), (0.97, 14, 100.0, 28.0), (0.94, 13, 54.0, 24.0)):
        for i in range(count):
            t = last * i / (count - 1)
            _feather(sheet, s, t, reach, w, "#1a2426" if reach > 150 and t < 0.5 else _WHITE)
    arm = [(X + s * x, y, c) for (x, y), c in zip(_LEAD, (1.2, 1.0, 0.9, 0.3), strict=True)]
    put(sheet, sheet.plate().brush(arm, 30, dry=0, wob=0.02), _WHITE, rim=2)


def _feather(sheet: Sheet, s: int, t: float, reach: float, w: float, tint: str) -> None:
    """Print the feather that hangs from a share ``t`` of the leading edge, the more outwards the further out it is."""
    place = t * (len(_LEAD) - 1)
    i = min(int(place), len(_LEAD) - 2)
    (ax, ay), (bx, by) = _LEAD[i], _LEAD[i + 1]
    x, y = ax + (bx - ax) * (place - i), ay + (by - ay) * (place - i)
    turn, long = 1.45 - 1.05 * t, reach * (0.8 + 0.3 * sin(pi * t) - 0.12 * t)
    tip = (x + cos(turn) * long, y + sin(turn) * long)
    line = [(x, y, 0.7), ((x + tip[0]) / 2 + 6, (y + tip[1]) / 2 - 4, 1.0), (*tip, 0.75)]
    placed = [(X + s * px, py, c) for px, py, c in line]
    vane = sheet.plate().brush(placed, w, dry=0, seed=int(20 * t), taper=(0, 0.16), wob=0.01)
    put(sheet, vane, tint, rim=1.7, grain=0.1)
    quill = sheet.plate().line([point[:2] for point in placed], 1.2)
    sheet.lay(quill.mask * vane.mask * 0.5, "#4c6f68")


def _seated(sheet: Sheet) -> None:
    """Print the robe of one who sits astride, its skirts spread over the crane's back."""
    robe = "M x-36 284 C x-84 296 x-106 340 x-112 400 C x-108 436 x-104 464 x-112 490 C x-84 508 x-54 496 x-30 512 "
    robe += "L x30 512 C x54 496 x84 508 x112 490 C x104 464 x108 436 x112 400 C x106 340 x84 296 x36 284 Z"
    body = sheet.plate().fill(centred(robe, X))
    put(sheet, body, "#f1ecdc", rim=3, grain=0.2)
    sheet.lay(body.mask * smooth(sheet.down(), 380, 530) * 0.7, "#6fa090")
    folds, trim = sheet.plate(), sheet.plate()
    for s in (-1, 1):
        trim.brush([(X + s * 32, 290, 0.8), (X + s * 10, 350, 1), (X - s * 4, 430, 0.8)], 17, dry=0.05, seed=12 + s)
        for x0, x1 in ((24, 36), (42, 64), (60, 92)):
            way = [(X + s * x0, 430, 0.2), (X + s * (x0 + x1) / 2, 462, 1), (X + s * x1, 502, 0.2)]
            folds.brush(way, 7, dry=0.2, seed=x0)
    sheet.lay(ink(folds.mask, 3) * body.mask * 0.9, "#2f5a52")
    put(sheet, trim, "#2f7a68", rim=1.6)
    sash = sheet.plate().fill([(X - 62, 430), (X, 444), (X + 62, 430), (X + 58, 450), (X, 464), (X - 58, 450)])
    put(sheet, sash, "#c8321f", rim=1.8, grain=0.1)


def _arms(sheet: Sheet) -> None:
    """Print the sleeves; one hand blesses, the other holds a whisk whose tail flows out on the wind."""
    tail = sheet.plate()
    for i in range(13):
        way = [(X + 92, 330, 0.6), (X + 122 + i * 2, 306 - i * 3, 1), (X + 162 + i, 336 - i * 5, 0.9)]
        way += [(X + 150 + i * 3, 400 - i * 9, 0.6), (X + 178 + i * 2, 436 - i * 11, 0.05)]
        tail.brush(way, 8, dry=0.2, seed=i)
    put(sheet, tail, "#fdfaf0", rim=1.6)
    put(sheet, sheet.plate().line(f"M {X + 50} 424 L {X + 94} 328", 9), "#7a3a20", rim=1.8)
    for s in (-1, 1):
        arm = [(58, 306), (96, 336), (124, 392), (120, 450), (88, 446), (64, 424), (40, 420), (42, 384)]
        sleeve(sheet, [(X + s * a, b) for a, b in arm], "#f6f2e4", "#8fb8a8", seed=s + 3)
    fist(sheet, X + 62, 398, 0.56, _SKIN, turn=0.42)
    _blessing(sheet)


def _blessing(sheet: Sheet) -> None:
    """Print a hand that lifts two fingers and folds the others."""
    palm, folded = sheet.plate().fill([(X + dx, y) for dx, y in _PALM]), sheet.plate()
    for x, long in ((X - 66, 40), (X - 56, 44)):
        palm.brush([(x, 388, 1), (x - 1, 388 - long * 0.6, 1), (x, 388 - long, 0.7)], 9, dry=0, taper=(0, 0.1))
    put(sheet, palm, _SKIN, rim=1.6, grain=0.1)
    for y in (392, 401):
        folded.brush([(X - 56, y, 0.8), (X - 47, y + 2, 1), (X - 50, y + 10, 0.6)], 7, dry=0, taper=(0, 0))
    put(sheet, folded, _SKIN, rim=1.2, grain=0.1)


_PALM = ((-78, 402), (-70, 378), (-52, 376), (-44, 398), (-52, 416), (-70, 416))
_BREAST = ((-52, 500), (0, 482), (52, 500), (58, 548), (30, 600), (0, 616), (-30, 600), (-58, 548))


def _crane_front(sheet: Sheet) -> None:
    """Print the crane's breast, and the neck that bends down and to the left from it; its crown is red."""
    white = sheet.plate().fill([(X + dx, y) for dx, y in _BREAST])
    neck = [(X, 560, 1.3), (X - 8, 606, 1.1), (X - 40, 634, 0.9), (X - 78, 616, 0.8), (X - 92, 590, 0.8)]
    put(sheet, white.brush(neck, 36, dry=0, taper=(0, 0), wob=0.01), _WHITE, rim=2.4)
    down = sheet.plate()
    for row in range(4):
        for i in range(5 - row % 2):
            x, y = X + (i - (4 - row % 2) / 2) * 21, 516 + row * 21
            down.brush([(x - 8, y, 0.4), (x, y + 8, 1), (x + 8, y, 0.4)], 3, dry=0.1, seed=row)
    sheet.lay(down.mask * white.mask * 0.7, _GREY)
    throat = [(X - 22, 622, 0.2), (X - 48, 632, 1), (X - 80, 612, 1), (X - 92, 588, 0.6)]
    black = sheet.plate().brush(throat, 22, dry=0, taper=(0.1, 0.05))
    sheet.body(ink(black.mask, 3, edge=0.5), INKY)
    head = sheet.plate().disc(X - 98, 582, 22, ry=19, rot=-20)
    beak = sheet.plate().fill([(X - 112, 572), (X - 176, 590), (X - 112, 594)])
    put(sheet, beak, "#d2a048", rim=1.8)
    put(sheet, head, _WHITE, rim=2.2)
    slit = sheet.plate().line(f"M {X - 114} 584 L {X - 170} 589", 1.8)
    sheet.lay(slit.mask, INKY)
    crown = sheet.plate().fill([(X - 116, 572), (X - 106, 562), (X - 90, 562), (X - 82, 572), (X - 98, 570)])
    put(sheet, crown, "#c8281c", rim=1.4, grain=0.1)
    sheet.body(sheet.plate().disc(X - 106, 580, 4).mask, INKY)


def _head(sheet: Sheet) -> None:
    line = "M x0 176 C x50 176 x62 214 x58 254 C x54 296 x28 326 x0 330 "
    line += "C x-28 326 x-54 296 x-58 254 C x-62 214 x-50 176 x0 176 Z"
    put(sheet, sheet.plate().fill(centred(line, X)), "#f0d8ae", rim=2.4, grain=0.08)
    hair = sheet.plate()
    for s in (-1, 1):
        hair.brush(
            [(X, 180, 1), (X + s * 48, 196, 1.1), (X + s * 60, 250, 0.8), (X + s * 56, 300, 0.2)],
            20,
            dry=0.2,
            seed=4 + s,
        )
        hair.brush([(X + s * 4, 306, 0.5), (X + s * 26, 318, 1), (X + s * 34, 400, 0.1)], 11, dry=0.2, seed=8 + s)
        hair.brush([(X + s * 44, 232, 1), (X + s * 26, 224, 1.1), (X + s * 10, 234, 0.4)], 9, dry=0.1, seed=2)
        hair.brush([(X + s * 46, 232, 1), (X + s * 56, 270, 0.3)], 8, dry=0.1, seed=2)
    for i in range(9):
        dx = (i - 4) * 7
        hair.brush(
            [(X + dx * 0.6, 322, 1), (X + dx * 1.2, 390, 1), (X + dx * 0.7, 476 - abs(dx), 0.05)],
            15,
            dry=0.25,
            seed=20 + i,
        )
    put(sheet, hair, "#fbf8ee", rim=1.8)
    knot = sheet.plate().disc(X, 156, 26, ry=30)
    put(sheet, knot, "#fbf8ee", rim=2)
    lotus = sheet.plate()
    for a in (-0.95, 0.95, -0.5, 0.5, 0.0):
        tip, left, right = (
            around(X, 176, 62, a - pi / 2),
            around(X, 176, 42, a - pi / 2 - 0.34),
            around(X, 176, 42, a - pi / 2 + 0.34),
        )
        petal = sheet.plate().fill([(X, 180), left, tip, right])
        put(sheet, petal, "#8cc8a4", rim=1.8, grain=0.05)
    lotus.rect(X - 34, 170, 68, 14, 7)
    put(sheet, lotus, "#5fa888", rim=1.8)
    put(sheet, sheet.plate().line(f"M {X - 62} 172 L {X + 62} 166", 7), "#e8f0dc", rim=1.6)
    face = sheet.plate()
    for s in (-1, 1):
        face.brush([(X + s * 40, 252, 0.4), (X + s * 25, 258, 1.1), (X + s * 11, 253, 0.4)], 6, dry=0, seed=3)
        face.brush([(X + s * 40, 266, 0.2), (X + s * 48, 274, 1), (X + s * 46, 286, 0.2)], 3, dry=0.1, seed=5)
    face.brush([(X - 13, 305, 0.3), (X, 311, 1), (X + 13, 305, 0.3)], 4, dry=0, seed=6)
    face.brush([(X + 1, 256, 0.4), (X - 3, 282, 0.9), (X + 5, 287, 0.4)], 4, dry=0.1, seed=4)
    sheet.lay(ink(face.mask, 3), INKY)
    cheeks = sheet.plate().disc(X - 34, 276, 11, ry=8).disc(X + 34, 276, 11, ry=8)
    sheet.lay(blur(cheeks.mask, 5 * SCALE) * 0.6, "#d9705a")
