"""The banner that calls souls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, degrees, exp, pi, sin
from typing import Final

from art.artifacts.bones import bones, thumb_bones
from art.artifacts.cutting import GILT, ROSEWOOD, Facets, facet, gouges, printed, ribbon
from art.artifacts.still import cord, lathed
from art.kit.base import Mask, Points, turned
from art.kit.geometry import polygon
from art.kit.media import cinnabar, ink, woodblock
from art.kit.palette import CINNABAR, INK
from art.kit.plate import Plate
from art.kit.sheet import Sheet
from art.kit.symbols import yin
from art.roles.body import Place, shaded

_TOP, _FOOT, _HALF = 200.0, 560.0, 74.0
_GRIP: Final = (292.0, 522.0)
"""Where bones have hold of the hem."""
_DEEP, _HAIR = "#1f4c4a", "#1b2430"
_BONE: Final = Facets("#fbf5e2", "#ece0c0", "#bda678")
_RED: Final = Facets("#e0604a", "#b8301f", "#6a1512")


def _shaded(sheet: Sheet, plate: Plate, facets: Facets, seed: int, dx: float, dy: float) -> Mask:
    """Print a shape in two tones: its own, and what lies within (dx, dy) of its lower right edge in shade."""
    mask = printed(sheet, plate.mask, facets, seed)
    sheet.body(shaded(mask, dx, dy), facets.shade)
    return mask


def banner(sheet: Sheet) -> None:
    """A soul banner streams from its pole, and souls come to it."""
    child, woman = _COME
    _soul(sheet, *woman)
    pole = lathed(((98, 708), (104, 140)), [(0, 9), (560, 7.5)])
    _shaded(sheet, sheet.plate().fill(pole), ROSEWOOD, 3, 6, 0)
    _streamers(sheet)
    thumb_bones(sheet)
    _cloth(sheet)
    _canopy(sheet)
    bones(sheet)
    _soul(sheet, *child)


def _middle(y: float) -> float:
    """Return where the middle of the cloth hangs at a height: it waves more and more."""
    t = (y - _TOP) / (_FOOT - _TOP)
    return 218 + (8 + 26 * t) * sin(5.2 * t) + 22 * t


def _edge(y: float, side: int, inset: float = 0.0) -> tuple[float, float]:
    pulled = 20 * exp(-(((y - _GRIP[1]) / 24) ** 2)) if side > 0 else 0
    return _middle(y) + side * (_HALF - inset) + pulled, y + side * 9 * sin((y - _TOP) / 60)


def _streamers(sheet: Sheet) -> None:
    tails = sheet.plate()
    for i, dx in enumerate((-50, 0, 50)):
        x = _middle(_FOOT) + dx
        way = [
            (x, _FOOT - 20, 1),
            (x - 8, _FOOT + 34, 1.1),
            (x + 30, _FOOT + 76, 1),
            (x + 16 + 10 * i, _FOOT + 132, 0.2),
        ]
        tails.brush(way, 31, dry=0, seed=9 + i, wob=0.02, taper=(0, 0.12))
    _shaded(sheet, tails, _RED, 6, 11, 3)
    for side in (-1, 1):
        band = sheet.plate()
        x = 218 + side * 96
        way = [
            (x, 190, 0.9),
            (x + side * 10 + 8, 260, 1),
            (x - 12, 330, 1),
            (x + side * 8 + 20, 410, 0.9),
            (x + 4, 470, 0.2),
        ]
        band.brush(way, 18, dry=0, seed=side + 4, wob=0.02, taper=(0, 0.2))
        _shaded(sheet, band, _RED, 6, 6, 2)


def _cloth(sheet: Sheet) -> None:
    """Paint the white cloth, its red hem, the light and shade of its waves, and the call written on it."""
    heights = [_TOP + i * (_FOOT - _TOP) / 30 for i in range(31)]
    left, right = [_edge(y, -1) for y in heights], [_edge(y, 1) for y in heights]
    lobes = [(_middle(_FOOT) + _HALF * (1 - i / 12), _FOOT + 26 * abs(sin(i * pi / 4)) + 4) for i in range(1, 24)]
    cloth = sheet.plate().fill(polygon([*left, *reversed(lobes), *reversed(right)]))
    mask = printed(sheet, cloth.mask, _BONE, 7)
    for y0, side in ((262, 1), (352, -1), (446, 1), (530, -1)):
        x, out = _middle(y0), side * _HALF
        wave = [(x + out, y0 - 66), (x + out * 0.62, y0 - 20), (x + out * 0.2, y0 + 4), (x + out * 0.1, y0 + 10)]
        facet(sheet, [*wave, (x + out * 0.6, y0 + 16), (x + out * 1.3, y0 + 60), (x + out * 1.4, y0)], mask, "#cdb98c")
    _pull(sheet, mask)
    hem = sheet.plate()
    for side in (-1, 1):
        hem.brush([_edge(y, side, 13) for y in heights[1:-1]], 6, dry=0, taper=(0, 0), wob=0.02)
    sheet.lay(woodblock(hem.mask, 3, 0.12) * mask, CINNABAR)
    for word, y in (("招", 284.0), ("魂", 402.0)):
        x, lean = _middle(y), degrees(atan2(_middle(y + 20) - _middle(y - 20), 40))
        script = sheet.plate().text(word, x, y, 112, bold=3)
        sheet.lay(ink(turned(script.mask, x, y, lean), 4, edge=0.5) * 1.1, INK)
    mark = sheet.plate()
    yin(mark, _middle(508), 508, 30)
    sheet.lay(cinnabar(mark.mask, 3, 0.15), CINNABAR)


def _pull(sheet: Sheet, cloth: Mask) -> None:
    """Print the folds that run from the cloth about it to where it is gripped."""
    x, y = _GRIP
    dark, cuts = sheet.plate(), sheet.plate()
    for dx, dy, bow in ((-16, -76, 6), (-38, -58, 8), (-50, 22, -5), (-40, 44, -7), (-10, 54, -4)):
        way = [(x, y, 0.5), (x + dx * 0.45 - bow * 0.3, y + dy * 0.45 + bow, 1.0), (x + dx, y + dy, 0.05)]
        ribbon(dark, [(a + 2, b + 4, c) for a, b, c in way], 14)
        ribbon(cuts, way, 3.6)
    sheet.body(dark.mask * cloth, "#cdb98c").body(cuts.mask * cloth, "#8a7446")


def _canopy(sheet: Sheet) -> None:
    """Paint the crossbeam, and over the cloth a small roof with a fringe."""
    beam = sheet.plate().brush(
        [(82, 172, 0.9), (220, 150, 1.1), (352, 166, 0.7)], 18, dry=0, seed=4, taper=(0.02, 0.04)
    )
    _shaded(sheet, beam, ROSEWOOD, 5, 2, 6)
    roof = sheet.plate().fill(
        [(126, 206), (118, 182), (164, 168), (218, 148), (272, 168), (318, 182), (310, 206), (218, 196)]
    )
    mask = _shaded(sheet, roof, _RED, 6, 8, 8)
    facet(sheet, [(126, 186), (166, 172), (216, 154), (206, 176), (150, 190)], mask, _RED.light)
    fringe = sheet.plate()
    for i in range(17):
        x = 126 + i * 11.5
        fringe.brush(
            [(x, 200 - 8 * sin(i / 16 * 3.14), 1), (x + 2 * sin(i), 228 - 8 * sin(i / 16 * 3.14), 0.7)],
            6.5,
            dry=0,
            seed=i,
        )
    _shaded(sheet, fringe, GILT, 7, 2, 3)
    _shaded(sheet, sheet.plate().disc(218, 142, 12), GILT, 4, 5, 5)
    _shaded(sheet, sheet.plate().disc(104, 138, 15), GILT, 4, 6, 6)
    cord(sheet, [(352, 168, 1), (360, 184, 1), (358, 200, 0.9)], 5, w=6, tassel=(358, 200))


Way = Sequence[tuple[float, float, float]]


@dataclass(frozen=True, slots=True)
class _Soul:
    """One of the dead: its mouth, its hair by strand, its colours in the light and away from it."""

    mouth: Points
    hair: tuple[Way, ...]
    pale: str
    dim: str
    trim: str
    """Of collar and cuffs."""
    arms: tuple[Way, ...]
    """From shoulder to wrist, the near one last."""


_WAIL: Final = ((-20, 22), (-10, 15), (2, 20), (6, 38), (-3, 56), (-14, 54), (-21, 40))
_GASP: Final = ((-14, 26), (-7, 20), (1, 26), (1, 38), (-6, 44), (-14, 38))
_LONG: Final = tuple(
    ((-20 + 9 * i, -56 + 2 * i, 1.0), (34 + 6 * i, -84 + 19 * i, 1.0), (110 + 9 * (i % 3), -66 + 34 * i, 0.05))
    for i in range(6)
)
_TUFTS: Final = (
    ((-30, -44, 0.7), (0, -62, 1.1), (34, -44, 0.8)),
    ((-22, -52, 1.0), (-26, -82, 1.3), (2, -96, 0.3)),
    ((20, -50, 1.0), (34, -80, 1.3), (66, -78, 0.3)),
)
_ARMS: Final = (
    ((30, 92, 1.0), (-24, 122, 1.1), (-66, 104, 0.9), (-94, 88, 0.75)),
    ((0, 92, 1.1), (-40, 88, 1.1), (-70, 58, 0.9), (-92, 34, 0.75)),
)
_REACH: Final = ((0, 92, 1.1), (-40, 90, 1.2), (-72, 72, 1.1), (-104, 50, 0.8))
_PALM: Final = ((10, -13), (-14, -24), (-36, -22), (-42, -2), (-30, 16), (4, 14))
_DIGITS: Final = (
    ((-6, -14, 1.15), (-18, -42, 1.1), (-36, -58, 0.6)),
    ((-30, -18, 1.1), (-58, -42, 1.05), (-86, -46, 0.5)),
    ((-36, -10, 1.1), (-70, -20, 1.05), (-104, -16, 0.5)),
    ((-36, 0, 1.1), (-68, 2, 1.05), (-96, 12, 0.5)),
    ((-28, 10, 1.05), (-54, 20, 1.0), (-72, 36, 0.45)),
)
"""An open hand about its wrist: the thumb, and the fingers from the index to the little one."""
_WOMAN, _CHILD = (
    _Soul(_WAIL, _LONG, "#cfe8de", "#74a8a0", "#f4ecd8", _ARMS),
    _Soul(_GASP, _TUFTS, "#dccfe8", "#9682b0", "#5a4a86", (_REACH,)),
)
_FACE: Final = (
    *((-6, -60), (24, -56), (40, -30), (42, -6), (32, 14), (26, 36), (8, 58), (-10, 68), (-24, 58), (-34, 36)),
    *((-36, 18), (-46, 2), (-44, -26), (-30, -50)),
)
_SHADOW: Final = (
    *((30, -60), (26, -20), (30, -2), (14, 10), (20, 30), (2, 48), (-12, 72), (30, 84), (70, 0), (56, -50)),
)
_TAIL: Final = (
    ((2, 52, 0.5), (14, 92, 1.05), (46, 128, 1.0), (84, 160, 0.75), (104, 200, 0.5), (88, 244, 0.3), (116, 290, 0.03)),
    ((10, 84, 0.6), (40, 140, 0.8), (60, 190, 0.55), (44, 244, 0.35), (64, 296, 0.03)),
    ((30, 90, 0.6), (80, 126, 0.8), (120, 164, 0.5), (144, 214, 0.3), (132, 254, 0.03)),
)
"""The rags of a shroud: the middle one, and one on either side."""
_SLEEVE: Final = (
    *((22, 70), (-30, 66), (-58, 54), (-76, 40), (-76, 40), (-80, 66), (-70, 92), (-52, 122), (-52, 122)),
    *((-30, 124), (-6, 116), (24, 128), (44, 100)),
)
_COME: Final = (
    (Place(60, 452, 0.6, -0.1, -1), _CHILD),
    (Place(381, 371, 0.77, 0.02), _WOMAN),
)
"""Who comes, from where; the bones come after them."""


def _placed(at: Place, points: Way) -> list[tuple[float, float, float]]:
    """Return a way given about a soul's brow as a way on the card."""
    return [(*at.point(x, y), share) for x, y, share in points]


def _soul(sheet: Sheet, at: Place, soul: _Soul) -> None:
    """Print a soul that streams to the left: head and arms first, hair and a ribbon of smoke behind."""
    hair = sheet.plate()
    for strand in soul.hair:
        ribbon(hair, _placed(at, strand), 30 * at.k)
    behind = hair.mask
    sheet.solid(behind, _HAIR, rim=2, line="#0e141c", grain=0.15, mott=0.1)
    for arm in soul.arms[:-1]:
        _arm(sheet, at, soul, arm)
    rags = sheet.plate()
    for rag in _TAIL[1:]:
        ribbon(rags, _placed(at, rag), 52 * at.k)
    _flat(sheet, rags.mask, at, soul, ((20, 110), (60, 130), (90, 190), (60, 320), (160, 260), (130, 130), (60, 90)))
    body = ribbon(sheet.plate(), _placed(at, _TAIL[0]), 84 * at.k)
    dark = ((20, 108), (60, 150), (80, 200), (72, 262), (110, 330), (140, 200), (100, 130), (30, 70))
    _flat(sheet, body.mask, at, soul, dark)
    _shroud(sheet, at, soul, body.mask)
    face = sheet.plate().fill(at.of(_FACE)).mask
    _flat(sheet, face, at, soul, _SHADOW)
    _features(sheet, at, soul, face)


def _shroud(sheet: Sheet, at: Place, soul: _Soul, within: Mask) -> None:
    """Print the folds of the shroud, its crossed collar, the hand and the wide sleeve it comes out of."""
    folds = sheet.plate()
    for fold in (
        ((30, 118, 0.1), (66, 150, 1), (86, 204, 0.1)),
        ((48, 108, 0.1), (90, 146, 1), (104, 196, 0.1)),
        ((8, 112, 0.1), (34, 142, 1), (58, 168, 0.1)),
    ):
        ribbon(folds, _placed(at, fold), 5.5 * at.k)
    sheet.body(folds.mask * within, _DEEP)
    _arm(sheet, at, soul, soul.arms[-1])
    sleeve = sheet.plate().fill(at.of(_SLEEVE)).mask
    _flat(sheet, sleeve, at, soul, ((-74, 84), (-40, 96), (10, 96), (60, 80), (40, 140), (-60, 140)))
    shoulder = sheet.plate().fill(at.of([(8, 66), (30, 62), (58, 84), (66, 108), (46, 106), (34, 92), (12, 88)]))
    sheet.body(shoulder.mask * within, soul.pale)
    collar = ribbon(sheet.plate(), _placed(at, ((-18, 58, 0.8), (-8, 74, 1), (4, 86, 0.4))), 13 * at.k)
    ribbon(collar, _placed(at, ((28, 46, 0.8), (20, 72, 1), (-2, 94, 0.4))), 13 * at.k)
    sheet.solid(collar.mask, soul.trim, rim=1.8, line=_DEEP, grain=0.1, mott=0.1)
    cuff = ribbon(sheet.plate(), _placed(at, ((-75, 40, 0.8), (-79, 66, 1), (-70, 92, 1), (-53, 121, 0.7))), 9 * at.k)
    sheet.solid(cuff.mask, soul.trim, rim=1.5, line=_DEEP, grain=0.1, mott=0.1)
    creases = sheet.plate()
    for fold in (((16, 78, 0.2), (-20, 84, 1), (-58, 76, 0.1)), ((30, 96, 0.2), (-6, 104, 1), (-46, 102, 0.1))):
        ribbon(creases, _placed(at, fold), 5.5 * at.k)
    sheet.body(creases.mask * sleeve, _DEEP)


def _arm(sheet: Sheet, at: Place, soul: _Soul, arm: Way) -> None:
    """Print an arm and the open hand, thumb up, that reaches for the banner."""
    x, y, _ = arm[-1]
    plate = ribbon(sheet.plate(), _placed(at, arm), 24 * at.k).fill(at.of([(x + a, y + b) for a, b in _PALM]))
    for digit in _DIGITS:
        way = _placed(at, [(x + a, y + b, c) for a, b, c in digit])
        ribbon(plate, way, 12 * at.k).disc(*way[-1][:2], 3.2 * at.k)
    mask = plate.mask
    sheet.solid(mask, soul.pale, rim=2.2, line=_DEEP, grain=0.12, mott=0.12)
    sheet.body(shaded(mask, 0, 4 * at.k), soul.dim)


def _flat(sheet: Sheet, mask: Mask, at: Place, soul: _Soul, dark: Points) -> None:
    """Print a part of a soul in two tones cut hard."""
    sheet.solid(mask, soul.pale, rim=2.2, line=_DEEP, grain=0.12, mott=0.12)
    facet(sheet, at.of(dark), mask, soul.dim)


def _features(sheet: Sheet, at: Place, soul: _Soul, within: Mask) -> None:
    """Cut hollow eyes, a mouth and tears into a face, and lay the hair over its brow."""
    whites, cuts, lights = sheet.plate(), sheet.plate(), sheet.plate()
    for s, x in ((-1, -26), (1, 9)):
        socket = [(-13, 4), (-5, -10), (8, -10), (13, 2), (4, 12), (-7, 12)]
        cuts.fill(at.of([(x + a, b - 6) for a, b in socket]))
        whites.fill(at.of([(x + a, b - 6) for a, b in ((-9, 2), (-1, -5), (8, 1), (0, 7))]))
        lights.disc(*at.point(x - 2, -5), 3.2 * at.k)
        ribbon(cuts, _placed(at, [(x + s * 17, -20, 0.1), (x + s * 2, -27, 1), (x - s * 12, -34, 0.4)]), 6 * at.k)
        gouges(cuts, [(at.point(x - 4, 8), at.point(x - 7, 34)), (at.point(x + 5, 9), at.point(x + 3, 24))], 3.6 * at.k)
    ribbon(cuts, _placed(at, [(-8, -12, 0.1), (-14, 6, 0.8), (-17, 13, 1), (-8, 15, 0.3)]), 4.5 * at.k)
    ribbon(cuts, _placed(at, [(30, 6, 0.2), (20, 20, 0.9), (22, 36, 0.1)]), 4.5 * at.k)
    cuts.fill(at.of(soul.mouth))
    sheet.body(cuts.mask * within, _DEEP)
    sheet.body(whites.mask, "#ffd25a").body(lights.mask, _DEEP)
    teeth = sheet.plate()
    mx, my = soul.mouth[1][:2]
    for i in range(3):
        teeth.fill(at.of([(mx - 5 + 5 * i, my + 3), (mx - 1 + 5 * i, my + 3), (mx - 2 + 5 * i, my + 9)]))
    sheet.body(teeth.mask * within, "#f4ecd8")
    fringe = sheet.plate()
    if soul is _CHILD:
        ribbon(fringe, _placed(at, [(-14, -62, 0.5), (-8, -46, 1.1), (2, -36, 0.1)]), 20 * at.k)
        ribbon(fringe, _placed(at, [(8, -62, 0.5), (8, -46, 1.1), (2, -34, 0.1)]), 18 * at.k)
    else:
        for a, b in ((-44, -4), (30, -18), (44, 8)):
            way = [(-2, -64, 1), ((a - 2) / 2 * 1.3, -46, 1.1), (a, b, 0.05)]
            ribbon(fringe, _placed(at, way), 17 * at.k)
    sheet.solid(fringe.mask, _HAIR, rim=1.3, line="#0e141c", grain=0.15, mott=0.1)
