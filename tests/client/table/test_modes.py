"""Every mode of every edition at the table: a whole match is played, and no word of it is cut or crossed."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pygame
import pytest

from client.i18n import LANGUAGES, Language
from client.scenes.result import ResultScene
from client.scenes.table.looks import seat_look
from client.scenes.table.pages import page_for
from client.scenes.table.spots import Subject
from client.ui.lint import faults
from core.bots import make_bot
from core.ghostplay.cards import editions, modes
from core.kernel import MODERATOR, Setup
from core.rulesets import dump_match, load_match, new_match
from tests.client.table.seating import KeyPlayer, MousePlayer, Seating

SeatDown = Callable[..., Seating]
GAMES = [(ruleset, mode) for ruleset in editions() for mode in modes(ruleset)]
LOOKS = {"four": ("peak", "four", 4), "contest": ("peak", "contest", 8), "three": ("peak", "three", 3)}
LOOKS |= {f"classic {seats}": ("classic", "standard", seats) for seats in (4, 8)}


@pytest.mark.parametrize(("ruleset", "mode"), GAMES)
def test_a_whole_match_of_every_mode_is_played(seat_down: SeatDown, ruleset: str, mode: str) -> None:
    seats = min(modes(ruleset)[mode].identities)
    seating = seat_down(seats=seats, match=new_match(Setup(ruleset, mode, seats, {}, 5)))
    person = KeyPlayer(seating) if mode == "three" else MousePlayer(seating)
    for prompt in seating.play():
        before = seating.session.version
        person.answer(prompt, seating.any_answer(prompt))
        assert seating.session.version > before, f"{prompt} was not answered"
    seating.frame(5)
    result = seating.app.scenes.top
    assert isinstance(result, ResultScene)
    seating.frame(8, 0.1)
    seating.driver.key(pygame.K_RETURN)
    assert seating.port.asked == ["again"]


@cache
def match_in(ruleset: str, mode: str, seats: int) -> dict[str, Any]:
    """Return a match, as plain data, in which seat 0 is asked in his day after somebody has banished a ghost."""
    for seed in range(1, 60):
        match = new_match(Setup(ruleset, mode, seats, {}, seed))
        bots = [make_bot("novice", seed, seat) for seat in range(seats)]
        while not match.over:
            view = match.view(0)
            asked = next((prompt for prompt in match.pending() if prompt.seat == 0), None)
            if asked is not None and asked.kind == "day" and any(len(player["points"]) for player in view["players"]):
                return dump_match(match)
            for prompt in match.pending():
                match.submit(prompt.seat, prompt.id, bots[prompt.seat].answer(match.view(prompt.seat), prompt))
    raise AssertionError("nobody banishes a ghost")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LOOKS)
def test_no_word_of_any_mode_is_cut_or_crossed(game: str, language: Language) -> None:
    ruleset, mode, seats = LOOKS[game]
    plain = match_in(ruleset, mode, seats)
    for size, scale in (((960, 540), 1.0), ((1280, 720), 1.0), ((1280, 720), 2.0), ((1920, 1080), 1.0)):
        seating = Seating(seats=seats, size=size, language=language, text_scale=scale, match=load_match(plain))
        try:
            seating.frame(4)
            seating.app.ink.records = []
            seating.app.draw()
            assert faults(seating.app.ink.records, seating.app.display.size) == [], (size, scale)
        finally:
            seating.close()


@pytest.mark.rule("CL-211")
def test_another_s_banished_ghosts_lie_face_down_at_the_first_edition(seat_down: SeatDown) -> None:
    match = load_match(match_in("classic", "standard", 8))
    seating = seat_down(seats=8, match=match, speed="slow")
    seating.frame(2)
    looks = seating.scene.tableau.looks
    banisher = next(look for look in looks if look.points)
    own = banisher.seat == seating.scene.tableau.seat
    assert [suit is None for suit in banisher.points] == [not own] * len(banisher.points)


@pytest.mark.rule("PK-601")
def test_both_elders_are_seen_from_the_start(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, match=new_match(Setup("peak", "contest", 6, {}, 2)), speed="slow")
    crowned = [look for look in seating.scene.tableau.looks if look.crowned]
    assert sorted(look.identity for look in crowned) == ["taiping", "tianshi"]
    assert all(look.known_as == "open" for look in crowned)


@pytest.mark.rule("CL-001")
@pytest.mark.parametrize(("ruleset", "crowned"), [("peak", True), ("classic", False)])
def test_a_heretic_without_followers_wears_no_crown(ruleset: str, crowned: bool) -> None:
    view = new_match(Setup(ruleset, "standard", 5, {}, 2)).view(MODERATOR)
    heretics = [seat_look(view, seat) for seat in range(5) if view["players"][seat]["identity"] == "heretic_king"]
    assert [look.crowned for look in heretics] == [crowned]


@pytest.mark.rule("PK-004")
def test_with_three_nobody_has_an_identity_to_show(seat_down: SeatDown) -> None:
    seating = seat_down(seats=3, match=new_match(Setup("peak", "three", 3, {}, 2)), speed="slow")
    assert not any(look.has_identity for look in seating.scene.tableau.looks)


@pytest.mark.rule("CL-002")
def test_players_without_roles_have_portraits_of_their_own(seat_down: SeatDown) -> None:
    seating = seat_down(seats=8, match=new_match(Setup("classic", "standard", 8, {}, 2)), speed="slow")
    looks = seating.scene.tableau.looks
    assert not any(look.role for look in looks)
    assert len({look.portrait for look in looks}) == 8


@pytest.mark.rule("PK-013")
@pytest.mark.parametrize(("mode", "seats"), [("four", 4), ("standard", 6)])
def test_ghost_way_is_offered_only_where_a_king_may_rise(seat_down: SeatDown, mode: str, seats: int) -> None:
    seating = seat_down(seats=seats, match=load_match(match_in("peak", mode, seats)))
    seating.frame(2)
    told = str(page_for(seating.scene.tableau, Subject("seat", seat=0)))
    assert ("Ghost Way" in told) == (mode == "standard")
    if mode == "four":
        assert not any(widget.id.endswith(".k") for widget in seating.scene.widgets)
