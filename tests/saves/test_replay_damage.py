"""Files that can't be used as replays are refused by name, whatever is wrong with them."""

from __future__ import annotations

import zlib
from random import Random
from typing import Any

import msgspec
import pytest

from core.kernel import Setup
from saves import format as container
from saves.errors import DamagedSave, ForeignSave, NewerSave, SaveError
from saves.replay_check import check_replay
from saves.replay_film import make_replay
from saves.replay_format import pack_replay, unpack_replay
from saves.replay_model import Replay
from saves.replay_reading import Film
from saves.replay_recording import Misfit
from tests.saves.replays import PATH, SMALL, recording, tampered


@pytest.fixture(scope="module")
def whole() -> Replay:
    return make_replay(recording(SMALL))


def test_damage_is_said_by_name(whole: Replay) -> None:
    content = pack_replay(whole)
    random = Random(2)
    for length in [*range(0, 200, 7), *(random.randrange(len(content)) for _ in range(40))]:
        with pytest.raises((DamagedSave, ForeignSave)):
            unpack_replay(content[:length], PATH)
    for _ in range(300):
        place, bit = random.randrange(len(content)), 1 << random.randrange(8)
        flipped = content[:place] + bytes([content[place] ^ bit]) + content[place + 1 :]
        with pytest.raises((DamagedSave, ForeignSave, NewerSave)):
            unpack_replay(flipped, PATH)


def test_a_save_is_no_replay_and_a_newer_one_is_left_alone(whole: Replay) -> None:
    with pytest.raises(ForeignSave):
        unpack_replay(container.pack("match", 1, b"", b""), PATH)
    with pytest.raises(ForeignSave):
        unpack_replay(b"%PDF-1.7", PATH)
    newer = container.pack("replay", 99, container.packed(whole.summary), container.packed(whole.body))
    with pytest.raises(NewerSave):
        unpack_replay(newer, PATH)


@pytest.mark.parametrize("seed", range(40))
def test_a_body_that_makes_no_sense_is_refused_by_name(whole: Replay, seed: int) -> None:
    """A file whose digest fits, but whose content nobody wrote: refused when read, or when looked at."""
    random = Random(seed)
    plain: Any = msgspec.to_builtins(whole.body, builtin_types=(bytes,))
    key = random.choice(sorted(plain))
    wrong: list[Any] = [None, 7, "x", [], {}, [[1]], b"", [b"x"] * len(plain["reels"]), plain["facts"][:-1], [[0, 5]]]
    value = random.choice([value for value in wrong if value != plain[key]])
    content = container.pack("replay", 1, container.packed(whole.summary), container.packed(plain | {key: value}))
    try:
        replay = unpack_replay(content, PATH)
        film = Film(replay, PATH)
        for frame in range(len(film)):
            film.view(frame, 0)
            film.events(0, 0, film.next_fact(frame))
        check_replay(replay, PATH)
    except (SaveError, Misfit):
        return
    pytest.fail(f"{key} = {value!r} went unnoticed")


def test_a_reel_that_would_fill_the_memory_is_refused(whole: Replay) -> None:
    bomb = zlib.compress(bytes(200_000_000), 9)
    film = Film(tampered(whole, reels=[bomb] * len(whole.body.reels)), PATH)
    with pytest.raises(DamagedSave):
        film.view(0, 0)


def test_reels_of_another_match_are_refused(whole: Replay) -> None:
    other = make_replay(recording(Setup("classic", "standard", 4, {}, 1)))
    reels = [other.body.reels[0]] * len(whole.body.reels)
    film = Film(tampered(whole, reels=reels), PATH)
    with pytest.raises(DamagedSave):
        film.view(0, 0)
