"""Everything the painters of the table need to know at one moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from art.catalogue import BACKS
from client.scenes.table.geometry import TableLayout
from client.scenes.table.looks import SeatLook
from client.scenes.table.notebook import Notebook
from client.scenes.table.picking import Picker
from client.scenes.table.theatre import Theatre
from client.session import View
from client.ui.badges import Identity
from client.ui.cardface import is_person
from client.ui.spans import Span, colored
from client.words import Spans, Words
from core.ghostplay.cards import Mode, modes
from core.kernel.prompts import Prompt

Translate = Callable[..., str]

CHAIN_FROM: Final = 3
"""From so many uses on, they lie in a row that covers the middle."""


@dataclass(frozen=True, slots=True)
class Tableau:
    """The table as one viewer sees it.

    Attributes:
        tr: the translator.
        words: says events, questions and cards to the viewer.
        names: the players' names by seat.
        bots: whether a bot plays, by seat.
        view: what the viewer may know.
        layout: where everything stands.
        looks: the plaques' contents by seat.
        seat: the seat of the person at this screen, None for a spectator.
        prompt: the question he is to answer.
        picker: the state of answering it.
        theatre: the exorcism on stage.
        latin: names are written in Latin letters, so cards get a live plate.
        glyphs: the letters on the identity badges.
        apparition: the card that is turned up and stands in the middle now, "" for none.
        notebook: what the person has seen of the others.
        suspicions: what he takes them for, by seat.
        refusals: what of his the person can't use now, with the key of the reason and its facts.
    """

    tr: Translate
    words: Words
    names: list[str]
    bots: list[bool]
    view: View
    layout: TableLayout
    looks: list[SeatLook]
    seat: int | None
    prompt: Prompt | None
    picker: Picker | None
    theatre: Theatre | None
    latin: bool
    notebook: Notebook
    suspicions: Mapping[int, Identity]
    refusals: list[tuple[str, str, dict[str, Any]]]
    glyphs: dict[str, str]
    apparition: str = ""

    @property
    def me(self) -> dict[str, Any] | None:
        """What the view says of the person's own seat."""
        return None if self.seat is None else self.view["players"][self.seat]

    @property
    def mode(self) -> Mode:
        """The mode that is played: its switches and numbers."""
        return modes(self.view["ruleset"])[self.view["mode"]]

    @property
    def has_panel(self) -> bool:
        """Whether options are listed in a panel that covers the middle."""
        return self.picker is not None and bool(self.picker.options_at("panel"))

    @property
    def has_chain(self) -> bool:
        """Whether so much is in use that it lies in a row over the middle."""
        return len(self.view["stack"]) >= CHAIN_FROM

    @property
    def shows_middle(self) -> bool:
        """Whether decks, ghost king and meter lie open."""
        return self.theatre is None and not self.has_panel and not self.has_chain and not self.apparition

    @property
    def hand(self) -> list[str]:
        """The faces of the person's hand, in the order the rules list them."""
        me = self.me
        return list(me["cards"] or ()) if me is not None else []

    def slip(self, face: str) -> str:
        """Return the words of a card's title slip: in Latin scripts the plate says the name instead."""
        return "" if is_person(face) or face in BACKS else self.words.slip(face)


def shown(spans: Spans) -> tuple[Span, ...]:
    """Return a sentence's spans in their colours."""
    return colored((span.text, span.colour) for span in spans)
