"""The command line: one program, its commands, and how it says that something went wrong."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import typer

from client.commands.console import CommandError, Console, spell_out_what_cannot_be_written, write_line
from client.commands.doctor import doctor
from client.commands.lab import bench_command, simulate_command
from client.commands.parameters import Lang, language_named, typed_value
from client.commands.play import play, title, watch
from client.commands.replay import replay_command, verify_command
from client.commands.rules import rules
from client.commands.spoken import misuse, speak
from client.i18n import Language, Translator, system_language
from core.kernel import IllegalSetup
from saves import program_version
from saves.atomic import write_atomically
from saves.errors import SaveError
from saves.paths import data_dir, set_data_dir

FAILED = 1
MISUSED = 2
INTERRUPTED = 130
ERROR_FILE = "last-error.txt"


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the program and end it with its exit code.

    Args:
        arguments: the words after the program's name; those it was started with when left out.
    """
    sys.exit(run(sys.argv[1:] if arguments is None else list(arguments)))


def run(arguments: list[str]) -> int:
    """Run the program; whatever goes wrong becomes one line and an exit code."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    spell_out_what_cannot_be_written()
    console = Console(Translator(_spoken(arguments) or system_language()))
    command = typer.main.get_command(_program())
    speak(command, console.tr)
    try:
        code = command.main(arguments, prog_name="guixi", standalone_mode=False, obj=console)
        if code == INTERRUPTED:  # typer catches Ctrl-C itself, and says nothing
            console.fail("cli-interrupted")
        return code if isinstance(code, int) else 0
    except (CommandError, SaveError) as error:
        console.fail(error.key, **error.details)
        return FAILED
    except IllegalSetup as error:
        console.fail("cli-illegal-setup", reason=reason_of(error, console.tr))
        return FAILED
    except typer.TyperException as error:
        console.fail("cli-misused", reason=misuse(error, console.tr))
        return MISUSED
    except typer.Abort:
        console.fail("cli-interrupted")
        return INTERRUPTED
    except Exception as error:  # a fault of the program: the line for its user, the rest for whoever mends it
        console.fail("cli-fault", reason=f"{type(error).__name__}: {error}", path=_keep_traceback())
        return FAILED


def _program() -> typer.Typer:
    program = typer.Typer(
        help="cli-help",
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        invoke_without_command=True,
    )
    program.callback()(_begin)
    program.command("play", help="cli-help-play")(play)
    program.command("watch", help="cli-help-watch")(watch)
    program.command("replay", help="cli-help-replay")(replay_command)
    program.command("verify", help="cli-help-verify")(verify_command)
    program.command("simulate", help="cli-help-simulate")(simulate_command)
    program.command("bench", help="cli-help-bench")(bench_command)
    program.command("rules", help="cli-help-rules")(rules)
    program.command("doctor", help="cli-help-doctor")(doctor)
    return program


def _begin(
    context: typer.Context,
    data_dir: Annotated[str | None, typer.Option(metavar="FOLDER", help="cli-help-data-dir")] = None,
    lang: Lang = None,
    version: Annotated[bool, typer.Option("--version", help="cli-help-version")] = False,
) -> None:
    console: Console = context.obj
    console.chosen_language = language_named(lang)
    if version:
        write_line(f"guixi {program_version()}")
        raise typer.Exit
    if data_dir is not None:
        if not data_dir.strip():  # a path made of it would mean the present folder
            raise CommandError("cli-data-dir-unnamed")
        set_data_dir(Path(data_dir).expanduser())
    if context.invoked_subcommand is None:
        title(console)


def _spoken(arguments: Sequence[str]) -> Language | None:
    """Return the language asked for, before the words are really read: help must be in it too."""
    named = [word.partition("=")[2] for word in arguments if word.startswith("--lang=")]
    named += [name for word, name in pairwise(arguments) if word == "--lang"]
    try:
        return language_named(named[0]) if named else None
    except CommandError:
        return None  # said when the option itself is read


def reason_of(error: IllegalSetup, tr: Translator) -> str:
    """Say why a match can't be dealt, naming values as the command line takes them."""
    return tr(f"setup-{error.key}", **{name: _typed(value) for name, value in error.details.items()})


def _typed(value: Any) -> str:
    """Return a value, or several to choose from, in the form that `house_options` reads."""
    if isinstance(value, tuple):
        return ", ".join(map(_typed, value)) or "–"
    return typed_value(value)


def _keep_traceback() -> str:
    """Put the traceback where it can be sent from; return the file, or nothing where that fails too."""
    try:
        path = data_dir() / ERROR_FILE
        write_atomically(path, traceback.format_exc().encode())
        return str(path)
    except SaveError:
        return "–"
