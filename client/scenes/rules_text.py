"""Rules as text to read on the screen: whatever they name, rules by number and cards by name, can be clicked."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from client.i18n import Language, Translator
from client.ui import theme
from client.ui.spans import Span
from client.words import Words
from client.words.rules import card_about, rule_lines
from core.rulebook import Rule, rules

Text = tuple[Span, ...]

_IDS: Final = r"PK-[0-9]{3}|CL-[0-9]{3}|C-[A-Z][0-9]{1,2}"
_names: Final[dict[Language, tuple[re.Pattern[str], Mapping[str, str]]]] = {}
"""What finds rules and cards in a language, and the cards by their names."""


def linked(tr: Translator, text: str, within: str = "") -> Text:
    """Return a text in which other rules and cards can be clicked.

    Args:
        tr: the language of the text.
        text: what is said.
        within: the rule that says it: it isn't to be opened from itself.
    """
    pattern, cards = _named(tr)
    spans = []
    for place, part in enumerate(pattern.split(text)):
        target = cards.get(part, part)
        if not part:
            continue
        if place % 2 == 0 or target == within:
            spans.append(Span(part))
        else:
            spans.append(Span(part, theme.GOLD if part in cards else theme.BLUE_TEXT, link=target))
    return tuple(spans)


def rule_texts(tr: Translator, words: Words, found: Rule, seats: int = 0) -> Iterator[Text]:
    """Yield what a rule says, a paragraph for each part; what is a point of our own begins with a word in green."""
    parts = list(found.parts.values())
    for number, line in enumerate(rule_lines(words.naming, found, seats)):
        said = parts[number] if not found.id.startswith("C-") else line
        label = line.removesuffix(said)
        yield ((Span(label, theme.JADE_TEXT),) if label else ()) + linked(tr, said, found.id)


def card_title(words: Words, card: str) -> Text:
    """Return a card's name, and what stands beside it in grey: a requirement, a colour, when it can be used."""
    about = card_about(words, card)
    name = Span(words.card_name(card), theme.GOLD, bold=True)
    return (name, Span(f"  {about}", theme.GREY)) if about else (name,)


def _named(tr: Translator) -> tuple[re.Pattern[str], Mapping[str, str]]:
    """Return what finds ids and names of cards, the longest first, and the cards by name."""
    if tr.language not in _names:
        ids = [rule.id for rule in rules("cards", tr.language)]
        cards = {tr(f"card-{card}-name"): card for card in ids}
        edge = r"\b" if not tr.language.startswith("zh") else ""
        names = "|".join(re.escape(name) for name in sorted(cards, key=len, reverse=True))
        _names[tr.language] = re.compile(rf"({_IDS}|{edge}(?:{names}){edge})"), cards
    return _names[tr.language]
