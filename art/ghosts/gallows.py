"""Ghosts of the gallows, and the officers of the dead."""

from __future__ import annotations

from math import pi

import numpy as np

from art.anatomy import fist, hand, sleeve
from art.ghosts.haunting import DARK, X, put, robe
from art.kit.base import smooth
from art.kit.geometry import around, centred, polygon
from art.kit.media import cinnabar, ink
from art.kit.sheet import Sheet


def hanged(sheet: Sheet) -> None:
    """A man in a white robe hangs by the neck from a crooked bough, hands limp, toes off the ground."""
    tree = sheet.plate().brush([(24, 720, 1.3), (36, 500, 1.1), (26, 300, 1), (60, 150, 0.9)], 46, dry=0.3, seed=3)
    tree.brush([(44, 200, 1), (120, 112, 0.9), (X, 104, 0.7), (366, 128, 0.1)], 32, dry=0.3, seed=4)
    for line in (
        ((36, 340), (84, 300), (96, 250)),
        ((120, 118), (140, 84), (136, 60)),
        ((300, 116), (330, 92), (352, 92)),
    ):
        tree.brush([(x, y, 0.9 - 0.4 * i) for i, (x, y) in enumerate(line)], 15, dry=0.4, seed=5)
    sheet.lay(ink(tree.mask, 3) * 1.2, "#20141a")
    skin = "#b9c2a4"
    feet = sheet.plate()
    for s in (-1, 1):
        feet.brush(
            [(X + s * 26, 560, 1), (X + s * 27, 610, 0.9), (X + s * 25, 632, 0.9)], 30, dry=0, seed=3, taper=(0, 0)
        )
        feet.fill([(X + s * 12, 618), (X + s * 38, 618), (X + s * 38, 646), (X + s * 24, 672), (X + s * 13, 646)])
        hand(sheet, X + s * 128, 566, 0.5, skin, turn=pi - s * 0.06, side=s, bent=0.1, bony=0.85)
    put(sheet, feet, skin, rim=2.2)
    hem = "L x-90 590 L x-56 604 L x-24 594 L x8 606 L x44 594 L x90 588 "
    gown = f"M x-30 348 C x-74 354 x-100 372 x-100 410 C x-92 470 x-80 490 x-90 540 {hem}L x90 540 "
    body = sheet.plate().fill(centred(gown + "C x80 500 x92 470 x100 410 C x100 372 x74 354 x30 348 Z", X))
    put(sheet, body, "#ece5d2", rim=3, grain=0.25)
    sheet.lay(body.mask * smooth(sheet.down(), 420, 680) * 0.55, "#6a5a5c")
    for s in (-1, 1):
        cloth = [(70, 362), (104, 378), (140, 460), (164, 536), (156, 556), (126, 562), (100, 552), (84, 480)]
        sleeve(sheet, [(X + s * a, b) for a, b in cloth], "#d9d0ba", "#5a4a50", seed=4 + s)
    folds = sheet.plate()
    for s in (-1, 1):
        folds.brush([(X + s * 30, 360, 0.4), (X + s * 2, 430, 1), (X - s * 6, 560, 0.3)], 11, dry=0.2, seed=3 + s)
        folds.brush([(X + s * 40, 470, 0.3), (X + s * 48, 550, 1), (X + s * 46, 630, 0.2)], 8, dry=0.4, seed=7 + s)
    sheet.lay(ink(folds.mask, 4) * 0.9, DARK)
    _broken_neck(sheet, skin)


def _broken_neck(sheet: Sheet, skin: str) -> None:
    """Print the head that lolls to one side, and the rope: over the bough, down, and round the neck."""
    neck = sheet.plate().brush([(X - 6, 372, 1), (X - 2, 338, 1), (X + 16, 300, 1)], 40, dry=0, seed=2, taper=(0, 0))
    put(sheet, neck, skin, rim=2.4, grain=0.1)
    hair, x, y = sheet.plate(), X + 42, 262.0
    for i in range(26):
        a = pi * (0.98 + 1.06 * i / 25)
        root, fall = around(x, y - 6, 60, a), 96 + 30 * (i % 3)
        hair.brush([(x - 12, y - 66, 1), (*root, 1), (root[0] + 4, root[1] + fall, 0.1)], 17, dry=0.3, seed=i)
    sheet.lay(ink(hair.mask, 4) * 1.2, DARK)
    put(sheet, sheet.plate().disc(x, y, 56, ry=72, rot=24), skin, rim=2.6, grain=0.1)
    features = [(-20, -6), (22, 4)]
    dark, lit = sheet.plate(), sheet.plate()
    for dx, dy in features:
        dark.disc(x + dx, y + dy, 14, ry=17, rot=24)
        lit.disc(x + dx + 1, y + dy + 4, 4.6)
        dark.brush(
            [(x + dx - 14, y + dy - 30, 0.3), (x + dx + 2, y + dy - 32, 1), (x + dx + 16, y + dy - 22, 0.4)], 6, dry=0.1
        )
    dark.disc(x - 16, y + 44, 12, ry=8, rot=20)
    sheet.lay(ink(dark.mask, 3, edge=0.5) * 1.2, "#1a1418").body(lit.mask, "#e8432a")
    fringe = sheet.plate()
    for i in range(9):
        line = [
            (x + 26, y - 68, 1),
            (x - 36 + i * 11, y - 52 + i * 3, 0.9),
            (x - 52 + i * 14, y - 26 + 4 * i - 8 * (i % 2), 0.1),
        ]
        fringe.brush(line, 12, dry=0.25, seed=60 + i)
    sheet.lay(ink(fringe.mask, 4) * 1.3, DARK)
    _noose(sheet)


def _noose(sheet: Sheet) -> None:
    rope, twist, top, knot = sheet.plate(), sheet.plate(), 100.0, (X - 34.0, 318.0)
    rope.line(f"M {X - 30} {top} L {knot[0]} {knot[1]}", 12)
    rope.brush([(*knot, 1), (X - 40, 340, 1), (X - 4, 362, 1), (X + 30, 344, 1)], 17, dry=0, taper=(0, 0.02), wob=0.01)
    for i in range(4):
        rope.rect(X - 46, top - 22 + i * 11, 32, 11, 5)
        rope.rect(knot[0] - 15, knot[1] - 44 + i * 12, 30, 12, 5)
    put(sheet, rope, "#d6b874", rim=2.4, grain=0.15)
    for i in range(11):
        level = top + 32 + i * 13
        twist.line(f"M {X - 37} {level + 6} L {X - 26} {level - 4}", 2)
    for i in range(4):
        twist.line(f"M {knot[0] - 14} {knot[1] - 33 + i * 12} L {knot[0] + 14} {knot[1] - 35 + i * 12}", 2)
    for dx, y in ((-30, 352), (-14, 359), (2, 360), (16, 354)):
        twist.line(f"M {X + dx - 4} {y + 7} L {X + dx + 4} {y - 8}", 2)
    sheet.lay(ink(twist.mask, 3) * 0.9, "#4a3418")


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
