"""The poster: the cast of the game under a red moon, with a calm dark left for the title and the menu."""

from __future__ import annotations

from collections.abc import Callable
from math import pi

import numpy as np

from art.anatomy import hand, skull
from art.birds import crane
from art.events.walkers import drummer, long_neck, ox, tall_hat, umbrella
from art.identities import CX, CY, banners, drips, eye, pine, square_seal, sun_seal, torn_disc
from art.kings import beasts, eyes, faces, fox, general
from art.kit.base import SCALE, Image, blur, smooth
from art.kit.geometry import around, polygon
from art.kit.media import ink, woodblock
from art.kit.noise import cloud, warp
from art.kit.scenery import mist, ridge
from art.kit.sheet import Sheet
from art.kit.symbols import bagua, ruyi, taiji

WIDTH, HEIGHT = 1920, 1080
_MOON = (1420.0, 440.0, 326.0)


def poster() -> Sheet:
    """Kings rise before a red moon; along the ridge below goes the parade of the dead."""
    sheet = Sheet("#d8c9a8", 907, size=(WIDTH, HEIGHT), age=0, mottle=0.12)
    _dusk(sheet)
    _moon(sheet)
    _ranges(sheet)
    for figure, x, y, k, dusk in _CAST:
        with sheet.at(x, y, k):
            before = sheet.image.copy()
            figure(sheet)
        _sink(sheet, before, dusk, y + k * 470, y + k * 700)
    _foreground(sheet)
    return sheet


_CAST: tuple[tuple[Callable[[Sheet], None], float, float, float, float], ...] = (
    (eyes.thousand_eyes, 872, 196, 0.94, 0.22),
    (general.baleful, 1512, 150, 0.9, 0.34),
    (fox.nine_tails, 1142, 92, 1.24, 0.0),
    (beasts.blood_tiger, 928, 452, 0.74, 0.05),
    (faces.burning_face, 1602, 452, 0.74, 0.05),
)
"""From the back to the front: a figure, where its card's corner would be, its size, how far it stands in the dusk."""


def _dusk(sheet: Sheet) -> None:
    sheet.lay(sheet.full() * 0.95, "#171120")
    fall, x = sheet.down(), sheet.grid()[0]
    glow = smooth(fall, 180, 900) * np.exp(-(((x - 1420) / 760) ** 2)).astype(np.float32)
    drift = cloud(sheet.shape, 420 * SCALE, 110 * SCALE, seed=4)
    sheet.body((glow * (0.3 + 0.6 * drift)).astype(np.float32), "#8a3220")
    veins = cloud(sheet.shape, 6 * SCALE, 420 * SCALE, seed=8, octaves=3)
    sheet.lay(smooth(veins, 0.52, 0.72) * 0.24, "#120c18")


def _moon(sheet: Sheet) -> None:
    x, y, r = _MOON
    halo = sheet.plate().disc(x, y, r * 1.08).mask
    sheet.body(blur(halo, 70 * SCALE) * 0.75, "#a8301e")
    ring = sheet.plate().ring(x, y, r + 26, 2.5).ring(x, y, r + 90, 2.5)
    bagua(ring, x, y, r + 58, 56, 9)
    sheet.body(woodblock(ring.mask, 4, 0.25, chip=0.3) * 0.62, "#d2a048")
    disc = sheet.plate().disc(x, y, r).mask
    sheet.body(woodblock(disc, 5, 0.4, mott=0.3), "#d83a22")
    sheet.lay(disc * smooth(sheet.down(), y - r * 0.2, y + r * 1.1) * 0.9, "#7a1420")
    bank = sheet.plate()
    for cx, cy, k, side in (
        (860, 190, 2.0, 1),
        (1010, 96, 1.5, 1),
        (1910, 250, 2.1, -1),
        (1880, 560, 1.7, -1),
        (700, 420, 1.5, 1),
    ):
        ruyi(bank, cx, cy, k, side, 5)
    sheet.body(woodblock(bank.mask, 3, 0.1) * 0.5, "#b0703e")


def _ranges(sheet: Sheet) -> None:
    fall = sheet.down()
    for i, (y, tint, strength) in enumerate(((560, "#4a2030", 0.75), (680, "#2e1626", 0.85), (790, "#1c101c", 0.95))):
        land = warp(ridge(sheet, y, 46, 31 + i, count=15), 6, 40, i)
        sheet.body(land * strength * (1 - 0.45 * smooth(fall, y, y + 240)), tint)


def _sink(sheet: Sheet, before: Image, dusk: float, top: float, foot: float) -> None:
    """Let the figure just painted fade into what was there before: all of it a little, its foot wholly."""
    fade = np.clip(dusk + smooth(sheet.down(), top, foot), 0, 1)
    share = np.broadcast_to(fade, sheet.shape)[..., None].astype(np.float32)
    sheet.image = (sheet.image * (1 - share) + before * share).astype(np.float32)


def _foreground(sheet: Sheet) -> None:
    mist(sheet, 760, 1080, "#6a3428", strength=0.5, seed=12)
    walkers = sheet.plate()
    near = ridge(sheet, 936, 16, 77, count=13)
    for walker, x, k in (
        (ox, 66, 0.9),
        (drummer, 172, 0.82),
        (long_neck, 262, 0.92),
        (umbrella, 330, 0.8),
        (tall_hat, 876, 0.9),
    ):
        walker(walkers, x, 956, k)
    mask = np.maximum(near, warp(walkers.mask, 0.5, 8, 3))
    sheet.body(mask, "#0b080e")
    eyes_lit, lamp = sheet.plate(), sheet.plate().disc(925, 824, 13, ry=17)
    for x, y in (
        (58, 819),
        (74, 819),
        (163, 872),
        (182, 872),
        (267, 756),
        (279, 754),
        (323, 865),
        (338, 865),
        (869, 831),
        (883, 831),
    ):
        eyes_lit.disc(x, y, 3.4, ry=2.8)
    sheet.body(blur(lamp.mask, 26 * SCALE) * 1.6, "#c8602c").body(lamp.mask, "#ffdf9a").body(eyes_lit.mask, "#ffd25a")


def taiping_wins() -> Sheet:
    """A yellow sky has come: the sun of the Great Peace over a host of banners."""
    sheet = _hall("#5a2c10", "#d08428")
    _rays(sheet, 960, 420, 330, "#e0962c")
    with sheet.at(960 - 1.5 * CX, 420 - 1.5 * CY, 1.5):
        sun_seal(sheet, 168, CY, "太平")
    _land(sheet, (("#8e4a1c", 640), ("#5a2a12", 790), ("#2a140a", 930)))
    for x, foot, k in ((300, 960, 0.9), (1150, 960, 0.9), (-40, 1080, 1.6), (1340, 1080, 1.6)):
        with sheet.at(x, foot - 700 * k, k):
            banners(sheet)
    return sheet


def tianshi_wins() -> Sheet:
    """The seal of the Celestial Masters in a clear sky, cranes over the peaks."""
    sheet = _hall("#12302e", "#7fa898")
    with sheet.at(0, 0, 1.5):
        pine(sheet)
    _rays(sheet, 960, 400, 300, "#5f948a")
    disc = sheet.plate().disc(960, 400, 300).mask
    sheet.body(woodblock(disc, 5, 0.3) * 0.9, "#e9e3cf")
    with sheet.at(960 - 1.5 * CX, 400 - 1.5 * CY, 1.5):
        square_seal(sheet, "天師正印", 236)
    _land(sheet, (("#4f7f76", 590), ("#24504a", 760), ("#0f2422", 920)))
    flock = sheet.plate()
    for x, y, k, side in ((330, 300, 1.9, 1), (1600, 240, 1.7, -1), (470, 96, 0.9, 1), (1560, 104, 0.8, -1)):
        crane(flock, x, y, k, side)
    sheet.body(ink(flock.mask, 3), "#f1ecdc")
    return sheet


def sects_win() -> Sheet:
    """Both sects share the day: day and night, banners and cranes about one taiji."""
    sheet = _hall("#5a2c10", "#d08428")
    half = np.broadcast_to(smooth(sheet.grid()[0], 860, 1060), sheet.shape)[..., None]
    other = _hall("#12302e", "#7fa898")
    sheet.image = (sheet.image * (1 - half) + other.image * half).astype(np.float32)
    _rays(sheet, 960, 410, 320, "#d8b870")
    sheet.body(woodblock(sheet.plate().disc(960, 410, 300).mask, 5, 0.2), "#f1e6cf")
    sign = sheet.plate()
    taiji(sign, 960, 410, 288)
    sheet.body(ink(sign.mask, 3, edge=0.6), "#1c1a1f")
    ring = sheet.plate()
    bagua(ring, 960, 410, 352, 64, 11)
    sheet.body(woodblock(ring.mask, 4, 0.2), "#e8d9b0")
    _land(sheet, (("#6a5a3a", 660), ("#3a3a28", 800), ("#161a14", 930)))
    for x, foot, k in ((360, 960, 0.9), (-40, 1080, 1.6)):
        with sheet.at(x, foot - 700 * k, k):
            banners(sheet)
    flock = sheet.plate()
    for x, y, k in ((1640, 240, 1.8), (1520, 520, 1.2)):
        crane(flock, x, y, k, -1)
    sheet.body(ink(flock.mask, 3), "#f1ecdc")
    return sheet


def heretics_win() -> Sheet:
    """The black eye opens over everything; hands are raised to it."""
    sheet = _hall("#171024", "#5a3a78")
    _rays(sheet, 960, 420, 320, "#6a4a8e")
    sheet.body(woodblock(sheet.plate().disc(960, 420, 330).mask, 5, 0.4, mott=0.3), "#7c1220")
    with sheet.at(960 - 1.6 * CX, 420 - 1.6 * CY, 1.6):
        torn_disc(sheet, 158)
        eye(sheet, 1.0)
        drips(sheet)
    _land(sheet, (("#3a2a54", 720), ("#20162e", 850), ("#0d0812", 960)))
    for i in range(12):
        x, y, turn = 70.0 + i * 162, 880.0 - 46 * (i % 3), (960 - (70.0 + i * 162)) / 2400
        side, nails, arm = (1 if i % 2 else -1), "#1c1428", [(x - turn * 300, 1100)]
        hand(sheet, x, y, 1.25, "#57486e", turn=turn, side=side, claws=nails, arm=arm, thick=54)
    return sheet


def king_wins() -> Sheet:
    """A ghost king's moon stands over a land without people; his subjects walk it."""
    sheet = _hall("#140c14", "#7a2418")
    x, y, r = 960.0, 430.0, 330.0
    sheet.body(blur(sheet.plate().disc(x, y, r).mask, 70 * SCALE) * 0.8, "#a8301e")
    ring = sheet.plate().ring(x, y, r + 26, 2.5).ring(x, y, r + 90, 2.5)
    bagua(ring, x, y, r + 58, 56, 9)
    sheet.body(woodblock(ring.mask, 4, 0.25, chip=0.3) * 0.7, "#d2a048")
    sheet.body(woodblock(sheet.plate().disc(x, y, r).mask, 5, 0.4, mott=0.3), "#d83a22")
    skull(sheet, x, y - 10, 1.5, "#f1e2c4", "#8a2a1c", spark="#ffb83a", rim="#2a0a0c")
    _land(sheet, (("#4a2030", 700), ("#22121c", 820)))
    shadows = sheet.plate()
    for i, walker in enumerate((ox, long_neck, tall_hat, umbrella, drummer) * 3):
        walker(shadows, 70.0 + i * 128, 1046, 1.2 + 0.12 * (i % 3))
    near = ridge(sheet, 1030, 10, 77, count=13)
    sheet.body(np.maximum(near, warp(shadows.mask, 0.5, 8, 3)), "#0b080e")
    return sheet


def _hall(high: str, low: str) -> Sheet:
    """Return a wide sky that is dark at the top, where the verdict is written."""
    sheet = Sheet("#e0d2ae", 931, size=(WIDTH, HEIGHT), age=0, mottle=0.12)
    fall = smooth(sheet.down(), -100, 760)
    drift = cloud(sheet.shape, 420 * SCALE, 110 * SCALE, seed=4)
    sheet.lay(sheet.full() * 0.95, high)
    sheet.body((fall * (0.45 + 0.5 * drift)).astype(np.float32), low)
    veins = cloud(sheet.shape, 6 * SCALE, 420 * SCALE, seed=8, octaves=3)
    sheet.lay(smooth(veins, 0.52, 0.72) * 0.2, high)
    return sheet


def _rays(sheet: Sheet, x: float, y: float, r: float, tint: str) -> None:
    plate = sheet.plate()
    for i in range(32):
        a = i * pi / 16
        spread = 0.045
        plate.fill(
            polygon(
                [
                    around(x, y, r, a - spread),
                    around(x, y, 1300, a - spread),
                    around(x, y, 1300, a + spread),
                    around(x, y, r, a + spread),
                ]
            )
        )
    sheet.body(woodblock(plate.mask, 3, 0.3) * 0.4, tint)


def _land(sheet: Sheet, layers: tuple[tuple[str, float], ...]) -> None:
    fall = sheet.down()
    for i, (tint, y) in enumerate(layers):
        land = warp(ridge(sheet, y, 44 - 10 * i, 51 + i, count=15), 6, 40, i)
        sheet.body(land * (1 - 0.4 * smooth(fall, y, y + 200)), tint)
