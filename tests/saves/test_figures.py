"""Saving stays small and light: the aims, measured as `guixi bench --saves` does."""

from client.bench.saves import bench_saves

YARDSTICK = 85_000
"""Loops a second of the machine the aims were set on."""


def test_saving_keeps_its_aims() -> None:
    steps: list[int] = []
    found = bench_saves(windows=1, on_step=lambda: steps.append(1))
    slower = max(1.0, YARDSTICK / found.yardstick_loops_per_second)
    assert (found.seats, found.turn) == (8, 30)
    assert found.answers > 2000
    assert found.snapshot_bytes <= 8 * 1024 / 4
    assert found.snapshot_encode_ms <= 3 * slower
    assert found.snapshot_load_ms <= 5 * slower
    assert found.named_bytes <= 32 * 1024
    assert 12 <= found.journal_bytes <= 32 / 1.5
    assert found.turns > 40
    assert found.recall_ms <= 15 * slower
    assert found.resume_computing_ms <= 150 * slower
    assert found.again_computing_ms <= 75 * slower
    assert 0 < found.again_ms <= found.resume_ms
    assert found.replay_opened_ms <= 150 * slower
    assert found.replay_ended_ms <= 100 * slower
    assert found.replay_step_ms <= 16 * slower
    assert len(steps) == 4
