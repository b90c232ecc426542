"""The elder of the Great Peace: a white beard under a yellow headscarf, his hand about the staff of nine knots."""

from __future__ import annotations

from typing import Final

from art.kit.geometry import polygon
from art.kit.media import cinnabar, ink, woodblock
from art.kit.palette import CINNABAR, INK
from art.kit.sheet import Sheet
from art.roles.body import WHITE, Line, Place, hair, lines, shape, trim, tufts
from art.roles.clench import clench
from art.roles.drape import drape
from art.roles.faces import Face, head

_SKIN: Final = "#dca868"
_YELLOW: Final = "#f6c83c"
_ROBE: Final = "#7c2a16"
_DIM: Final = "#43130c"
_HEAD: Final = Place(240, 306, 1.24)
_STAFF: Final = 88.0
_KNOTS: Final = 9


def great_elder(sheet: Sheet) -> None:
    """Print him to the waist before the sun, the staff with its streamer at his right hand."""
    _robe(sheet)
    head(sheet, _HEAD, Face("keen", skin=_SKIN, old=True, brow="#f4f0e4", thick=15, stern=3, lips="#7a3a2a"))
    _headscarf(sheet)
    _beard(sheet)
    _staff(sheet)
    _streamer(sheet)
    _sleeve(sheet)


def _robe(sheet: Sheet) -> None:
    right = [(300, 408), (370, 438), (424, 500), (452, 600), (470, 740), (470, 740)]
    left = [(30, 740), (30, 740), (66, 600), (106, 480), (180, 416)]
    folds: list[Line] = [
        ([(392, 470, 0.2), (414, 580, 1), (420, 720, 0.4)], 30),
        ([(336, 560, 0.2), (350, 640, 1), (346, 736, 0.4)], 24),
    ]
    drape(sheet, [(240, 400), *right, *left], _ROBE, _DIM, folds=folds, shade=(34, 8))
    for side in (-1, 1):
        band = [(58 * side, 96, 0.9), (44 * side, 180, 1), (4 * side, 280, 1), (-8, 360, 1)]
        trim(sheet, [(240 + a, 306 + b, c) for a, b, c in band], 36, _YELLOW, rim=2)


def _headscarf(sheet: Sheet) -> None:
    """Comb his white hair up into a knot wrapped in cloth, and tie the scarf about his brow, its ends flying."""
    dome = [(-58, -20), (-62, -54), (-48, -86), (-14, -104), (14, -104), (48, -86), (62, -54), (58, -20)]
    strands: list[Line] = [
        ([(x, -58, 0.3), (x * 0.72, -84, 1), (x * 0.2, -104, 0.3)], 4) for x in (-52, -34, -16, 16, 34, 52)
    ]
    hair(sheet, [*dome, (30, -40), (-30, -40)], WHITE, strands, at=_HEAD)
    knob = shape(sheet, [(-15, -98), (-26, -124), (-14, -146), (12, -148), (27, -126), (15, -98)], _HEAD)
    sheet.solid(knob.mask, _YELLOW, rim=2.4, line=INK, grain=0.1, mott=0.08)
    creases: list[Line] = [
        ([(-6, -102, 0.8), (-13, -122, 1), (-6, -142, 0.2)], 4),
        ([(8, -102, 0.8), (12, -126, 0.2)], 4),
    ]
    lines(sheet, creases, "#8a4a10", within=knob.mask, at=_HEAD)
    cord = sheet.plate().brush(_HEAD.of([(-17, -100, 1), (0, -95, 1), (17, -100, 1)]), 12, dry=0, taper=(0, 0), wob=0)
    sheet.solid(cord.mask, CINNABAR, rim=2, line=INK, grain=0.1, mott=0.08)
    ends = sheet.plate()
    for line in (
        [(56, -44, 0.5), (84, -38, 0.9), (104, -8, 1.1), (110, 34, 1.3)],
        [(56, -38, 0.5), (78, -8, 0.9), (82, 36, 1.1), (78, 78, 1.3)],
    ):
        ends.brush(_HEAD.of(line), 26 * _HEAD.k, dry=0.02, taper=(0, 0), wob=0.02)
    sheet.solid(ends.mask, "#e0a026", rim=2.2, line=INK, grain=0.1, mott=0.08)
    foot = [(58, -22), (58, -22), (30, -36), (0, -40), (-30, -36), (-58, -22), (-58, -22)]
    top = [(-65, -58), (-65, -58), (-34, -74), (0, -78), (34, -74), (65, -58), (65, -58)]
    mask = shape(sheet, [*foot, *top], _HEAD).mask
    sheet.solid(mask, _YELLOW, rim=2.6, line=INK, grain=0.1, mott=0.08)
    wraps: list[Line] = [
        ([(-62, -36, 0.4), (0, -52, 1), (62, -36, 0.5)], 5),
        ([(-62, -54, 0.3), (-6, -66, 1), (62, -42, 0.5)], 5),
    ]
    lines(sheet, wraps, "#8a4a10", within=mask, at=_HEAD)
    knot = shape(sheet, [(44, -54), (62, -60), (74, -44), (66, -28), (48, -30)], _HEAD)
    sheet.solid(knot.mask, "#e8b030", rim=2, line=INK, grain=0.1, mott=0.08)


def _beard(sheet: Sheet) -> None:
    """Paint whiskers before the ears, a beard to the breast and a drooping moustache."""
    strands: list[Line] = []
    for side in (-1, 1):
        strands.append(([(50 * side, 8, 0.4), (46 * side, 50, 1), (40 * side, 110, 0.1)], 22))
    for x, reach in ((-36, 118), (35, 126), (-24, 176), (24, 184), (-12, 222), (13, 214), (0, 246)):
        line = [(x, 58 - abs(x) * 0.3, 0.7), (x * 1.3, 64 + reach * 0.28, 1.1), (x * 1.1 + 8, 50 + reach * 0.6, 0.9)]
        strands.append(([*line, (x * 0.5 + 4, reach, 0.05)], 34))
    for side in (-1, 1):
        strands.append(([(3 * side, 37, 0.6), (24 * side, 44, 1), (42 * side, 84, 0.8), (40 * side, 126, 0.05)], 17))
    tufts(sheet, strands, WHITE, at=_HEAD, dry=0.12)


def _staff(sheet: Sheet) -> None:
    """Print a bamboo staff: nine knots from its foot to its head."""
    staff, rings = sheet.plate(), sheet.plate()
    for i in range(_KNOTS):
        foot, top = 724 - i * 70, 724 - (i + 1) * 70
        middle = (_STAFF + 1, (foot + top) / 2, 0.82)
        staff.brush([(_STAFF, foot, 1), middle, (_STAFF, top, 1)], 27, dry=0.03, seed=i, taper=(0, 0), wob=0.01)
        staff.disc(_STAFF, top, 19, ry=8)
        rings.brush([(_STAFF - 17, top, 0.4), (_STAFF, top + 5, 1), (_STAFF + 17, top, 0.4)], 4, dry=0, wob=0)
    sheet.rim(staff.mask, INK, 2.6)
    sheet.body(woodblock(staff.mask, 3, 0.2, mott=0.1), "#b97a34")
    light = sheet.plate().line(f"M {_STAFF - 6} 716 L {_STAFF - 6} 100", 5)
    sheet.body(light.mask * staff.mask * 0.7, "#f4d08a")
    sheet.lay(ink(rings.mask, 3), "#4a2410")


def _streamer(sheet: Sheet) -> None:
    """Tie a swallow-tailed streamer with the name of the sect below the staff's head."""
    left = [(_STAFF - 26, 140), (_STAFF - 36, 220), (_STAFF - 24, 300), (_STAFF - 36, 384)]
    right = [(_STAFF + 44, 384), (_STAFF + 54, 300), (_STAFF + 42, 220), (_STAFF + 52, 140)]
    tail = (_STAFF + 4, 352)
    corners = [left[0], *left[:-1], left[-1], left[-1], tail, tail, right[0], right[0], *right[1:], right[-1]]
    mask = sheet.plate().fill(corners).mask
    sheet.rim(mask, INK, 2.6)
    sheet.body(woodblock(mask, 4, 0.1, mott=0.08), _YELLOW)
    hems = sheet.plate()
    for edge in (left, right):
        hems.brush([(*place, 1) for place in edge], 17, dry=0.03, taper=(0, 0))
    sheet.lay(cinnabar(hems.mask, 3, 0.15) * mask, CINNABAR)
    words = sheet.plate().text("太平", _STAFF + 9, 198, 66, upright=True, gap=1.15, bold=2.5)
    sheet.lay(cinnabar(words.mask, 4, 0.1) * 1.1, CINNABAR)
    rod = sheet.plate().rect(_STAFF - 38, 128, 102, 15, 6).mask
    sheet.rim(rod, INK, 2).body(woodblock(rod, 3, 0.3), "#8a4a1c")
    tie = sheet.plate().fill(polygon([(_STAFF - 16, 116), (_STAFF + 16, 116), (_STAFF + 13, 148), (_STAFF - 13, 148)]))
    sheet.rim(tie.mask, INK, 2).body(tie.mask, CINNABAR)


def _sleeve(sheet: Sheet) -> None:
    """Bring his arm forward, the fist about the staff, the wide sleeve hanging from the wrist."""
    clench(sheet, Place(_STAFF, 478, 0.86), _SKIN, [(130, 492), (166, 506)])
    cloth = [(132, 462), (132, 462), (166, 446), (206, 452), (236, 520), (240, 620), (226, 712), (190, 730)]
    cloth += [(136, 716), (112, 664), (118, 580), (124, 524)]
    folds: list[Line] = [
        ([(196, 470, 0.2), (188, 580, 1), (160, 700, 0.3)], 22),
        ([(222, 520, 0.2), (220, 620, 1), (204, 716, 0.3)], 16),
        ([(146, 480, 0.2), (150, 560, 1), (140, 640, 0.2)], 14),
    ]
    drape(sheet, cloth, _ROBE, _DIM, folds=folds, shade=(18, 10))
    trim(sheet, [(131, 460, 1), (123, 524, 1), (116, 590, 1), (114, 662, 1)], 20, _YELLOW, rim=2)
