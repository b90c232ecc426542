"""The action column says what a button means at any size of type."""

import pytest

from client.i18n import LANGUAGES, Language
from client.scenes.table.actions import DeedButton
from core.ghostplay.position import match_at
from core.kernel import Match
from core.rulesets import load_match
from tests.client.table.seating import Seating
from tests.client.table.test_figures import TABLE
from tests.client.table.test_looks import match_in

WINDOWS = [((1280, 720), 1.0), ((1280, 720), 1.15), ((1280, 720), 2.0), ((1920, 1080), 2.0)]


def buttons(match: Match, language: Language, size: tuple[int, int], scale: float) -> dict[str, DeedButton]:
    """The column's buttons in a match, by their ids."""
    seating = Seating(match=match, language=language, size=size, text_scale=scale)
    try:
        seating.frame(3)
        return {widget.id: widget for widget in seating.scene.widgets if isinstance(widget, DeedButton)}
    finally:
        seating.close()


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_order_for_later_says_until_when(language: Language, size: tuple[int, int], scale: float) -> None:
    found = buttons(load_match(match_in("answer")[0]), language, size, scale)
    assert found["until-useful"].second
    assert found["until-my-turn"].second


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_price_and_reason_are_kept(language: Language, size: tuple[int, int], scale: float) -> None:
    mine = {"role": "C-R09", "hand": "C-S03r", "spirit": 5}
    table = {"seats": 6, "step": "day", "player": 0, "turn": 9, "seat": {"0": mine}}
    found = buttons(match_at(table), language, size, scale)
    draw = next(button for button in found.values() if button.enabled and button.label.startswith(_draw(language)))
    assert "2" in draw.second or "2" in draw.label
    refused = next(button for name, button in found.items() if name.startswith("off-"))
    assert refused.second


def _draw(language: Language) -> str:
    return {"en": "Draw", "zh-Hant": "抽牌", "zh-Hans": "抽牌"}[language]


def test_who_may_vote_is_told_how_and_confirms_with_the_lowest_button() -> None:
    seating = Seating(match=match_at(TABLE))
    try:
        seating.frame(3)
        prompt = seating.session.prompt()
        assert prompt is not None
        seating.session.answer((next(i for i, option in enumerate(prompt.options) if option.seat == 2),))
        seating.frame(3)
        assert not seating.scene.widget("off-lay").enabled
        assert seating.scene.widget("off-lay").box[1] < seating.scene.widget("pass").box[1]
        seating.wait_to_answer()
        seating.driver.click(seating.scene.widget("hand-0"))
        seating.frame(3)
        assert "off-lay" not in {widget.id for widget in seating.scene.widgets}
        lowest = seating.scene.widget("pass")
        assert isinstance(lowest, DeedButton)
        assert lowest.label == seating.app.tr("confirm-votes", count=1)
    finally:
        seating.close()
