"""What it is worth to a seat that an exorcism succeeds: points, a ghost less on the table, a king kept away or hurt."""

from __future__ import annotations

from core.bots.novice.table import POINT, SPIRIT, THE_GAME, Ghost, Table

KING_AT_ONCE = 4.0
"""Keeping a ghost king from rising this very night."""
CROWD = {5: 0.8, 6: 1.5}
"""A ghost less, when so many are on the table: seven raise the king."""
UNDER_KING = 0.4
"""Points count less once there is a ghost king: they are worth nothing unless he falls."""


def stake(table: Table, host: int, bearer: int, ghost: Ghost) -> float:
    """Return what it is worth to this seat that a host banishes a ghost, its reward left aside.

    Args:
        table: the position.
        host: who hosts.
        bearer: whom the ghost haunts.
        ghost: the ghost, as the view has it.
    """
    if table.reigning:
        return _stake_of_king(table, bearer)
    if bearer == table.king and table.borne(bearer) == 1:
        return _last_life(table, host)
    relief = -table.burden(bearer, table.borne(bearer) - 1)
    return relief + _crowding(table, bearer) + _points(table, host, ghost["suit"])


def reward(table: Table, ghost: Ghost, host: int, votes: int) -> float:
    """Return what a success pays this seat when it laid so many votes (PK-212)."""
    card = table.ghosts[ghost["face"]]
    if table.reigning or (not votes and host != table.me):
        return 0.0
    exorcism = table.view["exorcism"]
    partners = sum(bool(count) for count in exorcism["votes"]) if exorcism else 1
    return card.pool * SPIRIT / (1 + partners) + (card.draw if votes else 0)


def _last_life(table: Table, host: int) -> float:
    """The king's fall ends the match: five points to whoever brings it about (PK-420)."""
    if table.stance(table.king) > 0:
        return -2 * THE_GAME
    return THE_GAME * (0.5 + 0.5 * table.stance(host))


def _crowding(table: Table, bearer: int) -> float:
    """Return what it is worth that one ghost fewer draws the ghost king nearer (PK-301, PK-302)."""
    if not table.mode.king or table.king >= 0 or table.view["banished_from"]:
        return 0.0
    stuck = [seat for seat in range(table.seats) if table.borne(seat) >= table.numbers.ghosts_for_king]
    crowd = table.view["ghosts_on_table"]
    rises = (stuck or crowd >= table.numbers.ghosts_on_table_for_king) and all(seat == bearer for seat in stuck)
    worth = KING_AT_ONCE if rises else CROWD.get(crowd, 0.0)
    return -worth if table.heretic else worth


def _points(table: Table, host: int, suit: str) -> float:
    """Return what the point is worth: a friend's counts for us, an enemy's against us."""
    stance = table.stance(host)
    if table.king < 0 and len(table.players[host]["points"]) + 1 >= table.view["points_to_end"]:
        return _last_point(table, host, suit)
    if table.heretic and host != table.me:
        # Every banished ghost puts off the Heretic King's day, and counts for a sect.
        return POINT * stance
    points = table.points_for(suit) if stance > 0 else table.points_against(suit)
    return POINT * points * stance * (1.0 if table.king < 0 else UNDER_KING)


def _last_point(table: Table, host: int, suit: str) -> float:
    """The point that ends the match is worth it to whoever is ahead then (PK-401, PK-703)."""
    if table.mode.ending == "fewest_ghosts":
        fewest = min(table.borne(seat) for seat in table.others)
        return THE_GAME if table.borne(table.me) < fewest + (host == table.me) else -THE_GAME
    if host != table.me:
        return THE_GAME * table.stance(host)
    lead = table.lead + table.points_for(suit)
    return THE_GAME if lead > 0 else -THE_GAME / 2 if lead < 0 else 0.0


def _stake_of_king(table: Table, bearer: int) -> float:
    """A ghost king loses a life, or what he needs others to bear; some kings feed on every failure."""
    if bearer == table.me:
        return {1: -2 * THE_GAME, 2: -7.0}.get(table.borne(table.me), -4.0)
    king = table.view["candidate"]
    if king == "C-K8":
        return -2.5
    if king == "C-K6" or (king == "C-K2" and table.borne(bearer) == 3):
        return -2.0
    return 0.0
