"""Writing a sound down: Ogg Vorbis, one channel, with the same bytes every time."""

from __future__ import annotations

import io
import zlib
from pathlib import Path
from typing import Final

import numpy as np
import soundfile

from art.sound.wave import RATE, Wave

_CHUNK: Final = 8192
"""Samples handed to the encoder at once: it keeps all it is given on the stack."""
_SERIAL: Final = (0x6775_6978).to_bytes(4, "little")
_FLIPPED: Final = bytes(int(f"{value:08b}"[::-1], 2) for value in range(256))


def write_ogg(path: Path, wave: Wave, compression: float) -> None:
    """Write a sound to a file.

    Args:
        path: where to; folders are made.
        wave: the samples.
        compression: from 0, large and clean, to 1, small.
    """
    whole = io.BytesIO()
    with soundfile.SoundFile(
        whole, "w", RATE, 1, subtype="VORBIS", format="OGG", compression_level=compression
    ) as file:
        for start in range(0, len(wave), _CHUNK):
            file.write(wave[start : start + _CHUNK].astype(np.float32))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(same_serial(whole.getvalue()))


def read_ogg(path: Path) -> Wave:
    """Return what a file sounds like."""
    wave, _ = soundfile.read(str(path), dtype="float64")
    return np.asarray(wave)


def same_serial(stream: bytes) -> bytes:
    """Return an Ogg stream whose serial number, which the encoder draws by chance, is always the same."""
    made, at = bytearray(), 0
    while at < len(stream):
        count = stream[at + 26]
        body = sum(stream[at + 27 : at + 27 + count])
        page = bytearray(stream[at : at + 27 + count + body])
        page[14:18] = _SERIAL
        page[22:26] = bytes(4)
        page[22:26] = checksum(bytes(page)).to_bytes(4, "little")
        made += page
        at += len(page)
    return bytes(made)


def checksum(page: bytes) -> int:
    """Return the checksum of an Ogg page: CRC-32 with its usual polynomial, but unreflected and without inversions.

    zlib's is reflected and inverted, so it is given flipped bytes and inverted values, and its answer is flipped back.
    """
    reflected = zlib.crc32(page.translate(_FLIPPED), 0xFFFF_FFFF) ^ 0xFFFF_FFFF
    return int(f"{reflected:032b}"[::-1], 2)
