"""The eight events (C-V01 to C-V08): resolved at once, unanswered, by rule and not by anybody's hand (PK-121)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from core.ghostplay.actions import (
    discard_together,
    draw,
    gain_spirit,
    give,
    hand_ask,
    lose_artifact,
)
from core.ghostplay.haunting import move_ghost
from core.ghostplay.queries import REQUIREMENT, sorted_hand
from core.ghostplay.state import State
from core.kernel.modifiers import ALL
from core.kernel.prompts import SHOWS_COUNT, Ask, Command, Option, choose_all

EventEffect: TypeAlias = Callable[[State], Command[None]]
EVENTS: dict[str, EventEffect] = {}
"""What each event does, by id. C-V02, which turns up another card, is the apparition's own business."""


def _event(kind: str) -> Callable[[EventEffect], EventEffect]:
    def register(effect: EventEffect) -> EventEffect:
        EVENTS[kind] = effect
        return effect

    return register


@_event("C-V01")
def eclipse(st: State) -> Command[None]:
    """天狗食日: all requirements +1 this turn."""
    st.modifiers.add("C-V01", REQUIREMENT, ALL, 1)
    st.emit("modified", source="C-V01", query=REQUIREMENT, seat=None, face=None, amount=1)
    yield from ()


@_event("C-V03")
def ghost_festival(st: State) -> Command[None]:
    """中元普渡: each player draws 1."""
    for seat in st.turn_order():
        draw(st, seat, 1, "C-V03")
    yield from ()


@_event("C-V04")
def yin_wind(st: State) -> Command[None]:
    """陰風陣陣: each player passes 1 card of his choice to his left, all at the same time."""
    asks = [ask for seat in range(st.seats) if (ask := hand_ask(st, seat, "give", 1, "C-V04", SHOWS_COUNT))]
    if not asks:
        return
    hands = {ask.seat: sorted_hand(st, ask.seat) for ask in asks}
    answers = yield tuple(asks)
    for ask, answer in zip(asks, answers, strict=True):
        card = hands[ask.seat][answer[0]]
        give(st, ask.seat, (ask.seat + 1) % st.seats, [card], "C-V04")


@_event("C-V05")
def tribulation(st: State) -> Command[None]:
    """雷劫: each player with an artifact pays 3 spirit or discards it."""
    asked = [seat for seat in range(st.seats) if st.artifact[seat] and st.spirit[seat] >= 3]
    options = (Option("choice", "spirit"), Option("choice", "artifact"))
    picks = yield from choose_all([Ask(seat, "choice", options, about={"source": "C-V05"}) for seat in asked])
    paying = {seat for seat, (pick,) in zip(asked, picks, strict=True) if pick.name == "spirit"}
    for seat in st.turn_order():
        if seat in paying:
            gain_spirit(st, seat, -3, "C-V05")
        else:
            lose_artifact(st, seat, "C-V05")


@_event("C-V06")
def night_parade(st: State) -> Command[None]:
    """百鬼夜行: each ghost that is no king's life moves on to the left, passing over the ghost king."""
    moves = []
    for bearer in st.turn_order():
        if bearer != st.king:
            left = [(bearer + step) % st.seats for step in range(1, st.seats)]
            target = next(other for other in left if other != st.king)
            moves += [(ghost, target) for ghost in st.ghosts[bearer]]
    for ghost, target in moves:
        yield from move_ghost(st, ghost, target, "C-V06")


@_event("C-V07")
def immortal_appears(st: State) -> Command[None]:
    """仙君顯靈: each player without a ghost gains 2 spirit."""
    for seat in st.turn_order():
        if not st.ghosts[seat]:
            gain_spirit(st, seat, 2, "C-V07")
    yield from ()


@_event("C-V08")
def pestilence(st: State) -> Command[None]:
    """瘟疫: each player with more than 4 cards discards 1 of his choice."""
    yield from discard_together(st, {seat: 1 for seat in range(st.seats) if len(st.hand[seat]) > 4}, "C-V08")
