"""The Yellow Turbans: the great banner of the yellow sky, and those who follow it, seen from behind."""

from __future__ import annotations

from typing import Final

from art.kit.geometry import polygon
from art.kit.media import cinnabar, ink, woodblock
from art.kit.palette import CINNABAR, INK
from art.kit.sheet import Sheet
from art.roles.body import Place, flesh
from art.roles.clench import clench

_YELLOW: Final = "#f6c83c"
_SHADE: Final = "#c8801c"
_SKIN: Final = "#d09a5c"
_POLE: Final = ((104.0, 716.0), (136.0, 96.0))


def sky_banner(sheet: Sheet, words: str) -> None:
    """Fly a yellow banner with flames along its far edge, two words on it, from a pole with a blade and a tassel."""
    (fx, fy), (tx, ty) = _POLE
    pole = sheet.plate().brush([(fx, fy, 1), (tx, ty, 0.8)], 17, dry=0.03, seed=2, taper=(0, 0), wob=0)
    sheet.solid(pole.mask, "#5a2c14", rim=2.2, line=INK, grain=0.2, mott=0.1)
    top = [(130, 132), (196, 112), (262, 138), (322, 132), (362, 140)]
    flames = [(368, 140), (384, 168), (356, 190), (388, 222), (354, 244), (386, 282), (352, 300), (388, 342)]
    flames += [(358, 356), (396, 400), (362, 410), (372, 444)]
    foot = [(372, 444), (318, 430), (250, 442), (186, 410), (116, 426)]
    edge = [p for p in flames for _ in (0, 1)]
    cloth = sheet.plate().fill([*top, *edge, *foot[1:], foot[-1], top[0]]).mask
    sheet.solid(cloth, "#c2371c", rim=3, line=INK, grain=0.12, mott=0.1)
    inner = [(134, 148), (196, 130), (262, 156), (318, 150), (340, 152), (340, 152), (334, 290)]
    inner += [(350, 420), (350, 420), (318, 414), (250, 424), (186, 392), (120, 408), (120, 408)]
    field = sheet.plate().fill(inner).mask
    sheet.body(woodblock(field, 4, 0.1, mott=0.08), _YELLOW)
    folds = sheet.plate()
    for points, width in (
        ([(196, 132, 0.2), (182, 250, 1), (190, 392, 0.3)], 22),
        ([(322, 152, 0.3), (308, 280, 1), (322, 414, 0.2)], 20),
        ([(140, 150, 0.8), (136, 260, 1), (126, 404, 0.8)], 12),
    ):
        folds.brush(points, width, dry=0.25, seed=width, wob=0.02)
    sheet.lay(ink(folds.mask, 3) * field * 0.5, _SHADE)
    script = sheet.plate().text(words, 246, 212, 132, upright=True, gap=1.02, bold=4)
    sheet.lay(cinnabar(script.mask, 4, 0.12) * 1.2, "#8a1a12")
    _finial(sheet, tx, ty)


def _finial(sheet: Sheet, x: float, y: float) -> None:
    tassel = sheet.plate()
    for i, (dx, dy) in enumerate(((-26, 30), (-14, 40), (-2, 42), (12, 36))):
        tassel.brush([(x, y - 4, 0.8), (x + dx * 0.8, y + dy * 0.5, 1), (x + dx, y + dy, 0.1)], 15, dry=0.15, seed=i)
    sheet.solid(tassel.mask, CINNABAR, rim=1.8, line=INK, grain=0.1, mott=0.1)
    blade = sheet.plate().fill(polygon([(x - 6, y), (x - 15, y - 24), (x + 4, y - 68), (x + 19, y - 22), (x + 8, y)]))
    sheet.solid(blade.mask, "#e9e2cc", rim=2.2, line=INK, grain=0.1, mott=0.1)
    sheet.body(sheet.plate().fill(polygon([(x + 3, y - 2), (x + 4, y - 62), (x + 15, y - 22)])).mask, "#a9a08a")


def turban(sheet: Sheet, x: float, y: float, k: float, *, wind: float = 1.0, coat: str = "#6a3018") -> None:
    """Print a follower from behind: a headscarf about his topknot, its two ends flying.

    Args:
        sheet: where.
        x: the middle of his head.
        y: its height.
        k: how large he is; 1 is about 110 units wide at the head.
        wind: how far the ends fly to the right.
        coat: the colour of his back.
    """

    def at(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
        return [(x + k * a, y + k * b, *rest) for a, b, *rest in points]

    half = [(26, 62), (46, 78), (104, 96), (140, 136), (158, 290)]
    back = sheet.plate().fill(at(*half, *((-a, b) for a, b in reversed(half))))
    sheet.solid(back.mask, coat, rim=2.4, line="#d08a34", grain=0.2, mott=0.1)
    nape = sheet.plate().disc(x - 46 * k, y + 8 * k, 9 * k, ry=16 * k).disc(x + 46 * k, y + 8 * k, 9 * k, ry=16 * k)
    nape.fill(at((-42, -10), (42, -10), (38, 30), (26, 48), (30, 80), (0, 92), (-30, 80), (-26, 48), (-38, 30)))
    sheet.solid(nape.mask, _SKIN, rim=1.8, line=INK, grain=0.1, mott=0.1)
    hair = sheet.plate().fill(at((-42, -10), (42, -10), (38, 24), (20, 40), (0, 46), (-20, 40), (-38, 24)))
    sheet.body(hair.mask, "#241610")
    _ends(sheet, x, y, k, wind)
    knob = sheet.plate().fill(at((-15, -56), (-19, -74), (-8, -86), (11, -86), (19, -72), (15, -56)))
    sheet.solid(knob.mask, "#e0a026", rim=2.2, line=INK, grain=0.1, mott=0.08)
    crown = [(47, 8), (47, 8), (51, -14), (45, -40), (26, -58), (0, -63)]
    foot = [(-47, 8), (-47, 8), (-24, 17), (0, 20), (24, 17)]
    mask = sheet.plate().fill(at(*crown, *((-a, b) for a, b in crown[-2:1:-1]), *foot)).mask
    sheet.solid(mask, _YELLOW, rim=2.2, line=INK, grain=0.1, mott=0.08)
    wraps = sheet.plate()
    for points, width in (
        ([(-49, -2, 0.4), (-16, 4, 1), (16, 8, 0.6)], 4),
        ([(-52, -20, 0.4), (-18, -10, 1), (16, 5, 0.6)], 5),
        ([(-42, -44, 0.2), (-8, -30, 1), (17, 2, 0.5)], 6),
        ([(2, -62, 0.1), (18, -34, 1), (20, 0, 0.6)], 5),
        ([(50, -8, 0.3), (36, -2, 1), (24, 8, 0.5)], 5),
    ):
        wraps.brush(at(*points), width * k, dry=0, seed=width)
    sheet.lay(ink(wraps.mask, 3) * mask * 0.9, "#8a4a10")
    shade = sheet.plate().fill(at((24, -66), (60, -60), (60, 30), (20, 20), (34, -20)))
    sheet.lay(shade.mask * mask * 0.55, _SHADE)
    knot = sheet.plate().fill(at((10, -4), (24, -6), (34, 6), (26, 20), (12, 20), (4, 8)))
    sheet.solid(knot.mask, "#e8b030", rim=1.8, line=INK, grain=0.1, mott=0.08)


def bearer(sheet: Sheet, x: float, y: float, k: float, grasp: float) -> None:
    """Print the follower who carries the banner, his right hand about its pole at the height ``grasp``."""
    (fx, fy), (tx, ty) = _POLE
    hold = (fx + (tx - fx) * (fy - grasp) / (fy - ty), grasp)
    arm = sheet.plate().brush(
        [(x - 96 * k, y + 150 * k, 1.25), (hold[0] + 34, grasp + 74, 0.95), (hold[0] + 20, grasp + 8, 0.66)],
        56 * k,
        dry=0,
        taper=(0, 0),
        wob=0,
    )
    flesh(sheet, arm.mask, _SKIN)
    turban(sheet, x, y, k)
    sleeve = [(-134, 96), (-118, 84), (-70, 92), (-50, 100), (-60, 200), (-170, 260), (-158, 150)]
    plate = sheet.plate().fill([(x + k * a, y + k * b) for a, b in sleeve])
    sheet.solid(plate.mask, "#7a3a1c", rim=2.2, line="#d08a34", grain=0.2, mott=0.1)
    clench(sheet, Place(*hold, 0.74), _SKIN)


def _ends(sheet: Sheet, x: float, y: float, k: float, wind: float) -> None:
    """Let the two ends of a headscarf fly from its knot, broader to their tips."""
    tails = sheet.plate()
    for seed, line in enumerate(
        (
            [(20, 8, 0.5), (44, 14, 0.9), (78, -14, 1.1), (112, -8, 1.3)],
            [(20, 12, 0.5), (34, 46, 0.9), (46, 86, 1.1), (72, 108, 1.3)],
        )
    ):
        points = [(x + k * a * wind, y + k * b, c) for a, b, c in line]
        tails.brush(points, 22 * k, dry=0.02, seed=seed, taper=(0, 0), wob=0.02)
    sheet.solid(tails.mask, "#e0a026", rim=2, line=INK, grain=0.1, mott=0.08)


def spear(sheet: Sheet, foot: tuple[float, float], tip: tuple[float, float], k: float) -> None:
    """Print a spear from its foot to its tip, ``k`` times as thick as usual."""
    (fx, fy), (tx, ty) = foot, tip
    shaft = sheet.plate().line(f"M {fx} {fy} L {tx} {ty}", 6 * k).mask
    sheet.solid(shaft, "#2a140c", rim=1, line="#c07a2c", grain=0.1, mott=0.1)
    blade = sheet.plate().fill(polygon([(tx - 8 * k, ty), (tx, ty - 44 * k), (tx + 8 * k, ty), (tx, ty + 8 * k)]))
    sheet.solid(blade.mask, "#efe6cc", rim=1.6, line=INK, grain=0.1, mott=0.1)
