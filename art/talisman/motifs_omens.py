"""Signs under the script, second part: what is asked of fate, shown up and torn."""

from math import pi, radians
from typing import Final

from art.ghosts.limbs import Placing, pose, spots, where
from art.kit.base import Mask, turned
from art.kit.geometry import around, polygon
from art.kit.media import woodblock
from art.kit.palette import Suiting
from art.kit.sheet import Sheet
from art.talisman.printing import carved

_BLUNT: Final = (0.02, 0.02)

# -- lots are drawn

_STICKS: Final = ((-44, 62, -0.36), (-32, 88, -0.24), (42, 60, 0.26), (28, 82, 0.12), (-16, 98, -0.12), (4, 76, 0))
"""The lots in the tube: where they stand in its mouth, how far they rise out of it, how they lean."""


def lots(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """One lot leaps out of a temple's tube; a pair of moon blocks has fallen, one round side up, one flat."""
    tube = pose(374, 494, turn=0.1, k=0.94)
    for foot, reach, lean in _STICKS:
        _stick(sheet, suit, pose(*where(tube, foot, 20), turn=lean + 0.12), reach + 20, 20)
    body = sheet.plate().fill(polygon(tube(spots("-62,0 62,0 50,196 -50,196"))))
    carved(sheet, suit, body.mask, suit.tone, rim=3)
    shade = sheet.plate().fill(polygon(tube(spots("30,0 61,0 49,196 24,196"))))
    sheet.body(woodblock(shade.mask, seed, 0.15), suit.line)
    for height, half in ((6, 65), (188, 53)):
        hoop = [(-half, height, 1), (0, height + 9, 1), (half, height, 1)]
        band = sheet.plate().brush(tube(hoop), 17, dry=0, wob=0, taper=_BLUNT)
        carved(sheet, suit, band.mask, suit.light, rim=2.2)
    x, y = where(tube, -6, 100)
    label = sheet.plate().fill(polygon([(x, y - 52), (x + 42, y), (x, y + 52), (x - 42, y)]))
    carved(sheet, suit, label.mask, suit.light)
    sheet.body(sheet.plate().text("籤", x, y, 46, hand="kai", bold=1.4).mask, suit.line)
    _stick(sheet, suit, pose(428, 446, turn=0.28), 122, 30, word="吉")
    dashes = sheet.plate()
    for dx, length in ((-14, 26), (0, 36), (14, 24)):
        line = pose(424, 458, turn=0.28)([(dx, 0, 1), (dx, length, 0.2)])
        dashes.brush(line, 6, dry=0, wob=0)
    sheet.body(dashes.mask, suit.line)
    _moon_block(sheet, suit, pose(82, 530, turn=-0.5, k=0.78), seed, flat=False)
    _moon_block(sheet, suit, pose(84, 622, turn=0.24, k=0.78), seed, flat=True)


def _stick(sheet: Sheet, suit: Suiting, here: Placing, reach: float, w: float, *, word: str = "") -> None:
    """Print a flat lot of bamboo that rises from the origin, its head dipped in colour."""
    h = w / 2
    top = [(-h, -reach), (-h * 0.5, -reach - 9), (h * 0.5, -reach - 9), (h, -reach)]
    carved(sheet, suit, sheet.plate().fill(polygon(here([(-h, 0), *top, (h, 0)]))).mask, suit.light, rim=2.2)
    head = sheet.plate().fill(polygon(here([(-h, -reach + 26), *top, (h, -reach + 26)])))
    sheet.body(woodblock(head.mask, 3, 0.1), suit.line)
    if word:
        marks = sheet.plate().text(word, *where(here, 0, -reach * 0.52), w * 0.9, hand="kai", bold=1)
        sheet.body(marks.mask, suit.line)


def _moon_block(sheet: Sheet, suit: Suiting, at: Placing, seed: int, *, flat: bool) -> None:
    """Print one of two crescents of bamboo root, from its flat side or from its round one."""
    shape = sheet.plate().fill(at(spots("-72,30 -66,-14 -34,-46 8,-52 46,-38 70,-6 72,34 52,8 22,-8 -14,-8 -50,8")))
    carved(sheet, suit, shape.mask, suit.light if flat else suit.tone, rim=3)
    marks = sheet.plate()
    if flat:
        marks.brush(at(spots("-64,8,0.4 -54,-14,1 -26,-36,1 8,-41,1 40,-28,1 62,2,0.4")), 6, dry=0, seed=seed + 1)
        marks.brush(at(spots("-48,-6,0.2 -20,-22,1 16,-25,1 44,-8,0.2")), 5, dry=0, seed=seed)
        sheet.body(marks.mask, suit.line)
        return
    marks.brush(at(spots("-56,-14,0.2 -26,-38,1 10,-42,0.2")), 10, dry=0.1, seed=seed)
    sheet.body(woodblock(marks.mask, seed, 0.15), suit.light)
    dark = sheet.plate().brush(
        at(spots("-64,20,0.2 -34,2,0.6 -6,-10,1 26,-6,1 56,16,0.6 70,34,0.2")), 11, dry=0, seed=seed
    )
    sheet.body(woodblock(dark.mask, seed, 0.15) * shape.mask, suit.line)


# -- a fiend is shown up


def mirror(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A bronze mirror on its cord throws its light across the card; dim in it is the fox fiend it has seen through."""
    x, y = 370.0, 506.0
    beam = sheet.plate()
    for i in range(11):
        a = radians(96 + i * 17)
        beam.fill(polygon([around(x, y, r, a + s) for r, s in ((120, -0.02), (620, -0.05), (620, 0.05), (120, 0.02))]))
    sheet.body(woodblock(beam.mask, seed, 0.3) * 0.75, suit.tone)
    _cord(sheet, suit, x, y - 126, y + 118)
    carved(sheet, suit, sheet.plate().disc(x, y, 118).mask, suit.tone, rim=3.4)
    curls = sheet.plate()
    for i in range(12):
        a = i * pi / 6
        turns = ((92, -0.22, 0.3), (107, -0.13, 1), (109, 0.06, 1), (98, 0.12, 0.9), (99, 0.02, 0.4))
        curls.brush([(*around(x, y, r, a + s), c) for r, s, c in turns], 6, dry=0, wob=0)
    sheet.body(woodblock(curls.mask, seed, 0.1), suit.light)
    glass = sheet.plate().disc(x, y, 86).mask
    carved(sheet, suit, glass, suit.light, rim=3)
    with sheet.at(x, y + 5, 1):
        _fox(sheet, suit, glass, seed)
    gleams = sheet.plate()
    for off, width in ((-68, 12), (-50, 4)):
        gleams.brush([(x + off - 62, y + 84, 1), (x + off + 62, y - 84, 1)], width, dry=0, wob=0, taper=_BLUNT)
    sheet.body(woodblock(gleams.mask, seed, 0.15) * glass, suit.paper)


def _cord(sheet: Sheet, suit: Suiting, x: float, top: float, foot: float) -> None:
    """Print what a mirror hangs by: a knob with a hole, a cord knotted above it, a tassel beneath."""
    cord = sheet.plate()
    cord.brush([(x, top, 1), (x + 2, top - 60, 1), (x - 1, top - 100, 1)], 10, dry=0, wob=0, taper=_BLUNT)
    for side in (-1, 1):
        loop = ((16, -44), (40, -62), (44, -40), (40, -18), (16, -36))
        cord.brush([(x + side * a, top + b, 1) for a, b in loop], 8, dry=0, wob=0, taper=_BLUNT)
    cord.fill(polygon([(x - 32, top - 40), (x, top - 72), (x + 32, top - 40), (x, top - 8)]))
    cord.brush([(x, foot - 10, 1), (x, foot + 14, 1)], 11, dry=0, wob=0, taper=_BLUNT)
    for dx in (-17, -8, 0, 8, 17):
        cord.brush(
            [(x + dx * 0.4, foot + 14, 1), (x + dx, foot + 38, 1), (x + dx * 1.3, foot + 66, 0.5)], 9, dry=0, wob=0
        )
    carved(sheet, suit, cord.mask, suit.line, edge=suit.light, rim=2)
    weave = sheet.plate()
    for i in (-1, 0, 1):
        for side in (-1, 1):
            a, b = (
                (x + i * 9 - side * 14, top - 40 + side * i * 9 - 14),
                (x + i * 9 + side * 14, top - 40 + side * i * 9 + 14),
            )
            weave.line(f"M {a[0]} {a[1]} L {b[0]} {b[1]}", 3.4)
    sheet.body(weave.mask, suit.light)
    carved(sheet, suit, sheet.plate().disc(x, top + 4, 19).disc(x, foot + 12, 12).mask, suit.tone, rim=3)
    sheet.body(woodblock(sheet.plate().disc(x, top, 7).mask, 3, 0.1), suit.line)


_FOX: Final = "0,-32 16,-37 44,-86 57,-30 60,-8 76,16 58,20 62,36 42,36 22,58 10,72 0,75"


def _fox(sheet: Sheet, suit: Suiting, within: Mask, seed: int) -> None:
    """Print a fox's face as a glass gives it back: in one tone, without a contour; only its slit eyes are dark."""
    right = spots(_FOX)
    head = sheet.plate().fill(polygon([*right, *((-a, b) for a, b in reversed(right))]))
    pale, dark = sheet.plate(), sheet.plate().fill(spots("-9,58 0,55 9,58 5,67 0,70 -5,67"))
    for side in (-1, 1):
        pale.fill(polygon(spots("27,-40 42,-66 48,-32", side)))
        pale.fill(spots("7,26 22,22 42,12 62,16 48,24 50,31 36,31 20,50 9,52", side))
        pale.fill(spots("10,3 24,-10 42,-17 39,-3 26,6", side))
        dark.disc(side * 28, -5, 4.5, ry=9)
        dark.brush(spots("7,4,0.2 22,-11,1 46,-20,0.2", side), 5, dry=0, wob=0)
    face = woodblock(head.mask, seed, 0.25) * within
    sheet.body(face, suit.tone).body(face * 0.4, suit.line)
    sheet.body(woodblock(pale.mask, 3, 0.15) * within, suit.light)
    sheet.body(dark.mask, suit.line)


# -- another's charm is torn

_CHARM: Final = (348.0, 494.0)
"""The middle of the charm while it was whole."""
_HALF: Final = (120.0, 114.0)
"""Half its width and height."""
_TEAR: Final = spots("-50,-114 -28,-88 -46,-62 -22,-34 -40,-4 -20,24 -42,52 -26,82 -40,114")
"""The line along which it is torn, from the top down: between 氵 and 去."""
_APART: Final = ((-1, -8.0, 4.0, -2.5), (1, 7.0, -2.0, 1.5))
"""Its halves: the side, how far they have moved across and down, how far they are turned."""


def tear(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A charm of another hand is torn in two from top to bottom, its one large character with it."""
    for side, dx, dy, slant in _APART:
        _half_charm(sheet, suit, side, (dx, dy, slant), seed)
    scraps = sheet.plate()
    for i, (x, y, r) in enumerate(((286, 366, 9), (312, 372, 7), (300, 626, 9), (324, 634, 7))):
        bit = [(-r, -r * 0.5), (r * 0.3, -r), (r, r * 0.5), (-r * 0.4, r * 0.8)]
        scraps.fill(polygon(pose(x, y, turn=i * 1.1)(bit)))
    carved(sheet, suit, scraps.mask, suit.light, rim=2)


def _half_charm(sheet: Sheet, suit: Suiting, side: int, moved: tuple[float, float, float], seed: int) -> None:
    """Print the left (-1) or the right (1) half of a charm, moved and turned away from the other one."""
    (cx, cy), (dx, dy, slant), (width, height) = _CHARM, moved, _HALF
    x, y = cx + dx, cy + dy

    def placed(mask: Mask) -> Mask:
        return turned(mask, x, y, slant)

    edge, far = [(x + a, y + b) for a, b in _TEAR], x + side * width
    corners = [
        (far - side * 14, y + height),
        (far, y + height - 14),
        (far, y - height + 14),
        (far - side * 14, y - height),
    ]
    half = sheet.plate().fill(polygon([*edge, *corners])).mask
    carved(sheet, suit, placed(half), suit.tone, rim=4)
    box = [(x + a * (width - 11), y + b * (height - 11)) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    frame = sheet.plate().line(polygon(box), 5)
    sheet.body(woodblock(placed(frame.mask * half), seed, 0.15), suit.light)
    word = sheet.plate().text("法", x - 2, y, 200, hand="kai", bold=7)
    carved(sheet, suit, placed(word.mask * half), suit.light, rim=2.4)
    fibres = sheet.plate().brush([(*place, 1) for place in edge], 9, dry=0, seed=seed, taper=_BLUNT)
    sheet.body(woodblock(placed(fibres.mask * half), seed, 0.2), suit.paper)
