"""Who walks along the foot of the posters, as shadows: each stands at a point, ``k`` times as large as it is given."""

from __future__ import annotations

from art.kit.geometry import polygon
from art.kit.plate import Plate


def _body(plate: Plate, x: float, y: float, k: float, tall: float, wide: float) -> None:
    hem = [(wide, 4), (wide * 0.5, -8), (0, 6), (-wide * 0.5, -8), (-wide, 4)]
    shoulders = [(-wide * 0.5, -tall * 0.5), (-wide * 0.34, -tall), (wide * 0.34, -tall), (wide * 0.5, -tall * 0.5)]
    plate.fill(polygon([(x + a * k, y + b * k) for a, b in (*shoulders, *hem)]))


def tall_hat(plate: Plate, x: float, y: float, k: float) -> None:
    """An officer of the dead, a lamp on a pole in his hand."""
    _body(plate, x, y, k, 122, 42)
    plate.disc(x, y - 140 * k, 22 * k, ry=27 * k)
    plate.fill(
        polygon(
            [(x - 22 * k, y - 154 * k), (x - 15 * k, y - 240 * k), (x + 15 * k, y - 240 * k), (x + 22 * k, y - 154 * k)]
        )
    )
    plate.brush(
        [(x + 10 * k, y - 104 * k, 1), (x + 52 * k, y - 176 * k, 0.9), (x + 54 * k, y - 170 * k, 0.8)],
        9 * k,
        dry=0,
        taper=(0, 0),
    )


def umbrella(plate: Plate, x: float, y: float, k: float) -> None:
    """An old umbrella that hops on one leg."""
    plate.fill(
        [
            (x - 62 * k, y - 74 * k),
            (x - 34 * k, y - 130 * k),
            (x, y - 176 * k),
            (x + 34 * k, y - 130 * k),
            (x + 62 * k, y - 74 * k),
            (x, y - 62 * k),
        ]
    )
    plate.brush(
        [(x, y - 70 * k, 1), (x - 3 * k, y - 30 * k, 0.8), (x + 2 * k, y + 2, 1)], 16 * k, dry=0, taper=(0, 0)
    ).disc(x + 9 * k, y, 17 * k, ry=7 * k)


def long_neck(plate: Plate, x: float, y: float, k: float) -> None:
    """A woman whose neck winds over her head."""
    _body(plate, x - 10 * k, y, k, 100, 46)
    neck = [(-10, -96, 1), (-34, -138, 0.9), (6, -160, 0.9), (-8, -200, 0.9), (8, -220, 1)]
    plate.brush([(x + a * k, y + b * k, c) for a, b, c in neck], 15 * k, dry=0, taper=(0, 0), wob=0.02)
    plate.disc(x + 10 * k, y - 222 * k, 20 * k, ry=23 * k).disc(x + 4 * k, y - 248 * k, 14 * k)
    plate.brush(
        [(x - 6 * k, y - 226 * k, 1), (x - 22 * k, y - 190 * k, 0.8), (x - 30 * k, y - 150 * k, 0.1)], 13 * k, dry=0.1
    )


def ox(plate: Plate, x: float, y: float, k: float) -> None:
    """The ox-headed bailiff with his trident."""
    _body(plate, x, y, k, 128, 56)
    plate.fill(
        [(x - 28 * k, y - 176 * k), (x + 28 * k, y - 176 * k), (x + 20 * k, y - 116 * k), (x - 20 * k, y - 116 * k)]
    )
    for s in (-1, 1):
        line = [(14, -168, 1.1), (46, -182, 0.9), (50, -222, 0.1)]
        plate.brush([(x + s * a * k, y + b * k, c) for a, b, c in line], 18 * k, dry=0)
        plate.line(f"M {x + (60 + s * 13) * k} {y - 232 * k} L {x + (60 + s * 13) * k} {y - 190 * k}", 5 * k)
    plate.line(f"M {x + 60 * k} {y} L {x + 60 * k} {y - 250 * k}", 7 * k).line(
        f"M {x + 47 * k} {y - 192 * k} L {x + 73 * k} {y - 192 * k}", 6 * k
    )


def drummer(plate: Plate, x: float, y: float, k: float) -> None:
    """A squat goblin with ears beats a drum."""
    _body(plate, x, y, k, 78, 50)
    plate.disc(x, y - 102 * k, 38 * k, ry=33 * k).disc(x + 40 * k, y - 46 * k, 30 * k, ry=34 * k)
    for s in (-1, 1):
        plate.fill(
            polygon([(x + s * 24 * k, y - 122 * k), (x + s * 56 * k, y - 158 * k), (x + s * 38 * k, y - 100 * k)])
        )
    plate.brush(
        [(x - 30 * k, y - 70 * k, 1), (x - 60 * k, y - 110 * k, 0.8), (x - 48 * k, y - 150 * k, 0.8)],
        13 * k,
        dry=0,
        taper=(0, 0),
    )
