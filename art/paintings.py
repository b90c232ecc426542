"""Ghosts and kings that have a painting of their own."""

from __future__ import annotations

from math import cos, hypot, pi, radians, sin

import numpy as np

from art.catalogue import KINGS, title_of
from art.kit.base import SCALE, Mask, blur, down, grid, smooth
from art.kit.frame import badge, cut, gold_frame, keyline, seal, title
from art.kit.geometry import centred
from art.kit.media import grow, ink, woodblock
from art.kit.noise import chance, cloud
from art.kit.palette import INK
from art.kit.plate import Plate
from art.kit.scenery import bokashi
from art.kit.sheet import Sheet
from art.kit.symbols import ruyi

Line = list[tuple[float, float, float]]
_DEEP = "#17132a"


def finish_king(sheet: Sheet, face: str) -> Sheet:
    """Frame a ghost king's card in lacquer and gold."""
    words = KINGS[face].title
    gold_frame(sheet)
    title(sheet, words, base="#a81f18", tint="#fbe9b8", line="#e9c066", size=84 if len(words) < 4 else 75, light=True)
    seal(sheet, "鬼王", "#c8321f", y=650, size=64)
    cut(sheet, "round")
    return sheet


# -- the nine-tailed fox

_FOX_X = 226


def nine_tails() -> Sheet:
    """A white fox sits before a red sun, nine tails spread."""
    sheet = Sheet("#d8c9a8", 51, age=0.1)
    sheet.lay(sheet.full() * 0.93, "#241f35")
    sheet.lay(bokashi(sheet, 0, 700, strength=0.8, seed=4), "#151024")
    sun = sheet.plate().disc(_FOX_X, 236, 186).mask
    sheet.body(woodblock(sun, 5, 0.4, mott=0.3), "#c8321f")
    sheet.lay(sun * bokashi(sheet, 20, 400, strength=0.9, seed=8), "#8a1420")
    bank = sheet.plate()
    for x, y, k, f in ((6, 300, 1.1, 1), (500, 330, 1.1, -1), (30, 96, 0.9, 1), (16, 640, 1.0, 1), (496, 600, 1.0, -1)):
        ruyi(bank, x, y, k, f, 4.5)
    sheet.body(woodblock(bank.mask, 3, 0.1) * 0.6, "#8d6a45")
    for number in (0, 8, 1, 7, 2, 6, 3, 5, 4):
        _tail(sheet, number)
    _fox_body(sheet)
    _fox_head(sheet)
    return finish_king(sheet, "C-K5")


def _tail(sheet: Sheet, number: int) -> None:
    line = _tail_line(number - 4)
    mask = sheet.plate().brush(line[::3], 92 if number == 4 else 78, dry=0, seed=number, wob=0.02, taper=(0, 0.02)).mask
    sheet.rim(mask, _DEEP, 2.6)
    sheet.body(woodblock(mask, number, 0.1, mott=0.1), "#efe4cd")
    hairs = sheet.plate()
    for i, side in enumerate((-1.1, -0.4, 0.4, 1.1)):
        hair = [(line[n][0] + side * 17 * line[n][2], line[n][1] + abs(side) * 10, 0.9) for n in range(5, 27, 4)]
        hairs.brush(hair, 3.6, dry=0.5, seed=20 + number * 4 + i)
    sheet.lay(hairs.mask * mask * 0.7, "#6d6480")
    x, y = grid(sheet.shape)
    tip = np.hypot(x - line[-1][0], y - line[-1][1]) + 30 * (cloud(sheet.shape, 9 * SCALE, seed=number) - 0.5)
    sheet.lay(mask * (1 - smooth(tip, 40, 78)), "#b3261e")


def _tail_line(place: int) -> Line:
    """Return a tail that leaves the body at an angle and curls up: the direction is summed up step by step."""
    angle, length, steps = radians(place * 27), 440 - abs(place) * 42, 30
    x, y, line = _FOX_X + place * 6.0, 610.0, []
    for i in range(steps + 1):
        t = i / steps
        turn = angle * (1.28 - t) + 0.5 * sin(t * 2.6 * pi) * (place / 4 if place else 0.12)
        x, y = x + sin(turn) * length / steps, y - cos(turn) * length / steps
        width = np.interp(t, [0, 0.3, 0.6, 0.8, 0.93, 1], [0.3, 0.5, 0.95, 1.05, 0.66, 0.06])
        line.append((x, y, float(width)))
    return line


def _fox_body(sheet: Sheet) -> None:
    outline = (
        "M x0 440 C x66 440 x86 520 x92 590 C x98 650 x100 690 x92 720 "
        "L x-92 720 C x-100 690 x-98 650 x-92 590 C x-86 520 x-66 440 x0 440 Z"
    )
    body = sheet.plate().fill(centred(outline, _FOX_X)).mask
    sheet.rim(body, _DEEP, 3)
    sheet.body(woodblock(body, 3, 0.1, mott=0.1), "#f1e7d2")
    fur, dice = sheet.plate(), chance(3)
    for i in range(46):
        x, y = _FOX_X + dice.normal() * 46, 540 + dice.random() * 120
        lean = x - _FOX_X
        fur.brush(
            [(x, y, 0.6), (x + lean * 0.12, y + 18, 1), (x + lean * 0.2, y + 44, 0.1)], 4.4, dry=0.4, seed=100 + i
        )
    for s in (-1, 1):
        leg = [(_FOX_X + s * 52, 560, 0.3), (_FOX_X + s * 44, 640, 1), (_FOX_X + s * 14, 720, 1)]
        fur.brush(leg, 5, dry=0.2, seed=160 + s)
    sheet.lay(fur.mask * body * 0.7, "#7a6f8a")


def _fox_head(sheet: Sheet) -> None:
    outline = (
        "M x0 576 C x-16 570 x-24 552 x-34 536 C x-60 524 x-92 506 x-116 474 C x-104 472 x-98 464 x-98 456 "
        "C x-112 418 x-120 372 x-112 318 C x-82 342 x-54 370 x-40 396 C x-14 388 x14 388 x40 396 "
        "C x54 370 x82 342 x112 318 C x120 372 x112 418 x98 456 C x98 464 x104 472 x116 474 "
        "C x92 506 x60 524 x34 536 C x24 552 x16 570 x0 576 Z"
    )
    head = sheet.plate().fill(centred(outline, _FOX_X)).mask
    sheet.rim(head, _DEEP, 3)
    sheet.body(woodblock(head, 4, 0.05, mott=0.05), "#f8f0de")
    paint = sheet.plate().fill(centred("M x0 398 C x14 418 x14 442 x0 464 C x-14 442 x-14 418 x0 398 Z", _FOX_X))
    eyes, light = sheet.plate(), sheet.plate()
    for s in (-1, 1):
        ear = f"M x{s * 100} 346 C x{s * 106} 388 x{s * 100} 422 x{s * 88} 442 "
        paint.fill(
            centred(
                ear + f"C x{s * 76} 426 x{s * 62} 410 x{s * 52} 402 C x{s * 66} 382 x{s * 82} 362 x{s * 100} 346 Z",
                _FOX_X,
            )
        )
        x = _FOX_X
        paint.brush([(x + s * 16, 474, 0.3), (x + s * 48, 464, 1.1), (x + s * 92, 432, 0.2)], 13, dry=0.1, seed=7 + s)
        for j in range(3):
            mark = [(98 - j * 9, 482 + j * 14, 1.0), (70 - j * 5, 502 + j * 11, 0.8), (50 - j * 2, 508 + j * 10, 0.1)]
            paint.brush([(x + s * a, b, c) for a, b, c in mark], 6.5, dry=0.2, seed=9 + s + j)
        eyes.brush(
            [(x + s * 16, 496, 0.4), (x + s * 42, 478, 1.25), (x + s * 84, 460, 0.1)], 15, dry=0, seed=3 + s, wob=0.02
        )
        light.disc(x + s * 48, 477, 5.2, ry=6)
    nose = "M x-17 550 C x-8 543 x8 543 x17 550 C x13 564 x5 570 x0 572 C x-5 570 x-13 564 x-17 550 Z"
    eyes.fill(centred(nose, _FOX_X))
    sheet.lay(woodblock(paint.mask, 5, 0.1), "#c02a1c")
    sheet.lay(ink(eyes.mask, 4, edge=0.4), INK)
    sheet.body(light.mask, "#f5c63a")


# -- the king of a thousand eyes

_EYES_X, _EYES_Y = 222.0, 372.0


class Eyes:
    """Many eyes printed together: five plates for any number of them."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._lids, self._pupils, self._lights = sheet.plate(), sheet.plate(), sheet.plate()
        self._irises: dict[str, Plate] = {}

    def add(self, x: float, y: float, r: float, turn: float, iris: str, look: tuple[float, float] = (0, 0)) -> None:
        """Add an eye of radius ``r``, turned, whose iris looks aside by a share of the radius."""
        ca, sa = cos(turn), sin(turn)

        def placed(px: float, py: float) -> tuple[float, float]:
            return x + r * (px * ca - py * sa), y + r * (px * sa + py * ca)

        lid = [(-1.25, 0.1), (-0.6, -0.5), (0, -0.68), (0.65, -0.46), (1.3, -0.05), (0.6, 0.5), (0, 0.62), (-0.6, 0.46)]
        self._lids.fill([placed(*corner) for corner in lid])
        ix, iy = placed(*look)
        self._irises.setdefault(iris, self._sheet.plate()).disc(ix, iy, r * 0.54)
        self._pupils.disc(ix, iy, r * 0.14, ry=r * 0.42, rot=turn * 57).ring(ix, iy, r * 0.52, max(1.2, r * 0.07))
        self._lights.disc(ix - r * 0.16, iy - r * 0.2, max(1, r * 0.09))

    def print(self) -> None:
        """Print all of them."""
        sheet, lids = self._sheet, self._lids.mask
        sheet.rim(lids, "#0d0b12", 2)
        sheet.body(woodblock(lids, 3, 0.1, mott=0.1), "#f3e6c4")
        for tint, plate in self._irises.items():
            sheet.body(plate.mask * lids, tint)
        sheet.body(self._pupils.mask * lids, "#0d0b12").body(self._lights.mask, "#fff6dc")
        sheet.lay(np.clip(blur(1 - lids, 3 * SCALE) * lids, 0, 1), "#6a3a2a")


def thousand_eyes() -> Sheet:
    """A mass of black smoke, all eyes."""
    sheet = Sheet("#d9cda0", 55, age=0.1)
    sheet.lay(bokashi(sheet, 0, 800, seed=4), "#3c5a44")
    sheet.lay(bokashi(sheet, -40, 330, strength=0.9, seed=5), "#10231f")
    sheet.body(woodblock(sheet.plate().disc(_EYES_X, 300, 210).mask, 5, 0.3, mott=0.35) * 0.5, "#b9b06a")
    dice, smoke = chance(7), sheet.plate()
    x, y = _EYES_X, _EYES_Y
    for i in range(64):
        a, reach, bend = dice.random() * 2 * pi, 190 + dice.random() * 110, dice.normal() * 0.25
        lick = [(x + cos(a) * 90, y + sin(a) * 110, 1.2), (x + cos(a) * reach * 0.72, y + sin(a) * reach * 0.86, 1)]
        end = (x + cos(a + bend) * reach, y + sin(a + bend) * reach * 1.16 - 26, 0.15)
        smoke.brush([*lick, end], 46, dry=0.5, seed=200 + i)
    mass = [(-170, 30), (-150, -130), (-60, -226), (60, -226), (152, -128), (172, 40), (150, 348), (-150, 348)]
    smoke.fill([(x + a, y + b) for a, b in mass])
    mask = smoke.mask
    sheet.lay(ink(mask, 4, bleed=0.3, edge=1.4), "#14121a").lay(mask * 0.5, "#14121a")
    eyes = Eyes(sheet)
    for number, (ex, ey, r) in enumerate(_scattered(mask, dice)):
        turn = 0.5 * sin(2 * np.arctan2(ey - y, ex - x)) + dice.normal() * 0.12
        iris = ("#d9a62e", "#8fae5a", "#c8742a")[number % 3]
        eyes.add(ex, ey, r * 0.8, turn, iris, ((x - ex) / 700, (y - ey) / 900))
    eyes.add(x, y - 40, 98, 0, "#c8281c")
    eyes.print()
    return finish_king(sheet, "C-K3")


def _scattered(mass: Mask, dice: np.random.Generator) -> Line:
    """Return the places and sizes of eyes on a mass, large ones first, none over another or over the great one."""
    placed: Line = [(_EYES_X, _EYES_Y - 40, 104)]
    for r, tries in ((40.0, 160), (29.0, 300), (20.0, 600), (13.0, 900), (8.5, 1200)):
        for _ in range(tries):
            x, y = _EYES_X + dice.normal() * 105, _EYES_Y + 10 + dice.normal() * 150
            if not (46 < x < 400 and 110 < y < 672) or mass[int(y * SCALE), int(x * SCALE)] < 0.7:
                continue
            if all(hypot((x - px) / 1.28, (y - py) * 1.5) > r + pr for px, py, pr in placed):
                placed.append((x, y, r))
    return placed[1:]


# -- the drowned ghost


def drowned() -> Sheet:
    """Long wet hair, a hollow face, hands out of the water."""
    sheet = Sheet("#d9d6c2", 31, age=0.2)
    moon = sheet.plate().disc(300, 140, 58).mask
    sheet.lay(bokashi(sheet, 0, 520, seed=2) * (1 - moon), "#1d3a4e")
    sheet.lay(bokashi(sheet, -40, 230, strength=0.8, seed=3) * (1 - moon), "#101c2c")
    sheet.body(moon * woodblock(moon, 3, 0.3) * 0.7, "#f2ecd4")
    fall = down(sheet.shape, 1)
    water = sheet.plate().fill("M 0 520 C 90 500 150 540 240 520 C 330 500 420 540 512 516 L 512 720 L 0 720 Z").mask
    sheet.lay(woodblock(water, 6, 0.5), "#3f6d78").lay(water * smooth(fall, 0.75, 1.0) * 0.9, "#10283a")
    ripples = sheet.plate()
    for i in range(9):
        y, reach = 540 + i * 19, 60 + i * 17
        line = [(-reach, 0, 0.3), (-reach * 0.4, 7, 1), (reach * 0.4, 7, 1), (reach, 0, 0.3)]
        ripples.brush([(214 + a, y + b, c) for a, b, c in line], 4.5, dry=0.5, seed=40 + i)
    sheet.body(woodblock(ripples.mask, 5) * 0.6, "#dfe6d8")
    _drowned_face(sheet)
    _wet_hair(sheet)
    _reaching_hand(sheet, -1, 96, 548)
    _reaching_hand(sheet, 1, 336, 556)
    keyline(sheet, "round", "#10202c")
    title(sheet, title_of("C-G10"), base="#dfe4da", line="#1d3a4e", size=84)
    badge(sheet, red=False, dark=True)
    seal(sheet, "小鬼", "#b5281c")
    cut(sheet, "round")
    return sheet


def _drowned_face(sheet: Sheet) -> None:
    oval = (
        "M 216 190 C 262 188 280 232 274 282 C 268 330 242 364 216 366 "
        "C 190 364 162 330 157 282 C 152 232 170 190 216 190 Z"
    )
    bust = "M 186 340 L 246 340 C 250 400 300 420 330 470 L 340 540 L 90 540 L 100 470 C 130 420 182 400 186 340 Z"
    neck, face = sheet.plate().fill(bust).mask, sheet.plate().fill(oval).mask
    sheet.body(woodblock(neck, 9, 0.3, mott=0.2), "#9fb4a6").body(woodblock(face, 8, 0.2, mott=0.15), "#d5dccb")
    sheet.lay(neck * 0.5 * smooth(down(sheet.shape, 1), 0.5, 0.72), "#2b5560")
    hollow, eyes = sheet.plate().disc(216, 334, 13, ry=17).line("M 211 308 L 209 314 L 216 316", 1.6), sheet.plate()
    for s in (-1, 1):
        hollow.disc(216 + s * 27, 278, 15, ry=19, rot=s * 12)
        hollow.brush(
            [(216 + s * 46, 246, 0.3), (216 + s * 26, 242, 1), (216 + s * 8, 254, 0.5)], 5, dry=0.2, seed=50 + s
        )
        hollow.brush(
            [(216 + s * 25, 296, 1), (216 + s * 27, 322, 0.8), (216 + s * 25, 350, 0.2)], 5, dry=0.5, seed=52 + s
        )
        eyes.disc(216 + s * 27, 281, 4)
    sheet.lay(ink(hollow.mask, 3, edge=0.5), "#16202a").body(eyes.mask, "#e8432a")


def _wet_hair(sheet: Sheet) -> None:
    hair, dice = sheet.plate(), chance(5)
    for i in range(26):
        for s in (-1, 1):
            k = i / 25
            spread, end = 50 + 92 * k + dice.normal() * 6, 600 - 150 * k + dice.normal() * 26
            lock = [(2, 184 - 22 * k, 1.2), (34 + 34 * k, 200 - 18 * k, 1.2), (58 + 42 * k, 290, 1.0)]
            lock += [(56 + 60 * k + 8 * sin(i), 400, 0.9), (spread, end, 0.25)]
            line = [(216 + s * a, b, c) for a, b, c in lock]
            hair.brush(line, 17, dry=0.35 + 0.3 * dice.random(), seed=60 + i * 2 + s, taper=(0.02, 0.4))
    for i in range(5):
        lock = [
            (216, 178, 1),
            (206 + i * 6, 220, 0.7),
            (196 + i * 9 + dice.normal() * 4, 270 + dice.normal() * 20, 0.5),
        ]
        hair.brush([*lock, (192 + i * 11, 360 + i % 2 * 30, 0.1)], 5, dry=0.4, seed=140 + i)
    sheet.lay(ink(hair.mask, 7, edge=0.6), "#14161c")
    shine = sheet.plate()
    for i in range(14):
        s, k = -1 if i % 2 else 1, i / 13
        strand = [(16 + 20 * k, 186 - 10 * k), (70 + 30 * k, 270), (76 + 44 * k, 400), (70 + 60 * k, 500 - 60 * k)]
        shine.line([(216 + s * a, b) for a, b in strand], 1.1)
    sheet.body(woodblock(shine.mask, 3) * 0.35, "#7fa0a8")


def _reaching_hand(sheet: Sheet, side: int, x: float, y: float) -> None:
    palm = [(-26, 60), (-28, 0), (-14, -26), (16, -26), (28, 0), (24, 60)]
    hand = sheet.plate().fill([(x + a, y + b) for a, b in palm])
    for i, dx in enumerate((-24, -9, 7, 22)):
        long = 12 if i in (1, 2) else 0
        line = [
            (x + dx * 0.8, y - 12, 1.2),
            (x + dx * 1.3, y - 52 - long * 0.7, 1),
            (x + dx * 1.5 - side * 8, y - 84 - long, 0.2),
        ]
        hand.brush(line, 15, dry=0, seed=90 + i, wob=0.02)
    hand.brush(
        [(x - side * 22, y + 14, 1.1), (x - side * 46, y - 14, 1), (x - side * 54, y - 40, 0.2)], 15, dry=0, seed=95
    )
    mask, sunk = hand.mask, 1 - smooth(down(sheet.shape, 720), y + 22, y + 58)
    sheet.lay(grow(mask, 2.2) * sunk, "#14161c").body(woodblock(mask, 4, 0.2) * sunk, "#c3d0c0")
