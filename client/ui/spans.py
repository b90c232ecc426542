"""Coloured words inside a sentence.

A sentence comes from the string tables as one string; names put into it are wrapped by ``marked`` so that they
keep their colour, weight and meaning wherever the language places them. ``parse`` takes it apart again.
"""

from dataclasses import dataclass

from client.ui.theme import SPAN_COLORS, Rgb

_OPEN, _SEPARATOR, _CLOSE = "\x02", "\x03", "\x04"


@dataclass(frozen=True, slots=True)
class Span:
    """A run of text of one look; ``key`` says what a click on it means (empty: nothing)."""

    text: str
    color: Rgb | None = None
    bold: bool = False
    key: str = ""


def marked(text: str, color: str = "", *, bold: bool = False, key: str = "") -> str:
    """Wrap ``text`` so that it stays coloured (a name of ``SPAN_COLORS``), bold or clickable inside a sentence."""
    return f"{_OPEN}{color}|{'b' if bold else ''}|{key}{_SEPARATOR}{text}{_CLOSE}"


def parse(text: str) -> tuple[Span, ...]:
    """Return the spans of a sentence that may hold ``marked`` words."""
    spans: list[Span] = []
    rest = text
    while rest:
        plain, opened, rest = rest.partition(_OPEN)
        if plain:
            spans.append(Span(plain))
        if opened:
            head, _, rest = rest.partition(_SEPARATOR)
            body, _, rest = rest.partition(_CLOSE)
            color, weight, key = head.split("|", 2)
            spans.append(Span(body, SPAN_COLORS.get(color), weight == "b", key))
    return tuple(spans)


def plain(text: str) -> str:
    """Return the sentence without its marks."""
    return "".join(span.text for span in parse(text))
