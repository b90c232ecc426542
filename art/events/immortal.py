"""The immortal who appears."""

from __future__ import annotations

from math import pi

from art.anatomy import fist, sleeve
from art.events.scene import INKY, X, put, sky
from art.kit.base import smooth
from art.kit.geometry import around, centred, polygon
from art.kit.media import ink, woodblock
from art.kit.plate import Plate
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
    trim = sheet.plate()
    for s in (-1, 1):
        trim.brush([(X + s * 40, 346, 0.8), (X + s * 10, 420, 1), (X - s * 2, 500, 0.6)], 17, dry=0.05, seed=12 + s)
    put(sheet, trim, "#2f7a68", rim=1.6)
    _immortal_head(sheet)
    _whisk(sheet)
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
    for x, y, k, side in ((74, 238, 0.48, 1), (436, 500, 0.54, -1)):
        flying_crane(sheet, x, y, k, side)


def _whisk(sheet: Sheet) -> None:
    """Print the whisk laid over an arm, and the hand that holds it between the sleeves."""
    tail = sheet.plate()
    for i in range(11):
        line = [(X + 30, 462, 0.6), (X + 84 + i * 3, 424 - i * 5, 1), (X + 128 + i * 4, 484 - i * 4, 0.8)]
        tail.brush([*line, (X + 136 + i * 3, 580 - i * 8, 0.05)], 9, dry=0.3, seed=i)
    for s in (-1, 1):
        arm = [(78, 372), (120, 400), (164, 500), (156, 604), (96, 622), (44, 580), (16, 540), (26, 474)]
        sleeve(sheet, [(X + s * a, b) for a, b in arm], "#f6f2e4", "#8fb8a8", seed=s + 3)
    put(sheet, tail, "#fdfaf0", rim=1.6)
    put(sheet, sheet.plate().line(f"M {X - 44} 570 L {X + 34} 458", 10), "#7a3a20", rim=1.8)
    fist(sheet, X - 2, 512, 0.78, "#ecd2a4", turn=0.6)


def flying_crane(sheet: Sheet, x: float, y: float, k: float, side: int) -> None:
    """Print a flying crane from its tail: white, wing tips and neck black, its crown red."""

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x + side * a * k, y + b * k) for a, b in points]

    def stroke(plate: Plate, points: list[tuple[float, float]], widths: tuple[float, ...], w: float) -> None:
        plate.brush([(*p, c) for p, c in zip(at(*points), widths, strict=True)], w * k, dry=0, taper=(0, 0), wob=0.01)

    legs, white, black = sheet.plate(), sheet.plate(), sheet.plate()
    stroke(legs, [(4, 0), (-66, 14)], (1, 0.7), 5)
    sheet.lay(legs.mask, INKY)
    white.fill(at((58, -8), (96, -110), (40, -170), (16, -104), (14, -10)))
    white.fill(at((0, 2), (34, -16), (74, -10), (92, -4), (70, 14), (30, 16)))
    stroke(white, [(80, -2), (112, -24), (142, -22)], (1, 0.8, 0.7), 17)
    white.fill(at((50, -2), (14, -66), (-72, -112), (-58, -44), (4, 8)))
    put(sheet, white, "#fbf9f0", rim=2.6)
    black.fill(at((96, -110), (66, -172), (28, -196), (40, -150), (70, -112)))
    black.fill(at((-40, -88), (-96, -134), (-104, -84), (-84, -56), (-58, -54)))
    black.fill(at((8, -6), (-22, -4), (-26, 10), (6, 14)))
    stroke(black, [(98, -16), (116, -25), (136, -24)], (0.4, 1, 0.9), 10)
    sheet.body(ink(black.mask, 3, edge=0.5), INKY)
    beak, crown = sheet.plate().fill(at((144, -27), (178, -19), (144, -16))), sheet.plate()
    put(sheet, beak, "#d2a048", rim=1.2)
    crown.fill(at((130, -33), (140, -36), (150, -28), (140, -24)))
    sheet.body(crown.mask, "#c8281c")


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
    knot = sheet.plate().disc(X, 156, 26, ry=30)
    put(sheet, knot, "#fbf8ee", rim=2)
    lotus = sheet.plate()
    for a in (-0.95, 0.95, -0.5, 0.5, 0.0):
        tip, left, right = (
            around(X, 176, 62, a - pi / 2),
            around(X, 176, 42, a - pi / 2 - 0.34),
            around(X, 176, 42, a - pi / 2 + 0.34),
        )
        petal = sheet.plate().fill([(X, 180), left, tip, right])
        put(sheet, petal, "#8cc8a4", rim=1.8, grain=0.05)
    lotus.rect(X - 34, 170, 68, 14, 7)
    put(sheet, lotus, "#5fa888", rim=1.8)
    put(sheet, sheet.plate().line(f"M {X - 62} 172 L {X + 62} 166", 7), "#e8f0dc", rim=1.6)
    face = sheet.plate()
    for s in (-1, 1):
        face.brush([(X + s * 40, 252, 0.4), (X + s * 25, 258, 1.1), (X + s * 11, 253, 0.4)], 6, dry=0, seed=3)
    face.brush([(X + 1, 256, 0.4), (X - 3, 282, 0.9), (X + 5, 287, 0.4)], 4, dry=0.1, seed=4)
    sheet.lay(ink(face.mask, 3), INKY)
    sheet.lay(
        ink(sheet.plate().brush([(X - 10, 306, 0.4), (X, 309, 1), (X + 10, 306, 0.4)], 6, dry=0).mask, 3), "#a8402c"
    )
