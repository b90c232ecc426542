"""The kernel: match, prompts, events, views, chance, priority and stack. It knows no game."""

from core.kernel.chance import Chance, key_of
from core.kernel.errors import IllegalAnswer, IllegalSetup, IllegalUndo, MatchError, UnreadableMatch, WorldRefused
from core.kernel.events import Event, EventLog, Fact
from core.kernel.game import Rules, State
from core.kernel.match import Match
from core.kernel.prompts import (
    LONE_PASS,
    PASS,
    SHOWS_COUNT,
    SHOWS_NOTHING,
    SHOWS_PICKS,
    Answer,
    Ask,
    Command,
    Option,
    Prompt,
    choose,
    choose_all,
    choose_one,
    digest,
)
from core.kernel.setup import Setup
from core.kernel.viewers import MODERATOR, SPECTATOR

__all__ = [
    "LONE_PASS",
    "MODERATOR",
    "PASS",
    "SHOWS_COUNT",
    "SHOWS_NOTHING",
    "SHOWS_PICKS",
    "SPECTATOR",
    "Answer",
    "Ask",
    "Chance",
    "Command",
    "Event",
    "EventLog",
    "Fact",
    "IllegalAnswer",
    "IllegalSetup",
    "IllegalUndo",
    "Match",
    "MatchError",
    "Option",
    "Prompt",
    "Rules",
    "Setup",
    "State",
    "UnreadableMatch",
    "WorldRefused",
    "choose",
    "choose_all",
    "choose_one",
    "digest",
    "key_of",
]
