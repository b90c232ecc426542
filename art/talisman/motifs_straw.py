"""Signs under the script, ninth part: a man of straw stands in."""

from typing import Final

from art.ghosts.limbs import pose, spots, where
from art.kit.base import Points
from art.kit.geometry import curve, polygon
from art.kit.media import woodblock
from art.kit.noise import chance
from art.kit.palette import Suiting
from art.kit.sheet import Sheet
from art.talisman.printing import carved

_ARMS: Final = ("-16,-50 -44,-52 -72,-62", "16,-50 38,-46 55,-33")
_LEGS: Final = ("-14,36 -26,70 -42,104", "14,36 24,68 34,98")
_TRUNK: Final = "0,-62 0,-40 0,0 0,44"
_AT: Final = (388.0, 474.0)
_HEAD: Final = (-1.0, -103.0, 35.0)


def effigy(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A man of straw, frayed where his bundles end, a face pasted on his head, bears another's name on his breast."""
    at = pose(*_AT, turn=0.03, k=1.1)
    for i, text in enumerate(_LEGS):
        _bundle(sheet, suit, at(spots(text)), (19, 17, 21), 18, seed + i)
    for i, text in enumerate(_ARMS):
        _bundle(sheet, suit, at(spots(text)), (13, 11, 13), 18, seed + 3 + i)
    _head(sheet, suit, seed)
    _bundle(sheet, suit, at(spots(_TRUNK)), (18, 34, 27, 38), 0, seed + 5)
    ropes = sheet.plate()
    for line in ("-17,-64 0,-60 17,-64", "-29,18 0,23 29,18"):
        ropes.brush(at(spots(line)), 13, dry=0, wob=0, taper=(0.02, 0.02))
    for i in (0, 1):
        wrist, ankle = spots(_ARMS[i])[1], spots(_LEGS[i])[1]
        ropes.brush(at([(wrist[0], wrist[1] - 13), (wrist[0] + 4, wrist[1] + 13)]), 9, dry=0, wob=0, taper=(0.02, 0.02))
        ropes.brush(at([(ankle[0] - 18, ankle[1]), (ankle[0] + 18, ankle[1])]), 9, dry=0, wob=0, taper=(0.02, 0.02))
    carved(sheet, suit, ropes.mask, suit.line, edge=suit.light, rim=1.6)
    _name(sheet, suit, seed)


def _bundle(sheet: Sheet, suit: Suiting, line: Points, halves: tuple[float, ...], fray: float, seed: int) -> None:
    """Print a bundle of straws along a line, half as wide at each point as given, frayed by ``fray`` at its far end."""
    dice, path = chance(seed), curve([(*place[:2], half) for place, half in zip(line, halves, strict=True)], step=3)
    steps = path[1:, :2] - path[:-1, :2]
    long = (steps**2).sum(axis=1, keepdims=True) ** 0.5
    ways = steps / long
    across = ways[:, ::-1] * (-1, 1)

    def straw(share: float) -> list[tuple[float, float]]:
        return [(float(x), float(y)) for x, y in path[:-1, :2] + across * path[:-1, 2:] * share]

    shape = sheet.plate().fill(polygon([*straw(-1), *reversed(straw(1))]))
    lights, cuts = sheet.plate(), sheet.plate()
    shares = [j / 3 for j in range(-3, 4)]
    for j, share in enumerate(shares if fray else ()):
        x, y = straw(share * 0.9)[-1]
        reach, spread = fray * dice.uniform(0.7, 1.3), share * fray * 0.7
        (wx, wy), (nx, ny) = ways[-1], across[-1]
        tip = (float(x + wx * reach + nx * spread), float(y + wy * reach + ny * spread))
        root = straw(share * 0.9)[-4]
        shape.brush([(*root, 1), (x, y, 1), (*tip, 0.35)], 8, dry=0, seed=seed + j, wob=0, taper=(0.02, 0.1))
    for j, share in enumerate(shares[1:-1]):
        plate = cuts if j % 2 == 0 else lights
        plate.brush(straw(share), 4, dry=0.1, seed=seed + j, wob=0.02, taper=(0.15, 0.15))
    carved(sheet, suit, shape.mask, suit.tone, rim=2.6)
    sheet.body(woodblock(lights.mask, seed, 0.1), suit.light)
    sheet.body(woodblock(cuts.mask, seed, 0.1) * 0.7, suit.deep)


def _head(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Print a round head, straw tied into a tuft above it, a paper pasted on it: two dots and a mouth."""
    at = pose(*_AT, turn=0.03, k=1.1)
    x, y, r = _HEAD
    tuft = sheet.plate()
    for dx in (-20, -11, -2, 8, 18):
        tuft.brush(at([(x + dx * 0.4, y - r + 6, 1), (x + dx, y - r - 18 + abs(dx) * 0.4, 0.4)]), 9, dry=0, wob=0)
    tuft.disc(*where(at, x, y), r * 1.1)
    carved(sheet, suit, tuft.mask, suit.tone, rim=2.6)
    cuts = sheet.plate()
    for bow in (-31, -21, 21, 31):
        cuts.brush(at([(x + bow * 0.4, y - 34), (x + bow, y), (x + bow * 0.4, y + 34)]), 4, dry=0.1, seed=seed)
    cuts.brush(at([(x - 12, y - r + 3), (x + 12, y - r + 4)]), 7, dry=0, wob=0, taper=(0.02, 0.02))
    sheet.body(woodblock(cuts.mask, seed, 0.1) * 0.7, suit.deep)
    paper = sheet.plate().fill(polygon(at([(x - 25, y - 21), (x + 24, y - 24), (x + 26, y + 24), (x - 23, y + 25)])))
    carved(sheet, suit, paper.mask, suit.light, rim=1.8)
    face = sheet.plate().disc(*where(at, x - 10, y - 5), 5.5).disc(*where(at, x + 11, y - 6), 5.5)
    face.brush(at([(x - 9, y + 13, 0.8), (x + 1, y + 12, 1), (x + 11, y + 12, 0.8)]), 6, dry=0, wob=0)
    sheet.body(woodblock(face.mask, seed, 0.05), suit.deep)


def _name(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """Print the slip of paper that says whose place he takes."""
    at = pose(_AT[0], _AT[1] - 18, turn=-0.05, k=0.92)
    slip = sheet.plate().fill(polygon(at(spots("-19,-40 19,-41 19,42 8,38 -4,44 -19,39"))))
    carved(sheet, suit, slip.mask, suit.light, rim=2)
    words = sheet.plate()
    for word, y in (("某", -18), ("甲", 16)):
        words.text(word, *where(at, 0, y), 29, hand="kai", bold=1.2)
    sheet.body(woodblock(words.mask, seed, 0.1), suit.deep)
