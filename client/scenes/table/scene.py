"""The table: one match, seen and played by one person, or watched."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import pygame

from client.audio import Foley
from client.player_names import shown_names
from client.scenes.names import badge_glyphs, identity_badge
from client.scenes.result import ResultScene
from client.scenes.table.ballots import draw_numbers, draw_trays
from client.scenes.table.covered import PRESSES, SEEN, press_above
from client.scenes.table.director import Director
from client.scenes.table.furnish import Furnisher
from client.scenes.table.geometry import TableLayout
from client.scenes.table.haunts import Night
from client.scenes.table.inspection import Inspection
from client.scenes.table.journal import Journal
from client.scenes.table.lag import view_after_votes
from client.scenes.table.looks import faces_in, seat_look
from client.scenes.table.middle import draw_middle
from client.scenes.table.notebook import UNKNOWN, Notebook
from client.scenes.table.player import Player
from client.scenes.table.ports import TablePort
from client.scenes.table.rite import Rite
from client.scenes.table.seen import seen_in
from client.scenes.table.sidebar import Sidebar
from client.scenes.table.stage import draw_stage
from client.scenes.table.stagecraft import Stagecraft
from client.scenes.table.tableau import Tableau
from client.session import View
from client.session.pace import STRETCH
from client.session.shown import Shown
from client.ui.canvas import Canvas
from client.ui.cardface import BACK, GHOST_BACK, prefetch
from client.ui.focus import DIRECTIONS
from client.ui.widget import Widget
from client.ui.widget_scene import WidgetScene
from client.words import Words
from core.kernel.prompts import Prompt

CURTAIN_CALL: Final = 1.0
"""Seconds between the last event and the result."""
_DIGITS: Final = (*(pygame.K_1 + i for i in range(9)), pygame.K_0)
_NOTICES: Final = {
    "raised": "table-bot-raised",
    "stalled": "table-bot-stalled",
    "illegal": "table-bot-illegal",
}


class TableScene(WidgetScene):
    """Shows a session and lets its person play.

    Args:
        session: the match being played.
        port: saves it, deals it anew, leaves it.
    """

    def __init__(self, session: Shown, port: TablePort) -> None:
        super().__init__()
        self.session, self.port = session, port
        self.now = 0.0
        """The table's time: seconds it has been seen."""
        self.player = Player(self)
        self.sidebar = Sidebar(self)
        self.inspection = Inspection(self)
        self.hand_order: list[int] = []
        """The cards of the hand as they lie, for the number keys."""
        self.stagecraft = Stagecraft(self)
        self.rite, self.night = Rite(), Night()
        self._notebook = Notebook(session.viewer)
        self._shown_view: View = session.view()
        self._seen_version = -1
        self._seen: tuple[Any, ...] | None = None
        """What the table was laid for (`seen_in`)."""
        self._coming: Tableau | None = None
        """The table that is just being laid."""
        self._notices = 0
        self._was_running = False
        self._over_for = 0.0
        self.director: Director
        self.words: Words
        self.tableau: Tableau

    # ---- the scene's life

    def enter(self) -> None:
        """Tell the log what has happened before, and begin; `relayout` comes next and lays the table."""
        self.session.called = partial(shown_names, self.app.tr)
        self.take_words()
        journal = Journal(lambda event: self.words.event(event, journal.before(event)))
        self.director = Director(
            journal, lambda event: self.words.banner(event, journal.before(event)), self.stagecraft.animate
        )
        self.director.recall(self.session.events(0))
        self.director.foley = Foley(self.app.sounds, self.session.seat)
        self.app.sounds.play("deal")
        self.session.set_full_control(self.app.settings.full_control)
        self.take_over()
        self._look()
        prefetch([BACK, GHOST_BACK, *faces_in(self._shown_view)])
        self.stagecraft.begin(self._shown_view)

    def take_words(self) -> None:
        """Speak to the present viewer, in the present language."""
        self.words = self.words_for(self.session.names, self.session.viewer, self.session.view()["ruleset"])
        self._told_in = self.app.tr.language

    def words_for(self, names: list[str], viewer: int, ruleset: str) -> Words:
        """Return what says things to a viewer; the arguments are those of `Words`."""
        return Words(self.app.tr, names, viewer, ruleset)

    def resume(self) -> None:
        """Go on after the menu: what its settings changed counts from now on."""
        super().resume()
        self.session.paused = False
        self.session.speed = self.app.settings.pace
        self.session.set_full_control(self.app.settings.full_control)
        self.sync()

    def pause(self) -> None:
        """Nothing happens while the menu stands above the table."""
        super().pause()
        self.session.paused = True

    def leave(self) -> None:
        """Give everything back."""
        super().leave()
        self.stagecraft.clear()

    def relayout(self) -> None:
        """Say everything anew and lay the table for other measures; what is in the air goes on at its new place."""
        self.stagecraft.drop_kept()
        journal = self.director.journal
        if self.app.tr.language != self._told_in:  # else every word stands: a long log takes a while to tell
            self.take_words()
            self.director.retell()
        else:
            journal.show(journal.filter, journal.seat)
        super().relayout()
        if self.director.restage(self.now):
            self._follow()  # it may be in the air no more

    @property
    def ambience(self) -> tuple[str, ...]:
        """The valley by day or by night; a ghost king at the table deepens either."""
        place = "ambience-night" if self._shown_view["phase"] == "night" else "ambience-day"
        return (place,) if self._shown_view["king"] is None else (place, "ambience-king")

    @property
    def animating(self) -> bool:
        """Whether something moves or happens by itself."""
        return self.is_running or self.stagecraft.is_fading or bool(self.sidebar.flashed)

    @property
    def asked(self) -> Prompt | None:
        """What the person is asked, once the count before it has been seen: its answer would cover the stage."""
        return None if self.director.is_counting else self.session.prompt()

    @property
    def is_running(self) -> bool:
        """Whether something is being shown or happens without the person."""
        return self.director.is_busy or self.session.is_busy()

    def update(self, dt: float) -> None:
        """Let the session act and the director show."""
        super().update(dt)
        self.now += dt
        self.player.guard.update(self.now)
        self.session.update()
        if self.session.version != self._seen_version:
            self.take_over()
            self._follow()
        elif self.director.update(self.now):
            self._follow()
        elif self.director.is_busy:
            self.dirty = True  # only what moves has to be drawn anew
        self.sidebar.update()
        if self.is_running != self._was_running:
            self.rebuild()
        self.inspection.update(dt)
        self.stagecraft.update()
        self._watch_end(dt)

    def _watch_end(self, dt: float) -> None:
        if not self.session.over or self.director.is_busy:
            return
        self._over_for += dt
        if self._over_for >= CURTAIN_CALL * STRETCH[self.session.speed]:
            self.app.scenes.replace(ResultScene(self.session, self.port))

    # ---- keeping up with the session

    def sync(self) -> None:
        """Take over what the session says now, and show it."""
        self.take_over()
        self.show_present()

    def take_over(self) -> None:
        """Have the director tell what has happened in the session."""
        session = self.session
        view = session.view()
        if view["next_event"] < self.director.received:
            self.director.rewind(view["next_event"])
        self.director.receive(session.events(self.director.received), self.now, session.stretch)
        self._seen_version = session.version
        self._tell_notices()
        if session.prompt() is not None:
            self.director.tell_all(self.now)
        self.director.update(self.now)

    def show_present(self) -> None:
        """Show the session's view, unless the count of votes still has to be seen."""
        self._look()
        self.rebuild()

    def _follow(self) -> None:
        """Show the session's view as `show_present`, if the table looks otherwise now: to draw it takes long."""
        self._look()
        self._coming = self._lay()
        seen = seen_in(self, self._coming)
        if seen is None or seen != self._seen:
            self.rebuild()
        self._coming, self.dirty = None, True  # what moves has to be drawn anew

    def _look(self) -> None:
        """Take the view that is to be shown, and the exorcism in it."""
        fresh = self.asked is not None or not self.director.holds_back
        # Who was waited for when a view was held back has answered since.
        self._shown_view = self.session.view() if fresh else {**self._shown_view, "waiting": []}
        theatre, exorcism = self.director.theatre, self._shown_view["exorcism"]
        if exorcism is not None:
            if theatre is None:
                self.director.restore_theatre(self._shown_view)
            elif fresh and not self.director.is_counting:
                theatre.take_over(exorcism)
        elif theatre is not None and theatre.counted_at is None and not self.director.is_busy:
            self.director.theatre = None

    def _tell_notices(self) -> None:
        for notice in self.session.notices[self._notices :]:
            name = self.session.names[notice.seat]
            self.director.journal.note(self.tr(_NOTICES[notice.failure], name=name), notice.seat)
        self._notices = len(self.session.notices)

    # ---- laying the table

    def build(self) -> None:
        """Lay the table for the present view and question."""
        self._was_running = self.is_running
        self.tableau = self._coming or self._lay()
        self._seen = seen_in(self, self.tableau)
        Furnisher(self, self.tableau).furnish()
        self.player.lead()

    def _lay(self) -> Tableau:
        """Return the table as it is to be shown: what is in the air doesn't lie on it yet."""
        prompt = self.asked
        self.player.look_at(prompt)
        return self.stagecraft.lagging(self._make_tableau(prompt))

    def _make_tableau(self, prompt: Prompt | None) -> Tableau:
        session, theatre = self.session, self.director.theatre
        view = self._shown_view if theatre is None else view_after_votes(self._shown_view, theatre.voted)
        seats = len(session.names)
        self._notebook.follow(self.director.journal.events)
        suspicions = {seat: identity_badge(name) for seat, name in session.suspicions.items()}
        return Tableau(
            tr=self.tr,
            words=self.words,
            names=session.names,
            bots=[who.bot is not None for who in session.controllers],
            view=view,
            layout=self.make_layout(),
            looks=[seat_look(view, seat, suspicions.get(seat, UNKNOWN)) for seat in range(seats)],
            seat=session.seat,
            prompt=prompt,
            picker=self.player.picker,
            theatre=theatre,
            latin=not self.app.tr.language.startswith("zh"),
            notebook=self._notebook,
            suspicions=suspicions,
            refusals=session.refusals() if prompt is not None else [],
            glyphs=badge_glyphs(self.app.tr),
            apparition=self.director.apparition if prompt is None and theatre is None else "",
        )

    def make_layout(self, *, theatre: bool = False) -> TableLayout:
        """Return the places of the table as the panels are now, or as they would be during an exorcism."""
        return TableLayout(
            self.m,
            len(self.session.names),
            self.session.seat or 0,
            log_open=self.sidebar.log_open,
            inspector_open=self.sidebar.inspector_open,
            theatre=theatre or self.director.theatre is not None,
            log_lines=self.inspection.log_lines,
        )

    def invalidate(self) -> None:
        """Ask to be drawn again, and not from the kept frame."""
        super().invalidate()
        self.stagecraft.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, and what moves above it."""
        self.player.guard.draw()
        self.stagecraft.draw(surface)

    def draw_still(self, surface: pygame.Surface) -> None:
        """Draw the table without what moves."""
        super().draw(surface)

    def draw_theatre(self, canvas: Canvas) -> None:
        """Draw the exorcism."""
        theatre = self.tableau.theatre
        if theatre is not None:
            draw_trays(canvas, self.tableau, theatre)
            draw_stage(canvas, self.tableau, theatre, self.now, full=self.tableau.prompt is None)
            draw_numbers(canvas, self.tableau, theatre)

    def paint(self, canvas: Canvas) -> None:
        """Paint the place and the middle of the table."""
        tableau, wait = self.tableau, self.stagecraft.waits
        self.stagecraft.paint(canvas)
        if tableau.apparition:
            if not self.stagecraft.is_bare:
                self.night.draw(canvas, tableau.layout, tableau.apparition, wait=wait)
        else:
            self.night.forget()
            if tableau.shows_middle and not self.stagecraft.is_bare:
                draw_middle(canvas, tableau)
        if tableau.theatre is not None:
            self.rite.draw(canvas, tableau, tableau.theatre, self.now, wait=wait)
        else:
            self.rite.forget()

    def paint_over(self, canvas: Canvas) -> None:
        """Paint the inspector: docked, or beside what is pointed at where it is folded."""
        self.inspection.draw(canvas)

    # ---- events

    def widget_at(self, pos: tuple[int, int]) -> Widget | None:
        """Return the uppermost widget under a point in pixels: nothing that is covered can be pointed at."""
        widget = super().widget_at(pos)
        return None if self.director.is_rising and widget is not None and widget.id not in SEEN else widget

    def back(self) -> None:
        """Go a step back (a right click)."""
        self.player.step_back()

    def handle(self, event: pygame.event.Event) -> bool:
        """Answer the keys of the table, then let the widgets have the event."""
        if self.director.is_rising and event.type in PRESSES:
            return press_above(self, event)
        if event.type == pygame.MOUSEMOTION:
            self.inspection.rest()
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.player.guard.press(self.now)
        if event.type == pygame.KEYDOWN and self._use_table_key(event.key):
            return True
        used = super().handle(event)
        if not used and event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            return self._click_through(event.pos)
        return used or self.inspection.scroll_by(event)

    def _use_table_key(self, key: int) -> bool:
        """Space uses the lowest button, digits what the panel or the hand offers, Escape goes back or opens the menu.

        Enter uses what the ring stands on, and only shows it at first: what that is may just have changed.
        """
        is_entered, at = key in (pygame.K_RETURN, pygame.K_KP_ENTER), self.focus_id or self.player.first_stop
        if (is_entered or key == pygame.K_TAB or key in DIRECTIONS) and at in self._by_id:
            if self.ring and not (is_entered and self.player.is_led_astray):
                return False
            self.focus(at)
            return True
        if key == pygame.K_SPACE:
            lowest = next((w for w in self.widgets if w.id in ("pass", "skip")), None)
            if lowest is not None:
                self.use(lowest)
            return True
        if key == pygame.K_ESCAPE:
            if not self.player.step_back():
                self.player.open_menu()
            return True
        if key in _DIGITS:
            self.player.pick_numbered(_DIGITS.index(key))
            return True
        acts = {
            pygame.K_l: self.sidebar.toggle_log,
            pygame.K_i: self.sidebar.toggle_inspector,
            pygame.K_b: self.player.open_notebook,
            pygame.K_r: self.inspection.open_rules,
        }
        act = acts.get(key)
        if act is None:
            return False
        act()
        return True

    def _click_through(self, pos: tuple[int, int]) -> bool:
        """A click on the bare table skips what others do, as Space does; any other keeps the page of what it is on."""
        others = self.director.is_busy or (self.is_running and self.asked is None)
        if others and not self.inspection.points and not self.sidebar.is_furniture(pos):
            self.player.skip()
        else:
            self.inspection.pin()
        return True
