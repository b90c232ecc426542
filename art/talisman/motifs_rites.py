"""Signs under the script, fifth part: what is bound or reined in."""

from math import atan2
from typing import Final

from art.ghosts.limbs import Placing, pose, spots, where
from art.kit.base import Points
from art.kit.geometry import curve, polygon, turn_points
from art.kit.media import woodblock
from art.kit.palette import Suiting
from art.kit.scenery import clouds
from art.kit.sheet import Sheet
from art.talisman.ground import mound
from art.talisman.printing import carved

_BLUNT: Final = (0.02, 0.02)
_STAKES: Final = ((66, 566), (62, 652))
"""Where the ropes are tied to the stakes in the ground."""


def bound(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A figure stands stock-still, wound about with ropes that are staked down, a paper on its brow."""
    for (foot, level), tied, width in zip(_STAKES, ((392, 462), (392, 508)), (16, 19), strict=True):
        _rope(sheet, suit, [tied, ((foot + tied[0]) / 2, (level + tied[1]) / 2), (foot, level)], width)
        _stake(sheet, suit, foot, level)
        mound(sheet, suit, foot + 2, level + 14, 30)
    with sheet.at(-2, 10, 0.96):
        _stiff_figure(sheet, suit)
        for y, half, lean in ((452, 56, 8), (474, 53, -9), (500, 50, 6), (522, 48, -7)):
            x, left, right = 426 - (y - 450) * 0.02, y + lean - 6, y - lean - 6
            _rope(sheet, suit, [(x - half, left), (x - half / 2, y + 5), (x + half / 2, y + 4), (x + half, right)], 17)
        _paper(sheet, suit, seed)


def _stiff_figure(sheet: Sheet, suit: Suiting) -> None:
    """Print a man stopped in the middle of a step: one knee up, his arms tied to his sides."""
    legs = sheet.plate()
    legs.brush([(428, 560, 1.3), (408, 600, 0.95), (399, 652, 0.7)], 44, dry=0, taper=(0.02, 0.02), wob=0.02)
    legs.brush([(420, 556, 1.3), (366, 566, 1.1), (352, 606, 0.7)], 42, dry=0, taper=(0.02, 0.02), wob=0.02)
    carved(sheet, suit, legs.mask, suit.tone, rim=2.4)
    for at in (pose(399, 650), pose(350, 606, turn=-0.5)):
        _shoe(sheet, suit, at)
    _gown(sheet, suit)
    _bare_head(sheet, suit)
    for x, y, way in ((362, 530, 0.5), (476, 536, -0.3)):
        hand = sheet.plate().disc(x, y, 11, ry=13)
        for j, reach in ((-1.3, 28), (-0.5, 36), (0.4, 36), (1.3, 26)):
            tip = turn_points([(j * 11, reach)], x, y, way)[0]
            hand.brush([(x + j * 4, y, 1), (*tip, 0.4)], 7, dry=0, wob=0, taper=(0.02, 0.2))
        carved(sheet, suit, hand.mask, suit.light, rim=1.8)


def _shoe(sheet: Sheet, suit: Suiting, at: Placing) -> None:
    """Print a plain shoe of cloth about the ankle, its toe to the left: a pale stocking, a dark upper, a pale sole."""
    carved(sheet, suit, sheet.plate().fill(polygon(at(spots("-15,-8 15,-8 15,8 -16,8")))).mask, suit.light, rim=1.8)
    upper = sheet.plate().fill(at(spots("-16,3 0,8 16,2 18,12 18,21 -20,21 -40,21 -41,14 -30,9")))
    carved(sheet, suit, upper.mask, suit.line, edge=suit.light, rim=1.8)
    sole = sheet.plate().fill(polygon(at(spots("-42,20 19,20 18,26 -40,26"))))
    carved(sheet, suit, sole.mask, suit.light, rim=1.6)


def _gown(sheet: Sheet, suit: Suiting) -> None:
    """Print a gown with both arms under the ropes, its skirt swung forward by the step."""
    right = [(402, 412), (430, 406), (458, 416), (478, 442), (474, 500), (466, 544), (474, 600)]
    left = [(440, 584), (400, 596), (368, 588), (384, 540), (376, 496), (366, 452), (378, 426)]
    carved(sheet, suit, sheet.plate().fill([*right, *left]).mask, suit.tone, rim=2.4)
    folds = sheet.plate()
    folds.fill([(454, 418), (476, 442), (472, 500), (464, 544), (472, 598), (446, 586), (442, 540), (452, 490)])
    for i, (a, b, c) in enumerate((((404, 544), (396, 570), (384, 588)), ((424, 546), (422, 570), (414, 590)))):
        folds.brush([(*a, 1), (*b, 0.9), (*c, 0.2)], 7, dry=0.1, seed=i, wob=0.01)
    folds.brush([(394, 424, 0.3), (390, 470, 1), (394, 530, 0.4)], 5, dry=0.1, wob=0.01)
    folds.brush([(412, 408, 0.6), (430, 440, 1), (442, 452, 0.6)], 6, dry=0, wob=0.01)
    sheet.body(woodblock(folds.mask, 4, 0.15) * 0.75, suit.line)


def _bare_head(sheet: Sheet, suit: Suiting) -> None:
    """Print a man's head, its topknot askew, eyes and brows wide with fright."""
    ears = sheet.plate().disc(400, 388, 7, ry=10).disc(468, 384, 7, ry=10)
    carved(sheet, suit, ears.mask, suit.light, rim=1.8)
    head = [(400, 382), (408, 358), (432, 348), (458, 356), (467, 382), (458, 408), (436, 424), (412, 412)]
    carved(sheet, suit, sheet.plate().fill(head).mask, suit.light, rim=2.2)
    hair = sheet.plate()
    hair.fill([(397, 382), (400, 356), (430, 338), (462, 348), (471, 380), (460, 366), (434, 360), (408, 367)])
    hair.fill([(438, 344), (434, 330), (450, 318), (474, 324), (470, 338), (456, 346)])
    hair.fill(polygon([(466, 330), (484, 340), (474, 350), (478, 362), (462, 344)]))
    carved(sheet, suit, hair.mask, suit.line, rim=1.2)
    eyes = sheet.plate()
    for x, s in ((413, -1), (459, 1)):
        eyes.disc(x, 387, 7, ry=8.5)
        eyes.brush([(x - s * 4, 371, 0.4), (x, 370, 1), (x + s * 6, 375, 0.3)], 4.5, dry=0, wob=0)
        eyes.disc(x - s, 388, 2.6, cut=True)
    sheet.body(eyes.mask, suit.line)


def _paper(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Print the paper that holds him, hanging from his brow past his chin."""
    slip = sheet.plate().fill(polygon([(423, 352), (450, 350), (450, 440), (440, 446), (424, 443)]))
    carved(sheet, suit, slip.mask, suit.light, rim=2.2)
    words = [(437, 362, 0.6), (437, 382, 1), (429, 394, 1), (445, 404, 1), (429, 414, 1), (440, 434, 0.3)]
    marks = sheet.plate().brush(words, 6, dry=0.1, seed=seed, wob=0.01)
    marks.line("M 428 366 L 446 365", 4)
    sheet.body(marks.mask, suit.deep)


def _rope(sheet: Sheet, suit: Suiting, line: Points, width: float) -> None:
    """Print a twisted rope."""
    cord = sheet.plate().brush([(*place[:2], 1) for place in line], width, dry=0, wob=0.03, taper=(0.01, 0.01))
    carved(sheet, suit, cord.mask, suit.light, rim=2.0)
    strands, path = sheet.plate(), curve(line, step=1)
    for at in range(3, len(path) - 5, round(width * 0.62)):
        (x, y), (nx, ny) = path[at][:2], path[at + 2][:2]
        way = atan2(ny - y, nx - x)
        a, c = turn_points([(-width * 0.34, width * 0.44), (width * 0.34, -width * 0.44)], float(x), float(y), way)
        bulge = (float(x) + 1.5, float(y) + 1.5, 1)
        strands.brush([(*a, 0.6), bulge, (*c, 0.3)], width * 0.24, dry=0, wob=0, taper=(0.05, 0.1))
    sheet.body(strands.mask * 0.9, suit.line)


def _stake(sheet: Sheet, suit: Suiting, x: float, y: float) -> None:
    """Print a stake that leans away from the pull of the rope wound round it."""
    at = pose(x, y, turn=-0.22)
    carved(sheet, suit, sheet.plate().fill(polygon(at(spots("-8,-30 8,-30 7,20 -7,20")))).mask, suit.line, rim=1.8)
    carved(sheet, suit, sheet.plate().disc(*where(at, 0, -30), 12, ry=6, rot=-12).mask, suit.tone, rim=2)
    turns = sheet.plate()
    for level in (-5, 4):
        turns.brush(at([(-11, level + 2), (11, level - 2)]), 9, dry=0, wob=0, taper=_BLUNT)
    carved(sheet, suit, turns.mask, suit.light, rim=2)


_NEAR_WING: Final = spots("326,576 346,522 372,476 398,440")
_FAR_WING: Final = spots("306,576 262,512 188,476 108,470")
"""The bones of a crane's raised wings, from the shoulder to the tip."""


def crane(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A crane flies up before a disc: its neck stretched out, its wings raised, its legs trailing."""
    sky = sheet.plate().disc(318, 548, 144).mask
    sheet.lay(woodblock(sky, seed, 0.3) * 0.6, suit.tone)
    clouds(sheet, ((452, 596, 26), (478, 580, 22), (424, 606, 20)), suit.light, suit.line, 3)
    legs = sheet.plate()
    for text in ("254,618,1 168,650,0.8 92,672,0.7 52,668,0.2", "246,612,1 160,632,0.8 84,648,0.7 44,638,0.2"):
        legs.brush(spots(text), 11, dry=0, wob=0.01, taper=_BLUNT)
    sheet.body(woodblock(legs.mask, 3, 0.1), suit.line)
    _raised(sheet, suit, _NEAR_WING, (-2.9, -1.9), (104, 88), 15)
    trunk = sheet.plate().fill(spots("212,638 246,604 296,572 334,556 360,560 356,584 318,612 262,632"))
    trunk.brush(spots("338,572,1.3 374,548,0.85 408,512,0.62 434,480,0.6"), 36, dry=0, wob=0, taper=_BLUNT)
    trunk.fill(spots("420,484 426,468 442,462 450,470 444,484 432,492"))
    carved(sheet, suit, trunk.mask, suit.light, rim=2.6)
    _crane_face(sheet, suit)
    _raised(sheet, suit, _FAR_WING, (2.5, 2.98), (100, 84), 18)
    tail = sheet.plate()
    for i, (x, y) in enumerate(((188, 664), (202, 680), (226, 682))):
        tail.brush([(252, 612, 0.7), ((262 + x) / 2, (620 + y) / 2, 1), (x, y, 0.2)], 24, dry=0, seed=i, wob=0.01)
    carved(sheet, suit, tail.mask, suit.line, edge=suit.light, rim=2)


def _crane_face(sheet: Sheet, suit: Suiting) -> None:
    """Print the dark throat, the beak, the bright cap and the eye."""
    throat = spots("372,556,0.2 402,526,1 426,494,1 436,484,0.6")
    sheet.body(woodblock(sheet.plate().brush(throat, 13, dry=0, wob=0).mask, 3, 0.15), suit.line)
    beak = sheet.plate().fill(polygon(spots("444,464 474,442 448,480")))
    carved(sheet, suit, beak.mask, suit.line, rim=1.0)
    cap = sheet.plate().fill(spots("422,474 430,460 446,462 436,470"))
    sheet.body(woodblock(cap.mask, 3, 0.1), suit.script)
    sheet.body(sheet.plate().disc(441, 472, 3).mask, suit.deep)


def _raised(
    sheet: Sheet,
    suit: Suiting,
    bone: Points,
    sweep: tuple[float, float],
    reach: tuple[float, float],
    count: int,
) -> None:
    """Print a raised wing: feathers nearly side by side off its bone, the inner ones dark, under pale coverts.

    Args:
        sheet: where.
        suit: in whose colours.
        bone: its leading edge from the shoulder to the tip.
        sweep: the angles of the first and the last feather.
        reach: how long the first and the last feather are.
        count: how many feathers it has.
    """
    path = curve(bone, step=1)
    for i in range(count):
        t = i / (count - 1)
        x, y = path[round((0.12 + 0.86 * t) * (len(path) - 1))][:2]
        way, length = sweep[0] + (sweep[1] - sweep[0]) * t, reach[0] + (reach[1] - reach[0]) * t
        quill = turn_points([(-6, 0), (length * 0.6, 0), (length, 5)], float(x), float(y), way)
        line = [(*place, share) for place, share in zip(quill, (1, 1, 0.35), strict=True)]
        feather = sheet.plate().brush(line, 19, dry=0, seed=i, taper=(0.02, 0.25), wob=0.01)
        if t < 0.42:
            carved(sheet, suit, feather.mask, suit.line, edge=suit.light, rim=2)
        else:
            carved(sheet, suit, feather.mask, suit.light, rim=2.2)
    arm = [(*place[:2], share) for place, share in zip(bone, (1.2, 1.05, 0.75, 0.25), strict=True)]
    coverts = sheet.plate().brush(arm, 52, dry=0, wob=0, taper=(0.02, 0.1))
    carved(sheet, suit, coverts.mask, suit.light, rim=2.4)
