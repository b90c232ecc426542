"""The finished pictures: where the file of each is. They are made by ``art.build`` and read by the program."""

from importlib import resources
from pathlib import Path
from typing import Final, Literal

Size = Literal["large", "small"]
LARGE: Final = "large"
"""512 by 720 for cards, the whole window for places."""
SMALL: Final = "small"
"""240 by 337 for cards, 128 square for tokens and dice."""


def picture_path(name: str, size: Size) -> Path:
    """Return the file of a picture; it need not exist."""
    return Path(str(resources.files(__name__))) / size / f"{name}.webp"
