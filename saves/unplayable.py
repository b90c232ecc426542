"""Why this program can't play a match that was read whole, in a form that can be said in any language."""

from __future__ import annotations

from collections.abc import Iterable

from core.bots import BOTS
from core.kernel import IllegalSetup, Setup
from core.rulesets import rules_for
from saves.errors import Thing, Unplayable, UnplayableSave
from saves.model import Played

_WHYS: dict[str, Unplayable] = {
    "ruleset": "ruleset",
    "mode": "mode",
    "seats": "seats",
    "option": "option",
    "value": "value",
}
"""What `IllegalSetup.key` says of setups that a file can hold."""
_LONGEST = 40
"""Characters of a name or value from a file that are said."""


def see_playable(setup: Setup, players: Iterable[Played], thing: Thing = "match") -> None:
    """See that there are rules for a match and bots for its seats; nothing of it is played.

    Args:
        setup: what it was dealt from.
        players: who is to play.
        thing: what was read.

    Raises:
        UnplayableSave: there aren't.
    """
    try:
        rules_for(setup)
    except Exception as error:
        raise unplayable(error, thing) from error
    for player in players:
        if player.bot and player.bot not in BOTS:
            raise UnplayableSave("bot", thing=thing, bot=_said(player.bot))


def unplayable(error: Exception, thing: Thing) -> UnplayableSave:
    """Return what is to be said where the rules refused a match; the refusal itself is to become its cause.

    Args:
        error: the refusal, or whatever went wrong in the rules: data of the right types can still make no sense to
            them, anywhere in them.
        thing: what was read.
    """
    setup = error.__cause__ if isinstance(error.__cause__, IllegalSetup) else error
    if not isinstance(setup, IllegalSetup) or setup.key not in _WHYS:
        return UnplayableSave("content", thing=thing)
    details = {name: _said(value) for name, value in setup.details.items() if name != "allowed"}
    return UnplayableSave(_WHYS[setup.key], thing=thing, **details)


def _said(value: object) -> str:
    """Return a name or value as the command line takes it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    text = str(value)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
