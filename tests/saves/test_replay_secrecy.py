"""A seat's replay holds nothing the seat may not know (design decision 3)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from core.kernel import MODERATOR, Setup, digest
from core.kernel.match import Match
from core.rulesets import new_match
from saves import replay_film
from saves.format import packed
from saves.model import Input
from saves.replay_check import answers_of
from saves.replay_film import make_replay
from saves.replay_format import pack_replay
from saves.replay_recording import Recording
from tests.properties.pairs import _answer_alike, rebased, sight, twin
from tests.saves.replays import play_on, players_of, recording

SETUPS = [
    Setup("peak", "standard", 8, {"expansion": True}, 3),
    Setup("peak", "standard", 5, {}, 4),
    Setup("peak", "contest", 6, {}, 5),
    Setup("peak", "three", 3, {}, 6),
    Setup("classic", "standard", 6, {}, 7),
]
PAIRS = 12
LENGTH = 40


class Taped:
    """A match of a pair, and what it was answered since."""

    def __init__(self, match: Match) -> None:  # type: ignore[type-arg]
        self.match = match
        self.origin = match.dump()
        self.answers: list[Input] = []
        submit = match.submit

        def noted(seat: int, prompt_id: int, answer: tuple[int, ...]) -> None:
            prompt = match.prompt_of(seat)
            submit(seat, prompt_id, answer)
            assert prompt is not None
            self.answers.append(Input(seat, digest(prompt), tuple(answer)))

        match.submit = noted  # type: ignore[method-assign, assignment]

    def replay(self, setup: Setup, viewer: int, answers: int) -> bytes:
        players = players_of(setup, viewer)
        taped = Recording(setup, players, self.answers[:answers], viewer, 1000.0, self.origin)
        return pack_replay(make_replay(taped, seat=viewer))

    def whole(self, setup: Setup, answers: int) -> bytes:
        players = players_of(setup)
        return pack_replay(make_replay(Recording(setup, players, self.answers[:answers], -1, 1000.0, self.origin)))


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.ruleset}-{setup.mode}-{setup.seats}")
def test_matches_that_differ_in_what_a_seat_may_not_know_give_it_equal_replays(setup: Setup) -> None:
    compared = different = 0
    for number, viewer, common, pair in _pairs(setup):
        first, second = (taped.replay(setup, viewer, common) for taped in pair)
        assert first == second, f"pair {number}"
        compared += common
        different += len({taped.whole(setup, common) for taped in pair}) == 2
    assert compared >= 5 * PAIRS / 2, "the pairs part too soon to tell anything"
    assert different >= PAIRS / 2, "the pairs don't differ at all"


def _leak_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = replay_film._seen
    monkeypatch.setattr(replay_film, "_seen", lambda fact, viewer: honest(fact, MODERATOR))


def _leak_dump(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = replay_film._summary

    def leaky(taped: Recording, match: Any, seat: int | None) -> Any:
        return msgspec.structs.replace(honest(taped, match, seat), version=str(hash(repr(match.dump()["base"]))))

    monkeypatch.setattr(replay_film, "_summary", leaky)


@pytest.mark.parametrize("leak", [_leak_facts, _leak_dump])
def test_a_leak_would_be_seen(leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    setup = SETUPS[1]
    assert any(
        pair[0].replay(setup, viewer, common) != pair[1].replay(setup, viewer, common)
        for _, viewer, common, pair in _pairs(setup)
    )


def _pairs(setup: Setup) -> Iterator[tuple[int, int, int, tuple[Taped, Taped]]]:
    """Yield pairs: their number, whose eyes can't tell them apart, for how many answers, and the two."""
    random = Random(setup.seed)
    match = new_match(setup)
    for number in range(PAIRS):
        play_on(match, number, random.randrange(15, 60))
        if match.over:
            match = new_match(Setup(setup.ruleset, setup.mode, setup.seats, setup.options, f"{setup.seed}/{number}"))
            continue
        viewer = number % setup.seats
        pair = Taped(rebased(match)), Taped(twin(match, viewer, random, new_chance=True))
        common = _played_alike(*pair, viewer, random)
        if common >= 0:  # else they parted before anybody answered
            yield number, viewer, common, pair


def _played_alike(one: Taped, other: Taped, viewer: int, random: Random) -> int:
    """Play a pair on for as long as it looks the same to the viewer; return for how many answers it did."""
    for step in range(LENGTH):
        if sight(one.match, viewer, 0) != sight(other.match, viewer, 0):
            return step - 1
        if one.match.over or not _answer_alike(one.match, other.match, viewer, random):
            break
        if len(one.answers) != len(other.answers):
            break
    return min(len(one.answers), len(other.answers)) - 1


def test_a_seats_replay_names_no_seed_and_no_answer_of_others() -> None:
    setup = Setup("peak", "three", 3, {}, "a seed nobody may see")
    taped = recording(setup, person=2)
    replay = make_replay(taped, seat=2)
    assert replay.body.secrets is None
    assert {given.seat for given in answers_of(replay, Path())} == {2}
    assert b"nobody may see" not in packed(replay.body) + packed(replay.summary)
    assert b"nobody may see" in packed(make_replay(taped).body), "else this test could not fail"
