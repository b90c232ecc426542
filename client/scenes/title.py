"""The first screen."""

from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

import pygame

from client.i18n import LANGUAGES
from client.loading import GRACE
from client.scenes.ahead import make_ready
from client.scenes.errors import reported
from client.scenes.new_match import NewMatchScene
from client.scenes.ports import MatchService, Summary
from client.scenes.replay.listing import ReplaysScene
from client.scenes.rulebook import RulebookScene
from client.scenes.saves import SavesScene
from client.scenes.settings import SettingsScene
from client.scenes.title_art import paint_name, paint_title
from client.scenes.unread import UnreadDialog
from client.ui import theme
from client.ui.button import Button
from client.ui.canvas import Canvas
from client.ui.segments import Choice, Segments
from client.ui.widget_scene import WidgetScene
from saves.replay_store import SUFFIX

_MENU_X = 268.0
_MENU_WIDTH = 270.0
_PAPER_HEIGHT = 84.0
_SHORT_PAPER = 68.0
"""Its height with a single line."""
_PAPER_MARGINS = 44.0
_BESIDE_PAPER = 76.0
"""What the sign and the margins take beside its label."""
_ROW = 46.0
_GAP = 8.0


class TitleScene(WidgetScene):
    """Offers to continue, begin, load, read the rules, change settings and quit."""

    def __init__(self, service: MatchService) -> None:
        super().__init__()
        self.service = service
        self._unfinished: Summary | None = None
        self._unread = ""
        """Why the match that was played last isn't that one, "" where it is."""
        self._is_ready = False
        """What every table needs has been ordered."""

    @property
    def ambience(self) -> tuple[str, ...]:
        """The valley by night."""
        return ("ambience-night",)

    def enter(self) -> None:
        """Show the match to continue that is known, and look for it."""
        super().enter()
        self._take_known()
        self._look()
        if not self.service.known.is_read:
            self.app.errands.wait(GRACE)  # told before the first drawing, so that nothing flashes on a quick disk

    def update(self, dt: float) -> None:
        """Let time pass: once the title has been shown, what a table needs is made ready behind it."""
        super().update(dt)
        if not self._is_ready and not self.dirty:
            self._is_ready = True
            make_ready(self.app.display.size, self.app.tr.language)

    def relayout(self) -> None:
        """Lay the menu for other measures; what a table of these needs is made ready in its turn."""
        super().relayout()
        self._is_ready = False

    def resume(self) -> None:
        """Look again: it may have been deleted meanwhile."""
        super().resume()
        self._take_known()
        self.rebuild()
        self._look()

    def back(self) -> None:
        """There is nothing behind the title; Escape goes to the button that quits."""
        self.focus("quit")

    def _look(self) -> None:
        """Have the folder read behind the window; whatever there is to be done otherwise can be done meanwhile."""

        def looked() -> None:
            before, could = (self._unfinished, self._unread), self._can_continue
            if self in self.app.scenes:
                self._take_known()
                if (self._unfinished, self._unread) != before:
                    if not could and not self.ring:
                        self.focus_id = "continue"
                    self.rebuild()

        self.service.known.look(looked)

    def _take_known(self) -> None:
        self._unfinished, self._unread = self.service.unfinished(), self.service.unread()
        if self.focus_id not in ("new", "saves", "replays", "rulebook", "settings", "quit"):
            self.focus_id = "continue" if self._can_continue else "new"

    @property
    def _can_continue(self) -> bool:
        """Whether there is something to continue, be it only to be told why it can't be."""
        return self._unfinished is not None or self._unread != ""

    # ---- layout

    def build(self) -> None:
        """Add the menu and the language switch."""
        canvas = self.app.canvas()
        self._add_menu(canvas)
        self._add_languages(canvas)

    def _add_menu(self, canvas: Canvas) -> None:
        entries: list[tuple[str, str, Callable[[], None]]] = [
            ("new", self.tr("title-new"), self._new),
            ("saves", self.tr("title-saves"), self._saves),
            ("replays", self.tr("title-replays"), self._replays),
            ("rulebook", self.tr("rulebook"), self._rulebook),
            ("settings", self.tr("title-settings"), self._settings),
        ]
        widest = max(canvas.text_width(label, 22, "bold") for _, label, _ in entries)
        told = self._continued(canvas, max(_MENU_WIDTH, widest + 60) - _PAPER_MARGINS)
        width = max(_MENU_WIDTH, widest + 60, canvas.text_width(told, 17) + _PAPER_MARGINS)
        row = max(_ROW, canvas.text_height(22, "bold") + 10)
        paper = max(_PAPER_HEIGHT, canvas.text_height(30, "bold") + canvas.text_height(17) + 20)
        if not told:
            paper = max(_SHORT_PAPER, canvas.text_height(30, "bold") + 20)
        first = ("continue", self.tr("title-continue"), self._continue) if self._can_continue else entries.pop(0)
        total = paper + 14 + len(entries) * (row + _GAP) + 12 + row
        y = max(24.0, (self.m.high - 80 - total) * 0.5)
        entry_id, label, action = first
        box, size = (_MENU_X, y, width, paper), 30.0
        while size > 22 and canvas.text_width(label, size, "bold") > width - _BESIDE_PAPER:
            size -= 1
        self.add(Button(entry_id, box, label, action, kind="paper", size=size, second=told, icon="play"))
        y += paper + 14
        for entry_id, label, action in entries:
            self.add(Button(entry_id, (_MENU_X, y, width, row), label, action, kind="menu", size=22))
            y += row + _GAP
        y += 12
        self.add(Button("quit", (_MENU_X, y, width, row), self.tr("title-quit"), self.app.quit, kind="menu", size=22))

    def _continued(self, canvas: Canvas, room: float) -> str:
        """Say which match would be continued; with large type in fewer words, so that the picture isn't covered."""
        match = self._unfinished
        if self._unread:
            return self.tr("title-continue-unread")
        if match is None:
            return ""
        if not match.my_turn:
            return self.tr("title-continue-others", turn=match.turn, seats=match.seats)
        whole = self.tr("title-continue-mine", turn=match.turn, seats=match.seats)
        fits = canvas.text_width(whole, 17) <= room
        return whole if fits else self.tr("title-continue-mine-short", turn=match.turn)

    def _add_languages(self, canvas: Canvas) -> None:
        labels = [self.tr(f"language-{language}") for language in LANGUAGES]
        choices = [Choice(language, label) for language, label in zip(LANGUAGES, labels, strict=True)]
        width = Segments.natural_width(canvas, labels, 17)
        height = max(34.0, canvas.text_height(17) + 10)
        box = (32.0, self.m.high - 22 - height, width, height)
        self.add(Segments("language", box, choices, self.app.tr.language, self._speak))

    def paint(self, canvas: Canvas) -> None:
        """Paint the picture, the names and the foot line; in words as well where nobody could read the signs."""
        is_latin = not self.app.tr.language.startswith("zh")
        paint_title(canvas, smaller=is_latin)
        paint_name(canvas, self.tr("title-name") if is_latin else "", self.tr("title-subtitle"))
        foot = self.widget("language")
        x, y, w, h = foot.box
        number = version("guixi")
        right = canvas.text_width(number, 16)
        keys = self.tr("title-keys")
        if x + w + 24 + canvas.text_width(keys, 16) + 24 < self.m.wide - 24 - right:
            canvas.text(keys, x + w + 24, y + h / 2, 16, theme.GREY, anchor="cl")
        canvas.text(number, self.m.wide - 24, y + h / 2, 16, theme.GREY, anchor="cr")

    # ---- deeds

    def handle(self, event: pygame.event.Event) -> bool:
        """Let a file dropped onto the window be taken in by the list it belongs to; the rest as any scene does."""
        if event.type != pygame.DROPFILE:
            return super().handle(event)
        is_replay = Path(event.file).suffix == SUFFIX
        scene = ReplaysScene(self.service.replays) if is_replay else SavesScene(self.service)
        self.app.scenes.push(scene)
        return scene.handle(event)

    def _continue(self) -> None:
        match = self._unfinished
        if self._unread:
            self.app.scenes.push(UnreadDialog(self.app.tr, self.service, self._unread, match))
        elif match is not None:
            reported(self.app, lambda: self.service.resume(match.id))

    def _new(self) -> None:
        self.app.scenes.push(NewMatchScene(self.service))

    def _saves(self) -> None:
        self.app.scenes.push(SavesScene(self.service))

    def _replays(self) -> None:
        self.app.scenes.push(ReplaysScene(self.service.replays))

    def _rulebook(self) -> None:
        self.app.scenes.push(RulebookScene())

    def _settings(self) -> None:
        self.app.scenes.push(SettingsScene())

    def _speak(self, language: str) -> None:
        self.app.change_settings(language=language)
