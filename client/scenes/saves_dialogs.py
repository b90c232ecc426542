"""What the player is asked about saving: a name, another folder, and whether to leave a match that can't be saved."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Protocol

import pygame

from client.app import App
from client.scenes.errors import reported, show_error
from client.scenes.saves_folder import can_open, likely_folder, open_folder
from client.scenes.saves_rows import UNDONE
from client.ui import theme
from client.ui.button import Button, Key
from client.ui.canvas import Canvas
from client.ui.dialog import Answer, Dialog
from client.ui.entry import TextEntry
from client.ui.widget import Action, Box
from client.ui.widget_scene import WidgetScene
from saves.errors import SaveError

_WIDTH = 620.0
_MARGIN = 32.0
_GAP = 12.0
_LONGEST_TITLE = 60
_LONGEST_FOLDER = 400


class Saver(Protocol):
    """What saves the match on the table."""

    def save(self, then: Callable[[], None], failed: Callable[[SaveError], None]) -> None:
        """Make sure it is saved as it stands; ``then`` is done once it is, ``failed`` told why it can't be."""

    def title_for(self) -> str:
        """Return what it could be called."""

    def ask_taken(self, title: str, then: Callable[[bool], None]) -> None:
        """Find out whether a saved match has this name, and tell it; raises SaveError."""

    def save_named(self, title: str, done: Callable[[SaveError | None], None]) -> None:
        """Save it under a name; ``done`` is told how it went."""

    def save_to(self, folder: str, done: Callable[[Path | SaveError], None]) -> None:
        """Save it in another folder, as it was typed; ``done`` is told which file it is, or why there is none."""


class LineScene(WidgetScene):
    """An overlay that asks for one line of text.

    Args:
        headline: what it is for.
        about: a few words below.
        text: what stands in the line.
        empty: shown while nothing does.
        limit: the greatest number of characters.
        do: the words on the button that takes the line.
        take: called with the line; closes the overlay where it is taken.
        dropped: returns what stands in the line when a file or folder is dropped onto the window.
    """

    transparent = True

    def __init__(
        self,
        headline: str,
        about: str,
        text: str,
        *,
        empty: str,
        limit: int,
        do: str,
        take: Callable[[str], None],
        dropped: Callable[[Path], str] | None = None,
    ) -> None:
        super().__init__()
        self.text = text
        self._is_waiting = False
        self._dropped = dropped
        self._headline, self._about, self._empty, self._limit, self._do = headline, about, empty, limit, do
        self._taken = take
        self.focus_id = "line"

    def build(self) -> None:
        """Add the line and the two buttons."""
        canvas = self.app.canvas()
        x, y, w, _ = self._box(canvas)
        inner = w - 2 * _MARGIN
        row = self._row(canvas)
        y = self._words_end(canvas, x, y, inner, dry=True) + 16
        line = TextEntry(
            "line",
            (x + _MARGIN, y, inner, row),
            self.app.gui,
            self.text,
            self._edit,
            limit=self._limit,
            empty=self._empty,
            selects=True,
        )
        self.add(line)
        y += row + 20
        half = (inner - _GAP) / 2
        self.add(Button("back", (x + _MARGIN, y, half, row), self.tr("save-back"), self.back))
        enter = Key(pygame.K_RETURN, self.tr("key-enter"))
        box = (x + _MARGIN + half + _GAP, y, half, row)
        label = UNDONE if self._is_waiting else self._do
        self.add(Button("do", box, label, self._take, kind="primary", key=enter, off_reason=self._why_not_taken()))

    def wait(self, waiting: bool) -> None:
        """Let the line not be taken while something is being done with it, or again afterwards."""
        self._is_waiting = waiting
        if self in self.app.scenes:  # else its editor is thrown away, and must not come back
            self.rebuild()

    def _why_not_taken(self) -> str:
        if self._is_waiting:
            return self.tr("saving-now")
        return "" if self.text.strip() else self.tr("save-as-no-name")

    def handle(self, event: pygame.event.Event) -> bool:
        """Let what is dropped onto the window stand in the line; the rest as any scene does."""
        if event.type == pygame.DROPFILE and self._dropped is not None:
            self.text = self._dropped(Path(event.file))
            self.rebuild()
            return True
        return super().handle(event)

    def paint(self, canvas: Canvas) -> None:
        """Darken what lies below and write the words."""
        x, y, w, h = self._box(canvas)
        canvas.veil(150)
        canvas.panel(x, y, w, h, theme.DIALOG)
        self._words_end(canvas, x, y, w - 2 * _MARGIN, dry=False)

    def _words_end(self, canvas: Canvas, x: float, y: float, inner: float, *, dry: bool) -> float:
        """Write (or only measure) the headline and the words below it; return the y below."""
        below = canvas.paragraph(self._headline, x + _MARGIN, y + 24, inner, 24, theme.BONE, face="bold", dry=dry)
        return canvas.paragraph(self._about, x + _MARGIN, below + 8, inner, 17, theme.GREY, dry=dry)

    def _row(self, canvas: Canvas) -> float:
        return max(48.0, canvas.text_height(18, "bold") + 16)

    def _box(self, canvas: Canvas) -> Box:
        width = min(canvas.m.wide - 40, _WIDTH)
        height = self._words_end(canvas, 0, 0, width - 2 * _MARGIN, dry=True) + 16 + 2 * self._row(canvas) + 20 + 24
        return ((canvas.m.wide - width) / 2, (canvas.m.high - height) / 2, width, height)

    def _edit(self, text: str) -> None:
        had, self.text = bool(self.text.strip()), text
        if bool(text.strip()) != had:
            self.rebuild()

    def _take(self) -> None:
        self._taken(self.text.strip())


def save_as_scene(app: App, saver: Saver) -> LineScene:
    """Return the overlay that asks for a name and saves the match under it."""
    tr = app.tr

    def told(title: str, error: SaveError | None) -> None:
        if error is None:
            app.toast(tr("save-as-done", name=title))
        else:
            show_error(app, error)

    def save(title: str) -> None:
        app.scenes.close(scene)
        saver.save_named(title, partial(told, title))

    def take(title: str) -> None:
        reported(app, lambda: saver.ask_taken(title, partial(found, title)))

    def found(title: str, taken: bool) -> None:
        if not taken:
            save(title)
            return
        answers = (
            Answer("over", tr("save-as-over"), partial(save, title), "danger"),
            Answer("back", tr("save-back"), lambda: None),
        )
        app.scenes.push(Dialog(tr("save-as-over-title", name=title), tr("save-as-over-about"), answers))

    scene = LineScene(
        tr("save-as-title"),
        tr("save-as-about"),
        saver.title_for(),
        empty=tr("save-as-empty"),
        limit=_LONGEST_TITLE,
        do=tr("save-as-do"),
        take=take,
    )
    return scene


class LeavingDialog(Dialog):
    """Asks whoever wants to leave a match that can't be saved, which only its own button does."""


def ask_leaving(app: App, saver: Saver, error: SaveError, leave: Action, leave_words: str) -> None:
    """Ask whoever wants to leave a match that can't be saved.

    Args:
        app: the window.
        saver: saves the match.
        error: why it can't be saved.
        leave: leaves it.
        leave_words: what the button says that leaves it unsaved.
    """
    tr = app.tr

    def retry() -> None:
        saver.save(leave, lambda again: ask_leaving(app, saver, again, leave, leave_words))

    def elsewhere() -> None:
        app.scenes.push(_elsewhere_scene(app, saver, leave))

    answers = (
        Answer("retry", tr("leave-retry"), retry, "primary"),
        Answer("elsewhere", tr("leave-elsewhere"), elsewhere),
        Answer("leave", leave_words, leave, "danger"),
        Answer("stay", tr("leave-stay"), lambda: None),
    )
    reason = tr(error.key, **error.details)
    app.scenes.push(LeavingDialog(tr("leave-title"), tr("leave-about", reason=reason), answers))


def _elsewhere_scene(app: App, saver: Saver, leave: Action) -> LineScene:
    """Return the overlay that asks for another folder, saves the match there and leaves it."""
    tr = app.tr

    def show(folder: Path) -> None:
        open_folder(folder)
        leave()

    def take(folder: str) -> None:
        scene.wait(True)
        saver.save_to(folder, told)

    def told(came: Path | SaveError) -> None:
        if isinstance(came, SaveError):
            scene.wait(False)
            show_error(app, came)
        elif scene in app.scenes:
            app.scenes.close(scene)  # before the next stands above it
            ask(came)
        else:
            app.toast(tr("elsewhere-saved", path=str(came)))

    def ask(path: Path) -> None:
        answers = [Answer("understood", tr("answer-understood"), leave, "primary")]
        if can_open():
            answers.append(Answer("folder", tr("saves-folder"), partial(show, path.parent)))
        app.scenes.push(Dialog(tr("elsewhere-title"), tr("elsewhere-saved", path=str(path)), tuple(answers)))

    scene = LineScene(
        tr("elsewhere-title"),
        tr("elsewhere-about"),
        str(likely_folder()),
        empty=tr("elsewhere-empty"),
        limit=_LONGEST_FOLDER,
        do=tr("save-as-do"),
        take=take,
        dropped=lambda path: str(path if path.is_dir() else path.parent),
    )
    return scene
