"""Ghosts of women: in blood, in bridal red, behind another face, in anger."""

from __future__ import annotations

from math import pi, sin

from art.anatomy import hand, sleeve
from art.ghosts.haunting import DARK, X, long_hair, oval, put, robe
from art.kit.base import SCALE, blur, smooth
from art.kit.geometry import around, centred, polygon, turn_points
from art.kit.media import cinnabar, ink, woodblock
from art.kit.noise import cloud
from art.kit.sheet import Sheet


def blood_robe(sheet: Sheet) -> None:
    """A bride in a blood-red robe, her face behind her hair, her sleeves dripping."""
    shape = (
        "M x-50 352 C x-120 366 x-168 420 x-186 520 L x-196 640 L x-150 616 L x-138 700 L x-60 720 "
        "L x60 720 L x138 700 L x150 616 L x196 640 L x186 520 C x168 420 x120 366 x50 352 Z"
    )
    robe = sheet.plate().fill(centred(shape, X)).mask
    sheet.rim(robe, DARK, 3)
    sheet.body(woodblock(robe, 7, 0.3, mott=0.2), "#b3221a")
    sheet.lay(robe * smooth(sheet.down() + 40 * cloud(sheet.shape, 80 * SCALE, seed=2), 470, 740) * 0.9, "#5a0f12")
    folds = sheet.plate()
    for s in (-1, 1):
        folds.brush(
            [(X + s * 44, 372, 0.4), (X + s * 10, 470, 1), (X - s * 6, 600, 1), (X + s * 4, 716, 0.3)],
            11,
            dry=0.3,
            seed=3 + s,
        )
        folds.brush([(X + s * 104, 410, 0.3), (X + s * 118, 520, 1), (X + s * 96, 640, 0.2)], 9, dry=0.4, seed=6 + s)
        folds.brush([(X + s * 150, 440, 0.3), (X + s * 160, 540, 1), (X + s * 150, 616, 0.2)], 8, dry=0.4, seed=9 + s)
    sheet.lay(ink(folds.mask, 4), "#3a0a0c")
    trim = sheet.plate()
    for s in (-1, 1):
        trim.brush([(X + s * 40, 356, 1), (X + s * 6, 440, 1), (X - s * 14, 540, 0.6)], 13, dry=0.05, seed=12 + s)
    sheet.body(woodblock(trim.mask * robe, 3, 0.1), "#d2a048")
    drips = sheet.plate()
    for i, (dx, y, length) in enumerate(
        ((-186, 632, 50), (-160, 618, 70), (188, 632, 46), (160, 618, 64), (-96, 704, 18), (90, 704, 16))
    ):
        drips.brush([(X + dx, y, 1), (X + dx + 2, y + length * 0.7, 0.6), (X + dx, y + length, 1)], 9, dry=0, seed=i)
    sheet.body(ink(drips.mask, 3), "#8e1414")
    face = sheet.plate().fill(centred("M x-62 230 C x-70 300 x-48 352 x0 368 C x48 352 x70 300 x62 230 Z", X)).mask
    sheet.rim(face, DARK, 2)
    sheet.body(woodblock(face, 8, 0.12, mott=0.1), "#dfe0cf")
    mouth = sheet.plate().disc(X, 336, 15, ry=7)
    sheet.lay(ink(mouth.mask, 3), "#a01814")
    hair = sheet.plate()
    for i in range(24):
        k = i / 23
        for s in (-1, 1):
            line = [
                (4, 176 - 8 * k, 1.2),
                (40 + 30 * k, 190, 1.2),
                (62 + 26 * k, 290, 1),
                (60 + 40 * k, 420 - 60 * k, 0.8),
                (50 + 56 * k, 520 - 100 * k, 0.1),
            ]
            hair.brush([(X + s * a, b, c) for a, b, c in line], 17, dry=0.35, seed=60 + 2 * i + s, taper=(0.02, 0.4))
    for i in range(10):
        x = X - 38 + i * 8.4
        hair.brush(
            [(X, 178, 1), (x, 240, 0.9), (x + 4 * sin(i * 3), 300 + 18 * (i % 3), 0.1)], 11, dry=0.35, seed=140 + i
        )
    sheet.lay(ink(hair.mask, 5, edge=0.6), "#141018").lay(hair.mask * 0.4, "#141018")
    one = sheet.plate().disc(X + 24, 290, 8, ry=6)
    sheet.body(one.mask, "#f3e6c4").body(sheet.plate().disc(X + 24, 290, 3.4).mask, "#c8281c")
    flower = sheet.plate()
    for i in range(5):
        flower.disc(*around(X - 58, 196, 17, i * 2 * pi / 5), 13)
    sheet.rim(flower.mask, DARK, 1.5)
    sheet.body(woodblock(flower.mask, 3, 0.1), "#d8352a").body(sheet.plate().disc(X - 58, 196, 6).mask, "#e8c060")


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
    """A fiend in a bridal crown and veil, all red, only its eyes alight."""
    robe(sheet, "#c0281c", "#5a0c10")
    gold = sheet.plate()
    for s in (-1, 1):
        gold.brush([(X + s * 38, 362, 1), (X + s * 4, 450, 1), (X - s * 10, 560, 0.8)], 14, dry=0.05, seed=3 + s)
    for x, y in ((X - 90, 560), (X + 92, 560)):
        gold.ring(x, y, 34, 4).text("喜", x, y, 44, hand="kai")
    sheet.body(woodblock(gold.mask, 3, 0.1), "#d8a848")
    veil = (
        "M x0 166 C x-70 168 x-102 230 x-104 300 C x-108 380 x-130 430 x-142 492 L x-96 470 L x-60 500 L x-22 474 "
        "L x18 504 L x56 472 L x98 498 L x142 484 C x130 430 x108 380 x104 300 C x102 230 x70 168 x0 166 Z"
    )
    cloth = sheet.plate().fill(centred(veil, X))
    put(sheet, cloth, "#a81a18", rim=3, grain=0.3)
    shade = sheet.plate().disc(X, 296, 62, ry=86)
    sheet.lay(blur(shade.mask, 12 * SCALE) * cloth.mask * 1.1, "#3a060a")
    eyes = sheet.plate()
    for s in (-1, 1):
        eyes.fill([(X + s * 12, 290), (X + s * 26, 276), (X + s * 50, 270), (X + s * 42, 288), (X + s * 26, 294)])
    sheet.body(blur(eyes.mask, 7 * SCALE) * 1.2, "#f08a24").body(eyes.mask, "#fff0b0")
    folds = sheet.plate()
    for s in (-1, 1):
        for k in (38, 70, 96):
            folds.brush(
                [(X + s * k * 0.5, 196, 0.2), (X + s * k, 320, 1), (X + s * k * 1.24, 468, 0.2)], 7, dry=0.3, seed=k
            )
    sheet.lay(ink(folds.mask, 4) * 0.8, "#4a080c")
    crown = sheet.plate()
    for dx, tall in ((-64, 40), (-34, 62), (0, 82), (34, 62), (64, 40)):
        crown.fill(
            [
                (X + dx - 17, 196 - 20),
                (X + dx * 1.1 - 14, 150),
                (X + dx * 1.2, 176 - tall),
                (X + dx * 1.1 + 14, 150),
                (X + dx + 17, 176),
            ]
        )
    crown.rect(X - 86, 166, 172, 20, 9)
    put(sheet, crown, "#d8a848", rim=2.4)
    jewels = sheet.plate()
    for dx in (-64, -34, 0, 34, 64):
        jewels.disc(X + dx * 1.08, 154, 8)
    put(sheet, jewels, "#4f8a7c", rim=1.2, grain=0.05)
    strings = sheet.plate()
    for s in (-1, 1):
        for k in range(9):
            strings.disc(X + s * (88 + k * 1.6), 192 + k * 15, 5)
    put(sheet, strings, "#e8c878", rim=1.0, grain=0.05)


def vengeful(sheet: Sheet) -> None:
    """A woman in white flies at you, claws first, a knife wound over her heart."""
    robe(sheet, "#e6dfd0", "#7a3a34", ragged=True)
    wound = sheet.plate().brush([(X + 30, 440, 0.3), (X + 52, 456, 1.2), (X + 82, 462, 0.3)], 15, dry=0, seed=3)
    for dx, length in ((40, 90), (56, 140), (72, 70)):
        wound.brush(
            [(X + dx, 456, 1), (X + dx + 2, 456 + length * 0.7, 0.7), (X + dx, 456 + length, 1.1)], 9, dry=0, seed=dx
        )
    sheet.lay(cinnabar(wound.mask, 3, 0.1) * 1.2, "#b3182a")
    oval(sheet, "#e6e0d0")
    dark = sheet.plate().fill([(X - 30, 318), (X, 306), (X + 30, 318), (X + 26, 358), (X, 372), (X - 26, 358)])
    for s in (-1, 1):
        dark.fill([(X + s * 10, 280), (X + s * 22, 252), (X + s * 52, 240), (X + s * 48, 268), (X + s * 30, 284)])
        dark.brush([(X + s * 30, 282, 1), (X + s * 32, 320, 0.8), (X + s * 28, 360, 0.2)], 6, dry=0.1, seed=6)
    sheet.lay(ink(dark.mask, 3, edge=0.6) * 1.2, "#1c0c10")
    sheet.body(sheet.plate().disc(X - 34, 264, 6).disc(X + 34, 264, 6).mask, "#e8332a")
    teeth = sheet.plate()
    for i in range(5):
        teeth.fill(polygon([(X - 24 + i * 10, 316), (X - 14 + i * 10, 316), (X - 19 + i * 10, 332)]))
    sheet.body(teeth.mask, "#f3ecd0")
    hair = sheet.plate()
    for i in range(54):
        a = pi * 0.82 + pi * 1.36 * i / 53
        reach = 190 + 50 * sin(i * 1.9)
        hair.brush(
            [
                (*around(X, 250, 52, a), 1.2),
                (*around(X, 250, 110, a + 0.1), 1.1),
                (*around(X, 240, reach, a + 0.25 * sin(i)), 0.05),
            ],
            26,
            dry=0.35,
            seed=i,
        )
    for i in range(9):
        hair.brush(
            [(X, 188, 1), (X - 36 + i * 9, 226, 0.9), (X - 44 + i * 11, 262 - 6 * (i % 3), 0.1)],
            9,
            dry=0.3,
            seed=90 + i,
        )
    sheet.lay(ink(hair.mask, 5, edge=0.6) * 1.3, DARK)
    for s in (-1, 1):
        hand(sheet, X + s * 134, 606, 0.92, "#e6e0d0", turn=pi - s * 0.1, side=s, claws="#b3182a", bony=0.9)
        cloth = [(70, 376), (120, 390), (168, 470), (186, 560), (168, 592), (132, 606), (96, 590), (88, 500)]
        sleeve(sheet, [(X + s * a, b) for a, b in cloth], "#ded6c4", "#7a3a34", seed=s + 3)
