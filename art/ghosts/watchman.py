"""The ghost that wanders by night."""

from __future__ import annotations

from art.anatomy import fist
from art.ghosts.limbs import DARK, carve, inked, limb, pose, shade, spots, turned_away, where
from art.kit.base import SCALE, blur
from art.kit.geometry import polygon
from art.kit.media import ink
from art.kit.sheet import Sheet

_CLOTH, _DIM, _WARM = "#8ba3ad", "#2f4a5c", "#f0d9a4"
_SKIN, _ASHEN = "#d5d8bc", "#5d7070"
_LAMP = (112.0, 344.0)


def night_wanderer(sheet: Sheet) -> None:
    """A watchman who never slept strides against the wind, his hood and rags behind him, his great lantern before."""
    x, y = _LAMP
    sheet.body(blur(sheet.plate().disc(x, y, 170).mask, 40 * SCALE) * 0.75, "#f2c46c")
    _feet(sheet)
    _cloak(sheet)
    _hooded_face(sheet)
    _pole(sheet)
    _lantern(sheet)


def _feet(sheet: Sheet) -> None:
    for line, foot in (
        (
            spots("330,600,1.1 352,650,0.8 372,684,0.6"),
            spots("360,674 384,672 392,694 366,706 324,704 336,692"),
        ),
        (
            spots("190,600,1.1 156,650,0.8 140,684,0.6"),
            spots("128,672 152,676 154,700 108,708 84,704 96,694"),
        ),
    ):
        leg = limb(sheet, line, 34).fill(foot)
        mask = carve(sheet, leg, _SKIN, rim=2.6)
        shade(sheet, turned_away(sheet, mask, 11, 6), _ASHEN)


def _cloak(sheet: Sheet) -> None:
    cloak = spots(
        "208,206 250,168 306,164 362,190 446,186 392,224 340,250 330,310 352,400 396,500 470,570 "
        "424,572 468,634 404,622 414,676 352,646 316,684 282,646 236,690 214,646 160,672 166,628 "
        "118,646 146,560 164,460 176,370 196,330 190,260"
    )
    mask = carve(sheet, sheet.plate().fill(cloak), _CLOTH, rim=3.6, grain=0.3)
    away = sheet.plate().fill(spots("300,150 280,250 300,340 286,440 300,540 262,620 250,730 520,730 520,150"))
    shade(sheet, away.mask * mask, _DIM, grain=0.3)
    shade(sheet, turned_away(sheet, mask, -15, -3), _WARM)
    folds = [
        spots("270,360,0.2 250,460,1 226,560,0.8 226,660,0.1"),
        spots("310,360,0.2 330,460,1 372,560,0.7 440,626,0.1"),
        spots("288,470,0.2 296,560,1 330,660,0.1"),
        spots("200,400,0.2 190,500,0.9 166,600,0.5 142,634,0.1"),
        spots("300,200,0.2 350,214,1 410,196,0.1"),
    ]
    inked(sheet, folds, 9, "#14222e", within=mask)


def _hooded_face(sheet: Sheet) -> None:
    """Print the hood's dark and a gaunt face in it, lit by the lantern, with eyes that have never shut."""
    at = pose(244, 284, turn=-0.08)
    hood = spots("-58,-40 -30,-84 10,-92 48,-66 62,-10 52,52 20,90 -24,88 -52,50 -62,4")
    carve(sheet, sheet.plate().fill(at(hood)), "#0e151e", rim=3, line="#22323e")
    face = spots("-34,-44 -8,-58 24,-46 36,-14 32,18 20,44 10,72 -10,76 -26,46 -40,14 -42,-16")
    mask = carve(sheet, sheet.plate().fill(at(face)), _SKIN, rim=2.6)
    shadow = spots("4,-70 2,-30 8,-6 0,20 8,44 -2,84 60,60 60,-60")
    shade(sheet, sheet.plate().fill(at(shadow)).mask * mask, _ASHEN)
    shade(sheet, sheet.plate().fill(at(spots("-50,-70 50,-70 40,-34 0,-28 -44,-36"))).mask * mask, "#33454c")
    hollows, whites, pupils = sheet.plate(), sheet.plate(), sheet.plate()
    for s in (-1, 1):
        x, y = where(at, s * 18 - 3, -8)
        hollows.fill(
            at(
                [
                    (s * 4 - 3, -4),
                    (s * 10 - 3, -24),
                    (s * 30 - 3, -24),
                    (s * 38 - 3, -4),
                    (s * 28 - 3, 10),
                    (s * 12 - 3, 10),
                ]
            )
        )
        whites.disc(x, y, 7.5)
        pupils.disc(x - 1, y, 2.6)
        hollows.fill(at(spots("30,16 34,30 18,56 18,34", s)))
        hollows.fill(at([(s * 2 - 4, 16), (s * 7 - 4, 18), (s * 6 - 4, 28), (s * 2 - 4, 26)]))
    sheet.body(ink(hollows.mask, 3, edge=0.6) * mask, "#1c262c")
    sheet.body(blur(whites.mask, 5 * SCALE), "#f0c860").body(whites.mask, "#fff4c0").body(pupils.mask, "#8e1a14")
    inked(sheet, [at(spots("-22,46,0.3 -2,42,1 18,46,0.3"))], 5, DARK)
    inked(sheet, [at([(a, 42, 0.4), (a, 52, 0.8)]) for a in (-14, -7, 0, 7)], 3, DARK)
    brim = spots("-62,60,0.3 -70,-10,0.9 -48,-72,1.1 8,-104,1.1 56,-74,1 70,-8,0.8 54,60,0.3")
    mask = carve(
        sheet, sheet.plate().brush(at(brim), 25, dry=0, taper=(0.02, 0.02), wob=0.01), _CLOTH, rim=3, grain=0.3
    )
    shade(sheet, turned_away(sheet, mask, 0, -9), _DIM)
    shade(sheet, turned_away(sheet, mask, -8, 0), _WARM)


def _pole(sheet: Sheet) -> None:
    """Print the pole over his shoulder, the sleeve and the fist that hold it."""
    x, y = _LAMP
    pole = sheet.plate().brush(
        [(x - 6, y - 112, 0.6), (212, 424, 1), (366, 608, 1.1)], 13, dry=0, taper=(0, 0), wob=0.01
    )
    carve(sheet, pole, "#5a3420", rim=2.6)
    sleeve = spots("220,362 276,366 318,420 312,500 286,590 262,540 240,500 198,470 186,430 200,396")
    mask = carve(sheet, sheet.plate().fill(sleeve), _CLOTH, rim=3.4, grain=0.3)
    shade(sheet, turned_away(sheet, mask, 36, 16), _DIM, grain=0.3)
    shade(sheet, turned_away(sheet, mask, -11, 0), _WARM)
    inked(
        sheet,
        [spots("256,384,0.2 246,440,1 254,520,0.2"), spots("284,400,0.2 280,470,1 278,560,0.1")],
        8,
        "#14222e",
        within=mask,
    )
    carve(sheet, sheet.plate().disc(204, 438, 34, ry=27, rot=40), "#0e151e", rim=2.4)
    fist(sheet, 198, 414, 0.72, _SKIN, turn=-0.75)


def _lantern(sheet: Sheet) -> None:
    x, y = _LAMP
    cord = sheet.plate().line(f"M {x - 6} {y - 112} L {x} {y - 76}", 4)
    sheet.body(cord.mask, "#1c1418")
    body = sheet.plate().fill(
        [
            (x, y - 72),
            (x + 48, y - 60),
            (x + 70, y),
            (x + 48, y + 60),
            (x, y + 72),
            (x - 48, y + 60),
            (x - 70, y),
            (x - 48, y - 60),
        ]
    )
    mask = carve(sheet, body, "#fbe29a", rim=3.6, line="#3a1c12", grain=0.15)
    shade(sheet, turned_away(sheet, mask, 16, 8), "#e8a84c")
    ribs = [[(x + dx * 0.5, y - 70, 0.4), (x + dx, y, 1), (x + dx * 0.5, y + 70, 0.4)] for dx in (-50, -26, 26, 50)]
    inked(sheet, ribs, 3, "#b8742c", within=mask)
    caps = sheet.plate().fill(polygon([(x - 34, y - 80), (x + 34, y - 80), (x + 38, y - 62), (x - 38, y - 62)]))
    caps.fill(polygon([(x - 38, y + 62), (x + 38, y + 62), (x + 32, y + 78), (x - 32, y + 78)]))
    carve(sheet, caps, "#8e2318", rim=2.4)
    tassel = [
        [(x + dx * 0.3, y + 76, 0.8), (x + dx + 6, y + 104, 1), (x + dx + 16, y + 132, 0.1)] for dx in (-9, -3, 3, 9)
    ]
    inked(sheet, tassel, 6, "#8e2318")
    sheet.lay(ink(sheet.plate().text("夜", x, y, 84, bold=2.6).mask, 3, edge=0.3) * 1.2, DARK)
