"""The nine-tailed fox."""

from __future__ import annotations

from math import cos, pi, radians, sin

import numpy as np

from art.kit.base import SCALE, smooth
from art.kit.geometry import centred
from art.kit.media import ink, woodblock
from art.kit.noise import chance, cloud
from art.kit.palette import INK
from art.kit.sheet import Sheet

Line = list[tuple[float, float, float]]
_DEEP = "#17132a"
_FOX_X = 226


def nine_tails(sheet: Sheet) -> None:
    """A white fox sits, nine tails spread."""
    for number in (0, 8, 1, 7, 2, 6, 3, 5, 4):
        _tail(sheet, number)
    _fox_body(sheet)
    _fox_head(sheet)


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
    x, y = sheet.grid()
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
