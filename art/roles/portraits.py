"""How a portrait is built: robe, head, features and hair; hats, beards and things carried make the person."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from art.catalogue import slip_of, title_of
from art.kit.base import Mask, smooth
from art.kit.frame import cut, keyline, seal, title
from art.kit.geometry import centred
from art.kit.media import ink, wash, woodblock
from art.kit.noise import warp
from art.kit.palette import INK
from art.kit.plate import Plate
from art.kit.sheet import Sheet

X = 206.0
Extra = Callable[[Sheet], None]
Stroke = tuple[Sequence[Sequence[float]], float, float]
"""Points, width and dryness."""
Gaze = Literal["calm", "merry", "keen", "fierce", "tired"]
_LOOKS: Final[dict[Gaze, tuple[Stroke, ...]]] = {
    "calm": (([(40, 251, 0.4), (24, 255, 1.1), (10, 251, 0.5)], 6, 0.05), ([(42, 247, 0.4), (34, 251, 0.6)], 4, 0.05)),
    "merry": (([(42, 256, 0.4), (25, 242, 1.2), (9, 256, 0.4)], 7, 0.05),),
    "keen": (
        ([(44, 246, 0.3), (26, 247, 1.2), (8, 254, 0.5)], 7, 0.05),
        ([(38, 257, 0.3), (24, 259, 0.8), (12, 256, 0.2)], 4, 0.05),
    ),
    "fierce": (
        ([(46, 240, 0.4), (28, 242, 1.3), (8, 252, 0.6)], 8, 0.05),
        ([(42, 256, 0.3), (26, 262, 0.9), (12, 257, 0.2)], 4, 0.05),
    ),
    "tired": (
        ([(40, 246, 0.4), (24, 250, 1.1), (10, 249, 0.4)], 6, 0.05),
        ([(40, 264, 0.2), (26, 269, 0.9), (14, 264, 0.2)], 4, 0.2),
    ),
}
"""The lids of each look, given for the right eye."""
_PUPILS: Final[dict[Gaze, float]] = {"keen": 5.2, "fierce": 6.4, "tired": 4.4}
"""How large the pupils are in open eyes."""
_LINES: Final = (
    [(46, 262, 0.2), (56, 270, 0.8), (54, 280, 0.1)],
    [(18, 280, 0.3), (28, 294, 1), (26, 310, 0.1)],
    [(30, 198, 0.2), (12, 194, 0.9), (0, 196, 0.3)],
    [(26, 208, 0.2), (10, 205, 0.8), (0, 206, 0.3)],
)
"""The furrows of an old face, given for the right half."""


@dataclass(frozen=True, slots=True)
class Person:
    """Who is painted: colours, and what is put behind, on and before the body.

    Attributes:
        nature: what grows or drifts behind.
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
        lips: their colour.
        gaze: how the eyes look.
        old: whether the face is lined.
        build: how broad the shoulders are, in shares.
        slope: how far the shoulders hang, in units; less than 0 squares them.
        cuffs: where the left and the right sleeve end, from the axis.
    """

    nature: Extra
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
    gaze: Gaze = "calm"
    old: bool = False
    build: float = 1.0
    slope: float = 0.0
    cuffs: tuple[tuple[float, float], tuple[float, float]] = ((-34, 606), (34, 606))


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
    sheet.solid(plate.mask, tint, rim=rim, line=INK, grain=grain, mott=0.12)


def paint(face: str, person: Person) -> Sheet:
    """Paint a role's portrait and frame it."""
    number = int(face[3:])
    sheet = Sheet("#ece2c8", 60 + number, age=0.28)
    sheet.lay(wash(sheet.plate().disc(150, 190, 150, ry=120).mask, number, 40, 0.4, 40), "#9db0ae")
    sheet.lay(wash(sheet.plate().disc(360, 560, 180, ry=120).mask, number + 3, 40, 0.4, 40), "#a8a890")
    sheet.body(woodblock(sheet.plate().disc(X - 8, 210, 138).mask, number, 0.35) * 0.75, person.disc)
    person.nature(sheet)
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
    k, drop = person.build, person.slope
    half = [(42, 316), (92, 332 + drop * 0.7), (136, 366 + drop), (156, 440), (174, 560), (188, 744)]
    outline = [(-a * k, b) for a, b in half] + [(a * k + 4, b) for a, b in reversed(half)]
    _cloth(sheet, sheet.plate().fill(moved(outline)).mask, person.robe, 3)
    inner = sheet.plate().fill(centred("M x-40 318 L x40 318 L x6 430 L x-8 430 Z", int(X)))
    sheet.body(woodblock(inner.mask, 3, 0.1), "#f6f0df").lay(ink(inner.mask, 4, rim=0.6) * 0.2, INK)
    collar = sheet.plate()
    collar.brush(
        moved([(50, 322, 0.9), (30, 376, 1), (2, 440, 1.1), (-22, 520, 1)]), 27, dry=0.05, seed=5, taper=(0, 0)
    )
    collar.brush(
        moved([(-48, 322, 0.9), (-28, 376, 1), (4, 446, 1.1), (34, 540, 1)]), 27, dry=0.05, seed=4, taper=(0, 0)
    )
    solid(sheet, collar, person.collar, rim=1.5)
    line = strokes(sheet.plate(), [([(-56, 340, 0.6), (-36, 384, 1), (-4, 452, 1), (26, 546, 0.8)], 4, 0.1)], 6)
    sheet.lay(ink(line.mask, 3) * 0.7, INK)
    sash = sheet.plate().brush(
        moved([(-120, 552, 1), (2, 566, 1.05), (124, 552, 1)]), 46, dry=0.03, seed=6, taper=(0, 0)
    )
    solid(sheet, sash, person.disc, rim=1.8)
    for side, (x, y) in zip((-1, 1), person.cuffs, strict=True):
        _sleeve(sheet, person, side, x, y)


def _cloth(sheet: Sheet, mask: Mask, tint: str, seed: int) -> None:
    """Paint cloth: paper under a wash that pools at its edges, darker towards its foot."""
    shape = warp(mask, 1.6, 30, seed)
    sheet.rim(shape, INK, 1.7)
    sheet.slip(shape, "#d8d3c2", 4)
    sheet.lay(ink(shape, seed, tone=0.45, rim=0.6) * 0.95, tint)
    sheet.lay(shape * smooth(sheet.down(), 420, 780) * 0.5, tint)


def _sleeve(sheet: Sheet, person: Person, side: int, x: float, y: float) -> None:
    """Paint a wide sleeve from the shoulder to a hand, its lining and its folds."""
    k = person.build
    top, low = (x - side * 3, y - 34), (x + side * 5, y + 40)
    outline = [
        (side * 92 * k, 346 + person.slope * 0.7),
        (side * 134 * k, 372 + person.slope),
        (side * 164 * k, 460),
        (side * 184 * k, max(570, y - 20)),
        (side * 150 * k, min(712, y + 112)),
        (x + side * 62, y + 92),
        low,
        top,
        (side * 70 * k, min(470, y - 90)),
    ]
    _cloth(sheet, sheet.plate().fill(moved(outline)).mask, person.robe, 5 + side)
    folds: list[Stroke] = []
    for share in (0.3, 0.8):
        end = (top[0] + (low[0] - top[0]) * share + side * 22, top[1] + (low[1] - top[1]) * share + 12 * share)
        bend = (side * (128 + 26 * share) * k, 480 + 70 * share)
        folds.append(([(side * (104 + 24 * share) * k, 390 + 40 * share, 0.3), (*bend, 1), (*end, 0.2)], 6, 0.45))
    sheet.lay(ink(strokes(sheet.plate(), folds, 80).mask, 9) * 0.6, INK)
    trim = sheet.plate().brush(
        moved([(*top, 0.9), (x - side * 1, y, 1), (*low, 0.9)]), 17, dry=0.05, seed=8, taper=(0, 0)
    )
    solid(sheet, trim, person.collar, rim=1.5)


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
    lines: list[Stroke] = [([(1, 242, 0.4), (-2, 266, 0.8), (-5, 274, 1), (4, 277, 0.4)], 4, 0.1)]
    thick = 11.0 if person.gaze == "fierce" else 8.0
    for s in (-1, 1):
        lines.append(
            ([(s * 46, 234 - slant, 0.4), (s * 25, 226 - slant * 0.3, 1.2), (s * 9, 232 + slant, 0.5)], thick, 0.3)
        )
        for points, width, dry in _LOOKS[person.gaze]:
            lines.append(([(s * a, b, c) for a, b, c in points], width, dry))
    sheet.lay(ink(strokes(sheet.plate(), lines, 40).mask, 5, edge=0.5), INK)
    if r := _PUPILS.get(person.gaze):
        sheet.lay(ink(sheet.plate().disc(X - 25, 252, r).disc(X + 26, 252, r).mask, 3, edge=0.3) * 1.2, INK)
    if person.old:
        furrows: list[Stroke] = [([(s * a, b, c) for a, b, c in line], 3.6, 0.3) for line in _LINES for s in (-1, 1)]
        sheet.lay(ink(strokes(sheet.plate(), furrows, 60).mask, 3) * 0.6, "#5a3420")
    mouth = strokes(sheet.plate(), [([(-11, 295, 0.4), (1, 297, 1.2), (13, 294, 0.4)], 6, 0.05)], 47)
    sheet.lay(ink(mouth.mask, 3, edge=0.4), person.lips)
