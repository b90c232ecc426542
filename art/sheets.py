"""Sheets to look at: all pictures side by side, siblings in fives, and as people who see colours otherwise see them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
from PIL import Image as Pictures

from art.catalogue import ARTIFACTS, BACKS, EVENTS, GHOSTS, IDENTITIES, KINGS, PIECES, PLACES, ROLES, SIGNS, SPELLS
from art.pictures import LARGE, SMALL, picture_path

_GROUND: Final = (31, 60, 58)
_SIGHT: Final[dict[str, list[list[float]]]] = {
    "deuteranopia": [[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]],
    "protanopia": [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]],
    "tritanopia": [[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]],
    "greyscale": [[0.2126, 0.7152, 0.0722]] * 3,
}
"""How each sees linear red, green and blue (Machado, Oliveira and Fernandes 2009)."""
_GROUPS: Final = (SPELLS, ARTIFACTS, GHOSTS, EVENTS, KINGS, ROLES, IDENTITIES)


def write_sheets(folder: Path) -> None:
    """Write ``contact.png``, ``thumbs.png``, ``grey.png``, ``siblings.png``, ``sight.png`` and ``places.png``."""
    folder.mkdir(parents=True, exist_ok=True)
    cards = [*SPELLS, *ARTIFACTS, *IDENTITIES, *BACKS, *SIGNS, *PIECES]
    _grid(cards, 240, 14).save(folder / "contact.png")
    _grid(cards, 120, 16).save(folder / "thumbs.png")
    _seen(_grid(cards, 120, 16), "greyscale").save(folder / "grey.png")
    _grid([name for group in _GROUPS for name in _in_fives(list(group))], 160, 5).save(folder / "siblings.png")
    _seen_by_all([name for name in SPELLS if int(name[3:5]) <= 6]).save(folder / "sight.png")
    _grid(list(PLACES), 480, 2, ratio=9 / 16).save(folder / "places.png")


def _in_fives(names: list[str]) -> list[str]:
    """Return names with blanks after them, so that the next group begins a row of its own."""
    return names + [""] * (-len(names) % 5)


def _grid(names: list[str], width: int, columns: int, *, ratio: float = 720 / 512) -> Pictures.Image:
    height, gap = round(width * ratio), 8
    rows = -(-len(names) // columns)
    sheet = Pictures.new("RGB", (columns * (width + gap) + gap, rows * (height + gap) + gap), _GROUND)
    for i, name in enumerate(names):
        path = picture_path(name, LARGE if name in PLACES else SMALL)
        if path.exists():
            picture = Pictures.open(path).convert("RGBA")
            picture.thumbnail((width, height), Pictures.Resampling.LANCZOS)
            sheet.paste(picture, (gap + i % columns * (width + gap), gap + i // columns * (height + gap)), picture)
    return sheet


def _seen_by_all(names: list[str]) -> Pictures.Image:
    plain = _grid(names, 120, len(names))
    sheet = Pictures.new("RGB", (plain.width, plain.height * (len(_SIGHT) + 1)), _GROUND)
    sheet.paste(plain, (0, 0))
    for i, sight in enumerate(_SIGHT, 1):
        sheet.paste(_seen(plain, sight), (0, i * plain.height))
    return sheet


def _seen(plain: Pictures.Image, sight: str) -> Pictures.Image:
    """Return a picture as it is seen by those with a sight."""
    linear = (np.asarray(plain, np.float32) / 255) ** 2.2
    seen = np.clip(linear @ np.array(_SIGHT[sight], np.float32).T, 0, 1) ** (1 / 2.2)
    return Pictures.fromarray((seen * 255).astype(np.uint8))
