"""Where things lie that fly: hands, tokens, artifacts, ghosts and piles of a table, in design units."""

from __future__ import annotations

from client.scenes.table.chain import use_box
from client.scenes.table.geometry import anchor, middle
from client.scenes.table.movers import Pose
from client.scenes.table.plaque_places import artifact_box, ghost_boxes
from client.scenes.table.tableau import Tableau
from client.ui.widget import Box

Point = tuple[float, float]

_BACKS: float = 20.0
"""The width of the backs that stand for a hand on a plaque."""
_COUNTS: float = 170.0
"""Where the counts of the decks begin in the top bar, about."""


class Places:
    """The places of one tableau.

    Args:
        tableau: the table as it stands.
    """

    def __init__(self, tableau: Tableau) -> None:
        self.tableau, self.layout = tableau, tableau.layout

    def is_mine(self, seat: int) -> bool:
        """Tell whether a seat is that of the person at this screen, whose hand lies open before him."""
        return seat == self.tableau.seat

    def seat(self, seat: int) -> Point:
        """Return the middle of a plaque."""
        return middle(self.layout.plaques[seat])

    def edge(self, seat: int) -> Point:
        """Return the point of a plaque nearest to the middle of the table."""
        return anchor(self.layout.plaques[seat], self.layout.center)

    def hand(self, seat: int) -> Pose:
        """Return where a hand is held: my fan, or the backs on a plaque."""
        if self.is_mine(seat):
            x, y, w, h = self.layout.hand
            return Pose(x + w / 2, y + h / 2, self.layout.style.hand_card)
        x, y, w, _ = self.layout.plaques[seat]
        return Pose(x + w - 40, y + 44, _BACKS)

    def spirit(self, seat: int) -> Point:
        """Return where the tokens of a seat lie."""
        x, y, _, _ = self.layout.plaques[seat]
        return (x + 88, y + 44) if self.layout.style.name == "base" else (x + 84, y + 50)

    def artifact(self, seat: int) -> Pose:
        """Return the artifact's slot of a plaque."""
        ghosts = len(self.tableau.looks[seat].ghosts)
        return _pose(artifact_box(self.layout.plaques[seat], self.layout.style, ghosts))

    def ghost(self, seat: int, number: int) -> Pose:
        """Return the place of a ghost on a plaque, counted from 0."""
        count = max(number + 1, len(self.tableau.looks[seat].ghosts))
        boxes = ghost_boxes(self.layout.plaques[seat], self.layout.style, count)
        return _pose(boxes[number])

    def points(self, seat: int) -> Pose:
        """Return where the banished ghosts of a seat lie."""
        x, y, w, h = self.layout.plaques[seat]
        return Pose(x + 38, y + h - 14, 14) if self.layout.style.name == "base" else Pose(x + w - 34, y + h / 2, 14)

    def tray(self, seat: int) -> Pose:
        """Return where the votes of a seat lie."""
        return self.vote(seat, 0, 1)

    def vote(self, seat: int, number: int, shown: int) -> Pose:
        """Return where one of the votes of a seat lies, of so many that are shown."""
        return _pose(self.layout.vote(seat, number, shown))

    def deck(self, *, ghosts: bool) -> Pose:
        """Return a deck; while an exorcism covers both, cards come from the counts in the top bar."""
        if self.tableau.theatre is not None:
            return self._top_bar()
        return _pose(self.layout.deck(ghosts))

    def discard(self, *, ghosts: bool = False) -> Pose:
        """Return where used cards go: below their deck, where they are counted."""
        if self.tableau.theatre is not None:
            return self._top_bar()
        x, y, w, h = self.layout.deck(ghosts)
        return Pose(x + w / 2, y + h + 20, 26)

    @property
    def pool(self) -> Point:
        """Where spirit comes from and goes to: the middle of the table."""
        x, y, _, h = self.layout.target_card if self.tableau.theatre is not None else self.layout.king_card
        return (self.layout.center[0], y + h * 0.55) if x else self.layout.center

    @property
    def king(self) -> Pose:
        """The ghost king's card, or its place."""
        return _pose(self.layout.king_card)

    @property
    def target(self) -> Pose:
        """The ghost that is being exorcised."""
        return _pose(self.layout.target_card)

    def use(self, number: int) -> Pose:
        """Return the place of a card in use, counted from the oldest, while it is the newest."""
        return _pose(use_box(self.layout, number, number + 1))

    def _top_bar(self) -> Pose:
        return Pose(_COUNTS, self.layout.style.bar / 2, 18)


def _pose(box: Box) -> Pose:
    x, y = middle(box)
    return Pose(x, y, box[2])
