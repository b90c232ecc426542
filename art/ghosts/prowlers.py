"""The ghost that watches."""

from __future__ import annotations

from math import sin

import numpy as np

from art.anatomy import hand
from art.ghosts.haunting import X, put
from art.kings.eyes import Eyes
from art.kit.base import SCALE, blur, smooth
from art.kit.geometry import centred
from art.kit.sheet import Sheet


def hundred_eyes(sheet: Sheet) -> None:
    """A bare hulk lifts its palms: eyes follow the bulge of its skull, its shoulders, its belly and its arms."""
    skin, shade = "#86a3a0", "#1c3440"
    for s in (-1, 1):
        arm = [(X + s * 104, 420), (X + s * 160, 452), (X + s * 174, 390), (X + s * 150, 320)]
        hand(sheet, X + s * 136, 246, 0.86, skin, turn=s * -0.1, side=-s, bony=0.95, arm=arm, thick=58)
    hulk = (
        "M x0 152 C x-58 152 x-84 200 x-76 258 C x-70 304 x-54 330 x-46 346 C x-88 352 x-140 366 x-150 410 "
        "C x-156 450 x-126 470 x-122 520 C x-126 590 x-146 650 x-150 722 L x150 722 C x146 650 x126 590 x122 520 "
        "C x126 470 x156 450 x150 410 C x140 366 x88 352 x46 346 C x54 330 x70 304 x76 258 C x84 200 x58 152 x0 152 Z"
    )
    body = sheet.plate().fill(centred(hulk, X))
    put(sheet, body, skin, rim=3, grain=0.15)
    mask, x = body.mask, sheet.grid()[0]
    edge = smooth(np.abs(x - X), 50, 150) * smooth(sheet.down(), 350, 420)
    sheet.lay(mask * (0.75 * edge + 0.8 * smooth(sheet.down(), 520, 740)), shade)
    sheet.lay(blur(sheet.plate().disc(X, 352, 62, ry=16).mask, 8 * SCALE) * mask * 0.7, shade)
    _eyes_all_over(sheet)


def _eyes_all_over(sheet: Sheet) -> None:
    """Open eyes in rows round the body: towards its sides they lean, and are seen ever narrower."""
    eyes, tints = Eyes(sheet), ("#4f9ac0", "#d9a62e", "#8fae5a")
    rows = (
        *((190, 44, 18, 3, 0.34), (304, 48, 15, 3, -0.3), (396, 116, 23, 5, 0.42)),
        *((452, 104, 24, 4, 0.2), (508, 94, 25, 4, 0.0), (564, 100, 27, 4, -0.14), (622, 112, 28, 4, -0.2)),
    )
    for row, (y, wide, r, count, lean) in enumerate(rows):
        for i in range(count):
            a = (i - (count - 1) / 2) / ((count - 1) / 2)
            out, narrow = sin(a * 1.15) / sin(1.15), 1 - 0.45 * a * a
            eyes.add(X + out * wide, y + abs(a) ** 2 * lean * 46, r * narrow, lean * a, tints[(row + i) % 3])
    for s in (-1, 1):
        for px, y, r, turn in ((136, 252, 25, 0.0), (164, 352, 13, 1.2), (170, 406, 15, 1.4), (142, 440, 16, 0.6)):
            eyes.add(X + s * px, y, r, s * turn, "#d9a62e" if r > 20 else tints[int(y) % 3])
        eyes.add(X + s * 56, 252, 13, s * 0.3, tints[s])
    eyes.add(X, 246, 40, 0, "#c8342a")
    eyes.print()
