"""Drawing in design units on any surface.

A canvas is cheap: a target surface with the window's measures and shared stores of text and shapes. Layers that are
kept between frames get canvases of their own through ``on``.
"""

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from typing import Literal

import pygame

from art.fonts import Face
from client.ui import theme
from client.ui.breaking import Line
from client.ui.ink import Ink
from client.ui.metrics import Metrics
from client.ui.shapes import Point, Shapes
from client.ui.spans import Words, as_spans
from client.ui.theme import Material, Rgb

Anchor = Literal["tl", "tc", "tr", "cl", "cc", "cr", "bl", "bc", "br"]
LINE_HEIGHT = 1.34


class Canvas:
    """A surface to draw on in design units. Texts are strings ready for the player."""

    def __init__(self, surface: pygame.Surface, metrics: Metrics, ink: Ink, shapes: Shapes) -> None:
        self.surface = surface
        self.m = metrics
        self.ink = ink
        self.shapes = shapes

    def on(self, surface: pygame.Surface) -> "Canvas":
        """Return a canvas for another surface with the same measures and stores."""
        return Canvas(surface, self.m, self.ink, self.shapes)

    def apart(self, surface: pygame.Surface) -> "Canvas":
        """Return a canvas for a picture that is itself kept: what it is put together of is forgotten with the canvas.

        So the parts push nothing out of the store that every frame needs.
        """
        return Canvas(surface, self.m, self.ink, Shapes())

    def layer(self, rect: pygame.Rect) -> "Canvas":
        """Return a canvas on a new transparent surface of the size of a rectangle in pixels."""
        return self.on(pygame.Surface(rect.size, pygame.SRCALPHA))

    @contextmanager
    def clipped(self, rect: pygame.Rect | None, *, scrolling: bool = False) -> Iterator[None]:
        """Draw only inside a rectangle in pixels; ``scrolling`` says that being cut off there is meant."""
        if rect is None:
            yield
            return
        before, scrolled = self.surface.get_clip(), self.ink.scrolling
        self.surface.set_clip(rect.clip(before))
        self.ink.scrolling = scrolling or scrolled
        try:
            yield
        finally:
            self.surface.set_clip(before)
            self.ink.scrolling = scrolled

    def again(self, key: Hashable, draw: Callable[["Canvas"], object]) -> None:
        """Draw something that depends on nothing but its key and the window's measures.

        From the second time on, the pictures it is put together of are blitted without working them out once more.

        Args:
            key: everything the drawing depends on.
            draw: draws it by blitting alone (`Tape`).
        """
        if self.ink.records is not None:  # each text is to be written down
            draw(self)
            return
        key = (key, self.m.width, self.m.height, self.m.text_scale)
        tape = self.shapes.tapes.get(key)
        if tape is None:
            tape = self.shapes.tape(lambda tape: draw(self.on(tape)))
            if not tape.is_passing:
                self.shapes.tapes.keep(key, tape)
        self.shapes.play(tape, self.surface)

    # ---- text

    def text_width(self, text: str, size: float = 16, face: Face = "regular") -> float:
        """Return the width of a text in design units."""
        return self.m.du(self.ink.fonts.width(text, face, self.m.font_px(size)))

    def text_height(self, size: float = 16, face: Face = "regular") -> float:
        """Return the height of a line of text in design units."""
        return self.m.du(self.ink.fonts.height(face, self.m.font_px(size)))

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float = 16,
        color: Rgb = theme.BONE,
        *,
        face: Face = "regular",
        anchor: Anchor = "tl",
        max_width: float | None = None,
        shadow: Rgb | None = None,
        alpha: int = 255,
        geometry: bool = False,
    ) -> float:
        """Write one line and return its width in design units.

        Args:
            text: the words; longer than ``max_width`` they end in an ellipsis.
            x: where, in design units; ``anchor`` says which point of the text is meant.
            y: as ``x``.
            size: type size in design units at 1280x720.
            color: of the letters.
            face: regular, bold or brush.
            anchor: vertical (top, centre, bottom) and horizontal (left, centre, right) point.
            max_width: room in design units.
            shadow: colour of a dark edge, for text straight on a picture.
            alpha: opacity.
            geometry: the text is part of a drawing and ignores the text scale.
        """
        px = self.m.glyph_px(size) if geometry else self.m.font_px(size)
        shown = text if max_width is None else self.ink.fonts.fit(text, face, px, self.m.px(max_width))
        rect = pygame.Rect(0, 0, self.ink.fonts.width(shown, face, px), self.ink.fonts.height(face, px))
        _anchor(rect, self.m.px(x), self.m.px(y), anchor)
        if shadow is not None:
            self._shadow(shown, rect, face, px, shadow, alpha)
        self.ink.write(self.surface, shown, rect, face, px, color, alpha=alpha, cut=shown != text)
        return self.m.du(rect.width)

    def _shadow(self, text: str, rect: pygame.Rect, face: Face, px: int, color: Rgb, alpha: int) -> None:
        dark = self.ink.surface(text, face, px, color)
        if alpha < 255:
            dark = dark.copy()
            dark.set_alpha(alpha)
        step = max(1, min(self.m.px(1.6), px // 18))
        for dx, dy in ((step, step), (-step, step), (step, -step), (-step, -step), (0, 2 * step)):
            self.surface.blit(dark, rect.move(dx, dy))

    def glyph_size(self, text: str, size: float, room: float, face: Face = "regular") -> float:
        """Return the size for a text that is part of a drawing: ``size``, or the largest that its room holds."""
        return size * min(1.0, room / max(0.1, self.m.du(self.ink.fonts.width(text, face, self.m.glyph_px(size)))))

    def lines(self, text: Words, width: float, size: float = 16, *, face: Face = "regular") -> list[Line]:
        """Lay out a text for a width in design units."""
        return self.ink.lay_out(as_spans(text), self.m.px(width), self.m.font_px(size), face=face)

    def paragraph(
        self,
        text: Words,
        x: float,
        y: float,
        width: float,
        size: float = 16,
        color: Rgb = theme.BONE,
        *,
        face: Face = "regular",
        line_height: float = LINE_HEIGHT,
        max_lines: int | None = None,
        align: Literal["left", "center"] = "left",
        dry: bool = False,
    ) -> float:
        """Write a text over several lines and return the y below the last one.

        ``dry`` only measures. With ``max_lines`` the rest is left out; the last line shown then ends in an ellipsis.
        """
        px = self.m.font_px(size)
        step = round(px * line_height)
        left, top = self.m.px(x), self.m.px(y)
        laid = self.lines(text, width, size, face=face)
        shown = laid if max_lines is None else laid[:max_lines]
        for number, line in enumerate(shown if not dry else ()):
            indent = (self.m.px(width) - line.width) // 2 if align == "center" else 0
            place = (left + indent, top + number * step)
            if number == len(shown) - 1 and len(shown) < len(laid):
                cut = self.ink.fonts.fit(line.text + "…", face, px, self.m.px(width))
                rect = pygame.Rect(place, (self.ink.fonts.width(cut, face, px), self.ink.fonts.height(face, px)))
                self.ink.write(self.surface, cut, rect, face, px, color, cut=True, paragraph=True)
            else:
                self.ink.write_line(self.surface, line, place, px, color, face=face)
        return self.m.du(top + len(shown) * step)

    # ---- shapes

    def paste(self, picture: pygame.Surface, place: tuple[int, int] | pygame.Rect) -> None:
        """Blit a premultiplied picture at a place in pixels."""
        self.surface.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)

    def panel(self, x: float, y: float, w: float, h: float, material: Material = theme.FURNITURE) -> pygame.Rect:
        """Draw a panel with cut corners and return its rectangle in pixels."""
        rect = self.m.rect(x, y, w, h)
        self.panel_px(rect, material)
        return rect

    def panel_px(self, rect: pygame.Rect, material: Material) -> None:
        """Draw a panel at a rectangle in pixels."""
        self.paste(self.shapes.panel(rect.size, material, self.m.u), rect)

    def rounded(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: Rgb | None,
        *,
        alpha: int = 255,
        radius: float = 5,
        edge: Rgb | None = None,
        edge_width: float = 1.2,
    ) -> pygame.Rect:
        """Draw a box with round corners and return its rectangle in pixels."""
        rect = self.m.rect(x, y, w, h)
        edge_px = max(1.0, edge_width * self.m.u)
        self.paste(self.shapes.rounded(rect.size, radius * self.m.u, fill, alpha, edge, edge_px), rect)
        return rect

    def polygon(self, points: Sequence[Point], color: Rgb, *, alpha: int = 255, width: float = 0) -> None:
        """Draw a polygon, filled or (with ``width``) in outline."""
        scaled = [(x * self.m.u, y * self.m.u) for x, y in points]
        picture, place = self.shapes.polygon(scaled, color, alpha, width * self.m.u)
        self.paste(picture, place)

    def line(
        self,
        start: Point,
        end: Point,
        color: Rgb,
        width: float = 1.5,
        *,
        alpha: int = 255,
        dash: float | None = None,
    ) -> None:
        """Draw a straight line, broken in dashes of about ``dash`` units if asked."""
        (x1, y1), (x2, y2) = start, end
        angle = math.atan2(y2 - y1, x2 - x1)
        ox, oy = -math.sin(angle) * width / 2, math.cos(angle) * width / 2
        count = max(1, int(math.hypot(x2 - x1, y2 - y1) / dash)) if dash else 1
        for i in range(count):
            first, last = i / count, (i + (0.55 if dash else 1)) / count
            ax, ay = x1 + (x2 - x1) * first, y1 + (y2 - y1) * first
            bx, by = x1 + (x2 - x1) * last, y1 + (y2 - y1) * last
            corners = [(ax + ox, ay + oy), (bx + ox, by + oy), (bx - ox, by - oy), (ax - ox, ay - oy)]
            self.polygon(corners, color, alpha=alpha)

    def circle(self, cx: float, cy: float, radius: float, color: Rgb, *, alpha: int = 255, width: float = 0) -> None:
        """Draw a disc, or (with ``width``) a ring."""
        ring = max(1.0, width * self.m.u) if width else 0.0
        picture = self.shapes.disc(radius * self.m.u, color, alpha, ring)
        half = picture.get_width() // 2
        self.paste(picture, (self.m.px(cx) - half, self.m.px(cy) - half))

    def glow(
        self, cx: float, cy: float, rx: float, ry: float, color: Rgb, *, alpha: int = 120, power: float = 2.0
    ) -> None:
        """Draw a soft light."""
        size = (max(1, self.m.px(rx * 2)), max(1, self.m.px(ry * 2)))
        self.paste(self.shapes.glow(size, color, alpha, power), (self.m.px(cx - rx), self.m.px(cy - ry)))

    def shade(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        start: int,
        end: int,
        *,
        color: Rgb = theme.BLACK,
        across: bool = False,
    ) -> None:
        """Draw a wash whose alpha runs from ``start`` to ``end``, downwards or ``across``."""
        rect = self.m.rect(x, y, w, h)
        self.paste(self.shapes.gradient(rect.size, color, start, end, across=across), rect)

    def veil(self, alpha: int) -> None:
        """Darken everything drawn so far."""
        left = 255 - alpha
        self.surface.fill((left, left, left), special_flags=pygame.BLEND_RGB_MULT)


def _anchor(rect: pygame.Rect, x: int, y: int, anchor: Anchor) -> None:
    vertical, horizontal = anchor
    rect.left = {"l": x, "c": x - rect.width // 2, "r": x - rect.width}[horizontal]
    rect.top = {"t": y, "c": y - rect.height // 2, "b": y - rect.height}[vertical]
