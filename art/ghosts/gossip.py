"""The ghost with the long tongue."""

from __future__ import annotations

from art.ghosts.limbs import carve, claw, inked, locks, pose, shade, spots, turned_away, where
from art.ghosts.talons import Flesh, gripping, knuckles
from art.kit.geometry import polygon
from art.kit.sheet import Sheet

_SKIN, _DIM = "#c3cfae", "#5f7a68"
_CLOTH, _NIGHT = "#3f5f78", "#182c42"
_HAIR, _GREY = "#dfe0d8", "#8d979a"
_TONGUE, _GORE = "#d0323e", "#7c1220"
_HEAD = pose(214, 284, turn=-0.1, k=1.12)


def long_tongue(sheet: Sheet) -> None:
    """A crone with pins in her bun whispers behind one hand, and with the other pulls her tongue ever longer."""
    _shawl(sheet)
    _bun(sheet)
    _leering_face(sheet)
    _whisper(sheet)
    _tongue(sheet)
    _teeth(sheet)
    _pulling_arm(sheet)


def _shawl(sheet: Sheet) -> None:
    shape = spots("150,372 92,400 46,470 30,560 24,740 420,740 412,570 384,470 326,402 262,372 206,400")
    mask = carve(sheet, sheet.plate().fill(shape), _CLOTH, rim=3.6, grain=0.3)
    away = sheet.plate().fill(spots("252,370 262,470 240,560 270,640 250,740 440,740 440,380"))
    shade(sheet, away.mask * mask, _NIGHT, grain=0.3)
    collar = sheet.plate().brush(spots("148,376,0.9 184,440,1.1 232,540,1 262,740,1"), 34, dry=0, taper=(0, 0))
    collar.brush(spots("272,374,0.9 244,430,1.1 204,490,0.6"), 34, dry=0, taper=(0, 0))
    mask = carve(sheet, collar, "#d9cfae", rim=2.8)
    shade(sheet, turned_away(sheet, mask, 8, 8), "#8d8468")
    folds = [
        spots("96,420,0.2 80,520,1 86,660,0.2"),
        spots("132,470,0.2 140,570,1 120,700,0.2"),
        spots("330,430,0.2 356,530,1 352,680,0.2"),
        spots("300,500,0.2 310,600,1 300,710,0.2"),
    ]
    inked(sheet, folds, 10, "#0f1c2a")


def _bun(sheet: Sheet) -> None:
    """Print grey hair combed up into a bun, two long pins through it."""
    for a, b in (((-96, -150), (66, -206)), ((96, -164), (-70, -212))):
        pin = (
            sheet.plate().brush(_HEAD([(*a, 1), (*b, 0.6)]), 10, dry=0, taper=(0, 0), wob=0).disc(*where(_HEAD, *a), 11)
        )
        carve(sheet, pin, "#d8a848", rim=2.4)
    knot = sheet.plate().disc(*where(_HEAD, 0, -172), 58, ry=44)
    mask = carve(sheet, knot, _HAIR, rim=3, grain=0.12)
    shade(sheet, turned_away(sheet, mask, 18, 14), _GREY)
    inked(
        sheet,
        [
            _HEAD([(-46 + 10 * i, -190 + 7 * i, 0.2), (0, -160 + 12 * i - 30, 1), (44 - 4 * i, -186 + 9 * i, 0.2)])
            for i in range(5)
        ],
        4,
        "#4a5458",
        within=mask,
    )
    cap = sheet.plate().fill(
        _HEAD(spots("-30,-140 -72,-104 -90,-40 -84,16 -60,-30 0,-64 60,-30 84,16 90,-40 72,-104 30,-140 0,-148"))
    )
    mask = carve(sheet, cap, _HAIR, rim=3, grain=0.12)
    shade(sheet, turned_away(sheet, mask, 24, 0), _GREY)
    inked(
        sheet,
        [
            _HEAD([(t * 20, -140, 0.3), (t * 62, -96, 1), (t * 84, -22, 0.2)])
            for t in (-1, -0.72, -0.42, -0.14, 0.14, 0.42, 0.72, 1)
        ],
        4,
        "#4a5458",
        within=mask,
    )


def _leering_face(sheet: Sheet) -> None:
    for s in (-1, 1):
        ear = sheet.plate().fill(_HEAD(spots("68,-16 92,-34 98,2 84,40 66,26", s)))
        mask = carve(sheet, ear, _SKIN, rim=2.6)
        shade(sheet, turned_away(sheet, mask, 8, 6), _DIM)
        ring = sheet.plate().ring(*where(_HEAD, s * 86, 54), 13, 5)
        carve(sheet, ring, "#4fa890", rim=1.8)
    outline = spots("0,-96 -50,-78 -72,-34 -74,14 -62,58 -36,104 -10,122 10,122 36,104 62,58 74,14 72,-34 50,-78")
    mask = carve(sheet, sheet.plate().fill(_HEAD(outline)), _SKIN, rim=3.2, grain=0.12)
    shadow = spots("24,-110 40,-60 30,-20 52,10 36,60 20,130 90,110 90,-100")
    shade(sheet, sheet.plate().fill(_HEAD(shadow)).mask * mask, _DIM)
    bags = sheet.plate()
    for s in (-1, 1):
        bags.fill(_HEAD(spots("8,-22 30,-42 62,-32 66,-6 40,8 14,0", s)))
    shade(sheet, bags.mask * mask, "#3f5850")
    whites, pupils = sheet.plate(), sheet.plate()
    for s in (-1, 1):
        whites.fill(_HEAD(spots("12,-8 28,-24 50,-24 62,-8 36,-10", s)))
        pupils.disc(*where(_HEAD, s * 36 - 6, -16), 5)
    mask = carve(sheet, whites, "#f6eec8", rim=2.4)
    sheet.body(pupils.mask * mask, "#b8241c")
    nose = sheet.plate().fill(_HEAD(spots("-8,-20 8,-20 16,14 30,28 18,40 0,46 -18,40 -30,28 -16,14")))
    mask = carve(sheet, nose, "#d2dabc", rim=2.4)
    shade(sheet, turned_away(sheet, mask, 10, 5), _DIM)
    lines = [_HEAD(spots("10,-40,0.4 34,-58,1.2 66,-38,0.2", s)) for s in (-1, 1)]
    lines += [_HEAD(spots("30,22,0.3 56,34,1 58,66,0.2", s)) for s in (-1, 1)]
    lines += [_HEAD(spots("58,-4,0.2 70,-10,0.8 74,-24,0.2", s)) for s in (-1, 1)]
    lines += [_HEAD([(-30, -74 + 9 * i, 0.2), (0, -80 + 10 * i, 1), (30, -74 + 9 * i, 0.2)]) for i in range(2)]
    inked(sheet, lines, 6)
    mouth = sheet.plate().fill(_HEAD(spots("-54,48 -28,58 0,60 28,58 54,48 44,86 20,106 -20,106 -44,86")))
    carve(sheet, mouth, "#2c0a12", rim=3)
    wisps = [
        _HEAD([(s * 70, -70, 0.8), (s * 84, -10, 0.8), (s * (88 + 8 * j), 70 + 24 * j, 0.05)])
        for s in (-1, 1)
        for j in range(3)
    ]
    locks(sheet, wisps, 9, _HAIR)


def _teeth(sheet: Sheet) -> None:
    """Print the few teeth she has left."""
    teeth = sheet.plate()
    for x in (-34, -18, 2, 30):
        teeth.fill(polygon(_HEAD([(x - 7, 56), (x + 7, 57), (x + 4, 74), (x - 4, 74)])))
    for x in (-26, 24):
        teeth.fill(polygon(_HEAD([(x - 6, 102), (x + 6, 102), (x + 3, 86), (x - 3, 86)])))
    carve(sheet, teeth, "#efe2b4", rim=1.4)


def _tongue(sheet: Sheet) -> None:
    """Print the tongue: it loops from side to side and lifts its tip."""
    x, y = where(_HEAD, 0, 84)
    way = [
        (x, y, 0.8),
        (x + 2, y + 40, 0.9),
        (176, 458, 1),
        (140, 516, 1.02),
        (176, 566, 1.04),
        (262, 548, 1.04),
        (338, 536, 1.0),
        (376, 582, 0.94),
        (346, 640, 0.94),
        (240, 660, 0.88),
        (158, 656, 0.66),
        (136, 618, 0.36),
        (160, 592, 0.05),
    ]
    tongue = sheet.plate().brush(way, 56, dry=0, seed=4, wob=0.01, taper=(0, 0.02))
    mask = carve(sheet, tongue, _TONGUE, rim=3.6, grain=0.12)
    shade(sheet, turned_away(sheet, mask, 8, 15), _GORE)
    shade(sheet, turned_away(sheet, mask, -5, -6), "#f0747a")
    inked(sheet, [[(a, b, 1 - abs(i / 11 - 0.5)) for i, (a, b, _) in enumerate(way[:-1])]], 5, _GORE, within=mask)


def _whisper(sheet: Sheet) -> None:
    """Print the hand she holds beside her mouth, and its sleeve."""
    palm = spots("-24,42 -30,6 -24,-22 0,-30 24,-22 32,6 26,42 0,52")
    fingers = [
        spots("-20,22 -40,6 -50,-18 -44,-38"),
        spots("-18,-16 -26,-54 -24,-84 -12,-104"),
        spots("-4,-22 -6,-66 0,-98 16,-114"),
        spots("12,-20 16,-62 26,-92 42,-104"),
        spots("24,-12 36,-44 48,-68 64,-74"),
    ]
    inside = sheet.plate().fill(spots("34,428 52,412 84,406 118,416 112,440 72,450 42,444"))
    carve(sheet, inside, "#0f1c2a", rim=3)
    claw(sheet, palm, fingers, 18, _SKIN, _DIM, "#3a2a34", placed=pose(78, 378, turn=0.02, k=0.98))
    sleeve = (
        "32,424 50,442 80,448 106,438 122,414 138,462 146,530 "
        "136,606 116,676 100,650 82,690 62,656 42,684 28,640 22,550 "
        "24,476"
    )
    folds = (
        "52,462,0.2 42,540,1 52,650,0.1",
        "84,464,0.2 84,550,1 76,660,0.1",
        "112,456,0.2 124,530,0.9 112,640,0.1",
        "30,520,0.1 44,560,0.8 64,580,0.1",
    )
    _sleeve(sheet, sleeve, folds, "32,427,1 52,446,1 80,452,1 106,442,1 121,418,1")


def _sleeve(sheet: Sheet, cloth: str, folds: tuple[str, ...], hem: str) -> None:
    """Print the near side of a wide sleeve, its border along the cuff."""
    mask = carve(sheet, sheet.plate().fill(spots(cloth)), "#4d7088", rim=3.4, grain=0.3)
    shade(sheet, turned_away(sheet, mask, 24, 10), _NIGHT, grain=0.3)
    shade(sheet, turned_away(sheet, mask, -5, -4), "#7f9cac")
    inked(sheet, map(spots, folds), 8, "#0f1c2a", within=mask)
    border = carve(sheet, sheet.plate().brush(spots(hem), 15, dry=0, taper=(0, 0), wob=0.01), "#d9cfae", rim=2.4)
    shade(sheet, turned_away(sheet, border, 4, 6), "#8d8468")


def _pulling_arm(sheet: Sheet) -> None:
    """Print the other arm, and the hand that hauls the tongue in like a rope."""
    carve(sheet, sheet.plate().fill(spots("412,540 430,544 446,580 444,622 426,648 410,640 404,590")), "#0f1c2a", rim=3)
    flesh, at = Flesh(_SKIN, _DIM, "#3a2a34"), pose(0, 0)
    wrist = sheet.plate().brush(spots("412,588,0.9 436,594,1 466,602,1.2"), 46, dry=0, taper=(0, 0), wob=0.01)
    mask = carve(sheet, wrist, _SKIN, rim=2.6)
    shade(sheet, turned_away(sheet, mask, 4, 12), _DIM)
    gripping(sheet, [spots("418,566 408,540 384,526 362,532")], 19, flesh, at, 1.3)
    for finger, width in (
        ("404,614 386,624 366,628 354,618", 16),
        ("408,600 382,608 354,612 340,598", 18),
        ("410,584 378,588 348,590 334,574", 19),
        ("408,568 380,568 354,566 340,552", 18),
    ):
        gripping(sheet, [spots(finger)], width, flesh, at, 1.3)
    knuckles(
        sheet,
        spots("402,556 424,556 446,576 446,606 424,622 402,622 400,606 404,598 400,588 404,578 398,568"),
        flesh,
        at,
    )
    bones = (
        "406,570,0.9 422,574,0.7 440,582,0.1",
        "404,586,0.9 420,588,0.7 438,592,0.1",
        "404,604,0.9 420,604,0.7 438,602,0.1",
    )
    inked(sheet, map(spots, bones), 3.4, _DIM)
    edge = ("400,554,0.2 424,553,1 444,570,0.4", "400,624,0.2 424,625,1 444,612,0.4")
    inked(sheet, map(spots, edge), 3)
    sleeve = (
        "298,388 338,402 388,436 436,482 474,536 496,590 496,740 "
        "440,740 424,700 414,660 422,640 438,612 438,576 424,548 "
        "408,536 386,520 356,478 326,436"
    )
    folds = (
        "336,416,0.1 380,456,1 420,510,0.1",
        "404,530,0.1 428,520,0.9 446,500,0.1",
        "446,560,0.1 464,600,1 462,680,0.1",
        "430,650,0.1 448,680,0.9 452,730,0.1",
    )
    _sleeve(sheet, sleeve, folds, "410,538,1 428,550,1 440,580,1 438,614,1 420,644,1")
