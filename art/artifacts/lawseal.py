"""The seal of the law."""

from __future__ import annotations

from math import pi
from typing import Final

from art.artifacts.still import JADE, Stuff, contour, cord, model, shadow
from art.kit.base import turned
from art.kit.geometry import around, polygon
from art.kit.media import cinnabar, grow, ink, woodblock
from art.kit.palette import CINNABAR
from art.kit.sheet import Sheet

_HEAD = (186.0, 268.0)
_CARVED = "#173c36"
_BRIGHT = Stuff("#e2efdc", "#8fbfa6", "#2f6257")
"""Jade where it is rounded and polished."""
_FRONT: Final = "M 84 398 L 272 398 L 272 590 L 84 590 Z"
_SIDE: Final = "M 272 398 L 346 350 L 346 540 L 272 590 Z"
_TOP: Final = "M 84 398 L 158 350 L 346 350 L 272 398 Z"


def seal_of_law(sheet: Sheet) -> None:
    """A jade seal on which a lion crouches, and the print it has left."""
    _print_mark(sheet)
    shadow(sheet, 236, 594, 150)
    for outline, light in ((_SIDE, (200, 380, 70)), (_FRONT, (108, 430, 170)), (_TOP, (206, 362, 140))):
        model(sheet, sheet.plate().fill(outline).mask, JADE, 6, light=light)
    _block(sheet)
    _body(sheet)
    _mane(sheet)
    _face(sheet)
    way = [(258, 372, 0.9), (306, 384, 1), (352, 366, 1), (372, 400, 1), (374, 446, 0.9)]
    cord(sheet, way, 9, w=9, tassel=(374, 448))


_LEG: Final = ((-22, 320), (22, 320), (20, 366), (27, 388), (0, 396), (-27, 388), (-20, 366))
_CHEEKS: Final = ((-46, -22), (0, -46), (46, -22), (50, 18), (30, 54), (-30, 54), (-50, 18))
_MOUTH: Final = ((-38, 22), (0, 30), (38, 22), (28, 46), (0, 52), (-28, 46))
_NOSE: Final = ((-20, 12), (0, -6), (20, 12), (10, 22), (-10, 22))


def _print_mark(sheet: Sheet) -> None:
    mark = sheet.plate().rect(272, 572, 112, 112, 6)
    mark.rect(279, 579, 98, 98, 3, line=3, cut=True)
    for char, cx, cy in (("道", 353, 605), ("經", 353, 651), ("師", 303, 605), ("寶", 303, 651)):
        mark.text(char, cx, cy, 43, hand="kai", cut=True, bold=1)
    sheet.lay(turned(cinnabar(mark.mask, 4, 0.4), 320, 628, -6), CINNABAR)


def _block(sheet: Sheet) -> None:
    """Print what is cut into the block: a frame, its name in gold, veins of the stone, red paste at its foot."""
    frame = sheet.plate().rect(98, 414, 160, 152, 4, line=3)
    frame.line("M 286 412 L 332 382 L 332 528 L 286 560 Z", 2.6)
    sheet.lay(ink(frame.mask, 3, edge=0.4) * 0.9, _CARVED)
    veins = [
        [(92, 446, 0.2), (150, 478, 1), (196, 548, 0.7), (254, 562, 0.1)],
        [(284, 430, 0.2), (306, 476, 1), (330, 494, 0.1)],
        [(200, 404, 0.2), (232, 440, 1), (262, 448, 0.1)],
    ]
    contour(sheet, veins, 12, w=6, tint="#24514a", strength=0.4)
    words = sheet.plate().text("法", 178, 490, 122, bold=2)
    sheet.body(grow(words.mask, 1.4) * 0.85, _CARVED)
    sheet.body(ink(words.mask, 4, edge=0.3, tone=0.1), "#ecdca4")
    paste = sheet.plate().fill("M 84 576 L 272 576 L 346 528 L 346 542 L 272 592 L 84 592 Z")
    sheet.body(ink(paste.mask, 3), "#b02a1e")


def _body(sheet: Sheet) -> None:
    """Paint the lion's tail, back, haunch and forelegs."""
    tail = sheet.plate()
    for way in (
        [(300, 340, 1), (338, 318, 1), (338, 270, 1.1), (308, 250, 0.2)],
        [(330, 300, 0.7), (364, 282, 1), (362, 244, 0.1)],
        [(326, 272, 0.7), (346, 244, 1), (330, 214, 0.1)],
    ):
        tail.brush(way, 26, dry=0, seed=3, taper=(0.02, 0.25), wob=0.02)
    model(sheet, tail.mask, JADE, 6, light=(316, 270, 60))
    back = sheet.plate().fill([(170, 372), (184, 306), (232, 276), (286, 290), (318, 336), (320, 372), (250, 384)])
    model(sheet, back.mask, JADE, 6, light=(226, 296, 90))
    model(sheet, sheet.plate().disc(286, 344, 36, ry=38).mask, _BRIGHT, 7, light=(270, 326, 46))
    model(sheet, sheet.plate().disc(276, 376, 32, ry=14).mask, _BRIGHT, 7, light=(260, 370, 36))
    for x in (148, 214):
        leg = sheet.plate().fill([(x + dx, y) for dx, y in _LEG])
        model(sheet, leg.mask, _BRIGHT, 8, light=(x - 12, 350, 44))
    claws = sheet.plate()
    for x, y in ((148, 382), (214, 382), (276, 374)):
        for dx in (-9, 1, 11):
            claws.brush([(x + dx, y - 7, 0.4), (x + dx - 1, y + 1, 1), (x + dx, y + 8, 0.6)], 4, dry=0.1)
    claws.brush([(258, 360, 0.3), (262, 326, 1), (292, 308, 0.3)], 5, dry=0.2)
    sheet.lay(ink(claws.mask, 3), _CARVED)


def _mane(sheet: Sheet) -> None:
    """Paint the mane: two rings of curls round the head, each a snail shell."""
    x, y = _HEAD
    curls = [around(x, y + 6, 70, -pi / 2 + i * 2 * pi / 14) for i in range(14)]
    curls += [around(x, y + 2, 52, -pi / 2 + (i + 0.5) * 2 * pi / 11) for i in range(11)]
    plate, lines = sheet.plate(), sheet.plate()
    for cx, cy in curls:
        plate.disc(cx, cy, 19)
        snail = [(*around(cx, cy, 17 - 1.9 * n, 0.6 + n * 0.95), 1 - 0.08 * n) for n in range(9)]
        lines.brush(snail, 3.4, dry=0, taper=(0.05, 0.05), wob=0)
    model(sheet, plate.mask, JADE, 9, light=(x - 30, y - 40, 110))
    sheet.lay(ink(lines.mask, 3, edge=0.3), _CARVED)


def _face(sheet: Sheet) -> None:
    """Paint the lion's face: bulging eyes under curled brows, a broad nose, a grin with fangs."""
    x, y = _HEAD
    for s in (-1, 1):
        ear = sheet.plate().disc(x + s * 46, y - 34, 15, ry=12, rot=s * 30)
        model(sheet, ear.mask, _BRIGHT, 7, light=(x - 40, y - 40, 30))
    face, mouth, nose = (sheet.plate().fill([(x + a, y + b) for a, b in part]) for part in (_CHEEKS, _MOUTH, _NOSE))
    model(sheet, face.mask, _BRIGHT, 8, light=(x - 16, y - 12, 64))
    sheet.body(mouth.mask, "#7a1a16").lay(woodblock(mouth.mask, 4, 0.2) * 0.3, "#2a0a08")
    teeth = sheet.plate()
    for i in range(-3, 4):
        long = 16 if abs(i) == 2 else 8
        teeth.fill(polygon([(x + i * 10 - 5, y + 26), (x + i * 10 + 5, y + 26), (x + i * 10, y + 26 + long)]))
    sheet.body(teeth.mask * mouth.mask, "#f3efd8")
    model(sheet, nose.mask, JADE, 6, light=(x - 6, y + 4, 18))
    lines = sheet.plate()
    for s in (-1, 1):
        eye = sheet.plate().disc(x + s * 24, y - 12, 12, ry=11)
        sheet.body(grow(eye.mask, 2), _CARVED).body(eye.mask, "#f0c64e")
        sheet.body(sheet.plate().disc(x + s * 22, y - 11, 5).mask, "#1a0c06")
        brow = [(6, -22, 0.6), (26, -32, 1.0), (44, -22, 0.9), (36, -12, 0.3)]
        lip = [(4, 26, 0.6), (24, 30, 1.0), (42, 18, 0.8), (44, 6, 0.2)]
        for line, w in ((brow, 8.0), (lip, 4.4)):
            lines.brush([(x + s * a, y + b, c) for a, b, c in line], w, dry=0)
        lines.disc(x + s * 9, y + 14, 4, ry=3)
    sheet.lay(ink(lines.mask, 3, edge=0.3), _CARVED)
