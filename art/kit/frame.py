"""What every card has round its picture: silhouette, key line, title slip, seal and badge."""

from math import asin, pi
from typing import Literal

from art.kit.base import CARD_HEIGHT, CARD_WIDTH, SCALE, Mask, blur
from art.kit.geometry import around, polygon, star
from art.kit.media import cinnabar, ink, woodblock
from art.kit.noise import warp
from art.kit.palette import CINNABAR, INDIGO, INK, SLIP
from art.kit.plate import Plate
from art.kit.sheet import Sheet

Corners = Literal["chamfer", "scallop", "round"]
_W, _H = CARD_WIDTH, CARD_HEIGHT
BADGE_X, BADGE_Y = 70.0, 74.0
_BITE = 34.0
"""How much is cut off a spell's corners."""


def cut(sheet: Sheet, corners: Corners) -> None:
    """Cut the sheet to a card's silhouette: the first thing that tells the suits apart."""
    plate, c = sheet.plate(), _BITE
    if corners == "chamfer":
        plate.fill(_chamfered(2, c))
    elif corners == "scallop":
        plate.rect(2, 2, _W - 4, _H - 4, 6)
        for x in (2, _W - 2):
            for y in (2, _H - 2):
                plate.disc(x, y, c, cut=True)
    else:
        plate.rect(2, 2, _W - 4, _H - 4, 24)
    sheet.alpha = plate.mask


def keyline(sheet: Sheet, corners: Corners, tint: str, inset: float = 15) -> None:
    """Print the frame; on round cards the picture stays inside it, with a margin of bare paper."""
    plate = sheet.plate()
    if corners == "chamfer":
        plate.line(_chamfered(inset, 42 + inset * 0.2), 6).line(_chamfered(inset + 10, 46 + inset * 0.2), 1.8)
    elif corners == "scallop":
        for step in (0, 7):
            plate.line(scalloped(inset + step), 2.2)
    else:
        i = inset
        sheet.keep_inside(sheet.plate().rect(i - 1, i - 1, _W - 2 * i + 2, _H - 2 * i + 2, 14).mask)
        plate.rect(i, i, _W - 2 * i, _H - 2 * i, 13, line=5)
        plate.rect(i + 8, i + 8, _W - 2 * i - 16, _H - 2 * i - 16, 8, line=1.6)
    sheet.lay(woodblock(plate.mask, 77, 0.12, mott=0.25, chip=0.3), tint)


def _chamfered(a: float, c: float) -> str:
    right, foot = _W - a, _H - a
    return polygon([(c, a), (_W - c, a), (right, c), (right, _H - c), (_W - c, foot), (c, foot), (a, _H - c), (a, c)])


def scalloped(a: float) -> str:
    """Return the outline of a blue spell ``a`` units inside its edge; its bites are round about the card's corners."""
    edge, radius = 2.0, _BITE + a - 2
    rest = asin((a - edge) / radius)
    points = []
    for x, y, first in (
        (_W - edge, edge, pi),
        (_W - edge, _H - edge, 1.5 * pi),
        (edge, _H - edge, 2 * pi),
        (edge, edge, 0.5 * pi),
    ):
        turn = pi / 2 - 2 * rest
        points += [around(x, y, radius, first - rest - turn * step / 16) for step in range(17)]
    return polygon(points)


def title(
    sheet: Sheet,
    words: str,
    *,
    base: str = SLIP,
    tint: str = INK,
    line: str = INK,
    x: float = 438,
    y: float = 44,
    size: float = 76,
    light: bool = False,
) -> None:
    """Glue the upright title slip on; ``light`` is for bright words on a dark slip."""
    if len(words) > 4:
        size = 76 * 4 / len(words)
    width, height = 92, len(words) * size * 1.02 + 26
    slip = warp(sheet.plate().rect(x - width / 2, y, width, height, 3).mask, 1.4, 12, 5)
    sheet.lay(blur(slip, 5 * SCALE) * 0.5 * (1 - slip), "#3a2a1a")
    sheet.slip(slip, base, 45)
    edge = sheet.plate().rect(x - width / 2 + 5, y + 5, width - 10, height - 10, 1, line=3)
    edge.rect(x - width / 2 + 10, y + 10, width - 20, height - 20, 1, line=1)
    put = sheet.body if light else sheet.lay
    put(woodblock(edge.mask, 5, 0.1, mott=0.2, chip=0.3), line)
    script = sheet.plate().text(words, x, y + 14 + size / 2, size * 0.98, upright=True, gap=1.02, bold=1.8)
    put(ink(script.mask, 5, edge=0.3, tone=0.12, gran=0.12), tint)


def seal(sheet: Sheet, words: str, tint: str = CINNABAR, *, x: float = 452, y: float = 652, size: float = 62) -> None:
    """Print the seal that says what kind of card it is."""
    width, height = size * 0.64, size * 1.06
    plate = sheet.plate().rect(x - width / 2, y - height / 2, width, height, 3)
    sheet.body(warp(plate.mask, 0.8, 6, 9) * 0.9, "#f0e4c6")
    plate.text(words, x, y - height * 0.23, size * 0.52, hand="kai", cut=True, upright=True, gap=0.94, bold=0.8)
    sheet.lay(cinnabar(plate.mask, 9, 0.3), tint)


def badge(sheet: Sheet, red: bool, *, rim: str = "", width: float = 2.2) -> None:
    """Print the suit's badge: a toothed sun for red, a lozenge for blue, and round it a ``rim`` of a colour."""
    x, y, r = BADGE_X, BADGE_Y, 41.0
    plate = sheet.plate()
    if red:
        plate.disc(x, y, r * 0.72)
        for i in range(8):
            a = i * pi / 4
            plate.fill(polygon([around(x, y, r * k, b) for b, k in ((a - 0.3, 0.8), (a, 1.22), (a + 0.3, 0.8))]))
    else:
        plate.fill(star(x, y, r * 1.25, r * 1.25, 2)).line(star(x, y, r, r, 2), 1.6, cut=True)
    if rim:
        sheet.rim(plate.mask, rim, width)
    plate.text("陽" if red else "陰", x, y, r * 0.98, cut=True, bold=1.6)
    sheet.lay(cinnabar(plate.mask, 3, 0.25), CINNABAR if red else INDIGO)


def gold_frame(sheet: Sheet) -> None:
    """Lacquer the margin black and line it with gold, as a ghost king's card has it."""
    sheet.body(1 - sheet.plate().rect(16, 16, 480, 688, 12).mask, "#120e1a")
    plate = sheet.plate().rect(14, 14, 484, 692, 13, line=5).rect(23, 23, 466, 674, 8, line=1.8)
    for x, fx in ((18, 1), (494, -1)):
        for y, fy in ((18, 1), (702, -1)):
            corner = [(5, 44), (30, 44), (30, 30), (44, 30), (44, 5)]
            plate.line("M " + " L ".join(f"{x + fx * a} {y + fy * b}" for a, b in corner), 3)
    sheet.body(gold(plate), "#d2a048")


def gold(plate: Plate) -> Mask:
    """Return a plate as gold leaf."""
    return woodblock(plate.mask, 4, 0.12, chip=0.3)
