"""The picture behind the end of a match: whose day it is."""

from typing import Final

import pygame

from client.ui.canvas import Canvas
from client.ui.gallery import place_surface
from client.ui.scenery import landscape

_PICTURES: Final = {
    "taiping": "win-taiping",
    "tianshi": "win-tianshi",
    "shared": "win-shared",
    "heretics": "win-heretics",
    "king": "win-king",
    "one": "win-one",
    "nobody": "win-nobody",
}
"""The picture of each victory; where it is missing, the sun just rises."""
_VEIL: Final = 96
_BLUR: Final = 8
"""How many times smaller the picture is made before it is spread again: no line of it is left to run through words."""


def victory_picture(canvas: Canvas, headline: str) -> pygame.Surface:
    """Return the picture of a victory (`result_model.Ending.headline`) in the canvas' size, to be left as it is.

    It is kept: the result and what opens it are first drawn together, and decoding it takes longer than a frame.
    """

    def make() -> pygame.Surface:
        name = _PICTURES.get(headline)
        painted = place_surface(name, canvas.surface.get_size()) if name else None
        return landscape(canvas, "dawn", 11).copy() if painted is None else painted.convert()

    return canvas.shapes.keep(("victory", headline, canvas.surface.get_size()), make)


def _spread(picture: pygame.Surface) -> pygame.Surface:
    """Return a picture without its lines: only where it is light and dark, and of which colour."""
    wide, high = picture.get_size()
    small = pygame.transform.smoothscale(picture, (max(2, wide // _BLUR), max(2, high // _BLUR)))
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, 3), (wide, high))


def paint_victory(canvas: Canvas, headline: str) -> None:
    """Paint the picture of a victory, veiled so that words on it can be read."""

    def make() -> pygame.Surface:
        picture = _spread(victory_picture(canvas, headline))
        own = canvas.on(picture)
        own.veil(_VEIL)
        own.shade(0, 0, canvas.m.wide, 110, 150, 0)
        own.shade(0, canvas.m.high - 160, canvas.m.wide, 160, 0, 150)
        return picture

    picture = canvas.shapes.keep(("behind the result", headline, canvas.surface.get_size()), make)
    canvas.surface.blit(picture, (0, 0))
