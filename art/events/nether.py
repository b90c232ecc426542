"""The festival of the dead on the river."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, sin

from art.anatomy import hand
from art.events.scene import put, sky
from art.kit.base import SCALE, blur, smooth
from art.kit.geometry import polygon
from art.kit.media import ink, woodblock
from art.kit.sheet import Sheet

_PINK, _WHITE, _GOLD = ("#f0a8a0", "#f7ccbc"), ("#d9dcc8", "#f4efdc"), ("#e0a848", "#f4d27c")
_DROWNED, _DEPTH, _WATER = "#9fc4bc", "#4f8288", "#17323c"


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
    Lamp(250, 50, 0.06, _GOLD),
    Lamp(284, 60, 0.07, _PINK),
    Lamp(228, 70, 0.07, _WHITE),
    Lamp(312, 78, 0.09, _GOLD, 0.8),
    Lamp(264, 88, 0.09, _PINK),
    Lamp(344, 100, 0.11, _WHITE),
    Lamp(300, 116, 0.12, _GOLD),
    Lamp(362, 142, 0.15, _PINK),
    Lamp(316, 164, 0.16, _WHITE, 0.8, 0.1),
    Lamp(364, 206, 0.19, _GOLD),
    Lamp(312, 230, 0.2, _PINK, 0.6),
    Lamp(350, 282, 0.25, _WHITE, 1.0, -0.08),
    Lamp(280, 314, 0.25, _GOLD, 0.6),
    Lamp(370, 354, 0.3, _PINK, 0.8, 0.12),
    Lamp(252, 390, 0.3, _WHITE, 0.5),
    Lamp(58, 486, 0.32, _WHITE, 1.0, -0.1),
    Lamp(442, 442, 0.34, _GOLD, 0.6, 0.06),
)
"""The train of lamps, from where the river comes into sight down to us."""
_NEAR = Lamp(176, 586, 0.86, lean=-0.06)


def festival(sheet: Sheet) -> None:
    """Lamps and a paper ship drift down the river; those whom nobody remembers rise to meet them."""
    sky(sheet, "#0f2430", "#3f6a70", horizon=330)
    sheet.body(woodblock(sheet.full(), 6, 0.3), _WATER)
    sheet.lay((1 - smooth(sheet.down(), 30, 330)) * sheet.full() * 0.7, "#243a78")
    banks = sheet.plate().fill([(-20, -20), (206, -20), (196, 42), (150, 74), (84, 88), (40, 140), (-20, 170)])
    banks.fill([(540, -20), (316, -20), (330, 40), (400, 70), (540, 130)])
    put(sheet, banks, "#0c1a24", rim=2.6, rim_tint="#4f7f88", grain=0.3)
    for x, y, k, turn in ((418, 572, 0.84, 0.16), (262, 670, 0.8, -0.22), (62, 640, 0.8, 0.3), (318, 508, 0.46, -0.2)):
        _drowned_face(sheet, x, y, k, turn)
    _ripples(sheet)
    for lamp in _FAR:
        _lotus_lamp(sheet, lamp)
    _paper_ship(sheet, 168, 290, 0.86)
    _lotus_lamp(sheet, _NEAR)
    _reaching_hand(sheet)


def _ripples(sheet: Sheet) -> None:
    """Print the ripples on the water, wider as they come nearer."""
    shine = sheet.plate()
    for i in range(26):
        y = 92 + i * 24
        x, reach = 250 + 90 * sin(i * 2.1) - i * 2, 22 + i * 6
        shine.brush([(x - reach, y, 0.2), (x, y + 3, 1), (x + reach, y, 0.2)], 4, dry=0.5, seed=i)
    sheet.body(ink(shine.mask, 3) * 0.45, "#8fb8b0")


def _drowned_face(sheet: Sheet, x: float, y: float, k: float, turn: float) -> None:
    """Print a face that looks up from under the water: pale, hair adrift, eyes and mouth hollow."""

    def at(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
        ca, sa = cos(turn), sin(turn)
        return [(x + k * (a * ca - b * sa), y + k * (a * sa + b * ca), *c) for a, b, *c in points]

    hair = sheet.plate()
    for i in range(9):
        a = (i - 4) / 4
        way = at(
            (a * 26, -50, 1), (a * 70, -66 + 30 * abs(a), 1.1), (a * 84 + 14 * sin(i * 2.3), 10 + 34 * abs(a), 0.1)
        )
        hair.brush(way, 26 * k, dry=0.1, seed=i)
    sheet.body(hair.mask * 0.9, "#0c1c26")
    face = sheet.plate().fill(
        at((0, -62), (34, -52), (46, -14), (36, 30), (14, 62), (0, 66), (-14, 62), (-36, 30), (-46, -14), (-34, -52))
    )
    sheet.body(face.mask * 0.85, _DEPTH)
    light = sheet.plate().fill(at((-6, -56), (-30, -46), (-40, -14), (-31, 28), (-10, 58), (-2, 30), (-8, 8), (4, -20)))
    sheet.body(light.mask * face.mask * 0.75, _DROWNED)
    dark = sheet.plate()
    for s in (-1, 1):
        dark.fill(at((s * 9, -8), (s * 20, -18), (s * 32, -10), (s * 28, 4), (s * 14, 4)))
        dark.brush(at((s * 8, -22, 0.3), (s * 20, -32, 1), (s * 36, -20, 0.2)), 6 * k, dry=0.1, seed=3)
    dark.fill(at((-9, 34), (0, 26), (9, 34), (7, 50), (-7, 50)))
    dark.brush(at((0, 2, 0.3), (-5, 16, 1), (4, 20, 0.3)), 4 * k, dry=0.1, seed=4)
    sheet.body(dark.mask * 0.9, "#0c1c26")


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
        image = sheet.plate().fill([(-110, 24), (110, 24), (76, 52), (-80, 52)])
        sheet.body(image.mask * 0.5, "#e8b07a")
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
        prow = sheet.plate().brush(
            [(-112, -26, 1.2), (-136, -56, 1), (-126, -86, 0.9), (-146, -98, 0.6)], 22, dry=0, taper=(0, 0.1)
        )
        put(sheet, prow, "#c8321f", rim=2.6)
        horn = sheet.plate().brush([(-124, -94, 1), (-106, -108, 0.7), (-92, -104, 0.1)], 9, dry=0)
        put(sheet, horn, "#f3d27c", rim=1.6)
        sheet.body(sheet.plate().disc(-130, -88, 4).mask, "#10211f")
        lantern = sheet.plate().disc(6, -104, 19, ry=24)
        put(sheet, lantern, "#ffe9a0", rim=2.4, rim_tint="#b04a1c")
        ribs = sheet.plate().line("M 6 -128 L 6 -80", 2).line("M -10 -104 L 22 -104", 2)
        sheet.lay(ribs.mask * 0.6, "#b04a1c")


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
