"""A folder of files as a screen knows it: read by tabs, the last being the trash, and changed behind the window."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Generic, Protocol, TypeVar

import pygame

from client.app import App
from client.loading import GRACE
from client.scenes.errors import show_error
from client.scenes.frame import MenuScene
from client.scenes.ports import Known
from client.scenes.saves_rows import Row, Tab
from client.scenes.saving_scene import UNSEEN
from client.ui.dialog import Answer, Dialog
from saves.errors import SaveError
from saves.trash import DAYS


class Listed(Protocol):
    """What can be listed."""

    @property
    def id(self) -> str:
        """What tells it from all others under its tab."""


EntryT = TypeVar("EntryT", bound=Listed)


class FolderScene(MenuScene, Generic[EntryT]):
    """Reads a folder and has its files thrown away, put back and taken in.

    What changes a file takes the disk, which may be slow: the window goes on meanwhile.
    """

    tabs: tuple[Tab, ...]
    """The last one is the trash."""

    def __init__(self) -> None:
        super().__init__()
        self.tab = self.tabs[0].id
        self.entries: list[EntryT] = []
        """What the tab lists."""
        self.chosen = 0
        self._all: dict[str, list[EntryT]] = {tab.id: [] for tab in self.tabs}
        self._offset = 0.0
        self._late: list[tuple[Path, float]] = []
        """Files being taken in of which nothing has been said yet, and for how many seconds they have been."""
        self._is_begun = False
        """Whether it has been decided where to begin, which waits for the folder to be known."""
        self._trouble: SaveError | None = None
        """Why the folder can't be read."""

    # ---- what each list has of its own

    @property
    @abstractmethod
    def folder(self) -> Path:
        """Where the files are."""

    @property
    @abstractmethod
    def known(self) -> Known:
        """What is known of the folder."""

    @abstractmethod
    def sorted_by_tab(self) -> dict[str, list[EntryT]]:
        """Return all that is known to be there by tab; raises SaveError where the folder couldn't be read."""

    @abstractmethod
    def row(self, entry: EntryT) -> Row:
        """Return what a row shows."""

    @abstractmethod
    def place_of(self, entry: EntryT) -> Path:
        """Return where a file is."""

    @abstractmethod
    def is_damaged(self, entry: EntryT) -> bool:
        """Tell whether a file can't be read: it can be thrown away and had back, and nothing else."""

    @abstractmethod
    def throw_away(self, entry: EntryT) -> None:
        """Put a file into the trash; raises SaveError."""

    @abstractmethod
    def put_back(self, entry: EntryT) -> None:
        """Take a file out of the trash; raises SaveError."""

    @abstractmethod
    def take_in(self, path: Path) -> str:
        """Put a file from elsewhere into the list; return its name, or raise SaveError."""

    @property
    @abstractmethod
    def taken_in_tab(self) -> str:
        """Where it is listed then, as a rule."""

    # ---- life

    def enter(self) -> None:
        """Show what is known of the folder, begin where there is something, and have it read anew."""
        super().enter()
        self._is_begun = self.known.is_read
        self._take_known()
        self._begin()
        self.look()
        if not self.known.is_read:
            self.app.errands.wait(GRACE)  # told before the first drawing, so that nothing flashes on a quick disk

    def resume(self) -> None:
        """Have it read anew: something may have been played or deleted meanwhile."""
        super().resume()
        self.rebuild()
        self.look()

    def look(self) -> None:
        """Have it read anew, and show what has changed."""
        self.known.look(self._looked)

    def _looked(self) -> None:
        if self not in self.app.scenes:
            return
        before, trouble = self._all, self._trouble
        self._take_known()
        if not self._is_begun:
            self._is_begun = True
            self._begin()
        elif before == self._all and trouble is self._trouble:
            return
        self.rebuild()

    def show_known(self) -> None:
        """Show what is known of the folder by now."""
        self._take_known()
        self.rebuild()

    def _begin(self) -> None:
        if not self._all[self.tab]:
            self._show_tab(next((tab.id for tab in self.tabs if self._all[tab.id]), self.tabs[0].id))

    def _take_known(self) -> None:
        """List what is known; the chosen file stays so if it is still there."""
        before = self.entry
        try:
            self._all, self._trouble = self.sorted_by_tab(), None
        except SaveError as error:
            self._all, self._trouble = {tab.id: [] for tab in self.tabs}, error
        if before is not None:
            places = (row for row, entry in enumerate(self._all[self.tab]) if entry.id == before.id)
            self.chosen = next(places, self.chosen)
        self._show_tab(self.tab)

    def _show_tab(self, tab: str) -> None:
        """List what belongs under a tab, the chosen row as near as it can be to where it was."""
        self.tab, self.entries = tab, self._all[tab]
        self.choose(min(max(self.chosen, 0), len(self.entries) - 1))

    def choose(self, row: int) -> None:
        """Make a row the chosen one."""
        self.chosen = row

    @property
    def entry(self) -> EntryT | None:
        """The chosen file."""
        return self.entries[self.chosen] if 0 <= self.chosen < len(self.entries) else None

    def is_busy(self, entry: EntryT) -> bool:
        """Tell whether something is still being done with a file."""
        return self.app.errands.is_busy(self.place_of(entry))

    def why_left_alone(self, entry: EntryT) -> str:
        """Return why nothing can be done with a file, "" where something can."""
        if self.is_busy(entry):
            return self.tr("saves-busy")
        return self.tr("saves-damaged-off") if self.is_damaged(entry) else ""

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing under any tab."""
        return not any(self._all.values())

    # ---- deeds

    def handle(self, event: pygame.event.Event) -> bool:
        """Take in a file dropped onto the window; the rest as any scene does."""
        if event.type == pygame.DROPFILE:
            self._take_in(Path(event.file))
            return True
        return super().handle(event)

    def _choose_tab(self, value: str) -> None:
        self._offset, self.chosen = 0.0, 0
        self._show_tab(value)
        self.rebuild()

    def _choose(self, row: int) -> None:
        self.choose(row)
        self.rebuild()

    def _ask_delete(self) -> None:
        entry = self.entry
        if entry is None:
            return
        delete = partial(self._have_moved, self.throw_away, entry, "saves-thrown", "undone-delete")
        answers = (
            Answer("delete", self.tr("saves-throw-away"), delete, "danger"),
            Answer("keep", self.tr("answer-keep"), lambda: None),
        )
        title = self.tr("saves-throw-title", name=self.row(entry).name)
        self.app.scenes.push(Dialog(title, self.tr("saves-throw-about", days=DAYS), answers))

    def _restore(self) -> None:
        if self.entry is not None:
            self._have_moved(self.put_back, self.entry, "saves-restored", "undone-restore")

    def _have_moved(self, deed: Callable[[EntryT], None], entry: EntryT, done: str, undone: str) -> None:
        """Have a file moved, and that said in passing."""
        words = self.tr(done, name=self.row(entry).name)
        self.change(partial(deed, entry), entry, undone, lambda: self.app.toast(words))

    def change(
        self, deed: Callable[[], object], entry: EntryT, undone: str, then: Callable[[], None] = lambda: None
    ) -> None:
        """Have something done to a file while the window goes on; what goes wrong is said in a dialog.

        Args:
            deed: what is done; may raise SaveError.
            entry: the file.
            undone: the key of what is said of it where the program is to end before it is done.
            then: done when that went well.
        """

        def told(came: object) -> None:
            _show_known(self.app)
            if isinstance(came, SaveError):
                show_error(self.app, came)
            else:
                then()

        wish = self.tr(undone, name=self.row(entry).name)
        self.known.change(deed, self.place_of(entry), told, wish)
        self.rebuild()

    def update(self, dt: float) -> None:
        """Say of files that were dropped onto the window, and take longer, that they are being taken in."""
        super().update(dt)
        waiting = [(path, waited + dt) for path, waited in self._late if self.app.errands.is_busy(path)]
        for path, waited in waiting:
            if waited >= UNSEEN:
                self.app.toast(self.tr("saves-taking-in", name=path.name))
        self._late = [(path, waited) for path, waited in waiting if waited < UNSEEN]

    def _take_in(self, path: Path) -> None:
        def told(came: str | SaveError) -> None:
            if isinstance(came, SaveError):
                self.app.toast(self.tr(came.key, **came.details))
                return
            self.app.toast(self.tr("saves-taken-in", name=came))
            if self in self.app.scenes:
                self._show_new()
            else:
                _show_known(self.app)

        self._late.append((path, 0.0))
        self.known.change(partial(self.take_in, path), path, told, self.tr("undone-take-in", name=path.name))

    def _show_new(self) -> None:
        """Choose what wasn't known before, under whichever tab it stands: a match may be over."""
        before = {entry.id for entries in self._all.values() for entry in entries}
        self._take_known()
        tabs = [self.taken_in_tab, *(tab.id for tab in self.tabs[:-1])]
        new = (tab for tab in tabs if any(entry.id not in before for entry in self._all[tab]))
        self._choose_tab(next(new, self.taken_in_tab))
        self._choose(next((row for row, entry in enumerate(self.entries) if entry.id not in before), 0))


def show_anew(app: App) -> None:
    """Have the list read again that is shown by now: something has come into a folder by itself."""
    if isinstance(shown := app.scenes.top, FolderScene):
        shown.look()


def _show_known(app: App) -> None:
    """Show what is known by the list that is shown by now, be it another than that in which something was done."""
    if isinstance(shown := app.scenes.top, FolderScene):
        shown.show_known()
