"""What the program remembers of its player's wishes, in a file that can be read and edited by hand."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, ClassVar, Literal

import msgspec

from client.i18n import Language
from saves.atomic import sweep, write_atomically
from saves.errors import reason_of
from saves.paths import config_dir

SETTINGS_FILE = "settings.toml"
LARGEST_WINDOW = 16_384
"""In pixels: larger ones are drawn by no screen, and take all memory there is."""

Pace = Literal["slow", "normal", "fast", "instant"]
Motion = Literal["full", "reduced", "none"]
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Scale = Annotated[float, msgspec.Meta(ge=0.75, le=2.0)]


class MatchChoices(msgspec.Struct, kw_only=True):
    """What was chosen for the last new match, offered again for the next one.

    ``levels`` and ``bot_names`` go by seat, beginning with the second; "" where a seat has none of its own.
    """

    ruleset: str = "peak"
    mode: str = "standard"
    seats: Annotated[int, msgspec.Meta(ge=3, le=12)] = 6
    name: str = ""
    bots: str = "novice"
    levels: list[str] = []
    bot_names: list[str] = []
    seed: str = ""
    options: dict[str, bool | int | str] = {}


class Settings(msgspec.Struct, kw_only=True):
    """All settings. An empty ``language`` means the system's."""

    language: Literal["", Language] = ""
    fullscreen: bool = False
    window_width: Annotated[int, msgspec.Meta(ge=960, le=LARGEST_WINDOW)] = 1280
    window_height: Annotated[int, msgspec.Meta(ge=540, le=LARGEST_WINDOW)] = 720
    text_scale: Scale = 1.0
    pace: Pace = "normal"
    full_control: bool = False
    motion: Motion = "full"
    effects_volume: Percent = 75
    ambience_volume: Percent = 50
    muted: bool = False
    match: MatchChoices = msgspec.field(default_factory=MatchChoices)


@dataclass(frozen=True)
class DamagedSettings:
    """A settings file that couldn't be read: where it lies now, as it was, and why.

    Like the errors about files it has the ``key`` and ``details`` of a sentence for the player.
    """

    key: ClassVar[str] = "settings-damaged"
    kept_as: Path
    reason: str

    @property
    def details(self) -> dict[str, str | int]:
        """The variables of the sentence."""
        return {"path": str(self.kept_as), "reason": self.reason}


def load_settings() -> tuple[Settings, DamagedSettings | None]:
    """Return the settings, or the defaults when there are none.

    A file that can't be read is put aside under another name, untouched, and reported beside the defaults.
    Raises FolderError when the folder can't be used.
    """
    settings, reason = read_settings()
    if reason is None:
        return settings, None
    return settings, DamagedSettings(_put_aside(config_dir() / SETTINGS_FILE), reason)


def read_settings() -> tuple[Settings, str | None]:
    """Return the settings, and why there are only the defaults where the file can't be read; it stays where it is.

    Raises FolderError when the folder can't be used.
    """
    try:
        given = msgspec.toml.decode((config_dir() / SETTINGS_FILE).read_bytes())
        if "match" in given:
            given["match"] = _usable_choices(given["match"])
        return msgspec.convert(given, type=Settings), None
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), reason_of(error)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        return Settings(), str(error)


def _usable_choices(given: object) -> dict[str, object]:
    """Return those choices of the last match that can be read: the others aren't worth a word, they are made anew."""
    choices = given.items() if isinstance(given, dict) else ()
    usable = ((name, _usable_parts(name, value)) for name, value in choices)
    return {name: value for name, value in usable if _readable(name, value)}


def _usable_parts(name: str, value: object) -> object:
    """Return a choice without those of its parts that can't be read; the seat of one has none of its own then."""
    if _readable(name, value):
        return value
    if isinstance(value, list):
        items = [item if _readable(name, [item]) else "" for item in value]
        return items[: max((number for number, item in enumerate(items, 1) if item), default=0)]
    if isinstance(value, dict):
        return {key: part for key, part in value.items() if _readable(name, {key: part})}
    return value


def _readable(name: str, value: object) -> bool:
    """Tell whether a choice is of the sort it has to be."""
    try:
        msgspec.convert({name: value}, type=MatchChoices)
    except msgspec.ValidationError:
        return False
    return True


def save_settings(settings: Settings) -> None:
    """Write the settings. Raises FolderError or WriteError, both with a sentence for the player."""
    saving_settings(settings)()


def saving_settings(settings: Settings) -> Callable[[], None]:
    """Return what writes the settings as they are now, at any time and on any thread; it raises as `save_settings`."""
    content = msgspec.toml.encode(settings)
    return lambda: write_atomically(config_dir() / SETTINGS_FILE, content)


def sweep_settings() -> None:
    """Remove what programs that stopped in the middle have half written. Raises FolderError."""
    sweep(config_dir(), time.time())


def _put_aside(path: Path) -> Path:
    """Move a file out of the way without overwriting one put aside before; return where it is now."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")).exists():
        number += 1
    try:
        return path.rename(aside)
    except OSError:
        return path
