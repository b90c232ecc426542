"""How the signs under the script are printed."""

from art.kit.geometry import centred
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


def soul_fire(x: float, y: float, k: float) -> str:
    """Return the outline of a soul fire whose tail bends to the right."""
    return centred(
        f"M x0 {y + 52 * k} C x{round(-52 * k)} {y + 52 * k} x{round(-62 * k)} {y - 10 * k} "
        f"x{round(-30 * k)} {y - 40 * k}"
        f"C x{round(-16 * k)} {y - 62 * k} x{round(-20 * k)} {y - 84 * k} x{round(6 * k)} {y - 124 * k} "
        f"C x{round(8 * k)} {y - 88 * k} x{round(30 * k)} {y - 70 * k} x{round(42 * k)} {y - 34 * k} "
        f"C x{round(60 * k)} {y + 4 * k} x{round(46 * k)} {y + 52 * k} x0 {y + 52 * k} Z",
        x,
    )
