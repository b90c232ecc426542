"""The blue-faced ogre."""

from __future__ import annotations

from math import pi, sin

from art.ghosts.limbs import (
    DARK,
    Placing,
    Spots,
    carve,
    claw,
    inked,
    limb,
    locks,
    pose,
    shade,
    spots,
    turned_away,
    where,
)
from art.ghosts.talons import Flesh, gripping
from art.ghosts.wargarb import kilt, sash
from art.kit.base import SCALE, Mask, smooth
from art.kit.geometry import around, polygon
from art.kit.noise import cloud
from art.kit.sheet import Sheet

_SKIN, _DIM, _LIT = "#3b70ad", "#16305e", "#79a9d2"
_BONE, _BONE_DIM = "#f2e9d2", "#b6ac98"
_HEAD = pose(226, 268, turn=0.07, k=1.16)


def blue_face(sheet: Sheet) -> None:
    """A blue-faced ogre roars, a wolf-tooth mace at his shoulder, the other claw lifted to strike."""
    _mane(sheet)
    _trunk(sheet)
    kilt(sheet)
    sash(sheet)
    _lifted_arm(sheet)
    _mace(sheet)
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


_CLAW = pose(432, 424, turn=0.16, k=0.72, side=-1)


def _lifted_arm(sheet: Sheet) -> None:
    """Print the arm bent up beside his head, its muscles hard, and the claw at the end of it, spread to strike."""
    upper = "330,392 372,384 406,408 430,450 456,500 470,546 452,580 420,574 394,544 374,500 350,470 332,440"
    mask = carve(sheet, sheet.plate().fill(spots(upper)), _SKIN, rim=4.2)
    _lit(sheet, mask, 8, 24)
    lines = ("346,412,0.2 356,450,1 388,482,0.2", "372,490,0.2 400,528,1 432,556,0.2")
    inked(sheet, map(spots, lines), 9, within=mask)
    fore = "418,452 452,450 470,484 486,530 484,566 464,586 440,574 428,546 410,520 402,488"
    mask = carve(sheet, sheet.plate().fill(spots(fore)), _SKIN, rim=4.2)
    _lit(sheet, mask, 18, 8)
    inked(
        sheet, map(spots, ("424,486,0.2 428,520,1 446,552,0.2", "452,490,0.1 464,526,0.8 468,556,0.1")), 7, within=mask
    )
    claw(sheet, _BACK, _FINGERS, 25, "#4c82bc", _DIM, _BONE, placed=_CLAW, nail=1.5)
    palm = (
        "-30,-20,0.2 -8,-10,1 18,-16,0.2",
        "-30,-4,0.2 -4,8,1 20,2,0.2",
        "30,-10,0.2 14,6,1 12,34,0.2",
    )
    inked(sheet, [_CLAW(spots(way)) for way in palm], 5, _DIM)
    cuff = sheet.plate().fill(spots("404,450 430,444 458,448 462,474 434,484 404,478"))
    mask = carve(sheet, cuff, "#d8a848", rim=3.4)
    shade(sheet, turned_away(sheet, mask, 12, 8), "#7a4c1c")
    inked(sheet, [spots("406,464,0.4 432,468,1 460,460,0.4")], 4, "#5c3a14", within=mask)


_BACK: Spots = spots("-30,34 -42,4 -38,-28 -8,-38 26,-30 40,-4 34,34 0,44")
_FINGERS: tuple[Spots, ...] = (
    spots("34,8 62,-12 66,-48"),
    spots("-32,-14 -62,-46 -66,-84"),
    spots("26,-20 44,-62 36,-104"),
    spots("-16,-24 -30,-74 -34,-116"),
    spots("6,-26 8,-80 2,-124"),
)
"""An open hand that points up: thumb, little finger, forefinger, ring finger, middle finger."""


def _mace(sheet: Sheet) -> None:
    """Print the mace, a long pole with a melon of iron all over teeth, and the arm that carries it."""
    at = pose(128, 560, turn=-0.17)
    upper = limb(sheet, spots("98,426,1.1 62,480,1.1 56,552,0.86"), 92)
    _lit(sheet, carve(sheet, upper, _SKIN, rim=3.2))
    pole = sheet.plate().fill(polygon(at(spots("-10,150 -11,-230 11,-230 10,150"))))
    mask = carve(sheet, pole, "#7c3a22", rim=3)
    shade(sheet, turned_away(sheet, mask, 7, 0), "#3e1812")
    tassel = [
        at([(t * 8, -214, 1), (t * 22, -180, 1.1), (t * 26 + 6 * sin(5 * t), -126 - 14 * abs(t), 0.05)])
        for t in (-1, -0.6, -0.2, 0.2, 0.6, 1)
    ]
    locks(sheet, tassel, 15, "#c02a1e", dry=0)
    melon = at(spots("0,-224 -30,-236 -46,-276 -46,-330 -32,-374 0,-390 32,-374 46,-330 46,-276 30,-236"))
    mask = carve(sheet, sheet.plate().fill(melon), "#6a6670", rim=3.8, grain=0.3)
    shade(sheet, turned_away(sheet, mask, 26, 4), "#2c2834")
    shade(sheet, turned_away(sheet, mask, -9, -6), "#b4b0b8")
    fittings = sheet.plate().fill(polygon(at(spots("-20,-214 -26,-238 26,-238 20,-214"))))
    fittings.fill(polygon(at(spots("-18,-380 0,-384 18,-380 12,-398 -12,-398"))))
    shade(sheet, turned_away(sheet, carve(sheet, fittings, "#d8a848", rim=2.6), 10, 4), "#7a4c1c")
    teeth = sheet.plate().fill(polygon(at(spots("-9,-394 9,-394 0,-432"))))
    for row in range(5):
        y, half = -250 - row * 29, (36, 45, 47, 44, 33)[row]
        for s in (-1, 1):
            teeth.fill(polygon(at([(s * half * 0.86, y - 9), (s * (half + 24), y - 14), (s * half * 0.86, y + 10)])))
        for dx in (-18, 12) if row % 2 else (-2,):
            teeth.fill(polygon(at([(dx - 9, y + 2), (dx + 3, y - 25), (dx + 11, y + 2), (dx + 1, y + 9)])))
    mask = carve(sheet, teeth, "#e6e2d6", rim=2.2)
    shade(sheet, turned_away(sheet, mask, 5, 5), "#84828a")
    fore = sheet.plate().fill(spots("26,520 56,508 84,530 98,560 122,562 126,606 96,612 62,612 34,592 20,556"))
    mask = carve(sheet, fore, _SKIN, rim=4.2)
    _lit(sheet, mask, 8, 24)
    inked(sheet, [spots("44,540,0.2 62,574,1 102,584,0.2"), spots("66,530,0.2 82,552,0.8 108,566,0.2")], 7, within=mask)
    cuff = sheet.plate().fill(spots("76,542 98,548 102,612 76,618 70,580"))
    mask = carve(sheet, cuff, "#d8a848", rim=3.2)
    shade(sheet, turned_away(sheet, mask, 6, 16), "#7a4c1c")
    _grip(sheet, at)


def _grip(sheet: Sheet, at: Placing) -> None:
    """Print the hand closed round the pole: fingers of several widths, one over the other, the thumb across them."""
    flesh = Flesh("#4c82bc", _DIM, _BONE)
    back = sheet.plate().fill(at(spots("-30,-26 -18,-36 2,-34 8,0 4,36 -14,40 -32,26 -40,0")))
    mask = carve(sheet, back, "#4c82bc", rim=3.4)
    shade(sheet, turned_away(sheet, mask, 4, 16), _DIM)
    for way, width in (
        ("-16,36 8,40 22,34", 19),
        ("-20,18 10,22 28,14", 24),
        ("-20,-4 12,0 30,-6", 26),
        ("-16,-24 10,-22 27,-24", 23),
    ):
        gripping(sheet, [spots(way)], width, flesh, at, nail=0)
    gripping(sheet, [spots("-30,-20 -12,-42 14,-40")], 23, flesh, at, nail=0.9)


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
    _diadem(sheet)


def _diadem(sheet: Sheet) -> None:
    """Print the band round his brow: gold, three clouds on it, a red stone in the middle one."""
    band = sheet.plate().brush(
        _HEAD(spots("-82,-44,0.9 -50,-64,1 0,-72,1 50,-64,1 82,-44,0.9")), 20, dry=0, taper=(0, 0), wob=0.01
    )
    shade(sheet, turned_away(sheet, carve(sheet, band, "#dcae4c", rim=2.8), 3, 7), "#8a5a20")
    for x, y, k in ((-48, -66, 0.7), (48, -66, 0.7), (0, -74, 1.0)):
        at = pose(*where(_HEAD, x, y), turn=0.07 + x / 160, k=1.16 * k)
        cloud_head = at(spots("-22,10 -30,-4 -22,-18 -10,-16 0,-32 10,-16 22,-18 30,-4 22,10 0,16"))
        mask = carve(sheet, sheet.plate().fill(cloud_head), "#e8c064", rim=2.6)
        shade(sheet, turned_away(sheet, mask, 5, 6), "#8a5a20")
        curls = [at(spots("-2,8,0.3 -16,4,1 -18,-8,1 -10,-6,0.3")), at(spots("2,8,0.3 16,4,1 18,-8,1 10,-6,0.3"))]
        inked(sheet, curls, 3.6, "#5c3a14", within=mask)
    stone = carve(sheet, sheet.plate().disc(*where(_HEAD, 0, -78), 9), "#d8321f", rim=2)
    shade(sheet, turned_away(sheet, stone, 4, 4), "#7a1210")


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
