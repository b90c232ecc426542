"""Signs under the script, eighth part: thunder, the eight trigrams, and the origin they come from."""

from math import cos, pi, radians, sin
from typing import Final

from art.kit.base import Mask
from art.kit.geometry import around, polygon, ring_of, star, turn_points
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


def blades(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A great sword has come down through the taiji, the origin of all things: its halves fall apart."""
    way = radians(118)
    for side in (-1, 1):
        _half(sheet, suit, way, side, seed)
    shards = sheet.plate()
    pieces = ((380, 388, 8), (456, 432, 9), (336, 660, 11), (364, 648, 8), (384, 670, 7))
    for i, (x, y, r) in enumerate(pieces):
        shards.fill(polygon(turn_points([(-r, -r * 0.5), (r * 0.3, -r), (r, r * 0.4), (-r * 0.4, r * 0.8)], x, y, i)))
    carved(sheet, suit, shards.mask, suit.line, edge=suit.light, rim=2)
    with sheet.at(450, 352, 0.74):
        _great_sword(sheet, suit, 0, 0, way, seed)


def _half(sheet: Sheet, suit: Suiting, way: float, side: int, seed: int) -> None:
    """Print one half of the taiji, slid along the cut and well away from it."""
    along, off = -24 * side, 37 * side
    x, y = 362 + along * cos(way) - off * sin(way), 514 + along * sin(way) + off * cos(way)
    rough = [(600 - i * 30, side * 6 * ((i * 7) % 5 - 2) / 2) for i in range(41)]
    far = polygon(turn_points([*rough, (-600, -side * 600), (600, -side * 600)], x, y, way))

    def kept(mask: Mask) -> Mask:
        return mask * (1 - sheet.plate().fill(far).mask)

    carved(sheet, suit, kept(sheet.plate().disc(x, y, 96).mask), suit.line, edge=suit.light, rim=4)
    sheet.body(woodblock(kept(sheet.plate().disc(x, y, 88).mask), seed, 0.2), suit.light)
    swirl = sheet.plate()  # turned so that each piece keeps an eye
    yin(swirl, x, y, 88, turn=pi / 2)
    sheet.body(woodblock(kept(swirl.mask), seed, 0.2), suit.line)
    cracks = sheet.plate()
    for i in range(4):
        u = -72 + i * 46
        bend = 10 * (-1) ** i
        line = [(u, side * 2), (u + bend, side * 20), (u - 5, side * 34), (u + bend, side * (46 + 10 * (i % 3)))]
        cracks.brush([(*place, 1 - 0.3 * j) for j, place in enumerate(turn_points(line, x, y, way))], 6, dry=0, wob=0)
    sheet.body(kept(woodblock(cracks.mask, seed, 0.1)), suit.tone)


def _great_sword(sheet: Sheet, suit: Suiting, x: float, y: float, way: float, seed: int) -> None:
    """Print a sword from its grip at a place, its point some way off, a tassel at its pommel."""
    end = (x - 14, y + 48)
    tassel = sheet.plate().brush([(x + 12, y + 12, 0.8), (x + 10, y + 34, 1), (*end, 0.8)], 6, dry=0, wob=0.01)
    for j in range(-2, 3):
        tip = (x - 22 + j * 7, y + 84, 0.3)
        tassel.brush([(*end, 0.7), (x - 18 + j * 4, y + 66, 1), tip], 7, dry=0, wob=0)
    carved(sheet, suit, tassel.mask, suit.line, edge=suit.light, rim=2)

    def put(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
        return turn_points(points, x, y, way)

    blade = put([(96, 24), (440, 18), (470, 16), (520, 0), (470, -16), (440, -18), (96, -24)])
    carved(sheet, suit, sheet.plate().fill(polygon(blade)).mask, suit.light, rim=3)
    shade = put([(96, 24), (440, 18), (470, 16), (518, 0), (96, 0)])
    sheet.body(woodblock(sheet.plate().fill(polygon(shade)).mask, seed, 0.15), suit.tone)
    ridge = put([(110, 0), (500, 0)])
    marks = sheet.plate().line("M {} {} L {} {}".format(*ridge[0], *ridge[1]), 3)
    for i in range(7):
        marks.fill(star(*put([(140 + i * 42, -10 if i % 2 else 10)])[0], 6, 2.6, 4))
    sheet.body(woodblock(marks.mask, 3, 0.1), suit.line)
    hilt = sheet.plate().fill(polygon(put([(0, 12), (80, 12), (80, -12), (0, -12)]))).disc(*put([(-6, 0)])[0], 19)
    wing = [(72, 30), (90, 58), (104, 52), (98, 26)]
    hilt.fill(put([(70, 0), *wing, (112, 0), *((u, -v) for u, v in reversed(wing))]))
    carved(sheet, suit, hilt.mask, suit.line, edge=suit.light, rim=2.6)
    grip = sheet.plate().disc(*put([(-6, 0)])[0], 8).disc(*put([(90, 0)])[0], 8)
    for i in range(5):
        a, b = put([(14 + i * 12, -11), (22 + i * 12, 11)])
        grip.line(f"M {a[0]} {a[1]} L {b[0]} {b[1]}", 3)
    sheet.body(woodblock(grip.mask, 3, 0.1), suit.light)
