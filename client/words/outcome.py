"""The end of a match, explained line by line."""

from collections.abc import Mapping
from typing import Any

from client.words.events import signed
from client.words.naming import Naming
from client.words.spans import Sentence, Span, Spans
from core.ghostplay.state import HERETIC_KING


class OutcomeWriter:
    """Explains how a match ended, who won and what was scored for what.

    Args:
        naming: what things are called.
        outcome: the view's outcome.
    """

    def __init__(self, naming: Naming, outcome: Mapping[str, Any]) -> None:
        self._naming = naming
        self._outcome = outcome

    def ending(self) -> list[Spans]:
        """Return how the match came to its end, and why then."""
        tr = self._naming.tr
        key = f"outcome-{self._kind()}"
        sentence = Sentence(tr)
        sentence.word("heretic", self._naming.identity(HERETIC_KING))
        sentence.put("banisher", self._naming.seat(int(self._outcome.get("banisher", -1))))
        cause_key = f"outcome-cause-{self._outcome.get('cause', '')}"
        cause = [[Span(tr(cause_key))]] if tr.has(cause_key) else []
        return [sentence.say(key if tr.has(key) else "outcome-unknown"), *cause]

    def cause(self, banisher: int | None, count: int) -> Spans:
        """Return in a few words what has ended the match.

        Args:
            banisher: the one player who has banished as many ghosts as end it, None where there isn't just one.
            count: how many these are.
        """
        kind, sentence = self._kind(), Sentence(self._naming.tr)
        if kind == "points" and banisher is not None:
            self._naming.put_seat(sentence, "seat", banisher)
            sentence.number("count", count)
            return sentence.say("outcome-short-points-by")
        sentence.word("heretic", self._naming.identity(HERETIC_KING))
        sentence.put("king", self._naming.card(str(self._outcome.get("king", ""))))
        key = f"outcome-short-{kind}"
        by_cause = f"outcome-short-{kind}-{self._outcome.get('cause', '')}"
        return sentence.say(next(each for each in (by_cause, key, "outcome-unknown") if self._naming.tr.has(each)))

    def reign(self, seat: int, king: str, rose: int, ended: int, fate: str) -> Spans:
        """Return who was the ghost king, from when to when, and what has become of him ("fell", "won" or "reigns")."""
        sentence = Sentence(self._naming.tr)
        self._naming.put_seat(sentence, "seat", seat)
        sentence.put("king", self._naming.card(king))
        sentence.number("rose", rose)
        sentence.number("ended", ended)
        sentence.word("fate", fate)
        return sentence.say("outcome-reign")

    def _kind(self) -> str:
        """Return the message's part for the kind of end; some kinds end in two ways."""
        kind, winners = str(self._outcome.get("kind", "")), self._outcome.get("winners")
        if kind == "king_fallen" and self._has_losing_side:
            return "king_fallen-side"
        if kind == "elder" and not winners:
            return "elder-both"
        if kind == "haunted" and not winners:
            return "haunted-all"
        if kind == "fewest" and int(self._outcome.get("banisher", -1)) < 0:
            return "fewest-deck"
        return kind

    @property
    def _has_losing_side(self) -> bool:
        """Whether others than the ghost king aren't scored either, since he was of their side (PK-420)."""
        sides = self._outcome.get("sides", {}).values()
        return any(not side["scored"] and len(side["seats"]) > 1 for side in sides)

    def counts(self) -> list[Spans]:
        """Return what was counted where points were not: the dead Elders, or the ghosts each player bears."""
        lines: list[Spans] = []
        if dead := self._outcome.get("dead"):
            sentence = Sentence(self._naming.tr)
            sentence.put("seats", self._naming.seats(dead))
            lines.append(sentence.say("outcome-dead"))
        for seat, count in enumerate(self._outcome.get("ghosts") or ()):
            sentence = Sentence(self._naming.tr)
            self._naming.put_seat(sentence, "seat", seat)
            sentence.number("count", count)
            lines.append(sentence.say("outcome-bears"))
        return lines

    def winners(self) -> Spans:
        """Return who won."""
        seats = self._outcome.get("winners") or []
        if not seats:
            return [Span(self._naming.tr("outcome-nobody"))]
        sentence = Sentence(self._naming.tr)
        sentence.put("winners", self._naming.seats(seats))
        return sentence.say("outcome-winners")

    def line(self, line: Mapping[str, Any]) -> Spans:
        """Return one reason for points: who scored what, for which side and why."""
        tr, sentence = self._naming.tr, Sentence(self._naming.tr)
        side = str(line.get("side", ""))
        self._naming.put_seat(sentence, "seat", int(line.get("seat", -1)))
        sentence.put("side", [Span(self._naming.side(side), SIDE_COLOURS.get(side))])
        sentence.put("points", [Span(signed(int(line.get("points") or 0)), "gold")])
        sentence.put("card", self._card(line))
        reason = self._reason(line)
        sentence.word("reason", tr(reason) if reason else "")
        return sentence.say("outcome-line")

    def why(self, line: Mapping[str, Any]) -> str:
        """Return what a line is scored for, in a few words that stand alone."""
        reason = self._reason(line)
        words = self._naming.tr(reason).lstrip("，, ") if reason else ""
        return words[:1].upper() + words[1:]

    def is_lesser(self, line: Mapping[str, Any]) -> bool:
        """Tell whether a line is scored less than it would be for the other sect, whose colour the ghost has."""
        return self._reason(line) == "reason-other"

    def _reason(self, line: Mapping[str, Any]) -> str:
        """Return the key of what a line is scored for; the rule of the sects' points has two sides."""
        if line.get("reason") == "PK-410":
            return "reason-own" if SIDE_COLOURS.get(str(line.get("side"))) == line.get("suit") else "reason-other"
        return REASONS.get(str(line.get("reason")), "")

    def _card(self, line: Mapping[str, Any]) -> Spans:
        if not line.get("face"):
            return []
        sentence = Sentence(self._naming.tr)
        sentence.put("face", self._naming.card(str(line["face"])))
        return sentence.say("outcome-card")


KING_SLAIN = "PK-420"
"""The rule by which whoever takes a ghost king's last life scores."""
REASONS = {"PK-411": "reason-heretic", "PK-412": "reason-bonus", KING_SLAIN: "reason-king"}
SIDE_COLOURS = {"taiping": "red", "tianshi": "blue", "heretics": "heretic", "king": "gold"}
"""The colours of the sides' names."""
