"""Every figure a player would count at a table is written on the screen, and is the right one."""

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from client.scenes.table.bars import draw_news
from client.ui.metrics import Metrics
from client.words.spans import Span
from core.ghostplay.position import match_at
from tests.client.table.seating import SIZES, Seating

TABLE: dict[str, Any] = {
    "seats": 6, "step": "exorcism", "turn": 9, "player": 0, "discard": "C-S05r",
    "seat": {
        "0": {"hand": "C-S01r C-S01b C-S02r C-S02b C-S03r", "spirit": 11, "artifact": "C-A02"},
        "1": {"spirit": 12, "hand": ""}, "2": {"spirit": 13, "hand": "", "ghosts": "C-G09"},
        "3": {"spirit": 14, "hand": ""}, "4": {"spirit": 15, "hand": "C-S04r"}, "5": {"spirit": 16, "hand": ""},
    },
}  # fmt: skip


def changed(**seats: dict[str, Any]) -> dict[str, Any]:
    """The table with some of what seats have changed: ``seat4={"spirit": 18}``."""
    table = deepcopy(TABLE)
    for name, row in seats.items():
        table["seat"].setdefault(name.removeprefix("seat"), {}).update(row)
    return table


def written(seating: Seating) -> Counter[str]:
    """All texts of a frame."""
    seating.frame(4)
    seating.app.ink.records = []
    seating.app.draw()
    found = Counter(record.text for record in seating.app.ink.records)
    seating.app.ink.records = None
    return found


@pytest.mark.rule("PK-902")
@pytest.mark.parametrize("size", [SIZES[0], SIZES[1], SIZES[3]])
@pytest.mark.parametrize(
    ("other", "before", "after"),
    [
        (changed(seat4={"spirit": 18}), "15", "18"),
        (changed(seat0={"spirit": 19}), "11", "19"),
        # The Peachwood Sword makes it one less for its owner.
        (changed(seat0={"artifact": "C-A01"}), "6", "5"),
        (changed(seat5={"ghosts": "C-G10"}), "1 / 7", "2 / 7"),
        (TABLE | {"discard": "C-S05r C-S06r C-S07r"}, "64", "62"),
        (TABLE | {"deck": "C-V07 C-V03 C-V05", "only_deck": True}, "49", "3"),
    ],
    ids=["spirit", "own spirit", "requirement", "ghosts till a king", "spell deck", "ghost deck"],
)
def test_the_figure_is_written(
    seat_down: Callable[..., Seating], size: tuple[int, int], other: dict[str, Any], before: str, after: str
) -> None:
    there = written(seat_down(match=match_at(TABLE), size=size, person=False, speed="slow"))
    then = written(seat_down(match=match_at(other), size=size, person=False, speed="slow"))
    assert there[before] == then[before] + 1
    assert then[after] == there[after] + 1


@pytest.mark.rule("PK-902")
@pytest.mark.parametrize("count", [0, 2, 3])
def test_the_votes_laid_are_written(seat_down: Callable[..., Seating], count: int) -> None:
    seating = seat_down(match=match_at(TABLE), speed="instant")
    seating.frame(3)
    seating.session.answer((1,))
    seating.frame(3)
    seating.session.paused = True
    seating.session.answer(tuple(range(count)))
    seating.frame(60)
    theatre = seating.scene.tableau.theatre
    assert theatre is not None
    assert theatre.laid[0] == count
    metrics = Metrics(1280, 720)
    x, y, w, h = (round(edge * metrics.u) for edge in seating.scene.tableau.layout.tray(0))
    seating.app.ink.records = []
    seating.app.draw()
    tray = [record.text for record in seating.app.ink.records if record.rect.colliderect((x, y, w, h))]
    assert str(count) in tray


@pytest.mark.rule("PK-902")
@pytest.mark.parametrize("size", [SIZES[0], SIZES[1]])
def test_what_the_exorcism_covers_is_written_above_it(seat_down: Callable[..., Seating], size: tuple[int, int]) -> None:
    seating = seat_down(match=match_at(TABLE), size=size, speed="instant")
    seating.frame(3)
    seating.session.answer((1,))
    seating.frame(3)
    assert seating.scene.tableau.theatre is not None
    view, texts = seating.scene.tableau.view, written(seating)
    for text in (str(view["spell_deck"]), str(view["ghost_deck"]), f"{view['ghosts_on_table']} / 7"):
        assert texts[text], text
    assert any(text.endswith(f"{view['most_on_one']} / 3") for text in texts)


def test_what_just_happened_leaves_my_flag_in_sight(seat_down: Callable[..., Seating]) -> None:
    seating = seat_down(match=match_at(TABLE), speed="instant")
    seating.frame(3)
    seating.session.answer((1,))
    seating.frame(3)
    tableau = seating.scene.tableau
    assert tableau.theatre is not None
    assert tableau.prompt is not None
    tableau.theatre.host = 0
    long = [Span("Lin Xiaoyue began an exorcism of the ghost of Ravenscroft " * 6)]
    canvas = seating.app.canvas()
    layout = tableau.layout
    lines = 0
    for words in range(1, 60):
        said = [Span("exorcism " * words)]
        seating.app.ink.records = []
        draw_news(canvas, tableau, said)
        bottom = max((record.rect.bottom for record in seating.app.ink.records), default=0)
        lines = max(lines, len(seating.app.ink.records))
        assert bottom <= canvas.m.px(layout.plaques[0][1] - 38 - 26)
    assert lines > 1
    seating.app.ink.records = []
    draw_news(canvas, tableau, long)
    assert not seating.app.ink.records
    seating.app.ink.records = None
