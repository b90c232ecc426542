"""The state of a 鬼戲 match: plain data in slots, with the few questions that are asked of it everywhere.

What lives only inside one command (`Exorcism`) is not part of a boundary, so it is never dumped.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

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
IDENTITY_LETTERS: Final = {"T": TAIPING, "S": TIANSHI, "K": HERETIC_KING, "F": HERETIC_FOLLOWER}

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
        self.challenged: list[tuple[int, bool, list[str]]] = []
        """Seat, whether the challenge was won, the faces shown."""

    def laid(self, seat: int) -> Zone:
        """Return the votes of a seat (none yet: an empty list)."""
        return self.votes[seat] or []


class State:
    """A match of 鬼戲. Lists by seat are indexed by seat number; zones hold card instances, top last."""

    __slots__ = (
        "apparition",
        "artifact",
        "banished_from",
        "candidate",
        "cards",
        "chance",
        "deck_memory",
        "exorcism",
        "face_down",
        "first",
        "game_mode",
        "ghost_deck",
        "ghost_discard",
        "ghosts",
        "hand",
        "hand_memory",
        "haunted",
        "identity",
        "king",
        "king_tally",
        "king_turn",
        "knows",
        "lifted",
        "limits",
        "log",
        "modifiers",
        "options",
        "outcome",
        "player",
        "point_suits",
        "points",
        "priority",
        "prompts",
        "removed",
        "role",
        "round",
        "seats",
        "serial",
        "shown",
        "spell_deck",
        "spell_discard",
        "spirit",
        "step",
        "turn",
        "turns",
    )

    def __init__(self, cards: CardSet, mode: Mode, options: dict[str, Any], seats: int, chance: Chance) -> None:
        self.cards = cards
        self.game_mode = mode
        self.options = options
        self.seats = seats
        self.chance = chance
        self.log = EventLog()
        self.prompts = 0
        self.serial = 0
        """Uses announced so far."""
        self.turn = 0
        self.round = 0
        self.first = 0
        self.player = 0
        self.step = START
        self.identity = [""] * seats
        self.shown = [False] * seats
        self.role = [""] * seats
        self.hand: list[Zone] = [[] for _ in range(seats)]
        self.spirit = [0] * seats
        self.artifact: list[Zone] = [[] for _ in range(seats)]
        self.ghosts: list[Zone] = [[] for _ in range(seats)]
        self.points: list[Zone] = [[] for _ in range(seats)]
        self.point_suits: list[list[str]] = [[] for _ in range(seats)]
        """The colour each point counts as (an X ghost takes that of the votes, PK-209)."""
        self.spell_deck: Zone = []
        self.spell_discard: Zone = []
        self.face_down: list[int] = []
        """Cards on the spell discard pile that nobody was shown (PK-210)."""
        self.ghost_deck: Zone = []
        self.ghost_discard: Zone = []
        self.removed: Zone = []
        """Ghosts that have left the game (PK-303, C-K9)."""
        self.candidate = ""
        self.king = -1
        self.king_turn = 0
        """The turn in which he appeared."""
        self.king_tally = 0
        """What his victory condition counts, where it counts happenings."""
        self.turns = [0] * seats
        """Own turns begun."""
        self.banished_from: list[int] = []
        """Bearers from whom a ghost was banished this turn."""
        self.haunted: Zone = []
        """Ghosts that haunted somebody this turn, oldest first."""
        self.apparition: list[list[int]] = []
        """The cards turned up this turn, each with the seat it haunted first (−1: an event)."""
        self.knows: list[list[int]] = [[] for _ in range(seats)]
        """Per seat: whose identities it has looked at."""
        self.hand_memory: list[dict[int, tuple[int, list[int]]]] = [{} for _ in range(seats)]
        """Per seat: the hands it has looked at, with the turn."""
        self.deck_memory: list[dict[int, int]] = [{} for _ in range(seats)]
        """Per seat: ghost-deck cards it has looked at, by place counted from the bottom."""
        self.modifiers = Modifiers()
        self.limits = Limits()
        self.priority = Priority(seats, -1)
        self.lifted: Zone = []
        """Ghost-deck cards between two places while a command places them (empty at a boundary)."""
        self.exorcism: Exorcism | None = None
        self.outcome: dict[str, Any] | None = None

    # ------------------------------------------------------------------ questions asked everywhere

    def turn_order(self, start: int | None = None) -> list[int]:
        """Return the seats clockwise from `start` (the turn player when left out)."""
        first = self.player if start is None else start
        return [*range(first, self.seats), *range(first)]

    def others(self, seat: int) -> list[int]:
        """Return the other seats, clockwise from the next."""
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
            self.chance.key,
            self.chance.counter,
            self.log.next_number,
            self.prompts,
            self.serial,
            self.turn,
            self.round,
            self.first,
            self.player,
            self.step,
            self.identity[:],
            self.shown[:],
            self.role[:],
            [zone[:] for zone in self.hand],
            self.spirit[:],
            [zone[:] for zone in self.artifact],
            [zone[:] for zone in self.ghosts],
            [zone[:] for zone in self.points],
            [suits[:] for suits in self.point_suits],
            self.spell_deck[:],
            self.spell_discard[:],
            self.face_down[:],
            self.ghost_deck[:],
            self.ghost_discard[:],
            self.removed[:],
            self.candidate,
            self.king,
            self.king_turn,
            self.king_tally,
            self.turns[:],
            self.banished_from[:],
            self.haunted[:],
            [pair[:] for pair in self.apparition],
            [seats[:] for seats in self.knows],
            [[[seat, turn, cards[:]] for seat, (turn, cards) in memory.items()] for memory in self.hand_memory],
            [[[place, card] for place, card in memory.items()] for memory in self.deck_memory],
            self.modifiers.dump(),
            self.limits.dump(),
            self.priority.dump(),
            self.outcome,
        ]

    def restore(self, plain: list[Any]) -> None:
        """Take over what `dump` gave, copying whatever can change."""
        (
            self.chance.key,
            self.chance.counter,
            number,
            self.prompts,
            self.serial,
            self.turn,
            self.round,
            self.first,
            self.player,
            self.step,
            identity,
            shown,
            role,
            hand,
            spirit,
            artifact,
            ghosts,
            points,
            point_suits,
            spell_deck,
            spell_discard,
            face_down,
            ghost_deck,
            ghost_discard,
            removed,
            self.candidate,
            self.king,
            self.king_turn,
            self.king_tally,
            turns,
            banished_from,
            haunted,
            apparition,
            knows,
            hand_memory,
            deck_memory,
            modifiers,
            limits,
            priority,
            self.outcome,
        ) = plain
        self.log = EventLog(number)
        self.identity, self.shown, self.role = identity[:], shown[:], role[:]
        self.spirit, self.turns = spirit[:], turns[:]
        self.hand, self.artifact = [z[:] for z in hand], [z[:] for z in artifact]
        self.ghosts, self.points = [z[:] for z in ghosts], [z[:] for z in points]
        self.point_suits, self.knows = [z[:] for z in point_suits], [z[:] for z in knows]
        self.spell_deck, self.spell_discard, self.face_down = spell_deck[:], spell_discard[:], face_down[:]
        self.ghost_deck, self.ghost_discard, self.removed = ghost_deck[:], ghost_discard[:], removed[:]
        self.banished_from, self.haunted = banished_from[:], haunted[:]
        self.apparition = [pair[:] for pair in apparition]
        self.hand_memory = [{seat: (turn, cards[:]) for seat, turn, cards in memory} for memory in hand_memory]
        self.deck_memory = [dict(memory) for memory in deck_memory]
        self.modifiers.load(modifiers)
        self.limits.load(limits)
        self.priority.load(priority)
