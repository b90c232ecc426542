"""What the roles wear on their heads; the origin is between the eyes of a head that looks at us."""

from __future__ import annotations

from math import pi
from typing import Final

from art.kit.geometry import around
from art.kit.media import ink
from art.kit.palette import INK
from art.kit.sheet import Sheet
from art.roles.body import Line, Place, hair, lines, shape, solid

GOLD: Final = "#d2a048"
_BACK: Final = [
    (-56, 30),
    (-60, -14),
    (-52, -66),
    (-24, -94),
    (4, -100),
    (34, -92),
    (58, -62),
    (62, -14),
    (58, 32),
    (50, 0),
    (46, -40),
    (22, -66),
    (0, -62),
    (-22, -66),
    (-44, -40),
    (-50, 0),
]
_STRANDS: Final[tuple[Line, ...]] = tuple(
    ([(a * 60, 0, 0.2), (a * 52, -56, 1), (a * 18, -90, 0.3)], 4.0) for a in (-0.9, -0.6, -0.25, 0.25, 0.6, 0.9)
)


def combed(sheet: Sheet, at: Place, tint: str = INK) -> None:
    """Paint hair combed back from the brow to the crown."""
    hair(sheet, _BACK, tint, _STRANDS, at=at)


def ridged_cap(sheet: Sheet, at: Place) -> None:
    """Set a tall ridged cap with a plaque of jade on a head."""
    combed(sheet, at)
    crown = [(-58, -62), (-58, -62), (-76, -158), (-76, -158), (0, -178), (76, -158), (76, -158), (58, -62), (58, -62)]
    solid(sheet, shape(sheet, crown, at), "#20242e", rim=2.4)
    ridges = sheet.plate()
    for i in range(7):
        ridges.brush(at.of([((i - 3) * 20.5, -160, 1), ((i - 3) * 15.5, -84, 1)]), 6 * at.k, dry=0, taper=(0, 0))
    sheet.body(ridges.mask, GOLD)
    band = [
        (-62, -92),
        (-62, -92),
        (0, -100),
        (62, -92),
        (62, -92),
        (60, -64),
        (60, -64),
        (0, -58),
        (-60, -64),
        (-60, -64),
    ]
    solid(sheet, shape(sheet, band, at), GOLD, rim=1.8)
    solid(sheet, sheet.plate().disc(*at.point(0, -82), 17 * at.k, ry=22 * at.k), "#4fa08a", rim=1.8)


def straw_hat(sheet: Sheet, at: Place) -> None:
    """Set a wide cone of straw on a head."""
    cone = [
        (-150, -26),
        (-150, -26),
        (-66, -92),
        (0, -148),
        (0, -148),
        (66, -92),
        (150, -26),
        (150, -26),
        (80, -8),
        (0, -2),
        (-80, -8),
    ]
    mask = shape(sheet, cone, at)
    solid(sheet, mask, "#dcb562", rim=2.6, grain=0.3)
    straw: list[Line] = []
    for i in range(23):
        a = (i - 11) / 11
        straw.append(([(a * 8, -140, 0.6), (a * 78, -78 + 6 * abs(a), 1), (a * 146, -26 + 22 * (1 - a * a), 0.5)], 3.6))
    for level in (0.36, 0.66):
        straw.append(
            (
                [
                    (-150 * level, -148 + 122 * level, 0.6),
                    (0, -138 + 132 * level, 1),
                    (150 * level, -148 + 122 * level, 0.6),
                ],
                4,
            )
        )
    lines(sheet, straw, "#6a4418", within=mask.mask, at=at, strength=0.8)
    under = sheet.plate().brush(at.of([(-140, -24, 0.3), (0, 3, 1), (140, -24, 0.3)]), 9 * at.k, dry=0)
    sheet.lay(ink(under.mask, 3) * 0.7, "#3a2410")


def headscarf(sheet: Sheet, at: Place) -> None:
    """Tie a white kerchief over coiled hair, a wooden pin through the coil and a sprig behind the ear."""
    coil = [(-14, -78), (-34, -112), (-8, -138), (34, -132), (58, -104), (44, -76), (10, -70)]
    hair(
        sheet,
        coil,
        INK,
        [([(-16, -98, 0.2), (10, -118, 1), (40, -102, 0.2)], 6), ([(-6, -84, 0.2), (14, -98, 1), (36, -88, 0.2)], 5)],
        at=at,
    )
    pin = sheet.plate().brush(
        at.of([(-52, -96, 0.7), (10, -108, 1), (84, -126, 1.2)]), 9 * at.k, dry=0, taper=(0.02, 0)
    )
    solid(sheet, pin, "#a8743a", rim=1.5)
    cap = [
        (-52, -20),
        (-58, -56),
        (-34, -88),
        (6, -98),
        (44, -86),
        (66, -50),
        (70, 2),
        (56, 22),
        (50, -20),
        (26, -46),
        (-14, -52),
    ]
    solid(sheet, shape(sheet, cap, at), "#f4efe0", rim=2.2, grain=0.05)
    lines(
        sheet,
        [([(-48, -40, 0.2), (4, -70, 1), (60, -36, 0.3)], 4), ([(20, -88, 0.2), (50, -62, 1), (62, -10, 0.2)], 4)],
        "#6a7a74",
        at=at,
    )
    for i, a in enumerate((-2.3, -1.6, -0.9)):
        leaf = sheet.plate().brush(
            at.of([(56, -34, 0.5), (*around(56, -34, 24, a), 1.2), (*around(56, -34, 46, a), 0.1)]),
            17 * at.k,
            dry=0,
            seed=i,
        )
        solid(sheet, leaf, "#4f8a3c", rim=1.4)
    solid(sheet, sheet.plate().disc(*at.point(56, -32), 10 * at.k), "#d8566a", rim=1.4)


def petals(sheet: Sheet, at: Place, tint: str, heart: str) -> None:
    """Put a flower of five petals at a place."""
    flower = sheet.plate()
    for i in range(5):
        flower.disc(*at.point(*around(0, 0, 10, -pi / 2 + i * 2 * pi / 5)), 8.5 * at.k)
    solid(sheet, flower, tint, rim=1.5)
    sheet.body(sheet.plate().disc(*at.point(0, 0), 5 * at.k).mask, heart)
