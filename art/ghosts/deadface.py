"""The face of a murdered woman, and her hair: it falls over half of it, wet."""

from __future__ import annotations

from math import sin

from art.ghosts.limbs import carve, inked, locks, pose, shade, spots, turned_away, where
from art.kit.media import ink
from art.kit.sheet import Sheet

PALE, ASHEN = "#ebe7da", "#a99ca2"
BLOOD = "#c4181e"
_HAIR = "#16111a"
_HEAD = pose(198, 262, turn=0.26, k=1.04)
_SHINE = (
    "-40,-94,0.2 -62,-70,1 -78,-30,0.9 -80,10,0.1",
    "-46,-100,0.2 -72,-74,0.8 -88,-24,1 -88,36,0.1",
    "-30,-104,0.2 -54,-92,0.9 -72,-66,0.1",
    "-70,40,0.1 -80,80,0.9 -88,116,0.1",
    "-16,-96,0.2 14,-94,1 40,-62,0.8 48,-10,0.1",
    "-10,-106,0.2 30,-104,0.8 66,-66,1 78,0,0.1",
    "0,-114,0.2 40,-114,1 82,-72,0.8 98,-10,0.1",
    "62,20,0.1 72,90,1 94,160,0.9 96,230,0.1",
    "92,20,0.1 104,80,0.9 124,140,0.8 140,190,0.1",
)
"""Where the wet hair shines, on both sides of the parting."""


def back_hair(sheet: Sheet) -> None:
    """Print the hair behind her, wet and in strings on the one side as on the other."""
    strands = [
        _HEAD([(t * 40, -96, 1), (t * 76, -40, 1.2), (t * 72 + 30, 40, 1.1), (84 + 10 * t, 120, 0.4)])
        for t in (-1, -0.7, -0.4, 0, 0.4, 0.7, 1)
    ]
    strands += [
        _HEAD(
            [
                (-50, -84, 1),
                (-80 - 3 * i, -30, 0.9),
                (-84 + 5 * i, 40 + 6 * i, 0.8),
                (-96 + 14 * i, 150 - 18 * (i % 3), 0.03),
            ]
        )
        for i in range(5)
    ]
    locks(sheet, strands, 40, _HAIR)
    dome = "-78,-20 -80,-62 -52,-106 -8,-126 40,-120 82,-88 108,-36 116,30 112,96 60,110 -60,0"
    carve(sheet, sheet.plate().fill(_HEAD(spots(dome))), _HAIR, rim=1.4, line=_HAIR)


def dead_face(sheet: Sheet) -> None:
    """Print her face, half of it in the dark, the eyes weeping blood, and the cut throat under it."""
    neck = sheet.plate().brush([(*where(_HEAD, 0, 60), 1), (200, 350, 1), (214, 392, 1.1)], 56, dry=0, taper=(0, 0))
    mask = carve(sheet, neck, PALE, rim=2.8)
    shade(sheet, turned_away(sheet, mask, 22, 0), ASHEN)
    outline = spots("0,-100 -48,-84 -66,-34 -62,20 -46,64 -20,98 0,104 20,98 46,64 62,20 66,-34 48,-84")
    mask = carve(sheet, sheet.plate().fill(_HEAD(outline)), PALE, rim=3, grain=0.1)
    shade(
        sheet,
        sheet.plate().fill(_HEAD(spots("20,-110 34,-40 28,10 36,50 10,110 90,90 90,-100"))).mask * mask,
        ASHEN,
    )
    sockets, whites = sheet.plate(), sheet.plate()
    for s in (-1, 1):
        sockets.fill(_HEAD(spots("8,-8 20,-30 44,-32 54,-10 40,10 18,8", s)))
        whites.fill(_HEAD(spots("13,-8 28,-20 48,-10 30,0", s)))
    sheet.body(ink(sockets.mask, 3, edge=0.8) * mask, "#5c4a58")
    carve(sheet, whites, "#fbf6e8", rim=2.6)
    eyes = sheet.plate().disc(*where(_HEAD, -30, -10), 6.5).disc(*where(_HEAD, 30, -10), 6.5)
    sheet.body(eyes.mask * whites.mask, "#c01c1c")
    lids = [_HEAD(spots("10,-6,0.5 28,-22,1.2 54,-8,0.3", s)) for s in (-1, 1)]
    lids += [_HEAD(spots("12,-48,0.3 32,-52,1 54,-36,0.2", s)) for s in (-1, 1)]
    lids += [_HEAD(spots("-3,16,0.3 -8,32,1 4,36,0.3"))]
    inked(sheet, lids, 7, _HAIR)
    tears = [
        _HEAD(spots("-32,2,0.7 -36,40,1 -30,76,0.5")),
        _HEAD(spots("-22,4,0.5 -22,34,0.7 -20,50,0.2")),
        _HEAD(spots("28,2,0.7 32,40,1 26,80,0.5")),
    ]
    tears.append(_HEAD(spots("-9,74,0.5 -12,88,1 -8,108,0.5")))
    inked(sheet, tears, 8, BLOOD, within=mask)
    lips = sheet.plate().fill(_HEAD(spots("-19,68 -8,60 0,63 8,60 19,68 10,79 0,82 -10,79")))
    carve(sheet, lips, "#7c1420", rim=1.6)
    sheet.body(sheet.plate().fill(_HEAD(spots("-14,69 0,66 14,69 6,73 -6,73"))).mask, "#1c080c")
    cut = where(_HEAD, 0, 104)
    wound = sheet.plate().fill(spots("176,362 200,354 236,360 240,368 206,374 182,372"))
    carve(sheet, wound, "#8e1018", rim=2)
    run = [[(cut[0] - 4 + dx, 366, 0.8), (200 + dx, 392, 1), (202 + dx, 420, 0.8)] for dx in (-6, 14, 34, 46)]
    inked(sheet, run, 13, BLOOD)


def swept_hair(sheet: Sheet) -> None:
    """Print the hair that falls from a side parting over half her face and down one side to her knees."""
    strands = []
    for i in range(21):
        t = i / 20
        crown = _HEAD(
            [(-34 + 18 * t, -92 - 8 * sin(t * 3), 0.9), (24 + 44 * t, -84 + 30 * t, 1.1), (26 + 62 * t, 20 * t, 1.1)]
        )
        foot = 506 + 52 * sin(i * 2.2) + 40 * t
        fall = [(258 + 50 * t, 380, 1.1), (252 + 76 * t, 430, 0.85), (240 + 90 * t + 18 * sin(i * 1.3), foot, 0.02)]
        strands.append([*crown, *fall])
    for i in range(6):
        side = [(-34, -92, 0.9), (-64 - 2 * i, -60 + 6 * i, 1), (-72 - i, 8 * i, 0.8), (-66 + 3 * i, 76 + 14 * i, 0.05)]
        strands.append([*_HEAD(side)])
    locks(sheet, strands, 25, _HAIR)
    shine = [_HEAD(spots(way)) for way in _SHINE]
    inked(sheet, shine, 6, "#5d4f66")
    inked(sheet, [[(x + 5, y + 3, w) for x, y, w in way[:-1]] for way in shine[::2]], 2.6, "#8d7c94")
