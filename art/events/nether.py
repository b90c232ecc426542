"""The feast of the dead: lamps on the river."""

from __future__ import annotations

from math import cos, sin

from art.events.scene import put, sky
from art.kit.base import SCALE, blur
from art.kit.media import ink, woodblock
from art.kit.scenery import hills
from art.kit.sheet import Sheet


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
