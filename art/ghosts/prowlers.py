"""Ghosts that walk by night: with a lamp, a club, a bowl, a sack; and a shadow."""

from __future__ import annotations

from math import pi, sin

from art.anatomy import fist, hand, sleeve
from art.ghosts.haunting import DARK, X, oval, put, robe
from art.kings.eyes import Eyes
from art.kit.base import SCALE, blur, smooth
from art.kit.geometry import around, centred, polygon
from art.kit.media import ink
from art.kit.noise import chance
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


def shadow(sheet: Sheet) -> None:
    """A shadow without anybody to cast it stands up from a pair of empty shoes, its arms too long."""
    body = (
        "M x0 150 C x-40 150 x-58 190 x-52 232 C x-48 262 x-36 280 x-40 296 C x-80 306 x-104 336 x-108 380 "
        "C x-96 470 x-70 540 x-64 600 C x-58 650 x-96 690 x-150 716 L x150 716 C x96 690 x58 650 x64 600 "
        "C x70 540 x96 470 x108 380 C x104 336 x80 306 x40 296 C x36 280 x48 262 x52 232 C x58 190 x40 150 x0 150 Z"
    )
    dark = "#140e1c"
    smoke = sheet.plate()
    for i in range(26):
        a = -pi * 1.08 + pi * 1.16 * i / 25
        tip = around(X, 330, 200 + 22 * sin(i * 2), a)
        smoke.brush(
            [(*around(X, 380, 40, a), 1), (*around(X, 360, 150, a + 0.12), 0.9), (*tip, 0.05)], 34, dry=0.6, seed=i
        )
    sheet.lay(ink(smoke.mask, 3) * 0.75, dark)
    plate = sheet.plate().fill(centred(body, X))
    for s in (-1, 1):
        arm = [(84, 350, 1), (138, 420, 0.85), (150, 510, 0.7), (132, 580, 0.8)]
        plate.brush([(X + s * a, b, c) for a, b, c in arm], 50, dry=0.05, seed=3 + s, taper=(0.02, 0.02))
        for j in range(4):
            x = X + s * (150 - j * 15)
            plate.brush(
                [(X + s * 134, 574, 1), (x, 620, 0.9), (x + s * 7, 676 - 8 * abs(j - 1), 0.05)], 17, dry=0, seed=j
            )
    sheet.lay(ink(plate.mask, 5, edge=2.0, bleed=0.4) * 1.5, dark).lay(plate.mask * 0.7, dark)
    eyes = sheet.plate()
    for s in (-1, 1):
        eyes.fill([(X + s * 9, 232), (X + s * 22, 212), (X + s * 46, 208), (X + s * 28, 232)])
    sheet.body(blur(eyes.mask, 6 * SCALE) * 1.2, "#8a6ac0").body(eyes.mask, "#f1e6ff")
    grin = sheet.plate().brush([(X - 30, 252, 0.2), (X, 272, 1), (X + 30, 252, 0.2)], 11, dry=0, seed=4)
    sheet.body(grin.mask, "#d9c8f0")
    shoes = sheet.plate()
    for s in (-1, 1):
        shoes.fill([(X + s * 14, 700), (X + s * 20, 672), (X + s * 46, 670), (X + s * 64, 694), (X + s * 60, 708)])
    put(sheet, shoes, "#a8344a", rim=2.2)


def hundred_eyes(sheet: Sheet) -> None:
    """A hairless shade lifts its palms: there are eyes in them, as there are all over it."""
    skin, shade = "#86a3a0", "#1c3440"
    robe(sheet, "#5f8084", shade)
    for s in (-1, 1):
        arm = [(X + s * 96, 410), (X + s * 150, 476), (X + s * 166, 420)]
        hand(sheet, X + s * 138, 276, 1.0, skin, turn=s * 0.06, side=-s, bony=0.95, arm=arm, thick=42)
    oval(sheet, skin, y=272)
    eyes, dice = Eyes(sheet), chance(4)
    placed: list[tuple[float, float, float]] = [(X, 262, 46), (X - 138, 286, 26), (X + 138, 286, 26)]
    for number, (x, y, r) in enumerate(placed):
        eyes.add(x, y, r * 0.92, 0, ("#c8342a", "#d9a62e", "#d9a62e")[number])
    for r, tries in ((27.0, 300), (20.0, 700), (14.0, 900), (10.0, 900)):
        for _ in range(tries):
            y = 200 + dice.random() * 470
            wide = 40 if y < 350 else min(118.0, 60 + (y - 380) * 0.6)
            x = X + (2 * dice.random() - 1) * wide
            if all(abs(x - a) > (r + c) * 1.3 or abs(y - b) > (r + c) * 0.76 for a, b, c in placed):
                placed.append((x, y, r))
                eyes.add(x, y, r * 0.9, dice.normal() * 0.14, ("#4f9ac0", "#d9a62e", "#8fae5a")[len(placed) % 3])
    eyes.print()
