"""The saved matches as the menus see them, told in the player's words."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

from client.errands import Errands
from client.i18n import Translator
from client.known import KnownFolder
from client.player_names import shown_names
from client.running import RunningMatch
from client.scenes.ports import SaveEntry, Summary
from client.scenes.saves_about import date_of, moment
from saves import SaveEntry as StoredEntry
from saves import SaveStore, last_played, passed_over
from saves.errors import SaveError


class SavesShelf:
    """The saved matches as the menus see them.

    Args:
        store: keeps them.
        tr: the language.
        errands: do what takes the disk.
    """

    def __init__(self, store: SaveStore, tr: Translator, errands: Errands) -> None:
        self._store = store
        self._tr = tr
        self._errands = errands
        self.known: KnownFolder[StoredEntry] = KnownFolder(store, errands)

    @property
    def tr(self) -> Translator:
        """The language."""
        return self._tr

    @property
    def folder(self) -> Path:
        """Where the saved matches are."""
        return self._store.folder

    def unfinished(self) -> Summary | None:
        """Return the match played last that isn't over, None if no match to continue is known."""
        return unfinished(self.known.entries)

    def unread(self) -> str:
        """Say why that isn't the match that was played last: what can't be read; empty where it is."""
        return unread(self.known.entries, self._tr)

    def saves(self) -> list[SaveEntry]:
        """Return all saved matches that are known, the latest first, damaged ones too; raises FolderError."""
        if self.known.trouble is not None:
            raise self.known.trouble
        return [listed(entry, self._tr) for entry in self.known.entries]

    def trash(self) -> list[SaveEntry]:
        """Return what is known to have been thrown away and can be had back, the latest first."""
        return [
            replace(listed(found.entry, self._tr), id=found.name, deleted_at=date_of(found.deleted))
            for found in self.known.thrown
        ]

    def delete(self, save_id: str) -> None:
        """Throw a saved match away; raises SaveError."""
        self._store.trash.throw_away(save_id)

    def restore(self, save_id: str) -> None:
        """Put a match from the trash back; raises SaveError."""
        self._store.trash.restore(save_id)

    def take_in(self, path: Path) -> str:
        """Put a file with a saved match among the saved ones; return its name, or raise SaveError."""
        return self._store.take_in(path)

    def rotate(self, running: Collection[str]) -> None:
        """Have the oldest of the matches thrown away the player has given no name; never one in ``running``."""
        self._errands.run(partial(self._throw_surplus_away, tuple(running)), self.folder)

    def _throw_surplus_away(self, running: Collection[str]) -> None:
        for save_id in self._store.surplus(running):
            self.delete(save_id)


def unfinished(entries: Iterable[StoredEntry]) -> Summary | None:
    """Return the match to continue of those listed, None for none."""
    entry = last_played(entries)
    if entry is None or (about := entry.summary) is None:
        return None
    return Summary(entry.id, about.ruleset, about.mode, about.seats, about.turn, about.player == about.viewer)


def unread(entries: Iterable[StoredEntry], tr: Translator) -> str:
    """Say of those listed why the match played last can't be continued, if it can't be read; "" otherwise."""
    entry = passed_over(entries)
    return "" if entry is None or entry.error is None else sentence(entry.error, tr)


def listed(entry: StoredEntry, tr: Translator) -> SaveEntry:
    """Return what the list shows of a saved match, or why it can't be read."""
    about = entry.summary
    # What the clock said then; the file's date is for the order alone (`saves.dates`).
    saved = entry.modified if about is None else about.updated
    saved_at = date_of(saved) if saved else None
    if about is None:
        damage = "" if entry.error is None else sentence(entry.error, tr)
        return SaveEntry(entry.id, entry.id, saved_at, damage=damage, named=entry.path.is_file())
    return SaveEntry(
        id=entry.id,
        name=about.title or moment(tr, "saves-unnamed", saved_at),
        saved_at=saved_at,
        ruleset=about.ruleset,
        mode=about.mode,
        seats=about.seats,
        turn=about.turn,
        players=tuple(shown_names(tr, about.names, about.viewer)),
        finished=about.over,
        named=entry.is_named,
        seat=about.viewer,
        turn_seat=about.player,
        table=tuple(about.table),
        other_rules=not entry.is_current and entry.rules != b"",
        hitch="" if entry.hitch is None else sentence(entry.hitch, tr),
    )


def sentence(error: SaveError, tr: Translator) -> str:
    """Return an error in words."""
    return tr(error.key, **error.details)


def losses(running: RunningMatch, tr: Translator) -> Iterator[str]:
    """Yield the sentences about what the player has to know of a match that was resumed."""
    if running.loss is not None:
        damaged = "resume-damaged" if running.loss.certain else "resume-unreadable"
        key = "resume-gone" if running.loss.gone else damaged
        yield tr(key, path=str(running.loss.path), count=running.loss.answers, turn=running.loss.turn)
    if running.dropped:
        yield tr("resume-dropped", count=running.dropped)
    elif running.changed:
        yield tr("resume-changed")
    if running.gaps:
        yield tr("resume-gaps")
