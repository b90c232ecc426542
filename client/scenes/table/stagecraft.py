"""Motion and light of the table: what flies, what fades into what, and the frame that is kept while it does."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from client.scenes.table.backdrop import Backdrop, Light, light_of
from client.scenes.table.choreography import Choreographer
from client.scenes.table.covered import SEEN
from client.scenes.table.director import Cue
from client.scenes.table.geometry import TableLayout
from client.scenes.table.haunts import night_box
from client.scenes.table.lag import looks_before, view_before
from client.scenes.table.tableau import Tableau
from client.scenes.table.theatre import Stage
from client.session import View
from client.session.pace import STRETCH
from client.ui.canvas import Canvas

if TYPE_CHECKING:
    from client.scenes.table.scene import TableScene

DEAL: Final = "PK-011"
"""The rule by which the first hands are drawn."""
DEAL_BEGINS: Final = 0.3
DEAL_STEP: Final = 0.12
"""Seconds after which the first seat is dealt to, and between two seats, at normal pace."""
_LATER: Final = frozenset({"used", "equipped", "discarded", "turned_up"})
"""What hasn't happened yet when a match has just been dealt."""
FADE: Final = 0.35
NIGHT_FADE: Final = 0.16
"""Seconds in which day and night pass into each other at normal pace, and a ghost's night or the middle of the table
into the bare ground: one goes before the other comes."""


class _Past(NamedTuple):
    """What was seen before, which fades away.

    Attributes:
        picture: of the window or a part of it.
        place: where in the window that belongs, in pixels.
        parts: what of the window fades.
        began: when.
        seconds: how long it takes.
    """

    picture: pygame.Surface
    place: tuple[int, int]
    parts: list[pygame.Rect]
    began: float
    seconds: float

    def left(self, now: float) -> float:
        """Return how much of it is still seen, from 1 to 0."""
        return max(0.0, min(1.0, 1 - (now - self.began) / max(self.seconds, 0.01)))


class Stagecraft:
    """Draws a table in motion.

    The table without what moves is drawn once and kept as a picture; each frame shows that, and what moves above it.

    Args:
        scene: the table.
    """

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.backdrop = Backdrop()
        self._choreographer: Choreographer | None = None
        self._still: pygame.Surface | None = None
        self._is_still = False
        """Whether the kept picture shows the table as it is."""
        self._staged: Stage | None = None
        """What was going on in the exorcism when it was drawn."""
        self._shown: tuple[Light, str] | None = None
        """The light, and the ghost that stands in the middle, when the place was painted last."""
        self._past: _Past | None = None
        """The window before either changed."""
        self.is_bare = False
        """Whether nothing lies in the middle for a moment: a ghost's night has gone or is to come."""
        self._has_dealt = False
        self._king: str | None = None
        """Under whom the lights to come are still to be painted."""

    @property
    def is_fading(self) -> bool:
        """Whether one light passes into another."""
        return self._past is not None

    def invalidate(self) -> None:
        """The table has changed."""
        self._is_still = False

    def drop_kept(self) -> None:
        """Let go of all that was drawn: it shows a table of other measures, or one that is left."""
        self._still = self._past = self._shown = None
        self._is_still = self.is_bare = False

    def clear(self) -> None:
        """Let go of what is as large as the window: its table is left, but may be in memory for a while."""
        self.drop_kept()
        self.backdrop.clear()
        self.scene.rite.forget()
        self.scene.night.forget()

    def animate(self, cue: Cue) -> float:
        """Let things fly for an event, as far as its player wants them to; return when they will have arrived."""
        scene = self.scene
        if not hasattr(scene, "tableau") or scene.app.settings.motion == "none":
            return cue.begin
        if self._choreographer is None:
            self._choreographer = Choreographer(scene.director.movers)
        self._choreographer.is_still = scene.app.settings.motion == "reduced"
        return self._choreographer.animate(scene.app.canvas(), scene.tableau, cue)

    def begin(self, view: View) -> None:
        """Have the place painted in the background while the rest of a table is laid, which is opened with a view."""
        scene = self.scene
        staged = view["exorcism"] is not None
        self.backdrop.prepare(scene.app.canvas(), scene.make_layout(theatre=staged), light_of(view, theatre=staged))

    def _deal(self) -> None:
        """Let the first hands be dealt, if nothing has happened since."""
        scene = self.scene
        if any(event.kind in _LATER for event in scene.director.journal.events):
            return  # a match that was resumed has a long past
        events = scene.session.events(0)
        hands = [event for event in events if event.kind == "drawn" and event.data["source"] == DEAL]
        if not self._moves or any(event.kind in _LATER for event in events):
            return
        for number, event in enumerate(hands):
            begin = scene.now + (DEAL_BEGINS + number * DEAL_STEP) * scene.session.stretch
            scene.director.fly(Cue(begin, DEAL_STEP, scene.session.stretch, event))
        scene.rebuild()

    def lagging(self, tableau: Tableau) -> Tableau:
        """Return a tableau whose plaques and counts wait for what is in the air; a question shows everything as it is.

        What its view doesn't know yet can't be taken back from it: while votes are counted it is that from before.
        """
        known = tableau.view["next_event"]
        unsettled = [event for event in self.scene.director.unsettled if event.number < known]
        if tableau.prompt is not None or not unsettled:
            return tableau
        view = view_before(tableau.view, unsettled)
        return replace(tableau, view=view, looks=looks_before(tableau.looks, unsettled, own=tableau.seat))

    def update(self) -> None:
        """Show what has been painted meanwhile, and ask for frames while one light passes into another."""
        scene = self.scene
        if not self._has_dealt:
            self._has_dealt = True
            self._deal()
        if self.backdrop.has_news or scene.rite.has_news or scene.night.has_news:
            scene.invalidate()
        if self._king is not None:
            self._prepare(scene.app.canvas(), scene.tableau.layout, self._king)
            self._king = None
        if self._past is not None:
            scene.dirty = True
            if self._past.left(scene.now) <= 0:
                self._past = None
                if self.is_bare:
                    self._end_bareness()

    def paint(self, canvas: Canvas) -> None:
        """Paint the place."""
        tableau = self.scene.tableau
        light = light_of(tableau.view, theatre=tableau.theatre is not None)
        self._pass_over(light, tableau.apparition, canvas.surface.get_size())
        still = self.scene.app.settings.motion == "none" or STRETCH[self.scene.session.speed] == 0
        self.backdrop.draw(canvas, tableau.layout, light, tableau.view, wait=still)
        self._king = light.king  # for when the window has been shown

    def _prepare(self, canvas: Canvas, layout: TableLayout, king: str) -> None:
        """Have the lights that are to come painted in the background."""
        if layout.theatre:
            return
        self.backdrop.prepare(canvas, layout, Light(night=False, king=king))
        self.backdrop.prepare(canvas, layout, Light(night=True, king=king))
        self.backdrop.prepare(canvas, self.scene.make_layout(theatre=True), Light(night=True, staged=True, king=king))

    @property
    def waits(self) -> bool:
        """Whether what is large had better be made at once than shown as it was: nothing moves that would stand still.

        A picture of a table at rest is whole, and so is the first of a table laid anew: what stood there stands on.
        """
        return not self._moves or not self.scene.director.is_busy or self._shown is None

    @property
    def _moves(self) -> bool:
        """Whether things move at all now."""
        scene = self.scene
        return scene.app.settings.motion != "none" and scene.session.stretch > 0

    def _pass_over(self, light: Light, apparition: str, size: tuple[int, int]) -> None:
        """Begin to pass into another light, or the middle into a ghost's night or back, from what is seen now.

        ``size`` is that of the table in pixels: while the window is dragged to another, it shows nothing to fade.
        """
        before, self._shown = self._shown, (light, apparition)
        scene = self.scene
        if before is None or before == self._shown or not self._moves or scene.app.scenes.top is not scene:
            return
        seconds, window = STRETCH[scene.session.speed], scene.app.display.surface
        if window.get_size() != size:
            return
        self.is_bare = False
        if before[0] != light:
            parts = self._parts_that_fade()
            area = parts[0].unionall(parts[1:]).clip(window.get_rect())  # a copy takes as long as it is large
            picture = window.subsurface(area).copy()
            self._past = _Past(picture, area.topleft, parts, scene.now, FADE * seconds)
            return
        part = scene.m.rect(*night_box(scene.tableau.layout)).clip(window.get_rect())
        # What flies above the middle goes on; the ghost's card would be seen twice.
        picture = (self._still or window).subsurface(part).copy()
        self._past = _Past(picture, part.topleft, [part], scene.now, NIGHT_FADE * seconds)
        self.is_bare = bool(before[1]) != bool(apparition)

    def _end_bareness(self) -> None:
        """Let come what is to lie in the middle."""
        scene, self.is_bare = self.scene, False
        if self._still is None:
            scene.invalidate()
            return
        part = scene.m.rect(*night_box(scene.tableau.layout)).clip(self._still.get_rect())
        picture = self._still.subsurface(part).copy()
        scene.invalidate()
        self._past = _Past(picture, part.topleft, [part], scene.now, NIGHT_FADE * STRETCH[scene.session.speed])

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, and what moves above it."""
        scene = self.scene
        theatre = scene.director.theatre
        staged = theatre.stage(scene.now) if theatre is not None else None
        if staged != self._staged:  # the rite behind the ghost looks otherwise
            self._is_still, self._staged = False, staged
        if self._is_still and self._still is not None and scene.app.ink.records is None:
            surface.blit(self._still, (0, 0))
        else:
            scene.app.shapes.need(lambda: scene.draw_still(surface))
            self._keep(surface)
        canvas = scene.app.canvas(surface)
        if theatre is not None and scene.director.is_counting:
            theatre.moves = scene.app.settings.motion == "full"
            scene.draw_theatre(canvas)
        self._draw_past(surface)
        scene.director.movers.draw(canvas, scene.now)
        if scene.director.is_rising:
            self._draw_skip(canvas)

    def _draw_skip(self, canvas: Canvas) -> None:
        """Draw the button that skips above what darkens the window: it alone can be used now."""
        for widget in self.scene.widgets:
            if widget.id in SEEN:
                widget.draw(canvas)

    def _keep(self, surface: pygame.Surface) -> None:
        """Keep what has been drawn, while it will be needed again."""
        self._is_still = self.scene.director.is_busy or self._past is not None
        if not self._is_still:
            self._still = None  # a question may stand for long, and it is as large as the window
            return
        if self._still is None or self._still.get_size() != surface.get_size():
            self._still = surface.copy()
        else:
            self._still.blit(surface, (0, 0))

    def _draw_past(self, surface: pygame.Surface) -> None:
        past = self._past
        if past is None:
            return
        alpha = round(255 * past.left(self.scene.now))
        past.picture.set_alpha(alpha if alpha < 255 else None)  # a share of 255 is worked out pixel by pixel
        for part in past.parts:
            surface.blit(past.picture, part, part.move(-past.place[0], -past.place[1]))

    def _parts_that_fade(self) -> list[pygame.Rect]:
        """Return the window without top bar, ribbon and panels, in pixels: two texts in one place can't be read."""
        layout, rect = self.scene.tableau.layout, self.scene.m.rect
        right = layout.stage[0] + layout.stage[2] if layout.panels else layout.wide
        top = layout.style.bar
        x, y, _, h = layout.ribbon
        return [
            rect(0, top, right, y - top),
            rect(0, y, x, h),
            rect(0, y + h, right, layout.high - y - h),
        ]
