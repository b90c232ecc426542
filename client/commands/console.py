"""How a command speaks: sentences in the user's language, a progress bar on a terminal, results as JSON."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import typer

from client.i18n import Language, Translator
from saves.errors import WriteError, reason_of


class CommandError(Exception):
    """A command can't do what it was asked to. ``key`` names the sentence that says why, ``details`` fill it."""

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(key, details)
        self.key = key
        self.details = details


class Console:
    """Speaks for the commands.

    Args:
        tr: the language.
    """

    def __init__(self, tr: Translator) -> None:
        self.tr = tr
        self.chosen_language: Language | None = None
        """The language asked for on the command line, which goes before the settings."""

    def say(self, key: str, **details: str | int | float) -> None:
        """Print a sentence."""
        write_line(self.tr(key, **details))

    def fail(self, key: str, **details: str | int | float) -> None:
        """Print what went wrong, on one line and beside the results."""
        sentence = " ".join(self.tr(key, **details).split())
        with suppress(OSError):  # nobody is left to tell
            print(self.tr("cli-error", reason=sentence), file=sys.stderr, flush=True)

    @contextmanager
    def progress(self, key: str, total: int, **details: str | int) -> Iterator[Callable[[], None]]:
        """Show a progress bar while something long is done; nothing where nobody would see it move.

        Yields:
            What to call after each of the ``total`` steps.
        """
        if not sys.stderr.isatty():
            yield lambda: None
            return
        from rich.console import Console as RichConsole
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (
            TextColumn("{task.description}", markup=False),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
        )
        with Progress(*columns, console=RichConsole(stderr=True), transient=True) as bar:
            task = bar.add_task(self.tr(key, **details), total=total)
            yield lambda: bar.advance(task)


def spell_out_what_cannot_be_written() -> None:
    """Let characters that the terminal's encoding hasn't got come out as their code points."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def write_line(text: str) -> None:
    """Print results at once.

    Raises:
        CommandError: what they are sent to doesn't take them.
        Exit: whoever reads them, through a pager perhaps, has had enough: nothing more is worth doing.
    """
    try:
        print(text, flush=True)
    except BrokenPipeError as error:
        _give_up_output()
        raise typer.Exit from error
    except OSError as error:
        _give_up_output()
        raise CommandError("cli-no-output", reason=reason_of(error)) from error


def _give_up_output() -> None:
    """Send nowhere what is left to print, or the interpreter complains about it when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def write_json(path: Path, plain: dict[str, Any]) -> None:
    """Write a result where it is wanted, be that a file, a link to one, a pipe or a device.

    Raises WriteError when it can't be written.
    """
    content = json.dumps(plain, ensure_ascii=False, indent=2) + "\n"
    try:
        path.write_text(content, encoding="utf-8")
    except OSError as error:
        raise WriteError(path=str(path), reason=reason_of(error)) from error
