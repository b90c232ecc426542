"""How the signs under the script are printed."""

import numpy as np

from art.kit.base import SCALE, Mask, blur
from art.kit.media import grow, woodblock
from art.kit.palette import Suiting
from art.kit.plate import Plate
from art.kit.sheet import Sheet


def print_shape(
    sheet: Sheet, suit: Suiting, plate: Plate, seed: int, *, strength: float = 0.85, lit: float = 0.0
) -> None:
    """Print a shape in the suit's tone, lit inside if asked, with a carved line round it."""
    mask = plate.mask
    sheet.lay(woodblock(mask, seed, 0.25) * strength, suit.tone)
    if lit:
        sheet.body(woodblock(mask, seed, 0.25) * lit, suit.light)
    sheet.lay(woodblock(grow(mask, 1.2) * (1 - mask), 3, 0.1) * 0.75, suit.line)


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
    sheet.body(woodblock(line, 3, 0.08, mott=0.1), edge or suit.line)
    sheet.body(woodblock(mask, 5, 0.2, mott=0.12), tint)


def print_soul(sheet: Sheet, suit: Suiting, x: float, y: float, k: float, seed: int) -> None:
    """Print a soul fire with hollow eyes, ``k`` times as large as usual."""
    print_shape(sheet, suit, sheet.plate().fill(_soul_fire(x, y, k)), seed, lit=0.1)
    core = sheet.plate().fill(_soul_fire(x, y + 8 * k, k * 0.62))
    sheet.body(woodblock(core.mask, seed, 0.1) * 0.8, suit.light)
    face = sheet.plate().disc(x, y + 32 * k, 4.5 * k, ry=6 * k)
    for side in (-1, 1):
        face.disc(x + side * 13 * k, y + 12 * k, 5.5 * k, ry=8 * k)
    sheet.lay(face.mask, suit.line)


def _soul_fire(x: float, y: float, k: float) -> str:
    """Return the outline of a fire whose tail bends to the right."""
    bends = (
        *((-52, 52), (-62, -10), (-30, -40), (-16, -62), (-20, -84), (6, -124)),
        *((8, -88), (30, -70), (42, -34), (60, 4), (46, 52), (0, 52)),
    )
    return f"M {x} {y + 52 * k} C " + " ".join(f"{x + a * k} {y + b * k}" for a, b in bends) + " Z"
