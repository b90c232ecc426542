"""What sings: the seven-stringed zither (guqin) and the upright flute (xiao)."""

from __future__ import annotations

import numpy as np

from art.kit.noise import chance
from art.sound.wave import RATE, Wave, band, clock, dying, noise


def zither(
    tone: float, seconds: float = 2.4, *, seed: int = 1, bright: float = 0.5, slide: float = 0.0, shake: float = 0.0
) -> Wave:
    """Return a plucked silk string.

    Args:
        tone: its pitch.
        seconds: how long it is let ring.
        seed: of the pluck.
        bright: how near the bridge and with how much nail, 0 to 1.
        slide: by how many semitones the finger slides up into the pitch.
        shake: how many cents the finger trembles by afterwards.
    """
    t, dice = clock(seconds), chance(seed)
    bend = -slide * np.clip(1 - t / 0.16, 0, 1) ** 2 + shake / 100 * np.sin(2 * np.pi * 4.6 * t) * np.clip(
        t - 0.3, 0, 0.6
    )
    turns = np.cumsum(tone * 2 ** (bend / 12)) / RATE
    place, wave = 0.11 + 0.1 * (1 - bright) + 0.02 * dice.random(), np.zeros_like(t)
    length = 3.6 * (196 / tone) ** 0.35
    for number in range(1, 42):
        stiff = number * np.sqrt(1 + 0.00011 * number**2)
        if stiff * tone > 10_000:
            break
        level = abs(np.sin(np.pi * number * place)) / number ** (1.45 - 0.55 * bright)
        sixty = length / (1 + 0.16 * (number - 1)) * (0.85 + 0.3 * dice.random())
        across = 1 + 0.0004 + 0.0003 * dice.random()
        start = dice.random() * 0.5
        wave += level * np.sin(2 * np.pi * turns * stiff + start) * 10 ** (-3 * t / sixty)
        wave += level * 0.45 * np.sin(2 * np.pi * turns * stiff * across + start) * 10 ** (-3 * t / (sixty * 0.45))
    wave *= np.sin(np.minimum(1, t / 0.0025) * np.pi / 2) ** 2
    body = sum(np.sin(2 * np.pi * mode * t) * dying(seconds, 0.16, 0.002) for mode in (104.0, 183.0, 267.0))
    nail = noise(seconds, band(1500, 5200), seed + 1) * dying(seconds, 0.03, 0.0008)
    return np.asarray(wave / np.max(np.abs(wave)) + 0.07 * body + (0.03 + 0.07 * bright) * nail)


def flute(tone: float, seconds: float, *, seed: int = 1, fall: float = 0.4, scoop: float = 0.35) -> Wave:
    """Return a bamboo flute, more breath than tone.

    Args:
        tone: its pitch.
        seconds: how long it is blown, with the fading.
        seed: of the breath.
        fall: seconds of fading at the end.
        scoop: from how many semitones below the tone rises.
    """
    t = clock(seconds)
    rise = 0.16
    swell = np.minimum(1, t / rise) ** 1.4 * np.clip((seconds - t) / fall, 0, 1) ** 1.3
    swell *= 0.86 + 0.14 * np.sin(np.pi * np.clip(t / seconds, 0, 1))
    shake = np.clip((t - 0.35) / 0.6, 0, 1) * np.sin(2 * np.pi * 4.7 * t + 0.3 * np.sin(2 * np.pi * 0.9 * t))
    bend = -scoop * np.exp(-t / 0.07) + 0.16 * shake
    phase = 2 * np.pi * np.cumsum(tone * 2 ** (bend / 12)) / RATE
    wave = np.zeros_like(t)
    for number, level in enumerate((1.0, 0.34, 0.15, 0.05, 0.025), 1):
        wave += level * np.sin(number * phase + 0.5 * number) * swell**number
    wave *= 1 + 0.12 * shake
    breath = noise(seconds, band(tone * 1.6, 6200, 1.5), seed) * 0.045
    edge = noise(seconds, band(tone * 0.94, tone * 1.06, 5), seed + 1) * 0.1
    start = noise(seconds, band(900, 5200), seed + 2) * dying(seconds, 0.09, 0.012) * 0.1
    return np.asarray(wave * 0.8 + (breath + edge) * swell + start)
