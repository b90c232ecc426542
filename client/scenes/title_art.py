"""The picture of the title: the poster of the cast, darkened where the name and the menu stand."""

import pygame

from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.gallery import place_surface
from client.ui.scenery import landscape
from client.ui.theme import rgb

LOGO = ("鬼", "戲")
SEAL = ("道", "術")
"""The game's name and seal as brushed on the box: a drawing of the same signs in every language."""

_SKY = 1 / 135
"""How much of the poster's height is nothing but sky."""
_CUT = 1.06
"""How much higher than a wide window the poster may be."""
_FOOT, _FADE = 60.0, 16.0
"""How high the calm dark is in which the words at the foot stand, and over what height it fades into the picture."""
_INK = rgb("#0d090b")
_DARK = rgb("#07070c")


def paint_title(canvas: Canvas) -> None:
    """Paint the whole title background, from the store if it has been painted before."""
    picture = canvas.shapes.keep(("title", canvas.surface.get_size()), lambda: _title(canvas))
    canvas.surface.blit(picture, (0, 0))


def _title(canvas: Canvas) -> pygame.Surface:
    picture = _poster(canvas.surface.get_size()) or landscape(canvas, "dusk", 11).copy()
    on = canvas.on(picture)
    m = canvas.m
    on.shade(0, 0, 640, m.high, 170, 0, color=_DARK, across=True)
    on.shade(0, m.high - 130, m.wide, 130 - _FOOT, 0, 140)
    on.shade(0, m.high - _FOOT - _FADE, m.wide, _FADE, 0, 255, color=_DARK)
    on.shade(0, m.high - _FOOT, m.wide, _FOOT, 255, 255, color=_DARK)
    _paint_logo(on)
    return picture


def _poster(size: tuple[int, int]) -> pygame.Surface | None:
    """Return the poster as large as the window; in one higher than 16:9 the streaks of its sky go on upwards.

    In a wider one little is cut off its top, and its calm left side goes on to the left as in a mirror.
    """
    width, height = size
    wide = min(width, round(height * _CUT * 16 / 9))
    painted = place_surface("poster", (wide, min(height, round(wide * 9 / 16))))
    if painted is None:
        return None
    picture = pygame.Surface(size)
    above, beside = height - painted.get_height(), width - wide
    if above:
        sky = painted.subsurface((0, 0, width, max(1, round(painted.get_height() * _SKY))))
        picture.blit(pygame.transform.smoothscale(sky, (width, above + sky.get_height())), (0, 0))
    if beside:
        left = painted.subsurface((0, 0, min(beside, wide), height))
        picture.blit(pygame.transform.flip(left, True, False), (beside - left.get_width(), 0))
    picture.blit(painted, (beside, above))
    return picture


def _paint_logo(canvas: Canvas) -> None:
    """Brush the name at the left, with its seal."""
    for number, sign in enumerate(LOGO):
        canvas.text(
            sign, 122, 26 + number * 182, 188, theme.BONE, face="brush", anchor="tc", shadow=_INK, geometry=True
        )
    canvas.rounded(206, 366, 44, 70, theme.CINNABAR, radius=4)
    canvas.rounded(209, 369, 38, 64, None, radius=3, edge=rgb("#e8a89c"), edge_width=1)
    for number, sign in enumerate(SEAL):
        canvas.text(sign, 228, 385 + number * 31, 26, theme.BONE, face="bold", anchor="cc", geometry=True)
