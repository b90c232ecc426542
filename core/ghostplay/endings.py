"""What ends a match: after an exorcism, and as a turn ends (PK-400 to PK-422, PK-603, PK-605, PK-702 to PK-705)."""

from __future__ import annotations

from core.ghostplay.effects.kings import king_goal, king_has_won
from core.ghostplay.scoring import by_points, finish, king_fell, king_won, side_of, sides
from core.ghostplay.state import ELDERS, State


def after_exorcism(st: State) -> None:
    """End the match when the king's last life is gone (PK-332), or somebody has banished enough (PK-401, 605, 703)."""
    if st.king >= 0:
        if not st.ghosts[st.king]:
            king_fell(st)
        return
    enough = st.game_mode.points_to_end[st.seats]
    reached = [seat for seat in st.turn_order() if len(st.points[seat]) >= enough]
    if not reached:
        return
    if st.game_mode.ending == "points":
        by_points(st, "points", [])
    elif st.game_mode.ending == "fewest_ghosts":
        _fewest_ghosts_win(st, reached[0])
    elif st.last_seat < 0:
        # Another player's third ghost doesn't lengthen the last round (PK-605).
        st.last_seat = (reached[0] - st.game_mode.direction) % st.seats
        st.emit("last_round", seat=reached[0], to=st.last_seat)


def end_of_turn(st: State) -> None:
    """End the match as a turn ends, if something does."""
    if st.king >= 0:
        _king_at_end_of_turn(st)
    elif st.game_mode.ending == "fewest_ghosts":
        _three_at_end_of_turn(st)
    elif st.game_mode.ending == "last_round" and _elder_dies(st):
        return
    elif not st.ghost_deck or st.player == st.last_seat:
        by_points(st, "points" if st.player == st.last_seat else "deck", [])


def _king_at_end_of_turn(st: State) -> None:
    """The ghost king wins by his condition (PK-334, PK-421) or by the end of the ghost deck (PK-422)."""
    if king_has_won(st):
        have, need = king_goal(st)
        st.emit("king_goal", have=have, need=need)
        king_won(st, st.candidate)
    elif not st.ghost_deck:
        king_won(st, "PK-422")


def _heavily_haunted(st: State) -> list[int]:
    return [seat for seat in range(st.seats) if len(st.ghosts[seat]) >= st.numbers.ghosts_for_king]


def _elder_dies(st: State) -> bool:
    """PK-603: an Elder stuck with three ghosts dies and his sect loses; both together are a draw."""
    dead = [seat for seat in _heavily_haunted(st) if st.identity[seat] in ELDERS and seat not in st.banished_from]
    if not dead:
        return False
    lost = {side_of(st, seat) for seat in dead}
    winners = [seat for side, seats in sides(st).items() if side not in lost for seat in seats]
    finish(st, "elder", winners, dead=dead)
    return True


def _three_at_end_of_turn(st: State) -> None:
    """PK-702: he wins whose turn leaves both others heavily haunted; PK-704: all three are a draw; PK-705."""
    heavy = _heavily_haunted(st)
    if len(heavy) == st.seats:
        finish(st, "haunted", [])
    elif heavy == sorted(st.others(st.player)):
        finish(st, "haunted", [st.player])
    elif not st.ghost_deck:
        _fewest_ghosts_win(st, -1)


def _fewest_ghosts_win(st: State, banisher: int) -> None:
    """PK-703: who bears fewest wins; a tie goes to who banished three, or else (PK-705) most, or to nobody."""
    fewest = min(map(len, st.ghosts))
    winners = [seat for seat in range(st.seats) if len(st.ghosts[seat]) == fewest]
    if len(winners) > 1:
        if banisher >= 0:
            winners = [banisher]
        else:
            most = max(len(st.points[seat]) for seat in winners)
            winners = [seat for seat in winners if len(st.points[seat]) == most]
    counts = [len(row) for row in st.ghosts]
    finish(st, "fewest", winners if len(winners) == 1 else [], ghosts=counts, banisher=banisher)
