"""The finished sounds: which there are and where the file of each is. They are made by ``art.build``."""

from importlib import resources
from pathlib import Path
from typing import Final

EFFECTS: Final[dict[str, float]] = {
    "king": 0.9,
    "win": 0.75,
    "loss": 0.55,
    "success": 0.65,
    "failure": 0.7,
    "turn": 0.55,
    "reveal": 0.6,
    "challenge": 0.75,
    "apparition": 0.6,
    "event": 0.55,
    "haunt": 0.65,
    "ask": 0.65,
    "toll": 0.35,
    "dusk": 0.45,
    "use": 0.5,
    "roll": 0.8,
    "vote": 0.7,
    "flip": 0.5,
    "toss": 0.45,
    "deal": 0.5,
    "coin": 0.25,
    "tick": 0.3,
}
"""How loud each is played, 1 being as recorded; the weightiest first: where many would sound at once, those do."""

AMBIENCES: Final[dict[str, float]] = {"ambience-day": 0.5, "ambience-night": 0.55, "ambience-king": 0.75}
"""The loops that say where we are, and how loud each is played."""

SOUNDS: Final = (*EFFECTS, *AMBIENCES)


def sound_path(name: str) -> Path:
    """Return the file of a sound; it need not exist."""
    return Path(str(resources.files(__name__))) / f"{name}.ogg"
