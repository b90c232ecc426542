"""The window's own bench: it measures in processes of their own, says what it found, and fails in one line."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from client import bench
from client.bench import ClientBench, bench_client, measuring
from client.bench.measuring import BenchError
from client.bench.probe import memory_bytes
from client.bench.table import AsideThinker, BenchTable
from client.cli import FAILED, run

SMALL = (1280, 720)


@pytest.fixture(scope="module")
def measured() -> ClientBench:
    return bench_client([SMALL], frames=20, idle_seconds=0.5, starts=1)


def test_a_full_table_is_measured_while_cards_fly(measured: ClientBench) -> None:
    (table,) = measured.tables
    assert (table.size, table.seats, table.frames) == (SMALL, 8, 20)
    assert 0 < table.p50_ms <= table.p99_ms <= table.worst_ms
    assert 0 < table.computing_p50_ms <= table.computing_p99_ms
    assert table.yardstick_ms > 0
    assert table.memory_mb is not None
    assert table.memory_mb > 20
    assert table.most_memory_mb is not None
    assert table.most_memory_mb >= table.memory_mb


def test_where_no_memory_is_told_the_rest_still_is(
    measured: ClientBench, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(path: Path) -> str:
        raise FileNotFoundError(path)

    monkeypatch.setattr(Path, "read_text", missing)
    monkeypatch.setitem(sys.modules, "resource", None)
    assert memory_bytes() is None
    monkeypatch.undo()
    tables = tuple(replace(table, memory_mb=None, most_memory_mb=None) for table in measured.tables)
    monkeypatch.setattr(bench, "bench_client", lambda on_step: replace(measured, tables=tables))
    assert run(["bench", "--client"]) == 0
    assert "memory – MiB, at most –" in capsys.readouterr().out


def test_the_start_is_counted_from_before_the_process(measured: ClientBench) -> None:
    (start,) = measured.starts
    assert start.each == (start.seconds,)
    assert start.seconds > 0.05


def test_starts_are_measured_as_players_know_them_and_the_first_apart(
    measured: ClientBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert measured.first_start_seconds > measured.starts[0].seconds
    seen: list[dict[str, str]] = []

    def asked(*words: Any, env: dict[str, str], **options: Any) -> subprocess.CompletedProcess[str]:
        seen.append(env)
        return subprocess.CompletedProcess([], 0, "{}", "")

    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setattr(measuring.subprocess, "run", asked)
    measuring.run_probe("start")
    assert "PYTHONDONTWRITEBYTECODE" not in seen[0]
    assert Path(seen[0]["PYTHONPYCACHEPREFIX"]).is_dir()


def test_results_are_plain_and_told(
    measured: ClientBench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "bench_client", lambda on_step: measured)
    assert run(["bench", "--client", "--json", str(tmp_path / "bench.json")]) == 0
    shown = capsys.readouterr().out
    assert "1280×720, 8 seats, a full table" in shown
    (row,) = json.loads((tmp_path / "bench.json").read_text())["tables"]
    assert row["p50_yardsticks"] == pytest.approx(row["p50_ms"] / row["yardstick_ms"], abs=0.01)


def test_a_measuring_process_that_fails_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def failing(*words: Any, **options: Any) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess([], 1, "", "Traceback\nRuntimeError: no memory\n")

    monkeypatch.setattr(measuring.subprocess, "run", failing)
    with pytest.raises(BenchError, match="no memory"):
        bench_client([SMALL])
    assert run(["bench", "--client"]) == FAILED
    assert capsys.readouterr().err == "guixi: The window can't be measured: RuntimeError: no memory\n"


def test_bots_think_between_the_frames() -> None:
    table = BenchTable(SMALL)
    try:
        assert isinstance(table.session._thinker, AsideThinker)
        passed, computed = table.fly(5)
        assert len(passed) == len(computed) == 5
    finally:
        table.app.close()
