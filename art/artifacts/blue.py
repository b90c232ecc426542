"""The blue artifacts."""

from math import pi

from art.artifacts.still import (
    AXIS,
    BONE_STUFF,
    DARK_WOOD,
    GOLD_LEAF,
    LACQUER,
    STEEL,
    cord,
    model,
)
from art.kit.base import turned
from art.kit.geometry import around, polygon, star
from art.kit.media import grow, ink, woodblock
from art.kit.palette import CINNABAR, INDIGO, INK
from art.kit.sheet import Sheet
from art.kit.symbols import TRIGRAMS, trigram


def seven_star_sword(sheet: Sheet) -> None:
    """A long straight sword, the seven stars of the Dipper linked along its blade."""
    sheet.body(woodblock(sheet.plate().disc(AXIS, 330, 160).mask, 3, 0.35) * 0.6, "#9dbccb")
    blade = sheet.plate().fill(f"M {AXIS - 27} 540 L {AXIS - 23} 112 L {AXIS} 52 L {AXIS + 23} 112 L {AXIS + 27} 540 Z")
    model(sheet, blade.mask, STEEL, 5, light=(AXIS - 20, 260, 150), tilt=0.1)
    half = sheet.plate().fill(f"M {AXIS} 540 L {AXIS} 60 L {AXIS + 21} 113 L {AXIS + 24} 540 Z")
    sheet.lay(woodblock(half.mask, 4, 0.2) * 0.5, "#445766")
    places = [(12, 132), (-9, 190), (9, 246), (-9, 304), (11, 366), (-12, 424), (10, 486)]
    joined = sheet.plate().line("M " + " L ".join(f"{AXIS + x} {y}" for x, y in places), 4)
    sheet.body(grow(joined.mask, 1), INK).body(joined.mask, "#e8b848")
    for x, y in places:
        gem = sheet.plate().disc(AXIS + x, y, 11)
        sheet.rim(gem.mask, INK, 1.6)
        sheet.body(gem.mask, "#f0bc48").body(sheet.plate().disc(AXIS + x - 3, y - 3, 4).mask, "#fff6d4")
    _straight_hilt(sheet)
    sky = sheet.plate()
    for x, y, r in ((90, 230, 13), (340, 372, 15), (70, 400, 9), (352, 540, 10), (100, 580, 8)):
        sky.fill(star(x, y, r, r * 0.3, 4))
    sheet.lay(woodblock(sky.mask, 3, 0.1), INDIGO)


def _straight_hilt(sheet: Sheet) -> None:
    """Print a small guard like a bat's wings that opens towards the blade, a corded grip, a pommel, a tassel."""
    cord(
        sheet,
        [(AXIS, 664, 1), (AXIS + 44, 684, 1), (AXIS + 74, 640, 1), (AXIS + 84, 590, 1)],
        4,
        w=7,
        tassel=(AXIS + 84, 574),
    )
    grip = sheet.plate().rect(AXIS - 16, 556, 32, 92, 6)
    model(sheet, grip.mask, DARK_WOOD, 6, light=(AXIS - 10, 580, 60))
    half = [(0, 574), (22, 568), (42, 552), (56, 518), (40, 532), (22, 536), (0, 532)]
    guard = sheet.plate().fill([(AXIS + a, b) for a, b in half] + [(AXIS - a, b) for a, b in reversed(half[1:-1])])
    model(sheet, guard.mask, GOLD_LEAF, 7, light=(AXIS - 40, 530, 80))
    pommel = sheet.plate().fill([(AXIS - 18, 642), (AXIS + 18, 642), (AXIS + 30, 662), (AXIS, 682), (AXIS - 30, 662)])
    model(sheet, pommel.mask, GOLD_LEAF, 8, light=(AXIS - 10, 652, 30))
    wraps = sheet.plate()
    for i in range(5):
        line = [(AXIS - 16, 580 + i * 14, 0.8), (AXIS, 587 + i * 14, 1), (AXIS + 16, 580 + i * 14, 0.7)]
        wraps.brush(line, 6, dry=0.1, seed=i)
    sheet.lay(ink(wraps.mask, 4), "#160a06")


def compass(sheet: Sheet) -> None:
    """A geomancer's compass: rings of signs on a square board, the needle in the pool of heaven."""
    x, y = AXIS, 392.0
    board = sheet.plate().rect(x - 172, y - 172, 344, 344, 16)
    model(sheet, turned(board.mask, x, y, 0), LACQUER, 4, light=(120, 290, 220))
    threads = sheet.plate().line(f"M {x} {y - 168} L {x} {y + 168}", 2).line(f"M {x - 168} {y} L {x + 168} {y}", 2)
    dial = sheet.plate().disc(x, y, 158)
    model(sheet, dial.mask, GOLD_LEAF, 5, light=(150, 320, 170))
    rings = sheet.plate()
    for r, w in ((148, 3), (122, 2), (96, 2), (66, 2), (48, 3)):
        rings.ring(x, y, r, w)
    for i in range(24):
        a = i * pi / 12
        rings.line("M {:.1f} {:.1f} L {:.1f} {:.1f}".format(*around(x, y, 122, a), *around(x, y, 148, a)), 2)
    for i in range(60):
        a = i * pi / 30
        rings.line("M {:.1f} {:.1f} L {:.1f} {:.1f}".format(*around(x, y, 48, a), *around(x, y, 54, a)), 1.5)
    branches = "子丑寅卯辰巳午未申酉戌亥"
    for i in range(24):
        a = -pi / 2 + (i + 0.5) * pi / 12
        if i % 2 == 0:
            rings.text(branches[i // 2], *around(x, y, 135, a), 21, hand="kai")
        else:
            rings.disc(*around(x, y, 135, a), 3.4)
    for i, bits in enumerate(TRIGRAMS):
        a = -pi / 2 + i * pi / 4
        trigram(rings, *around(x, y, 109, a), bits, 30, 4, a + pi / 2)
    stems = "甲乙丙丁戊己庚辛壬癸"
    for i, char in enumerate(stems):
        rings.text(char, *around(x, y, 81, -pi / 2 + i * pi / 5), 22, hand="kai")
    sheet.lay(woodblock(rings.mask, 4, 0.1, mott=0.1), "#3a1c0c")
    sheet.lay(threads.mask * 0.8, "#8e2318")
    model(sheet, sheet.plate().disc(x, y, 46).mask, BONE_STUFF, 6, light=(x - 14, y - 14, 50))
    a = -0.95
    for angle, tint in ((a, CINNABAR), (a + pi, "#1c2a3a")):
        needle = polygon([around(x, y, 42, angle), around(x, y, 7, angle + pi / 2), around(x, y, 7, angle - pi / 2)])
        sheet.body(sheet.plate().fill(needle).mask, tint)
    sheet.body(sheet.plate().disc(x, y, 5).mask, "#cfa04a")
    for cx in (x - 152, x + 152):
        for cy in (y - 152, y + 152):
            model(sheet, sheet.plate().disc(cx, cy, 9).mask, GOLD_LEAF, 3, light=(cx - 3, cy - 3, 12))
