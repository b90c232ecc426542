"""Small pieces: spirit tokens and the faces of the die."""

from math import pi

import numpy as np

from art.kit.base import SCALE, Mask, blur, eroded
from art.kit.geometry import around, polygon
from art.kit.media import grow, ink, woodblock
from art.kit.noise import cloud, warp
from art.kit.palette import CINNABAR
from art.kit.sheet import Sheet

_M = 128.0
_TOKEN = {
    1: ("#1f8765", "#0e5540", "一", 158, 0), 2: ("#3f80de", "#2455a4", "二", 150, 11),
    5: ("#de382d", "#a01a18", "五", 136, 7),
}  # fmt: skip
"""The field of each token, the grain in it, its numeral, how large that is written and how much thicker."""
_ONE = [
    (-82, -18), (-82, -18), (-54, -10), (-8, -11), (34, -17), (54, -37), (54, -37), (76, -18),
    (82, 0), (66, 17), (36, 14), (-12, 17), (-40, 26), (-62, 23), (-75, 6),
]  # fmt: skip
"""One, as the brush writes it: set down slantwise, drawn thinner and uphill, pressed at the end; about its middle."""
_PIPS = {
    1: [(0, 0)], 2: [(-1, -1), (1, 1)], 3: [(-1, -1), (0, 0), (1, 1)], 4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)], 6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}  # fmt: skip


def token(worth: int) -> Sheet:
    """Return a spirit token: one is round, two has eight sides, five is a plum blossom."""
    sheet = Sheet("#b9cdb8", 100 + worth, size=(256, 256), age=0)
    tint, grain, numeral, size, bold = _TOKEN[worth]
    shape = _outline(sheet, worth, 0)
    sheet.body(shape, "#f8e6ac").body(_outline(sheet, worth, 12), "#1c1612")
    field = _outline(sheet, worth, 17)
    sheet.body(field, grain).body(woodblock(field, worth, 0.55, mott=0.25, chip=0.2), tint)
    number = _numeral(sheet, numeral, size, bold)
    sheet.body(grow(number, 3), "#141414").body(number, "#fffaf0")
    sheet.alpha = warp(shape, 0.8, 12)
    return sheet


def _numeral(sheet: Sheet, numeral: str, size: float, bold: float) -> Mask:
    """Return a numeral; one, a bare bar in type, is drawn as a stroke of the brush."""
    if numeral == "一":
        return sheet.plate().fill([(_M + x, _M + y) for x, y in _ONE]).mask
    return sheet.plate().text(numeral, _M, _M, size, hand="kai", bold=bold).mask


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
