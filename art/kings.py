"""Ghost kings, second part: masks that fill the frame."""

from __future__ import annotations

from math import pi, sin

from art.kit.base import SCALE, blur, down, smooth
from art.kit.geometry import around, centred, polygon, ring_of
from art.kit.media import ink, woodblock
from art.kit.noise import chance, cloud
from art.kit.plate import Plate
from art.kit.scenery import bokashi
from art.kit.sheet import Sheet
from art.kit.symbols import ruyi
from art.paintings import finish_king

X = 224
_DARK = "#120c14"


def _hall(seed: int, night: str, disc: str, shade: str, *, y: float = 300, r: float = 196) -> Sheet:
    """Return the dark with a great disc in it and clouds at its edges."""
    sheet = Sheet("#d8c9a8", seed, age=0.1)
    sheet.lay(sheet.full() * 0.93, night)
    sheet.lay(bokashi(sheet, 0, 700, strength=0.8, seed=4), "#151024")
    sun = sheet.plate().disc(X, y, r).mask
    sheet.body(woodblock(sun, 5, 0.4, mott=0.3), disc)
    sheet.lay(sun * bokashi(sheet, y - 220, y + 170, strength=0.9, seed=8), shade)
    bank = sheet.plate()
    for cx, cy, k, f in (
        (6, 300, 1.1, 1),
        (500, 400, 1.0, -1),
        (26, 96, 0.9, 1),
        (16, 650, 1.0, 1),
        (496, 560, 1.0, -1),
    ):
        ruyi(bank, cx, cy, k, f, 4.5)
    sheet.body(woodblock(bank.mask, 3, 0.1) * 0.6, "#8d6a45")
    return sheet


def _shape(sheet: Sheet, outline: str) -> Plate:
    return sheet.plate().fill(centred(outline, X))


def _both(plate: Plate, points: list[tuple[float, float]]) -> Plate:
    """Fill a smooth outline on both sides of the axis."""
    for s in (-1, 1):
        plate.fill([(X + s * a, b) for a, b in points])
    return plate


def _strokes(plate: Plate, line: list[tuple[float, float, float]], w: float, seed: int, *, dry: float = 0.15) -> Plate:
    """Draw a stroke on both sides of the axis."""
    for s in (-1, 1):
        plate.brush([(X + s * a, b, c) for a, b, c in line], w, dry=dry, seed=seed + s, wob=0.02)
    return plate


def _put(
    sheet: Sheet, plate: Plate, tint: str, *, rim: float = 2.4, rim_tint: str = _DARK, grain: float = 0.15
) -> None:
    mask = plate.mask
    sheet.rim(mask, rim_tint, rim)
    sheet.body(woodblock(mask, 5, grain, mott=0.12), tint)


def blood_tiger() -> Sheet:
    """A tiger's head, blood red, the character for king on its brow."""
    sheet = _hall(61, "#2a1a1c", "#d9a04a", "#8a2a14", y=280, r=206)
    ears = _both(sheet.plate(), [(96, 250), (118, 176), (170, 150), (196, 210), (178, 290)])
    _put(sheet, ears, "#8e1c16", rim=3)
    _put(sheet, _both(sheet.plate(), [(120, 246), (134, 196), (164, 184), (172, 226), (160, 268)]), "#e8d2a8", rim=0.6)
    ruff = sheet.plate()
    for i in range(40):
        a = pi * 0.02 + pi * 0.96 * i / 39
        reach = 236 + 26 * (i % 3)
        ruff.brush(
            [
                (*around(X, 420, 120, a), 1.2),
                (*around(X, 430, reach * 0.8, a), 1),
                (*around(X, 440, reach, a + 0.04), 0.1),
            ],
            46,
            dry=0.3,
            seed=i,
        )
    _put(sheet, ruff, "#e6d2aa", rim=2.6)
    face = _shape(
        sheet,
        "M x0 196 C x-96 190 x-170 240 x-184 330 C x-196 410 x-160 480 x-108 530 C x-70 566 x-34 "
        "590 x0 592 C x34 590 x70 566 x108 530 C x160 480 x196 410 x184 330 C x170 240 x96 190 "
        "x0 196 Z",
    )
    _put(sheet, face, "#b3221a", rim=3.4)
    sheet.lay(
        face.mask * smooth(down(sheet.shape, 720) + 30 * cloud(sheet.shape, 60 * SCALE, seed=3), 380, 620) * 0.8,
        "#6a0f12",
    )
    muzzle = _both(sheet.plate(), [(2, 440), (40, 410), (92, 430), (106, 486), (70, 530), (4, 524)]).disc(
        X, 548, 52, ry=34
    )
    _put(sheet, muzzle, "#f0e2c2", rim=1.6)
    stripes = sheet.plate()
    for y, a, b in ((300, 176, 96), (350, 184, 112), (404, 182, 128), (456, 162, 122)):
        _strokes(stripes, [(a, y - 14, 1.1), ((a + b) / 2, y - 4, 1), (b, y + 12, 0.1)], 25, int(y), dry=0.1)
    _strokes(stripes, [(58, 218, 1), (64, 262, 1), (40, 300, 0.2)], 21, 4)
    _strokes(stripes, [(104, 226, 1), (104, 270, 0.9), (80, 300, 0.1)], 19, 7)
    stripes.text("王", X, 254, 86, bold=5)
    sheet.lay(ink(stripes.mask, 4, edge=0.6) * 1.2, _DARK).lay(stripes.mask * 0.5, _DARK)
    dark = _both(sheet.plate(), [(24, 372), (52, 330), (108, 316), (128, 342), (96, 374), (54, 386)])
    dark.fill(
        centred("M x-44 424 C x-20 414 x20 414 x44 424 C x34 452 x14 466 x0 468 C x-14 466 x-34 452 x-44 424 Z", X)
    )
    dark.fill(
        centred("M x-70 504 C x-30 488 x30 488 x70 504 C x66 560 x36 586 x0 588 C x-36 586 x-66 560 x-70 504 Z", X)
    )
    sheet.body(ink(dark.mask, 3, edge=0.5), _DARK)
    sheet.body(woodblock(sheet.plate().disc(X, 566, 34, ry=17).mask, 3, 0.1), "#d8452c")
    fangs = sheet.plate()
    for s in (-1, 1):
        fangs.fill(polygon([(X + s * 34, 498), (X + s * 58, 500), (X + s * 44, 556)]))
        fangs.fill(polygon([(X + s * 26, 580), (X + s * 42, 572), (X + s * 32, 540)]))
        for k in (8, 20):
            fangs.fill(polygon([(X + s * k - 6, 494), (X + s * k + 6, 494), (X + s * k, 512)]))
    sheet.body(woodblock(fangs.mask, 3, 0.05), "#f8f0d8")
    _eyes(sheet, 78, 352, 23, "#f5c63a")
    whiskers = _strokes(sheet.plate(), [(70, 470, 0.8), (150, 476, 0.8), (226, 456, 0.1)], 5, 60)
    _strokes(
        _strokes(whiskers, [(70, 484, 0.8), (150, 504, 0.8), (220, 500, 0.1)], 5, 63),
        [(66, 496, 0.8), (140, 530, 0.8), (200, 546, 0.1)],
        5,
        66,
    )
    sheet.body(ink(whiskers.mask, 3), "#fbf3dc")
    return finish_king(sheet, "C-K1")


def _eyes(sheet: Sheet, apart: float, y: float, r: float, tint: str) -> None:
    iris, pupil, light = sheet.plate(), sheet.plate(), sheet.plate()
    for s in (-1, 1):
        iris.disc(X + s * apart, y, r, ry=r * 0.82)
        pupil.disc(X + s * apart * 0.97, y, r * 0.26, ry=r * 0.72)
        light.disc(X + s * apart - r * 0.3, y - r * 0.3, r * 0.17)
    sheet.body(woodblock(iris.mask, 3, 0.1), tint).body(pupil.mask, _DARK).body(light.mask, "#fff6dc")


def burning_face() -> Sheet:
    """A charred face whose hair and tongue are fire."""
    sheet = _hall(62, "#2c1a14", "#5a1a12", "#2a0a0c", y=320, r=210)
    for layer, (tint, size) in enumerate((("#a8261a", 1.0), ("#e0662a", 0.8), ("#f6b84a", 0.58))):
        flames = sheet.plate()
        for i in range(27):
            a = -pi / 2 + (i - 13) * 0.2
            reach = (250 + 70 * sin(i * 2.4 + layer)) * size
            line = [(*around(X, 360, 96, a), 1.3), (*around(X, 350, reach * 0.66, a + 0.16), 1.1)]
            flames.brush(
                [
                    *line,
                    (*around(X, 330, reach * 0.88, a - 0.08), 0.7),
                    (*around(X, 320, reach * 1.06, a + 0.05), 0.05),
                ],
                62 * size,
                dry=0.12,
                seed=40 * layer + i,
                wob=0.02,
            )
        _put(sheet, flames, tint, rim=2, rim_tint="#3a0e0c", grain=0.25)
    face = _shape(
        sheet,
        "M x0 236 C x-84 236 x-132 290 x-130 372 C x-130 430 x-110 470 x-100 510 C x-88 566 x-50 "
        "610 x0 618 C x50 610 x88 566 x100 510 C x110 470 x130 430 x130 372 C x132 290 x84 236 "
        "x0 236 Z",
    )
    _put(sheet, face, "#2c1f22", rim=3.4, rim_tint="#f6b84a")
    cracks, dice = sheet.plate(), chance(5)
    for i in range(16):
        a = i * pi / 8 + dice.normal() * 0.1
        points = [around(X, 420, r, a + dice.normal() * 0.13, squash=1.4) for r in (34, 66, 96, 124)]
        cracks.line("M " + " L ".join(f"{x:.1f} {y:.1f}" for x, y in points), 3.6)
    glow = cracks.mask * face.mask
    sheet.body(blur(glow, 4 * SCALE) * 0.9, "#d8452c").body(glow, "#f6a83a")
    holes = _both(sheet.plate(), [(22, 392), (44, 348), (98, 330), (112, 362), (84, 400), (46, 408)])
    holes.fill(polygon([(X - 17, 452), (X, 420), (X + 17, 452)]))
    holes.fill(
        centred("M x-76 482 C x-40 470 x40 470 x76 482 C x70 550 x36 590 x0 592 C x-36 590 x-70 550 x-76 482 Z", X)
    )
    sheet.rim(holes.mask, "#0c0608", 2)
    sheet.body(holes.mask, "#c8341c")
    _eyes(sheet, 66, 370, 17, "#ffe9a0")
    teeth = sheet.plate()
    for i in range(9):
        x = X - 64 + i * 16
        teeth.fill(polygon([(x - 8, 476), (x + 8, 476), (x, 504 + 10 * (i % 2))]))
    sheet.body(woodblock(teeth.mask, 3, 0.1), "#f3e6c4")
    tongue = sheet.plate()
    for i, dx in enumerate((-20, 0, 20)):
        tongue.brush(
            [(X + dx * 0.5, 540, 1), (X + dx, 596, 1.3), (X + dx * 1.6 + 12, 640, 0.9), (X + dx * 1.4 - 8, 694, 0.1)],
            40,
            dry=0.1,
            seed=i,
        )
    _put(sheet, tongue, "#f08a24", rim=2, rim_tint="#5a1210")
    brows = _strokes(sheet.plate(), [(14, 352, 0.6), (58, 314, 1.3), (122, 306, 0.2)], 19, 9)
    sheet.body(ink(brows.mask, 3), "#f6b84a")
    return finish_king(sheet, "C-K4")


def ghost_mother() -> Sheet:
    """A pale mother; small faces look out of her hair."""
    sheet = _hall(63, "#241f35", "#c8a0a8", "#6a3a5c", y=290, r=200)
    hair, dice = sheet.plate(), chance(6)
    for i in range(64):
        a = pi * 0.98 + (pi * 1.04) * i / 63
        reach = 150 + 40 * sin(i * 1.7)
        down_to = 640 + 60 * sin(i * 2.1)
        top = around(X, 300, reach, a, squash=1.0)
        side = X + (top[0] - X) * (1.25 + 0.2 * dice.random())
        hair.brush(
            [(X, 210, 1), (*top, 1.2), (side, 460, 1), (side + dice.normal() * 22, down_to, 0.2)], 34, dry=0.3, seed=i
        )
    _put(sheet, hair, "#17121f", rim=2.2, rim_tint="#6a5a86")
    robe = _shape(sheet, "M x-60 500 C x-130 530 x-150 620 x-160 720 L x160 720 C x150 620 x130 530 x60 500 Z")
    _put(sheet, robe, "#5c2438", rim=2.6)
    face = _shape(
        sheet,
        "M x0 246 C x-70 246 x-92 300 x-86 372 C x-80 440 x-44 492 x0 510 C x44 492 x80 440 x86 "
        "372 C x92 300 x70 246 x0 246 Z",
    )
    _put(sheet, face, "#ece4d6", rim=3)
    lines = sheet.plate()
    _strokes(lines, [(14, 372, 0.4), (42, 360, 1.2), (70, 370, 0.4)], 8, 3)
    _strokes(lines, [(18, 382, 0.3), (42, 390, 0.9), (64, 380, 0.2)], 5, 5)
    lines.brush([(X, 372, 0.3), (X - 4, 420, 0.8), (X + 5, 430, 0.3)], 4, dry=0.1, seed=4)
    sheet.lay(ink(lines.mask, 3), _DARK)
    tears = _strokes(sheet.plate(), [(42, 392, 1), (44, 440, 0.8), (40, 492, 0.2)], 7, 8, dry=0)
    tears.fill(
        centred("M x-22 458 C x-10 448 x-4 450 x0 454 C x4 450 x10 448 x22 458 C x10 474 x-10 474 x-22 458 Z", X)
    )
    tears.disc(X, 300, 9, ry=14)
    sheet.lay(ink(tears.mask, 3), "#b3182a")
    for i, (x, y, r) in enumerate(
        (
            (76, 300, 36),
            (368, 330, 38),
            (60, 424, 42),
            (386, 452, 42),
            (86, 556, 44),
            (364, 578, 44),
            (140, 640, 34),
            (300, 656, 36),
            (222, 604, 46),
        )
    ):
        _child(sheet, x, y, r, i)
    return finish_king(sheet, "C-K6")


def _child(sheet: Sheet, x: float, y: float, r: float, seed: int) -> None:
    head = sheet.plate().disc(x, y, r, ry=r * 1.08)
    _put(sheet, head, ("#d5dccb", "#d8c8d4", "#c8d4dc")[seed % 3], rim=2.4, rim_tint="#0c0810")
    marks = sheet.plate()
    for s in (-1, 1):
        marks.disc(x + s * r * 0.36, y - r * 0.06, r * 0.2, ry=r * 0.27)
    marks.disc(x, y + r * 0.5, r * 0.15, ry=r * (0.24 if seed % 2 else 0.12))
    marks.brush(
        [(x - r * 0.2, y - r * 0.9, 1), (x + 2, y - r * 1.1, 1.1), (x + r * 0.24, y - r * 0.86, 0.3)],
        r * 0.3,
        dry=0.1,
        seed=seed,
    )
    sheet.lay(ink(marks.mask, seed, edge=0.5), _DARK)
    glints = sheet.plate().disc(x - r * 0.36, y - r * 0.04, r * 0.06).disc(x + r * 0.36, y - r * 0.04, r * 0.06)
    sheet.body(glints.mask, "#f0a0a0")


def stone_bearer() -> Sheet:
    """A face hewn from a boulder, roped, with embers in its cracks."""
    sheet = _hall(64, "#23242c", "#8a5a3a", "#3a1c18", y=250, r=214)
    rock = _shape(
        sheet,
        "M x-60 120 L x40 104 L x120 150 L x176 240 L x196 360 L x186 480 L x204 600 L x190 720 "
        "L x-190 720 L x-206 590 L x-188 470 L x-200 350 L x-176 230 L x-128 160 Z",
    )
    _put(sheet, rock, "#7d7f82", rim=3.4, grain=0.35)
    side = rock.mask * smooth(cloud(sheet.shape, 70 * SCALE, seed=5), 0.42, 0.6)
    sheet.lay(side * 0.45, "#3c4048")
    sheet.lay(rock.mask * smooth(down(sheet.shape, 720), 380, 720) * 0.7, "#2c2c36")
    planes = (
        sheet.plate()
        .fill(centred("M x-150 300 L x150 300 L x120 348 L x-120 348 Z", X))
        .fill(centred("M x-26 348 L x26 348 L x44 470 L x-44 470 Z", X))
    )
    sheet.lay(woodblock(planes.mask, 4, 0.3) * 0.5, "#c8c8c4")
    sheet.body(woodblock(planes.mask, 4, 0.3) * 0.35, "#a8aaa8")
    dark = sheet.plate()
    for s in (-1, 1):
        dark.fill(polygon([(X + s * 34, 352), (X + s * 132, 344), (X + s * 120, 396), (X + s * 52, 404)]))
    dark.fill(polygon([(X - 96, 528), (X - 40, 512), (X + 40, 512), (X + 96, 528), (X + 78, 586), (X - 78, 586)]))
    dark.line(centred("M x-26 348 L x-48 470 L x48 470 L x26 348", X), 5)
    for line in (
        "M x-150 300 L x0 318 L x150 300",
        "M x-110 430 L x-130 520 L x-100 610",
        "M x110 430 L x130 520 L x100 610",
    ):
        dark.line(centred(line, X), 6)
    sheet.lay(ink(dark.mask, 3, edge=1.2) * 1.3, _DARK)
    teeth = sheet.plate()
    for i in range(6):
        teeth.rect(X - 72 + i * 25, 522 + (i % 2) * 3, 20, 30, 2)
    _put(sheet, teeth, "#b9b4a4", rim=1.2, grain=0.3)
    dice, cracks = chance(8), sheet.plate()
    for x, y in ((X - 100, 180), (X + 120, 220), (X - 150, 440), (X + 150, 520), (X - 60, 640), (X + 70, 650)):
        points = [(x + dice.normal() * 16 + k * 10 * (1 if x < X else -1), y + k * 26) for k in range(5)]
        cracks.line("M " + " L ".join(f"{px:.1f} {py:.1f}" for px, py in points), 4)
    glow = cracks.mask * rock.mask
    sheet.body(blur(glow, 5 * SCALE) * 0.9, "#c8341c").body(glow, "#ffc04a")
    eyes = sheet.plate()
    for s in (-1, 1):
        eyes.disc(X + s * 84, 376, 15, ry=10)
    sheet.body(blur(eyes.mask, 8 * SCALE), "#d8452c").body(eyes.mask, "#ffd25a")
    rope = sheet.plate().brush(
        [(X - 210, 250, 1), (X, 226, 1.1), (X + 210, 250, 1)], 36, dry=0.05, seed=3, taper=(0, 0)
    )
    _put(sheet, rope, "#d8c28a", rim=2.4, grain=0.3)
    twist = sheet.plate()
    for i in range(25):
        x = X - 196 + i * 16
        y = 238 - 14 * sin((i / 24) * pi)
        twist.line(f"M {x - 6} {y + 16} L {x + 8} {y - 16}", 3)
    sheet.lay(ink(twist.mask, 3) * 0.8, "#4a3418")
    for dx in (-120, -40, 40, 120):
        paper = sheet.plate().fill(
            polygon(
                [
                    (X + dx - 14, 246),
                    (X + dx + 14, 246),
                    (X + dx + 8, 272),
                    (X + dx + 22, 296),
                    (X + dx - 6, 300),
                    (X + dx - 12, 272),
                ]
            )
        )
        _put(sheet, paper, "#f3ecd8", rim=1.2, grain=0.1)
    return finish_king(sheet, "C-K7")


def beast_devourer() -> Sheet:
    """A maw: teeth above, teeth below, and a small ghost between them."""
    sheet = _hall(65, "#22202c", "#6a1a2a", "#2a0814", y=300, r=206)
    for ring, (size, tint) in enumerate(((1.0, "#1f1826"), (0.9, "#3a2434"), (0.78, "#6a1a28"))):
        hide = sheet.plate()
        for i in range(46):
            a = i * 2 * pi / 46
            reach = (1 + 0.1 * (i % 2)) * size
            hide.brush(
                [
                    (*around(X, 400, 150 * size, a, squash=1.35), 1.3),
                    (*around(X, 400, 196 * reach, a + 0.05, squash=1.38), 1),
                    (*around(X, 400, 232 * reach, a, squash=1.4), 0.1),
                ],
                46 * size,
                dry=0.15,
                seed=ring * 50 + i,
            )
        hide.disc(X, 400, 176 * size, ry=244 * size)
        _put(sheet, hide, tint, rim=2.4, rim_tint="#0a060c", grain=0.25)
    throat = sheet.plate().disc(X, 414, 112, ry=176)
    sheet.body(throat.mask, "#14080e")
    sheet.body(blur(sheet.plate().disc(X, 430, 62, ry=110).mask, 14 * SCALE) * throat.mask * 0.9, "#a8261a")
    for row, (count, r, tall) in enumerate(((22, 128, 58), (16, 92, 40))):
        teeth = sheet.plate()
        for i in range(count):
            a = i * 2 * pi / count + 0.14 * row
            tip = around(X, 412, r - tall * (1 if i % 2 else 0.76), a, squash=1.5)
            base = around(X, 412, r, a, squash=1.5)
            left, right = around(*base, r * 0.125, a + pi / 2), around(*base, r * 0.125, a - pi / 2)
            teeth.fill(polygon([left, tip, right]))
        _put(sheet, teeth, ("#f0e4c4", "#cdb892")[row], rim=1.8, grain=0.1)
    prey = (
        sheet.plate()
        .brush([(X, 372, 1), (X + 4, 430, 1.15), (X - 12, 478, 0.8), (X + 10, 520, 0.1)], 60, dry=0.05, seed=3)
        .disc(X, 380, 33, ry=37)
    )
    _put(sheet, prey, "#b9dcc8", rim=1.8, grain=0.1)
    fear = sheet.plate().disc(X - 12, 376, 6, ry=9).disc(X + 12, 376, 6, ry=9).disc(X, 400, 7, ry=11)
    sheet.body(fear.mask, _DARK)
    arms = _strokes(sheet.plate(), [(20, 416, 1), (48, 392, 0.9), (56, 356, 0.3)], 13, 5, dry=0)
    _put(sheet, arms, "#b9dcc8", rim=1.4, grain=0.1)
    eyes = sheet.plate()
    for x, y in ((-96, 166), (96, 166), (-150, 236), (150, 236)):
        eyes.disc(X + x, y, 24, ry=15, rot=18 if x > 0 else -18)
    _put(sheet, eyes, "#f5c63a", rim=2.6)
    slits = sheet.plate()
    for x, y in ((-96, 166), (96, 166), (-150, 236), (150, 236)):
        slits.disc(X + x * 0.98, y, 5, ry=14)
    sheet.body(slits.mask, _DARK)
    return finish_king(sheet, "C-K9")


def venomous() -> Sheet:
    """A green mask crowned with snakes, poison on its lips."""
    sheet = _hall(66, "#1f2a24", "#b8c060", "#3c5a2c", y=290, r=202)
    for i in range(11):
        a = -pi / 2 + (i - 5) * 0.34
        bend = 0.24 if i % 2 else -0.24
        line = [
            (*around(X, 380, 60, a), 1.1),
            (*around(X, 370, 150, a + bend), 1.1),
            (*around(X, 360, 214, a - bend * 0.7), 0.9),
        ]
        end = around(X, 350, 264, a + bend * 0.4)
        snake = sheet.plate().brush([*line, (*end, 0.8)], 42, dry=0, seed=i, wob=0.01, taper=(0.02, 0.04))
        snake.disc(*around(X, 350, 262, a + bend * 0.4), 23, ry=17, rot=a * 57 + 10)
        _put(sheet, snake, ("#2f5a44", "#5a7a34", "#3c6a5a")[i % 3], rim=2.4)
        spots = sheet.plate()
        for k in range(5):
            spots.disc(*around(X, 366, 120 + k * 30, a + bend * (0.9 - 0.45 * k)), 6)
        sheet.lay(spots.mask * snake.mask * 0.8, "#14241c")
        eye = (
            sheet.plate()
            .disc(*around(X, 350, 270, a + bend * 0.4 - 0.03), 4.5)
            .disc(*around(X, 350, 270, a + bend * 0.4 + 0.05), 4.5)
        )
        sheet.body(eye.mask, "#f5c63a")
    face = _shape(
        sheet,
        "M x0 286 C x-90 282 x-136 330 x-130 406 C x-126 470 x-104 520 x-74 566 C x-50 602 x-24 "
        "624 x0 628 C x24 624 x50 602 x74 566 C x104 520 x126 470 x130 406 C x136 330 x90 282 "
        "x0 286 Z",
    )
    _put(sheet, face, "#8fae5a", rim=3.4)
    sheet.lay(
        face.mask * smooth(down(sheet.shape, 720) + 36 * cloud(sheet.shape, 60 * SCALE, seed=3), 420, 660) * 0.8,
        "#33502c",
    )
    dark = _both(sheet.plate(), [(22, 428), (48, 384), (106, 372), (118, 402), (88, 436), (48, 444)])
    dark.fill(polygon([(X - 15, 496), (X, 462), (X + 15, 496)]))
    dark.fill(centred("M x-84 524 C x-40 546 x40 546 x84 524 C x60 586 x-60 586 x-84 524 Z", X))
    sheet.body(ink(dark.mask, 3, edge=0.6), "#14201a")
    _eyes(sheet, 70, 408, 18, "#e8e06a")
    fangs = sheet.plate()
    for s in (-1, 1):
        fangs.fill(polygon([(X + s * 34, 538), (X + s * 54, 534), (X + s * 42, 596)]))
    sheet.body(woodblock(fangs.mask, 3, 0.05), "#f3ecd0")
    venom = sheet.plate()
    for dx, y, length in ((-42, 592, 50), (42, 592, 66), (0, 572, 40), (-20, 570, 22), (22, 572, 28)):
        venom.brush(
            [(X + dx, y, 0.8), (X + dx + 1, y + length * 0.7, 0.7), (X + dx, y + length, 1.5)],
            11,
            dry=0,
            seed=int(dx + 60),
            taper=(0.02, 0.02),
        )
    _put(sheet, venom, "#c8e05a", rim=1.4, rim_tint="#2a3a1c", grain=0.05)
    brow = _strokes(sheet.plate(), [(10, 414, 0.6), (60, 360, 1.3), (128, 356, 0.2)], 20, 9)
    for place in ring_of(X, 332, 15, 5):
        brow.disc(*place, 8)
    sheet.lay(ink(brow.mask, 3), "#1c3a24")
    return finish_king(sheet, "C-K8")


def baleful() -> Sheet:
    """A horned skull before crossed halberds."""
    sheet = _hall(67, "#26222e", "#a8261a", "#4a0c14", y=300, r=200)
    for s in (-1, 1):
        pole = sheet.plate().line(f"M {X - s * 190} 690 L {X + s * 150} 130", 13)
        _put(sheet, pole, "#6e3a1e", rim=2)
        blade = sheet.plate().fill([(X + s * 120, 190), (X + s * 176, 96), (X + s * 150, 76), (X + s * 132, 150)])
        blade.fill([(X + s * 110, 196), (X + s * 196, 200), (X + s * 214, 150), (X + s * 168, 174)])
        _put(sheet, blade, "#c8d0d0", rim=2)
    horns = sheet.plate()
    for s in (-1, 1):
        horns.brush(
            [(X + s * 70, 300, 1.2), (X + s * 160, 288, 1.1), (X + s * 208, 216, 0.8), (X + s * 180, 140, 0.05)],
            64,
            dry=0.02,
            seed=3 + s,
            taper=(0.02, 0.3),
        )
    _put(sheet, horns, "#3a2c30", rim=2.4, rim_tint="#d2a048")
    rings = sheet.plate()
    for s in (-1, 1):
        for k in range(4):
            rings.brush(
                [
                    (X + s * (104 + k * 26), 258 - k * 8, 0.6),
                    (X + s * (112 + k * 25), 290 - k * 12, 1),
                    (X + s * (110 + k * 24), 322 - k * 18, 0.4),
                ],
                6,
                dry=0.1,
                seed=k,
            )
    sheet.lay(ink(rings.mask, 3) * horns.mask, "#0c080a")
    skull = _shape(
        sheet,
        "M x0 236 C x-92 234 x-132 300 x-122 380 C x-116 424 x-86 436 x-80 466 L x-70 548 L x-40 "
        "566 L x0 572 L x40 566 L x70 548 L x80 466 C x86 436 x116 424 x122 380 C x132 300 x92 "
        "234 x0 236 Z",
    )
    _put(sheet, skull, "#e8dcc0", rim=3.4)
    sheet.lay(
        skull.mask * smooth(down(sheet.shape, 720) + 36 * cloud(sheet.shape, 60 * SCALE, seed=3), 400, 620) * 0.7,
        "#a8804c",
    )
    dark = _both(sheet.plate(), [(18, 406), (34, 360), (78, 346), (102, 376), (88, 420), (46, 432)])
    dark.fill(polygon([(X - 16, 476), (X, 432), (X + 16, 476), (X, 466)]))
    for i in range(9):
        dark.line(f"M {X - 56 + i * 14} 506 L {X - 54 + i * 13.5} 552", 4.5)
    dark.line(centred("M x-72 528 L x0 534 L x72 528", X), 4)
    for line in ("M x-30 240 L x-18 284 L x-40 312", "M x60 262 L x44 300 L x58 330"):
        dark.line(centred(line, X), 3.5)
    sheet.lay(ink(dark.mask, 3, edge=0.7) * 1.2, _DARK)
    mark = sheet.plate().text("凶", X, 298, 72, bold=3)
    sheet.lay(ink(mark.mask, 3, edge=0.4), "#b3182a")
    eyes = sheet.plate().disc(X - 62, 390, 13).disc(X + 62, 390, 13)
    sheet.body(blur(eyes.mask, 9 * SCALE) * 0.9, "#d8452c").body(eyes.mask, "#ffd25a")
    collar = sheet.plate()
    for i in range(9):
        a = pi * (0.12 + 0.76 * i / 8)
        collar.disc(*around(X, 520, 150, a), 26, ry=30)
    _put(sheet, collar, "#8e2318", rim=2.4)
    beads = sheet.plate()
    for i in range(9):
        beads.disc(*around(X, 520, 150, pi * (0.12 + 0.76 * i / 8)), 10)
    sheet.body(woodblock(beads.mask, 3, 0.1), "#d2a048")
    return finish_king(sheet, "C-K2")
