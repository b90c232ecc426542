"""The whisk: a horse's tail on a carved handle."""

from __future__ import annotations

from math import pi, sin
from typing import Final

from art.artifacts.still import DARK_WOOD, GOLD_LEAF, JADE, along, cord, lathed, model
from art.kit.geometry import around, curve
from art.kit.media import ink, wash, woodblock
from art.kit.plate import Plate
from art.kit.sheet import Sheet

_HAIR, _SHADE, _DARK = "#f8f2e2", "#7f959b", "#24333a"
_OUTER = ((262, 262), (238, 150), (152, 132), (84, 214), (82, 330), (104, 420), (74, 510), (34, 560))
_INNER = ((276, 276), (262, 236), (222, 246), (198, 320), (210, 410), (250, 490), (252, 580), (196, 660))
"""The way of the first and of the last hair, from the collar over the crest of the wave to the tips."""
_LOCKS = 11
_AXIS = ((268, 268), (346, 640))


def whisk(sheet: Sheet) -> None:
    """A horse-tail whisk in full swing: its tail rears up like a wave and breaks."""
    sheet.lay(wash(sheet.plate().disc(190, 360, 170, ry=210).mask, 6, 24, 1.0, 14), "#32545e")
    _dust(sheet)
    for i in (10, 8, 6, 9, 4, 7, 2, 5, 0, 3, 1):
        _lock(sheet, i)
    _handle(sheet)
    loose = sheet.plate()
    for i in range(7):
        _strand(loose, 0.06 + i * 0.15, 3.2, i, stray=26)
    sheet.body(loose.mask * 0.9, _HAIR)


def _dust(sheet: Sheet) -> None:
    """Print the red dust of the world, swept off by the tips: it flees in curls and grains."""
    curls, grains = sheet.plate(), sheet.plate()
    for (x, y, r), (tx, ty) in _CURLS:
        spiral = [(*around(x, y, r * (0.14 + 0.086 * i), pi / 2 + (10 - i) * 0.8), 0.5 + 0.05 * i) for i in range(11)]
        tail = [((x + tx) / 2, y + r + (ty - y - r) * 0.3, 0.8), (tx, ty, 0.05)]
        curls.brush([*spiral, *tail], 5 + r * 0.2, dry=0.05, taper=(0.02, 0.4), wob=0.02)
    for i in range(26):
        x, y = 40 + (i * 67) % 262, 686 - (i * 41) % 62
        grains.disc(x, y, 1.5 + (i % 4) * 0.9)
    for plate in (grains, curls):
        sheet.rim(plate.mask, "#4a1410", 1.2).body(woodblock(plate.mask, 4, 0.12, mott=0.12), "#c0402e")


_CURLS: Final = (
    ((64, 628, 26), (204, 640)),
    ((158, 664, 18), (310, 682)),
    ((54, 680, 10), (150, 690)),
)
"""The curls of dust: the middle and the size of each, and where its tail runs out."""


def _way(share: float, *, reach: float = 1.0, stray: float = 0.0) -> list[tuple[float, float]]:
    """Return the way of one hair: its share between the first and the last, how far it reaches, how it strays."""
    knots = zip(_OUTER, _INNER, strict=True)
    line = [(a + (c - a) * share, b + (d - b) * share) for (a, b), (c, d) in knots]
    (px, py), (x, y) = line[-2:]
    line[-1] = (px + (x - px) * reach + stray * sin(share * 40), py + (y - py) * reach + 0.5 * stray * sin(share * 23))
    return line


def _strand(plate: Plate, share: float, w: float, seed: int, *, reach: float = 1.0, stray: float = 0.0) -> None:
    thin = (0.7, 1.0, 1.0, 1.0, 1.0, 0.9, 0.7, 0.05)
    way = [(*point, width) for point, width in zip(_way(share, reach=reach, stray=stray), thin, strict=True)]
    plate.brush(way, w, dry=0.1, seed=seed, taper=(0.02, 0.2), wob=0.03)


def _lock(sheet: Sheet, number: int) -> None:
    """Print one lock, shaded along the side that lies under the next, with its hairs."""
    share, reach = number / (_LOCKS - 1), 0.55 + 0.6 * (0.5 + 0.5 * sin(number * 2.4))
    body = sheet.plate()
    full = (0.34, 0.9, 1.15, 1.2, 1.2, 1.15, 0.75, 0.02)
    way = [(*point, width) for point, width in zip(_way(share, reach=reach), full, strict=True)]
    body.brush(way, 30, dry=0, seed=number, taper=(0, 0.24), wob=0.05)
    mask = body.mask
    sheet.rim(mask, _DARK, 1.7)
    sheet.body(woodblock(mask, 4 + number, 0.06, mott=0.08), _HAIR)
    under, hairs = sheet.plate(), sheet.plate()
    line = curve(_way(share + 0.036, reach=reach), step=6)
    under.brush([(float(x), float(y)) for x, y in line[:, :2]], 15, dry=0, seed=number, taper=(0.1, 0.3))
    sheet.body(woodblock(under.mask, 5, 0.1, mott=0.1) * mask, _SHADE)
    for i in range(4):
        _strand(hairs, share - 0.03 + 0.022 * i, 2.2, 40 + number * 4 + i, reach=reach * 0.96)
    sheet.lay(hairs.mask * mask * 0.85, "#4c6169")


def _handle(sheet: Sheet) -> None:
    """Paint the handle: a gilded collar of petals, turned and carved wood, a jade cloud-head, a tassel."""
    shaft = [(34, 12), (60, 14), (78, 10), (150, 13), (232, 15), (262, 12), (286, 17), (318, 13)]
    model(sheet, sheet.plate().fill(lathed(_AXIS, shaft)).mask, DARK_WOOD, 5, light=(286, 420, 90), tilt=-0.3)
    for far, half in ((66, 17), (84, 15), (244, 18.5), (262, 17), (316, 17)):
        ring = lathed(_AXIS, [(far - 4, half - 2), (far, half), (far + 4, half - 2)])
        model(
            sheet,
            sheet.plate().fill(ring).mask,
            GOLD_LEAF,
            6,
            light=(along(_AXIS, far)[0] - 8, along(_AXIS, far)[1] - 3, 18),
        )
    carved = sheet.plate()
    for i in range(9):
        far = 98 + i * 16
        carved.brush(
            [(*along(_AXIS, far, 13), 0.7), (*along(_AXIS, far + 7, 0), 1), (*along(_AXIS, far + 16, -13), 0.6)],
            5,
            dry=0.05,
            seed=i,
        )
    sheet.lay(ink(carved.mask, 4, edge=0.4), "#160a06")
    gleam = sheet.plate()
    for i in range(9):
        far = 103 + i * 16
        gleam.brush([(*along(_AXIS, far, -10), 0.5), (*along(_AXIS, far + 5, -2), 1)], 3, dry=0.05, seed=i)
    sheet.body(gleam.mask * 0.8, "#d89a5e")
    _collar(sheet)
    for far, side, r in ((332, 15, 14), (332, -15, 14), (346, 0, 18)):
        spot = along(_AXIS, far, -side)
        model(sheet, sheet.plate().disc(*spot, r).mask, JADE, 6, light=(spot[0] - 6, spot[1] - 5, r * 1.3))
    x, y = along(_AXIS, 322, -14)
    cord(sheet, [(x, y, 1), (x - 34, y - 6, 1), (x - 54, y - 40, 1), (x - 66, y - 30, 0.9)], 8, w=6)
    cord(sheet, [(x - 66, y - 32, 1), (x - 68, y - 20, 1), (x - 68, y - 12, 0.9)], 9, w=6, tassel=(x - 68, y - 14))


def _collar(sheet: Sheet) -> None:
    """Paint the cup of lotus petals that holds the hair."""
    cup = lathed(_AXIS, [(-16, 24), (4, 23), (26, 17), (46, 12)])
    model(sheet, sheet.plate().fill(cup).mask, GOLD_LEAF, 6, light=(258, 276, 34))
    petals = sheet.plate()
    for side in (-15, 0, 15):
        tip = along(_AXIS, -22, -1.5 * side)
        petals.fill([along(_AXIS, 38, -0.5 * side), along(_AXIS, 6, 9 - side), tip, along(_AXIS, 6, -9 - side)])
    model(sheet, petals.mask, GOLD_LEAF, 7, light=(256, 270, 34))
    veins = sheet.plate()
    for side in (-15, 0, 15):
        veins.brush([(*along(_AXIS, -8, -1.2 * side), 0.3), (*along(_AXIS, 30, -0.6 * side), 1)], 3, dry=0.1, seed=4)
    sheet.lay(ink(veins.mask, 3), "#5a3410")
