"""Signs under the script, first part: what is done with souls and spirit."""

from math import pi
from typing import Final

from art.ghosts.limbs import Placing, pose, spots, where
from art.kit.geometry import around, polygon
from art.kit.media import woodblock
from art.kit.palette import Suiting
from art.kit.sheet import Sheet
from art.talisman.ground import mound
from art.talisman.printing import carved

Point = tuple[float, float]
Wisp = tuple[float, float, float, float, float]
_BLUNT: Final = (0.02, 0.02)

# -- spirit is gathered

_HEART: Final = (364.0, 506.0)
_WISPS: Final = (
    *((58.0, i * pi / 2 - 0.2, 96.0, 1.62, 23.0) for i in range(4)),
    (144.0, -0.98, 170.0, 0.6, 20.0),
    (206.0, 2.98, 306.0, 0.32, 27.0),
    (226.0, 3.34, 294.0, 0.28, 24.0),
)
"""Wisps of spirit: how far from the pearl a head is and at which angle, how far off its tail ends and how far round it
lags, half its breadth."""
_FLAME: Final = (
    "-0.1,0 -0.07,0.6 0.03,0.95 0.14,1 0.25,0.92 0.34,1.1 0.46,1.6 0.465,1.55 0.42,0.85 0.47,0.66 0.56,0.75 0.68,1.15 "
    "0.685,1.1 0.64,0.45 0.72,0.25 0.86,0.3 1.1,0.9 1.105,0.86 0.98,0.05 0.82,-0.32 0.6,-0.62 0.4,-0.85 0.2,-1 "
    "0.05,-0.95 -0.07,-0.6"
)
_CORE: Final = "0.04,0 0.08,0.26 0.18,0.3 0.34,0.24 0.52,0.26 0.74,0.26 0.74,0.22 0.5,0 0.32,-0.28 0.18,-0.4 0.08,-0.28"
"""A flame stretched out straight, and the paler one in it: shares of its length back from the head, and of its half
breadth away from the pearl."""


def gather(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Wisps of spirit come in from far off and whirl, closer and closer, about the pearl into which they go."""
    for wisp in _WISPS[::-1]:
        _whirling(sheet, suit, _HEART, wisp, seed)
    _pearl(sheet, suit, _HEART, seed)


def _whirling(sheet: Sheet, suit: Suiting, heart: Point, wisp: Wisp, seed: int) -> None:
    """Print a wisp that clings to a pearl, and the paler core in it."""
    outer, core = (sheet.plate().fill(_bent(text, heart, wisp)).mask for text in (_FLAME, _CORE))
    carved(sheet, suit, outer, suit.tone, rim=3.2)
    sheet.body(woodblock(core, seed, 0.1), suit.light)


def _pearl(sheet: Sheet, suit: Suiting, heart: Point, seed: int) -> None:
    """Print a pearl of spirit."""
    carved(sheet, suit, sheet.plate().disc(*heart, 42).mask, suit.light, rim=4)
    word = sheet.plate().text("靈", *heart, 58, hand="kai", bold=1.6)
    sheet.body(woodblock(word.mask, seed, 0.1), suit.deep)


def _bent(outline: str, heart: Point, wisp: Wisp) -> list[Point]:
    """Return an outline of a flame, bent along the way on which its wisp whirls in."""
    near, angle, far, lag, half = wisp
    return [
        around(*heart, near + (far - near) * max(0, u) ** 1.2 + v * half, angle - lag * u) for u, v in spots(outline)
    ]


# -- spirit is borrowed

_LENT: Final = (362.0, 474.0)
_TRAIL: Final = ((52.0, -3.0, 114.0, -0.65, 21.0), (54.0, -2.2, 132.0, -0.55, 23.0))
"""The pearl on its way from hand to hand, and the flames it trails."""
_GIVING: Final = "498,344 518,370 504,396 476,418 450,430 430,424 416,408 410,390 422,374 450,358 476,344"
_GIVING_FINGERS: Final = (
    "418,382,1 384,370,1 354,382,0.75",
    "418,392,1.05 380,386,1.05 348,404,0.75",
    "426,406,1.05 388,406,1 360,426,0.75",
)
_GIVING_THUMB: Final = "462,412,1.3 444,438,1.1 420,450,0.8"
_TAKING: Final = (
    "500,542 466,542 436,554 404,564 366,564 338,556 318,562 312,576 326,589 362,598 406,601 450,597 500,594"
)
_TAKING_FINGERS: Final = (
    "352,566,1 314,556,1 282,530,0.75",
    "350,576,1 306,572,1.05 272,550,0.75",
    "360,588,1 316,590,1 280,572,0.75",
)
_TAKING_THUMB: Final = "452,556,1.35 434,528,1.15 418,500,0.8"
"""The back of the hand that gives, the hollow of the hand that takes, and their fingers by the joints."""


def borrow(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A pearl of spirit, flames behind it, passes from one hand down into another."""
    _hand(sheet, suit, _GIVING, _GIVING_FINGERS, _GIVING_THUMB)
    cuff = "462,336 484,322 520,318 520,424 492,424 478,398 468,366"
    _sleeve(sheet, suit, cuff, "471,342,1 479,372,1 493,412,1", (suit.light, suit.tone), seed)
    _hand(sheet, suit, _TAKING, _TAKING_FINGERS, _TAKING_THUMB)
    cuff = "466,526 480,512 520,508 520,606 486,606 470,598 464,562"
    _sleeve(sheet, suit, cuff, "476,530,1 472,564,1 480,594,1", (suit.line, suit.light), seed)
    for wisp in _TRAIL:
        _whirling(sheet, suit, _LENT, wisp, seed)
    _pearl(sheet, suit, _LENT, seed)


def _hand(sheet: Sheet, suit: Suiting, palm: str, fingers: tuple[str, ...], thumb: str) -> None:
    """Print a hand finger by finger, all of one piece with its palm, and the thumb over it."""
    for finger in fingers:
        _finger(sheet, suit, finger)
    carved(sheet, suit, sheet.plate().fill(spots(palm)).mask, suit.tone, rim=3)
    joined = sheet.plate()
    for finger in fingers:
        (x, y, *_), (bx, by, *_) = spots(finger)[:2]
        joined.brush([(x, y, 1), ((2 * x + bx) / 3, (2 * y + by) / 3, 1)], 20, dry=0, wob=0, taper=_BLUNT)
    sheet.body(joined.mask, suit.tone)
    _finger(sheet, suit, thumb)
    (x, y, *_), (bx, by, *_) = spots(thumb)[:2]
    root = sheet.plate().brush([(x + (x - bx) * 0.6, y + (y - by) * 0.6, 1.1), (x, y, 1.2)], 26, dry=0, wob=0)
    sheet.body(root.mask, suit.tone)


def _finger(sheet: Sheet, suit: Suiting, text: str) -> None:
    """Print one finger along its joints, round where it ends, its nail pale."""
    joints = spots(text)
    (bx, by, *_), (x, y, share) = joints[-2:]
    part = sheet.plate().brush(joints, 24, dry=0, wob=0, taper=_BLUNT).disc(x, y, 12 * share)
    carved(sheet, suit, part.mask, suit.tone, rim=3)
    nail = sheet.plate().disc(x + (x - bx) * 0.08, y + (y - by) * 0.08, 5.5 * share)
    sheet.body(nail.mask, suit.light)


def _sleeve(sheet: Sheet, suit: Suiting, outline: str, hem: str, tints: tuple[str, str], seed: int) -> None:
    """Print the sleeve out of which a hand comes, in one colour with a hem of the other."""
    cloth, trim = tints
    edge = suit.light if cloth == suit.line else suit.line
    carved(sheet, suit, sheet.plate().fill(spots(outline)).mask, cloth, edge=edge, rim=2.6)
    border = sheet.plate().brush(spots(hem), 9, dry=0, seed=seed, wob=0, taper=_BLUNT)
    sheet.body(woodblock(border.mask, seed, 0.15), trim)


# -- a soul changes house

_WISP: Final = (
    "424,484 430,514 414,544 388,558 356,554 328,532 306,504 270,492 232,496 188,510 148,532 118,556 98,586 88,586 "
    "94,552 118,514 152,482 126,488 98,504 132,468 178,446 226,438 196,430 166,432 220,418 276,418 314,426 300,410 "
    "274,404 322,398 368,410 406,442"
)
_VEINS: Final = (
    "110,546,0.2 142,506,0.8 196,474,1 250,464,1 298,472,0.2",
    "190,458,0.2 236,447,0.9 290,446,1 326,458,0.2",
    "296,420,0.2 332,418,0.9 372,432,0.9 396,458,0.2",
)
"""What a soul that leaps is made of: a flame that tapers back to where it comes from, and the lights in it."""


def leap(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A soul leaps from one urn into another: a flame with a face, its tongues streaming behind it."""
    with sheet.at(88, 582, 0.96):
        _urn(sheet, suit, seed)
    body = sheet.plate().fill(spots(_WISP))
    carved(sheet, suit, body.mask, suit.tone, rim=3.4)
    veins = sheet.plate()
    for i, line in enumerate(_VEINS):
        veins.brush(spots(line), 12, dry=0, seed=seed + i, wob=0.02, taper=(0.1, 0.3))
    sheet.body(woodblock(veins.mask, seed, 0.15), suit.light)
    _soul_face(sheet, suit, pose(376, 498, turn=0.42), seed)
    with sheet.at(380, 582, 0.96):
        _urn(sheet, suit, seed)


def _soul_face(sheet: Sheet, suit: Suiting, at: Placing, seed: int) -> None:
    """Print a soul's pale face in its flame: long hollow eyes and a round mouth."""
    pale = sheet.plate().fill(at(spots("-36,-14 -20,-42 18,-44 38,-14 36,14 16,44 -14,44 -34,16")))
    carved(sheet, suit, pale.mask, suit.light, rim=2.4)
    holes = sheet.plate()
    for side in (-1, 1):
        holes.disc(*where(at, side * 16, -6), 8.5, ry=13)
        holes.brush(at(spots("29,-25,0.2 18,-28,1 7,-22,0.3", side)), 5, dry=0, wob=0, seed=seed)
    sheet.body(woodblock(holes.disc(*where(at, 1, 24), 8, ry=10).mask, seed, 0.1), suit.line)


def _urn(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Print an open urn about the middle of its mouth, a paper on its belly."""
    belly = sheet.plate().fill(
        "M -34 0 L 34 0 C 34 16 64 24 62 56 C 60 90 40 100 36 108 "
        "L -36 108 C -40 100 -60 90 -62 56 C -64 24 -34 16 -34 0 Z"
    )
    carved(sheet, suit, belly.mask, suit.line, edge=suit.light, rim=3)
    shine = sheet.plate().brush([(-48, 40, 0.2), (-50, 62, 1), (-36, 92, 0.2)], 9, dry=0.1, seed=seed)
    sheet.body(woodblock(shine.mask, seed, 0.15), suit.tone)
    carved(sheet, suit, sheet.plate().disc(0, 0, 46, ry=13).mask, suit.tone, rim=2.4)
    sheet.body(sheet.plate().disc(0, 0, 34, ry=7).mask, suit.line)
    slip = sheet.plate().fill(polygon([(0, 22), (32, 56), (0, 90), (-32, 56)]))
    carved(sheet, suit, slip.mask, suit.light, rim=1.6)
    sheet.body(sheet.plate().text("魂", 0, 56, 32, hand="kai", bold=1).mask, suit.line)


# -- a soul is led

_LAMP: Final = (116.0, 474.0)
_LIT: Final = 158.0
"""Where the lantern hangs, and how far its light comes: the script begins there."""
_SHROUD: Final = spots(
    "-18,34 18,30 42,52 54,100 57,150 46,192 26,226 -4,258 -5,257 2,228 4,206 -10,222 -40,256 -76,276 -76,275 -48,244 "
    "-28,210 -25,194 -42,220 -74,236 -106,230 -106,229 -72,214 -50,184 -42,140 -40,90"
)
"""A soul's robe, which has no feet under it: it frays into three wisps."""
_STRAYS: Final = (
    "-100,262,0.2 -116,272,1 -136,270,0.2",
    "-30,282,0.2 -46,294,1 -68,296,0.2",
    "-118,232,0.2 -132,230,1 -146,220,0.2",
)
_FOLDS: Final = (
    "-26,120,0.2 -30,176,1 -56,216,0.8 -90,228,0.2",
    "0,130,0.2 -2,190,1 -28,236,0.8 -64,268,0.2",
    "28,120,0.2 32,176,1 16,216,0.8 -2,246,0.2",
)
_HAIR: Final = spots(
    "-30,10 -37,-14 -27,-40 -2,-53 26,-46 44,-22 52,24 64,84 60,148 50,172 44,116 32,64 26,14 12,-18 -12,-24 -25,-8"
)
_SLEEVE: Final = "30,64 -2,48 -44,50 -86,42 -96,52 -94,84 -84,122 -68,146 -52,122 -32,100 0,108 30,104"
"""The sleeve that hangs from a stretched arm."""
_HAND: Final = (-106.0, 56.0)
_FINGERS: Final = (
    *("-8,-8,1 -22,-15,0.9 -33,-17,0.5", "-12,-2,1 -28,-5,0.9 -41,-3,0.5"),
    *("-12,3,1 -27,4,0.9 -38,8,0.5", "-8,8,1 -20,13,0.9 -29,19,0.5", "2,-8,1.1 -6,-19,1 -14,-27,0.6"),
)


def guide(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A lantern shines on a hooked staff; a soul in its shroud drifts to the light, one arm stretched out for it."""
    rays = sheet.plate()
    for i in range(16):
        ray = [around(*_LAMP, r, i * pi / 8) for r in (58, 66, 88 if i % 2 else 76)]
        if ray[-1][0] < _LIT:
            rays.brush(ray, 8, dry=0.1, seed=i)
    sheet.body(woodblock(rays.mask, seed, 0.15), suit.tone)
    x, y = _LAMP
    crook = [
        (72, 672, 1),
        (66, 590, 0.95),
        (58, 484, 0.9),
        (60, 420, 0.8),
        (80, 390, 0.7),
        (108, 394, 0.6),
        (x, y - 48, 0.5),
    ]
    staff = sheet.plate().brush(crook, 13, dry=0, wob=0.01, taper=_BLUNT)
    carved(sheet, suit, staff.mask, suit.line, edge=suit.light, rim=2)
    mound(sheet, suit, 76, 656, 38)
    with sheet.at(x, y, 0.74):
        _lantern(sheet, suit, seed)
    with sheet.at(404, 376, 1):
        _follower(sheet, suit, seed)


def _lantern(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Print a paper lantern about its middle, lit from inside."""
    carved(sheet, suit, sheet.plate().disc(0, 0, 52, ry=62).mask, suit.tone, rim=3)
    ribs = sheet.plate()
    for j in (-0.7, -0.28, 0.28, 0.7):
        ribs.brush([(j * 24, -58, 0.8), (j * 60, 0, 1), (j * 24, 58, 0.8)], 4, dry=0, seed=seed, wob=0, taper=_BLUNT)
    sheet.body(ribs.mask, suit.line)
    word = sheet.plate().text("引", 0, 0, 66, hand="kai", bold=3.4)
    carved(sheet, suit, word.mask, suit.paper, rim=1.6)
    caps = sheet.plate().rect(-28, -70, 56, 15, 3).rect(-28, 56, 56, 15, 3)
    for dx in (-16, -5, 6, 17):
        caps.brush([(dx * 0.5, 70, 1), (dx, 100, 1), (dx * 1.2, 132, 0.3)], 7, dry=0, wob=0)
    carved(sheet, suit, caps.mask, suit.line, edge=suit.light, rim=2)


def _follower(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Print a soul about its brow: long hair, eyes on the light, a shroud that frays into wisps, one arm stretched."""
    strays = sheet.plate()
    for text in _STRAYS:
        strays.brush(spots(text), 12, dry=0, wob=0.01)
    carved(sheet, suit, strays.mask, suit.tone, rim=2)
    shroud = sheet.plate().fill(_SHROUD).mask
    carved(sheet, suit, shroud, suit.tone, rim=2.8)
    folds = sheet.plate()
    for text in _FOLDS:
        folds.brush(spots(text), 6, dry=0.1, seed=seed)
    sheet.body(woodblock(folds.mask, seed, 0.15) * shroud, suit.line)
    face = sheet.plate().fill(spots("-34,-4 -28,-32 -4,-42 24,-32 30,0 16,32 -12,47 -29,28"))
    carved(sheet, suit, face.mask, suit.light, rim=2.2)
    carved(sheet, suit, sheet.plate().fill(_HAIR).mask, suit.line, rim=1.2)
    marks = sheet.plate().disc(-24, 3, 4, ry=5).disc(2, 3, 4, ry=5)
    for lid in ("-31,1,0.4 -24,-4,1 -15,0,0.3", "-7,0,0.4 2,-4,1 13,2,0.3"):
        marks.brush(spots(lid), 5, dry=0, wob=0)
    for brow in ("-32,-13,0.2 -24,-17,1 -15,-12,0.4", "-6,-12,0.4 4,-17,1 15,-12,0.2"):
        marks.brush(spots(brow), 3.6, dry=0, wob=0)
    marks.brush(spots("-13,6,0.2 -17,17,1 -11,19,0.3"), 2.6, dry=0, wob=0)
    marks.brush(spots("-18,31,0.3 -11,33,1 -3,29,0.3"), 5, dry=0, wob=0)
    sheet.body(marks.mask, suit.line)
    _stretched_arm(sheet, suit, seed)


def _stretched_arm(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Print an arm stretched to the left: a hand that feels for the light, and the wide sleeve that hangs from it."""
    x, y = _HAND
    with_arm = sheet.plate().brush(
        [(x + 44, y + 12, 1.2), (x + 14, y + 3, 1), (x - 6, y, 1)], 20, dry=0, wob=0, taper=_BLUNT
    )
    at = pose(x, y)
    for finger in _FINGERS:
        with_arm.brush(at(spots(finger)), 9, dry=0, wob=0, taper=(0.02, 0.1))
    carved(sheet, suit, with_arm.mask, suit.light, rim=2.4)
    sleeve = sheet.plate().fill(spots(_SLEEVE)).mask
    carved(sheet, suit, sleeve, suit.light, rim=2.6)
    cuts = sheet.plate()
    for text in (
        "-80,54,0.2 -78,90,1 -70,132,0.2",
        "-58,62,0.2 -54,88,1 -54,112,0.2",
        "-20,64,0.2 -32,78,1 -38,94,0.2",
    ):
        cuts.brush(spots(text), 5, dry=0.1, seed=seed)
    sheet.body(cuts.mask * sleeve, suit.line)
