"""Ghost kings with the faces of people, stone and bone."""

from __future__ import annotations

from math import pi, sin

from art.kit.base import SCALE, blur, down, smooth
from art.kit.geometry import around, centred, polygon
from art.kit.media import ink, woodblock
from art.kit.noise import chance, cloud
from art.kit.sheet import Sheet
from art.masks import DARK, X, both, eyes_of, hall, put, shape, strokes
from art.paintings import finish_king


def burning_face() -> Sheet:
    """A charred face whose hair and tongue are fire."""
    sheet = hall(62, "#2c1a14", "#5a1a12", "#2a0a0c", y=320, r=210)
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
        put(sheet, flames, tint, rim=2, rim_tint="#3a0e0c", grain=0.25)
    face = shape(
        sheet,
        "M x0 236 C x-84 236 x-132 290 x-130 372 C x-130 430 x-110 470 x-100 510 C x-88 566 x-50 "
        "610 x0 618 C x50 610 x88 566 x100 510 C x110 470 x130 430 x130 372 C x132 290 x84 236 "
        "x0 236 Z",
    )
    put(sheet, face, "#2c1f22", rim=3.4, rim_tint="#f6b84a")
    cracks, dice = sheet.plate(), chance(5)
    for i in range(16):
        a = i * pi / 8 + dice.normal() * 0.1
        points = [around(X, 420, r, a + dice.normal() * 0.13, squash=1.4) for r in (34, 66, 96, 124)]
        cracks.line("M " + " L ".join(f"{x:.1f} {y:.1f}" for x, y in points), 3.6)
    glow = cracks.mask * face.mask
    sheet.body(blur(glow, 4 * SCALE) * 0.9, "#d8452c").body(glow, "#f6a83a")
    holes = both(sheet.plate(), [(22, 392), (44, 348), (98, 330), (112, 362), (84, 400), (46, 408)])
    holes.fill(polygon([(X - 17, 452), (X, 420), (X + 17, 452)]))
    holes.fill(
        centred("M x-76 482 C x-40 470 x40 470 x76 482 C x70 550 x36 590 x0 592 C x-36 590 x-70 550 x-76 482 Z", X)
    )
    sheet.rim(holes.mask, "#0c0608", 2)
    sheet.body(holes.mask, "#c8341c")
    eyes_of(sheet, 66, 370, 17, "#ffe9a0")
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
    put(sheet, tongue, "#f08a24", rim=2, rim_tint="#5a1210")
    brows = strokes(sheet.plate(), [(14, 352, 0.6), (58, 314, 1.3), (122, 306, 0.2)], 19, 9)
    sheet.body(ink(brows.mask, 3), "#f6b84a")
    return finish_king(sheet, "C-K4")


def ghost_mother() -> Sheet:
    """A pale mother; small faces look out of her hair."""
    sheet = hall(63, "#241f35", "#c8a0a8", "#6a3a5c", y=290, r=200)
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
    put(sheet, hair, "#17121f", rim=2.2, rim_tint="#6a5a86")
    robe = shape(sheet, "M x-60 500 C x-130 530 x-150 620 x-160 720 L x160 720 C x150 620 x130 530 x60 500 Z")
    put(sheet, robe, "#5c2438", rim=2.6)
    face = shape(
        sheet,
        "M x0 246 C x-70 246 x-92 300 x-86 372 C x-80 440 x-44 492 x0 510 C x44 492 x80 440 x86 "
        "372 C x92 300 x70 246 x0 246 Z",
    )
    put(sheet, face, "#ece4d6", rim=3)
    lines = sheet.plate()
    strokes(lines, [(14, 372, 0.4), (42, 360, 1.2), (70, 370, 0.4)], 8, 3)
    strokes(lines, [(18, 382, 0.3), (42, 390, 0.9), (64, 380, 0.2)], 5, 5)
    lines.brush([(X, 372, 0.3), (X - 4, 420, 0.8), (X + 5, 430, 0.3)], 4, dry=0.1, seed=4)
    sheet.lay(ink(lines.mask, 3), DARK)
    tears = strokes(sheet.plate(), [(42, 392, 1), (44, 440, 0.8), (40, 492, 0.2)], 7, 8, dry=0)
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
    put(sheet, head, ("#d5dccb", "#d8c8d4", "#c8d4dc")[seed % 3], rim=2.4, rim_tint="#0c0810")
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
    sheet.lay(ink(marks.mask, seed, edge=0.5), DARK)
    glints = sheet.plate().disc(x - r * 0.36, y - r * 0.04, r * 0.06).disc(x + r * 0.36, y - r * 0.04, r * 0.06)
    sheet.body(glints.mask, "#f0a0a0")


def stone_bearer() -> Sheet:
    """A face hewn from a boulder, roped, with embers in its cracks."""
    sheet = hall(64, "#23242c", "#8a5a3a", "#3a1c18", y=250, r=214)
    rock = shape(
        sheet,
        "M x-60 120 L x40 104 L x120 150 L x176 240 L x196 360 L x186 480 L x204 600 L x190 720 "
        "L x-190 720 L x-206 590 L x-188 470 L x-200 350 L x-176 230 L x-128 160 Z",
    )
    put(sheet, rock, "#7d7f82", rim=3.4, grain=0.35)
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
    sheet.lay(ink(dark.mask, 3, edge=1.2) * 1.3, DARK)
    teeth = sheet.plate()
    for i in range(6):
        teeth.rect(X - 72 + i * 25, 522 + (i % 2) * 3, 20, 30, 2)
    put(sheet, teeth, "#b9b4a4", rim=1.2, grain=0.3)
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
    put(sheet, rope, "#d8c28a", rim=2.4, grain=0.3)
    twist = sheet.plate()
    for i in range(25):
        at, level = X - 196 + i * 16, 238 - 14 * sin((i / 24) * pi)
        twist.line(f"M {at - 6} {level + 16} L {at + 8} {level - 16}", 3)
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
        put(sheet, paper, "#f3ecd8", rim=1.2, grain=0.1)
    return finish_king(sheet, "C-K7")


def baleful() -> Sheet:
    """A horned skull before crossed halberds."""
    sheet = hall(67, "#26222e", "#a8261a", "#4a0c14", y=300, r=200)
    for s in (-1, 1):
        pole = sheet.plate().line(f"M {X - s * 190} 690 L {X + s * 150} 130", 13)
        put(sheet, pole, "#6e3a1e", rim=2)
        blade = sheet.plate().fill([(X + s * 120, 190), (X + s * 176, 96), (X + s * 150, 76), (X + s * 132, 150)])
        blade.fill([(X + s * 110, 196), (X + s * 196, 200), (X + s * 214, 150), (X + s * 168, 174)])
        put(sheet, blade, "#c8d0d0", rim=2)
    horns = sheet.plate()
    for s in (-1, 1):
        horns.brush(
            [(X + s * 70, 300, 1.2), (X + s * 160, 288, 1.1), (X + s * 208, 216, 0.8), (X + s * 180, 140, 0.05)],
            64,
            dry=0.02,
            seed=3 + s,
            taper=(0.02, 0.3),
        )
    put(sheet, horns, "#8a7460", rim=2.6, rim_tint="#0c080a")
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
    skull = shape(
        sheet,
        "M x0 236 C x-92 234 x-132 300 x-122 380 C x-116 424 x-86 436 x-80 466 L x-70 548 L x-40 "
        "566 L x0 572 L x40 566 L x70 548 L x80 466 C x86 436 x116 424 x122 380 C x132 300 x92 "
        "234 x0 236 Z",
    )
    put(sheet, skull, "#e8dcc0", rim=3.4)
    sheet.lay(
        skull.mask * smooth(down(sheet.shape, 720) + 36 * cloud(sheet.shape, 60 * SCALE, seed=3), 400, 620) * 0.7,
        "#a8804c",
    )
    dark = both(sheet.plate(), [(18, 406), (34, 360), (78, 346), (102, 376), (88, 420), (46, 432)])
    dark.fill(polygon([(X - 16, 476), (X, 432), (X + 16, 476), (X, 466)]))
    for i in range(9):
        dark.line(f"M {X - 56 + i * 14} 506 L {X - 54 + i * 13.5} 552", 4.5)
    dark.line(centred("M x-72 528 L x0 534 L x72 528", X), 4)
    for line in ("M x-30 240 L x-18 284 L x-40 312", "M x60 262 L x44 300 L x58 330"):
        dark.line(centred(line, X), 3.5)
    sheet.lay(ink(dark.mask, 3, edge=0.7) * 1.2, DARK)
    mark = sheet.plate().text("凶", X, 298, 72, bold=3)
    sheet.lay(ink(mark.mask, 3, edge=0.4), "#b3182a")
    eyes = sheet.plate().disc(X - 62, 390, 13).disc(X + 62, 390, 13)
    sheet.body(blur(eyes.mask, 9 * SCALE) * 0.9, "#d8452c").body(eyes.mask, "#ffd25a")
    collar = sheet.plate()
    for i in range(9):
        a = pi * (0.12 + 0.76 * i / 8)
        collar.disc(*around(X, 520, 150, a), 26, ry=30)
    put(sheet, collar, "#8e2318", rim=2.4)
    beads = sheet.plate()
    for i in range(9):
        beads.disc(*around(X, 520, 150, pi * (0.12 + 0.76 * i / 8)), 10)
    sheet.body(woodblock(beads.mask, 3, 0.1), "#d2a048")
    return finish_king(sheet, "C-K2")
