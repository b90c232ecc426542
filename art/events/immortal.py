"""The immortal who appears."""

from __future__ import annotations

from math import pi

from art.anatomy import fist, sleeve
from art.birds import crane
from art.events.scene import INKY, X, put, sky
from art.kit.base import smooth
from art.kit.geometry import around, centred, polygon
from art.kit.media import ink, woodblock
from art.kit.scenery import clouds
from art.kit.sheet import Sheet


def immortal(sheet: Sheet) -> None:
    """An immortal with a whisk stands on the clouds in his light, cranes at his sides."""
    sky(sheet, "#2f6a60", "#8fb89a", horizon=520)
    rays = sheet.plate()
    for i in range(28):
        a = i * pi / 14
        rays.fill(
            polygon(
                [
                    around(X, 250, 110, a - 0.05),
                    around(X, 250, 520, a - 0.07),
                    around(X, 250, 520, a + 0.07),
                    around(X, 250, 110, a + 0.05),
                ]
            )
        )
    sheet.body(woodblock(rays.mask, 3, 0.3) * 0.5, "#f6e6a8")
    halo = sheet.plate().disc(X, 250, 124)
    put(sheet, halo, "#f3d060", rim=3, grain=0.3)
    sheet.body(woodblock(sheet.plate().ring(X, 250, 108, 4).mask, 3, 0.1), "#c8321f")
    robe = "M x-44 338 C x-110 356 x-140 420 x-150 520 C x-150 600 x-130 660 x-120 700 L x120 700 "
    robe += "C x130 660 x150 600 x150 520 "
    body = sheet.plate().fill(centred(robe + "C x140 420 x110 356 x44 338 Z", X))
    put(sheet, body, "#f1ecdc", rim=3, grain=0.2)
    sheet.lay(body.mask * smooth(sheet.down(), 420, 700) * 0.5, "#7fa898")
    for s in (-1, 1):
        arm = [(78, 372), (120, 400), (164, 500), (156, 604), (96, 622), (40, 560), (22, 500), (40, 470)]
        sleeve(sheet, [(X + s * a, b) for a, b in arm], "#f6f2e4", "#8fb8a8", seed=s + 3)
    trim = sheet.plate()
    for s in (-1, 1):
        trim.brush([(X + s * 40, 346, 0.8), (X + s * 10, 420, 1), (X - s * 2, 500, 0.6)], 17, dry=0.05, seed=12 + s)
    put(sheet, trim, "#2f7a68", rim=1.6)
    _immortal_head(sheet)
    whisk = sheet.plate()
    for i in range(11):
        whisk.brush(
            [
                (X + 26, 470, 0.6),
                (X + 80 + i * 3, 440 - i * 5, 1),
                (X + 130 + i * 4, 500 - i * 4, 0.8),
                (X + 140 + i * 3, 590 - i * 8, 0.05),
            ],
            9,
            dry=0.3,
            seed=i,
        )
    put(sheet, whisk, "#fdfaf0", rim=1.6)
    put(sheet, sheet.plate().line(f"M {X - 30} 540 L {X + 30} 466", 10), "#7a3a20", rim=1.8)
    fist(sheet, X + 2, 504, 0.72, "#ecd2a4", turn=0.7)
    bank = [
        (60, 650, 54),
        (150, 676, 50),
        (240, 690, 46),
        (330, 672, 54),
        (420, 640, 46),
        (20, 590, 40),
        (470, 590, 36),
        (100, 700, 40),
        (380, 704, 40),
    ]
    clouds(sheet, bank, "#f4f2e2", "#2f6a60", 3)
    flock = sheet.plate()
    crane(flock, 40, 190, 0.75, 1)
    crane(flock, 376, 420, 0.8, -1)
    sheet.lay(ink(flock.mask, 3) * 1.2, "#10302c")


def _immortal_head(sheet: Sheet) -> None:
    line = "M x0 176 C x50 176 x62 214 x58 254 C x54 296 x28 326 x0 330 "
    line += "C x-28 326 x-54 296 x-58 254 C x-62 214 x-50 176 x0 176 Z"
    put(sheet, sheet.plate().fill(centred(line, X)), "#f0d8ae", rim=2.4, grain=0.08)
    hair = sheet.plate()
    for s in (-1, 1):
        hair.brush(
            [(X, 180, 1), (X + s * 48, 196, 1.1), (X + s * 60, 250, 0.8), (X + s * 56, 300, 0.2)],
            20,
            dry=0.2,
            seed=4 + s,
        )
        hair.brush([(X + s * 4, 306, 0.5), (X + s * 26, 318, 1), (X + s * 34, 400, 0.1)], 11, dry=0.2, seed=8 + s)
        hair.brush([(X + s * 44, 232, 1), (X + s * 26, 224, 1.1), (X + s * 10, 234, 0.4)], 9, dry=0.1, seed=2)
        hair.brush([(X + s * 46, 232, 1), (X + s * 56, 270, 0.3)], 8, dry=0.1, seed=2)
    for i in range(9):
        dx = (i - 4) * 7
        hair.brush(
            [(X + dx * 0.6, 322, 1), (X + dx * 1.2, 390, 1), (X + dx * 0.7, 476 - abs(dx), 0.05)],
            15,
            dry=0.25,
            seed=20 + i,
        )
    put(sheet, hair, "#fbf8ee", rim=1.8)
    crown = sheet.plate().fill(
        [(X - 34, 182), (X - 44, 140), (X - 20, 152), (X, 112), (X + 20, 152), (X + 44, 140), (X + 34, 182)]
    )
    put(sheet, crown, "#d2a048", rim=2.2)
    put(sheet, sheet.plate().disc(X, 160, 9), "#c8321f", rim=1.4)
    face = sheet.plate()
    for s in (-1, 1):
        face.brush([(X + s * 40, 252, 0.4), (X + s * 25, 258, 1.1), (X + s * 11, 253, 0.4)], 6, dry=0, seed=3)
    face.brush([(X + 1, 256, 0.4), (X - 3, 282, 0.9), (X + 5, 287, 0.4)], 4, dry=0.1, seed=4)
    sheet.lay(ink(face.mask, 3), INKY)
    sheet.lay(
        ink(sheet.plate().brush([(X - 10, 306, 0.4), (X, 309, 1), (X + 10, 306, 0.4)], 6, dry=0).mask, 3), "#a8402c"
    )
