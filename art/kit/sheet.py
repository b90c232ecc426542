"""A sheet of paper on which pigments are laid, and the paper itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
from PIL import Image as Pictures

from art.kit.base import CARD_HEIGHT, CARD_WIDTH, SCALE, Image, Mask, Shape, blur, color, down, grid, resized
from art.kit.media import grow, woodblock
from art.kit.noise import chance, cloud, noise
from art.kit.plate import Plate, View


class Sheet:
    """A picture being made.

    Attributes:
        image: the colours.
        blank: the paper before anything was laid on it.
        alpha: the silhouette.
        view: where what is drawn next stands: the place of its origin, and how much larger it is drawn.
    """

    def __init__(
        self,
        base: str,
        seed: int,
        *,
        size: tuple[int, int] = (CARD_WIDTH, CARD_HEIGHT),
        mottle: float = 0.08,
        fibre: float = 0.06,
        age: float = 0.25,
    ) -> None:
        self.size = size
        self.shape: Shape = (int(size[1] * SCALE), int(size[0] * SCALE))
        self.image = paper(self.shape, base, seed, mottle=mottle, fibre=fibre, age=age)
        self.blank = self.image.copy()
        self.alpha: Mask = np.ones(self.shape, np.float32)
        self.view: View = (0.0, 0.0, 1.0)

    @contextmanager
    def at(self, x: float, y: float, k: float) -> Iterator[Sheet]:
        """Let everything drawn meanwhile stand elsewhere: its origin at a point, ``k`` times as large."""
        before, self.view = self.view, (x, y, k)
        try:
            yield self
        finally:
            self.view = before

    def plate(self) -> Plate:
        """Return an empty plate of the sheet's size."""
        return Plate(*self.size, view=self.view)

    def down(self) -> Mask:
        """Return the height of every row in units, as a column to be spread over the sheet."""
        _, y, k = self.view
        return (down(self.shape, self.size[1]) - np.float32(y)) / np.float32(k)

    def grid(self) -> tuple[Mask, Mask]:
        """Return the x and the y of every pixel, in units."""
        columns, rows = grid(self.shape)
        x, y, k = self.view
        return (columns, rows) if self.view == (0, 0, 1) else ((columns - x) / k, (rows - y) / k)

    def full(self) -> Mask:
        """Return a mask that covers everything."""
        return np.ones(self.shape, np.float32)

    def lay(self, density: Mask, tint: str) -> Sheet:
        """Lay a transparent pigment: the paper shows through as the colour to the power of the density."""
        part = _box(density)
        stain = np.log(np.clip(color(tint), 0.02, 1))
        self.image[part] *= np.exp(stain * np.clip(density[part], 0, 1.6)[..., None])
        return self

    def body(self, density: Mask, tint: str) -> Sheet:
        """Lay an opaque colour: bone white, gold, anything on a dark ground."""
        part = _box(density)
        cover = np.clip(density[part], 0, 1)[..., None]
        self.image[part] = self.image[part] * (1 - cover) + color(tint) * cover
        return self

    def rim(self, mask: Mask, tint: str, width: float = 2.4) -> Sheet:
        """Carve a line round a light shape; draw the shape over it."""
        return self.body(grow(mask, width), tint)

    def solid(self, mask: Mask, tint: str, *, rim: float, line: str, grain: float, mott: float) -> Sheet:
        """Print an opaque shape as from a woodblock, a line of a width and a colour carved round it."""
        return self.rim(mask, line, rim).body(woodblock(mask, 5, grain, mott=mott), tint)

    def slip(self, mask: Mask, base: str, seed: int) -> Sheet:
        """Glue a piece of other paper on."""
        part = _box(mask)
        cover = mask[part][..., None]
        piece = paper((cover.shape[0], cover.shape[1]), base, seed, fibre=0.1, age=0)
        self.image[part] = self.image[part] * (1 - cover) + piece * cover
        return self

    def keep_inside(self, window: Mask) -> Sheet:
        """Leave bare paper outside a window, as on a real print."""
        self.image = self.image * window[..., None] + self.blank * (1 - window[..., None])
        return self

    def picture(self, zoom: float = 1.0) -> Pictures.Image:
        """Return the finished picture, ``zoom`` pixels to the unit, made a little crisper."""
        whole = np.dstack([np.clip(self.image, 0, 1), self.alpha])
        whole[..., :3] *= whole[..., 3:]
        small = resized(whole, round(self.size[0] * zoom), round(self.size[1] * zoom), shrink=True)
        small[..., :3] /= np.maximum(small[..., 3:], 1e-3)
        small[..., :3] += 0.35 * (small[..., :3] - blur(small[..., :3], 1.0))
        made = Pictures.fromarray((np.clip(small, 0, 1) * 255 + 0.5).astype(np.uint8))
        return made.convert("RGB") if self.alpha.min() > 0.99 else made


def _box(density: Mask) -> tuple[slice, slice]:
    rows, columns = np.where(density.max(1) > 0.002)[0], np.where(density.max(0) > 0.002)[0]
    if len(rows) == 0:
        return slice(0, 0), slice(0, 0)
    return slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1)


def paper(
    shape: Shape,
    base: str,
    seed: int,
    *,
    tooth: float = 0.05,
    mottle: float = 0.08,
    fibre: float = 0.06,
    age: float = 0.25,
) -> Image:
    """Return a sheet of paper.

    Args:
        shape: rows and columns in pixels.
        base: its colour.
        seed: of the chance in it.
        tooth: how rough it is.
        mottle: how uneven.
        fibre: how much its fibres show.
        age: how yellow its edges are.
    """
    image: Image = np.ones((*shape, 3), np.float32) * color(base)
    image *= (1 + mottle * 2 * (cloud(shape, 120 * SCALE, seed=seed) - 0.5))[..., None]
    fine = noise(shape, 1.3, seed=seed + 1)
    coarse = cloud(shape, 3 * SCALE, seed=seed + 2, octaves=2)
    rough = 0.6 * (fine - np.roll(fine, (1, 1), (0, 1))) + 2.2 * (coarse - np.roll(coarse, (2, 2), (0, 1)))
    image *= (1 + tooth * rough)[..., None]
    if fibre:
        image *= (1 - fibre * _fibres(shape, seed + 5) * 1.8)[..., None]
    if age:
        x, y = grid(shape)
        height, width = shape[0] / SCALE, shape[1] / SCALE
        edge = np.minimum(np.minimum(x, width - x), np.minimum(y, height - y))
        stain = np.exp(-edge / 40) * (0.4 + 1.2 * cloud(shape, 50 * SCALE, seed=seed + 6))
        image *= color("#b08a52") ** (age * stain)[..., None]
    return image


def _fibres(shape: Shape, seed: int) -> Mask:
    width, height = shape[1] / SCALE, shape[0] / SCALE
    dice, plate = chance(seed), Plate(width, height)
    for _ in range(int(width * height / 4500)):
        x, y, angle = dice.random() * width, dice.random() * height, dice.random() * 6.28
        reach, bend = 5 + dice.random() * 16, dice.normal() * 0.6
        middle = (x + np.cos(angle) * reach, y + np.sin(angle) * reach)
        end = (middle[0] + np.cos(angle + bend) * reach, middle[1] + np.sin(angle + bend) * reach)
        plate.line([(x, y), middle, end], 0.5 + dice.random() * 0.4, a=0.25 + 0.5 * dice.random())
    return plate.mask
