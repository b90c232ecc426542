"""What the plaques still show as it was: what is in the air hasn't arrived yet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from client.scenes.table.looks import SeatLook
from core.kernel.events import Event


def looks_before(looks: Sequence[SeatLook], unsettled: Iterable[Event]) -> list[SeatLook]:
    """Return how the seats looked before events that haven't arrived on the table yet.

    Args:
        looks: how they look after all of them.
        unsettled: the events, in order.
    """
    found = list(looks)
    for event in reversed(list(unsettled)):
        _take_back(found, event)
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
