"""Card faces: the one place that turns a face into a picture. Everything else asks `card_surface`.

The pictures are drawn plainly from data: paper by suit, a large brush glyph, a title slip. Suits are told apart five
ways: paper, pigment, corners, badge and frame.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from art.fonts import Face, covers
from client.ui import cardart as art
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.cardart import Sheet
from client.ui.scenery import mixed
from client.ui.shapes import smooth
from client.ui.theme import Rgb, rgb
from client.words import suit_of

RATIO: Final = art.CARD_HEIGHT / art.CARD_WIDTH
BACK: Final = "back"
"""The back of spells and artifacts."""
GHOST_BACK: Final = "ghost-back"

GLYPHS: Final[dict[str, str]] = {
    **dict(zip([f"C-S{n:02}" for n in range(1, 16)], "聚借請雷緣眼照破替移鎮驅定占護", strict=True)),
    **dict(zip([f"C-X{n:02}" for n in range(1, 7)], "卦財御元煉引", strict=True)),
    **dict(zip([f"C-A{n:02}" for n in range(1, 13)], "劍鈴幡筆琢令星拂葫羅印傘", strict=True)),
    **dict(zip([f"C-G{n:02}" for n in range(1, 22)], "吊餓髮火血首厲皮煞水窮夜冰舌青百偷寒常影差", strict=True)),
    **dict(zip([f"C-V{n:02}" for n in range(1, 9)], "日門渡風雷行仙疫", strict=True)),
    **dict(zip([f"C-K{n}" for n in range(1, 10)], "虎凶眼火狐母石毒獸", strict=True)),
    **dict(zip([f"C-R{n:02}" for n in range(1, 13)], "符劍丹卜琴樵酒醫雷易煉墓", strict=True)),
    "taiping": "太",
    "tianshi": "天",
    "heretic": "邪",
}
"""The character each picture is built around: part of the picture, the same in every language."""

ROLE_COLORS: Final[tuple[Rgb, ...]] = (
    *(rgb("#b8862f"), rgb("#9c3d2e"), rgb("#4f8a5a"), rgb("#5b5fa8"), rgb("#a85a86"), rgb("#6f7a3c")),
    *(rgb("#b5622a"), rgb("#3f8f8a"), rgb("#5a6fb8"), rgb("#7a5aa0"), rgb("#8a6a4a"), rgb("#5f6f78")),
)

_RED_PAPER, _BLUE_PAPER = rgb("#ecc363"), rgb("#d0dddd")
_RED_PIGMENT, _BLUE_PIGMENT = theme.CINNABAR, rgb("#22407a")
_IVORY, _PALE = rgb("#ece2c8"), rgb("#e6dcc0")
_NIGHT: Final[dict[str, tuple[Rgb, Rgb, Rgb]]] = {
    "red": (rgb("#2a1114"), rgb("#7a3222"), rgb("#e8a35c")),
    "blue": (rgb("#0d1a30"), rgb("#2d5570"), rgb("#d8e4ea")),
    "any": (rgb("#191424"), rgb("#55426a"), rgb("#d9cfe6")),
}
"""Sky above, sky below and moon of ghosts, by suit."""


def kind_of(face: str) -> str:
    """Return what a face is: one letter of its id, or "identity" or "back"."""
    if face.startswith("C-"):
        return face[2]
    return "back" if face in (BACK, GHOST_BACK) else "identity"


def glyph_of(face: str) -> str:
    """Return the character a face is built around."""
    if kind_of(face) == "identity":
        return GLYPHS.get(sect_of(face), "")
    return GLYPHS.get(face.rstrip("rb") if kind_of(face) in "SX" else face, "")


def sect_of(identity: str) -> str:
    """Return the sect of an identity, "heretic" for both of theirs; elders belong to their sect."""
    return identity.partition("_")[0]


def card_surface(canvas: Canvas, face: str, width: int, *, title: str = "") -> pygame.Surface:
    """Return the picture of a card, premultiplied; it is kept, so never draw on it.

    Args:
        canvas: gives fonts and the store of pictures.
        face: a card's face, an identity, `BACK` or `GHOST_BACK`.
        width: in pixels; the height follows (`RATIO`).
        title: the words of the upright title slip; none, no slip.
    """
    size = (max(8, width), max(8, round(width * RATIO)))

    def drawing(surface: pygame.Surface, _: float) -> None:
        sheet = Sheet(surface, canvas.ink.fonts, face)
        _PAINTERS[kind_of(face)](sheet, face)
        if title:
            _slip(sheet, title, dark=kind_of(face) == "K")

    oversample = 3 if width < 160 else 2
    return canvas.shapes.keep(("card", face, width, title), lambda: smooth(size, drawing, oversample))


# -- spells


def _spell(sheet: Sheet, face: str) -> None:
    red = suit_of(face) == "red"
    paper, pigment = (_RED_PAPER, _RED_PIGMENT) if red else (_BLUE_PAPER, _BLUE_PIGMENT)
    outline = art.chamfered if red else art.scalloped
    sheet.ground(mixed(paper, theme.WHITE, 0.12), mixed(paper, pigment, 0.10))
    sheet.mottle(34)
    _motif(sheet, int(face[3:5]), mixed(paper, pigment, 0.2))
    sheet.polygon(outline(16), pigment, 7 if red else 3)
    sheet.polygon(outline(27), pigment, 2 if red else 3)
    _talisman(sheet, face, pigment, int(face[3:5]) + (0 if red else 1))
    _suit_badge(sheet, "red" if red else "blue", 72, 76)
    _seal(sheet, "正一" if red else "洞玄", pigment)
    sheet.cut_to(outline(2))


def _motif(sheet: Sheet, number: int, color: Rgb) -> None:
    """Lay a faint sign under the script: sun, hills, waves or rays."""
    kind = number % 4
    if kind == 0:
        sheet.disc(216, 330, 150, color)
    elif kind == 1:
        sheet.ridge(640, 150, color)
    elif kind == 2:
        for row in range(3):
            for column in range(-1, 6):
                x, y = column * 104 + (52 if row % 2 else 0), 560 + row * 58
                for radius in (52, 34, 16):
                    sheet.disc(x, y + 52, radius, color, 5)
    else:
        for i in range(8):
            x, y = 216, 330
            turn = art.rays(x, y, 320, 320, 8)
            sheet.stroke([(x, y), turn[2 * i]], 22, color, taper=0.8)


def _talisman(sheet: Sheet, face: str, ink: Rgb, shape: int) -> None:
    axis = 214.0
    if shape % 3 == 0:
        for dx in (-70, 0, 70):
            sheet.stroke([(axis + dx - 16, 96), (axis + dx, 132), (axis + dx + 18, 90)], 13, ink)
    elif shape % 3 == 1:
        stars = [(110, 112), (170, 92), (222, 116), (280, 96), (330, 124)]
        sheet.stroke(stars, 5, ink, taper=0.1)
        for x, y in stars:
            sheet.disc(x, y, 12, ink)
    else:
        sheet.disc(axis, 106, 26, ink, 9)
        sheet.disc(axis, 106, 8, ink)
        sheet.stroke([(110, 118), (146, 96), (176, 112)], 10, ink)
        sheet.stroke([(252, 112), (284, 96), (320, 118)], 10, ink)
    sheet.stroke([(74, 192), (120, 160), (axis, 152), (308, 160), (354, 192)], 15, ink)
    sheet.stroke([(74, 190), (92, 320), (66, 470)], 15, ink)
    sheet.stroke([(354, 190), (336, 320), (366, 470)], 15, ink)
    sheet.glyph(glyph_of(face), axis, 318, 250, ink)
    zigzag = [(130, 476), (290, 484), (140, 522), (284, 534), (158, 566), (262, 580)]
    sheet.stroke(zigzag, 14, ink, taper=0.3)
    _foot(sheet, axis, ink, shape % 2)


def _foot(sheet: Sheet, axis: float, ink: Rgb, shape: int) -> None:
    sheet.stroke([(axis, 578), (axis + 4, 630), (axis - 2, 672)], 16, ink)
    spread = 62 if shape else 96
    sheet.stroke([(axis - 8, 598), (axis - spread * 0.6, 640), (axis - spread, 664)], 13, ink)
    sheet.stroke([(axis + 8, 598), (axis + spread * 0.6, 640), (axis + spread, 664)], 13, ink)
    if not shape:
        sheet.disc(axis - 46, 678, 7, ink)
        sheet.disc(axis + 46, 678, 7, ink)


# -- the other kinds


def _artifact(sheet: Sheet, face: str) -> None:
    suit = suit_of(face)
    tint = _RED_PIGMENT if suit == "red" else _BLUE_PIGMENT
    sheet.ground(mixed(_PALE, theme.WHITE, 0.25), mixed(_PALE, tint, 0.10))
    sheet.mottle(30)
    sheet.disc(216, 350, 172, mixed(_PALE, theme.GOLD, 0.42))
    sheet.disc(216, 350, 172, theme.GOLD, 8)
    sheet.disc(216, 350, 150, mixed(theme.GOLD, theme.INK, 0.2), 2)
    for i in range(8):
        x, y = art.rays(216, 350, 205, 205, 8)[2 * i]
        sheet.disc(x, y, 8, mixed(theme.GOLD, theme.INK, 0.15))
    sheet.glyph(glyph_of(face), 216, 350, 226, theme.INK)
    sheet.stroke([(80, 622), (150, 600), (260, 616), (360, 596)], 10, tint)
    sheet.stroke([(120, 652), (200, 636), (310, 650)], 6, tint)
    _gold_frame(sheet, theme.INK)
    _suit_badge(sheet, suit, 72, 76)
    _seal(sheet, "法器", theme.JADE)
    sheet.cut_to(art.rounded(2))


def _ghost(sheet: Sheet, face: str) -> None:
    suit = suit_of(face) or "any"
    top, bottom, moon = _NIGHT[suit]
    sheet.ground(top, bottom)
    sheet.grain(52)
    number = int(face[3:])
    mx = 190 + (number * 37) % 60
    sheet.disc(mx, 286, 176, mixed(moon, bottom, 0.55))
    sheet.disc(mx, 286, 156, moon)
    sheet.ridge(560, 90, mixed(bottom, theme.BLACK, 0.35))
    sheet.ridge(640, 70, mixed(bottom, theme.BLACK, 0.65))
    _wisp(sheet, mx, moon, number)
    sheet.glyph(glyph_of(face), mx, 296, 236, mixed(theme.INK, top, 0.3))
    sheet.polygon(art.rounded(14), mixed(moon, bottom, 0.4), 4)
    _seal(sheet, "小鬼", _RED_PIGMENT)
    sheet.cut_to(art.rounded(2))


def _wisp(sheet: Sheet, x: float, color: Rgb, number: int) -> None:
    """Let the ghost trail off into mist below its moon."""
    side = 1 if number % 2 else -1
    for i, width in enumerate((34, 22, 12)):
        y = 470 + i * 44
        sway = side * (70 + 24 * i)
        path = [(x - sway, y), (x - sway * 0.3, y + 34), (x + sway * 0.5, y + 8), (x + sway * 1.3, y + 52)]
        sheet.stroke(path, width, mixed(color, (40, 46, 60), 0.45 + 0.12 * i), taper=0.9)


def _event(sheet: Sheet, face: str) -> None:
    sheet.ground(rgb("#1d3a3a"), rgb("#4f7a6c"))
    sheet.grain(40)
    sheet.polygon(art.rays(216, 330, 190, 150, 22), rgb("#d9c48a"))
    sheet.disc(216, 330, 138, rgb("#f0e2bf"))
    for row in range(3):
        y = 560 + row * 40
        path = [(40, y), (150, y - 26), (260, y), (370, y - 26), (480, y)]
        sheet.stroke(path, 10, rgb("#cfe0cf"), taper=0.5)
    sheet.glyph(glyph_of(face), 216, 336, 206, rgb("#17302c"))
    sheet.polygon(art.rounded(14), rgb("#d9c48a"), 5)
    sheet.cut_to(art.rounded(2))


def _king(sheet: Sheet, face: str) -> None:
    sheet.ground(rgb("#140b0e"), rgb("#3a0f12"))
    sheet.grain(60)
    sheet.polygon(art.rays(216, 330, 214, 120, 18), rgb("#7c1a17"))
    sheet.disc(216, 330, 152, rgb("#b3261c"))
    sheet.disc(216, 330, 152, theme.GOLD, 7)
    sheet.ridge(650, 110, rgb("#0b0709"))
    sheet.glyph(glyph_of(face), 216, 336, 250, rgb("#f6e3b4"))
    _gold_frame(sheet, theme.GOLD)
    _seal(sheet, "鬼王", _RED_PIGMENT)
    sheet.cut_to(art.rounded(2))


def _role(sheet: Sheet, face: str) -> None:
    color = role_color(face)
    sheet.ground(_IVORY, mixed(_IVORY, color, 0.25))
    sheet.mottle(30)
    sheet.disc(216, 250, 150, mixed(color, _IVORY, 0.35))
    _figure(sheet, color, int(face[3:]))
    sheet.glyph(glyph_of(face), 216, 540, 180, _IVORY)
    sheet.polygon(art.rounded(14), theme.INK, 4)
    _seal(sheet, "道士", _RED_PIGMENT)
    sheet.cut_to(art.rounded(2))


def person_face(seat: int) -> str:
    """Return the face that stands for a player of an edition without roles."""
    return f"C-P{seat}"


def is_person(face: str) -> bool:
    """Tell whether a face stands for a player and is no card of the game."""
    return face.startswith("C-P")


def _person(sheet: Sheet, face: str) -> None:
    seat = int(face[3:])
    color = mixed(theme.SEATS[seat], theme.INK, 0.3)
    sheet.ground(_IVORY, mixed(_IVORY, color, 0.25))
    sheet.mottle(30)
    sheet.disc(216, 250, 150, mixed(color, _IVORY, 0.35))
    _figure(sheet, color, seat + 3)
    sheet.polygon(art.rounded(14), theme.INK, 4)
    sheet.cut_to(art.rounded(2))


def _figure(sheet: Sheet, color: Rgb, number: int) -> None:
    """Draw a robed person with a hat of his own: shapes that tell twelve roles apart at thumb size."""
    robe, skin, ink = mixed(color, theme.INK, 0.35), rgb("#f0d2ab"), theme.INK
    sheet.polygon([(70, 740), (96, 500), (150, 420), (282, 420), (336, 500), (362, 740)], robe)
    sheet.polygon([(150, 420), (216, 520), (282, 420), (246, 402), (186, 402)], mixed(robe, _IVORY, 0.7))
    sheet.disc(216, 316, 92, skin)
    sheet.polygon([(132, 300), (150, 224), (216, 200), (282, 224), (300, 300), (262, 262), (170, 262)], ink)
    for x in (182, 250):
        sheet.stroke([(x - 20, 312), (x, 304), (x + 20, 312)], 9, ink)
    sheet.stroke([(196, 366), (216, 372), (236, 366)], 7, rgb("#9c3d2e"))
    _HATS[number % len(_HATS)](sheet, color)
    if number % 3 != 2:
        sheet.polygon([(186, 386), (216, 470 - 8 * (number % 4)), (246, 386), (216, 398)], ink)


def _topknot(sheet: Sheet, color: Rgb) -> None:
    sheet.disc(216, 184, 40, theme.INK)
    sheet.box(150, 190, 132, 16, color, radius=6)


def _straw_hat(sheet: Sheet, color: Rgb) -> None:
    sheet.polygon([(70, 256), (216, 120), (362, 256)], mixed(color, _RED_PAPER, 0.6))
    sheet.stroke([(74, 256), (216, 270), (358, 256)], 12, theme.INK, taper=0.1)


def _square_cap(sheet: Sheet, color: Rgb) -> None:
    sheet.polygon([(138, 250), (152, 150), (280, 150), (294, 250)], mixed(color, theme.INK, 0.5))
    sheet.box(138, 226, 156, 24, theme.GOLD)


def _lotus_crown(sheet: Sheet, color: Rgb) -> None:
    for dx in (-60, 0, 60):
        sheet.polygon([(216 + dx - 34, 226), (216 + dx, 138), (216 + dx + 34, 226)], mixed(color, _RED_PAPER, 0.45))
    sheet.box(136, 218, 160, 18, theme.INK)


def _two_buns(sheet: Sheet, color: Rgb) -> None:
    for x in (138, 294):
        sheet.disc(x, 206, 46, theme.INK)
        sheet.disc(x, 206, 46, color, 9)


_HATS: Final[tuple[Callable[[Sheet, Rgb], None], ...]] = (
    _topknot,
    _straw_hat,
    _square_cap,
    _lotus_crown,
    _two_buns,
)


def role_color(face: str) -> Rgb:
    """Return the colour of a role."""
    return ROLE_COLORS[(int(face[3:]) - 1) % len(ROLE_COLORS)]


def portrait_surface(canvas: Canvas, role: str, size: tuple[int, int]) -> pygame.Surface:
    """Return the head of a role's picture cut to a size in pixels; it is kept, so never draw on it."""

    def make() -> pygame.Surface:
        width, height = size
        card_width = max(width + 8, round(height / RATIO * 1.5))
        card = card_surface(canvas, role, card_width)
        k = card_width / art.CARD_WIDTH
        left = max(0, min(card.get_width() - width, round(216 * k - width / 2)))
        top = max(0, min(card.get_height() - height, round(110 * k)))
        return card.subsurface((left, top, width, min(height, card.get_height() - top))).copy()

    return canvas.shapes.keep(("portrait", role, size), make)


def _identity(sheet: Sheet, face: str) -> None:
    sect = sect_of(face)
    ground, ink = {
        "taiping": (rgb("#f1dcae"), theme.CINNABAR),
        "tianshi": (rgb("#d3dfe2"), theme.INDIGO),
    }.get(sect, (rgb("#3a2f46"), theme.HERETIC_TEXT))
    sheet.ground(mixed(ground, theme.WHITE, 0.1), ground)
    sheet.mottle(30)
    sheet.ridge(640, 120, mixed(ground, ink, 0.25))
    if sect == "taiping":
        sheet.polygon(art.rays(256, 330, 190, 158, 20), ink)
    elif sect == "tianshi":
        sheet.box(96, 170, 320, 320, ink, radius=18)
    else:
        sheet.polygon([(256, 130), (440, 270), (372, 500), (140, 500), (72, 270)], rgb("#1a1320"))
        sheet.polygon([(256, 130), (440, 270), (372, 500), (140, 500), (72, 270)], ink, 8)
    sheet.glyph(glyph_of(face), 256, 336, 230, theme.BONE)
    sheet.polygon(art.rounded(14), ink, 5)
    _seal(sheet, "身份", _RED_PIGMENT)
    sheet.cut_to(art.rounded(2))


def _back(sheet: Sheet, face: str) -> None:
    ghost = face == GHOST_BACK
    ground = rgb("#45161a") if ghost else rgb("#1c2a4a")
    sheet.ground(mixed(ground, theme.BLACK, 0.2), ground)
    sheet.mottle(40)
    for y in range(60, 700, 56):
        for x in range(40, 500, 54):
            sheet.polygon(art.diamond(x + (27 if (y // 56) % 2 else 0), y, 7), mixed(ground, theme.GOLD, 0.18))
    sheet.disc(256, 360, 176, mixed(ground, theme.BLACK, 0.35))
    sheet.polygon(art.rays(256, 360, 176, 160, 24), theme.GOLD, 5)
    sheet.disc(256, 360, 132, theme.GOLD, 4)
    _taiji(sheet, 256, 360, 104, rgb("#c02a1c") if not ghost else rgb("#2a2f3a"))
    _gold_frame(sheet, theme.GOLD)
    sheet.cut_to(art.rounded(2))


def _taiji(sheet: Sheet, x: float, y: float, r: float, dark: Rgb) -> None:
    sheet.disc(x, y, r, theme.BONE)
    half = [(x, y - r), *list(_half_circle(x, y, r)), (x, y + r)]
    sheet.polygon(half, dark)
    sheet.disc(x, y - r / 2, r / 2, dark)
    sheet.disc(x, y + r / 2, r / 2, theme.BONE)
    sheet.disc(x, y - r / 2, r / 7, theme.BONE)
    sheet.disc(x, y + r / 2, r / 7, dark)
    sheet.disc(x, y, r, theme.GOLD, 6)


def _half_circle(x: float, y: float, r: float) -> list[art.Point]:
    return [(px, py) for px, py in art.rays(x, y, r, r, 32) if px >= x]


# -- parts


def _gold_frame(sheet: Sheet, ink: Rgb) -> None:
    sheet.polygon(art.rounded(12), theme.GOLD, 9)
    sheet.polygon(art.rounded(26), ink, 2)


def _suit_badge(sheet: Sheet, suit: str, x: float, y: float) -> None:
    if suit == "red":
        sheet.polygon(art.rays(x, y, 46, 37, 14), theme.CINNABAR)
        sheet.disc(x, y, 30, theme.BONE, 3)
    else:
        sheet.polygon(art.diamond(x, y, 50), theme.INDIGO)
        sheet.polygon(art.diamond(x, y, 40), theme.BONE, 3)
    sheet.glyph("陽" if suit == "red" else "陰", x, y, 38, theme.BONE, "bold")


def _seal(sheet: Sheet, words: str, color: Rgb) -> None:
    sheet.box(424, 610, 54, 82, color, radius=6)
    for i, char in enumerate(words):
        sheet.glyph(char, 451, 631 + i * 38, 36, theme.BONE, "bold")


def _slip(sheet: Sheet, title: str, *, dark: bool) -> None:
    """Hang the title on the right edge, one character under the other."""
    count = max(3, len(title))
    height = min(470, 36 + 84 * count)
    ground, ink = (rgb("#8e2318"), rgb("#f6e3b4")) if dark else (rgb("#f3ecd8"), theme.INK)
    sheet.box(386, 40, 96, height, ground, radius=4)
    sheet.box(386, 40, 96, height, theme.GOLD if dark else theme.INK, 4, radius=4)
    face: Face = "brush" if all(covers("brush", char) for char in title) else "bold"
    step = min(92.0, (height - 24) / len(title))
    first = 40 + (height - step * len(title)) / 2 + step / 2
    for i, char in enumerate(title):
        sheet.glyph(char, 434, first + i * step, min(80, step * 0.92), ink, face)


_PAINTERS: Final[dict[str, Callable[[Sheet, str], None]]] = {
    "S": _spell,
    "X": _spell,
    "A": _artifact,
    "G": _ghost,
    "V": _event,
    "K": _king,
    "R": _role,
    "P": _person,
    "identity": _identity,
    "back": _back,
}
