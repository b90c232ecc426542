"""What a table can show, typed for a number of seats: a view or fact from a file is of these types or is refused.

The rules make views and facts and the table believes them; only those that come from a file have to be looked at.
"""

from functools import cache
from typing import Annotated, Any, Final, Literal

import msgspec

from core.kernel import MODERATOR, SPECTATOR
from saves.model import Count, Name

MOST: Final = 1000
"""More than there is of anything on a table."""
Small = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Number = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]
Suit = Literal["red", "blue", "any"]
Faces = Annotated[list[Name], msgspec.Meta(max_length=MOST)]
HiddenFaces = Annotated[list[Name | None], msgspec.Meta(max_length=MOST)]

ListOf: Final[Any] = list
TupleOf: Final[Any] = tuple
DictOf: Final[Any] = dict
Limited: Final[Any] = Annotated
"""What makes a type at run time, of others that are known only then."""


class SeatTypes:
    """The types that depend on how many play.

    Args:
        seats: how many.
    """

    def __init__(self, seats: int) -> None:
        self.place: Any = Limited[int, msgspec.Meta(ge=0, lt=seats)]
        """A seat."""
        self.anyone: Any = Limited[int, msgspec.Meta(ge=-1, lt=seats)]
        """A seat, or nobody's."""
        self.viewer: Any = Limited[int, msgspec.Meta(ge=min(MODERATOR, SPECTATOR), lt=seats)]
        self.each = msgspec.Meta(min_length=seats, max_length=seats)
        """A list has one item for each seat."""
        self.target: Any = TupleOf[Name, Name, self.anyone, Number]
        """What something is aimed at (`core.kernel.prompts.Option`)."""


def record(name: str, optional: dict[str, Any] | None = None, **fields: Any) -> Any:
    """Return the type of a dict with these fields; what else there is in it isn't looked at by anybody.

    Args:
        name: names it in errors.
        optional: fields that may be left out.
        fields: those that may not.
    """
    left_out = [(field, kind | msgspec.UnsetType, msgspec.UNSET) for field, kind in (optional or {}).items()]
    return msgspec.defstruct(name, [*fields.items(), *left_out], gc=False)


def outcome_type(of: SeatTypes) -> Any:
    """Return the type of how a match has ended."""
    line = record("Line", seat=of.place, side=Name, face=Name, suit=Suit | None, points=Number, reason=Name)
    side = record("Side", points=Number, scored=bool, seats=ListOf[of.place], won=bool)
    return record(
        "Outcome",
        {"cause": Name, "king": Name, "lines": ListOf[line], "sides": DictOf[Name, side], "dead": ListOf[of.place]},
        kind=Name,
        winners=ListOf[of.place],
        identities=Limited[ListOf[Name], of.each],
    )


@cache
def view_type(seats: int) -> Any:
    """Return the type of a view of a match for so many."""
    of = SeatTypes(seats)
    spot = TupleOf[of.place, Small]
    ghost = record(
        "Ghost", face=Name, suit=Suit, base=Number, requirement=Number, reasons=ListOf[TupleOf[Name, Number]]
    )
    point = record("Point", face=Name | None, suit=Suit | None)
    player = record(
        "Player",
        seat=of.place,
        role=Name | None,
        identity=Name | None,
        identity_known=Literal["own", "looked", "shown", None],
        spirit=Small,
        hand=Small,
        cards=Faces | None,
        hand_limit=Small | None,
        artifact=Name | None,
        ghosts=Limited[ListOf[ghost], msgspec.Meta(max_length=MOST)],
        points=Limited[ListOf[point], msgspec.Meta(max_length=MOST)],
        votes=Small | None,
        king=bool,
        turns=Small,
        skills=ListOf[Literal["1", "2", "k"]],
        flags=ListOf[Name],
    )
    exorcism = record(
        "Exorcism",
        host=of.place,
        bearer=of.place,
        ghost=ghost | None,
        order=ListOf[of.place],
        votes=Limited[ListOf[Small | None], of.each],
        own=Faces,
        own_marked=ListOf[Small],
        all=Limited[list[Faces], of.each] | None,
        challenged=ListOf[TupleOf[of.place, bool | None, Faces, ListOf[Small]]],
        stage=Name,
    )
    use = record("Use", ability=Name, seat=of.place, face=Name | None, targets=ListOf[of.target], paid=ListOf[Number])
    modifier = record(
        "Modifier",
        source=Name,
        query=Name,
        seat=of.place | None,
        place=Small | None,
        amount=Number,
        whose=of.anyone,
        turns=Number,
    )
    hand = record("Hand", turn=Count, cards=Faces)
    return record(
        "View",
        viewer=of.viewer,
        turn=Count,
        round=Count,
        player=of.place,
        first=of.place,
        step=Name,
        phase=Literal["draw", "day", "night", "end"],
        players=Limited[ListOf[player], of.each],
        spell_deck=Small,
        spell_discard=HiddenFaces,
        ghost_deck=Small,
        ghost_discard=Faces,
        removed=Faces,
        candidate=Name | None,
        king=of.place | None,
        king_turn=Count,
        king_goal=record("Goal", have=Number, need=Number) | None,
        king_tally=Number,
        ghosts_on_table=Small,
        most_on_one=Small,
        points_to_end=Small,
        stack=Limited[ListOf[use], msgspec.Meta(max_length=MOST)],
        window=Name | None,
        holder=of.place | None,
        passes=Small,
        apparition=record("Apparition", face=Name, seat=of.place | None) | None,
        turned_up=ListOf[TupleOf[Name, of.anyone, spot | None]],
        haunted=ListOf[spot],
        banished_from=ListOf[of.place],
        seventh=ListOf[spot],
        seventh_banished=bool,
        last_seat=of.place | None,
        exorcism=exorcism | None,
        modifiers=Limited[ListOf[modifier], msgspec.Meta(max_length=MOST)],
        uses=Limited[ListOf[ListOf[TupleOf[Name, Name, Number]]], of.each],
        announced=Count,
        known=record("Known", deck_top=HiddenFaces, deck_bottom=HiddenFaces, hands=DictOf[Name, hand]),
        outcome=outcome_type(of) | None,
        waiting=ListOf[of.place],
        answered=ListOf[of.place],
        next_event=Count,
    )


def check_view(view: Any, seats: int) -> None:
    """See that plain data is a view of a match for so many.

    Raises:
        ValueError: it isn't (`msgspec.ValidationError` is one).
    """
    typed = msgspec.convert(view, view_type(seats))
    if [player.seat for player in typed.players] != list(range(seats)):
        raise ValueError("the players don't sit in order")
    spots = [*typed.haunted, *typed.seventh, *(spot for *_, spot in typed.turned_up if spot is not None)]
    spots += [(row.seat, row.place) for row in typed.modifiers if row.place is not None]
    for seat, place in spots:
        if seat is None or place >= len(typed.players[seat].ghosts):
            raise ValueError("there is no ghost where one is said to be")
    if typed.exorcism is not None and any(place >= len(typed.exorcism.own) for place in typed.exorcism.own_marked):
        raise ValueError("a vote is marked that wasn't laid")
    if not all(seat.isdecimal() and int(seat) < seats for seat in typed.known.hands):
        raise ValueError("a hand is nobody's")
