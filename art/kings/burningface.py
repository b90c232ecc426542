"""The king whose face burns."""

from __future__ import annotations

from math import pi, sin

from art.ghosts.limbs import carve, inked, pose, shade, spots, turned_away, where
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
    """Print the small white figure on its lotus, calm in the middle of the fire."""
    at = pose(_X, 206, k=1.05)
    halo = sheet.plate().disc(*where(at, 0, -62), 56)
    carve(sheet, halo, "#f6d98a", rim=2.6, line="#7e4c1e", grain=0.1)
    gown = sheet.plate().fill(at(spots("0,-62 -20,-50 -34,-18 -58,16 -50,30 0,34 50,30 58,16 34,-18 20,-50")))
    mask = carve(sheet, gown, "#fbf6ea", rim=2.6, grain=0.05)
    shade(sheet, turned_away(sheet, mask, 14, 5), "#cdbfae")
    veil = sheet.plate().fill(at(spots("0,-116 -22,-104 -28,-74 -24,-46 0,-40 24,-46 28,-74 22,-104")))
    mask = carve(sheet, veil, "#fbf6ea", rim=2.4, grain=0.05)
    shade(sheet, turned_away(sheet, mask, 8, 3), "#cdbfae")
    face = sheet.plate().disc(*where(at, 0, -76), 15, ry=20)
    carve(sheet, face, "#f3d8b4", rim=1.6, grain=0.03)
    lines = [at(spots("3,-77,0.4 7,-75,1 12,-78,0.4", s)) for s in (-1, 1)]
    lines += [
        at(spots("-22,-24,0.3 0,-8,1 22,-24,0.3")),
        at(spots("-40,14,0.3 0,4,1 40,14,0.3")),
        at(spots("0,-40,0.3 0,-10,0.8")),
    ]
    inked(sheet, lines, 3.4, "#5a4a44")
    sheet.body(sheet.plate().disc(*where(at, 0, -90), 3).mask, "#c8321f")
    petals = sheet.plate()
    for i in (-3, 3, -2, 2, -1, 1, 0):
        x = i * 19
        petals.fill(at([(x, 16 + abs(i) * 1.5), (x - 13, 32), (x + i * 1.5, 50 - abs(i) * 3), (x + 13, 32)]))
    mask = carve(sheet, petals, "#e88a94", rim=2.4, grain=0.08)
    shade(sheet, turned_away(sheet, mask, 4, 8), "#a8404e")
