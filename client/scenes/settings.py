"""The settings, each with a line that says what the present choice means."""

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
        return [
            self._language(canvas),
            self._text_size(canvas),
            self._screen(canvas),
            self._pace(canvas),
            self._switch(
                canvas,
                "full_control",
                self.tr("settings-control"),
                (self.tr("settings-control-off"), self.tr("settings-control-on")),
                (self.tr("settings-control-off-about"), self.tr("settings-control-on-about")),
            ),
            self._motion(canvas),
            self._switch(
                canvas,
                "muted",
                self.tr("settings-sound"),
                (self.tr("settings-sound-on"), self.tr("settings-sound-off")),
                (self.tr("settings-sound-on-about"), self.tr("settings-sound-off-about")),
            ),
            self._volume(
                canvas, "effects_volume", self.tr("settings-effects"), self.tr("settings-effects-about"), sample="use"
            ),
            self._volume(canvas, "ambience_volume", self.tr("settings-ambience"), self.tr("settings-ambience-about")),
        ]

    def _language(self, canvas: Canvas) -> Row:
        choices = [Choice(language, self.tr(f"language-{language}")) for language in LANGUAGES]
        return segment_row(
            self,
            canvas,
            "language",
            self.tr("settings-language"),
            choices,
            self.app.tr.language,
            lambda value: self.app.change_settings(language=value),
            note=self.tr("settings-language-about"),
        )

    def _text_size(self, canvas: Canvas) -> Row:
        present = min(TEXT_SCALES, key=lambda scale: abs(scale - self.app.settings.text_scale))
        choices = [
            Choice(str(scale), self.tr("settings-text-value", percent=round(scale * 100))) for scale in TEXT_SCALES
        ]
        return segment_row(
            self,
            canvas,
            "text_scale",
            self.tr("settings-text"),
            choices,
            str(present),
            lambda value: self.app.change_settings(text_scale=float(value)),
            note=self.tr("settings-text-about"),
        )

    def _screen(self, canvas: Canvas) -> Row:
        choices = [
            Choice("window", self.tr("settings-screen-window")),
            Choice("full", self.tr("settings-screen-full")),
        ]

        def choose(value: str) -> None:
            self.app.change_settings(fullscreen=value == "full")
            self.rebuild()

        return segment_row(
            self,
            canvas,
            "fullscreen",
            self.tr("settings-screen"),
            choices,
            "full" if self.app.settings.fullscreen else "window",
            choose,
            note=self.tr("settings-screen-about"),
        )

    def _pace(self, canvas: Canvas) -> Row:
        abouts = {
            "slow": self.tr("settings-pace-slow-about"),
            "normal": self.tr("settings-pace-normal-about"),
            "fast": self.tr("settings-pace-fast-about"),
            "instant": self.tr("settings-pace-instant-about"),
        }
        choices = [
            Choice("slow", self.tr("settings-pace-slow")),
            Choice("normal", self.tr("settings-pace-normal")),
            Choice("fast", self.tr("settings-pace-fast")),
            Choice("instant", self.tr("settings-pace-instant")),
        ]
        present = self.app.settings.pace

        def choose(value: str) -> None:
            self.app.change_settings(pace=value)
            self.rebuild()

        label = self.tr("settings-pace")
        return segment_row(self, canvas, "pace", label, choices, present, choose, note=abouts[present])

    def _motion(self, canvas: Canvas) -> Row:
        abouts = {
            "full": self.tr("settings-motion-full-about"),
            "reduced": self.tr("settings-motion-reduced-about"),
            "none": self.tr("settings-motion-none-about"),
        }
        choices = [
            Choice("full", self.tr("settings-motion-full")),
            Choice("reduced", self.tr("settings-motion-reduced")),
            Choice("none", self.tr("settings-motion-none")),
        ]
        present = self.app.settings.motion

        def choose(value: str) -> None:
            self.app.change_settings(motion=value)
            self.rebuild()

        label = self.tr("settings-motion")
        return segment_row(self, canvas, "motion", label, choices, present, choose, note=abouts[present])

    def _switch(self, canvas: Canvas, field: str, label: str, labels: tuple[str, str], abouts: tuple[str, str]) -> Row:
        on = bool(getattr(self.app.settings, field))

        def choose(value: str) -> None:
            self.app.change_settings(**{field: value == "on"})
            self.rebuild()

        choices = [Choice("off", labels[0]), Choice("on", labels[1])]
        return segment_row(
            self, canvas, field, label, choices, "on" if on else "off", choose, note=abouts[1 if on else 0]
        )

    def _volume(self, canvas: Canvas, field: str, label: str, about: str, *, sample: str = "") -> Row:
        present = min(VOLUMES, key=lambda volume: abs(volume - getattr(self.app.settings, field)))
        choices = [Choice(str(volume), self.tr("settings-volume-value", percent=volume)) for volume in VOLUMES]

        def choose(value: str) -> None:
            self.app.change_settings(**{field: int(value)})
            if sample:
                self.app.sounds.play(sample)
            self.rebuild()

        return segment_row(self, canvas, field, label, choices, str(present), choose, note=about)

    def on_mute(self) -> bool:
        """Show which it is now, if that row is in sight."""
        self.rebuild()
        row = self.widget("muted")
        return row.clip is not None and row.clip.contains(row.rect)

    def _scroll(self, offset: float) -> None:
        self._offset = offset
        self.rebuild()
