"""The words for what a match is made of, by the ids of the rules."""

from client.i18n import Translator
from client.ui.badges import Identity

_RULESETS = {"peak": "ruleset-peak"}
_MODES = {"standard": "mode-standard"}
_IDENTITIES: dict[str, tuple[Identity, str, str]] = {
    "taiping": ("taiping", "identity-taiping", "identity-taiping-short"),
    "tianshi": ("tianshi", "identity-tianshi", "identity-tianshi-short"),
    "heretic_king": ("heretic", "identity-heretic_king", "identity-heretic_king-short"),
    "heretic_follower": ("heretic", "identity-heretic_follower", "identity-heretic_follower-short"),
}


def ruleset_name(tr: Translator, ruleset: str) -> str:
    """Return the name of a game; one this program doesn't know (from a newer file) keeps its id."""
    return tr(_RULESETS[ruleset]) if ruleset in _RULESETS else ruleset


def mode_name(tr: Translator, mode: str) -> str:
    """Return the name of a mode, as ``ruleset_name``."""
    return tr(_MODES[mode]) if mode in _MODES else mode


def identity_badge(identity: str) -> Identity:
    """Return the badge of an identity. Raises KeyError for one that isn't in the rules."""
    return _IDENTITIES[identity][0]


def identity_name(tr: Translator, identity: str) -> str:
    """Return the name of an identity. Raises KeyError as ``identity_badge``."""
    return tr(_IDENTITIES[identity][1])


def identity_short_name(tr: Translator, identity: str) -> str:
    """Return the short name of an identity. Raises KeyError as ``identity_badge``."""
    return tr(_IDENTITIES[identity][2])
