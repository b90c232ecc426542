"""What a match is remembered by, and how much a share may be trusted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from core import MODERATOR, Match, Setup, new_match
from core.bots import make_bot
from core.kernel.events import Event
from core.lab import play
from core.lab.statistics import Estimate, quantile, read_game, share, winning_sides


def told(*facts: tuple[str, dict[str, Any]]) -> list[Event]:
    began: dict[str, Any] = {"first": 2, "roles": ["C-R01", "C-R02", "C-R03"], "candidate": "C-K4"}
    return [Event(number, kind, data) for number, (kind, data) in enumerate([("match_began", began), *facts])]


OVER: dict[str, Any] = {"kind": "points", "winners": [0], "identities": ["taiping", "tianshi", "tianshi"]}


def test_a_match_is_read_from_its_events() -> None:
    outcome = OVER | {"sides": {"taiping": {"won": True}, "tianshi": {"won": False}}}
    game = read_game(
        told(
            ("turn_began", {}),
            ("exorcism_began", {}),
            ("challenged", {}),
            ("challenge_won", {}),
            ("challenged", {}),
            ("challenge_lost", {}),
            ("exorcism_failed", {}),
            ("turn_began", {}),
            ("exorcism_began", {}),
            ("exorcism_succeeded", {}),
            ("king_appeared", {"seat": 1}),
            ("turn_began", {}),
            ("exorcism_began", {}),
            ("challenged", {}),
            ("match_over", {"outcome": outcome}),
            ("limits_reset", {}),
        )
    )
    assert (game.first, game.candidate, game.king, game.king_won) == (2, "C-K4", 1, False)
    assert (game.turns, game.exorcisms, game.successes) == (3, 3, 1)
    assert (game.challenged, game.challenges, game.challenges_won) == (2, 3, 1)
    assert (game.winners, game.sides) == ((0,), ("taiping",))


def test_a_king_who_has_not_appeared_has_no_seat() -> None:
    assert read_game(told(("match_over", {"outcome": OVER}))).king == -1


@pytest.mark.parametrize(
    ("kind", "identities", "winners", "sides"),
    [
        ("king", ["taiping", "taiping", "tianshi"], [0], ()),  # for himself
        ("king", ["taiping", "taiping", "tianshi"], [0, 1], ("taiping",)),  # with his sect
        ("king", ["heretic_king", "heretic_follower", "tianshi"], [0, 1], ("heretics",)),
        ("king", ["heretic_king", "taiping", "tianshi"], [0], ("heretics",)),
        ("elder", ["taiping_elder", "taiping", "tianshi_elder"], [0, 1], ("taiping",)),
        ("elder", ["taiping_elder", "tianshi_elder"], [], ()),
        ("haunted", ["", "", ""], [2], ()),
    ],
)
def test_sides_win_by_their_seats_where_no_points_say_so(
    kind: str, identities: list[str], winners: list[int], sides: tuple[str, ...]
) -> None:
    assert winning_sides({"kind": kind, "identities": identities, "winners": winners}) == sides


def test_a_played_match_tells_what_its_view_tells() -> None:
    match: Match[Any] = new_match(Setup("peak", "standard", 7, {}, "read"))
    play(match, [make_bot("random", "read", seat) for seat in range(7)])
    game = read_game(match.events(MODERATOR))
    view = match.view(MODERATOR)
    assert game.turns == view["turn"]
    assert list(game.winners) == view["outcome"]["winners"]
    assert list(game.roles) == [player["role"] for player in view["players"]]
    assert list(game.identities) == [player["identity"] for player in view["players"]]
    assert (game.candidate, game.king) == (view["candidate"], -1 if view["king"] is None else view["king"])


def test_a_share_has_its_wilson_interval() -> None:
    half = share(50, 100)
    assert half.value == 0.5
    assert (round(half.low, 4), round(half.high, 4)) == (0.4038, 0.5962)
    none = share(0, 10)
    assert none.value == none.low == 0.0
    assert round(none.high, 4) == 0.2775
    assert share(10, 10).high == 1.0
    assert share(0, 0) == (0.0, 0.0, 1.0, 0)
    assert half.minus(0.2)[:1] == (0.3,)


def test_a_quantile_has_an_interval_of_ranks() -> None:
    middle = quantile(range(1, 101), 0.5)
    assert middle == Estimate(50.5, 41.0, 60.0, 100)
    high = quantile(range(1, 101), 0.9)
    assert (high.value, high.low < high.value < high.high) == (90.5, True)
    assert quantile([7], 0.9) == Estimate(7.0, 7.0, 7.0, 1)


@pytest.mark.parametrize(
    ("values", "part", "value"),
    [
        ([22, 18], 0.5, 20.0),
        ([30, 18, 21, 10], 0.5, 19.5),
        ([18, 40, 22], 0.5, 22.0),
        (range(1, 71), 0.9, 63.5),
        (range(1, 12), 0.9, 10.0),
    ],
)
def test_between_two_numbers_a_quantile_is_their_mean(values: Iterable[int], part: float, value: float) -> None:
    found = quantile(values, part)
    assert found.value == value
    assert found.low <= value <= found.high
