"""What pictures have to look like where the program relies on it."""

from itertools import combinations

import pygame
import pytest

pytest.importorskip("numpy")

import numpy as np
from numpy.typing import NDArray

from art.catalogue import PLACES, WINS
from art.pictures import LARGE, SMALL, picture_path

TOKENS = ("token-1", "token-2", "token-5")
TOKEN_SIDE = 22
"""How many pixels a token measures in a window of 1280 by 720."""


def grey(surface: pygame.Surface) -> NDArray[np.float64]:
    """The luminance of every pixel, 0 to 255, by row and column; what is clear counts as the colour of the table."""
    table = pygame.Surface(surface.get_size())
    table.fill((31, 60, 58))
    table.blit(surface, (0, 0))
    pixels = np.frombuffer(pygame.image.tobytes(table, "RGB"), np.uint8).reshape(*reversed(table.get_size()), 3)
    made: NDArray[np.float64] = pixels @ np.array([0.2126, 0.7152, 0.0722])
    return made


def place(name: str) -> NDArray[np.float64]:
    return grey(pygame.image.load(str(picture_path(name, LARGE))))


def token(name: str) -> pygame.Surface:
    small = pygame.image.load(str(picture_path(name, SMALL)))
    return pygame.transform.smoothscale(small, (TOKEN_SIDE, TOKEN_SIDE))


@pytest.mark.parametrize("name", TOKENS)
def test_a_token_can_be_read_at_its_smallest(name: str) -> None:
    seen = grey(token(name))
    field = np.median(seen[4:-4, 4:-4])
    assert field > 60, "the field is brighter than the table"
    assert np.percentile(seen[5:-5, 5:-5], 95) > field + 70, "the numeral stands out of it"


def test_tokens_are_told_apart_by_shape_without_colour() -> None:
    shapes = [pygame.mask.from_surface(token(name), 127) for name in TOKENS]
    for one, other in combinations(shapes, 2):
        apart = one.count() + other.count() - 2 * one.overlap_area(other, (0, 0))
        assert apart > 20


def test_the_left_of_the_poster_is_calm_and_dark() -> None:
    seen = place("poster")
    left, right = seen[:, : seen.shape[1] * 2 // 5], seen[:, seen.shape[1] // 2 :]
    assert left.mean() < 32
    assert np.percentile(left, 99) < 70
    assert right.mean() > 2 * left.mean()


def test_the_top_of_the_poster_is_nothing_but_streaks() -> None:
    """A higher window draws them on upwards: what stood in them would be drawn out too."""
    seen = place("poster")
    top = seen[: seen.shape[0] // 135]
    assert top.max() < 70
    assert np.abs(np.diff(top, axis=0)).mean() < 4


def test_no_head_in_the_poster_is_cut_by_its_right_edge() -> None:
    seen = place("poster")
    height, width = seen.shape
    assert seen[: height * 2 // 5, -width // 160 :].max() < 50, "nothing but dusk"


@pytest.mark.parametrize("name", WINS)
def test_words_can_be_read_on_the_top_of_a_victory(name: str) -> None:
    """White on what the program darkens by a quarter: the middle, where the verdict is written, isn't light."""
    seen = place(name)
    height, width = seen.shape
    assert seen[: height // 9, width // 4 : -width // 4].mean() * 0.75 < 90


def test_no_two_victories_look_alike() -> None:
    small = {name: pygame.image.load(str(picture_path(name, LARGE))) for name in WINS}
    looks = {
        name: np.frombuffer(pygame.image.tobytes(pygame.transform.smoothscale(each, (48, 27)), "RGB"), np.uint8).astype(
            int
        )
        for name, each in small.items()
    }
    for one, other in combinations(WINS, 2):
        assert np.abs(looks[one] - looks[other]).mean() > 20, (one, other)


@pytest.mark.parametrize("name", ["poster", *WINS])
def test_places_with_lines_in_them_are_as_wide_as_a_large_window(name: str) -> None:
    assert PLACES[name] >= 2560
