"""The hungry ghost."""

from __future__ import annotations

from art.ghosts.limbs import DARK, carve, claw, inked, limb, locks, pose, shade, spots, turned_away, where
from art.ghosts.talons import Flesh, gripping, knuckles
from art.kit.base import Mask
from art.kit.geometry import polygon
from art.kit.sheet import Sheet

_SKIN, _DIM, _LIT = "#b9a07c", "#6d4c34", "#dcc8a0"
_NAILS = "#2c1c18"
_FLESH = Flesh(_SKIN, _DIM, _NAILS)
_CUT = "#24140f"
_HEAD = pose(176, 192, turn=-0.22, k=1.02)
_BOWL = pose(404, 392, turn=0.3, k=1.0)


def hungry(sheet: Sheet) -> None:
    """Belly like a drum, neck like a needle: it claws at its burning mouth and holds out an empty bowl."""
    _far_leg(sheet)
    _neck(sheet)
    _trunk(sheet)
    _near_leg(sheet)
    _bowl(sheet)
    _head(sheet)
    _clawing_arm(sheet)


def _lit(sheet: Sheet, mask: Mask, dx: float, dy: float) -> None:
    """Cut the two tones of skin: one away from the light, one towards it."""
    shade(sheet, turned_away(sheet, mask, dx, dy), _DIM)
    shade(sheet, turned_away(sheet, mask, -4, -4), _LIT)


def _far_leg(sheet: Sheet) -> None:
    """Print the leg whose knee stands up at the right, and its long foot."""
    leg = limb(sheet, spots("300,650,1.3 352,618,1 390,584,0.74 406,568,0.86"), 66)
    _lit(sheet, carve(sheet, leg, _SKIN, rim=3.2), 4, 22)
    shin = limb(sheet, spots("406,572,0.9 418,604,0.66 406,644,0.56 386,672,0.46 378,684,0.5"), 56)
    shin.fill(spots("358,672 392,670 402,690 440,700 444,712 380,714 352,708"))
    mask = carve(sheet, shin, _SKIN, rim=3.2)
    _lit(sheet, mask, 14, 6)
    inked(
        sheet,
        [
            spots("394,568,0.2 406,582,1 418,574,0.2"),
            spots("410,600,0.2 402,636,1 384,664,0.2"),
            spots("416,700,0.3 420,710,1"),
            spots("430,702,0.3 433,711,1"),
        ],
        6,
        _CUT,
        within=mask,
    )


def _near_leg(sheet: Sheet) -> None:
    """Print the leg that is folded under the belly, its knee at the left."""
    cloth = spots("112,622 190,668 280,666 330,640 352,670 322,722 120,722 92,668")
    mask = carve(sheet, sheet.plate().fill(cloth), "#8a3122", rim=3, grain=0.3)
    shade(sheet, turned_away(sheet, mask, 40, 10), "#521a18")
    tears = [
        spots("150,650,0.3 146,686,1 156,720,0.2"),
        spots("220,668,0.3 214,696,1 222,722,0.2"),
        spots("290,660,0.3 298,690,1 290,722,0.2"),
    ]
    inked(sheet, tears, 8, _CUT, within=mask)
    leg = limb(sheet, spots("196,690,1.1 142,654,1.1 92,600,0.86 64,574,0.9"), 66)
    mask = carve(sheet, leg, _SKIN, rim=3.2)
    _lit(sheet, mask, 8, 22)
    shin = limb(sheet, spots("62,578,0.94 60,620,0.7 74,662,0.5 84,688,0.48"), 56)
    shin.fill(spots("68,676 102,678 112,692 104,710 60,716 24,712 26,700 62,694"))
    mask = carve(sheet, shin, _SKIN, rim=3.2)
    _lit(sheet, mask, 14, 4)
    inked(
        sheet,
        [
            spots("50,572,0.2 62,586,1 78,582,0.2"),
            spots("72,610,0.2 74,640,1 86,672,0.2"),
            spots("38,700,0.3 36,712,1"),
            spots("52,698,0.3 50,713,1"),
        ],
        6,
        _CUT,
        within=mask,
    )


def _neck(sheet: Sheet) -> None:
    """Print a neck like a needle, its cords running down to the collarbones."""
    line = spots("232,430,3.4 228,404,1.5 222,374,0.9 210,340,0.76 200,312,0.8 194,284,1")
    mask = carve(sheet, sheet.plate().brush(line, 21, dry=0, taper=(0, 0), wob=0.02), _SKIN, rim=3)
    shade(sheet, turned_away(sheet, mask, 8, 0), _DIM)


def _trunk(sheet: Sheet) -> None:
    """Print shoulders, ribs and belly, and the arm that holds the bowl, all in one contour."""
    trunk = spots(
        "218,402 192,412 162,412 136,424 126,446 140,466 134,484 100,512 76,556 78,610 110,656 166,684 226,690 "
        "296,676 342,632 354,578 338,524 304,488 292,470 306,450 322,428 306,410 276,406 250,408 238,398"
    )
    body = sheet.plate().fill(trunk)
    for arm in (
        "280,440,0.8 322,436,0.92 352,466,0.62 370,496,0.58 386,522,0.72",
        "172,444,0.8 136,442,0.95 104,470,0.64 80,496,0.6 62,514,0.72",
    ):
        body.brush(spots(arm), 52, dry=0, taper=(0, 0), wob=0.01)
    body.disc(386, 522, 18).disc(62, 514, 18)
    mask = carve(sheet, body, _SKIN, rim=3.6)
    _lit(sheet, mask, 12, 8)
    belly = spots("270,478 312,512 336,566 326,626 284,672 226,694 370,694 370,520 304,470")
    shade(sheet, sheet.plate().fill(belly).mask * mask, _DIM)
    gleam = spots("96,566 120,534 166,520 226,524 250,536 204,546 164,566 134,604 122,650 98,618")
    shade(sheet, sheet.plate().fill(gleam).mask * mask, _LIT, grain=0.25)
    hollow = sheet.plate().fill(
        spots("136,462 164,484 214,496 262,486 294,464 306,488 262,502 210,512 160,506 122,496")
    )
    shade(sheet, hollow.mask * mask, _DIM)
    bones = [
        spots("222,418,0.4 192,420,1 150,428,0.3"),
        spots("242,416,0.4 270,416,1 302,424,0.3"),
        spots("214,424,0.3 230,436,1 246,422,0.3"),
    ]
    for i in range(4):
        y = 438 + 15 * i
        bones += [[(220 - i, y, 0.3), (188 - i, y - 4, 1), (154 + 3 * i, y + 10, 0.1)]]
        bones += [[(236, y, 0.3), (266, y - 4, 1), (292 - 4 * i, y + 9, 0.1)]]
    inked(sheet, bones, 8, _CUT, within=mask)
    _drum(sheet, mask)


def _drum(sheet: Sheet, body: Mask) -> None:
    """Cut the belly's roundness into it: lines that follow its curve where it leaves the light."""
    cuts = []
    for i in range(11):
        y = 518 + 15 * i
        edge = 354 - 0.0056 * (y - 580) ** 2
        cuts.append([(edge - 4, y + 6, 1), (edge - 34, y + 16, 0.7), (edge - 58 - 12 * (i % 3), y + 18, 0.05)])
    for i in range(6):
        y = 540 + 20 * i
        edge = 78 + 0.006 * (y - 580) ** 2
        cuts.append([(edge, y, 0.9), (edge + 14, y + 8, 0.6), (edge + 26 + 8 * (i % 2), y + 11, 0.05)])
    inked(sheet, cuts, 7, _CUT, within=body)
    veins = [
        spots("146,530,0.5 162,556,0.9 154,580,0.7 168,610,0.1"),
        spots("162,556,0.6 182,562,0.1"),
        spots("256,522,0.4 246,546,0.8 258,566,0.1"),
    ]
    inked(sheet, veins, 5, "#7c4a3c", within=body)
    navel = sheet.plate().fill(spots("196,596 208,590 218,598 214,622 204,626 196,614"))
    mask = carve(sheet, navel, _DIM, rim=2.6)
    inked(sheet, [spots("200,602,0.4 207,612,1 208,622,0.3")], 5, _CUT, within=mask)


def _bowl(sheet: Sheet) -> None:
    """Print the bowl, tipped so that one sees there is nothing in it, and the hand beneath it."""
    _forearm(
        sheet,
        "366,512 368,534 380,548 396,546 408,530 420,508 425,484 "
        "419,464 416,450 408,440 394,442 390,452 394,468 392,488 "
        "382,500",
        "386,520 402,508 412,486 404,456 402,480 396,502",
        (
            "376,520,0.2 384,530,1 398,522,0.2",
            "398,516,0.1 412,490,1 406,456,0.1",
            "390,540,0.2 406,522,0.8 416,500,0.1",
        ),
    )
    palm = sheet.plate().fill(_BOWL(spots("-50,46 -30,30 20,34 38,46 35,68 20,85 2,89 -16,81 -40,68")))
    _lit(sheet, carve(sheet, palm, _SKIN, rim=2.8), 8, 6)
    gripping(sheet, [spots("34,56 54,34 56,8")], 19, _FLESH, _BOWL)
    shell = sheet.plate().fill(_BOWL(spots("-62,-22 -56,14 -34,40 0,48 34,40 56,14 62,-22 0,-34")))
    mask = carve(sheet, shell, "#7d4a34", rim=3.2, grain=0.35)
    shade(sheet, turned_away(sheet, mask, 24, 10), "#43221c")
    mouth = sheet.plate().disc(*where(_BOWL, 0, -24), 62, ry=25, rot=17)
    carve(sheet, mouth, "#a8704e", rim=3)
    x, y = where(_BOWL, 0, -22)
    hollow = sheet.plate().disc(x, y, 54, ry=19, rot=17)
    mask = carve(sheet, hollow, "#1c100e", rim=0.8)
    glint = sheet.plate().disc(x - 8, y + 12, 40, ry=9, rot=17)
    shade(sheet, glint.mask * mask, "#4a2a20")
    chips = sheet.plate().fill(polygon(_BOWL(spots("18,-4 30,-10 34,4 24,16"))))
    sheet.body(chips.mask, "#1c100e")
    fingers = [
        spots("-40,62 -48,38 -40,16"),
        spots("-20,68 -26,46 -20,22"),
        spots("2,70 -2,50 2,28"),
        spots("22,64 22,48 24,30"),
    ]
    gripping(sheet, fingers, 19, _FLESH, _BOWL)
    knuckles(sheet, spots("-49,50 -38,54 -20,60 2,63 23,57 35,52 34,68 20,84 2,88 -16,80 -39,68"), _FLESH, _BOWL)


def _head(sheet: Sheet) -> None:
    back = [
        _HEAD([(t * 30, -86, 0.9), (t * 78, -40, 1), (t * 86 + 4, 34, 0.6), (t * 78 + 10 - 20 * t * t, 96, 0.03)])
        for t in (-1, -0.86, 0.84, 0.96, 1.08)
    ]
    locks(sheet, back, 15, DARK)
    for s in (-1, 1):
        ear = sheet.plate().fill(_HEAD(spots("58,-22 80,-38 92,-30 80,8 60,20", s)))
        _lit(sheet, carve(sheet, ear, _SKIN, rim=2.6), 6, 6)
    skull = spots(
        "0,-104 -42,-98 -70,-66 -76,-26 -66,8 -52,22 -54,44 -50,78 -34,110 -6,122 24,114 44,82 50,46 52,22 66,6 74,-28 "
        "68,-68 42,-98"
    )
    mask = carve(sheet, sheet.plate().fill(_HEAD(skull)), _SKIN, rim=3.4, grain=0.12)
    _lit(sheet, mask, 18, 4)
    planes = sheet.plate()
    for s in (-1, 1):
        planes.fill(_HEAD(spots("64,2 44,14 34,34 40,66 46,84 56,50 54,22", s)))
        planes.fill(_HEAD(spots("6,-26 26,-46 58,-40 68,-12 52,10 24,12 10,0", s)))
    planes.fill(polygon(_HEAD(spots("-58,-74 -40,-90 -46,-60"))))
    shade(sheet, planes.mask * mask, _DIM)
    _glance(sheet)
    _mouth(sheet)
    wisps = [
        _HEAD(spots(text))
        for text in (
            "-4,-104,0.8 -40,-92,1 -66,-52,0.6 -82,14,0.05",
            "-2,-104,0.7 -22,-84,0.7 -34,-50,0.05",
            "2,-104,0.8 40,-94,1 70,-54,0.7 92,30,0.05",
            "2,-104,0.6 18,-84,0.7 16,-52,0.05",
            "4,-104,0.6 50,-86,0.7 58,-46,0.05",
        )
    ]
    locks(sheet, wisps, 13, DARK)


def _glance(sheet: Sheet) -> None:
    """Print eyes sunk deep, with brows drawn up in want."""
    sockets, whites, pupils = sheet.plate(), sheet.plate(), sheet.plate()
    for s in (-1, 1):
        sockets.fill(_HEAD(spots("10,-16 28,-36 56,-30 60,-8 42,8 18,4", s)))
        whites.disc(*where(_HEAD, s * 35, -14), 15, ry=13)
        pupils.disc(*where(_HEAD, s * 35 + 6, -12), 4)
    sheet.body(sockets.mask, _CUT)
    mask = carve(sheet, whites, "#f8d75e", rim=1)
    sheet.body(pupils.mask * mask, _CUT)
    lines = [_HEAD(spots("8,-38,1.1 30,-52,0.9 62,-44,0.1", s)) for s in (-1, 1)]
    lines += [_HEAD(spots("24,10,0.2 42,14,0.9 56,4,0.1", s)) for s in (-1, 1)]
    lines += [_HEAD([(-22, -64 - 9 * i, 0.1), (0, -68 - 9 * i, 1), (24, -64 - 9 * i, 0.1)]) for i in range(2)]
    inked(sheet, lines, 6, _CUT)
    nose = sheet.plate().fill(_HEAD(spots("-5,8 5,8 10,24 2,29 0,24 -2,29 -10,24")))
    sheet.body(nose.mask, _CUT)


def _mouth(sheet: Sheet) -> None:
    """Print the open mouth, what is left of its teeth, and what it would eat turned to fire."""
    mouth = sheet.plate().fill(_HEAD(spots("-30,50 0,38 30,50 34,76 18,106 -14,108 -34,80")))
    mask = carve(sheet, mouth, "#2c0c0c", rim=3)
    for tint, points in (
        ("#d8401c", "-24,112 -28,84 -16,64 -10,76 -2,50 8,74 18,60 26,84 20,112"),
        ("#f6a02c", "-14,112 -17,92 -8,78 -3,88 1,66 8,88 14,80 16,98 10,112"),
        ("#ffe08a", "-7,112 -7,98 0,84 7,98 6,112"),
    ):
        sheet.body(sheet.plate().fill(polygon(_HEAD(spots(points)))).mask * mask, tint)
    teeth = sheet.plate()
    for x, y, w, tall in ((-18, 46, 5, 16), (-6, 42, 5, 13), (14, 44, 6, 17)):
        teeth.fill(polygon(_HEAD([(x - w, y), (x + w, y), (x + w * 0.5, y + tall), (x - w * 0.5, y + tall)])))
    carve(sheet, teeth, "#e8dcae", rim=1.6)


def _forearm(sheet: Sheet, outline: str, hollow: str, cuts: tuple[str, ...]) -> None:
    """Print a forearm that is skin over two bones: a sharp elbow, a hollow between the bones, knobs at the wrist."""
    mask = carve(sheet, sheet.plate().fill(spots(outline)), _SKIN, rim=3.2)
    _lit(sheet, mask, 8, 4)
    shade(sheet, sheet.plate().fill(spots(hollow)).mask * mask, _DIM)
    inked(sheet, map(spots, cuts), 5, _CUT, within=mask)


def _clawing_arm(sheet: Sheet) -> None:
    """Print the arm bent up to the mouth, its claws hooked over the lip."""
    _forearm(
        sheet,
        "42,500 36,522 42,540 58,546 74,532 82,510 78,484 74,452 "
        "80,414 90,378 98,358 100,344 88,336 76,342 76,356 68,384 "
        "54,418 44,452 46,478",
        "60,506 56,470 64,428 80,384 84,362 74,412 68,458 68,500",
        (
            "48,512,0.2 58,524,1 74,514,0.2",
            "58,500,0.1 56,450,1 82,366,0.1",
            "52,540,0.2 68,524,0.8 76,504,0.1",
            "78,350,0.2 84,356,1 94,354,0.2",
        ),
    )
    palm = spots("-12,48 -25,10 -22,-18 0,-28 20,-20 26,8 14,48 0,54")
    fingers = [
        spots("-20,4 -44,-14 -46,-44"),
        spots("22,-8 44,-34 52,-58 44,-72"),
        spots("-18,-14 -26,-52 -14,-78 2,-86"),
        spots("-4,-22 -4,-62 12,-84 24,-84"),
        spots("11,-20 20,-54 34,-74 42,-72"),
    ]
    claw(sheet, palm, fingers, 17, _SKIN, _DIM, _NAILS, placed=pose(101, 314, turn=0.34, k=0.92), nail=1.2)
