"""Exorcism and summoning: whom to exorcise, which votes to lay, whom to challenge.

Every question here is answered by one sum: the chance of success times what a success is worth, less what the laid
cards are worth. A success that is worth less than nothing is what one lays negative votes against.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from core.bots.novice.odds import AGAINST_KING, DEFENCE, NOTHING, Odds, all_positive, grade, laid, to_come
from core.bots.novice.table import COLOUR, OTHER_COLOUR, POINT, SPIRIT, THE_GAME, Table
from core.kernel.prompts import Answer, Prompt

CAUGHT = 0.3
"""How often negative votes are challenged and come to nothing."""
WORTH_THE_EFFORT = 0.3
"""What an exorcism has to promise before one begins it."""
HESITATION = 0.3
"""How much better a challenge has to look than letting it be."""
CHALLENGE_REWARD = 3 * SPIRIT

Ghost = dict[str, Any]


class Ballot(NamedTuple):
    """Votes one may lay: which (as places in the hand), and what that promises in all."""

    worth: float
    picks: Answer


# ---------------------------------------------------------------------- what a success is worth


def stake(table: Table, host: int, bearer: int, ghost: Ghost) -> float:
    """Return what it is worth to this seat that a host banishes a ghost, rewards left aside."""
    if table.reigning:
        return _stake_of_king(table, bearer)
    relief = -table.burden(bearer, table.borne(bearer) - 1)
    if bearer == table.king and table.borne(bearer) == 1:
        return THE_GAME * (0.4 + 0.6 * table.stance(host))
    return relief + _crowding(table, bearer) + _gain(table, host, ghost["suit"])


def _crowding(table: Table, bearer: int) -> float:
    """Return what it is worth that one ghost fewer draws the ghost king nearer (PK-301, PK-302)."""
    if table.king >= 0 or table.view["banished_from"]:
        return 0.0
    stuck = [seat for seat, player in enumerate(table.players) if len(player["ghosts"]) >= 3]
    crowd = table.view["ghosts_on_table"]
    wanted = -1.0 if table.heretic else 1.0
    if (stuck or crowd >= 7) and all(seat == bearer for seat in stuck):
        # Without this success the king rises tonight.
        return 4.0 * wanted
    return {6: 1.5, 5: 0.8}.get(crowd, 0.0) * wanted


def _gain(table: Table, host: int, suit: str) -> float:
    """Return what the point is worth: a friend's counts for us, an enemy's against us, and the last one decides."""
    stance = table.stance(host)
    last = table.king < 0 and len(table.players[host]["points"]) + 1 >= table.view["points_to_end"]
    if last:
        lead = table.lead + (table.points_for(suit) if stance > 0 else -table.points_against(suit))
        if host == table.me:
            return THE_GAME if lead > 0 else -THE_GAME / 2 if lead < 0 else 0.0
        return THE_GAME * stance
    if table.heretic and host != table.me:
        # Every banished ghost puts off the Heretic King's day, and counts for a sect.
        return POINT * stance
    points = table.points_for(suit) if stance > 0 else table.points_against(suit)
    # Points are worth nothing unless the ghost king falls.
    return POINT * points * stance * (1.0 if table.king < 0 else 0.4)


def _stake_of_king(table: Table, bearer: int) -> float:
    """A ghost king loses a life, or what he needs others to bear; some kings feed on every failure."""
    lives = table.borne(table.me)
    if bearer == table.me:
        return -2 * THE_GAME if lives == 1 else -7.0 if lives == 2 else -4.0
    borne = table.borne(bearer)
    king = table.view["candidate"]
    if king == "C-K8":
        return -2.5
    if king == "C-K6" or (king == "C-K2" and borne == 3):
        return -2.0
    return 0.0


# ---------------------------------------------------------------------- choosing votes


def expected(table: Table, host: int, bearer: int) -> Odds:
    """Return the odds of the votes of everybody else, laid already or still to come."""
    exorcism = table.view["exorcism"]
    total = NOTHING
    for seat in table.others:
        total = total.plus(_voter(table, exorcism, seat, host, bearer))
    return total


def _voter(table: Table, exorcism: dict[str, Any] | None, seat: int, host: int, bearer: int) -> Odds:
    count = exorcism["votes"][seat] if exorcism else None
    tenths = _wishes_well(table, seat, host, bearer)
    if count is not None:
        return laid(count, tenths)
    player = table.players[seat]
    if not player["hand"] or "bound" in player["flags"]:
        return NOTHING
    if bearer == table.king:
        if seat == table.king:
            return DEFENCE
        return NOTHING if len(player["ghosts"]) >= 2 else AGAINST_KING
    return to_come(tenths)


def _wishes_well(table: Table, seat: int, host: int, bearer: int) -> int:
    """Return in tenths how likely a voter is for the host's success."""
    if seat == host:
        return 9
    if bearer == table.king:
        return 0 if seat == table.king else 8
    friend, of_host = table.friends[seat], table.friends[host]
    return grade(friend * of_host + (1 - friend) * (1 - of_host))


def can_flip(table: Table) -> bool:
    """Whether one of this seat's votes may count as the other colour (C-A04, C-R10, C-K5)."""
    if table.mine["artifact"] == "C-A04" and not table.bears(table.me, "C-G08"):
        return True
    if table.mine["role"] == "C-R10" and "1" in table.mine["skills"] and not table.used("C-R10.1"):
        return True
    return table.reigning and table.view["candidate"] == "C-K5" and not table.used("C-K5")


def _ordered(table: Table, hand: list[str], suit: str) -> list[int]:
    """Return the places of the cards that count as a colour, cheapest for their votes first."""
    places = [place for place, face in enumerate(hand) if table.suit(face) == suit]
    places.sort(key=lambda place: table.keep(hand[place]) / table.votes_of(hand[place]))
    if can_flip(table):
        rest = [place for place, face in enumerate(hand) if table.suit(face) != suit]
        if rest:
            places.insert(0, min(rest, key=lambda place: table.keep(hand[place])))
    return places


def _reward(table: Table, ghost: Ghost, host: int, votes: int) -> float:
    """Return what a success pays this seat when it laid so many votes (PK-212)."""
    card = table.ghosts[ghost["face"]]
    if table.reigning or (not votes and host != table.me):
        return 0.0
    exorcism = table.view["exorcism"]
    partners = sum(bool(count) for count in exorcism["votes"]) if exorcism else 1
    return card.pool * SPIRIT / (1 + partners) + (card.draw if votes else 0)


def votes_for(
    table: Table, host: int, bearer: int, ghost: Ghost, hand: list[str], odds: Odds, need: int, most: int
) -> Ballot:
    """Return the best votes for or against an exorcism.

    Args:
        table: the position.
        host: who hosts.
        bearer: whom the ghost haunts.
        ghost: the ghost, as the view has it.
        hand: the cards to vote with.
        odds: the votes of the others.
        need: the requirement.
        most: how many votes may be laid.
    """
    gain = stake(table, host, bearer, ghost)
    best = Ballot(odds.reaches(need) * gain, ())
    suit = ghost["suit"]
    if suit == "any":
        suit = _colour_of_host(table, host, hand)
        if not suit:
            return best
    best = max(best, _helping(table, host, ghost, hand, odds, need, most, gain, suit), key=lambda ballot: ballot.worth)
    if host != table.me and gain < 0:
        harming = _harming(table, ghost, hand, odds, need, most, gain, OTHER_COLOUR[suit])
        best = max(best, harming, key=lambda ballot: ballot.worth)
    return best


def _colour_of_host(table: Table, host: int, hand: list[str]) -> str:
    """Return the colour an X ghost will be banished in, as far as one can tell, or ""."""
    if host == table.me:
        red = sum(table.votes_of(face) for face in hand if table.suit(face) == "red")
        blue = sum(table.votes_of(face) for face in hand if table.suit(face) == "blue")
        if red == blue and not table.heretic:
            return COLOUR[table.mine["identity"]]
        return "red" if red > blue else "blue"
    return COLOUR.get(table.players[host]["identity"] or "", "")


def _helping(
    table: Table,
    host: int,
    ghost: Ghost,
    hand: list[str],
    odds: Odds,
    need: int,
    most: int,
    gain: float,
    suit: str,
) -> Ballot:
    places = _ordered(table, hand, suit)[:most]
    costs = table.costs([hand[place] for place in places])
    best = Ballot(-1e9, ())
    votes, cost = 0, 0.0
    for count, place in enumerate(places, 1):
        votes += table.votes_of(hand[place])
        cost += costs[count - 1]
        worth = odds.reaches(need - votes) * (gain + _reward(table, ghost, host, votes)) - cost
        if worth > best.worth:
            best = Ballot(worth, tuple(places[:count]))
    return best


def _harming(
    table: Table, ghost: Ghost, hand: list[str], odds: Odds, need: int, most: int, gain: float, suit: str
) -> Ballot:
    places = _ordered(table, hand, suit)[:most]
    costs = table.costs([hand[place] for place in places])
    # The ghost king's votes can't be challenged, nor those on an X ghost (PK-203, PK-206).
    caught = 0.0 if table.reigning or ghost["suit"] == "any" else CAUGHT
    idle = odds.reaches(need) * gain
    best = Ballot(-1e9, ())
    votes, cost = 0, 0.0
    for count, place in enumerate(places, 1):
        votes += table.votes_of(hand[place])
        cost += costs[count - 1]
        stopped = odds.reaches(need + votes) * gain
        worth = (1 - caught) * stopped + caught * (idle - CHALLENGE_REWARD) - cost
        if worth > best.worth:
            best = Ballot(worth, tuple(places[:count]))
    return best


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
    need = max(1, ghost["requirement"] - easier)
    most = min(table.most_votes(), len(hand))
    against_king = bearer == table.king
    odds = table.once(("odds", against_king), lambda: expected(table, table.me, bearer))
    return votes_for(table, table.me, bearer, ghost, hand, odds, need, most)


def targets(table: Table) -> list[tuple[int, int, Ghost]]:
    """Return (bearer, place, ghost) of every ghost this seat may host against (PK-214)."""
    barred = table.king if table.borne(table.me) >= 2 else -1
    return [
        (seat, place, ghost)
        for seat, player in enumerate(table.players)
        if seat != barred
        for place, ghost in enumerate(player["ghosts"])
    ]


def best_hosting(table: Table) -> float:
    """Return what the best exorcism open to this seat promises (0: none is worth it)."""
    return table.once("best hosting", lambda: max([0.0, *_promises(table)]))


def _promises(table: Table) -> list[float]:
    return [hosting(table, bearer, ghost, table.hand).worth for bearer, _, ghost in targets(table)]


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


# ---------------------------------------------------------------------- summoning


def _life_worth(table: Table) -> float:
    """Return what one more life is worth to the ghost king."""
    return {"C-K1": 5.0, "C-K5": 5.0, "C-K2": 1.5, "C-K6": 2.0}.get(table.view["candidate"], 3.0)


def _summoning(table: Table, ghost: Ghost, hand: list[str]) -> Ballot:
    """Return the cheapest votes that summon a ghost for certain: the king votes alone (PK-216)."""
    suits = ("red", "blue") if ghost["suit"] == "any" else (ghost["suit"],)
    best = Ballot(0.0, ())
    for suit in suits:
        places = _ordered(table, hand, suit)
        votes, cost = 0, 0.0
        for count, place in enumerate(places, 1):
            votes += table.votes_of(hand[place])
            cost += 0.8 * table.keep(hand[place])
            if votes >= ghost["requirement"]:
                worth = _life_worth(table) - cost
                if worth > best.worth:
                    best = Ballot(worth, tuple(places[:count]))
                break
    return best


def summon(table: Table, prompt: Prompt) -> Answer:
    """Summon the ghost that pays best for the votes it takes, of those the hand can win."""
    best, pick = 0.0, 0
    for index, option in enumerate(prompt.options):
        if option.kind == "ghost":
            ghost = table.players[option.seat]["ghosts"][option.place]
            # A ghost that keeps its bearer from fighting the king is better left where it is.
            left_behind = table.burden(option.seat, table.borne(option.seat) - 1)
            worth = _summoning(table, ghost, table.hand).worth - left_behind
            if worth > best:
                best, pick = worth, index
    return (pick,)


# ---------------------------------------------------------------------- votes, marks, challenges


def votes(table: Table, prompt: Prompt) -> Answer:
    """Lay the votes that promise most, or none."""
    exorcism = table.view["exorcism"]
    host, bearer, ghost = exorcism["host"], exorcism["bearer"], exorcism["ghost"]
    hand = [option.name for option in prompt.options]
    if host == table.king:
        return _summoning(table, ghost, hand).picks
    odds = expected(table, host, bearer)
    ballot = votes_for(table, host, bearer, ghost, hand, odds, ghost["requirement"], prompt.most)
    return ballot.picks


def _aim(table: Table) -> str:
    """Return the colour this seat wants its votes to be in the running exorcism."""
    exorcism = table.view["exorcism"]
    host, ghost = exorcism["host"], exorcism["ghost"]
    own = exorcism["own"]
    suit = ghost["suit"]
    if suit == "any":
        red = sum(table.suit(face) == "red" for face in own)
        return "red" if 2 * red > len(own) else "blue"
    if host == table.me or stake(table, host, exorcism["bearer"], ghost) > 0:
        return str(suit)
    return OTHER_COLOUR[suit]


def mark(table: Table, prompt: Prompt) -> Answer:
    """Turn the odd vote out to the wanted colour; double one of the wanted colour (C-R02)."""
    wanted = _aim(table)
    double = prompt.about.get("source") == "C-R02.k"
    for index, option in enumerate(prompt.options):
        if option.kind == "card" and (table.suit(option.name) == wanted) == double:
            return (index,)
    return (0,)


def challenge(table: Table, prompt: Prompt) -> Answer:
    """Challenge whoever's votes are suspicious enough that the exorcism is better off without them."""
    exorcism = table.view["exorcism"]
    bearer, ghost = exorcism["bearer"], exorcism["ghost"]
    mine = sum(_own_values(table, exorcism, ghost["suit"]))
    need = ghost["requirement"] - mine
    prize = stake(table, table.me, bearer, ghost) + _reward(table, ghost, table.me, len(exorcism["own"]))
    best, pick = expected(table, table.me, bearer).reaches(need) * prize + HESITATION, 0
    for index, option in enumerate(prompt.options):
        if option.kind != "seat":
            continue
        count = exorcism["votes"][option.seat]
        guilty = 1 - all_positive(count, _wishes_well(table, option.seat, table.me, bearer))
        rest = NOTHING
        for seat in table.others:
            if seat != option.seat:
                rest = rest.plus(_voter(table, exorcism, seat, table.me, bearer))
        worth = guilty * (rest.reaches(need) * prize + CHALLENGE_REWARD)
        if table.players[option.seat]["artifact"] == "C-A11":
            worth -= 2 * SPIRIT
        if worth > best:
            best, pick = worth, index
    return (pick,)


def _own_values(table: Table, exorcism: dict[str, Any], suit: str) -> list[int]:
    return [
        table.votes_of(face) * (1 if (table.suit(face) == suit) != (place in exorcism["own_marked"]) else -1)
        for place, face in enumerate(exorcism["own"])
    ]
