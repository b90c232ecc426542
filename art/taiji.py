"""The taiji as it lies within the trigrams of the Earlier Heaven: yang rises on the left to the south on top."""

from __future__ import annotations

from math import pi

from art.kit.geometry import around, polygon
from art.kit.plate import Plate


def yang(plate: Plate, x: float, y: float, r: float) -> None:
    """Fill the bright half of a taiji: its head on top, its tail beneath."""
    _half(plate, x, y, r, -1)


def yin(plate: Plate, x: float, y: float, r: float) -> None:
    """Fill the dark half of a taiji: its head beneath, its tail on top."""
    _half(plate, x, y, r, 1)


def _half(plate: Plate, x: float, y: float, r: float, side: int) -> None:
    """Fill the half on one side, -1 for the left: half the disc, the head added to it, the other's head cut out."""
    bow = polygon([around(x, y, r, -pi / 2 + side * pi * i / 60) for i in range(61)])
    plate.fill(bow).disc(x, y + side * r / 2, r / 2).disc(x, y - side * r / 2, r / 2, cut=True)
    plate.disc(x, y - side * r / 2, r * 0.16).disc(x, y + side * r / 2, r * 0.16, cut=True)
    plate.ring(x, y, r, r * 0.05)
