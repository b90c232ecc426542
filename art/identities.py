"""Identities: each is one emblem with a shape of its own."""

from math import pi

from art.birds import crane
from art.celestial import celestial_elder
from art.elders import great_elder
from art.hoods import lighter, prayer, tearer
from art.kit.frame import cut, gold, keyline, seal, title
from art.kit.geometry import around, polygon, star
from art.kit.media import ink, woodblock
from art.kit.noise import chance
from art.kit.palette import INK
from art.kit.scenery import bokashi, hills
from art.kit.sheet import Sheet
from art.kit.symbols import ruyi
from art.roles.body import Place
from art.signs import CX, CY, drips, eye, square_seal, sun_seal, torn_disc
from art.turbans import bearer, sky_banner, spear, turban


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
    """Their elder: an old man in a crown of lotus raises the tablet of jade; the seal hangs on a scroll beside him."""
    sheet = _mountains()
    sheet.body(woodblock(sheet.plate().disc(268, 250, 150).mask, 5, 0.12, mott=0.1), "#f4ecd2")
    with sheet.at(-12, 96, 0.56):
        hanging_scroll(sheet)
        words = sheet.plate().text("正一", CX, 258, 150, upright=True, gap=0.9, bold=3)
        sheet.lay(ink(words.mask, 4, edge=0.5), INK)
        square_seal(sheet, "天師正印", 150, y=498)
    with sheet.at(0, -14, 0.8):
        pine(sheet)
    celestial_elder(sheet)
    return _finish(sheet, "天師長老", "#e8ecdf", "#1f3f3c")


def hanging_scroll(sheet: Sheet) -> None:
    """Hang a mounted scroll in the middle: brocade above and beneath the paper, two ribbons, knobs of jade."""
    cord = sheet.plate().line(f"M {CX - 60} 112 L {CX} 54 L {CX + 60} 112", 4)
    sheet.rim(cord.mask, INK, 1).body(cord.mask, "#b3261e")
    strip = sheet.plate().rect(CX - 124, 112, 248, 522, 2).mask
    sheet.solid(strip, "#2f5f56", rim=2.4, line="#14221e", grain=0.15, mott=0.1)
    weave = sheet.plate()
    for row, y in enumerate(range(132, 640, 24)):
        for x in range(-108 + 18 * (row % 2), 120, 36):
            weave.line(star(CX + x, y, 8, 3, 4), 1.5)
    sheet.body(weave.mask * strip * 0.8, "#9cc0a4")
    ribbons = sheet.plate().rect(CX - 70, 118, 14, 70).rect(CX + 56, 118, 14, 70)
    sheet.solid(ribbons.mask, "#d9b45a", rim=1.6, line="#14221e", grain=0.1, mott=0.1)
    paper = sheet.plate().rect(CX - 104, 182, 208, 408).mask
    sheet.rim(paper, "#14221e", 1.6).slip(paper, "#f3ead0", 5)
    edge = sheet.plate().rect(CX - 96, 190, 192, 392, line=2)
    sheet.lay(woodblock(edge.mask, 3, 0.1), "#8a6a3a")
    knobs = sheet.plate().rect(CX - 152, 622, 304, 30, 9)
    sheet.solid(knobs.mask, "#e6dcc0", rim=2.2, line=INK, grain=0.1, mott=0.1)
    rods = sheet.plate().rect(CX - 132, 102, 264, 18, 5).rect(CX - 126, 618, 252, 38, 8)
    sheet.solid(rods.mask, "#7a3f1e", rim=2.2, line=INK, grain=0.3, mott=0.15)
    light = sheet.plate().rect(CX - 128, 105, 256, 4, 2).rect(CX - 120, 624, 240, 7, 3)
    sheet.body(light.mask * 0.8, "#c88a4a")


def _mountains() -> Sheet:
    sheet = Sheet("#e9e3cf", 71)
    sheet.lay(bokashi(sheet, 0, 330, strength=0.8, seed=2), "#3f6a6a")
    hills(sheet, [(520, "#7d9a94", 0.6), (580, "#52756f", 0.75), (640, "#2f524e", 0.9)], 3)
    return sheet


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
    """The Way of Great Peace: the banner of the yellow sky over those in yellow headscarves, the sun rising."""
    sheet = _yellow_sky()
    sheet.body(woodblock(sheet.plate().disc(236, 520, 178).mask, 5, 0.2, mott=0.1), "#f0a832")
    hills(sheet, [(600, "#7a3a16", 0.8)], 8, rough=16)
    for x, top, lean in ((44, 470, -8), (330, 462, -4), (448, 420, 10)):
        spear(sheet, (x - lean, 720), (x, top), 1.1)
    for x, y in ((44, 606), (408, 566), (330, 612)):
        turban(sheet, x, y, 0.66, coat="#4a2212")
    sky_banner(sheet, "黃天")
    bearer(sheet, 222, 554, 1.15, 506)
    return _finish(sheet, "太平道", "#f6e6b8", "#7a3a14")


def taiping_elder() -> Sheet:
    """Their elder: an old man in a yellow headscarf before the sun, with the staff of nine knots."""
    sheet = _yellow_sky()
    sheet.body(sheet.plate().disc(CX, 262, 150).mask, "#f3dca0")
    sun_seal(sheet, 144, 262, "")
    hills(sheet, [(560, "#c98a3c", 0.6), (620, "#8e4a1c", 0.8), (670, "#5a2a12", 0.9)], 8, rough=22)
    great_elder(sheet)
    return _finish(sheet, "太平長老", "#f6e6b8", "#7a3a14")


def _yellow_sky() -> Sheet:
    sheet = Sheet("#ecd498", 73)
    sheet.lay(sheet.full() * 0.5, "#d9821f")
    sheet.lay(bokashi(sheet, 0, 560, strength=0.95, seed=4), "#5a2410")
    return sheet


def heretic_king() -> Sheet:
    """The heretics' king to be: a black sun with an eye, a crown of horns."""
    sheet = _night()
    sheet.body(woodblock(sheet.plate().disc(CX, CY, 168).mask, 5, 0.4, mott=0.3), "#a81c26")
    horns, rings = sheet.plate(), sheet.plate()
    for s in (-1, 1):
        horn = [(84, -64, 1.2), (134, -116, 1.05), (144, -200, 0.7), (92, -268, 0.05)]
        horns.brush([(CX + s * x, CY + y, c) for x, y, c in horn], 68, dry=0, seed=5 + s, taper=(0.02, 0.3), wob=0.02)
        for x, y, lean in ((116, -92, 38), (138, -132, 32), (143, -168, 25), (136, -202, 17)):
            ring = [(x - lean, y - 8, 0.3), (x, y + 6, 1), (x + lean, y - 4, 0.3)]
            rings.brush([(CX + s * a, CY + b, c) for a, b, c in ring], 6, dry=0.1, seed=x)
    horns.fill(polygon([(CX - 40, CY - 130), (CX, CY - 236), (CX + 40, CY - 130)]))
    sheet.rim(horns.mask, "#0d0a12", 3)
    sheet.body(woodblock(horns.mask, 4, 0.15), "#d9c08c")
    sheet.lay(ink(rings.mask, 3) * horns.mask, "#3a2418")
    drips(sheet)
    torn_disc(sheet, 146)
    eye(sheet, 0.92)
    return _heretic(sheet, "邪道之王")


def heretic_follower() -> Sheet:
    """The followers: one tears the Masters' seal in two, one prays, one lights them; an eye in the dark of a hood."""
    sheet = _night()
    sheet.body(woodblock(sheet.plate().disc(CX, 232, 176).mask, 5, 0.4, mott=0.3), "#8068b0")
    tearer(sheet)
    prayer(sheet, Place(76, 556, 0.78))
    lighter(sheet, Place(356, 574, 0.78))
    return _heretic(sheet, "邪道之眾")


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


def _heretic(sheet: Sheet, words: str) -> Sheet:
    sheet.body(1 - sheet.plate().rect(16, 16, 480, 688, 12).mask, "#1a1422")
    frame = sheet.plate().rect(14, 14, 484, 692, 13, line=5).rect(23, 23, 466, 674, 8, line=1.8)
    sheet.body(gold(frame), "#9a86b8")
    title(sheet, words, base="#3a2f4e", tint="#efe4f4", line="#c0aede", size=72, light=True)
    seal(sheet, "身份", "#8a1420")
    cut(sheet, "round")
    return sheet
