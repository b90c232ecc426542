"""The rows of the new match: every choice with the words that explain it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import NamedTuple

from client.player_names import NAME_LIMIT
from client.scenes.draft import RULESETS, SEED_LIMIT, Draft
from client.scenes.form import Row, control_height, segment_row
from client.scenes.names import mode_name, ruleset_name, seat_counts
from client.scenes.new_match_art import draw_medal
from client.scenes.new_match_seats import SeatLine, seats_row
from client.scenes.ports import BOT_STRENGTHS, BotStrength
from client.scenes.ruleset_tiles import RulesetCard
from client.seeds import new_seed
from client.ui import theme
from client.ui.button import Button
from client.ui.canvas import Canvas
from client.ui.entry import TextEntry
from client.ui.scroll import ScrollArea
from client.ui.segments import Choice
from client.ui.stepper import Stepper
from client.ui.widget import Box, Picture
from client.ui.widget_scene import WidgetScene
from client.words import Words
from core.ghostplay.cards import card_set, modes

_MEDAL_MORE = 8.0
"""How much higher than its row the chosen king's medal may be."""
_WIDE_SEED = "0000-MMMM-0000-MMMM"
_PEOPLE = ("C-R02", "C-R05", "C-R09", "C-R10")
"""Shown on the tile of a game whose players have roles."""
_TALISMANS = ("C-S04r", "C-S06b", "C-S12r", "C-S11b")
_KING = "C-K3"
"""Shown on the tile of another, the king until one is chosen."""


class _BotKeys(NamedTuple):
    """The words for a strength: its name, how it plays in a few words, and in a sentence."""

    name: str
    about: str
    hint: str


_BOTS: dict[BotStrength, _BotKeys] = {
    "random": _BotKeys("new-bots-random", "new-bots-random-about", "new-bots-random-hint"),
    "novice": _BotKeys("new-bots-novice", "new-bots-novice-about", "new-bots-novice-hint"),
}


def _paint_king(king: str, box: Box, canvas: Canvas) -> None:
    """Paint the face of the ghost king who was chosen."""
    x, y, side, _ = box
    draw_medal(canvas, king, x + side / 2, y + side / 2, side - 4, theme.LAMP)


class MatchRows:
    """Makes the rows for a draft as it is now, once.

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

    # ---- rules

    def rulesets(self) -> list[RulesetCard]:
        """Return what the tiles of the games show."""
        return [self._ruleset(ruleset) for ruleset in RULESETS]

    def _ruleset(self, ruleset: str) -> RulesetCard:
        people = bool(card_set(ruleset, False).roles)
        king = str(self._draft.option("candidate")) if ruleset == self._draft.ruleset else "random"
        faces = _PEOPLE if people else (*_TALISMANS, _KING if king == "random" else king)
        about = self._tr(f"ruleset-{ruleset}-tile", seats=seat_counts(self._tr, self._draft.all_seats(ruleset)))
        hint = self._tr(f"ruleset-{ruleset}-about")
        words = Words(self._tr, self._names, 0, ruleset)
        slips = tuple(words.slip(face) for face in faces)
        return RulesetCard(ruleset, ruleset_name(self._tr, ruleset), about, hint, faces, slips, people)

    def ruleset_row(self, choose: Callable[[str], None]) -> Row:
        """Return the games as a row, for where their tiles have no room."""
        choices = [Choice(card.ruleset, card.name, hint=card.hint) for card in self.rulesets()]
        return self._choice("ruleset", self._tr("new-ruleset"), choices, self._draft.ruleset, choose)

    @cached_property
    def rules(self) -> list[Row]:
        """The rows of the rules."""
        return [
            self._mode_row(),
            self._expansion_row(),
            self._candidate_row(),
            self._king_draws_row(),
            self._team_king_row(),
            self._seed_row(),
        ]

    def _mode_row(self) -> Row:
        by_size = sorted(modes(self._draft.ruleset), key=lambda mode: -max(self._draft.seats_of(mode)))
        choices = [Choice(mode, mode_name(self._tr, mode), hint=self._mode_about(mode)) for mode in by_size]
        return self._choice("mode", self._tr("new-mode"), choices, self._draft.mode, self._draft.set_mode)

    def _mode_about(self, mode: str) -> str:
        seats = seat_counts(self._tr, self._draft.seats_of(mode))
        return self._tr("new-mode-hint", seats=seats, about=self._tr(f"mode-{mode}-about"))

    def _expansion_row(self) -> Row:
        deck, more = self._draft.spell_cards, self._draft.expansion_cards
        choices = [
            Choice("yes", self._tr("new-with"), hint=self._tr("new-expansion-hint", count=more, deck=deck + more)),
            Choice("no", self._tr("new-without"), hint=self._tr("new-expansion-without", deck=deck)),
        ]
        off_reason = self._why_off("expansion", "new-expansion-off")
        aside = self._tr("new-expansion-aside", deck=deck + (more if self._draft.option("expansion") else 0))
        return self._yes_or_no("expansion", self._tr("new-expansion"), choices, off_reason, aside=aside)

    def _candidate_row(self) -> Row:
        choices = [self._king(king) for king in self._draft.allowed("candidate")]
        labels = [choice.label for choice in choices]
        off_reason = self._why_off("candidate", "new-king-off")
        value = str(self._draft.option("candidate"))

        def choose(king: str) -> None:
            self._draft.wish("candidate", king)
            self._changed()

        def add(box: Box, area: ScrollArea) -> None:
            self._scene.add(Stepper("candidate", box, choices, value, choose, off_reason=off_reason), area=area)
            if value != "random":
                x, y, w, h = box
                side = h + _MEDAL_MORE
                place = (x + w + 16, y - _MEDAL_MORE / 2, side, side)
                self._scene.add(Picture("candidate-face", place, partial(_paint_king, value, place)), area=area)

        width = max(250.0, Stepper.natural_width(self._canvas, labels))
        return Row("candidate", self._tr("new-candidate"), width, lambda _: control_height(self._canvas), add)

    def _king(self, king: str) -> Choice:
        if king == "random":
            return Choice(king, self._tr("new-candidate-random"), hint=self._tr("new-candidate-random-hint"))
        words = Words(self._tr, self._names, 0)
        return Choice(king, words.card_name(king), hint=words.card_lines(king, self._draft.seats)[0])

    def _king_draws_row(self) -> Row:
        choices = [
            Choice("every_night", self._tr("new-king-draws-every"), hint=self._tr("new-king-draws-every-hint")),
            Choice("own_night", self._tr("new-king-draws-own"), hint=self._tr("new-king-draws-own-hint")),
        ]
        off_reason = self._why_off("king_draws", "new-king-off")
        value, label = str(self._draft.option("king_draws")), self._tr("new-king-draws")
        return self._choice("king_draws", label, choices, value, partial(self._draft.wish, "king_draws"), off_reason)

    def _team_king_row(self) -> Row:
        choices = [
            Choice("no", self._tr("new-team-king-off"), hint=self._tr("new-team-king-off-hint")),
            Choice("yes", self._tr("new-team-king-on"), hint=self._tr("new-team-king-on-hint")),
        ]
        off_reason = self._why_off("team_king", "new-team-king-heretic" if self._draft.rules.king else "new-king-off")
        return self._yes_or_no("team_king", self._tr("new-team-king"), choices, off_reason)

    def _why_off(self, option: str, key: str) -> str:
        """Return why there is nothing to choose for a house option, "" if there is."""
        return "" if len(self._draft.allowed(option)) > 1 else self._tr(key)

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

        widest = max(self._canvas.text_width(words, 17) for words in (self._tr("new-seed-empty"), _WIDE_SEED))
        width = max(230.0, widest + 30) + button
        return Row("seed", self._tr("new-seed"), width, lambda _: control_height(self._canvas), add)

    # ---- seats

    @cached_property
    def table(self) -> list[Row]:
        """The rows of the seats."""
        return [self._seats_row(), self._bots_row(), self._first_row()]

    def _seats_row(self) -> Row:
        legal = self._draft.legal_seats
        choices = [
            Choice(str(count), str(count), hint=self._identities_line(count))
            if count in legal
            else Choice(str(count), str(count), self._seats_off(count))
            for count in self._draft.all_seats(self._draft.ruleset)
        ]

        def choose(value: str) -> None:
            self._draft.seats = int(value)

        others = [int(choice.value) for choice in choices if choice.off_reason]
        aside = self._tr("new-seats-aside", counts=seat_counts(self._tr, others)) if others else ""
        return self._choice("seats", self._tr("new-seats"), choices, str(self._draft.seats), choose, aside=aside)

    def _seats_off(self, count: int) -> str:
        """Say why a number of players can't be chosen, and which mode is played by so many."""
        draft, tr = self._draft, self._tr
        reason = tr("new-seats-off", seats=seat_counts(tr, draft.legal_seats))
        mode = next((mode for mode in modes(draft.ruleset) if count in draft.seats_of(mode)), None)
        if mode is None:
            return reason
        return reason + tr("new-seats-elsewhere", count=count, mode=mode_name(tr, mode))

    def _bots_row(self) -> Row:
        choices = [
            Choice(strength, self._tr(_BOTS[strength].name), hint=self._tr(_BOTS[strength].hint))
            for strength in BOT_STRENGTHS
        ]
        about = self._tr(_BOTS[self._draft.bots].about)
        return self._choice("bots", self._tr("new-bots"), choices, self._draft.bots, self._set_bots, aside=about)

    def _first_row(self) -> Row:
        choices = [Choice("-1", self._tr("new-first-random"), hint=self._tr("new-first-random-hint"))]
        for seat, name in enumerate(self._names):
            hint = self._tr("new-first-hint", seat=seat + 1, name=name)
            choices.append(Choice(str(seat), str(seat + 1), hint=hint))
        value, label = str(self._draft.option("first_player")), self._tr("new-first")
        return self._choice("first", label, choices, value, lambda seat: self._draft.wish("first_player", int(seat)))

    def seats_list(self, room: float) -> Row:
        """Return the row that holds the seats themselves, which may take so much height."""
        lines = [self._seat_line(seat, name) for seat, name in enumerate(self._names)]
        return seats_row(self._scene, lines, room, self._choose_first, self._add_name)

    def _seat_line(self, seat: int, name: str) -> SeatLine:
        tr, bots = self._tr, self._draft.bots
        begins = seat == self._draft.option("first_player")
        if seat == 0:
            return SeatLine("", tr("new-you"), 0, begins, tr("new-seat-own"))
        words = _BOTS[bots]
        click = tr("new-seat-begins" if begins else "new-seat-begin")
        hint = tr("new-seat-hint", seat=seat + 1, name=name, about=tr(words.hint), click=click)
        strength = BOT_STRENGTHS.index(bots) + 1
        return SeatLine(name, tr(words.name), strength, begins, hint)

    def _choose_first(self, seat: int) -> None:
        begins = seat == self._draft.option("first_player")
        self._draft.wish("first_player", -1 if begins else seat)
        self._changed()

    def _add_name(self, box: Box, area: ScrollArea) -> None:
        entry = TextEntry(
            "name",
            box,
            self._scene.app.gui,
            self._draft.name,
            self._set_name,
            limit=NAME_LIMIT,
            empty=self._tr("new-name"),
            hint=self._tr("new-name-hint", limit=NAME_LIMIT),
        )
        self._scene.add(entry, area=area)

    # ---- changes

    def _choice(
        self,
        row_id: str,
        label: str,
        choices: Sequence[Choice],
        value: str,
        choose: Callable[[str], None],
        off_reason: str = "",
        *,
        aside: str = "",
    ) -> Row:
        def chosen(value: str) -> None:
            choose(value)
            self._changed()

        given = (self._scene, self._canvas, row_id, label, choices, value, chosen)
        return segment_row(*given, aside=aside, off_reason=off_reason)

    def _yes_or_no(
        self, option: str, label: str, choices: Sequence[Choice], off_reason: str, *, aside: str = ""
    ) -> Row:
        value = "yes" if self._draft.option(option) else "no"

        def choose(value: str) -> None:
            self._draft.wish(option, value == "yes")

        return self._choice(option, label, choices, value, choose, off_reason, aside=aside)

    def _set_bots(self, value: str) -> None:
        self._draft.bots = next(strength for strength in BOT_STRENGTHS if strength == value)

    def _set_name(self, text: str) -> None:
        self._draft.name = text
        self._changed()

    def _set_seed(self, text: str) -> None:
        self._draft.seed = text

    def _draw_seed(self) -> None:
        self._draft.seed = new_seed()
        self._changed()

    def _identities_line(self, seats: int) -> str:
        """Say which identities a number of players gets."""
        words = Words(self._tr, self._names, 0, self._draft.ruleset)
        parts = [
            self._tr("new-identity-count", count=count, name=words.identity(identity))
            for identity, count in self._draft.identities_for(seats)
        ]
        identities = self._tr("new-list-join").join(parts) or self._tr("new-no-identities")
        return self._tr("new-seats-hint", seats=seats, identities=identities)
