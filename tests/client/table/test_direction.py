"""Arrows show which way play goes, and it really goes that way on the screen."""

import math
from collections.abc import Callable

import pytest

from core.kernel import Setup
from core.rulesets import new_match
from tests.client.table.seating import Seating

SAID = {"peak": "Play goes clockwise: to the left", "classic": "Play goes counter-clockwise: to the right"}


@pytest.mark.rule("PK-016", "CL-004")
@pytest.mark.parametrize("ruleset", ["peak", "classic"])
def test_the_arrows_go_the_way_the_turn_does(seat_down: Callable[..., Seating], ruleset: str) -> None:
    seating = seat_down(seats=6, match=new_match(Setup(ruleset, "standard", 6, {}, 5)), person=False)
    while not seating.scene.tableau.shows_middle:
        seating.frame()
    assert seating.scene.widget("direction-left").tip == SAID[ruleset]
    turns: list[int] = []
    while len(turns) < 2:
        seating.frame()
        turns = [event.data["seat"] for event in seating.session.events(0) if event.kind == "turn_began"]
    layout = seating.scene.tableau.layout
    cx, cy = layout.stage[0] + layout.stage[2] / 2, layout.high / 2

    def angle(seat: int) -> float:
        x, y, w, h = layout.plaques[seat]
        return math.atan2(y + h / 2 - cy, x + w / 2 - cx)

    turned = (angle(turns[1]) - angle(turns[0])) % (2 * math.pi)
    assert (turned < math.pi) == (ruleset == "peak"), "angles grow clockwise on a screen"
