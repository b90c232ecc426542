"""Signs under the script, second part: what is asked of fate, shown up and torn."""

from math import pi, radians, sin
from typing import Final

from art.ghosts.limbs import Placing, pose, spots, where
from art.kit.base import Mask, Points
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
    """A bronze mirror throws its light across the card; dim in it is the fox fiend it has seen through."""
    x, y = 376.0, 466.0
    beam = sheet.plate()
    for i in range(11):
        a = radians(96 + i * 17)
        beam.fill(polygon([around(x, y, r, a + s) for r, s in ((120, -0.02), (620, -0.05), (620, 0.05), (120, 0.02))]))
    sheet.body(woodblock(beam.mask, seed, 0.3) * 0.75, suit.tone)
    _handle(sheet, suit, pose(x, y, turn=0.3))
    carved(sheet, suit, sheet.plate().disc(x, y, 114).mask, suit.tone, rim=3.4)
    sheet.body(woodblock(sheet.plate().ring(x, y, 103, 4).mask, seed, 0.1), suit.light)
    glass = sheet.plate().disc(x, y, 92).mask
    carved(sheet, suit, glass, suit.light, rim=3)
    with sheet.at(x, y + 6, 1.06):
        _fox(sheet, suit, glass, seed)
    gleams = sheet.plate()
    for off, width in ((-34, 15), (-8, 5)):
        gleams.brush([(x + off - 62, y + 84, 1), (x + off + 62, y - 84, 1)], width, dry=0, wob=0, taper=_BLUNT)
    sheet.body(woodblock(gleams.mask, seed, 0.15) * glass, suit.paper)


def _handle(sheet: Sheet, suit: Suiting, put: Placing) -> None:
    """Print the handle of a mirror whose middle is the origin: a collar of cloud, a bound grip, a knob."""
    grip = sheet.plate().fill(polygon(put(spots("-15,108 15,108 12,210 -12,210"))))
    carved(sheet, suit, grip.mask, suit.tone, rim=3)
    cuts = sheet.plate()
    for height in range(140, 206, 13):
        cuts.brush(put([(-15, height, 0.8), (0, height + 5, 1), (15, height, 0.8)]), 5, dry=0, wob=0, taper=_BLUNT)
    sheet.body(woodblock(cuts.mask, 3, 0.1) * grip.mask, suit.line)
    ends = sheet.plate().fill(put(spots("-46,96 46,96 40,120 18,122 0,136 -18,122 -40,120")))
    ends.disc(*where(put, 0, 217), 19)
    carved(sheet, suit, ends.mask, suit.tone, rim=3)
    sheet.body(woodblock(sheet.plate().disc(*where(put, 0, 217), 8).mask, 3, 0.1), suit.light)


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
    sheet.body(woodblock(head.mask, seed, 0.25) * within, suit.tone)
    sheet.body(woodblock(pale.mask, 3, 0.15) * within, suit.light)
    sheet.body(dark.mask, suit.line)


# -- another's charm is torn

_TEAR: Final = ((-60, 22), (-40, -6), (-28, 14), (-8, -16), (12, 6), (32, -24), (46, -6), (60, -30))
_BOLT: Final = ((506, 372), (392, 470), (424, 476), (330, 540), (372, 552), (262, 618), (400, 566), (366, 556))
_STRIKE: Final = (*_BOLT, (462, 494), (432, 482))


def tear(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A charm of another hand is struck by lightning and torn in two."""
    cracks = sheet.plate()
    for i in range(16):
        a = i * pi / 8 + 0.1 * sin(i * 5.0)
        far = 150 + 60 * (i % 3)
        line = [around(376, 500, r, a + 0.09 * sin(i * 3.0 + r)) for r in (60, 100, far * 0.8, far)]
        cracks.brush([(*p, c) for p, c in zip(line, (1, 0.8, 0.6, 0.1), strict=True)], 10, dry=0, seed=i, wob=0.02)
    sheet.body(woodblock(cracks.mask, seed, 0.15), suit.tone)
    above = [*_TEAR, (60, -112), (48, -124), (-48, -124), (-60, -112)]
    below = [*_TEAR, (60, 118), (48, 130), (-48, 130), (-60, 118)]
    _half_charm(sheet, suit, pose(406, 452, turn=0.3), above, seed)
    _half_charm(sheet, suit, pose(346, 554, turn=0.16), below, seed)
    carved(sheet, suit, sheet.plate().fill(polygon(_STRIKE)).mask, suit.tone, rim=2.6)
    scraps = sheet.plate()
    places = ((296, 486, 12), (470, 540, 12), (284, 520, 8), (480, 440, 8), (272, 440, 9), (484, 576, 7))
    for i, (x, y, r) in enumerate(places):
        bit = [(-r, -r * 0.5), (r * 0.3, -r), (r, r * 0.5), (-r * 0.4, r * 0.8)]
        scraps.fill(polygon(pose(x, y, turn=i * 1.1)(bit)))
    carved(sheet, suit, scraps.mask, suit.light, rim=2)


def _half_charm(sheet: Sheet, suit: Suiting, at: Placing, outline: Points, seed: int) -> None:
    """Print one half of a charm 120 wide, its script and its frame torn off with it."""
    half = sheet.plate().fill(polygon(at(outline))).mask
    carved(sheet, suit, half, suit.light, rim=3)
    script = sheet.plate().line(polygon(at(spots("-49,-112 49,-112 49,118 -49,118"))), 6)
    for text, w in (
        ("-32,-92,0.6 0,-102,1 32,-92,0.6", 13),
        ("0,-98,0.6 0,-80,1 -28,-70,1 26,-52,1 -26,-34,1 26,-16,1 0,4,1 0,60,0.8", 13),
        ("-36,-70,0.5 -38,-20,1 -34,40,0.3", 9),
        ("36,-70,0.5 38,-20,1 34,40,0.3", 9),
        ("0,50,1 -18,80,1 -34,100,0.2", 13),
        ("0,50,1 18,80,1 34,100,0.2", 13),
        ("-20,40,0.5 0,46,1 22,40,0.5", 11),
    ):
        script.brush(at(spots(text)), w, dry=0, seed=seed, wob=0.02)
    sheet.body(woodblock(script.mask, seed, 0.1) * half, suit.line)
    fibres = sheet.plate().brush(at([(*p, 1) for p in _TEAR]), 12, dry=0, seed=seed, taper=_BLUNT)
    sheet.body(woodblock(fibres.mask, seed, 0.2) * half, suit.paper)
