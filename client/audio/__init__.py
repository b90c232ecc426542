"""Sound: what is heard when, how much of it, and the device that plays it. Nothing here ever makes a frame wait."""

from client.audio.device import Mixer
from client.audio.foley import Foley
from client.audio.sounds import Sounds, Speaker, Volumes

__all__ = ["Foley", "Mixer", "Sounds", "Speaker", "Volumes"]
