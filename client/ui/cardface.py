"""Card faces: the one place that turns a face into a picture. Everything else asks `card_surface`.

The pictures are made beforehand (``art``); this fits them to the size asked for and keeps them. A face whose picture is
missing is drawn plainly: the character it is known by on the paper of its kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from art.catalogue import BACKS, GHOSTS, HEADS, KING_HEADS, PIECES, ROLES, SPELLS, slip_of, title_of
from art.catalogue import glyph_of as _glyph_of_card
from art.fonts import Face, covers
from client.ui import cardart as art
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.cardart import Sheet
from client.ui.gallery import GALLERY
from client.ui.scenery import mixed
from client.ui.shapes import smooth
from client.ui.theme import Rgb, rgb
from client.words import suit_of

RATIO: Final = art.CARD_HEIGHT / art.CARD_WIDTH
BACK: Final = "back"
"""The back of spells and artifacts."""
GHOST_BACK: Final = "ghost-back"
ROLE_BACK: Final = "role-back"

GLYPHS: Final[dict[str, str]] = {"taiping": "太", "tianshi": "天", "heretic": "邪"}
"""The characters the sects are known by, the same in every language."""

_PAPERS: Final[dict[str, tuple[Rgb, Rgb]]] = {
    "S": (rgb("#ecc363"), theme.CINNABAR),
    "X": (rgb("#ecc363"), theme.CINNABAR),
    "A": (rgb("#e6dcc0"), theme.INK),
    "G": (rgb("#cbb9a0"), theme.INK),
    "V": (rgb("#8fae9c"), rgb("#17302c")),
    "K": (rgb("#3a0f12"), rgb("#f6e3b4")),
    "R": (rgb("#ece2c8"), theme.INK),
    "P": (rgb("#ece2c8"), theme.INK),
    "identity": (rgb("#e9e3cf"), theme.INK),
    "back": (rgb("#1c2a4a"), theme.GOLD),
}
"""Paper and ink of each kind, for plain drawings."""
_BLUE: Final = (rgb("#d0dddd"), rgb("#22407a"))
_SLIP: Final = (rgb("#f3e8cd"), theme.INK)
_DARK_SLIP: Final = (rgb("#a81f18"), rgb("#fbe9b8"))
_HERETIC_SLIP: Final = (rgb("#40345a"), rgb("#efe6ff"))
_SLIP_LEFT, _SLIP_WIDTH = 391, 94
_READ_FROM: Final = 90
"""The width in pixels from which a card's slip has room for characters that can be read."""
_LEAST_PAINTED: Final = 18.0
"""Characters of a picture that are smaller in pixels are blurred: they are written anew."""
_LEAST_WRITTEN: Final = 15.0
"""… and never smaller than this, though the slip gets longer."""
_DISC: Final = (214, 290)
"""The middle of the disc behind a character."""
_HEAD_SPAN, _KING_SPAN, _DISC_SPAN = 270, 330, 350
"""How much round a role's head, a king's face, or a person's disc, a portrait shows."""
_ABOVE_NAME: Final = 34
"""How far the middle of a portrait lies below the head, whose name is written across the foot."""


_PIECE_SIDE: Final = 128
_TABLE_PIECES: Final = tuple(name for name in PIECES if name.startswith(("token-", "phase-", "die-")))
AT_EVERY_TABLE: Final = (BACK, GHOST_BACK, *ROLES, *GHOSTS, *_TABLE_PIECES)
"""What may lie before the players of any table; what is sure to is last, and so let go of last."""


def kind_of(face: str) -> str:
    """Return what a face is: one letter of its id, or "identity" or "back"."""
    if face.startswith("C-"):
        return face[2]
    return "back" if face in BACKS else "identity"


def glyph_of(face: str) -> str:
    """Return the character a face is known by, "" for a back."""
    if kind_of(face) == "identity":
        return GLYPHS.get(sect_of(face), "")
    return _glyph_of_card(face)


def sect_of(identity: str) -> str:
    """Return the sect of an identity, "heretic" for both of theirs; elders belong to their sect."""
    return identity.partition("_")[0]


def person_face(seat: int) -> str:
    """Return the face that stands for a player of an edition without roles."""
    return f"C-P{seat}"


def is_person(face: str) -> bool:
    """Tell whether a face stands for a player and is no card of the game."""
    return face.startswith("C-P")


def card_surface(canvas: Canvas, face: str, width: int, *, title: str = "", wait: bool = False) -> pygame.Surface:
    """Return the picture of a card, premultiplied; it is kept, so never draw on it.

    Args:
        canvas: gives fonts and the store of pictures.
        face: a card's face, an identity, or one of the backs. A spell of no suit is shown half red and half blue.
        width: in pixels; the height follows (`RATIO`).
        title: the words of the upright title slip. The picture bears the card's name as it was made; other words,
            such as those of another script, are pasted over it.
        wait: decode a large picture now rather than show a soft one first: for what is painted once and kept.
    """
    size = (max(8, width), max(8, round(width * RATIO)))

    def make() -> pygame.Surface:
        found = _picture(face, size[0], wait)
        if found is None:
            return _plain(canvas, face, size, title)
        picture, passing = found
        if passing:
            raise _PassingError(picture)
        return _fitted(canvas, picture, face, size, title)

    try:
        return canvas.shapes.keep(("card", face, size, title), make)
    except _PassingError as passing:
        small = passing.picture
        canvas.shapes.mark_passing()
        return canvas.shapes.keep(("soft card", face, size, title), lambda: _fitted(canvas, small, face, size, title))


def prefetch(faces: Sequence[str]) -> None:
    """Have the pictures of faces decoded in the background: they will be shown soon."""
    GALLERY.prefetch([name for face in faces for name in _pictures_of(face)])


def _pictures_of(face: str) -> tuple[str, ...]:
    """Return the names of the pictures a face is made from: two for a spell of no suit."""
    return (f"{face}r", f"{face}b") if f"{face}r" in SPELLS else (face,)


def _picture(face: str, width: int, wait: bool) -> tuple[pygame.Surface, bool] | None:
    """Return the picture of a face, and whether a better one will come (see `Gallery.picture`)."""
    red, *more = (GALLERY.picture(name, width, wait=wait) for name in _pictures_of(face))
    if not more:
        return red
    (blue,) = more
    if red is None or blue is None:
        return None
    return _halves(red[0], blue[0]), red[1] or blue[1]


def _halves(lower: pygame.Surface, upper: pygame.Surface) -> pygame.Surface:
    """Return the lower left half of a picture with the upper right half of another."""
    width, height = size = lower.get_size()
    made = lower.copy()
    corner = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.polygon(corner, theme.WHITE, [(0, 0), (width, 0), (width, height)])
    cut = pygame.transform.smoothscale(upper, size)
    cut.blit(corner, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(corner, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    made.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    pygame.draw.line(
        made, theme.GOLD, (width * 0.06, height * 0.06), (width * 0.94, height * 0.94), max(2, width // 90)
    )
    return made


class _PassingError(Exception):
    """Only the small picture is there yet: what is made of it must not be kept for good."""

    def __init__(self, picture: pygame.Surface) -> None:
        super().__init__()
        self.picture = picture


def piece_surface(canvas: Canvas, name: str, side: int) -> pygame.Surface | None:
    """Return the picture of a token or of a face of the die (`art.catalogue.PIECES`), None if it is missing."""

    def make() -> pygame.Surface:
        found = GALLERY.picture(name, min(side, _PIECE_SIDE))
        if found is None:
            raise FileNotFoundError(name)
        return pygame.transform.smoothscale(found[0], (side, side))

    try:
        return canvas.shapes.keep(("piece", name, side), make)
    except FileNotFoundError:
        return None


def _fitted(canvas: Canvas, picture: pygame.Surface, face: str, size: tuple[int, int], title: str) -> pygame.Surface:
    fitted = pygame.transform.smoothscale(picture, size)
    written = title_of(face)
    small = _is_small(face, size[0])
    if title and written and (title != written or canvas.ink.slips or small):
        _slip(Sheet(fitted, canvas.ink.fonts), face, title, "bold" if small else canvas.ink.slips)
    return fitted


def _is_small(face: str, width: int) -> bool:
    """Tell whether a card of some width in pixels is read by its slip, and that is painted too small for that."""
    return width >= _READ_FROM and width / art.CARD_WIDTH * slip_of(face)[1] < _LEAST_PAINTED


def _slip(sheet: Sheet, face: str, title: str, hand: Face | None) -> None:
    """Paste a title slip over the one the picture was made with, one character under the other."""
    (ground, ink), (top, size) = _slip_colors(face), slip_of(face)
    count = max(len(title), len(title_of(face)))
    size = size if count <= 4 else 76 * 4 / count
    if sheet.surface.get_width() >= _READ_FROM:
        size = max(size, _LEAST_WRITTEN / sheet.k)
    height = count * size * 1.02 + 30
    sheet.box(_SLIP_LEFT, top - 2, _SLIP_WIDTH, height, ground, radius=3)
    sheet.box(_SLIP_LEFT + 6, top + 4, _SLIP_WIDTH - 12, height - 12, ink, 2, radius=1)
    hand = hand or ("brush" if all(covers("brush", char) for char in title) else "bold")
    for i, char in enumerate(title):
        step = size * 1.02 * count / len(title)  # a shorter name is spread over the whole slip
        sheet.glyph(char, 438, top + 14 + step / 2 + i * step, size * 0.94, ink, hand)


def _slip_colors(face: str) -> tuple[Rgb, Rgb]:
    """Return the ground of a face's slip and its ink, as its picture has them."""
    if face.startswith("heretic"):
        return _HERETIC_SLIP
    return _DARK_SLIP if kind_of(face) == "K" else _SLIP


def portrait_surface(canvas: Canvas, role: str, size: tuple[int, int], *, wait: bool = False) -> pygame.Surface:
    """Return the heart of a role's picture cut to a size in pixels; it is kept, so never draw on it.

    ``wait`` is that of `card_surface`.
    """
    width, height = size
    x, y, span = _heart_of(role)
    card_width = round(max(width / span, height / (span * RATIO)) * art.CARD_WIDTH) + 1

    def make() -> pygame.Surface:
        card = card_surface(canvas, role, card_width, wait=wait)
        k = card_width / art.CARD_WIDTH
        left = max(0, min(card.get_width() - width, round(x * k - width / 2)))
        top = max(0, min(card.get_height() - height, round(y * k - height / 2)))
        return card.subsurface((left, top, width, height)).copy()

    return canvas.shapes.keep(("portrait", role, size), make)


def _heart_of(face: str) -> tuple[int, int, int]:
    """Return the middle of a portrait in a picture, and how wide it is, in card units."""
    if face in KING_HEADS:
        return *KING_HEADS[face], _KING_SPAN
    if face not in HEADS:
        return *_DISC, _DISC_SPAN
    x, y = HEADS[face]
    return x, y + _ABOVE_NAME, _HEAD_SPAN


# -- without a picture


def _plain(canvas: Canvas, face: str, size: tuple[int, int], title: str) -> pygame.Surface:
    """Return a face drawn from its paper and its character."""

    def drawing(surface: pygame.Surface, _: float) -> None:
        sheet = Sheet(surface, canvas.ink.fonts)
        paper, ink = _paper_of(face)
        sheet.ground(mixed(paper, theme.WHITE, 0.12), mixed(paper, ink, 0.12))
        outline = _outline_of(face)
        sheet.polygon(outline(16), ink, 5)
        sheet.disc(*_DISC, 160, mixed(paper, ink, 0.2))
        if glyph_of(face):
            sheet.glyph(glyph_of(face), *_DISC, 230, ink)
        if title:
            _slip(sheet, face, title, canvas.ink.slips)
        sheet.cut_to(outline(2))

    return smooth(size, drawing, 2)


def _paper_of(face: str) -> tuple[Rgb, Rgb]:
    return _BLUE if kind_of(face) in "SX" and suit_of(face) == "blue" else _PAPERS[kind_of(face)]


def _outline_of(face: str) -> art.Silhouette:
    if kind_of(face) not in "SX":
        return art.rounded
    return art.chamfered if suit_of(face) == "red" else art.scalloped
