"""The gourd that swallows ghosts."""

import numpy as np

from art.artifacts.still import (
    cord,
    shadow,
)
from art.kit.base import SCALE, smooth
from art.kit.media import cinnabar, ink
from art.kit.noise import cloud, warp
from art.kit.palette import INK
from art.kit.sheet import Sheet


def gourd(sheet: Sheet) -> None:
    """The purple-gold gourd drinks in a ghost."""
    body = sheet.plate().fill(
        "M 205 196 C 160 200 130 240 134 286 C 136 322 160 340 160 356 C 160 374 88 396 80 "
        "486 C 74 574 140 628 214 628 C 290 628 352 572 346 486 C 340 398 268 374 268 354 "
        "C 268 338 292 320 294 284 C 296 238 252 196 205 196 Z"
    )
    shape, cells = warp(body.mask, 1.4, 60, 5), cloud(sheet.shape, 60 * SCALE, seed=6)
    shadow(sheet, 214, 634, 120)
    x, y = sheet.grid()
    light = np.exp(-(((x - 170) / 70) ** 2 + ((y - 450) / 90) ** 2)) + 0.8 * np.exp(
        -(((x - 180) / 36) ** 2 + ((y - 262) / 40) ** 2)
    )
    sheet.body(shape * 0.8, "#d99a4e")
    sheet.lay(shape * (0.75 + 0.5 * cells) * (1 - 0.62 * light), "#a3502c")
    sheet.lay(smooth(x - 205 + 30 * (cells - 0.5), 20, 150) * shape * 0.9, "#4a1f2c")
    edge = [
        (205, 196, 0.5),
        (150, 214, 1),
        (134, 286, 1.2),
        (160, 350, 0.8),
        (104, 412, 1.2),
        (80, 486, 1),
        (110, 584, 1.3),
        (214, 630, 1.5),
        (318, 584, 1.3),
        (347, 486, 1),
        (322, 414, 1.2),
        (268, 352, 0.8),
        (294, 284, 1.2),
        (276, 216, 1),
        (212, 195, 0.4),
    ]
    lines = sheet.plate().brush(edge, 6, dry=0.3, seed=7, taper=(0.04, 0.06))
    lines.brush([(206, 198, 1), (202, 170, 1.1), (214, 140, 1), (240, 118, 0.5)], 20, dry=0.25, seed=8)
    lines.brush([(162, 352, 0.6), (214, 366, 1), (266, 352, 0.6)], 9, dry=0.3, seed=9)
    sheet.lay(ink(lines.mask, 8, bleed=0.2), INK)
    for j in range(3):
        cord(sheet, [(152, 336 + j * 13, 1), (212, 352 + j * 13, 1.1), (276, 334 + j * 13, 1)], 10 + j, w=13)
    cord(sheet, [(262, 350, 1), (310, 330, 1), (330, 370, 0.9), (290, 384, 0.9), (268, 356, 0.8)], 14)
    cord(sheet, [(262, 352, 1), (318, 384, 0.9), (360, 450, 1), (366, 520, 1), (372, 560, 0.9)], 15, tassel=(372, 566))
    _ghost_drawn_in(sheet)
    stamp = sheet.plate().disc(214, 492, 62).text("封", 214, 492, 92, cut=True, bold=2)
    sheet.lay(cinnabar(stamp.mask, 5, 0.4) * 0.9, "#8c1d14")


def _ghost_drawn_in(sheet: Sheet) -> None:
    ghost = sheet.plate()
    ghost.brush(
        [
            (238, 118, 0.25),
            (262, 92, 0.7),
            (312, 92, 1.1),
            (340, 132, 1.3),
            (318, 172, 1.2),
            (330, 214, 1),
            (352, 246, 0.2),
        ],
        34,
        dry=0.35,
        seed=14,
    )
    ghost.brush(
        [
            (236, 120, 0.25),
            (226, 160, 0.7),
            (170, 176, 1.1),
            (110, 190, 1.5),
            (84, 244, 1.4),
            (104, 294, 1),
            (74, 332, 0.7),
            (88, 370, 0.1),
        ],
        40,
        dry=0.45,
        seed=15,
    )
    ghost.disc(100, 208, 27, ry=31)
    sheet.lay(ink(warp(ghost.mask, 1.5, 14, 3), 4, bleed=0.3) * 0.85, "#3f7a7c")
    face = sheet.plate().disc(90, 202, 6.5, ry=8).disc(111, 202, 6.5, ry=8).disc(101, 222, 5, ry=7)
    sheet.body(face.mask, "#f3ead2")
