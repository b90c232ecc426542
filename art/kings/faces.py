"""Ghost kings with faces of fire and of venom."""

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
