"""What flies when ghosts walk, votes go down, and a moment belongs to one thing alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import pygame

from client.scenes.table.geometry import MOST_LAID, between
from client.scenes.table.moments import RISING, WIDEST, Rising
from client.scenes.table.movers import FLIGHT, MOST_CARDS, STAGGER, TILTS, Glide, Pose
from client.scenes.table.sprites import sword_sprite
from client.ui import theme
from client.ui.cardface import BACK, GHOST_BACK, ROLE_BACK

if TYPE_CHECKING:
    from client.scenes.table.choreography import Choreographer, Dance

GATHERS: Final = 0.55
"""Seconds ghosts that rise from their bearer take to the middle at normal pace."""
DROP: Final = 0.18
"""… a vote to its tray."""
_SENTENCE_END: Final = re.compile(r"[。；]|\. |\.$")
_LOST: Final = 0.6
"""How far on its way a call that fails is lost."""


def deflected(on: Choreographer, data: dict[str, Any]) -> None:
    """A ghost turns away from one player towards another."""
    ends = (on.places.edge(data["seat"]), on.places.edge(data["to"]))
    on.trail(*ends, theme.HERETIC_TEXT, 0.5)


def rehaunted(on: Choreographer, data: dict[str, Any]) -> None:
    """All ghosts of a player rise from him and gather in the middle: from there they haunt anew."""
    seat, middle = data["seat"], on.places.king
    on.light(on.places.seat(seat), 130, theme.HERETIC_TEXT, 0.5)
    on.trail(on.places.edge(seat), (middle.x, middle.y), theme.HERETIC_TEXT, GATHERS + 0.3)
    for number, ghost in enumerate(on.tableau.looks[seat].ghosts[:MOST_CARDS]):
        gathered = Pose(middle.x + (number - 1) * 34, middle.y, 84, TILTS[number % len(TILTS)])
        start = on.places.ghost(seat, number)
        on.fly(ghost.face, start, gathered, seconds=GATHERS, delay=number * STAGGER, rise=34, dissolves=True)
    on.light((middle.x, middle.y), 150, theme.HERETIC_TEXT, 0.5, delay=GATHERS * 0.7)


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


def voted(on: Choreographer, data: dict[str, Any]) -> None:
    """Votes go face down onto the tray."""
    seat = data["seat"]
    shown = min(MOST_LAID, data["count"])
    for i in range(shown):
        end = on.places.vote(seat, i, shown)
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
    shown = min(MOST_LAID, len(data["cards"]))
    for i, face in enumerate(data["cards"][:MOST_CARDS]):
        pose = tray._replace(x=tray.x + i * 46 - 20, width=62)
        small = on.places.vote(data["seat"], min(i, shown - 1), shown)
        on.fly(face, small, pose, delay=i * STAGGER, back=BACK, rise=0)
        delay = FLIGHT + i * STAGGER
        on.fly(face, pose, pose._replace(y=pose.y - 6), delay=delay, seconds=0.5, rise=0, dissolves=True)


def banished(on: Choreographer, data: dict[str, Any]) -> None:
    """The banished ghost goes to the points of its exorcist; the ghost king loses a life by it."""
    if data["bearer"] == on.tableau.view["king"]:
        on.light(on.places.seat(data["bearer"]), 190, theme.CINNABAR_BRIGHT, 0.7)
    if not on.cue.counting:
        on.fly(data["face"], on.places.target, on.places.points(data["host"]), seconds=0.45)


def identity_shown(on: Choreographer, data: dict[str, Any]) -> None:
    """An identity is turned up for all to see."""
    light = {"taiping": theme.RED_TEXT, "tianshi": theme.BLUE_TEXT}.get(data["identity"], theme.HERETIC_TEXT)
    on.show(data["identity"], 170, light, ROLE_BACK)


def king_appeared(on: Choreographer, data: dict[str, Any]) -> None:
    """A ghost king stands up: for a moment there is nothing else."""
    tableau, king, seat = on.tableau, data["king"], data["seat"]
    tr, words, layout = tableau.tr, tableau.words, tableau.layout
    name = words.card_name(king)
    mine = seat == tableau.seat
    told = tr("rising-you", king=name) if mine else tr("rising-other", name=tableau.names[seat], king=name)
    goal = _SENTENCE_END.split(words.rising_goal(king, len(tableau.names)))[0]  # there are two seconds to read it
    portrait, color, foot = tableau.looks[seat].portrait, theme.SEATS[seat], layout.high - 16
    if layout.wide / 2 + WIDEST / 2 > layout.corner_action[0] - 8:
        foot = layout.corner_action[1] - 8
    slip, begin, lasts = tableau.slip(king), on.cue.begin, on.seconds(2.0)
    on.add(Rising(king, told, goal, portrait, color, foot, begin, lasts, slip, RISING))


DANCES: Final[dict[str, Dance]] = {
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
    "identity_shown": identity_shown,
    "king_appeared": king_appeared,
}
