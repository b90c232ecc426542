"""The king whose face burns."""

from __future__ import annotations

from math import pi, sin

from art.ghosts.limbs import Placing, carve, inked, pose, shade, spots, turned_away, where
from art.kings.masks import DARK
from art.kit.base import SCALE, blur
from art.kit.geometry import around, polygon
from art.kit.sheet import Sheet

_SKIN, _DIM, _LIT = "#2f5a66", "#122a36", "#5d929a"
_GOLD, _BRONZE = "#e0ae4c", "#7e4c1e"
_BONE, _BONE_DIM = "#f5e8c8", "#b89a72"
_X, _Y = 222.0, 412.0
_FACE = pose(_X, _Y, k=1.34)


def burning_face(sheet: Sheet) -> None:
    """The keeper of hungry ghosts: his face and his tongue are on fire, and over his brow sits the one he obeys."""
    _halo_of_fire(sheet)
    _ears(sheet)
    _mask(sheet)
    _glare(sheet)
    _nose(sheet)
    _mouth(sheet)
    _burning_brows(sheet)
    _crown(sheet)
    _guanyin(sheet)


def _halo_of_fire(sheet: Sheet) -> None:
    for layer, (tint, k) in enumerate((("#7c1414", 1.0), ("#c8301c", 0.86), ("#ee7a26", 0.7), ("#ffcf5a", 0.54))):
        fire = sheet.plate()
        for i in range(25):
            a = -pi / 2 + (i - 12) * 0.235
            reach = (322 + 50 * sin(i * 2.4) - 40 * abs(i - 12) / 12) * k
            sway = 0.2 if i < 12 else -0.2
            (bx, by), (cx, cy) = around(_X, _Y, reach * 0.62, a + sway), around(_X, _Y, reach * 0.84, a + sway * 0.2)
            tx, ty = around(_X, _Y, reach, a - sway * 0.5)
            line = [
                (*around(_X, _Y, 110, a), 1.1),
                (bx, by - 16 * k, 1.15),
                (cx, cy - 34 * k, 0.66),
                (tx, ty - 74 * k, 0.03),
            ]
            fire.brush(line, 74 * k, dry=0, seed=i, wob=0.02, taper=(0, 0.05))
        carve(sheet, fire, tint, rim=1.6 if layer else 3, line="#32080a", grain=0.2)


def _ears(sheet: Sheet) -> None:
    for s in (-1, 1):
        ear = sheet.plate().fill(_FACE(spots("84,-30 110,-62 122,-24 108,34 90,50 80,20", s)))
        mask = carve(sheet, ear, _SKIN, rim=3)
        shade(sheet, turned_away(sheet, mask, 9, 9), _DIM)
        carve(sheet, sheet.plate().ring(*where(_FACE, s * 102, 66), 17, 7), _GOLD, rim=2.2)


def _mask(sheet: Sheet) -> None:
    half = spots("0,-96 50,-92 84,-58 94,-6 88,50 70,104 40,142 0,154")
    outline = [*half, *((-x, y) for x, y in reversed(half[1:-1]))]
    mask = carve(sheet, sheet.plate().fill(_FACE(outline)), _SKIN, rim=4, line="#120a10")
    shade(sheet, turned_away(sheet, mask, 34, 6), _DIM)
    shade(sheet, turned_away(sheet, mask, -9, -8), _LIT)
    hollows, cheeks = sheet.plate(), sheet.plate()
    for s in (-1, 1):
        hollows.fill(_FACE(spots("8,-20 34,-50 80,-46 84,-8 50,18 16,8", s)))
        cheeks.fill(_FACE(spots("38,30 72,14 84,28 74,48 48,46", s)))
    shade(sheet, hollows.mask * mask, "#0a1a24")
    shade(sheet, cheeks.mask * mask, _LIT)
    creases = [
        _FACE(spots(text, s))
        for s in (-1, 1)
        for text in ("40,34,0.3 78,52,1 76,104,0.2", "4,-34,0.4 11,-56,1 6,-76,0.2", "56,112,0.2 44,128,1 22,140,0.2")
    ]
    inked(sheet, creases, 9, "#081218", within=mask)


def _glare(sheet: Sheet) -> None:
    whites, irises, pupils = sheet.plate(), sheet.plate(), sheet.plate()
    for s in (-1, 1):
        whites.disc(*where(_FACE, s * 46, -17), 29, ry=24)
        irises.disc(*where(_FACE, s * 43, -15), 17)
        pupils.disc(*where(_FACE, s * 43, -15), 7)
    mask = carve(sheet, whites, "#fff0b4", rim=3)
    shade(sheet, turned_away(sheet, mask, 5, -7), "#f0a83a")
    sheet.body(irises.mask * mask, "#d8321f").body(pupils.mask, DARK)
    light = sheet.plate().disc(*where(_FACE, -48, -23), 4).disc(*where(_FACE, 38, -23), 4)
    sheet.body(light.mask, "#fff6dc")


def _nose(sheet: Sheet) -> None:
    nose = sheet.plate().fill(_FACE(spots("-13,-22 13,-22 18,4 40,22 32,40 0,44 -32,40 -40,22 -18,4")))
    mask = carve(sheet, nose, "#3f7480", rim=2.8)
    shade(sheet, turned_away(sheet, mask, 15, 7), _DIM)
    inked(sheet, [_FACE(spots("10,34,0.5 22,30,1 31,35,0.4", s)) for s in (-1, 1)], 10, "#081218")


def _mouth(sheet: Sheet) -> None:
    """Print the mouth, the tusks, and the tongue of fire that hangs out of it."""
    gape = sheet.plate().fill(_FACE(spots("-66,58 -34,50 0,54 34,50 66,58 62,96 34,124 -34,124 -62,96")))
    mask = carve(sheet, gape, "#33080e", rim=3.4)
    sheet.body(blur(sheet.plate().disc(_X, _Y + 128, 44, ry=26).mask, 8 * SCALE) * mask, "#e8582c")
    for tint, k in (("#c8301c", 1.0), ("#f08a2c", 0.68), ("#ffdc70", 0.36)):
        tongue = sheet.plate()
        for dx, foot, sway in ((-16, 640, -30), (0, 704, 16), (18, 650, 34)):
            y = 506.0
            line = [
                (_X + dx * k, y, 0.9),
                (_X + dx + sway * 0.3, y + (foot - y) * 0.4 * k, 1.2),
                (_X + dx + sway, y + (foot - y) * 0.75 * k, 0.7),
            ]
            tongue.brush(
                [*line, (_X + dx + sway * 0.3, y + (foot - y) * k, 0.03)],
                58 * (0.3 + 0.7 * k),
                dry=0,
                seed=dx + 20,
                taper=(0, 0.05),
                wob=0.02,
            )
        carve(sheet, tongue, tint, rim=2, line="#3a0c0c", grain=0.12)
    teeth = sheet.plate()
    for i in range(6):
        x = -35 + i * 14
        teeth.fill(polygon(_FACE([(x - 7, 53), (x + 7, 53), (x + 3, 74), (x - 3, 74)])))
    for s in (-1, 1):
        teeth.fill(_FACE(spots("44,120 62,108 78,66 80,26 64,58 50,90", s)))
        teeth.fill(_FACE(spots("42,52 58,56 52,96", s)))
    mask = carve(sheet, teeth, _BONE, rim=2.4, grain=0.08)
    shade(sheet, turned_away(sheet, mask, 6, 0), _BONE_DIM)


def _burning_brows(sheet: Sheet) -> None:
    for tint, k in (("#d8401e", 1.0), ("#ffc84e", 0.56)):
        brows = sheet.plate()
        for s in (-1, 1):
            for way, w in (
                ("4,-20 26,-48 62,-56 108,-96", 30),
                ("26,-46 46,-74 58,-104 52,-128", 22),
                ("50,-54 74,-82 92,-112 94,-146", 22),
            ):
                points = _FACE(spots(way, s))
                brows.brush(
                    [(x, y, share) for (x, y), share in zip(points, (0.7, 1.2, 0.8, 0.03), strict=True)],
                    w * k,
                    dry=0,
                    taper=(0.02, 0.05),
                    wob=0.02,
                )
        carve(sheet, brows, tint, rim=2 if k == 1 else 0.6, line="#3a0c0c", grain=0.1)


def _crown(sheet: Sheet) -> None:
    band = sheet.plate().fill(
        _FACE(spots("-86,-66 -46,-92 0,-100 46,-92 86,-66 90,-92 48,-118 0,-126 -48,-118 -90,-92"))
    )
    mask = carve(sheet, band, _GOLD, rim=3)
    shade(sheet, turned_away(sheet, mask, 6, 9), _BRONZE)
    gems = sheet.plate()
    for x, y in ((-66, -88), (-34, -104), (34, -104), (66, -88)):
        gems.disc(*where(_FACE, x, y), 9)
    carve(sheet, gems, "#2f8a80", rim=2)


def _guanyin(sheet: Sheet) -> None:
    """Print the one in white on her lotus, calm in the middle of the fire, a twig of willow in her raised hand."""
    at, head = pose(_X, 206, k=1.06), pose(_X + 1, 100, turn=-0.1, k=1.06)
    halo = sheet.plate().disc(*where(at, 0, -92), 54)
    halo_mask = carve(sheet, halo, "#f6d98a", rim=2.8, line="#7e4c1e", grain=0.1)
    rays = sheet.plate()
    for i in range(22):
        a = -pi / 2 + (i - 10.5) * 0.2
        rays.brush([(*where(at, *around(0, -92, r, a)), w) for r, w in ((30, 0.3), (40, 1), (51, 0.2))], 4, dry=0)
    sheet.body(rays.mask * halo_mask, "#d2943a")
    _her_lotus(sheet, at)
    veil = sheet.plate().fill(
        at(spots("0,-140 -22,-132 -31,-108 -32,-84 -50,-62 -60,-22 -50,8 50,8 58,-22 48,-62 31,-84 30,-108 21,-132"))
    )
    mask = carve(sheet, veil, "#e9e0d2", rim=2.6, grain=0.05)
    shade(sheet, turned_away(sheet, mask, 16, 0), _SHADED)
    legs = spots("-74,16 -78,2 -56,-14 -22,-16 0,-8 22,-16 56,-14 78,2 74,16 40,28 0,24 -40,28")
    mask = carve(sheet, sheet.plate().fill(at(legs)), _WHITE, rim=2.6, grain=0.05)
    shade(sheet, turned_away(sheet, mask, 8, 11), _SHADED)
    breast = sheet.plate().fill(at(spots("-14,-84 -32,-74 -34,-40 -24,-8 24,-8 34,-40 32,-74 14,-84")))
    mask = carve(sheet, breast, _WHITE, rim=2.4, grain=0.05)
    shade(sheet, turned_away(sheet, mask, 12, 4), _SHADED)
    carve(sheet, sheet.plate().fill(at(spots("-11,-88 11,-88 2,-58 -2,-58"))), _FLESH, rim=1.8, grain=0.03)
    collar = [at(spots("-15,-82,0.3 -4,-60,1 3,-40,0.6")), at(spots("15,-82,0.3 6,-64,1 0,-56,0.2"))]
    inked(sheet, collar, 4, _CUT)
    _her_sleeves(sheet, at)
    _her_head(sheet, head)
    folds = [
        at(spots("-58,4,0.2 -24,-2,1 10,14,0.2")),
        at(spots("58,2,0.2 30,-2,1 4,2,0.2")),
        at(spots("-30,20,0.2 0,14,1 30,20,0.2")),
    ]
    inked(sheet, folds, 4, _CUT)


_WHITE, _SHADED, _FLESH, _CUT = "#fbf6ea", "#bcae9e", "#f0cfa6", "#4a3a3c"


def _her_lotus(sheet: Sheet, at: Placing) -> None:
    back = sheet.plate()
    for i in (-3.5, 3.5, -2.5, 2.5, -1.5, 1.5, -0.5, 0.5):
        x = i * 22
        back.fill(at([(x - 12, 22), (x + i * 3, 2 + abs(i)), (x + 14, 22), (x, 40)]))
    carve(sheet, back, "#c8606c", rim=2.2, line="#3a0c14", grain=0.08)
    for i in (-3, 3, -2, 2, -1, 1, 0):
        x, y = i * 22, 14 + abs(i) * 1.5
        petal = sheet.plate().fill(
            at([(x + i * 3, y), (x - 13 + i, y + 16), (x + i * 0.6, y + 36 - abs(i) * 2), (x + 13 + i, y + 16)])
        )
        mask = carve(sheet, petal, "#f0a0a6", rim=2, line="#3a0c14", grain=0.08)
        shade(sheet, turned_away(sheet, mask, 7, 5), "#b8485a")


def _her_sleeves(sheet: Sheet, at: Placing) -> None:
    """Print one arm that rests with a vase in her lap, and one that is raised, its wide sleeve fallen back."""
    low = spots("-30,-76 -46,-60 -54,-34 -42,-18 -14,-14 -6,-22 -10,-34 -28,-38 -26,-56")
    mask = carve(sheet, sheet.plate().fill(at(low)), _WHITE, rim=2.4, grain=0.05)
    shade(sheet, turned_away(sheet, mask, 4, 9), _SHADED)
    vase = sheet.plate().fill(at(spots("-6,-56 6,-56 3,-46 11,-34 8,-18 -8,-18 -11,-34 -3,-46")))
    mask = carve(sheet, vase, "#6fae9c", rim=2, grain=0.05)
    shade(sheet, turned_away(sheet, mask, 6, 0), "#2f6a62")
    palm = sheet.plate().fill(at(spots("-16,-30 -4,-28 7,-22 4,-14 -8,-14 -18,-20")))
    carve(sheet, palm, _FLESH, rim=1.6, grain=0.03)
    inked(sheet, [at([(-4, y, 0.4), (6, y + 1, 1)]) for y in (-25, -21, -17)], 2, _CUT)
    lining = sheet.plate().fill(at(spots("37,-50 42,-58 54,-60 65,-54 66,-44 54,-38 42,-42")))
    carve(sheet, lining, "#8a7a72", rim=1.8, grain=0.03)
    arm = sheet.plate().brush(at(spots("50,-34,1.3 52,-56,1.05 50,-76,0.8")), 12, dry=0, taper=(0, 0))
    carve(sheet, arm, _FLESH, rim=1.8, grain=0.03)
    fingers = sheet.plate()
    for line in (
        "50,-76,1 44,-88,0.9 44,-98,0.4",
        "51,-78,1 50,-92,0.9 52,-104,0.3",
        "53,-76,1 57,-88,0.9 60,-97,0.3",
        "47,-74,1 40,-80,0.9 42,-88,0.4",
    ):
        fingers.brush(at(spots(line)), 6.4, dry=0, taper=(0, 0.05))
    carve(sheet, fingers, _FLESH, rim=1.4, grain=0.03)
    twig, leaves = sheet.plate(), sheet.plate()
    twig.brush(at(spots("46,-86,0.7 54,-112,1 72,-124,0.8 88,-112,0.2")), 3.6, dry=0)
    for x, y, dx, dy in (
        (54, -110, -14, -9),
        (60, -118, -6, -16),
        (68, -123, 4, -15),
        (72, -124, 13, 9),
        (80, -120, 17, -3),
        (86, -114, 11, 14),
    ):
        leaves.brush(at([(x, y, 0.4), (x + dx * 0.5, y + dy * 0.5, 1), (x + dx, y + dy, 0.05)]), 8, dry=0)
    carve(sheet, leaves, "#8fbf6a", rim=1.6, line="#1c3018", grain=0.03)
    sheet.body(twig.mask, "#3c5a2c")
    fallen = spots("28,-78 38,-68 38,-54 42,-45 54,-41 66,-49 69,-20 57,10 44,-2 34,-26 24,-42")
    mask = carve(sheet, sheet.plate().fill(at(fallen)), _WHITE, rim=2.4, grain=0.05)
    shade(sheet, turned_away(sheet, mask, 9, 0), _SHADED)
    inked(
        sheet,
        [
            at(spots("44,-40,0.3 50,-18,1 54,2,0.2")),
            at(spots("34,-58,0.2 38,-38,1 44,-20,0.2")),
            at(spots("-44,-44,0.2 -34,-28,1 -16,-22,0.2")),
        ],
        4,
        _CUT,
    )


def _her_head(sheet: Sheet, at: Placing) -> None:
    hood = sheet.plate().fill(at(spots("0,-40 -20,-33 -29,-8 -27,18 -20,28 20,28 27,18 29,-8 20,-33")))
    mask = carve(sheet, hood, _WHITE, rim=2.4, grain=0.05)
    shade(sheet, turned_away(sheet, mask, 9, 0), _SHADED)
    hair = sheet.plate().fill(at(spots("0,-29 -14,-25 -21,-6 -19,16 19,16 21,-6 14,-25")))
    carve(sheet, hair, "#1c1620", rim=1.4, grain=0.05)
    face = sheet.plate().fill(at(spots("0,-14 -12,-11 -17,0 -15,12 -8,21 0,25 8,21 15,12 17,0 12,-11")))
    mask = carve(sheet, face, _FLESH, rim=1.4, grain=0.03)
    shade(sheet, turned_away(sheet, mask, 5, 2), "#d0a27c")
    crown = sheet.plate().fill(at(spots("-12,-20 -8,-30 0,-38 8,-30 12,-20 0,-16")))
    carve(sheet, crown, _GOLD, rim=1.8, grain=0.05)
    sheet.body(sheet.plate().disc(*where(at, 0, -26), 4).mask, "#c8321f")
    lines = [at(spots("3,2,0.4 8,5,1 13,1,0.4", s)) for s in (-1, 1)]
    lines += [at(spots("3,-4,0.3 8,-7,0.8 14,-5,0.2", s)) for s in (-1, 1)]
    lines += [at(spots("0,2,0.2 -2,10,0.8 2,11,0.3"))]
    inked(sheet, lines, 3, _CUT)
    sheet.body(sheet.plate().disc(*where(at, 0, 17), 4, ry=2).disc(*where(at, 0, -8), 2).mask, "#c8321f")
