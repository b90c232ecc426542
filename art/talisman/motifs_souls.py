"""Signs under the script, first part: what is done with souls and spirit."""

from math import pi
from typing import Final

from art.ghosts.limbs import Placing, pose, spots, where
from art.kit.geometry import around, curve, polygon, turn_points
from art.kit.media import woodblock
from art.kit.palette import Suiting
from art.kit.sheet import Sheet
from art.talisman.printing import carved

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
        carved(sheet, suit, sheet.plate().fill(_bent(_FLAME, wisp)).mask, suit.tone, rim=3.2)
        core = sheet.plate().fill(_bent(_CORE, wisp))
        sheet.body(woodblock(core.mask, seed, 0.1), suit.light)
    x, y = _HEART
    carved(sheet, suit, sheet.plate().disc(x, y, 42).mask, suit.light, rim=4)
    word = sheet.plate().text("靈", x, y, 58, hand="kai", bold=1.6)
    sheet.body(woodblock(word.mask, seed, 0.1), suit.deep)


def _bent(outline: str, wisp: tuple[float, float, float, float, float]) -> list[tuple[float, float]]:
    """Return an outline of a flame, bent along the way on which its wisp whirls in."""
    near, angle, far, lag, half = wisp
    return [
        around(*_HEART, near + (far - near) * max(0, u) ** 1.2 + v * half, angle - lag * u) for u, v in spots(outline)
    ]


# -- spirit is borrowed

_CORD: Final = ((424, 316), (414, 370), (390, 430), (368, 490), (352, 546))
"""How a string of coins comes down into the palm."""
_PALM: Final = "500,512 462,524 432,546 396,560 338,556 322,576 334,604 362,620 398,624 430,612 458,592 500,586"
_LIP: Final = "466,560 438,574 404,592 366,596 336,586 322,580 332,604 362,622 400,626 432,614 464,590"
_THUMB: Final = "458,556,1.5 446,520,1.15 424,486,0.8"
_FAR_FINGERS: Final = ("352,566,1.1 312,560,1.05 278,526,0.8", "346,576,1.1 300,574,1.05 268,546,0.8")
_NEAR_FINGERS: Final = ("354,600,1 306,592,1.05 272,568,0.8", "368,608,1.05 322,610,1 292,592,0.75")
"""An open palm from its side: the hollow hand, the edge of it that is nearest, and the fingers by their joints."""


def borrow(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """An open palm out of a wide sleeve, and a string of cash that is laid into it from above."""
    line = curve(_CORD, step=1)
    for finger in (_THUMB, *_FAR_FINGERS):
        _finger(sheet, suit, finger)
    carved(sheet, suit, sheet.plate().fill(spots(_PALM)).mask, suit.tone, rim=3)
    string = sheet.plate().brush([(426, 296, 1), (420, 340, 1)], 11, dry=0, wob=0, taper=_BLUNT)
    carved(sheet, suit, string.mask, suit.line, edge=suit.light, rim=1.8)
    for i, share in enumerate((0.96, 0.78, 0.58, 0.39, 0.2)):
        x, y = line[round(share * (len(line) - 1))][:2]
        _cash(sheet, suit, float(x), float(y), 40, seed + i)
    for finger in _NEAR_FINGERS:
        _finger(sheet, suit, finger)
    carved(sheet, suit, sheet.plate().fill(spots(_LIP)).mask, suit.light, rim=3)
    joined = sheet.plate()
    for finger in _NEAR_FINGERS:
        (x, y, *_), (bx, by, *_) = spots(finger)[:2]
        joined.brush([(x + 4, y + 2, 1), ((2 * x + bx) / 3, (2 * y + by) / 3, 1)], 20, dry=0, wob=0, taper=_BLUNT)
    sheet.body(joined.mask, suit.light)
    _sleeve(sheet, suit, seed)


def _finger(sheet: Sheet, suit: Suiting, text: str) -> None:
    """Print one finger along its joints, round where it ends."""
    joints = spots(text)
    x, y, share = joints[-1]
    part = sheet.plate().brush(joints, 26, dry=0, wob=0, taper=_BLUNT).disc(x, y, 13 * share)
    carved(sheet, suit, part.mask, suit.light, rim=3)


def _sleeve(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Print the sleeve out of which the hand comes, its hem under the line of the frame."""
    cloth = sheet.plate().fill(spots("470,502 482,480 520,470 520,606 482,606 470,592 466,548"))
    carved(sheet, suit, cloth.mask, suit.tone, rim=2.6)
    hem = sheet.plate().brush(spots("474,500,1 468,548,1 474,594,1"), 9, dry=0, seed=seed, wob=0, taper=_BLUNT)
    sheet.body(woodblock(hem.mask, seed, 0.15), suit.line)


def _cash(sheet: Sheet, suit: Suiting, x: float, y: float, r: float, seed: int) -> None:
    """Print one coin of a string: a raised rim, a square hole, two characters."""
    turn = (seed % 7 - 3) * 0.14
    carved(sheet, suit, sheet.plate().disc(x, y, r).mask, suit.light, rim=2.8)
    field = sheet.plate().disc(x, y, r * 0.84)
    field.fill(polygon(turn_points([(-15, -15), (15, -15), (15, 15), (-15, 15)], x, y, turn)), cut=True)
    for word, way in (("通", -1), ("寶", 1)):
        px, py = turn_points([(0, way * r * 0.56)], x, y, turn)[0]
        field.text(word, px, py, r * 0.42, hand="kai", bold=1.2, cut=True)
    sheet.body(woodblock(field.mask, seed, 0.15), suit.tone)
    hole = sheet.plate().fill(polygon(turn_points([(-10, -10), (10, -10), (10, 10), (-10, 10)], x, y, turn)))
    sheet.body(woodblock(hole.mask, seed, 0.1), suit.line)


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

_LAMP: Final = (134.0, 470.0)
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
        rays.brush([around(*_LAMP, r, i * pi / 8) for r in (58, 66, 88 if i % 2 else 76)], 8, dry=0.1, seed=i)
    sheet.body(woodblock(rays.mask, seed, 0.15), suit.tone)
    x, y = _LAMP
    crook = [
        (92, 676, 1),
        (86, 590, 0.95),
        (78, 480, 0.9),
        (80, 416, 0.8),
        (102, 386, 0.7),
        (128, 390, 0.6),
        (x, y - 48, 0.5),
    ]
    staff = sheet.plate().brush(crook, 13, dry=0, wob=0.01, taper=_BLUNT)
    carved(sheet, suit, staff.mask, suit.line, edge=suit.light, rim=2)
    with sheet.at(x, y, 0.74):
        _lantern(sheet, suit, seed)
    with sheet.at(404, 376, 1):
        _follower(sheet, suit, seed)


def _lantern(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Print a paper lantern about its middle, lit from inside."""
    carved(sheet, suit, sheet.plate().disc(0, 0, 52, ry=62).mask, suit.light, rim=3)
    ribs = sheet.plate()
    for j in (-0.7, -0.28, 0.28, 0.7):
        ribs.brush([(j * 24, -58, 0.8), (j * 60, 0, 1), (j * 24, 58, 0.8)], 4, dry=0, seed=seed, wob=0, taper=_BLUNT)
    ribs.text("引", 0, 0, 56, hand="kai", bold=1.6)
    sheet.body(ribs.mask, suit.line)
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
