"""Lightning: ways that break again and again, thinner and thinner, and branch."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

from art.kit.geometry import polygon
from art.kit.noise import chance
from art.kit.plate import Plate

Way = list[tuple[float, float]]


def jagged(start: tuple[float, float], end: tuple[float, float], seed: int, *, rough: float = 0.24) -> Way:
    """Return a way that breaks again and again from one point to another."""
    dice, way = chance(seed), [start, end]
    for _ in range(4):
        broken: Way = []
        for (ax, ay), (bx, by) in pairwise(way):
            share, off = 0.35 + 0.3 * dice.random(), rough * dice.normal()
            broken += [(ax, ay), (ax + (bx - ax) * share - (by - ay) * off, ay + (by - ay) * share + (bx - ax) * off)]
        way = [*broken, end]
        rough *= 0.8
    return way


def bolt(plate: Plate, way: Way, w: float, *, end: float = 0.1) -> None:
    """Draw a way, thinner and thinner: from ``w`` units down to a share ``end`` of that."""
    for i, (a, b) in enumerate(pairwise(way)):
        share = i / (len(way) - 1)
        plate.line("M {:.1f} {:.1f} L {:.1f} {:.1f}".format(*a, *b), w * (1 - (1 - end) * share))


def splinter(way: Way, w: float) -> str:
    """Return the outline of a branch: ``w`` wide at its root, pointed at its end, sharp at every kink."""
    last = len(way) - 1
    left: Way = []
    right: Way = []
    for i, (x, y) in enumerate(way):
        (ax, ay), (bx, by) = way[max(0, i - 1)], way[min(last, i + 1)]
        far = hypot(bx - ax, by - ay) or 1.0
        half = w / 2 * (1 - i / last)
        dx, dy = half * (by - ay) / far, half * (bx - ax) / far
        left.append((x - dx, y + dy))
        right.append((x + dx, y - dy))
    return polygon([*left, *reversed(right)])
