"""Positions: a match that begins in the middle, from plain data (a TOML file).

A position says which match is dealt, and what differs from that deal. All of it may be left out::

    ruleset = "peak"              # what is dealt: ruleset, mode, seats, options, seed
    mode = "standard"
    seats = 6
    seed = "demo"
    options = { expansion = true }

    step = "before"               # start, draw, day, day_close, night, before, apparition, after, exorcism, heretic,
    player = 2                    # king_check or end; a window opens with the turn player
    turn = 12                     # the running turn (at "start": the last one)
    king = 4                      # the ghost king's seat, his card, since which turn, what his victory has counted
    candidate = "C-K3"
    king_turn = 9
    tally = 1
    identities = "TTTSSS"         # a letter a seat: T Taiping, S Tianshi, K and F the heretics, E and D the Elders
    shown = [1]                   # whose identity is open; Elders always are
    banished_from = [5]           # from whom the turn player has banished this turn: his newest points
    draws = "C-S04r C-S08b"       # the tops of the piles, top first
    discard = "C-S01r"
    deck = "C-V02 C-G05"
    only_draws = true             # spell deck and discard pile hold nothing else: the last seat holds what is left
    only_deck = true              # the ghost deck holds nothing else
    last_seat = 1                 # in the contest: whose turn is the last one, once somebody has banished enough

    [seat.2]
    hand = "C-S04r C-A02"         # cards by face; what a seat doesn't say is as dealt
    spirit = 7
    artifact = "C-A10"
    ghosts = "C-G01 C-G10"        # oldest first
    haunted = 1                   # so many of them, the newest, haunted this player this turn
    points = "C-G02 C-G19:blue"   # an X ghost counts as red where no colour is given
    role = "C-R02"
    turns = 3                     # own turns begun
    knows = [0]                   # whose identities this player has looked at

No card is ever made up or lost: a card that is named is taken from where it lies, from the decks first; a dealt hand
that had to give one up gets another from the deck.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from core.ghostplay.cards import ANY_SUIT, BLUE, RED, editions
from core.ghostplay.position_form import SEAT_KEYS, SETUP_KEYS, TABLE_KEYS, at_least, check, one_of, seat_of, seats_of
from core.ghostplay.projection import WINDOWS
from core.ghostplay.rules import GhostplayRules
from core.ghostplay.state import DAY_CLOSE, ELDERS, IDENTITY_LETTERS, OVER, PHASES, START, State
from core.kernel.errors import IllegalSetup
from core.kernel.events import EventLog
from core.kernel.match import Match
from core.kernel.setup import Setup
from core.kernel.zones import Zone

STEPS: Final = tuple([step for step in PHASES if step != OVER])


def read_position(text: str) -> dict[str, Any]:
    """Return the position written in a TOML file.

    Raises:
        IllegalSetup: the text isn't TOML.
    """
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise IllegalSetup(f"the position can't be read: {error}", "position-toml", reason=str(error)) from error


def setup_at(position: Mapping[str, Any]) -> Setup:
    """Return what is dealt before it is changed into a position.

    Raises:
        IllegalSetup: the position says something unknown, or says something in the wrong form.
    """
    check(position, SETUP_KEYS | TABLE_KEYS)
    setup = Setup(**{name: position[name] for name in SETUP_KEYS if name in position})
    if setup.ruleset not in editions():
        message = f"there is no ruleset {setup.ruleset!r}: choose from {', '.join(editions())}"
        raise IllegalSetup(message, "ruleset", ruleset=setup.ruleset, allowed=tuple(editions()))
    return setup


def match_at(position: Mapping[str, Any]) -> Match[State]:
    """Return a match that begins in a position.

    Args:
        position: as this module describes it.

    Raises:
        IllegalSetup: no such match can be dealt, or the position can't be; the message names what is wrong.
    """
    rules = GhostplayRules(setup_at(position))
    return Match(rules, state_at(rules, position))


def state_at(rules: GhostplayRules, position: Mapping[str, Any]) -> State:
    """Return the deal of `rules`, changed into a position (what it says of the setup is not looked at).

    Raises:
        IllegalSetup: the position can't be; the message names what is wrong.
    """
    st = rules.deal()
    seats = _seats(st, position)
    _flow(st, position)
    _identities(st, position)
    _roles(st, seats)
    for seat, row in seats.items():
        _seat_facts(st, seat, row)
    _lay_spells(st, position, seats)
    _lay_ghosts(st, position, seats)
    _this_turn(st, position, seats)
    if st.step in WINDOWS:
        st.priority.open(st.player, passed=1 if st.step == DAY_CLOSE else 0)
    # What was dealt first is no fact of this match.
    st.log = EventLog()
    st.emit("match_began", seats=st.seats, first=st.first, candidate=st.candidate, roles=st.role[:])
    return st


# ---------------------------------------------------------------------- what is not a card of the decks


def _seats(st: State, position: Mapping[str, Any]) -> dict[int, Mapping[str, Any]]:
    """Return what the position says of each seat it names."""
    seats = {}
    for name, row in position.get("seat", {}).items():
        if not str(name).isdecimal():
            raise IllegalSetup(f"there is no seat {name!r}: seats are numbers", "position-seat-name", name=str(name))
        seat = seat_of(st, "seat", int(name))
        if not isinstance(row, Mapping):
            message = f"seat {seat} is a table of what it has"
            raise IllegalSetup(message, "position-form", field=f"seat.{seat}", value=row, wanted="table")
        check(row, SEAT_KEYS, f"seat.{seat}")
        seats[seat] = row
    return seats


def _flow(st: State, position: Mapping[str, Any]) -> None:
    """Set where in the match the position is, and the ghost king."""
    st.step = one_of("step", position.get("step", START), STEPS)
    st.player = seat_of(st, "player", position.get("player", st.first))
    st.turn = at_least(0 if st.step == START else 1, "turn", position.get("turn", 0 if st.step == START else 1))
    st.round = -(-st.turn // st.seats)
    st.turns = [st.turn // st.seats] * st.seats
    if st.candidate:
        st.candidate = one_of("candidate", position.get("candidate", st.candidate), tuple(st.cards.kings))
    elif position.get("candidate") or "king" in position:
        raise IllegalSetup("no ghost king appears in this mode", "position-no-king")
    if "last_seat" in position:
        if st.game_mode.ending != "last_round":
            raise IllegalSetup("there is no last round in this mode", "position-no-last-round")
        st.last_seat = seat_of(st, "last_seat", position["last_seat"])
    if "king" in position:
        st.king = seat_of(st, "king", position["king"])
        st.king_turn = at_least(0, "king_turn", position.get("king_turn", max(0, st.turn - st.seats)))
        st.king_tally = at_least(0, "tally", position.get("tally", 0))


def _identities(st: State, position: Mapping[str, Any]) -> None:
    letters = position.get("identities")
    if letters is not None:
        dealt = st.game_mode.identities[st.seats]
        if Counter(letters) != Counter(dealt):
            message = f"identities {letters!r} aren't those in play: {dealt!r} in any order"
            raise IllegalSetup(message, "position-identities", letters=letters, dealt=dealt)
        st.identity = [IDENTITY_LETTERS[letter] for letter in letters] or st.identity
    shown = seats_of(st, "shown", position.get("shown", []))
    # Elders lie open from the beginning (PK-601).
    st.shown = [seat in shown or (bool(st.identity) and st.identity[seat] in ELDERS) for seat in range(st.seats)]


def _roles(st: State, seats: Mapping[int, Mapping[str, Any]]) -> None:
    """Deal the roles that are named; who was dealt one of them gets the other's instead."""
    named = {seat: row["role"] for seat, row in seats.items() if "role" in row}
    for seat, role in named.items():
        one_of(f"seat.{seat}.role", role, st.cards.roles)
        if list(named.values()).count(role) > 1:
            message = f"two seats have the role {role}: there is one card of each"
            raise IllegalSetup(message, "position-role-twice", role=role)
        if role in st.role:
            st.role[st.role.index(role)] = st.role[seat]
        st.role[seat] = role


def _seat_facts(st: State, seat: int, row: Mapping[str, Any]) -> None:
    """Set what a seat has beside cards of the two decks."""
    if "spirit" in row:
        st.spirit[seat] = at_least(0, f"seat.{seat}.spirit", row["spirit"])
    if "turns" in row:
        st.turns[seat] = at_least(0, f"seat.{seat}.turns", row["turns"])
    if "knows" in row:
        st.knows[seat] = sorted(seats_of(st, f"seat.{seat}.knows", row["knows"]))


# ---------------------------------------------------------------------- the cards of the two decks


class _Pool:
    """The cards of one deck, gathered in to be laid out anew: piles first, then what players have."""

    def __init__(self, names: list[str], piles: list[Zone], owned: list[Zone]) -> None:
        self.names = names
        self.there = Counter(names)
        # Decks lie top last: a card is taken from as deep as it lies, so that the tops stay as dealt.
        self.left: Zone = [card for zone in (*piles, *owned) for card in zone]

    def take(self, names: str, field: str, fits: set[str]) -> Zone:
        """Take cards by name for a field of the position; only some fit there."""
        return [self._one(name, field, fits) for name in names.split()]

    def _one(self, name: str, field: str, fits: set[str]) -> int:
        if name not in self.there:
            raise IllegalSetup(f"there is no card {name!r}", "position-no-card", card=name)
        if name not in fits:
            raise IllegalSetup(f"{name!r} can't be in {field}", "position-card", card=name, field=field)
        for card in self.left:
            if self.names[card] == name:
                self.left.remove(card)
                return card
        count = self.there[name]
        message = f"no {name} is left for {field}: there {'is' if count == 1 else 'are'} {count} in all"
        raise IllegalSetup(message, "position-card-gone", card=name, field=field, count=count)


def _lay_spells(st: State, position: Mapping[str, Any], seats: Mapping[int, Mapping[str, Any]]) -> None:
    spells = st.cards.spells
    faces, artifacts = {spell.face for spell in spells}, {spell.face for spell in spells if spell.artifact}
    dealt = [hand[:] for hand in st.hand]
    pool = _Pool([spell.face for spell in spells], [st.spell_deck, st.spell_discard], st.hand)
    for seat, row in seats.items():
        if "hand" in row:
            st.hand[seat] = pool.take(row["hand"], f"seat.{seat}.hand", faces)
        st.artifact[seat] = pool.take(row.get("artifact", ""), f"seat.{seat}.artifact", artifacts)
        if len(st.artifact[seat]) > 1:
            raise IllegalSetup(f"seat {seat} has more than one artifact", "position-artifacts", seat=seat)
    top = pool.take(position.get("draws", ""), "draws", faces)
    discarded = pool.take(position.get("discard", ""), "discard", faces)
    for seat in range(st.seats):
        if "hand" not in seats.get(seat, ()):
            st.hand[seat] = _kept(dealt[seat], pool.left)
    if position.get("only_draws"):
        st.hand[-1] += pool.left
        pool.left = []
    st.spell_deck, st.spell_discard = pool.left + top[::-1], discarded[::-1]


def _kept(hand: Zone, left: Zone) -> Zone:
    """Take back a hand as dealt, as far as its cards are left; others from the deck stand in for the rest."""
    kept = [card for card in hand if card in left]
    for card in kept:
        left.remove(card)
    while left and len(kept) < len(hand):
        kept.append(left.pop(0))
    return kept


def _lay_ghosts(st: State, position: Mapping[str, Any], seats: Mapping[int, Mapping[str, Any]]) -> None:
    cards = st.cards.ghosts
    kinds, ghosts = {card.kind for card in cards}, {card.kind for card in cards if not card.event}
    pool = _Pool([card.kind for card in cards], [st.ghost_deck, st.ghost_discard], [])
    for seat, row in seats.items():
        st.ghosts[seat] = pool.take(row.get("ghosts", ""), f"seat.{seat}.ghosts", ghosts)
        names = [name.partition(":") for name in row.get("points", "").split()]
        st.points[seat] = pool.take(" ".join([name for name, _, _ in names]), f"seat.{seat}.points", ghosts)
        st.point_suits[seat] = [
            _point_suit(name, cards[card].suit, suit)
            for card, (name, _, suit) in zip(st.points[seat], names, strict=True)
        ]
    coming = pool.take(position.get("deck", ""), "deck", kinds)
    if position.get("only_deck"):
        st.ghost_discard, pool.left = pool.left, []
    st.ghost_deck = pool.left + coming[::-1]


def _point_suit(name: str, printed: str, given: str) -> str:
    """Return the colour a banished ghost counts as: an X ghost has that of the votes (PK-209)."""
    if printed != ANY_SUIT:
        if given not in ("", printed):
            message = f"{name} is {printed}, not {given}"
            raise IllegalSetup(message, "position-value", field=name, value=given, allowed=(printed,))
        return printed
    return one_of(name, given or RED, (RED, BLUE))


def _this_turn(st: State, position: Mapping[str, Any], seats: Mapping[int, Mapping[str, Any]]) -> None:
    """Say which ghosts have haunted, and which were banished, in the running turn."""
    for seat, row in seats.items():
        count = at_least(0, f"seat.{seat}.haunted", row.get("haunted", 0))
        if count > len(st.ghosts[seat]):
            message = f"seat {seat} bears fewer than the {count} ghosts that haunted"
            raise IllegalSetup(message, "position-haunted", seat=seat, count=count)
        came = st.ghosts[seat][len(st.ghosts[seat]) - count :]
        st.haunted += came
        st.apparition += [[ghost, seat] for ghost in came]
    st.banished_from = seats_of(st, "banished_from", position.get("banished_from", []))
    points = st.points[st.player]
    if len(st.banished_from) > len(points):
        message = f"seat {st.player} has fewer points than ghosts banished this turn"
        raise IllegalSetup(message, "position-banished", seat=st.player)
    st.banished = points[len(points) - len(st.banished_from) :]
