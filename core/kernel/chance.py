"""Seeded chance kept in the state: a 256-bit key and a counter, drawn through BLAKE2b.

The same key and counter give the same numbers on every machine and Python version.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from typing import Any, TypeVar

T = TypeVar("T")

_SPAN = 1 << 64


def key_of(seed: int | str | bytes) -> bytes:
    """Return the 32-byte key of a seed that a person may type.

    Args:
        seed: any whole number, text, or 32 raw bytes (taken as they are).
    """
    if isinstance(seed, bytes) and len(seed) == 32:
        return seed
    text = seed if isinstance(seed, bytes) else str(seed).encode()
    return blake2b(text, digest_size=32, person=b"guixi seed").digest()


class Chance:
    """A stream of fair draws; `counter` is the number of draws made so far."""

    __slots__ = ("counter", "key")

    def __init__(self, key: bytes, counter: int = 0) -> None:
        self.key = key
        self.counter = counter

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to bound − 1, each equally likely.

        Args:
            bound: how many outcomes there are, at least 1.
        """
        limit = _SPAN - _SPAN % bound
        while True:
            block = blake2b(self.counter.to_bytes(8, "little"), key=self.key, digest_size=8).digest()
            self.counter += 1
            draw = int.from_bytes(block, "little")
            if draw < limit:
                return draw % bound

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put the items into a random order, in place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items (there must be one), each equally likely."""
        return items[self.below(len(items))]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """Return `count` different items (all of them, if there are fewer) in random order."""
        pool = list(items)
        self.shuffle(pool)
        return pool[:count]
