"""What the head of a replay says is held against what is recorded."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from core.kernel import Setup
from saves.replay_check import HeaderMisfit, check_replay
from saves.replay_film import make_replay
from saves.replay_header import header_difference
from saves.replay_model import Replay, Seated
from saves.replay_reading import Film
from tests.saves.replays import PATH, SMALL, read_back, recording, tampered

LIES: dict[str, dict[str, Any]] = {
    "winners": {"winners": [2]},
    "turn": {"turn": 99},
    "over": {"over": False},
    "names": {"names": ["X", "Y", "Z"]},
    "viewer": {"viewer": 2},
}


@pytest.fixture(scope="module")
def whole() -> Replay:
    return make_replay(recording(SMALL, person=0))


@pytest.fixture(scope="module")
def seats() -> Replay:
    return make_replay(recording(SMALL, person=0), seat=0)


def lying(replay: Replay, **changes: Any) -> Replay:
    return read_back(replay._replace(summary=msgspec.structs.replace(replay.summary, **changes)))


@pytest.mark.parametrize(
    "setup",
    [
        SMALL,
        Setup("peak", "four", 4, {}, 2),
        Setup("peak", "standard", 5, {"expansion": True}, 4),
        Setup("peak", "contest", 6, {}, 1),
        Setup("classic", "standard", 4, {}, 3),
    ],
    ids=str,
)
def test_an_honest_head_agrees(setup: Setup) -> None:
    for answers in (60, 100_000):
        taken = recording(setup, answers)
        assert header_difference(Film(read_back(make_replay(taken)), PATH)) is None
        assert header_difference(Film(read_back(make_replay(taken, seat=1)), PATH)) is None


@pytest.mark.parametrize("name", LIES)
def test_a_lie_in_the_head_of_a_whole_replay_is_found(whole: Replay, name: str) -> None:
    replay = lying(whole, **LIES[name])
    found = header_difference(Film(replay, PATH))
    assert found is not None
    assert found.name == name
    assert found.said == LIES[name][name]
    assert found.recorded == getattr(whole.summary, name)
    if name != "over":  # which is found with the last answer already
        with pytest.raises(HeaderMisfit, match=f"{name}="):
            check_replay(replay, PATH)


@pytest.mark.parametrize("name", ["winners", "turn", "over", "names"])
def test_a_lie_in_the_head_of_a_seats_replay_is_found(seats: Replay, name: str) -> None:
    with pytest.raises(HeaderMisfit, match=f"{name}="):
        check_replay(lying(seats, **LIES[name]), PATH)


def test_another_game_or_other_options_are_found() -> None:
    five = make_replay(recording(Setup("peak", "standard", 5, {"expansion": True}, 4), 60))
    with pytest.raises(HeaderMisfit, match="ruleset=classic"):
        check_replay(lying(tampered(five, options={}), ruleset="classic"), PATH)
    with pytest.raises(HeaderMisfit, match="options="):
        check_replay(read_back(tampered(five, options={})), PATH)


def test_other_players_are_found_where_the_head_names_them(whole: Replay) -> None:
    players = [Seated("X", player.bot) for player in whole.body.players]
    with pytest.raises(HeaderMisfit, match="names="):
        check_replay(read_back(tampered(whole, players=players)), PATH)


def test_it_says_how_many_facts_were_proven(whole: Replay, seats: Replay) -> None:
    assert check_replay(whole, PATH) == len(whole.body.facts)
    assert check_replay(seats, PATH) == 0
