"""Each ghost king turns the valley to his own: darker at its rim, with a sign of his in the mist, none below words."""

import pygame
import pytest

from art.catalogue import KINGS
from client.scenes.table.omens import paint_omens
from client.ui import theme

SIZE = (640, 360)
SAME = theme.CINNABAR
"""All kings are given one colour here: what tells them apart is their sign."""


def valley(king: str) -> pygame.Surface:
    picture = pygame.Surface(SIZE)
    picture.fill((120, 120, 120))
    paint_omens(picture, king, SAME, (0.4, 0.4), 0.8)
    return picture


def brightness(picture: pygame.Surface, box: tuple[int, int, int, int]) -> float:
    return sum(pygame.transform.average_color(picture.subsurface(box))[:3]) / 3


@pytest.mark.parametrize("king", KINGS)
def test_a_valley_is_darker_towards_its_rim(king: str) -> None:
    picture = valley(king)
    middle = brightness(picture, (176, 84, 160, 120))
    assert brightness(picture, (0, 330, 640, 30)) < middle * 0.6
    assert brightness(picture, (600, 0, 40, 360)) < middle * 0.5


def test_every_king_has_a_sign_of_his_own() -> None:
    plain = pygame.image.tobytes(valley("nobody"), "RGB")
    painted = {king: pygame.image.tobytes(valley(king), "RGB") for king in KINGS}
    assert plain not in painted.values()
    assert len(set(painted.values())) == len(KINGS)


@pytest.mark.parametrize("king", KINGS)
def test_a_sign_is_lost_in_the_mist_where_words_stand_on_the_ground(king: str) -> None:
    ground = (0, 292, 640, 68)
    alone, signed = (pygame.image.tobytes(valley(name).subsurface(ground), "RGB") for name in ("nobody", king))
    assert signed == alone
