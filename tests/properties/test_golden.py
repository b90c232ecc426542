"""Same setup and answers, same events, on every run and machine (design decision 8).

The table changes only with a stated change of the rules or of how chance is drawn; to write it anew run this file:
`uv run python -m tests.properties.test_golden`.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path

import pytest

from core import MODERATOR
from tests.properties.play import CELLS, deal, steps

TABLE = Path(__file__).with_name("golden.json")
SEEDS = range(3)


def fingerprint(seed: int, seats: int, expansion: bool) -> str:
    match = deal(seed, seats, expansion)
    for _ in steps(match, seed):
        pass
    text = json.dumps([list(event) for event in match.events(MODERATOR)], sort_keys=True)
    return f"{match.view(0)['turn']} turns, {blake2b(text.encode(), digest_size=8).hexdigest()}"


@pytest.mark.parametrize(("seats", "expansion"), CELLS)
def test_a_seed_gives_the_same_events_as_ever(seats: int, expansion: bool) -> None:
    golden = json.loads(TABLE.read_text())
    for seed in SEEDS:
        name = f"{seats} seats{' expansion' if expansion else ''}, seed {seed}"
        assert fingerprint(seed, seats, expansion) == golden[name], name


def test_the_key_of_a_seed_is_fixed() -> None:
    match = deal(7, 6)
    assert match.view(MODERATOR)["players"][0]["role"] == json.loads(TABLE.read_text())["first role of seed 7"]


def write_table() -> None:
    table = {
        f"{seats} seats{' expansion' if expansion else ''}, seed {seed}": fingerprint(seed, seats, expansion)
        for seats, expansion in CELLS
        for seed in SEEDS
    }
    table["first role of seed 7"] = deal(7, 6).view(MODERATOR)["players"][0]["role"]
    TABLE.write_text(json.dumps(table, indent=1) + "\n")


if __name__ == "__main__":
    write_table()
