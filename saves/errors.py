"""What can go wrong with files, said so that it can be shown in any language."""

from typing import ClassVar


class SaveError(Exception):
    """Something about files failed. ``key`` names the sentence in the string tables, ``details`` are its variables."""

    key: ClassVar[str]

    def __init__(self, **details: str | int) -> None:
        super().__init__(self.key, details)
        self.details = details

    def __str__(self) -> str:
        return f"{self.key}: " + ", ".join(f"{name}={value}" for name, value in self.details.items())


class FolderError(SaveError):
    """A folder can't be used. Details: ``path``, ``reason``."""

    key = "error-folder"


class WriteError(SaveError):
    """A file can't be written. Details: ``path``, ``reason``."""

    key = "error-write"
