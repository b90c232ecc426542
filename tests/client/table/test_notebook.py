"""The notebook: what it works out from the facts told, what it takes down, and how it looks."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from client.i18n import LANGUAGES, Language
from client.scenes.table.notebook import Notebook, guesses_in, may_guess
from client.scenes.table.notebook_marks import GuessPicker
from client.scenes.table.notebook_scene import NotebookScene
from client.scenes.table.notebook_telling import Topic
from client.ui.lint import faults
from core.ghostplay.position import match_at
from core.kernel import Event, Setup
from core.rulesets import new_match
from tests.client.table.seating import SIZES, Seating

SeatDown = Callable[..., Seating]
BEGAN = {"host": 2, "bearer": 1, "face": "C-G03", "suit": "red", "requirement": 2}
ME = 0


def told(*facts: tuple[str, dict[str, Any]]) -> list[Event]:
    return [Event(number, kind, data) for number, (kind, data) in enumerate(facts)]


def exorcism(success: bool, **votes: int) -> list[tuple[str, dict[str, Any]]]:
    """One exorcism as it is told: ``seat3=2`` lays two votes."""
    laid = [("voted", {"seat": int(seat[4:]), "count": count}) for seat, count in votes.items()]
    end = "exorcism_succeeded" if success else "exorcism_failed"
    return [("exorcism_began", BEGAN), *laid, (end, {"host": 2, "bearer": 1, "face": "C-G03"})]


def test_it_counts_whose_votes_were_laid_in_which_exorcism() -> None:
    book = Notebook(ME)
    facts = [("turn_began", {"seat": 2, "turn": 9, "round": 2}), *exorcism(True, seat2=3, seat1=0, seat0=1)]
    book.follow(told(*facts, ("turn_began", {"seat": 3, "turn": 10, "round": 3}), *exorcism(False, seat2=1)))
    first, second = book.rites
    assert (first.round, first.host, first.bearer, first.laid, first.success) == (2, 2, 1, {2: 3, 1: 0, 0: 1}, True)
    assert (second.round, second.success) == (3, False)
    record = book.record(2)
    assert (record.asked, record.joined, record.votes) == (2, 2, 4)
    assert (book.record(1).asked, book.record(1).joined) == (1, 0)


def test_it_counts_challenges_and_which_were_right() -> None:
    book = Notebook(ME)
    began, *rest = exorcism(False, seat2=1, seat1=2, seat3=1)
    shown = {"host": 2, "cards": ["C-S01b"], "flipped": []}
    challenges = [
        ("challenged", {"host": 2, "seat": 1}), ("challenge_won", shown | {"seat": 1}),
        ("challenged", {"host": 2, "seat": 3}), ("challenge_lost", shown | {"seat": 3}),
    ]  # fmt: skip
    book.follow(told(began, *rest[:-1], *challenges, rest[-1]))
    assert book.rites[0].challenged == {1: True, 3: False}
    assert (book.record(1).challenged, book.record(1).caught) == (1, 1)
    assert (book.record(3).challenged, book.record(3).caught) == (1, 0)
    assert [event.kind for event in book.rites[0].story_of(3)] == ["voted", "challenged", "challenge_lost"]


def test_it_notes_what_its_owner_has_seen_and_not_what_others_have() -> None:
    book = Notebook(ME)
    book.follow(
        told(
            ("looked_identity", {"seat": ME, "target": 4, "identity": "taiping", "source": "PK-211"}),
            ("looked_identity", {"seat": 3, "target": 4, "source": "PK-211"}),
            ("looked_hand", {"seat": ME, "target": 2, "cards": ["C-S01r"], "source": "C-S07"}),
            ("gave", {"seat": 1, "to": 2, "count": 1, "source": "C-X01"}),
            ("gave", {"seat": ME, "to": 2, "count": 1, "cards": ["C-S01b"], "source": "C-X01"}),
        )
    )
    assert [sight.event.number for sight in book.sights(4)] == [0]
    assert [sight.event.number for sight in book.sights(2)] == [2, 4]
    assert not book.sights(1)


def test_what_was_taken_back_is_forgotten() -> None:
    book = Notebook(ME)
    before = told(*exorcism(True, seat2=3))
    book.follow(before)
    book.follow([*before[:1], *told(*exorcism(True, seat2=1))[1:]])
    assert len(book.rites) == 1
    assert book.rites[0].laid == {2: 1}


@pytest.mark.parametrize(
    ("setup", "guesses"),
    [
        (Setup(seats=5), ("unknown", "taiping", "tianshi", "heretic")),
        (Setup(seats=6), ("unknown", "taiping", "tianshi")),
        (Setup(mode="three", seats=3), ()),
    ],
)
def test_only_identities_that_were_dealt_can_be_guessed(setup: Setup, guesses: tuple[str, ...]) -> None:
    view = new_match(setup).view(ME)
    assert guesses_in(view) == guesses
    assert may_guess(view, ME, 1) == bool(guesses)
    assert not may_guess(view, ME, ME)
    assert not may_guess(view, None, 1)


def test_a_click_on_a_badge_notes_a_guess_which_the_plaque_shows(seat_down: SeatDown) -> None:
    seating = seat_down(seats=7, seed=3)
    next(iter(seating.play()))
    seating.frame(2)
    for wanted in ("taiping", "tianshi", "heretic"):
        seating.driver.click(seating.scene.widget("guess-2"))
        look = seating.scene.tableau.looks[2]
        assert (look.identity, look.known_as) == (wanted, "guessed")
        assert seating.session.suspicions == {2: wanted}
    seating.driver.click(seating.scene.widget("guess-2"))
    assert seating.session.suspicions == {}
    assert seating.scene.tableau.looks[2].known_as == "unknown"


def test_a_known_identity_is_not_guessed(seat_down: SeatDown) -> None:
    seating = seat_down(match=match_at({"seats": 6, "step": "day", "player": 0, "seat": {"0": {"knows": [3]}}}))
    seating.frame(3)
    ids = {widget.id for widget in seating.scene.widgets}
    assert "guess-2" in ids
    assert "guess-3" not in ids


def opened(seating: Seating) -> NotebookScene:
    seating.driver.key(pygame.K_b)
    top = seating.app.scenes.top
    assert isinstance(top, NotebookScene)
    return top


def test_the_notebook_takes_guesses_by_mouse_and_by_keyboard(seat_down: SeatDown) -> None:
    seating = seat_down(seats=7, seed=3)
    next(iter(seating.play()))
    book = opened(seating)
    picker = book.widget("guess-3")
    assert isinstance(picker, GuessPicker)
    seating.driver.click(picker.guess_rect("tianshi"))
    assert seating.session.suspicions == {3: "tianshi"}
    seating.driver.key(pygame.K_TAB)
    while book.focus_id != "guess-4":
        seating.driver.key(pygame.K_TAB)
    seating.driver.key(pygame.K_RIGHT)
    assert seating.session.suspicions == {3: "tianshi", 4: "taiping"}
    seating.driver.key(pygame.K_b)
    assert seating.app.scenes.top is seating.scene
    assert seating.scene.tableau.looks[4].identity == "taiping"


def played(seating: Seating, rites: int) -> None:
    """Play until there were so many exorcisms and I am asked something."""
    for prompt in seating.play():
        if len(seating.scene.tableau.notebook.rites) >= rites:
            return
        seating.session.answer(seating.any_answer(prompt))
    raise AssertionError("too few exorcisms")


def test_pointing_at_an_exorcism_tells_its_story(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, seed=2)
    played(seating, 2)
    book = opened(seating)
    seating.driver.move(book.widget("rite-0").rect.center)
    assert book.topic == Topic(rite=0)
    flow = book.widget("foot").text.paragraphs  # type: ignore[attr-defined]
    rite = seating.scene.tableau.notebook.rites[0]
    assert seating.scene.words.card_name(rite.face) in "".join(span.text for span in flow[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_its_page_is_readable(language: Language, scale: float) -> None:
    for size in SIZES if scale == 1.0 else SIZES[1:2]:
        seating = Seating(seats=8, seed=5, size=size, language=language, text_scale=scale)
        try:
            played(seating, 2)
            book = opened(seating)
            for topic in ("rite-1", "name-1", "ballot-2-0"):
                seating.driver.move(book.widget(topic).rect.center)
                seating.app.ink.records = []
                book.draw(pygame.Surface(size))
                assert faults(seating.app.ink.records, size) == [], (size, topic)
                seating.app.ink.records = None
        finally:
            seating.close()
