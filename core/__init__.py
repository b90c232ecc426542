"""The rules of the games and the bots that play them: pure Python, standard library only."""

from core.kernel import MODERATOR, SPECTATOR, IllegalAnswer, IllegalSetup, Match, Option, Prompt, Setup
from core.rulesets import RULESETS, dump_match, load_match, new_match, rules_digest, rules_for

__all__ = [
    "MODERATOR",
    "RULESETS",
    "SPECTATOR",
    "IllegalAnswer",
    "IllegalSetup",
    "Match",
    "Option",
    "Prompt",
    "Setup",
    "dump_match",
    "load_match",
    "new_match",
    "rules_digest",
    "rules_for",
]
