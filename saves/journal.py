"""The journal's bytes: what came into a match since a snapshot, record by record; no files here.

A header binds the journal to its snapshot and says the number of its first input. A record is a length, a CRC-32 and
a packed input; the CRC begins with the header's and the record's place, so that an old record left in a reused block
of the disk, or one of another journal, can't pass. What comes behind the last good record is the tail: as a rule the
torn beginning of a record that a crash has left, of which nobody was told that it is safe.
"""

from __future__ import annotations

from pathlib import Path
from struct import Struct
from typing import Final, NamedTuple
from zlib import crc32

from saves.errors import DamagedSave, ForeignSave, NewerSave
from saves.format import LARGEST_FILE, pack_input, unpack_input
from saves.model import Input

JOURNAL_FORMAT: Final = 1
JOURNAL_MAGIC: Final = b"GUIXJ\r\n\x1a"
_HEAD: Final = Struct(f">{len(JOURNAL_MAGIC)}sHI16s")
_CRC: Final = Struct(">I")
_RECORD: Final = Struct(">HI")
_PLACE: Final = Struct(">IH")
HEADER_SIZE: Final = _HEAD.size + _CRC.size
_LARGEST: Final = 4096
"""Bytes of a packed input: more than those of one with the most picks there may be."""
_SEARCHED: Final = 4096
"""Bytes behind a bad record in which a good one is looked for."""


class Journal(NamedTuple):
    """A journal that was read.

    Attributes:
        first: the number of its first input.
        pair: the digest of the snapshot it goes on from.
        inputs: all inputs up to the first bad byte.
        tail: what comes after them; empty in a whole journal.
        damaged: whether the tail is more than what a crash leaves.
    """

    first: int
    pair: bytes
    inputs: list[Input]
    tail: bytes
    damaged: bool


class JournalWriter:
    """Makes a journal's bytes, in order.

    Args:
        first: the number of its first input.
        pair: 16 bytes, the digest of its snapshot.
    """

    def __init__(self, first: int, pair: bytes) -> None:
        head = _HEAD.pack(JOURNAL_MAGIC, JOURNAL_FORMAT, first, pair)
        self._seed = crc32(head)
        self.header = head + _CRC.pack(self._seed)
        """What the file begins with."""
        self._size = len(self.header)

    def record(self, given: Input) -> bytes:
        """Return the bytes that follow everything made so far."""
        payload = pack_input(given)
        made = _RECORD.pack(len(payload), _check(self._seed, self._size, payload)) + payload
        self._size += len(made)
        return made


def read_journal(content: bytes, path: Path) -> Journal:
    """Return what is in a journal; anything bad behind its header only ends it.

    Raises:
        ForeignSave, NewerSave, DamagedSave: it has no good header.
    """
    if len(content) < HEADER_SIZE:
        raise DamagedSave(str(path), "short")
    if len(content) > LARGEST_FILE:
        raise DamagedSave(str(path), "size")
    magic, number, first, pair = _HEAD.unpack_from(content)
    if magic != JOURNAL_MAGIC:
        raise ForeignSave(path=str(path))
    seed = crc32(content[: _HEAD.size])
    if seed != _CRC.unpack_from(content, _HEAD.size)[0]:
        raise DamagedSave(str(path), "checksum")
    if number > JOURNAL_FORMAT:
        raise NewerSave(path=str(path), format=number)
    place, inputs = HEADER_SIZE, list[Input]()
    while (found := _record_at(content, place, seed)) is not None:
        given, place = found
        inputs.append(given)
    return Journal(first, pair, inputs, content[place:], _is_damaged(content, place, seed))


def _record_at(content: bytes, place: int, seed: int) -> tuple[Input, int] | None:
    """Return the input at a place and where the next one is, or None where there is no good record."""
    if place + _RECORD.size > len(content):
        return None
    size, check = _RECORD.unpack_from(content, place)
    end = place + _RECORD.size + size
    payload = content[place + _RECORD.size : end]
    if end > len(content) or size > _LARGEST or check != _check(seed, place, payload):
        return None
    try:
        return unpack_input(payload), end
    except ValueError:
        return None


def _is_damaged(content: bytes, place: int, seed: int) -> bool:
    """Tell whether what comes from a bad place on is more than what a crash leaves.

    A crash leaves the beginning of a record, or zeros where the system has only made the file longer.
    """
    tail = content[place:]
    if len(tail) < _RECORD.size or not tail.strip(b"\0"):
        return False
    size, check = _RECORD.unpack_from(tail)
    rest = tail[_RECORD.size :]
    if size <= len(rest) or size > _LARGEST:
        return True
    if check == _check(seed, place, rest):
        return True  # all of a record is there, only its length is wrong
    places = range(place + 1, min(place + _SEARCHED, len(content)))
    return any(_record_at(content, later, seed) is not None for later in places)


def _check(seed: int, place: int, payload: bytes) -> int:
    return crc32(payload, crc32(_PLACE.pack(place, len(payload)), seed))
