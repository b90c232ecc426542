"""The festival of the dead on the river."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, sin

from art.anatomy import hand
from art.events.drowned import Drowned, drowned_face
from art.events.scene import put, sky
from art.kit.base import SCALE, blur
from art.kit.geometry import polygon
from art.kit.media import ink, woodblock
from art.kit.sheet import Sheet

_PINK, _WHITE, _GOLD = ("#f0a8a0", "#f7ccbc"), ("#d9dcc8", "#f4efdc"), ("#e0a848", "#f4d27c")
_DROWNED, _WATER = "#9fc4bc", "#17323c"


@dataclass(frozen=True, slots=True)
class Lamp:
    """A lotus lamp on the water.

    Attributes:
        x, y: the middle of its foot.
        k: its size; 1 is 260 units wide.
        tints: its outer and its inner petals.
        spread: how far it has opened, from 0 (a bud) to 1.
        lean: how far it tilts, in radians.
        lit: whether its candle still burns.
    """

    x: float
    y: float
    k: float
    tints: tuple[str, str] = _PINK
    spread: float = 1.0
    lean: float = 0.0
    lit: bool = True


_FAR = (
    Lamp(196, 288, 0.07, _GOLD),
    Lamp(228, 291, 0.08, _PINK),
    Lamp(262, 296, 0.1, _WHITE),
    Lamp(298, 303, 0.11, _GOLD),
    Lamp(334, 314, 0.14, _PINK, 0.8),
    Lamp(364, 332, 0.17, _WHITE, 1.0, 0.08),
    Lamp(318, 350, 0.18, _GOLD),
    Lamp(370, 378, 0.22, _PINK, 0.6),
    Lamp(322, 408, 0.25, _WHITE, 0.9, -0.08),
    Lamp(384, 438, 0.31, _PINK, 1.0, 0.1),
    Lamp(304, 470, 0.3, _GOLD, 0.6),
    Lamp(454, 494, 0.36, _WHITE, 0.8, 0.08),
    Lamp(52, 494, 0.3, _GOLD, 0.8, -0.1),
)
"""The train of lamps that comes round to us from where the moon rises."""
_NEAR = Lamp(176, 586, 0.86, lean=-0.06)
_MOON = (158.0, 268.0, 116.0)
_HORIZON = 272.0
_STREAKS = (
    *((70, 196, 150, 12), (236, 226, 120, 11), (60, 246, 110, 9), (330, 172, 90, 9), (340, 246, 90, 8)),
    *((120, 92, 130, 13), (290, 66, 110, 11), (230, 120, 120, 9)),
)
"""Streaks of cloud: their middle, half their length, their width."""
_FACES = (
    Drowned(422, 580, 0.84, 0.16, "wail"),
    Drowned(266, 658, 0.8, -0.22, "old"),
    Drowned(62, 642, 0.8, 0.3, "sleep"),
)


def festival(sheet: Sheet) -> None:
    """Lamps and a paper ship drift in from the rising moon; those whom nobody remembers come up to meet them."""
    sky(sheet, "#0f2430", "#3f6a70", horizon=330)
    _moonrise(sheet)
    for face in _FACES:
        drowned_face(sheet, face)
    _ripples(sheet)
    for lamp in _FAR:
        _lotus_lamp(sheet, lamp)
    _paper_ship(sheet, 196, 408, 0.8)
    _lotus_lamp(sheet, _NEAR)
    _reaching_hand(sheet)


def _moonrise(sheet: Sheet) -> None:
    """Print the full moon half out of the water, streaks of cloud before it, and the water to the edge of the sky."""
    x, y, r = _MOON
    moon = sheet.plate().disc(x, y, r).mask
    sheet.rim(moon, "#0f2430", 3)
    sheet.body(woodblock(moon, 3, 0.3), "#f6d890")
    streaks = sheet.plate()
    for cx, cy, reach, w in _STREAKS:
        streaks.brush(
            [(cx - reach, cy + 2, 0.1), (cx - reach * 0.3, cy - 3, 1), (cx + reach, cy + 3, 0.05)], w, dry=0.1
        )
    sheet.body(woodblock(streaks.mask, 5, 0.2), "#2a5457")
    sheet.body(woodblock(sheet.plate().rect(-10, _HORIZON, 540, 460).mask, 6, 0.3), _WATER)
    sheet.body(sheet.plate().rect(-10, _HORIZON - 1, 540, 2.4).mask, "#8fb8b0")
    way = sheet.plate()
    for i in range(11):
        py, reach = _HORIZON + 6 + i * 13, 104 - i * 4 - 26 * (i % 2)
        shift = 16 * sin(i * 1.9)
        way.brush(
            [(x + shift - reach, py, 0.1), (x + shift, py + 2, 1), (x + shift + reach, py, 0.1)], 7, dry=0.15, seed=i
        )
    sheet.body(way.mask * 0.85, "#e8c884")


def _ripples(sheet: Sheet) -> None:
    """Print the ripples on the water, wider as they come nearer."""
    shine = sheet.plate()
    for i in range(19):
        y = _HORIZON + 12 + i * 23
        x, reach = 260 + 100 * sin(i * 2.1), 30 + i * 7
        shine.brush([(x - reach, y, 0.2), (x, y + 3, 1), (x + reach, y, 0.2)], 4, dry=0.5, seed=i)
    sheet.body(ink(shine.mask, 3) * 0.45, "#8fb8b0")


def _reaching_hand(sheet: Sheet) -> None:
    """Print the hand that comes up out of the water for the nearest light."""
    arm = [(384, 712), (362, 660)]
    hand(sheet, 322, 596, 0.86, _DROWNED, turn=-0.62, bent=0.18, arm=arm, thick=38, bony=0.86, rim="#0c1c26")
    drops, rings = sheet.plate(), sheet.plate()
    for x, y in ((300, 640), (330, 664), (284, 610)):
        drops.fill([(x, y - 8), (x, y - 8), (x + 5, y + 4), (x, y + 9), (x - 5, y + 4)])
    put(sheet, drops, "#cfe6de", rim=1.4, rim_tint="#0c1c26")
    for i, (wide, high) in enumerate(((54, 14), (86, 24))):
        rings.brush(
            [
                (376 - wide, 690, 0.2),
                (376 - wide * 0.5, 690 + high, 1),
                (376 + wide * 0.5, 690 + high, 1),
                (376 + wide, 690, 0.2),
            ],
            5 - i,
            dry=0.1,
            seed=i,
        )
    foam = sheet.plate().fill([(330, 690), (352, 680), (376, 684), (400, 680), (424, 690), (400, 760), (350, 760)])
    sheet.body(foam.mask, _WATER)
    sheet.body(rings.mask * 0.8, "#8fb8b0")


def _paper_ship(sheet: Sheet, x: float, y: float, k: float) -> None:
    """Print a ship folded of paper with a dragon's prow, a lantern at its mast, money for its crew."""
    left, top, zoom = sheet.view
    glow = sheet.plate().disc(x, y - 66 * k, 90 * k).mask
    sheet.body(blur(glow, 26 * k * SCALE) * 0.45, "#f6b85a")
    with sheet.at(left + x * zoom, top + y * zoom, k * zoom):
        image = sheet.plate()
        for i, reach in enumerate((96, 84, 62, 46, 28)):
            y0, shift = 30 + 10 * i, 10 * (i % 2) - 4
            image.brush([(shift - reach, y0, 0.1), (shift, y0 + 2, 1), (shift + reach, y0, 0.1)], 8, dry=0.15, seed=i)
        sheet.body(image.mask * 0.75, "#e0a868")
        _prow(sheet)
        put(sheet, sheet.plate().line("M 6 0 L 6 -118", 6), "#7a3a20", rim=1.8)
        hull = [
            (-128, -34),
            (-128, -34),
            (-60, -14),
            (60, -14),
            (124, -46),
            (124, -46),
            (92, 24),
            (92, 24),
            (-88, 24),
            (-88, 24),
        ]
        put(sheet, sheet.plate().fill(polygon(hull)), "#f3e6c4", rim=3)
        dark = sheet.plate().fill(polygon([(-128, -34), (-60, -14), (-72, 24), (-88, 24)]))
        dark.fill(polygon([(60, -14), (124, -46), (92, 24), (48, 24)]))
        sheet.body(dark.mask, "#c9a878")
        stripe = sheet.plate().fill(
            polygon([(-98, 2), (-64, 6), (56, 6), (108, -8), (104, 4), (56, 16), (-68, 16), (-94, 12)])
        )
        sheet.body(stripe.mask, "#c8321f")
        tent = sheet.plate().fill(polygon([(-44, -14), (-34, -54), (40, -54), (50, -14)]))
        put(sheet, tent, "#d8a23a", rim=2.6)
        sheet.body(sheet.plate().fill(polygon([(-14, -14), (-10, -42), (12, -42), (16, -14)])).mask, "#5a1a14")
        lantern = sheet.plate().disc(6, -104, 19, ry=24)
        put(sheet, lantern, "#ffe9a0", rim=2.4, rim_tint="#b04a1c")
        ribs = sheet.plate().line("M 6 -128 L 6 -80", 2).line("M -10 -104 L 22 -104", 2)
        sheet.lay(ribs.mask * 0.6, "#b04a1c")


def _prow(sheet: Sheet) -> None:
    """Print the dragon that grows out of the ship's bow: neck with its fins, jaws open, whisker and horn."""
    fins = sheet.plate()
    for x, y, dx, dy in ((-76, -44, 22, -16), (-86, -66, 24, -12), (-96, -86, 24, -12)):
        fins.fill([(x - 8, y + 12), (x + dx, y + dy), (x + dx, y + dy), (x + 2, y - 12)])
    put(sheet, fins, "#d8a23a", rim=1.8)
    neck = [(-56, -6), (-128, -28), (-128, -28), (-134, -56), (-132, -80), (-146, -80), (-164, -72), (-164, -72)]
    neck += [(-158, -84), (-172, -90), (-178, -98), (-170, -108), (-150, -112), (-134, -120), (-114, -116)]
    neck += [(-98, -100), (-88, -76), (-74, -44), (-50, -20)]
    mask = sheet.plate().fill(neck)
    put(sheet, mask, "#c8321f", rim=2.6)
    belly = sheet.plate().fill(
        [(-90, -10), (-128, -26), (-134, -56), (-132, -80), (-120, -74), (-116, -48), (-88, -24)]
    )
    sheet.body(belly.mask * mask.mask, "#f3d27c")
    horn = sheet.plate().brush([(-120, -114, 1), (-100, -130, 0.8), (-78, -128, 0.1)], 10, dry=0)
    horn.brush([(-168, -104, 0.8), (-190, -112, 0.7), (-196, -130, 0.1)], 6, dry=0)
    put(sheet, horn, "#f3d27c", rim=1.6)
    eye = sheet.plate().disc(-138, -104, 6.5)
    put(sheet, eye, "#fff0a8", rim=1.4)
    sheet.body(sheet.plate().disc(-140, -104, 3).mask, "#10211f")


def _lotus_lamp(sheet: Sheet, lamp: Lamp) -> None:
    """A paper lotus with a candle in it, its light and its image on the water."""
    x, y, k = lamp.x, lamp.y, lamp.k
    if lamp.lit:
        glow = sheet.plate().disc(x, y - 40 * k, 150 * k, ry=130 * k).mask
        sheet.body(blur(glow, 40 * k * SCALE) * 0.45, "#f6b85a")
    image = sheet.plate()
    for i in range(5):
        reach = (96 - 14 * i) * k
        image.brush(
            [
                (x - reach, y + (50 + 13 * i) * k, 0.2),
                (x, y + (52 + 13 * i) * k, 1),
                (x + reach, y + (50 + 13 * i) * k, 0.2),
            ],
            8 * k,
            dry=0.2,
            seed=i,
        )
    sheet.body(image.mask * 0.7, "#e8a05a")
    left, top, zoom = sheet.view
    rim = 2.4 * max(k, 0.4)
    with sheet.at(left + x * zoom, top + y * zoom, k * zoom):
        _petals(sheet, lamp, ((-0.62, 118, 34), (0.62, 118, 34), (-0.3, 128, 38), (0.3, 128, 38)), -6, lamp.tints[0])
        flame = sheet.plate().fill([(0, -150), (22, -104), (18, -70), (0, -58), (-18, -70), (-22, -104)])
        put(sheet, flame, "#fff0a8", rim=2.4, rim_tint="#e8642c", grain=0.05)
        _petals(sheet, lamp, ((-1.02, 128, 34), (1.02, 128, 34), (0.0, 116, 44)), 8, lamp.tints[1])
        pad = sheet.plate().fill([(-150, 34), (-60, 20), (60, 20), (150, 34), (70, 62), (-70, 62)])
        put(sheet, pad, "#2f7a5c", rim=rim)
        veins = sheet.plate()
        for dx in (-96, -40, 16, 72):
            veins.line(f"M {dx * 0.4} 30 L {dx} 54", 2.4)
        sheet.lay(veins.mask * pad.mask * 0.6, "#10211f")


def _petals(sheet: Sheet, lamp: Lamp, shapes: tuple[tuple[float, float, float], ...], base: float, tint: str) -> None:
    """Print a row of petals, a darker half and a vein on each."""
    for a, reach, wide in shapes:
        a = a * (0.35 + 0.65 * lamp.spread) + lamp.lean
        tip, side = (sin(a) * reach, base - cos(a) * reach), (cos(a) * wide, sin(a) * wide)
        half = (tip[0] * 0.55, base + (tip[1] - base) * 0.55)
        left, right = (half[0] - side[0], half[1] - side[1]), (half[0] + side[0], half[1] + side[1])
        mask = sheet.plate().fill([(0, base + 26), left, tip, tip, right]).mask
        sheet.solid(mask, tint, rim=2.4 * max(lamp.k, 0.4), line="#7a2a2c", grain=0.1, mott=0.15)
        if lamp.k < 0.3:
            continue
        dark = sheet.plate().fill([(0, base + 26), (half[0] + side[0] * 0.2, half[1] + side[1] * 0.2), tip, tip, right])
        sheet.lay(dark.mask * mask * 0.35, "#b8503c")
        vein = sheet.plate().brush(
            [
                (half[0] * 0.4, base + (half[1] - base) * 0.4, 0.3),
                (*half, 1),
                (tip[0] * 0.9, base + (tip[1] - base) * 0.9, 0.1),
            ],
            3.4,
            dry=0.1,
        )
        sheet.lay(vein.mask * mask * 0.5, "#7a2a2c")
