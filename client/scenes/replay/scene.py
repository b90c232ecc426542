"""The viewer of replays: the table, driven by a replay, above a bar with its timeline."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

import pygame

from client.scenes.errors import reported, show_error
from client.scenes.replay.bar import Bar
from client.scenes.replay.choosing import ChoosingScene, KeysScene, Option
from client.scenes.replay.ending import ReplayEnding
from client.scenes.replay.moments import Moment, moments_of
from client.scenes.replay.ports import ReplayPort
from client.scenes.replay.steering import KEYS, KEYS_KEY, Steering
from client.scenes.replay.table import ReplayTable
from client.scenes.replay.timeline import Timeline
from client.scenes.replay.viewport import Viewport
from client.scenes.settings import SettingsScene
from client.session.replay import RATES, ReplaySession
from client.ui.canvas import Canvas
from client.ui.tooltip import draw_tip
from client.ui.widget_scene import WidgetScene
from client.words import plain
from core.kernel import MODERATOR, SPECTATOR
from saves.errors import SaveError
from saves.replay_reading import Film, Turn


def viewer_of(port: ReplayPort, film: Film) -> ReplayScene:
    """Return the viewer of a replay.

    Args:
        port: begins the match that goes on from it.
        film: the replay.
    """
    return ReplayScene(ReplaySession(film), port)


class ReplayScene(WidgetScene):
    """Shows a replay.

    Args:
        session: the replay.
        port: begins the match that goes on from it, and keeps what a seat saw of it.
    """

    def __init__(self, session: ReplaySession, port: ReplayPort) -> None:
        super().__init__()
        self.session, self.port = session, port
        self.moments: list[Moment] = []
        self.table: ReplayTable
        self._viewport: Viewport
        self._seen_version = -1
        self.strip = 0.0
        """The room below the bar for a notice that stays, in design units."""
        self.steering = Steering(self)

    # ---- life

    def enter(self) -> None:
        """Lay the table."""
        super().enter()
        self._viewport = Viewport(self.app, 0)
        self._measure()
        self.table = ReplayTable(self.session, self._viewport, self.open_menu)
        self.moments = moments_of(self.session.film, self.session.viewer)
        self.table.enter()

    def relayout(self) -> None:
        """Lay everything for other measures."""
        self._measure()
        self.table.relayout()
        super().relayout()

    def pause(self) -> None:
        """Nothing goes on while something lies above."""
        super().pause()
        self.timeline.point(None)
        self.table.pause()

    def resume(self) -> None:
        """Go on."""
        super().resume()
        self.table.resume()

    def leave(self) -> None:
        """Give everything back."""
        self.table.leave()
        super().leave()

    @property
    def ambience(self) -> tuple[str, ...] | None:
        """What is heard around the table."""
        return self.table.ambience

    @property
    def animating(self) -> bool:
        """Whether something moves or goes on by itself."""
        return self.table.animating

    def update(self, dt: float) -> None:
        """Let time pass at the table, and keep the bar at its frame."""
        super().update(dt)
        if self.app.toasts.strip(self.app.canvas()) != self.strip:
            self.relayout()
        with self._damage_told():
            self.table.update(dt)
            if self.session.version != self._seen_version:
                self.rebuild()
        self.dirty = self.dirty or self.table.dirty

    @contextmanager
    def _damage_told(self) -> Iterator[None]:
        """Leave a replay of which a part turns out to be damaged, and say so."""
        try:
            yield
        except SaveError as error:
            self.app.scenes.close(self)
            show_error(self.app, error)

    def _measure(self) -> None:
        self.strip = self.app.toasts.strip(self.app.canvas())
        self._viewport.foot = self.m.px(Bar(self).height)

    # ---- what is shown

    def build(self) -> None:
        """Add the bar."""
        self._seen_version = self.session.version
        Bar(self).furnish()

    def paint(self, canvas: Canvas) -> None:
        """Draw the table."""
        self.table.draw(self._viewport.area(canvas.surface))
        self.table.dirty = False

    def paint_over(self, canvas: Canvas) -> None:
        """Say what the pointer is at on the timeline."""
        timeline = self.timeline
        if timeline.pointed is not None:
            draw_tip(canvas, timeline.tip, timeline.spot(timeline.pointed.frame))

    @property
    def table_height(self) -> int:
        """How much of the window is the table's, in pixels from above."""
        return self.m.height - self._viewport.foot

    @property
    def pointer(self) -> tuple[int, int]:
        """Where the pointer was seen last, in pixels."""
        return self._pointer

    @property
    def is_held(self) -> bool:
        """Whether something of the bar is held with the button down."""
        return bool(self._captured)

    @property
    def timeline(self) -> Timeline:
        """The timeline."""
        timeline = self.widget("timeline")
        assert isinstance(timeline, Timeline)
        return timeline

    def say(self, what: Moment | Turn) -> str:
        """Say what happened at a mark of the timeline."""
        if isinstance(what, Turn):
            return self.tr("replay-turn", number=what.number, name=self.session.names[what.seat])
        turns = [turn for turn in self.session.turns if turn.frame <= what.frame]
        words = plain(self.table.words.event(what.event))
        return self.tr("replay-moment", number=turns[-1].number, what=words) if turns else words

    def viewer_name(self, viewer: int) -> str:
        """Return what a viewer is called."""
        if viewer == MODERATOR:
            return self.tr("replay-viewer-all")
        return self.tr("replay-viewer-public") if viewer == SPECTATOR else self.session.names[viewer]

    # ---- deeds

    def do(self, deed: Callable[[], object]) -> None:
        """Do something to the replay, and show what has come of it."""
        deed()
        self.table.sync()
        self.rebuild()

    def jump(self, frame: int) -> None:
        """Go to a frame."""
        if frame != self.session.frame:
            self.do(partial(self.session.jump, frame))

    def step_moment(self, way: int) -> None:
        """Go to the next great moment, or the one before."""
        now = self.session.frame
        frames = [moment.frame for moment in self.moments if (moment.frame - now) * way > 0]
        if frames:
            self.jump(min(frames) if way > 0 else max(frames))

    def set_rate(self, rate: str) -> None:
        """Play faster or slower."""
        self.do(partial(self.session.set_rate, next(known for known in RATES if known == rate)))

    def change_rate(self, steps: int) -> None:
        """Play a little faster or slower."""
        place = RATES.index(self.session.rate) + steps
        self.set_rate(RATES[max(0, min(place, len(RATES) - 1))])

    def look_through(self, viewer: int) -> None:
        """Show the replay through other eyes."""
        if viewer == self.session.viewer or viewer not in self.session.film.replay.viewers:
            return
        with self._damage_told():
            self.table.look_through(viewer)
            self.moments = moments_of(self.session.film, viewer)
            self.rebuild()

    def step_viewer(self, steps: int) -> None:
        """Show the replay through the next eyes."""
        viewers = self.session.film.replay.viewers
        self.look_through(viewers[(viewers.index(self.session.viewer) + steps) % len(viewers)])

    def choose_viewer(self) -> None:
        """Let a viewer be chosen from all there are."""
        options = [
            Option(f"viewer-{viewer}", self.viewer_name(viewer), partial(self.look_through, viewer), chosen)
            for viewer in self.session.film.replay.viewers
            for chosen in [viewer == self.session.viewer]
        ]
        scene = ChoosingScene(self.tr("replay-choose-viewer"), "", options, self.tr("replay-cancel"))
        self.app.scenes.push(scene)

    @property
    def can_continue(self) -> bool:
        """Whether a match can go on from here."""
        return self.session.film.replay.body.secrets is not None and not self.session.over

    def ask_continue(self) -> None:
        """Let a seat be chosen, and begin a match in it as the replay's stands here."""
        if not self.can_continue:
            return
        own = max(0, self.session.film.replay.summary.viewer)
        options = [
            Option(f"seat-{seat}", name, partial(self._continue, seat), seat == own)
            for seat, name in enumerate(self.session.names)
        ]
        about = self.tr("replay-continue-about")
        self.app.scenes.push(ChoosingScene(self.tr("replay-continue-seat"), about, options, self.tr("replay-cancel")))

    def _continue(self, seat: int) -> None:
        reported(self.app, lambda: self.port.continue_replay(self.session.film, self.session.frame, seat))

    def show_ending(self) -> None:
        """Show who has won and why, where the match is over."""
        if self.session.over:
            self.app.scenes.push(ReplayEnding(self.session))

    def show_keys(self) -> None:
        """List the keys."""
        rows = [(self.tr(key), self.tr(deed)) for key, deed in KEYS]
        words = self.tr("replay-keys-title"), rows, self.tr("replay-keys-close")
        self.app.scenes.push(KeysScene(*words, KEYS_KEY))

    def open_menu(self) -> None:
        """Open the menu of the table's corner."""
        seat, options = self.session.seat, []
        if seat is not None and self.session.film.replay.body.secrets is not None:
            label = self.tr("replay-save-seat", name=self.session.names[seat])
            options.append(Option("save-seat", label, partial(self._save_seat, seat)))
        options += [
            Option("settings", self.tr("pause-settings"), lambda: self.app.scenes.push(SettingsScene())),
            Option("leave", self.tr("replay-leave"), self.close),
        ]
        self.app.scenes.push(ChoosingScene(self.tr("replay-menu"), "", options, self.tr("replay-cancel")))

    def _save_seat(self, seat: int) -> None:
        reported(self.app, partial(self.port.save_seat_replay, self.session.film, seat))

    def close(self) -> None:
        """Leave the replay."""
        self.app.scenes.close(self)

    def back(self) -> None:
        """Close what lies over the table, or leave the replay."""
        if not self.table.sidebar.close_floating():
            self.close()

    # ---- events

    def handle(self, event: pygame.event.Event) -> bool:
        """Give an event to the bar or to the table, whichever it is for."""
        used = True
        with self._damage_told():
            used = self.steering.handle(event)
        return used
