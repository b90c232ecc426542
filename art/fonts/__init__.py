"""The bundled fonts: where their files are and which characters they can draw.

Four faces: *regular* for reading, *bold* for labels and names, *brush* for the few words written large, and *script*
for those of them in simplified characters or Latin letters, which the brush lacks. Regular draws every character of
Big5 and GB2312, bold the common ones, brush and script those listed in ``brush.txt`` and ``script.txt``, and script
Latin. Drawing programs can't tell a missing glyph from a box, so the coverage is written down beside the fonts when
they are built.
"""

from __future__ import annotations

import json
from array import array
from bisect import bisect_right
from functools import cache
from importlib import resources
from itertools import accumulate
from pathlib import Path
from typing import Literal

Face = Literal["regular", "bold", "brush", "script"]

FILES: dict[Face, str] = {
    "regular": "GuixiKai-Regular.ttf",
    "bold": "GuixiKai-Bold.ttf",
    "brush": "GuixiBrush.ttf",
    "script": "GuixiScript.ttf",
}
COVERAGE_FILE = "coverage.json"


def font_path(face: Face) -> Path:
    """Return the font file of a face, for anything that opens fonts by path."""
    return Path(str(resources.files(__name__))) / FILES[face]


def covers(face: Face, char: str) -> bool:
    """Tell whether a face has a glyph of its own for one character (white space counts as drawn)."""
    return is_inside(_edges(face), ord(char))


@cache
def _edges(face: Face) -> array[int]:
    """Return the edges of what a face can draw, which take far less room than all its code points."""
    table = json.loads(font_path(face).with_name(COVERAGE_FILE).read_text(encoding="ascii"))
    return edges_of(table[face])


def pack_runs(points: set[int]) -> list[int]:
    """Write a set of numbers as alternating lengths: this many left out, this many in, and so on."""
    lengths: list[int] = []
    end = 0
    for point in sorted(points):
        if lengths and point == end:
            lengths[-1] += 1
        else:
            lengths += [point - end, 1]
        end = point + 1
    return lengths


def edges_of(lengths: list[int]) -> array[int]:
    """Return where the runs of :func:`pack_runs` begin and end, in turn."""
    return array("I", accumulate(lengths))


def is_inside(edges: array[int], point: int) -> bool:
    """Tell whether a number is in one of the runs with these edges."""
    return bisect_right(edges, point) % 2 == 1
