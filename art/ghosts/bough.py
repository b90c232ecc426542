"""What the hanged ghost hangs from: the bough, the stool kicked away, the band of white silk."""

from __future__ import annotations

from art.ghosts.limbs import Spots, carve, inked, shade, spots, turned_away
from art.kit.base import Mask
from art.kit.geometry import polygon
from art.kit.media import ink
from art.kit.sheet import Sheet

CREASE = "#6c5c50"
_SILK, _GREY = "#f4eddc", "#b5a894"
_BARK = "#21151a"
_TOP = (300.0, 78.0)
"""Where the band is tied to the bough."""


def silk(sheet: Sheet, points: Spots, width: float, *, dx: float = 7, dy: float = 4) -> Mask:
    """Print a stretch of the band and return its mask.

    Args:
        sheet: where.
        points: the way of the band, each with a share of the width.
        width: in units.
        dx: how wide its grey far side is at right edges, in units.
        dy: how wide at lower edges.
    """
    mask = carve(sheet, sheet.plate().brush(points, width, dry=0, taper=(0, 0.02), wob=0.015), _SILK, rim=2.8)
    shade(sheet, turned_away(sheet, mask, dx, dy), _GREY)
    return mask


def bough(sheet: Sheet) -> None:
    """Print the tree, and the bough that bends down where he hangs."""
    tree = sheet.plate().brush(spots("14,740,1.5 36,560,1.2 24,400,1.1 36,250,1 24,120,0.9"), 58, dry=0.1, seed=3)
    tree.brush(
        spots("24,250,0.9 70,150,1.1 140,88,1.1 230,66,1 326,84,0.9 400,132,0.6 470,206,0.1"), 46, dry=0.05, seed=4
    )
    for text in (
        "96,112,0.8 116,72,0.7 108,36,0.05",
        "232,70,0.8 262,44,0.7 268,24,0.05",
        "36,420,0.9 74,376,0.7 82,330,0.05",
        "170,84,0.6 190,110,0.5 188,140,0.05",
        "378,116,0.8 372,150,0.6 382,190,0.05",
    ):
        tree.brush(spots(text), 22, dry=0.15, seed=5)
    mask = tree.mask
    sheet.body(ink(mask, 3), _BARK)
    shade(sheet, turned_away(sheet, mask, -6, -6), "#83584a", grain=0.3)
    grain = [
        spots("30,600,0.2 40,520,1 28,440,0.2"),
        spots("24,400,0.2 36,330,1 30,260,0.2"),
        spots("60,190,0.2 104,124,1 160,92,0.2"),
        spots("120,112,0.2 190,82,1 250,76,0.2"),
        spots("264,70,0.2 300,80,1 310,84,0.2"),
        spots("346,96,0.2 376,114,1 400,140,0.2"),
    ]
    inked(sheet, grain, 5, "#7a5146", within=mask)


def stool(sheet: Sheet) -> None:
    """Print the stool he kicked away: it lies on its side under his feet."""
    sheet.lay(ink(sheet.plate().disc(236, 704, 104, ry=9).mask, 3) * 0.8, "#1c1214")
    for leg in (
        "276,634 344,616 347,627 280,648",
        "290,694 358,682 360,694 294,708",
        "262,656 322,642 325,652 266,668",
    ):
        mask = carve(sheet, sheet.plate().fill(polygon(spots(leg))), "#7c4a30", rim=2.6, grain=0.35)
        shade(sheet, turned_away(sheet, mask, 0, 5), "#3f2018")
    bar = sheet.plate().fill(polygon(spots("322,622 331,620 340,686 331,688")))
    carve(sheet, bar, "#5c3222", rim=2.4)
    seat = carve(
        sheet, sheet.plate().fill(polygon(spots("250,634 276,626 298,706 270,714"))), "#95603c", rim=3, grain=0.4
    )
    shade(sheet, sheet.plate().fill(polygon(spots("264,628 280,622 302,708 284,714"))).mask * seat, "#4c281c")


def strands_of_silk(sheet: Sheet) -> None:
    """Print the two strands of the band, drawn straight by his weight, that go up behind jaw and ear to the bough."""
    x, y = _TOP
    for foot, side in (((244, 270), -1), ((300, 250), 1)):
        top = (x + 5 * side, y + 16)
        way = [(*top, 0.9), ((top[0] + foot[0]) / 2, (top[1] + foot[1]) / 2, 0.8), (*foot, 1.05)]
        mask = silk(sheet, way, 21, dx=6, dy=0)
        twist = []
        for i in range(8):
            t = (i + 0.7) / 8
            cx, cy = top[0] + (foot[0] - top[0]) * t, top[1] + (foot[1] - top[1]) * t
            twist.append([(cx - 10, cy + 6, 0.3), (cx, cy + 1, 1), (cx + 10, cy - 8, 0.3)])
        inked(sheet, twist, 3.6, CREASE, within=mask)


def turns(sheet: Sheet) -> None:
    """Print the band wound round the bough: four turns side by side, the last over the others, its end blowing."""
    x, y = _TOP
    end = [
        (x + 30, y + 2, 0.8),
        (x + 56, y + 34, 1),
        (x + 50, y + 78, 1),
        (x + 68, y + 118, 0.9),
        (x + 56, y + 162, 0.1),
    ]
    mask = silk(sheet, end, 22, dx=8)
    inked(sheet, [[(a + 1, b, 0.7) for a, b, _ in end]], 3.4, CREASE, within=mask)
    for i in range(4):
        a, b = x - 32 + 19 * i, y - 6 + 5 * i + (2 if i == 3 else 0)
        turn = [
            (a + 2, b - 27, 0.3),
            (a + 9, b - 18, 0.9),
            (a + 8, b + 2, 1.08),
            (a - 1, b + 22, 0.9),
            (a - 10, b + 29, 0.3),
        ]
        mask = silk(sheet, turn, 21, dx=6, dy=4)
        inked(sheet, [[(a + 3, b - 16, 0.2), (a + 3, b, 1), (a - 4, b + 18, 0.2)]], 2.6, CREASE, within=mask)
    silk(
        sheet, [(x - 40, y + 14, 0.5), (x - 8, y + 4, 1.1), (x + 20, y - 10, 1), (x + 36, y - 22, 0.4)], 19, dx=4, dy=6
    )
