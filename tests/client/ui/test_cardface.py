"""Card faces are drawn for every card there is, and suits are told apart by more than colour."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from art.catalogue import HEADS
from client.app import App
from client.scenes.table.sprites import card_sprite
from client.ui.canvas import Canvas
from client.ui.cardart import CARD_WIDTH
from client.ui.cardface import BACK, GHOST_BACK, RATIO, card_surface, glyph_of, piece_surface, portrait_surface
from client.ui.gallery import Gallery
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
    assert len(seen) == len(FACES)


def test_each_card_is_built_around_a_character() -> None:
    named = [face for face in FACES if face not in (BACK, GHOST_BACK)]
    assert all(glyph_of(face) for face in named)


def test_red_and_blue_differ_without_colour(app: App) -> None:  # noqa: F811
    red, blue = (card_surface(app.canvas(), face, 160) for face in ("C-S04r", "C-S04b"))
    grey = [pixels(pygame.transform.grayscale(picture)) for picture in (red, blue)]
    assert grey[0] != grey[1]
    outline = [bytes(byte > 127 for byte in pixels(picture)[3::4]) for picture in (red, blue)]
    assert outline[0] != outline[1], "their corners have different shapes"


def test_a_spell_of_no_suit_is_half_of_each(app: App) -> None:  # noqa: F811
    red, blue, both = (card_surface(app.canvas(), face, 160) for face in ("C-S14r", "C-S14b", "C-S14"))
    assert both.get_at((20, 180)) == red.get_at((20, 180)) != blue.get_at((20, 180))
    assert both.get_at((120, 60)) == blue.get_at((120, 60)) != red.get_at((120, 60))
    assert both.get_at((0, 0)).a < 40


def test_the_name_in_another_script_is_pasted_over_the_slip(app: App) -> None:  # noqa: F811
    canvas = app.canvas()
    bare, same, other = (card_surface(canvas, "C-S01r", 240, title=title) for title in ("", "聚靈符", "聚灵符"))
    assert pixels(bare) == pixels(same), "the picture bears this name already"
    assert pixels(bare) != pixels(other)
    slip = pygame.Rect(round(391 * 240 / 512), round(50 * 240 / 512), 46, 124)
    for x in range(240):
        for y in range(0, 336, 3):
            assert slip.collidepoint(x, y) or bare.get_at((x, y)) == other.get_at((x, y)), "only the slip is covered"
    assert card_surface(canvas, "C-S01r", 240) is bare, "made pictures are kept"


@pytest.mark.parametrize("width", [92, 106, 116])
def test_a_name_painted_too_small_is_written_anew(app: App, width: int) -> None:  # noqa: F811
    canvas = app.canvas()
    bare, named = (card_surface(canvas, "C-X03b", width, title=title) for title in ("", "御靈降真符"))
    middle = width * 438 // 512
    changed = [y for y in range(named.get_height()) if bare.get_at((middle, y)) != named.get_at((middle, y))]
    assert changed[-1] - changed[0] >= 5 * 15, "five characters, each high enough to be read"
    left = pygame.Rect(0, 0, width * 388 // 512, named.get_height())
    assert pixels(bare.subsurface(left)) == pixels(named.subsurface(left)), "the script and the suit stay in sight"


def test_a_slip_too_narrow_for_readable_characters_stays_as_painted(app: App) -> None:  # noqa: F811
    bare, named = (card_surface(app.canvas(), "C-X03b", 64, title=title) for title in ("", "御靈降真符"))
    assert pixels(bare) == pixels(named)


def test_simplified_names_are_all_in_one_hand_on_one_slip(app: App) -> None:  # noqa: F811
    brushed = pixels(card_surface(app.canvas(), "C-S07r", 240, title="照妖符"))
    app.change_settings(language="zh-Hans")
    assert pixels(card_surface(app.canvas(), "C-S07r", 240, title="照妖符")) != brushed
    app.change_settings(language="zh-Hant")
    assert pixels(card_surface(app.canvas(), "C-S07r", 240, title="照妖符")) == brushed


def test_a_face_without_a_picture_is_drawn_plainly(app: App, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setattr("client.ui.cardface.GALLERY", Gallery(lambda name, size: Path("nowhere") / size / name))
    plain = {face: card_surface(app.canvas(), face, 90, title="聚灵符") for face in ("C-S01r", "C-S01b", "C-K5", BACK)}
    assert len({pixels(surface) for surface in plain.values()}) == len(plain)
    assert all(surface.get_at((45, 40)).a > 248 for surface in plain.values())
    assert piece_surface(app.canvas(), "token-5", 30) is None


def test_pieces_fit_their_place(app: App) -> None:  # noqa: F811
    piece = piece_surface(app.canvas(), "token-5", 30)
    assert piece is not None
    assert piece.get_size() == (30, 30)
    assert piece.get_at((0, 0)).a < 40


@pytest.mark.parametrize("size", [(56, 78), (10, 10), (90, 40)])
def test_a_portrait_fits_its_frame(app: App, size: tuple[int, int]) -> None:  # noqa: F811
    assert portrait_surface(app.canvas(), "C-R05", size).get_size() == size


def test_a_portrait_is_cut_round_the_head_of_its_role(app: App) -> None:  # noqa: F811
    card, (x, y) = card_surface(app.canvas(), "C-R12", CARD_WIDTH), HEADS["C-R12"]
    # As wide a portrait as to be cut out of the picture at its own size; the head is above the middle, left free by
    # the name.
    portrait = portrait_surface(app.canvas(), "C-R12", (270, 376))
    shades = [pygame.Vector3(picture.get_at(place)[:3]) for picture, place in ((card, (x, y)), (portrait, (135, 154)))]
    assert shades[0].distance_to(shades[1]) < 40


def test_a_fitted_card_needs_its_picture_no_longer(app: App, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    kept = card_surface(app.canvas(), "C-S01r", 77)
    monkeypatch.setattr("client.ui.cardface.GALLERY", Gallery(lambda name, size: Path("nowhere") / size / name))
    assert card_surface(app.canvas(), "C-S01r", 77) is kept


def test_a_soft_card_gives_way_to_the_sharp_one(app: App, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    gallery = Gallery()
    monkeypatch.setattr("client.ui.cardface.GALLERY", gallery)
    soft = card_surface(app.canvas(), "C-K5", 401)
    gallery.settle()
    sharp = card_surface(app.canvas(), "C-K5", 401)
    assert soft.get_size() == sharp.get_size()
    assert pixels(soft) != pixels(sharp)
    assert card_surface(app.canvas(), "C-K5", 401) is sharp


@pytest.mark.parametrize(
    "make",
    [
        lambda canvas: portrait_surface(canvas, "C-R12", (270, 376)),
        lambda canvas: card_sprite(canvas, "C-R12", 400, angle=8.0),
        lambda canvas: card_sprite(canvas, "C-R12", 400, squeeze=0.5),
    ],
    ids=["portrait", "turned", "narrow"],
)
def test_what_is_made_of_a_soft_card_gives_way_too(
    app: App,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
    make: Callable[[Canvas], pygame.Surface],
) -> None:
    gallery, canvas = Gallery(), app.canvas()
    monkeypatch.setattr("client.ui.cardface.GALLERY", gallery)
    soft = pixels(make(canvas))
    gallery.settle()
    sharp = make(canvas)
    assert pixels(sharp) != soft
    assert make(canvas) is sharp
