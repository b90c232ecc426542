"""The king who bears a boulder."""

from __future__ import annotations

from math import atan2, degrees

from art.anatomy import hand
from art.kings.masks import DARK, X, both, put, shape, strokes
from art.kit.base import SCALE, blur, smooth
from art.kit.geometry import centred, curve, polygon
from art.kit.media import ink, woodblock
from art.kit.noise import cloud
from art.kit.sheet import Sheet

_SKIN = "#7a4638"


def stone_bearer(sheet: Sheet) -> None:
    """A boulder greater than he is, chained to his shoulders, presses on a king who grits his teeth."""
    back = shape(
        sheet,
        "M x-90 440 C x-180 452 x-236 500 x-250 580 L x-260 740 L x260 740 L x250 580 C x236 500 x180 452 x90 440 Z",
    )
    put(sheet, back, "#2e1a20", rim=3, rim_tint="#8a5a3a", grain=0.25)
    _boulder(sheet)
    _straining_face(sheet)
    for s in (-1, 1):
        chain = [
            (s * 96, 92),
            (s * 74, 180),
            (s * 116, 280),
            (s * 132, 380),
            (s * 128, 480),
            (s * 112, 580),
            (s * 84, 740),
        ]
        _chain(sheet, [(X + a, b) for a, b in chain])
    for s in (-1, 1):
        arm = [(X + s * 246, 640), (X + s * 214, 540)]
        hand(sheet, X + s * 152, 424, 0.9, _SKIN, turn=-s * 0.12, side=-s, bent=0.2, claws="#d8b878", arm=arm, thick=74)


def _boulder(sheet: Sheet) -> None:
    """Print a boulder hewn in planes: lit from above, its underside dark."""
    outline = [(-196, 330), (-206, 214), (-150, 108), (-60, 62), (64, 58), (136, 106), (162, 196), (196, 322)]
    outline += [(160, 404), (70, 430), (-60, 432), (-164, 408)]
    rock = sheet.plate().fill(polygon([(X + a, b) for a, b in outline]))
    put(sheet, rock, "#8c8c8a", rim=4, grain=0.35)
    mask = rock.mask
    sheet.lay(mask * smooth(sheet.down() + 40 * cloud(sheet.shape, 60 * SCALE, seed=5), 210, 440) * 0.55, "#2a2a34")
    planes = (
        (((-150, 108), (-60, 62), (64, 58), (30, 150), (-90, 176)), "#c6c4b8", 0.6),
        (((64, 58), (136, 106), (162, 196), (70, 214), (30, 150)), "#a8a69c", 0.45),
        (((-206, 214), (-150, 108), (-90, 176), (-120, 300), (-196, 330)), "#9a9890", 0.4),
        (((70, 214), (162, 196), (196, 322), (110, 344)), "#5a5a62", 0.5),
        (((-120, 300), (-20, 330), (-60, 432), (-164, 408), (-196, 330)), "#4a4a54", 0.4),
    )
    edges = sheet.plate()
    for corners, tint, strength in planes:
        facet = sheet.plate().fill(polygon([(X + a, b) for a, b in corners]))
        sheet.body(woodblock(facet.mask * mask, 4, 0.3) * strength, tint)
        edges.line(polygon([(X + a, b) for a, b in corners]), 3)
    for crack in ("M x-20 196 L x4 236 L x-12 270 L x16 310 L x2 346", "M x100 120 L x84 156 L x104 182"):
        edges.line(centred(crack, X), 5)
    sheet.lay(ink(edges.mask, 3, edge=1.2) * mask * 0.9, "#1a1a22")


def _straining_face(sheet: Sheet) -> None:
    """Print the face beneath: brows crushed down, veins, teeth clenched."""
    head = shape(
        sheet,
        "M x-96 408 C x-128 440 x-132 500 x-116 556 C x-108 612 x-70 660 x0 668 "
        "C x70 660 x108 612 x116 556 C x132 500 x128 440 x96 408 Z",
    )
    put(sheet, head, _SKIN, rim=3.4, rim_tint="#0e0810")
    sheet.lay(head.mask * (1 - smooth(sheet.down(), 420, 474)) * 0.8, "#140a10")
    sheet.lay(head.mask * smooth(sheet.down(), 590, 690) * 0.8, "#1c0c10")
    dark = both(sheet.plate(), [(16, 488), (40, 476), (84, 462), (104, 480), (84, 512), (40, 514)])
    strokes(dark, [(6, 486, 1), (44, 466, 1.5), (112, 440, 0.5)], 26, 3, dry=0)
    strokes(dark, [(24, 544, 0.3), (66, 536, 1), (98, 582, 0.2)], 9, 8)
    strokes(dark, [(8, 440, 0.4), (10, 470, 1)], 7, 12)
    dark.fill(centred("M x-28 540 C x-20 520 x20 520 x28 540 C x20 552 x-20 552 x-28 540 Z", X))
    dark.fill(centred("M x-82 580 C x-40 566 x40 566 x82 580 L x74 626 C x40 640 x-40 640 x-74 626 Z", X))
    sheet.body(ink(dark.mask, 3, edge=0.6), DARK)
    teeth = sheet.plate()
    for i in range(8):
        teeth.rect(X - 70 + i * 17.6, 578, 16, 24, 3).rect(X - 66 + i * 16.6, 605, 15, 20, 3)
    put(sheet, teeth, "#e6d8b4", rim=1.2, grain=0.1)
    tusks = both(sheet.plate(), [(62, 612), (82, 606), (98, 556), (76, 580)])
    put(sheet, tusks, "#f0e4c4", rim=1.6)
    veins = strokes(sheet.plate(), [(54, 424, 0.4), (66, 440, 1), (58, 456, 0.3)], 6, 20)
    sheet.body(ink(veins.mask, 3), "#a8341f")
    eyes = sheet.plate().disc(X - 62, 494, 15, ry=10).disc(X + 62, 494, 15, ry=10)
    sheet.body(blur(eyes.mask, 9 * SCALE) * 1.2, "#d8452c").body(eyes.mask, "#ffd25a")
    sheet.body(sheet.plate().disc(X - 58, 496, 4).disc(X + 58, 496, 4).mask, DARK)


def _chain(sheet: Sheet, points: list[tuple[float, float]]) -> None:
    """Print an iron chain along a curve, every other link seen from its edge."""
    line = curve(points, closed=False, step=2)
    flat, upright, far = sheet.plate(), sheet.plate(), 0.0
    for i in range(1, len(line)):
        dx, dy = map(float, line[i][:2] - line[i - 1][:2])
        before, far = far, far + (dx * dx + dy * dy) ** 0.5
        if int(before // 23) == int(far // 23):
            continue
        x, y, rot = float(line[i][0]), float(line[i][1]), degrees(atan2(dy, dx))
        if int(far // 23) % 2:
            flat.disc(x, y, 21, ry=14, rot=rot).disc(x, y, 11, ry=5.5, rot=rot, cut=True)
        else:
            upright.disc(x, y, 19, ry=6.5, rot=rot)
    put(sheet, flat, "#c08a48", rim=2.2, grain=0.15)
    put(sheet, upright, "#8a5c2c", rim=2, grain=0.15)
