"""A part of a wide sheet, for what is small on it: painting a figure there costs what the part costs."""

from __future__ import annotations

from copy import copy

from art.kit.base import SCALE
from art.kit.sheet import Sheet


def window(sheet: Sheet, left: float, top: float, width: float, height: float) -> Sheet:
    """Return a sheet that paints on a part of another, in the other's units; what lies outside is cut off.

    Args:
        sheet: the whole, with nothing moved by `Sheet.at`.
        left: where the part begins, rounded to a whole unit and kept on the sheet, like the others.
        top: its upper edge.
        width: how wide it is.
        height: how high it is.
    """
    x, y = min(max(0, int(left)), sheet.size[0] - 1), min(max(0, int(top)), sheet.size[1] - 1)
    right, foot = max(x + 1, min(sheet.size[0], int(left + width))), max(y + 1, min(sheet.size[1], int(top + height)))
    rows, columns = slice(y * SCALE, foot * SCALE), slice(x * SCALE, right * SCALE)
    part = copy(sheet)
    part.size = (right - x, foot - y)
    part.shape = (part.size[1] * SCALE, part.size[0] * SCALE)
    part.image, part.blank, part.alpha = (whole[rows, columns] for whole in (sheet.image, sheet.blank, sheet.alpha))
    part.view = (-float(x), -float(y), 1.0)
    return part


def mirrored(sheet: Sheet) -> Sheet:
    """Return a part that a `window` gave, turned over: what is painted on it faces the other way.

    Its units begin at its own right upper corner and run to the left.
    """
    part = copy(sheet)
    part.image, part.blank, part.alpha = (each[:, ::-1] for each in (sheet.image, sheet.blank, sheet.alpha))
    part.view = (0.0, 0.0, 1.0)
    return part
