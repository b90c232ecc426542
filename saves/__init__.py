"""Saved matches: their file format, the folder they are in, and how a running match is kept saved."""

from saves.entries import SaveEntry, TrashEntry, last_played, passed_over
from saves.history import History, Resumed, resumed
from saves.keeper import MatchKeeper
from saves.model import Controller, Input, SavedFact, SavedMatch, SavedSetup, SeenSeat, Summary
from saves.recovery import Recovered
from saves.store import SaveStore
from saves.version import program_version

__all__ = [
    "Controller",
    "History",
    "Input",
    "MatchKeeper",
    "Recovered",
    "Resumed",
    "SaveEntry",
    "SaveStore",
    "SavedFact",
    "SavedMatch",
    "SavedSetup",
    "SeenSeat",
    "Summary",
    "TrashEntry",
    "last_played",
    "passed_over",
    "program_version",
    "resumed",
]
