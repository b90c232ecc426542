"""A replay somebody has made up is refused by name, or shown: the viewer never fails over what is in a file."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pygame
import pytest

from core.kernel import MODERATOR
from saves import format as container
from saves.errors import SaveError
from saves.replay_format import pack_reel, unpack_reel, unpack_replay
from saves.replay_model import Reel, Replay
from tests.client.replay.watching import PATH, Watching, replay_of

STRINGS = ("x", "", "C-K3", "C-G07", "C-A02", "C-S04r", "red", "any", "night", "heretic_king", "y" * 190)
VALUES: tuple[Any, ...] = (None, -1, 0, 1, 7, 99, 1000, 2**40, 1.5, True, [], {}, [[]], [0, 1], *STRINGS)


class Forger:
    """Changes a replay here and there and gives it a header that fits."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)

    def forged(self, replay: Replay) -> bytes | None:
        """Return a forged replay's file, None for one that can't even be written."""
        plain = msgspec.to_builtins(replay.body, builtin_types=(bytes,))
        place = self.dice.randrange(len(plain["reels"]))
        if self.dice.random() < 0.5:
            for number in self.dice.sample(range(len(plain["facts"])), self.dice.choice((1, 3, 10))):
                kind, data, *rest = plain["facts"][number]
                plain["facts"][number] = [kind, self.changed(data), *rest]
        else:
            reel = msgspec.to_builtins(unpack_reel(plain["reels"][place], PATH))
            try:
                plain["reels"][place] = pack_reel(msgspec.convert({**reel, "view": self.changed(reel["view"])}, Reel))
            except (ValueError, OverflowError):
                return None
        try:
            summary, body = container.packed(replay.summary), container.packed(plain)
        except OverflowError:
            return None
        return container.pack("replay", 1, summary, body, replay.rules)

    def changed(self, value: Any) -> Any:
        """Return plain data with something in it changed to something else."""
        dice = self.dice
        if isinstance(value, dict) and value and dice.random() < 0.92:
            key = dice.choice(list(value))
            if dice.random() < 0.1:
                return {name: part for name, part in value.items() if name != key}
            return {**value, key: self.changed(value[key])}
        if isinstance(value, list) and value and dice.random() < 0.92:
            place = dice.randrange(len(value))
            if dice.random() < 0.1:
                return value[:place] + value[place + 1 :]
            return [*value[:place], self.changed(value[place]), *value[place + 1 :]]
        if isinstance(value, int) and not isinstance(value, bool) and dice.random() < 0.6:
            return value + dice.choice((-1, 1, 2, -9, 9, 500))
        return dice.choice(STRINGS if isinstance(value, str) and dice.random() < 0.6 else VALUES)


@pytest.mark.parametrize("rounds", [6, pytest.param(300, marks=pytest.mark.long)])
def test_a_forged_replay_is_refused_or_shown(rounds: int) -> None:
    forger, refused, shown = Forger(rounds), 0, 0
    bases = [replay_of(5, 4)] if rounds < 100 else [replay_of(5, 4), replay_of(3, 6)]
    for _ in range(rounds):
        content = forger.forged(forger.dice.choice(bases))
        if content is None:
            continue
        try:
            watching = Watching(unpack_replay(content, PATH), size=(960, 540))
        except SaveError:
            refused += 1
            continue
        try:
            look_at(watching, forger.dice)
        finally:
            watching.close()
        shown += 1
    assert refused
    assert shown


def look_at(watching: Watching, dice: random.Random) -> None:
    """Look at some frames through several eyes, play the end, and open the notebook and the ending."""
    session, last = watching.session, watching.film.last
    for frame in (*sorted(dice.sample(range(last + 1), 3)), last):
        session.jump(frame)
        watching.frame(2)
        watching.key(pygame.K_RIGHT)
        watching.frame(2)
    session.look_through(MODERATOR)
    session.set_rate("16")
    session.jump(max(0, last - 40))
    session.play()
    watching.frame(30, 0.1)
    watching.key(pygame.K_b)
    watching.frame(2)
    watching.key(pygame.K_ESCAPE)
    session.jump(last)
    watching.frame(2)
    watching.key(pygame.K_e)
    watching.frame(3)
