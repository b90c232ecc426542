"""The treasure thief."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi

import numpy as np

from art.ghosts.limbs import DARK, Spots, carve, inked, limb, pose, shade, spots, turned_away, where
from art.ghosts.talons import Flesh, gripping, knuckles
from art.kit.base import Mask
from art.kit.geometry import around, polygon
from art.kit.media import woodblock
from art.kit.sheet import Sheet

_SKIN, _DIM, _LIT = "#86ab8c", "#3f6658", "#b4cfa4"
_FLESH = Flesh(_SKIN, _DIM, "#e4dcb8", "#10201c")
_CLOTH, _NIGHT, _EDGE = "#2e4a5c", "#142430", "#5c7e8c"
_SACK, _BROWN, _STRAW = "#b09458", "#5e4424", "#d0b87c"
_HEAD = pose(156, 306, turn=-0.1, k=1.04)
_JADE = (140.0, 508.0)
_LIFT = 46.0
"""How much higher the body is than it was drawn: room for the legs."""


def thief(sheet: Sheet) -> None:
    """It creeps off on its toes, the sack over a shoulder, hugs a disc of jade and looks back whether anybody wakes."""
    _legs(sheet)
    left, top, k = sheet.view
    with sheet.at(left, top - _LIFT * k, k):
        _coins(sheet)
        _coat(sheet)
        _sack(sheet)
        _hugged_jade(sheet)
        _head(sheet)
        _grip_on_sack(sheet)


def _cloth(sheet: Sheet, mask: Mask, dx: float, dy: float) -> None:
    """Cut the two tones of dark cloth."""
    shade(sheet, turned_away(sheet, mask, dx, dy), _NIGHT, grain=0.25)
    shade(sheet, turned_away(sheet, mask, -5, -5), _EDGE)


def _sack(sheet: Sheet) -> None:
    """Print the sack on its back: it bulges with what is in it."""
    bag = spots(
        "256,380 262,350 222,300 196,250 208,168 250,118 312,104 364,132 384,186 396,250 "
        "424,312 430,390 400,448 352,462 300,430"
    )
    mask = carve(sheet, sheet.plate().fill(bag), _SACK, rim=3.6, grain=0.35)
    dark = sheet.plate().fill(spots("330,104 350,180 340,250 372,320 360,400 300,440 320,500 450,460 450,280 400,120"))
    shade(sheet, dark.mask * mask, _BROWN, grain=0.3)
    shade(sheet, turned_away(sheet, mask, -9, -9), _STRAW)
    folds = [
        spots(text)
        for text in (
            "330,340,1 280,310,0.8 244,262,0.1",
            "336,340,1 306,300,0.9 290,240,0.1",
            "346,350,1 350,320,0.9 352,270,0.1",
            "350,372,1 376,380,0.8 398,350,0.1",
            "222,180,0.1 250,150,0.8 290,146,0.1",
            "300,190,0.1 330,214,0.9 336,250,0.1",
        )
    ]
    inked(sheet, folds, 8, "#2a1a0c", within=mask)
    patch = sheet.plate().fill(polygon(spots("252,168 304,160 312,208 260,216")))
    mask = carve(sheet, patch, "#8a4a34", rim=2.2, grain=0.3)
    shade(sheet, turned_away(sheet, mask, 12, 6), "#5a2a20")
    stitches = []
    for i in range(4):
        t = 0.12 + i * 0.25
        stitches += [
            [(252 + 52 * t, 168 - 8 * t - 6, 1), (252 + 52 * t + 2, 168 - 8 * t + 6, 0.6)],
            [(260 + 52 * t, 216 - 8 * t - 6, 1), (260 + 52 * t + 2, 216 - 8 * t + 6, 0.6)],
        ]
    inked(sheet, stitches, 4, "#2a1a0c")
    tear = sheet.plate().fill(polygon(spots("398,420 420,404 412,430 424,440 402,446 390,436")))
    sheet.body(tear.mask, "#1a0f08")


def _strap(sheet: Sheet) -> None:
    """Print the sack's gathered mouth on the shoulder and the strap from there through the fist."""
    mouth = spots("372,330 340,330 318,336 296,322 288,338 280,350 292,362 290,380 314,376 336,392 366,410 384,380")
    mask = carve(sheet, sheet.plate().fill(mouth), _SACK, rim=3, grain=0.35)
    shade(sheet, turned_away(sheet, mask, 4, 14), _BROWN, grain=0.3)
    swell = sheet.plate().fill(spots("338,333 354,322 384,330 392,372 376,416 350,402 336,388 330,360")).mask
    shade(sheet, swell, _SACK, grain=0.35)
    mask = np.maximum(mask, swell)
    folds = (
        "290,344,0.3 316,350,1 378,344,0.1",
        "294,366,0.3 316,360,1 380,386,0.1",
        "300,332,0.3 324,344,1 362,328,0.1",
    )
    inked(sheet, map(spots, folds), 6, "#2a1a0c", within=mask)
    for way, width in (
        ("312,362,1 284,380,1.05 252,400,1 222,422,1 200,442,1 192,462,1.05 190,486,0.9", 24),
        ("324,334,1 316,352,1.1 322,384,1", 16),
        ("314,332,1 306,354,1.1 312,382,1", 16),
    ):
        strap = sheet.plate().brush(spots(way), width, dry=0, taper=(0, 0), wob=0.01)
        mask = carve(sheet, strap, "#a8442c", rim=2.8, grain=0.2)
        shade(sheet, turned_away(sheet, mask, 4, 8), "#5a1c18")
        shade(sheet, turned_away(sheet, mask, -2, -4), "#d8764c")


def _coins(sheet: Sheet) -> None:
    """Print the coins that run out of a hole in the sack."""
    coins, holes = sheet.plate(), sheet.plate()
    for x, y, r, squash, rot in (
        (408, 432, 13, 0.7, 30),
        (420, 480, 14, 0.9, -20),
        (400, 526, 14, 0.5, 40),
        (434, 566, 14, 0.8, 10),
        (408, 616, 14, 0.6, -30),
    ):
        coins.disc(x, y, r, ry=r * squash, rot=rot)
        holes.rect(x - 3.5, y - 3.5 * squash, 7, 7 * squash)
    mask = carve(sheet, coins, "#e8bc50", rim=2.4)
    shade(sheet, turned_away(sheet, mask, 4, 4), "#9a6a24")
    sheet.body(holes.mask, "#2a1a0c")


def _legs(sheet: Sheet) -> None:
    """Print legs in tied trousers: one feels ahead on its toes, the other is just leaving the ground."""
    for thigh, shin, foot, toes in (
        (
            "270,540,1.4 312,588,1.1 330,622,0.8",
            "330,620,0.84 366,634,0.66 398,650,0.5",
            "384,636 410,644 412,668 400,688 364,694 356,684 380,672",
            ("368,682,0.3 372,692,1", "380,680,0.3 385,690,1"),
        ),
        (
            "190,540,1.5 128,566,1.15 88,592,0.84",
            "86,590,0.88 96,622,0.66 104,652,0.5",
            "90,644 118,646 122,668 98,680 56,692 32,690 38,676 76,664",
            ("46,678,0.3 48,690,1", "60,674,0.3 64,688,1"),
        ),
    ):
        plate = sheet.plate().fill(spots(foot))
        mask = carve(sheet, plate, _SKIN, rim=2.8, line=_FLESH.rim)
        shade(sheet, turned_away(sheet, mask, 6, 8), _DIM)
        inked(sheet, [spots(toe) for toe in toes], 4, _FLESH.rim, within=mask)
        for part, width in ((shin, 62), (thigh, 74)):
            mask = carve(sheet, limb(sheet, spots(part), width), _CLOTH, rim=3)
            _cloth(sheet, mask, 12, 14)
        band = sheet.plate()
        (ax, ay, _), (bx, by, _) = spots(shin)[1:]
        band.line([(ax * 0.2 + bx * 0.8 - 14, ay * 0.2 + by * 0.8 + 6), (ax * 0.2 + bx * 0.8 + 14, by - 8)], 7)
        carve(sheet, band, "#b3382a", rim=1.6)


def _coat(sheet: Sheet) -> None:
    """Print the bent back and the coat's skirts, which swing behind."""
    coat = spots(
        "170,368 220,356 276,384 322,446 344,520 356,590 340,626 300,602 268,632 226,606 186,626 140,604 104,560 "
        "96,480 116,410"
    )
    mask = carve(sheet, sheet.plate().fill(coat), _CLOTH, rim=3.6, grain=0.3)
    dark = sheet.plate().fill(spots("250,400 262,470 240,540 280,640 380,640 370,480 300,400"))
    shade(sheet, dark.mask * mask, _NIGHT, grain=0.3)
    shade(sheet, turned_away(sheet, mask, -6, -6), _EDGE)
    sash = sheet.plate().brush(spots("104,560,1 180,580,1.1 270,566,1.1 346,530,0.9"), 27, dry=0, taper=(0, 0))
    cloth = carve(sheet, sash, "#b3382a", rim=2.6)
    shade(sheet, turned_away(sheet, cloth, 30, 8), "#6c1a1c")
    folds = [
        spots("290,440,0.2 318,500,1 326,540,0.2"),
        spots("210,588,0.2 222,606,1 220,626,0.2"),
        spots("300,570,0.2 320,596,1 322,616,0.2"),
        spots("150,584,0.2 156,600,1 150,618,0.2"),
    ]
    inked(sheet, folds, 8, "#0a141c", within=mask)


def _sleeve(sheet: Sheet, outline: Spots, away: tuple[float, float], folds: Sequence[str]) -> None:
    """Print a sleeve, its shade reaching in by ``away`` from the right and from below, and its folds."""
    mask = carve(sheet, sheet.plate().fill(outline), _CLOTH, rim=3.4, grain=0.3)
    _cloth(sheet, mask, *away)
    inked(sheet, map(spots, folds), 7, "#0a141c", within=mask)


def _hugged_jade(sheet: Sheet) -> None:
    """Print the jade against its chest, the upper arm behind it, the forearm before it, the fingers over its rim."""
    upper = spots("128,392 92,412 54,468 36,524 40,560 66,590 104,600 130,570 112,540 120,480 150,420")
    _sleeve(sheet, upper, (10, 20), ("96,404,0.2 70,446,0.9 62,486,0.2", "74,470,0.2 62,510,1 66,540,0.2"))
    palm = sheet.plate().fill(spots("186,584 178,560 196,536 226,546 242,570 240,598 222,616 194,622"))
    mask = carve(sheet, palm, _SKIN, rim=2.8, line=_FLESH.rim)
    shade(sheet, turned_away(sheet, mask, 6, 10), _DIM)
    _jade(sheet)
    _hugging_forearm(sheet)


def _jade(sheet: Sheet) -> None:
    """Print a flat disc of jade with a wide hole, clouds carved into it."""
    x, y = _JADE
    mask = carve(sheet, sheet.plate().disc(x, y, 80).disc(x, y, 40, cut=True), "#6cc09c", rim=3.4, line="#0c2a22")
    facet = sheet.plate().fill(polygon([(x + 70, y - 90), (x + 96, y + 90), (x - 74, y + 96)]))
    shade(sheet, facet.mask * mask, "#3f9478")
    edges = sheet.plate().ring(x, y, 75, 2.6).ring(x, y, 45, 2.6)
    sheet.body(woodblock(edges.mask, 3, 0.1) * mask, "#1d5a48")
    clouds, curls = sheet.plate(), []
    for i in range(5):
        a = i * 2 * pi / 5 + 0.3
        clouds.brush(
            [(*around(x, y, 60 - 3 * k, a + 0.2 * k), 1 - 0.24 * k) for k in range(5)], 17, dry=0, taper=(0, 0.1)
        )
        for lean, far, r in ((-0.26, 57, 8), (0.0, 62, 12), (0.3, 58, 9)):
            clouds.disc(*around(x, y, far, a + lean), r)
            middle = around(x, y, far, a + lean)
            curls.append(
                [(*around(*middle, r * (0.72 - 0.07 * k), a + 2.4 + k * 0.8), 0.4 + 0.08 * k) for k in range(8)]
            )
    carved = carve(sheet, clouds, "#a4e0c2", rim=2.4, line="#14493a", grain=0.1)
    shade(sheet, turned_away(sheet, carved, 3, 4), "#5cae8e")
    inked(sheet, curls, 3.6, "#14493a", within=carved)


def _hugging_forearm(sheet: Sheet) -> None:
    """Print the sleeve from the elbow to its open cuff under the jade, and the hand that leaves it."""
    sleeve = spots(
        "44,528 34,556 42,594 72,622 122,636 168,632 180,628 186,604 178,574 164,574 128,578 98,566 76,544 60,526"
    )
    mask = carve(sheet, sheet.plate().fill(sleeve), _CLOTH, rim=3.4, grain=0.3)
    shade(sheet, turned_away(sheet, mask, 8, 18), _NIGHT, grain=0.25)
    shade(sheet, turned_away(sheet, mask, -3, -8), _EDGE)
    creases = [
        spots("44,560,0.2 66,572,1 92,572,0.2"),
        spots("46,586,0.2 72,588,1 98,578,0.2"),
        spots("60,608,0.2 88,606,0.9 110,590,0.2"),
        spots("128,630,0.2 146,612,0.8 150,592,0.2"),
    ]
    inked(sheet, creases, 7, "#0a141c", within=mask)
    cuff = sheet.plate().brush(spots("172,572,1 181,602,1.1 175,634,1"), 18, dry=0, taper=(0, 0))
    mask = carve(sheet, cuff, _EDGE, rim=2.8)
    shade(sheet, turned_away(sheet, mask, 6, 8), _NIGHT)
    _thumb_and_fingertips(sheet)


def _thumb_and_fingertips(sheet: Sheet) -> None:
    """Print what is seen of the hand before the jade: fingers hooked out through the hole, the thumb over the rim."""
    for a, k in ((1.42, 0.86), (1.04, 0.98), (0.64, 1.0), (0.24, 0.92)):
        at = pose(*around(*_JADE, 42, a), turn=a + 0.12, k=k)
        nail = sheet.plate().fill(at(spots("14,-6 24,-5 32,1 24,6 14,6")))
        carve(sheet, nail, _FLESH.nails, rim=1.8, line=_FLESH.rim, grain=0.1)
        tip = sheet.plate().fill(at(spots("-15,-4 -10,-10 2,-10 14,-8 22,-4 22,4 14,8 0,10 -12,9 -16,3")))
        mask = carve(sheet, tip, _SKIN, rim=2.4, line=_FLESH.rim, grain=0.1)
        shade(sheet, turned_away(sheet, mask, 3, 5), _DIM)
        inked(sheet, [at(spots("0,-8,0.2 -4,0,1 1,7,0.2"))], 2.8, _FLESH.rim, within=mask)
    gripping(sheet, [spots("230,586 240,556 232,524 212,502")], 20, _FLESH, pose(0, 0), nail=0.7)
    knuckles(sheet, spots("218,580 228,574 240,582 238,600 220,612 212,598"), _FLESH, pose(0, 0))


def _head(sheet: Sheet) -> None:
    """Print the head sunk between the shoulders: it goes left, its eyes go right."""
    ear = sheet.plate().fill(_HEAD(spots("52,-8 82,-40 132,-62 168,-58 130,-14 96,26 60,34")))
    mask = carve(sheet, ear, _SKIN, rim=3, line=_FLESH.rim)
    shade(sheet, sheet.plate().fill(_HEAD(spots("72,-6 100,-34 142,-50 112,-10 84,18"))).mask * mask, _DIM)
    far = sheet.plate().fill(_HEAD(spots("-66,-14 -92,-44 -124,-56 -112,-16 -88,14 -66,22")))
    mask = carve(sheet, far, _SKIN, rim=3, line=_FLESH.rim)
    shade(sheet, turned_away(sheet, mask, 6, 10), _DIM)
    face = spots("-4,-78 -56,-62 -78,-22 -80,12 -64,44 -40,78 -16,92 14,84 48,54 66,20 72,-24 50,-64")
    mask = carve(sheet, sheet.plate().fill(_HEAD(face)), _SKIN, rim=3.4, line=_FLESH.rim, grain=0.12)
    shade(sheet, sheet.plate().fill(_HEAD(spots("34,-60 40,0 22,40 0,96 40,90 90,30 90,-60"))).mask * mask, _DIM)
    shade(sheet, turned_away(sheet, mask, -5, -4), _LIT)
    _sidelong(sheet)
    scarf = spots("-78,-26 -84,-64 -58,-104 -8,-120 44,-108 76,-70 82,-18 66,-34 30,-46 -14,-46 -52,-38")
    mask = carve(sheet, sheet.plate().fill(_HEAD(scarf)), "#3a3650", rim=3.2, grain=0.3)
    shade(sheet, turned_away(sheet, mask, 26, 10), "#1a1826")
    shade(sheet, turned_away(sheet, mask, -5, -5), "#6a6488")
    folds = [
        _HEAD(spots(text))
        for text in (
            "74,-44,1 20,-84,0.8 -50,-92,0.1",
            "70,-42,1 10,-66,0.8 -66,-62,0.1",
            "76,-54,0.8 50,-90,0.7 4,-110,0.1",
        )
    ]
    inked(sheet, folds, 6, "#0a0f18", within=mask)
    ends = sheet.plate()
    for line in ("70,-40,0.6 104,-54,1.1 140,-84,0.8 166,-88,0.1", "70,-40,0.6 98,-80,1 104,-116,0.8 122,-138,0.1"):
        ends.brush(_HEAD(spots(line)), 28, dry=0, taper=(0, 0.1), wob=0.02)
    ends.disc(*where(_HEAD, 72, -40), 13)
    mask = carve(sheet, ends, "#3a3650", rim=2.8)
    shade(sheet, turned_away(sheet, mask, 7, 6), "#1a1826")


def _sidelong(sheet: Sheet) -> None:
    """Print eyes turned back over the shoulder, and nose and mouth under them."""
    whites, pupils = sheet.plate(), sheet.plate()
    for x, y, r, ry in ((-46, -12, 19, 20), (14, -12, 23, 22)):
        whites.disc(*where(_HEAD, x, y), r, ry=ry)
        pupils.disc(*where(_HEAD, x + r * 0.56, y + 3), 8)
    mask = carve(sheet, whites, "#f6e490", rim=3, line=_FLESH.rim)
    shade(sheet, turned_away(sheet, mask, 0, -7), "#c4a850")
    sheet.body(pupils.mask * mask, DARK)
    lids = [spots("-68,-30,0.6 -46,-38,1.2 -26,-20,0.3"), spots("-8,-24,0.5 14,-40,1.3 42,-24,0.3")]
    inked(sheet, [_HEAD(lid) for lid in lids], 9, _FLESH.rim)
    _snout(sheet)


def _snout(sheet: Sheet) -> None:
    """Print a short snub nose, and under it lips shut tight, two tusks over the upper one: not a sound."""
    tusks = sheet.plate()
    for x, y, lean in ((-44, 56, -3), (8, 54, 4)):
        tusks.fill(polygon(_HEAD([(x - 7, y + 3), (x + 7, y + 3), (x + lean, y - 17)])))
    carve(sheet, tusks, "#f3ecd0", rim=2.2, line=_FLESH.rim)
    lips = [spots("-58,52,0.3 -40,58,1 -16,55,0.9 10,57,1 30,48,0.3"), spots("-32,70,0.2 -16,73,0.9 2,69,0.2")]
    inked(sheet, [_HEAD(lip) for lip in lips], 6.5, _FLESH.rim)
    nose = sheet.plate().fill(_HEAD(spots("-20,-4 -6,10 0,22 -6,34 -22,38 -40,36 -48,26 -44,12 -32,4")))
    mask = carve(sheet, nose, _SKIN, rim=2.6, line=_FLESH.rim)
    shade(sheet, turned_away(sheet, mask, 6, 5), _DIM)
    nostrils = sheet.plate()
    for x, y in ((-34, 24), (-15, 25)):
        nostrils.disc(*where(_HEAD, x, y), 5, ry=6.5)
    sheet.body(nostrils.mask * mask, DARK)
    creases = [spots("-32,-2,0.2 -22,-7,1 -12,-2,0.2"), spots("8,26,0.2 16,36,1 14,46,0.2")]
    inked(sheet, [_HEAD(crease) for crease in creases], 4.4, _FLESH.rim)


def _grip_on_sack(sheet: Sheet) -> None:
    """Print the near arm, and its fist about the neck of the sack."""
    upper = limb(sheet, spots("294,420,1.1 318,470,1.05 308,520,0.96"), 84)
    _cloth(sheet, carve(sheet, upper, _CLOTH, rim=3.4, grain=0.3), 20, 12)
    fore = sheet.plate().brush(spots("262,440,0.5 240,428,0.5 224,420,0.46"), 76, dry=0, taper=(0, 0))
    mask = carve(sheet, fore, _SKIN, rim=3, line=_FLESH.rim)
    shade(sheet, turned_away(sheet, mask, 4, 10), _DIM)
    sleeve = spots("334,500 326,548 296,556 262,524 232,478 236,454 262,424 284,420 300,454 318,470")
    _sleeve(sheet, sleeve, (16, 20), ("300,470,0.2 288,500,1 296,540,0.2", "318,480,0.2 310,510,1 320,540,0.2"))
    cuff = sheet.plate().brush(spots("236,474,1 252,450,1.1 276,424,1"), 17, dry=0, taper=(0, 0))
    carve(sheet, cuff, _EDGE, rim=2.6)
    _strap(sheet)
    at = pose(231, 416, turn=0.94)
    for finger, width in (
        ("28,27 8,33 -16,29", 17),
        ("32,12 6,17 -25,13", 20),
        ("33,-7 4,-2 -29,-5", 22),
        ("28,-24 4,-20 -24,-22", 20),
    ):
        gripping(sheet, [spots(finger)], width, _FLESH, at, nail=0.5)
    knuckles(sheet, spots("20,-36 34,-34 43,-10 42,16 32,36 20,34 24,12 24,-10"), _FLESH, at)
    gripping(sheet, [spots("34,-26 14,-40 -8,-38")], 19, _FLESH, at, nail=0.5)
