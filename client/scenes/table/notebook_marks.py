"""The drawn parts of the notebook: a vote, an exorcism's head, and the row of badges to guess with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame

from client.scenes.table.looks import badge_suit
from client.scenes.table.notebook import Rite, next_guess
from client.ui import theme
from client.ui.badges import Identity, draw_identity, draw_suit_badge
from client.ui.canvas import Canvas
from client.ui.cardface import GHOST_BACK, card_surface
from client.ui.icons import Icon, draw_icon
from client.ui.theme import Material, rgb
from client.ui.widget import Box, Widget

BADGE_STEP: Final = 42.0
"""Distance between two badges to guess with."""
_CELL: Final = Material(rgb("#16211f"), 235, theme.LINE_FAINT, 1.0, cut=4)
CELL_HOST: Final = Material(theme.HOST, 240, theme.LAMP, 1.5, cut=4)
"""What the host's own place in an exorcism stands on."""
_CELL_CAUGHT: Final = Material(rgb("#3a1512"), 245, theme.RED_TEXT, 1.5, cut=4)
_CELL_CLEARED: Final = Material(rgb("#14302a"), 245, theme.JADE_TEXT, 1.5, cut=4)


class GuessPicker(Widget):
    """What the notebook's owner takes a player for: one of a few badges. Click one, or use the arrow keys.

    Args:
        widget_id: see Widget.
        box: see Widget.
        guesses: what there is to choose from.
        value: what was chosen.
        glyphs: the letters on the badges.
        names: what each badge stands for.
        on_choose: called with another guess.
    """

    def __init__(
        self,
        widget_id: str,
        box: Box,
        guesses: Sequence[Identity],
        value: Identity,
        glyphs: Mapping[str, str],
        on_choose: Callable[[Identity], None],
    ) -> None:
        super().__init__(widget_id, box)
        self.guesses = tuple(guesses)
        self.value = value
        self._glyphs = glyphs
        self._on_choose = on_choose

    def guess_rect(self, guess: Identity) -> pygame.Rect:
        """Return the place of a badge in pixels."""
        x, y, _, h = self.box
        return self.host.m.rect(x + self.guesses.index(guess) * BADGE_STEP, y, BADGE_STEP, h)

    def activate(self) -> None:
        """Go on to the next guess, round and round."""
        self._on_choose(next_guess(self.value, self.guesses))

    def release(self, pos: tuple[int, int]) -> None:
        """Choose the badge that was clicked."""
        chosen = next((guess for guess in self.guesses if self.guess_rect(guess).collidepoint(pos)), self.value)
        if self.hit(pos) and chosen != self.value:
            self._on_choose(chosen)

    def key(self, event: pygame.event.Event) -> bool:
        """Choose with the arrow keys."""
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key, 0)
        place = self.guesses.index(self.value) + step
        if step and 0 <= place < len(self.guesses):
            self._on_choose(self.guesses[place])
        return bool(step)

    def draw(self, canvas: Canvas) -> None:
        """Draw the badges, the chosen one lit."""
        x, y, _, h = self.box
        for number, guess in enumerate(self.guesses):
            middle = (x + (number + 0.5) * BADGE_STEP, y + h / 2)
            chosen = guess == self.value
            if chosen:
                edge = theme.LINE if guess == "unknown" else theme.LAMP
                place = (middle[0] - BADGE_STEP / 2 + 1, middle[1] - BADGE_STEP / 2 + 1)
                size = BADGE_STEP - 2
                canvas.rounded(*place, size, size, theme.LACQUER_HIGH, radius=6, edge=edge, edge_width=1.6)
            draw_identity(canvas, guess, self._glyphs[guess], *middle, 30, "open" if chosen else "unknown")
            if not chosen:
                canvas.rounded(middle[0] - 16, middle[1] - 16, 32, 32, theme.LACQUER, alpha=135, radius=6)


def draw_ballot(canvas: Canvas, rite: Rite, seat: int, box: Box, *, lit: bool) -> None:
    """Draw what one seat did in one exorcism: how many votes, whether it held it, and what a challenge found."""
    x, y, w, h = box
    middle = (x + w / 2, y + h / 2)
    count = rite.laid.get(seat)
    if count is None and seat != rite.host:
        canvas.circle(*middle, 2, theme.FAINT)
    else:
        challenged, judged = seat in rite.challenged, rite.challenged.get(seat)
        material = CELL_HOST if seat == rite.host else _CELL
        if challenged and judged is not None:
            material = _CELL_CAUGHT if judged else _CELL_CLEARED
        canvas.panel(*box, material)
        ink = theme.BONE if count else theme.FAINT
        left = x + w * 0.36 if challenged else middle[0]
        canvas.text("–" if count is None else str(count), left, middle[1], 18, ink, face="bold", anchor="cc")
        if challenged:
            draw_icon(canvas, "swords", x + w - 14, middle[1], 8, rgb("#fff6e2"))
    if seat == rite.bearer:
        draw_bearer(canvas, x + 2, y + 2)
    if lit:
        canvas.rounded(x - 2, y - 2, w + 4, h + 4, None, radius=5, edge=theme.WAITING, edge_width=1.6)


def draw_bearer(canvas: Canvas, x: float, y: float) -> None:
    """Draw the sign of whom the ghost haunted."""
    canvas.paste(card_surface(canvas, GHOST_BACK, canvas.m.px(11)), (canvas.m.px(x), canvas.m.px(y)))


def draw_rite_head(canvas: Canvas, rite: Rite, box: Box, *, lit: bool) -> None:
    """Draw the head of an exorcism's column: its round, the ghost's badge, and what came of it."""
    x, y, w, h = box
    line = canvas.text_height(16)
    if lit:
        canvas.rounded(*box, theme.LACQUER_HIGH, radius=5, edge=theme.WAITING)
    canvas.text(str(rite.round), x + w / 2, y + 2 + line / 2, 16, theme.GREY, anchor="cc")
    middle = y + 2 + line + (h - line - 4) / 2
    draw_suit_badge(canvas, badge_suit(rite.suit), x + w / 2 - 7, middle, 32, str(rite.requirement))
    if rite.success is not None:
        icon: Icon = "check" if rite.success else "cross"
        canvas.circle(x + w / 2 + 13, middle + 9, 8.5, theme.LACQUER)
        draw_icon(canvas, icon, x + w / 2 + 13, middle + 9, 6, theme.JADE_TEXT if rite.success else theme.RED_TEXT)
