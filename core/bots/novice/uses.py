"""Cards and skills: what using one now is worth, and whom it is best aimed at.

Costs are taken off in one place. The same gain judges whether to use an ability and picks its targets, so that the two
can't disagree.
"""

from __future__ import annotations

from typing import Any

from core.bots.novice.gains import (
    AT_GHOST,
    AT_SEAT,
    MOVES,
    NEVER,
    UNTARGETED,
    best_move,
    break_origin,
    movable,
    shift,
)
from core.bots.novice.table import SPIRIT, VOTE, Table
from core.kernel.prompts import Option


def gain(table: Table, ability: str, face: str = "") -> float:
    """Return what using an ability now would gain at its best aim, costs left aside.

    Args:
        table: the position.
        ability: its id.
        face: the card it is used from, if it is one.
    """
    if ability in UNTARGETED:
        return UNTARGETED[ability](table)
    if ability in AT_SEAT:
        seats = [seat for seat in range(table.seats) if _may_aim(table, ability, seat)]
        return max([AT_SEAT[ability](table, seat) for seat in seats], default=NEVER)
    if ability in AT_GHOST:
        ghosts = [(b, p) for b, p, _ in table.all_ghosts if _may_aim_at_ghost(table, ability, b)]
        return max([AT_GHOST[ability](table, bearer, place) for bearer, place in ghosts], default=NEVER)
    if ability in MOVES:
        bearers = {bearer for bearer, _ in movable(table, ability)}
        return max([best_move(table, ability, bearer) for bearer in bearers], default=NEVER)
    if ability == "C-X04":
        return break_origin(table, face)
    if ability == "C-R11.2":
        found = [name for name in table.view["spell_discard"] if name and table.spells[name].artifact]
        return max([table.keep(name) for name in found], default=NEVER)
    return NEVER


def _may_aim(table: Table, ability: str, seat: int) -> bool:
    if ability == "C-S13":
        turn_player: int = table.view["player"]
        return seat != turn_player
    if ability == "C-R07.1":
        return table.cards_of(seat) > table.cards_of(table.me)
    return seat != table.me or ability in ("C-S15", "C-R04.k", "C-R08.1")


def _may_aim_at_ghost(table: Table, ability: str, bearer: int) -> bool:
    return ability in ("C-S11", "C-S12") or bearer not in (table.me, table.king)


def worth(table: Table, option: Option) -> float:
    """Return what using a card or skill now is worth, its own value and its cost in spirit taken off."""
    if option.kind == "skill":
        return gain(table, option.name) - SPIRIT * _skill_cost(table, option.name)
    card = table.spells[option.name]
    spirit = table.usage[card.kind].cost + table.bears(table.me, "C-G14")
    # With cards to spare, one used is one less to throw away.
    spared = 0.7 * VOTE if table.surplus else 0.0
    return gain(table, card.kind, option.name) - VOTE * table.votes_of(option.name) + spared - SPIRIT * spirit


def _skill_cost(table: Table, skill: str) -> int:
    if skill == "C-R09.1" and "2" in table.mine["skills"]:
        return 1
    return table.usage[skill].cost


def aim(table: Table, option: Option, about: dict[str, Any]) -> float:
    """Return how good a target is for an ability whose targets are being named.

    Args:
        table: the position.
        option: the target.
        about: the facts of the prompt: the ability, and what was named before.
    """
    ability, named = about["ability"], about["targets"]
    if option.kind == "discard_pile":
        return table.keep(option.name)
    if ability in MOVES:
        if option.kind == "ghost":
            return best_move(table, ability, option.seat)
        return shift(table, named[0][2], option.seat)
    if option.kind == "ghost" and ability in AT_GHOST:
        return AT_GHOST[ability](table, option.seat, option.place)
    if option.kind == "seat" and ability in AT_SEAT:
        return AT_SEAT[ability](table, option.seat)
    return -table.friends[option.seat] if option.kind == "seat" else 0.0
