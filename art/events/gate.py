"""The gate of the dead, and what comes out of it."""

from __future__ import annotations

from math import sin
from typing import Final

from art.events.scene import INKY, X, put, sky
from art.events.walkers import (
    Walker,
    banner_bearer,
    black_officer,
    lantern_bearer,
    long_tongue,
    ox_head,
    print_walker,
    skeleton,
    stiff,
    umbrella_bearer,
    white_officer,
)
from art.ghosts.limbs import inked, pose, spots
from art.ghosts.talons import Flesh, gripping, knuckles
from art.kit.base import SCALE, blur, smooth
from art.kit.geometry import polygon
from art.kit.media import ink, woodblock
from art.kit.noise import chance
from art.kit.scenery import clouds
from art.kit.sheet import Sheet

_RED, _GOLD, _TILE = "#a8281c", "#d8a848", "#1d3638"
_LEFT, _RIGHT, _TOP, _SILL = X - 98, X + 98, 262.0, 628.0
"""The opening."""


def gate(sheet: Sheet) -> None:
    """Both leaves stand open: the dead walk out of the light, and something vast looks over their heads."""
    sky(sheet, "#0a1619", "#2b5650", horizon=520)
    _path(sheet)
    _inside(sheet)
    _giant(sheet)
    _crowd(sheet)
    for s in (-1, 1):
        _leaf(sheet, s)
    _grip(sheet)
    _roof(sheet)
    for x in (X - 164, X + 164):
        _lantern(sheet, x, 232)
    clouds(sheet, [(20, 690, 36), (60, 712, 28), (388, 696, 36), (350, 716, 26)], "#9fd8bc", "#173a36", 4)


def _path(sheet: Sheet) -> None:
    """Print the light on the ground before the gate, and its steps."""
    ground = sheet.plate().rect(-10, 600, 540, 140).mask
    sheet.body(woodblock(ground, 5, 0.3), "#12302e")
    light = sheet.plate().fill(polygon([(_LEFT, 620), (_RIGHT, 620), (X + 250, 740), (X - 250, 740)])).mask
    sheet.body(blur(light, 5 * SCALE), "#a4edc8")
    steps = sheet.plate()
    for i in range(4):
        y = 634 + i * (17 + 4 * i)
        steps.line(f"M {X - 116 - i * 44} {y} L {X + 116 + i * 44} {y}", 2.6)
    sheet.lay(steps.mask * 0.6, "#2f6a58")


def _inside(sheet: Sheet) -> None:
    hole = sheet.plate().rect(_LEFT, _TOP, _RIGHT - _LEFT, _SILL - _TOP).mask
    sheet.body(hole, "#0b1d1e")
    low = sheet.plate().disc(X, 590, 110, ry=190).mask
    sheet.body(blur(low, 40 * SCALE) * hole * 1.2, "#4fc79b")
    bright = sheet.plate().disc(X, 600, 70, ry=130).mask
    sheet.body(blur(bright, 30 * SCALE) * hole * 1.1, "#e8ffe9")


def _giant(sheet: Sheet) -> None:
    """Print the face that fills the top of the gate: only its eyes and its teeth catch the light."""
    hole = sheet.plate().rect(_LEFT, _TOP, _RIGHT - _LEFT, _SILL - _TOP).mask
    face = sheet.plate().fill(
        [(X - 92, 250), (X, 236), (X + 92, 250), (X + 84, 350), (X + 46, 420), (X - 46, 420), (X - 84, 350)]
    )
    sheet.body(woodblock(face.mask, 5, 0.35) * hole * 0.95, "#17413a")
    lines, whites, pupils = sheet.plate(), sheet.plate(), sheet.plate()
    for s in (-1, 1):
        whites.fill([(X + s * 16, 338), (X + s * 34, 310), (X + s * 70, 306), (X + s * 76, 322), (X + s * 52, 342)])
        pupils.disc(X + s * 44, 324, 6.5, ry=15)
        lines.brush([(X + s * 6, 330, 1.2), (X + s * 34, 296, 1.1), (X + s * 84, 288, 0.2)], 17, dry=0.1, seed=3)
        lines.brush([(X + s * 14, 346, 0.4), (X + s * 22, 366, 1), (X + s * 10, 378, 0.3)], 6, dry=0.1, seed=4)
        lines.brush([(X + s * 34, 364, 0.2), (X + s * 62, 386, 1), (X + s * 58, 420, 0.2)], 6, dry=0.1, seed=5)
    sheet.lay(ink(lines.mask, 3) * hole, "#051012")
    sheet.body(blur(whites.mask, 9 * SCALE) * hole * 1.3, "#e8862c").body(whites.mask, "#ffd84a")
    sheet.body(pupils.mask, "#1a0806")
    teeth = sheet.plate()
    for i in range(9):
        x, long = X + (i - 4) * 15, (30 if i in (1, 7) else 17)
        teeth.fill(polygon([(x - 8, 392), (x + 8, 392), (x + 1, 392 + long)]))
    sheet.body(
        sheet.plate().fill([(X - 72, 390), (X, 384), (X + 72, 390), (X + 40, 430), (X - 40, 430)]).mask * hole,
        "#051012",
    )
    sheet.body(teeth.mask * hole, "#dff0cf")


_CROWD: Final = (
    (banner_bearer, -40, 600, 0.44),
    (black_officer, 18, 600, 0.46),
    (skeleton, -70, 606, 0.46),
    (umbrella_bearer, 64, 608, 0.5),
    (skeleton, -4, 618, 0.5),
    (long_tongue, -52, 628, 0.56),
    (ox_head, 44, 632, 0.58),
    (lantern_bearer, 84, 660, 0.6),
    (white_officer, -10, 668, 0.7),
    (stiff, -84, 672, 0.64),
)
"""Who comes out, from the back to the front: how far from the middle, where the feet are, how large."""


def _crowd(sheet: Sheet) -> None:
    shade = sheet.plate()
    for _, x, y, k in _CROWD:
        way = [(X + x - 34 * k, y - 4), (X + x + 34 * k, y - 4), (X + x * 1.3 + 40 * k, y + 74 * k)]
        shade.fill(polygon([*way, (X + x * 1.3 - 46 * k, y + 74 * k)]))
    sheet.lay(blur(shade.mask, 3 * SCALE) * 0.55, "#1f4a44")
    for draw, x, y, k in _CROWD:
        walker = Walker(sheet, X + x, y, k)
        draw(walker)
        print_walker(sheet, walker)


def _leaf(sheet: Sheet, s: int) -> None:
    """Print a leaf of the gate, swung out towards us: studs in rows, a beast with a ring in its mouth."""
    inner, outer = X + s * 98, X + s * 172
    leaf = sheet.plate().fill(polygon([(inner, _TOP - 6), (outer, 216), (outer, 706), (inner, _SILL + 4)]))
    put(sheet, leaf, _RED, rim=3, grain=0.3)
    sheet.lay(leaf.mask * smooth(s * (sheet.grid()[0] - X), 96, 182) * 0.7, "#3a0c0c")
    lit = sheet.plate().line(f"M {inner} {_TOP} L {inner} {_SILL + 4}", 6)
    sheet.body(blur(lit.mask, 2 * SCALE) * 1.1, "#c8ffdc")
    frame = sheet.plate().line(
        polygon([(inner + s * 8, 274), (outer - s * 8, 236), (outer - s * 8, 686), (inner + s * 8, 618)]), 3.4
    )
    sheet.body(frame.mask * 0.85, _GOLD)
    studs = sheet.plate()
    for column, share in enumerate((0.26, 0.52, 0.78)):
        top, foot = _TOP - 6 + (216 - _TOP + 6) * share, _SILL + 4 + (706 - _SILL - 4) * share
        for row in range(7):
            if row != 3 or column != 1:
                studs.disc(
                    inner + s * 74 * share, top + (foot - top) * (row + 0.7) / 7.4, 5 + 2 * share, ry=6 + 2 * share
                )
    put(sheet, studs, "#e3b455", rim=1.5, grain=0.05)
    x, y = inner + s * 38, 456.0
    put(sheet, sheet.plate().disc(x, y, 15, ry=18).disc(x - 11, y - 15, 6).disc(x + 11, y - 15, 6), _GOLD, rim=1.8)
    sheet.lay(sheet.plate().disc(x - 5, y - 4, 3).disc(x + 5, y - 4, 3).disc(x, y + 9, 7, ry=3.4).mask, INKY)
    put(sheet, sheet.plate().ring(x, y + 24, 13, 4.5), _GOLD, rim=1.4)


_HIDE: Final = Flesh("#3f8068", "#1c4a40", "#e8f2cf", "#061312")
_FINGERS: Final = (
    spots("-30,34 -2,40 26,40 40,58"),
    spots("-34,14 0,17 38,16 58,38"),
    spots("-36,-8 0,-10 44,-14 66,8"),
    spots("-30,-28 -4,-38 32,-44 56,-26"),
)
"""The giant's fingers, from the little one up: they come round the jamb, bend on the leaf and dig in."""


def _grip(sheet: Sheet) -> None:
    """Print the giant's hands: forearms out of the dark, knuckles at both jambs, claws dug into the leaves."""
    hole = sheet.plate().rect(_LEFT, _TOP, _RIGHT - _LEFT, _SILL - _TOP).mask
    for s, y, turn in ((-1, 390, 0.06), (1, 414, 0.12)):
        at = pose(X + s * 104, y, turn=s * turn, k=0.98, side=s)
        arm = sheet.plate().brush(at(spots("-26,6,1 -34,60,0.9 -26,130,1.1 -16,210,1.3")), 42, dry=0, taper=(0, 0))
        arm.fill(at(spots("-50,34 -48,-4 -38,-30 -16,-44 0,-40 2,44 -24,56 -46,54")))
        fade = hole * (1 - smooth(sheet.down(), 460, 560))
        sheet.rim(arm.mask * fade, "#061312", 2.4).body(arm.mask * fade, _HIDE.dim)
        lit = sheet.plate().fill(at(spots("-52,30 -48,-4 -38,-30 -16,-42 0,-38 -26,-10 -32,30 -36,60 -52,110")))
        sheet.body(lit.mask * arm.mask * fade, _HIDE.skin)
        gripping(sheet, _FINGERS, 23, _HIDE, at, 1.3)
        knuckles(sheet, spots("-38,36 -40,-4 -34,-30 -18,-36 -8,-24 -6,30 -22,42"), _HIDE, at)
        tendons = ("-12,-34,0.9 -28,-24,0.7 -44,-2,0.1", "-10,-8,0.9 -28,-4,0.7 -46,8,0.1")
        inked(sheet, [at(spots(way)) for way in (*tendons, "-10,16,0.9 -28,16,0.7 -46,24,0.1")], 4, _HIDE.rim)


_EAVES: Final = (
    "M -96 62 C -108 112 -146 148 -196 158 C -202 150 -208 140 -212 128 C -204 174 -180 186 -160 190 "
    "L 160 190 C 180 186 204 174 212 128 C 208 140 202 150 196 158 C 146 148 108 112 96 62 Z"
)


def _roof(sheet: Sheet) -> None:
    """Print the beams, the brackets, the name of the gate and the roof with its bent eaves."""
    put(sheet, sheet.plate().rect(X - 180, 222, 360, 34, 3), "#7a1f16", rim=2.6, grain=0.3)
    trim = sheet.plate().line(f"M {X - 172} 249 L {X + 172} 249", 2.4).line(f"M {X - 172} 229 L {X + 172} 229", 2.4)
    sheet.body(trim.mask, _GOLD)
    for row, (y, wide) in enumerate(((206, 16.0), (192, 20.0))):
        for i in range(11):
            x = X + (i - 5) * 32
            block = sheet.plate().fill(
                polygon(
                    [(x - wide * 0.55, y + 15), (x + wide * 0.55, y + 15), (x + wide * 0.8, y), (x - wide * 0.8, y)]
                )
            )
            put(sheet, block, ("#2f7a68", "#b8862f")[(i + row) % 2], rim=1.8, grain=0.15)
    with sheet.at(X, 0, 1):
        roof = sheet.plate().fill(_EAVES)
        put(sheet, roof, _TILE, rim=3, rim_tint="#081214", grain=0.3)
        tiles, ends = sheet.plate(), sheet.plate()
        for i in range(19):
            a = (i - 9) / 9
            tiles.brush([(a * 92, 66, 0.7), (a * 122, 128, 1), (a * 172, 184, 1.1)], 5.4, dry=0.1, seed=i)
            ends.disc(a * 170, 185 - 10 * max(0, abs(a) - 0.8), 7)
        sheet.body(ink(tiles.mask, 3) * roof.mask, "#4f7f78")
        put(sheet, ends, "#6a9a8c", rim=1.6, rim_tint="#081214", grain=0.1)
        ridge = sheet.plate().rect(-104, 52, 208, 18, 4)
        for s in (-1, 1):
            ridge.brush([(s * 92, 60, 1), (s * 114, 54, 1.1), (s * 126, 30, 0.9), (s * 108, 22, 0.2)], 18, dry=0)
        put(sheet, ridge, "#2f5a56", rim=2.4, rim_tint="#081214", grain=0.2)
        put(sheet, sheet.plate().fill([(0, 16), (14, 38), (9, 54), (-9, 54), (-14, 38)]), "#d8582c", rim=2, grain=0.1)
    board = sheet.plate().rect(X - 92, 168, 184, 72, 5)
    put(sheet, board, "#14100f", rim=4, rim_tint=_GOLD)
    name = sheet.plate().text("鬼門關", X, 204, 56, gap=1.04, bold=1.8)
    sheet.body(ink(name.mask, 3, edge=0.3), "#f4d888")


def _lantern(sheet: Sheet, x: float, y: float) -> None:
    """Hang a white mourning lantern in which a green flame burns."""
    sheet.lay(sheet.plate().line(f"M {x} {y - 40} L {x} {y}", 3).mask, INKY)
    body = sheet.plate().disc(x, y + 40, 27, ry=34)
    sheet.body(blur(body.mask, 14 * SCALE) * 1.1, "#5fd8a8")
    put(sheet, body, "#e4f6dc", rim=2.2, grain=0.12)
    ribs = sheet.plate()
    for dx in (-15, 15):
        ribs.brush([(x + dx * 0.7, y + 9, 0.6), (x + dx * 1.2, y + 40, 1), (x + dx * 0.7, y + 71, 0.6)], 2, dry=0)
    sheet.lay(ribs.mask * 0.6, "#2f6a58")
    put(sheet, sheet.plate().rect(x - 14, y + 3, 28, 8, 2).rect(x - 14, y + 70, 28, 8, 2), "#20302c", rim=1.6)
    sheet.lay(ink(sheet.plate().text("奠", x, y + 40, 34, bold=1).mask, 3, edge=0.3), INKY)
    fringe, dice = sheet.plate(), chance(int(x))
    for i in range(5):
        way = [
            (x - 10 + i * 5, y + 78, 1),
            (x - 11 + i * 5.5, y + 92, 0.8),
            (x - 12 + i * 6 + 3 * sin(i), y + 104 + 6 * dice.random(), 0.1),
        ]
        fringe.brush(way, 4.4, dry=0.1)
    put(sheet, fringe, "#e4f6dc", rim=1, grain=0.05)
