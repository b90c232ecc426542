"""The drawn parts of the new match: faces on medals, and the identities that will be dealt."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame

from client.ui import theme
from client.ui.badges import Identity, draw_crown, draw_identity
from client.ui.canvas import Canvas
from client.ui.cardface import portrait_surface
from client.ui.shapes import smooth
from client.ui.theme import Rgb
from client.ui.widget import Box


@dataclass(frozen=True, slots=True)
class Dealt:
    """An identity, whether it wears a crown, how often it is dealt, and its names from the longest to the shortest."""

    badge: Identity
    crowned: bool
    count: int
    names: tuple[str, ...]


def paint_identities(
    canvas: Canvas, box: Box, dealt: Sequence[Dealt], glyphs: Mapping[str, str], alone: str, deal: str
) -> None:
    """Paint the identities that will be dealt, and behind them what everybody begins with if there is room.

    Args:
        canvas: where to.
        box: the room for all of it.
        dealt: the identities; the longest of their names that fit are used.
        glyphs: the letters on the badges.
        alone: what is said where no identities are dealt.
        deal: what everybody begins with.
    """
    x, y, w, h = box
    end, middle = x + w, y + h / 2
    if not dealt:
        x += canvas.text(alone, x, middle, 19, theme.BONE, face="bold", anchor="cl", max_width=w) + 26
    labels, widths = _longest_that_fit(canvas, dealt, w)
    for identity, label, width in zip(dealt, labels, widths, strict=True):
        draw_identity(canvas, identity.badge, glyphs[identity.badge], x + 16, middle, 32)
        if identity.crowned:
            draw_crown(canvas, x + 16, middle - 14)
        canvas.text(label, x + 40, middle, 19, theme.BONE, face="bold", anchor="cl")
        x += width
    if x + canvas.text_width(deal, 17) < end:
        canvas.text(deal, x, middle, 17, theme.GREY, anchor="cl")


def _longest_that_fit(canvas: Canvas, dealt: Sequence[Dealt], room: float) -> tuple[list[str], list[float]]:
    """Return the labels of the identities and the width each takes, badge and gap included."""
    labels: list[str] = []
    widths: list[float] = []
    for length in range(min((len(identity.names) for identity in dealt), default=0)):
        labels = [f"{identity.count} {identity.names[length]}".rstrip() for identity in dealt]
        widths = [40 + canvas.text_width(label, 19, "bold") + 26 for label in labels]
        if sum(widths) - 26 <= room:
            break
    return labels, widths


def draw_medal(canvas: Canvas, face: str, cx: float, cy: float, diameter: float, rim: Rgb) -> None:
    """Draw the heart of a card's picture as a round medal with a rim around it."""
    canvas.circle(cx, cy, diameter / 2 + 1.6, rim)
    side = canvas.m.px(diameter)
    medal = canvas.shapes.keep(("medal", face, side), lambda: _medal(canvas, face, side))
    canvas.paste(medal, medal.get_rect(center=(canvas.m.px(cx), canvas.m.px(cy))))


def _medal(canvas: Canvas, face: str, side: int) -> pygame.Surface:
    disc = smooth((side, side), _paint_disc, 4)
    portrait = portrait_surface(canvas, face, (side, side), wait=True).convert_alpha()
    disc.blit(portrait, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return disc


def _paint_disc(surface: pygame.Surface, _: float) -> None:
    middle = surface.get_width() / 2
    pygame.draw.circle(surface, theme.WHITE, (middle, middle), middle)
