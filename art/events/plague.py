"""The pestilence: its god stands over the town and pours it out."""

from __future__ import annotations

from math import degrees, pi, sin
from typing import Final

from art.anatomy import skull
from art.events.scene import INKY, put, sky
from art.ghosts.limbs import claw, pose, spots
from art.kit.base import SCALE, Points, blur, smooth, turned
from art.kit.geometry import curve, polygon, turn_points
from art.kit.media import cinnabar, ink
from art.kit.scenery import clouds
from art.kit.sheet import Sheet

_CLOAK, _SHADE, _LIT = "#2b3d30", "#0e1813", "#c3cc6a"
_SKIN, _PALLOR, _NAILS = "#b9c79a", "#7f9468", "#f2ecc4"
_GLAZE, _RIM = "#7a4326", "#e9dfa6"
_VAPOUR, _EDGE = "#c6d25e", "#3a4a18"


def pestilence(sheet: Sheet) -> None:
    """The god of plague bows over the roofs and tips his jar; a claw gropes for the doors, which are sealed."""
    sky(sheet, "#141c14", "#7f8a3c", horizon=560)
    moon = sheet.plate().disc(214, 236, 168)
    put(sheet, moon, "#d9d488", rim=2.4, rim_tint="#3a4420", grain=0.35)
    _crows(sheet)
    _cloak(sheet)
    for x, y in ((232, 590), (404, 596)):
        _house(sheet, x, y, 0.34)
    _jar(sheet)
    _hands(sheet)
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
    ((150, 296), (96, 312), (60, 342), (36, 382), (24, 424), (50, 412), (76, 428), (104, 406), (136, 418), (162, 388)),
)
"""The right and the left one: shoulder, outer edge, ragged opening, inner edge."""


def _cloak(sheet: Sheet) -> None:
    """Print the ragged cloak, its folds lit from behind."""
    body = sheet.plate().fill(_BODY).mask
    sheet.solid(body, _CLOAK, rim=3, line=_LIT, grain=0.3, mott=0.2)
    sheet.lay(body * smooth(sheet.down(), 320, 420) * 0.55, _SHADE)
    sheet.body(body * smooth(sheet.down(), 430, 660) * 0.62, "#7d8f48")
    folds, light = sheet.plate(), sheet.plate()
    for i, (x, foot, w) in enumerate(((176, 560, 9), (214, 650, 14), (248, 540, 10), (276, 656, 12), (372, 650, 11))):
        way = [(214 + (x - 214) * 0.4, 330, 0.2), (x + 7 * sin(i * 2.1), 440, 1), (x + (x - 214) * 0.2, foot, 0.1)]
        folds.brush(way, w, dry=0.15, seed=i)
        light.brush([(a + 8, b, c) for a, b, c in way], 3, dry=0.4, seed=20 + i)
    sheet.lay(ink(folds.mask, 4) * body * 0.8, _SHADE)
    sheet.body(ink(light.mask, 4) * body * 0.5, "#9aa85c")


def _collar(sheet: Sheet) -> None:
    straw = sheet.plate()
    for i in range(23):
        a = (i - 11) / 11
        root, tip = (218 + a * 64, 268 + 26 * abs(a)), (218 + a * 128, 362 + 14 * sin(i * 2.7) - 26 * abs(a))
        middle = ((root[0] + tip[0]) / 2 + 5 * a, (root[1] + tip[1]) / 2 - 10)
        straw.brush([(*root, 1), (*middle, 1), (*tip, 0.1)], 17, dry=0.15, seed=i)
    sheet.solid(straw.mask, "#6a6a34", rim=2, line=_SHADE, grain=0.2, mott=0.2)


def _head(sheet: Sheet) -> None:
    """Print the sunken face in the shadow of a wide straw hat, a cloth tied before its mouth."""
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
    _cloth(sheet)
    _hat(sheet)


def _cloth(sheet: Sheet) -> None:
    """Print the torn hempen cloth, drawn tight over the nose and knotted beside the jaw, its ends blowing."""
    ties = sheet.plate()
    ties.brush([(276, 274, 0.7), (306, 262, 1), (332, 274, 1.1), (360, 262, 0.5)], 21, dry=0.1, seed=2, taper=(0, 0.06))
    ties.brush([(276, 280, 0.7), (298, 298, 1), (306, 328, 1.1), (326, 352, 0.5)], 21, dry=0.1, seed=3, taper=(0, 0.06))
    put(sheet, ties, "#b8ad7c", rim=2.4, rim_tint=_SHADE, grain=0.25)
    cloth = sheet.plate().fill(
        "M 160 246 C 182 250 196 262 220 260 C 240 258 262 258 284 262 L 286 284 C 274 296 268 306 264 322 L 254 316 "
        "L 250 338 L 238 330 L 226 360 L 214 336 L 202 340 L 196 320 L 186 318 C 176 300 166 274 160 246 Z"
    )
    put(sheet, cloth, "#d8d2ae", rim=2.4, rim_tint=_SHADE, grain=0.2)
    shade = sheet.plate().fill("M 286 284 C 268 292 254 306 226 360 L 250 340 L 266 322 Z")
    shade.fill("M 160 246 C 172 286 184 308 204 342 L 184 322 Z")
    sheet.body(shade.mask * cloth.mask * 0.7, "#a39a6c")
    creases = sheet.plate()
    for i, (x, y, bow) in enumerate(((178, 262, 14), (186, 292, 8), (206, 318, 2), (236, 326, -4))):
        creases.brush([(x, y, 0.1), ((x + 282) / 2 - 6, (y + 272) / 2 + bow, 0.9), (282, 272, 0.7)], 5, dry=0.1, seed=i)
    sheet.lay(ink(creases.mask, 3) * cloth.mask * 0.8, "#5c5a34")
    knot = sheet.plate().fill([(274, 264), (284, 257), (293, 266), (295, 282), (286, 291), (277, 284)])
    put(sheet, knot, "#c9c092", rim=2.4, rim_tint=_SHADE, grain=0.2)
    pulls = sheet.plate()
    pulls.brush([(277, 262, 0.2), (287, 268, 1), (290, 288, 0.3)], 4, dry=0)
    pulls.brush([(275, 272, 0.2), (281, 276, 1), (282, 288, 0.2)], 3.4, dry=0)
    pulls.brush([(296, 268, 0.9), (314, 268, 0.8), (334, 276, 0.1)], 4, dry=0)
    pulls.brush([(292, 286, 0.9), (302, 304, 0.8), (308, 326, 0.1)], 4, dry=0)
    sheet.lay(pulls.mask, "#5c5a34")
    sign = sheet.plate().text("瘟", 216, 300, 42, bold=1.6)
    sheet.lay(cinnabar(sign.mask, 3, 0.15), "#a31f1a")


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


_ARMS: Final = (
    (
        "98,380 136,378 140,412 156,434 152,454 128,470 102,468 86,450 94,420",
        (
            "144,418 168,428 188,446 200,472",
            "98,452 78,462 64,484 63,504",
            "108,462 92,484 84,506 85,526",
            "124,466 114,490 106,512 106,532",
            "140,458 140,482 136,502 132,518",
        ),
    ),
    (
        "322,440 360,440 358,474 368,502 352,516 326,518 304,508 308,484",
        (
            "312,478 290,486 276,508 278,530",
            "310,504 294,534 290,560 296,582",
            "326,514 318,548 318,574 324,598",
            "344,514 348,546 350,570 352,590",
            "358,502 374,528 380,550 378,570",
        ),
    ),
)
"""The hand on the jar and the one that gropes: wrist and back, then the thumb and the fingers."""


def _hands(sheet: Sheet) -> None:
    for palm, fingers in _ARMS:
        claw(
            sheet,
            spots(palm),
            [spots(finger) for finger in fingers],
            15,
            _SKIN,
            _PALLOR,
            _NAILS,
            placed=pose(0, 0),
            nail=1.9,
            rim=_SHADE,
        )


def _jar(sheet: Sheet) -> None:
    """Print the tipped jar, its rim in the light of the moon, its mouth open."""
    x, y, a = 130.0, 512.0, 0.55

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return turn_points(points, x, y, a)

    neck = [(-32, 50), (32, 50), (34, 84), (-34, 84)]
    shape = sheet.plate().fill(
        at((-26, 62), (-58, 34), (-66, -20), (-42, -64), (42, -64), (66, -20), (58, 34), (26, 62))
    )
    body = shape.fill(polygon(at(*neck))).mask
    sheet.rim(body, _SHADE, 5.4).solid(body, _GLAZE, rim=3, line=_RIM, grain=0.25, mott=0.15)
    dark = sheet.plate().fill(
        at((-34, 84), (-32, 60), (-58, 34), (-66, -20), (-44, -58), (-50, -10), (-36, 26), (-12, 58), (-14, 84))
    )
    sheet.lay(dark.mask * body * 0.7, "#2a120a")
    shine = sheet.plate().brush(
        [(*at((-8, -50))[0], 0.2), (*at((34, -52))[0], 1), (*at((54, -30))[0], 0.2)], 8, dry=0.2
    )
    sheet.body(ink(shine.mask, 3) * 0.9, "#e0b083")
    label = sheet.plate().fill(polygon(at((10, -22), (56, -22), (52, 34), (8, 34))))
    put(sheet, label, "#e6c45a", rim=1.8, rim_tint=_SHADE, grain=0.15)
    word = turned(sheet.plate().text("毒", *at((32, 6))[0], 42, bold=1.8).mask, *at((32, 6))[0], -degrees(a))
    sheet.lay(ink(word, 3, edge=0.3), INKY)
    mx, my = at((0, 84))[0]
    put(sheet, sheet.plate().disc(mx, my, 46, ry=23, rot=degrees(a)), _RIM, rim=2.6, rim_tint=_SHADE, grain=0.15)
    put(sheet, sheet.plate().disc(mx, my, 37, ry=16, rot=degrees(a)), "#1a0f0a", rim=1.6, rim_tint="#6b5a30")


def _vapour(sheet: Sheet) -> None:
    """Print what pours out of the jar and rolls over the roofs, the dead to be already in it."""
    stream = sheet.plate()
    for i in range(5):
        dx = i - 2
        way = [
            (80 + dx * 9, 588 + dx * 6, 0.8),
            (66 + dx * 10, 606 + dx * 3, 1.1),
            (62 + dx * 15, 636, 1),
            (76 + dx * 26, 666, 0.4),
        ]
        stream.brush(way, 20, dry=0.1, seed=i, taper=(0, 0.2))
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
