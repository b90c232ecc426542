from collections.abc import Iterator
from pathlib import Path

import pytest

from client.config import (
    SETTINGS_FILE,
    DamagedSettings,
    MatchChoices,
    Settings,
    load_settings,
    read_settings,
    save_settings,
)
from client.i18n import LANGUAGES, Language, Translator
from saves.errors import WriteError
from saves.paths import set_data_dir


@pytest.fixture(autouse=True)
def folder(tmp_path: Path) -> Iterator[Path]:
    set_data_dir(tmp_path)
    yield tmp_path
    set_data_dir(None)


def test_without_a_file_the_defaults_count(folder: Path) -> None:
    assert load_settings() == (Settings(), None)
    assert not list(folder.iterdir())


def test_what_is_saved_is_loaded_again(folder: Path) -> None:
    settings = Settings(
        language="zh-Hans",
        fullscreen=True,
        window_width=1920,
        window_height=1080,
        text_scale=1.5,
        pace="instant",
        match=MatchChoices(
            seats=8,
            name="阿「明」\n\"'",
            levels=["", "random"],
            bot_names=["", "", "鐵笛子"],
            seed="七",
            options={"expansion": True, "king_draws": "own_night"},
        ),
    )
    save_settings(settings)
    assert load_settings() == (settings, None)
    assert [file.name for file in folder.iterdir()] == [SETTINGS_FILE]


def test_what_was_never_chosen_is_left_at_its_default(folder: Path) -> None:
    (folder / SETTINGS_FILE).write_text('pace = "fast"\nlater_setting = 1\n[match]\nseats = 5\n', encoding="utf-8")
    assert load_settings() == (Settings(pace="fast", match=MatchChoices(seats=5)), None)


@pytest.mark.parametrize(
    "odd",
    [
        "seats = 99",
        "levels = 3",
        "levels = [1, 2]",
        'bot_names = "Ann"',
        "ruleset = 2026-03-09",
        "options = [1]",
        'first_player = "random"',
    ],
)
def test_a_choice_that_cannot_be_read_is_made_anew_without_a_word(folder: Path, odd: str) -> None:
    (folder / SETTINGS_FILE).write_text(f'pace = "fast"\n[match]\n{odd}\nmode = "contest"\n', encoding="utf-8")
    assert load_settings() == (Settings(pace="fast", match=MatchChoices(mode="contest")), None)


def test_a_part_of_a_choice_that_cannot_be_read_takes_the_others_not_with_it(folder: Path) -> None:
    odd = (
        'levels = ["expert", 3, "random", true]\nbot_names = ["A", 7, "", ["B"], "C"]\n'
        "options = {expansion = true, king_draws = [1], first_player = 2}\nseats = [5]\nmode = {a = 1}\n"
    )
    (folder / SETTINGS_FILE).write_text(f"[match]\n{odd}", encoding="utf-8")
    kept = MatchChoices(
        levels=["expert", "", "random"],
        bot_names=["A", "", "", "", "C"],
        options={"expansion": True, "first_player": 2},
    )
    assert load_settings() == (Settings(match=kept), None)


def test_choices_that_are_none_are_made_anew_without_a_word(folder: Path) -> None:
    (folder / SETTINGS_FILE).write_text("match = 5\n", encoding="utf-8")
    assert load_settings() == (Settings(), None)


@pytest.mark.parametrize(
    "content",
    [
        b"pace = ",
        b'pace = "lightning"',
        b"text_scale = 40",
        b"window_width = 10",
        b"window_height = 999999",
        b"\xff\xfe",
        b'language = "fr"',
    ],
)
def test_a_damaged_file_is_put_aside_untouched(folder: Path, content: bytes) -> None:
    (folder / SETTINGS_FILE).write_bytes(content)
    settings, damage = load_settings()
    assert settings == Settings()
    assert damage is not None
    assert damage.reason
    assert damage.kept_as.read_bytes() == content
    save_settings(settings)
    assert damage.kept_as.read_bytes() == content


def test_who_only_looks_leaves_a_damaged_file_where_it_is(folder: Path) -> None:
    """So that the window, which loads it, can still tell the player."""
    (folder / SETTINGS_FILE).write_bytes(b"language = 5")
    settings, reason = read_settings()
    assert settings == Settings()
    assert reason
    assert [file.name for file in folder.iterdir()] == [SETTINGS_FILE]


def test_a_second_damaged_file_does_not_replace_the_first(folder: Path) -> None:
    for content in (b"first = ", b"second = "):
        (folder / SETTINGS_FILE).write_bytes(content)
        load_settings()
    assert {file.read_bytes() for file in folder.iterdir()} == {b"first = ", b"second = "}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_damage_can_be_said(language: Language) -> None:
    damage = DamagedSettings(Path("/a/b.toml"), "broken")
    sentence = Translator(language, strict=True)(damage.key, **damage.details)
    assert str(damage.kept_as) in sentence
    assert "broken" in sentence


def test_a_failed_save_leaves_the_old_settings(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_settings(Settings(pace="slow"))

    def fail(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("saves.disk.sync_file", fail)
    with pytest.raises(WriteError) as caught:
        save_settings(Settings(pace="fast"))
    assert caught.value.details["reason"] == "ENOSPC"
    assert load_settings() == (Settings(pace="slow"), None)
    assert [file.name for file in folder.iterdir()] == [SETTINGS_FILE]
