"""Writing a talisman. All of it is our own arrangement: nothing is traced from a real one.

From the top: a head, a roof that shelters the command, the command itself (one large character), a middle drawn in one
breath, and a foot.
"""

from typing import Final

from art.kit.plate import Plate, glyph_path
from art.talisman.axis import COMMAND, X
from art.talisman.lower import FEET, MIDDLES
from art.talisman.upper import HEADS, LOWEST, ROOFS

_SIZE: Final = 258
_WIDEST: Final = 214
"""What the roof leaves for the command between its posts, with air on both sides."""


def write(plate: Plate, glyph: str, head: str, roof: str, middle: str, foot: str, *, legs: float = LOWEST) -> None:
    """Write a whole talisman, the legs of its roof no lower than ``legs``, in card units."""
    HEADS[head](plate)
    ROOFS[roof](plate, legs)
    command(plate, glyph)
    MIDDLES[middle](plate)
    FEET[foot](plate)


def command(plate: Plate, glyph: str) -> None:
    """Write the large character, never wider than its roof."""
    width = glyph_path(glyph, _SIZE, "brush").computeTightBounds().width()
    plate.text(glyph, X, COMMAND, _SIZE, bold=6, stretch=(min(0.98, _WIDEST / width), 1.1))
