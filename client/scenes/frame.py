"""What the menu screens share: landscape, headline, and the button back."""

from client.ui import theme
from client.ui.button import Button, Key
from client.ui.canvas import Canvas
from client.ui.scenery import Mood, landscape
from client.ui.widget_scene import WidgetScene

HEAD_HEIGHT = 66.0
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

    def add_back(self, canvas: Canvas) -> None:
        """Add the button that goes back."""
        label = self.tr("menu-back")
        width = max(92.0, canvas.text_width(label, 17, "bold") + 36)
        height = min(HEAD_HEIGHT - 16, max(38.0, canvas.text_height(17, "bold") + 10))
        box = (self.left, (HEAD_HEIGHT - height) / 2, width, height)
        self.add(Button("back", box, label, self.back, kind="quiet", size=17, key=Key(0)))

    def paint(self, canvas: Canvas) -> None:
        """Paint landscape and headline."""
        canvas.surface.blit(landscape(canvas, self.mood, seed=7), (0, 0))
        canvas.veil(96)
        canvas.shade(0, 0, self.m.wide, 80, 215, 0)
        back = self.widget("back").box
        x = back[0] + back[2] + 18
        room = self.left + self.width - x
        canvas.text(
            self.tr(self.headline_key), x, HEAD_HEIGHT / 2, 32, theme.BONE, face="bold", anchor="cl", max_width=room
        )
