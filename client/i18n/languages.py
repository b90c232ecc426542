"""The three languages, and which one the player's system asks for."""

import locale
import os
from collections.abc import Iterator, Mapping
from typing import Literal

Language = Literal["zh-Hant", "zh-Hans", "en"]
LANGUAGES: tuple[Language, ...] = ("zh-Hant", "zh-Hans", "en")

_TRADITIONAL_TAGS = {"hant", "tw", "hk", "mo"}
_TRADITIONAL_WORDS = ("traditional", "taiwan", "hong kong", "macau", "macao")


def system_language(environment: Mapping[str, str] | None = None) -> Language:
    """Return the language the system asks for, English when it asks for none of ours.

    Args:
        environment: the environment variables, the process's own if left out.
    """
    names = _locale_names(os.environ if environment is None else environment)
    return next((found for found in map(match_language, names) if found), "en")


def _locale_names(environment: Mapping[str, str]) -> Iterator[str]:
    """Yield locale names, the most wanted first: ``LANGUAGE`` is a list and stands above the others."""
    yield from filter(None, environment.get("LANGUAGE", "").split(":"))
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            yield environment[variable]
            return
    yield locale.getlocale()[0] or ""  # Windows and macOS say it here rather than in variables


def match_language(name: str) -> Language | None:
    """Return our language for a locale name such as ``zh_TW.UTF-8``, ``zh-Hans-CN`` or Windows' long names."""
    plain = name.split(".")[0].split("@")[0].lower().replace("_", "-")
    tags = plain.split("-")
    if tags[0] in ("en", "c", "posix") or plain.startswith("english"):
        return "en"
    if plain.startswith("chinese"):
        return "zh-Hant" if any(word in plain for word in _TRADITIONAL_WORDS) else "zh-Hans"
    if tags[0] != "zh":
        return None
    return "zh-Hant" if "hans" not in tags and _TRADITIONAL_TAGS.intersection(tags) else "zh-Hans"
