"""Writes golden files of the present schema: ``python -m tests.saves.write_golden``, once for every new schema.

A match of eight with every card, left in the middle of an exorcism with answers since the last snapshot, in its folder
and under a name; and a finished one.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from core import Match, Setup, new_match
from core.bots import make_bot
from core.kernel import digest
from saves import Controller, Input, MatchKeeper, SaveStore
from saves import keeper as keeper_module
from saves.migrations import SCHEMA

GOLDEN = Path(__file__).parent / "golden"
WHEN = 1767225600.0


def played(store: SaveStore, name: str, setup: Setup, until: Callable[[Match[Any]], bool]) -> None:
    """Play a match between bots, a person said to be in seat 0, and keep it saved; and save it under a name too."""
    players = [Controller("月下 (Ёж)"), *(Controller(f"Bot {n}", "novice", 1) for n in range(1, setup.seats))]
    bots = [make_bot("random" if seat == 0 else "novice", 1, seat) for seat in range(setup.seats)]
    keeper = MatchKeeper(store, name, setup, players, notes={"suspicions": [[1, "taiping"]]}, clock=lambda: WHEN)
    match = new_match(setup)
    keeper.snapshot(match)
    while not match.over and not until(match):
        prompt = match.pending()[0]
        picks = bots[prompt.seat].answer(match.view(prompt.seat), prompt)
        match.submit(prompt.seat, prompt.id, picks)
        keeper.took(Input(prompt.seat, digest(prompt), picks), match)
    title = f"{name}: 前夜 / «Ночь»"
    keeper.save_as(title, match, lambda error: print(name, error or "saved"))
    keeper.close()
    store.path(store.id_for(title)[0]).rename(store.path(f"{name}.guixi"))


def votes(match: Match[Any]) -> bool:
    """Tell whether the person is asked for his votes, some turns into the match."""
    asked = any(prompt.kind == "votes" and prompt.seat == 0 for prompt in match.pending())
    return asked and match.view(0)["turn"] >= 6 and bool(match.dump()["since"])


def main() -> None:
    """Write the files; those that are there already are never touched."""
    keeper_module.SNAPSHOT_EVERY = 90
    with tempfile.TemporaryDirectory() as folder:
        store = SaveStore(Path(folder))
        played(store, f"v{SCHEMA}-peak", Setup("peak", "standard", 8, {"expansion": True}, "golden"), votes)
        played(store, f"v{SCHEMA}-finished", Setup("classic", "standard", 5, {}, 77), lambda match: False)
        for name in (f"v{SCHEMA}-peak", f"v{SCHEMA}-peak.guixi", f"v{SCHEMA}-finished.guixi"):
            if (GOLDEN / name).exists():
                print(f"{name} is there already")
            elif store.path(name).is_dir():
                shutil.copytree(store.path(name), GOLDEN / name)
            else:
                shutil.copy(store.path(name), GOLDEN / name)


if __name__ == "__main__":
    main()
