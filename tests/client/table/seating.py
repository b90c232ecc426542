"""Tables to sit down at, and persons who play by mouse alone or by keyboard alone."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pygame

from client.app import App
from client.config import Settings
from client.i18n import Language, Translator
from client.scenes.table.picking import Place
from client.scenes.table.scene import TableScene
from client.session import Controller, InlineThinker, LocalSession, Speed
from client.ui.dialog import Dialog
from core.bots import make_bot
from core.kernel import Match, Setup
from core.kernel.prompts import Answer, Prompt
from core.rulesets import new_match
from saves.errors import SaveError
from tests.client.ui.conftest import Driver

NAMES = ("Lin Xiaoyue", "Ravenscroft", "墨言", "Aoife", "白鹿居士", "Jean-Luc P.", "紫霞仙", "玄機")
SIZES = ((960, 540), (1280, 720), (1920, 1080), (2560, 1440))


class Port:
    """Notes what the table asks of the program."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def save(self, then: Callable[[], None], failed: Callable[[SaveError], None]) -> None:
        self.asked.append("save")
        then()

    def save_as(self) -> None:
        self.asked.append("save as")

    def save_replay(self) -> None:
        self.asked.append("save replay")

    def watch_replay(self) -> None:
        self.asked.append("watch replay")

    def again(self) -> None:
        self.asked.append("again")

    def show_title(self) -> None:
        self.asked.append("title")


class FrameClock:
    """A session's clock that only goes on with the frames."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Seating:
    """A window with a table in it, its own time, and a player in front of it."""

    def __init__(
        self,
        *,
        seats: int = 6,
        seed: int = 1,
        size: tuple[int, int] = (1280, 720),
        language: Language = "en",
        speed: Speed = "instant",
        person: bool = True,
        text_scale: float = 1.0,
        match: Match[Any] | None = None,
    ) -> None:
        width, height = size
        settings = Settings(window_width=width, window_height=height, pace=speed, text_scale=text_scale)
        self.app = App(settings, Translator(language, strict=True))
        pygame.event.clear()
        self.clock = FrameClock()
        self.match = match or new_match(Setup(seats=seats, seed=seed, options={"expansion": True}))
        who = [
            Controller(NAMES[seat], None if person and seat == 0 else make_bot("random", seed, seat))
            for seat in range(seats)
        ]
        self.session = LocalSession(self.match, who, clock=self.clock, thinker=InlineThinker(), speed=speed)
        self.port = Port()
        self.scene = TableScene(self.session, self.port)
        self.app.scenes.push(self.scene)
        self.driver = Driver(self.app)
        self.chance = random.Random(seed)

    def frame(self, count: int = 1, dt: float = 1 / 60) -> None:
        for _ in range(count):
            self.clock.now += dt
            self.app.step(dt)

    def play(self) -> Iterator[Prompt]:
        """Let time pass and give each question to the person, until the match is over."""
        for _ in range(200_000):
            self.frame()
            if self.session.over:
                return
            prompt = self.session.prompt()
            if prompt is not None:
                yield prompt
        raise AssertionError("the match does not end")

    def wait_to_answer(self) -> None:
        """Look at the present question until a press can be meant for it."""
        while self.scene.player.guard.is_up(self.scene.now):
            self.frame(dt=0.1)

    def any_answer(self, prompt: Prompt) -> Answer:
        count = self.chance.randint(prompt.least, prompt.most)
        if prompt.kind == "votes":
            count = min(count, self.chance.randint(0, 2))
        picks = self.chance.sample(range(len(prompt.options)), count)
        return tuple(picks if prompt.ordered else sorted(picks))

    def place_of(self, option: int) -> Place:
        picker = self.scene.tableau.picker
        assert picker is not None
        return next(place for place, number in picker.places.items() if number == option)

    def close(self) -> None:
        self.session.close()
        self.app.close()


def is_confirmed(prompt: Prompt) -> bool:
    """Whether picks are confirmed by the lowest button: several, perhaps none, or a card that can't be had back."""
    return prompt.most > 1 or prompt.least == 0 or prompt.kind in ("discard", "give")


class MousePlayer:
    """Answers by clicks alone."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating

    def answer(self, prompt: Prompt, picks: Answer) -> None:
        seating = self.seating
        seating.wait_to_answer()
        for pick in picks:
            place = seating.place_of(pick)
            seating.driver.click(seating.scene.widget(place.widget_id))
            if isinstance(seating.app.scenes.top, Dialog):
                seating.driver.click(seating.app.scenes.top.widget("reveal"))
        if is_confirmed(prompt):
            seating.driver.click(seating.scene.widget("pass"))


class KeyPlayer:
    """Answers by keys alone: digits for cards, Tab and Enter for the rest, Space for the lowest button."""

    DIGITS = (*range(pygame.K_1, pygame.K_9 + 1), pygame.K_0)

    def __init__(self, seating: Seating) -> None:
        self.seating = seating

    def answer(self, prompt: Prompt, picks: Answer) -> None:
        self.seating.wait_to_answer()
        for pick in picks:
            self._pick(self.seating.place_of(pick))
        if is_confirmed(prompt):
            self.seating.driver.key(pygame.K_SPACE)

    def _pick(self, place: Place) -> None:
        seating, key = self.seating, self.seating.driver.key
        if place.kind == "pass":
            key(pygame.K_SPACE)
            return
        order = seating.scene.hand_order
        if place.kind == "hand" and order.index(place.number) < len(self.DIGITS):
            key(self.DIGITS[order.index(place.number)])
            return
        self._tab_to(place.widget_id)
        while seating.scene.player.is_led_astray:
            seating.app.step(1 / 60)
        key(pygame.K_RETURN)
        if isinstance(seating.app.scenes.top, Dialog):
            while seating.app.scenes.top.focus_id != "reveal":
                key(pygame.K_TAB)
            key(pygame.K_RETURN)

    def _tab_to(self, widget_id: str) -> None:
        scene, key = self.seating.scene, self.seating.driver.key
        for _ in range(len(scene.widgets) + 2):
            if scene.focus_id == widget_id and scene.ring:
                return
            key(pygame.K_TAB)
        raise AssertionError(f"Tab never reaches {widget_id}")
