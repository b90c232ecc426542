"""The eclipse."""

from __future__ import annotations

from math import pi, sin

import numpy as np

from art.events.scene import put, sky
from art.kit.base import SCALE, Mask, blur
from art.kit.geometry import around, polygon
from art.kit.media import ink, woodblock
from art.kit.scenery import hills
from art.kit.sheet import Sheet


def eclipse(sheet: Sheet) -> None:
    """The hound of heaven shuts its jaws on the sun."""
    sky(sheet, "#0c1a1c", "#2f5a52")
    sx, sy = 284.0, 378.0
    rays = sheet.plate()
    for i in range(28):
        a = i * pi / 14
        reach = 330 if i % 2 else 250
        rays.fill(polygon([around(sx, sy, 112, a - 0.06), around(sx, sy, reach, a), around(sx, sy, 112, a + 0.06)]))
    sheet.body(woodblock(rays.mask, 3, 0.3) * 0.8, "#d8a23a")
    hills(sheet, [(610, "#2f5a52", 0.6), (660, "#10211f", 0.95)], 12, rough=22)
    throat = sheet.plate().fill([(150, 372), (230, 300), (310, 268), (356, 262), (330, 380), (318, 520), (240, 490)])
    sheet.body(throat.mask, "#5a1214")
    put(sheet, sheet.plate().disc(sx, sy, 106), "#f6cc4a", rim=3, grain=0.3)
    sheet.body(woodblock(sheet.plate().ring(sx, sy, 92, 4).mask, 3, 0.1), "#c8321f")
    _hound(sheet)


_HOUND = (
    "M -20 740 L -20 470 C 10 420 22 372 34 330 C 44 290 62 262 84 240 L 74 120 L 150 196 C 168 200 186 208 204 224 "
    "C 250 214 300 202 338 192 C 360 186 386 196 388 216 C 388 236 372 250 346 258 C 296 268 244 290 212 322 "
    "C 188 346 178 372 178 396 C 180 430 204 456 240 478 C 274 496 304 508 320 526 C 330 546 318 566 290 572 "
    "C 240 578 190 566 158 548 C 140 600 158 660 210 740 Z"
)
"""The hound's head and neck from the left: neck, back of the head, ear, brow, muzzle, jaws round the sun, chest."""


def _hound(sheet: Sheet) -> None:
    dark, ember = "#17141e", "#d8582c"
    ruff = sheet.plate()
    for i in range(7):
        x, y = 40 - i * 3, 330 + i * 44
        ruff.brush([(x + 60, y + 20, 1.2), (x + 4, y + 12, 1), (x - 46, y + 46, 0.05)], 50, dry=0.05, seed=i)
    for i in range(5):
        x, y = 150 - i * 4, 536 + i * 36
        ruff.brush([(x - 60, y - 10, 1.2), (x, y + 10, 1), (x + 40, y + 46, 0.05)], 44, dry=0.05, seed=30 + i)
    far_ear = sheet.plate().fill("M 128 206 C 128 160 150 128 186 104 C 190 150 188 190 180 226 Z")
    put(sheet, far_ear, dark, rim=2.4, rim_tint=ember)
    mask = np.maximum(sheet.plate().fill(_HOUND).mask, ruff.mask)
    sheet.rim(mask, ember, 2.6)
    sheet.body(woodblock(mask, 5, 0.2), dark)
    sheet.body(woodblock(sheet.plate().fill("M 96 236 L 90 160 L 134 204 Z").mask, 4, 0.2), "#6a2a22")
    _fur(sheet, mask, dark, ember)
    lines = sheet.plate()
    for points in ([(214, 240), (270, 230), (340, 220)], [(176, 520), (230, 546), (296, 552)]):
        lines.brush([(*point, 1.0) for point in points], 7, dry=0.2, seed=3)
    sheet.body(ink(lines.mask, 3) * mask * 0.9, "#8a3f2a")
    _hounds_teeth(sheet)
    nose = sheet.plate().disc(372, 210, 17, ry=13, rot=12)
    put(sheet, nose, "#3a2a34", rim=2, rim_tint=ember)
    eye = sheet.plate().fill([(150, 266), (172, 244), (208, 248), (198, 266), (172, 276)])
    sheet.body(blur(eye.mask, 8 * SCALE) * 1.4, "#e8432a").body(eye.mask, "#ffd25a")
    sheet.body(sheet.plate().disc(183, 260, 5, ry=12).mask, dark)
    brow = sheet.plate().brush([(138, 250, 0.4), (172, 228, 1.2), (214, 238, 0.3)], 15, dry=0, seed=4)
    sheet.body(brow.mask, dark).lay(brow.mask, dark)


def _fur(sheet: Sheet, hound: Mask, dark: str, ember: str) -> None:
    """Print the mane in flaming locks, row over row from the chest up to the cheek, each edged with embers."""
    for row in range(7):
        for i in range(5):
            x, y = 8 + i * 38 + 17 * (row % 2) - row * 3, 668 - row * 58 + 10 * sin(i * 2.3 + row)
            if x > 150 and y < 520:
                continue
            sway = 14 * sin(i * 1.7 + row * 0.9)
            way = [
                (x + 12, y - 54, 0.3),
                (x + sway, y - 6, 1.2),
                (x - 6 - sway * 0.4, y + 40, 0.8),
                (x + 6, y + 78, 0.03),
            ]
            lock = sheet.plate().brush(way, 46, dry=0, seed=row * 5 + i, taper=(0.25, 0.3)).mask * hound
            sheet.rim(lock, ("#7a2e1e", ember)[(row + i) % 2], 1.3)
            sheet.body(woodblock(lock, row + i, 0.2), (dark, "#221b28")[i % 2])


def _hounds_teeth(sheet: Sheet) -> None:
    """Print gums and teeth: even rows that grow towards one great fang above and one below."""
    teeth = sheet.plate()
    for x, y, long in ((208, 326, 22), (234, 306, 26), (262, 290, 30), (292, 276, 34), (358, 254, 26)):
        teeth.fill(polygon([(x - 13, y + 4), (x + 13, y - 10), (x + 4, y + long)]))
    teeth.fill([(312, 270), (342, 258), (340, 296), (330, 334), (320, 306)])
    for x, y, long in ((214, 462, 22), (240, 478, 26), (266, 490, 28), (316, 520, 22)):
        teeth.fill(polygon([(x - 13, y - 6), (x + 13, y + 8), (x + 6, y - long)]))
    teeth.fill([(280, 498), (306, 512), (308, 476), (302, 440), (290, 470)])
    put(sheet, teeth, "#f6efd6", rim=2, grain=0.05)
