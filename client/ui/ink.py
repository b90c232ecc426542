"""Text on surfaces: rendered once, kept, and written down for the tests that look for clipped or crossed words."""

from dataclasses import dataclass

import pygame

from art.fonts import Face
from client.ui.breaking import Line, break_spans
from client.ui.cache import SurfaceCache
from client.ui.fonts import Fonts
from client.ui.spans import Span
from client.ui.theme import Rgb

_LEAST_BYTES = 2 * 1024 * 1024
_BYTES_PER_PIXEL = 2
"""Of the window: the texts of a full table take about a quarter of that, at any size."""


@dataclass(frozen=True, slots=True)
class TextRecord:
    """One text as it was drawn."""

    text: str
    rect: pygame.Rect
    visible: pygame.Rect
    """What the clip of the surface left of it."""
    scrolled: bool
    """It belongs to a scrolled area, where being partly out of sight is no fault."""
    cut: bool
    """It had to be shortened with an ellipsis."""
    paragraph: bool


class Ink:
    """Renders text through a cache. One is shared by all canvases of a window."""

    def __init__(self, fonts: Fonts | None = None) -> None:
        self.fonts = fonts or Fonts()
        self.records: list[TextRecord] | None = None
        """Set to a list to have every drawn text noted."""
        self.scrolling = False
        self.slips: Face | None = None
        """What every card's name is written in; None leaves those that the pictures bear already as they are."""
        self._kept = SurfaceCache(_LEAST_BYTES)

    def make_room(self, window: tuple[int, int]) -> None:
        """Keep as much as a window of this size in pixels needs."""
        self._kept.limit(max(_LEAST_BYTES, window[0] * window[1] * _BYTES_PER_PIXEL))

    def surface(self, text: str, face: Face, px: int, color: Rgb) -> pygame.Surface:
        """Return a rendered text; never draw on it."""
        return self._kept.get((text, face, px, color), lambda: self.fonts.render(text, face, px, color))

    def write(
        self,
        target: pygame.Surface,
        text: str,
        place: pygame.Rect,
        face: Face,
        px: int,
        color: Rgb,
        *,
        alpha: int = 255,
        cut: bool = False,
        paragraph: bool = False,
    ) -> None:
        """Blit a text with its upper left corner at ``place`` and note it down."""
        drawn = self.surface(text, face, px, color)
        if alpha < 255:
            drawn = drawn.copy()
            drawn.set_alpha(alpha)
        target.blit(drawn, place)
        self.note(target, text, place, cut=cut, paragraph=paragraph)

    def note(
        self, target: pygame.Surface, text: str, place: pygame.Rect, *, cut: bool = False, paragraph: bool = False
    ) -> None:
        """Write a drawn text down for the tests, if they asked for it."""
        if self.records is None or not text.strip():
            return
        offset = target.get_abs_offset()
        visible = place.clip(target.get_clip()).move(offset)
        self.records.append(TextRecord(text, place.move(offset), visible, self.scrolling, cut, paragraph))

    def lay_out(self, spans: tuple[Span, ...], width: int, px: int, *, face: Face = "regular") -> list[Line]:
        """Break spans into lines of ``width`` pixels; bold spans are measured in the bold face."""

        def measure(text: str, span: Span) -> int:
            return self.fonts.width(text, "bold" if span.bold else face, px)

        return break_spans(spans, width, measure)

    def write_line(
        self,
        target: pygame.Surface,
        line: Line,
        place: tuple[int, int],
        px: int,
        color: Rgb,
        *,
        face: Face = "regular",
    ) -> None:
        """Blit one line of a laid out paragraph."""
        x, y = place
        for piece in line.pieces:
            used: Face = "bold" if piece.span.bold else face
            drawn = self.surface(piece.text, used, px, piece.span.color or color)
            if piece.span.ground is not None:
                target.fill(piece.span.ground, (x + piece.x, y, *drawn.get_size()))
            target.blit(drawn, (x + piece.x, y))
        rect = pygame.Rect(x, y, line.width, self.fonts.height(face, px))
        self.note(target, line.text, rect, paragraph=True)

    def clear(self) -> None:
        """Forget rendered text, after a change of size or language."""
        self._kept.clear()
