"""The ghost that wanders by night."""

from __future__ import annotations

from art.ghosts.garb import bare_arm, open_sleeve
from art.ghosts.limbs import DARK, carve, inked, limb, pose, shade, spots, turned_away, where
from art.ghosts.talons import Flesh, gripping
from art.kit.base import SCALE, blur
from art.kit.geometry import polygon
from art.kit.media import ink
from art.kit.sheet import Sheet

_CLOTH, _DIM, _WARM = "#8ba3ad", "#2f4a5c", "#f0d9a4"
_SKIN, _ASHEN = "#d5d8bc", "#5d7070"
_LAMP = (96.0, 380.0)
_GRIP, _LEAN = (206.0, 396.0), -0.52
"""Where he holds the pole, and how it leans."""


def night_wanderer(sheet: Sheet) -> None:
    """A watchman who never slept strides against the wind, his hood and rags behind him, his great lantern before."""
    x, y = _LAMP
    sheet.body(blur(sheet.plate().disc(x, y, 170).mask, 40 * SCALE) * 0.75, "#f2c46c")
    _feet(sheet)
    _cloak(sheet)
    _hooded_face(sheet)
    _arm(sheet)
    _pole(sheet)
    _fingers(sheet)
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
    """Print the long pole that reaches up and out of the hand at his breast."""
    at = pose(*_GRIP, turn=_LEAN)
    pole = sheet.plate().brush(at(spots("-4,-256,0.6 0,-120,0.9 0,106,1.1")), 14, dry=0, taper=(0, 0), wob=0.01)
    mask = carve(sheet, pole, "#7a4a2c", rim=2.6)
    shade(sheet, turned_away(sheet, mask, 5, 3), "#3e2218")
    rings = [at(spots(text)) for text in ("-7,-170,0.4 7,-168,1", "-7,-84,0.4 7,-82,1", "-7,84,0.4 7,86,1")]
    inked(sheet, rings, 4, within=mask)


def _arm(sheet: Sheet) -> None:
    """Print the sleeve that falls from his raised arm, its cuff open, and the wrist and palm out of it."""
    sleeve = spots("226,366 276,362 326,404 336,470 318,552 292,596 276,566 262,520 250,486 236,452 234,404")
    mouth = (250.0, 432.0, 52.0, 24.0, 1.72)
    open_sleeve(
        sheet,
        sleeve,
        mouth,
        (_CLOTH, _DIM, "#0e151e"),
        folds=("286,384,0.2 296,450,1 290,550,0.2", "264,384,0.2 280,410,0.9 312,470,0.1"),
        line="#14222e",
    )
    bare_arm(sheet, [(264, 424, 1.1), (240, 416, 0.94), (216, 407, 0.8)], 35, _SKIN, _ASHEN, mouth=mouth)
    palm = sheet.plate().fill(pose(*_GRIP, turn=_LEAN)(spots("-22,-24 10,-28 28,-12 34,12 26,32 6,34 -20,30")))
    mask = carve(sheet, palm, _SKIN, rim=2.6)
    shade(sheet, turned_away(sheet, mask, 8, 6), _ASHEN)
    shade(sheet, sheet.plate().disc(222, 409, 13).mask, _SKIN)


def _fingers(sheet: Sheet) -> None:
    """Print four fingers that close round the pole from behind, and the thumb along it."""
    at, flesh = pose(*_GRIP, turn=_LEAN), Flesh(_SKIN, _ASHEN, "#8a8a70")
    gripping(sheet, [spots("-8,37 -15,33 -2,31 12,35")], 13, flesh, at, 0)
    gripping(sheet, [spots("-8,24 -19,18 -4,14 19,22"), spots("-8,8 -22,1 -4,-3 22,6")], 17, flesh, at, 0)
    gripping(sheet, [spots("-8,-6 -20,-15 -2,-20 16,-10")], 16, flesh, at, 0)
    gripping(sheet, [spots("27,12 22,-14 10,-32 2,-46")], 17, flesh, at, 0.5)
    shade(sheet, sheet.plate().disc(*where(at, 28, 13), 9).mask, _SKIN)


def _lantern(sheet: Sheet) -> None:
    """Print the lantern, which hangs clear on its cord from the end of the pole."""
    x, y = _LAMP
    tip, level = where(pose(*_GRIP, turn=_LEAN), -4, -250)
    cord = [(tip, level, 1), (tip - 1, (level + y) / 2, 1), (x, y - 74, 1)]
    inked(sheet, [cord, [(x - 20, y - 78, 0.8), (x, y - 96, 1), (x + 20, y - 78, 0.8)]], 5, "#1c1418")
    loop = sheet.plate().brush(
        [(tip - 8, level + 4, 0.8), (tip, level - 2, 1), (tip + 9, level - 4, 0.8)], 9, dry=0, taper=(0, 0)
    )
    carve(sheet, loop, "#8e2318", rim=2)
    body = sheet.plate().fill(
        [
            (x, y - 72),
            (x + 43, y - 60),
            (x + 62, y),
            (x + 43, y + 60),
            (x, y + 72),
            (x - 43, y + 60),
            (x - 62, y),
            (x - 43, y - 60),
        ]
    )
    mask = carve(sheet, body, "#fbe29a", rim=3.6, line="#3a1c12", grain=0.15)
    shade(sheet, turned_away(sheet, mask, 16, 8), "#e8a84c")
    ribs = [[(x + dx * 0.5, y - 70, 0.4), (x + dx, y, 1), (x + dx * 0.5, y + 70, 0.4)] for dx in (-44, -23, 23, 44)]
    inked(sheet, ribs, 3, "#b8742c", within=mask)
    caps = sheet.plate().fill(polygon([(x - 34, y - 80), (x + 34, y - 80), (x + 38, y - 62), (x - 38, y - 62)]))
    caps.fill(polygon([(x - 38, y + 62), (x + 38, y + 62), (x + 32, y + 78), (x - 32, y + 78)]))
    carve(sheet, caps, "#8e2318", rim=2.4)
    tassel = [
        [(x + dx * 0.3, y + 76, 0.8), (x + dx + 6, y + 104, 1), (x + dx + 16, y + 132, 0.1)] for dx in (-9, -3, 3, 9)
    ]
    inked(sheet, tassel, 6, "#8e2318")
    sheet.lay(ink(sheet.plate().text("夜", x, y, 84, bold=2.6).mask, 3, edge=0.3) * 1.2, DARK)
