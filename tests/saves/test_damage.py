"""A file cut or changed anywhere loads right or is refused by name, and the list still shows the others."""

from __future__ import annotations

import errno
import os
import random
import shutil
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
from tests.saves.sample import Kept, facts_of

FORMAT_NUMBER = range(8, 10)
"""Where a file says its format."""
PLAYERS = [Controller("我"), *(Controller(f"Bot {seat}", "random") for seat in range(1, 5))]
SETUP = Setup("peak", "standard", 5, {"expansion": True}, "damage")
FEW_OR_ALL = pytest.mark.parametrize("step", [13, pytest.param(1, marks=pytest.mark.long)], ids=["some", "every"])
PLACES = pytest.mark.parametrize("places", [25, pytest.param(2_000, marks=pytest.mark.long)])
"""How many bytes are damaged, each in every one of its bits."""


class Saved:
    """A real match in a folder and in a named file beside it, and every state it went through."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(keeper_module, "SNAPSHOT_EVERY", 30)
        self.store = SaveStore(folder)
        keeper = MatchKeeper(self.store, "running", SETUP, PLAYERS)
        kept = Kept(new_match(SETUP), keeper, 7)
        self.inputs = [kept.play_one() for _ in range(140)]
        keeper.save_as("named", kept.match, self.told)
        keeper.close()
        self.dumps = dict(self._dumps())
        self.told_until = kept.match.boundary_event

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


def play_on(saved: Saved) -> None:
    """Go on with the running match until all generations found in its folder have been superseded."""
    found = saved.store.load("running")
    again = resumed(found)
    keeper = MatchKeeper(saved.store, "running", SETUP, PLAYERS, history=again.history, found=found)
    kept = Kept(again.match, keeper, 3)
    for _ in range(5):
        kept.play_one()
        keeper.snapshot(kept.match)
        keeper.flush()
    keeper.close()
    assert msgpack.packb(resumed(saved.store.load("running")).match.dump()) == msgpack.packb(kept.match.dump())


def numbers_told(saved: Saved) -> list[int]:
    """Return the numbers of all facts that the running match has kept, up to where the damage was done."""
    facts = facts_of(resumed(saved.store.load("running")))
    return [fact.number for fact in facts if fact.number < saved.told_until]


def of_use(saved: Saved) -> list[Path]:
    """Return the files that what is newest hangs on."""
    folder = saved.store.path("running")
    return [*sorted(folder.glob("*.past")), max(folder.glob("*.snapshot"))]


def put_back(folder: Path, whole: dict[Path, bytes]) -> None:
    """Have a folder hold these files and nothing else."""
    shutil.rmtree(folder)
    folder.mkdir()
    for path, content in whole.items():
        path.write_bytes(content)


def test_nothing_damaged_is_thrown_away_when_the_match_goes_on(saved: Saved) -> None:
    """Not by the program, at least: somebody may know how to read it."""
    folder, damaged = saved.store.path("running"), 0
    whole = {path: path.read_bytes() for path in folder.iterdir()}
    for name in [path.name for path in of_use(saved)]:
        rotten = flipped(whole[folder / name], 100, 0)
        (folder / name).write_bytes(rotten)
        play_on(saved)
        assert rotten in [path.read_bytes() for path in folder.iterdir()], name
        if name.endswith("past"):
            damaged += 1
            assert not saved.store.load("running").gaps, "it is told once, not for ever"
        put_back(folder, whole)
    assert damaged > 3


def test_what_the_disk_refuses_for_a_moment_is_there_again_afterwards(
    saved: Saved, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, real = saved.store.path("running"), saved.store.disk.read
    whole = {path: path.read_bytes() for path in folder.iterdir()}
    told = numbers_told(saved)
    for held in of_use(saved):

        def read(path: Path, limit: int, held: Path = held) -> bytes:
            if path == held:
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
            return real(path, limit)

        with monkeypatch.context() as patched:
            patched.setattr(saved.store.disk, "read", read)
            play_on(saved)
        assert held.read_bytes() == whole[held]
        assert not saved.store.load("running").gaps
        assert numbers_told(saved) == told, held.name
        put_back(folder, whole)


def places_of(content: bytes, count: int, dice: random.Random) -> list[int]:
    return [dice.randrange(len(content)) for _ in range(count)]


def flipped(content: bytes, place: int, bit: int) -> bytes:
    changed = bytearray(content)
    changed[place] ^= 1 << bit
    return bytes(changed)
