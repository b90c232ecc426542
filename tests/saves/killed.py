"""A program that is killed: plays a match for ever on and on, keeps it saved, and says what is safe as soon as it is.

Run as a module: ``python -m tests.saves.killed FOLDER``. Each line it prints is the number of inputs that are safe. The
whole match is known beforehand (`inputs`), so that whoever kills it knows what must be found.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from core import Setup, new_match
from core.kernel import digest
from saves import Controller, Input, MatchKeeper, SaveStore, resumed
from saves import keeper as keeper_module
from saves.history import feed

SETUP = Setup("peak", "standard", 8, {"expansion": True}, "killed")
PLAYERS = [Controller(f"Bot {seat}", "random", 1) for seat in range(8)]
SAVE_ID = "killed"


def course() -> Iterator[Input]:
    """Yield the inputs of the match, to its end."""
    match, dice = new_match(SETUP), random.Random(5)
    while not match.over:
        prompt = match.pending()[0]
        picks = tuple(dice.sample(range(len(prompt.options)), dice.randint(prompt.least, prompt.most)))
        match.submit(prompt.seat, prompt.id, picks)
        yield Input(prompt.seat, digest(prompt), picks)


@cache
def inputs() -> list[Input]:
    """Return all inputs of the match."""
    return list(course())


def main(folder: Path) -> None:
    """Play on from whatever is there, and begin anew at the match's end."""
    keeper_module.SNAPSHOT_EVERY = 20  # so that many are killed in the middle of one
    store = SaveStore(folder)
    if store.path(SAVE_ID).is_dir():
        found = store.load(SAVE_ID)
        again = resumed(found)
        match, history = again.match, again.history
    else:
        found, match, history = None, new_match(SETUP), None
    keeper = MatchKeeper(store, SAVE_ID, SETUP, PLAYERS, history=history, found=found)
    keeper.snapshot(match)
    said = -1
    for given in inputs()[keeper.accepted :]:
        assert feed(match, [given]) == 1
        keeper.took(given, match)
        time.sleep(0.0005)  # so that most are killed on the way
        if keeper.durable > said:
            said = keeper.durable
            print(said, flush=True)
    keeper.flush()
    print(keeper.durable, flush=True)
    print("over", flush=True)
    sys.stdin.read()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
