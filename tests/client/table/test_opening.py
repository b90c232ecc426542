"""A table is opened with little waiting: what takes long is begun first, and what isn't seen yet comes later."""

import pytest

from client.scenes.table.backdrop import Backdrop, Light, light_of
from client.scenes.table.looks import faces_in
from client.ui import gallery
from tests.client.table.seating import Seating


def test_the_first_light_is_painted_beside_the_rest_and_the_others_after_the_first_frame(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Light] = []
    prepare = Backdrop.prepare

    def noted(backdrop: Backdrop, canvas: object, layout: object, light: Light) -> None:
        asked.append(light)
        prepare(backdrop, canvas, layout, light)  # type: ignore[arg-type]

    monkeypatch.setattr(Backdrop, "prepare", noted)
    seating = Seating()
    try:
        assert asked == [Light()]
        seating.frame()
        assert asked == [Light()], "one light is enough for the first frame"
        shown = seating.app.display.surface.copy()
        seating.frame()
        assert set(asked) == {Light(), Light(night=True), Light(night=True, staged=True)}
        assert len({shown.get_at((x, 300))[:3] for x in range(0, 900, 30)}) > 5, "the valley is there at once"
    finally:
        seating.close()


@pytest.mark.parametrize("phase", ["day", "night"])
def test_a_stage_has_one_light_whatever_the_view_has_gone_on_to(phase: str) -> None:
    view = {"phase": phase, "king": None, "candidate": "C-K1"}
    assert light_of(view, theatre=True) == Light(night=True, staged=True), "a fourth picture would put another out"


def test_a_place_that_is_being_painted_is_painted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[str] = []
    place = gallery.place_surface

    def noted(name: str, size: tuple[int, int]) -> object:
        painted.append(name)
        return place(name, size)

    monkeypatch.setattr("client.scenes.table.backdrop.place_surface", noted)
    seating = Seating()
    try:
        seating.frame()
        assert painted.count("table-day") == 1
    finally:
        seating.close()


def test_the_faces_that_are_seen_are_fetched_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    fetched: list[str] = []
    monkeypatch.setattr("client.ui.cardface.GALLERY.prefetch", fetched.extend)
    seating = Seating()
    try:
        faces = faces_in(seating.session.view())
        assert faces == list(dict.fromkeys(faces))
        roles = {player["role"] for player in seating.session.view()["players"]}
        assert roles <= set(faces)
        assert set(seating.session.view()["players"][0]["cards"]) <= set(faces)
        assert {face for face in faces if not face.startswith("C-S") or face[-1] in "rb"} <= set(fetched)
    finally:
        seating.close()
