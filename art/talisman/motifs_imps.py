"""Signs under the script, sixth part: the five ghosts that fetch riches."""

from collections.abc import Callable
from typing import Final, NamedTuple

from art.ghosts.limbs import spots
from art.kit.geometry import polygon
from art.kit.media import woodblock
from art.kit.palette import Suiting
from art.kit.plate import Plate
from art.kit.sheet import Sheet
from art.talisman.printing import carved

_BLUNT: Final = (0.02, 0.02)
_POLE: Final = 500.0
"""How low the pole hangs that they carry."""
_ROBE: Final = (
    "-18,22 0,16 18,22 31,42 27,64 13,86 -6,102 -28,110 -50,107 -63,94 -65,80 -56,92 -42,95 -29,87 -25,70 -32,44"
)
"""What they wear: no feet under it, a wisp that trails behind."""


class _Tones(NamedTuple):
    """What a ghost is printed in: its body, the line about it, and its features."""

    body: str
    line: str | None
    features: str


def imps(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Five ghosts, pale ones before dark ones and each of its own outline, carry a great shoe of silver on a pole."""
    dark = _Tones(suit.line, suit.light, suit.light)
    pale = _Tones(suit.light, None, suit.deep)
    rows: tuple[tuple[_Tones, tuple[tuple[float, float, _Adorning], ...]], ...] = (
        (dark, ((143, 544, _haired), (350, 543, _tongued))),
        (pale, ((86, 556, _tall), (277, 562, _hatted), (426, 546, _horned))),
    )
    for tones, ghosts in rows:
        for x, y, _ in ghosts:
            _arms(sheet, suit, x, y, tones)
    with sheet.at(353, 454, 2.1):
        _ingot(sheet, suit)
    _pole(sheet, suit, seed)
    for tones, ghosts in rows:
        hands = sheet.plate()
        for x, _, _ in ghosts:
            for side in (-1, 1):
                hands.disc(x + side * 35, _POLE - 1, 10)
        carved(sheet, suit, hands.mask, tones.body, edge=tones.line, rim=2.4)
    for tones, ghosts in rows:
        for x, y, adorn in ghosts:
            with sheet.at(x, y, 1.06):
                carved(sheet, suit, sheet.plate().fill(spots(_ROBE)).mask, tones.body, edge=tones.line, rim=3)
                adorn(sheet, suit, tones)


def _arms(sheet: Sheet, suit: Suiting, x: float, y: float, tones: _Tones) -> None:
    arms = sheet.plate()
    for side in (-1, 1):
        line = [(x + side * 18, y + 34, 1.2), (x + side * 37, y + 12, 1), (x + side * 34, _POLE - 2, 0.9)]
        arms.brush(line, 13, dry=0, wob=0.01, taper=_BLUNT)
    carved(sheet, suit, arms.mask, tones.body, edge=tones.line, rim=2.6)


def _pole(sheet: Sheet, suit: Suiting, seed: int) -> None:
    pole = sheet.plate().fill(polygon([(46, _POLE - 7), (478, _POLE - 9), (478, _POLE + 7), (46, _POLE + 6)]))
    carved(sheet, suit, pole.mask, suit.tone, edge=suit.line, rim=2.6)
    ropes = sheet.plate()
    for x in (312, 394):
        for step in (-5, 5):
            ropes.brush(
                [(x + step - 3, _POLE - 18, 1), (x + step + 3, _POLE + 12, 1)], 7, dry=0, seed=seed, taper=_BLUNT
            )
    sheet.body(woodblock(ropes.mask, seed, 0.1), suit.line)


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


_Adorning = Callable[[Sheet, Suiting, _Tones], None]


def _head(sheet: Sheet, suit: Suiting, outline: str, tones: _Tones) -> None:
    carved(sheet, suit, sheet.plate().fill(spots(outline)).mask, tones.body, edge=tones.line, rim=3)


def _marks(sheet: Sheet, plate: Plate, tint: str) -> None:
    sheet.body(woodblock(plate.mask, 3, 0.05), tint)


def _tall(sheet: Sheet, suit: Suiting, tones: _Tones) -> None:
    """A long face under a hat as tall as two heads, narrow eyes, a wide grin."""
    _head(sheet, suit, "-22,-26 22,-26 25,4 15,26 0,32 -15,26 -25,4", tones)
    hat = sheet.plate().fill(polygon(spots("-27,-20 -19,-112 19,-112 27,-20")))
    carved(sheet, suit, hat.mask, suit.line, edge=suit.light, rim=3)
    words = sheet.plate().brush(spots("0,-100,0.8 1,-70,1 -1,-38,0.8"), 6, dry=0, wob=0)
    for y in (-90, -70, -50):
        words.brush([(-10, y, 0.8), (0, y - 2, 1), (11, y, 0.8)], 6, dry=0, wob=0)
    _marks(sheet, words, suit.light)
    face = sheet.plate().fill(spots("-15,14 0,18 15,14 8,25 -8,25"))
    for side in (-1, 1):
        face.brush(spots("3,2,0.6 11,-5,1 20,-4,0.4", side), 8, dry=0, wob=0)
    _marks(sheet, face, tones.features)


def _haired(sheet: Sheet, suit: Suiting, tones: _Tones) -> None:
    """Hair on end like flames, great round eyes, bared teeth."""
    hair = "-26,20 -54,40 -36,10 -60,4 -38,-12 -58,-40 -30,-30 -36,-72 -14,-40 0,-84 12,-40 36,-74 30,-30 58,-42 "
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
    muzzle = sheet.plate().disc(0, 22, 24, ry=15)
    carved(sheet, suit, muzzle.mask, suit.tone, edge=suit.line, rim=2)
    face = sheet.plate().ring(0, 32, 8, 4)
    for side in (-1, 1):
        face.disc(side * 10, 19, 4.5, ry=5.5).disc(side * 12, -8, 6, ry=8)
    _marks(sheet, face, tones.features)


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
