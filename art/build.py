"""Make pictures and sounds: ``uv run --group art python -m art.build [NAME ...] [-jN] [--sheets FOLDER]``.

Every picture is drawn once and written twice, large for the inspector and small for the table. What has not changed
since is left alone: a manifest holds a mark of the recipe and of the kit each picture or sound was made with.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields, is_dataclass
from functools import cache, partial
from pathlib import Path
from types import FunctionType

from PIL import Image as Pictures

from art.catalogue import PIECES, PLACES, RITES, SIGNS, SPELLS
from art.kit.base import SCALE
from art.pictures import LARGE, SMALL, picture_path
from art.recipes import PAINTERS
from art.sheets import write_sheets
from art.sound.ogg import write_ogg
from art.sound.recipes import RECIPES
from art.sound.sheet import write_sound_sheet
from art.sounds import EFFECTS, sound_path

HERE = Path(__file__).parent
MANIFEST = HERE / "pictures" / "manifest.json"
SOUND_MANIFEST = HERE / "sounds" / "manifest.json"
NAMES = (*PAINTERS, *RECIPES)
SMALL_WIDTH = 240
PIECE_WIDTH = 128
QUALITY = 84
EFFECT_COMPRESSION = 0.4
AMBIENCE_COMPRESSION = 0.6


def make(name: str) -> str:
    """Make one picture or sound, write it and return the mark of what it was made from."""
    started = time.perf_counter()
    if name in RECIPES:
        write_ogg(sound_path(name), RECIPES[name](), _compression(name))
    else:
        _draw(name)
    print(f"{name} {time.perf_counter() - started:.1f} s", flush=True)
    return mark(name)


def _draw(name: str) -> None:
    sheet = PAINTERS[name]()
    whole = sheet.picture((PLACES | RITES).get(name, sheet.size[0]) / sheet.size[0])
    for path in files_of(name):
        if path.parent.name == LARGE:
            _save(whole, path)
        else:
            width = PIECE_WIDTH if name in PIECES else SMALL_WIDTH
            small = whole.resize((width, round(whole.height * width / whole.width)), Pictures.Resampling.LANCZOS)
            _save(small, path)


def _save(picture: Pictures.Image, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.save(path, quality=QUALITY, method=4)


def mark(name: str) -> str:
    """Return a mark of everything a picture or sound is made from: its row, and all the code its recipe uses."""
    if name in RECIPES:
        used = used_by(RECIPES[name].__module__) | used_by("art.sound.ogg")
        return _mark_of(str(_compression(name)), sorted(used))
    recipe, modules = described(PAINTERS[name])
    row = str(SPELLS.get(name) or SIGNS.get(name) or PLACES.get(name) or RITES.get(name) or "")
    return _mark_of(row + recipe, sorted(set[Path]().union(*map(used_by, modules))))


def _mark_of(row: str, sources: Iterable[Path]) -> str:
    return hashlib.sha256("\n".join([row, *map(_meaning, sources)]).encode()).hexdigest()[:16]


def _compression(name: str) -> float:
    return EFFECT_COMPRESSION if name in EFFECTS else AMBIENCE_COMPRESSION


def _file_of(module: str) -> Path:
    return Path(module.replace(".", "/") + ".py")


def described(thing: object) -> tuple[str, set[str]]:
    """Return what a recipe says, and the modules of the functions in it: a row may hold functions that draw."""
    if isinstance(thing, partial):
        return described((thing.func, *thing.args, sorted(thing.keywords.items())))
    if isinstance(thing, (tuple, list)):
        parts = [described(part) for part in thing]
        return str([text for text, _ in parts]), set[str]().union(*(modules for _, modules in parts))
    if is_dataclass(thing) and not isinstance(thing, type):
        return described([getattr(thing, part.name) for part in fields(thing)])
    if isinstance(thing, FunctionType):
        held, modules = described([cell.cell_contents for cell in thing.__closure__ or ()])
        return f"{thing.__qualname__} {held}", modules | {thing.__module__}
    return repr(thing), set()


@cache
def used_by(module: str) -> frozenset[Path]:
    """Return the files of a module and of every module of ours that it imports; rows are marked by themselves."""
    found: set[Path] = set()
    todo = [module]
    while todo:
        name = todo.pop()
        file = HERE.parent / _file_of(name)
        if name == "art.catalogue" or file in found or not file.exists():
            continue
        found.add(file)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.partition(".")[0] == "art":
                todo += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return frozenset(found)


@cache
def _meaning(source: Path) -> str:
    """Return a file's code without its comments, docstrings and layout: those change nothing that is made."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            body[:] = [
                part for part in body if not (isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant))
            ]
    return ast.dump(tree)


def stale(names: Iterable[str], marks: dict[str, str]) -> list[str]:
    """Return those of some pictures and sounds that are missing or were made from something else."""
    return [name for name in names if marks.get(name) != mark(name) or not _written(name)]


def _written(name: str) -> bool:
    return all(path.exists() for path in files_of(name))


def files_of(name: str) -> list[Path]:
    """Return the files a picture or sound is written to."""
    if name in RECIPES:
        return [sound_path(name)]
    if name in PLACES or name in RITES:
        return [picture_path(name, LARGE)]
    small = picture_path(name, SMALL)
    return [small] if name in PIECES else [small, picture_path(name, LARGE)]


def read_manifest() -> dict[str, str]:
    """Return the mark of every picture and sound made so far."""
    return _marks_in(MANIFEST) | _marks_in(SOUND_MANIFEST)


def _marks_in(manifest: Path) -> dict[str, str]:
    if not manifest.exists():
        return {}
    marks: dict[str, str] = json.loads(manifest.read_text(encoding="ascii"))
    return marks


def _note(name: str, made_from: str) -> None:
    """Write one mark down at once: an interrupted run loses nothing, and two may run side by side."""
    manifest, made = (SOUND_MANIFEST, RECIPES.keys()) if name in RECIPES else (MANIFEST, PAINTERS.keys())
    marks = _marks_in(manifest) | {name: made_from}
    known = {name: marks[name] for name in sorted(marks) if name in made}
    manifest.write_text(json.dumps(known, indent=0) + "\n", encoding="ascii")


def main(arguments: list[str] | None = None) -> None:
    """Build what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m art.build", description="Make pictures and sounds.")
    parser.add_argument("names", nargs="*", help="the pictures and sounds to make; all if none is named")
    parser.add_argument("-j", "--jobs", type=int, default=1, help="processes at once")
    parser.add_argument("--force", action="store_true", help="make them even if nothing has changed")
    parser.add_argument("--sheets", type=Path, help="a folder for the sheets of pictures and sounds")
    options = parser.parse_args(arguments)
    if SCALE != 2:
        parser.error("finished pictures are drawn at scale 2; unset GUIXI_ART_SCALE")
    if unknown := set(options.names) - set(NAMES):
        parser.error(f"no such picture or sound: {', '.join(sorted(unknown))}")
    marks = read_manifest()
    wanted = options.names or list(NAMES)
    todo = wanted if options.force else stale(wanted, marks)
    for name, made in zip(todo, _made(todo, options.jobs), strict=True):
        _note(name, made)
    print(f"{len(todo)} made, {len(wanted) - len(todo)} unchanged")
    if options.sheets:
        write_sheets(options.sheets)
        write_sound_sheet(options.sheets)


def _made(names: list[str], jobs: int) -> Iterable[str]:
    if jobs == 1:
        yield from map(make, names)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(make, names)


if __name__ == "__main__":
    main()
