"""The signs of the sects: what their identities and their victories both show."""

from __future__ import annotations

from math import pi
from typing import Final

from art.kit.base import SCALE, blur, smooth, turned
from art.kit.geometry import around, polygon
from art.kit.media import cinnabar, ink, woodblock
from art.kit.noise import chance, cloud
from art.kit.palette import BONE
from art.kit.sheet import Sheet

CX: Final = 208.0
CY: Final = 330.0
"""The middle of an identity's emblem."""


def square_seal(sheet: Sheet, words: str, size: float, *, y: float = CY) -> None:
    """Print a square seal of four characters, turned a little, ``size`` wide."""
    half = size / 2
    plate = sheet.plate().rect(CX - half, y - half, size, size, 8)
    plate.rect(
        CX - half + size * 0.04, y - half + size * 0.04, size * 0.92, size * 0.92, 3, line=size * 0.018, cut=True
    )
    step = size * 0.21
    for char, dx, dy in zip(words, (1, 1, -1, -1), (-1, 1, -1, 1), strict=True):
        plate.text(char, CX + dx * step, y + dy * step, size * 0.415, hand="kai", cut=True, bold=size * 0.011)
    paste = turned(cinnabar(plate.mask, 4, 0.45), CX, y, 2.2)
    sheet.lay(paste * 1.1, "#bf2418").lay(blur(paste, 12 * SCALE) * 0.12, "#bf2418")


def sun_seal(sheet: Sheet, r: float, y: float, words: str) -> None:
    """Print the sun of the Great Peace: a disc of radius ``r`` with words and rays."""
    rays = sheet.plate()
    for i in range(24):
        a = -pi / 2 + i * pi / 12
        rays.fill(
            polygon(
                [
                    around(CX, y, r * 1.06, a - 0.11),
                    around(CX, y, r * (1.36 if i % 2 else 1.2), a),
                    around(CX, y, r * 1.06, a + 0.11),
                ]
            )
        )
    sheet.body(woodblock(rays.mask, 4, 0.15), "#d43a1c")
    disc = sheet.plate().disc(CX, y, r)
    sheet.body(woodblock(disc.mask, 3, 0.1) * 0.95, "#f6c84a")
    plate = sheet.plate().ring(CX, y, r * 0.97, r * 0.06).ring(CX, y, r * 0.86, 2.4)
    plate.text(words, CX, y - r * 0.36, r * 0.72, upright=True, gap=1.0, bold=r * 0.03)
    sheet.lay(cinnabar(plate.mask, 5, 0.35) * 1.1, "#bf2418")


def torn_disc(sheet: Sheet, r: float) -> None:
    """Print a black disc with a torn edge."""
    dice, points = chance(11), []
    for i in range(48):
        reach = r * (1 + 0.05 * dice.normal()) * (1.1 if i % 6 == 0 else 1)
        points.append(around(CX, CY, reach, i * pi / 24))
    plate = sheet.plate().fill(polygon(points))
    sheet.rim(plate.mask, "#d2a048", 1.5)
    sheet.body(plate.mask, "#1d1522").body(ink(plate.mask, 5, bleed=0.2), "#120d17")


def eye(sheet: Sheet, k: float, *, lowered: bool = False) -> None:
    """Print the eye of the heretics, ``k`` times as large as usual; ``lowered`` is half shut."""
    lid = [(-140, 8), (-76, -58), (0, -82), (78, -58), (140, 0), (76, 58), (0, 76), (-76, 58)]
    if lowered:
        lid = [(-140, 8), (-76, -6), (0, -10), (78, -6), (140, 0), (76, 58), (0, 74), (-76, 58)]
    white = sheet.plate().fill([(CX + x * k, CY + y * k) for x, y in lid]).mask
    sheet.rim(white, "#0d0a12", 3)
    sheet.body(woodblock(white, 4, 0.1), BONE)
    iris = sheet.plate().disc(CX, CY, 62 * k).mask * white
    sheet.body(iris, "#c8281c")
    lines = sheet.plate()
    for i in range(36):
        a = i * pi / 18
        lines.line("M {:.1f} {:.1f} L {:.1f} {:.1f}".format(*around(CX, CY, 30 * k, a), *around(CX, CY, 58 * k, a)), 2)
    sheet.lay(lines.mask * iris * 0.8, "#6a1014")
    sheet.body(sheet.plate().disc(CX, CY, 15 * k, ry=48 * k).mask * white, "#0d0a12")
    sheet.body(sheet.plate().disc(CX - 22 * k, CY - 22 * k, 9 * k).mask * white, "#fff6dc")


def drips(sheet: Sheet) -> None:
    """Let what is black drip."""
    plate = sheet.plate()
    for i, (dx, length) in enumerate(((-96, 90), (-50, 170), (-8, 120), (40, 200), (92, 110))):
        x, y = CX + dx, CY + 130 - abs(dx) * 0.4
        plate.brush(
            [(x, y, 1), (x + 2, y + length * 0.6, 0.7), (x, y + length, 1.3)], 15, dry=0, seed=i, taper=(0, 0.02)
        )
        plate.disc(x, y + length, 9)
    sheet.body(ink(plate.mask, 4), "#120d17")
    sheet.body(
        woodblock(plate.mask, 4, 0.1) * smooth(cloud(sheet.shape, 40 * SCALE, seed=3), 0.4, 0.6) * 0.5, "#8a1420"
    )
