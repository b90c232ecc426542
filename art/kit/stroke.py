"""The brush: a stroke is a ribbon of bristles, each with ink that runs out along the way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import skia

from art.kit.base import SCALE, Mask, Points, resized, smooth
from art.kit.geometry import curve
from art.kit.noise import chance


@dataclass(frozen=True, slots=True)
class Stroke:
    """How a stroke is made; `Plate.brush` says what each part means."""

    width: float
    dry: float
    seed: int
    taper: tuple[float, float]
    wob: float


@dataclass(frozen=True, slots=True)
class Mesh:
    """A stroke's bristles: where each is along the way, and how much ink it leaves there."""

    x: Mask
    y: Mask
    alpha: Mask

    def part(self, first: int, last: int) -> Any:
        """Return the triangles between two rows."""
        columns = self.alpha.shape[1]
        rows = slice(first, last + 1)
        points = [
            skia.Point(float(x), float(y)) for x, y in zip(self.x[rows].ravel(), self.y[rows].ravel(), strict=True)
        ]
        inks = ((self.alpha[rows].ravel() * 255).astype(np.uint32) << 24) | 0xFFFFFF
        index = np.arange(len(points)).reshape(-1, columns)
        a, b, c, d = index[:-1, :-1], index[:-1, 1:], index[1:, :-1], index[1:, 1:]
        corners = np.stack([part.ravel() for part in (a, b, c, b, d, c)], axis=1).ravel()
        return skia.Vertices(skia.Vertices.kTriangles_VertexMode, points, None, inks.tolist(), corners.tolist())


def mesh(points: Points, stroke: Stroke) -> Mesh | None:
    """Return the bristles of a stroke through points, None if it is too short to draw."""
    line = curve([(*point[:2], point[2] if len(point) > 2 else 1.0) for point in points], step=2.0)
    if len(line) < 3:
        return None
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(line[:, :2], axis=0).T))]
    length = float(along[-1])
    t = (along / length).astype(np.float32)
    bristles = int(np.clip(stroke.width * SCALE / 1.8, 7, 90))
    across = np.linspace(-1, 1, bristles, dtype=np.float32)
    dice = chance(stroke.seed)
    half = _half_width(line[:, 2], t, length, stroke, dice)
    tangent = np.gradient(line[:, :2], axis=0)
    tangent /= np.hypot(*tangent.T)[:, None] + 1e-6
    offset = half[:, None] * across[None]
    return Mesh(
        line[:, 0:1] - tangent[:, 1:2] * offset,
        line[:, 1:2] + tangent[:, 0:1] * offset,
        _ink(t, across, length, stroke, dice),
    )


def _half_width(share: Mask, t: Mask, length: float, stroke: Stroke, dice: np.random.Generator) -> Mask:
    begin, end = stroke.taper
    envelope = smooth(t, -0.02, max(begin, 1e-3)) * 0.9 + 0.1
    if end:
        envelope = np.minimum(envelope, 1 - 0.97 * smooth(t, 1 - end, 1.0))
    shakes = dice.standard_normal((1, max(3, int(length / 22) + 3))).astype(np.float32)
    unsteady = 1 + stroke.wob * resized(shakes, len(t), 1, curved=True)[0]
    made: Mask = stroke.width / 2 * share * envelope * unsteady
    return made


def _ink(t: Mask, across: Mask, length: float, stroke: Stroke, dice: np.random.Generator) -> Mask:
    """Return the ink of each bristle at each step: it runs out along the way, and pools at the rims."""
    count, dry = len(across), stroke.dry
    load = dice.random(count)
    load = 0.55 * load + 0.45 * np.convolve(dice.random(count + 6), np.ones(7) / 7, "same")[:count]
    cells = dice.random((max(2, int(length / 26) + 2), max(4, count // 2))).astype(np.float32)
    texture = resized(cells, count, len(t), curved=True)
    left = 1.25 - dry * (0.35 + 1.25 * t[:, None] ** 1.3) - dry * 0.9 * (1 - load)[None] + 0.7 * dry * (texture - 0.5)
    left = left - dry * 0.35 * np.abs(across)[None] ** 3
    alpha = smooth(left.astype(np.float32), 0.12, 0.5) * (1 - 0.12 * (texture - 0.5))
    alpha = np.clip(alpha * (1 + 0.15 * np.abs(across)[None] ** 4), 0, 1).astype(np.float32)
    alpha[:, 0] = alpha[:, -1] = 0
    alpha[-1] *= 0.3
    return alpha
