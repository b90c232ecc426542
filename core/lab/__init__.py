"""The lab: matches between bots in bulk, and measurements. It alone in `core` may use processes and clocks."""

from core.lab.balance import Measure, measure
from core.lab.bout import Played, outcome_of, play
from core.lab.matrix import matrix
from core.lab.series import Cell, Result, most_turns, simulate
from core.lab.speed import Bench, bench

__all__ = [
    "Bench",
    "Cell",
    "Measure",
    "Played",
    "Result",
    "bench",
    "matrix",
    "measure",
    "most_turns",
    "outcome_of",
    "play",
    "simulate",
]
