"""The places: loops that go on without a seam, since everything on them is laid around in a ring."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from art.kit.noise import chance
from art.sound.breath import growl
from art.sound.strings import flute, zither
from art.sound.struck import bell, drum
from art.sound.wave import (
    LOOP_PEAK,
    RATE,
    Tape,
    Wave,
    band,
    clock,
    curve,
    noise,
    pitch,
    room,
    swelling,
    through,
)

Phrase = Sequence[tuple[float, str]]
"""When a note begins, and which."""

DAY: Phrase = (
    (1.2, "F3"), (1.75, "C4"), (2.5, "A3"), (5.4, "C4"), (5.8, "D4"), (6.7, "C4"), (10.6, "F2"), (10.65, "A3"),
    (11.6, "G3"), (12.4, "F3"), (16.2, "C3"), (16.9, "G3"), (17.6, "A3"), (18.5, "C4"), (22.0, "F4"), (22.5, "D4"),
    (23.3, "C4"), (27.2, "A2"), (27.9, "F3"), (28.6, "A3"), (32.1, "G3"), (32.55, "A3"), (33.3, "F3"), (36.4, "C3"),
)  # fmt: skip
NIGHT: Phrase = (
    (2.0, "D3"), (3.1, "A3"), (6.8, "C4"), (7.9, "A3"), (11.8, "D2"), (12.9, "G3"), (13.8, "F3"), (19.2, "A2"),
    (20.4, "D3"), (24.6, "F3"), (25.9, "G3"), (27.1, "D3"), (32.4, "C3"), (33.8, "A2"), (37.6, "D2"), (38.5, "D4"),
)  # fmt: skip


def strings(tape: Tape, phrase: Phrase, *, seed: int, bright: float, level: float) -> None:
    """Play a phrase on the zither, every note a little differently."""
    dice = chance(seed)
    for number, (at, name) in enumerate(phrase):
        loud = level * (0.65 + 0.35 * dice.random()) * min(1.0, pitch(name) / 130)
        slide, shake = 1.0 * (dice.random() < 0.22), 22.0 * (dice.random() < 0.35)
        string = zither(pitch(name), 3.6, seed=seed + 10 + number, bright=bright, slide=slide, shake=shake)
        tape.lay(string * curve(3.6, ((0, 1), (2.6, 1), (3.6, 0))), at + 0.05 * dice.random(), loud)


def wind(seconds: float, low: float, high: float, cycles: Sequence[int], seed: int) -> Wave:
    """Return wind that comes and goes."""
    return noise(seconds, band(low, high, 1.5), seed) * swelling(seconds, cycles, seed + 1, 0.75)


def chirps(tape: Tape, seed: int, at: float, *, tone: float, count: int, level: float) -> None:
    """Let a small bird call, far off."""
    dice, t = chance(seed), clock(0.09)
    for number in range(count):
        line = tone * (1 + 0.12 * dice.random()) * (1 - 0.28 * (t / 0.09) ** 0.7)
        call = np.sin(2 * np.pi * np.cumsum(line) / RATE) * np.sin(np.pi * t / 0.09) ** 2
        tape.lay(call, at + number * (0.13 + 0.03 * dice.random()), level * (0.6 + 0.4 * dice.random()))


def crickets(seconds: float, tone: float, seed: int) -> Wave:
    """Return crickets: short trills in bouts."""
    t = clock(seconds)
    pulses = np.clip(np.sin(2 * np.pi * t * round(31 * seconds) / seconds), 0, 1) ** 2
    trills = np.clip(np.sin(2 * np.pi * t * round(1.9 * seconds) / seconds) * 2 - 0.6, 0, 1)
    voice = np.sin(2 * np.pi * t * round(tone * seconds) / seconds)
    return np.asarray(voice * pulses * trills * swelling(seconds, (2, 5, 7), seed))


def day() -> Wave:
    """A valley by day: mild wind, leaves, a bird, a zither in no hurry, a flute once."""
    seconds = 40.0
    near = Tape(seconds, loop=True)
    strings(near, DAY, seed=300, bright=0.42, level=0.5)
    for at, name, length in (
        (13.6, "C5", 1.9),
        (15.2, "A4", 1.3),
        (16.3, "G4", 2.4),
        (24.4, "A4", 1.6),
        (25.7, "F4", 2.8),
    ):
        near.lay(flute(pitch(name), length, seed=round(at * 10), fall=0.7), at, 0.085)
    far = Tape(seconds, loop=True)
    for at, tone, count in ((4.3, 3900, 3), (9.2, 3300, 2), (20.6, 4100, 4), (30.2, 3500, 3), (38.2, 3900, 2)):
        chirps(far, 350 + round(at), at, tone=tone, count=count, level=0.07)
    air = 0.05 * wind(seconds, 140, 700, (1, 3, 4), 360) + 0.013 * wind(seconds, 1800, 6000, (2, 3, 7), 362)
    music = room(near.wave, size=1.8, wet=0.34, loop=True)
    return looped(music + room(far.wave, size=2.2, wet=0.9, loop=True) + air)


def night() -> Wave:
    """The valley by night: cold wind, crickets, low strings far apart, a flute, a bell across the valley."""
    seconds = 44.0
    near = Tape(seconds, loop=True)
    strings(near, NIGHT, seed=400, bright=0.25, level=0.5)
    for at, name, length in (
        (14.6, "A4", 2.6),
        (16.9, "C5", 1.4),
        (18.1, "A4", 1.2),
        (19.2, "G4", 3.2),
        (28.4, "D4", 2.0),
        (30.1, "F4", 3.4),
    ):
        near.lay(flute(pitch(name), length, seed=round(at * 10), fall=0.9), at, 0.09)
    far = Tape(seconds, loop=True)
    far.lay(bell(pitch("D4"), 5.0, seed=450, bright=0.3, sixty=4.6) * curve(5.0, ((0, 1), (3.5, 1), (5, 0))), 40.2, 0.1)
    air = 0.055 * wind(seconds, 90, 420, (1, 2, 5), 460) + 0.03 * howl(seconds) + 0.012 * crickets(seconds, 4350, 470)
    air += 0.008 * crickets(seconds, 4710, 471)
    music = room(near.wave, size=2.2, wet=0.4, dark=2400, loop=True)
    return looped(music + room(far.wave, size=2.4, wet=0.8, dark=1800, loop=True) + air)


def howl(seconds: float) -> Wave:
    """Return wind that whistles low, now on this pitch, now on that."""
    parts = ((290.0, (1, 3)), (390.0, (2, 3)), (520.0, (1, 4)), (660.0, (3, 5)))
    total = np.zeros(len(clock(seconds)))
    for number, (tone, cycles) in enumerate(parts):
        rise = swelling(seconds, cycles, 480 + number) ** 3
        total += noise(seconds, band(tone * 0.94, tone * 1.06, 4), 490 + number) * rise
    return total


def kings_presence() -> Wave:
    """What a ghost king adds to the place while he sits at the table: a beating drone, a slow heart, his breath."""
    seconds = 24.0
    t = clock(seconds)
    drone = np.zeros_like(t)
    for tone, level in (
        (73.4, 1.0),
        (77.3, 0.55),
        (110.1, 0.5),
        (146.8, 0.32),
        (155.0, 0.14),
        (220.2, 0.1),
        (293.6, 0.05),
    ):
        drone += level * np.sin(2 * np.pi * t * round(tone * seconds) / seconds + tone)
    drone = 0.16 * np.tanh(1.4 * drone) * swelling(seconds, (2, 3, 5), 500, 0.55)
    tape = Tape(seconds, loop=True)
    for beat in range(6):
        tape.lay(drum(60, 1.0, seed=510 + beat, hard=0.1, sixty=0.5), 0.8 + beat * 4.0, 0.34)
        tape.lay(drum(60, 1.0, seed=520 + beat, hard=0.06, sixty=0.45), 1.18 + beat * 4.0, 0.22)
    for number, at in enumerate((5.2, 16.4)):
        breath = growl(3.4, ((0, 44), (1.2, 52), (3.4, 38)), ((0, 0.1), (1.4, 0.9), (3.4, 0.0)), seed=530 + number)
        tape.lay(breath * curve(3.4, ((0, 0), (1.3, 1), (2.2, 0.7), (3.4, 0))), at, 0.16)
    dark = through(band(40, 1500, 1.5), tape.wave)
    air = 0.03 * wind(seconds, 60, 300, (1, 2, 3), 540)
    return looped(drone + room(dark, size=1.8, wet=0.35, dark=1200, loop=True) + air)


def looped(wave: Wave) -> Wave:
    """Return a loop at the peak of loops: it is played softly, and a mixer's few steps of volume must do for fading."""
    clean = through(band(28, 16_000, 3), wave)
    return np.asarray(clean * (LOOP_PEAK / np.max(np.abs(clean))))
