"""Fonts by face and pixel height, and which of them draws which character.

``pygame.font`` draws a box for a character its font lacks and can't be asked beforehand, so every text is split
into runs by the coverage lists of the bundled fonts. What none of them has is left to the Noto Sans SC that
pygame_gui brings along: a player's name may hold anything. What that lacks too becomes a dot: the name stays as it was
typed wherever it is kept, and no box stands for a letter on the table.
"""

import unicodedata
from functools import cache, lru_cache
from importlib import resources
from typing import Literal

import pygame

from art.fonts import Face, covers, font_path
from client.player_names import number_of, seen

Drawer = Face | Literal["fallback"]
"""What draws a run: one of the bundled faces, or the fallback font."""

_CHAIN: dict[Face, tuple[Face, ...]] = {
    "regular": ("regular",),
    "bold": ("bold", "regular"),
    "brush": ("brush", "bold", "regular"),
    "script": ("script", "bold", "regular"),
}
_NEXT_HAND: dict[Face, Face] = {"brush": "script", "script": "bold"}
_MEASURED_TEXTS = 16384
_LIKENESS = str.maketrans("\u2212", "\u2013")
"""The bundled fonts draw a minus like a hyphen: the dash is as wide as a figure, as a minus is."""
_UNDRAWN = "·"
"""Stands for a character that no font has."""
_NOBODY_HAS = "\U0010fffe"
"""Not a character, so that what a font draws for it is the box."""
_TEST_PX = 16

Run = tuple[Drawer, str]
"""A face and the text it draws."""


@lru_cache(maxsize=8192)
def face_for(face: Face, char: str) -> Drawer | None:
    """Return the face that draws a character asked for in ``face``, None where there is none."""
    drawers: list[Drawer] = [candidate for candidate in _CHAIN[face] if covers(candidate, char)]
    if drawers:
        return drawers[0]
    return "fallback" if _fallback_draws(char) else None


def _fallback_draws(char: str) -> bool:
    """Tell whether the fallback font has something else than the box for a character."""
    try:
        return _looks(char) != _looks(_NOBODY_HAS)
    except pygame.error:  # fonts are gone when their module was closed meanwhile
        _fallback_for_test.cache_clear()
    try:
        return _looks(char) != _looks(_NOBODY_HAS)
    except pygame.error:
        return True  # it is no box, but nothing at all


def _looks(char: str) -> bytes:
    return pygame.image.tobytes(_fallback_for_test().render(char, True, "white"), "RGBA")


@cache
def _fallback_for_test() -> pygame.font.Font:
    pygame.font.init()
    return pygame.font.Font(_file("fallback"), _TEST_PX)


@lru_cache(maxsize=4096)
def runs(text: str, face: Face) -> tuple[Run, ...]:
    """Split a text into runs that one font can draw, without what draws nothing: fonts refuse that.

    A line that the brush can't write to its end is left to the script altogether, and what that can't to the bold face:
    they differ in size and weight.
    """
    if face in _NEXT_HAND and not all(covers(face, char) for char in text):
        return runs(text, _NEXT_HAND[face])
    found: list[Run] = []
    for char in seen(text).translate(_LIKENESS):
        drawn_by = face_for(face, char)
        if drawn_by is None:
            if unicodedata.combining(char):
                continue  # the letter below it tells enough
            char, drawn_by = _UNDRAWN, face_for(face, _UNDRAWN) or face
        if found and found[-1][0] == drawn_by:
            found[-1] = (drawn_by, found[-1][1] + char)
        else:
            found.append((drawn_by, char))
    return tuple(found)


class Fonts:
    """Opens fonts on demand, measures and renders text with them."""

    def __init__(self) -> None:
        self._fonts: dict[tuple[Drawer, int], pygame.font.Font] = {}
        self._widths: dict[tuple[str, Face, int], int] = {}

    def font(self, face: Drawer, px: int) -> pygame.font.Font:
        """Return the font of a face (or the fallback) at a pixel height."""
        key = (face, px)
        found = self._fonts.get(key)
        if found is None:
            found = self._fonts[key] = pygame.font.Font(_file(face), px)
        return found

    def height(self, face: Face, px: int) -> int:
        """Return the height of a line of text."""
        return self.font(face, px).get_height()

    def width(self, text: str, face: Face, px: int) -> int:
        """Return the width of a text in pixels."""
        key = (text, face, px)
        found = self._widths.get(key)
        if found is None:
            if len(self._widths) >= _MEASURED_TEXTS:
                self._widths.clear()
            found = sum(self.font(used, px).size(part)[0] for used, part in runs(text, face))
            self._widths[key] = found
        return found

    def render(self, text: str, face: Face, px: int, color: tuple[int, int, int]) -> pygame.Surface:
        """Draw a text on a transparent surface of its own, all runs on one baseline."""
        parts = runs(text, face)
        own = self.font(face, px)
        if len(parts) == 1 and parts[0][0] == face and own.size(parts[0][1])[0]:
            return own.render(parts[0][1], True, color)
        drawn = [
            (self.font(used, px).render(part, True, color), own.get_ascent() - self.font(used, px).get_ascent())
            for used, part in parts
            if self.font(used, px).size(part)[0]  # a font may hold empty letters of its own
        ]
        # Another face may reach further down, and a hand further than its font says.
        height = max(own.get_height(), *(y + letters.get_height() for letters, y in drawn), 0)
        surface = pygame.Surface((max(1, self.width(text, face, px)), height), pygame.SRCALPHA)
        x = 0
        for letters, y in drawn:
            surface.blit(letters, (x, y))
            x += letters.get_width()
        return surface

    def fit(self, text: str, face: Face, px: int, room: int) -> str:
        """Return the text, cut with an ellipsis if it is wider than ``room`` pixels.

        Of a name that a number tells from others the number stays, if there is room for any of the name before it.
        """
        if not text or self.width(text, face, px) <= room:
            return text
        number = number_of(text)
        cut = self._cut(text.removesuffix(number), number, face, px, room)
        return self._cut(text, "", face, px, room) if cut.startswith("…") else cut

    def _cut(self, text: str, end: str, face: Face, px: int, room: int) -> str:
        """Return as much of the text as leaves room for an ellipsis and an end, with both."""
        fitting, too_long = 0, len(text)
        while too_long - fitting > 1:
            half = (fitting + too_long) // 2
            if self.width(text[:half].rstrip() + "…" + end, face, px) <= room:
                fitting = half
            else:
                too_long = half
        return text[:fitting].rstrip() + "…" + end


def _file(face: Drawer) -> str:
    if face == "fallback":
        return str(resources.files("pygame_gui.data") / "NotoSansSC-Regular.otf")
    return str(font_path(face))
