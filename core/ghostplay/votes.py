"""Votes: laid face down, marked unseen, taken up again (PK-201, PK-207, PK-210, PK-217)."""

from __future__ import annotations

from collections.abc import Iterable

from core.ghostplay.actions import forget_laid
from core.ghostplay.queries import (
    equipped,
    faces,
    ghost_card,
    is_king,
    most_votes,
    requirement,
    skill_open,
    sorted_hand,
    spell,
)
from core.ghostplay.state import State
from core.kernel.prompts import PASS, SHOWS_COUNT, SHOWS_NOTHING, Ask, Command, Option
from core.kernel.zones import Zone, move

FLIPPERS = ("C-A04", "C-R10.1", "C-K5")
"""What lets a seat have one of its votes count as the other colour, unseen."""


def lay_votes(st: State, seat: int) -> Command[None]:
    """A seat lays any number of hand cards face down; how many is public at once (PK-201, PK-217)."""
    exorcism = st.running_exorcism
    most = most_votes(st, seat, exorcism.bearer)
    hand = sorted_hand(st, seat)
    votes: Zone = []
    if most:
        options = tuple([Option("card", spell(st, card).face) for card in hand])
        about = {"source": "PK-201", **public_facts(st)}
        (answer,) = yield (Ask(seat, "votes", options, 0, most, (), about=about, shows=SHOWS_COUNT),)
        votes = [hand[pick] for pick in answer]
    laid: Zone = []
    exorcism.votes[seat] = laid
    if votes:
        for card in votes:
            move(card, st.hand[seat], laid)
        forget_laid(st, seat)
        yield from _mark_votes(st, seat)
    marked = [card for card in votes if card in exorcism.flipped]
    secret = {"cards": faces(st, votes), "marked": faces(st, marked)}
    st.emit_to((seat,), secret, "voted", seat=seat, count=len(votes))


def public_facts(st: State) -> dict[str, object]:
    """Return what everybody knows of the running exorcism, for the questions it asks."""
    exorcism = st.running_exorcism
    card = ghost_card(st, exorcism.ghost)
    need = requirement(st, exorcism.ghost, exorcism.bearer, exorcism.host)
    return {"host": exorcism.host, "bearer": exorcism.bearer, "ghost": card.kind, "suit": card.suit, "need": need}


def _mark_votes(st: State, seat: int) -> Command[None]:
    """Let a seat mark votes, unseen: to count as the other colour (C-A04, C-R10, C-K5), to count twice (C-R02).

    Whether a once-a-round mark is already spent is the seat's own secret: it is asked all the same.
    """
    exorcism = st.running_exorcism
    for source in FLIPPERS:
        if _may_flip(st, seat, source):
            spent = source != "C-A04" and st.limits.used(source, seat, "round") > 0
            free = [] if spent else [card for card in exorcism.laid(seat) if card not in exorcism.flipped]
            marked = yield from _mark(st, seat, free, source)
            if marked >= 0:
                exorcism.flipped.add(marked)
                if source != "C-A04":
                    st.limits.count(source, seat, "round")
    if exorcism.bearer == seat == st.king and skill_open(st, seat, "C-R02.k"):
        marked = yield from _mark(st, seat, exorcism.laid(seat), "C-R02.k")
        if marked >= 0:
            exorcism.doubled.add(marked)


def _may_flip(st: State, seat: int, source: str) -> bool:
    if source == "C-A04":
        return equipped(st, seat, source)
    return skill_open(st, seat, source) if source == "C-R10.1" else is_king(st, seat, source)


def _mark(st: State, seat: int, cards: Zone, source: str) -> Command[int]:
    options = (PASS, *[Option("card", spell(st, card).face) for card in cards])
    (answer,) = yield (Ask(seat, "mark", options, about={"source": source}, shows=SHOWS_NOTHING),)
    return cards[answer[0] - 1] if answer[0] else -1


def take_up_votes(st: State, seats: Iterable[int]) -> Zone:
    """Take up the votes of these seats, shuffled (PK-207), put them on the discard pile (PK-210) and return them."""
    exorcism = st.running_exorcism
    votes = [card for seat in seats for card in exorcism.laid(seat)]
    # Sorted first: the shuffle must not carry over who laid what.
    votes.sort(key=lambda card: (spell(st, card).face, card in exorcism.flipped, card))
    st.chance.shuffle(votes)
    for seat in seats:
        exorcism.laid(seat).clear()
    st.spell_discard += votes
    return votes
