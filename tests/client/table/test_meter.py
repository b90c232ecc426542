"""What the meter counts in each mode: what ends the match there, or brings the ghost king."""

import itertools
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from client.i18n import LANGUAGES, Language
from client.scenes.table import meter as meter_module
from client.scenes.table.meter import Meter, draw_meter, met
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.lint import faults
from client.words.naming import printed
from core.kernel import Setup
from core.rulesets import new_match
from tests.client.table.seating import Seating

SeatDown = Callable[..., Seating]
GHOST = {"face": "C-G01", "suit": "red", "requirement": 2, "base": 2, "reasons": []}
POINT = {"face": "C-G01", "suit": "red"}


def counted(seat_down: SeatDown, setup: Setup, ghosts: list[int], points: list[int], **facts: Any) -> Meter:
    seating = seat_down(seats=setup.seats, match=new_match(setup), speed="slow")
    tableau = seating.scene.tableau
    players = [
        player | {"ghosts": [GHOST] * borne, "points": [POINT] * banished}
        for player, borne, banished in zip(tableau.view["players"], ghosts, points, strict=True)
    ]
    more = {"ghosts_on_table": sum(ghosts), "most_on_one": max(ghosts)}
    return Meter.of(replace(tableau, view=tableau.view | {"players": players} | more | facts))


@pytest.mark.parametrize("ruleset", ["peak", "classic"])
def test_ghosts_on_the_table_bring_the_ghost_king(seat_down: SeatDown, ruleset: str) -> None:
    meter = counted(seat_down, Setup(ruleset, "standard", 6), [2, 1, 0, 0, 2, 0], [0] * 6)
    assert (meter.have, meter.need) == (5, 7)
    assert meter.second == "Most on one 2 / 3"


def test_with_four_the_banished_ghosts_count(seat_down: SeatDown) -> None:
    meter = counted(seat_down, Setup("peak", "four", 4), [3, 0, 0, 0], [0, 2, 1, 0])
    assert (meter.have, meter.need) == (2, 4)
    assert meter.second == "Most on one 3 / 3"


def test_in_the_contest_the_ghosts_of_the_elders_count(seat_down: SeatDown) -> None:
    setup = Setup("peak", "contest", 6, {}, 3)
    identities = [player["identity"] for player in new_match(setup).view(-2)["players"]]
    elder = identities.index("taiping_elder")
    ghosts = [2 if seat == elder else 5 * (not str(identities[seat]).endswith("elder")) for seat in range(6)]
    meter = counted(seat_down, setup, ghosts, [0, 1, 0, 0, 0, 0])
    assert (meter.have, meter.need) == (2, 3)
    assert meter.second == "Most banished 1 / 3"
    last = counted(seat_down, setup, ghosts, [0, 3, 0, 0, 0, 0], last_seat=1)
    assert last.second == "Last round, up to Ravenscroft"


@pytest.mark.parametrize(
    ("ghosts", "said"), [([2, 0, 1], "Fewest ghosts: Ravenscroft"), ([1, 1, 3], "Fewest ghosts: a tie")]
)
def test_with_three_the_meter_says_who_would_win(seat_down: SeatDown, ghosts: list[int], said: str) -> None:
    meter = counted(seat_down, Setup("peak", "three", 3), ghosts, [0, 1, 2])
    assert (meter.have, meter.need) == (2, 3)
    assert meter.second == said


@pytest.mark.rule("PK-902")
@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
@pytest.mark.parametrize(("have", "need"), [(0, 7), (1, 7), (5, 7), (7, 7), (9, 7), (0, 3), (2, 3), (1, 1)])
def test_as_many_cells_are_lit_as_are_counted(
    seat_down: SeatDown, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], have: int, need: int
) -> None:
    seating = seat_down(size=size, speed="slow")
    seating.frame()
    tableau = seating.scene.tableau
    cells: list[tuple[float, float, bool]] = []

    def note(canvas: Canvas, x: float, y: float, w: float, h: float, fill: theme.Rgb, **look: Any) -> None:
        cells.append((x, x + w, fill not in (theme.LACQUER, meter_module._EMPTY)))

    monkeypatch.setattr(Meter, "of", classmethod(lambda cls, tableau: Meter("Ghosts", have, need, "")))
    monkeypatch.setattr(Canvas, "rounded", note)
    draw_meter(seating.app.canvas(), tableau)
    x, _, w, _ = tableau.layout.meter
    assert len(cells) == need
    assert [lit for _, _, lit in cells] == [place < have for place in range(need)]
    assert x < cells[0][0]
    assert cells[-1][1] < x + w
    assert all(end < start for (_, end, _), (start, _, _) in itertools.pairwise(cells))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("size", "scale"), [((960, 540), 1.0), ((1280, 720), 1.0), ((1280, 720), 1.3), ((1280, 720), 2.0)]
)
def test_the_count_stays_in_its_panel(
    seat_down: SeatDown, monkeypatch: pytest.MonkeyPatch, language: Language, size: tuple[int, int], scale: float
) -> None:
    seating = seat_down(size=size, text_scale=scale, language=language, speed="slow")
    seating.frame()
    tableau, tr = seating.scene.tableau, seating.app.tr
    panel = seating.app.canvas().m.rect(*tableau.layout.meter)
    labels = ("table-meter", "table-meter-elder", "table-meter-banished")
    for label in labels:
        meter = Meter(tr(label), 10, 12, tr("table-meter-fewest", name="Ravenscroft"))
        monkeypatch.setattr(Meter, "of", classmethod(lambda cls, tableau, meter=meter: meter))
        seating.app.ink.records = []
        draw_meter(seating.app.canvas(), tableau)
        records = seating.app.ink.records
        assert {"10 / 12", meter.label} <= {record.text for record in records}
        assert faults(records, size) == []
        assert all(panel.left <= record.rect.left and record.rect.right <= panel.right for record in records)
    seating.app.ink.records = None
    assert tableau.words.goal("a king nobody has named", 2) == ""


@pytest.mark.rule("PK-334")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.15, 2.0])
def test_every_ghost_king_s_count_is_explained(seat_down: SeatDown, language: Language, scale: float) -> None:
    seating = seat_down(text_scale=scale, language=language, speed="slow")
    seating.frame()
    tableau = seating.scene.tableau
    goals = ((king, have, card.goal(5)) for king, card in printed().kings.items() for have in range(3))
    for king, have, need in goals:
        facts = {"king": 1, "candidate": king, "king_goal": {"have": have, "need": need}}
        risen = replace(tableau, view=tableau.view | facts)
        seating.app.ink.records = []
        draw_meter(seating.app.canvas(), risen)
        records, meter = seating.app.ink.records, Meter.of(risen)
        assert faults(records, (1280, 720)) == []
        assert meter.label == tableau.words.card_short(king)
        assert have or str(need) in meter.told
        assert meter.counted in meter.titles[0]
        written = "".join(record.text for record in records).replace(" ", "")
        assert bool({record.text for record in records} & set(meter.titles)) == (not meter.over)
        assert bool(meter.ripe) == met(king, have, need)
        assert not meter.over or king == "C-K3", "his count tells nothing once he may name"
        if scale < 2:
            assert (meter.ripe or meter.told).replace(" ", "") in written
            assert f"{have}/{need}" in written or meter.over
    seating.app.ink.records = None


def test_a_count_that_falls_is_full_when_it_has_come_down() -> None:
    counts = [Meter("Cards", have, 4, "", falls=True).lit for have in (20, 8, 5, 4, 2)]
    assert counts == [0, 2, 3, 4, 4]
