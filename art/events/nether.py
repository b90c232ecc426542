"""Events that come from below: the gate, the lanterns on the river, the pestilence."""

from __future__ import annotations

from math import cos, pi, sin

from art.anatomy import hand, skull
from art.events.scene import INKY, X, put, sky
from art.kit.base import SCALE, blur
from art.kit.geometry import around, polygon, turn_points
from art.kit.media import cinnabar, ink, woodblock
from art.kit.noise import chance
from art.kit.scenery import hills
from art.kit.sheet import Sheet


def gate(sheet: Sheet) -> None:
    """The gate of the dead stands open; what is behind it looks out."""
    sky(sheet, "#0e1c20", "#2f5a52", horizon=560)
    moon = sheet.plate().disc(X, 150, 96).mask
    sheet.body(woodblock(moon, 3, 0.35) * 0.85, "#c8402c")
    light = sheet.plate().fill(polygon([(X - 104, 300), (X + 104, 300), (X + 104, 640), (X - 104, 640)]))
    sheet.body(light.mask, "#12181c")
    glow = sheet.plate().disc(X, 470, 84, ry=150).mask
    sheet.body(blur(glow, 22 * SCALE) * light.mask, "#7fe0b8").body(
        blur(glow, 60 * SCALE) * light.mask * 0.4, "#eafff0"
    )
    _behind_the_gate(sheet)
    stairs = sheet.plate()
    for i in range(4):
        stairs.rect(X - 128 - i * 26, 640 + i * 22, 256 + i * 52, 23, 2)
    put(sheet, stairs, "#5a6a64", rim=2, grain=0.3)
    treads = sheet.plate()
    for i in range(1, 4):
        treads.line(f"M {X - 128 - i * 26} {640 + i * 22} L {X + 128 + i * 26} {640 + i * 22}", 3)
    sheet.lay(treads.mask, INKY)
    _leaves_and_roof(sheet)
    souls = sheet.plate()
    for x, y, k in ((60, 250, 0.34), (356, 330, 0.3), (40, 420, 0.26)):
        souls.brush(
            [(x, y, 1.1), (x + 12 * k, y - 60 * k, 1), (x - 8, y - 130 * k, 0.5), (x + 6, y - 180 * k, 0.05)], 76 * k
        )
    sheet.body(blur(souls.mask, 5 * SCALE), "#4fb090").body(souls.mask, "#c8f4d8")


def _behind_the_gate(sheet: Sheet) -> None:
    """A crowd in the light: heads, eyes, and hands that reach over the threshold."""
    crowd, eyes = sheet.plate(), sheet.plate()
    for x, y, r in (
        (-62, 440, 34),
        (58, 452, 32),
        (-6, 400, 40),
        (-34, 520, 38),
        (36, 530, 38),
        (-74, 560, 30),
        (78, 570, 28),
    ):
        crowd.disc(X + x, y, r, ry=r * 1.2).rect(X + x - r * 1.3, y + r, r * 2.6, 660 - y, 18)
        for s in (-1, 1):
            eyes.disc(X + x + s * r * 0.38, y - 2, r * 0.17, ry=r * 0.12, rot=s * 18)
    inside = sheet.plate().rect(X - 104, 300, 208, 340).mask
    sheet.body(woodblock(crowd.mask * inside, 5, 0.3), "#14322e")
    sheet.body(eyes.mask * inside, "#f6e06a")
    for x, y, turn, side in ((-58, 610, -0.3, 1), (54, 616, 0.25, -1), (0, 626, 0.0, 1)):
        hand(sheet, X + x, y, 0.52, "#bfe0cc", turn=turn, side=side, claws="#14322e", bony=0.8)


def _leaves_and_roof(sheet: Sheet) -> None:
    for s in (-1, 1):
        leaf = sheet.plate().fill(
            polygon([(X + s * 104, 296), (X + s * 176, 268), (X + s * 176, 680), (X + s * 104, 642)])
        )
        put(sheet, leaf, "#a8281c", rim=3, grain=0.3)
        studs = sheet.plate()
        for row in range(6):
            for column in range(3):
                studs.disc(X + s * (118 + column * 21), 320 + row * 54 + column * (-3 if row < 3 else 3), 6.5)
        put(sheet, studs, "#d8a848", rim=1.4, grain=0.05)
        put(sheet, sheet.plate().rect(X + s * 188 - 15, 250, 30, 440, 4), "#5a1a14", rim=2.6, grain=0.3)
    put(sheet, sheet.plate().rect(X - 196, 244, 392, 46, 4), "#7a1f16", rim=2.6, grain=0.3)
    roof = sheet.plate().fill(
        [
            (X - 200, 236),
            (X - 246, 200),
            (X - 170, 206),
            (X - 110, 166),
            (X, 158),
            (X + 110, 166),
            (X + 170, 206),
            (X + 246, 200),
            (X + 200, 236),
            (X, 246),
        ]
    )
    put(sheet, roof, "#20383a", rim=3, grain=0.3)
    tiles = sheet.plate()
    for i in range(13):
        x = (i - 6) / 6
        tiles.brush([(X + x * 96, 166, 0.6), (X + x * 180, 236, 1)], 6, dry=0.1, seed=i)
    sheet.lay(ink(tiles.mask, 3) * roof.mask * 0.9, "#0c1618")
    board = sheet.plate().rect(X - 92, 232, 184, 66, 5)
    put(sheet, board, "#1c1618", rim=3, rim_tint="#d8a848")
    sheet.body(ink(sheet.plate().text("鬼門關", X, 265, 52, gap=1.06, bold=1.6).mask, 3, edge=0.3), "#f0d58a")


def festival(sheet: Sheet) -> None:
    """Lotus lamps drift down the river for those nobody remembers."""
    sky(sheet, "#0f2430", "#3f6a70", horizon=330)
    moon = sheet.plate().disc(130, 150, 74).mask
    sheet.body(woodblock(moon, 3, 0.3) * 0.9, "#f2ecd0")
    hills(sheet, [(270, "#2f5a5a", 0.5), (312, "#1c3a40", 0.8)], 9, rough=26)
    water = sheet.plate().rect(-10, 330, 540, 400).mask
    sheet.body(woodblock(water, 6, 0.3), "#17323c")
    shine = sheet.plate()
    for i in range(26):
        y = 344 + i * 14.5
        x, reach = 130 + 60 * sin(i * 2.1) + i * 5, 30 + i * 6
        shine.brush([(x - reach, y, 0.2), (x, y + 3, 1), (x + reach, y, 0.2)], 5, dry=0.5, seed=i)
    sheet.body(ink(shine.mask, 3) * 0.5, "#8fb8b0")
    for x, y, k in (
        (300, 346, 0.13),
        (236, 356, 0.15),
        (350, 366, 0.17),
        (180, 376, 0.19),
        (290, 392, 0.22),
        (100, 400, 0.24),
        (366, 424, 0.27),
        (206, 440, 0.32),
        (90, 482, 0.38),
        (330, 510, 0.44),
    ):
        _lotus_lamp(sheet, x, y, k)
    _lotus_lamp(sheet, 200, 616, 1.0)


def _lotus_lamp(sheet: Sheet, x: float, y: float, k: float) -> None:
    """A paper lotus with a candle in it, its light and its image on the water; 1 is 260 units wide."""
    glow = sheet.plate().disc(x, y - 40 * k, 150 * k, ry=130 * k).mask
    sheet.body(blur(glow, 40 * k * SCALE) * 0.5, "#f6b85a")
    image = sheet.plate().disc(x, y + 56 * k, 96 * k, ry=26 * k).mask
    sheet.body(blur(image, 9 * k * SCALE) * 0.6, "#e88a5a")
    left, top, zoom = sheet.view
    with sheet.at(left + x * zoom, top + y * zoom, k * zoom):
        flame = sheet.plate().fill([(0, -150), (22, -104), (18, -70), (0, -58), (-18, -70), (-22, -104)])
        petals: list[tuple[float, float, float]] = [(-0.62, 118, 34), (0.62, 118, 34), (-0.3, 128, 38), (0.3, 128, 38)]
        for tint, shapes, base in (
            ("#f0a8a0", petals, -6),
            ("#f7ccbc", [(-1.02, 128, 34), (1.02, 128, 34), (0.0, 116, 44)], 8),
        ):
            for a, reach, wide in shapes:
                tip, side = (sin(a) * reach, base - cos(a) * reach), (cos(a) * wide, sin(a) * wide)
                half = (tip[0] * 0.55, base + (tip[1] - base) * 0.55)
                leaf = [
                    (0, base + 26),
                    (half[0] - side[0], half[1] - side[1]),
                    tip,
                    (half[0] + side[0], half[1] + side[1]),
                ]
                put(sheet, sheet.plate().fill(leaf), tint, rim=2.4 * max(k, 0.4), rim_tint="#7a2a2c", grain=0.1)
            if base < 0:
                put(sheet, flame, "#fff0a8", rim=2.4, rim_tint="#e8642c", grain=0.05)
        leaf_pad = sheet.plate().fill([(-150, 34), (-60, 20), (60, 20), (150, 34), (70, 62), (-70, 62)])
        put(sheet, leaf_pad, "#2f7a5c", rim=2.4 * max(k, 0.4))


def pestilence(sheet: Sheet) -> None:
    """A cloud with the face of death lies on the roofs; the doors are sealed."""
    sky(sheet, "#20261c", "#8a8a4a", horizon=600)
    drift = sheet.plate()
    for i in range(40):
        a = pi * (0.94 + 1.12 * i / 39)
        tip = around(X, 300, 232 + 26 * sin(i * 2.3), a + 0.12 * sin(i))
        drift.brush(
            [(*around(X, 300, 70, a), 1.3), (*around(X, 296, 160, a + 0.1), 1.1), (*tip, 0.05)], 58, dry=0.4, seed=i
        )
    for i in range(14):
        left = 10.0 + i * 34
        drift.brush(
            [(left, 330, 1.2), (left + 24 * sin(i * 1.7), 440, 1), (left - 10, 520 + 30 * (i % 3), 0.1)],
            56,
            dry=0.45,
            seed=60 + i,
        )
    sheet.rim(drift.mask, "#2c3416", 2.4)
    sheet.body(woodblock(drift.mask, 5, 0.3, mott=0.2), "#8a9a44")
    skull(sheet, X, 286, 1.12, "#cfd48a", "#5a6a24", spark="#f0e060", rim="#20280e")
    flies, dice = sheet.plate(), chance(6)
    for _ in range(34):
        x, y, r = 30 + dice.random() * 360, 110 + dice.random() * 460, 3 + 3 * dice.random()
        flies.disc(x, y, r, ry=r * 0.7).line(f"M {x - r * 2} {y - r} L {x} {y} L {x + r * 2} {y - r}", 1.8)
    sheet.lay(flies.mask, "#14180c")
    hills(sheet, [(610, "#3a4a2c", 0.8)], 5, rough=14)
    for x, y, k in ((90, 640, 0.8), (330, 634, 0.86), (206, 676, 1.15)):
        _sealed_house(sheet, x, y, k)


def _sealed_house(sheet: Sheet, x: float, y: float, k: float) -> None:
    left, top, zoom = sheet.view
    with sheet.at(left + x * zoom, top + y * zoom, k * zoom):
        put(sheet, sheet.plate().rect(-66, -40, 132, 110), "#b9b08a", rim=2.4, grain=0.3)
        roof = sheet.plate().fill([(-100, -34), (-86, -52), (-50, -92), (50, -92), (86, -52), (100, -34), (0, -28)])
        put(sheet, roof, "#24302c", rim=2.6, grain=0.3)
        put(sheet, sheet.plate().rect(-26, -22, 52, 92), "#4a2c1c", rim=2, grain=0.3)
        bars = sheet.plate().fill(polygon(turn_points([(-34, -6), (34, -6), (34, 6), (-34, 6)], 0, 8, 0.6)))
        bars.fill(polygon(turn_points([(-34, -6), (34, -6), (34, 6), (-34, 6)], 0, 8, -0.6)))
        put(sheet, bars, "#e9cf7a", rim=1.4, grain=0.1)
        sheet.lay(cinnabar(sheet.plate().text("封", 0, 8, 30, bold=1).mask, 3, 0.1), "#b3182a")
