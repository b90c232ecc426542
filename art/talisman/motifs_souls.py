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
_PALM: Final = "480,536 440,546 410,560 368,562 324,552 300,562 306,600 346,628 404,636 450,622 480,612"
_LIP: Final = "436,572 404,594 356,598 318,582 298,570 304,600 346,628 404,636 446,622"
_THUMB: Final = "456,578,1.5 450,532,1.1 424,488,0.8"
_FAR_FINGERS: Final = ("366,564,1.1 300,554,1 250,516,0.8", "360,578,1.1 284,572,1 230,538,0.8")
_NEAR_FINGERS: Final = ("360,596,1.1 284,592,1 230,564,0.8", "372,616,1.1 306,617,1 258,594,0.8")
_CREASES: Final = (
    "250,532,0.3 280,556,1 308,564,0.4",
    "238,550,0.3 284,584,1 330,586,0.4",
    "262,582,0.3 304,603,1 346,605,0.2",
)


def borrow(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """An open palm out of a wide sleeve, and a string of cash that is laid into it from above."""
    line = curve(_CORD, step=1)
    _part_of_hand(sheet, suit, _PALM, (_THUMB, *_FAR_FINGERS))
    hollow = sheet.plate().fill(spots("318,566 352,558 412,568 438,566 404,600 352,600"))
    sheet.body(woodblock(hollow.mask, seed, 0.15), suit.tone)
    string = sheet.plate().brush([(426, 296, 1), (420, 340, 1)], 11, dry=0, wob=0, taper=_BLUNT)
    carved(sheet, suit, string.mask, suit.line, edge=suit.light, rim=1.8)
    for i, share in enumerate((0.98, 0.8, 0.6, 0.4, 0.2)):
        x, y = line[round(share * (len(line) - 1))][:2]
        _cash(sheet, suit, float(x), float(y), 40, seed + i)
    _part_of_hand(sheet, suit, _LIP, _NEAR_FINGERS)
    cuts = sheet.plate()
    for text in _CREASES:
        cuts.brush(spots(text), 5, dry=0, wob=0)
    sheet.body(cuts.mask, suit.line)
    with sheet.at(0, 130, 1):
        _sleeve(sheet, suit, seed)


def _part_of_hand(sheet: Sheet, suit: Suiting, palm: str, fingers: tuple[str, ...]) -> None:
    """Print a palm and the fingers that grow out of it as one shape."""
    part = sheet.plate().fill(spots(palm))
    for text in fingers:
        bones = spots(text)
        x, y, share = bones[-1]
        part.brush(bones, 30, dry=0, wob=0, taper=_BLUNT).disc(x, y, 15 * share)
    carved(sheet, suit, part.mask, suit.light, rim=3.4)


def _sleeve(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Print the sleeve at the right edge out of which the hand comes."""
    cloth = sheet.plate().fill(polygon([(462, 390), (520, 350), (520, 600), (494, 576), (456, 528), (466, 454)]))
    carved(sheet, suit, cloth.mask, suit.tone, rim=2.6)
    folds = sheet.plate()
    for x, y in ((490, 440), (488, 480), (484, 510)):
        folds.brush([(x - 10, y, 0.2), (x + 8, y - 4, 0.8), (x + 34, y - 20, 1)], 9, dry=0.1, seed=seed)
    sheet.body(woodblock(folds.mask, seed, 0.15), suit.line)


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

_LAMP: Final = (102.0, 440.0)
_SHROUD: Final = spots(
    "-16,30 20,30 44,54 54,110 56,164 46,214 22,252 -16,278 -66,290 -112,286 -134,270 -134.5,269 -112,272 -80,264 "
    "-56,242 -46,206 -44,150 -40,90"
)
"""A soul's robe, which has no feet under it: it trails off in a wisp."""
_HAIR: Final = spots(
    "-30,14 -36,-14 -26,-40 -2,-52 24,-46 42,-22 50,24 58,84 52,140 40,110 30,60 26,10 14,-18 -10,-22 -24,-6"
)
_SLEEVES: Final = (
    "36,76 0,76 -36,62 -62,44 -80,44 -94,60 -98,104 -92,154 -80,190 -62,182 -38,142 -4,126 30,114",
    "22,66 -14,58 -46,32 -68,6 -86,2 -100,16 -106,50 -104,92 -94,110 -78,100 -54,84 -18,92",
)
_HANDS: Final = ((-80, 50, -0.1), (-86, 8, 0.1))
"""The near and the far sleeve, each hanging from a raised arm, and where its hand leaves it and how that leans."""
_FINGERS: Final = (
    *("-12,-10,1 -22,-22,0.9 -28,-32,0.4", "-16,-6,1 -32,-14,0.9 -42,-20,0.4"),
    *("-16,0,1 -34,-2,0.9 -44,-2,0.4", "-8,6,1 -22,12,0.9 -28,14,0.4"),
)


def guide(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A lantern on a crooked pole shines ahead, and a soul in its shroud drifts after the light, both hands raised."""
    rays = sheet.plate()
    for i in range(20):
        far = (158 if i % 2 else 128) if i in (19, 0, 1, 2) else 104 if i % 2 else 88
        rays.brush([around(*_LAMP, r, i * pi / 10) for r in (66, 76, far)], 9, dry=0.1, seed=i)
    sheet.body(woodblock(rays.mask, seed, 0.15), suit.tone)
    x, y = _LAMP
    crook = [(36, 730, 1), (34, 560, 0.9), (34, 420, 0.8), (52, 366, 0.7), (x - 8, 352, 0.6), (x, y - 60, 0.5)]
    pole = sheet.plate().brush(crook, 14, dry=0, wob=0.01, taper=_BLUNT)
    carved(sheet, suit, pole.mask, suit.line, edge=suit.light, rim=2)
    with sheet.at(x, y, 0.86):
        _lantern(sheet, suit, seed)
    with sheet.at(400, 384, 1):
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
    """Print a soul about its brow: long hair, a lowered gaze, a shroud that ends in a wisp, sleeves off raised arms."""
    _raised_arm(sheet, suit, 1, seed)
    shroud = sheet.plate().fill(_SHROUD).mask
    carved(sheet, suit, shroud, suit.tone, rim=2.8)
    folds = sheet.plate().brush(spots("-24,130,0.2 -22,200,1 -60,258,0.8 -108,278,0.2"), 6, dry=0.1, seed=seed)
    folds.brush(spots("2,140,0.2 4,204,1 -24,250,0.8 -70,276,0.2"), 6, dry=0.1, seed=seed)
    folds.brush(spots("28,130,0.2 30,190,1 12,236,0.3"), 6, dry=0.1, seed=seed)
    sheet.body(woodblock(folds.mask, seed, 0.15) * shroud, suit.line)
    face = sheet.plate().fill(spots("-32,-4 -26,-32 -2,-42 26,-32 32,0 22,30 -4,48 -24,28"))
    carved(sheet, suit, face.mask, suit.light, rim=2.2)
    carved(sheet, suit, sheet.plate().fill(_HAIR).mask, suit.line, rim=1.2)
    marks = sheet.plate()
    for lid in ("-28,2,0.3 -20,8,1 -9,5,0.4", "2,5,0.4 12,8,1 21,1,0.3"):
        marks.brush(spots(lid), 5, dry=0, wob=0)
    for brow in ("-29,-10,0.2 -19,-14,1 -9,-9,0.4", "2,-9,0.4 12,-14,1 22,-11,0.2"):
        marks.brush(spots(brow), 3.6, dry=0, wob=0)
    marks.brush(spots("-7,8,0.2 -9,18,1 -4,20,0.3"), 2.6, dry=0, wob=0)
    marks.brush(spots("-12,30,0.3 -5,33,1 4,29,0.3"), 5, dry=0, wob=0)
    sheet.body(marks.mask, suit.line)
    _raised_arm(sheet, suit, 0, seed)


def _raised_arm(sheet: Sheet, suit: Suiting, which: int, seed: int) -> None:
    """Print a raised arm: a hand that feels for the light, and the wide sleeve that hangs from it."""
    x, y, lean = _HANDS[which]
    at = pose(x, y, turn=lean)
    hand = sheet.plate().brush(at(spots("10,8,1 -6,0,1 -18,-4,0.8")), 19, dry=0, wob=0, taper=_BLUNT)
    for finger in _FINGERS:
        hand.brush(at(spots(finger)), 8, dry=0, wob=0, taper=(0.02, 0.1))
    carved(sheet, suit, hand.mask, suit.light, rim=2.2)
    sleeve = sheet.plate().fill(spots(_SLEEVES[which])).mask
    carved(sheet, suit, sleeve, suit.light, rim=2.6)
    cuts = sheet.plate()
    for dx, dy, long in ((14, 24, 92), (36, 30, 74)):
        line = [(x + dx, y + dy, 0.2), (x + dx + 4, y + dy + long * 0.5, 1), (x + dx + 2, y + dy + long, 0.2)]
        cuts.brush(line, 5, dry=0.1, seed=seed)
    sheet.body(cuts.mask * sleeve, suit.line)
