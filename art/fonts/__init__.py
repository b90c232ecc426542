"""The bundled fonts: where their files are and which characters they can draw.

Four faces: *regular* for reading, *bold* for labels and names, *brush* for the few words written large, and *script*
for those of them in simplified characters or Latin letters, which the brush lacks. Regular draws every character of
Big5 and GB2312, bold the common ones, brush and script those listed in ``brush.txt`` and ``script.txt``, and script
Latin. Drawing programs can't tell a missing glyph from a box, so the coverage is written down beside the fonts when
they are built.
"""

import json
from functools import cache
from importlib import resources
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
    return ord(char) in code_points(face)


@cache
def code_points(face: Face) -> frozenset[int]:
    """Return all code points a face can draw."""
    table = json.loads(font_path(face).with_name(COVERAGE_FILE).read_text(encoding="ascii"))
    return frozenset(unpack_runs(table[face]))


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


def unpack_runs(lengths: list[int]) -> list[int]:
    """Undo :func:`pack_runs`."""
    points: list[int] = []
    position = 0
    for skipped, run in zip(lengths[::2], lengths[1::2], strict=True):
        position += skipped
        points += range(position, position + run)
        position += run
    return points
