"""Every card of the rules has a picture, every picture a card, and no two can be confused."""

import math
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from art.catalogue import (
    ARTIFACTS,
    CARDS,
    EVENTS,
    FACES,
    GHOSTS,
    HEADS,
    KING_HEADS,
    KINGS,
    PIECES,
    PLACES,
    RITES,
    ROLES,
    SPELLS,
    glyph_of,
    title_of,
)
from art.fonts import covers
from art.pictures import LARGE, SMALL, picture_path
from client.i18n import Translator
from core.ghostplay.cards import card_set

RULES = card_set("peak", True)
MOST_BYTES = 25_000_000
LEAST_DISTANCE = 7.0
"""How far apart two faces must be, in grey and colour steps a pixel at thumb size."""


def faces_of_the_rules() -> set[str]:
    faces = {card.face for card in RULES.spells} | {card.kind for card in RULES.ghosts}
    return faces | set(RULES.kings) | set(RULES.roles)


def test_cards_and_recipes_are_the_same() -> None:
    assert set(CARDS) == faces_of_the_rules()


def test_kinds_are_told_apart_as_the_rules_do() -> None:
    artifacts = {card.face for card in RULES.spells if card.artifact}
    assert set(ARTIFACTS) == artifacts
    assert set(EVENTS) == {card.kind for card in RULES.ghosts if card.event}
    assert set(GHOSTS) == {card.kind for card in RULES.ghosts if not card.event}
    assert (set(KINGS), set(ROLES)) == (set(RULES.kings), set(RULES.roles))
    assert set(HEADS) == set(ROLES)
    assert set(KING_HEADS) == set(KINGS)


@pytest.mark.parametrize("face", CARDS)
def test_the_slip_bears_the_name_of_the_card(face: str) -> None:
    tr = Translator("zh-Hant")
    card = face[:-1] if face in SPELLS else face
    assert title_of(face) == tr(f"card-{card}-name")


def test_no_character_is_missing_from_the_brush() -> None:
    written = "".join(title_of(face) + glyph_of(face) for face in FACES)
    assert [char for char in sorted(set(written)) if not covers("brush", char)] == []


def test_no_two_spells_of_a_suit_share_character_or_sign() -> None:
    for suit in "rb":
        rows = [spell for face, spell in SPELLS.items() if face.endswith(suit)]
        assert len({(spell.glyph, spell.motif) for spell in rows}) == len(rows)
        assert len({(spell.head, spell.roof, spell.middle, spell.foot) for spell in rows}) == len(rows)


def test_the_script_has_a_vocabulary() -> None:
    for part, least in (("head", 5), ("roof", 5), ("middle", 5), ("foot", 5), ("motif", 18)):
        assert len({getattr(spell, part) for spell in SPELLS.values()}) >= least, part


@pytest.mark.parametrize("name", [*FACES, *PIECES])
def test_every_recipe_has_been_made(name: str) -> None:
    small = pygame.image.load(str(picture_path(name, SMALL)))
    assert small.get_size() == ((128, 128) if name in PIECES else (240, 338))
    if name in FACES:
        assert pygame.image.load(str(picture_path(name, LARGE))).get_size() == (512, 720)


@pytest.mark.parametrize("name", PLACES)
def test_every_place_has_been_made(name: str) -> None:
    width, height = pygame.image.load(str(picture_path(name, LARGE))).get_size()
    assert (width, height) == (PLACES[name], PLACES[name] * 9 / 16)


@pytest.mark.parametrize("name", RITES)
def test_what_a_rite_is_held_with_has_been_made(name: str) -> None:
    made = pygame.image.load(str(picture_path(name, LARGE)))
    assert made.get_size() == (RITES[name], RITES[name])
    assert made.get_at((0, 0)).a == 0, "it stands on nothing"


def test_no_picture_is_left_over() -> None:
    known = {*FACES, *PIECES, *PLACES, *RITES}
    files = [*picture_path("x", SMALL).parent.iterdir(), *picture_path("x", LARGE).parent.iterdir()]
    assert {path.stem for path in files} == known


def test_pictures_stay_small() -> None:
    folder: Path = picture_path("x", SMALL).parent.parent
    assert sum(path.stat().st_size for path in folder.rglob("*.webp")) < MOST_BYTES


def test_no_two_faces_look_alike() -> None:
    looks = {face: _look(face) for face in (*FACES,)}
    pairs = [(_distance(looks[a], looks[b]), a, b) for a, b in combinations(looks, 2)]
    assert min(pairs)[0] > LEAST_DISTANCE, sorted(pairs)[:5]


@pytest.mark.parametrize("kind", sorted({face[:-1] for face in SPELLS}))
def test_suits_differ_without_colour(kind: str) -> None:
    red, blue = (pygame.transform.grayscale(_thumb(kind + suit)) for suit in "rb")
    assert _distance(_bytes(red), _bytes(blue)) > LEAST_DISTANCE
    shapes = [pygame.mask.from_surface(_thumb(kind + suit), 127) for suit in "rb"]
    shapes[0].erase(shapes[1], (0, 0))
    assert shapes[0].count() > 40, "corners differ"


def _thumb(face: str) -> pygame.Surface:
    """Return a face as it is on the table, 120 by 168, on the colour of the table."""
    picture = pygame.image.load(str(picture_path(face, SMALL)))
    return pygame.transform.smoothscale(picture, (120, 168))


def _look(face: str) -> bytes:
    table = pygame.Surface((120, 168))
    table.fill((31, 60, 58))
    table.blit(_thumb(face), (0, 0))
    return _bytes(pygame.transform.smoothscale(table, (40, 56)))


def _bytes(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def _distance(one: bytes, other: bytes) -> float:
    """Return the mean difference of two pictures, 0 to 255."""
    return math.dist(one, other) / math.sqrt(len(one))
