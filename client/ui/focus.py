"""Moving the keyboard's focus from widget to widget."""

from collections.abc import Sequence

import pygame

from client.ui.widget import Widget

DIRECTIONS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
_SIDEWAYS = 3.0
"""How much more a step aside counts than a step ahead."""


def next_in_order(widgets: Sequence[Widget], current: Widget | None, step: int) -> Widget | None:
    """Return the widget ``step`` places on in the order they were added, round and round."""
    if not widgets:
        return None
    if current not in widgets:
        return widgets[0] if step > 0 else widgets[-1]
    return widgets[(widgets.index(current) + step) % len(widgets)]


def next_in_direction(widgets: Sequence[Widget], current: Widget | None, direction: tuple[int, int]) -> Widget | None:
    """Return the nearest widget in a direction on the screen, None if there is none."""
    if current is None:
        return widgets[0] if widgets else None
    ahead = [(cost, number) for number, widget in enumerate(widgets) if (cost := _cost(current, widget, direction))]
    return widgets[min(ahead)[1]] if ahead else None


def _cost(current: Widget, other: Widget, direction: tuple[int, int]) -> float:
    """Return how far a widget lies in a direction, 0 if it doesn't."""
    if other is current:
        return 0.0
    a, b = current.rect, other.rect
    dx, dy = direction
    if dx:
        ahead = (b.left - a.right if dx > 0 else a.left - b.right) + min(a.width, b.width)
        aside = max(0, b.top - a.bottom, a.top - b.bottom)
        beyond = dx * (b.centerx - a.centerx)
        centre_gap = abs(b.centery - a.centery)
    else:
        ahead = (b.top - a.bottom if dy > 0 else a.top - b.bottom) + min(a.height, b.height)
        aside = max(0, b.left - a.right, a.left - b.right)
        beyond = dy * (b.centery - a.centery)
        centre_gap = abs(b.centerx - a.centerx)
    if beyond <= 0 or ahead <= 0:
        return 0.0
    return ahead + aside * _SIDEWAYS + centre_gap * 0.05
