"""Ghost effects that happen at a moment; those that only change a number or bar something stand in the queries."""

from __future__ import annotations

from core.ghostplay.actions import TRIGGERS, discard_at_random, gain_spirit, lose_artifact
from core.ghostplay.queries import ghost_card, touched_by
from core.ghostplay.state import State
from core.kernel.prompts import Command
from core.kernel.triggers import Happening


@TRIGGERS.when("day_began", "C-G02")
def hungry_ghost(st: State, owner: int, happening: Happening) -> Command[None]:
    """餓鬼: its bearer discards 1 at random as his day begins."""
    if happening.seat == owner:
        discard_at_random(st, owner, touched_by(st, owner, "C-G02"), "C-G02")
    yield from ()


def _came(st: State, owner: int, happening: Happening, kind: str) -> bool:
    return happening.seat == owner and ghost_card(st, happening.card).kind == kind


@TRIGGERS.when("haunted", "C-G04")
def burnt_ghost(st: State, owner: int, happening: Happening) -> Command[None]:
    """火燒鬼, on haunting: its bearer loses 2 spirit."""
    if _came(st, owner, happening, "C-G04"):
        gain_spirit(st, owner, -2, "C-G04")
    yield from ()


@TRIGGERS.when("haunted", "C-G17")
def treasure_thief(st: State, owner: int, happening: Happening) -> Command[None]:
    """偷寶鬼, on haunting: its bearer's artifact is discarded."""
    if _came(st, owner, happening, "C-G17"):
        lose_artifact(st, owner, "C-G17")
    yield from ()


@TRIGGERS.when("turn_ended", "C-G19")
def impermanence(st: State, owner: int, happening: Happening) -> Command[None]:
    """無常鬼: its bearer loses 1 spirit at the end of his turn."""
    if happening.seat == owner:
        gain_spirit(st, owner, -touched_by(st, owner, "C-G19"), "C-G19")
    yield from ()
