"""Signs under the script, eighth part: thunder, the eight trigrams, and the origin they come from."""

from math import pi, radians
from typing import Final

from art.ghosts.limbs import spots
from art.kit.geometry import around, polygon, ring_of, turn_points
from art.kit.media import woodblock
from art.kit.palette import Suiting
from art.kit.scenery import clouds
from art.kit.sheet import Sheet
from art.kit.symbols import TRIGRAMS, trigram, yin
from art.talisman.printing import carved

_BACK: Final = ((58, 684), (318, 446), (232, 452), (384, 276), (292, 284), (392, 128))
_BOLT: Final = ((318, 128), (158, 342), (256, 332), (104, 512), (192, 502), *_BACK)
_FACET: Final = ((360, 128), (214, 332), (316, 320), (152, 508), (236, 496), *_BACK)
"""The bolt, and its shaded side."""


def thunder(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """The five drums of the thunder god on a bow that bends round the script; a bolt falls before it from a cloud."""
    bow = [(*around(252, 472, 184, radians(degree)), 1) for degree in range(-48, 57, 8)]
    hoop = sheet.plate().brush(bow, 15, dry=0, wob=0, taper=(0.02, 0.02))
    carved(sheet, suit, hoop.mask, suit.line, edge=suit.light, rim=2)
    carved(sheet, suit, sheet.plate().fill(polygon(_BOLT)).mask, suit.light, rim=3)
    sheet.body(woodblock(sheet.plate().fill(polygon(_FACET)).mask, seed, 0.2), suit.tone)
    edge = sheet.plate().line(polygon(_BOLT), 3)
    sheet.body(woodblock(edge.mask, 3, 0.1), suit.line)
    clouds(sheet, ((370, 192, 26), (356, 160, 30)), suit.light, suit.line, 3)
    for i, degree in enumerate((-41, -17, 7, 31, 55)):
        _drum(sheet, suit, *around(252, 472, 184, radians(degree)), 36, i)
    sparks = sheet.plate()
    for i in range(7):
        a = -pi + 0.32 + i * 0.4
        (ax, ay), (bx, by) = around(58, 684, 22, a), around(58, 684, 46 + 18 * (i % 2), a)
        sparks.brush([(ax, ay, 1), (bx, by, 0.1)], 7, dry=0, wob=0)
    sheet.body(woodblock(sparks.mask, 3, 0.1), suit.line)


def _drum(sheet: Sheet, suit: Suiting, x: float, y: float, r: float, turn: int) -> None:
    """Print a drum from its face: a dark studded rim, and thunder written on its pale skin."""
    carved(sheet, suit, sheet.plate().disc(x, y, r).mask, suit.line, edge=suit.light, rim=3)
    skin = sheet.plate().disc(x, y, r * 0.74)
    for place in ring_of(x, y, r * 0.88, 12, first=turn):
        skin.disc(*place, r * 0.06)
    sheet.body(woodblock(skin.mask, turn, 0.2), suit.light)
    word = sheet.plate().text("雷", x, y, r * 1.08, hand="kai", bold=2)
    sheet.body(woodblock(word.mask, turn, 0.1), suit.line)


def trigrams(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """An eight-sided mirror: the eight trigrams about the taiji."""
    x, y = 250.0, 478.0
    carved(sheet, suit, sheet.plate().fill(_octagon(x, y, 208)).mask, suit.tone, rim=3)
    for i in range(8):
        corners = [around(x, y, 194, pi / 8 + (i + j) * pi / 4) for j in (0, 1)]
        pane = sheet.plate().fill(polygon([(x, y), *corners]))
        sheet.body(woodblock(pane.mask, seed + i, 0.2), suit.paper if i % 2 else suit.light)
    lines = sheet.plate().line(_octagon(x, y, 194), 2.6).line(_octagon(x, y, 96), 2.6)
    for i, bits in enumerate(TRIGRAMS):
        angle = -pi / 2 + i * pi / 4
        trigram(lines, *around(x, y, 137, angle), bits, 86, 13, angle + pi / 2)
        a, b = around(x, y, 96, angle + pi / 8), around(x, y, 194, angle + pi / 8)
        lines.line(f"M {a[0]} {a[1]} L {b[0]} {b[1]}", 2.2)
    sheet.body(woodblock(lines.mask, seed, 0.15), suit.line)
    carved(sheet, suit, sheet.plate().disc(x, y, 74).mask, suit.light)
    swirl = sheet.plate()
    yin(swirl, x, y, 74)
    dark = woodblock(swirl.mask, seed, 0.2)
    sheet.body(dark, suit.tone).body(dark * 0.45, suit.line)


def _octagon(x: float, y: float, r: float) -> str:
    """Return the outline of an octagon with a flat top."""
    return polygon([around(x, y, r, pi / 8 + i * pi / 4) for i in range(8)])


_ORIGIN: Final = (367.0, 495.0)
_REACH: Final = 103.0
"""The middle of the taiji, and its radius."""
_CRACK: Final = spots("-130,8 -88,-6 -66,9 -44,-7 -20,7 0,0 16,-10 40,8 62,-8 86,7 130,-6")
"""How the crack runs through its middle, from end to end."""
_APART: Final = (9.0, 6.5)
"""How far each half has slid along the crack, and away from it."""


def blades(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A sword has struck the middle of the taiji, the origin of all things, and cracked it from end to end."""
    for side in (-1, 1):
        _half(sheet, suit, side, seed)
    _great_sword(sheet, suit, seed)


def _half(sheet: Sheet, suit: Suiting, side: int, seed: int) -> None:
    """Print one half of the taiji, slid a little along the crack and away from it."""
    slant = radians(28)
    (ox, oy), (along, off) = _ORIGIN, _APART
    (x, y), *_ = turn_points([(side * along, side * off)], ox, oy, slant)
    edge = turn_points(_CRACK, x, y, slant)
    beyond = polygon([*edge, *turn_points([(300, side * 300), (-300, side * 300)], x, y, slant)])
    half = sheet.plate().fill(beyond).mask
    carved(sheet, suit, sheet.plate().disc(x, y, _REACH).mask * half, suit.line, edge=suit.light, rim=3)
    sheet.body(woodblock(sheet.plate().disc(x, y, _REACH - 7).mask * half, seed, 0.2), suit.light)
    swirl = sheet.plate()
    yin(swirl, x, y, _REACH - 7)
    sheet.body(woodblock(swirl.mask * half, seed, 0.2), suit.line)
    lip = sheet.plate().line(beyond, 3).mask * half
    sheet.body(woodblock(lip * sheet.plate().disc(x, y, _REACH).mask, seed, 0.1), suit.line)


def _great_sword(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Print a sword that comes down from the upper right, its point in the middle of the taiji."""
    way = radians(120)
    x, y = around(*_ORIGIN, 196, way - pi)

    def put(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
        return turn_points(points, x, y, way)

    blade = put([(56, 15), (160, 13), (198, 0), (160, -13), (56, -15)])
    carved(sheet, suit, sheet.plate().fill(polygon(blade)).mask, suit.light, edge=suit.deep, rim=3)
    shade = put([(56, 15), (160, 13), (197, 0), (56, 0)])
    sheet.body(woodblock(sheet.plate().fill(polygon(shade)).mask, seed, 0.15), suit.tone)
    hilt = sheet.plate().fill(polygon(put([(0, 8), (50, 8), (50, -8), (0, -8)]))).disc(*put([(-5, 0)])[0], 14)
    wing = [(44, 22), (50, 42), (64, 40), (64, 20)]
    hilt.fill(put([(44, 0), *wing, (70, 0), *((u, -v) for u, v in reversed(wing))]))
    carved(sheet, suit, hilt.mask, suit.line, edge=suit.light, rim=2.4)
    grip = sheet.plate().disc(*put([(-5, 0)])[0], 6).disc(*put([(56, 0)])[0], 6)
    for i in range(4):
        a, b = put([(10 + i * 9, -7), (16 + i * 9, 7)])
        grip.line(f"M {a[0]} {a[1]} L {b[0]} {b[1]}", 3)
    sheet.body(woodblock(grip.mask, 3, 0.1), suit.light)
