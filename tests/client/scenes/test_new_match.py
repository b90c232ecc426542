from collections.abc import Hashable

import pygame
import pytest

from client.app import App
from client.config import MatchChoices, Settings
from client.i18n import LANGUAGES, Language, Translator
from client.player_names import NAME_LIMIT, bot_names
from client.players import setup_of
from client.scenes import new_match_seats
from client.scenes.draft import Draft
from client.scenes.new_match import NewMatchScene
from client.scenes.new_match_seats import SeatLevel, SeatName
from client.scenes.ports import MatchChoice
from client.seeds import new_seed, seed_of
from client.ui.cardface import person_face
from client.ui.dialog import Dialog
from client.ui.entry import TextEntry
from client.ui.segments import Segments
from client.ui.stepper import Stepper
from client.ui.widget import Widget
from core.ghostplay.cards import editions, modes
from core.rulesets import rules_for
from tests.client.scenes.new_match_form import choose, drawn, faces, opened, rows
from tests.client.ui.conftest import Driver

from .fake import FakeService


def test_enter_deals_what_was_chosen_last(app: App, driver: Driver) -> None:
    app.settings.match = MatchChoices(seats=7, name="Ann", bots="random", options={"expansion": True})
    service = FakeService()
    opened(app, driver, service)
    driver.key(pygame.K_RETURN)
    ((_, choice),) = service.done
    assert isinstance(choice, MatchChoice)
    assert (choice.seats, choice.names[0], choice.bots) == (7, "Ann", "random")
    assert choice.options["expansion"] is True
    assert choice.options["first_player"] == -1
    assert len(set(choice.names)) == 7


def test_everything_can_be_chosen_by_mouse(app: App, driver: Driver) -> None:
    service = FakeService()
    scene = opened(app, driver, service)
    choose(driver, scene, "seats", "7")
    choose(driver, scene, "seats", "6")
    choose(driver, scene, "expansion", "yes")
    candidate = scene.widget("candidate")
    assert isinstance(candidate, Stepper)
    driver.click(candidate.arrow_rect(-1))
    choose(driver, scene, "king_draws", "own_night")
    choose(driver, scene, "team_king", "yes")
    choose(driver, scene, "bots", "random")
    choose(driver, scene, "first", "5")
    driver.click(scene.widget("name"))
    driver.type("林曉月")
    driver.click(scene.widget("seed"))
    driver.type("48213-竹")
    driver.click(scene.widget("start"))
    ((_, choice),) = service.done
    assert isinstance(choice, MatchChoice)
    assert (choice.seats, choice.names[0], choice.bots, choice.seed) == (6, "林曉月", "random", "48213-竹")
    assert choice.options == {
        "expansion": True,
        "king_draws": "own_night",
        "team_king": True,
        "first_player": 5,
        "candidate": "C-K9",
    }
    assert app.settings.match.name == "林曉月"
    assert app.settings.match.seats == 6


def test_everything_can_be_chosen_by_keyboard(app: App, driver: Driver) -> None:
    service = FakeService()
    scene = opened(app, driver, service)
    for _ in range(60):
        if scene.focus_id == "seats":
            break
        driver.key(pygame.K_TAB)
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RIGHT)
    for _ in range(4):
        if scene.focus_id == "name":
            break
        driver.key(pygame.K_DOWN)
    driver.type("Bo")
    driver.key(pygame.K_RETURN)
    ((_, choice),) = service.done
    assert isinstance(choice, MatchChoice)
    assert (choice.seats, choice.names[0]) == (8, "Bo")


def test_fewer_seats_take_back_a_first_player_who_is_gone(app: App, driver: Driver) -> None:
    scene = opened(app, driver, FakeService())
    choose(driver, scene, "seats", "8")
    choose(driver, scene, "first", "7")
    choose(driver, scene, "seats", "5")
    assert scene.draft.option("first_player") == -1
    choose(driver, scene, "seats", "8")
    assert scene.draft.option("first_player") == 7  # the wish is kept


def test_another_seed_is_drawn(app: App, driver: Driver) -> None:
    scene = opened(app, driver, FakeService())
    driver.click(scene.widget("other_seed"))
    first = scene.draft.seed
    driver.click(scene.widget("other_seed"))
    assert len(first) == len(new_seed())
    assert seed_of(first) == first
    assert scene.draft.seed != first


def test_a_deal_that_fails_says_why(app: App, driver: Driver) -> None:
    service = FakeService()
    service.fails = True
    opened(app, driver, service)
    driver.key(pygame.K_RETURN)
    assert isinstance(app.scenes.top, Dialog)


GAMES = [(ruleset, mode) for ruleset in editions() for mode in modes(ruleset)]


@pytest.mark.parametrize(("ruleset", "mode"), GAMES)
def test_every_game_and_mode_can_be_dealt(app: App, driver: Driver, ruleset: str, mode: str) -> None:
    service = FakeService()
    scene = opened(app, driver, service)
    driver.click(scene.widget(f"ruleset-{ruleset}"))
    choose(driver, scene, "mode", mode)
    driver.click(scene.widget("start"))
    ((_, choice),) = service.done
    assert isinstance(choice, MatchChoice)
    assert (choice.ruleset, choice.mode) == (ruleset, mode)
    assert choice.seats in modes(ruleset)[mode].identities
    rules_for(setup_of(choice))


def test_only_the_seats_of_the_mode_can_be_chosen(app: App, driver: Driver) -> None:
    scene = opened(app, driver, FakeService())
    choose(driver, scene, "mode", "contest")
    choose(driver, scene, "seats", "7")
    assert scene.draft.seats == 6
    choose(driver, scene, "seats", "8")
    assert scene.draft.seats == 8
    choose(driver, scene, "mode", "three")
    assert scene.draft.seats == 3


def test_a_wish_that_makes_no_difference_rests_and_says_why(app: App, driver: Driver) -> None:
    scene = opened(app, driver, FakeService())
    choose(driver, scene, "king_draws", "own_night")
    choose(driver, scene, "expansion", "yes")
    choose(driver, scene, "mode", "four")
    assert scene.draft.option("king_draws") == "every_night"
    for row in ("king_draws", "team_king", "candidate"):
        assert scene.widget(row).tip == app.tr("new-king-off")
    choose(driver, scene, "king_draws", "own_night")
    assert scene.draft.option("king_draws") == "every_night"
    assert scene.draft.option("expansion") is True
    driver.click(scene.widget("ruleset-classic"))
    assert scene.draft.option("king_draws") == "own_night"
    assert scene.draft.option("expansion") is False
    assert scene.widget("expansion").tip == app.tr("new-expansion-off")


@pytest.mark.parametrize("seats", [5, 6])
def test_with_a_heretic_in_play_a_row_says_that_no_sect_can_have_the_king(app: App, driver: Driver, seats: int) -> None:
    app.settings.match = MatchChoices(seats=seats)
    scene = opened(app, driver, FakeService())
    for place in ("team_king", "team_king-words"):
        widget = scene.widget(place)
        driver.move((widget.rect.left + 4, widget.rect.centery))
        assert (scene._help() == app.tr("new-team-king-heretic")) is (seats == 5), place


@pytest.mark.parametrize(("language", "letters"), [("en", {"Tp", "Ts"}), ("zh-Hant", {"太", "天"})])
def test_the_badges_at_the_foot_are_lettered_in_the_language(
    app: App, driver: Driver, language: Language, letters: set[str]
) -> None:
    app.change_settings(language=language)
    opened(app, driver, FakeService())
    app.ink.records = []
    app.draw()
    written = {record.text for record in app.ink.records}
    assert letters <= written
    assert not written & ({"Tp", "Ts", "太", "天"} - letters)


@pytest.mark.parametrize(("mode", "crowns"), [("standard", 1), ("contest", 2), ("four", 0)])
def test_the_foot_crowns_those_who_share_a_badge_with_followers(
    app: App, driver: Driver, monkeypatch: pytest.MonkeyPatch, mode: str, crowns: int
) -> None:
    app.settings.match = MatchChoices(mode=mode, seats=8)
    drawn: list[float] = []
    monkeypatch.setattr("client.scenes.new_match_art.draw_crown", lambda canvas, x, y: drawn.append(x))
    opened(app, driver, FakeService())
    assert len(set(drawn)) == crowns


def test_the_ghost_king_is_chosen_among_those_of_the_edition(app: App, driver: Driver) -> None:
    scene = opened(app, driver, FakeService())
    driver.click(scene.widget("ruleset-classic"))
    scene.focus("candidate")
    driver.key(pygame.K_LEFT)
    assert scene.draft.option("candidate") == "C-K7"
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RIGHT)
    assert scene.draft.option("candidate") == "C-K1"
    assert "lives" in scene.widget("candidate").tip
    assert faces(scene) == ("C-K1",), "his card is shown"
    driver.key(pygame.K_LEFT)
    assert len(faces(scene)) == 3


def test_large_type_makes_the_games_a_row(app: App, driver: Driver) -> None:
    app.change_settings(text_scale=2.0)
    scene = opened(app, driver, FakeService())
    choose(driver, scene, "ruleset", "classic")
    assert scene.draft.ruleset == "classic"


@pytest.mark.rule("PK-002")
@pytest.mark.parametrize(
    ("seats", "identities"),
    [
        (5, {"taiping": 2, "tianshi": 2, "heretic_king": 1}),
        (6, {"taiping": 3, "tianshi": 3}),
        (7, {"taiping": 3, "tianshi": 3, "heretic_king": 1}),
        (8, {"taiping": 3, "tianshi": 3, "heretic_king": 1, "heretic_follower": 1}),
    ],
)
def test_the_foot_tells_the_identities(seats: int, identities: dict[str, int]) -> None:
    assert dict(Draft.remembered(MatchChoices(seats=seats)).identities) == identities


@pytest.mark.parametrize("ruleset", ["peak", "classic"])
def test_every_seat_has_a_sign_of_its_own_and_no_role_yet(
    app: App, driver: Driver, ruleset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(new_match_seats, "draw_medal", lambda canvas, face, *place: shown.append(face))
    app.settings.match = MatchChoices(seats=8, ruleset=ruleset)
    opened(app, driver, FakeService())
    app.draw()
    assert set(shown) == {person_face(seat) for seat in range(8)}


def test_enter_deals_after_a_click_on_a_choice_and_changes_one_only_in_the_ring(app: App, driver: Driver) -> None:
    service = FakeService()
    scene = opened(app, driver, service)
    choose(driver, scene, "seats", "6")
    driver.key(pygame.K_SPACE)
    assert scene.draft.seats == 7, "space changes what was clicked last"
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_KP_ENTER)
    assert [choice.seats for _, choice in service.done] == [7, 7]
    driver.key(pygame.K_LEFT)
    assert (scene.focus_id, scene.ring, scene.draft.seats) == ("seats", True, 6)
    driver.key(pygame.K_RETURN)
    assert (scene.draft.seats, len(service.done)) == (7, 2)


def test_the_help_line_follows_a_choice_changed_by_key_until_the_pointer_moves(app: App, driver: Driver) -> None:
    scene = opened(app, driver, FakeService())
    choose(driver, scene, "seats", "6")
    assert scene._help().startswith("6 seats:")
    for _ in range(2):
        driver.key(pygame.K_SPACE)
    assert scene.draft.seats == 8
    assert scene._help().startswith("8 seats:")
    segments = scene.widget("seats")
    assert isinstance(segments, Segments)
    driver.move(segments.choice_rect("6").center)
    assert scene._help().startswith("6 seats:")
    driver.move((1, 1))
    assert scene._help().startswith("8 seats:"), "a choice is forgotten once the pointer has left it"


def test_the_help_line_tells_of_the_focus_while_the_pointer_rests_on_another_row(app: App, driver: Driver) -> None:
    scene = opened(app, driver, FakeService())
    choose(driver, scene, "seats", "6")
    driver.move(scene.widget("bots").rect.center)
    about_bots = scene._help()
    driver.key(pygame.K_RIGHT)
    assert scene._help().startswith("7 seats:")
    driver.move(scene.widget("bots").rect.center)
    assert scene._help() == about_bots


@pytest.mark.parametrize("ruleset", ["peak", "classic"])
def test_the_help_line_tells_what_is_chosen_until_something_is_pointed_at(
    app: App, driver: Driver, ruleset: str
) -> None:
    app.settings.match = MatchChoices(ruleset=ruleset)
    scene = opened(app, driver, FakeService())
    driver.move((1, 1))
    assert scene._help().startswith(app.tr(f"ruleset-{ruleset}-about"))


def test_the_picture_shows_what_a_choice_puts_on_the_table(app: App, driver: Driver) -> None:
    scene = opened(app, driver, FakeService())
    assert {face[2] for face in faces(scene)} == {"K"}
    driver.move(scene.widget("expansion").rect.center)
    assert {face[2] for face in faces(scene)} == {"X"}
    driver.move((1, 1))
    choose(driver, scene, "mode", "four")
    driver.move((1, 1))
    assert {face[2] for face in faces(scene)} == {"S"}, "no king rises there"


def test_choices_are_remembered_when_they_are_left_undealt(app: App, driver: Driver) -> None:
    scene = opened(app, driver, FakeService())
    choose(driver, scene, "seats", "8")
    driver.click(scene.widget("level-6"))
    driver.key(pygame.K_ESCAPE)
    again = opened(app, driver, FakeService())
    assert again is not scene
    assert (again.draft.seats, again.draft.level_of(6)) == (8, "random")


def test_all_choices_can_be_made_standard_and_that_be_taken_back(app: App, driver: Driver) -> None:
    app.settings.match = MatchChoices(
        ruleset="classic", seats=8, name="Ann", levels=["random"], bot_names=["Bo"], options={"team_king": True}
    )
    scene = opened(app, driver, FakeService())
    before = scene.draft.remember()
    driver.click(scene.widget("reset"))
    assert scene.draft.remember() == MatchChoices(name="Ann")
    driver.click(scene.widget("reset"))
    assert scene.draft.remember() == before
    driver.click(scene.widget("reset"))
    scene.draft.name = "Cy"
    driver.click(scene.widget("reset"))
    assert (scene.draft.seats, scene.draft.name) == (8, "Cy"), "a name written since stays"


def test_what_is_changed_after_a_reset_does_not_forget_what_was_before(app: App, driver: Driver) -> None:
    app.settings.match = MatchChoices(seats=8, levels=["random"], bot_names=["Bo"])
    scene = opened(app, driver, FakeService())
    before = scene.draft.remember()
    driver.click(scene.widget("reset"))
    driver.click(scene.widget("level-2"))
    driver.click(scene.widget("name-3"))
    driver.type("Cy")
    choose(driver, scene, "seats", "7")
    assert app.tr("new-undo") in drawn(app)
    driver.click(scene.widget("reset"))
    assert scene.draft.remember() == before
    driver.click(scene.widget("reset"))
    assert scene.draft.remember() == MatchChoices()


def test_what_is_standard_cannot_be_made_so(app: App, driver: Driver) -> None:
    scene = opened(app, driver, FakeService())
    assert scene.widget("reset").off_reason
    driver.click(scene.widget("seats"))
    choose(driver, scene, "bots", "random")
    assert not scene.widget("reset").off_reason


@pytest.mark.parametrize("ruleset", ["peak", "classic"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_what_a_frame_is_put_together_of_is_made_once(
    size: tuple[int, int], ruleset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    choices = MatchChoices(ruleset=ruleset, seats=8, levels=["random"], options={"first_player": 2})
    app = App(Settings(window_width=size[0], window_height=size[1], match=choices), Translator("en"))
    scene = NewMatchScene(FakeService())
    app.scenes.push(scene)
    app.draw()
    kept = app.shapes._kept
    made: list[Hashable] = []
    monkeypatch.setattr(kept, "_shrink", lambda: made.append(next(reversed(kept._surfaces))))
    app.draw()
    app.close()
    assert not made


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (2560, 1440)])
def test_nothing_in_a_seat_or_at_the_head_lies_on_something_else(
    language: Language, scale: float, size: tuple[int, int]
) -> None:
    settings = Settings(
        text_scale=scale,
        window_width=size[0],
        window_height=size[1],
        match=MatchChoices(seats=8, levels=["random"], options={"first_player": 2}),
    )
    app = App(settings, Translator(language, strict=True))
    scene = NewMatchScene(FakeService())
    app.scenes.push(scene)
    scene._page = "table"
    scene.rebuild()
    for row in rows(scene):
        parts = [
            widget.rect
            for widget in scene.widgets
            if isinstance(widget, SeatName | SeatLevel) and row.rect.contains(widget.rect)
        ]
        assert len(parts) == (1 if row.seat == 0 else 2)
        assert len(parts) == 1 or parts[0].right < parts[1].left
        name = scene.widget("name" if row.seat == 0 else f"name-{row.seat}")
        assert app.canvas().text_width(row.line.name, 19, "bold") <= name.box[2]
    head = app.canvas().text_width(app.tr("title-new"), 32, "bold")
    back = scene.widget("back").box
    assert back[0] + back[2] + 18 + head < scene.widget("reset").box[0]
    app.close()


@pytest.mark.parametrize(("mode", "others"), [("standard", "3 or 4"), ("contest", "3–5 or 7"), ("three", "4–8")])
def test_beside_the_counts_it_says_which_are_played_in_other_modes(
    app: App, driver: Driver, mode: str, others: str
) -> None:
    scene = opened(app, driver, FakeService())
    choose(driver, scene, "mode", mode)
    assert app.tr("new-seats-aside", counts=others) in drawn(app)


def test_nothing_is_said_beside_the_counts_where_all_can_be_chosen(app: App, driver: Driver) -> None:
    scene = opened(app, driver, FakeService())
    aside = app.tr("new-seats-aside", counts="|").split("|")[-1].strip()
    assert any(aside in text for text in drawn(app))
    driver.click(scene.widget("ruleset-classic"))
    assert not any(aside in text for text in drawn(app))


@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_with_large_type_rules_and_seats_are_a_page_each_and_nothing_is_lost(
    app: App, driver: Driver, scale: float
) -> None:
    scene = opened(app, driver, FakeService())
    beside = {widget.id for widget in scene.widgets if widget.focusable}
    app.change_settings(text_scale=scale)
    found = {widget.id for widget in scene.widgets if widget.focusable}
    choose(driver, scene, "page", "table")
    found |= {widget.id for widget in scene.widgets if widget.focusable}
    assert beside - found <= {"ruleset-peak", "ruleset-classic"}, "at most the tiles are a row"
    assert set(scene.names[1:]) <= set(drawn(app))


@pytest.mark.parametrize("seat", [1, 7])
def test_a_name_is_written_on_while_the_window_shrinks(app: App, driver: Driver, seat: int) -> None:
    app.settings.match = MatchChoices(seats=8)
    scene = opened(app, driver, FakeService())
    driver.click(scene.widget(f"name-{seat}"))
    driver.type("Ab")
    app.resize((960, 540))
    driver.frame()
    assert scene._plan.paged, "else this tells nothing"
    driver.type("cd")
    assert scene.names[seat] == "Abcd"
    entry = scene.widget(f"name-{seat}")
    assert entry.focused
    assert scene.widget("table").rect.contains(entry.rect)
    app.resize((1280, 720))
    driver.frame()
    driver.type("ef")
    assert scene.names[seat] == "Abcdef"


def test_the_page_of_the_rules_is_shown_for_who_is_at_them(app: App, driver: Driver) -> None:
    scene = opened(app, driver, FakeService())
    scene._page = "table"
    driver.click(scene.widget("seed"))
    app.change_settings(text_scale=2.0)
    driver.frame()
    driver.type("7")
    assert scene.draft.seed == "7"


def test_the_pages_are_turned_by_keyboard_too(app: App, driver: Driver) -> None:
    app.change_settings(text_scale=2.0)
    scene = opened(app, driver, FakeService())
    for _ in range(20):
        if scene.focus_id == "page":
            break
        driver.key(pygame.K_TAB)
    driver.key(pygame.K_RIGHT)
    assert scene.widget("seat-5")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", editions())
def test_every_explanation_fits_the_line_of_help(language: Language, game: str) -> None:
    app = App(Settings(match=MatchChoices(ruleset=game, seats=8)), Translator(language, strict=True))
    scene = NewMatchScene(FakeService())
    app.scenes.push(scene)
    scene.rebuild()
    width, canvas = scene._help_box()[2], app.canvas()
    told = {tip for widget in scene.widgets for tip in tips(widget)}
    long = [tip for tip in told if len(canvas.lines(tip, width, 16)) > scene._help_lines]
    app.close()
    assert not long


def tips(widget: Widget) -> set[str]:
    """All that may be said about a widget."""
    choices = widget.choices if isinstance(widget, Segments | Stepper) else ()
    return {widget.tip} | {choice.off_reason or choice.hint for choice in choices}


def test_remembered_choices_that_rules_no_longer_allow_become_defaults() -> None:
    choices = MatchChoices(
        ruleset="gone", mode="gone", seats=12, bots="gone", options={"king_draws": "never", "first_player": 7, "old": 1}
    )
    draft = Draft.remembered(choices)
    assert (draft.ruleset, draft.mode, draft.seats, draft.bots) == ("peak", "standard", 8, "novice")
    assert draft.option("king_draws") == "every_night"
    assert draft.wishes == {"first_player": 7}


def test_remembered_levels_and_names_no_program_knows_become_defaults() -> None:
    odd = ["gone", "random", "novice", *["random"] * 400]
    draft = Draft.remembered(MatchChoices(seats=5, levels=odd, bot_names=["", "\u200b", "x" * 99, "你", *["Z"] * 400]))
    assert [draft.level_of(seat) for seat in range(1, 5)] == ["novice", "random", "novice", "random"]
    names = draft.names(Translator("en"))
    assert names[3] == "x" * NAME_LIMIT
    assert names[1:3] == bot_names(Translator("en"), 2)
    assert len(draft.remember().levels) < 20
    assert Draft.remembered(draft.remember()) == draft


def test_a_bot_never_has_the_name_of_the_person() -> None:
    tr = Translator("en")
    draft = Draft.remembered(MatchChoices(seats=8, name=bot_names(tr, 3)[1]))
    names = draft.choice(tr).names
    assert names[:3] == (draft.name, bot_names(tr, 1)[0], bot_names(tr, 3)[2])
    assert len(set(names)) == 8, "however few names there are"


def test_what_cannot_be_seen_does_not_enter_the_form(app: App, driver: Driver) -> None:
    scene = opened(app, driver, FakeService())
    driver.click(scene.widget("name"))
    driver.type("\u200b")
    driver.type("\u202eA\u200bnn")
    entry = scene.widget("name")
    assert isinstance(entry, TextEntry)
    assert entry.text == "Ann"
