"""The ghost that is a shadow, and the man who casts it."""

from __future__ import annotations

from art.ghosts.haunting import DARK, put
from art.ghosts.limbs import pose, spots
from art.kit.base import SCALE, blur
from art.kit.geometry import polygon
from art.kit.media import ink
from art.kit.noise import warp
from art.kit.plate import Plate
from art.kit.sheet import Sheet

_SHADE = "#17101f"
_MAN = (214.0, 672.0)
"""Between his feet."""


def shadow(sheet: Sheet) -> None:
    """A lamp throws a small man's shadow up the wall: it has claws he hasn't, and closes them about him."""
    floor = sheet.plate().fill(polygon([(-10, 640), (522, 640), (522, 740), (-10, 740)])).mask
    sheet.body(floor * 0.5, "#54466a")
    glow = sheet.plate().disc(250, 640, 150, ry=110).mask
    sheet.body(blur(glow, 40 * SCALE) * 0.85, "#f3d9a0")
    shape = sheet.plate()
    _thrown(shape)
    mask = warp(shape.mask, 1.6, 18, 4)
    sheet.lay(blur(mask, 10 * SCALE) * 0.45, _SHADE)
    sheet.body(blur(mask, 0.8 * SCALE), _SHADE)
    _grin(sheet)
    _man(sheet)
    _lamp(sheet)


def _thrown(shape: Plate) -> None:
    """Draw the shadow: out from his feet, bent up at the wall, grown too tall, its arms round him on both sides."""
    x, y = _MAN
    shape.fill(spots(f"{x - 14},{y} 186,636 176,580 150,500 112,430 70,380 62,320 96,276 150,262 {x},270"))
    shape.fill(spots(f"{x + 14},{y} 244,636 254,580 280,500 318,430 356,380 364,320 330,276 276,262 {x},270"))
    shape.fill(
        polygon([(x - 14, y), (176, 600), (120, 420), (150, 262), (276, 262), (308, 420), (254, 600), (x + 14, y)])
    )
    shape.fill(spots("214,118 256,136 268,186 258,236 240,276 188,276 170,236 160,186 172,136"))
    shape.disc(x, 84, 25, ry=30).rect(x - 10, 104, 20, 24)
    for s in (-1, 1):
        at = pose(x, 0, side=s)
        for lock in (
            "40,134,1 62,150,0.8 78,180,0.05",
            "46,170,1 68,196,0.8 72,230,0.05",
            "26,126,1 48,122,0.8 76,136,0.05",
        ):
            shape.brush(at(spots(lock)), 24, dry=0, taper=(0, 0.05))
        arm = at(spots("110,310,1.1 168,352,1 180,430,0.8 166,500,0.72 136,556,0.5"))
        shape.brush(arm, 72, dry=0, taper=(0, 0), wob=0.01).disc(x + s * 110, 310, 39).disc(x + s * 136, 556, 20)
        for i, claw in enumerate(
            (
                "150,540 146,590 104,640",
                "138,552 122,602 80,636",
                "128,548 98,588 62,610",
                "126,534 86,556 52,566",
                "156,516 178,566 152,620",
            )
        ):
            ends = claw.split(" ")
            way = ",1 ".join(ends[:2]) + f",1 {ends[2]},0.03"
            shape.brush(at(spots(way)), 21, dry=0, seed=i, taper=(0, 0.05), wob=0.01)


def _grin(sheet: Sheet) -> None:
    """Print what is light in the shadow: its eyes, which look down at him, and its teeth."""
    light = sheet.plate()
    for s in (-1, 1):
        light.fill(pose(_MAN[0], 0, side=s)(spots("10,196 26,186 46,176 40,190 26,199")))
    light.fill(
        polygon(
            pose(_MAN[0], 0)(
                spots(
                    "-44,222 -30,232 -22,227 -14,237 -6,230 0,239 6,230 14,237 22,227 30,232 44,222 30,246 "
                    "20,240 12,248 4,242 0,249 -4,242 -12,248 -20,240 -30,246"
                )
            )
        )
    )
    sheet.body(blur(light.mask, 8 * SCALE), "#86c4d8").body(light.mask, "#effcff")


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
    x, y = 320.0, 700.0
    stand = sheet.plate().fill(
        polygon([(x - 26, y), (x + 26, y), (x + 8, y - 12), (x + 6, y - 42), (x - 6, y - 42), (x - 8, y - 12)])
    )
    stand.fill([(x - 30, y - 54), (x + 30, y - 54), (x + 18, y - 38), (x - 18, y - 38)])
    put(sheet, stand, "#3a2a24", rim=2, rim_tint="#d2a048")
    flame = sheet.plate().fill([(x - 4, y - 92), (x + 10, y - 70), (x, y - 54), (x - 11, y - 68)])
    sheet.body(blur(flame.mask, 9 * SCALE) * 1.3, "#f6b04a").body(ink(flame.mask, 3), "#fff2b8")
