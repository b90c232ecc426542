"""The sign of the program, for the window's icon."""

import pygame

from client.ui import theme
from client.ui.fonts import Fonts
from client.ui.gallery import GALLERY
from client.ui.shapes import smooth

_SIGN = "鬼"
_SIDE = 64


def window_icon() -> pygame.Surface:
    """Return the icon: the sign for a ghost, brushed on a red moon."""
    painted = GALLERY.picture("icon", _SIDE)
    if painted is not None:
        return painted[0]

    def drawing(surface: pygame.Surface, scale: float) -> None:
        middle = surface.get_width() / 2
        pygame.draw.circle(surface, theme.LACQUER, (middle, middle), 31.5 * scale)
        pygame.draw.circle(surface, theme.GOLD, (middle, middle), 30 * scale)
        pygame.draw.circle(surface, theme.CINNABAR, (middle, middle), 28 * scale)
        sign = Fonts().render(_SIGN, "brush", round(44 * scale), theme.BONE)
        surface.blit(sign, sign.get_rect(center=(middle, middle)))

    return smooth((_SIDE, _SIDE), drawing)
