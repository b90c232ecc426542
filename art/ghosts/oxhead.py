"""The head of an ox, as the bailiff of the dead carries it: horns, brows, a ring through the nose."""

from __future__ import annotations

from math import atan2, cos, pi, sin

from art.ghosts.limbs import DARK, carve, inked, pose, shade, spots, turned_away, where
from art.kit.geometry import curve, polygon
from art.kit.sheet import Sheet

HIDE, DIM, LIT = "#7a5244", "#341e22", "#a87a62"
BRONZE = "#74501e"
_HEAD = pose(214, 292, turn=0.08, k=1.06)


def _horn(sheet: Sheet, line: str, width: float) -> None:
    way = _HEAD(spots(line))
    horn = sheet.plate().brush(way, width, dry=0, taper=(0, 0.05), wob=0.01)
    mask = carve(sheet, horn, "#d9c698", rim=3.2)
    shade(sheet, turned_away(sheet, mask, 9, 9), "#8a7048")
    run = curve([point[:2] for point in way], step=1.0)
    rings = []
    for far in (0.12, 0.22, 0.32, 0.42, 0.52):
        k = int(far * len(run))
        (x, y), (nx, ny) = map(float, run[k]), map(float, run[k + 2])
        a = atan2(ny - y, nx - x) + pi / 2
        rings.append(
            [(x + cos(a) * r, y + sin(a) * r, w) for r, w in ((-width * 0.5, 0.3), (0, 1), (width * 0.4, 0.2))]
        )
    inked(sheet, rings, 5, "#5a4428", within=mask)


def _ear(sheet: Sheet, outline: str, inner: str) -> None:
    mask = carve(sheet, sheet.plate().fill(_HEAD(spots(outline))), "#5a3a34", rim=3)
    shade(sheet, sheet.plate().fill(_HEAD(spots(inner))).mask * mask, "#2a1618")


def ox_head(sheet: Sheet) -> None:
    """Print the head of an ox, turned three quarters to the left and lowered, so that it looks up from its brows."""
    _ear(sheet, "-50,-44 -84,-58 -118,-44 -104,-26 -60,-20", "-62,-38 -92,-46 -108,-42 -94,-32")
    _horn(sheet, "-34,-70,1.1 -76,-84,1 -108,-118,0.7 -102,-172,0.03", 42)
    neck = sheet.plate().fill(_HEAD(spots("40,-30 92,10 112,90 60,140 -10,120 10,40")))
    mask = carve(sheet, neck, HIDE, rim=3)
    shade(sheet, mask, DIM)
    skull = spots(
        "-30,-86 10,-94 52,-82 80,-48 88,0 80,50 56,86 20,112 2,142 -30,164 -72,166 -102,146 -112,116 -102,90 "
        "-88,60 -80,24 -72,-20 -58,-62"
    )
    mask = carve(sheet, sheet.plate().fill(_HEAD(skull)), HIDE, rim=3.6, grain=0.25)
    dark = sheet.plate().fill(_HEAD(spots("100,-60 60,-40 52,0 30,30 8,60 -2,96 -8,140 10,150 90,90 110,0")))
    shade(sheet, dark.mask * mask, DIM)
    bridge = sheet.plate().fill(_HEAD(spots("-52,-60 -10,-70 -16,-20 -34,40 -48,78 -84,80 -74,30 -62,-14")))
    shade(sheet, bridge.mask * mask, LIT)
    cheek = sheet.plate().fill(_HEAD(spots("34,24 66,8 74,36 52,70 26,88 18,60")))
    shade(sheet, cheek.mask * mask, HIDE)
    _muzzle(sheet)
    _glare(sheet)
    _horn(sheet, "44,-72,1.15 98,-74,1.1 138,-112,0.76 136,-186,0.03", 48)
    _ear(sheet, "70,-46 104,-56 150,-40 160,-24 124,-12 78,-16", "88,-36 120,-42 148,-28 116,-22")
    _forelock(sheet)


def _forelock(sheet: Sheet) -> None:
    """Print the hair between his horns: tufts that part at the poll and fall each its own way over the brow."""
    for tuft in (
        "-40,-72 -34,-100 -8,-112 -4,-96 -18,-72 -36,-50 -62,-40 -48,-56",
        "64,-76 54,-102 24,-112 14,-98 28,-74 54,-54 84,-48 70,-62",
        "-26,-96 0,-112 14,-100 4,-66 -12,-40 -38,-20 -28,-46 -30,-70",
        "44,-100 20,-114 8,-102 22,-70 30,-46 56,-30 46,-54 50,-78",
        "-12,-108 14,-116 30,-104 24,-66 14,-36 0,-2 0,-38 -12,-62 -18,-88",
        "-4,-108 -14,-128 -34,-136 -26,-120 -34,-110 -14,-98 10,-96",
        "10,-108 10,-130 30,-146 26,-126 44,-122 34,-104 14,-94",
    ):
        mask = carve(sheet, sheet.plate().fill(_HEAD(spots(tuft))), "#221820", rim=1.6, line="#5a3a34", grain=0.1)
        shade(sheet, turned_away(sheet, mask, 5, 3), DARK)
    hairs = (
        "-22,-92,0.1 -26,-66,1 -34,-36,0.1",
        "4,-104,0.1 8,-66,1 4,-26,0.1",
        "36,-98,0.1 34,-72,1 46,-44,0.1",
        "-30,-90,0.1 -34,-66,0.8 -48,-48,0.1",
        "-8,-98,0.1 -4,-74,0.8 -4,-50,0.1",
    )
    inked(sheet, [_HEAD(spots(hair)) for hair in hairs], 3.6, "#7a6468")


def _muzzle(sheet: Sheet) -> None:
    outline = spots("-104,96 -88,76 -52,70 -16,84 4,110 2,142 -28,164 -72,166 -102,148 -112,118")
    mask = carve(sheet, sheet.plate().fill(_HEAD(outline)), "#b08672", rim=3)
    shade(sheet, turned_away(sheet, mask, 22, 8), "#6e463e")
    holes = sheet.plate().fill(_HEAD(spots("-98,106 -90,96 -78,98 -78,110 -88,118 -97,116")))
    holes.fill(_HEAD(spots("-46,104 -34,94 -18,98 -14,112 -28,122 -42,118")))
    sheet.body(holes.mask * mask, DARK)
    lines = (
        "-104,148,0.3 -66,138,1 -28,142,0.9 2,156,0.2",
        "-64,118,0.3 -62,132,0.8 -66,146,0.3",
        "-30,84,0.2 -52,80,0.8 -78,84,0.2",
    )
    inked(sheet, [_HEAD(spots(line)) for line in lines], 6, "#2a1416", within=mask)
    tooth = sheet.plate().fill(polygon(_HEAD(spots("-30,144 -14,148 -26,120"))))
    carve(sheet, tooth, "#efe4c2", rim=1.6)
    x, y = where(_HEAD, -64, 142)
    ring = sheet.plate().ring(x, y, 23, 8)
    ring.fill(polygon([(x - 16, y - 34), (x + 14, y - 34), (x + 8, y - 8), (x - 8, y - 8)]), cut=True)
    mask = carve(sheet, ring, "#e2b650", rim=2.2)
    shade(sheet, turned_away(sheet, mask, 3, 3), BRONZE)


def _glare(sheet: Sheet) -> None:
    """Print his eyes under heavy brows; both look at you."""
    pits = sheet.plate().fill(_HEAD(spots("-4,-14 12,-34 44,-38 58,-18 44,6 14,10")))
    pits.fill(_HEAD(spots("-52,-10 -56,-28 -72,-30 -78,-10 -72,6 -60,4")))
    sheet.body(pits.mask, "#1c0e12")
    whites = sheet.plate().fill(_HEAD(spots("4,-8 18,-22 40,-22 48,-10 36,0 16,2")))
    whites.fill(_HEAD(spots("-56,-10 -60,-20 -70,-20 -74,-10 -68,-1 -60,-2")))
    mask = carve(sheet, whites, "#ffd23a", rim=1.2)
    pupils = sheet.plate().disc(*where(_HEAD, 25, -11), 5, ry=9).disc(*where(_HEAD, -65, -11), 4, ry=8)
    sheet.body(pupils.mask * mask, DARK)
    brows = sheet.plate().brush(_HEAD(spots("-20,4,0.6 8,-15,1.4 44,-30,1.35 92,-56,0.05")), 17, dry=0, taper=(0, 0.05))
    brows.brush(_HEAD(spots("-44,2,0.6 -58,-17,1.4 -90,-40,0.1")), 14, dry=0, taper=(0, 0.05))
    sheet.body(brows.mask, DARK)
    lines = ("8,14,0.2 30,18,1 52,8,0.2", "-30,-40,0.2 -34,-16,1 -28,-2,0.2", "-40,-40,0.2 -42,-18,0.8 -44,-6,0.1")
    inked(sheet, [_HEAD(spots(line)) for line in lines], 5, "#2a1416")
