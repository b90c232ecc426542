"""All signs by name."""

from typing import Final

from art.talisman import motifs_calling as calling
from art.talisman import motifs_evil as evil
from art.talisman import motifs_fire as fire
from art.talisman import motifs_imps as imps
from art.talisman import motifs_omens as omens
from art.talisman import motifs_power as power
from art.talisman import motifs_rites as rites
from art.talisman import motifs_souls as souls
from art.talisman import motifs_straw as straw
from art.talisman import motifs_wards as wards
from art.talisman.spells import Motif

_SOULS: Final = (souls.gather, souls.borrow, souls.leap, souls.guide)
_OMENS: Final = (omens.lots, omens.mirror, omens.tear, wards.mountain, wards.shell)
_POWER: Final = (power.thunder, power.trigrams, power.blades)
_CALLING: Final = (calling.incense, calling.alms, calling.eye, straw.effigy)
_RITES: Final = (evil.rout, imps.imps, rites.bound, rites.crane, fire.furnace)

MOTIFS: Final[dict[str, Motif]] = {motif.__name__: motif for motif in (*_SOULS, *_OMENS, *_POWER, *_CALLING, *_RITES)}
