"""The blue-faced ogre."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin

from art.anatomy import fist
from art.ghosts.limbs import DARK, Spots, carve, inked, limb, locks, pose, shade, spots, turned_away, where
from art.kit.base import SCALE, Mask, smooth
from art.kit.geometry import around, polygon
from art.kit.noise import cloud
from art.kit.sheet import Sheet

_SKIN, _DIM, _LIT = "#3b70ad", "#16305e", "#79a9d2"
_BONE, _BONE_DIM = "#f2e9d2", "#b6ac98"
_HEAD = pose(226, 268, turn=0.07, k=1.16)


def blue_face(sheet: Sheet) -> None:
    """A blue ogre in a tiger's skin roars, a studded club over his shoulder, a fist on his hip."""
    _mane(sheet)
    _trunk(sheet)
    _akimbo(sheet)
    _tiger_skin(sheet)
    _club(sheet)
    _face(sheet)


def _lit(sheet: Sheet, mask: Mask, dx: float = 18, dy: float = 16) -> None:
    shade(sheet, turned_away(sheet, mask, dx, dy), _DIM)
    shade(sheet, turned_away(sheet, mask, -6, -7), _LIT)


def _mane(sheet: Sheet) -> None:
    """Print white hair that stands off his head like a blown fire."""
    strands = []
    for i in range(33):
        a = pi * 0.80 + pi * 1.42 * i / 32
        reach = 150 + 34 * (i % 3) + 14 * sin(i * 1.7)
        bend = 0.2 if a < 1.5 * pi else -0.2
        strands.append(
            [
                (*around(226, 268, 60, a), 1.2),
                (*around(226, 262, reach * 0.62, a + bend), 1.1),
                (*around(226, 258, reach * 0.86, a + bend * 0.4), 0.6),
                (*around(226, 256, reach, a - bend * 0.7), 0.03),
            ]
        )
    back = sheet.plate()
    for i, strand in enumerate(strands):
        back.brush(strand, 36, dry=0, seed=i, taper=(0, 0.05), wob=0.02)
    mask = carve(sheet, back, _BONE, rim=3, grain=0.12)
    x, y = sheet.grid()
    shade(
        sheet,
        mask * smooth((x - 226) + 0.4 * (y - 268) + 30 * cloud(sheet.shape, 24 * SCALE, seed=2), 20, 40),
        "#b9bdb8",
    )
    inked(
        sheet,
        [[(*p[:2], w) for p, w in zip(strand[1:], (0.4, 1, 0.1), strict=True)] for strand in strands[::2]],
        5,
        "#5a6468",
        within=mask,
    )


def _trunk(sheet: Sheet) -> None:
    trunk = spots(
        "150,372 96,384 50,412 44,470 82,520 104,590 96,740 340,740 334,590 356,520 398,470 392,410 346,382 290,372"
    )
    mask = carve(sheet, sheet.plate().fill(trunk), _SKIN, rim=3.4)
    _lit(sheet, mask, 44, 0)
    chin = sheet.plate().fill(spots("130,350 226,420 322,350 330,396 226,444 124,396")).mask
    shade(sheet, chin * mask, _DIM)
    lines = [
        spots("222,440,0.3 226,500,1 222,590,0.3"),
        spots("110,470,0.2 150,520,1 216,506,0.3"),
        spots("340,470,0.2 296,520,1 232,506,0.3"),
        spots("140,548,0.2 180,560,1 216,548,0.2"),
        spots("304,548,0.2 268,560,1 232,548,0.2"),
        spots("150,592,0.2 184,600,1 216,590,0.2"),
        spots("298,592,0.2 264,600,1 232,590,0.2"),
    ]
    inked(sheet, lines, 9, within=mask)


def _akimbo(sheet: Sheet) -> None:
    """Print the arm whose fist he sets on his hip."""
    upper = limb(sheet, spots("348,424,1.1 392,466,1.1 424,524,0.8"), 92)
    mask = carve(sheet, upper, _SKIN, rim=3.2)
    _lit(sheet, mask)
    inked(
        sheet,
        [spots("344,400,0.2 350,450,1 376,484,0.2"), spots("384,500,0.2 410,494,1 432,500,0.2")],
        8,
        within=mask,
    )
    fore = limb(sheet, spots("428,512,0.72 408,566,1.1 360,596,0.9 322,612,0.66"), 76)
    mask = carve(sheet, fore, _SKIN, rim=3.2)
    _lit(sheet, mask, 8, 24)
    inked(sheet, [spots("418,540,0.2 386,576,1 336,600,0.2")], 7, within=mask)
    fist(sheet, 298, 614, 0.98, _SKIN, turn=-0.24)
    cuff = sheet.plate().fill(spots("334,576 364,566 382,614 350,632"))
    mask = carve(sheet, cuff, "#c89a3c", rim=2.8)
    shade(sheet, turned_away(sheet, mask, 6, 14), "#6a4418")


def _stripes(sheet: Sheet, mask: Mask, rows: Sequence[Spots]) -> None:
    plate = sheet.plate()
    for i, row in enumerate(rows):
        plate.brush(row, 14, dry=0.05, seed=i, taper=(0.05, 0.5))
    sheet.body(plate.mask * mask, "#1c1218")


def _tiger_skin(sheet: Sheet) -> None:
    """Print the skin that hangs from his shoulder across his chest and about his hips."""
    hips = spots("92,616 160,630 230,636 344,612 360,690 352,740 84,740 82,680")
    mask = carve(sheet, sheet.plate().fill(hips), "#e09a34", rim=3.2, grain=0.3)
    shade(sheet, turned_away(sheet, mask, 50, 0), "#9a5a1e")
    rows: list[Spots] = [
        [(92 + i * 30, 620, 0.8), (106 + i * 29, 656, 1), (94 + i * 29, 690, 0.7), (104 + i * 29, 724, 0.1)]
        for i in range(10)
    ]
    _stripes(sheet, mask, rows)
    band = spots("280,372 330,378 318,430 262,520 206,588 150,632 92,640 92,586 150,560 214,486 258,420")
    mask = carve(sheet, sheet.plate().fill(band), "#e09a34", rim=3.2, grain=0.3)
    shade(sheet, turned_away(sheet, mask, 16, 14), "#9a5a1e")
    bars: list[Spots] = []
    for i in range(13):
        t = i / 12
        x, y, side = 302 - 196 * t, 388 + 232 * t**0.85, 1 if i % 2 else -1
        bars.append(
            [
                (x + side * 32, y + side * 24, 1),
                (x + side * 12, y + side * 16, 0.9),
                (x - side * 12, y - side * 6, 0.05),
            ]
        )
    _stripes(sheet, mask, bars)
    belt = sheet.plate().brush(spots("84,634,1 160,648,1.1 230,652,1.1 350,632,1"), 25, dry=0, taper=(0, 0))
    mask = carve(sheet, belt, "#a8261c", rim=2.6)
    shade(sheet, turned_away(sheet, mask, 0, 9), "#5a1016")


def _club(sheet: Sheet) -> None:
    """Print the iron club and the arm that carries it over the shoulder."""
    at = pose(128, 560, turn=-0.17)
    upper = limb(sheet, spots("98,426,1.1 62,480,1.1 56,552,0.86"), 92)
    _lit(sheet, carve(sheet, upper, _SKIN, rim=3.2))
    shaft = sheet.plate().fill(polygon(at(spots("-13,110 -15,-60 15,-60 13,110"))))
    mask = carve(sheet, shaft, "#8e2a1e", rim=3)
    inked(sheet, [at([(-16, 100 - 22 * i, 0.6), (16, 88 - 22 * i, 1)]) for i in range(8)], 5, within=mask)
    head = at(spots("-18,-60 -30,-100 -44,-240 -46,-340 -30,-366 30,-366 46,-340 44,-240 30,-100 18,-60"))
    mask = carve(sheet, sheet.plate().fill(polygon(head)), "#5c5660", rim=3.6, grain=0.35)
    shade(sheet, turned_away(sheet, mask, 26, 0), "#2a2632")
    shade(sheet, turned_away(sheet, mask, -9, -6), "#9c98a0")
    bands = (
        sheet.plate()
        .fill(polygon(at(spots("-22,-62 -26,-82 26,-82 22,-62"))))
        .fill(polygon(at(spots("-48,-334 -40,-352 40,-352 48,-334"))))
    )
    mask = carve(sheet, bands, "#c89a3c", rim=2.4)
    shade(sheet, turned_away(sheet, mask, 14, 4), "#6a4418")
    spikes = sheet.plate()
    for row in range(5):
        y, half = -124 - row * 48, 33 + row * 2.6
        for s in (-1, 1):
            spikes.fill(polygon(at([(s * half * 0.84, y - 12), (s * (half + 26), y - 3), (s * half * 0.84, y + 11)])))
        for dx in (-16, 14) if row % 2 else (0,):
            spikes.fill(polygon(at([(dx - 11, y - 22), (dx + 2, y - 40), (dx + 11, y - 20), (dx, y - 12)])))
    mask = carve(sheet, spikes, "#d8d4c8", rim=2)
    shade(sheet, turned_away(sheet, mask, 5, 6), "#7c7a80")
    fore = limb(sheet, spots("52,540,0.78 66,590,1.05 112,592,0.7"), 74)
    _lit(sheet, carve(sheet, fore, _SKIN, rim=3.2), 10, 22)
    fist(sheet, *where(at, 0, 8), 1.02, _SKIN, turn=-0.17)


def _face(sheet: Sheet) -> None:
    for s in (-1, 1):
        ear = sheet.plate().fill(_HEAD(spots("74,-20 100,-54 126,-66 112,-14 84,24", s)))
        _lit(sheet, carve(sheet, ear, _SKIN, rim=2.8), 8, 8)
    outline = spots("-56,-78 -80,-44 -84,0 -78,50 -56,96 -20,114 20,114 56,96 78,50 84,0 80,-44 56,-78 0,-88")
    mask = carve(sheet, sheet.plate().fill(_HEAD(outline)), _SKIN, rim=3.4, grain=0.12)
    _lit(sheet, mask, 30, 6)
    cheeks, sockets = sheet.plate(), sheet.plate()
    for s in (-1, 1):
        cheeks.fill(_HEAD(spots("34,18 62,6 76,18 66,34 44,32", s)))
        sockets.fill(_HEAD(spots("8,-18 30,-40 66,-40 74,-10 44,10 16,2", s)))
    shade(sheet, cheeks.mask * mask, _LIT)
    shade(sheet, sockets.mask * mask, "#0f2348")
    horn = sheet.plate().fill(_HEAD(spots("-22,-76 -16,-112 -2,-146 22,-172 20,-130 24,-80 0,-70")))
    mask = carve(sheet, horn, "#dcae4c", rim=3)
    shade(sheet, turned_away(sheet, mask, 12, 0), "#8a5a20")
    inked(
        sheet,
        [_HEAD([(-20, -88 - 18 * i, 0.4), (2, -84 - 20 * i, 1), (20 - i, -92 - 20 * i, 0.4)]) for i in range(3)],
        4,
        within=mask,
    )
    _glare(sheet)
    _maw(sheet)
    tuft = [
        _HEAD([(t * 40, -86, 1), (t * 58, -64 - 10 * abs(t), 0.9), (t * 62 + 8 * sin(9 * t), -34 - 24 * abs(t), 0.05)])
        for t in (-1, -0.66, -0.34, 0.34, 0.66, 1)
    ]
    locks(sheet, tuft, 19, _BONE, dry=0.05)


def _glare(sheet: Sheet) -> None:
    whites, irises, pupils = sheet.plate(), sheet.plate(), sheet.plate()
    for s in (-1, 1):
        whites.disc(*where(_HEAD, s * 38, -15), 20, ry=16)
        irises.disc(*where(_HEAD, s * 35, -13), 11)
        pupils.disc(*where(_HEAD, s * 35, -13), 5)
    mask = carve(sheet, whites, "#f8ecc0", rim=2.4)
    sheet.body(irises.mask * mask, "#d8321f").body(pupils.mask, DARK)
    brows = sheet.plate()
    for s in (-1, 1):
        brows.brush(
            _HEAD(spots("4,-14,0.6 20,-36,1.2 58,-44,1.3 96,-76,0.05", s)),
            25,
            dry=0,
            taper=(0.02, 0.1),
            wob=0.02,
        )
    mask = carve(sheet, brows, _BONE, rim=2.6)
    shade(sheet, turned_away(sheet, mask, 2, 8), _BONE_DIM)
    nose = sheet.plate().fill(_HEAD(spots("-13,-16 13,-16 18,4 36,18 28,30 0,33 -28,30 -36,18 -18,4")))
    mask = carve(sheet, nose, "#4c82bc", rim=2.4)
    shade(sheet, turned_away(sheet, mask, 12, 5), _DIM)
    lines = [_HEAD(spots("10,26,0.5 19,23,1 27,27,0.4", s)) for s in (-1, 1)]
    lines += [_HEAD(spots("32,26,0.3 66,40,1 70,82,0.2", s)) for s in (-1, 1)]
    lines += [_HEAD(spots("3,-30,0.4 9,-48,1 5,-62,0.2", s)) for s in (-1, 1)]
    inked(sheet, lines, 8)


def _maw(sheet: Sheet) -> None:
    mouth = sheet.plate().fill(_HEAD(spots("-56,50 -28,40 0,44 28,40 56,50 54,84 28,104 -28,104 -54,84")))
    mask = carve(sheet, mouth, "#3a0c14", rim=3)
    tongue = sheet.plate().fill(_HEAD(spots("-26,92 0,76 26,92 22,112 -22,112")))
    shade(sheet, tongue.mask * mask, "#c8383a")
    teeth = sheet.plate()
    for i in range(6):
        x = -30 + i * 12
        teeth.fill(polygon(_HEAD([(x - 6, 42), (x + 6, 42), (x + 2, 60), (x - 2, 60)])))
    for i in range(4):
        x = -18 + i * 12
        teeth.fill(polygon(_HEAD([(x - 5, 104), (x + 5, 104), (x + 1, 92), (x - 1, 92)])))
    for s in (-1, 1):
        teeth.fill(_HEAD(spots("34,100 54,92 66,56 64,22 50,52 40,74", s)))
        teeth.fill(_HEAD(spots("36,42 50,46 42,80", s)))
    mask = carve(sheet, teeth, _BONE, rim=2.2, grain=0.08)
    shade(sheet, turned_away(sheet, mask, 5, 0), _BONE_DIM)
