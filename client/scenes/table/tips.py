"""What is told about the counts of the table where the pointer rests on them: decks, meter, points, artifacts."""

from __future__ import annotations

from client.scenes.table.decks import DECKS
from client.scenes.table.furnishing import Furnishing
from client.scenes.table.meter import Meter
from client.scenes.table.picking import Place
from client.scenes.table.plaque_places import artifact_box, points_row
from client.scenes.table.spots import Spot, Subject
from client.scenes.table.tableau import Tableau


class PlaqueTips(Furnishing):
    """Adds what is told about parts of a plaque, except where a click picks the seat."""

    def furnish(self) -> None:
        """Add everything."""
        picker = self.tableau.picker
        for seat, box in self.tableau.layout.plaques.items():
            if picker is None or Place("seat", seat) not in picker.places:
                self._add_artifact(seat, box)
                self._add_points(seat, box)

    def _add_artifact(self, seat: int, box: tuple[float, float, float, float]) -> None:
        """Add the artifact, which the inspector explains, or what its empty frame stands for."""
        look = self.tableau.looks[seat]
        place = artifact_box(box, self.tableau.layout.style, len(look.ghosts))
        subject = Subject("seat", seat=seat) if look.artifact is None else Subject("card", look.artifact)
        hint = self.tableau.tr("table-no-artifact") if look.artifact is None else ""
        self.scene.add(Spot(f"artifact-{seat}", place, subject, hint=hint))

    def _add_points(self, seat: int, box: tuple[float, float, float, float]) -> None:
        look = self.tableau.looks[seat]
        row = points_row(box, self.tableau.layout.style, look.points_needed)
        place = row.box(max(look.points_needed, len(look.points)))
        hint = points_tip(self.tableau, len(look.points))
        self.scene.add(Spot(f"points-{seat}", place, Subject("seat", seat=seat), hint=hint))


def deck_tip(tableau: Tableau, name: str) -> str:
    """Return what a deck's count means; ``name`` is its name among the `DECKS`."""
    return tableau.tr("table-deck-tip", deck=name, count=tableau.view[DECKS[name].left])


def meter_tip(tableau: Tableau) -> str:
    """Return what the meter's count means, and what happens at its end."""
    meter, mode = Meter.of(tableau), tableau.mode
    if tableau.view["king_goal"] is not None:
        title = meter.titles[0]
        return tableau.tr("table-king-tip", title=title, have=meter.have, need=meter.need, goal=meter.told).strip()
    counted = "table" if mode.king else "elder" if mode.ending == "last_round" else mode.ending
    return tableau.tr("table-meter-tip", counted=counted, have=meter.have, need=meter.need)


def second_tip(tableau: Tableau) -> str:
    """Return what the line beside the meter's count means, "" for none."""
    view, mode, tr = tableau.view, tableau.mode, tableau.tr
    if view["king_goal"] is not None:
        return tr("table-lives-tip", count=len(view["players"][view["king"]]["ghosts"]))
    if mode.ending == "last_round" and view["last_seat"] is None:
        most = max(len(player["points"]) for player in view["players"])
        return tr("table-meter-tip", counted="last_round", have=most, need=view["points_to_end"])
    if mode.ending in ("last_round", "fewest_ghosts"):
        return Meter.of(tableau).second  # it says all in words
    most, limit = view["most_on_one"], mode.numbers.ghosts_for_king
    return tr("table-most-tip", king="yes" if mode.king else "no", have=most, need=limit)


def points_tip(tableau: Tableau, have: int) -> str:
    """Return what so many banished ghosts of one player mean."""
    ending = "king" if tableau.view["king"] is not None else tableau.mode.ending
    return tableau.tr("table-points-tip", ending=ending, have=have, need=tableau.view["points_to_end"])
