"""Who has won, and why (PK-410 to PK-423, CL-410, CL-420)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from core.ghostplay.queries import ghost_card
from core.ghostplay.state import (
    HERETIC_FOLLOWER,
    HERETIC_KING,
    OVER,
    TAIPING,
    TAIPING_ELDER,
    TIANSHI,
    TIANSHI_ELDER,
    State,
)

HERETICS = "heretics"
SIDES = {
    HERETIC_KING: HERETICS,
    HERETIC_FOLLOWER: HERETICS,
    TAIPING_ELDER: TAIPING,
    TIANSHI_ELDER: TIANSHI,
}
"""The side of each identity that isn't called like it."""
SUIT_OF_SIDE = {TAIPING: "red", TIANSHI: "blue"}


def side_of(st: State, seat: int) -> str:
    """Return the side a seat's identity belongs to."""
    return SIDES.get(st.identity[seat], st.identity[seat])


def sides(st: State) -> dict[str, list[int]]:
    """Return the seats of each side in play."""
    found: dict[str, list[int]] = {TAIPING: [], TIANSHI: []}
    for seat in range(st.seats):
        found.setdefault(side_of(st, seat), []).append(seat)
    return found


def finish(st: State, kind: str, winners: list[int], **details: Any) -> None:
    """End the match: show all identities and say who has won, and why.

    Args:
        st: the match.
        kind: how it ended: "points", "deck", "heretic_loses", "king_fallen", "king", "elder", "haunted" or "fewest".
        winners: the seats that have won.
        details: what else explains the result.
    """
    st.step = OVER
    st.outcome = {"kind": kind, "winners": sorted(winners), "identities": st.identity[:], **details}
    st.emit("match_over", outcome=st.outcome)


def by_points(st: State, kind: str, unscored: list[int], fallen_by: int = -1) -> None:
    """Score the sides and give the win to the highest total; ties are shared (PK-410 to PK-413, PK-420).

    Args:
        st: the match.
        kind: the kind of the end.
        unscored: seats that have lost already.
        fallen_by: who took the ghost king card, or −1.
    """
    lines = [line for seat in range(st.seats) if seat not in unscored for line in _lines(st, seat)]
    if fallen_by >= 0 and fallen_by not in unscored and st.numbers.king_points:
        lines.append(_line(st, fallen_by, st.candidate, None, st.numbers.king_points, "PK-420"))
    totals: dict[str, dict[str, Any]] = {}
    for side, seats in sides(st).items():
        scored = [seat for seat in seats if seat not in unscored]
        points = sum(line["points"] for line in lines if line["seat"] in scored)
        totals[side] = {"points": points, "seats": seats, "scored": bool(scored), "won": False}
    best = max(total["points"] for total in totals.values() if total["scored"])
    winners = []
    for total in totals.values():
        if total["scored"] and total["points"] == best:
            total["won"] = True
            winners += [seat for seat in total["seats"] if seat not in unscored]
    finish(st, kind, winners, sides=totals, lines=lines)


def _line(st: State, seat: int, face: str | None, suit: str | None, points: int, reason: str) -> dict[str, Any]:
    return {"seat": seat, "side": side_of(st, seat), "face": face, "suit": suit, "points": points, "reason": reason}


def _lines(st: State, seat: int) -> list[dict[str, Any]]:
    """Return what a seat scores, one line a ghost, and a heretic's bonus (PK-410 to PK-412)."""
    lines = []
    side = side_of(st, seat)
    for ghost, suit in zip(st.points[seat], st.point_suits[seat], strict=True):
        if side == HERETICS:
            points, reason = st.game_mode.heretic_points[st.seats], "PK-411"
        else:
            own = suit == SUIT_OF_SIDE[side]
            points, reason = (st.numbers.point_own if own else st.numbers.point_other), "PK-410"
        lines.append(_line(st, seat, ghost_card(st, ghost).kind, suit, points, reason))
    if side == HERETICS and len(sides(st)[HERETICS]) == 1 and st.points[seat]:
        suit, count = max(sorted(Counter(st.point_suits[seat]).items()), key=lambda item: item[1])
        bonus = _bonus(st, count)
        if bonus:
            lines.append(_line(st, seat, None, suit, bonus, "PK-412"))
    return lines


def _bonus(st: State, alike: int) -> int:
    bonuses = st.numbers.bonus_alike
    return bonuses.get(min(alike, max(bonuses, default=0)), 0)


def heretic_king_lost(st: State) -> None:
    """The Heretic King bears three ghosts: the heretics have lost, the sects are scored (PK-310)."""
    by_points(st, "heretic_loses", sides(st)[HERETICS])


def king_fell(st: State) -> None:
    """The last life of the ghost king is gone: he and, if heretics, his side have lost (PK-332, PK-420)."""
    by_points(st, "king_fallen", king_side(st), fallen_by=st.player)


def king_side(st: State) -> list[int]:
    """Return who wins and loses with the ghost king (PK-313, PK-421, PK-423)."""
    together = st.heretic(st.king) or st.options["team_king"]
    return sides(st)[side_of(st, st.king)] if together else [st.king]


def king_won(st: State, cause: str) -> None:
    """The ghost king has won (PK-421, PK-422)."""
    finish(st, "king", king_side(st), cause=cause, king=st.candidate)
