"""Signs under the script, sixth part: the five ghosts that fetch riches."""

from typing import Final

from art.ghosts.limbs import spots
from art.kit.geometry import polygon
from art.kit.media import woodblock
from art.kit.palette import Suiting
from art.kit.plate import Plate
from art.kit.sheet import Sheet
from art.talisman.printing import carved

_SIZE: Final = 0.84
_PLACES: Final = (62, 109, 297, 343, 389)
"""Where the five stand: two before the stroke of the script's foot, three behind it."""
_GROUND: Final = 678
_BOARDS: Final = ((33, 135), (272, 417))
"""From where to where each of their two boards reaches: neither comes near the stroke."""
_INGOTS: Final = ((84, 555, 1.52), (344, 543, 2.2))
"""What they carry: one shoe of silver on each board, and how large it is."""


def imps(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Five ghosts, no two alike, carry shoes of silver on boards over their heads: two the one, three the other."""
    for x, y, k in _INGOTS:
        with sheet.at(x, y, k):
            _ingot(sheet, suit)
    for left, right in _BOARDS:
        board = sheet.plate().fill(polygon([(left, 577), (right, 575), (right - 3, 591), (left + 3, 593)]))
        carved(sheet, suit, board.mask, suit.line, edge=suit.light, rim=2.2)
        line = [(left + 8, 584, 0.3), ((left + right) / 2, 585, 1), (right - 8, 582, 0.3)]
        grain = sheet.plate().brush(line, 3.6, dry=0.3, seed=seed, wob=0.02)
        sheet.body(grain.mask, suit.light)
    for i, (x, adorn) in enumerate(zip(_PLACES, (_horned, _haired, _one_eyed, _tongued, _hatted), strict=True)):
        with sheet.at(x, _GROUND, _SIZE):
            dark = i % 2 == 0
            _figure(sheet, suit, dark=dark)
            adorn(sheet, suit)


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


def _figure(sheet: Sheet, suit: Suiting, *, dark: bool) -> None:
    """Print an imp about its feet: arms raised to the board, a round head and belly, a loincloth, legs astride."""
    tint, edge = (suit.line, suit.light) if dark else (suit.tone, suit.line)
    shape = sheet.plate()
    for side in (-1, 1):
        _limb(shape, f"{side * 9},-34,1.1 {side * 25},-46,1 {side * 28},-72,0.85 {side * 24},-98,0.8", 13)
        shape.disc(side * 24, -99, 8)
        _limb(shape, f"{side * 6},-18,1.2 {side * 12},-10,1 {side * 12},-3,0.9", 13)
        shape.disc(side * 15, -2, 9, ry=5)
    shape.fill(spots("-14,-38 0,-42 14,-38 17,-24 11,-13 0,-10 -11,-13 -17,-24"))
    shape.disc(0, -56, 22, ry=20)
    carved(sheet, suit, shape.mask, tint, edge=edge, rim=2.4)
    cloth = sheet.plate().fill(polygon(spots("-16,-22 16,-22 11,-12 5,-4 -5,-4 -11,-12")))
    carved(sheet, suit, cloth.mask, suit.light, edge=suit.line, rim=1.6)


def _limb(shape: Plate, line: str, width: float) -> None:
    shape.brush(spots(line), width, dry=0, wob=0.01, taper=(0.02, 0.02))


def _face(sheet: Sheet, suit: Suiting, *, eyes: bool = True) -> None:
    """Print slanting eyes under heavy brows and a wide mouth with two fangs."""
    pale = sheet.plate().fill(spots("-14,-50 -6,-47 6,-47 14,-50 9,-41 0,-38 -9,-41"))
    dark = sheet.plate()
    for side in (-1, 1):
        dark.fill(polygon(spots("4,-49 10,-49 7,-41", side)))
        if eyes:
            pale.fill(spots("3,-58 10,-65 17,-64 15,-56 8,-54", side))
            dark.disc(side * 8.5, -59, 2.8)
            dark.brush(spots("1,-59,0.6 9,-67,1 19,-69,0.3", side), 5, dry=0, wob=0)
    sheet.body(woodblock(pale.mask, 3, 0.05), suit.light)
    sheet.body(dark.mask, suit.deep)


def _horned(sheet: Sheet, suit: Suiting) -> None:
    horn = sheet.plate().fill(spots("-11,-71 -9,-88 0,-102 14,-111 9,-92 11,-72 0,-67"))
    carved(sheet, suit, horn.mask, suit.light, rim=2)
    _face(sheet, suit)


def _haired(sheet: Sheet, suit: Suiting) -> None:
    _face(sheet, suit)
    locks, strands = sheet.plate(), sheet.plate()
    for side in (-1, 1):
        locks.fill(spots("0,-80 16,-78 27,-62 30,-34 33,-8 20,-14 19,-34 18,-56 10,-68 0,-71", side))
        for tip, share in (("36,2", 1.0), ("28,4", 0.9), ("20,-1", 0.8)):
            locks.brush(spots(f"23,-40,1 26,-18,{share} {tip},0.1", side), 11, dry=0, wob=0)
        strands.brush(spots("3,-77,0.3 18,-68,1 24,-46,1 26,-14,0.2", side), 3, dry=0, wob=0)
    carved(sheet, suit, locks.mask, suit.line, edge=suit.light, rim=1.6)
    sheet.body(strands.mask, suit.light)


def _one_eyed(sheet: Sheet, suit: Suiting) -> None:
    _face(sheet, suit, eyes=False)
    sheet.body(sheet.plate().disc(0, -61, 13, ry=11).mask, suit.light)
    sheet.body(sheet.plate().disc(1, -61, 6).mask, suit.deep)
    tuft = sheet.plate().fill(polygon(spots("-8,-74 -12,-88 -2,-80 2,-94 6,-80 14,-88 9,-74")))
    carved(sheet, suit, tuft.mask, suit.line, edge=suit.light, rim=1.6)


def _tongued(sheet: Sheet, suit: Suiting) -> None:
    _face(sheet, suit)
    tongue = sheet.plate().fill(spots("-6,-46 6,-46 8,-26 6,-8 0,-3 -6,-8 -7,-26"))
    carved(sheet, suit, tongue.mask, suit.script, edge=suit.light, rim=1.6)


def _hatted(sheet: Sheet, suit: Suiting) -> None:
    _face(sheet, suit)
    hat = sheet.plate().fill(polygon(spots("-36,-65 -8,-94 0,-100 8,-94 36,-65 20,-69 0,-70 -20,-69")))
    carved(sheet, suit, hat.mask, suit.light, rim=2)
    ribs = sheet.plate()
    for x in (-16, 0, 16):
        ribs.brush([(x * 0.15, -94, 0.3), (x, -71, 1)], 3, dry=0, wob=0)
    sheet.body(ribs.mask, suit.line)
