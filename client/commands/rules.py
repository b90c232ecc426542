"""The rulebook on the command line: all of it, one rule, or the rules whose ids begin alike."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Final

import typer

from client.commands.console import CommandError, Console, write_line
from client.commands.parameters import Lang, language_named
from client.i18n import Translator
from client.words import Words
from client.words.naming import SKILLS, kind_of, printed
from client.words.rules import LABELS, card_about, rule_lines
from core.ghostplay.abilities import ABILITIES
from core.rulebook import BOOKS, Rule, Section, book, ids

INDENT: Final = " " * 8


def rules(
    context: typer.Context,
    wanted: Annotated[str, typer.Argument(metavar="ID", help="cli-help-rule-id", show_default=False)] = "",
    points: Annotated[bool, typer.Option("--points", help="cli-help-points")] = False,
    lang: Lang = None,
) -> None:
    """Print the rulebook; raises CommandError when no rule has such an id."""
    console: Console = context.obj
    language_named(lang)  # the console speaks it already
    chosen = _chosen(wanted.upper())
    if not chosen:
        raise CommandError("cli-unknown-rule", id=wanted)
    printer = Printer(console.tr, points=points)
    lines = printer.some(chosen) if wanted or points else printer.everything()
    write_line("\n".join(lines).rstrip() or console.tr("rules-no-points"))


def _chosen(wanted: str) -> frozenset[str]:
    """Return the rule of this id, that of a card named by its colour or skill, or else all whose ids begin so."""
    known = ids()
    if wanted in known:
        return frozenset([wanted])
    if card := _cards_by_name().get(wanted):
        return frozenset([card])
    return frozenset([rule_id for rule_id in known if rule_id.startswith(wanted)])


@cache
def _cards_by_name() -> Mapping[str, str]:
    """Return cards by what facts, options and positions call them or their skills: "C-S04R", "C-R05.2", "C-K3.LOOK"."""
    faces = [card.face for card in printed().spells]
    skills = [f"{role}.{skill}" for role in printed().roles for skill in SKILLS]
    return {name.upper(): kind_of(name) for name in (*faces, *skills, *ABILITIES)}


class Printer:
    """Writes rules as lines of text.

    Args:
        tr: the language.
        points: write only what the sources leave open or don't have.
    """

    def __init__(self, tr: Translator, *, points: bool) -> None:
        self._tr = tr
        self._words = Words(tr, (), -1)
        self._points = points

    def everything(self) -> Iterator[str]:
        """Yield the lines of the whole rulebook."""
        return self.some(frozenset(ids()), intro=True)

    def some(self, chosen: frozenset[str], *, intro: bool = False) -> Iterator[str]:
        """Yield the lines of some rules with the headings above them, and with what introduces them if asked."""
        for name in BOOKS.values():
            opened = book(name, self._tr.language)
            if lines := [line for section in opened.sections for line in self._section(section, chosen, intro)]:
                yield self._tr("rules-title", title=opened.title)
                yield from lines
                yield ""

    def _section(self, section: Section, chosen: frozenset[str], intro: bool) -> Iterator[str]:
        lines = [*(section.intro if intro else ()), *self._rules(section, chosen)]
        if lines:
            yield ""
            yield self._tr("rules-heading", heading=section.heading)
            yield from lines

    def _rules(self, section: Section, chosen: frozenset[str]) -> Iterator[str]:
        if self._points and any(rule.id in chosen and rule.id.startswith("C-") for rule in section.rules):
            yield self._tr("rules-points-cards")
        for rule in section.rules:
            if rule.id in chosen:
                margin = rule.id.ljust(len(INDENT))
                for line in self._points_of(rule) if self._points else self._lines(rule):
                    yield margin + line
                    margin = INDENT

    def _points_of(self, rule: Rule) -> Iterator[str]:
        for part, label in LABELS.items():
            if part in rule.parts:
                yield self._tr(label, text=rule.parts[part])

    def _lines(self, rule: Rule) -> Iterator[str]:
        if rule.id.startswith("C-"):
            yield self._card(rule.id)
        yield from rule_lines(self._words.naming, rule)

    def _card(self, card: str) -> str:
        """Return a card's name and what stands beside it: a requirement, a colour, when it can be used."""
        name, about = self._words.card_name(card), card_about(self._words, card)
        return self._tr("rules-card", name=name, about=about) if about else name
