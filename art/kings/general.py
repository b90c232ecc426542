"""The baleful king: a general's painted face between his banners."""

from __future__ import annotations

from math import pi

from art.anatomy import skull
from art.kings.masks import DARK, X, both, put, shape, strokes
from art.kit.base import Mask
from art.kit.geometry import around, polygon
from art.kit.media import ink, woodblock
from art.kit.sheet import Sheet


def baleful(sheet: Sheet) -> None:
    """A general of the dead as the opera paints him: black and bone, four banners at his back."""
    _banners(sheet)
    _plumes(sheet)
    beard = sheet.plate()
    for i in range(31):
        a = pi * (0.02 + 0.96 * i / 30)
        tip = around(X, 520, 200 + 16 * (i % 3), a, squash=1.0)
        beard.brush([(*around(X, 450, 80, a), 1.2), (*around(X, 490, 150, a), 1.1), (*tip, 0.05)], 40, dry=0.25, seed=i)
    put(sheet, beard, "#17121a", rim=2.4, rim_tint="#6a4a3a")
    line = "M x0 250 C x-90 248 x-138 300 x-136 384 C x-134 450 x-104 520 x-60 566 C x-36 586 x-16 594 x0 594 "
    face = shape(sheet, line + "C x16 594 x36 586 x60 566 C x104 520 x134 450 x136 384 C x138 300 x90 248 x0 250 Z")
    put(sheet, face, "#efe6d2", rim=3.6)
    _paint_of_war(sheet, face.mask)
    _crown(sheet)


def _banners(sheet: Sheet) -> None:
    for s, spread, top, word in ((-1, 138, 150, "凶"), (1, 138, 150, "煞"), (-1, 84, 62, "死"), (1, 84, 62, "亡")):
        pole = sheet.plate().line(f"M {X + s * 30} 420 L {X + s * spread} {top - 10}", 8)
        put(sheet, pole, "#cfa04a", rim=1.8)
        x, y = X + s * spread, float(top)
        cloth = [(x, y), (x + s * 64, y + 46), (x + s * 40, y + 150), (x - s * 40, y + 176), (x - s * 30, y + 90)]
        put(
            sheet,
            sheet.plate().fill(polygon(cloth)),
            "#a8241c" if spread > 100 else "#7a1518",
            rim=2.6,
            rim_tint="#d2a048",
        )
        sign = sheet.plate().text(word, x + s * 8, y + 88, 70, bold=2.4)
        sheet.body(ink(sign.mask, 3, edge=0.4), "#f3dc9a")


def _plumes(sheet: Sheet) -> None:
    """Two pheasant feathers sweep up and out."""
    for s in (-1, 1):
        line = [(40, 230, 0.8), (70, 130, 1), (126, 60, 1), (190, 40, 0.7), (222, 64, 0.1)]
        plume = sheet.plate().brush([(X + s * a, b, c) for a, b, c in line], 19, dry=0.05, seed=5, taper=(0.02, 0.3))
        put(sheet, plume, "#d8c28a", rim=1.8)
        bars = sheet.plate()
        for a, b in ((52, 190), (62, 156), (76, 118), (98, 88), (124, 62), (152, 50), (180, 42)):
            bars.disc(X + s * a, b, 7, ry=4, rot=-s * 40)
        sheet.lay(bars.mask * plume.mask, "#5a2a14")


def _paint_of_war(sheet: Sheet, face: Mask) -> None:
    """The paint: black wings about the eyes, a red blade up the brow, a snarl."""
    black, red = sheet.plate(), sheet.plate()
    both(black, [(12, 398), (20, 344), (62, 296), (126, 270), (150, 330), (128, 400), (96, 424), (52, 420)])
    both(black, [(14, 470), (40, 446), (96, 448), (128, 420), (132, 470), (96, 520), (66, 492), (34, 486)])
    red.fill(polygon([(X - 22, 252), (X, 384), (X + 22, 252)]))
    both(red, [(10, 450), (26, 440), (34, 462), (22, 476), (8, 472)])
    sheet.lay(ink(black.mask, 3, edge=0.6) * face * 1.3, DARK).lay(black.mask * face * 0.5, DARK)
    sheet.lay(woodblock(red.mask * face, 3, 0.1), "#b3182a")
    white = both(sheet.plate(), [(30, 386), (46, 352), (98, 336), (120, 356), (104, 388), (60, 400)])
    put(sheet, white, "#f6ecd0", rim=1.5)
    for r, tint in ((23, "#d8321f"), (17, "#ffc83a")):
        iris = sheet.plate().disc(X - 74, 368, r, ry=r).disc(X + 74, 368, r, ry=r)
        sheet.body(iris.mask * white.mask, tint)
    sheet.body(sheet.plate().disc(X - 72, 368, 7).disc(X + 72, 368, 7).mask, DARK)
    brows = strokes(sheet.plate(), [(16, 366, 0.5), (60, 316, 1.4), (130, 262, 0.1)], 26, 7, dry=0.05)
    sheet.body(ink(brows.mask, 3), "#b3182a")
    mouth = shape(
        sheet, "M x-78 516 C x-40 496 x40 496 x78 516 C x70 552 x36 572 x0 572 C x-36 572 x-70 552 x-78 516 Z"
    )
    put(sheet, mouth, "#4a0c12", rim=2)
    teeth = sheet.plate()
    for i in range(7):
        teeth.rect(X - 60 + i * 17.5, 510 + abs(i - 3) * 1.5, 15, 20, 3)
    for s in (-1, 1):
        teeth.fill(polygon([(X + s * 46, 562), (X + s * 72, 548), (X + s * 78, 478)]))
    put(sheet, teeth, "#f6ecd0", rim=1.5, grain=0.05)


def _crown(sheet: Sheet) -> None:
    """A crown of three skulls on a golden band."""
    band = sheet.plate().fill(
        [(X - 128, 284), (X - 90, 236), (X, 218), (X + 90, 236), (X + 128, 284), (X + 84, 270), (X, 256), (X - 84, 270)]
    )
    put(sheet, band, "#d2a048", rim=2.8)
    studs = sheet.plate()
    for i in range(9):
        a = -pi / 2 + (i - 4) * 0.24
        studs.disc(*around(X, 420, 178, a), 6)
    put(sheet, studs, "#c8321f", rim=1.2, grain=0.05)
    for dx, y, k in ((-84, 226, 0.26), (84, 226, 0.26), (0, 196, 0.36)):
        skull(sheet, X + dx, y, k, "#efe6d2", "#8a6a4a", jaw=False)
