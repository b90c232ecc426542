"""The twelve roles: what grows behind each, the disc behind the head, and what paints the figure."""

from __future__ import annotations

from typing import Final

from art.roles import (
    alchemist,
    beggar,
    diviner,
    gravekeeper,
    guest,
    healer,
    maiden,
    nature,
    smith,
    swordsman,
    talismanist,
    thunder,
    woodcutter,
)
from art.roles.portraits import Person

ROLE_PEOPLE: Final[dict[str, Person]] = {
    "C-R01": Person(nature.bamboo, talismanist.talismanist, "#8a3a3c", (250, 262, 186)),
    "C-R02": Person(nature.peaks, swordsman.swordsman, "#c8442e", (226, 226, 156)),
    "C-R03": Person(nature.pine, alchemist.alchemist, "#dcc14a", (190, 230, 158)),
    "C-R04": Person(nature.stars, diviner.diviner, "#b4bce6", (232, 236, 150)),
    "C-R05": Person(nature.plum, maiden.maiden, "#f0b8c0", (216, 214, 160)),
    "C-R06": Person(nature.trunks, woodcutter.woodcutter, "#e8c48a", (206, 210, 158)),
    "C-R07": Person(nature.willow, beggar.beggar, "#e8ac58", (196, 250, 166)),
    "C-R08": Person(nature.orchids, healer.healer, "#8fd0b4", (186, 220, 156)),
    "C-R09": Person(nature.storm, thunder.thunder_priest, "#7d93d8", (214, 216, 160)),
    "C-R10": Person(nature.cranes, guest.guest, "#9d90bc", (210, 226, 158)),
    "C-R11": Person(nature.smoke, smith.smith, "#e8914a", (222, 236, 160)),
    "C-R12": Person(nature.graves, gravekeeper.gravekeeper, "#6f8290", (196, 290, 172)),
}
