"""The two 鬼戲 games. An edition or mode is data and a few named switches; the rules stand here once."""

from core.ghostplay.rules import OPTIONS, GhostplayRules, allowed_values, complete_options

__all__ = ["OPTIONS", "GhostplayRules", "allowed_values", "complete_options"]
