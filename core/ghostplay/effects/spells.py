"""The fifteen kinds of spells (C-S01 to C-S15)."""

from __future__ import annotations

from core.ghostplay.abilities import ABILITIES, Step, ability, leave_stack, use_of
from core.ghostplay.actions import (
    TRIGGERS,
    arrange_ghosts,
    choose_cards,
    discard_at_random,
    draw,
    gain_spirit,
    give,
    look_at_ghosts,
    look_at_hand,
    look_at_identity,
    protected,
)
from core.ghostplay.haunting import move_ghost
from core.ghostplay.queries import AMULET, NO_VOTES, REQUIREMENT, skill_open, sorted_hand
from core.ghostplay.state import State
from core.ghostplay.targets import (
    Named,
    another_player,
    any_ghost,
    any_player,
    free_ghost,
    neighbour_of_bearer,
    waiting_player,
)
from core.kernel.priority import Target, Use
from core.kernel.prompts import SHOWS_COUNT, Ask, Command, Option
from core.kernel.triggers import Happening


@ability("C-S01")
def spirit_gathering(st: State, use: Use) -> Command[None]:
    """聚靈符: gain 3 spirit."""
    gain_spirit(st, use.seat, 3, use.ability)
    yield from ()


@ability("C-S02", another_player)
def spirit_loan(st: State, use: Use) -> Command[None]:
    """借靈符: take up to 2 of his spirit."""
    target = use.targets[0].seat
    amount = min(2, st.spirit[target])
    gain_spirit(st, target, -amount, use.ability)
    gain_spirit(st, use.seat, amount, use.ability)
    yield from ()


@ability("C-S03")
def invocation(st: State, use: Use) -> Command[None]:
    """請神符: draw 2."""
    draw(st, use.seat, 2, use.ability)
    yield from ()


@ability("C-S04", another_player)
def five_thunders(st: State, use: Use) -> Command[None]:
    """五雷符: he discards 2 cards at random (one more from a Thunder Priest, C-R09)."""
    target = use.targets[0].seat
    if not protected(st, target, use.seat):
        discard_at_random(st, target, 3 if skill_open(st, use.seat, "C-R09.2") else 2, use.ability)
    yield from ()


@ability("C-S05", another_player)
def alms(st: State, use: Use) -> Command[None]:
    """化緣符: he gives you 1 card of his choice and 1 spirit, what he has."""
    target = use.targets[0].seat
    cards = yield from choose_cards(st, target, "give", 1, use.ability, SHOWS_COUNT)
    give(st, target, use.seat, cards, use.ability)
    if st.spirit[target]:
        gain_spirit(st, target, -1, use.ability)
        gain_spirit(st, use.seat, 1, use.ability)


@ability("C-S06", another_player)
def heavenly_eye(st: State, use: Use) -> Command[None]:
    """天眼符: look at his hand, then draw 1."""
    look_at_hand(st, use.seat, use.targets[0].seat, use.ability)
    draw(st, use.seat, 1, use.ability)
    yield from ()


@ability("C-S07", another_player)
def mirror_of_truth(st: State, use: Use) -> Command[None]:
    """照妖符: look at his identity; if it is open or there are none, look at his hand and take 1 card."""
    target = use.targets[0].seat
    if st.identity[target] and not st.shown[target]:
        look_at_identity(st, use.seat, target, use.ability)
        return
    look_at_hand(st, use.seat, target, use.ability)
    hand = sorted_hand(st, target)
    if hand:
        options = tuple([Option("card", st.cards.spells[card].face, target) for card in hand])
        ask = Ask(use.seat, "take", options, about={"source": use.ability, "seat": target}, shows=SHOWS_COUNT)
        (answer,) = yield (ask,)
        give(st, target, use.seat, [hand[answer[0]]], use.ability)


def _answerable(st: State, seat: int, _: Named) -> list[Target]:
    """Name a use on the stack; the spells of a Talismanist on the ghostly path can't be answered (C-R01)."""
    return [
        Target("use", use.seat, use.serial)
        for use in st.priority.stack
        if not (use.card >= 0 and skill_open(st, use.seat, "C-R01.k"))
    ]


@ability("C-S08", _answerable)
def spell_breaker(st: State, use: Use) -> Command[None]:
    """破法符: a used card or skill has no effect; a spell is discarded, a cost stays paid."""
    broken = use_of(st, use.targets[0].item)
    leave_stack(st, broken)
    st.emit("countered", seat=broken.seat, ability=broken.ability, by=use.seat)
    yield from ()


def _aimed_at(st: State, seat: int, named: Named) -> list[Target]:
    """Name a use whose only target is this seat, where its user could have named somebody else."""
    return [target for target in _answerable(st, seat, named) if _elsewhere(st, seat, target)]


def _elsewhere(st: State, seat: int, target: Target) -> list[Target]:
    use = use_of(st, target.item)
    if [(t.kind, t.seat) for t in use.targets] != [("seat", seat)]:
        return []
    step: Step = ABILITIES[use.ability].steps[0]
    return [other for other in step(st, use.seat, ()) if other.seat != seat]


def _new_aim(st: State, seat: int, named: Named) -> list[Target]:
    return _elsewhere(st, seat, named[0])


@ability("C-S09", _aimed_at, _new_aim)
def substitute(st: State, use: Use) -> Command[None]:
    """替身符: what is aimed at you alone gets another target, legal for its user."""
    old = use_of(st, use.targets[0].item)
    new = old._replace(targets=(use.targets[1],))
    st.priority.stack = [new if other.serial == old.serial else other for other in st.priority.stack]
    st.emit("retargeted", seat=old.seat, ability=old.ability, by=use.seat, to=use.targets[1].seat)
    yield from ()


@ability("C-S10", free_ghost, neighbour_of_bearer)
def soul_shift(st: State, use: Use) -> Command[None]:
    """移魂符: a ghost moves to a neighbour of its bearer."""
    yield from move_ghost(st, use.targets[0].item, use.targets[1].seat, use.ability)


def change_requirement(st: State, ghost: int, amount: int, source: str) -> None:
    """Change the requirement of one ghost until the turn ends."""
    st.modifiers.add(source, REQUIREMENT, ghost, amount)
    bearer = st.bearer_of(ghost)
    st.emit("modified", source=source, query=REQUIREMENT, seat=bearer, face=st.cards.ghosts[ghost].kind, amount=amount)


@ability("C-S11", any_ghost)
def soul_pin(st: State, use: Use) -> Command[None]:
    """鎮魂符: its requirement is +1 this turn."""
    change_requirement(st, use.targets[0].item, 1, use.ability)
    yield from ()


@ability("C-S12", any_ghost)
def ward(st: State, use: Use) -> Command[None]:
    """驅邪符: its requirement is −1 this turn."""
    change_requirement(st, use.targets[0].item, -1, use.ability)
    yield from ()


def mark_seat(st: State, seat: int, query: str, source: str, whose: int = -1, turns: int = 1) -> None:
    """Put a flag on a seat, until the turn ends unless `whose` and `turns` say otherwise."""
    st.modifiers.add(source, query, seat, 1, whose, turns)
    st.emit("modified", source=source, query=query, seat=seat, face=None, amount=1)


@ability("C-S13", waiting_player)
def binding(st: State, use: Use) -> Command[None]:
    """定身符: he can't vote this turn."""
    mark_seat(st, use.targets[0].seat, NO_VOTES, use.ability)
    yield from ()


@ability("C-S14")
def divination(st: State, use: Use) -> Command[None]:
    """占卜符: look at the top 3 of the ghost deck, put them back in any order."""
    cards = look_at_ghosts(st, use.seat, 3, use.ability)
    yield from arrange_ghosts(st, use.seat, cards, use.ability)


@ability("C-S15", any_player)
def amulet(st: State, use: Use) -> Command[None]:
    """護身符: a ghost that would haunt him this turn goes on to the next player without an Amulet."""
    mark_seat(st, use.targets[0].seat, AMULET, use.ability)
    yield from ()


@TRIGGERS.instead("haunt", "C-S15")
def pass_over(st: State, owner: int, happening: Happening) -> Happening | None:
    """護身符: the ghost goes on to the next player without one; if all have one, to him after all."""
    if happening.seat != owner or not st.modifiers.total(AMULET, owner):
        return None
    for other in st.others(owner):
        if not st.modifiers.total(AMULET, other):
            st.emit("deflected", seat=owner, to=other, face=st.cards.ghosts[happening.card].kind)
            return happening._replace(seat=other)
    return None
