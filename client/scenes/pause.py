"""The menu over a match."""

from client.scenes.rulebook import RulebookScene
from client.scenes.settings import SettingsScene
from client.ui import theme
from client.ui.button import Button
from client.ui.canvas import Canvas
from client.ui.theme import ButtonKind
from client.ui.widget import Action, Box
from client.ui.widget_scene import WidgetScene

_WIDTH = 400.0
_PADDING = 28.0
_GAP = 10.0
_EDGE = 6.0


class PauseScene(WidgetScene):
    """An overlay: back to the table, save, rules, settings, title screen, quit.

    Args:
        save: saves the match, and tells the player how it went.
        to_title: shows the title screen in the place of the table.
        save_as: asks for a name to save the match under; left out where matches get none.
        save_replay: keeps a replay of the match as the player has seen it; left out where there are none.
        ruleset: the game that is played, whose rules can be read.
        seats: how many play it.
    """

    transparent = True

    def __init__(
        self,
        save: Action,
        to_title: Action,
        save_as: Action | None = None,
        save_replay: Action | None = None,
        *,
        ruleset: str = "",
        seats: int = 0,
    ) -> None:
        super().__init__()
        self._save = save
        self._to_title = to_title
        self._save_as = save_as
        self._save_replay = save_replay
        self._ruleset, self._seats = ruleset, seats
        self._told_key = "pause-about"
        self.focus_id = "resume"

    def build(self) -> None:
        """Add the buttons."""
        self._told_key = self._about_key
        canvas = self.app.canvas()
        x, y, w, _ = self._box(canvas)
        y = self._words_end(canvas, x, y, w, dry=True) + 16
        row, gap = self._row(canvas, w)
        for button_id, label, action, kind in self._entries():
            box = (x + _PADDING, y, w - 2 * _PADDING, row)
            self.add(Button(button_id, box, label, action, kind=kind, size=20))
            y += row + gap

    def paint(self, canvas: Canvas) -> None:
        """Darken the table and paint the panel."""
        canvas.veil(150)
        x, y, w, h = self._box(canvas)
        canvas.panel(x, y, w, h, theme.DIALOG)
        self._words_end(canvas, x, y, w, dry=False)

    def update(self, dt: float) -> None:
        """Say anew how far the match is saved when that has changed."""
        super().update(dt)
        if self._told_key != self._about_key:
            self.rebuild()

    def resume(self) -> None:
        """Offer what the settings have left to switch."""
        super().resume()
        self.rebuild()

    @property
    def _about_key(self) -> str:
        """Whether the match may be left at any time."""
        toasts = self.app.toasts
        if toasts.standing():
            return "pause-about-unsaved"
        return "pause-about-saving" if toasts.mark == "saving" else "pause-about"

    @property
    def _about(self) -> str:
        return self.tr(self._told_key)

    @property
    def _sound_key(self) -> str:
        return "pause-unmute" if self.app.settings.muted else "pause-mute"

    def on_mute(self) -> bool:
        """Offer the other."""
        self.rebuild()
        return True

    def _entries(self) -> list[tuple[str, str, Action, ButtonKind]]:
        entries: list[tuple[str, str, Action, ButtonKind]] = [
            ("resume", self.tr("pause-resume"), self.back, "primary"),
            ("save", self.tr("pause-save"), self._save, "secondary"),
        ]
        if self._save_as is not None:
            entries.append(("save-as", self.tr("pause-save-as"), self._save_as, "secondary"))
        if self._save_replay is not None:
            entries.append(("save-replay", self.tr("pause-save-replay"), self._save_replay, "secondary"))
        return [
            *entries,
            ("rulebook", self.tr("rulebook"), self._rulebook, "secondary"),
            ("settings", self.tr("pause-settings"), self._settings, "secondary"),
            ("sound", self.tr(self._sound_key), self.app.toggle_mute, "secondary"),
            ("title", self.tr("pause-to-title"), self._to_title, "secondary"),
            ("quit", self.tr("pause-quit"), self.app.quit, "quiet"),
        ]

    def _words_end(self, canvas: Canvas, x: float, y: float, w: float, *, dry: bool) -> float:
        """Write (or only measure) the headline and the line below it; return the y below."""
        inner = w - 2 * _PADDING
        y = canvas.paragraph(
            self.tr("pause-title"), x + _PADDING, y + 22, inner, 26, face="bold", align="center", dry=dry
        )
        return canvas.paragraph(self._about, x + _PADDING, y + 4, inner, 16, theme.GREY, align="center", dry=dry)

    def _row(self, canvas: Canvas, width: float) -> tuple[float, float]:
        """Return the height of a button and the gap below it: less than they would like where the text is large."""
        words = self._words_end(canvas, 0, 0, width, dry=True)
        most = (self.m.high - 2 * _EDGE - words - 16 - 26) / len(self._entries())
        wanted = max(48.0, canvas.text_height(20, "bold") + 12)
        gap = _GAP if wanted + _GAP <= most else 4.0
        return min(wanted, most - gap), gap

    def _box(self, canvas: Canvas) -> Box:
        labels = max(canvas.text_width(label, 20, "bold") for _, label, _, _ in self._entries())
        width = max(_WIDTH, labels + 40 + 2 * _PADDING)
        count = len(self._entries())
        words = self._words_end(canvas, 0, 0, width, dry=True)
        row, gap = self._row(canvas, width)
        height = words + 16 + count * (row + gap) - gap + 26
        return ((self.m.wide - width) / 2, (self.m.high - height) / 2, width, height)

    def _rulebook(self) -> None:
        self.app.scenes.push(RulebookScene(self._ruleset, self._seats))

    def _settings(self) -> None:
        self.app.scenes.push(SettingsScene())
