"""Ghosts that have a painting of their own, first part: faces hidden, frontal or bare bone."""

from __future__ import annotations

from math import pi, sin

from art.catalogue import slip_of, title_of
from art.kit.base import SCALE, down, smooth
from art.kit.frame import badge, cut, keyline, seal, title
from art.kit.geometry import around, centred, polygon
from art.kit.media import ink, woodblock
from art.kit.noise import chance, cloud
from art.kit.scenery import bokashi, mist, ridge
from art.kit.sheet import Sheet

X = 212.0
_DARK = "#140f16"


def _night(seed: int, *, paper: str, low: str, high: str, moon: tuple[float, float, float], disc: str) -> Sheet:
    """Return a wiped sky with a moon ``(x, y, radius)``."""
    sheet = Sheet(paper, seed, age=0.2)
    face = sheet.plate().disc(*moon).mask
    sheet.lay(bokashi(sheet, -40, 640, seed=seed) * (1 - 0.7 * face), low)
    sheet.lay(bokashi(sheet, -60, 300, strength=0.9, seed=3) * (1 - face), high)
    sheet.body(woodblock(face, seed, 0.3, mott=0.3) * 0.88, disc)
    return sheet


def _finish(sheet: Sheet, face: str, *, red: bool) -> Sheet:
    line, slip = ("#3a1a14", "#eaddbb") if red else ("#10202c", "#dfe4da")
    keyline(sheet, "round", line)
    title(sheet, title_of(face), base=slip, line=line, size=slip_of(face)[1])
    badge(sheet, red, dark=True)
    seal(sheet, "小鬼", "#b5281c")
    cut(sheet, "round")
    return sheet


def _ground(sheet: Sheet, tint: str, seed: int) -> None:
    sheet.lay(woodblock(ridge(sheet, 640, 14, seed), 6, 0.4), tint)


def red_hair() -> Sheet:
    """A mane of red hair with two eyes and a grin in it."""
    sheet = _night(41, paper="#e4d3a6", low="#6a3a26", high="#241620", moon=(X, 300, 178), disc="#e8c070")
    _ground(sheet, "#2a1a18", 4)
    dice, mane = chance(3), sheet.plate()
    for i in range(110):
        a = -pi / 2 + (i / 109 - 0.5) * 2 * pi * 0.97
        reach, bend = 150 + 120 * dice.random() + (110 if sin(a) > 0.2 else 0), dice.normal() * 0.22
        root, half = around(X, 330, 46, a, squash=1.1), around(X, 330, reach * 0.55, a + bend * 0.4, squash=1.15)
        tip = around(X, 330 + 20 * sin(i), reach, a + bend, squash=1.2)
        mane.brush([(*root, 1.1), (*half, 1.1), (*tip, 0.1)], 34, dry=0.42, seed=i, taper=(0.02, 0.4))
    mask = mane.mask
    sheet.rim(mask, "#1c0a0c", 2)
    sheet.body(mask * 0.9, "#8e1c16")
    sheet.lay(ink(mask, 4, tone=0.5) * 0.4, "#5a1010")
    strands = sheet.plate()
    for i in range(90):
        a = -pi / 2 + (i / 89 - 0.5) * 2 * pi * 0.95
        reach, bend = 130 + 120 * dice.random() + (90 if sin(a) > 0.2 else 0), dice.normal() * 0.2
        line = [around(X, 330, 60, a), around(X, 330, reach * 0.6, a + bend * 0.5, squash=1.1)]
        strands.brush(
            [*line, around(X, 330, reach, a + bend, squash=1.15)], 5, dry=0.35, seed=200 + i, taper=(0.1, 0.5)
        )
    sheet.body(ink(strands.mask, 3) * 0.8, "#d84a2c")
    hollow = sheet.plate().fill(
        [(X - 84, 318), (X - 40, 262), (X + 40, 262), (X + 84, 318), (X + 52, 412), (X, 440), (X - 52, 412)]
    )
    sheet.rim(hollow.mask, _DARK, 4)
    sheet.body(hollow.mask, _DARK)
    _lit_eyes(sheet, X, 322, 38, 15, "#f5c63a")
    grin = sheet.plate()
    for i in range(9):
        x = X - 48 + i * 12
        y = 384 + 10 * sin((i / 8) * pi)
        grin.fill(polygon([(x - 7, y - 8), (x + 7, y - 8), (x, y + 18)]))
    sheet.body(woodblock(grin.mask, 3, 0.1), "#efe3c0")
    locks = sheet.plate()
    for i in range(9):
        x = X - 60 + i * 15
        locks.brush(
            [(x * 0.6 + X * 0.4, 236, 1), (x, 282, 1), (x + 8 * sin(i * 2), 316 - abs(i - 4) * 4, 0.1)],
            17,
            dry=0.3,
            seed=400 + i,
        )
    sheet.body(ink(locks.mask, 4), "#a8281c")
    mist(sheet, 560, 720, "#cfae86", seed=5)
    return _finish(sheet, "C-G03", red=True)


def _lit_eyes(sheet: Sheet, x: float, y: float, apart: float, r: float, tint: str) -> None:
    lids, pupils = sheet.plate(), sheet.plate()
    for s in (-1, 1):
        lids.disc(x + s * apart, y, r, ry=r * 0.72, rot=s * 14)
        pupils.disc(x + s * apart * 0.96, y + 1, r * 0.24, ry=r * 0.5)
    sheet.body(woodblock(lids.mask, 3, 0.1), tint).body(pupils.mask, _DARK)


def blood_robe() -> Sheet:
    """A bride in a blood-red robe, her face behind her hair, her sleeves dripping."""
    sheet = _night(42, paper="#e4d3a6", low="#7a4a34", high="#2c1822", moon=(X, 236, 160), disc="#eccf8c")
    _ground(sheet, "#2a1a18", 5)
    shape = (
        "M x-50 352 C x-120 366 x-168 420 x-186 520 L x-196 640 L x-150 616 L x-138 700 L x-60 720 "
        "L x60 720 L x138 700 L x150 616 L x196 640 L x186 520 C x168 420 x120 366 x50 352 Z"
    )
    robe = sheet.plate().fill(centred(shape, X)).mask
    sheet.rim(robe, _DARK, 3)
    sheet.body(woodblock(robe, 7, 0.3, mott=0.2), "#b3221a")
    sheet.lay(
        robe * smooth(down(sheet.shape, 720) + 40 * cloud(sheet.shape, 80 * SCALE, seed=2), 470, 740) * 0.9, "#5a0f12"
    )
    folds = sheet.plate()
    for s in (-1, 1):
        folds.brush(
            [(X + s * 44, 372, 0.4), (X + s * 10, 470, 1), (X - s * 6, 600, 1), (X + s * 4, 716, 0.3)],
            11,
            dry=0.3,
            seed=3 + s,
        )
        folds.brush([(X + s * 104, 410, 0.3), (X + s * 118, 520, 1), (X + s * 96, 640, 0.2)], 9, dry=0.4, seed=6 + s)
        folds.brush([(X + s * 150, 440, 0.3), (X + s * 160, 540, 1), (X + s * 150, 616, 0.2)], 8, dry=0.4, seed=9 + s)
    sheet.lay(ink(folds.mask, 4), "#3a0a0c")
    trim = sheet.plate()
    for s in (-1, 1):
        trim.brush([(X + s * 40, 356, 1), (X + s * 6, 440, 1), (X - s * 14, 540, 0.6)], 13, dry=0.05, seed=12 + s)
    sheet.body(woodblock(trim.mask * robe, 3, 0.1), "#d2a048")
    drips = sheet.plate()
    for i, (dx, y, length) in enumerate(
        ((-186, 632, 50), (-160, 618, 70), (188, 632, 46), (160, 618, 64), (-96, 704, 18), (90, 704, 16))
    ):
        drips.brush([(X + dx, y, 1), (X + dx + 2, y + length * 0.7, 0.6), (X + dx, y + length, 1)], 9, dry=0, seed=i)
    sheet.body(ink(drips.mask, 3), "#8e1414")
    face = sheet.plate().fill(centred("M x-62 230 C x-70 300 x-48 352 x0 368 C x48 352 x70 300 x62 230 Z", X)).mask
    sheet.rim(face, _DARK, 2)
    sheet.body(woodblock(face, 8, 0.12, mott=0.1), "#dfe0cf")
    mouth = sheet.plate().disc(X, 336, 15, ry=7)
    sheet.lay(ink(mouth.mask, 3), "#a01814")
    hair = sheet.plate()
    for i in range(24):
        k = i / 23
        for s in (-1, 1):
            line = [
                (4, 176 - 8 * k, 1.2),
                (40 + 30 * k, 190, 1.2),
                (62 + 26 * k, 290, 1),
                (60 + 40 * k, 420 - 60 * k, 0.8),
                (50 + 56 * k, 520 - 100 * k, 0.1),
            ]
            hair.brush([(X + s * a, b, c) for a, b, c in line], 17, dry=0.35, seed=60 + 2 * i + s, taper=(0.02, 0.4))
    for i in range(10):
        x = X - 38 + i * 8.4
        hair.brush(
            [(X, 178, 1), (x, 240, 0.9), (x + 4 * sin(i * 3), 300 + 18 * (i % 3), 0.1)], 11, dry=0.35, seed=140 + i
        )
    sheet.lay(ink(hair.mask, 5, edge=0.6), "#141018").lay(hair.mask * 0.4, "#141018")
    one = sheet.plate().disc(X + 24, 290, 8, ry=6)
    sheet.body(one.mask, "#f3e6c4").body(sheet.plate().disc(X + 24, 290, 3.4).mask, "#c8281c")
    flower = sheet.plate()
    for i in range(5):
        flower.disc(*around(X - 58, 196, 17, i * 2 * pi / 5), 13)
    sheet.rim(flower.mask, _DARK, 1.5)
    sheet.body(woodblock(flower.mask, 3, 0.1), "#d8352a").body(sheet.plate().disc(X - 58, 196, 6).mask, "#e8c060")
    mist(sheet, 580, 720, "#d8b890", seed=6)
    return _finish(sheet, "C-G05", red=True)


def pauper() -> Sheet:
    """A thin figure in rags under a torn straw hat holds out an empty bowl."""
    sheet = _night(43, paper="#d9d6c2", low="#2f5560", high="#12202e", moon=(X, 250, 158), disc="#e2e4cc")
    _ground(sheet, "#13252f", 6)
    shape = (
        "M x-40 340 C x-96 356 x-130 410 x-138 500 L x-128 640 L x-150 712 L x-104 676 L x-84 720 L x-40 684 "
        "L x-10 720 L x30 682 L x70 720 L x96 672 L x140 708 L x126 630 L x138 500 C x130 410 x96 356 x40 340 Z"
    )
    rags = sheet.plate().fill(centred(shape, X)).mask
    sheet.rim(rags, "#0c161c", 3)
    sheet.body(woodblock(rags, 7, 0.4, mott=0.4), "#7d8a7c")
    sheet.lay(rags * smooth(down(sheet.shape, 720), 420, 740) * 0.9, "#2a4048")
    seams = sheet.plate()
    for x, y in ((X - 70, 470), (X + 66, 540), (X - 40, 590)):
        seams.rect(x - 26, y - 22, 52, 44, 2, line=3)
        for k in range(4):
            seams.line(f"M {x - 26 + k * 16} {y - 28} L {x - 22 + k * 16} {y - 16}", 2)
    for s in (-1, 1):
        seams.brush([(X + s * 30, 352, 0.4), (X + s * 6, 430, 1), (X, 520, 0.2)], 10, dry=0.3, seed=4 + s)
    sheet.lay(ink(seams.mask, 4) * 0.85, "#14242a")
    face = sheet.plate().fill(centred("M x-46 250 C x-52 300 x-30 356 x0 366 C x30 356 x52 300 x46 250 Z", X)).mask
    sheet.rim(face, "#0c161c", 2)
    sheet.body(woodblock(face, 8, 0.2, mott=0.15), "#a9b8a4")
    hollow = sheet.plate().disc(X, 338, 10, ry=13)
    for s in (-1, 1):
        hollow.disc(X + s * 20, 294, 12, ry=14)
        hollow.brush([(X + s * 34, 312, 0.4), (X + s * 26, 334, 1), (X + s * 24, 352, 0.2)], 6, dry=0.3, seed=8 + s)
    sheet.lay(ink(hollow.mask, 3), "#16242a")
    sheet.body(sheet.plate().disc(X - 20, 296, 4).disc(X + 20, 296, 4).mask, "#e8e06a")
    hat = sheet.plate().fill(
        centred("M x-138 262 C x-90 214 x-40 170 x0 146 C x40 170 x90 214 x138 262 C x80 282 x-80 282 x-138 262 Z", X)
    )
    sheet.rim(hat.mask, "#0c161c", 2.4)
    sheet.body(woodblock(hat.mask, 9, 0.4, mott=0.3), "#b39a5c")
    straw = sheet.plate()
    for i in range(23):
        a = (i - 11) / 11
        straw.brush(
            [(X, 150, 0.8), (X + a * 70, 206 + 14 * (1 - abs(a)), 1), (X + a * 134, 262 + 14 * (1 - a * a), 0.3)],
            4,
            dry=0.3,
            seed=20 + i,
        )
        if i % 3 == 0:
            straw.brush(
                [(X + a * 128, 262 + 12 * (1 - a * a), 1), (X + a * 140, 296 + 8 * sin(i), 0.1)],
                5,
                dry=0.3,
                seed=60 + i,
            )
    sheet.lay(ink(straw.mask, 3), "#3a3018")
    arms = sheet.plate()
    for s in (-1, 1):
        arms.brush(
            [(X + s * 104, 420, 1), (X + s * 96, 500, 0.8), (X + s * 44, 520, 0.7)],
            26,
            dry=0,
            seed=30 + s,
            wob=0.04,
            taper=(0.05, 0.05),
        )
        for j in range(3):
            arms.brush([(X + s * 50, 512 + j * 8, 1), (X + s * 24, 508 + j * 11, 0.6)], 9, dry=0, seed=33 + j)
            arms.brush(
                [(X + s * 58, 510 + j * 8, 1), (X + s * 40, 508 + j * 10, 1), (X + s * 22, 512 + j * 10, 0.5)],
                9,
                dry=0,
                seed=36 + j,
            )
    sheet.rim(arms.mask, "#0c161c", 2)
    sheet.body(woodblock(arms.mask, 5, 0.2), "#a9b8a4")
    bowl = sheet.plate().fill(
        centred("M x-58 496 L x58 496 C x54 540 x30 560 x0 560 C x-30 560 x-54 540 x-58 496 Z", X)
    )
    sheet.rim(bowl.mask, "#0c161c", 2.2)
    sheet.body(woodblock(bowl.mask, 6, 0.2), "#8a5a3a")
    sheet.body(sheet.plate().disc(X, 496, 57, ry=13).mask, "#1c1210")
    crack = sheet.plate().line(f"M {X + 20} 500 L {X + 12} 520 L {X + 22} 534 L {X + 14} 556", 2.5)
    sheet.lay(crack.mask, "#1c1210")
    mist(sheet, 580, 720, "#b9c8c4", seed=7)
    return _finish(sheet, "C-G11", red=False)


def ice_bones() -> Sheet:
    """A skull crowned with icicles over a cage of ribs."""
    sheet = _night(44, paper="#dfe4e0", low="#3a6a86", high="#14263c", moon=(X, 266, 176), disc="#eef4ee")
    sheet.lay(woodblock(ridge(sheet, 600, 30, 8), 6, 0.3), "#5f8aa4")
    _ground(sheet, "#1c3a52", 7)
    bones = sheet.plate()
    bones.brush([(X, 400, 1), (X + 2, 520, 1), (X, 690, 0.9)], 24, dry=0.02, seed=3, taper=(0, 0))
    for i in range(6):
        y, reach = 446 + i * 36, 104 - i * 9
        for s in (-1, 1):
            rib = [
                (X + s * 6, y - 16, 0.8),
                (X + s * reach * 0.7, y - 14, 1.1),
                (X + s * reach, y + 20, 1),
                (X + s * reach * 0.55, y + 42, 0.5),
            ]
            bones.brush(rib, 17, dry=0, seed=10 + i, wob=0.02, taper=(0.03, 0.1))
    for s in (-1, 1):
        bones.brush(
            [(X + s * 10, 424, 0.8), (X + s * 78, 412, 1), (X + s * 132, 432, 1.1)],
            20,
            dry=0,
            seed=5 + s,
            taper=(0.02, 0.02),
        )
        bones.brush(
            [(X + s * 134, 434, 1.1), (X + s * 152, 530, 0.8), (X + s * 140, 620, 1)],
            20,
            dry=0,
            seed=7 + s,
            taper=(0.02, 0.02),
        )
        for j in range(4):
            dx = (j - 1.5) * 13
            bones.brush(
                [(X + s * 140 + dx * 0.4, 620, 1), (X + s * 140 + dx, 650, 0.8), (X + s * 140 + dx * 1.3, 690, 0.2)],
                10,
                dry=0,
                seed=30 + j,
            )
    sheet.rim(bones.mask, "#0f2234", 2.4)
    sheet.body(woodblock(bones.mask, 5, 0.2, mott=0.15), "#dbe8ea")
    outline = (
        "M x0 158 C x-82 158 x-116 220 x-104 286 C x-98 318 x-70 322 x-64 344 L x-56 402 C x-30 414 x30 414 x56 402 "
        "L x64 344 C x70 322 x98 318 x104 286 C x116 220 x82 158 x0 158 Z"
    )
    skull = sheet.plate().fill(centred(outline, X))
    sheet.rim(skull.mask, "#0f2234", 3)
    sheet.body(woodblock(skull.mask, 6, 0.15, mott=0.12), "#eef5f2")
    sheet.lay(skull.mask * smooth(down(sheet.shape, 720), 250, 420) * 0.5, "#8fb4c8")
    dark = sheet.plate().fill(polygon([(X - 13, 336), (X, 300), (X + 13, 336), (X, 328)]))
    for s in (-1, 1):
        dark.fill(
            [
                (X + s * 16, 286),
                (X + s * 30, 248),
                (X + s * 66, 244),
                (X + s * 80, 280),
                (X + s * 58, 306),
                (X + s * 28, 308),
            ]
        )
    for i in range(7):
        dark.line(f"M {X - 42 + i * 14} 366 L {X - 42 + i * 14} 398", 4)
    dark.line(f"M {X - 54} 380 L {X + 54} 380", 3.5)
    dark.line(f"M {X + 20} 164 L {X + 34} 196 L {X + 22} 214 L {X + 40} 236", 3)
    sheet.lay(ink(dark.mask, 3, edge=0.6), "#12202e")
    glow = sheet.plate().disc(X - 44, 284, 11, ry=4, rot=10).disc(X + 44, 284, 11, ry=4, rot=-10)
    sheet.body(glow.mask, "#8fe6f4")
    ice = sheet.plate()
    for i in range(9):
        x, tall = X - 92 + i * 23, 60 + 44 * sin((i / 8) * pi) + 16 * (i % 2)
        base = 196 - 40 * sin((i / 8) * pi)
        ice.fill(polygon([(x - 13, base), (x + (i - 4) * 5, base - tall), (x + 13, base)]))
    sheet.rim(ice.mask, "#0f2234", 1.6)
    sheet.body(woodblock(ice.mask, 4, 0.2), "#9fd0e2")
    glint = sheet.plate()
    for i in range(9):
        x, base = X - 92 + i * 23, 196 - 40 * sin((i / 8) * pi)
        glint.line(f"M {x - 3} {base - 6} L {x - 1 + (i - 4) * 3} {base - 46}", 2.5)
    sheet.body(glint.mask * 0.9, "#f4ffff")
    snow, dice = sheet.plate(), chance(9)
    for _ in range(70):
        snow.disc(dice.random() * 512, dice.random() * 640, 1.6 + 2.6 * dice.random())
    sheet.body(woodblock(snow.mask, 3, 0.1) * 0.85, "#f4f8f4")
    mist(sheet, 590, 720, "#dbe8ea", seed=8)
    return _finish(sheet, "C-G13", red=False)
