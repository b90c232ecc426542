"""A fixed piece of blitting, timed beside the frames, so that ratios mean the same on every machine.

It does a little of what a frame does: covers a large picture with another, then pastes cards with soft edges on it. It
must never change: old ratios could no longer be compared.
"""

from __future__ import annotations

import time
from typing import Final

import pygame

ROUNDS: Final = 60
CARDS: Final = 60
_WINDOW: Final = (1920, 1080)
_CARD: Final = (120, 168)


def yardstick_ms() -> float:
    """Return what one round takes at its middle, in milliseconds."""
    target, ground, card = pygame.Surface(_WINDOW), pygame.Surface(_WINDOW), pygame.Surface(_CARD, pygame.SRCALPHA)
    ground.fill((40, 60, 50))
    card.fill((120, 90, 60, 160))
    taken = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        target.blit(ground, (0, 0))
        for i in range(CARDS):
            target.blit(card, (i * 29 % 1800, i * 53 % 900), special_flags=pygame.BLEND_PREMULTIPLIED)
        taken.append(time.perf_counter() - began)
    return sorted(taken)[ROUNDS // 2] * 1000
