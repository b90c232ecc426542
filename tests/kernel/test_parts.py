"""The kernel's parts by themselves: windows and stack, modifiers, limits, zones, triggers and replacements."""

import json
from collections import Counter
from typing import Any

import pytest

from core.kernel.limits import GAME, ROUND, TURN, Limits
from core.kernel.modifiers import ALL, Modifiers
from core.kernel.priority import Priority, Target, Use
from core.kernel.prompts import Command
from core.kernel.triggers import Happening, Registry
from core.kernel.zones import census, move, move_all


def through_json(plain: Any) -> Any:
    return json.loads(json.dumps(plain))


class TestPriority:
    def window(self) -> Priority:
        window = Priority(4, -1)
        window.open(1)
        return window

    def asked(self, window: Priority) -> list[int]:
        order = []
        while not window.all_passed:
            order.append(window.holder)
            window.pass_on()
        return order

    def test_it_asks_everybody_once_in_its_direction(self) -> None:
        assert self.asked(self.window()) == [1, 0, 3, 2]

    def test_it_can_open_with_some_counted_as_passed(self) -> None:
        window = Priority(4, 1)
        window.open(2, passed=1)
        assert self.asked(window) == [3, 0, 1]

    def test_who_acts_starts_the_passes_anew_with_the_leader(self) -> None:
        window = self.window()
        window.pass_on()
        window.push(Use("A", 0, 1, 7, (Target("seat", 2),)))
        assert self.asked(window) == [1, 0, 3, 2]

    def test_the_newest_use_comes_off_first_and_the_leader_is_asked_again(self) -> None:
        window = self.window()
        for serial in range(3):
            window.push(Use("A", serial, serial, -1, ()))
        self.asked(window)
        assert window.pop().serial == 2
        assert (window.holder, window.passes) == (1, 0)
        assert [use.serial for use in window.stack] == [0, 1]

    def test_it_survives_as_plain_data(self) -> None:
        window = self.window()
        window.push(Use("A", 0, 3, 7, (Target("seat", 2), Target("ghost", 1, 5)), (4,)))
        window.pass_on()
        copy = Priority(4, -1)
        copy.load(through_json(window.dump()))
        assert (copy.stack, copy.holder, copy.leader, copy.passes) == (window.stack, 0, 1, 1)
        copy.pop()
        assert len(window.stack) == 1


class TestModifiers:
    def test_they_add_up_for_their_query_and_subject(self) -> None:
        changes = Modifiers()
        changes.add("A", "requirement", 3, -1)
        changes.add("B", "requirement", ALL, 2)
        changes.add("C", "requirement", 4, 5)
        changes.add("D", "cost", 3, 9)
        assert changes.total("requirement", 3) == 1
        assert [reason.source for reason in changes.of("requirement", 3)] == ["A", "B"]
        assert changes.total("limit", 3) == 0

    def test_by_default_they_end_with_the_turn(self) -> None:
        changes = Modifiers()
        changes.add("A", "cost", 0)
        changes.end_turn(5)
        assert changes.total("cost", 0) == 0

    def test_they_can_count_the_turns_of_one_seat(self) -> None:
        changes = Modifiers()
        changes.add("A", "cost", 0, whose=2, turns=2)
        for seat in (0, 1, 2, 0, 1):
            changes.end_turn(seat)
        assert changes.total("cost", 0) == 1
        changes.end_turn(2)
        assert changes.total("cost", 0) == 0

    def test_they_survive_as_plain_data(self) -> None:
        changes, copy = Modifiers(), Modifiers()
        changes.add("A", "cost", 0, 4, whose=1, turns=3)
        copy.load(through_json(changes.dump()))
        assert copy.of("cost", 0) == changes.of("cost", 0)


class TestLimits:
    def test_each_period_is_counted_by_itself(self) -> None:
        limits = Limits()
        for period in (TURN, TURN, ROUND, GAME):
            limits.count("skill", 1, period)
        assert [limits.used("skill", 1, period) for period in (TURN, ROUND, GAME)] == [2, 1, 1]
        assert limits.used("skill", 0, TURN) == limits.used("other", 1, TURN) == 0

    def test_a_turn_ends_for_all_and_a_round_for_its_owner(self) -> None:
        limits = Limits()
        for seat in (0, 1):
            for period in (TURN, ROUND, GAME):
                limits.count("skill", seat, period)
        limits.begin_turn(1)
        assert [limits.used("skill", 0, period) for period in (TURN, ROUND, GAME)] == [0, 1, 1]
        assert [limits.used("skill", 1, period) for period in (TURN, ROUND, GAME)] == [0, 0, 1]
        assert limits.of(0) == [[ROUND, "skill", 1], [GAME, "skill", 1]]

    def test_they_survive_as_plain_data(self) -> None:
        limits, copy = Limits(), Limits()
        limits.count("skill", 1, ROUND)
        copy.load(through_json(limits.dump()))
        copy.count("skill", 1, ROUND)
        assert (limits.used("skill", 1, ROUND), copy.used("skill", 1, ROUND)) == (1, 2)


class TestZones:
    def test_a_card_moves_to_the_top(self) -> None:
        source, target = [1, 2, 3], [9]
        move(2, source, target)
        assert (source, target) == ([1, 3], [9, 2])
        with pytest.raises(ValueError, match=r".*"):
            move(2, source, target)
        assert target == [9, 2]

    def test_all_move_bottom_first(self) -> None:
        source, target = [1, 2], [9]
        assert move_all(source, target) == [1, 2]
        assert (source, target) == ([], [9, 1, 2])

    def test_a_census_counts_each_instance(self) -> None:
        assert census([[1, 2], [2], []]) == Counter({2: 2, 1: 1})


class TestTriggersAndReplacements:
    def registry(self) -> Registry[dict[int, set[str]]]:
        return Registry(lambda state, seat, source: source in state.get(seat, set()))

    def finish(self, command: Command[None]) -> None:
        assert list(command) == []

    def test_triggers_run_in_the_order_given_for_those_who_hold_them(self) -> None:
        registry, ran = self.registry(), list[tuple[str, int, int]]()
        for source in ("A", "B"):

            @registry.when("fell", source)
            def effect(state: Any, seat: int, happening: Happening, source: str = source) -> Command[None]:
                yield from ()
                ran.append((source, seat, happening.amount))

        held = {0: {"A"}, 1: {"B"}, 2: {"A", "B"}}
        self.finish(registry.happen(held, Happening("fell", 1, amount=4), (2, 0, 1)))
        assert ran == [("A", 2, 4), ("B", 2, 4), ("A", 0, 4), ("B", 1, 4)]
        self.finish(registry.happen(held, Happening("rose", 1), (0, 1, 2)))
        assert len(ran) == 4

    def test_who_listens_is_settled_before_the_first_effect(self) -> None:
        registry, held, ran = self.registry(), {0: {"A"}}, list[int]()

        @registry.when("fell", "A")
        def effect(state: dict[int, set[str]], seat: int, happening: Happening) -> Command[None]:
            yield from ()
            ran.append(seat)
            state[1] = {"A"}

        self.finish(registry.happen(held, Happening("fell", 0), (0, 1)))
        assert ran == [0]

    def test_replacements_change_a_happening_in_order_each_once(self) -> None:
        registry = self.registry()

        @registry.instead("fell", "half")
        def half(state: Any, seat: int, happening: Happening) -> Happening:
            return happening._replace(amount=happening.amount // 2)

        @registry.instead("fell", "less")
        def less(state: Any, seat: int, happening: Happening) -> Happening | None:
            return happening._replace(amount=happening.amount - 1) if happening.amount else None

        held = {0: {"half"}, 1: {"less"}}
        assert registry.replaced(held, Happening("fell", 2, amount=9), (0, 1)).amount == 3
        assert registry.replaced(held, Happening("fell", 2, amount=9), (1, 0)).amount == 4
        assert registry.replaced(held, Happening("fell", 2, amount=0), (0, 1)).amount == 0
        assert registry.replaced(held, Happening("rose", 2, amount=9), (0, 1)).amount == 9
