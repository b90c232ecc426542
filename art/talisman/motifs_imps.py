"""Signs under the script, sixth part: the five ghosts that fetch riches."""

from dataclasses import dataclass
from typing import Final

from art.kit.base import Points
from art.kit.geometry import polygon, star
from art.kit.media import woodblock
from art.kit.palette import Suiting
from art.kit.sheet import Sheet
from art.talisman.motifs_evil import claws
from art.talisman.printing import carved

_PUSH: Final = (
    ((-2, -32, 1), (20, -20, 0.9), (46, -26, 0.6)),
    ((4, -36, 1), (26, -38, 0.9), (48, -52, 0.6)),
    ((-4, 0, 1.3), (-22, 20, 1), (-34, 46, 0.6)),
    ((4, 0, 1.3), (22, 14, 1), (10, 46, 0.6)),
)
_HEAVE: Final = (
    ((-8, -32, 1), (-26, -14, 0.9), (-38, -34, 0.6)),
    ((8, -30, 1), (30, -14, 0.9), (54, -18, 0.6)),
    ((-6, 0, 1.3), (-28, 14, 1), (-22, 42, 0.6)),
    ((6, 0, 1.3), (30, 12, 1), (26, 42, 0.6)),
)
_STRIDE: Final = (
    ((-8, -32, 1), (-26, -48, 0.9), (-14, -80, 0.6)),
    ((8, -30, 1), (26, -18, 0.9), (44, -30, 0.6)),
    ((-4, 0, 1.3), (-20, 22, 1), (-46, 34, 0.6)),
    ((4, 0, 1.3), (26, 10, 1), (30, 44, 0.6)),
)
"""Two arms and two legs of an imp that faces right, from its hips; with the share of the width."""
_TRUNK: Final = ((-15, -36), (2, -42), (16, -34), (15, -20), (22, -4), (12, 9), (-9, 9), (-18, -2), (-14, -20))
_CLOTH: Final = ((-19, -4), (2, 2), (21, -4), (25, 12), (15, 9), (10, 23), (3, 12), (-6, 22), (-11, 10), (-23, 14))


def imps(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Five ghosts, no two alike, trundle in a coin as large as a millstone, one with a sack on its back."""
    _great_coin(sheet, suit, 204, 556, 120, seed)
    _print_imp(sheet, suit, _HORNED, (76, 482), 0.9, 1)
    _print_imp(sheet, suit, _EARED, (62, 644), 0.94, 1)
    _print_imp(sheet, suit, _ONE_EYED, (346, 646), 0.94, -1)
    _print_imp(sheet, suit, _TONGUED, (396, 588), 0.88, -1)
    _sack(sheet, suit, 454, 436)
    _print_imp(sheet, suit, _NOSED, (412, 476), 0.8, -1)


def _great_coin(sheet: Sheet, suit: Suiting, x: float, y: float, r: float, seed: int) -> None:
    """Print a rolling coin: its square hole stands on a corner, its legend beside the axis of the script."""
    carved(sheet, suit, sheet.plate().disc(x + 9, y + 7, r).mask, suit.line, edge=suit.light)
    carved(sheet, suit, sheet.plate().disc(x, y, r).mask, suit.light)
    field = sheet.plate().disc(x, y, r * 0.88).fill(star(x, y, 46, 32.5, 4), cut=True)
    for word, dx, dy in (("招", 0.42, -0.42), ("財", 0.42, 0.42), ("進", -0.42, -0.42), ("寶", -0.42, 0.42)):
        field.text(word, x + dx * r, y + dy * r, r * 0.42, hand="kai", bold=1.8, cut=True)
    sheet.body(woodblock(field.mask, seed, 0.15), suit.tone)
    hole = sheet.plate().fill(star(x, y, 34, 24, 4))
    carved(sheet, suit, hole.mask, suit.paper, rim=1.6)


def _sack(sheet: Sheet, suit: Suiting, x: float, y: float) -> None:
    """Print a full sack with a tied neck."""
    with sheet.at(x, y, 1):
        bag = sheet.plate().fill([(-34, -6), (-14, -22), (22, -14), (30, 22), (10, 46), (-24, 40), (-40, 20)])
        bag.fill(polygon([(-34, -2), (-52, -16), (-40, -22), (-30, -14), (-22, -12)]))
        carved(sheet, suit, bag.mask, suit.light, rim=2.4)
        folds = sheet.plate()
        for a, b, c in (((-30, -4), (-6, 8), (2, 32)), ((-32, 2), (-20, 18), (-18, 34)), ((-26, -8), (2, -6), (18, 8))):
            folds.brush([(*a, 1), (*b, 0.8), (*c, 0.1)], 5, dry=0.1)
        sheet.body(folds.mask, suit.line)


@dataclass(frozen=True)
class _Imp:
    """An imp that faces right, its hips at the origin.

    Attributes:
        limbs: two arms and two legs.
        head: the outline of its skull.
        tufts: horns, ears, hair: outlines with corners.
        eyes: places and radii.
        brows: strokes over the eyes.
        mouth: an outline.
        fangs: the points of its teeth.
        dark: whether it is printed dark or pale.
    """

    limbs: tuple[Points, ...]
    head: Points
    tufts: tuple[Points, ...]
    eyes: Points
    brows: tuple[Points, ...]
    mouth: Points
    fangs: Points
    dark: bool


_HORNED: Final = _Imp(
    _PUSH,
    ((-24, -58), (-14, -82), (8, -86), (28, -74), (34, -58), (26, -44), (14, -32), (-8, -34), (-22, -44)),
    (
        ((-16, -70), (-32, -80), (-34, -108), (-22, -92), (-2, -80)),
        ((12, -80), (26, -88), (34, -112), (38, -86), (28, -66)),
        ((-20, -60), (-40, -66), (-30, -50), (-36, -42), (-16, -42)),
    ),
    ((0, -64, 7), (22, -63, 6.5)),
    (((-12, -74, 0.3), (2, -73, 1), (11, -66, 0.5)), ((32, -74, 0.3), (24, -73, 1), (15, -66, 0.5))),
    ((-8, -50), (8, -46), (26, -52), (20, -38), (4, -36)),
    ((0, -50), (18, -50)),
    True,
)
_EARED: Final = _Imp(
    _PUSH,
    ((-20, -54), (-16, -74), (4, -82), (26, -74), (32, -54), (22, -36), (4, -30), (-12, -36)),
    (
        ((-12, -70), (-46, -92), (-52, -70), (-40, -64), (-42, -52), (-12, -50)),
        ((22, -70), (52, -90), (58, -66), (46, -62), (46, -50), (24, -50)),
        ((-4, -78), (-8, -94), (4, -88), (10, -100), (14, -78)),
    ),
    ((-4, -62, 7), (18, -62, 7)),
    (((-16, -66, 0.3), (-6, -73, 1), (5, -67, 0.5)), ((30, -66, 0.3), (20, -73, 1), (9, -67, 0.5))),
    ((-14, -50), (7, -45), (28, -50), (18, -36), (-4, -36)),
    ((-6, -49), (7, -47), (20, -49)),
    False,
)
_ONE_EYED: Final = _Imp(
    _PUSH,
    ((-20, -56), (-12, -80), (10, -86), (28, -74), (32, -54), (22, -34), (2, -30), (-16, -40)),
    (
        ((-8, -78), (-16, -94), (-34, -104), (-8, -108), (10, -118), (10, -100), (14, -80)),
        ((-16, -60), (-34, -60), (-22, -48), (-14, -46)),
    ),
    ((11, -62, 14),),
    (((-8, -76, 0.4), (10, -80, 1.2), (28, -74, 0.4)),),
    ((-4, -40), (10, -46), (26, -42), (18, -34), (2, -33)),
    ((2, -36), (18, -36)),
    True,
)
_TONGUED: Final = _Imp(
    _HEAVE,
    ((-18, -54), (-12, -74), (6, -80), (24, -72), (30, -54), (20, -38), (4, -34), (-12, -40)),
    (
        ((-14, -56), (-40, -44), (-30, -60), (-46, -66), (-28, -74), (-34, -90), (-14, -84), (-10, -102), (4, -86)),
        ((0, -84), (16, -100), (18, -82), (36, -90), (30, -72), (46, -66), (30, -58), (24, -70)),
    ),
    ((-2, -62, 6.5), (18, -62, 6.5)),
    (((-12, -70, 0.3), (-2, -72, 1), (6, -66, 0.5)), ((28, -70, 0.3), (18, -72, 1), (10, -66, 0.5))),
    ((-8, -48), (8, -45), (24, -49), (20, -42), (17, -18), (12, -2), (4, -8), (2, -26), (-2, -42)),
    ((-2, -47), (18, -48)),
    False,
)
_NOSED: Final = _Imp(
    _STRIDE,
    ((-18, -58), (-8, -80), (12, -84), (28, -72), (56, -58), (58, -50), (34, -48), (24, -36), (4, -32), (-14, -42)),
    (
        ((-12, -66), (-40, -80), (-34, -62), (-44, -52), (-14, -48)),
        ((-8, -76), (-18, -92), (0, -84), (6, -98), (14, -82)),
    ),
    ((14, -65, 7),),
    (((0, -70, 0.3), (14, -76, 1), (26, -68, 0.5)),),
    ((0, -44), (14, -46), (28, -46), (20, -38), (6, -37)),
    ((8, -46), (20, -46)),
    True,
)


def _print_imp(sheet: Sheet, suit: Suiting, imp: _Imp, place: tuple[float, float], k: float, side: int) -> None:
    """Print an imp, its face to a side (1 or -1)."""

    def faced(points: Points) -> Points:
        return [(side * x, y, *rest) for x, y, *rest in points]

    with sheet.at(*place, k):
        shape = sheet.plate()
        for i, limb in enumerate(imp.limbs):
            shape.brush(faced(limb), 18, dry=0, seed=i, taper=(0.02, 0.05), wob=0.02)
            claws(shape, faced(limb), 13)
        shape.fill(faced(_TRUNK)).fill(faced(imp.head))
        for tuft in imp.tufts:
            shape.fill(polygon(faced(tuft)))
        if imp.dark:
            carved(sheet, suit, shape.mask, suit.line, edge=suit.light, rim=2.4)
        else:
            carved(sheet, suit, shape.mask, suit.tone)
        cloth = sheet.plate().fill(polygon(faced(_CLOTH)))
        carved(sheet, suit, cloth.mask, suit.light if imp.dark else suit.line, rim=1.2)
        pale, deep = sheet.plate(), sheet.plate()
        for x, y, r in imp.eyes:
            pale.disc(side * x, y, r)
            deep.disc(side * (x + r * 0.25), y + 0.5, r * 0.46)
        for brow in imp.brows:
            deep.brush(faced(brow), 6, dry=0, wob=0)
        for x, y in imp.fangs:
            deep.fill(polygon(faced([(x - 3.5, y - 1), (x, y + 9), (x + 3.5, y - 1)])))
        pale.fill(faced(imp.mouth))
        for i in range(2):
            pale.brush(faced([(-9, -25 + i * 8, 0.2), (2, -21 + i * 8, 1), (12, -26 + i * 8, 0.2)]), 3, dry=0, wob=0)
        sheet.body(pale.mask, suit.light)
        sheet.body(deep.mask, suit.line)
