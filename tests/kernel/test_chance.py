"""Chance is the same on every machine, fair, and kept in the state."""

from collections import Counter

import pytest

from core.kernel import Chance, key_of


def test_golden_values() -> None:
    """These numbers never change: old seeds would give other games."""
    chance = Chance(key_of(7))
    assert key_of(7).hex() == "04461f6b9971abce004d3a351f82c52cecf76a6fcc7f83402d3e556cda081372"
    assert [chance.below(100) for _ in range(10)] == [36, 25, 0, 86, 29, 67, 47, 98, 34, 49]
    items = list(range(10))
    chance.shuffle(items)
    assert items == [3, 9, 1, 5, 8, 4, 6, 0, 2, 7]
    assert chance.sample("abcdef", 3) == ["c", "e", "f"]
    assert chance.counter == 24


def test_a_stream_goes_on_from_its_counter() -> None:
    whole = Chance(key_of("x"))
    draws = [whole.below(1000) for _ in range(8)]
    later = Chance(key_of("x"), 5)
    assert [later.below(1000) for _ in range(3)] == draws[5:]


def test_seeds_typed_as_a_number_or_as_its_digits_are_one() -> None:
    assert key_of(12) == key_of("12") != key_of("013")
    raw = bytes(range(32))
    assert key_of(raw) == raw
    assert len(key_of(b"short")) == 32


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 100])
def test_every_outcome_is_about_equally_likely(bound: int) -> None:
    chance, draws = Chance(key_of(bound)), 400 * bound
    counts = Counter(chance.below(bound) for _ in range(draws))
    assert set(counts) == set(range(bound))
    squares = sum((counts[value] - 400) ** 2 / 400 for value in range(bound))
    assert squares < 2 * bound + 20


def test_a_draw_beyond_the_last_whole_multiple_is_thrown_away() -> None:
    chance = Chance(key_of(0))
    bound = (1 << 63) + 1  # nearly half of all draws are beyond it
    values = [chance.below(bound) for _ in range(50)]
    assert all(0 <= value < bound for value in values)
    assert chance.counter > 60


def test_a_shuffle_keeps_the_items_and_a_sample_takes_different_ones() -> None:
    chance = Chance(key_of(1))
    items = list(range(40))
    chance.shuffle(items)
    assert sorted(items) == list(range(40))
    assert items != list(range(40))
    assert len(set(chance.sample(items, 12))) == 12
    assert sorted(chance.sample(items, 99)) == list(range(40))
    assert chance.pick([5]) == 5
