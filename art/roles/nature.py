"""What grows or drifts behind a role, in pale ink: one sign of nature for each."""

from __future__ import annotations

from math import pi, sin
from typing import Final

from art.birds import crane
from art.kit.geometry import around, ring_of, star
from art.kit.media import ink, wash, woodblock
from art.kit.plate import Plate
from art.kit.scenery import hills
from art.kit.sheet import Sheet
from art.kit.symbols import bare_tree, ruyi

_PALE: Final = 0.42


def _print(sheet: Sheet, plate: Plate, tint: str, strength: float = _PALE) -> None:
    sheet.lay(ink(plate.mask, 6, edge=0.8, bleed=0.2) * strength, tint)


def bamboo(sheet: Sheet) -> None:
    """Three canes and their leaves."""
    plate = sheet.plate()
    for x, top, width in ((52, 250, 15), (440, 330, 17), (474, 390, 11)):
        for i in range(6):
            y = 730 - i * 84
            if y - 78 > top:
                plate.brush([(x + i, y, 1), (x + i + 2, y - 40, 0.9), (x + i + 1, y - 80, 1)], width, dry=0.4, seed=i)
    for i, (x, y) in enumerate(((60, 300), (64, 420), (436, 380), (446, 470), (478, 440), (430, 560))):
        for a in (0.3, 0.9, 2.3, 2.8):
            tip = around(x, y, 70, a)
            plate.brush([(x, y, 0.3), (*around(x, y, 36, a - 0.08), 1), (*tip, 0.05)], 15, dry=0.3, seed=i)
    _print(sheet, plate, "#3f5a34")


def peaks(sheet: Sheet) -> None:
    """Peaks that stand out of the clouds."""
    hills(sheet, [(430, "#9aa8ae", 0.55), (530, "#6f838c", 0.6), (620, "#4f646e", 0.55)], 14, rough=56)
    plate = sheet.plate()
    for x, y, k, side in ((20, 470, 1.1, 1), (490, 430, 1.2, -1), (498, 580, 1.0, -1)):
        ruyi(plate, x, y, k, side, 5)
    _print(sheet, plate, "#2f3f48", 0.5)


def pine(sheet: Sheet) -> None:
    """A bough of pine from either side."""
    plate = sheet.plate()
    plate.brush([(512, 470, 1.3), (470, 440, 1.1), (440, 400, 0.8), (404, 392, 0.2)], 24, dry=0.45, seed=3)
    plate.brush([(470, 440, 0.9), (452, 500, 0.7), (424, 520, 0.2)], 14, dry=0.45, seed=4)
    plate.brush([(0, 430, 1.2), (36, 404, 0.9), (70, 404, 0.2)], 17, dry=0.45, seed=5)
    for i, (x, y) in enumerate(((410, 388), (448, 398), (484, 430), (426, 514), (462, 486), (70, 398), (30, 402))):
        for j in range(17):
            a = -pi * j / 16
            plate.brush([(x, y + 6, 1), (*around(x, y, 42 + 5 * (j % 2), a, squash=0.8), 0.15)], 4.4, dry=0.1, seed=i)
    _print(sheet, plate, "#2f4a3e", 0.55)


def stars(sheet: Sheet) -> None:
    """The Dipper, and other stars."""
    plate = sheet.plate()
    dipper = [(428, 340), (474, 372), (458, 424), (416, 432), (434, 500), (470, 556), (440, 610)]
    plate.line("M " + " L ".join(f"{x} {y}" for x, y in dipper), 2.5)
    for x, y in dipper:
        plate.disc(x, y, 9)
    for x, y, r in ((40, 330, 15), (70, 430, 10), (30, 520, 13), (480, 640, 12), (48, 240, 9)):
        plate.fill(star(x, y, r, r * 0.32, 4))
    _print(sheet, plate, "#3a3f7a", 0.6)


def plum(sheet: Sheet) -> None:
    """A branch of plum in flower."""
    wood, flowers = sheet.plate(), sheet.plate()
    wood.brush([(506, 690, 1.3), (462, 560, 1), (480, 450, 0.8), (440, 350, 0.2)], 24, dry=0.45, seed=3)
    wood.brush([(470, 540, 0.9), (420, 470, 0.6), (412, 410, 0.1)], 14, dry=0.4, seed=4)
    wood.brush([(6, 420, 1), (50, 370, 0.8), (60, 290, 0.2)], 16, dry=0.4, seed=5)
    for x, y, r in (
        (440, 352, 19),
        (486, 440, 21),
        (414, 414, 17),
        (470, 520, 19),
        (440, 486, 15),
        (58, 296, 18),
        (46, 372, 15),
    ):
        for place in ring_of(x, y, r * 0.62, 5):
            flowers.disc(*place, r * 0.52)
    _print(sheet, wood, "#4a3028", 0.5)
    sheet.lay(woodblock(flowers.mask, 4, 0.2) * 0.7, "#d8566a")


def trunks(sheet: Sheet) -> None:
    """The trunks of a wood in the morning."""
    for x, width, tint in ((34, 30, "#6a6a3c"), (96, 17, "#8a8a5c"), (430, 20, "#8a8a5c"), (478, 36, "#5a5a30")):
        plate = sheet.plate().brush(
            [(x, 730, 1.2), (x + 4, 500, 1), (x - 3, 250, 0.9)], width, dry=0.5, seed=x, taper=(0, 0.02)
        )
        for i in range(4):
            y, side = 330 + i * 90 + x % 40, (-1) ** i
            plate.brush(
                [(x, y, 1), (x + side * 30, y - 24, 0.6), (x + side * 58, y - 30, 0.1)], width * 0.4, dry=0.5, seed=i
            )
        _print(sheet, plate, tint, 0.5)


def willow(sheet: Sheet) -> None:
    """Willow strands in the wind."""
    plate = sheet.plate()
    for i in range(15):
        x = 396 + i * 8 if i < 11 else 20 + (i - 11) * 17
        sway, foot = 14 * sin(i * 1.3), 560 + 60 * sin(i * 2.1)
        plate.brush(
            [(x, 312 if i < 11 else 250, 0.7), (x - 10 + sway, 430, 1), (x - 26 + sway, foot, 0.1)], 5, dry=0.3, seed=i
        )
        for j in range(7):
            y = 350 + j * 32
            if y < foot:
                plate.brush(
                    [(x - 4 + sway * 0.5, y, 0.5), (x - 16 + sway * 0.5, y + 12, 1), (x - 22, y + 26, 0.05)],
                    8,
                    dry=0.2,
                    seed=j,
                )
    _print(sheet, plate, "#5a6a34", 0.55)


def orchids(sheet: Sheet) -> None:
    """Long leaves of orchids."""
    plate = sheet.plate()
    for i in range(9):
        for x, side in ((500, -1), (10, 1)):
            reach, up = 40 + i * 11, 300 - i * 24
            line = [
                (x, 730, 0.6),
                (x + side * reach * 0.5, 730 - up * 0.7, 1),
                (x + side * reach, 730 - up, 0.6),
                (x + side * (reach + 34), 760 - up, 0.05),
            ]
            plate.brush(line, 13, dry=0.3, seed=i)
    _print(sheet, plate, "#2f6a54", 0.5)


def storm(sheet: Sheet) -> None:
    """Banks of storm cloud."""
    plate = sheet.plate()
    for x, y, k, side in (
        (8, 360, 1.0, 1),
        (4, 470, 1.2, 1),
        (10, 590, 1.0, 1),
        (500, 400, 1.2, -1),
        (504, 510, 1.3, -1),
        (496, 620, 1.0, -1),
    ):
        ruyi(plate, x, y, k, side, 7)
    _print(sheet, plate, "#2f3f7a", 0.6)


def cranes(sheet: Sheet) -> None:
    """Cranes over the reeds."""
    plate = sheet.plate()
    crane(plate, 400, 400, 0.72, 1)
    crane(plate, 20, 330, 0.56, 1)
    for i in range(12):
        x = 404 + i * 9 if i < 8 else 14 + (i - 8) * 18
        plate.brush([(x, 730, 1), (x + 6, 620, 0.8), (x + 18, 530 + 9 * (i % 3), 0.05)], 8, dry=0.3, seed=i)
    _print(sheet, plate, "#3a3050", 0.55)


def smoke(sheet: Sheet) -> None:
    """The smoke of a forge, and its embers."""
    for i, (x, y, r) in enumerate(
        ((470, 690, 46), (446, 620, 52), (484, 560, 50), (448, 490, 46), (478, 430, 38), (452, 384, 28))
    ):
        sheet.lay(wash(sheet.plate().disc(x, y, r).mask, i, 9, 0.42, 12), "#6a4a34")
    for i, (x, y, r) in enumerate(((24, 640, 40), (44, 560, 36), (20, 490, 30))):
        sheet.lay(wash(sheet.plate().disc(x, y, r).mask, 9 + i, 9, 0.42, 12), "#6a4a34")
    embers = sheet.plate()
    for x, y in ((430, 560), (486, 470), (462, 640), (440, 430), (496, 610), (36, 600), (20, 520)):
        embers.brush([(x - 3, y + 9, 0.2), (x, y, 1), (x + 5, y - 8, 0.1)], 6, dry=0, seed=y)
    _print(sheet, embers, "#c8642c", 0.9)


def graves(sheet: Sheet) -> None:
    """Mounds and their stones under a bare tree."""
    hills(sheet, [(600, "#7a8488", 0.5)], 9, rough=18)
    plate = sheet.plate()
    bare_tree(plate, 470, 700, 1.0, -16)
    for x, y, k in ((24, 640, 1.0), (76, 664, 0.8)):
        plate.fill(
            [
                (x - 24 * k, y + 44),
                (x - 22 * k, y - 40 * k),
                (x, y - 56 * k),
                (x + 22 * k, y - 40 * k),
                (x + 24 * k, y + 44),
            ]
        )
    _print(sheet, plate, "#3c464c", 0.55)
