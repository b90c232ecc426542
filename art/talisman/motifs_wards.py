"""Signs under the script, third part: what presses down and what guards."""

from math import cos, degrees, pi, sin
from typing import Final

from art.ghosts.limbs import Placing, pose, spots, where
from art.kit.geometry import around, polygon
from art.kit.media import woodblock
from art.kit.palette import Suiting
from art.kit.scenery import clouds
from art.kit.sheet import Sheet
from art.talisman.motifs_evil import claws
from art.talisman.printing import carved

_BLUNT: Final = (0.02, 0.02)

# -- a soul is pressed down

_PEAKS: Final = ((60, 404, 150), (452, 330, 170), (128, 466, 170), (372, 398, 190), (236, 500, 240))
"""Five peaks from far to near: the summit, and half of how wide the foot is."""
_RIDGE: Final = ((-1, 720), (-0.62, 590), (-0.44, 570), (-0.3, 470), (-0.2, 452), (-0.12, 360), (-0.04, 346), (0, 340))
_FACE: Final = ((0.06, 352), (0.12, 350), (0.2, 440), (0.32, 462), (0.42, 560), (0.6, 590), (1, 720))
"""A peak's outline left and right of its summit: the share of the half width, the height if it began at 340."""


def mountain(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Five peaks like the fingers of a hand press a soul down, a sealing paper on one of them."""
    for i, (x, y, half) in enumerate(_PEAKS):
        _peak(sheet, suit, x, y, half, seed + i)
    clouds(sheet, ((30, 596, 24), (58, 612, 20), (478, 560, 24), (454, 574, 20)), suit.light, suit.line, 3)
    slip = pose(384, 498, turn=0.06)
    carved(
        sheet, suit, sheet.plate().fill(polygon(slip(spots("-27,-54 27,-54 27,54 -27,54")))).mask, suit.light, rim=2.6
    )
    words = sheet.plate().line(polygon(slip(spots("-20,-47 20,-47 20,47 -20,47"))), 2.4)
    for word, y in (("敕", -24), ("鎮", 20)):
        words.text(word, *where(slip, 0, y), 36, hand="kai", bold=1.2)
    sheet.body(words.mask, suit.line)
    with sheet.at(356, 640, 1):
        _pressed(sheet, suit)


def _peak(sheet: Sheet, suit: Suiting, x: float, y: float, half: float, seed: int) -> None:
    """Print a peak of flat facets: lit on its left, dark on its right."""
    stretch = (740 - y) / 380

    def placed(side: tuple[tuple[float, float], ...]) -> list[tuple[float, float]]:
        return [(x + a * half, y + (b - 340) * stretch) for a, b in side]

    whole = sheet.plate().fill(polygon([*placed(_RIDGE), *placed(_FACE)])).mask
    carved(sheet, suit, whole, suit.tone, rim=3)
    spine = placed(((0, 340), (0.06, 400), (-0.04, 470), (0.1, 540), (0.02, 620), (0.16, 720)))
    dark = sheet.plate().fill(polygon([*spine, *reversed(placed(_FACE))]))
    sheet.body(woodblock(dark.mask, seed, 0.15) * whole * 0.4, suit.line)
    lit = sheet.plate().fill(
        polygon([*placed(_RIDGE), *placed(((-0.3, 720), (-0.16, 600), (-0.26, 520), (0.02, 400)))])
    )
    sheet.body(woodblock(lit.mask, seed, 0.15) * whole, suit.light)
    cuts = sheet.plate()
    for a, b, reach in ((-0.06, 372, 60), (-0.14, 440, 70), (-0.24, 500, 80), (-0.06, 520, 90), (-0.4, 600, 70)):
        top, foot = placed(((a, b), (a - 0.1, b + reach)))
        cuts.brush([(*top, 1), ((top[0] + foot[0]) / 2 + 3, (top[1] + foot[1]) / 2, 0.8), (*foot, 0.1)], 8, dry=0)
    sheet.body(woodblock(cuts.mask, seed, 0.15) * whole, suit.line)


def _pressed(sheet: Sheet, suit: Suiting) -> None:
    """Print a cleft under the mountain, and the soul that stares out of it, its hands clawed round the edge."""
    cleft = "-64,44 -56,6 -62,-22 -40,-36 -36,-62 -12,-56 4,-100 18,-62 40,-50 38,-26 56,-8 60,44"
    dark = sheet.plate().fill(polygon(spots(cleft))).mask
    carved(sheet, suit, dark, suit.line, rim=1.2)
    skull = sheet.plate().fill(spots("-30,2 -18,-24 6,-28 28,-12 30,14 18,40 -18,40 -30,22"))
    carved(sheet, suit, skull.mask * dark, suit.light, rim=1.6)
    holes = sheet.plate().disc(-13, 3, 8, ry=10, rot=14).disc(14, 3, 8, ry=10, rot=-14).disc(1, 27, 6, ry=9)
    for side in (-1, 1):
        holes.brush(spots("25,-8,0.2 14,-13,1 5,-9,0.3", side), 5, dry=0, wob=0)
    sheet.body(holes.mask, suit.line)
    hands = sheet.plate()
    for side in (-1, 1):
        for x, tip in ((32, 22), (43, 16), (54, 22)):
            hands.brush(
                [(side * (x + 2), 52, 1), (side * x, tip + 12, 1), (side * (x - 3), tip, 0.5)], 12, dry=0, wob=0
            )
    carved(sheet, suit, hands.mask, suit.light, rim=2)


# -- a body is guarded

_WAY: Final = -2.02
"""Which way the tortoise crawls: how far it is turned from one that crawls down the card."""


def shell(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """The dark warrior's tortoise bears the command on its shell of six-sided plates."""
    k = 0.94
    at = pose(212, 533, turn=_WAY, k=k)
    limbs = sheet.plate()
    for side in (-1, 1):
        for text, w in (("110,100,1.2 168,150,1 176,196,0.8", 62), ("110,-110,1.2 170,-146,1 190,-190,0.7", 54)):
            leg = at(spots(text, side))
            limbs.brush(leg, w, dry=0, wob=0.01, taper=_BLUNT)
            claws(limbs, leg, 24)
    limbs.brush(at(spots("0,-170,1 -10,-222,0.6 14,-262,0.1")), 44, dry=0, wob=0.01)
    carved(sheet, suit, limbs.mask, suit.tone, rim=3)
    _tortoise_head(sheet, suit, at)
    x, y = where(at, 0, 0)
    turn = degrees(_WAY)
    carved(sheet, suit, sheet.plate().disc(x, y, 164 * k, ry=196 * k, rot=turn).mask, suit.line, edge=suit.light, rim=3)
    edge = sheet.plate().disc(x, y, 156 * k, ry=188 * k, rot=turn)
    for i in range(24):
        a = (i + 0.5) * pi / 12
        ends = [(cos(a) * r * 0.84, sin(a) * r) for r in (150, 200)]
        edge.line(polygon(at(ends)), 5, cut=True)
    sheet.body(woodblock(edge.mask, seed, 0.2), suit.tone)
    field = sheet.plate().disc(x, y, 126 * k, ry=158 * k, rot=turn).mask
    sheet.body(woodblock(field, seed, 0.1), suit.line)
    plates, inner = sheet.plate(), sheet.plate()
    for row in range(-3, 4):
        for column in range(-2, 3):
            cx, cy = column * 88 + (44 if row % 2 else 0), row * 76
            for plate, r in ((plates, 46), (inner, 25)):
                plate.fill(polygon(at([around(cx, cy, r, pi / 6 + j * pi / 3) for j in range(6)])))
    within = sheet.plate().disc(x, y, 120 * k, ry=152 * k, rot=turn).mask
    sheet.body(woodblock(plates.mask, seed, 0.15) * within, suit.light)
    sheet.body(woodblock(inner.mask, seed, 0.15) * within, suit.tone)


def _tortoise_head(sheet: Sheet, suit: Suiting, at: Placing) -> None:
    """Print its head, stretched out before the shell: heavy lids, a beak."""
    head = sheet.plate().fill(at(spots("-34,170 34,170 36,214 44,238 34,270 0,286 -34,270 -44,238 -36,214")))
    carved(sheet, suit, head.mask, suit.tone, rim=3)
    pale, marks = sheet.plate(), sheet.plate()
    for side in (-1, 1):
        pale.fill(at(spots("18,249 25,241 37,240 39,250 30,256", side)))
        marks.disc(*where(at, side * 30, 250), 4.6)
        marks.brush(at(spots("46,234,0.3 28,232,1 8,246,0.3", side)), 9, dry=0, wob=0)
        marks.brush(at(spots("5,278,0.4 7,270,1 9,264,0.2", side)), 4, dry=0, wob=0)
        for y in (184, 200):
            marks.brush(at([(side * 34, y - 6, 0.2), (side * 14, y + 4, 1), (0, y + 5, 0.6)]), 5, dry=0, wob=0)
    sheet.body(pale.mask, suit.light)
    sheet.body(marks.mask, suit.line)
