"""What is asked for and what is heard of it."""

import pytest

from art.sounds import AMBIENCES, EFFECTS
from client.audio import Sounds
from client.audio.sounds import APART, APART_IN_HASTE, SAME
from client.config import Settings
from tests.client.audio.speaker import Listener


class Heard(Sounds):
    """Sounds with a listener and a time of their own."""

    def __init__(self, **settings: object) -> None:
        self.settings = Settings(**settings)  # type: ignore[arg-type]
        self.listener = Listener()
        self.time = 100.0
        super().__init__(self.settings, self.listener, lambda: self.time)

    def frame(self, *names: str, after: float = 1.0, ambience: tuple[str, ...] = ()) -> list[str]:
        """Ask for sounds in one frame and return which began."""
        self.time += after
        self.listener.played.clear()
        for name in names:
            self.play(name)
        self.update(ambience)
        return self.listener.names


def test_a_sound_is_heard_at_the_end_of_the_frame() -> None:
    sounds = Heard(effects_volume=100)
    sounds.play("vote")
    assert sounds.listener.played == []
    sounds.update()
    assert sounds.listener.played == [("vote", EFFECTS["vote"])]
    assert sounds.frame() == []


def test_an_unknown_sound_is_an_error() -> None:
    with pytest.raises(KeyError):
        Heard().play("trumpet")


def test_of_many_in_a_frame_the_weightiest_two_are_heard() -> None:
    assert Heard().frame("coin", "deal", "king", "coin", "vote", "failure") == ["king", "failure"]


def test_the_same_is_not_started_twice_in_a_moment() -> None:
    sounds = Heard()
    assert sounds.frame("king") == ["king"]
    assert sounds.frame("king", after=SAME * 0.9) == []
    assert sounds.frame("king", after=SAME + 1) == ["king"]


def test_a_small_sound_keeps_its_distance_and_a_weightier_one_need_not() -> None:
    sounds = Heard()
    sounds.frame("vote")
    assert sounds.frame("coin", after=APART * 0.5) == []
    assert sounds.frame("challenge", after=APART * 0.2) == ["challenge"]
    assert sounds.frame("coin", after=APART * 1.1) == ["coin"]


def test_at_instant_pace_there_is_no_machine_gun() -> None:
    """A second of a vote each frame makes a handful of knocks, and what matters is heard among them."""
    sounds, heard = Heard(pace="instant"), list[str]()
    for frame in range(60):
        heard += sounds.frame("vote", *(("success",) if frame == 31 else ()), after=1 / 60)
    assert heard.count("vote") <= 1 / APART_IN_HASTE + 2
    assert heard.count("success") == 1


def test_a_press_always_ticks() -> None:
    sounds = Heard(pace="instant")
    assert sounds.frame("king", "win", "tick") == ["king", "win", "tick"]
    assert sounds.frame("tick", after=0.1) == ["tick"]
    sounds.frame("tick")
    assert sounds.frame("deal", after=0.05) == ["deal"], "nor does a tick hold back what follows from it"


def test_volumes_and_mute() -> None:
    sounds = Heard(effects_volume=100, ambience_volume=0)
    sounds.frame("king", ambience=("ambience-day",))
    assert sounds.listener.played == [("king", EFFECTS["king"])]
    assert sounds.listener.around == []
    sounds.settings.effects_volume = 25
    sounds.frame("king")
    assert 0 < sounds.listener.played[0][1] < 0.2 * EFFECTS["king"], "a quarter is heard as a good deal less"
    sounds.settings.muted = True
    assert sounds.frame("king") == []
    sounds.settings.muted, sounds.settings.effects_volume = False, 0
    assert sounds.frame("king") == []


def test_the_place_is_told_once_for_each_change() -> None:
    sounds = Heard(ambience_volume=100)
    day, night = ("ambience-day",), ("ambience-night", "ambience-king")
    for ambience in (day, day, night, night):
        sounds.frame(ambience=ambience)
    assert sounds.listener.around == [{name: AMBIENCES[name] for name in loops} for loops in (day, night)]
    sounds.settings.muted = True
    sounds.frame(ambience=night)
    sounds.settings.muted = False
    sounds.frame(ambience=night)
    assert sounds.listener.around[2:] == [{}, {name: AMBIENCES[name] for name in night}]


def test_after_closing_nothing_is_played() -> None:
    sounds = Heard()
    sounds.close()
    assert sounds.listener.closed
    assert sounds.frame("king") == []
    Sounds(Settings()).close()
