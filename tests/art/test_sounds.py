"""Every sound of the list has been made, is short, even, clean and small, and no loop clicks."""

from __future__ import annotations

import array
import math
from collections.abc import Iterator
from itertools import combinations, pairwise

import pygame
import pytest

from art.sounds import AMBIENCES, EFFECTS, SOUNDS, sound_path

RATE = 44_100
FULL = 32_767
LONGEST_EFFECT = 1.5
MOST_BYTES = 2_000_000


@pytest.fixture(scope="module", autouse=True)
def mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 1)
    yield
    pygame.mixer.quit()


def samples(name: str) -> array.array[int]:
    return array.array("h", pygame.mixer.Sound(str(sound_path(name))).get_raw())


def level(values: array.array[int]) -> float:
    """The effective value, 1 being full scale."""
    return math.sqrt(sum(value * value for value in values) / len(values)) / FULL


def test_every_sound_has_been_made_and_none_is_left_over() -> None:
    folder = sound_path("x").parent
    assert {path.stem for path in folder.glob("*.ogg")} == set(SOUNDS)


def test_sounds_stay_small() -> None:
    assert sum(sound_path(name).stat().st_size for name in SOUNDS) < MOST_BYTES


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_short_at_the_common_peak_and_ends_in_silence(name: str) -> None:
    wave = samples(name)
    assert 0.1 <= len(wave) / RATE <= LONGEST_EFFECT
    assert 0.78 * FULL < max(map(abs, wave)) < 0.97 * FULL
    assert level(wave) > 0.03
    assert max(map(abs, wave[-100:])) < 0.01 * FULL


@pytest.mark.parametrize("name", AMBIENCES)
def test_a_loop_has_no_seam(name: str) -> None:
    wave = samples(name)
    assert 20 <= len(wave) / RATE <= 60
    assert 0.31 * FULL < max(map(abs, wave)) < 0.4 * FULL, "fading needs most of a mixer's 128 steps of volume"
    steps = sorted(abs(b - a) for a, b in pairwise(wave))
    assert abs(wave[0] - wave[-1]) < steps[len(steps) * 99 // 100], "the step from end to beginning is a usual one"
    edge = RATE // 20
    around, usual = level(wave[-edge:] + wave[:edge]), level(wave)
    assert around > 0.1 * usual, "nor is there a hole"


def test_no_two_effects_sound_alike() -> None:
    """Each is told from the others by how its strength goes in time and how high it sounds."""
    looks = {name: _look(samples(name)) for name in EFFECTS}
    pairs = [(math.dist(looks[a], looks[b]), a, b) for a, b in combinations(looks, 2)]
    assert min(pairs)[0] > 0.4, sorted(pairs)[:5]


def _look(wave: array.array[int]) -> list[float]:
    """Return the strength and the height (by zero crossings, in octaves) of 15 pieces of a tenth of a second."""
    step, found = RATE // 10, list[float]()
    for piece in (wave[start : start + step] for start in range(0, 15 * step, step)):
        strength = level(piece) if len(piece) > 1 else 0.0
        crossings = sum((a < 0) != (b < 0) for a, b in pairwise(piece)) if strength > 0.003 else 0
        found += [strength * 4, math.log2(crossings + 8) / 6 if strength > 0.003 else 0.0]
    return found


def test_the_weightiest_are_heard_above_the_small_ones() -> None:
    loud = {
        name: level(samples(name)) * EFFECTS[name] for name in ("king", "success", "failure", "vote", "deal", "tick")
    }
    assert min(loud["king"], loud["success"], loud["failure"]) > 2 * max(loud["vote"], loud["deal"], loud["tick"])
