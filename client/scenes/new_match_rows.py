"""The rows of the new match: every choice with the words that explain it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

from client.scenes.draft import FEWEST_SEATS, MOST_SEATS, NAME_LIMIT, SEED_LIMIT, Draft
from client.scenes.form import Row, control_height, segment_row
from client.scenes.names import identity_name, mode_name
from client.scenes.ports import BOT_STRENGTHS
from client.ui.button import Button
from client.ui.entry import TextEntry
from client.ui.scroll import ScrollArea
from client.ui.segments import Choice
from client.ui.widget import Box
from client.ui.widget_scene import WidgetScene

_SEED_RANGE = 10**8


class MatchRows:
    """Makes the rows for a draft.

    Args:
        scene: where the controls stand.
        draft: what they change.
        names: the players' names by seat.
        changed: called after a change that alters what is shown elsewhere.
    """

    def __init__(self, scene: WidgetScene, draft: Draft, names: Sequence[str], changed: Callable[[], None]) -> None:
        self._scene = scene
        self._draft = draft
        self._names = names
        self._changed = changed
        self._canvas = scene.app.canvas()
        self._tr = scene.app.tr

    def rules(self) -> list[Row]:
        """Return the rows of the rules."""
        return [
            self._mode_row(),
            self._expansion_row(),
            self._king_draws_row(),
            self._team_king_row(),
            self._seed_row(),
        ]

    def _mode_row(self) -> Row:
        fewest, most = self._draft.legal_seats[0], self._draft.legal_seats[-1]
        name = mode_name(self._tr, self._draft.mode)
        choices = [Choice(self._draft.mode, name, hint=self._tr("new-seats-off", mode=name, fewest=fewest, most=most))]
        return self._choice("mode", self._tr("new-mode"), choices, self._draft.mode, lambda value: None)

    def _expansion_row(self) -> Row:
        deck, more = self._draft.spell_cards, self._draft.expansion_cards
        base = deck - more if self._draft.options["expansion"] else deck
        choices = [
            Choice("yes", self._tr("new-with"), hint=self._tr("new-expansion-hint", count=more, deck=base + more)),
            Choice("no", self._tr("new-without"), hint=self._tr("new-expansion-without", deck=base)),
        ]
        value = "yes" if self._draft.options["expansion"] else "no"
        label = self._tr("new-expansion")
        return self._choice("expansion", label, choices, value, lambda value: self._set("expansion", value == "yes"))

    def _king_draws_row(self) -> Row:
        choices = [
            Choice("every_night", self._tr("new-king-draws-every"), hint=self._tr("new-king-draws-every-hint")),
            Choice("own_night", self._tr("new-king-draws-own"), hint=self._tr("new-king-draws-own-hint")),
        ]
        value = str(self._draft.options["king_draws"])
        label = self._tr("new-king-draws")
        return self._choice("king_draws", label, choices, value, lambda value: self._set("king_draws", value))

    def _team_king_row(self) -> Row:
        choices = [
            Choice("no", self._tr("new-team-king-off"), hint=self._tr("new-team-king-off-hint")),
            Choice("yes", self._tr("new-team-king-on"), hint=self._tr("new-team-king-on-hint")),
        ]
        value = "yes" if self._draft.options["team_king"] else "no"
        label = self._tr("new-team-king")
        return self._choice("team_king", label, choices, value, lambda value: self._set("team_king", value == "yes"))

    def _seed_row(self) -> Row:
        other = self._tr("new-seed-other")
        button = self._canvas.text_width(other, 16, "bold") + 36

        def add(box: Box, area: ScrollArea) -> None:
            x, y, w, h = box
            hint = self._tr("new-seed-hint")
            entry = TextEntry(
                "seed",
                (x, y, w - button - 10, h),
                self._scene.app.gui,
                self._draft.seed,
                self._set_seed,
                limit=SEED_LIMIT,
                empty=self._tr("new-seed-empty"),
                hint=hint,
            )
            self._scene.add(entry, area=area)
            place = (x + w - button, y, button, h)
            self._scene.add(Button("other_seed", place, other, self._draw_seed, size=16, hint=hint), area=area)

        width = max(230.0, self._canvas.text_width(self._tr("new-seed-empty"), 17) + 30) + button
        return Row("seed", self._tr("new-seed"), width, lambda _: control_height(self._canvas), add)

    def table(self) -> list[Row]:
        """Return the rows of the seats."""
        return [self._name_row(), self._seats_row(), self._bots_row(), self._first_row()]

    def _name_row(self) -> Row:
        def add(box: Box, area: ScrollArea) -> None:
            entry = TextEntry(
                "name",
                box,
                self._scene.app.gui,
                self._draft.name,
                self._set_name,
                limit=NAME_LIMIT,
                empty=self._tr("new-you"),
                hint=self._tr("new-name-hint", limit=NAME_LIMIT),
            )
            self._scene.add(entry, area=area)

        return Row("name", self._tr("new-name"), 280.0, lambda _: control_height(self._canvas), add)

    def _seats_row(self) -> Row:
        legal = self._draft.legal_seats
        mode = mode_name(self._tr, self._draft.mode)
        reason = self._tr("new-seats-off", mode=mode, fewest=legal[0], most=legal[-1])
        choices = [
            Choice(str(count), str(count), "" if count in legal else reason, hint=self._identities_line(count))
            for count in range(FEWEST_SEATS, MOST_SEATS + 1)
        ]
        label = self._tr("new-seats")
        return self._choice(
            "seats", label, choices, str(self._draft.seats), lambda value: self._draft.set_seats(int(value))
        )

    def _bots_row(self) -> Row:
        words = {
            "random": (self._tr("new-bots-random"), self._tr("new-bots-random-hint")),
            "novice": (self._tr("new-bots-novice"), self._tr("new-bots-novice-hint")),
        }
        choices = [Choice(strength, words[strength][0], hint=words[strength][1]) for strength in BOT_STRENGTHS]
        return self._choice("bots", self._tr("new-bots"), choices, self._draft.bots, self._set_bots)

    def _first_row(self) -> Row:
        choices = [Choice("-1", self._tr("new-first-random"), hint=self._tr("new-first-random-hint"))]
        for seat, name in enumerate(self._names):
            hint = self._tr("new-first-hint", seat=seat + 1, name=name)
            choices.append(Choice(str(seat), str(seat + 1), hint=hint))
        value = str(self._draft.options["first_player"])
        label = self._tr("new-first")
        return self._choice("first", label, choices, value, lambda value: self._set("first_player", int(value)))

    # ---- changes

    def _choice(
        self, row_id: str, label: str, choices: Sequence[Choice], value: str, choose: Callable[[str], None]
    ) -> Row:
        def chosen(value: str) -> None:
            choose(value)
            self._changed()

        return segment_row(self._scene, self._canvas, row_id, label, choices, value, chosen)

    def _set(self, option: str, value: bool | int | str) -> None:
        self._draft.options[option] = value

    def _set_bots(self, value: str) -> None:
        self._draft.bots = next(strength for strength in BOT_STRENGTHS if strength == value)

    def _set_name(self, text: str) -> None:
        self._draft.name = text
        self._changed()

    def _set_seed(self, text: str) -> None:
        self._draft.seed = text

    def _draw_seed(self) -> None:
        self._draft.seed = str(secrets.randbelow(_SEED_RANGE))
        self._changed()

    def _identities_line(self, seats: int) -> str:
        """Say which identities a number of players gets."""
        parts = []
        for identity, count in self._draft.identities_for(seats):
            parts.append(self._tr("new-identity-count", count=count, name=identity_name(self._tr, identity)))
        return self._tr("new-seats-hint", seats=seats, identities=self._tr("new-list-join").join(parts))
