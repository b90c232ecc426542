"""What can go wrong with files, said so that it can be shown in any language."""

import errno
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import ClassVar, Final, Literal, TypeVar

T = TypeVar("T")

Thing = Literal["match", "replay"]
"""What a file is there for."""


class SaveError(Exception):
    """Something about files failed. ``key`` names the sentence in the string tables, ``details`` are its variables."""

    key: ClassVar[str]

    def __init__(self, **details: str | int) -> None:
        super().__init__(self.key, details)
        self.details = details

    def __str__(self) -> str:
        return f"{self.key}: " + ", ".join(f"{name}={value}" for name, value in self.details.items())


_SAID: Final = (
    "EACCES", "EBUSY", "EDQUOT", "EEXIST", "EFBIG", "EHOSTDOWN", "EILSEQ", "EINVAL", "EIO", "EISDIR", "ELOOP", "EMFILE",
    "ENAMETOOLONG", "ENODEV", "ENOENT", "ENOLCK", "ENOSPC", "ENOTDIR", "ENOTEMPTY", "EOPNOTSUPP", "EROFS", "ESTALE",
    "ETIMEDOUT", "EXDEV",
)  # fmt: skip
"""The system's reasons that the string tables have words for."""
_LIKE: Final = {
    "EPERM": "EACCES",
    "ETXTBSY": "EBUSY",
    "ENFILE": "EMFILE",
    "ENXIO": "ENODEV",
    "ENOMEDIUM": "ENODEV",
    "ENOTSUP": "EOPNOTSUPP",
    "ENOSYS": "EOPNOTSUPP",
    **dict.fromkeys(("ENOTCONN", "ENETDOWN", "ENETUNREACH", "EHOSTUNREACH", "ECONNRESET", "ECONNREFUSED"), "EHOSTDOWN"),
}
"""Others that are told in the same words."""
_REASONS: Final = {
    getattr(errno, name): said
    for name, said in (_LIKE | dict(zip(_SAID, _SAID, strict=True))).items()
    if hasattr(errno, name)
}


UNPACKABLE: Final = "unpackable"
"""The reason where nothing is wrong with the disk, but what was to be written makes no file."""

UNFORESEEN: Final = "unforeseen"
"""The reason where the program itself is at fault: whatever was done with the file went wrong before the disk."""


def reason_of(error: OSError) -> str:
    """Return why the system refused something: a name the string tables have words for, or else its own words."""
    return _REASONS.get(error.errno or 0) or error.strerror or str(error)


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


class FileError(SaveError):
    """Something about a saved match or a replay failed; the detail ``thing`` tells the sentence of which it speaks."""

    def __init__(self, *, thing: Thing = "match", **details: str | int) -> None:
        super().__init__(**details, thing=thing)


@contextmanager
def told_of(thing: Thing) -> Iterator[None]:
    """Let what goes wrong be told of this kind of file: what reads both can't know."""
    try:
        yield
    except FileError as error:
        error.details["thing"] = thing
        raise


class MissingSave(FileError):
    """There is no such file. Details: ``name``."""

    key = "error-save-missing"


class LockedSave(SaveError):
    """Another running program plays this match. Details: ``path``."""

    key = "error-save-locked"


class LockedFolder(SaveError):
    """Another window is open on the same folder: this one may only look. Details: ``path``."""

    key = "error-folder-locked"


class NameTaken(FileError):
    """Something else already has this name. Details: ``name``."""

    key = "error-save-name-taken"


class UnusableSave(FileError):
    """A file is there but holds nothing that can be used; it is left untouched."""


class ForeignSave(UnusableSave):
    """The file isn't what it is read as at all. Details: ``path``."""

    key = "error-save-foreign"


class NewerSave(UnusableSave):
    """A newer version of the program has written it. Details: ``path``, ``format``."""

    key = "error-save-newer"


class PartSave(UnusableSave):
    """Only part of a match is there: more lies, or lay, beside it. Details: ``path``."""

    key = "error-save-part"


Damage = Literal["size", "short", "checksum", "content"]


class DamagedSave(UnusableSave):
    """It was one once. Details: ``path``, ``damage`` (what is wrong); its cause tells more, where there is one."""

    key = "error-save-damaged"

    def __init__(self, path: str, damage: Damage, *, thing: Thing = "match") -> None:
        super().__init__(path=path, damage=damage, thing=thing)


Unplayable = Literal[
    "ruleset", "mode", "seats", "option", "value", "bot", "misfit", "short", "unfinished", "content"
]  # fmt: skip


class UnplayableSave(FileError):
    """The file is whole, but this version of the game can't play what is in it.

    Details: ``why``, and what its sentence names: ``ruleset``, ``mode``, ``seats``, ``option``, ``value``, ``bot``, the
    ``number`` of an answer and the ``turn`` it was given in. Its cause tells more, where there is one.
    """

    key = "error-save-unplayable"

    def __init__(self, why: Unplayable, *, thing: Thing = "match", **details: str | int) -> None:
        super().__init__(why=why, thing=thing, **details)


def came_of(deed: Callable[[], T], path: str) -> T | SaveError:
    """Do something to files, for somebody who must be told how it went whatever happens.

    Args:
        deed: what is done.
        path: named where it fails for a reason that names none.

    Returns:
        What came of it, or why nothing did.
    """
    try:
        return deed()
    except SaveError as error:
        return error
    except OSError as error:
        return WriteError(path=path, reason=reason_of(error))
    except Exception as error:  # a fault of ours must not leave anybody waiting for ever
        failed = WriteError(path=path, reason=UNFORESEEN)
        failed.__cause__ = error
        return failed
