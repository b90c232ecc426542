"""One sect against the other, each with its own bots, and again with the sides swapped: who wins more?

`python -m core.lab.duel novice random --games 1000` plays the duel by which a strength has to beat the one below.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from core.bots import make_bot
from core.kernel import MODERATOR, Setup
from core.lab.bout import Played, play
from core.lab.series import follow_parent, processors
from core.rulesets import new_match

SECTS: Final = ("taiping", "tianshi")
_AT_ONCE: Final = 10
"""Matches given to a process at a time."""


@dataclass(frozen=True)
class Pairing:
    """A series of duels.

    Attributes:
        one: the strength of one sect's bots.
        other: the strength of everybody else's.
        games: how many matches; in every second one the sects are swapped.
        seats: how many players.
        expansion: whether the expansion's cards are in.
        seed: match number i is dealt from the seed "<seed>/<i>".
    """

    one: str
    other: str
    games: int
    seats: int = 6
    expansion: bool = False
    seed: int | str = 0

    def side(self, index: int) -> str:
        """Return the sect that `one` plays in match number `index`."""
        return SECTS[index % 2]


@dataclass
class Duel:
    """What came of a series of duels.

    Attributes:
        won: matches that one sect won alone, by the bots that played it.
        others: how all other matches ended.
        substituted: answers of bots that the default had to take the place of.
        errors: matches the rules broke off: their seed and why.
    """

    won: Counter[str] = field(default_factory=Counter)
    others: Counter[str] = field(default_factory=Counter)
    substituted: int = 0
    errors: list[str] = field(default_factory=list)

    def add(self, pairing: Pairing, index: int, played: Played) -> None:
        """Count a match."""
        self.substituted += played.substituted
        if played.error:
            self.errors.append(f"{pairing.seed}/{index}: {played.error}")
        elif played.outcome in SECTS:
            self.won[pairing.one if played.outcome == pairing.side(index) else pairing.other] += 1
        else:
            self.others[played.outcome] += 1

    def share(self, bots: str) -> float:
        """Return the share that these bots won of the matches won by one sect alone."""
        decided = sum(self.won.values())
        return self.won[bots] / decided if decided else 0.0


def play_duel(pairing: Pairing, index: int) -> Played:
    """Play match number `index` of a series: always the same match."""
    seed = f"{pairing.seed}/{index}"
    match = new_match(Setup("peak", "standard", pairing.seats, {"expansion": pairing.expansion}, seed))
    side = pairing.side(index)
    identities = [player["identity"] for player in match.view(MODERATOR)["players"]]
    names = [pairing.one if identity == side else pairing.other for identity in identities]
    return play(match, [make_bot(name, seed, seat) for seat, name in enumerate(names)])


def duel(pairing: Pairing, processes: int = 1) -> Duel:
    """Play a series of duels.

    Args:
        pairing: who plays, and how often.
        processes: how many play at the same time; the result is the same.
    """
    result = Duel()
    for index, played in enumerate(_all_played(pairing, processes)):
        result.add(pairing, index, played)
    return result


def _all_played(pairing: Pairing, processes: int) -> Iterator[Played]:
    one = partial(play_duel, pairing)
    if processes == 1:
        yield from map(one, range(pairing.games))
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=context, initializer=follow_parent) as executor:
        yield from executor.map(one, range(pairing.games), chunksize=_AT_ONCE)


def main() -> None:
    """Play the duel that the command line names, and print what came of it."""
    parser = argparse.ArgumentParser(prog="python -m core.lab.duel", description=__doc__)
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--expansion", action="store_true")
    parser.add_argument("--seed", default="0")
    asked = parser.parse_args()
    result = duel(Pairing(asked.one, asked.other, asked.games, asked.seats, asked.expansion, asked.seed), processors())
    print(f"won by one sect alone: {dict(result.won)} ({asked.one}: {result.share(asked.one):.1%})")
    print(f"ended otherwise: {dict(result.others)}")
    print(f"errors: {result.errors}, substituted: {result.substituted}")


if __name__ == "__main__":
    main()
