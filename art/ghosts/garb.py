"""What robed ghosts wear: sleeves that are open at the cuff, and the arms that come out of them."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin

from art.ghosts.limbs import DARK, Spots, carve, inked, limb, shade, spots, turned_away
from art.kit.geometry import polygon
from art.kit.sheet import Sheet

Mouth = tuple[float, float, float, float, float]
"""Where a sleeve opens: middle, half width, half height, and how far it is turned, in radians."""


def open_sleeve(
    sheet: Sheet,
    outline: Spots,
    mouth: Mouth,
    tints: tuple[str, str, str],
    *,
    folds: Sequence[str] = (),
    light: int = -1,
    line: str = DARK,
) -> None:
    """Print a sleeve and the dark inside of its cuff; print the arm over it.

    Args:
        sheet: where.
        outline: of the cloth.
        mouth: of the cuff.
        tints: of the cloth, of the cloth away from the light, and of its lining.
        folds: cut lines in the cloth.
        light: the side the light comes from, -1 is the left.
        line: the colour of contour and folds.
    """
    cloth, dim, lining = tints
    mask = carve(sheet, sheet.plate().fill(outline), cloth, rim=3.2, line=line)
    shade(sheet, turned_away(sheet, mask, -light * 22, 12), dim)
    inked(sheet, map(spots, folds), 8, line, within=mask)
    x, y, wide, high, turn = mouth
    ring = [_on(mouth, wide, high, i * pi / 8) for i in range(16)]
    carve(sheet, sheet.plate().fill(ring), dim, rim=3, line=line)
    inner = [_on((x, y, wide, high, turn), wide * 0.8, high * 0.74, i * pi / 8) for i in range(16)]
    carve(sheet, sheet.plate().fill(inner), lining, rim=1.6, line=line)


def bare_arm(sheet: Sheet, way: Spots, width: float, skin: str, dim: str, *, mouth: Mouth, light: int = -1) -> None:
    """Print a forearm that leaves a cuff: the near lip of its ``mouth``, which it turns its back on, hides the rest."""
    (x, y, *_), (tx, ty, *_) = way[0], way[1]
    far = hypot(tx - x, ty - y)
    dx, dy = (tx - x) / far, (ty - y) / far
    middle, wide, high = mouth[:2], mouth[2] * 0.84, mouth[3] * 0.8
    ring = [_on(mouth, wide, high, i * pi / 24) for i in range(48)]
    lip = sorted(
        (point for point in ring if (point[0] - middle[0]) * dx + (point[1] - middle[1]) * dy <= 0),
        key=lambda point: point[1] * dx - point[0] * dy,
    )
    behind = [(a - dx * 4 * width, b - dy * 4 * width) for a, b in reversed(lip)]
    root = [(x - dx * 1.2 * width, y - dy * 1.2 * width, way[0][2]), *way]
    mask = limb(sheet, root, width).fill(polygon([*lip, *behind]), cut=True).mask
    sheet.solid(mask, skin, rim=2.8, line=DARK, grain=0.2, mott=0.12)
    shade(sheet, turned_away(sheet, mask, -light * width * 0.3, width * 0.12), dim)


def _on(mouth: Mouth, wide: float, high: float, angle: float) -> tuple[float, float]:
    x, y, _, _, turn = mouth
    a, b = cos(angle) * wide, sin(angle) * high
    return x + a * cos(turn) - b * sin(turn), y + a * sin(turn) + b * cos(turn)
