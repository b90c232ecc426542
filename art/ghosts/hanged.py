"""The hanged ghost."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from art.ghosts.bough import CREASE, bough, silk, stool, strands_of_silk, turns
from art.ghosts.limbs import carve, inked, locks, pose, shade, spots, turned_away, where
from art.ghosts.slack import limp
from art.ghosts.talons import Flesh
from art.kit.base import SCALE, Image, smooth
from art.kit.media import ink
from art.kit.noise import cloud
from art.kit.sheet import Sheet

_SKIN, _DIM, _HOLLOW = "#c3c9a6", "#6f7c62", "#48523f"
_FLESH = Flesh(_SKIN, _DIM, "#3a3428")
_CLOTH, _NIGHT, _LIT, _LINE = "#5e4258", "#2a1a2c", "#93748a", "#170d18"
_HAIR, _SHEEN = "#17121a", "#5c5060"

_HEAD = pose(204, 200, turn=-0.5, k=0.83)
_UPPER = (32.0, 4.0, 0.98)
"""Where the corner of what is drawn of the head goes, and how large it is."""


def hanged(sheet: Sheet) -> None:
    """A man swings long and limp in a loop of white silk: his head falls one way, his hips turn the other, his feet
    are mist already."""
    left, top, k = sheet.view
    corner, level, share = _UPPER
    bough(sheet)
    with sheet.at(left - k * 196, top + k * 6, k):
        stool(sheet)
    strands_of_silk(sheet)
    with sheet.at(left + k * corner, top + k * level, k * share):
        _fallen_hair(sheet)
    before = sheet.image.copy()
    _far_sleeve(sheet)
    _feet(sheet)
    _neck(sheet)
    _robe(sheet)
    _girdle(sheet)
    _near_arm(sheet)
    _loop(sheet)
    _thin_away(sheet, before)
    with sheet.at(left + k * corner, top + k * level, k * share):
        _head(sheet)
    turns(sheet)


def _thin_away(sheet: Sheet, before: Image) -> None:
    """Let what was painted since turn into mist towards its foot, in shreds."""
    shreds = 90 * (cloud(sheet.shape, 60 * SCALE, 14 * SCALE, seed=9) - 0.5)
    fade = 0.84 * smooth(sheet.down() + shreds, 520, 750)
    share = np.broadcast_to(fade, sheet.shape)[..., None].astype(np.float32)
    sheet.image = (sheet.image * (1 - share) + before * share).astype(np.float32)


def _fallen_hair(sheet: Sheet) -> None:
    """Print the hair that has come loose: strands that fall from the tilted crown, each by itself, and drift."""
    strands = []
    for i, (reach, drift) in enumerate(
        ((150, 34), (226, 20), (190, 30), (266, 14), (214, 24), (250, 8), (160, 20), (230, 4), (190, 10))
    ):
        x = 112 + 7.5 * i
        strands.append(
            [
                (178 - 3 * i, 130 + 6 * i, 0.9),
                (x + 14, 158 + 6 * i, 1.1),
                (x + 2, 190 + reach * 0.4, 0.8),
                (x - drift * 0.4, 190 + reach * 0.75, 0.5),
                (x - drift, 196 + reach, 0.03),
            ]
        )
    locks(sheet, strands, 12, _HAIR, sheen=_SHEEN, dry=0.05)
    thin = [
        [(x + 8, y + 6, 0.8) if j < 2 else (x - 9 + 3 * j, y - 12, w) for j, (x, y, w) in enumerate(way)]
        for way in strands
    ]
    locks(sheet, thin, 5, _HAIR, dry=0.05)


def _neck(sheet: Sheet) -> None:
    """Print the neck, drawn far too long, and bent where it broke."""
    way = spots("254,214,1.1 272,246,1 286,280,1.02 296,318,1.5")
    shape = sheet.plate().brush(way, 42, dry=0, taper=(0, 0), wob=0.01)
    shape.fill(spots("268,298 330,300 318,344 300,404 280,346"))
    mask = carve(sheet, shape, _SKIN, rim=2.8)
    shade(sheet, turned_away(sheet, mask, 14, 0), _DIM)
    shade(sheet, sheet.plate().fill(spots("240,220 300,214 320,250 300,282 262,268")).mask * mask, _DIM)
    cords = (
        "280,284,0.2 286,306,1 294,326,0.2",
        "308,284,0.2 304,306,0.9 298,326,0.2",
        "276,318,0.2 286,328,1 298,332,0.2",
        "322,318,0.2 312,328,1 302,332,0.2",
        "299,340,0.2 300,366,0.8 299,388,0.2",
    )
    inked(sheet, map(spots, cords), 4.4, within=mask)


def _loop(sheet: Sheet) -> None:
    """Print the band across his throat: it goes round the neck, bites in under the jaw and rises on either side."""
    way = spots("238,260,0.8 250,275,1 270,281,1.1 290,275,1.1 302,260,1.05 302,242,0.9")
    mask = silk(sheet, way, 22, dx=3, dy=7)
    cuts = (
        "250,286,0.2 256,274,1 254,262,0.2",
        "270,292,0.2 274,282,1 270,272,0.2",
        "288,286,0.2 290,276,1 284,266,0.2",
        "306,272,0.2 302,262,1 294,254,0.2",
    )
    inked(sheet, map(spots, cuts), 3.4, CREASE, within=mask)


def _robe(sheet: Sheet) -> None:
    """Print the robe: shoulders dragged unlike, cloth that winds about him as he turns, a hem in shreds."""
    robe = (
        "272,296 246,312 226,332 220,366 230,414 236,450 226,486 "
        "206,523 192,554 180,572 196,567 200,585 216,568 230,591 "
        "244,569 260,594 274,571 294,590 304,569 324,582 328,561 "
        "346,564 338,539 324,506 316,467 324,424 340,372 350,338 "
        "342,314 326,298 322,330 302,392 280,340"
    )
    mask = carve(sheet, sheet.plate().fill(spots(robe)), _CLOTH, rim=3.4, line=_LINE, grain=0.3)
    dark = "330,290 318,350 296,410 300,450 276,482 296,518 270,561 286,590 270,633 380,633 370,290"
    shade(sheet, sheet.plate().fill(spots(dark)).mask * mask, _NIGHT, grain=0.25)
    facets = sheet.plate()
    for text in (
        "300,396 288,420 262,446 240,454 250,464 282,452",
        "256,473 250,510 226,555 208,597 200,592 216,551 236,503",
        "286,474 274,518 252,561 244,604 236,597 246,554 268,510",
        "226,344 246,376 258,420 244,430 230,392",
    ):
        facets.fill(spots(text))
    shade(sheet, facets.mask * mask, _NIGHT, grain=0.25)
    gleam = sheet.plate()
    for text in ("312,473 318,510 330,546 322,561 310,523 304,489", "298,575 312,532 316,575 306,597"):
        gleam.fill(spots(text))
    shade(sheet, gleam.mask * mask, _CLOTH)
    shade(sheet, turned_away(sheet, mask, -7, -4), _LIT)
    folds = (
        "244,467,0.1 270,470,0.9 306,458,0.2",
        "296,467,0.2 304,518,1 326,575,0.1",
        "234,489,0.1 222,525,0.9 200,575,0.1",
        "270,489,0.1 260,532,1 256,590,0.1",
    )
    inked(sheet, map(spots, folds), 5, _LINE, within=mask)
    for way in (
        "326,298,0.5 322,340,1 304,392,1 274,444,0.7",
        "273,298,0.5 278,336,1 300,390,1 318,442,0.8",
    ):
        cloth = carve(sheet, sheet.plate().brush(spots(way), 20, dry=0, taper=(0.14, 0)), _LIT, rim=2.6, line=_LINE)
        shade(sheet, turned_away(sheet, cloth, 7, 5), _CLOTH)


def _girdle(sheet: Sheet) -> None:
    """Print the cord of raw hemp round his waist, tied at the far hip: its ends hang as straight as he does."""
    ends = sheet.plate().brush(spots("308,456,0.9 312,489,1 318,532,0.9 320,561,0.6"), 9, dry=0, taper=(0, 0), wob=0.04)
    ends.brush(spots("302,458,0.9 300,489,1 304,518,0.9 304,536,0.6"), 9, dry=0, taper=(0, 0), wob=0.04)
    ends.brush(spots("230,446,1 262,460,1.1 294,456,1.1 322,444,1"), 13, dry=0, taper=(0, 0), wob=0.03)
    ends.disc(305, 456, 10, ry=8)
    mask = carve(sheet, ends, "#c9b98e", rim=2.6, line=_LINE)
    shade(sheet, turned_away(sheet, mask, 4, 4), "#766444")
    ply = [[(236 + 11 * i, 456 + 4 - abs(i - 4), 0.4), (244 + 11 * i, 446 + 5 - abs(i - 4), 1)] for i in range(6)]
    inked(sheet, ply, 2.4, "#4c3e28", within=mask)


def _near_arm(sheet: Sheet) -> None:
    """Print the near arm: nothing holds it, the sleeve has slipped from a limp hand."""
    carve(sheet, sheet.plate().fill(spots("150,495 176,484 212,486 226,500 216,520 180,527 156,517")), "#120a14", rim=3)
    wrist = sheet.plate().brush(spots("206,460,1.2 192,512,0.95 184,548,0.7"), 31, dry=0, taper=(0, 0))
    limp(sheet, wrist, pose(184, 548, turn=0.16, k=0.8), _FLESH)
    sleeve = (
        "262,306 238,316 220,340 208,386 190,434 162,479 144,507 "
        "156,505 166,493 184,498 198,491 214,505 232,496 236,460 "
        "246,417 254,372"
    )
    mask = carve(sheet, sheet.plate().fill(spots(sleeve)), _CLOTH, rim=3.4, line=_LINE, grain=0.3)
    shade(sheet, turned_away(sheet, mask, 18, 6), _NIGHT)
    facet = sheet.plate().fill(spots("228,409 214,440 196,489 184,495 196,448 212,415"))
    facet.fill(spots("240,330 232,366 236,396 224,380 226,348"))
    shade(sheet, facet.mask * mask, _NIGHT)
    shade(sheet, turned_away(sheet, mask, -6, -3), _LIT)
    folds = (
        "212,392,0.1 226,402,1 240,396,0.2",
        "208,403,0.1 218,414,0.8 234,412,0.1",
        "204,426,0.2 184,460,1 164,489,0.1",
        "234,421,0.2 222,460,0.9 214,498,0.1",
    )
    inked(sheet, map(spots, folds), 5, _LINE, within=mask)


def _far_sleeve(sheet: Sheet) -> None:
    """Print the far arm, turned behind him: it hangs as the near one does, the hand out of the open sleeve."""
    carve(sheet, sheet.plate().fill(spots("344,506 362,492 392,490 410,504 400,520 374,528 352,522")), "#120a14", rim=3)
    wrist = sheet.plate().brush(spots("370,470,1.2 378,512,0.95 382,546,0.7"), 30, dry=0, taper=(0, 0))
    limp(sheet, wrist, pose(382, 544, turn=-0.12, k=0.76, side=-1), _FLESH)
    sleeve = (
        "326,300 348,314 364,346 374,390 384,440 400,482 414,514 400,504 390,516 376,502 362,512 350,500 338,512 "
        "344,470 338,420 332,380"
    )
    mask = carve(sheet, sheet.plate().fill(spots(sleeve)), _NIGHT, rim=3.4, line=_LINE, grain=0.3)
    lit = sheet.plate().fill(spots("346,316 360,350 368,400 354,390 344,350"))
    lit.fill(spots("358,416 374,460 388,500 376,498 362,462"))
    shade(sheet, lit.mask * mask, _CLOTH)
    folds = (
        "348,400,0.1 360,412,1 376,404,0.2",
        "352,440,0.2 358,476,1 362,506,0.1",
        "384,450,0.2 394,480,1 402,504,0.1",
    )
    inked(sheet, map(spots, folds), 5, _LINE, within=mask)


def _feet(sheet: Sheet) -> None:
    """Print bare feet turned away to the right, whose toes point at the ground they don't reach."""
    for x, y, turn, outline, toes in (
        (
            300,
            586,
            -0.22,
            "-13,-60 13,-60 10,-20 6,2 11,28 15,54 15,76 4,84 -7,78 -11,54 -13,28 -8,6 -10,-20",
            spots("-7,79,5 -1,86,5.5 6,87,6 13,79,7"),
        ),
        (
            258,
            588,
            -0.12,
            "-15,-64 15,-64 11,-20 6,0 11,20 22,44 33,68 34,80 24,88 14,80 1,58 -11,36 -17,18 -10,4 -12,-20",
            spots("15,82,5 21,89,5.5 28,91,6 35,82,7"),
        ),
    ):
        at = pose(x, y, turn=turn)
        foot = sheet.plate().fill(at(spots(outline)))
        for tx, ty, r in toes:
            foot.disc(*where(at, tx, ty), r)
        mask = carve(sheet, foot, _SKIN, rim=2.8)
        shade(sheet, turned_away(sheet, mask, 9, 0), _DIM)
        between = [
            at([((ax + bx) / 2 - 3, (ay + by) / 2 - 12, 0.2), ((ax + bx) / 2, (ay + by) / 2 + 2, 1)])
            for (ax, ay, _), (bx, by, _) in pairwise(toes)
        ]
        inked(sheet, between, 2.6, within=mask)
        inked(sheet, [at(spots("0,-4,0.2 7,4,1 4,14,0.2"))], 3.4, within=mask)


def _head(sheet: Sheet) -> None:
    ear = sheet.plate().fill(_HEAD(spots("48,-12 64,-26 70,-6 60,22 46,18")))
    mask = carve(sheet, ear, _SKIN, rim=2.4)
    shade(sheet, turned_away(sheet, mask, 6, 5), _DIM)
    outline = spots("0,-82 -40,-72 -56,-34 -55,6 -48,42 -28,82 -6,94 16,86 40,54 52,10 56,-30 42,-70")
    mask = carve(sheet, sheet.plate().fill(_HEAD(outline)), _SKIN, rim=3, grain=0.12)
    dark = spots("-70,20 -40,34 -20,60 -8,98 -60,90")
    shade(sheet, sheet.plate().fill(_HEAD(dark)).mask * mask, _DIM)
    planes = sheet.plate()
    for s in (-1, 1):
        planes.fill(_HEAD(spots("5,-8 20,-28 44,-26 50,-4 38,14 16,12", s)))
        planes.fill(_HEAD(spots("50,6 36,22 32,48 44,40", s)))
    shade(sheet, planes.mask * mask, _HOLLOW)
    whites, pupils = sheet.plate(), sheet.plate()
    for s in (-1, 1):
        whites.disc(*where(_HEAD, s * 28, -7), 12.5, ry=11)
        pupils.disc(*where(_HEAD, s * 28 + 2, -13), 5.5)
    eyes = carve(sheet, whites, "#f4efdc", rim=2.6)
    sheet.body(pupils.mask * eyes, "#b8241c")
    lines = [_HEAD(spots("8,-24,0.4 28,-28,1.2 50,-10,0.2", s)) for s in (-1, 1)]
    lines += [_HEAD(spots("6,-40,0.5 28,-48,1.1 50,-38,0.2", s)) for s in (-1, 1)]
    lines += [_HEAD(spots("12,10,0.2 28,14,0.8 42,6,0.1", s)) for s in (-1, 1)]
    lines += [_HEAD(spots("3,-4,0.2 9,24,1 -2,28,0.6 -9,22,0.1")), _HEAD(spots("24,26,0.2 34,44,1 28,64,0.2"))]
    inked(sheet, lines, 5.4)
    mouth = sheet.plate().fill(_HEAD(spots("-24,46 -2,38 22,46 24,66 8,80 -14,78 -26,64")))
    carve(sheet, mouth, "#2a0c12", rim=2.2)
    x, y = where(_HEAD, -4, 62)
    tongue = sheet.plate().brush(
        [(x, y, 1.1), (x - 2, y + 20, 1), (x - 1, y + 42, 1.05), (x + 1, y + 62, 0.9), (x - 1, y + 74, 0.5)],
        19,
        dry=0,
        taper=(0.02, 0.04),
        wob=0.01,
    )
    cloth = carve(sheet, tongue, "#c0333e", rim=2.6)
    shade(sheet, turned_away(sheet, cloth, 7, 4), "#6c121e")
    inked(sheet, [[(x - 1, y + 8, 0.4), (x - 1, y + 40, 1), (x, y + 62, 0.2)]], 3.4, "#6c121e", within=cloth)
    _hair(sheet)


def _hair(sheet: Sheet) -> None:
    """Print the hair that clings to the skull, strand by strand, and what falls out of it across the brow."""
    cap = sheet.plate().fill(
        _HEAD(spots("-54,-20 -64,-52 -42,-90 0,-102 40,-92 64,-56 64,-10 54,-22 44,-54 14,-68 -16,-62 -40,-46"))
    )
    mask = cap.mask
    sheet.rim(mask, _HAIR, 1.6)
    sheet.body(ink(mask, 5, edge=0.6), _HAIR)
    combed = [
        _HEAD([(12 - 10 * i, -66 + 1.5 * i, 0.2), (10 - 14 * i, -82 + 3 * i, 1), (-12 - 13 * i, -96 + 11 * i, 0.2)])
        for i in range(4)
    ]
    combed += [
        _HEAD([(46 + 2 * i, -50 + 10 * i, 0.2), (54 + 2 * i, -64 + 10 * i, 1), (36 - 4 * i, -88 + 6 * i, 0.2)])
        for i in range(4)
    ]
    inked(sheet, combed, 3, _SHEEN, within=mask)
    x, y = where(_HEAD, -62, -40)
    strands = [
        [(x + 50, y - 26, 0.9), (x + 18, y + 2, 1), (x + 10, y + 60, 0.6), (x + 16, y + 116, 0.04)],
        [(x + 36, y - 28, 0.9), (x + 6, y - 4, 1), (x - 4, y + 70, 0.7), (x + 2, y + 168, 0.04)],
        [(x + 24, y - 30, 0.9), (x - 8, y - 8, 1), (x - 18, y + 80, 0.6), (x - 14, y + 140, 0.04)],
        [(x + 70, y - 26, 0.7), (x + 46, y - 4, 1), (x + 34, y + 30, 0.6), (x + 36, y + 62, 0.04)],
    ]
    locks(sheet, strands, 9, _HAIR, sheen=_SHEEN, dry=0.05)
