"""Hands of ghosts that hang, with nothing but their weight to bend them."""

from __future__ import annotations

from art.ghosts.limbs import Placing, Spots, carve, shade, spots, turned_away, where
from art.ghosts.talons import Flesh, gripping, knuckles
from art.kit.plate import Plate
from art.kit.sheet import Sheet

_BACK: Spots = spots("-15,-16 -22,18 -22,42 -6,54 14,52 22,36 18,-16")
_LIMP: tuple[Spots, ...] = (
    spots("17,34 26,58 28,74 24,86"),
    spots("9,42 14,74 15,96 9,108"),
    spots("-14,40 -16,68 -13,90 -17,102"),
    spots("-3,44 -1,80 -1,106 -7,120"),
    spots("-7,0 -29,26 -32,50 -27,64"),
)
_EDGE: Spots = spots("-12,-16 -20,16 -20,40 -8,50 6,46 13,26 12,-16")
_PROFILE: tuple[Spots, ...] = (
    spots("-14,36 -30,58 -30,78 -20,90"),
    spots("-11,40 -23,68 -20,94 -8,107"),
    spots("-6,42 -14,74 -8,102 6,114"),
    spots("0,40 -3,70 7,94 21,102"),
    spots("1,0 18,26 22,48 17,66"),
)
"""Hands that hang, from little finger to thumb: one seen on its back, one from its thumb's edge."""


def limp(sheet: Sheet, wrist: Plate, at: Placing, flesh: Flesh, *, edge: bool) -> None:
    """Print a hand that hangs from a wrist.

    Args:
        sheet: where.
        wrist: what has been drawn of the arm; the hand grows out of it.
        at: carries the hand, about 110 units long, its root at the origin, to its place.
        flesh: its colours.
        edge: whether it is seen from its thumb's edge; from its back otherwise.
    """
    back, fingers = (_EDGE, _PROFILE) if edge else (_BACK, _LIMP)
    mask = carve(sheet, wrist.fill(at(back)), flesh.skin, rim=2.6)
    shade(sheet, turned_away(sheet, mask, 7, 0), flesh.dim)
    gripping(sheet, fingers[:4], 15, flesh, at, 0.7)
    knuckles(sheet, [(0.9 * x, 0.94 * y - 1) for x, y in back], flesh, at)
    gripping(sheet, fingers[4:], 16, flesh, at, 0.7)
    root = sheet.plate().disc(*where(at, *fingers[4][0][:2]), 11)
    shade(sheet, root.mask, flesh.skin)
