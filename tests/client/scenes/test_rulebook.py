"""The rulebook: every rule can be reached, found, followed and read, by keys and by mouse."""

import re

import pygame
import pytest

from client.app import App
from client.config import Settings
from client.i18n import LANGUAGES, Language, Translator
from client.scenes.pause import PauseScene
from client.scenes.rulebook import RulebookScene
from client.scenes.rulebook_pages import MINUTE, Pages
from client.scenes.rulebook_place import ALL
from client.scenes.title import TitleScene
from client.ui import theme
from client.ui.entry import TextEntry
from client.ui.segments import Segments
from client.words.naming import printed
from core.kernel import Setup
from core.rulebook import ids, rule, rules
from core.rulesets import RULESETS, new_match
from tests.client.table.seating import Seating
from tests.client.ui.conftest import Driver

from .fake import FakeService
from .reading import look_for, marked, opened, shown, view, written

NAMED = re.compile(r"(?:PK|CL)-[0-9]{3}")


# -- what stands in it


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_book_of_a_game_has_all_its_rules_once(ruleset: str, language: Language) -> None:
    pages = Pages(Translator(language, strict=True), ruleset, 0)
    found = [entry.rule_id for chapter in pages.chapters for entry in chapter.entries if entry.rule_id]
    assert len(found) == len(set(found))
    assert set(found) >= {rule.id for rule in rules(ruleset, language)}
    kinds = {rule_id for rule_id in ids() if rule_id.startswith("C-")}
    assert kinds - set(found) == {rule_id for rule_id in kinds if ruleset == "classic" and rule_id.startswith("C-R")}
    for chapter in pages.chapters:
        assert list(chapter.rule_ids) == [entry.rule_id for entry in chapter.entries if entry.rule_id]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_rule_can_be_opened_from_either_book(app: App, driver: Driver, ruleset: str) -> None:
    scene = opened(app, driver, ruleset)
    for rule_id in ids():
        scene.open_rule(rule_id)
        assert scene.leaf.entries[scene.leaf.lit].rule_id == rule_id
        assert rule_id in shown(scene), rule_id
        if not rule_id.startswith("C-"):
            said = written(scene)[scene.leaf.lit]
            assert all(part in said for part in rule(rule_id, "en").parts.values())


def test_an_unknown_rule_leads_nowhere(app: App, driver: Driver) -> None:
    scene = opened(app, driver)
    scene.open_rule("PK-999")
    assert scene.place.chapter == MINUTE


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_first_page_tells_the_game_in_a_dozen_sentences(ruleset: str) -> None:
    cited = {}
    for language in LANGUAGES:
        chapter = Pages(Translator(language, strict=True), ruleset, 0).chapters[0]
        told = [text for entry in chapter.entries for text in entry.paragraphs[1:]]
        sentences = "".join(span.text for text in told for span in text)
        assert 8 <= len(re.findall(r"[.。](?: |$|(?=\w))", sentences)) <= 12
        cited[language] = [span.link for text in told for span in text if span.link]
        assert 3 <= sum(bool(entry.face) for entry in chapter.entries) <= 4
        assert len(NAMED.findall(sentences)) == len(cited[language])
    assert cited["en"] == cited["zh-Hant"] == cited["zh-Hans"]
    assert set(cited["en"]) <= set(ids())
    assert len(cited["en"]) > 15


# -- looking for words


def test_words_are_found_and_marked(app: App, driver: Driver) -> None:
    scene = opened(app, driver)
    look_for(driver, "NIGHT skips")
    assert scene.place.chapter == ALL
    found = [entry for entry in scene.leaf.entries if entry.rule_id]
    assert not found, "no rule has both"
    driver.key(pygame.K_ESCAPE)
    look_for(driver, "king SKIPS")
    found = [entry for entry in scene.leaf.entries if entry.rule_id]
    assert [entry.rule_id for entry in found] == ["PK-101", "PK-110", "PK-330"]
    assert {text.lower() for text in marked(scene)} == {"king", "skips"}
    assert all(span.color == theme.INK for e in found for text in e.paragraphs for span in text if span.ground)


def test_a_number_finds_its_rules_however_it_is_typed(app: App, driver: Driver) -> None:
    scene = opened(app, driver)
    look_for(driver, "ｐｋ－５０")
    found = [entry.rule_id for entry in scene.leaf.entries if entry.rule_id]
    assert {"PK-500", "PK-501", "PK-502"} <= set(found)
    assert all("PK-50" in text for text, entry in zip(written(scene), scene.leaf.entries, strict=True) if entry.rule_id)


@pytest.mark.parametrize(("language", "words"), [("zh-Hant", "質疑"), ("zh-Hans", "质疑")])
def test_chinese_is_found_as_an_input_method_gives_it(language: Language, words: str) -> None:
    app = App(Settings(), Translator(language, strict=True))
    driver = Driver(app)
    scene = opened(app, driver)
    look_for(driver, words[0])
    pygame.event.post(pygame.event.Event(pygame.TEXTEDITING, text="yi", start=0, length=2))
    driver.frame()
    driver.key(pygame.K_RETURN)
    assert scene.focus_id == "find", "the key is the input method's"
    driver.type(words[1])
    found = {entry.rule_id for entry in scene.leaf.entries}
    assert {"PK-203", "PK-205"} <= found
    assert set(marked(scene)) == {words}
    driver.key(pygame.K_RETURN)
    assert scene.focus_id == "text"
    app.close()


def test_what_was_found_can_be_read_by_chapter(app: App, driver: Driver) -> None:
    scene = opened(app, driver)
    look_for(driver, "challenge")
    whole = [entry.rule_id for entry in scene.leaf.entries if entry.rule_id]
    driver.key(pygame.K_DOWN)
    assert scene.focus_id == "chapters"
    driver.key(pygame.K_DOWN)
    part = [entry.rule_id for entry in scene.leaf.entries]
    assert scene.place.query == "challenge"
    assert part
    assert whole[: len(part)] == part


def test_a_rule_that_was_found_can_be_opened_where_it_stands(app: App, driver: Driver) -> None:
    scene = opened(app, driver)
    look_for(driver, "half-way")
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RETURN)
    assert (scene.place.chapter, scene.place.rule_id) == ("peak.turn", "PK-103")
    driver.key(pygame.K_ESCAPE)
    assert (scene.place.chapter, scene.place.query) == (ALL, "half-way")
    assert marked(scene) == ["half-way"]


def test_what_isnt_there_is_told_and_escape_ends_the_search(app: App, driver: Driver) -> None:
    scene = opened(app, driver)
    look_for(driver, "xyzzy")
    assert "xyzzy" in written(scene)[0]
    driver.key(pygame.K_ESCAPE)
    assert (scene.place.query, scene.place.chapter) == ("", MINUTE)
    assert app.scenes.top is scene
    entry = scene.widget("find")
    assert isinstance(entry, TextEntry)
    assert entry.editor.get_text() == ""


def test_nobody_who_only_reads_waits_for_the_editor(app: App, driver: Driver) -> None:
    scene = opened(app, driver)
    assert not isinstance(scene.widget("find"), TextEntry)
    driver.click(scene.widget("find"))
    driver.frame(2)
    driver.type("elder")
    assert scene.place.query == "elder"


# -- finding one's way


def test_a_rule_is_followed_by_keys_alone(app: App, driver: Driver) -> None:
    title = TitleScene(FakeService())
    app.scenes.push(title)
    driver.frame()
    title.focus("rulebook")
    driver.key(pygame.K_RETURN)
    scene = app.scenes.top
    assert isinstance(scene, RulebookScene)
    driver.key(pygame.K_DOWN)
    assert scene.place.chapter == "peak.modes"
    driver.key(pygame.K_RIGHT)
    assert scene.focus_id == "text"
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RETURN)
    assert scene.place.rule_id == "PK-601"
    assert "PK-601" in shown(scene)
    driver.key(pygame.K_ESCAPE)
    assert scene.place.chapter == "peak.modes"
    driver.key(pygame.K_LEFT)
    assert scene.focus_id == "chapters"
    driver.key(pygame.K_ESCAPE)
    assert app.scenes.top is title


def test_keys_go_from_link_to_link_and_scroll_with_them(app: App, driver: Driver) -> None:
    scene = opened(app, driver)
    scene.focus("text")
    links = [link for link, _ in scene.leaf.links()]
    for number, link in enumerate(links):
        driver.key(pygame.K_RIGHT)
        assert scene.leaf.link == number, link
        line = scene.leaf.links()[number][1][0][0]
        y = line * view(scene).step - view(scene).top
        assert -1 <= y <= view(scene).box[3] - view(scene).step + 1
    driver.key(pygame.K_RIGHT)
    assert scene.leaf.link == len(links) - 1
    driver.key(pygame.K_LEFT)
    assert scene.leaf.link == len(links) - 2


def test_a_link_is_followed_by_a_click_and_left_by_the_button(app: App, driver: Driver) -> None:
    scene = opened(app, driver)
    link, pieces = scene.leaf.links()[1]
    line, piece = pieces[0]
    text = view(scene)
    y = app.metrics.px(text.box[1] + (line + 0.5) * text.step)
    driver.click((text.rect.left + piece.x + piece.width // 2, y))
    assert scene.place.rule_id == link == "PK-005"
    driver.click(scene.widget("back"))
    assert scene.place.chapter == MINUTE
    driver.click(scene.widget("back"))
    assert app.scenes.top is None


def test_keys_that_scroll_do_so_from_the_chapters_too(app: App, driver: Driver) -> None:
    scene = opened(app, driver)
    scene.focus("chapters")
    driver.key(pygame.K_PAGEDOWN)
    assert view(scene).top > 0
    driver.key(pygame.K_END)
    assert view(scene).top == pytest.approx(view(scene).content - view(scene).box[3])
    driver.key(pygame.K_HOME)
    assert view(scene).top == 0
    assert scene.place.chapter == MINUTE


def test_the_place_is_remembered_for_each_game(app: App, driver: Driver) -> None:
    scene = opened(app, driver)
    scene.open_rule("PK-350")
    scene.open_rule("PK-212")
    place, top = scene.place, view(scene).top
    app.scenes.close(scene)
    scene = opened(app, driver, "classic")
    assert scene.place.ruleset == "classic"
    assert scene.place.chapter == MINUTE
    app.scenes.close(scene)
    scene = opened(app, driver, "peak")
    assert scene.place == place
    assert view(scene).top == top > 0
    look_for(driver, "king")
    app.scenes.close(scene)
    assert opened(app, driver).place == place, "what was looked for is no place in the book"


def test_another_game_is_chosen_above_the_page(app: App, driver: Driver) -> None:
    scene = opened(app, driver)
    games = scene.widget("games")
    assert isinstance(games, Segments)
    driver.click(games.choice_rect("classic"))
    assert scene.place.ruleset == "classic"
    assert "CL-001" in "\n".join(written(scene))
    scene.open_rule("PK-320")
    assert scene.place.ruleset == "peak", "that rule is none of the first edition's"
    driver.key(pygame.K_ESCAPE)
    assert scene.place.ruleset == "classic"


def test_words_are_looked_for_in_the_other_game_and_language_too(app: App, driver: Driver) -> None:
    scene = opened(app, driver)
    look_for(driver, "elder")
    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_DOWN)
    assert scene.place.chapter == "peak.modes"
    games = scene.widget("games")
    assert isinstance(games, Segments)
    driver.click(games.choice_rect("classic"))
    assert (scene.place.chapter, scene.place.query) == (ALL, "elder")
    assert "elder" in scene._title
    app.change_settings(language="zh-Hant")
    driver.frame()
    assert scene._title == app.tr("rulebook-found", count=0, query="elder")
    assert "elder" in written(scene)[0], "nothing has this word in Chinese"


def test_the_rule_in_sight_stays_there_in_another_language(app: App, driver: Driver) -> None:
    scene = opened(app, driver)
    scene.open_rule("PK-212")
    app.change_settings(language="zh-Hant")
    driver.frame()
    assert "PK-212" in shown(scene)
    assert rule("PK-212", "zh-Hant").parts["text"] in "\n".join(written(scene))
    app.change_settings(text_scale=1.5)
    driver.frame()
    assert "PK-212" in shown(scene)
    view(scene).wheel(-9)
    read = scene.leaf.entries[view(scene).main_entry].rule_id
    app.change_settings(text_scale=1.0)
    assert read in shown(scene)
    assert read != "PK-212"


def test_at_the_table_it_tells_of_the_game_that_is_played_while_nothing_happens() -> None:
    match = new_match(Setup("classic", "standard", 7, {}, 5))
    seating = Seating(match=match, seats=7, person=False)
    seating.frame(30)
    seating.scene.player.open_menu()
    seating.frame(2)
    pause = seating.app.scenes.top
    assert isinstance(pause, PauseScene)
    seating.driver.click(pause.widget("rulebook"))
    scene = seating.app.scenes.top
    assert isinstance(scene, RulebookScene)
    assert scene.place.ruleset == "classic"
    scene.open_rule("C-K4")
    number = printed().kings["C-K4"].goal(7)
    assert f"at most {number} cards" in written(scene)[scene.leaf.lit], "the number for seven players alone"
    before = len(match.events(0))
    seating.frame(200)
    assert len(match.events(0)) == before
    for _ in range(3):
        seating.driver.key(pygame.K_ESCAPE)
    assert seating.app.scenes.top is seating.scene
    seating.frame(200)
    assert len(match.events(0)) > before
    seating.close()
