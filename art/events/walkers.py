"""Who walks among the dead: each is drawn by a function and stands on its feet at a point, as large as is wished."""

from __future__ import annotations

import numpy as np

from art.events.scene import INKY
from art.kit.base import SCALE, blur
from art.kit.geometry import polygon
from art.kit.plate import Plate
from art.kit.sheet import Sheet


class Walker:
    """One that walks: what is dark of it, what is pale, what is red, its eyes, its lines and the lamp it carries."""

    def __init__(self, sheet: Sheet, x: float, y: float, k: float) -> None:
        self.dark, self.pale, self.red, self.eyes, self.lines, self.lamp = (sheet.plate() for _ in range(6))
        self.x, self.y, self.k = x, y, k

    def at(self, *points: tuple[float, float]) -> str:
        """Return a straight-sided outline given from the feet."""
        return polygon([(self.x + a * self.k, self.y + b * self.k) for a, b in points])

    def soft(self, *points: tuple[float, float]) -> list[tuple[float, float]]:
        """Return a smooth outline given from the feet."""
        return [(self.x + a * self.k, self.y + b * self.k) for a, b in points]

    def disc(self, plate: Plate, x: float, y: float, r: float, ry: float = 0) -> None:
        """Fill a disc given from the feet."""
        plate.disc(self.x + x * self.k, self.y + y * self.k, r * self.k, ry=(ry or r) * self.k)

    def stroke(self, plate: Plate, w: float, *points: tuple[float, float, float]) -> None:
        """Draw a stroke of the brush through points ``(x, y, share of the width)`` given from the feet."""
        plate.brush([(self.x + a * self.k, self.y + b * self.k, c) for a, b, c in points], w * self.k, dry=0)

    def pole(self, plate: Plate, x: float, y: float, to_x: float, to_y: float, w: float = 7) -> None:
        """Draw a straight pole."""
        k = self.k
        plate.line(f"M {self.x + x * k} {self.y + y * k} L {self.x + to_x * k} {self.y + to_y * k}", w * k)

    def robe(self, plate: Plate, tall: float = 128, wide: float = 40, stride: float = 14) -> None:
        """Fill a robe that sweeps on to the left, as its wearer walks, and draw its folds."""
        hem = ((-wide - stride, 0), (-wide * 0.5 - stride, -7), (-wide * 0.3, 3), (wide * 0.3, -6), (wide, 3))
        left = ((0, -tall - 4), (-17, -tall), (-31, -tall * 0.8), (-wide * 0.8 - stride * 0.4, -tall * 0.36))
        plate.fill(self.soft(*left, *hem, (wide * 0.8, -tall * 0.4), (30, -tall * 0.8), (17, -tall)))
        for x, foot in ((-12, -wide * 0.55 - stride), (0, -stride * 0.6), (13, wide * 0.45)):
            self.stroke(self.lines, 5, (x, -tall * 0.66, 0.2), ((x + foot) / 2, -tall * 0.3, 1), (foot, -8, 0.2))

    def look(self, x: float, y: float, apart: float = 8, r: float = 3.6) -> None:
        """Light two eyes."""
        for s in (-1, 1):
            self.disc(self.eyes, x + s * apart, y, r, r * 0.8)

    def hollows(self, x: float, y: float, apart: float = 9, r: float = 5) -> None:
        """Draw two hollow eyes on a pale face."""
        for s in (-1, 1):
            self.disc(self.lines, x + s * apart, y, r, r * 1.2)

    def lantern(self, x: float, y: float, r: float = 15) -> None:
        """Hang a lantern."""
        self.disc(self.lamp, x, y, r, r * 1.25)


def white_officer(w: Walker) -> None:
    """White Impermanence: a tall hat, a robe, a long red tongue, a lantern."""
    w.pole(w.dark, -60, -74, -84, -186, 5)
    w.robe(w.pale)
    w.disc(w.pale, -2, -146, 23, 28)
    w.pale.fill(w.at((-25, -158), (-20, -250), (13, -254), (22, -158)))
    w.pale.fill(
        w.soft((-12, -124), (-36, -122), (-58, -122), (-62, -104), (-70, -62), (-50, -54), (-26, -62), (-10, -88))
    )
    w.pale.fill(w.soft((-56, -122), (-68, -130), (-82, -124), (-84, -110), (-76, -98), (-58, -102)))
    w.red.fill(w.at((-26, -166), (22, -166), (22, -157), (-26, -157)))
    w.stroke(w.red, 13, (-4, -134, 0.8), (-5, -108, 1), (-9, -82, 0.5))
    for s in (-1, 1):
        w.stroke(w.lines, 4.4, (-3 + s * 15, -145, 0.4), (-3 + s * 9, -150, 1), (-3 + s * 4, -145, 0.4))
    w.stroke(w.lines, 4, (-13, -137, 0.5), (-3, -133, 1), (8, -138, 0.5))
    for y in (-230, -206, -184):
        w.stroke(w.lines, 7, (-9, y, 0.6), (-2, y - 2, 1), (6, y, 0.6))
    w.stroke(w.lines, 5, (-57, -124, 0.6), (-61, -108, 1), (-66, -66, 0.8))
    for y in (-120, -113, -106):
        w.stroke(w.lines, 2.6, (-83, y, 1), (-72, y + 1, 0.8))
    w.stroke(w.lines, 3, (-70, -129, 0.6), (-76, -122, 1), (-66, -120, 0.4))
    w.pole(w.dark, -84, -186, -84, -170, 3)
    w.lantern(-84, -148, 19)


def black_officer(w: Walker) -> None:
    """Black Impermanence: a tall hat, a tongue, a chain."""
    w.robe(w.dark)
    w.disc(w.dark, -2, -146, 23, 28)
    w.dark.fill(w.at((-25, -158), (-20, -250), (13, -254), (22, -158)))
    w.dark.fill(w.soft((14, -120), (44, -112), (70, -92), (72, -56), (54, -66), (36, -68), (14, -84)))
    w.red.fill(w.at((-26, -166), (22, -166), (22, -157), (-26, -157)))
    w.stroke(w.red, 12, (-4, -134, 0.8), (-5, -112, 1), (-8, -90, 0.5))
    for i in range(5):
        w.disc(w.pale, 62 - 3 * (i % 2), -56 + i * 11, 5, 6.4)
        w.pale.disc(w.x + (62 - 3 * (i % 2)) * w.k, w.y + (-56 + i * 11) * w.k, 2.2 * w.k, cut=True)
    w.look(-3, -146)


def ox_head(w: Walker) -> None:
    """The bailiff with an ox's head and a trident."""
    w.robe(w.dark, 124, 48)
    w.dark.fill(
        w.soft(
            (-20, -186),
            (14, -188),
            (30, -168),
            (26, -120),
            (0, -108),
            (-22, -110),
            (-46, -118),
            (-44, -138),
            (-30, -152),
        )
    )
    for s in (-1, 1):
        w.stroke(w.dark, 20, (-4 + s * 18, -176, 1.2), (-4 + s * 54, -194, 1), (-4 + s * 64, -240, 0.1))
        w.dark.fill(w.soft((-4 + s * 26, -170), (-4 + s * 56, -168), (-4 + s * 40, -154)))
    w.dark.fill(w.soft((20, -120), (50, -116), (66, -84), (48, -74), (24, -88)))
    w.pole(w.dark, 58, 0, 58, -214)
    w.dark.fill(
        w.at(
            (34, -252),
            (42, -210),
            (54, -204),
            (54, -262),
            (62, -262),
            (62, -204),
            (74, -210),
            (82, -252),
            (78, -196),
            (58, -188),
            (38, -196),
        )
    )
    w.stroke(w.pale, 4, (-40, -126, 0.8), (-46, -112, 1), (-34, -112, 0.6))
    w.look(-12, -158, 12, 4.4)


def umbrella_bearer(w: Walker) -> None:
    """A woman beneath a paper umbrella."""
    w.robe(w.dark, 120, 38)
    w.disc(w.pale, -5, -138, 18, 23)
    w.dark.fill(
        w.soft(
            (-26, -138), (-18, -164), (0, -168), (20, -158), (24, -120), (30, -70), (12, -84), (10, -140), (-6, -152)
        )
    )
    w.dark.fill(w.soft((-12, -112), (-34, -96), (-44, -60), (-26, -66), (-8, -80)))
    w.pole(w.dark, -28, -78, -20, -206, 5)
    w.red.fill(
        w.soft(
            (-98, -170),
            (-66, -206),
            (-20, -232),
            (26, -206),
            (58, -170),
            (30, -176),
            (6, -168),
            (-20, -176),
            (-46, -168),
            (-70, -176),
        )
    )
    for x in (-98, -58, 18, 58):
        w.stroke(w.lines, 3.4, (-20, -228, 0.5), ((x - 20) / 2 - 2, -200, 1), (x * 0.9 - 2, -174, 0.8))
    w.hollows(-8, -138, 7, 3.4)
    w.disc(w.red, -8, -124, 4, 3)


def long_tongue(w: Walker) -> None:
    """Hair to the knees, a tongue to the waist."""
    w.robe(w.dark, 126, 38)
    w.dark.fill(
        w.soft(
            (-36, -150),
            (-18, -182),
            (10, -184),
            (32, -150),
            (42, -96),
            (38, -40),
            (24, -62),
            (8, -50),
            (-10, -64),
            (-26, -44),
            (-40, -62),
            (-44, -100),
        )
    )
    w.disc(w.pale, -8, -142, 18, 25)
    w.hollows(-9, -146, 8, 5.4)
    w.disc(w.lines, -9, -129, 6, 4)
    w.stroke(w.red, 14, (-9, -130, 0.7), (-12, -96, 1), (-18, -58, 0.5))


def stiff(w: Walker) -> None:
    """A stiff corpse in an official's round hat hops with its arms before it, a charm before its face."""
    w.robe(w.dark, 122, 32, 2)
    w.disc(w.pale, -4, -140, 20, 25)
    w.dark.fill(w.soft((-36, -152), (-20, -172), (-2, -184), (18, -172), (34, -152), (0, -158)))
    w.disc(w.red, -1, -187, 7)
    w.dark.fill(w.at((12, -120), (-78, -116), (-78, -92), (12, -90)))
    for y in (-112, -105, -98):
        w.stroke(w.pale, 6, (-76, y, 1), (-88, y + 1, 0.9), (-98, y + 5, 0.3))
    w.hollows(-6, -142, 11, 4.6)
    w.lamp.fill(w.at((-13, -160), (3, -160), (1, -116), (-11, -116)))
    w.stroke(w.red, 4, (-5, -154, 1), (-6, -138, 0.8), (-4, -124, 0.6))


def skeleton(w: Walker) -> None:
    """A skull on a rag."""
    w.robe(w.dark, 112, 34)
    w.disc(w.pale, -4, -138, 26, 25)
    w.pale.fill(w.soft((-20, -128), (12, -128), (9, -100), (-4, -97), (-17, -100)))
    w.hollows(-6, -137, 10, 7.4)
    w.stroke(w.lines, 4, (-6, -124, 0.6), (-7, -118, 1), (-5, -117, 0.4))
    for x in (-12, -5, 2):
        w.stroke(w.lines, 2.6, (x, -112, 1), (x, -106, 1), (x, -101, 0.6))
    w.stroke(w.pale, 8, (-26, -92, 1), (-48, -84, 1), (-62, -104, 0.7))
    for x in (-72, -62, -54):
        w.stroke(w.pale, 5, (-61, -102, 1), (x, -114, 0.9), (x - 2, -124, 0.4))


def lantern_bearer(w: Walker) -> None:
    """A small ghost under a straw hat with a lantern on a stick."""
    w.pole(w.dark, -10, -70, -62, -142, 5)
    w.robe(w.dark, 96, 34)
    w.disc(w.dark, -2, -104, 19, 21)
    w.dark.fill(
        w.soft((-56, -104), (-26, -130), (-2, -152), (22, -130), (50, -106), (24, -108), (-2, -112), (-30, -108))
    )
    w.look(-5, -100, 7, 3.4)
    w.pole(w.dark, -62, -142, -64, -128, 3)
    w.lantern(-64, -112, 17)


def banner_bearer(w: Walker) -> None:
    """One with a soul banner."""
    w.pole(w.dark, -34, 0, -34, -268, 6)
    w.robe(w.dark, 118, 36)
    w.dark.fill(w.soft((-26, -132), (-14, -162), (10, -162), (22, -134), (28, -110), (0, -118), (-30, -108)))
    w.look(-4, -136)
    w.pole(w.dark, -48, -258, 4, -258, 5)
    w.pale.fill(
        w.soft((-32, -254), (-2, -254), (-2, -210), (6, -160), (-4, -168), (-14, -148), (-22, -166), (-33, -150))
    )
    w.stroke(w.lines, 6, (-18, -244, 0.6), (-16, -216, 1), (-18, -190, 0.6))
    w.stroke(w.lines, 5, (-27, -226, 0.6), (-16, -229, 1), (-7, -226, 0.6))


def palanquin(w: Walker) -> None:
    """A red bridal palanquin between two bearers."""
    for x in (-92, 92):
        w.dark.fill(
            w.soft((x - 14, -98), (x - 24, -50), (x - 36, 2), (x - 8, -22), (x + 26, 2), (x + 20, -50), (x + 14, -98))
        )
        w.disc(w.dark, x - 2, -112, 18, 20)
        w.look(x - 5, -113, 6, 3)
    w.pole(w.dark, -130, -84, 130, -84, 8)
    w.red.fill(w.at((-50, -36), (-54, -150), (54, -150), (50, -36)))
    w.dark.fill(
        w.soft(
            (-80, -152),
            (-62, -152),
            (-30, -176),
            (0, -206),
            (30, -176),
            (62, -152),
            (80, -152),
            (66, -140),
            (-66, -140),
        )
    )
    w.disc(w.lamp, 0, -208, 7)
    w.lamp.fill(w.at((-20, -62), (-20, -122), (20, -122), (20, -62)))
    w.lines.fill(w.soft((-8, -62), (-10, -92), (0, -114), (10, -92), (8, -62)))
    for x in (-40, 40):
        w.stroke(w.lines, 4, (x, -140, 1), (x, -92, 1), (x, -42, 1))


def print_walker(sheet: Sheet, w: Walker, *, rim: str = "#d6dfb6", dark: str = INKY) -> None:
    """Print one walker: a light ``rim`` parts it from those behind; who is far away is paler than ``dark``."""
    near = min(1.0, w.k * 2.2)
    whole = np.clip(w.dark.mask + w.pale.mask + w.red.mask, 0, 1)
    black, lines = w.dark.mask, w.lines.mask
    sheet.rim(whole, rim, 0.7 + 1.1 * near)
    sheet.body(black, dark if near > 0.5 else "#1f3a36").body(lines * black * 0.6, "#4f7a70")
    sheet.body(w.pale.mask, "#f3eedb").body(w.red.mask, "#b3261c")
    sheet.lay(lines * np.clip(w.pale.mask + w.red.mask, 0, 1) * 0.9, INKY)
    eyes, lamp = w.eyes.mask, w.lamp.mask
    sheet.body(blur(eyes, 3 * w.k * SCALE), "#f0a03a").body(eyes, "#ffe27a")
    sheet.body(blur(lamp, (3 + 10 * w.k) * SCALE) * 1.3, "#f0803a").body(lamp, "#ffe09a")
    sheet.body(lines * lamp, "#5a1a14")
