"""A match being chosen: what is legal, and what follows from it. Knows the rules, draws nothing."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from client.config import MatchChoices
from client.scenes.ports import BOT_STRENGTHS, BotStrength, MatchChoice
from core.ghostplay import OPTIONS, allowed_values
from core.ghostplay.cards import card_set, modes
from core.ghostplay.state import IDENTITY_LETTERS

RULESETS = ("peak",)
FEWEST_SEATS, MOST_SEATS = 5, 8
SHOWN_OPTIONS = ("expansion", "king_draws", "team_king", "first_player")
NAME_LIMIT = 12
SEED_LIMIT = 24


@dataclass
class Draft:
    """The choices as they stand."""

    ruleset: str = "peak"
    mode: str = "standard"
    seats: int = 6
    name: str = ""
    bots: BotStrength = "novice"
    seed: str = ""
    options: dict[str, bool | int | str] = field(default_factory=dict)

    @classmethod
    def remembered(cls, choices: MatchChoices) -> "Draft":
        """Return the choices of the last time; what the rules no longer know becomes its default."""
        draft = cls(name=choices.name[:NAME_LIMIT], seed=choices.seed[:SEED_LIMIT])
        draft.ruleset = choices.ruleset if choices.ruleset in RULESETS else RULESETS[0]
        draft.mode = choices.mode if choices.mode in modes(draft.ruleset) else next(iter(modes(draft.ruleset)))
        draft.seats = choices.seats if choices.seats in draft.legal_seats else draft.legal_seats[0]
        draft.bots = next((strength for strength in BOT_STRENGTHS if strength == choices.bots), "novice")
        for name in OPTIONS:
            draft.options[name] = draft._kept(name, choices.options)
        return draft

    def _kept(self, name: str, remembered: Mapping[str, bool | int | str]) -> bool | int | str:
        """Return the remembered value of an option if the rules allow it here, else its default."""
        default: bool | int | str = OPTIONS[name][0]
        value = remembered.get(name, default) if name in SHOWN_OPTIONS else default
        allowed = allowed_values(name, self.ruleset, self.mode, self.seats)
        return value if any(value == each and type(value) is type(each) for each in allowed) else default

    def remember(self) -> MatchChoices:
        """Return the choices as they are kept for the next time."""
        return MatchChoices(
            ruleset=self.ruleset,
            mode=self.mode,
            seats=self.seats,
            name=self.name,
            bots=self.bots,
            seed=self.seed,
            options=dict(self.options),
        )

    @property
    def legal_seats(self) -> list[int]:
        """The numbers of players of the mode (PK-001)."""
        return sorted(modes(self.ruleset)[self.mode].identities)

    def set_seats(self, seats: int) -> None:
        """Change the number of players; a first player who is no longer there becomes chance."""
        self.seats = seats
        if int(self.options["first_player"]) >= seats:
            self.options["first_player"] = -1

    @property
    def identities(self) -> list[tuple[str, int]]:
        """The identities dealt and how often (PK-002)."""
        return self.identities_for(self.seats)

    def identities_for(self, seats: int) -> list[tuple[str, int]]:
        """The identities dealt to a legal number of players, and how often (PK-002)."""
        letters = modes(self.ruleset)[self.mode].identities[seats]
        return [(IDENTITY_LETTERS[letter], count) for letter, count in Counter(letters).items()]

    @property
    def spell_cards(self) -> int:
        """The cards of the spell deck (PK-011)."""
        return len(card_set(self.ruleset, bool(self.options["expansion"])).spells)

    @property
    def expansion_cards(self) -> int:
        """The cards the expansion adds."""
        return len(card_set(self.ruleset, True).spells) - len(card_set(self.ruleset, False).spells)

    @property
    def ghost_cards(self) -> int:
        """The cards of the ghost deck (PK-010)."""
        return len(card_set(self.ruleset, False).ghosts)

    @property
    def hand_and_spirit(self) -> tuple[int, int]:
        """What everybody begins with (PK-011, PK-012)."""
        numbers = modes(self.ruleset)[self.mode].numbers
        return numbers.hand, numbers.spirit

    def choice(self, own_name: str, bot_names: list[str]) -> MatchChoice:
        """Return the finished choice.

        Args:
            own_name: the person's name if none was entered.
            bot_names: names for bots; the person's own is left out.
        """
        mine = self.name.strip() or own_name
        others = [name for name in bot_names if name != mine][: self.seats - 1]
        names = (mine, *others)
        return MatchChoice(self.ruleset, self.mode, names, self.bots, dict(self.options), self.seed.strip())
