"""Emblems of the interface: the four phases of a turn, the lamp of the player to move, the program's icon."""

from __future__ import annotations

from math import cos, pi
from typing import Final

from art.kit.base import SCALE, Mask, Points, blur, smooth
from art.kit.geometry import Outline, around, polygon, star, turn_points
from art.kit.media import grow, ink, woodblock
from art.kit.noise import warp
from art.kit.sheet import Sheet
from art.kit.symbols import bagua, yang

_M = 128.0
_NIGHT: Final = "#161b3c"
_SKY: Final = "#1a2440"
_HANDLE: Final = ((149, 59), (171, 81), (183, 120))
"""The three stars in the handle of the Dipper."""
_LOBES: Final = ((121, 175, 18, 1), (160, 170, 23, -1))
"""The lobes of the night's cloud: the middle, the radius, and the side on which its curl runs out."""
_CURL: Final = (
    (-0.12, 0.12, 0.7),
    (0.22, 0.2, 1),
    (0.36, -0.12, 1),
    (0.1, -0.5, 1),
    (-0.4, -0.38, 1),
    (-0.6, 0.12, 1),
    (-0.3, 0.6, 1),
    (0.3, 0.72, 1),
    (1.0, 0.7, 0.5),
)
"""A curl from its eye outwards, in radii of its lobe."""
_SHADE: Final = "#07100f"
_LAMP_KEY: Final = "#2a0d08"
_LAMP_Y: Final = 118.0
"""How low the middle of the lantern hangs."""
_CAP: Final = ((16, 44), (20, 50), (36, 54), (40, 60), (40, 70), (30, 74))
"""The right half of the upper cap's profile, from the hook down: out from the axis, and how low."""
_FINGERS: Final = (
    ((190, 164, 1.1), (170, 160, 1), (134, 146, 0.9)),
    ((198, 140, 1.2), (186, 100, 1.05), (166, 78, 0.95), (136, 78, 0.9)),
    ((198, 146, 1.2), (182, 116, 1.05), (162, 98, 1), (138, 96, 0.9)),
)
"""The fingers that hold the card from behind, by their joints, the lowest first."""
_BALL: Final = ((216, 160, 2.1), (194, 146, 2.1), (176, 132, 1.5))
_THUMB: Final = ((184, 140, 1.5), (160, 120, 1.15), (134, 114, 0.95))
"""The ball of the thumb, and the thumb that lies on the card."""
_CREASE: Final = "#3a1c10"
_BACK: Final = "#2f3c86"
"""The back of a spell, lighter than it is: so small, and on the night, it would be lost."""


def _medal(seed: int, ground: str, metal: str, *, rims: int = 2) -> Sheet:
    """Return a round plate in a broad rim of metal, a thin one within it if there are two."""
    sheet = Sheet("#d8c9a8", seed, size=(256, 256), age=0)
    sheet.body(sheet.full(), ground)
    sheet.alpha = sheet.plate().disc(_M, _M, 120).mask
    rim = sheet.plate().ring(_M, _M, 112, 9)
    if rims > 1:
        rim.ring(_M, _M, 100, 2.5)
    sheet.body(woodblock(rim.mask, 4, 0.15, mott=0.2, chip=0.3), metal)
    return sheet


def phase_draw() -> Sheet:
    """Drawing: a hand out of a red sleeve lifts one card, its back to the viewer, off the deck beneath it."""
    sheet = _medal(811, _NIGHT, "#f0cf7a")
    for y in (198, 189, 180):
        _print(sheet, polygon(_slanted(112, y, 46, 9)), "#fff3cc", rim=2.6)
    _print(sheet, polygon(_slanted(112, 179, 38, 6)), _BACK)
    for joints in _FINGERS:
        _flesh(sheet, (joints,), 23)
    _lifted(sheet, 96, 101, 0.14)
    _flesh(sheet, (_THUMB, _BALL), 27)
    nail = sheet.plate().disc(*_THUMB[-1][:2], 8, ry=6, rot=24)
    sheet.body(nail.mask, "#fff1d8")
    inside = sheet.plate().disc(_M, _M, 97).mask
    sleeve = sheet.plate().fill(polygon([(203, 124), (250, 111), (250, 221), (183, 191)])).mask * inside
    sheet.rim(sleeve, _NIGHT, 3).body(woodblock(sleeve, 2, 0.1), "#d8402a")
    cuff = sheet.plate().brush([(201, 126), (192, 158), (183, 190)], 9, dry=0, wob=0, taper=(0.02, 0.02))
    sheet.body(woodblock(cuff.mask * inside, 2, 0.1), "#fff3cc")
    return sheet


def _flesh(sheet: Sheet, strokes: tuple[Points, ...], width: float) -> None:
    """Print a part of a hand along its joints as one flat shape, round at its end."""
    part = sheet.plate()
    for joints in strokes:
        x, y, share = joints[-1]
        part.brush(joints, width, dry=0, wob=0, taper=(0.02, 0.02)).disc(x, y, width * share / 2)
    sheet.rim(part.mask, _CREASE, 2.2).body(woodblock(part.mask, 2, 0.1, mott=0.05), "#f0cda0")


def _lifted(sheet: Sheet, x: float, y: float, turn: float) -> None:
    """Print one card with the back of the spells, as much of it as can be seen so small: its edge and the taiji."""
    for half, tint, rim in (((48, 64), "#fff3cc", 3.0), ((38, 54), _BACK, 0)):
        corners = [(a * half[0], b * half[1]) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        _print(sheet, polygon(turn_points(corners, x, y, turn)), tint, rim=rim)
    gold = sheet.plate()
    for b in (-44, 44):
        gold.line(turn_points([(-18, b), (0, b * 0.84), (18, b)], x, y, turn), 4.5)
    sheet.body(woodblock(gold.mask, 2, 0.1, mott=0.05), "#f0c766")
    sheet.body(sheet.plate().disc(x, y, 32).mask, "#f0c766").body(sheet.plate().disc(x, y, 28).mask, "#c81e14")
    bright = sheet.plate()
    yang(bright, x, y, 26)
    sheet.body(bright.mask, "#fff3cc")


def _slanted(x: float, y: float, half: float, rise: float) -> list[tuple[float, float]]:
    """Return a card that lies flat, seen from the front and a little from above."""
    return [
        (x - half + rise, y - rise),
        (x + half + rise, y - rise),
        (x + half - rise, y + rise),
        (x - half - rise, y + rise),
    ]


def _print(sheet: Sheet, outline: Outline, tint: str, *, rim: float = 0) -> None:
    """Print a flat shape, if ``rim`` says how wide with a dark line round it."""
    mask = sheet.plate().fill(outline).mask
    if rim:
        sheet.rim(mask, _NIGHT, rim)
    sheet.body(woodblock(mask, 2, 0.1, mott=0.05), tint)


def phase_day() -> Sheet:
    """Day: the sun, eight broad rays about it that reach the rim."""
    sheet = _medal(812, "#6a2410", "#f3dc9a")
    rays = sheet.plate()
    for i in range(8):
        a = -pi / 2 + i * pi / 4
        rays.fill(polygon([around(_M, _M, 56, a - 0.36), around(_M, _M, 97, a), around(_M, _M, 56, a + 0.36)]))
    sheet.body(woodblock(rays.mask, 3, 0.1), "#ffd24a")
    sheet.body(woodblock(sheet.plate().disc(_M, _M, 46).mask, 4, 0.1, mott=0.1), "#fff0b0")
    return sheet


def phase_night() -> Sheet:
    """Night: a sickle moon that sinks behind a scroll of cloud, the handle of the Dipper beside it."""
    sheet = _medal(813, _SKY, "#a9bdd4")
    moon = sheet.plate().disc(118, 116, 62).disc(146, 100, 54, cut=True)
    sheet.body(woodblock(moon.mask, 3, 0.2), "#eef2e0")
    handle = sheet.plate().line("M " + " L ".join(f"{x} {y}" for x, y in _HANDLE), 3)
    for x, y in _HANDLE:
        handle.fill(star(x, y, 13, 5, 4))
    sheet.body(handle.mask, "#eef2f4")
    _scroll_cloud(sheet)
    return sheet


def _scroll_cloud(sheet: Sheet) -> None:
    """Print a cloud of two curls that roll towards each other; the larger hides the moon's lower tip."""
    cloud, curls = sheet.plate(), sheet.plate()
    cloud.brush([(84, 194, 0.2), (112, 191, 1), (145, 190, 1), (176, 191, 1), (206, 194, 0.2)], 13, dry=0, wob=0)
    for x, y, r, side in _LOBES:
        cloud.disc(x, y, r)
        way = [(x + side * r * a, y + r * b, share) for a, b, share in _CURL]
        curls.brush(way, r * 0.27, dry=0, wob=0, taper=(0.05, 0.1))
    (left, top, r, _), (right, low, *_) = _LOBES
    cloud.fill(polygon([(left, top), (right, low), (right, 194), (left - r / 3, 194)]))
    sheet.rim(cloud.mask, "#0b1226", 6).body(woodblock(cloud.mask, 3, 0.12, mott=0.05), "#b4c8e2")
    sheet.body(curls.mask * cloud.mask, _SKY)


def phase_end() -> Sheet:
    """The end of a turn: the red leaves of a gate are shut, a bar across them in two iron brackets."""
    sheet = _medal(814, "#0f2b28", "#d9b45a")
    inside = sheet.plate().disc(_M, _M, 96).mask
    posts = sheet.plate().rect(40, 86, 14, 130).rect(202, 86, 14, 130)
    sheet.body(woodblock(posts.mask * inside, 2, 0.1, mott=0.05), "#d9b45a")
    leaves = sheet.plate().rect(58, 88, 67, 140).rect(131, 88, 67, 140).mask * inside
    sheet.body(leaves, "#8c2413").body(woodblock(leaves, 2, 0.5, mott=0.1), "#cf4026")
    studs = sheet.plate()
    for y in (101, 117, 183, 199):
        for x in (70, 85, 100, 115, 141, 156, 171, 186):
            studs.disc(x, y, 4)
    sheet.body(studs.mask * inside, "#e2a94e")
    bar = sheet.plate().rect(34, 131, 188, 34, 4).mask * inside
    sheet.rim(bar, _SHADE, 4).body(woodblock(bar, 2, 0.25), "#fbeebc")
    iron = sheet.plate().rect(66, 126, 13, 44, 3).rect(177, 126, 13, 44, 3).mask
    sheet.rim(iron, _SHADE, 2.2).body(woodblock(iron, 3, 0.1), "#a87c34")
    _eaves(sheet)
    return sheet


def _eaves(sheet: Sheet) -> None:
    """Print the eaves over the gate: a thin roof, turned up at both ends, the ends of its tiles beneath."""
    roof = sheet.plate().fill("M 58 62 L 198 62 C 208 62 216 58 222 50 L 214 84 L 42 84 L 34 50 C 40 58 48 62 58 62 Z")
    sheet.rim(roof.mask, _SHADE, 3).body(woodblock(roof.mask, 2, 0.1, mott=0.05), "#d9b45a")
    tiles = sheet.plate()
    for i in range(-7, 8):
        tiles.disc(_M + i * 11.5, 77, 3.6)
    tiles.rect(52, 67, 152, 2.6)
    sheet.body(tiles.mask * roof.mask, "#5a3c10")


def seat() -> Sheet:
    """A seat: the ring of the trigrams in bronze about a dark middle, on which its number is written."""
    sheet = _medal(817, "#171c22", "#cfa04a", rims=1)
    ring = sheet.plate()
    bagua(ring, _M, _M, 81, 34, 6.5)
    sheet.body(woodblock(ring.mask, 4, 0.1), "#e8c878")
    sheet.body(sheet.plate().disc(_M, _M, 62).mask, "#0e1216")
    return sheet


def lamp() -> Sheet:
    """The lantern of the player to move: lit from within, its light cut as rays about it."""
    sheet = Sheet(_LAMP_KEY, 815, size=(256, 256), age=0)
    body = sheet.plate().disc(_M, _LAMP_Y, 64, ry=58).mask
    rays, metal, tassel = _shine(sheet), _fittings(sheet), _tassel(sheet)
    lantern = (body + metal + tassel).clip(0, 1)
    key = warp(_swollen(lantern, 5.5), 1.2, 11, 3)
    light = warp(rays, 0.5, 9, 4)
    sheet.body(_swollen(light, 4), _LAMP_KEY).body(light, "#ffe79c").body(key, _LAMP_KEY)
    sheet.body(woodblock(tassel, 3, 0.35), "#d9331f")
    _gores(sheet, body)
    sheet.body(metal, "#8a5a1c").body(woodblock(metal, 6, 0.5, mott=0.15), "#efb844")
    cuts = sheet.plate()
    for y in (63, 172):
        cuts.brush([(90, y, 1), (_M, y + 1.5, 0.7), (166, y, 1)], 4, dry=0, seed=y)
    for x in (-12, -4, 4, 12):
        cuts.brush([(_M + x * 0.7, 199, 0.3), (_M + x, 220, 1), (_M + x * 1.25, 238, 0.6)], 4, dry=0.1, seed=x + 20)
    sheet.body(cuts.mask * lantern, _LAMP_KEY)
    sheet.alpha = (_swollen(light, 4) + key).clip(0, 1)
    return sheet


def _swollen(mask: Mask, width: float) -> Mask:
    """Return a mask about ``width`` units larger on all sides, its edge as crisp as it was."""
    return smooth(blur(mask, width * SCALE), 0.1, 0.2)


def _shine(sheet: Sheet) -> Mask:
    """Return the light about the lantern: long and short rays by turns, none where it hangs and where its tassel is."""
    rays = sheet.plate()
    for i in range(20):
        a = -pi / 2 + (i + 0.5) * pi / 10
        if abs(cos(a)) < 0.3:
            continue
        far, spread = (122, 0.1) if i % 2 else (106, 0.08)
        root = [around(_M, _LAMP_Y, 80, a + s * spread, squash=0.94) for s in (-1, 1)]
        rays.fill(polygon([root[0], around(_M, _LAMP_Y, far, a), root[1]]))
    return rays.mask


def _fittings(sheet: Sheet) -> Mask:
    """Return the caps of the lantern, turned on a lathe, and the hook on which it hangs."""
    plate = sheet.plate()
    top = [(_M + s * x, y) for s, ways in ((1, 1), (-1, -1)) for x, y in _CAP[::ways]]
    plate.fill(polygon(top)).fill(polygon([(x, 2 * _LAMP_Y - y) for x, y in top]))
    plate.brush([(_M, 48, 1), (_M, 38, 1), (_M + 12, 28, 1), (_M + 3, 15, 0.9), (_M - 9, 20, 0.5)], 9, dry=0, wob=0)
    return warp(plate.mask, 0.7, 9, 5)


def _tassel(sheet: Sheet) -> Mask:
    """Return the tassel: a knot, and the threads that spread beneath it."""
    plate = sheet.plate().disc(_M, 194, 9)
    plate.fill(
        polygon(
            [(_M - 9, 200), (_M + 9, 200), (_M + 22, 240), (_M + 12, 245), (_M, 241), (_M - 12, 245), (_M - 22, 240)]
        )
    )
    return warp(plate.mask, 0.7, 9, 6)


def _gores(sheet: Sheet, body: Mask) -> None:
    """Print the paper between the ribs, the lighter the nearer to the flame, and the ribs as a knife cuts them."""
    sheet.body(body, "#a02412").body(woodblock(body, 4, 0.6, mott=0.15), "#e2452a")
    for share, dark, tint in ((0.72, "#e06a1c", "#fb9a34"), (0.36, "#f6cf6a", "#fff6cc")):
        gore = sheet.plate().disc(_M, _LAMP_Y, 64 * share, ry=60).mask * body
        sheet.body(gore, dark).body(woodblock(gore, 7, 0.6, mott=0.1), tint)
    ribs = sheet.plate()
    for i, bulge in enumerate((-0.72, -0.36, 0.36, 0.72)):
        for s in (-1, 1):
            way = [
                (_M + bulge * 22, _LAMP_Y + s * 58, 0.55),
                (_M + bulge * 52, _LAMP_Y + s * 36, 0.9),
                (_M + bulge * 64, _LAMP_Y - s * 2, 1.1),
            ]
            ribs.brush(way, 6.5, dry=0, seed=3 * i + s + 1, taper=(0.02, 0), wob=0.08)
    sheet.body(ribs.mask * body, _LAMP_KEY)


def icon() -> Sheet:
    """The program's icon: the character of its name on a red moon."""
    sheet = Sheet("#d8c9a8", 816, size=(256, 256), age=0)
    sheet.body(sheet.full(), "#1a1424")
    sheet.alpha = sheet.plate().rect(6, 6, 244, 244, 52).mask
    moon = sheet.plate().disc(_M, _M, 100).mask
    sheet.body(woodblock(moon, 5, 0.35, mott=0.25), "#c8321f")
    frame = sheet.plate().rect(13, 13, 230, 230, 46, line=6).ring(_M, _M, 103, 3)
    sheet.body(woodblock(frame.mask, 4, 0.15), "#d2a048")
    word = sheet.plate().text("鬼", _M, _M, 158, bold=5)
    sheet.body(grow(word.mask, 3), "#1a0a0e").body(ink(word.mask, 3, edge=0.4, tone=0.1, gran=0.1), "#f6ecd0")
    return sheet
