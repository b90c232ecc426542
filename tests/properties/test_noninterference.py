"""Two states that differ only in what a viewer may not know look the same to him (design decision 3)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from core import Match
from core.ghostplay import actions, projection, rules, turn, votes
from core.kernel import events, match
from core.kernel.prompts import LONE_PASS
from tests.properties.pairs import first_difference, rebased, twin
from tests.properties.play import CELLS, OTHER_CELLS, answer_next, deal, deal_other

PAIRS = 2_000
BLOCKS = 20


def positions(seed: int, count: int) -> Iterator[tuple[Match[Any], int, Random]]:
    """Yield matches somewhere in play, each with a viewer: every seat and the spectator in turn."""
    random = Random(seed)
    made = 0
    game = seed * 1000
    while made < count:
        played = deal_any(game)
        seats = played.rules.seats
        stride = random.randrange(9, 23)
        step = 0
        while not played.over and made < count:
            if step % stride == stride - 1:
                yield played, made % (seats + 1) - 1, random
                made += 1
            answer_next(played, game)
            step += 1
        game += 1


def deal_any(game: int) -> Match[Any]:
    """Deal a cell of peak standard two times out of three, else one of the others."""
    if game % 3 == 2:
        return deal_other(game, *OTHER_CELLS[game // 3 % len(OTHER_CELLS)])
    return deal(game, *CELLS[game % len(CELLS)])


def leak(seed: int, count: int, length: int = 12) -> str | None:
    """Return the first difference found in so many pairs, or None."""
    for number, (played, viewer, random) in enumerate(positions(seed, count)):
        a = rebased(played)
        b = twin(played, viewer, random, new_chance=number % 4 == 0)
        found = first_difference(a, b, viewer, random, 0 if number % 4 == 0 else length)
        if found:
            return f"seed {seed}, pair {number}, viewer {viewer}, {found}"
    return None


@pytest.mark.rule("PK-005", "PK-102", "PK-901")
@pytest.mark.parametrize("block", range(BLOCKS))
def test_what_a_viewer_may_not_know_makes_no_difference(block: int) -> None:
    assert leak(block, PAIRS // BLOCKS) is None


# ---------------------------------------------------------------------- the test catches what it is for


def _leak_identity(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = projection._player

    def leaky(st: Any, viewer: int, seat: int) -> dict[str, Any]:
        return honest(st, viewer, seat) | {"portrait": len(st.identity[seat])}

    monkeypatch.setattr(projection, "_player", leaky)


def _leak_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = projection._player

    def leaky(st: Any, viewer: int, seat: int) -> dict[str, Any]:
        best = sum(st.cards.spells[card].suit == "red" for card in st.hand[seat])
        return honest(st, viewer, seat) | {"strength": best}

    monkeypatch.setattr(projection, "_player", leaky)


def _leak_deck_order(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = projection.project

    def leaky(st: Any, viewer: int) -> dict[str, Any]:
        return honest(st, viewer) | {"deck_parity": st.ghost_deck[len(st.ghost_deck) // 2] % 2 if st.ghost_deck else 0}

    monkeypatch.setattr(rules, "project", leaky)


def _leak_vote_face(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = projection._exorcism

    def leaky(st: Any, viewer: int) -> Any:
        shown = honest(st, viewer)
        return shown and shown | {
            "reds": sum(st.cards.spells[c].suit == "red" for v in st.exorcism.votes if v for c in v)
        }

    monkeypatch.setattr(projection, "_exorcism", leaky)


def _leak_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = projection.project

    def leaky(st: Any, viewer: int) -> dict[str, Any]:
        return honest(st, viewer) | {"draws": st.chance.counter}

    monkeypatch.setattr(rules, "project", leaky)


def _leak_card_tracking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(projection, "faces", lambda st, cards: [f"{st.cards.spells[c].face}#{c}" for c in cards])


def _leak_who_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = turn.priority_turn

    def leaky(st: Any) -> Any:
        if turn.window_options(st, st.priority.holder) == LONE_PASS and st.step != turn.DAY:
            st.priority.pass_on()
            return
        yield from honest(st)

    monkeypatch.setattr(turn, "priority_turn", leaky)


def _leak_option_order(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (actions, turn, votes):
        monkeypatch.setattr(module, "sorted_hand", lambda st, seat: st.hand[seat][:])


def _leak_event_count(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = turn.priority_turn

    def leaky(st: Any) -> Any:
        if turn.window_options(st, st.priority.holder) != LONE_PASS:
            st.emit("thinking")
        yield from honest(st)

    monkeypatch.setattr(turn, "priority_turn", leaky)


def _leak_error_text(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = match.Match.submit

    def leaky(self: Any, seat: int, prompt_id: int, answer: Any) -> None:
        try:
            honest(self, seat, prompt_id, answer)
        except match.IllegalAnswer as error:
            raise match.IllegalAnswer(f"{error} ({self._state.identity[seat]})") from error

    monkeypatch.setattr(match.Match, "submit", leaky)


def _leak_log(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: Any, kind: str, public: Any, secret: Any, knowing: Any) -> None:
        self.emit(kind, {**public, **secret})

    monkeypatch.setattr(events.EventLog, "emit_secret", leaky)


def _leak_prompt_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = match.Match.view

    def leaky(self: Any, viewer: int) -> dict[str, Any]:
        return honest(self, viewer) | {"choices": [len(ask.options) for ask in self._asks]}

    monkeypatch.setattr(match.Match, "view", leaky)


def _leak_knowledge(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = projection._player

    def leaky(st: Any, viewer: int, seat: int) -> dict[str, Any]:
        return honest(st, viewer, seat) | {"knows": st.knows[seat][:]}

    monkeypatch.setattr(projection, "_player", leaky)


LEAKS = [
    _leak_identity, _leak_hand, _leak_deck_order, _leak_vote_face, _leak_chance, _leak_card_tracking,
    _leak_who_is_asked, _leak_option_order, _leak_event_count, _leak_error_text, _leak_log, _leak_prompt_kind,
    _leak_knowledge,
]  # fmt: skip


@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.__name__.removeprefix("_leak_"))
def test_a_leak_planted_on_purpose_is_caught(plant: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    assert leak(77, 150) is not None
