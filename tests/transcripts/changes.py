"""What has changed between two pieces of plain data, as short lines: a path, and what came and went there."""

from __future__ import annotations

from collections import Counter
from typing import Any


def changes(before: Any, after: Any, path: str = "") -> list[str]:
    """Return a line for every difference.

    Cards and other words in a list count as a bag, `+C-S04r −C-A01`; anything else is compared place by place,
    `spirit 3→5`.
    """
    if before == after:
        return []
    if isinstance(before, dict) and isinstance(after, dict):
        found = []
        for key in after:
            found += changes(before.get(key), after[key], f"{path}.{key}" if path else str(key))
        return found
    if isinstance(before, list) and isinstance(after, list):
        return _list_changes(before, after, path)
    if before is None and isinstance(after, dict | list):
        return [f"{path} {short(after)}"]
    if after is None and isinstance(before, dict | list):
        return [f"{path} gone"]
    return [f"{path} {short(before)}→{short(after)}"]


def _list_changes(before: list[Any], after: list[Any], path: str) -> list[str]:
    if all(item is None or isinstance(item, str) for item in before + after):
        return [f"{path} {_bag_changes(before, after)}"]
    if len(before) == len(after):
        return [line for place in range(len(after)) for line in changes(before[place], after[place], f"{path}.{place}")]
    start = 0
    while start < min(len(before), len(after)) and before[start] == after[start]:
        start += 1
    end = 0
    while end < min(len(before), len(after)) - start and before[-1 - end] == after[-1 - end]:
        end += 1
    gone = [f"−{short(item)}" for item in before[start : len(before) - end]]
    come = [f"+{short(item)}" for item in after[start : len(after) - end]]
    return [f"{path}.{start} {' '.join(gone + come)}"]


def _bag_changes(before: list[str | None], after: list[str | None]) -> str:
    gone, come = Counter(before) - Counter(after), Counter(after) - Counter(before)
    if not gone and not come:
        return f"reordered, at the end {short(after[-3:])}"
    words = [f"−{_times(name, count)}" for name, count in gone.items()]
    return " ".join(words + [f"+{_times(name, count)}" for name, count in come.items()])


def _times(name: str | None, count: int) -> str:
    return (name or "?") + (f"×{count}" if count > 1 else "")


def short(value: Any) -> str:
    """Return plain data in few characters; what is empty in a dict is left out."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        shown = [f"{key}={short(inner)}" for key, inner in value.items() if inner not in (None, [], {}, "")]
        return "{" + " ".join(shown) + "}"
    if isinstance(value, list | tuple):
        return "[" + " ".join(map(short, value)) + "]"
    return str(value) or "–"
