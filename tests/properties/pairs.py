"""Pairs of matches that a viewer must not be able to tell apart (noninterference).

`twin` changes everything of a match the viewer may not know and nothing he does. `first_difference` plays both on by
answers that look the same to him and tells where they first look different.
"""

from __future__ import annotations

from itertools import zip_longest
from random import Random
from typing import Any

from core import IllegalAnswer, Match
from core.ghostplay.queries import touched_by
from core.ghostplay.state import State
from core.kernel.events import Event
from core.kernel.prompts import SHOWS_PICKS, Answer, Ask, Option

CERTAIN_TOPS = 6
"""How many cards on top of the spell deck stay the same, so that a pair lives long enough to be looked at."""

TELLING = {
    "drawn", "rolled", "discarded", "challenge_won", "challenge_lost", "counted", "turned_up", "looked_hand",
    "looked_identity", "looked_deck", "gave", "named", "match_over", "king_appeared", "identity_shown",
    "rehaunted", "used",
}  # fmt: skip
"""Events by which a viewer rightly learns what he did not know: a pair may part there, and there only."""


def twin(match: Match[Any], viewer: int, random: Random, new_chance: bool) -> Match[Any]:
    """Return a match that differs from this one, at its last boundary, in all the viewer may not know."""
    state: State = match.rules.load(match.dump()["base"])
    _relabel(state, random)
    _swap_identities(state, viewer, random)
    _redeal_spells(state, viewer, random)
    _restack_ghosts(state, viewer, random)
    for seat in range(state.seats):
        if seat != viewer:
            state.knows[seat] = sorted(random.sample(range(state.seats), random.randrange(state.seats)))
            state.deck_memory[seat] = {}
            state.hand_memory[seat] = {}
            for name in ("C-R10.1", "C-K5"):
                if random.random() < 0.5:
                    state.limits.count(name, seat, "round")
    if new_chance:
        state.chance.key = random.randbytes(32)
        state.chance.counter = random.randrange(10_000)
    return Match(match.rules, state)


def rebased(match: Match[Any]) -> Match[Any]:
    """Return the match as it was at its last boundary."""
    return Match(match.rules, match.rules.load(match.dump()["base"]))


def _relabel(state: State, random: Random) -> None:
    """Give cards of equal face each other's instance numbers, all over the table."""
    spells = _permuted([card.face for card in state.cards.spells], random)
    ghosts = _permuted([card.kind for card in state.cards.ghosts], random)
    zones = state.zones()
    for row in zones["spell"]:
        row[:] = [spells[card] for card in row]
    for row in zones["ghost"]:
        row[:] = [ghosts[card] for card in row]
    stack = state.priority.stack
    state.priority.stack = [use._replace(card=spells[use.card]) if use.card >= 0 else use for use in stack]
    state.priority.stack = [
        use._replace(
            targets=tuple(
                target._replace(item=ghosts[target.item])
                if target.kind == "ghost"
                else target._replace(item=spells[target.item])
                if target.kind == "discard_pile"
                else target
                for target in use.targets
            )
        )
        for use in state.priority.stack
    ]
    state.face_down = [spells[card] for card in state.face_down]
    for row in (state.haunted, state.seventh, state.banished):
        row[:] = [ghosts[card] for card in row]
    state.apparition = [[ghosts[card], seat] for card, seat in state.apparition]
    rows = state.modifiers.dump()
    for row in rows:
        if row[1] == "requirement" and row[2] >= 0:
            row[2] = ghosts[row[2]]
    state.modifiers.load(rows)
    for memory in state.deck_memory:
        memory.update({place: ghosts[card] for place, card in memory.items()})
    for hands in state.hand_memory:
        hands.update({seat: (turn, [spells[card] for card in cards]) for seat, (turn, cards) in hands.items()})


def _permuted(faces: list[str], random: Random) -> list[int]:
    groups: dict[str, list[int]] = {}
    for card, face in enumerate(faces):
        groups.setdefault(face, []).append(card)
    new = list(range(len(faces)))
    for cards in groups.values():
        for old, fresh in zip(cards, random.sample(cards, len(cards)), strict=True):
            new[old] = fresh
    return new


def _swap_identities(state: State, viewer: int, random: Random) -> None:
    hidden = [
        seat
        for seat in range(state.seats)
        if seat != viewer and not state.shown[seat] and (viewer < 0 or seat not in state.knows[viewer])
    ]
    mixed = [state.identity[seat] for seat in hidden]
    random.shuffle(mixed)
    for seat, identity in zip(hidden, mixed, strict=True):
        state.identity[seat] = identity


def _redeal_spells(state: State, viewer: int, random: Random) -> None:
    """Deal the cards the viewer can't place anew, and mix the order of every hand."""
    places: list[tuple[list[int], int]] = []
    for seat, hand in enumerate(state.hand):
        random.shuffle(hand)
        if seat == viewer or touched_by(state, seat, "C-G16"):
            continue
        followed = state.hand_memory[viewer].get(seat, (0, []))[1] if viewer >= 0 else []
        places += [(hand, place) for place, card in enumerate(hand) if card not in followed]
    places += [
        (state.spell_discard, place) for place, card in enumerate(state.spell_discard) if card in state.face_down
    ]
    down = [place for zone, place in places if zone is state.spell_discard]
    places += [(state.spell_deck, place) for place in range(max(0, len(state.spell_deck) - CERTAIN_TOPS))]
    cards = [zone[place] for zone, place in places]
    random.shuffle(cards)
    for (zone, place), card in zip(places, cards, strict=True):
        zone[place] = card
    state.face_down = [state.spell_discard[place] for place in down]


def _restack_ghosts(state: State, viewer: int, random: Random) -> None:
    """Mix what the viewer doesn't know of the ghost deck, save its top card, which the next apparition turns up."""
    deck = state.ghost_deck
    known = state.deck_memory[viewer] if viewer >= 0 else {}
    places = [place for place in range(len(deck) - 1) if place not in known]
    cards = [deck[place] for place in places]
    random.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        deck[place] = card


# ---------------------------------------------------------------------- looking


def sight(match: Match[Any], viewer: int, since: int) -> str:
    """Return all a viewer can observe: view (with his prompt), new events, who is asked, what errors say."""
    parts: list[Any] = [match.view(viewer), match.events(viewer, since)]
    for seat in range(match.rules.seats):
        try:
            match.submit(seat, -1, ())
        except IllegalAnswer as error:
            parts.append(str(error))
    if viewer >= 0:
        parts.append(match.refusals(viewer))
    return repr(parts)


def first_difference(a: Match[Any], b: Match[Any], viewer: int, random: Random, length: int) -> str | None:
    """Play both on by answers that look the same; return what gave them away, or None if nothing did."""
    since = 0  # both logs begin at the boundary
    for step in range(length + 1):
        seen_a, seen_b = sight(a, viewer, since), sight(b, viewer, since)
        if seen_a != seen_b:
            if _rightly_parted(a.events(viewer, since), b.events(viewer, since)) or _open_hands_differ(a, b, viewer):
                return None
            place = next((i for i, (x, y) in enumerate(zip(seen_a, seen_b, strict=False)) if x != y), 0)
            return f"step {step}: …{seen_a[max(0, place - 80) : place + 60]}… / …{seen_b[place : place + 60]}…"
        if a.over or b.over or step == length:
            return None if a.over == b.over else f"step {step}: one match is over"
        since = a.view(viewer)["next_event"]
        if not _answer_alike(a, b, viewer, random):
            return None
    return None


def _rightly_parted(seen_a: list[Event], seen_b: list[Event]) -> bool:
    """Whether the first event that differs is one by which the viewer rightly learns something."""
    for event_a, event_b in zip_longest(seen_a, seen_b):
        if event_a != event_b:
            return any(event is not None and event.kind in TELLING for event in (event_a, event_b))
    return False


def _open_hands_differ(a: Match[Any], b: Match[Any], viewer: int) -> bool:
    """Whether a hand that lies open to all now (C-G16) differs: dealt while it was closed, it rightly may."""
    rows = [[p["cards"] for p in match.view(viewer)["players"] if p["seat"] != viewer] for match in (a, b)]
    return rows[0] != rows[1]


def _answer_alike(a: Match[Any], b: Match[Any], viewer: int, random: Random) -> bool:
    """Give both the same visible answer; return False when there is none."""
    seat = random.choice([prompt.seat for prompt in a.pending()])
    ask_a, ask_b = _ask_of(a, seat), _ask_of(b, seat)
    if ask_b is None or ask_a is None:
        return True  # who is asked differs: the next look tells
    if seat == viewer or ask_a.shows != SHOWS_PICKS:
        least, most = max(ask_a.least, ask_b.least), min(ask_a.most, ask_b.most)
        if least > most:
            return False
        count = random.randint(least, min(most, least + 3))
        size = min(len(ask_a.options), len(ask_b.options))
        picks: tuple[Answer, Answer] = (tuple(random.sample(range(size), count)),) * 2
    else:
        found = _common_picks(ask_a, ask_b, random)
        if found is None:
            return False
        picks = found
    a.submit(seat, a.pending()[0].id, picks[0])
    b.submit(seat, b.pending()[0].id, picks[1])
    return True


def _ask_of(match: Match[Any], seat: int) -> Ask | None:
    return next((ask for ask in match._asks if ask.seat == seat and seat not in match._partial), None)


def _common_picks(ask_a: Ask, ask_b: Ask, random: Random) -> tuple[Answer, Answer] | None:
    shared: list[Option] = [option for option in dict.fromkeys(ask_a.options) if option in ask_b.options]
    count = max(ask_a.least, 1)
    if len(shared) < count or count > ask_b.most:
        return None
    # Mostly pass where one can: a pair that acts all the time soon parts.
    chosen = shared[:1] if count == 1 and random.random() < 0.6 else random.sample(shared, count)
    return (
        tuple(ask_a.options.index(option) for option in chosen),
        tuple(ask_b.options.index(option) for option in chosen),
    )
