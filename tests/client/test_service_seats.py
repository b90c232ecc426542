"""At resuming a seat is given from person to bot or back, and secrets and suspicions follow it."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from client.players import reseated
from core import SPECTATOR
from saves import Controller
from saves.store import write_match
from tests.client.serving import CHOICE, Program, named, program

__all__ = ["program"]


class TestSeats:
    """At resuming the person can take another seat, or none, and come back."""

    def test_the_log_and_the_view_are_those_of_the_new_seat(self, program: Program) -> None:
        program.service.start(CHOICE)
        program.answer(20)
        save_id = program.running.save_id
        events = {seat: program.running.session.match.events(seat) for seat in (SPECTATOR, 0, 2)}
        program.service.close()
        for seat in (2, SPECTATOR, 0):
            program.service.resume(save_id, seat)
            session = program.running.session
            assert session.seat == (None if seat == SPECTATOR else seat)
            assert session.viewer == seat
            assert session.names == list(CHOICE.names)
            assert session.events(0) == events[seat]
            assert [player.bot for player in program.running.players] == [
                "" if number == seat else "random" for number in range(5)
            ]
            program.service.close()
            (entry,) = program.saves()
            assert entry.seat == seat
        assert events[0] != events[2] != events[SPECTATOR]

    def test_suspicions_stay_with_the_seat(self, program: Program) -> None:
        program.service.start(CHOICE)
        save_id = program.running.save_id
        program.running.session.suspect(3, "taiping")
        program.service.close()
        program.service.resume(save_id)
        assert program.running.session.suspicions == {3: "taiping"}
        program.service.resume(save_id, 1)
        assert program.running.session.suspicions == {}

    def test_they_wait_there_while_he_sits_elsewhere(self, program: Program) -> None:
        program.service.start(CHOICE)
        save_id = program.running.save_id
        program.running.session.suspect(3, "taiping")
        for seat, own in ((2, {0: "tianshi"}), (SPECTATOR, {})):
            program.service.resume(save_id, seat)
            assert program.running.session.suspicions == {}
            for about, identity in own.items():
                program.running.session.suspect(about, identity)
        program.service.resume(save_id, 2)
        assert program.running.session.suspicions == {0: "tianshi"}
        program.running.session.suspect(0, None)
        program.service.resume(save_id, 0)
        assert program.running.session.suspicions == {3: "taiping"}
        program.service.resume(save_id, 2)
        assert program.running.session.suspicions == {}

    def test_notes_of_an_older_program_are_those_of_the_seat_it_was_left_in(self, program: Program) -> None:
        program.service.start(CHOICE)
        saved, summary = named(program, "x")
        for notes, own in (([[1, "taiping"]], {1: "taiping"}), ([[1, 2, 3]], {}), ("rubbish", {})):
            old = msgspec.structs.replace(saved, notes={"suspicions": notes, "other": 1})
            write_match(program.store.path("x.guixi"), summary, old)
            program.service.resume("x.guixi")
            assert program.running.session.suspicions == own
            save_id = program.running.save_id
            program.service.resume(save_id, 2)
            program.service.resume(save_id, 0)
            assert program.running.session.suspicions == own
            assert program.running.keeper.notes["other"] == 1

    def test_every_bot_keeps_its_own_level_when_resumed_and_when_dealt_again(self, program: Program) -> None:
        program.service.start(replace(CHOICE, levels={2: "novice", 4: "novice"}))
        levels = ["", "random", "novice", "random", "novice"]
        assert [player.bot for player in program.running.players] == levels
        save_id = program.running.save_id
        program.service.close()
        program.service.resume(save_id)
        assert [player.bot for player in program.running.players] == levels
        program.service.again()
        assert [player.bot for player in program.running.players] == levels
        program.service.watch(replace(CHOICE, levels={2: "novice", 4: "novice"}))
        assert [player.bot for player in program.running.players] == ["random", *levels[1:]]

    def test_the_bot_whose_seat_is_taken_goes_to_the_one_that_was_left(self) -> None:
        before = [Controller("A"), Controller("B", "random", 3), Controller("C", "novice", 3)]
        assert reseated(before, 2) == [Controller("A", "novice", 3), before[1], Controller("C")]
        assert reseated(before, SPECTATOR)[0] == Controller("A", "random", 3)

    def test_whoever_only_watched_can_sit_down(self, program: Program) -> None:
        watched = reseated([Controller(name, "random", 3) for name in "ABC"], 1)
        assert watched == [Controller("A", "random", 3), Controller("B"), Controller("C", "random", 3)]
        alone = reseated([Controller("A"), Controller("B")], SPECTATOR)
        assert alone[0].bot
