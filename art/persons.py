"""Pictures made of a character: the players of editions without roles."""

from __future__ import annotations

from math import sin

from art.catalogue import PERSONS
from art.kit.frame import cut, keyline
from art.kit.media import ink, wash, woodblock
from art.kit.palette import INK
from art.kit.scenery import hills
from art.kit.sheet import Sheet
from art.kit.symbols import ruyi

X, Y = 214.0, 310.0


def _halo(tint: str, seed: int, glyph: str) -> Sheet:
    sheet = Sheet("#ece2c8", seed, age=0.28)
    sheet.lay(wash(sheet.plate().disc(150, 190, 150, ry=120).mask, seed, 40, 0.4, 40), "#9db0ae")
    halo = sheet.plate().disc(X, Y - 20, 166).mask
    sheet.lay(woodblock(halo, seed, 0.35, mott=0.3) * 0.95, tint)
    sheet.body(woodblock(sheet.plate().disc(X, Y - 20, 138).mask, seed, 0.15) * 0.8, "#f3ecd8")
    hills(sheet, [(540, tint, 0.35), (600, tint, 0.6), (654, "#2c3a3a", 0.8)], seed * 5, rough=28)
    _emblems(sheet, tint, seed)
    plate = sheet.plate().text(glyph, X, Y - 20, 220, bold=4, stretch=(1, 1.05))
    sheet.lay(ink(plate.mask, seed, edge=0.6, bleed=0.12) * 1.2, INK)
    return sheet


_SEATS = ("#b8862f", "#2f6aa8", "#c04a34", "#4a8440", "#7a4a9a", "#2f8a84", "#b4446c", "#756c58")
"""The colours in which the names of the seats are written, as inks on paper."""


def paint_person(face: str) -> Sheet:
    """Draw a player who has no role: the trigram of his seat on a halo, without a slip."""
    number = int(face[3:])
    sheet = _halo(_SEATS[number], 700 + number, PERSONS[face].glyph)
    keyline(sheet, "round", "#3a2f24")
    cut(sheet, "round")
    return sheet


def _emblems(sheet: Sheet, tint: str, number: int) -> None:
    """Let leaves, birds or small clouds drift over the hills."""
    plate = sheet.plate()
    for i in range(5):
        x, y = 60 + i * 76, 500 + 22 * sin(i * 2.0 + number)
        if number % 3 == 0:
            plate.brush([(x - 12, y - 6, 0.4), (x, y, 1.2), (x + 14, y + 2, 0.2)], 14, dry=0.2, seed=i)
        elif number % 3 == 1:
            plate.brush(
                [(x - 20, y - 8, 0.2), (x - 8, y - 10, 1), (x, y, 1), (x + 9, y - 11, 1), (x + 22, y - 6, 0.2)],
                8,
                dry=0.2,
                seed=i,
            )
        else:
            ruyi(plate, x - 20, y, 0.34, 1, 5)
    sheet.lay(ink(plate.mask, 3) * 0.8, tint if number % 3 == 0 else INK)
