"""A file cut or changed anywhere loads right or is refused by name, and the list still shows the others."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgpack
import pytest

from core import Setup, new_match
from core.kernel import Match
from saves import Controller, MatchKeeper, SaveStore, resumed
from saves import keeper as keeper_module
from saves.errors import SaveError, UnusableSave
from saves.format import inputs_of
from saves.history import feed
from tests.saves.sample import Kept

FORMAT_NUMBER = range(8, 10)
"""Where a file says its format."""
SETUP = Setup("peak", "standard", 5, {"expansion": True}, "damage")
FEW_OR_ALL = pytest.mark.parametrize("step", [13, pytest.param(1, marks=pytest.mark.long)], ids=["some", "every"])
PLACES = pytest.mark.parametrize("places", [25, pytest.param(2_000, marks=pytest.mark.long)])
"""How many bytes are damaged, each in every one of its bits."""


class Saved:
    """A real match in a folder and in a named file beside it, and every state it went through."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(keeper_module, "SNAPSHOT_EVERY", 30)
        self.store = SaveStore(folder)
        players = [Controller("我"), *(Controller(f"Bot {seat}", "random") for seat in range(1, 5))]
        keeper = MatchKeeper(self.store, "running", SETUP, players)
        kept = Kept(new_match(SETUP), keeper, 7)
        self.inputs = [kept.play_one() for _ in range(140)]
        keeper.save_as("named.guixi", "named", kept.match, self.told)
        keeper.close()
        self.dumps = dict(self._dumps())

    refused: UnusableSave
    """Why the last check didn't load."""

    def told(self, error: SaveError | None) -> None:
        assert error is None

    def _dumps(self) -> Iterator[tuple[int, bytes]]:
        match: Match[Any] = new_match(SETUP)
        yield 0, msgpack.packb(match.dump())
        for number, given in enumerate(self.inputs, 1):
            assert feed(match, [given]) == 1
            yield number, msgpack.packb(match.dump())

    def check(self, save_id: str, *, exact: bool) -> bool:
        """Load; tell whether it loaded, and right: as it was at the end, or (not ``exact``) at some earlier moment."""
        try:
            again = resumed(self.store.load(save_id))
        except UnusableSave as error:
            self.refused = error
            return False
        count = again.history.input_count
        assert msgpack.packb(again.match.dump()) == self.dumps[count]
        if exact:
            assert count == len(self.inputs)
        if again.history.origin is None:
            assert inputs_of(bytes(again.history.inputs), Path()) == self.inputs[:count]
        return True


@pytest.fixture
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Saved:
    return Saved(tmp_path / "saves", monkeypatch)


def test_untouched_it_is_loaded_to_the_last_answer(saved: Saved) -> None:
    assert saved.check("named.guixi", exact=True)
    assert saved.check("running", exact=True)


@FEW_OR_ALL
def test_a_named_file_cut_at_any_length_is_refused(saved: Saved, step: int) -> None:
    path = saved.store.path("named.guixi")
    whole = path.read_bytes()
    for size in range(0, len(whole), step):
        path.write_bytes(whole[:size])
        assert not saved.check("named.guixi", exact=True), size
        assert saved.refused.details["path"] == str(path)
        if size % 520 == 0:
            shown = {entry.id: entry.error is None for entry in saved.store.entries()}
            assert shown == {"named.guixi": False, "running": True}


@PLACES
def test_a_named_file_with_any_bit_flipped_is_refused(saved: Saved, places: int) -> None:
    path = saved.store.path("named.guixi")
    whole = path.read_bytes()
    dice = random.Random(1)
    for place, bit in product(places_of(whole, places, dice), range(8)):
        path.write_bytes(flipped(whole, place, bit))
        assert not saved.check("named.guixi", exact=True)


def files_of(saved: Saved) -> list[Path]:
    return sorted(path for path in saved.store.path("running").iterdir() if path.suffix != ".lock")


@FEW_OR_ALL
def test_a_running_match_survives_any_one_file_cut_at_any_length(saved: Saved, step: int) -> None:
    """The last journal loses what was cut off; everything else is made good by what lies beside it."""
    journal = max(saved.store.path("running").glob("*.journal"))
    assert len(files_of(saved)) > 8
    for path in files_of(saved):
        whole = path.read_bytes()
        for size in range(0, len(whole), min(step, 3) if path == journal else step):
            path.write_bytes(whole[:size])
            assert saved.check("running", exact=path != journal), (path.name, size)
        path.write_bytes(whole)
    assert saved.check("running", exact=True)


@PLACES
def test_a_running_match_survives_any_bit_flipped(saved: Saved, places: int) -> None:
    journal = max(saved.store.path("running").glob("*.journal"))
    dice, files = random.Random(2), files_of(saved)
    contents = {path: path.read_bytes() for path in files}
    for number in range(places):
        (path,) = dice.choices(files, [len(contents[path]) for path in files])
        (place,) = places_of(contents[path], 1, dice)
        for bit in range(8):
            path.write_bytes(flipped(contents[path], place, bit))
            if path.suffix in (".snapshot", ".past") and place in FORMAT_NUMBER:
                saved.check("running", exact=False)  # it may say it is a newer program's: such a match is left alone
            else:
                assert saved.check("running", exact=path != journal), path.name
        if number % 25 == 0:
            assert {entry.id for entry in saved.store.entries()} == {"named.guixi", "running"}
        path.write_bytes(contents[path])


def places_of(content: bytes, count: int, dice: random.Random) -> list[int]:
    return [dice.randrange(len(content)) for _ in range(count)]


def flipped(content: bytes, place: int, bit: int) -> bytes:
    changed = bytearray(content)
    changed[place] ^= 1 << bit
    return bytes(changed)
