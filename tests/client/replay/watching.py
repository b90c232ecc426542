"""A window with a replay in it, and somebody who watches."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pygame

from client.app import App
from client.config import Settings
from client.i18n import Language, Translator
from client.scene import Scene
from client.scenes.replay import ReplayScene
from client.session.replay import ReplaySession
from core.kernel import Setup
from core.rulesets import rules_for
from saves.model import SavedFact
from saves.replay_film import make_replay
from saves.replay_format import pack_replay, unpack_replay
from saves.replay_model import Replay
from saves.replay_reading import Film
from saves.replay_recording import TapedMatch, replayed
from tests.client.table.seating import FrameClock
from tests.client.ui.conftest import Driver
from tests.saves.replays import play_on, recording

PATH = Path("some replay")


@cache
def replay_of(setup_seed: int = 3, seats: int = 6, seat: int | None = None) -> Replay:
    """Return a whole replay, or a seat's, of a match in which person 0 played."""
    mode = {3: "three", 4: "four"}.get(seats, "standard")
    setup = Setup("peak", mode, seats, {"expansion": True} if mode == "standard" else {}, setup_seed)
    made = make_replay(recording(setup, person=0), seat=seat)
    return unpack_replay(pack_replay(made), PATH)


def gone_on_with(answers: int) -> Replay:
    """Return the replay of a match that went on in the midst of another: all before it is told by the first frame."""
    first = recording(Setup("peak", "standard", 6, {"expansion": True}, 3), answers=answers)
    match = first.match()
    for _ in replayed(match, first.answers):
        pass
    earlier = [SavedFact.of(fact) for fact in match.facts()]
    goes_on = TapedMatch(rules_for(first.setup))
    play_on(goes_on, 5)
    origin = match.dump()
    taken = replace(first, origin=origin, earlier=earlier, answers=goes_on.answers[answers:])
    return unpack_replay(pack_replay(make_replay(taken)), PATH)


class Port:
    """Notes what the viewer asks of the program."""

    def __init__(self) -> None:
        self.continued: list[tuple[int, int]] = []
        self.saved: list[int] = []

    def continue_replay(self, film: Film, frame: int, seat: int) -> None:
        self.continued.append((frame, seat))

    def save_seat_replay(self, film: Film, seat: int) -> None:
        self.saved.append(seat)


class Bottom(Scene):
    """What lies below the viewer."""


class Watching:
    """A window with a replay in it, its own time, and a viewer in front of it."""

    def __init__(
        self,
        replay: Replay | None = None,
        *,
        size: tuple[int, int] = (1280, 720),
        language: Language = "en",
        text_scale: float = 1.0,
    ) -> None:
        width, height = size
        settings = Settings(window_width=width, window_height=height, text_scale=text_scale)
        self.app = App(settings, Translator(language, strict=True))
        pygame.event.clear()
        self.clock = FrameClock()
        self.film = Film(replay or replay_of(), PATH)
        self.session = ReplaySession(self.film, clock=self.clock)
        self.port = Port()
        self.scene = ReplayScene(self.session, self.port)
        self.app.scenes.push(Bottom())
        self.app.scenes.push(self.scene)
        self.driver = Driver(self.app)

    def frame(self, count: int = 1, dt: float = 1 / 60) -> None:
        for _ in range(count):
            self.clock.now += dt
            self.app.step(dt)

    def key(self, code: int, mod: int = 0) -> None:
        self.driver.key(code, mod)

    def close(self) -> None:
        self.app.close()
