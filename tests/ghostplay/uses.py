"""One legal use of everything that is used, with the timing, cost and limit its card prints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from core.ghostplay.state import AFTER, APPARITION, BEFORE, DAY
from tests.ghostplay.position import Names, Table, position

KING: dict[str, Any] = {"king": 0, "ghosts": {0: "C-G01 C-G10 C-G02", 1: "C-G12"}}
"""Seat 0 is the ghost king with three lives; seat 1 bears a ghost."""


@dataclass(frozen=True)
class Case:
    """A legal use.

    Attributes:
        name: the ability id.
        timing: the timings printed.
        seat: who uses it.
        setup: the position, `position`'s arguments.
        option: how it is offered (a face, or the ability id).
        targets: what is named, where there is a choice.
        pays: the answers its other cost asks for: (prompt kind, names).
        first: a use that it answers: (seat, option, targets).
        cost: spirit.
        limit: "turn", "round", "game" or "".
        times: how often in that time.
    """

    name: str
    timing: tuple[str, ...]
    seat: int
    setup: dict[str, Any]
    option: str
    targets: tuple[Names | tuple[int, int], ...] = ()
    pays: tuple[tuple[str, tuple[Names, ...]], ...] = ()
    first: tuple[tuple[int, str, tuple[Names, ...]], ...] = ()
    cost: int = 0
    limit: str = ""
    times: int = 1

    def table(self, **changes: Any) -> Table:
        """The position of this case, changed; mappings by seat are merged."""
        setup = dict(self.setup)
        for name, value in changes.items():
            setup[name] = {**setup.get(name, {}), **value} if isinstance(value, dict) else value
        return position(**setup)

    def lead_up(self, table: Table) -> None:
        """Do what has to come before the use."""
        for seat, option, targets in self.first:
            table.use(seat, option, *targets)
        table.until(self.seat, "day", "priority")

    def announce(self, table: Table) -> None:
        """Use it: it waits on the stack then."""
        table.use(self.seat, self.option, *self.targets)
        for kind, names in self.pays:
            table.answer(self.seat, kind, *names)


def _spell(kind: str, timing: str, *targets: Names, cost: int = 0, seat: int = 0, **setup: Any) -> Case:
    timings = tuple(timing.split())
    step = {"day": DAY, "any": DAY, "before": BEFORE, "after": AFTER}[timings[0]]
    setup["hands"] = {seat: f"{kind}r", **setup.get("hands", {})}
    return Case(kind, timings, seat, {"step": step, **setup}, f"{kind}r", targets, cost=cost)


def _skill(name: str, timing: str, *targets: Names, seat: int = 0, **setup: Any) -> Case:
    role, _, level = name.partition(".")
    step = {"day": DAY, "any": DAY, "before": BEFORE, "after": AFTER, "night": BEFORE}[timing]
    extra = {key: setup.pop(key) for key in ("cost", "limit", "pays") if key in setup}
    if level in ("1", "2"):
        setup["points"] = {seat: {"1": "C-G03", "2": "C-G03 C-G15"}[level]}
    return Case(name, (timing,), seat, {"step": step, "roles": {seat: role}, **setup}, name, targets, **extra)


def _artifact(kind: str, timing: str, **setup: Any) -> Case:
    step = {"day": DAY, "before": BEFORE, "after": APPARITION}[timing]
    extra = {key: setup.pop(key) for key in ("cost", "limit", "pays") if key in setup}
    return Case(kind, (timing,), 0, {"step": step, "artifacts": {0: kind}, **setup}, kind, **extra)


def _king(name: str, timing: str, seat: int, setup: dict[str, Any], *targets: Names, **extra: Any) -> Case:
    kind = name.partition(".")[0]
    return Case(name, (timing,), seat, {"candidate": kind, **setup}, name, targets, **extra)


_THUNDER = ((0, "C-S04r", (2,)),)
_STACKED: dict[str, Any] = {"step": DAY, "hands": {0: "C-S04r"}}

CASES: tuple[Case, ...] = (
    _spell("C-S01", "day"),
    _spell("C-S02", "day", 1),
    _spell("C-S03", "day"),
    _spell("C-S04", "day", 1, hands={1: "C-S13r C-S13b"}),
    _spell("C-S05", "day", 1, hands={1: "C-S13r"}),
    _spell("C-S06", "any", 1, hands={1: "C-S13r"}),
    _spell("C-S07", "day", 1, cost=2),
    Case("C-S08", ("response",), 2, {**_STACKED, "hands": {0: "C-S04r", 2: "C-S08r"}}, "C-S08r", (), first=_THUNDER),
    Case("C-S09", ("response",), 2, {**_STACKED, "hands": {0: "C-S04r", 2: "C-S09r"}}, "C-S09r", (3,), first=_THUNDER),
    _spell("C-S10", "after", 2, ghosts={1: "C-G01"}),
    _spell("C-S11", "before after", ghosts={1: "C-G01"}),
    _spell("C-S12", "before after", ghosts={1: "C-G12"}),
    _spell("C-S13", "before after", 1),
    _spell("C-S14", "before"),
    _spell("C-S15", "before", 1),
    _spell("C-X01", "day"),
    _spell("C-X02", "day", ghosts={1: "C-G01"}),
    _spell("C-X03", "day"),
    _spell("C-X04", "after", ghosts={1: "C-G03"}),
    _spell("C-X05", "day", cost=2),
    _spell("C-X06", "after", ghosts={1: "C-G03"}),
    _artifact("C-A03", "after", deck="C-G05", cost=2, limit="turn"),
    _artifact("C-A06", "day", hands={0: "C-S13r C-S13b"}, limit="turn", pays=(("discard", ("C-S13r",)),)),
    _artifact("C-A10", "before", limit="turn"),
    _king("C-K2", "after", 2, {"king": 2, "step": APPARITION, "deck": "C-G05", "ghosts": {2: "C-G01 C-G10 C-G02"}}, 3,
          cost=1, limit="turn"),
    _king("C-K3.look", "night", 0, {**KING, "step": BEFORE}, 1, limit="turn"),
    _king("C-K3.name", "night", 0, {**KING, "step": BEFORE, "tally": 2}, limit="turn"),
    _king("C-K6", "night", 0, {**KING, "step": BEFORE, "deck": "C-V07"}, cost=1, limit="turn"),
    _king("C-K9", "night", 0, {**KING, "step": BEFORE, "ghosts": {0: "C-G01 C-G10 C-G02", 1: "C-G12 C-G13 C-G14"}}, 1,
          limit="turn", times=2),
    _skill("C-R01.1", "day", hands={0: "C-S13r"}, discard="C-S01r", limit="turn"),
    _skill("C-R03.k", "night", **KING, hands={0: "C-S13r"}, limit="turn"),
    _skill("C-R04.1", "before", limit="round"),
    _skill("C-R04.k", "night", 3, **KING, cost=1, limit="turn"),
    _skill("C-R05.1", "after", 3, seat=2, ghosts={2: "C-G01"}, cost=2, limit="round"),
    _skill("C-R05.2", "any", 3, cost=1, limit="round"),
    _skill("C-R07.1", "day", hands={0: "C-S14r", 1: "C-S13r C-S13b"}, limit="turn"),
    _skill("C-R08.1", "any", 3, cost=1, limit="round"),
    _skill("C-R08.k", "night", **KING, hands={0: "C-S13r C-S13b C-S14r"}, limit="game",
           pays=(("discard", ("C-S13r", "C-S13b")),)),
    _skill("C-R09.1", "day", 1, hands={1: "C-S13r", 3: "C-S13b"}, cost=2, limit="turn"),
    _skill("C-R10.2", "day", spirit={0: 3}, limit="turn"),
    _skill("C-R11.2", "day", discard="C-A01", cost=3, limit="turn"),
    _skill("C-R12.2", "day", 4, ghosts={0: "C-G01"}, cost=2, limit="turn"),
)  # fmt: skip
