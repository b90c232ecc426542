"""The hungry ghost."""

from __future__ import annotations

from math import pi, sin

import numpy as np

from art.anatomy import hand
from art.ghosts.haunting import DARK, X, put
from art.kit.base import SCALE, blur, smooth
from art.kit.geometry import around, centred
from art.kit.media import ink
from art.kit.sheet import Sheet


def hungry(sheet: Sheet) -> None:
    """A belly like a drum, a neck like a needle, sticks for limbs; what it would eat burns in its mouth."""
    skin, shade = "#b39a78", "#4a3020"
    legs = sheet.plate()
    for s in (-1, 1):
        thigh = [(60, 640, 1), (132, 582, 1.15), (158, 560, 1.2)]
        shin = [(158, 560, 1.15), (132, 630, 0.9), (120, 700, 1)]
        for line in (thigh, shin):
            legs.brush([(X + s * a, b, c) for a, b, c in line], 36, dry=0, seed=3, taper=(0.02, 0.02))
        legs.brush([(X + s * 112, 700, 1), (X + s * 150, 704, 0.8)], 26, dry=0, seed=4, taper=(0.02, 0.02))
    put(sheet, legs, skin, rim=3)
    chest = "M x-18 352 C x-58 360 x-78 392 x-74 430 C x-132 458 x-150 540 x-128 606 C x-104 664 x-50 684 x0 684 "
    body = sheet.plate().fill(
        centred(chest + "C x50 684 x104 664 x128 606 C x150 540 x132 458 x74 430 C x78 392 x58 360 x18 352 Z", X)
    )
    put(sheet, body, skin, rim=3)
    mask, (x, y) = body.mask, sheet.grid()
    away = np.hypot((x - X + 30) / 150, (y - 548) / 150).astype(np.float32)
    sheet.lay(mask * smooth(away, 0.45, 1.1) * 0.75, shade)
    ribs = sheet.plate().disc(X, 586, 7, ry=11)
    for i in range(4):
        for s in (-1, 1):
            rib = [(6, 378 + i * 17, 0.5), (36, 370 + i * 18, 1), (66 + i * 3, 390 + i * 16, 0.2)]
            ribs.brush([(X + s * a, b, c) for a, b, c in rib], 7, dry=0.2, seed=10 + i)
    for s in (-1, 1):
        ribs.brush([(X + s * 110, 500, 0.2), (X + s * 122, 560, 0.8), (X + s * 96, 630, 0.1)], 5, dry=0.4, seed=s + 5)
    sheet.lay(ink(ribs.mask, 4) * 0.9, "#2c1c14")
    cloth = sheet.plate().fill([(X - 112, 632), (X, 656), (X + 112, 632), (X + 70, 690), (X + 14, 718), (X - 60, 692)])
    put(sheet, cloth, "#6e2a1e", rim=2.4, grain=0.3)
    neck = sheet.plate().brush([(X, 372, 1.3), (X - 4, 340, 0.8), (X + 2, 300, 1.1)], 17, dry=0, seed=4, taper=(0, 0))
    put(sheet, neck, skin, rim=2.4)
    _starved_head(sheet, skin, shade)
    for s in (-1, 1):
        arm = [(X + s * 66, 398), (X + s * 130, 432), (X + s * 172, 440), (X + s * 168, 400)]
        hand(sheet, X + s * 136, 298, 0.66, skin, turn=-s * 0.4, side=-s, claws="#3a2a1c", bony=0.75, arm=arm, thick=22)


def _starved_head(sheet: Sheet, skin: str, shade: str) -> None:
    outline = "M x0 166 C x-52 166 x-74 204 x-66 240 C x-62 262 x-46 266 x-42 288 C x-38 312 x-22 326 x0 328 "
    head = sheet.plate().fill(
        centred(outline + "C x22 326 x38 312 x42 288 C x46 266 x62 262 x66 240 C x74 204 x52 166 x0 166 Z", X)
    )
    put(sheet, head, skin, rim=3)
    cheeks, dark = sheet.plate(), sheet.plate().disc(X, 294, 23, ry=25)
    for s in (-1, 1):
        cheeks.disc(X + s * 48, 278, 16, ry=24, rot=s * 18)
        dark.disc(X + s * 29, 232, 20, ry=18)
        dark.brush([(X + s * 8, 218, 0.5), (X + s * 30, 204, 1.2), (X + s * 56, 214, 0.2)], 8, dry=0.1, seed=6 + s)
        dark.fill([(X + s * 2, 250), (X + s * 8, 254), (X + s * 6, 264), (X + s * 2, 264)])
    sheet.lay(blur(cheeks.mask, 7 * SCALE) * head.mask, shade).lay(ink(dark.mask, 3, edge=0.6) * 1.3, DARK)
    sheet.body(sheet.plate().disc(X - 28, 235, 6.5).disc(X + 28, 235, 6.5).mask, "#ffd25a")
    glow = sheet.plate().disc(X, 298, 17, ry=18).mask
    sheet.body(blur(glow, 3 * SCALE), "#e8582c").body(sheet.plate().disc(X, 303, 10, ry=11).mask, "#ffd76a")
    hair = sheet.plate()
    for i in range(22):
        a = pi * 1.02 + pi * 0.96 * i / 21
        root, hang = around(X, 226, 62, a), 50 + 70 * abs(sin(i * 1.9))
        hair.brush([(X, 170, 1), (*root, 1), (root[0] + (root[0] - X) * 0.3, root[1] + hang, 0.05)], 7, dry=0.4, seed=i)
    sheet.lay(ink(hair.mask, 4) * 1.2, DARK)
