"""The sounds of the program as its scenes ask for them: thinned where they would crowd, and silent when wanted."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from typing import Final, Protocol

from art.sounds import AMBIENCES, EFFECTS

SAME: Final = 0.04
"""Seconds within which the same sound isn't started again."""
MOST_AT_ONCE: Final = 2
"""How many sounds one frame may start: the weightiest."""
APART: Final = 0.07
"""Seconds a sound keeps from the one before, unless it is weightier."""
APART_IN_HASTE: Final = 0.3
"""The same where nothing pauses between what happens."""
OWN: Final = "tick"
"""What answers the player's own press is not thinned."""
HEARING: Final = 1.5
"""How the loudness of a setting in percent grows into a volume."""

_RANKS: Final = {name: rank for rank, name in enumerate(EFFECTS)}


class Volumes(Protocol):
    """What the settings say about sound; all but the pace in percent."""

    @property
    def effects_volume(self) -> int:
        """How loud what happens is."""

    @property
    def ambience_volume(self) -> int:
        """How loud the place is."""

    @property
    def muted(self) -> bool:
        """Whether nothing is to be heard."""

    @property
    def pace(self) -> str:
        """How fast things happen."""


class Speaker(Protocol):
    """Plays sounds by name. No call waits for anything."""

    def play(self, name: str, volume: float) -> None:
        """Start a sound at a volume from 0 to 1."""

    def surround(self, volumes: Mapping[str, float]) -> None:
        """Let the loops named be heard from now on at these volumes, and no others."""

    def close(self) -> None:
        """Fall silent for good."""


class Sounds:
    """What scenes ask to be heard.

    Sounds are gathered for a frame and started at its end, the weightiest first (in the order of `art.sounds.EFFECTS`);
    where they crowd, the small ones are left out, and none is played late.

    Args:
        volumes: the settings.
        speaker: plays them; without one everything is silent.
        now: gives seconds that never go back.
    """

    def __init__(
        self, volumes: Volumes, speaker: Speaker | None = None, now: Callable[[], float] = time.perf_counter
    ) -> None:
        self._volumes = volumes
        self._speaker = speaker
        self._now = now
        self._asked: dict[str, int] = {}
        """The sounds asked for in this frame, and how weighty each is."""
        self._started: dict[str, float] = {}
        self._latest = ""
        self._heard: dict[str, float] = {}

    def play(self, name: str) -> None:
        """Ask for a sound in this frame. Raises KeyError if there is none of that name."""
        self._asked[name] = _RANKS[name]

    def update(self, ambience: Iterable[str] = ()) -> None:
        """End a frame: start what was asked for, and let the place be heard.

        Args:
            ambience: the loops of the place, of `art.sounds.AMBIENCES`.
        """
        asked, self._asked = self._asked, {}
        if self._speaker is None:
            return
        chosen = sorted(asked, key=asked.__getitem__)[:MOST_AT_ONCE]
        if OWN in asked and OWN not in chosen:
            chosen.append(OWN)
        now = self._now()
        for name in chosen:
            self._start(self._speaker, name, now)
        self._surround(self._speaker, ambience)

    def close(self) -> None:
        """Fall silent for good."""
        if self._speaker is not None:
            self._speaker.close()
            self._speaker = None

    def _start(self, speaker: Speaker, name: str, now: float) -> None:
        volume = EFFECTS[name] * self._share(self._volumes.effects_volume)
        if volume <= 0 or now - self._started.get(name, -1e9) < SAME:
            return
        if name != OWN:
            apart = APART_IN_HASTE if self._volumes.pace == "instant" else APART
            since = now - self._started.get(self._latest, -1e9)
            if 0 < since < apart and _RANKS[name] >= _RANKS[self._latest]:
                return
            self._latest = name
        self._started[name] = now
        speaker.play(name, volume)

    def _surround(self, speaker: Speaker, ambience: Iterable[str]) -> None:
        share = self._share(self._volumes.ambience_volume)
        wanted = {name: AMBIENCES[name] * share for name in ambience if share > 0}
        if wanted != self._heard:
            self._heard = wanted
            speaker.surround(wanted)

    def _share(self, percent: int) -> float:
        return 0.0 if self._volumes.muted else (percent / 100) ** HEARING
