"""What flies when cards, artifacts and spirit change hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pygame

from client.scenes.table.movers import FLIGHT, MOST_CARDS, STAGGER, TILTS, Glide, Pose
from client.scenes.table.places import Point
from client.scenes.table.tokens import tokens_for
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.cardface import BACK, piece_surface
from client.ui.theme import Rgb
from core.kernel.events import Event

if TYPE_CHECKING:
    from client.scenes.table.choreography import Choreographer, Dance

LAMP: Final = 0.26
"""Seconds the lamp takes to the next player at normal pace."""
_MOST_TOKENS: Final = 6


def turn_began(on: Choreographer, data: dict[str, Any]) -> None:
    """The lamp goes to the next player."""
    seat, before = data["seat"], on.cue.standing.lamp
    lamp = piece_surface(on.canvas, "lamp", on.canvas.m.px(46))
    if before is None or before == seat or lamp is None:
        return
    start, end = on.places.seat(before), on.places.seat(seat)
    on.glide(Glide(lamp, start, end, on.cue.begin, on.seconds(LAMP), rise=18, fade_in=0.15, fade_out=0.25))
    on.light(end, 130, theme.LAMP, 0.3, delay=LAMP * 0.7)


def drawn(on: Choreographer, data: dict[str, Any]) -> None:
    """Cards come from the deck; mine are turned up on their way."""
    faces = data.get("cards") or [BACK] * data["count"]
    on.hand_over(faces, on.places.deck(ghosts=False), on.places.hand(data["seat"]), turn=True)


def discarded(on: Choreographer, data: dict[str, Any]) -> None:
    """Cards go to the discard pile, in sight; an artifact leaves its slot."""
    seat = data["seat"]
    for i, face in enumerate(data["cards"][:MOST_CARDS]):
        worn = face == on.tableau.looks[seat].artifact
        start = on.places.artifact(seat) if worn else on.places.hand(seat)
        shown = start._replace(width=max(start.width, 44), angle=TILTS[i % len(TILTS)])
        on.fly(face, shown, on.places.discard(), delay=i * STAGGER, seconds=0.34, dissolves=True)


def recovered(on: Choreographer, data: dict[str, Any]) -> None:
    """A card comes back from the discard pile."""
    on.fly(data["face"], on.places.discard(), on.places.hand(data["seat"]))


def used(on: Choreographer, data: dict[str, Any]) -> None:
    """A card is laid on the table."""
    seat, face = data["seat"], data["face"] or data["ability"].partition(".")[0]
    start = on.places.hand(seat) if data["face"] else Pose(*on.places.seat(seat), 40)
    back = BACK if data["face"] and not on.places.is_mine(seat) else ""
    on.fly(face, start, on.places.use(on.cue.standing.place), back=back, tag="use")


def resolved(on: Choreographer, data: dict[str, Any]) -> None:
    """A spell that has done its work goes to the discard pile."""
    face = on.cue.standing.face
    if face.startswith(("C-S", "C-X")):
        on.fly(face, on.places.use(on.cue.standing.place), on.places.discard(), dissolves=True)


def countered(on: Choreographer, data: dict[str, Any]) -> None:
    """A card is struck down."""
    face, pose = on.cue.standing.face, on.places.use(on.cue.standing.place)
    on.light((pose.x, pose.y), 150, theme.CINNABAR_BRIGHT, 0.4)
    if face:
        end = pose._replace(y=pose.y + 70, width=pose.width * 0.8, angle=-24)
        on.fly(face, pose, end, seconds=0.4, rise=-10, dissolves=True)


def gave(on: Choreographer, data: dict[str, Any]) -> None:
    """Cards change hands."""
    faces = data.get("cards") or [BACK] * data["count"]
    start, end = on.places.hand(data["seat"]), on.places.hand(data["to"])
    on.hand_over(faces, start, end, turn=not on.places.is_mine(data["seat"]))


def equipped(on: Choreographer, data: dict[str, Any]) -> None:
    """An artifact goes from the hand to its place on the plaque; the one before it goes."""
    seat = data["seat"]
    slot = on.places.artifact(seat)
    if data["replaced"]:
        on.fly(data["replaced"], slot, on.places.discard(), dissolves=True)
    on.fly(data["face"], on.places.hand(seat), slot, back="" if on.places.is_mine(seat) else BACK)
    on.light((slot.x, slot.y), 60, theme.GOLD, 0.35, delay=FLIGHT * 0.8)


def looked(on: Choreographer, data: dict[str, Any]) -> None:
    """Somebody looks at what another holds."""
    ends = (on.places.edge(data["seat"]), on.places.edge(data["target"]))
    on.trail(*ends, theme.JADE_TEXT, 0.5)


def spirit(on: Choreographer, data: dict[str, Any]) -> None:
    """Tokens pour: from the middle, into it, or from one seat to another."""
    seat, change = data["seat"], data["change"]
    if change < 0 and _is_paid_over(on, on.cue.ahead):
        return  # the other's gain shows it
    here, there = on.places.spirit(seat), _source_of_spirit(on, seat)
    start, end = (there, here) if change > 0 else (here, on.places.pool)
    for i, value in enumerate(tokens_for(abs(change))[:_MOST_TOKENS]):
        picture = piece_surface(on.canvas, f"token-{value}", on.canvas.m.px(24))
        if picture is not None:
            begin = on.moment(i * 0.05)
            scattered = (start[0] + i * 7 - 8, start[1] + (i % 2) * 9)
            on.glide(
                Glide(picture, scattered, end, begin, on.seconds(0.3), rise=34, fade_in=0.1, fade_out=0.12),
                lands=True,
            )
    _write_change(on, change, here)


def _is_paid_over(on: Choreographer, ahead: Event | None) -> bool:
    """Tell whether the next event is another's gain of what this one loses."""
    now = on.cue.event.data
    return (
        ahead is not None
        and ahead.kind == "spirit"
        and (ahead.data["source"], ahead.data["change"]) == (now["source"], -now["change"])
    )


def _source_of_spirit(on: Choreographer, seat: int) -> Point:
    before = on.cue.before
    data = on.cue.event.data
    if before is not None and before.kind == "spirit" and before.data["seat"] != seat:
        same = before.data["source"] == data["source"] and before.data["change"] == -data["change"]
        return on.places.spirit(before.data["seat"]) if same else on.places.pool
    return on.places.pool


def _write_change(on: Choreographer, change: int, place: Point) -> None:
    text = f"+{change}" if change > 0 else f"\u2212{-change}"
    color = theme.LAMP if change > 0 else theme.RED_TEXT
    px = on.canvas.m.font_px(24)
    layer = _outlined(on.canvas, text, px, color)
    end = (place[0] + 22, place[1] - 30)
    on.glide(Glide(layer, (end[0], end[1] + 22), end, on.cue.begin, on.seconds(0.7), fade_in=0.12, fade_out=0.4))


def _outlined(canvas: Canvas, text: str, px: int, color: Rgb) -> pygame.Surface:
    """Return a short text with a dark edge, premultiplied: it flies over anything."""
    drawn, dark = (canvas.ink.surface(text, "bold", px, shade) for shade in (color, theme.BLACK))
    layer = pygame.Surface((drawn.get_width() + 6, drawn.get_height() + 6), pygame.SRCALPHA)
    for dx, dy in ((1, 3), (5, 3), (3, 1), (3, 5)):
        layer.blit(dark, (dx, dy))
    layer.blit(drawn, (3, 3))
    return layer.premul_alpha()


DANCES: Final[dict[str, Dance]] = {
    "turn_began": turn_began,
    "drawn": drawn,
    "discarded": discarded,
    "recovered": recovered,
    "used": used,
    "resolved": resolved,
    "countered": countered,
    "fizzled": countered,
    "gave": gave,
    "equipped": equipped,
    "looked_hand": looked,
    "looked_identity": looked,
    "spirit": spirit,
}
