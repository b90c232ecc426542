"""The finished pictures, decoded away from the drawing thread and kept within bounds.

A worker decodes in the background the small pictures of which it is known that they will be wanted soon. Others are
decoded when they are wanted, which takes a few milliseconds; once fitted to a size they aren't needed again. A large
picture is decoded when it is first wanted; until it is there the small one stands in for it, and the window is
asked to show itself again once it has come.
"""

from __future__ import annotations

import queue
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Final

import pygame

from art.pictures import LARGE, SMALL, Size, picture_path

SMALL_WIDTH: Final = 240
"""The width of a small picture of a card in pixels; wider ones are made from the large picture."""
MOST_SMALL: Final = 48
"""How many small pictures are kept decoded."""
MOST_LARGE: Final = 2
"""How many large pictures are kept decoded."""

Key = tuple[str, Size]


class Gallery:
    """Gives pictures by name. Only the drawing thread may ask.

    Args:
        path_of: tells the file of a picture in a size.
    """

    def __init__(self, path_of: Callable[[str, Size], Path] = picture_path) -> None:
        self._path_of = path_of
        self._kept: dict[Size, OrderedDict[str, pygame.Surface | None]] = {SMALL: OrderedDict(), LARGE: OrderedDict()}
        self._lock = threading.Condition()
        """Held while something is put among those kept; tells when the worker has done so."""
        self._orders: queue.SimpleQueue[Key] = queue.SimpleQueue()
        self._ordered: set[Key] = set()
        self._worker: threading.Thread | None = None
        self._at_work: Key | None = None
        """What the worker decodes now."""

    def prefetch(self, names: Sequence[str]) -> None:
        """Have the small pictures of these names decoded in the background, of as many as are kept.

        What is there of them already is kept longer than what isn't among them.
        """
        keys: list[Key] = [(name, SMALL) for name in names[:MOST_SMALL]]
        for key in keys:
            self._get(key)
        for key in keys:
            self._order(key)

    def picture(self, name: str, width: int, *, wait: bool = False) -> tuple[pygame.Surface, bool] | None:
        """Return the best decoded picture for a width in pixels, premultiplied, and whether a better one will come.

        None if there is no such picture. A small picture is decoded here and now if the worker has not come to it: that
        takes a few milliseconds. With ``wait`` so is a large one.
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
        key: Key = (name, SMALL)
        with self._lock:
            self._lock.wait_for(lambda: self._at_work != key)
        found = self._get(key)
        return found if found is not None or self._has(key) else self._decode(key)

    def _large_one(self, name: str, *, wait: bool) -> pygame.Surface | None:
        key: Key = (name, LARGE)
        if self._has(key):
            return self._get(key)
        if wait:
            return self._decode(key)
        self._order(key)
        return None

    def _has(self, key: Key) -> bool:
        return key[0] in self._kept[key[1]]

    def _get(self, key: Key) -> pygame.Surface | None:
        """Return a picture that was there a moment ago, None if the worker has just let it go."""
        with self._lock:
            kept = self._kept[key[1]]
            if key[0] in kept:
                kept.move_to_end(key[0])
            return kept.get(key[0])

    def _order(self, key: Key) -> None:
        if key in self._ordered or self._has(key):
            return
        self._ordered.add(key)
        self._orders.put(key)
        if self._worker is None:
            self._worker = threading.Thread(target=self._work, name="pictures", daemon=True)
            self._worker.start()

    def _work(self) -> None:
        while True:
            key = self._orders.get()
            with self._lock:
                self._at_work = key
            try:
                if not self._has(key):
                    self._decode(key)
            finally:
                with self._lock:
                    self._at_work = None
                    self._lock.notify()
            self._ordered.discard(key)
            if key[1] == LARGE:
                with suppress(pygame.error):  # the window is closed
                    pygame.event.post(pygame.event.Event(pygame.WINDOWEXPOSED))

    def _decode(self, key: Key) -> pygame.Surface | None:
        """Decode a picture and keep it, letting go of the one not used for longest."""
        name, size = key
        surface = _decoded(self._path_of(name, size))
        with self._lock:
            kept = self._kept[size]
            kept[name] = surface
            while len(kept) > (MOST_SMALL if size == SMALL else MOST_LARGE):
                kept.popitem(last=False)
        return surface


def prepare_place(name: str, size: tuple[int, int]) -> None:
    """Have `place_surface` worked out in the background: it will be asked for soon. Only the latest is kept."""
    for found in _ahead.values():
        found.cancel()
    _ahead.clear()
    _ahead[name, size] = _ahead_worker.submit(_fitted_place, name, size)


def place_surface(name: str, size: tuple[int, int]) -> pygame.Surface | None:
    """Return the picture of a place (`art.catalogue.PLACES`) that covers a size, cut at its edges; None if missing.

    Unless it was prepared, it is decoded and fitted anew each time: whoever paints a place keeps what he has painted.
    """
    ahead = _ahead.pop((name, size), None)
    return _fitted_place(name, size) if ahead is None or ahead.cancel() else ahead.result()


def _fitted_place(name: str, size: tuple[int, int]) -> pygame.Surface | None:
    try:
        whole = pygame.image.load(str(picture_path(name, LARGE)))
    except (FileNotFoundError, pygame.error):
        return None
    scale = max(size[0] / whole.get_width(), size[1] / whole.get_height())
    covering = (max(size[0], round(whole.get_width() * scale)), max(size[1], round(whole.get_height() * scale)))
    fitted = whole if covering == whole.get_size() else pygame.transform.smoothscale(whole, covering)
    cut = fitted.get_rect(size=size, centerx=fitted.get_width() // 2, bottom=fitted.get_height())
    return fitted.subsurface(cut)


def large_surface(name: str) -> pygame.Surface | None:
    """Return a large picture, premultiplied; None if it is missing. It isn't kept: whoever fits it does that."""
    return _decoded(picture_path(name, LARGE))


def _decoded(path: Path) -> pygame.Surface | None:
    """Return a picture from its file, premultiplied, None if it is missing or broken."""
    try:
        loaded = pygame.image.load(str(path))
    except (FileNotFoundError, pygame.error):
        return None
    window_like = pygame.Surface((1, 1), pygame.SRCALPHA)  # its order of bytes: others are pasted far more slowly
    return loaded.convert(window_like).premul_alpha()


_ahead: Final[dict[tuple[str, tuple[int, int]], Future[pygame.Surface | None]]] = {}
"""The place that was prepared."""
_ahead_worker: Final = ThreadPoolExecutor(1, thread_name_prefix="place")
GALLERY: Final = Gallery()
"""The pictures of the program: they are the same in every window."""
