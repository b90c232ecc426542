"""What is breathed, brushed and rubbed: paper, wind, and the voice of a king of ghosts."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from art.kit.noise import chance
from art.sound.wave import RATE, Gain, Wave, band, clock, curve, dying, noise, resonances, samples, through


def brush(seconds: float, strokes: Sequence[tuple[float, float]], *, seed: int = 1) -> Wave:
    """Return a brush writing on rough paper.

    Args:
        seconds: how long it sounds.
        strokes: when each stroke begins and for how long it lasts.
        seed: of the paper.
    """
    t, dice = clock(seconds), chance(seed)
    grain = np.abs(noise(seconds, band(20, 260), seed + 1)) ** 1.6
    soft, crisp = noise(seconds, band(700, 2600), seed + 2), noise(seconds, band(2400, 7800), seed + 3)
    wave = np.zeros_like(t)
    for begin, length in strokes:
        place = np.clip((t - begin) / length, 0, 1)
        press = np.sin(np.pi * place) ** 0.8 * (0.55 + 0.6 * place)
        lean = 0.25 + 0.75 * place + 0.2 * dice.random()
        wave += press * ((1 - 0.5 * lean) * soft + 0.7 * lean * crisp)
    return wave * (0.35 + 0.65 * np.minimum(grain, 2))


def card(seconds: float = 0.22, *, seed: int = 1, slide: float = 0.07) -> Wave:
    """Return a card that slides off the deck and comes to lie."""
    t = clock(seconds)
    hiss = noise(seconds, band(1500, 6500), seed) * np.clip(t / slide, 0, 1) ** 1.5 * (t < slide)
    snap = noise(seconds, band(900, 5200), seed + 1) * dying(seconds, 0.05, 0.0006)
    thump = np.sin(2 * np.pi * 150 * t) * dying(seconds, 0.07, 0.002)
    wave, start = 0.34 * hiss, samples(slide)
    wave[start:] += (0.8 * snap + 0.5 * thump)[: len(wave) - start]
    return wave


def gust(seconds: float, points: Sequence[tuple[float, float]], *, seed: int = 1, narrow: float = 5.0) -> Wave:
    """Return wind that howls through a gap, its pitch and strength following a line.

    Args:
        seconds: how long it blows.
        points: (time, pitch in hertz) of the howl.
        seed: of the wind.
        narrow: how much it whistles.
    """
    line = curve(seconds, points)
    centers = np.geomspace(180, 2600, 15)
    wave = np.zeros(samples(seconds))
    for number, center in enumerate(centers):
        near = np.exp(-((np.log2(line / center) * 2.6) ** 2))
        part = noise(seconds, band(center * (1 - 0.5 / narrow), center * (1 + 0.5 / narrow), 3.5), seed + number)
        wave += part * near
    return wave + 0.22 * noise(seconds, band(120, 900), seed + 40)


def sigh(seconds: float, begin: float, end: float, *, seed: int = 1) -> Wave:
    """Return a ghost that breathes out while it passes, its voice sinking from one pitch to another."""
    t = clock(seconds)
    share = t / seconds
    line = begin * (end / begin) ** share * (1 + 0.012 * np.sin(2 * np.pi * 5.3 * t) * np.minimum(1, t * 4))
    phase = 2 * np.pi * np.cumsum(line) / RATE
    voice = np.sin(phase) + 0.3 * np.sin(2 * phase + 0.4) + 0.12 * np.sin(3 * phase + 1)
    breath = noise(seconds, band(500, 3600), seed) * 0.5
    throat = through(resonances((560, 240, 1.0), (1050, 260, 0.5), (2500, 500, 0.25)), voice + breath)
    return throat * np.sin(np.pi * np.clip(share, 0, 1) ** 0.7) ** 1.3


_VOWELS: tuple[Gain, ...] = (
    resonances((290, 110, 1.0), (760, 160, 0.45), (2200, 300, 0.06)),
    resonances((450, 130, 1.0), (860, 170, 0.7), (2350, 300, 0.14)),
    resonances((640, 160, 1.0), (1080, 200, 0.8), (2450, 320, 0.25)),
)
"""The throat closed, half open and open."""


def growl(
    seconds: float, pitches: Sequence[tuple[float, float]], mouth: Sequence[tuple[float, float]], *, seed: int = 1
) -> Wave:
    """Return the voice of a ghost king: rough pulses of a great throat, shaped by a mouth that opens.

    Args:
        seconds: how long he growls.
        pitches: (time, hertz) of his voice.
        mouth: (time, how far it is open from 0 to 2).
        seed: of the roughness.
    """
    t = clock(seconds)
    shake = noise(seconds, band(4, 34, 1.2), seed)
    line = curve(seconds, pitches) * (1 + 0.05 * shake)
    turns = np.cumsum(line) / RATE
    voice = np.zeros_like(t)
    for number in range(1, 70):
        voice += np.sin(2 * np.pi * turns * number + 0.7 * number**0.5) / number**0.75
    beat = 0.62 + 0.38 * np.cos(2 * np.pi * turns / 2) * (1 + 0.4 * noise(seconds, band(8, 40, 1.2), seed + 1))
    air = noise(seconds, band(180, 3800, 1.2), seed + 2) * np.clip(np.sin(2 * np.pi * turns), -0.2, 1) ** 2
    source = np.tanh(0.9 * voice * beat + 1.5 * air)
    openness = curve(seconds, mouth)
    wave = np.zeros_like(t)
    for number, vowel in enumerate(_VOWELS):
        wave += through(vowel, source) * np.clip(1 - np.abs(openness - number), 0, 1)
    chest = np.sin(2 * np.pi * turns) + 0.5 * np.sin(np.pi * turns)
    return np.asarray(np.tanh(1.6 * wave / np.max(np.abs(wave))) + 0.22 * chest)
