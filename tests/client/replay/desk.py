"""The program without its window, for the tests of the replays it makes."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from client.config import Settings
from client.i18n import Translator
from client.replays import ReplayMaker
from client.running import RunningMatch
from client.scenes.ports import MatchChoice
from client.service import Service
from client.session import InlineThinker
from saves import SaveStore
from saves.replay_model import Replay
from saves.replay_store import ReplayStore, read_replay


class Stage:
    """Notes what is shown."""

    def __init__(self) -> None:
        self.shown: list[Any] = []

    def reset(self, scene: Any) -> None:
        self.shown = [scene]

    def push(self, scene: Any) -> None:
        self.shown.append(scene)


class Program:
    """The program without its window: what is posted to the thread that draws is done when `settle` is called."""

    def __init__(self, folder: Path) -> None:
        self.posted: list[Callable[[], None]] = []
        self.notes: list[str] = []
        self.stage = Stage()
        self.replays = ReplayStore(folder / "replays")
        self.saves = SaveStore(folder / "saves")
        self.service: Service[Any] = Service(
            self.saves,
            Settings(pace="instant"),
            Translator("en", strict=True),
            self.stage,
            table=lambda service, running: running,
            title=lambda service: "title",
            replays=ReplayMaker(self.replays, self.posted.append),
            viewer=lambda service, film: film,
            note=self.notes.append,
        )

    @property
    def running(self) -> RunningMatch:
        running = self.service.running
        assert running is not None
        return running

    def start(self, *, person: bool = True, seats: int = 3) -> None:
        choice = MatchChoice("peak", "three" if seats == 3 else "four", tuple("ABCDEFGH"[:seats]), "random", seed="5")
        (self.service.start if person else self.service.watch)(choice)
        self.running.session._thinker.close()
        self.running.session._thinker = InlineThinker()

    def play(self, answers: int = 100_000, seed: int = 3) -> None:
        """Answer for the person at random, for so many answers of his or to the end."""
        chance, session = random.Random(seed), self.running.session
        while answers and not session.over:
            session.update()
            prompt = session.prompt()
            if prompt is not None:
                count = chance.randint(prompt.least, prompt.most)
                session.answer(sorted(chance.sample(range(len(prompt.options)), count)))
                answers -= 1
                if session.can_undo() and chance.random() < 0.3:
                    session.undo()
        session.update()

    def settle(self) -> None:
        """Let everything be made, and what it posts be done."""
        self.service.replays.maker.wait()
        while self.posted:
            self.posted.pop(0)()


def only_replay(program: Program) -> tuple[Path, Replay]:
    (entry,) = program.replays.entries()
    return entry.path, read_replay(entry.path)


def pack(plain: Any) -> bytes:
    from saves.format import packed

    return packed(plain)
