"""The finished sounds: which there are and where the file of each is. They are made by ``art.build``."""

from importlib import resources
from pathlib import Path
from typing import Final

EFFECTS: Final[dict[str, float]] = {
    "king": 0.72,
    "win": 0.6,
    "loss": 0.44,
    "success": 0.52,
    "failure": 0.56,
    "turn": 0.44,
    "reveal": 0.48,
    "challenge": 0.6,
    "apparition": 0.48,
    "event": 0.44,
    "haunt": 0.52,
    "ask": 0.52,
    "toll": 0.28,
    "dusk": 0.36,
    "use": 0.4,
    "roll": 0.64,
    "vote": 0.56,
    "flip": 0.4,
    "toss": 0.36,
    "deal": 0.4,
    "coin": 0.2,
    "tick": 0.24,
}
"""How loud each is played, 1 being as recorded, with room for two at once; the weightiest first: where many would
sound, those do."""

AMBIENCES: Final[dict[str, float]] = {"ambience-day": 0.4, "ambience-night": 0.44, "ambience-king": 0.6}
"""The loops that say where we are, and how loud each is played."""

SOUNDS: Final = (*EFFECTS, *AMBIENCES)


def sound_path(name: str) -> Path:
    """Return the file of a sound; it need not exist."""
    return Path(str(resources.files(__name__))) / f"{name}.ogg"
