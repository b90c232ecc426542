"""Commands that open the window: at the title, at a match of one's own, at a match to watch."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated

import typer

from client.commands.console import CommandError, Console
from client.commands.parameters import (
    Bots,
    HouseOptions,
    Mode,
    PositionFile,
    Ruleset,
    Seats,
    Seed,
    check_bots,
    check_seed,
    house_options,
    usual_seats,
)
from client.config import read_settings
from client.player_names import bot_names, cleaned_name
from client.scenes.ports import BOT_STRENGTHS, BotStrength, MatchChoice
from client.seeds import new_seed
from core.ghostplay.position import match_at, read_position, setup_at
from core.rulesets import rules_for
from saves import SaveStore, last_played, passed_over
from saves.errors import reason_of

LARGEST_POSITION = 100_000
"""In characters. What never ends, a device perhaps, isn't read on."""
DEALT_BY_FILE = ("ruleset", "mode", "seats", "seed", "option", "resume")
"""What a position's file says itself."""
ASKED_OF_A_NEW_MATCH = ("ruleset", "mode", "seats", "bots", "seed", "option", "name")
"""What a match that goes on has settled already."""


def title(console: Console) -> None:
    """Open the window at the title."""
    from client.launch import open_window

    open_window(console.chosen_language)


def play(
    context: typer.Context,
    ruleset: Ruleset = "peak",
    mode: Mode = "standard",
    seats: Seats = None,
    bots: Bots = "novice",
    seed: Seed = "",
    option: HouseOptions = None,
    name: Annotated[str, typer.Option(metavar="NAME", help="cli-help-name", show_default=False)] = "",
    resume: Annotated[bool, typer.Option("--resume", help="cli-help-resume")] = False,
    position: PositionFile = None,
) -> None:
    """Open the window at a new match, at the one left last, or at a position."""
    console: Console = context.obj
    if resume and position is None:
        if (given := _first_given(context, ASKED_OF_A_NEW_MATCH)) is not None:
            raise CommandError("cli-resume-alone", option=given)
        _resume(console)
        return
    own_name = cleaned_name(name) or cleaned_name(read_settings()[0].match.name)

    def named(count: int) -> tuple[str, ...]:
        return own_name, *bot_names(console.tr, count - 1, (own_name,))

    if position is None:
        choice = checked_choice(ruleset, mode, named(_count(seats, ruleset, mode)), bots, seed, option)
    else:
        choice = choice_at(context, position, named, bots)
    from client.launch import open_window

    open_window(console.chosen_language, lambda service: service.start(choice))


def watch(
    context: typer.Context,
    ruleset: Ruleset = "peak",
    mode: Mode = "standard",
    seats: Seats = None,
    bots: Bots = "novice",
    seed: Seed = "",
    option: HouseOptions = None,
    position: PositionFile = None,
) -> None:
    """Open the window at a match, or a position, in which bots sit in all seats."""
    console: Console = context.obj
    if position is None:
        names = bot_names(console.tr, _count(seats, ruleset, mode))
        choice = checked_choice(ruleset, mode, names, bots, seed, option)
    else:
        choice = choice_at(context, position, lambda count: bot_names(console.tr, count), bots)
    from client.launch import open_window

    open_window(console.chosen_language, lambda service: service.watch(choice))


def _count(seats: int | None, ruleset: str, mode: str) -> int:
    return usual_seats(ruleset, mode) if seats is None else seats


def _resume(console: Console) -> None:
    entries = SaveStore().entries()
    if (entry := last_played(entries)) is None:
        lost = passed_over(entries)
        if lost is not None and lost.error is not None:
            raise CommandError("cli-unread-to-resume", reason=console.tr(lost.error.key, **lost.error.details))
        raise CommandError("cli-nothing-to-resume")
    from client.launch import open_window

    if passed_over(entries) is None:
        open_window(console.chosen_language, lambda service: service.resume(entry.id))
        return
    from client.scenes.unread import UnreadDialog
    from client.shelf import unfinished, unread

    open_window(
        console.chosen_language,
        above=lambda service: UnreadDialog(service.tr, service, unread(entries, service.tr), unfinished(entries)),
    )


def checked_choice(
    ruleset: str, mode: str, names: tuple[str, ...], bots: str, seed: str, option: list[str] | None
) -> MatchChoice:
    """Return a match as it was asked for.

    Raises:
        IllegalSetup: such a match can't be dealt.
        CommandError: there are no such bots, or the seed is too long.
    """
    from client.players import setup_of

    strength = _strength(bots)
    check_seed(seed)
    choice = MatchChoice(ruleset, mode, names, strength, house_options(option), seed or new_seed())
    rules_for(setup_of(choice))
    return choice


def choice_at(context: typer.Context, path: Path, names: Callable[[int], tuple[str, ...]], bots: str) -> MatchChoice:
    """Return the match that begins in the position written in a file.

    Args:
        context: what was asked for; the file alone says what is dealt.
        path: the file.
        names: gives the players' names for a number of seats.
        bots: how strong the bots are.

    Raises:
        IllegalSetup: there can't be such a position.
        CommandError: the file can't be read, there are no such bots, its seed is too long, or something else says
            what is dealt too.
    """
    if (option := _first_given(context, DEALT_BY_FILE)) is not None:
        raise CommandError("cli-position-deals", option=option)
    try:
        with path.expanduser().open(encoding="utf-8") as file:
            text = file.read(LARGEST_POSITION + 1)
    except (OSError, UnicodeDecodeError) as error:
        raise CommandError("cli-no-position", path=str(path), reason=_cause(error)) from error
    if len(text) > LARGEST_POSITION:
        raise CommandError("cli-position-too-large", path=str(path))
    position = read_position(text)
    match_at(position)
    setup = setup_at(position)
    seed = str(setup.seed)
    check_seed(seed)
    return MatchChoice(
        setup.ruleset, setup.mode, names(setup.seats), _strength(bots), dict(setup.options), seed, position
    )


def _first_given(context: typer.Context, parameters: Iterable[str]) -> str | None:
    """Return the first of these options that stands on the command line."""
    # Compared by name: the kind of a source isn't exported.
    return next(
        (
            f"--{name}"
            for name in parameters
            if getattr(context.get_parameter_source(name), "name", "") == "COMMANDLINE"
        ),
        None,
    )


def _cause(error: OSError | UnicodeDecodeError) -> str:
    return reason_of(error) if isinstance(error, OSError) else error.reason


def _strength(name: str) -> BotStrength:
    check_bots(name)
    return next(strength for strength in BOT_STRENGTHS if strength == name)
