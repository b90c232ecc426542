"""Red-crowned cranes in flight, feather by feather."""

from __future__ import annotations

from art.events.scene import INKY, put
from art.kit.media import ink
from art.kit.plate import Plate
from art.kit.sheet import Sheet


def flying_crane(sheet: Sheet, x: float, y: float, k: float, side: int) -> None:
    """Print a flying crane from its tail: white, wing tips and neck black, its crown red."""

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x + side * a * k, y + b * k) for a, b in points]

    def stroke(plate: Plate, points: list[tuple[float, float]], widths: tuple[float, ...], w: float) -> None:
        plate.brush([(*p, c) for p, c in zip(at(*points), widths, strict=True)], w * k, dry=0, taper=(0, 0), wob=0.01)

    legs, white, black = sheet.plate(), sheet.plate(), sheet.plate()
    stroke(legs, [(4, 0), (-66, 14)], (1, 0.7), 5)
    sheet.lay(legs.mask, INKY)
    white.fill(at((58, -8), (96, -110), (40, -170), (16, -104), (14, -10)))
    white.fill(at((0, 2), (34, -16), (74, -10), (92, -4), (70, 14), (30, 16)))
    stroke(white, [(80, -2), (112, -24), (142, -22)], (1, 0.8, 0.7), 17)
    white.fill(at((50, -2), (14, -66), (-72, -112), (-58, -44), (4, 8)))
    put(sheet, white, "#fbf9f0", rim=2.6)
    black.fill(at((96, -110), (66, -172), (28, -196), (40, -150), (70, -112)))
    black.fill(at((-40, -88), (-96, -134), (-104, -84), (-84, -56), (-58, -54)))
    black.fill(at((8, -6), (-22, -4), (-26, 10), (6, 14)))
    stroke(black, [(98, -16), (116, -25), (136, -24)], (0.4, 1, 0.9), 10)
    sheet.body(ink(black.mask, 3, edge=0.5), INKY)
    beak, crown = sheet.plate().fill(at((144, -27), (178, -19), (144, -16))), sheet.plate()
    put(sheet, beak, "#d2a048", rim=1.2)
    crown.fill(at((130, -33), (140, -36), (150, -28), (140, -24)))
    sheet.body(crown.mask, "#c8281c")
