"""The banner that calls souls."""

from __future__ import annotations

from math import atan2, degrees, pi, sin

from art.artifacts.still import BONE_STUFF, DARK_WOOD, GOLD_LEAF, LACQUER, cord, lathed, model
from art.kit.base import SCALE, blur, smooth, turned
from art.kit.geometry import polygon
from art.kit.media import cinnabar, ink, woodblock
from art.kit.palette import CINNABAR, INK
from art.kit.sheet import Sheet
from art.kit.symbols import taiji

_TOP, _FOOT, _HALF = 200.0, 560.0, 74.0
_PALE, _DEEP = "#dcefe2", "#1f4c4a"


def banner(sheet: Sheet) -> None:
    """A soul banner streams from its pole, and souls come to it."""
    for x, y, k, side in ((356, 392, 0.95, 1), (352, 560, 0.6, 1), (58, 330, 0.7, -1)):
        _soul(sheet, x, y, k, side)
    pole = lathed(((98, 708), (104, 140)), [(0, 9), (560, 7.5)])
    model(sheet, sheet.plate().fill(pole).mask, DARK_WOOD, 3, light=(94, 300, 240), tilt=0.05)
    _streamers(sheet)
    _cloth(sheet)
    _canopy(sheet)


def _middle(y: float) -> float:
    """Return where the middle of the cloth hangs at a height: it waves more and more."""
    t = (y - _TOP) / (_FOOT - _TOP)
    return 218 + (8 + 26 * t) * sin(5.2 * t) + 22 * t


def _edge(y: float, side: int, inset: float = 0.0) -> tuple[float, float]:
    return _middle(y) + side * (_HALF - inset), y + side * 9 * sin((y - _TOP) / 60)


def _streamers(sheet: Sheet) -> None:
    tails = sheet.plate()
    for i, dx in enumerate((-50, 0, 50)):
        x = _middle(_FOOT) + dx
        way = [
            (x, _FOOT - 20, 1),
            (x - 8, _FOOT + 34, 1.1),
            (x + 30, _FOOT + 76, 1),
            (x + 16 + 10 * i, _FOOT + 132, 0.2),
        ]
        tails.brush(way, 31, dry=0, seed=9 + i, wob=0.02, taper=(0, 0.12))
    model(sheet, tails.mask, LACQUER, 6, light=(210, 590, 120))
    for side in (-1, 1):
        ribbon = sheet.plate()
        x = 218 + side * 96
        way = [
            (x, 190, 0.9),
            (x + side * 10 + 8, 260, 1),
            (x - 12, 330, 1),
            (x + side * 8 + 20, 410, 0.9),
            (x + 4, 470, 0.2),
        ]
        ribbon.brush(way, 18, dry=0, seed=side + 4, wob=0.02, taper=(0, 0.2))
        model(sheet, ribbon.mask, LACQUER, 6, light=(x - 20, 280, 120))


def _cloth(sheet: Sheet) -> None:
    """Paint the white cloth, its red hem, the light and shade of its waves, and the call written on it."""
    heights = [_TOP + i * (_FOOT - _TOP) / 30 for i in range(31)]
    left, right = [_edge(y, -1) for y in heights], [_edge(y, 1) for y in heights]
    lobes = [(_middle(_FOOT) + _HALF * (1 - i / 12), _FOOT + 26 * abs(sin(i * pi / 4)) + 4) for i in range(1, 24)]
    cloth = sheet.plate().fill(polygon([*left, *reversed(lobes), *reversed(right)]))
    mask = cloth.mask
    model(sheet, mask, BONE_STUFF, 7, light=(190, 300, 230))
    shade = sheet.plate()
    for y0, dx in ((250, 34), (330, -30), (420, 30), (500, -34)):
        way = [(_middle(y0) + dx - 56, y0 - 60, 0.2), (_middle(y0) + dx, y0, 1), (_middle(y0) + dx + 40, y0 + 70, 0.2)]
        shade.brush(way, 46, dry=0.1, seed=int(y0))
    sheet.lay(blur(shade.mask, 7 * SCALE) * mask * 0.55, "#9a8458")
    hem = sheet.plate()
    for side in (-1, 1):
        hem.brush([_edge(y, side, 13) for y in heights[1:-1]], 6, dry=0, taper=(0, 0), wob=0.02)
    sheet.lay(woodblock(hem.mask, 3, 0.12) * mask, CINNABAR)
    for word, y in (("招", 284.0), ("魂", 402.0)):
        x, lean = _middle(y), degrees(atan2(_middle(y + 20) - _middle(y - 20), 40))
        script = sheet.plate().text(word, x, y, 112, bold=3)
        sheet.lay(ink(turned(script.mask, x, y, lean), 4, edge=0.5) * 1.1, INK)
    mark = sheet.plate()
    taiji(mark, _middle(508), 508, 30)
    sheet.lay(cinnabar(mark.mask, 3, 0.15), CINNABAR)


def _canopy(sheet: Sheet) -> None:
    """Paint the crossbeam, and over the cloth a small roof with a fringe."""
    beam = sheet.plate().brush(
        [(82, 172, 0.9), (220, 150, 1.1), (352, 166, 0.7)], 18, dry=0, seed=4, taper=(0.02, 0.04)
    )
    model(sheet, beam.mask, DARK_WOOD, 5, light=(200, 150, 130))
    roof = sheet.plate().fill(
        [(126, 206), (118, 182), (164, 168), (218, 148), (272, 168), (318, 182), (310, 206), (218, 196)]
    )
    model(sheet, roof.mask, LACQUER, 6, light=(180, 170, 90))
    fringe = sheet.plate()
    for i in range(17):
        x = 126 + i * 11.5
        fringe.brush(
            [(x, 200 - 8 * sin(i / 16 * 3.14), 1), (x + 2 * sin(i), 228 - 8 * sin(i / 16 * 3.14), 0.7)],
            6.5,
            dry=0,
            seed=i,
        )
    model(sheet, fringe.mask, GOLD_LEAF, 7, light=(170, 206, 90))
    model(sheet, sheet.plate().disc(218, 142, 12).mask, GOLD_LEAF, 4, light=(214, 138, 14))
    model(sheet, sheet.plate().disc(104, 138, 15).mask, GOLD_LEAF, 4, light=(98, 134, 20))
    cord(sheet, [(352, 168, 1), (360, 184, 1), (358, 200, 0.9)], 5, w=6, tassel=(358, 200))


def _soul(sheet: Sheet, x: float, y: float, k: float, side: int) -> None:
    """Print a soul that drifts up: a wisp with two eyes and an open mouth."""
    body = sheet.plate()
    line = [(-2, -34, 0.5), (0, 0, 1.0), (9, 46, 0.95), (-14, 96, 0.6), (12, 144, 0.3), (-6, 188, 0.05)]
    for dx, w in ((0, 46), (-9, 18), (11, 16)):
        way = [(x + side * (a + dx) * k, y + (b + abs(dx)) * k, c) for a, b, c in line]
        body.brush(way, w * k, dry=0, seed=3, taper=(0.1, 0.3), wob=0.05)
    sheet.body(blur(body.mask, 9 * k * SCALE) * 0.6, "#7fc4ac")
    sheet.solid(body.mask, _PALE, rim=1.8, line=_DEEP, grain=0.12, mott=0.12)
    fall = smooth(sheet.down(), y + 20 * k, y + 150 * k)
    sheet.lay(body.mask * fall * 0.8, "#5f9f90")
    face = sheet.plate()
    for s in (-1, 1):
        face.disc(x + (s * 10 - side * 3) * k, y - 4 * k, 4.6 * k, ry=8.5 * k, rot=s * 14)
    face.disc(x - side * 3 * k, y + 19 * k, 4.6 * k, ry=10 * k)
    sheet.lay(ink(face.mask, 3, edge=0.3) * 1.4, _DEEP)
