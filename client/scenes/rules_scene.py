"""Some rules of the rulebook laid over the present screen; the rules they name can be opened from there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from client.scenes.rules_text import Text, rule_texts
from client.ui import theme
from client.ui.button import Button
from client.ui.canvas import Canvas
from client.ui.flow import FlowText, TextFlow
from client.ui.spans import Span
from client.ui.widget import Box
from client.ui.widget_scene import WidgetScene
from client.words import Words
from core.rulebook import Rule, UnknownRule, rule

_WIDTH: Final = 780.0
_PAD: Final = 28.0
_SIZE: Final = 18.0


class RulesScene(WidgetScene):
    """Shows rules by their ids; a click on an id or a card in their text goes on to that, Escape back again.

    Args:
        rule_ids: the rules to begin with, in order.
        words: says cards.
        seats: how many play, for what depends on it.
    """

    transparent = True

    def __init__(self, rule_ids: Sequence[str], words: Words, seats: int) -> None:
        super().__init__()
        self._trail: list[tuple[str, ...]] = [tuple(rule_ids)]
        self._words = words
        self._seats = seats
        self._flow = FlowText()
        self._offset: float | None = 0.0
        self.focus_id = "close"

    @property
    def shown(self) -> tuple[str, ...]:
        """The rules in sight."""
        return self._trail[-1]

    def build(self) -> None:
        """Add the text and the button that closes."""
        canvas = self.app.canvas()
        self._flow.replace(list(self._paragraphs()))
        x, y, w, h = self._box(canvas)
        head = self._head(canvas)
        label = self.tr("menu-back") if len(self._trail) > 1 else self.tr("rules-close")
        width = canvas.text_width(label, 17, "bold") + 40
        self.add(
            Button("close", (x + w - 14 - width, y + 10, width, head - 16), label, self.back, kind="quiet", size=17)
        )
        flow = (x + _PAD, y + head + 8, w - 2 * _PAD + 14, h - head - 26)
        text = TextFlow(
            "text", flow, self._flow, size=_SIZE, line_height=1.36, offset=self._offset, on_scroll=self._scroll,
            on_click=self._click,
        )  # fmt: skip
        self.add(text)

    def paint(self, canvas: Canvas) -> None:
        """Darken what lies below and paint the panel."""
        canvas.veil(140)
        x, y, w, h = self._box(canvas)
        canvas.panel(x, y, w, h, theme.DIALOG)
        middle, room = y + self._head(canvas) / 2 + 2, self.widget("close").box[0] - x - _PAD - 16
        canvas.text(self.tr("rules-behind"), x + _PAD, middle, 24, theme.GOLD, face="bold", anchor="cl", max_width=room)

    def back(self) -> None:
        """Go back to the rule before, or close."""
        if len(self._trail) == 1:
            super().back()
            return
        self._trail.pop()
        self._turn_page()

    def handle(self, event: pygame.event.Event) -> bool:
        """Close by the key that opened it; scroll by the keys that scroll, whatever has the focus."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_r:
            self.app.scenes.close(self)
            return True
        if event.type == pygame.KEYDOWN and self.widget("text").key(event):
            return True
        return super().handle(event)

    # ---- inside

    def _head(self, canvas: Canvas) -> float:
        return max(54.0, canvas.text_height(24, "bold") + 18)

    def _box(self, canvas: Canvas) -> Box:
        """Return the panel: as high as its text, and no higher than the window."""
        width = min(max(_WIDTH, canvas.text_width("M" * 36, _SIZE)), self.m.wide - 60)
        self._flow.lay_out(canvas, width - 2 * _PAD, _SIZE)
        step = self.m.du(round(self.m.font_px(_SIZE) * 1.36))
        height = min(self._head(canvas) + 30 + (self._flow.line_count + 0.5) * step, self.m.high - 60)
        return ((self.m.wide - width) / 2, (self.m.high - height) / 2, width, height)

    def _paragraphs(self) -> Iterator[Text]:
        for place, rule_id in enumerate(self.shown):
            if place:
                yield (Span(" "),)
            try:
                found = rule(rule_id, self.app.tr.language)
            except UnknownRule:
                yield (Span(rule_id, theme.GREY),)
                continue
            yield from self._told(found)

    def _told(self, found: Rule) -> Iterator[Text]:
        """Yield a rule: its number and heading, then its parts."""
        title = self._words.card_name(found.id) if found.id.startswith("C-") else found.heading
        yield (Span(f"{found.id}  ", theme.GREY), Span(title, theme.GOLD, bold=True))
        yield from rule_texts(self.app.tr, self._words, found, self._seats)

    def _click(self, paragraph: int, link: str) -> None:
        if link:
            self._trail.append((link,))
            self._turn_page()

    def _turn_page(self) -> None:
        self._offset = 0.0
        self.rebuild()

    def _scroll(self, offset: float | None) -> None:
        self._offset = offset
