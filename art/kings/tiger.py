"""The king who is a tiger of blood."""

from __future__ import annotations

from collections.abc import Sequence

from art.ghosts.limbs import Placing, Spots, carve, inked, pose, shade, spots, turned_away, where
from art.kings.masks import DARK
from art.kit.base import SCALE, Mask, blur, smooth
from art.kit.geometry import polygon
from art.kit.noise import cloud
from art.kit.sheet import Sheet

_COAT, _DIM, _LIT = "#c02c1e", "#6c1014", "#e25a34"
_FUR, _SHADE = "#f3e4c4", "#bfa27c"
_X = 222.0
_HEAD = pose(_X, 330.0, turn=-0.07, k=1.22)
_BLOOD = "#a8101a"
_NEAR, _FAR = pose(104, 578, turn=0.12, k=1.0), pose(348, 588, turn=-0.06, k=0.86)
_LEGS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    (
        "250,430 330,380 410,372 446,420 448,500 424,540 404,566 418,610 396,652 300,652 282,612 296,560 276,500",
        "300,470,0.2 350,440,1 404,420,0.2",
        (
            "440,430,0.3 404,452,1 372,450,0.1",
            "444,480,0.3 404,498,1 366,494,0.1",
            "420,540,0.3 388,546,0.9 358,538,0.1",
            "282,520,0.3 310,528,0.9 334,520,0.1",
        ),
    ),
    (
        "250,430 170,360 70,366 20,420 14,490 40,540 54,570 30,620 56,660 160,660 184,616 158,568 176,520 220,480",
        "30,500,0.2 44,440,1 90,400,0.2",
        (
            "16,440,0.3 56,456,1 92,446,0.1",
            "14,488,0.3 58,506,1 104,496,0.1",
            "42,542,0.3 78,552,0.9 112,542,0.1",
            "172,530,0.3 142,536,0.9 118,528,0.1",
        ),
    ),
)
"""The forelegs, the far one first: broad at the shoulder, narrow at the wrist; the muscle's edge; the stripes."""


def blood_tiger(sheet: Sheet) -> None:
    """A tiger red as blood comes down at you off a rock, shoulders high, jaws open, one paw already out."""
    _back(sheet)
    for way in _LEGS:
        _leg(sheet, *way)
    _toes(sheet, _FAR, wet=False)
    _ruff(sheet)
    _ears(sheet)
    _face(sheet)
    _jaws(sheet)
    _eyes(sheet)
    _toes(sheet, _NEAR, wet=True)


def _stripe(sheet: Sheet, within: Mask, ways: Sequence[Spots], width: float) -> None:
    plate = sheet.plate()
    for i, way in enumerate(ways):
        plate.brush(way, width, dry=0.05, seed=i, taper=(0.05, 0.3))
    sheet.body(plate.mask * within, "#1a1014")


def _back(sheet: Sheet) -> None:
    """Print the hunched shoulders behind the head, and the tail lashing over them."""
    tail = sheet.plate().brush(
        spots("300,230,0.8 352,150,1 330,84,1 262,66,0.9 232,104,0.7 262,118,0.4"), 46, dry=0, taper=(0, 0.05), wob=0.01
    )
    mask = carve(sheet, tail, _COAT, rim=3.2)
    shade(sheet, turned_away(sheet, mask, 10, 6), _DIM)
    _stripe(
        sheet,
        mask,
        [
            spots(way)
            for way in (
                "326,212,1 362,200,0.4",
                "330,170,1 376,160,0.4",
                "318,130,1 366,104,0.4",
                "296,96,1 320,62,0.4",
                "262,84,1 254,50,0.4",
            )
        ],
        17,
    )
    body = spots(
        "40,640 16,520 12,374 22,274 50,236 96,228 134,206 170,180 222,168 274,180 312,206 352,228 398,238 428,280 "
        "440,374 432,520 400,640"
    )
    mask = carve(sheet, sheet.plate().fill(body), "#55101a", rim=4.4, grain=0.25)
    shade(sheet, mask * smooth(sheet.down() + 30 * cloud(sheet.shape, 50 * SCALE, seed=3), 310, 330), "#2a080e")
    shade(sheet, turned_away(sheet, mask, 20, 0), "#2a080e")
    shade(sheet, turned_away(sheet, mask, -7, -9), _COAT)
    ways = (
        "186,180,0.3 194,206,1 200,234,0.1",
        "222,172,0.3 222,214,1 222,236,0.1",
        "258,180,0.3 250,206,1 244,234,0.1",
        "28,266,0.3 52,280,1 70,314,0.1",
        "60,236,0.3 74,260,1 84,288,0.1",
        "416,274,0.3 392,286,1 372,314,0.1",
    )
    _stripe(sheet, mask, [spots(way) for way in ways], 22)


def _ruff(sheet: Sheet) -> None:
    ruff = sheet.plate()
    for s in (-1, 1):
        for way in (
            "90,-40,1.2 150,-30,1 196,-64,0.04",
            "96,0,1.2 160,16,1 214,-4,0.04",
            "96,30,1.2 158,60,1 210,64,0.04",
            "90,60,1.2 136,90,1 172,104,0.04",
            "70,90,1.2 104,120,1 128,138,0.04",
            "44,110,1.2 70,146,1 86,180,0.04",
            "10,120,1.2 24,170,1 30,220,0.04",
        ):
            ruff.brush(_HEAD(spots(way, s)), 62, dry=0, taper=(0, 0.05), wob=0.02)
    mask = carve(sheet, ruff, _FUR, rim=3.2)
    shade(sheet, turned_away(sheet, mask, 16, 10), _SHADE)
    ways = [
        _HEAD(spots(way, s))
        for s in (-1, 1)
        for way in (
            "112,-20,1 150,-22,0.8 186,-44,0.1",
            "118,24,1 152,42,0.8 190,44,0.1",
            "104,66,1 136,100,0.8 168,112,0.1",
        )
    ]
    _stripe(sheet, mask, ways, 19)


def _ears(sheet: Sheet) -> None:
    for s in (-1, 1):
        ear = sheet.plate().fill(
            _HEAD(spots("50,-92 84,-122 124,-134 162,-130 150,-112 154,-98 138,-96 122,-68 94,-50", s))
        )
        sheet.rim(ear.mask, "#120608", 9)
        mask = carve(sheet, ear, _COAT, rim=3)
        shade(sheet, turned_away(sheet, mask, -6, -7), _LIT)
        shade(
            sheet,
            sheet.plate().fill(_HEAD(spots("74,-86 104,-112 140,-122 128,-98 112,-74 96,-64", s))).mask * mask,
            "#2a0c10",
        )
        tuft = [
            _HEAD(spots(way, s))
            for way in ("78,-80,0.8 102,-92,0.8 122,-112,0.1", "90,-70,0.8 110,-80,0.8 128,-96,0.1")
        ]
        inked(sheet, tuft, 10, _FUR, within=mask)


def _face(sheet: Sheet) -> None:
    half = spots("0,-112 52,-108 94,-74 112,-24 110,28 92,66 60,92 0,100")
    outline = [*half, *((-x, y) for x, y in reversed(half[1:-1]))]
    mask = carve(sheet, sheet.plate().fill(_HEAD(outline)), _COAT, rim=4)
    shade(sheet, turned_away(sheet, mask, 34, 4), _DIM)
    shade(sheet, turned_away(sheet, mask, -9, -9), _LIT)
    pale = sheet.plate()
    for s in (-1, 1):
        pale.fill(_HEAD(spots("24,-46 44,-62 80,-70 88,-52 56,-46", s)))
        pale.fill(_HEAD(spots("58,30 88,4 106,14 100,44 80,66 60,60", s)))
    shade(sheet, pale.mask * mask, _FUR)
    bridge = sheet.plate().fill(_HEAD(spots("-20,-40 0,-52 20,-40 24,0 36,34 0,44 -36,34 -24,0")))
    shade(sheet, bridge.mask * mask, _LIT)
    ways = [
        _HEAD(spots(way, s))
        for s in (-1, 1)
        for way in (
            "60,-108,1 52,-86,0.9 30,-72,0.1",
            "84,-86,1 70,-72,0.9 52,-70,0.1",
            "112,-40,1 92,-32,0.9 74,-18,0.1",
            "116,-6,1 94,0,0.9 76,6,0.1",
            "112,30,1 94,30,0.8 82,26,0.1",
        )
    ]
    _stripe(sheet, mask, ways, 17)
    word = sheet.plate().text("王", *where(_HEAD, 0, -84), 64, bold=4)
    sheet.body(word.mask, "#1a1014")


def _jaws(sheet: Sheet) -> None:
    chin = sheet.plate().fill(_HEAD(spots("-62,84 -56,140 -30,170 0,178 30,170 56,140 62,84")))
    mask = carve(sheet, chin, _FUR, rim=3.2)
    shade(sheet, turned_away(sheet, mask, 20, 8), _SHADE)
    gape = sheet.plate().fill(_HEAD(spots("-70,62 -30,58 0,70 30,58 70,62 58,120 34,154 0,160 -34,154 -58,120")))
    mask = carve(sheet, gape, "#2c080c", rim=3)
    gums = sheet.plate().fill(_HEAD(spots("-72,54 0,60 72,54 62,80 34,74 0,84 -34,74 -62,80")))
    shade(sheet, gums.mask * mask, "#8a1a24")
    tongue = sheet.plate().fill(_HEAD(spots("-36,150 -34,120 -14,106 0,112 14,106 34,120 36,150 0,170")))
    shade(sheet, tongue.mask * mask, "#cc3a40")
    inked(sheet, [_HEAD(spots("0,114,0.3 1,134,1 0,154,0.3"))], 5, "#7a1420", within=mask)
    teeth = sheet.plate()
    for s in (-1, 1):
        teeth.fill(_HEAD(spots("34,50 64,46 60,92 44,142 36,96", s)))
        teeth.fill(_HEAD(spots("26,162 48,148 46,104 30,130", s)))
        for x in (8, 22):
            teeth.fill(polygon(_HEAD([(s * (x - 6), 62), (s * (x + 6), 60), (s * x, 80)])))
            teeth.fill(polygon(_HEAD([(s * (x - 6), 160), (s * (x + 5), 158), (s * x, 144)])))
    mask = carve(sheet, teeth, "#fbf4de", rim=2.4, grain=0.06)
    shade(sheet, turned_away(sheet, mask, 6, 0), _SHADE)
    blood = sheet.plate()
    for x, y, foot in (
        (-46, 100, 196),
        (-38, 150, 212),
        (-8, 172, 224),
        (12, 172, 206),
        (40, 152, 218),
        (48, 104, 186),
    ):
        blood.brush(
            _HEAD([(x, y, 0.9), (x + 1, foot - 18, 0.5), (x, foot, 1.1)]), 13, dry=0, seed=foot, taper=(0.02, 0)
        )
    carve(sheet, blood, _BLOOD, rim=1.6, line="#3a060a", grain=0.05)
    muzzle = sheet.plate()
    for s in (-1, 1):
        muzzle.fill(_HEAD(spots("0,26 26,10 58,8 86,28 92,58 74,50 56,52 44,68 24,60 0,72", s)))
    mask = carve(sheet, muzzle, _FUR, rim=3)
    shade(sheet, turned_away(sheet, mask, 12, 10), _SHADE)
    nose = sheet.plate().fill(_HEAD(spots("-30,20 0,14 30,20 24,38 0,50 -24,38")))
    mask = carve(sheet, nose, "#3a1a1c", rim=2.6)
    shade(sheet, turned_away(sheet, mask, -6, -5), "#8a4a48")
    whiskers = [
        _HEAD([(s * 66, 36 + 7 * i, 0.9), (s * 116, 16 + 14 * i, 0.7), (s * 172, 14 + 22 * i, 0.05)])
        for s in (-1, 1)
        for i in range(2)
    ]
    inked(sheet, whiskers, 4, "#fdf6e2")
    inked(sheet, [_HEAD(spots("0,46,0.6 0,70,1"))], 6, DARK)
    snarl = [
        _HEAD(spots(way, s))
        for s in (-1, 1)
        for way in (
            "24,24,0.2 44,24,1 60,40,0.2",
            "34,14,0.2 58,18,1 74,34,0.2",
            "24,4,0.2 36,-8,1 50,0,0.2",
            "20,-8,0.2 30,-20,1 42,-16,0.2",
            "4,-2,0.3 18,-10,1 22,-24,0.2",
            "4,-18,0.3 14,-26,1 16,-42,0.2",
        )
    ]
    inked(sheet, snarl, 8, "#3a0a0e")


def _eyes(sheet: Sheet) -> None:
    rims, whites, pupils, lights = (sheet.plate() for _ in range(4))
    for s in (-1, 1):
        rims.fill(_HEAD(spots("12,10 28,-14 60,-30 90,-38 74,-8 42,8", s)))
        whites.fill(_HEAD(spots("26,3 38,-6 58,-14 78,-24 64,-4 44,6", s)))
        x, y = where(_HEAD, s * 51, -10)
        pupils.disc(x, y, 4)
        lights.disc(x - 3, y - 3, 2)
    carve(sheet, rims, "#1a1014", rim=1)
    brows = [_HEAD(spots("2,2,0.6 28,-20,1.3 68,-36,1.2 106,-64,0.05", s)) for s in (-1, 1)]
    inked(sheet, brows, 20, "#1a1014")
    mask = carve(sheet, whites, "#ffd23e", rim=1)
    shade(sheet, turned_away(sheet, mask, 3, -6), "#e08a24")
    sheet.body(blur(pupils.mask, 1.2 * SCALE) * mask, DARK).body(pupils.mask, DARK).body(lights.mask, "#fff6dc")


def _leg(sheet: Sheet, outline: str, muscle: str, stripes: tuple[str, ...]) -> None:
    """Print a foreleg from the shoulder down to where its toes go."""
    mask = carve(sheet, sheet.plate().fill(spots(outline)), _COAT, rim=4, grain=0.25)
    shade(sheet, turned_away(sheet, mask, 34, 0), _DIM)
    shade(sheet, turned_away(sheet, mask, -9, -8), _LIT)
    inked(sheet, [spots(muscle)], 9, _DIM, within=mask)
    _stripe(sheet, mask, [spots(way) for way in stripes], 21)


_TOES: tuple[tuple[float, float, float, float], ...] = (
    (-60, 44, 26, 30),
    (-22, 60, 27, 32),
    (21, 61, 26, 31),
    (60, 46, 25, 29),
)
"""Middle and half axes of each toe, from the left."""


def _toes(sheet: Sheet, at: Placing, *, wet: bool) -> None:
    """Print a forepaw seen from the front: one broad paw, cut into toes, claws out of them."""
    claws = sheet.plate()
    for x, y, _, _ in _TOES:
        out = x * 0.12
        claws.fill(
            at(
                [
                    (x - 12, y + 10),
                    (x + 12, y + 10),
                    (x + 10 + out, y + 36),
                    (x - 2 + 2 * out, y + 72),
                    (x - 9 + out, y + 36),
                ]
            )
        )
    mask = carve(sheet, claws, "#f8efd4", rim=2.8, grain=0.06)
    shade(sheet, turned_away(sheet, mask, 6, 0), _SHADE)
    if wet:
        tips = sheet.plate()
        for x, y, _, _ in _TOES:
            tips.disc(*where(at, x * 1.24, y + 66), 15, ry=21)
        sheet.body(tips.mask * mask, _BLOOD)
    paw = sheet.plate().fill(at(spots("-54,-22 -74,-4 -87,26 -78,52 -20,76 24,76 76,54 87,28 74,-4 54,-22 0,-34")))
    for x, y, rx, ry in _TOES:
        paw.disc(*where(at, x, y), rx, ry=ry)
    mask = carve(sheet, paw, _COAT, rim=3.4, grain=0.2)
    shade(sheet, turned_away(sheet, mask, 22, 17), _DIM)
    shade(sheet, turned_away(sheet, mask, -8, -7), _LIT)
    glints = [at(spots(way)) for way in ("-74,30,0.2 -60,20,1 -48,26,0.2", "-38,44,0.2 -22,34,1 -8,42,0.2")]
    glints += [at(spots(way)) for way in ("8,44,0.2 22,36,1 36,44,0.2", "46,32,0.2 58,24,1 68,30,0.2")]
    inked(sheet, glints, 7, _LIT, within=mask)
    cuts = ("-40,84,1.2 -41,52,0.9 -34,10,0.05", "0,94,1.2 -1,58,0.9 0,14,0.05", "41,84,1.2 42,54,0.9 35,12,0.05")
    inked(sheet, [at(spots(way)) for way in cuts], 10, DARK, within=mask)
    bands = ("-84,10,1 -54,2,0.8 -34,6,0.1", "84,10,1 54,2,0.8 34,6,0.1", "-58,-16,1 -32,-18,0.8 -14,-12,0.1")
    _stripe(sheet, mask, [at(spots(way)) for way in (*bands, "58,-16,1 34,-18,0.8 16,-12,0.1")], 17)
