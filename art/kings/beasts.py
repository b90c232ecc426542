"""Ghost kings with the faces of beasts."""

from __future__ import annotations

from math import pi

from art.kings.masks import DARK, X, both, eyes_of, put, shape, strokes
from art.kit.base import SCALE, smooth
from art.kit.geometry import around, centred, polygon
from art.kit.media import ink, woodblock
from art.kit.noise import cloud
from art.kit.sheet import Sheet


def blood_tiger(sheet: Sheet) -> None:
    """A tiger's head, blood red, the character for king on its brow."""
    ears = both(sheet.plate(), [(96, 250), (118, 176), (170, 150), (196, 210), (178, 290)])
    put(sheet, ears, "#8e1c16", rim=3)
    put(sheet, both(sheet.plate(), [(120, 246), (134, 196), (164, 184), (172, 226), (160, 268)]), "#e8d2a8", rim=0.6)
    ruff = sheet.plate()
    for i in range(40):
        a = pi * 0.02 + pi * 0.96 * i / 39
        reach = 236 + 26 * (i % 3)
        ruff.brush(
            [
                (*around(X, 420, 120, a), 1.2),
                (*around(X, 430, reach * 0.8, a), 1),
                (*around(X, 440, reach, a + 0.04), 0.1),
            ],
            46,
            dry=0.3,
            seed=i,
        )
    put(sheet, ruff, "#e6d2aa", rim=2.6)
    face = shape(
        sheet,
        "M x0 196 C x-96 190 x-170 240 x-184 330 C x-196 410 x-160 480 x-108 530 C x-70 566 x-34 "
        "590 x0 592 C x34 590 x70 566 x108 530 C x160 480 x196 410 x184 330 C x170 240 x96 190 "
        "x0 196 Z",
    )
    put(sheet, face, "#b3221a", rim=3.4)
    sheet.lay(
        face.mask * smooth(sheet.down() + 30 * cloud(sheet.shape, 60 * SCALE, seed=3), 380, 620) * 0.8,
        "#6a0f12",
    )
    muzzle = both(sheet.plate(), [(2, 440), (40, 410), (92, 430), (106, 486), (70, 530), (4, 524)]).disc(
        X, 548, 52, ry=34
    )
    put(sheet, muzzle, "#f0e2c2", rim=1.6)
    stripes = sheet.plate()
    for y, a, b in ((300, 176, 96), (350, 184, 112), (404, 182, 128), (456, 162, 122)):
        strokes(stripes, [(a, y - 14, 1.1), ((a + b) / 2, y - 4, 1), (b, y + 12, 0.1)], 25, int(y), dry=0.1)
    strokes(stripes, [(58, 218, 1), (64, 262, 1), (40, 300, 0.2)], 21, 4)
    strokes(stripes, [(104, 226, 1), (104, 270, 0.9), (80, 300, 0.1)], 19, 7)
    stripes.text("王", X, 254, 86, bold=5)
    sheet.lay(ink(stripes.mask, 4, edge=0.6) * 1.2, DARK).lay(stripes.mask * 0.5, DARK)
    dark = both(sheet.plate(), [(24, 372), (52, 330), (108, 316), (128, 342), (96, 374), (54, 386)])
    dark.fill(
        centred("M x-44 424 C x-20 414 x20 414 x44 424 C x34 452 x14 466 x0 468 C x-14 466 x-34 452 x-44 424 Z", X)
    )
    dark.fill(
        centred("M x-70 504 C x-30 488 x30 488 x70 504 C x66 560 x36 586 x0 588 C x-36 586 x-66 560 x-70 504 Z", X)
    )
    sheet.body(ink(dark.mask, 3, edge=0.5), DARK)
    sheet.body(woodblock(sheet.plate().disc(X, 566, 34, ry=17).mask, 3, 0.1), "#d8452c")
    fangs = sheet.plate()
    for s in (-1, 1):
        fangs.fill(polygon([(X + s * 34, 498), (X + s * 58, 500), (X + s * 44, 556)]))
        fangs.fill(polygon([(X + s * 26, 580), (X + s * 42, 572), (X + s * 32, 540)]))
        for k in (8, 20):
            fangs.fill(polygon([(X + s * k - 6, 494), (X + s * k + 6, 494), (X + s * k, 512)]))
    sheet.body(woodblock(fangs.mask, 3, 0.05), "#f8f0d8")
    eyes_of(sheet, 78, 352, 23, "#f5c63a")
    whiskers = strokes(sheet.plate(), [(70, 470, 0.8), (150, 476, 0.8), (226, 456, 0.1)], 5, 60)
    strokes(
        strokes(whiskers, [(70, 484, 0.8), (150, 504, 0.8), (220, 500, 0.1)], 5, 63),
        [(66, 496, 0.8), (140, 530, 0.8), (200, 546, 0.1)],
        5,
        66,
    )
    sheet.body(ink(whiskers.mask, 3), "#fbf3dc")
