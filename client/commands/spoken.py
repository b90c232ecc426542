"""The words typer itself says, in the user's language: its help pages, and what was misused."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

import typer

from client.commands.console import Console, write_line
from client.i18n import Translator
from core.ghostplay.cards import editions, modes
from core.ghostplay.rules import OPTIONS

_PHRASES: Final = {
    r"^Usage: ": "cli-word-usage",
    r"^Options:$": "cli-word-options",
    r"^Arguments:$": "cli-word-arguments",
    r"^Commands:$": "cli-word-commands",
    r"Show\s+this\s+message\s+and\s+exit\.": "cli-word-help",
    r"(?<=\[)default:\s+": "cli-word-default",
}
"""What stands in typer's help pages, and the words to say instead."""
_WHOLE_NUMBER: Final = re.compile(r"valid integer")
_AT_LEAST: Final = re.compile(r"greater than or equal to (\d+)")
_NO_COMMAND: Final = re.compile(r"No such command '(.*)'\.")
_TOO_MANY: Final = re.compile(r"unexpected extra arguments?(?:\(s\))? \((.*)\)")


class SpokenContext(typer.Context):
    """A command's context that prints help in the user's language."""

    def get_help(self) -> str:
        """Print the help page and leave the program: whoever asks for it wants nothing else.

        Raises:
            CommandError: what it is sent to doesn't take it.
            Exit: it is printed.
        """
        console: Console = self.obj
        _name_choices(self.command, console.tr)
        write_line(spoken(super().get_help(), console.tr).rstrip())
        raise typer.Exit


def speak(command: Any, tr: Translator) -> None:
    """Put the sentences of the string tables where their keys stand in a command and all below it."""
    command.context_class = SpokenContext
    command.help = tr(command.help)
    command.options_metavar = tr("cli-metavar-options")
    if hasattr(command, "subcommand_metavar"):
        command.subcommand_metavar = tr("cli-metavar-command")
    for parameter in command.params:
        if parameter.help:
            parameter.help = tr(parameter.help)
    for inner in getattr(command, "commands", {}).values():
        speak(inner, tr)


def _name_choices(command: Any, tr: Translator) -> None:
    """Add to the help of what takes a name which names there are; looked up only where a help page is asked for."""
    games = editions()
    every_mode = dict.fromkeys(mode for game in games for mode in modes(game))
    names: dict[str, Iterable[str]] = {"ruleset": games, "mode": every_mode, "option": OPTIONS}
    for parameter in command.params:
        if parameter.name in names and parameter.help:
            parameter.help = tr("cli-help-named", help=parameter.help, names=", ".join(names[parameter.name]))


def spoken(page: str, tr: Translator) -> str:
    """Return a help page with typer's own words in another language."""
    for phrase, key in _PHRASES.items():
        words = tr(key)
        page = re.sub(phrase, lambda _, words=words: words, page, flags=re.MULTILINE)  # type: ignore[misc]
    return page


def misuse(error: typer.TyperException, tr: Translator) -> str:
    """Say what was misused; what typer says is kept where there are no words of ours for it."""
    message = error.format_message()
    option = getattr(error, "option_name", None)
    if option is not None:
        return _option_misuse(option, message, tuple(getattr(error, "possibilities", None) or ()), tr)
    if isinstance(error, typer.BadParameter) and error.param is not None:
        hint = error.param.get_error_hint().replace("'", "")
        if not error.message:  # there isn't any value
            return tr("cli-missing", option=hint)
        return tr("cli-bad-value", option=hint, reason=_wanted(error.message, tr))
    if found := _NO_COMMAND.search(message):
        return tr("cli-no-command", command=found[1])
    if found := _TOO_MANY.search(message):
        return tr("cli-too-many", words=found[1])
    return message


def _option_misuse(option: str, message: str, possible: tuple[str, ...], tr: Translator) -> str:
    if "requires an argument" in message:
        return tr("cli-needs-value", option=option)
    if "does not take a value" in message:
        return tr("cli-takes-no-value", option=option)
    if "No such option" not in message:
        return message
    if not possible:
        return tr("cli-no-option", option=option)
    return tr("cli-no-option-but", option=option, possible=", ".join(sorted(possible)))


def _wanted(message: str, tr: Translator) -> str:
    if found := _AT_LEAST.search(message):
        return tr("cli-wanted-least", least=found[1])
    return tr("cli-wanted-number") if _WHOLE_NUMBER.search(message) else message.rstrip(".")
