"""Ghosts that walk by night: with a lamp, a club, a bowl; and one that watches."""

from __future__ import annotations

from math import pi, sin

import numpy as np

from art.anatomy import fist, hand, sleeve
from art.ghosts.haunting import DARK, X, put, robe
from art.kings.eyes import Eyes
from art.kit.base import SCALE, blur, smooth
from art.kit.geometry import around, centred, polygon
from art.kit.media import ink
from art.kit.sheet import Sheet


def night_wanderer(sheet: Sheet) -> None:
    """A thin shade walks with a paper lantern."""
    robe(sheet, "#3a4a5c", "#141c2a", ragged=True)
    hood = (
        "M x0 176 C x-62 178 x-88 250 x-84 310 C x-82 350 x-96 372 x-106 400 L x106 400 C x96 "
        "372 x82 350 x84 310 C x88 250 x62 178 x0 176 Z"
    )
    put(sheet, sheet.plate().fill(centred(hood, X)), "#46586c", rim=2.6, grain=0.3)
    sheet.body(ink(sheet.plate().disc(X, 296, 54, ry=72).mask, 3), "#0c1018")
    eyes = sheet.plate().disc(X - 22, 288, 8, ry=6).disc(X + 22, 288, 8, ry=6)
    sheet.body(blur(eyes.mask, 6 * SCALE) * 0.9, "#5fb0d0").body(eyes.mask, "#d8f4ff")
    x, y = 96, 500
    sheet.body(blur(sheet.plate().disc(x, y, 90).mask, 20 * SCALE) * 0.6, "#f6c86a")
    pole = (
        sheet.plate()
        .brush([(X - 60, 470, 1), (150, 424, 0.8), (x, 428, 0.6)], 9, dry=0.1, seed=3)
        .line(f"M {x} 428 L {x} 452", 3)
    )
    sheet.body(ink(pole.mask, 3), "#2a1a14")
    put(sheet, sheet.plate().disc(x, y, 40, ry=48), "#f4d888", rim=2.2)
    ribs = sheet.plate().rect(x - 20, y - 56, 40, 11, 3).rect(x - 20, y + 45, 40, 11, 3)
    sheet.body(ribs.mask, "#3a2410")
    word = sheet.plate().text("夜", x, y, 48, bold=1.5)
    sheet.lay(ink(word.mask, 3, edge=0.3), DARK)
    fist(sheet, X - 66, 466, 0.62, "#9fb4b4", turn=0.2)


def blue_face(sheet: Sheet) -> None:
    """A blue-faced ogre with tusks and wild white hair."""
    robe(sheet, "#7a5a34", "#2c2018", ragged=True)
    mane = sheet.plate()
    for i in range(40):
        a = pi * 0.86 + pi * 1.28 * i / 39
        mane.brush(
            [
                (*around(X, 270, 50, a), 1.2),
                (*around(X, 270, 110, a + 0.1 * sin(i)), 1),
                (*around(X, 276, 150 + 22 * (i % 3), a), 0.1),
            ],
            30,
            dry=0.3,
            seed=i,
        )
    put(sheet, mane, "#e6e6dc", rim=2, grain=0.1)
    face = [(-74, -56), (-40, -92), (40, -92), (74, -56), (84, 20), (50, 92), (0, 108), (-50, 92), (-84, 20)]
    put(sheet, sheet.plate().fill([(X + a, 276 + b) for a, b in face]), "#3f74a8", rim=3)
    dark = sheet.plate()
    for s in (-1, 1):
        dark.brush([(X + s * 10, 256, 0.6), (X + s * 40, 232, 1.3), (X + s * 78, 236, 0.3)], 20, dry=0, seed=3 + s)
        dark.brush([(X + s * 22, 316, 0.3), (X + s * 52, 300, 1), (X + s * 66, 330, 0.2)], 8, dry=0.1, seed=6 + s)
    dark.fill([(X - 22, 304), (X, 288), (X + 22, 304), (X, 312)])
    dark.fill([(X - 50, 338), (X, 326), (X + 50, 338), (X + 36, 366), (X - 36, 366)])
    sheet.lay(ink(dark.mask, 3) * 1.3, "#0f1a2c")
    eyes = sheet.plate().disc(X - 36, 270, 16, ry=13).disc(X + 36, 270, 16, ry=13)
    put(sheet, eyes, "#f3e6c4", rim=1.6)
    sheet.body(sheet.plate().disc(X - 34, 270, 6).disc(X + 34, 270, 6).mask, "#c8281c")
    tusks = sheet.plate()
    for s in (-1, 1):
        tusks.fill(polygon([(X + s * 28, 356), (X + s * 48, 352), (X + s * 46, 300)]))
        tusks.fill(polygon([(X + s * 6, 334), (X + s * 20, 334), (X + s * 13, 352)]))
    put(sheet, tusks, "#f3ecd0", rim=1.2, grain=0.05)
    horn = sheet.plate().fill(polygon([(X - 20, 188), (X, 112), (X + 20, 188)]))
    put(sheet, horn, "#d2a048", rim=2.2)
    arm = [(92, 384), (132, 398), (186, 480), (196, 570), (176, 622), (150, 628), (140, 570), (104, 500)]
    sleeve(sheet, [(X + a, b) for a, b in arm], "#8a6a40", "#2c2018")
    club = sheet.plate().fill(
        polygon([(X + 106, 730), (X + 92, 420), (X + 98, 370), (X + 162, 370), (X + 168, 420), (X + 146, 730)])
    )
    put(sheet, club, "#5a3a24", rim=2.8, grain=0.35)
    spikes = sheet.plate()
    for row in range(5):
        for s in (-1, 1):
            x, y = X + 130 + s * (36 - row * 2.4), 388 + row * 32
            spikes.fill(polygon([(x - s * 3, y - 11), (x + s * 24, y), (x - s * 3, y + 11)]))
        spikes.disc(X + 130 + (10 if row % 2 else -10), 390 + row * 32, 9)
    put(sheet, spikes, "#d8d4c4", rim=1.6, grain=0.1)
    fist(sheet, X + 128, 590, 0.94, "#3f74a8")


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
