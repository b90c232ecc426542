"""One complete game as text: at every prompt what has changed, for whom, and what may be answered.

== turn 3, seat 2
+ spirit, drawn                    the facts stated since the last prompt
all s2.hand 5→6; spell_deck 50→49  what changed for everybody
2 s2.cards +C-S04r                 what changed besides for the viewer in seat 2 ("except": what didn't for him)
state spell_deck −C-S04r           what changed and no seat is shown
? 2 day: pass | card C-S04r | equip C-A08
! 2 card C-S04r (may be taken back)
! 4 passes                         prompts in a row that had no other answer
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from core import MODERATOR, SPECTATOR, Match, Option, Prompt, Setup, new_match
from core.ghostplay.cards import editions, modes
from core.ghostplay.queries import faces, ghost_card
from core.ghostplay.state import State
from core.kernel.prompts import LONE_PASS
from tests.transcripts.changes import changes, short
from tests.transcripts.guest import Guest

OF_THE_MOMENT = ("viewer", "waiting", "answered", "prompt", "can_undo", "next_event", "holder", "passes")
"""Parts of a view that tell of the prompt itself, which has its own line."""
STATE = "state"


class Game(NamedTuple):
    """A game that has a transcript."""

    ruleset: str
    mode: str
    seats: int
    seed: str

    @property
    def name(self) -> str:
        return f"{self.ruleset}-{self.mode}-{self.seats}"


SEEDS = {
    "peak-standard-5": 14,
    "peak-standard-6": 59,  # the king falls
    "peak-standard-7": 1,  # the heretics lose
    "peak-standard-8": 16,
    "peak-four-4": 18,  # the deck runs out
    "peak-contest-6": 8,  # points
    "peak-contest-8": 20,  # an Elder dies
    "peak-three-3": 10,
    "classic-standard-4": 7,
    "classic-standard-5": 15,
    "classic-standard-6": 20,
    "classic-standard-7": 14,  # the heretics lose
    "classic-standard-8": 11,
}
"""Games in which much happens, and not the same."""

GAMES = [
    Game(ruleset, mode, seats, str(SEEDS.get(f"{ruleset}-{mode}-{seats}", 1)))
    for ruleset in editions()
    for mode, made in modes(ruleset).items()
    for seats in made.identities
]


def lines_of(game: Game) -> Iterator[str]:
    """Play a game and yield its transcript, line by line."""
    yield f"# {game.ruleset} {game.mode}, {game.seats} seats, seed {game.seed}"
    match = new_match(Setup(game.ruleset, game.mode, game.seats, {}, game.seed))
    guests = [Guest(game.seed) for _ in range(game.seats)]
    teller = _Teller(match)
    asked: list[tuple[int, int]] = []
    passes = 0
    while not match.over:
        prompts = match.pending()
        prompt = prompts[0]
        answer = guests[prompt.seat].answer(prompt)
        if prompt.options == LONE_PASS:
            passes += 1
            match.submit(prompt.seat, prompt.id, answer)
            continue
        if passes:
            yield f"! {passes} passes"
            passes = 0
        yield from teller.news()
        for open_now in prompts:
            if (open_now.id, open_now.seat) not in asked:
                asked.append((open_now.id, open_now.seat))
                yield f"? {_question(open_now)}"
        match.submit(prompt.seat, prompt.id, answer)
        undo = " (may be taken back)" if match.can_undo(prompt.seat) else ""
        yield f"! {prompt.seat} {' + '.join(_option(prompt.options[pick]) for pick in answer) or 'nothing'}{undo}"
    yield from teller.news()
    yield f"# {short(match.view(SPECTATOR)['outcome'])}"


class _Teller:
    """Tells what has changed since it was asked last."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.seen: dict[str, Any] = {}
        self.events = 0

    def news(self) -> Iterator[str]:
        match = self.match
        now = {str(viewer): _view(match, viewer) for viewer in range(match.rules.seats)}
        now["all"], now[STATE] = _view(match, SPECTATOR), _state(match)
        news = {viewer: changes(self.seen.get(viewer, {}), view) for viewer, view in now.items()}
        self.seen = now
        public = news.pop("all")
        whole = news.pop(STATE)
        yield from self._facts()
        if public:
            yield f"all {'; '.join(public)}"
        for viewer, own in news.items():
            beside = [line for line in own if line not in public]
            missing = [line.split(" ", 1)[0] for line in public if line not in own]
            missing = [path for path in missing if not any(line.startswith(path + " ") for line in beside)]
            if beside or missing:
                yield f"{viewer} {'; '.join(beside + [f'except {path}' for path in missing])}"
        known = {line for lines in (public, *news.values()) for line in lines}
        hidden = [line for line in whole if line not in known]
        if hidden:
            yield f"{STATE} {'; '.join(hidden)}"

    def _facts(self) -> Iterator[str]:
        """Yield the kinds of the events since, and a heading where a step of a turn begins."""
        events = self.match.events(MODERATOR, self.events)
        self.events += len(events)
        kinds: list[str] = []
        for event in events:
            if event.kind == "turn_began":
                if kinds:
                    yield f"+ {', '.join(kinds)}"
                kinds = []
                yield ""
                yield f"== turn {event.data['turn']}, seat {event.data['seat']}"
            kinds.append(event.kind)
        if kinds:
            yield f"+ {', '.join(kinds)}"


def _view(match: Match[Any], viewer: int) -> dict[str, Any]:
    """Return a view with its seats under short names, without what its prompt's own line tells."""
    view = {key: value for key, value in match.view(viewer).items() if key not in OF_THE_MOMENT}
    return {f"s{player['seat']}": player for player in view.pop("players")} | view


def _state(match: Match[Any]) -> dict[str, Any]:
    """Return the whole state: what the moderator sees, and what not even he is shown."""

    def hidden(st: State) -> dict[str, Any]:
        return {
            "spell_deck": faces(st, st.spell_deck),
            "spell_discard": faces(st, st.spell_discard),
            "face_down": faces(st, st.face_down),
            "ghost_deck": [ghost_card(st, card).kind for card in st.ghost_deck],
            "banished": [ghost_card(st, card).kind for card in st.banished],
            "chance": st.chance.counter,
        }

    shown: dict[str, Any] = match.with_state(hidden)
    return _view(match, MODERATOR) | shown


def _question(prompt: Prompt) -> str:
    least, most = prompt.least, prompt.most
    number = "" if least == most == 1 else f" {least}" if least == most else f" {least}–{most}"
    order = " in order" if prompt.ordered else ""
    about = f" {short(prompt.about)}" if prompt.about else ""
    return f"{prompt.seat} {prompt.kind}{number}{order}{about}: {_options(prompt.options)}"


def _options(options: tuple[Option, ...]) -> str:
    """Return the options in their order; the kind is said once for those of one kind in a row."""
    words: list[str] = []
    last = ""
    for option in options:
        words.append(_option(option) if option.kind != last else _option(option).removeprefix(f"{option.kind} "))
        last = option.kind
    return " | ".join(words) or "nothing"


def _option(option: Option) -> str:
    seat = f"@{option.seat}" if option.seat >= 0 else ""
    place = f".{option.place}" if option.place >= 0 else ""
    return f"{option.kind} {option.name}{seat}{place}".rstrip()
