"""A store of made pictures that forgets the longest unused first, and can have them made ahead."""

from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

import pygame

_LARGE: Final = 64
"""What takes more than this part of the room is large."""
_LARGE_SHARE: Final = 0.5
"""All that is large takes no more than this share of it while there is anything small."""
_MOST_COMING: Final = 3
_maker: Final = ThreadPoolExecutor(1, thread_name_prefix="pictures ahead")


class SurfaceCache:
    """Keeps surfaces by key up to a number of bytes."""

    def __init__(self, max_bytes: int) -> None:
        self._max_bytes = max_bytes
        self._bytes = self._large_bytes = 0
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self.used: list[Hashable] | None = None
        """Set to a list to have every key noted that is asked for."""
        self.passing = 0
        """How often something was given out that will soon look better: what is made meanwhile isn't kept."""
        self.on_forgotten: Callable[[Hashable], object] = lambda key: None
        """Told the key of each surface that is forgotten to make room."""
        self.needed: tuple[Hashable, ...] = ()
        """The keys of what will be asked for again, though it isn't now: it is forgotten last."""
        self._coming: dict[Hashable, Future[pygame.Surface]] = {}

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface kept under ``key``, making it if there is none, anew each time while it is `passing`."""
        if self.used is not None:
            self.used.append(key)
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
            return found
        before, coming = self.passing, self._coming.pop(key, None)
        made = make() if coming is None or coming.cancel() else coming.result()
        if self.passing != before:
            return made
        self._surfaces[key] = made
        self._bytes += _size(made)
        self._large_bytes += self._is_large(made) * _size(made)
        self._shrink()
        return made

    def prepare(self, key: Hashable, make: Callable[[], pygame.Surface]) -> None:
        """Have what will soon be asked for under ``key`` made in the background: ``make`` may use no store.

        A few may be on their way; of more the first is let go of.
        """
        if key in self._surfaces or key in self._coming:
            return
        self._coming[key] = _maker.submit(make)
        if len(self._coming) > _MOST_COMING:
            self._coming.pop(next(iter(self._coming))).cancel()

    def drop_ahead(self, wanted: Collection[Hashable]) -> None:
        """Let go of what has been made ahead or waits to be, and was not asked for, but for some keys."""
        others = [(key, coming) for key, coming in self._coming.items() if key not in wanted]
        for key, coming in others:
            if coming.done() or coming.cancel():
                del self._coming[key]

    def is_ready(self, key: Hashable) -> bool:
        """Tell whether what belongs to ``key`` need not be made or waited for."""
        coming = self._coming.get(key)
        return key in self._surfaces or (coming is not None and coming.done())

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
        self._large_bytes = sum(_size(surface) for surface in self._surfaces.values() if self._is_large(surface))
        self._shrink()

    def clear(self) -> None:
        """Forget everything."""
        for coming in self._coming.values():
            coming.cancel()
        self._coming.clear()
        self._surfaces.clear()
        self._bytes = self._large_bytes = 0

    def _shrink(self) -> None:
        """Forget the longest unused, but never the latest; the large ones among themselves once they fill their share.

        Else a light that opens, each of whose sizes is as large as a hundred texts, would push out all of a table.
        """
        if self._bytes <= self._max_bytes or len(self._surfaces) < 2:
            return
        latest = next(reversed(self._surfaces))
        self.touch((*self.needed, latest))
        while self._bytes > self._max_bytes and len(self._surfaces) > 1:
            large = self._large_bytes > self._max_bytes * _LARGE_SHARE
            alike = (key for key, kept in self._surfaces.items() if self._is_large(kept) == large and key != latest)
            key = next(alike, next(iter(self._surfaces)))
            oldest = self._surfaces.pop(key)
            self._bytes -= _size(oldest)
            self._large_bytes -= self._is_large(oldest) * _size(oldest)
            self.on_forgotten(key)

    def _is_large(self, surface: pygame.Surface) -> bool:
        return _size(surface) * _LARGE > self._max_bytes


def _size(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


class Latest:
    """Keeps the latest of some pictures that are large and take long: each is made in the background.

    Until it is there, the one before stands in for it.
    """

    def __init__(self) -> None:
        self._kept = SurfaceCache(0)
        self._shown: Hashable = None
        self._wanted: Hashable = None

    @property
    def has_news(self) -> bool:
        """Whether what was asked for last has come since."""
        return self._wanted != self._shown and self._kept.is_ready(self._wanted)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface], *, wait: bool) -> pygame.Surface | None:
        """Return a picture, the one before while it is being made, None where there is none.

        Args:
            key: of the picture.
            make: makes it, without any store.
            wait: have it made now if it isn't there.
        """
        if key != self._wanted:
            self._wanted = key
            self._kept.drop_ahead((key,))
        if wait or self._kept.is_ready(key):
            self._shown = key
            return self._kept.get(key, make)
        self._kept.prepare(key, make)
        return None if self._shown is None else self._kept.get(self._shown, make)

    def prepare(self, key: Hashable, make: Callable[[], pygame.Surface]) -> None:
        """Have a picture made that will be asked for next; what was made for other keys in vain is let go of."""
        self._kept.drop_ahead((key, self._wanted))
        self._kept.prepare(key, make)

    def forget(self) -> None:
        """Let go of everything."""
        self._kept.clear()
        self._shown = self._wanted = None
