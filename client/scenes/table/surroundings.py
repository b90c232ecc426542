"""What stands around the table: the top bar, the log, and the tab that unfolds the panels."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from client.scenes.table.bars import draw_turn
from client.scenes.table.counts import count_boxes
from client.scenes.table.furnishing import Furnishing
from client.scenes.table.geometry import LOG_TYPE
from client.scenes.table.inspector import foot_box
from client.scenes.table.phases import draw_phases, lay_bar_counts, lay_phases, least_bar, strip_boxes
from client.scenes.table.spots import Spot
from client.scenes.table.styles import BASE, LARGE
from client.session import SPEEDS, Speed
from client.ui import theme
from client.ui.button import Button, Key
from client.ui.canvas import Canvas
from client.ui.flow import TextFlow
from client.ui.icons import Icon, draw_icon
from client.ui.segments import Choice, Segments
from client.ui.theme import ButtonKind, Material
from client.ui.widget import Box

_PACE_ICONS: Final[dict[str, Icon]] = {"slow": "slow", "normal": "normal", "fast": "fast", "instant": "bolt"}
_PACE_HINTS: Final = {
    "slow": "table-pace-slow",
    "normal": "table-pace-normal",
    "fast": "table-pace-fast",
    "instant": "table-pace-instant",
}
_LOG_PANEL: Final = Material(theme.LACQUER, 236, theme.LINE, 1.2, inner_line=True, cut=7)
_TAB: Final = Material(theme.LACQUER, 235, theme.GOLD, 1.2, cut=5)
_HEAD_BUTTON: Final = 32.0
_LOG_LINE: Final = 1.2
_LOG_GAP: Final = 3.0
"""Lines of the log stand a little closer than there is room for, so that its entries are apart."""
_SIGN: Final = 40.0
"""The width of a button of the top bar without words."""
_APART: Final = 20.0
"""Between what stands at the left of the top bar and its buttons."""
TAB_MIDDLE: Final = 13.0
TAB_TYPE: Final = 18.0
LARGE_TAB_TYPE: Final = 24.0
"""A tab is a handle and doesn't grow with the text, as far as it is wide; the keys do the same."""


class Surroundings(Furnishing):
    """Adds what stands around the table to the scene."""

    def furnish(self) -> None:
        """Add everything."""
        self._add_top_bar()
        self._add_side()

    def _add_top_bar(self) -> None:
        scene, tableau, layout = self.scene, self.tableau, self.tableau.layout
        bar, tr = layout.style.bar, tableau.tr
        tall = bar - 12
        scene.add(
            Button(
                "menu",
                (8, 6, 44, tall),
                "",
                scene.player.open_menu,
                kind="quiet",
                icon="menu",
                size=20,
                hint=tr("table-menu"),
            )
        )
        self.picture("turn", partial(draw_turn, tableau=tableau))
        right = layout.wide - 8
        watching = tableau.seat is None
        next_label = tr("table-next-turn" if watching else "table-next")
        width = self.canvas.text_width(next_label, 16, "bold") + 24
        right -= width
        hint = tr("table-next-turn-hint" if watching else "table-next-hint")
        scene.add(
            Button(
                "next", (right, 6, width, tall), next_label, scene.player.rush, size=16, key=Key(pygame.K_n), hint=hint
            )
        )
        right = self._add_pace(right - 8, tall)
        left = 64 + self.canvas.text_width(tr("table-turn", number=max(10, tableau.view["turn"])), 18, "bold") + 18
        if not watching:  # nobody asks a watcher anything
            needed = least_bar(self.canvas, tableau, right - 8 - _SIGN - _APART - left)
            right = self._add_full_control(right - 8, tall, left + needed + _APART)
        self._add_phases(left, right - _APART)

    def _add_phases(self, left: float, right: float) -> None:
        """Add the strip of phases, and the counts before it; each tells what it means where the pointer rests."""
        tableau = self.tableau
        strip = lay_phases(self.canvas, tableau, left, right)
        self.picture("phases", lambda canvas: draw_phases(canvas, tableau, left, right))
        for cell, box in strip_boxes(tableau, strip) if strip is not None else ():
            self.scene.add(Spot(f"phase-{cell.sign}", box, hint=cell.tip))
        counts = lay_bar_counts(self.canvas, tableau, left, right)
        for count, box in count_boxes(self.canvas, tableau, counts) if counts is not None else ():
            self.scene.add(Spot(f"count-{count.name}", box, hint=count.tip))

    def _add_pace(self, right: float, tall: float) -> float:
        """Add the buttons of the pace and return their left end; beside very large text one goes through all."""
        scene = self.scene
        present = SPEEDS.index(scene.session.speed)
        if self.tableau.layout.style is LARGE:
            after = SPEEDS[(present + 1) % len(SPEEDS)]
            return self._add_pace_button(SPEEDS[present], right, tall, partial(scene.player.set_speed, after))
        for speed in reversed(SPEEDS):
            right = self._add_pace_button(speed, right, tall, partial(scene.player.set_speed, speed))
        return right

    def _add_pace_button(self, speed: Speed, right: float, tall: float, act: Callable[[], None]) -> float:
        kind: ButtonKind = "on" if self.scene.session.speed == speed else "quiet"
        box, hint = (right - _SIGN, 6, _SIGN, tall), self.tableau.tr(_PACE_HINTS[speed])
        name = "pace" if self.tableau.layout.style is LARGE else f"pace-{speed}"
        self.scene.add(Button(name, box, "", act, kind=kind, icon=_PACE_ICONS[speed], size=17, hint=hint))
        return right - _SIGN

    def _add_full_control(self, right: float, tall: float, least: float) -> float:
        """Add the switch that lets every window stop, as a sign where words would come nearer than to ``least``."""
        scene, tr = self.scene, self.tableau.tr
        on = scene.session.orders.full_control
        words, hint = tr("table-full-on" if on else "table-full-off"), tr("table-full-hint")
        width = self.canvas.text_width(words, 16, "bold") + 24
        in_words = self.tableau.layout.style is BASE and right - width >= least
        width = width if in_words else _SIGN
        button = Button(
            "full-control", (right - width, 6, width, tall), words if in_words else "",
            scene.player.toggle_full_control, kind="on" if on else "quiet", icon=None if in_words else "hand",
            size=16, key=Key(pygame.K_f), hint=hint if in_words else f"{words}\n{hint}",
        )  # fmt: skip
        scene.add(button)
        return right - width

    def _add_side(self) -> None:
        layout = self.tableau.layout
        if layout.inspector_open:
            foot = foot_box(self.canvas, layout.inspector)
            hint = self.tableau.tr("table-rules-hint")
            self.scene.add(Spot("rules", foot, on_pick=self.scene.inspection.open_rules, hint=hint))
        log = self.scene.sidebar.log_box
        if log is not None:
            self._add_log(log)
        if not (layout.log_open and layout.inspector_open):
            self._add_tabs()

    def _add_log(self, box: Box) -> None:
        scene, tr = self.scene, self.tableau.tr
        x, y, w, h = box
        self.picture("log-ground", lambda canvas: canvas.panel(*box, _LOG_PANEL))
        head = max(28.0, self.canvas.text_height(16) + 6)
        buttons = 2 * _HEAD_BUTTON + 6
        room = w - 22 - buttons
        labels = [tr("table-log-all"), tr("table-log-seat"), tr("table-log-turn")]
        shares = [self.canvas.text_width(label, 16, "bold") + 10 for label in labels]
        title = tr("table-log")
        size = 18.0 if self.canvas.text_width(title, 18, "bold") + sum(shares) + 18 <= room else 16.0
        title_w = self.canvas.text_width(title, size, "bold")
        left = x + 14
        if title_w + sum(shares) + 14 <= room:  # else the filter says enough
            self.picture(
                "log-title",
                lambda canvas: canvas.text(title, x + 14, y + 8 + head / 2, size, theme.GOLD, face="bold", anchor="cl"),
            )
            left += title_w + 10
        hints = [tr("table-log-all-hint"), tr("table-log-seat-hint"), tr("table-log-turn-hint")]
        choices = [
            Choice(value, label, hint=hint)
            for value, label, hint in zip(("all", "seat", "turn"), labels, hints, strict=True)
        ]
        end = x + w - 8 - buttons
        place = (left, y + 8, end - 4 - left, head)
        kept, choose = scene.director.journal.filter, scene.sidebar.set_filter
        scene.add(Segments("log-filter", place, choices, kept, choose, size=16, shares=shares))
        notebook, fold = (end, y + 8, _HEAD_BUTTON, head), (end + _HEAD_BUTTON + 6, y + 8, _HEAD_BUTTON, head)
        hint = tr("table-notebook-hint")
        self._add_head_button("notebook", notebook, "book", hint, scene.player.open_notebook)
        self._add_head_button("log-fold", fold, "right", tr("table-log-fold"), scene.sidebar.toggle_log)
        flow_box = (x + 14, y + head + 16, w - 22, h - head - 22)
        journal = scene.director.journal
        flow = TextFlow(
            "log", flow_box, journal.flow, size=LOG_TYPE, line_height=_LOG_LINE, gap=_LOG_GAP,
            centred=lambda paragraph: journal.entry(paragraph).heads,
            offset=scene.sidebar.log_offset, on_scroll=scene.sidebar.scroll_log, on_click=scene.sidebar.click_log,
        )  # fmt: skip
        scene.add(flow)

    def _add_head_button(self, name: str, box: Box, icon: Icon, hint: str, act: Callable[[], None]) -> None:
        self.scene.add(Button(name, box, "", act, kind="quiet", icon=icon, size=16, hint=hint))

    def _add_tabs(self) -> None:
        """Add the handles at the right edge: log and inspector, and the notebook."""
        scene, layout = self.scene, self.tableau.layout
        self._add_tab("tab", layout.tab, "left", ("table-tab", "table-tab-hint"), scene.sidebar.unfold)
        words = ("notebook", "table-notebook-hint")
        self._add_tab("tab-notebook", layout.notebook_tab, "book", words, scene.player.open_notebook)

    def _add_tab(self, name: str, box: Box, icon: Icon, words: tuple[str, str], act: Callable[[], None]) -> None:
        label, hint = (self.tableau.tr(word) for word in words)
        self.scene.add(Spot(name, box, paint=partial(self._paint_tab, icon, label), on_pick=act, hint=hint))

    def _paint_tab(self, icon: Icon, label: str, canvas: Canvas, spot: Spot) -> None:
        x, y, w, h = spot.box
        canvas.panel(x, y, w, h, _TAB)
        draw_icon(canvas, icon, x + TAB_MIDDLE, y + 22, 8, theme.GOLD)
        size = LARGE_TAB_TYPE if self.tableau.layout.style is LARGE else TAB_TYPE
        if self.tableau.latin:
            drawn = canvas.ink.surface(label, "bold", canvas.m.glyph_px(size), theme.GOLD)
            turned = pygame.transform.rotate(drawn, 90)
            place = turned.get_rect(center=(canvas.m.px(x + TAB_MIDDLE), canvas.m.px(y + h / 2 + 12)))
            canvas.surface.blit(turned, place)
            return
        for i, char in enumerate(label):
            where = (x + TAB_MIDDLE, y + 34 + (i + 0.5) * size * 1.4)
            canvas.text(char, *where, size, theme.GOLD, face="bold", anchor="cc", geometry=True)
