"""What the meter counts in each mode: what ends the match there, or brings the ghost king."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from client.scenes.table.meter import Meter
from core.kernel import Setup
from core.rulesets import new_match
from tests.client.table.seating import Seating

SeatDown = Callable[..., Seating]
GHOST = {"face": "C-G01", "suit": "red", "requirement": 2, "base": 2, "reasons": []}
POINT = {"face": "C-G01", "suit": "red"}


def counted(seat_down: SeatDown, setup: Setup, ghosts: list[int], points: list[int], **facts: Any) -> Meter:
    seating = seat_down(seats=setup.seats, match=new_match(setup), speed="slow")
    tableau = seating.scene.tableau
    players = [
        player | {"ghosts": [GHOST] * borne, "points": [POINT] * banished}
        for player, borne, banished in zip(tableau.view["players"], ghosts, points, strict=True)
    ]
    more = {"ghosts_on_table": sum(ghosts), "most_on_one": max(ghosts)}
    return Meter.of(replace(tableau, view=tableau.view | {"players": players} | more | facts))


@pytest.mark.parametrize("ruleset", ["peak", "classic"])
def test_ghosts_on_the_table_bring_the_ghost_king(seat_down: SeatDown, ruleset: str) -> None:
    meter = counted(seat_down, Setup(ruleset, "standard", 6), [2, 1, 0, 0, 2, 0], [0] * 6)
    assert (meter.have, meter.need) == (5, 7)
    assert meter.second == "Most on one 2 / 3"


def test_with_four_the_banished_ghosts_count(seat_down: SeatDown) -> None:
    meter = counted(seat_down, Setup("peak", "four", 4), [3, 0, 0, 0], [0, 2, 1, 0])
    assert (meter.have, meter.need) == (2, 4)
    assert meter.second == "Most on one 3 / 3"


def test_in_the_contest_the_ghosts_of_the_elders_count(seat_down: SeatDown) -> None:
    setup = Setup("peak", "contest", 6, {}, 3)
    identities = [player["identity"] for player in new_match(setup).view(-2)["players"]]
    elder = identities.index("taiping_elder")
    ghosts = [2 if seat == elder else 5 * (not str(identities[seat]).endswith("elder")) for seat in range(6)]
    meter = counted(seat_down, setup, ghosts, [0, 1, 0, 0, 0, 0])
    assert (meter.have, meter.need) == (2, 3)
    assert meter.second == "Most banished 1 / 3"
    last = counted(seat_down, setup, ghosts, [0, 3, 0, 0, 0, 0], last_seat=1)
    assert last.second == "Last round, up to Ravenscroft"


@pytest.mark.parametrize(
    ("ghosts", "said"), [([2, 0, 1], "Fewest ghosts: Ravenscroft"), ([1, 1, 3], "Fewest ghosts: a tie")]
)
def test_with_three_the_meter_says_who_would_win(seat_down: SeatDown, ghosts: list[int], said: str) -> None:
    meter = counted(seat_down, Setup("peak", "three", 3), ghosts, [0, 1, 2])
    assert (meter.have, meter.need) == (2, 3)
    assert meter.second == said
