"""How a command speaks: sentences in the user's language, a progress bar on a terminal, results as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from client.i18n import Language, Translator
from saves.atomic import write_atomically


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
        print(self.tr(key, **details))

    def fail(self, key: str, **details: str | int | float) -> None:
        """Print what went wrong, on one line and beside the results."""
        sentence = " ".join(self.tr(key, **details).split())
        print(self.tr("cli-error", reason=sentence), file=sys.stderr)

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


def write_json(path: Path, plain: dict[str, Any]) -> None:
    """Write a result; raises SaveError when it can't be written."""
    content = json.dumps(plain, ensure_ascii=False, indent=2) + "\n"
    write_atomically(path, content.encode())
