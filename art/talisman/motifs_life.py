"""Signs under the script, third part: what lives, or once did."""

from math import pi, sin

from art.kit.media import ink
from art.kit.palette import Suiting
from art.kit.sheet import Sheet
from art.talisman.printing import print_soul


def wisps(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Soul fires with hollow eyes drift from one side to the other."""
    for i, (x, y, k) in enumerate(((404, 452, 1.3), (326, 612, 0.95), (62, 560, 1.2), (44, 352, 0.8))):
        print_soul(sheet, suit, x, y, k, seed + i)
    trail = sheet.plate()
    for i in range(11):
        trail.disc(70 + 30 * i, 690 - 34 * sin(i * pi / 10) + 6 * sin(i * 2.0), 4 + 2 * sin(i))
    sheet.lay(ink(trail.mask, seed) * 0.7, suit.line)
