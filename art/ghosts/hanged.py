"""The hanged ghost."""

from __future__ import annotations

from art.ghosts.limbs import Placing, Spots, carve, inked, locks, pose, shade, spots, turned_away, where
from art.ghosts.slack import limp
from art.ghosts.talons import Flesh
from art.kit.base import Mask
from art.kit.geometry import polygon
from art.kit.media import ink
from art.kit.plate import Plate
from art.kit.sheet import Sheet

_SKIN, _DIM, _HOLLOW = "#c3c9a6", "#6f7c62", "#48523f"
_FLESH = Flesh(_SKIN, _DIM, "#3a3428")
_CLOTH, _NIGHT, _LIT = "#5d7377", "#28383f", "#8ea2a2"
_SILK, _GREY, _CREASE = "#f4eddc", "#b5a894", "#6c5c50"
_BARK, _HAIR, _SHEEN = "#21151a", "#17121a", "#5c5060"

_HEAD = pose(204, 200, turn=-0.5, k=0.83)
_UPPER = (36.0, -16.0, 0.95)
"""Where the corner of what is drawn of the head goes, and how large it is: a grown man's head is small."""
_TOP = (327.0, 84.0)
_BODY = pose(285, 246, turn=0.235, k=0.94)
"""The throat: from the turns round the bough down to the toes all hangs in one slanting line."""


def hanged(sheet: Sheet) -> None:
    """A man swings long and limp from a bough that bends with him, his neck broken by a band of white silk."""
    left, top, k = sheet.view
    corner, level, share = _UPPER
    _bough(sheet)
    _stool(sheet)
    with sheet.at(left + k * corner, top + k * level, k * share):
        _fallen_hair(sheet)
    _band(sheet)
    _legs(sheet)
    x, y = where(_BODY, 62, 44)
    _arm(sheet, pose(x, y, turn=0.1, k=0.98, side=-1), (_NIGHT, "#182228", _CLOTH), -1)
    _neck(sheet)
    _robe(sheet)
    x, y = where(_BODY, -58, 44)
    _arm(sheet, pose(x, y, turn=0.3, k=1.06), (_CLOTH, _NIGHT, _LIT), 1)
    _noose(sheet)
    with sheet.at(left + k * corner, top + k * level, k * share):
        _head(sheet)
    _turns(sheet)


def _silk(sheet: Sheet, points: Spots, width: float, *, dx: float = 7, dy: float = 4) -> Mask:
    """Print a stretch of the band, its far side grey."""
    mask = carve(sheet, sheet.plate().brush(points, width, dry=0, taper=(0, 0.02), wob=0.015), _SILK, rim=2.8)
    shade(sheet, turned_away(sheet, mask, dx, dy), _GREY)
    return mask


def _bough(sheet: Sheet) -> None:
    """Print the tree, and the bough that bends down where he hangs."""
    tree = sheet.plate().brush(spots("14,740,1.5 36,560,1.2 24,400,1.1 36,250,1 24,120,0.9"), 58, dry=0.1, seed=3)
    tree.brush(
        spots("24,250,0.9 70,150,1.1 140,88,1.1 230,66,1 326,84,0.9 400,132,0.6 470,206,0.1"), 46, dry=0.05, seed=4
    )
    for text in (
        "96,112,0.8 116,72,0.7 108,36,0.05",
        "232,70,0.8 262,44,0.7 268,24,0.05",
        "36,420,0.9 74,376,0.7 82,330,0.05",
        "170,84,0.6 190,110,0.5 188,140,0.05",
        "378,116,0.8 372,150,0.6 382,190,0.05",
    ):
        tree.brush(spots(text), 22, dry=0.15, seed=5)
    mask = tree.mask
    sheet.body(ink(mask, 3), _BARK)
    shade(sheet, turned_away(sheet, mask, -6, -6), "#83584a", grain=0.3)
    grain = [
        spots("30,600,0.2 40,520,1 28,440,0.2"),
        spots("24,400,0.2 36,330,1 30,260,0.2"),
        spots("60,190,0.2 104,124,1 160,92,0.2"),
        spots("120,112,0.2 190,82,1 250,76,0.2"),
        spots("264,70,0.2 300,80,1 310,84,0.2"),
        spots("346,96,0.2 376,114,1 400,140,0.2"),
    ]
    inked(sheet, grain, 5, "#7a5146", within=mask)


def _stool(sheet: Sheet) -> None:
    """Print the stool he kicked away: it lies on its side under his feet."""
    sheet.lay(ink(sheet.plate().disc(236, 704, 104, ry=9).mask, 3) * 0.8, "#1c1214")
    for leg in (
        "276,634 344,616 347,627 280,648",
        "290,694 358,682 360,694 294,708",
        "262,656 322,642 325,652 266,668",
    ):
        mask = carve(sheet, sheet.plate().fill(polygon(spots(leg))), "#7c4a30", rim=2.6, grain=0.35)
        shade(sheet, turned_away(sheet, mask, 0, 5), "#3f2018")
    bar = sheet.plate().fill(polygon(spots("322,622 331,620 340,686 331,688")))
    carve(sheet, bar, "#5c3222", rim=2.4)
    seat = carve(
        sheet, sheet.plate().fill(polygon(spots("250,634 276,626 298,706 270,714"))), "#95603c", rim=3, grain=0.4
    )
    shade(sheet, sheet.plate().fill(polygon(spots("264,628 280,622 302,708 284,714"))).mask * seat, "#4c281c")


def _fallen_hair(sheet: Sheet) -> None:
    """Print the hair that has come loose and falls straight from the tilted head."""
    strands = []
    for i in range(8):
        x, foot = 92 + 8 * i, 372 + 36 * (i % 3)
        strands.append(
            [(166 - 4 * i, 136 + 5 * i, 1), (x + 8, 172 + 5 * i, 1.1), (x, 280 + 6 * i, 0.9), (x - 6, foot, 0.04)]
        )
    locks(sheet, strands, 24, _HAIR, sheen=_SHEEN)


def _band(sheet: Sheet) -> None:
    """Print the band from the bough to the knot behind his ear, drawn straight and twisted by his weight."""
    (tx, ty), (x, y) = _TOP, where(_BODY, 4, -26)
    mask = _silk(sheet, [(tx, ty, 1), ((tx + x) / 2, (ty + y) / 2, 0.8), (x, y, 1)], 23, dx=6, dy=0)
    twist = []
    for i in range(9):
        t = (i + 0.7) / 9
        cx, cy = tx + (x - tx) * t, ty + (y - ty) * t
        twist.append([(cx - 11, cy + 7, 0.3), (cx, cy + 2, 1), (cx + 11, cy - 9, 0.3)])
    inked(sheet, twist, 4, _CREASE, within=mask)


def _legs(sheet: Sheet) -> None:
    """Print long slack legs in white trousers, and bare feet whose toes point at the ground they don't reach."""
    far = "6,280 46,280 42,330 34,372 10,374 4,330", "8,356 34,356 38,388 48,418 46,440 34,452 18,446 8,426 6,390"
    near = (
        "-52,280 -4,280 -8,340 -14,398 -40,400 -48,340",
        "-42,376 -14,376 -9,412 0,444 -3,470 -18,482 -36,476 -47,454 -45,410",
    )
    for trouser, sole in (far, near):
        mask = carve(sheet, sheet.plate().fill(_BODY(spots(sole))), _SKIN, rim=2.8)
        shade(sheet, turned_away(sheet, mask, 10, 0), _DIM)
        x, y, *_ = spots(sole)[6]
        toes = [
            [(x + 8 * i, y - 18 + 3 * abs(i - 1), 0.3), (x + 8 * i - 1, y + 5 - 5 * abs(i - 1), 1)]
            for i in (-1, 0, 1, 2)
        ]
        inked(sheet, map(_BODY, toes), 3, within=mask)
        inked(sheet, [_BODY([(x - 8, y - 62, 0.2), (x, y - 56, 1), (x + 8, y - 61, 0.2)])], 3.4, within=mask)
        mask = carve(sheet, sheet.plate().fill(_BODY(spots(trouser))), "#e4dcc6", rim=2.8)
        shade(sheet, turned_away(sheet, mask, 17, 0), _GREY)
    creases = (
        "-34,296,0.2 -30,344,1 -36,392,0.1",
        "-20,300,0.1 -18,350,0.7 -22,396,0.2",
        "24,296,0.2 26,330,1 20,370,0.1",
    )
    inked(sheet, [_BODY(spots(text)) for text in creases], 4, _CREASE)


def _robe(sheet: Sheet) -> None:
    """Print the robe as it hangs: shoulders that slope, a waist drawn long, a hem in rags that the wind takes."""
    robe = (
        "-20,-6 -46,12 -74,38 -80,68 -66,114 -56,170 -64,232 -88,300 -112,322 -88,320 -82,340 -66,316 -48,334 -38,310 "
        "-18,330 -8,308 8,326 16,304 34,318 42,296 60,300 62,240 54,170 62,114 76,64 68,36 42,8 20,-6 12,30 0,84 -12,30"
    )
    mask = carve(sheet, sheet.plate().fill(_BODY(spots(robe))), _CLOTH, rim=3.4, grain=0.3)
    dark = spots("22,-10 30,40 14,90 22,140 30,180 18,230 34,280 30,340 130,330 110,-10")
    shade(sheet, sheet.plate().fill(_BODY(dark)).mask * mask, _NIGHT, grain=0.25)
    facets = sheet.plate()
    for text in (
        "-44,182 -34,200 -46,256 -76,314 -84,308 -60,252",
        "-12,182 -2,210 -14,262 -36,308 -42,300 -24,250",
        "8,186 16,230 6,306 -6,304 4,240",
        "-62,70 -46,92 -36,116 -50,112",
        "-8,84 -4,112 -20,112",
    ):
        facets.fill(_BODY(spots(text)))
    shade(sheet, facets.mask * mask, _NIGHT, grain=0.25)
    shade(sheet, turned_away(sheet, mask, -7, -4), _LIT)
    folds = ("40,186,0.3 44,240,1 54,292,0.1", "-58,46,0.1 -52,66,1 -58,96,0.2", "34,60,0.1 42,84,1 36,116,0.1")
    inked(sheet, [_BODY(spots(text)) for text in folds], 5, "#152026", within=mask)
    for way in ("24,-2,0.5 20,30,1 0,84,1 -24,142,0.8", "-25,-2,0.5 -20,30,1 0,84,1 24,142,0.8"):
        collar = sheet.plate().brush(_BODY(spots(way)), 22, dry=0, taper=(0.14, 0))
        cloth = carve(sheet, collar, _LIT, rim=2.6)
        shade(sheet, turned_away(sheet, cloth, 7, 5), _CLOTH)
    _sash(sheet)


def _sash(sheet: Sheet) -> None:
    """Print the sash, knotted at his hip, and its two ends that the wind takes: flat, and cut to points."""
    for end, fold in (
        (
            "-22,152 -44,166 -58,196 -80,226 -92,262 -122,284 -104,290 -108,306 -76,276 -64,240 -42,206 -24,172",
            "-34,164,0.3 -56,210,1 -80,256,0.8 -104,290,0.1",
        ),
        (
            "-28,152 -12,158 -22,196 -14,236 -34,290 -44,266 -58,276 -44,232 -48,192",
            "-22,164,0.3 -34,200,1 -30,240,0.8 -40,262,0.1",
        ),
    ):
        _red(sheet, sheet.plate().fill(polygon(_BODY(spots(end)))), fold)
    sash = sheet.plate().brush(_BODY(spots("-59,148,1 0,160,1.1 57,146,1")), 30, dry=0, taper=(0, 0))
    _red(sheet, sash, "-50,150,0.2 0,160,1 48,150,0.2")
    _red(
        sheet,
        sheet.plate().fill(_BODY(spots("-36,144 -20,140 -10,148 -10,166 -24,174 -38,166"))),
        "-32,150,0.2 -22,156,1 -20,168,0.3",
    )


def _red(sheet: Sheet, shape: Plate, fold: str) -> None:
    cloth = carve(sheet, shape, "#a8442c", rim=2.8)
    shade(sheet, turned_away(sheet, cloth, 8, 6), "#5e1c18")
    inked(sheet, [_BODY(spots(fold))], 4, "#3a1210", within=cloth)


def _arm(sheet: Sheet, at: Placing, tints: tuple[str, str, str], side: int) -> None:
    """Print an arm that hangs straight from where it is placed: a wide sleeve, its cuff open, a limp hand out of it."""
    cloth, dim, lit = tints
    inside = sheet.plate().fill(at(spots("-48,166 -30,152 0,150 22,164 20,186 2,198 -28,198 -46,188")))
    carve(sheet, inside, "#10181c", rim=2.8)
    wrist = sheet.plate().brush(at(spots("-8,130,1.2 -12,186,0.95 -14,240,0.7")), 29, dry=0, taper=(0, 0))
    x, y = where(at, -14, 242)
    if side > 0:
        limp(sheet, wrist, pose(x, y, turn=0.1, k=0.72), _FLESH, edge=True)
    else:
        limp(sheet, wrist, pose(x, y, turn=0.16, k=0.7), _FLESH, edge=False)
    sleeve = spots("18,-18 -8,-14 -24,10 -32,60 -38,110 -56,174 -44,180 -34,166 -14,168 8,166 28,172 28,110 24,60")
    mask = carve(sheet, sheet.plate().fill(at(sleeve)), cloth, rim=3.4, grain=0.3)
    shade(sheet, turned_away(sheet, mask, 17, 8), dim)
    facet = sheet.plate().fill(at(spots("-2,20 8,70 -4,120 -14,166 -26,160 -14,110 -10,60")))
    shade(sheet, facet.mask * mask, dim)
    shade(sheet, turned_away(sheet, mask, -6, -3), lit)
    folds = ("-22,30,0.2 -28,90,1 -40,150,0.1", "16,90,0.2 8,130,0.9 6,168,0.2")
    inked(sheet, [at(spots(way)) for way in folds], 5, "#152026", within=mask)


def _neck(sheet: Sheet) -> None:
    """Print the neck, drawn far too long, and bent where it broke."""
    chest = sheet.plate().fill(_BODY(spots("-30,-14 -12,-26 12,-26 30,-16 24,30 0,84 -24,30")))
    line = [(*where(_BODY, 0, 6), 1.7), (*where(_BODY, 0, -14), 1.3), (272, 226, 1.2), (256, 208, 1.1)]
    mask = carve(sheet, chest.brush(line, 44, dry=0, taper=(0, 0), wob=0.01), _SKIN, rim=2.8)
    shade(sheet, turned_away(sheet, mask, 12, 0), _DIM)
    cords = (
        "-10,-18,0.2 -6,-2,1 -2,12,0.2",
        "10,-18,0.2 8,-2,0.8 4,12,0.2",
        "-4,18,0.3 -14,14,1 -26,16,0.2",
        "4,18,0.3 14,14,1 26,16,0.2",
        "0,24,0.2 1,44,0.8 -1,64,0.2",
    )
    inked(sheet, [_BODY(spots(cord)) for cord in cords], 4.4, within=mask)


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
    """Print the loop drawn tight round the neck, up to the knot under his ear from which the band goes on."""
    fall = sheet.plate().fill(_BODY(spots("-34,0 -16,16 6,20 28,8 24,24 4,32 -20,26")))
    shade(sheet, fall.mask, _DIM)
    way = "-44,-26,0.6 -36,-8,0.9 -18,6,1.05 4,8,1.1 24,-4,1.05 30,-22,0.95"
    loop = _silk(sheet, _BODY(spots(way)), 20, dx=3, dy=6)
    cuts = ("-28,8,0.3 -24,0,1 -22,-8,0.3", "-6,16,0.3 -6,6,1 -4,-4,0.3", "16,12,0.3 14,2,1 14,-6,0.3")
    inked(sheet, [_BODY(spots(cut)) for cut in cuts], 3.4, _CREASE, within=loop)
    for text in (
        "-12,-26,0.7 6,-30,1.1 26,-24,0.8",
        "-12,-39,0.7 6,-43,1.1 26,-37,0.8",
        "-10,-52,0.7 6,-56,1 24,-50,0.7",
    ):
        _silk(sheet, _BODY(spots(text)), 16, dx=4, dy=4)


def _turns(sheet: Sheet) -> None:
    """Print the band wound round the bough: four turns side by side, the last over the others, its end blowing."""
    x, y = _TOP
    end = [
        (x + 22, y + 6, 0.8),
        (x + 34, y + 40, 1),
        (x + 24, y + 84, 1),
        (x + 40, y + 128, 0.9),
        (x + 26, y + 176, 0.1),
    ]
    mask = _silk(sheet, end, 22, dx=8)
    inked(sheet, [[(a + 1, b, 0.7) for a, b, _ in end]], 3.4, _CREASE, within=mask)
    for i in range(4):
        a, b = x - 32 + 19 * i, y - 6 + 5 * i + (2 if i == 3 else 0)
        turn = [
            (a + 2, b - 27, 0.3),
            (a + 9, b - 18, 0.9),
            (a + 8, b + 2, 1.08),
            (a - 1, b + 22, 0.9),
            (a - 10, b + 29, 0.3),
        ]
        mask = _silk(sheet, turn, 21, dx=6, dy=4)
        inked(sheet, [[(a + 3, b - 16, 0.2), (a + 3, b, 1), (a - 4, b + 18, 0.2)]], 2.6, _CREASE, within=mask)
    _silk(
        sheet, [(x - 40, y + 14, 0.5), (x - 8, y + 4, 1.1), (x + 20, y - 10, 1), (x + 36, y - 22, 0.4)], 19, dx=4, dy=6
    )
