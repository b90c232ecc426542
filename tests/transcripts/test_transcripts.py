"""Golden transcripts: one complete game of every ruleset, mode and number of seats, as it has always gone.

A transcript changes only with a stated change of the rules, the cards or the prompts: then `uv run python -m
tests.transcripts` writes them anew, and the difference shows what the change has done.
"""

from __future__ import annotations

import re

import pytest

from core import MODERATOR, Setup, new_match
from tests.transcripts.changes import changes, short
from tests.transcripts.files import FOLDER, first_difference, path_of
from tests.transcripts.transcript import GAMES, SEEDS, Game, lines_of

MOST_BYTES = 400_000


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_goes_as_it_has_always_gone(game: Game) -> None:
    expected = path_of(game).read_text("utf-8").splitlines()
    difference = first_difference(expected, list(lines_of(game)))
    assert not difference, difference


def test_every_way_to_play_has_its_transcript_and_none_is_left_over() -> None:
    names = {game.name for game in GAMES}
    assert {path.stem for path in FOLDER.glob("*.txt")} == names == set(SEEDS)
    assert len(names) == 13


def test_they_stay_small_enough_to_be_read() -> None:
    for game in GAMES:
        assert path_of(game).stat().st_size <= MOST_BYTES, game.name


def test_together_they_show_what_can_happen() -> None:
    """Every way to end but the rarest, and nearly every kind of question."""
    text = "\n".join(path_of(game).read_text("utf-8") for game in GAMES)
    endings = set(re.findall(r"^# \{kind=(\w+)", text, re.MULTILINE))
    assert {"king", "king_fallen", "heretic_loses", "points", "deck", "elder", "haunted"} <= endings
    questions = set(re.findall(r"^\? \d (\w+)", text, re.MULTILINE))
    assert {"day", "priority", "target", "exorcise", "votes", "challenge", "summon", "direction", "look"} <= questions


def test_a_hand_shows_to_its_owner_alone() -> None:
    """What a line says comes from one viewer's view; only the Hundred-Eyed Ghost opens a hand, and then to all."""
    for game in GAMES:
        for line in path_of(game).read_text("utf-8").splitlines():
            viewer, _, told = line.partition(" ")
            for seat in re.findall(r"\bs(\d)\.cards ", told):
                open_hand = viewer == "all" and "C-G16" in path_of(game).read_text("utf-8")
                assert viewer in (seat, "state") or open_hand, line


class TestChanges:
    """What a line says of a difference."""

    def test_equal_things_have_none(self) -> None:
        assert changes({"a": [1, {"b": None}]}, {"a": [1, {"b": None}]}) == []

    def test_words_are_a_bag(self) -> None:
        assert changes({"cards": ["x", "y", "y"]}, {"cards": ["y", "z", "z", None]}) == ["cards −x −y +z×2 +?"]
        assert changes(["x", "y"], ["y", "x"], "deck") == ["deck reordered, at the end [y x]"]

    def test_other_things_go_by_place(self) -> None:
        assert changes({"votes": [None, 1]}, {"votes": [2, 1]}) == ["votes.0 –→2"]
        assert changes({"a": {"b": 1}}, {"a": {"b": True}}) == []  # the same number
        assert changes({"a": {"b": 1}}, {"a": {"b": 2}}) == ["a.b 1→2"]

    def test_rows_of_things_grow_and_shrink_in_the_middle(self) -> None:
        row = [{"face": "A"}, {"face": "B"}, {"face": "C"}]
        assert changes({"row": row}, {"row": [row[0], row[2]]}) == ["row.1 −{face=B}"]
        assert changes({"row": row[:1]}, {"row": [row[1], row[0]]}) == ["row.0 +{face=B}"]

    def test_what_comes_and_goes_whole_is_said_once(self) -> None:
        assert changes({"x": None}, {"x": {"host": 0, "own": []}}) == ["x {host=0}"]
        assert changes({"x": {"host": 0}}, {"x": None}) == ["x gone"]

    def test_plain_data_in_short(self) -> None:
        assert short({"a": [1, None, True], "b": "", "c": False}) == "{a=[1 – yes] c=no}"


def test_the_first_difference_is_shown_with_what_stands_before() -> None:
    lines = [f"line {number}" for number in range(30)]
    changed = [*lines[:10], "other", *lines[11:]]
    shown = first_difference(lines, changed).splitlines()
    assert shown[0] == "first difference in line 11:"
    assert "  line 9" in shown
    assert "- line 10" in shown
    assert "+ other" in shown
    assert first_difference(lines, lines) == ""
    assert "- line 29" in first_difference(lines, lines[:29])


def test_a_changed_rule_changes_a_transcript(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison can fail: one spirit more in the draw phase is found in the very first turn."""
    monkeypatch.setattr("core.ghostplay.turn.draw_phase_spirit", lambda st, seat: 2)
    game = GAMES[0]
    difference = first_difference(path_of(game).read_text("utf-8").splitlines(), list(lines_of(game)))
    assert "spirit" in difference


def test_a_transcript_is_the_same_game_the_rules_play() -> None:
    game = GAMES[0]
    match = new_match(Setup(game.ruleset, game.mode, game.seats, {}, game.seed))
    first = match.events(MODERATOR)[0].data["first"]
    assert next(line for line in lines_of(game) if line.startswith("== ")) == f"== turn 1, seat {first}"
