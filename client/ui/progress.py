"""A bar for work that takes a while."""

from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.widget import Box, Widget


class Progress(Widget):
    """Shows how much of some work is done, ``share`` of 0 to 1, with a line of words above."""

    focusable = False

    def __init__(self, widget_id: str, box: Box, share: float, label: str = "") -> None:
        super().__init__(widget_id, box)
        self.share = max(0.0, min(1.0, share))
        self.label = label

    def draw(self, canvas: Canvas) -> None:
        """Draw words and bar."""
        x, y, w, h = self.box
        if self.label:
            canvas.text(self.label, x, y, 16, theme.GREY, max_width=w)
        canvas.rounded(x, y + h - 10, w, 10, theme.WELL, radius=5, edge=theme.LINE)
        if self.share > 0:
            canvas.rounded(x + 2, y + h - 8, max(6.0, (w - 4) * self.share), 6, theme.LAMP, radius=3)
