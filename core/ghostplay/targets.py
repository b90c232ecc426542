"""What a card or skill may name: the target steps that several of them share."""

from __future__ import annotations

from core.ghostplay.queries import is_life
from core.ghostplay.state import State
from core.kernel.priority import Target

Named = tuple[Target, ...]


def another_player(st: State, seat: int, _: Named) -> list[Target]:
    """Name another player."""
    return [Target("seat", other) for other in st.others(seat)]


def any_player(st: State, seat: int, _: Named) -> list[Target]:
    """Name a player, oneself too."""
    return [Target("seat", other) for other in st.turn_order(seat)]


def waiting_player(st: State, _: int, __: Named) -> list[Target]:
    """Name a player other than the turn player."""
    return [Target("seat", other) for other in st.others(st.player)]


def player_with_cards(st: State, seat: int, _: Named) -> list[Target]:
    """Name another player who has cards in hand."""
    return [Target("seat", other) for other in st.others(seat) if st.hand[other]]


def any_ghost(st: State, _: int, __: Named) -> list[Target]:
    """Name a ghost on the table, lives included."""
    return [Target("ghost", bearer, ghost) for bearer, ghost in st.attached()]


def free_ghost(st: State, _: int, __: Named) -> list[Target]:
    """Name a ghost that is no king's life (which alone can be moved)."""
    return [Target("ghost", bearer, ghost) for bearer, ghost in st.attached() if bearer != st.king]


def own_ghost(st: State, seat: int, _: Named) -> list[Target]:
    """Name a ghost one bears oneself (no ghost king's)."""
    return [] if seat == st.king else [Target("ghost", seat, ghost) for ghost in st.ghosts[seat]]


def others_ghost(st: State, seat: int, _: Named) -> list[Target]:
    """Name a ghost of another player that is no king's life."""
    return [
        Target("ghost", bearer, ghost) for bearer, ghost in st.attached() if bearer != seat and not is_life(st, ghost)
    ]


def neighbour_of_bearer(st: State, _: int, named: Named) -> list[Target]:
    """After a ghost: name a neighbour of its bearer, other than the ghost king."""
    return [Target("seat", other) for other in st.neighbours(named[0].seat) if other != st.king]
