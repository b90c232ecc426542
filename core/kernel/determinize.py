"""From a viewer's information set and a sampled hidden world to a match that can be played on (design decision 9).

A search asks "what if the hidden cards lay like this?". The match is built from what the viewer knows alone; it is
refused when running it on from the last boundary doesn't give the viewer what he has seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from core.kernel.chance import Chance
from core.kernel.errors import IllegalAnswer, WorldRefused
from core.kernel.events import EventLog
from core.kernel.game import Rules, State
from core.kernel.match import Match
from core.kernel.prompts import Answer, Option, Prompt

S = TypeVar("S", bound=State)


class Worlds(Rules[S], Protocol[S]):
    """Rules that can build a state from a view and a hidden world."""

    def assemble(self, boundary: Mapping[str, Any], world: Mapping[str, Any]) -> S:
        """Return the state at a boundary.

        Args:
            boundary: what a viewer knows of it.
            world: what he doesn't, in the game's own form.
        """
        ...


def determinize(rules: Worlds[S], information: Mapping[str, Any], world: Mapping[str, Any]) -> Match[S]:
    """Return a match that looks to the viewer exactly as his own does.

    Args:
        rules: the game and setup.
        information: what `Match.information_set` gave the viewer.
        world: a hidden world for `rules.assemble`; its "key" (32 bytes) is the chance to come, and draws the hidden
            answers (votes laid face down, marks) given since the boundary.

    Raises:
        WorldRefused: in this world the viewer would have seen something else.
    """
    state = rules.assemble(information["boundary"], world)
    state.prompts = information["prompts"]
    state.log = EventLog(information["first_event"])
    match = Match(rules, state)
    hidden = Chance(world["key"], 1 << 32)
    for record in information["answers"]:
        for seat, kind, known in record:
            _answer(match, seat, kind, known, hidden)
    for seat, known in information["partial"]:
        _answer(match, seat, None, known, hidden)
    view = information["view"]
    seen = [list(event) for event in match.events(view["viewer"], information["first_event"])]
    # What could be taken back depends on answers before the boundary, which a search has no use for.
    if seen != information["events"] or match.view(view["viewer"]) | {"can_undo": view["can_undo"]} != view:
        raise WorldRefused("in this world the viewer would have seen something else")
    return match


def _answer(match: Match[S], seat: int, kind: str | None, known: list[Any], hidden: Chance) -> None:
    prompt = match.prompt_of(seat)
    if prompt is None or (kind is not None and prompt.kind != kind):
        raise WorldRefused(f"in this world seat {seat} would not have been asked")
    try:
        match.submit(seat, prompt.id, _picks(prompt, known, hidden))
    except IllegalAnswer as error:
        raise WorldRefused(f"in this world seat {seat} could not have answered so: {error}") from error


def _picks(prompt: Prompt, known: list[Any], hidden: Chance) -> Answer:
    if known[0] == "picks":
        return _same_options(prompt, known[1])
    count = known[1] if known[0] == "count" else prompt.least
    if known[0] == "unknown" and prompt.most > prompt.least:
        count += hidden.below(prompt.most - prompt.least + 1)
    return tuple(hidden.sample(range(len(prompt.options)), count))


def _same_options(prompt: Prompt, wanted: list[list[Any]]) -> Answer:
    free = list(range(len(prompt.options)))
    picks = []
    for fields in wanted:
        option = Option(*fields)
        place = next((place for place in free if prompt.options[place] == option), None)
        if place is None:
            raise WorldRefused(f"in this world seat {prompt.seat} could not have picked {option}")
        free.remove(place)
        picks.append(place)
    return tuple(picks)
