"""The upper half of the script: heads, and the roofs that shelter the command."""

from itertools import pairwise
from typing import Final

from art.kit.base import Points
from art.kit.plate import Plate
from art.talisman.axis import HEAD, ROOF, Part, W, X

# -- heads


def _sanqing(p: Plate) -> None:
    """Three ticks: the Three Pure Ones look on."""
    for i, (dx, dy) in enumerate(((-62, 8), (0, -8), (62, 8))):
        x, y = X + dx, HEAD + dy
        p.brush(
            [(x - 20, y - 18, 0.5), (x - 6, y + 8, 1.25), (x + 6, y + 10, 1), (x + 26, y - 30, 0.2)],
            W * 1.25,
            dry=0.25,
            seed=i,
        )


def _sun(p: Plate) -> None:
    p.ring(X, HEAD - 4, 24, W * 0.6).disc(X, HEAD - 4, 8)
    for side in (-1, 1):
        line = [(X + side * 40, HEAD + 12, 1), (X + side * 68, HEAD - 12, 0.9), (X + side * 100, HEAD + 6, 0.3)]
        p.brush(line, W, dry=0.3, seed=4 + side)


def _dipper(p: Plate) -> None:
    """The Northern Dipper."""
    stars = [(-84, 14), (-50, -8), (-14, -2), (22, 12), (36, -24), (88, -30), (98, 8)]
    placed = [(X + a, HEAD + b) for a, b in stars]
    for (ax, ay), (bx, by) in pairwise(placed):
        p.line(f"M {ax} {ay} L {bx} {by}", W * 0.28)
    for place in placed:
        p.disc(*place, W * 0.7)


def _crown(p: Plate) -> None:
    """A flaming crown of three tongues on a bar."""
    p.brush([(X - 86, HEAD + 24, 0.6), (X, HEAD + 16, 1.2), (X + 86, HEAD + 24, 0.5)], W, dry=0.25, seed=31)
    for i, (dx, h) in enumerate(((-46, 44), (0, 66), (46, 44))):
        x = X + dx
        p.brush(
            [
                (x, HEAD + 12, 1.3),
                (x - 14, HEAD - h * 0.3, 1.1),
                (x + 8, HEAD - h * 0.62, 0.7),
                (x - 2, HEAD + 8 - h, 0.1),
            ],
            W * 1.4,
            dry=0.2,
            seed=33 + i,
        )


def _crescent(p: Plate) -> None:
    """A moon lying on its back between two stars."""
    p.brush(
        [
            (X - 44, HEAD - 30, 0.2),
            (X - 30, HEAD + 4, 1),
            (X, HEAD + 18, 1.4),
            (X + 30, HEAD + 4, 1),
            (X + 44, HEAD - 30, 0.2),
        ],
        W * 1.3,
        dry=0.15,
        seed=41,
    )
    p.disc(X, HEAD - 16, 9)
    for side in (-1, 1):
        p.disc(X + side * 66, HEAD - 2, 8).disc(X + side * 88, HEAD + 12, 5.5)


def _cloud(p: Plate) -> None:
    """Two curls of cloud that meet."""
    for side in (-1, 1):
        line = [(0, 18, 0.7), (46, 16, 1.2), (92, 2, 1), (88, -26, 0.9), (60, -30, 0.8), (54, -8, 0.7), (70, -4, 0.3)]
        p.brush([(X + side * a, HEAD + b, c) for a, b, c in line], W, dry=0.25, seed=44 + side, taper=(0.04, 0.1))
    p.disc(X, HEAD - 12, 9)


# -- roofs


def _gate(p: Plate) -> None:
    right = [
        (-128, 22, 1.1),
        (-60, -2, 0.9),
        (40, -8, 1),
        (118, -2, 1.4),
        (142, 28, 1.3),
        (140, 140, 0.8),
        (128, 250, 0.9),
        (142, 330, 1.1),
        (116, 362, 0.8),
        (100, 338, 0.4),
    ]
    left = [
        (-124, 4, 1.5),
        (-140, 70, 1),
        (-134, 180, 0.8),
        (-126, 262, 1),
        (-146, 336, 1.1),
        (-116, 366, 0.8),
        (-102, 340, 0.4),
    ]
    _strokes(p, right, 1.3, 0.35, 11)
    _strokes(p, left, 1.25, 0.3, 12)


def _wing(p: Plate) -> None:
    for s in (-1, 1):
        eave = [(-8, -14, 0.6), (60, 2, 1.1), (134, 30, 1.4), (150, 66, 1.0), (118, 84, 0.7), (112, 56, 0.5)]
        post = [(128, 108, 0.5), (150, 190, 1.2), (134, 280, 1), (148, 348, 0.9), (124, 376, 0.7), (106, 352, 0.4)]
        _strokes(p, [(s * a, b, c) for a, b, c in eave], 1.3, 0.25, 13 + s, (0.1, 0.12))
        _strokes(p, [(s * a, b, c) for a, b, c in post], 1.15, 0.4, 16 + s, (0.12, 0.25))


def _dome(p: Plate) -> None:
    """A bell: one arch from foot to foot, with a knob."""
    arch = [
        (-146, 352, 0.5),
        (-132, 300, 1.1),
        (-138, 150, 1),
        (-112, 40, 1.2),
        (0, -14, 1.4),
        (112, 40, 1.2),
        (138, 150, 0.9),
        (132, 300, 1),
        (146, 352, 0.3),
    ]
    _strokes(p, arch, 1.25, 0.3, 51, (0.04, 0.1))
    p.disc(X, ROOF - 20, 10)


def _pagoda(p: Plate) -> None:
    """Two upturned eaves on two posts."""
    for y, reach, seed in ((6, 96, 53), (58, 146, 55)):
        eave = [
            (-reach, y + 6, 0.5),
            (-reach + 22, y + 18, 1.2),
            (0, y, 0.9),
            (reach - 22, y + 18, 1.3),
            (reach, y + 2, 0.3),
        ]
        _strokes(p, eave, 1.2, 0.25, seed, (0.06, 0.1))
    for s in (-1, 1):
        _strokes(
            p, [(s * 120, 78, 0.8), (s * 128, 200, 1.1), (s * 122, 300, 0.9), (s * 132, 362, 0.5)], 1.2, 0.4, 57 + s
        )


def _coil(p: Plate) -> None:
    """A square spiral opens on the left and falls down the right: the thunder's script."""
    line = [
        (-70, 66, 0.6),
        (-104, 66, 0.9),
        (-106, 34, 1),
        (-140, 34, 0.9),
        (-140, 4, 1.1),
        (-30, -6, 1),
        (124, 0, 1.3),
        (142, 40, 1.2),
        (132, 150, 0.8),
        (142, 260, 1),
        (134, 330, 1.1),
        (150, 366, 0.3),
    ]
    _strokes(p, line, 1.2, 0.3, 61, (0.04, 0.1))
    _strokes(p, [(-132, 104, 0.5), (-142, 190, 1.2), (-128, 280, 1), (-140, 360, 0.3)], 1.2, 0.35, 62)


def _curtain(p: Plate) -> None:
    """Two hangings drawn aside, each with a fringe."""
    _strokes(p, [(-136, 0, 0.8), (0, 10, 1.1), (136, 0, 0.6)], 1.2, 0.25, 63, (0.05, 0.1))
    for s in (-1, 1):
        hem = [(116, 10, 0.8), (146, 110, 1.2), (150, 200, 1), (116, 262, 1), (122, 320, 0.9), (150, 366, 0.3)]
        _strokes(p, [(s * a, b, c) for a, b, c in hem], 1.2, 0.35, 64 + s)
        for i in range(3):
            p.disc(X + s * (150 - i * 3), ROOF + 290 + i * 22, 5)


def _strokes(
    p: Plate,
    line: Points,
    w: float,
    dry: float,
    seed: int,
    taper: tuple[float, float] = (0.04, 0.12),
) -> None:
    p.brush([(X + a, ROOF + b, c) for a, b, c in line], W * w, dry=dry, seed=seed, taper=taper)


HEADS: Final[dict[str, Part]] = {
    "pure": _sanqing, "sun": _sun, "dipper": _dipper, "crown": _crown, "moon": _crescent, "cloud": _cloud,
}  # fmt: skip
ROOFS: Final[dict[str, Part]] = {
    "gate": _gate, "wing": _wing, "dome": _dome, "pagoda": _pagoda, "coil": _coil, "curtain": _curtain,
}  # fmt: skip
