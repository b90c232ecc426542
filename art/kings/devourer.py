"""The king who devours beasts."""

from __future__ import annotations

from math import cos, pi, sin

from art.ghosts.limbs import Placing, Spots, carve, inked, limb, pose, shade, spots, turned_away, where
from art.kings.masks import DARK, X
from art.kit.base import SCALE, Mask, blur, smooth
from art.kit.geometry import around, polygon
from art.kit.noise import cloud
from art.kit.sheet import Sheet

_HIDE, _DIM, _LIT = "#63304f", "#2b1329", "#8f4c6c"
_GOLD, _BRONZE = "#dcaa4c", "#7a4a20"
_BONE, _BONE_DIM = "#f3e6c6", "#b39a76"
_GORE = "#b3182a"


def beast_devourer(sheet: Sheet) -> None:
    """A glutton's face as old bronzes show it, so great that a stag is a morsel between its fangs."""
    _mane(sheet)
    _horns(sheet)
    face = _face(sheet)
    maw = _maw(sheet)
    _fangs(sheet, far=True)
    _stag(sheet, maw)
    _fangs(sheet, far=False)
    _snout(sheet)
    _eyes(sheet, face)


def _mane(sheet: Sheet) -> None:
    for ring, (reach, tint) in enumerate(((330, "#241022"), (286, "#431a34"), (246, "#7a1c2c"))):
        hair = sheet.plate()
        for i in range(30):
            a = -pi / 2 + (i - 14.5) * 2 * pi / 30
            far = reach * (1 + 0.1 * (i % 2))
            line = [
                (*around(X, 400, 150, a, squash=1.2), 1.2),
                (*around(X, 400, far * 0.7, a + 0.14, squash=1.15), 1.1),
            ]
            hair.brush(
                [
                    *line,
                    (*around(X, 396, far * 0.88, a + 0.06, squash=1.15), 0.6),
                    (*around(X, 392, far, a - 0.1, squash=1.15), 0.03),
                ],
                62,
                dry=0,
                seed=i,
                taper=(0, 0.05),
                wob=0.02,
            )
        hair.disc(X, 400, 170, ry=220)
        carve(sheet, hair, tint, rim=2.4, line="#0a060c", grain=0.25)
        strands = []
        for i in range(30):
            a = -pi / 2 + (i - 14.5) * 2 * pi / 30
            strands.append(
                [
                    (*around(X, 400, reach * 0.62, a + 0.16, squash=1.15), 0.3),
                    (*around(X, 396, reach * 0.8, a + 0.1, squash=1.15), 1),
                    (*around(X, 392, reach * 0.98, a - 0.08, squash=1.15), 0.1),
                ]
            )
        inked(sheet, strands, 4, ("#5a2a4a", "#8a3a4c", "#c84a3c")[ring])


def _horns(sheet: Sheet) -> None:
    for s in (-1, 1):
        at = pose(X, 0, side=s)
        horn = sheet.plate().brush(
            at(spots("70,200,1.1 126,168,1.15 170,110,0.9 150,58,0.5 112,52,0.04")),
            66,
            dry=0,
            taper=(0, 0.02),
            wob=0.01,
        )
        mask = carve(sheet, horn, _GOLD, rim=3.4, grain=0.3)
        shade(sheet, turned_away(sheet, mask, 16, 10), _BRONZE)
        rings = [
            at(
                [
                    (92 + 12 * i - 18, 172 - 20 * i - 26, 0.4),
                    (112 + 10 * i, 182 - 21 * i, 1),
                    (122 + 12 * i + 10, 196 - 20 * i + 12, 0.4),
                ]
            )
            for i in range(4)
        ]
        inked(sheet, rings, 6, "#4a2a14", within=mask)


def _face(sheet: Sheet) -> Mask:
    at = pose(X, 0)
    half = spots("0,140 60,146 128,172 176,232 200,320 212,420 204,530 166,626 92,690 0,706")
    outline = half + [(-a, b) for a, b in reversed(half[1:-1])]
    mask = carve(sheet, sheet.plate().fill(at(outline)), _HIDE, rim=4, grain=0.25)
    shade(sheet, mask * smooth(sheet.down() + 40 * cloud(sheet.shape, 50 * SCALE, seed=4), 560, 600), _DIM)
    shade(sheet, turned_away(sheet, mask, 26, 0), _DIM)
    shade(sheet, turned_away(sheet, mask, -9, -9), _LIT)
    return mask


def _spiral(
    x: float, y: float, r: float, side: int, *, turns: float = 1.6, first: float = 0.0
) -> list[tuple[float, float, float]]:
    """Return the square-shouldered curl of old bronzes, from its outside in."""
    steps = 22
    return [
        (
            x + side * cos(first + 2 * pi * turns * i / steps) * r * (1 - i / (steps + 4)),
            y + sin(first + 2 * pi * turns * i / steps) * r * (1 - i / (steps + 4)),
            1 - 0.5 * i / steps,
        )
        for i in range(steps + 1)
    ]


def _maw(sheet: Sheet) -> Mask:
    at = pose(X, 0)
    half = spots("0,352 70,338 140,350 178,396 186,470 170,560 122,626 56,652 0,656")
    gums = sheet.plate().fill(at(half + [(-a, b) for a, b in reversed(half[1:-1])]))
    carve(sheet, gums, "#8e2030", rim=3.6, grain=0.25)
    inner = [(a * 0.88, 366 + (b - 352) * 0.9) for a, b in half]
    mask = carve(sheet, sheet.plate().fill(at(inner + [(-a, b) for a, b in reversed(inner[1:-1])])), "#12060c", rim=2)
    sheet.body(blur(sheet.plate().disc(X, 480, 110, ry=90).mask, 30 * SCALE) * mask * 0.55, "#a8241c")
    tongue = sheet.plate().fill(at(spots("-96,640 -84,588 -40,566 0,578 40,566 84,588 96,640 0,670")))
    tongue_mask = carve(sheet, tongue, "#c03a44", rim=2.4, grain=0.2)
    shade(sheet, turned_away(sheet, tongue_mask, 20, 0), "#7a1a28")
    inked(sheet, [at(spots("0,580,0.3 3,610,1 0,640,0.3"))], 6, "#5a1018")
    return mask


def _fangs(sheet: Sheet, *, far: bool) -> None:
    """Print the teeth behind the stag, or those that close on it."""
    at = pose(X, 0)
    teeth = sheet.plate()
    if far:
        for dx, y, w, tall in ((-30, 350, 12, 30), (0, 354, 12, 26), (30, 350, 12, 30)):
            teeth.fill(at([(dx - w, y), (dx + w, y), (dx + 2, y + tall)]))
        mask = carve(sheet, teeth, "#cbb48c", rim=2.2, grain=0.15)
        shade(sheet, turned_away(sheet, mask, 7, 0), "#8a6a4a")
        return
    for s in (-1, 1):
        teeth.fill(at(spots("86,340 132,344 134,410 122,480 104,520 98,440", s)))
        teeth.fill(at(spots("48,342 74,340 68,380 58,406 50,380", s)))
        teeth.fill(at(spots("144,356 170,372 160,400 148,424 142,390", s)))
        teeth.fill(at(spots("104,640 144,606 152,560 146,512 128,556 106,596", s)))
        teeth.fill(at(spots("62,656 96,644 92,612 80,590 70,616", s)))
        teeth.fill(at(spots("26,662 54,658 50,634 40,616 30,636", s)))
    teeth.fill(at(spots("-13,662 13,662 9,640 0,626 -9,640")))
    mask = carve(sheet, teeth, _BONE, rim=3, grain=0.12)
    shade(sheet, turned_away(sheet, mask, 10, 0), _BONE_DIM)
    blood = sheet.plate()
    for dx, y, foot in ((-108, 486, 566), (112, 440, 500), (60, 394, 424)):
        blood.brush(at([(dx, y, 0.9), (dx, foot - 20, 0.5), (dx, foot, 1.1)]), 11, dry=0, seed=foot, taper=(0.05, 0))
        blood.disc(*where(at, dx, foot), 6.4)
    carve(sheet, blood, _GORE, rim=1.4, line="#3a060a", grain=0.05)


def _stag(sheet: Sheet, maw: Mask) -> None:
    """Print a stag, caught across the back, that throws up its head and kicks."""
    at = pose(X - 88, 438, k=1.02, turn=0.1)
    tawny, dim = "#e6b06a", "#9a5a30"
    far = sheet.plate()
    for line in (
        spots("94,108,1 78,146,0.62 58,176,0.4 36,184,0.3"),
        spots("200,100,1.4 232,140,0.7 222,156,0.42 234,172,0.3"),
    ):
        far.brush(at(line), 25, dry=0, taper=(0, 0), wob=0.01)
    carve(sheet, far, dim, rim=2.4)
    _antlers(sheet, at)
    body = limb(sheet, at(spots("86,96,1.24 76,62,0.94 66,26,0.66")), 50)
    body.fill(at(spots("60,84 84,62 140,74 190,62 222,78 226,108 200,126 140,116 96,128 66,112")))
    body.fill(
        at(spots("88,12 80,-8 66,-18 38,-30 14,-42 0,-40 -4,-30 4,-20 36,2 22,4 8,-2 0,6 8,18 36,30 48,54 70,50"))
    )
    body.fill(at(spots("80,-2 104,-12 122,-2 108,10 88,14")))
    for line in (
        spots("80,108,1.1 44,124,0.7 34,156,0.42 10,150,0.3"),
        spots("210,92,1.7 212,132,0.9 190,152,0.45 200,172,0.3"),
    ):
        body.brush(at(line), 27, dry=0, taper=(0, 0), wob=0.01)
    body.fill(at(spots("216,72 236,62 244,72 226,86")))
    mask = carve(sheet, body, tawny, rim=3, grain=0.2)
    shade(sheet, turned_away(sheet, mask, 6, 15), dim)
    marks, flecks = sheet.plate(), sheet.plate()
    marks.disc(*where(at, 6, -33), 4.2, ry=3, rot=30)
    for x, y in ((10, 150), (200, 174), (36, 186), (234, 174)):
        marks.fill(polygon(at([(x - 8, y - 6), (x + 5, y - 8), (x + 6, y + 8), (x - 10, y + 8)])))
    for i, (x, y) in enumerate(
        ((104, 82), (126, 90), (150, 84), (172, 92), (192, 80), (118, 102), (162, 102), (206, 96))
    ):
        flecks.disc(*where(at, x, y), 5 - i % 2)
    sheet.body(flecks.mask * mask, "#f3dcae").body(marks.mask * maw, DARK)
    _death_cry(sheet, at)
    gore = []
    for dx, dy, foot in ((166, 62, 104), (178, 58, 122), (190, 56, 112), (202, 60, 128), (212, 64, 100)):
        gore.append(at([(dx, dy, 1.2), (dx + 1, (dy + foot) / 2, 0.8), (dx + 2, foot, 0.9)]))
    inked(sheet, gore, 15, _GORE, within=mask * maw)


def _antlers(sheet: Sheet, at: Placing) -> None:
    """Print the antlers, laid back over the shoulders of the thrown-up head."""
    antlers = sheet.plate()
    for line in (
        spots("76,-8,1 100,-24,0.9 126,-26,0.8 152,-44,0.1"),
        spots("98,-22,0.8 102,-42,0.6 98,-58,0.1"),
        spots("124,-26,0.7 132,-44,0.5 130,-60,0.1"),
        spots("66,-18,1 76,-44,0.9 96,-58,0.7 104,-80,0.1"),
        spots("74,-38,0.8 62,-54,0.6 60,-72,0.1"),
        spots("94,-56,0.7 112,-60,0.5 124,-76,0.1"),
    ):
        antlers.brush(at(line), 10, dry=0, taper=(0, 0.05), wob=0.02)
    carve(sheet, antlers, _BONE, rim=2)


def _death_cry(sheet: Sheet, at: Placing) -> None:
    """Print the stag's fear: an eye that shows its white, a gaping mouth, the tongue out."""
    tongue = sheet.plate().brush(at(spots("32,-1,0.9 14,-9,1 -2,-10,0.9 -10,2,0.3")), 9, dry=0, wob=0.01)
    carve(sheet, tongue, "#d8505a", rim=1.6, line="#3a060a", grain=0.05)
    white = sheet.plate().disc(*where(at, 56, -5), 8.6, ry=7, rot=20)
    mask = carve(sheet, white, "#fff6dc", rim=2.2)
    sheet.body(sheet.plate().disc(*where(at, 58, -9), 4.2).mask * mask, DARK)
    lines = [
        at(spots("38,-14,0.4 54,-19,1 72,-10,0.3")),
        at(spots("34,0,0.5 44,8,1 47,18,0.1")),
        at(spots("46,52,0.2 58,66,1 62,86,0.2")),
        at(spots("62,34,0.2 72,58,1 74,80,0.2")),
    ]
    inked(sheet, lines, 5, "#5a2a14")


def _snout(sheet: Sheet) -> None:
    at = pose(X, 0)
    half = spots("0,246 44,244 74,272 112,296 150,322 182,372 140,352 70,342 0,358")
    lip = sheet.plate().fill(at(half + [(-a, b) for a, b in reversed(half[1:-1])]))
    mask = carve(sheet, lip, _HIDE, rim=3.2, grain=0.2)
    shade(sheet, turned_away(sheet, mask, 0, 16), _DIM)
    nose = spots("0,262 34,256 66,282 62,312 30,316 0,330")
    mask = carve(sheet, sheet.plate().fill(at(nose + [(-a, b) for a, b in reversed(nose[1:-1])])), _LIT, rim=3)
    shade(sheet, turned_away(sheet, mask, 12, 10), _HIDE)
    holes = sheet.plate()
    for s in (-1, 1):
        holes.fill(at(spots("16,296 36,284 54,296 42,308 22,308", s)))
    sheet.body(holes.mask, DARK)
    curls: list[Spots] = []
    for s in (-1, 1):
        curls.append(_spiral(X + s * 122, 318, 20, s, first=pi))
        curls.append(at(spots("8,230,0.4 30,236,1 60,226,0.3", s)))
        curls.append(at(spots("8,214,0.4 26,220,1 48,212,0.3", s)))
    inked(sheet, curls, 6, _GOLD)


def _eyes(sheet: Sheet, face: Mask) -> None:
    """Print eyes like lamps under brows that end in curls, and more curls on his cheeks."""
    placed: Placing = pose(X, 0)
    sockets = sheet.plate()
    for s in (-1, 1):
        sockets.fill(placed(spots("34,250 48,204 96,184 146,204 156,248 112,278 64,276", s)))
    carve(sheet, sockets, "#1c0a18", rim=2.4)
    whites, irises, pupils, lights = (sheet.plate() for _ in range(4))
    for s in (-1, 1):
        whites.disc(X + s * 94, 236, 40, ry=34)
        irises.disc(X + s * 92, 238, 25)
        pupils.disc(X + s * 91, 238, 6, ry=21)
        lights.disc(X + s * 94 - 12, 224, 6)
    mask = carve(sheet, whites, "#ffd84e", rim=3)
    shade(sheet, turned_away(sheet, mask, 5, -9), "#e08a24")
    sheet.body(irises.mask * mask, "#c8321f").body(pupils.mask * mask, DARK).body(lights.mask, "#fff6dc")
    brows = sheet.plate()
    for s in (-1, 1):
        brows.brush(
            placed(spots("14,244,0.6 42,196,1.2 104,176,1.3 164,206,0.9 184,250,0.5 164,266,0.3 158,250,0.1", s)),
            30,
            dry=0,
            taper=(0.02, 0.05),
            wob=0.01,
        )
    brows.fill([(X, 128), (X + 22, 166), (X + 14, 208), (X, 224), (X - 14, 208), (X - 22, 166)])
    mask = carve(sheet, brows, _GOLD, rim=3)
    shade(sheet, turned_away(sheet, mask, 6, 9), _BRONZE)
    curls: list[Spots] = []
    for s in (-1, 1):
        curls += [
            _spiral(X + s * 196, 330, 15, s, first=pi / 2),
            _spiral(X + s * 198, 560, 15, s, first=pi),
            _spiral(X + s * 70, 156, 15, -s),
        ]
        curls += [
            placed(spots("196,360,0.3 202,430,1 200,530,0.3", s)),
            placed(spots("176,606,0.3 130,664,1 60,690,0.3", s)),
        ]
    inked(sheet, curls, 6, _GOLD, within=face)
