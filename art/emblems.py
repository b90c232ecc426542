"""Emblems of the interface: the four phases of a turn, the lamp of the player to move, the program's icon."""

from __future__ import annotations

from math import pi

from art.kit.base import SCALE, blur
from art.kit.geometry import around, polygon, turn_points
from art.kit.media import grow, ink, woodblock
from art.kit.palette import CINNABAR, INDIGO, INK
from art.kit.sheet import Sheet
from art.kit.symbols import bagua

_M = 128.0


def _medal(seed: int, ground: str, metal: str) -> Sheet:
    """Return a round plate in a rim of metal."""
    sheet = Sheet("#d8c9a8", seed, size=(256, 256), age=0)
    sheet.body(sheet.full(), ground)
    sheet.alpha = sheet.plate().disc(_M, _M, 120).mask
    rim = sheet.plate().ring(_M, _M, 112, 9).ring(_M, _M, 100, 2.5)
    sheet.body(woodblock(rim.mask, 4, 0.15, mott=0.2, chip=0.3), metal)
    return sheet


def phase_draw() -> Sheet:
    """Drawing: a hand of three talismans."""
    sheet = _medal(811, "#2a3158", "#f0cf7a")
    for i, turn in enumerate((-0.42, 0.0, 0.42)):
        middle = around(_M, 236, 118, -pi / 2 + turn)
        card = sheet.plate().fill(polygon(turn_points([(-30, -46), (30, -46), (30, 46), (-30, 46)], *middle, turn)))
        sheet.rim(card.mask, "#0d0b12", 2)
        sheet.body(woodblock(card.mask, i, 0.2), ("#d0dddd", "#ecc363", "#d0dddd")[i])
        script = turn_points([(0, -30), (5, -8), (-5, 8), (0, 30)], *middle, turn)
        sheet.lay(ink(sheet.plate().brush(script, 13, dry=0.2, seed=i).mask, i), (INDIGO, CINNABAR, INDIGO)[i])
    return sheet


def phase_day() -> Sheet:
    """Day: the sun with its rays."""
    sheet = _medal(812, "#c97f2c", "#f3dc9a")
    rays = sheet.plate()
    for i in range(16):
        a = -pi / 2 + i * pi / 8
        reach = 88 if i % 2 else 74
        rays.fill(polygon([around(_M, _M, 50, a - 0.14), around(_M, _M, reach, a), around(_M, _M, 50, a + 0.14)]))
    sheet.body(woodblock(rays.mask, 3, 0.1), "#f8ecc6")
    sheet.body(woodblock(sheet.plate().disc(_M, _M, 44).mask, 4, 0.1, mott=0.15), "#c8321f")
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
    """The end of a turn: a gate that closes."""
    sheet = _medal(814, "#24504a", "#f0cf7a")
    gate = sheet.plate().rect(70, 92, 18, 92).rect(168, 92, 18, 92)
    gate.brush(
        [(46, 92, 0.6), (70, 80, 1.2), (128, 74, 1), (186, 80, 1.2), (212, 90, 0.4)],
        20,
        dry=0,
        seed=3,
        taper=(0.02, 0.02),
    )
    gate.rect(62, 104, 132, 11)
    for s in (-1, 1):
        gate.fill(polygon([(_M + s * 38, 122), (_M + s * 3, 130), (_M + s * 3, 184), (_M + s * 38, 184)]))
    sheet.rim(gate.mask, "#0a1614", 2)
    sheet.body(woodblock(gate.mask, 4, 0.15), "#e8583a")
    sheet.body(sheet.plate().disc(118, 158, 4.5).disc(138, 158, 4.5).mask, "#f0d79a")
    return sheet


def seat() -> Sheet:
    """A seat: the ring of the trigrams in bronze about a dark middle, on which its number is written."""
    sheet = _medal(817, "#171c22", "#cfa04a")
    ring = sheet.plate()
    bagua(ring, _M, _M, 84, 34, 6.5)
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
    sheet.body(body, "#e8542c")
    light = sheet.plate().disc(_M, 128, 40, ry=44).mask
    sheet.body(blur(light, 16 * SCALE) * body, "#ffe9a8")
    ribs = sheet.plate()
    for bulge in (-0.82, -0.45, 0.45, 0.82):
        rib = [(_M + bulge * 30, 62, 0.6), (_M + bulge * 76, 124, 1), (_M + bulge * 30, 186, 0.6)]
        ribs.brush(rib, 5, dry=0.1, seed=int(bulge * 10) + 9)
    sheet.lay(ribs.mask * body * 0.8, "#8e2318")
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
