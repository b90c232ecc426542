"""The lady of the cold river."""

from __future__ import annotations

from math import sin

from art.ghosts.ice import cluster, flake, icicles
from art.ghosts.limbs import carve, claw, inked, limb, locks, pose, shade, spots, turned_away, where
from art.kit.geometry import polygon
from art.kit.media import ink, woodblock
from art.kit.sheet import Sheet

_LINE = "#0f2740"
_SNOW, _ICE, _BLUE = "#edf4f2", "#b4d0de", "#6f9cbc"
_NAILS = "#2f5f96"
_ROBE, _DEEP, _LIT = "#7fa9c6", "#28507a", "#bcd8e4"
_HAIR, _SHEEN = "#122540", "#5f8fb4"
_GOLD, _BRONZE = "#d8b45c", "#8a6428"
_HEAD = pose(246, 236, turn=-0.16, k=1.0)
_WATER = 556.0


def cold_river(sheet: Sheet) -> None:
    """A drowned lady, icicles on her hairpins, stands in the river and blows frost over her palm."""
    _far_water(sheet)
    _wet_hair(sheet)
    _robe(sheet)
    _face(sheet)
    _coiffure(sheet)
    _pins(sheet)
    _offering_arm(sheet)
    _breath(sheet)
    _river(sheet)
    _drifting_hair(sheet)


def _far_water(sheet: Sheet) -> None:
    """Print the river behind her: its far bank, and floes that drift down it."""
    bank = sheet.plate().fill(spots("-30,486 40,452 110,470 190,440 300,462 400,436 460,456 540,440 540,520 -30,520"))
    sheet.body(woodblock(bank.mask, 4, 0.35), "#3d6880")
    snow = sheet.plate().fill(spots("360,452 400,436 430,446 412,452 396,447 380,456"))
    snow.fill(spots("10,468 40,452 66,460 50,464 36,462"))
    sheet.body(woodblock(snow.mask, 4, 0.2), _SNOW)
    water = sheet.plate().fill(polygon([(-10, 486), (522, 486), (522, 740), (-10, 740)]))
    mask = carve(sheet, water, "#2f6a8c", rim=2, line="#0c2034", grain=0.4)
    ripples = [
        [(x, y, 0.2), (x + 26, y + 2, 1), (x + 56, y, 0.2)]
        for x, y in ((6, 512), (398, 520), (452, 502), (20, 540), (446, 540))
    ]
    inked(sheet, ripples, 5, "#bcd8e4", within=mask)
    floes, sides = sheet.plate(), sheet.plate()
    for x, y, w in ((420, 500, 40), (472, 522, 34), (18, 504, 26)):
        sides.fill(polygon([(x - w, y), (x + w, y), (x + w * 0.8, y + 10), (x - w * 0.7, y + 11)]))
        floes.fill(polygon([(x - w, y), (x - w * 0.5, y - 7), (x + w * 0.3, y - 9), (x + w, y), (x + w * 0.1, y + 4)]))
    carve(sheet, sides, _BLUE, rim=2, line=_LINE)
    carve(sheet, floes, _SNOW, rim=1, line=_LINE)


def _wet_hair(sheet: Sheet) -> None:
    """Print the hair that has come down: it hangs wet over her back and drifts off on the water."""
    strands = []
    for i in range(10):
        t = i / 9
        strands.append(
            [
                (268 + 30 * t, 150 + 34 * t, 0.9),
                (318 + 34 * t, 250 + 20 * t, 1.1),
                (330 + 56 * t, 400, 1.1),
                (322 + 86 * t + 12 * sin(2 * i), 520, 0.9),
                (352 + 110 * t, 600 + 14 * sin(3 * i), 0.5),
                (420 + 80 * t, 620 + 20 * sin(2 * i), 0.03),
            ]
        )
    locks(sheet, strands, 34, _HAIR, sheen=_SHEEN)


def _robe(sheet: Sheet) -> None:
    robe = spots("206,372 160,388 122,430 108,500 98,580 80,700 420,700 396,600 380,500 366,430 336,390 284,372")
    mask = carve(sheet, sheet.plate().fill(robe), _ROBE, rim=3.4, grain=0.25)
    away = sheet.plate().fill(spots("276,372 296,450 270,540 310,640 300,720 440,720 430,400"))
    shade(sheet, away.mask * mask, _DEEP, grain=0.25)
    neck = sheet.plate().fill(spots("226,300 222,350 204,380 238,440 282,380 270,350 276,300"))
    skin = carve(sheet, neck, _SNOW, rim=2.6, line=_LINE)
    shade(sheet, sheet.plate().fill(spots("216,318 252,350 282,330 290,400 250,430 252,380")).mask * skin, _BLUE)
    for text in ("290,370,0.5 276,420,1 236,480,1 180,556,0.9", "198,376,0.5 208,420,1 246,480,1 300,560,0.9"):
        collar = sheet.plate().brush(spots(text), 30, dry=0, taper=(0, 0))
        band = carve(sheet, collar, _SNOW, rim=2.8, line=_LINE)
        shade(sheet, turned_away(sheet, band, 9, 6), _BLUE)
    sash = sheet.plate().brush(spots("104,540,1 240,558,1.1 392,536,1"), 44, dry=0, taper=(0, 0))
    cloth = carve(sheet, sash, "#27456e", rim=3, line=_LINE)
    shade(sheet, turned_away(sheet, cloth, 0, 14), "#152844")
    folds = [
        spots(text)
        for text in (
            "330,410,0.2 346,470,1 340,530,0.2",
            "300,430,0.2 306,480,1 296,530,0.2",
            "150,420,0.2 146,480,1 156,530,0.2",
        )
    ]
    inked(sheet, folds, 8, "#12304a", within=mask)


def _face(sheet: Sheet) -> None:
    """Print a long pale face that looks down at its breath from under heavy lids."""
    outline = spots("-6,-92 -46,-76 -62,-34 -60,10 -52,44 -32,80 -12,98 8,98 34,82 52,52 62,14 64,-34 44,-76")
    mask = carve(sheet, sheet.plate().fill(_HEAD(outline)), _SNOW, rim=3, line=_LINE, grain=0.08)
    shadow = spots("26,-100 40,-40 34,0 44,40 14,84 10,110 90,90 90,-90")
    shade(sheet, sheet.plate().fill(_HEAD(shadow)).mask * mask, _ICE, grain=0.05)
    lids, eyes = sheet.plate(), sheet.plate()
    for outer, inner in ((-54, -16), (48, 6)):
        middle = (outer + inner) / 2
        lids.fill(_HEAD([(outer, 0), (middle - 2, -20), (inner, -4), (inner, 6), (middle, 12), (outer + 2, 8)]))
        eyes.fill(_HEAD([(outer, 4), (middle, 0), (inner, 6), (middle, 14)]))
    shade(sheet, lids.mask * mask, "#8fb4cc", grain=0.05)
    carve(sheet, eyes, "#bff4ff", rim=1.8, line=_LINE, grain=0)
    pupils = sheet.plate().disc(*where(_HEAD, -38, 7), 4.6).disc(*where(_HEAD, 24, 7), 4.6)
    sheet.body(pupils.mask * eyes.mask, _LINE)
    lines = [_HEAD(spots(text)) for text in ("-62,2,0.2 -36,-5,1.3 -14,6,0.5", "2,6,0.5 26,-6,1.3 58,0,0.2")]
    lines += [_HEAD(spots(text)) for text in ("-12,-2,0.2 -20,30,1 -12,36,0.7 -4,34,0.1",)]
    inked(sheet, lines, 5.4, _LINE)
    moths = sheet.plate()
    for line in ("-20,-32,0.7 -38,-44,1.2 -58,-38,0.2", "4,-34,0.7 26,-46,1.2 52,-38,0.2"):
        moths.brush(_HEAD(spots(line)), 10, dry=0, taper=(0.1, 0.3))
    sheet.body(ink(moths.mask, 3, edge=0.5), "#31587e")
    mark = sheet.plate()
    for dx, dy in ((0, -10), (-7, 2), (7, 2)):
        mark.fill(_HEAD([(-10 + dx, -62 + dy), (-5 + dx, -70 + dy), (dx, -62 + dy), (-5 + dx, -54 + dy)]))
    sheet.body(mark.mask, "#2f6ab0")
    lips = sheet.plate().fill(_HEAD(spots("-30,58 -24,50 -17,53 -10,50 -3,58 -9,68 -17,71 -25,68")))
    carve(sheet, lips, "#3a6ea8", rim=1.6, line=_LINE)
    sheet.body(sheet.plate().disc(*where(_HEAD, -18, 60), 5.5, ry=4).mask, _LINE)
    frozen = [(*where(_HEAD, x, y), long, wide) for x, y, long, wide in ((-44, 14, 22, 6), (38, 13, 28, 7))]
    icicles(sheet, frozen)


def _coiffure(sheet: Sheet) -> None:
    """Print the high chignon of a lady, half of it fallen, one lock frozen to her cheek."""
    for x, y, rx, ry, rot in ((-18, -158, 46, 40, -14), (44, -146, 50, 34, 22), (8, -190, 40, 32, 6)):
        bun = sheet.plate().disc(*where(_HEAD, x, y), rx, ry=ry, rot=rot - 9)
        mask = carve(sheet, bun, _HAIR, rim=2.4, line="#081424", grain=0.1)
        curls = [
            _HEAD(
                [
                    (x - rx * 0.8, y + ry * 0.3 - 12 * i, 0.2),
                    (x, y - ry * 0.5 - 7 * i + 20, 1),
                    (x + rx * 0.8, y + 6 - 8 * i, 0.2),
                ]
            )
            for i in range(3)
        ]
        inked(sheet, curls, 4, _SHEEN, within=mask)
    cap = sheet.plate().fill(
        _HEAD(
            spots(
                "-64,-6 -74,-56 -54,-104 -10,-128 40,-124 78,-92 88,-40 80,30 66,-4 58,-44 36,-72 0,-80 -36,-68 -56,-40"
            )
        )
    )
    mask = carve(sheet, cap, _HAIR, rim=2.4, line="#081424", grain=0.1)
    combed = [
        _HEAD([(t * 52, -62 - 14 * (1 - t * t), 0.2), (t * 56, -92 - 8 * (1 - t * t), 1), (t * 26, -122, 0.2)])
        for t in (-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9)
    ]
    inked(sheet, combed, 4, _SHEEN, within=mask)
    strands = [
        _HEAD(spots("-58,-40,0.8 -72,0,1 -66,60,0.8 -76,130,0.05")),
        _HEAD(spots("70,-50,1 80,10,1.1 70,90,0.9 86,190,0.6 76,270,0.04")),
        _HEAD(spots("78,-40,1 92,30,1.1 90,110,0.9 108,200,0.6 96,290,0.04")),
    ]
    locks(sheet, strands, 20, _HAIR, sheen=_SHEEN)


def _pins(sheet: Sheet) -> None:
    """Print her golden pins; what hung from them as pearls hangs now as ice."""
    pins = sheet.plate()
    for a, b in (((-96, -120), (10, -150)), ((118, -150), (20, -140)), ((-62, -206), (-4, -172))):
        pins.brush(_HEAD([(*a, 1), (*b, 0.6)]), 9, dry=0, taper=(0, 0), wob=0)
    comb = spots("-40,-96 -34,-122 -4,-138 30,-134 56,-110 54,-94 26,-112 -4,-114 -28,-104")
    pins.fill(_HEAD(comb))
    for x, y, r in ((-98, -120, 12), (120, -150, 13), (-64, -208, 11)):
        pins.disc(*where(_HEAD, x, y), r)
    mask = carve(sheet, pins, _GOLD, rim=2.6, line="#081424", grain=0.15)
    shade(sheet, turned_away(sheet, mask, 4, 5), _BRONZE)
    gems = sheet.plate()
    for x, y in ((-98, -120), (120, -150), (-64, -208), (8, -124)):
        gems.fill(polygon(_HEAD([(x - 6, y), (x, y - 7), (x + 6, y), (x, y + 7)])))
    carve(sheet, gems, "#3f86c8", rim=1.4, line="#081424")
    hung = (
        (-106, -110, 58, 11),
        (-94, -108, 92, 14),
        (-82, -112, 44, 10),
        (112, -138, 66, 12),
        (124, -138, 100, 14),
        (134, -142, 46, 10),
        (-64, -198, 40, 11),
    )
    icicles(sheet, [(*where(_HEAD, x, y), long, wide) for x, y, long, wide in hung])


def _offering_arm(sheet: Sheet) -> None:
    """Print the sleeve that has slid to the elbow, the forearm out of it, and the palm under her breath."""
    inside = sheet.plate().fill(spots("58,450 86,424 132,436 150,470 120,500 76,490"))
    mask = carve(sheet, inside, "#16304e", rim=3, line=_LINE)
    fore = limb(sheet, spots("104,500,1.15 106,456,1 124,414,0.74 140,392,0.64"), 46)
    mask = carve(sheet, fore, _SNOW, rim=2.8, line=_LINE)
    shade(sheet, turned_away(sheet, mask, 13, 0), _ICE)
    palm = spots("-18,44 -25,8 -22,-18 -2,-28 18,-22 27,4 18,44 0,50")
    fingers = [
        spots("20,-8 34,-36 46,-60 44,-78"),
        spots("8,-20 16,-58 26,-86 20,-102"),
        spots("-6,-22 -4,-64 2,-94 -6,-110"),
        spots("-18,-14 -24,-52 -24,-78 -32,-92"),
        spots("-20,14 -46,4 -60,-16"),
    ]
    placed = pose(128, 364, turn=-1.2, k=0.86, side=-1)
    claw(sheet, palm, fingers, 16, _SNOW, _ICE, _NAILS, placed=placed, nail=1.2, rim=_LINE)
    sleeve = spots(
        "172,386 200,400 207,436 198,490 184,550 172,620 150,660 84,664 40,640 42,580 52,510 58,454 84,488 118,496 "
        "148,470 146,430"
    )
    mask = carve(sheet, sheet.plate().fill(sleeve), _ROBE, rim=3.4, grain=0.25)
    shade(sheet, turned_away(sheet, mask, 34, 6), _DEEP, grain=0.25)
    hem = sheet.plate().brush(spots("56,450,0.8 70,482,1 106,504,1.1 140,490,1 154,464,0.8"), 20, dry=0, taper=(0, 0))
    band = carve(sheet, hem, _SNOW, rim=2.4, line=_LINE)
    shade(sheet, turned_away(sheet, band, 6, 7), _BLUE)
    folds = [
        spots(text)
        for text in (
            "84,520,0.2 72,580,1 80,640,0.2",
            "120,516,0.2 122,580,1 108,640,0.2",
            "186,404,0.2 184,450,1 152,500,0.2",
        )
    ]
    inked(sheet, folds, 8, "#12304a", within=mask)
    icicles(sheet, [(64, 486, 40, 11), (84, 500, 60, 13), (120, 506, 48, 12)])


def _breath(sheet: Sheet) -> None:
    """Print her breath: a ribbon that leaves her lips, rolls into curls as clouds do on old prints, and snows."""
    x, y = where(_HEAD, -24, 60)
    ways = (
        [
            (x, y, 0.15),
            (186, 296, 0.5),
            (140, 268, 0.9),
            (92, 262, 1),
            (52, 226, 0.9),
            (58, 184, 0.7),
            (92, 178, 0.5),
            (98, 206, 0.3),
            (80, 212, 0.1),
        ],
        [(186, 296, 0.3), (150, 284, 0.8), (104, 292, 1), (60, 290, 0.9), (34, 262, 0.5), (46, 244, 0.15)],
        [(140, 270, 0.3), (128, 238, 0.8), (140, 204, 0.7), (164, 208, 0.5), (160, 230, 0.15)],
    )
    for way in reversed(ways):
        ribbon = sheet.plate().brush(way, 30, dry=0, taper=(0, 0.02), wob=0.02)
        mask = carve(sheet, ribbon, "#f8fdff", rim=2.6, line="#2c567c", grain=0.08)
        shade(sheet, turned_away(sheet, mask, 3, 8), "#b8d8e6", grain=0.05)
        inked(sheet, [[(a, b - 3, 0.8 * c) for a, b, c in way[1:-2]]], 3, "#7fa8c4", within=mask)
    for i, (fx, fy, size) in enumerate(
        ((46, 150, 18), (92, 156, 9), (34, 398, 17), (72, 412, 10), (30, 330, 9), (116, 196, 8))
    ):
        flake(sheet, fx, fy, size, 20 + i)


def _river(sheet: Sheet) -> None:
    """Print the river she stands in, wave behind wave, foam at its crests, ice adrift on it."""
    for row in range(5):
        y = _WATER + row * 34
        if row == 2:
            cluster(sheet, ((420, 690, 110, 60, 0.2), (470, 700, 170, 60, -0.1), (380, 694, 56, 50, 0.5)), 11)
        if row == 3:
            cluster(sheet, ((40, 720, 120, 56, -0.12), (96, 724, 72, 52, 0.3), (14, 724, 70, 46, -0.4)), 12)
        scales, foam = sheet.plate(), sheet.plate()
        for i in range(-1, 8):
            cx = i * 78 + (39 if row % 2 else 0) + 6 * sin(row * 3 + i)
            cy = y + 46 + 5 * sin(i * 2.1 + row)
            scales.disc(cx, cy, 48)
            foam.ring(cx, cy, 38, 4).ring(cx, cy, 25, 3)
        tint = ("#3f7f9e", "#2f6a8c", "#3a7696", "#28597c", "#1f4a6c")[row]
        sheet.solid(scales.mask, tint, rim=2.4, line="#0c2034", grain=0.3, mott=0.15)
        sheet.body(woodblock(foam.mask * scales.mask, 3, 0.2) * 0.8, "#d8ecf2")


def _drifting_hair(sheet: Sheet) -> None:
    """Print the ends of her hair, which the current draws out over the waves."""
    strands = []
    for i in range(7):
        t = i / 6
        x = 384 + 36 * t
        strands.append(
            [
                (358 + 26 * t, 380, 0.03),
                (370 + 28 * t, 450, 0.7),
                (x + 6, 524, 1),
                (x + 2 - 30 * (1 - t), 574 + 14 * t, 0.9),
                (x - 50 - 60 * (1 - t), 600 + 12 * t + 8 * sin(3 * i), 0.6),
                (x - 130 - 100 * (1 - t) + 60 * t, 606 + 22 * sin(2.3 * i), 0.03),
            ]
        )
    locks(sheet, strands, 22, _HAIR, sheen=_SHEEN)
