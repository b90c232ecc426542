"""The treasure thief."""

from __future__ import annotations

from math import pi

import numpy as np

from art.anatomy import hand
from art.ghosts.haunting import DARK, X, put
from art.kit.base import SCALE, blur, smooth
from art.kit.geometry import around, centred, polygon
from art.kit.media import ink, woodblock
from art.kit.sheet import Sheet


def thief(sheet: Sheet) -> None:
    """A hooded goblin bent under a sack of loot, a jewel in its long fingers."""
    sack = (
        "M x-20 150 C x-30 120 x-50 110 x-60 96 C x-20 84 x50 84 x90 98 C x76 112 x54 124 x50 150 C x130 190 x196 280 "
    )
    bag = sheet.plate().fill(
        centred(
            sack
            + "x190 380 C x180 480 x90 520 x14 520 C x-90 520 x-166 470 x-166 370 C x-166 280 x-100 190 x-20 150 Z",
            X,
        )
    )
    put(sheet, bag, "#a48a54", rim=3.2, grain=0.35)
    gx, gy = sheet.grid()
    away = np.hypot((gx - X + 50) / 210, (gy - 300) / 230).astype(np.float32)
    sheet.lay(bag.mask * smooth(away, 0.4, 1.1) * 0.8, "#4a3418")
    creases = sheet.plate()
    for i in range(7):
        a = -0.9 + i * 0.3
        creases.brush(
            [(X + 14 + a * 30, 152, 0.8), (X + 14 + a * 74, 200, 1), (X + 14 + a * 120, 270, 0.1)], 7, dry=0.3, seed=i
        )
    sheet.lay(ink(creases.mask, 3) * 0.9, "#3a2814")
    tie = sheet.plate().brush(
        [(X - 34, 150, 0.9), (X + 14, 158, 1.1), (X + 64, 150, 0.9)], 19, dry=0, seed=3, taper=(0, 0)
    )
    put(sheet, tie, "#b3281c", rim=2)
    sheet.lay(ink(sheet.plate().text("寶", X + 70, 262, 120, bold=2.6).mask, 3, edge=0.6) * 0.95, "#3a2010")
    cloak = "M x-10 330 C x-90 340 x-150 420 x-168 520 C x-180 610 x-184 680 x-180 720 L x150 720 "
    cloak += "C x156 640 x140 540 x110 450 C x84 380 x50 334 x-10 330 Z"
    coat = sheet.plate().fill(centred(cloak, X))
    put(sheet, coat, "#2c4456", rim=3.2, grain=0.3)
    sheet.lay(coat.mask * smooth(sheet.down(), 430, 720) * 0.8, "#0e1a26")
    _goblin(sheet, X - 22, 424.0)
    _loot(sheet, X - 22, 588.0)


def _goblin(sheet: Sheet, x: float, y: float) -> None:
    skin = "#7fa58c"
    ears = sheet.plate()
    for s in (-1, 1):
        ears.fill(
            [
                (x + s * 58, y - 10),
                (x + s * 100, y - 44),
                (x + s * 160, y - 64),
                (x + s * 122, y + 8),
                (x + s * 64, y + 26),
            ]
        )
    put(sheet, ears, skin, rim=2.6)
    inner = sheet.plate()
    for s in (-1, 1):
        inner.fill(
            [
                (x + s * 74, y - 2),
                (x + s * 110, y - 30),
                (x + s * 140, y - 46),
                (x + s * 112, y + 0),
                (x + s * 78, y + 16),
            ]
        )
    sheet.lay(inner.mask * 0.6, "#3a5a4c")
    head = (
        "M x0 -84 C x-58 -84 x-84 -46 x-80 0 C x-78 34 x-46 72 x0 86 C x46 72 x78 34 x80 0 C x84 -46 x58 -84 x0 -84 Z"
    )
    left, top, k = sheet.view
    with sheet.at(left + k * x, top + k * y, k):
        put(sheet, sheet.plate().fill(centred(head, 0)), skin, rim=3, grain=0.12)
        hood = "M x0 -112 C x-84 -112 x-112 -50 x-96 10 C x-92 -26 x-60 -50 x0 -52 "
        hood += "C x60 -50 x92 -26 x96 10 C x112 -50 x84 -112 x0 -112 Z"
        put(sheet, sheet.plate().fill(centred(hood, 0)), "#1c2c3a", rim=2.8, grain=0.3)
        dark, eyes = sheet.plate(), sheet.plate()
        for s in (-1, 1):
            dark.fill([(s * 6, 4), (s * 20, -24), (s * 66, -30), (s * 64, -2), (s * 34, 12)])
            eyes.fill([(s * 16, 0), (s * 30, -14), (s * 58, -20), (s * 48, 0), (s * 30, 5)])
            dark.disc(s * 7, 24, 4)
        dark.fill([(-44, 36), (0, 44), (44, 36), (26, 62), (0, 68), (-26, 62)])
        sheet.lay(ink(dark.mask, 3) * 1.4, DARK).body(eyes.mask, "#f5e06a")
        sheet.body(sheet.plate().disc(-32, -8, 4, ry=7).disc(32, -8, 4, ry=7).mask, DARK)
        teeth = sheet.plate()
        for i in range(6):
            teeth.fill(
                polygon(
                    [(-36 + i * 12, 38 + 2 * min(i, 5 - i)), (-24 + i * 12, 38 + 2 * min(i, 5 - i)), (-30 + i * 12, 54)]
                )
            )
        sheet.body(teeth.mask, "#f3ecd0")


def _loot(sheet: Sheet, x: float, y: float) -> None:
    """A jade disc held up by two thin hands."""
    light = sheet.plate().disc(x, y, 104).mask
    sheet.body(blur(light, 20 * SCALE) * 0.5, "#bfe8c8")
    jade = sheet.plate().disc(x, y, 66).disc(x, y, 22, cut=True)
    put(sheet, jade, "#5fb08c", rim=2.8, grain=0.15)
    knobs = sheet.plate().ring(x, y, 60, 3).ring(x, y, 28, 3)
    for i in range(12):
        knobs.disc(*around(x, y, 44, i * pi / 6), 6)
    sheet.body(woodblock(knobs.mask, 3, 0.1) * 0.9, "#bfe3cc")
    for s in (-1, 1):
        hand(sheet, x + s * 84, y + 24, 0.66, "#7fa58c", turn=-s * 0.62, side=-s, bent=0.1, claws="#2a3a34", bony=0.75)
