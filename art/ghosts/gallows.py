"""The officers of the dead."""

from __future__ import annotations

from math import pi

import numpy as np

from art.anatomy import fist, sleeve
from art.ghosts.haunting import DARK, X, put, robe
from art.kit.base import smooth
from art.kit.geometry import around, centred, polygon
from art.kit.media import cinnabar, ink
from art.kit.sheet import Sheet


def bailiff(sheet: Sheet) -> None:
    """The ox-headed bailiff of the dead: horns from edge to edge, a trident in his fist, a warrant at his belt."""
    robe(sheet, "#43355e", "#181028")
    pole = sheet.plate().line(f"M {X + 150} 716 L {X + 150} 330", 15)
    put(sheet, pole, "#7a3a24", rim=2.2)
    fork = sheet.plate().rect(X + 106, 328, 88, 15, 6)
    for dx in (-36, 0, 36):
        fork.fill(
            polygon([(X + 150 + dx - 8, 332), (X + 150 + dx, 330 - (90 if dx else 128)), (X + 150 + dx + 8, 332)])
        )
    put(sheet, fork, "#c9c6d4", rim=2.4)
    for s in (-1, 1):
        guard = [(50, 366), (96, 352), (150, 384), (172, 450), (130, 458), (84, 416)]
        put(sheet, sheet.plate().fill([(X + s * a, b) for a, b in guard]), "#7a6a3a", rim=2.8)
        rivets = sheet.plate().disc(X + s * 96, 378, 6).disc(X + s * 130, 398, 6).disc(X + s * 146, 432, 6)
        put(sheet, rivets, "#d8b860", rim=1.2, grain=0.05)
    sleeve(
        sheet,
        [(X + 118, 420), (X + 160, 440), (X + 196, 520), (X + 176, 590), (X + 120, 560), (X + 132, 500)],
        "#54446f",
        "#201632",
    )
    put(sheet, sheet.plate().line(f"M {X + 150} 470 L {X + 150} 560", 15), "#7a3a24", rim=2.2)
    fist(sheet, X + 150, 510, 1.0, "#6e4e42")
    warrant = sheet.plate().fill(polygon([(X - 104, 506), (X - 26, 500), (X - 22, 650), (X - 100, 656)]))
    put(sheet, warrant, "#eadfbf", rim=2.4, grain=0.1)
    sheet.lay(ink(sheet.plate().text("拘", X - 63, 558, 70, bold=2.4).mask, 3, edge=0.4), DARK)
    sheet.lay(cinnabar(sheet.plate().rect(X - 80, 604, 34, 34, 3).mask, 3, 0.3), "#b3182a")
    belt = sheet.plate().brush([(X - 142, 500, 1), (X, 514, 1.1), (X + 132, 500, 1)], 26, dry=0, seed=3, taper=(0, 0))
    put(sheet, belt, "#8e2318", rim=2)
    put(sheet, sheet.plate().disc(X, 512, 24), "#d2a048", rim=2)
    _ox_head(sheet)


def _ox_head(sheet: Sheet) -> None:
    horns = sheet.plate()
    for s in (-1, 1):
        horn = [(48, 232, 1.1), (112, 226, 1.05), (160, 180, 0.8), (150, 104, 0.05)]
        horns.brush([(X + s * a, b, c) for a, b, c in horn], 50, dry=0, seed=4 + s, taper=(0.02, 0.3), wob=0.01)
    put(sheet, horns, "#d9c698", rim=3)
    rings = sheet.plate()
    for s in (-1, 1):
        for k in range(4):
            rings.brush(
                [(X + s * (80 + k * 18), 206 - k * 8, 0.5), (X + s * (86 + k * 19), 246 - k * 13, 0.8)], 5, dry=0.1
            )
    sheet.lay(ink(rings.mask, 3) * horns.mask * 0.8, "#4a3a28")
    ears = sheet.plate()
    for s in (-1, 1):
        ears.fill([(X + s * 62, 254), (X + s * 104, 244), (X + s * 134, 268), (X + s * 100, 288), (X + s * 64, 284)])
    put(sheet, ears, "#4a3430", rim=2.4)
    line = "M x0 196 C x-58 194 x-84 226 x-78 272 C x-74 310 x-58 330 x-58 362 C x-62 392 x-66 420 x-44 438 C x-24 450 "
    head = sheet.plate().fill(
        centred(
            line + "x24 450 x44 438 C x66 420 x62 392 x58 362 C x58 330 x74 310 x78 272 C x84 226 x58 194 x0 196 Z", X
        )
    )
    put(sheet, head, "#6a463a", rim=3.2)
    sheet.lay(head.mask * smooth(np.abs(sheet.grid()[0] - X), 26, 84) * 0.7, "#2c1a1c")
    muzzle = sheet.plate().disc(X, 404, 60, ry=42)
    put(sheet, muzzle, "#a07866", rim=2)
    dark = sheet.plate()
    for s in (-1, 1):
        dark.disc(X + s * 27, 392, 12, ry=10, rot=s * 30)
        dark.brush([(X + s * 10, 290, 0.6), (X + s * 36, 262, 1.4), (X + s * 76, 258, 0.3)], 18, dry=0, seed=6 + s)
        dark.fill([(X + s * 18, 306), (X + s * 30, 282), (X + s * 62, 276), (X + s * 62, 300), (X + s * 40, 312)])
    dark.brush([(X - 40, 424, 0.3), (X, 432, 1), (X + 40, 424, 0.3)], 6, dry=0, seed=8)
    tuft = sheet.plate()
    for i in range(9):
        tuft.brush(
            [(X + (i - 4) * 6, 186, 1), (X + (i - 4) * 11, 224, 0.9), (X + (i - 4) * 9, 262 - abs(i - 4) * 5, 0.05)],
            13,
            dry=0.3,
            seed=i,
        )
    sheet.lay(ink(dark.mask, 3) * 1.3, DARK).lay(ink(tuft.mask, 3) * 1.2, DARK)
    put(sheet, sheet.plate().disc(X - 44, 294, 11, ry=9).disc(X + 44, 294, 11, ry=9), "#ffd23a", rim=1)
    sheet.body(sheet.plate().disc(X - 42, 294, 3.6, ry=7).disc(X + 42, 294, 3.6, ry=7).mask, DARK)
    put(sheet, sheet.plate().ring(X, 434, 22, 8), "#d2a048", rim=1.8)


def impermanence(sheet: Sheet) -> None:
    """The White, who laughs, and the Black, who doesn't: two officers of the dead in hats as tall as they are thin."""
    _officer(sheet, 1, ("#35303f", "#0e0a14", "#75687f"), "太平")
    _officer(sheet, -1, ("#f1ece0", "#8f8aa4", "#eee8da"), "生財")
    chain = sheet.plate()
    for i in range(13):
        a = pi * (0.04 + 0.92 * i / 12)
        chain.ring(*around(X, 524, 96, a, squash=1.2), 12, 5)
    put(sheet, chain, "#b9b4c6", rim=1.6)
    fist(sheet, X - 98, 522, 0.74, "#eee8da", turn=0.3)
    fist(sheet, X + 98, 522, 0.74, "#75687f", turn=-0.3)


def _officer(sheet: Sheet, side: int, tints: tuple[str, str, str], word: str) -> None:
    """One of the two: gown, shade and skin in his colours, a word on his hat."""
    cloth, shade, skin = tints
    cx = X + side * 78
    gown = [(-30, 346), (-62, 380), (-76, 480), (-84, 720), (84, 720), (76, 480), (62, 380), (30, 346)]
    body = sheet.plate().fill(polygon([(cx + a, b) for a, b in gown]))
    put(sheet, body, cloth, rim=3)
    sheet.lay(body.mask * smooth(sheet.down(), 420, 740) * 0.8, shade)
    arm = [(26, 372), (66, 384), (96, 470), (92, 590), (40, 616), (14, 560), (10, 520), (30, 486)]
    sleeve(sheet, [(cx + side * a, b) for a, b in arm], cloth, shade)
    folds = sheet.plate()
    for s in (-1, 1):
        folds.brush([(cx + s * 26, 352, 0.5), (cx + s * 2, 430, 1), (cx - s * 3, 520, 0.2)], 10, dry=0.15, seed=3 + s)
        folds.brush([(cx + s * 18, 560, 0.2), (cx + s * 34, 640, 1), (cx + s * 40, 716, 0.4)], 8, dry=0.35, seed=6 + s)
    sheet.lay(ink(folds.mask, 3) * 0.8, DARK)
    put(sheet, sheet.plate().disc(cx, 292, 46, ry=58), skin, rim=2.4, grain=0.1)
    put(
        sheet,
        sheet.plate().fill(polygon([(cx - 48, 254), (cx - 34, 66), (cx + 34, 66), (cx + 48, 254)])),
        cloth,
        rim=2.8,
    )
    put(sheet, sheet.plate().rect(cx - 54, 238, 108, 20, 8), "#b3281c" if side < 0 else "#1c1824", rim=2)
    script = sheet.plate().text(word, cx, 122, 56, upright=True, gap=1.1, bold=1.6)
    if side < 0:
        sheet.lay(cinnabar(script.mask, 3, 0.1), "#b3182a")
    else:
        sheet.body(ink(script.mask, 3, edge=0.3), "#e8c060")
    _officer_face(sheet, cx, side)


def _officer_face(sheet: Sheet, cx: float, side: int) -> None:
    face = sheet.plate().disc(cx, 322, 15, ry=8)
    for e in (-1, 1):
        if side < 0:
            face.brush([(cx + e * 34, 296, 0.3), (cx + e * 19, 284, 1.1), (cx + e * 6, 296, 0.3)], 8, dry=0, seed=3)
            face.brush([(cx + e * 34, 276, 0.3), (cx + e * 18, 268, 1), (cx + e * 8, 274, 0.3)], 6, dry=0, seed=4)
        else:
            face.brush([(cx + e * 38, 266, 0.3), (cx + e * 20, 278, 1.3), (cx + e * 5, 288, 0.5)], 11, dry=0, seed=3)
            face.disc(cx + e * 19, 294, 9, ry=7)
    sheet.lay(ink(face.mask, 3) * 1.2, DARK)
    if side > 0:
        sheet.body(sheet.plate().disc(cx - 19, 295, 4).disc(cx + 19, 295, 4).mask, "#f0d060")
    else:
        blush = sheet.plate().disc(cx - 26, 308, 11).disc(cx + 26, 308, 11)
        sheet.lay(blush.mask * 0.5, "#d84a4a")
    line = [(cx, 322, 0.9), (cx + side * 3, 380, 1.1), (cx - side * 4, 446, 0.8)]
    put(sheet, sheet.plate().brush(line, 22, dry=0, seed=6, taper=(0.02, 0.1)), "#c02a3a", rim=1.8, grain=0.05)
