"""Small pieces: spirit tokens and the faces of the die."""

from math import pi

import numpy as np

from art.kit.base import SCALE, Mask, blur, eroded
from art.kit.geometry import around, polygon
from art.kit.media import ink
from art.kit.noise import cloud, warp
from art.kit.palette import CINNABAR
from art.kit.sheet import Sheet

_TOKEN = {1: ("#3f9a80", "#7fd0ae", "壹"), 2: ("#3468b4", "#7fb0ec", "貳"), 5: ("#c8281c", "#f08068", "伍")}
"""The ground of each token, its light, and its numeral."""
_PIPS = {
    1: [(0, 0)], 2: [(-1, -1), (1, 1)], 3: [(-1, -1), (0, 0), (1, 1)], 4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)], 6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}  # fmt: skip


def token(worth: int) -> Sheet:
    """Return a spirit token: one is round, two has eight sides, five is a plum blossom."""
    sheet = Sheet("#b9cdb8", 100 + worth, size=(256, 256), age=0)
    middle = 128.0
    plate = sheet.plate()
    if worth == 1:
        plate.disc(middle, middle, 112)
    elif worth == 2:
        corner = [(-106, -62), (-62, -106), (62, -106), (106, -62), (106, 62), (62, 106), (-62, 106), (-106, 62)]
        plate.fill(polygon([(middle + a, middle + b) for a, b in corner]))
    else:
        plate.disc(middle, middle, 80)
        for i in range(5):
            plate.disc(*around(middle, middle, 62, -pi / 2 + i * 2 * pi / 5), 58)
    shape, (tint, light, numeral) = plate.mask, _TOKEN[worth]
    inner, field = eroded(shape, 12), eroded(shape, 24)
    sheet.body(shape, tint).lay(shape * 0.25 * cloud(sheet.shape, 40 * SCALE, seed=worth), tint)
    sheet.body(blur(np.roll(field, (-14 * SCALE, -12 * SCALE), (0, 1)), 22 * SCALE) * field * 0.6, light)
    sheet.image *= (1 + 0.9 * _slope(shape, 4))[..., None]
    sheet.body(shape - inner, "#f6dc92").body(inner - eroded(inner, 4), "#2a1c10")
    number = sheet.plate().text(numeral, middle, middle + 4, 142, bold=9)
    sheet.body(np.clip(blur(number.mask, 3.2 * SCALE) * 3, 0, 1) * 0.95, "#141414")
    sheet.body(ink(number.mask, 3, edge=0.4, gran=0.06, tone=0.05), "#fff8e2")
    sheet.alpha = warp(shape, 0.8, 12)
    return sheet


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
