"""The measurements measure, and the yardstick stays what it was."""

from __future__ import annotations

import json
from typing import Any

import msgpack

from core.lab import bench
from core.lab.speed import LOOKED_INTO, SEAT_COUNTS, Spread
from core.lab.yardstick import CHECKSUM, checksum


def test_the_yardstick_does_the_work_it_always_did() -> None:
    assert checksum() == CHECKSUM


def test_a_spread_is_the_middle_and_the_bad_end() -> None:
    assert Spread.of([float(value) for value in range(100, 0, -1)]) == Spread(51.0, 100.0)
    assert Spread.of([3.0]) == Spread(3.0, 3.0)


def test_everything_is_measured_at_five_and_eight_seats() -> None:
    packed: list[bytes] = []

    def packer(plain: Any) -> bytes:
        content: bytes = msgpack.packb(plain)
        packed.append(content)
        return content

    played: list[None] = []
    plain = bench(packer, msgpack.unpackb, games=1, on_game=lambda: played.append(None)).plain()
    assert [cell["seats"] for cell in plain["cells"]] == list(SEAT_COUNTS) == [5, 8]
    assert len(played) == 2 * (1 + LOOKED_INTO)
    for cell in plain["cells"]:
        assert 0 < cell["choices_per_second"] < cell["answers_per_second"]
        assert set(cell["loops"]) == {"answer", "choice", "dump", "restore", "view"}
        assert min(cell["loops"].values()) > 0
        for name in ("dump_us", "restore_us", "view_us", "dump_bytes"):
            assert 0 < cell[name]["p50"] <= cell[name]["p99"]
    assert plain["cells"][0]["dump_bytes"]["p50"] in {len(content) for content in packed}
    assert plain["yardstick_loops_per_second"] > 0
    assert json.loads(json.dumps(plain))["cells"] == list(plain["cells"])
