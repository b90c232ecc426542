"""Signs under the script: the spot of ground in which something stands."""

from art.kit.media import woodblock
from art.kit.palette import Suiting
from art.kit.sheet import Sheet
from art.talisman.printing import carved


def mound(sheet: Sheet, suit: Suiting, x: float, y: float, half: float) -> None:
    """Print a low heap of earth with a stone on either side, over the foot of what stands in it.

    Args:
        sheet: where.
        suit: in whose colours.
        x: its middle.
        y: how high its top is.
        half: half its breadth, in units.
    """
    with sheet.at(x, y, half / 40):
        earth = sheet.plate().fill("M -44 20 C -40 10 -24 8 -16 4 C -8 -1 8 -1 14 3 C 24 8 36 8 44 20 Z")
        earth.disc(-31, 14, 8, ry=6).disc(33, 15, 7, ry=5)
        carved(sheet, suit, earth.mask, suit.line, edge=suit.light, rim=2.4)
        gleam = sheet.plate().brush([(-14, 12, 0.2), (0, 8, 1), (18, 12, 0.2)], 5, dry=0, wob=0)
        sheet.body(woodblock(gleam.mask, 3, 0.1), suit.tone)
