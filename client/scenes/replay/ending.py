"""The end of a match, looked at again from its replay."""

from __future__ import annotations

import pygame

from client.scenes.replay.table import NoPort
from client.scenes.result import ResultScene
from client.session.shown import Shown
from client.ui.button import Button, Key


class ReplayEnding(ResultScene):
    """Shows who has won and why; all it offers is the way back.

    Args:
        session: the replay, at its last frame.
    """

    opens = False

    def __init__(self, session: Shown) -> None:
        super().__init__(session, NoPort())
        self.focus_id = "back"

    def back(self) -> None:
        """End the show first, then go back to the replay."""
        if self.animating:
            super().back()
        else:
            self.app.scenes.close(self)

    def _add_buttons(self) -> None:
        canvas = self.app.canvas()
        x, y, room, tall = self.layout.foot
        label = self.tr("replay-cancel")
        key = Key(pygame.K_ESCAPE, self.tr("key-escape"))
        width = min(room, max(220.0, canvas.text_width(label, 20, "bold") + canvas.text_width(key.name, 16) + 70))
        self.add(Button("back", (x, y, width, tall), label, self._return, kind="primary", size=20, key=key))

    def _return(self) -> None:
        self.app.scenes.close(self)
