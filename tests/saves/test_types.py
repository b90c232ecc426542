"""What a file says of a table is believed field by field: all that the rules make passes, anything else is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from core.bots import make_bot
from core.kernel import MODERATOR, SPECTATOR, Match, Setup
from core.lab.matrix import matrix
from core.lab.series import Cell
from core.rulesets import rules_for
from saves import SavedFact, SavedSetup
from saves.content import pack_match, pack_past, read_match, read_past
from saves.errors import DamagedSave
from saves.fact_types import NEEDED, check_facts
from saves.model import Past
from saves.replay_film import make_replay, plain
from saves.replay_format import pack_reel, unpack_reel
from saves.replay_model import RecordedFact, Replay
from saves.replay_reading import Film
from saves.view_types import check_view
from tests.saves import sample
from tests.saves.replays import PATH, SMALL, read_back, recording, tampered

WAYS = {f"{cell.ruleset} {cell.mode} {cell.seats}": cell for cell in matrix(Cell("peak", "standard", 5), False)}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("strength", ["random", "novice"])
def test_all_that_the_rules_make_passes(way: str, strength: str) -> None:
    cell = WAYS[way]
    match = Match(rules_for(Setup(cell.ruleset, cell.mode, cell.seats, {}, 3)))
    bots = [make_bot(strength, 3, seat) for seat in range(cell.seats)]
    answers = 0
    while not match.over and answers < 700:
        prompt = match.pending()[-1]
        match.submit(prompt.seat, prompt.id, bots[prompt.seat].answer(match.view(prompt.seat), prompt))
        answers += 1
        if answers % 23 == 0:
            for viewer in (0, SPECTATOR, MODERATOR):
                check_view(plain(match.view(viewer)), cell.seats)
    check_view(plain(match.view(0)), cell.seats)
    facts = [(fact.kind, plain(fact.public), plain(fact.secret)) for fact in match.facts()]
    check_facts(cell.ruleset, cell.seats, facts)
    assert {kind for kind, *_ in facts} <= set(NEEDED), "a new kind of fact says what it can't do without"


@pytest.fixture(scope="module")
def whole() -> Replay:
    return make_replay(recording(SMALL))


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("turn_began", {"seat": 3, "turn": 1, "round": 1}),
    ("turn_began", {"seat": None, "turn": 1, "round": 1}),
    ("turn_began", {"turn": 1, "round": 1}),
    ("haunted", {"seat": 0, "face": 7, "condition": "left"}),
    ("haunted", {"seat": 0, "face": None, "condition": "left"}),
    ("drawn", {"seat": 0, "count": 10**9, "source": "deal"}),
    ("drawn", {"seat": 0, "count": -1, "source": "deal"}),
    ("rolled", {"seat": 0, "direction": "left", "value": 7}),
    ("spirit", {"seat": 0, "change": "lots", "total": 3, "source": "x"}),
    ("counted", {"cards": [{"face": "x"}], "red": 0, "blue": 0, "suit": "red", "requirement": 1, "success": ""}),
    ("used", {"seat": 0, "ability": "x", "face": None, "targets": [["seat"]], "cost": 0}),
    ("match_over", {"outcome": {"kind": "points", "winners": [9], "identities": ["", "", ""]}}),
    ("match_over", {"outcome": {"kind": "points", "winners": [], "identities": []}}),
    ("something new", {"seat": "nobody"}),
]


@pytest.mark.parametrize(("kind", "data"), WRONG)
def test_a_fact_that_cannot_be_told_is_refused_by_name(whole: Replay, kind: str, data: dict[str, Any]) -> None:
    facts = list(whole.body.facts)
    for fact in (RecordedFact(kind, data), RecordedFact("voted", {"seat": 0, "count": 1}, (0,), {"cards": 5} | data)):
        facts[20] = fact
        with pytest.raises(DamagedSave) as caught:
            read_back(tampered(whole, facts=facts))
        assert caught.value.details == {"path": str(PATH), "damage": "content", "thing": "replay"}


def test_a_new_kind_of_fact_is_no_reason_to_refuse_a_replay(whole: Replay) -> None:
    facts = list(whole.body.facts)
    facts[20] = RecordedFact("something new", {"seat": 1, "brand_new": {"any": ["thing"]}})
    assert read_back(tampered(whole, facts=facts)).body.facts[20] == facts[20]


def test_saved_matches_are_looked_at_alike() -> None:
    setup = SavedSetup("peak", "three", 3, {}, 8)
    good = [SavedFact(0, "turn_began", {"seat": 0, "turn": 1, "round": 1}, [], None)]
    bad = [SavedFact(0, "turn_began", {"seat": "x", "turn": 1, "round": 1}, [], None)]
    mine = [SavedFact(0, "turn_began", None, [0], {"turn": 1, "round": 1})]
    for facts in (good, bad, mine):
        saved = replace(sample.saved(), setup=setup, facts=facts)
        readers: list[Callable[[], object]] = [
            lambda saved=saved: read_match(pack_match(sample.summary(), saved), PATH),
            lambda facts=facts: read_past(pack_past(Past(0, b"", 0, facts)), PATH, setup),
        ]
        for read in readers:
            if facts is good:
                read()
                continue
            with pytest.raises(DamagedSave):
                read()


EXORCISM: dict[str, Any] = {
    "host": 0, "bearer": 1, "ghost": None, "place": None, "order": [0, 1, 2], "votes": [None] * 3, "barred": [2],
    "own": [], "own_marked": [], "all": None, "challenged": [], "stage": "votes",
}  # fmt: skip

VIEWS: list[Callable[[dict[str, Any]], Any]] = [
    lambda view: view.update(player=3),
    lambda view: view.update(stack=[{"ability": "x"}]),
    lambda view: view.update(spell_deck=-1),
    lambda view: view["players"].reverse(),
    lambda view: view["players"].pop(),
    lambda view: view["players"][0].update(ghosts=[{"face": "C-G01"}]),
    lambda view: view["players"][1].update(spirit="many"),
    lambda view: view.update(haunted=[[0, 900]]),
    lambda view: view["known"].update(hands={"9": {"turn": 1, "cards": []}}),
    lambda view: view.update(king=None, candidate="C-K1", king_goal={"have": 0, "need": 2}),
    lambda view: view.update(king=1, candidate="", king_goal={"have": 0, "need": 2}),
    lambda view: view.update(exorcism=EXORCISM | {"barred": [3]}),
    lambda view: view.update(exorcism=EXORCISM | {"place": [1, 900]}),
    lambda view: view.update(outcome={"kind": "points", "winners": "all", "identities": ["", "", ""]}),
]


def test_an_exorcism_is_shown(whole: Replay) -> None:
    reel = unpack_reel(whole.body.reels[0], PATH)
    reel.view.update(exorcism=EXORCISM)
    film = Film(read_back(tampered(whole, reels=[pack_reel(reel), *whole.body.reels[1:]])), PATH)
    assert film.view(0, SPECTATOR)["exorcism"] == EXORCISM


@pytest.mark.parametrize("number", range(len(VIEWS)))
def test_a_view_that_cannot_be_shown_is_refused_by_name(whole: Replay, number: int) -> None:
    reel = unpack_reel(whole.body.reels[0], PATH)
    VIEWS[number](reel.view)
    film = Film(read_back(tampered(whole, reels=[pack_reel(reel), *whole.body.reels[1:]])), PATH)
    with pytest.raises(DamagedSave) as caught:
        film.view(0, SPECTATOR)
    assert caught.value.details["thing"] == "replay"
