"""Exorcism and summoning: whom to exorcise, which votes to lay and mark, whom to challenge, what to summon."""

from __future__ import annotations

from core.bots.novice.ballots import (
    Trial,
    best_ballot,
    challenge_reward,
    expected,
    hosting,
    own_count,
    summoning,
    wishes_well,
)
from core.bots.novice.odds import all_positive
from core.bots.novice.stakes import reward, stake
from core.bots.novice.table import OTHER_COLOUR, SPIRIT, Table
from core.kernel.prompts import Answer, Prompt

WORTH_THE_EFFORT = 0.3
"""What an exorcism has to promise before one begins it."""
HESITATION = 0.3
"""How much better a challenge has to look than letting it be."""


def exorcise(table: Table, prompt: Prompt) -> Answer:
    """Host against the ghost that promises most, or not at all."""
    best, pick = WORTH_THE_EFFORT, 0
    for index, option in enumerate(prompt.options):
        if option.kind == "ghost":
            ghost = table.players[option.seat]["ghosts"][option.place]
            ballot = hosting(table, option.seat, ghost, table.hand)
            if ballot.picks and ballot.worth > best:
                best, pick = ballot.worth, index
    return (pick,)


def summon(table: Table, prompt: Prompt) -> Answer:
    """Summon the ghost that pays best for the votes it takes, of those the hand can win."""
    best, pick = 0.0, 0
    for index, option in enumerate(prompt.options):
        if option.kind == "ghost":
            ghost = table.players[option.seat]["ghosts"][option.place]
            ballot = summoning(table, ghost, table.hand)
            # A ghost that keeps its bearer from fighting the king is better left where it is.
            worth = ballot.worth - table.burden(option.seat, table.borne(option.seat) - 1)
            if ballot.picks and worth > best:
                best, pick = worth, index
    return (pick,)


def votes(table: Table, prompt: Prompt) -> Answer:
    """Lay the votes that promise most, or none."""
    exorcism = table.view["exorcism"]
    host, bearer, ghost = exorcism["host"], exorcism["bearer"], exorcism["ghost"]
    hand = [option.name for option in prompt.options]
    if host == table.king:
        return summoning(table, ghost, hand).picks
    odds = expected(table, host, bearer)
    return best_ballot(table, Trial(host, bearer, ghost, ghost["requirement"], odds, hand, prompt.most)).picks


def mark(table: Table, prompt: Prompt) -> Answer:
    """Turn the odd vote out to the wanted colour; double one of the wanted colour (C-R02)."""
    wanted = _aim(table)
    double = prompt.about.get("source") == "C-R02.k"
    for index, option in enumerate(prompt.options):
        if option.kind == "card" and (table.suit(option.name) == wanted) == double:
            return (index,)
    return (0,)


def _aim(table: Table) -> str:
    """Return the colour this seat wants its votes to be in the running exorcism."""
    exorcism = table.view["exorcism"]
    host, ghost, own = exorcism["host"], exorcism["ghost"], exorcism["own"]
    suit: str = ghost["suit"]
    if suit == "any":
        # What most of the votes laid are, they were meant to be.
        red = sum(table.suit(face) == "red" for face in own)
        return "red" if 2 * red > len(own) else "blue"
    for_it = host == table.me or stake(table, host, exorcism["bearer"], ghost) > 0
    return suit if for_it else OTHER_COLOUR[suit]


def challenge(table: Table, prompt: Prompt) -> Answer:
    """Challenge whoever's votes are suspicious enough that the exorcism is better off without them."""
    exorcism = table.view["exorcism"]
    bearer, ghost = exorcism["bearer"], exorcism["ghost"]
    need = ghost["requirement"] - own_count(table, exorcism)
    prize = stake(table, table.me, bearer, ghost) + reward(table, ghost, table.me, len(exorcism["own"]))
    best, pick = expected(table, table.me, bearer).reaches(need) * prize + HESITATION, 0
    for index, option in enumerate(prompt.options):
        if option.kind == "seat":
            honest = all_positive(exorcism["votes"][option.seat], wishes_well(table, option.seat, table.me, bearer))
            rest = expected(table, table.me, bearer, without=option.seat)
            # Honest votes challenged are the end of the exorcism (PK-204).
            worth = (1 - honest) * (rest.reaches(need) * prize + challenge_reward(table))
            if table.players[option.seat]["artifact"] == "C-A11":
                worth -= 2 * SPIRIT
            if worth > best:
                best, pick = worth, index
    return (pick,)
