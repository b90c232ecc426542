"""A table that looks the same isn't drawn anew; one that looks otherwise is."""

from collections.abc import Callable

import pygame
import pytest

from client.scenes.table.scene import TableScene
from client.scenes.table.seen import seen_in
from tests.client.table.seating import Seating

SeatDown = Callable[..., Seating]


def pixels(seating: Seating) -> bytes:
    """Return what the table looks like without what moves."""
    surface = pygame.Surface(seating.app.display.size)
    seating.scene.draw_still(surface)
    return pygame.image.tobytes(surface, "RGB")


def is_whole(scene: TableScene) -> bool:
    """Tell whether nothing is being painted in the background that would make the next drawing another."""
    pictures = (scene.night._pictures, scene.rite._wheels)
    return scene.stagecraft.backdrop._coming is None and all(each._wanted == each._shown for each in pictures)


@pytest.mark.parametrize("seed", [1, 5])
def test_what_is_left_standing_looks_as_if_it_were_laid_anew(
    seat_down: SeatDown, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seating = seat_down(seats=6, seed=seed, person=False, speed="normal", size=(960, 540))
    rebuilt: list[bool] = []
    rebuild, follow = TableScene.rebuild, TableScene._follow
    left_standing = []

    def counted(scene: TableScene) -> None:
        rebuilt.append(True)
        rebuild(scene)

    def checked(scene: TableScene) -> None:
        rebuilt.clear()
        follow(scene)
        if not rebuilt and len(left_standing) < 40:
            stood = pixels(seating)
            if is_whole(scene):
                rebuild(scene)
                left_standing.append(stood == pixels(seating))

    monkeypatch.setattr(TableScene, "rebuild", counted)
    monkeypatch.setattr(TableScene, "_follow", checked)
    for _ in range(60 * 90):
        seating.frame()
        if len(left_standing) == 40:
            break
    assert len(left_standing) > 10
    assert all(left_standing)


def test_nothing_is_left_standing_while_somebody_is_asked(seat_down: SeatDown) -> None:
    seating = seat_down(seats=5)
    next(seating.play())
    seating.frame()
    assert seating.scene.tableau.prompt is not None
    assert seen_in(seating.scene, seating.scene.tableau) is None


def test_a_step_of_the_night_or_a_line_of_the_log_is_seen(seat_down: SeatDown) -> None:
    seating = seat_down(seats=6, person=False, speed="normal")
    scene = seating.scene
    for _ in range(60 * 5):
        seating.frame()
    before = seen_in(scene, scene.tableau)
    assert before is not None
    assert before == seen_in(scene, scene.tableau)
    scene.director.journal.note("Somebody was answered for.", 2)
    noted = seen_in(scene, scene.tableau)
    assert noted != before
    scene.tableau.view["step"] = "another"
    assert seen_in(scene, scene.tableau) != noted
