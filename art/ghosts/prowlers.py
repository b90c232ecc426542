"""Ghosts that walk by night: with a lamp, a club, a bowl; and one that watches."""

from __future__ import annotations

from math import sin

import numpy as np

from art.anatomy import fist, hand, sleeve
from art.ghosts.haunting import X, put
from art.kings.eyes import Eyes
from art.kit.base import SCALE, blur, smooth
from art.kit.geometry import centred
from art.kit.media import ink
from art.kit.sheet import Sheet


def pauper(sheet: Sheet) -> None:
    """A thin figure in patched rags under a torn straw hat holds out an empty bowl."""
    hem = (
        "L x-150 712 L x-104 676 L x-84 720 L x-40 684 L x-10 720 L x30 682 L x70 720 L x96 672 L x140 708 L x126 630 "
    )
    outline = f"M x-40 340 C x-96 356 x-130 410 x-138 500 L x-128 640 {hem}L x138 500 C x130 410 x96 356 x40 340 Z"
    rags = sheet.plate().fill(centred(outline, X))
    put(sheet, rags, "#7d8a7c", rim=3, grain=0.4)
    sheet.lay(rags.mask * smooth(sheet.down(), 420, 740) * 0.9, "#2a4048")
    for x, y, tint in ((X - 78, 620, "#8a6a48"), (X + 78, 640, "#5f7684"), (X - 6, 634, "#94826a")):
        put(sheet, sheet.plate().rect(x - 25, y - 22, 50, 46, 3), tint, rim=1.6, grain=0.4)
    seams = sheet.plate()
    for x, y in ((X - 78, 620), (X + 78, 640), (X - 6, 634)):
        for k in range(4):
            seams.line(f"M {x - 21 + k * 14} {y - 29} L {x - 19 + k * 14} {y - 16}", 2.6)
            seams.line(f"M {x - 21 + k * 14} {y + 18} L {x - 19 + k * 14} {y + 31}", 2.6)
    for s in (-1, 1):
        seams.brush([(X + s * 34, 352, 0.5), (X + s * 8, 430, 1.1), (X - s * 2, 500, 0.3)], 11, dry=0.2, seed=4 + s)
    sheet.lay(ink(seams.mask, 4) * 0.9, "#14242a")
    _pauper_head(sheet)
    for s in (-1, 1):
        arm = [(92, 392), (132, 420), (158, 500), (146, 556), (118, 566), (104, 548), (76, 560), (62, 516)]
        sleeve(sheet, [(X + s * a, b) for a, b in arm], "#8a9686", "#2a4048", seed=s + 4)
    bowl = sheet.plate().fill(
        centred("M x-70 512 L x70 512 C x64 566 x38 590 x0 590 C x-38 590 x-64 566 x-70 512 Z", X)
    )
    put(sheet, bowl, "#9a6238", rim=2.4)
    put(sheet, sheet.plate().disc(X, 512, 69, ry=17), "#1c1210", rim=1.4)
    crack = sheet.plate().line(f"M {X + 24} 524 L {X + 14} 546 L {X + 26} 562 L {X + 16} 584", 3)
    sheet.lay(crack.mask, "#1c1210")
    for s in (-1, 1):
        fist(sheet, X + s * 70, 544, 0.72, "#a9b8a4", turn=s * 0.35)


def _pauper_head(sheet: Sheet) -> None:
    face = sheet.plate().fill(centred("M x-46 250 C x-52 300 x-30 356 x0 366 C x30 356 x52 300 x46 250 Z", X))
    put(sheet, face, "#a9b8a4", rim=2.2)
    hollow = sheet.plate().disc(X, 338, 10, ry=13)
    for s in (-1, 1):
        hollow.disc(X + s * 20, 294, 12, ry=14)
        hollow.brush([(X + s * 34, 312, 0.4), (X + s * 26, 334, 1), (X + s * 24, 352, 0.2)], 6, dry=0.3, seed=8 + s)
    sheet.lay(ink(hollow.mask, 3), "#16242a")
    sheet.body(sheet.plate().disc(X - 20, 296, 4).disc(X + 20, 296, 4).mask, "#e8e06a")
    brim = "M x-138 262 C x-90 214 x-40 170 x0 146 C x40 170 x90 214 x138 262 C x110 276 x96 264 x74 282 C x40 274 "
    hat = sheet.plate().fill(
        centred(brim + "x20 286 x-12 276 C x-40 288 x-70 268 x-92 280 C x-110 266 x-124 274 x-138 262 Z", X)
    )
    put(sheet, hat, "#b39a5c", rim=2.6, grain=0.4)
    straw = sheet.plate()
    for i in range(23):
        a = (i - 11) / 11
        line = [(X, 150, 0.8), (X + a * 70, 206 + 14 * (1 - abs(a)), 1), (X + a * 134, 262 + 14 * (1 - a * a), 0.3)]
        straw.brush(line, 4, dry=0.3, seed=20 + i)
        if i % 3 == 0:
            line = [(X + a * 128, 262 + 12 * (1 - a * a), 1), (X + a * 142, 304 + 8 * sin(i), 0.1)]
            straw.brush(line, 6, dry=0.3, seed=60 + i)
    sheet.lay(ink(straw.mask, 3), "#3a3018")


def hundred_eyes(sheet: Sheet) -> None:
    """A bare hulk lifts its palms: eyes follow the bulge of its skull, its shoulders, its belly and its arms."""
    skin, shade = "#86a3a0", "#1c3440"
    for s in (-1, 1):
        arm = [(X + s * 104, 420), (X + s * 160, 452), (X + s * 174, 390), (X + s * 150, 320)]
        hand(sheet, X + s * 136, 246, 0.86, skin, turn=s * -0.1, side=-s, bony=0.95, arm=arm, thick=58)
    hulk = (
        "M x0 152 C x-58 152 x-84 200 x-76 258 C x-70 304 x-54 330 x-46 346 C x-88 352 x-140 366 x-150 410 "
        "C x-156 450 x-126 470 x-122 520 C x-126 590 x-146 650 x-150 722 L x150 722 C x146 650 x126 590 x122 520 "
        "C x126 470 x156 450 x150 410 C x140 366 x88 352 x46 346 C x54 330 x70 304 x76 258 C x84 200 x58 152 x0 152 Z"
    )
    body = sheet.plate().fill(centred(hulk, X))
    put(sheet, body, skin, rim=3, grain=0.15)
    mask, x = body.mask, sheet.grid()[0]
    edge = smooth(np.abs(x - X), 50, 150) * smooth(sheet.down(), 350, 420)
    sheet.lay(mask * (0.75 * edge + 0.8 * smooth(sheet.down(), 520, 740)), shade)
    sheet.lay(blur(sheet.plate().disc(X, 352, 62, ry=16).mask, 8 * SCALE) * mask * 0.7, shade)
    _eyes_all_over(sheet)


def _eyes_all_over(sheet: Sheet) -> None:
    """Open eyes in rows round the body: towards its sides they lean, and are seen ever narrower."""
    eyes, tints = Eyes(sheet), ("#4f9ac0", "#d9a62e", "#8fae5a")
    rows = (
        *((190, 44, 18, 3, 0.34), (304, 48, 15, 3, -0.3), (396, 116, 23, 5, 0.42)),
        *((452, 104, 24, 4, 0.2), (508, 94, 25, 4, 0.0), (564, 100, 27, 4, -0.14), (622, 112, 28, 4, -0.2)),
    )
    for row, (y, wide, r, count, lean) in enumerate(rows):
        for i in range(count):
            a = (i - (count - 1) / 2) / ((count - 1) / 2)
            out, narrow = sin(a * 1.15) / sin(1.15), 1 - 0.45 * a * a
            eyes.add(X + out * wide, y + abs(a) ** 2 * lean * 46, r * narrow, lean * a, tints[(row + i) % 3])
    for s in (-1, 1):
        for px, y, r, turn in ((136, 252, 25, 0.0), (164, 352, 13, 1.2), (170, 406, 15, 1.4), (142, 440, 16, 0.6)):
            eyes.add(X + s * px, y, r, s * turn, "#d9a62e" if r > 20 else tints[int(y) % 3])
        eyes.add(X + s * 56, 252, 13, s * 0.3, tints[s])
    eyes.add(X, 246, 40, 0, "#c8342a")
    eyes.print()
