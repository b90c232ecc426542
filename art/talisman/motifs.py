"""All signs by name."""

from typing import Final

from art.talisman import motifs_life as life
from art.talisman import motifs_sky as sky
from art.talisman import motifs_things as things
from art.talisman.spells import Motif

_SKY: Final = (sky.thunder, sky.flame, sky.mountain, sky.stars, sky.vortex)
_THINGS: Final = (
    *(things.blades, things.coin, things.ingots, things.incense, things.lotus, things.mirror, things.chains),
    *(things.shell, things.trigrams, things.lantern, sky.shatter),
)
_LIFE: Final = (life.eye, life.dolls, life.branch, life.crane, life.wisps)

MOTIFS: Final[dict[str, Motif]] = {motif.__name__: motif for motif in (*_SKY, *_THINGS, *_LIFE)}
