"""What the inspector says about a card, a ghost on the table, a seat, a skill or a pile: words only, no drawing."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from client.scenes.table.looks import SeatLook, badge_suit
from client.scenes.table.spots import Subject
from client.scenes.table.tableau import Tableau
from client.ui import theme
from client.ui.badges import Suit
from client.ui.spans import Span, color_named
from client.ui.theme import Rgb
from client.words import kind_of, suit_of
from client.words.naming import ghost_cards, printed

Text = tuple[Span, ...]
MINUS = "\u2212"


@dataclass(frozen=True, slots=True)
class Page:
    """One page of the inspector.

    Attributes:
        title: its headline, in a colour.
        face: a card to show large, "" for none.
        facts: short lines beside the picture.
        paragraphs: the texts below.
        foot: the card's or rule's id.
        requirement: suit and number of a ghost's badge.
        changed: whether the requirement differs from what is printed.
    """

    title: str
    color: Rgb
    face: str
    facts: tuple[Text, ...]
    paragraphs: tuple[Text, ...]
    foot: str = ""
    requirement: tuple[Suit, int] | None = None
    changed: bool = False


def page_for(tableau: Tableau, subject: Subject) -> Page | None:
    """Return the page about a subject, or None if it is gone."""
    makers = {"card": _card, "ghost": _ghost, "seat": _seat, "skill": _skill, "pile": _pile}
    return makers[subject.kind](tableau, subject)


def _plain(text: str, color: Rgb | None = None) -> Text:
    return (Span(text, color),)


def _labelled(label: str, text: str, color: Rgb | None = None) -> Text:
    return (Span(f"{label} ", theme.GREY), Span(text, color))


def _card(tableau: Tableau, subject: Subject) -> Page:
    words, tr, face = tableau.words, tableau.tr, subject.name
    kind = kind_of(face)
    facts = [_plain(words.card_kind(face), theme.GREY)]
    suit = suit_of(face)
    if suit in ("red", "blue"):
        facts.append(_plain(words.naming.suit(suit), color_named(suit)))
    if kind[2] in "SX":
        facts.append(_plain(words.timing(kind)))
    elif kind[2] == "A":
        facts.append(_plain(words.timing(kind) if kind in _usable() else tr("timing-passive")))
    paragraphs = [_plain(line) for line in words.card_lines(face, len(tableau.names))]
    paragraphs += _refusals(tableau, {face, kind})
    requirement = _printed_requirement(kind)
    return Page(words.card_name(face), theme.BONE, face, tuple(facts), tuple(paragraphs), kind, requirement)


def _usable() -> frozenset[str]:
    return frozenset(printed().usage)


def _printed_requirement(kind: str) -> tuple[Suit, int] | None:
    ghost = ghost_cards().get(kind)
    return None if ghost is None or ghost.event else (badge_suit(ghost.suit), ghost.requirement)


def _refusals(tableau: Tableau, names: set[str], **place: int) -> list[Text]:
    """Write why something can't be done now, with the rules behind it.

    Args:
        tableau: the table.
        names: what it may be called among the refusals.
        place: where it is: its ``seat``, and a ghost's ``place`` in the row.
    """
    for name, key, facts in tableau.refusals:
        if name in names and all(facts.get(part) == value for part, value in place.items()):
            reason = tableau.words.refusal(key, facts, name=name)
            return [(Span(f"{reason} ", theme.LAMP), Span(" ".join(facts["rules"]), theme.GREY))]
    return []


def _ghost(tableau: Tableau, subject: Subject) -> Page | None:
    ghosts = tableau.view["players"][subject.seat]["ghosts"]
    if not 0 <= subject.number < len(ghosts):
        return None
    ghost: dict[str, Any] = ghosts[subject.number]
    words, tr = tableau.words, tableau.tr
    name = words.naming.seat(subject.seat)[0].text
    facts: list[Text] = [
        _plain(tr("table-haunts"), theme.GREY),
        _plain(name, theme.SEATS[subject.seat]),
    ]
    return Page(
        words.card_name(ghost["face"]),
        theme.BONE,
        ghost["face"],
        tuple(facts),
        (
            *_sum_of(tableau, ghost),
            *(_plain(line) for line in words.card_lines(ghost["face"])),
            *_refusals(tableau, {"exorcise", "summon"}, seat=subject.seat, place=subject.number),
        ),
        kind_of(ghost["face"]),
        (badge_suit(ghost["suit"]), ghost["requirement"]),
        ghost["requirement"] != ghost["base"],
    )


def _sum_of(tableau: Tableau, ghost: dict[str, Any]) -> list[Text]:
    """Write a changed requirement as a sum: what is printed, and each reason."""
    if not ghost["reasons"]:
        return []
    parts = [str(ghost["base"])]
    for source, amount in ghost["reasons"]:
        sign = "+" if amount > 0 else MINUS
        named = "".join(span.text for span in tableau.words.naming.source(source)) or str(source)
        parts.append(f"{sign} {abs(amount)} {named}")
    return [_plain(tableau.tr("table-sum", total=ghost["requirement"], parts=" ".join(parts)), theme.LAMP)]


def _seat(tableau: Tableau, subject: Subject) -> Page:
    words, tr, seat = tableau.words, tableau.tr, subject.seat
    player, look = tableau.view["players"][seat], tableau.looks[seat]
    lines: list[Text] = []
    if look.has_identity:
        lines.append(_labelled(tr("table-identity"), words.identity(player["identity"])))
    if player["king"]:
        lines.append(_plain(words.card_name(tableau.view["candidate"]), theme.RED_TEXT))
        lines += [_plain(line) for line in words.card_lines(tableau.view["candidate"], len(tableau.names))]
    lines += [_plain(tr(f"flag-{flag}"), theme.LAMP) for flag in player["flags"]]
    lines += _refusals(tableau, {"challenge"}, seat=seat)
    if seat == tableau.seat:
        lines += _refusals(tableau, {"votes"})
    if player["artifact"]:
        name, text = words.card_name(player["artifact"]), words.card_text(player["artifact"])
        lines.append((Span(f"{name}: ", theme.GOLD), Span(text)))
    lines += _known_hand(tableau, seat)
    lines += [_plain(line) for line in _open_skills(tableau, look)]
    facts = (
        *([_plain(words.card_name(look.role), theme.GREY)] if look.role else []),
        _plain(tr("table-spirit", count=player["spirit"])),
        _plain(tr("table-hand-free", count=player["hand"])),
    )
    return Page(tableau.names[seat], theme.SEATS[seat], look.portrait, facts, tuple(lines), look.role)


def _open_skills(tableau: Tableau, look: SeatLook) -> list[str]:
    """Return the texts of the skills that can ever be used: a king's LV skills are closed, the others need a king."""
    if not look.role:
        return []
    *levels, ghost_way = tableau.words.card_lines(look.role)
    if look.king:
        return [ghost_way]
    return [*levels, ghost_way] if tableau.mode.king else levels


def _known_hand(tableau: Tableau, seat: int) -> list[Text]:
    """Write the cards of another's hand that I know of."""
    player = tableau.view["players"][seat]
    memory = tableau.view["known"]["hands"].get(str(seat))
    cards = player["cards"] if seat != tableau.seat and player["cards"] else memory["cards"] if memory else None
    if not cards or seat == tableau.seat:
        return []
    names = tableau.words.naming.cards(cards)
    label = tableau.tr("table-known-hand")
    return [(Span(f"{label} ", theme.GREY), *(Span(span.text, theme.GOLD) for span in names))]


def _skill(tableau: Tableau, subject: Subject) -> Page:
    words, ability = tableau.words, subject.name
    facts = (_plain(words.timing(ability), theme.GREY),)
    paragraphs = [_plain(words.ability_text(ability))]
    paragraphs += _refusals(tableau, {ability})
    face = ability.partition(".")[0]
    return Page(words.ability_name(ability), theme.BONE, face, facts, tuple(paragraphs), ability)


def _pile(tableau: Tableau, subject: Subject) -> Page:
    """List a discard pile, the newest first, equal cards together; or what I know of a deck's top."""
    view, words, tr = tableau.view, tableau.words, tableau.tr
    ghosts = subject.name == "ghosts"
    faces: list[str] = view["ghost_discard"] if ghosts else view["spell_discard"]
    title = tr("table-pile-ghosts" if ghosts else "table-pile-spells", count=len(faces))
    counts = Counter(words.card_name(face) for face in reversed(faces))
    lines: list[Text] = []
    if ghosts:
        lines += _known_deck(tableau)
    lines += [_plain(name if count == 1 else f"{name} \u00d7{count}") for name, count in counts.items()]
    if ghosts and view["removed"]:
        lines.append(_labelled(tr("table-removed"), str(len(view["removed"]))))
    return Page(title, theme.BONE, faces[-1] if faces else "", (), tuple(lines) or (_plain(tr("table-pile-empty")),))


def _known_deck(tableau: Tableau) -> list[Text]:
    """Write the cards of the ghost deck that I have looked at and can still follow, by their place."""
    found: list[Text] = []
    for end, key in (("deck_top", "table-known-top"), ("deck_bottom", "table-known-bottom")):
        faces = tableau.view["known"][end]
        named = [f"{place}. {tableau.words.card_name(face)}" for place, face in enumerate(faces, 1) if face]
        if named:
            found.append(_labelled(tableau.tr(key), " ".join(named)))
    return found
