"""Coloured words inside a sentence."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from client.ui import theme
from client.ui.theme import Rgb

_NAMED: dict[str, Rgb] = {
    "red": theme.RED_TEXT,
    "blue": theme.BLUE_TEXT,
    "jade": theme.JADE_TEXT,
    "gold": theme.GOLD,
    "lamp": theme.LAMP,
    "grey": theme.GREY,
    "heretic": theme.HERETIC_TEXT,
}
_KINDS: dict[str, Rgb] = {"card": theme.GOLD}


@dataclass(frozen=True, slots=True)
class Span:
    """A run of text of one look.

    Attributes:
        text: the words.
        color: of the letters, None for that of the text around it.
        bold: whether they are bold.
        link: what a click on it means (empty: nothing).
        ground: what lies behind the letters, None for nothing.
    """

    text: str
    color: Rgb | None = None
    bold: bool = False
    link: str = ""
    ground: Rgb | None = None


Words = str | Sequence[Span]
"""What the kit writes over several lines: a plain string, or spans."""


def as_spans(words: Words) -> tuple[Span, ...]:
    """Return any words as spans."""
    return (Span(words),) if isinstance(words, str) else tuple(words)


def colored(pairs: Iterable[tuple[str, str | None]]) -> tuple[Span, ...]:
    """Return spans for texts with the names of their colours.

    A name is a colour ("red", "blue", "jade", "gold", "lamp", "grey", "heretic"), or a thing of which the text is the
    name ("seat:3", "card:C-S04r"); things keep their name as the span's link.
    """
    return tuple(Span(text, color_named(name), link=name if name and ":" in name else "") for text, name in pairs)


def color_named(name: str | None) -> Rgb | None:
    """Return the colour for a name as in ``colored``, None for none or an unknown one."""
    if not name:
        return None
    kind, _, rest = name.partition(":")
    if kind == "seat" and rest.isdecimal():
        return theme.SEATS[int(rest) % len(theme.SEATS)]
    return _NAMED.get(kind) or _KINDS.get(kind)
