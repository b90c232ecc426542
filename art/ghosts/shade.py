"""The ghost that is a shadow, and the man who casts it."""

from __future__ import annotations

from art.ghosts.limbs import carve, inked, pose, shade, spots, turned_away, where
from art.kit.base import Mask
from art.kit.geometry import polygon
from art.kit.noise import warp
from art.kit.plate import Plate
from art.kit.sheet import Sheet

_SHADE, _TORN = "#17101f", "#e9e2f2"
_GOWN, _DUSK, _LIT = "#cdb892", "#6a5560", "#f3e2b4"
_MAN = pose(204, 694, k=1.12)
"""Carries what is drawn above the point between his feet."""
_HEAD = pose(262, 190, turn=-0.42, k=1.16)


def shadow(sheet: Sheet) -> None:
    """A lamp throws a man's shadow up the wall: it bends over him, smiles awry, and reaches back for his neck."""
    _lamplight(sheet)
    thrown = sheet.plate()
    _body(thrown)
    _long_arm(thrown)
    _torn_sleeve(thrown)
    mask = warp(thrown.mask, 1.6, 18, 4)
    sheet.body(mask, _SHADE)
    _torn_face(sheet, mask)
    _lamp(sheet)
    _man(sheet)
    _claws(sheet)


def _lamplight(sheet: Sheet) -> None:
    """Print the floor, and on wall and floor the round of lamplight, cut in two flat steps."""
    floor = sheet.plate().fill(polygon([(-10, 606), (522, 606), (522, 740), (-10, 740)])).mask
    shade(sheet, floor, "#54466a")
    for r, ry, tint in ((66, 66, "#b99a80"), (45, 45, "#f0d69c")):
        shade(sheet, warp(sheet.plate().disc(82, 632, r, ry=ry).mask, 2, 26, 6), tint)


def _body(shape: Plate) -> None:
    """Draw what still has his outline: gown, shoulders, head and topknot, all drawn out and bent."""
    gown = (
        "150,700 146,640 168,560 196,480 204,420 188,366 186,322 214,290 252,268 312,262 356,284 388,326 402,384 "
        "392,452 360,530 318,596 276,650 262,700"
    )
    shape.fill(spots(gown))
    shape.brush([(*where(_HEAD, 4, 40), 0.9), (288, 262, 1), (300, 300, 1.3)], 66, dry=0, taper=(0, 0))
    head = "0,-64 -34,-56 -54,-24 -52,14 -46,40 -56,62 -30,88 -8,98 18,78 42,46 54,14 56,-24 36,-56"
    shape.fill(_HEAD(spots(head)))
    shape.fill(_HEAD(spots("-12,-58 -8,-76 -26,-92 -20,-118 6,-126 28,-110 24,-88 10,-76 14,-58")))
    shape.brush(_HEAD(spots("-46,-92,0.6 4,-82,1 52,-96,0.5")), 9, dry=0, taper=(0.02, 0.05))
    wisps = ("40,-40,1 74,-32,0.7 92,-4,0.05", "50,-4,1 78,18,0.7 84,52,0.05", "-40,-46,0.8 -72,-52,0.6 -90,-36,0.05")
    for wisp in wisps:
        shape.brush(_HEAD(spots(wisp)), 20, dry=0, taper=(0, 0.05))


def _long_arm(shape: Plate) -> None:
    """Draw the arm that is too long: up out of the shoulder to a sharp elbow, then all the way down to him."""
    upper = "214,286 182,288 130,296 92,290 60,306 58,340 92,352 150,352 196,384 240,360"
    shape.fill(spots(upper))
    rags = "92,300 60,306 48,340 56,420 40,470 66,452 64,500 84,456 96,480 100,420 108,380 112,340"
    shape.fill(polygon(spots(rags)))
    fore = "60,316 46,340 58,400 76,456 92,506 118,502 106,448 98,396 96,340"
    shape.fill(spots(fore))
    shape.fill(spots("88,492 84,520 92,546 118,556 138,540 132,512 118,494"))


def _claws(sheet: Sheet) -> None:
    """Print the fingers of that arm, which lie on the man himself and close about his neck."""
    fingers = sheet.plate()
    for i, finger in enumerate(
        (
            "126,512,1 158,492,1.05 186,498,0.7 204,512,0.03",
            "124,528,1 160,516,1.1 196,528,0.7 226,548,0.03",
            "116,540,1 150,548,1.1 186,560,0.7 214,588,0.03",
            "104,546,0.9 124,580,1 152,598,0.6 174,624,0.03",
            "94,536,0.9 88,576,0.9 100,606,0.5 120,628,0.03",
        )
    ):
        fingers.brush(spots(finger), (19, 22, 20, 17, 16)[i], dry=0, seed=i, taper=(0, 0.04), wob=0.02)
    sheet.body(warp(fingers.mask, 1.2, 16, 4), _SHADE)


def _torn_sleeve(shape: Plate) -> None:
    """Draw the other arm: it hangs, a sleeve in tatters, two crooked fingers out of it."""
    sleeve = (
        "352,282 392,318 424,380 440,450 446,520 430,500 426,566 410,520 398,590 386,528 368,560 366,506 350,520 "
        "352,440 346,380"
    )
    shape.fill(polygon(spots(sleeve)))
    shape.fill(polygon(spots("358,372 370,430 374,500 364,548 356,500 350,440")), cut=True)
    for finger in (
        "424,500,1 446,540,1 444,570,0.6 456,590,0.03",
        "402,516,1 408,566,1 398,590,0.6 408,604,0.03",
        "384,506,0.9 380,550,0.9 366,574,0.5 370,592,0.03",
    ):
        shape.brush(spots(finger), 15, dry=0, taper=(0, 0.04), wob=0.02)


def _torn_face(sheet: Sheet, within: Mask) -> None:
    """Print the rents through which the wall shows: one eye sags, one is a slit, a mouth torn up one cheek."""
    rents = sheet.plate()
    rents.fill(polygon(_HEAD(spots("-46,2 -38,-16 -22,-20 -6,-8 -15,-4 -12,6 -24,3 -30,10"))))
    rents.fill(polygon(_HEAD(spots("12,-12 24,-24 44,-34 40,-22 26,-12"))))
    rents.fill(_HEAD(spots("-40,38 -18,47 10,38 30,16 56,-24 49,14 34,42 12,56 -14,62 -30,58")))
    sheet.body(rents.mask * within, _TORN)
    shreds = sheet.plate()
    for shred in (
        "-16,42,1.5 -10,54,0.8 -14,66,0.4",
        "16,28,1.9 22,42,0.8 19,51,0.1",
        "36,30,1.4 38,20,0.6 35,14,0.1",
    ):
        shreds.brush(_HEAD(spots(shred)), 11, dry=0, taper=(0, 0.05))
    sheet.body(shreds.mask, _SHADE)


def _man(sheet: Sheet) -> None:
    """Print the man from behind: he stands in his lamplight and turns his head, for he has felt something."""
    neck = carve(sheet, sheet.plate().fill(_MAN(spots("-12,-150 -12,-176 12,-176 13,-150"))), "#c49a78", rim=2)
    shade(sheet, turned_away(sheet, neck, 9, 0), "#7a5648")
    gown = "-16,-158 -40,-146 -52,-118 -48,-80 -54,-40 -66,2 -30,8 8,3 40,8 66,0 56,-44 48,-84 54,-116 42,-146 16,-158"
    mask = carve(sheet, sheet.plate().fill(_MAN(spots(gown))), _GOWN, rim=2.8)
    dusk = "6,-170 14,-120 4,-84 20,-40 12,20 90,20 80,-170"
    shade(sheet, sheet.plate().fill(_MAN(spots(dusk))).mask * mask, _DUSK)
    shade(sheet, turned_away(sheet, mask, -7, -3), _LIT)
    folds = ("-20,-70,0.2 -32,-30,1 -34,4,0.2", "-4,-70,0.2 -6,-30,1 -2,6,0.2", "26,-70,0.2 34,-30,1 38,4,0.2")
    inked(sheet, [_MAN(spots(fold)) for fold in folds], 5, "#3a2c38", within=mask)
    for side, outline in (
        (1, "34,-148 54,-134 68,-98 78,-56 82,-28 60,-24 46,-34 44,-70 40,-108"),
        (-1, "36,-148 56,-132 74,-104 84,-66 80,-48 58,-40 46,-46 46,-76 42,-110"),
    ):
        sleeve = carve(sheet, sheet.plate().fill(_MAN(spots(outline, side))), _GOWN, rim=2.6)
        if side == 1:
            shade(sheet, sleeve, _DUSK)
            shade(sheet, turned_away(sheet, sleeve, -5, 0), _GOWN)
        else:
            shade(sheet, turned_away(sheet, sleeve, 7, 4), _DUSK)
            shade(sheet, turned_away(sheet, sleeve, -6, -3), _LIT)
        inked(sheet, [_MAN(spots("50,-124,0.2 60,-90,1 64,-56,0.2", side))], 4.4, "#3a2c38", within=sleeve)
    sash = sheet.plate().brush(_MAN(spots("-48,-84,1 0,-78,1.1 48,-86,1")), 15, dry=0, taper=(0, 0))
    sash.brush(_MAN(spots("2,-78,0.8 -6,-56,1 -4,-30,1.1")), 11, dry=0, taper=(0, 0))
    sash.brush(_MAN(spots("2,-78,0.8 14,-60,1 16,-40,1.1")), 10, dry=0, taper=(0, 0))
    carve(sheet, sash, "#7c2a30", rim=2)
    _topknot(sheet)


def _topknot(sheet: Sheet) -> None:
    """Print his head from behind, turned so far that an ear and the line of a cheek show at the left."""
    cheek = carve(
        sheet,
        sheet.plate().fill(_MAN(spots("-8,-216 -24,-204 -25,-188 -22,-172 -8,-164 8,-170 10,-210"))),
        "#d8ae88",
        rim=2.2,
    )
    shade(sheet, turned_away(sheet, cheek, -3, 0), "#f0cfa6")
    hair = "-12,-220 6,-224 22,-212 27,-194 22,-176 12,-164 -2,-166 -8,-178 -12,-192 -20,-204"
    mask = carve(sheet, sheet.plate().fill(_MAN(spots(hair))), "#231a26", rim=2, line="#b9a58c")
    combed = [_MAN([(-8 + 6 * i, -168 + abs(i - 3), 0.2), (-4 + 5 * i, -196, 1), (2 + i, -220, 0.2)]) for i in range(5)]
    inked(sheet, combed, 2.4, "#6a5866", within=mask)
    ear = carve(sheet, sheet.plate().disc(*where(_MAN, -9, -188), 5, ry=8), "#d8ae88", rim=1.6)
    inked(sheet, [_MAN(spots("-9,-194,0.4 -7,-188,1 -10,-183,0.3"))], 2.4, within=ear)
    knot = sheet.plate().disc(*where(_MAN, 4, -232), 13, ry=12)
    carve(sheet, knot, "#231a26", rim=2, line="#b9a58c")
    carve(sheet, sheet.plate().brush(_MAN(spots("-6,-221,1 14,-222,1")), 6, dry=0, taper=(0, 0)), "#7c2a30", rim=1.4)
    carve(sheet, sheet.plate().brush(_MAN(spots("-20,-236,0.6 28,-229,1")), 5, dry=0, taper=(0, 0)), "#d2a048", rim=1.4)


def _lamp(sheet: Sheet) -> None:
    """Print the oil lamp on its stand that throws all this."""
    x, y = 82.0, 702.0
    stand = sheet.plate().fill(
        polygon([(x - 28, y), (x + 28, y), (x + 9, y - 12), (x + 6, y - 46), (x - 6, y - 46), (x - 9, y - 12)])
    )
    stand.fill([(x - 32, y - 60), (x + 32, y - 60), (x + 19, y - 42), (x - 19, y - 42)])
    mask = carve(sheet, stand, "#7a5426", rim=2.4)
    shade(sheet, turned_away(sheet, mask, 8, 4), "#3a2418")
    for tint, k in (("#e8842c", 1.0), ("#fff2b8", 0.55)):
        flame = sheet.plate().fill(pose(x, y - 58, k=k)(spots("2,-50 14,-22 10,-4 0,2 -11,-4 -12,-20 -2,-30")))
        carve(sheet, flame, tint, rim=2 if k == 1 else 0.8, line="#7a2a14")
