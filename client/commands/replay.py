"""Commands for replays: watch one, prove one, write one of a match between bots."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from client.commands.console import CommandError, Console
from core.kernel import IllegalSetup, UnreadableMatch
from core.rulesets import rules_digest, rules_for
from saves.replay_check import HeaderMisfit, answers_of, check_replay
from saves.replay_film import make_replay
from saves.replay_model import Replay
from saves.replay_reading import Film
from saves.replay_recording import Misfit, Recording, TapedMatch
from saves.replay_store import read_replay, write_replay
from saves.unplayable import unplayable

if TYPE_CHECKING:
    from core.lab import Cell

File = Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-replay-file", show_default=False)]
ReplayFile = Annotated[Path | None, typer.Option("--replay", metavar="FILE", help="cli-help-write-replay")]

Force = Annotated[bool, typer.Option("--force", help="cli-help-force")]


def replay_command(context: typer.Context, file: File) -> None:
    """Open the window at a replay."""
    console: Console = context.obj
    path = file.expanduser()
    film = Film(read_replay(path), path)
    film.view(0, film.replay.summary.viewer)
    from client.launch import open_window
    from client.scenes.replay import viewer_of

    open_window(console.chosen_language, above=lambda service: viewer_of(service, film))


def verify_command(context: typer.Context, file: File) -> None:
    """Play the match of a replay again and say whether all of it comes out as it is recorded."""
    console: Console = context.obj
    path = file.expanduser()
    replay = read_replay(path)
    if replay.rules != rules_digest():
        console.say("cli-verify-other-rules", rules=replay.rules.hex(), ours=rules_digest().hex())
    count = len(answers_of(replay, path))
    with _misfits_told(), console.progress("cli-verifying", count) as advance:
        proven = check_replay(replay, path, advance)
    facts, secrets = len(replay.body.facts), replay.body.secrets
    if secrets is None:
        console.say("cli-verified-seat", facts=str(facts))
    elif secrets.origin is None:
        console.say("cli-verified", answers=str(count), facts=str(proven))
    else:
        console.say("cli-verified-from", answers=str(count), facts=str(proven), earlier=str(facts - proven))


def check_single(games: int, cells: list[Cell]) -> None:
    """Raise CommandError unless just one match is played: one file holds one replay."""
    if games != 1 or len(cells) != 1:
        raise CommandError("cli-replay-one-game")


def check_new(path: Path, force: bool) -> None:
    """Raise CommandError where a file would be written over, a saved match perhaps, and that isn't asked for."""
    if path.is_file() and not force:
        raise CommandError("cli-replay-exists", path=str(path))


def write_match(path: Path, cell: Cell, names: tuple[str, ...]) -> None:
    """Play the first match of a series once more, always the same one, and write it as a replay.

    Raises:
        CommandError: the rules fail in it.
        WriteError: it can't be written.
    """
    write_replay(path, _played(cell, names))


def _played(cell: Cell, names: tuple[str, ...]) -> Replay:
    from core.bots import make_bot
    from core.lab.bout import play
    from saves import Controller

    setup = cell.setup(0)
    match = TapedMatch(rules_for(setup))
    played = play(match, [make_bot(cell.bots, setup.seed, seat) for seat in range(cell.seats)])
    if played.error:
        raise CommandError("cli-replay-failed", reason=played.error)
    assert not isinstance(setup.seed, bytes)
    players = [Controller(name, cell.bots, setup.seed) for name in names]
    return make_replay(Recording(setup, players, match.answers))


@contextmanager
def _misfits_told() -> Iterator[None]:
    """Let what doesn't fit become the line a command ends with."""
    try:
        yield
    except HeaderMisfit as error:
        raise CommandError("cli-misfit-header", said=error.expected, recorded=error.came) from error
    except Misfit as error:
        about: dict[str, Any] = {"expected": error.expected, "came": error.came}
        if error.number == 0:
            raise CommandError("cli-misfit-deal", **about) from error
        raise CommandError("cli-misfit", number=str(error.number), **about) from error
    except (IllegalSetup, UnreadableMatch) as error:
        raise unplayable(error, "replay") from error
