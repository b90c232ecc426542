"""Where everything on the table stands, in design units, for a window, a number of seats and a size of text.

My seat is at the bottom, the others go clockwise on the screen: my left neighbour is at the lower left. Seats stand in
a horseshoe, since plaques are wide. Spare room of tall and wide windows goes to the stage.
"""

from __future__ import annotations

import math
from typing import Final, Literal

from client.scenes.table.styles import BASE, COMPACT, LARGE, style_for
from client.ui.metrics import Metrics
from client.ui.widget import Box

Point = tuple[float, float]
StripPlace = Literal[
    "above", "below-left", "below-right",
    "beside-left", "beside-right", "beside-left-top", "beside-right-top", "",
]  # fmt: skip
"""Where a plaque's strip hangs; "" where there is no room for it."""

MARGIN: Final = 14.0
PANEL_WIDTH: Final = 262.0
TAB_WIDTH: Final = 26.0
STRIP: Final = 30.0
"""Room for the strips that hang below the upper plaques."""
BADGE_RIM: Final = 12.0
"""How far the badge of an identity stands out beside its plaque, and a little."""
_GAP: Final = 28.0
"""What a strip may take of the gap between two upper plaques."""
_BELOW_TARGET: Final = {"base": 28.0, "compact": 12.0, "large": 12.0}
"""The room below the ghost on stage: for how many votes have cancelled, where that is written under the columns."""
_ABOVE_TARGET: Final = {"base": 28.0, "compact": 32.0, "large": 32.0}
"""The room between the upper plaques and the ghost on stage: for their strips."""
_TRAY: Final = {"base": (90.0, 68.0), "compact": (88.0, 56.0), "large": (88.0, 56.0)}
"""The room for the votes of a seat."""
MOST_LAID: Final = 3
"""So many laid votes of a seat are seen at most; their number is written."""
_VOTE_STEP: Final = 16.0
"""From one laid vote to the next, where there is room for it."""
_TRIGRAMS: Final = 0.79
"""How far out the trigrams are on the wheel of the rite: they stand between columns and plaques."""
NEED_ROOM: Final = 60.0
"""The room beside a column of votes for the words at its line."""
LOG_TYPE: Final = 16.5
LOG_STEP: Final = 1.3
"""The size of the log's type, and from line to line in multiples of it."""
LOG_HEAD: Final = 60.0
"""What the log's head and its margins take."""
LEAST_LOG_LINES: Final = 6
"""So many lines of the log are in sight at the least: the pages above it need the rest."""


class TableLayout:
    """The places of one table.

    Args:
        metrics: the window's measures.
        seats: how many play.
        bottom: the seat shown at the bottom: mine, or 0 for a spectator.
        log_open: whether the player wants the log unfolded.
        inspector_open: whether the player wants the inspector unfolded.
        theatre: an exorcism is on: both panels fold and the stage takes the whole width.
        log_lines: how many lines of the log are in sight below the inspector.
    """

    def __init__(
        self,
        metrics: Metrics,
        seats: int,
        bottom: int,
        *,
        log_open: bool = True,
        inspector_open: bool = True,
        theatre: bool = False,
        log_lines: int = LEAST_LOG_LINES,
    ) -> None:
        self.wide, self.high = metrics.wide, metrics.high
        self.style = style_for(metrics.crowding)
        self.seats, self.bottom = seats, bottom
        self.theatre = theatre
        self.has_room = self.style is BASE and not theatre
        self.log_open = log_open and self.has_room
        self.inspector_open = inspector_open and self.has_room
        self.panels = self.log_open or self.inspector_open
        self._spare = self.high - 720
        self._inspector_height = height_above_log(metrics, log_lines)
        self._place_stage()
        self._place_foot()

    def _place_stage(self) -> None:
        style = self.style
        right = self.wide - PANEL_WIDTH - 16 if self.panels else self.wide - TAB_WIDTH - 10
        height = {"base": 384.0, "compact": 348.0, "large": 416.0}[style.name] + self._spare * 0.7
        self.stage: Box = (MARGIN, style.stage_top, right - MARGIN, height)
        self.center: Point = (MARGIN + (right - MARGIN) / 2, style.stage_top + height * 0.6 + 10)
        self.plaques = self._horseshoe()

    def _place_foot(self) -> None:
        style, high = self.style, self.high
        width, height = style.plaque
        self.plaques[self.bottom] = (MARGIN, high - 8 - height, width, height)
        right = self.stage[0] + self.stage[2]
        action_w, action_h = style.action
        step = action_h + 8
        left = right - action_w
        self.actions: list[Box] = [(left, high - 12 - action_h - i * step, action_w, action_h) for i in range(3)]
        self.identity_line: Point = (MARGIN + 4, high - 8 - height - 22)
        below_stage = self.stage[1] + self.stage[3] + (34 if self.theatre else 20)
        apart = 2 if self.theatre else 10
        ribbon_y = min(self.actions[2][1] - apart - style.ribbon, below_stage + self._spare * 0.15)
        hand_left = MARGIN + width + 10
        ribbon_right = right if style is not LARGE else right - width - 10  # it stands between the lowest side plaques
        self.ribbon: Box = (hand_left, ribbon_y, ribbon_right - hand_left, style.ribbon)
        hand: Box = (hand_left, ribbon_y + style.ribbon, left - hand_left - 8, high - ribbon_y - style.ribbon)
        self.hand = self._around_axis(hand) if self.theatre else hand
        below = max(
            (y + h for seat, (x, y, _, h) in self.plaques.items() if x < hand_left and y + h < high - height),
            default=0.0,
        )
        news_y = max(ribbon_y, below + 8)
        self.news: Box = (MARGIN, news_y, width, self.identity_line[1] - news_y - 14)

    def _horseshoe(self) -> dict[int, Box]:
        """Return the plaques of all seats but the bottom one."""
        x0, y0, stage_w, stage_h = self.stage
        w, h = self.style.plaque
        others = self.seats - 1
        sides = 1 if others <= 5 else 2
        top = others - 2 * sides
        gap = {"base": 28.0, "compact": 14.0, "large": 6.0}[self.style.name] + min(32.0, self._spare * 0.25)
        low = y0 + stage_h - h + 2
        heights = [low - 72, low - 72 - gap - h] if sides == 1 else [low, low - gap - h]
        left = [(x0, heights[i]) for i in range(sides)]
        right = [(x0 + stage_w - w, heights[i]) for i in reversed(range(sides))]
        middle = x0 + stage_w / 2
        room = (stage_w - w) / max(1, top - 1)
        widest = max(320.0, w + 96) if self.theatre else 266.0 if top >= 3 else 300.0
        step = min(max(widest, w + 38), room)
        upper = [(middle - w / 2 + (i - (top - 1) / 2) * step, y0) for i in range(top)]
        places = [*left, *upper, *right]
        return {(self.bottom + 1 + i) % self.seats: (x, y, w, h) for i, (x, y) in enumerate(places)}

    def strip_place(self, seat: int) -> StripPlace:
        """Return where the strip of a plaque is, so that nothing covers it: below, above, or at its inner side."""
        if seat == self.bottom:
            return "above"
        if self.style is LARGE and self.theatre:
            return ""  # a tray lies there, whose frame tells the host and the accused too
        x, y, w, h = self.plaques[seat]
        if self.is_upper(seat):
            # Towards the middle, out of the way of the sides; of two plaques outwards, clear of what stands between.
            at_right = x + w / 2 > self.stage[0] + self.stage[2] / 2 + 10
            outwards = sum(map(self.is_upper, self.plaques)) == 2
            return "below-right" if at_right == outwards else "below-left"
        at_ribbon = y + h + 24 > self.ribbon[1]
        if self.style is BASE and not (at_ribbon and self.is_right(seat)):
            return "below-right"
        if self.style is LARGE and at_ribbon:
            return "beside-left-top" if self.is_right(seat) else "beside-right-top"
        return "beside-left" if self.is_right(seat) else "beside-right"

    def strip_room(self, seat: int, height: float) -> tuple[float, float]:
        """Return between which x a strip of some height may hang at a plaque without covering anything."""
        x, y, w, h = self.plaques[seat]
        where = self.strip_place(seat)
        inner = self.column(red=not self.is_right(seat)) if self.theatre else self.meter
        apart = NEED_ROOM if self.theatre and self.style is BASE else 14.0
        if where.startswith("beside-right"):
            return (x + w + 4, inner[0] - apart)
        if where.startswith("beside-left"):
            return (inner[0] + inner[2] + apart, x - 4)
        left, right = x + 4, x + w - 4
        if where == "above":
            return (left + 6, right)
        for other, (x2, y2, w2, _) in self.plaques.items():
            if other == seat or self.is_upper(other) or y2 - 4 >= y + h + height or y2 < y:
                continue
            if x2 < x < x2 + w2 + 4:  # what is lost at one end is gained in the gap beyond the other
                left, right = x2 + w2 + 4, right + _GAP
            elif x2 - BADGE_RIM < x + w < x2 + w2:
                left, right = left - _GAP, x2 - BADGE_RIM
        return (left, right)

    def is_upper(self, seat: int) -> bool:
        """Tell whether a seat stands in the upper row."""
        return self.plaques[seat][1] <= self.stage[1] + 2

    def is_right(self, seat: int) -> bool:
        """Tell whether a seat stands at the right side."""
        x, _, w, _ = self.plaques[seat]
        return not self.is_upper(seat) and x + w > self.stage[0] + self.stage[2] - 2

    # -- the middle

    @property
    def between_plaques(self) -> tuple[float, float, float]:
        """The room that no plaque reaches into: its left end, its top below the upper strips, its right end."""
        x, y, w, _ = self.stage
        upper = [box for seat, box in self.plaques.items() if self.is_upper(seat)]
        sides = [box for seat, box in self.plaques.items() if box not in upper and seat != self.bottom]
        left = max((box[0] + box[2] for box in sides if box[0] < x + w / 2), default=x) + 8
        right = min((box[0] for box in sides if box[0] > x + w / 2), default=x + w) - 8
        return (left, max((box[1] + box[3] for box in upper), default=y) + STRIP, right)

    @property
    def ring(self) -> float:
        """The radius of the ring of trigrams around the middle."""
        return min(250.0, self.stage[3] * 0.55)

    @property
    def king_card(self) -> Box:
        """The ghost king's card, or the candidate's."""
        x, y = self.center
        if self.style is LARGE:
            top = self.stage[1] + self.style.plaque[1] + 6 + self._spare * 0.3
            return (x - 46, top, 92, 92 * 720 / 512)
        width, lift = (116.0, 114.0) if self.style is BASE else (112.0, 112.0)
        return (x - width / 2, y - lift, width, width * 720 / 512)

    @property
    def corner_action(self) -> Box:
        """Return the place of the only button where a moment fills the window: its lower right corner."""
        _, _, w, h = self.actions[0]
        return (self.wide - w - MARGIN, self.high - h - MARGIN, w, h)

    def deck(self, ghosts: bool) -> Box:
        """The spell deck at the left of the king, the ghost deck at his right."""
        x, y, w, _h = self.king_card
        width = 82.0 if self.style is COMPACT else 78.0
        return (x + w + 42 if ghosts else x - 42 - width, y + 10, width, width * 720 / 512)

    @property
    def meter(self) -> Box:
        """The count of ghosts on the table."""
        x, y, w, h = self.king_card
        if self.style is BASE:
            return (x + w / 2 - 116, y + h + 33, 232, 66)
        return (x + w / 2 - 176, y + h + (8 if self.style is LARGE else 11), 352, 58)

    @property
    def stack_card(self) -> Box:
        """The lowest used card, a little larger than the king's where that doesn't hide the meter."""
        x, y, w, _ = self.king_card
        if self.style is BASE:
            return (x + w / 2 - 61.5, y - 8, 123, 173)  # below it is room for what it does in one line
        width = 96.0 if self.style is LARGE else 118.0
        return (x + (w - width) / 2, y - self.stack_step[1], width, width * 720 / 512)

    @property
    def stack_step(self) -> Point:
        """How far to the left and below the lowest used card a second one lies: the title slip stays in sight."""
        return (36, 14 if self.style is BASE else 6)

    @property
    def identity_box(self) -> Box:
        """The room of what is written above my plaque."""
        x, y = self.identity_line
        return (x, y - 14, self.style.plaque[0], 28)

    # -- the right side

    @property
    def inspector(self) -> Box:
        """The panel that shows one card large."""
        height = self._inspector_height if self.log_open else self.high - 58
        return (self.wide - PANEL_WIDTH - 8, 50, PANEL_WIDTH, height)

    @property
    def log(self) -> Box:
        """The panel that tells what happened."""
        top = self.inspector[1] + self.inspector[3] + 8 if self.inspector_open else 50
        return (self.wide - PANEL_WIDTH - 8, top, PANEL_WIDTH, self.high - 8 - top)

    @property
    def tab(self) -> Box:
        """The handle that unfolds the panels."""
        return (self.wide - TAB_WIDTH, self.style.stage_top + 120, TAB_WIDTH + 8, 220)

    @property
    def notebook_tab(self) -> Box:
        """The handle that opens the notebook."""
        x, y, w, h = self.tab
        return (x, y + h + 8, w, 150)

    # -- the exorcism

    @property
    def axis(self) -> float:
        """The x on which all of the middle stands."""
        return self.stage[0] + self.stage[2] / 2

    @property
    def banner(self) -> Box:
        """Where is said what just happened: in the ribbon's place, during an exorcism under its ghost."""
        return self._around_axis(self.ribbon) if self.theatre else self.ribbon

    def _around_axis(self, box: Box) -> Box:
        """Return as much of a box as lies evenly around the axis."""
        x, y, w, h = box
        half = min(self.axis - x, x + w - self.axis)
        return (self.axis - half, y, 2 * half, h)

    @property
    def target_card(self) -> Box:
        """The ghost to be exorcised."""
        x = self.axis
        top = self.style.stage_top + self.style.plaque[1] + _ABOVE_TARGET[self.style.name]
        half = self.stage[2] / 2 - self.style.plaque[0] - 240  # beside it a column, a tray and a plaque
        height = min(264.0 + self._spare * 0.5, self.ribbon[1] - self.below_target - top, 2 * half * 720 / 512)
        return (x - height * 512 / 720 / 2, top, height * 512 / 720, height)

    def column(self, red: bool) -> Box:
        """The column of red or blue votes beside the target."""
        x, y, w, h = self.target_card
        gap = 40.0
        return (x - gap - 100 if red else x + w + gap, y, 100, h)

    @property
    def below_target(self) -> float:
        """The room below the ghost on stage."""
        return _BELOW_TARGET[self.style.name]

    @property
    def net(self) -> Box:
        """The slip with the result of the count."""
        x, y, w, h = self.target_card
        return (x + w / 2 - 150, y + h + (5 if self.style is LARGE else self.below_target), 300, 44)

    def tray(self, seat: int) -> Box:
        """The laid votes of a seat: joined to the plaque's inner side, at its right for the upper row and for mine."""
        x, y, w, h = self.plaques[seat]
        wide, high = _TRAY[self.style.name]
        left = x - wide - 2 if self.is_right(seat) else x + w + 2
        if seat == self.bottom:
            return (left, y + h - high, wide, high)
        if self.is_upper(seat):
            return (left, y + (h - high) / 2, wide, high)
        # Clear of the strips beside the plaque's foot, and of those that hang under the upper plaques.
        return (left, y + (17.5 if self.style is BASE else 0), wide, high)

    def vote(self, seat: int, number: int, shown: int) -> Box:
        """The card of a laid vote of a seat, of so many that are shown: side by side in the tray."""
        x, y, w, h = self.tray(seat)
        width = (h - 4) * 512 / 720
        step = min(_VOTE_STEP, (w - 6 - width) / max(1, shown - 1))
        begin = x + w - 3 - width - (shown - 1) * step if self.is_right(seat) else x + 3
        return (begin + number * step, y + 2, width, h - 4)

    @property
    def rite(self) -> tuple[float, float, float]:
        """The wheel behind the ghost on stage: its middle, and half its side."""
        x, y, w, h = self.target_card
        trays = [self.tray(seat) for seat in self.plaques if not self.is_upper(seat) and seat != self.bottom]
        inner = max((tray[0] + tray[2] for tray in trays if tray[0] < self.axis), default=self.column(red=True)[0] - 64)
        between_them = (inner + self.column(red=True)[0]) / 2
        return (x + w / 2, y + h / 2, (self.axis - between_them) / _TRIGRAMS)

    @property
    def rite_fades(self) -> Point:
        """Between which heights the wheel fades in from above: names and numbers on the upper plaques stay clear."""
        upper = any(self.is_upper(seat) for seat in self.plaques if seat != self.bottom)
        top = self.style.stage_top
        return (top, top + self.style.plaque[1] + STRIP) if upper else (self.style.bar, top + STRIP)

    def beside_tray(self, box: Box) -> Box:
        """Return as much of a box as lies around the axis clear of my votes."""
        x, y, w, h = box
        left, _, wide, _ = self.tray(self.bottom)
        begin = max(x, left + wide + 8)
        return self._around_axis((begin, y, x + w - begin, h))


def height_above_log(metrics: Metrics, lines: int) -> float:
    """Return the height of the inspector above so many lines of the log."""
    return metrics.high - 66 - LOG_HEAD - lines * log_step(metrics)


def log_step(metrics: Metrics) -> float:
    """Return the distance from line to line of the log."""
    return metrics.du(round(metrics.font_px(LOG_TYPE) * LOG_STEP))


def anchor(box: Box, toward: Point) -> Point:
    """Return the point of a box's edge nearest to a point: lines and walking cards start and end there."""
    x, y, w, h = box
    return (min(max(toward[0], x), x + w), min(max(toward[1], y), y + h))


def nearest_side(box: Box, toward: Point) -> Point:
    """Return the middle of that side of a box which is nearest to a point."""
    x, y, w, h = box
    sides = ((x, y + h / 2), (x + w, y + h / 2), (x + w / 2, y), (x + w / 2, y + h))
    return min(sides, key=lambda side: math.dist(side, toward))


def between(start: Point, end: Point, share: float) -> Point:
    """Return the point that a share of the way from one point to another leads to."""
    return (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)


def middle(box: Box) -> Point:
    """Return the middle of a box."""
    x, y, w, h = box
    return (x + w / 2, y + h / 2)
