"""The lady of the cold river."""

from __future__ import annotations

from math import pi, sin

from art.ghosts.cold import crystals
from art.ghosts.haunting import put
from art.ghosts.limbs import carve, claw, inked, locks, pose, shade, spots, turned_away, where
from art.kit.geometry import around, polygon
from art.kit.media import ink, woodblock
from art.kit.noise import chance
from art.kit.sheet import Sheet

_SNOW, _ICE, _BLUE = "#eef5f4", "#bcd9e6", "#6f9cbc"
_ROBE, _DEEP, _LIT = "#8fb8d0", "#2c567c", "#c6dfe8"
_HAIR = "#132a46"
_HEAD = pose(236, 282, turn=-0.16, k=1.06)


def cold_river(sheet: Sheet) -> None:
    """A white lady, ice for a crown, hair on the wind, blows frost over her palm; it turns to needles in the air."""
    _windblown_hair(sheet)
    _robe(sheet)
    _crown(sheet)
    _face(sheet)
    _side_locks(sheet)
    _breath(sheet)
    _offering_arm(sheet)
    _river(sheet)


def _windblown_hair(sheet: Sheet) -> None:
    """Print hair that the wind lifts in one great wave to the right."""
    tips = (
        (420, 318),
        (472, 352),
        (440, 392),
        (486, 430),
        (450, 470),
        (492, 512),
        (444, 540),
        (474, 584),
        (420, 600),
        (396, 640),
        (360, 600),
    )
    strands = []
    for i, (x, y) in enumerate(tips):
        t = i / (len(tips) - 1)
        root = _HEAD([(-40 + 70 * t, -92 + 10 * t, 1), (46 + 26 * t, -74 + 40 * t, 1.2)])
        mid = (318 + 30 * (1 - t), 330 + 130 * t - 30 * sin(i))
        strands.append([*root, (*mid, 1.2), ((mid[0] + x) / 2 + 10, (mid[1] + y) / 2 - 26, 0.9), (x, y, 0.03)])
    locks(sheet, strands, 58, _HAIR, sheen="#6f9cc0")
    back = sheet.plate().fill(_HEAD(spots("0,-104 -54,-94 -78,-46 -76,30 -64,96 0,60 80,100 84,0 70,-70")))
    sheet.body(ink(back.mask, 5), _HAIR)


def _robe(sheet: Sheet) -> None:
    robe = spots("196,380 140,396 104,446 96,520 70,640 40,740 420,740 392,640 366,540 360,450 326,398 272,380")
    mask = carve(sheet, sheet.plate().fill(robe), _ROBE, rim=3.4, grain=0.25)
    away = sheet.plate().fill(spots("262,376 280,460 262,560 300,650 280,740 440,740 420,400"))
    shade(sheet, away.mask * mask, _DEEP, grain=0.25)
    collar = sheet.plate().brush(
        spots("188,386,0.8 220,446,1.1 268,530,1 300,640,0.9 312,740,0.9"), 34, dry=0, taper=(0, 0)
    )
    collar.brush(spots("286,384,0.8 264,436,1.1 228,500,0.6"), 34, dry=0, taper=(0, 0))
    band = carve(sheet, collar, _SNOW, rim=2.8)
    shade(sheet, turned_away(sheet, band, 9, 6), _BLUE)
    neck = sheet.plate().brush([(*where(_HEAD, 0, 70), 1), (236, 392, 1.1), (238, 430, 0.5)], 46, dry=0, taper=(0, 0))
    skin = carve(sheet, neck, _SNOW, rim=2.6)
    shade(sheet, turned_away(sheet, skin, 18, 14), _BLUE)
    folds = [
        spots(text)
        for text in (
            "150,420,0.2 138,520,1 112,640,0.2",
            "190,500,0.2 188,600,1 168,700,0.2",
            "330,440,0.2 334,540,1 356,660,0.2",
        )
    ]
    inked(sheet, folds, 9, "#12304a", within=mask)


def _crown(sheet: Sheet) -> None:
    """Print a crown of ice that leans with the wind."""
    shards = sheet.plate()
    lights = sheet.plate()
    for dx, tall, lean, wide in (
        (-66, 64, -26, 20),
        (-44, 104, -24, 22),
        (-18, 142, -14, 25),
        (12, 168, 2, 28),
        (40, 130, 18, 24),
        (64, 84, 28, 20),
    ):
        foot = -62 - 26 * (1 - (dx / 74) ** 2)
        shards.fill(
            polygon(
                _HEAD(
                    [
                        (dx - wide / 2, foot),
                        (dx - wide * 0.4 + lean * 0.7, foot - tall * 0.76),
                        (dx + lean, foot - tall),
                        (dx + wide * 0.5 + lean * 0.7, foot - tall * 0.7),
                        (dx + wide / 2, foot),
                    ]
                )
            )
        )
        lights.fill(
            polygon(
                _HEAD(
                    [
                        (dx - wide / 2 + 3, foot),
                        (dx - wide * 0.34 + lean * 0.7, foot - tall * 0.74),
                        (dx + lean, foot - tall + 6),
                        (dx + lean * 0.5, foot - tall * 0.3),
                        (dx, foot),
                    ]
                )
            )
        )
    mask = carve(sheet, shards, "#7fb0cc", rim=2.8, line="#0f2740", grain=0.15)
    sheet.body(woodblock(lights.mask, 4, 0.15) * mask, "#eefaff")
    band = sheet.plate().brush(
        _HEAD(spots("-78,-44,0.8 -40,-78,1 4,-90,1.1 46,-76,1 80,-40,0.8")), 17, dry=0, taper=(0, 0)
    )
    gold = carve(sheet, band, "#dfe9ec", rim=2.4, line="#0f2740")
    shade(sheet, turned_away(sheet, gold, 0, 5), _BLUE)
    gem = sheet.plate().fill(polygon(_HEAD(spots("2,-106 14,-88 2,-68 -10,-88"))))
    carve(sheet, gem, "#2f6ab0", rim=2.2, line="#0f2740")


def _face(sheet: Sheet) -> None:
    outline = spots("0,-84 -44,-70 -60,-28 -56,18 -42,60 -18,92 0,98 18,92 42,60 56,18 60,-28 44,-70")
    mask = carve(sheet, sheet.plate().fill(_HEAD(outline)), _SNOW, rim=3, line="#0f2740", grain=0.08)
    shade(
        sheet,
        sheet.plate().fill(_HEAD(spots("18,-90 32,-40 26,4 36,44 12,104 90,90 90,-90"))).mask * mask,
        _ICE,
        grain=0.05,
    )
    hollow, eyes = sheet.plate(), sheet.plate()
    for s in (-1, 1):
        hollow.fill(_HEAD(spots("8,-2 22,-20 52,-32 50,-8 32,8 16,8", s)))
        eyes.fill(_HEAD(spots("12,0 26,-12 52,-22 42,-4 26,4", s)))
    shade(sheet, hollow.mask * mask, "#9dbed2", grain=0.05)
    whites = carve(sheet, eyes, "#a8f0ff", rim=2.6, line="#0f2740")
    pupils = sheet.plate().disc(*where(_HEAD, -31, -8), 4.6).disc(*where(_HEAD, 31, -8), 4.6)
    sheet.body(pupils.mask * whites, "#0f2740")
    lines = [_HEAD(spots("8,2,0.4 26,-14,1.2 58,-28,0.2", s)) for s in (-1, 1)]
    lines += [_HEAD(spots("10,-34,0.3 30,-46,1 58,-46,0.1", s)) for s in (-1, 1)]
    lines += [_HEAD(spots("-2,14,0.3 -7,28,1 2,31,0.3"))]
    inked(sheet, lines, 6, "#123a6a")
    lips = sheet.plate().fill(_HEAD(spots("-16,58 -7,50 0,53 7,50 16,58 8,68 0,70 -8,68")))
    carve(sheet, lips, "#3f78b4", rim=1.6, line="#0f2740")
    sheet.body(sheet.plate().disc(*where(_HEAD, -1, 60), 5.5, ry=4).mask, "#0f2740")


def _side_locks(sheet: Sheet) -> None:
    strands = [
        _HEAD(spots("2,-88,1 -34,-76,1 -62,-42,0.9 -74,10,0.8 -60,70,0.05")),
        _HEAD(spots("0,-88,1 -44,-70,1 -72,-30,0.9 -80,40,0.7 -70,110,0.05")),
        _HEAD(spots("2,-88,1 36,-76,1 60,-48,1 70,0,0.9 96,60,0.05")),
        _HEAD(spots("4,-88,1 46,-70,1 70,-30,1 86,30,0.9 124,90,0.05")),
    ]
    locks(sheet, strands, 20, _HAIR, sheen="#6f9cc0")


def _breath(sheet: Sheet) -> None:
    """Print her breath: it leaves her lips as a thread, widens, curls, and freezes into needles."""
    x, y = where(_HEAD, -10, 60)
    frost = sheet.plate()
    for i, way in enumerate(
        (
            [(x, y, 0.12), (186, 356, 0.5), (124, 346, 1), (74, 306, 0.9), (60, 240, 0.6), (92, 206, 0.05)],
            [(x, y, 0.12), (182, 362, 0.5), (112, 366, 1.1), (60, 346, 0.9), (16, 300, 0.05)],
            [(x, y, 0.12), (178, 366, 0.5), (108, 384, 1), (62, 396, 0.8), (14, 384, 0.05)],
        )
    ):
        frost.brush(way, 34, dry=0.12, seed=i, taper=(0.05, 0.4), wob=0.04)
    mask = ink(frost.mask, 3, edge=1.0)
    sheet.rim(mask, "#6fa0bc", 2)
    sheet.body(mask * 0.96, "#f6fcff")
    needles, dice = sheet.plate(), chance(6)
    for _ in range(30):
        cx, cy = 34 + 120 * dice.random(), 140 + 260 * dice.random()
        size, first = 5 + 8 * dice.random(), dice.random() * pi
        for k in range(3):
            a = first + k * pi / 3
            needles.line([around(cx, cy, size, a), (cx, cy), around(cx, cy, size, a + pi)], 2.2)
    sheet.rim(needles.mask, "#2c567c", 1.1)
    sheet.body(needles.mask, "#ffffff")


def _offering_arm(sheet: Sheet) -> None:
    """Print the palm she holds beneath her breath, and its wide sleeve."""
    palm = spots("-24,44 -30,8 -25,-20 -4,-30 20,-24 30,4 24,44")
    fingers = [
        spots("22,-10 32,-44 30,-74 22,-92"),
        spots("8,-20 10,-62 6,-94 -4,-112"),
        spots("-6,-22 -10,-64 -18,-94 -28,-110"),
        spots("-18,-14 -30,-52 -42,-78 -54,-92"),
        spots("-22,16 -46,6 -60,-16 -60,-38"),
    ]
    claw(
        sheet,
        palm,
        fingers,
        15,
        _SNOW,
        _ICE,
        "#3f78b4",
        placed=pose(148, 452, turn=-1.02, k=0.9, side=-1),
        nail=1.3,
        rim="#0f2740",
    )
    sleeve = spots("206,396 250,420 268,480 250,560 226,650 196,716 150,700 150,620 160,540 170,490 180,430")
    mask = carve(sheet, sheet.plate().fill(sleeve), _ROBE, rim=3.4, grain=0.25)
    shade(sheet, turned_away(sheet, mask, 34, 10), _DEEP, grain=0.25)
    shade(sheet, turned_away(sheet, mask, -8, 0), _LIT)
    border = sheet.plate().brush(spots("182,440,0.7 168,500,0.9 158,580,1 154,690,0.9"), 22, dry=0, taper=(0, 0))
    shade(sheet, border.mask * mask, _SNOW)
    folds = [spots(text) for text in ("216,430,0.2 210,530,1 186,680,0.2", "240,450,0.2 234,540,1 210,650,0.2")]
    inked(sheet, folds, 8, "#12304a", within=mask)


def _river(sheet: Sheet) -> None:
    """Print the river, printed wave by wave, and the ice that grows out of it."""
    for row in range(3):
        scales, foam = sheet.plate(), sheet.plate()
        y = 634 + row * 40
        for i in range(-1, 8):
            cx = i * 74 + (37 if row % 2 else 0)
            scales.disc(cx, y + 44, 46)
            foam.ring(cx, y + 44, 36, 4).ring(cx, y + 44, 23, 3)
        put(sheet, scales, ("#2f6a8c", "#3f7f9e", "#2a5f82")[row % 3], rim=2.4, rim_tint="#0c2034", grain=0.3)
        sheet.body(woodblock(foam.mask * scales.mask, 3, 0.2) * 0.8, "#d8ecf2")
    crystals(
        sheet,
        [(-168, 726, 120, 42), (-124, 730, 70, 32), (150, 726, 150, 44), (190, 726, 90, 36), (112, 732, 76, 30)],
        "#a5d4e6",
    )
