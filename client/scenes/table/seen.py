"""What a table is drawn from: much of what happens in a match changes nothing that is seen."""

from __future__ import annotations

from copy import copy
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final

from client.scenes.table.tableau import Tableau

if TYPE_CHECKING:
    from client.scenes.table.scene import TableScene

_UNSEEN: Final = frozenset({"holder", "passes", "waiting"})
"""Facts of a view that aren't shown: in a window one seat after the other is asked; for whom it waits the looks say."""
_APART: Final = frozenset({"tr", "words", "layout", "view", "prompt", "picker", "theatre", "notebook"})
"""What of a tableau is the same as long as nobody is asked and nothing done to the window, or is compared otherwise."""
_FACTS: Final = tuple(field.name for field in fields(Tableau) if field.name not in _APART)


def seen_in(scene: TableScene, tableau: Tableau) -> tuple[Any, ...] | None:
    """Return all that decides how a table looks at which nobody is asked, None where somebody is.

    What its person does to it, such as folding a panel, isn't in it: that is followed by a rebuilding of its own.

    Args:
        scene: the table.
        tableau: how it is to be shown.
    """
    if tableau.prompt is not None:
        return None
    director, theatre = scene.director, tableau.theatre
    return (
        {fact: value for fact, value in tableau.view.items() if fact not in _UNSEEN},
        [getattr(tableau, name) for name in _FACTS],
        theatre and (theatre.stage(scene.now), {name: copy(value) for name, value in vars(theatre).items()}),
        director.banner,
        director.announced,
        director.walker,
        director.is_rising,
        director.movers.carries("use"),
        director.journal.told,
        scene.session.orders.mode,
        scene.is_running,
    )
