"""The backs of the four decks: one frame, four grounds and four middles."""

from math import pi
from typing import Final

import numpy as np

from art.kit.base import SCALE, Points, blur, grid, smooth
from art.kit.frame import cut
from art.kit.geometry import around, curve, polygon, star
from art.kit.media import ink, woodblock
from art.kit.noise import cloud
from art.kit.plate import Plate
from art.kit.sheet import Sheet
from art.kit.symbols import bagua, fret, yang

CX, CY = 256.0, 360.0
_NIGHT: Final = "#0a1614"
"""The contour of what stands on jade."""


def _ground(tint: str, pattern: str, sign: Plate, seed: int) -> Sheet:
    """Return the tinted ground, its pattern kept inside the frame and fainter towards the middle."""
    sheet = Sheet("#d8c9a8", seed, age=0)
    sheet.body(sheet.full(), tint)
    sheet.image *= (0.86 + 0.3 * cloud(sheet.shape, 60 * SCALE, seed=2))[..., None]
    x, y = grid(sheet.shape)
    away = np.hypot(x - CX, y - CY).astype(np.float32)
    within = sheet.plate().rect(31, 31, 450, 658, 6).mask
    sheet.body(woodblock(sign.mask * within, 3, 0.3) * (0.12 + 0.3 * smooth(away, 220, 420)), pattern)
    return sheet


def _frame(sheet: Sheet, ground: str, metal: str, *, middle: Plate) -> None:
    """Print the frame and what stands in the middle, both in metal."""
    sheet.body(sheet.plate().disc(CX, CY, 192).mask, ground)
    plate = middle
    for i in range(48):
        a = i * pi / 24
        plate.fill(
            polygon(
                [around(CX, CY, 190, a - 0.05), around(CX, CY, 206 if i % 2 else 219, a), around(CX, CY, 190, a + 0.05)]
            )
        )
    plate.ring(CX, CY, 186, 4).ring(CX, CY, 177, 1.4)
    plate.rect(6, 6, 500, 708, 20, line=4).rect(20, 20, 472, 680, 12, line=6).rect(31, 31, 450, 658, 6, line=1.8)
    for y in (106, 614):
        for f in (1, -1):
            curl = [(4, 0, 1), (40, 12, 0.8), (84, -14, 1), (110, 0, 0.8), (96, 14, 0.6), (86, 4, 0.4)]
            plate.brush([(CX + f * a, y + b, c) for a, b, c in curl], 9, dry=0.05, wob=0.02)
        plate.disc(CX, y, 9)
    for x, fx in ((38, 1), (474, -1)):
        for y, fy in ((38, 1), (682, -1)):
            fret(plate, x, y, fx, fy, 1.1, 4.5)
    sheet.body(woodblock(plate.mask, 6, 0.2, mott=0.25, chip=0.3), metal)
    cut(sheet, "round")


def _waves() -> Plate:
    plate = Plate()
    for row, y in enumerate(range(-20, 790, 30)):
        for x in range(-28 + (row % 2) * 30, 580, 60):
            plate.disc(x, y + 30, 31, cut=True)
            for r in (29, 20, 11):
                plate.ring(x, y + 30, r, 1.8)
    return plate


def spell_back() -> Sheet:
    """Gold on indigo, the taiji in the ring of trigrams: spells and artifacts."""
    sheet = _ground("#1a1d33", "#7d8fc0", _waves(), 81)
    middle = sheet.plate().ring(CX, CY, 106, 2)
    bagua(middle, CX, CY, 141, 54, 9)
    _frame(sheet, "#14162a", "#cfa04a", middle=middle)
    sheet.body(woodblock(sheet.plate().disc(CX, CY, 98).mask, 5, 0.2, mott=0.15), "#b3261e")
    halves = sheet.plate()
    yang(halves, CX, CY, 86)
    sheet.body(ink(halves.mask, 4, edge=0.5), "#f0e2bd")
    return sheet


def ghost_back() -> Sheet:
    """Bone on blood red, a hanged one's face before the moon, a talisman on the brow: ghosts and events."""
    coins = Plate()
    for row, y in enumerate(range(24, 760, 56)):
        for x in range(16 + (row % 2) * 32, 560, 64):
            coins.ring(x, y, 17, 3).line(star(x, y, 10, 10, 2), 2)
    sheet = _ground("#3c1016", "#d06a4a", coins, 82)
    _frame(sheet, "#2a0a10", "#d8b478", middle=sheet.plate().ring(CX, CY, 168, 2))
    sheet.body(woodblock(sheet.plate().disc(CX, CY, 158).mask, 5, 0.2, mott=0.1), "#e8d2a0")
    _hanged(sheet)
    return sheet


def _hanged(sheet: Sheet) -> None:
    """Print a pale face between curtains of hair, its tongue out, a paper talisman hanging from its brow."""
    crown = [(0, -150), (62, -138), (104, -84), (114, 0), (116, 70), (84, 130), (0, 140)]
    hair = sheet.plate().fill(_mirrored(crown))
    locks = ((12, 176), (30, 216), (46, 232), (64, 252), (84, 214), (100, 236), (116, 190), (128, 150))
    for s in (-1, 1):
        for i, (x, foot) in enumerate(locks):
            reach = foot - 14 * ((i + (s > 0)) % 2)
            lock = [(x * 0.82, 30, 1), (x + 4, 110, 1.05), (x - 2, reach - 46, 0.7), (x + 6 * (-1) ** i, reach, 0.05)]
            hair.brush([(CX + s * a, CY + b, c) for a, b, c in lock], 34, dry=0, seed=x, taper=(0, 0.25), wob=0.02)
    mask = hair.mask
    sheet.rim(mask, "#7a2a1e", 2).body(mask, "#120a10")
    shine = sheet.plate()
    for s in (-1, 1):
        for x in (52, 76, 98):
            strand = [(x * 0.55, -128, 0.2), (x, -50, 1), (x + 6, 60, 0.8), (x, 170, 0.1)]
            shine.brush([(CX + s * a, CY + b, c) for a, b, c in strand], 5, dry=0.3, seed=x)
    sheet.body(shine.mask * mask * 0.8, "#6a3a44")
    face = [(0, -118), (50, -108), (84, -66), (92, -6), (82, 50), (52, 98), (0, 122)]
    skin = sheet.plate().fill(_mirrored(face)).mask
    sheet.solid(skin, "#f4ecd8", rim=2.5, line="#120608", grain=0.06, mott=0.04)
    fringe = [(0, -124), (46, -116), (92, -66), (104, 20), (92, 76), (80, 30), (76, -24), (54, -72), (0, -100)]
    parted = sheet.plate().fill(_mirrored(fringe))
    sheet.body(parted.mask * (skin + mask).clip(0, 1), "#120a10")
    _stare(sheet)
    way = [(0, 66, 0.8), (2, 120, 1), (-5, 176, 1.15), (2, 226, 0.8)]
    tongue = sheet.plate().brush([(CX + a, CY + b, c) for a, b, c in way], 44, dry=0, wob=0, taper=(0, 0.12))
    tip = tongue.mask
    sheet.solid(tip, "#c8281c", rim=2.4, line="#2a0608", grain=0.1, mott=0.05)
    cleft = sheet.plate().brush([(CX, CY + 78, 0.4), (CX + 2, CY + 130, 1), (CX - 2, CY + 206, 0.1)], 6, dry=0)
    sheet.body(cleft.mask * tip, "#7a1012")
    paper = [(-26, -152), (26, -152), (23, -2), (-23, -2)]
    strip = sheet.plate().fill(polygon([(CX + a, CY + b) for a, b in paper]))
    sheet.solid(strip.mask, "#f0bc3c", rim=2.5, line="#120608", grain=0.1, mott=0.05)
    words = sheet.plate().text("敕令", CX, CY - 124, 44, upright=True, gap=1.0, bold=2.5)
    words.brush([(CX, CY - 56, 1), (CX - 12, CY - 40, 1), (CX + 12, CY - 26, 1), (CX, CY - 8, 0.4)], 9, dry=0)
    sheet.body(ink(words.mask, 3, edge=0.3), "#b31c14")


def _stare(sheet: Sheet) -> None:
    """Print the hollows of the eyes with a spark in each, the cheeks and the open mouth."""
    dark, red = sheet.plate(), sheet.plate()
    for s in (-1, 1):
        dark.fill([(CX + s * a, CY + b) for a, b in ((26, 16), (38, -10), (62, -24), (76, -20), (70, 10), (50, 26))])
        red.disc(CX + s * 53, CY + 3, 11)
        brow = [(28, -26, 0.4), (48, -44, 1), (74, -46, 0.2)]
        dark.brush([(CX + s * a, CY + b, c) for a, b, c in brow], 9, dry=0)
    dark.fill(_mirrored([(0, 54), (28, 50), (42, 60), (28, 80), (0, 88)]))
    dark.disc(CX - 7, CY + 36, 3.4, ry=5).disc(CX + 7, CY + 36, 3.4, ry=5)
    mask = dark.mask
    sheet.lay(blur(mask, 7 * SCALE) * 0.5, "#6a5a8a").body(mask, "#1a0a0c").body(red.mask, "#ec3a1c")
    sheet.body(sheet.plate().disc(CX - 53, CY + 3, 4).disc(CX + 53, CY + 3, 4).mask, "#1a0a0c")


def _mirrored(half: Points) -> list[tuple[float, float]]:
    """Return an outline from its right half, given about the middle, from the top down."""
    other = [(CX - x, CY + y) for x, y in half[::-1] if x]
    return [*((CX + x, CY + y) for x, y in half), *other]


def king_back() -> Sheet:
    """Gold on black lacquer, a crowned eye: ghost kings."""
    scales = Plate()
    for row, y in enumerate(range(-10, 780, 36)):
        for x in range(-20 + (row % 2) * 28, 560, 56):
            scales.line(star(x, y, 24, 24, 2), 2)
    sheet = _ground("#120e14", "#8a5a3a", scales, 83)
    middle = sheet.plate()
    for i in range(24):
        a = -pi / 2 + i * pi / 12
        middle.brush(
            [around(CX, CY, 126, a), around(CX, CY, 150, a), around(CX, CY, 172 if i % 2 else 160, a)],
            10,
            dry=0,
            seed=i,
            taper=(0.02, 0.7),
        )
    _frame(sheet, "#0c080e", "#d2a048", middle=middle)
    eye = sheet.plate().fill(
        [
            (CX - 118, CY),
            (CX - 64, CY - 48),
            (CX, CY - 68),
            (CX + 64, CY - 48),
            (CX + 118, CY),
            (CX + 64, CY + 48),
            (CX, CY + 66),
            (CX - 64, CY + 48),
        ]
    )
    sheet.rim(eye.mask, "#d2a048", 2.5)
    sheet.body(woodblock(eye.mask, 4, 0.1), "#f3e6c4")
    sheet.body(woodblock(sheet.plate().disc(CX, CY, 54).mask, 3, 0.1), "#b3261e")
    sheet.body(sheet.plate().disc(CX, CY, 13, ry=44).ring(CX, CY, 52, 4).mask, "#0d0b12")
    return sheet


def role_back() -> Sheet:
    """Gold on jade, a lotus crown in a sunburst, a sword laid under it: roles and identities."""
    sheet = _ground("#163230", "#7fc0a4", _bamboo(), 84)
    _frame(sheet, "#0f2422", "#cfa04a", middle=sheet.plate().ring(CX, CY, 168, 2))
    _sunburst(sheet)
    with sheet.at(CX * 0.06, CY * 0.06 - 44, 0.94):
        _crown(sheet)
    with sheet.at(CX, CY + 98, 1):
        _sword(sheet)
    return sheet


def _bamboo() -> Plate:
    plate = Plate()
    for i, x in enumerate((52, 96, 176, 256, 336, 416, 460)):
        for y in range(-60 + (i * 37) % 80, 740, 104):
            plate.brush([(x, y + 4, 1.1), (x, y + 50, 0.86), (x, y + 98, 1.1)], 16, dry=0, taper=(0, 0), wob=0)
            for s in (-1, 1):
                leaf = [(x + s * 6, y, 0.4), (x + s * 24, y + 12, 1), (x + s * 46, y + 34, 0.1)]
                plate.brush(leaf, 12, dry=0, taper=(0.1, 0.5), wob=0)
    return plate


def _sunburst(sheet: Sheet) -> None:
    """Print a sun's rays behind the middle, long and short by turns."""
    rays = sheet.plate()
    for i in range(32):
        a, far = -pi / 2 + i * pi / 16, 118 if i % 2 else 162
        rays.fill(polygon([around(CX, CY, 50, a - 0.07), around(CX, CY, far, a), around(CX, CY, 50, a + 0.07)]))
    sheet.body(woodblock(rays.mask, 4, 0.15), "#a87c34")


def _sword(sheet: Sheet) -> None:
    """Print a broad straight sword level about the origin, its point to the right, a tassel at its pommel."""
    tassel = sheet.plate()
    for y, reach in ((12, 38), (22, 52), (32, 54)):
        tassel.brush([(-118, 4, 1), (-124, y, 1), (-112, reach, 0.3)], 9, dry=0)
    sheet.solid(tassel.mask, "#c02a1c", rim=2.4, line=_NIGHT, grain=0.08, mott=0.05)
    blade = sheet.plate().fill(polygon([(-50, -17), (92, -15), (130, 0), (92, 15), (-50, 17)])).mask
    sheet.solid(blade, "#f4ecd4", rim=3.4, line=_NIGHT, grain=0.06, mott=0.04)
    sheet.body(sheet.plate().rect(-60, 0, 200, 24).mask * blade, "#c2b590")
    sheet.body(sheet.plate().disc(34, 0, 6.5).disc(59, 0, 6.5).disc(84, 0, 6.5).mask, "#b3261e")
    grip = sheet.plate().rect(-104, -12, 50, 24, 3).mask
    sheet.solid(grip, "#a8281c", rim=3, line=_NIGHT, grain=0.1, mott=0.05)
    turns = sheet.plate()
    for x in (-96, -82, -68):
        turns.brush([(x - 4, -16, 1), (x + 5, 16, 1)], 4.5, dry=0, wob=0)
    sheet.body(turns.mask * grip, "#f0c766")
    guard = [(-62, -8), (-54, -8), (-47, -34), (-35, -38), (-38, -10), (-36, 0)]
    metal = sheet.plate().fill(polygon([*guard, *((x, -y) for x, y in guard[-2::-1])])).disc(-112, 0, 16)
    sheet.solid(metal.mask, "#d9a544", rim=3, line=_NIGHT, grain=0.1, mott=0.08)
    sheet.body(sheet.plate().disc(-112, 0, 4.5).mask, _NIGHT)


_PETALS: Final = (
    (((64, 60), (108, 54), (138, 26), (152, -14)), ((120, -4), (84, 12), (56, 38))),
    (((24, 62), (78, 52), (102, 4), (92, -56)), ((56, -32), (28, 0), (14, 46))),
)
"""The right petals of the crown from behind to before: the outer edge from the root to the tip, the inner one back."""


def _crown(sheet: Sheet) -> None:
    """Print a Taoist's crown: a lotus of five petals with a red pearl on a band, its ribbons hanging."""
    for s in (-1, 1):
        ribbon = sheet.plate()
        way = ((80, 62, 0.8), (108, 72, 1), (124, 58, 0.9), (146, 66, 0.2))
        ribbon.brush([(CX + s * x, CY + y, c) for x, y, c in way], 20, dry=0, wob=0, taper=(0, 0.1))
        sheet.solid(ribbon.mask, "#c02a1c", rim=2.6, line=_NIGHT, grain=0.08, mott=0.05)
    for outer, inner in _PETALS:
        for s in (-1, 1):
            _petal(sheet, [(s * x, y) for x, y in outer], [(s * x, y) for x, y in inner])
    rise = [(-44, 64), (-56, 20), (-34, -22), (0, -66)]
    _petal(sheet, rise, [(-x, y) for x, y in reversed(rise[:-1])])
    band = sheet.plate().fill(_mirrored([(0, 54), (48, 51), (92, 40), (94, 54), (86, 70), (46, 80), (0, 83)]))
    sheet.solid(band.mask, "#d9a544", rim=3.2, line=_NIGHT, grain=0.1, mott=0.08)
    lines = sheet.plate().brush([(CX - 80, CY + 57, 0.6), (CX, CY + 69, 1), (CX + 80, CY + 57, 0.6)], 6, dry=0, wob=0)
    sheet.body(lines.mask * band.mask, "#6a4312")
    pearl = sheet.plate().disc(CX, CY + 14, 22).mask
    sheet.rim(pearl, _NIGHT, 2.6).body(woodblock(pearl, 3, 0.1), "#c8281c")
    sheet.body(sheet.plate().disc(CX - 7, CY + 7, 6).mask, "#f6c0a0")


def _petal(sheet: Sheet, way: Points, back: Points) -> None:
    """Print one petal of the crown about the middle: up one edge to its tip and down the other, gold within bone."""
    outline = [(float(x), float(y)) for edge in (way, [way[-1], *back]) for x, y in curve(edge)]
    mask = sheet.plate().fill(polygon([(CX + x, CY + y) for x, y in outline])).mask
    sheet.solid(mask, "#f4ecd4", rim=3.2, line=_NIGHT, grain=0.06, mott=0.04)
    x0, y0 = (way[0][0] + back[-1][0]) / 2, (way[0][1] + back[-1][1]) / 2
    within = [(x0 + (x - x0) * 0.66, y0 + (y - y0) * 0.66) for x, y in outline]
    inner = sheet.plate().fill(polygon([(CX + x, CY + y) for x, y in within])).mask
    sheet.body(woodblock(inner * mask, 4, 0.1), "#d9a544")
