"""What the person at the table does: answers, takes back, waits, changes the pace, opens the menu."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Final

from client.scenes.errors import reported, show_error
from client.scenes.pause import PauseScene
from client.scenes.table.guard import GUARD, Guard
from client.scenes.table.notebook import UNKNOWN
from client.scenes.table.notebook_scene import NotebookScene
from client.scenes.table.picking import Picker, Place
from client.session import Speed, Yield
from client.ui.badges import Identity
from client.ui.dialog import Answer, Dialog
from core.kernel.errors import IllegalAnswer
from core.kernel.prompts import Answer as Picks
from core.kernel.prompts import Prompt
from saves.errors import SaveError

if TYPE_CHECKING:
    from client.scenes.table.scene import TableScene

RANKS: Final = ("panel", "hand", "seat", "ghost", "stack", "button", "pass")
"""Where the keyboard begins with a new question: kinds of `Place`, the first ones first."""
LYING: Final = frozenset({"hand", "seat", "ghost", "stack"})
"""Kinds of `Place` that are on the table also while nothing is asked: a click keeps their page then."""


class Player:
    """Carries the person's clicks and keys to the session.

    Args:
        scene: the table.
    """

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.picker: Picker | None = None
        """The state of answering the present question."""
        self._led: Prompt | None = None
        """The question to which the keyboard has been led."""
        self.first_stop = ""
        """The widget at which the keyboard begins with the present question, "" for none."""
        self._led_to = ("", -inf)
        """To which widget it was last led away from where it stood, and when."""
        self.guard = Guard()
        """Keeps presses meant for something else from answering."""
        self._follows_own = False
        """Whether a question that comes up now follows from what the person did, and from nothing else."""

    def look_at(self, prompt: Prompt | None) -> None:
        """Begin to answer a question; the picks stay while it is the same."""
        if prompt is None:
            self.picker = None
        elif self.picker is None or self.picker.prompt != prompt:
            view = self.scene.session.view()
            self.picker = Picker(prompt, view["players"][prompt.seat]["cards"] or ())
            if prompt.seat != view["player"]:
                self.scene.app.sounds.play("ask")
            self.guard.begin(at_once=self._follows_own)

    def lead(self) -> None:
        """Have the keyboard stand on the first thing that answers a new question, unless it stands on one already."""
        if self.picker is None or self.picker.prompt == self._led:
            return
        self._led = self.picker.prompt
        scene = self.scene
        ids = [place.widget_id for place in sorted(self.picker.places, key=lambda place: RANKS.index(place.kind))]
        usable = {widget.id for widget in scene.widgets if widget.enabled and widget.focusable}
        stops = [widget_id for widget_id in ids if widget_id in usable]
        self.first_stop = stops[0] if stops else ""
        if not scene.ring:
            scene.focus_id = ""  # whoever uses the mouse sees nothing stand out
        elif stops and scene.focus_id not in stops:
            scene.focus_id = stops[0]
            self._led_to = (stops[0], scene.now)

    @property
    def is_led_astray(self) -> bool:
        """Whether the keyboard stands elsewhere than a moment ago, so that Enter may be meant for what was there."""
        widget_id, at = self._led_to
        return self.scene.focus_id == widget_id and self.scene.now < at + GUARD

    # -- answering

    def pick(self, place: Place) -> None:
        """Pick what lies at a place, by a click or Enter; that may complete the answer.

        The panel lies where the bare table is clicked to skip. A click that comes too early to be meant for the
        question keeps the page of what it is on, as it did before.
        """
        by_click = self.scene.pointing
        if not self.guard.stops(like_skip=by_click and place.kind == "panel"):
            self._choose(place)
        elif by_click and place.kind in LYING:
            self.scene.inspection.pin()

    def _choose(self, place: Place) -> None:
        if self.picker is None or place not in self.picker.places:
            return
        if self.picker.prompt.options[self.picker.places[place]].kind == "reveal":
            self._ask_twice(place)
        else:
            self._pick(place)

    def pick_numbered(self, number: int) -> None:
        """Pick by a number key, counted from 0: an option of the panel where it is laid, else a card of the hand."""
        offered = list(self.picker.options_at("panel")) if self.picker is not None else []
        places = offered or [Place("hand", number=card) for card in self.scene.hand_order]
        if number < len(places) and not self.guard.stops():
            self._choose(places[number])

    def _pick(self, place: Place) -> None:
        if self.picker is None or place not in self.picker.places:
            return
        self.guard.forget_skips()
        picks = self.picker.pick(place)
        if picks is not None:
            self._submit(picks)
        else:
            self.scene.rebuild()

    def confirm(self) -> None:
        """Use the lowest button: pass, or confirm the picks.

        Skipping is the same key and the same button. Who still presses them to skip when a question comes up doesn't
        answer it, until he has seen it for a moment and stopped.
        """
        if self.guard.stops(like_skip=True):
            return
        self.guard.forget_skips()
        picks = self.picker.confirmed() if self.picker is not None else None
        if picks is not None:
            self._submit(picks)

    def _submit(self, picks: Picks) -> None:
        scene = self.scene
        scene.director.skip(scene.now)
        happened = scene.session.view()["next_event"]
        try:
            scene.session.answer(picks)
        except IllegalAnswer:
            scene.app.toast(scene.tr("table-illegal"))
            self.picker = None
        scene.inspection.pinned = None
        own = all(event.data.get("seat") == scene.session.seat for event in scene.session.events(happened))
        self._take_over(own=own)

    def _take_over(self, *, own: bool) -> None:
        """Show what has come of something the person did; ``own`` if nothing but his own doing has."""
        self._follows_own = own
        self.scene.sync()
        self._follows_own = False

    def _ask_twice(self, place: Place) -> None:
        """Turning up one's identity can't be taken back."""
        tr = self.scene.tr
        answers = (
            Answer("reveal", tr("table-reveal-do"), lambda: self._pick(place), "danger"),
            Answer("stay", tr("table-reveal-not"), lambda: None),
        )
        self.scene.app.scenes.push(Dialog(tr("table-reveal"), tr("table-reveal-about"), answers))

    def step_back(self) -> bool:
        """Close what lies over the table, and take back the latest pick or else answer; tell whether there was any."""
        scene = self.scene
        closed = scene.sidebar.close_floating()
        if self.picker is not None and self.picker.step_back():
            scene.rebuild()
            return True
        if scene.session.can_undo():
            scene.session.undo()
            self._take_over(own=True)
            return True
        return closed

    # -- waiting

    def skip(self) -> None:
        """Show at once what is being shown, and go on."""
        self.guard.skip(self.scene.now)
        self.scene.session.hurry()
        self.scene.director.skip(self.scene.now)
        self.scene.show_present()

    def rush(self) -> None:
        """Go on at once to my next decision."""
        if self.scene.asked is not None:
            return
        if self.scene.session.prompt() is None:  # else a count is still shown before it
            self.scene.session.rush()
        self.skip()

    def leave_alone(self, mode: Yield) -> None:
        """Pass in windows from now on (or stop doing so); that passes in the present one, too."""
        if mode is not Yield.NOT and self.guard.stops():
            return
        self.scene.session.leave_alone(mode)
        self.scene.sync()

    # -- switches

    def toggle_full_control(self) -> None:
        """Switch between stopping at every window and passing where nothing can be done."""
        on = not self.scene.session.orders.full_control
        self.scene.app.change_settings(full_control=on)
        self.scene.session.set_full_control(on)
        self.scene.sync()

    def set_speed(self, speed: Speed) -> None:
        """Play faster or slower."""
        self.scene.session.speed = speed
        self.scene.app.change_settings(pace=speed)
        self.scene.rebuild()

    def suspect(self, seat: int, guess: Identity) -> None:
        """Note in the notebook what a player is taken for."""
        self.scene.session.suspect(seat, None if guess == UNKNOWN else guess)
        self.scene.sync()

    def open_notebook(self) -> None:
        """Lay the notebook over the table."""
        self.scene.app.scenes.push(NotebookScene(self.scene))

    def open_menu(self) -> None:
        """Show the menu over the table."""
        scene, view = self.scene, self.scene.tableau.view
        deeds = (self._save, self._leave, scene.port.save_as, self._save_replay)
        scene.app.scenes.push(PauseScene(*deeds, ruleset=view["ruleset"], seats=view["seats"]))

    def _save(self) -> None:
        app, tr = self.scene.app, self.scene.tr

        def failed(error: SaveError) -> None:
            show_error(app, error)
            app.toast(tr("table-not-saved"))

        self.scene.port.save(lambda: app.toast(tr("table-saved")), failed)

    def _save_replay(self) -> None:
        reported(self.scene.app, self.scene.port.save_replay)

    def _leave(self) -> None:
        reported(self.scene.app, self.scene.port.show_title)
