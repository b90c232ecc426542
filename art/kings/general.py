"""The baleful king: a general's painted face between his banners."""

from __future__ import annotations

from math import pi, sin

from art.anatomy import skull
from art.ghosts.limbs import Placing, carve, inked, pose, shade, spots, turned_away, where
from art.kings.masks import DARK, X, both, put, shape, strokes
from art.kit.base import Mask
from art.kit.geometry import around, polygon
from art.kit.media import ink, woodblock
from art.kit.sheet import Sheet


def baleful(sheet: Sheet) -> None:
    """A general of the dead as the opera paints him: black and bone, four banners at his back."""
    _banners(sheet)
    _plumes(sheet)
    _shoulders(sheet)
    _beard(sheet)
    line = "M x0 250 C x-90 248 x-138 300 x-136 384 C x-134 450 x-104 520 x-60 566 C x-36 586 x-16 594 x0 594 "
    face = shape(sheet, line + "C x16 594 x36 586 x60 566 C x104 520 x134 450 x136 384 C x138 300 x90 248 x0 250 Z")
    put(sheet, face, "#efe6d2", rim=3.6)
    _paint_of_war(sheet, face.mask)
    _crown(sheet)


_RED, _WINE, _LIT = "#8e1f1e", "#43101a", "#c8402a"
_GOLD, _BRONZE = "#d2a048", "#7a4a20"


def _shoulders(sheet: Sheet) -> None:
    """His armour: a breast of scales, on each shoulder three plates under a beast's head that bites into the arm."""
    at = pose(X, 0)
    chest = carve(sheet, sheet.plate().fill(at(spots("-150,560 0,520 150,560 176,740 -176,740"))), _WINE, rim=3)
    scales, lights = sheet.plate(), sheet.plate()
    for row in range(8):
        for n in range(-6, 7):
            x, y = X + n * 32 + 16 * (row % 2), 540 + row * 25
            scales.line([(x - 16, y), (x - 11, y + 14), (x, y + 21), (x + 11, y + 14), (x + 16, y)], 3.4)
            lights.disc(x - 3, y + 6, 8, ry=6)
    shade(sheet, lights.mask * chest, _RED)
    sheet.body(scales.mask * chest, "#b8782c")
    for s in (-1, 1):
        _shoulder(sheet, pose(X, 0, side=s), lit=s < 0)


def _shoulder(sheet: Sheet, at: Placing, *, lit: bool) -> None:
    plates = (
        "120,640 176,626 232,650 262,690 270,740 150,740 128,700",
        "106,604 168,584 228,606 258,650 262,690 222,664 172,650 118,664",
        "84,566 150,538 214,556 248,604 254,648 212,622 164,610 100,628",
    )
    for i, text in enumerate(plates):
        mask = carve(sheet, sheet.plate().fill(at(spots(text))), _RED, rim=3.2)
        shade(sheet, turned_away(sheet, mask, 12, 14), _WINE)
        shade(sheet, turned_away(sheet, mask, -7 if lit else 4, -8), _LIT)
        edge = turned_away(sheet, mask, 0, 7)
        sheet.body(edge, _GOLD if i else _BRONZE)
        cuts = [
            at(
                [
                    (x, 570 + i * 34 + abs(x - 176) * 0.3, 0.2),
                    (x + 4, 590 + i * 34 + abs(x - 176) * 0.3, 1),
                    (x + 5, 606 + i * 34, 0.1),
                ]
            )
            for x in range(130, 250, 20)
        ]
        inked(sheet, cuts, 4, "#2a0a10", within=mask)
    _beast(sheet, at)


def _beast(sheet: Sheet, at: Placing) -> None:
    """Print the beast's head on a shoulder: a mane of curls, brows like flames, a flat nose, a grin."""
    x, y = 152.0, 540.0
    curls, snails = sheet.plate(), []
    for i in range(9):
        (cx, cy), r = around(x, y + 4, 56, pi * (0.94 + 1.12 * i / 8)), 17
        curls.disc(*where(at, cx, cy), r)
        snails.append(at([(*around(cx, cy, r - 4 - n * 1.7, 0.6 + n * 0.95), 1) for n in range(7)]))
    mask = carve(sheet, curls, _BRONZE, rim=3)
    shade(sheet, turned_away(sheet, mask, -4, -5), "#b0762c")
    inked(sheet, snails, 3.4, "#2a140a")
    head = sheet.plate().fill(
        at(spots("102,532 116,506 152,498 188,506 202,532 200,562 186,580 152,588 118,580 104,562"))
    )
    mask = carve(sheet, head, _GOLD, rim=3)
    shade(sheet, turned_away(sheet, mask, 10, 8), _BRONZE)
    shade(sheet, turned_away(sheet, mask, -4, -5), "#f0d084")
    eyes, pupils = sheet.plate(), sheet.plate()
    for dx in (-24, 24):
        eyes.disc(*where(at, x + dx, y - 6), 10, ry=9)
        pupils.disc(*where(at, x + dx * 0.9, y - 4), 4.6)
    carve(sheet, eyes, "#f6ecd0", rim=2.4)
    sheet.body(pupils.mask, "#a81c14")
    brows = sheet.plate()
    for s in (-1, 1):
        way = [(x + s * a, y + b, c) for a, b, c in ((4, -12, 0.6), (20, -24, 1.1), (42, -26, 0.9), (58, -44, 0.05))]
        brows.brush(at(way), 14, dry=0, taper=(0.02, 0.05), wob=0.01)
    carve(sheet, brows, "#a8241c", rim=2)
    nose = sheet.plate().fill(
        at([(x - 8, y - 8), (x + 8, y - 8), (x + 19, y + 10), (x + 8, y + 16), (x - 8, y + 16), (x - 19, y + 10)])
    )
    carve(sheet, nose, "#f0d084", rim=2.4)
    mouth = sheet.plate().fill(
        at([(x - 40, y + 20), (x, y + 24), (x + 40, y + 20), (x + 26, y + 40), (x - 26, y + 40)])
    )
    mask = carve(sheet, mouth, "#4a0c12", rim=2.6)
    teeth = sheet.plate()
    for i in range(-3, 4):
        long = 20 if abs(i) == 3 else 10
        teeth.fill(polygon(at([(x + i * 11 - 6, y + 20), (x + i * 11 + 6, y + 20), (x + i * 11, y + 22 + long)])))
    sheet.body(teeth.mask * mask, "#f6ecd0")


def _beard(sheet: Sheet) -> None:
    """A long beard in five tails, a cold light along each lock."""
    hair, shine = [], sheet.plate()
    for i in range(23):
        t = (i - 11) / 11
        foot = 704 - 96 * t * t - 26 * abs(sin(i * pi / 4.6))
        way = [
            (X + 96 * t, 470, 1.2),
            (X + 112 * t, 560, 1.2),
            (X + 92 * t, 640 - 40 * t * t, 0.9),
            (X + 66 * t, foot, 0.04),
        ]
        hair.append(way)
        if i % 2:
            shine.brush([(x - 5, y + 6, w) for x, y, w in way], 5, dry=0.1, seed=i, taper=(0.2, 0.3))
    beard = sheet.plate()
    for i, way in enumerate(hair):
        beard.brush(way, 34, dry=0, seed=i, taper=(0, 0.04), wob=0.02)
    put(sheet, beard, "#17121a", rim=3, rim_tint="#8a6a5a")
    sheet.body(ink(shine.mask, 3) * beard.mask, "#5a5468")


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
