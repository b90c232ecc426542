"""A keeper of matches that only notes what it is asked to do."""

from datetime import datetime

from client.scenes.ports import MatchChoice, SaveEntry, Summary
from saves.errors import WriteError

PLAYERS = ("林曉月", "Ravenscroft", "墨言", "Aoife", "白鹿居士", "Jean-Luc P.", "紫霞仙", "玄機")


def entries() -> list[SaveEntry]:
    """A folder with a running match, a finished one, and a file that can't be read."""
    when = datetime(2026, 3, 9, 8, 5)
    return [
        SaveEntry("m1", "月下 · 六席", when, "peak", "standard", 6, 5, PLAYERS[:6]),
        SaveEntry("m2", "Ravenscroft’s revenge", when, "peak", "standard", 8, 12, PLAYERS, finished=True),
        SaveEntry("m3", "broken.guixi", damage="unexpected end of data at byte 4096"),
        *(SaveEntry(f"m{n}", f"Match {n}", when, "peak", "standard", 5, n, PLAYERS[:5]) for n in range(4, 18)),
    ]


class FakeService:
    """Notes starts, resumes and deletions in ``done``."""

    def __init__(self, *, unfinished: bool = True, empty: bool = False) -> None:
        self.done: list[tuple[str, str | MatchChoice]] = []
        self.files = [] if empty else entries()
        self.left = Summary("m1", "peak", "standard", 6, 5, my_turn=True) if unfinished else None
        self.fails = False

    def unfinished(self) -> Summary | None:
        return self.left

    def saves(self) -> list[SaveEntry]:
        return list(self.files)

    def start(self, choice: MatchChoice) -> None:
        self._note("start", choice)

    def resume(self, save_id: str) -> None:
        self._note("resume", save_id)

    def delete(self, save_id: str) -> None:
        self._note("delete", save_id)
        self.files = [entry for entry in self.files if entry.id != save_id]

    def _note(self, deed: str, about: str | MatchChoice) -> None:
        if self.fails:
            raise WriteError(path="/full/disk", reason="no space left")
        self.done.append((deed, about))
