"""Who draws what: every picture of the catalogue and its painter."""

from collections.abc import Callable
from functools import partial
from typing import Final

from art import backs, emblems, endings, hauntings, identities, persons, places, posters, rites, tokens, victories
from art.artifacts import (
    bell,
    bracelet,
    brush,
    compass,
    gourd,
    lawseal,
    parasol,
    peachwood,
    sevenstars,
    soulbanner,
    tally,
    whisk,
)
from art.artifacts.still import Still, paint_artifact
from art.catalogue import PERSONS, ROLES, SPELLS
from art.events import gale, gate, heaven, immortal, nether, plague, procession, tribulation
from art.events.scene import Scene, paint_event
from art.ghosts import (
    bailiff,
    bloodied,
    brides,
    burning,
    cold,
    coldriver,
    drowned,
    flames,
    gallows,
    gossip,
    hanged,
    headless,
    ogre,
    paintedskin,
    pauper,
    redhair,
    shade,
    thief,
    vengeful,
    watcher,
    watchman,
)
from art.ghosts.haunting import Haunt, paint_ghost
from art.kings import burningface, devourer, eyes, fox, general, mother, stone, tiger, venom
from art.kings.masks import Court, paint_king
from art.kit.sheet import Sheet
from art.roles import portraits
from art.roles.people import ROLE_PEOPLE
from art.talisman.motifs import MOTIFS
from art.talisman.spells import paint_spell

Painter = Callable[[], Sheet]

_ARTIFACTS: Final[dict[str, Still]] = {
    "C-A01": Still(11, peachwood.peachwood_sword, red=True),
    "C-A02": Still(12, bell.bell, red=True),
    "C-A03": Still(13, soulbanner.banner, red=True),
    "C-A04": Still(14, brush.cinnabar_brush, red=True),
    "C-A05": Still(15, bracelet.diamond_ring, red=True),
    "C-A06": Still(16, tally.thunder_tally, red=True),
    "C-A07": Still(21, sevenstars.seven_star_sword, red=False),
    "C-A08": Still(22, whisk.whisk, red=False),
    "C-A09": Still(23, gourd.gourd, red=False),
    "C-A10": Still(24, compass.compass, red=False),
    "C-A11": Still(25, lawseal.seal_of_law, red=False),
    "C-A12": Still(26, parasol.parasol, red=False),
}
_GHOSTS: Final[dict[str, Haunt]] = {
    "C-G01": Haunt("red", 71, hanged.hanged, (222, 266, 176)),
    "C-G02": Haunt("red", 81, flames.hungry, (212, 250, 168)),
    "C-G03": Haunt("red", 41, redhair.red_hair, (212, 300, 178)),
    "C-G04": Haunt("red", 82, burning.burnt),
    "C-G05": Haunt("red", 42, bloodied.blood_robe, (212, 250, 172)),
    "C-G06": Haunt("red", 72, headless.headless, (222, 236, 176)),
    "C-G07": Haunt("red", 83, vengeful.vengeful, (212, 250, 176)),
    "C-G08": Haunt("red", 73, paintedskin.painted_skin, (212, 250, 172)),
    "C-G09": Haunt("red", 84, brides.red_fiend),
    "C-G10": Haunt("blue", 31, drowned.drowned, (288, 196, 112)),
    "C-G11": Haunt("blue", 43, pauper.pauper, (222, 250, 172)),
    "C-G12": Haunt("blue", 74, watchman.night_wanderer, (286, 196, 104)),
    "C-G13": Haunt("blue", 44, cold.ice_bones, (212, 266, 176)),
    "C-G14": Haunt("blue", 75, gossip.long_tongue),
    "C-G15": Haunt("blue", 77, ogre.blue_face),
    "C-G16": Haunt("blue", 76, watcher.hundred_eyes, (232, 240, 172)),
    "C-G17": Haunt("blue", 85, thief.thief, (212, 280, 172)),
    "C-G18": Haunt("blue", 86, coldriver.cold_river, (306, 250, 140)),
    "C-G19": Haunt("any", 78, gallows.impermanence, (212, 290, 172)),
    "C-G20": Haunt("any", 79, shade.shadow, (212, 250, 176)),
    "C-G21": Haunt("any", 80, bailiff.bailiff, (212, 270, 172)),
}
_EVENTS: Final[dict[str, Scene]] = {
    "C-V01": heaven.eclipse,
    "C-V02": gate.gate,
    "C-V03": nether.festival,
    "C-V04": gale.yin_wind,
    "C-V05": tribulation.tribulation,
    "C-V06": procession.parade,
    "C-V07": immortal.immortal,
    "C-V08": plague.pestilence,
}
_KINGS: Final[dict[str, Court]] = {
    "C-K1": Court(61, "#2a1a1c", "#d9a04a", "#8a2a14", tiger.blood_tiger, (222, 270, 210)),
    "C-K2": Court(67, "#26222e", "#6a1a18", "#2a0810", general.baleful, (224, 300, 210)),
    "C-K3": Court(55, "#20302a", "#b9b06a", "#3c5a44", eyes.thousand_eyes, (222, 300, 210)),
    "C-K4": Court(62, "#2c1a14", "#5a1a12", "#2a0a0c", burningface.burning_face, (222, 300, 214)),
    "C-K5": Court(51, "#241f35", "#ecca7e", "#b5763a", fox.nine_tails, (226, 236, 186)),
    "C-K6": Court(63, "#241f35", "#c8a0a8", "#6a3a5c", mother.ghost_mother, (222, 250, 214)),
    "C-K7": Court(64, "#23242c", "#8a5a3a", "#3a1c18", stone.stone_bearer, (224, 250, 214)),
    "C-K8": Court(66, "#1f2a24", "#b8c060", "#3c5a2c", venom.venomous, (222, 270, 206)),
    "C-K9": Court(65, "#22202c", "#6a1a2a", "#2a0814", devourer.beast_devourer, (224, 300, 206)),
}
PAINTERS: Final[dict[str, Painter]] = {
    **{face: partial(paint_spell, face, MOTIFS[spell.motif]) for face, spell in SPELLS.items()},
    **{face: partial(paint_artifact, face, still) for face, still in _ARTIFACTS.items()},
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
    "poster": posters.poster,
    "win-taiping": victories.taiping_wins,
    "win-tianshi": victories.tianshi_wins,
    "win-shared": victories.sects_win,
    "win-heretics": victories.heretics_win,
    "win-king": victories.king_wins,
    "win-one": endings.one_wins,
    "win-nobody": endings.nobody_wins,
    "haunt-red": hauntings.haunt_red,
    "haunt-blue": hauntings.haunt_blue,
    "haunt-any": hauntings.haunt_any,
    "phase-draw": emblems.phase_draw,
    "phase-day": emblems.phase_day,
    "phase-night": emblems.phase_night,
    "phase-end": emblems.phase_end,
    "lamp": emblems.lamp,
    "icon": emblems.icon,
    "seat": emblems.seat,
    "rite-wheel": rites.wheel,
    "rite-lamp": rites.lamp_lit,
    "rite-lamp-out": rites.lamp_out,
    **{face: partial(paint_event, face, scene) for face, scene in _EVENTS.items()},
    **{face: partial(paint_ghost, face, haunt) for face, haunt in _GHOSTS.items()},
    **{face: partial(paint_king, face, court) for face, court in _KINGS.items()},
    **{face: partial(portraits.paint, face, ROLE_PEOPLE[face]) for face in ROLES},
    **{face: partial(persons.paint_person, face) for face in PERSONS},
}
