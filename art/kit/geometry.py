"""Lines and outlines: from a few points to paths."""

import re
from math import cos, pi, sin
from typing import Any

import numpy as np
import skia

from art.kit.base import Mask, Points

_ARGUMENTS = {"M": 2, "L": 2, "C": 6, "Q": 4}
Outline = Any
"""What can be drawn: an SVG-like path text, a list of points (a smooth curve), or a path of the drawing library."""


def path(text: str) -> Any:
    """Return the path that ``M x y L x y C … Q … Z`` describes."""
    made = skia.Path()
    tokens = re.findall(r"[MLCQZ]|-?\d+\.?\d*", text)
    at, command = 0, ""
    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
            if command == "Z":
                made.close()
                continue
        numbers = [float(token) for token in tokens[at : at + _ARGUMENTS[command]]]
        at += _ARGUMENTS[command]
        if command == "M":
            made.moveTo(*numbers)
            command = "L"
        elif command == "L":
            made.lineTo(*numbers)
        elif command == "C":
            made.cubicTo(*numbers)
        else:
            made.quadTo(*numbers)
    return made


def centred(text: str, x: float) -> str:
    """Return a path text whose ``x12`` means 12 right of ``x`` (``x-12`` left of it)."""
    return re.sub(r"x(-?\d+)", lambda found: str(x + int(found[1])), text)


def curve(points: Points, *, closed: bool = False, step: float = 1.2) -> Mask:
    """Return a dense line through points (Catmull-Rom); further columns, such as width, are carried along."""
    given = np.array(points, np.float32)
    if closed:
        knots = np.vstack([given[-1], given, given[0], given[1]])
    else:
        knots = np.vstack([2 * given[0] - given[1], given, 2 * given[-1] - given[-2]])
    parts = []
    for i in range(1, len(knots) - 2):
        a, b, c, d = knots[i - 1 : i + 3]
        count = max(2, int(np.hypot(*(c - b)[:2]) / step))
        u = np.linspace(0, 1, count, endpoint=False)[:, None]
        parts.append(0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u**2 + (3 * b - a - 3 * c + d) * u**3))
    parts.append(knots[-2][None])
    return np.vstack(parts).astype(np.float32)


def smooth_path(points: Points, *, closed: bool = True) -> Any:
    """Return a smooth path through points."""
    line = curve(points, closed=closed, step=2)
    made = skia.Path()
    made.moveTo(*map(float, line[0][:2]))
    for x, y in line[1:, :2]:
        made.lineTo(float(x), float(y))
    if closed:
        made.close()
    return made


def polygon(points: Points) -> str:
    """Return the text of a straight-sided closed path."""
    return "M " + " L ".join(f"{point[0]:.2f} {point[1]:.2f}" for point in points) + " Z"


def around(x: float, y: float, radius: float, angle: float, *, squash: float = 1.0) -> tuple[float, float]:
    """Return the point at a distance and an angle (clockwise from the right, in radians)."""
    return x + cos(angle) * radius, y + sin(angle) * radius * squash


def ring_of(x: float, y: float, radius: float, count: int, *, first: float = -pi / 2) -> list[tuple[float, float]]:
    """Return ``count`` points evenly round a middle, from the top on."""
    return [around(x, y, radius, first + i * 2 * pi / count) for i in range(count)]


def star(x: float, y: float, outer: float, inner: float, count: int) -> str:
    """Return the text of a star's path: ``count`` points between two radii, the first one up."""
    corners = [around(x, y, inner if i % 2 else outer, -pi / 2 + i * pi / count) for i in range(2 * count)]
    return polygon(corners)


def turn_points(points: Points, x: float, y: float, angle: float) -> list[tuple[float, float]]:
    """Return points given about the origin, turned (radians) and moved to a middle."""
    ca, sa = cos(angle), sin(angle)
    return [(x + px * ca - py * sa, y + px * sa + py * ca) for px, py in points]
