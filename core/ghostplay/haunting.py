"""Haunting and moving ghosts (PK-121, PK-123, PK-124, PK-320 to PK-323, PK-331)."""

from __future__ import annotations

from collections.abc import Callable

from core.ghostplay.actions import TRIGGERS, choose_word, discard, happen
from core.ghostplay.queries import CHOSEN_VICTIM, ghost_card
from core.ghostplay.state import APPARITION, ELDERS, State
from core.kernel.modifiers import ALL
from core.kernel.prompts import Command
from core.kernel.triggers import Happening
from core.kernel.zones import move, move_all

DIE_SIDES = 6


def _most(value: Callable[[State, int], int]) -> Callable[[State, list[int]], int]:
    # max() takes the first of equals, and the seats come in turn order: that settles ties (PK-124).
    return lambda st, seats: max(seats, key=lambda seat: value(st, seat))


def _fewest(value: Callable[[State, int], int]) -> Callable[[State, list[int]], int]:
    return lambda st, seats: min(seats, key=lambda seat: value(st, seat))


def _first_with_artifact(st: State, seats: list[int]) -> int:
    return next((seat for seat in seats if st.artifact[seat]), seats[0])


SUPERLATIVES: dict[str, Callable[[State, list[int]], int]] = {
    "most_hand": _most(lambda st, seat: len(st.hand[seat])),
    "fewest_hand": _fewest(lambda st, seat: len(st.hand[seat])),
    "most_spirit": _most(lambda st, seat: st.spirit[seat]),
    "least_spirit": _fewest(lambda st, seat: st.spirit[seat]),
    "most_banished": _most(lambda st, seat: len(st.points[seat])),
    "most_ghosts": _most(lambda st, seat: len(st.ghosts[seat])),
    "fewest_ghosts": _fewest(lambda st, seat: len(st.ghosts[seat])),
    "artifact": _first_with_artifact,
}
"""Haunt conditions that pass over the ghost king; the seats are given in turn order."""


def victim_of(st: State, condition: str) -> Command[int]:
    """Return the seat a haunt condition names, read from the turn player (PK-121, PK-124)."""
    if condition == "left":
        return (st.player + 1) % st.seats
    if condition == "right":
        return (st.player - 1) % st.seats
    if condition == "opposite":
        return (st.player + st.seats // 2) % st.seats
    if condition == "die":
        return (yield from _roll(st))
    candidates = [seat for seat in st.turn_order() if seat != st.king]
    return SUPERLATIVES[condition](st, candidates)


def _roll(st: State) -> Command[int]:
    """The turn player names a direction (PK-701: always clockwise), rolls the die and counts that many seats."""
    direction = "left"
    if st.game_mode.die == "either":
        ghost = ghost_card(st, st.lifted[0]).kind  # of several that haunt anew, the one whose turn it is
        direction = yield from choose_word(st.player, "direction", ("left", "right"), "PK-121", ghost=ghost)
    value = st.chance.below(DIE_SIDES) + 1
    st.emit("rolled", seat=st.player, direction=direction, value=value)
    return (st.player + (value if direction == "left" else -value)) % st.seats


def haunt(st: State, ghost: int) -> Command[int]:
    """Have a lifted ghost haunt whom its condition names; return the bearer.

    C-R04 may name another, C-S15 sends it on. To the ghost king it comes as a life (PK-331): nothing that speaks of
    haunting happens then.
    """
    condition = ghost_card(st, ghost).haunts
    chosen = st.modifiers.of(CHOSEN_VICTIM, ALL) if st.step == APPARITION else []
    if chosen:
        condition, victim = chosen[-1].source, chosen[-1].amount
    else:
        victim = yield from victim_of(st, condition)
    # An Amulet sends the ghost on before it haunts (C-S15).
    victim = TRIGGERS.replaced(st, Happening("haunt", victim, ghost), st.turn_order()).seat
    move(ghost, st.lifted, st.ghosts[victim])
    st.emit("haunted", seat=victim, face=ghost_card(st, ghost).kind, condition=condition)
    if victim == st.king:
        yield from happen(st, "life_gained", victim, ghost)
        return victim
    st.haunted.append(ghost)
    if sum(map(len, st.ghosts)) >= st.numbers.ghosts_on_table_for_king:
        st.seventh.append(ghost)
    yield from happen(st, "haunted", victim, ghost)
    rule = half_hand_rule(st, victim)
    if rule:
        yield from discard(st, victim, len(st.hand[victim]) // 2, rule)
    return victim


def half_hand_rule(st: State, victim: int) -> str:
    """Return the rule by which a player just haunted discards half his hand, or "" (PK-123, PK-501, PK-604)."""
    switch = st.game_mode.half_hand
    if len(st.ghosts[victim]) < st.numbers.ghosts_for_king:
        return ""
    if switch == "king":
        return "PK-123" if st.king >= 0 else ""
    if switch == "third_not_elder":
        return "" if st.identity[victim] in ELDERS else "PK-604"
    return "PK-501" if switch == "third" else ""


def move_ghost(st: State, ghost: int, target: int, source: str) -> Command[None]:
    """Move a ghost on the table to another player: that is no haunting (PK-331)."""
    bearer = st.bearer_of(ghost)
    move(ghost, st.ghosts[bearer], st.ghosts[target])
    face = ghost_card(st, ghost).kind
    st.emit("moved", face=face, source=source, to=target, **{"from": bearer})
    if target == st.king:
        yield from happen(st, "life_gained", target, ghost)


def haunt_anew(st: State, bearer: int) -> Command[None]:
    """Lift all ghosts of a player and have them haunt anew, oldest first (PK-323)."""
    lifted = move_all(st.ghosts[bearer], st.lifted)
    st.emit("rehaunted", seat=bearer)
    for ghost in lifted:
        yield from haunt(st, ghost)
