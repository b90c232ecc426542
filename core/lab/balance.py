"""How balanced a game is: measures over many matches, each held against its target (`targets.toml`)."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from core.ghostplay.state import TAIPING, TIANSHI
from core.lab.statistics import HERETIC_IDENTITIES, Estimate, Game, quantile, share

Target = tuple[float, float]

FITS: Final = "fits"
MISSES: Final = "misses"
OPEN: Final = "open"
"""The value is off its target, but so little that its confidence interval still reaches into it."""
UNAIMED: Final = "unaimed"
"""There is no target."""


class Measure(NamedTuple):
    """One measured thing of a cell.

    Attributes:
        name: what is measured: a name in `targets.toml`.
        card: the card it is measured for; "" for the whole cell.
        estimate: the value.
        target: what it should be, or None.
    """

    name: str
    card: str
    estimate: Estimate
    target: Target | None

    @property
    def verdict(self) -> str:
        """FITS, OPEN, MISSES or UNAIMED."""
        if self.target is None:
            return UNAIMED
        lowest, highest = self.target
        value, low, high, _ = self.estimate
        if lowest <= value <= highest:
            return FITS
        return OPEN if low <= highest and high >= lowest else MISSES

    def plain(self) -> dict[str, Any]:
        """Return the measure as plain data."""
        value, low, high, cases = self.estimate
        return {
            "name": self.name,
            "card": self.card,
            "value": round(value, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "cases": cases,
            "target": None if self.target is None else list(self.target),
            "verdict": self.verdict,
        }


def measure(games: Sequence[Game], mode: str) -> list[Measure]:
    """Return every measure there are cases for, in the order they are read.

    Args:
        games: matches of one mode and one number of seats.
        mode: the mode: some targets are for the standard one alone.
    """
    if not games:
        return []
    seats = len(games[0].identities)
    found = [
        Measure(name, card, estimate, _target(name, mode, seats))
        for take in _MEASURES
        for name, card, estimate in take(games)
    ]
    return [one for one in found if one.estimate.cases]


# ---------------------------------------------------------------------- the measures

Found = Iterator[tuple[str, str, Estimate]]


def _sides(games: Sequence[Game]) -> Found:
    sect = [game for game in games if game.sides in ((TAIPING,), (TIANSHI,))]
    yield "sect", "", share(sum(game.sides == (TAIPING,) for game in sect), len(sect))
    heretic = [game for game in games if set(game.identities) & set(HERETIC_IDENTITIES)]
    yield "heretics", "", share(sum("heretics" in game.sides for game in heretic), len(heretic))


def _kings(games: Sequence[Game]) -> Found:
    possible = [game for game in games if game.candidate]
    risen = [game for game in possible if game.king >= 0]
    yield "king_appears", "", share(len(risen), len(possible))
    yield "king_wins", "", share(sum(game.king_won for game in risen), len(risen))
    for card in sorted({game.candidate for game in risen}):
        own = [game for game in risen if game.candidate == card]
        yield "single_king", card, share(sum(game.king_won for game in own), len(own))


def _players(games: Sequence[Game]) -> Found:
    """Who begins, and who has which role, against the mean of all players of these matches."""
    mean = sum(len(game.winners) for game in games) / sum(len(game.identities) for game in games)
    yield "first_player", "", share(sum(game.first in game.winners for game in games), len(games)).minus(mean)
    for role in sorted({role for game in games for role in game.roles} - {""}):
        owners = [(game, game.roles.index(role)) for game in games if role in game.roles]
        won = sum(seat in game.winners for game, seat in owners)
        yield "role", role, share(won, len(owners)).minus(mean)


def _course(games: Sequence[Game]) -> Found:
    turns = [game.turns for game in games]
    yield "turns_median", "", quantile(turns, 0.5)
    yield "turns_p90", "", quantile(turns, 0.9)
    tries, challenges = sum(game.exorcisms for game in games), sum(game.challenges for game in games)
    yield "exorcism_succeeds", "", share(sum(game.successes for game in games), tries)
    yield "exorcism_challenged", "", share(sum(game.challenged for game in games), tries)
    yield "challenge_won", "", share(sum(game.challenges_won for game in games), challenges)


_MEASURES: Final[tuple[Callable[[Sequence[Game]], Found], ...]] = (_sides, _kings, _course, _players)


# ---------------------------------------------------------------------- the targets


@cache
def targets() -> dict[str, dict[str, Any]]:
    """Return the targets as they stand in the file, by mode and name."""
    return tomllib.loads(files("core.lab").joinpath("targets.toml").read_text("utf-8"))


def _target(name: str, mode: str, seats: int) -> Target | None:
    of_mode = targets()["every_mode"] | targets().get(mode, {})
    found = of_mode.get(name)
    if isinstance(found, dict):
        found = found.get(str(seats))
    return None if found is None else (found[0], found[1])
