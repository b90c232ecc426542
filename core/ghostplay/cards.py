"""The static card tables: what is printed on each card of an edition. Effects live in `core.ghostplay.effects`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

RED: Final = "red"
BLUE: Final = "blue"
ANY_SUIT: Final = "any"
OTHER_SUIT: Final = {RED: BLUE, BLUE: RED}

# When something may be used, as bits, so that a window can tell at once what fits it.
DAY: Final = 1
ANY: Final = 2
BEFORE: Final = 4
AFTER: Final = 8
RESPONSE: Final = 16
NIGHT: Final = 32
"""The windows of the ghost king's own turn."""
EVERY_TIMING: Final = 63
TIMINGS: Final = {"day": DAY, "any": ANY, "before": BEFORE, "after": AFTER, "response": RESPONSE, "night": NIGHT}


@dataclass(frozen=True, slots=True)
class Usage:
    """When, for what and how often something may be used.

    Attributes:
        timing: bits of the timings that fit.
        cost: spirit to pay.
        period: "turn", "round" or "game" where use is limited, else "".
        times: how often in that period.
    """

    timing: int
    cost: int = 0
    period: str = ""
    times: int = 1


@dataclass(frozen=True, slots=True)
class Spell:
    """One card of the spell deck: a spell or an artifact.

    Attributes:
        kind: the card id ("C-S04", "C-A01").
        suit: RED or BLUE.
        face: the name a visible card goes by ("C-S04r", "C-A01").
        artifact: whether it is equipped rather than used.
    """

    kind: str
    suit: str
    face: str
    artifact: bool


@dataclass(frozen=True, slots=True)
class GhostCard:
    """One card of the ghost deck: a ghost, or an event (no suit, no requirement).

    Attributes:
        kind: the card id, also its face.
        suit: RED, BLUE, ANY_SUIT for an X ghost, "" for an event.
        requirement: votes its banishing needs.
        haunts: its haunt condition.
        pool: spirit shared by those who took part.
        draw: cards for each of them.
    """

    kind: str
    suit: str = ""
    requirement: int = 0
    haunts: str = ""
    pool: int = 0
    draw: int = 0

    @property
    def event(self) -> bool:
        """Whether this is an event card."""
        return not self.suit


@dataclass(frozen=True, slots=True)
class King:
    """A ghost king card; `goals` are what its victory condition counts up to at 5, 6, 7 and 8 seats."""

    kind: str
    goals: tuple[int, ...]

    def goal(self, seats: int) -> int:
        """Return the number his victory condition needs at this many seats (fewer than 5: as 5)."""
        return self.goals[min(max(seats, 5), 8) - 5]


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of an edition; the data file says what each is, and by which rule."""

    hand: int
    spirit: int
    first_player_spirit: int
    draw_cards: int
    draw_spirit: int
    day_draw_cost: int
    hand_limit: int
    ghosts_for_king: int
    ghosts_on_table_for_king: int
    most_votes_to_challenge: int
    challenge_reward: int
    king_points: int
    point_own: int
    point_other: int
    bonus_alike: dict[int, int]


@dataclass(frozen=True, slots=True)
class Mode:
    """A way to play an edition: its switches and its numbers by seat count (PK-001 to PK-005).

    The data file `editions.toml` says what each switch does, and by which rule.
    """

    numbers: Numbers
    identities: dict[int, str]
    points_to_end: dict[int, int]
    king_hand: dict[int, int]
    king_lives_requirement: dict[int, int]
    ghosts_that_bar: dict[int, int]
    heretic_points: dict[int, int]
    king: bool
    look: bool
    heretic_powers: bool
    heretic_takes_seventh: bool
    seventh: str
    half_hand: str
    ending: str
    die: str
    direction: int
    king_keeps_spirit: bool
    points_face_down: bool


@dataclass(frozen=True, slots=True)
class CardSet:
    """Everything printed, of one edition with or without the expansion.

    Attributes:
        spells: the spell deck by card instance.
        ghosts: the ghost deck by card instance.
        ghost_kinds: their kinds alone.
        kings: the ghost king cards by id.
        roles: the role ids.
        usage: how each usable thing is used, by ability id.
        timings: the timing bits of each card of the spell deck by instance (none for an artifact).
        artifact_timings: likewise, of what an equipped artifact can be used for (none for a spell).
        skills: the skills of each role and ghost king that are used, not passive, with their timing bits; none for
            the seat without a role (CL-002).
    """

    spells: tuple[Spell, ...]
    ghosts: tuple[GhostCard, ...]
    ghost_kinds: tuple[str, ...]
    kings: dict[str, King]
    roles: tuple[str, ...]
    usage: dict[str, Usage]
    timings: tuple[int, ...]
    artifact_timings: tuple[int, ...]
    skills: dict[str, tuple[tuple[str, int], ...]]


def _data(name: str) -> dict[str, Any]:
    return tomllib.loads(files("core.ghostplay").joinpath("data", name).read_text("utf-8"))


@cache
def _cards() -> dict[str, Any]:
    return _data("cards.toml")


@cache
def _editions() -> dict[str, Any]:
    return _data("editions.toml")


def _usage(row: dict[str, Any]) -> Usage:
    timing = sum(TIMINGS[name] for name in row["timing"])
    return Usage(timing, row.get("cost", 0), row.get("limit", ""), row.get("times", 1))


def _spells(deck_name: str, expansion: bool) -> list[Spell]:
    rows = dict(_cards()["spells"])
    if deck_name == "classic":
        rows |= _cards()["classic_additions"]
    if expansion:
        rows |= _cards()["expansion"]
    deck = []
    for kind, row in rows.items():
        for suit in (RED, BLUE):
            deck += [Spell(kind, suit, kind + suit[0], False)] * row.get(suit, row.get("copies", 0))
    deck += [Spell(kind, row["suit"], kind, True) for kind, row in _cards()["artifacts"].items()]
    return deck


@cache
def card_set(edition: str, expansion: bool) -> CardSet:
    """Return the cards of an edition ("peak", "classic"), with the expansion's spells or without."""
    printed, made = _cards(), _editions()[edition]
    ghosts = [GhostCard(kind, **printed["ghosts"][kind]) for kind in made["ghosts"]] * made["ghost_copies"]
    ghosts += [GhostCard(kind) for kind in made["events"]]
    usable: dict[str, dict[str, Any]] = {}
    for table in ("spells", "expansion", "artifacts", "kings", "king_powers", "roles"):
        usable |= {name: row for name, row in printed[table].items() if "timing" in row}
    usage = {name: _usage(row) for name, row in usable.items()}
    spells = tuple(_spells(made["spells"], expansion))

    def timing(name: str) -> int:
        return usage[name].timing if name in usage else 0

    def used(names: Iterable[str]) -> tuple[tuple[str, int], ...]:
        return tuple([(name, timing(name)) for name in names])

    return CardSet(
        spells=spells,
        ghosts=tuple(ghosts),
        ghost_kinds=tuple([ghost.kind for ghost in ghosts]),
        kings={kind: King(kind, tuple(printed["kings"][kind]["goal"])) for kind in made["kings"]},
        roles=tuple(made["roles"]),
        usage=usage,
        timings=tuple([0 if spell.artifact else timing(spell.kind) for spell in spells]),
        artifact_timings=tuple([timing(spell.kind) if spell.artifact else 0 for spell in spells]),
        skills={"": ()}
        | {role: used(name for name in usage if name.startswith(role)) for role in made["roles"]}
        | {king: used(name for name in usage if name.startswith(king)) for king in made["kings"]},
    )


def _by_seats(row: dict[str, Any]) -> dict[int, Any]:
    return {int(seats): value for seats, value in row.items()}


@cache
def editions() -> dict[str, bool]:
    """Return the editions there are, and whether each has an expansion."""
    return {name: row["expansion"] for name, row in _editions().items() if "modes" in row}


@cache
def modes(edition: str) -> dict[str, Mode]:
    """Return the modes of an edition by name."""
    made = _editions()[edition]
    numbers = _editions()["numbers"] | made.get("numbers", {})
    numbers["bonus_alike"] = _by_seats(numbers["bonus_alike"])
    switches = _editions()["switches"] | made.get("switches", {})
    return {
        name: Mode(
            numbers=Numbers(**numbers),
            identities=_by_seats(row["identities"]),
            points_to_end=_by_seats(row["points_to_end"]),
            king_hand=_by_seats(row.get("king_hand", {})),
            king_lives_requirement=_by_seats(row.get("king_lives_requirement", {})),
            ghosts_that_bar=_by_seats(row.get("ghosts_that_bar", {})),
            heretic_points=_by_seats(row.get("heretic_points", {})),
            **(switches | row.get("switches", {})),
        )
        for name, row in made["modes"].items()
    }
