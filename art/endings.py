"""What stands behind the end of a match that no side has won: one alone has, or nobody."""

from __future__ import annotations

from typing import Final

from art.birds import crane
from art.events.swordsman import strike, swordsman
from art.halls import hall, land, rays
from art.kit.base import SCALE, Mask, Points, blur
from art.kit.geometry import polygon
from art.kit.media import cinnabar, grow, ink, woodblock
from art.kit.noise import chance
from art.kit.scenery import ridge
from art.kit.sheet import Sheet
from art.lightning import jagged, splinter
from art.places import WIDTH
from art.retinues import sea_of_clouds
from art.roles.body import Place
from art.window import window

_MIDDLE: Final = WIDTH / 2


# ---------------------------------------------------------------------- one alone

_SUMMIT: Final = (
    *((560, 1100), (640, 1000), (668, 1004), (716, 920), (744, 926), (764, 842), (780, 846), (792, 806), (830, 792)),
    *((1140, 790), (1156, 806), (1170, 804), (1180, 852), (1176, 870), (1216, 950), (1250, 956), (1340, 1100)),
)
_FACES: Final = (
    ((846, 804), (930, 794), (900, 880), (860, 960), (822, 880)),
    ((790, 846), (820, 850), (812, 950), (752, 1040), (748, 930)),
    ((960, 796), (1040, 796), (1020, 880), (972, 860)),
    ((1086, 812), (1110, 808), (1134, 870), (1120, 960), (1080, 880)),
    ((670, 1010), (712, 934), (726, 990), (680, 1080)),
)


def one_wins() -> Sheet:
    """One stands alone on a summit before the rising sun, the sword raised."""
    sheet = hall("#121838", "#b0605e")
    x, y, r = _MIDDLE, 400.0, 330.0
    rays(sheet, x, y, r, "#d2807a")
    sheet.body(blur(sheet.plate().disc(x, y, r).mask, 60 * SCALE) * 0.7, "#f0a860")
    sheet.body(woodblock(sheet.plate().disc(x, y, r).mask, 5, 0.35, mott=0.25), "#f2bd52")
    sheet.body(woodblock(sheet.plate().ring(x, y, r - 16, 4).mask, 4, 0.25), "#c8503a")
    land(sheet, (("#6a4a78", 640), ("#40386a", 760)), "#b0605e")
    flight = sheet.plate()
    for bx, by, size, side in ((420, 300, 1.1, 1), (560, 220, 0.7, 1), (1560, 250, 0.9, -1), (1420, 340, 0.6, -1)):
        crane(flight, bx, by, size, side)
    sheet.body(flight.mask, "#1a1634")
    with sheet.at(0, -56, 1):
        _summit(sheet)
    part = window(sheet, 690, 10, 560, 760)
    with part.at(part.view[0] + 752, part.view[1] + 78, 1):
        swordsman(part, calm=True)
        strike(part)
    sea_of_clouds(sheet, -480, ("#7a5a80", "#b98590", "#ecc0a4"), "#3a2850")
    return sheet


def _summit(sheet: Sheet) -> None:
    rock = sheet.plate().fill(polygon(_SUMMIT)).mask
    sheet.body(grow(rock, 3), "#f2bd52").body(rock, "#1a1634")
    lit = sheet.plate()
    for face in _FACES:
        lit.fill(polygon(face))
    sheet.body(woodblock(lit.mask, 4, 0.35) * 0.85, "#584a80")


# ---------------------------------------------------------------------- nobody

_LEFT: Final = Place(690, 900, 1.06, 0.5)
_RIGHT: Final = Place(1216, 900, 1.04, -0.44, -1)
"""Where the two standards are stuck in the ground, leaning across each other."""
_POLE: Final = 720.0
_RAGS: Final[Points] = (
    *((4, -700), (90, -690), (170, -704), (250, -684), (236, -640), (262, -596), (230, -560), (248, -510), (206, -520)),
    *((190, -470), (168, -520), (150, -440), (120, -500), (96, -420), (70, -486), (40, -396), (4, -410)),
)
"""A standard's cloth: whole at the pole, in rags at its free edges."""
_HOLES: Final = (
    ((196, -652), (222, -640), (226, -610), (206, -598), (192, -622)),
    ((36, -540), (58, -552), (54, -500)),
)


def nobody_wins() -> Sheet:
    """A cracked moon over a field that both have lost: their torn standards lean on each other, crows come."""
    sheet = hall("#14171b", "#5c666c")
    x, y, r = _MIDDLE, 400.0, 316.0
    sheet.body(blur(sheet.plate().disc(x, y, r).mask, 60 * SCALE) * 0.5, "#8f989a")
    moon = sheet.plate().disc(x, y, r).mask
    sheet.body(woodblock(moon, 5, 0.35, mott=0.35), "#cbc6b2")
    _crack(sheet, moon)
    land(sheet, (("#414a50", 660), ("#2a3136", 770)), "#5c666c")
    _standard(sheet, _RIGHT, "#4f7f78", "#143c3a", "#2c5c56", "天")
    _standard(sheet, _LEFT, "#c99a3a", "#8a1c16", "#8a5e1c", "太")
    sheet.body(ridge(sheet, 890, 10, 61, count=15), "#14181b")
    _spears(sheet)
    for cx, cy, k, side in ((330, 330, 1.5, 1), (520, 190, 0.9, 1), (1620, 250, 1.3, -1), (1450, 130, 0.7, -1)):
        _crow(sheet, cx, cy, k, side)
    return sheet


def _crack(sheet: Sheet, moon: Mask) -> None:
    """Print the crack that runs through the moon."""
    cracks, down = sheet.plate(), jagged((1010, 70), (930, 740), 5, rough=0.16)
    cracks.fill(splinter(down, 44))
    for i, end, w in ((5, (1210, 330), 22), (8, (700, 520), 26), (11, (1130, 600), 16)):
        cracks.fill(splinter(jagged(down[i], end, i, rough=0.2), w))
    sheet.body(woodblock(cracks.mask, 4, 0.15) * moon, "#3d464b")


def _standard(sheet: Sheet, at: Place, cloth: str, script: str, fold: str, word: str) -> None:
    """Print a torn standard that leans: its pole, its rags, the word half gone."""
    pole = sheet.plate().brush(at.of([(0, 30, 1), (0, -_POLE, 0.9)]), 14, dry=0, taper=(0, 0), wob=0)
    sheet.solid(pole.mask, "#3c2a20", rim=2.4, line="#0f1214", grain=0.25, mott=0.1)
    tip = sheet.plate().fill(polygon(at.of([(-13, -_POLE), (0, -_POLE - 60), (13, -_POLE)])))
    sheet.solid(tip.mask, "#8d8468", rim=2.2, line="#0f1214", grain=0.2, mott=0.1)
    whole = sheet.plate().fill(polygon(at.of(_RAGS)))
    for hole in _HOLES:
        whole.fill(polygon(at.of(hole)), cut=True)
    rag = whole.mask
    sheet.solid(rag, cloth, rim=2.8, line="#0f1214", grain=0.35, mott=0.25)
    folds = sheet.plate()
    for i, x in enumerate((44, 110, 176)):
        folds.brush(at.of([(x, -690, 0.3), (x + 16, -590, 1), (x - 8, -470, 0.2)]), 15, dry=0.3, seed=i)
    sheet.lay(ink(folds.mask, 3) * rag * 0.5, fold)
    written = at.point(112, -596)
    sheet.lay(cinnabar(sheet.plate().text(word, *written, 158, bold=5).mask, 3, 0.35) * rag, script)


def _spears(sheet: Sheet) -> None:
    """Print broken spears and grass along the ridge."""
    dice, plate = chance(7), sheet.plate()
    for i in range(46):
        x = 30 + i * 42 + 16 * dice.normal()
        lean, tall = 12 * dice.normal(), 22 + 26 * dice.random()
        plate.brush(
            [(x, 905, 1), (x + lean * 0.4, 890 - tall * 0.5, 0.8), (x + lean, 890 - tall, 0.1)], 6, dry=0, seed=i
        )
    for x, lean, tall in ((250, 60, 210), (392, -30, 150), (1560, -70, 230), (1690, 24, 130), (1800, 50, 180)):
        plate.line(f"M {x} 910 L {x + lean} {900 - tall}", 7)
        plate.fill(polygon([(x + lean - 11, 900 - tall), (x + lean * 1.16, 856 - tall), (x + lean + 11, 900 - tall)]))
    sheet.body(plate.mask, "#14181b")


def _crow(sheet: Sheet, x: float, y: float, k: float, side: int) -> None:
    """Print a crow on the wing."""
    at = Place(x, y, k, 0.0, side)
    bird = sheet.plate().fill(at.of([(-58, 6), (-20, -8), (24, -14), (44, -10), (48, 2), (20, 12), (-20, 12)]))
    bird.fill(polygon(at.of([(44, -10), (66, -2), (46, 4)])))
    bird.fill(polygon(at.of([(-50, 2), (-86, -4), (-80, 8), (-88, 16), (-48, 12)])))
    bird.fill(at.of([(16, -8), (6, -44), (-30, -84), (-34, -70), (-50, -68), (-46, -54), (-60, -46), (-30, -10)]))
    bird.fill(at.of([(24, -8), (40, -50), (78, -76), (74, -60), (84, -50), (70, -42), (72, -30), (30, 0)]))
    sheet.rim(bird.mask, "#8f989a", 1.4).body(bird.mask, "#0f1214")
