"""The file format: a fixed header, a summary for lists, and a body; both packed with msgpack, the body compressed.

The header holds a magic word, the format's number, what kind of file it is, the schema of its content, the program's
version, the digest of the rules, all lengths, and a BLAKE2b digest of everything else in the file. Nothing is believed
before the digest fits, nothing is unpacked beyond its declared size, and nothing is used before its types do.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from struct import Struct
from typing import Any, Final, Literal, NamedTuple, TypeVar, get_args

import msgpack
import msgspec

from core import rules_digest
from saves.errors import DamagedSave, ForeignSave, NewerSave
from saves.model import Input
from saves.version import program_version

FORMAT: Final = 2
"""Counts up whenever older programs could no longer read what is written."""

MAGIC: Final = b"GUIXI\r\n\x1a"
"""The line end and the end-of-file mark notice a transfer as text, as in PNG."""

LARGEST_FILE: Final = 1 << 20
LARGEST_CONTENT: Final = 1 << 19
"""Bytes of unpacked summary or body: what they can become in memory is a few dozen times as much."""
LONGEST_TEXT: Final = 20_000
"""Bytes of any one text in it."""
MOST_CONTAINERS: Final = 60_000
"""Lists and maps in a summary or body: each costs memory far beyond its one byte."""

Kind = Literal["match", "past", "replay", "about"]
_KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
_PLAIN, _ZLIB = 0, 1
_DIGEST_SIZE: Final = 16
_HEADER: Final = Struct(f">{len(MAGIC)}sHBBH16s8sIII{_DIGEST_SIZE}s")
_HEADER_1: Final = Struct(f">{len(MAGIC)}sHII{_DIGEST_SIZE}s")
_CONTAINER_BYTES: Final = bytes(range(0x80, 0xA0)) + b"\xdc\xdd\xde\xdf"
_LIMITS: Final = {
    "max_array_len": 100_000,
    "max_map_len": 1_000,
    "max_str_len": LONGEST_TEXT,
    "max_bin_len": LARGEST_CONTENT,
    "max_ext_len": 0,
}

T = TypeVar("T")


class Container(NamedTuple):
    """An opened file: its digest fits, its parts are still packed.

    Attributes:
        format: the format it was written in.
        schema: the schema of its content, counted for each kind of file by itself (format 1 has schema 1).
        version: the program's version that wrote it, "" where that isn't known.
        rules: the digest of the rules it was played under (`core.rules_digest`); empty where that isn't known.
        summary: packed plain data.
        body: packed plain data.
    """

    format: int
    schema: int
    version: str
    rules: bytes
    summary: bytes
    body: bytes


def pack(kind: Kind, schema: int, summary: bytes, body: bytes, rules: bytes | None = None) -> bytes:
    """Return the content of a file.

    Args:
        kind: what the file is.
        schema: the schema of its content.
        summary: what lists read, packed (`packed`).
        body: all the rest, packed.
        rules: the digest of the rules it was played under; the present ones' when left out.

    Raises:
        ValueError: it is larger than what would be read again.
    """
    small = zlib.compress(body, 1)
    too_large = max(len(summary), len(body)) > LARGEST_CONTENT or len(small) + len(summary) > LARGEST_FILE // 2
    if too_large or max(map(_containers, (summary, body))) > MOST_CONTAINERS:
        raise ValueError("the match is too large to be saved")
    codec, stored = (_ZLIB, small) if len(small) < len(body) else (_PLAIN, body)
    head = (
        MAGIC,
        FORMAT,
        _KINDS.index(kind),
        codec,
        schema,
        program_version().encode()[:16],
        rules_digest() if rules is None else rules,
        len(summary),
        len(stored),
        len(body),
    )
    digest = _digest(_HEADER.pack(*head, bytes(_DIGEST_SIZE)), summary, stored)
    return _HEADER.pack(*head, digest) + summary + stored


def unpack(content: bytes, path: Path, kind: Kind) -> Container:
    """Return what is in a file's content, its digest checked and its body unpacked.

    Args:
        content: the whole file.
        path: named in errors.
        kind: what the file must be.

    Raises:
        ForeignSave: it isn't one of ours, or another kind of file.
        NewerSave: a newer version of the program has written it.
        DamagedSave: it isn't what was written.
    """
    if not content.startswith(MAGIC):
        raise ForeignSave(path=str(path))
    if len(content) > LARGEST_FILE:
        raise DamagedSave(str(path), "size")
    if len(content) < len(MAGIC) + 2:
        raise DamagedSave(str(path), "short")
    number = int.from_bytes(content[len(MAGIC) : len(MAGIC) + 2], "big")
    if number > FORMAT:
        raise NewerSave(path=str(path), format=number)
    if number == 1 and kind == "match":
        return _unpack_1(content, path)
    return _unpack_2(content, path, kind)


def digest_of(content: bytes) -> bytes:
    """Return the digest in the header of a file that `pack` made."""
    return content[_HEADER.size - _DIGEST_SIZE : _HEADER.size]


def packed(part: Any) -> bytes:
    """Return plain data, or a Struct, as bytes."""
    made: bytes = msgpack.packb(msgspec.to_builtins(part, builtin_types=(bytes,)))
    return made


@contextmanager
def believing(path: Path) -> Iterator[None]:
    """Let content of a file that isn't what it must be be said as DamagedSave, whatever is wrong with it."""
    try:
        yield
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError, OverflowError) as error:
        raise DamagedSave(str(path), "content") from error
    except msgpack.UnpackException as error:
        raise DamagedSave(str(path), "content") from error


def plain_of(part: bytes, path: Path) -> Any:
    """Return the plain data in packed bytes, whatever they hold; raises DamagedSave."""
    with believing(path):
        if len(part) > LARGEST_CONTENT or _containers(part) > MOST_CONTAINERS:
            raise ValueError("it holds more than any match does")
        return msgpack.unpackb(part, ext_hook=_refuse_extension, **_LIMITS)


def typed(plain: Any, kind: type[T], path: Path) -> T:
    """Return plain data from a file as what it must be; raises DamagedSave."""
    with believing(path):
        return msgspec.convert(plain, kind)


def pack_input(given: Input) -> bytes:
    """Return an input as bytes: 8 and one for each pick, as a rule."""
    made: bytes = msgpack.packb([given.seat, given.mark, given.picks])
    return made


def unpack_input(part: bytes) -> Input:
    """Return the input in its bytes; raises ValueError."""
    try:
        return msgspec.convert(msgpack.unpackb(part, ext_hook=_refuse_extension, **_LIMITS), Input)
    except (TypeError, RecursionError, OverflowError, msgpack.UnpackException) as error:
        raise ValueError(str(error)) from error


def inputs_of(part: bytes, path: Path) -> list[Input]:
    """Return the inputs packed one behind the other; raises DamagedSave."""
    unpacker = msgpack.Unpacker(ext_hook=_refuse_extension, **_LIMITS)
    with believing(path):
        unpacker.feed(part)
        inputs = msgspec.convert(list(unpacker), list[Input])
        if b"".join(map(pack_input, inputs)) != part:  # the last one cut, or in no normal form
            raise ValueError("not all of it is inputs")
        return inputs


def _unpack_2(content: bytes, path: Path, kind: Kind) -> Container:
    if len(content) < _HEADER.size:
        raise DamagedSave(str(path), "short")
    _, number, sort, codec, schema, version, rules, summary_size, size, raw_size, digest = _HEADER.unpack_from(content)
    if len(content) < _HEADER.size + summary_size + size:
        raise DamagedSave(str(path), "short")
    middle = _HEADER.size + summary_size
    summary, stored = content[_HEADER.size : middle], content[middle:]
    empty = content[: _HEADER.size - _DIGEST_SIZE] + bytes(_DIGEST_SIZE)
    if digest != _digest(empty, summary, stored) or len(stored) != size:
        raise DamagedSave(str(path), "checksum")
    if sort >= len(_KINDS) or codec not in (_PLAIN, _ZLIB):
        raise NewerSave(path=str(path), format=number)
    if _KINDS[sort] != kind:
        raise ForeignSave(path=str(path))
    body = _inflated(stored, raw_size, path) if codec == _ZLIB else stored
    return Container(number, schema, version.rstrip(b"\0").decode("utf-8", "replace"), rules, summary, body)


def _inflated(stored: bytes, size: int, path: Path) -> bytes:
    """Return what was compressed, and no more of it than was declared."""
    if size > LARGEST_CONTENT:
        raise DamagedSave(str(path), "size")
    stream = zlib.decompressobj()
    try:
        body = stream.decompress(stored, size + 1)
    except zlib.error as error:
        raise DamagedSave(str(path), "content") from error
    if len(body) != size or not stream.eof or stream.unused_data:
        raise DamagedSave(str(path), "content")
    return body


def _digest(head: bytes, summary: bytes, body: bytes) -> bytes:
    digest = blake2b(head, digest_size=_DIGEST_SIZE, person=b"guixi file")
    digest.update(summary)
    digest.update(body)
    return digest.digest()


def _unpack_1(content: bytes, path: Path) -> Container:
    """Read format 1: nothing was compressed, and only the lengths in the header were under the digest."""
    if len(content) < _HEADER_1.size:
        raise DamagedSave(str(path), "short")
    _, number, summary_size, match_size, digest = _HEADER_1.unpack_from(content)
    if len(content) < _HEADER_1.size + summary_size + match_size:
        raise DamagedSave(str(path), "short")
    middle = _HEADER_1.size + summary_size
    summary, match = content[_HEADER_1.size : middle], content[middle:]
    lengths = f"{number} {len(summary)} {len(match)}".encode()
    expected = blake2b(lengths + summary + match, digest_size=_DIGEST_SIZE, person=b"guixi save").digest()
    if digest != expected or len(match) != match_size:
        raise DamagedSave(str(path), "checksum")
    return Container(number, 1, "", b"", summary, match)


def _containers(part: bytes) -> int:
    """Return at least how many lists and maps are packed in bytes."""
    return len(part) - len(part.translate(None, _CONTAINER_BYTES))


def _refuse_extension(code: int, data: bytes) -> None:
    raise ValueError(f"extension type {code} is never written")
