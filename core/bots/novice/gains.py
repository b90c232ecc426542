"""What each card and skill would gain now, in hand cards, costs left aside: one small function an ability."""

from __future__ import annotations

from collections.abc import Callable

from core.bots.novice.ballots import best_hosting, hosting, hosting_targets
from core.bots.novice.naming import sure_enough
from core.bots.novice.stakes import stake
from core.bots.novice.table import SPIRIT, Ghost, Table

NEVER = -100.0

Gain = Callable[[Table], float]
SeatGain = Callable[[Table, int], float]
GhostGain = Callable[[Table, int, int], float]
"""Of a ghost: (table, its bearer, its place)."""


_GAINING = ("C-S01", "C-S02", "C-S03", "C-S04", "C-S05", "C-X02")
"""Spells one uses for what they gain, and would rather not see broken."""


def _hurt(table: Table, seat: int, cards: float) -> float:
    """Return what it is worth that a seat loses so many cards' worth (friends' losses count against)."""
    return -0.6 * table.stance(seat) * cards


# ---------------------------------------------------------------------- without a target


def _fortune(table: Table) -> float:
    return SPIRIT * min(4, int(table.view["ghosts_on_table"]))


def _purgatory(table: Table) -> float:
    return sum(_hurt(table, seat, 0.9) for seat in table.others if table.cards_of(seat) > 0)


def _divination(table: Table) -> float:
    """Choosing the apparition is worth little, and most in one's own turn."""
    return 0.9 if table.my_turn else 0.5


def _swap(table: Table) -> float:
    return table.keep(table.view["spell_discard"][-1]) - table.cheapest()


def _tally(table: Table) -> float:
    return 1.0 + SPIRIT - table.cheapest()


def _other_way(table: Table) -> float:
    return 1.0 - SPIRIT if table.spirit else 0.0


def _name(table: Table) -> float:
    return 1.0 if sure_enough(table) else NEVER


UNTARGETED: dict[str, Gain] = {
    "C-S01": lambda table: 3 * SPIRIT,
    "C-S03": lambda table: 2.0,
    "C-S14": _divination,
    "C-X01": lambda table: 1.0,
    "C-X02": _fortune,
    "C-X03": lambda table: 1.0,
    "C-X05": _purgatory,
    "C-A06": _tally,
    "C-A10": lambda table: 0.3,
    "C-R01.1": _swap,
    "C-R03.k": lambda table: 1.0,
    "C-R04.1": lambda table: 0.4,
    "C-R10.2": _other_way,
    "C-K6": lambda table: 2.0,
    "C-K3.name": _name,
}

# ---------------------------------------------------------------------- aimed at a player


def _loan(table: Table, seat: int) -> float:
    spirit = min(2, table.spirit_of(seat))
    return SPIRIT * spirit + _hurt(table, seat, SPIRIT * spirit)


def _thunders(table: Table, seat: int) -> float:
    if table.players[seat]["artifact"] == "C-A08":
        return 0.0
    count = 3 if table.mine["role"] == "C-R09" and "2" in table.mine["skills"] else 2
    return _hurt(table, seat, min(count, table.cards_of(seat)))


def _strike(table: Table, seat: int) -> float:
    if table.players[seat]["artifact"] == "C-A08" or not table.cards_of(seat):
        return 0.0
    # Struck blind, he may lose the very card he was saving.
    return 2 * _hurt(table, seat, 1.0)


def _silence(table: Table, seat: int) -> float:
    """Before a day of several spells: the more an enemy holds, the likelier he could answer one of them."""
    if table.view["step"] != "day" or table.stance(seat) > 0:
        return 0.0
    spells = sum(face.startswith(_GAINING) for face in table.hand)
    return 0.05 * spells * min(6, table.cards_of(seat))


def _alms(table: Table, seat: int) -> float:
    taken = min(1, table.cards_of(seat)) * 0.8 + SPIRIT * min(1, table.spirit_of(seat))
    return taken + _hurt(table, seat, taken)


def _eye(table: Table, seat: int) -> float:
    """A card for a card; a look at an enemy's hand is a little more."""
    return 1.0 + 0.1 * (1 - table.friends[seat])


def _mirror(table: Table, seat: int) -> float:
    if table.players[seat]["identity_known"] == "shown" or table.mode.look is False:
        return 1.2 + _hurt(table, seat, 1.0) if table.cards_of(seat) else 0.0
    if table.players[seat]["identity"] is not None:
        return 0.0
    # Knowing a player is worth most while spirit is plenty and the game is long.
    doubt = 1 - abs(table.stance(seat))
    return (2.2 if table.spirit >= 5 else 1.0) * doubt


def _binding(table: Table, seat: int) -> float:
    """Keep an enemy from spoiling one's own exorcism; the turn player can't be bound."""
    if not table.my_turn or "bound" in table.players[seat]["flags"] or best_hosting(table) <= 0:
        return 0.0
    return (1 - table.friends[seat]) * 0.2 * min(6, table.cards_of(seat))


def _amulet(table: Table, seat: int) -> float:
    """Where one more ghost would do us harm, keep it away: before the third that isn't worth a card."""
    if "amulet" in table.players[seat]["flags"]:
        return 0.0
    return -0.5 * table.burden(seat) if table.friends[seat] > 0.5 else 0.0


def _shield(table: Table, seat: int) -> float:
    player = table.players[seat]
    if "shielded" in player["flags"] or seat == table.king:
        return 0.0
    return 0.5 * len(player["ghosts"]) * table.stance(seat)


def _victim(table: Table, seat: int) -> float:
    return table.burden(seat)


def _beg(table: Table, seat: int) -> float:
    """A random card for the worst one of the hand."""
    return 1.0 - table.cheapest() + 0.2 * (1 - table.friends[seat])


AT_SEAT: dict[str, SeatGain] = {
    "C-S02": _loan,
    "C-S04": _thunders,
    "C-S05": _alms,
    "C-S06": _eye,
    "C-S07": _mirror,
    "C-S13": _binding,
    "C-S15": _amulet,
    "C-R04.k": _victim,
    "C-R05.2": _silence,
    "C-R07.1": _beg,
    "C-R08.1": _shield,
    "C-R09.1": _strike,
    "C-K3.look": lambda table, seat: 0.5,
}

# ---------------------------------------------------------------------- aimed at a ghost


def _ghost(table: Table, bearer: int, place: int) -> Ghost:
    ghost: Ghost = table.players[bearer]["ghosts"][place]
    return ghost


def _easier(table: Table, bearer: int, place: int) -> float:
    """C-S12 in one's own turn: what the best exorcism gains when this ghost needs one vote less."""
    if not table.my_turn or table.reigning or table.view["step"] != "after" or not _may_host(table, bearer):
        return 0.0
    hand = _without(table.hand, "C-S12")
    return hosting(table, bearer, _ghost(table, bearer, place), hand, 1).worth - best_hosting(table)


def _may_host(table: Table, bearer: int) -> bool:
    return bearer != table.king or not table.barred(table.me)


def _without(hand: list[str], kind: str) -> list[str]:
    """Return a hand less one card of a kind."""
    gone = next((place for place, face in enumerate(hand) if face.startswith(kind)), len(hand))
    return hand[:gone] + hand[gone + 1 :]


def _harder(table: Table, bearer: int, place: int) -> float:
    """C-S11 in an enemy's turn: worth it on the one ghost he will surely go for."""
    host = table.view["player"]
    if table.my_turn or table.view["step"] != "after" or host == table.king:
        return 0.0
    loss = -stake(table, host, bearer, _ghost(table, bearer, place))
    # Against a king it will be one of his lives, else any ghost on the table.
    choices = table.borne(table.me) if bearer == table.king == table.me else table.view["ghosts_on_table"]
    return max(0.0, 0.25 * loss / choices)


def _lure(table: Table, bearer: int, place: int) -> float:
    count = table.borne(bearer)
    return 2.0 + table.burden(table.me) - table.burden(bearer, count - 1)


def _devour(table: Table, bearer: int, place: int) -> float:
    """A life of the goal for nothing; who bears so many that he can't fight the king had better go on bearing them."""
    return 4.0 - table.burden(bearer, table.borne(bearer) - 1) + _hurt(table, bearer, -2.0)


def _adopt(table: Table, bearer: int, place: int) -> float:
    left_behind = table.burden(bearer, table.borne(bearer) - 1)
    return (
        3.0 + 0.3 * table.ghosts[_ghost(table, bearer, place)["face"]].requirement - left_behind - 2 * table.cheapest()
    )


def break_origin(table: Table, face: str) -> float:
    """C-X04 in one's own turn: what the best exorcism of its colour gains by needing two votes less."""
    if not table.my_turn or table.reigning:
        return 0.0
    suit, hand = table.suit(face), _without(table.hand, "C-X04")
    eased = [hosting(table, b, ghost, hand, 2).worth for b, ghost in hosting_targets(table) if ghost["suit"] == suit]
    return max([0.0, *eased]) - best_hosting(table)


AT_GHOST: dict[str, GhostGain] = {
    "C-S11": _harder,
    "C-S12": _easier,
    "C-X06": _lure,
    "C-K9": _devour,
    "C-R08.k": _adopt,
}

# ---------------------------------------------------------------------- moving a ghost


def shift(table: Table, bearer: int, to: int) -> float:
    """Return what it is worth that a ghost moves from one player to another."""
    return table.burden(to) - table.burden(bearer, table.borne(bearer) - 1)


MOVES = ("C-S10", "C-A03", "C-R05.1", "C-R12.2", "C-K2")


def _destinations(table: Table, ability: str, bearer: int) -> list[int]:
    """Return the seats to which an ability can move a ghost of this bearer."""
    near = [(bearer + 1) % table.seats, (bearer - 1) % table.seats]
    if ability == "C-A03" and bearer != table.me:
        return [table.me]
    if ability == "C-R12.2":
        mine = table.borne(table.me)
        return [s for s in table.others if s != table.king and table.borne(s) < mine]
    if ability == "C-K2":
        return [seat for seat in table.others if seat != bearer]
    return [seat for seat in near if seat != table.king]


def movable(table: Table, ability: str) -> list[tuple[int, int]]:
    """Return (bearer, place) of the ghosts an ability can move."""
    ghosts = [(bearer, place) for bearer, place, _ in table.all_ghosts if bearer != table.king]
    if ability in ("C-R05.1", "C-R12.2"):
        return [(bearer, place) for bearer, place in ghosts if bearer == table.me]
    if ability in ("C-A03", "C-K2"):
        return [(bearer, place) for bearer, place in ghosts if [bearer, place] in table.view["haunted"]]
    return ghosts


def best_move(table: Table, ability: str, bearer: int) -> float:
    """Return what the best place an ability can move a bearer's ghost to is worth."""
    return max([shift(table, bearer, to) for to in _destinations(table, ability, bearer)], default=NEVER)
