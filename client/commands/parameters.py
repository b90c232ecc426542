"""The options that several commands share. Their help is a key of the string tables until the program starts."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import typer

from client.commands.console import CommandError
from client.i18n import LANGUAGES, Language
from core.ghostplay.cards import editions, modes

LONGEST_SEED: Final = 200
"""In characters; files hold far longer ones."""

Ruleset: TypeAlias = Annotated[str, typer.Option(metavar="NAME", help="cli-help-ruleset")]
Mode: TypeAlias = Annotated[str, typer.Option(metavar="NAME", help="cli-help-mode")]
Seats: TypeAlias = Annotated[int | None, typer.Option(metavar="N", help="cli-help-seats", show_default=False)]
Bots: TypeAlias = Annotated[str, typer.Option(metavar="NAME", help="cli-help-bots")]
Seed: TypeAlias = Annotated[str, typer.Option(metavar="SEED", help="cli-help-seed", show_default=False)]
HouseOptions: TypeAlias = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME[=VALUE]", help="cli-help-option", show_default=False)
]
PositionFile: TypeAlias = Annotated[
    Path | None, typer.Option("--position", metavar="FILE", help="cli-help-position", show_default=False)
]
JsonFile: TypeAlias = Annotated[Path | None, typer.Option("--json", metavar="F", help="cli-help-json")]
Lang: TypeAlias = Annotated[str | None, typer.Option(metavar="|".join(LANGUAGES), help="cli-help-lang")]

USUAL_SEATS: Final = 6
"""How many play where nothing is said and the mode allows it."""

_WORDS: Final[dict[str, bool]] = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def usual_seats(ruleset: str, mode: str) -> int:
    """Return how many play a mode where nothing is said: the usual number, or the mode's own that is nearest to it."""
    if ruleset not in editions() or mode not in modes(ruleset):
        return USUAL_SEATS  # what there is not is told elsewhere
    return min(modes(ruleset)[mode].identities, key=lambda seats: (abs(seats - USUAL_SEATS), seats))


def house_options(texts: Iterable[str] | None) -> dict[str, bool | int | str]:
    """Return house options as they were typed: NAME alone is true, VALUE a truth, a whole number or a word.

    Raises CommandError when a name is missing, or one option is given two values.
    """
    options: dict[str, bool | int | str] = {}
    for text in texts or ():
        name, separator, typed = text.partition("=")
        if not name.strip():
            raise CommandError("cli-option-unnamed", text=text)
        value = _value(typed) if separator else True
        if options.setdefault(name, value) != value:
            first, second = typed_value(options[name]), typed_value(value)
            raise CommandError("cli-option-twice", option=name, first=first, second=second)
    return options


def _value(text: str) -> bool | int | str:
    if text.lower() in _WORDS:
        return _WORDS[text.lower()]
    try:
        return int(text)
    except ValueError:
        return text


def typed_value(value: bool | int | str) -> str:
    """Return the value of a house option as it is typed."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def language_named(name: str | None) -> Language | None:
    """Return the language of a name; raises CommandError when it isn't one of ours."""
    if name is None:
        return None
    for language in LANGUAGES:
        if language.lower() == name.lower():
            return language
    raise CommandError("cli-unknown-language", language=name, allowed=", ".join(LANGUAGES))


def check_bots(name: str) -> None:
    """Raise CommandError unless there are such bots."""
    from core.bots import BOTS

    if name not in BOTS:
        raise CommandError("cli-unknown-bots", bots=name, allowed=", ".join(BOTS))


def check_seed(seed: str) -> None:
    """See that a match with this seed can be written into a file; raises CommandError."""
    if len(seed) > LONGEST_SEED:
        raise CommandError("cli-seed-too-long", limit=LONGEST_SEED)
    try:
        seed.encode()
    except UnicodeEncodeError as error:  # the command line gave bytes that stand for no characters
        raise CommandError("cli-seed-unreadable") from error
