"""What the inspector says about a card, a ghost on the table, a seat, a skill or a pile: words only, no drawing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from client.scenes.table.decks import DECKS
from client.scenes.table.looks import SeatLook, badge_suit
from client.scenes.table.reasons import Reason, reason_for
from client.scenes.table.spots import Subject
from client.scenes.table.tableau import Tableau, Translate, shown
from client.ui import theme
from client.ui.badges import Suit
from client.ui.spans import Span, color_named
from client.ui.theme import Rgb
from client.words import Words, kind_of, suit_of
from client.words.naming import ghost_cards
from client.words.rules import rule_lines
from core.ghostplay.cards import Mode
from core.ghostplay.why import rules_of
from core.rulebook import rule

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
        rules: the ids of the rules behind it, its own first.
        requirement: suit and number of a ghost's badge.
        changed: whether the requirement differs from what is printed.
        briefs: the paragraphs where the whole of them has no room, each time with less.
    """

    title: str
    color: Rgb
    face: str
    facts: tuple[Text, ...]
    paragraphs: tuple[Text, ...]
    rules: tuple[str, ...] = ()
    requirement: tuple[Suit, int] | None = None
    changed: bool = False
    briefs: tuple[tuple[Text, ...], ...] = ()

    @property
    def versions(self) -> tuple[Page, ...]:
        """The page, whole and ever shorter."""
        return (self, *(replace(self, paragraphs=brief) for brief in self.briefs))


def page_for(tableau: Tableau, subject: Subject) -> Page | None:
    """Return the page about a subject, or None if it is gone."""
    makers = {"card": _card, "ghost": _ghost, "seat": _seat, "skill": _skill, "pile": _pile, "event": _event}
    return makers[subject.kind](tableau, subject)


def _plain(text: str, color: Rgb | None = None) -> Text:
    return (Span(text, color),)


def _labelled(label: str, text: str, color: Rgb | None = None) -> Text:
    return (Span(f"{label} ", theme.GREY), Span(text, color))


def _card(tableau: Tableau, subject: Subject) -> Page:
    words, face = tableau.words, subject.name
    kind = kind_of(face)
    facts = [_plain(words.card_kind(face), theme.GREY)]
    suit = suit_of(face)
    if suit in ("red", "blue"):
        facts.append(_plain(words.naming.suit(suit).capitalize(), color_named(suit)))
    if kind[2] in "SXA":
        facts.append(_plain(words.timing(kind)))
    paragraphs = [_plain(line) for line in words.card_lines(face, len(tableau.names))]
    why_not = _why_not(reason_for(tableau, {face, kind}))
    rules = _unique(kind, *why_not.rules)
    requirement = _printed_requirement(kind)
    lines = (*paragraphs, *why_not.lines)
    return Page(words.card_name(face), theme.BONE, face, tuple(facts), lines, rules, requirement)


def _printed_requirement(kind: str) -> tuple[Suit, int] | None:
    ghost = ghost_cards().get(kind)
    return None if ghost is None or ghost.event else (badge_suit(ghost.suit), ghost.requirement)


class _WhyNot(NamedTuple):
    """Why something can't be done now: what a page says of it, and the rules behind it."""

    lines: tuple[Text, ...] = ()
    rules: tuple[str, ...] = ()


def _why_not(*reasons: Reason | None) -> _WhyNot:
    given = [reason for reason in reasons if reason is not None]
    lines = [_plain(reason.words, theme.LAMP) for reason in given]
    return _WhyNot(tuple(lines), tuple(rule for reason in given for rule in reason.rules))


def _unique(*rules: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(rule for rule in rules if rule))


def _ghost(tableau: Tableau, subject: Subject) -> Page | None:
    ghosts = tableau.view["players"][subject.seat]["ghosts"]
    if not 0 <= subject.number < len(ghosts):
        return None
    ghost: dict[str, Any] = ghosts[subject.number]
    words, tr = tableau.words, tableau.tr
    name = words.naming.seat(subject.seat)[0].text
    reason = reason_for(tableau, {"exorcise", "summon"}, seat=subject.seat, place=subject.number)
    why_not = _why_not(reason)
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
            *why_not.lines,
        ),
        _unique(kind_of(ghost["face"]), *why_not.rules),
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
    ruling = tableau.view["candidate"] if player["king"] else None
    king, artifact = _reign(words, ruling, len(tableau.names)), _worn(tableau, player["artifact"])
    lines = [_plain(tr(f"flag-{flag}"), theme.LAMP) for flag in player["flags"]]
    own = reason_for(tableau, {"votes"}) if seat == tableau.seat else None
    why_not = _why_not(reason_for(tableau, {"challenge"}, seat=seat), own)
    lines += why_not.lines
    rest = (*_known_hand(tableau, seat), *(_plain(line) for line in _open_skills(words, tableau.mode, look)))
    whole = (*king.whole, *lines, *artifact.whole, *rest)
    briefs = [(*told, *lines, *artifact.brief, *rest) for told in (king.whole, king.brief)]
    facts = (
        *([_plain(words.card_name(look.role), theme.GREY)] if look.role else []),
        _plain(tr("table-spirit", count=player["spirit"])),
        _plain(tr("table-hand-free", count=player["hand"])),
        *([_labelled(tr("table-identity"), words.identity(player["identity"]))] if player["identity"] else []),
        *_noted(tableau, seat),
    )
    rules = _unique(look.role, look.king or "", player["artifact"] or "", *why_not.rules)
    return Page(
        tableau.names[seat], theme.SEATS[seat], look.portrait, facts, whole, rules, briefs=_shorter(whole, briefs)
    )


def page_at_rest(tr: Translate, words: Words, name: str, look: SeatLook, mode: Mode) -> Page:
    """Return a page as long as a player's usually is: what he does in his role, and what there is to count of him."""
    facts = (
        *([words.card_name(look.role)] if look.role else []),
        tr("table-spirit", count=0),
        tr("table-hand-free", count=0),
        *([f"{tr('table-identity')} {words.identity('tianshi')}"] if look.has_identity else []),
        f"{tr('table-exorcisms')} 10/10",
        f"{tr('table-votes-laid')} 10",
    )
    reign = _reign(words, look.king, words.naming.seat_count).whole
    skills = tuple(_plain(line) for line in _open_skills(words, mode, look))
    rules = _unique(look.role)
    return Page(name, theme.SEATS[look.seat], look.portrait, tuple(map(_plain, facts)), (*reign, *skills), rules)


def _shorter(whole: tuple[Text, ...], briefs: Iterable[tuple[Text, ...]]) -> tuple[tuple[Text, ...], ...]:
    """Return those of some shortened texts that are any shorter."""
    return tuple(brief for brief in dict.fromkeys(briefs) if brief != whole)


class _Told(NamedTuple):
    """What a card before a player does, and in short its name alone: its own page, or the card, tells the rest."""

    whole: tuple[Text, ...] = ()
    brief: tuple[Text, ...] = ()


def _reign(words: Words, king: str | None, seats: int) -> _Told:
    if not king:
        return _Told()
    name = _plain(words.card_name(king), theme.RED_TEXT)
    return _Told((name, *(_plain(line) for line in words.card_lines(king, seats))), (name,))


def _worn(tableau: Tableau, artifact: str | None) -> _Told:
    if not artifact:
        return _Told()
    name, text = tableau.words.card_name(artifact), tableau.words.card_text(artifact)
    return _Told(((Span(f"{name}: ", theme.GOLD), Span(text)),), (_plain(name, theme.GOLD),))


def _noted(tableau: Tableau, seat: int) -> list[Text]:
    """Write what the notebook has on a player in short: my guess, and his part in the exorcisms."""
    tr, lines = tableau.tr, []
    guess = tableau.suspicions.get(seat)
    if guess is not None and tableau.view["players"][seat]["identity"] is None:
        side = "heretics" if guess == "heretic" else guess
        lines.append(_labelled(tr("table-my-guess"), tableau.words.naming.side(side)))
    record = tableau.notebook.record(seat)
    if record.asked:
        lines.append(_labelled(tr("table-exorcisms"), f"{record.joined}/{record.asked}"))
        lines.append(_labelled(tr("table-votes-laid"), str(record.votes)))
    return lines


def _open_skills(words: Words, mode: Mode, look: SeatLook) -> list[str]:
    """Return the texts of the skills that can ever be used: a king's LV skills are closed, the others need a king."""
    if not look.role:
        return []
    *levels, ghost_way = words.card_lines(look.role)
    if look.king:
        return [ghost_way]
    return [*levels, ghost_way] if mode.king else levels


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
    why_not = _why_not(reason_for(tableau, {ability}))
    paragraphs = (_plain(words.ability_text(ability, len(tableau.names))), *why_not.lines)
    face = ability.partition(".")[0]
    rules = _unique(kind_of(face), *why_not.rules)
    return Page(words.ability_name(ability), theme.BONE, face, facts, paragraphs, rules)


def _event(tableau: Tableau, subject: Subject) -> Page | None:
    """Tell something that happened, and the rules by which it did."""
    event = tableau.notebook.event(subject.number)
    if event is None:
        return None
    told = shown(tableau.words.event(event))
    rules = rules_of(event, tableau.view["ruleset"], tableau.view["mode"])
    naming = tableau.words.naming
    found = [(name, rule_lines(naming, rule(name, naming.tr.language), len(tableau.names))) for name in rules]
    texts = [(Span(f"{name} ", theme.GOLD), Span("\n".join(lines))) for name, lines in found]
    return Page(tableau.tr("table-why"), theme.GOLD, "", (), (told, *texts), rules)


def _pile(tableau: Tableau, subject: Subject) -> Page:
    """List a discard pile, the newest first, equal cards together; or what I know of a deck's top."""
    view, words, tr = tableau.view, tableau.words, tableau.tr
    ghosts = subject.name == "ghosts"
    faces: list[str | None] = view[DECKS[subject.name].discards]
    title = tr("table-pile-ghosts" if ghosts else "table-pile-spells", count=len(faces))
    hidden = tr("table-pile-hidden")
    counts = Counter(hidden if face is None else words.card_name(face) for face in reversed(faces))
    lines: list[Text] = []
    if ghosts:
        lines += _known_deck(tableau)
    lines += [_plain(name if count == 1 else f"{name} \u00d7{count}") for name, count in counts.items()]
    if ghosts and view["removed"]:
        lines.append(_labelled(tr("table-removed"), str(len(view["removed"]))))
    top = (faces[-1] if faces else None) or ""
    return Page(title, theme.BONE, top, (), tuple(lines) or (_plain(tr("table-pile-empty")),))


def _known_deck(tableau: Tableau) -> list[Text]:
    """Write the cards of the ghost deck that I have looked at and can still follow, by their place."""
    found: list[Text] = []
    for end, key in (("deck_top", "table-known-top"), ("deck_bottom", "table-known-bottom")):
        faces = tableau.view["known"][end]
        named = [f"{place}. {tableau.words.card_name(face)}" for place, face in enumerate(faces, 1) if face]
        if named:
            found.append(_labelled(tableau.tr(key), " ".join(named)))
    return found
