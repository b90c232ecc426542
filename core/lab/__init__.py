"""The lab: matches between bots in bulk, and measurements. It alone in `core` may use processes and clocks."""

from core.lab.bout import Played, outcome_of, play
from core.lab.series import Cell, Result, simulate
from core.lab.speed import Bench, bench

__all__ = ["Bench", "Cell", "Played", "Result", "bench", "outcome_of", "play", "simulate"]
