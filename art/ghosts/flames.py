"""Ghosts of hair and fire."""

from __future__ import annotations

from math import pi, sin

import numpy as np

from art.anatomy import hand
from art.ghosts.haunting import DARK, X, put, robe
from art.kit.base import SCALE, Mask, blur, smooth
from art.kit.geometry import around, centred, polygon
from art.kit.media import ink, woodblock
from art.kit.noise import chance
from art.kit.sheet import Sheet


def red_hair(sheet: Sheet) -> None:
    """A mane of red hair with two eyes and a grin in it."""
    dice, mane = chance(3), sheet.plate()
    for i in range(110):
        a = -pi / 2 + (i / 109 - 0.5) * 2 * pi * 0.97
        reach, bend = 150 + 120 * dice.random() + (110 if sin(a) > 0.2 else 0), dice.normal() * 0.22
        root, half = around(X, 330, 46, a, squash=1.1), around(X, 330, reach * 0.55, a + bend * 0.4, squash=1.15)
        tip = around(X, 330 + 20 * sin(i), reach, a + bend, squash=1.2)
        mane.brush([(*root, 1.1), (*half, 1.1), (*tip, 0.1)], 34, dry=0.42, seed=i, taper=(0.02, 0.4))
    mask = mane.mask
    sheet.rim(mask, "#1c0a0c", 2)
    sheet.body(mask * 0.9, "#8e1c16")
    sheet.lay(ink(mask, 4, tone=0.5) * 0.4, "#5a1010")
    strands = sheet.plate()
    for i in range(90):
        a = -pi / 2 + (i / 89 - 0.5) * 2 * pi * 0.95
        reach, bend = 130 + 120 * dice.random() + (90 if sin(a) > 0.2 else 0), dice.normal() * 0.2
        line = [around(X, 330, 60, a), around(X, 330, reach * 0.6, a + bend * 0.5, squash=1.1)]
        strands.brush(
            [*line, around(X, 330, reach, a + bend, squash=1.15)], 5, dry=0.35, seed=200 + i, taper=(0.1, 0.5)
        )
    sheet.body(ink(strands.mask, 3) * 0.8, "#d84a2c")
    hollow = sheet.plate().fill(
        [(X - 84, 318), (X - 40, 262), (X + 40, 262), (X + 84, 318), (X + 52, 412), (X, 440), (X - 52, 412)]
    )
    sheet.rim(hollow.mask, DARK, 4)
    sheet.body(hollow.mask, DARK)
    _lit_eyes(sheet, X, 322, 38, 15, "#f5c63a")
    grin = sheet.plate()
    for i in range(9):
        x = X - 48 + i * 12
        y = 384 + 10 * sin((i / 8) * pi)
        grin.fill(polygon([(x - 7, y - 8), (x + 7, y - 8), (x, y + 18)]))
    sheet.body(woodblock(grin.mask, 3, 0.1), "#efe3c0")
    locks = sheet.plate()
    for i in range(9):
        x = X - 60 + i * 15
        locks.brush(
            [(x * 0.6 + X * 0.4, 236, 1), (x, 282, 1), (x + 8 * sin(i * 2), 316 - abs(i - 4) * 4, 0.1)],
            17,
            dry=0.3,
            seed=400 + i,
        )
    sheet.body(ink(locks.mask, 4), "#a8281c")


def _lit_eyes(sheet: Sheet, x: float, y: float, apart: float, r: float, tint: str) -> None:
    lids, pupils = sheet.plate(), sheet.plate()
    for s in (-1, 1):
        lids.disc(x + s * apart, y, r, ry=r * 0.72, rot=s * 14)
        pupils.disc(x + s * apart * 0.96, y + 1, r * 0.24, ry=r * 0.5)
    sheet.body(woodblock(lids.mask, 3, 0.1), tint).body(pupils.mask, DARK)


def _flames(sheet: Sheet, roots: list[tuple[float, float]], tall: float, width: float, *, seed: int = 0) -> None:
    """Print tongues of fire from their roots upwards, in three colours one in the other."""
    for layer, (tint, k) in enumerate((("#a8261a", 1.0), ("#e8782c", 0.68), ("#ffd76a", 0.36))):
        fire = sheet.plate()
        for i, (x, y) in enumerate(roots):
            reach, sway = tall * k * (0.74 + 0.26 * sin(i * 2.4 + seed)), 14 * sin(i * 1.7 + layer)
            line = [(x, y + 10, 0.9), (x - sway, y - reach * 0.35, 1.1), (x + sway * 1.4, y - reach * 0.7, 0.7)]
            fire.brush([*line, (x - sway * 0.6, y - reach, 0.05)], width * (0.4 + 0.6 * k), dry=0.08, seed=i, wob=0.02)
        put(sheet, fire, tint, rim=1.6, rim_tint="#3a0e0c", grain=0.12)


def hungry(sheet: Sheet) -> None:
    """A belly like a drum, a neck like a needle, sticks for limbs; what it would eat burns in its mouth."""
    skin, shade = "#b39a78", "#4a3020"
    legs = sheet.plate()
    for s in (-1, 1):
        thigh = [(60, 640, 1), (132, 582, 1.15), (158, 560, 1.2)]
        shin = [(158, 560, 1.15), (132, 630, 0.9), (120, 700, 1)]
        for line in (thigh, shin):
            legs.brush([(X + s * a, b, c) for a, b, c in line], 36, dry=0, seed=3, taper=(0.02, 0.02))
        legs.brush([(X + s * 112, 700, 1), (X + s * 150, 704, 0.8)], 26, dry=0, seed=4, taper=(0.02, 0.02))
    put(sheet, legs, skin, rim=3)
    chest = "M x-18 352 C x-58 360 x-78 392 x-74 430 C x-132 458 x-150 540 x-128 606 C x-104 664 x-50 684 x0 684 "
    body = sheet.plate().fill(
        centred(chest + "C x50 684 x104 664 x128 606 C x150 540 x132 458 x74 430 C x78 392 x58 360 x18 352 Z", X)
    )
    put(sheet, body, skin, rim=3)
    mask, (x, y) = body.mask, sheet.grid()
    away = np.hypot((x - X + 30) / 150, (y - 548) / 150).astype(np.float32)
    sheet.lay(mask * smooth(away, 0.45, 1.1) * 0.75, shade)
    ribs = sheet.plate().disc(X, 586, 7, ry=11)
    for i in range(4):
        for s in (-1, 1):
            rib = [(6, 378 + i * 17, 0.5), (36, 370 + i * 18, 1), (66 + i * 3, 390 + i * 16, 0.2)]
            ribs.brush([(X + s * a, b, c) for a, b, c in rib], 7, dry=0.2, seed=10 + i)
    for s in (-1, 1):
        ribs.brush([(X + s * 110, 500, 0.2), (X + s * 122, 560, 0.8), (X + s * 96, 630, 0.1)], 5, dry=0.4, seed=s + 5)
    sheet.lay(ink(ribs.mask, 4) * 0.9, "#2c1c14")
    cloth = sheet.plate().fill([(X - 112, 632), (X, 656), (X + 112, 632), (X + 70, 690), (X + 14, 718), (X - 60, 692)])
    put(sheet, cloth, "#6e2a1e", rim=2.4, grain=0.3)
    neck = sheet.plate().brush([(X, 372, 1.3), (X - 4, 340, 0.8), (X + 2, 300, 1.1)], 17, dry=0, seed=4, taper=(0, 0))
    put(sheet, neck, skin, rim=2.4)
    _starved_head(sheet, skin, shade)
    for s in (-1, 1):
        arm = [(X + s * 66, 398), (X + s * 130, 432), (X + s * 172, 440), (X + s * 168, 400)]
        hand(sheet, X + s * 136, 298, 0.66, skin, turn=-s * 0.4, side=-s, claws="#3a2a1c", bony=0.75, arm=arm, thick=22)


def _starved_head(sheet: Sheet, skin: str, shade: str) -> None:
    outline = "M x0 166 C x-52 166 x-74 204 x-66 240 C x-62 262 x-46 266 x-42 288 C x-38 312 x-22 326 x0 328 "
    head = sheet.plate().fill(
        centred(outline + "C x22 326 x38 312 x42 288 C x46 266 x62 262 x66 240 C x74 204 x52 166 x0 166 Z", X)
    )
    put(sheet, head, skin, rim=3)
    cheeks, dark = sheet.plate(), sheet.plate().disc(X, 294, 23, ry=25)
    for s in (-1, 1):
        cheeks.disc(X + s * 48, 278, 16, ry=24, rot=s * 18)
        dark.disc(X + s * 29, 232, 20, ry=18)
        dark.brush([(X + s * 8, 218, 0.5), (X + s * 30, 204, 1.2), (X + s * 56, 214, 0.2)], 8, dry=0.1, seed=6 + s)
        dark.fill([(X + s * 2, 250), (X + s * 8, 254), (X + s * 6, 264), (X + s * 2, 264)])
    sheet.lay(blur(cheeks.mask, 7 * SCALE) * head.mask, shade).lay(ink(dark.mask, 3, edge=0.6) * 1.3, DARK)
    sheet.body(sheet.plate().disc(X - 28, 235, 6.5).disc(X + 28, 235, 6.5).mask, "#ffd25a")
    glow = sheet.plate().disc(X, 298, 17, ry=18).mask
    sheet.body(blur(glow, 3 * SCALE), "#e8582c").body(sheet.plate().disc(X, 303, 10, ry=11).mask, "#ffd76a")
    hair = sheet.plate()
    for i in range(22):
        a = pi * 1.02 + pi * 0.96 * i / 21
        root, hang = around(X, 226, 62, a), 50 + 70 * abs(sin(i * 1.9))
        hair.brush([(X, 170, 1), (*root, 1), (root[0] + (root[0] - X) * 0.3, root[1] + hang, 0.05)], 7, dry=0.4, seed=i)
    sheet.lay(ink(hair.mask, 4) * 1.2, DARK)


def burnt(sheet: Sheet) -> None:
    """A charred man clutches his head; his hair is a pillar of fire, and fire shows through his skin."""
    _flames(sheet, [(X - 190 + i * 38, 726) for i in range(11)], 250, 74, seed=1)
    _flames(sheet, [(X - 52 + i * 15, 246 - 20 * sin(pi * i / 7)) for i in range(8)], 226, 58, seed=4)
    char, glow_rim = "#241a1e", "#f08a34"
    trunk = "M x-26 350 C x-70 362 x-112 376 x-112 412 C x-108 470 x-82 520 x-78 580 L x-92 720 L x92 720 L x78 580 "
    figure = sheet.plate().fill(centred(trunk + "C x82 520 x108 470 x112 412 C x112 376 x70 362 x26 350 Z", X))
    figure.rect(X - 22, 310, 44, 60)
    skull_line = "M x0 192 C x-54 192 x-72 232 x-64 276 C x-58 312 x-30 344 x0 346 "
    figure.fill(centred(skull_line + "C x30 344 x58 312 x64 276 C x72 232 x54 192 x0 192 Z", X))
    put(sheet, figure, char, rim=2.4, rim_tint=glow_rim)
    _embers(sheet, figure.mask)
    face = sheet.plate().disc(X, 314, 15, ry=22)
    for s in (-1, 1):
        face.fill([(X + s * 10, 266), (X + s * 20, 246), (X + s * 46, 240), (X + s * 42, 264), (X + s * 24, 274)])
    sheet.body(ink(face.mask, 3), "#d8452c").body(blur(face.mask, 4 * SCALE) * face.mask * 0.9, "#ffe08a")
    for s in (-1, 1):
        arm = [(X + s * 84, 412), (X + s * 140, 424), (X + s * 180, 396), (X + s * 164, 336), (X + s * 124, 290)]
        hand(sheet, X + s * 84, 248, 0.64, char, turn=-s * 0.72, side=-s, bent=0.15, rim=glow_rim, arm=arm, thick=38)
    shoulders = sheet.plate().disc(X - 84, 412, 30).disc(X + 84, 412, 30)
    sheet.body(shoulders.mask * figure.mask, char)


def _embers(sheet: Sheet, figure: Mask) -> None:
    """Let fire show through cracks that run down a body."""
    cracks, dice = sheet.plate(), chance(7)
    for i, (dx, top, foot) in enumerate(
        ((-62, 398, 560), (-22, 440, 700), (20, 380, 560), (58, 420, 690), (-48, 590, 715))
    ):
        line = [(X + dx + (k % 2 - 0.5) * 26 + dice.normal() * 5, top + k * 26) for k in range(int((foot - top) / 26))]
        for k, (x, y) in enumerate(line[1:], 1):
            width = 8 * (1 - abs(2 * k / len(line) - 1) ** 2) + 2.5
            cracks.fill(polygon([line[k - 1], (x - width / 2, y), (x + width / 2, y - 3)]))
            if k % 2:
                cracks.fill(polygon([(x - 2, y), (x + (24 if i % 2 else -24), y + 15), (x + 3, y + 5)]))
    glow = cracks.mask * figure
    sheet.body(blur(glow, 5 * SCALE) * 1.3, "#c8341c").body(glow, "#ffb84a")


def headless(sheet: Sheet) -> None:
    """A general without a head lifts it before his chest, and its eyes still burn."""
    with sheet.at(-0.14 * X, -0.14 * 720, 1.14):
        _armoured(sheet)
    with sheet.at(-0.26 * X, -0.26 * 470, 1.26):
        _severed(sheet, X, 470.0)


def _armoured(sheet: Sheet) -> None:
    """Print the general up to his collar, and what is left of his neck."""
    robe(sheet, "#6a1e1c", "#1e0c10")
    collar = sheet.plate().fill([(X - 56, 372), (X - 38, 322), (X, 312), (X + 38, 322), (X + 56, 372), (X, 392)])
    put(sheet, collar, "#7a1a1a", rim=2.6)
    put(sheet, sheet.plate().disc(X, 322, 37, ry=14), "#3a0a10", rim=2.6)
    _lamellae(sheet)
    for s in (-1, 1):
        for tier in range(4):
            top, out = 358 + tier * 32, 92 + tier * 14
            plate = [(X + s * (out - 56), top + 6), (X + s * out, top - 6), (X + s * (out + 38), top + 14)]
            plate += [(X + s * (out + 46), top + 44), (X + s * (out - 4), top + 34), (X + s * (out - 48), top + 42)]
            put(sheet, sheet.plate().fill(polygon(plate)), ("#a8763a", "#8a5a2a")[tier % 2], rim=2.6)


def _lamellae(sheet: Sheet) -> None:
    """Print a breastplate and a skirt of small plates laced in rows, and the belt between them."""
    for top, rows, wide, grows in ((384, 6, 84, 2), (604, 5, 104, 6)):
        for row in range(rows):
            y, half, mail = top + row * 29, wide + row * grows, sheet.plate()
            mail.rect(X - half, y, 2 * half, 31, 5)
            put(sheet, mail, "#9a6c34", rim=2, grain=0.15)
            seams = sheet.plate()
            for i in range(1, 8):
                seams.line(f"M {X - half + i * half / 4} {y + 3} L {X - half + i * half / 4} {y + 29}", 3)
            laces = sheet.plate()
            for i in range(8):
                laces.rect(X - half + (i + 0.5) * half / 4 - 3, y + 5, 6, 10, 2)
            sheet.lay(seams.mask * 0.9, DARK).body(laces.mask, "#b3261c")
    belt = sheet.plate().rect(X - 116, 562, 232, 36, 8)
    put(sheet, belt, "#3a1a18", rim=2.6)


def _severed(sheet: Sheet, x: float, y: float) -> None:
    """A bearded head with a helmet's crest, and the gauntlets that hold it."""
    locks = sheet.plate()
    for i in range(26):
        a = pi * 0.94 + pi * 1.12 * i / 25
        locks.brush(
            [(*around(x, y - 6, 40, a), 1), (*around(x, y, 78, a), 1), (*around(x, y + 30, 92, a), 0.05)],
            22,
            dry=0.25,
            seed=i,
        )
    put(sheet, locks, "#17101a", rim=1.8, rim_tint="#6a4a3a")
    face = "M x0 0 C x-50 0 x-68 40 x-62 84 C x-56 124 x-30 148 x0 150 C x30 148 x56 124 x62 84 C x68 40 x50 0 x0 0 Z"
    with sheet.at(sheet.view[0] + sheet.view[2] * (x - X), sheet.view[1] + sheet.view[2] * (y - 74), sheet.view[2]):
        put(sheet, sheet.plate().fill(centred(face, X)), "#c9b592", rim=2.6, grain=0.12)
        marks, beard = sheet.plate(), sheet.plate()
        for s in (-1, 1):
            marks.brush([(X + s * 54, 42, 0.4), (X + s * 30, 50, 1.3), (X + s * 8, 64, 0.5)], 14, dry=0, seed=3 + s)
            marks.disc(X + s * 29, 72, 16, ry=11)
            beard.brush([(X + s * 3, 104, 0.6), (X + s * 28, 106, 1), (X + s * 54, 128, 0.1)], 11, dry=0.2, seed=5 + s)
        for i in range(9):
            dx = (i - 4) * 12
            beard.brush(
                [(X + dx, 126 - abs(dx) * 0.3, 1), (X + dx * 1.1, 158, 1), (X + dx * 0.6, 196 - abs(dx), 0.05)],
                15,
                dry=0.3,
                seed=i,
            )
        marks.brush([(X - 20, 118, 0.4), (X, 114, 1), (X + 20, 118, 0.4)], 8, dry=0, seed=6)
        sheet.lay(ink(marks.mask, 3) * 1.2, DARK).body(ink(beard.mask, 3), DARK)
        eyes = sheet.plate().disc(X - 28, 73, 7).disc(X + 28, 73, 7).mask
        sheet.body(blur(eyes, 6 * SCALE) * 1.2, "#f08a24").body(eyes, "#fff0b0")
    for s in (-1, 1):
        arm = sheet.plate().brush(
            [(x + s * 130, y - 66, 1), (x + s * 150, y + 30, 1.1), (x + s * 138, y + 104, 1)], 52, dry=0
        )
        put(sheet, arm, "#6a2a22", rim=2.6, grain=0.25)
        hand(sheet, x + s * 74, y + 96, 0.64, "#b89a72", turn=-s * 1.16, side=-s, bent=0.15)
        guard = [(96, 84), (128, 58), (164, 84), (166, 122), (132, 138), (102, 130)]
        put(sheet, sheet.plate().fill([(x + s * a, y + b) for a, b in guard]), "#9a6c34", rim=2)
