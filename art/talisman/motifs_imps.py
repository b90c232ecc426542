"""Signs under the script, sixth part: the five ghosts that fetch riches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from art.ghosts.limbs import spots
from art.kit.geometry import polygon, turn_points
from art.kit.media import woodblock
from art.kit.palette import Suiting
from art.kit.plate import Plate
from art.kit.sheet import Sheet
from art.talisman.printing import carved

_BLUNT: Final = (0.02, 0.02)
_POLE: Final = 455.0
"""How high the pole is held on which they carry."""
_SWAY: Final = "-20,20 0,14 20,20 30,42 27,64 14,88 -4,106 -26,120 -50,124 -34,106 -30,86 -32,60 -30,42"
_TORN: Final = "-20,20 20,20 34,48 31,84 36,112 22,98 18,124 6,102 -4,128 -14,102 -26,118 -30,84 -34,48"
_ROBE: Final = "-20,20 20,20 32,46 34,84 42,112 20,116 -6,114 -36,118 -34,84 -33,46"
_SHRED: Final = "-24,20 0,14 24,20 32,40 22,58 4,72 -16,90 -44,104 -70,108 -46,92 -36,72 -34,42"
"""What they wear: a wisp that trails behind, a torn hem, a robe with legs under it, and a wisp blown far back."""
_LEGS: Final = ("-8,108,1 -18,124,0.9 -28,138,0.7", "14,108,1 22,126,0.9 24,144,0.8")
_SHOES: Final = ("-22,134 -22,146 -34,152 -49,152 -49,145 -36,138", "30,138 30,150 10,152 0,152 2,144 16,138")
"""Legs that stride to the left, and what they stand in."""


class _Tones(NamedTuple):
    """What a ghost is printed in: its body, the line about it, its face and its features."""

    body: str
    line: str
    face: str
    features: str


class _Ghost(NamedTuple):
    """Where a ghost's brow is and how large it is, how far off its middle its hands are, and what it is made of."""

    x: float
    y: float
    k: float
    reach: float
    body: str
    adorn: _Adorning
    dark: bool


def imps(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Five ghosts, each of its own outline, hold a litter over their heads on which silver and coins are heaped."""
    tones = {
        True: _Tones(suit.line, suit.light, suit.line, suit.light),
        False: _Tones(suit.tone, suit.line, suit.light, suit.deep),
    }
    for ghost in _GHOSTS:
        _arms(sheet, suit, ghost, tones[ghost.dark])
    _pole(sheet, suit)
    _wealth(sheet, suit, seed)
    for ghost in _GHOSTS:
        _fists(sheet, suit, ghost, tones[ghost.dark])
    for ghost in _GHOSTS:
        with sheet.at(ghost.x, ghost.y, ghost.k):
            _body(sheet, suit, ghost, tones[ghost.dark])
            ghost.adorn(sheet, suit, tones[ghost.dark])


def _body(sheet: Sheet, suit: Suiting, ghost: _Ghost, tones: _Tones) -> None:
    if ghost.body == _ROBE:
        legs, shoes = sheet.plate(), sheet.plate()
        for leg, shoe in zip(_LEGS, _SHOES, strict=True):
            legs.brush(spots(leg), 19, dry=0, wob=0, taper=_BLUNT)
            shoes.fill(spots(shoe))
        carved(sheet, suit, legs.mask, tones.face, edge=tones.line, rim=2.6)
        carved(sheet, suit, shoes.mask, suit.line, edge=suit.light, rim=2)
    shape = sheet.plate()
    cloth = shape.fill(polygon(spots(ghost.body)) if ghost.body == _TORN else spots(ghost.body)).mask
    carved(sheet, suit, cloth, tones.body, edge=tones.line, rim=3)
    if ghost.body == _ROBE:
        seams = sheet.plate().brush(spots("-12,30,1 0,52,1 22,62,0.6"), 6, dry=0, wob=0)
        seams.brush(spots("-30,78,1 0,82,1 32,76,1"), 7, dry=0, wob=0, taper=_BLUNT)
        sheet.body(seams.mask * cloth, tones.line)


def _arms(sheet: Sheet, suit: Suiting, ghost: _Ghost, tones: _Tones) -> None:
    arms = sheet.plate()
    for side in (-1, 1):
        shoulder, elbow = (ghost.x + side * 18 * ghost.k, ghost.y + 34), (ghost.x + side * 36 * ghost.k, ghost.y - 6)
        hand = (ghost.x + side * ghost.reach, _POLE)
        arms.brush([(*shoulder, 1.2), (*elbow, 1), (*hand, 0.9)], 15, dry=0, wob=0.01, taper=_BLUNT)
    carved(sheet, suit, arms.mask, tones.body, edge=tones.line, rim=2.6)


def _fists(sheet: Sheet, suit: Suiting, ghost: _Ghost, tones: _Tones) -> None:
    """Print hands closed round the pole, their knuckles towards us."""
    hands, gaps = sheet.plate(), sheet.plate()
    for side in (-1, 1):
        x = ghost.x + side * ghost.reach
        hands.rect(x - 11, _POLE - 10, 22, 21, 8)
        for step in (-4, 4):
            gaps.line(f"M {x + step} {_POLE - 5} L {x + step} {_POLE + 5}", 2)
    carved(sheet, suit, hands.mask, tones.face, edge=tones.line, rim=2.4)
    sheet.body(gaps.mask, tones.features)


def _pole(sheet: Sheet, suit: Suiting) -> None:
    """Print a pole as long as the card is wide, and the litter on it."""
    pole = sheet.plate().rect(34, _POLE - 7, 442, 14, 6)
    carved(sheet, suit, pole.mask, suit.line, edge=suit.light, rim=2.4)
    tray = sheet.plate().fill(polygon([(264, _POLE - 17), (472, _POLE - 17), (458, _POLE + 7), (278, _POLE + 7)]))
    carved(sheet, suit, tray.mask, suit.line, edge=suit.light, rim=2.4)


def _wealth(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Print three shoes of silver, heaped up, and a coin on either side."""
    for x, turn in ((285, -0.3), (449, 0.35)):
        with sheet.at(x, _POLE - 36, 0.9):
            _coin(sheet, suit, turn, seed)
    for x, y in ((345, _POLE - 66), (334, _POLE - 34), (401, _POLE - 34)):
        with sheet.at(x, y, 1.1):
            _ingot(sheet, suit)


def _coin(sheet: Sheet, suit: Suiting, turn: float, seed: int) -> None:
    carved(sheet, suit, sheet.plate().disc(0, 0, 20).mask, suit.light, edge=suit.deep, rim=2.2)
    marks = sheet.plate().ring(0, 0, 15.5, 2)
    marks.fill(polygon(turn_points([(-7, -7), (7, -7), (7, 7), (-7, 7)], 0, 0, turn)))
    sheet.body(woodblock(marks.mask, seed, 0.1), suit.deep)


def _ingot(sheet: Sheet, suit: Suiting) -> None:
    """Print a shoe of silver: a boat with both ends turned up, a round back rising out of it."""
    carved(sheet, suit, sheet.plate().disc(0, -6, 15, ry=15).mask, suit.light, edge=suit.deep, rim=2)
    boat = sheet.plate().fill(spots("-34,-18 -20,-5 0,-1 20,-5 34,-18 30,1 19,12 0,15 -19,12 -30,1")).mask
    carved(sheet, suit, boat, suit.light, edge=suit.deep, rim=2)
    shade = sheet.plate().fill(spots("-25,7 -10,9 10,8 31,-6 30,6 19,17 -19,17"))
    sheet.body(woodblock(shade.mask, 3, 0.1) * boat, suit.tone)


_Adorning = Callable[[Sheet, Suiting, _Tones], None]


def _head(sheet: Sheet, suit: Suiting, outline: str, tones: _Tones) -> None:
    carved(sheet, suit, sheet.plate().fill(spots(outline)).mask, tones.face, edge=tones.line, rim=3)


def _marks(sheet: Sheet, plate: Plate, tint: str) -> None:
    sheet.body(woodblock(plate.mask, 3, 0.05), tint)


def _tall(sheet: Sheet, suit: Suiting, tones: _Tones) -> None:
    """A long face under a hat as tall as two heads, narrow eyes, a wide grin."""
    _head(sheet, suit, "-22,-26 22,-26 25,4 15,26 0,32 -15,26 -25,4", tones)
    hat = sheet.plate().fill(polygon(spots("-27,-20 -20,-70 20,-70 27,-20")))
    carved(sheet, suit, hat.mask, suit.line, edge=suit.light, rim=3)
    words = sheet.plate().text("財", 0, -46, 34, hand="kai", bold=1.4)
    _marks(sheet, words, suit.light)
    face = sheet.plate().fill(spots("-15,14 0,18 15,14 8,25 -8,25"))
    for side in (-1, 1):
        face.brush(spots("3,2,0.6 11,-5,1 20,-4,0.4", side), 8, dry=0, wob=0)
    _marks(sheet, face, tones.features)


def _haired(sheet: Sheet, suit: Suiting, tones: _Tones) -> None:
    """Hair on end like flames, great round eyes, bared teeth."""
    hair = "-26,20 -54,40 -36,10 -60,4 -38,-12 -56,-36 -30,-30 -34,-58 -14,-36 0,-66 12,-36 34,-59 30,-30 56,-38 "
    shock = sheet.plate().fill(polygon(spots(hair + "38,-12 60,2 36,10 52,40 26,20 0,34")))
    carved(sheet, suit, shock.mask, tones.body, edge=tones.line, rim=3)
    eyes, pupils = sheet.plate(), sheet.plate()
    for side in (-1, 1):
        eyes.disc(side * 13, -6, 10, ry=12)
        pupils.disc(side * 10, -4, 4)
    teeth = sheet.plate().fill(polygon(spots("-17,12 -10,22 -5,13 0,23 5,13 10,22 17,12 12,28 -12,28")))
    _marks(sheet, eyes.fill(polygon(spots("-18,12 18,12 13,28 -13,28"))), tones.features)
    _marks(sheet, teeth, tones.body)
    _marks(sheet, pupils, suit.deep)


def _horned(sheet: Sheet, suit: Suiting, tones: _Tones) -> None:
    """An ox's head: horns that curve up, ears beneath them, a broad muzzle with a ring in it."""
    horns = sheet.plate()
    for side in (-1, 1):
        horns.fill(spots("6,-22 20,-32 31,-34 38,-48 35,-68 48,-48 46,-27 34,-14 18,-10", side))
    carved(sheet, suit, horns.mask, suit.line, edge=suit.light, rim=3)
    ears = sheet.plate()
    for side in (-1, 1):
        ears.fill(spots("18,-14 39,-12 33,1 20,2", side))
    carved(sheet, suit, ears.mask, tones.body, edge=tones.line, rim=2.6)
    _head(sheet, suit, "-20,-30 20,-30 26,-6 20,12 24,28 0,38 -24,28 -20,12 -26,-6", tones)
    muzzle = sheet.plate().fill(spots("-17,9 0,5 17,9 25,22 19,35 0,39 -19,35 -25,22"))
    carved(sheet, suit, muzzle.mask, suit.tone, edge=suit.line, rim=2)
    face = sheet.plate()
    for side in (-1, 1):
        face.fill(spots("6,18 13,13 18,19 11,25", side)).disc(side * 13, -8, 6, ry=8)
    _marks(sheet, face, tones.features)
    ring = sheet.plate().brush(spots("-9,23,1 -13,38,1 0,52,1 13,38,1 9,23,1"), 5, dry=0, wob=0, taper=_BLUNT)
    carved(sheet, suit, ring.mask, suit.light, edge=suit.deep, rim=2)


def _tongued(sheet: Sheet, suit: Suiting, tones: _Tones) -> None:
    """A bald head, drooping eyes, a tongue that hangs to the belly."""
    _head(sheet, suit, "0,-36 20,-30 29,-8 27,14 16,30 0,34 -16,30 -27,14 -29,-8 -20,-30", tones)
    eyes = sheet.plate()
    for side in (-1, 1):
        eyes.fill(spots("5,-14 13,-18 22,-8 20,0 12,0", side))
    _marks(sheet, eyes.fill(polygon(spots("-19,13 19,13 15,23 -15,23"))), tones.features)
    pupils = sheet.plate()
    for side in (-1, 1):
        pupils.disc(side * 13, -5, 4)
    _marks(sheet, pupils, suit.deep)
    tongue = sheet.plate().fill(spots("-9,18 9,18 11,44 8,78 0,88 -8,78 -11,44"))
    carved(sheet, suit, tongue.mask, suit.light, edge=suit.deep, rim=1.6)
    _marks(sheet, sheet.plate().brush(spots("0,22,0.6 0,48,1 0,72,0.2"), 4, dry=0, wob=0), suit.line)


def _hatted(sheet: Sheet, suit: Suiting, tones: _Tones) -> None:
    """A wide hat of straw, round eyes, a round mouth that wails."""
    _head(sheet, suit, "-24,-24 24,-24 28,4 16,26 0,32 -16,26 -28,4", tones)
    hat = sheet.plate().fill(polygon(spots("-44,-12 -14,-42 0,-54 14,-42 44,-12 0,-18")))
    carved(sheet, suit, hat.mask, suit.tone, edge=suit.line, rim=3)
    ribs = sheet.plate()
    for x in (-27, -10, 10, 27):
        ribs.brush([(x * 0.15, -48, 0.3), (x, -20, 1)], 4, dry=0, wob=0)
    _marks(sheet, ribs, suit.line)
    face = sheet.plate().disc(0, 18, 6, ry=8)
    for side in (-1, 1):
        face.disc(side * 12, 0, 5.5)
    _marks(sheet, face, tones.features)


_GHOSTS: Final = (
    _Ghost(75, 536, 0.98, 23, _ROBE, _tall, False),
    _Ghost(137, 530, 0.95, 23, _TORN, _haired, True),
    _Ghost(430, 530, 1.08, 30, _SHRED, _horned, False),
    _Ghost(283, 534, 1.06, 28, _SWAY, _hatted, False),
    _Ghost(357, 526, 1.06, 28, _ROBE, _tongued, True),
)
"""All five, the hindmost first; the tail of the script hangs down between the second and the third."""
