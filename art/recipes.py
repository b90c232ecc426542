"""Who draws what: every picture of the catalogue and its painter."""

from collections.abc import Callable
from functools import partial
from typing import Final

from art import backs, emblems, ghosts, identities, kings, paintings, places, portraits, signs, tokens
from art.artifacts import blue, red
from art.catalogue import EVENTS, GHOSTS, KINGS, PERSONS, ROLES, SPELLS
from art.kit.sheet import Sheet
from art.roles import ROLE_PEOPLE
from art.talisman.spells import paint_spell

Painter = Callable[[], Sheet]

PAINTERS: Final[dict[str, Painter]] = {
    **{face: partial(paint_spell, face) for face in SPELLS},
    "C-A01": red.peachwood_sword,
    "C-A02": red.bell,
    "C-A03": red.banner,
    "C-A04": red.cinnabar_brush,
    "C-A05": red.diamond_ring,
    "C-A06": red.thunder_tally,
    "C-A07": blue.seven_star_sword,
    "C-A08": blue.whisk,
    "C-A09": blue.gourd,
    "C-A10": blue.compass,
    "C-A11": blue.seal_of_law,
    "C-A12": blue.parasol,
    "taiping": identities.taiping,
    "taiping_elder": identities.taiping_elder,
    "tianshi": identities.tianshi,
    "tianshi_elder": identities.tianshi_elder,
    "heretic_king": identities.heretic_king,
    "heretic_follower": identities.heretic_follower,
    "back": backs.spell_back,
    "ghost-back": backs.ghost_back,
    "king-back": backs.king_back,
    "role-back": backs.role_back,
    **{f"token-{worth}": partial(tokens.token, worth) for worth in (1, 2, 5)},
    **{f"die-{pips}": partial(tokens.die, pips) for pips in range(1, 7)},
    "table-day": places.table_day,
    "table-night": places.table_night,
    "phase-draw": emblems.phase_draw,
    "phase-day": emblems.phase_day,
    "phase-night": emblems.phase_night,
    "phase-end": emblems.phase_end,
    "lamp": emblems.lamp,
    "icon": emblems.icon,
    **{face: partial(signs.paint_ghost, face) for face in GHOSTS},
    **{face: partial(signs.paint_event, face) for face in EVENTS},
    **{face: partial(signs.paint_king, face) for face in KINGS},
    **{face: partial(portraits.paint, face, ROLE_PEOPLE[face]) for face in ROLES},
    **{face: partial(signs.paint_person, face) for face in PERSONS},
    "C-G03": ghosts.red_hair,
    "C-G05": ghosts.blood_robe,
    "C-G10": paintings.drowned,
    "C-G11": ghosts.pauper,
    "C-G13": ghosts.ice_bones,
    "C-K1": kings.blood_tiger,
    "C-K2": kings.baleful,
    "C-K4": kings.burning_face,
    "C-K6": kings.ghost_mother,
    "C-K7": kings.stone_bearer,
    "C-K8": kings.venomous,
    "C-K9": kings.beast_devourer,
    "C-K3": paintings.thousand_eyes,
    "C-K5": paintings.nine_tails,
}
