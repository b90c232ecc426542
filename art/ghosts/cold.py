"""Ghosts of water and ice."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin

from art.anatomy import skull
from art.ghosts.haunting import X, long_hair, oval, put, robe
from art.kit.base import smooth
from art.kit.geometry import around, polygon
from art.kit.media import grow, ink, woodblock
from art.kit.noise import chance
from art.kit.scenery import ridge
from art.kit.sheet import Sheet


def drowned(sheet: Sheet) -> None:
    """Long wet hair, a hollow face, hands out of the water."""
    water = sheet.plate().fill("M 0 520 C 90 500 150 540 240 520 C 330 500 420 540 512 516 L 512 720 L 0 720 Z").mask
    sheet.body(water, "#c3cbc2")
    sheet.lay(woodblock(water, 6, 0.5), "#3f6d78").lay(water * smooth(sheet.down(), 540, 720) * 0.9, "#10283a")
    ripples = sheet.plate()
    for i in range(9):
        y, reach = 540 + i * 19, 60 + i * 17
        line = [(-reach, 0, 0.3), (-reach * 0.4, 7, 1), (reach * 0.4, 7, 1), (reach, 0, 0.3)]
        ripples.brush([(214 + a, y + b, c) for a, b, c in line], 4.5, dry=0.5, seed=40 + i)
    sheet.body(woodblock(ripples.mask, 5) * 0.6, "#dfe6d8")
    _drowned_face(sheet)
    _wet_hair(sheet)
    _reaching_hand(sheet, -1, 96, 548)
    _reaching_hand(sheet, 1, 336, 556)


def _drowned_face(sheet: Sheet) -> None:
    oval = (
        "M 216 190 C 262 188 280 232 274 282 C 268 330 242 364 216 366 "
        "C 190 364 162 330 157 282 C 152 232 170 190 216 190 Z"
    )
    bust = "M 186 340 L 246 340 C 250 400 300 420 330 470 L 340 540 L 90 540 L 100 470 C 130 420 182 400 186 340 Z"
    neck, face = sheet.plate().fill(bust).mask, sheet.plate().fill(oval).mask
    sheet.body(woodblock(neck, 9, 0.3, mott=0.2), "#9fb4a6").body(woodblock(face, 8, 0.2, mott=0.15), "#d5dccb")
    sheet.lay(neck * 0.5 * smooth(sheet.down(), 360, 518), "#2b5560")
    hollow, eyes = sheet.plate().disc(216, 334, 13, ry=17).line("M 211 308 L 209 314 L 216 316", 1.6), sheet.plate()
    for s in (-1, 1):
        hollow.disc(216 + s * 27, 278, 15, ry=19, rot=s * 12)
        hollow.brush(
            [(216 + s * 46, 246, 0.3), (216 + s * 26, 242, 1), (216 + s * 8, 254, 0.5)], 5, dry=0.2, seed=50 + s
        )
        hollow.brush(
            [(216 + s * 25, 296, 1), (216 + s * 27, 322, 0.8), (216 + s * 25, 350, 0.2)], 5, dry=0.5, seed=52 + s
        )
        eyes.disc(216 + s * 27, 281, 4)
    sheet.lay(ink(hollow.mask, 3, edge=0.5), "#16202a").body(eyes.mask, "#e8432a")


def _wet_hair(sheet: Sheet) -> None:
    hair, dice = sheet.plate(), chance(5)
    for i in range(26):
        for s in (-1, 1):
            k = i / 25
            spread, end = 50 + 92 * k + dice.normal() * 6, 600 - 150 * k + dice.normal() * 26
            lock = [(2, 184 - 22 * k, 1.2), (34 + 34 * k, 200 - 18 * k, 1.2), (58 + 42 * k, 290, 1.0)]
            lock += [(56 + 60 * k + 8 * sin(i), 400, 0.9), (spread, end, 0.25)]
            line = [(216 + s * a, b, c) for a, b, c in lock]
            hair.brush(line, 17, dry=0.35 + 0.3 * dice.random(), seed=60 + i * 2 + s, taper=(0.02, 0.4))
    for i in range(5):
        lock = [
            (216, 178, 1),
            (206 + i * 6, 220, 0.7),
            (196 + i * 9 + dice.normal() * 4, 270 + dice.normal() * 20, 0.5),
        ]
        hair.brush([*lock, (192 + i * 11, 360 + i % 2 * 30, 0.1)], 5, dry=0.4, seed=140 + i)
    sheet.lay(ink(hair.mask, 7, edge=0.6), "#14161c")
    shine = sheet.plate()
    for i in range(14):
        s, k = -1 if i % 2 else 1, i / 13
        strand = [(16 + 20 * k, 186 - 10 * k), (70 + 30 * k, 270), (76 + 44 * k, 400), (70 + 60 * k, 500 - 60 * k)]
        shine.line([(216 + s * a, b) for a, b in strand], 1.1)
    sheet.body(woodblock(shine.mask, 3) * 0.35, "#7fa0a8")


def _reaching_hand(sheet: Sheet, side: int, x: float, y: float) -> None:
    palm = [(-26, 60), (-28, 0), (-14, -26), (16, -26), (28, 0), (24, 60)]
    hand = sheet.plate().fill([(x + a, y + b) for a, b in palm])
    for i, dx in enumerate((-24, -9, 7, 22)):
        long = 12 if i in (1, 2) else 0
        line = [
            (x + dx * 0.8, y - 12, 1.2),
            (x + dx * 1.3, y - 52 - long * 0.7, 1),
            (x + dx * 1.5 - side * 8, y - 84 - long, 0.2),
        ]
        hand.brush(line, 15, dry=0, seed=90 + i, wob=0.02)
    hand.brush(
        [(x - side * 22, y + 14, 1.1), (x - side * 46, y - 14, 1), (x - side * 54, y - 40, 0.2)], 15, dry=0, seed=95
    )
    mask, sunk = hand.mask, 1 - smooth(sheet.down(), y + 22, y + 58)
    sheet.lay(grow(mask, 2.2) * sunk, "#14161c").body(woodblock(mask, 4, 0.2) * sunk, "#c3d0c0")


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


def cold_river(sheet: Sheet) -> None:
    """A white face with a crown of ice; her hair runs out into the river."""
    robe(sheet, "#7fb0c8", "#12304a")
    crown = sheet.plate()
    for i in range(13):
        a = -pi / 2 + (i - 6) * 0.25
        base, tip = around(X, 250, 70, a), around(X, 250, 176 if i % 2 else 138, a)
        crown.fill(polygon([around(*base, 13, a + pi / 2), tip, around(*base, 13, a - pi / 2)]))
    put(sheet, crown, "#bfe2ee", rim=2.2, rim_tint="#12304a", grain=0.1)
    oval(sheet, "#e3eff0", y=286)
    marks = sheet.plate()
    for s in (-1, 1):
        marks.fill([(X + s * 10, 278), (X + s * 22, 264), (X + s * 48, 258), (X + s * 40, 276), (X + s * 24, 282)])
        marks.brush([(X + s * 10, 250, 0.4), (X + s * 30, 238, 1), (X + s * 56, 240, 0.2)], 5, dry=0.1, seed=3 + s)
        marks.brush([(X + s * 30, 284, 1), (X + s * 32, 330, 0.5), (X + s * 30, 350, 0.1)], 6, dry=0.2, seed=6)
    marks.fill([(X - 16, 342), (X - 5, 336), (X, 338), (X + 5, 336), (X + 16, 342), (X, 350)])
    marks.fill([(X, 208), (X + 7, 222), (X, 238), (X - 7, 222)])
    sheet.lay(ink(marks.mask, 3, edge=0.5) * 1.2, "#123a6a")
    sheet.body(sheet.plate().disc(X - 30, 270, 4.5).disc(X + 30, 270, 4.5).mask, "#a8f0ff")
    long_hair(sheet, "#16304c", top=198, reach=640, seed=11)
    for row in range(5):
        scales = sheet.plate()
        y = 566 + row * 40
        for i in range(-1, 8):
            cx = i * 74 + (37 if row % 2 else 0)
            scales.disc(cx, y + 44, 46)
        put(sheet, scales, ("#2f6a8c", "#3f7f9e", "#2a5f82")[row % 3], rim=2.4, rim_tint="#0c2034", grain=0.3)
        foam = sheet.plate()
        for i in range(-1, 8):
            cx = i * 74 + (37 if row % 2 else 0)
            foam.ring(cx, y + 44, 36, 4).ring(cx, y + 44, 23, 3)
        sheet.body(woodblock(foam.mask * scales.mask, 3, 0.2) * 0.8, "#d8ecf2")
    crystals(sheet, [(-168, 716, 170, 46), (172, 716, 200, 50), (-118, 724, 96, 36), (124, 724, 110, 38)], "#a5d4e6")
