"""Identities: each is one emblem with a shape of its own."""

from math import pi

from art.anatomy import hand
from art.birds import crane
from art.kit.base import SCALE, blur, smooth, turned
from art.kit.frame import cut, gold, keyline, seal, title
from art.kit.geometry import around, polygon
from art.kit.media import cinnabar, ink, woodblock
from art.kit.noise import chance, cloud
from art.kit.palette import BONE, CINNABAR, INK
from art.kit.scenery import bokashi, hills
from art.kit.sheet import Sheet
from art.kit.symbols import ruyi

CX, CY = 208.0, 330.0


def _finish(sheet: Sheet, words: str, slip: str, line: str, tint: str = INK) -> Sheet:
    keyline(sheet, "round", line)
    title(sheet, words, base=slip, tint=tint, line=line, size=80 if len(words) < 4 else 72)
    seal(sheet, "身份")
    cut(sheet, "round")
    return sheet


def tianshi() -> Sheet:
    """The Celestial Masters: a square seal over misty mountains, two cranes."""
    sheet = _mountains()
    square_seal(sheet, "天師正印", 270)
    flock = sheet.plate()
    crane(flock, 120, 118, 1.0, 1)
    crane(flock, 258, 570, 0.8, -1)
    sheet.lay(ink(flock.mask, 3), INK)
    return _finish(sheet, "天師道", "#e8ecdf", "#1f3f3c")


def tianshi_elder() -> Sheet:
    """Their elder: the seal on a hanging scroll, under a canopy of pine."""
    sheet = _mountains()
    scroll = sheet.plate().rect(CX - 140, 150, 280, 420, 4).mask
    sheet.rim(scroll, "#2a3a34", 2)
    sheet.slip(scroll, "#f0e6c8", 5)
    rods = sheet.plate().rect(CX - 158, 136, 316, 24, 10).rect(CX - 158, 560, 316, 24, 10)
    sheet.rim(rods.mask, INK, 1.5)
    sheet.body(woodblock(rods.mask, 3, 0.3), "#8a5a2c")
    edge = sheet.plate().rect(CX - 126, 166, 252, 388, line=2.5)
    sheet.lay(woodblock(edge.mask, 3, 0.1), "#5a8a7c")
    square_seal(sheet, "天師正印", 168, y=290)
    words = sheet.plate().text("長老", CX, 462, 96, bold=2, gap=1.05)
    sheet.lay(ink(words.mask, 4, edge=0.5), INK)
    pine(sheet)
    return _finish(sheet, "天師長老", "#e8ecdf", "#1f3f3c")


def _mountains() -> Sheet:
    sheet = Sheet("#e9e3cf", 71)
    sheet.lay(bokashi(sheet, 0, 330, strength=0.8, seed=2), "#3f6a6a")
    hills(sheet, [(520, "#7d9a94", 0.6), (580, "#52756f", 0.75), (640, "#2f524e", 0.9)], 3)
    return sheet


def square_seal(sheet: Sheet, words: str, size: float, *, y: float = CY) -> None:
    """Print a square seal of four characters, turned a little, ``size`` wide."""
    half = size / 2
    plate = sheet.plate().rect(CX - half, y - half, size, size, 8)
    plate.rect(
        CX - half + size * 0.04, y - half + size * 0.04, size * 0.92, size * 0.92, 3, line=size * 0.018, cut=True
    )
    step = size * 0.21
    for char, dx, dy in zip(words, (1, 1, -1, -1), (-1, 1, -1, 1), strict=True):
        plate.text(char, CX + dx * step, y + dy * step, size * 0.415, hand="kai", cut=True, bold=size * 0.011)
    paste = turned(cinnabar(plate.mask, 4, 0.45), CX, y, 2.2)
    sheet.lay(paste * 1.1, "#bf2418").lay(blur(paste, 12 * SCALE) * 0.12, "#bf2418")


def pine(sheet: Sheet) -> None:
    """Hang a pine bough into the picture from the upper left."""
    plate, dice = sheet.plate(), chance(9)
    plate.brush([(20, 60, 1.2), (130, 96, 1), (240, 70, 0.7), (350, 100, 0.2)], 24, dry=0.4, seed=3)
    plate.brush([(90, 84, 0.8), (60, 150, 0.6), (80, 210, 0.2)], 16, dry=0.4, seed=4)
    for x, y in ((70, 70), (130, 60), (190, 66), (250, 56), (310, 74), (70, 160), (90, 210), (40, 120)):
        for i in range(13):
            a = -pi * i / 12 + dice.normal() * 0.06
            plate.line("M {:.1f} {:.1f} L {:.1f} {:.1f}".format(x, y, *around(x, y, 40 + dice.random() * 8, a)), 2.2)
    sheet.lay(ink(plate.mask, 4, edge=0.4), "#1c2f28")


def taiping() -> Sheet:
    """The Way of Great Peace: a yellow sun seal over a field of banners."""
    sheet = _yellow_sky()
    sun_seal(sheet, 168, CY, "太平")
    banners(sheet)
    return _finish(sheet, "太平道", "#f6e6b8", "#7a3a14")


def taiping_elder() -> Sheet:
    """Their elder: the sun on a staff of nine knots, two streamers in the wind."""
    sheet = _yellow_sky()
    staff = sheet.plate()
    for i in range(9):
        y = 706 - i * 46
        staff.brush([(CX, y, 1), (CX + 1, y - 22, 0.86), (CX, y - 44, 1)], 30, dry=0.03, seed=i, taper=(0, 0), wob=0.01)
        staff.disc(CX, y - 45, 19, ry=7)
    sheet.rim(staff.mask, INK, 2.4)
    sheet.body(woodblock(staff.mask, 3, 0.3), "#b97a34")
    light = sheet.plate().line(f"M {CX - 7} 700 L {CX - 7} 330", 5)
    sheet.body(light.mask * staff.mask * 0.6, "#f0c878")
    bar = sheet.plate().rect(CX - 172, 412, 344, 18, 8)
    sheet.rim(bar.mask, INK, 2).body(woodblock(bar.mask, 3, 0.3), "#8a4a1c")
    _streamer(sheet, CX - 104, "老")
    _streamer(sheet, CX + 104, "長")
    sun_seal(sheet, 132, 270, "太平")
    return _finish(sheet, "太平長老", "#f6e6b8", "#7a3a14")


def _streamer(sheet: Sheet, x: float, word: str) -> None:
    """Hang a swallow-tailed streamer from the bar; the wind blows from the left."""
    top, foot = 430.0, 668.0
    left, right = [(-54, top), (-42, 510), (-58, 590), (-30, foot)], [(30 + 48, foot), (42, 590), (62, 510), (54, top)]
    notch = [(left[-1]), (left[-1]), (20, foot - 36), (20, foot - 36), (right[0]), (right[0])]
    outline = [left[0], *left[:-1], *notch, *right[1:], right[-1]]
    strip = sheet.plate().fill([(x + a, b) for a, b in outline]).mask
    sheet.rim(strip, INK, 2.6)
    sheet.body(woodblock(strip, 4, 0.15), "#f6d878")
    hems = sheet.plate()
    for line in (left, right):
        hems.brush([(x + a, b, 1) for a, b in line], 22, dry=0.03, taper=(0, 0))
    sheet.lay(cinnabar(hems.mask, 3, 0.15) * strip, CINNABAR)
    script = sheet.plate().text(word, x + 6, 526, 84, bold=3)
    sheet.lay(cinnabar(script.mask, 4, 0.1) * 1.1, CINNABAR)


def _yellow_sky() -> Sheet:
    sheet = Sheet("#ecd498", 73)
    sheet.lay(bokashi(sheet, 0, 420, strength=0.75, seed=4), "#d98a2c")
    hills(sheet, [(560, "#c98a3c", 0.6), (620, "#8e4a1c", 0.8), (670, "#5a2a12", 0.9)], 8, rough=22)
    return sheet


def sun_seal(sheet: Sheet, r: float, y: float, words: str) -> None:
    """Print the sun of the Great Peace: a disc of radius ``r`` with words and rays."""
    rays = sheet.plate()
    for i in range(24):
        a = -pi / 2 + i * pi / 12
        rays.fill(
            polygon(
                [
                    around(CX, y, r * 1.06, a - 0.11),
                    around(CX, y, r * (1.36 if i % 2 else 1.2), a),
                    around(CX, y, r * 1.06, a + 0.11),
                ]
            )
        )
    sheet.lay(woodblock(rays.mask, 4, 0.15), CINNABAR)
    disc = sheet.plate().disc(CX, y, r)
    sheet.body(woodblock(disc.mask, 3, 0.1) * 0.95, "#f6c84a")
    plate = sheet.plate().ring(CX, y, r * 0.97, r * 0.06).ring(CX, y, r * 0.86, 2.4)
    plate.text(words, CX, y - r * 0.36, r * 0.72, upright=True, gap=1.0, bold=r * 0.03)
    sheet.lay(cinnabar(plate.mask, 5, 0.35) * 1.1, "#bf2418")


def banners(sheet: Sheet) -> None:
    """Plant five yellow banners on the ground."""
    for i, (x, top) in enumerate(((56, 560), (120, 590), (300, 590), (366, 560), (208, 604))):
        pole = sheet.plate().line(f"M {x} 712 L {x} {top}", 5)
        sheet.lay(pole.mask, INK)
        flag = sheet.plate().fill(
            [
                (x, top),
                (x + 22, top + 6),
                (x + 48, top - 2),
                (x + 44, top + 28),
                (x + 50, top + 52),
                (x + 24, top + 48),
                (x, top + 54),
            ]
        )
        sheet.rim(flag.mask, INK, 1.4)
        sheet.body(woodblock(flag.mask, i, 0.2), "#f0c24a")
        sheet.lay(sheet.plate().disc(x + 24, top + 24, 11).mask, CINNABAR)


def heretic_king() -> Sheet:
    """The heretics' king to be: a black sun with an eye, a crown of horns."""
    sheet = _night()
    sheet.body(woodblock(sheet.plate().disc(CX, CY, 192).mask, 5, 0.4, mott=0.3), "#a81c26")
    horns, rings = sheet.plate(), sheet.plate()
    for s in (-1, 1):
        horn = [(90, -70, 1.2), (158, -124, 1.05), (168, -214, 0.7), (112, -284, 0.05)]
        horns.brush([(CX + s * x, CY + y, c) for x, y, c in horn], 74, dry=0, seed=5 + s, taper=(0.02, 0.3), wob=0.02)
        for x, y, lean in ((134, -96, 40), (160, -138, 34), (166, -176, 26), (158, -214, 18)):
            ring = [(x - lean, y - 8, 0.3), (x, y + 6, 1), (x + lean, y - 4, 0.3)]
            rings.brush([(CX + s * a, CY + b, c) for a, b, c in ring], 6, dry=0.1, seed=x)
    horns.fill(polygon([(CX - 40, CY - 130), (CX, CY - 236), (CX + 40, CY - 130)]))
    sheet.rim(horns.mask, "#0d0a12", 3)
    sheet.body(woodblock(horns.mask, 4, 0.15), "#d9c08c")
    sheet.lay(ink(rings.mask, 3) * horns.mask, "#3a2418")
    torn_disc(sheet, 158)
    eye(sheet, 1.0)
    drips(sheet)
    return _heretic(sheet, "邪道之王")


def heretic_follower() -> Sheet:
    """A follower: the same eye, half shut, on a broken seal."""
    sheet = _night()
    sheet.body(woodblock(sheet.plate().disc(CX, CY, 184).mask, 5, 0.4, mott=0.3), "#b4a0da")
    for part, shift in zip(_shards(), ((-9, -3), (13, 5)), strict=True):
        plate = sheet.plate().fill(polygon([(CX + x + shift[0], CY + y + shift[1]) for x, y in part]))
        frame = sheet.plate().rect(CX - 126 + shift[0], CY - 126 + shift[1], 252, 252, 3, line=8)
        sheet.rim(plate.mask, "#1c1420", 3)
        sheet.body(cinnabar(plate.mask, 4, 0.3) * 1.1, "#8e1c26").body(frame.mask * plate.mask, "#e8b0a0")
    eye(sheet, 0.8, lowered=True)
    for x, y, k in ((64, 620, 0.8), (140, 656, 0.72), (280, 656, 0.72), (352, 616, 0.8)):
        arm, side = [(x + (x - CX) * 0.1, 740)], 1 if x < CX else -1
        turn, nails = (CX - x) / 900, "#1c1428"
        hand(sheet, x, y, k, "#9a86c0", turn=turn, side=side, claws=nails, bony=1.15, arm=arm, thick=44 * k)
    return _heretic(sheet, "邪道之眾")


def _shards() -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """Return the two pieces of a square seal that has burst from top to foot; a corner of it is lost."""
    burst = [(-34, -142), (-2, -70), (-36, -10), (22, 52), (-8, 142)]
    left = [(-142.0, -142.0), *burst, (-142, 142)]
    right = [*burst, (142.0, 142.0), (142, -60), (104, -72), (92, -110), (56, -142)]
    return left, right


def _night() -> Sheet:
    sheet = Sheet("#d8c9a8", 75, age=0.1)
    sheet.lay(sheet.full() * 0.92, "#2a2238")
    sheet.lay(bokashi(sheet, 0, 700, strength=0.8, seed=4), "#151024")
    bank = sheet.plate()
    for x, y, k, f in (
        (6, 300, 1.0, 1),
        (20, 120, 0.9, 1),
        (14, 640, 1.0, 1),
        (498, 600, 1.0, -1),
        (500, 460, 0.9, -1),
    ):
        ruyi(bank, x, y, k, f, 4.5)
    sheet.body(woodblock(bank.mask, 3, 0.1) * 0.5, "#7a6a9a")
    return sheet


def torn_disc(sheet: Sheet, r: float) -> None:
    """Print a black disc with a torn edge."""
    dice, points = chance(11), []
    for i in range(48):
        reach = r * (1 + 0.05 * dice.normal()) * (1.1 if i % 6 == 0 else 1)
        points.append(around(CX, CY, reach, i * pi / 24))
    plate = sheet.plate().fill(polygon(points))
    sheet.rim(plate.mask, "#d2a048", 1.5)
    sheet.body(plate.mask, "#1d1522").body(ink(plate.mask, 5, bleed=0.2), "#120d17")


def eye(sheet: Sheet, k: float, *, lowered: bool = False) -> None:
    """Print the eye of the heretics, ``k`` times as large as usual; ``lowered`` is half shut."""
    lid = [(-140, 8), (-76, -58), (0, -82), (78, -58), (140, 0), (76, 58), (0, 76), (-76, 58)]
    if lowered:
        lid = [(-140, 8), (-76, -6), (0, -10), (78, -6), (140, 0), (76, 58), (0, 74), (-76, 58)]
    white = sheet.plate().fill([(CX + x * k, CY + y * k) for x, y in lid]).mask
    sheet.rim(white, "#0d0a12", 3)
    sheet.body(woodblock(white, 4, 0.1), BONE)
    iris = sheet.plate().disc(CX, CY, 62 * k).mask * white
    sheet.body(iris, "#c8281c")
    lines = sheet.plate()
    for i in range(36):
        a = i * pi / 18
        lines.line("M {:.1f} {:.1f} L {:.1f} {:.1f}".format(*around(CX, CY, 30 * k, a), *around(CX, CY, 58 * k, a)), 2)
    sheet.lay(lines.mask * iris * 0.8, "#6a1014")
    sheet.body(sheet.plate().disc(CX, CY, 15 * k, ry=48 * k).mask * white, "#0d0a12")
    sheet.body(sheet.plate().disc(CX - 22 * k, CY - 22 * k, 9 * k).mask * white, "#fff6dc")


def drips(sheet: Sheet) -> None:
    """Let what is black drip."""
    plate = sheet.plate()
    for i, (dx, length) in enumerate(((-96, 90), (-50, 170), (-8, 120), (40, 200), (92, 110))):
        x, y = CX + dx, CY + 130 - abs(dx) * 0.4
        plate.brush(
            [(x, y, 1), (x + 2, y + length * 0.6, 0.7), (x, y + length, 1.3)], 15, dry=0, seed=i, taper=(0, 0.02)
        )
        plate.disc(x, y + length, 9)
    sheet.body(ink(plate.mask, 4), "#120d17")
    sheet.body(
        woodblock(plate.mask, 4, 0.1) * smooth(cloud(sheet.shape, 40 * SCALE, seed=3), 0.4, 0.6) * 0.5, "#8a1420"
    )


def _heretic(sheet: Sheet, words: str) -> Sheet:
    sheet.body(1 - sheet.plate().rect(16, 16, 480, 688, 12).mask, "#1a1422")
    frame = sheet.plate().rect(14, 14, 484, 692, 13, line=5).rect(23, 23, 466, 674, 8, line=1.8)
    sheet.body(gold(frame), "#9a86b8")
    title(sheet, words, base="#3a2f4e", tint="#efe4f4", line="#c0aede", size=72, light=True)
    seal(sheet, "身份", "#8a1420")
    cut(sheet, "round")
    return sheet
