"""Seeds as they are typed."""

from __future__ import annotations

import pytest

from client.players import setup_of
from client.scenes.ports import MatchChoice
from client.seeds import new_seed, seed_of


class TestSeeds:
    """Seeds as they are typed."""

    @pytest.mark.parametrize(("text", "seed"), [("7", 7), ("007", 7), ("1/17", "1/17"), ("七", "七"), ("-1", "-1")])
    def test_a_number_is_a_number(self, text: str, seed: int | str) -> None:
        assert seed_of(text) == seed

    def test_a_seed_too_long_for_a_number_stays_text(self) -> None:
        assert seed_of("9" * 19) == "9" * 19

    def test_a_new_one_is_long_enough_that_nobody_finds_it_by_trying(self) -> None:
        letters = [letter for _ in range(400) for letter in new_seed().replace("-", "")]
        assert len(letters) == 400 * 16
        assert len(set(letters)) == 32, "sixteen of five bits each"
        assert all(letters.count(letter) > 100 for letter in set(letters)), "none more likely than the others"

    def test_a_new_one_is_taken_as_it_was_read_out(self) -> None:
        assert seed_of("7K2M-Q0XD-4ZBT-93HV") == "7K2M-Q0XD-4ZBT-93HV"
        assert seed_of("7k2m-qoxd-4zbt-93hv") == "7K2M-Q0XD-4ZBT-93HV"
        assert seed_of("olil-0000-0000-0000") == "0111-0000-0000-0000"
        assert seed_of("old-words") == "old-words"

    def test_no_seed_is_a_new_one(self) -> None:
        assert len({new_seed() for _ in range(10)}) > 1
        empty = MatchChoice("peak", "standard", ("Me",), "random")
        assert setup_of(empty).seed != setup_of(empty).seed
        assert setup_of(empty).options == {}
