"""The sound device, in a thread of its own: opening it, decoding and starting a sound take time that no frame has."""

from __future__ import annotations

import contextlib
import math
import os
import queue
import sys
import threading
from collections.abc import Callable, Mapping
from glob import glob
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from art.sounds import AMBIENCES, EFFECTS, sound_path

RATE: Final = 44_100
BUFFER: Final = 1024
"""Samples the device asks for at once: a sound begins about two hundredths of a second late."""
CHANNELS: Final = 16
FADE: Final = 2.5
"""Seconds a loop takes from silence to its volume and back."""
STEP: Final = 0.05
"""Seconds between two steps of a fade."""
PLACES: Final = ("/dev/snd/pcm*p", "/dev/dsp*", "/etc/asound.conf")
"""Where Linux shows that sound can be played."""
LEISURE: Final = 0.4
"""Seconds without an order after which the next effect is decoded in advance; a loop is large, and fades in anyway."""


class NoDeviceError(Exception):
    """There is nothing to play sound on."""


def has_device() -> bool:
    """Tell whether SDL can expect a sound device; on Linux the kernel or a sound server shows one.

    Without any of them SDL would look in vain, and its libraries complain on the terminal.
    """
    if not sys.platform.startswith("linux") or os.environ.get("SDL_AUDIODRIVER") or os.environ.get("PULSE_SERVER"):
        return True
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR") or "/nowhere")
    servers = (runtime / "pulse" / "native", runtime / "pipewire-0")
    return any(glob(place) for place in PLACES) or any(server.exists() for server in servers)


def open_device() -> None:
    """Open the sound device: one channel, 16 bits. Raises NoDeviceError if there is none, or none that works."""
    if not has_device():
        raise NoDeviceError
    try:
        pygame.mixer.init(RATE, -16, 1, BUFFER)
    except pygame.error as error:
        raise NoDeviceError(str(error)) from error
    pygame.mixer.set_num_channels(CHANNELS)
    pygame.mixer.set_reserved(len(AMBIENCES))


class _Play(NamedTuple):
    name: str
    volume: float


class _Surround(NamedTuple):
    volumes: dict[str, float]


_Order = _Play | _Surround | None


class Mixer:
    """A `client.audio.Speaker` on the machine's sound device, opened when there is first something to play.

    Where there is no device every order is forgotten.

    Args:
        path_of: tells the file of a sound.
        open_device: opens the device, or raises NoDeviceError.
    """

    def __init__(
        self, path_of: Callable[[str], Path] = sound_path, open_device: Callable[[], None] = open_device
    ) -> None:
        self._path_of = path_of
        self._open_device = open_device
        self._orders: queue.SimpleQueue[_Order] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._loops = {name: _Loop(number) for number, name in enumerate(AMBIENCES)}
        self.silent = False
        """There is no device, as was found out on opening it."""

    def play(self, name: str, volume: float) -> None:
        """Start a sound at a volume from 0 to 1."""
        self._give(_Play(name, volume))

    def surround(self, volumes: Mapping[str, float]) -> None:
        """Fade to these loops at these volumes."""
        self._give(_Surround(dict(volumes)))

    def close(self) -> None:
        """Fall silent and give the device back."""
        if self._thread is not None:
            self._orders.put(None)
            self._thread.join(1.0)

    def settle(self) -> None:
        """Wait until all orders so far have been carried out: for tests."""
        while self._thread is not None and self._thread.is_alive() and not self._orders.empty():
            threading.Event().wait(0.002)

    # ---- the thread

    def _give(self, order: _Order) -> None:
        if self.silent:
            return
        self._orders.put(order)
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="sounds", daemon=True)
            self._thread.start()

    def _work(self) -> None:
        try:
            self._open_device()
        except NoDeviceError:
            self.silent = True
            return
        with contextlib.suppress(pygame.error):  # the device is gone: somebody pulled the plug, or pygame has quit
            while self._obey():
                self._fade()
        self.silent = True
        pygame.mixer.quit()

    def _obey(self) -> bool:
        """Carry out the next order; while there is none, decode in advance. Tell whether to go on."""
        try:
            order = self._orders.get(timeout=self._patience())
        except queue.Empty:
            self._decode_one()
            return True
        if isinstance(order, _Play):
            sound = self._sound(order.name)
            if sound is not None:
                sound.set_volume(order.volume)
                sound.play()
        elif isinstance(order, _Surround):
            for name, loop in self._loops.items():
                loop.aim(order.volumes.get(name, 0.0))
        return order is not None

    def _patience(self) -> float | None:
        if any(loop.is_fading for loop in self._loops.values()):
            return STEP
        return LEISURE if self._next_effect is not None else None

    @property
    def _next_effect(self) -> str | None:
        """The weightiest effect that hasn't been decoded yet."""
        return next((name for name in EFFECTS if name not in self._sounds), None)

    def _fade(self) -> None:
        for name, loop in self._loops.items():
            if loop.is_fading:
                loop.step(self._sound(name))

    def _decode_one(self) -> None:
        if not any(loop.is_fading for loop in self._loops.values()):
            name = self._next_effect
            if name is not None:
                self._sound(name)

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        """Return a decoded sound, None if its file is missing or broken."""
        if name not in self._sounds:
            try:
                self._sounds[name] = pygame.mixer.Sound(str(self._path_of(name)))
            except (FileNotFoundError, pygame.error):
                self._sounds[name] = None
        return self._sounds[name]


class _Loop:
    """One loop on its own channel. It isn't begun anew each time it is wanted again, but goes on where it was."""

    def __init__(self, channel: int) -> None:
        self._channel = channel
        self._volume = 0.0
        self._target = 0.0
        self._pace = 0.0
        self._begun = False

    @property
    def is_fading(self) -> bool:
        """Whether it is on its way to another volume."""
        return self._volume != self._target

    def aim(self, volume: float) -> None:
        """Begin to fade to a volume."""
        self._target = volume
        self._pace = abs(volume - self._volume) * STEP / FADE

    def step(self, sound: pygame.mixer.Sound | None) -> None:
        """Go a step on to the volume aimed at."""
        if sound is None:
            self._volume = self._target
            return
        channel, waking = pygame.mixer.Channel(self._channel), self._volume == 0
        way = self._target - self._volume
        self._volume = self._target if abs(way) <= self._pace else self._volume + math.copysign(self._pace, way)
        sound.set_volume(self._volume)
        if not self._begun:
            self._begun = True
            channel.play(sound, loops=-1)
        elif waking:
            channel.unpause()
        if self._volume == 0:
            channel.pause()
