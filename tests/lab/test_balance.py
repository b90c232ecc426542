"""Measures are taken of the right matches and held against the right targets."""

from __future__ import annotations

import pytest

from core.ghostplay.cards import editions, modes
from core.lab.balance import FITS, MISSES, OPEN, UNAIMED, Measure, measure, targets
from core.lab.statistics import Estimate, Game

IDENTITIES = ("taiping", "taiping", "tianshi", "tianshi", "heretic_king")
ROLES = ("C-R01", "C-R02", "C-R03", "C-R04", "C-R05")
POINTS = Game(
    first=0,
    roles=ROLES,
    identities=IDENTITIES,
    candidate="C-K1",
    king=-1,
    kind="points",
    winners=(0, 1),
    sides=("taiping",),
    turns=20,
    exorcisms=10,
    successes=6,
    challenged=2,
    challenges=4,
    challenges_won=3,
)
KING = POINTS._replace(king=4, kind="king", winners=(4,), sides=("heretics",), turns=30)
FALLEN = POINTS._replace(candidate="C-K2", king=4, kind="king_fallen", winners=(2, 3), sides=("tianshi",), turns=40)
SHARED = POINTS._replace(winners=(0, 1, 2, 3), sides=("taiping", "tianshi"))
GAMES = [POINTS, KING, FALLEN, SHARED]


def found(games: list[Game], mode: str = "standard") -> dict[str, tuple[float, int]]:
    taken = measure(games, mode)
    return {one.name + one.card: (round(one.estimate.value, 4), one.estimate.cases) for one in taken}


def test_each_measure_counts_its_own_matches() -> None:
    values = found(GAMES)
    assert values["sect"] == (0.5, 2)  # a shared win decides nothing between the sects
    assert values["heretics"] == (0.25, 4)
    assert values["king_appears"] == (0.5, 4)
    assert values["king_wins"] == (0.5, 2)
    assert values["single_kingC-K1"] == (1.0, 1)
    assert values["single_kingC-K2"] == (0.0, 1)
    assert values["turns_median"] == (25.0, 4)
    assert values["exorcism_succeeds"] == (0.6, 40)
    assert values["exorcism_challenged"] == (0.2, 40)
    assert values["challenge_won"] == (0.75, 16)


def test_players_are_measured_from_the_mean_of_all() -> None:
    values = found(GAMES)  # 9 winners of 20 players
    assert values["first_player"] == (0.05, 4)
    assert values["roleC-R01"] == (0.05, 4)
    assert values["roleC-R05"] == (-0.2, 4)


def test_what_has_no_cases_is_not_measured() -> None:
    alone = POINTS._replace(
        identities=("", "", ""), roles=("", "", ""), candidate="", sides=(), winners=(1,), challenges=0
    )
    names = set(found([alone], "three"))
    assert names == {"turns_median", "turns_p90", "exorcism_succeeds", "exorcism_challenged", "first_player"}
    assert measure([], "standard") == []


@pytest.mark.parametrize(
    ("estimate", "verdict"),
    [((0.4, 0.3, 0.5), FITS), ((0.6, 0.49, 0.7), OPEN), ((0.2, 0.1, 0.31), OPEN), ((0.6, 0.51, 0.7), MISSES)],
)
def test_a_measure_off_its_target_may_still_be_chance(estimate: tuple[float, float, float], verdict: str) -> None:
    one = Measure("king_wins", "", Estimate(*estimate, 100), (0.3, 0.5))
    assert one.verdict == verdict
    assert one.plain()["target"] == [0.3, 0.5]
    assert one._replace(target=None).verdict == UNAIMED


def test_some_targets_are_for_the_standard_mode_alone_or_go_by_seats() -> None:
    standard = {one.name: one.target for one in measure(GAMES, "standard")}
    assert standard["king_appears"] == (0.35, 0.60)
    assert standard["turns_median"] == (14.0, 30.0)
    contest = {one.name: one.target for one in measure(GAMES, "contest")}
    assert contest["turns_median"] is None
    assert contest["sect"] == standard["sect"] == (0.47, 0.53)


@pytest.mark.parametrize(("challenged", "verdict"), [(1, FITS), (2, FITS), (3, OPEN), (0, OPEN)])
def test_one_exorcism_in_six_and_one_in_three_are_within_the_target(challenged: int, verdict: str) -> None:
    game = POINTS._replace(exorcisms=6, challenged=challenged)
    verdicts = {one.name: one.verdict for one in measure([game], "standard")}
    assert verdicts["exorcism_challenged"] == verdict


def test_every_target_is_for_something_measured() -> None:
    measured = {one.name for one in measure(GAMES, "standard")}
    every_mode = {mode for edition in editions() for mode in modes(edition)}
    for mode, aims in targets().items():
        assert mode == "every_mode" or mode in every_mode
        assert set(aims) <= measured
