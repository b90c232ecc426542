"""What every sound is made with: time, noise, filters, envelopes, the room, and the tape that takes the layers.

A wave is a row of samples at `RATE`, about −1 to 1; times are in seconds, pitches in hertz. All chance has a seed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from art.kit.noise import chance

RATE: Final = 44_100
PEAK: Final = 0.87
"""The loudest sample of a finished sound: the encoder may overshoot a little."""
LOOP_PEAK: Final = 0.35
"""The same of a loop."""

Wave: TypeAlias = npt.NDArray[np.float64]
Gain: TypeAlias = Callable[[Wave], Wave]
"""How much of each frequency, in hertz, is let through."""


def samples(seconds: float) -> int:
    """Return how many samples a time has."""
    return round(seconds * RATE)


def clock(seconds: float) -> Wave:
    """Return the time of each sample."""
    return np.arange(samples(seconds)) / RATE


# -- noise and filters


def through(gain: Gain, wave: Wave) -> Wave:
    """Return a wave filtered without a shift in time. Its end runs on into its beginning, as a loop needs it."""
    spectrum = np.fft.rfft(wave) * gain(np.asarray(np.fft.rfftfreq(len(wave), 1 / RATE), np.float64))
    return np.asarray(np.fft.irfft(spectrum, len(wave)))


def band(low: float, high: float, slope: float = 2.0) -> Gain:
    """Return a filter that lets a band through and falls by about 6 dB an octave and unit of slope beside it."""

    def gain(pitch: Wave) -> Wave:
        safe = np.maximum(pitch, 1e-3)
        rest: Wave = 1 / np.sqrt((1 + (low / safe) ** (2 * slope)) * (1 + (safe / high) ** (2 * slope)))
        return rest

    return gain


def resonances(*peaks: tuple[float, float, float]) -> Gain:
    """Return the filter of a hollow body: peaks of (pitch, width in hertz, height)."""

    def gain(pitch: Wave) -> Wave:
        total = np.zeros_like(pitch)
        for center, width, height in peaks:
            total += height / (1 + ((pitch - center) / (width / 2)) ** 2)
        return total

    return gain


def noise(seconds: float, gain: Gain, seed: int) -> Wave:
    """Return noise of a colour at an effective value of 1. It repeats without a seam."""
    white = chance(seed).standard_normal(samples(seconds))
    colored = through(gain, white)
    return np.asarray(colored / (np.sqrt(np.mean(colored**2)) + 1e-12))


# -- envelopes


def curve(seconds: float, points: Sequence[tuple[float, float]]) -> Wave:
    """Return a smooth line through points of (time, value)."""
    t = clock(seconds)
    times, values = [point[0] for point in points], [point[1] for point in points]
    place = np.interp(t, times, np.arange(len(times)))
    whole = np.minimum(place.astype(int), max(0, len(times) - 2))
    part = place - whole
    eased = part * part * (3 - 2 * part)
    levels = np.asarray(values, dtype=np.float64)
    line: Wave = levels[whole] + (levels[np.minimum(whole + 1, len(levels) - 1)] - levels[whole]) * eased
    return line


def dying(seconds: float, sixty: float, attack: float = 0.001) -> Wave:
    """Return an envelope that rises within ``attack`` and has fallen by 60 dB after ``sixty`` seconds."""
    t = clock(seconds)
    rise = np.minimum(1.0, t / max(attack, 1 / RATE))
    fall: Wave = 10 ** (-3 * t / sixty)
    return np.asarray(np.sin(rise * np.pi / 2) ** 2 * fall)


def swelling(seconds: float, cycles: Sequence[int], seed: int, depth: float = 1.0) -> Wave:
    """Return a slow, uneven rise and fall between 1 − depth and 1 that repeats without a seam.

    Args:
        seconds: its length.
        cycles: how often each of the waves it is made of comes round in that time.
        seed: of when they do.
        depth: how far it falls.
    """
    phase = chance(seed).random(len(cycles)) * 2 * np.pi
    turn = np.arange(samples(seconds)) / samples(seconds) * 2 * np.pi
    total = sum((np.sin(turn * cycle + start) for cycle, start in zip(cycles, phase, strict=True)), turn * 0)
    swing = 0.5 + 0.5 * total / len(cycles)
    return np.asarray(1 - depth + depth * np.clip(swing, 0, 1))


# -- layers


class Tape:
    """A length of time on which waves are laid over each other.

    Args:
        seconds: how long.
        loop: what runs over the end goes on at the beginning.
    """

    def __init__(self, seconds: float, *, loop: bool = False) -> None:
        self.wave: Wave = np.zeros(samples(seconds))
        self._loop = loop

    def lay(self, wave: Wave, at: float = 0.0, level: float = 1.0) -> Tape:
        """Lay a wave from a time on."""
        start = samples(at)
        if self._loop:
            places = (start + np.arange(len(wave))) % len(self.wave)
            np.add.at(self.wave, places, wave * level)
        else:
            room = max(0, min(len(wave), len(self.wave) - start))
            self.wave[start : start + room] += wave[:room] * level
        return self


# -- the room and the finish


def room(
    wave: Wave, *, size: float = 0.8, wet: float = 0.22, dark: float = 3200.0, seed: int = 7, loop: bool = False
) -> Wave:
    """Return a wave as heard in a wooden hall, as long as before.

    Args:
        wave: the dry sound.
        size: seconds until the echo has fallen by 60 dB.
        wet: how loud the echo is.
        dark: the pitch above which the echo is dull.
        seed: of the echo.
        loop: what rings beyond the end goes on at the beginning; otherwise it is cut.
    """
    tail = _echo(size, dark, seed)
    length = len(wave) if loop else len(wave) + len(tail)
    echo = np.fft.irfft(np.fft.rfft(wave, length) * np.fft.rfft(tail, length), length)[: len(wave)]
    return np.asarray(wave + wet * echo)


def _echo(size: float, dark: float, seed: int) -> Wave:
    """Return what a clap leaves behind: a few walls, then noise that dies the faster the higher it is."""
    length = size * 1.2
    tail = np.zeros(samples(length))
    for number, (low, high, share) in enumerate(((60, 500, 1.0), (500, dark, 0.8), (dark, 9000, 0.45))):
        tail += noise(length, band(low, high), seed + number) * dying(length, size * share, 0.012)
    for delay, level in ((0.011, 5.0), (0.018, -4.0), (0.027, 3.2), (0.04, -2.4)):
        tail[samples(delay)] += level
    return np.asarray(tail / np.sqrt(np.sum(tail**2)))


def warm(wave: Wave, drive: float = 1.4) -> Wave:
    """Return a wave pressed gently, as tape does: what is loud gets rounder."""
    top = np.max(np.abs(wave)) + 1e-12
    return np.asarray(np.tanh(wave / top * drive) / np.tanh(drive))


def finished(wave: Wave, fade: float = 0.12) -> Wave:
    """Return a sound without offset, ended softly, at the common peak."""
    clean = through(band(28, 18_000, 3), wave)
    count = min(len(clean), samples(fade))
    clean[: samples(0.0006)] *= np.linspace(0, 1, samples(0.0006))
    clean[-count:] *= np.cos(np.linspace(0, np.pi / 2, count)) ** 2
    return np.asarray(clean * (PEAK / np.max(np.abs(clean))))


# -- pitches

_STEPS: Final = {"D": 1.0, "Eb": 256 / 243, "F": 32 / 27, "G": 4 / 3, "Ab": 1024 / 729, "A": 3 / 2, "C": 16 / 9}
_D4: Final = 293.66


def pitch(name: str) -> float:
    """Return a note's pitch: one of the five notes D F G A C with the octave above D counted from D, as "A4".

    They are tuned in fifths; Eb and Ab, which are not among the five, are for what frightens.
    """
    return _D4 * _STEPS[name[:-1]] * 2.0 ** (int(name[-1]) - 4)
