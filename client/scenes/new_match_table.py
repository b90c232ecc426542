"""The rows of a new match that say who plays: how many, how strong, who begins, and the seats themselves."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from client.player_names import NAME_LIMIT, cleaned_name
from client.scenes.form import Row
from client.scenes.names import mode_name, seat_counts
from client.scenes.new_match_rows import DraftRows
from client.scenes.new_match_seats import SeatDeeds, SeatLine, seats_row
from client.scenes.ports import BOT_STRENGTHS, BotStrength
from client.ui.segments import Choice
from client.words import Words
from core.ghostplay.cards import modes


class _BotKeys(NamedTuple):
    """The words for a strength: its name, how it plays in a few words, and in a sentence."""

    name: str
    about: str
    hint: str


_BOTS: dict[BotStrength, _BotKeys] = {
    "random": _BotKeys("new-bots-random", "new-bots-random-about", "new-bots-random-hint"),
    "novice": _BotKeys("new-bots-novice", "new-bots-novice-about", "new-bots-novice-hint"),
}


class TableRows(DraftRows):
    """The rows of the seats, made once."""

    @cached_property
    def rows(self) -> list[Row]:
        """The rows of the seats."""
        return [self._seats_row(), self._bots_row(), self._first_row()]

    def _seats_row(self) -> Row:
        legal = self._draft.legal_seats
        choices = [
            Choice(str(count), str(count), hint=self._identities_line(count))
            if count in legal
            else Choice(str(count), str(count), self._seats_off(count))
            for count in self._draft.all_seats(self._draft.ruleset)
        ]

        def choose(value: str) -> None:
            self._draft.seats = int(value)

        others = [int(choice.value) for choice in choices if choice.off_reason]
        aside = self._tr("new-seats-aside", counts=seat_counts(self._tr, others)) if others else ""
        return self._choice("seats", self._tr("new-seats"), choices, str(self._draft.seats), choose, aside=aside)

    def _seats_off(self, count: int) -> str:
        """Say why a number of players can't be chosen, and which mode is played by so many."""
        draft, tr = self._draft, self._tr
        reason = tr("new-seats-off", seats=seat_counts(tr, draft.legal_seats))
        mode = next((mode for mode in modes(draft.ruleset) if count in draft.seats_of(mode)), None)
        if mode is None:
            return reason
        return reason + tr("new-seats-elsewhere", count=count, mode=mode_name(tr, mode))

    def _bots_row(self) -> Row:
        """Return the level of all bots; none is chosen where they differ."""
        choices = [self._level(level, self._tr(_BOTS[level].hint)) for level in BOT_STRENGTHS]
        shared, mixed = self._draft.shared_level, self._tr("new-bots-mixed-hint")
        aside = self._tr("new-bots-mixed" if shared is None else _BOTS[shared].about)

        def choose(value: str) -> None:
            self._draft.set_levels(_strength(value))

        return self._choice("bots", self._tr("new-bots"), choices, shared or "", choose, aside=aside, hint=mixed)

    def _level(self, level: BotStrength, hint: str) -> Choice:
        return Choice(level, self._tr(_BOTS[level].name), hint=hint)

    def _first_row(self) -> Row:
        choices = [Choice("-1", self._tr("new-first-random"), hint=self._tr("new-first-random-hint"))]
        for seat, name in enumerate(self._names):
            hint = self._tr("new-first-hint", seat=seat + 1, name=name)
            choices.append(Choice(str(seat), str(seat + 1), hint=hint))
        value, label = str(self._draft.option("first_player")), self._tr("new-first")

        def choose(seat: str) -> None:
            self._draft.wish("first_player", int(seat))

        return self._choice("first", label, choices, value, choose, fills="column")

    def seats_list(self, room: float) -> Row:
        """Return the row that holds the seats themselves, which may take so much height."""
        lines = [self._own_line(), *(self._bot_line(seat) for seat in range(1, self._draft.seats))]
        deeds = SeatDeeds(self._choose_first, self._rename, self._set_level)
        return seats_row(self._scene, lines, self._tr("new-you"), room, deeds)

    def _own_line(self) -> SeatLine:
        about, hint = self._tr("new-name-hint", limit=NAME_LIMIT), self._tr("new-seat-own", click=self._click(0))
        words = (self._names[0], self._draft.name, self._tr("new-name"), about)
        return SeatLine(*words, renamed=False, levels=(), level="", begins=self._begins(0), hint=hint)

    def _bot_line(self, seat: int) -> SeatLine:
        tr, name, level = self._tr, self._names[seat], self._draft.level_of(seat)
        following = _BOTS[BOT_STRENGTHS[(BOT_STRENGTHS.index(level) + 1) % len(BOT_STRENGTHS)]]
        told = self._about_bot(seat, tr("new-level-click", level=tr(following.name)))
        return SeatLine(
            name,
            self._draft.bot_names.get(seat, ""),
            self._draft.default_name(tr, seat),
            self._about_name(seat),
            renamed=self._draft.namesake(tr, seat) is not None,
            levels=tuple(self._level(one, told) for one in BOT_STRENGTHS),
            level=level,
            begins=self._begins(seat),
            hint=self._about_bot(seat, self._click(seat)),
        )

    def _about_name(self, seat: int) -> str:
        """Say what may be written for a bot, or why its name is another than that which was."""
        tr, draft, name = self._tr, self._draft, self._names[seat]
        if draft.claims_you(seat):
            return tr("new-bot-name-you", written=cleaned_name(draft.bot_names[seat]), name=name)
        if (namesake := draft.namesake(tr, seat)) is not None:
            return tr("new-bot-name-taken", seat=namesake + 1, name=name)
        return tr("new-bot-name-hint", seat=seat + 1, limit=NAME_LIMIT, name=draft.default_name(tr, seat))

    def _about_bot(self, seat: int, click: str) -> str:
        """Say who plays a seat and how, and what a click does."""
        about = self._tr(_BOTS[self._draft.level_of(seat)].hint)
        return self._tr("new-seat-hint", seat=seat + 1, name=self._names[seat], about=about, click=click)

    def _begins(self, seat: int) -> bool:
        return seat == self._draft.option("first_player")

    def _click(self, seat: int) -> str:
        """Say what a click on a seat does."""
        return self._tr("new-seat-begins" if self._begins(seat) else "new-seat-begin")

    def _choose_first(self, seat: int) -> None:
        self._draft.wish("first_player", -1 if self._begins(seat) else seat)
        self._changed()

    def _rename(self, seat: int, text: str) -> None:
        if seat:
            self._draft.bot_names[seat] = text
        else:
            self._draft.name = text
        self._changed()

    def _set_level(self, seat: int, level: str) -> None:
        self._draft.set_level(seat, _strength(level))
        self._changed()

    def _identities_line(self, seats: int) -> str:
        """Say which identities a number of players gets."""
        words = Words(self._tr, self._names, 0, self._draft.ruleset)
        parts = [
            self._tr("new-identity-count", count=count, name=words.identity(identity))
            for identity, count in self._draft.identities_for(seats)
        ]
        identities = self._tr("new-list-join").join(parts) or self._tr("new-no-identities")
        return self._tr("new-seats-hint", seats=seats, identities=identities)


def _strength(name: str) -> BotStrength:
    return next(strength for strength in BOT_STRENGTHS if strength == name)
