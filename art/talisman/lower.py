"""The lower half of the script: middles drawn in one breath, and feet."""

from math import pi, sin
from typing import Final

from art.kit.geometry import around
from art.kit.plate import Plate
from art.talisman.axis import FOOT, MIDDLE, Part, W, X

# -- middles


def _zigzag(count: int, widest: float = 74) -> Part:
    """The character 弓, drawn out: one unbroken breath, heavier across, narrower downwards."""

    def draw(p: Plate) -> None:
        pitch = 104 / count
        points = [(X - widest / 2, MIDDLE - 4, 0.5)]
        for i in range(count):
            reach, side = widest * (1 - 0.42 * i / max(1, count - 1)), 1 if i % 2 == 0 else -1
            y = MIDDLE + i * pitch
            points += [
                (X, y - side * 2, 1.15),
                (X + side * reach, y + 2, 1.25),
                (X + side * reach * 1.02, y + pitch * 0.55, 0.8),
            ]
        foot = MIDDLE + count * pitch
        points += [(X, foot - 2, 0.9), (X - (1 if count % 2 else -1) * 16, foot + 4, 0.4)]
        p.brush(points, W * 0.95, dry=0.3, seed=count, wob=0.03, taper=(0.03, 0.05))

    return draw


def _knot(p: Plate) -> None:
    """An endless knot of two crossing loops."""
    for side, seed in ((1, 71), (-1, 72)):
        line = [(-64, 6, 0.5), (0, 18, 1), (60, 44, 1.2), (40, 78, 1), (0, 66, 0.9), (-44, 84, 1), (-14, 106, 0.4)]
        p.brush(
            [(X + side * a, MIDDLE + b, c) for a, b, c in line],
            W * 0.95,
            dry=0.25,
            seed=seed,
            wob=0.02,
            taper=(0.05, 0.08),
        )


def _steps(p: Plate) -> None:
    """Three slanted strokes, each shorter, in one zigzag; it encloses nothing a foot could make a character of."""
    line = [
        (-76, -6, 0.5), (-8, 4, 1.1), (70, 26, 1.3), (58, 38, 0.8),
        (-44, 42, 0.9), (4, 54, 1.1), (50, 72, 1.25), (40, 80, 0.8),
        (-12, 82, 0.9), (14, 92, 1.1), (34, 106, 0.2),
    ]  # fmt: skip
    p.brush([(X + a, MIDDLE + b, c) for a, b, c in line], W, dry=0.3, seed=74, wob=0.03, taper=(0.03, 0.08))


def _rings(p: Plate) -> None:
    """A chain of three rings on a thread."""
    p.brush([(X, MIDDLE - 12, 0.7), (X + 3, MIDDLE + 50, 1), (X - 2, MIDDLE + 112, 0.6)], W * 0.6, dry=0.3, seed=81)
    for i, r in enumerate((30, 23, 17)):
        y = MIDDLE + (20, 64, 98)[i]
        circle = [(*around(X, y, r, -pi / 2 + a * pi / 6, squash=0.82), 0.8 + 0.3 * sin(a)) for a in range(14)]
        p.brush(circle, W * 0.85, dry=0.25, seed=82 + i, wob=0.02, taper=(0.02, 0.05))


def _mirror(p: Plate) -> None:
    """The character 己 and its reflection, back to back."""
    for s in (-1, 1):
        line = [
            (8, 0, 0.6),
            (58, 0, 1.2),
            (60, 30, 0.9),
            (14, 34, 1),
            (12, 62, 0.9),
            (56, 60, 1),
            (60, 90, 1),
            (34, 104, 0.3),
        ]
        p.brush(
            [(X + s * a, MIDDLE + b, c) for a, b, c in line], W * 0.9, dry=0.3, seed=85 + s, wob=0.02, taper=(0.05, 0.1)
        )


def _ripples(p: Plate) -> None:
    """Three strokes of water, each shorter."""
    for i in range(4):
        y, reach = MIDDLE + 4 + i * 29, 78 - i * 15
        line = [
            (-reach, 8, 0.4),
            (-reach * 0.45, -8, 1.2),
            (reach * 0.1, 6, 1),
            (reach * 0.6, -7, 1.1),
            (reach, 3, 0.2),
        ]
        p.brush([(X + a, y + b, c) for a, b, c in line], W * 0.95, dry=0.3, seed=88 + i)


# -- feet


def _hook(p: Plate) -> None:
    p.brush(
        [
            (X + 2, FOOT - 20, 0.7),
            (X + 5, FOOT + 28, 1.3),
            (X - 2, FOOT + 66, 1),
            (X - 36, FOOT + 84, 0.7),
            (X - 66, FOOT + 60, 0.2),
        ],
        W * 1.5,
        dry=0.5,
        seed=21,
    )
    for s in (-1, 1):
        p.brush(
            [(X + s * 24, FOOT + 6, 1), (X + s * 58, FOOT + 20, 1.3), (X + s * 98, FOOT + 64, 0.2)],
            W * 1.3,
            dry=0.55,
            seed=22 + s,
        )


def _roots(p: Plate) -> None:
    for i, dx in enumerate((-84, -30, 30, 84)):
        end = FOOT + 82 - abs(dx) * 0.2
        p.brush(
            [
                (X + dx * 0.25, FOOT - 8, 0.8),
                (X + dx * 0.6, FOOT + 28, 1.2),
                (X + dx, FOOT + 54, 1),
                (X + dx * 1.25, end, 0.1),
            ],
            W * 1.25,
            dry=0.5,
            seed=25 + i,
        )


def _sword(p: Plate) -> None:
    """A guard and a blade that points down."""
    p.brush(
        [(X - 70, FOOT + 2, 0.4), (X - 24, FOOT + 10, 1.2), (X + 24, FOOT + 8, 1.1), (X + 72, FOOT - 2, 0.3)],
        W * 1.2,
        dry=0.3,
        seed=91,
    )
    p.brush(
        [(X, FOOT - 22, 0.9), (X + 2, FOOT + 30, 1.2), (X, FOOT + 60, 0.9), (X - 1, FOOT + 90, 0.05)],
        W * 2.1,
        dry=0.4,
        seed=92,
        taper=(0.05, 0.2),
    )


def _lotus(p: Plate) -> None:
    """A lotus seat of five petals."""
    for i, dx in enumerate((-88, -46, 0, 46, 88)):
        lift = abs(dx) * 0.34
        p.brush(
            [
                (X + dx * 0.3, FOOT + 70, 0.6),
                (X + dx * 0.95, FOOT + 46 - lift * 0.3, 1.2),
                (X + dx * 1.1, FOOT + 6 + lift, 0.1),
            ],
            W * 1.7,
            dry=0.35,
            seed=93 + i,
            taper=(0.1, 0.4),
        )
    p.brush([(X - 70, FOOT + 78, 0.3), (X, FOOT + 84, 1.1), (X + 70, FOOT + 78, 0.3)], W, dry=0.3, seed=98)


def _anchor(p: Plate) -> None:
    """A stem that parts into two flukes."""
    p.brush([(X, FOOT - 20, 0.8), (X + 3, FOOT + 30, 1.1), (X, FOOT + 80, 0.9)], W * 1.3, dry=0.35, seed=101)
    for s in (-1, 1):
        p.brush(
            [
                (X + s * 2, FOOT + 80, 1),
                (X + s * 48, FOOT + 74, 1.2),
                (X + s * 88, FOOT + 36, 0.8),
                (X + s * 80, FOOT + 14, 0.2),
            ],
            W * 1.2,
            dry=0.4,
            seed=102 + s,
        )


def _tails(p: Plate) -> None:
    """Two tails that curl away."""
    for s in (-1, 1):
        line = [(4, -18, 0.8), (12, 26, 1.2), (46, 70, 1), (86, 62, 0.9), (88, 32, 0.7), (66, 34, 0.3)]
        p.brush([(X + s * a, FOOT + b, c) for a, b, c in line], W * 1.3, dry=0.4, seed=104 + s, taper=(0.05, 0.12))
    p.disc(X, FOOT + 62, 7)


MIDDLES: Final[dict[str, Part]] = {
    "breath3": _zigzag(3), "breath4": _zigzag(4), "breath5": _zigzag(5), "knot": _knot, "steps": _steps,
    "rings": _rings, "mirror": _mirror, "ripples": _ripples, "thread": _zigzag(4, 33),
}  # fmt: skip
FEET: Final[dict[str, Part]] = {
    "hook": _hook, "roots": _roots, "sword": _sword, "lotus": _lotus, "anchor": _anchor, "tails": _tails,
}  # fmt: skip
