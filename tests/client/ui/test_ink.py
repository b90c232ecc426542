"""Rendered texts are kept, but no more of them than the window is large."""

import pygame

from client.ui.ink import Ink

WINDOW = (1920, 1080)


def test_a_text_is_rendered_once_and_the_longest_unused_is_let_go() -> None:
    pygame.font.init()
    ink = Ink()
    ink.make_room(WINDOW)
    first = ink.surface("鬼戲", "bold", 40, (255, 255, 255))
    assert ink.surface("鬼戲", "bold", 40, (255, 255, 255)) is first
    room, drawn = WINDOW[0] * WINDOW[1] * 4, 0
    for number in range(10_000):
        text = ink.surface(f"鬼戲 {number}", "bold", 40, (255, 255, 255))
        drawn += text.get_width() * text.get_height() * 4
        if drawn > room:
            break
    assert drawn > room, "as much as a whole window of texts has been drawn"
    assert ink.surface("鬼戲", "bold", 40, (255, 255, 255)) is not first
