"""What the lists say of saved matches, in the player's words."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from client.i18n import Translator
from client.running import RunningMatch
from client.scenes.ports import SaveEntry
from client.scenes.saves_about import moment
from saves import SaveEntry as StoredEntry
from saves.errors import SaveError


def listed(entry: StoredEntry, tr: Translator) -> SaveEntry:
    """Return what the list shows of a saved match, or why it can't be read."""
    about = entry.summary
    saved_at = datetime.fromtimestamp(entry.modified) if entry.modified else None
    if about is None:
        damage = "" if entry.error is None else sentence(entry.error, tr)
        return SaveEntry(entry.id, entry.path.name, saved_at, damage=damage, named=entry.path.is_file())
    return SaveEntry(
        id=entry.id,
        name=about.title or moment(tr, "saves-unnamed", saved_at),
        saved_at=saved_at,
        ruleset=about.ruleset,
        mode=about.mode,
        seats=about.seats,
        turn=about.turn,
        players=tuple(about.names),
        finished=about.over,
        named=entry.is_named,
        seat=about.viewer,
        turn_seat=about.player,
        table=tuple(about.table),
        other_rules=not entry.is_current and entry.rules != b"",
    )


def sentence(error: SaveError, tr: Translator) -> str:
    """Return an error in words."""
    return tr(error.key, **error.details)


def losses(running: RunningMatch) -> Iterator[str]:
    """Yield the keys of what the player has to know of a match that was resumed."""
    if running.dropped:
        yield "resume-dropped"
    elif running.changed:
        yield "resume-changed"
    if running.gaps:
        yield "resume-gaps"
