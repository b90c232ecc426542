"""Make the bundled fonts from their upstream files.

Run it with a folder that has the upstream fonts below it; ``art/CREDITS.md`` says where they come from::

    uv run --group fonts python -m art.fonts.build --source FOLDER

The same sources and the same fontTools give the same bytes.
"""

import argparse
import json
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables.ttProgram import Program

from art.fonts import COVERAGE_FILE, FILES, Face, pack_runs
from art.fonts.brushwork import to_chinese

HERE = Path(__file__).parent
HAN_BLOCKS = (range(0x3400, 0x4DC0), range(0x4E00, 0xA000))
TEXT_BLOCKS = (
    range(0x0020, 0x0180),  # Latin
    range(0x02C6, 0x02DE),  # spacing accents
    range(0x2010, 0x2061),  # dashes, quotes, dots
    range(0x2190, 0x2300),  # arrows, mathematical signs
    range(0x2460, 0x2474),  # circled numbers
    range(0x25A0, 0x2670),  # geometric shapes, trigrams
    range(0x2713, 0x2728),  # check marks, crosses, stars
    range(0x3000, 0x3100),  # Chinese punctuation, kana
    range(0x3105, 0x3130),  # bopomofo
    range(0xFF00, 0xFFF0),  # full-width forms
)
BIG5_COMMON = range(0xA4, 0xC7)  # lead bytes of Big5's first level
NAME_IDS = [0, 1, 2, 3, 4, 5, 6, 13, 14]  # copyright, names, version, licence
UNREADABLE_TABLES = ["gasp", "mort"]  # the brush font's own are malformed, and nothing needs them
# A program that does nothing: without one FreeType runs its automatic hinter over every glyph, 2.6 times slower.
NO_OP_PREP = bytes([0xB8, 0x01, 0xFF, 0x85, 0xB0, 0x04, 0x8D, 0xB0, 0x00, 0x21])


@dataclass(frozen=True)
class Recipe:
    """How one face is made: the upstream file, the wanted characters, the new name, and what is mended before."""

    source: str
    points: frozenset[int]
    family: str
    style: str
    mend: Callable[[TTFont], None] = lambda _: None


def recipes() -> dict[Face, Recipe]:
    """Return the recipe of every face."""
    text = frozenset(point for block in TEXT_BLOCKS for point in block)
    big5, gb2312 = encodable("big5"), encodable("gb2312")
    common = frozenset(point for point in big5 if chr(point).encode("big5")[0] in BIG5_COMMON) | gb2312
    return {
        "regular": Recipe("LXGWWenKai-Regular.ttf", text | big5 | gb2312, "Guixi Kai", "Regular"),
        "bold": Recipe("LXGWWenKai-Bold.ttf", text | common, "Guixi Kai", "Bold"),
        "brush": Recipe("kouzan-mouhitsu.ttf", listed("brush"), "Guixi Brush", "Regular", to_chinese),
        "script": Recipe(
            "ma-shan-zheng-chinese-simplified-400-normal.woff",
            listed("script") | frozenset(TEXT_BLOCKS[0]),
            "Guixi Script",
            "Regular",
        ),
    }


def encodable(encoding: str) -> frozenset[int]:
    """Return the Han characters that an encoding has."""
    return frozenset(point for block in HAN_BLOCKS for point in block if _fits(chr(point), encoding))


def _fits(char: str, encoding: str) -> bool:
    try:
        char.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def listed(face: Face) -> frozenset[int]:
    """Return the characters listed for brush or script: names of cards, games and people, and what is written large."""
    return frozenset(map(ord, (HERE / f"{face}.txt").read_text(encoding="utf-8"))) - {ord("\n")} | {0x20}


def build(recipe: Recipe, source: Path, target: Path) -> set[int]:
    """Write one subset and return the code points it can draw.

    Raises FileNotFoundError when the upstream file is not below ``source``.
    """
    options = subset.Options()
    options.layout_features = ["kern", "liga", "locl", "mark", "mkmk", "ccmp"]
    options.hinting = False
    options.notdef_outline = True
    options.recalc_timestamp = False  # the same bytes whenever it is built
    options.name_IDs = NAME_IDS
    options.name_languages = ["*"]
    options.drop_tables += UNREADABLE_TABLES
    font = subset.load_font(_find(source, recipe.source), options)
    recipe.mend(font)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=recipe.points)
    subsetter.subset(font)
    _rename(font, recipe)
    _skip_automatic_hinter(font)
    subset.save_font(font, target, options)
    return drawable(font)


def _find(folder: Path, name: str) -> Path:
    found = sorted(folder.rglob(name))
    if not found:
        raise FileNotFoundError(f"{name} is not below {folder}")
    return found[0]


def _rename(font: TTFont, recipe: Recipe) -> None:
    """Give the subset its own name: the upstream licence reserves the original one."""
    font["OS/2"].achVendID = "GUIX"
    full = f"{recipe.family} {recipe.style}"
    names = {1: recipe.family, 2: recipe.style, 3: full, 4: full, 6: full.replace(" ", "")}
    for record in list(font["name"].names):
        if record.nameID in names:
            font["name"].setName(
                names[record.nameID], record.nameID, record.platformID, record.platEncID, record.langID
            )


def _skip_automatic_hinter(font: TTFont) -> None:
    prep = newTable("prep")
    prep.program = Program()
    prep.program.fromBytecode(NO_OP_PREP)
    font["prep"] = prep
    font["maxp"].maxStackElements = max(font["maxp"].maxStackElements, 8)


def drawable(font: TTFont) -> set[int]:
    """Return the code points with an outline (some fonts map characters to empty glyphs) and the white space."""
    glyphs = font["glyf"]
    return {
        point
        for point, name in font.getBestCmap().items()
        if glyphs[name].numberOfContours or unicodedata.category(chr(point)) == "Zs"
    }


def write_coverage(coverage: dict[Face, set[int]], target: Path) -> None:
    """Write which code points each face draws."""
    table = {face: pack_runs(points) for face, points in coverage.items()}
    target.write_text(json.dumps(table, separators=(",", ":")) + "\n", encoding="ascii")


def main(arguments: Iterable[str] | None = None) -> None:
    """Build every face from the folder given on the command line."""
    parser = argparse.ArgumentParser(description="Make the bundled fonts.")
    parser.add_argument("--source", type=Path, required=True, help="a folder with the upstream fonts below it")
    parser.add_argument("--target", type=Path, default=HERE, help="where the fonts are written")
    options = parser.parse_args(None if arguments is None else list(arguments))
    coverage: dict[Face, set[int]] = {}
    for face, recipe in recipes().items():
        target = options.target / FILES[face]
        coverage[face] = build(recipe, options.source, target)
        print(f"{target.name}: {len(coverage[face])} characters, {target.stat().st_size / 1e6:.2f} MB")
    write_coverage(coverage, options.target / COVERAGE_FILE)


if __name__ == "__main__":
    main()
