"""Where things stand on a plaque: the identity's badge, the artifact, and any number of ghosts."""

from __future__ import annotations

from typing import Final, NamedTuple

from client.scenes.table.styles import BASE, COMPACT, Style
from client.ui.widget import Box

_MOST_PICTURES: Final = 4
"""So many ghosts stand side by side as cards; more are badges, since cards would cover each other's requirements."""
_MOST_BESIDE_ARTIFACT: Final = 8
_MOST_BESIDE_PORTRAIT: Final = 6
_LARGEST: Final = {"base": 26.0, "compact": 32.0, "large": 42.0}
_MARK: Final = 12.0
"""The room at the right of the last ghost: for the mark of a changed requirement, clear of the plaque's edge."""
_BEYOND_MARK: Final = 5.0
"""From the last ghost to what stands beside it, clear of that mark."""
_FOOT: Final = 4.0
"""How far a requirement stands out below its card: a strip that hangs at the plaque leaves it in sight."""
_BADGE_STEP: Final = 14.0
"""Distance between two badges where there is room enough."""


def shows_pictures(style: Style, ghosts: int) -> bool:
    """Tell whether so many ghosts are shown as cards on a plaque."""
    return style is BASE and ghosts <= _MOST_PICTURES


def shows_portrait(style: Style, ghosts: int) -> bool:
    """Tell whether the portrait stands on a plaque beside so many ghosts."""
    return style is BASE or (style is COMPACT and ghosts <= _MOST_BESIDE_PORTRAIT)


def free_room(box: Box, style: Style, ghosts: int) -> Box | None:
    """Return the room that a plaque's ghosts leave at their right, None where there is none."""
    x, y, w, _ = box
    top, tall = (y + 64, 46.0) if style is BASE else (y + 62, 28.0)
    places = ghost_boxes(box, style, ghosts)
    if any(place[1] != places[0][1] for place in places):
        return None  # they fill two rows
    left = max((place[0] + place[2] for place in places), default=x + 100) + _BEYOND_MARK
    right = x + w - 8
    return (left, top, right - left, tall) if right > left else None


def crown_end(style: Style) -> float:
    """Return how far from a plaque's left end its upper edge is clear of the identity's badge and crown."""
    return 60.0 if style is BASE else 66.0


def ghost_boxes(box: Box, style: Style, count: int) -> list[Box]:
    """Return where the ghosts of a plaque stand, as cards or as badges; badges never touch each other."""
    x, y, w, _ = box
    if shows_pictures(style, count):
        step = min(38.0, (w - _MARK - 32 - 112) / max(1, count - 1))
        return [(x + 112 + i * step, y + 64, 32, 45) for i in range(count)]
    bays = [(x + left, y + top, wide, high) for left, top, wide, high in _bays(style, count)]
    size = _LARGEST[style.name]
    while sum(_holds(bay, size) for bay in bays) < count:
        size -= 0.5
    places = [place for bay in bays for place in _cells(bay, size)]
    return places[:count]


def requirement_box(place: Box, style: Style, count: int) -> Box:
    """Return where the badge with the requirement of one of ``count`` ghosts stands, given the ghost's place."""
    if not shows_pictures(style, count):
        return place
    x, y, w, h = place
    size = 26.0 if count < _MOST_PICTURES else 23.0
    return (x + w / 2 - size / 2, y + h + _FOOT - size, size, size)


def _bays(style: Style, count: int) -> list[Box]:
    """Return the rooms for badges on a plaque, from its upper left corner."""
    if style is BASE:
        return [(112, 61, 110, 52)] if count <= _MOST_BESIDE_ARTIFACT else [(71, 61, 151, 52)]
    if style is COMPACT:
        right = (102.0, 60.0, 154.0, 32.0)
        return [right] if shows_portrait(style, count) else [(5, 36, 59, 55), right]
    return [(60, 89, 216, 45)]


def _holds(bay: Box, size: float) -> int:
    _, _, w, h = bay
    return int(w // size) * int(h // size)


def _cells(bay: Box, size: float) -> list[Box]:
    """Return the places for badges in a bay, row by row, spread evenly."""
    x, y, w, h = bay
    columns, rows = int(w // size), int(h // size)
    across = min(size + _BADGE_STEP, w / columns)
    return [
        (x + column * across, y + (row + 0.5) * h / rows - size / 2, size, size)
        for row in range(rows)
        for column in range(columns)
    ]


def artifact_box(box: Box, style: Style, ghosts: int = 0) -> Box:
    """Return where the artifact of a plaque stands; beside very many ghosts, on the portrait's corner."""
    x, y, _, _ = box
    if style is BASE:
        return (x + 72, y + 65, 31, 43) if ghosts <= _MOST_BESIDE_ARTIFACT else (x + 40, y + 10, 22, 28)
    return (x + 70, y + 63, 24, 26) if style is COMPACT else (x + 12, y + 92, 32, 34)


class PointsRow(NamedTuple):
    """Where the banished ghosts of a plaque stand: the middle of the first, the distance to the next, their size."""

    x: float
    y: float
    step: float
    size: float

    def box(self, count: int) -> Box:
        """Return the box around so many of them."""
        return (self.x - self.size / 2, self.y - self.size / 2, (count - 1) * self.step + self.size, self.size)


def points_row(box: Box, style: Style, needed: int) -> PointsRow:
    """Return where the banished ghosts of a plaque stand, given how many would end the game."""
    x, y, w, _ = box
    if style is BASE:
        # In the middle under the portrait, and however many: no ring touches its neighbour.
        step, size = (18.0, 19) if needed <= 3 else (15.5, 17)
        return PointsRow(x + 35 - step * (needed - 1) / 2, y + 101, step, size)
    if style is COMPACT:
        return PointsRow(x + w - 14 - 20 * (needed - 1), y + 49, 20, 22)
    return PointsRow(x + w - 18 - 26 * (needed - 1), y + 70, 26, 30)


def crown_foot(box: Box, style: Style) -> tuple[float, float]:
    """Return the point a crown stands on: on the portrait's edge beside the badge, or on the badge itself."""
    x, y, _, _ = box
    if style is BASE:
        return (x + 42, y + 11)
    return (x + 48, y + 12) if style is COMPACT else (x + 26, y + 11)


def badge_circle(box: Box, style: Style) -> tuple[float, float, float]:
    """Return where the identity's badge of a plaque stands: its middle and its diameter."""
    x, y, _, _ = box
    if style is BASE:
        return (x + 8, y + 14, 32)
    return (x + 12, y + 16, 36) if style is COMPACT else (x + 26, y + 28, 40)
