"""The rules object the kernel drives: setup checked, match dealt, state dumped and shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from core.ghostplay import effects as effects
from core.ghostplay.actions import draw
from core.ghostplay.cards import CardSet, Mode, card_set, editions, modes
from core.ghostplay.projection import project
from core.ghostplay.state import ELDERS, HERETIC_KING, IDENTITY_LETTERS, State
from core.ghostplay.turn import next_command
from core.ghostplay.why import refusals
from core.ghostplay.worlds import World, assemble, sample_world
from core.kernel.chance import Chance, key_of
from core.kernel.errors import IllegalSetup
from core.kernel.prompts import Command
from core.kernel.setup import Setup

OPTIONS: dict[str, tuple[Any, ...]] = {
    "expansion": (False, True),
    "king_draws": ("every_night", "own_night"),
    "team_king": (False, True),
    "first_player": (-1, 0, 1, 2, 3, 4, 5, 6, 7),
    "candidate": (
        "random", "C-K1", "C-K2", "C-K3", "C-K4", "C-K5", "C-K6", "C-K7", "C-K8", "C-K9",
    ),
}  # fmt: skip
"""House options and what each may be; the first is the default. `first_player` −1 draws him from the seed."""


def allowed_values(option: str, ruleset: str, mode: str, seats: int) -> tuple[Any, ...]:
    """Return what a house option may be here: its default alone where it makes no difference."""
    values = OPTIONS[option]
    if option == "first_player":
        return values[: seats + 1]
    if option == "expansion":
        return values if editions()[ruleset] else values[:1]
    if not modes(ruleset)[mode].king:
        return values[:1]
    if option == "team_king" and _king_is_a_heretic(modes(ruleset)[mode], seats):
        return values[:1]
    if option == "candidate":
        return (values[0], *card_set(ruleset, False).kings)
    return values


def _king_is_a_heretic(mode: Mode, seats: int) -> bool:
    """Whether no ghost king can be of a sect: the Heretic King is in play and takes the seventh ghost too (PK-312)."""
    dealt = [IDENTITY_LETTERS[letter] for letter in mode.identities[seats]]
    return mode.heretic_takes_seventh and HERETIC_KING in dealt


def complete_options(options: Mapping[str, Any], ruleset: str, mode: str, seats: int) -> dict[str, Any]:
    """Return all house options, those left out with their defaults.

    Raises:
        IllegalSetup: an option is unknown, or can't have this value in this ruleset, mode and number of seats.
    """
    chosen: dict[str, Any] = {name: values[0] for name, values in OPTIONS.items()}
    for name, value in options.items():
        if name not in OPTIONS:
            message = f"there is no option {name!r}: choose from {', '.join(OPTIONS)}"
            raise IllegalSetup(message, "option", option=name, allowed=tuple(OPTIONS))
        allowed = allowed_values(name, ruleset, mode, seats)
        if not any(value == v and type(value) is type(v) for v in allowed):
            message = f"option {name!r} can't be {value!r} here: choose from {', '.join(map(str, allowed))}"
            raise IllegalSetup(message, "value", option=name, value=value, allowed=allowed)
        chosen[name] = value
    return chosen


class GhostplayRules:
    """One edition in one mode at one number of seats.

    Args:
        setup: what is to be played.

    Raises:
        IllegalSetup: the mode, number of seats or an option doesn't exist (PK-001).
    """

    def __init__(self, setup: Setup) -> None:
        available = modes(setup.ruleset)
        if setup.mode not in available:
            message = f"there is no mode {setup.mode!r}: choose from {', '.join(available)}"
            raise IllegalSetup(message, "mode", mode=setup.mode, allowed=tuple(available))
        self.mode: Mode = available[setup.mode]
        if setup.seats not in self.mode.identities:
            allowed = tuple(self.mode.identities)
            message = f"{setup.mode} is for {', '.join(map(str, allowed))} seats, not {setup.seats}"
            raise IllegalSetup(message, "seats", mode=setup.mode, seats=setup.seats, allowed=allowed)
        self.setup = setup
        self.options = complete_options(setup.options, setup.ruleset, setup.mode, setup.seats)
        self.cards: CardSet = card_set(setup.ruleset, self.options["expansion"])

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.setup.seats

    def deal(self) -> State:
        """Set up the table (PK-002, PK-005, PK-010 to PK-015)."""
        st = self._blank()
        st.clear(Chance(key_of(self.setup.seed)))
        number = self.mode.numbers
        st.identity = [IDENTITY_LETTERS[letter] for letter in self.mode.identities[self.seats]]
        st.identity += [""] * (self.seats - len(st.identity))
        st.chance.shuffle(st.identity)
        st.shown = [identity in ELDERS for identity in st.identity]
        st.spell_deck = list(range(len(self.cards.spells)))
        st.chance.shuffle(st.spell_deck)
        st.ghost_deck = list(range(len(self.cards.ghosts)))
        st.chance.shuffle(st.ghost_deck)
        st.role = st.chance.sample(self.cards.roles, self.seats) or [""] * self.seats
        drawn = st.chance.pick(list(self.cards.kings))
        if self.mode.king:
            st.candidate = drawn if self.options["candidate"] == "random" else self.options["candidate"]
        first = st.chance.below(self.seats)
        st.first = st.player = first if self.options["first_player"] < 0 else self.options["first_player"]
        st.spirit = [number.spirit] * self.seats
        st.spirit[st.first] = number.first_player_spirit
        st.emit("match_began", seats=self.seats, first=st.first, candidate=st.candidate, roles=st.role[:])
        for seat in st.turn_order():
            draw(st, seat, number.hand, "PK-011")
        return st

    def _blank(self) -> State:
        return State(self.cards, self.mode, self.options, self.seats)

    def next_command(self, state: State) -> Command[None] | None:
        """Return the next step of the match, or None when it is over."""
        return next_command(state)

    def dump(self, state: State) -> list[Any]:
        """Return the state at a command's boundary as plain data."""
        return state.dump()

    def load(self, plain: list[Any]) -> State:
        """Return a new state from what `dump` gave."""
        state = self._blank()
        state.restore(plain)
        return state

    def project(self, state: State, viewer: int) -> dict[str, Any]:
        """Return what the viewer may know."""
        setup = self.setup
        head = {"ruleset": setup.ruleset, "mode": setup.mode, "seats": setup.seats, "options": dict(self.options)}
        return head | project(state, viewer)

    def sample_world(self, boundary: Mapping[str, Any], chance: Chance) -> World:
        """Return a random hidden world that fits what a viewer knows at a boundary."""
        return sample_world(self.cards, self.mode.identities[self.seats], boundary, chance)

    def assemble(self, boundary: Mapping[str, Any], world: Mapping[str, Any]) -> State:
        """Return the state made of a viewer's knowledge of a boundary and a hidden world."""
        return assemble(self._blank(), boundary, dict(world))

    def refusals(self, state: State, seat: int) -> list[tuple[str, str, dict[str, Any]]]:
        """Return all that the seat has or might want to do but can't now, with the reason's key and its facts."""
        return refusals(state, seat, self.setup.ruleset, self.setup.mode)
