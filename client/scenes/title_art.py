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
_MIDDLE, _TOP = 122.0, 26.0
"""Of the signs."""
_SMALLER = 0.76
"""How large the signs are above the name in words."""
_NAME_TOP, _NAME_STEP, _NAME_SIZE, _NAME_WIDTH = 336.0, 70.0, 82.0, 200.0
_BELOW_NAME, _BELOW_STEP = 30.0, 27.0
"""The size of the edition's name below the game's in words, and how much lower it stands, below the tail of a y."""
_EDITION_TOP, _EDITION_SIZE = 456.0, 50.0
_INK = rgb("#0d090b")
_DARK = rgb("#07070c")


def paint_title(canvas: Canvas, *, smaller: bool) -> None:
    """Paint the whole title background, from the store if it has been painted before.

    Args:
        canvas: where to.
        smaller: whether the signs leave room for the name in words below them.
    """
    size = canvas.surface.get_size()
    picture = canvas.shapes.keep(("title", size, smaller), lambda: _title(canvas, _SMALLER if smaller else 1.0))
    canvas.surface.blit(picture, (0, 0))


def paint_name(canvas: Canvas, name: str, edition: str) -> None:
    """Brush what stands below the signs, as a part of the drawing: no larger where the type is.

    Args:
        canvas: where to.
        name: the game's, "" where its signs say it.
        edition: the name of the edition.
    """

    def write(words: str, y: float, largest: float) -> None:
        size = canvas.glyph_size(words, largest, _NAME_WIDTH, "brush")
        canvas.text(words, _MIDDLE, y, size, theme.BONE, face="brush", anchor="tc", shadow=_INK, geometry=True)

    words = name.split()
    for number, word in enumerate(words):
        write(word, _NAME_TOP + number * _NAME_STEP, _NAME_SIZE)
    if words:
        write(edition, _NAME_TOP + len(words) * _NAME_STEP + _BELOW_STEP, _BELOW_NAME)
    else:
        write(edition, _EDITION_TOP, _EDITION_SIZE)


def _title(canvas: Canvas, logo: float) -> pygame.Surface:
    picture = _poster(canvas.surface.get_size()) or landscape(canvas, "dusk", 11).copy()
    on = canvas.on(picture)
    m = canvas.m
    on.shade(0, 0, 640, m.high, 170, 0, color=_DARK, across=True)
    on.shade(0, m.high - 130, m.wide, 130 - _FOOT, 0, 140)
    on.shade(0, m.high - _FOOT - _FADE, m.wide, _FADE, 0, 255, color=_DARK)
    on.shade(0, m.high - _FOOT, m.wide, _FOOT, 255, 255, color=_DARK)
    _paint_logo(on, logo)
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


def _paint_logo(canvas: Canvas, scale: float) -> None:
    """Brush the name at the left, with its seal."""

    def at(x: float, y: float) -> tuple[float, float]:
        return _MIDDLE + (x - _MIDDLE) * scale, _TOP + (y - _TOP) * scale

    for number, sign in enumerate(LOGO):
        given = (sign, *at(_MIDDLE, _TOP + number * 182), 188 * scale, theme.BONE)
        canvas.text(*given, face="brush", anchor="tc", shadow=_INK, geometry=True)
    edge = rgb("#e8a89c")
    canvas.rounded(*at(206, 366), 44 * scale, 70 * scale, theme.CINNABAR, radius=4)
    canvas.rounded(*at(209, 369), 38 * scale, 64 * scale, None, radius=3, edge=edge, edge_width=1)
    for number, sign in enumerate(SEAL):
        given = (sign, *at(228, 385 + number * 31), 26 * scale, theme.BONE)
        canvas.text(*given, face="bold", anchor="cc", geometry=True)
