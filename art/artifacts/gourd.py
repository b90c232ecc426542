"""The gourd that swallows ghosts."""

from __future__ import annotations

from functools import partial

import numpy as np

from art.anatomy import hand
from art.artifacts.still import GOLD_LEAF, cord, lathed, model, shadow
from art.kit.base import SCALE, Mask, blur, smooth
from art.kit.media import cinnabar, grow, ink, woodblock
from art.kit.noise import cloud, warp
from art.kit.palette import CINNABAR, INK
from art.kit.sheet import Sheet
from art.kit.symbols import ruyi

_OUTLINE = (
    "M 206 210 C 162 212 132 248 136 290 C 138 324 162 342 162 358 C 162 376 92 398 84 "
    "486 C 78 574 142 628 214 628 C 290 628 350 572 344 486 C 338 400 268 376 268 356 "
    "C 268 340 290 322 292 288 C 294 246 250 208 206 210 Z"
)
_PALE, _DEEP = "#d9ebdf", "#1d4548"


def gourd(sheet: Sheet) -> None:
    """The gourd of purple gold drinks in a ghost, who struggles."""
    shadow(sheet, 214, 634, 120)
    shape = warp(sheet.plate().fill(_OUTLINE).mask, 1.4, 60, 5)
    sheet.body(ink(grow(shape, 2.6), 5, edge=0.7), INK)
    _skin(sheet, shape)
    for j in range(3):
        cord(sheet, [(154, 338 + j * 13, 1), (214, 354 + j * 13, 1.1), (276, 336 + j * 13, 1)], 10 + j, w=13)
    cord(sheet, [(262, 352, 1), (310, 332, 1), (330, 372, 0.9), (290, 386, 0.9), (268, 358, 0.8)], 14)
    cord(sheet, [(262, 354, 1), (318, 386, 0.9), (360, 450, 1), (366, 520, 1), (372, 560, 0.9)], 15, tassel=(372, 566))
    stamp = sheet.plate().disc(214, 492, 64).text("封", 214, 492, 92, cut=True, bold=2)
    sheet.body(sheet.plate().disc(214, 492, 62).mask, "#f0cf7a")
    sheet.lay(cinnabar(stamp.mask, 5, 0.2), CINNABAR)
    _ghost(sheet)
    neck = lathed(((206, 216), (216, 160)), [(0, 34), (8, 30), (20, 19), (44, 17), (52, 24), (60, 24)])
    model(sheet, sheet.plate().fill(neck).mask, GOLD_LEAF, 7, light=(200, 182, 34))


def _skin(sheet: Sheet, shape: Mask) -> None:
    """Paint the gourd's skin: gold where the light falls, purple away from it, clouds of gold leaf along its foot."""
    cells = cloud(sheet.shape, 60 * SCALE, seed=6)
    x, y = sheet.grid()
    light = np.exp(-(((x - 166) / 70) ** 2 + ((y - 446) / 96) ** 2)) + 0.9 * np.exp(
        -(((x - 180) / 36) ** 2 + ((y - 270) / 42) ** 2)
    )
    sheet.body(shape, "#e8bd62")
    sheet.lay(shape * (0.85 + 0.4 * cells) * (1 - 0.74 * light), "#7a3570")
    sheet.lay(smooth(x - 205 + 30 * (cells - 0.5), 10, 150) * shape * 0.95, "#38184a")
    leaf = sheet.plate()
    for cx, cy, k, side in ((96, 588, 0.6, 1), (250, 606, 0.6, 1), (340, 590, 0.5, -1)):
        ruyi(leaf, cx, cy, k, side, 5)
    sheet.body(woodblock(leaf.mask * shape, 3, 0.2) * 0.95, "#edc766")


def _ghost(sheet: Sheet) -> None:
    """Print the ghost: a wisp at the gourd's mouth, a wailing head and two hands at the other end."""
    for x, y, turn, side in ((352, 108, 0.8, -1), (306, 92, 0.0, 1)):
        paint = partial(hand, claws=_DEEP, rim=_DEEP, bony=0.85, thick=15)
        paint(sheet, x, y, 0.36, _PALE, turn=turn, side=side, bent=0.1, arm=[(296, 150)])
    way = [(215, 166, 0.1), (204, 146, 0.3), (170, 128, 0.55), (170, 92, 0.75), (212, 80, 0.95), (256, 112, 1.15)]
    body = sheet.plate().brush([*way, (294, 146, 1.1)], 62, dry=0, seed=14, taper=(0, 0.02), wob=0.06)
    body.disc(284, 138, 40, ry=47, rot=24)
    mask = warp(body.mask, 1.2, 20, 3)
    sheet.solid(mask, _PALE, rim=2.4, line=_DEEP, grain=0.1, mott=0.12)
    across, fall = sheet.grid()
    sheet.lay(mask * smooth(220 - across + 0.3 * fall, -30, 70) * 0.8, "#5f9a94")
    face, sparks = sheet.plate(), sheet.plate()
    for dx, dy in ((-14, -14), (14, -8)):
        face.disc(288 + dx, 130 + dy, 8, ry=11, rot=20)
        sparks.disc(289 + dx, 132 + dy, 3)
    face.disc(278, 157, 11, ry=17, rot=22)
    sheet.lay(ink(face.mask, 3, edge=0.4) * 1.3, _DEEP)
    sheet.body(blur(sparks.mask, 2 * SCALE), "#e8432a").body(sparks.mask, "#ffd25a")
    lines = sheet.plate()
    for way in (
        [(212, 150, 0.3), (184, 122, 1), (190, 92, 0.8), (226, 90, 0.2)],
        [(206, 140, 0.3), (178, 108, 1), (206, 78, 0.2)],
        [(226, 84, 0.3), (248, 108, 1), (252, 138, 0.2)],
    ):
        lines.brush(way, 4, dry=0.2)
    sheet.lay(ink(lines.mask, 4) * mask * 0.8, _DEEP)
