"""The six kinds of the expansion (C-X01 to C-X06); what C-X01 counts as a vote is `queries.vote_value`'s."""

from __future__ import annotations

from core.ghostplay.abilities import ability
from core.ghostplay.actions import choose_word, discard, draw, gain_spirit, protected
from core.ghostplay.effects.spells import mark_seat
from core.ghostplay.haunting import move_ghost
from core.ghostplay.queries import LEVELS_OPEN, SUIT_REQUIREMENT, spell
from core.ghostplay.state import State
from core.ghostplay.targets import others_ghost
from core.kernel.modifiers import ALL
from core.kernel.priority import Use
from core.kernel.prompts import Command


@ability("C-X01")
def eight_trigrams(st: State, use: Use) -> Command[None]:
    """八卦符 as a spell: draw 1."""
    draw(st, use.seat, 1, use.ability)
    yield from ()


@ability("C-X02")
def five_ghosts_fortune(st: State, use: Use) -> Command[None]:
    """五鬼運財符: gain as much spirit as there are ghosts on the table, at most 4."""
    gain_spirit(st, use.seat, min(4, sum(1 for _ in st.attached())), use.ability)
    yield from ()


@ability("C-X03")
def riding_the_spirit(st: State, use: Use) -> Command[None]:
    """御靈降真符: draw 1; all your LV skills are open this turn, unless a ghost closes them."""
    draw(st, use.seat, 1, use.ability)
    mark_seat(st, use.seat, LEVELS_OPEN, use.ability)
    yield from ()


@ability("C-X04")
def origin_breaker(st: State, use: Use) -> Command[None]:
    """破元符: ghosts of this card's colour have requirement −2 this turn."""
    suit = spell(st, use.card).suit
    st.modifiers.add(use.ability, SUIT_REQUIREMENT[suit], ALL, -2)
    st.emit("modified", source=use.ability, query=SUIT_REQUIREMENT[suit], seat=None, face=None, amount=-2)
    yield from ()


@ability("C-X05")
def purgatory(st: State, use: Use) -> Command[None]:
    """煉獄符: in turn order every other player discards 1 card of his choice or loses 2 spirit, what he can."""
    for seat in st.others(use.seat):
        ways = []
        if st.hand[seat] and not protected(st, seat, use.seat):
            ways.append("cards")
        if st.spirit[seat]:
            ways.append("spirit")
        if not ways:
            continue
        way = ways[0] if len(ways) == 1 else (yield from choose_word(seat, "choice", ways, use.ability))
        if way == "cards":
            yield from discard(st, seat, 1, use.ability)
        else:
            gain_spirit(st, seat, -2, use.ability)


@ability("C-X06", others_ghost)
def soul_lure(st: State, use: Use) -> Command[None]:
    """引魂符: a ghost of another player, no king's life, moves to you, unless you are the ghost king; draw 2."""
    if use.seat != st.king:
        yield from move_ghost(st, use.targets[0].item, use.seat, use.ability)
    draw(st, use.seat, 2, use.ability)
