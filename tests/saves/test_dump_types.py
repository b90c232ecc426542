"""The inside of a match's dump is looked at before the rules believe it: all they make passes, else it is refused."""

from __future__ import annotations

import copy
import random
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgpack
import pytest

from core.bots import make_bot
from core.ghostplay.state import LISTS, ROWS, SCALARS
from core.kernel import SPECTATOR, Match, Setup
from core.rulesets import rules_for
from saves import Recovered, resumed
from saves.content import read_match
from saves.dump_types import check_dump
from saves.errors import DamagedSave, SaveError
from saves.format import pack, unpack
from saves.history import Resumed
from saves.migrations import SCHEMA
from tests.saves.test_fuzz import samples
from tests.saves.test_types import WAYS

PATH: Final = Path("some.guixi")
SECONDS: Final = 0.0005
ROUNDS = pytest.mark.parametrize("rounds", [400, pytest.param(40_000, marks=pytest.mark.long)])
ANSWERS: Final = 12
"""How far a match is played on that was let in."""
VALUES: Final[tuple[Any, ...]] = (
    *(0, -1, 1, 7, 8, 99, 2**31, 2**63, "x", "", [], {}, True, None, 1.5, float("inf"), "C-R99", "C-S01r"),
    *(b"", b"zz", [[]], [0] * 50),
)


def dump_of(match: Match[Any]) -> dict[str, Any]:
    """Return a match's dump as a file gives it back."""
    dump: dict[str, Any] = msgpack.unpackb(msgpack.packb(match.dump()))
    return dump


@pytest.mark.parametrize("way", WAYS)
def test_all_that_the_rules_make_passes_and_fast(way: str) -> None:
    cell, taken = WAYS[way], list[float]()
    setup = Setup(cell.ruleset, cell.mode, cell.seats, {}, 3)
    match = Match(rules_for(setup))
    bots = [make_bot("random", 3, seat) for seat in range(cell.seats)]
    answers = 0
    while not match.over and answers < 700:
        prompt = match.pending()[-1]
        match.submit(prompt.seat, prompt.id, bots[prompt.seat].answer(match.view(prompt.seat), prompt))
        answers += 1
        if answers % 13 == 0 or match.over:
            dump, began = dump_of(match), time.thread_time()
            check_dump(setup, dump)
            taken.append(time.thread_time() - began)
    assert sorted(taken)[len(taken) // 2] < SECONDS


def played_on(again: Resumed, answers: int) -> None:
    """Look through everybody's eyes at a match that was let in, and play it on a little."""
    match = again.match
    for _ in range(answers):
        for viewer in (SPECTATOR, *range(match.rules.seats)):
            match.view(viewer)
        if match.over:
            return
        prompt = match.pending()[-1]
        match.submit(prompt.seat, prompt.id, prompt.default)


class Forger:
    """Changes the body of a good file, and makes a whole file of it again."""

    def __init__(self, folder: Path) -> None:
        self._box = unpack(samples(folder)["named"], PATH, "match")
        self.body: dict[str, Any] = msgpack.unpackb(self._box.body)

    def resume(self, body: dict[str, Any]) -> Resumed:
        content = pack("match", SCHEMA, self._box.summary, msgpack.packb(body))
        return resumed(Recovered(Path(), read_match(content, PATH)))


@pytest.fixture(scope="module")
def forger(tmp_path_factory: pytest.TempPathFactory) -> Forger:
    return Forger(tmp_path_factory.mktemp("saves"))


def put(name: str, value: Any, *within: int) -> Callable[[list[Any]], None]:
    """Return an edit of a dump's base: a part of the state, or what is within it, becomes another."""
    group = next(place for place, names in enumerate((SCALARS, LISTS, ROWS), 1) if name in names)
    path = [group, (SCALARS, LISTS, ROWS)[group - 1].index(name), *within]
    return partial(_put, path, value)


def _put(path: list[int], value: Any, base: list[Any]) -> None:
    for place in path[:-1]:
        base = base[place]
    base[path[-1]] = value


EDITS: dict[str, Callable[[list[Any]], None]] = {
    "key": partial(_put, [0, 0], b"x"),
    "counter": partial(_put, [0, 1], "x"),
    "number of the next fact": partial(_put, [0, 2], -5),
    "turn": put("turn", b"zz"),
    "player": put("player", 5),
    "step": put("step", "noon"),
    "candidate": put("candidate", "C-S01r"),
    "no candidate": put("candidate", ""),
    "king": put("king", 9),
    "an end before the end": put("outcome", {"kind": "points", "winners": [], "identities": [""] * 5}),
    "identity": put("identity", "priest", 0),
    "a seat too few": put("spirit", [1, 2, 3, 4]),
    "role": put("role", "C-S01r", 2),
    "spirit": put("spirit", b"zz", 2),
    "no such card": put("spell_deck", 900, 0),
    "a card twice": lambda base: base[2][LISTS.index("ghost_deck")].append(base[2][LISTS.index("ghost_deck")][0]),
    "a card nowhere": lambda base: base[3][ROWS.index("hand")][0].clear(),
    "what somebody knows": put("knows", [7], 0),
    "modifier": lambda base: base[6][0].append(["C-V01", "requirement", -1, "1", -1, 1]),
    "a victim who isn't there": lambda base: base[6][0].append(["C-R09.1", "chosen_victim", -1, 9, -1, 1]),
    "limit": lambda base: base[6][1][0].append(["C-R02.1", 9, 1]),
    "holder": partial(_put, [6, 2, 1], 5),
    "use": lambda base: base[6][2][3].append(["no such use", 0, 1, -1, [], []]),
    "hand memory": partial(_put, [4, 2], [[0, 1, [900]]]),
    "deck memory": partial(_put, [5, 2], [[0, -1]]),
}


@pytest.mark.parametrize("name", EDITS)
def test_a_part_that_no_match_has_is_refused_by_name(forger: Forger, name: str) -> None:
    body = copy.deepcopy(forger.body)
    EDITS[name](body["match"]["base"])
    with pytest.raises(DamagedSave) as caught:
        forger.resume(body)
    assert caught.value.details == {"path": str(PATH), "damage": "content", "thing": "match"}


def test_what_cannot_be_seen_is_refused_by_name(forger: Forger, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the first look lets through: a view that raises, for whichever seat."""
    forger.resume(forger.body)

    def failing(self: Match[Any], viewer: int) -> dict[str, Any]:
        if viewer == 3:
            raise ZeroDivisionError
        return seen(self, viewer)

    seen = Match.view
    monkeypatch.setattr(Match, "view", failing)
    with pytest.raises(DamagedSave):
        forger.resume(forger.body)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the ways to everything within plain data."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [*([path] if path else []), *(way for key, part in inner for way in places(part, (*path, key)))]


def edited(body: dict[str, Any], ways: list[tuple[Any, ...]], dice: random.Random) -> dict[str, Any]:
    """Return a file's body with one thing or two changed, left out or repeated somewhere in its match."""
    made: dict[str, Any] = copy.deepcopy(body)
    for way in dice.sample(ways, dice.choice((1, 1, 2))):
        holder: Any = made["match"]
        try:
            for key in way[:-1]:
                holder = holder[key]
            old, deed = holder[way[-1]], dice.random()
        except (LookupError, TypeError):  # the change before has taken it away
            continue
        if not isinstance(holder, (list, dict)):
            continue
        if deed < 0.12 and isinstance(holder, list):
            holder.pop(way[-1])
        elif deed < 0.2 and isinstance(holder, list):
            holder.append(old)
        elif deed < 0.5 and type(old) is int:
            holder[way[-1]] = old + dice.choice((1, -1, 3))
        else:
            holder[way[-1]] = dice.choice(VALUES)
    return made


@ROUNDS
def test_an_edited_match_is_played_or_refused(forger: Forger, rounds: int) -> None:
    """The digest of each file is right: only what is in it is not."""
    dice, ways, refused = random.Random(rounds), places(forger.body["match"]), 0
    played_on(forger.resume(forger.body), ANSWERS)
    for _ in range(rounds):
        try:
            again = forger.resume(edited(forger.body, ways, dice))
        except SaveError:
            refused += 1
            continue
        played_on(again, ANSWERS)
    assert refused > rounds / 2
