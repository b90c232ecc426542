"""Whatever a file holds, reading it ends soon, takes little memory, and fails with the one error there is."""

from __future__ import annotations

import gc
import random
import time
import tracemalloc
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgpack
import pytest

from core import Setup, new_match
from saves import Controller, Input, MatchKeeper, Recovered, SavedSetup, SaveStore, resumed
from saves.content import read_about, read_match, read_past, read_summary
from saves.errors import SaveError, UnusableSave
from saves.format import _HEADER, _KINDS, FORMAT, MAGIC, _digest, inputs_of, pack_input, packed, unpack
from saves.journal import JournalWriter, read_journal
from saves.migrations import SCHEMA
from saves.replay_check import answers_of
from saves.replay_film import make_replay
from saves.replay_format import pack_replay, unpack_replay, unpack_replay_summary
from saves.replay_reading import Film
from tests.saves.replays import SMALL, recording
from tests.saves.sample import Kept

PATH: Final = Path("some.guixi")
SECONDS: Final = 0.05
BYTES: Final = 16_000_000
ROUNDS = pytest.mark.parametrize("rounds", [1_500, pytest.param(100_000, marks=pytest.mark.long)])
SETUP = Setup("peak", "standard", 5, {"expansion": True}, "fuzz")
SAVED_SETUP = SavedSetup.of(SETUP)


def samples(folder: Path) -> dict[str, bytes]:
    """Return real files of every kind."""
    store = SaveStore(folder)
    players = [Controller("我"), *(Controller(f"Bot {seat}", "random") for seat in range(1, 5))]
    keeper = MatchKeeper(store, "running", SETUP, players)
    kept = Kept(new_match(SETUP), keeper, 7)
    for _ in range(60):
        kept.play_one()
    keeper.save_as("named", kept.match, lambda error: None)
    keeper.snapshot(kept.match)
    kept.play_one()
    keeper.close()
    made = {path.suffix: path.read_bytes() for path in sorted(store.path("running").iterdir())}
    golden = (Path(__file__).parent / "golden" / "v1-peak.guixi").read_bytes()
    return {"named": store.path("named.guixi").read_bytes(), "golden": golden, **made}


class Fuzzer:
    """Makes damaged files out of good ones."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)

    def bytes_of(self, content: bytes) -> bytes:
        """Return bytes with a few places changed, cut, repeated or put in."""
        dice, made = self.dice, bytearray(content)
        for _ in range(dice.choice((1, 1, 2, 4, 16))):
            place = dice.randrange(len(made) + 1)
            deed = dice.randrange(6)
            if deed == 0 and made:
                made[min(place, len(made) - 1)] ^= 1 << dice.randrange(8)
            elif deed == 1:
                del made[place : place + dice.choice((1, 2, 8, 100))]
            elif deed == 2:
                made[place:place] = dice.randbytes(dice.choice((1, 4, 40)))
            elif deed == 3:
                made[place:place] = made[: dice.randrange(len(made) + 1)][:2000]
            elif deed == 4:
                made[place : place + 1] = dice.choice(_NASTY)
            else:
                del made[place:]
        return bytes(made)

    def plain(self, value: Any, depth: int = 0) -> Any:
        """Return plain data with something in it changed to something else."""
        dice = self.dice
        if isinstance(value, dict) and value and dice.random() < 0.9:
            key = dice.choice(list(value))
            if dice.random() < 0.1:
                return {name: part for name, part in value.items() if name != key}
            return {**value, key: self.plain(value[key], depth + 1)}
        if isinstance(value, list) and value and dice.random() < 0.9:
            place = dice.randrange(len(value))
            if dice.random() < 0.1:
                return value[:place] + value[place + 1 :]
            return [*value[:place], self.plain(value[place], depth + 1), *value[place + 1 :]]
        if isinstance(value, int) and dice.random() < 0.6:
            return value + dice.choice((-1, 1, -1000, 1000, 2**31, 2**40))
        return dice.choice(_VALUES)


_NASTY = (
    b"\xdd\xff\xff\xff\xff",
    b"\xdf\xff\xff\xff\xff",
    b"\xc6\xff\xff\xff\xff",
    b"\x91" * 300,
    b"\xc1",
    b"\xd4\xff\x00",
)
_NASTY += (
    b"\xcf\xff\xff\xff\xff\xff\xff\xff\xff",
    b"\xcb\x7f\xf8\x00\x00\x00\x00\x00\x00",
    b"\xdc\xff\xff" + b"\x80" * 500,
)
_VALUES: tuple[Any, ...] = (
    None,
    -1,
    0,
    1,
    99,
    2**63,
    1.5,
    float("nan"),
    "",
    "x",
    "C-S04r",
    b"",
    b"\0" * 32,
    [],
    {},
    [[]],
)
_VALUES += ({"a": {}}, [0] * 500, "y" * 5000, True, [[], [], []], -(2**63))


def sealed(kind: int, schema: int, summary: bytes, body: bytes, *, declared: int | None = None) -> bytes:
    """Return a file whose header fits whatever it holds."""
    stored = zlib.compress(body, 1)
    size = len(body) if declared is None else declared
    head = (MAGIC, FORMAT, kind, 1, schema, b"", bytes(8), len(summary), len(stored), size)
    digest = _digest(_HEADER.pack(*head, bytes(16)), summary, stored)
    return _HEADER.pack(*head, digest) + summary + stored


def load_all(content: bytes) -> None:
    """Do all that is done with a file on the way to a match."""
    read_summary(content, PATH)
    read = read_match(content, PATH)
    resumed(Recovered(Path(), read))
    inputs_of(read.saved.inputs, PATH)


READERS: dict[str, Callable[[bytes], object]] = {
    ".snapshot": load_all,
    "named": load_all,
    "golden": load_all,
    ".past": lambda content: read_past(content, PATH, SAVED_SETUP),
    ".about": lambda content: read_about(content, PATH),
    ".journal": lambda content: read_journal(content, PATH),
}


class Watch:
    """Holds what is read to its limits; memory is measured now and then, for that is slow."""

    def __init__(self) -> None:
        self.read = self.refused = 0
        self.slowest = 0.0
        self.hungriest = 0
        gc.freeze()  # what other tests have left is not walked through while these are measured

    def __call__(self, reader: Callable[[bytes], object], content: bytes) -> None:
        measured = self.read % 25 == 0
        self.read += 1
        if measured:
            tracemalloc.start()
        began = time.thread_time()
        try:
            reader(content)
        except SaveError as error:
            assert isinstance(error, UnusableSave) or error.key == "error-save-unplayable"  # noqa: PT017
            self.refused += 1
        finally:
            taken = time.thread_time() - began
            if measured:
                self.hungriest = max(self.hungriest, tracemalloc.get_traced_memory()[1])
                tracemalloc.stop()
            else:
                self.slowest = max(self.slowest, taken)


@ROUNDS
def test_a_fuzzed_file_is_read_or_refused(tmp_path: Path, rounds: int) -> None:
    """A third of the files is damaged as a whole; of the others the content is, under a header that fits."""
    good, fuzzer, watch = samples(tmp_path), Fuzzer(rounds), Watch()
    for name, content in good.items():
        READERS[name](content)
    boxes = {name: unpack(good[name], PATH, "match") for name in ("named", ".snapshot")}
    plains = {name: (msgpack.unpackb(box.summary), msgpack.unpackb(box.body)) for name, box in boxes.items()}
    for number in range(rounds):
        name = fuzzer.dice.choice(list(good))
        if number % 3 == 0 or name not in boxes:
            watch(READERS[name], fuzzer.bytes_of(good[name]))
        elif number % 3 == 1:
            box = boxes[name]
            summary = fuzzer.bytes_of(box.summary) if fuzzer.dice.random() < 0.2 else box.summary
            watch(load_all, sealed(0, SCHEMA, summary, fuzzer.bytes_of(box.body)))
        else:
            summary, body = plains[name]
            body = {**body, "match": fuzzer.plain(body["match"])} if fuzzer.dice.random() < 0.6 else fuzzer.plain(body)
            watch(load_all, sealed(0, SCHEMA, msgpack.packb(summary), msgpack.packb(body)))
    assert watch.refused > rounds / 2
    assert watch.slowest < SECONDS
    assert watch.hungriest < BYTES


def look_through(content: bytes) -> None:
    """Do all that is done with a replay on the way to the viewer, and look at some of its frames."""
    unpack_replay_summary(content, PATH)
    film = Film(unpack_replay(content, PATH), PATH)
    list(film.turns())
    for viewer in film.replay.viewers[-2:]:
        film.events(viewer, 0, film.next_fact(film.last))
        for frame in (0, film.last):
            film.view(frame, viewer)
    answers_of(film.replay, PATH)


@ROUNDS
def test_a_fuzzed_replay_is_shown_or_refused(rounds: int) -> None:
    """A third is damaged as a whole; of the others a fact, a view or any other part is, under a header that fits."""
    good, fuzzer, watch = make_replay(recording(SMALL)), Fuzzer(rounds), Watch()
    content = pack_replay(good)
    look_through(content)
    summary, body = packed(good.summary), msgpack.unpackb(packed(good.body))
    reel = msgpack.unpackb(zlib.decompress(body["reels"][-1]))
    for number in range(rounds):
        if number % 3 == 0:
            watch(look_through, fuzzer.bytes_of(content))
            continue
        part = fuzzer.dice.choice(("facts", "facts", "reels", "reels", "all"))
        if part == "facts":
            changed = {**body, "facts": fuzzer.plain(body["facts"])}
        elif part == "reels":
            changed = {**body, "reels": [*body["reels"][:-1], zlib.compress(msgpack.packb(fuzzer.plain(reel)), 1)]}
        else:
            changed = fuzzer.plain(body)
        watch(look_through, sealed(_KINDS.index("replay"), 1, summary, msgpack.packb(changed)))
    assert watch.refused > rounds / 2
    assert watch.slowest < SECONDS
    assert watch.hungriest < BYTES


@ROUNDS
def test_a_bomb_is_refused(rounds: int) -> None:
    fuzzer, watch = Fuzzer(rounds), Watch()
    for _ in range(max(rounds // 500, 60)):
        seed = fuzzer.dice.choice((b"\x80", b"\x90", b"\x81\xa0\x00", b"\xa2ab", b"\xc4\x02ab", b"\xcd\x12\x34", b"\0"))
        size = fuzzer.dice.choice((1_000, 50_000, 520_000, 2_000_000, 50_000_000))
        count = size // len(seed)
        head = fuzzer.dice.choice((b"", b"\xdd" + min(count, 99_999).to_bytes(4, "big"), b"\x82\xa5match\x80\xa5facts"))
        body = (head + seed * count)[:size]
        declared = fuzzer.dice.choice((None, 100, 500_000))
        watch(load_all, sealed(0, SCHEMA, b"\x80", body, declared=declared))
    assert watch.refused == watch.read
    assert watch.slowest < SECONDS
    assert watch.hungriest < BYTES


def test_a_fuzzed_journal_gives_the_good_inputs_before_the_damage() -> None:
    writer, dice = JournalWriter(7, bytes(range(16))), Fuzzer(3)
    inputs = [Input(number % 8, number * 77777, (number % 5,)) for number in range(40)]
    content = writer.header + b"".join(writer.record(given) for given in inputs)
    assert read_journal(content, PATH).inputs == inputs
    for _ in range(3_000):
        try:
            journal = read_journal(dice.bytes_of(content), PATH)
        except UnusableSave:
            continue
        assert journal.inputs == inputs[: len(journal.inputs)]
        assert (journal.first, journal.pair) == (7, bytes(range(16)))


def test_a_record_of_another_place_or_journal_does_not_pass() -> None:
    one, other = JournalWriter(0, bytes(16)), JournalWriter(0, b"x" * 16)
    first, second = one.record(Input(1, 5, (0,))), one.record(Input(1, 5, (0,)))
    assert read_journal(one.header + first + second, PATH).inputs == [Input(1, 5, (0,))] * 2
    assert read_journal(one.header + second, PATH).inputs == []
    assert read_journal(one.header + first + first, PATH).inputs == [Input(1, 5, (0,))]
    assert read_journal(one.header + other.record(Input(1, 5, (0,))), PATH).inputs == []
    assert pack_input(Input(1, 5, (0,))) in first
