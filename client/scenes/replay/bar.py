"""The bar below a replay: the timeline, and below it what moves in time and changes the viewer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, Literal

import pygame

from client.scenes.replay.steering import KEYS_KEY
from client.scenes.replay.timeline import Timeline
from client.session.replay import RATES, Rate
from client.ui import theme
from client.ui.button import Button, Key
from client.ui.canvas import Canvas
from client.ui.segments import Choice, Segments
from client.ui.theme import Material
from client.ui.widget import Box, Picture

if TYPE_CHECKING:
    from client.scenes.replay.scene import ReplayScene

_MARGIN: Final = 12.0
_GAP: Final = 6.0
_EDGE: Final = 6.0
_TRACK: Final = 38.0
_SIGN_WIDTH: Final = 46.0
_VIEWER_SHARE: Final = 0.36
"""The most of the window's width the button with the viewer's name takes, however long the name."""
_GROUND: Final = Material(theme.LACQUER, 255, None, 0, cut=0)

Sign = Literal["turn-back", "back", "play", "pause", "on", "turn-on"]


class SignButton(Button):
    """A button with a sign of a player of films instead of words."""

    sign: Sign = "play"

    def draw(self, canvas: Canvas) -> None:
        """Draw the button and its sign."""
        super().draw(canvas)
        x, y, w, h = self.box
        color = theme.BUTTONS[self.kind].text if self.enabled else theme.BUTTON_OFF.text
        _draw_sign(canvas, self.sign, x + w / 2, y + h / 2, 8.0, color)


def _draw_sign(canvas: Canvas, sign: Sign, cx: float, cy: float, z: float, color: theme.Rgb) -> None:
    if sign == "pause":
        for side in (-1, 1):
            canvas.rounded(cx + side * z * 0.55 - z * 0.28, cy - z, z * 0.56, 2 * z, color, radius=1)
        return
    way = -1 if sign in ("turn-back", "back") else 1
    canvas.polygon([(cx - way * z * 0.7, cy - z), (cx + way * z * 0.8, cy), (cx - way * z * 0.7, cy + z)], color)
    if sign in ("back", "on"):
        canvas.rounded(cx - way * z * 1.25 - z * 0.16, cy - z, z * 0.32, 2 * z, color, radius=1)
    elif sign in ("turn-back", "turn-on"):
        canvas.rounded(cx + way * z * 1.1 - z * 0.16, cy - z, z * 0.32, 2 * z, color, radius=1)


def _rate_label(rate: Rate) -> str:
    return "½×" if rate == "0.5" else f"{rate}×"


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the lower row: how wide it is, and what adds it at a place.

    Attributes:
        id: names it.
        width: in design units.
        add: adds its widgets.
        needed: how badly it is needed; where there is no room, what is needed least is left out.
        right: whether it stands at the right end.
    """

    id: str
    width: float
    add: Callable[[Box], None]
    needed: int
    right: bool = False


def _width(parts: list[Part]) -> float:
    """Return the room parts take beside each other."""
    return sum(part.width + _GAP for part in parts) - _GAP


class Bar:
    """Adds the bar's widgets to the scene.

    Args:
        scene: the viewer.
    """

    def __init__(self, scene: ReplayScene) -> None:
        self.scene = scene
        self.canvas = scene.app.canvas()

    @property
    def row(self) -> float:
        """The height of the lower row."""
        return max(34.0, self.canvas.text_height(17, "bold") + 10)

    @property
    def track(self) -> float:
        """The height of the timeline."""
        return max(_TRACK, self.canvas.text_height(16) + 18)

    @property
    def height(self) -> float:
        """The height of the whole bar, with the room it leaves for a notice that stays."""
        return _EDGE + self.track + _GAP + self.row + _EDGE + self.scene.strip

    def furnish(self) -> None:
        """Add everything."""
        m = self.scene.m
        top = m.high - self.height
        self.scene.add(Picture("ground", (0, 0, 0, 0), partial(self._paint_ground, top)))
        session = self.scene.session
        timeline = Timeline(
            "timeline",
            (_MARGIN, top + _EDGE, m.wide - 2 * _MARGIN, self.track),
            last=session.film.last,
            frame=session.frame,
            turns=session.turns,
            moments=self.scene.moments,
            on_jump=self.scene.jump,
            say=self.scene.say,
        )
        self.scene.add(timeline)
        self._add_row(top + _EDGE + self.track + _GAP)

    def _paint_ground(self, top: float, canvas: Canvas) -> None:
        m = canvas.m
        canvas.panel(0, top, m.wide, m.high - top, _GROUND)
        canvas.line((0, top + 1), (m.wide, top + 1), theme.LINE, 1.4)

    def _add_row(self, y: float) -> None:
        room = self.scene.m.wide - 2 * _MARGIN
        parts = self._parts()
        for shorter in (self._place(short=True), self._viewer(short=True), self._rate_alone()):
            if _width(parts) > room:
                parts = [shorter if part.id == shorter.id else part for part in parts]
        while len(parts) > 1 and _width(parts) > room:
            parts.remove(min(parts, key=lambda part: part.needed))
        x, right = _MARGIN, _MARGIN + room
        for part in parts:
            if not part.right:
                part.add((x, y, part.width, self.row))
                x += part.width + _GAP
        for part in reversed(parts):
            if part.right:
                right -= part.width
                part.add((right, y, part.width, self.row))
                right -= _GAP

    def _parts(self) -> list[Part]:
        tr, scene, session = self.scene.tr, self.scene, self.scene.session
        stopped = not session.playing
        parts = [
            self._sign("turn-back", "replay-turn-back", lambda: session.step_turn(-1), 8),
            self._sign("back", "replay-back", lambda: session.step(-1), 9, off=session.frame == 0),
            self._sign("play" if stopped else "pause", "replay-play" if stopped else "replay-pause", session.play, 10),
            self._sign("on", "replay-on", lambda: session.step(1), 9, off=session.at_end),
            self._sign("turn-on", "replay-turn-on", lambda: session.step_turn(1), 8),
            self._rates(),
            self._place(),
            self._viewer(),
        ]
        if session.over:
            width, add = self._worded(
                "ending", tr("replay-ending"), scene.show_ending, Key(pygame.K_e, "E"), "replay-ending-hint"
            )
            parts.append(Part("ending", width, add, 5, right=True))
        if scene.can_continue:
            label = tr("replay-continue")
            button = self._worded("continue", label, scene.ask_continue, Key(pygame.K_c, "C"), "replay-continue-hint")
            parts.append(Part("continue", button[0], button[1], 5, right=True))
        width, add = self._worded("keys", tr("replay-keys"), scene.show_keys, KEYS_KEY, "replay-keys-hint")
        return [*parts, Part("keys", width, add, 3, right=True)]

    def _sign(self, sign: Sign, hint_key: str, act: Callable[[], object], needed: int, *, off: bool = False) -> Part:
        tr = self.scene.tr
        name = "play" if sign == "pause" else sign

        def add(box: Box) -> None:
            button = SignButton(
                name, box, "", partial(self.scene.do, act), kind="primary" if name == "play" else "secondary",
                hint=tr(hint_key), off_reason=tr("replay-no-further") if off else "",
            )  # fmt: skip
            button.sign = sign
            self.scene.add(button)

        return Part(name, _SIGN_WIDTH * (1.5 if name == "play" else 1.0), add, needed)

    def _rates(self) -> Part:
        labels = [_rate_label(rate) for rate in RATES]
        choices = [Choice(rate, label) for rate, label in zip(RATES, labels, strict=True)]
        shares = [self.canvas.text_width(label, 17, "bold") + 18 for label in labels]

        def add(box: Box) -> None:
            session, hint = self.scene.session, self.scene.tr("replay-rate-hint")
            self.scene.add(Segments("rate", box, choices, session.rate, self.scene.set_rate, shares=shares, hint=hint))

        return Part("rate", sum(shares), add, 6)

    def _rate_alone(self) -> Part:
        """Say only how fast it plays, where there is no room to choose from all rates: a click goes on to the next."""
        session = self.scene.session
        following = RATES[(RATES.index(session.rate) + 1) % len(RATES)]

        def add(box: Box) -> None:
            act, hint = partial(self.scene.set_rate, following), self.scene.tr("replay-rate-hint")
            self.scene.add(Button("rate", box, _rate_label(session.rate), act, size=17, hint=hint))

        return Part("rate", self.canvas.text_width("16×", 17, "bold") + 30, add, 6)

    def _place(self, *, short: bool = False) -> Part:
        """Say in words where the replay is."""
        session, key = self.scene.session, "replay-place-short" if short else "replay-place"
        turn = session.turns[session.turn].number if session.turn >= 0 else 0
        turns, last = session.turns[-1].number if session.turns else 0, session.film.last
        text = self.scene.tr(key, turn=turn, turns=turns, frame=session.frame, last=last)
        widest = self.scene.tr(key, turn=turns, turns=turns, frame=last, last=last)

        def add(box: Box) -> None:
            x, y, w, h = box

            def paint(canvas: Canvas) -> None:
                canvas.text(text, x + 6, y + h / 2, 16, theme.GREY, anchor="cl", max_width=w)

            self.scene.add(Picture("place", box, paint))

        return Part("place", self.canvas.text_width(widest, 16) + 14, add, 4)

    def _viewer(self, *, short: bool = False) -> Part:
        """Let the viewer be chosen; in short his name alone stands behind the eye."""
        scene = self.scene

        def words(viewer: int) -> str:
            name = scene.viewer_name(viewer)
            return name if short else scene.tr("replay-viewer", name=name)

        label = words(scene.session.viewer)
        widest = max(self.canvas.text_width(words(viewer), 17, "bold") for viewer in scene.session.film.replay.viewers)
        off = "" if len(scene.session.film.replay.viewers) > 1 else scene.tr("replay-viewer-off")
        key = Key(pygame.K_v, "V")

        def add(box: Box) -> None:
            hint = scene.tr("replay-viewer-hint")
            scene.add(
                Button(
                    "viewer", box, label, scene.choose_viewer, size=17, key=key, icon="eye", hint=hint, off_reason=off
                )
            )

        room = scene.m.wide * _VIEWER_SHARE
        return Part("viewer", min(room, widest + self.canvas.text_width("V") + 80), add, 7, right=True)

    def _worded(
        self, name: str, label: str, act: Callable[[], None], key: Key, hint_key: str
    ) -> tuple[float, Callable[[Box], None]]:
        """Return the width of a button with words, and what adds it."""

        def add(box: Box) -> None:
            self.scene.add(Button(name, box, label, act, size=17, key=key, hint=self.scene.tr(hint_key)))

        return self.canvas.text_width(label, 17, "bold") + 62, add
