"""The parasol of night and day."""

from __future__ import annotations

from math import atan2, cos, hypot, pi, radians, sin

from art.artifacts.still import DARK_WOOD, GOLD_LEAF, WOOD, Stuff, along, cord, lathed, model, shadow
from art.kit.geometry import around, polygon
from art.kit.media import grow, ink, woodblock
from art.kit.palette import CINNABAR, INK
from art.kit.plate import Plate
from art.kit.sheet import Sheet

_X, _Y, _R = 206.0, 350.0, 184.0
_HIGH = 0.5
"""How high the canopy vaults, in shares of its radius."""
_TILT = radians(41)
"""How far its axis is turned away from the eye: 0 looks straight down on its top."""
_LEAN = radians(-118)
"""Where the axis points in the picture: to the upper left."""
_TURN = radians(-40)
"""How far the taiji is turned on the canopy, so that both its eyes are seen."""
_RIBS = 18
_BAMBOO = Stuff("#e6c98a", "#b98f4e", "#5e4320")
_PAPER, _NIGHT = "#f3e7cb", "#1d2b4c"


def parasol(sheet: Sheet) -> None:
    """An oiled-paper parasol of night and day lies open on the ground, seen from above its shoulder."""
    _shaft(sheet)
    canopy = sheet.plate().fill(polygon([_at(1, _rib(i)) for i in range(_RIBS)]))
    for i in range(_RIBS):
        canopy.disc(*_at(1.012, _rib(i)), 4.6)
    whole = canopy.mask
    sheet.body(ink(grow(whole, 2.4), 4, edge=0.5), INK)
    sheet.body(woodblock(whole, 4, 0.12, mott=0.12), _PAPER)
    dark = _taiji(sheet.plate())
    sheet.body(woodblock(dark.mask * whole, 5, 0.18, mott=0.15), _NIGHT)
    _vault(sheet)
    _painted(sheet)
    _ribs(sheet)
    _crown(sheet)
    petals = sheet.plate()
    for x, y in ((62, 596), (118, 640), (96, 208), (214, 664), (372, 452)):
        petals.brush([(x - 10, y - 6, 0.5), (x, y, 1.2), (x + 11, y + 2, 0.2)], 14, dry=0.1, seed=x)
    sheet.lay(ink(petals.mask, 4) * 0.85, "#c8503c")


def _rib(number: float) -> float:
    return 2 * pi * (number + 0.5) / _RIBS


def _at(share: float, angle: float) -> tuple[float, float]:
    """Return where a point of the canopy is seen: its share of the way from the top to the rim, and its angle."""
    out, up = _R * share, _R * _HIGH * (1 - share**1.7)
    side, along = out * cos(angle), up * sin(_TILT) - out * sin(angle) * cos(_TILT)
    return _X - sin(_LEAN) * side + cos(_LEAN) * along, _Y + cos(_LEAN) * side + sin(_LEAN) * along


def _on_paper(points: list[tuple[float, float]]) -> str:
    """Return an outline that lies on the canopy, given on a disc of radius 1."""
    return polygon([_at(hypot(x, y), atan2(y, x) + _TURN) for x, y in points])


def _arc(x: float, y: float, r: float, start: float, end: float) -> list[tuple[float, float]]:
    return [around(x, y, r, start + (end - start) * i / 40) for i in range(41)]


def _taiji(plate: Plate) -> Plate:
    """Fill the night half of the taiji, as it lies on the canopy."""
    half = _arc(0, 0, 0.99, -pi / 2, pi / 2) + _arc(0, 0.495, 0.495, pi / 2, 1.5 * pi)
    half += _arc(0, -0.495, 0.495, pi / 2, -pi / 2)
    plate.fill(_on_paper(half))
    plate.fill(_on_paper(_arc(0, 0.52, 0.17, 0, 2 * pi)), cut=True)
    return plate.fill(_on_paper(_arc(0, -0.52, 0.17, 0, 2 * pi)))


def _vault(sheet: Sheet) -> None:
    """Shade the paper: it sags between its ribs, and the side away from the light is dark."""
    for i in range(_RIBS):
        away = 0.5 + 0.5 * cos(_rib(i + 0.5) + 0.5)
        for first, last, depth in ((0.0, 0.42, 0.16), (0.42, 1.0, 0.0)):
            rim = [_at(1, _rib(i + first)), _at(1, _rib(i + last))]
            fold = sheet.plate().fill(polygon([_at(0, 0), *rim])).mask
            sheet.lay(fold * (depth + 0.5 * away**1.6), "#7a5a44")


def _painted(sheet: Sheet) -> None:
    """Print the band along the rim and the rings of thread; a red sun and gold stars stand in the halves."""
    band = sheet.plate().fill(polygon([_at(1, _rib(i)) for i in range(_RIBS)]))
    band.fill(polygon([_at(0.925, _rib(i)) for i in range(_RIBS)]), cut=True)
    sheet.body(woodblock(band.mask, 4, 0.12) * 0.94, CINNABAR)
    rings = sheet.plate()
    for share, width in ((0.9, 2.2), (0.3, 2.0), (0.26, 1.4)):
        rings.line(polygon([_at(share, _rib(i)) for i in range(_RIBS)]), width)
    sheet.body(woodblock(rings.mask, 3, 0.1), "#d2a048")


def _ribs(sheet: Sheet) -> None:
    """Print the ribs under the paper, each with its bright edge, and the loops at their ends."""
    shade, light, tips = sheet.plate(), sheet.plate(), sheet.plate()
    for i in range(_RIBS):
        way = [_at(share / 10, _rib(i)) for share in range(11)]
        shade.brush([(x + 1.6, y + 1.6, 0.7 + 0.06 * n) for n, (x, y) in enumerate(way)], 4.6, dry=0, taper=(0, 0))
        light.brush([(x - 0.8, y - 0.8, 0.7 + 0.06 * n) for n, (x, y) in enumerate(way)], 2.4, dry=0, taper=(0, 0))
        tips.disc(*_at(1.012, _rib(i)), 4.2)
    sheet.body(shade.mask * 0.8, "#33231c").body(light.mask * 0.95, "#d8b070")
    sheet.body(grow(tips.mask, 1.2), INK).body(tips.mask, "#d2a048")


def _shaft(sheet: Sheet) -> None:
    """Paint the bamboo shaft that comes out from under the canopy, its grip, its knob and its tassel."""
    shadow(sheet, 246, 656, 150, 15)
    axis = ((_X, _Y), (_X - cos(_LEAN), _Y - sin(_LEAN)))

    def piece(start: float, end: float, half: float, stuff: Stuff, seed: int) -> None:
        mask = sheet.plate().fill(lathed(axis, [(start, half), (end, half)])).mask
        model(sheet, mask, stuff, seed, light=(*along(axis, (start + end) / 2, -8), 46), tilt=-0.4)

    piece(40, 236, 8.5, _BAMBOO, 4)
    for node in (168, 202):
        piece(node - 3, node + 3, 10.5, _BAMBOO, 6)
    piece(228, 312, 12.5, DARK_WOOD, 5)
    for i in range(5):
        piece(238 + i * 14, 242 + i * 14, 13.5, GOLD_LEAF if i in (0, 4) else WOOD, 7)
    model(sheet, sheet.plate().disc(*along(axis, 320), 17).mask, GOLD_LEAF, 6, light=(*along(axis, 316, -6), 18))
    x, y = along(axis, 232, -6)
    line = [(x, y, 1), (x + 34, y - 30, 1), (x + 66, y - 14, 1), (x + 72, y + 14, 0.9)]
    cord(sheet, line, 9, w=6, tassel=(x + 72, y + 16))


def _crown(sheet: Sheet) -> None:
    """Paint the lacquered cap at the top and its knob."""
    cap = sheet.plate().fill(polygon([_at(0.105, 2 * pi * i / 24) for i in range(24)])).mask
    model(sheet, cap, Stuff("#e0604a", "#9a2418", "#4a100e"), 5, light=(_at(0, 0)[0] - 8, _at(0, 0)[1] - 6, 24))
    x, y = _at(0, 0)
    stalk = (x + cos(_LEAN) * 20, y + sin(_LEAN) * 20)
    model(sheet, sheet.plate().line(f"M {x} {y} L {stalk[0]} {stalk[1]}", 13).mask, GOLD_LEAF, 6, light=(x - 8, y, 20))
    model(sheet, sheet.plate().disc(*stalk, 9.5).mask, GOLD_LEAF, 6, light=(stalk[0] - 4, stalk[1] - 4, 12))
