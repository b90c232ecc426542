"""Hidden worlds: everything a viewer of a 鬼戲 match can't know, sampled so that it fits what he does (design 9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from core.ghostplay.cards import CardSet
from core.ghostplay.state import IDENTITY_LETTERS, OVER, State
from core.kernel.chance import Chance
from core.kernel.modifiers import Modifier
from core.kernel.priority import Target, Use

GONE = -1
World = dict[str, Any]
"""identities: one a seat; hands, points: faces by seat; spell_discard, spell_deck, ghost_deck: faces, top last; key:
the chance to come (32 bytes)."""


def sample_world(cards: CardSet, letters: str, boundary: Mapping[str, Any], chance: Chance) -> World:
    """Return a random hidden world that fits what the viewer knows at a boundary.

    Args:
        cards: the card set.
        letters: the identities dealt, as letters.
        boundary: the viewer's view at the boundary.
        chance: what it is drawn from.
    """
    return {
        "identities": _identities(letters, boundary, chance),
        **_spells(cards, boundary, chance),
        **_ghosts(cards, boundary, chance),
        "key": b"".join(chance.below(1 << 32).to_bytes(4, "little") for _ in range(8)),
    }


def _identities(letters: str, boundary: Mapping[str, Any], chance: Chance) -> list[str]:
    known = [player["identity"] for player in boundary["players"]]
    if not letters:
        return [""] * len(known)
    left = list((Counter(IDENTITY_LETTERS[letter] for letter in letters) - Counter(filter(None, known))).elements())
    chance.shuffle(left)
    return [identity or left.pop() for identity in known]


def _spells(cards: CardSet, boundary: Mapping[str, Any], chance: Chance) -> World:
    players = boundary["players"]
    memory = boundary["known"]["hands"]
    hands: list[list[str]] = []
    for player in players:
        known = player["cards"]
        if known is None:
            known = memory.get(str(player["seat"]), {"cards": []})["cards"]
        hands.append(known[:])
    left = Counter(spell.face for spell in cards.spells)
    left -= Counter(face for face in boundary["spell_discard"] if face)
    left -= Counter(player["artifact"] for player in players if player["artifact"])
    left -= Counter(use["face"] for use in boundary["stack"] if use["face"])
    left -= Counter(face for hand in hands for face in hand)
    pool = sorted(left.elements())
    chance.shuffle(pool)
    for player, hand in zip(players, hands, strict=True):
        while len(hand) < player["hand"]:
            hand.append(pool.pop())
    discard = [face or pool.pop() for face in boundary["spell_discard"]]
    return {"hands": hands, "spell_discard": discard, "spell_deck": pool}


def _ghosts(cards: CardSet, boundary: Mapping[str, Any], chance: Chance) -> World:
    size = boundary["ghost_deck"]
    places: list[str | None] = [None] * size
    for depth, face in enumerate(boundary["known"]["deck_top"]):
        places[size - 1 - depth] = face
    for place, face in enumerate(boundary["known"]["deck_bottom"]):
        places[place] = face or places[place]
    gone = [*boundary["ghost_discard"], *boundary["removed"], *filter(None, places)]
    for player in boundary["players"]:
        gone += [ghost["face"] for ghost in player["ghosts"]]
        gone += [point["face"] for point in player["points"] if point["face"]]
    pool = sorted((Counter(card.kind for card in cards.ghosts) - Counter(gone)).elements())
    chance.shuffle(pool)
    hidden_events = [face for face in pool if face[2] == "V"]
    ghosts = [face for face in pool if face[2] != "V"]
    points = [[point["face"] or ghosts.pop() for point in player["points"]] for player in boundary["players"]]
    rest = ghosts + hidden_events
    chance.shuffle(rest)
    return {"points": points, "ghost_deck": [face or rest.pop() for face in places]}


class _Supply:
    """Hands out card instances by face; equal faces are all one to every viewer."""

    def __init__(self, faces: list[str]) -> None:
        self._free: dict[str, list[int]] = {}
        for card in reversed(range(len(faces))):
            self._free.setdefault(faces[card], []).append(card)

    def take(self, face: str) -> int:
        return self._free[face].pop()

    def take_all(self, faces: list[str]) -> list[int]:
        return [self.take(face) for face in faces]


def assemble(st: State, boundary: Mapping[str, Any], world: World) -> State:
    """Set up a state from a viewer's knowledge of a boundary and a hidden world; return it."""
    st.clear(Chance(world["key"]))
    st.identity = list(world["identities"])
    _seat_facts(st, boundary)
    _place_cards(st, boundary, world)
    _flow(st, boundary)
    _viewer_memory(st, boundary)
    return st


def _seat_facts(st: State, boundary: Mapping[str, Any]) -> None:
    players = boundary["players"]
    st.shown = [player["identity_known"] == "shown" and boundary["step"] != OVER for player in players]
    st.role = [player["role"] or "" for player in players]
    st.spirit = [player["spirit"] for player in players]
    st.turns = [player["turns"] for player in players]
    for seat, rows in enumerate(boundary["uses"]):
        for period, name, times in rows:
            for _ in range(times):
                st.limits.count(name, seat, period)


def _place_cards(st: State, boundary: Mapping[str, Any], world: World) -> None:
    players = boundary["players"]
    spells = _Supply([spell.face for spell in st.cards.spells])
    st.hand = [spells.take_all(hand) for hand in world["hands"]]
    st.artifact = [spells.take_all([player["artifact"]] if player["artifact"] else []) for player in players]
    st.spell_discard = spells.take_all(world["spell_discard"])
    st.face_down = [
        card for card, face in zip(st.spell_discard, boundary["spell_discard"], strict=True) if face is None
    ]
    st.spell_deck = spells.take_all(world["spell_deck"])
    ghosts = _Supply([card.kind for card in st.cards.ghosts])
    st.ghosts = [ghosts.take_all([ghost["face"] for ghost in player["ghosts"]]) for player in players]
    st.points = [ghosts.take_all(faces) for faces in world["points"]]
    st.point_suits = [
        [point["suit"] or st.cards.ghosts[card].suit for point, card in zip(player["points"], row, strict=True)]
        for player, row in zip(players, st.points, strict=True)
    ]
    st.ghost_discard = ghosts.take_all(boundary["ghost_discard"])
    st.removed = ghosts.take_all(boundary["removed"])
    st.ghost_deck = ghosts.take_all(world["ghost_deck"])
    st.haunted = [st.ghosts[bearer][place] for bearer, place in boundary["haunted"]]
    for face, victim, at in boundary["turned_up"]:
        card = st.ghosts[at[0]][at[1]] if at else _gone(st, face)
        st.apparition.append([card, victim])
    st.priority.stack = [_use(st, row, number, spells) for number, row in enumerate(boundary["stack"], 1)]


def _gone(st: State, face: str) -> int:
    """Return a card of this face that has left the table (which of two equal ones makes no difference)."""
    rows = [st.ghost_discard, st.removed, *st.points]
    return next(card for row in rows for card in row if st.cards.ghosts[card].kind == face)


def _use(st: State, row: Mapping[str, Any], serial: int, spells: _Supply) -> Use:
    card = spells.take(row["face"]) if row["face"] else -1
    targets = tuple([_target(st, target) for target in row["targets"]])
    return Use(row["ability"], row["seat"], serial, card, targets, tuple(row["paid"]))


def _target(st: State, fields: list[Any]) -> Target:
    kind, name, seat, place = fields
    if kind == "ghost":
        return Target(kind, seat, st.ghosts[seat][place])
    if kind == "use":
        return Target(kind, seat, place + 1)
    if kind == "discard_pile":
        card = next(card for card in st.spell_discard if st.cards.spells[card].face == name)
        return Target(kind, seat, card)
    return Target(kind, seat)


def _flow(st: State, boundary: Mapping[str, Any]) -> None:
    for name in ("turn", "round", "player", "first", "step", "king_turn", "king_tally", "outcome"):
        setattr(st, name, boundary[name])
    st.candidate = boundary["candidate"] or ""
    st.last_seat = -1 if boundary["last_seat"] is None else boundary["last_seat"]
    st.king = -1 if boundary["king"] is None else boundary["king"]
    st.banished_from = boundary["banished_from"][:]
    # Which ghost was banished matters only where it was one that made it seven (CL-302).
    st.banished = [GONE] * len(st.banished_from)
    st.seventh = [st.ghosts[bearer][place] for bearer, place in boundary["seventh"]]
    st.seventh += [GONE] * boundary["seventh_banished"]
    st.serial = boundary["announced"]
    st.priority.leader = st.player
    if boundary["holder"] is not None:
        st.priority.holder, st.priority.passes = boundary["holder"], boundary["passes"]
    rows = []
    for row in boundary["modifiers"]:
        on_ghost = row["place"] is not None
        seat = -1 if row["seat"] is None else row["seat"]
        subject = st.ghosts[seat][row["place"]] if on_ghost else seat
        rows.append([*Modifier(row["source"], row["query"], subject, row["amount"], row["whose"], row["turns"])])
    st.modifiers.load(rows)


def _viewer_memory(st: State, boundary: Mapping[str, Any]) -> None:
    viewer = boundary["viewer"]
    if viewer < 0:
        return
    st.knows[viewer] = [p["seat"] for p in boundary["players"] if p["identity_known"] == "looked"]
    known = boundary["known"]
    size = boundary["ghost_deck"]
    places = [size - 1 - depth for depth, face in enumerate(known["deck_top"]) if face]
    places += [place for place, face in enumerate(known["deck_bottom"]) if face]
    st.deck_memory[viewer] = {place: st.ghost_deck[place] for place in places}
    for seat, memory in known["hands"].items():
        left = Counter(memory["cards"])
        cards = []
        for card in st.hand[int(seat)]:
            face = st.cards.spells[card].face
            if left[face]:
                left[face] -= 1
                cards.append(card)
        st.hand_memory[viewer][int(seat)] = (memory["turn"], cards)
