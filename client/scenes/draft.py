"""A match being chosen: what is legal, and what follows from it. Knows the rules, draws nothing."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from client.config import MatchChoices
from client.i18n import Translator
from client.player_names import bot_name, bot_names, cleaned_name, read_alike, told_apart
from client.scenes.ports import BOT_STRENGTHS, BotStrength, MatchChoice
from core.ghostplay import OPTIONS, allowed_values
from core.ghostplay.cards import Mode, card_set, editions, modes
from core.ghostplay.state import IDENTITY_LETTERS

RULESETS = tuple(editions())
SEED_LIMIT = 24
MOST_BOTS = 11
"""More aren't remembered, whatever a file holds."""

Value = bool | int | str


@dataclass
class Draft:
    """The choices as they stand.

    `wishes` keeps every house option as it was chosen, also while ruleset, mode or number of players leave it no
    choice: going back brings it back. What counts now is `option`.

    `bots` is the level of all bots but those in `levels`, which have one of their own by seat; `bot_names` are the
    names written for some of them.
    """

    ruleset: str = RULESETS[0]
    mode: str = "standard"
    seats: int = 6
    name: str = ""
    bots: BotStrength = "novice"
    levels: dict[int, BotStrength] = field(default_factory=dict)
    bot_names: dict[int, str] = field(default_factory=dict)
    seed: str = ""
    wishes: dict[str, Value] = field(default_factory=dict)

    @classmethod
    def remembered(cls, choices: MatchChoices) -> "Draft":
        """Return the choices of the last time; what the rules no longer know becomes its default."""
        draft = cls(name=cleaned_name(choices.name), seed=choices.seed[:SEED_LIMIT], seats=choices.seats)
        draft.mode = choices.mode
        draft.set_ruleset(choices.ruleset if choices.ruleset in RULESETS else RULESETS[0])
        draft.bots = _strength(choices.bots) or draft.bots
        levels = {seat: _strength(level) for seat, level in enumerate(choices.levels[:MOST_BOTS], 1)}
        draft.levels = {seat: level for seat, level in levels.items() if level is not None and level != draft.bots}
        names = {seat: bot_name(name) for seat, name in enumerate(choices.bot_names[:MOST_BOTS], 1)}
        draft.bot_names = {seat: name for seat, name in names.items() if name}
        draft.wishes = {name: value for name, value in choices.options.items() if _among(value, OPTIONS.get(name, ()))}
        return draft

    def remember(self) -> MatchChoices:
        """Return the choices as they are kept for the next time."""
        return MatchChoices(
            ruleset=self.ruleset,
            mode=self.mode,
            seats=self.seats,
            name=self.name,
            bots=self.bots,
            levels=_by_seat(self.levels),
            bot_names=_by_seat({seat: name for seat, text in self.bot_names.items() if (name := bot_name(text))}),
            seed=self.seed,
            options=dict(self.wishes),
        )

    def standard(self) -> "Draft":
        """Return the choices of somebody who has made none yet, who keeps his name."""
        return Draft(name=self.name)

    @property
    def is_standard(self) -> bool:
        """Whether nothing but the name was chosen otherwise."""
        plain = self.standard()
        wishes = all(self.option(name) == plain.option(name) for name in OPTIONS)
        return wishes and replace(self, wishes={}).remember() == plain.remember()

    # ---- ruleset, mode and seats

    @property
    def rules(self) -> Mode:
        """The mode's switches and numbers."""
        return modes(self.ruleset)[self.mode]

    def set_ruleset(self, ruleset: str) -> None:
        """Change the ruleset; a mode it doesn't have becomes its first."""
        self.ruleset = ruleset
        self.set_mode(self.mode if self.mode in modes(ruleset) else next(iter(modes(ruleset))))

    def set_mode(self, mode: str) -> None:
        """Change the mode; a number of players it isn't for becomes the nearest it is for."""
        self.mode = mode
        self.seats = min(self.legal_seats, key=lambda seats: abs(seats - self.seats))

    @property
    def legal_seats(self) -> list[int]:
        """The numbers of players of the mode (PK-001)."""
        return self.seats_of(self.mode)

    def seats_of(self, mode: str) -> list[int]:
        """Return the numbers of players of a mode (PK-001)."""
        return sorted(modes(self.ruleset)[mode].identities)

    @staticmethod
    def all_seats(ruleset: str) -> list[int]:
        """Return the numbers of players of all modes of a ruleset."""
        return sorted({seats for mode in modes(ruleset).values() for seats in mode.identities})

    # ---- bots

    def level_of(self, seat: int) -> BotStrength:
        """Return how strong the bot in a seat is."""
        return self.levels.get(seat, self.bots)

    @property
    def shared_level(self) -> BotStrength | None:
        """How strong all bots are, None where they differ."""
        levels = {self.level_of(seat) for seat in range(1, self.seats)}
        return levels.pop() if len(levels) == 1 else None

    def set_levels(self, level: BotStrength) -> None:
        """Make all bots so strong."""
        self.bots = level
        self.levels.clear()

    def set_level(self, seat: int, level: BotStrength) -> None:
        """Make one bot so strong; when all at the table are, so are those who join it."""
        self.levels[seat] = level
        if self.shared_level is not None:
            self.set_levels(level)

    def names(self, tr: Translator) -> tuple[str, ...]:
        """Return the players' names by seat, in a language where nobody wrote one; no two are the same."""
        mine, written = cleaned_name(self.name), self._written
        defaults = bot_names(tr, self.seats - 1, (mine, *written.values()))
        others = (written.get(seat) or defaults[seat - 1] for seat in range(1, self.seats))
        return tuple(told_apart([mine, *others], self._stand_ins(tr)))

    def default_name(self, tr: Translator, seat: int) -> str:
        """Return what a bot is called while nobody writes a name for it."""
        others = {other: name for other, name in self.bot_names.items() if other != seat}
        return replace(self, bot_names=others).names(tr)[seat]

    def namesake(self, tr: Translator, seat: int) -> int | None:
        """Return the seat whose name it is that was written for a bot already, None if the bot may have it.

        It is the seat of the person, too, where he is written to as "you" (`claims_you`).
        """
        if self.claims_you(seat):
            return 0
        names, own = self.names(tr), read_alike(self._written.get(seat, ""))
        if not own or read_alike(names[seat]) == own:
            return None
        return next((other for other in range(seat) if read_alike(names[other]) == own), 0)

    def claims_you(self, seat: int) -> bool:
        """Tell whether what was written for a bot is what the person is called while he has no name."""
        text = self.bot_names.get(seat, "")
        return bool(cleaned_name(text)) and not bot_name(text)

    def _stand_ins(self, tr: Translator) -> tuple[str, ...]:
        """Return what the person is called in others' eyes while he has no name."""
        return () if cleaned_name(self.name) else (tr("new-unnamed", seat=1),)

    @property
    def _written(self) -> dict[int, str]:
        """The names written for bots at the table, by seat."""
        return {seat: name for seat, text in self.bot_names.items() if seat < self.seats and (name := bot_name(text))}

    # ---- house options

    def allowed(self, option: str) -> tuple[Any, ...]:
        """Return what a house option may be now; a single value where it makes no difference."""
        return allowed_values(option, self.ruleset, self.mode, self.seats)

    def option(self, name: str) -> Value:
        """Return what a house option is now: what was wished if that may be, else the default."""
        default: Value = OPTIONS[name][0]
        wish = self.wishes.get(name, default)
        return wish if _among(wish, self.allowed(name)) else default

    def wish(self, name: str, value: Value) -> None:
        """Choose a house option."""
        self.wishes[name] = value

    # ---- what follows

    @property
    def identities(self) -> list[tuple[str, int]]:
        """The identities dealt and how often (PK-002)."""
        return self.identities_for(self.seats)

    def identities_for(self, seats: int) -> list[tuple[str, int]]:
        """Return the identities dealt to a legal number of players, and how often; none in PK-004."""
        letters = self.rules.identities[seats]
        return [(IDENTITY_LETTERS[letter], count) for letter, count in Counter(letters).items()]

    @property
    def spell_cards(self) -> int:
        """The cards of the spell deck without the expansion (PK-011, CL-002)."""
        return len(card_set(self.ruleset, False).spells)

    @property
    def expansion_cards(self) -> int:
        """The cards the expansion adds."""
        return len(card_set(self.ruleset, True).spells) - self.spell_cards

    @property
    def ghost_cards(self) -> int:
        """The cards of the ghost deck (PK-010, CL-002)."""
        return len(card_set(self.ruleset, False).ghosts)

    def choice(self, tr: Translator) -> MatchChoice:
        """Return the finished choice, with bots of names in a language."""
        options = {name: self.option(name) for name in OPTIONS}
        levels = {seat: level for seat, level in self.levels.items() if seat < self.seats}
        given = (self.ruleset, self.mode, self.names(tr), self.bots, options, self.seed.strip())
        return MatchChoice(*given, levels=levels)


def _strength(name: str) -> BotStrength | None:
    return next((strength for strength in BOT_STRENGTHS if strength == name), None)


def _by_seat(given: Mapping[int, str]) -> list[str]:
    """Return what some bots' seats have as a list, as long as need be."""
    return [given.get(seat, "") for seat in range(1, max(given, default=0) + 1)]


def _among(value: object, values: tuple[Any, ...]) -> bool:
    """Tell whether a value is one of some; what equals one but is of another sort (1 and True) is not."""
    return any(value == each and type(value) is type(each) for each in values)
