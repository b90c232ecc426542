"""Saved matches: their file format, the folder they are in, and how a running match is kept saved."""

from saves.keeper import MatchKeeper, program_version
from saves.model import Controller, SavedEvent, SavedMatch, SavedSetup, Summary
from saves.store import SaveEntry, SaveStore

__all__ = [
    "Controller",
    "MatchKeeper",
    "SaveEntry",
    "SaveStore",
    "SavedEvent",
    "SavedMatch",
    "SavedSetup",
    "Summary",
    "program_version",
]
