"""The nine ghost kings (C-K1 to C-K9): when each has won, and what each can do (PK-334)."""

from __future__ import annotations

from collections.abc import Callable

from core.ghostplay.abilities import ability
from core.ghostplay.actions import (
    TRIGGERS,
    discard_at_random,
    draw,
    gain_spirit,
    look_at_hand,
    protected,
)
from core.ghostplay.apparition import turn_up
from core.ghostplay.haunting import move_ghost
from core.ghostplay.queries import ghost_card
from core.ghostplay.scoring import king_won
from core.ghostplay.state import IDENTITY_LETTERS, State
from core.ghostplay.targets import Named, another_player, others_ghost
from core.kernel.priority import Target, Use
from core.kernel.prompts import Ask, Command, Option
from core.kernel.triggers import Happening
from core.kernel.zones import move

# ---------------------------------------------------------------------- victory


def _lives(st: State) -> int:
    return len(st.ghosts[st.king])


def _heavily_haunted_others(st: State) -> int:
    need = st.numbers.ghosts_for_king
    return sum(len(row) >= need for seat, row in enumerate(st.ghosts) if seat != st.king)


def _others_cards(st: State) -> int:
    return sum(len(hand) for seat, hand in enumerate(st.hand) if seat != st.king)


def _ghosts_on_table(st: State) -> int:
    return sum(len(row) for row in st.ghosts)


def _tally(st: State) -> int:
    return st.king_tally


_COUNTED: dict[str, Callable[[State], int]] = {
    "C-K1": _lives,
    "C-K2": _heavily_haunted_others,
    "C-K4": _others_cards,
    "C-K6": _ghosts_on_table,
}
"""What each king counts; the others count happenings."""


def king_goal(st: State) -> tuple[int, int]:
    """Return (what the king's victory condition counts now, what it needs).

    C-K4 needs to come down to it; C-K3's is the own night from which he may name, which wins nothing by itself.
    """
    have, need = _COUNTED.get(st.candidate, _tally)(st), st.cards.kings[st.candidate].goal(st.seats)
    return (min(have, need) if st.candidate == "C-K3" else have), need


def king_has_won(st: State) -> bool:
    """Whether the king's victory condition is met (checked as turns end, PK-334)."""
    have, need = king_goal(st)
    if st.candidate == "C-K4":
        return st.turn > st.king_turn and have <= need
    # C-K3 wins by naming alone; C-K7 when his own turn begins.
    return st.candidate not in ("C-K3", "C-K7") and have >= need


def count_for_king(st: State) -> None:
    """Count one happening towards the king's victory."""
    st.king_tally += 1
    have, need = king_goal(st)
    st.emit("king_goal", have=have, need=need)


@TRIGGERS.when("night_began", "C-K3")
def thousand_eyes_night(st: State, owner: int, happening: Happening) -> Command[None]:
    """千眼鬼王: with 5 or 6 seats he may name from his second own night on, so they are counted."""
    if happening.seat == owner:
        st.king_tally += 1
    yield from ()


@TRIGGERS.when("turn_began", "C-K7")
def stone_bearer_turn(st: State, owner: int, happening: Happening) -> Command[None]:
    """負石鬼王 wins when his own turns as king have begun often enough."""
    if happening.seat == owner:
        count_for_king(st)
        have, need = king_goal(st)
        if have >= need:
            king_won(st, "C-K7")
    yield from ()


@TRIGGERS.when("king_appeared", "C-K5")
def three_tails(st: State, owner: int, happening: Happening) -> Command[None]:
    """九尾狐 starts with 3 tails."""
    st.king_tally = 3
    yield from ()


@TRIGGERS.when("vote_failed", "C-K5")
def tail_of_a_failure(st: State, owner: int, happening: Happening) -> Command[None]:
    """九尾狐: a tail more when an exorcism of a life of his that he voted in fails."""
    if happening.seat == owner and happening.amount == owner:
        count_for_king(st)
    yield from ()


@TRIGGERS.when("summoned", "C-K5")
def tail_of_a_summoning(st: State, owner: int, happening: Happening) -> Command[None]:
    """九尾狐: a tail more when he summons."""
    count_for_king(st)
    yield from ()


# ---------------------------------------------------------------------- powers


def _haunted_another(st: State, seat: int, _: Named) -> list[Target]:
    """Name a ghost that haunted somebody else in this turn's apparition."""
    cards = [card for card, victim in st.apparition if victim >= 0]
    return [Target("ghost", bearer, ghost) for bearer, ghost in st.attached() if ghost in cards and bearer != st.king]


def _third_player(st: State, seat: int, named: Named) -> list[Target]:
    return [Target("seat", other) for other in st.others(seat) if other != named[0].seat]


@ability("C-K2", _haunted_another, _third_player)
def baleful(st: State, use: Use) -> Command[None]:
    """凶煞鬼王: the ghost of this apparition moves to a third player of his choice."""
    yield from move_ghost(st, use.targets[0].item, use.targets[1].seat, use.ability)


def _may_name(st: State, seat: int) -> bool:
    have, need = king_goal(st)
    return have >= need


@ability("C-K3.name", usable=_may_name)
def name_identities(st: State, use: Use) -> Command[None]:
    """千眼鬼王 names every other player's identity (8 seats: all but two) and wins, or loses a life."""
    king = use.seat
    named = st.others(king)
    if st.seats == 8:
        options = tuple([Option("seat", seat=seat) for seat in named])
        (answer,) = yield (Ask(king, "spare", options, 2, 2, (0, 1), about={"source": "C-K3"}),)
        named = [seat for place, seat in enumerate(named) if place not in answer]
    guesses: list[tuple[int, str]] = []
    letters = dict.fromkeys(st.game_mode.identities[st.seats])
    for seat in named:
        options = tuple([Option("identity", IDENTITY_LETTERS[letter], seat) for letter in letters])
        (answer,) = yield (Ask(king, "name", options, about={"source": "C-K3", "seat": seat}),)
        guesses.append((seat, options[answer[0]].name))
    right = all(st.identity[seat] == guess for seat, guess in guesses)
    st.emit("named", seat=king, guesses=[list(guess) for guess in guesses], right=right)
    if right:
        king_won(st, "C-K3")
    elif len(st.ghosts[king]) > 1:
        yield from _lose_life(st, king)


def _lose_life(st: State, king: int) -> Command[None]:
    lives = st.ghosts[king]
    options = tuple([Option("ghost", ghost_card(st, ghost).kind, king, place) for place, ghost in enumerate(lives)])
    (answer,) = yield (Ask(king, "lose_life", options, about={"source": "C-K3"}),)
    _leave_game(st, king, lives[answer[0]], "C-K3")


def _leave_game(st: State, bearer: int, ghost: int, source: str) -> None:
    move(ghost, st.ghosts[bearer], st.removed)
    st.emit("left_game", face=ghost_card(st, ghost).kind, seat=bearer, source=source)


@ability("C-K3.look", another_player)
def thousand_eyes_look(st: State, use: Use) -> Command[None]:
    """千眼鬼王 looks at one hand."""
    look_at_hand(st, use.seat, use.targets[0].seat, "C-K3")
    yield from ()


@TRIGGERS.when("haunted", "C-K4")
def burning_face(st: State, owner: int, happening: Happening) -> Command[None]:
    """面燃鬼王: a player whom a ghost haunts discards 1 at random."""
    if not protected(st, happening.seat, owner):
        discard_at_random(st, happening.seat, 1, "C-K4")
    yield from ()


def _deck_left(st: State, seat: int) -> bool:
    return bool(st.ghost_deck)


@ability("C-K6", usable=_deck_left)
def ghost_mother(st: State, use: Use) -> Command[None]:
    """鬼母王 turns up one more ghost card."""
    yield from turn_up(st)


@TRIGGERS.when("vote_failed", "C-K8")
def venom(st: State, owner: int, happening: Happening) -> Command[None]:
    """惡毒鬼王: when an exorcism fails each who took part in it loses 1 spirit."""
    if happening.seat != owner:
        gain_spirit(st, happening.seat, -1, "C-K8")
    yield from ()


@TRIGGERS.when("exorcism_failed", "C-K8")
def venomous_joy(st: State, owner: int, happening: Happening) -> Command[None]:
    """惡毒鬼王 gains 1 spirit in all from a failed exorcism, and it counts for him."""
    gain_spirit(st, owner, 1, "C-K8")
    count_for_king(st)
    yield from ()


@ability("C-K9", others_ghost)
def devour(st: State, use: Use) -> Command[None]:
    """啖獸鬼王: a ghost of another player leaves the game, devoured; that player draws 2."""
    bearer, ghost = use.targets[0].seat, use.targets[0].item
    _leave_game(st, bearer, ghost, "C-K9")
    draw(st, bearer, 2, "C-K9")
    count_for_king(st)
    yield from ()
