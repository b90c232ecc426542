"""Speaks as the program does, to names that try to be something else."""

from typing import Any

from client.i18n import Language, Translator
from client.words import Words, plain
from core import Option, Prompt
from core.kernel.events import Event

HOSTILE = ("Ann", "{ $seat }", "<b>x</b>", "{", "阿青", "\ue0000\ue001", "}", "&amp;")


def words(language: Language = "en", viewer: int = 0, names: tuple[str, ...] = HOSTILE) -> Words:
    return Words(Translator(language, strict=True), names, viewer)


def said(kind: str, language: Language = "en", viewer: int = 0, **facts: Any) -> str:
    names = ("Ann", "Bo", "阿青", "Di")
    return plain(words(language, viewer, names).event(Event(1, kind, facts)))


def prompt(kind: str, *options: Option, least: int = 1, most: int = 1, **about: Any) -> Prompt:
    return Prompt(1, 0, kind, options, least, most, (0,), False, about)
