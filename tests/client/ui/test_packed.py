"""Packed pictures come back pixel for pixel, and take less room."""

import random

import pygame
import pytest

from client.ui.packed import pack


def drawn(size: tuple[int, int], depth: int) -> pygame.Surface:
    picture = pygame.Surface(size, 0, depth)
    chance = random.Random(7)
    for _ in range(40):
        color = [chance.randrange(256) for _ in range(3)]
        pygame.draw.circle(picture, color, (chance.randrange(size[0]), chance.randrange(size[1])), chance.randrange(90))
    return picture


@pytest.mark.parametrize("size", [(1, 1), (1001, 333), (1280, 720)])
@pytest.mark.parametrize("depth", [16, 24, 32])
def test_a_picture_comes_back_as_it_was(size: tuple[int, int], depth: int) -> None:
    picture = drawn(size, depth)
    again = pack(picture).unpack()
    assert (again.get_size(), again.get_masks()) == (picture.get_size(), picture.get_masks())
    assert pygame.image.tobytes(again, "RGB") == pygame.image.tobytes(picture, "RGB")
    assert not again.get_locked(), "a picture that is locked can't be drawn"
    assert not picture.get_locked()


def test_a_packed_picture_takes_a_part_of_its_room() -> None:
    assert len(pack(drawn((1280, 720), 32)).data) < 1280 * 720 * 4 / 5
