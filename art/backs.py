"""The backs of the four decks: one frame, four grounds and four middles."""

from math import pi

import numpy as np

from art.kit.base import SCALE, grid, smooth
from art.kit.frame import cut
from art.kit.geometry import around, polygon, star
from art.kit.media import ink, woodblock
from art.kit.noise import cloud
from art.kit.plate import Plate
from art.kit.sheet import Sheet
from art.kit.symbols import bagua, fret, taiji

CX, CY = 256.0, 360.0


def _ground(tint: str, pattern: str, sign: Plate, seed: int) -> Sheet:
    sheet = Sheet("#d8c9a8", seed, age=0)
    sheet.body(sheet.full(), tint)
    sheet.image *= (0.86 + 0.3 * cloud(sheet.shape, 60 * SCALE, seed=2))[..., None]
    x, y = grid(sheet.shape)
    away = np.hypot(x - CX, y - CY).astype(np.float32)
    sheet.body(woodblock(sign.mask, 3, 0.3) * (0.12 + 0.3 * smooth(away, 220, 420)), pattern)
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
    taiji(halves, CX, CY, 86)
    sheet.body(ink(halves.mask, 4, edge=0.5), "#f0e2bd")
    return sheet


def ghost_back() -> Sheet:
    """Bone on blood red, a hungry mask among flames: ghosts and events."""
    flames = Plate()
    for row, y in enumerate(range(10, 780, 54)):
        for x in range(-10 + (row % 2) * 32, 560, 64):
            flames.brush(
                [(x, y, 0.8), (x - 12, y - 16, 1), (x + 8, y - 34, 0.7), (x - 4, y - 52, 0.1)], 16, dry=0.1, seed=row
            )
    sheet = _ground("#3c1016", "#d06a4a", flames, 82)
    middle = sheet.plate().ring(CX, CY, 150, 2)
    for i in range(16):
        a = -pi / 2 + i * pi / 8
        middle.brush(
            [around(CX, CY, 146, a), around(CX, CY, 160, a + 0.1), around(CX, CY, 174, a - 0.02)],
            13,
            dry=0,
            seed=i,
            taper=(0.02, 0.6),
        )
    _frame(sheet, "#2a0a10", "#d8b478", middle=middle)
    _mask(sheet)
    return sheet


def _mask(sheet: Sheet) -> None:
    face = sheet.plate().fill(
        [
            (CX - 92, CY - 92),
            (CX, CY - 116),
            (CX + 92, CY - 92),
            (CX + 104, CY),
            (CX + 66, CY + 84),
            (CX, CY + 122),
            (CX - 66, CY + 84),
            (CX - 104, CY),
        ]
    )
    horns = sheet.plate()
    for s in (-1, 1):
        horn = [(44, -84, 1.2), (92, -112, 1), (112, -158, 0.7), (92, -196, 0.05)]
        horns.brush([(CX + s * a, CY + b, c) for a, b, c in horn], 46, dry=0, seed=7, taper=(0.02, 0.3), wob=0.02)
    sheet.rim(horns.mask, "#120608", 2.5)
    sheet.body(woodblock(horns.mask, 4, 0.15), "#c8502c")
    sheet.rim(face.mask, "#120608", 2.5)
    sheet.body(woodblock(face.mask, 4, 0.15), "#efe0bc")
    lines = sheet.plate()
    for s in (-1, 1):
        lines.fill(
            [
                (CX + s * 18, CY - 22),
                (CX + s * 46, CY - 46),
                (CX + s * 78, CY - 30),
                (CX + s * 62, CY + 2),
                (CX + s * 32, CY + 4),
            ]
        )
        lines.brush(
            [(CX + s * 10, CY - 44, 0.5), (CX + s * 44, CY - 72, 1.2), (CX + s * 86, CY - 60, 0.2)],
            13,
            dry=0.05,
            seed=5 + s,
        )
    lines.fill(
        [(CX - 58, CY + 48), (CX, CY + 38), (CX + 58, CY + 48), (CX + 38, CY + 86), (CX, CY + 98), (CX - 38, CY + 86)]
    )
    lines.fill(polygon([(CX - 12, CY + 24), (CX, CY + 4), (CX + 12, CY + 24)]))
    sheet.lay(ink(lines.mask, 3, edge=0.5), "#1a0a0c")
    light = sheet.plate()
    for s in (-1, 1):
        light.disc(CX + s * 48, CY - 22, 8)
        for k in (14, 38):
            light.fill(polygon([(CX + s * k - 9, CY + 44), (CX + s * k + 9, CY + 45), (CX + s * k, CY + 72)]))
    sheet.body(light.mask, "#f0b43c")


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
    """Gold on jade, a gourd between two swords: roles and identities."""
    bamboo = Plate()
    for x in range(20, 512, 44):
        for y in range(-30 + (x * 7) % 60, 740, 70):
            bamboo.line(f"M {x} {y + 6} L {x} {y + 64}", 5).line(f"M {x - 7} {y} L {x + 7} {y}", 2)
    sheet = _ground("#163230", "#6fa592", bamboo, 84)
    middle = sheet.plate().ring(CX, CY, 150, 2)
    for i in range(24):
        middle.disc(*around(CX, CY, 163, i * pi / 12), 4.5)
    _frame(sheet, "#0f2422", "#cfa04a", middle=middle)
    swords = sheet.plate()
    for s in (-1, 1):
        swords.brush(
            [(CX - s * 96, CY + 96, 1), (CX, CY, 1), (CX + s * 104, CY - 104, 0.1)],
            17,
            dry=0,
            seed=3,
            taper=(0, 0.12),
            wob=0,
        )
        swords.brush(
            [(CX - s * 86, CY + 46, 0.8), (CX - s * 62, CY + 62, 1), (CX - s * 46, CY + 86, 0.8)], 14, dry=0, seed=4
        )
    sheet.rim(swords.mask, "#0a1614", 2)
    sheet.body(woodblock(swords.mask, 4, 0.1), "#dfe6da")
    gourd = sheet.plate().disc(CX, CY - 34, 40).disc(CX, CY + 42, 60).rect(CX - 8, CY - 96, 16, 32, 6)
    sheet.rim(gourd.mask, "#0a1614", 2.5)
    sheet.body(woodblock(gourd.mask, 4, 0.15), "#c8762c")
    belt = sheet.plate().brush([(CX - 42, CY - 2, 0.8), (CX, CY + 8, 1), (CX + 42, CY - 2, 0.8)], 15, dry=0, seed=5)
    sheet.body(ink(belt.mask, 3), "#c02a1c")
    word = sheet.plate().text("道", CX, CY + 46, 62, bold=1.5)
    sheet.body(ink(word.mask, 3, edge=0.3), "#f6e8c0")
    return sheet
