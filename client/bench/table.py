"""A full table to be measured: eight seats in the middle of a match, bots in all of them, one shown as a person's."""

from __future__ import annotations

import time
from typing import Any, Final

from client.app import App
from client.config import Settings
from client.i18n import Translator
from client.scenes.table.scene import TableScene
from client.session import Controller, LocalSession
from client.session.thinking import Job, Thought, think
from client.ui.clock import SystemClock
from core.bots import make_bot
from core.kernel import Match, Setup
from core.kernel.prompts import Prompt
from core.rulesets import new_match

SEATS: Final = 8
_SEEDS: Final = 40
_FULL: Final = 20
"""How much must lie before the players when measuring begins: ghosts, artifacts and banished ghosts together."""
_REST: Final = 120
"""So many frames a quiet moment has."""
_NAMES: Final = ("Lin Xiaoyue", "Ravenscroft", "墨言", "Aoife", "白鹿居士", "Jean-Luc P.", "紫霞仙", "玄機")


class AsideThinker:
    """Thinks only when told to, so that bots cost no frame."""

    def __init__(self) -> None:
        self._jobs: dict[int, Job] = {}
        self._thoughts: dict[int, Thought] = {}

    def start(self, job: Job) -> None:
        """Take a job."""
        self._jobs[job.key] = job

    def has_begun(self, key: int) -> bool:
        """Tell that no job is ever late."""
        return False

    def result(self, key: int, patience: float = 0.0) -> Thought | None:
        """Return the thought of a job if there is one."""
        return self._thoughts.pop(key, None)

    def abandon(self, key: int) -> None:
        """Drop a job."""
        self._jobs.pop(key, None)
        self._thoughts.pop(key, None)

    def close(self) -> None:
        """Forget everything."""
        self._jobs.clear()
        self._thoughts.clear()

    def think(self) -> None:
        """Think about every job."""
        for key, job in self._jobs.items():
            self._thoughts[key] = think(job)
        self._jobs.clear()


class Deadline(SystemClock):
    """Real time that ends a program after a while."""

    def __init__(self) -> None:
        super().__init__()
        self.end = float("inf")
        self.app: App | None = None

    def now(self) -> float:
        """Return the time, and end the program when it has come."""
        now = super().now()
        if self.app is not None and now >= self.end:
            self.app.running = False
        return now


class BenchTable:
    """A window with the table in it, whose time goes on with its frames.

    Args:
        size: of the window in pixels.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        self.clock = Deadline()
        settings = Settings(window_width=size[0], window_height=size[1], pace="normal", language="zh-Hant")
        self.app = self.clock.app = App(settings, Translator("zh-Hant"), clock=self.clock)
        self.thinker = AsideThinker()
        self._time = 0.0
        self._number = 0
        self._sit_down()

    def _sit_down(self) -> None:
        match, self._bots = full_match(self._number)
        self._number += 1
        who = [Controller(_NAMES[seat], None if seat == 0 else bot) for seat, bot in enumerate(self._bots)]
        self.session = LocalSession(match, who, clock=lambda: self._time, thinker=self.thinker, speed="normal")
        self.scene = TableScene(self.session, _NoPort())
        self.app.scenes.reset(self.scene)

    def fly(self, frames: int) -> tuple[list[float], list[float]]:
        """Play on, and return what so many frames took in which something flew.

        Returns:
            The seconds that passed in each, and the seconds of computing: less, where other programs want the cores.
        """
        passed: list[float] = []
        computed: list[float] = []
        while len(passed) < frames:
            self._answer()
            flew = self._flies
            began, before = time.perf_counter(), time.thread_time()
            self._frame()
            worked, took = time.thread_time() - before, time.perf_counter() - began
            if flew and self._flies:
                passed.append(took)
                computed.append(worked)
        return passed, computed

    @property
    def _flies(self) -> bool:
        return bool(self.scene.director.movers) or self.scene.director.is_counting

    def come_to_rest(self) -> None:
        """Go on to a question, and let what quiet moments are used for be done: it is done once, and counts nowhere."""
        while self.session.prompt() is None or self.scene.director.is_busy:
            if self.session.prompt() is None:
                self._answer()
            self._frame()
        for _ in range(_REST):
            self._frame()
            time.sleep(1 / 60)  # threads work then, too: places are painted that may soon be shown

    def idle(self, seconds: float) -> float:
        """Leave the window alone, close it, and return the share of a core that took."""
        began, used = time.perf_counter(), time.process_time()
        self.clock.end = self.clock.now() + seconds
        self.app.run()
        return (time.process_time() - used) / (time.perf_counter() - began)

    def _answer(self) -> None:
        self.thinker.think()
        prompt = self.session.prompt()
        if prompt is not None and not self.scene.director.is_busy:
            self.session.answer(self._bots[0].answer(self.session.view(), prompt))
        if self.session.over:
            self._sit_down()

    def _frame(self) -> None:
        self._time += 1 / 60
        self.app.step(1 / 60)


class _NoPort:
    """The table asks nothing of the program here."""

    def save(self, then: object, failed: object) -> None:
        """Nothing is kept."""

    def save_as(self) -> None:
        """Nobody is asked for a name."""

    def save_replay(self) -> None:
        """No replay is kept."""

    def watch_replay(self) -> None:
        """No replay is shown."""

    def again(self) -> None:
        """Nothing is dealt."""

    def show_title(self) -> None:
        """Nothing is shown."""


def full_match(number: int) -> tuple[Match[Any], list[Any]]:
    """Return the fullest table of some matches at the first moment it is nearly so full, and its bots.

    Args:
        number: which; the same number gives the same table.
    """
    for seed in range(_SEEDS * number, _SEEDS * (number + 1)):
        match = new_match(Setup("peak", "standard", SEATS, {"expansion": True}, f"bench/{seed}"))
        bots = [make_bot("random", f"bench/{seed}", seat) for seat in range(SEATS)]
        while not match.over:
            prompt = match.pending()[0]
            if prompt.seat == 0 and _is_full(match, prompt):
                return match, bots
            match.submit(prompt.seat, prompt.id, bots[prompt.seat].answer({}, prompt))
    raise LookupError("no match got a full table")


def _is_full(match: Match[Any], prompt: Prompt) -> bool:
    if prompt.kind != "day":
        return False
    players = match.view(0)["players"]
    lying = sum(len(player["ghosts"]) + len(player["points"]) + bool(player["artifact"]) for player in players)
    return lying >= _FULL
