"""A sentence with coloured names in it, built so that no name is ever read as anything but text.

The string tables get a placeholder instead of a name, and the name takes its place only after the sentence stands.
So a player may be called ``{ $seat }`` or ``<b>``, and a sentence is formatted once for all names.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from client.i18n import Translator

_OPEN, _CLOSE = "\ue000", "\ue001"
_SLOT = re.compile(f"{_OPEN}([0-9]+){_CLOSE}")
_HAN = re.compile(r"[\u3400-\u9fff]")


class Span(NamedTuple):
    """A run of text and what it stands for.

    Attributes:
        text: what to show.
        colour: None for plain text, "seat:3", "card:C-S04r", or a colour's name ("red", "blue", "gold").
        pronoun: whether it is a word of ours in place of a name, which takes a capital where it begins a sentence.
    """

    text: str
    colour: str | None = None
    pronoun: bool = False


Spans = list[Span]


def plain(spans: Sequence[Span]) -> str:
    """Return the text of some spans without their colours."""
    return "".join(span.text for span in spans)


class Sentence:
    """Collects the variables of one message and says it.

    Args:
        tr: the translator.
    """

    def __init__(self, tr: Translator) -> None:
        self._tr = tr
        self._slots: list[Spans] = []
        self._values: dict[str, str | int] = {}

    def default(self, name: str, value: str | int = "") -> None:
        """Say nothing (or ``value``) for a variable that isn't put otherwise."""
        self._values.setdefault(name, value)

    def number(self, name: str, value: int) -> None:
        """Set a number, which chooses plural forms."""
        self._values[name] = value

    def word(self, name: str, value: str) -> None:
        """Set a word that the message chooses by, or text from our own tables."""
        self._values[name] = value

    def put(self, name: str, spans: Spans) -> None:
        """Set a variable to coloured text."""
        self._values[name] = f"{_OPEN}{len(self._slots)}{_CLOSE}"
        self._slots.append(spans)

    def tail(self, name: str, spans: Spans) -> None:
        """Set a variable to a whole tail of the sentence (message ``tail-…``), nothing if there is nothing to say."""
        if not spans:
            self._values[name] = ""
            return
        self.put(name, spans)
        self._values[name] = self._tr(f"tail-{name}", **{name: self._values[name]})

    def say(self, key: str) -> Spans:
        """Return the message with everything put into its place, as a sentence that begins with a capital."""
        first, *rest = self.phrase(key) or [Span("")]
        if first.pronoun:
            first = first._replace(text=first.text[:1].upper() + first.text[1:])
        return [first, *rest]

    def phrase(self, key: str) -> Spans:
        """Return the message with everything put into its place, to be a part of a sentence."""
        spans: Spans = []
        for place, part in enumerate(_SLOT.split(self._tr(key, **self._values))):
            if place % 2:
                _append(spans, self._slots[int(part)])
            elif part:
                _append(spans, [Span(part)])
        return spans


def _append(spans: Spans, more: Spans) -> None:
    """Add spans, with a space where Chinese and Latin letters would touch (a Latin name in a Chinese sentence)."""
    if spans and more and spans[-1].text and more[0].text and _touch(spans[-1].text[-1], more[0].text[0]):
        spans.append(Span(" "))
    spans.extend(more)


def _touch(left: str, right: str) -> bool:
    if _HAN.match(left):
        return right.isascii() and right.isalnum()
    return bool(_HAN.match(right)) and left.isascii() and left.isalnum()
