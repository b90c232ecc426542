"""Who makes what: every sound of the list and its recipe."""

from collections.abc import Callable
from typing import Final

from art.sound import ambience, effects
from art.sound.wave import Wave

RECIPES: Final[dict[str, Callable[[], Wave]]] = {
    "king": effects.king,
    "win": effects.win,
    "loss": effects.loss,
    "turn": effects.turn,
    "reveal": effects.reveal,
    "success": effects.success,
    "failure": effects.failure,
    "challenge": effects.challenge,
    "apparition": effects.apparition,
    "event": effects.event,
    "haunt": effects.haunt,
    "ask": effects.ask,
    "toll": effects.toll,
    "dusk": effects.dusk,
    "use": effects.use,
    "roll": effects.roll,
    "vote": effects.vote,
    "flip": effects.flip,
    "toss": effects.toss,
    "deal": effects.deal,
    "coin": effects.coin,
    "tick": effects.tick,
    "ambience-day": ambience.day,
    "ambience-night": ambience.night,
    "ambience-king": ambience.kings_presence,
}
