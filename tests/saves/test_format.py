"""The file format gives back what was written, or says what is wrong with the file."""

from pathlib import Path
from typing import Any

import msgpack
import msgspec
import pytest

from core.kernel import Event, Match, Setup
from saves import SavedSetup
from saves.errors import DamagedSave, ForeignSave, NewerSave, UnusableSave
from saves.format import _HEADER, FORMAT, LARGEST_FILE, MAGIC, _digest, pack, unpack_match, unpack_summary
from tests.kernel.toy import ToyRules
from tests.saves.sample import SETUP, saved, summary

PATH = Path("some.guixi")


def content() -> bytes:
    return pack(summary(), saved())


def test_what_was_written_comes_back() -> None:
    match = saved()
    packed = pack(summary(), match)
    assert unpack_summary(packed, PATH) == summary()
    read = unpack_match(packed, PATH)
    assert read == match
    assert read.setup.setup() == SETUP
    assert read.events[0].event() == Event(0, "match_began", {"first": 0})
    assert Match.load(ToyRules(), read.match).dump() == match.match


@pytest.mark.parametrize("seed", [0, -5, 2**63, "", "七", bytes(range(32))])
def test_every_kind_of_seed_is_kept(seed: int | str | bytes) -> None:
    match = msgspec.structs.replace(saved(), setup=SavedSetup.of(Setup("toy", "standard", 3, {}, seed)))
    assert unpack_match(pack(summary(), match), PATH).setup.setup().seed == seed


def test_equal_matches_give_equal_files() -> None:
    assert content() == content()


def test_a_file_cut_short_anywhere_is_refused() -> None:
    whole = content()
    for size in range(len(whole)):
        with pytest.raises(UnusableSave):
            unpack_summary(whole[:size], PATH)


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
    assert caught.value.details == {"path": "some.guixi", "damage": "checksum"}


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
    for unpack in (unpack_summary, unpack_match):
        with pytest.raises(error) as caught:
            unpack(broken, PATH)
        assert caught.value.details["path"] == "some.guixi"
        assert caught.value.details.get("damage") == damage


def test_a_newer_format_is_told_from_damage() -> None:
    newer = bytearray(content())
    newer[len(MAGIC) : len(MAGIC) + 2] = (FORMAT + 1).to_bytes(2, "big")
    with pytest.raises(NewerSave) as caught:
        unpack_summary(bytes(newer), PATH)
    assert caught.value.details["format"] == FORMAT + 1


def plain_match() -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(saved(), builtin_types=(bytes,))
    return plain


def forged(match: bytes) -> bytes:
    """A file whose header fits whatever it holds."""
    about: bytes = msgpack.packb(msgspec.to_builtins(summary()))
    digest = _digest(FORMAT, about, match)
    return _HEADER.pack(MAGIC, FORMAT, len(about), len(match), digest) + about + match


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
        {"match": {"x": "y" * 10_001}},
        {"match": {"x": {1: 2}}},
        {"match": {"x": [0] * 100_001}},
        {"events": [[0, "kind"]]},
        {"events": [[-1, "kind", {}]]},
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


def test_a_forgery_without_changes_is_accepted() -> None:
    """Otherwise the tests above would prove nothing."""
    assert unpack_match(forged(msgpack.packb(plain_match())), PATH) == saved()
