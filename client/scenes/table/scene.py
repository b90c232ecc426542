"""The table: one match, seen and played by one person, or watched."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from client.scenes.errors import reported
from client.scenes.pause import PauseScene
from client.scenes.result import ResultScene
from client.scenes.table.actions import Doings
from client.scenes.table.backdrop import Backdrop, Light, light_of
from client.scenes.table.choreography import Choreographer
from client.scenes.table.director import Director
from client.scenes.table.furnish import Furnisher
from client.scenes.table.geometry import TableLayout
from client.scenes.table.inspection import Inspection
from client.scenes.table.journal import Filter, Journal
from client.scenes.table.looks import seat_look
from client.scenes.table.middle import draw_middle
from client.scenes.table.picking import Picker, Place
from client.scenes.table.ports import TablePort
from client.scenes.table.spots import Subject
from client.scenes.table.stage import draw_stage, draw_trays
from client.scenes.table.tableau import Tableau
from client.session import LocalSession, Speed, View, Yield
from client.session.pace import STRETCH
from client.ui.canvas import Canvas
from client.ui.dialog import Answer, Dialog
from client.ui.widget_scene import WidgetScene
from client.words import Words
from core.kernel.errors import IllegalAnswer
from core.kernel.events import Event
from core.kernel.prompts import Answer as Picks
from core.kernel.prompts import Prompt

CURTAIN_CALL: Final = 1.0
"""Seconds between the last event and the result."""
IDLE: Final = 0.6
"""Seconds without a movement after which the moment counts as quiet."""
FLASH: Final = 0.9
"""Seconds the seats of a clicked log line are pointed out."""
_DIGITS: Final = (*(pygame.K_1 + i for i in range(9)), pygame.K_0)
_GLYPHS: Final = {
    "taiping": "table-glyph-taiping",
    "tianshi": "table-glyph-tianshi",
    "heretic": "table-glyph-heretic",
    "unknown": "table-glyph-unknown",
}
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

    def __init__(self, session: LocalSession, port: TablePort) -> None:
        super().__init__()
        self.session, self.port = session, port
        self.now = 0.0
        """The table's time: seconds it has been seen."""
        self.flashed: frozenset[int] = frozenset()
        self.hand_order: list[int] = []
        """The cards of the hand as they lie, for the number keys."""
        self.log_offset: float | None = None
        self.log_floats = False
        self.doings = Doings(pick=self.pick, confirm=self.confirm, leave_alone=self.leave_alone, skip=self.skip)
        self._log_open = self._inspector_open = True
        self._backdrop = Backdrop()
        self._still: pygame.Surface | None = None
        self.inspection = Inspection(self)
        self._picker: Picker | None = None
        self._shown_view: View = session.view()
        self._seen_version = -1
        self._notices = 0
        self._was_running = False
        self._flash_until = 0.0
        self._over_for = 0.0
        self.director: Director
        self.words: Words
        self.tableau: Tableau

    # ---- the scene's life

    def enter(self) -> None:
        """Tell the log what has happened before, and begin."""
        self.words = Words(self.app.tr, self.session.names, self.session.viewer)
        journal = Journal(lambda event: self.words.event(event))
        self.director = Director(journal, lambda event: self.words.banner(event), self._animate)
        self.director.receive(self.session.events(0), self.now, 0.0)
        self.director.update(self.now)
        self.director.theatre = None
        self.session.set_full_control(self.app.settings.full_control)
        self._sync()

    def resume(self) -> None:
        """Go on after the menu: what its settings changed counts from now on."""
        self.session.paused = False
        self.session.speed = self.app.settings.pace
        self.session.set_full_control(self.app.settings.full_control)
        self._sync()

    def pause(self) -> None:
        """Nothing happens while the menu stands above the table."""
        self.session.paused = True

    def relayout(self) -> None:
        """Say everything anew and lay the table for other measures."""
        self.director.movers.clear()
        self.director.journal.retell()
        super().relayout()

    @property
    def animating(self) -> bool:
        """Whether something moves or happens by itself."""
        return self.is_running or bool(self.flashed)

    @property
    def is_running(self) -> bool:
        """Whether something is being shown or happens without the person."""
        return self.director.is_busy or self.session.is_busy()

    def update(self, dt: float) -> None:
        """Let the session act and the director show."""
        super().update(dt)
        self.now += dt
        self.session.update()
        if self.session.version != self._seen_version:
            self._sync()
        elif self.director.update(self.now):
            self._redraw_shown()
        elif self.director.is_busy:
            self.dirty = True  # only what moves has to be drawn anew
        if self.flashed and self.now > self._flash_until:
            self.flashed = frozenset()
            self.invalidate()
        if self.is_running != self._was_running:
            self.rebuild()
        self.inspection.update(dt)
        self._watch_end(dt)
        if not self.is_running and self.inspection.rested > IDLE:
            self._prepare_backdrop()

    def _prepare_backdrop(self) -> None:
        """Use a quiet moment to paint one of the lights still to come."""
        canvas, layout = self.app.canvas(), self.tableau.layout
        staged = self._make_layout(theatre=True)
        coming: tuple[tuple[Light, TableLayout], ...] = (("night", layout), ("day", layout), ("exorcism", staged))
        for light, stage in coming:
            if self._backdrop.prepare(canvas, stage, light):
                return

    def _watch_end(self, dt: float) -> None:
        if not self.session.over or self.director.is_busy:
            return
        self._over_for += dt
        if self._over_for >= CURTAIN_CALL * STRETCH[self.session.speed]:
            self.app.scenes.replace(ResultScene(self.session, self.port))

    # ---- keeping up with the session

    def _sync(self) -> None:
        """Take over what the session says now."""
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
        self._redraw_shown()

    def _redraw_shown(self) -> None:
        """Show the session's view, unless the count of votes still has to be seen."""
        prompt = self.session.prompt()
        if prompt is not None or not self.director.holds_back:
            self._shown_view = self.session.view()
        theatre, exorcism = self.director.theatre, self._shown_view["exorcism"]
        if exorcism is not None:
            if theatre is None:
                self.director.restore_theatre(self._shown_view)
            elif not self.director.is_counting:
                theatre.take_over(exorcism)
        elif theatre is not None and theatre.counted_at is None and not self.director.is_busy:
            self.director.theatre = None
        self.rebuild()

    def _tell_notices(self) -> None:
        for notice in self.session.notices[self._notices :]:
            name = self.session.names[notice.seat]
            self.director.journal.note(self.tr(_NOTICES[notice.failure], name=name), notice.seat)
        self._notices = len(self.session.notices)

    def _animate(self, event: Event, begin: float, duration: float) -> None:
        if not self.app.settings.reduce_motion and hasattr(self, "tableau"):
            Choreographer(self.app.canvas(), self.tableau, self.director.movers).animate(event, begin, duration)

    # ---- laying the table

    def build(self) -> None:
        """Lay the table for the present view and question."""
        self._was_running = self.is_running
        prompt = self.session.prompt()
        self._keep_picker(prompt)
        self.tableau = self._make_tableau(prompt)
        if self.tableau.layout.inspector_open and self.tableau.layout.log_open:
            needed = self.inspection.resting_height(self.app.canvas(), self.tableau)
            self.tableau = replace(self.tableau, layout=self._make_layout(inspector_height=needed))
        Furnisher(self, self.tableau).furnish()

    def _keep_picker(self, prompt: Prompt | None) -> None:
        """Keep the picks while the question stays the same."""
        if prompt is None:
            self._picker = None
        elif self._picker is None or self._picker.prompt != prompt:
            self._picker = Picker(prompt, self.session.view()["players"][prompt.seat]["cards"] or ())

    def _make_tableau(self, prompt: Prompt | None) -> Tableau:
        session, view = self.session, self._shown_view
        seats = len(session.names)
        theatre = self.director.theatre
        return Tableau(
            tr=self.tr,
            words=self.words,
            names=session.names,
            bots=[who.bot is not None for who in session.controllers],
            view=view,
            layout=self._make_layout(),
            looks=[seat_look(view, seat) for seat in range(seats)],
            seat=session.seat,
            prompt=prompt,
            picker=self._picker,
            theatre=theatre,
            latin=not self.app.tr.language.startswith("zh"),
            refusals=session.refusals() if prompt is not None else [],
            glyphs={badge: self.tr(key) for badge, key in _GLYPHS.items()},
        )

    def _make_layout(self, *, inspector_height: float = 0.0, theatre: bool = False) -> TableLayout:
        return TableLayout(
            self.m,
            len(self.session.names),
            self.session.seat or 0,
            log_open=self._log_open,
            inspector_open=self._inspector_open,
            theatre=theatre or self.director.theatre is not None,
            inspector_height=inspector_height,
        )

    def invalidate(self) -> None:
        """Ask to be drawn again, and not from the kept frame."""
        super().invalidate()
        self._still = None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, and what moves above it; a frame without the latter is kept while things move."""
        if self._still is not None and self.app.ink.records is None:
            surface.blit(self._still, (0, 0))
        else:
            super().draw(surface)
            self._still = surface.copy() if self.director.is_busy else None
        canvas = self.app.canvas(surface)
        if self.director.is_counting:
            self.draw_theatre(canvas)
        self.director.movers.draw(canvas, self.now)

    def draw_theatre(self, canvas: Canvas) -> None:
        """Draw the exorcism."""
        theatre = self.tableau.theatre
        if theatre is not None:
            draw_trays(canvas, self.tableau, theatre)
            draw_stage(canvas, self.tableau, theatre, self.now, full=self.tableau.prompt is None)

    def paint(self, canvas: Canvas) -> None:
        """Paint the place and the middle of the table."""
        tableau = self.tableau
        self._backdrop.draw(canvas, tableau.layout, light_of(tableau.view, theatre=tableau.theatre is not None))
        if tableau.theatre is None and not tableau.has_panel:
            draw_middle(canvas, tableau)

    def paint_over(self, canvas: Canvas) -> None:
        """Paint the inspector: docked, or beside what is pointed at where it is folded."""
        self.inspection.draw(canvas)

    # ---- what the person does

    def pick(self, place: Place) -> None:
        """Pick what lies at a place; that may complete the answer."""
        if self._picker is None or place not in self._picker.places:
            return
        option = self._picker.prompt.options[self._picker.places[place]]
        if option.kind == "reveal":
            self._ask_twice(place)
            return
        self._pick(place)

    def _pick(self, place: Place) -> None:
        if self._picker is None or place not in self._picker.places:
            return
        picks = self._picker.pick(place)
        if picks is not None:
            self._submit(picks)
        else:
            self.rebuild()

    def confirm(self) -> None:
        """Use the lowest button: pass, or confirm the picks."""
        picks = self._picker.confirmed() if self._picker is not None else None
        if picks is not None:
            self._submit(picks)

    def _submit(self, picks: Picks) -> None:
        self.director.skip(self.now)
        try:
            self.session.answer(picks)
        except IllegalAnswer:
            self.app.toast(self.tr("table-illegal"))
            self._picker = None
        self.inspection.pinned = None
        self._sync()

    def _ask_twice(self, place: Place) -> None:
        """Turning up one's identity can't be taken back."""
        answers = (
            Answer("reveal", self.tr("table-reveal-do"), lambda: self._pick(place), "danger"),
            Answer("stay", self.tr("table-reveal-not"), lambda: None),
        )
        self.app.scenes.push(Dialog(self.tr("table-reveal"), self.tr("table-reveal-about"), answers))

    def step_back(self) -> bool:
        """Take the latest pick or answer back; tell whether there was one."""
        if self._picker is not None and self._picker.step_back():
            self.rebuild()
            return True
        if self.inspection.pinned is not None or self.log_floats:
            self.inspection.pinned, self.log_floats = None, False
            self.rebuild()
            return True
        if self.session.can_undo():
            self.session.undo()
            self._sync()
            return True
        return False

    def back(self) -> None:
        """Go a step back (a right click)."""
        self.step_back()

    def handle(self, event: pygame.event.Event) -> bool:
        """Answer the keys of the table, then let the widgets have the event."""
        if event.type == pygame.MOUSEMOTION:
            self.inspection.rest()
        if event.type == pygame.KEYDOWN and self._use_table_key(event.key):
            return True
        used = super().handle(event)
        if not used and event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            return self._click_through()
        return used

    def _use_table_key(self, key: int) -> bool:
        """Space uses the lowest button, digits the cards of the hand, Escape goes back or opens the menu."""
        if key == pygame.K_SPACE:
            lowest = next((w for w in self.widgets if w.id in ("pass", "skip")), None)
            if lowest is not None:
                lowest.activate()
            return True
        if key == pygame.K_ESCAPE:
            if not self.step_back():
                self.open_menu()
            return True
        if key in _DIGITS:
            place = _DIGITS.index(key)
            if place < len(self.hand_order):
                self.pick(Place("hand", number=self.hand_order[place]))
            return True
        act = {pygame.K_l: self.toggle_log, pygame.K_i: self.toggle_inspector}.get(key)
        if act is None:
            return False
        act()
        return True

    def _click_through(self) -> bool:
        """A click on the bare table ends what is being shown."""
        if not self.director.is_busy:
            return False
        self.skip()
        return True

    def skip(self) -> None:
        """Show at once what is being shown, and go on."""
        self.session.hurry()
        self.director.skip(self.now)
        self._redraw_shown()

    def rush(self) -> None:
        """Go on at once to my next decision."""
        if self.session.prompt() is None:
            self.session.rush()
            self.skip()

    def leave_alone(self, mode: Yield) -> None:
        """Pass in windows from now on (or stop doing so)."""
        self.session.leave_alone(mode)
        self._sync()

    def toggle_full_control(self) -> None:
        """Switch between stopping at every window and passing where nothing can be done."""
        on = not self.session.orders.full_control
        self.app.change_settings(full_control=on)
        self.session.set_full_control(on)
        self._sync()

    def set_speed(self, speed: Speed) -> None:
        """Play faster or slower."""
        self.session.speed = speed
        self.app.change_settings(pace=speed)
        self.rebuild()

    def open_menu(self) -> None:
        """Show the menu over the table."""
        self.app.scenes.push(PauseScene(self._save, self._leave))

    def _save(self) -> str:
        return self.tr("table-saved") if reported(self.app, self.port.save) else self.tr("table-not-saved")

    def _leave(self) -> None:
        reported(self.app, self.port.show_title)

    # ---- log and inspector

    def toggle_log(self) -> None:
        """Fold the log away, or unfold it; over the stage where there is no room beside it."""
        if self.tableau.layout.has_room:
            self._log_open = not self._log_open
        else:
            self.log_floats = not self.log_floats
        self.rebuild()

    def toggle_inspector(self) -> None:
        """Fold the inspector away, or unfold it."""
        if self.tableau.layout.has_room:
            self._inspector_open = not self._inspector_open
        else:
            self.inspection.toggle()
        self.rebuild()

    def unfold(self) -> None:
        """Unfold what is folded."""
        if self.tableau.layout.has_room:
            self._log_open = self._inspector_open = True
        else:
            self.log_floats = not self.log_floats
        self.rebuild()

    def set_filter(self, kept: str) -> None:
        """Choose which lines the log shows: all, one seat's (mine, or the one last looked at), or this turn's."""
        filters: dict[str, Filter] = {"all": "all", "seat": "seat", "turn": "turn"}
        self.director.journal.show(filters[kept], self.inspection.seat)
        self.log_offset = None
        self.rebuild()

    def scroll_log(self, offset: float | None) -> None:
        """Keep how far the log is scrolled."""
        self.log_offset = offset

    def click_log(self, paragraph: int, link: str) -> None:
        """Point out the seats a line is about; a card in it is shown."""
        kind, _, name = link.partition(":")
        if kind == "card":
            self.inspection.pinned = Subject("skill", name) if "." in name else Subject("card", name)
        elif kind == "seat":
            self.inspection.pinned = Subject("seat", seat=int(name))
        self.flashed = self.director.journal.entry(paragraph).seats
        self._flash_until = self.now + FLASH
        self.rebuild()
