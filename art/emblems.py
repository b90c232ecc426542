"""Emblems of the interface: the four phases of a turn, the lamp of the player to move, the program's icon."""

from __future__ import annotations

from math import pi
from typing import Final

from art.kit.geometry import Outline, around, polygon, turn_points
from art.kit.media import grow, ink, woodblock
from art.kit.palette import INK
from art.kit.sheet import Sheet
from art.kit.symbols import bagua
from art.roles.body import Place
from art.roles.hands import brush_grip

_M = 128.0
_NIGHT: Final = "#161b3c"
_SHADE: Final = "#07100f"
_BACK: Final = "#2b50c0"
"""A card's back."""


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
    """Drawing: a hand out of a red sleeve lifts one card, its back to the viewer, off the deck beneath it."""
    sheet = _medal(811, _NIGHT, "#f0cf7a")
    for y in (195, 186, 177):
        _print(sheet, polygon(_slanted(112, y, 46, 9)), "#fff3cc", rim=2.6)
    _print(sheet, polygon(_slanted(112, 176, 33, 4.5)), _BACK)
    for half, tint, rim in (((42, 56), "#fff3cc", 3.0), ((32, 46), _BACK, 0)):
        corners = [(x * half[0], y * half[1]) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        _print(sheet, polygon(turn_points(corners, 108, 99, 0.14)), tint, rim=rim)
    sheet.body(sheet.plate().disc(102, 99, 21).mask, "#fff3cc").body(sheet.plate().disc(102, 99, 14).mask, "#c81e14")
    brush_grip(sheet, Place(147, 113, 0.86, 0.25, -1), "#f0cda0", [(216, 151, 1.1)], width=44)
    inside = sheet.plate().disc(_M, _M, 97).mask
    sleeve = sheet.plate().fill(polygon([(197, 119), (250, 111), (250, 221), (187, 179)])).mask * inside
    sheet.rim(sleeve, _NIGHT, 3).body(woodblock(sleeve, 2, 0.1), "#d8402a")
    cuff = sheet.plate().brush([(194, 121), (188, 151), (185, 178)], 9, dry=0, wob=0, taper=(0.02, 0.02))
    sheet.body(woodblock(cuff.mask * inside, 2, 0.1), "#fff3cc")
    return sheet


def _slanted(x: float, y: float, half: float, rise: float) -> list[tuple[float, float]]:
    """Return a card that lies flat, seen from the front and a little from above."""
    return [
        (x - half + rise, y - rise),
        (x + half + rise, y - rise),
        (x + half - rise, y + rise),
        (x - half - rise, y + rise),
    ]


def _print(sheet: Sheet, outline: Outline, tint: str, *, rim: float = 0) -> None:
    """Print a flat shape, if ``rim`` says how wide with a dark line round it."""
    mask = sheet.plate().fill(outline).mask
    if rim:
        sheet.rim(mask, _NIGHT, rim)
    sheet.body(woodblock(mask, 2, 0.1, mott=0.05), tint)


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
    """The end of a turn: a gate whose red leaves are shut, a bar across them."""
    sheet = _medal(814, "#0f2b28", "#d9b45a")
    frame = sheet.plate().rect(76, 98, 13, 102, 2).rect(167, 98, 13, 102, 2).rect(68, 97, 120, 11, 2)
    frame.rect(72, 197, 112, 9, 2)
    sheet.body(woodblock(frame.mask, 2, 0.1, mott=0.05), "#d9b45a")
    leaves = sheet.plate().rect(91, 111, 35, 84, 1).rect(130, 111, 35, 84, 1)
    sheet.body(woodblock(leaves.mask, 2, 0.1, mott=0.1), "#c23a22")
    metal = sheet.plate()
    for x in (100, 116, 140, 156):
        for y in (121, 134):
            metal.disc(x, y, 3.2)
    for x in (120, 136):
        metal.ring(x, 177, 5.5, 2.6)
    sheet.body(metal.mask, "#f3d58a")
    bar = sheet.plate().rect(82, 144, 92, 17, 3).mask
    sheet.rim(bar, _SHADE, 3.2).body(woodblock(bar, 2, 0.1), "#fbeebc")
    _roof(sheet)
    return sheet


def _roof(sheet: Sheet) -> None:
    """Print the roof of the gate: eaves turned up at both ends, a pearl on top, rows of tiles."""
    roof = (
        sheet.plate()
        .disc(_M, 48, 6)
        .fill(
            "M 128 46 C 134 62 166 74 204 75 C 201 88 192 94 180 94 L 76 94 C 64 94 55 88 52 75 C 90 74 122 62 128 46 Z"
        )
    )
    sheet.rim(roof.mask, _SHADE, 2.5).body(woodblock(roof.mask, 2, 0.1, mott=0.05), "#fbeebc")
    tiles = sheet.plate()
    for i in range(-4, 5):
        row = [(_M + i * 5, 62 + abs(i) * 1.5, 0.3), (_M + i * 10, 74 + abs(i) * 0.6, 0.8), (_M + i * 13.5, 88, 1)]
        tiles.brush(row, 3.4, dry=0, wob=0, taper=(0.1, 0.02))
    sheet.body(tiles.mask * roof.mask, "#a9853a")


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
