"""The cask of wine the beggar lies behind, its mouth tied up in red cloth."""

from __future__ import annotations

from art.kit.geometry import polygon
from art.kit.media import ink
from art.kit.palette import INK
from art.kit.sheet import Sheet
from art.roles.body import Line, Place, lines, shaded, shape, solid, trim


def cask(sheet: Sheet) -> None:
    """Print the cask, staves and two hoops, its mouth tied up in red cloth."""
    side = [(26, 476), (26, 476), (88, 480), (150, 476), (150, 476), (166, 540), (170, 606), (162, 672), (148, 722)]
    side += [(148, 722), (88, 732), (28, 722), (28, 722), (14, 672), (6, 606), (10, 540)]
    plate = shape(sheet, side)
    mask = plate.mask
    solid(sheet, plate, "#85552f", rim=3, grain=0.3)
    sheet.body(shaded(mask, 24, 4), "#5a3620")
    staves: list[Line] = [
        ([(88 + i * 19, 500, 1), (88 + i * 24, 606, 1), (88 + i * 19, 726, 1)], 3.6) for i in (-3, -2, -1, 0, 1, 2, 3)
    ]
    lines(sheet, staves, "#3a2012", within=mask)
    shine = sheet.plate().brush([(34, 556, 0.3), (26, 612, 1), (32, 664, 0.3)], 10, dry=0.2)
    sheet.body(ink(shine.mask, 3) * 0.5, "#d8a878")
    for y, half, width in ((532, 84, 17), (678, 82, 17)):
        for dy, tint, wide in ((0.0, INK, width + 5.0), (0.0, "#c89a54", float(width)), (-4.0, "#ecc888", 3.5)):
            way = [(84 - half, y + dy, 1), (88, y + dy + 13, 1), (92 + half, y + dy, 1)]
            hoop = sheet.plate().brush(way, wide, dry=0, taper=(0, 0), wob=0)
            sheet.body(hoop.mask * mask, tint)
    label = Place(88, 616, 0.88, 0.785)
    solid(sheet, sheet.plate().fill(polygon(label.of([(-50, -50), (50, -50), (50, 50), (-50, 50)]))), "#c8281c", rim=2)
    word = sheet.plate().text("酒", 88, 618, 68, bold=3)
    sheet.body(ink(word.mask, 3, edge=0.3), "#f6d68a")
    _cover(sheet)


def _cover(sheet: Sheet) -> None:
    """Tie the cloth over the cask: a dome, a cord, and a scalloped skirt below it."""
    skirt = [(22, 474), (22, 474), (154, 474), (154, 474), (162, 500), (162, 500), (142, 516), (128, 508), (128, 508)]
    skirt += [(108, 524), (90, 513), (90, 513), (70, 524), (50, 508), (50, 508), (34, 516), (14, 500), (14, 500)]
    plate = shape(sheet, skirt)
    solid(sheet, plate, "#a82c22", rim=2.6)
    pleats: list[Line] = [
        ([(88 + i * 21, 484, 1), (88 + i * 23, 500, 0.8), (88 + i * 24, 514, 0.1)], 6) for i in (-2, -1, 0, 1, 2)
    ]
    lines(sheet, pleats, "#64140f", within=plate.mask)
    dome = [
        (20, 474),
        (24, 456),
        (50, 442),
        (88, 437),
        (126, 442),
        (152, 456),
        (156, 474),
        (128, 488),
        (88, 493),
        (48, 488),
    ]
    plate = shape(sheet, dome)
    solid(sheet, plate, "#c23a2a", rim=2.8)
    sheet.body(shaded(plate.mask, 16, 8), "#8e241b")
    gathers: list[Line] = [
        ([(88 + i * 22, 486 - abs(i) * 4, 1), (88 + i * 19, 472 - abs(i) * 3, 0.8), (88 + i * 14, 460, 0.1)], 6)
        for i in (-2, -1, 0, 1, 2)
    ]
    lines(sheet, gathers, "#64140f", within=plate.mask)
    cord = [(21, 472, 1), (48, 486, 1), (88, 491, 1), (128, 486, 1), (155, 472, 1)]
    trim(sheet, cord, 9, "#e0b868")
