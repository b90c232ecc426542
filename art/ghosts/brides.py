"""The bride in red."""

from __future__ import annotations

from math import pi

from art.ghosts.haunting import X, oval, put
from art.ghosts.limbs import carve, claw, inked, pose, shade, spots, turned_away
from art.kit.base import SCALE, blur
from art.kit.geometry import around, centred, polygon
from art.kit.media import ink
from art.kit.sheet import Sheet
from art.kit.symbols import ruyi

_RED, _WINE = "#c62a1e", "#5c0d12"
_GOLD, _BRONZE = "#dcae4c", "#8a5a22"
_PALE, _ASHEN = "#ece6da", "#a8989c"


def red_fiend(sheet: Sheet) -> None:
    """A dead bride puts the beads of her phoenix crown aside to look at you; two eyes burn in the dark behind them."""
    _wedding_gown(sheet)
    _hanging_sleeve(sheet)
    with sheet.at(-0.12 * X, -34, 1.12):
        _cloud_collar(sheet)
        oval(sheet, "#2c090e", y=292)
        _phoenix_crown(sheet)
        _look(sheet)
    _raised_arm(sheet)


def _wedding_gown(sheet: Sheet) -> None:
    gown = spots("160,392 100,408 56,470 40,560 18,740 430,740 412,600 380,500 332,420 262,392")
    mask = carve(sheet, sheet.plate().fill(gown), _RED, rim=3.6, grain=0.25)
    away = sheet.plate().fill(spots("236,390 250,480 226,570 256,650 240,740 450,740 450,390"))
    shade(sheet, away.mask * mask, _WINE)
    clouds = sheet.plate()
    for x, y, k, side in ((120, 700, 0.9, 1), (300, 690, 0.9, -1), (110, 600, 0.7, 1), (310, 590, 0.7, -1)):
        ruyi(clouds, x, y, k, side, 7)
    sheet.body(clouds.mask * mask * 0.9, _GOLD)
    folds = [spots(text) for text in ("130,470,0.2 112,580,1 118,720,0.2", "300,470,0.2 330,580,1 322,720,0.2")]
    inked(sheet, folds, 9, "#3a060a", within=mask)
    hem = sheet.plate().brush(spots("216,470,0.9 220,560,1 216,650,1 222,740,1"), 40, dry=0, taper=(0, 0))
    trim = carve(sheet, hem, _GOLD, rim=2.8)
    shade(sheet, turned_away(sheet, trim, 12, 0), _BRONZE)
    knots = sheet.plate()
    for y in (520, 590, 660):
        knots.disc(218, y, 12).fill(polygon([(196, y - 5), (240, y - 5), (240, y + 5), (196, y + 5)]))
    carve(sheet, knots, "#8e1414", rim=2)


def _hanging_sleeve(sheet: Sheet) -> None:
    """Print the sleeve that hangs, wide as a sail, a gold border at its mouth."""
    cloth = spots("112,412 70,448 40,530 22,640 30,700 96,716 150,690 158,600 150,500 144,440")
    mask = carve(sheet, sheet.plate().fill(cloth), _RED, rim=3.4, grain=0.25)
    shade(sheet, turned_away(sheet, mask, 34, 10), _WINE)
    border = sheet.plate().brush(spots("26,664,0.9 62,690,1 104,694,1 154,668,0.9"), 32, dry=0, taper=(0, 0))
    trim = carve(sheet, border, _GOLD, rim=2.6)
    shade(sheet, turned_away(sheet, trim, 0, 10), _BRONZE)
    folds = [spots(text) for text in ("98,440,0.2 70,540,1 62,650,0.2", "122,450,0.2 108,550,1 106,650,0.2")]
    inked(sheet, folds, 9, "#3a060a", within=mask)


def _raised_arm(sheet: Sheet) -> None:
    """Print the white arm she lifts out of her sleeve, and the claw that holds the beads aside."""
    arm = sheet.plate().brush(spots("364,520,1.1 364,450,1 356,386,0.8"), 50, dry=0, taper=(0, 0), wob=0.01)
    mask = carve(sheet, arm, _PALE, rim=3)
    shade(sheet, turned_away(sheet, mask, 16, 0), _ASHEN)
    palm = spots("-24,46 -28,4 -23,-22 0,-30 22,-22 28,4 24,46")
    fingers = [
        spots("22,-12 34,-46 26,-76 10,-92"),
        spots("8,-20 12,-60 0,-92 -18,-104"),
        spots("-6,-22 -10,-60 -26,-86 -44,-94"),
        spots("-18,-14 -32,-46 -50,-64 -68,-64"),
        spots("-22,14 -44,8 -62,-8 -68,-28"),
    ]
    claw(sheet, palm, fingers, 17, _PALE, _ASHEN, "#8e1018", placed=pose(348, 352, turn=-0.22), nail=1.3)
    bangle = sheet.plate().brush(spots("336,404,1 360,412,1.1 384,404,1"), 17, dry=0, taper=(0, 0))
    carve(sheet, bangle, "#4fa890", rim=2.2)
    cloth = spots("318,470 352,450 400,470 430,560 432,660 404,716 340,724 296,690 300,600 306,520")
    mask = carve(sheet, sheet.plate().fill(cloth), _RED, rim=3.4, grain=0.25)
    shade(sheet, turned_away(sheet, mask, 34, 10), _WINE)
    mouth = sheet.plate().brush(spots("312,492,0.9 338,466,1 372,462,1 404,492,0.9"), 30, dry=0, taper=(0, 0))
    trim = carve(sheet, mouth, _GOLD, rim=2.6)
    shade(sheet, turned_away(sheet, trim, 4, 9), _BRONZE)
    folds = [spots(text) for text in ("336,500,0.2 330,600,1 336,700,0.2", "376,500,0.2 386,600,1 376,700,0.2")]
    inked(sheet, folds, 9, "#3a060a", within=mask)


def _cloud_collar(sheet: Sheet) -> None:
    cape = "M x0 366 C x-60 360 x-112 384 x-128 428 L x-86 446 L x-62 486 L x-30 462 L x0 508 L x30 462 "
    plate = sheet.plate().fill(centred(cape + "L x62 486 L x86 446 L x128 428 C x112 384 x60 360 x0 366 Z", X))
    mask = carve(sheet, plate, _GOLD, rim=2.8)
    shade(sheet, turned_away(sheet, mask, 12, 10), _BRONZE)
    trim = sheet.plate().ring(X, 420, 31, 4)
    trim.text("喜喜", X, 420, 46, hand="kai", bold=1.2, stretch=(0.5, 1), gap=0.47)
    for s in (-1, 1):
        trim.ring(X + s * 66, 424, 17, 4).disc(X + s * 66, 424, 6)
    sheet.body(ink(trim.mask, 3), "#8e1414")


def _look(sheet: Sheet) -> None:
    """Print what burns behind the beads: slanting eyes, and painted lips."""
    eyes = sheet.plate()
    for s in (-1, 1):
        eyes.fill(pose(X, 0, side=s)(spots("10,302 24,286 52,274 46,296 28,306")))
    lips = sheet.plate().fill(pose(X, 0)(spots("-15,346 -6,339 0,342 6,339 15,346 6,356 -6,356")))
    sheet.body(blur(eyes.mask, 7 * SCALE) * 1.2, "#f08a24").body(eyes.mask, "#fff0b0")
    sheet.body(blur(lips.mask, 3 * SCALE), "#8e1418").body(lips.mask, "#e2303a")


def _phoenix_crown(sheet: Sheet) -> None:
    """Print a bridal crown: plumes, a dome of flowers and pearls, a fringe of beads, strings at the sides."""
    plumes, tips = sheet.plate(), sheet.plate()
    for i in range(9):
        a = -pi / 2 + (i - 4) * 0.31
        end = around(X, 206, 118 - 3 * abs(i - 4), a)
        plumes.brush([(*around(X, 206, 40, a), 0.7), (*around(X, 206, 92, a), 1.1), (*end, 0.9)], 30, dry=0, seed=i)
        tips.disc(*end, 8)
    put(sheet, plumes, "#d8a848", rim=2.2, grain=0.1)
    put(sheet, tips, "#3f8a80", rim=1.4, grain=0.05)
    dome = sheet.plate().fill(centred("M x-88 232 C x-96 168 x-52 128 x0 124 C x52 128 x96 168 x88 232 Z", X))
    put(sheet, dome, "#b3261c", rim=2.6)
    gold, teal, pearls, fringe = (sheet.plate() for _ in range(4))
    for x, y, r in ((0, 166, 21), (-46, 188, 16), (46, 188, 16)):
        for i in range(8):
            (teal if r > 20 else gold).disc(*around(X + x, y, r, i * pi / 4), r * 0.46)
        pearls.disc(X + x, y, r * 0.5)
    gold.rect(X - 94, 216, 188, 22, 10)
    for i in range(11):
        pearls.disc(X - 80 + i * 16, 227, 5)
        if i not in (0, 10):
            for j in range((1, 1, 2, 4, 7)[abs(i - 5)]):
                aside = 1.5 * j * j if i == 9 else 2.2 * j * j if i == 8 else 0
                fringe.disc(X - 80 + i * 16 + aside, 246 + j * 15, 5.2)
    for s in (-1, 1):
        gold.brush([(X + s * 84, 222, 1), (X + s * 116, 206, 1), (X + s * 124, 180, 0.5)], 17, dry=0, seed=2)
        for j in range(12):
            fringe.disc(X + s * (116 - j * 0.6), 226 + j * 15, 6)
        fringe.fill(
            polygon([(X + s * 110 - 9, 404), (X + s * 110 + 9, 404), (X + s * 110 + 13, 446), (X + s * 110 - 13, 446)])
        )
    put(sheet, gold, "#e2b654", rim=1.8, grain=0.1)
    put(sheet, teal, "#3f8a80", rim=1.4, grain=0.05)
    put(sheet, pearls, "#f6ecd2", rim=1.2, grain=0.03)
    put(sheet, fringe, "#f0c860", rim=1.3, grain=0.03)
