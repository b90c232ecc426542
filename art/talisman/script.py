"""Writing a talisman. All of it is our own arrangement: nothing is traced from a real one.

From the top: a head, a roof that shelters the command, the command itself (one large character), a middle drawn in one
breath, and a foot.
"""

from art.kit.plate import Plate
from art.talisman.axis import FOOT, W, X
from art.talisman.lower import FEET, MIDDLES
from art.talisman.upper import HEADS, ROOFS


def write(plate: Plate, glyph: str, head: str, roof: str, middle: str, foot: str) -> None:
    """Write a whole talisman."""
    HEADS[head](plate)
    ROOFS[roof](plate)
    plate.text(glyph, X, 292, 258, bold=6, stretch=(0.98, 1.1))
    MIDDLES[middle](plate)
    FEET[foot](plate)
    for side in (-1, 1):
        plate.disc(X + side * 116, FOOT + 78, W * 0.5)
