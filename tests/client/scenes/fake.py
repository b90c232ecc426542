"""A keeper of matches that only notes what it is asked to do."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from client.scenes.ports import MatchChoice, SaveEntry, Summary
from saves import SeenSeat
from saves.errors import SaveError, WriteError, came_of

T = TypeVar("T")

PLAYERS = ("林曉月", "Ravenscroft", "墨言", "Aoife", "白鹿居士", "Jean-Luc P.", "紫霞仙", "玄機")


TABLE = tuple(
    SeenSeat(
        "C-R02", hand=3 + seat % 4, spirit=seat * 3, ghosts=seat % 5, points=seat, identity=identity, king=seat == 4
    )
    for seat, identity in enumerate(["", "", "taiping", "", "heretic_king", "", "tianshi", ""])
)


def entries() -> list[SaveEntry]:
    """A folder with running matches, named ones, a finished one, and files that can't be read."""
    when = datetime(2026, 3, 9, 8, 5)
    running = [
        SaveEntry("m1", "2026-03-09 08:05", when, "peak", "standard", 6, 5, PLAYERS[:6], seat=0),
        SaveEntry("m3", "20260309-080500", damage="unexpected end of data at byte 4096"),
        *(SaveEntry(f"m{n}", f"Match {n}", when, "peak", "standard", 5, n, PLAYERS[:5], seat=1) for n in range(4, 18)),
    ]
    eight = SaveEntry(
        "n1", "月下 · 八席", when, "peak", "standard", 8, 12, PLAYERS, named=True, seat=0, turn_seat=4, table=TABLE
    )
    others = [
        eight,
        replace(eight, id="n2", name="The revenge", other_rules=True, seat=-1),
        SaveEntry("n3", "broken.guixi", damage="unexpected end of data at byte 4096", named=True),
        replace(eight, id="f1", name="2026-03-08 21:40", named=False, finished=True),
    ]
    return running + others


class KnownAtOnce:
    """Knows a folder without a disk, and does at once what is done to it."""

    is_read = True

    def look(self, done: Callable[[], None]) -> None:
        done()

    def change(self, deed: Callable[[], T], about: Path, done: Callable[[T | SaveError], None], wish: str = "") -> None:
        done(came_of(deed, str(about)))


class FakeService:
    """Notes starts, resumes and deletions in ``done``."""

    def __init__(self, *, unfinished: bool = True, empty: bool = False) -> None:
        self.done: list[tuple[str, str | MatchChoice]] = []
        self.files = [] if empty else entries()
        self.thrown = [] if empty else [replace(self.files[0], id="1-m0", deleted_at=datetime(2026, 3, 10))]
        self.left = Summary("m1", "peak", "standard", 6, 5, my_turn=True) if unfinished else None
        self.why_unread = ""
        self.fails = False
        self.known = KnownAtOnce()
        self.folder = Path("/home/林曉月/存檔")

    def unfinished(self) -> Summary | None:
        return self.left

    def unread(self) -> str:
        return self.why_unread

    def saves(self) -> list[SaveEntry]:
        return list(self.files)

    def start(self, choice: MatchChoice) -> None:
        self._note("start", choice)

    def trash(self) -> list[SaveEntry]:
        return list(self.thrown)

    def resume(self, save_id: str, seat: int | None = None) -> None:
        self._note("resume", save_id if seat is None else f"{save_id} in {seat}")

    def restore(self, save_id: str) -> None:
        self._note("restore", save_id)
        self.files = [*(entry for entry in self.thrown if entry.id == save_id), *self.files]
        self.thrown = [entry for entry in self.thrown if entry.id != save_id]

    def take_in(self, path: Path) -> str:
        self._note("take in", str(path))
        return path.stem

    def watch_saved(self, save_id: str) -> None:
        self._note("watch", save_id)

    def delete(self, save_id: str) -> None:
        self._note("delete", save_id)
        self.files = [entry for entry in self.files if entry.id != save_id]

    def _note(self, deed: str, about: str | MatchChoice) -> None:
        if self.fails:
            raise WriteError(path="/full/disk", reason="no space left")
        self.done.append((deed, about))
