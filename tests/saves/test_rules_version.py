"""Rules that lead elsewhere than before say so: saved matches are then told from those of the present rules."""

from __future__ import annotations

import random
from hashlib import blake2b
from typing import Any

import pytest

from core import Setup, new_match, rulesets
from core.kernel import digest

CELLS = (
    ("peak", "standard", 5, {}),
    ("peak", "standard", 8, {"expansion": True}),
    ("peak", "four", 4, {"expansion": True}),
    ("peak", "three", 3, {}),
    ("peak", "contest", 6, {"expansion": True}),
    ("classic", "standard", 6, {}),
)
COURSE = {1: "b3c7b1a3bcd5e3d8", 2: "b3c7b1a3bcd5e3d8"}
"""What the fixed matches come to, by `RULES_VERSION`: only the last one counts."""


def course() -> str:
    """Return the digest of every question asked in some fixed matches that chance plays."""
    asked = blake2b(digest_size=8)
    for ruleset, mode, seats, options in CELLS:
        for seed in range(3):
            match = new_match(Setup(ruleset, mode, seats, options, f"course/{seed}"))
            dice = random.Random(seed)
            while not match.over:
                prompt = match.pending()[0]
                asked.update(f"{prompt.seat} {digest(prompt)} ".encode())
                count = dice.randint(prompt.least, prompt.most)
                match.submit(prompt.seat, prompt.id, dice.sample(range(len(prompt.options)), count))
            asked.update(repr(match.view(-2)["outcome"]).encode())
    return asked.hexdigest()


def test_a_change_of_course_counts_up_the_version_of_the_rules() -> None:
    assert course() == COURSE[rulesets.RULES_VERSION], (
        "The fixed matches go another way than they did. If a saved match would too, count up RULES_VERSION in "
        "core/rulesets.py; either way, put the new digest here."
    )


def test_the_digest_changes_with_the_version_and_with_the_card_data(monkeypatch: pytest.MonkeyPatch) -> None:
    rulesets.rules_digest.cache_clear()
    before = rulesets.rules_digest()
    try:
        with monkeypatch.context() as patched:
            patched.setattr(rulesets, "RULES_VERSION", rulesets.RULES_VERSION + 1)
            rulesets.rules_digest.cache_clear()
            assert rulesets.rules_digest() != before
        with monkeypatch.context() as patched:
            patched.setattr(rulesets.tomllib, "loads", lambda text: {"another": "card"})
            rulesets.rules_digest.cache_clear()
            assert rulesets.rules_digest() != before
        with monkeypatch.context() as patched:
            real: Any = rulesets.tomllib.loads
            patched.setattr(rulesets.tomllib, "loads", lambda text: real("# a remark\n" + text))
            rulesets.rules_digest.cache_clear()
            assert rulesets.rules_digest() == before
    finally:
        rulesets.rules_digest.cache_clear()
    assert len(before) == 8
