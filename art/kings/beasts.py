"""Ghost kings with the faces of beasts."""

from __future__ import annotations

from math import pi

from art.kings.masks import DARK, X, both, eyes_of, put, shape, strokes
from art.kit.base import SCALE, blur, smooth
from art.kit.geometry import around, centred, polygon
from art.kit.media import ink, woodblock
from art.kit.noise import cloud
from art.kit.sheet import Sheet


def blood_tiger(sheet: Sheet) -> None:
    """A tiger's head, blood red, the character for king on its brow."""
    ears = both(sheet.plate(), [(96, 250), (118, 176), (170, 150), (196, 210), (178, 290)])
    put(sheet, ears, "#8e1c16", rim=3)
    put(sheet, both(sheet.plate(), [(120, 246), (134, 196), (164, 184), (172, 226), (160, 268)]), "#e8d2a8", rim=0.6)
    ruff = sheet.plate()
    for i in range(40):
        a = pi * 0.02 + pi * 0.96 * i / 39
        reach = 236 + 26 * (i % 3)
        ruff.brush(
            [
                (*around(X, 420, 120, a), 1.2),
                (*around(X, 430, reach * 0.8, a), 1),
                (*around(X, 440, reach, a + 0.04), 0.1),
            ],
            46,
            dry=0.3,
            seed=i,
        )
    put(sheet, ruff, "#e6d2aa", rim=2.6)
    face = shape(
        sheet,
        "M x0 196 C x-96 190 x-170 240 x-184 330 C x-196 410 x-160 480 x-108 530 C x-70 566 x-34 "
        "590 x0 592 C x34 590 x70 566 x108 530 C x160 480 x196 410 x184 330 C x170 240 x96 190 "
        "x0 196 Z",
    )
    put(sheet, face, "#b3221a", rim=3.4)
    sheet.lay(
        face.mask * smooth(sheet.down() + 30 * cloud(sheet.shape, 60 * SCALE, seed=3), 380, 620) * 0.8,
        "#6a0f12",
    )
    muzzle = both(sheet.plate(), [(2, 440), (40, 410), (92, 430), (106, 486), (70, 530), (4, 524)]).disc(
        X, 548, 52, ry=34
    )
    put(sheet, muzzle, "#f0e2c2", rim=1.6)
    stripes = sheet.plate()
    for y, a, b in ((300, 176, 96), (350, 184, 112), (404, 182, 128), (456, 162, 122)):
        strokes(stripes, [(a, y - 14, 1.1), ((a + b) / 2, y - 4, 1), (b, y + 12, 0.1)], 25, int(y), dry=0.1)
    strokes(stripes, [(58, 218, 1), (64, 262, 1), (40, 300, 0.2)], 21, 4)
    strokes(stripes, [(104, 226, 1), (104, 270, 0.9), (80, 300, 0.1)], 19, 7)
    stripes.text("王", X, 254, 86, bold=5)
    sheet.lay(ink(stripes.mask, 4, edge=0.6) * 1.2, DARK).lay(stripes.mask * 0.5, DARK)
    dark = both(sheet.plate(), [(24, 372), (52, 330), (108, 316), (128, 342), (96, 374), (54, 386)])
    dark.fill(
        centred("M x-44 424 C x-20 414 x20 414 x44 424 C x34 452 x14 466 x0 468 C x-14 466 x-34 452 x-44 424 Z", X)
    )
    dark.fill(
        centred("M x-70 504 C x-30 488 x30 488 x70 504 C x66 560 x36 586 x0 588 C x-36 586 x-66 560 x-70 504 Z", X)
    )
    sheet.body(ink(dark.mask, 3, edge=0.5), DARK)
    sheet.body(woodblock(sheet.plate().disc(X, 566, 34, ry=17).mask, 3, 0.1), "#d8452c")
    fangs = sheet.plate()
    for s in (-1, 1):
        fangs.fill(polygon([(X + s * 34, 498), (X + s * 58, 500), (X + s * 44, 556)]))
        fangs.fill(polygon([(X + s * 26, 580), (X + s * 42, 572), (X + s * 32, 540)]))
        for k in (8, 20):
            fangs.fill(polygon([(X + s * k - 6, 494), (X + s * k + 6, 494), (X + s * k, 512)]))
    sheet.body(woodblock(fangs.mask, 3, 0.05), "#f8f0d8")
    eyes_of(sheet, 78, 352, 23, "#f5c63a")
    whiskers = strokes(sheet.plate(), [(70, 470, 0.8), (150, 476, 0.8), (226, 456, 0.1)], 5, 60)
    strokes(
        strokes(whiskers, [(70, 484, 0.8), (150, 504, 0.8), (220, 500, 0.1)], 5, 63),
        [(66, 496, 0.8), (140, 530, 0.8), (200, 546, 0.1)],
        5,
        66,
    )
    sheet.body(ink(whiskers.mask, 3), "#fbf3dc")


def beast_devourer(sheet: Sheet) -> None:
    """A maw: teeth above, teeth below, and an ox on its way down."""
    for ring, (size, tint) in enumerate(((1.0, "#1f1826"), (0.9, "#3a2434"), (0.78, "#6a1a28"))):
        hide = sheet.plate()
        for i in range(46):
            a = i * 2 * pi / 46
            reach = (1 + 0.1 * (i % 2)) * size
            hide.brush(
                [
                    (*around(X, 400, 150 * size, a, squash=1.35), 1.3),
                    (*around(X, 400, 196 * reach, a + 0.05, squash=1.38), 1),
                    (*around(X, 400, 232 * reach, a, squash=1.4), 0.1),
                ],
                46 * size,
                dry=0.15,
                seed=ring * 50 + i,
            )
        hide.disc(X, 400, 176 * size, ry=244 * size)
        put(sheet, hide, tint, rim=2.4, rim_tint="#0a060c", grain=0.25)
    throat = sheet.plate().disc(X, 414, 112, ry=176)
    sheet.body(throat.mask, "#14080e")
    sheet.body(blur(sheet.plate().disc(X, 430, 62, ry=110).mask, 14 * SCALE) * throat.mask * 0.9, "#a8261a")
    _teeth(sheet, 16, 92, 40, "#cdb892", 0.14)
    _teeth(sheet, 22, 128, 58, "#f0e4c4", 0.0)
    _swallowed_ox(sheet)
    _teeth(sheet, 22, 128, 66, "#f0e4c4", 0.0, jaw=True)
    eyes = sheet.plate()
    for x, y in ((-96, 166), (96, 166), (-150, 236), (150, 236)):
        eyes.disc(X + x, y, 24, ry=15, rot=18 if x > 0 else -18)
    put(sheet, eyes, "#f5c63a", rim=2.6)
    slits = sheet.plate()
    for x, y in ((-96, 166), (96, 166), (-150, 236), (150, 236)):
        slits.disc(X + x * 0.98, y, 5, ry=14)
    sheet.body(slits.mask, DARK)


def _teeth(sheet: Sheet, count: int, r: float, tall: float, tint: str, turn: float, *, jaw: bool = False) -> None:
    """Print a ring of teeth that point inwards, or only those of the lower jaw."""
    teeth = sheet.plate()
    for i in range(count):
        a = i * 2 * pi / count + turn
        if jaw and not pi * 0.16 < a < pi * 0.84:
            continue
        tip = around(X, 412, r - tall * (1 if i % 2 else 0.76), a, squash=1.5)
        base = around(X, 412, r, a, squash=1.5)
        left, right = around(*base, r * 0.125, a + pi / 2), around(*base, r * 0.125, a - pi / 2)
        teeth.fill(polygon([left, tip, right]))
    put(sheet, teeth, tint, rim=1.8, grain=0.1)


def _swallowed_ox(sheet: Sheet) -> None:
    """Print an ox's head in the maw: horns, rolling eyes, a bellowing muzzle."""
    horns, tips = sheet.plate(), sheet.plate()
    for s in (-1, 1):
        horn = [(X + s * 30, 336, 1.2), (X + s * 92, 338, 1.1), (X + s * 124, 290, 0.7), (X + s * 100, 226, 0.05)]
        horns.brush(horn, 44, dry=0, seed=3, wob=0.01, taper=(0, 0.05))
        tips.brush(horn[2:], 44, dry=0, seed=3, wob=0.01, taper=(0.3, 0.05))
    put(sheet, horns, "#d8c8a0", rim=3)
    sheet.lay(ink(tips.mask, 3) * horns.mask * 0.8, "#2a1c1a")
    put(sheet, both(sheet.plate(), [(54, 362), (92, 358), (122, 386), (92, 402), (56, 394)]), "#4a2e22", rim=2.4)
    outline = (
        "M x0 312 C x-50 306 x-78 336 x-70 384 C x-64 430 x-50 462 x-54 500 C x-52 552 x-24 572 x0 572 "
        "C x24 572 x52 552 x54 500 C x50 462 x64 430 x70 384 C x78 336 x50 306 x0 312 Z"
    )
    put(sheet, shape(sheet, outline), "#6a4430", rim=3)
    put(sheet, sheet.plate().disc(X, 514, 58, ry=42), "#c8a888", rim=2.2)
    whites = sheet.plate().disc(X - 44, 392, 17, ry=15).disc(X + 44, 392, 17, ry=15)
    put(sheet, whites, "#fbf4e0", rim=2)
    dark = sheet.plate().disc(X - 40, 385, 6.5).disc(X + 40, 385, 6.5).disc(X, 544, 27, ry=12)
    for s in (-1, 1):
        dark.disc(X + s * 25, 504, 9, ry=12, rot=s * 30)
        dark.brush([(X + s * 70, 372, 0.3), (X + s * 46, 364, 1), (X + s * 22, 376, 0.3)], 9, dry=0, seed=4)
    for i in range(7):
        dark.brush([(X + (i - 3) * 9, 316, 1), (X + (i - 3) * 13, 352 + 12 * (i % 2), 0.1)], 14, dry=0.2, seed=i)
    sheet.body(ink(dark.mask, 3, edge=0.5), DARK)
    blood = sheet.plate()
    for dx, y, length in ((-62, 430, 90), (58, 440, 84), (-30, 546, 60), (26, 548, 74)):
        blood.brush([(X + dx, y, 0.6), (X + dx, y + length, 1.2)], 11, dry=0, seed=length, taper=(0.1, 0))
    sheet.body(ink(blood.mask, 3), "#c01c20")
