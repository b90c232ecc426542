"""A store of made pictures that forgets the longest unused first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable

import pygame


class SurfaceCache:
    """Keeps surfaces by key up to a number of bytes."""

    def __init__(self, max_bytes: int) -> None:
        self._max_bytes = max_bytes
        self._bytes = 0
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self.used: list[Hashable] | None = None
        """Set to a list to have every key noted that is asked for."""
        self.passing = 0
        """How often something was given out that will soon look better: what is made meanwhile isn't kept."""
        self.on_forgotten: Callable[[Hashable], object] = lambda key: None
        """Told the key of each surface that is forgotten to make room."""

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface kept under ``key``, making it if there is none, anew each time while it is `passing`."""
        if self.used is not None:
            self.used.append(key)
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
            return found
        before = self.passing
        made = make()
        if self.passing != before:
            return made
        self._surfaces[key] = made
        self._bytes += _size(made)
        self._shrink()
        return made

    def __contains__(self, key: Hashable) -> bool:
        """Tell whether there is a surface under ``key``."""
        return key in self._surfaces

    def touch(self, keys: Iterable[Hashable]) -> None:
        """Count what is kept under some keys as used now."""
        for key in keys:
            if key in self._surfaces:
                self._surfaces.move_to_end(key)

    def limit(self, max_bytes: int) -> None:
        """Keep at most so many bytes from now on."""
        self._max_bytes = max_bytes
        self._shrink()

    def clear(self) -> None:
        """Forget everything."""
        self._surfaces.clear()
        self._bytes = 0

    def _shrink(self) -> None:
        while self._bytes > self._max_bytes and len(self._surfaces) > 1:
            key, oldest = self._surfaces.popitem(last=False)
            self._bytes -= _size(oldest)
            self.on_forgotten(key)


def _size(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()
