"""Ghosts of women: in blood, in bridal red, behind another face, in anger."""

from __future__ import annotations

from math import pi

from art.anatomy import sleeve
from art.ghosts.haunting import DARK, X, long_hair, oval, put, robe
from art.kit.base import SCALE, blur
from art.kit.geometry import around, centred, polygon, turn_points
from art.kit.media import ink, woodblock
from art.kit.sheet import Sheet


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
