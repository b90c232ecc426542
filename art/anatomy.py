"""Hands, skulls and sleeves: what many figures have and few painters draw well."""

from __future__ import annotations

from math import cos, sin

from art.kit.base import SCALE, Mask, Points, blur, smooth
from art.kit.geometry import polygon
from art.kit.media import ink
from art.kit.sheet import Sheet

DARK = "#140f16"
_FINGERS = (
    ((-20, -14), (-31, -52), (-36, -84)),
    ((-8, -20), (-11, -64), (-12, -104)),
    ((7, -20), (10, -62), (13, -98)),
    ((20, -12), (29, -46), (36, -74)),
)
"""Root, knuckle and tip of each finger of a hand that points up, from the index to the little one."""
_THUMB = ((-22, 16), (-46, -8), (-58, -36))


def hand(
    sheet: Sheet,
    x: float,
    y: float,
    k: float,
    skin: str,
    *,
    turn: float = 0.0,
    side: int = 1,
    bent: float = 0.0,
    claws: str = "",
    rim: str = DARK,
    bony: float = 1.0,
    arm: Points = (),
    thick: float = 40.0,
) -> None:
    """Print an open hand.

    Args:
        sheet: where.
        x: the middle of the palm.
        y: its height.
        k: how large it is; 1 is about 190 units from wrist to finger tip.
        skin: its colour.
        turn: how far it is turned, in radians; 0 points up.
        side: 1 has the thumb at the left, -1 at the right.
        bent: how far the fingers curl in.
        claws: the colour of long nails, "" for none.
        rim: the colour of its contour.
        bony: how thick the fingers are, in shares.
        arm: where a bare arm comes from, point by point; it ends at the wrist.
        thick: how thick that arm is.
    """

    def placed(px: float, py: float) -> tuple[float, float]:
        px *= side
        return x + k * (px * cos(turn) - py * sin(turn)), y + k * (px * sin(turn) + py * cos(turn))

    palm = [(-17, 62), (-25, 20), (-24, -14), (-8, -27), (10, -27), (24, -12), (24, 22), (16, 62)]
    shape, nails, creases = sheet.plate().fill([placed(*corner) for corner in palm]), sheet.plate(), sheet.plate()
    for i, (root, knuckle, tip) in enumerate((*_FINGERS, _THUMB)):
        end = (tip[0] * (1 - bent), tip[1] * (1 - 0.5 * bent))
        joint = (*placed(*knuckle), 1.05 if bony < 1 else 0.95)
        line = [(*placed(*root), 1.0), joint, (*placed(*end), 0.55)]
        shape.brush(line, (16 if i < 4 else 18) * k * bony, dry=0, seed=i, wob=0.02, taper=(0.02, 0.08))
        if claws:
            dx, dy = end[0] - knuckle[0], end[1] - knuckle[1]
            reach = 34 / max(1.0, (dx * dx + dy * dy) ** 0.5)
            point = (end[0] + dx * reach, end[1] + dy * reach)
            nails.fill(polygon([placed(end[0] - 6, end[1] + 8), placed(*point), placed(end[0] + 6, end[1] + 8)]))
    if arm:
        shape.brush([*arm, placed(0, 44)], thick, dry=0, seed=7, taper=(0, 0), wob=0.02)
    for dx in (-14, 0, 14):
        creases.brush([(*placed(dx, -22), 0.4), (*placed(dx * 0.8, 4), 1), (*placed(dx * 0.4, 30), 0.1)], 3.4 * k)
    if claws:
        sheet.solid(nails.mask, claws, rim=1.3, line=rim, grain=0.15, mott=0.12)
    mask = shape.mask
    sheet.solid(mask, skin, rim=2.2, line=rim, grain=0.15, mott=0.12)
    sheet.lay(ink(creases.mask, 3) * mask * 0.55, DARK)


def skull(
    sheet: Sheet,
    x: float,
    y: float,
    k: float,
    bone: str,
    shade: str,
    *,
    spark: str = "",
    rim: str = DARK,
    jaw: bool = True,
) -> None:
    """Print a skull seen from the front: 1 is 240 units wide; ``spark`` lights its sockets."""

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x + k * a, y + k * b) for a, b in points]

    dome = [
        (0, -150),
        (62, -140),
        (106, -96),
        (118, -36),
        (104, 12),
        (112, 44),
        (84, 66),
        (62, 78),
        (54, 112),
        (0, 122),
    ]
    plate = sheet.plate().fill(at(*dome, *((-a, b) for a, b in reversed(dome[1:-1]))))
    if jaw:
        chin = [(0, 196), (44, 188), (66, 150), (76, 84), (94, 66), (90, 118), (80, 168), (52, 208), (0, 216)]
        plate.fill(at(*chin, *((-a, b) for a, b in reversed(chin[1:-1]))))
        plate.fill(at((-58, 130), (58, 130), (56, 196), (30, 208), (-30, 208), (-56, 196)))
    mask = plate.mask
    sheet.solid(mask, bone, rim=3, line=rim, grain=0.15, mott=0.12)
    hollow = sheet.plate()
    for s in (-1, 1):
        hollow.disc(x + s * 92 * k, y + 84 * k, 26 * k, ry=40 * k, rot=s * -24)
        hollow.disc(x + s * 108 * k, y - 40 * k, 20 * k, ry=62 * k)
        hollow.disc(x + s * 46 * k, y - 2 * k, 48 * k, ry=42 * k)
    hollow.disc(x, y + 206 * k, 66 * k, ry=20 * k)
    sheet.lay(blur(hollow.mask, 11 * k * SCALE) * mask * 0.85, shade)
    sheet.lay(mask * smooth(sheet.down(), y - 60 * k, y + 250 * k) * 0.45, shade)
    sheet.lay(ink(_features(sheet, x, y, k, jaw), 3, edge=0.6) * 1.3, DARK)
    if spark:
        light = sheet.plate().disc(x - 45 * k, y - 2 * k, 10 * k).disc(x + 45 * k, y - 2 * k, 10 * k).mask
        sheet.body(blur(light, 8 * k * SCALE), spark).body(light, "#fff6d8")


def _features(sheet: Sheet, x: float, y: float, k: float, jaw: bool) -> Mask:
    """Return sockets, nose, teeth and seams of a skull."""
    dark = sheet.plate()
    socket = [(14, 6), (22, -28), (54, -38), (82, -20), (84, 12), (62, 34), (28, 32)]
    for s in (-1, 1):
        dark.fill([(x + s * k * a, y + k * b) for a, b in socket])
        dark.fill([(x + s * k * a, y + k * b) for a, b in ((2, 42), (10, 44), (18, 76), (6, 80))])
        temple = [(104, -70, 0.2), (88, -40, 1), (96, 6, 0.2)]
        dark.brush([(x + s * k * a, y + k * b, c) for a, b, c in temple], 7 * k, dry=0.3, seed=4 + s)
    gap = 128 if jaw else 112
    for i in range(-4, 5):
        lean = i * 11.5 * k
        dark.brush(
            [(x + lean, y + 100 * k, 0.5), (x + lean * 1.04, y + gap * k, 1), (x + lean, y + 122 * k, 0.2)], 4 * k
        )
        if jaw:
            dark.brush([(x + lean, y + (gap + 4) * k, 1), (x + lean * 0.94, y + 158 * k, 0.2)], 4.4 * k, dry=0.05)
    if jaw:
        dark.brush([(x - 56 * k, y + 126 * k, 0.5), (x, y + 132 * k, 1), (x + 56 * k, y + 126 * k, 0.5)], 6 * k, dry=0)
    seam = [(34, -146), (26, -112), (40, -92), (30, -66)]
    dark.line("M " + " L ".join(f"{x + k * a} {y + k * b}" for a, b in seam), 3 * k)
    return dark.mask
