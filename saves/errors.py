"""What can go wrong with files, said so that it can be shown in any language."""

from typing import ClassVar, Literal


class SaveError(Exception):
    """Something about files failed. ``key`` names the sentence in the string tables, ``details`` are its variables."""

    key: ClassVar[str]

    def __init__(self, **details: str | int) -> None:
        super().__init__(self.key, details)
        self.details = details

    def __str__(self) -> str:
        return f"{self.key}: " + ", ".join(f"{name}={value}" for name, value in self.details.items())


def reason_of(error: OSError) -> str:
    """Return why the system refused something, in its own words."""
    return error.strerror or str(error)


class FolderError(SaveError):
    """A folder can't be used. Details: ``path``, ``reason``."""

    key = "error-folder"


class WriteError(SaveError):
    """A file can't be written. Details: ``path``, ``reason``."""

    key = "error-write"


class SlowDisk(SaveError):
    """The disk hasn't answered. Details: ``path``, ``seconds``."""

    key = "error-slow-disk"


class ReadError(SaveError):
    """A file can't be read or removed. Details: ``path``, ``reason``."""

    key = "error-read"


class MissingSave(SaveError):
    """There is no such saved match. Details: ``name``."""

    key = "error-save-missing"


class LockedSave(SaveError):
    """Another running program plays this match. Details: ``path``."""

    key = "error-save-locked"


class LockedFolder(SaveError):
    """Another window is open on the same folder: this one may only look. Details: ``path``."""

    key = "error-folder-locked"


class NameTaken(SaveError):
    """Something else already has this name. Details: ``name``."""

    key = "error-save-name-taken"


class UnusableSave(SaveError):
    """A file is there but holds no match that can be played on; it is left untouched."""


class ForeignSave(UnusableSave):
    """The file isn't a saved match at all. Details: ``path``."""

    key = "error-save-foreign"


class NewerSave(UnusableSave):
    """A newer version of the program has written it. Details: ``path``, ``format``."""

    key = "error-save-newer"


Damage = Literal["size", "short", "checksum", "content"]


class DamagedSave(UnusableSave):
    """It was a saved match. Details: ``path``, ``damage`` (what is wrong); its cause tells more, where there is one."""

    key = "error-save-damaged"

    def __init__(self, path: str, damage: Damage) -> None:
        super().__init__(path=path, damage=damage)


class UnplayableSave(SaveError):
    """The file is whole, but this version of the game can't play what is in it. Details: ``reason``."""

    key = "error-save-unplayable"
