"""Grounds and skies of printed pictures."""

import numpy as np

from art.kit.base import SCALE, Mask, Points, down, smooth
from art.kit.geometry import curve
from art.kit.media import woodblock
from art.kit.noise import chance, cloud, warp
from art.kit.sheet import Sheet


def bokashi(sheet: Sheet, top: float, foot: float, *, strength: float = 1.0, seed: int = 1) -> Mask:
    """Return a hand-wiped shade: full at ``top``, none at ``foot``."""
    height = down(sheet.shape, sheet.size[1]) * sheet.full()
    height += 40 * (cloud(sheet.shape, 90 * SCALE, 40 * SCALE, seed) - 0.5)
    shade = np.clip((foot - height) / (foot - top), 0, 1) ** 1.3
    return woodblock(shade.astype(np.float32), seed, 0.28, mott=0.2, chip=0) * strength


def ridge(sheet: Sheet, y: float, rough: float, seed: int, *, count: int = 9) -> Mask:
    """Return everything below a range of hills about the height ``y``."""
    dice, width = chance(seed), sheet.size[0]
    crest = curve([(x, y + dice.normal() * rough) for x in np.linspace(-20, width + 28, count)], step=4)
    line = " L ".join(f"{a:.1f} {b:.1f}" for a, b in crest)
    return sheet.plate().fill(f"M -30 {sheet.size[1] + 40} L {line} L {width + 48} {sheet.size[1] + 40} Z").mask


def hills(sheet: Sheet, layers: list[tuple[float, str, float]], seed: int, *, rough: float = 34) -> None:
    """Lay ranges of hills, each fading into mist at its foot: ``(height, colour, strength)`` from far to near."""
    fall = down(sheet.shape, sheet.size[1])
    for i, (y, tint, strength) in enumerate(layers):
        land = warp(ridge(sheet, y, rough, seed + i), 4, 26, i)
        sheet.lay(land * (1 - 0.75 * smooth(fall, y + 10, y + 130)) * strength, tint)


def clouds(sheet: Sheet, spots: Points, fill: str, line: str, seed: int = 1) -> None:
    """Print flat banks of cloud: overlapping scallops ``(x, y, radius)`` with a curl in each."""
    for x, y, r in spots:
        sheet.body(woodblock(sheet.plate().disc(x, y, r).mask, seed, 0.2, mott=0.15), fill)
        curl = [(-0.1, 0.5, 0.5), (-0.55, 0.1, 1), (-0.3, -0.5, 1), (0.3, -0.4, 1), (0.34, 0.1, 0.9), (0, 0.16, 0.8)]
        edge = sheet.plate().ring(x, y, r, 3.2)
        edge.brush([(x + r * a, y + r * b, c) for a, b, c in curl], 4.2, dry=0.05, wob=0.02, taper=(0.05, 0.05))
        sheet.lay(woodblock(edge.mask, seed, 0.1), line)


def mist(sheet: Sheet, top: float, foot: float, tint: str, *, strength: float = 0.5, seed: int = 8) -> None:
    """Let mist rise from the foot of the picture."""
    rise = smooth(down(sheet.shape, sheet.size[1]), top, foot)
    drift = smooth(cloud(sheet.shape, 200 * SCALE, 50 * SCALE, seed=seed), 0.42, 0.7)
    sheet.body((rise * drift * strength).astype(np.float32), tint)
