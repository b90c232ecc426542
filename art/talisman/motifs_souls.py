"""Signs under the script, first part: what is done with souls and spirit."""

from math import pi
from typing import Final

from art.ghosts.fists import closed
from art.ghosts.limbs import Placing, pose, spots, where
from art.ghosts.talons import Flesh
from art.kit.geometry import around, curve, polygon, turn_points
from art.kit.media import woodblock
from art.kit.palette import Suiting
from art.kit.scenery import clouds
from art.kit.sheet import Sheet
from art.talisman.printing import carved

_BLUNT: Final = (0.02, 0.02)

# -- spirit is gathered

_STREAMS: Final = (
    ((52, 340, 1.2), (110, 330, 1), (210, 366, 0.8), (330, 336, 0.5), (398, 396, 0.15)),
    ((56, 474, 1.2), (120, 466, 1), (210, 462, 0.9), (330, 384, 0.5), (396, 400, 0.15)),
    ((66, 616, 1.2), (130, 616, 1.1), (220, 560, 0.9), (320, 440, 0.5), (396, 404, 0.15)),
    ((470, 470, 1.1), (474, 410, 0.9), (452, 362, 0.7), (424, 356, 0.4), (410, 396, 0.15)),
)
"""Streams of spirit, from the cloud in which they rise to the mouth of the gourd."""
_CLOUDS: Final = ((50, 352, 24), (76, 330, 22), (54, 486, 26), (84, 466, 22), (62, 636, 28), (98, 616, 24))
_GOURD: Final = ((9, 0), (10, 26), (20, 40), (50, 56), (66, 92), (52, 128), (26, 144))
_BOTTOM: Final = ((76, 172), (96, 220), (72, 272), (0, 288))


def gather(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Streams of spirit rise from clouds on all sides and are drawn into the mouth of a gourd."""
    for i, line in enumerate(_STREAMS):
        stream = sheet.plate().brush(line, 38, dry=0, seed=seed + i, wob=0.01, taper=(0.02, 0.05))
        carved(sheet, suit, stream.mask, suit.tone if i == 1 else suit.light, rim=2.6)
        vein = sheet.plate()
        for off in (-7, 6):
            vein.brush([(x, y + off, c) for x, y, c in line[:-1]], 4.5, dry=0.1, seed=i, taper=(0.1, 0.5))
        sheet.body(woodblock(vein.mask, 3, 0.1), suit.line)
    clouds(sheet, (*_CLOUDS, (482, 470, 20), (462, 486, 22)), suit.light, suit.line, 3)
    _gourd(sheet, suit, pose(394, 398, turn=0.24, k=0.9), seed)


def _gourd(sheet: Sheet, suit: Suiting, put: Placing, seed: int) -> None:
    """Print a gourd, the middle of its mouth at the origin, a cord with a tassel round its waist."""
    half = (*_GOURD, *_BOTTOM)
    whole = sheet.plate().fill(put([*half, *((-a, b) for a, b in reversed(half[:-1]))])).mask
    carved(sheet, suit, whole, suit.tone, rim=3.2)
    lit = sheet.plate().fill(put(spots("-52,92 -36,66 -4,62 -26,84 -32,112 -44,116")))
    lit.fill(put(spots("-84,220 -64,180 -20,158 -46,190 -54,232 -36,268 -70,254")))
    sheet.body(woodblock(lit.mask, seed, 0.15) * whole, suit.light)
    dark = sheet.plate().fill(put(spots("40,62 60,92 46,126 26,138 44,112 48,88")))
    dark.fill(put(spots("70,180 90,220 68,266 10,284 52,252 72,214")))
    sheet.body(woodblock(dark.mask, seed, 0.15) * whole, suit.line)
    x, y = where(put, 6, 218)
    carved(sheet, suit, sheet.plate().disc(x, y, 34).mask, suit.light, rim=2)
    sheet.body(sheet.plate().text("靈", x, y, 42, hand="kai", bold=1.4).mask, suit.line)
    cord = sheet.plate().brush(put(spots("-30,140,1 0,150,1 30,140,1")), 11, dry=0, wob=0, taper=_BLUNT)
    cord.brush(put(spots("-26,144,1 -70,150,1 -104,190,0.9")), 7, dry=0, wob=0, taper=_BLUNT)
    for dx in (-16, -6, 4, 14):
        cord.brush(put([(-104, 188, 1), (-104 + dx, 216, 1), (-106 + dx * 1.4, 246, 0.3)]), 8, dry=0, wob=0)
    carved(sheet, suit, cord.mask, suit.line, edge=suit.light, rim=2)
    lip = sheet.plate().brush(put(spots("-17,0,1 0,2,1 17,0,1")), 13, dry=0, wob=0, taper=_BLUNT)
    carved(sheet, suit, lip.mask, suit.line, edge=suit.light, rim=2)


# -- spirit is borrowed

_CORD: Final = ((404, 404), (416, 480), (392, 556), (330, 616), (236, 646), (140, 636), (66, 588))
"""How a string of coins hangs from the hand that takes it."""


def borrow(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A hand out of a wide sleeve makes off with a string of cash."""
    line = curve(_CORD, step=1)
    tail = sheet.plate().brush([(70, 592, 1), (40, 560, 1), (48, 522, 0.8), (34, 486, 0.3)], 11, dry=0, wob=0.01)
    tail.brush([(62, 588, 1), (34, 590, 0.9), (26, 624, 0.3)], 9, dry=0, wob=0.01)
    carved(sheet, suit, tail.mask, suit.line, edge=suit.light, rim=1.8)
    places = range(len(line) - 8, 70, -52)
    for i, at in enumerate(places):
        _cash(sheet, suit, float(line[at][0]), float(line[at][1]), 46, seed + i)
    _sleeve(sheet, suit, seed)
    loop = sheet.plate().brush([(402, 372, 1), (384, 336, 1), (406, 318, 1), (424, 340, 1), (408, 372, 1)], 9, dry=0)
    carved(sheet, suit, loop.mask, suit.line, edge=suit.light, rim=1.8)
    flesh = Flesh(suit.light, suit.tone, suit.paper, suit.line)
    closed(sheet, pose(404, 408, turn=0.06, k=1.12), flesh, spots("460,428,1 500,428,1"), width=52)
    with sheet.at(466, 424, 1.1):
        hem = sheet.plate().brush([(-2, -66, 1), (8, 0, 1), (-4, 66, 1)], 19, dry=0, wob=0, taper=_BLUNT)
        carved(sheet, suit, hem.mask, suit.light, rim=2.4)


def _sleeve(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Print the sleeve at the right edge out of which the hand comes."""
    cloth = sheet.plate().fill(polygon([(462, 350), (520, 320), (520, 580), (494, 556), (462, 498), (472, 424)]))
    carved(sheet, suit, cloth.mask, suit.tone, rim=2.6)
    folds = sheet.plate()
    for x, y in ((490, 400), (488, 450), (484, 486)):
        folds.brush([(x - 10, y, 0.2), (x + 8, y - 4, 0.8), (x + 34, y - 20, 1)], 9, dry=0.1, seed=seed)
    sheet.body(woodblock(folds.mask, seed, 0.15), suit.line)


def _cash(sheet: Sheet, suit: Suiting, x: float, y: float, r: float, seed: int) -> None:
    """Print one coin of a string: a raised rim, a square hole, two characters."""
    turn = (seed % 7 - 3) * 0.14
    carved(sheet, suit, sheet.plate().disc(x, y, r).mask, suit.light, rim=2.8)
    field = sheet.plate().disc(x, y, r * 0.84)
    field.fill(polygon(turn_points([(-15, -15), (15, -15), (15, 15), (-15, 15)], x, y, turn)), cut=True)
    for word, way in (("通", -1), ("寶", 1)):
        px, py = turn_points([(0, way * r * 0.56)], x, y, turn)[0]
        field.text(word, px, py, r * 0.42, hand="kai", bold=1.2, cut=True)
    sheet.body(woodblock(field.mask, seed, 0.15), suit.tone)
    hole = sheet.plate().fill(polygon(turn_points([(-10, -10), (10, -10), (10, 10), (-10, 10)], x, y, turn)))
    sheet.body(woodblock(hole.mask, seed, 0.1), suit.line)


# -- a soul changes house


_LICKS: Final = (
    (((300, 410, 1), (240, 366, 0.8), (190, 384, 0.1)), 40),
    (((360, 420, 1), (340, 346, 0.8), (274, 330, 0.1)), 44),
    (((396, 420, 1), (432, 366, 0.8), (400, 318, 0.1)), 46),
    (((420, 440, 1), (486, 412, 0.8), (478, 346, 0.1)), 42),
    (((428, 480, 1), (492, 490, 0.7), (496, 440, 0.1)), 34),
    (((190, 440, 1), (140, 500, 0.7), (100, 502, 0.1)), 34),
    (((310, 450, 1), (270, 510, 0.8), (216, 506, 0.1)), 40),
)
_CORES: Final = (
    ((74, 540, 0.3), (90, 490, 0.7), (160, 448, 1), (260, 428, 0.9), (340, 418, 0.4)),
    ((350, 424, 0.6), (344, 376, 0.8), (304, 344, 0.1)),
    ((400, 424, 0.6), (424, 378, 0.8), (410, 340, 0.1)),
    ((432, 446, 0.6), (476, 418, 0.8), (480, 374, 0.1)),
)
"""The licks of flame on a soul, and the lights in them."""


def leap(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A soul leaps from one urn into another."""
    with sheet.at(88, 582, 0.96):
        _urn(sheet, suit, seed)
    arc = ((86, 580, 0.3), (54, 520, 0.55), (100, 456, 0.8), (200, 430, 0.95), (310, 408, 1.1), (378, 430, 1.3))
    body = sheet.plate().brush(arc, 70, dry=0, seed=seed, wob=0.02, taper=_BLUNT).disc(378, 478, 70, ry=78)
    for i, (line, width) in enumerate(_LICKS):
        body.brush(line, width, dry=0, seed=seed + i, wob=0.02, taper=(0.02, 0.1))
    carved(sheet, suit, body.mask, suit.tone, rim=3)
    core = sheet.plate()
    for i, light in enumerate(_CORES):
        core.brush(light, 22, dry=0, seed=seed + i, wob=0.02, taper=(0.1, 0.3))
    sheet.body(woodblock(core.mask, seed, 0.15), suit.light)
    _soul_face(sheet, suit, 374, 498, seed)
    with sheet.at(352, 580, 0.98):
        _urn(sheet, suit, seed)


def _soul_face(sheet: Sheet, suit: Suiting, x: float, y: float, seed: int) -> None:
    """Print a soul's pale face: hollow eyes, a round mouth, its chin turned down to where it goes."""
    with sheet.at(x, y, 1.14):
        pale = sheet.plate().fill(
            [(-46, -22), (-20, -46), (20, -46), (48, -20), (44, 18), (20, 50), (-14, 52), (-42, 20)]
        )
        carved(sheet, suit, pale.mask, suit.light, rim=2)
        holes = sheet.plate().disc(-22, -6, 12, ry=15, rot=12).disc(22, -6, 12, ry=15, rot=-12)
        holes.disc(-1, 30, 9, ry=13)
        for side in (-1, 1):
            holes.brush([(side * 36, -24, 0.2), (side * 22, -32, 1), (side * 9, -28, 0.3)], 6, dry=0, wob=0)
            holes.brush([(side * 34, 12, 0.2), (side * 28, 26, 1), (side * 20, 36, 0.1)], 4.5, dry=0, seed=seed)
        sheet.body(woodblock(holes.mask, seed, 0.1), suit.line)


def _urn(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Print an open urn about the middle of its mouth, a paper on its belly."""
    belly = sheet.plate().fill(
        "M -34 0 L 34 0 C 34 16 64 24 62 56 C 60 90 40 100 36 108 "
        "L -36 108 C -40 100 -60 90 -62 56 C -64 24 -34 16 -34 0 Z"
    )
    carved(sheet, suit, belly.mask, suit.line, edge=suit.light, rim=3)
    shine = sheet.plate().brush([(-48, 40, 0.2), (-50, 62, 1), (-36, 92, 0.2)], 9, dry=0.1, seed=seed)
    sheet.body(woodblock(shine.mask, seed, 0.15), suit.tone)
    carved(sheet, suit, sheet.plate().disc(0, 0, 46, ry=13).mask, suit.tone, rim=2.4)
    sheet.body(sheet.plate().disc(0, 0, 34, ry=7).mask, suit.line)
    slip = sheet.plate().fill(polygon([(0, 22), (32, 56), (0, 90), (-32, 56)]))
    carved(sheet, suit, slip.mask, suit.light, rim=1.6)
    sheet.body(sheet.plate().text("魂", 0, 56, 32, hand="kai", bold=1).mask, suit.line)


# -- a soul is led

_ROBE: Final = spots(
    "-20,38 20,38 44,58 58,104 64,160 54,202 22,226 0,214 -8,250 -40,262 -58,246 -72,290 -128,312 -176,296 -120,284 "
    "-84,250 -56,206 -50,150 -46,80"
)
_HAIR: Final = spots(
    "-36,6 -34,-28 -12,-46 14,-46 36,-26 42,20 56,76 48,124 38,84 30,40 32,4 16,-22 -12,-20 -26,2 -28,24"
)


def guide(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A lantern on a crooked pole shines ahead, and a soul in its shroud follows it with outstretched sleeves."""
    rays = sheet.plate()
    for i in range(18):
        a = i * pi / 9
        rays.brush([around(84, 540, r, a) for r in (74, 100, 128 if i % 2 else 104)], 9, dry=0.1, seed=i)
    sheet.body(woodblock(rays.mask, seed, 0.15), suit.tone)
    pole = sheet.plate()
    crook = [(34, 730, 1), (32, 560, 0.9), (38, 430, 0.8), (60, 396, 0.7), (84, 412, 0.6), (84, 466, 0.5)]
    pole.brush(crook, 15, dry=0, wob=0.01, taper=_BLUNT)
    carved(sheet, suit, pole.mask, suit.line, edge=suit.light, rim=2)
    with sheet.at(84, 540, 1):
        _lantern(sheet, suit, seed)
    clouds(sheet, ((344, 690, 26), (384, 700, 20), (308, 702, 20)), suit.light, suit.line, 3)
    with sheet.at(404, 392, 1):
        _follower(sheet, suit, seed)


def _lantern(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Print a paper lantern about its middle, lit from inside."""
    carved(sheet, suit, sheet.plate().disc(0, 0, 52, ry=62).mask, suit.light, rim=3)
    ribs = sheet.plate()
    for j in (-0.7, -0.28, 0.28, 0.7):
        ribs.brush([(j * 24, -58, 0.8), (j * 60, 0, 1), (j * 24, 58, 0.8)], 4, dry=0, seed=seed, wob=0, taper=_BLUNT)
    ribs.text("引", 0, 0, 56, hand="kai", bold=1.6)
    sheet.body(ribs.mask, suit.line)
    caps = sheet.plate().rect(-28, -70, 56, 15, 3).rect(-28, 56, 56, 15, 3)
    for dx in (-16, -5, 6, 17):
        caps.brush([(dx * 0.5, 70, 1), (dx, 100, 1), (dx * 1.2, 132, 0.3)], 7, dry=0, wob=0)
    carved(sheet, suit, caps.mask, suit.line, edge=suit.light, rim=2)


def _follower(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Print a soul about its brow: long hair, no feet, both sleeves stretched out to the left."""
    far = sheet.plate().fill(spots("-20,66 -80,84 -138,78 -150,96 -140,140 -118,150 -96,124 -40,126 0,110"))
    carved(sheet, suit, far.mask, suit.tone, rim=2.6)
    whole = sheet.plate().fill(_ROBE).mask
    carved(sheet, suit, whole, suit.tone, rim=2.8)
    shade = sheet.plate().fill(spots("48,60 60,104 66,160 56,206 22,228 10,218 40,196 52,150 50,104"))
    for line in (
        "-30,170,0.3 -44,220,1 -110,296,0.2",
        "0,170,0.3 -14,216,1 -46,250,0.2",
        "26,150,0.2 16,196,1 -2,230,0.2",
    ):
        shade.brush(spots(line), 7, dry=0.1, seed=seed)
    sheet.body(woodblock(shade.mask, seed, 0.15) * whole, suit.line)
    near = sheet.plate().fill(spots("28,64 -30,92 -94,112 -122,118 -118,144 -104,186 -82,194 -66,162 -10,150 44,116"))
    carved(sheet, suit, near.mask, suit.light, rim=2.6)
    cuts = sheet.plate().brush(spots("20,96,0.2 -30,120,1 -70,132,0.3"), 6, dry=0.1, seed=seed)
    cuts.brush(spots("-104,126,0.4 -98,156,1 -84,184,0.4"), 6, dry=0, wob=0)
    sheet.body(cuts.mask, suit.line)
    face = sheet.plate().fill(spots("-34,-4 -26,-32 0,-42 28,-32 36,0 26,34 0,50 -24,36"))
    carved(sheet, suit, face.mask, suit.light, rim=2.2)
    carved(sheet, suit, sheet.plate().fill(_HAIR).mask, suit.line, rim=1.2)
    marks = sheet.plate().disc(-18, 2, 7, ry=9).disc(12, 2, 7.5, ry=9).disc(-4, 28, 5, ry=7)
    marks.brush(spots("-28,-12,0.2 -18,-17,1 -8,-14,0.3"), 4.5, dry=0, wob=0)
    marks.brush(spots("2,-14,0.3 12,-17,1 24,-12,0.2"), 4.5, dry=0, wob=0)
    sheet.body(marks.mask, suit.line)
