"""The finished pictures, decoded away from the drawing thread and kept within bounds.

A worker decodes the small pictures of all cards in the background, from the first one asked for on, so that the table
finds them ready. A large picture is decoded when it is first wanted; until it is there the small one stands in for it,
and the window is asked to show itself again once it has come.
"""

from __future__ import annotations

import queue
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

import pygame

from art.pictures import LARGE, SMALL, Size, picture_path

SMALL_WIDTH: Final = 240
"""The width of a small picture of a card in pixels; wider ones are made from the large picture."""
MOST_LARGE: Final = 12
"""How many large pictures are kept decoded."""

Key = tuple[str, Size]


class Gallery:
    """Gives pictures by name. Only the drawing thread may ask.

    Args:
        path_of: tells the file of a picture in a size.
    """

    def __init__(self, path_of: Callable[[str, Size], Path] = picture_path) -> None:
        self._path_of = path_of
        self._small: dict[str, pygame.Surface | None] = {}
        self._large: OrderedDict[str, pygame.Surface | None] = OrderedDict()
        self._lock = threading.Lock()
        self._orders: queue.SimpleQueue[Key] = queue.SimpleQueue()
        self._ordered: set[Key] = set()
        self._worker: threading.Thread | None = None
        self._prefetched = False

    def prefetch_once(self, names: Iterable[str]) -> None:
        """Have the small pictures of these names decoded in the background; later calls do nothing."""
        if not self._prefetched:
            self._prefetched = True
            for name in names:
                self._order((name, SMALL))

    def picture(self, name: str, width: int, *, wait: bool = False) -> tuple[pygame.Surface, bool] | None:
        """Return the best decoded picture for a width in pixels, premultiplied, and whether a better one will come.

        None if there is no such picture. The first small picture of a name is decoded here and now if the worker has
        not come to it yet: that takes a few milliseconds. With ``wait`` so is a large one.
        """
        if width > SMALL_WIDTH:
            large = self._large_one(name, wait=wait)
            if large is not None:
                return large, False
        small = self._small_one(name)
        if small is None:
            return None
        return small, width > SMALL_WIDTH and self._path_of(name, LARGE).exists()

    def settle(self) -> None:
        """Wait until everything ordered has been decoded: for screenshots and tests."""
        while self._ordered:
            threading.Event().wait(0.002)

    # ---- inside

    def _small_one(self, name: str) -> pygame.Surface | None:
        if name not in self._small:
            decoded = _decoded(self._path_of(name, SMALL))
            with self._lock:
                self._small.setdefault(name, decoded)
        return self._small[name]

    def _large_one(self, name: str, *, wait: bool) -> pygame.Surface | None:
        with self._lock:
            if name in self._large:
                self._large.move_to_end(name)
                return self._large[name]
        if not wait:
            self._order((name, LARGE))
            return None
        decoded = _decoded(self._path_of(name, LARGE))
        self._put((name, LARGE), decoded)
        return decoded

    def _order(self, key: Key) -> None:
        if key in self._ordered or (key[1] == SMALL and key[0] in self._small):
            return
        self._ordered.add(key)
        self._orders.put(key)
        if self._worker is None:
            self._worker = threading.Thread(target=self._work, name="pictures", daemon=True)
            self._worker.start()

    def _work(self) -> None:
        while True:
            key = self._orders.get()
            name, size = key
            if size == LARGE or name not in self._small:
                self._put(key, _decoded(self._path_of(name, size)))
            self._ordered.discard(key)
            if size == LARGE and pygame.display.get_init():
                pygame.event.post(pygame.event.Event(pygame.WINDOWEXPOSED))

    def _put(self, key: Key, surface: pygame.Surface | None) -> None:
        name, size = key
        with self._lock:
            if size == SMALL:
                self._small.setdefault(name, surface)
                return
            self._large[name] = surface
            while len(self._large) > MOST_LARGE:
                self._large.popitem(last=False)


def _decoded(path: Path) -> pygame.Surface | None:
    """Return a picture from its file, premultiplied, None if it is missing or broken."""
    try:
        loaded = pygame.image.load(str(path))
    except (FileNotFoundError, pygame.error):
        return None
    whole = pygame.Surface(loaded.get_size(), pygame.SRCALPHA)
    whole.blit(loaded, (0, 0))
    return whole.premul_alpha()


GALLERY: Final = Gallery()
"""The pictures of the program: they are the same in every window."""
