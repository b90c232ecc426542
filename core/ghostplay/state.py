"""The state of a 鬼戲 match: plain data in slots, with the few questions that are asked of it everywhere.

What lives only inside one command (`Exorcism`) is not part of a boundary, so it is never dumped.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from typing import Any, Final, NamedTuple

from core.ghostplay.cards import CardSet, Mode
from core.kernel.chance import Chance
from core.kernel.events import EventLog
from core.kernel.limits import Limits
from core.kernel.modifiers import Modifiers
from core.kernel.priority import Priority
from core.kernel.zones import Zone

# Identities (PK-002).
TAIPING: Final = "taiping"
TIANSHI: Final = "tianshi"
HERETIC_KING: Final = "heretic_king"
HERETIC_FOLLOWER: Final = "heretic_follower"
TAIPING_ELDER: Final = "taiping_elder"
TIANSHI_ELDER: Final = "tianshi_elder"
IDENTITY_LETTERS: Final = {
    "T": TAIPING,
    "S": TIANSHI,
    "K": HERETIC_KING,
    "F": HERETIC_FOLLOWER,
    "E": TAIPING_ELDER,
    "D": TIANSHI_ELDER,
}
ELDERS: Final = (TAIPING_ELDER, TIANSHI_ELDER)

# The steps of a turn, in order (PK-100, PK-120 to PK-122, PK-200, PK-300, PK-350).
START: Final = "start"
DRAW: Final = "draw"
DAY: Final = "day"
DAY_CLOSE: Final = "day_close"
NIGHT: Final = "night"
BEFORE: Final = "before"
APPARITION: Final = "apparition"
AFTER: Final = "after"
EXORCISM: Final = "exorcism"
HERETIC: Final = "heretic"
KING_CHECK: Final = "king_check"
END: Final = "end"
OVER: Final = "over"
PHASES: Final = {
    START: "draw",
    DRAW: "draw",
    DAY: "day",
    DAY_CLOSE: "day",
    NIGHT: "night",
    BEFORE: "night",
    APPARITION: "night",
    AFTER: "night",
    EXORCISM: "night",
    HERETIC: "night",
    KING_CHECK: "night",
    END: "end",
    OVER: "end",
}


class Challenge(NamedTuple):
    """A challenge that has been judged.

    Attributes:
        seat: whose votes were shown.
        won: whether one of them was negative (PK-204).
        faces: the votes shown.
        flipped: places of those that count as the other colour.
    """

    seat: int
    won: bool
    faces: list[str]
    flipped: list[int]


class Exorcism:
    """An exorcism or summoning under way (it is one command, so it never outlives one)."""

    __slots__ = ("bearer", "challenged", "doubled", "flipped", "ghost", "host", "order", "stage", "votes")

    def __init__(self, host: int, bearer: int, ghost: int, order: list[int], seats: int) -> None:
        self.host = host
        self.bearer = bearer
        self.ghost = ghost
        self.order = order
        self.stage = "votes"
        self.votes: list[Zone | None] = [None] * seats
        """The cards each seat has laid; None before it has voted."""
        self.flipped: set[int] = set()
        """Votes that count as the other colour."""
        self.doubled: set[int] = set()
        """Votes that count twice."""
        self.challenged: list[Challenge] = []

    def laid(self, seat: int) -> Zone:
        """Return the votes of a seat (none yet: an empty list)."""
        return self.votes[seat] or []


SCALARS: Final = (
    "prompts", "serial", "turn", "round", "first", "player", "step", "candidate", "king", "king_turn", "king_tally",
    "last_seat", "outcome",
)  # fmt: skip
LISTS: Final = (
    "identity", "shown", "role", "spirit", "turns", "spell_deck", "spell_discard", "face_down", "ghost_deck",
    "ghost_discard", "removed", "banished", "banished_from", "seventh", "haunted",
)  # fmt: skip
ROWS: Final = ("hand", "artifact", "ghosts", "points", "point_suits", "apparition", "knows")
PARTS: Final = ("modifiers", "limits", "priority")
_scalars, _lists, _rows, _parts = (attrgetter(*names) for names in (SCALARS, LISTS, ROWS, PARTS))


def _hands(memory: dict[int, tuple[int, list[int]]]) -> list[list[Any]]:
    """Return what a seat remembers of hands as plain data."""
    return [[seat, turn, cards[:]] for seat, (turn, cards) in memory.items()]


class State:
    """A match of 鬼戲. Lists by seat are indexed by seat number; zones hold card instances, top last.

    Args:
        cards: the card set.
        mode: the mode's switches and numbers.
        options: the house options, complete.
        seats: how many seats.
    """

    __slots__ = (
        *("cards", "game_mode", "numbers", "options", "seats", "chance", "log", "deck_memory", "hand_memory"),
        *("exorcism", "lifted"),
        *SCALARS,
        *LISTS,
        *ROWS,
        *PARTS,
    )

    prompts: int
    serial: int
    """Uses announced so far."""
    turn: int
    round: int
    first: int
    player: int
    """The turn player."""
    step: str
    candidate: str
    """The ghost king card on show (PK-014), the king's own once he has risen."""
    king: int
    """The ghost king's seat, or −1."""
    king_turn: int
    """The turn in which he appeared."""
    king_tally: int
    """What his victory condition counts, where it counts happenings."""
    last_seat: int
    """The seat whose turn is the last one (PK-605), or −1 while that is open."""
    outcome: dict[str, Any] | None
    identity: list[str]
    shown: list[bool]
    """Whose identity card is turned up."""
    role: list[str]
    spirit: list[int]
    turns: list[int]
    """Own turns begun."""
    hand: list[Zone]
    artifact: list[Zone]
    ghosts: list[Zone]
    points: list[Zone]
    point_suits: list[list[str]]
    """The colour each point counts as (an X ghost takes that of the votes, PK-209)."""
    spell_deck: Zone
    spell_discard: Zone
    face_down: list[int]
    """Cards on the spell discard pile that nobody was shown (PK-210)."""
    ghost_deck: Zone
    ghost_discard: Zone
    removed: Zone
    """Ghosts that have left the game (PK-303, C-K9)."""
    banished: list[int]
    """Ghosts banished this turn."""
    banished_from: list[int]
    """Their bearers."""
    seventh: list[int]
    """Ghosts whose haunting made it seven or more on the table this turn (CL-302)."""
    haunted: list[int]
    """Ghosts that haunted somebody this turn, oldest first."""
    apparition: list[list[int]]
    """The cards turned up this turn, each with the seat it haunted first (−1: an event)."""
    knows: list[list[int]]
    """Per seat: whose identities it has looked at."""

    def __init__(self, cards: CardSet, mode: Mode, options: dict[str, Any], seats: int) -> None:
        self.cards = cards
        self.game_mode = mode
        self.numbers = mode.numbers
        self.options = options
        self.seats = seats
        self.modifiers = Modifiers()
        self.limits = Limits()
        self.priority = Priority(seats, -1)
        self.lifted: Zone = []
        """Ghost-deck cards between two places while a command places them (empty at a boundary)."""
        self.exorcism: Exorcism | None = None

    @property
    def running_exorcism(self) -> Exorcism:
        """The exorcism or summoning under way, for what is only done within one."""
        assert self.exorcism is not None
        return self.exorcism

    def clear(self, chance: Chance) -> None:
        """Make this an empty table, to be set up."""
        self.chance = chance
        self.log = EventLog()
        for name in SCALARS:
            setattr(self, name, 0)
        for name in LISTS:
            setattr(self, name, [])
        for name in ROWS:
            setattr(self, name, [[] for _ in range(self.seats)])
        self.step, self.candidate, self.king, self.last_seat, self.outcome = START, "", -1, -1, None
        self.identity, self.role = [""] * self.seats, [""] * self.seats
        self.shown, self.spirit, self.turns = [False] * self.seats, [0] * self.seats, [0] * self.seats
        self.apparition = []
        self.hand_memory: list[dict[int, tuple[int, list[int]]]] = [{} for _ in range(self.seats)]
        """Per seat: what is left of the hands it has looked at, with the turn."""
        self.deck_memory: list[dict[int, int]] = [{} for _ in range(self.seats)]
        """Per seat: ghost-deck cards it has looked at, by place counted from the bottom."""

    # ------------------------------------------------------------------ questions asked everywhere

    def turn_order(self, start: int | None = None) -> list[int]:
        """Return the seats in turn order from `start` (the turn player when left out; PK-016, CL-004)."""
        first = self.player if start is None else start
        clockwise = [*range(first, self.seats), *range(first)]
        return clockwise if self.game_mode.direction > 0 else [first, *clockwise[:0:-1]]

    def others(self, seat: int) -> list[int]:
        """Return the other seats in turn order, from the next."""
        return self.turn_order(seat)[1:]

    def neighbours(self, seat: int) -> list[int]:
        """Return the left-hand and the right-hand neighbour."""
        return [(seat + 1) % self.seats, (seat - 1) % self.seats]

    def attached(self) -> Iterator[tuple[int, int]]:
        """Yield (bearer, ghost) for every ghost on the table, seat by seat, oldest first."""
        for seat, row in enumerate(self.ghosts):
            for ghost in row:
                yield seat, ghost

    def bearer_of(self, ghost: int) -> int:
        """Return who bears a ghost, or −1 when it isn't on the table."""
        for seat, row in enumerate(self.ghosts):
            if ghost in row:
                return seat
        return -1

    def heretic(self, seat: int) -> bool:
        """Whether the seat's identity, known or not, is a heretic's."""
        return self.identity[seat] in (HERETIC_KING, HERETIC_FOLLOWER)

    def heretics_in_play(self) -> bool:
        """Whether the identities dealt hold heretics; everybody knows that (PK-002)."""
        return "K" in self.game_mode.identities[self.seats]

    def zones(self) -> dict[str, list[Zone]]:
        """Return every zone of the two decks: the cards of each are conserved over them."""
        laid: list[Zone] = [] if self.exorcism is None else [v for v in self.exorcism.votes if v is not None]
        in_use = [use.card for use in self.priority.stack if use.card >= 0]
        return {
            "spell": [self.spell_deck, self.spell_discard, *self.hand, *self.artifact, *laid, in_use],
            "ghost": [self.ghost_deck, self.ghost_discard, *self.ghosts, *self.points, self.removed, self.lifted],
        }

    # ------------------------------------------------------------------ saying what happened

    def emit(self, kind: str, **facts: Any) -> None:
        """State a fact that everybody may know."""
        self.log.emit(kind, facts)

    def emit_to(self, knowing: tuple[int, ...], secret: dict[str, Any], kind: str, **facts: Any) -> None:
        """State a fact of which only some seats learn the `secret` part."""
        self.log.emit_secret(kind, facts, secret, knowing)

    # ------------------------------------------------------------------ plain data

    def dump(self) -> list[Any]:
        """Return the state at a command's boundary as plain data that shares nothing with it."""
        return [
            [self.chance.key, self.chance.counter, self.log.next_number],
            list(_scalars(self)),
            list(map(list.copy, _lists(self))),
            [list(map(list.copy, rows)) for rows in _rows(self)],
            [_hands(memory) if memory else [] for memory in self.hand_memory],
            [list(map(list, memory.items())) if memory else [] for memory in self.deck_memory],
            [part.dump() for part in _parts(self)],
        ]

    def restore(self, plain: list[Any]) -> None:
        """Take over what `dump` gave, copying whatever can change."""
        (key, counter, number), scalars, lists, rows, hand_memory, deck_memory, parts = plain
        self.chance = Chance(key, counter)
        self.log = EventLog(number)
        for name, value in zip(SCALARS, scalars, strict=True):
            setattr(self, name, value)
        for name, row in zip(LISTS, lists, strict=True):
            setattr(self, name, row.copy())
        for name, table in zip(ROWS, rows, strict=True):
            setattr(self, name, list(map(list.copy, table)))
        self.hand_memory = [{seat: (turn, cards[:]) for seat, turn, cards in memory} for memory in hand_memory]
        self.deck_memory = [dict(memory) for memory in deck_memory]
        for part, data in zip(_parts(self), parts, strict=True):
            part.load(data)
