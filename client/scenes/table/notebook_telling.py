"""What the foot of the notebook tells of a seat, of an exorcism, or of a seat's part in one."""

from __future__ import annotations

from typing import NamedTuple

from client.i18n import Translator
from client.scenes.table.tableau import Tableau, shown
from client.ui import theme
from client.ui.spans import Span

Text = tuple[Span, ...]


class Topic(NamedTuple):
    """What the foot of the notebook tells of: a seat, an exorcism (``rite``), or a seat's part in one."""

    seat: int = -1
    rite: int = -1


def told(tableau: Tableau, tr: Translator, topic: Topic | None) -> list[Text]:
    """Return what is said about a topic; where there is none, how to choose one."""
    if topic is None:
        return [(Span(tr("notebook-hint"), theme.GREY),)]
    if topic.rite < 0:
        return [_about(tableau, tr, topic.seat), *_seen_of(tableau, tr, topic.seat)]
    rite = tableau.notebook.rites[topic.rite]
    story = rite.story if topic.seat < 0 else rite.story_of(topic.seat)
    kept = [event for event in story if topic.seat >= 0 or event.kind != "voted"]
    return [_joined(tr, rite.round, [shown(tableau.words.event(event)) for event in kept])]


def _joined(tr: Translator, number: int, sentences: list[Text]) -> Text:
    """Return sentences one behind the other, the round before them."""
    space = "" if tr.language.startswith("zh") else " "
    spans: list[Span] = [Span(f"{tr('table-round', number=number)}  ", theme.GREY)]
    for place, sentence in enumerate(sentences):
        spans += ([Span(space)] if place and space else []) + list(sentence)
    return tuple(spans)


def _about(tableau: Tableau, tr: Translator, seat: int) -> Text:
    """Return a seat's name, and how often its votes were challenged."""
    record = tableau.notebook.record(seat)
    name = Span(f"{tableau.names[seat]}  ", theme.SEATS[seat], bold=True)
    if not record.challenged:
        return (name, Span(tr("notebook-never-challenged"), theme.GREY))
    return (name, Span(tr("notebook-record", challenged=record.challenged, caught=record.caught), theme.GREY))


def _seen_of(tableau: Tableau, tr: Translator, seat: int) -> list[Text]:
    words = tableau.words
    sights = [_joined(tr, sight.round, [shown(words.event(sight.event))]) for sight in tableau.notebook.sights(seat)]
    memory = tableau.view["known"]["hands"].get(str(seat))
    if memory and memory["cards"]:
        names = words.naming.cards(memory["cards"])
        sights.append((Span(f"{tr('table-known-hand')} ", theme.GREY), *shown(names)))
    return sights or [(Span(tr("notebook-nothing-seen"), theme.GREY),)]
