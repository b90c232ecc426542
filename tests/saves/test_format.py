"""The file format gives back what was written, or says what is wrong with the file."""

import tracemalloc
import zlib
from pathlib import Path
from typing import Any

import msgpack
import msgspec
import pytest

from core import rules_digest
from core.kernel import Match, Setup
from saves import Controller, Input, SavedSetup, program_version
from saves.content import pack_match, pack_past, read_match, read_past, read_summary
from saves.errors import DamagedSave, ForeignSave, NewerSave, UnusableSave
from saves.format import (
    _HEADER,
    FORMAT,
    LARGEST_CONTENT,
    LARGEST_FILE,
    MAGIC,
    _digest,
    inputs_of,
    pack,
    pack_input,
    packed,
    unpack,
    unpack_input,
)
from saves.migrations import SCHEMA
from saves.model import Past, SavedFact, SavedMatch
from tests.kernel.play import at_the_votes
from tests.kernel.toy import ToyRules
from tests.saves.sample import SETUP, saved, summary

PATH = Path("some.guixi")


def content() -> bytes:
    return pack_match(summary(), saved())


def unpack_match(content: bytes, path: Path) -> SavedMatch:
    return read_match(content, path).saved


def test_what_was_written_comes_back() -> None:
    match = saved()
    packed = pack_match(summary(title="月下: \u202e*"), match)
    about = read_summary(packed, PATH)
    assert about.summary == summary(title="月下: \u202e*")
    assert (about.schema, about.rules) == (SCHEMA, rules_digest())
    read = unpack_match(packed, PATH)
    assert read == match
    assert read.setup.setup() == SETUP
    assert read.facts[0].seen(0) == at_the_votes().events(0)[0]
    assert Match.load(ToyRules(), read.match).dump() == match.match
    assert unpack(packed, PATH, "match").version == program_version()


def test_saving_what_was_loaded_gives_the_same_bytes() -> None:
    read = read_match(content(), PATH)
    assert pack_match(read.summary, read.saved) == content()


def test_a_stretch_of_the_past_comes_back() -> None:
    facts = [SavedFact.of(fact) for fact in at_the_votes().facts()]
    past = Past(7, pack_input(Input(1, 99, (0, 2))) + pack_input(Input(1)), 3, facts)
    read = read_past(pack_past(past), PATH, saved().setup)
    assert read == past
    assert inputs_of(read.inputs, PATH) == [Input(1, 99, (0, 2)), Input(1)]


@pytest.mark.parametrize("given", [Input(0, 0, ()), Input(63, 2**32 - 1, (0, 65535)), Input(5), Input(1, 7, (0,))])
def test_every_input_is_small(given: Input) -> None:
    assert unpack_input(pack_input(given)) == given
    assert len(pack_input(given)) <= 14


@pytest.mark.parametrize(
    "plain",
    [
        [],
        [64, 0, None],
        [0, 2**32, []],
        [0, -1, []],
        [0, 0, [65536]],
        [0, 0, [0] * 1001],
        [0, 0, [], 1],
        {},
        3,
        [0, 0, [1.5]],
    ],
    ids=lambda plain: str(plain)[:20],
)
def test_an_input_of_the_wrong_form_is_refused(plain: Any) -> None:
    with pytest.raises(msgspec.ValidationError):
        unpack_input(msgpack.packb(plain))
    with pytest.raises(DamagedSave):
        inputs_of(msgpack.packb(plain), PATH)


def test_inputs_cut_short_are_refused() -> None:
    whole = pack_input(Input(1, 99, (0, 2)))
    for size in range(1, len(whole)):
        with pytest.raises(DamagedSave):
            inputs_of(whole + whole[:size], PATH)


def test_one_kind_of_file_is_not_taken_for_another() -> None:
    past = pack_past(Past(0, b"", 0, []))
    with pytest.raises(ForeignSave):
        read_match(past, PATH)
    with pytest.raises(ForeignSave):
        read_past(content(), PATH, saved().setup)


@pytest.mark.parametrize("seed", [0, -5, 2**63, "", "七", bytes(range(32))])
def test_every_kind_of_seed_is_kept(seed: int | str | bytes) -> None:
    match = msgspec.structs.replace(saved(), setup=SavedSetup.of(Setup("toy", "standard", 3, {}, seed)))
    assert unpack_match(pack_match(summary(), match), PATH).setup.setup().seed == seed


def test_equal_matches_give_equal_files() -> None:
    assert content() == content()


def test_a_file_cut_short_anywhere_is_refused() -> None:
    whole = content()
    for size in range(len(whole)):
        with pytest.raises(UnusableSave):
            read_summary(whole[:size], PATH)


def test_a_changed_byte_anywhere_is_refused() -> None:
    whole = content()
    for place in range(len(whole)):
        changed = bytearray(whole)
        changed[place] ^= 0x10
        with pytest.raises(UnusableSave):
            unpack_match(bytes(changed), PATH)


def test_bytes_after_the_end_are_refused() -> None:
    with pytest.raises(DamagedSave) as caught:
        unpack_match(content() + b"\0", PATH)
    assert caught.value.details == {"path": "some.guixi", "damage": "checksum", "thing": "match"}


@pytest.mark.parametrize(
    ("broken", "error", "damage"),
    [
        (b"", ForeignSave, None),
        (b"PK\x03\x04 something else entirely", ForeignSave, None),
        (MAGIC, DamagedSave, "short"),
        (MAGIC + bytes(LARGEST_FILE), DamagedSave, "size"),
    ],
    ids=["empty", "foreign", "header", "huge"],
)
def test_each_fault_has_its_error(broken: bytes, error: type[UnusableSave], damage: str | None) -> None:
    for read in (read_summary, unpack_match):
        with pytest.raises(error) as caught:
            read(broken, PATH)
        assert caught.value.details["path"] == "some.guixi"
        assert caught.value.details.get("damage") == damage


def test_a_newer_format_is_told_from_damage() -> None:
    newer = bytearray(content())
    newer[len(MAGIC) : len(MAGIC) + 2] = (FORMAT + 1).to_bytes(2, "big")
    with pytest.raises(NewerSave) as caught:
        read_summary(bytes(newer), PATH)
    assert caught.value.details["format"] == FORMAT + 1


def plain_match() -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(saved(), builtin_types=(bytes,))
    return plain


def forged(match: bytes) -> bytes:
    """A file whose header fits whatever it holds."""
    return pack("match", SCHEMA, packed(summary()), match)


@pytest.mark.parametrize(
    "changes",
    [
        {"viewer": "0"},
        {"viewer": -2},
        {"viewer": 3},
        {"controllers": []},
        {"controllers": [{"name": "x"}] * 4},
        {"controllers": [{"name": "x", "password": "y"}] * 3},
        {"controllers": [{"name": "x" * 201}] * 3},
        {"match": []},
        {"match": {"x": msgpack.ExtType(5, b"x")}},
        {"match": {"x": msgpack.Timestamp(1)}},
        {"match": {"x": "y" * 20_001}},
        {"match": {"x": {1: 2}}},
        {"match": {"x": [0] * 100_001}},
        {"facts": [[0, "kind"]]},
        {"facts": [[-1, "kind", {}, [], None]]},
        {"facts": [[0, "kind", {}, [99], None]]},
        {"inputs": [1]},
        {"past": [[0, 1]]},
        {"past": [[0, 1, -1]]},
        {"notes": []},
        {"origin": 3},
        {"input_count": -1},
        {"created": -1.0},
        {"created": float("nan")},
        {"extra": 1},
        {"setup": {"ruleset": "toy"}},
        {"setup": {"ruleset": "toy", "mode": "m", "seats": 3, "options": {}, "seed": 1.5}},
        {"setup": {"ruleset": "toy", "mode": "m", "seats": 0, "options": {}, "seed": 1}},
        {"setup": {"ruleset": "toy", "mode": "m", "seats": 3, "options": {"x": []}, "seed": 1}},
    ],
    ids=lambda changes: str(changes)[:60],
)
def test_content_of_the_wrong_type_or_size_is_refused(changes: dict[str, Any]) -> None:
    refuse(msgpack.packb(plain_match() | changes))


@pytest.mark.parametrize(
    "match",
    [
        b"",
        b"\x81",
        b"\x91" * 5000 + b"\xc0",
        b"\xdd\xff\xff\xff\xff",
        b"\xc1",
        b"\xa1\xff",
        b"\xc0\xc0",
        b"\xc7\x01\x05x",
    ],
    ids=["empty", "cut", "deep", "vast", "unused", "text", "twice", "extension"],
)
def test_what_is_no_data_at_all_is_refused(match: bytes) -> None:
    refuse(match)


def refuse(match: bytes) -> None:
    with pytest.raises(DamagedSave) as caught:
        unpack_match(forged(match), PATH)
    assert caught.value.details["damage"] == "content"
    assert caught.value.__cause__ is not None


SEEN: dict[str, Any] = {"role": "", "hand": 1, "spirit": 1, "ghosts": 0, "points": 0}


@pytest.mark.parametrize(
    "changes", [{"player": 3}, {"viewer": 3}, {"names": []}, {"names": ["x"] * 4}, {"table": [SEEN]}], ids=str
)
def test_a_summary_whose_seats_do_not_agree_is_refused(changes: dict[str, Any]) -> None:
    """A list would show a player who isn't there."""
    plain: dict[str, Any] = {**msgspec.to_builtins(summary()), "table": [SEEN] * 3}
    read_summary(pack("match", SCHEMA, packed(plain), packed(saved())), PATH)
    with pytest.raises(DamagedSave) as caught:
        read_summary(pack("match", SCHEMA, packed(plain | changes), packed(saved())), PATH)
    assert caught.value.details["damage"] == "content"


def test_a_forgery_without_changes_is_accepted() -> None:
    """Otherwise the tests above would prove nothing."""
    assert unpack_match(forged(msgpack.packb(plain_match())), PATH) == saved()


def bomb(body: bytes, declared: int | None = None) -> bytes:
    """A file with a compressed body, whatever the program itself would write."""
    about, stored = packed(summary()), zlib.compress(body, 9)
    size = len(body) if declared is None else declared
    head = (MAGIC, FORMAT, 0, 1, SCHEMA, b"", bytes(8), len(about), len(stored), size)
    digest = _digest(_HEADER.pack(*head, bytes(16)), about, stored)
    return _HEADER.pack(*head, digest) + about + stored


@pytest.mark.parametrize(
    "content",
    [
        bomb(bytes(200_000_000)),
        bomb(bytes(200_000_000), 1000),
        bomb(bytes(LARGEST_CONTENT)),
        bomb(b"\x80" * LARGEST_CONTENT),
        bomb(b"\x81\xa1x\xdd" + (100_000).to_bytes(4, "big") + b"\x80" * 100_000),
        bomb(b"\xdd" + (100_000).to_bytes(4, "big") + b"\x81\xa0\x00" * 100_000),
        bomb(b"\xdd\xff\xff\xff\xff" * 10_000),
        bomb(b"\x91" * 60_000),
        bomb(b"\xdd" + (100_000).to_bytes(4, "big") + b"\xa2ab" * 100_000),
        bomb(b"\xc6" + (500_000).to_bytes(4, "big") + bytes(500_000)),
        bomb(b"", 1 << 31),
        bomb(b"\xc0") + b"",
    ],
    ids=range(12),
)
def test_a_bomb_is_refused_before_it_takes_room(content: bytes) -> None:
    tracemalloc.start()
    try:
        with pytest.raises(DamagedSave):
            read_match(content, PATH)
        assert tracemalloc.get_traced_memory()[1] < 16_000_000
    finally:
        tracemalloc.stop()


def test_what_could_not_be_read_again_is_not_written() -> None:
    facts = [SavedFact(number, "kind", {"face": "C-S04r", "seat": number % 8}, [], None) for number in range(40_000)]
    with pytest.raises(ValueError, match="too large"):
        pack_match(summary(), msgspec.structs.replace(saved(), facts=facts))


@pytest.mark.parametrize("part", ["seed", "name", "title"])
def test_a_word_too_long_to_be_read_again_is_not_written(part: str) -> None:
    match, about = saved(), summary()
    if part == "seed":
        match = msgspec.structs.replace(match, setup=msgspec.structs.replace(match.setup, seed="x" * 50_000))
    elif part == "name":
        match = msgspec.structs.replace(match, controllers=[Controller("x" * 10_000)] * 3)
    else:
        about = summary(title="x" * 10_000)
    with pytest.raises(ValueError, match=r"longer|length"):
        pack_match(about, match)
