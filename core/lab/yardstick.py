"""A fixed piece of plain Python, timed beside every measurement, so that ratios mean the same on every machine.

It does a little of what the rules do all the time: resume a generator, build tuples, look into dicts, copy lists,
fold a hash. It must never change: old ratios could no longer be compared.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, NamedTuple

from core.lab import clock

LOOPS: Final = 4_000
ROUNDS: Final = 5
CHECKSUM: Final = 200_932
"""What `checksum` returns, for ever."""


class _Item(NamedTuple):
    kind: str
    number: int
    owner: int


def _asker(hand: list[int]) -> Generator[tuple[_Item, ...], int, int]:
    total = 0
    for _ in range(4):
        pick = yield tuple([_Item("card", card, card % 5) for card in hand])
        total += hand[pick]
    return total


def one_loop(number: int) -> int:
    """Do the piece of work once; the result depends on `number` alone."""
    hand = [(number * step) % 97 for step in range(1, 9)]
    zones = {"hand": hand, "deck": list(range(40)), "pile": [3, 1, 2]}
    command = _asker(zones["hand"])
    items = next(command)
    try:
        while True:
            items = command.send(items[number % 8].number % 8)
    except StopIteration as end:
        total = int(end.value)
    copy = {name: cards[:] for name, cards in zones.items()}
    copy["deck"].append(copy["hand"].pop())
    counts: dict[int, int] = {}
    for card in sorted(copy["deck"] + copy["pile"]):
        counts[card % 7] = counts.get(card % 7, 0) + card
    return (total + sum(counts.values()) * 31 + len(items)) % 1_000_003


def checksum() -> int:
    """Return what the whole workload comes to: it tells whether the work is still the same."""
    total = 0
    for number in range(LOOPS):
        total = (total * 33 + one_loop(number)) % 1_000_003
    return total


def loops_per_second() -> float:
    """Time the workload a few times and return the best speed: what disturbs a machine only ever slows it down."""
    best = float("inf")
    for _ in range(ROUNDS):
        began = clock.read()
        checksum()
        best = min(best, clock.read() - began)
    return LOOPS / best
