"""The media: each turns a mask into how densely a pigment lies there."""

import numpy as np

from art.kit.base import SCALE, Mask, blur, smooth
from art.kit.noise import cloud, local, noise, warp


def _shape(mask: Mask) -> tuple[int, int]:
    return mask.shape[0], mask.shape[1]


@local
def ink(
    mask: Mask,
    seed: int = 0,
    *,
    tone: float = 0.3,
    rim: float = 0.35,
    gran: float = 0.25,
    bleed: float = 0.0,
    edge: float = 1.1,
) -> Mask:
    """Wet ink: a wobbly edge, a pooled rim, granules in the paper's tooth, and a halo where it bleeds.

    Args:
        mask: what is inked.
        seed: of the chance in it.
        tone: how far it varies over a stroke.
        rim: how much pigment pools at the edge.
        gran: how granular it dries.
        bleed: how strong the halo is.
        edge: how far the edge wobbles, in units.
    """
    if edge:
        mask = warp(warp(mask, edge * 0.35, 5, seed), edge, 26, seed + 20)
    shape = _shape(mask)
    density = mask * (1 - tone * cloud(shape, 55 * SCALE, seed=seed + 3))
    if rim:
        density += np.clip(mask - blur(mask, 5 * SCALE), 0, 1) * rim * 1.4 * mask
    if gran:
        density *= 1 - gran * smooth(noise(shape, 1.6, seed=seed + 4), 0.45, 0.95)
    if bleed:
        halo = blur(mask, 9 * SCALE) * smooth(cloud(shape, 26 * SCALE, seed=seed + 5), 0.3, 0.75)
        density = np.maximum(density, halo * bleed)
    return density


@local
def wash(mask: Mask, seed: int = 0, soft: float = 10, strength: float = 0.5, edge: float = 8) -> Mask:
    """A thin wet wash with a line where it dried."""
    wet = warp(warp(mask, edge, 45, seed), 2, 8, seed + 5)
    spread = blur(wet, soft * SCALE)
    line = np.clip(wet - blur(wet, 2.2 * SCALE), 0, 1) * 0.9
    return (spread * wet * (0.55 + 0.6 * cloud(_shape(mask), 70 * SCALE, seed=seed + 9)) + line) * strength


@local
def woodblock(mask: Mask, seed: int = 0, grain: float = 0.4, *, chip: float = 0.45, mott: float = 0.3) -> Mask:
    """A relief print: a crisp chipped edge, the grain of the wood, the mottle of the baren."""
    mask = warp(mask, chip, 7, seed) if chip else mask
    shape = _shape(mask)
    veins = warp(cloud(shape, 3.2 * SCALE, 210 * SCALE, seed=seed + 11, octaves=3), 6, 150, seed + 12)
    spots = smooth(cloud(shape, 5 * SCALE, seed=seed + 13, octaves=3), 0.62, 0.8)
    made: Mask = mask * (1 - grain * smooth(veins, 0.54, 0.72)) * (1 - mott * spots)
    return made


@local
def cinnabar(mask: Mask, seed: int = 0, chip: float = 0.5) -> Mask:
    """Seal paste or cinnabar script: a little starved, granular, with a darker rim."""
    mask = warp(mask, 0.9, 6, seed)
    shape = _shape(mask)
    starved = smooth(cloud(shape, 7 * SCALE, seed=seed + 1), 0.58, 0.72)
    body = mask * (1 - chip * starved) * (0.85 + 0.3 * cloud(shape, 60 * SCALE, seed=seed + 2))
    made: Mask = body + 0.25 * np.clip(mask - blur(mask, 3 * SCALE), 0, 1) * mask
    return made


@local
def grow(mask: Mask, width: float = 2.4) -> Mask:
    """The mask swollen by about ``width`` units: the carved key line round a light shape."""
    made: Mask = np.clip(blur(mask, width * SCALE) * 2.8, 0, 1)
    return made
