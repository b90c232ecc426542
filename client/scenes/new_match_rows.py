"""The rows of the new match: every choice with the words that explain it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial

from client.scenes.draft import RULESETS, SEED_LIMIT, Draft
from client.scenes.form import Fill, Row, control_height, segment_row
from client.scenes.names import mode_name, ruleset_name, seat_counts
from client.scenes.new_match_showcase import Shown
from client.scenes.ruleset_tiles import RulesetCard
from client.seeds import new_seed
from client.ui import theme
from client.ui.button import Button
from client.ui.entry import TextEntry
from client.ui.scroll import ScrollArea
from client.ui.segments import Choice
from client.ui.stepper import Stepper
from client.ui.widget import Box
from client.ui.widget_scene import WidgetScene
from client.words import Words
from core.ghostplay.cards import card_set, modes

_A_SEED = "7K2M-Q0XD-4ZBT-93HV"
"""One of the program's own: an entry is wide enough for it."""
_PEOPLE = ("C-R02", "C-R05", "C-R09", "C-R10")
"""Shown on the tile of a game whose players have roles."""
_TALISMANS = ("C-S04r", "C-S06b", "C-S12r", "C-S11b")
_KING = "C-K3"
"""Shown on the tile of another, the king until one is chosen."""
_EXPANSION = ("C-X02r", "C-X06b", "C-X05r")


class DraftRows:
    """Rows of choices for a draft as it is now.

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
        hint: str = "",
        fills: Fill = "",
    ) -> Row:
        def chosen(value: str) -> None:
            choose(value)
            self._changed()

        given = (self._scene, self._canvas, row_id, label, choices, value, chosen)
        return segment_row(*given, aside=aside, off_reason=off_reason, hint=hint, fills=fills)


class MatchRows(DraftRows):
    """The rows of the rules, made once."""

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
        return self._choice("ruleset", self._tr("new-ruleset"), choices, self._draft.ruleset, choose, fills="row")

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
        label = self._tr("new-mode")
        fills: Fill = "row" if len(choices) > 1 else ""
        return self._choice("mode", label, choices, self._draft.mode, self._draft.set_mode, fills=fills)

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

        label, width = self._tr("new-candidate"), Stepper.natural_width(self._canvas, labels)
        return Row("candidate", label, width, lambda _: control_height(self._canvas), add, fills="column")

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
        choose = partial(self._draft.wish, "king_draws")
        return self._choice("king_draws", label, choices, value, choose, off_reason, fills="column")

    def _team_king_row(self) -> Row:
        choices = [
            Choice("no", self._tr("new-team-king-off"), hint=self._tr("new-team-king-off-hint")),
            Choice("yes", self._tr("new-team-king-on"), hint=self._tr("new-team-king-on-hint")),
        ]
        off_reason = self._why_off("team_king", "new-team-king-heretic" if self._draft.rules.king else "new-king-off")
        return self._yes_or_no("team_king", self._tr("new-team-king"), choices, off_reason, fills="column")

    def _why_off(self, option: str, key: str) -> str:
        """Return why there is nothing to choose for a house option, "" if there is."""
        return "" if len(self._draft.allowed(option)) > 1 else self._tr(key)

    def _seed_row(self) -> Row:
        other = self._tr("new-seed-other")
        button = self._canvas.text_width(other, 16, "bold") + 24

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
                after="other_seed",
            )
            self._scene.add(entry, area=area)
            place = (x + w - button, y, button, h)
            self._scene.add(Button("other_seed", place, other, self._draw_seed, size=16, hint=hint), area=area)

        widest = max(self._canvas.text_width(words, 17) for words in (self._tr("new-seed-empty"), _A_SEED))
        width = widest + 20 + 10 + button
        label = self._tr("new-seed")
        return Row("seed", label, width, lambda _: control_height(self._canvas), add, fills="column")

    # ---- what they mean, as a picture

    def shown(self, *, expansion: bool) -> Shown:
        """Return the cards that show what is chosen.

        Args:
            expansion: whether the choice of the expansion is looked at.
        """
        draft = self._draft
        if expansion and len(draft.allowed("expansion")) > 1:
            count, deck = draft.expansion_cards, draft.spell_cards
            hint = self._tr("new-expansion-hint", count=count, deck=count + deck)
            return self._cards(_EXPANSION, theme.CINNABAR, hint)
        kings = [str(king) for king in draft.allowed("candidate") if king != "random"]
        if not kings:
            return self._cards(_TALISMANS[:3], theme.JADE_TEXT, self._tr("new-king-off"))
        king = str(draft.option("candidate"))
        faces = (kings[0], kings[-1], kings[len(kings) // 2]) if king == "random" else (king,)
        return self._cards(faces, theme.CINNABAR, self._king(king).hint)

    def _cards(self, faces: tuple[str, ...], light: theme.Rgb, hint: str) -> Shown:
        words = Words(self._tr, self._names, 0, self._draft.ruleset)
        return Shown(faces, tuple(words.slip(face) for face in faces), light, hint)

    # ---- changes

    def _yes_or_no(
        self,
        option: str,
        label: str,
        choices: Sequence[Choice],
        off_reason: str,
        *,
        aside: str = "",
        fills: Fill = "",
    ) -> Row:
        value = "yes" if self._draft.option(option) else "no"

        def choose(value: str) -> None:
            self._draft.wish(option, value == "yes")

        return self._choice(option, label, choices, value, choose, off_reason, aside=aside, fills=fills)

    def _set_seed(self, text: str) -> None:
        self._draft.seed = text

    def _draw_seed(self) -> None:
        self._draft.seed = new_seed()
        self._changed()
