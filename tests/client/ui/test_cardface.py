"""Card faces are drawn for every card there is, and suits are told apart by more than colour."""

import pygame
import pytest

from client.app import App
from client.ui.cardface import BACK, GHOST_BACK, RATIO, card_surface, glyph_of, portrait_surface
from core.ghostplay.cards import card_set
from tests.client.ui.conftest import app, driver  # noqa: F401

CARDS = card_set("peak", True)
FACES = sorted(
    {spell.face for spell in CARDS.spells}
    | {ghost.kind for ghost in CARDS.ghosts}
    | set(CARDS.kings)
    | set(CARDS.roles)
    | {"taiping", "tianshi", "heretic_king", "heretic_follower", BACK, GHOST_BACK}
)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("face", FACES)
def test_every_face_has_a_picture(app: App, face: str) -> None:  # noqa: F811
    picture = card_surface(app.canvas(), face, 106, title="五雷符")
    assert picture.get_size() == (106, round(106 * RATIO))
    assert len(set(pixels(picture)[::4])) > 20, "something is drawn"
    assert picture.get_at((0, 0)).a < 40, "the corners are cut"
    assert picture.get_at((53, 40)).a > 248, "its face is opaque"


def test_no_two_faces_of_a_kind_look_alike(app: App) -> None:  # noqa: F811
    canvas = app.canvas()
    seen = {pixels(card_surface(canvas, face, 64)) for face in FACES}
    assert len(seen) >= len(FACES) - 1, "only the two heretics share a picture"


def test_each_card_is_built_around_a_character() -> None:
    named = [face for face in FACES if face not in (BACK, GHOST_BACK)]
    assert all(glyph_of(face) for face in named)


def test_red_and_blue_differ_without_colour(app: App) -> None:  # noqa: F811
    red, blue = (card_surface(app.canvas(), face, 160) for face in ("C-S04r", "C-S04b"))
    grey = [pixels(pygame.transform.grayscale(picture)) for picture in (red, blue)]
    assert grey[0] != grey[1]
    outline = [bytes(byte > 127 for byte in pixels(picture)[3::4]) for picture in (red, blue)]
    assert outline[0] != outline[1], "their corners have different shapes"


def test_a_title_hangs_on_the_card(app: App) -> None:  # noqa: F811
    canvas = app.canvas()
    bare, titled = card_surface(canvas, "C-S01r", 120), card_surface(canvas, "C-S01r", 120, title="聚靈符")
    assert pixels(bare) != pixels(titled)
    assert card_surface(canvas, "C-S01r", 120) is bare, "made pictures are kept"


@pytest.mark.parametrize("size", [(56, 78), (10, 10), (90, 40)])
def test_a_portrait_fits_its_frame(app: App, size: tuple[int, int]) -> None:  # noqa: F811
    assert portrait_surface(app.canvas(), "C-R05", size).get_size() == size
