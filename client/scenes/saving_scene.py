"""What is shown while the disk doesn't take a match: that it is being saved, and after a while a way out."""

from __future__ import annotations

from typing import Final

from client.app import App
from client.errands import Deed
from client.saving import Saving
from client.scenes.errors import reported
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.dialog import Answer, Dialog
from client.ui.widget_scene import WidgetScene

UNSEEN: Final = 0.3
"""Seconds in which nothing is said of it: most disks that are late aren't late by more."""
OFFER: Final = 2.0
"""Seconds until the player is asked whether to wait on."""


class SavingScene(WidgetScene):
    """An overlay that says that a match is being saved, until it is.

    Args:
        saving: the match, and what happens then.
    """

    transparent = True

    def __init__(self, saving: Saving) -> None:
        super().__init__()
        self._saving = saving
        self._waited = 0.0

    @property
    def animating(self) -> bool:
        """Look often: the disk may answer at any moment."""
        return True

    def update(self, dt: float) -> None:
        """Go on as soon as the disk has answered; ask whether to wait on when that takes long."""
        super().update(dt)
        if _went_on(self, self._saving):
            return
        seen, self._waited = self._waited >= UNSEEN, self._waited + dt
        if self._waited >= OFFER:
            self.app.scenes.replace(_asking(self.app, self._saving))
        elif seen != (self._waited >= UNSEEN):
            self.invalidate()

    def back(self) -> None:
        """Stay: there is a question soon."""

    def paint(self, canvas: Canvas) -> None:
        """Say it, but not at once."""
        if self._waited < UNSEEN:
            return
        words, m = self.tr("saving-now"), canvas.m
        width, height = canvas.text_width(words, 22, "bold") + 80, canvas.text_height(22, "bold") + 44
        canvas.veil(110)
        canvas.panel((m.wide - width) / 2, (m.high - height) / 2, width, height, theme.DIALOG)
        canvas.text(words, m.wide / 2, m.high / 2, 22, theme.BONE, face="bold", anchor="cc")


class SlowDialog(Dialog):
    """Asks whether to wait on for a disk that doesn't answer, and closes by itself when it does."""

    def __init__(self, saving: Saving, headline: str, text: str, answers: tuple[Answer, ...]) -> None:
        super().__init__(headline, text, answers)
        self.saving = saving

    @property
    def animating(self) -> bool:
        """Look often: the disk may answer at any moment."""
        return True

    def update(self, dt: float) -> None:
        """Go on as soon as the disk has answered."""
        super().update(dt)
        _went_on(self, self.saving)


def _asking(app: App, saving: Saving) -> SlowDialog:
    tr = app.tr
    answers = [Answer("stay", tr("saving-stay"), lambda: None)]
    if (anyway := saving.anyway) is not None:
        answers.insert(0, Answer("leave", tr("saving-leave"), lambda: _given_up(app, anyway), "danger"))
    answers.append(Answer("wait", tr("saving-wait"), lambda: app.scenes.push(SavingScene(saving)), "primary"))
    text = tr("saving-slow-about", count=saving.unsafe)
    return SlowDialog(saving, tr("saving-slow"), text, tuple(answers))


def _given_up(app: App, anyway: Deed) -> None:
    """Do without waiting what has waited; what takes the match's place may fail as it does otherwise."""
    reported(app, anyway)


def _went_on(scene: WidgetScene, saving: Saving) -> bool:
    """Take a scene away and do what has waited, if the disk has answered; tell whether it has."""
    if not saving.answered:
        return False
    app = scene.app
    app.scenes.close(scene)
    reported(app, saving.finish)
    return True
