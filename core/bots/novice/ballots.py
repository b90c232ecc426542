"""Which votes to lay: the chance of success times what it is worth, less what the laid cards are worth.

A success that is worth less than nothing is what one lays votes of the other colour against.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from core.bots.novice.odds import AGAINST_KING, DEFENCE, NOTHING, Odds, grade, laid, to_come
from core.bots.novice.stakes import reward, stake
from core.bots.novice.table import COLOUR, OTHER_COLOUR, SPIRIT, Ghost, Table, side_of
from core.kernel.prompts import Answer

CAUGHT = 0.3
"""How often votes of the other colour are challenged and come to nothing."""


class Trial(NamedTuple):
    """An exorcism, running or only thought of, as one voter faces it.

    Attributes:
        host: who hosts.
        bearer: whom the ghost haunts.
        ghost: the ghost, as the view has it.
        need: its requirement.
        odds: the votes of everybody else.
        hand: the cards to vote with.
        most: how many may be laid.
    """

    host: int
    bearer: int
    ghost: Ghost
    need: int
    odds: Odds
    hand: list[str]
    most: int


class Ballot(NamedTuple):
    """Votes one may lay: what that promises in all, and which they are (as places in the hand)."""

    worth: float
    picks: Answer


# ---------------------------------------------------------------------- everybody else's votes


def expected(table: Table, host: int, bearer: int, without: int = -1) -> Odds:
    """Return the odds of everybody else's votes, laid already or still to come.

    Args:
        table: the position.
        host: who hosts.
        bearer: whom the ghost haunts.
        without: a seat whose votes shall not count.
    """
    total = NOTHING
    for seat in table.others:
        if seat != without:
            total = total.plus(_voter(table, seat, host, bearer))
    return total


def _voter(table: Table, seat: int, host: int, bearer: int) -> Odds:
    exorcism = table.view["exorcism"]
    count = exorcism["votes"][seat] if exorcism else None
    if count is not None:
        return laid(count, wishes_well(table, seat, host, bearer))
    if not table.cards_of(seat) or "bound" in table.players[seat]["flags"]:
        return NOTHING
    if bearer == table.king:
        if seat == table.king:
            return DEFENCE
        return NOTHING if table.barred(seat) else AGAINST_KING
    return to_come(wishes_well(table, seat, host, bearer))


def wishes_well(table: Table, seat: int, host: int, bearer: int) -> int:
    """Return in tenths how likely a voter is for the host's success."""
    if seat == host:
        return 9
    if bearer == table.king:
        return 0 if seat == table.king else 8
    friend, of_host = table.friends[seat], table.friends[host]
    return grade(friend * of_host + (1 - friend) * (1 - of_host))


# ---------------------------------------------------------------------- one's own


def challenge_reward(table: Table) -> float:
    """Return what a won challenge pays the host (PK-204)."""
    return SPIRIT * table.numbers.challenge_reward


def best_ballot(table: Table, trial: Trial) -> Ballot:
    """Return the best votes for or against an exorcism; none, when none are worth their cards."""
    gain = stake(table, trial.host, trial.bearer, trial.ghost)
    best = Ballot(trial.odds.reaches(trial.need) * gain, ())
    suit = _wanted_suit(table, trial)
    if not suit:
        return best
    ballots = [best, *_helping(table, trial, gain, suit)]
    if trial.host != table.me and gain < 0:
        ballots += _harming(table, trial, gain, OTHER_COLOUR[suit])
    return max(ballots, key=lambda ballot: ballot.worth)


def _wanted_suit(table: Table, trial: Trial) -> str:
    """Return the colour that counts for success; that of an X ghost as far as one can tell, or ""."""
    suit: str = trial.ghost["suit"]
    if suit != "any":
        return suit
    if trial.host != table.me:
        return COLOUR.get(side_of(table.players[trial.host]["identity"]), "")
    red = sum(table.votes_of(face) for face in trial.hand if table.suit(face) == "red")
    blue = sum(table.votes_of(face) for face in trial.hand if table.suit(face) == "blue")
    if red == blue and table.colour:
        return table.colour
    return "red" if red > blue else "blue"


def _helping(table: Table, trial: Trial, gain: float, suit: str) -> list[Ballot]:
    return [
        Ballot(
            trial.odds.reaches(trial.need - votes) * (gain + reward(table, trial.ghost, trial.host, votes)) - cost,
            picks,
        )
        for picks, votes, cost in growing(table, trial.hand, suit, trial.most)
    ]


def _harming(table: Table, trial: Trial, gain: float, suit: str) -> list[Ballot]:
    # The ghost king's votes can't be challenged, nor those on an X ghost (PK-203, PK-206).
    caught = 0.0 if table.reigning or trial.ghost["suit"] == "any" else CAUGHT
    in_vain = trial.odds.reaches(trial.need) * gain - challenge_reward(table)
    return [
        Ballot((1 - caught) * trial.odds.reaches(trial.need + votes) * gain + caught * in_vain - cost, picks)
        for picks, votes, cost in growing(table, trial.hand, suit, trial.most)
    ]


def growing(table: Table, hand: list[str], suit: str, most: int) -> list[tuple[Answer, int, float]]:
    """Return ever larger sets of votes of a colour, cheapest first: (places in the hand, votes, what they cost)."""
    places = _ordered(table, hand, suit)[:most]
    costs = table.costs([hand[place] for place in places])
    found: list[tuple[Answer, int, float]] = []
    votes, cost = 0, 0.0
    for count, place in enumerate(places, 1):
        votes += table.votes_of(hand[place])
        cost += costs[count - 1]
        found.append((tuple(places[:count]), votes, cost))
    return found


def _ordered(table: Table, hand: list[str], suit: str) -> list[int]:
    """Return the places of the cards that count as a colour, cheapest for their votes first."""
    places = [place for place, face in enumerate(hand) if table.suit(face) == suit]
    places.sort(key=lambda place: table.keep(hand[place]) / table.votes_of(hand[place]))
    others = [place for place, face in enumerate(hand) if table.suit(face) != suit]
    if others and can_flip(table):
        places.insert(0, min(others, key=lambda place: table.keep(hand[place])))
    return places


def can_flip(table: Table) -> bool:
    """Whether one of this seat's votes may count as the other colour (C-A04, C-R10, C-K5)."""
    if table.mine["artifact"] == "C-A04" and not table.bears(table.me, "C-G08"):
        return True
    if table.mine["role"] == "C-R10" and "1" in table.mine["skills"] and not table.used("C-R10.1"):
        return True
    return table.reigning and table.view["candidate"] == "C-K5" and not table.used("C-K5")


# ---------------------------------------------------------------------- hosting


def hosting(table: Table, bearer: int, ghost: Ghost, hand: list[str], easier: int = 0) -> Ballot:
    """Return what hosting against a ghost promises.

    Args:
        table: the position, in this seat's turn.
        bearer: whom it haunts.
        ghost: the ghost, as the view has it.
        hand: the cards to vote with.
        easier: by how much its requirement will be lower than now.
    """
    odds = table.once(("odds", bearer == table.king), lambda: expected(table, table.me, bearer))
    need = max(1, ghost["requirement"] - easier)
    most = min(table.most_votes(), len(hand))
    return best_ballot(table, Trial(table.me, bearer, ghost, need, odds, hand, most))


def hosting_targets(table: Table) -> list[tuple[int, Ghost]]:
    """Return (bearer, ghost) of every ghost this seat may host against (PK-214)."""
    barred = table.king if table.barred(table.me) else -1
    return [(bearer, ghost) for bearer, _, ghost in table.all_ghosts if bearer != barred]


def best_hosting(table: Table) -> float:
    """Return what the best exorcism open to this seat promises (0: none is worth it)."""
    return table.once("best hosting", lambda: max([0.0, *_promises(table)]))


def _promises(table: Table) -> list[float]:
    return [hosting(table, bearer, ghost, table.hand).worth for bearer, ghost in hosting_targets(table)]


# ---------------------------------------------------------------------- summoning


def summoning(table: Table, ghost: Ghost, hand: list[str]) -> Ballot:
    """Return the cheapest votes that summon a ghost for certain: the king votes alone (PK-216)."""
    suits = ("red", "blue") if ghost["suit"] == "any" else (ghost["suit"],)
    best = Ballot(0.0, ())
    for suit in suits:
        # The Blood Tiger counts red one more when he votes with red.
        extra = int(suit == "red" and table.view["candidate"] == "C-K1")
        for picks, votes, cost in growing(table, hand, suit, len(hand)):
            if votes + extra >= ghost["requirement"]:
                best = max(best, Ballot(_life_worth(table) - 0.8 * cost, picks), key=lambda ballot: ballot.worth)
                break
    return best


def _life_worth(table: Table) -> float:
    """Return what one more life is worth to the ghost king."""
    return {"C-K1": 5.0, "C-K5": 5.0, "C-K2": 1.5, "C-K6": 2.0}.get(table.view["candidate"], 3.0)


def own_count(table: Table, exorcism: dict[str, Any]) -> int:
    """Return how much this seat's laid votes count for the running exorcism."""
    total = 0
    for place, face in enumerate(exorcism["own"]):
        positive = (table.suit(face) == exorcism["ghost"]["suit"]) != (place in exorcism["own_marked"])
        total += table.votes_of(face) if positive else -table.votes_of(face)
    return total
