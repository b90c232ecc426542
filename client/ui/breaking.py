"""Breaking Chinese and Western text into lines.

A line may break after a space, or on either side of a Chinese character, except that closing punctuation never
starts a line and opening punctuation never ends one (禁則, kinsoku). Text that is not Chinese breaks at spaces
and after hyphens only; a word longer than a line is cut. What names a thing (a span with a link) stays whole where it
fits a line; a long one may still break at its spaces. The dot between two facts vanishes where a line ends at it.

A full-width mark fills half of its square at most; of two that meet the second moves half a square towards the first,
else there would be a hole as wide as a word (標點擠壓). A paragraph doesn't end in a line of one character where
the line before it can spare one.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from client.ui.spans import Span

NO_START = frozenset("，。、；：？！」』）》〉】”’…—·・％,.!?;:)]}%")
NO_END = frozenset("「『（《〈【“‘([{")

CLOSING, OPENING = "，、。；：？！」』）》〉】", "「『（《〈【"
"""Full-width marks that leave the right half of their square free, and the left half."""
_MARKS = frozenset(CLOSING + OPENING)
_MEETING = re.compile(f"(?<=[{CLOSING}])(?=[{CLOSING}{OPENING}])|(?<=[{OPENING}])(?=[{OPENING}])")
"""Between two full-width marks with nothing but air between them."""
_COUNT = re.compile(r"（[^（）]{0,6}[0-9][^（）]{0,6}）")
"""A number in brackets, which stays whole where it fits a line."""
_FEWEST = 2
"""So many characters a paragraph's last line has at least, if it can: most words have two."""

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


_Segment = list[tuple[str, Span]]
"""A stretch between two places where a line may break."""


class _Breaker:
    """Fills rows greedily with segments, and makes lines of them."""

    def __init__(self, width: int, measure: Measure) -> None:
        self.width = width
        self.measure = measure
        self.rows: list[list[_Segment]] = [[]]
        self.filled = 0

    def run(self, paragraph: list[Span]) -> list[Line]:
        for segment in _segments(paragraph, self._kept_whole(paragraph)):
            self._add(segment)
        if len(self.rows) > 1:
            self._fill_last(self.rows[-2], self.rows[-1])
        last = len(self.rows) - 1
        return [self._line(row, at_break=number < last) for number, row in enumerate(self.rows)]

    def _fill_last(self, before: list[_Segment], last: list[_Segment]) -> None:
        """Move a character from the line before to a last line that has hardly any."""
        while len(before) > 2 * _FEWEST and 0 < _letters(last) < _FEWEST:
            moved = [before[-1], *last]
            if _letters(moved) > 3 * _FEWEST or self._width_of(_flat(moved)) > self.width:
                return
            last[:] = moved
            before.pop()

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
        text = "".join(span.text for span in paragraph)
        for found in _COUNT.finditer(text):
            if self.measure(found[0], paragraph[0]) <= self.width:
                kept.update(range(found.start() + 1, found.end()))
        return kept

    def _add(self, segment: _Segment) -> None:
        row, trimmed = self.rows[-1], _without_trailing_separator(segment)
        needed = self._width_of(trimmed, after=row[-1][-1] if row else None)
        if row and self.filled + needed > self.width:
            self._end_row()
            needed = self._width_of(trimmed)
        if not self.rows[-1] and needed > self.width:
            self._cut(segment)
        else:
            self._place(segment)

    def _cut(self, segment: _Segment) -> None:
        """Place a segment wider than a whole line, character by character."""
        for text, span in segment:
            for char in text:
                if self.rows[-1] and self.filled + self.measure(char, span) > self.width:
                    self._end_row()
                self._place([(char, span)])

    def _place(self, segment: _Segment) -> None:
        row = self.rows[-1]
        self.filled += self._width_of(segment, after=row[-1][-1] if row else None)
        row.append(segment)

    def _end_row(self) -> None:
        self.rows.append([])
        self.filled = 0

    def _width_of(self, parts: _Segment, after: tuple[str, Span] | None = None) -> int:
        """Return how much wider a line gets by some parts, with the marks at their joints pulled together."""
        width, end = 0, after[0][-1:] if after else ""
        for text, span in parts:
            width += self.measure(text, span)
            met = end + text if end in _MARKS else text
            if len(met) > 1 and (pulls := len(_MEETING.findall(met))):
                width -= pulls * self._pull(span)
            end = text[-1:] or end
        return width

    def _pull(self, span: Span) -> int:
        """Return by how much a mark moves towards the mark before it."""
        return self.measure(CLOSING[0], span) // 2

    def _line(self, row: list[_Segment], *, at_break: bool) -> Line:
        trimmed = _without_trailing_separator if at_break else _without_trailing_space
        pieces: list[Piece] = []
        x, end = 0, ""
        for joined, span in _joined(trimmed(_flat(row))):
            for text in _MEETING.split(joined):
                if end in _MARKS and _MEETING.match(end + text[:1], 1):
                    x -= self._pull(span)
                width = self.measure(text, span)
                pieces.append(Piece(text, x, width, span))
                x, end = x + width, text[-1:]
        return Line(tuple(pieces), x)


def _flat(row: list[_Segment]) -> _Segment:
    return [part for segment in row for part in segment]


def _letters(row: list[_Segment]) -> int:
    """Count the characters that aren't marks; none where no line may break between them, as in a Western word."""
    letters = [char for text, _ in _flat(row) for char in text if char.isalnum()]
    return len(letters) if any(map(is_cjk, letters)) else 0


def _segments(paragraph: list[Span], whole: set[int]) -> list[_Segment]:
    """Cut a paragraph where lines may break, but for the places that stay ``whole``."""
    text = "".join(span.text for span in paragraph)
    cuts = [*(point for point in break_points(text) if point not in whole), len(text)]
    segments: list[_Segment] = []
    position = 0
    remaining = [(span.text, span) for span in paragraph]
    for cut in cuts:
        segment: _Segment = []
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


def _without_trailing_space(parts: _Segment) -> _Segment:
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


def _without_trailing_separator(parts: _Segment) -> _Segment:
    trimmed = _without_trailing_space(parts)
    if trimmed and trimmed[-1][0].endswith(_SEPARATOR):
        text, span = trimmed.pop()
        return _without_trailing_space([*trimmed, (text.removesuffix(_SEPARATOR), span)])
    return trimmed


def _joined(parts: _Segment) -> _Segment:
    """Join neighbours of the same look, so that a line is rendered in few pieces."""
    joined: _Segment = []
    for text, span in parts:
        if joined and joined[-1][1] is span:
            joined[-1] = (joined[-1][0] + text, span)
        else:
            joined.append((text, span))
    return joined
