"""One sect against the other, each with its own bots, and again with the sides swapped: who wins more?"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from core.bots import make_bot
from core.kernel import MODERATOR, Setup
from core.lab.bout import play
from core.rulesets import new_match

SECTS = ("taiping", "tianshi")


@dataclass
class Duel:
    """What came of a series of duels.

    Attributes:
        won: matches that one sect won alone, by the bots that played it.
        others: how all other matches ended.
        substituted: answers of bots replaced by the default.
        errors: matches the rules broke off, with their seed.
    """

    won: Counter[str] = field(default_factory=Counter)
    others: Counter[str] = field(default_factory=Counter)
    substituted: int = 0
    errors: list[str] = field(default_factory=list)

    def share(self, bots: str) -> float:
        """Return the share of the matches won by one sect alone that these bots won."""
        decided = sum(self.won.values())
        return self.won[bots] / decided if decided else 0.0


def duel(
    one: str, other: str, games: int, seats: int = 6, options: dict[str, Any] | None = None, seed: int = 0
) -> Duel:
    """Play sect against sect; match number i is dealt from the seed "<seed>/<i>", and every second one is swapped.

    Args:
        one: the strength of one side's bots.
        other: the strength of the other's (heretics, if any, play with these).
        games: how many matches.
        seats: how many players.
        options: house options by name.
        seed: makes the series repeatable.
    """
    result = Duel()
    for index in range(games):
        side = SECTS[index % 2]
        text = f"{seed}/{index}"
        match = new_match(Setup("peak", "standard", seats, options or {}, text))
        identities = [player["identity"] for player in match.view(MODERATOR)["players"]]
        names = [one if identity == side else other for identity in identities]
        played = play(match, [make_bot(name, text, seat) for seat, name in enumerate(names)])
        result.substituted += played.substituted
        if played.error:
            result.errors.append(f"{text}: {played.error}")
        elif played.outcome in SECTS:
            result.won[one if played.outcome == side else other] += 1
        else:
            result.others[played.outcome] += 1
    return result
