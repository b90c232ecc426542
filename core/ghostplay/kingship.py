"""How a ghost king appears, and what heretics can do to bring it about (PK-300 to PK-323)."""

from __future__ import annotations

from core.ghostplay.actions import draw, drop, gain_spirit, happen, lose_artifact
from core.ghostplay.haunting import haunt_anew, move_ghost
from core.ghostplay.queries import ghost_card, may_be_heretic, skill_open
from core.ghostplay.scoring import heretic_king_lost
from core.ghostplay.state import HERETIC_KING, State
from core.kernel.prompts import PASS, Ask, Command, Option, choose_one
from core.kernel.zones import move_all


def heavily_haunted(st: State) -> list[int]:
    """Return the seats that bear enough ghosts to become king, most ghosts first, then in turn order (PK-300)."""
    seats = [seat for seat in st.turn_order() if len(st.ghosts[seat]) >= st.numbers.ghosts_for_king]
    return sorted(seats, key=lambda seat: -len(st.ghosts[seat]))


def heretic_king(st: State) -> int:
    """Return the seat of the Heretic King, or −1."""
    return st.identity.index(HERETIC_KING) if HERETIC_KING in st.identity else -1


def king_check(st: State) -> Command[None]:
    """See whether a ghost king appears now (PK-300 to PK-302, PK-310 to PK-312)."""
    if st.king >= 0 or not st.game_mode.king:
        return
    heretic = heretic_king(st)
    stuck = [seat for seat in heavily_haunted(st) if seat not in st.banished_from]
    if heretic in stuck:
        show_identity(st, heretic, "PK-310")
        heretic_king_lost(st)
    elif stuck:
        yield from _rise(st, heretic if heretic >= 0 else stuck[0], "PK-311" if heretic >= 0 else "PK-301")
    elif _seventh_ghost(st):
        most = max(st.turn_order(), key=lambda seat: len(st.ghosts[seat]))
        takes = heretic >= 0 and st.game_mode.heretic_takes_seventh
        yield from _rise(st, heretic if takes else most, "PK-312" if takes else "PK-302")


def _seventh_ghost(st: State) -> bool:
    """Whether too many ghosts have stayed on the table: PK-302 looks at all of them, CL-302 at those just come."""
    if st.game_mode.seventh == "arrival":
        return bool(st.seventh) and not set(st.seventh) & set(st.banished)
    return sum(map(len, st.ghosts)) >= st.numbers.ghosts_on_table_for_king and not st.banished


def show_identity(st: State, seat: int, cause: str) -> None:
    """Turn up a seat's identity card, by a rule."""
    if not st.shown[seat]:
        st.shown[seat] = True
        st.emit("identity_shown", seat=seat, identity=st.identity[seat], cause=cause)


def _rise(st: State, seat: int, cause: str) -> Command[None]:
    """Make a seat the ghost king (PK-303 to PK-305, PK-311, PK-312, PK-322)."""
    # Who rises by the ghosts he bears keeps his identity to himself, a heretic of the first edition too (CL-303).
    if cause in ("PK-311", "PK-312", "PK-322"):
        show_identity(st, seat, cause)
    had_banished = len(st.points[seat])
    st.king = seat
    st.king_turn = st.turn
    st.emit("king_appeared", seat=seat, king=st.candidate, cause=cause)
    for ghost in move_all(st.points[seat], st.removed):
        st.emit("left_game", face=ghost_card(st, ghost).kind, seat=seat, source="PK-303")
    st.point_suits[seat].clear()
    if not st.game_mode.king_keeps_spirit:
        gain_spirit(st, seat, -st.spirit[seat], "CL-303")
    if not skill_open(st, seat, "C-R11.k"):
        lose_artifact(st, seat, "PK-303")
    full = st.game_mode.king_hand[st.seats]
    draw(st, seat, full - len(st.hand[seat]), "PK-303")
    yield from _gather(st, seat)
    yield from happen(st, "king_appeared", seat, amount=had_banished)


def _gather(st: State, king: int) -> Command[None]:
    """A king with too few ghosts moves others' to himself, his choice (PK-304)."""
    while len(st.ghosts[king]) < st.numbers.ghosts_for_king:
        ghosts = [(bearer, ghost) for bearer, ghost in st.attached() if bearer != king]
        if not ghosts:
            return
        options = tuple(
            [
                Option("ghost", ghost_card(st, ghost).kind, bearer, st.ghosts[bearer].index(ghost))
                for bearer, ghost in ghosts
            ]
        )
        about = {"source": "PK-304", "left": st.numbers.ghosts_for_king - len(st.ghosts[king])}
        (answer,) = yield (Ask(king, "gather", options, about=about),)
        yield from move_ghost(st, ghosts[answer[0]][1], king, "PK-304")


# ---------------------------------------------------------------------- the heretics' power


def reveal_options(st: State, seat: int) -> list[Option]:
    """Return what a heretic may do with his identity in his own day (PK-320), seen by nobody else."""
    if not (may_be_heretic(st, seat) and st.heretic(seat)):
        return []
    return [Option("reveal", seat=bearer) for bearer in st.turn_order() if len(st.ghosts[bearer]) >= 2]


def heretic_moment(st: State) -> Command[None]:
    """Ask every seat that could be a heretic bearing 3 or more ghosts whether it turns up its card (PK-321).

    The question goes to all to whom it could belong, so that being asked tells nothing.
    """
    for seat in st.turn_order():
        if len(st.ghosts[seat]) < st.numbers.ghosts_for_king or not may_be_heretic(st, seat):
            continue
        options = (PASS, Option("reveal", seat=seat)) if st.heretic(seat) else (PASS,)
        picked = yield from choose_one(Ask(seat, "reveal", options, about={"source": "PK-321"}))
        if picked.kind == "reveal":
            yield from reveal(st, seat, seat, "PK-321")


def reveal(st: State, heretic: int, bearer: int, cause: str) -> Command[None]:
    """A heretic turns up his identity, discards his hand, and a player's ghosts haunt anew (PK-320 to PK-323).

    Args:
        st: the match.
        heretic: who does it.
        bearer: whose ghosts haunt anew.
        cause: the rule that lets him: "PK-320" or "PK-321".
    """
    show_identity(st, heretic, cause)
    drop(st, heretic, st.hand[heretic][:], "PK-320")
    yield from haunt_anew(st, bearer)
    if any(len(row) >= st.numbers.ghosts_for_king for row in st.ghosts):
        yield from _rise(st, heretic_king(st), "PK-322")
