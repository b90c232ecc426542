"""How a spell is drawn from its row."""

import zlib
from collections.abc import Callable

from art.catalogue import SPELLS
from art.kit.base import SCALE, blur
from art.kit.frame import badge, cut, keyline, scalloped, seal, title
from art.kit.media import ink
from art.kit.palette import BLUE, CINNABAR, INK, RED, Suiting
from art.kit.sheet import Sheet
from art.talisman.script import write

Motif = Callable[[Sheet, Suiting, int], None]
"""What draws a sign: on a sheet, in the colours of a suit, with a seed."""


def paint_spell(face: str, motif: Motif) -> Sheet:
    """Draw the spell of a face such as ``C-S04r``, a sign under its script."""
    row, red = SPELLS[face], face.endswith("r")
    suit, seed = RED if red else BLUE, _seed(face)
    sheet = Sheet(suit.paper, seed, mottle=0.1, fibre=0.1, age=0.3 if red else 0.18)
    motif(sheet, suit, seed % 97)
    window = sheet.plate().rect(27, 27, 458, 666, 8) if red else sheet.plate().fill(scalloped(24))
    sheet.keep_inside(window.mask)
    folds = sheet.plate().line("M 0 240 L 512 241", 1.2).line("M 0 480 L 512 479", 1.2)
    sheet.lay(blur(folds.mask, 1.5 * SCALE) * 0.45, "#8a5a20" if red else "#5a6a78")
    script = sheet.plate()
    write(script, row.glyph, row.head, row.roof, row.middle, row.foot)
    lines = ink(script.mask, seed, edge=0.8, tone=0.22, rim=0.5, gran=0.3, bleed=0.14)
    sheet.lay(lines, suit.script).lay(lines * 0.4, suit.script)
    keyline(sheet, "chamfer" if red else "scallop", suit.deep)
    title(sheet, row.title, base="#f6ecd2", line=suit.deep, tint=INK, y=52)
    badge(sheet, red, rim=suit.paper, width=3.2)
    if red:
        seal(sheet, "正一", CINNABAR, x=450, y=650)
    else:
        seal(sheet, "洞玄", "#2f4f86", x=442, y=640)
    cut(sheet, "chamfer" if red else "scallop")
    return sheet


def _seed(face: str) -> int:
    return zlib.crc32(face.encode()) % 10_000
