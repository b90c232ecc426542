"""The matrix leaves out no way to play, and every match of it ends in time."""

from __future__ import annotations

from collections import Counter

import pytest

from core.ghostplay.cards import editions, modes
from core.lab import Cell, Played, matrix, most_turns, simulate
from core.lab.series import play_number
from core.rulesets import rules_for

LIKE = Cell(bots="random", games=5, seed="m")


def test_every_ruleset_mode_and_number_of_seats_is_there_once() -> None:
    cells = matrix(LIKE, house_options=False)
    expected = {(r, m, seats) for r in editions() for m, made in modes(r).items() for seats in made.identities}
    assert [(cell.ruleset, cell.mode, cell.seats) for cell in cells] == list(
        dict.fromkeys((cell.ruleset, cell.mode, cell.seats) for cell in cells)
    )
    assert {(cell.ruleset, cell.mode, cell.seats) for cell in cells} == expected
    assert all((cell.bots, cell.games, cell.seed, cell.options) == ("random", 5, "m", {}) for cell in cells)


def test_each_house_option_is_there_alone_where_it_makes_a_difference() -> None:
    options = Counter(
        (cell.ruleset, cell.mode, name) for cell in matrix(LIKE) if cell.seats in (4, 5, 6, 3) for name in cell.options
    )
    assert options["peak", "standard", "candidate"] == 2 * 9
    assert options["classic", "standard", "candidate"] == 3 * 7
    assert options["peak", "standard", "expansion"] == 2
    assert options["peak", "contest", "king_draws"] == options["classic", "standard", "expansion"] == 0
    assert options["peak", "three", "first_player"] == 1
    assert all(len(cell.options) <= 1 for cell in matrix(LIKE))


def test_all_of_it_can_be_dealt() -> None:
    for cell in matrix(LIKE):
        rules_for(cell.setup(0))


@pytest.mark.parametrize(
    "cell", matrix(Cell(bots="random", games=1, seed="t")), ids=lambda cell: f"{cell.mode}{cell.seats}"
)
def test_every_kind_of_match_ends_in_time(cell: Cell) -> None:
    played = play_number(cell, 0)
    assert (played.error, played.substituted) == ("", 0)
    assert 0 < played.turns <= most_turns(cell)
    assert played.game is not None
    assert played.game.turns == played.turns


def test_the_bound_is_the_ghost_deck() -> None:
    assert most_turns(Cell("peak")) == 50
    assert most_turns(Cell("classic")) == 40


def test_a_match_that_outlasts_the_bound_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(match: object, bots: object) -> Played:
        return Played(51, 9, 9, 0, "taiping")

    monkeypatch.setattr("core.lab.series.play", endless)
    result = simulate(Cell(bots="random", games=1))
    assert result.failures == {0: ("0/0", "51 turns, with 50 cards in the ghost deck")}
    assert result.finished == []
