"""Looking over a drawn screen for words that are cut, out of the window or on top of each other."""

from collections.abc import Sequence

import pygame

from client.ui.ink import TextRecord


def faults(records: Sequence[TextRecord], size: tuple[int, int]) -> list[str]:
    """Return what is wrong with the texts of one drawn frame, in words.

    Args:
        records: what ``Ink.records`` collected while the frame was drawn.
        size: the window in pixels.
    """
    window = pygame.Rect((0, 0), size)
    found = [fault for record in records for fault in _alone(record, window)]
    for number, first in enumerate(records):
        for second in records[number + 1 :]:
            if _crossed(first, second):
                found.append(f"{first.text!r} {tuple(first.rect)} crosses {second.text!r} {tuple(second.rect)}")
    return found


def _alone(record: TextRecord, window: pygame.Rect) -> list[str]:
    found = []
    if record.cut:
        found.append(f"{record.text!r} is shortened")
    if not record.scrolled and not window.contains(record.rect):
        found.append(f"{record.text!r} {tuple(record.rect)} leaves the window")
    elif not record.scrolled and record.visible.width < record.rect.width:
        found.append(f"{record.text!r} {tuple(record.rect)} is clipped")
    return found


def _crossed(first: TextRecord, second: TextRecord) -> bool:
    """Tell whether two texts share more than the empty rims of their boxes."""
    shared = first.visible.clip(second.visible)
    least = min(first.rect.height, second.rect.height)
    return shared.width > least * 0.2 and shared.height > least * 0.34
