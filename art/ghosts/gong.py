"""The watchman's gong."""

from __future__ import annotations

from art.ghosts.limbs import carve, inked, shade, turned_away
from art.kit.sheet import Sheet

_LINE, _RED = "#101c26", "#b8321f"
_GONG = (420.0, 566.0)


def gong(sheet: Sheet) -> None:
    """Print the bronze gong of the watch, its boss and its turned rim, on two red cords."""
    x, y = _GONG
    bronze = carve(sheet, sheet.plate().disc(x, y, 46, ry=49), "#d8a444", rim=3.4, line=_LINE)
    shade(sheet, turned_away(sheet, bronze, 12, 12), "#7c5018")
    shade(sheet, turned_away(sheet, bronze, -6, -6), "#f4d488")
    rings = sheet.plate().ring(x, y, 34, 3).ring(x, y, 28, 1.6)
    shade(sheet, rings.mask, "#7c5018")
    boss = carve(sheet, sheet.plate().disc(x, y, 15), "#e6b858", rim=2.2, line="#5c3810")
    shade(sheet, turned_away(sheet, boss, 7, 7), "#94641e")
    inked(sheet, [[(394, 486, 1), (x - 20, y - 38, 1)], [(452, 464, 1), (x + 20, y - 38, 1)]], 6, _RED)
    sheet.body(sheet.plate().disc(x - 20, y - 38, 4).disc(x + 20, y - 38, 4).mask, _LINE)
