"""What is said where the match that was played last can't be read: which it is and why, and what can be done now."""

from __future__ import annotations

from functools import partial

from client.i18n import Translator
from client.scenes.errors import reported
from client.scenes.ports import MatchService, Summary
from client.scenes.saves import SavesScene
from client.ui.dialog import Answer, Dialog


class UnreadDialog(Dialog):
    """Tells whoever wants to continue what can't be read, and offers the match before it.

    Args:
        tr: the language.
        service: keeps the matches.
        reason: why it can't be read, with its file's name.
        older: the match before it that can be continued, None for none.
    """

    def __init__(self, tr: Translator, service: MatchService, reason: str, older: Summary | None) -> None:
        self._service = service
        text = reason
        answers = [Answer("saves", tr("title-saves"), self._list), Answer("back", tr("save-back"), lambda: None)]
        if older is not None:
            text = f"{reason}\n{tr('unread-older-about', turn=older.turn, seats=older.seats)}"
            answers.insert(0, Answer("older", tr("unread-older"), partial(self._resume, older.id), "primary"))
        super().__init__(tr("unread-title"), text, answers)

    def _list(self) -> None:
        self.app.scenes.push(SavesScene(self._service))

    def _resume(self, save_id: str) -> None:
        reported(self.app, lambda: self._service.resume(save_id))
