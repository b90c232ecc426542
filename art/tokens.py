"""Small pieces: spirit tokens and the faces of the die."""

from math import pi

from art.kit.base import Mask
from art.kit.geometry import around, curve, polygon, turn_points
from art.kit.media import grow, woodblock
from art.kit.noise import warp
from art.kit.palette import CINNABAR
from art.kit.sheet import Sheet

_M = 128.0
_UPHILL = 0.045
"""How far a level stroke rises to its right, in radians."""
_BONE, _WORN, _CUT = "#f1e4c4", "#c9a86c", "#2a1a10"
_PIP_TINTS = (("#26386a", "#111c38"), (CINNABAR, "#7a140c"))
"""The colours of a pip, in the light and in its rim's shade: of most, and of those in cinnabar."""
_TOKEN = {1: ("#1f8765", "#0e5540"), 2: ("#3f80de", "#2455a4"), 5: ("#de382d", "#a01a18")}
"""The field of each token and the grain in it."""
_BARS = {
    1: [(0, 3, 82, 36)],
    2: [(0, -34, 52, 28), (0, 35, 78, 31)],
    5: [(-2, -47, 47, 18), (-5, -1, 44, 17), (0, 49, 67, 19)],
}  # fmt: skip
"""The level strokes of each numeral about the middle: where, half as long as it is, and how thick."""
_UPRIGHTS = {
    5: [
        [(-16, -48), (10, -46), (4, -10), (-12, 46), (-33, 46), (-20, -4)],
        [(22, -8), (30, -17), (48, -4), (42, 10), (33, 48), (12, 48), (22, 8)],
    ],
}  # fmt: skip
"""The strokes that come down, as outlines: the second of five hangs from a corner the brush turned on."""
_PIPS = {
    1: [(0, 0)], 2: [(-1, -1), (1, 1)], 3: [(-1, -1), (0, 0), (1, 1)], 4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)], 6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}  # fmt: skip


def token(worth: int) -> Sheet:
    """Return a spirit token: one is round, two has eight sides, five is a plum blossom."""
    sheet = Sheet("#b9cdb8", 100 + worth, size=(256, 256), age=0)
    tint, grain = _TOKEN[worth]
    shape = _outline(sheet, worth, 0)
    sheet.body(shape, "#f8e6ac").body(_outline(sheet, worth, 12), "#1c1612")
    field = _outline(sheet, worth, 17)
    sheet.body(field, grain).body(woodblock(field, worth, 0.55, mott=0.25, chip=0.2), tint)
    number = _numeral(sheet, worth)
    sheet.body(grow(number, 3), "#141414").body(number, "#fffaf0")
    sheet.alpha = warp(shape, 0.8, 12)
    return sheet


def _numeral(sheet: Sheet, worth: int) -> Mask:
    """Return a token's numeral, stroke by stroke as a knife cuts what a brush wrote."""
    plate = sheet.plate()
    for x, y, half, thick in _BARS[worth]:
        plate.fill(polygon(turn_points(_bar(half, thick), _M + x, _M + y, -_UPHILL)))
    for outline in _UPRIGHTS.get(worth, ()):
        plate.fill(polygon([(_M + x, _M + y) for x, y in outline]))
    return warp(plate.mask, 0.8, 14, worth)


def _bar(half: float, thick: float) -> list[tuple[float, float]]:
    """Return a level stroke about the origin: set down slantwise, drawn thinner, pressed and lifted at its end."""
    begin, turn = -half + 1.1 * thick, half - 1.5 * thick
    middle = (begin + turn) / 2
    top = curve([(-half, -0.5), (begin, -0.34), (middle, -0.5), (turn, -0.52)])
    end = curve([(half - 0.8 * thick, -0.86), (half - 0.24 * thick, -0.44), (half, 0.04), (half - 0.6 * thick, 0.44)])
    foot = curve([(half - 0.6 * thick, 0.44), (turn, 0.28), (middle, 0.24), (begin, 0.46), (-half + 0.6 * thick, 0.7)])
    return [(float(x), float(y) * thick) for x, y in (*top, *end, *foot)]


def _outline(sheet: Sheet, worth: int, inset: float) -> Mask:
    """Return the shape of a token, ``inset`` units within its edge."""
    plate = sheet.plate()
    if worth == 1:
        plate.disc(_M, _M, 112 - inset)
    elif worth == 2:
        far, near = 106 - inset, 62 - inset * 0.42
        corner = [(-far, -near), (-near, -far), (near, -far), (far, -near)]
        plate.fill(polygon([(_M + a, _M + b) for a, b in (*corner, *((-a, -b) for a, b in corner))]))
    else:
        plate.disc(_M, _M, 80 - inset)
        for i in range(5):
            plate.disc(*around(_M, _M, 62, -pi / 2 + i * 2 * pi / 5), 58 - inset)
    return plate.mask


def die(face: int) -> Sheet:
    """Return a face of the bone die, cut and printed; one and four are cinnabar, as they are in China."""
    sheet = Sheet(_BONE, 95 + face, size=(256, 256), age=0)
    shape = sheet.plate().rect(10, 10, 236, 236, 46).mask
    sheet.body(shape, _WORN)
    field = sheet.plate().rect(12, 12, 224, 224, 42).mask
    sheet.body(woodblock(field, 20 + face, 0.3, mott=0.2, chip=0.6), _BONE)
    edge = sheet.plate().rect(26, 26, 204, 204, 32, line=6).mask
    sheet.body(woodblock(edge, face, 0.05, mott=0.1, chip=0.6), _CUT)
    for a, b in _PIPS[face]:
        _pip(sheet, _M + a * 56, _M + b * 56, 50 if face == 1 else 24, *_PIP_TINTS[face in (1, 4)])
    sheet.alpha = warp(shape, 0.8, 12)
    return sheet


def _pip(sheet: Sheet, x: float, y: float, r: float, tint: str, deep: str) -> None:
    """Print one pip, drilled: a line round it, and what the rim shades at its upper left in a second tone."""
    hole = warp(sheet.plate().disc(x, y, r).mask, 0.8, 10, round(x + y))
    sheet.body(hole, _CUT)
    floor = sheet.plate().disc(x, y, r - 4.5).mask * hole
    sheet.body(floor, deep)
    lit = sheet.plate().disc(x + r * 0.14, y + r * 0.14, r - 4.5).mask
    sheet.body(woodblock(lit * floor, 3, 0.25, mott=0.2, chip=0.5), tint)
