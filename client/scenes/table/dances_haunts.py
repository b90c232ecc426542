"""What flies when a ghost is turned up, finds its victim and walks there, and when an event befalls all."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from client.scenes.table.haunts import TINTS, Headline, ghost_suit, room_for, standing
from client.scenes.table.looks import badge_suit
from client.scenes.table.movers import Glide, Pose
from client.scenes.table.paths import Found, Path, Step, Wisps, step_place
from client.scenes.table.strips import strip_of, tags_of
from client.ui import theme
from client.ui.badges import Suit
from client.ui.cardface import GHOST_BACK, RATIO, piece_surface
from client.ui.theme import Rgb
from client.ui.widget import Box
from client.words.naming import ghost_cards

if TYPE_CHECKING:
    from client.scenes.table.choreography import Choreographer, Dance
    from client.scenes.table.places import Point

APPARITION: Final = "apparition"
"""The tag of a ghost that stands in the middle, and of its name."""
NIGHT: Final = "night"
"""The tag of the path a ghost takes out of its night: that stays until it is there."""
COMES: Final = 0.24
GROWS: Final = 0.14
"""Seconds a card takes from the ghost deck, and to stand up, at normal pace."""
HOLDS: Final = 0.3
"""How much longer than its event is told a ghost stands there, until it goes or the next thing is told."""
SHRINKS: Final = 0.2
"""Seconds it takes to turn to its victim, while its path is drawn."""
WALK: Final = 0.5
"""… from there to its victim's plaque, in two steps."""
ENTERS: Final = 0.2
"""… and on it to its place."""
_STEPS: Final = 2
_AT_GATE: Final = 40.0
"""The width of its card when it comes to the plaque."""
_WALKING: Final = 100.0
"""The width of the card of a ghost that sets out."""
_BOW: Final = 0.12
"""How far its path swings out, against its length."""
_CLEAR: Final = 5.0
"""How far from the edge of the card its path begins."""
_DIE: Final = 84.0
_ROLLS: Final = 0.07
"""Seconds for which each face of the die is seen but the last."""
_FACES: Final = (3, 6, 2, 5)


def turned_up(on: Choreographer, data: dict[str, Any]) -> None:
    """The card comes from the ghost deck, turns over and stands up in the middle, large, to be seen."""
    face, pose = data["face"], _stand(on)
    color = TINTS[ghost_suit(face)]
    on.movers.drop(APPARITION)
    small = pose._replace(width=min(pose.width, on.places.deck(ghosts=True).width * 1.4))
    badge = badge_of(face)
    on.fly(face, on.places.deck(ghosts=True), small, back=GHOST_BACK, seconds=COMES, tag=APPARITION, badge=badge)
    on.fly(face, small, pose, delay=COMES, seconds=GROWS, rise=0, tag=APPARITION, badge=badge)
    on.light((pose.x, pose.y), pose.width * 1.5, color, 0.5, delay=COMES)
    _rest(on, face, pose, delay=COMES + GROWS)


def event_began(on: Choreographer, data: dict[str, Any]) -> None:
    """An event stays where it was turned up; one that comes otherwise stands up there."""
    face, pose = data["face"], _stand(on)
    stands = on.movers.carries(APPARITION)
    on.movers.drop(APPARITION)
    if not stands:
        on.fly(face, pose._replace(width=pose.width * 0.6), pose, back=GHOST_BACK, seconds=COMES, tag=APPARITION)
    on.light((pose.x, pose.y), pose.width * 1.5, theme.JADE_TEXT, on.time_to_see)
    _rest(on, face, pose, delay=0.0 if stands else COMES, opening=not stands)


def rolled(on: Choreographer, data: dict[str, Any]) -> None:
    """The die tumbles to the ghost's side and shows its number; that many seats light up one after the other."""
    before, pose = on.cue.before, _stand(on)
    if before is not None and before.kind == "turned_up":
        on.movers.drop(APPARITION)
        _rest(on, before.data["face"], pose, delay=0.0, opening=False)
    _, _, wide, _ = room_for(on.tableau.layout)
    x = pose.x + min(pose.width / 2 + _DIE * 0.72, wide / 2 - _DIE / 2)
    y = pose.y + pose.width * 0.3
    side = on.canvas.m.px(_DIE)
    for i, value in enumerate((*_FACES, data["value"])):
        picture = piece_surface(on.canvas, f"die-{value}", side)
        if picture is None:
            return
        start, end = (x + 66 - i * 16.5, y), (x + 49.5 - i * 16.5, y)
        delay, rolling = _ROLLS * i, i < len(_FACES)
        if rolling:
            on.glide(Glide(picture, start, end, on.moment(delay), on.seconds(_ROLLS), rise=16 - 4 * i, tag="die"))
        else:
            lasts = max(0.3, on.time_to_see - delay + HOLDS)
            on.light(start, _DIE, theme.LAMP, 0.4, delay=delay)
            on.glide(Glide(picture, start, start, on.moment(delay), on.seconds(lasts), fade_out=0.2, tag="die"))
    found = TINTS[ghost_suit(before.data["face"])] if before is not None and before.kind == "turned_up" else theme.LAMP
    _count_seats(on, data, _ROLLS * len(_FACES), found)


def _count_seats(on: Choreographer, data: dict[str, Any], delay: float, found: Rgb) -> None:
    """Let the seats the die counts light up with their number one after the other, the last in the ghost's colour."""
    layout, seats, way = on.tableau.layout, len(on.tableau.names), 1 if data["direction"] == "left" else -1
    step = max(0.02, (on.time_to_see - delay) / max(1, data["value"] + 1))
    for number in range(1, data["value"] + 1):
        seat = (data["seat"] + way * number) % seats
        color = found if number == data["value"] else theme.LAMP
        begin, lasts = on.moment(delay + step * (number - 1)), on.time_to_see - delay - step * (number - 1) + HOLDS
        on.add(Found(layout.plaques[seat], color, layout.style, begin, on.seconds(lasts), "die"))
        on.add(Step(number, step_place(layout, seat), color, begin, on.seconds(lasts), "die"))


def haunted(on: Choreographer, data: dict[str, Any]) -> None:
    """The ghost walks to its victim along the line its condition draws."""
    ghosts = on.tableau.view["players"][data["seat"]]["ghosts"]
    end = on.places.ghost(data["seat"], max(0, len(ghosts) - 1))
    face, pose, stood = data["face"], _stand(on), on.movers.carries(APPARITION)
    on.movers.drop(APPARITION)
    on.movers.drop("die")
    start = pose._replace(width=min(pose.width, _WALKING))
    _walk(on, face, (pose if stood else start, start), end, data["seat"], by_night=stood)


def moved(on: Choreographer, data: dict[str, Any]) -> None:
    """A ghost moves from one player to another."""
    there = on.tableau.view["players"][data["to"]]["ghosts"]
    here = on.tableau.view["players"][data["from"]]["ghosts"]
    start, end = on.places.ghost(data["from"], len(here)), on.places.ghost(data["to"], len(there))
    _walk(on, data["face"], (start, start), end, data["to"])


def badge_of(face: str) -> tuple[Suit, str] | None:
    """Return what is printed on a ghost as needed to banish it, None for an event."""
    ghost = ghost_cards().get(face)
    return None if ghost is None or ghost.event else (badge_suit(ghost.suit), str(ghost.requirement))


def _stand(on: Choreographer) -> Pose:
    """Return where a ghost that is turned up stands now."""
    tableau, seats = on.tableau, on.tableau.layout.plaques
    strips = [strip.box for seat in seats if (strip := strip_of(on.canvas, tableau, seat)) is not None]
    tags = [tag.box for seat in seats for tag in tags_of(on.canvas, tableau, seat)]
    return standing(tableau.layout, [*strips, *tags])


def _rest(on: Choreographer, face: str, pose: Pose, *, delay: float, opening: bool = True) -> None:
    """Let a card stand in the middle with its name for as long as it is told of, and a little longer."""
    lasts = max(0.05, on.time_to_see - delay) + HOLDS
    on.fly(face, pose, pose, delay=delay, seconds=lasts, rise=0, tag=APPARITION, badge=badge_of(face))
    _, _, wide, _ = room_for(on.tableau.layout)
    name, opens = on.tableau.words.card_name(face), on.seconds(0.16) if opening else 0.0
    begin, duration = on.moment(delay), on.seconds(lasts)
    on.add(Headline(name, pose, ghost_suit(face), wide - 12, begin, duration, opens, APPARITION))


def _walk(
    on: Choreographer, face: str, sets_out: tuple[Pose, Pose], end: Pose, victim: int, *, by_night: bool = False
) -> None:
    """Let a ghost walk along its path once that has been drawn; the plaque it comes to stands in its light.

    ``sets_out`` says how it stood and how it stands when it goes; ``by_night`` keeps the night around it until it is
    there.
    """
    color, plaque, badge = TINTS[ghost_suit(face)], on.tableau.layout.plaques[victim], badge_of(face)
    stood, start = sets_out
    foot, goal = (start.x, start.y), (end.x, end.y)
    edge = _gate(plaque, goal, foot)
    bend = _bow(foot, edge)
    walked, whole, leaves = SHRINKS + WALK, SHRINKS + WALK + ENTERS, _way_out(start, edge)
    shares = (SHRINKS / whole, walked / whole)
    tag = NIGHT if by_night else ""
    on.add(Path(foot, edge, bend, on.cue.begin, on.seconds(whole), shares, color, leaves, tag))
    on.add(Found(plaque, color, on.tableau.layout.style, on.cue.begin, on.seconds(whole + 0.35)))
    on.fly(face, stood, start, seconds=SHRINKS, rise=0, tag="ghost", badge=badge)
    if not on.is_still:
        on.add(Wisps(foot, edge, bend, on.moment(SHRINKS), on.seconds(WALK), color))
    gate = end._replace(x=edge[0], y=edge[1], width=min(start.width, _AT_GATE))
    on.fly(
        face, start, gate, seconds=WALK, delay=SHRINKS, rise=16, tag="ghost", badge=badge, bend=bend, steps=_STEPS
    )  # fmt: skip
    on.fly(face, gate, end, seconds=ENTERS, delay=walked, rise=0, tag="ghost", badge=badge)
    on.light(goal, 90, color, 0.4, delay=whole - 0.06)


def _gate(plaque: Box, slot: Point, start: Point) -> Point:
    """Return where a ghost comes to a plaque: straight beside the slot it goes to, so that it covers little else."""
    x, y, w, h = plaque
    ways = (((x + w, slot[1]), 0.0), ((slot[0], y + h), 0.0), ((x, slot[1]), 40.0), ((slot[0], y), 200.0))
    return min(ways, key=lambda way: math.dist(way[0], start) + way[1])[0]


def _way_out(card: Pose, goal: Point) -> float:
    """Return the share of the straight way to a goal that is below a card."""
    dx, dy = abs(goal[0] - card.x), abs(goal[1] - card.y)
    return min(1.0, (card.width / 2 + _CLEAR) / max(1.0, dx), (card.width * RATIO / 2 + _CLEAR) / max(1.0, dy))


def _bow(start: Point, end: Point) -> Point:
    """Return how far the middle of a path swings out to its upper side."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    side = -1.0 if dx > 0 else 1.0
    length = max(1.0, math.hypot(dx, dy))
    reach = length * _BOW
    return (-dy / length * reach * side, dx / length * reach * side)


DANCES: Final[dict[str, Dance]] = {
    "turned_up": turned_up,
    "event_began": event_began,
    "rolled": rolled,
    "haunted": haunted,
    "moved": moved,
}
