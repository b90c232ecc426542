"""Signs under the script, fourth part: evil, driven off or put to work."""

from art.ghosts.limbs import spots
from art.kit.base import Points
from art.kit.geometry import polygon, ring_of, turn_points
from art.kit.media import ink, woodblock
from art.kit.palette import Suiting
from art.kit.plate import Plate
from art.kit.sheet import Sheet
from art.talisman.printing import carved


def rout(sheet: Sheet, suit: Suiting, seed: int) -> None:
    """A sword of peach wood in flower drives an imp off the card."""
    gusts = sheet.plate()
    for i, (x, y, reach) in enumerate(((30, 560, 250), (120, 668, 170), (52, 500, 150), (330, 610, 90))):
        gusts.brush(
            [(x, y, 0.1), (x + reach * 0.5, y - reach * 0.32, 1), (x + reach, y - reach * 0.52, 0.1)], 9, seed=i
        )
    sheet.lay(ink(gusts.mask, seed) * 0.55, suit.tone)
    _fleeing_imp(sheet, suit)
    _peach_sword(sheet, suit, 92, 640, -0.47, seed)


def _fleeing_imp(sheet: Sheet, suit: Suiting) -> None:
    """Print the dark shape of an imp that leaps away and looks back."""
    imp = sheet.plate()
    limbs = (
        ((440, 508, 1.2), (474, 530, 1.0), (456, 568, 0.8), (474, 602, 0.55)),
        ((426, 510, 1.3), (392, 534, 1.0), (372, 574, 0.8), (338, 588, 0.5)),
        ((436, 438, 0.9), (470, 440, 0.8), (472, 394, 0.7), (466, 356, 0.45)),
        ((406, 440, 0.9), (372, 466, 0.8), (356, 436, 0.7), (330, 430, 0.45)),
    )
    for i, limb in enumerate(limbs):
        imp.brush(limb, 25, dry=0, seed=i, taper=(0.02, 0.05), wob=0.02)
        claws(imp, limb)
    back = [(444, 434), (442, 462), (460, 490), (450, 520), (424, 524)]
    imp.fill([(396, 434), (420, 420), *back, (410, 500), (414, 464)])
    tail = [(450, 510, 1.2), (484, 500, 0.9), (480, 462, 0.8), (464, 470, 0.5), (474, 486, 0.2)]
    imp.brush(tail, 11, dry=0, seed=7, taper=(0.02, 0.1))
    carved(sheet, suit, imp.mask, suit.line, edge=suit.light, rim=3)
    _imp_head(sheet, suit)
    ribs = sheet.plate()
    for i in range(3):
        x, y = 426 + i * 3, 456 + i * 13
        ribs.brush([(x - 14, y - 6, 0.2), (x, y, 1), (x + 14, y - 8, 0.2)], 4, dry=0.1, seed=i)
    sheet.body(ribs.mask * 0.9, suit.light)


def _imp_head(sheet: Sheet, suit: Suiting) -> None:
    """Print its head, turned back: short horns, hair on end, narrow eyes under heavy brows, tusks in a wide mouth."""
    skull = sheet.plate()
    skull.fill(
        [(364, 370), (388, 346), (420, 348), (442, 374), (440, 404), (424, 432), (396, 440), (372, 428), (360, 398)]
    )
    hair = ((426, 354), (452, 326), (446, 350), (470, 338), (456, 362), (482, 362), (460, 376), (478, 390), (440, 396))
    skull.fill(polygon([(412, 352), *hair]))
    for horn in ([(380, 362, 1), (356, 348, 0.8), (346, 318, 0.1)], [(408, 354, 1), (412, 334, 0.8), (396, 314, 0.1)]):
        skull.brush(horn, 20, dry=0, wob=0, taper=(0.02, 0.1))
    skull.fill(polygon([(366, 384), (350, 372), (332, 376), (346, 386), (342, 398), (364, 404)]))
    carved(sheet, suit, skull.mask, suit.line, edge=suit.light, rim=3)
    face, inner, cuts = sheet.plate(), sheet.plate(), sheet.plate()
    for eye in ("366,376 376,384 390,390 386,396 374,394 367,386", "403,390 416,383 427,373 427,384 419,393 406,396"):
        face.fill(polygon(spots(eye)))
    face.fill(spots("370,410 384,406 396,409 410,405 422,408 416,424 398,431 380,426"))
    inner.disc(380, 389, 3.4).disc(413, 388, 3.4)
    inner.fill(spots("376,413 386,411 396,414 408,410 416,411 411,420 397,425 383,421"))
    for brow in ("358,364,0.3 374,370,1 392,384,0.9", "401,384,0.9 418,368,1 434,360,0.3"):
        cuts.brush(spots(brow), 8, dry=0, wob=0)
    for tusk in ("375,417 382,419 384,402 378,394 378,405", "409,417 416,415 418,404 415,393 408,402"):
        face.fill(spots(tusk))
    for nose in ("390,396,0.4 386,402,1 391,404,0.6", "402,396,0.4 406,401,1 401,404,0.6", "396,374,0.6 396,382,1"):
        cuts.brush(spots(nose), 4, dry=0, wob=0)
    sheet.body(woodblock(face.mask, 3, 0.1), suit.light)
    sheet.body(inner.mask, suit.line)
    edges = sheet.plate()
    for tusk in ("375,417 384,402 378,394 378,405", "416,415 418,404 415,393 408,402"):
        edges.line(spots(tusk), 1.6)
    sheet.body(edges.mask, suit.line)
    sheet.body(woodblock(cuts.mask, 3, 0.1), suit.light)


def claws(plate: Plate, limb: Points, size: float = 17) -> None:
    """Draw three claws where a limb ends, spread round the way it points."""
    (ax, ay, *_), (bx, by, *_) = limb[-2], limb[-1]
    dx, dy = bx - ax, by - ay
    reach = (dx * dx + dy * dy) ** 0.5 / size
    for side in (-0.8, 0.0, 0.8):
        x, y = bx + (dx - side * dy) / reach, by + (dy + side * dx) / reach
        middle = ((bx + x) / 2, (by + y) / 2, 1)
        plate.brush([(bx, by, 1), middle, (x, y, 0.1)], size * 0.55, dry=0, taper=(0.02, 0.3), wob=0)


def _peach_sword(sheet: Sheet, suit: Suiting, x: float, y: float, way: float, seed: int) -> None:
    """Print a wooden sword that points some way from its guard, a twig in flower bound to it."""

    def put(points: Points) -> list[tuple[float, float]]:
        return turn_points(points, x, y, way)

    point, edge = [(306, -20), (356, 2), (300, 20)], [(250, 26), (120, 30), (6, 27)]
    blade = sheet.plate().fill(polygon(put([(6, -27), (120, -31), (250, -27), *point, *edge])))
    carved(sheet, suit, blade.mask, suit.light, rim=3.4)
    shade = sheet.plate().fill(polygon(put([(6, 3), (250, 3), (346, 2), (300, 19), (250, 25), (120, 29), (6, 26)])))
    sheet.body(woodblock(shade.mask, seed, 0.2), suit.tone).lay(shade.mask * 0.3, suit.line)
    grain = sheet.plate()
    for i, (first, last, v) in enumerate(((30, 160, -15), (130, 290, -9), (60, 210, 13), (200, 310, 10), (8, 344, 2))):
        a, b, c = put([(first, v), ((first + last) / 2, v + 3 if v != 2 else v), (last, v)])
        grain.brush([(*a, 0.2 if v != 2 else 1), (*b, 1), (*c, 0.1)], 4, dry=0.2, seed=i)
    sheet.lay(woodblock(grain.mask, 3, 0.1) * 0.8, suit.line)
    hilt = sheet.plate().fill(polygon(put([(-66, -11), (0, -13), (0, 13), (-66, 11)])))
    wing = [(-4, -34), (4, -54), (20, -48), (14, -22), (16, 0)]
    hilt.fill(put([(-10, 0), *wing, *((u, -v) for u, v in reversed(wing[:-1]))]))
    hilt.disc(*put([(-68, 0)])[0], 15)
    carved(sheet, suit, hilt.mask, suit.tone, rim=3)
    wraps = sheet.plate().disc(*put([(-68, 0)])[0], 5)
    for u in (-46, -32, -18):
        (ax, ay), (bx, by) = put([(u - 5, -11), (u + 5, 11)])
        wraps.line(f"M {ax} {ay} L {bx} {by}", 3.4)
    sheet.body(woodblock(wraps.mask, 3, 0.1), suit.line)
    for (bx, by), r in zip(put([(62, -26), (108, -38), (70, 40)]), (28, 21, 22), strict=True):
        _blossom(sheet, suit, bx, by, r)
    for i, (px, py, r) in enumerate(((306, 660, 9), (352, 640, 7), (46, 470, 8), (318, 470, 7))):
        petal = sheet.plate().disc(px, py, r, ry=r * 0.6, rot=30 + 50 * i)
        carved(sheet, suit, petal.mask, suit.light, rim=1.4)


def _blossom(sheet: Sheet, suit: Suiting, x: float, y: float, r: float) -> None:
    """Print a peach blossom."""
    flower = sheet.plate()
    for place in ring_of(x, y, r * 0.56, 5, first=r):
        flower.disc(*place, r * 0.48)
    carved(sheet, suit, flower.mask, suit.light, rim=1.8)
    heart = sheet.plate().disc(x, y, r * 0.2)
    for i, place in enumerate(ring_of(x, y, r * 0.5, 10, first=r)):
        heart.line(f"M {x} {y} L {place[0]} {place[1]}", 1.8).disc(*place, 2.8 if i % 2 else 0.1)
    sheet.lay(heart.mask, suit.line)
    sheet.lay(sheet.plate().disc(x, y, r * 0.5).mask * 0.35, suit.tone)
