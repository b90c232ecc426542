"""What the menu screens share: landscape, headline, and the button back."""

import pygame

from client.ui import theme
from client.ui.button import Button
from client.ui.canvas import Canvas
from client.ui.scenery import Mood, landscape
from client.ui.widget_scene import WidgetScene

_HEAD_HEIGHT = 66.0
MARGIN = 24.0
_WIDEST = 1400.0


class MenuScene(WidgetScene):
    """A screen with a headline over a darkened landscape."""

    mood: Mood = "night"
    headline_key: str
    """The key of the headline, set by every screen."""

    @property
    def left(self) -> float:
        """Where the content begins; on wide windows it stands in the middle."""
        return (self.m.wide - self.width) / 2

    @property
    def width(self) -> float:
        """The width of the content."""
        return min(_WIDEST, self.m.wide - 2 * MARGIN)

    @property
    def head(self) -> float:
        """The height of the headline's strip."""
        return max(_HEAD_HEIGHT, self.app.canvas().text_height(32, "bold") + 8)

    def add_back(self, canvas: Canvas) -> None:
        """Add the button that goes back."""
        label = self.tr("menu-back")
        width = max(92.0, canvas.text_width(label, 17, "bold") + 36)
        height = min(self.head - 16, max(38.0, canvas.text_height(17, "bold") + 10))
        box = (self.left, (self.head - height) / 2, width, height)
        self.add(Button("back", box, label, self.back, kind="quiet", size=17))

    def paint(self, canvas: Canvas) -> None:
        """Paint landscape and headline."""
        key = ("menu", canvas.surface.get_size(), self.mood)
        canvas.surface.blit(canvas.shapes.keep(key, lambda: self._picture(canvas)), (0, 0))
        back = self.widget("back").box
        x = back[0] + back[2] + 18
        room = self.left + self.width - x
        canvas.text(
            self.tr(self.headline_key), x, self.head / 2, 32, theme.BONE, face="bold", anchor="cl", max_width=room
        )

    def _picture(self, canvas: Canvas) -> pygame.Surface:
        picture = landscape(canvas, self.mood, seed=7).copy()
        on = canvas.on(picture)
        on.veil(96)
        on.shade(0, 0, self.m.wide, 80, 215, 0)
        return picture
