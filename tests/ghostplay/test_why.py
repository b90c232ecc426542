"""Why something can't be done, and why something happens: every answer names rules that exist."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import core.ghostplay
from client.i18n import LANGUAGES, Language, Translator
from core import MODERATOR, Setup, new_match
from core.ghostplay.state import AFTER, BEFORE, DAY, EXORCISM
from core.ghostplay.why import (
    CAUSES,
    EVENT_RULES,
    IN_PLACE,
    OUTCOMES,
    PHASES,
    Refusal,
    rule_id,
    rules_of,
)
from core.kernel import Event
from core.kernel.chance import Chance, key_of
from core.rulebook import ids
from tests.ghostplay.position import Table, position

LIVES = "C-G01 C-G10 C-G02"
KNOWN = set(ids())
REASONS = (
    "timing", "no_responses", "cost", "used_turn", "used_round", "used_game", "condition", "target", "equip_in_day",
    "closed", "ghostly_path", "king", "level", "no_cards", "own_life", "bearing_too_many", "no_votes", "two_votes",
    "x_ghost", "many_votes", "no_challenge", "own_votes", "king_votes", "challenged", "laid_none",
)  # fmt: skip
CELLS = [
    ("peak", "standard", 5), ("peak", "standard", 8), ("peak", "four", 4), ("peak", "contest", 6), ("peak", "three", 3),
    ("classic", "standard", 4), ("classic", "standard", 7),
]  # fmt: skip


def calls(*names: str) -> Iterator[ast.Call]:
    """The calls of these functions in the rules' own source."""
    for path in Path(core.ghostplay.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in names:
                yield node


def emitted_kinds() -> set[object]:
    found: set[object] = set()
    for call in calls("emit", "emit_to"):
        assert isinstance(call.func, ast.Attribute)
        place = 0 if call.func.attr == "emit" else 2
        found |= {node.value for node in ast.walk(call.args[place]) if isinstance(node, ast.Constant)}
    return found


# ---------------------------------------------------------------------- facts


def test_every_kind_of_fact_has_its_rules_and_no_other_has() -> None:
    assert emitted_kinds() == set(EVENT_RULES)
    assert set(CAUSES) <= set(EVENT_RULES)


def test_every_rule_named_exists() -> None:
    tables = [*EVENT_RULES.values(), *OUTCOMES.values(), PHASES.values()]
    tables += [[rule, *told] for said in IN_PLACE.values() for rule, told in said.items()]
    assert {rule for table in tables for rule in table} <= KNOWN


@pytest.mark.parametrize(("ruleset", "mode", "seats"), CELLS)
def test_whatever_happens_in_a_match_names_its_rules(ruleset: str, mode: str, seats: int) -> None:
    for seed in range(3):
        match = new_match(Setup(ruleset, mode, seats, {}, seed))
        chance, since = Chance(key_of(seed)), 0
        while True:
            for event in match.events(MODERATOR, since):
                since = event.number + 1
                rules = rules_of(event, ruleset, mode)
                assert rules, event
                assert set(rules) <= KNOWN, event
            if match.over:
                break
            for prompt in match.pending():
                count = prompt.least + chance.below(prompt.most - prompt.least + 1)
                match.submit(prompt.seat, prompt.id, tuple(chance.sample(range(len(prompt.options)), count)))
                for _, reason, facts in match.refusals(prompt.seat):
                    assert reason in REASONS
                    assert set(facts["rules"]) <= KNOWN


@pytest.mark.parametrize(
    ("kind", "data", "rules"),
    [
        ("spirit", {"source": "PK-204"}, ("PK-204",)),
        ("spirit", {"source": "C-R12.1"}, ("C-R12",)),
        ("discarded", {"source": "PK-123"}, ("PK-123",)),
        ("used", {"ability": "C-S04"}, ("C-S04", "PK-450")),
        ("haunted", {"face": "C-G02", "condition": "most_hand"}, ("C-G02", "PK-121")),
        ("haunted", {"face": "C-G02", "condition": "C-R04.k"}, ("C-G02", "C-R04", "PK-121")),
        ("phase_began", {"phase": "night"}, ("PK-121", "PK-100")),
        ("identity_shown", {"cause": "PK-310"}, ("PK-310",)),
        ("exorcism_failed", {"cause": "PK-204"}, ("PK-204",)),
        ("exorcism_failed", {"cause": "PK-208"}, ("PK-208",)),
        ("counted", {"suit": "red"}, ("PK-207", "PK-208")),
        ("counted", {"suit": "any"}, ("PK-209", "PK-207", "PK-208")),
        ("countered", {"ability": "C-S04"}, ("C-S08",)),
        ("king_appeared", {"cause": "PK-301", "king": "C-K7"}, ("PK-301", "C-K7", "PK-303")),
        ("match_over", {"outcome": {"kind": "king", "cause": "PK-422"}}, ("PK-422",)),
        ("match_over", {"outcome": {"kind": "king", "cause": "C-K3"}}, ("C-K3", "PK-421")),
        ("match_over", {"outcome": {"kind": "haunted", "winners": [1]}}, ("PK-702",)),
        ("match_over", {"outcome": {"kind": "haunted", "winners": []}}, ("PK-704",)),
        ("match_over", {"outcome": {"kind": "fewest", "banisher": 0}}, ("PK-703",)),
        ("match_over", {"outcome": {"kind": "fewest", "banisher": -1}}, ("PK-705",)),
    ],
)
def test_the_nearest_cause_comes_first(kind: str, data: dict[str, Any], rules: tuple[str, ...]) -> None:
    assert rules_of(Event(0, kind, data)) == rules


def test_an_edition_or_mode_names_its_own_rule() -> None:
    drawn = Event(0, "drawn", {"source": "PK-101"})
    assert (rules_of(drawn), rules_of(drawn, "classic")) == (("PK-101",), ("CL-101",))
    over = Event(0, "match_over", {"outcome": {"kind": "points"}})
    assert (rules_of(over, "classic"), rules_of(over, "peak", "contest")) == (
        ("CL-400", "CL-410"), ("PK-605", "PK-410"),
    )  # fmt: skip
    rolled = Event(0, "rolled", {})
    assert (rules_of(rolled), rules_of(rolled, "peak", "three")) == (("PK-121",), ("PK-701", "PK-121"))


@pytest.mark.parametrize(
    ("kind", "data", "rules"),
    [
        ("king_appeared", {"cause": "PK-302", "king": "C-K7"}, ("CL-302", "C-K7", "CL-303")),
        ("identity_shown", {"cause": "PK-311"}, ("CL-311",)),
        ("challenge_won", {}, ("PK-204", "CL-204")),
        ("exorcism_began", {}, ("PK-200", "CL-200", "PK-217")),
        ("summoned", {}, ("PK-216", "CL-216")),
        ("looked_identity", {"source": "PK-211"}, ("CL-211",)),
        ("match_over", {"outcome": {"kind": "king", "cause": "PK-422"}}, ("CL-422",)),
        ("match_over", {"outcome": {"kind": "king_fallen"}}, ("PK-332", "CL-420")),
    ],
)
def test_the_first_edition_names_its_own_rules(kind: str, data: dict[str, Any], rules: tuple[str, ...]) -> None:
    assert rules_of(Event(0, kind, data), "classic") == rules


@pytest.mark.parametrize(
    ("name", "rule"), [("C-S04r", "C-S04"), ("C-X01b", "C-X01"), ("C-R05.k", "C-R05"), ("C-K3.name", "C-K3")]
)
def test_faces_and_skills_are_explained_where_their_card_is(name: str, rule: str) -> None:
    assert rule_id(name) == rule
    assert rule_id(rule) == rule


# ---------------------------------------------------------------------- reasons


def why(table: Table, seat: int, name: str) -> list[Refusal]:
    return [found for found in table.match.refusals(seat) if found[0] == name]


def the_reason(table: Table, seat: int, name: str) -> tuple[str, list[str]]:
    ((_, reason, facts),) = why(table, seat, name)
    return reason, facts["rules"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: Language) -> None:
    tr = Translator(language)
    assert [reason for reason in REASONS if not tr.has(f"why-{reason}")] == []


@pytest.mark.rule("PK-122", "PK-453")
@pytest.mark.parametrize(
    ("step", "seat", "card", "rules"),
    [
        (DAY, 0, "C-S11r", ["C-S11", "PK-122"]),
        (BEFORE, 0, "C-S01r", ["C-S01", "PK-453"]),
        (AFTER, 1, "C-S08r", ["C-S08", "PK-453"]),
    ],
)
def test_the_wrong_time_names_the_card_and_the_rule_of_its_timing(
    step: str, seat: int, card: str, rules: list[str]
) -> None:
    table = position(step=step, hands={seat: card})
    assert the_reason(table, seat, card) == ("timing", rules)


@pytest.mark.rule("C-G14", "C-G12")
def test_a_cost_a_ghost_has_raised_names_the_ghost() -> None:
    table = position(hands={0: "C-S01r"}, spirit={0: 0}, ghosts={0: "C-G14 C-G12"})
    assert the_reason(table, 0, "C-S01r") == ("cost", ["C-S01", "C-G14"])
    assert the_reason(table, 0, "draw") == ("cost", ["PK-110", "C-G12"])
    table = position(hands={0: "C-S07r"}, spirit={0: 1})
    assert the_reason(table, 0, "C-S07r") == ("cost", ["C-S07"])
    assert the_reason(table, 0, "draw") == ("cost", ["PK-110"])


@pytest.mark.rule("C-R05")
def test_the_silenced_learn_by_what() -> None:
    table = position(roles={0: "C-R05"}, points={0: "C-G01 C-G10"}, hands={0: "C-S02r", 1: "C-S08r"})
    table.use(0, "C-R05.2", 1)
    table.resolve()
    table.use(0, "C-S02r", 1)
    assert the_reason(table, 1, "C-S08r") == ("no_responses", ["C-S08", "C-R05"])


@pytest.mark.rule("PK-103")
def test_no_card_is_left_to_be_bought() -> None:
    assert the_reason(position(only_draws=True), 0, "draw") == ("no_cards", ["PK-103"])


@pytest.mark.rule("PK-451")
def test_a_card_without_a_target_says_so() -> None:
    assert the_reason(position(step=AFTER, hands={0: "C-S10r"}), 0, "C-S10r") == ("target", ["C-S10", "PK-451"])


@pytest.mark.rule("PK-013", "PK-333")
def test_skills_that_are_not_open_say_what_opens_them() -> None:
    table = position(roles={0: "C-R05"}, points={0: "C-G01"})
    assert the_reason(table, 0, "C-R05.2") == ("level", ["C-R05", "PK-013"])
    ((_, _, facts),) = why(table, 0, "C-R05.2")
    assert (facts["cost"], facts["have"]) == (2, 1)
    assert the_reason(position(roles={0: "C-R04"}), 0, "C-R04.k") == ("ghostly_path", ["C-R04", "PK-013"])
    table = position(step=BEFORE, player=1, king=0, ghosts={0: LIVES}, roles={0: "C-R04"})
    assert the_reason(table, 0, "C-R04.1") == ("king", ["C-R04", "PK-333"])
    assert the_reason(table, 0, "C-R04.k") == ("timing", ["C-R04", "PK-333"])


@pytest.mark.rule("C-G06", "C-G08", "C-G21")
def test_what_a_ghost_closes_names_the_ghost() -> None:
    table = position(
        roles={0: "C-R09"},
        points={0: "C-G01"},
        artifacts={0: "C-A06"},
        ghosts={0: "C-G06 C-G08 C-G21"},
        hands={1: "C-S01r"},
    )
    assert the_reason(table, 0, "C-R09.1") == ("closed", ["C-R09", "C-G06", "C-G21"])
    assert the_reason(table, 0, "C-A06") == ("closed", ["C-A06", "C-G08"])


@pytest.mark.rule("PK-214")
def test_the_turn_player_learns_which_ghosts_he_may_not_exorcise() -> None:
    table = position(step=EXORCISM, king=3, ghosts={0: "C-G04 C-G11", 3: LIVES, 4: "C-G03"})
    refused = [
        (facts["seat"], facts["place"], reason, facts["rules"]) for _, reason, facts in why(table, 0, "exorcise")
    ]
    assert refused == [(3, place, "bearing_too_many", ["PK-214"]) for place in range(3)]
    assert sorted(set(table.seats_on_offer(0, "exorcise"))) == [0, 4]
    assert why(table, 1, "exorcise") == []


@pytest.mark.rule("PK-214", "CL-303")
def test_at_four_seats_of_the_first_edition_the_reason_says_how_many_ghosts_it_takes() -> None:
    ghosts = {0: "C-G04 C-G11 C-G13 C-G05", 3: LIVES}
    table = position(4, ruleset="classic", step=EXORCISM, king=3, ghosts=ghosts)
    assert {tuple(facts["rules"]) for _, _, facts in why(table, 0, "exorcise")} == {("PK-214", "CL-303")}


@pytest.mark.rule("PK-330")
def test_the_king_learns_why_he_equips_nothing() -> None:
    table = position(step=AFTER, king=0, ghosts={0: LIVES}, hands={0: "C-A05"})
    assert the_reason(table, 0, "C-A05") == ("equip_in_day", ["PK-330"])


@pytest.mark.rule("PK-216")
def test_the_king_learns_that_he_cannot_summon_his_lives() -> None:
    table = position(step=EXORCISM, king=0, ghosts={0: LIVES, 4: "C-G03"})
    assert [(facts["place"], reason) for _, reason, facts in why(table, 0, "summon")] == [
        (0, "own_life"), (1, "own_life"), (2, "own_life"),
    ]  # fmt: skip


def challenge(table: Table, host: int = 0) -> dict[int, tuple[str, tuple[str, ...]]]:
    return {facts["seat"]: (reason, tuple(facts["rules"])) for _, reason, facts in why(table, host, "challenge")}


@pytest.mark.rule("PK-203", "C-A11")
def test_the_host_learns_whom_he_cannot_challenge() -> None:
    hands = {0: "C-S01r", 1: "C-S01b", 2: "C-S02b", 3: "C-S03r", 5: "C-S04b"}
    table = position(
        step=EXORCISM, king=3, ghosts={3: LIVES, 4: "C-G09"}, hands=hands, artifacts={2: "C-A11"}, spirit={0: 1}
    )
    table.until(0, "exorcise")
    table.ghost(0, "exorcise", 4)
    table.answer(0, "votes", "C-S01r")
    # Those who have still to vote may lay something yet.
    assert challenge(table) == {0: ("own_votes", ("PK-203",)), 3: ("king_votes", ("PK-203",))}
    table.votes(hands)
    assert challenge(table) == {
        0: ("own_votes", ("PK-203",)), 2: ("cost", ("C-A11",)), 3: ("king_votes", ("PK-203",)),
        4: ("laid_none", ("PK-203",)),
    }  # fmt: skip
    assert table.seats_on_offer(0, "challenge") == [5, 1]
    table.answer(0, "challenge", 5)
    assert challenge(table)[5] == ("challenged", ("PK-203",))
    assert challenge(table, 1) == {}


@pytest.mark.rule("PK-205", "PK-206")
def test_a_host_who_cannot_challenge_at_all_learns_it_while_others_vote() -> None:
    six = "C-S01r C-S02r C-S03r C-S04r C-S05r C-S06r"
    for ghost, hand, borne, expected in (
        ("C-G20", "C-S01r", "", ("x_ghost", ("PK-206",))),
        ("C-G09", six, "", ("many_votes", ("PK-205",))),
        ("C-G09", "C-S01r", "C-G05", ("no_challenge", ("C-G05",))),
    ):
        table = position(step=EXORCISM, ghosts={3: ghost, 0: borne}, hands={0: hand, 2: "C-S01b"})
        table.until(0, "exorcise")
        table.ghost(0, "exorcise", 3)
        table.answer(0, "votes", *hand.split())
        assert table.asked == [(2, "votes")]
        assert set(challenge(table).values()) == {expected}


@pytest.mark.rule("C-S13", "C-G07", "C-G18")
def test_who_cannot_vote_as_he_would_learns_why() -> None:
    hands = {1: "C-S01r C-S02r C-S03r", 2: "C-S04r", 5: "C-S13r C-S01b"}
    table = position(step=AFTER, king=4, ghosts={4: LIVES, 1: "C-G07", 2: "C-G11 C-G12"}, hands=hands)
    table.use(5, "C-S13r", 3)
    table.resolve()
    table.end_window()
    table.until(0, "exorcise")
    table.ghost(0, "exorcise", 4)
    assert [(reason, facts["rules"]) for _, reason, facts in why(table, 3, "votes")] == [("no_votes", ["C-S13"])]
    assert [(reason, facts["rules"]) for _, reason, facts in why(table, 2, "votes")] == [("no_votes", ["PK-214"])]
    assert [(reason, facts["rules"]) for _, reason, facts in why(table, 1, "votes")] == [("two_votes", ["C-G07"])]
    table.answer(5, "votes")
    assert table.prompt(1, "votes").most == 2
