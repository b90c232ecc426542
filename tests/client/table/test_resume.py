"""A match left in the middle of an exorcism is found again as it was left."""

import random
from pathlib import Path

import pygame

from client.app import App
from client.config import Settings
from client.i18n import Translator
from client.running import RunningMatch
from client.scenes.table.scene import TableScene
from core.kernel import Setup
from core.kernel.prompts import Prompt
from saves import Controller, SaveStore
from tests.client.table.seating import Port

SETTINGS = Settings(pace="instant")


class Sitting:
    """The program from the table's opening to its window's closing."""

    def __init__(self, running: RunningMatch) -> None:
        self.running = running
        self.app = App(SETTINGS, Translator("en", strict=True))
        pygame.event.clear()
        self.scene = TableScene(running.session, Port())
        self.app.scenes.push(self.scene)

    def until_asked(self) -> Prompt:
        for _ in range(100_000):
            self.app.step(1 / 60)
            prompt = self.running.session.prompt()
            if prompt is not None:
                return prompt
        raise AssertionError("nobody is asked")

    def close_window(self) -> None:
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        self.app.step(1 / 60)
        assert not self.app.running
        self.app.close()
        self.running.close()


def test_closing_the_window_in_an_exorcism_and_coming_back(tmp_path: Path) -> None:
    store, chance = SaveStore(tmp_path), random.Random(4)
    players = [Controller("Me"), *(Controller(f"Bot {n}", "random", 11) for n in range(5))]
    running = RunningMatch.begin(store, Setup(seats=6, seed=11), players, SETTINGS)
    first = Sitting(running)
    while True:
        prompt = first.until_asked()
        exorcism = running.session.view()["exorcism"]
        if prompt.kind == "votes" and exorcism is not None and exorcism["host"] != 0:
            break
        count = chance.randint(prompt.least, prompt.most)
        running.session.answer(tuple(sorted(chance.sample(range(len(prompt.options)), count))))
    theatre = first.scene.director.theatre
    assert theatre is not None
    laid, told = dict(theatre.laid), len(first.scene.director.journal.flow.paragraphs)
    save_id, view = running.save_id, running.session.view()
    first.close_window()

    again = RunningMatch.resume(store, save_id, SETTINGS)
    second = Sitting(again)
    try:
        assert second.until_asked() == prompt
        assert again.session.view() == view
        restored = second.scene.director.theatre
        assert restored is not None
        assert restored.laid == laid
        assert (restored.host, restored.bearer, restored.face) == (theatre.host, theatre.bearer, theatre.face)
        assert len(second.scene.director.journal.flow.paragraphs) == told, "the whole log is there"
        for place in (place for place in second.scene.tableau.picker.places):  # type: ignore[union-attr]
            assert second.scene.widget(place.widget_id).rect.width > 0
    finally:
        second.close_window()


def test_what_i_noted_and_my_last_answer_are_still_mine_after_coming_back(tmp_path: Path) -> None:
    store, chance = SaveStore(tmp_path), random.Random(4)
    players = [Controller("Me"), *(Controller(f"Bot {n}", "random", 11) for n in range(5))]
    running = RunningMatch.begin(store, Setup(seats=6, seed=11), players, SETTINGS)
    first = Sitting(running)
    while True:
        prompt = first.until_asked()
        count = chance.randint(prompt.least, prompt.most)
        running.session.answer(tuple(sorted(chance.sample(range(len(prompt.options)), count))))
        if running.session.can_undo() and running.session.prompt() is not None:
            break
    asked = running.session.prompt()
    first.scene.player.suspect(2, "tianshi")
    first.close_window()

    again = RunningMatch.resume(store, running.save_id, SETTINGS)
    second = Sitting(again)
    try:
        assert second.until_asked() == asked
        look = second.scene.tableau.looks[2]
        assert (look.identity, look.known_as) == ("tianshi", "guessed")
        assert again.session.can_undo()
        second.scene.player.step_back()
        assert again.session.prompt() == prompt
    finally:
        second.close_window()
