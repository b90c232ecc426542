"""Badges: suits, requirements and identities, each with a shape of its own beside its colour."""

import math
from typing import Literal

import pygame

from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.icons import draw_icon
from client.ui.shapes import Point
from client.ui.theme import Rgb

Suit = Literal["red", "blue", "none"]
Identity = Literal["taiping", "tianshi", "heretic", "unknown"]
Knowledge = Literal["unknown", "guessed", "known", "open"]

_GUESS_RING = theme.rgb("#8c8472")
_SUIT_FILL: dict[Suit, Rgb] = {"red": theme.CINNABAR, "blue": theme.INDIGO, "none": theme.X_GHOST}
_IDENTITY_FILL: dict[Identity, tuple[Rgb, Rgb]] = {
    "taiping": (theme.CINNABAR, theme.rgb("#5b241d")),
    "tianshi": (theme.INDIGO, theme.rgb("#24344f")),
    "heretic": (theme.HERETIC, theme.rgb("#2a2430")),
    "unknown": (theme.rgb("#2a3134"), theme.rgb("#2a3134")),
}


def draw_suit_badge(
    canvas: Canvas, suit: Suit, cx: float, cy: float, diameter: float, glyph: str = "", ring: Rgb = theme.BONE
) -> None:
    """Draw a suit: a red sun, a blue diamond or a colourless hexagon, with a number or glyph on it."""
    side = canvas.m.px(diameter)
    picture = canvas.shapes.drawn(
        ("suit", suit, side, ring), (side, side), lambda surface, _: _draw_suit(surface, suit, ring)
    )
    canvas.paste(picture, (canvas.m.px(cx) - side // 2, canvas.m.px(cy) - side // 2))
    if glyph:
        size = canvas.glyph_size(glyph, diameter * 0.56, _room_in(suit, diameter), "bold")
        canvas.text(glyph, cx, cy, size, theme.BONE, face="bold", anchor="cc", geometry=True)


def _room_in(suit: Suit, diameter: float) -> float:
    """Return how wide a number on a badge may be: a diamond is narrow at a numeral's head and foot."""
    return diameter * (0.5 if suit == "blue" else 0.66)


def draw_round_badge(
    canvas: Canvas, cx: float, cy: float, diameter: float, glyph: str, fill: Rgb, ring: Rgb, color: Rgb = theme.BONE
) -> None:
    """Draw a disc with a ring and a number or glyph on it (seat numbers, counts)."""
    canvas.circle(cx, cy, diameter / 2, ring)
    canvas.circle(cx, cy, diameter / 2 - max(1.4, diameter * 0.06), fill)
    canvas.text(glyph, cx, cy, diameter * 0.54, color, face="bold", anchor="cc", geometry=True)


def draw_identity(
    canvas: Canvas, identity: Identity, glyph: str, cx: float, cy: float, diameter: float, state: Knowledge = "open"
) -> None:
    """Draw an identity badge: round (Taiping), square (Tianshi) or five-sided (heretic).

    ``state`` adds how it is known: a question mark for my guess, an eye for what I alone have seen, a gold ring for
    what lies open to all.
    """
    side = canvas.m.px(diameter)
    picture = canvas.shapes.drawn(
        ("identity", identity, side, state), (side, side), lambda surface, _: _draw_identity(surface, identity, state)
    )
    canvas.paste(picture, (canvas.m.px(cx) - side // 2, canvas.m.px(cy) - side // 2))
    color = theme.rgb("#d9cfb8") if state == "guessed" else theme.BONE
    size = canvas.glyph_size(glyph, diameter * 0.56, diameter * 0.62, "bold")
    canvas.text(glyph, cx, cy, size, color, face="bold", anchor="cc", geometry=True)
    mark_x, mark_y = cx + diameter * 0.42, cy - diameter * 0.37
    if state == "guessed":
        canvas.circle(mark_x, mark_y, 7.5, theme.rgb("#e9dfc6"))
        draw_icon(canvas, "question", mark_x, mark_y, 6.5, theme.INK)
    elif state == "known":
        canvas.circle(mark_x, mark_y, 7.5, theme.LACQUER)
        draw_icon(canvas, "eye", mark_x, mark_y, 7, theme.BONE)


def draw_crown(canvas: Canvas, x: float, y: float) -> None:
    """Draw the crown of a ghost king, of an Elder or of the Heretic King, its foot about a point."""
    points = [(-9.0, 0.0), (-9.0, -9.0), (-4.0, -4.0), (0.0, -11.0), (4.0, -4.0), (9.0, -9.0), (9.0, 0.0)]
    placed = [(x + dx, y + dy) for dx, dy in points]
    canvas.polygon(placed, theme.INK, width=2.4)
    canvas.polygon(placed, theme.GOLD)


def _draw_suit(surface: pygame.Surface, suit: Suit, ring: Rgb) -> None:
    middle = surface.get_width() / 2
    radius = middle - 2
    fill = _SUIT_FILL[suit]
    if suit == "red":
        rays = [_polar(middle, radius if i % 2 else radius * 0.84, i * math.pi / 14) for i in range(28)]
        pygame.draw.polygon(surface, ring, rays)
        pygame.draw.circle(surface, fill, (middle, middle), radius * 0.80)
    elif suit == "blue":
        pygame.draw.polygon(surface, ring, [_polar(middle, radius, i * math.pi / 2) for i in range(4)])
        pygame.draw.polygon(surface, fill, [_polar(middle, radius * 0.84, i * math.pi / 2) for i in range(4)])
    else:
        pygame.draw.polygon(surface, ring, [_polar(middle, radius, i * math.pi / 3) for i in range(6)])
        pygame.draw.polygon(surface, fill, [_polar(middle, radius * 0.84, i * math.pi / 3) for i in range(6)])


def _draw_identity(surface: pygame.Surface, identity: Identity, state: Knowledge) -> None:
    ring = {"open": theme.GOLD, "known": theme.BONE, "guessed": _GUESS_RING, "unknown": _GUESS_RING}[state]
    fill = _IDENTITY_FILL[identity][1 if state == "guessed" else 0]
    middle = surface.get_width() / 2
    radius = middle - 2
    line = max(1.0, radius * 0.06)  # a dark line round the ring, so that a badge stands out of paper too
    if identity == "tianshi":
        for half, color in ((radius * 0.80 + line, theme.INK), (radius * 0.80, ring), (radius * 0.68, fill)):
            box = pygame.Rect(round(middle - half), round(middle - half), round(2 * half), round(2 * half))
            pygame.draw.rect(surface, color, box, border_radius=round(half * 0.12))
    elif identity == "heretic":
        pygame.draw.polygon(surface, theme.INK, _house(middle, radius + line))
        pygame.draw.polygon(surface, ring, _house(middle, radius))
        pygame.draw.polygon(surface, fill, _house(middle, radius * 0.84))
    else:
        pygame.draw.circle(surface, theme.INK, (middle, middle), radius * 0.92 + line)
        pygame.draw.circle(surface, ring, (middle, middle), radius * 0.92)
        pygame.draw.circle(surface, fill, (middle, middle), radius * 0.78)


def _house(middle: float, radius: float) -> list[Point]:
    shape = ((0.0, -1.0), (0.95, -0.3), (0.6, 0.85), (-0.6, 0.85), (-0.95, -0.3))
    return [(middle + x * radius, middle + y * radius) for x, y in shape]


def _polar(middle: float, radius: float, angle: float) -> Point:
    return (middle + math.cos(angle) * radius, middle + math.sin(angle) * radius)
