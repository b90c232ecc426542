"""The ghost of red hair."""

from __future__ import annotations

from math import pi, sin

from art.ghosts.limbs import DARK, carve, claw, inked, pose, shade, spots, turned_away, where
from art.kit.base import SCALE, blur
from art.kit.geometry import around, polygon
from art.kit.noise import chance
from art.kit.sheet import Sheet

_HAIR = ("#6a0e16", "#a01a1c", "#d03028", "#ea5444")
_GLEAM = ("#d0403a", "#ea6a58", "#ffa08a", "#ffcdb8")
"""What lights the hair ring by ring, outermost first."""
_SKIN, _DIM = "#4a3a4e", "#241a2c"
_X, _Y = 216.0, 336.0
_DROP = -26
"""How much lower its left hand is than its face, and the other one higher."""


def red_hair(sheet: Sheet) -> None:
    """Nothing but hair, red and on end: two dark hands part it, and a grin looks out."""
    _mane(sheet)
    _face(sheet)
    _hands(sheet)
    _fringe(sheet)


def _mane(sheet: Sheet) -> None:
    """Print the hair ring by ring, the brightest innermost; it stands up like fire and hangs down like a root."""
    dice = chance(3)
    for ring, tint in enumerate(_HAIR):
        hair, strands = sheet.plate(), []
        size = 1.0 - 0.17 * ring
        count = 40 - 5 * ring
        for i in range(count):
            a = -pi / 2 + (i / count - 0.5) * 2 * pi
            reach = (232 + 46 * dice.random() + (90 if sin(a) > 0.25 else 26 * max(0.0, -sin(a)))) * size
            bend = (0.26 if i % 2 else 0.12) * (1 if a < pi / 2 and a > -pi / 2 else -1)
            way = [(*around(_X, _Y, 70, a), 1.2), (*around(_X, _Y, reach * 0.52, a + bend), 1.15)]
            way += [(*around(_X, _Y, reach * 0.8, a + bend * 0.5), 0.7), (*around(_X, _Y, reach, a - bend * 0.8), 0.03)]
            hair.brush(way, 44 * (0.6 + 0.4 * size), dry=0, seed=i, taper=(0, 0.05), wob=0.03)
            strands.append([(x, y, w) for (x, y, _), w in zip(way[1:], (0.4, 1, 0.1), strict=True)])
        hair.disc(_X, _Y, 110 * size)
        mask = carve(sheet, hair, tint, rim=2.8, line="#240609", grain=0.2)
        shade(sheet, turned_away(sheet, mask, 5, 7), _HAIR[max(0, ring - 1)] if ring else "#440a10")
        inked(sheet, strands, 6.5, _GLEAM[ring], within=mask)


def _face(sheet: Sheet) -> None:
    at = pose(_X, _Y + 6, turn=-0.15, k=1.18)
    hollow = sheet.plate().fill(at(spots("0,-96 -52,-82 -86,-30 -88,30 -62,84 0,112 62,84 88,30 86,-30 52,-82")))
    carve(sheet, hollow, "#12080e", rim=4, line="#240609")
    face = sheet.plate().fill(at(spots("0,-80 -40,-70 -66,-26 -66,24 -44,72 0,96 44,72 66,24 66,-26 40,-70")))
    mask = carve(sheet, face, _SKIN, rim=2)
    shade(sheet, turned_away(sheet, mask, 26, 6), _DIM)
    whites, pupils = sheet.plate(), sheet.plate()
    for s in (-1, 1):
        whites.fill(at(spots("8,2 20,-22 46,-38 62,-34 56,-8 36,6 18,8", s)))
        pupils.disc(*where(at, s * 34, -14), 5, ry=15)
    eyes = carve(sheet, whites, "#ffd84a", rim=3.2)
    shade(sheet, turned_away(sheet, eyes, 5, -7), "#e28a24")
    sheet.body(pupils.mask, DARK)
    lights = sheet.plate().disc(*where(at, -41, -22), 3.4).disc(*where(at, 27, -22), 3.4)
    sheet.body(lights.mask, "#fff6dc")
    brows = [at(spots("4,-8,0.6 24,-36,1.2 72,-56,0.1", s)) for s in (-1, 1)]
    inked(sheet, brows, 17, "#12080e")
    nose = sheet.plate().fill(at(spots("-7,2 7,2 14,18 0,24 -14,18")))
    carve(sheet, nose, "#5e4a62", rim=2.2)
    grin = sheet.plate().fill(at(spots("-58,30 -28,40 0,42 28,40 58,30 50,62 26,82 0,86 -26,82 -50,62")))
    mask = carve(sheet, grin, "#2c0810", rim=3)
    sheet.body(blur(sheet.plate().disc(*where(at, 0, 78), 30, ry=13).mask, 4 * SCALE) * mask, "#a8202a")
    teeth = sheet.plate()
    for i in range(9):
        x = -44 + i * 11
        gum = 40 - abs(x) ** 2 / 420
        teeth.fill(polygon(at([(x - 5.6, gum - 2), (x + 5.6, gum - 2), (x, gum + (26 if i in (1, 7) else 18))])))
        if 0 < i < 8:
            foot = 86 - abs(x) ** 2 / 72
            teeth.fill(polygon(at([(x - 5.4, foot), (x + 5.4, foot), (x, foot - 17)])))
    mask = carve(sheet, teeth, "#f5ead0", rim=1.6, grain=0.06)
    shade(sheet, turned_away(sheet, mask, 4, 0), "#b8a684")


def _hands(sheet: Sheet) -> None:
    palm = spots("-22,46 -28,6 -22,-20 0,-28 22,-20 28,6 22,46")
    fingers = [
        spots("-18,16 -38,2 -46,-18 -36,-34"),
        spots("20,-10 34,-42 32,-72 20,-90"),
        spots("8,-18 14,-56 10,-90 -6,-106"),
        spots("-5,-20 -8,-58 -16,-88 -32,-98"),
        spots("-17,-12 -30,-44 -44,-66 -58,-70"),
    ]
    for s in (-1, 1):
        placed = pose(_X + s * 146, _Y + 66 + _DROP * s, turn=s * 0.06 - 0.12, k=1.0, side=-s)
        claw(sheet, palm, fingers, 17, _SKIN, _DIM, "#e8d8a8", placed=placed, nail=1.3)


def _fringe(sheet: Sheet) -> None:
    """Print hair that falls before brow and wrists."""
    hair, strands = sheet.plate(), []
    for i in range(9):
        t = (i - 4) / 4
        tip = (_X + 76 * t, _Y - 62 - 8 * (i % 2) + 30 * abs(t), 0.04)
        way = [(_X + 22 * t, _Y - 128, 1), (_X + 62 * t, _Y - 100, 1), tip]
        hair.brush(way, 30, dry=0, seed=i, taper=(0, 0.05), wob=0.03)
        strands.append(way)
    for s in (-1, 1):
        for i in range(13):
            t = (i - 6) / 6
            x, y = _X + s * (146 + 44 * t), _Y + 96 + _DROP * s + 14 * abs(t) - 13 * (i % 3)
            fall = 176 + 50 * sin(i * 2.4) - 44 * abs(t)
            out = s * 46 * t + 16 * sin(i * 1.7)
            way = [(x, y, 0.9), (x + s * 22 * t, y + 40, 1.1), (x + out, y + 0.6 * fall, 0.8)]
            way.append((x + 1.2 * out + s * 26, y + fall, 0.03))
            hair.brush(way, 21, dry=0, seed=20 + i, taper=(0, 0.05), wob=0.03)
            strands.append([(a, b, w) for (a, b, _), w in zip(way, (0.5, 1, 0.8, 0.1), strict=True)])
    mask = carve(sheet, hair, "#d83a2c", rim=2.8, line="#240609", grain=0.2)
    shade(sheet, turned_away(sheet, mask, 6, 5), "#98161a")
    partings = [[(x + 8, y + 4, w) for x, y, w in strand] for strand in strands]
    inked(sheet, partings, 4, "#5c0a10", within=mask)
    inked(sheet, strands, 5, "#ffb8a2", within=mask)
