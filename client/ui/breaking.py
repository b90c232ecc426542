"""Breaking Chinese and Western text into lines.

A line may break after a space, or on either side of a Chinese character, except that closing punctuation never
starts a line and opening punctuation never ends one (禁則, kinsoku). Text that is not Chinese breaks at spaces
and after hyphens only; a word longer than a line is cut. What names a thing (a span with a link) stays whole where it
fits a line; a long one may still break at its spaces. The dot between two facts vanishes where a line ends at it.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from client.ui.spans import Span

NO_START = frozenset("，。、；：？！」』）》〉】”’…—·・％,.!?;:)]}%")
NO_END = frozenset("「『（《〈【“‘([{")

_SEPARATOR = " ·"
"""Stands between two facts on a line, with a space behind it; not between the halves of a name, which has no spaces."""

Measure = Callable[[str, Span], int]


@dataclass(frozen=True, slots=True)
class Piece:
    """A run of one span on one line, ``x`` pixels from the line's start."""

    text: str
    x: int
    width: int
    span: Span


@dataclass(frozen=True, slots=True)
class Line:
    """One laid out line."""

    pieces: tuple[Piece, ...]
    width: int

    @property
    def text(self) -> str:
        """The line's words."""
        return "".join(piece.text for piece in self.pieces)


def is_cjk(char: str) -> bool:
    """Tell whether lines may break on either side of a character."""
    code = ord(char)
    return (
        0x2E80 <= code <= 0x9FFF or 0xF900 <= code <= 0xFAFF or 0xFF00 <= code <= 0xFFEF or 0x20000 <= code <= 0x3134F
    )


def may_break(before: str, after: str) -> bool:
    """Tell whether a line may end between two characters."""
    if after == " ":
        return False
    if before == " ":
        return after not in NO_START
    if before == "-" and after.isalpha():
        return True
    return (is_cjk(before) or is_cjk(after)) and after not in NO_START and before not in NO_END


def break_points(text: str) -> list[int]:
    """Return the places in ``text`` where a new line may start."""
    return [i for i in range(1, len(text)) if may_break(text[i - 1], text[i])]


def break_spans(spans: Iterable[Span], width: int, measure: Measure) -> list[Line]:
    """Lay spans out in lines of at most ``width`` pixels.

    Args:
        spans: the text; ``\\n`` starts a new line.
        width: the room for a line in pixels.
        measure: gives the width in pixels of a text in the look of a span.
    """
    lines: list[Line] = []
    for paragraph in _paragraphs(spans):
        lines.extend(_Breaker(width, measure).run(paragraph))
    return lines


def _paragraphs(spans: Iterable[Span]) -> list[list[Span]]:
    paragraphs: list[list[Span]] = [[]]
    for span in spans:
        for number, part in enumerate(span.text.split("\n")):
            if number:
                paragraphs.append([])
            if part:
                paragraphs[-1].append(Span(part, span.color, span.bold, span.link, span.ground))
    return paragraphs


class _Breaker:
    """Fills lines greedily with segments, the stretches between two places where a line may break."""

    def __init__(self, width: int, measure: Measure) -> None:
        self.width = width
        self.measure = measure
        self.lines: list[Line] = []
        self.line: list[tuple[str, Span]] = []
        self.filled = 0

    def run(self, paragraph: list[Span]) -> list[Line]:
        for segment in _segments(paragraph, self._kept_whole(paragraph)):
            self._add(segment)
        self._end_line(at_break=False)
        return self.lines

    def _kept_whole(self, paragraph: list[Span]) -> set[int]:
        """Return the places in a paragraph where no line may start, since they are inside a name."""
        kept: set[int] = set()
        begin = 0
        for span in paragraph:
            needed = self.measure(span.text, span) if span.link else 0
            if 0 < needed <= self.width:
                long = needed > self.width / 2
                kept.update(begin + i for i in range(1, len(span.text)) if not (long and span.text[i - 1] == " "))
            begin += len(span.text)
        return kept

    def _add(self, segment: list[tuple[str, Span]]) -> None:
        needed = self._width_of(_without_trailing_separator(segment))
        if self.line and self.filled + needed > self.width:
            self._end_line()
        if not self.line and needed > self.width:
            self._cut(segment)
            return
        self.line.extend(segment)
        self.filled += self._width_of(segment)

    def _cut(self, segment: list[tuple[str, Span]]) -> None:
        """Place a segment wider than a whole line, character by character."""
        for text, span in segment:
            for char in text:
                needed = self.measure(char, span)
                if self.line and self.filled + needed > self.width:
                    self._end_line()
                self.line.append((char, span))
                self.filled += needed

    def _width_of(self, parts: list[tuple[str, Span]]) -> int:
        return sum(self.measure(text, span) for text, span in parts)

    def _end_line(self, *, at_break: bool = True) -> None:
        trimmed = _without_trailing_separator if at_break else _without_trailing_space
        pieces: list[Piece] = []
        x = 0
        for text, span in _joined(trimmed(self.line)):
            width = self.measure(text, span)
            pieces.append(Piece(text, x, width, span))
            x += width
        self.lines.append(Line(tuple(pieces), x))
        self.line, self.filled = [], 0


def _segments(paragraph: list[Span], whole: set[int]) -> list[list[tuple[str, Span]]]:
    """Cut a paragraph where lines may break, but for the places that stay ``whole``."""
    text = "".join(span.text for span in paragraph)
    cuts = [*(point for point in break_points(text) if point not in whole), len(text)]
    segments: list[list[tuple[str, Span]]] = []
    position = 0
    remaining = [(span.text, span) for span in paragraph]
    for cut in cuts:
        segment: list[tuple[str, Span]] = []
        while remaining and position < cut:
            part, span = remaining[0]
            taken = part[: cut - position]
            segment.append((taken, span))
            position += len(taken)
            if len(taken) == len(part):
                remaining.pop(0)
            else:
                remaining[0] = (part[len(taken) :], span)
        if segment:
            segments.append(segment)
    return segments


def _without_trailing_space(parts: list[tuple[str, Span]]) -> list[tuple[str, Span]]:
    trimmed = list(parts)
    while trimmed:
        text, span = trimmed[-1]
        kept = text.rstrip(" ")
        if kept == text:
            break
        trimmed.pop()
        if kept:
            trimmed.append((kept, span))
            break
    return trimmed


def _without_trailing_separator(parts: list[tuple[str, Span]]) -> list[tuple[str, Span]]:
    trimmed = _without_trailing_space(parts)
    if trimmed and trimmed[-1][0].endswith(_SEPARATOR):
        text, span = trimmed.pop()
        return _without_trailing_space([*trimmed, (text.removesuffix(_SEPARATOR), span)])
    return trimmed


def _joined(parts: list[tuple[str, Span]]) -> list[tuple[str, Span]]:
    """Join neighbours of the same look, so that a line is rendered in few pieces."""
    joined: list[tuple[str, Span]] = []
    for text, span in parts:
        if joined and joined[-1][1] is span:
            joined[-1] = (joined[-1][0] + text, span)
        else:
            joined.append((text, span))
    return joined
