import os
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from art.fonts import FILES, Face, covers, edges_of, font_path, is_inside, pack_runs

FACES: list[Face] = list(FILES)


def han(encoding: str, first: int, last: int) -> list[str]:
    """The characters of an encoding's rows."""
    pairs = (bytes([lead, trail]) for lead in range(first, last + 1) for trail in range(0x40, 0xFF))
    return [char for pair in pairs if "\u4e00" <= (char := pair.decode(encoding, "replace")) <= "\u9fff"]


@pytest.mark.parametrize(("encoding", "first", "last"), [("big5", 0xA4, 0xF9), ("gb2312", 0xB0, 0xF7)])
def test_regular_has_both_national_sets(encoding: str, first: int, last: int) -> None:
    characters = han(encoding, first, last)
    assert len(characters) > 6000
    assert [char for char in characters if not covers("regular", char)] == []


@pytest.mark.parametrize(("encoding", "first", "last"), [("big5", 0xA4, 0xC6), ("gb2312", 0xB0, 0xF7)])
def test_bold_has_the_common_characters(encoding: str, first: int, last: int) -> None:
    assert [char for char in han(encoding, first, last) if not covers("bold", char)] == []


@pytest.mark.parametrize("face", ["regular", "bold"])
def test_reading_faces_have_letters_and_signs(face: Face) -> None:
    assert [char for char in "AZaz09éß–—…·・−×≤≥→←↑↓✓✗「」『』，。：；！？（）" if not covers(face, char)] == []


@pytest.mark.parametrize("face", ["brush", "script"])
def test_a_hand_has_every_character_of_its_list(face: Face) -> None:
    listed = font_path(face).with_name(f"{face}.txt").read_text(encoding="utf-8").replace("\n", "")
    assert len(listed) > 400
    assert [char for char in listed if not covers(face, char)] == []


def test_a_character_without_a_glyph_is_told_apart() -> None:
    assert not covers("regular", "\U0001f47b")
    assert not covers("brush", "贤")


@pytest.mark.parametrize("face", FACES)
def test_what_is_said_to_be_covered_is_drawn(face: Face) -> None:
    """Every twentieth covered Han character leaves ink, and not that of the box drawn for missing ones."""
    font = pygame.font.Font(font_path(face), 24)
    box = pygame.image.tobytes(font.render("\U0001f47b", True, "black"), "RGBA")
    covered = [char for char in map(chr, range(0x4E00, 0xA000)) if covers(face, char)]
    for char in covered[::20]:
        surface = font.render(char, True, "black")
        assert surface.get_bounding_rect().width > 2, char
        assert pygame.image.tobytes(surface, "RGBA") != box, char


@pytest.fixture(autouse=True, scope="module")
def fonts_ready() -> None:
    pygame.font.init()


def test_the_fonts_stay_small() -> None:
    assert sum(os.path.getsize(font_path(face)) for face in FACES) <= 15_000_000


@pytest.mark.parametrize("face", FACES)
def test_no_font_bears_the_reserved_name(face: Face) -> None:
    """The upstream licence reserves it; only the copyright line, which has to stay, may name the author."""
    assert pygame.font.Font(font_path(face), 12).name.startswith("Guixi")


def test_the_licence_stands_beside_the_fonts() -> None:
    folder: Path = font_path("regular").parent
    assert "SIL OPEN FONT LICENSE Version 1.1" in (folder / "OFL.txt").read_text(encoding="utf-8")


@given(st.sets(st.integers(0, 2000)))
def test_coverage_survives_packing(points: set[int]) -> None:
    edges = edges_of(pack_runs(points))
    assert {point for point in range(2002) if is_inside(edges, point)} == points
