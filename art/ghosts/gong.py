"""The watchman's gong, and the hand that lifts it."""

from __future__ import annotations

from art.ghosts.limbs import carve, inked, pose, shade, spots, turned_away
from art.ghosts.talons import Flesh, gripping
from art.kit.sheet import Sheet

_LINE, _RED = "#101c26", "#b8321f"
_GONG = (414.0, 468.0)


def hooked_hand(sheet: Sheet, flesh: Flesh) -> None:
    """Print the lifted hand from its back: the gong's cords hang over bent fingers, the thumb clamps the stick."""
    at = pose(0, 0)
    wrist = sheet.plate().brush(spots("374,372,0.96 362,410,0.92 350,444,1.15 338,472,1.3"), 37, dry=0, taper=(0, 0))
    mask = carve(sheet, wrist, flesh.skin, rim=2.6)
    shade(sheet, turned_away(sheet, mask, 9, 4), flesh.dim)
    for finger, width in (
        ("388,390 402,402 400,418 388,420", 14),
        ("394,376 416,384 418,404 406,412", 15.5),
        ("398,360 426,364 432,386 420,398", 16.5),
        ("396,344 428,342 442,360 436,380", 16),
    ):
        gripping(sheet, [spots(finger)], width, flesh, at, nail=0.5)
    back = "356,404 346,378 350,346 366,326 388,324 404,336 402,350 406,360 399,371 399,382 390,398 376,408"
    mask = carve(sheet, sheet.plate().fill(spots(back)), flesh.skin, rim=2.4)
    shade(sheet, sheet.plate().fill(spots("360,384 384,388 392,396 372,420 352,420 344,396")).mask, flesh.skin)
    bones = (
        "396,342,0.9 380,352,0.7 366,370,0.1",
        "398,360,0.9 382,368,0.7 368,382,0.1",
        "394,378,0.9 380,382,0.7 368,392,0.1",
    )
    inked(sheet, map(spots, bones), 3.2, flesh.dim, within=mask)
    gripping(sheet, [spots("366,342 378,320 402,314 424,324")], 17, flesh, at, nail=0.5)
    shade(sheet, sheet.plate().fill(spots("358,342 366,330 374,338 372,352 360,356")).mask, flesh.skin)


def gong(sheet: Sheet) -> None:
    """Print the bronze gong of the watch, its boss and its turned rim, on two red cords."""
    x, y = _GONG
    bronze = carve(sheet, sheet.plate().disc(x, y, 48, ry=52), "#d8a444", rim=3.4, line=_LINE)
    shade(sheet, turned_away(sheet, bronze, 12, 12), "#7c5018")
    shade(sheet, turned_away(sheet, bronze, -6, -6), "#f4d488")
    rings = sheet.plate().ring(x, y, 36, 3).ring(x, y, 30, 1.6)
    shade(sheet, rings.mask, "#7c5018")
    boss = carve(sheet, sheet.plate().disc(x, y, 15), "#e6b858", rim=2.2, line="#5c3810")
    shade(sheet, turned_away(sheet, boss, 7, 7), "#94641e")
    inked(sheet, [[(404, 386, 1), (x - 22, y - 38, 1)], [(420, 370, 1), (x + 18, y - 40, 1)]], 6, _RED)
    sheet.body(sheet.plate().disc(x - 22, y - 38, 4).disc(x + 18, y - 40, 4).mask, _LINE)
