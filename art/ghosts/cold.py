"""The ghost of ice and bones."""

from __future__ import annotations

from collections.abc import Sequence

from art.anatomy import skull
from art.ghosts.haunting import X, put
from art.kit.base import smooth
from art.kit.geometry import polygon
from art.kit.media import ink, woodblock
from art.kit.noise import chance
from art.kit.scenery import ridge
from art.kit.sheet import Sheet

_CRYSTALS = (
    (-176, 730, 210, 44),
    (-128, 740, 150, 40),
    (-70, 740, 118, 34),
    (0, 745, 96, 34),
    (70, 740, 128, 36),
    (126, 740, 176, 42),
    (178, 730, 250, 46),
)
"""Middle, foot, height and width of the crystals the bones stand in."""


def crystals(sheet: Sheet, spots: Sequence[tuple[float, float, float, float]], tint: str = "#8fc0d6") -> None:
    """Print ice: every crystal has a lit and a shaded side and leans away from the middle."""
    for dx, foot, tall, wide in spots:
        lean = dx * 0.16
        left, right, tip = (X + dx - wide / 2, foot), (X + dx + wide / 2, foot), (X + dx + lean, foot - tall)
        neck = (lean * 0.8, foot - tall * 0.78)
        ring = [left, (X + dx + neck[0] - wide * 0.42, neck[1]), tip, (X + dx + neck[0] + wide * 0.42, neck[1]), right]
        body = sheet.plate().fill(polygon(ring))
        put(sheet, body, tint, rim=2.2, rim_tint="#0f2234", grain=0.2)
        edge = (X + dx + neck[0] + wide * 0.06, neck[1] + 10)
        sheet.lay(
            sheet.plate().fill(polygon([tip, ring[3], right, (X + dx + wide * 0.1, foot), edge])).mask * 0.55, "#2f6a94"
        )
        light = sheet.plate().fill(
            polygon([tip, ring[1], (X + dx - wide * 0.32, foot), (X + dx - wide * 0.2, foot), edge])
        )
        sheet.body(woodblock(light.mask, 4, 0.2) * 0.75, "#eefaff")


def ice_bones(sheet: Sheet) -> None:
    """Bones freeze out of the ground; ice has grown through the skull."""
    sheet.lay(woodblock(ridge(sheet, 590, 40, 8), 6, 0.3) * 0.8, "#4f7f9c")
    bones, shade = "#dbe8ea", "#3f6f92"
    cage = sheet.plate().brush([(X, 470, 1), (X, 560, 1), (X, 730, 0.9)], 26, dry=0.02, seed=3, taper=(0, 0))
    for i in range(5):
        y, reach = 500 + i * 38, 122 - abs(i - 1.5) * 8
        for s in (-1, 1):
            rib = [
                (8, y - 22, 0.8),
                (reach * 0.6, y - 30, 1.1),
                (reach, y + 8, 1),
                (reach * 0.8, y + 40, 0.8),
                (34, y + 46, 0.4),
            ]
            cage.brush([(X + s * a, b, c) for a, b, c in rib], 18, dry=0, seed=10 + i, wob=0.02, taper=(0.03, 0.1))
    for s in (-1, 1):
        bone = [(X + s * 12, 486, 0.8), (X + s * 80, 462, 1), (X + s * 150, 476, 1.3)]
        cage.brush(bone, 22, dry=0, seed=5 + s, taper=(0.02, 0.02)).disc(X + s * 156, 482, 19)
        arm = [(X + s * 158, 490, 1.1), (X + s * 168, 580, 0.85), (X + s * 162, 680, 1)]
        cage.brush(arm, 24, dry=0, seed=7 + s, taper=(0.02, 0.02))
    put(sheet, cage, bones, rim=2.4, rim_tint="#0f2234", grain=0.2)
    sheet.lay(cage.mask * smooth(sheet.down(), 480, 720) * 0.7, shade)
    spine = sheet.plate()
    for i in range(7):
        spine.line(f"M {X - 13} {496 + i * 34} L {X + 13} {496 + i * 34}", 4)
    sheet.lay(ink(spine.mask, 3) * 0.8, "#0f2234")
    crown = [
        (a, b, c, w)
        for a, b, c, w in (
            (-92, 236, 96, 30),
            (-56, 200, 124, 32),
            (-10, 190, 158, 36),
            (40, 196, 128, 32),
            (84, 226, 112, 32),
        )
    ]
    crystals(sheet, crown, "#a5d4e6")
    skull(sheet, X, 288, 0.94, "#eef5f2", shade, spark="#5fd0f0", rim="#0f2234")
    crystals(sheet, [(118, 470, 130, 34), (-120, 474, 104, 32), (148, 486, 84, 30), (-150, 490, 70, 26)])
    crystals(sheet, _CRYSTALS)
    snow, dice = sheet.plate(), chance(9)
    for _ in range(60):
        snow.disc(dice.random() * 512, dice.random() * 640, 1.6 + 2.6 * dice.random())
    sheet.body(woodblock(snow.mask, 3, 0.1) * 0.85, "#f4f8f4")
