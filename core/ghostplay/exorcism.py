"""Exorcism 驅鬼 and summoning 招魂 (PK-200 to PK-217): each is one command, read from top to bottom."""

from __future__ import annotations

from core.ghostplay.actions import choose_word, draw, gain_spirit, happen, look_at_identity, recover
from core.ghostplay.cards import ANY_SUIT, RED
from core.ghostplay.queries import (
    barred_from_king,
    counted_suit,
    equipped,
    faces,
    ghost_card,
    requirement,
    skill_open,
    spell,
    tally,
    touched_by,
    vote_value,
)
from core.ghostplay.state import Challenge, Exorcism, State
from core.ghostplay.votes import lay_votes, public_facts, take_up_votes
from core.kernel.prompts import PASS, Ask, Command, Option, choose_one
from core.kernel.zones import Zone, move

SEAL_COST = 2
"""What a challenge against the Seal of Law costs the host (C-A11)."""


# ---------------------------------------------------------------------- the turn player decides


def exorcism_step(st: State) -> Command[None]:
    """Ask the turn player whether, and against which ghost, he exorcises, or summons as the ghost king (PK-200)."""
    host = st.player
    summoning = host == st.king
    ghosts = [(bearer, ghost) for bearer, ghost in st.attached() if not host_refusal(st, host, bearer)]
    if not ghosts:
        return
    places = [st.ghosts[bearer].index(ghost) for bearer, ghost in ghosts]
    options = [
        Option("ghost", ghost_card(st, ghost).kind, bearer, place)
        for (bearer, ghost), place in zip(ghosts, places, strict=True)
    ]
    about = {"source": "PK-216" if summoning else "PK-200"}
    (answer,) = yield (Ask(host, "summon" if summoning else "exorcise", (PASS, *options), about=about),)
    if answer[0] == 0:
        return
    bearer, ghost = ghosts[answer[0] - 1]
    if summoning:
        yield from _summon(st, bearer, ghost)
    else:
        yield from _exorcise(st, bearer, ghost)
    st.exorcism = None


def host_refusal(st: State, host: int, bearer: int) -> str:
    """Return the rule by which a seat can't host against a bearer's ghosts, or "".

    The king can't summon his own lives (PK-216); who bears too many ghosts can't host against them (PK-214).
    """
    if bearer != st.king:
        return ""
    if host == st.king:
        return "PK-216"
    return "PK-214" if barred_from_king(st, host) else ""


# ---------------------------------------------------------------------- exorcism


def _exorcise(st: State, bearer: int, ghost: int) -> Command[None]:
    host = st.player
    order = [(host - step) % st.seats for step in range(st.seats)]
    st.exorcism = Exorcism(host, bearer, ghost, order, st.seats)
    card = ghost_card(st, ghost)
    need = requirement(st, ghost, bearer, host)
    # The target is announced before anybody lays a vote (PK-217).
    st.emit("exorcism_began", host=host, bearer=bearer, face=card.kind, suit=card.suit, requirement=need)
    for seat in order:
        yield from lay_votes(st, seat)
    cast = any(st.exorcism.laid(seat) for seat in order)
    lost = yield from _challenges(st, card.suit)
    participants = [seat for seat in order if st.exorcism.laid(seat)]
    if lost:
        suit = ""
        _discard_votes(st)
        counted: Zone = []
    else:
        suit, counted = _count(st, card.suit, need)
    if suit:
        yield from _banish(st, suit, participants)
    else:
        cause = "PK-204" if lost else "PK-208"
        st.emit("exorcism_failed", host=host, bearer=bearer, face=card.kind, cause=cause)
        for seat in participants:
            yield from happen(st, "vote_failed", seat, ghost, by=host, amount=bearer)
        if cast:
            yield from happen(st, "exorcism_failed", bearer, ghost, by=host)
    if not lost:
        for seat in participants:
            yield from _take_back(st, seat, counted)
        yield from happen(st, "counted", bearer, ghost, by=host)


# ---------------------------------------------------------------------- challenges


def _challenges(st: State, suit: str) -> Command[bool]:
    """Let the host challenge, one player after the other; return whether a challenge was lost (PK-203 to PK-206)."""
    exorcism = st.running_exorcism
    host = exorcism.host
    exorcism.stage = "challenge"
    while True:
        seats = [seat for seat in exorcism.order if not challenge_refusal(st, seat)]
        if not seats:
            return False
        options = (PASS, *[Option("seat", seat=seat) for seat in seats])
        picked = yield from choose_one(Ask(host, "challenge", options, about={"source": "PK-203", **public_facts(st)}))
        if picked.kind == "pass":
            return False
        won = yield from _challenge(st, picked.seat, suit)
        if not won:
            return True


def challenge_refusal(st: State, seat: int) -> tuple[str, ...]:
    """Return why the host can't challenge a seat: the key of the reason and the ids behind it; () when he can.

    (PK-203, PK-205, PK-206, C-G05, C-G20, C-A11.)
    """
    exorcism = st.running_exorcism
    host = exorcism.host
    if ghost_card(st, exorcism.ghost).suit == ANY_SUIT:
        return "x_ghost", "PK-206"
    if len(exorcism.laid(host)) > st.numbers.most_votes_to_challenge:
        return "many_votes", "PK-205"
    ghosts = [kind for kind in ("C-G05", "C-G20") if touched_by(st, host, kind)]
    if ghosts:
        return "no_challenge", *ghosts
    if seat == host:
        return "own_votes", "PK-203"
    if seat == st.king:
        return "king_votes", "PK-203"
    if any(seat == done.seat for done in exorcism.challenged):
        return "challenged", "PK-203"
    if not exorcism.laid(seat):
        return "laid_none", "PK-203"
    if st.spirit[host] < SEAL_COST and equipped(st, seat, "C-A11"):
        return "cost", "C-A11"
    return ()


def _challenge(st: State, seat: int, suit: str) -> Command[bool]:
    """Show a seat's votes; return whether the challenge is won, that is, they hold a negative vote (PK-204)."""
    exorcism = st.running_exorcism
    host = exorcism.host
    st.emit("challenged", host=host, seat=seat)
    if equipped(st, seat, "C-A11"):
        gain_spirit(st, host, -SEAL_COST, "C-A11")
    votes = exorcism.laid(seat)
    # A flipped vote is judged as what it counts as, and shown as flipped (C-A04, C-R10).
    negative = any(vote_value(st, card, card in exorcism.flipped, False)[0] != suit for card in votes)
    shown = faces(st, votes)
    flipped = [place for place, card in enumerate(votes) if card in exorcism.flipped]
    exorcism.challenged.append(Challenge(seat, negative, shown, flipped))
    st.emit("challenge_won" if negative else "challenge_lost", host=host, seat=seat, cards=shown, flipped=flipped)
    if negative:
        st.spell_discard += votes
        votes.clear()
        gain_spirit(st, host, st.numbers.challenge_reward, "PK-204")
        yield from happen(st, "challenge_won", host, by=seat)
    return negative


# ---------------------------------------------------------------------- the count


def _discard_votes(st: State) -> None:
    """A lost challenge: the votes are discarded face down, save those challenged, which were shown (PK-210)."""
    exorcism = st.running_exorcism
    challenged = exorcism.challenged[-1].seat
    unseen = take_up_votes(st, [seat for seat in exorcism.order if seat != challenged])
    st.face_down += unseen
    take_up_votes(st, [challenged])
    st.emit("votes_discarded", count=len(unseen))


def _count(st: State, suit: str, need: int) -> tuple[str, Zone]:
    """Show all votes shuffled and count them; return the colour of the success, or "", and the votes (PK-207…209)."""
    exorcism = st.running_exorcism
    exorcism.stage = "count"
    votes = take_up_votes(st, exorcism.order)
    red, blue = tally(st, votes)
    success = counted_suit(suit, red, blue, need) if votes else ""
    _show_count(st, votes, red, blue, suit, need, success)
    return success, votes


def _show_count(st: State, votes: Zone, red: int, blue: int, suit: str, need: int, success: str) -> None:
    exorcism = st.running_exorcism
    cards: list[dict[str, object]] = []
    for card in votes:
        side, value = vote_value(st, card, card in exorcism.flipped, card in exorcism.doubled)
        cards.append({"face": spell(st, card).face, "suit": side, "value": value})
    st.emit("counted", cards=cards, red=red, blue=blue, suit=suit, requirement=need, success=success)


def _banish(st: State, suit: str, participants: list[int]) -> Command[None]:
    """Success: the ghost is the host's point, he may look, and those who took part are rewarded (PK-211, PK-212)."""
    exorcism = st.running_exorcism
    host, bearer, ghost = exorcism.host, exorcism.bearer, exorcism.ghost
    card = ghost_card(st, ghost)
    move(ghost, st.ghosts[bearer], st.points[host])
    st.point_suits[host].append(suit)
    st.banished.append(ghost)
    st.banished_from.append(bearer)
    st.emit("exorcism_succeeded", host=host, bearer=bearer, face=card.kind, suit=suit)
    yield from happen(st, "banished", bearer, ghost, by=host)
    share = card.pool // len(participants)
    for seat in participants:
        extra = card.pool % len(participants) if seat == host else 0
        gain_spirit(st, seat, share + extra, "PK-212")
        draw(st, seat, card.draw, "PK-212")
    if host not in participants:
        # The remainder is the host's even when he laid no vote (PK-212).
        gain_spirit(st, host, card.pool % len(participants), "PK-212")
    if st.game_mode.look and bearer != host and not st.shown[bearer]:
        # "May look": a host who has looked already, or knows the card, is asked all the same.
        word = yield from choose_word(host, "look", ("look", "decline"), "PK-211", bearer=bearer)
        if word == "look":
            look_at_identity(st, host, bearer, "PK-211")


def _take_back(st: State, seat: int, counted: Zone) -> Command[None]:
    """C-R10 鬼道: after a count he voted in, a Yin-Yang Guest takes one of the votes counted."""
    if not skill_open(st, seat, "C-R10.k"):
        return
    votes = [card for card in counted if card in st.spell_discard]
    votes.sort(key=lambda card: (spell(st, card).face, card))
    if not votes:
        return
    options = (PASS, *[Option("discard_pile", spell(st, card).face) for card in votes])
    (answer,) = yield (Ask(seat, "take", options, about={"source": "C-R10.k"}),)
    if answer[0]:
        recover(st, seat, votes[answer[0] - 1], "C-R10.k")


# ---------------------------------------------------------------------- summoning


def _summon(st: State, bearer: int, ghost: int) -> Command[None]:
    """The ghost king votes alone; on success the ghost is one of his lives (PK-216)."""
    king = st.king
    exorcism = st.exorcism = Exorcism(king, bearer, ghost, [king], st.seats)
    card = ghost_card(st, ghost)
    need = requirement(st, ghost, bearer, king)
    st.emit("summoning_began", seat=king, bearer=bearer, face=card.kind, suit=card.suit, requirement=need)
    yield from lay_votes(st, king)
    exorcism.stage = "count"
    votes = take_up_votes(st, exorcism.order)
    red, blue = tally(st, votes)
    if st.candidate == "C-K1" and _blood_tiger_helps(st, card.suit, votes, red, blue):
        red += 1
    suit = counted_suit(card.suit, red, blue, need) if votes else ""
    _show_count(st, votes, red, blue, card.suit, need, suit)
    if not suit:
        st.emit("summon_failed", seat=king, bearer=bearer, face=card.kind)
    else:
        move(ghost, st.ghosts[bearer], st.ghosts[king])
        st.emit("summoned", seat=king, bearer=bearer, face=card.kind)
        yield from happen(st, "summoned", king, ghost, by=king)
        yield from happen(st, "life_gained", king, ghost)
    if votes:
        yield from _take_back(st, king, votes)


def _blood_tiger_helps(st: State, suit: str, votes: Zone, red: int, blue: int) -> bool:
    """C-K1: with a red vote he may count red 1 more; he does where that can only help him."""
    exorcism = st.running_exorcism
    red_vote = any(vote_value(st, card, card in exorcism.flipped, False)[0] == RED for card in votes)
    return red_vote and (suit == RED or (suit == ANY_SUIT and red >= blue))
