"""A match dumped, loaded and played on is the match itself (Match.dump, Match.load), at every prompt."""

from __future__ import annotations

import msgpack
import pytest

from core import dump_match, load_match
from tests.properties.play import answer_next, deal

GAMES = 200


@pytest.mark.parametrize("block", range(20))
def test_a_copy_made_at_every_prompt_plays_on_the_same(block: int) -> None:
    per_block = GAMES // 20
    for seed in range(block * per_block, (block + 1) * per_block):
        seats, expansion = 5 + seed % 4, seed % 3 == 0
        uninterrupted = deal(seed, seats, expansion)
        copy = deal(seed, seats, expansion)
        count = 0
        while not uninterrupted.over:
            where = f"seed {seed}, answer {count}"
            packed = msgpack.packb(dump_match(copy))
            assert packed == msgpack.packb(dump_match(uninterrupted)), where
            # The copy is never the same object twice: it lives from one prompt to the next only.
            copy = load_match(msgpack.unpackb(packed))
            assert not copy.dropped, where
            assert copy.pending() == uninterrupted.pending(), where
            viewer = count % (seats + 2) - 2
            assert copy.view(viewer) == uninterrupted.view(viewer), where
            answer_next(uninterrupted, seed)
            answer_next(copy, seed)
            count += 1
        assert copy.over
        assert copy.view(-2) == uninterrupted.view(-2)
