"""What can be done to the table: draw, discard, pay, give, look. Every change of a zone goes through here."""

from __future__ import annotations

from collections.abc import Sequence

from core.ghostplay.queries import equipped, faces, ghost_card, holds, sorted_hand, spell
from core.ghostplay.state import State
from core.kernel.prompts import SHOWS_NOTHING, Ask, Command, Option, choose_one
from core.kernel.triggers import Happening, Registry
from core.kernel.zones import Zone, move

TRIGGERS: Registry[State] = Registry(holds)
"""Everything that listens to what happens at the table; effects register themselves here."""


def happen(st: State, kind: str, seat: int, card: int = -1, by: int = -1, amount: int = 0) -> Command[None]:
    """Let the triggers of a happening run, in turn order from the turn player."""
    yield from TRIGGERS.happen(st, Happening(kind, seat, card, by, amount), st.turn_order())


# ---------------------------------------------------------------------- spirit


def gain_spirit(st: State, seat: int, amount: int, source: str) -> None:
    """Change a seat's spirit by an amount that may be negative; it never falls below 0."""
    change = max(amount, -st.spirit[seat])
    if change:
        st.spirit[seat] += change
        st.emit("spirit", seat=seat, change=change, total=st.spirit[seat], source=source)


# ---------------------------------------------------------------------- drawing


def refill(st: State) -> None:
    """Shuffle the discard pile into a new spell deck when the deck has run out (PK-103)."""
    if not st.spell_deck and st.spell_discard:
        st.spell_deck, st.spell_discard, st.face_down = st.spell_discard, [], []
        st.chance.shuffle(st.spell_deck)
        st.emit("shuffled", deck="spell")


def draw(st: State, seat: int, count: int, source: str) -> None:
    """Draw cards into a hand, as many as there are (PK-103)."""
    drawn: Zone = []
    while len(drawn) < count:
        refill(st)
        if not st.spell_deck:
            break
        drawn.append(st.spell_deck.pop())
    refill(st)
    if drawn:
        st.hand[seat] += drawn
        st.emit_to((seat,), {"cards": faces(st, drawn)}, "drawn", seat=seat, count=len(drawn), source=source)


# ---------------------------------------------------------------------- discarding and giving


def drop(st: State, seat: int, cards: Zone, source: str) -> None:
    """Put cards of a hand on the discard pile, in sight of all."""
    if not cards:
        return
    for card in cards:
        move(card, st.hand[seat], st.spell_discard)
    forget(st, seat, cards)
    st.emit("discarded", seat=seat, cards=faces(st, cards), source=source)


def discard(st: State, seat: int, count: int, source: str) -> Command[None]:
    """Have a seat discard cards of its choice: `count`, or its whole hand if that is smaller."""
    picked = yield from choose_cards(st, seat, "discard", count, source)
    drop(st, seat, picked, source)


def discard_at_random(st: State, seat: int, count: int, source: str) -> None:
    """Have a seat discard cards at random."""
    hand = st.hand[seat]
    if hand:
        # Drawn from the hand sorted by face: the draw must not depend on how the hand came about.
        drop(st, seat, st.chance.sample(sorted_hand(st, seat), min(count, len(hand))), source)


def protected(st: State, seat: int, by: int) -> bool:
    """Whether another player's card or skill can't make this seat discard (C-A08)."""
    return seat != by and equipped(st, seat, "C-A08")


def choose_cards(st: State, seat: int, kind: str, count: int, source: str, shows: int = 0) -> Command[Zone]:
    """Ask a seat for `count` of its hand cards (all, if fewer) and return them.

    An empty hand isn't asked.
    """
    ask = hand_ask(st, seat, kind, count, source, shows)
    if ask is None:
        return []
    hand = sorted_hand(st, seat)
    (answer,) = yield (ask,)
    return [hand[pick] for pick in answer]


def hand_ask(st: State, seat: int, kind: str, count: int, source: str, shows: int = 0) -> Ask | None:
    """Return the question for `count` hand cards (all, if fewer), or None for an empty hand."""
    count = min(count, len(st.hand[seat]))
    if count <= 0:
        return None
    options = hand_options(st, seat)
    return Ask(seat, kind, options, count, count, tuple(range(count)), about={"source": source}, shows=shows)


def hand_options(st: State, seat: int) -> tuple[Option, ...]:
    """Return a hand as options, in the order of `sorted_hand`."""
    spells = st.cards.spells
    return tuple([Option("card", spells[card].face) for card in sorted_hand(st, seat)])


def discard_together(st: State, counts: dict[int, int], source: str) -> Command[None]:
    """Have several seats choose their discards at the same time; they then go down in turn order."""
    seats = [seat for seat in st.turn_order() if counts.get(seat, 0) and st.hand[seat]]
    asks = [ask for seat in sorted(seats) if (ask := hand_ask(st, seat, "discard", counts[seat], source))]
    hands = {seat: sorted_hand(st, seat) for seat in seats}
    answers = (yield tuple(asks)) if asks else ()
    chosen = {ask.seat: [hands[ask.seat][pick] for pick in answer] for ask, answer in zip(asks, answers, strict=True)}
    for seat in seats:
        drop(st, seat, chosen[seat], source)


def give(st: State, giver: int, taker: int, cards: Zone, source: str) -> None:
    """Hand cards from one hand to another; only those two see their faces."""
    if not cards:
        return
    for card in cards:
        move(card, st.hand[giver], st.hand[taker])
    # Onlookers lose track of the giver's hand; giver and taker know what went over.
    _forget_hand(st, giver, keep=taker, gone=cards)
    known = {"cards": faces(st, cards)}
    st.emit_to((giver, taker), known, "gave", seat=giver, to=taker, count=len(cards), source=source)


def recover(st: State, seat: int, card: int, source: str) -> None:
    """Take a card from the discard pile into a hand, in sight of all unless it lay face down."""
    move(card, st.spell_discard, st.hand[seat])
    face = spell(st, card).face
    if card in st.face_down:
        st.face_down.remove(card)
        st.emit_to((seat,), {"cards": [face]}, "recovered_unseen", seat=seat, source=source)
        return
    for memory in st.hand_memory:
        if seat in memory:
            memory[seat][1].append(card)
    st.emit("recovered", seat=seat, face=face, source=source)


def forget(st: State, seat: int, cards: Zone) -> None:
    """Take cards that left a hand in sight of all out of what others remember of it."""
    for memory in st.hand_memory:
        if seat in memory:
            turn, known = memory[seat]
            left = [card for card in known if card not in cards]
            memory[seat] = (turn, left)


def _forget_hand(st: State, seat: int, keep: int, gone: Zone) -> None:
    """After cards left a hand unseen: only `keep` can still follow what is in it."""
    for viewer, memory in enumerate(st.hand_memory):
        if seat not in memory:
            continue
        if viewer == keep:
            turn, known = memory[seat]
            memory[seat] = (turn, [card for card in known if card not in gone])
        else:
            del memory[seat]


def forget_laid(st: State, seat: int) -> None:
    """Votes were laid face down: nobody can still tell what is left of that hand (an unmoved hand is remembered)."""
    _forget_hand(st, seat, keep=-1, gone=[])


# ---------------------------------------------------------------------- looking


def look_at_hand(st: State, viewer: int, seat: int, source: str) -> None:
    """Let a seat look at another's hand and remember it."""
    cards = sorted_hand(st, seat)
    st.hand_memory[viewer][seat] = (st.turn, cards)
    st.emit_to((viewer,), {"cards": faces(st, cards)}, "looked_hand", seat=viewer, target=seat, source=source)


def look_at_identity(st: State, viewer: int, seat: int, source: str) -> None:
    """Let a seat look at another's identity card and remember it."""
    if seat not in st.knows[viewer]:
        st.knows[viewer].append(seat)
        st.knows[viewer].sort()
    secret = {"identity": st.identity[seat]}
    st.emit_to((viewer,), secret, "looked_identity", seat=viewer, target=seat, source=source)


def top_ghosts(st: State, count: int) -> Zone:
    """Return the top cards of the ghost deck, top first."""
    return st.ghost_deck[: -count - 1 : -1]


def look_at_ghosts(st: State, viewer: int, count: int, source: str) -> Zone:
    """Let a seat look at the top cards of the ghost deck and remember them; return them, top first."""
    cards = top_ghosts(st, count)
    for depth, card in enumerate(cards, 1):
        st.deck_memory[viewer][len(st.ghost_deck) - depth] = card
    secret = {"cards": [ghost_card(st, card).kind for card in cards]}
    st.emit_to((viewer,), secret, "looked_deck", seat=viewer, count=len(cards), source=source)
    return cards


def arrange_ghosts(st: State, viewer: int, cards: Zone, source: str) -> Command[None]:
    """Let a seat put looked-at cards (top first) back on the ghost deck in an order of its choice."""
    count = len(cards)
    if count > 1:
        # Shown by face, so that equal cards can't be told apart; a stable order tells nothing of the deck.
        options = tuple([Option("ghost_card", ghost_card(st, card).kind, -1, i) for i, card in enumerate(cards)])
        default = tuple(range(count))
        ask = Ask(viewer, "arrange", options, count, count, default, True, {"source": source}, SHOWS_NOTHING)
        (answer,) = yield (ask,)
        cards = [cards[pick] for pick in answer]
    if count:
        st.ghost_deck[-count:] = cards[::-1]
        for memory in st.deck_memory:
            for place in range(len(st.ghost_deck) - count, len(st.ghost_deck)):
                memory.pop(place, None)
        for depth, card in enumerate(cards, 1):
            st.deck_memory[viewer][len(st.ghost_deck) - depth] = card
        st.emit("arranged", seat=viewer, count=count, source=source)


def bury_ghost(st: State, seat: int, card: int, source: str) -> None:
    """Put a looked-at card of the ghost deck at its bottom; only the seat knows which."""
    place = st.ghost_deck.index(card)
    del st.ghost_deck[place]
    st.ghost_deck.insert(0, card)
    for viewer, memory in enumerate(st.deck_memory):
        shifted = {(old + 1 if old < place else old): known for old, known in memory.items() if old != place}
        st.deck_memory[viewer] = shifted
    st.deck_memory[seat][0] = card
    st.emit("buried", seat=seat, source=source)


def turn_up_ghost(st: State) -> int:
    """Take the top card off the ghost deck; what seats knew of it is no secret any more."""
    card = st.ghost_deck.pop()
    for memory in st.deck_memory:
        memory.pop(len(st.ghost_deck), None)
    return card


# ---------------------------------------------------------------------- small questions


def choose_word(seat: int, kind: str, words: Sequence[str], source: str, **about: object) -> Command[str]:
    """Ask a seat to choose between alternatives by name; the first is the default."""
    options = tuple([Option("choice", word) for word in words])
    picked = yield from choose_one(Ask(seat, kind, options, about={"source": source, **about}))
    return picked.name


def equip(st: State, seat: int, card: int) -> Command[None]:
    """Equip an artifact from hand; the old one goes to the discard pile (PK-110, PK-111)."""
    row = st.artifact[seat]
    replaced = row[:]
    for old in replaced:
        move(old, row, st.spell_discard)
    move(card, st.hand[seat], row)
    forget(st, seat, [card])
    st.emit(
        "equipped", seat=seat, face=spell(st, card).face, replaced=spell(st, replaced[0]).face if replaced else None
    )
    yield from happen(st, "equipped", seat, card)


def lose_artifact(st: State, seat: int, source: str) -> None:
    """Discard the artifact of a seat, if it has one."""
    row = st.artifact[seat]
    if row:
        lost = row[:]
        move(row[0], row, st.spell_discard)
        st.emit("discarded", seat=seat, cards=faces(st, lost), source=source)
