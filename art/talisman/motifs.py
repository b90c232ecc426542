"""All signs by name."""

from typing import Final

from art.talisman import motifs_calling as calling
from art.talisman import motifs_evil as evil
from art.talisman import motifs_fire as fire
from art.talisman import motifs_imps as imps
from art.talisman import motifs_life as life
from art.talisman import motifs_power as power
from art.talisman import motifs_rites as rites
from art.talisman import motifs_sky as sky
from art.talisman import motifs_things as things
from art.talisman.spells import Motif

_SKY: Final = (sky.mountain, sky.stars, sky.vortex)
_THINGS: Final = (
    *(things.coin, things.mirror),
    *(things.shell, things.lantern, sky.shatter),
)
_LIFE: Final = (life.wisps,)
_POWER: Final = (power.thunder, power.trigrams, power.blades)
_CALLING: Final = (calling.incense, calling.alms, calling.eye, calling.effigy)
_RITES: Final = (evil.rout, imps.imps, rites.bound, rites.crane, fire.furnace)

MOTIFS: Final[dict[str, Motif]] = {
    motif.__name__: motif for motif in (*_SKY, *_THINGS, *_LIFE, *_POWER, *_CALLING, *_RITES)
}
