"""The king hewn from a boulder."""

from __future__ import annotations

from math import pi, sin

from art.kings.masks import DARK, X, put, shape
from art.kit.base import SCALE, blur, smooth
from art.kit.geometry import centred, polygon
from art.kit.media import ink, woodblock
from art.kit.noise import chance, cloud
from art.kit.sheet import Sheet


def stone_bearer(sheet: Sheet) -> None:
    """A face hewn from a boulder, roped, with embers in its cracks."""
    rock = shape(
        sheet,
        "M x-60 120 L x40 104 L x120 150 L x176 240 L x196 360 L x186 480 L x204 600 L x190 720 "
        "L x-190 720 L x-206 590 L x-188 470 L x-200 350 L x-176 230 L x-128 160 Z",
    )
    put(sheet, rock, "#7d7f82", rim=3.4, grain=0.35)
    side = rock.mask * smooth(cloud(sheet.shape, 70 * SCALE, seed=5), 0.42, 0.6)
    sheet.lay(side * 0.45, "#3c4048")
    sheet.lay(rock.mask * smooth(sheet.down(), 380, 720) * 0.7, "#2c2c36")
    planes = (
        sheet.plate()
        .fill(centred("M x-150 300 L x150 300 L x120 348 L x-120 348 Z", X))
        .fill(centred("M x-26 348 L x26 348 L x44 470 L x-44 470 Z", X))
    )
    sheet.lay(woodblock(planes.mask, 4, 0.3) * 0.5, "#c8c8c4")
    sheet.body(woodblock(planes.mask, 4, 0.3) * 0.35, "#a8aaa8")
    dark = sheet.plate()
    for s in (-1, 1):
        dark.fill(polygon([(X + s * 34, 352), (X + s * 132, 344), (X + s * 120, 396), (X + s * 52, 404)]))
    dark.fill(polygon([(X - 96, 528), (X - 40, 512), (X + 40, 512), (X + 96, 528), (X + 78, 586), (X - 78, 586)]))
    dark.line(centred("M x-26 348 L x-48 470 L x48 470 L x26 348", X), 5)
    for line in (
        "M x-150 300 L x0 318 L x150 300",
        "M x-110 430 L x-130 520 L x-100 610",
        "M x110 430 L x130 520 L x100 610",
    ):
        dark.line(centred(line, X), 6)
    sheet.lay(ink(dark.mask, 3, edge=1.2) * 1.3, DARK)
    teeth = sheet.plate()
    for i in range(6):
        teeth.rect(X - 72 + i * 25, 522 + (i % 2) * 3, 20, 30, 2)
    put(sheet, teeth, "#b9b4a4", rim=1.2, grain=0.3)
    dice, cracks = chance(8), sheet.plate()
    for x, y in ((X - 100, 180), (X + 120, 220), (X - 150, 440), (X + 150, 520), (X - 60, 640), (X + 70, 650)):
        points = [(x + dice.normal() * 16 + k * 10 * (1 if x < X else -1), y + k * 26) for k in range(5)]
        cracks.line("M " + " L ".join(f"{px:.1f} {py:.1f}" for px, py in points), 4)
    glow = cracks.mask * rock.mask
    sheet.body(blur(glow, 5 * SCALE) * 0.9, "#c8341c").body(glow, "#ffc04a")
    eyes = sheet.plate()
    for s in (-1, 1):
        eyes.disc(X + s * 84, 376, 15, ry=10)
    sheet.body(blur(eyes.mask, 8 * SCALE), "#d8452c").body(eyes.mask, "#ffd25a")
    _sacred_rope(sheet)


def _sacred_rope(sheet: Sheet) -> None:
    """A rope with paper streamers binds what is in the stone."""
    rope = sheet.plate().brush(
        [(X - 210, 250, 1), (X, 226, 1.1), (X + 210, 250, 1)], 36, dry=0.05, seed=3, taper=(0, 0)
    )
    put(sheet, rope, "#d8c28a", rim=2.4, grain=0.3)
    twist = sheet.plate()
    for i in range(25):
        at, level = X - 196 + i * 16, 238 - 14 * sin((i / 24) * pi)
        twist.line(f"M {at - 6} {level + 16} L {at + 8} {level - 16}", 3)
    sheet.lay(ink(twist.mask, 3) * 0.8, "#4a3418")
    for dx in (-120, -40, 40, 120):
        zigzag = [
            (-6, 0),
            (10, 0),
            (10, 26),
            (22, 26),
            (22, 54),
            (34, 54),
            (34, 84),
            (14, 84),
            (14, 60),
            (2, 60),
            (2, 32),
            (-6, 32),
        ]
        side = -1 if dx < 0 else 1
        paper = sheet.plate().fill(polygon([(X + dx + side * a, 250 + b) for a, b in zigzag]))
        put(sheet, paper, "#f3ecd8", rim=1.6, grain=0.1)
