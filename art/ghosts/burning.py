"""The ghost that burns."""

from __future__ import annotations

from collections.abc import Sequence
from math import sin

import numpy as np

from art.ghosts.limbs import Placing, Spots, carve, claw, inked, pose, spots
from art.kit.base import SCALE, Mask, blur, smooth
from art.kit.media import ink
from art.kit.noise import chance, cloud
from art.kit.sheet import Sheet

_CHAR = "#1d1418"
_GLOW = "#f6a83a"
_HEAD = pose(206, 292, turn=-0.16, k=1.04)


def burnt(sheet: Sheet) -> None:
    """A man reels out of a blaze, coal already, one hand flung up, the other at his head, fire in his mouth."""
    _blaze(sheet)
    figure = _figure(sheet)
    _cracked(sheet, figure)
    _burning_face(sheet)
    _crown_of_fire(sheet)
    _hands(sheet)


def _tongues(sheet: Sheet, roots: Spots, width: float, *, seed: int) -> None:
    """Print tongues of fire that hook to the right, each ``(x, y, height)``, in four colours one in the other."""
    for layer, (tint, k) in enumerate((("#8e1a16", 1.0), ("#d8401e", 0.82), ("#f0902c", 0.62), ("#ffd76a", 0.4))):
        fire = sheet.plate()
        for i, (x, y, tall) in enumerate(roots):
            reach, sway = tall * k, (16 + 10 * sin(i * 2.3 + seed)) * (0.6 + 0.4 * k)
            line = [(x, y + 16, 0.7), (x - sway, y - reach * 0.3, 1.15), (x + sway * 0.9, y - reach * 0.66, 0.62)]
            fire.brush(
                [*line, (x + sway * 0.2, y - reach, 0.03)],
                width * (0.34 + 0.66 * k),
                dry=0,
                seed=i,
                wob=0.02,
                taper=(0.02, 0.1),
            )
        carve(sheet, fire, tint, rim=1.8 if layer else 3, line="#3a0c0c", grain=0.12)


def _blaze(sheet: Sheet) -> None:
    """Print the fire he comes out of: it fills the card and is brightest where he stands."""
    _tongues(sheet, spots("44,690,330 410,690,380 118,700,490 338,700,560 226,720,640"), 190, seed=2)
    heart = sheet.plate().disc(220, 500, 130, ry=200).mask
    sheet.body(blur(heart, 30 * SCALE) * 0.8, "#ffd76a")


def _figure(sheet: Sheet) -> Mask:
    body = sheet.plate()
    torso = spots(
        "178,376 142,388 132,424 152,480 166,540 152,600 112,740 202,740 230,660 258,654 276,740 "
        "356,740 330,640 298,590 288,530 300,470 314,426 300,388 262,370 240,330 192,330"
    )
    body.fill(torso)
    limbs = (
        (spots("160,414,1.1 118,400,1.15 72,388,0.85 62,344,0.95 84,286,0.66"), 50),
        (spots("288,412,1 334,420,1.15 362,436,0.85 386,452,0.95 404,486,0.66"), 50),
    )
    for i, (limb, width) in enumerate(limbs):
        body.brush(limb, width, dry=0, seed=i, wob=0.01, taper=(0, 0))
    skull = spots("0,-92 44,-82 66,-40 60,6 44,30 40,70 22,92 -22,92 -40,70 -44,30 -60,6 -66,-40 -44,-82")
    body.fill(_HEAD(skull))
    return carve(sheet, body, _CHAR, rim=4, line="#f6b04a", grain=0.1)


def _cracked(sheet: Sheet, figure: Mask) -> None:
    """Let fire show through coal: along the borders between its lumps, here more, there less."""
    x, y = sheet.grid()
    dice = chance(4)
    near, next_near = np.full(sheet.shape, 9e9, np.float32), np.full(sheet.shape, 9e9, np.float32)
    for _ in range(150):
        px, py = 40 + dice.random() * 370, 190 + dice.random() * 540
        far = np.hypot(x - px, (y - py) * 0.8).astype(np.float32)
        next_near = np.minimum(next_near, np.maximum(near, far))
        near = np.minimum(near, far)
    gap = next_near - near + 2.2 * (cloud(sheet.shape, 14 * SCALE, seed=9) - 0.5)
    heat = smooth(cloud(sheet.shape, 80 * SCALE, seed=3), 0.36, 0.62)
    vein = 1 - smooth((gap - 0.5 - 2.0 * heat) / (0.9 + 1.2 * heat), 0, 1)
    glow = vein * smooth(heat, 0.0, 0.3) * smooth(blur(figure, 5 * SCALE), 0.6, 0.9) * figure
    sheet.body(blur(glow, 4 * SCALE) * figure, "#b8301a").body(glow, "#f08a2c").body(
        smooth(glow * heat, 0.75, 1.0), "#ffe08a"
    )


def _burning_face(sheet: Sheet) -> None:
    dark = sheet.plate().fill(
        _HEAD(spots("0,-86 40,-78 60,-40 54,4 40,34 36,68 20,86 -20,86 -36,68 -40,34 -54,4 -60,-40 -40,-78"))
    )
    sheet.body(blur(dark.mask, 3 * SCALE) * 0.92, _CHAR)
    holes = sheet.plate()
    for s in (-1, 1):
        holes.fill(_HEAD(spots("8,-22 24,-24 48,-8 52,6 34,8 14,-2", s)))
        holes.fill(_HEAD(spots("2,16 8,16 10,28 3,30", s)))
    holes.fill(_HEAD(spots("0,36 24,42 28,66 18,92 -18,92 -28,66 -24,42")))
    mask = holes.mask
    sheet.body(ink(mask, 3), "#c8341c")
    sheet.body(smooth(blur(mask, 4 * SCALE), 0.62, 0.9) * mask, "#ffd76a")
    teeth = []
    for i in range(5):
        teeth.append(_HEAD([(-20 + i * 10, 34, 1), (-19 + i * 9.6, 50, 0.5)]))
    inked(sheet, teeth, 7, _CHAR)
    lines = [_HEAD(spots("4,-42,0.6 28,-38,1 58,-14,0.2", s)) for s in (-1, 1)]
    lines += [_HEAD(spots("34,26,0.2 44,48,1 30,80,0.2", s)) for s in (-1, 1)]
    lines += [_HEAD(spots("4,-80,0.3 -6,-62,1 6,-50,0.2"))]
    inked(sheet, lines, 5, "#f08a2c")


def _crown_of_fire(sheet: Sheet) -> None:
    roots = [
        (x, y, tall)
        for (x, y), tall in zip(
            _HEAD(spots("-56,-44 -38,-70 -12,-84 14,-84 38,-70 56,-44")),
            (110, 170, 216, 190, 150, 100),
            strict=True,
        )
    ]
    _tongues(sheet, roots, 52, seed=1)
    _tongues(sheet, spots("50,740,150 120,745,110 330,745,120 400,740,170"), 84, seed=5)


def _hands(sheet: Sheet) -> None:
    """Print the hand he flings up and the one he holds off the fire with."""
    spread = [
        spots("-20,20 -46,8 -64,-16 -54,-38"),
        spots("24,-12 56,-32 70,-62 58,-82"),
        spots("12,-22 34,-60 40,-94 22,-110"),
        spots("-4,-24 2,-68 -2,-102 -22,-114"),
        spots("-18,-16 -32,-58 -46,-86 -64,-90"),
    ]
    _charred(sheet, spread, pose(92, 248, turn=0.16, k=0.9))
    _charred(sheet, spread, pose(408, 522, turn=2.86, k=0.8, side=-1))


def _charred(sheet: Sheet, fingers: Sequence[Spots], placed: Placing) -> None:
    palm = spots("-26,44 -30,4 -24,-22 0,-30 22,-24 30,0 24,44 0,52")
    with_rim = sheet.plate().fill(placed(palm))
    sheet.rim(with_rim.mask, _GLOW, 3)
    claw(sheet, palm, fingers, 17, _CHAR, "#8e2a18", "#0f0a0c", placed=placed, nail=1.1, rim=_GLOW)
