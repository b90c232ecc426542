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
_HEAD = pose(_X, 356.0, turn=-0.07, k=1.22)
_BLOOD = "#a8101a"


def blood_tiger(sheet: Sheet) -> None:
    """A tiger red as blood comes down at you off a rock, shoulders high, jaws open, one paw already out."""
    _back(sheet)
    _paw(sheet, pose(352, 588, turn=0.1, k=0.9, side=-1), wet=False)
    _ruff(sheet)
    _ears(sheet)
    _face(sheet)
    _jaws(sheet)
    _eyes(sheet)
    _paw(sheet, pose(92, 574, turn=0.1, k=1.0), wet=True)


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
        "120,330 62,250 70,180 130,150 190,190 222,214 262,186 322,160 390,190 404,270 372,340 410,470 "
        "396,620 60,620 40,470"
    )
    mask = carve(sheet, sheet.plate().fill(body), "#7c161a", rim=3.6, grain=0.25)
    shade(sheet, mask * smooth(sheet.down() + 30 * cloud(sheet.shape, 50 * SCALE, seed=3), 330, 350), "#3a0a10")
    shade(sheet, turned_away(sheet, mask, 20, 0), "#3a0a10")
    shade(sheet, turned_away(sheet, mask, -9, -11), _COAT)
    ways = (
        "78,226,0.3 110,240,1 140,280,0.1",
        "96,180,0.3 128,206,1 146,250,0.1",
        "140,158,0.3 158,200,1 160,240,0.1",
        "62,270,0.3 96,290,1 124,320,0.1",
    )
    left = [spots(way) for way in ways]
    right = [[(456 - x, y + 12, w) for x, y, w in way] for way in left]
    _stripe(sheet, mask, [*left, *right, spots("222,196,0.3 222,240,1 222,270,0.1")], 26)


def _ruff(sheet: Sheet) -> None:
    ruff = sheet.plate()
    for s in (-1, 1):
        for way in (
            "90,-40,1.2 150,-30,1 196,-64,0.04",
            "96,0,1.2 160,16,1 214,-4,0.04",
            "96,30,1.2 158,60,1 210,64,0.04",
            "90,60,1.2 144,104,1 190,124,0.04",
            "70,90,1.2 116,140,1 150,172,0.04",
            "44,110,1.2 72,160,1 92,204,0.04",
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
        ear = sheet.plate().fill(_HEAD(spots("52,-96 70,-142 104,-150 126,-120 118,-70 92,-54", s)))
        mask = carve(sheet, ear, _COAT, rim=3)
        shade(
            sheet,
            sheet.plate().fill(_HEAD(spots("72,-92 82,-126 104,-130 114,-108 106,-74", s))).mask * mask,
            "#2a0c10",
        )
        tuft = [
            _HEAD(spots(way, s)) for way in ("78,-80,0.8 92,-98,0.8 96,-120,0.1", "90,-72,0.8 104,-88,0.8 108,-108,0.1")
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
    tongue = sheet.plate().fill(_HEAD(spots("-36,150 -34,120 -14,106 0,112 14,106 34,120 36,150 0,170")))
    shade(sheet, tongue.mask * mask, "#cc3a40")
    inked(sheet, [_HEAD(spots("0,114,0.3 1,134,1 0,154,0.3"))], 5, "#7a1420", within=mask)
    teeth = sheet.plate()
    for s in (-1, 1):
        teeth.fill(_HEAD(spots("34,58 60,62 56,92 44,124 36,94", s)))
        teeth.fill(_HEAD(spots("30,158 48,142 44,112 32,134", s)))
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
        muzzle.fill(_HEAD(spots("0,30 30,22 66,36 80,62 60,82 28,78 0,66", s)))
    mask = carve(sheet, muzzle, _FUR, rim=3)
    shade(sheet, turned_away(sheet, mask, 12, 10), _SHADE)
    nose = sheet.plate().fill(_HEAD(spots("-30,20 0,14 30,20 24,38 0,50 -24,38")))
    mask = carve(sheet, nose, "#3a1a1c", rim=2.6)
    shade(sheet, turned_away(sheet, mask, -6, -5), "#8a4a48")
    dots, lines = sheet.plate(), [_HEAD(spots("0,48,0.6 0,66,1"))]
    for s in (-1, 1):
        for x, y in ((36, 48), (50, 52), (42, 62), (58, 64)):
            dots.disc(*where(_HEAD, s * x, y), 3)
        lines += [
            _HEAD([(s * 56, 50 + 8 * i, 0.8), (s * 112, 44 + 18 * i, 0.7), (s * 168, 30 + 34 * i, 0.05)])
            for i in range(3)
        ]
    sheet.body(dots.mask, DARK)
    inked(sheet, lines[:1], 5, DARK)
    inked(sheet, lines[1:], 4, "#fdf6e2")
    snarl = [
        _HEAD(spots(way, s))
        for s in (-1, 1)
        for way in ("28,10,0.2 36,0,1 44,6,0.2", "26,-4,0.2 34,-14,1 42,-8,0.2", "8,-10,0.3 14,-24,1 10,-40,0.2")
    ]
    inked(sheet, snarl, 7, "#4a0c10")


def _eyes(sheet: Sheet) -> None:
    rims, whites, pupils, lights = (sheet.plate() for _ in range(4))
    for s in (-1, 1):
        rims.fill(_HEAD(spots("12,10 28,-14 60,-30 90,-38 74,-8 42,8", s)))
        whites.fill(_HEAD(spots("26,2 38,-10 58,-20 76,-26 62,-6 44,4", s)))
        x, y = where(_HEAD, s * 51, -10)
        pupils.disc(x, y, 5)
        lights.disc(x - 3, y - 3, 2)
    carve(sheet, rims, "#1a1014", rim=1)
    brows = [_HEAD(spots("6,-4,0.6 30,-30,1.3 70,-44,1.1 100,-62,0.05", s)) for s in (-1, 1)]
    inked(sheet, brows, 15, "#1a1014")
    mask = carve(sheet, whites, "#ffd23e", rim=1)
    shade(sheet, turned_away(sheet, mask, 3, -6), "#e08a24")
    sheet.body(blur(pupils.mask, 1.2 * SCALE) * mask, DARK).body(pupils.mask, DARK).body(lights.mask, "#fff6dc")


def _paw(sheet: Sheet, at: Placing, *, wet: bool) -> None:
    """Print a forepaw seen from the front, its claws out."""
    leg = sheet.plate().fill(at(spots("-60,-90 -70,-10 -86,40 -70,84 0,96 70,84 86,40 70,-10 60,-90")))
    mask = carve(sheet, leg, _COAT, rim=3.6, grain=0.25)
    shade(sheet, turned_away(sheet, mask, 30, 0), _DIM)
    shade(sheet, turned_away(sheet, mask, -9, -5), _LIT)
    _stripe(
        sheet,
        mask,
        [
            at(spots(way))
            for way in (
                "-74,-60,1 -40,-50,0.8 -12,-54,0.1",
                "74,-64,1 40,-52,0.8 14,-54,0.1",
                "-80,-18,1 -44,-10,0.8 -18,-16,0.1",
                "80,-20,1 44,-10,0.8 20,-16,0.1",
            )
        ],
        19,
    )
    claws, toes = sheet.plate(), sheet.plate()
    for x, y in ((-60, 62), (-21, 78), (21, 78), (60, 62)):
        claws.fill(at([(x - 9, y + 10), (x + 9, y + 10), (x + 6, y + 36), (x - 4, y + 58), (x - 10, y + 34)]))
        toes.disc(*where(at, x, y - 6), 27 * 1.0, ry=30)
    mask = carve(sheet, claws, "#f8efd4", rim=2.6, grain=0.06)
    shade(sheet, turned_away(sheet, mask, 5, 0), _SHADE)
    if wet:
        tips = sheet.plate()
        for x, y in ((-64, 112), (-25, 128), (17, 128), (56, 112)):
            tips.disc(*where(at, x, y), 13, ry=17)
        sheet.body(tips.mask * mask, _BLOOD)
    mask = carve(sheet, toes, _COAT, rim=3, grain=0.2)
    shade(sheet, turned_away(sheet, mask, 12, 8), _DIM)
    shade(sheet, turned_away(sheet, mask, -6, -6), _LIT)
