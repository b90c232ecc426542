"""Signs that several pictures draw: trigrams, the taiji, curling clouds, frets."""

from math import pi
from typing import Final

from art.kit.geometry import around, polygon, turn_points
from art.kit.plate import Plate

TRIGRAMS: Final = ("111", "110", "010", "100", "000", "001", "101", "011")
"""The ring of the Earlier Heaven, clockwise from the south on top; each from its outermost line inwards."""


def trigram(plate: Plate, x: float, y: float, bits: str, width: float, height: float, angle: float) -> None:
    """Draw three bars, whole ("1") or broken ("0"), turned by an angle in radians."""
    for row, bit in enumerate(bits):
        top = (row - 1) * height * 1.75 - height / 2
        spans = [(-width / 2, width / 2)] if bit == "1" else [(-width / 2, -width * 0.09), (width * 0.09, width / 2)]
        for left, right in spans:
            bar = [(left, top), (right, top), (right, top + height), (left, top + height)]
            plate.fill(polygon(turn_points(bar, x, y, angle)))


def bagua(plate: Plate, x: float, y: float, radius: float, width: float, height: float) -> None:
    """Draw the ring of the eight trigrams."""
    for i, bits in enumerate(TRIGRAMS):
        angle = -pi / 2 + i * pi / 4
        trigram(plate, *around(x, y, radius, angle), bits, width, height, angle + pi / 2)


def yang(plate: Plate, x: float, y: float, r: float) -> None:
    """Fill the bright half of a taiji within these trigrams: it rises on the left, its head on top."""
    _half(plate, x, y, r, -1, 0)


def yin(plate: Plate, x: float, y: float, r: float, turn: float = 0) -> None:
    """Fill the dark half of a taiji: it sinks on the right, its head beneath; ``turn`` (radians) turns it clockwise."""
    _half(plate, x, y, r, 1, turn)


def _half(plate: Plate, x: float, y: float, r: float, side: int, turn: float) -> None:
    """Fill the half on one side, -1 for the left: half the disc, the head added to it, the other's head cut out."""
    bow = [around(x, y, r, turn - pi / 2 + side * pi * i / 60) for i in range(61)]
    head, tail = around(x, y, r / 2, turn + side * pi / 2), around(x, y, r / 2, turn - side * pi / 2)
    plate.fill(polygon(bow)).disc(*head, r / 2).disc(*tail, r / 2, cut=True)
    plate.disc(*tail, r * 0.16).disc(*head, r * 0.16, cut=True).ring(x, y, r, r * 0.05)


def ruyi(plate: Plate, x: float, y: float, k: float, fx: int = 1, w: float = 4) -> None:
    """Draw one curling cloud as a line; ``k`` is its size, ``fx`` the side it drifts to."""
    head = (
        (0, 0, 0.4),
        (30, -4, 1),
        (58, -16, 1),
        (64, -44, 1),
        (40, -56, 1),
        (22, -40, 0.9),
        (34, -26, 0.7),
        (44, -34, 0.4),
    )
    tail = ((60, -40, 0.8), (86, -50, 1), (104, -30, 1), (96, -6, 1), (140, -2, 0.3))
    for part in (head, tail):
        plate.brush([(x + fx * a * k, y + b * k, c) for a, b, c in part], w, dry=0.05, wob=0.02, taper=(0.05, 0.06))


def fret(plate: Plate, x: float, y: float, fx: int, fy: int, k: float = 1.0, w: float = 4) -> None:
    """Draw a square spiral in a corner; ``fx`` and ``fy`` point into the picture."""
    outer = [(0, 62), (40, 62), (40, 40), (62, 40), (62, 0)]
    inner = [(14, 48), (14, 14), (48, 14), (48, 26), (27, 26), (27, 48), (14, 48)]
    for line, width in ((outer, w), (inner, w * 0.7)):
        plate.line("M " + " L ".join(f"{x + fx * a * k} {y + fy * b * k}" for a, b in line), width)


def bare_tree(plate: Plate, x: float, y: float, k: float, lean: float) -> None:
    """Draw a bare tree that the wind has bent, ``lean`` units a step."""
    plate.brush(
        [
            (x, y, 1.4),
            (x + lean * 0.3, y - 120 * k, 1),
            (x + lean * 1.2, y - 230 * k, 0.7),
            (x + lean * 2.4, y - 300 * k, 0.1),
        ],
        40 * k,
        dry=0.25,
        seed=3,
    )
    for i, (share, reach, up) in enumerate(
        ((0.4, 70, 40), (0.52, -46, 70), (0.64, 90, 46), (0.76, -34, 60), (0.86, 84, 30), (0.95, 60, 50))
    ):
        bx, by = x + lean * 2.0 * share**2, y - 290 * k * share
        tip = (bx + (reach + lean * 0.5) * k, by - up * k)
        plate.brush(
            [(bx, by, 1), ((bx + tip[0]) / 2, by - up * k * 0.3, 0.8), (*tip, 0.1)], 17 * k, dry=0.3, seed=10 + i
        )
        for j in (0.45, 0.75):
            tx, ty = bx + (tip[0] - bx) * j, by + (tip[1] - by) * j * 0.7
            plate.brush(
                [
                    (tx, ty, 1),
                    (tx + (18 + lean * 0.2) * k, ty - 24 * k, 0.5),
                    (tx + (40 + lean * 0.3) * k, ty - 36 * k, 0.05),
                ],
                8 * k,
                dry=0.3,
                seed=int(j * 10),
            )
