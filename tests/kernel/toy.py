"""A small card game that uses all the kernel offers: the test game.

Three seats with hidden hands. In a turn the player draws a card, which only he sees (a secret fact), and may throw
one of his cards at somebody, who loses a card at random (two questions in a row, then chance). Then all lay votes
face down at once, a die is rolled, and whoever laid most scores what it shows. After `turns` turns the match is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from core.kernel import (
    MODERATOR,
    PASS,
    SHOWS_COUNT,
    Ask,
    Chance,
    Command,
    EventLog,
    Match,
    Option,
    choose_all,
    choose_one,
    key_of,
)

SEATS = 3
CARDS = 18
HAND = 3


def face(card: int) -> str:
    """Three instances of each face."""
    return f"card-{card // 3}"


class ToyState:
    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.log = EventLog()
        self.prompts = 0
        self.turn = 0
        self.step = "draw"
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(SEATS)]
        self.points = [0] * SEATS
        self.laid: list[list[int]] = [[] for _ in range(SEATS)]
        """Votes under way; empty at every boundary."""

    @property
    def player(self) -> int:
        return self.turn % SEATS

    def zones(self) -> list[list[int]]:
        return [self.deck, self.discard, *self.hands, *self.laid]


class ToyRules:
    """The rules of the toy; `seats` is part of what every game must say."""

    def __init__(self, seed: int | str = 0, turns: int = 6) -> None:
        self.seed = seed
        self.turns = turns

    @property
    def seats(self) -> int:
        return SEATS

    def deal(self) -> ToyState:
        state = ToyState(Chance(key_of(self.seed)))
        state.deck = list(range(CARDS))
        state.chance.shuffle(state.deck)
        for hand in state.hands:
            hand += [state.deck.pop() for _ in range(HAND)]
            hand.sort()
        state.log.emit("match_began", {"first": state.player})
        return state

    def next_command(self, state: ToyState) -> Command[None] | None:
        if state.turn >= self.turns:
            return None
        return {"draw": _draw, "throw": _throw, "vote": _vote}[state.step](state)

    def dump(self, state: ToyState) -> list[Any]:
        return [
            state.chance.key,
            state.chance.counter,
            state.log.next_number,
            state.prompts,
            state.turn,
            state.step,
            state.deck[:],
            state.discard[:],
            [hand[:] for hand in state.hands],
            state.points[:],
        ]

    def load(self, plain: list[Any]) -> ToyState:
        key, counter, number, prompts, turn, step, deck, discard, hands, points = plain
        state = ToyState(Chance(key, counter))
        state.log = EventLog(number)
        state.prompts, state.turn, state.step = prompts, turn, step
        state.deck, state.discard, state.points = deck[:], discard[:], points[:]
        state.hands = [hand[:] for hand in hands]
        return state

    def project(self, state: ToyState, viewer: int) -> dict[str, Any]:
        return {
            "viewer": viewer,
            "turn": state.turn,
            "step": state.step,
            "player": state.player,
            "deck": len(state.deck),
            "discard": [face(card) for card in state.discard],
            "hands": [
                sorted(map(face, hand)) if viewer in (seat, MODERATOR) else len(hand)
                for seat, hand in enumerate(state.hands)
            ],
            "laid": [len(votes) for votes in state.laid],
            "points": state.points[:],
            "over": state.turn >= self.turns,
        }

    def assemble(self, boundary: Mapping[str, Any], world: Mapping[str, Any]) -> ToyState:
        """A world says where each card instance is: {"key", "deck", "discard", "hands"}."""
        state = ToyState(Chance(world["key"]))
        state.turn, state.step, state.points = boundary["turn"], boundary["step"], boundary["points"][:]
        state.deck, state.discard = world["deck"][:], world["discard"][:]
        state.hands = [hand[:] for hand in world["hands"]]
        return state

    def refusals(self, state: ToyState, seat: int) -> list[tuple[str, str, dict[str, Any]]]:
        if seat == state.player:
            return []
        return [(face(card), "why-turn", {"seat": state.player}) for card in state.hands[seat]]


def toy_match(seed: int | str = 0, turns: int = 6) -> Match[ToyState]:
    return Match(ToyRules(seed, turns))


def card_options(cards: list[int]) -> tuple[Option, ...]:
    return tuple([Option("card", face(card)) for card in cards])


def _draw(state: ToyState) -> Command[None]:
    yield from ()
    card = state.deck.pop()
    state.hands[state.player].append(card)
    state.hands[state.player].sort()
    state.log.emit_secret("drawn", {"seat": state.player, "count": 1}, {"cards": [face(card)]}, [state.player])
    state.step = "throw"


def _throw(state: ToyState) -> Command[None]:
    hand = state.hands[state.player]
    card = yield from choose_one(Ask(state.player, "throw", (PASS, *card_options(hand))))
    state.step = "vote"
    if card == PASS:
        return
    others = [seat for seat in range(SEATS) if seat != state.player]
    target = yield from choose_one(Ask(state.player, "target", tuple([Option("seat", seat=s) for s in others])))
    thrown = next(instance for instance in hand if face(instance) == card.name)
    hand.remove(thrown)
    state.discard.append(thrown)
    victim = state.hands[target.seat]
    if victim:
        state.discard.append(victim.pop(state.chance.below(len(victim))))
    state.log.emit("thrown", {"seat": state.player, "target": target.seat, "card": card.name})


def _vote(state: ToyState) -> Command[None]:
    asks = [
        Ask(seat, "votes", card_options(hand), 0, 2, (), shows=SHOWS_COUNT)
        for seat, hand in enumerate(state.hands)
        if hand
    ]
    picks = yield from choose_all(asks)
    for ask, options in zip(asks, picks, strict=True):
        hand = state.hands[ask.seat]
        for option in options:
            card = next(instance for instance in hand if face(instance) == option.name)
            hand.remove(card)
            state.laid[ask.seat].append(card)
    die = 1 + state.chance.below(6)
    winner = max(range(SEATS), key=lambda seat: len(state.laid[seat]))
    state.points[winner] += die
    state.log.emit("counted", {"votes": [list(map(face, votes)) for votes in state.laid], "die": die})
    for votes in state.laid:
        state.discard += votes
        votes.clear()
    state.turn += 1
    state.step = "draw"
