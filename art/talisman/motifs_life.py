"""Signs under the script, third part: what lives, or once did."""

from math import pi, sin

from art.kit.geometry import around, polygon, turn_points
from art.kit.media import ink, woodblock
from art.kit.noise import warp
from art.kit.palette import Suiting
from art.kit.sheet import Sheet
from art.talisman.motifs_sky import X, Y
from art.talisman.printing import print_shape, print_soul


def wisps(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Soul fires with hollow eyes drift from one side to the other."""
    for i, (x, y, k) in enumerate(((404, 452, 1.3), (326, 612, 0.95), (62, 560, 1.2), (44, 352, 0.8))):
        print_soul(sheet, suit, x, y, k, seed + i)
    trail = sheet.plate()
    for i in range(11):
        trail.disc(70 + 30 * i, 690 - 34 * sin(i * pi / 10) + 6 * sin(i * 2.0), 4 + 2 * sin(i))
    sheet.lay(ink(trail.mask, seed) * 0.7, suit.line)


def dolls(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A row of figures cut from folded paper, hand in hand, and one that has flown off."""
    robe = [
        (-20, -58),
        (-78, -46),
        (-78, -8),
        (-34, -12),
        (-50, 76),
        (50, 76),
        (34, -12),
        (78, -8),
        (78, -46),
        (20, -58),
    ]
    for i, (x, y, turn) in enumerate(((60, 618, 0.0), (207, 618, 0.0), (354, 618, 0.0), (414, 430, 0.35))):
        plate = sheet.plate().fill(polygon(turn_points(robe, x, y, turn)))
        plate.fill(polygon(turn_points([(-26, -62), (-30, -104), (0, -124), (30, -104), (26, -62)], x, y, turn)))
        print_shape(sheet, suit, plate, seed + i, strength=0.8, lit=0.4)
        folds = sheet.plate()
        for fold in (
            [(0, -58), (0, 74)],
            [(-20, -58), (0, -24), (20, -58)],
            [(-14, -88), (-6, -88)],
            [(6, -88), (14, -88)],
        ):
            (ax, ay), *rest = turn_points(fold, x, y, turn)
            folds.line(f"M {ax} {ay} " + " ".join(f"L {bx} {by}" for bx, by in rest), 3)
        sheet.lay(warp(folds.mask, 0.5, 8, 3) * 0.85, suit.line)


def eye(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """One great eye opens behind the command, rays about it."""
    rays = sheet.plate()
    for i in range(28):
        a = i * pi / 14
        ax, ay = around(X, Y, 214, a, squash=0.86)
        bx, by = around(X, Y, 290 if i % 2 else 350, a, squash=0.86)
        rays.brush([(ax, ay, 1), (bx, by, 0.2)], 13, dry=0.3, seed=i)
        rays.brush([(ax, ay, 1), ((ax + bx) / 2, (ay + by) / 2, 0.8), (bx, by, 0.1)], 13, dry=0.3, seed=i)
    sheet.lay(ink(rays.mask, seed) * 0.7, suit.tone)
    lid = sheet.plate().fill(
        [
            (X - 205, Y + 6),
            (X - 110, Y - 118),
            (X, Y - 156),
            (X + 112, Y - 116),
            (X + 205, Y),
            (X + 108, Y + 116),
            (X, Y + 150),
            (X - 108, Y + 118),
        ]
    )
    print_shape(sheet, suit, lid, seed, strength=0.3, lit=0.6)
    iris = sheet.plate().disc(X, Y, 128)
    print_shape(sheet, suit, iris, seed, strength=0.75)
    lines = sheet.plate().ring(X, Y, 112, 3)
    for i in range(40):
        a = i * pi / 20
        ax, ay = around(X, Y, 112, a)
        bx, by = around(X, Y, 86, a)
        lines.line(f"M {ax} {ay} L {bx} {by}", 2.4)
    sheet.lay(woodblock(lines.mask, 3, 0.1) * 0.6, suit.line)
