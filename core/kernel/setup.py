"""What a match is dealt from: ruleset, mode, seats, house options and seed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from core.kernel.errors import UnreadableMatch


@dataclass(frozen=True, slots=True)
class Setup:
    """The whole input of a deal; equal setups and answers give equal matches.

    Attributes:
        ruleset: the id of the game ("peak").
        mode: one of its modes ("standard").
        seats: how many players.
        options: house options by name; what is left out takes its default.
        seed: a number, a text or 32 bytes.
    """

    ruleset: str = "peak"
    mode: str = "standard"
    seats: int = 6
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int | str | bytes = 0

    def plain(self) -> dict[str, Any]:
        """Return the setup as plain data."""
        return {
            "ruleset": self.ruleset,
            "mode": self.mode,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed,
        }

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Setup:
        """Return the setup that `plain` gave.

        Raises:
            UnreadableMatch: a part is missing or unknown.
        """
        try:
            return cls(**plain)
        except TypeError as error:
            raise UnreadableMatch(f"its setup is damaged: {error}") from error
