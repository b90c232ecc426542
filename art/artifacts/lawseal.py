"""The seal of the law."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi
from typing import Any, Final

import skia

from art.artifacts.cutting import GILT, Facets, Spot, facet, gouges, printed, ribbon
from art.kit.base import Mask
from art.kit.geometry import around, polygon
from art.kit.media import cinnabar, grow, ink, woodblock
from art.kit.palette import CINNABAR
from art.kit.plate import Plate, glyph_path
from art.kit.sheet import Sheet
from art.roles.body import shaded

_HEAD = (180.0, 232.0)
_JADE: Final = Facets("#d5e8d2", "#8dbda2", "#4a8070", "#12332e")
_PALE: Final = Facets("#f0f6e6", "#bcdcc2", "#6fa58c", "#12332e")
"""Jade where it is rounded and polished."""
_LEFT, _RIGHT, _EDGE, _FOOT = 84.0, 272.0, 376.0, 556.0
"""The front of the block: its sides, its upper and its lower edge."""
_DEEP: Final = (76.0, -74.0)
"""Where everything recedes that has depth: the block, the lion's back, the paper with the print."""
_CORD_LINE: Final = "#4a1410"


def seal_of_law(sheet: Sheet) -> None:
    """A jade seal on which a lion crouches, a cord tied round its neck, and the print it has left on a sheet."""
    _paper(sheet)
    _block(sheet)
    _words(sheet)
    _body(sheet)
    _mane(sheet)
    _face(sheet)
    _cord(sheet)


def _deep(x: float, y: float, share: float) -> Spot:
    """Return the point that lies behind one on the front of the block, by a share of the block's depth."""
    return x + _DEEP[0] * share, y + _DEEP[1] * share


def _paper(sheet: Sheet) -> None:
    """Lay the sheet under the block, and on it the print, foreshortened as the block's own top."""
    near = [(40.0, 672.0), (292.0, 672.0)]
    outline = [*near, _deep(*near[1], 1.5), _deep(*near[0], 1.5)]
    sheet.lay(sheet.plate().fill(polygon([(x + 5, y + 5) for x, y in outline])).mask * 0.6, "#5a5a50")
    sheet.solid(sheet.plate().fill(polygon(outline)).mask, "#f3ecd6", rim=2.2, line="#4a4238", grain=0.1, mott=0.1)
    mark = sheet.plate().fill(_lying((0, 0), (188, 0), (188, 188), (0, 188)))
    mark.fill(_lying((8, 8), (180, 8), (180, 180), (8, 180)), cut=True)
    mark.fill(_lying((13, 13), (175, 13), (175, 175), (13, 175)))
    for char, u, v in (("道", 134, 54), ("經", 134, 134), ("師", 54, 54), ("寶", 54, 134)):
        made: Any = glyph_path(char, 78, "kai")
        matrix = skia.Matrix()
        matrix.setAll(1, -_DEEP[0] / 188, 0, 0, -_DEEP[1] / 188, 0, 0, 0, 1)
        made.transform(matrix)
        made.offset(*_on_paper(u, v))
        mark.fill(made, cut=True).line(made, 1.2, cut=True)
    sheet.lay(cinnabar(mark.mask, 4, 0.35), CINNABAR)
    cast = [(_LEFT, _FOOT), (_RIGHT, _FOOT), _deep(_RIGHT, _FOOT, 1), (392, 502), (300, 574), (112, 572)]
    sheet.lay(woodblock(sheet.plate().fill(polygon(cast)).mask, 4, 0.2) * 0.6, "#4a5650")


def _on_paper(u: float, v: float) -> Spot:
    """Return where a point of the print lies, given from its far left corner, right and towards us."""
    return 138 + u - v * _DEEP[0] / 188, 582 - v * _DEEP[1] / 188


def _lying(*corners: Spot) -> str:
    return polygon([_on_paper(u, v) for u, v in corners])


def _block(sheet: Sheet) -> None:
    """Print the block in three flat facets; the gouge has left its strokes along their far edges."""
    front = [(_LEFT, _EDGE), (_RIGHT, _EDGE), (_RIGHT, _FOOT), (_LEFT, _FOOT)]
    side = [(_RIGHT, _EDGE), _deep(_RIGHT, _EDGE, 1), _deep(_RIGHT, _FOOT, 1), (_RIGHT, _FOOT)]
    top = [(_LEFT, _EDGE), _deep(_LEFT, _EDGE, 1), _deep(_RIGHT, _EDGE, 1), (_RIGHT, _EDGE)]
    tones = ((side, _JADE.shade), (front, "#76ac94"), (top, _PALE.own))
    masks = [
        printed(sheet, sheet.plate().fill(polygon(face)).mask, Facets(tone, tone, "#2f6257", _JADE.cut), 4)
        for face, tone in tones
    ]
    dark = [(272, 384), (246, 470), (206, 520), (120, 544), (84, 556), (84, 600), (320, 600), (320, 384)]
    facet(sheet, dark, masks[1], "#4f8a76")
    cuts = sheet.plate()
    for i, long in enumerate((14, 30, 22, 40, 28, 46, 34, 24, 42, 30, 20, 36, 26)):
        x, y = _RIGHT - 1 - max(0, i - 6) * 24, min(_FOOT - 1, 404.0 + i * 24)
        for beside, short in ((0, 1.0), (6, 0.6)):
            a, b = x - beside, y - 1.8 * beside
            gouges(cuts, [((a, b), (a - 0.8 * long * short, b - 0.5 * long * short))], 4.6)
    for i in range(15):
        y = _EDGE + 8 + i * 11.6
        gouges(cuts, [(_deep(_RIGHT, y, 0.98), _deep(_RIGHT, y + 4, 0.72 - 0.16 * ((i * 2) % 5) / 2))], 5)
    for i in range(9):
        x = _LEFT + 66 + i * 14
        gouges(cuts, [(_deep(x, _EDGE, 0.97), _deep(x, _EDGE, 0.7 - 0.12 * (i % 3)))], 3.6)
    sheet.lay(ink(cuts.mask, 3, edge=0.3) * 0.85, _JADE.cut)
    veins = sheet.plate()
    for (ax, ay), (bx, by), (cx, cy) in (
        ((90.0, 424.0), (150.0, 490.0), (204.0, 540.0)),
        ((230.0, 380.0), (246.0, 420.0), (268.0, 436.0)),
        (_deep(_RIGHT, 470, 0.1), _deep(_RIGHT, 476, 0.4), _deep(_RIGHT, 520, 0.7)),
    ):
        ribbon(veins, [(ax, ay, 0.2), ((ax + bx) / 2 + 4, (ay + by) / 2 - 6, 1), (bx, by, 0.8), (cx, cy, 0.1)], 6)
    sheet.body(ink(veins.mask, 3, edge=0.3) * (masks[0] + masks[1]).clip(0, 1) * 0.8, _PALE.own)
    edges = sheet.plate()
    ribbon(edges, [(_LEFT, _EDGE + 1, 0.5), (180, _EDGE, 1), (_RIGHT, _EDGE, 0.7)], 5)
    ribbon(edges, [(_RIGHT, _EDGE, 0.8), (_RIGHT + 1, 470, 1), (_RIGHT, _FOOT - 4, 0.2)], 4)
    ribbon(edges, [(_LEFT + 3, _EDGE + 4, 0.9), (_LEFT + 4, 470, 1), (_LEFT + 3, _FOOT - 6, 0.2)], 5)
    sheet.body(edges.mask, _JADE.light)


def _words(sheet: Sheet) -> None:
    """Cut the frames of the faces, and the name in gold."""
    frame = sheet.plate().rect(_LEFT + 14, _EDGE + 14, 160, _FOOT - _EDGE - 28, 4, line=3)
    corners = ((_EDGE + 22, 0.14), (_EDGE + 22, 0.86), (_FOOT - 18, 0.86), (_FOOT - 18, 0.14))
    frame.line(polygon([_deep(_RIGHT, y, share) for y, share in corners]), 2.6)
    sheet.lay(ink(frame.mask, 3, edge=0.4) * 0.9, _JADE.cut)
    words = sheet.plate().text("法", 178, 466, 124, bold=2)
    sheet.body(grow(words.mask, 1.6) * 0.9, _JADE.cut)
    sheet.body(ink(words.mask, 4, edge=0.3, tone=0.1), "#f0dc98")


_LEG: Final = ((-24, 290), (22, 290), (20, 332), (28, 354), (0, 363), (-28, 354), (-20, 332))


def _stone(
    sheet: Sheet,
    plate: Plate,
    facets: Facets = _PALE,
    away: Spot = (10, 7),
    lit: float = 4,
    cuts: Sequence[tuple[Spot, Spot]] = (),
) -> Mask:
    """Print a part of the lion: its edge to the light bright, its far side dark, the gouge's strokes between."""
    mask = printed(sheet, plate.mask, facets, 5)
    sheet.body(woodblock(shaded(mask, *away), 5, 0.12, mott=0.1), facets.shade)
    sheet.body(woodblock(shaded(mask, -lit, -lit), 5, 0.12, mott=0.1), facets.light)
    if cuts:
        sheet.lay(ink(gouges(sheet.plate(), cuts, 4.4, bend=0.12).mask, 3, edge=0.3) * mask * 0.9, facets.cut)
    return mask


def _body(sheet: Sheet) -> None:
    """Print the lion's tail, its back that recedes as the block does, haunch and forelegs."""
    tail = sheet.plate()
    for way in (
        [(300, 304, 1), (336, 276, 1), (334, 228, 1.1), (304, 208, 0.2)],
        [(328, 258, 0.7), (362, 240, 1), (358, 202, 0.1)],
        [(324, 230, 0.7), (342, 202, 1), (324, 172, 0.1)],
    ):
        tail.brush(way, 27, dry=0, seed=3, taper=(0.02, 0.25), wob=0.02)
    _stone(sheet, tail, _JADE, cuts=[((318, 286), (330, 254)), ((332, 222), (318, 210)), ((348, 240), (354, 216))])
    back = sheet.plate().fill([(160, 340), (176, 272), (226, 236), (284, 240), (316, 282), (312, 326), (244, 350)])
    cuts = [((252 + 12 * i, 238 + 3 * i), (246 + 12 * i, 262 + 5 * (i % 2))) for i in range(4)]
    _stone(sheet, back, _JADE, cuts=[*cuts, ((236, 336), (240, 300)), ((246, 338), (252, 312))])
    haunch = [((308 - 3 * i, 300 + 8 * i), (290 - 3 * i, 298 + 7 * i)) for i in range(5)]
    _stone(sheet, sheet.plate().disc(280, 306, 35, ry=38), away=(14, 8), cuts=haunch)
    _stone(sheet, sheet.plate().disc(266, 340, 32, ry=14))
    for x in (144, 210):
        leg = sheet.plate().fill([(x + dx, y) for dx, y in _LEG])
        _stone(sheet, leg, cuts=[((x + 20, y), (x + 6, y - 2)) for y in (304, 313, 322, 331)])
    claws = sheet.plate()
    for x, y in ((144, 349), (210, 349), (264, 341)):
        for dx in (-9, 1, 11):
            claws.brush([(x + dx, y - 7, 0.4), (x + dx - 1, y + 1, 1), (x + dx, y + 9, 0.6)], 4.4, dry=0.1)
    sheet.lay(ink(claws.mask, 3), _JADE.cut)


def _mane(sheet: Sheet) -> None:
    """Print the mane: two rings of curls round the head, each a snail shell."""
    x, y = _HEAD
    curls = [around(x, y + 6, 70, -pi / 2 + i * 2 * pi / 14) for i in range(14)]
    curls += [around(x, y + 2, 52, -pi / 2 + (i + 0.5) * 2 * pi / 11) for i in range(11)]
    plate, lines, lights = sheet.plate(), sheet.plate(), sheet.plate()
    for cx, cy in curls:
        plate.disc(cx, cy, 19)
        for on, lift in ((lights, 2.2), (lines, 0.0)):
            snail = [(*around(cx - lift, cy - lift, 17 - 1.9 * n, 0.6 + n * 0.95), 1 - 0.08 * n) for n in range(9)]
            on.brush(snail, 3.6, dry=0, taper=(0.05, 0.05), wob=0)
    mask = _stone(sheet, plate, _JADE, (12, 10))
    far = shaded(sheet.plate().disc(x, y + 4, 86).mask, 44, 34) * mask
    sheet.body(woodblock(far, 6, 0.15), "#5f9583")
    sheet.body(lights.mask * mask, _JADE.light)
    sheet.lay(ink(lines.mask, 3, edge=0.3), _JADE.cut)


_CHEEKS: Final = ((-46, -22), (0, -46), (46, -22), (50, 18), (30, 54), (-30, 54), (-50, 18))
_MOUTH: Final = ((-38, 22), (0, 30), (38, 22), (28, 46), (0, 52), (-28, 46))
_NOSE: Final = ((-20, 12), (0, -6), (20, 12), (10, 22), (-10, 22))


def _face(sheet: Sheet) -> None:
    """Print the lion's face: bulging eyes under curled brows, a broad nose, a grin with fangs."""
    x, y = _HEAD
    for s in (-1, 1):
        _stone(sheet, sheet.plate().disc(x + s * 46, y - 34, 15, ry=12, rot=s * 30), away=(5, 5), lit=3)
    face, mouth, nose = (sheet.plate().fill([(x + a, y + b) for a, b in part]) for part in (_CHEEKS, _MOUTH, _NOSE))
    wrinkles = [((x + 47, y - 12 + 9 * i), (x + 34, y - 10 + 8 * i)) for i in range(4)]
    _stone(sheet, face, away=(13, 8), cuts=wrinkles)
    sheet.body(mouth.mask, "#7a1a16").lay(woodblock(mouth.mask, 4, 0.2) * 0.3, "#2a0a08")
    teeth = sheet.plate()
    for i in range(-3, 4):
        long = 16 if abs(i) == 2 else 8
        teeth.fill(polygon([(x + i * 10 - 5, y + 26), (x + i * 10 + 5, y + 26), (x + i * 10, y + 26 + long)]))
    sheet.body(teeth.mask * mouth.mask, "#f3efd8")
    _stone(sheet, nose, _JADE, (5, 5), 3)
    lines = sheet.plate()
    for s in (-1, 1):
        eye = sheet.plate().disc(x + s * 24, y - 12, 12, ry=11)
        sheet.body(grow(eye.mask, 2), _JADE.cut).body(eye.mask, "#f0c64e")
        sheet.body(shaded(eye.mask, 3, -3), "#b07a1c")
        sheet.body(sheet.plate().disc(x + s * 22, y - 11, 5).mask, "#1a0c06")
        brow = [(6, -22, 0.6), (26, -32, 1.0), (44, -22, 0.9), (36, -12, 0.3)]
        lip = [(4, 26, 0.6), (24, 30, 1.0), (42, 18, 0.8), (44, 6, 0.2)]
        for line, w in ((brow, 8.0), (lip, 4.4)):
            lines.brush([(x + s * a, y + b, c) for a, b, c in line], w, dry=0)
        lines.disc(x + s * 9, y + 14, 4, ry=3)
    sheet.lay(ink(lines.mask, 3, edge=0.3), _JADE.cut)


def _cord(sheet: Sheet) -> None:
    """Tie the cord: round the neck with a bell on the chest, a bow at the shoulder, the end over the block's edge."""
    round_neck = [(100.0, 272.0, 0.05), (112, 292, 0.7), (138, 314, 1), (180, 324, 1), (222, 314, 1), (248, 292, 0.9)]
    rope = ribbon(sheet.plate(), round_neck, 10)
    bows: tuple[list[tuple[float, float, float]], ...] = (
        [(240, 300, 0.8), (262, 276, 1), (278, 286, 1), (262, 302, 1), (242, 304, 0.8)],
        [(238, 306, 0.8), (216, 330, 1), (222, 346, 1), (240, 332, 1), (244, 308, 0.8)],
        [(244, 304, 0.9), (262, 326, 1), (272, 352, 1), (284, 366, 1), (300, 374, 1), (304, 400, 1), (303, 428, 0.9)],
    )
    for bow in bows:
        ribbon(rope, bow, 8.5)
    rope.disc(242, 304, 10)
    tassel = sheet.plate()
    for i in range(-3, 4):
        way = [(303 + i * 2, 440, 0.8), (303 + i * 6, 486, 1.1), (303 + i * 8, 528 - abs(i) * 4, 0.3)]
        tassel.brush(way, 9, dry=0.1, seed=i + 9)
    sheet.solid(tassel.mask, "#c8321f", rim=2, line=_CORD_LINE, grain=0.1, mott=0.1)
    threads = gouges(sheet.plate(), [((303 + i * 7, 520 - abs(i) * 4), (303 + i * 4, 466)) for i in range(-2, 3)], 3.4)
    sheet.lay(threads.mask * tassel.mask * 0.9, _CORD_LINE)
    sheet.solid(rope.mask, "#c8321f", rim=2, line=_CORD_LINE, grain=0.1, mott=0.1)
    twist = sheet.plate()
    for x, y in ((122, 302), (138, 313), (156, 320), (204, 320), (220, 314), (262, 326), (304, 392), (304, 410)):
        twist.line([(x - 3, y + 4), (x + 3, y - 4)], 2)
    sheet.lay(twist.mask * rope.mask, _CORD_LINE)
    printed(sheet, sheet.plate().rect(293, 424, 20, 20, 5).mask, GILT, 3, rim=2)
    bell = printed(sheet, sheet.plate().disc(180, 336, 15).mask, GILT, 3, rim=2.4)
    facet(sheet, [(168, 334), (172, 324), (182, 322), (176, 330)], bell, GILT.light)
    sheet.body(shaded(bell, 6, 5), GILT.shade)
    sheet.body(sheet.plate().line([(180, 338), (180, 350)], 3).disc(180, 338, 3).mask * bell, GILT.cut)
