"""The whole program, to be killed: plays by itself in its window, and says what is safe as soon as it is.

Run as a module: ``python -m tests.client.killed_window FOLDER``. It goes on with the match left last or starts one, and
prints ``id count`` whenever more of it is safe.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from client import kept_table, launch
from client.app import App
from client.config import Settings
from client.i18n import Translator
from client.scene import Scene
from client.scenes.ports import MatchChoice
from client.service import Service
from saves import SaveStore
from saves.paths import set_data_dir

CHOICE = MatchChoice("peak", "standard", ("Me", "A", "B", "C", "D"), "random", {"expansion": True}, "kill")


class SelfPlay:
    """Answers for the person in every frame, and tells what is safe.

    Args:
        service: has the match.
    """

    def __init__(self, service: Service[Scene]) -> None:
        self._service = service
        self._dice = random.Random()
        self._told = -1

    def __call__(self) -> None:
        running = self._service.running
        if running is None:
            return
        prompt = running.session.prompt()
        if prompt is not None:
            count = self._dice.randint(prompt.least, min(prompt.most, len(prompt.options)))
            running.session.answer(tuple(self._dice.sample(range(len(prompt.options)), count)))
            if self._dice.random() < 0.2 and running.session.can_undo():
                running.session.undo()
        if running.keeper.durable > self._told:
            self._told = running.keeper.durable
            print(running.save_id, self._told, flush=True)
        if running.session.over:
            self._told = -1
            self._service.again()


def main(folder: Path) -> None:
    """Open the window and play until it is killed."""
    set_data_dir(folder)
    opened: list[App] = []
    real = launch.open_app

    def open_app(settings: Settings, tr: Translator) -> App:
        settings.pace = "instant"
        opened.append(real(settings, tr))
        return opened[-1]

    def first(asked: Service[Scene]) -> None:
        left = SaveStore().newest_unfinished()
        if left is None:
            asked.start(CHOICE)
        else:
            asked.resume(left.id)
        app, play = opened[-1], SelfPlay(asked)
        step = app.step

        def played(dt: float) -> None:
            step(dt)
            play()

        app.step = played  # type: ignore[method-assign]

    launch.open_app = open_app
    kept_table.GRACE = 30.0  # type: ignore[misc]  # nothing else goes on before a match is on the table
    launch.open_window("en", first)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
