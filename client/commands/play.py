"""Commands that open the window: at the title, at a match of one's own, at a match to watch."""

from __future__ import annotations

from typing import Annotated

import typer

from client.commands.console import CommandError, Console
from client.commands.parameters import Bots, HouseOptions, Mode, Ruleset, Seats, Seed, check_bots, house_options
from client.config import load_settings
from client.i18n import Translator
from client.scenes.ports import BOT_STRENGTHS, BotStrength, MatchChoice
from client.seeds import new_seed
from core.rulesets import rules_for
from saves import SaveStore


def title(console: Console) -> None:
    """Open the window at the title."""
    from client.launch import open_window

    open_window(console.chosen_language)


def play(
    context: typer.Context,
    ruleset: Ruleset = "peak",
    mode: Mode = "standard",
    seats: Seats = 6,
    bots: Bots = "novice",
    seed: Seed = "",
    option: HouseOptions = None,
    name: Annotated[str, typer.Option(metavar="NAME", help="cli-help-name", show_default=False)] = "",
    resume: Annotated[bool, typer.Option("--resume", help="cli-help-resume")] = False,
) -> None:
    """Open the window at a new match, or at the one left last."""
    console: Console = context.obj
    if resume:
        _resume(console)
        return
    names = (name or load_settings()[0].match.name or console.tr("new-you"), *bot_names(console.tr, seats - 1))
    choice = checked_choice(ruleset, mode, names, bots, seed, option)
    from client.launch import open_window

    open_window(console.chosen_language, lambda service: service.start(choice))


def watch(
    context: typer.Context,
    ruleset: Ruleset = "peak",
    mode: Mode = "standard",
    seats: Seats = 6,
    bots: Bots = "novice",
    seed: Seed = "",
    option: HouseOptions = None,
) -> None:
    """Open the window at a match in which bots sit in all seats."""
    console: Console = context.obj
    choice = checked_choice(ruleset, mode, bot_names(console.tr, seats), bots, seed, option)
    from client.launch import open_window

    open_window(console.chosen_language, lambda service: service.watch(choice))


def _resume(console: Console) -> None:
    entry = SaveStore().newest_unfinished()
    if entry is None:
        raise CommandError("cli-nothing-to-resume")
    save_id = entry.id
    from client.launch import open_window

    open_window(console.chosen_language, lambda service: service.resume(save_id))


def bot_names(tr: Translator, count: int) -> tuple[str, ...]:
    """Return the names of so many bots; where there are more bots than names, a name comes again with a number."""
    names = tr("new-bot-names").split("|")
    rounds = [(names[index % len(names)], index // len(names)) for index in range(max(count, 0))]
    return tuple([f"{name} {again + 1}" if again else name for name, again in rounds])


def checked_choice(
    ruleset: str, mode: str, names: tuple[str, ...], bots: str, seed: str, option: list[str] | None
) -> MatchChoice:
    """Return a match as it was asked for.

    Raises:
        IllegalSetup: such a match can't be dealt.
        CommandError: there are no such bots.
    """
    from client.service import setup_of

    strength = _strength(bots)
    choice = MatchChoice(ruleset, mode, names, strength, house_options(option), seed or str(new_seed()))
    rules_for(setup_of(choice))
    return choice


def _strength(name: str) -> BotStrength:
    check_bots(name)
    return next(strength for strength in BOT_STRENGTHS if strength == name)
