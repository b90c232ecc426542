"""Why this program can't play a match that was read whole, in a form that can be said in any language."""

from __future__ import annotations

from core.kernel import IllegalSetup
from saves.errors import Thing, Unplayable, UnplayableSave

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
