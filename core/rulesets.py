"""The games there are, by ruleset id, and the two ways to get a match: deal it, or load it."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any, Final

from core.ghostplay import GhostplayRules
from core.kernel import IllegalSetup, Match, Setup, UnreadableMatch

RULESETS: dict[str, Callable[[Setup], GhostplayRules]] = {"peak": GhostplayRules, "classic": GhostplayRules}

RULES_VERSION: Final = 2
"""Counts up whenever the rules' code changes so that some old answer leads elsewhere than it did (design 14).

A test plays fixed matches and says when that has happened."""


@cache
def rules_digest() -> bytes:
    """Return 8 bytes that name the rules in force: their code, by `RULES_VERSION`, and the card data.

    Under equal digests equal setups and answers give equal matches; how the data files are laid out doesn't count.
    """
    data = files("core.ghostplay") / "data"
    tables = {
        entry.name: tomllib.loads(entry.read_text(encoding="utf-8"))
        for entry in data.iterdir()
        if entry.name.endswith(".toml")
    }
    text = json.dumps([RULES_VERSION, tables], sort_keys=True, ensure_ascii=False)
    return blake2b(text.encode(), digest_size=8, person=b"guixi rules").digest()


def rules_for(setup: Setup) -> GhostplayRules:
    """Return the rules object of a setup.

    Raises:
        IllegalSetup: there is no such ruleset, mode, number of seats or option.
    """
    if setup.ruleset not in RULESETS:
        message = f"there is no ruleset {setup.ruleset!r}: choose from {', '.join(RULESETS)}"
        raise IllegalSetup(message, "ruleset", ruleset=setup.ruleset, allowed=tuple(RULESETS))
    return RULESETS[setup.ruleset](setup)


def new_match(setup: Setup) -> Match[Any]:
    """Deal a match.

    Raises:
        IllegalSetup: there is no such ruleset, mode, number of seats or option.
    """
    return Match(rules_for(setup))


def dump_match(match: Match[Any]) -> dict[str, Any]:
    """Return a match with its setup as plain data, for `load_match`."""
    return {"setup": match.rules.setup.plain(), "match": match.dump()}  # type: ignore[attr-defined]


def load_match(plain: dict[str, Any]) -> Match[Any]:
    """Return a match from what `dump_match` gave.

    Raises:
        UnreadableMatch: the data isn't such a dump.
    """
    try:
        setup, data = plain["setup"], plain["match"]
    except (KeyError, TypeError) as error:
        raise UnreadableMatch(f"its data is damaged: {error!r}") from error
    try:
        rules = rules_for(Setup.from_plain(setup))
    except IllegalSetup as error:
        raise UnreadableMatch(str(error)) from error
    return Match.load(rules, data)
