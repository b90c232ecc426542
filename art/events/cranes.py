"""Red-crowned cranes in flight, feather by feather."""

from __future__ import annotations

from typing import Final

from art.events.scene import INKY, put
from art.kit.base import Points
from art.kit.plate import Plate
from art.kit.sheet import Sheet

_WHITE: Final = "#fbf9f0"
_FAR_TIP: Final = (
    *(((90, -96), (62, -186)), ((80, -100), (44, -206)), ((66, -104), (22, -210)), ((52, -104), (2, -198))),
    ((38, -100), (-8, -168)),
)
_NEAR_TIP: Final = (
    *(((-24, -84), (-104, -158)), ((-30, -78), (-128, -138)), ((-36, -68), (-136, -108))),
    *(((-38, -56), (-126, -76)), ((-36, -42), (-100, -46))),
)
"""The long black feathers of either wing's tip, each from its root to its end, the front one last."""
_FAR_CUTS: Final = (((84, -92), (70, -48)), ((68, -104), (58, -50)), ((50, -108), (46, -50)), ((36, -98), (36, -48)))
_NEAR_CUTS: Final = (((-26, -82), (8, -46)), ((-36, -66), (6, -30)), ((-34, -48), (10, -14)))
"""Where a wing's white feathers lie on each other."""


def flying_crane(sheet: Sheet, x: float, y: float, k: float, side: int) -> None:
    """Print a flying crane from its tail: white, wing tips and neck black, its crown red."""

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x + side * a * k, y + b * k) for a, b in points]

    def stroke(plate: Plate, points: list[tuple[float, float]], widths: tuple[float, ...], w: float) -> Plate:
        line: Points = [(*p, c) for p, c in zip(at(*points), widths, strict=True)]
        return plate.brush(line, w * k, dry=0, taper=(0, 0), wob=0.01)

    def tip(feathers: tuple[tuple[tuple[float, float], tuple[float, float]], ...]) -> None:
        for (ax, ay), (bx, by) in feathers:
            way = [(ax, ay), (ax + 0.5 * (bx - ax), ay + 0.5 * (by - ay)), (bx, by)]
            feather = stroke(sheet.plate(), way, (0.6, 1.2, 0.12), 25).mask
            sheet.solid(feather, INKY, rim=1.1 * k, line=_WHITE, grain=0.1, mott=0.05)

    def cuts(ways: tuple[tuple[tuple[float, float], tuple[float, float]], ...]) -> None:
        plate = sheet.plate()
        for a, b in ways:
            stroke(plate, [a, b], (1, 0.1), 3.4)
        sheet.body(plate.mask * 0.75, "#8d9894")

    legs, far, white, black = sheet.plate(), sheet.plate(), sheet.plate(), sheet.plate()
    stroke(legs, [(4, 0), (-78, 12)], (1, 0.6), 5)
    stroke(legs, [(4, 4), (-70, 24)], (1, 0.6), 5)
    sheet.body(legs.mask, INKY)
    tip(_FAR_TIP)
    far.fill(
        at(
            (62, -8),
            (84, -62),
            (98, -102),
            (84, -128),
            (66, -122),
            (50, -132),
            (34, -116),
            (24, -114),
            (16, -60),
            (20, -10),
        )
    )
    put(sheet, far, _WHITE, rim=2.6)
    cuts(_FAR_CUTS)
    tip(_NEAR_TIP)
    white.fill(at((0, 2), (34, -16), (74, -10), (92, -4), (70, 14), (30, 16)))
    stroke(white, [(80, -2), (112, -24), (142, -22)], (1, 0.8, 0.7), 17)
    white.fill(
        at(
            (54, -2),
            (14, -58),
            (-18, -92),
            (-42, -98),
            (-48, -82),
            (-58, -76),
            (-56, -62),
            (-62, -50),
            (-52, -38),
            (4, 8),
        )
    )
    put(sheet, white, _WHITE, rim=2.6)
    cuts(_NEAR_CUTS)
    black.fill(at((8, -6), (-22, -4), (-26, 10), (6, 14)))
    stroke(black, [(98, -16), (116, -25), (136, -24)], (0.4, 1, 0.9), 10)
    sheet.solid(black.mask, INKY, rim=0.6, line=INKY, grain=0.1, mott=0.05)
    beak, crown = sheet.plate().fill(at((144, -27), (178, -19), (144, -16))), sheet.plate()
    put(sheet, beak, "#d2a048", rim=1.2)
    crown.fill(at((130, -33), (140, -36), (150, -28), (140, -24)))
    sheet.body(crown.mask, "#c8281c")
