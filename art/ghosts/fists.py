"""Closed hands of ghosts: fingers of unlike length, a thumb over them, a wrist that grows out of its ball."""

from __future__ import annotations

from typing import Final

from art.ghosts.limbs import Placing, Spots, carve, inked, shade, spots, turned_away, where
from art.ghosts.talons import Flesh
from art.kit.sheet import Sheet

_FINGERS: Final = (
    ("28,20 8,21 -14,25 -27,28 -33,36 -28,44 -12,44 4,39 16,34 27,30", "13,24 24,22 27,29 17,34"),
    ("30,2 6,3 -22,5 -39,8 -44,18 -37,28 -18,28 4,24 20,20 30,12", "17,6 28,3 32,11 21,18"),
    ("30,-16 0,-18 -26,-18 -43,-13 -48,-2 -41,8 -20,9 6,6 22,2 31,-5", "19,-12 29,-16 32,-7 22,-1"),
    ("28,-34 8,-39 -18,-38 -34,-34 -41,-25 -36,-14 -18,-13 6,-15 20,-18 28,-24", ""),
)
"""The four fingers seen from the palm's side, from the little one up, and the nail at the tip of each."""
_CREASES: Final = ("-25,28,0.2 -22,35,1 -24,42,0.1", "-33,8,0.2 -29,17,1 -32,26,0.1", "-37,-15,0.2 -33,-5,1 -36,6,0.1")
_BALL: Final = spots("10,-30 30,-36 44,-22 50,2 48,34 40,52 22,56 10,40 4,10")
_THUMB: Final = spots("46,2 42,-20 28,-36 8,-46 -10,-47 -22,-41 -22,-31 -8,-28 6,-26 16,-17 22,-2 24,16 34,30 46,24")
_THUMBNAIL: Final = spots("-9,-45 -20,-42 -24,-37 -20,-34 -10,-37")
_BACK: Final = spots("-18,-30 -2,-40 20,-38 38,-24 44,2 38,30 26,46 4,44 -10,34 -16,0")
_FOLDED: Final = (
    "2,26 -12,25 -27,30 -33,40 -27,49 -12,50 2,44",
    "-4,8 -18,6 -36,11 -43,22 -38,33 -20,34 -4,28",
    "-6,-11 -20,-14 -40,-9 -48,3 -43,14 -24,16 -6,10",
    "-4,-32 -18,-36 -36,-31 -43,-20 -38,-8 -22,-6 -6,-12",
)
"""The first joints of the four fingers seen from the back of the hand, from the little one up."""
_TENDONS: Final = ("-4,38,0.9 8,34,0.7 20,28,0.1", "-10,20,0.9 6,18,0.7 24,14,0.1", "-10,-1,0.9 8,0,0.7 26,2,0.1")


def closed(sheet: Sheet, at: Placing, flesh: Flesh, wrist: Spots = (), *, width: float = 46.0) -> None:
    """Print a hand closed round what runs upright through the origin, seen from the palm's side: nails, thumb on top.

    Args:
        sheet: where.
        at: carries the hand, about 90 units high, the knuckles left and the ball of the thumb right, to its place.
        flesh: its colours.
        wrist: where the arm goes, in points of the card, each with a share of the width.
        width: of the wrist, in units of the card.
    """
    _grown(sheet, at, flesh, _BALL, (26, 22), wrist, width)
    for (finger, nail), crease in zip(_FINGERS, (*_CREASES, ""), strict=True):
        mask = carve(
            sheet, sheet.plate().fill(at(spots(finger))), flesh.skin, rim=2.2, line=flesh.rim, grain=0.1, mott=0.06
        )
        shade(sheet, turned_away(sheet, mask, 3, 6), flesh.dim)
        if crease:
            inked(sheet, [at(spots(crease))], 2.6, flesh.rim, within=mask)
        if nail:
            carve(sheet, sheet.plate().fill(at(spots(nail))), flesh.nails, rim=1.2, line=flesh.rim, grain=0.05)
    mask = carve(sheet, sheet.plate().fill(at(_THUMB)), flesh.skin, rim=2.2, line=flesh.rim, grain=0.1, mott=0.06)
    carve(sheet, sheet.plate().fill(at(_THUMBNAIL)), flesh.nails, rim=1.2, line=flesh.rim, grain=0.05)
    shade(sheet, turned_away(sheet, mask, 4, 5), flesh.dim)
    _joined(sheet, at, flesh, spots("30,-4 44,-2 47,26 40,46 26,48 26,20"))
    inked(
        sheet, [at(spots("12,-43,0.2 10,-36,1 13,-29,0.2")), at(spots("34,-22,0.2 38,-6,1 34,8,0.1"))], 2.6, flesh.rim
    )


def backhand(sheet: Sheet, at: Placing, flesh: Flesh, wrist: Spots = (), *, width: float = 46.0) -> None:
    """Print a hand closed round what runs upright behind it, seen from its back: knuckles left, thumb along the top.

    Args:
        sheet: where.
        at: carries the hand, about 90 units high, to its place.
        flesh: its colours.
        wrist: where the arm goes, in points of the card, each with a share of the width.
        width: of the wrist, in units of the card.
    """
    thumb = sheet.plate().fill(at(spots("30,-22 18,-40 -2,-50 -26,-50 -34,-43 -28,-35 -8,-32 6,-22 22,-10")))
    mask = carve(sheet, thumb, flesh.skin, rim=2.2, line=flesh.rim, grain=0.1, mott=0.06)
    shade(sheet, turned_away(sheet, mask, 4, 5), flesh.dim)
    carve(sheet, sheet.plate().fill(at(spots("-20,-49 -32,-49 -38,-43 -32,-39 -20,-42"))), flesh.nails, rim=1.2)
    _grown(sheet, at, flesh, _BACK, (20, 8), wrist, width)
    for finger in _FOLDED:
        mask = carve(
            sheet, sheet.plate().fill(at(spots(finger))), flesh.skin, rim=2.2, line=flesh.rim, grain=0.1, mott=0.06
        )
        shade(sheet, turned_away(sheet, mask, 2, 6), flesh.dim)
    _joined(sheet, at, flesh, spots("-12,-28 4,-34 22,-30 34,-12 36,8 30,32 10,42 -4,36 -12,16"))
    inked(sheet, [at(spots(text)) for text in _TENDONS], 3, flesh.dim)
    bumps = ("-12,40,0.2 -5,36,1 0,28,0.2", "-18,24,0.2 -11,19,1 -9,10,0.2", "-20,4,0.2 -13,-2,1 -12,-10,0.2")
    inked(sheet, [at(spots(text)) for text in (*bumps, "-18,-14,0.2 -10,-20,1 -8,-27,0.2")], 2.6, flesh.rim)


def _grown(
    sheet: Sheet, at: Placing, flesh: Flesh, back: Spots, root: tuple[float, float], wrist: Spots, width: float
) -> None:
    """Print the flat of a hand and the wrist that tapers into it as one shape."""
    shape = sheet.plate().fill(at(back))
    if wrist:
        x, y = where(at, *root)
        shape.brush([(x, y, 0.9), *wrist], width, dry=0, taper=(0, 0), wob=0.01).disc(x, y, width * 0.45)
    mask = carve(sheet, shape, flesh.skin, rim=2.6, line=flesh.rim, grain=0.1, mott=0.06)
    shade(sheet, turned_away(sheet, mask, 9, 5), flesh.dim)


def _joined(sheet: Sheet, at: Placing, flesh: Flesh, outline: Spots) -> None:
    """Take away the contour between two parts of a hand that are one."""
    shade(sheet, sheet.plate().fill(at(outline)).mask, flesh.skin, grain=0.1)
