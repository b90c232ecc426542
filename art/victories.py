"""What stands behind the end of a match: whose day, or whose night, it is."""

from __future__ import annotations

from math import sin
from typing import Final

import numpy as np

from art.anatomy import hand, skull
from art.events import walkers
from art.events.walkers import Walker, print_walker
from art.halls import hall, land, rays
from art.kit.base import SCALE, blur, smooth
from art.kit.geometry import polygon
from art.kit.media import ink, woodblock
from art.kit.noise import chance
from art.kit.palette import INK
from art.kit.scenery import ridge
from art.kit.sheet import Sheet
from art.kit.symbols import bagua, yin
from art.places import HEIGHT, WIDTH
from art.retinues import flock, host, peaks, sea_of_clouds
from art.signs import CX, CY, drips, eye, square_seal, sun_seal, torn_disc
from art.window import window

_MIDDLE = WIDTH / 2


def taiping_wins() -> Sheet:
    """A yellow sky has come: the sun of the Great Peace over a host under its standards."""
    sheet = hall("#5a2c10", "#d08428")
    rays(sheet, _MIDDLE, 420, 330, "#e0962c")
    land(sheet, (("#a8601f", 640), ("#7a4418", 760)), "#d08428")
    with sheet.at(_MIDDLE - 1.6 * CX, 420 - 1.6 * CY, 1.6):
        sun_seal(sheet, 168, CY, "太平")
    host(sheet, (-1, 1))
    return sheet


def tianshi_wins() -> Sheet:
    """The seal of the Celestial Masters in a clear sky, cranes between the peaks."""
    sheet = hall("#12302e", "#7fa898")
    rays(sheet, _MIDDLE, 410, 310, "#5f948a")
    land(sheet, (("#5f8f84", 650), ("#3a6e66", 800)), "#9cc0ae")
    disc = sheet.plate().disc(_MIDDLE, 410, 310).mask
    sheet.body(woodblock(disc, 5, 0.3), "#ece6d2")
    with sheet.at(_MIDDLE - 1.7 * CX, 410 - 1.7 * CY, 1.7):
        square_seal(sheet, "天師正印", 236)
    peaks(sheet, (-1, 1))
    sea_of_clouds(sheet, -480)
    flock(sheet, (-1, 1))
    return sheet


def sects_win() -> Sheet:
    """Both sects share the day: standards and cranes on either side of one taiji."""
    sheet = hall("#5a2c10", "#d08428")
    half = np.broadcast_to(smooth(sheet.grid()[0], 860, 1060), sheet.shape)[..., None]
    other = hall("#12302e", "#7fa898")
    sheet.image = (sheet.image * (1 - half) + other.image * half).astype(np.float32)
    rays(sheet, _MIDDLE, 392, 308, "#d8b870")
    land(sheet, (("#7d7448", 650), ("#4a4a30", 790)), "#b0a068")
    sheet.body(woodblock(sheet.plate().disc(_MIDDLE, 392, 294).mask, 5, 0.2), "#f1e6cf")
    sign, ring = sheet.plate(), sheet.plate()
    yin(sign, _MIDDLE, 392, 280)
    sheet.body(woodblock(sign.mask, 6, 0.12, mott=0.12), INK)
    bagua(ring, _MIDDLE, 392, 342, 58, 10)
    sheet.body(woodblock(ring.mask, 4, 0.2), "#e8d9b0")
    peaks(sheet, (1,))
    sea_of_clouds(sheet, 800)
    host(sheet, (-1,))
    flock(sheet, (1,))
    return sheet


def heretics_win() -> Sheet:
    """The black eye opens over everything; a forest of hands is raised to it."""
    sheet = hall("#171024", "#5a3a78")
    rays(sheet, _MIDDLE, 420, 320, "#6a4a8e")
    sheet.body(woodblock(sheet.plate().disc(_MIDDLE, 420, 340).mask, 5, 0.4, mott=0.3), "#7c1220")
    with sheet.at(_MIDDLE - 1.7 * CX, 420 - 1.7 * CY, 1.7):
        torn_disc(sheet, 158)
        eye(sheet, 1.0)
        drips(sheet)
    land(sheet, (("#3a2a54", 790),), "#5a3a78")
    _raised(sheet, 11, 880, 0.86, "#4d3f69")
    _hoods(sheet, 980, 0.9, "#241a36", "#5d4c80")
    _raised(sheet, 6, 960, 1.5, "#8a78ac")
    _hoods(sheet, 1070, 1.3, "#140d1e", "#7a66a0")
    return sheet


def _raised(sheet: Sheet, count: int, y: float, k: float, skin: str) -> None:
    """Print a row of hands that reach for the eye: each at a height and with a bend of its own."""
    dice = chance(count)
    for i in range(count):
        x = WIDTH * (i + 0.5) / count + 36 * k * dice.normal()
        reach, bent = y - 90 * k * dice.random() + 0.05 * abs(x - _MIDDLE), 0.25 * dice.random()
        turn = (_MIDDLE - x) / 1900 + 0.14 * dice.normal()
        arm = [(x - turn * 320 * k, reach + 300 * k), (x - turn * 120 * k + 12 * k * dice.normal(), reach + 140 * k)]
        side, nails = (1 if i % 2 else -1), "#17101f"
        part = window(sheet, x - 190 * k, reach - 180 * k, 380 * k, HEIGHT)
        hand(part, x, reach, k, skin, turn=turn, side=side, bent=bent, claws=nails, arm=arm, thick=42 * k, bony=0.9)


def _hoods(sheet: Sheet, y: float, k: float, tint: str, rim: str) -> None:
    """Print a row of hooded followers, seen from behind."""
    dice, x = chance(int(y)), -40.0
    while x < WIDTH + 60:
        x += 124 * k * (0.8 + 0.4 * dice.random())
        top = y - 118 * k + 16 * k * dice.normal()
        half = [(0, 0), (20, 10), (38, 44), (44, 84), (82, 110), (104, 160), (110, 260)]
        outline = [(x + a * k, top + b * k) for a, b in half] + [
            (x - a * k, top + b * k) for a, b in reversed(half[1:])
        ]
        part = window(sheet, x - 130 * k, top - 40 * k, 260 * k, 320 * k)
        hood = part.plate().fill(outline).mask
        part.solid(hood, tint, rim=2.2, line=rim, grain=0.2, mott=0.15)
        folds = part.plate()
        for dx, depth in ((0, 150), (-16, 96), (17, 104)):
            way = [(x + 2 * k, top + 4 * k, 0.4), (x + dx * 1.2 * k, top + depth * 0.5 * k, 1)]
            folds.brush([*way, (x + dx * 1.7 * k, top + depth * k, 0.2)], 5 * k, dry=0.2)
        part.body(ink(folds.mask, 3) * hood * 0.6, rim)


def king_wins() -> Sheet:
    """A ghost king's moon stands over a land without people; his subjects walk it."""
    sheet = hall("#140c14", "#7a2418")
    x, y, r = _MIDDLE, 430.0, 350.0
    sheet.body(blur(sheet.plate().disc(x, y, r).mask, 70 * SCALE) * 0.8, "#a8301e")
    ring = sheet.plate().ring(x, y, r + 26, 2.5).ring(x, y, r + 90, 2.5)
    bagua(ring, x, y, r + 58, 56, 9)
    sheet.body(woodblock(ring.mask, 4, 0.25, chip=0.3) * 0.7, "#d2a048")
    sheet.body(woodblock(sheet.plate().disc(x, y, r).mask, 5, 0.4, mott=0.3), "#d83a22")
    land(sheet, (("#4a2030", 740), ("#22121c", 850)), "#7a2c24")
    skull(sheet, x, y + 30, 1.5, "#f1e2c4", "#8a2a1c", spark="#ffb83a", rim="#2a0a0c")
    with sheet.at(x, y + 30, 1.5):
        _crown(sheet)
    _subjects(sheet)
    return sheet


def _crown(sheet: Sheet) -> None:
    """Print an emperor's crown on a skull about the origin: a cap, a board, strings of beads before the brow."""
    dark, gold = "#160c12", "#d9a544"
    tassels = sheet.plate()
    for s in (-1, 1):
        tassels.brush([(s * 132, -150, 1), (s * 142, -40, 0.8), (s * 134, 84, 0.9)], 9, dry=0, seed=3)
        tassels.brush([(s * 134, 76, 0.8), (s * 136, 120, 1.2), (s * 132, 164, 0.3)], 26, dry=0.2, seed=4)
    sheet.solid(tassels.mask, "#b3221a", rim=2, line=dark, grain=0.15, mott=0.1)
    cap = sheet.plate().fill([(-112, -92), (-108, -158), (-84, -196), (84, -196), (108, -158), (112, -92), (0, -112)])
    sheet.solid(cap.mask, "#2a1620", rim=3, line=dark, grain=0.25, mott=0.15)
    band = sheet.plate().brush([(-114, -100, 1), (0, -120, 1), (114, -100, 1)], 24, dry=0, taper=(0, 0), wob=0)
    sheet.solid(band.mask, gold, rim=2.4, line=dark, grain=0.15, mott=0.12)
    jewels = sheet.plate()
    for dx, dy in ((-72, -110), (-36, -116), (0, -120), (36, -116), (72, -110)):
        jewels.disc(dx, dy, 7)
    sheet.solid(jewels.mask, "#b3221a", rim=1.4, line=dark, grain=0.1, mott=0.1)
    pin = sheet.plate().line("M -146 -152 L 146 -152", 9).disc(-146, -152, 9).disc(146, -152, 9)
    sheet.solid(pin.mask, gold, rim=2, line=dark, grain=0.1, mott=0.1)
    board = sheet.plate().fill(polygon([(-176, -196), (-128, -226), (128, -226), (176, -196)]))
    sheet.solid(board.mask, "#3a1c28", rim=3, line=dark, grain=0.2, mott=0.1)
    edge = sheet.plate().rect(-178, -200, 356, 16, 3)
    sheet.solid(edge.mask, gold, rim=2.4, line=dark, grain=0.15, mott=0.1)
    strings, beads = sheet.plate(), sheet.plate()
    for i in range(10):
        x = (i - 4.5) * 36
        long = 6 + round(1.6 * abs(i - 4.5) ** 0.6)
        strings.line(f"M {x} -186 L {x} {-186 + long * 17}", 1.6)
        for n in range(long):
            beads.disc(x, -176 + n * 17, 5.6)
    sheet.body(strings.mask, gold)
    sheet.solid(beads.mask, "#f3e6c0", rim=1.5, line=dark, grain=0.05, mott=0.05)


_CROWD: Final = (
    walkers.white_officer,
    walkers.skeleton,
    walkers.ox_head,
    walkers.lantern_bearer,
    walkers.long_tongue,
    walkers.umbrella_bearer,
    walkers.palanquin,
    walkers.stiff,
    walkers.banner_bearer,
    walkers.black_officer,
)


def _subjects(sheet: Sheet) -> None:
    """Let the dead walk along the foot, a second row behind the first."""
    for y, k, step, first in ((930.0, 0.72, 96.0, 4), (1040.0, 1.16, 150.0, 0)):
        x, i = 20.0, first
        while x < WIDTH + 60:
            draw = _CROWD[i % len(_CROWD)]
            wide = step * (1.9 if draw is walkers.palanquin else 1.0)
            part = window(sheet, x + wide / 2 - 150 * k, y - 300 * k, 300 * k, 330 * k)
            walker = Walker(part, x + wide / 2, y + 8 * k * sin(i * 2.3), k)
            draw(walker)
            print_walker(part, walker, rim="#b0583c", dark="#0f0a10" if k > 1 else "#2a1420")
            x, i = x + wide, i + 1
        sheet.body(ridge(sheet, y + 4, 6, int(y), count=13), "#0f0a10" if k > 1 else "#22101a")
