"""The elder of the Celestial Masters: a white beard under a crown of lotus, the jade tablet raised in his fist."""

from __future__ import annotations

from typing import Final

from art.kit.geometry import turn_points
from art.kit.media import ink, woodblock
from art.kit.palette import CINNABAR, INK
from art.kit.sheet import Sheet
from art.kit.symbols import ruyi
from art.roles.body import WHITE, Line, Place, hair, lines, shape, trim, tufts
from art.roles.clench import clench
from art.roles.drape import drape
from art.roles.faces import Face, head

_SKIN: Final = "#e6bd86"
_ROBE: Final = "#22655f"
_DIM: Final = "#103836"
_GOLD: Final = "#e0b04a"
_HEAD: Final = Place(268, 296, 1.16)
_LEAN: Final = -0.24
"""How far the tablet leans from upright, in radians."""


def celestial_elder(sheet: Sheet) -> None:
    """Print him to the waist, facing us."""
    _robe(sheet)
    head(sheet, _HEAD, Face("calm", skin=_SKIN, old=True, brow="#f4f0e4", thick=14, lips="#8a4a3a", smile=3))
    _crown(sheet)
    _beard(sheet)
    _tablet(sheet)
    clench(sheet, Place(241, 546, 0.86, _LEAN), _SKIN, [(310, 590)])
    trim(sheet, [(311, 556, 1), (298, 576, 1), (278, 600, 1)], 17, "#f4eedc", rim=2)
    for side in (-1, 1):
        _sleeve(sheet, Place(268, 0, side=side))


def _robe(sheet: Sheet) -> None:
    """Print shoulders and breast, a white collar within the broad band of gold."""
    right = [(330, 396), (404, 420), (452, 490), (478, 600), (484, 750), (484, 750)]
    left = [(52, 750), (52, 750), (58, 600), (84, 490), (132, 420), (206, 396)]
    drape(sheet, [(268, 386), *right, *left], _ROBE, _DIM, shade=(30, 8))
    for width, tint, reach in ((46, "#f4eedc", 0), (34, _GOLD, 16)):
        for side in (1, -1):
            band = [((52 + reach) * side, 88, 0.9), ((46 + reach) * side, 160, 1), (20 * side, 260, 1), (0, 330, 1)]
            trim(sheet, [(268 + x, 296 + y, c) for x, y, c in band], width, tint, rim=2)


def _crown(sheet: Sheet) -> None:
    """Comb his white hair up under a crown of lotus petals, a pin through it."""
    dome = [(-57, -14), (-62, -50), (-48, -84), (-14, -100), (14, -100), (48, -84), (62, -50), (57, -14)]
    strands: list[Line] = [
        ([(x, -52, 0.3), (x * 0.74, -80, 1), (x * 0.3, -100, 0.3)], 4) for x in (-52, -36, -18, 18, 36, 52)
    ]
    hair(sheet, [*dome, (32, -50), (0, -62), (-32, -50)], WHITE, strands, at=_HEAD)
    pin = sheet.plate().brush(_HEAD.of([(-74, -112, 1), (74, -112, 1)]), 9, dry=0, taper=(0, 0), wob=0)
    for side in (-1, 1):
        pin.disc(*_HEAD.point(side * 76, -112), 9)
    sheet.solid(pin.mask, "#e9efdc", rim=2.2, line=INK, grain=0.05, mott=0.05)
    for turn, reach, tint in ((-0.62, 66, "#c48a2c"), (0.62, 66, "#c48a2c"), (-0.3, 76, _GOLD), (0.3, 76, _GOLD)):
        _petal(sheet, turn, reach, tint)
    _petal(sheet, 0, 78, "#f2cc68")
    band = shape(
        sheet, [(-46, -76), (-46, -76), (0, -90), (46, -76), (46, -76), (44, -98), (0, -112), (-44, -98)], _HEAD
    )
    sheet.solid(band.mask, _GOLD, rim=2.4, line=INK, grain=0.1, mott=0.08)
    bead = sheet.plate().disc(*_HEAD.point(0, -98), 10)
    sheet.solid(bead.mask, CINNABAR, rim=2, line=INK, grain=0.05, mott=0.05)


def _petal(sheet: Sheet, turn: float, reach: float, tint: str) -> None:
    """Print one petal of the crown, leaning by ``turn`` radians."""
    half = [(0, 0), (22, -18), (25, -44), (0, -reach), (0, -reach), (-25, -44), (-22, -18)]
    mask = shape(sheet, turn_points(half, 0, -92, turn), _HEAD).mask
    sheet.solid(mask, tint, rim=2.4, line=INK, grain=0.1, mott=0.08)
    vein = turn_points([(0, -18), (0, -40), (0, -reach + 14)], 0, -92, turn)
    lines(sheet, [([(*place, c) for place, c in zip(vein, (0.4, 1, 0.2), strict=True)], 4)], "#7a4a12", at=_HEAD)


def _beard(sheet: Sheet) -> None:
    """Paint whiskers, a long beard that a breath of wind carries to the right, and a moustache."""
    strands: list[Line] = []
    for side in (-1, 1):
        strands.append(([(51 * side, -6, 0.4), (49 * side, 44, 1), (50 * side, 118, 0.1)], 18))
    for x, reach in ((-32, 110), (32, 130), (-20, 180), (24, 200), (-8, 236), (14, 250), (4, 272)):
        line = [(x, 58 - abs(x) * 0.3, 0.7), (x * 1.3, 64 + reach * 0.28, 1.1), (x + 12, 50 + reach * 0.6, 0.9)]
        strands.append(([*line, (x * 0.5 + 30, reach, 0.05)], 32))
    for side in (-1, 1):
        strands.append(([(3 * side, 37, 0.6), (26 * side, 45, 1), (46 * side, 80, 0.8), (52 * side, 132, 0.05)], 16))
    tufts(sheet, strands, WHITE, at=_HEAD, dry=0.12)


def _tablet(sheet: Sheet) -> None:
    """Print the tablet of jade of one received in heaven: slightly bent, its top rounded, stars carved on it."""
    edge = [(-30, 120), (-30, 120), (-27, -20), (-23, -150), (-14, -172), (14, -172), (23, -150), (27, -20)]
    edge += [(30, 120), (30, 120)]
    x, y = 240.0, 560.0
    mask = sheet.plate().fill(turn_points(edge, x, y, _LEAN)).mask
    sheet.solid(mask, "#a9d8b4", rim=3, line=INK, grain=0.12, mott=0.08)
    light = sheet.plate().brush(turn_points([(-17, 60), (-15, -40), (-11, -152)], x, y, _LEAN), 8, dry=0, wob=0)
    sheet.body(light.mask * mask, "#e2f2da")
    carved, stars = sheet.plate(), turn_points([(8, -150), (1, -124), (10, -100), (3, -74)], x, y, _LEAN)
    carved.line([*stars], 2.4)
    for place in stars:
        carved.disc(*place, 5.5)
    sheet.lay(ink(carved.mask, 3) * mask, "#1f5a48")


def _sleeve(sheet: Sheet, at: Place) -> None:
    """Bring a wide sleeve before the breast, its mouth on the tablet; the origin is on the body's axis."""
    cloth = [(150, 462), (150, 462), (96, 520), (36, 576), (2, 594), (-2, 630), (6, 676), (26, 708), (50, 750)]
    cloth += [(50, 750), (222, 750), (222, 750), (214, 640), (196, 520)]
    folds: list[Line] = [
        ([(150, 500, 0.2), (104, 590, 1), (96, 730, 0.4)], 24),
        ([(190, 540, 0.2), (166, 640, 1), (160, 740, 0.4)], 20),
        ([(66, 570, 0.2), (58, 620, 1), (62, 690, 0.2)], 14),
    ]
    mask = drape(sheet, cloth, _ROBE, _DIM, folds=folds, at=at, shade=(14, 8))
    clouds = sheet.plate()
    for x, y, k in ((206, 712, 0.95), (206, 600, 0.7)):
        ruyi(clouds, *at.point(x, y), k, -at.side, 5.5)
    sheet.body(woodblock(clouds.mask * mask, 3, 0.1) * 0.9, _GOLD)
    trim(sheet, [(8, 594, 0.9), (5, 632, 1), (13, 678, 1), (34, 712, 1), (58, 750, 1)], 30, _GOLD, at=at, rim=2.4)
