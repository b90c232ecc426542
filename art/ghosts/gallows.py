"""The two officers of the dead, the White and the Black."""

from __future__ import annotations

from math import pi

from art.anatomy import fist, sleeve
from art.ghosts.haunting import DARK, X, put
from art.kit.base import smooth
from art.kit.geometry import around, polygon
from art.kit.media import cinnabar, ink
from art.kit.sheet import Sheet


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
