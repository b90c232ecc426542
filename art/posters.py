"""The poster: one with a sword before the night's whole court, and a calm dark left for the title and the menu."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, degrees, pi, sin
from typing import Final

import numpy as np

from art.events import walkers
from art.events.swordsman import SWORD_TIP, strike, swordsman
from art.events.walkers import Walker, print_walker
from art.kings import eyes, fox, general
from art.kit.base import CARD_HEIGHT, CARD_WIDTH, SCALE, Image, blur, smooth, turned
from art.kit.geometry import polygon, turn_points
from art.kit.media import cinnabar, grow, woodblock
from art.kit.noise import cloud, warp
from art.kit.scenery import mist, ridge
from art.kit.sheet import Sheet
from art.kit.symbols import bagua
from art.places import HEIGHT, WIDTH
from art.window import mirrored, window

_DUSK = "#171120"
_MOON = (1450.0, 460.0, 310.0)
_HERO = (796.0, 302.0)
"""Where the swordsman's card would begin; he is turned over, so that he faces the fox."""
_TIP = (_HERO[0] + CARD_WIDTH - SWORD_TIP[0], _HERO[1] + SWORD_TIP[1])


def poster() -> Sheet:
    """A swordsman stands on a crag before the nine-tailed fox and her court; charms fly from his sword."""
    sheet = Sheet("#d8c9a8", 907, size=(WIDTH, HEIGHT), age=0, mottle=0.12)
    _dusk(sheet)
    _moon(sheet)
    _ranges(sheet)
    for figure, x, y, k, dusk, foot in _CAST:
        before = sheet.image.copy()
        with sheet.at(x, y, k):
            figure(sheet)
        sink(sheet, before, dusk, y + k * foot, k * _SMOKE)
    mist(sheet, 700, 1080, "#7a3428", strength=0.55, seed=12)
    _parade(sheet)
    _hero(sheet)
    return sheet


_CAST: Final[tuple[tuple[Callable[[Sheet], None], float, float, float, float, float], ...]] = (
    (eyes.thousand_eyes, 836, 90, 0.92, 0.22, 690),
    (general.baleful, 1584, 96, 0.72, 0.12, 716),
    (fox.nine_tails, 1096, -26, 1.58, 0.0, 900),
)
"""From the back to the front: a figure, where its card's corner would be, its size, how far it stands in the dusk, and
the height of its card below which little is left of it."""
_SMOKE = 130.0
"""Over how much of its card's height a figure goes up in smoke."""


def _dusk(sheet: Sheet) -> None:
    sheet.lay(sheet.full() * 0.95, _DUSK)
    fall, x = sheet.down(), sheet.grid()[0]
    glow = smooth(fall, 180, 900) * np.exp(-(((x - 1420) / 760) ** 2)).astype(np.float32)
    drift = cloud(sheet.shape, 420 * SCALE, 110 * SCALE, seed=4)
    sheet.body((glow * (0.3 + 0.6 * drift)).astype(np.float32), "#8a3220")
    veins = cloud(sheet.shape, 6 * SCALE, 420 * SCALE, seed=8, octaves=3)
    sheet.lay(smooth(veins, 0.52, 0.72) * 0.24, "#120c18")


def _moon(sheet: Sheet) -> None:
    """Hang the moon in its rings, which pale downwards and before they reach the king at the right."""
    x, y, r = _MOON
    halo = sheet.plate().disc(x, y, r * 1.08).mask
    sheet.body(blur(halo, 70 * SCALE) * 0.75, "#a8301e")
    ring = sheet.plate().ring(x, y, r + 26, 2.5).ring(x, y, r + 90, 2.5)
    bagua(ring, x, y, r + 58, 56, 9)
    shown = (1 - smooth(sheet.down(), y - 120, y + 60)) * (1 - smooth(sheet.grid()[0], x + 150, x + 260))
    sheet.body(woodblock(ring.mask, 4, 0.25, chip=0.3) * shown * 0.62, "#d2a048")
    disc = sheet.plate().disc(x, y, r).mask
    sheet.body(woodblock(disc, 5, 0.4, mott=0.3), "#d83a22")
    sheet.lay(disc * smooth(sheet.down(), y - r * 0.2, y + r * 1.1) * 0.9, "#7a1420")


def _ranges(sheet: Sheet) -> None:
    fall = sheet.down()
    for i, (y, tint, strength) in enumerate(((560, "#4a2030", 0.75), (680, "#2e1626", 0.85), (790, "#1c101c", 0.95))):
        land = warp(ridge(sheet, y, 46, 31 + i, count=15), 6, 40, i)
        sheet.body(land * strength * (1 - 0.45 * smooth(fall, y, y + 240)), tint)


def sink(sheet: Sheet, before: Image, dusk: float, foot: float, deep: float) -> None:
    """Darken the figure just painted, so that nothing shows through it; its foot alone goes up in smoke.

    Args:
        sheet: with the figure.
        before: its colours without.
        dusk: the share of the dusk's colour in the figure.
        foot: the height in units below which little is left of it.
        deep: over how many units above that the smoke thickens.
    """
    drawn = (np.abs(sheet.image - before).max(axis=2) > 0.004).astype(np.float32)
    sheet.body(drawn * dusk, _DUSK)
    smoke = 60 * (cloud(sheet.shape, 110 * SCALE, 36 * SCALE, seed=21) - 0.5)
    share = smooth(sheet.down() + smoke, foot - deep, foot)[..., None]
    sheet.image = (sheet.image * (1 - share) + before * share).astype(np.float32)


_WALK: Final = (
    (walkers.white_officer, 66),
    (walkers.skeleton, 124),
    (walkers.ox_head, 186),
    (walkers.palanquin, 304),
    (walkers.lantern_bearer, 428),
    (walkers.umbrella_bearer, 500),
    (walkers.black_officer, 566),
    (walkers.stiff, 640),
    (walkers.banner_bearer, 704),
    (walkers.long_tongue, 764),
    (walkers.lantern_bearer, 830),
)
"""Who walks along the ridge at the left, below the menu."""


def _parade(sheet: Sheet) -> None:
    near = ridge(sheet, 952, 14, 77, count=13)
    for i, (draw, x) in enumerate(_WALK):
        part = window(sheet, x - 110, 790, 220, 200)
        walker = Walker(part, x, 956 + 5 * sin(i * 2.3), 0.46)
        draw(walker)
        print_walker(part, walker, rim="#8a4a34", dark="#0b080e")
    gloom = smooth(sheet.down(), 800, 900) * (1 - smooth(sheet.grid()[0], 640, 900))
    sheet.lay(gloom * 0.3, "#5a3030")
    sheet.body(near, "#0b080e")


_CRAG: Final = (
    *((760, 1090), (806, 1012), (836, 1016), (862, 982), (886, 986), (902, 962), (960, 956), (1040, 966)),
    *((1130, 962), (1262, 956), (1280, 984), (1306, 980), (1336, 1016), (1362, 1010), (1410, 1090)),
)


def _hero(sheet: Sheet) -> None:
    """Print the crag, and on it the one who fights, lit by his sword."""
    x, y = _HERO
    gloom = sheet.plate().disc(x + 270, y + 480, 180, ry=250).mask
    sheet.lay(blur(gloom, 70 * SCALE) * 0.95, "#24121c")
    sheet.body(blur(sheet.plate().disc(*_TIP, 110).mask, 60 * SCALE) * 0.75, "#f0a838")
    stone = sheet.plate().fill(polygon(_CRAG)).mask
    lit = 1 - smooth(sheet.down(), 962, 992)
    sheet.body(grow(stone, 1.8) * lit, "#8a4a34").body(stone, "#0b080e")
    _charms(sheet)
    part = mirrored(window(sheet, x, y, CARD_WIDTH, CARD_HEIGHT))
    swordsman(part)
    strike(part)


def _charms(sheet: Sheet) -> None:
    """Let paper charms whirl round the sword and on towards the fox, larger as they come nearer to us."""
    for i in range(9):
        t = (i + 2) / 10
        a = -3.9 + 3.3 * t
        far = 112 + 170 * t**1.3
        x, y = _TIP[0] + 66 * t + far * cos(a) * 1.1, _TIP[1] + 20 * t + far * sin(a) * 0.74
        _charm(sheet, x, y, 0.34 + 0.5 * t, a + pi / 2 + 0.45)


def _charm(sheet: Sheet, x: float, y: float, k: float, angle: float) -> None:
    strip = [(-23, -66), (0, -70), (23, -64), (27, 0), (22, 66), (-1, 70), (-24, 64), (-18, 0)]
    part, x, y = window(sheet, x - 100, y - 100, 200, 200), x % 1 + 100, y % 1 + 100
    part.view = (0.0, 0.0, 1.0)
    mask = part.plate().fill(turn_points([(a * k, b * k) for a, b in strip], x, y, angle)).mask
    part.body(blur(mask, 10 * k * SCALE) * 0.6, "#f09a30")
    part.solid(mask, "#f3c94e", rim=1.8, line="#3a1410", grain=0.15, mott=0.15)
    script = part.plate().text("敕令", x, y - 22 * k, 38 * k, upright=True, gap=1.1, bold=1.2 * k)
    part.lay(cinnabar(turned(script.mask, x, y, -degrees(angle)), 3, 0.1) * mask, "#b3182a")
