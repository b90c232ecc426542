"""When to act: the day, the windows, and what to do about what others have on the stack."""

from __future__ import annotations

from typing import Any

from core.bots.novice.table import SPIRIT, THE_GAME, VOTE, Table
from core.bots.novice.uses import aim, worth
from core.kernel.prompts import Answer, Option, Prompt

WORTH_IT = 0.1
"""What a use has to gain before one bothers."""

_IN_OWN_DAY_ONLY = ("C-S06",)
"""Could be used at any time, and serves best before one decides what else to do."""

# ---------------------------------------------------------------------- the day


def day(table: Table, prompt: Prompt) -> Answer:
    """Do the best thing the day offers; end the day when nothing gains."""
    best, pick = WORTH_IT, 0
    for index, option in enumerate(prompt.options):
        gains = _day_worth(table, option)
        if gains > best:
            best, pick = gains, index
    return (pick,)


def _day_worth(table: Table, option: Option) -> float:
    if option.kind == "draw":
        return _drawing(table)
    if option.kind == "equip":
        return _equipping(table, option.name)
    if option.kind == "reveal":
        return _revealing(table, option.seat)
    if option.kind == "pass":
        return 0.0
    return worth(table, option)


def _drawing(table: Table) -> float:
    """Buy cards as long as they will be kept or laid as votes this night."""
    limit = table.mine["hand_limit"]
    room = 99 if limit is None else limit + 2
    return 0.2 if len(table.hand) < room else 0.0


def _equipping(table: Table, face: str) -> float:
    if table.bears(table.me, "C-G08"):
        return 0.0
    return table.artifact_worth(face) - table.artifact_worth(table.mine["artifact"]) - (0.3 if table.surplus else VOTE)


def _revealing(table: Table, bearer: int) -> float:
    """Turn up a heretic's card when that is sure to make the Heretic King the ghost king at once (PK-322)."""
    landing = [0 if seat == bearer else len(player["ghosts"]) for seat, player in enumerate(table.players)]
    for ghost in table.players[bearer]["ghosts"]:
        seat = table.victim(table.ghosts[ghost["face"]].haunts)
        if seat is not None:
            landing[seat] += 1
    return THE_GAME if max(landing) >= table.numbers.ghosts_for_king else 0.0


# ---------------------------------------------------------------------- windows


def priority(table: Table, prompt: Prompt) -> Answer:
    """Answer what is on the stack if it does harm; else use what gains most in this window."""
    stack = table.view["stack"]
    best, pick = WORTH_IT, 0
    for index, option in enumerate(prompt.options):
        gains = _window_worth(table, option, stack)
        if gains > best:
            best, pick = gains, index
    return (pick,)


def _window_worth(table: Table, option: Option, stack: list[dict[str, Any]]) -> float:
    if option.kind == "pass":
        return 0.0
    if option.kind == "equip":
        return _equipping(table, option.name)
    if option.name.startswith(("C-S08", "C-S09")):
        return _response_worth(table, option.name, stack)
    if stack or option.name.startswith(_IN_OWN_DAY_ONLY):
        # One thing at a time: what isn't an answer can wait till the stack is empty.
        return 0.0
    return worth(table, option)


def _response_worth(table: Table, face: str, stack: list[dict[str, Any]]) -> float:
    best = max([_answer_gain(table, face, use) for use in stack], default=0.0)
    return best - table.keep(face)


def _answer_gain(table: Table, face: str, use: dict[str, Any]) -> float:
    harmful = harm(table, use)
    if face.startswith("C-S09"):
        # Turned on an enemy the harm is done twice over: not to us, and to him.
        return 2 * harmful if harmful > 0 and [t[1:3] for t in use["targets"]] == [["", table.me]] else 0.0
    return harmful


# ---------------------------------------------------------------------- harm on the stack

_AT_PLAYER = {
    "C-S02": 1.0, "C-S04": 2.0, "C-S05": 1.5, "C-S07": 1.0, "C-S13": 0.6, "C-R09.1": 1.0, "C-K3.look": 0.3,
}  # fmt: skip
"""What a use takes from the player it is aimed at."""

_BY_ITSELF = {
    "C-S01": 0.5, "C-S03": 0.8, "C-X02": 0.5, "C-X05": 1.2, "C-R11.2": 0.6, "C-K6": 2.5, "C-K9": 3.5,
    "C-R08.k": 3.0, "C-R04.k": 2.0, "C-K3.name": THE_GAME,
}  # fmt: skip
"""What a use gives its user, whoever suffers by it."""


def harm(table: Table, use: dict[str, Any]) -> float:
    """Return what it costs this seat's side that a use on the stack takes effect (below 0: it helps)."""
    ability, user = use["ability"], use["seat"]
    against = 0.0 if user == table.me else -table.stance(user)
    if ability == "C-S08":
        return _broken(table, use)
    if ability in ("C-S10", "C-A03", "C-R05.1", "C-R12.2", "C-K2"):
        return _moved(table, use)
    total = _BY_ITSELF.get(ability, 0.0) * max(0.0, against)
    for _, _, seat, _ in use["targets"]:
        if ability in _AT_PLAYER and 0 <= seat < table.seats:
            losing = min(_AT_PLAYER[ability], 0.2 + table.cards_of(seat))
            total += losing * (1.0 if seat == table.me else 0.6 * table.stance(seat))
    return total


def _broken(table: Table, use: dict[str, Any]) -> float:
    """A breaker does to us what the use it breaks would have done for us."""
    stack = table.view["stack"]
    for _, _, seat, place in use["targets"]:
        if seat == table.me and 0 <= place < len(stack):
            return 1.0 + SPIRIT
    return 0.0


def _moved(table: Table, use: dict[str, Any]) -> float:
    ends = [target[2] for target in use["targets"]]
    if len(ends) < 2:
        return 0.0
    borne = table.borne(ends[0]) - 1
    return table.burden(ends[0], borne) - table.burden(ends[1])


# ---------------------------------------------------------------------- naming targets


def target(table: Table, prompt: Prompt) -> Answer:
    """Name the target that gains most; for an answer, the most harmful use, and the worst enemy in one's place."""
    ability = prompt.about["ability"]
    scores = [_target_score(table, ability, option, prompt.about) for option in prompt.options]
    return (scores.index(max(scores)),)


def _target_score(table: Table, ability: str, option: Option, about: dict[str, Any]) -> float:
    if option.kind == "use":
        return harm(table, table.view["stack"][option.place])
    if ability == "C-S09":
        return -table.stance(option.seat)
    return aim(table, option, about)
