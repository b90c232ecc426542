"""Commands that open the window, and those that need none."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from client.cli import FAILED, run
from client.scenes.ports import MatchChoice
from saves import Controller, MatchKeeper, SaveStore
from saves.paths import data_dir
from tests.client.cli.conftest import RANDOM, Window


def test_without_a_command_it_opens_at_the_title(window: Window) -> None:
    assert run([]) == 0
    assert (window.opened, window.asked) == ([None], [])


def test_a_language_asked_for_is_passed_on(window: Window) -> None:
    assert run(["--lang", "zh-Hans"]) == 0
    assert window.opened == ["zh-Hans"]


def test_play_deals_what_was_asked_for(window: Window) -> None:
    words = "play --ruleset peak --mode standard --seats 7 --bots random --seed 7 --name Ann --option expansion"
    assert run([*words.split(), "--option", "first_player=0"]) == 0
    ((verb, choice),) = window.asked
    assert verb == "start"
    assert isinstance(choice, MatchChoice)
    assert (choice.ruleset, choice.mode, choice.seats, choice.bots, choice.seed) == (
        "peak",
        "standard",
        7,
        "random",
        "7",
    )
    assert choice.names[0] == "Ann"
    assert len(set(choice.names)) == 7
    assert choice.options == {"expansion": True, "first_player": 0}


def test_a_name_is_cleaned_of_what_cannot_be_seen(window: Window) -> None:
    assert run(["play", "--name", "a\u200b\u202eb" + "c" * 20_000]) == 0
    ((_, choice),) = window.asked
    assert isinstance(choice, MatchChoice)
    assert choice.names[0] == "ab" + "c" * 10


def test_without_a_seed_each_match_is_another(window: Window) -> None:
    for _ in range(2):
        assert run(["play", *RANDOM]) == 0
    (_, one), (_, other) = window.asked
    assert one.seed != other.seed


def test_watch_puts_bots_in_all_seats(window: Window) -> None:
    assert run(["watch", "--seats", "8", *RANDOM]) == 0
    ((verb, choice),) = window.asked
    assert (verb, choice.seats, len(set(choice.names))) == ("watch", 8, 8)


def leave_match(save_id: str) -> None:
    from core import Setup, new_match

    setup = Setup("peak", "standard", 5, {}, 1)
    keeper = MatchKeeper(SaveStore(), save_id, setup, [Controller("Me"), *[Controller("Bot", "random")] * 4])
    keeper.snapshot(new_match(setup))
    keeper.close()


def spoil(save_id: str) -> None:
    for path in SaveStore().path(save_id).glob("*.snapshot"):
        path.write_bytes(path.read_bytes()[:-9])


def test_play_resumes_the_match_left_last(window: Window) -> None:
    leave_match("left")
    assert run(["play", "--resume"]) == 0
    assert window.asked == [("resume", "left")]
    assert window.above == []


def test_play_says_that_the_match_left_last_cannot_be_read_before_it_offers_another(window: Window) -> None:
    leave_match("older")
    leave_match("left")
    spoil("left")
    assert run(["play", "--resume"]) == 0
    assert window.asked == []
    (dialog,) = window.above
    assert "left" in dialog.text
    assert [answer.id for answer in dialog.answers] == ["older", "saves", "back"]


def test_where_there_is_no_other_that_is_why_there_is_none_to_resume(
    window: Window, capsys: pytest.CaptureFixture[str]
) -> None:
    leave_match("left")
    spoil("left")
    assert run(["play", "--resume"]) == FAILED
    said = " ".join(capsys.readouterr().err.split())
    assert "left" in said
    assert "can't be read" in said
    assert window.opened == []


def test_the_data_folder_can_be_chosen(window: Window, folder: Path) -> None:
    assert run(["--data-dir", str(folder / "elsewhere")]) == 0
    assert data_dir() == folder / "elsewhere"


def test_commands_without_a_window_never_import_it() -> None:
    script = (
        "import sys; from client.cli import run\n"
        "code = run(['simulate', '--bots', 'random', '--games', '1', '--seats', '5'])\n"
        "print(code, sorted(name for name in sys.modules if name.split('.')[0] in ('pygame', 'pygame_gui', 'rich')))"
    )
    environment = os.environ | {"PYTHONWARNINGS": "ignore"}
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=environment, check=True)
    assert result.stdout.splitlines()[-1] == "0 []"
    assert result.stderr == ""
