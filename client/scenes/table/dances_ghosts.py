"""What flies when ghosts walk, votes go down, and a moment belongs to one thing alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import pygame

from client.scenes.table.geometry import between
from client.scenes.table.looks import badge_suit
from client.scenes.table.moments import Rising
from client.scenes.table.movers import FLIGHT, MOST_CARDS, STAGGER, TILTS, Glide, Pose
from client.scenes.table.sprites import sword_sprite
from client.scenes.table.strips import strip_of
from client.ui import theme
from client.ui.badges import Suit
from client.ui.cardface import BACK, GHOST_BACK, RATIO, ROLE_BACK, piece_surface
from client.ui.widget import Box
from client.words.naming import ghost_cards

if TYPE_CHECKING:
    from client.scenes.table.choreography import Choreographer, Dance

WALK: Final = 0.55
"""Seconds a ghost takes to its bearer at normal pace."""
REST: Final = 0.12
"""… it waits for its path to be drawn."""
DROP: Final = 0.18
"""… a vote to its tray."""
_SIZES: Final = ((1.15, 1.1, 1.05, 1.0), (0.95, 0.9, 0.85, 0.8), (0.75, 0.7, 0.65, 0.6))
"""How large an apparition is against the ghost king's card: as large as there is room for."""
_SHIFTS: Final = (0.0, -12.0, 12.0, -24.0, 24.0, -36.0, 36.0, -48.0, 48.0, -60.0, 60.0)
"""How far it may stand aside from his card."""
_APART: Final = 4.0
"""What stays free between it and what is above and below."""
_SENTENCE_END: Final = re.compile(r"[。；]|\. |\.$")
_LOST: Final = 0.6
"""How far on its way a call that fails is lost."""


def turned_up(on: Choreographer, data: dict[str, Any]) -> None:
    """The apparition rises from the ghost deck to the middle and stays there to be seen."""
    pose, badge = _shown(on), _badge(data["face"])
    plate = on.tableau.words.card_short(data["face"]) if on.tableau.latin else ""
    on.light((pose.x, pose.y), 210, theme.HERETIC_TEXT, 0.6)
    on.fly(
        data["face"], on.places.deck(ghosts=True), pose, back=GHOST_BACK, seconds=0.35, tag="apparition", badge=badge
    )
    rest = on.time_to_see - 0.35
    lasts = max(0.05, rest) + 0.05
    on.fly(data["face"], pose, pose, delay=0.35, seconds=lasts, rise=0, tag="apparition", badge=badge, plate=plate)


def _shown(on: Choreographer) -> Pose:
    """Return where an apparition is seen: over the ghost king's card, clear of the meter and of the plaques' strips.

    Where it would have to be too small for that it stands a little aside.
    """
    tableau, king = on.tableau, on.places.king
    foot = tableau.layout.meter[1] - _APART
    strips = [strip_of(on.canvas, tableau, seat) for seat in tableau.layout.plaques]
    hanging = [strip.box for strip in strips if strip is not None]
    poses = [
        Pose(king.x + shift, foot - king.width * size * RATIO / 2, king.width * size)
        for sizes in _SIZES
        for shift in _SHIFTS
        for size in sizes
    ]
    return next((pose for pose in poses if not any(_covers(pose, box) for box in hanging)), poses[-1])


def _covers(pose: Pose, box: Box) -> bool:
    x, y, w, h = box
    half = pose.width / 2 + _APART / 2
    high = half * RATIO
    return x < pose.x + half and pose.x - half < x + w and y < pose.y + high and pose.y - high < y + h


def _badge(face: str) -> tuple[Suit, str] | None:
    """Return what is printed on a ghost as needed to banish it, None for an event."""
    ghost = ghost_cards().get(face)
    return None if ghost is None or ghost.event else (badge_suit(ghost.suit), str(ghost.requirement))


def rolled(on: Choreographer, data: dict[str, Any]) -> None:
    """The die tumbles in the middle and shows its number."""
    x, y = on.places.king.x, on.places.king.y
    faces = (3, 6, 2, 5, data["value"])
    for i, value in enumerate(faces):
        picture = piece_surface(on.canvas, f"die-{value}", on.canvas.m.px(64))
        if picture is None:
            return
        start, end = ((x + 110 - i * 22, y + 70), (x + 88 - i * 22, y + 70))
        seconds = 0.06 if i < len(faces) - 1 else 0.5
        begin = on.moment(0.06 * i)
        fade = 0.0 if i < len(faces) - 1 else 0.3
        stays = end if fade == 0.0 else start
        on.glide(Glide(picture, start, stays, begin, on.seconds(seconds), rise=14 - 3 * i, fade_out=fade))


def haunted(on: Choreographer, data: dict[str, Any]) -> None:
    """The ghost walks to its victim along the line its condition draws."""
    ghosts = on.tableau.view["players"][data["seat"]]["ghosts"]
    end = on.places.ghost(data["seat"], max(0, len(ghosts) - 1))
    _walk(on, data["face"], _shown(on), end)


def moved(on: Choreographer, data: dict[str, Any]) -> None:
    """A ghost moves from one player to another."""
    there = on.tableau.view["players"][data["to"]]["ghosts"]
    here = on.tableau.view["players"][data["from"]]["ghosts"]
    _walk(on, data["face"], on.places.ghost(data["from"], len(here)), on.places.ghost(data["to"], len(there)))


def deflected(on: Choreographer, data: dict[str, Any]) -> None:
    """A ghost turns away from one player towards another."""
    ends = (on.places.edge(data["seat"]), on.places.edge(data["to"]))
    on.trail(*ends, theme.HERETIC_TEXT, 0.5)


def rehaunted(on: Choreographer, data: dict[str, Any]) -> None:
    """All ghosts of a player rise from him and gather in the middle: from there they haunt anew."""
    seat, middle = data["seat"], on.places.king
    on.light(on.places.seat(seat), 130, theme.HERETIC_TEXT, 0.5)
    on.trail(on.places.edge(seat), (middle.x, middle.y), theme.HERETIC_TEXT, WALK + 0.3)
    for number, ghost in enumerate(on.tableau.looks[seat].ghosts[:MOST_CARDS]):
        gathered = Pose(middle.x + (number - 1) * 34, middle.y, 84, TILTS[number % len(TILTS)])
        start = on.places.ghost(seat, number)
        on.fly(ghost.face, start, gathered, seconds=WALK, delay=number * STAGGER, rise=34, dissolves=True)
    on.light((middle.x, middle.y), 150, theme.HERETIC_TEXT, 0.5, delay=WALK * 0.7)


def buried(on: Choreographer, data: dict[str, Any]) -> None:
    """A card is drawn aside from the top of the ghost deck and pushed back in below all others."""
    deck = on.places.deck(ghosts=True)
    aside = deck._replace(x=deck.x + deck.width * 0.7, y=deck.y - 6, angle=-8)
    below = deck._replace(x=deck.x + 4, y=deck.y + 16, width=deck.width * 0.94)
    on.trail(on.places.edge(data["seat"]), (deck.x, deck.y), theme.JADE_TEXT, 0.5)
    on.fly(GHOST_BACK, deck, aside, seconds=0.22, rise=8)
    on.fly(GHOST_BACK, aside, below, seconds=0.26, delay=0.22, rise=-14, dissolves=True)


def summon_failed(on: Choreographer, data: dict[str, Any]) -> None:
    """The ghost king's call dies on its way; the ghost stirs towards him and falls back."""
    start, end = on.places.edge(data["seat"]), on.places.edge(data["bearer"])
    lost = between(start, end, _LOST)
    on.trail(start, lost, theme.HERETIC_TEXT, 0.7)
    on.light(lost, 80, theme.CINNABAR_BRIGHT, 0.45, delay=0.25)
    if on.cue.counting:
        return  # the ghost is on stage, and goes back from there
    ghosts = [ghost["face"] for ghost in on.tableau.view["players"][data["bearer"]]["ghosts"]]
    place = on.places.ghost(data["bearer"], ghosts.index(data["face"]) if data["face"] in ghosts else 0)
    stirred = place._replace(x=place.x + (lost[0] - place.x) * 0.12, y=place.y - 12, width=place.width * 1.5, angle=6)
    on.fly(data["face"], place, stirred, seconds=0.3, rise=6)
    on.fly(data["face"], stirred, place, seconds=0.24, delay=0.3, rise=0)


def left_game(on: Choreographer, data: dict[str, Any]) -> None:
    """A ghost is gone from its bearer."""
    ghosts = on.tableau.view["players"][data["seat"]]["ghosts"]
    start = on.places.ghost(data["seat"], len(ghosts))
    on.light((start.x, start.y), 80, theme.HERETIC_TEXT, 0.4)
    on.fly(data["face"], start, start._replace(y=start.y - 40, width=60), seconds=0.4, dissolves=True)


def _walk(on: Choreographer, face: str, start: Pose, end: Pose) -> None:
    ends = ((start.x, start.y), (end.x, end.y))
    on.trail(*ends, theme.HERETIC_TEXT, WALK + 0.3)
    badge = _badge(face)
    on.fly(face, start, start, seconds=REST, rise=0, badge=badge)
    on.fly(face, start, end, seconds=WALK, delay=REST, rise=18, tag="ghost", badge=badge)
    on.light(ends[1], 90, theme.HERETIC_TEXT, 0.4, delay=WALK)


def voted(on: Choreographer, data: dict[str, Any]) -> None:
    """Votes go face down onto the tray."""
    seat = data["seat"]
    tray = on.places.tray(seat)
    for i in range(min(3, data["count"])):
        end = tray._replace(x=tray.x + i * 13 - 8)
        on.fly(BACK, on.places.hand(seat), end, seconds=DROP, delay=i * STAGGER, rise=12)


def challenged(on: Choreographer, data: dict[str, Any]) -> None:
    """The host draws his sword on the accused."""
    start, tray = on.places.edge(data["host"]), on.places.tray(data["seat"])
    end = (tray.x + 4, tray.y)
    toward = pygame.Vector2(1, 0).angle_to(pygame.Vector2(end[0] - start[0], end[1] - start[1]))
    sword = sword_sprite(on.canvas, 120, -toward)
    begin, flight = on.cue.begin, on.seconds(0.24)
    on.glide(Glide(sword, start, end, begin, flight, rise=10, fade_in=0.3))
    on.glide(Glide(sword, end, end, begin + flight, on.seconds(0.5), fade_out=0.3))
    on.light(end, 110, theme.CINNABAR_BRIGHT, 0.45, delay=0.22)


def challenge_ended(on: Choreographer, data: dict[str, Any]) -> None:
    """The accused's votes are turned up for all to see."""
    tray = on.places.tray(data["seat"])
    won = on.cue.event.kind == "challenge_won"
    on.light((tray.x, tray.y), 120, theme.JADE_TEXT if won else theme.CINNABAR_BRIGHT, 0.6)
    for i, face in enumerate(data["cards"][:MOST_CARDS]):
        pose = tray._replace(x=tray.x + i * 46 - 20, width=62)
        small = tray._replace(x=tray.x + i * 13)
        on.fly(face, small, pose, delay=i * STAGGER, back=BACK, rise=0)
        delay = FLIGHT + i * STAGGER
        on.fly(face, pose, pose._replace(y=pose.y - 6), delay=delay, seconds=0.5, rise=0, dissolves=True)


def banished(on: Choreographer, data: dict[str, Any]) -> None:
    """The banished ghost goes to the points of its exorcist; the ghost king loses a life by it."""
    if data["bearer"] == on.tableau.view["king"]:
        on.light(on.places.seat(data["bearer"]), 190, theme.CINNABAR_BRIGHT, 0.7)
    if not on.cue.counting:
        on.fly(data["face"], on.places.target, on.places.points(data["host"]), seconds=0.45)


def event_began(on: Choreographer, data: dict[str, Any]) -> None:
    """An event fills the middle of the table."""
    on.show(data["face"], 190, theme.JADE_TEXT, GHOST_BACK)


def identity_shown(on: Choreographer, data: dict[str, Any]) -> None:
    """An identity is turned up for all to see."""
    light = {"taiping": theme.RED_TEXT, "tianshi": theme.BLUE_TEXT}.get(data["identity"], theme.HERETIC_TEXT)
    on.show(data["identity"], 170, light, ROLE_BACK)


def king_appeared(on: Choreographer, data: dict[str, Any]) -> None:
    """A ghost king stands up: for a moment there is nothing else."""
    tableau, king, seat = on.tableau, data["king"], data["seat"]
    tr, words = tableau.tr, tableau.words
    told = tr("rising-you") if seat == tableau.seat else tr("rising-other", name=tableau.names[seat])
    gist = _SENTENCE_END.split(words.card_lines(king, len(tableau.names))[0])[0]  # there are two seconds to read it
    goal = tr("rising-goal", king=words.card_name(king), goal=gist)
    place, color = tableau.layout.plaques[seat], theme.SEATS[seat]
    on.add(Rising(king, told, goal, place, color, on.cue.begin, on.seconds(2.0), slip=tableau.slip(king)))


DANCES: Final[dict[str, Dance]] = {
    "turned_up": turned_up,
    "rolled": rolled,
    "haunted": haunted,
    "moved": moved,
    "deflected": deflected,
    "rehaunted": rehaunted,
    "buried": buried,
    "summon_failed": summon_failed,
    "left_game": left_game,
    "voted": voted,
    "challenged": challenged,
    "challenge_won": challenge_ended,
    "challenge_lost": challenge_ended,
    "exorcism_succeeded": banished,
    "event_began": event_began,
    "identity_shown": identity_shown,
    "king_appeared": king_appeared,
}
