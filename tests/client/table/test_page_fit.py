"""Every page of the inspector is seen whole: the picture gives way to the text, and the lines of the log stay."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from client.i18n import LANGUAGES, Language
from client.scenes.table.geometry import LEAST_LOG_LINES, LOG_HEAD, PANEL_WIDTH, height_above_log, log_step
from client.scenes.table.inspector import height_needed
from client.scenes.table.notebook import Notebook, Record
from client.scenes.table.page_fit import Fit, fit_page, lay_title, lines_below
from client.scenes.table.pages import Page, Text, page_at_rest, page_for
from client.scenes.table.spots import Subject
from client.scenes.table.tableau import Tableau
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.metrics import SMALLEST_TYPE
from client.ui.spans import Span
from core.ghostplay.cards import card_set
from core.ghostplay.position import match_at
from tests.client.table.seating import Seating

SIZES = [(1280, 720), (1920, 1080), (2560, 1440)]
ROLES = card_set("peak", True).roles
KINGS = tuple(card_set("peak", True).kings)
ARTIFACTS = sorted({spell.face for spell in card_set("peak", True).spells if spell.artifact})

TOO_LONG = "C-K3"
"""The king whose card no page about a player has room for beside the longest skills; it is told where it lies."""


def cards(edition: str) -> list[str]:
    """Every card of an edition by one of its faces; roles aside."""
    found = card_set(edition, True)
    return sorted({spell.face for spell in found.spells} | set(found.ghost_kinds) | set(found.kings))


def table(roles: tuple[str, ...], size: tuple[int, int], language: Language) -> Seating:
    """Six players with open identities and some roles, after a number of exorcisms."""
    seats = {str(seat): {"role": role, "artifact": ""} for seat, role in enumerate(roles)}
    position: dict[str, Any] = {"seats": 6, "step": "day", "turn": 9, "player": 0, "shown": [*range(6)], "seat": seats}
    seating = Seating(seats=6, size=size, language=language, match=match_at(position))
    seating.frame(2)
    return seating


def changed(tableau: Tableau, seat: int, **facts: Any) -> Tableau:
    """The table with other facts about a player."""
    players = list(tableau.view["players"])
    players[seat] = players[seat] | facts
    return replace(tableau, view=tableau.view | {"players": players})


def crowned(tableau: Tableau, seat: int, king: str) -> Tableau:
    """The table with a player as a ghost king."""
    looks = list(tableau.looks)
    looks[seat] = replace(looks[seat], king=king)
    made = changed(tableau, seat, king=True)
    return replace(made, looks=looks, view=made.view | {"candidate": king})


def player_pages(tableau: Tableau) -> Iterator[tuple[str, Page]]:
    """The pages of all players without anything before them."""
    for seat, look in enumerate(tableau.looks):
        yield look.role, page_of(tableau, Subject("seat", seat=seat))


def laden_pages(tableau: Tableau) -> Iterator[tuple[str, Page]]:
    """The pages of all players with each artifact, and as each ghost king."""
    for seat, look in enumerate(tableau.looks):
        subject = Subject("seat", seat=seat)
        for artifact in ARTIFACTS:
            yield f"{look.role} {artifact}", page_of(changed(tableau, seat, artifact=artifact), subject)
        for king in KINGS:
            yield f"{look.role} {king}", page_of(crowned(tableau, seat, king), subject)


def card_pages(tableau: Tableau) -> Iterator[tuple[str, Page]]:
    """The pages of all cards and skills, and of the ghosts on the table."""
    for face in {*cards("peak"), *cards("classic"), *ROLES}:
        yield face, page_of(tableau, Subject("card", face))
    for role in ROLES:
        for skill in ("1", "2", "k"):
            yield f"{role}.{skill}", page_of(tableau, Subject("skill", f"{role}.{skill}"))
    for seat, player in enumerate(tableau.view["players"]):
        for number, ghost in enumerate(player["ghosts"]):
            yield f"ghost {ghost['face']}", page_of(tableau, Subject("ghost", ghost["face"], seat, number))


def page_of(tableau: Tableau, subject: Subject) -> Page:
    page = page_for(tableau, subject)
    assert page is not None
    return page


def room_of(tableau: Tableau, canvas: Canvas, seat: int, king: str | None = None) -> float:
    """The height of the inspector of who sits at a seat, as a ghost king if he is one."""
    look = replace(tableau.looks[seat], king=king)
    page = page_at_rest(tableau.tr, tableau.words, tableau.names[seat], look, tableau.mode)
    return height_above_log(canvas.m, lines_below(canvas, page))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_most_roles_leave_nine_lines_of_the_log(size: tuple[int, int], language: Language) -> None:
    """A page without its picture's giving way would have the log wait for what nobody reads."""
    lines = []
    for roles in (ROLES[:6], ROLES[6:]):
        seating = table(roles, size, language)
        try:
            tableau, canvas = seating.scene.tableau, seating.app.canvas()
            for look in tableau.looks:
                room = room_of(tableau, canvas, look.seat)
                lines.append(round((height_above_log(canvas.m, 0) - room) / log_step(canvas.m)))
        finally:
            seating.close()
    assert min(lines) > LEAST_LOG_LINES
    assert sum(count >= 9 for count in lines) >= 8


def test_the_log_keeps_its_place_whatever_is_told_above_it(seat_down: Callable[..., Seating]) -> None:
    seating = seat_down(seats=6, match=match_at({"seats": 6, "step": "day", "turn": 9, "player": 0}))
    seating.frame(3)
    before = seating.scene.tableau.layout.log
    assert before[3] > LOG_HEAD + 6 * log_step(seating.scene.m)
    seating.scene.inspection.pinned = Subject("card", "C-K3")
    seating.scene.rebuild()
    seating.frame(2)
    assert seating.scene.tableau.layout.log == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_title_stands_above_its_picture(seat_down: Callable[..., Seating], language: Language) -> None:
    canvas = seat_down().app.canvas()
    fit = Fit(150.0)
    long = Page("Five Ghosts\u2019 Fortune" if language == "en" else "五鬼運財符", theme.BONE, "C-X02", (), ())
    beside = lay_title(canvas, replace(long, title="Ward" if language == "en" else "財符"), PANEL_WIDTH, fit)
    title = lay_title(canvas, long, PANEL_WIDTH, fit)
    assert (beside.above, title.above, len(title.lines)) == (False, True, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_page_is_seen_without_scrolling(
    size: tuple[int, int], language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of roles, kings and cards whole; a player's with an artifact at worst with no more of it than its name."""
    monkeypatch.setattr(Notebook, "record", lambda notebook, seat: Record(18, 12, 23, 0, 0))
    scrolled = []
    shortened = set()
    for roles in (ROLES[:6], ROLES[6:]):
        seating = table(roles, size, language)
        try:
            tableau, canvas = seating.scene.tableau, seating.app.canvas()
            width, most = PANEL_WIDTH, height_above_log(canvas.m, LEAST_LOG_LINES)
            seat_of = {look.role: look.seat for look in tableau.looks}
            room = {role: room_of(tableau, canvas, seat) for role, seat in seat_of.items()}
            for name, page in player_pages(tableau):
                if height_needed(canvas, page, width, room[name]) > room[name] + 0.5:
                    scrolled.append(name)
            for name, page in card_pages(tableau):
                if height_needed(canvas, page, width, most) > most + 0.5:
                    scrolled.append(name)
            for name, page in laden_pages(tableau):
                role, _, card = name.partition(" ")
                own = room_of(tableau, canvas, seat_of[role], card) if card in KINGS else room[role]
                fits = [height_needed(canvas, version, width, own) <= own + 0.5 for version in page.versions]
                if not fits[0] and card in KINGS:
                    shortened.add(card)
                if not any(fits):
                    scrolled.append(name)
        finally:
            seating.close()
    assert not scrolled
    assert shortened <= {TOO_LONG}


def test_the_picture_gives_way_to_the_text_before_lines_move_closer(seat_down: Callable[..., Seating]) -> None:
    canvas = seat_down().app.canvas()
    line: Text = (Span("A line of a page."),)
    fits: list[Fit] = []
    while True:
        page = Page("Axe", theme.BONE, "C-R06", (), (line,) * len(fits))
        if height_needed(canvas, page, 262, 460) > 460:
            break
        fits.append(fit_page(canvas, page, 262, 460))
    pictures = [fit.picture for fit in fits if fit.line == fits[0].line]
    assert pictures == sorted(pictures, reverse=True)
    assert pictures[0] > 140
    assert pictures[-1] < 120
    assert fits[-1].line < fits[0].line
    assert all(canvas.m.font_px(fit.size) >= SMALLEST_TYPE for fit in fits)
