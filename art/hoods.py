"""The heretics' followers: hooded, an eye in the dark of a hood, and a seal of the Masters torn in two."""

from __future__ import annotations

from math import hypot
from typing import Final

from art.kit.base import Points
from art.kit.geometry import polygon
from art.kit.media import cinnabar, ink, woodblock
from art.kit.sheet import Sheet
from art.roles.body import Place, shaded
from art.roles.clench import clench
from art.roles.fingers import Touch, back, finger, melted
from art.signs import eye

_DARK: Final = "#0d0a12"
_SKIN: Final = "#d6c6ea"
_LIT: Final = "#b9a6dc"
_DEEP: Final = "#241a3e"
_MIDDLE: Final = "#4d3b7a"
_PALE: Final = "#8570b6"
"""The cloth: of the one behind, of what is between, of those in front."""
_HAND: Final = Touch(_SKIN, "#9480bc", "#1c1428", _DARK, "#4a3870")
_HALF_HOOD: Final = ((30.0, -120.0), (62, -84), (78, -30), (82, 20), (92, 52))
_BURST: Final = ((-20.0, -104.0), (6, -62), (-22, -18), (18, 30), (-12, 66), (4, 104))
"""Where the seal has torn, from top to foot."""
_SHOULDERS: Final = ((-70.0, 50.0), (-140, 110), (-170, 260), (160, 260), (140, 120), (70, 50))
_CUFF: Final = ((0.0, 70.0), (0, 70), (26, 62), (52, 50), (52, 50), (120, 110), (130, 190), (0, 190), (0, 190))


def robe(sheet: Sheet, at: Place, tint: str, outline: Points, folds: Points = ()) -> None:
    """Print a piece of dark cloth with a lit edge; ``folds`` are lines of three points each, one after the other."""
    mask = sheet.plate().fill(at.of(outline)).mask
    sheet.solid(mask, tint, rim=2.6, line=_DARK, grain=0.2, mott=0.12)
    sheet.body(shaded(mask, -5, -4) * 0.9, _LIT)
    plate = sheet.plate()
    for i in range(0, len(folds), 3):
        plate.brush(at.of([(*p, c) for p, c in zip(folds[i : i + 3], (0.3, 1, 0.2), strict=True)]), 9 * at.k, dry=0.1)
    sheet.lay(ink(plate.mask, 3) * mask * 0.9, _DARK)


def hood(sheet: Sheet, at: Place, tint: str, *, tip: float = 14.0) -> None:
    """Print a hood from the front, nothing but the dark in it; its ``tip`` falls that far to a side."""
    half = [*_HALF_HOOD]
    left = [(-a, b) for a, b in reversed(half)]
    outline = [*left, (tip - 10, -150), (tip + 6, -154), *half, (60, 96), (0, 124), (-60, 96)]
    robe(sheet, at, tint, outline, [(tip, -142), (52, -96), (66, -20), (tip - 6, -142), (-44, -96), (-66, -10)])
    hollow = [(0, -96), (38, -70), (54, -20), (52, 30), (30, 76), (0, 92), (-30, 76), (-52, 30), (-54, -20), (-38, -70)]
    mask = sheet.plate().fill(at.of(hollow)).mask
    sheet.solid(mask, "#0a0710", rim=4, line="#2a1d44", grain=0.1, mott=0.1)
    brim = sheet.plate().brush(at.of([(-56, 6, 0.2), (-46, -58, 1), (0, -100, 0.9), (20, -92, 0.1)]), 7 * at.k, dry=0.1)
    sheet.body(brim.mask, _LIT)


def torn_seal(sheet: Sheet, x: float, y: float, words: str) -> None:
    """Print a square seal of four characters, 208 wide, torn in two about a point."""
    for s in (-1, 1):
        dx, dy, turn = s * 15, 4 * s, s * 0.07
        corners = [*_BURST, (s * 104.0, 104.0), (s * 104, -104)]
        at = Place(x + dx, y + dy, 1, turn)
        piece = sheet.plate().fill(polygon([p[:2] for p in at.of(corners)]))
        mask = piece.mask
        sheet.rim(mask, _DARK, 3)
        sheet.body(woodblock(mask, 5, 0.05, mott=0.1), "#f0d8c0")
        paste = sheet.plate().fill(polygon([p[:2] for p in at.of(corners)]))
        edge = [(s * 8, -92), (s * 92, -92), (s * 92, 92), (s * 8, 92)]
        paste.line("M " + " L ".join(f"{a:.1f} {b:.1f}" for a, b, *_ in at.of(edge)), 4, cut=True)
        for char, cy in zip(words[:2] if s > 0 else words[2:], (-44, 44), strict=True):
            paste.text(char, *at.point(s * 47, cy), 84, hand="kai", cut=True, bold=2.5)
        sheet.body(cinnabar(paste.mask, 4 + s, 0.2) * 1.1 * mask, "#b81f22")


def edge_grip(sheet: Sheet, at: Place, wrist: Points) -> None:
    """Print a hand that clutches the edge of what is at the right of it, thumb on top, claws dug in."""
    _claw(sheet, at, (-36, -8), (-30, -50), (0, -66), 25)
    flat = [(-44, 50), (-52, 18), (-48, -14), (-34, -34), (-12, -38), (2, -24), (4, 14), (0, 44), (-16, 58)]
    mask = back(sheet, flat, _HAND, [(-26, 30, 0.9), *wrist], 46, at=at, shade=(8, 6))
    for way in (((-14, 42), (8, 40), (24, 60)), ((-14, 22), (18, 17), (40, 39))):
        _claw(sheet, at, *way, 22)
    for way in (((-14, 0), (22, -7), (48, 13)), ((-16, -22), (16, -33), (44, -16))):
        _claw(sheet, at, *way, 24)
    joined = [(-42, -20), (-26, -33), (-10, -28), (-8, -20), (-20, -11), (-8, 0), (-20, 11), (-6, 22)]
    joined += [(-20, 32), (-10, 40), (-22, 50), (-38, 40), (-44, 10)]
    tendons = [[(-10, y, 0.2), (-22, y + 2, 1), (-40, 12 + y * 0.5, 0.1)] for y in (-12, 10, 30)]
    melted(sheet, joined, _HAND, tendons, at=at)
    sinews = sheet.plate()
    for x in (-22, -10):
        sinews.brush(at.of([(x - 4, 48, 0.2), (x + 1, 88, 1), (x + 3, 130, 0.2)]), 4 * at.k, dry=0.1)
    sheet.body(sinews.mask * mask, _HAND.cut)


def _claw(
    sheet: Sheet,
    at: Place,
    root: tuple[float, float],
    joint: tuple[float, float],
    tip: tuple[float, float],
    width: float,
) -> None:
    """Print a finger bent at its joint, a black claw on its tip."""
    (jx, jy), (x, y) = joint, tip
    far = hypot(x - jx, y - jy)
    ux, uy = (x - jx) / far, (y - jy) / far
    half, reach = width * 0.34, width * 1.1
    nail = [(x - uy * half, y + ux * half), (x + ux * reach, y + uy * reach + 3), (x + uy * half, y - ux * half)]
    mask = sheet.plate().fill(polygon([p[:2] for p in at.of(nail)])).mask
    sheet.solid(mask, "#1c1428", rim=1.2, line=_DARK, grain=0.1, mott=0.1)
    finger(sheet, (root, joint, tip), width, _HAND, at=at, shade=(2, 5))
    knuckle = sheet.plate()
    for turn in (-0.5, 0.5):
        knuckle.brush(
            at.of([(jx + turn * 6 - 3, jy - 6, 0.3), (jx + turn * 8, jy, 1), (jx + turn * 6, jy + 5, 0.2)]),
            3 * at.k,
            dry=0,
        )
    sheet.body(knuckle.mask, _HAND.cut)


def candle(sheet: Sheet, at: Place) -> None:
    """Print a thick candle that burns red, its wax running down."""
    stick = sheet.plate().fill(at.of([(-15, -6), (-15, -6), (15, -8), (15, -8), (14, 110), (14, 110), (-14, 110)]))
    stick.brush(at.of([(-12, -2, 1), (-19, 20, 1.1), (-17, 44, 0.8)]), 10 * at.k, dry=0, taper=(0.1, 0.05))
    stick.brush(at.of([(12, -2, 1), (18, 14, 1.1), (16, 26, 0.8)]), 9 * at.k, dry=0, taper=(0.1, 0.05))
    sheet.solid(stick.mask, "#e6d6b8", rim=2.2, line=_DARK, grain=0.1, mott=0.1)
    flame = [(0, -8), (-16, -24), (-13, -44), (2, -62), (4, -84), (4, -84), (16, -58), (19, -34), (12, -14)]
    sheet.solid(sheet.plate().fill(at.of(flame)).mask, "#d8321f", rim=2.2, line=_DARK, grain=0.1, mott=0.1)
    core = sheet.plate().fill(at.of([(1, -10), (-8, -24), (2, -48), (9, -28)]))
    sheet.body(core.mask, "#f6c25a")


def tearer(sheet: Sheet) -> None:
    """Print the follower in the middle, who tears the seal over his head."""
    at = Place(208, 400)
    body = [(-70, 60), (-118, 96), (-150, 180), (-168, 330), (168, 330), (150, 180), (118, 96), (70, 60)]
    folds = [(-30, 110), (-40, 200), (-70, 320), (26, 110), (44, 220), (60, 320), (0, 130), (4, 220), (-6, 320)]
    robe(sheet, at, _DEEP, body, folds)
    torn_seal(sheet, 208, 166, "天師正印")
    for s in (-1, 1):
        arm = Place(208, 400, 1, 0, -s)
        mouth = sheet.plate().disc(*arm.point(-136, -104), 38, ry=13).mask
        sheet.solid(mouth, "#0a0710", rim=3, line=_LIT, grain=0.1, mott=0.1)
        edge_grip(sheet, Place(208 + s * 122, 172, 0.92, 0, -s), [(-18, 80, 0.78), (-12, 160, 1.15)])
        sleeve = [(-100, 150), (-84, 70), (-92, -20), (-98, -104), (-98, -104), (-136, -90), (-174, -104)]
        sleeve += [(-174, -104), (-182, 10), (-190, 96), (-178, 140), (-178, 140), (-140, 128)]
        folds = [(-136, -70), (-142, 0), (-160, 110), (-114, -70), (-110, 20), (-114, 110)]
        robe(sheet, arm, _MIDDLE, sleeve, folds)
        cuff = [(-98, -104, 1), (-118, -92, 1), (-136, -89, 1), (-156, -93, 1), (-175, -104, 1)]
        band = sheet.plate().brush(arm.of(cuff), 15, dry=0, taper=(0, 0), wob=0.02)
        sheet.solid(band.mask, _PALE, rim=2.2, line=_DARK, grain=0.15, mott=0.1)
    hood(sheet, at, _MIDDLE)
    with sheet.at(208 - 0.4 * 208, 402 - 0.4 * 330, 0.4):
        eye(sheet, 1.0, lowered=True)


def prayer(sheet: Sheet, at: Place) -> None:
    """Print the follower who lays his palms together, the eye in his hood shut."""
    robe(sheet, at, _MIDDLE, _SHOULDERS)
    hood(sheet, at, _PALE, tip=-16)
    lid = sheet.plate().brush(at.of([(-44, -34, 0.3), (0, -10, 1), (44, -34, 0.3)]), 11 * at.k, dry=0)
    for x, y in ((-26, -14), (0, -6), (26, -14)):
        lid.brush(at.of([(x, y - 6, 1), (x * 1.3, y + 14, 0.2)]), 7 * at.k, dry=0)
    sheet.body(lid.mask, "#c8281c")
    for side in (-1, 1):
        _palm(sheet, Place(*at.point(0, 100), at.k * 1.15, 0, side))
    for side in (-1, 1):
        folds = [(70, 70), (60, 110), (66, 170), (34, 90), (26, 120), (30, 160)]
        robe(sheet, Place(*at.point(0, 96), at.k, 0, side), _PALE, _CUFF, folds)


def _palm(sheet: Sheet, at: Place) -> None:
    """Print one of two hands laid together at the right of a line that runs up."""
    half = [(0, -84), (0, -84), (9, -78), (15, -56), (20, -16), (27, 10), (26, 40), (16, 60), (0, 60), (0, 60)]
    mask = sheet.plate().fill(at.of(half)).mask
    sheet.solid(mask, _SKIN, rim=2.2, line=_DARK, grain=0.1, mott=0.1)
    cuts = sheet.plate()
    for x, top in ((6, -66), (13, -46)):
        cuts.brush(at.of([(x, top, 0.4), (x + 5, -16, 1), (x + 6, 12, 0.2)]), 3.4 * at.k, dry=0)
    cuts.brush(at.of([(2, -10, 0.6), (13, 8, 1), (18, 34, 0.4)]), 4.4 * at.k, dry=0)
    sheet.lay(ink(cuts.mask, 3) * mask, "#241a36")


def lighter(sheet: Sheet, at: Place) -> None:
    """Print the follower who lights the others, a candle in his raised hand."""
    robe(sheet, at, _MIDDLE, _SHOULDERS, [(60, 130), (70, 180), (60, 250), (-40, 130), (-50, 180), (-40, 250)])
    hood(sheet, at, _PALE, tip=16)
    with sheet.at(at.x + 4 - 0.26 * 208, at.y - 4 - 0.26 * 330, 0.26):
        eye(sheet, 1.0, lowered=True)
    x, y = at.point(112, -2)
    candle(sheet, Place(x, y - 66, 0.86))
    clench(sheet, Place(x, y, 0.86), _SKIN, [(x + 8, y + 34), (x - 6, y + 76)], shade=_HAND.dim)
    sleeve = [(-6, 50), (-6, 50), (34, 44), (34, 44), (48, 110), (30, 170), (-60, 190), (-90, 120)]
    robe(
        sheet,
        Place(x - 8, y - 6, 0.9),
        _PALE,
        sleeve,
        [(4, 60), (0, 110), (-40, 160), (26, 60), (26, 110), (4, 150)],
    )
