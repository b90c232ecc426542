"""A page of the rulebook: how it looks in every window, and what of it is broken into lines."""

import math
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from client.app import App
from client.config import Settings
from client.i18n import LANGUAGES, Language, Translator
from client.scenes.rulebook import RulebookScene
from client.scenes.rulebook_leaf import CARD_WIDTH
from client.ui.canvas import Canvas
from client.ui.cardface import RATIO
from client.ui.lint import faults
from core.rulesets import RULESETS
from tests.client.ui.conftest import Driver

from .reading import look_for, opened, view, written

PAGES: dict[str, Callable[[RulebookScene], object]] = {
    "the first page": lambda scene: None,
    "a rule": lambda scene: scene.open_rule("PK-300"),
    "cards": lambda scene: scene.open_rule("C-K3"),
    "what was found": lambda scene: scene._look_for("3"),
    "nothing": lambda scene: scene._look_for("qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq"),
}
WINDOWS = (
    *(((width, height), 1.0) for width, height in ((960, 540), (1280, 720), (1280, 960), (2560, 1080), (2560, 1440))),
    *(((1280, 720), scale) for scale in (1.25, 1.5, 2.0)),
    ((960, 540), 2.0),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), WINDOWS, ids=lambda value: str(value))
def test_no_word_of_it_is_cut_or_crossed(size: tuple[int, int], scale: float, language: Language) -> None:
    settings = Settings(window_width=size[0], window_height=size[1], text_scale=scale)
    app = App(settings, Translator(language, strict=True))
    found = {}
    for ruleset in RULESETS:
        for name, turn in PAGES.items():
            scene = RulebookScene(ruleset)
            app.scenes.reset(scene)
            turn(scene)
            app.ink.records = []
            app.draw()
            assert len(app.ink.records) > 4
            if wrong := faults(app.ink.records, size):
                found[ruleset, name] = wrong
            text = view(scene)
            assert text.room > 14 * app.metrics.du(app.metrics.font_px(text.size)) / 2, "hardly a word fits on a line"
            assert text.box[3] > 3 * text.step, "hardly a line fits on the page"
    app.close()
    assert not found


def test_cards_are_shown_beside_what_is_said_of_them(app: App, driver: Driver) -> None:
    scene = opened(app, driver)
    scene.open_rule("C-G07")
    entry = scene.leaf.entries[scene.leaf.lit]
    assert entry.face == "C-G07"
    assert app.tr("card-C-G07-name") in written(scene)[scene.leaf.lit]
    app.draw()
    text = view(scene)
    beside = text.rect.copy()
    beside.left += app.metrics.px(text.room)
    colors = {tuple(app.display.surface.get_at((beside.left + 60, y))) for y in range(beside.top, beside.bottom, 5)}
    assert len(colors) > 20, "no picture was painted"


# -- what is broken into lines


def test_a_letter_typed_breaks_only_what_is_in_sight(app: App, driver: Driver) -> None:
    scene = opened(app, driver)
    look_for(driver, "e")
    text = view(scene)
    assert len(scene.leaf.entries) > 150
    assert scene.leaf.flow.line_count * text.step >= text.box[3], "the page is full"
    assert scene.leaf.broken < 20
    guessed = scene.leaf.line_count
    driver.key(pygame.K_PAGEDOWN)
    assert scene.leaf.broken < 40
    scene.focus("text")
    driver.key(pygame.K_END)
    assert scene.leaf.broken == len(scene.leaf.entries)
    assert scene.leaf.line_count == scene.leaf.flow.line_count
    assert guessed == pytest.approx(scene.leaf.line_count, rel=0.5), "a fair guess"
    assert text.top == text.content - text.box[3]


@pytest.mark.parametrize("way", ["page by page", "by the bar"])
def test_every_line_can_be_come_to(app: App, driver: Driver, way: str) -> None:
    scene = opened(app, driver)
    look_for(driver, "king")
    text = view(scene)
    seen = set[int]()
    if way == "by the bar":
        x, y = text.rect.right - 4, text.rect.top
        text.press((x, y))
        for step in range(0, text.rect.height + 1, 2):
            text.drag((x, y + step))
            seen |= in_sight(scene)
        text.release((x, text.rect.bottom))
    else:
        before = -1.0
        while text.top > before:
            before = text.top
            seen |= in_sight(scene)
            driver.key(pygame.K_PAGEDOWN)
    assert seen == set(range(len(scene.leaf.entries)))
    assert text.top == text.content - text.box[3]


def in_sight(scene: RulebookScene) -> set[int]:
    text = view(scene)
    rows = range(round(text.top / text.step), math.floor((text.top + text.box[3]) / text.step))
    return {scene.leaf.entry_at(row) for row in rows}


def test_cards_have_their_room_however_far_one_has_read(app: App, driver: Driver) -> None:
    """What is opened by its number far down stands where it stands for who has read all before it."""
    scene = opened(app, driver)
    scene.open_rule("C-K5")
    number = scene.leaf.lit
    directly = scene.leaf.lines_of(number)
    assert scene.leaf.broken < len(scene.leaf.entries)
    assert len(directly) >= math.ceil(CARD_WIDTH * RATIO / view(scene).step), "as high as its card"
    driver.key(pygame.K_END)
    assert scene.leaf.lines_of(number) == directly
    assert len(written(scene)) == len(scene.leaf.entries)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_chapter_s_number_is_told_whole_at_any_size_of_type(scale: float, monkeypatch: pytest.MonkeyPatch) -> None:
    app = App(Settings(text_scale=scale), Translator("en", strict=True))
    try:
        app.scenes.push(RulebookScene("peak"))
        drawn: list[str] = []
        write = Canvas.text

        def noted(canvas: Canvas, text: str, *args: Any, **more: Any) -> float:
            drawn.append(text)
            return write(canvas, text, *args, **more)

        monkeypatch.setattr(Canvas, "text", noted)
        app.step(1 / 60)
        assert "PK-001" in drawn
        assert "PK" not in drawn
    finally:
        app.close()
