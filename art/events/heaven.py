"""The eclipse."""

from __future__ import annotations

from math import cos, pi, sin

import numpy as np

from art.events.scene import put, sky
from art.kit.base import SCALE, Mask, Points, blur
from art.kit.geometry import around, polygon
from art.kit.media import woodblock
from art.kit.noise import chance
from art.kit.scenery import hills
from art.kit.sheet import Sheet

_DARK, _BLUE, _EMBER = "#17141e", "#2c2a3c", "#d8582c"
_SUN = (252.0, 392.0, 100.0)
_BONE, _BONE_DIM = "#f6efd6", "#c2a57c"


def eclipse(sheet: Sheet) -> None:
    """The hound of heaven shuts its jaws on the sun; a mouthful of it is gone already."""
    sky(sheet, "#0c1a1c", "#2f5a52")
    _rays(sheet)
    hills(sheet, [(610, "#2f5a52", 0.6), (660, "#10211f", 0.95)], 12, rough=22)
    _mouth(sheet)
    _sun(sheet)
    _hound(sheet)


def _rays(sheet: Sheet) -> None:
    x, y, r = _SUN
    rays = sheet.plate()
    for i in range(28):
        a = i * pi / 14
        reach = 340 if i % 2 else 250
        rays.fill(polygon([around(x, y, r, a - 0.06), around(x, y, reach, a), around(x, y, r, a + 0.06)]))
    sheet.body(woodblock(rays.mask, 3, 0.3) * 0.8, "#d8a23a")


_CAVITY = ((112, 400), (150, 320), (230, 258), (330, 226), (318, 270), (270, 320), (250, 396), (262, 470), (292, 540))
_CAVITY_FOOT = ((262, 556), (190, 516), (132, 470))


def _mouth(sheet: Sheet) -> None:
    """Print the inside of the mouth: the palate, the far row of teeth, the tongue that laps round the sun."""
    cavity = sheet.plate().fill([*_CAVITY, *_CAVITY_FOOT]).mask
    sheet.rim(cavity, _EMBER, 2.4)
    sheet.body(cavity, "#3a0a10")
    ridges = sheet.plate()
    for i in range(6):
        x, y = 150 + 32 * i, 322 - 19 * i
        ridges.brush([(x - 20, y + 6, 0.4), (x + 6, y + 22, 1), (x + 12, y + 56 - 3 * i, 0.2)], 9, dry=0.05, seed=i)
    sheet.body(ridges.mask * cavity, "#7a1c22")
    far = sheet.plate()
    for x, y, tall in ((178, 326, 22), (206, 304, 24), (236, 284, 26), (268, 268, 28), (296, 256, 24)):
        far.fill([(x - 10, y), (x + 11, y - 8), (x + 6, y + tall)])
    for x, y, tall in ((196, 494, 22), (222, 512, 24), (250, 528, 22)):
        far.fill([(x - 10, y), (x + 10, y + 8), (x + 5, y - tall)])
    put(sheet, far, _BONE_DIM, rim=1.8, grain=0.1)
    tongue = [(128, 446), (160, 438), (206, 470), (258, 500), (312, 506), (356, 480), (376, 440), (376, 440)]
    tongue += [(396, 486), (378, 530), (330, 554), (270, 550), (204, 528), (150, 492)]
    mask = sheet.plate().fill(tongue).mask
    sheet.solid(mask, "#c23a3e", rim=2.6, line=_DARK, grain=0.2, mott=0.12)
    low = sheet.plate().fill(
        [(140, 480), (206, 506), (268, 530), (330, 534), (372, 506), (392, 480), (380, 540), (330, 566), (200, 540)]
    )
    sheet.lay(low.mask * mask * 0.6, "#6a1620")
    groove = sheet.plate().brush([(150, 462, 0.3), (230, 506, 1), (310, 524, 1), (366, 490, 0.2)], 6, dry=0.05)
    sheet.body(groove.mask * mask, "#7a1620")


def _sun(sheet: Sheet) -> None:
    """Print the sun, a bite with the marks of teeth taken out of it, and the crumbs of fire that fall."""
    x, y, r = _SUN
    plate = sheet.plate().disc(x, y, r)
    for bx, by, br in ((x - 92, y - 40, 38), (x - 84, y + 16, 40), (x - 106, y + 62, 36), (x - 40, y - 84, 26)):
        plate.disc(bx, by, br, cut=True)
    mask = plate.mask
    sheet.rim(mask, "#8a2a10", 3.2)
    sheet.body(woodblock(mask, 5, 0.3, mott=0.15), "#f6cc4a")
    bitten = np.clip(mask - np.roll(mask, (0, round(9 * SCALE)), (0, 1)), 0, 1)
    inner = sheet.plate().disc(x, y, r - 4).mask
    sheet.body(bitten * inner, "#f08a2c")
    sheet.body(woodblock(sheet.plate().ring(x, y, 84, 4).mask * mask, 3, 0.1), "#c8321f")
    cracks = sheet.plate()
    for way in (
        [(x + 70, y - 72), (x + 52, y - 40), (x + 58, y - 18), (x + 38, y + 4)],
        [(x + 52, y - 40), (x + 30, y - 34)],
        [(x + 26, y + 92), (x + 20, y + 64), (x + 34, y + 46)],
    ):
        cracks.line("M " + " L ".join(f"{a:.1f} {b:.1f}" for a, b in way), 3.6)
    sheet.body(cracks.mask * mask, "#a8341a")
    crumbs, dice = sheet.plate(), chance(6)
    for i in range(9):
        cx, cy, k = 150 + 44 * dice.random(), 360 + 110 * dice.random(), 3 + 5 * dice.random()
        crumbs.fill(polygon([around(cx, cy, k * (0.6 + 0.5 * dice.random()), j * 1.26 + i) for j in range(5)]))
    sheet.rim(crumbs.mask, "#c8421c", 1.4).body(crumbs.mask, "#ffd25a")


_UPPER = (
    "M -60 740 L -60 430 C -40 380 -20 340 0 310 C 4 284 16 262 34 240 C 30 200 26 150 40 92 C 66 118 92 148 108 184 "
    "C 128 188 146 196 160 210 C 186 206 210 200 232 190 C 262 176 300 164 326 166 C 346 166 358 178 356 196 "
    "C 356 214 346 226 334 232 C 316 246 300 250 282 256 C 246 268 206 292 178 320 C 150 350 134 376 130 402 "
    "C 130 430 152 456 184 478 C 222 500 262 520 284 534 C 304 548 306 568 288 578 C 262 590 206 592 162 578 "
    "C 140 574 120 566 106 556 C 96 600 110 670 150 740 Z"
)
"""Head and neck from the left: neck, ear, brow, muzzle, nose, lip, corner of the mouth, lower jaw, throat."""


def _hound(sheet: Sheet) -> None:
    far_ear = sheet.plate().fill("M 88 190 C 90 150 116 112 152 90 C 152 132 148 170 140 206 Z")
    put(sheet, far_ear, _DARK, rim=2.4, rim_tint=_EMBER)
    whole = sheet.plate().fill(_UPPER).mask
    sheet.body(whole, _DARK)
    _mane(sheet)
    mask = whole * (1 - _neck_only(sheet))
    sheet.rim(mask, _EMBER, 2.6)
    sheet.body(woodblock(mask, 5, 0.2), _DARK)
    _facets(sheet, mask)
    sheet.body(woodblock(sheet.plate().fill([(50, 218), (48, 130), (48, 130), (84, 182)]).mask, 4, 0.2), "#6a2a22")
    _tufts(sheet, _CHEEK)
    roots = sheet.plate().fill(
        [(2, 316), (30, 262), (88, 262), (124, 300), (132, 400), (116, 420), (92, 350), (60, 318)]
    )
    sheet.body(woodblock(roots.mask, 5, 0.2), _DARK)
    _near_teeth(sheet)
    _nose_and_eye(sheet)


def _neck_only(sheet: Sheet) -> Mask:
    """Return where the neck is, whose edge the fur hides."""
    outline = [(-60, 320), (40, 320), (84, 390), (112, 470), (140, 530), (128, 566), (160, 640), (170, 760), (-60, 760)]
    return sheet.plate().fill(outline).mask


def _facets(sheet: Sheet, hound: Mask) -> None:
    """Cut planes of colder dark into the head: brow, cheek, bridge of the muzzle, lower jaw; and the wrinkled lip."""
    planes = sheet.plate()
    for plane in (
        [(166, 214), (232, 194), (300, 172), (336, 172), (300, 188), (236, 212), (190, 236)],
        [(60, 250), (92, 214), (128, 208), (112, 240), (84, 280), (56, 300)],
        [(140, 300), (176, 280), (212, 264), (180, 300), (146, 344), (124, 372)],
        [(140, 470), (190, 506), (262, 538), (284, 556), (220, 552), (160, 526)],
    ):
        planes.fill(plane)
    sheet.body(woodblock(planes.mask * hound, 4, 0.2), _BLUE)
    folds = sheet.plate()
    for i in range(5):
        x, y = 206 + 26 * i, 262 - 11 * i
        folds.brush([(x - 10, y - 30, 0.2), (x + 6, y - 18, 1), (x + 10, y - 2, 0.3)], 5, dry=0.05, seed=i)
    folds.brush([(108, 396, 0.2), (112, 430, 1), (136, 470, 0.2)], 6, dry=0.05, seed=8)
    folds.brush([(92, 384, 0.2), (92, 430, 1), (116, 484, 0.2)], 5, dry=0.05, seed=9)
    sheet.body(folds.mask * hound, "#8a3f2a")


Tuft = tuple[float, float, float, float, float]
"""Where a tuft of fur is rooted, its length and width, and where it points (radians, clockwise from the right)."""


def _mane(sheet: Sheet) -> None:
    """Print the fur of neck and chest: long locks like flames, that swing out at nape and throat."""
    dice, rows = chance(11), list[Tuft]()
    for row in range(9):
        y = 740 - row * 50
        left, right = -30.0, 150.0 - row * 6 - 40 * (row > 4)
        count = 6
        for i in range(count):
            t = i / (count - 1)
            x = left + (right - left) * t + 14 * (dice.random() - 0.5)
            turn = pi * (0.5 + 0.16 - 0.34 * t) + 0.22 * (dice.random() - 0.5)
            rows.append((x, y + 10 * dice.random(), 84 + 44 * dice.random(), 34, turn))
    _tufts(sheet, rows)


_CHEEK: tuple[Tuft, ...] = (
    (20, 352, 120, 40, 2.2),
    (70, 420, 124, 42, 1.9),
    (112, 520, 110, 38, 1.6),
    (40, 320, 104, 36, 2.35),
    (74, 372, 116, 40, 2.05),
    (104, 452, 112, 38, 1.75),
    (58, 286, 90, 32, 2.5),
    (84, 330, 100, 36, 2.2),
    (100, 396, 104, 36, 1.9),
)
"""The whiskers that stand off the cheek, from behind to before."""


def _tufts(sheet: Sheet, given: tuple[Tuft, ...] | list[Tuft]) -> None:
    for i, (x, y, long, wide, turn) in enumerate(given):
        sway = 0.3 * sin(i * 1.9)
        outline, half = _lock(x, y, long, wide, turn, sway)
        mask = sheet.plate().fill(outline).mask
        sheet.rim(mask, (_EMBER, "#7a2e1e", "#a8442a")[i % 3], 1.4)
        sheet.body(woodblock(mask, i, 0.15), _DARK)
        sheet.body(sheet.plate().fill(half).mask * mask, ("#3d3a54", "#2a2536", "#4a2832")[i % 3])


def _lock(x: float, y: float, long: float, wide: float, turn: float, sway: float) -> tuple[Points, Points]:
    """Return the outline of a lock that bends and runs out to a point, and of its lit half."""

    def at(along: float, across: float) -> tuple[float, float]:
        a = turn + sway * along
        return (
            x + cos(a) * along * long - sin(a) * across * wide,
            y + sin(a) * along * long + cos(a) * across * wide,
        )

    tip = at(1.0, 0)
    left = [at(-0.1, 0.3), at(0.25, 0.52), at(0.55, 0.38), at(0.8, 0.16)]
    right = [at(0.8, -0.12), at(0.55, -0.3), at(0.25, -0.48), at(-0.1, -0.3)]
    middle = [at(0.7, 0.04), at(0.4, 0.06), at(0.05, 0.05)]
    return [*left, tip, tip, *right], [*left, tip, tip, *middle]


def _near_teeth(sheet: Sheet) -> None:
    """Print the near row of teeth: small ones that grow towards one great fang above and one below."""
    teeth = sheet.plate()
    for x, y, tall in ((172, 326, 24), (194, 306, 28), (218, 288, 30), (244, 272, 34), (326, 234, 26), (342, 224, 20)):
        teeth.fill(
            [(x - 12, y + 6), (x + 11, y - 10), (x + 9, y + tall * 0.5), (x + 5, y + tall), (x - 4, y + tall * 0.6)]
        )
    teeth.fill([(266, 262), (306, 246), (306, 286), (296, 330), (288, 346), (276, 312)])
    for x, y, tall in ((178, 478, 24), (202, 492, 28), (226, 504, 30), (284, 536, 20)):
        teeth.fill(
            [(x - 12, y - 6), (x + 12, y + 7), (x + 8, y - tall * 0.5), (x + 4, y - tall), (x - 4, y - tall * 0.6)]
        )
    teeth.fill([(240, 512), (272, 528), (276, 490), (268, 446), (262, 434), (250, 474)])
    mask = teeth.mask
    sheet.solid(mask, _BONE, rim=2.2, line="#3a0a10", grain=0.05, mott=0.1)
    away = np.clip(mask - np.roll(mask, (0, -round(7 * SCALE)), (0, 1)), 0, 1)
    sheet.body(away, _BONE_DIM)


def _nose_and_eye(sheet: Sheet) -> None:
    nose = sheet.plate().fill([(322, 164), (346, 164), (360, 180), (356, 200), (340, 206), (326, 192)])
    put(sheet, nose, "#43323c", rim=2.2, rim_tint=_EMBER)
    sheet.body(sheet.plate().fill([(338, 188), (350, 184), (352, 194), (342, 198)]).mask, _DARK)
    socket = sheet.plate().fill([(112, 262), (138, 234), (182, 232), (176, 256), (146, 272)])
    sheet.body(socket.mask, "#3a0a10")
    eye = sheet.plate().fill([(120, 258), (140, 240), (176, 238), (170, 254), (144, 266)])
    sheet.body(blur(eye.mask, 5 * SCALE), "#e8432a").body(eye.mask, "#ffd25a")
    sheet.body(sheet.plate().disc(152, 250, 5, ry=12, rot=10).mask * eye.mask, _DARK)
    brow = sheet.plate().fill([(100, 250), (132, 222), (190, 220), (200, 232), (146, 236), (116, 262)])
    sheet.solid(brow.mask, _DARK, rim=1.6, line=_EMBER, grain=0.1, mott=0.1)
