"""The ghost that is a shadow, and the man who casts it."""

from __future__ import annotations

from collections.abc import Sequence

from art.anatomy import hand
from art.ghosts.limbs import carve, inked, pose, shade, spots, turned_away, where
from art.kit.base import Mask
from art.kit.geometry import polygon
from art.kit.noise import warp
from art.kit.plate import Plate
from art.kit.sheet import Sheet

_SHADE, _HALF, _CUT, _EYE = "#17101f", "#4d3f66", "#6a5a86", "#f6e6b0"
_GOWN, _DUSK, _LIT, _FOLD = "#cdb892", "#6a5560", "#f6e6b8", "#3a2c38"
_SKIN, _TAN, _HAIR, _SASH = "#e6c29c", "#8e6450", "#231a26", "#7c2a30"
_HEAD = pose(236, 218, turn=0.34, k=1.12)
_LAMP = (62.0, 704.0)


def shadow(sheet: Sheet) -> None:
    """A man flees to his lamp; from his feet his shadow grows up the wall, bun and gown like his, and seizes him."""
    _lamplight(sheet)
    with sheet.at(9, -5, 1):
        sheet.body(warp(_thrown(sheet).mask, 2, 20, 4), _HALF)
    mask = warp(_thrown(sheet).mask, 1.4, 18, 4)
    sheet.body(mask, _SHADE)
    _his_gown_again(sheet, mask)
    _slits(sheet, mask)
    _lamp(sheet)
    with sheet.at(4, -18, 1):
        _man(sheet)
        _seizing_arm(sheet)


def _lamplight(sheet: Sheet) -> None:
    """Print the floor, and on wall and floor the round of lamplight, cut in two flat steps."""
    floor = sheet.plate().fill(polygon([(-10, 606), (522, 606), (522, 740), (-10, 740)])).mask
    shade(sheet, floor, "#54466a")
    x, y = _LAMP
    for r, tint in ((96, "#b99a80"), (62, "#f0d69c")):
        shade(sheet, warp(sheet.plate().disc(x, y - 82, r).mask, 2, 26, 6), tint)


def _thrown(sheet: Sheet) -> Plate:
    """Draw the shadow: from his feet over the floor and up the wall, leaning over him, one sleeve lifted."""
    shape = sheet.plate()
    shape.fill(
        spots(
            "76,676 84,692 150,690 150,650 196,606 206,540 198,470 190,400 196,352 226,330 296,318 350,336 388,380 "
            "412,450 426,530 "
            "434,606 384,650 276,684 190,692"
        )
    )
    shape.brush([(*where(_HEAD, 6, 50), 1), (262, 322, 1.2), (280, 350, 1.5)], 62, dry=0, taper=(0, 0))
    shape.fill(_HEAD(spots("0,-66 -34,-58 -54,-26 -54,10 -46,42 -28,76 -8,96 12,80 38,48 54,12 56,-26 36,-58")))
    _knot(shape)
    _lifted_arm(shape)
    return shape


def _knot(shape: Plate) -> None:
    """Draw his topknot, its tie, its pin and a few hairs that have come loose."""
    shape.fill(_HEAD(spots("-24,-56 -15,-72 -24,-84 -32,-102 -22,-122 2,-130 28,-124 34,-104 24,-86 15,-72 24,-56")))
    shape.brush(_HEAD(spots("-64,-118,0.7 0,-104,1 70,-92,0.5")), 10, dry=0, taper=(0, 0.04))
    for hair in ("44,-40,1 68,-20,0.8 78,14,0.05", "50,-10,1 66,20,0.8 68,52,0.05"):
        shape.brush(_HEAD(spots(hair)), 15, dry=0, taper=(0, 0.05))


def _lifted_arm(shape: Plate) -> None:
    """Draw the sleeve that is lifted over him and the hand that comes out of it, too long in every finger."""
    shape.fill(
        spots(
            "236,326 196,340 160,352 134,340 118,322 82,330 66,372 56,420 62,452 78,434 90,456 108,432 126,444 150,424 "
            "206,430 230,400"
        )
    )
    shape.fill(spots("86,338 84,300 78,272 92,254 112,258 120,280 114,310 116,336"))
    for finger, width in (
        ("84,286,1 58,276,0.9 42,288,0.7 34,308,0.03", 18),
        ("84,266,1 62,236,0.95 46,226,0.7 32,232,0.03", 18),
        ("94,260,1 86,218,0.95 74,194,0.7 60,180,0.03", 19),
        ("106,262,1 114,220,0.95 112,192,0.7 104,170,0.03", 18),
        ("114,280,1 140,256,0.9 150,232,0.7 150,208,0.03", 17),
    ):
        shape.brush(spots(finger), width, dry=0, taper=(0, 0.03), wob=0.02)


def _his_gown_again(sheet: Sheet, within: Mask) -> None:
    """Cut into the shadow, thinly, what his gown has too: collar, sash and its tails, folds."""
    ways = (
        "214,338,0.3 246,380,1 296,440,0.9 330,486,0.2",
        "322,334,0.3 300,380,1 262,432,0.9 226,474,0.2",
        "206,500,0.4 270,514,1 340,510,0.4",
        "204,528,0.4 270,544,1 340,540,0.4",
        "236,560,0.2 224,620,1 196,676,0.2",
        "290,560,0.2 296,620,1 262,684,0.2",
        "356,600,0.2 370,630,1 340,656,0.1",
        "186,362,0.2 140,384,1 100,420,0.1",
        "200,392,0.2 160,404,1 132,430,0.1",
        "86,334,0.4 100,340,1 117,330,0.4",
    )
    inked(sheet, map(spots, ways), 4.4, _HALF, within=within)
    combed = ("-18,-70,0.7 0,-75,1 18,-71,0.7", "-16,-98,0.2 0,-116,1 18,-116,0.2", "-34,-48,0.2 -8,-60,1 30,-50,0.2")
    inked(sheet, [_HEAD(spots(way)) for way in combed], 4.4, _HALF, within=within)


def _slits(sheet: Sheet, within: Mask) -> None:
    """Print its two eyes, alike, and the thin mouth: through them shows the lamplight."""
    rents = sheet.plate()
    for side in (-1, 1):
        rents.fill(_HEAD(spots("-8,4 -24,-10 -50,-20 -38,-4 -22,6", -side)))
    rents.fill(_HEAD(spots("-36,34 -16,49 8,51 38,28 14,58 -14,57")))
    sheet.body(rents.mask * within, _EYE)


def _seizing_arm(sheet: Sheet) -> None:
    """Print its other arm, cut out of its own dark: a sleeve like his, and fingers that close about his neck."""
    _dark(sheet, sheet.plate().fill(spots("318,500 262,490 236,488 222,498 220,520 236,536 266,536 318,536")))
    for finger, width in (
        ("240,534,1 214,552,1.05 186,560,0.75 162,580,0.03", 17),
        ("230,526,1 200,536,1.05 172,536,0.75 146,548,0.03", 19),
        ("228,510,1 200,510,1.1 174,508,0.75 146,516,0.03", 19),
        ("240,494,1 222,476,1 204,474,0.75 182,486,0.03", 17),
    ):
        _dark(sheet, sheet.plate().brush(spots(finger), width, dry=0, taper=(0, 0.03), wob=0.01))
    joined = sheet.plate().fill(spots("316,504 262,494 238,494 228,502 226,518 240,530 266,532 316,530"))
    sheet.body(joined.mask, _SHADE)
    outline = spots(
        "334,366 374,376 410,410 440,470 448,530 436,590 404,618 380,596 356,612 334,580 312,584 296,548 276,530 "
        "268,498 300,482 344,470 336,420"
    )
    _dark(sheet, sheet.plate().fill(outline))
    folds = (
        "356,380,0.2 392,450,1 380,560,0.1",
        "330,496,0.2 356,520,0.8 366,570,0.1",
        "280,502,0.4 290,520,1 300,544,0.4",
    )
    inked(sheet, map(spots, folds), 4.4, _HALF)


def _dark(sheet: Sheet, shape: Plate) -> None:
    """Print a part of the shadow that stands before another: the same dark, a thin line left round it."""
    mask = shape.mask
    sheet.rim(mask, _CUT, 1.6).body(mask, _SHADE)


def _cloth(sheet: Sheet, outline: str, dusk: tuple[float, float], folds: Sequence[str]) -> None:
    """Print a part of his gown, lit by the lamp from the left."""
    mask = carve(sheet, sheet.plate().fill(spots(outline)), _GOWN, rim=2.8)
    shade(sheet, turned_away(sheet, mask, *dusk), _DUSK)
    shade(sheet, turned_away(sheet, mask, -7, -2), _LIT)
    inked(sheet, map(spots, folds), 5, _FOLD, within=mask)


def _man(sheet: Sheet) -> None:
    """Print the man in profile: he runs for the light, hands out before him, and is held back."""
    hand(sheet, 92, 506, 0.24, _SKIN, turn=-0.5, side=-1, rim=_HAIR, arm=[(130, 534)], thick=15)
    _cloth(sheet, "168,512 138,508 116,510 104,524 104,556 116,578 150,566 176,550", (8, 10), ())
    for shoe in (
        "98,684 124,668 148,672 150,694 142,700 84,702 80,694",
        "196,676 222,670 246,674 250,692 244,698 190,700 184,692",
    ):
        carve(sheet, sheet.plate().fill(spots(shoe)), _HAIR, rim=2, line="#b9a58c")
    _cloth(
        sheet,
        "164,504 146,522 136,560 138,592 126,630 108,676 134,684 158,676 186,686 216,678 250,682 246,646 234,606 "
        "226,572 "
        "228,534 216,510 196,500",
        (26, 4),
        ("160,606,0.2 148,645,1 140,676,0.2", "184,606,0.2 182,645,1 184,678,0.2", "208,600,0.2 220,645,1 232,676,0.2"),
    )
    sash = sheet.plate().brush(spots("136,586,1 180,594,1.1 230,584,1"), 17, dry=0, taper=(0, 0))
    sash.brush(spots("220,590,0.8 240,606,1 246,640,1.1"), 11, dry=0, taper=(0, 0))
    shade(sheet, turned_away(sheet, carve(sheet, sash, _SASH, rim=2), 3, 6), "#451620")
    _face(sheet)
    hand(sheet, 66, 556, 0.27, _SKIN, turn=-0.9, side=1, rim=_HAIR, arm=[(110, 566)], thick=17)
    _cloth(
        sheet,
        "196,508 166,518 128,534 96,540 86,556 88,586 100,622 116,630 128,612 164,596 198,572 214,540",
        (10, 14),
        ("176,534,0.2 140,556,1 108,566,0.2", "170,560,0.1 140,582,0.8 118,604,0.1"),
    )


def _face(sheet: Sheet) -> None:
    """Print his head in profile, eye and mouth wide open, and the topknot the shadow has taken from him."""
    neck = sheet.plate().fill(spots("160,486 162,516 184,522 204,506 194,480"))
    shade(sheet, turned_away(sheet, carve(sheet, neck, _SKIN, rim=2.2), 16, 0), _TAN)
    profile = (
        "154,408 142,420 138,434 139,443 127,458 130,463 138,465 134,471 143,476 152,483 142,489 136,496 140,506 "
        "152,509 "
        "170,502 186,488 196,460 190,420 170,406"
    )
    mask = carve(sheet, sheet.plate().fill(spots(profile)), _SKIN, rim=2.2)
    shade(sheet, sheet.plate().fill(spots("172,400 168,440 172,470 158,492 160,520 210,510 210,400")).mask * mask, _TAN)
    carve(sheet, sheet.plate().fill(spots("138,472 152,474 162,482 154,490 142,489 148,481")), "#4a1418", rim=1.2)
    white = carve(
        sheet, sheet.plate().fill(spots("141,447 146,438 156,436 167,442 158,448 148,450")), "#fffbec", rim=1.6
    )
    sheet.body(sheet.plate().disc(149, 443, 3.4).mask * white, _HAIR)
    inked(
        sheet,
        map(
            spots,
            (
                "140,431,0.4 149,421,1 168,429,0.2",
                "140,446,0.4 148,436,1 169,442,0.3",
                "130,463,0.3 136,461,1 138,456,0.2",
                "152,458,0.1 160,462,0.8 164,474,0.1",
            ),
        ),
        4,
        _HAIR,
    )
    hair = "148,412 160,400 182,398 200,412 208,440 202,468 190,482 184,462 178,440 168,428 158,424"
    mask = carve(sheet, sheet.plate().fill(spots(hair)), _HAIR, rim=1.8, line="#b9a58c")
    combed = (
        "154,414,0.2 176,406,1 194,400,0.2",
        "168,424,0.2 184,414,1 196,404,0.2",
        "188,466,0.2 198,440,1 196,412,0.2",
    )
    inked(sheet, map(spots, combed), 2.4, "#6a5866", within=mask)
    ear = carve(sheet, sheet.plate().disc(176, 456, 7, ry=11, rot=10), _SKIN, rim=1.8)
    inked(sheet, [spots("176,449,0.4 179,456,1 175,462,0.3")], 2.6, within=ear)
    carve(
        sheet,
        sheet.plate().fill(spots("184,402 186,392 176,382 178,366 194,358 210,366 212,382 202,392 200,406")),
        _HAIR,
        rim=1.8,
        line="#b9a58c",
    )
    carve(sheet, sheet.plate().brush(spots("182,396,1 203,398,1"), 7, dry=0, taper=(0, 0)), _SASH, rim=1.4)
    carve(sheet, sheet.plate().brush(spots("164,372,0.6 226,384,1"), 5, dry=0, taper=(0, 0)), "#d2a048", rim=1.4)


def _lamp(sheet: Sheet) -> None:
    """Print the oil lamp on its stand that throws all this."""
    x, y = _LAMP
    stand = sheet.plate().fill(
        polygon([(x - 28, y), (x + 28, y), (x + 9, y - 12), (x + 6, y - 46), (x - 6, y - 46), (x - 9, y - 12)])
    )
    stand.fill([(x - 32, y - 60), (x + 32, y - 60), (x + 19, y - 42), (x - 19, y - 42)])
    mask = carve(sheet, stand, "#7a5426", rim=2.4)
    shade(sheet, turned_away(sheet, mask, 8, 4), "#3a2418")
    for tint, k in (("#e8842c", 1.0), ("#fff2b8", 0.55)):
        flame = sheet.plate().fill(pose(x, y - 58, k=k)(spots("2,-50 14,-22 10,-4 0,2 -11,-4 -12,-20 -2,-30")))
        carve(sheet, flame, tint, rim=2 if k == 1 else 0.8, line="#7a2a14")
