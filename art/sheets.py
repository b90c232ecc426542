"""Sheets to look at: all pictures side by side, and the spells as people who see colours otherwise see them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
from PIL import Image as Pictures

from art.catalogue import ARTIFACTS, BACKS, IDENTITIES, PIECES, SIGNS, SPELLS
from art.pictures import SMALL, picture_path

_GROUND: Final = (31, 60, 58)
_SIGHT: Final[dict[str, list[list[float]]]] = {
    "deuteranopia": [[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]],
    "protanopia": [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]],
    "tritanopia": [[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]],
    "greyscale": [[0.2126, 0.7152, 0.0722]] * 3,
}
"""How each sees linear red, green and blue (Machado, Oliveira and Fernandes 2009)."""


def write_sheets(folder: Path) -> None:
    """Write ``contact.png``, ``thumbs.png`` and ``sight.png`` into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    cards = [*SPELLS, *ARTIFACTS, *IDENTITIES, *BACKS, *SIGNS, *PIECES]
    _grid(cards, 240, 14).save(folder / "contact.png")
    _grid(cards, 120, 16).save(folder / "thumbs.png")
    _seen_by_all([name for name in SPELLS if int(name[3:5]) <= 6]).save(folder / "sight.png")


def _grid(names: list[str], width: int, columns: int) -> Pictures.Image:
    height, gap = round(width * 720 / 512), 8
    rows = -(-len(names) // columns)
    sheet = Pictures.new("RGB", (columns * (width + gap) + gap, rows * (height + gap) + gap), _GROUND)
    for i, name in enumerate(names):
        path = picture_path(name, SMALL)
        if path.exists():
            picture = Pictures.open(path).convert("RGBA")
            picture.thumbnail((width, height), Pictures.Resampling.LANCZOS)
            sheet.paste(picture, (gap + i % columns * (width + gap), gap + i // columns * (height + gap)), picture)
    return sheet


def _seen_by_all(names: list[str]) -> Pictures.Image:
    plain = _grid(names, 120, len(names))
    sheet = Pictures.new("RGB", (plain.width, plain.height * (len(_SIGHT) + 1)), _GROUND)
    sheet.paste(plain, (0, 0))
    linear = (np.asarray(plain, np.float32) / 255) ** 2.2
    for i, matrix in enumerate(_SIGHT.values(), 1):
        seen = np.clip(linear @ np.array(matrix, np.float32).T, 0, 1) ** (1 / 2.2)
        sheet.paste(Pictures.fromarray((seen * 255).astype(np.uint8)), (0, i * plain.height))
    return sheet
