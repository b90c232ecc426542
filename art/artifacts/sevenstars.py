"""The sword of the seven stars."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from art.artifacts.cutting import GILT, WHITE_STEEL, Facets, facet, gouges, printed, ribbon
from art.artifacts.still import Axis, along, lathed
from art.kit.geometry import around, polygon
from art.kit.media import grow, ink, woodblock
from art.kit.noise import warp
from art.kit.sheet import Sheet

_AXIS: Final[Axis] = ((284, 482), (108, 104))
"""From the guard to the tip: the sword leans to the left, away from the wooden one."""
_LONG: Final = 417.0
_BLADE: Final = ((0, 22), (20, 20), (310, 17), (372, 15), (396, 10), (_LONG, 0))
_DIPPER: Final = ((-11.7, 7.4), (-8.4, 1.8), (-4.2, 0.7), (1.2, -0.3), (4.2, 3.0), (11.5, 0.3), (11.3, -5.1))
"""The Dipper as it stands in the sky, from the end of its handle round its bowl, in degrees."""
_NIGHT, _MOON = "#1d2f52", "#f2cf74"
_SKY: Final = (214.0, 318.0, 168.0)


def seven_star_sword(sheet: Sheet) -> None:
    """A slim steel sword before the night: its seven stars stand round it in the sky."""
    _night(sheet)
    _tassel(sheet)
    _blade(sheet)
    _grip(sheet)
    _guard(sheet)


def _night(sheet: Sheet) -> None:
    """Print the night as one round sweep of the brush, the Dipper on it, clouds that cut its foot."""
    x, y, r = _SKY
    disc = warp(sheet.plate().disc(x, y, r).mask, 5, 40, 7)
    rough = sheet.plate()
    for i in range(7):
        a = 2.2 + i * 0.9
        rough.brush(
            [around(x, y, r + 3 - i % 3, a + k * 0.35) for k in range(5)], 13, dry=0.75, seed=i, taper=(0.1, 0.5)
        )
    sheet.lay(ink(rough.mask, 4) * 0.9, _NIGHT)
    sheet.body(woodblock(disc, 4, 0.16, mott=0.1), _NIGHT)
    arcs = sheet.plate()
    for i, (share, first, long) in enumerate(((0.9, 3.5, 1.5), (0.78, 5.0, 1.2), (0.66, 2.6, 1.0), (0.86, 0.2, 0.9))):
        arcs.brush([(*around(x, y, r * share, first + k * long / 6), 1) for k in range(7)], 3, dry=0.3, seed=i)
    sheet.body(arcs.mask * 0.6, "#48659a")
    turn, k = radians(-15), 12.2
    stars = [
        (x - 14 + k * (a * cos(turn) - b * sin(turn)), y - 44 + k * (a * sin(turn) + b * cos(turn))) for a, b in _DIPPER
    ]
    joined = sheet.plate().line("M " + " L ".join(f"{a:.1f} {b:.1f}" for a, b in (*stars, stars[3])), 2.2)
    sheet.body(joined.mask * disc * 0.85, "#9fb4cf")
    lamps = sheet.plate()
    for i, (a, b) in enumerate(stars):
        lamps.disc(a, b, (10, 11, 11, 9, 10, 10, 12)[i])
    sheet.body(grow(lamps.mask, 2.2), _NIGHT).body(lamps.mask, _MOON)
    small = sheet.plate()
    for i in range(15):
        small.disc(*around(x, y, r * (0.35 + 0.6 * ((i * 0.37) % 1)), i * 2.4), 1.5 + i % 2)
    sheet.body(small.mask, "#c9d4dd")
    _clouds(sheet)


def _clouds(sheet: Sheet) -> None:
    """Print two banks of flat cloud that drift over the foot of the night."""
    for x, y, k, side in ((122, 462, 1.0, 1), (352, 420, 0.8, -1)):
        bank, lines = sheet.plate(), sheet.plate()
        for dx, dy, r in ((-46, 6, 24), (-14, -14, 32), (28, -2, 28), (62, 12, 18)):
            bank.disc(x + side * dx * k, y + dy * k, r * k)
            snail = [
                (*around(x + side * dx * k, y + dy * k, (r - 4 - n * r / 9) * k, 2.4 + side * n * 0.85), 1)
                for n in range(7)
            ]
            lines.brush(snail, 3.2, dry=0.05, seed=int(abs(dx)), taper=(0.05, 0.2))
        tail = [(x - side * 86 * k, y + 24 * k), (x, y + 14 * k), (x + side * 112 * k, y + 26 * k), (x, y + 36 * k)]
        bank.fill(tail)
        sheet.solid(bank.mask, "#e4e4d4", rim=2.2, line=_NIGHT, grain=0.12, mott=0.1)
        sheet.lay(ink(lines.mask, 3) * bank.mask * 0.95, "#3d5c84")


def _blade(sheet: Sheet) -> None:
    """Print the blade: a bright and a dark facet that meet in its ridge, cuts for the shade."""
    mask = sheet.plate().fill(lathed(_AXIS, _BLADE)).mask
    printed(sheet, mask, WHITE_STEEL, 4, rim=3)
    half = [along(_AXIS, far, side) for far, side in _BLADE]
    lit = polygon([*half, along(_AXIS, 0)])
    facet(sheet, lit, mask, WHITE_STEEL.light)
    shaded = polygon(
        [along(_AXIS, far, -side) for far, side in _BLADE]
        + [along(_AXIS, far, -side * 0.55) for far, side in reversed(_BLADE)]
    )
    facet(sheet, shaded, mask, WHITE_STEEL.shade)
    cuts = gouges(sheet.plate(), [(along(_AXIS, f, -14), along(_AXIS, f + 34, -3)) for f in range(8, 350, 26)], 4)
    gouges(cuts, [(along(_AXIS, f, 17), along(_AXIS, f + 40, 9)) for f in (6, 22, 40, 290, 318)], 3.4)
    sheet.lay(ink(cuts.mask, 3) * mask * 0.8, "#35505e")
    ridge = sheet.plate().brush(
        [(*along(_AXIS, 2), 1), (*along(_AXIS, 200), 0.8), (*along(_AXIS, _LONG - 6), 0.2)], 2.6, dry=0
    )
    sheet.lay(ridge.mask, WHITE_STEEL.cut)


_HALF_GUARD: Final = (
    (12, 0),
    (17, 11),
    (10, 22),
    (17, 33),
    (30, 38),
    (38, 52),
    (28, 66),
    (12, 66),
    (5, 56),
    (8, 46),
    (0, 50),
    (-12, 46),
    (-14, 30),
    (-20, 18),
    (-24, 0),
)
"""Half of the guard: how far towards the tip, how far to the left: a cloud whose ends curl up."""


def _guard(sheet: Sheet) -> None:
    """Print the guard, a gilt cloud, and the line in which each of its ends curls."""
    outline = [along(_AXIS, a, b) for a, b in _HALF_GUARD] + [
        along(_AXIS, a, -b) for a, b in reversed(_HALF_GUARD[1:-1])
    ]
    mask = printed(sheet, sheet.plate().fill(outline).mask, GILT, 5, rim=3)
    facet(
        sheet,
        [
            along(_AXIS, a, b)
            for a, b in ((14, 2), (16, 12), (12, 24), (20, 34), (34, 46), (32, 60), (20, 52), (6, 36), (4, 10))
        ],
        mask,
        GILT.light,
    )
    facet(
        sheet,
        polygon(
            [
                along(_AXIS, a, b)
                for a, b in ((-30, 50), (-14, 50), (-8, 20), (-12, -20), (-2, -44), (12, -52), (4, -80), (-30, -50))
            ]
        ),
        mask,
        GILT.shade,
    )
    lines = sheet.plate()
    for s in (-1, 1):
        curl = [(-4, 12, 0.2), (6, 34, 0.9), (20, 46, 1), (28, 56, 0.9), (20, 60, 0.8), (17, 53, 0.4)]
        ribbon(lines, [(*along(_AXIS, a, s * b), c) for a, b, c in curl], 4.2)
        gouges(lines, [(along(_AXIS, -16, s * b), along(_AXIS, -5, s * (b - 3))) for b in (10, 18, 26, 34)], 3)
    ribbon(lines, [(*along(_AXIS, 4, 11), 0.3), (*along(_AXIS, -8, 0), 1), (*along(_AXIS, 4, -11), 0.3)], 4)
    sheet.lay(ink(lines.mask, 3, edge=0.3) * mask, GILT.cut)


def _grip(sheet: Sheet) -> None:
    """Print the grip, bound crosswise with indigo cord, and a pommel like a mushroom of clouds."""
    shape = [(-104, 12), (-84, 14), (-54, 15), (-20, 13)]
    grip = printed(
        sheet, sheet.plate().fill(lathed(_AXIS, shape)).mask, Facets("#6a88b4", "#2c4a7c", "#16264a"), 6, rim=2.6
    )
    facet(
        sheet,
        polygon([along(_AXIS, -20, 14), along(_AXIS, -104, 14), along(_AXIS, -104, 7), along(_AXIS, -20, 7)]),
        grip,
        "#5878a8",
    )
    bands = sheet.plate()
    for i in range(6):
        far = -26 - i * 15
        for s in (-1, 1):
            bands.line([along(_AXIS, far, s * 15), along(_AXIS, far - 8, 0), along(_AXIS, far - 16, -s * 15)], 2.6)
    sheet.body(bands.mask * grip, "#0f1c38")
    half = ((-98, 0), (-98, 14), (-106, 24), (-118, 26), (-126, 20), (-130, 10), (-138, 8), (-142, 0))
    outline = [along(_AXIS, a, b) for a, b in half] + [along(_AXIS, a, -b) for a, b in reversed(half[1:-1])]
    pommel = printed(sheet, sheet.plate().fill(outline).mask, GILT, 7, rim=2.8)
    facet(
        sheet,
        [along(_AXIS, a, b) for a, b in ((-100, 4), (-102, 14), (-112, 22), (-120, 18), (-112, 6))],
        pommel,
        GILT.light,
    )
    facet(
        sheet,
        polygon([along(_AXIS, a, b) for a, b in ((-100, -6), (-98, -30), (-146, -20), (-146, 4), (-126, -6))]),
        pommel,
        GILT.shade,
    )


def _tassel(sheet: Sheet) -> None:
    """Print a cord that falls from the pommel, a jade ring and a heavy tassel that swings a little."""
    x, y = along(_AXIS, -134)
    way = [
        (x, y, 1.0),
        (x + 10, y + 14, 1.0),
        (x + 24, y + 18, 1.0),
        (x + 28, y + 4, 1.0),
        (x + 19, y - 2, 1.0),
        (x + 10, y + 10, 1.0),
        (x + 9, y + 26, 1.0),
    ]
    rope = ribbon(sheet.plate(), way, 6)
    sheet.solid(rope.mask, "#c8321f", rim=1.8, line="#4a1410", grain=0.1, mott=0.1)
    tx, ty = x + 9, y + 25
    skirt = sheet.plate().fill(
        f"M {tx - 9} {ty} L {tx + 9} {ty} C {tx + 14} {ty + 30} {tx + 24} {ty + 60} {tx + 22} {ty + 64} "
        f"L {tx + 14} {ty + 56} L {tx + 7} {ty + 69} L {tx} {ty + 59} L {tx - 9} {ty + 70} L {tx - 14} {ty + 58} "
        f"L {tx - 24} {ty + 62} C {tx - 20} {ty + 56} {tx - 12} {ty + 30} {tx - 9} {ty} Z"
    )
    sheet.solid(skirt.mask, "#c8321f", rim=2.2, line="#4a1410", grain=0.1, mott=0.1)
    threads = gouges(sheet.plate(), [((tx + i * 4.4, ty + 62), (tx + i * 2.0, ty + 14)) for i in range(-4, 5)], 3.6)
    sheet.lay(threads.mask * skirt.mask * 0.9, "#5a1210")
    knot = sheet.plate().rect(tx - 11, ty - 8, 22, 16, 5)
    sheet.solid(knot.mask, "#e6b44c", rim=2, line="#4a1410", grain=0.1, mott=0.1)
