"""What everything in the kit shares: the scale, the types, and OpenCV's few calls with types put on them.

A *mask* says how much of each pixel is covered (0 to 1). Lengths are card units: a card is 512 wide and 720 high.
Everything is worked out at ``SCALE`` pixels to the unit and shrunk when it is written.
"""

import os
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, cast

import cv2
import numpy as np
from numpy.typing import NDArray

SCALE: Final = int(os.environ.get("GUIXI_ART_SCALE", "2"))
"""Pixels to the card unit while drawing; 1 draws a rough picture in a quarter of the time."""
CARD_WIDTH: Final = 512
CARD_HEIGHT: Final = 720

Mask = NDArray[np.floating[Any]]
Image = NDArray[np.floating[Any]]
Points = Sequence[Sequence[float]]
Shape = tuple[int, int]


def color(code: str) -> Image:
    """Return a colour written ``#rrggbb`` as three numbers from 0 to 1."""
    digits = code.lstrip("#")
    return np.array([int(digits[i : i + 2], 16) for i in (0, 2, 4)], np.float32) / 255


def resized(mask: Mask, width: int, height: int, *, shrink: bool = False, curved: bool = False) -> Mask:
    """Return an array stretched to a size: straight, by area (``shrink``) or along curves (``curved``)."""
    how = cv2.INTER_AREA if shrink else cv2.INTER_CUBIC if curved else cv2.INTER_LINEAR
    return cast(Mask, cv2.resize(mask, (width, height), interpolation=how))


def blur(mask: Mask, sigma: float) -> Mask:
    """Return an array blurred by ``sigma`` pixels; wide blurs are done at a quarter of the size."""
    if sigma <= 12:
        return cast(Mask, cv2.GaussianBlur(mask, (0, 0), sigma))
    height, width = mask.shape[:2]
    small = resized(mask, max(1, width // 4), max(1, height // 4), shrink=True)
    return resized(cast(Mask, cv2.GaussianBlur(small, (0, 0), sigma / 4)), width, height)


def eroded(mask: Mask, width: float) -> Mask:
    """Return a mask eaten away from its edge, in units."""
    side = max(1, round(width * SCALE))
    return cast(Mask, cv2.erode(mask, np.ones((side, side), np.uint8)))


def remapped(mask: Mask, x: Mask, y: Mask) -> Mask:
    """Return a mask whose every pixel is fetched from elsewhere."""
    return cast(Mask, cv2.remap(mask, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE))


def turned(mask: Mask, x: float, y: float, degrees: float) -> Mask:
    """Return a mask turned counter-clockwise about a point in units."""
    matrix: Any = cv2.getRotationMatrix2D((x * SCALE, y * SCALE), degrees, 1)
    return cast(Mask, cv2.warpAffine(mask, matrix, mask.shape[::-1]))


def smooth(values: Mask, low: float, high: float) -> Mask:
    """Return values eased from 0 at ``low`` to 1 at ``high``."""
    t = np.clip((values - low) / (high - low), 0, 1)
    return cast(Mask, (t * t * (3 - 2 * t)).astype(np.float32))


@lru_cache(maxsize=4)
def grid(shape: Shape) -> tuple[Mask, Mask]:
    """Return the x and the y of every pixel, in units; they are kept, so never change them."""
    x = np.arange(shape[1], dtype=np.float32) / SCALE
    y = np.arange(shape[0], dtype=np.float32) / SCALE
    columns, rows = np.meshgrid(x, y)
    return columns, rows


def down(shape: Shape, units: float) -> Mask:
    """Return a column that runs from 0 at the top to ``units`` at the foot, to be spread over a picture."""
    return np.linspace(0, units, shape[0], dtype=np.float32)[:, None]
