"""What changed between two pieces of plain data, as plain data: a replay keeps hundreds of views that differ little.

A patch is None (nothing changed) or a list that begins with what sort it is:

- ``[0, value]``: the new value;
- ``[1, [[key, patch], …], [key, …]]``: what changed in a dict, then what is gone from it (a new key has a ``[0, …]``);
- ``[2, head, tail, [item, …]]``: a list keeps so many items at either end and has others between them;
- ``[3, [[place, patch], …]]``: what changed in the items of a list that is as long as before.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

Patch: TypeAlias = list[Any] | None

_VALUE: Final = 0
_DICT: Final = 1
_SPLICE: Final = 2
_ITEMS: Final = 3


def patch_between(old: Any, new: Any) -> Patch:
    """Return the patch that makes `new` of `old`; both are plain data whose dicts have texts for keys."""
    if type(old) is type(new):
        if old == new:
            return None
        if isinstance(old, dict):
            return _dict_patch(old, new)
        if isinstance(old, list):
            return _list_patch(old, new)
    return [_VALUE, new]


def patched(old: Any, patch: Patch) -> Any:
    """Return what a patch makes of plain data, which stays as it is; the result may share parts with it.

    Raises:
        ValueError, TypeError, KeyError, IndexError: the patch doesn't fit.
    """
    if patch is None:
        return old
    sort, *rest = patch
    if sort == _VALUE:
        (value,) = rest
        return value
    if sort == _DICT:
        return _patched_dict(old, *rest)
    if sort == _SPLICE:
        return _spliced(old, *rest)
    if sort == _ITEMS:
        return _patched_items(old, *rest)
    raise ValueError(f"there is no patch of sort {sort!r}")


def _dict_patch(old: dict[str, Any], new: dict[str, Any]) -> Patch:
    changed: list[Any] = []
    for key, value in new.items():
        if key not in old:
            changed.append([key, [_VALUE, value]])
        elif (inner := patch_between(old[key], value)) is not None:
            changed.append([key, inner])
    gone = [key for key in old if key not in new]
    return [_DICT, changed, gone]


def _list_patch(old: list[Any], new: list[Any]) -> Patch:
    if len(old) == len(new) and any(isinstance(item, dict | list) for item in new):
        pairs = enumerate(zip(old, new, strict=True))
        inner = [[place, patch] for place, (a, b) in pairs if (patch := patch_between(a, b)) is not None]
        return [_ITEMS, inner]
    shorter = min(len(old), len(new))
    head = next((place for place in range(shorter) if old[place] != new[place]), shorter)
    most = shorter - head
    tail = next((count for count in range(most) if old[-1 - count] != new[-1 - count]), most)
    return [_SPLICE, head, tail, new[head : len(new) - tail]]


def _patched_dict(old: dict[str, Any], changed: list[Any], gone: list[str]) -> dict[str, Any]:
    new = dict(old)
    for key, inner in changed:
        new[key] = patched(old.get(key), inner)
    for key in gone:
        del new[key]
    return new


def _spliced(old: list[Any], head: int, tail: int, between: list[Any]) -> list[Any]:
    if not 0 <= head <= len(old) - tail <= len(old):
        raise ValueError("a list keeps more items than it has")
    return [*old[:head], *between, *old[len(old) - tail :]]


def _patched_items(old: list[Any], changed: list[Any]) -> list[Any]:
    new = list(old)
    for place, inner in changed:
        if not 0 <= place < len(new):
            raise IndexError("a changed item is not in the list")
        new[place] = patched(new[place], inner)
    return new
