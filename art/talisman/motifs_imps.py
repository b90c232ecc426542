"""Signs under the script, sixth part: the five ghosts that fetch riches."""

from dataclasses import dataclass
from typing import Final

from art.kit.base import Points
from art.kit.geometry import polygon
from art.kit.media import woodblock
from art.kit.palette import Suiting
from art.kit.sheet import Sheet
from art.talisman.motifs_evil import claws
from art.talisman.printing import carved


def imps(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Five ghosts, no two alike: three bear a great coin on their heads, two come after."""
    _great_coin(sheet, suit, 411, 454, 61, seed)
    for x, side in ((354, -1), (464, 1)):
        hand = [(x - side * 2, 556, 1), (x + side * 8, 518, 1), (x - side * 4, 482, 0.8)]
        arm = sheet.plate().brush(hand, 20, dry=0, wob=0.01, taper=(0.02, 0.02))
        claws(arm, hand, 14)
        carved(sheet, suit, arm.mask, suit.line, edge=suit.light, rim=2.4)
    _print_imp(sheet, suit, _ONE_EYED, (352, 644), 1.16, 1)
    _print_imp(sheet, suit, _HORNED, (437, 638), 1.06, -1)
    _print_imp(sheet, suit, _EARED, (364, 708), 1.04, -1)
    _print_imp(sheet, suit, _UNICORN, (68, 610), 1.08, 1)
    _print_imp(sheet, suit, _TONGUED, (72, 692), 1.04, 1)


def _great_coin(sheet: Sheet, suit: Suiting, x: float, y: float, r: float, seed: int) -> None:
    """Print a coin: a raised rim, a square hole, a legend of four characters."""
    carved(sheet, suit, sheet.plate().disc(x, y, r).mask, suit.light, rim=3.4)
    field = sheet.plate().disc(x, y, r * 0.86).rect(x - r * 0.28, y - r * 0.28, r * 0.56, r * 0.56, 2, cut=True)
    for word, dx, dy in (("招", 0, -0.56), ("財", 0, 0.56), ("進", 0.56, 0), ("寶", -0.56, 0)):
        field.text(word, x + dx * r, y + dy * r, r * 0.44, hand="kai", bold=1.6, cut=True)
    sheet.body(woodblock(field.mask, seed, 0.15), suit.line)
    hole = sheet.plate().rect(x - r * 0.2, y - r * 0.2, r * 0.4, r * 0.4, 2)
    carved(sheet, suit, hole.mask, suit.paper, rim=1.6)


@dataclass(frozen=True)
class _Imp:
    """An imp's head that faces right, its chin somewhat above the origin.

    Attributes:
        head: the outline of its skull.
        tufts: horns, ears, hair: outlines with corners.
        eyes: places and radii.
        brows: strokes over the eyes.
        mouth: an outline.
        fangs: the points of its teeth.
        dark: whether it is printed dark or pale.
    """

    head: Points
    tufts: tuple[Points, ...]
    eyes: Points
    brows: tuple[Points, ...]
    mouth: Points
    fangs: Points
    dark: bool


_HORNED: Final = _Imp(
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
_UNICORN: Final = _Imp(
    ((-24, -54), (-20, -74), (2, -82), (26, -74), (32, -54), (26, -38), (4, -30), (-16, -36)),
    (
        ((-12, -72), (-10, -92), (4, -114), (10, -92), (20, -74)),
        ((-18, -66), (-36, -76), (-34, -54), (-18, -48)),
        ((24, -66), (40, -76), (40, -54), (26, -48)),
    ),
    ((-6, -62, 8), (19, -62, 8)),
    (((-18, -76, 0.3), (-5, -71, 1), (4, -66, 0.5)), ((32, -76, 0.3), (19, -71, 1), (10, -66, 0.5))),
    ((-16, -48), (5, -44), (28, -48), (20, -36), (4, -33), (-10, -37)),
    ((-8, -47), (6, -45), (20, -47)),
    True,
)


def _print_imp(sheet: Sheet, suit: Suiting, imp: _Imp, place: tuple[float, float], k: float, side: int) -> None:
    """Print an imp's head, its face to a side (1 or -1)."""

    def faced(points: Points) -> Points:
        return [(side * x, y, *rest) for x, y, *rest in points]

    with sheet.at(*place, k):
        shape = sheet.plate()
        shape.fill(faced(imp.head))
        for tuft in imp.tufts:
            shape.fill(polygon(faced(tuft)))
        if imp.dark:
            carved(sheet, suit, shape.mask, suit.line, edge=suit.light, rim=2.4)
        else:
            carved(sheet, suit, shape.mask, suit.tone)
        pale, deep = sheet.plate(), sheet.plate()
        for x, y, r in imp.eyes:
            pale.disc(side * x, y, r)
            deep.disc(side * (x + r * 0.25), y + 0.5, r * 0.46)
        for brow in imp.brows:
            deep.brush(faced(brow), 6, dry=0, wob=0)
        for x, y in imp.fangs:
            deep.fill(polygon(faced([(x - 3.5, y - 1), (x, y + 9), (x + 3.5, y - 1)])))
        pale.fill(faced(imp.mouth))
        sheet.body(pale.mask, suit.light)
        sheet.body(deep.mask, suit.line)
