"""The bride in red."""

from __future__ import annotations

from math import pi, sin

from art.ghosts.garb import Mouth, bare_arm, open_sleeve
from art.ghosts.limbs import Spots, carve, claw, inked, limb, pose, shade, spots, turned_away, where
from art.kit.geometry import around, curve, polygon
from art.kit.sheet import Sheet
from art.kit.symbols import ruyi

_RED, _WINE, _NIGHT = "#c62a1e", "#6a0f14", "#3a060a"
_VEIL, _VEIL_DIM = "#ea6248", "#a02a20"
_GOLD, _BRONZE = "#dcae4c", "#8a5a22"
_PEARL, _PEARL_DIM = "#f6ecd2", "#c8a468"
_PALE, _ASHEN = "#ece6da", "#a8989c"
_HEAD = pose(204, 262, turn=-0.09, k=1.14)
_TINTS = (_RED, _WINE, "#2c0508")


def red_fiend(sheet: Sheet) -> None:
    """A dead bride has drawn her veil off and puts the beads of her crown aside: two slits burn in the dark behind."""
    _veil_behind(sheet)
    _wedding_gown(sheet)
    _cloud_collar(sheet)
    _darkness(sheet)
    _crown(sheet)
    _curtain(sheet)
    _raised_arm(sheet)
    _veil_in_hand(sheet)


def _veil_behind(sheet: Sheet) -> None:
    """Print the red veil where it still lies over the back of her crown and falls behind her."""
    cloth = spots("150,170 104,206 74,280 60,360 34,440 26,540 90,560 150,420 170,300 200,190")
    mask = carve(sheet, sheet.plate().fill(cloth), "#8e1a18", rim=3.2)
    folds = ("122,230,0.2 92,330,1 60,470,0.2", "140,280,0.2 120,380,1 84,500,0.2")
    inked(sheet, map(spots, folds), 9, _NIGHT, within=mask)


def _wedding_gown(sheet: Sheet) -> None:
    gown = spots("164,384 112,398 70,436 46,520 38,640 22,740 440,740 424,620 396,500 352,428 286,388 220,376")
    mask = carve(sheet, sheet.plate().fill(gown), _RED, rim=3.6, grain=0.25)
    away = sheet.plate().fill(spots("246,380 262,480 236,570 270,650 250,740 450,740 450,390"))
    shade(sheet, away.mask * mask, _WINE)
    clouds = sheet.plate()
    for x, y, k, side in ((150, 706, 0.8, 1), (300, 690, 0.9, -1), (330, 590, 0.6, -1)):
        ruyi(clouds, x, y, k, side, 7)
    sheet.body(clouds.mask * mask * 0.9, _GOLD)
    hem = sheet.plate().brush(spots("222,470,0.9 228,560,1 222,650,1 230,740,1"), 34, dry=0, taper=(0, 0))
    shade(sheet, turned_away(sheet, carve(sheet, hem, _GOLD, rim=2.8), 11, 0), _BRONZE)
    knots = sheet.plate()
    for y in (540, 612, 684):
        knots.disc(225, y, 11).fill(polygon([(202, y - 5), (248, y - 5), (248, y + 5), (202, y + 5)]))
    carve(sheet, knots, "#8e1414", rim=2)


def _cloud_collar(sheet: Sheet) -> None:
    """Print a collar of lobes that lies on her shoulders, two rows, each lobe with a cloud cut in."""
    for tier, tint, dim in ((1.0, "#2f7a72", "#174a4c"), (0.68, _GOLD, _BRONZE)):
        for i in (0, 5, 1, 4, 2, 3):
            at = pose(214, 396, turn=(2.5 - i) * 0.56, k=tier)
            lobe = spots("-20,0 -34,40 -44,72 -32,96 -14,98 0,118 14,98 32,96 44,72 34,40 20,0")
            mask = carve(sheet, sheet.plate().fill(at(lobe)), tint, rim=2.6)
            shade(sheet, turned_away(sheet, mask, 8, 5), dim)
            edge = at(spots("-26,44,0.4 -34,70,1 -26,86,1 -11,88,1 0,102,0.8 11,88,1 26,86,1 34,70,1 26,44,0.4"))
            curl = [at(spots("0,86,0.4 -14,72,1 -10,58,1 0,64,0.5")), at(spots("0,86,0.4 14,72,1 10,58,1 0,64,0.5"))]
            inked(sheet, [edge, *curl], 4.4, _GOLD if tier == 1 else "#8e1414", within=mask)
    collar = sheet.plate().brush(spots("160,386,0.9 214,404,1.1 268,384,0.9"), 34, dry=0, taper=(0, 0))
    shade(sheet, turned_away(sheet, carve(sheet, collar, "#8e1414", rim=2.6), 0, 8), _NIGHT)


def _darkness(sheet: Sheet) -> None:
    """Print what is under the crown: hair, no face, two thin slits that burn, painted lips."""
    neck = sheet.plate().brush([(*where(_HEAD, 2, 70), 1), (210, 392, 1)], 62, dry=0, taper=(0, 0))
    carve(sheet, neck, "#1a060a", rim=2)
    face = sheet.plate().fill(_HEAD(spots("0,-96 -56,-80 -72,-20 -66,34 -42,84 0,108 42,84 66,34 72,-20 56,-80")))
    mask = carve(sheet, face, "#1d070b", rim=3.4, line="#0c0305")
    shade(sheet, turned_away(sheet, mask, -8, -4), "#521018")
    eyes, cores = sheet.plate(), sheet.plate()
    for s in (-1, 1):
        eyes.fill(_HEAD(spots("7,14 24,-4 46,-15 66,-26 56,-3 32,12 16,17", s)))
        cores.fill(_HEAD(spots("17,10 34,-2 54,-15 44,0 28,8", s)))
    carve(sheet, eyes, "#f0942a", rim=2.6, line="#7e1414")
    sheet.body(cores.mask, "#fff2b8")
    lips = sheet.plate().fill(_HEAD(spots("-17,64 -7,57 0,60 7,57 17,64 7,75 -7,75")))
    shade(sheet, turned_away(sheet, carve(sheet, lips, "#d8262e", rim=1.6, line="#3a060a"), 3, 5), "#7e1018")


def _crown(sheet: Sheet) -> None:
    """Print a bridal crown, leaning: plumes with balls of velvet, a dome of flowers and pearls, two phoenix heads."""
    at = _HEAD
    plumes, tips, beaks = sheet.plate(), sheet.plate(), sheet.plate()
    for i in range(9):
        a = -pi / 2 + (i - 4) * 0.33
        end = around(0, -76, 112 - 3 * abs(i - 4), a)
        plumes.brush(at([(*around(0, -76, 40, a), 0.7), (*around(0, -76, 88, a), 1.1), (*end, 0.9)]), 31, dry=0, seed=i)
        tips.disc(*where(at, *end), 9.5)
    mask = carve(sheet, plumes, "#d8a848", rim=2.4)
    shade(sheet, turned_away(sheet, mask, 6, 3), _BRONZE)
    mask = carve(sheet, tips, "#d8303e", rim=2)
    shade(sheet, turned_away(sheet, mask, 4, 4), "#7e1018")
    for s in (-1, 1):
        beaks.fill(at(spots("70,-66 98,-74 112,-98 128,-104 140,-94 160,-88 140,-80 128,-62 104,-46 78,-44", s)))
    mask = carve(sheet, beaks, _GOLD, rim=2.6)
    shade(sheet, turned_away(sheet, mask, 5, 5), _BRONZE)
    sheet.body(sheet.plate().disc(*where(at, 130, -90), 3.6).disc(*where(at, -130, -90), 3.6).mask, _NIGHT)
    dome = sheet.plate().fill(at(spots("-88,-50 -86,-96 -60,-132 0,-146 60,-132 86,-96 88,-50 0,-60")))
    mask = carve(sheet, dome, "#b4221c", rim=3)
    shade(sheet, turned_away(sheet, mask, 26, 6), _WINE)
    for x, y, r, tint, dim in (
        (0, -106, 25, "#3f9a8c", "#1c5a5a"),
        (-50, -88, 18, _GOLD, _BRONZE),
        (50, -88, 18, _GOLD, _BRONZE),
    ):
        petals = sheet.plate()
        for i in range(8):
            petals.disc(*where(at, *around(x, y, r, i * pi / 4)), r * 0.5)
        mask = carve(sheet, petals, tint, rim=2)
        shade(sheet, turned_away(sheet, mask, 4, 4), dim)
        carve(sheet, sheet.plate().disc(*where(at, x, y), r * 0.55), _PEARL, rim=2)
    band = sheet.plate().brush(
        at(spots("-96,-50,1 -48,-60,1 0,-63,1 48,-60,1 96,-50,1")), 27, dry=0, taper=(0, 0), wob=0
    )
    shade(sheet, turned_away(sheet, carve(sheet, band, _GOLD, rim=2.8), 0, 8), _BRONZE)
    pearls = sheet.plate()
    for i in range(11):
        x = -85 + 17 * i
        pearls.disc(*where(at, x, -62 + 0.0013 * x * x), 5.4)
    carve(sheet, pearls, _PEARL, rim=1.6)


def _curtain(sheet: Sheet) -> None:
    """Print the beads that hang from the crown's edge before her face; those at the right are drawn aside."""
    pulled = where(_HEAD, 106, 62)
    for i in range(11):
        x = -78 + 15.6 * i
        top, aside = (x, -46 + 0.0013 * x * x), i > 5
        foot = 104 - 0.006 * x * x + 10 * (i % 2)
        way: Spots = _HEAD([top, (x + 2 * sin(i), 30), (x * 1.02, foot)])
        if aside:
            way = [*_HEAD([top, (x + 10, -18)]), pulled, (pulled[0] - 14 + 6 * (i - 6), pulled[1] + 74 + 6 * (i % 3))]
        _string(sheet, way)
    for s in (-1, 1):
        way = _HEAD([(s * 150, -80), (s * 148, -20), (s * 143, 40), (s * 144, 96)])
        _string(sheet, way, 6.6)
        x, y = way[-1][:2]
        tassel = sheet.plate().fill(spots(f"{x - 7},{y} {x + 7},{y} {x + 12},{y + 44} {x},{y + 48} {x - 12},{y + 44}"))
        mask = carve(sheet, tassel, "#d8303e", rim=2)
        inked(sheet, [[(x + d, y + 8, 0.4), (x + 1.6 * d, y + 44, 1)] for d in (-4, 0, 4)], 2.6, _WINE, within=mask)


def _string(sheet: Sheet, way: Spots, r: float = 4.6) -> None:
    """Print one string of beads, bead after bead without a gap, every fifth of jade."""
    line = curve(way, step=1.0)
    beads, jade, silk = sheet.plate(), sheet.plate(), sheet.plate().line(way, 2.4)
    for j, k in enumerate(range(0, len(line), round(2.3 * r))):
        x, y = map(float, line[k][:2])
        (jade if j % 5 == 4 else beads).disc(x, y, r)
    sheet.body(silk.mask, _NIGHT)
    for plate, tint, dim in ((beads, "#f0cf7c", "#a8762c"), (jade, "#58b09c", "#1c5a5a")):
        mask = carve(sheet, plate, tint, rim=1.5, line=_NIGHT, grain=0.04)
        shade(sheet, turned_away(sheet, mask, r * 0.42, r * 0.36), dim)


def _raised_arm(sheet: Sheet) -> None:
    """Print the white arm she lifts out of her sleeve, and the claw that holds the beads aside."""
    lining = spots("330,484 346,464 374,456 402,466 424,506 440,556 452,606 424,584 398,556 366,528")
    carve(sheet, sheet.plate().fill(lining), "#2c0508", rim=3.2, line="#2c0508")
    _edge(sheet, "332,482,0.8 348,465,1 376,458,1 402,468,1 424,508,1 440,558,0.9 452,604,0.6")
    arm = limb(sheet, spots("398,560,1.2 382,500,1.1 372,452,0.96 360,396,0.76"), 48)
    mask = carve(sheet, arm, _PALE, rim=2.8)
    shade(sheet, turned_away(sheet, mask, 15, 6), _ASHEN)
    cloth = spots(
        "296,430 322,444 332,482 344,508 366,530 398,556 424,584 454,610 458,636 436,654 414,640 396,664 404,690 "
        "380,700 366,740 300,740 282,690 282,600 288,510"
    )
    mask = carve(sheet, sheet.plate().fill(cloth), _RED, rim=3.6, line="#2c0508", grain=0.25)
    shade(sheet, turned_away(sheet, mask, 24, 14), _WINE)
    folds = (
        "330,500,0.2 318,580,1 326,700,0.2",
        "352,530,0.2 352,610,1 346,716,0.2",
        "374,548,0.2 390,610,1 380,690,0.2",
        "398,570,0.2 420,604,1 424,640,0.2",
    )
    inked(sheet, map(spots, folds), 8, "#2c0508", within=mask)
    _edge(sheet, "331,480,0.8 344,508,1 368,530,1 398,555,1 424,583,1 454,610,0.8")
    palm = spots("-24,46 -28,4 -23,-22 0,-30 22,-22 28,4 24,46")
    fingers = [
        spots("22,-12 34,-46 26,-76 10,-92"),
        spots("8,-20 12,-60 0,-92 -18,-104"),
        spots("-6,-22 -10,-60 -26,-86 -44,-94"),
        spots("-18,-14 -32,-46 -50,-64 -68,-64"),
        spots("-22,14 -44,8 -62,-8 -68,-28"),
    ]
    claw(sheet, palm, fingers, 17, _PALE, _ASHEN, "#8e1018", placed=pose(354, 356, turn=-0.16), nail=1.4)
    bangle = sheet.plate().brush(spots("342,416,1 366,426,1.1 390,414,1"), 16, dry=0, taper=(0, 0))
    shade(sheet, turned_away(sheet, carve(sheet, bangle, "#4fa890", rim=2.2), 4, 5), "#1c5a5a")


def _edge(sheet: Sheet, way: str) -> None:
    """Print the gold border along a stretch of the hem of a sleeve."""
    plate = sheet.plate().brush(spots(way), 12, dry=0, taper=(0, 0), wob=0.01)
    shade(sheet, turned_away(sheet, carve(sheet, plate, _GOLD, rim=2.2), 3, 4), _BRONZE)


def _border(sheet: Sheet, mouth: Mouth) -> None:
    """Print the gold border of a cuff, all round its mouth."""
    x, y, wide, high, turn = mouth
    at = pose(x, y, turn=turn)
    ring = sheet.plate().line(
        at([around(0, 0, wide + 3, i * pi / 12, squash=(high + 3) / (wide + 3)) for i in range(25)]), 11
    )
    shade(sheet, turned_away(sheet, carve(sheet, ring, _GOLD, rim=2.2), 3, 4), _BRONZE)


def _veil_in_hand(sheet: Sheet) -> None:
    """Print the other arm out of its wide cuff, and the veil gathered in the hand, falling from it."""
    cloth = spots("106,406 70,436 38,496 22,570 34,620 88,640 134,614 128,560 150,508 158,470 142,430")
    mouth = (142, 560, 25, 53, 0.16)
    folds = ("92,436,0.2 66,500,1 56,600,0.2", "118,446,0.2 110,510,1 100,610,0.2")
    open_sleeve(sheet, cloth, mouth, _TINTS, folds=folds, line="#2c0508")
    _border(sheet, mouth)
    veil = spots("158,590 184,572 210,590 218,630 256,680 268,740 50,740 66,690 104,650 92,690 118,676 140,640")
    mask = carve(sheet, sheet.plate().fill(veil), _VEIL, rim=3.2)
    shade(sheet, turned_away(sheet, mask, 20, 0), _VEIL_DIM)
    gathered = (
        "174,604,0.4 140,670,1 116,740,0.4",
        "184,604,0.4 176,670,1 174,740,0.4",
        "194,604,0.4 204,670,1 212,740,0.4",
        "204,606,0.4 232,676,0.9 248,740,0.3",
    )
    inked(sheet, map(spots, gathered), 8, _NIGHT, within=mask)
    hem = [
        spots("60,706,1 112,716,1 170,708,1 226,716,1 264,704,1"),
        spots("60,722,1 112,732,1 170,724,1 226,732,1 264,720,1"),
    ]
    inked(sheet, hem, 6, "#f0c860", within=mask)
    bare_arm(sheet, spots("132,566,1 150,568,0.95 172,571,0.8"), 42, _PALE, _ASHEN, mouth=mouth)
    palm = spots("-20,30 -27,4 -22,-20 0,-28 22,-20 27,4 20,30")
    fingers = [
        spots("-18,14 -40,4 -44,-20 -30,-34"),
        spots("20,-10 34,-36 28,-62 12,-68"),
        spots("8,-18 18,-48 10,-76 -6,-80"),
        spots("-5,-20 -2,-52 -12,-80 -28,-80"),
        spots("-17,-12 -22,-46 -34,-68 -48,-66"),
    ]
    claw(sheet, palm, fingers, 17, _PALE, _ASHEN, "#8e1018", placed=pose(186, 574, turn=1.85, k=0.92), nail=1.2)
