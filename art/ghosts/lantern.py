"""The watchman's lantern."""

from __future__ import annotations

from art.ghosts.limbs import DARK, carve, inked, shade, turned_away
from art.kit.geometry import polygon
from art.kit.media import ink
from art.kit.sheet import Sheet


def lantern(sheet: Sheet, middle: tuple[float, float], end: tuple[float, float]) -> None:
    """Print the lantern about its ``middle``; it hangs clear on its cord from the ``end`` of a pole."""
    (x, y), (tip, level) = middle, end
    cord = [(tip, level, 1), (tip - 1, (level + y) / 2, 1), (x, y - 74, 1)]
    inked(sheet, [cord, [(x - 20, y - 78, 0.8), (x, y - 96, 1), (x + 20, y - 78, 0.8)]], 5, "#1c1418")
    loop = sheet.plate().brush(
        [(tip - 8, level + 4, 0.8), (tip, level - 2, 1), (tip + 9, level - 4, 0.8)], 9, dry=0, taper=(0, 0)
    )
    carve(sheet, loop, "#8e2318", rim=2)
    body = sheet.plate().fill(
        [
            (x, y - 72),
            (x + 43, y - 60),
            (x + 62, y),
            (x + 43, y + 60),
            (x, y + 72),
            (x - 43, y + 60),
            (x - 62, y),
            (x - 43, y - 60),
        ]
    )
    mask = carve(sheet, body, "#fbe29a", rim=3.6, line="#3a1c12", grain=0.15)
    shade(sheet, turned_away(sheet, mask, 16, 8), "#e8a84c")
    ribs = [[(x + dx * 0.5, y - 70, 0.4), (x + dx, y, 1), (x + dx * 0.5, y + 70, 0.4)] for dx in (-44, -23, 23, 44)]
    inked(sheet, ribs, 3, "#b8742c", within=mask)
    caps = sheet.plate().fill(polygon([(x - 34, y - 80), (x + 34, y - 80), (x + 38, y - 62), (x - 38, y - 62)]))
    caps.fill(polygon([(x - 38, y + 62), (x + 38, y + 62), (x + 32, y + 78), (x - 32, y + 78)]))
    carve(sheet, caps, "#8e2318", rim=2.4)
    tassel = [
        [(x + dx * 0.3, y + 76, 0.8), (x + dx + 6, y + 104, 1), (x + dx + 16, y + 132, 0.1)] for dx in (-9, -3, 3, 9)
    ]
    inked(sheet, tassel, 6, "#8e2318")
    sheet.lay(ink(sheet.plate().text("夜", x, y, 84, bold=2.6).mask, 3, edge=0.3) * 1.2, DARK)
