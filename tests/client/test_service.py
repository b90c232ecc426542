"""Menus, sessions and saved matches work together."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core import SPECTATOR
from core.kernel import IllegalSetup
from saves.errors import (
    LockedSave,
    MissingSave,
)
from tests.client.serving import CHOICE, Program, program

__all__ = ["program"]


def test_a_new_match_is_shown_and_saved_before_the_first_answer(program: Program) -> None:
    program.service.start(CHOICE)
    assert program.stage.shown == [program.running]
    program.running.keeper.flush()
    (listed,) = program.saves()
    assert (listed.players, listed.seats, listed.turn, listed.damage) == (CHOICE.names, 5, 1, "")
    assert program.running.setup.options == {"expansion": True, "first_player": 0}
    assert program.running.session.seat == 0


def test_a_match_left_in_the_middle_goes_on_at_the_same_prompt_with_its_whole_log(program: Program) -> None:
    program.service.start(CHOICE)
    program.answer(25)
    program.play_until_asked()
    left = program.running.session
    prompt, view, events, save_id = left.prompt(), left.view(), left.events(0), program.running.save_id
    assert prompt is not None
    program.service.show_title()
    assert program.service.running is None
    unfinished = program.unfinished()
    assert unfinished is not None
    assert (unfinished.id, unfinished.turn, unfinished.my_turn) == (save_id, view["turn"], view["player"] == 0)
    program.service.resume(unfinished.id)
    back = program.running.session
    assert (back.prompt(), back.view()) == (prompt, view)
    assert [list(event) for event in back.events(0)] == [list(event) for event in events]
    assert back.names == list(CHOICE.names)
    program.answer(10)
    numbers = [event.number for event in program.running.session.events(0)]
    assert numbers == list(range(len(numbers)))


def test_a_finished_match_is_listed_but_not_continued(program: Program) -> None:
    program.service.watch(CHOICE)
    program.play_until_asked()
    assert program.running.session.over
    assert program.running.session.viewer == SPECTATOR
    program.service.show_title()
    assert program.unfinished() is None
    (listed,) = program.saves()
    assert listed.finished


def test_starting_another_match_closes_the_one_on_the_table(program: Program) -> None:
    program.service.start(CHOICE)
    first = program.running.save_id
    with pytest.raises(LockedSave):
        program.service.delete(first)
    program.service.start(CHOICE)
    program.service.delete(first)
    assert [listed.id for listed in program.saves()] in ([], [program.running.save_id])


def test_the_match_on_the_table_can_itself_be_resumed(program: Program) -> None:
    program.service.start(CHOICE)
    save_id = program.running.save_id
    program.service.resume(save_id)
    assert program.running.save_id == save_id


def test_the_same_table_again_is_another_deal_of_the_same_kind(program: Program) -> None:
    program.service.start(CHOICE)
    before = program.running
    program.service.again()
    after = program.running
    assert after.setup.seed != before.setup.seed
    assert after.setup.options == before.setup.options
    assert [(player.name, player.bot) for player in after.players] == [
        (player.name, player.bot) for player in before.players
    ]
    assert after.save_id != before.save_id


def test_a_match_that_cannot_be_dealt_leaves_the_one_on_the_table(program: Program) -> None:
    program.service.start(CHOICE)
    before = program.running
    with pytest.raises(IllegalSetup):
        program.service.start(replace(CHOICE, mode="no such mode"))
    assert program.running is before
    program.answer(1)
    program.service.save()


def test_resuming_what_is_not_there_is_an_error_and_shows_nothing(program: Program) -> None:
    with pytest.raises(MissingSave):
        program.service.resume("nothing")
    assert program.stage.shown == []
