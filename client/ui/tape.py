"""Drawings that are kept as the pictures they were put together of.

Working out where each of a drawing's pictures belongs takes several times as long as blitting them. What depends on
nothing but a few known values is worked out once, and put on the window pixel for pixel as before.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

import pygame

MOST_TAPES: Final = 128
_EVERYWHERE: Final = pygame.Rect(-(1 << 15), -(1 << 15), 1 << 16, 1 << 16)


class Tape(pygame.Surface):
    """A surface that shows nothing: it notes down what is blitted on it.

    It knows no other way of drawing: `fill` and ``pygame.draw`` leave nothing on it.
    """

    def __init__(self) -> None:
        super().__init__((1, 1))
        self.is_passing = False
        """Something on it will soon look better."""
        self.shapes: tuple[Hashable, ...] = ()
        """The keys of the shapes on it."""
        self.last_use = 0
        self._runs: list[tuple[int, list[tuple[pygame.Surface, tuple[int, int]]]]] = []
        """The pictures and their places, each row of them blitted in one way."""
        self._clip = _EVERYWHERE

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> pygame.Rect:
        """Note down a picture, and where it belongs; only what lies inside the clip."""
        if area is not None:
            source = source.subsurface(area)
        place = pygame.Rect(dest[0], dest[1], *source.get_size())
        seen = place.clip(self._clip)
        if seen.size != place.size:
            if not seen.width or not seen.height:
                return seen
            source = source.subsurface(seen.move(-place.x, -place.y))
        if not self._runs or self._runs[-1][0] != special_flags:
            self._runs.append((special_flags, []))
        self._runs[-1][1].append((source, seen.topleft))
        return seen

    def set_clip(self, rect: Any = None) -> None:
        """Note down only what lies inside a rectangle from now on."""
        self._clip = _EVERYWHERE if rect is None else pygame.Rect(rect)

    def get_clip(self) -> pygame.Rect:
        """Return inside which rectangle pictures are noted down."""
        return self._clip.copy()

    def play(self, target: pygame.Surface) -> None:
        """Blit everything that was noted down, in its order."""
        if isinstance(target, Tape):
            for flags, run in self._runs:
                for picture, place in run:
                    target.blit(picture, place, special_flags=flags)
            return
        for flags, run in self._runs:
            target.fblits(run, flags)


class Tapes:
    """Keeps tapes by what they depend on: the latest used, and none longer than the shapes on it."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, Tape] = {}
        self._with: dict[Hashable, set[Hashable]] = {}
        """The keys of the tapes that a shape is on."""
        self._uses = 0

    def get(self, key: Hashable) -> Tape | None:
        """Return the tape kept under a key."""
        found = self._kept.get(key)
        if found is not None:
            self._uses = found.last_use = self._uses + 1
        return found

    def keep(self, key: Hashable, tape: Tape) -> None:
        """Keep a tape under a key."""
        self._uses = tape.last_use = self._uses + 1
        self._kept[key] = tape
        for shape in tape.shapes:
            self._with.setdefault(shape, set()).add(key)
        if len(self._kept) > MOST_TAPES:
            by_use = sorted(self._kept, key=lambda kept: self._kept[kept].last_use)
            for old in by_use[: MOST_TAPES // 4]:
                self._drop(old)

    def forget(self, shape: Hashable) -> None:
        """Forget the tapes with a shape on them that isn't kept any more: they would hold it."""
        for key in tuple(self._with.get(shape, ())):
            self._drop(key)

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self._with.clear()

    def _drop(self, key: Hashable) -> None:
        for shape in self._kept.pop(key).shapes:
            users = self._with[shape]
            users.discard(key)
            if not users:
                del self._with[shape]
