"""Turning up the top ghost card: a ghost haunts, an event is resolved (PK-121, PK-122)."""

from __future__ import annotations

from core.ghostplay.actions import turn_up_ghost
from core.ghostplay.effects.events import EVENTS
from core.ghostplay.haunting import haunt
from core.ghostplay.queries import ghost_card
from core.ghostplay.state import State
from core.kernel.prompts import Command
from core.kernel.zones import move

GATE_OPENS = "C-V02"
"""鬼門大開: another card is turned up at once, if there is one."""


def turn_up(st: State) -> Command[None]:
    """Turn up the top card, and on while the Gate Opens."""
    again = True
    while again and st.ghost_deck:
        card = turn_up_ghost(st)
        st.lifted.append(card)
        kind = ghost_card(st, card).kind
        st.emit("turned_up", seat=st.player, face=kind)
        again = kind == GATE_OPENS
        if ghost_card(st, card).event:
            st.apparition.append([card, -1])
            st.emit("event_began", face=kind)
            if not again:
                yield from EVENTS[kind](st)
            move(card, st.lifted, st.ghost_discard)
        else:
            victim = yield from haunt(st, card)
            st.apparition.append([card, victim])
