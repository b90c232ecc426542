"""The twelve artifacts (C-A01 to C-A12).

Those that only change a number (C-A01, C-A02, C-A05, C-A12) or bar something (C-A08, C-A11) stand in the queries and
in the exorcism; C-A04 is a mark on a vote.
"""

from __future__ import annotations

from core.ghostplay.abilities import ability, optional
from core.ghostplay.actions import (
    TRIGGERS,
    bury_ghost,
    discard,
    draw,
    gain_spirit,
    look_at_ghosts,
)
from core.ghostplay.haunting import move_ghost
from core.ghostplay.state import State
from core.ghostplay.targets import Named
from core.kernel.priority import Target, Use
from core.kernel.prompts import SHOWS_NOTHING, Command, Option
from core.kernel.triggers import Happening


def _haunted_this_turn(st: State, seat: int, _: Named) -> list[Target]:
    """Name a ghost that haunted this turn, no king's life, which can go to the user or on from him."""
    if seat == st.king:
        return []
    return [
        Target("ghost", bearer, ghost) for bearer, ghost in st.attached() if ghost in st.haunted and bearer != st.king
    ]


def _to_me_or_on(st: State, seat: int, named: Named) -> list[Target]:
    if named[0].seat != seat:
        return [Target("seat", seat)]
    return [Target("seat", other) for other in st.neighbours(seat) if other != st.king]


@ability("C-A03", _haunted_this_turn, _to_me_or_on)
def soul_banner(st: State, use: Use) -> Command[None]:
    """招魂幡: a ghost that haunted this turn moves to you, or from you to a neighbour."""
    yield from move_ghost(st, use.targets[0].item, use.targets[1].seat, use.ability)


def _has_card(st: State, seat: int) -> bool:
    return bool(st.hand[seat])


def _pay_one_card(st: State, seat: int) -> Command[tuple[int, ...]]:
    yield from discard(st, seat, 1, "C-A06")
    return ()


@ability("C-A06", usable=_has_card, pay=_pay_one_card)
def thunder_tally(st: State, use: Use) -> Command[None]:
    """五雷令: draw 1 and gain 1 spirit for the card paid."""
    draw(st, use.seat, 1, use.ability)
    gain_spirit(st, use.seat, 1, use.ability)
    yield from ()


@TRIGGERS.when("challenge_won", "C-A07")
def seven_star_sword(st: State, owner: int, happening: Happening) -> Command[None]:
    """七星劍: each challenge you win draws you 1 card."""
    if happening.seat == owner:
        draw(st, owner, 1, "C-A07")
    yield from ()


@TRIGGERS.when("banished", "C-A09")
def gourd(st: State, owner: int, happening: Happening) -> Command[None]:
    """紫金葫蘆: each time you banish, draw 1."""
    if happening.by == owner:
        draw(st, owner, 1, "C-A09")
    yield from ()


def _own_turn_with_deck(st: State, seat: int) -> bool:
    return seat == st.player and bool(st.ghost_deck)


@ability("C-A10", usable=_own_turn_with_deck)
def compass(st: State, use: Use) -> Command[None]:
    """羅盤: look at the top ghost card; may pay 1 to put it at the bottom."""
    cards = look_at_ghosts(st, use.seat, 1, use.ability)
    yield from may_bury(st, use.seat, cards, use.ability)


def may_bury(st: State, seat: int, cards: list[int], source: str) -> Command[None]:
    """Let a seat pay 1 spirit to put one of the looked-at cards at the bottom of the ghost deck."""
    if not cards or st.spirit[seat] < 1:
        return
    options = [Option("ghost_card", st.cards.ghosts[card].kind, -1, place) for place, card in enumerate(cards)]
    picked = yield from optional(seat, "bury", options, source, SHOWS_NOTHING)
    if picked.kind != "pass":
        gain_spirit(st, seat, -1, source)
        bury_ghost(st, seat, cards[picked.place], source)
