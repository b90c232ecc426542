"""Pictures made of a character, each on the paper of its kind."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from art.catalogue import EVENTS, GHOSTS, KINGS, PERSONS, slip_of
from art.kit.base import SCALE
from art.kit.frame import BADGE_X, BADGE_Y, badge, cut, gold_frame, keyline, seal, title
from art.kit.geometry import around, polygon
from art.kit.media import grow, ink, wash, woodblock
from art.kit.noise import chance
from art.kit.palette import INK
from art.kit.scenery import bokashi, clouds, hills, mist, ridge
from art.kit.sheet import Sheet
from art.kit.symbols import ruyi, taiji

X, Y = 214.0, 310.0


@dataclass(frozen=True, slots=True)
class Night:
    """The colours of a haunted night: paper, sky low and high, moon, ground, slip and line."""

    paper: str
    low: str
    high: str
    moon: str
    ground: str
    slip: str
    line: str


_NIGHTS = {
    "red": Night("#e4d3a6", "#8a4526", "#2c1a24", "#eec46a", "#2c1d1c", "#eaddbb", "#5a2c1e"),
    "blue": Night("#d9d6c2", "#2a5266", "#0f1c2e", "#e6ead8", "#13252f", "#dfe4da", "#1d3a4e"),
    "any": Night("#d8cfc4", "#5a4672", "#1d1630", "#d9cfe6", "#1d1826", "#e6deea", "#3f3056"),
}


def paint_ghost(face: str) -> Sheet:
    """Draw a ghost's name on the moon of its night."""
    sign, number = GHOSTS[face], int(face[3:])
    suit = "red" if number < 10 else "blue" if number < 19 else "any"
    night = _NIGHTS[suit]
    sheet = Sheet(night.paper, 300 + number, age=0.2)
    moon = sheet.plate().disc(X, Y - 10, 168).mask
    sheet.lay(bokashi(sheet, -40, 700, seed=number) * (1 - 0.6 * moon), night.low)
    sheet.lay(bokashi(sheet, -60, 360, strength=0.9, seed=3) * (1 - moon), night.high)
    sheet.body(woodblock(moon, number, 0.3, mott=0.3) * 0.9, night.moon)
    _OMENS[number % len(_OMENS)](sheet, night, number)
    ground = ridge(sheet, 640, 16, number)
    sheet.lay(woodblock(ground, 6, 0.4), night.ground)
    _haunted_glyph(sheet, sign.glyph, number)
    mist(sheet, 540, 720, night.paper, seed=number)
    keyline(sheet, "round", night.ground)
    title(sheet, sign.title, base=night.slip, line=night.line, size=slip_of(face)[1])
    if suit == "any":
        _both_suits(sheet)
    else:
        badge(sheet, suit == "red", dark=True)
    seal(sheet, "小鬼", "#b5281c")
    cut(sheet, "round")
    return sheet


def _haunted_glyph(sheet: Sheet, glyph: str, seed: int) -> None:
    """Write a character that runs and smokes."""
    plate = sheet.plate().text(glyph, X, Y - 14, 260, bold=5, stretch=(1, 1.08))
    written, drips, dice = plate.mask, sheet.plate(), chance(seed)
    for _ in range(40):
        x, y = int((X - 110 + 220 * dice.random()) * SCALE), int((Y + 20 + 110 * dice.random()) * SCALE)
        if written[y, x] < 0.6 or written[min(y + 16 * SCALE, written.shape[0] - 1), x] > 0.4:
            continue
        top, length = y / SCALE, 30 + 90 * dice.random()
        drips.brush(
            [(x / SCALE, top, 1), (x / SCALE + 2, top + length * 0.6, 0.6), (x / SCALE, top + length, 0.9)],
            8,
            dry=0,
            seed=seed,
        )
    sheet.lay(ink(plate.mask, seed, edge=0.9, bleed=0.3) * 1.2, INK)
    sheet.lay(ink(drips.mask, seed) * 1.1, INK)


def _dead_trees(sheet: Sheet, night: Night, seed: int) -> None:
    plate, dice = sheet.plate(), chance(seed)

    def grow_branch(x: float, y: float, a: float, length: float, width: float, depth: int) -> None:
        end = (x + cos(a) * length, y + sin(a) * length)
        bend = ((x + end[0]) / 2 + dice.normal() * length * 0.08, (y + end[1]) / 2 + dice.normal() * length * 0.08)
        plate.brush([(x, y, 1), (*bend, 0.9), (*end, 0.7)], width, dry=0.15, seed=int(abs(x + y)) % 997, taper=(0, 0))
        for turn in (-0.5, 0.42) if depth else ():
            grow_branch(
                *end, a + turn + dice.normal() * 0.15, length * (0.62 + 0.15 * dice.random()), width * 0.66, depth - 1
            )

    grow_branch(34, 670, -1.5, 150, 26, 4)
    grow_branch(428, 680, -1.66, 120, 22, 4)
    sheet.lay(ink(plate.mask, 3), night.ground)


def _graves(sheet: Sheet, night: Night, seed: int) -> None:
    for i, (x, y, k) in enumerate(((62, 600, 1.0), (140, 628, 0.7), (330, 622, 0.8), (410, 590, 1.1))):
        stone = sheet.plate().fill(
            f"M {x - 34 * k} {y + 60} L {x - 34 * k} {y - 50 * k} C {x - 30 * k} {y - 92 * k} {x + 30 * k} "
            f"{y - 92 * k} {x + 34 * k} {y - 50 * k} L {x + 34 * k} {y + 60} Z"
        )
        sheet.rim(stone.mask, night.moon, 1.1)
        sheet.body(woodblock(stone.mask, i, 0.4, mott=0.4), night.high)
        lines = (
            sheet.plate()
            .rect(x - 14 * k, y - 52 * k, 28 * k, 84 * k, 3, line=2.5)
            .text("之墓", x, y - 30 * k, 22 * k, upright=True)
        )
        sheet.body(woodblock(lines.mask, 3, 0.2) * 0.6, night.moon)


def _reeds(sheet: Sheet, night: Night, seed: int) -> None:
    plate, dice = sheet.plate(), chance(seed)
    for _ in range(46):
        x = dice.random() * 512
        h, lean = 90 + dice.random() * 150, dice.normal() * 34
        if 110 < x < 320:
            h *= 0.5
        plate.brush(
            [(x, 690, 1), (x + lean * 0.3, 690 - h * 0.6, 0.8), (x + lean, 690 - h, 0.1)], 8, dry=0.35, seed=int(x)
        )
    sheet.lay(ink(plate.mask, 3), night.ground)


def _bamboo(sheet: Sheet, night: Night, seed: int) -> None:
    plate, dice = sheet.plate(), chance(seed)
    for x in (42, 78, 392, 430, 470):
        plate.brush([(x, 720, 1), (x + 8 * sin(x), 360, 0.9), (x + 4, 20, 0.7)], 15, dry=0.35, seed=x)
        for y in range(60 + x % 50, 720, 96):
            plate.line(f"M {x - 10} {y} L {x + 12} {y}", 2.4, cut=True)
    for i in range(30):
        stem, height, lean = int(dice.choice((42, 78, 392, 430))), 60 + dice.random() * 560, 0.4 + dice.random() * 0.9
        side = int(dice.choice((-1, 1)))
        leaf = [(0, 0, 0.3), (side * 26, 18 * lean, 1.2), (side * 60, 48 * lean, 0.1)]
        plate.brush([(stem + a, height + b, c) for a, b, c in leaf], 11, dry=0.25, seed=300 + i)
    sheet.lay(ink(plate.mask, 3) * 0.85, night.ground)


def _crows(sheet: Sheet, night: Night, seed: int) -> None:
    plate, dice = sheet.plate(), chance(seed)
    for i in range(9):
        x, y, k = 40 + dice.random() * 340, 90 + dice.random() * 470, 0.5 + dice.random() * 0.6
        if abs(x - X) < 110 and abs(y - Y) < 130:
            x = 40.0 if i % 2 else 370.0
        plate.brush(
            [
                (x - 36 * k, y - 12 * k, 0.2),
                (x - 14 * k, y - 18 * k, 1.1),
                (x, y, 1),
                (x + 16 * k, y - 20 * k, 1.1),
                (x + 40 * k, y - 10 * k, 0.2),
            ],
            13 * k,
            dry=0.2,
            seed=i,
        )
    sheet.lay(ink(plate.mask, 3), night.ground)
    _reeds(sheet, night, seed)


_OMENS = (_dead_trees, _graves, _reeds, _bamboo, _crows)


def _both_suits(sheet: Sheet) -> None:
    halves = sheet.plate()
    sheet.body(sheet.plate().disc(BADGE_X, BADGE_Y, 46).mask, "#efe4cd")
    taiji(halves, BADGE_X, BADGE_Y, 42)
    sheet.body(ink(halves.mask, 3, edge=0.4), "#3f3056")


def paint_event(face: str) -> Sheet:
    """Draw an event: a word on a sun over the sea of clouds."""
    sign, number = EVENTS[face], int(face[3:])
    sheet = Sheet("#dfe3cf", 400 + number, age=0.22)
    sheet.lay(bokashi(sheet, -60, 640, seed=number), "#2f5a52")
    rays = sheet.plate()
    count = 16 + 2 * (number % 4)
    for i in range(count):
        a = i * 2 * pi / count + number
        rays.fill(
            polygon(
                [
                    around(X, Y, 150, a - 0.07),
                    around(X, Y, 560, a - 0.09),
                    around(X, Y, 560, a + 0.09),
                    around(X, Y, 150, a + 0.07),
                ]
            )
        )
    sheet.body(woodblock(rays.mask, 4, 0.35) * 0.35, "#cfd8b0")
    sheet.body(woodblock(sheet.plate().disc(X, Y, 160).mask, 5, 0.25, mott=0.3), "#e8d7a0")
    sheet.lay(woodblock(sheet.plate().ring(X, Y, 150, 4).ring(X, Y, 142, 1.5).mask, 3, 0.1), "#2f5a52")
    bank = [
        (20, 600, 46),
        (92, 630, 40),
        (372, 596, 44),
        (440, 630, 50),
        (170, 668, 46),
        (256, 690, 52),
        (330, 668, 42),
        (30, 680, 52),
        (110, 700, 50),
        (410, 700, 54),
    ]
    clouds(sheet, bank, "#dfe6d2", "#2f5a52", number)
    plate = sheet.plate().text(sign.glyph, X, Y, 232, bold=5, stretch=(1, 1.05))
    sheet.lay(ink(plate.mask, number, edge=0.7, bleed=0.15) * 1.2, "#17302c")
    keyline(sheet, "round", "#1f3f3c")
    title(sheet, sign.title, base="#eef0e0", line="#1f3f3c", size=slip_of(face)[1])
    seal(sheet, "天象", "#2f5a52")
    cut(sheet, "round")
    return sheet


def paint_king(face: str) -> Sheet:
    """Draw a ghost king: his sign in gold on a blood sun, in a lacquer frame."""
    sign, number = KINGS[face], int(face[3:])
    sheet = Sheet("#d8c9a8", 500 + number, age=0.1)
    sheet.lay(sheet.full() * 0.93, "#241f35")
    sheet.lay(bokashi(sheet, 0, 700, strength=0.8, seed=4), "#151024")
    flames = sheet.plate()
    count = 18 + number
    for i in range(count):
        a = i * 2 * pi / count + number * 0.7
        tongue = [(150, 0.0, 1.2), (208, 0.1, 1.0), (262, -0.05, 0.6), (310, 0.09, 0.05)]
        line = [(*around(X, Y, r, a + turn), share) for r, turn, share in tongue]
        flames.brush(line, 50, dry=0.25, seed=number * 40 + i, taper=(0, 0.2))
    sheet.body(woodblock(flames.mask, 5, 0.3) * 0.9, "#7c1220")
    sun = sheet.plate().disc(X, Y, 178).mask
    sheet.rim(sun, "#120c16", 3)
    sheet.body(woodblock(sun, 5, 0.35, mott=0.3), "#c8321f")
    sheet.lay(sun * bokashi(sheet, 100, 520, strength=0.9, seed=8), "#8a1420")
    ring = sheet.plate().ring(X, Y, 164, 4).ring(X, Y, 155, 1.6)
    sheet.body(woodblock(ring.mask, 4, 0.2), "#d2a048")
    bank = sheet.plate()
    for x, y, k, f in (
        (6, 300, 1.1, 1),
        (30, 96, 0.9, 1),
        (16, 640, 1.0, 1),
        (496, 600, 1.0, -1),
        (500, 470, 1.0, -1),
        (250, 690, 0.9, 1),
    ):
        ruyi(bank, x, y, k, f, 4.5)
    sheet.body(woodblock(bank.mask, 3, 0.1) * 0.6, "#8d6a45")
    plate = sheet.plate().text(sign.glyph, X, Y, 262, bold=7, stretch=(1, 1.06))
    sheet.body(grow(plate.mask, 3), "#1a0a0e")
    sheet.body(ink(plate.mask, number, edge=0.6, tone=0.15, gran=0.15), "#f4dfa6")
    gold_frame(sheet)
    title(
        sheet,
        sign.title,
        base="#a81f18",
        tint="#fbe9b8",
        line="#e9c066",
        size=slip_of(face)[1],
        light=True,
    )
    seal(sheet, "鬼王", "#c8321f", y=650, size=64)
    cut(sheet, "round")
    return sheet


def _halo(tint: str, seed: int, glyph: str) -> Sheet:
    sheet = Sheet("#ece2c8", seed, age=0.28)
    sheet.lay(wash(sheet.plate().disc(150, 190, 150, ry=120).mask, seed, 40, 0.4, 40), "#9db0ae")
    halo = sheet.plate().disc(X, Y - 20, 166).mask
    sheet.lay(woodblock(halo, seed, 0.35, mott=0.3) * 0.95, tint)
    sheet.body(woodblock(sheet.plate().disc(X, Y - 20, 138).mask, seed, 0.15) * 0.8, "#f3ecd8")
    hills(sheet, [(540, tint, 0.35), (600, tint, 0.6), (654, "#2c3a3a", 0.8)], seed * 5, rough=28)
    _emblems(sheet, tint, seed)
    plate = sheet.plate().text(glyph, X, Y - 20, 220, bold=4, stretch=(1, 1.05))
    sheet.lay(ink(plate.mask, seed, edge=0.6, bleed=0.12) * 1.2, INK)
    return sheet


_SEATS = ("#b23a2e", "#2f5aa3", "#3d8a74", "#b8862f", "#7a4a9a", "#c8642c", "#3f8f9a", "#8a5a6a")


def paint_person(face: str) -> Sheet:
    """Draw a player who has no role: the trigram of his seat on a halo, without a slip."""
    number = int(face[3:])
    sheet = _halo(_SEATS[number], 700 + number, PERSONS[face].glyph)
    keyline(sheet, "round", "#3a2f24")
    cut(sheet, "round")
    return sheet


def _emblems(sheet: Sheet, tint: str, number: int) -> None:
    """Let leaves, birds or small clouds drift over the hills."""
    plate = sheet.plate()
    for i in range(5):
        x, y = 60 + i * 76, 500 + 22 * sin(i * 2.0 + number)
        if number % 3 == 0:
            plate.brush([(x - 12, y - 6, 0.4), (x, y, 1.2), (x + 14, y + 2, 0.2)], 14, dry=0.2, seed=i)
        elif number % 3 == 1:
            plate.brush(
                [(x - 20, y - 8, 0.2), (x - 8, y - 10, 1), (x, y, 1), (x + 9, y - 11, 1), (x + 22, y - 6, 0.2)],
                8,
                dry=0.2,
                seed=i,
            )
        else:
            ruyi(plate, x - 20, y, 0.34, 1, 5)
    sheet.lay(ink(plate.mask, 3) * 0.8, tint if number % 3 == 0 else INK)
