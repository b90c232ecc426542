"""What is shown while the disk doesn't answer: that it is being waited for, and after a while a way out."""

from __future__ import annotations

from typing import Final

import pygame

from client.app import App
from client.errands import Deed
from client.scenes.errors import reported
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.dialog import Answer, Dialog
from client.ui.widget_scene import WidgetScene
from client.waiting import Waiting

UNSEEN: Final = 0.3
"""Seconds in which nothing is said of it: most disks that are late aren't late by more."""
OFFER: Final = 2.0
"""Seconds until the player is asked whether to wait on."""
MOST_NAMED: Final = 5
"""So many things that aren't done yet are told by name."""


class SavingScene(WidgetScene):
    """An overlay that says what is being waited for, until that is done; nothing below it can be clicked meanwhile.

    Args:
        waiting: what it is, and what happens then.
    """

    transparent = True

    def __init__(self, waiting: Waiting) -> None:
        super().__init__()
        self.waiting = waiting
        self._waited = 0.0

    @property
    def animating(self) -> bool:
        """Look often: the disk may answer at any moment."""
        return True

    def update(self, dt: float) -> None:
        """Go on as soon as the disk has answered; ask whether to wait on when that takes long."""
        super().update(dt)
        if _went_on(self, self.waiting):
            return
        seen, self._waited = self._waited >= UNSEEN, self._waited + dt
        if self._waited >= OFFER:
            self.app.scenes.replace(_asking(self.app, self.waiting))
        elif seen != (self._waited >= UNSEEN):
            self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        """Swallow whatever is clicked and typed: nothing can be done meanwhile, and there is a question soon."""
        return True

    def paint(self, canvas: Canvas) -> None:
        """Say it, but not at once."""
        if self._waited < UNSEEN:
            return
        words, m = self.tr(self.waiting.words.now), canvas.m
        width, height = canvas.text_width(words, 22, "bold") + 80, canvas.text_height(22, "bold") + 44
        canvas.veil(110)
        canvas.panel((m.wide - width) / 2, (m.high - height) / 2, width, height, theme.DIALOG)
        canvas.text(words, m.wide / 2, m.high / 2, 22, theme.BONE, face="bold", anchor="cc")


class SlowDialog(Dialog):
    """Asks whether to wait on for a disk that doesn't answer, and closes by itself when it does."""

    def __init__(self, waiting: Waiting, headline: str, text: str, answers: tuple[Answer, ...]) -> None:
        super().__init__(headline, text, answers)
        self.waiting = waiting

    @property
    def animating(self) -> bool:
        """Look often: the disk may answer at any moment."""
        return True

    def update(self, dt: float) -> None:
        """Go on as soon as the disk has answered; say what is left of what isn't done."""
        super().update(dt)
        if not _went_on(self, self.waiting) and (text := _about(self.app, self.waiting)) != self.text:
            self.text = text
            self.rebuild()


def _asking(app: App, waiting: Waiting) -> SlowDialog:
    tr, words = app.tr, waiting.words
    answers = [Answer("stay", tr(words.back), waiting.leave)]
    if (anyway := waiting.anyway) is not None:
        answers.insert(0, Answer("leave", tr("saving-leave"), lambda: _given_up(app, anyway), "danger"))
    answers.append(Answer("wait", tr("saving-wait"), lambda: app.scenes.push(SavingScene(waiting)), "primary"))
    return SlowDialog(waiting, tr(words.slow), _about(app, waiting), tuple(answers))


def _about(app: App, waiting: Waiting) -> str:
    """Return what is said of something that takes long: what it means, and all that isn't done yet by its name."""
    about, undone = app.tr(waiting.words.about, count=waiting.unsafe), waiting.undone
    if not undone:
        return about
    things = app.tr("undone-and").join([*undone[:MOST_NAMED], *("…" for _ in undone[MOST_NAMED : MOST_NAMED + 1])])
    return f"{about}\n{app.tr('undone-all', things=things)}"


def _given_up(app: App, anyway: Deed) -> None:
    """Do without waiting what has waited; what takes the match's place may fail as it does otherwise."""
    reported(app, anyway)


def _went_on(scene: WidgetScene, waiting: Waiting) -> bool:
    """Take a scene away and do what has waited, if the disk has answered; tell whether it has."""
    if not waiting.answered:
        return False
    app = scene.app
    app.scenes.close(scene)
    reported(app, waiting.finish)
    app.forget_input()
    return True
