"""The crane that bears an immortal."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from art.events.scene import INKY, put
from art.kit.sheet import Sheet

_WHITE, _DOWN = "#fbf9f0", "#dfeadf"


def crane_behind(sheet: Sheet) -> None:
    """Print of a crane that glides to the right what a rider on its back at (200, 590) hides: all but its near wing."""
    _wing(sheet, _FAR_WING)
    _legs_and_tail(sheet)
    _crane(sheet)


def near_wing(sheet: Sheet) -> None:
    """Print the wing on our side, over the rider: its arm crosses his robe, so that he sits in the bird."""
    _wing(sheet, _NEAR_WING)


@dataclass(frozen=True, slots=True)
class Wing:
    """A spread wing: its leading edge from shoulder to tip, where its feathers point at either end, and how long."""

    lead: tuple[tuple[float, float], ...]
    first: float
    last: float
    reach: float


_NEAR_WING = Wing(((330, 590), (258, 574), (166, 618), (66, 706)), 1.3, 2.2, 132.0)
_FAR_WING = Wing(((262, 530), (340, 500), (424, 496), (506, 520)), 1.35, 0.85, 138.0)


def _wing(sheet: Sheet, wing: Wing) -> None:
    """Print a spread wing: flight feathers, the inner ones black, two rows of down, and the arm that bears them."""
    for last, count, share, w in ((1.0, 15, 1.0, 32.0), (0.97, 13, 0.58, 29.0), (0.94, 12, 0.31, 25.0)):
        for i in range(count):
            t = last * i / (count - 1)
            _feather(sheet, wing, t, wing.reach * share, w, "#1a2426" if share == 1 and t < 0.55 else _DOWN)
    arm = [(x, y, c) for (x, y), c in zip(wing.lead, (1.3, 1.1, 0.9, 0.3), strict=True)]
    put(sheet, sheet.plate().brush(arm, 30, dry=0, wob=0.02), _WHITE, rim=2)


def _feather(sheet: Sheet, wing: Wing, t: float, reach: float, w: float, tint: str) -> None:
    """Print the feather that hangs from a share ``t`` of the leading edge, the more outwards the further out it is."""
    place = t * (len(wing.lead) - 1)
    i = min(int(place), len(wing.lead) - 2)
    (ax, ay), (bx, by) = wing.lead[i], wing.lead[i + 1]
    x, y = ax + (bx - ax) * (place - i), ay + (by - ay) * (place - i)
    turn, long = wing.first + (wing.last - wing.first) * t, reach * (0.8 + 0.3 * sin(pi * t) - 0.12 * t)
    tip = (x + cos(turn) * long, y + sin(turn) * long)
    line = [(x, y, 0.7), ((x + tip[0]) / 2, (y + tip[1]) / 2 - 5, 1.0), (*tip, 0.75)]
    mask = sheet.plate().brush(line, w, dry=0, seed=int(20 * t), taper=(0, 0.16), wob=0.01).mask
    sheet.solid(mask, tint, rim=1.7, line=INKY, grain=0.1, mott=0.1)
    shadow = sheet.plate().brush([(a + 7, b, c * 0.5) for a, b, c in line], w, dry=0, taper=(0, 0.16), wob=0.01)
    if tint == _DOWN:
        sheet.body(shadow.mask * mask, "#a3c2b4")
    quill = sheet.plate().line([point[:2] for point in line], 1.2)
    sheet.lay(quill.mask * mask * 0.5, "#4c6f68")


def _legs_and_tail(sheet: Sheet) -> None:
    """Print what streams behind the crane: two thin legs, and the black plumes over its tail."""
    for dy, tint in ((0, "#16211f"), (19, "#33423f")):
        leg = sheet.plate()
        leg.brush([(170, 624 + dy, 1.4), (126, 630 + dy, 1), (74, 620 + dy, 0.8)], 11, dry=0, taper=(0, 0), wob=0)
        leg.disc(76, 620 + dy, 7)
        leg.brush([(76, 620 + dy, 0.9), (40, 612 + dy, 0.8), (20, 604 + dy, 0.3)], 10, dry=0, taper=(0, 0), wob=0)
        leg.brush([(46, 613 + dy, 0.8), (22, 618 + dy, 0.3)], 9, dry=0, taper=(0, 0), wob=0)
        put(sheet, leg, tint, rim=2.2, rim_tint="#f3f5e6", grain=0.05)
    for i in range(6):
        tip = (26 + 9 * i, 568 + 8 * i)
        line = [(190, 566 + 6 * i, 0.8), (104 + 6 * i, 572 + 8 * i, 1.1), (*tip, 0.1)]
        put(sheet, sheet.plate().brush(line, 26, dry=0), "#1a2426", rim=1.7, rim_tint="#dfe9d8", grain=0.1)


def _crane(sheet: Sheet) -> None:
    """Print body, neck and head of the crane in one sweep: the breast forward, the neck drawn up in an S."""
    spine = [(104, 580, 0.4), (160, 592, 1.9), (226, 604, 2.8), (290, 602, 2.4), (338, 586, 1.5), (380, 564, 0.94)]
    spine += [(416, 530, 0.72), (424, 496, 0.62), (402, 466, 0.58), (384, 440, 0.56), (394, 412, 0.6), (416, 406, 0.6)]
    white = sheet.plate().brush(spine, 42, dry=0, taper=(0, 0), wob=0).mask
    sheet.solid(white, _WHITE, rim=2.6, line=INKY, grain=0.1, mott=0.1)
    belly = sheet.plate().fill([(120, 604), (200, 628), (280, 626), (346, 602), (392, 566), (400, 640), (200, 700)])
    sheet.body(belly.mask * white, "#b4d0c4")
    down = sheet.plate()
    for i in range(12):
        x, y = 286 + 22 * (i % 4) + 9 * (i // 4 % 2), 612 - 15 * (i // 4) - 9 * (i % 4)
        down.brush([(x - 8, y - 2, 0.4), (x, y + 7, 1), (x + 8, y - 3, 0.4)], 3, dry=0.1, seed=i)
    sheet.lay(down.mask * white * 0.7, "#5f8a7c")
    throat = [(372, 570, 0.05), (416, 532, 0.9), (428, 496, 1), (406, 465, 1), (390, 440, 0.9), (400, 420, 0.8)]
    sheet.body(sheet.plate().brush(throat, 19, dry=0, taper=(0.05, 0.02), wob=0).mask * white, INKY)
    beak = sheet.plate().fill([(428, 396), (428, 396), (488, 424), (488, 424), (430, 417), (420, 413)])
    put(sheet, beak, "#d2a048", rim=1.8)
    sheet.lay(sheet.plate().line("M 430 407 L 480 421", 1.8).mask, INKY)
    put(sheet, sheet.plate().disc(416, 404, 20, ry=15, rot=18), _WHITE, rim=2.2)
    crown = sheet.plate().fill([(398, 393), (404, 383), (418, 381), (433, 390), (431, 399), (414, 394)])
    put(sheet, crown, "#c8281c", rim=1.4, grain=0.1)
    sheet.body(sheet.plate().disc(422, 404, 3.8).mask, INKY)
