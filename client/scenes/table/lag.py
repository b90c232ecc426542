"""What lies between what is shown and what a view says: things in the air, and votes laid after a view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from client.scenes.table.looks import SeatLook
from client.session import View
from core.kernel.events import Event


def view_after_votes(view: View, voted: Iterable[Event]) -> View:
    """Return a view from whose hands the votes are taken that were laid after it: they lie at the plaques.

    Args:
        view: the one that is shown, while votes are counted that from before the last of them were laid.
        voted: the votes of the exorcism on stage, as they were told.
    """
    late = [event for event in voted if event.number >= view["next_event"]]
    if not late:
        return view
    players = [*view["players"]]
    for event in late:
        player, data = players[event.data["seat"]], event.data
        kept = [*(player["cards"] or ())]
        for face in data.get("cards", ()):
            if face in kept:
                kept.remove(face)
        cards = None if player["cards"] is None else kept
        players[data["seat"]] = {**player, "hand": player["hand"] - data["count"], "cards": cards}
    return {**view, "players": players}


def view_before(view: View, unsettled: Sequence[Event]) -> View:
    """Return a view that counts no ghost which still walks to its bearer, nor is ahead of the apparition that is seen.

    Args:
        view: the one that is shown.
        unsettled: the events that haven't arrived on the table yet.
    """
    lives = [len(player["ghosts"]) for player in view["players"]]
    for event in unsettled:
        if event.kind == "haunted":
            lives[event.data["seat"]] -= 1
    counts = {"ghosts_on_table": max(0, sum(lives)), "most_on_one": max(0, *lives)}
    appears = any(event.kind in ("turned_up", "haunted") for event in unsettled)
    moment = {"phase": "night", "step": "apparition"} if appears and view["phase"] in ("night", "end") else {}
    return {**view, **counts, **moment}


def looks_before(looks: Sequence[SeatLook], unsettled: Iterable[Event], *, own: int | None = None) -> list[SeatLook]:
    """Return how the seats looked before events that haven't arrived on the table yet.

    Args:
        looks: how they look after all of them.
        unsettled: the events, in order.
        own: the seat whose hand lies open as a fan: its plaque says no other number than can be counted there.
    """
    found = list(looks)
    for event in reversed(list(unsettled)):
        _take_back(found, event)
    if own is not None:
        found[own] = replace(found[own], hand=looks[own].hand)
    return found


def _take_back(looks: list[SeatLook], event: Event) -> None:
    data = event.data
    if event.kind == "drawn":
        _change_hand(looks, data["seat"], -data["count"])
    elif event.kind == "gave":
        _change_hand(looks, data["to"], -data["count"])
    elif event.kind == "spirit":
        seat = data["seat"]
        looks[seat] = replace(looks[seat], spirit=max(0, looks[seat].spirit - data["change"]))
    elif event.kind == "haunted":
        _drop_ghost(looks, data["seat"], data["face"])
    elif event.kind == "moved":
        _drop_ghost(looks, data["to"], data["face"])
    elif event.kind == "equipped":
        seat = data["seat"]
        if looks[seat].artifact == data["face"]:
            looks[seat] = replace(looks[seat], artifact=None)


def _change_hand(looks: list[SeatLook], seat: int, change: int) -> None:
    looks[seat] = replace(looks[seat], hand=max(0, looks[seat].hand + change))


def _drop_ghost(looks: list[SeatLook], seat: int, face: str) -> None:
    """Take a ghost off a plaque, if it stands there last: the others keep their places."""
    ghosts = looks[seat].ghosts
    if ghosts and ghosts[-1].face == face:
        looks[seat] = replace(looks[seat], ghosts=ghosts[:-1])
