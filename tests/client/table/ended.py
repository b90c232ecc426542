"""Results on the screen: of every way in which a match can end."""

from typing import Any

import pygame

from client.app import App
from client.config import Settings
from client.i18n import Language, Translator
from client.scenes.result import ResultScene
from client.scenes.result_opening import ResultOpening
from client.session import Controller, LocalSession
from core.bots import make_bot
from core.kernel import Event, Setup
from core.rulesets import new_match
from tests.client.table.seating import NAMES, FrameClock, Port
from tests.client.ui.conftest import Driver

IDENTITIES = ["taiping", "taiping", "taiping", "tianshi", "tianshi", "tianshi", "heretic_king", "heretic_follower"]


def line(seat: int, points: int, suit: str = "red", reason: str = "PK-410", face: str = "C-G03") -> dict[str, Any]:
    side = "heretics" if seat > 5 else IDENTITIES[seat]
    return {"seat": seat, "side": side, "face": face, "suit": suit, "points": points, "reason": reason}


def outcome(kind: str, winners: list[int], lines: list[dict[str, Any]]) -> dict[str, Any]:
    sides = {"taiping": [0, 1, 2], "tianshi": [3, 4, 5], "heretics": [6, 7]}
    totals = {
        side: {
            "points": sum(each["points"] for each in lines if each["side"] == side),
            "seats": seats,
            "scored": True,
            "won": seats[0] in winners,
        }
        for side, seats in sides.items()
    }
    return {"kind": kind, "winners": winners, "identities": IDENTITIES, "sides": totals, "lines": lines}


LINES = [
    line(0, 2),
    line(1, 1, "blue"),
    line(3, 2, "blue"),
    line(6, 2, "any", "PK-411"),
    line(2, 5, "any", "PK-420", "C-K5"),
]
POINTS = outcome("points", [0, 1, 2], LINES)
KING = {"kind": "king", "winners": [4], "identities": IDENTITIES, "cause": "PK-421", "king": "C-K3"}
DRAW = {"kind": "elder", "winners": [], "identities": IDENTITIES, "dead": [2, 5]}
ALONE = {"kind": "fewest", "winners": [2], "identities": ["", "", ""], "ghosts": [1, 3, 0], "banisher": 0}
OUTCOMES = {
    "points": POINTS,
    "king_fallen": outcome("king_fallen", [0, 1, 2], LINES),
    "heretic_loses": outcome("heretic_loses", [0, 1, 2, 3, 4, 5], LINES[:3]),
    "king": KING,
    "elder": {**DRAW, "winners": [0, 1, 2]},
    "draw": DRAW,
    "fewest": ALONE,
    "haunted": {"kind": "haunted", "winners": [], "identities": ["", "", ""]},
}


class Finished(LocalSession):
    """A session whose match has ended in round 7 in a way that is given, perhaps with a ghost king risen in round 4."""

    ended: dict[str, Any]
    king: int | None = None

    def view(self) -> dict[str, Any]:
        view = super().view()
        if not hasattr(self, "ended"):
            return view
        return {**view, "outcome": self.ended, "king": self.king, "candidate": "C-K5", "round": 7}

    def events(self, since: int) -> list[Event]:
        events = super().events(since)
        if self.king is None:
            return events
        risen = {"seat": self.king, "king": "C-K5", "cause": "PK-302"}
        facts = (("turn_began", {"seat": self.king, "turn": 20, "round": 4}), ("king_appeared", risen))
        return [*events, *(Event(len(events) + number, kind, data) for number, (kind, data) in enumerate(facts))]


class Screen:
    """A result on the screen, past its opening unless that is what is looked at."""

    def __init__(self, ended: dict[str, Any], *, opens: bool = False, king: int | None = None, **settings: Any) -> None:
        language: Language = settings.pop("language", "en")
        self.app = App(Settings(**settings), Translator(language, strict=True))
        pygame.event.clear()
        seats = len(ended["identities"])
        match = new_match(Setup("peak", "three" if seats == 3 else "standard", seats, {}, 1))
        who = [Controller(NAMES[seat], make_bot("random", 1, seat) if seat else None) for seat in range(seats)]
        session = Finished(match, who, clock=FrameClock())
        session.ended = ended
        session.king = king
        self.port = Port()
        self.scene = ResultScene(session, self.port)
        self.app.scenes.push(self.scene)
        opening = self.app.scenes.top
        if isinstance(opening, ResultOpening) and not opens:
            self.app.scenes.close(opening)
        self.driver = Driver(self.app)

    def __enter__(self) -> "Screen":
        return self

    def __exit__(self, *_: object) -> None:
        self.scene.session.close()
        self.app.close()
