"""Furnishing the table: makes the widgets of the scene for one tableau, from the back to the front."""

from __future__ import annotations

from functools import partial
from typing import Final

from client.scenes.table.actions import deeds, lay_column
from client.scenes.table.bars import draw_banner, draw_identity_line, draw_news, draw_ribbon
from client.scenes.table.chain import draw_chain_ground, draw_use, use_box
from client.scenes.table.direction import SIDES, Side, arrow_box, draw_direction
from client.scenes.table.director import BEGINNINGS
from client.scenes.table.furnishing import Furnishing
from client.scenes.table.hand import HandCard, card_width, draw_hand, lay_fan, sorted_places
from client.scenes.table.notebook import UNKNOWN, guesses_in, may_guess, next_guess
from client.scenes.table.panel import draw_option_card, draw_panel, lay_panel
from client.scenes.table.picking import Place
from client.scenes.table.plaque import Marks, PlaqueWords, draw_plaque, role_size
from client.scenes.table.plaque_places import badge_circle, ghost_boxes
from client.scenes.table.reasons import tip_for
from client.scenes.table.spots import Spot, Subject
from client.scenes.table.stage import told_on_stage
from client.scenes.table.strips import strip_of, tags_of
from client.scenes.table.surroundings import Surroundings
from client.scenes.table.tips import PlaqueTips, meter_tip, second_tip
from client.scenes.table.tokens import draw_brackets
from client.ui import theme
from client.ui.badges import Identity
from client.ui.button import Button
from client.ui.canvas import Canvas
from client.ui.icons import draw_icon
from client.ui.theme import ButtonKind
from client.ui.widget import Box

GUESS_HINTS: Final[dict[Identity, str]] = {
    "unknown": "table-guess-unknown",
    "taiping": "table-guess-taiping",
    "tianshi": "table-guess-tianshi",
    "heretic": "table-guess-heretic",
}
"""What is said of a badge that can be clicked."""


_SAID: Final = {"day": ("turn_began",), "votes": BEGINNINGS}
"""What isn't announced beside a question that says it too."""
_CHALLENGES: Final = ("challenged", "challenge_won", "challenge_lost")
"""What is announced during an exorcism; else is said how far it is."""


class Furnisher(Furnishing):
    """Adds the widgets of a tableau to the scene, the surroundings among them."""

    def furnish(self) -> None:
        """Add everything."""
        self._add_direction()
        self._add_piles()
        self._add_uses()
        self._add_plaques()
        if self.tableau.theatre is not None:
            self._add_theatre()
        self.picture("identity", partial(draw_identity_line, tableau=self.tableau))
        self._add_ribbon()
        self._add_hand()
        if not self.scene.director.is_rising:
            self._add_actions()
        PlaqueTips(self.scene, self.tableau).furnish()
        self._add_badges()
        Surroundings(self.scene, self.tableau).furnish()
        self._add_panel()
        if self.scene.director.is_rising:  # above all that is dark then
            self._add_actions(self.tableau.layout.corner_action)

    # -- helpers

    def _picker_for(self, place: Place) -> partial[None] | None:
        picker = self.tableau.picker
        return partial(self.scene.player.pick, place) if picker is not None and place in picker.places else None

    def _why_not_at(self, names: tuple[str, ...], **place: int) -> str:
        """Return why a place can't be picked in answer to the present question, "" if that isn't the question."""
        prompt = self.tableau.prompt
        if prompt is None or prompt.kind not in names:
            return ""
        return tip_for(self.tableau, names, **place)

    def _is_picked(self, place: Place) -> bool:
        return self.tableau.picker is not None and self.tableau.picker.is_picked(place)

    # -- the middle

    def _add_piles(self) -> None:
        tableau, layout = self.tableau, self.tableau.layout
        if not tableau.shows_middle:
            return
        for name in ("spells", "ghosts"):
            x, y, w, h = layout.deck(name == "ghosts")
            self.scene.add(Spot(f"pile-{name}", (x - 6, y, w + 12, h + 60), Subject("pile", name)))
        told = "\n".join(filter(None, (meter_tip(tableau), second_tip(tableau))))
        self.scene.add(Spot("meter", layout.meter, hint=told))
        if tableau.view["candidate"]:
            self.scene.add(Spot("candidate", layout.king_card, Subject("card", tableau.view["candidate"])))

    def _add_direction(self) -> None:
        """Add the arrows that show which way play goes."""
        layout = self.tableau.layout
        clockwise = self.tableau.mode.direction > 0
        hint = self.tableau.tr("table-clockwise" if clockwise else "table-counter-clockwise")
        for side in SIDES if self.tableau.shows_middle else ():
            paint = partial(self._paint_arrow, side, clockwise)
            self.scene.add(Spot(f"direction-{side}", arrow_box(layout, side), paint=paint, hint=hint))

    def _paint_arrow(self, side: Side, clockwise: bool, canvas: Canvas, spot: Spot) -> None:
        layout, lit = self.tableau.layout, spot.hovered
        key = ("arrow", side, clockwise, lit, spot.box, layout.center)  # with the box goes the radius
        canvas.again(key, lambda tape: draw_direction(tape, layout, side, clockwise=clockwise, lit=lit))

    def _add_uses(self) -> None:
        stack = self.tableau.view["stack"] if not self.tableau.has_panel else ()
        if stack and self.tableau.has_chain:
            self.picture("chain", partial(draw_chain_ground, tableau=self.tableau))
        for number, use in enumerate(stack):
            place = Place("stack", number=number)
            subject = Subject("card", use["face"]) if use["face"] else Subject("skill", use["ability"])
            spot = Spot(
                place.widget_id,
                use_box(self.tableau.layout, number, len(stack)),
                subject,
                paint=partial(self._paint_use, number, place),
                on_pick=self._picker_for(place),
            )
            self.scene.add(spot)

    def _paint_use(self, number: int, place: Place, canvas: Canvas, spot: Spot) -> None:
        newest = number == len(self.tableau.view["stack"]) - 1
        if newest and self.scene.director.movers.carries("use"):
            return
        draw_use(canvas, self.tableau, number, target=spot.pickable, picked=self._is_picked(place))

    # -- seats

    def _add_plaques(self) -> None:
        layout, words = self.tableau.layout, self._plaque_words()
        for seat, box in layout.plaques.items():
            place = Place("seat", seat)
            spot = Spot(
                place.widget_id,
                box,
                Subject("seat", seat=seat),
                paint=partial(self._paint_plaque, place, words[seat]),
                on_pick=self._picker_for(place),
                off_reason=self._why_not_at(("challenge",), seat=seat),
            )
            self.scene.add(spot)
            look = self.tableau.looks[seat]
            self._add_ghosts(seat, ghost_boxes(box, layout.style, len(look.ghosts)))

    def _add_ghosts(self, seat: int, boxes: list[Box]) -> None:
        """Add a spot for each ghost of a plaque; where they overlap, each is hit where it can be seen."""
        for number, (x, y, w, h) in enumerate(boxes):
            after = boxes[number + 1] if number + 1 < len(boxes) else None
            seen = min(w, after[0] - x) if after is not None and after[1] == y and after[0] > x else w
            place = Place("ghost", seat, number)
            spot = Spot(
                place.widget_id,
                (x, y, seen, h),
                Subject("ghost", seat=seat, number=number),
                paint=partial(self._paint_ghost, place),
                on_pick=self._picker_for(place),
                off_reason=self._why_not_at(("exorcise", "summon"), seat=seat, place=number),
            )
            self.scene.add(spot)

    def _add_badges(self) -> None:
        """Add a spot for each identity that can be guessed, except where a click picks the seat."""
        tableau, layout = self.tableau, self.tableau.layout
        for seat, box in layout.plaques.items():
            if not may_guess(tableau.view, tableau.seat, seat) or self._picker_for(Place("seat", seat)) is not None:
                continue
            guess = tableau.suspicions.get(seat, UNKNOWN)
            x, y, diameter = badge_circle(box, layout.style)
            spot = Spot(
                f"guess-{seat}",
                (x - diameter / 2, y - diameter / 2, diameter, diameter),
                Subject("seat", seat=seat),
                paint=self._paint_badge,
                on_pick=partial(self.scene.player.suspect, seat, next_guess(guess, guesses_in(tableau.view))),
                hint=tableau.tr(GUESS_HINTS[guess]),
            )
            self.scene.add(spot)

    def _paint_badge(self, canvas: Canvas, spot: Spot) -> None:
        if spot.hovered:
            x, y, w, h = spot.box
            canvas.circle(x + w / 2, y + h / 2, w / 2 + 2, theme.WAITING, width=2)

    def _plaque_words(self) -> list[PlaqueWords]:
        """Return the words on the plaques by seat."""
        tableau = self.tableau
        roles = [tableau.words.card_short(look.role) if look.role else "" for look in tableau.looks]
        size = role_size(self.canvas, roles)
        return [
            PlaqueWords(name, role, size, tableau.glyphs[look.identity], is_bot)
            for name, role, look, is_bot in zip(tableau.names, roles, tableau.looks, tableau.bots, strict=True)
        ]

    def _paint_plaque(self, place: Place, words: PlaqueWords, canvas: Canvas, spot: Spot) -> None:
        tableau, theatre, seat = self.tableau, self.tableau.theatre, place.seat
        look = tableau.looks[seat]
        accused = theatre is not None and seat in theatre.challenged
        host = theatre is not None and seat == theatre.host
        hovered = spot.hovered or seat in self.scene.sidebar.flashed
        exorcised = theatre.place_of(look) if theatre is not None and seat == theatre.bearer else None
        marks = Marks(spot.pickable, self._is_picked(place), hovered, accused, host, exorcised)
        strip = strip_of(canvas, tableau, seat)
        shown = (spot.box, tableau.layout.style, look, words, marks, strip, tags_of(canvas, tableau, seat))
        canvas.again(("plaque", *shown), lambda tape: draw_plaque(tape, *shown))

    def _paint_ghost(self, place: Place, canvas: Canvas, spot: Spot) -> None:
        x, y, w, h = spot.box
        if spot.pickable:
            draw_brackets(canvas, x, y, w, h)
        if self._is_picked(place):
            canvas.circle(x + w - 2, y + 2, 9, theme.LAMP)
            draw_icon(canvas, "check", x + w - 2, y + 2, 6, theme.INK)

    def _add_theatre(self) -> None:
        """Add the stage; while votes are turned over it is drawn in every frame, and not here."""
        if self.tableau.theatre is not None and not self.scene.director.is_counting:
            self.picture("stage", self.scene.draw_theatre)

    # -- my side

    def _add_ribbon(self) -> None:
        tableau, banner = self.tableau, self.scene.director.banner
        theatre = tableau.theatre
        if tableau.prompt is None:
            if theatre is not None:
                if theatre.counted_at is not None:
                    return
                if banner is None or self.scene.director.announced not in _CHALLENGES:
                    banner = told_on_stage(tableau, theatre, self.scene.now)
            if banner is not None:
                said_now = banner
                self.picture("banner", lambda canvas: draw_banner(canvas, tableau, said_now))
            return
        mine = tableau.prompt.seat == tableau.view["player"]
        said = self.scene.director.announced in _SAID.get(tableau.prompt.kind, ())
        crossed = bool(tableau.view["stack"])  # a stroke may cross there where cards are in use
        if banner is not None and not said and not crossed:
            self.picture("news", lambda canvas: draw_news(canvas, tableau, banner))
        asked = tableau.words.prompt(tableau.prompt, tableau.view)
        back = self._add_back()
        self.picture(
            "ribbon",
            lambda canvas: draw_ribbon(canvas, tableau, asked, answering=not mine, room_right=back),
        )
        if back:
            x, y, w, h = tableau.layout.ribbon
            self.scene.add(
                Button(
                    "back", (x + w - back, y + 4, back - 6, h - 8), tableau.tr("table-back"), self.scene.back,
                    kind="quiet", size=16,
                )
            )  # fmt: skip

    def _add_back(self) -> float:
        """Return the room the button for going back takes on the ribbon, 0 if there is nothing to go back to."""
        tableau = self.tableau
        picks = tableau.picker is not None and bool(tableau.picker.picked)
        if not picks and not self.scene.session.can_undo():
            return 0.0
        return self.canvas.text_width(tableau.tr("table-back"), 16, "bold") + 30

    def _add_hand(self) -> None:
        tableau = self.tableau
        hand = tableau.hand
        if not hand:
            return
        picker = tableau.picker
        lit = {place.number for place in picker.options_at("hand")} if picker is not None else set()
        counting = tableau.theatre is not None and tableau.theatre.counted_at is not None
        sunk = counting and tableau.prompt is None
        order = sorted_places(len(hand), lit)
        width = card_width(tableau)
        cards = []
        for fan_place, number in zip(lay_fan(tableau, sunk=sunk), order, strict=True):
            place = Place("hand", number=number)
            card = HandCard(
                place.widget_id,
                fan_place,
                hand[number],
                width,
                on_pick=self._picker_for(place),
                off_reason="" if place.number in lit else tip_for(tableau, {hand[number]}),
                picked=self._is_picked(place),
                order=picker.order_of(place) if picker is not None else 0,
                sunk=sunk,
            )
            cards.append(card)
        answering = tableau.prompt is not None and tableau.prompt.seat != tableau.view["player"]
        self.picture("hand", lambda canvas: draw_hand(canvas, tableau, cards, answering=answering))
        for card in cards:
            self.scene.add(card)
        self.scene.hand_order = order

    def _add_actions(self, alone: Box | None = None) -> None:
        """Add the column of buttons, or in a place of its own the lowest alone."""
        scene = self.scene
        found = deeds(self.tableau, scene.session.orders.mode, scene.player, busy=scene.is_running)
        for button in lay_column(self.canvas, self.tableau, found[:1] if alone else found):
            button.box = alone or button.box
            scene.add(button)

    # -- options that lie nowhere

    def _add_panel(self) -> None:
        panel = lay_panel(self.canvas, self.tableau)
        if panel is None or self.tableau.prompt is None:
            return
        self.picture("panel", lambda canvas: draw_panel(canvas, panel))
        for place, box in panel.places.items():
            option = self.tableau.prompt.options[place.number]
            pick = partial(self.scene.player.pick, place)
            if panel.cards:
                spot = Spot(
                    place.widget_id, box, Subject("card", option.name), on_pick=pick,
                    paint=partial(self._paint_option, place),
                )  # fmt: skip
                self.scene.add(spot)
            else:
                kind: ButtonKind = "on" if self._is_picked(place) else "secondary"
                label = self.tableau.words.option(option, self.tableau.prompt)
                self.scene.add(Button(place.widget_id, box, label, pick, kind=kind, size=panel.type_size))

    def _paint_option(self, place: Place, canvas: Canvas, spot: Spot) -> None:
        draw_option_card(canvas, self.tableau, spot, place)
