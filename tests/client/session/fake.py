"""A match made of a list of rounds of questions: enough to test who is asked, when, and what is answered."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from client.session import Controller, InlineThinker, LocalSession
from core.kernel.errors import IllegalAnswer, IllegalUndo
from core.kernel.events import Event
from core.kernel.prompts import PASS, Answer, Option, Prompt

CARD = Option("card", "C-S06r", place=0)
RESPONSE = Option("card", "C-S08b", place=1)


def question(seat: int, kind: str = "priority", *options: Option, least: int = 1, most: int = 1) -> Prompt:
    return Prompt(0, seat, kind, (PASS, *options), least, most, (0,), False, {})


@dataclass
class Round:
    """Questions asked together, and what everybody sees while they are open."""

    prompts: list[Prompt]
    view: dict[str, Any] = field(default_factory=dict)
    news: list[tuple[str, dict[str, Any]]] = field(default_factory=list)


class FakeMatch:
    def __init__(self, rounds: list[Round]) -> None:
        self.rounds = rounds
        self.at = 0
        self.given: dict[int, Answer] = {}
        self.log: list[tuple[int, Answer]] = []
        self.facts: list[Event] = []

    @property
    def over(self) -> bool:
        return self.at >= len(self.rounds)

    def pending(self) -> tuple[Prompt, ...]:
        if self.over:
            return ()
        asked = self.rounds[self.at].prompts
        return tuple(p._replace(id=self.at) for p in asked if p.seat not in self.given)

    def submit(self, seat: int, prompt_id: int, answer: Sequence[int]) -> None:
        prompt = next((p for p in self.pending() if (p.seat, p.id) == (seat, prompt_id)), None)
        if prompt is None or not prompt.least <= len(answer) <= prompt.most:
            raise IllegalAnswer("no")
        if any(not 0 <= pick < len(prompt.options) for pick in answer):
            raise IllegalAnswer("no such option")
        self.given[seat] = tuple(answer)
        self.log.append((seat, tuple(answer)))
        if len(self.given) == len(self.rounds[self.at].prompts):
            for kind, data in self.rounds[self.at].news:
                self.facts.append(Event(len(self.facts), kind, data))
            self.at += 1
            self.given = {}

    def view(self, viewer: int) -> dict[str, Any]:
        shown: dict[str, Any] = {"viewer": viewer, "player": 0, "turn": 1, "stack": [], "next_event": len(self.facts)}
        if not self.over:
            shown |= self.rounds[self.at].view
        return shown

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        return self.facts[since:]

    def can_undo(self, seat: int) -> bool:
        return bool(self.log) and self.log[-1][0] == seat

    def undo(self, seat: int) -> None:
        if not self.can_undo(seat):
            raise IllegalUndo("no")
        self.log.pop()
        self.at -= 1

    def refusals(self, seat: int) -> list[Any]:
        return []


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class ScriptedBot:
    def __init__(self, choose: Callable[[dict[str, Any], Prompt], Answer] = lambda view, prompt: (0,)) -> None:
        self.choose = choose
        self.asked: list[tuple[dict[str, Any], Prompt]] = []

    def answer(self, view: dict[str, Any], prompt: Prompt) -> Answer:
        self.asked.append((view, prompt))
        return self.choose(view, prompt)


class Table:
    """A session over a fake match with its own clock; seat 0 is a person unless told otherwise."""

    def __init__(self, rounds: list[Round], *, seats: int = 4, person: bool = True, **options: Any) -> None:
        self.clock = Clock()
        self.match = FakeMatch(rounds)
        self.bots = [ScriptedBot() for _ in range(seats)]
        self.saves = 0
        controllers = [Controller("Me"), *(Controller(f"Bot {i}", self.bots[i]) for i in range(1, seats))]
        if not person:
            controllers[0] = Controller("Bot 0", self.bots[0])
        options.setdefault("thinker", InlineThinker())
        self.session = LocalSession(self.match, controllers, clock=self.clock, on_change=self._saved, **options)

    def _saved(self, match: object) -> None:
        self.saves += 1

    def run(self, seconds: float, frame: float = 1 / 60) -> None:
        end = self.clock.now + seconds
        while self.clock.now < end:
            self.clock.now += frame
            self.session.update()

    def times(self, seconds: float, frame: float = 0.001) -> list[float]:
        """Return when each answer came, in seconds from now."""
        start, seen, out = self.clock.now, len(self.match.log), []
        while self.clock.now < start + seconds:
            self.clock.now += frame
            self.session.update()
            while seen < len(self.match.log):
                out.append(round(self.clock.now - start, 3))
                seen += 1
        return out
