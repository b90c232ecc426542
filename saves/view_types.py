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
        self._seats = seats
        self.target: Any = TupleOf[Name, Name, self.anyone, Number]
        """What something is aimed at (`core.kernel.prompts.Option`)."""

    def each(self, kind: Any) -> Any:
        """Return the type of a list with one item of a kind for each seat."""
        return Limited[ListOf[kind], msgspec.Meta(min_length=self._seats, max_length=self._seats)]


def many(kind: Any) -> Any:
    """Return the type of a list of a kind of thing, of which there are no more than on any table."""
    return Limited[ListOf[kind], msgspec.Meta(max_length=MOST)]


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
        identities=of.each(Name),
    )


@cache
def view_type(seats: int) -> Any:
    """Return the type of a view of a match for so many."""
    of = SeatTypes(seats)
    ghost = record(
        "Ghost", face=Name, suit=Suit, base=Number, requirement=Number, reasons=ListOf[TupleOf[Name, Number]]
    )
    return record(
        "View",
        **_course(of),
        **_piles(of),
        **_players(of, ghost),
        **_king(of),
        **_open_uses(of),
        **_on_ghosts(of, ghost),
        **_asked(of),
    )


def _course(of: SeatTypes) -> dict[str, Any]:
    """Who looks, whose turn it is, and how far the match has come."""
    return {
        "viewer": of.viewer,
        "turn": Count,
        "round": Count,
        "player": of.place,
        "first": of.place,
        "step": Name,
        "phase": Literal["draw", "day", "night", "end"],
        "last_seat": of.place | None,
        "outcome": outcome_type(of) | None,
        "next_event": Count,
    }


def _piles(of: SeatTypes) -> dict[str, Any]:
    """The cards that lie before nobody, and what the viewer knows of those that are hidden."""
    hand = record("Hand", turn=Count, cards=Faces)
    return {
        "spell_deck": Small,
        "spell_discard": HiddenFaces,
        "ghost_deck": Small,
        "ghost_discard": Faces,
        "removed": Faces,
        "known": record("Known", deck_top=HiddenFaces, deck_bottom=HiddenFaces, hands=DictOf[Name, hand]),
    }


def _players(of: SeatTypes, ghost: Any) -> dict[str, Any]:
    """The players, by seat, and what lies before them."""
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
        ghosts=many(ghost),
        points=many(point),
        votes=Small | None,
        king=bool,
        turns=Small,
        skills=ListOf[Literal["1", "2", "k"]],
        flags=ListOf[Name],
    )
    return {"players": of.each(player)}


def _king(of: SeatTypes) -> dict[str, Any]:
    """The ghost king, and how near the end is that he or the ghosts bring."""
    return {
        "candidate": Name | None,
        "king": of.place | None,
        "king_turn": Count,
        "king_goal": record("Goal", have=Number, need=Number) | None,
        "king_tally": Number,
        "ghosts_on_table": Small,
        "most_on_one": Small,
        "points_to_end": Small,
    }


def _open_uses(of: SeatTypes) -> dict[str, Any]:
    """What is being used and may be answered, what lasts, and what has been used up."""
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
    return {
        "stack": many(use),
        "window": Name | None,
        "holder": of.place | None,
        "passes": Small,
        "modifiers": many(modifier),
        "uses": of.each(ListOf[TupleOf[Name, Name, Number]]),
    }


def _on_ghosts(of: SeatTypes, ghost: Any) -> dict[str, Any]:
    """What happens to ghosts just now."""
    spot = TupleOf[of.place, Small]
    exorcism = record(
        "Exorcism",
        host=of.place,
        bearer=of.place,
        ghost=ghost | None,
        place=spot | None,
        order=ListOf[of.place],
        votes=of.each(Small | None),
        barred=ListOf[of.place],
        own=Faces,
        own_marked=ListOf[Small],
        all=of.each(Faces) | None,
        challenged=ListOf[TupleOf[of.place, bool | None, Faces, ListOf[Small]]],
        stage=Name,
    )
    return {
        "apparition": record("Apparition", face=Name, seat=of.place | None) | None,
        "turned_up": ListOf[TupleOf[Name, of.anyone, spot | None]],
        "haunted": ListOf[spot],
        "banished_from": ListOf[of.place],
        "seventh": ListOf[spot],
        "seventh_banished": bool,
        "exorcism": exorcism | None,
    }


def _asked(of: SeatTypes) -> dict[str, Any]:
    """Who is asked, and who has answered."""
    return {"announced": Count, "waiting": ListOf[of.place], "answered": ListOf[of.place]}


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
    spots += [typed.exorcism.place] if typed.exorcism is not None and typed.exorcism.place is not None else []
    for seat, place in spots:
        if seat is None or place >= len(typed.players[seat].ghosts):
            raise ValueError("there is no ghost where one is said to be")
    if typed.exorcism is not None and any(place >= len(typed.exorcism.own) for place in typed.exorcism.own_marked):
        raise ValueError("a vote is marked that wasn't laid")
    if typed.king_goal is not None and (typed.king is None or not typed.candidate):
        raise ValueError("there is no king whose goal is told")
    if not all(seat.isdecimal() and int(seat) < seats for seat in typed.known.hands):
        raise ValueError("a hand is nobody's")
