"""Signs under the script, sixth part: the five ghosts that fetch riches."""

from typing import Final

from art.ghosts.limbs import spots
from art.kit.geometry import polygon
from art.kit.media import woodblock
from art.kit.palette import Suiting
from art.kit.plate import Plate
from art.kit.sheet import Sheet
from art.talisman.printing import carved

_BLUNT: Final = (0.02, 0.02)
_SIZE: Final = 1.28
_BEHIND: Final = ((308, 577), (399, 577))
_BEFORE: Final = ((263, 598), (353, 598), (444, 598))
"""Where the five stand: two behind three."""
_BEAM: Final = 459
"""The underside of the beam they carry."""


def imps(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Five ghosts, dark and no two of one outline, carry one great shoe of silver on a beam over their heads."""
    with sheet.at(372, _BEAM - 47, 1.92):
        _ingot(sheet, suit)
    _beam(sheet, suit, seed)
    arms = sheet.plate()
    for x, side in ((_BEFORE[0][0], -1), (_BEFORE[-1][0], 1)):
        line = [(x + side * 14, 530, 1), (x + side * 34, 514, 1), (x + side * 30, _BEAM - 14, 0.9)]
        arms.brush(line, 12, dry=0, wob=0.01, taper=_BLUNT).disc(x + side * 30, _BEAM - 10, 8)
    carved(sheet, suit, arms.mask, suit.line, edge=suit.light, rim=3)
    for (x, ground), adorn in zip((*_BEHIND, *_BEFORE), (_haired, _tongued, _tall, _horned, _hatted), strict=True):
        with sheet.at(x, ground, _SIZE):
            _figure(sheet, suit)
            adorn(sheet, suit)


def _beam(sheet: Sheet, suit: Suiting, seed: int) -> None:
    top = _BEAM - 17
    beam = sheet.plate().fill(polygon([(230, top + 2), (484, top), (482, _BEAM), (232, _BEAM + 2)]))
    carved(sheet, suit, beam.mask, suit.tone, rim=2.4)
    grain = sheet.plate().brush([(240, top + 9, 0.3), (356, top + 10, 1), (474, top + 8, 0.3)], 3.6, dry=0.3, seed=seed)
    sheet.body(grain.mask, suit.light)


def _ingot(sheet: Sheet, suit: Suiting) -> None:
    """Print a shoe of silver: a boat with both ends turned up, a round back rising out of it."""
    carved(sheet, suit, sheet.plate().disc(0, -5, 15, ry=13).mask, suit.light, rim=2)
    gleam = sheet.plate().brush(spots("-9,-6,0.2 -6,-12,1 2,-14,0.3"), 3, dry=0, wob=0)
    sheet.body(gleam.mask, suit.tone)
    boat = sheet.plate().fill(spots("-31,-14 -18,-3 0,1 18,-3 31,-14 27,3 17,13 0,16 -17,13 -27,3"))
    carved(sheet, suit, boat.mask, suit.tone, rim=2.4)
    shine = sheet.plate().brush(spots("-22,2,0.2 -9,8,1 8,9,0.2"), 4, dry=0, wob=0)
    sheet.body(shine.mask, suit.light)
    dark = sheet.plate().brush(spots("-8,13,0.2 12,12,1 26,0,0.2"), 3, dry=0, wob=0)
    sheet.body(dark.mask, suit.line)


def _figure(sheet: Sheet, suit: Suiting) -> None:
    """Print an imp about its feet: a round head and belly, legs astride, and nothing pale but its slanting eyes."""
    shape = sheet.plate()
    for side in (-1, 1):
        shape.brush(spots("6,-26,1.2 11,-14,1 11,-4,0.9", side), 13, dry=0, wob=0.01, taper=_BLUNT)
        shape.disc(side * 13, -3, 8, ry=5)
    shape.fill(spots("-11,-60 0,-64 11,-60 18,-36 12,-20 0,-16 -12,-20 -18,-36"))
    shape.disc(0, -80, 19, ry=21)
    carved(sheet, suit, shape.mask, suit.line, edge=suit.light, rim=3.4)
    eyes, pupils = sheet.plate(), sheet.plate()
    for side in (-1, 1):
        eyes.fill(spots("2,-78 7,-87 17,-91 16,-79 9,-74", side))
        pupils.disc(side * 9, -81, 2.8)
    sheet.body(woodblock(eyes.mask, 3, 0.05), suit.light)
    sheet.body(pupils.mask, suit.deep)


def _worn(sheet: Sheet, suit: Suiting, shape: Plate, tint: str) -> None:
    carved(sheet, suit, shape.mask, tint, edge=suit.light if tint == suit.line else None, rim=3)


def _tall(sheet: Sheet, suit: Suiting) -> None:
    hat = sheet.plate().fill(spots("-18,-92 -15,-112 -13,-138 0,-144 13,-138 15,-112 18,-92 0,-97"))
    _worn(sheet, suit, hat, suit.line)
    words = sheet.plate().brush(spots("0,-136,0.6 1,-122,1 -1,-104,0.6"), 5, dry=0, wob=0)
    for y in (-130, -119, -108):
        words.brush([(-8, y, 0.6), (0, y - 2, 1), (8, y, 0.6)], 5, dry=0, wob=0)
    sheet.body(words.mask, suit.light)


def _haired(sheet: Sheet, suit: Suiting) -> None:
    locks, strands = sheet.plate(), sheet.plate()
    for side in (-1, 1):
        locks.fill(spots("0,-108 14,-104 21,-84 20,-40 22,-4 14,-12 12,-44 17,-76 11,-95 0,-98", side))
        strands.brush(spots("3,-102,0.3 15,-92,1 19,-62,1 18,-18,0.2", side), 3, dry=0, wob=0)
    _worn(sheet, suit, locks, suit.line)
    sheet.body(strands.mask, suit.light)


def _horned(sheet: Sheet, suit: Suiting) -> None:
    horns = sheet.plate()
    for side in (-1, 1):
        horns.fill(spots("2,-96 13,-95 18,-86 27,-98 28,-112 21,-126 19,-113 10,-104", side))
    _worn(sheet, suit, horns, suit.line)


def _tongued(sheet: Sheet, suit: Suiting) -> None:
    tongue = sheet.plate().fill(spots("-8,-69 0,-71 8,-69 9,-46 7,-24 0,-17 -7,-24 -9,-46"))
    _worn(sheet, suit, tongue, suit.light)
    sheet.body(sheet.plate().brush(spots("0,-66,0.6 0,-46,1 0,-28,0.2"), 3, dry=0, wob=0).mask, suit.line)


def _hatted(sheet: Sheet, suit: Suiting) -> None:
    hat = sheet.plate().fill(polygon(spots("-33,-86 -10,-116 0,-124 10,-116 33,-86 18,-92 0,-94 -18,-92")))
    _worn(sheet, suit, hat, suit.tone)
    ribs = sheet.plate()
    for x in (-15, 0, 15):
        ribs.brush([(x * 0.15, -116, 0.3), (x, -94, 1)], 3, dry=0, wob=0)
    sheet.body(ribs.mask, suit.line)
