"""How the masks of ghost kings are built: all shapes stand on both sides of one axis."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from art.catalogue import KINGS
from art.kit.frame import cut, gold_frame, seal, title
from art.kit.geometry import centred
from art.kit.media import woodblock
from art.kit.plate import Plate
from art.kit.scenery import bokashi
from art.kit.sheet import Sheet
from art.kit.symbols import ruyi

X = 224
DARK = "#120c14"


@dataclass(frozen=True, slots=True)
class Court:
    """A ghost king: what paints its figure, and the dark it comes out of.

    Attributes:
        seed: of the dark.
        night: its colour.
        disc: the colour of the great disc.
        shade: what the disc darkens to.
        figure: paints the king.
        sun: the disc's middle and radius.
    """

    seed: int
    night: str
    disc: str
    shade: str
    figure: Callable[[Sheet], None]
    sun: tuple[float, float, float] = (X, 300, 196)


def paint_king(face: str, court: Court) -> Sheet:
    """Paint a ghost king's card: the dark, its figure, lacquer and gold."""
    sheet = _hall(court)
    court.figure(sheet)
    words = KINGS[face].title
    gold_frame(sheet)
    title(sheet, words, base="#a81f18", tint="#fbe9b8", line="#e9c066", size=84 if len(words) < 4 else 75, light=True)
    seal(sheet, "鬼王", "#c8321f", y=650, size=64)
    cut(sheet, "round")
    return sheet


def _hall(court: Court) -> Sheet:
    """Return the dark with a great disc in it and clouds at its edges."""
    sheet = Sheet("#d8c9a8", court.seed, age=0.1)
    sheet.lay(sheet.full() * 0.93, court.night)
    sheet.lay(bokashi(sheet, 0, 700, strength=0.8, seed=4), "#151024")
    sun, y = sheet.plate().disc(*court.sun).mask, court.sun[1]
    sheet.body(woodblock(sun, 5, 0.4, mott=0.3), court.disc)
    sheet.lay(sun * bokashi(sheet, y - 220, y + 170, strength=0.9, seed=8), court.shade)
    bank = sheet.plate()
    for cx, cy, k, f in (
        (6, 300, 1.1, 1),
        (500, 400, 1.0, -1),
        (26, 96, 0.9, 1),
        (16, 650, 1.0, 1),
        (496, 560, 1.0, -1),
    ):
        ruyi(bank, cx, cy, k, f, 4.5)
    sheet.body(woodblock(bank.mask, 3, 0.1) * 0.6, "#8d6a45")
    return sheet


def shape(sheet: Sheet, outline: str) -> Plate:
    """Return a plate with an outline given from the axis (``x12`` is 12 right of it)."""
    return sheet.plate().fill(centred(outline, X))


def both(plate: Plate, points: list[tuple[float, float]]) -> Plate:
    """Fill a smooth outline on both sides of the axis."""
    for s in (-1, 1):
        plate.fill([(X + s * a, b) for a, b in points])
    return plate


def strokes(plate: Plate, line: list[tuple[float, float, float]], w: float, seed: int, *, dry: float = 0.15) -> Plate:
    """Draw a stroke on both sides of the axis."""
    for s in (-1, 1):
        plate.brush([(X + s * a, b, c) for a, b, c in line], w, dry=dry, seed=seed + s, wob=0.02)
    return plate


def put(sheet: Sheet, plate: Plate, tint: str, *, rim: float = 2.4, rim_tint: str = DARK, grain: float = 0.15) -> None:
    """Print an opaque shape with a rim round it."""
    sheet.solid(plate.mask, tint, rim=rim, line=rim_tint, grain=grain, mott=0.12)
