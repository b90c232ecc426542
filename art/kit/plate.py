"""A plate: where masks are drawn, in card units. Every drawing method returns the plate, so calls can be chained."""

from __future__ import annotations

from typing import Any, Literal, cast

import numpy as np
import skia

from art.fonts import covers, font_path
from art.kit.base import CARD_HEIGHT, CARD_WIDTH, SCALE, Mask, Points
from art.kit.geometry import Outline, path, smooth_path
from art.kit.stroke import Stroke, mesh

Hand = Literal["brush", "kai"]
_TYPEFACES: dict[Hand, Any] = {
    "brush": skia.Typeface.MakeFromFile(str(font_path("brush"))),
    "kai": skia.Typeface.MakeFromFile(str(font_path("bold"))),
}
View = tuple[float, float, float]
"""Where the origin of what is drawn stands, and how many times as large it is drawn."""
_MOST_VERTICES = 60000  # the drawing library counts them with 16 bits


class Plate:
    """A transparent surface to draw one mask on."""

    def __init__(self, width: float = CARD_WIDTH, height: float = CARD_HEIGHT, *, view: View = (0, 0, 1)) -> None:
        self._pixels = np.zeros((int(height * SCALE), int(width * SCALE), 4), np.uint8)
        self._canvas: Any = skia.Canvas(self._pixels)
        self._canvas.scale(SCALE, SCALE)
        self._canvas.translate(*view[:2])
        self._canvas.scale(view[2], view[2])

    @property
    def mask(self) -> Mask:
        """What has been drawn; each look makes a copy."""
        return self._pixels[:, :, 3].astype(np.float32) / 255

    def fill(self, outline: Outline, *, a: float = 1.0, cut: bool = False) -> Plate:
        """Fill an outline; ``cut`` takes away what was drawn there."""
        self._canvas.drawPath(_path(outline, closed=True), _paint(a, cut=cut))
        return self

    def line(self, outline: Outline, width: float = 2, *, a: float = 1.0, cut: bool = False) -> Plate:
        """Draw a line of even thickness: for frames and constellations."""
        paint = _paint(a, cut=cut)
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(width)
        paint.setStrokeCap(skia.Paint.kRound_Cap)
        paint.setStrokeJoin(skia.Paint.kRound_Join)
        self._canvas.drawPath(_path(outline, closed=False), paint)
        return self

    def disc(
        self, x: float, y: float, r: float, *, ry: float = 0, rot: float = 0, a: float = 1.0, cut: bool = False
    ) -> Plate:
        """Fill a disc, or an ellipse of half-height ``ry`` turned by ``rot`` degrees."""
        made = skia.Path()
        made.addOval(skia.Rect(-r, -(ry or r), r, ry or r))
        matrix = skia.Matrix()
        matrix.setRotate(rot)
        made.transform(matrix)
        made.offset(x, y)
        return self.fill(made, a=a, cut=cut)

    def ring(self, x: float, y: float, r: float, width: float = 2, *, a: float = 1.0, cut: bool = False) -> Plate:
        """Draw a circle."""
        made = skia.Path()
        made.addCircle(x, y, r)
        return self.line(made, width, a=a, cut=cut)

    def rect(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        r: float = 0,
        *,
        line: float = 0,
        a: float = 1.0,
        cut: bool = False,
    ) -> Plate:
        """Fill a box with corners of radius ``r``, or draw its edge ``line`` units thick."""
        made = skia.Path()
        made.addRoundRect(skia.Rect.MakeXYWH(x, y, w, h), r, r)
        return self.line(made, line, a=a, cut=cut) if line else self.fill(made, a=a, cut=cut)

    def text(
        self,
        words: str,
        x: float,
        y: float,
        size: float,
        *,
        hand: Hand = "brush",
        bold: float = 0,
        upright: bool = False,
        gap: float = 1.0,
        stretch: tuple[float, float] = (1, 1),
        cut: bool = False,
    ) -> Plate:
        """Write words; upright ones run down from ``y``, the middle of the first.

        Args:
            words: what to write; a character the brush lacks is written in Kai.
            x: the middle.
            y: the middle of the first character.
            size: of the type.
            hand: whose writing.
            bold: how much thicker, in units.
            upright: one character under the other.
            gap: the step from one to the next, in sizes.
            stretch: across and down.
            cut: take away what was drawn there.
        """
        for i, char in enumerate(words):
            made = glyph_path(char, size, hand, stretch)
            middle = x if upright else x + (i - (len(words) - 1) / 2) * size * gap
            made.offset(middle, y + (i * size * gap if upright else 0))
            self.fill(made, cut=cut)
            if bold:
                self.line(made, bold, cut=cut)
        return self

    def brush(
        self,
        points: Points,
        w: float = 20,
        *,
        dry: float = 0.3,
        seed: int = 0,
        taper: tuple[float, float] = (0.12, 0.25),
        wob: float = 0.045,
        cut: bool = False,
    ) -> Plate:
        """Draw one stroke of the brush through points ``(x, y)`` or ``(x, y, share of the width)``.

        Args:
            points: where the brush goes.
            w: how wide it is.
            dry: 0 is a wet line, 1 shows the paper through.
            seed: of its bristles.
            taper: the shares of the stroke in which it begins and ends.
            wob: how unsteady the hand is.
            cut: take away what was drawn there.
        """
        made = mesh(points, Stroke(w, dry, seed, taper, wob))
        if made is None:
            return self
        paint = _paint(1.0, cut=cut)
        rows, columns = made.alpha.shape
        rows_at_once = max(1, _MOST_VERTICES // columns)
        for first in range(0, rows - 1, rows_at_once):
            last = min(rows - 1, first + rows_at_once)
            self._canvas.drawVertices(made.part(first, last), paint, skia.BlendMode.kModulate)
        return self


def glyph_path(char: str, size: float, hand: Hand, stretch: tuple[float, float] = (1, 1)) -> Any:
    """Return a character's outline, its middle at the origin."""
    known = hand == "kai" or covers("brush", char)
    font = skia.Font(_TYPEFACES[hand if known else "kai"], size if known else size * 0.92)
    made = font.getPath(font.unicharToGlyph(ord(char)))
    box = made.computeTightBounds()
    made.offset(-box.centerX(), -box.centerY())
    matrix = skia.Matrix()
    matrix.setScale(*stretch)
    made.transform(matrix)
    return made


def _path(outline: Outline, *, closed: bool) -> Any:
    if isinstance(outline, str):
        return path(outline)
    return outline if isinstance(outline, skia.Path) else smooth_path(cast(Points, outline), closed=closed)


def _paint(a: float, *, cut: bool) -> Any:
    paint = skia.Paint(AntiAlias=True, Color=skia.ColorSetARGB(int(a * 255), 255, 255, 255))
    if cut:
        paint.setBlendMode(skia.BlendMode.kDstOut)
    return paint
