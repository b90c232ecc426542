"""How a spell is drawn from its row."""

import zlib
from collections.abc import Callable
from typing import Final

import numpy as np

from art.catalogue import SPELLS
from art.kit.base import SCALE, Mask, blur, smooth
from art.kit.frame import badge, cut, keyline, scalloped, seal, title
from art.kit.media import ink
from art.kit.palette import BLUE, CINNABAR, INK, RED, Suiting
from art.kit.sheet import Sheet
from art.talisman.script import write
from art.talisman.writing import Writing

Motif = Callable[[Sheet, Suiting, int], None]
"""What draws a sign: on a sheet, in the colours of a suit, with a seed."""
_HALO: Final = 3.5
"""How far round the script its sign pales, in units."""
_PALING: Final = 0.72
"""How much of the sign is gone right beside a stroke."""
_NOTCH: Final = 9.0
"""How much bare paper is left round the seal, in units."""


def paint_spell(face: str, motif: Motif) -> Sheet:
    """Draw the spell of a face such as ``C-S04r``, a sign under its script."""
    row, red = SPELLS[face], face.endswith("r")
    suit, seed = RED if red else BLUE, seed_of(face)
    sheet = Sheet(suit.paper, seed, mottle=0.1, fibre=0.1, age=0.3 if red else 0.18)
    motif(sheet, suit, seed % 97)
    window = sheet.plate().rect(27, 27, 458, 666, 8) if red else sheet.plate().fill(scalloped(24))
    script = Writing(seed)
    write(script, row.glyph, row.head, row.roof, row.middle, row.foot, legs=row.legs)
    sheet.keep_inside(window.mask * _clear(sheet, script.mask, red))
    folds = sheet.plate().line("M 0 240 L 512 241", 1.2).line("M 0 480 L 512 479", 1.2)
    sheet.lay(blur(folds.mask, 1.5 * SCALE) * 0.45, "#8a5a20" if red else "#5a6a78")
    lines = ink(script.mask, seed, edge=0.8, tone=0.22, rim=0.5, gran=0.3, bleed=0.14)
    sheet.lay(lines, suit.script).lay(lines * 0.4, suit.script)
    keyline(sheet, "chamfer" if red else "scallop", suit.deep)
    title(sheet, row.title, base="#f6ecd2", line=suit.deep, tint=INK, y=52)
    badge(sheet, red, rim=suit.paper, width=3.2)
    x, y = seal_of(red)
    seal(sheet, "正一" if red else "洞玄", CINNABAR if red else "#2f4f86", x=x, y=y)
    cut(sheet, "chamfer" if red else "scallop")
    return sheet


def _clear(sheet: Sheet, script: Mask, red: bool) -> Mask:
    """Return how much of the sign is kept: it pales under the script and round it, and leaves the seal alone."""
    pale = smooth(blur(script, _HALO * SCALE), 0.03, 0.4) * _PALING
    (x, y), half = seal_of(red), 20 + _NOTCH
    notch = sheet.plate().rect(x - half, y - half - 13, 2 * half, 2 * half + 26, 8)
    kept: Mask = 1 - np.maximum(pale, notch.mask)
    return kept


def seal_of(red: bool) -> tuple[float, float]:
    """Return the middle of the seal: the bitten-out corner of the blue ones pushes it further in."""
    return (450, 650) if red else (442, 640)


def seed_of(face: str) -> int:
    """Return the seed of all chance in a spell: each has its own."""
    return zlib.crc32(face.encode()) % 100_000
