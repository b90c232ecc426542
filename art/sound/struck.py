"""What is struck: wood, bells, drums, gongs, coins, blades. Each is a set of tones that die away at their own pace."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from art.kit.noise import chance
from art.sound.wave import RATE, Tape, Wave, band, clock, dying, noise, through

Mode = tuple[float, float, float]
"""Pitch, level, and the seconds in which it falls by 60 dB."""


def ringing(seconds: float, modes: Iterable[Mode], seed: int, attack: float = 0.0008) -> Wave:
    """Return tones struck together."""
    t, dice = clock(seconds), chance(seed)
    wave = np.zeros_like(t)
    for tone, level, sixty in modes:
        if tone < RATE * 0.45:
            wave += level * np.sin(2 * np.pi * tone * t + dice.random() * 6.283) * 10 ** (-3 * t / sixty)
    rise = np.minimum(1.0, t / attack)
    return np.asarray(wave * np.sin(rise * np.pi / 2) ** 2)


def knock(seconds: float, low: float, high: float, sixty: float, seed: int) -> Wave:
    """Return the dull noise of the stick as it hits."""
    return noise(seconds, band(low, high), seed) * dying(seconds, sixty, 0.0004)


def woodblock(tone: float = 760.0, seconds: float = 0.35, *, seed: int = 1, dry: float = 1.0) -> Wave:
    """Return a wooden fish: a hollow block with a slit.

    Args:
        tone: its pitch.
        seconds: how long it is let ring.
        seed: of its grain.
        dry: under 1 rings longer.
    """
    ratios = ((1.0, 1.0, 0.16), (1.52, 0.42, 0.10), (2.41, 0.30, 0.07), (3.63, 0.16, 0.045), (5.2, 0.08, 0.03))
    hollow = ringing(seconds, [(tone * r, level, sixty / dry) for r, level, sixty in ratios], seed, 0.0006)
    hollow += 0.28 * ringing(seconds, [(tone * 0.5, 1.0, 0.12)], seed + 1, 0.002)
    return hollow + 0.22 * knock(seconds, tone * 1.2, tone * 6, 0.018, seed + 2)


def bell(tone: float, seconds: float, *, seed: int = 1, bright: float = 1.0, sixty: float = 4.0) -> Wave:
    """Return a temple bell. Each of its tones is double, so that it beats.

    Args:
        tone: the pitch it is heard at.
        seconds: how long it is let ring.
        seed: of its casting.
        bright: how loud the upper tones are.
        sixty: seconds until it has fallen by 60 dB.
    """
    casting = (
        (0.5, 0.55, 1.6), (1.0, 1.0, 1.0), (1.183, 0.62, 0.8), (1.506, 0.34, 0.6), (2.0, 0.72, 0.62),
        (2.514, 0.26, 0.42), (2.662, 0.22, 0.4), (3.011, 0.3, 0.34), (4.166, 0.24, 0.22), (5.433, 0.17, 0.15),
        (6.796, 0.11, 0.1), (8.215, 0.07, 0.08),
    )  # fmt: skip
    dice, modes = chance(seed + 50), list[Mode]()
    for ratio, level, share in casting:
        loud = level * (bright if ratio > 1.9 else 1.0)
        apart = tone * ratio * (0.0011 + 0.0012 * dice.random())
        modes += [(tone * ratio - apart, loud, sixty * share), (tone * ratio + apart, loud * 0.6, sixty * share * 0.9)]
    strike = 0.16 * bright * knock(seconds, tone * 2, tone * 9, 0.03, seed + 3)
    return ringing(seconds, modes, seed, 0.0016) * 0.5 + strike


def chime(tone: float, seconds: float, *, seed: int = 1, sixty: float = 1.4) -> Wave:
    """Return a small hand bell, high and clean."""
    modes = [(1.0, 1.0, 1.0), (2.756, 0.42, 0.5), (5.404, 0.2, 0.26), (8.93, 0.08, 0.14)]
    pairs = [(tone * r * drift, level * 0.6, sixty * s) for r, level, s in modes for drift in (0.9993, 1.0009)]
    return ringing(seconds, pairs, seed, 0.0012)


def drum(tone: float = 72.0, seconds: float = 0.9, *, seed: int = 1, hard: float = 0.5, sixty: float = 0.8) -> Wave:
    """Return a great drum with an ox's skin, whose pitch sinks after the blow.

    Args:
        tone: the pitch it comes to rest at.
        seconds: how long it is let ring.
        seed: of the blow.
        hard: how hard the stick is, 0 to 1.
        sixty: seconds until it has fallen by 60 dB.
    """
    t = clock(seconds)
    bend = 1 + 0.38 * np.exp(-t / 0.028) + 0.06 * np.exp(-t / 0.16)
    skin = ((1.0, 1.0, 1.0), (1.594, 0.55, 0.55), (2.136, 0.34, 0.4), (2.653, 0.2, 0.3), (3.156, 0.13, 0.24))
    phase, dice = 2 * np.pi * np.cumsum(bend) / RATE, chance(seed)
    wave = np.zeros_like(t)
    for ratio, level, share in skin:
        wave += level * np.sin(phase * tone * ratio + dice.random() * 0.6) * 10 ** (-3 * t / (sixty * share))
    wave *= np.minimum(1, t / 0.0015)
    wave += (0.1 + 0.35 * hard) * knock(seconds, 300, 1200 + 2600 * hard, 0.045, seed + 1)
    return wave + 0.18 * knock(seconds, 90, 380, 0.2, seed + 2)


def gong(
    tone: float, seconds: float, *, seed: int = 1, bloom: float = 0.12, sixty: float = 2.6, count: int = 110
) -> Wave:
    """Return a tam-tam, whose high tones only wake after the blow.

    Args:
        tone: its lowest pitch.
        seconds: how long it is let ring.
        seed: of its hammering.
        bloom: seconds until the highest tones are awake.
        sixty: seconds until the lowest tones have fallen by 60 dB.
        count: how many tones it has.
    """
    t, dice = clock(seconds), chance(seed)
    wave = np.zeros_like(t)
    for number in range(count):
        height = (number / count) ** 1.3
        ratio = 1 + 26 * height + dice.normal() * 0.12 * (number > 0)
        woken = 1 - np.exp(-t / (0.004 + bloom * height))
        level = (0.3 + dice.random()) / (1 + 7 * height)
        fall = 10 ** (-3 * t / (sixty * (1 - 0.72 * height)))
        wave += level * np.sin(2 * np.pi * tone * abs(ratio) * t + dice.random() * 6.283) * woken * fall
    return wave * np.minimum(1, t / 0.003) / 6


def coins(seconds: float = 0.4, *, seed: int = 1) -> Wave:
    """Return two bronze coins that strike each other twice."""
    dice, tape = chance(seed), Tape(seconds)
    ratios = (1.0, 1.47, 2.09, 2.56, 3.24)
    for at, tone, level in ((0.0, 3150.0, 0.75), (0.008, 3620.0, 0.6), (0.078, 3330.0, 1.0), (0.085, 3880.0, 0.55)):
        modes = [
            (tone * r * (1 + 0.01 * dice.normal()), 1 / (1 + i), 0.34 / (1 + 0.5 * i)) for i, r in enumerate(ratios)
        ]
        tape.lay(ringing(seconds, modes, seed + round(at * 1e4), 0.0005), at, level)
    return through(band(900, 11_000, 1.5), tape.wave)


def blade(seconds: float = 0.9, *, seed: int = 1) -> Wave:
    """Return a sword that is drawn: steel along the scabbard's mouth, then ringing free."""
    t = clock(seconds)
    drawn = 0.24
    rush = np.clip(t / drawn, 0, 1)
    scrape = np.zeros_like(t)
    for number, center in enumerate((2100.0, 2900.0, 3900.0, 5200.0, 6900.0)):
        height = np.exp(-(((rush * 4.6 - number) / 1.2) ** 2))
        scrape += noise(seconds, band(center * 0.88, center * 1.12, 6), seed + number) * height
    rattle = 0.6 + 0.4 * np.abs(np.sin(2 * np.pi * np.cumsum(55 + 90 * rush) / RATE))
    scrape *= rattle * rush**0.7 * np.where(t < drawn, 1.0, np.exp(-(t - drawn) / 0.022))
    steel = ((2637.0, 1.0, 0.9), (2651.0, 0.7, 0.8), (4186.0, 0.55, 0.6), (5713.0, 0.4, 0.45), (7421.0, 0.28, 0.3))
    ring = ringing(seconds - drawn * 0.85, steel, seed + 9, 0.004)
    wave = 0.5 * scrape
    wave[-len(ring) :] += 0.42 * ring
    return wave
