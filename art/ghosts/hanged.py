"""The hanged ghost."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin

from art.ghosts.limbs import Placing, Spots, carve, inked, locks, pose, shade, spots, turned_away, where
from art.ghosts.talons import Flesh, gripping, knuckles
from art.kit.base import Mask
from art.kit.geometry import polygon
from art.kit.media import ink
from art.kit.plate import Plate
from art.kit.sheet import Sheet

_SKIN, _DIM, _HOLLOW = "#c3c9a6", "#6f7c62", "#48523f"
_NAILS = "#3a3428"
_CLOTH, _NIGHT, _LIT = "#5d7377", "#28383f", "#8ea2a2"
_SILK, _GREY, _CREASE = "#f4eddc", "#b5a894", "#6c5c50"
_BARK, _HAIR, _SHEEN = "#21151a", "#17121a", "#5c5060"

_HEAD = pose(204, 200, turn=-0.5, k=0.83)
_UPPER = (12.0, -22.0, 0.95)
"""Where the corner of what is drawn of the head goes, and how large it is: a grown man's head is small."""


def _body(points: Spots) -> list[tuple[float, ...]]:
    """Return where points of the body are: it hangs slack, hips out to one side, feet to the other, a shoulder low."""
    placed = []
    for x, y, *rest in points:
        slack = 46 * sin(pi * max(0.0, y) / 300)
        low = 0.2 * x * max(0.0, 1 - max(0.0, y) / 420)
        placed.append((262 + 1.26 * x + slack, 290 + y * (0.96 if y > 0 else 1.1) + low, *rest))
    return placed


def hanged(sheet: Sheet) -> None:
    """A man hangs long and limp from a bare bough, his neck broken sideways in a noose of white silk."""
    left, top, k = sheet.view
    corner, level, share = _UPPER
    _bough(sheet)
    with sheet.at(left + k * corner, top + k * level, k * share):
        _fallen_hair(sheet)
    _rope(sheet)
    _feet(sheet)
    x, y = where(_body, 50, 0)
    _arm(sheet, pose(x, y, turn=-0.16, k=0.98, side=-1), (_NIGHT, "#182228", _CLOTH), -1)
    _neck(sheet)
    _robe(sheet)
    x, y = where(_body, -52, 0)
    _arm(sheet, pose(x, y, turn=0.1, k=1.06), (_CLOTH, _NIGHT, _LIT), 1)
    _noose(sheet)
    with sheet.at(left + k * corner, top + k * level, k * share):
        _head(sheet)
    _hitch(sheet)


def _silk(sheet: Sheet, points: Spots, width: float, *, dx: float = 7, dy: float = 4) -> Mask:
    """Print a stretch of the band, its far side grey."""
    mask = carve(sheet, sheet.plate().brush(points, width, dry=0, taper=(0, 0.02), wob=0.015), _SILK, rim=2.8)
    shade(sheet, turned_away(sheet, mask, dx, dy), _GREY)
    return mask


def _bough(sheet: Sheet) -> None:
    tree = sheet.plate().brush(spots("14,740,1.5 36,560,1.2 24,400,1.1 36,250,1 24,120,0.9"), 58, dry=0.1, seed=3)
    tree.brush(spots("30,200,0.9 80,124,1 150,84,1 250,80,0.86 350,104,0.5 470,88,0.05"), 42, dry=0.1, seed=4)
    for text in (
        "96,112,0.8 116,72,0.7 108,36,0.05",
        "300,90,0.8 338,60,0.6 350,28,0.05",
        "36,420,0.9 74,376,0.7 82,330,0.05",
        "170,84,0.6 196,56,0.5 200,28,0.05",
        "336,98,0.6 368,140,0.4 370,180,0.05",
    ):
        tree.brush(spots(text), 22, dry=0.15, seed=5)
    mask = tree.mask
    sheet.body(ink(mask, 3), _BARK)
    grain = [
        spots("30,600,0.2 40,520,1 28,440,0.2"),
        spots("24,400,0.2 36,330,1 30,260,0.2"),
        spots("46,196,0.2 92,126,1 160,92,0.2"),
        spots("110,98,0.2 180,74,1 236,72,0.2"),
        spots("270,84,0.2 320,92,1 380,98,0.2"),
    ]
    inked(sheet, grain, 5, "#64423a", within=mask)


def _fallen_hair(sheet: Sheet) -> None:
    """Print the hair that has come loose and falls straight from the tilted head."""
    strands = []
    for i in range(8):
        x, foot = 92 + 8 * i, 372 + 36 * (i % 3)
        strands.append(
            [(166 - 4 * i, 136 + 5 * i, 1), (x + 8, 172 + 5 * i, 1.1), (x, 280 + 6 * i, 0.9), (x - 6, foot, 0.04)]
        )
    locks(sheet, strands, 24, _HAIR, sheen=_SHEEN)


def _rope(sheet: Sheet) -> None:
    """Print the band from the bough to the knot behind his ear, twisted by his weight."""
    mask = _silk(sheet, spots("258,76,1 260,110,0.9 262,146,0.86 265,210,0.9"), 20, dy=0)
    inked(
        sheet,
        [[(248, 122 + 17 * i, 0.3), (259, 117 + 17 * i, 1), (270, 106 + 17 * i, 0.3)] for i in range(5)],
        4,
        _CREASE,
        within=mask,
    )


def _feet(sheet: Sheet) -> None:
    """Print bare feet whose toes point at the ground they don't reach."""
    for dx, dy, trouser in ((46, -30, "6,240 46,240 38,306 10,302"), (0, -14, "-48,240 -4,240 -8,322 -40,324")):
        sole = spots("-34,306 -14,306 -11,338 -6,366 -8,388 -15,402 -25,408 -37,400 -42,382 -39,354 -35,336")
        foot = sheet.plate().fill(_body([(x + dx, y + dy) for x, y in sole]))
        mask = carve(sheet, foot, _SKIN, rim=2.8)
        shade(sheet, turned_away(sheet, mask, 10, 0), _DIM)
        cuts = ["-33,388,0.3 -34,402,1", "-26,390,0.3 -27,408,1", "-19,388,0.3 -19,405,1", "-13,384,0.3 -12,399,1"]
        cuts.append("-38,336,0.2 -30,344,1 -24,340,0.2")
        inked(sheet, [_body([(x + dx, y + dy, w) for x, y, w in spots(cut)]) for cut in cuts], 3.4, within=mask)
        mask = carve(sheet, sheet.plate().fill(polygon(_body(spots(trouser)))), "#e4dcc6", rim=2.8)
        shade(sheet, turned_away(sheet, mask, 16, 0), _GREY)


def _robe(sheet: Sheet) -> None:
    """Print the robe as it hangs: sloping shoulders, a sash, a torn hem."""
    robe = spots(
        "-16,-24 -40,-8 -66,10 -76,42 -64,92 -54,124 -58,180 -66,240 -72,296 -62,284 -52,308 -38,288 -22,300 -10,282 "
        "2,306 16,286 30,300 44,282 54,300 70,288 66,240 58,180 52,124 62,84 72,40 60,8 38,-8 20,-20 14,20 0,70 -14,20"
    )
    mask = carve(sheet, sheet.plate().fill(_body(robe)), _CLOTH, rim=3.4, grain=0.3)
    dark = spots("20,-26 26,40 8,90 20,140 24,200 10,260 22,340 110,340 110,-26")
    shade(sheet, sheet.plate().fill(_body(dark)).mask * mask, _NIGHT, grain=0.25)
    shade(sheet, turned_away(sheet, mask, -7, -4), _LIT)
    folds = [
        _body(spots(text))
        for text in (
            "-40,134,0.3 -46,200,1 -54,280,0.1",
            "-18,138,0.3 -20,210,0.9 -26,280,0.1",
            "4,138,0.3 10,210,1 6,290,0.1",
            "36,136,0.3 42,200,1 50,278,0.1",
            "-58,30,0.1 -44,60,1 -46,104,0.2",
            "-30,60,0.1 -24,84,0.8 -30,110,0.2",
        )
    ]
    inked(sheet, folds, 8, "#152026", within=mask)
    collar = sheet.plate().brush(_body(spots("24,-6,0.5 20,26,1 0,72,1 -24,116,0.8")), 22, dry=0, taper=(0.14, 0))
    cloth = carve(sheet, collar, _LIT, rim=2.6)
    shade(sheet, turned_away(sheet, cloth, 7, 5), _CLOTH)
    collar = sheet.plate().brush(_body(spots("-25,-6,0.5 -20,26,1 0,72,1 24,116,0.8")), 22, dry=0, taper=(0.14, 0))
    cloth = carve(sheet, collar, _LIT, rim=2.6)
    shade(sheet, turned_away(sheet, cloth, 7, 5), _CLOTH)
    _sash(sheet)


def _sash(sheet: Sheet) -> None:
    """Print the sash, knotted at his hip, and its two uneven ends: flat, and cut to points."""
    for end, fold in (
        ("22,118 42,118 58,150 60,184 72,212 44,196 36,160", "36,124,0.3 48,156,1 56,192,0.1"),
        ("18,122 36,126 30,160 36,196 24,232 34,268 6,228 14,190 8,156", "28,128,0.3 20,160,1 26,196,0.8 22,240,0.1"),
    ):
        _red(sheet, sheet.plate().fill(polygon(_body(spots(end)))), fold)
    sash = sheet.plate().brush(_body(spots("-60,116,1 0,128,1.1 58,114,1")), 27, dry=0, taper=(0, 0))
    _red(sheet, sash, "-50,118,0.2 0,128,1 48,118,0.2")
    knot = sheet.plate().fill(_body(spots("14,112 30,106 42,114 44,130 30,140 16,132")))
    _red(sheet, knot, "20,118,0.2 30,122,1 34,134,0.3")


def _red(sheet: Sheet, shape: Plate, fold: str) -> None:
    cloth = carve(sheet, shape, "#a8442c", rim=2.8)
    shade(sheet, turned_away(sheet, cloth, 8, 6), "#5e1c18")
    inked(sheet, [_body(spots(fold))], 4, "#3a1210", within=cloth)


_BACK: Spots = spots("-15,-16 -22,18 -22,42 -6,54 14,52 22,36 18,-16")
_LIMP: tuple[Spots, ...] = (
    spots("17,34 26,58 28,74 24,86"),
    spots("9,42 14,74 15,96 9,108"),
    spots("-14,40 -16,68 -13,90 -17,102"),
    spots("-3,44 -1,80 -1,106 -7,120"),
    spots("-7,0 -29,26 -32,50 -27,64"),
)
_EDGE: Spots = spots("-12,-16 -20,16 -20,40 -8,50 6,46 13,26 12,-16")
_PROFILE: tuple[Spots, ...] = (
    spots("-14,36 -30,58 -30,78 -20,90"),
    spots("-11,40 -23,68 -20,94 -8,107"),
    spots("-6,42 -14,74 -8,102 6,114"),
    spots("0,40 -3,70 7,94 21,102"),
    spots("1,0 18,26 22,48 17,66"),
)
"""Hands that hang, from little finger to thumb: one seen on its back, one from its thumb's edge."""


def _limp(sheet: Sheet, wrist: Plate, at: Placing, back: Spots, fingers: Sequence[Spots]) -> None:
    """Print a hand that hangs from a wrist, its fingers bent by nothing but their weight."""
    flesh = Flesh(_SKIN, _DIM, _NAILS)
    mask = carve(sheet, wrist.fill(at(back)), _SKIN, rim=2.6)
    shade(sheet, turned_away(sheet, mask, 7, 0), _DIM)
    gripping(sheet, fingers[:4], 15, flesh, at, 0.7)
    knuckles(sheet, [(0.9 * x, 0.94 * y - 1) for x, y in back], flesh, at)
    gripping(sheet, fingers[4:], 16, flesh, at, 0.7)
    root = sheet.plate().disc(*where(at, *fingers[4][0][:2]), 11)
    shade(sheet, root.mask, _SKIN)


def _arm(sheet: Sheet, at: Placing, tints: tuple[str, str, str], side: int) -> None:
    """Print an arm that hangs from where it is placed: a wide sleeve, its cuff open, a limp hand out of it."""
    cloth, dim, lit = tints
    inside = sheet.plate().fill(at(spots("-90,176 -66,158 -24,158 -2,172 -8,194 -32,208 -66,206 -86,192")))
    carve(sheet, inside, "#10181c", rim=2.8)
    wrist = sheet.plate().brush(at(spots("-38,140,1.1 -46,188,0.9 -50,226,0.7")), 27, dry=0, taper=(0, 0))
    x, y = where(at, -50, 226)
    if side > 0:
        _limp(sheet, wrist, pose(x, y, turn=-0.3, k=0.68), _EDGE, _PROFILE)
    else:
        _limp(sheet, wrist, pose(x, y, turn=0.26, k=0.66), _BACK, _LIMP)
    sleeve = spots("14,-22 -16,0 -40,50 -62,110 -92,178 -80,180 -60,169 -42,166 -22,168 -4,176 0,168 8,110 16,60")
    mask = carve(sheet, sheet.plate().fill(at(sleeve)), cloth, rim=3.4, grain=0.3)
    shade(sheet, turned_away(sheet, mask, 17, 8), dim)
    shade(sheet, turned_away(sheet, mask, -6, -3), lit)
    folds = ("-12,26,0.2 -36,100,1 -60,172,0.2", "-2,70,0.2 -16,120,0.9 -34,178,0.2", "10,20,0.2 -6,44,1 -28,56,0.2")
    inked(sheet, [at(spots(way)) for way in folds], 7, "#152026", within=mask)


def _neck(sheet: Sheet) -> None:
    """Print the neck, drawn far too long, and bent where it broke."""
    chest = sheet.plate().fill(_body(spots("-30,-14 -12,-26 12,-26 30,-16 24,30 0,80 -24,30")))
    line = [(*where(_body, 0, -4), 1.7), (257, 274, 1.3), (246, 254, 1.16), (234, 228, 1.1), (222, 200, 1.1)]
    mask = carve(sheet, chest.brush(line, 44, dry=0, taper=(0, 0), wob=0.01), _SKIN, rim=2.8)
    shade(sheet, turned_away(sheet, mask, 12, 0), _DIM)
    cords: list[Spots] = [
        [(240, 262, 0.2), (246, 276, 1), (252, 294, 0.2)],
        [(262, 262, 0.2), (266, 276, 0.8), (265, 292, 0.2)],
        _body(spots("-4,8,0.3 -14,4,1 -26,8,0.2")),
        _body(spots("4,8,0.3 14,4,1 26,8,0.2")),
        _body(spots("0,14,0.2 1,34,0.8 -1,56,0.2")),
    ]
    inked(sheet, cords, 4.4, within=mask)


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
    """Print the hair that clings to the skull, and what falls out of it."""
    cap = sheet.plate().fill(
        _HEAD(spots("-54,-20 -64,-52 -42,-90 0,-102 40,-92 64,-56 64,-10 54,-22 44,-54 14,-68 -16,-62 -40,-46"))
    )
    mask = cap.mask
    sheet.rim(mask, _HAIR, 1.6)
    sheet.body(ink(mask, 5, edge=0.6), _HAIR)
    combed = [
        _HEAD([(10 - 12 * i, -66 - i, 0.2), (8 - 16 * i, -84 + 2 * i, 1), (-20 - 12 * i, -92 + 10 * i, 0.2)])
        for i in range(3)
    ]
    combed += [
        _HEAD([(46, -50 + 12 * i, 0.2), (54, -62 + 12 * i, 1), (40 - 8 * i, -84 + 6 * i, 0.2)]) for i in range(3)
    ]
    inked(sheet, combed, 3.4, _SHEEN, within=mask)
    x, y = where(_HEAD, -62, -40)
    strands = [
        [(x + 34, y - 26, 0.8), (x + 2, y - 6, 1), (x - 10, y + 60, 0.7), (x - 6, y + 150, 0.04)],
        [(x + 46, y - 24, 0.8), (x + 12, y + 2, 0.8), (x + 4, y + 66, 0.5), (x + 10, y + 120, 0.04)],
        [(x + 24, y - 30, 0.8), (x - 10, y - 10, 1), (x - 22, y + 70, 0.7), (x - 18, y + 190, 0.04)],
    ]
    locks(sheet, strands, 17, _HAIR, sheen=_SHEEN)


def _noose(sheet: Sheet) -> None:
    """Print the loop round the neck, before the throat and under the chin, up to the knot below his ear."""
    fall = sheet.plate().fill(spots("214,254 230,266 246,270 272,256 268,272 250,282 234,274"))
    shade(sheet, fall.mask, _DIM)
    way = "206,226,0.6 212,242,0.9 228,256,1.05 250,261,1.1 267,251,1.05 275,236,0.95 272,218,0.8"
    loop = _silk(sheet, spots(way), 20, dx=3, dy=6)
    cuts = (
        "276,234,0.3 270,242,1 262,242,0.3",
        "266,262,0.3 260,256,1 256,248,0.3",
        "250,270,0.3 246,260,1 243,250,0.3",
        "216,256,0.3 218,247,1 220,240,0.3",
    )
    inked(sheet, map(spots, cuts), 3.4, _CREASE, within=loop)
    for text in (
        "250,226,0.7 268,219,1.1 286,218,0.7",
        "250,214,0.7 268,207,1.1 284,206,0.7",
        "252,202,0.7 266,196,1 280,195,0.7",
    ):
        _silk(sheet, spots(text), 15, dx=4, dy=4)


def _hitch(sheet: Sheet) -> None:
    """Print how the band is hitched to the bough: two turns, one across them, its end hanging."""
    end = spots("282,92,0.7 306,132,1 302,186,1.05 334,236,1 330,282,1.05 352,322,0.8 346,356,0.1")
    mask = _silk(sheet, end, 28, dx=10)
    inked(
        sheet, [spots("286,106,0.2 304,144,1 298,190,0.8 328,240,1 326,284,0.8 344,324,0.1")], 4, _CREASE, within=mask
    )
    for text in (
        "238,60,0.4 244,72,1 242,92,1 236,103,0.4",
        "276,62,0.4 284,74,1 282,96,1 276,108,0.4",
        "232,96,0.5 246,94,1 264,80,1.1 282,70,1 290,62,0.4",
        "250,60,0.4 258,72,1 262,90,1.1 260,112,0.9",
    ):
        _silk(sheet, spots(text), 22, dx=6, dy=4)
