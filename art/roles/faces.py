"""Faces of the roles: from the front to three quarters, by look, age and build."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from art.kit.base import Mask, Points
from art.kit.media import ink, wash
from art.kit.palette import INK
from art.kit.sheet import Sheet
from art.roles.body import SKIN, Line, Place, flesh, lines, shape

Gaze = Literal["calm", "merry", "keen", "fierce", "tired", "bound"]
_FRONT: Final = (
    (0, -84),
    (34, -76),
    (52, -42),
    (52, 2),
    (45, 36),
    (26, 62),
    (0, 73),
    (-26, 62),
    (-45, 36),
    (-51, 14),
    (-52, -8),
    (-52, -42),
    (-34, -76),
)
_TURNED: Final = (
    (8, -86),
    (44, -76),
    (62, -42),
    (60, 2),
    (46, 40),
    (18, 64),
    (-16, 77),
    (-35, 63),
    (-44, 40),
    (-51, 17),
    (-45, -6),
    (-51, -34),
    (-32, -73),
)
"""The contour of a face that looks at us, and of one that looks past us to the left, point by point."""
_NOSE: Final = (
    ((4, -10, 0.2), (2, 14, 0.7), (-6, 25, 1.1), (3, 31, 0.9), (9, 28, 0.2)),
    ((-17, -14, 0.2), (-29, 12, 0.8), (-37, 24, 1.2), (-27, 31, 1), (-16, 27, 0.2)),
)
_LOOKS: Final[dict[Gaze, tuple[Line, ...]]] = {
    "calm": (
        ([(42, 2, 0.4), (34, 8, 0.9), (24, 11, 1.2), (10, 6, 0.4)], 6.5),
        ([(44, 4, 0.6), (49, 7, 0.2)], 5),
    ),
    "merry": (([(43, 12, 0.4), (25, -4, 1.2), (8, 12, 0.4)], 7.5),),
    "keen": (
        ([(47, -3, 0.3), (38, -4, 0.9), (24, -3, 1.3), (8, 7, 0.4)], 7),
        ([(38, 11, 0.3), (24, 12, 0.8), (13, 8, 0.2)], 3.5),
    ),
    "fierce": (
        ([(48, -10, 0.5), (28, -6, 1.4), (7, 7, 0.6)], 8.5),
        ([(42, 10, 0.3), (26, 16, 1), (12, 11, 0.2)], 4),
    ),
    "tired": (
        ([(43, 0, 0.4), (24, 4, 1.2), (9, 4, 0.4)], 6.5),
        ([(40, 20, 0.2), (26, 25, 0.9), (14, 19, 0.2)], 4),
    ),
    "bound": (),
}
"""The lids of each look, given for the right eye."""
_PUPILS: Final[dict[Gaze, float]] = {"keen": 5.6, "fierce": 6.6, "tired": 4.6}
_WHITES: Final[dict[Gaze, Points]] = {
    "keen": [(44, 0), (26, -3), (9, 7), (24, 12)],
    "fierce": [(45, -6), (28, -4), (8, 8), (26, 15)],
    "tired": [(40, 3), (25, 4), (11, 6), (25, 12)],
}
_FURROWS: Final = (
    ([(44, 16, 0.2), (55, 24, 0.8), (54, 36, 0.1)], 3.6),
    ([(16, 34, 0.3), (28, 46, 1), (27, 60, 0.1)], 3.8),
    ([(34, -46, 0.2), (14, -50, 0.9), (0, -48, 0.3)], 3.4),
    ([(28, -36, 0.2), (12, -39, 0.8), (0, -38, 0.3)], 3.4),
)
"""The furrows of an old face, given for the right half."""


@dataclass(frozen=True, slots=True)
class Face:
    """A face.

    Attributes:
        gaze: how the eyes look.
        skin: its colour.
        lips: the colour of the lips.
        brow: the colour of the brows.
        stern: how far the brows slant.
        thick: how heavy the brows are.
        turned: how far it looks aside, from 0 (at us) to 1 (three quarters to the left).
        old: whether it is lined.
        fine: whether it is a young woman's: narrow, with painted lips.
        smile: how far the corners of the mouth rise, in units.
        flush: how red the cheeks and the nose are.
        low: how far the features sink when the head is bowed, in units.
    """

    gaze: Gaze = "calm"
    skin: str = SKIN
    lips: str = "#8a4a3a"
    brow: str = INK
    stern: float = 0.0
    thick: float = 8.0
    turned: float = 0.0
    old: bool = False
    fine: bool = False
    smile: float = 0.0
    flush: float = 0.0
    low: float = 0.0

    def placed(self, points: Points) -> list[tuple[float, ...]]:
        """Return features given for a face that looks at us as they stand in this one."""
        return [(x * (1 - 0.36 * self.turned * (x < 0)) - 16 * self.turned, y + self.low, *c) for x, y, *c in points]


def head(sheet: Sheet, at: Place, face: Face) -> None:
    """Paint a face: about 105 wide and 160 high, its origin between the eyes."""
    within = _skull(sheet, at, face)
    _eyes(sheet, at, face, within)
    nose = [
        tuple(a + (b - a) * face.turned for a, b in zip(front, side, strict=True))
        for front, side in zip(*_NOSE, strict=True)
    ]
    lines(sheet, [([(x, y + face.low, c) for x, y, c in nose], 3.4 if face.fine else 4.4)], "#4a2a1c", at=at)
    if face.old:
        furrows: list[Line] = [
            (face.placed([(s * a, b, c) for a, b, c in line]), w) for line, w in _FURROWS for s in (-1, 1)
        ]
        lines(sheet, furrows, "#5a3420", at=at, strength=0.6)
    if face.flush:
        warm = sheet.plate()
        for x, y, r in ((-30, 30, 17), (33, 30, 17), (0, 24, 11)):
            warm.disc(*at.point(*face.placed([(x, y)])[0]), r * at.k, ry=r * 0.75 * at.k)
        sheet.lay(wash(warm.mask, 4, 3, 1.0, 2) * face.flush, "#c8402c")
    _mouth(sheet, at, face)


def _skull(sheet: Sheet, at: Place, face: Face) -> Mask:
    """Paint the bare head and return its mask."""
    narrow = 0.9 if face.fine else 1.0
    outline = [
        ((fx + (tx - fx) * face.turned) * narrow, fy + (ty - fy) * face.turned)
        for (fx, fy), (tx, ty) in zip(_FRONT, _TURNED, strict=True)
    ]
    ears = sheet.plate()
    for s in (-1, 1):
        if s > 0 or face.turned < 0.5:
            ears.fill(at.of([(s * 48, -16), (s * 60, -20), (s * 64, -2), (s * 58, 22), (s * 48, 24)]))
    flesh(sheet, ears.mask, face.skin, rim=1.6, shade=(4, 3))
    plate = shape(sheet, outline, at)
    flesh(sheet, plate.mask, face.skin, rim=1.8, shade=(9 * at.side if face.turned else 7, 5))
    sheet.lay(wash(plate.mask, 4, 8, 0.13, 2), "#c98d5a")
    return plate.mask


def _eyes(sheet: Sheet, at: Place, face: Face, within: Mask) -> None:
    slant, ball = face.stern, sheet.plate()
    brows, lids = list[Line](), list[Line]()
    for s in (-1, 1):
        brow = [(46, -14 - slant, 0.3), (27, -23 - slant * 0.4, 1.2), (9, -15 + slant, 0.6)]
        if face.gaze != "bound":
            brows.append((face.placed([(s * a, b, c) for a, b, c in brow]), face.thick))
        for points, width in _LOOKS[face.gaze]:
            lids.append((face.placed([(s * a, b, c) for a, b, c in points]), width))
        if face.gaze in _WHITES:
            ball.fill(at.of(face.placed([(s * a, b) for a, b in _WHITES[face.gaze]])))
    sheet.body(ball.mask * within, "#f8f1e0")
    if r := _PUPILS.get(face.gaze):
        pupils = sheet.plate()
        for x in (-25, 25):
            y = 3.0 if face.gaze != "tired" else 7.0
            pupils.disc(*at.point(*face.placed([(x - 4 * face.turned, y)])[0]), r * at.k)
        sheet.lay(ink(pupils.mask * within, 3, edge=0.3) * 1.3, INK)
    lines(sheet, lids, within=within, at=at, dry=0.03, strength=1.2)
    if face.brow == INK:
        lines(sheet, brows, at=at, dry=0.1, strength=1.2)
    else:
        plate = sheet.plate()
        for i, (points, width) in enumerate(brows):
            plate.brush(at.of(points), width * at.k, dry=0.1, seed=i)
        sheet.solid(plate.mask, face.brow, rim=1, line=INK, grain=0.1, mott=0.1)


def _mouth(sheet: Sheet, at: Place, face: Face) -> None:
    up = face.smile
    if face.fine:
        lips = [(-13, 48), (-5, 44), (0, 46), (5, 44), (13, 48), (6, 55), (0, 57), (-6, 55)]
        sheet.body(ink(shape(sheet, face.placed(lips), at).mask, 3, edge=0.3), face.lips)
        lines(sheet, [(face.placed([(-14, 48 - up, 0.3), (0, 50, 1), (14, 48 - up, 0.3)]), 2.4)], "#5a1a14", at=at)
        return
    lines(sheet, [(face.placed([(-17, 49 - up, 0.4), (0, 51, 1.2), (17, 49 - up, 0.4)]), 6)], face.lips, at=at)
    lines(sheet, [(face.placed([(-8, 61, 0.2), (0, 63, 0.8), (8, 61, 0.2)]), 3.4)], "#8a5a3a", at=at, strength=0.7)
