"""How a portrait is built: robe, head, features and hair; hats, beards and things carried make the person."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from art.catalogue import slip_of, title_of
from art.kit.base import SCALE, blur, smooth
from art.kit.frame import cut, keyline, seal, title
from art.kit.geometry import centred
from art.kit.media import grow, ink, wash, woodblock
from art.kit.noise import warp
from art.kit.palette import INK
from art.kit.plate import Plate
from art.kit.sheet import Sheet

X = 206.0
Extra = Callable[[Sheet], None]
Stroke = tuple[Sequence[Sequence[float]], float, float]
"""Points, width and dryness."""


@dataclass(frozen=True, slots=True)
class Person:
    """Who is painted: colours, and what is put behind, on and before the body.

    Attributes:
        robe: the colour of the robe.
        collar: of its facing.
        disc: of the disc behind the head.
        behind: what stands behind the person.
        head: hair and hat.
        before: what is held before the body.
        beard: strokes of the beard.
        hair: its colour.
        skin: the colour of the face.
        stern: how far the brows slant.
    """

    robe: str
    disc: str
    head: Extra
    before: Extra
    behind: Extra | None = None
    beard: tuple[Stroke, ...] = ()
    collar: str = "#e5d9b8"
    hair: str = INK
    skin: str = "#ead2a8"
    stern: float = 0.0
    lips: str = "#8a4a3a"


_ROBE: tuple[Stroke, ...] = (
    ([(-10, 312, 0.6), (-74, 348, 1), (-114, 440, 1.1), (-140, 560, 1.2), (-166, 700, 0.9)], 120, 0.5),
    ([(4, 312, 0.6), (80, 340, 1), (124, 430, 1.1), (146, 560, 1.2), (186, 700, 0.9)], 126, 0.5),
    ([(0, 340, 0.6), (-10, 460, 1), (-16, 580, 1.1), (-30, 720, 1)], 150, 0.35),
    ([(30, 350, 0.6), (56, 470, 1), (74, 600, 1.1), (80, 720, 1)], 130, 0.4),
    ([(-86, 372, 0.8), (-110, 470, 1.2), (-66, 548, 1.2), (30, 566, 0.5)], 92, 0.62),
    ([(100, 380, 0.8), (144, 470, 1.2), (110, 546, 1.2), (24, 560, 0.5)], 92, 0.62),
)
_FOLDS = (
    [(-66, 352, 0.4), (-108, 400, 1), (-134, 500, 1), (-146, 640, 0.3)],
    [(70, 350, 0.4), (116, 400, 1), (146, 500, 1), (166, 650, 0.3)],
    [(-56, 430, 0.3), (-66, 520, 1), (-40, 620, 0.9), (-56, 690, 0.2)],
    [(-94, 560, 0.4), (-56, 588, 1.1), (0, 590, 0.8), (30, 572, 0.3)],
    [(124, 560, 0.4), (112, 612, 1.1), (56, 640, 0.7), (20, 636, 0.2)],
    [(46, 420, 0.3), (40, 520, 0.9), (56, 640, 0.9), (44, 700, 0.2)],
)


def moved(points: Sequence[Sequence[float]]) -> list[tuple[float, ...]]:
    """Return points given from the axis as points of the card."""
    return [(X + x, *rest) for x, *rest in points]


def strokes(plate: Plate, lines: Sequence[Stroke], seed: int) -> Plate:
    """Draw brush strokes given from the axis."""
    for i, (points, width, dry) in enumerate(lines):
        plate.brush(moved(points), width, dry=dry, seed=seed + i)
    return plate


def solid(sheet: Sheet, plate: Plate, tint: str, *, rim: float = 2, grain: float = 0.15) -> None:
    """Print an opaque shape with a dark line round it."""
    mask = plate.mask
    sheet.rim(mask, INK, rim)
    sheet.body(woodblock(mask, 5, grain, mott=0.12), tint)


def paint(face: str, person: Person) -> Sheet:
    """Paint a role's portrait and frame it."""
    number = int(face[3:])
    sheet = Sheet("#ece2c8", 60 + number, age=0.28)
    sheet.lay(wash(sheet.plate().disc(150, 190, 150, ry=120).mask, number, 40, 0.4, 40), "#9db0ae")
    sheet.lay(wash(sheet.plate().disc(360, 560, 180, ry=120).mask, number + 3, 40, 0.4, 40), "#a8a890")
    sheet.body(woodblock(sheet.plate().disc(X - 8, 210, 138).mask, number, 0.35) * 0.75, person.disc)
    if person.behind:
        person.behind(sheet)
    _paint_robe(sheet, person)
    _paint_face(sheet, person)
    person.head(sheet)
    if person.beard:
        beard = strokes(sheet.plate(), person.beard, 70).mask
        if person.hair != INK:
            sheet.rim(beard, INK, 1.2)
        sheet.body(ink(beard, 5, edge=0.7), person.hair)
    person.before(sheet)
    keyline(sheet, "round", "#3a2f24")
    title(sheet, title_of(face), line="#3a2f24", size=slip_of(face)[1])
    seal(sheet, "道士")
    cut(sheet, "round")
    return sheet


def _paint_robe(sheet: Sheet, person: Person) -> None:
    robe = strokes(sheet.plate(), _ROBE, 10).mask
    sheet.slip(smooth(blur(robe, 4 * SCALE), 0.25, 0.6), "#d8d3c2", 4)
    sheet.lay(ink(robe, 3, tone=0.5, bleed=0.35) * 0.95, person.robe)
    folds = sheet.plate()
    for i, fold in enumerate(_FOLDS):
        folds.brush(moved(fold), 11, dry=0.45, seed=80 + i)
    sheet.lay(ink(folds.mask, 9) * 0.8, INK)
    collar = sheet.plate()
    collar.brush(moved([(-56, 346, 0.4), (-30, 400, 1), (-2, 520, 1.1), (0, 700, 0.8)]), 17, dry=0.2, seed=4)
    collar.brush(moved([(58, 344, 0.4), (34, 400, 1), (6, 510, 1.1)]), 17, dry=0.2, seed=5)
    sheet.body(ink(collar.mask, 5) * 0.9, person.collar)


def _paint_face(sheet: Sheet, person: Person) -> None:
    neck = sheet.plate().fill(centred("M x-26 296 L x26 296 L x34 352 L x0 384 L x-34 352 Z", int(X)))
    sheet.body(woodblock(neck.mask, 3, 0.1), person.skin).lay(neck.mask * 0.35, "#8a5a3a")
    oval = (
        "M x0 170 C x44 170 x56 206 x52 244 C x48 284 x26 316 x2 318 C x-22 316 x-46 286 x-50 244 "
        "C x-54 206 x-42 170 x0 170 Z"
    )
    plate = sheet.plate().fill(centred(oval, int(X))).disc(X - 51, 250, 11, ry=18).disc(X + 53, 250, 11, ry=18)
    face = warp(plate.mask, 1.2, 20)
    sheet.rim(face, INK, 1.5)
    sheet.body(face, person.skin).lay(wash(face, 4, 8, 0.35, 2), "#c98d5a")
    slant = person.stern
    lines: list[Stroke] = []
    for s in (-1, 1):
        brow = [(s * 46, 236 - slant, 0.4), (s * 25, 226, 1.2), (s * 9, 232 + slant, 0.5)]
        lines += [(brow, 8, 0.3), ([(s * 40, 251, 0.4), (s * 24, 246, 1.1), (s * 10, 252, 0.5)], 6, 0.05)]
    lines += [([(1, 242, 0.4), (-2, 266, 0.8), (-5, 274, 1), (4, 277, 0.4)], 4, 0.1)]
    sheet.lay(ink(strokes(sheet.plate(), lines, 40).mask, 5, edge=0.5), INK)
    mouth = strokes(sheet.plate(), [([(-11, 295, 0.4), (1, 297, 1.2), (13, 294, 0.4)], 6, 0.05)], 47)
    sheet.lay(ink(mouth.mask, 3, edge=0.4), person.lips)


def hold(sheet: Sheet, skin: str, *, y: float = 566, dx: float = 56) -> None:
    """Close a hand round what is held."""
    hand = sheet.plate()
    hand.brush(
        moved([(dx - 58, y + 10, 0.8), (dx - 32, y - 6, 1.2), (dx - 2, y - 10, 1), (dx + 20, y - 18, 0.4)]),
        23,
        dry=0,
        seed=2,
    )
    hand.brush(moved([(dx - 36, y + 20, 0.8), (dx - 6, y + 14, 1), (dx + 16, y + 6, 0.4)]), 14, dry=0, seed=3)
    sheet.lay(grow(hand.mask, 1.6), INK).body(hand.mask, skin)
