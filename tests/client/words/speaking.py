"""Speaks as the program does, to names that try to be something else."""

from typing import Any

from client.i18n import Language, Translator
from client.words import Spans, Words, plain
from client.words.outcome import OutcomeWriter
from core import Option, Prompt
from core.kernel.events import Event

HOSTILE = ("Ann", "{ $seat }", "<b>x</b>", "{", "阿青", "\ue0000\ue001", "}", "&amp;")


def words(language: Language = "en", viewer: int = 0, names: tuple[str, ...] = HOSTILE) -> Words:
    return Words(Translator(language, strict=True), names, viewer)


def said(kind: str, language: Language = "en", viewer: int = 0, **facts: Any) -> str:
    names = ("Ann", "Bo", "阿青", "Di")
    return plain(words(language, viewer, names).event(Event(1, kind, facts)))


def outcome_lines(words: Words, outcome: dict[str, Any]) -> list[Spans]:
    """All sentences the end is told in: how it came, what counted, the winners, and each point."""
    writer = OutcomeWriter(words.naming, outcome)
    return [*writer.ending(), *writer.counts(), writer.winners(), *map(writer.line, outcome.get("lines", ()))]


def prompt(kind: str, *options: Option, least: int = 1, most: int = 1, **about: Any) -> Prompt:
    return Prompt(1, 0, kind, options, least, most, (0,), False, about)
