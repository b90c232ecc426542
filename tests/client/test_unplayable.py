"""Why a match can't be played on is said in the player's language, wherever it is found out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from client.i18n import LANGUAGES, Language, Translator
from client.replays import continued, recording_now
from saves import SavedMatch, Summary
from saves.errors import SaveError, UnplayableSave, WriteError
from saves.format import pack_input
from saves.replay_check import answers_of
from saves.replay_film import make_replay
from saves.replay_model import Replay
from saves.replay_reading import Film
from saves.replay_recording import said_as_unplayable
from saves.store import write_match
from tests.client.replay.desk import Program as ReplayProgram
from tests.client.replay.desk import only_replay
from tests.client.serving import CHOICE, Program, named, program

__all__ = ["program"]

IDS = {"chess", "solo", "foo", "expansion", "oracle", "peak", "standard", "three"}
"""Names from files and of the rules, which are said as they are."""


def see_said(error: SaveError, language: Language) -> None:
    """See that a Chinese sentence holds no English one."""
    sentence = Translator(language, strict=True)(error.key, **error.details)
    for folder in re.findall(r"[^\s：:]*/[^\s：:]*", sentence):
        sentence = sentence.replace(folder, "")
    words = set(re.findall("[A-Za-z]{2,}", sentence)) - IDS
    assert language == "en" or not words, sentence


def changed(saved: SavedMatch, why: str) -> SavedMatch:
    setup = saved.setup
    parts: dict[str, dict[str, Any]] = {
        "ruleset": {"setup": replace(setup, ruleset="chess")},
        "mode": {"setup": replace(setup, mode="solo")},
        "seats": {"setup": replace(setup, mode="three")},
        "option": {"setup": replace(setup, options=setup.options | {"foo": True})},
        "value": {"setup": replace(setup, options=setup.options | {"expansion": 7})},
        "bot": {"controllers": [replace(saved.controllers[0], bot="oracle"), *saved.controllers[1:]]},
    }
    return replace(saved, **parts[why])


WHYS = ("ruleset", "mode", "seats", "option", "value", "bot")


@pytest.mark.parametrize("why", WHYS)
def test_it_is_listed_with_the_reason_before_anybody_tries(program: Program, why: str) -> None:
    program.service.start(CHOICE)
    saved, summary = named(program, "good")
    write_match(program.store.path("x.guixi"), replace(summary, title="x"), changed(saved, why))
    hitches = {entry.name: entry.hitch for entry in program.saves() if entry.named}
    assert hitches["good"] == ""
    with pytest.raises(UnplayableSave) as caught:
        program.service.resume("x.guixi")
    assert hitches["x"] == Translator("en", strict=True)(caught.value.key, **caught.value.details)


def test_so_is_one_that_is_kept_while_it_is_played(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    program.service.start(CHOICE)
    program.answer(2)
    program.service.show_title()
    assert [entry.hitch for entry in program.saves()] == [""]
    monkeypatch.setattr("saves.unplayable.BOTS", {})
    assert "random" in program.saves()[0].hitch


def test_one_that_is_over_needs_no_bots(program: Program) -> None:
    program.service.start(CHOICE)
    saved, summary = named(program, "x")
    for why in ("bot", "option"):
        over = replace(summary, title=why, over=True)
        write_match(program.store.path(f"{why}.guixi"), over, changed(saved, why))
    assert {entry.name: bool(entry.hitch) for entry in program.saves() if entry.finished} == {
        "bot": False,
        "option": True,
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", WHYS)
def test_of_a_saved_match(program: Program, why: str, language: Language) -> None:
    program.service.start(CHOICE)
    saved, summary = named(program, "x")
    write_match(program.store.path("x.guixi"), summary, changed(saved, why))
    with pytest.raises(UnplayableSave) as caught:
        program.service.resume("x.guixi")
    assert caught.value.details["why"] == why
    see_said(caught.value, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_match_that_makes_no_file(program: Program, language: Language) -> None:
    program.service.start(CHOICE)
    saved, summary = named(program, "x")
    with pytest.raises(WriteError) as caught:
        write_match(program.store.path("y.guixi"), too_long(summary), saved)
    see_said(caught.value, language)


def too_long(summary: Summary) -> Summary:
    return replace(summary, names=["n" * 500, *summary.names[1:]])


@pytest.fixture
def ended(tmp_path: Path) -> tuple[ReplayProgram, Replay, Path]:
    """A program with the replay of a match that has ended."""
    program = ReplayProgram(tmp_path)
    program.start()
    program.play()
    program.settle()
    path, replay = only_replay(program)
    program.service.end()
    return program, replay, path


def altered(replay: Replay, path: Path, why: str) -> Replay:
    """A replay whose rules or bots aren't known, or whose answers don't fit, or don't reach its end."""
    if why == "option":
        return replay._replace(body=replace(replay.body, options={"foo": True}))
    if why == "bot":
        players = [replace(player, bot=player.bot and "oracle") for player in replay.body.players]
        return replay._replace(body=replace(replay.body, players=players))
    answers = answers_of(replay, path)
    if why == "short":
        inputs = b"".join(map(pack_input, answers[: len(answers) // 2]))
        return replay._replace(body=replace(replay.body, inputs=inputs))
    answers[5] = replace(answers[5], mark=answers[5].mark ^ 1)
    return replay._replace(body=replace(replay.body, inputs=b"".join(map(pack_input, answers))))


def go_on(replay: Replay, path: Path) -> None:
    film = Film(replay, path)
    continued(film, film.last, 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", ["option", "bot", "misfit", "short"])
def test_of_a_replay(ended: tuple[ReplayProgram, Replay, Path], why: str, language: Language) -> None:
    _, replay, path = ended
    with pytest.raises(UnplayableSave) as caught:
        go_on(altered(replay, path, why), path)
    assert caught.value.details["why"] == why
    assert caught.value.details["thing"] == "replay"
    assert caught.value.details.get("number") == ("6" if why == "misfit" else None)
    see_said(caught.value, language)


def test_no_seats_replay_is_kept_of_one_whose_answers_are_cut(ended: tuple[ReplayProgram, Replay, Path]) -> None:
    program, replay, path = ended
    with pytest.raises(UnplayableSave, match="short"):
        program.service.save_seat_replay(Film(altered(replay, path, "short"), path), 1)
    assert program.service.undone_replays == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_match_that_is_not_over(tmp_path: Path, language: Language) -> None:
    program = ReplayProgram(tmp_path)
    program.start()
    program.play(5)
    with pytest.raises(UnplayableSave) as caught, said_as_unplayable():
        make_replay(recording_now(program.running))
    assert caught.value.details["why"] == "unfinished"
    see_said(caught.value, language)
    program.service.end()


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_what_fails_anywhere_in_the_rules(language: Language) -> None:
    with pytest.raises(UnplayableSave) as caught, said_as_unplayable():
        raise RuntimeError("no such card in this deck")
    assert isinstance(caught.value.__cause__, RuntimeError)
    see_said(caught.value, language)
