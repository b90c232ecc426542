"""A patch makes the new of the old, whatever the two are, and shares nothing that could change."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saves.replay_patch import patch_between, patched

PLAIN = st.recursive(
    st.none() | st.integers(-3, 3) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("abc", max_size=1), inner, max_size=4),
    max_leaves=20,
)


@given(PLAIN, PLAIN)
def test_a_patch_leads_from_the_old_to_the_new(old: Any, new: Any) -> None:
    kept = copy.deepcopy(old)
    patch = patch_between(old, new)
    assert patched(old, patch) == new
    assert old == kept
    assert (patch is None) == (old == new)


def test_a_small_change_makes_a_small_patch() -> None:
    old = {"players": [{"seat": seat, "cards": ["C-S01r"] * 6} for seat in range(8)], "pile": list(range(60))}
    new = copy.deepcopy(old)
    new["players"][3]["cards"].pop()
    new["pile"].append(60)
    assert len(repr(patch_between(old, new))) < 120


@pytest.mark.parametrize(
    "patch",
    [
        [9],
        [],
        [0],
        [1, [["a", [3, [[0, [0, 1]]]]]], []],
        [1, [], ["z"]],
        [1, [[["no text"], None]], []],
        [2, 3, 3, []],
        [2, -1, 0, []],
        [3, [[7, [0, 1]]]],
        [3, [[-1, [0, 1]]]],
    ],
)
def test_a_patch_that_does_not_fit_is_refused(patch: list[Any]) -> None:
    for old in ({"a": 1}, [1, 2, 3]):
        with pytest.raises((ValueError, TypeError, KeyError, IndexError)):
            patched(old, patch)
