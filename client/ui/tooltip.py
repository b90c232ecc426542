"""A tip: a few words on paper beside what they are about."""

import pygame

from client.ui import theme
from client.ui.canvas import Canvas

_WIDEST = 320.0
_GAP = 10.0


def draw_tip(canvas: Canvas, text: str, about: pygame.Rect) -> None:
    """Draw a tip below a rectangle in pixels, or above it if there is no room."""
    m = canvas.m
    lines = canvas.lines(text, _WIDEST, 16)
    width = m.du(max(line.width for line in lines)) + 24
    height = canvas.paragraph(text, 0, 0, _WIDEST, 16, dry=True) + 12
    x = max(8.0, min(m.du(about.centerx) - width / 2, m.wide - width - 8))
    y = m.du(about.bottom) + _GAP
    if y + height > m.high - 8:
        y = m.du(about.top) - _GAP - height
    canvas.panel(x, y, width, height, theme.TIP)
    canvas.paragraph(text, x + 12, y + 6, _WIDEST, 16, theme.INK)
