"""Ghosts of women: in blood, in bridal red, behind another face, in anger."""

from __future__ import annotations

from math import pi, sin

import numpy as np

from art.anatomy import hand, sleeve
from art.ghosts.haunting import DARK, X, long_hair, oval, put, robe
from art.kit.base import SCALE, Mask, blur, smooth
from art.kit.geometry import around, centred, polygon, turn_points
from art.kit.media import ink, woodblock
from art.kit.noise import chance, cloud, warp
from art.kit.sheet import Sheet


def blood_robe(sheet: Sheet) -> None:
    """A woman in a white robe, drenched: blood runs from her throat to the hem and drips from her sleeves."""
    for s in (-1, 1):
        hand(sheet, X + s * 150, 612, 0.56, "#d9cfc0", turn=pi + s * 0.1, side=s, claws="#3a0a0c", bony=0.85)
    shape = (
        "M x-40 346 C x-104 356 x-136 396 x-148 470 L x-186 580 L x-116 600 L x-96 520 L x-104 640 L x-120 722 "
        "L x120 722 L x104 640 L x96 520 L x116 600 L x186 580 L x148 470 C x136 396 x104 356 x40 346 Z"
    )
    plate = sheet.plate().fill(centred(shape, X))
    put(sheet, plate, "#f3eee0", rim=3, grain=0.2)
    folds = sheet.plate()
    for s in (-1, 1):
        folds.brush([(X + s * 40, 356, 0.5), (X + s * 4, 440, 1), (X - s * 8, 560, 0.4)], 9, dry=0.2, seed=3 + s)
        folds.brush([(X + s * 86, 400, 0.3), (X + s * 98, 520, 1), (X + s * 92, 640, 0.3)], 8, dry=0.3, seed=6 + s)
    sheet.lay(ink(folds.mask, 4) * 0.9, "#4a3a44")
    _drenched(sheet, plate.mask)
    _weeping_face(sheet)


def _drenched(sheet: Sheet, cloth: Mask) -> None:
    """Let blood soak a robe: in runs from the throat, wholly from the waist down, and drip from it."""
    blood, dice = sheet.plate(), chance(12)
    for i in range(15):
        dx, foot = (i - 7) * 9.6, 470 + 130 * dice.random()
        blood.brush([(X + dx * 0.5, 352, 1), (X + dx, 410, 1.1), (X + dx * 1.1, foot, 0.9)], 17, dry=0, seed=i)
    for s in (-1, 1):
        blood.fill([(X + s * 122, 524), (X + s * 150, 506), (X + s * 172, 522), (X + s * 196, 600), (X + s * 106, 616)])
    soaked = smooth(sheet.down() + 70 * cloud(sheet.shape, 46 * SCALE, 90 * SCALE, seed=5), 536, 546)
    mask = np.maximum(warp(blood.mask, 2, 14, 4), soaked) * cloth
    sheet.body(woodblock(mask, 7, 0.25, mott=0.2), "#b0161a")
    sheet.lay(mask * smooth(sheet.down() + 40 * cloud(sheet.shape, 60 * SCALE, seed=2), 520, 740) * 0.8, "#5a0a10")
    drips = sheet.plate()
    for i, (dx, y, length) in enumerate(((-178, 582, 84), (-126, 598, 60), (180, 582, 70), (124, 598, 92))):
        line = [(X + dx, y, 0.9), (X + dx + 2, y + length * 0.7, 0.6), (X + dx, y + length, 1.2)]
        drips.brush(line, 11, dry=0, seed=i, taper=(0, 0))
    put(sheet, drips, "#a8141a", rim=1.2, rim_tint="#3a0a0c", grain=0.05)


def _weeping_face(sheet: Sheet) -> None:
    """Print a dead white face that weeps blood, its mouth torn open, wet hair before it."""
    oval(sheet, "#e9e6da", y=268)
    tears, dark = sheet.plate(), sheet.plate().disc(X, 330, 17, ry=27)
    for s in (-1, 1):
        dark.disc(X + s * 27, 262, 19, ry=22, rot=s * 10)
        tears.brush([(X + s * 28, 274, 1), (X + s * 30, 316, 0.8), (X + s * 26, 362, 0.5)], 11, dry=0, seed=s + 4)
        tears.brush([(X + s * 18, 274, 1), (X + s * 17, 310, 0.3)], 7, dry=0, seed=s + 8)
    tears.brush([(X, 350, 1), (X - 3, 384, 0.8), (X + 2, 420, 0.6)], 13, dry=0, seed=2)
    sheet.body(ink(tears.mask, 3), "#b0161a").body(ink(dark.mask, 3, edge=0.6), "#160a0e")
    eyes = sheet.plate().disc(X - 26, 264, 9, ry=8).disc(X + 26, 264, 9, ry=8)
    sheet.body(eyes.mask, "#f8f2e2").body(sheet.plate().disc(X - 26, 265, 3.4).disc(X + 26, 265, 3.4).mask, "#c8281c")
    long_hair(sheet, "#141018", top=184, reach=520, seed=9)
    strands = sheet.plate()
    for i, (dx, foot) in enumerate(((-46, 372), (-30, 300), (-8, 246), (6, 318), (38, 306), (50, 380))):
        strands.brush([(X, 170, 1.2), (X + dx, 226, 1), (X + dx * 1.1, foot, 0.1)], 9, dry=0.3, seed=140 + i)
    sheet.lay(ink(strands.mask, 5, edge=0.6) * 1.2, "#141018")


def painted_skin(sheet: Sheet) -> None:
    """A lovely face is lifted off like a mask; a green one grins beneath it."""
    robe(sheet, "#c05a6a", "#5a1c34")
    oval(sheet, "#6f9a5c")
    dark = sheet.plate()
    for s in (-1, 1):
        dark.fill([(X + s * 10, 268), (X + s * 24, 244), (X + s * 50, 240), (X + s * 46, 270), (X + s * 24, 282)])
    dark.fill([(X - 44, 318), (X, 308), (X + 44, 318), (X + 30, 356), (X, 366), (X - 30, 356)])
    sheet.lay(ink(dark.mask, 3, edge=0.6) * 1.3, "#14201a")
    teeth = sheet.plate()
    for i in range(7):
        x = X - 33 + i * 11
        teeth.fill(polygon([(x - 6, 314), (x + 6, 314), (x, 334)])).fill(
            polygon([(x - 5, 358), (x + 5, 358), (x, 342)])
        )
    sheet.body(teeth.mask, "#f3ecd0").body(sheet.plate().disc(X - 32, 260, 6).disc(X + 32, 260, 6).mask, "#f5c63a")
    long_hair(sheet, DARK, reach=480)
    x, y, tilt = X + 62, 470.0, 0.24
    skin = [(0, -104), (-54, -92), (-70, -30), (-58, 40), (-26, 92), (0, 100), (26, 92), (58, 40), (70, -30), (54, -92)]
    mask = sheet.plate().fill(turn_points(skin, x, y, tilt))
    put(sheet, mask, "#f3e2c8", rim=2.6, grain=0.08)
    art = sheet.plate()
    for s in (-1, 1):
        art.fill(turn_points([(s * 12, -20), (s * 30, -30), (s * 50, -20), (s * 30, -12)], x, y, tilt))
        art.brush(turn_points([(s * 10, -44), (s * 30, -54), (s * 54, -44)], x, y, tilt), 7, dry=0, seed=4 + s)
    sheet.lay(ink(art.mask, 3), DARK)
    lips = sheet.plate().fill(turn_points([(-20, 48), (-8, 40), (0, 44), (8, 40), (20, 48), (0, 60)], x, y, tilt))
    lips.disc(*turn_points([(0, -70)], x, y, tilt)[0], 7)
    blush = (
        sheet.plate()
        .disc(*turn_points([(-40, 16)], x, y, tilt)[0], 14)
        .disc(*turn_points([(40, 16)], x, y, tilt)[0], 14)
    )
    sheet.lay(blur(blush.mask, 5 * SCALE) * 0.5, "#d84a4a").lay(lips.mask, "#c02a2c")
    fingers = sheet.plate()
    for j in range(4):
        fingers.brush(
            [(x + 100, y + 40 + j * 18, 1.1), (x + 74, y + 10 + j * 20, 1), (x + 46, y + 8 + j * 22, 0.3)],
            15,
            dry=0,
            seed=j,
        )
    put(sheet, fingers, "#6f9a5c", rim=1.8, grain=0.1)


def red_fiend(sheet: Sheet) -> None:
    """A bride in a phoenix crown, her hands in her sleeves; behind the fringe of beads two eyes burn."""
    robe(sheet, "#c0281c", "#5a0c10")
    for s in (-1, 1):
        cloth = [(92, 384), (140, 410), (176, 500), (170, 590), (128, 650), (70, 656), (4, 560), (4, 470)]
        sleeve(sheet, [(X + s * a, b) for a, b in cloth], "#a81a18", "#4a080c", seed=s + 3)
    hems = sheet.plate()
    for s in (-1, 1):
        hems.brush(
            [(X + s * 4, 468, 1), (X + s * 9, 520, 1), (X + s * 18, 566, 0.9), (X + s * 66, 650, 0.7)], 17, dry=0.05
        )
    cape = "M x0 366 C x-60 360 x-112 384 x-128 428 L x-86 446 L x-62 486 L x-30 462 L x0 508 L x30 462 "
    put(
        sheet,
        sheet.plate().fill(centred(cape + "L x62 486 L x86 446 L x128 428 C x112 384 x60 360 x0 366 Z", X)),
        "#d8a848",
        rim=2.6,
    )
    trim = sheet.plate().ring(X, 420, 31, 4)
    trim.text("喜喜", X, 420, 46, hand="kai", bold=1.2, stretch=(0.5, 1), gap=0.47)
    for s in (-1, 1):
        trim.ring(X + s * 66, 424, 17, 4).disc(X + s * 66, 424, 6)
    sheet.body(ink(trim.mask, 3), "#8e1414").body(woodblock(hems.mask, 3, 0.1), "#d8a848")
    oval(sheet, "#3a0d12", y=292)
    eyes = sheet.plate()
    for s in (-1, 1):
        eyes.fill([(X + s * 10, 298), (X + s * 24, 282), (X + s * 50, 274), (X + s * 42, 296), (X + s * 26, 302)])
    _phoenix_crown(sheet)
    sheet.body(blur(eyes.mask, 7 * SCALE) * 1.2, "#f08a24").body(eyes.mask, "#fff0b0")


def _phoenix_crown(sheet: Sheet) -> None:
    """Print a bridal crown: plumes, a dome of flowers and pearls, a fringe of beads, strings at the sides."""
    plumes, tips = sheet.plate(), sheet.plate()
    for i in range(9):
        a = -pi / 2 + (i - 4) * 0.31
        end = around(X, 206, 118 - 3 * abs(i - 4), a)
        plumes.brush([(*around(X, 206, 40, a), 0.7), (*around(X, 206, 92, a), 1.1), (*end, 0.9)], 30, dry=0, seed=i)
        tips.disc(*end, 8)
    put(sheet, plumes, "#d8a848", rim=2.2, grain=0.1)
    put(sheet, tips, "#3f8a80", rim=1.4, grain=0.05)
    dome = sheet.plate().fill(centred("M x-88 232 C x-96 168 x-52 128 x0 124 C x52 128 x96 168 x88 232 Z", X))
    put(sheet, dome, "#b3261c", rim=2.6)
    gold, teal, pearls, fringe = (sheet.plate() for _ in range(4))
    for x, y, r in ((0, 166, 21), (-46, 188, 16), (46, 188, 16)):
        for i in range(8):
            (teal if r > 20 else gold).disc(*around(X + x, y, r, i * pi / 4), r * 0.46)
        pearls.disc(X + x, y, r * 0.5)
    gold.rect(X - 94, 216, 188, 22, 10)
    for i in range(11):
        pearls.disc(X - 80 + i * 16, 227, 5)
        if i not in (0, 10):
            for j in range((1, 1, 2, 4, 7)[abs(i - 5)]):
                fringe.disc(X - 80 + i * 16, 246 + j * 15, 5.2)
    for s in (-1, 1):
        gold.brush([(X + s * 84, 222, 1), (X + s * 116, 206, 1), (X + s * 124, 180, 0.5)], 17, dry=0, seed=2)
        for j in range(12):
            fringe.disc(X + s * (116 - j * 0.6), 226 + j * 15, 6)
        fringe.fill(
            polygon([(X + s * 110 - 9, 404), (X + s * 110 + 9, 404), (X + s * 110 + 13, 446), (X + s * 110 - 13, 446)])
        )
    put(sheet, gold, "#e2b654", rim=1.8, grain=0.1)
    put(sheet, teal, "#3f8a80", rim=1.4, grain=0.05)
    put(sheet, pearls, "#f6ecd2", rim=1.2, grain=0.03)
    put(sheet, fringe, "#f0c860", rim=1.3, grain=0.03)


def vengeful(sheet: Sheet) -> None:
    """A woman with hair like a storm lunges out of the dark, one claw high, the other at your throat."""
    pale, cloth = "#dcd8cc", "#5d4d60"
    _storm_of_hair(sheet)
    trail = "M x-56 352 C x-112 372 x-128 420 x-112 480 C x-98 560 x-40 620 x-70 712 L x-20 676 L x18 720 L x52 668 "
    body = sheet.plate().fill(
        centred(trail + "L x104 704 C x124 620 x104 540 x112 470 C x128 410 x104 366 x56 352 Z", X)
    )
    put(sheet, body, cloth, rim=3, rim_tint="#1a1018", grain=0.3)
    sheet.lay(body.mask * smooth(sheet.down(), 420, 720) * 0.9, "#1e1222")
    folds = sheet.plate()
    for s in (-1, 1):
        folds.brush([(X + s * 44, 362, 0.5), (X + s * 6, 450, 1.1), (X - s * 2, 520, 0.2)], 13, dry=0.1, seed=3 + s)
        folds.brush([(X + s * 70, 440, 0.3), (X + s * 52, 540, 1), (X + s * 60, 640, 0.2)], 9, dry=0.3, seed=7 + s)
    sheet.lay(ink(folds.mask, 4), "#140c16")
    _screaming_face(sheet, pale)
    high, low = [(X - 132, 412), (X - 152, 372)], [(X + 140, 436), (X + 124, 490)]
    for x, y, k, turn, arm in ((X - 136, 276, 0.92, -0.16, high), (X + 78, 562, 1.2, pi + 0.52, low)):
        thick = 40 * k
        hand(sheet, x, y, k, pale, turn=turn, side=-1, bent=0.3, claws="#8e1420", bony=0.9, arm=arm, thick=thick)
    for line in (
        [(-112, 480), (-60, 392), (-104, 356), (-166, 396), (-186, 416), (-128, 424), (-128, 440)],
        [(112, 500), (50, 420), (70, 366), (132, 378), (176, 440), (172, 500), (130, 474), (92, 480)],
    ):
        short = sheet.plate().fill([(X + a, b) for a, b in line])
        put(sheet, short, "#6d5c70", rim=3, rim_tint="#1a1018", grain=0.25)


def _storm_of_hair(sheet: Sheet) -> None:
    hair = sheet.plate()
    for i in range(54):
        a = pi * 0.82 + pi * 1.36 * i / 53
        half, tip = around(X, 250, 110, a + 0.1), around(X, 240, 190 + 50 * sin(i * 1.9), a + 0.25 * sin(i))
        hair.brush([(*around(X, 250, 52, a), 1.2), (*half, 1.1), (*tip, 0.05)], 26, dry=0.35, seed=i)
    sheet.lay(ink(hair.mask, 5, edge=0.6) * 1.3, DARK)


def _screaming_face(sheet: Sheet, pale: str) -> None:
    oval(sheet, pale)
    dark = sheet.plate().fill([(X - 28, 322), (X, 304), (X + 28, 322), (X + 24, 366), (X, 384), (X - 24, 366)])
    for s in (-1, 1):
        dark.fill([(X + s * 10, 280), (X + s * 22, 252), (X + s * 52, 240), (X + s * 48, 268), (X + s * 30, 284)])
        dark.brush([(X + s * 30, 282, 1), (X + s * 36, 316, 0.8), (X + s * 34, 350, 0.2)], 6, dry=0.1, seed=6)
    sheet.lay(ink(dark.mask, 3, edge=0.6) * 1.2, "#1c0c10")
    sheet.body(sheet.plate().disc(X - 34, 264, 6).disc(X + 34, 264, 6).mask, "#e8332a")
    teeth = sheet.plate()
    for i in range(5):
        teeth.fill(polygon([(X - 24 + i * 10, 318), (X - 14 + i * 10, 318), (X - 19 + i * 10, 336)]))
    sheet.body(teeth.mask, "#f3ecd0")
    locks = sheet.plate()
    for i in range(9):
        line = [(X, 188, 1), (X - 36 + i * 9, 226, 0.9), (X - 44 + i * 11, 262 - 6 * (i % 3), 0.1)]
        locks.brush(line, 9, dry=0.3, seed=90 + i)
    sheet.lay(ink(locks.mask, 5, edge=0.6) * 1.3, DARK)
