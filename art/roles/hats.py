"""Hair, hats and beards of the portraits."""

from __future__ import annotations

from math import pi, sin
from typing import Final

from art.kit.geometry import around, centred, polygon
from art.kit.media import cinnabar, ink, woodblock
from art.kit.palette import CINNABAR, INK
from art.kit.sheet import Sheet
from art.kit.symbols import taiji
from art.roles.portraits import Extra, Stroke, X, moved, solid, strokes


def _hair(sheet: Sheet, tint: str = INK, *, long: bool = False) -> None:
    """Draw hair combed back from the brow, falling down the sides if long."""
    lines: list[Stroke] = [
        ([(-48, 216, 0.6), (-42, 168, 1), (0, 150, 1.2), (42, 168, 1), (52, 216, 0.6)], 26, 0.2),
        ([(-36, 162, 1), (0, 150, 1.2), (36, 162, 1)], 26, 0.1),
    ]
    for s in (-1, 1):
        end = 470 if long else 286
        lines += [
            (
                [(s * 46, 176, 0.8), (s * 58, 220, 1), (s * 58, 270, 0.8), (s * (70 if long else 54), end, 0.1)],
                24 if long else 14,
                0.3,
            )
        ]
        if long:
            lines += [([(s * 50, 200, 1), (s * 68, 300, 1), (s * 60, 400, 0.6), (s * 84, 520, 0.05)], 26, 0.4)]
    mask = strokes(sheet.plate(), lines, 30).mask
    if tint != INK:
        sheet.rim(mask, INK, 1.3)
    sheet.body(ink(mask, 4, edge=0.6), tint)


def topknot(tint: str = INK, *, long: bool = False, pin: str = "#2f5a52") -> Extra:
    """Hair in a knot with a pin through it."""

    def draw(sheet: Sheet) -> None:
        _hair(sheet, tint, long=long)
        knot = sheet.plate().brush(moved([(0, 148, 1), (-4, 118, 1.2), (6, 94, 0.6)]), 42, dry=0.1, seed=3)
        if tint != INK:
            sheet.rim(knot.mask, INK, 1.3)
        sheet.body(ink(knot.mask, 4, edge=0.6), tint)
        solid(
            sheet,
            sheet.plate().brush(moved([(-62, 122, 0.5), (0, 116, 1), (66, 108, 0.5)]), 9, dry=0, seed=4),
            pin,
            rim=1.2,
        )

    return draw


def ridged_cap(sheet: Sheet) -> None:
    """A tall ridged cap with a plaque of jade."""
    _hair(sheet)
    cap = sheet.plate().fill(centred("M x-54 178 L x-66 104 C x-30 88 x30 88 x66 104 L x54 178 Z", int(X)))
    solid(sheet, cap, "#20242e", rim=2.2)
    ridges = sheet.plate()
    for i in range(7):
        ridges.line(f"M {X + (i - 3) * 18} 98 L {X + (i - 3) * 15} 160", 3.4)
    sheet.body(ridges.mask * cap.mask, "#d2a048")
    solid(sheet, sheet.plate().rect(X - 58, 158, 116, 20, 4), "#d2a048", rim=1.6)
    solid(sheet, sheet.plate().rect(X - 12, 150, 24, 30, 4), "#6ab09a", rim=1.6)


def buns(sheet: Sheet) -> None:
    """Two small buns tied with ribbons, a pin between them, and a fringe."""
    _hair(sheet, long=True)
    for s in (-1, 1):
        solid(sheet, sheet.plate().disc(X + s * 32, 138, 16, ry=20, rot=s * 40), INK, rim=1)
        ribbon = sheet.plate().brush(
            moved([(s * 22, 148, 0.9), (s * 38, 154, 1), (s * 54, 146, 0.9)]), 9, dry=0, seed=3
        )
        ribbon.brush(moved([(s * 52, 148, 0.9), (s * 78, 176, 1), (s * 84, 240, 0.2)]), 9, dry=0.1, seed=4)
        solid(sheet, ribbon, "#c8405a", rim=1)
    flower = sheet.plate()
    for i in range(5):
        flower.disc(*around(X, 142, 10, -pi / 2 + i * 2 * pi / 5), 8)
    solid(sheet, flower, "#f3e0d0", rim=1.4)
    sheet.body(sheet.plate().disc(X, 142, 5).mask, "#d2a048")
    fringe = sheet.plate()
    for i in range(9):
        line = [(0, 158, 1), (-32 + i * 8, 186, 0.9), (-40 + i * 10, 212 - 4 * (i % 2), 0.1)]
        fringe.brush(moved(line), 9, dry=0.2, seed=20 + i)
    sheet.body(ink(fringe.mask, 3), INK)
    sheet.lay(cinnabar(sheet.plate().disc(X, 206, 4).mask, 3, 0.1), CINNABAR)


def straw_hat(sheet: Sheet) -> None:
    """A wide straw hat."""
    _hair(sheet)
    hat = sheet.plate().fill(
        centred(
            "M x-128 214 C x-84 172 x-36 132 x0 108 C x36 132 x84 172 x128 214 C x74 234 x-74 234 x-128 214 Z", int(X)
        )
    )
    solid(sheet, hat, "#cda75e", rim=2.4, grain=0.4)
    straw = sheet.plate()
    for i in range(21):
        a = (i - 10) / 10
        straw.brush(
            moved([(0, 112, 0.8), (a * 66, 164 + 12 * (1 - abs(a)), 1), (a * 122, 214 + 12 * (1 - a * a), 0.3)]),
            3.6,
            dry=0.3,
            seed=i,
        )
    sheet.lay(ink(straw.mask, 3) * 0.85, "#4a3418")
    tie = sheet.plate()
    for s in (-1, 1):
        tie.brush(moved([(s * 50, 222, 0.8), (s * 46, 290, 1), (s * 12, 330, 0.5)]), 5, dry=0.1, seed=5 + s)
    sheet.lay(ink(tie.mask, 3), "#8e2318")


def wild(sheet: Sheet) -> None:
    """Hair that has not been combed for a year, under a band."""
    hair = sheet.plate()
    for i in range(30):
        a = pi + pi * i / 29
        tip = around(X, 214, 92 + 22 * sin(i * 2.3), a + 0.1 * sin(i * 1.7))
        hair.brush([(*around(X, 220, 40, a), 1.1), (*around(X, 216, 70, a), 1), (*tip, 0.1)], 22, dry=0.35, seed=i)
    sheet.body(ink(hair.mask, 4), INK)
    solid(
        sheet,
        sheet.plate().brush(
            moved([(-56, 204, 0.9), (0, 190, 1), (58, 204, 0.9)]), 19, dry=0, seed=3, taper=(0.02, 0.02)
        ),
        "#a5402e",
        rim=1.4,
    )
    flush = sheet.plate().disc(X - 30, 272, 16, ry=10).disc(X + 34, 272, 16, ry=10).disc(X + 1, 270, 9, ry=8)
    sheet.lay(flush.mask * 0.45, "#c8402c")


def coiled(sheet: Sheet) -> None:
    """Hair coiled high with a wooden pin, a band across the brow, a sprig behind the ear."""
    _hair(sheet, long=True)
    solid(sheet, sheet.plate().disc(X + 10, 126, 40, ry=30, rot=-12), INK, rim=1)
    coil = sheet.plate().brush(
        moved([(-20, 136, 0.3), (4, 108, 1), (40, 116, 0.8), (26, 140, 0.2)]), 5, dry=0.2, seed=3
    )
    sheet.body(ink(coil.mask, 3) * 0.7, "#7a8a88")
    solid(sheet, sheet.plate().line(f"M {X - 54} 140 L {X + 78} 104", 8), "#a8743a", rim=1.4)
    band = sheet.plate().brush(moved([(-52, 204, 0.8), (0, 184, 1), (56, 204, 0.8)]), 17, dry=0, seed=4, taper=(0, 0))
    solid(sheet, band, "#f1ecdc", rim=1.6)
    for i, a in enumerate((-2.5, -1.9, -1.2)):
        tip = around(X - 54, 196, 46, a)
        leaf = sheet.plate().brush(
            [(X - 54, 196, 0.4), (*around(X - 54, 196, 26, a), 1.2), (*tip, 0.1)], 15, dry=0, seed=i
        )
        solid(sheet, leaf, "#4f8a3c", rim=1.4)
    solid(sheet, sheet.plate().disc(X - 52, 196, 9), "#e8a0a8", rim=1.3)


def veil_hat(sheet: Sheet) -> None:
    """A wide hat with a gauze, black on one side and white on the other."""
    _hair(sheet)
    for s, tint in ((-1, "#20242e"), (1, "#f1ecdc")):
        gauze = sheet.plate().fill(
            polygon([(X, 176), (X + s * 112, 190), (X + s * 104, 352), (X + s * 62, 338), (X + s * 58, 236), (X, 200)])
        )
        sheet.body(woodblock(gauze.mask, 3, 0.4) * 0.82, tint)
    hat = sheet.plate().disc(X, 186, 122, ry=26)
    solid(sheet, hat, "#2c2c34", rim=2.4)
    solid(
        sheet,
        sheet.plate().fill(centred("M x-54 182 C x-44 128 x44 128 x54 182 C x30 194 x-30 194 x-54 182 Z", int(X))),
        "#3a3a44",
    )
    mark = sheet.plate()
    taiji(mark, X, 164, 15)
    sheet.body(sheet.plate().disc(X, 164, 17).mask, "#e8dcc0").body(mark.mask, INK)


def bald(sheet: Sheet) -> None:
    """A bald head with a sweat band, knotted at the side."""
    band = sheet.plate().brush(
        moved([(-54, 212, 0.9), (0, 196, 1), (56, 212, 0.9)]), 20, dry=0, seed=3, taper=(0.02, 0.02)
    )
    solid(sheet, band, "#8e2318", rim=1.5)
    shine = sheet.plate().brush(moved([(-26, 184, 0.3), (-6, 178, 1), (18, 184, 0.2)]), 7, dry=0.2, seed=4)
    sheet.body(ink(shine.mask, 3) * 0.8, "#fbf0d4")
    knot = sheet.plate().brush(moved([(54, 210, 1), (82, 222, 1), (94, 262, 0.2)]), 14, dry=0.05, seed=5)
    knot.brush(moved([(54, 210, 1), (90, 206, 1), (112, 228, 0.2)]), 13, dry=0.05, seed=6)
    solid(sheet, knot, "#8e2318", rim=1.4)


def hood(sheet: Sheet) -> None:
    """A hood down to the shoulders."""
    outline = (
        "M x0 122 C x-72 124 x-100 190 x-96 270 C x-94 330 x-116 360 x-128 396 L x-56 372 C x-66 320 x-62 260 x-46 216 "
        "C x-30 186 x30 186 x46 216 C x62 260 x66 320 x56 372 L x128 396 C x116 360 x94 330 x96 270 "
        "C x100 190 x72 124 x0 122 Z"
    )
    hood = sheet.plate().fill(centred(outline, int(X)))
    solid(sheet, hood, "#5a6268", rim=2.4, grain=0.35)
    folds = sheet.plate()
    for s in (-1, 1):
        folds.brush(
            moved([(s * 20, 138, 0.3), (s * 72, 200, 1), (s * 80, 300, 0.8), (s * 92, 376, 0.2)]),
            8,
            dry=0.3,
            seed=4 + s,
        )
    sheet.lay(ink(folds.mask, 3), "#20262a")


def blindfold(sheet: Sheet) -> None:
    """A knot of grey hair, the eyes bound."""
    topknot("#8f8a80", pin="#5b5fa8")(sheet)
    cloth = sheet.plate().fill(
        centred("M x-58 238 C x-30 230 x32 230 x60 238 L x60 264 C x32 270 x-30 270 x-58 264 Z", int(X))
    )
    cloth.brush(moved([(58, 250, 1), (86, 268, 1), (92, 330, 0.3)]), 15, dry=0.05, seed=3)
    solid(sheet, cloth, "#e9e4d6", rim=1.8)
    folds = sheet.plate().brush(moved([(-50, 252, 0.3), (0, 246, 1), (54, 254, 0.3)]), 4, dry=0.2, seed=4)
    sheet.lay(ink(folds.mask, 3) * 0.7, "#6a6458")


# -- beards

LONG_BEARD: Final[tuple[Stroke, ...]] = (
    ([(-6, 286, 0.5), (-22, 300, 1), (-34, 340, 0.8), (-30, 392, 0.15)], 11, 0.5),
    ([(8, 286, 0.5), (24, 300, 1), (38, 340, 0.8), (32, 396, 0.15)], 11, 0.5),
    ([(-4, 308, 0.6), (-14, 360, 1), (-4, 420, 0.7), (-10, 470, 0.1)], 18, 0.55),
    ([(4, 308, 0.6), (8, 370, 1), (0, 430, 0.8), (8, 490, 0.1)], 20, 0.55),
    ([(2, 310, 0.6), (24, 360, 1), (18, 420, 0.6), (24, 452, 0.1)], 14, 0.6),
)
FULL_BEARD: Final[tuple[Stroke, ...]] = tuple(
    ([(dx * 0.7, 296 - abs(dx) * 0.5, 0.8), (dx * 1.1, 340, 1.1), (dx * 0.9, 400 - abs(dx) * 0.6, 0.1)], 22, 0.4)
    for dx in (-52, -40, -28, -16, -4, 8, 20, 32, 44, 54)
)
GOATEE_BEARD: Final[tuple[Stroke, ...]] = (
    ([(-4, 286, 0.5), (-20, 298, 1), (-30, 330, 0.1)], 7, 0.4),
    ([(6, 286, 0.5), (22, 298, 1), (32, 330, 0.1)], 7, 0.4),
    ([(1, 312, 1), (0, 342, 0.9), (4, 380, 0.1)], 17, 0.5),
)
STUBBLE: Final[tuple[Stroke, ...]] = tuple(
    ([(dx, 300 + 12 - abs(dx) * 0.3, 0.8), (dx * 1.05, 326 - abs(dx) * 0.4, 0.1)], 8, 0.5) for dx in range(-42, 46, 7)
)
