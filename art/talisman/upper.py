"""The upper half of the script: heads, and the roofs that shelter the command."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from art.kit.base import Points
from art.kit.plate import Plate
from art.talisman.axis import HEAD, ROOF, Part, W, X

Roof = Callable[..., None]
"""Draws a roof on a plate; its second argument says how low its legs may come, in card units."""
LOWEST: Final = 720.0
"""Lower than any leg."""
_POINT: Final = 0.3
"""How much of its width a stroke has left where it is cut short."""

# -- heads


def _sanqing(p: Plate) -> None:
    """Three ticks: the Three Pure Ones look on."""
    for i, (dx, dy) in enumerate(((-46, 8), (2, -8), (50, 8))):
        x, y = X + dx, HEAD + dy
        p.brush(
            [(x - 16, y - 18, 0.5), (x - 5, y + 8, 1.25), (x + 6, y + 10, 1), (x + 22, y - 30, 0.2)],
            W * 1.25,
            dry=0.25,
            seed=i,
        )


def _sun(p: Plate) -> None:
    p.ring(X, HEAD - 4, 24, W * 0.6).disc(X, HEAD - 4, 8)
    for side in (-1, 1):
        line = [(X + side * 36, HEAD + 14, 1), (X + side * 50, HEAD - 10, 0.9), (X + side * 68, HEAD + 8, 0.3)]
        p.brush(line, W, dry=0.3, seed=4 + side)


def _dipper(p: Plate) -> None:
    """The Northern Dipper."""
    stars = [(-60, 18), (-34, -6), (-4, 0), (26, 14), (42, -22), (92, -28), (100, 10)]
    placed = [(X + a, HEAD + b) for a, b in stars]
    for (ax, ay), (bx, by) in pairwise(placed):
        p.line(f"M {ax} {ay} L {bx} {by}", W * 0.28)
    for place in placed:
        p.disc(*place, W * 0.7)


def _crown(p: Plate) -> None:
    """A flaming crown of three tongues on a bar."""
    p.brush([(X - 66, HEAD + 24, 0.6), (X, HEAD + 17, 1.2), (X + 68, HEAD + 24, 0.5)], W, dry=0.25, seed=31)
    for i, (dx, h) in enumerate(((-40, 42), (2, 54), (44, 42))):
        x = X + dx
        p.brush(
            [
                (x, HEAD + 12, 1.3),
                (x - 14, HEAD - h * 0.3, 1.1),
                (x + 8, HEAD - h * 0.62, 0.7),
                (x - 2, HEAD + 8 - h, 0.1),
            ],
            W * 1.2,
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
        p.disc(X + side * 60, HEAD + 2, 7).disc(X + side * 74, HEAD + 20, 4.5)


def _cloud(p: Plate) -> None:
    """Two curls of cloud that meet."""
    for side in (-1, 1):
        line = [(0, 20, 0.7), (34, 17, 1.2), (63, 2, 1), (58, -25, 0.9), (34, -27, 0.8), (29, -8, 0.7), (42, -3, 0.3)]
        p.brush([(X + side * a, HEAD + b, c) for a, b, c in line], W, dry=0.25, seed=44 + side, taper=(0.04, 0.1))
    p.disc(X, HEAD - 12, 9)


# -- roofs


def _gate(p: Plate, low: float = LOWEST) -> None:
    right = [
        (-104, 18, 0.7),
        (-50, 1, 0.9),
        (40, -2, 1),
        (118, 0, 1.4),
        (142, 28, 1.3),
        (140, 140, 0.8),
        (128, 250, 0.9),
        (142, 330, 1.1),
        (116, 362, 0.8),
        (100, 338, 0.4),
    ]
    left = [
        (-126, 34, 1.4),
        (-140, 84, 1),
        (-134, 180, 0.8),
        (-126, 262, 1),
        (-146, 336, 1.1),
        (-116, 366, 0.8),
        (-102, 340, 0.4),
    ]
    _strokes(p, low, right, 1.3, 0.35, 11)
    _strokes(p, low, left, 1.25, 0.3, 12)


def _wing(p: Plate, low: float = LOWEST) -> None:
    for s in (-1, 1):
        eave = [(-8, -10, 0.6), (60, 3, 1.1), (136, 28, 1.4), (156, 60, 1.0), (138, 80, 0.7), (130, 58, 0.4)]
        post = [(128, 108, 0.5), (150, 190, 1.2), (134, 280, 1), (148, 348, 0.9), (124, 376, 0.7), (106, 352, 0.4)]
        _strokes(p, low, [(s * a, b, c) for a, b, c in eave], 1.3, 0.25, 13 + s, (0.1, 0.12))
        _strokes(p, low, [(s * a, b, c) for a, b, c in post], 1.15, 0.4, 16 + s, (0.12, 0.25))


def _dome(p: Plate, low: float = LOWEST) -> None:
    """A bell: one arch from foot to foot."""
    arch = [
        (-146, 352, 0.5),
        (-132, 300, 1.1),
        (-138, 150, 1),
        (-110, 48, 1.2),
        (0, 2, 1.4),
        (110, 48, 1.2),
        (138, 150, 0.9),
        (132, 300, 1),
        (146, 352, 0.3),
    ]
    _strokes(p, low, arch, 1.25, 0.3, 51, (0.04, 0.1))


def _pagoda(p: Plate, low: float = LOWEST) -> None:
    """Two upturned eaves on two posts."""
    for y, reach, seed in ((-2, 88, 53), (24, 150, 55)):
        eave = [
            (-reach, y + 2, 0.4),
            (-reach + 22, y + 11, 1.2),
            (0, y, 0.8),
            (reach - 22, y + 11, 1.3),
            (reach, y - 2, 0.2),
        ]
        _strokes(p, low, eave, 1.05, 0.25, seed, (0.06, 0.1))
    for s in (-1, 1):
        _strokes(
            p,
            low,
            [(s * 128, 66, 0.7), (s * 134, 200, 1.1), (s * 128, 300, 0.9), (s * 138, 362, 0.5)],
            1.2,
            0.4,
            57 + s,
        )


def _coil(p: Plate, low: float = LOWEST) -> None:
    """A stair climbs on the left and falls down the right: the thunder's script."""
    line = [
        (-146, 74, 0.5),
        (-142, 40, 1),
        (-112, 32, 1),
        (-104, 4, 1.1),
        (-30, -4, 1),
        (124, 0, 1.3),
        (142, 40, 1.2),
        (132, 150, 0.8),
        (142, 260, 1),
        (134, 330, 1.1),
        (150, 366, 0.3),
    ]
    _strokes(p, low, line, 1.2, 0.3, 61, (0.04, 0.1))
    _strokes(p, low, [(-132, 104, 0.5), (-142, 190, 1.2), (-128, 280, 1), (-140, 360, 0.3)], 1.2, 0.35, 62)


def _curtain(p: Plate, low: float = LOWEST) -> None:
    """Two hangings drawn aside, each with a fringe."""
    _strokes(p, low, [(-112, 2, 0.7), (0, 8, 1.1), (140, -2, 0.6)], 1.2, 0.25, 63, (0.05, 0.1))
    for s in (-1, 1):
        hem = [(122, 28, 0.8), (148, 110, 1.2), (152, 200, 1), (128, 270, 1), (128, 322, 0.9), (154, 366, 0.3)]
        _strokes(p, low, [(s * a, b, c) for a, b, c in hem], 1.2, 0.35, 64 + s)
        for i in range(3) if low > ROOF + 340 else ():
            p.disc(X + s * (150 - i * 3), ROOF + 290 + i * 22, 5)


def _strokes(
    p: Plate,
    low: float,
    line: Points,
    w: float,
    dry: float,
    seed: int,
    taper: tuple[float, float] = (0.04, 0.12),
) -> None:
    line = _above(_above(line, low - ROOF)[::-1], low - ROOF)[::-1]
    p.brush([(X + a, ROOF + b, c) for a, b, c in line], W * w, dry=dry, seed=seed, taper=taper)


def _above(line: Points, low: float) -> list[Sequence[float]]:
    """Return a stroke that, if it ends lower than it may, comes to its point there."""
    kept = list(line)
    while kept[-1][1] > low and kept[-2][1] > low:
        kept.pop()
    (ax, ay, _), (bx, by, _) = kept[-2:]
    if by > low:
        kept[-1] = (ax + (bx - ax) * (low - ay) / (by - ay), low, _POINT)
    return kept


HEADS: Final[dict[str, Part]] = {
    "pure": _sanqing, "sun": _sun, "dipper": _dipper, "crown": _crown, "moon": _crescent, "cloud": _cloud,
}  # fmt: skip
ROOFS: Final[dict[str, Roof]] = {
    "gate": _gate, "wing": _wing, "dome": _dome, "pagoda": _pagoda, "coil": _coil, "curtain": _curtain,
}  # fmt: skip
