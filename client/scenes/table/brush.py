"""Curves drawn with a brush: pressed down at the beginning, dry towards the end, with a flick for a head.

Each is drawn once, large, and kept: while it lies on the table nothing of it is worked out anew.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import pygame

from client.scenes.table.geometry import Point, anchor, middle
from client.ui.canvas import Canvas
from client.ui.shapes import smooth
from client.ui.theme import Rgb, rgb
from client.ui.widget import Box

_SAMPLES: Final = 36
_OVERSAMPLE: Final = 2
_TILE: Final = 48
"""Pixels: a stroke is kept as the tiles it runs through, few of all there are between its ends."""
_Tile = tuple[int, int, int, int]
_BOWS: Final = (0.16, 0.03)
"""How far a curve may bow, as shares of its length, and at most in design units."""
_TRIED: Final = 18
"""At so many points it is seen whether a curve is hidden."""
_STIFF: Final = 2.5
"""How many of them may be hidden of a fully bowed curve before one that hardly bows is better."""
_MOST_BOW: Final = 90.0
_INSET: Final = 48.0
"""How far beside a corner a stroke may begin or end."""
_SHORTEST: Final = 80.0
"""The length in design units under which a stroke can hardly be seen."""
_SHADOW: Final = rgb("#3a1512")
_SHADOW_ALPHA: Final = 190
_HEAD: Final = 4.6
"""The length of a head in widths of its stroke."""
_DRY_FROM: Final = 0.42
"""From which share of its length on the hairs of the brush part."""
_HAIRS: Final = 7
"""So many gaps they leave at most; fewer in a slender stroke."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """A quadratic curve in design units: where the brush is put down, the control point, and where it is lifted."""

    start: Point
    control: Point
    end: Point


@lru_cache(maxsize=64)
def stroke_between(start: Box, end: Box, center: Point, avoided: tuple[Box, ...]) -> Stroke:
    """Return a curve from one box to another that runs over as little as can be of what is to be avoided.

    Args:
        start: the box it leaves, on a side that faces the centre or the other box.
        end: the box it comes to, likewise.
        center: of the table; where it makes no difference the curve bows away from there.
        avoided: what it may hide or be hidden by.
    """
    starts, ends = _rim(start, center, middle(end)), _rim(end, center, middle(start))
    ways = [side * bow for side in (1, -1) for bow in _BOWS]
    curves = [(_bowed(a, b, way), way) for a in starts for b in ends for way in ways]

    def cost(tried: tuple[Stroke, float]) -> tuple[float, float, float]:
        curve, way = tried
        points = (along(curve, step / _TRIED) for step in range(1, _TRIED))
        length = math.dist(curve.start, curve.end)
        hidden = sum(_lies_in(point, avoided) for point in points)
        stiff = 0.0 if abs(way) == max(_BOWS) else _STIFF
        return hidden + stiff + max(0.0, _SHORTEST - length), round(length), -math.dist(curve.control, center)

    return min(curves, key=cost)[0]


def _rim(box: Box, center: Point, other: Point) -> list[Point]:
    """Return points on the rim of a box: nearest to the centre, nearest to another point, and beside a corner."""
    x, y, w, h = box
    corner = anchor(box, ((center[0] + other[0]) / 2, (center[1] + other[1]) / 2))
    inwards = (1 if corner[0] < x + w / 2 else -1, 1 if corner[1] < y + h / 2 else -1)
    beside = (corner[0] + inwards[0] * min(_INSET, w / 2), corner[1])
    below = (corner[0], corner[1] + inwards[1] * min(_INSET, h / 2))
    return sorted({anchor(box, center), anchor(box, other), beside, below})


def _bowed(start: Point, end: Point, way: float) -> Stroke:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = max(1.0, math.hypot(dx, dy))
    bow = 2 * max(-_MOST_BOW, min(_MOST_BOW, way * length)) / length  # the curve comes half as far as its control point
    return Stroke(start, ((start[0] + end[0]) / 2 - dy * bow, (start[1] + end[1]) / 2 + dx * bow), end)


def along(stroke: Stroke, t: float) -> Point:
    """Return the point of a stroke at a share of its way."""
    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
    start, control, end = stroke.start, stroke.control, stroke.end
    return (a * start[0] + b * control[0] + c * end[0], a * start[1] + b * control[1] + c * end[1])


def _lies_in(point: Point, boxes: Iterable[Box]) -> bool:
    return any(x <= point[0] <= x + w and y <= point[1] <= y + h for x, y, w, h in boxes)


def draw_stroke(canvas: Canvas, stroke: Stroke, color: Rgb, width: float) -> None:
    """Draw a stroke with a head at its end.

    Args:
        canvas: where to.
        stroke: its curve.
        color: of the ink.
        width: of the stroke in design units, where it is broadest.
    """
    u = canvas.m.u
    pixels = [(x * u, y * u) for x, y in (stroke.start, stroke.control, stroke.end)]
    margin = math.ceil(width * u * _HEAD) + 4
    left, top = (math.floor(min(point[axis] for point in pixels)) - margin for axis in (0, 1))
    size = tuple(math.ceil(max(point[axis] for point in pixels)) + margin - low for axis, low in ((0, left), (1, top)))
    start, control, end = ((round(x - left), round(y - top)) for x, y in pixels)
    local = Stroke(start, control, end)

    broad = width * u
    tiles = _tiles(local, (size[0], size[1]), broad)
    kept = canvas.shapes.keep(("stroke", local, color, broad), lambda: _painted(tiles, local, color, broad))
    for number, (x, y, wide, high) in enumerate(tiles):
        part = (number * _TILE, 0, wide, high)
        canvas.surface.blit(kept, (left + x, top + y), part, special_flags=pygame.BLEND_PREMULTIPLIED)


def _painted(tiles: Mapping[_Tile, tuple[int, int]], stroke: Stroke, color: Rgb, broad: float) -> pygame.Surface:
    """Return the tiles through which a stroke runs, beside each other, premultiplied; all is given in pixels."""
    chance = random.Random(round(stroke.start[0] + stroke.end[1]))
    rough = [chance.uniform(0.88, 1.1) for _ in range(_SAMPLES + 1)]
    body, edge = _rims(stroke, broad, rough, 0.0), _rims(stroke, broad, rough, broad * 0.35)
    head, hairs = _head(stroke, broad), _hairs(stroke, broad, chance)
    around = _grown(head, broad * 0.35)
    beside = pygame.Surface((_TILE * len(tiles), _TILE), pygame.SRCALPHA)
    for number, ((left, top, wide, high), (first, last)) in enumerate(tiles.items()):
        part = slice(max(0, first - 1), last + 2)

        def drawing(surface: pygame.Surface, k: float, left: int = left, top: int = top, part: slice = part) -> None:
            def here(points: Iterable[Point]) -> list[Point]:
                return [((x - left) * k, (y - top) * k) for x, y in points]

            for shadow in (_closed(edge, part), around):
                pygame.draw.polygon(surface, (*_SHADOW, _SHADOW_ALPHA), here(shadow))
            ink = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
            pygame.draw.polygon(ink, color, here(_closed(body, part)))
            pygame.draw.circle(ink, color, here([stroke.start])[0], broad * 0.56 * k)
            for hair, thick in hairs:
                pygame.draw.lines(ink, (0, 0, 0, 0), False, here(hair), max(1, round(thick * k)))
            pygame.draw.polygon(ink, color, here(head))
            surface.blit(ink, (0, 0))

        place = (number * _TILE, 0)
        beside.blit(smooth((wide, high), drawing, _OVERSAMPLE), place, special_flags=pygame.BLEND_PREMULTIPLIED)
    return beside


@lru_cache(maxsize=64)
def _tiles(stroke: Stroke, size: tuple[int, int], broad: float) -> dict[_Tile, tuple[int, int]]:
    """Return the tiles of a picture that a stroke comes near to, and its first and last sample that does."""
    margin = math.ceil(broad * _HEAD * 0.6)
    found: dict[_Tile, tuple[int, int]] = {}
    points = [*(_sample(stroke, broad, step) for step in range(_SAMPLES + 1)), stroke.end]
    for number, (x, y) in enumerate(points):
        step = min(number, _SAMPLES)
        for column in range(int(x - margin) // _TILE, int(x + margin) // _TILE + 1):
            for row in range(int(y - margin) // _TILE, int(y + margin) // _TILE + 1):
                left, top = column * _TILE, row * _TILE
                tile = (left, top, min(_TILE, size[0] - left), min(_TILE, size[1] - top))
                if min(tile) >= 0 and tile[2] and tile[3]:
                    found[tile] = (found.get(tile, (step, step))[0], step)
    return found


def _sample(stroke: Stroke, broad: float, step: int) -> Point:
    """Return one of the points from which a stroke is made: it ends within its head."""
    within = 0.6 * broad * _HEAD / max(1.0, math.dist(stroke.control, stroke.end) * 2)
    return along(stroke, (1 - min(0.5, within)) * step / _SAMPLES)


_Rims = tuple[list[Point], list[Point]]
"""Both rims of a stroke, sample by sample."""


def _rims(stroke: Stroke, broad: float, rough: Sequence[float], more: float) -> _Rims:
    """Return the rims of a stroke: broad where it begins, slender before its head; ``more`` is added on both sides."""
    sides: _Rims = ([], [])
    for step in range(_SAMPLES + 1):
        t = step / _SAMPLES
        half = broad * (0.55 - 0.27 * t + 0.08 * math.sin(3 * math.pi * t)) * rough[step] + more
        (x, y), (nx, ny) = _sample(stroke, broad, step), _normal(stroke, t)
        for side, way in zip(sides, (1, -1), strict=True):
            side.append((x + way * nx * half, y + way * ny * half))
    return sides


def _closed(rims: _Rims, part: slice) -> list[Point]:
    """Return the polygon between a part of both rims."""
    return rims[0][part] + rims[1][part][::-1]


def _normal(stroke: Stroke, t: float) -> Point:
    start, control, end = stroke.start, stroke.control, stroke.end
    dx = (1 - t) * (control[0] - start[0]) + t * (end[0] - control[0])
    dy = (1 - t) * (control[1] - start[1]) + t * (end[1] - control[1])
    length = max(0.001, math.hypot(dx, dy))
    return (-dy / length, dx / length)


def _hairs(stroke: Stroke, broad: float, chance: random.Random) -> list[tuple[list[Point], float]]:
    """Return where the ground stays free between the hairs of the brush as it runs dry: lines and their widths."""
    hairs = []
    for _ in range(min(_HAIRS, int(broad * 0.8))):
        begin = chance.uniform(_DRY_FROM, 0.8)
        last = min(0.97, begin + chance.uniform(0.08, 0.26))
        aside = chance.uniform(-0.3, 0.3) * broad
        points = []
        for step in range(9):
            t = begin + (last - begin) * step / 8
            (x, y), (nx, ny) = along(stroke, t), _normal(stroke, t)
            points.append((x + nx * aside, y + ny * aside))
        hairs.append((points, broad * chance.uniform(0.06, 0.12)))
    return hairs


def _head(stroke: Stroke, broad: float) -> list[Point]:
    """Return a head like the flick of a brush: a point, two wings swept back, and a hollow between them."""
    nx, ny = _normal(stroke, 1.0)
    across, way, tip = pygame.Vector2(nx, ny), pygame.Vector2(ny, -nx), pygame.Vector2(stroke.end)
    long = broad * _HEAD
    points = [
        tip,
        tip - way * long * 0.5 + across * long * 0.24,
        tip - way * long + across * long * 0.48,
        tip - way * long * 0.72,
        tip - way * long * 0.92 - across * long * 0.4,
        tip - way * long * 0.45 - across * long * 0.2,
    ]
    return [(point.x, point.y) for point in points]


def _grown(points: Sequence[Point], by: float) -> list[Point]:
    """Return a polygon whose corners lie further from its middle."""
    x, y = (sum(point[axis] for point in points) / len(points) for axis in (0, 1))
    grown = []
    for px, py in points:
        far = max(0.001, math.hypot(px - x, py - y))
        grown.append((px + (px - x) / far * by, py + (py - y) / far * by))
    return grown
