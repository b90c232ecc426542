from collections.abc import Iterator

import pygame
import pytest

from art.fonts import Face
from client.i18n import LANGUAGES, Language, Translator
from client.player_names import NAME_LIMIT, bot_name, bot_names, cleaned_name, shown_names, told_apart
from client.scenes.draft import Draft
from client.ui.fonts import Fonts
from core.kernel import MODERATOR, SPECTATOR

ODD = ("a\u200bb", "\u202eevil", "\u200b", "\ufeff", "\u2060\ufe0f", "x\x00y", "a\U000e0061b", "\udc80", "\u0301", "")


@pytest.fixture
def fonts() -> Iterator[Fonts]:
    pygame.font.init()
    yield Fonts()
    pygame.font.quit()


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ann \t Lee ", "Ann Lee"),
        ("林曉月", "林曉月"),
        ("a\u200bb", "ab"),
        ("\u202eabc\u2069", "abc"),
        ("\u200b\u2060\u3164", ""),
        ("x\x00y\x1b[0m", "xy[0m"),
        ("A" * 20_000, "A" * NAME_LIMIT),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(given: str, kept: str) -> None:
    assert cleaned_name(given) == kept


def test_the_form_takes_no_name_that_cannot_be_seen() -> None:
    assert Draft(name="\u200b\u202e").choice(Translator("en")).names[0] == ""
    assert Draft(name="a\u200b" * 30).choice(Translator("en")).names[0] == "a" * NAME_LIMIT


@pytest.mark.parametrize(
    ("names", "made"),
    [
        (["Ann", "Ann", "ann", "Bo"], ["Ann", "Ann 2", "ann 3", "Bo"]),
        (["Ann", "Ann 2", "Ann"], ["Ann", "Ann 2", "Ann 3"]),
        (["", "墨言", "墨言"], ["", "墨言", "墨言 2"]),
        (["Ａnn", "Ann"], ["Ａnn", "Ann 2"]),
        (["Bo", "Bo", "Bo 2"], ["Bo", "Bo 2", "Bo 2 2"]),
        (["Maximilianus"] * 2, ["Maximilianus", "Maximilian 2"]),
    ],
)
def test_no_two_players_have_names_that_are_read_alike(names: list[str], made: list[str]) -> None:
    assert told_apart(names) == made


def test_a_bot_takes_no_name_that_is_read_as_another() -> None:
    tr = Translator("en")
    first = bot_names(tr, 1)[0]
    assert first not in bot_names(tr, 5, (first.upper(),))
    assert [bot_name(text) for text in (" 你 ", "You", "you", "ＹＯＵ", " Yu ")] == ["", "", "", "", "Yu"]


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
def test_no_bot_is_called_what_a_person_without_a_name_is_called_by_others(language: Language) -> None:
    tr = Translator(language)
    stand_in = tr("new-unnamed", seat=1)
    draft = Draft(seats=5, bot_names={3: stand_in})
    shown = shown_names(tr, draft.names(tr), viewer=2)
    assert (shown[0], len(set(shown))) == (stand_in, 5)
    assert draft.namesake(tr, 3) == 0
    assert Draft(seats=5, name="Bo", bot_names={3: stand_in}).names(tr)[3] == stand_in


def test_a_name_made_for_another_is_taken_too_and_that_is_told() -> None:
    tr = Translator("en")
    draft = Draft(seats=5, name="Bo", bot_names={1: "Bo", 2: "Bo 2", 3: "Cy"})
    assert draft.names(tr)[:4] == ("Bo", "Bo 2", "Bo 2 2", "Cy")
    assert [draft.namesake(tr, seat) for seat in (1, 2, 3, 4)] == [0, 1, None, None]


SAID: dict[Language, tuple[str, str, str]] = {
    "en": ("You", "Player 1", "Player 3"),
    "zh-Hant": ("你", "玩家一", "玩家三"),
    "zh-Hans": ("你", "玩家一", "玩家三"),
}


@pytest.mark.parametrize("kept", ["", "You", "你"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_given_no_name_is_you_to_himself_alone(kept: str, language: Language) -> None:
    you, first, third = SAID[language]
    tr, names = Translator(language, strict=True), [kept, "A", kept]
    assert shown_names(tr, names, 0) == [you, "A", third]
    assert shown_names(tr, names, 2) == [first, "A", you]
    for viewer in (1, SPECTATOR, MODERATOR):
        assert shown_names(tr, names, viewer) == [first, "A", third]


@pytest.mark.parametrize("language", LANGUAGES)
def test_eight_bots_have_names_of_their_own_beside_a_person_s(language: Language) -> None:
    tr = Translator(language, strict=True)
    taken = bot_names(tr, 1)
    names = bot_names(tr, 8, taken)
    assert len({*names, *taken}) == 9
    assert not any(name[-1].isdigit() for name in names)


def test_a_name_stays_with_its_seat() -> None:
    assert shown_names(Translator("en"), ["Ann", "A"], 1) == ["Ann", "A"]


@pytest.mark.parametrize("text", ODD, ids=ascii)
@pytest.mark.parametrize("face", ["regular", "bold", "brush"])
def test_no_text_is_refused_by_a_font(fonts: Fonts, text: str, face: str) -> None:
    assert fonts.render(text, face, 20, (9, 9, 9)).get_height() > 0  # type: ignore[arg-type]
    assert fonts.width(text, face, 20) >= 0  # type: ignore[arg-type]


def test_a_long_text_is_cut_at_the_last_letter_that_fits(fonts: Fonts) -> None:
    cut = fonts.fit("Lin Xiaoyue " * 2000, "regular", 20, 200)
    assert cut.endswith("…")
    assert fonts.width(cut, "regular", 20) <= 200
    longer = ("Lin Xiaoyue " * 2000)[: len(cut)].rstrip() + "…"
    assert fonts.width(longer, "regular", 20) > 200


@pytest.mark.parametrize("room", [80, 100, 120])
@pytest.mark.parametrize("name", ["WWWWWWWWWWWW", "Ravenscroft", "鐵笛子白鹿居士玄機青蘿竹"])
def test_names_that_a_number_tells_apart_are_told_apart_when_they_are_cut(fonts: Fonts, name: str, room: int) -> None:
    names = told_apart([name] * 12)
    shown = [fonts.fit(each, "bold", 20, room) for each in names]
    assert len(set(shown)) == 12
    assert all(fonts.width(each, "bold", 20) <= room for each in shown)
    for number, each in enumerate(shown[1:], 2):
        assert each.endswith(f"… {number}") or each == names[number - 1]


def test_where_a_number_leaves_no_room_for_the_name_the_name_is_begun(fonts: Fonts) -> None:
    room = fonts.width("W… 12", "bold", 20) - 1
    assert fonts.fit("WWWWWWWWW 12", "bold", 20, room) == "WW…"


def test_the_number_at_the_end_of_a_sentence_tells_no_names_apart(fonts: Fonts) -> None:
    assert fonts.fit("The temple holds 12", "bold", 20, 100).endswith("…")


@pytest.mark.parametrize(("text", "hand"), [("The ghost king", "script"), ("The ghost king: żyg", "bold")])
def test_letters_of_another_face_are_not_cut_at_the_foot(fonts: Fonts, text: str, hand: Face) -> None:
    drawn = fonts.render(text, "brush", 54, (9, 9, 9))
    whole = fonts.render(text, hand, 54, (9, 9, 9))
    assert drawn.get_bounding_rect().height == whole.get_bounding_rect().height
