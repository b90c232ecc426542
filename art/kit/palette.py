"""The colours that many pictures share."""

from dataclasses import dataclass
from typing import Final, Literal

INK: Final = "#1c1a1f"
BONE: Final = "#f1e6cf"
CINNABAR: Final = "#c02a1c"
CINNABAR_DEEP: Final = "#8e2318"
INDIGO: Final = "#22407a"
INDIGO_DEEP: Final = "#1e3461"
PALE_BLUE: Final = "#86a9c6"
WAVE: Final = "#4f7cab"
GOLD: Final = "#cfa04a"
AMBER: Final = "#e08a34"
JADE: Final = "#2f5a52"
SLIP: Final = "#f3e8cd"

Suit = Literal["red", "blue", "any"]


@dataclass(frozen=True, slots=True)
class Suiting:
    """The colours of a suit: its paper, its script and three tones for the sign under the script."""

    paper: str
    script: str
    deep: str
    tone: str
    light: str
    line: str


RED: Final = Suiting("#ecc363", CINNABAR, CINNABAR_DEEP, AMBER, "#f3d489", "#b2601f")
BLUE: Final = Suiting("#d0dddd", INDIGO, INDIGO_DEEP, PALE_BLUE, "#eef2e8", WAVE)
