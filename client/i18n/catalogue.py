"""The string tables of one language, parsed one message at a time.

Parsing a whole language takes a tenth of a second, and a scene needs a few dozen messages. In Fluent's syntax an entry
begins with its name at the start of a line and its other lines don't begin with a letter, so the text is cut into
entries first, which is quick, and only an entry that is asked for is parsed. Three in four are a plain text on one line
and need no parsing at all.
"""

import re
import threading
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from itertools import pairwise

import babel.core
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, visitor

from client.i18n.languages import Language

_ENTRY_START = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
_PLAIN = re.compile(r"[^=\n]*= *([^{}\n]*[^{} \n]) *(?:\n(?: *|#[^\n]*))*")
"""An entry with nothing to fill in: its name, its text on the same line, and then but empty lines and comments."""

Argument = str | int | float


class Catalogue:
    """Formats the messages of one language.

    Only the main thread makes one: Babel, which is read here and lets go of what it has read, belongs to it.

    Raises:
        RuntimeError: another thread wants to make one.
    """

    def __init__(self, language: Language, entries: Mapping[str, str]) -> None:
        if threading.current_thread() is not threading.main_thread():
            raise RuntimeError("only the main thread makes a catalogue")
        self._entries = entries
        self._parsed: set[str] = set()
        self._parsing = threading.RLock()
        self._bundle = FluentBundle([language], use_isolating=False)
        _forget_the_world()

    def __contains__(self, key: str) -> bool:
        return key in self._entries

    def format(self, key: str, arguments: Mapping[str, Argument]) -> tuple[str, list[str]]:
        """Return a message filled with its variables, and what went wrong on the way (a variable left out, say).

        Raises KeyError when there is no such message.
        """
        plain = _PLAIN.fullmatch(self._entries[key])
        if plain is not None:
            return plain[1], []
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        return str(text), [str(error) for error in errors]

    def parse_all(self) -> None:
        """Parse every message that isn't a plain text: what a thread with nothing else to do is for."""
        for key, entry in self._entries.items():
            if not _PLAIN.fullmatch(entry):
                self._parse(key)

    def _parse(self, name: str) -> None:
        """Hand an entry to Fluent, and the entries it refers to."""
        with self._parsing:
            if name in self._parsed:
                return
            self._parsed.add(name)
            resource = FluentResource(self._entries[name])
            self._bundle.add_resource(resource)
            for reference in references(resource):
                if reference in self._entries:
                    self._parse(reference)


def _forget_the_world() -> None:
    """Let go of the names of all countries and time zones, which Babel reads to find a language and can read again.

    They are some thirty thousand objects of two MiB. What the language's numbers need it keeps. Another thread that was
    reading them would find nothing there: only the main thread may come here.
    """
    if hasattr(babel.core, "_global_data"):
        babel.core._global_data = None


class _References(visitor.Visitor):
    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (the visitor's own naming)
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")


def references(resource: ast.Resource) -> list[str]:
    """Return the names of the messages and terms that a resource refers to."""
    found = _References()
    found.visit(resource)
    return found.names


def split_entries(text: str) -> Iterator[tuple[str, str]]:
    """Cut a table into its entries: name and text, comments between them left at the end of the entry before."""
    starts = [match.start() for match in _ENTRY_START.finditer(text)]
    for start, end in pairwise([*starts, len(text)]):
        entry = text[start:end]
        yield entry.partition("=")[0].rstrip(), entry


def table_texts(language: Language) -> dict[str, str]:
    """Return the text of every table of a language by file name."""
    folder = resources.files("client") / "strings" / language
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    return {file.name: file.read_text(encoding="utf-8") for file in files if file.name.endswith(".ftl")}


@cache
def load_catalogue(language: Language) -> Catalogue:
    """Return a language's catalogue, read once."""
    entries = {name: entry for text in table_texts(language).values() for name, entry in split_entries(text)}
    return Catalogue(language, entries)
