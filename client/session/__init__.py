"""Sessions: who plays a match, how fast, and what happens without being asked. No window is needed here."""

from client.session.local import LocalSession, Notice
from client.session.orders import Orders, Yield
from client.session.pace import SPEEDS, Speed
from client.session.ports import Bot, Clock, Controller, MatchBox, View
from client.session.thinking import InlineThinker, ThreadThinker

__all__ = [
    "SPEEDS",
    "Bot",
    "Clock",
    "Controller",
    "InlineThinker",
    "LocalSession",
    "MatchBox",
    "Notice",
    "Orders",
    "Speed",
    "ThreadThinker",
    "View",
    "Yield",
]
