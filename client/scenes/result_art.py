"""What is painted behind the end of a match: whose day it is, and the valley in the winner's colour."""

from __future__ import annotations

from typing import Final

import pygame

from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.gallery import place_surface
from client.ui.scenery import landscape, mixed
from client.ui.theme import Rgb, rgb

_PICTURES: Final[dict[str, str]] = {
    "taiping": "win-taiping",
    "tianshi": "win-tianshi",
    "shared": "win-shared",
    "heretics": "win-heretics",
    "king": "win-king",
    "one": "win-one",
    "nobody": "win-nobody",
}
"""The picture of each victory; where it is missing, the sun just rises."""
_DAY: Final = "table-day"
_NIGHT: Final = "table-night"
_VALLEYS: Final[dict[str, tuple[str, Rgb]]] = {
    "taiping": (_DAY, rgb("#a8401e")),
    "tianshi": (_NIGHT, rgb("#3f78b8")),
    "shared": (_DAY, rgb("#a88a4a")),
    "heretics": (_NIGHT, rgb("#8a62c0")),
    "king": (_DAY, rgb("#a01c1c")),
    "one": (_DAY, rgb("#8a8a4a")),
    "nobody": (_NIGHT, rgb("#8a9098")),
}
"""The valley of the table behind each result, by day or night, and the colour it is turned to."""
_TINT: Final = 0.6
"""How much of the winner's colour the valley's light takes."""
_HAZE: Final = 0.07
_BRIGHTEST: Final[dict[str, Rgb]] = {_DAY: rgb("#b4aa9e"), _NIGHT: rgb("#ffffff")}
"""What is left of white: words stand on the valley, and by night it is dark already."""


def victory_picture(canvas: Canvas, headline: str) -> pygame.Surface:
    """Return the picture of a victory (`result_model.Ending.headline`) in the canvas' size, to be left as it is.

    It is kept: decoding it takes longer than a frame.
    """

    def make() -> pygame.Surface:
        painted = place_surface(_PICTURES[headline], canvas.surface.get_size())
        return landscape(canvas, "dawn", 11).copy() if painted is None else painted.convert()

    return canvas.shapes.keep(("victory", headline, canvas.surface.get_size()), make)


def paint_valley(canvas: Canvas, headline: str) -> None:
    """Paint the valley the match was played in, calm and dark, in the colour of who has won."""
    name, color = _VALLEYS[headline]

    def make() -> pygame.Surface:
        painted = place_surface(name, canvas.surface.get_size())
        picture = landscape(canvas, "night", 11).copy() if painted is None else painted.convert()
        picture.fill(mixed(_BRIGHTEST[name], color, _TINT), special_flags=pygame.BLEND_RGB_MULT)
        picture.fill(mixed(theme.BLACK, color, _HAZE), special_flags=pygame.BLEND_RGB_ADD)
        own = canvas.on(picture)
        own.shade(0, 0, canvas.m.wide, 110, 110, 0)
        own.shade(0, canvas.m.high - 160, canvas.m.wide, 160, 0, 150)
        return picture

    picture = canvas.shapes.keep(("behind the result", headline, canvas.surface.get_size()), make)
    canvas.surface.blit(picture, (0, 0))
