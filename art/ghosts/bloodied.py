"""The ghost in the robe of blood."""

from __future__ import annotations

from math import sin

import numpy as np

from art.ghosts.limbs import carve, claw, inked, locks, pose, shade, spots, turned_away, where
from art.kit.base import SCALE, Mask, smooth
from art.kit.media import ink, woodblock
from art.kit.noise import cloud, warp
from art.kit.sheet import Sheet

_LINEN, _DIM = "#f3eee0", "#b3a6ac"
_BLOOD, _GORE = "#b4161c", "#640a12"
_PALE, _ASHEN = "#ebe7da", "#a99ca2"
_HAIR = "#16111a"
_HEAD = pose(198, 262, turn=0.26, k=1.04)


def blood_robe(sheet: Sheet) -> None:
    """A murdered woman in white, her head fallen aside, a hand at her cut throat, her hair over one shoulder."""
    _back_hair(sheet)
    robe = _robe(sheet)
    _hanging_sleeve(sheet)
    _drenched(sheet, robe)
    _dead_face(sheet)
    _swept_hair(sheet)
    _hand_at_throat(sheet)


def _back_hair(sheet: Sheet) -> None:
    strands = [
        _HEAD([(t * 40, -96, 1), (t * 76, -40, 1.2), (t * 72 + 30, 40, 1.1), (84 + 10 * t, 120, 0.4)])
        for t in (-1, -0.7, -0.4, 0, 0.4, 0.7, 1)
    ]
    locks(sheet, strands, 44, _HAIR)


def _robe(sheet: Sheet) -> Mask:
    robe = spots(
        "190,356 128,372 92,420 84,500 104,560 82,640 34,706 20,740 440,740 424,700 352,640 318,560 "
        "330,480 322,410 286,370 244,356"
    )
    mask = carve(sheet, sheet.plate().fill(robe), _LINEN, rim=3.4)
    away = sheet.plate().fill(spots("252,350 268,440 250,540 290,640 280,740 470,740 400,400"))
    shade(sheet, away.mask * mask, _DIM)
    folds = [
        spots("262,380,0.3 236,440,1 180,520,0.5 130,560,0.1"),
        spots("178,372,0.3 204,440,1 240,500,0.2"),
        spots("280,430,0.2 288,520,1 270,570,0.2"),
        spots("118,420,0.2 126,500,1 120,560,0.2"),
        spots("150,590,0.2 120,660,1 70,726,0.2"),
        spots("270,590,0.2 300,660,1 360,726,0.2"),
        spots("212,600,0.2 206,670,1 214,730,0.2"),
    ]
    inked(sheet, folds, 9, "#3a2c38", within=mask)
    sash = sheet.plate().brush(spots("94,552,1 200,572,1.1 326,552,1"), 25, dry=0, taper=(0, 0))
    sash_mask = carve(sheet, sash, "#d9cfc6", rim=2.6)
    shade(sheet, turned_away(sheet, sash_mask, 0, 9), _DIM)
    return np.maximum(mask, sash_mask)


def _hanging_sleeve(sheet: Sheet) -> None:
    """Print the sleeve that hangs empty, wet to the elbow."""
    sleeve = spots("292,376 338,398 374,470 424,560 414,600 404,572 388,612 366,574 340,590 312,540 300,470")
    mask = carve(sheet, sheet.plate().fill(sleeve), _LINEN, rim=3.2)
    shade(sheet, turned_away(sheet, mask, -22, 0), _DIM)
    wet = smooth(sheet.down() + 60 * cloud(sheet.shape, 30 * SCALE, 70 * SCALE, seed=8), 530, 540) * mask
    sheet.body(woodblock(wet, 7, 0.25, mott=0.2), _BLOOD)
    inked(
        sheet,
        [spots("318,410,0.2 342,490,1 384,580,0.2"), spots("340,420,0.2 372,490,0.8 408,566,0.2")],
        7,
        "#3a2c38",
        within=mask,
    )
    drips = sheet.plate()
    for x, y, foot in ((416, 594, 640), (390, 606, 668), (344, 584, 622)):
        drips.brush([(x, y, 0.8), (x, foot - 14, 0.5), (x, foot, 1.2)], 10, dry=0, taper=(0.02, 0))
    carve(sheet, drips, _BLOOD, rim=1.4, line="#3a060a", grain=0.05)


def _drenched(sheet: Sheet, cloth: Mask) -> None:
    """Let blood run from the throat and soak the robe wholly below the sash."""
    runs = sheet.plate()
    for i in range(13):
        x, foot = 168 + i * 9.6, 470 + 100 * abs(sin(i * 1.9))
        runs.brush([(206 + (i - 6) * 5, 356, 1), (x, 420, 1.1), (x - 4, foot, 0.9)], 18, dry=0, seed=i)
    soaked = smooth(sheet.down() + 110 * (cloud(sheet.shape, 40 * SCALE, 130 * SCALE, seed=5) - 0.5), 574, 582)
    mask = np.maximum(warp(runs.mask, 2, 14, 4), soaked) * cloth
    sheet.body(woodblock(mask, 7, 0.2, mott=0.2), _BLOOD)
    away = sheet.plate().fill(spots("246,350 256,460 240,560 284,640 270,740 470,740 400,400"))
    shade(sheet, mask * away.mask, _GORE)
    folds = [
        spots("150,610,0.2 120,670,1 70,730,0.2"),
        spots("212,620,0.2 206,680,1 214,730,0.2"),
        spots("272,620,0.2 302,680,1 356,730,0.2"),
    ]
    inked(sheet, folds, 8, "#3a060c", within=mask)


def _dead_face(sheet: Sheet) -> None:
    neck = sheet.plate().brush([(*where(_HEAD, 0, 60), 1), (200, 350, 1), (214, 392, 1.1)], 56, dry=0, taper=(0, 0))
    mask = carve(sheet, neck, _PALE, rim=2.8)
    shade(sheet, turned_away(sheet, mask, 22, 0), _ASHEN)
    outline = spots("0,-100 -48,-84 -66,-34 -62,20 -46,64 -20,98 0,104 20,98 46,64 62,20 66,-34 48,-84")
    mask = carve(sheet, sheet.plate().fill(_HEAD(outline)), _PALE, rim=3, grain=0.1)
    shade(
        sheet,
        sheet.plate().fill(_HEAD(spots("20,-110 34,-40 28,10 36,50 10,110 90,90 90,-100"))).mask * mask,
        _ASHEN,
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
    inked(sheet, tears, 8, _BLOOD, within=mask)
    lips = sheet.plate().fill(_HEAD(spots("-19,68 -8,60 0,63 8,60 19,68 10,79 0,82 -10,79")))
    carve(sheet, lips, "#7c1420", rim=1.6)
    sheet.body(sheet.plate().fill(_HEAD(spots("-14,69 0,66 14,69 6,73 -6,73"))).mask, "#1c080c")
    cut = where(_HEAD, 0, 104)
    wound = sheet.plate().fill(spots("176,362 200,354 236,360 240,368 206,374 182,372"))
    carve(sheet, wound, "#8e1018", rim=2)
    run = [[(cut[0] - 4 + dx, 366, 0.8), (200 + dx, 392, 1), (202 + dx, 420, 0.8)] for dx in (-6, 14, 34, 46)]
    inked(sheet, run, 13, _BLOOD)


def _swept_hair(sheet: Sheet) -> None:
    """Print the hair that falls from a side parting over half her face and down one side to her knees."""
    strands = []
    for i in range(19):
        t = i / 18
        crown = _HEAD(
            [(-34 + 18 * t, -92 - 8 * sin(t * 3), 0.9), (24 + 44 * t, -84 + 30 * t, 1.1), (26 + 62 * t, 20 * t, 1.1)]
        )
        foot = 560 + 60 * sin(i * 2.2) - 120 * (1 - t)
        fall = [(258 + 54 * t, 400, 1.1), (248 + 88 * t, 490, 0.9), (240 + 100 * t + 10 * sin(i), foot, 0.03)]
        strands.append([*crown, *fall])
    for i in range(5):
        strands.append(
            [
                *_HEAD(
                    [
                        (-34, -92, 0.9),
                        (-64 - 2 * i, -60 + 6 * i, 1),
                        (-72 - i, 0 + 8 * i, 0.8),
                        (-66 + 3 * i, 70 + 12 * i, 0.05),
                    ]
                )
            ]
        )
    locks(sheet, strands, 25, _HAIR, sheen="#574a60")


def _hand_at_throat(sheet: Sheet) -> None:
    """Print the hand that tries to close the cut, and its sleeve; blood comes through the fingers."""
    palm = spots("-24,44 -29,4 -23,-22 0,-30 22,-22 29,4 24,44")
    fingers = [
        spots("22,-12 32,-44 28,-70 20,-84"),
        spots("8,-20 12,-60 8,-88 0,-102"),
        spots("-6,-22 -8,-62 -14,-90 -22,-104"),
        spots("-18,-14 -28,-48 -36,-74 -44,-86"),
        spots("-22,10 -44,-6 -56,-30 -52,-48"),
    ]
    placed = pose(146, 432, turn=0.86, k=0.9, side=1)
    claw(sheet, palm, fingers, 16, _PALE, _ASHEN, "#5a0e14", placed=placed, nail=1.0)
    gore = [
        placed([(a, b, 0.9), (a + 4, b + 34, 1), (a + 16, b + 74, 0.3)]) for a, b in ((-10, -60), (12, -70), (4, -20))
    ]
    inked(sheet, gore, 9, _BLOOD)
    sleeve = spots("118,388 84,412 58,480 38,580 44,640 62,606 84,650 104,590 134,560 146,500 142,456 112,436")
    mask = carve(sheet, sheet.plate().fill(sleeve), _LINEN, rim=3.2)
    shade(sheet, turned_away(sheet, mask, 22, 10), _DIM)
    wet = smooth(sheet.down() + 60 * cloud(sheet.shape, 30 * SCALE, 70 * SCALE, seed=3), 586, 596) * mask
    sheet.body(woodblock(wet, 7, 0.25, mott=0.2), _BLOOD)
    inked(
        sheet,
        [spots("100,420,0.2 84,500,1 66,590,0.2"), spots("122,450,0.2 112,520,1 92,600,0.2")],
        7,
        "#3a2c38",
        within=mask,
    )
