"""Positions written as files: what they say is on the table, and what can't be is refused in one clear line."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from core import IllegalSetup, dump_match, load_match
from core.ghostplay.position import match_at, read_position
from core.kernel import MODERATOR, SPECTATOR, Match
from core.kernel.zones import census

EXAMPLE = """
ruleset = "peak"
seats = 6
seed = "demo"
options = { expansion = true }

step = "before"
player = 2
turn = 14
king = 4
candidate = "C-K7"
king_turn = 9
tally = 1
identities = "TSTSTS"
shown = [1]
draws = "C-S04r C-S08b"
discard = "C-S01r C-S02r"
deck = "C-V02 C-G05"

[seat.2]
hand = "C-S11b C-A02"
spirit = 7
artifact = "C-A10"
ghosts = "C-G01 C-G10"
points = "C-G02 C-G19:blue"
role = "C-R02"
turns = 3
knows = [0]

[seat.4]
ghosts = "C-G03 C-G04 C-G15"
"""


def at(text: str) -> Match[Any]:
    return match_at(read_position(text))


def state(match: Match[Any]) -> Any:
    return match.with_state(lambda st: st)


def assert_conserved(match: Match[Any]) -> None:
    st = state(match)
    for kind, cards in (("spell", st.cards.spells), ("ghost", st.cards.ghosts)):
        assert census(st.zones()[kind]) == Counter(range(len(cards)))
    assert not st.cards.roles or len(set(st.role)) == st.seats


def test_everything_a_file_says_is_on_the_table() -> None:
    match = at(EXAMPLE)
    assert_conserved(match)
    view = match.view(MODERATOR)
    assert (view["ruleset"], view["mode"], view["seats"], view["options"]["expansion"]) == ("peak", "standard", 6, True)
    assert (view["step"], view["player"], view["turn"], view["round"]) == ("before", 2, 14, 3)
    assert (view["king"], view["candidate"], view["king_turn"], view["king_tally"]) == (4, "C-K7", 9, 1)
    assert [player["identity"] for player in view["players"]] == ["taiping", "tianshi"] * 3
    assert [player["seat"] for player in match.view(SPECTATOR)["players"] if player["identity"]] == [1]
    assert view["spell_discard"] == ["C-S02r", "C-S01r"]
    player = match.view(2)["players"][2]
    assert (player["cards"], player["spirit"], player["artifact"]) == (["C-A02", "C-S11b"], 7, "C-A10")
    assert [ghost["face"] for ghost in player["ghosts"]] == ["C-G01", "C-G10"]
    assert player["points"] == [{"face": "C-G02", "suit": "red"}, {"face": "C-G19", "suit": "blue"}]
    assert (player["role"], player["turns"]) == ("C-R02", 3)
    assert match.view(2)["players"][0]["identity_known"] == "looked"
    st = state(match)
    assert [st.cards.spells[card].face for card in st.spell_deck[:-3:-1]] == ["C-S04r", "C-S08b"]
    assert [st.cards.ghosts[card].kind for card in st.ghost_deck[:-3:-1]] == ["C-V02", "C-G05"]
    assert [(prompt.seat, prompt.kind) for prompt in match.pending()] == [(2, "priority")]


def test_what_happened_earlier_in_the_turn_counts() -> None:
    start = 'step = "after"\nplayer = 0\n[seat.0]\nartifact = "C-A03"\nhand = ""\nspirit = 4\n[seat.2]\nhand = ""\n'
    for haunted, offered in ((0, False), (1, True)):
        match = at(start + f'ghosts = "C-G01 C-G10"\nhaunted = {haunted}')
        assert ("C-A03" in [option.name for option in match.pending()[0].options]) is offered
    assert [row[1] for row in match.view(SPECTATOR)["turned_up"]] == [2]
    # Three ghosts raise a king, unless one was banished from their bearer this turn.
    bearing = (
        'seats = 6\nstep = "king_check"\nplayer = 0\n[seat.0]\npoints = "C-G11"\n[seat.2]\nghosts = "C-G01 C-G10 C-G02"'
    )
    assert at(bearing).view(SPECTATOR)["king"] == 2
    assert at("banished_from = [2]\n" + bearing).view(SPECTATOR)["king"] is None


@pytest.mark.parametrize("shown", ["", "shown = [0]\n"])
@pytest.mark.rule("PK-601")
def test_elders_lie_open_wherever_they_sit(shown: str) -> None:
    match = at(f'mode = "contest"\nseats = 6\nidentities = "TDESST"\nstep = "day"\nplayer = 0\n{shown}')
    players = match.view(SPECTATOR)["players"]
    open_ones = {player["seat"]: player["identity"] for player in players if player["identity"]}
    assert open_ones == {1: "tianshi_elder", 2: "taiping_elder"} | ({0: "taiping"} if shown else {})


def test_the_last_round_of_the_contest_may_have_begun() -> None:
    start = 'mode = "contest"\nlast_seat = 0\nplayer = {}\nstep = "end"\ndeck = "C-V07"'
    assert not at(start.format(5)).over
    assert at(start.format(0)).over


def test_the_log_begins_with_the_position_not_with_the_deal() -> None:
    assert [event.kind for event in at(EXAMPLE).events(MODERATOR)] == ["match_began"]


def test_what_a_file_leaves_out_is_as_dealt() -> None:
    deal = 'seed = "demo"\nstep = "day"'
    fresh, same = state(at(deal)), state(at(deal + "\n[seat.3]\nspirit = 9"))
    assert same.spirit[3] == 9
    assert (same.hand, same.identity, same.role, same.spell_deck) == (
        fresh.hand, fresh.identity, fresh.role, fresh.spell_deck,
    )  # fmt: skip


def test_a_dealt_hand_that_gives_a_card_up_gets_another() -> None:
    dealt = state(at('seed = "demo"'))
    kind = next(card for card in dealt.hand[1])
    face = dealt.cards.spells[kind].face
    copies = sum(spell.face == face for spell in dealt.cards.spells)
    match = at(f'seed = "demo"\n[seat.0]\nhand = "{" ".join([face] * copies)}"')
    assert_conserved(match)
    hands = [[spell.face for spell in (state(match).cards.spells[card] for card in hand)] for hand in state(match).hand]
    assert len(hands[1]) == 4
    assert not any(face in hand for hand in hands[1:])


def test_a_role_that_is_named_is_taken_from_whom_it_was_dealt() -> None:
    dealt = state(at('seed = "demo"')).role
    match = at(f'seed = "demo"\n[seat.0]\nrole = "{dealt[3]}"')
    assert_conserved(match)
    assert [state(match).role[seat] for seat in (0, 3)] == [dealt[3], dealt[0]]


def test_decks_may_hold_what_is_named_alone() -> None:
    match = at('step = "day"\ndraws = "C-S01r"\nonly_draws = true\ndeck = "C-G01 C-V01"\nonly_deck = true')
    assert_conserved(match)
    st = state(match)
    assert (len(st.spell_deck), len(st.ghost_deck), len(st.ghost_discard)) == (1, 2, 48)


@pytest.mark.parametrize(
    "setup",
    [
        'mode = "four"\nseats = 4', 'mode = "contest"\nseats = 8', 'mode = "three"\nseats = 3',
        'ruleset = "classic"\nseats = 4',
    ],
)  # fmt: skip
def test_every_mode_has_its_positions(setup: str) -> None:
    match = at(setup + '\nstep = "exorcism"\nplayer = 2\n[seat.1]\nghosts = "C-G01"')
    assert_conserved(match)
    assert [(prompt.seat, prompt.kind) for prompt in match.pending()] == [(2, "exorcise")]


def test_it_is_saved_and_loaded_like_any_match() -> None:
    match = at(EXAMPLE)
    match.submit(2, match.pending()[0].id, (0,))
    again = load_match(dump_match(match))
    assert again.view(MODERATOR) == match.view(MODERATOR)


REFUSED = [
    ("seats = = 6", "can't be read"),
    ("seats = 2", "not 2"),
    ('ruleset = "chess"', "no ruleset 'chess'"),
    ('mode = "five"', "no mode 'five'"),
    ("options = { fast = true }", "no option 'fast'"),
    ("stepp = 1", "no 'stepp'"),
    ("player = true", "'player' is True: number is wanted"),
    ("seed = [1]", "number or text is wanted"),
    ('step = "over"', "step can't be 'over'"),
    ("player = 6", "player can't be 6: seats go from 0 to 5"),
    ("shown = [7]", "shown can't be 7"),
    ('candidate = "C-K0"', "candidate can't be 'C-K0'"),
    ('mode = "four"\nseats = 4\nking = 1', "no ghost king"),
    ('mode = "three"\nseats = 3\ncandidate = "C-K1"', "no ghost king"),
    ('identities = "TTTTSS"', "aren't those in play: 'TTTSSS'"),
    ('step = "day"\nturn = 0', "turn can't be 0"),
    ('[seat.6]\nhand = ""', "seat can't be 6"),
    ('[seat.left]\nhand = ""', "no seat 'left'"),
    ("seat.1 = 3", "seat 1 is a table"),
    ('[seat.1]\nhands = ""', "no 'seat.1.hands'"),
    ("[seat.1]\nspirit = -1", "seat.1.spirit can't be -1"),
    ('[seat.1]\nrole = "C-R13"', "seat.1.role can't be 'C-R13'"),
    ('[seat.1]\nrole = "C-R01"\n[seat.2]\nrole = "C-R01"', "two seats have the role C-R01"),
    ('ruleset = "classic"\n[seat.1]\nrole = "C-R01"', "choose from none"),
    ('[seat.1]\nhand = "C-S99r"', "no card 'C-S99r'"),
    ('[seat.1]\nhand = "C-X01r"', "no card 'C-X01r'"),
    ('[seat.1]\nhand = "C-G01"', "no card 'C-G01'"),
    ('[seat.1]\nhand = "C-A01"\nartifact = "C-A01"', "no C-A01 is left for seat.1.artifact: there is 1"),
    ('draws = "C-S01r C-S01r C-S01r"', "no C-S01r is left for draws: there are 2"),
    ('[seat.1]\nartifact = "C-S01r"', "'C-S01r' can't be in seat.1.artifact"),
    ('[seat.1]\nartifact = "C-A01 C-A02"', "more than one artifact"),
    ('[seat.1]\nghosts = "C-V01"', "'C-V01' can't be in seat.1.ghosts"),
    ('[seat.1]\nghosts = "C-G01"\nhaunted = 2', "fewer than the 2 ghosts"),
    ("banished_from = [1]", "fewer points than ghosts banished"),
    ("last_seat = 1", "no last round"),
    ('[seat.1]\npoints = "C-G01:blue"', "C-G01 is red, not blue"),
    ('[seat.1]\npoints = "C-G19:any"', "C-G19 can't be 'any'"),
]  # fmt: skip
"""Positions that can't be, and what is said of them."""


@pytest.mark.parametrize(("text", "told"), REFUSED)
def test_what_cannot_be_is_refused_by_name(text: str, told: str) -> None:
    with pytest.raises(IllegalSetup, match=re.escape(told)) as error:
        at(text)
    assert "\n" not in str(error.value)
