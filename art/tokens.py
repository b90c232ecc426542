"""Small pieces: spirit tokens and the faces of the die."""

from math import pi

import numpy as np

from art.kit.base import SCALE, Mask, blur, eroded
from art.kit.geometry import around, polygon
from art.kit.media import ink
from art.kit.noise import cloud, warp
from art.kit.palette import CINNABAR
from art.kit.sheet import Sheet

_TOKEN = {1: ("#4d8a78", "壹"), 2: ("#3a5f96", "貳"), 5: ("#b3261e", "伍")}
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
        plate.fill(polygon([around(middle, middle, 118, pi / 8 + i * pi / 4) for i in range(8)]))
    else:
        plate.disc(middle, middle, 80)
        for i in range(5):
            plate.disc(*around(middle, middle, 62, -pi / 2 + i * 2 * pi / 5), 58)
    shape, (tint, numeral) = plate.mask, _TOKEN[worth]
    inner, field = eroded(shape, 9), eroded(shape, 25)
    sheet.lay(shape * 0.9 * (0.8 + 0.4 * cloud(sheet.shape, 40 * SCALE, seed=worth)), tint)
    sheet.image *= (1 + 1.1 * _slope(shape, 4))[..., None]
    sheet.body((inner - eroded(inner, 5)) * 0.8, "#e8cf8a")
    fire = sheet.plate()
    for i, (dx, k) in enumerate(((0, 1.0), (-34, 0.62), (34, 0.62))):
        line = [(dx * 0.3, 74, 0.5), (dx * 0.9 - 6, 40, 1.2), (dx * 1.1 + 8, -14 * k, 1), (dx * 1.3 - 4, -84 * k, 0.1)]
        fire.brush([(middle + a, middle + b, c) for a, b, c in line], 60 * k, dry=0.25, seed=i + worth)
    sheet.body(ink(fire.mask, 3) * field * 0.38, "#f3efd6")
    number = sheet.plate().text(numeral, middle, middle + 4, 116, bold=5)
    sheet.lay(np.clip(blur(number.mask, 2.4 * SCALE) * 3, 0, 1) * 0.9, "#12201c")
    sheet.body(ink(number.mask, 3, edge=0.4, gran=0.1, tone=0.1), "#f6ecd0")
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
