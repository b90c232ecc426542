"""Positions built by hand: a dealt match whose cards are laid out as a test wants them, and hands to play it with.

Cards are named by face, several in one string ("C-S04r C-S01b"), decks top first, the discard pile top last.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from core.ghostplay.position import state_at
from core.ghostplay.rules import GhostplayRules
from core.ghostplay.state import DAY, State
from core.kernel import Event, Match, Option, Prompt, Setup
from core.kernel.viewers import MODERATOR
from core.kernel.zones import census

PLAIN_ROLE = "C-R02"
"""A role without a skill that is used, and none at all before its first banished ghost."""
PLAIN_KING_ROLE = "C-R12"
"""A role with nothing for a ghost king who has risen already."""

Names = str | int


def position(
    seats: int = 6,
    *,
    step: str = DAY,
    player: int = 0,
    hands: Mapping[int, str] | None = None,
    spirit: Mapping[int, int] | None = None,
    artifacts: Mapping[int, str] | None = None,
    ghosts: Mapping[int, str] | None = None,
    points: Mapping[int, str] | None = None,
    roles: Mapping[int, str] | None = None,
    identities: str = "",
    shown: tuple[int, ...] = (),
    king: int = -1,
    candidate: str = "C-K3",
    tally: int = 0,
    turn: int = 20,
    draws: str = "",
    discard: str = "",
    deck: str = "",
    only_deck: bool = False,
    only_draws: bool = False,
    ruleset: str = "peak",
    mode: str = "standard",
    seed: int = 1,
    **options: Any,
) -> Table:
    """Return a match that starts from this position.

    Args:
        seats: how many.
        step: where in the turn; a window opens with the turn player.
        player: whose turn it is.
        hands: cards by seat; seats left out have none.
        spirit: by seat; 4 where left out.
        artifacts: the equipped artifact by seat.
        ghosts: the ghosts borne by seat, oldest first.
        points: the ghosts banished by seat; an X ghost counts as red.
        roles: by seat; `PLAIN_ROLE` where left out.
        identities: a letter a seat, as dealt when left out.
        shown: seats whose identity is open.
        king: the ghost king's seat.
        candidate: the ghost king card.
        tally: what his victory condition has counted so far.
        turn: the number of the running turn.
        draws: the top of the spell deck.
        discard: the top of the spell discard pile.
        deck: the top of the ghost deck.
        only_deck: whether the ghost deck holds nothing else.
        only_draws: whether spell deck and spell discard pile hold nothing else.
        ruleset: the edition.
        mode: the mode.
        seed: the seed of the deal.
        options: house options ("expansion" is on unless it is given).
    """
    if ruleset == "peak":
        options = {"expansion": True} | options
    rules = GhostplayRules(Setup(ruleset, mode, seats, options, seed))
    rows: dict[str, dict[str, Any]] = {
        str(seat): {
            "hand": (hands or {}).get(seat, ""),
            "spirit": (spirit or {}).get(seat, 4),
            "artifact": (artifacts or {}).get(seat, ""),
            "ghosts": (ghosts or {}).get(seat, ""),
            "points": (points or {}).get(seat, ""),
        }
        for seat in range(seats)
    }
    start: dict[str, Any] = {
        "step": step, "player": player, "turn": turn, "shown": list(shown), "draws": draws, "deck": deck,
        "discard": " ".join(reversed(discard.split())), "only_draws": only_draws, "only_deck": only_deck, "seat": rows,
    }  # fmt: skip
    if identities:
        start["identities"] = identities
    if rules.mode.king:
        start["candidate"] = candidate
    if king >= 0:
        start |= {"king": king, "king_turn": turn - 5, "tally": tally}
    st = state_at(rules, start)
    if st.cards.roles:
        # Plain roles may repeat here: no test needs six of them.
        st.role = [PLAIN_KING_ROLE if seat == king else PLAIN_ROLE for seat in range(seats)]
    for seat, role in (roles or {}).items():
        st.role[seat] = role
    return Table(rules, st)


class Table:
    """A match under test; every answer is followed by a look at what must always hold."""

    def __init__(self, rules: GhostplayRules, st: State) -> None:
        self.rules = rules
        self.start = st.log.next_number
        self.match: Match[State] = Match(rules, st)

    @property
    def st(self) -> State:
        """The state, to look at."""
        state: State = self.match.with_state(lambda st: st)
        return state

    # ------------------------------------------------------------------ looking

    def hand(self, seat: int) -> str:
        """The hand of a seat by face, sorted."""
        return " ".join(sorted(self.st.cards.spells[card].face for card in self.st.hand[seat]))

    def held(self, seat: int) -> int:
        """How many cards a seat has in hand."""
        return len(self.st.hand[seat])

    def ghosts(self, seat: int) -> str:
        """The ghosts a seat bears, oldest first."""
        return " ".join(self.st.cards.ghosts[card].kind for card in self.st.ghosts[seat])

    def points(self, seat: int) -> str:
        """The ghosts a seat has banished."""
        return " ".join(self.st.cards.ghosts[card].kind for card in self.st.points[seat])

    def artifact(self, seat: int) -> str:
        """The artifact a seat has equipped."""
        return " ".join(self.st.cards.spells[card].face for card in self.st.artifact[seat])

    def discarded(self) -> str:
        """The spell discard pile, top last."""
        return " ".join(self.st.cards.spells[card].face for card in self.st.spell_discard)

    def need(self, seat: int, place: int = 0) -> int:
        """The requirement a ghost shows to everybody."""
        requirement: int = self.match.view(MODERATOR)["players"][seat]["ghosts"][place]["requirement"]
        return requirement

    def events(self, kind: str, viewer: int = MODERATOR) -> list[Event]:
        """What has happened since the position, of one kind."""
        return [event for event in self.match.events(viewer, self.start) if event.kind == kind]

    @property
    def outcome(self) -> dict[str, Any]:
        """How the match ended."""
        outcome = self.st.outcome
        assert outcome is not None, "the match goes on"
        return outcome

    @property
    def asked(self) -> list[tuple[int, str]]:
        """Who is asked what now."""
        return [(prompt.seat, prompt.kind) for prompt in self.match.pending()]

    def prompt(self, seat: int, kind: str) -> Prompt:
        """The open prompt of a seat, which must be of this kind."""
        prompt = self.match.prompt_of(seat)
        assert prompt is not None, f"seat {seat} isn't asked, but {self.asked}"
        assert prompt.kind == kind, f"seat {seat} is asked {prompt.kind}, not {kind}"
        return prompt

    def offers(self, seat: int, kind: str) -> list[str]:
        """The names on offer to a seat (kinds where an option has no name)."""
        return [option.name or option.kind for option in self.prompt(seat, kind).options]

    def seats_on_offer(self, seat: int, kind: str) -> list[int]:
        """The seats on offer to a seat, in order."""
        return [option.seat for option in self.prompt(seat, kind).options if option.seat >= 0]

    def refused(self, seat: int) -> dict[str, str]:
        """What a seat holds but can't use now, with the reason."""
        return {name: reason for name, reason, _ in self.match.refusals(seat)}

    # ------------------------------------------------------------------ answering

    def submit(self, seat: int, prompt: Prompt, picks: tuple[int, ...]) -> None:
        """Answer, and look at what must always hold."""
        self.match.submit(seat, prompt.id, picks)
        self.check()

    def check(self) -> None:
        """Every card is in one zone, spirit is no debt, somebody can answer or the match is over."""
        st = self.st
        for kind, cards in (("spell", st.cards.spells), ("ghost", st.cards.ghosts)):
            assert census(st.zones()[kind]) == Counter(range(len(cards))), f"{kind} cards were lost or doubled"
        assert min(st.spirit) >= 0
        assert self.match.over or self.match.pending()
        for prompt in self.match.pending():
            assert prompt.options or prompt.least == 0
        again = Match.load(self.rules, self.match.dump())
        assert again.view(MODERATOR) == self.match.view(MODERATOR), "a saved match isn't the same match"

    def answer(self, seat: int, kind: str, *names: Names) -> None:
        """Answer a seat's prompt by options: an option's name (or kind, without one), or its seat."""
        prompt = self.prompt(seat, kind)
        picks: list[int] = []
        for name in names:
            fits = [
                i for i, option in enumerate(prompt.options) if i not in picks and _is_named(option, name)
            ]  # fmt: skip
            assert fits, f"{name} isn't among {[tuple(option) for option in prompt.options]}"
            picks.append(fits[0])
        self.submit(seat, prompt, tuple(picks))

    def ghost(self, seat: int, kind: str, bearer: int, place: int = 0) -> None:
        """Answer a seat's prompt with the ghost at a place of a bearer's row."""
        prompt = self.prompt(seat, kind)
        picks = [i for i, option in enumerate(prompt.options) if option.seat == bearer and option.place == place]
        assert picks, f"no ghost {place} of {bearer} among {[tuple(option) for option in prompt.options]}"
        self.submit(seat, prompt, (picks[0],))

    def use(self, seat: int, name: str, *targets: Names | tuple[int, int]) -> None:
        """Use a card or skill: passes lead to the seat's next priority; a pair names a ghost (bearer, place)."""
        self.until(seat, "day", "priority")
        kind = self.prompt_kind(seat)
        self.answer(seat, kind, name)
        for target in targets:
            if isinstance(target, tuple):
                self.ghost(seat, "target", *target)
            else:
                self.answer(seat, "target", target)

    def can_use(self, seat: int, name: str) -> bool:
        """Whether a card or skill is on offer at the seat's next priority."""
        self.until(seat, "day", "priority")
        return name in self.offers(seat, self.prompt_kind(seat))

    def prompt_kind(self, seat: int) -> str:
        """What a seat is asked for now."""
        prompt = self.match.prompt_of(seat)
        return prompt.kind if prompt else ""

    def pass_once(self) -> None:
        """Have the one seat that is asked in a window pass."""
        (prompt,) = self.match.pending()
        assert prompt.kind in ("day", "priority"), f"{prompt.seat} is asked {prompt.kind}"
        self.submit(prompt.seat, prompt, (0,))

    def until(self, seat: int, *kinds: str) -> None:
        """Pass until a seat is asked one of these kinds (at once, if it is asked already)."""
        for _ in range(200):
            if self.prompt_kind(seat) in kinds:
                return
            self.pass_once()
        raise AssertionError(f"seat {seat} never came to {kinds}")

    def resolve(self) -> None:
        """Pass until the top of the stack is resolved, or its effect asks something."""
        height = len(self.st.priority.stack)
        assert height, "nothing waits on the stack"
        while len(self.st.priority.stack) == height and self._in_window():
            self.pass_once()

    def end_window(self) -> None:
        """Pass, in a window, until it has closed (or something else is asked)."""
        step = self.st.step
        while self.st.step == step and self._in_window():
            self.pass_once()

    def _in_window(self) -> bool:
        return not self.match.over and all(kind in ("day", "priority") for _, kind in self.asked)

    def votes(self, votes: Mapping[int, str] | None = None) -> None:
        """Lay votes by seat; seats left out lay none."""
        while [kind for _, kind in self.asked] == ["votes"]:
            ((seat, _),) = self.asked
            self.answer(seat, "votes", *(votes or {}).get(seat, "").split())

    def exorcise(self, bearer: int, votes: Mapping[int, str] | None = None, place: int = 0) -> None:
        """Have the turn player exorcise (or summon) a ghost, everybody laying the votes given."""
        kind = "summon" if self.st.player == self.st.king else "exorcise"
        self.until(self.st.player, kind)
        self.ghost(self.st.player, kind, bearer, place)
        self.votes(votes)

    def finish_turn(self) -> None:
        """Pass and decline until the next turn has begun or the match is over."""
        turn = self.st.turn
        while not self.match.over and self.st.turn == turn:
            prompt = self.match.pending()[0]
            self.submit(prompt.seat, prompt, prompt.default)


def _is_named(option: Option, name: Names) -> bool:
    if isinstance(name, int):
        return option.seat == name
    return name in (option.name, option.kind if not option.name else option.name)
