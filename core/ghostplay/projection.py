"""What each viewer may know of a match, built up from nothing (design decision 3).

This is the one gate for secrets: views, and through them bots, peers and saves of peers, come from here alone.
"""

from __future__ import annotations

from typing import Any

from core.ghostplay.abilities import shown_targets
from core.ghostplay.effects.kings import king_goal
from core.ghostplay.queries import (
    AMULET,
    LEVELS_OPEN,
    NO_RESPONSES,
    NO_VOTES,
    SHIELD,
    faces,
    folded,
    ghost_card,
    hand_limit,
    requirement_parts,
    skill_open,
    sorted_hand,
    spell,
    touched_by,
    votes_barred_by,
)
from core.ghostplay.state import AFTER, BEFORE, DAY, DAY_CLOSE, OVER, PHASES, State
from core.kernel.viewers import MODERATOR

SECRET_USES = ("C-R10.1", "C-K5")
"""Used unseen (a mark on a face-down vote)."""
WINDOWS = (DAY, DAY_CLOSE, BEFORE, AFTER)
FLAGS = {NO_VOTES: "bound", NO_RESPONSES: "no_responses", AMULET: "amulet", SHIELD: "shielded", LEVELS_OPEN: "lv_open"}


def project(st: State, viewer: int) -> dict[str, Any]:
    """Return what the viewer may know, as plain data.

    Args:
        st: the match.
        viewer: a seat, SPECTATOR or MODERATOR.
    """
    window = st.step in WINDOWS
    flags = _flags(st)
    return {
        "viewer": viewer,
        "turn": st.turn,
        "round": st.round,
        "player": st.player,
        "first": st.first,
        "step": st.step,
        "phase": PHASES[st.step],
        "players": [_player(st, viewer, seat) | {"flags": flags[seat]} for seat in range(st.seats)],
        "spell_deck": len(st.spell_deck),
        "spell_discard": [None if card in st.face_down else spell(st, card).face for card in st.spell_discard],
        "ghost_deck": len(st.ghost_deck),
        "ghost_discard": [ghost_card(st, card).kind for card in st.ghost_discard],
        "removed": [ghost_card(st, card).kind for card in st.removed],
        "candidate": st.candidate or None,
        "king": st.king if st.king >= 0 else None,
        "king_turn": st.king_turn,
        "king_goal": dict(zip(("have", "need"), king_goal(st), strict=True)) if st.king >= 0 else None,
        "king_tally": st.king_tally,
        "ghosts_on_table": sum(map(len, st.ghosts)),
        "most_on_one": max(map(len, st.ghosts)),
        "points_to_end": st.game_mode.points_to_end[st.seats],
        "stack": [_use(st, place) for place in range(len(st.priority.stack))],
        "window": st.step if window else None,
        "holder": st.priority.holder if window else None,
        "passes": st.priority.passes if window else 0,
        "apparition": _apparition(st),
        "turned_up": [[ghost_card(st, card).kind, victim, _place(st, card)] for card, victim in st.apparition],
        "haunted": [place for card in st.haunted if (place := _place(st, card)) is not None],
        "banished_from": st.banished_from[:],
        "seventh": [place for card in st.seventh if (place := _place(st, card)) is not None],
        "seventh_banished": bool(set(st.seventh) & set(st.banished)),
        "last_seat": st.last_seat if st.last_seat >= 0 else None,
        "exorcism": _exorcism(st, viewer),
        "modifiers": [_modifier(st, row) for row in st.modifiers.dump()],
        "uses": [_uses(st, viewer, seat) for seat in range(st.seats)],
        "announced": st.serial,
        "known": _known(st, viewer) if viewer >= 0 else {"deck_top": [], "deck_bottom": [], "hands": {}},
        "outcome": st.outcome,
    }


def _player(st: State, viewer: int, seat: int) -> dict[str, Any]:
    known = _how_known(st, viewer, seat)
    open_hand = viewer in (seat, MODERATOR) or touched_by(st, seat, "C-G16")
    exorcism = st.exorcism
    laid = None if exorcism is None else exorcism.votes[seat]
    return {
        "seat": seat,
        "role": st.role[seat] or None,
        "identity": (st.identity[seat] or None) if known else None,
        "identity_known": known,
        "spirit": st.spirit[seat],
        "hand": len(st.hand[seat]),
        "cards": faces(st, sorted_hand(st, seat)) if open_hand else None,
        "hand_limit": hand_limit(st, seat),
        "artifact": spell(st, st.artifact[seat][0]).face if st.artifact[seat] else None,
        "ghosts": [_ghost(st, viewer, seat, ghost) for ghost in st.ghosts[seat]],
        "points": _points(st, viewer, seat),
        "votes": None if laid is None else len(laid),
        "king": seat == st.king,
        "turns": st.turns[seat],
        "skills": [level for level in ("1", "2", "k") if skill_open(st, seat, f"{st.role[seat]}.{level}")],
    }


def _points(st: State, viewer: int, seat: int) -> list[dict[str, Any]]:
    """Return the ghosts a seat has banished; face down ones are its own to look at (CL-211)."""
    hidden = st.game_mode.points_face_down and viewer not in (seat, MODERATOR) and st.step != OVER
    return [
        {"face": None, "suit": None} if hidden else {"face": ghost_card(st, card).kind, "suit": suit}
        for card, suit in zip(st.points[seat], st.point_suits[seat], strict=True)
    ]


def _flags(st: State) -> list[list[str]]:
    """Return what lasting effects each seat stands under."""
    marked = {(query, subject) for _, query, subject, *_ in st.modifiers.dump()}
    return [[name for query, name in FLAGS.items() if (query, seat) in marked] for seat in range(st.seats)]


def _how_known(st: State, viewer: int, seat: int) -> str | None:
    """Return how the viewer knows a seat's identity, or None when he doesn't."""
    if st.shown[seat] or st.step == OVER:
        return "shown"
    if viewer == seat:
        return "own"
    if viewer == MODERATOR or (viewer >= 0 and seat in st.knows[viewer]):
        return "looked"
    return None


def _ghost(st: State, viewer: int, bearer: int, ghost: int) -> dict[str, Any]:
    card = ghost_card(st, ghost)
    host = st.exorcism.host if st.exorcism else viewer if viewer >= 0 else st.player
    parts = requirement_parts(st, ghost, bearer, host)
    return {
        "face": card.kind,
        "suit": card.suit,
        "base": card.requirement,
        "requirement": folded(parts),
        "reasons": [list(part) for part in parts[1:]],
    }


def _use(st: State, place: int) -> dict[str, Any]:
    use = st.priority.stack[place]
    return {
        "ability": use.ability,
        "seat": use.seat,
        "face": spell(st, use.card).face if use.card >= 0 else None,
        "targets": shown_targets(st, use.targets),
        "paid": list(use.paid),
    }


def _apparition(st: State) -> dict[str, Any] | None:
    if st.lifted:
        return {"face": ghost_card(st, st.lifted[0]).kind, "seat": None}
    if not st.apparition:
        return None
    card, victim = st.apparition[-1]
    return {"face": ghost_card(st, card).kind, "seat": victim if victim >= 0 else None}


def _exorcism(st: State, viewer: int) -> dict[str, Any] | None:
    exorcism = st.exorcism
    if exorcism is None:
        return None
    mine = exorcism.laid(viewer) if viewer >= 0 else []
    every = viewer == MODERATOR
    return {
        "host": exorcism.host,
        "bearer": exorcism.bearer,
        "ghost": _ghost(st, viewer, st.bearer_of(exorcism.ghost), exorcism.ghost)
        if st.bearer_of(exorcism.ghost) >= 0
        else None,
        "place": _place(st, exorcism.ghost),
        "order": exorcism.order[:],
        "votes": [None if laid is None else len(laid) for laid in exorcism.votes],
        "barred": [seat for seat in range(st.seats) if votes_barred_by(st, seat, exorcism.bearer)],
        "own": faces(st, mine),
        "own_marked": [place for place, card in enumerate(mine) if card in exorcism.flipped],
        "all": [faces(st, laid or []) for laid in exorcism.votes] if every else None,
        "challenged": [[seat, won, shown[:], flipped[:]] for seat, won, shown, flipped in exorcism.challenged],
        "stage": exorcism.stage,
    }


def _modifier(st: State, row: list[Any]) -> dict[str, Any]:
    source, query, subject, amount, whose, turns = row
    ghost = query == "requirement" and subject >= 0
    bearer = st.bearer_of(subject) if ghost else subject
    return {
        "source": source,
        "query": query,
        "seat": bearer if bearer >= 0 else None,
        "place": st.ghosts[bearer].index(subject) if ghost and bearer >= 0 else None,
        "amount": amount,
        "whose": whose,
        "turns": turns,
    }


def _place(st: State, ghost: int) -> list[int] | None:
    """Return where a ghost stands on the table as [bearer, place in the row], or None when it is gone."""
    bearer = st.bearer_of(ghost)
    return [bearer, st.ghosts[bearer].index(ghost)] if bearer >= 0 else None


def _uses(st: State, viewer: int, seat: int) -> list[list[Any]]:
    """Return the counted uses of a seat as [period, name, times]: marks on votes are its own secret."""
    mine = viewer in (seat, MODERATOR)
    return [row for row in st.limits.of(seat) if mine or row[1] not in SECRET_USES]


def _known(st: State, viewer: int) -> dict[str, Any]:
    """Return what the viewer has looked at and can still follow.

    "deck_top" lists faces from the top of the ghost deck down, None for those unknown in between; "deck_bottom"
    from the bottom up; "hands" what is left of the hands looked at, by seat number as text.
    """
    size = len(st.ghost_deck)
    memory = {place: ghost_card(st, card).kind for place, card in st.deck_memory[viewer].items()}
    middle = size // 2
    lowest = min((place for place in memory if place >= middle), default=size)
    highest = max((place for place in memory if place < middle), default=-1)
    return {
        "deck_top": [memory.get(place) for place in range(size - 1, lowest - 1, -1)],
        "deck_bottom": [memory.get(place) for place in range(highest + 1)],
        "hands": {
            str(seat): {"turn": turn, "cards": sorted(faces(st, cards))}
            for seat, (turn, cards) in sorted(st.hand_memory[viewer].items())
        },
    }
