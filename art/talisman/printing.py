"""How the signs under the script are printed."""

from typing import Final

import numpy as np

from art.kit.base import SCALE, Mask, blur
from art.kit.media import woodblock
from art.kit.palette import RED, Suiting
from art.kit.sheet import Sheet

_KEYS: Final = {RED.light: "#8f4a14"}
"""A darker line than its suit's about what is so pale that the paper would swallow it."""


def carved(sheet: Sheet, suit: Suiting, mask: Mask, tint: str, *, edge: str | None = None, rim: float = 2.2) -> None:
    """Print an opaque shape in one flat colour, a hard line carved round it.

    Args:
        sheet: where.
        suit: whose line is carved.
        mask: the shape.
        tint: its colour.
        edge: another colour for the line.
        rim: how thick the line is, in units.
    """
    line = np.clip((blur(mask, rim * SCALE) - 0.1) * 9, 0, 1).astype(np.float32)
    sheet.body(woodblock(line, 3, 0.08, mott=0.1), edge or _KEYS.get(tint, suit.line))
    sheet.body(woodblock(mask, 5, 0.2, mott=0.12), tint)
