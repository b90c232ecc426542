"""The file format of a saved match: a fixed header, a summary for lists, and the match; both packed with msgpack.

The header holds a magic word, the format's number, both lengths, and a BLAKE2b digest of all that follows it and of
the format's number. Nothing is believed before the digest fits, and nothing is used before its types do.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from struct import Struct
from typing import Any, Final, NamedTuple, TypeVar

import msgpack
import msgspec

from saves.errors import DamagedSave, ForeignSave, NewerSave
from saves.model import SavedMatch, Summary

FORMAT: Final = 1
"""Counts up whenever older programs could no longer read what is written."""

MAGIC: Final = b"GUIXI\r\n\x1a"
"""The line end and the end-of-file mark notice a transfer as text, as in PNG."""

LARGEST_FILE: Final = 8 * 1024 * 1024
_DIGEST_SIZE: Final = 16
_HEADER: Final = Struct(f">{len(MAGIC)}sHII{_DIGEST_SIZE}s")
_LIMITS: Final = {
    "max_array_len": 100_000,
    "max_map_len": 1_000,
    "max_str_len": 10_000,
    "max_bin_len": 10_000,
    "max_ext_len": 0,
}

T = TypeVar("T")


class _Parts(NamedTuple):
    summary: bytes
    match: bytes


def pack(summary: Summary, saved: SavedMatch) -> bytes:
    """Return the content of a file that holds this match."""
    parts = _Parts(_packed(summary), _packed(saved))
    sizes = (len(parts.summary), len(parts.match))
    return _HEADER.pack(MAGIC, FORMAT, *sizes, _digest(FORMAT, *parts)) + b"".join(parts)


def unpack_summary(content: bytes, path: Path) -> Summary:
    """Return the summary in a file's content.

    Args:
        content: the whole file; all of it is checked.
        path: named in errors.

    Raises:
        ForeignSave, NewerSave, DamagedSave: the file holds no match that can be used.
    """
    return _unpacked(_parts(content, path).summary, Summary, path)


def unpack_match(content: bytes, path: Path) -> SavedMatch:
    """Return the match in a file's content; arguments and errors as for `unpack_summary`."""
    return _unpacked(_parts(content, path).match, SavedMatch, path)


def _parts(content: bytes, path: Path) -> _Parts:
    if not content.startswith(MAGIC):
        raise ForeignSave(path=str(path))
    if len(content) > LARGEST_FILE:
        raise DamagedSave(str(path), "size")
    if len(content) < _HEADER.size:
        raise DamagedSave(str(path), "short")
    _, number, summary_size, match_size, digest = _HEADER.unpack_from(content)
    if number > FORMAT:
        raise NewerSave(path=str(path), format=number)
    if len(content) < _HEADER.size + summary_size + match_size:
        raise DamagedSave(str(path), "short")
    middle = _HEADER.size + summary_size
    parts = _Parts(content[_HEADER.size : middle], content[middle:])
    if digest != _digest(number, *parts) or len(parts.match) != match_size:
        raise DamagedSave(str(path), "checksum")
    return parts


def _digest(number: int, summary: bytes, match: bytes) -> bytes:
    lengths = f"{number} {len(summary)} {len(match)}".encode()
    digest = blake2b(lengths, digest_size=_DIGEST_SIZE, person=b"guixi save")
    digest.update(summary)
    digest.update(match)
    return digest.digest()


def _packed(part: Summary | SavedMatch) -> bytes:
    packed: bytes = msgpack.packb(msgspec.to_builtins(part, builtin_types=(bytes,)))
    return packed


def _unpacked(packed: bytes, kind: type[T], path: Path) -> T:
    try:
        plain: Any = msgpack.unpackb(packed, ext_hook=_refuse_extension, **_LIMITS)
        return msgspec.convert(plain, kind)
    except (ValueError, TypeError, RecursionError, OverflowError, msgpack.UnpackException) as error:
        raise DamagedSave(str(path), "content") from error


def _refuse_extension(code: int, data: bytes) -> None:
    raise ValueError(f"extension type {code} is never written")
