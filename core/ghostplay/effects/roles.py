"""The twelve roles (C-R01 to C-R12): ".1" is LV1, ".2" LV2, ".k" the ghostly path 鬼道 (PK-013, PK-333).

Skills that only change a number (C-R02.2, C-R03.1, C-R06, C-R07.2, C-R09.2) stand in the queries, marks on votes
(C-R02.k, C-R10.1) in the exorcism, C-R07.k in the night phase, C-R11.k where the ghost king equips.
"""

from __future__ import annotations

from core.ghostplay.abilities import ability
from core.ghostplay.actions import (
    TRIGGERS,
    arrange_ghosts,
    choose_cards,
    choose_word,
    discard,
    discard_at_random,
    draw,
    drop,
    gain_spirit,
    give,
    look_at_ghosts,
    protected,
    recover,
)
from core.ghostplay.effects.artifacts import may_bury
from core.ghostplay.effects.spells import mark_seat
from core.ghostplay.haunting import move_ghost
from core.ghostplay.queries import CHOSEN_VICTIM, NO_RESPONSES, SHIELD, skill_open, sorted_hand, spell
from core.ghostplay.state import BEFORE, State
from core.ghostplay.targets import (
    Named,
    another_player,
    any_player,
    neighbour_of_bearer,
    others_ghost,
    own_ghost,
    player_with_cards,
)
from core.kernel.limits import ROUND, TURN
from core.kernel.modifiers import ALL
from core.kernel.priority import Target, Use
from core.kernel.prompts import SHOWS_COUNT, Command
from core.kernel.triggers import Happening

# ---------------------------------------------------------------------- C-R01 符師 Talismanist


def _swap_possible(st: State, seat: int) -> bool:
    return bool(st.spell_discard) and bool(st.hand[seat])


@ability("C-R01.1", usable=_swap_possible)
def swap_with_discard(st: State, use: Use) -> Command[None]:
    """LV1: swap 1 hand card for the top card of the spell discard pile."""
    if not _swap_possible(st, use.seat):
        return
    top = st.spell_discard[-1]
    cards = yield from choose_cards(st, use.seat, "discard", 1, use.ability)
    drop(st, use.seat, cards, use.ability)
    recover(st, use.seat, top, use.ability)


@TRIGGERS.when("resolved", "C-R01.2")
def spell_returns(st: State, owner: int, happening: Happening) -> Command[None]:
    """LV2: once per round a spell you used returns to your hand, for 1 spirit."""
    mine = happening.seat == owner and happening.card in st.spell_discard
    if not mine or st.spirit[owner] < 1 or st.limits.used("C-R01.2", owner, ROUND):
        return
    word = yield from choose_word(owner, "choice", ("decline", "pay"), "C-R01.2")
    if word == "pay":
        st.limits.count("C-R01.2", owner, ROUND)
        gain_spirit(st, owner, -1, "C-R01.2")
        recover(st, owner, happening.card, "C-R01.2")


# ---------------------------------------------------------------------- C-R02 劍仙 Sword Immortal


@TRIGGERS.when("challenge_won", "C-R02.1")
def first_challenge(st: State, owner: int, happening: Happening) -> Command[None]:
    """LV1: your first won challenge each turn draws 1."""
    if happening.seat == owner and not st.limits.used("C-R02.1", owner, TURN):
        st.limits.count("C-R02.1", owner, TURN)
        draw(st, owner, 1, "C-R02.1")
    yield from ()


# ---------------------------------------------------------------------- C-R03 丹師 Alchemist


@TRIGGERS.when("hand_limited", "C-R03.2")
def spirit_for_cards(st: State, owner: int, happening: Happening) -> Command[None]:
    """LV2: after your end-phase discard gain 1 spirit for every 2 cards in hand."""
    if happening.seat == owner:
        gain_spirit(st, owner, len(st.hand[owner]) // 2, "C-R03.2")
    yield from ()


def _has_card(st: State, seat: int) -> bool:
    return bool(st.hand[seat])


@ability("C-R03.k", usable=_has_card)
def discard_and_draw(st: State, use: Use) -> Command[None]:
    """鬼道: discard 1, draw 2."""
    yield from discard(st, use.seat, 1, use.ability)
    draw(st, use.seat, 2, use.ability)


# ---------------------------------------------------------------------- C-R04 卜者 Diviner


def _deck_left(st: State, seat: int) -> bool:
    return bool(st.ghost_deck)


@ability("C-R04.1", usable=_deck_left)
def foresee(st: State, use: Use) -> Command[None]:
    """LV1: look at the top 2 ghost cards, put them back in either order; LV2: may put one at the bottom for 1."""
    cards = look_at_ghosts(st, use.seat, 2, use.ability)
    yield from arrange_ghosts(st, use.seat, cards, use.ability)
    if skill_open(st, use.seat, "C-R04.2"):
        yield from may_bury(st, use.seat, cards, "C-R04.2")


def _before_apparition(st: State, seat: int) -> bool:
    return st.step == BEFORE


@ability("C-R04.k", any_player, usable=_before_apparition)
def choose_victim(st: State, use: Use) -> Command[None]:
    """鬼道: you choose whom this apparition haunts."""
    seat = use.targets[0].seat
    st.modifiers.add(use.ability, CHOSEN_VICTIM, ALL, seat)
    st.emit("modified", source=use.ability, query=CHOSEN_VICTIM, seat=seat, face=None, amount=1)
    yield from ()


# ---------------------------------------------------------------------- C-R05 琴女 Zither Maiden


@ability("C-R05.1", own_ghost, neighbour_of_bearer)
def send_ghost_on(st: State, use: Use) -> Command[None]:
    """LV1: a ghost of yours moves to a neighbour."""
    yield from move_ghost(st, use.targets[0].item, use.targets[1].seat, use.ability)


@ability("C-R05.2", another_player)
def silence(st: State, use: Use) -> Command[None]:
    """LV2: a player can't use responses this turn."""
    mark_seat(st, use.targets[0].seat, NO_RESPONSES, use.ability)
    yield from ()


@TRIGGERS.when("life_gained", "C-R05.k")
def card_for_a_life(st: State, owner: int, happening: Happening) -> Command[None]:
    """鬼道: each life you gain draws you 1."""
    if happening.seat == owner:
        draw(st, owner, 1, "C-R05.k")
    yield from ()


# ---------------------------------------------------------------------- C-R07 酒丐 Drunken Beggar


def _richer_player(st: State, seat: int, _: Named) -> list[Target]:
    """Name a player with more cards in hand."""
    return [Target("seat", other) for other in st.others(seat) if len(st.hand[other]) > len(st.hand[seat])]


@ability("C-R07.1", _richer_player)
def beg(st: State, use: Use) -> Command[None]:
    """LV1: a player with more cards than you gives you 1 at random; you give 1 back."""
    giver = use.targets[0].seat
    card = st.chance.pick(sorted_hand(st, giver))
    give(st, giver, use.seat, [card], use.ability)
    back = yield from choose_cards(st, use.seat, "give", 1, use.ability, SHOWS_COUNT)
    give(st, use.seat, giver, back, use.ability)


# ---------------------------------------------------------------------- C-R08 醫女 Healer


@ability("C-R08.1", any_player)
def shield(st: State, use: Use) -> Command[None]:
    """LV1: ghost effects don't touch a player until the end of his next turn."""
    seat = use.targets[0].seat
    mark_seat(st, seat, SHIELD, use.ability, whose=seat, turns=2 if seat == st.player else 1)
    yield from ()


@TRIGGERS.when("banished", "C-R08.2")
def relief(st: State, owner: int, happening: Happening) -> Command[None]:
    """LV2: when a ghost is banished from you draw 2."""
    if happening.seat == owner:
        draw(st, owner, 2, "C-R08.2")
    yield from ()


def _king_with_two_cards(st: State, seat: int) -> bool:
    return seat == st.king and len(st.hand[seat]) >= 2


def _pay_two_cards(st: State, seat: int) -> Command[tuple[int, ...]]:
    yield from discard(st, seat, 2, "C-R08.k")
    return ()


@ability("C-R08.k", others_ghost, usable=_king_with_two_cards, pay=_pay_two_cards)
def adopt_ghost(st: State, use: Use) -> Command[None]:
    """鬼道: a ghost of another becomes a life."""
    yield from move_ghost(st, use.targets[0].item, use.seat, use.ability)


# ---------------------------------------------------------------------- C-R09 雷法師 Thunder Priest


@ability("C-R09.1", player_with_cards)
def strike(st: State, use: Use) -> Command[None]:
    """LV1: a player discards 1 at random."""
    seat = use.targets[0].seat
    if not protected(st, seat, use.seat):
        discard_at_random(st, seat, 1, use.ability)
    yield from ()


@TRIGGERS.when("counted", "C-R09.k")
def strike_the_host(st: State, owner: int, happening: Happening) -> Command[None]:
    """鬼道: the host of an exorcism of your life discards 1 at random after the count."""
    if happening.seat == owner == st.king and not protected(st, happening.by, owner):
        discard_at_random(st, happening.by, 1, "C-R09.k")
    yield from ()


# ---------------------------------------------------------------------- C-R10 陰陽客 Yin-Yang Guest

PAID_SPIRIT = 0
PAID_CARD = 1


def _can_pay_either(st: State, seat: int) -> bool:
    return bool(st.spirit[seat]) or bool(st.hand[seat])


def _pay_either(st: State, seat: int) -> Command[tuple[int, ...]]:
    ways = [way for way, able in (("spirit", st.spirit[seat]), ("cards", st.hand[seat])) if able]
    way = ways[0] if len(ways) == 1 else (yield from choose_word(seat, "choice", ways, "C-R10.2"))
    if way == "spirit":
        gain_spirit(st, seat, -1, "C-R10.2")
        return (PAID_SPIRIT,)
    yield from discard(st, seat, 1, "C-R10.2")
    return (PAID_CARD,)


@ability("C-R10.2", usable=_can_pay_either, pay=_pay_either)
def turn_one_into_the_other(st: State, use: Use) -> Command[None]:
    """LV2: pay 1 to draw 1, or discard 1 to gain 1."""
    if use.paid == (PAID_SPIRIT,):
        draw(st, use.seat, 1, use.ability)
    else:
        gain_spirit(st, use.seat, 1, use.ability)
    yield from ()


# ---------------------------------------------------------------------- C-R11 煉器匠 Artificer


@TRIGGERS.when("equipped", "C-R11.1")
def card_for_equipping(st: State, owner: int, happening: Happening) -> Command[None]:
    """LV1: equipping an artifact draws 1."""
    if happening.seat == owner:
        draw(st, owner, 1, "C-R11.1")
    yield from ()


def _discarded_artifact(st: State, seat: int, _: Named) -> list[Target]:
    """Name an artifact that lies face up in the discard pile."""
    cards = sorted(card for card in st.spell_discard if spell(st, card).artifact and card not in st.face_down)
    return [Target("discard_pile", -1, card) for card in cards]


@ability("C-R11.2", _discarded_artifact)
def restore_artifact(st: State, use: Use) -> Command[None]:
    """LV2: take an artifact from the discard pile."""
    recover(st, use.seat, use.targets[0].item, use.ability)
    yield from ()


# ---------------------------------------------------------------------- C-R12 守墓人 Grave Keeper


@TRIGGERS.when("haunted", "C-R12.1")
def spirit_for_haunting(st: State, owner: int, happening: Happening) -> Command[None]:
    """LV1: a ghost that haunts you gives 1 spirit."""
    if happening.seat == owner:
        gain_spirit(st, owner, 1, "C-R12.1")
    yield from ()


def _less_haunted(st: State, seat: int, _: Named) -> list[Target]:
    mine = len(st.ghosts[seat])
    return [Target("seat", other) for other in st.others(seat) if other != st.king and len(st.ghosts[other]) < mine]


def _ghost_to_pass(st: State, seat: int, named: Named) -> list[Target]:
    return own_ghost(st, seat, named) if _less_haunted(st, seat, named) else []


@ability("C-R12.2", _ghost_to_pass, _less_haunted)
def bury_elsewhere(st: State, use: Use) -> Command[None]:
    """LV2: a ghost of yours moves to a player who bears fewer."""
    yield from move_ghost(st, use.targets[0].item, use.targets[1].seat, use.ability)


@TRIGGERS.when("king_appeared", "C-R12.k")
def cards_of_the_dead(st: State, owner: int, happening: Happening) -> Command[None]:
    """鬼道: when you become king draw 2 for each ghost you had banished."""
    if happening.seat == owner:
        draw(st, owner, 2 * happening.amount, "C-R12.k")
    yield from ()
