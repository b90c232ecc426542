"""What can be done while a rising ghost king covers the table: skip him, or open the menu; nothing hidden is used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from client.scenes.table.scene import TableScene

SEEN: Final = frozenset({"skip"})
"""The widgets that are drawn above what covers the table."""
PRESSES: Final = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL)
"""What would use something of the table."""
_ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)


def press_above(scene: TableScene, event: pygame.event.Event) -> bool:
    """Answer a key, a press or the wheel while the table is covered; tell whether it was used.

    Args:
        scene: the table.
        event: what was done.
    """
    if event.type == pygame.KEYDOWN:
        return _use_key(scene, event.key)
    if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
        scene.player.skip()
        return True
    return False


def _use_key(scene: TableScene, key: int) -> bool:
    """Space skips, as does Enter on the button that says so; Escape opens the menu."""
    if key == pygame.K_SPACE or (key in _ENTER and scene.focus_id in SEEN):
        scene.player.skip()
    elif key == pygame.K_ESCAPE:
        scene.player.open_menu()
    else:
        return False
    return True
