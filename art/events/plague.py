"""The pestilence: its god stands over the town and pours it out."""

from __future__ import annotations

from math import degrees, pi, sin
from typing import Final

from art.anatomy import hand, skull
from art.events.scene import INKY, put, sky
from art.kit.base import SCALE, Points, blur, smooth, turned
from art.kit.geometry import curve, polygon, turn_points
from art.kit.media import cinnabar, ink
from art.kit.scenery import clouds
from art.kit.sheet import Sheet

_CLOAK, _SHADE, _LIT = "#2b3d30", "#0e1813", "#c3cc6a"
_SKIN, _NAILS = "#b9c79a", "#1a2214"
_VAPOUR, _EDGE = "#c6d25e", "#3a4a18"


def pestilence(sheet: Sheet) -> None:
    """The god of plague bows over the roofs and tips his jar; a claw gropes for the doors, which are sealed."""
    sky(sheet, "#141c14", "#7f8a3c", horizon=560)
    moon = sheet.plate().disc(214, 236, 168)
    put(sheet, moon, "#d9d488", rim=2.4, rim_tint="#3a4420", grain=0.35)
    _crows(sheet)
    _cloak(sheet)
    for x, y in ((236, 594), (312, 588), (386, 598)):
        _house(sheet, x, y, 0.34)
    _jar(sheet)
    _sleeve(sheet, _SLEEVES[0])
    _sleeve(sheet, _SLEEVES[1])
    _collar(sheet)
    _head(sheet)
    _vapour(sheet)
    for x, y, k in ((180, 650, 0.42), (270, 640, 0.46), (364, 648, 0.42)):
        _house(sheet, x, y, k)
    bank = [(24, 690, 38), (86, 704, 34), (140, 722, 24), (386, 700, 34), (336, 716, 28)]
    clouds(sheet, bank, _VAPOUR, _EDGE, 5)


def _crows(sheet: Sheet) -> None:
    birds = sheet.plate()
    for x, y, k in ((70, 110, 1.0), (116, 156, 0.6), (48, 212, 0.5)):
        wings = [(-44, -16, 0.1), (-22, -20, 1), (0, 4, 0.9), (24, -18, 1), (48, -8, 0.1)]
        birds.brush([(x + a * k, y + b * k, c) for a, b, c in wings], 15 * k, dry=0.05, seed=int(x))
        birds.fill([(x - 10 * k, y + 12 * k), (x + 2 * k, y - 5 * k), (x + 20 * k, y + 3 * k), (x + 8 * k, y + 9 * k)])
    sheet.lay(birds.mask, "#0e1410")


_BODY: Final = (
    "M 158 292 C 112 300 84 330 66 388 C 50 450 40 540 26 640 L 60 624 L 84 660 L 120 630 L 160 668 L 206 634 "
    "L 250 668 L 292 632 L 330 664 L 362 628 L 396 648 C 388 540 380 430 358 372 C 344 326 314 300 278 292 Z"
)
_SLEEVES: Final = (
    (
        (292, 296),
        (346, 316),
        (378, 362),
        (394, 430),
        (398, 476),
        (374, 462),
        (352, 480),
        (330, 456),
        (306, 466),
        (284, 420),
    ),
    ((150, 296), (96, 314), (60, 352), (34, 402), (22, 446), (50, 436), (74, 456), (104, 432), (138, 446), (164, 410)),
)
"""The right and the left one: shoulder, outer edge, ragged opening, inner edge."""


def _cloak(sheet: Sheet) -> None:
    """Print the ragged cloak, its folds lit from behind."""
    body = sheet.plate().fill(_BODY).mask
    sheet.solid(body, _CLOAK, rim=3, line=_LIT, grain=0.3, mott=0.2)
    sheet.lay(body * smooth(sheet.down(), 330, 600) * 0.9, _SHADE)
    folds, light = sheet.plate(), sheet.plate()
    for i in range(9):
        x = 90 + i * 32
        way = [(214 + (x - 214) * 0.45, 330, 0.2), (x + 6 * sin(i * 2.1), 430, 1), (x + (x - 214) * 0.2, 600, 0.4)]
        folds.brush(way, 12, dry=0.25, seed=i)
        light.brush([(a + 8, b, c) for a, b, c in way], 3, dry=0.5, seed=20 + i)
    sheet.lay(ink(folds.mask, 4) * body * 0.9, _SHADE)
    sheet.body(ink(light.mask, 4) * body * 0.5, "#7f8f4c")


def _collar(sheet: Sheet) -> None:
    straw = sheet.plate()
    for i in range(23):
        a = (i - 11) / 11
        root, tip = (218 + a * 64, 268 + 26 * abs(a)), (218 + a * 128, 362 + 14 * sin(i * 2.7) - 26 * abs(a))
        middle = ((root[0] + tip[0]) / 2 + 5 * a, (root[1] + tip[1]) / 2 - 10)
        straw.brush([(*root, 1), (*middle, 1), (*tip, 0.1)], 17, dry=0.15, seed=i)
    sheet.solid(straw.mask, "#6a6a34", rim=2, line=_SHADE, grain=0.2, mott=0.2)


def _head(sheet: Sheet) -> None:
    """Print the sunken face in the shadow of a wide straw hat, a cloth before its mouth."""
    face = sheet.plate().fill(
        [(170, 196), (222, 184), (270, 192), (276, 240), (256, 290), (222, 318), (188, 292), (168, 244)]
    )
    put(sheet, face, _SKIN, rim=2.6, rim_tint=_SHADE, grain=0.15)
    sheet.lay(face.mask * (1 - smooth(sheet.down(), 196, 264)) * 0.9, "#24321c")
    hollows, sparks = sheet.plate(), sheet.plate()
    for s, x in ((-1, 198), (1, 247)):
        hollows.fill([(x - 20, 236 + s * 3), (x, 222), (x + 20, 236 - s * 3), (x + 8, 252), (x - 9, 252)])
        sparks.disc(x, 239, 6.2)
    sheet.lay(ink(hollows.mask, 3, edge=0.4) * 1.3, _SHADE)
    sheet.body(blur(sparks.mask, 5 * SCALE) * 1.5, "#e8d23a").body(sparks.mask, "#fff3a0")
    cloth = sheet.plate().fill([(166, 258), (222, 270), (276, 254), (270, 300), (222, 338), (176, 304)])
    put(sheet, cloth, "#d8d2ae", rim=2.2, rim_tint=_SHADE, grain=0.25)
    creases = sheet.plate()
    for y in (278, 292):
        creases.brush([(178, y - 4, 0.2), (222, y + 10, 1), (268, y - 8, 0.2)], 4, dry=0.2, seed=y)
    sheet.lay(ink(creases.mask, 3) * 0.8, "#5c5a34")
    sign = sheet.plate().text("瘟", 222, 297, 40, bold=1.4)
    sheet.lay(cinnabar(sign.mask, 3, 0.15), "#a31f1a")
    _hat(sheet)


def _hat(sheet: Sheet) -> None:
    hat = sheet.plate().fill(
        "M 76 240 C 120 196 182 132 226 88 C 266 128 326 184 366 222 C 300 196 262 196 222 200 "
        "C 172 204 122 216 76 240 Z"
    )
    put(sheet, hat, "#7d7438", rim=2.8, rim_tint=_SHADE, grain=0.3)
    straws = sheet.plate()
    for i in range(15):
        share = i / 14
        foot = (76 + 290 * share, 240 - 18 * share - 46 * sin(share * pi))
        straws.brush(
            [(226, 92, 0.5), ((226 + foot[0]) / 2, (92 + foot[1]) / 2 - 2, 0.9), (*foot, 1)], 5, dry=0.2, seed=i
        )
    for depth in (0.36, 0.68):
        ring = [
            (226 + (76 + 290 * s / 10 - 226) * depth, 90 + (240 - 18 * s / 10 - 46 * sin(s * pi / 10) - 90) * depth + 5)
            for s in range(11)
        ]
        straws.brush(ring, 5, dry=0.1, seed=3, taper=(0, 0))
    sheet.lay(ink(straws.mask, 3) * hat.mask * 0.9, "#2a2810")
    dark = sheet.plate().fill("M 226 88 C 266 128 326 184 366 222 C 320 202 284 198 250 198 Z")
    sheet.lay(dark.mask * hat.mask * 0.6, "#4a4420")


def _sleeve(sheet: Sheet, outline: Points) -> None:
    mask = sheet.plate().fill(polygon([(float(x), float(y)) for x, y in curve(outline, closed=True)[:, :2]])).mask
    sheet.solid(mask, _CLOAK, rim=3, line=_LIT, grain=0.3, mott=0.2)
    sheet.lay(mask * smooth(sheet.down(), 360, 540) * 0.8, _SHADE)
    folds = sheet.plate()
    (sx, sy), feet = outline[0], [outline[5], outline[7]]
    for i, (x, y) in enumerate(feet):
        folds.brush([(sx, sy + 20, 0.2), ((sx + x) / 2, (sy + y) / 2, 1), (x, y - 6, 0.3)], 10, dry=0.25, seed=i)
    sheet.lay(ink(folds.mask, 4) * mask, _SHADE)


def _jar(sheet: Sheet) -> None:
    """Print the tipped jar and the hand that holds it, and the other one, which gropes over the roofs."""
    hand(
        sheet,
        340,
        500,
        0.86,
        _SKIN,
        turn=pi - 0.1,
        side=-1,
        bent=0.05,
        claws=_NAILS,
        bony=0.8,
        arm=[(348, 430)],
        thick=30,
    )
    x, y, a = 106.0, 506.0, 0.62

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return turn_points([(b * 0.94, c * 0.94) for b, c in points], x, y, a)

    body = sheet.plate().fill(
        at((-24, 62), (-58, 30), (-64, -22), (-40, -64), (40, -64), (64, -22), (58, 30), (24, 62))
    )
    put(sheet, body, "#5c3320", rim=2.8, rim_tint=_SHADE, grain=0.25)
    glaze = sheet.plate().fill(
        at((-24, 62), (-58, 30), (-64, -22), (-58, -34), (0, -10), (58, -34), (64, -22), (58, 30), (24, 62))
    )
    sheet.lay(glaze.mask * body.mask * 0.6, "#2a120a")
    shine = sheet.plate().brush(
        [(*p, c) for p, c in zip(at((-46, -36), (-52, 0), (-40, 34)), (0.3, 1, 0.2), strict=True)], 9, dry=0.2
    )
    sheet.body(ink(shine.mask, 3) * 0.8, "#c98a5a")
    label = sheet.plate().fill(polygon(at((-22, -8), (22, -8), (22, 40), (-22, 40))))
    put(sheet, label, "#d8b24a", rim=1.6, rim_tint=_SHADE, grain=0.15)
    word = turned(sheet.plate().text("毒", *at((0, 16))[0], 34, bold=1.4).mask, *at((0, 16))[0], -degrees(a))
    sheet.lay(ink(word, 3, edge=0.3), INKY)
    neck = sheet.plate().fill(polygon(at((-30, 54), (30, 54), (36, 80), (-36, 80))))
    put(sheet, neck, "#5c3320", rim=2.4, rim_tint=_SHADE, grain=0.25)
    hand(
        sheet,
        126,
        440,
        0.62,
        _SKIN,
        turn=pi + 0.3,
        side=1,
        bent=0.3,
        claws=_NAILS,
        bony=0.8,
        arm=[(110, 380)],
        thick=26,
    )


def _vapour(sheet: Sheet) -> None:
    """Print what pours out of the jar and rolls over the roofs, the dead to be already in it."""
    stream = sheet.plate()
    for i in range(6):
        dx = (i - 2.5) * 9
        way = [
            (64 + dx * 0.8, 566 + dx * 0.5, 1),
            (48 + dx, 596, 1.1),
            (60 + dx * 1.8, 630, 1),
            (90 + dx * 4, 660, 0.4),
        ]
        stream.brush(way, 24, dry=0.1, seed=i, taper=(0, 0.2))
    sheet.solid(stream.mask, _VAPOUR, rim=2.4, line=_EDGE, grain=0.2, mott=0.2)
    bank = [
        (392, 650, 30),
        (356, 668, 32),
        (316, 664, 26),
        (30, 640, 30),
        (150, 650, 34),
        (104, 656, 34),
        (60, 664, 32),
    ]
    clouds(sheet, bank, _VAPOUR, _EDGE, 3)
    for x, y, k in ((104, 648, 0.17), (372, 656, 0.15)):
        skull(sheet, x, y, k, "#eef0ba", "#8a9a3c", rim=_EDGE)


def _house(sheet: Sheet, x: float, y: float, k: float) -> None:
    """Print a house with bent eaves and a door that has been sealed."""
    left, top, zoom = sheet.view
    with sheet.at(left + x * zoom, top + y * zoom, k * zoom):
        put(sheet, sheet.plate().rect(-70, -30, 140, 120), "#a39a70", rim=2.4, grain=0.3)
        sheet.lay(sheet.plate().rect(-70, -30, 140, 34).mask * 0.7, "#3a3a20")
        roof = sheet.plate().fill(
            "M -112 -34 C -84 -40 -66 -58 -52 -88 L 52 -88 C 66 -58 84 -40 112 -34 "
            "C 96 -22 80 -20 64 -20 L -64 -20 C -80 -20 -96 -22 -112 -34 Z"
        )
        put(sheet, roof, "#4f6a5e", rim=2.6, rim_tint="#0c1410", grain=0.3)
        tiles = sheet.plate()
        for i in range(11):
            a = (i - 5) / 5
            tiles.brush([(a * 48, -86, 0.8), (a * 62, -54, 1), (a * 88, -24, 1)], 4, dry=0.1, seed=i)
        sheet.body(ink(tiles.mask, 3) * roof.mask * 0.8, "#9ab09a")
        ridge = sheet.plate().rect(-62, -98, 124, 13, 4)
        for s in (-1, 1):
            ridge.brush([(s * 52, -92, 1), (s * 68, -98, 1), (s * 76, -114, 0.2)], 13, dry=0)
        put(sheet, ridge, "#7f9684", rim=2.2, rim_tint="#0c1410", grain=0.2)
        _sealed_door(sheet)


def _sealed_door(sheet: Sheet) -> None:
    put(sheet, sheet.plate().rect(-30, -14, 60, 104), "#5a2a1a", rim=2.2, grain=0.3)
    sheet.lay(sheet.plate().line("M 0 -14 L 0 90", 2.4).mask, INKY)
    strip = [(-46, -9), (46, -9), (46, 9), (-46, 9)]
    for a in (0.5, -0.5):
        bar = sheet.plate().fill(polygon(turn_points(strip, 0, 22, a)))
        put(sheet, bar, "#ead27c", rim=1.6, grain=0.1)
    seal = sheet.plate().text("封", 0, 22, 30, bold=1.2)
    sheet.lay(cinnabar(seal.mask, 3, 0.1), "#b3182a")
