"""The small questions: which card to part with or take, which way to turn, what to say yes to."""

from __future__ import annotations

from core.bots.novice.table import POINT, Table
from core.kernel.prompts import Answer, Option, Prompt


def _lowest(scores: list[float], count: int) -> Answer:
    return tuple(sorted(sorted(range(len(scores)), key=lambda index: scores[index])[:count]))


def _highest(scores: list[float]) -> Answer:
    return (scores.index(max(scores)),)


# ---------------------------------------------------------------------- cards


def part_with(table: Table, prompt: Prompt) -> Answer:
    """Discard or give the least useful cards, keeping both colours to vote with where cards are alike."""
    faces = [option.name for option in prompt.options]
    reds = sum(table.suit(face) == "red" for face in faces)
    scores = []
    for face in faces:
        alike = reds if table.suit(face) == "red" else len(faces) - reds
        scores.append(table.keep(face) - 0.02 * alike)
    return _lowest(scores, prompt.least)


def take(table: Table, prompt: Prompt) -> Answer:
    """Take the most useful card."""
    return _highest([-1.0 if option.kind == "pass" else table.keep(option.name) for option in prompt.options])


# ---------------------------------------------------------------------- the ghost deck


def _apparition_worth(table: Table, face: str) -> float:
    """Return what it is worth that this card is turned up in the present turn."""
    ghost = table.ghosts[face]
    if ghost.event:
        return 0.0
    seat = table.victim(ghost.haunts)
    lands = table.burden(seat) if seat is not None else 0.0
    host = table.view["player"]
    if host == table.king:
        return lands
    # The turn player may exorcise it: all the better if he is one of ours, it is ours, and it is weak.
    return lands + table.stance(host) * (POINT * table.points_for(ghost.suit) - ghost.requirement) * 0.5


def arrange(table: Table, prompt: Prompt) -> Answer:
    """Put on top what serves best in this turn."""
    worths = [_apparition_worth(table, option.name) for option in prompt.options]
    return tuple(sorted(range(len(worths)), key=lambda index: -worths[index])[: prompt.least])


def bury(table: Table, prompt: Prompt) -> Answer:
    """Pay for sending a card to the bottom only if turning it up would do harm."""
    worths = [0.0 if option.kind == "pass" else _apparition_worth(table, option.name) for option in prompt.options]
    worst = min(worths)
    return (worths.index(worst),) if worst < -1.0 else (0,)


def direction(table: Table, prompt: Prompt) -> Answer:
    """Turn the die where a ghost does us more good, over its six sides."""
    start = table.view["player"]
    scores = []
    for option in prompt.options:
        sign = 1 if option.name == "left" else -1
        scores.append(sum(table.burden((start + sign * value) % table.seats) for value in range(1, 7)))
    return _highest(scores)


# ---------------------------------------------------------------------- the ghost king's choices


def _lasting(table: Table, option: Option) -> float:
    """Return how well a ghost serves as a life: what is hard to exorcise, and can't be challenged, lasts."""
    ghost = table.ghosts[option.name]
    return ghost.requirement + (1.0 if ghost.suit == "any" else 0.0)


def gather(table: Table, prompt: Prompt) -> Answer:
    """Take the ghosts that last longest; rather not those that keep their bearer from fighting."""
    scores = []
    for option in prompt.options:
        borne = table.borne(option.seat) - 1
        scores.append(_lasting(table, option) - table.burden(option.seat, borne))
    return _highest(scores)


def lose_life(table: Table, prompt: Prompt) -> Answer:
    """Give up the life that is easiest to exorcise."""
    return _lowest([_lasting(table, option) for option in prompt.options], 1)


# ---------------------------------------------------------------------- words


def look(table: Table, prompt: Prompt) -> Answer:
    """Knowing more never hurts."""
    return _word(prompt, "look")


def choice(table: Table, prompt: Prompt) -> Answer:
    """Choose between ways to pay or to gain, by where the question comes from."""
    source = prompt.about.get("source")
    if source == "C-R06.1":
        return _word(prompt, "spirit" if _spirit_for_cards(table) else "cards")
    if source == "C-R01.2":
        return _word(prompt, "pay")
    if source == "C-V05":
        return _word(prompt, "spirit" if table.artifact_worth(table.mine["artifact"]) > 1.3 else "artifact")
    if source == "C-X05":
        return _word(prompt, "spirit" if table.spirit < 2 or table.cheapest() > 0.9 else "cards")
    if source == "C-R10.2":
        return _word(prompt, "spirit")
    return prompt.default


def _spirit_for_cards(table: Table) -> bool:
    """A Woodman's four spirit buy two cards, when he likes: better with a full hand or poor draws."""
    return len(table.hand) >= 5 or table.bears(table.me, "C-G03", "C-G15")


def _word(prompt: Prompt, name: str) -> Answer:
    return next(((i,) for i, option in enumerate(prompt.options) if option.name == name), prompt.default)


def reveal(table: Table, prompt: Prompt) -> Answer:
    """A Heretic King stuck with three ghosts loses at the check: he turns up his card first (PK-310, PK-321)."""
    doomed = table.mine["identity"] == "heretic_king" and table.me not in table.view["banished_from"]
    return next(((i,) for i, option in enumerate(prompt.options) if doomed and option.kind == "reveal"), (0,))
