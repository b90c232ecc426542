"""Ghost kings with the faces of people, stone and serpents."""

from __future__ import annotations

from math import pi, sin
from typing import Final

from art.kings.masks import DARK, X, both, eyes_of, put, shape, strokes
from art.kit.base import SCALE, blur, smooth
from art.kit.geometry import around, centred, polygon, ring_of, turn_points
from art.kit.media import ink, woodblock
from art.kit.noise import chance, cloud
from art.kit.sheet import Sheet


def burning_face(sheet: Sheet) -> None:
    """A charred face whose hair and tongue are fire."""
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


def ghost_mother(sheet: Sheet) -> None:
    """A pale mother; small faces look out of her hair."""
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
    put(sheet, hair, "#17121f", rim=2.6, rim_tint="#8a78ac")
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


def _child(sheet: Sheet, x: float, y: float, r: float, seed: int) -> None:
    """A child's face asleep, or not: a tuft, a red spot, round cheeks."""
    head = sheet.plate().fill(
        [
            (x, y - r),
            (x + r * 0.86, y - r * 0.5),
            (x + r * 0.98, y + r * 0.3),
            (x + r * 0.5, y + r * 0.98),
            (x, y + r * 1.1),
            (x - r * 0.5, y + r * 0.98),
            (x - r * 0.98, y + r * 0.3),
            (x - r * 0.86, y - r * 0.5),
        ]
    )
    put(sheet, head, ("#e2dcc8", "#d8ccd2", "#ccd6d8")[seed % 3], rim=2.4, rim_tint="#0c0810")
    cheeks = sheet.plate().disc(x - r * 0.54, y + r * 0.42, r * 0.24).disc(x + r * 0.54, y + r * 0.42, r * 0.24)
    spot = sheet.plate().disc(x, y - r * 0.42, r * 0.1)
    sheet.lay(cheeks.mask * 0.4, "#b84a5a").lay(spot.mask, "#b3182a")
    marks = sheet.plate()
    for s in (-1, 1):
        lid = [
            (x + s * r * 0.66, y + r * 0.02, 0.3),
            (x + s * r * 0.4, y + r * 0.16, 1.1),
            (x + s * r * 0.14, y + r * 0.04, 0.3),
        ]
        marks.brush(lid, r * 0.15, dry=0, seed=seed, taper=(0.05, 0.05))
        brow = [
            (x + s * r * 0.6, y - r * 0.2, 0.3),
            (x + s * r * 0.36, y - r * 0.26, 1),
            (x + s * r * 0.16, y - r * 0.18, 0.3),
        ]
        marks.brush(brow, r * 0.09, dry=0, seed=seed)
    marks.disc(x, y + r * 0.66, r * 0.13, ry=r * (0.17 if seed % 2 else 0.08))
    tuft = [(x - r * 0.22, y - r * 0.88, 1), (x, y - r * 1.16, 1.2), (x + r * 0.24, y - r * 0.86, 0.8)]
    marks.brush(tuft, r * 0.34, dry=0.1, seed=seed)
    sheet.lay(ink(marks.mask, seed, edge=0.5) * 1.2, DARK)


_REACH: Final = (146, 172, 226, 232, 266, 232, 226, 160, 140)
"""How far each snake raises its head; those at the right stay clear of the slip."""


def _snake(sheet: Sheet, number: int) -> None:
    """A snake that rises from the brow in an S, its head turned outwards, its tongue out."""
    a = -pi / 2 + (number - 4) * 0.42
    reach, bend = float(_REACH[number]), 0.34 if number % 2 else -0.34
    line = [(90, 0.0, 1.15), (reach * 0.62, bend, 1.1), (reach * 0.82, -bend * 0.35, 0.95), (reach, bend * 0.1, 0.7)]
    body = sheet.plate()
    body.brush(
        [(*around(X, 366, r, a + turn), w) for r, turn, w in line], 44, dry=0, seed=number, wob=0.01, taper=(0, 0.02)
    )
    belly = ("#3c7a54", "#7a9a3c", "#4f8a7c")[number % 3]
    put(sheet, body, belly, rim=2.8)
    bands = sheet.plate()
    for k in range(9):
        share = k / 8
        turn = bend * sin(pi * (0.2 + 0.95 * share)) * 0.9
        bands.disc(*around(X, 366, 100 + (reach - 120) * share, a + turn), 8, ry=5.5, rot=a * 57)
    sheet.lay(bands.mask * body.mask * 0.85, "#10261c")
    x, y = around(X, 366, reach, a + bend * 0.1)
    look = a + bend * 0.5
    tongue = sheet.plate()
    for s in (-1, 1):
        fork = turn_points([(30, 0), (50, 0), (66, s * 9)], x, y, look)
        tongue.brush([(*point, w) for point, w in zip(fork, (1, 0.9, 0.2), strict=True)], 6, dry=0, taper=(0, 0.1))
    put(sheet, tongue, "#d8323a", rim=1.2, grain=0.05)
    head = [(-24, -12), (-4, -15), (8, -27), (28, -20), (46, -6), (46, 6), (28, 20), (8, 27), (-4, 15), (-24, 12)]
    put(sheet, sheet.plate().fill(polygon(turn_points(head, x, y, look))), belly, rim=2.8)
    eyes, slits = sheet.plate(), sheet.plate()
    for s in (-1, 1):
        eyes.fill(turn_points([(6, s * 15), (18, s * 9), (29, s * 12), (19, s * 18)], x, y, look))
        slits.line(
            "M {} {} L {} {}".format(*(c for at in turn_points([(18, s * 9), (18, s * 18)], x, y, look) for c in at)),
            2.4,
        )
    put(sheet, eyes, "#ffd23a", rim=1.2, grain=0.05)
    sheet.body(slits.mask * eyes.mask, DARK)


def venomous(sheet: Sheet) -> None:
    """A green mask crowned with snakes, poison on its lips."""
    for i in (0, 8, 1, 7, 2, 6, 3, 5, 4):
        _snake(sheet, i)
    face = shape(
        sheet,
        "M x0 286 C x-90 282 x-136 330 x-130 406 C x-126 470 x-104 520 x-74 566 C x-50 602 x-24 "
        "624 x0 628 C x24 624 x50 602 x74 566 C x104 520 x126 470 x130 406 C x136 330 x90 282 "
        "x0 286 Z",
    )
    put(sheet, face, "#8fae5a", rim=3.4)
    sheet.lay(
        face.mask * smooth(sheet.down() + 36 * cloud(sheet.shape, 60 * SCALE, seed=3), 420, 660) * 0.8,
        "#33502c",
    )
    dark = both(sheet.plate(), [(22, 428), (48, 384), (106, 372), (118, 402), (88, 436), (48, 444)])
    dark.fill(polygon([(X - 15, 496), (X, 462), (X + 15, 496)]))
    dark.fill(centred("M x-84 524 C x-40 546 x40 546 x84 524 C x60 586 x-60 586 x-84 524 Z", X))
    sheet.body(ink(dark.mask, 3, edge=0.6), "#14201a")
    scales = sheet.plate()
    for row in range(5):
        for i in range(3 + row % 2):
            for s in (-1, 1):
                cx, cy = X + s * (62 + i * 21 - row * 8 + 10 * (row % 2)), 458 + row * 20
                scales.line(f"M {cx - 10} {cy - 8} Q {cx} {cy + 10} {cx + 10} {cy - 8}", 3)
    sheet.lay(scales.mask * face.mask * 0.55, "#1c3a24")
    eyes_of(sheet, 70, 408, 18, "#e8e06a")
    tongue = sheet.plate().brush([(X, 566, 1), (X + 4, 622, 0.9), (X, 656, 0.8)], 15, dry=0, seed=3, taper=(0, 0.02))
    for s in (-1, 1):
        tongue.brush([(X, 650, 0.9), (X + s * 10, 672, 0.8), (X + s * 28, 690, 0.1)], 11, dry=0, seed=4)
    put(sheet, tongue, "#c8283a", rim=1.8, grain=0.05)
    fangs = sheet.plate()
    for s in (-1, 1):
        fangs.fill(polygon([(X + s * 34, 538), (X + s * 54, 534), (X + s * 42, 596)]))
    sheet.body(woodblock(fangs.mask, 3, 0.05), "#f3ecd0")
    venom = sheet.plate()
    for dx, y, length in ((-42, 592, 44), (42, 592, 60)):
        venom.brush(
            [(X + dx, y, 0.8), (X + dx + 1, y + length * 0.7, 0.7), (X + dx, y + length, 1.5)],
            11,
            dry=0,
            seed=int(dx + 60),
            taper=(0.02, 0.02),
        )
    put(sheet, venom, "#c8e05a", rim=1.4, rim_tint="#2a3a1c", grain=0.05)
    brow = strokes(sheet.plate(), [(10, 414, 0.6), (60, 360, 1.3), (128, 356, 0.2)], 20, 9)
    for place in ring_of(X, 332, 15, 5):
        brow.disc(*place, 8)
    sheet.lay(ink(brow.mask, 3), "#1c3a24")
