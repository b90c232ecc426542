"""A hand of a ghost that hangs, with nothing but its weight to bend it."""

from __future__ import annotations

from art.ghosts.limbs import Placing, Spots, carve, shade, spots, turned_away, where
from art.ghosts.talons import Flesh, gripping, knuckles
from art.kit.plate import Plate
from art.kit.sheet import Sheet

_EDGE: Spots = spots("-12,-16 -20,16 -20,40 -8,50 6,46 13,26 12,-16")
_PROFILE: tuple[Spots, ...] = (
    spots("-14,36 -30,58 -30,78 -20,90"),
    spots("-11,40 -23,68 -20,94 -8,107"),
    spots("-6,42 -14,74 -8,102 6,114"),
    spots("0,40 -3,70 7,94 21,102"),
    spots("1,0 18,26 22,48 17,66"),
)
"""Its fingers, from the little one to the thumb, seen from the thumb's edge."""


def limp(sheet: Sheet, wrist: Plate, at: Placing, flesh: Flesh) -> None:
    """Print a hand that hangs from a wrist, seen from its thumb's edge.

    Args:
        sheet: where.
        wrist: what has been drawn of the arm; the hand grows out of it.
        at: carries the hand, about 110 units long, its root at the origin, to its place.
        flesh: its colours.
    """
    mask = carve(sheet, wrist.fill(at(_EDGE)), flesh.skin, rim=2.6)
    shade(sheet, turned_away(sheet, mask, 7, 0), flesh.dim)
    gripping(sheet, _PROFILE[:4], 15, flesh, at, 0.7)
    knuckles(sheet, [(0.9 * x, 0.94 * y - 1) for x, y in _EDGE], flesh, at)
    gripping(sheet, _PROFILE[4:], 16, flesh, at, 0.7)
    root = sheet.plate().disc(*where(at, *_PROFILE[4][0][:2]), 11)
    shade(sheet, root.mask, flesh.skin)
