"""Emblems of the interface: the four phases of a turn, the lamp of the player to move, the program's icon."""

from __future__ import annotations

from math import pi
from typing import Final

from art.kit.geometry import around, polygon, turn_points
from art.kit.media import grow, ink, woodblock
from art.kit.palette import INK
from art.kit.sheet import Sheet
from art.kit.symbols import bagua

_M = 128.0


def _medal(seed: int, ground: str, metal: str, *, rims: int = 2) -> Sheet:
    """Return a round plate in a broad rim of metal, a thin one within it if there are two."""
    sheet = Sheet("#d8c9a8", seed, size=(256, 256), age=0)
    sheet.body(sheet.full(), ground)
    sheet.alpha = sheet.plate().disc(_M, _M, 120).mask
    rim = sheet.plate().ring(_M, _M, 112, 9)
    if rims > 1:
        rim.ring(_M, _M, 100, 2.5)
    sheet.body(woodblock(rim.mask, 4, 0.15, mott=0.2, chip=0.3), metal)
    return sheet


def phase_draw() -> Sheet:
    """Drawing: one card, large and aslant, its back to the viewer, two strokes behind it for the pull."""
    sheet = _medal(811, "#161b3c", "#f0cf7a", rims=1)
    for half, tint in (((55, 75), "#fff3cc"), ((42, 62), "#3c64d8")):
        corners = [(x * half[0], y * half[1]) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        mask = sheet.plate().fill(polygon(turn_points(corners, 134, 114, 0.4))).mask
        sheet.body(woodblock(mask, 2, 0.1, mott=0.05), tint)
    sheet.body(sheet.plate().disc(134, 114, 30).mask, "#fff3cc")
    sheet.body(sheet.plate().disc(134, 114, 21).mask, "#c81e14")
    strokes = sheet.plate()
    for x in (-24, 20):
        (ax, ay), (bx, by) = turn_points([(x, 88), (x, 108)], 134, 114, 0.4)
        strokes.line(f"M {ax} {ay} L {bx} {by}", 14)
    sheet.body(strokes.mask, "#fff3cc")
    return sheet


def phase_day() -> Sheet:
    """Day: the sun, eight broad rays about it that reach the rim."""
    sheet = _medal(812, "#6a2410", "#f3dc9a")
    rays = sheet.plate()
    for i in range(8):
        a = -pi / 2 + i * pi / 4
        rays.fill(polygon([around(_M, _M, 56, a - 0.36), around(_M, _M, 97, a), around(_M, _M, 56, a + 0.36)]))
    sheet.body(woodblock(rays.mask, 3, 0.1), "#ffd24a")
    sheet.body(woodblock(sheet.plate().disc(_M, _M, 46).mask, 4, 0.1, mott=0.1), "#fff0b0")
    return sheet


def phase_night() -> Sheet:
    """Night: a sickle moon over a curl of cloud."""
    sheet = _medal(813, "#1a2440", "#a9bdd4")
    moon = sheet.plate().disc(118, 116, 62).disc(146, 100, 54, cut=True)
    sheet.body(woodblock(moon.mask, 3, 0.2), "#eef2e0")
    cloud = sheet.plate()
    for y, x, reach in ((164, 84, 92), (184, 104, 76)):
        cloud.brush([(x, y, 0.3), (x + reach * 0.5, y - 8, 1), (x + reach, y, 0.3)], 11, dry=0.1, seed=y)
    for x, y in ((168, 84), (186, 124), (150, 62)):
        cloud.disc(x, y, 4.5)
    sheet.body(ink(cloud.mask, 3), "#a9bdd4")
    return sheet


def phase_end() -> Sheet:
    """The end of a turn: one bold arrow that swells as it swings round clockwise and hands the turn on."""
    sheet = _medal(814, "#0f2b28", "#d9b45a")
    arrow = sheet.plate().fill(_swung(56, 4, 20)).fill(_swung_head(56))
    sheet.rim(arrow.mask, "#07100f", 3).body(woodblock(arrow.mask, 2, 0.1, mott=0.05), "#fbeebc")
    cuts = sheet.plate()
    for radius, first in ((51, -2.6), (62, -2.2)):
        way = [(*around(_M, _M, radius, first + i * 0.28), 0.2 + 0.2 * min(i, 6 - i)) for i in range(7)]
        cuts.brush(way, 7, dry=0, wob=0)
    sheet.body(woodblock(cuts.mask * arrow.mask, 3, 0.1), "#b98a3a")
    return sheet


_SWING: Final = (2.15, 6.2)
"""Between which angles the arrow's shaft swings, clockwise."""


def _swung(radius: float, thin: float, thick: float) -> str:
    """Return the arrow's shaft: an arc whose half width grows from tail to head."""
    first, last = _SWING
    steps = [i / 30 for i in range(31)]
    turns = [(first + (last - first) * u, thin + (thick - thin) * u**0.7) for u in steps]
    outer = [around(_M, _M, radius + half, a) for a, half in turns]
    return polygon([*outer, *(around(_M, _M, radius - half, a) for a, half in turns[::-1])])


def _swung_head(radius: float) -> str:
    """Return the arrow's head, its tip a little within the circle the shaft runs on."""
    end = _SWING[1] - 0.04
    x, y = around(_M, _M, radius - 6, end)
    return polygon([around(_M, _M, radius - 39, end), around(x, y, 68, end + pi / 2), around(_M, _M, radius + 39, end)])


def seat() -> Sheet:
    """A seat: the ring of the trigrams in bronze about a dark middle, on which its number is written."""
    sheet = _medal(817, "#171c22", "#cfa04a", rims=1)
    ring = sheet.plate()
    bagua(ring, _M, _M, 81, 34, 6.5)
    sheet.body(woodblock(ring.mask, 4, 0.1), "#e8c878")
    sheet.body(sheet.plate().disc(_M, _M, 62).mask, "#0e1216")
    return sheet


def lamp() -> Sheet:
    """The lantern of the player to move."""
    sheet = Sheet("#f6d98a", 815, size=(256, 256), age=0)
    body = sheet.plate().disc(_M, 124, 74, ry=66).mask
    caps = sheet.plate().rect(92, 44, 72, 20, 6).rect(92, 184, 72, 20, 6).rect(123, 18, 10, 28, 4)
    strands = sheet.plate()
    for k in range(-2, 3):
        strands.brush([(_M + k * 6, 204, 0.9), (_M + k * 8, 226, 1), (_M + k * 10, 248, 0.4)], 8, dry=0.3, seed=k + 2)
    caps_mask, fringe = caps.mask, strands.mask
    sheet.body(body, "#a82a18").body(woodblock(body, 4, 0.25, mott=0.15), "#dd4526")
    for rx, ry, tint in ((54, 58, "#f08a38"), (32, 46, "#ffe2a0")):
        lit = sheet.plate().disc(_M, 124, rx, ry=ry).mask
        sheet.body(woodblock(lit, 6, 0.12, mott=0.1) * body, tint)
    ribs = sheet.plate()
    for bulge in (-0.82, -0.45, 0.45, 0.82):
        rib = [(_M + bulge * 30, 62, 0.6), (_M + bulge * 76, 124, 1), (_M + bulge * 30, 186, 0.6)]
        ribs.brush(rib, 5, dry=0.1, seed=int(bulge * 10) + 9)
    sheet.body(ribs.mask * body, "#8e2318")
    sheet.body(ink(fringe, 3), "#c02a1c").body(woodblock(caps_mask, 3, 0.2), "#cfa04a")
    rim = grow(body, 1.5) * (1 - body)
    sheet.body(rim, INK)
    sheet.alpha = (body + caps_mask + fringe + rim).clip(0, 1)
    return sheet


def icon() -> Sheet:
    """The program's icon: the character of its name on a red moon."""
    sheet = Sheet("#d8c9a8", 816, size=(256, 256), age=0)
    sheet.body(sheet.full(), "#1a1424")
    sheet.alpha = sheet.plate().rect(6, 6, 244, 244, 52).mask
    moon = sheet.plate().disc(_M, _M, 100).mask
    sheet.body(woodblock(moon, 5, 0.35, mott=0.25), "#c8321f")
    frame = sheet.plate().rect(13, 13, 230, 230, 46, line=6).ring(_M, _M, 103, 3)
    sheet.body(woodblock(frame.mask, 4, 0.15), "#d2a048")
    word = sheet.plate().text("鬼", _M, _M, 158, bold=5)
    sheet.body(grow(word.mask, 3), "#1a0a0e").body(ink(word.mask, 3, edge=0.4, tone=0.1, gran=0.1), "#f6ecd0")
    return sheet
