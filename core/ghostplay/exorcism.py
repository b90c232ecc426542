"""Exorcism 驅鬼 and summoning 招魂 (PK-200 to PK-217): each is one command, read from top to bottom."""

from __future__ import annotations

from collections.abc import Iterable

from core.ghostplay.actions import (
    choose_word,
    draw,
    forget_laid,
    gain_spirit,
    happen,
    look_at_identity,
    recover,
)
from core.ghostplay.cards import ANY_SUIT, RED
from core.ghostplay.queries import (
    barred_from_king,
    counted_suit,
    equipped,
    faces,
    ghost_card,
    is_king,
    most_votes,
    requirement,
    skill_open,
    sorted_hand,
    spell,
    tally,
    touched_by,
    vote_value,
)
from core.ghostplay.state import Challenge, Exorcism, State
from core.kernel.prompts import PASS, SHOWS_COUNT, SHOWS_NOTHING, Ask, Command, Option, choose_one
from core.kernel.zones import Zone, move

FLIPPERS = ("C-A04", "C-R10.1", "C-K5")
"""What lets a seat have one of its votes count as the other colour, unseen."""
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
        yield from _lay_votes(st, seat)
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


def _lay_votes(st: State, seat: int) -> Command[None]:
    """A seat lays any number of hand cards face down; how many is public at once (PK-201, PK-217)."""
    exorcism = st.exorcism
    assert exorcism is not None
    most = most_votes(st, seat, exorcism.bearer)
    hand = sorted_hand(st, seat)
    votes: Zone = []
    if most:
        options = tuple([Option("card", spell(st, card).face) for card in hand])
        about = {"source": "PK-201", **_public(st)}
        (answer,) = yield (Ask(seat, "votes", options, 0, most, (), about=about, shows=SHOWS_COUNT),)
        votes = [hand[pick] for pick in answer]
    laid: Zone = []
    exorcism.votes[seat] = laid
    if votes:
        for card in votes:
            move(card, st.hand[seat], laid)
        forget_laid(st, seat)
        yield from _mark_votes(st, seat)
    marked = [card for card in votes if card in exorcism.flipped]
    secret = {"cards": faces(st, votes), "marked": faces(st, marked)}
    st.emit_to((seat,), secret, "voted", seat=seat, count=len(votes))


def _public(st: State) -> dict[str, object]:
    exorcism = st.exorcism
    assert exorcism is not None
    card = ghost_card(st, exorcism.ghost)
    need = requirement(st, exorcism.ghost, exorcism.bearer, exorcism.host)
    return {"host": exorcism.host, "bearer": exorcism.bearer, "ghost": card.kind, "suit": card.suit, "need": need}


def _mark_votes(st: State, seat: int) -> Command[None]:
    """Let a seat mark votes, unseen: to count as the other colour (C-A04, C-R10, C-K5), to count twice (C-R02).

    Whether a once-a-round mark is already spent is the seat's own secret: it is asked all the same.
    """
    exorcism = st.exorcism
    assert exorcism is not None
    for source in FLIPPERS:
        if _may_flip(st, seat, source):
            spent = source != "C-A04" and st.limits.used(source, seat, "round") > 0
            free = [] if spent else [card for card in exorcism.laid(seat) if card not in exorcism.flipped]
            marked = yield from _mark(st, seat, free, source)
            if marked >= 0:
                exorcism.flipped.add(marked)
                if source != "C-A04":
                    st.limits.count(source, seat, "round")
    if exorcism.bearer == seat == st.king and skill_open(st, seat, "C-R02.k"):
        marked = yield from _mark(st, seat, exorcism.laid(seat), "C-R02.k")
        if marked >= 0:
            exorcism.doubled.add(marked)


def _may_flip(st: State, seat: int, source: str) -> bool:
    if source == "C-A04":
        return equipped(st, seat, source)
    return skill_open(st, seat, source) if source == "C-R10.1" else is_king(st, seat, source)


def _mark(st: State, seat: int, cards: Zone, source: str) -> Command[int]:
    options = (PASS, *[Option("card", spell(st, card).face) for card in cards])
    (answer,) = yield (Ask(seat, "mark", options, about={"source": source}, shows=SHOWS_NOTHING),)
    return cards[answer[0] - 1] if answer[0] else -1


# ---------------------------------------------------------------------- challenges


def _challenges(st: State, suit: str) -> Command[bool]:
    """Let the host challenge, one player after the other; return whether a challenge was lost (PK-203 to PK-206)."""
    exorcism = st.exorcism
    assert exorcism is not None
    host = exorcism.host
    exorcism.stage = "challenge"
    while True:
        seats = [seat for seat in exorcism.order if not challenge_refusal(st, seat)]
        if not seats:
            return False
        options = (PASS, *[Option("seat", seat=seat) for seat in seats])
        picked = yield from choose_one(Ask(host, "challenge", options, about={"source": "PK-203", **_public(st)}))
        if picked.kind == "pass":
            return False
        won = yield from _challenge(st, picked.seat, suit)
        if not won:
            return True


def challenge_refusal(st: State, seat: int) -> tuple[str, ...]:
    """Return why the host can't challenge a seat: the key of the reason and the ids behind it; () when he can.

    (PK-203, PK-205, PK-206, C-G05, C-G20, C-A11.)
    """
    exorcism = st.exorcism
    assert exorcism is not None
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
    exorcism = st.exorcism
    assert exorcism is not None
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


def _take_up_votes(st: State, seats: Iterable[int]) -> Zone:
    """Take up the votes of these seats, shuffled (PK-207), put them on the discard pile (PK-210) and return them."""
    exorcism = st.exorcism
    assert exorcism is not None
    votes = [card for seat in seats for card in exorcism.laid(seat)]
    # Sorted first: the shuffle must not carry over who laid what.
    votes.sort(key=lambda card: (spell(st, card).face, card in exorcism.flipped, card))
    st.chance.shuffle(votes)
    for seat in seats:
        exorcism.laid(seat).clear()
    st.spell_discard += votes
    return votes


def _discard_votes(st: State) -> None:
    """A lost challenge: the votes are discarded face down, save those challenged, which were shown (PK-210)."""
    exorcism = st.exorcism
    assert exorcism is not None
    challenged = exorcism.challenged[-1].seat
    unseen = _take_up_votes(st, [seat for seat in exorcism.order if seat != challenged])
    st.face_down += unseen
    _take_up_votes(st, [challenged])
    st.emit("votes_discarded", count=len(unseen))


def _count(st: State, suit: str, need: int) -> tuple[str, Zone]:
    """Show all votes shuffled and count them; return the colour of the success, or "", and the votes (PK-207…209)."""
    exorcism = st.exorcism
    assert exorcism is not None
    exorcism.stage = "count"
    votes = _take_up_votes(st, exorcism.order)
    red, blue = tally(st, votes)
    success = counted_suit(suit, red, blue, need) if votes else ""
    _show_count(st, votes, red, blue, suit, need, success)
    return success, votes


def _show_count(st: State, votes: Zone, red: int, blue: int, suit: str, need: int, success: str) -> None:
    exorcism = st.exorcism
    assert exorcism is not None
    cards: list[dict[str, object]] = []
    for card in votes:
        side, value = vote_value(st, card, card in exorcism.flipped, card in exorcism.doubled)
        cards.append({"face": spell(st, card).face, "suit": side, "value": value})
    st.emit("counted", cards=cards, red=red, blue=blue, suit=suit, requirement=need, success=success)


def _banish(st: State, suit: str, participants: list[int]) -> Command[None]:
    """Success: the ghost is the host's point, he may look, and those who took part are rewarded (PK-211, PK-212)."""
    exorcism = st.exorcism
    assert exorcism is not None
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
    yield from _lay_votes(st, king)
    exorcism.stage = "count"
    votes = _take_up_votes(st, exorcism.order)
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
    exorcism = st.exorcism
    assert exorcism is not None
    red_vote = any(vote_value(st, card, card in exorcism.flipped, False)[0] == RED for card in votes)
    return red_vote and (suit == RED or (suit == ANY_SUIT and red >= blue))
