"""The bell of the Three Purities."""

from __future__ import annotations

from math import pi, sin

from art.artifacts.cutting import GILT, Facets, Spot, Swing, aslant, facet, gouges, printed
from art.artifacts.still import AXIS, shadow
from art.kit.base import SCALE, Mask, smooth
from art.kit.geometry import around
from art.kit.media import grow, ink, woodblock
from art.kit.noise import cloud
from art.kit.palette import CINNABAR
from art.kit.sheet import Sheet
from art.kit.symbols import ruyi


def bell(sheet: Sheet) -> None:
    """A hand bell that is being rung: three prongs for the Three Purities, a bronze cup with old patina, a clapper."""
    _ringing(sheet)
    prongs = sheet.plate().fill("M 200 236 L 200 158 C 196 140 202 110 212 82 C 222 110 228 140 224 158 L 224 236 Z")
    for s in (-1, 1):
        way = [(212, 210, 1), (212 + s * 42, 206, 1.1), (212 + s * 62, 168, 0.9), (212 + s * 46, 112, 0.1)]
        prongs.brush(way, 25, dry=0, seed=3, taper=(0.02, 0.1))
    handle = sheet.plate().fill("M 194 226 L 230 226 L 226 262 L 234 282 L 228 334 L 196 334 L 190 282 L 198 262 Z")
    shadow(sheet, 212, 646, 120)
    top = printed(sheet, aslant(prongs, _SWING), GILT, 4, rim=3)
    for outline, tint in _PRONG_FACETS:
        facet(sheet, outline, top, tint, swung=_SWING)
    grip = printed(sheet, aslant(handle, _SWING), _LACQUER, 5, rim=3)
    facet(sheet, "M 192 224 L 206 224 L 203 262 L 208 284 L 204 336 L 190 336 Z", grip, _LACQUER.light, swung=_SWING)
    facet(sheet, "M 221 224 L 236 224 L 232 336 L 216 336 L 221 284 L 216 262 Z", grip, _LACQUER.shade, swung=_SWING)
    cup = printed(sheet, aslant(sheet.plate().fill(_CUP), _SWING), _BRONZE, 6, rim=3.2)
    facet(sheet, _CUP_LIGHT, cup, _BRONZE.light, swung=_SWING)
    facet(sheet, _CUP_SHADE, cup, _BRONZE.shade, swung=_SWING)
    facet(sheet, _CUP_DARK, cup, "#48300f", swung=_SWING)
    patina = smooth(cloud(sheet.shape, 46 * SCALE, seed=5), 0.6, 0.62)
    sheet.body(woodblock(patina * cup, 4, 0.3) * 0.55, "#5f9a84")
    cuts: list[tuple[Spot, Spot]] = []
    for i, y in enumerate(range(352, 584, 13)):
        cuts.append(((318 - 0.24 * abs(y - 470), y), (236 - 10 * (i % 3), y + 5)))
    for i, y in enumerate(range(360, 580, 22)):
        x = 112 + (470 - y) * 0.16
        cuts.append(((x, y), (x + 38 + 8 * (i % 2), y + 4)))
    sheet.lay(ink(aslant(gouges(sheet.plate(), cuts, 5), _SWING), 3) * cup * 0.75, "#3a2410")
    _bell_ornament(sheet, cup)
    _mouth(sheet)


def _ringing(sheet: Sheet) -> None:
    """Brush the sound behind the bell: rings that spread from its mouth, each broken where the brush ran dry."""
    rings = sheet.plate()
    for i, (r, first, last, w) in enumerate(
        (
            (196, 2.2, 4.2, 15),
            (196, -1.1, 1.0, 15),
            (236, 2.6, 3.9, 11),
            (236, -0.8, 1.25, 11),
            (278, -0.55, 0.95, 8),
            (278, 1.75, 2.5, 8),
        )
    ):
        way = [(*around(206, 500, r, first + (last - first) * n / 9), 0.5 + 0.5 * sin(pi * n / 9)) for n in range(10)]
        rings.brush(way, w, dry=0.62, seed=i, taper=(0.1, 0.4))
    sheet.lay(ink(rings.mask, 3) * 0.85, CINNABAR)


_CUP = (
    "M 212 318 C 170 318 142 336 130 372 C 118 408 118 452 112 496 C 106 536 94 564 72 588 "
    "C 130 608 294 608 352 588 C 330 564 318 536 312 496 C 306 452 306 408 294 372 C 282 336 254 318 212 318 Z"
)
_CUP_LIGHT = (
    "M 176 316 L 204 318 C 176 340 168 380 164 440 C 160 500 150 550 132 600 "
    "L 96 592 C 124 540 128 480 136 420 C 140 370 150 336 176 316 Z"
)
_CUP_SHADE = "M 238 312 C 262 360 272 430 276 490 C 280 540 290 580 306 604 L 380 600 L 330 300 Z"
_CUP_DARK = "M 272 322 C 292 372 298 430 302 490 C 308 540 318 572 336 600 L 380 600 L 340 320 Z"
_PRONG_FACETS = (
    ("M 214 80 L 232 130 L 226 240 L 212 240 Z", GILT.shade),
    ("M 206 100 L 212 84 L 210 230 L 202 230 Z", GILT.light),
    ([(140, 120), (166, 106), (150, 160), (160, 190), (196, 206), (150, 200)], GILT.light),
    ([(262, 110), (290, 130), (290, 180), (250, 222), (212, 226), (256, 200), (268, 166)], GILT.shade),
)
_BRONZE = Facets("#eccb74", "#b98d36", "#745020", "#24160a")
_LACQUER = Facets("#e8694c", "#b6301f", "#6a1512", "#240a08")
_SWING: Swing = (208, 520, -13)


def _mouth(sheet: Sheet) -> None:
    """Print the bell's mouth seen from below: the lip all round, the dark inside, the clapper thrown aside."""
    lip = printed(sheet, aslant(sheet.plate().disc(212, 594, 152, ry=46), _SWING), _BRONZE, 7, rim=3.2)
    facet(sheet, "M 50 540 L 212 540 L 176 580 L 92 604 L 60 620 Z", lip, _BRONZE.light, swung=_SWING)
    facet(sheet, "M 264 540 L 380 540 L 380 650 L 150 650 L 212 622 L 310 606 Z", lip, _BRONZE.shade, swung=_SWING)
    hollow = printed(
        sheet,
        aslant(sheet.plate().disc(212, 597, 134, ry=34), _SWING),
        Facets("#3a2410", "#2a180a", "#1a0e06", "#1a0e06"),
        8,
        rim=2,
    )
    facet(sheet, "M 84 604 L 150 612 L 236 616 L 330 600 L 330 640 L 90 640 Z", hollow, "#5c3c16", swung=_SWING)
    clapper = sheet.plate().disc(256, 612, 34).fill("M 206 556 L 222 552 L 254 594 L 236 604 Z")
    inside = aslant(sheet.plate().disc(212, 597, 133, ry=33), _SWING)
    ball = printed(sheet, aslant(clapper, _SWING) * inside, _BRONZE, 4, rim=1.2)
    facet(sheet, "M 216 578 L 246 574 L 244 604 L 236 640 L 214 640 Z", ball, _BRONZE.light, swung=_SWING)
    facet(sheet, "M 262 570 L 300 580 L 296 664 L 250 664 L 268 634 L 274 600 Z", ball, _BRONZE.shade, swung=_SWING)


def _bell_ornament(sheet: Sheet, cup: Mask) -> None:
    """Print what is cast on the bell: lotus petals on its shoulder, bands, bosses, the name, clouds over the lip."""
    lines, light = sheet.plate(), sheet.plate()
    for i in range(-3, 4):
        x, wide = 212.0 + i * 27, 16 - abs(i)
        root = 212 + i * 22
        petal = [(root - wide * 0.6, 328), (x - wide, 362), (x, 384), (x + wide, 362), (root + wide * 0.6, 328)]
        lines.line(petal, 3)
    for y, reach in ((392, 92), (402, 94), (540, 112), (550, 116)):
        lines.brush([(AXIS - reach, y - 6, 0.8), (AXIS, y + 11, 1), (AXIS + reach, y - 6, 0.8)], 5, dry=0, taper=(0, 0))
    for i in range(-2, 3):
        if i:
            for row in range(3):
                x, y = 212 + i * 40 * (1 + row * 0.03), 436 + row * 34 - abs(i) * 3
                lines.disc(x + 1, y + 2, 9)
                light.disc(x, y, 7)
    for i in range(-2, 3):
        ruyi(lines, 212 + i * 42 - 20, 584 - abs(i) * 3, 0.3, 1, 3.4)
    sheet.lay(ink(aslant(lines, _SWING), 4, edge=0.4) * cup, "#3a2410")
    sheet.body(aslant(light, _SWING) * cup * 0.9, "#e6c878")
    words = sheet.plate().text("三清", AXIS, 438, 62, upright=True, gap=1.0, bold=1.8)
    sheet.body(grow(aslant(words, _SWING), 1.6) * 0.5, "#e6c878")
    sheet.lay(ink(aslant(words, _SWING), 5, edge=0.3) * 1.2, "#2c1408")
    rings = sheet.plate()
    for y in (238, 268, 300):
        rings.brush([(192, y, 0.8), (212, y + 6, 1), (232, y, 0.8)], 6, dry=0, seed=y, taper=(0, 0))
    sheet.body(aslant(rings, _SWING), "#e0b04a")
