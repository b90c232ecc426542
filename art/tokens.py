"""Small pieces: spirit tokens and the faces of the die."""

from math import pi

import numpy as np

from art.kit.base import SCALE, Mask, blur, eroded
from art.kit.geometry import around, polygon
from art.kit.media import grow, ink
from art.kit.noise import cloud, warp
from art.kit.palette import CINNABAR
from art.kit.sheet import Sheet

_M = 128.0
_TOKEN = {1: ("#1c7a5c", "一", 158, 14), 2: ("#3b79d4", "二", 150, 11), 5: ("#d8342a", "五", 136, 7)}
"""The field of each token, its numeral, how large that is written and how much thicker."""
_PIPS = {
    1: [(0, 0)], 2: [(-1, -1), (1, 1)], 3: [(-1, -1), (0, 0), (1, 1)], 4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)], 6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}  # fmt: skip


def token(worth: int) -> Sheet:
    """Return a spirit token: one is round, two has eight sides, five is a plum blossom."""
    sheet = Sheet("#b9cdb8", 100 + worth, size=(256, 256), age=0)
    tint, numeral, size, bold = _TOKEN[worth]
    shape = _outline(sheet, worth, 0)
    sheet.body(shape, "#f8e6ac").body(_outline(sheet, worth, 12), "#1c1612").body(_outline(sheet, worth, 17), tint)
    number = sheet.plate().text(numeral, _M, _M, size, hand="kai", bold=bold).mask
    sheet.body(grow(number, 3), "#141414").body(number, "#fffaf0")
    sheet.alpha = warp(shape, 0.8, 12)
    return sheet


def _outline(sheet: Sheet, worth: int, inset: float) -> Mask:
    """Return the shape of a token, ``inset`` units within its edge."""
    plate = sheet.plate()
    if worth == 1:
        plate.disc(_M, _M, 112 - inset)
    elif worth == 2:
        far, near = 106 - inset, 62 - inset * 0.42
        corner = [(-far, -near), (-near, -far), (near, -far), (far, -near)]
        plate.fill(polygon([(_M + a, _M + b) for a, b in (*corner, *((-a, -b) for a, b in corner))]))
    else:
        plate.disc(_M, _M, 80 - inset)
        for i in range(5):
            plate.disc(*around(_M, _M, 62, -pi / 2 + i * 2 * pi / 5), 58 - inset)
    return plate.mask


def die(face: int) -> Sheet:
    """Return a face of the bone die; one and four are cinnabar, as they are in China."""
    sheet = Sheet("#efe2c2", 95 + face, size=(256, 256), age=0)
    shape = sheet.plate().rect(12, 12, 232, 232, 44).mask
    sheet.image *= (1 + 0.55 * _slope(shape, 10))[..., None]
    sheet.lay(shape * (0.2 * cloud(sheet.shape, 60 * SCALE, seed=face)), "#b98a4a")
    rim = eroded(shape, 14) - eroded(shape, 17)
    sheet.lay(rim * 0.35, "#8a6a3a")
    pips = sheet.plate()
    for a, b in _PIPS[face]:
        pips.disc(128 + a * 58, 128 + b * 58, 46 if face == 1 else 24)
    sheet.lay(ink(pips.mask, face, edge=0.6), CINNABAR if face in (1, 4) else "#1f2c4e")
    sheet.image *= (1 - 0.5 * _slope(pips.mask, 5))[..., None]
    sheet.alpha = shape
    return sheet


def _slope(shape: Mask, width: int) -> Mask:
    """Return how an edge ``width`` units wide catches light from the upper left."""
    soft = blur(shape, 5 * SCALE)
    step = width * SCALE
    return (soft - np.roll(soft, (step, step), (0, 1))) * shape
