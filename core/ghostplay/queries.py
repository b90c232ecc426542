"""The numbers and permissions the rules ask about, each folded here from cards, ghosts, skills and modifiers.

Nothing here changes the state. A query that a player may wonder about gives its parts, so that it can be explained.
"""

from __future__ import annotations

from core.ghostplay.cards import ANY_SUIT, BLUE, OTHER_SUIT, RED, GhostCard, Spell
from core.ghostplay.state import HERETIC_KING, State
from core.kernel.zones import Zone

# Queries that modifiers change.
REQUIREMENT = "requirement"
"""Subject: a ghost instance, or all."""
SUIT_REQUIREMENT = {RED: "requirement_red", BLUE: "requirement_blue", ANY_SUIT: "requirement_any"}
NO_VOTES = "no_votes"
NO_RESPONSES = "no_responses"
AMULET = "amulet"
SHIELD = "shield"
LEVELS_OPEN = "levels_open"
CHOSEN_VICTIM = "chosen_victim"

Parts = list[tuple[str, int]]
"""A number as a sum: (where a part comes from, how much)."""


def spell(st: State, card: int) -> Spell:
    """Return what is printed on a card of the spell deck."""
    return st.cards.spells[card]


def ghost_card(st: State, card: int) -> GhostCard:
    """Return what is printed on a card of the ghost deck."""
    return st.cards.ghosts[card]


def faces(st: State, cards: Zone) -> list[str]:
    """Return the faces of spell cards, in order."""
    return [st.cards.spells[card].face for card in cards]


def sorted_hand(st: State, seat: int) -> Zone:
    """Return a hand ordered by face, so that its order tells nothing about how it came about."""
    spells = st.cards.spells
    return sorted(st.hand[seat], key=lambda card: (spells[card].face, card))


# ---------------------------------------------------------------------- what is in force


def touched_by(st: State, seat: int, kind: str) -> int:
    """Return how many ghosts of a kind have their effect on this seat (none on a ghost king, PK-330; C-R08)."""
    row = st.ghosts[seat]
    if not row:
        return 0
    kinds = st.cards.ghost_kinds
    count = [kinds[ghost] for ghost in row].count(kind)
    # This is asked more than anything else, and mostly for nothing: look last at what could lift the effect.
    return count if count and seat != st.king and not st.modifiers.total(SHIELD, seat) else 0


def equipped(st: State, seat: int, kind: str) -> bool:
    """Whether the seat has this artifact in force (C-G08 closes it)."""
    row = st.artifact[seat]
    return bool(row) and st.cards.spells[row[0]].kind == kind and not touched_by(st, seat, "C-G08")


def skill_open(st: State, seat: int, skill: str) -> bool:
    """Whether a role skill of this seat is in force (PK-013, PK-333).

    Args:
        st: the match.
        seat: whose.
        skill: "C-R05.1", "C-R05.2" or "C-R05.k"; another role's is never open.
    """
    if skill[:5] != st.role[seat] or touched_by(st, seat, "C-G06") or touched_by(st, seat, "C-G21"):
        return False
    level = skill[-1]
    if level == "k":
        return seat == st.king or (st.shown[seat] and st.identity[seat] == HERETIC_KING)
    if seat == st.king:
        return False
    return len(st.points[seat]) >= int(level) or st.modifiers.total(LEVELS_OPEN, seat) > 0


def is_king(st: State, seat: int, kind: str) -> bool:
    """Whether the seat is the ghost king with this card."""
    return seat == st.king and st.candidate == kind


def holds(st: State, seat: int, source: str) -> bool:
    """Whether the seat has a card, skill or ghost effect in force, by its id (what triggers are bound to)."""
    letter = source[2]
    if letter == "A":
        return equipped(st, seat, source)
    if letter == "R":
        return skill_open(st, seat, source)
    if letter == "G":
        return touched_by(st, seat, source) > 0
    if letter == "K":
        return is_king(st, seat, source)
    return True


def is_life(st: State, ghost: int) -> bool:
    """Whether a ghost is a life of the ghost king (PK-330)."""
    return st.king >= 0 and ghost in st.ghosts[st.king]


# ---------------------------------------------------------------------- numbers


def requirement_parts(st: State, ghost: int, bearer: int, host: int) -> Parts:
    """Return what the requirement of a ghost on the table is made of (PK-208, PK-335, C-V01, C-S11, C-S12, …).

    Args:
        st: the match.
        ghost: the ghost.
        bearer: who bears it.
        host: who would exorcise it, or summon it when he is the ghost king.
    """
    card = st.cards.ghosts[ghost]
    parts: Parts = [(card.kind, card.requirement)]
    for query, subject in ((REQUIREMENT, ghost), (SUIT_REQUIREMENT[card.suit], host)):
        parts += [(m.source, m.amount) for m in st.modifiers.of(query, subject)]
    if bearer == st.king:
        if st.candidate == "C-K7":
            parts.append(("C-K7", 1))
        knob = st.game_mode.king_lives_requirement[st.seats]
        if knob:
            parts.append(("PK-335", -knob))
    if host == st.king:
        # He summons others' ghosts; his own lives he only looks at.
        if bearer != st.king and skill_open(st, host, "C-R06.k"):
            parts.append(("C-R06.k", -1))
        return parts
    if card.suit == RED and equipped(st, host, "C-A01"):
        parts.append(("C-A01", -1))
    if bearer != host and skill_open(st, host, "C-R02.2"):
        parts.append(("C-R02.2", -1))
    return parts


def requirement(st: State, ghost: int, bearer: int, host: int) -> int:
    """Return how many votes a ghost's banishing needs now: never fewer than 1."""
    return folded(requirement_parts(st, ghost, bearer, host))


def folded(parts: Parts) -> int:
    """Return the requirement its parts add up to, floored once."""
    return max(1, sum([amount for _, amount in parts]))


def hand_limit(st: State, seat: int) -> int | None:
    """Return how many cards the seat may keep at its end phase (PK-350); None for the ghost king (PK-330)."""
    if seat == st.king:
        return None
    base = st.numbers.hand_limit
    if equipped(st, seat, "C-A05") or skill_open(st, seat, "C-R07.2"):
        base = 7
    return base - touched_by(st, seat, "C-G09") - touched_by(st, seat, "C-G13")


def draw_phase_cards(st: State, seat: int) -> int:
    """Return how many cards the draw phase gives (PK-101, C-G03, C-G15, C-A12)."""
    count = st.numbers.draw_cards - touched_by(st, seat, "C-G03") - touched_by(st, seat, "C-G15")
    if len(st.ghosts[seat]) >= 2 and equipped(st, seat, "C-A12"):
        count += 1
    return max(0, count)


def draw_phase_spirit(st: State, seat: int) -> int:
    """Return how much spirit the draw phase gives (PK-101, C-G11, C-A02)."""
    if touched_by(st, seat, "C-G11"):
        return 0
    return st.numbers.draw_spirit + (1 if equipped(st, seat, "C-A02") else 0)


def day_draw(st: State, seat: int) -> tuple[int, int]:
    """Return (spirit to pay, cards gained) of buying cards in the day (PK-110, C-R03, C-R06, C-G12)."""
    cost, cards = st.numbers.day_draw_cost, 1
    if skill_open(st, seat, "C-R06.2"):
        cost, cards = 3, 2
    if skill_open(st, seat, "C-R03.1") and not st.limits.used("C-R03.1", seat, "turn"):
        cost = 1
    return cost + touched_by(st, seat, "C-G12"), cards


def use_cost(st: State, seat: int, ability: str) -> int:
    """Return the spirit a use costs this seat (C-G14, C-R09)."""
    cost = st.cards.usage[ability].cost
    if ability[2] in "SX":
        return cost + touched_by(st, seat, "C-G14")
    if ability == "C-R09.1" and skill_open(st, seat, "C-R09.2"):
        return 1
    return cost


def most_votes(st: State, seat: int, bearer: int) -> int:
    """Return how many votes a seat may lay in an exorcism of a ghost of `bearer`.

    (C-S13, C-G07, C-G18, PK-214.)
    """
    if votes_barred_by(st, seat, bearer):
        return 0
    return min(2, len(st.hand[seat])) if votes_limited_by(st, seat) else len(st.hand[seat])


def votes_barred_by(st: State, seat: int, bearer: int) -> list[str]:
    """Return what keeps a seat from voting against a ghost of `bearer` at all (C-S13, PK-214)."""
    sources = [m.source for m in st.modifiers.of(NO_VOTES, seat)]
    return [*sources, "PK-214"] if bearer == st.king and barred_from_king(st, seat) else sources


def votes_limited_by(st: State, seat: int) -> list[str]:
    """Return what keeps a seat from laying more than two votes (C-G07, C-G18)."""
    return [kind for kind in ("C-G07", "C-G18") if touched_by(st, seat, kind)]


def barred_from_king(st: State, seat: int) -> bool:
    """Whether a seat bears too many ghosts to take part against the ghost king's (PK-214)."""
    return seat != st.king and len(st.ghosts[seat]) >= st.game_mode.ghosts_that_bar[st.seats]


def vote_value(st: State, card: int, flipped: bool, doubled: bool) -> tuple[str, int]:
    """Return (colour, amount) of one vote; no card counts more than two (PK-202, C-X01, C-R02)."""
    printed = st.cards.spells[card]
    suit = OTHER_SUIT[printed.suit] if flipped else printed.suit
    return suit, 2 if doubled or printed.kind == "C-X01" else 1


def tally(st: State, votes: Zone) -> tuple[int, int]:
    """Return (red, blue) of the given votes of the running exorcism."""
    exorcism = st.running_exorcism
    red = blue = 0
    for card in votes:
        suit, amount = vote_value(st, card, card in exorcism.flipped, card in exorcism.doubled)
        if suit == RED:
            red += amount
        else:
            blue += amount
    return red, blue


def counted_suit(suit: str, red: int, blue: int, need: int) -> str:
    """Return the colour in which the count succeeds, or "" when it fails (PK-208, PK-209).

    Args:
        suit: the ghost's colour, or ANY_SUIT.
        red: red votes.
        blue: blue votes.
        need: its requirement.
    """
    if suit in (RED, ANY_SUIT) and red - blue >= need:
        return RED
    if suit in (BLUE, ANY_SUIT) and blue - red >= need:
        return BLUE
    return ""


def may_be_heretic(st: State, seat: int) -> bool:
    """Whether a heretic's identity could still be turned up by this seat, as everybody sees it (PK-320, PK-322)."""
    return st.game_mode.heretic_powers and st.king < 0 and st.heretics_in_play() and not st.shown[seat]
