"""Which sound is heard for what is shown, and that all of it is seen too."""

from typing import Any

import pytest

from art.sounds import EFFECTS
from client.audio import Foley, Sounds
from client.audio.foley import HEARD, sound_of
from client.config import Settings
from client.i18n.catalogue import load_catalogue
from client.scenes.table.choreography import _DANCES
from client.scenes.table.theatre import Theatre
from client.session.pace import READING
from core.ghostplay.why import EVENT_RULES
from core.kernel.events import Event

BEYOND = {"turn", "dusk", "ask", "flip", "success", "failure", "win", "loss", "tick"}
"""The sounds that belong to no one kind of event."""
BANNERED = {"rolled", "rehaunted", "named", "last_round"}
"""What only the banner tells to one who looks away from the middle."""
BEGAN: dict[str, Any] = {
    "host": 0, "bearer": 2, "face": "C-G01", "suit": "red", "requirement": 2, "reasons": [], "order": [0, 1, 2],
}  # fmt: skip


class Asked(Sounds):
    """Remembers what was asked for."""

    def __init__(self) -> None:
        super().__init__(Settings())
        self.names: list[str] = []

    def play(self, name: str) -> None:
        super().play(name)
        self.names.append(name)


def test_every_sound_is_heard_somewhere_and_every_event_exists() -> None:
    assert set(HEARD.values()) | BEYOND == set(EFFECTS)
    assert set(HEARD) <= set(EVENT_RULES)


@pytest.mark.parametrize("kind", HEARD)
def test_what_is_heard_is_seen(kind: str) -> None:
    """It flies, or the banner tells it, or the stage of the exorcism shows it; and there is time to see it."""
    banner = f"banner-{kind}" in load_catalogue("en")
    staged = kind in ("exorcism_began", "summoning_began", "challenged", "challenge_won")
    assert kind in _DANCES or banner or staged
    if kind in BANNERED:
        assert banner
    assert READING.get(kind, 0) > 0 or kind in ("spirit", "last_round")


def test_my_turn_is_heard_and_that_of_others_is_not() -> None:
    began = Event(0, "turn_began", {"seat": 3, "turn": 1, "round": 1})
    assert sound_of(began, 3) == "turn"
    assert sound_of(began, 2) is None
    assert sound_of(began, None) is None


def test_night_is_heard_and_day_is_not() -> None:
    assert sound_of(Event(0, "phase_began", {"phase": "night", "seat": 1}), 0) == "dusk"
    assert sound_of(Event(0, "phase_began", {"phase": "day", "seat": 1}), 0) is None


def test_nothing_that_moves_nothing_is_heard() -> None:
    assert sound_of(Event(0, "voted", {"seat": 1, "count": 0}), 0) is None
    assert sound_of(Event(0, "voted", {"seat": 1, "count": 2}), 0) == "vote"
    assert sound_of(Event(0, "spirit", {"seat": 1, "change": 0, "total": 3}), 0) is None
    assert sound_of(Event(0, "shuffled", {"deck": "spells"}), 0) is None


def counted(count: int, *, success: bool) -> Event:
    cards = [{"face": "C-S01r", "suit": "red", "value": 1}] * count
    data = {"cards": cards, "red": count, "blue": 0, "suit": "red", "requirement": 2, "success": success}
    return Event(1, "counted", data)


@pytest.mark.parametrize(("success", "verdict"), [(True, "success"), (False, "failure")])
def test_votes_turn_one_by_one_and_the_verdict_comes_with_its_picture(success: bool, verdict: str) -> None:
    asked = Asked()
    foley, theatre = Foley(asked, 0), Theatre.from_event(Event(0, "exorcism_began", BEGAN))
    foley.event(Event(0, "exorcism_began", BEGAN), theatre, 0.0)
    theatre.apply(counted(3, success=success), 1.0, 1.0)
    now = 1.0
    while not theatre.is_over(now):
        foley.stage(theatre, now)
        assert (verdict in asked.names) == (theatre.stage(now) == "result")
        now += 1 / 60
    foley.stage(None, now)
    assert asked.names == ["toll", "flip", "flip", "flip", verdict]


def test_a_count_that_is_cut_short_still_has_its_verdict() -> None:
    asked = Asked()
    foley, theatre = Foley(asked, 0), Theatre.from_event(Event(0, "exorcism_began", BEGAN))
    theatre.apply(counted(3, success=True), 1.0, 1.0)
    foley.stage(theatre, 1.0)
    foley.stage(None, 1.1)
    foley.stage(None, 1.2)
    assert asked.names == ["success"]


def test_an_exorcism_that_is_taken_back_has_no_verdict() -> None:
    asked = Asked()
    foley = Foley(asked, 0)
    foley.stage(Theatre.from_event(Event(0, "exorcism_began", BEGAN)), 0.0)
    foley.stage(None, 1.0)
    assert asked.names == []
