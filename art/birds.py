"""Cranes in flight, in a few strokes each."""

from art.kit.plate import Plate

_STROKES = (
    ((0, 0, 0.4), (26, -6, 1.4), (60, 2, 0.8), (96, -20, 0.5), (120, -18, 0.2)),
    ((36, 0, 0.6), (40, -50, 1.3), (14, -92, 0.2)),
    ((24, 0, 0.6), (-2, -44, 1.3), (-52, -66, 0.2)),
)
"""Body, far wing and near wing of a crane that flies to the right."""
_WIDTHS = (15, 24, 24)
_DRYNESS = (0.2, 0.45, 0.45)


def crane(plate: Plate, x: float, y: float, size: float, side: int) -> None:
    """Draw a crane whose tail is at a point and who flies to a side (1 or -1)."""
    for stroke, width, dry in zip(_STROKES, _WIDTHS, _DRYNESS, strict=True):
        line = [(x + side * a * size, y + b * size, c) for a, b, c in stroke]
        plate.brush(line, width * size, dry=dry, seed=int(width + x))
    plate.line(f"M {x} {y} L {x - side * 52 * size} {y + 12 * size}", 2 * size)
