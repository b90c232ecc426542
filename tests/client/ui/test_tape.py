"""What is drawn again from a tape looks as if it had been drawn, and holds what it shows in the store."""

import pygame
import pytest

from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.ink import Ink
from client.ui.metrics import Metrics
from client.ui.shapes import Shapes
from client.ui.tape import MOST_TAPES

SIZE = (320, 200)


def canvas() -> Canvas:
    pygame.font.init()
    surface = pygame.Surface(SIZE)
    surface.fill((40, 90, 70))
    return Canvas(surface, Metrics(1280, 720), Ink(), Shapes())


def draw(on: Canvas) -> None:
    """Draw a little of everything, some of it cut off."""
    on.glow(150, 100, 140, 90, theme.LAMP)
    on.panel(20, 20, 260, 150)
    with on.clipped(pygame.Rect(40, 40, 120, 60)):
        on.circle(60, 50, 30, theme.CINNABAR)
        on.text("The Thousand Eyes 千目", 45, 90, 20, shadow=theme.BLACK)
        on.circle(300, 190, 30, theme.CINNABAR)
    on.line((30, 120), (270, 160), theme.GOLD, 3, alpha=120, dash=14)
    on.text("faint", 200, 150, alpha=90)
    on.polygon([(200, 30), (250, 90), (170, 80)], theme.INDIGO, width=2)


def pixels(on: Canvas) -> bytes:
    return pygame.image.tobytes(on.surface, "RGB")


def test_a_drawing_looks_the_same_however_often_it_is_played() -> None:
    direct, taped = canvas(), canvas()
    draw(direct)
    calls = []
    for _ in range(2):
        taped.surface.fill((40, 90, 70))
        taped.again("all", lambda on: (calls.append(on), draw(on)))
        assert pixels(taped) == pixels(direct)
    assert len(calls) == 1


def test_a_drawing_within_a_drawing_is_played_with_it() -> None:
    direct, taped = canvas(), canvas()
    draw(direct)
    for _ in range(2):
        taped.surface.fill((40, 90, 70))
        taped.again("outer", lambda on: on.again("inner", draw))
    assert pixels(taped) == pixels(direct)


def test_it_is_drawn_anew_for_another_key_other_measures_and_after_a_change_of_size() -> None:
    on, calls = canvas(), []
    for key in ("a", "b", "a"):
        on.again(key, calls.append)
    assert len(calls) == 2
    Canvas(on.surface, Metrics(1920, 1080), on.ink, on.shapes).again("a", calls.append)
    assert len(calls) == 3
    on.shapes.clear()
    on.again("a", calls.append)
    assert len(calls) == 4


@pytest.mark.parametrize("nested", [False, True])
def test_what_will_soon_look_better_is_not_kept(nested: bool) -> None:
    on, calls = canvas(), []

    def soft(tape: Canvas) -> None:
        calls.append(tape)
        tape.shapes.mark_passing()

    for _ in range(2):
        on.again("outer", (lambda tape: tape.again("inner", soft)) if nested else soft)
    assert len(calls) == 2


def test_every_text_is_written_down_while_that_is_asked_for() -> None:
    on = canvas()
    on.again("all", draw)
    on.ink.records = []
    on.again("all", draw)
    assert "faint" in [record.text for record in on.ink.records]


def test_shapes_in_sight_stay_kept_however_many_others_come() -> None:
    on, made = canvas(), []
    on.shapes.make_room((1, 1))

    def large() -> pygame.Surface:
        made.append(1)
        return pygame.Surface((1024, 1024), pygame.SRCALPHA)

    def paint(tape: Canvas) -> None:
        tape.paste(tape.shapes.keep("mine", large), (0, 0))

    on.again("mine", paint)
    for number in range(8):  # four of them fill the store
        on.again("mine", paint)
        on.shapes.keep(number, lambda: pygame.Surface((1024, 1024), pygame.SRCALPHA))
    paint(on)
    assert len(made) == 1


def test_a_drawing_is_forgotten_with_the_shapes_on_it() -> None:
    on, calls = canvas(), []
    on.shapes.make_room((1, 1))

    def paint(tape: Canvas) -> None:
        calls.append(tape)
        tape.paste(tape.shapes.keep("mine", lambda: pygame.Surface((1024, 1024), pygame.SRCALPHA)), (0, 0))

    on.again("mine", paint)
    on.again("mine", paint)
    assert len(calls) == 1
    for number in range(8):
        on.shapes.keep(number, lambda: pygame.Surface((1024, 1024), pygame.SRCALPHA))
    on.again("mine", paint)
    assert len(calls) == 2


def test_only_so_many_drawings_are_kept() -> None:
    on, calls = canvas(), []
    for number in range(MOST_TAPES + 1):
        on.again(number, calls.append)
        on.again("in sight", lambda tape: None)
    calls.clear()
    on.again(MOST_TAPES, calls.append)
    on.again("in sight", calls.append)
    assert calls == []
    on.again(0, calls.append)
    assert len(calls) == 1
