"""The settings, each with a line that says what the present choice means."""

from collections.abc import Callable, Mapping

from client.i18n import LANGUAGES
from client.scenes.form import Form, Row, segment_row
from client.scenes.frame import MARGIN, MenuScene
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.segments import Choice
from client.ui.widget import Box

TEXT_SCALES = (1.0, 1.25, 1.5, 2.0)
VOLUMES = (0, 25, 50, 75, 100)
_WIDEST_PANEL = 980.0
_PADDING = 28.0


class SettingsScene(MenuScene):
    """Changes work at once and are saved at once; there is nothing to confirm."""

    headline_key = "title-settings"

    def __init__(self) -> None:
        super().__init__()
        self.focus_id = "language"
        self._offset = 0.0

    def build(self) -> None:
        """Add a row for every setting."""
        canvas = self.app.canvas()
        self.add_back(canvas)
        self._form(canvas).add_to(self, "settings", self._offset, self._scroll)

    def paint(self, canvas: Canvas) -> None:
        """Paint the panel."""
        super().paint(canvas)
        x, y, w, h = self._panel()
        height = min(h, self._form(canvas).height + 2 * _PADDING)
        canvas.panel(x, y, w, height, theme.FURNITURE)

    def _panel(self) -> Box:
        width = min(_WIDEST_PANEL, self.width)
        top = self.head + 2
        return ((self.m.wide - width) / 2, top, width, self.m.high - top - MARGIN)

    def _form(self, canvas: Canvas) -> Form:
        x, y, w, h = self._panel()
        box = (x + _PADDING, y + _PADDING, w - 2 * _PADDING + 8, h - 2 * _PADDING)
        return Form(canvas, self._rows(canvas), box, gap=20.0)

    def _rows(self, canvas: Canvas) -> list[Row]:
        tr = self.tr
        return [
            self._language(canvas),
            self._text_size(canvas),
            self._switch(
                canvas,
                "fullscreen",
                tr("settings-screen"),
                (tr("settings-screen-window"), tr("settings-screen-about")),
                (tr("settings-screen-full"), tr("settings-screen-about")),
            ),
            self._pace(canvas),
            self._switch(
                canvas,
                "full_control",
                tr("settings-control"),
                (tr("settings-control-off"), tr("settings-control-off-about")),
                (tr("settings-control-on"), tr("settings-control-on-about")),
            ),
            self._motion(canvas),
            self._switch(
                canvas,
                "muted",
                tr("settings-sound"),
                (tr("settings-sound-on"), tr("settings-sound-on-about")),
                (tr("settings-sound-off"), tr("settings-sound-off-about")),
            ),
            self._volume(canvas, "effects_volume", tr("settings-effects"), tr("settings-effects-about"), sample="use"),
            self._volume(canvas, "ambience_volume", tr("settings-ambience"), tr("settings-ambience-about")),
        ]

    def _language(self, canvas: Canvas) -> Row:
        about = self.tr("settings-language-about")
        options = {str(language): (self.tr(f"language-{language}"), about) for language in LANGUAGES}
        return self._row(canvas, "language", self.tr("settings-language"), options, self.app.tr.language, str)

    def _text_size(self, canvas: Canvas) -> Row:
        present = min(TEXT_SCALES, key=lambda scale: abs(scale - self.app.settings.text_scale))
        about = self.tr("settings-text-about")
        options = {
            str(scale): (self.tr("settings-text-value", percent=round(scale * 100)), about) for scale in TEXT_SCALES
        }
        return self._row(canvas, "text_scale", self.tr("settings-text"), options, str(present), float)

    def _pace(self, canvas: Canvas) -> Row:
        options = {
            "slow": (self.tr("settings-pace-slow"), self.tr("settings-pace-slow-about")),
            "normal": (self.tr("settings-pace-normal"), self.tr("settings-pace-normal-about")),
            "fast": (self.tr("settings-pace-fast"), self.tr("settings-pace-fast-about")),
            "instant": (self.tr("settings-pace-instant"), self.tr("settings-pace-instant-about")),
        }
        return self._row(canvas, "pace", self.tr("settings-pace"), options, self.app.settings.pace, str)

    def _motion(self, canvas: Canvas) -> Row:
        options = {
            "full": (self.tr("settings-motion-full"), self.tr("settings-motion-full-about")),
            "reduced": (self.tr("settings-motion-reduced"), self.tr("settings-motion-reduced-about")),
            "none": (self.tr("settings-motion-none"), self.tr("settings-motion-none-about")),
        }
        return self._row(canvas, "motion", self.tr("settings-motion"), options, self.app.settings.motion, str)

    def _switch(self, canvas: Canvas, field: str, label: str, off: tuple[str, str], on: tuple[str, str]) -> Row:
        present = "on" if getattr(self.app.settings, field) else "off"
        return self._row(canvas, field, label, {"off": off, "on": on}, present, lambda value: value == "on")

    def _volume(self, canvas: Canvas, field: str, label: str, about: str, *, sample: str = "") -> Row:
        present = min(VOLUMES, key=lambda volume: abs(volume - getattr(self.app.settings, field)))
        options = {str(volume): (self.tr("settings-volume-value", percent=volume), about) for volume in VOLUMES}
        return self._row(canvas, field, label, options, str(present), int, sample=sample)

    def _row(
        self,
        canvas: Canvas,
        field: str,
        label: str,
        options: Mapping[str, tuple[str, str]],
        present: str,
        meaning: Callable[[str], object],
        *,
        sample: str = "",
    ) -> Row:
        """Return the row of one setting.

        Args:
            canvas: measures it.
            field: its name among the settings, and the row's id.
            label: the words before it.
            options: each choice's name and what it means, by its value as text.
            present: the choice made now.
            meaning: what a choice's text is in the settings.
            sample: a sound that is played when it has changed.
        """
        choices = [Choice(value, name) for value, (name, _) in options.items()]

        def choose(value: str) -> None:
            self.app.change_settings(**{field: meaning(value)})
            if sample:
                self.app.sounds.play(sample)
            self.rebuild()

        return segment_row(self, canvas, field, label, choices, present, choose, note=options[present][1])

    def on_mute(self) -> bool:
        """Show which it is now, if that row is in sight."""
        self.rebuild()
        row = self.widget("muted")
        return row.clip is not None and row.clip.contains(row.rect)

    def _scroll(self, offset: float) -> None:
        self._offset = offset
        self.rebuild()
