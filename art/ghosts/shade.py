"""The ghost that is a shadow, and the man who casts it."""

from __future__ import annotations

from art.ghosts.haunting import DARK, put
from art.kit.base import SCALE, blur
from art.kit.geometry import polygon
from art.kit.media import ink
from art.kit.plate import Plate
from art.kit.sheet import Sheet

_SHADE = "#17101f"
_MAN = (250.0, 668.0)
"""Between his feet."""


def shadow(sheet: Sheet) -> None:
    """A lamp throws a small man's shadow up the wall: it has claws he hasn't, and looks at him."""
    floor = sheet.plate().fill(polygon([(-10, 640), (522, 640), (522, 740), (-10, 740)])).mask
    sheet.body(floor * 0.5, "#54466a")
    glow = sheet.plate().disc(330, 640, 120, ry=80).mask
    sheet.body(blur(glow, 36 * SCALE) * 0.7, "#f3d9a0")
    shape = sheet.plate()
    _thrown(shape)
    mask = shape.mask
    sheet.lay(blur(mask, 10 * SCALE) * 0.5, _SHADE)
    sheet.body(blur(mask, 2.6 * SCALE) * 0.97, _SHADE)
    eyes = sheet.plate()
    for s, x in ((-1, 186), (1, 226)):
        eyes.fill([(x - 15, 252 - s * 5), (x, 241), (x + 15, 252 + s * 5), (x, 259)])
    sheet.body(blur(eyes.mask, 8 * SCALE), "#86c4d8").body(eyes.mask, "#effcff")
    _man(sheet)
    _lamp(sheet)


def _thrown(shape: Plate) -> None:
    """Draw the shadow: out from his feet along the floor, bent up at the wall, grown too tall."""
    x, y = _MAN
    shape.fill(
        f"M {x - 16} {y} L 150 640 C 124 590 138 520 124 452 C 116 400 112 372 146 350 C 172 336 188 330 188 306 "
        f"L 226 300 C 230 328 262 334 286 356 C 306 392 276 460 274 530 C 272 586 262 614 256 640 L {x + 16} {y} Z"
    )
    shape.disc(206, 256, 50, ry=64, rot=6).disc(216, 178, 21, ry=25).rect(205, 186, 18, 20)
    for line in (
        [(150, 348), (104, 332), (60, 366), (38, 440), (46, 492), (74, 486), (92, 446), (136, 440)],
        [(272, 350), (314, 328), (354, 360), (378, 430), (372, 484), (344, 482), (324, 440), (278, 436)],
    ):
        shape.fill(line)
    for x, y, s in ((58, 474, -1), (360, 470, 1)):
        for i, reach in enumerate((96, 122, 118, 88)):
            dx = (i - 1.5) * 13
            knuckle = (x + dx * 1.7 + s * 8, y + reach * 0.5, 0.9)
            shape.brush(
                [(x + dx * 0.8, y - 10, 1), knuckle, (x + dx * 1.5 - s * 6, y + reach, 0.05)],
                15,
                dry=0,
                seed=i,
                wob=0.02,
            )


def _man(sheet: Sheet) -> None:
    """Print the man from behind, a topknot on his head, his back lit."""
    x, y = _MAN
    gown = [
        (-14, -78),
        (-27, -70),
        (-34, -30),
        (-25, -26),
        (-24, 2),
        (24, 2),
        (25, -26),
        (34, -30),
        (27, -70),
        (14, -78),
    ]
    put(sheet, sheet.plate().fill(polygon([(x + a, y + b) for a, b in gown])), "#d9c8a6", rim=2.2)
    folds = sheet.plate().line(f"M {x - 8} {y - 40} L {x - 10} {y}", 2.4).line(f"M {x + 8} {y - 40} L {x + 9} {y}", 2.4)
    folds.line(f"M {x - 26} {y - 40} L {x + 26} {y - 40}", 5)
    sheet.lay(folds.mask * 0.9, "#4a3a3a")
    head = sheet.plate().disc(x, y - 94, 15, ry=18).disc(x + 1, y - 117, 7.5, ry=8.5)
    put(sheet, head, DARK, rim=1.6, rim_tint="#d9c8a6")


def _lamp(sheet: Sheet) -> None:
    """Print an oil lamp on its stand, by which all this is seen."""
    x, y = 338.0, 690.0
    stand = sheet.plate().fill(
        polygon([(x - 26, y), (x + 26, y), (x + 8, y - 12), (x + 6, y - 42), (x - 6, y - 42), (x - 8, y - 12)])
    )
    stand.fill([(x - 30, y - 54), (x + 30, y - 54), (x + 18, y - 38), (x - 18, y - 38)])
    put(sheet, stand, "#3a2a24", rim=2, rim_tint="#d2a048")
    flame = sheet.plate().fill([(x - 4, y - 92), (x + 10, y - 70), (x, y - 54), (x - 11, y - 68)])
    sheet.body(blur(flame.mask, 9 * SCALE) * 1.3, "#f6b04a").body(ink(flame.mask, 3), "#fff2b8")
