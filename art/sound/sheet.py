"""A sheet to look at: the wave and the figures of every finished sound."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from PIL import Image as Pictures
from PIL import ImageDraw, ImageFont

from art.fonts import font_path
from art.sound.ogg import read_ogg
from art.sound.wave import RATE, Wave, samples
from art.sounds import AMBIENCES, EFFECTS, SOUNDS, sound_path

_PAPER, _INK, _RED, _FAINT = (238, 226, 200), (40, 34, 28), (176, 48, 38), (190, 172, 140)
_ROW: Final = 92
_LEFT: Final = 520
_SECOND: Final = 640
"""Pixels a second of an effect takes; a loop takes as much in its own measure."""
_BLOCK: Final = 0.4
"""Seconds over which loudness is taken."""


class Figures(NamedTuple):
    """What is measured of a sound: seconds, levels in dB under full scale, loudness, times and the middle pitch.

    Attributes:
        seconds: how long it lasts.
        peak: its loudest sample, 1 being full scale.
        effective: its mean level in dB.
        loudness: the loudest 0.4 seconds as heard, in LUFS.
        attack: seconds until it has reached its peak.
        center: the middle of its spectrum in hertz.
        offset: its mean.
    """

    seconds: float
    peak: float
    effective: float
    loudness: float
    attack: float
    center: float
    offset: float


def measure(wave: Wave) -> Figures:
    """Return the figures of a sound."""
    power = np.abs(np.fft.rfft(wave)) ** 2
    center = float(np.sum(power * np.fft.rfftfreq(len(wave), 1 / RATE)) / np.sum(power))
    effective = 10 * float(np.log10(np.mean(wave**2) + 1e-12))
    top = int(np.argmax(np.abs(wave)))
    return Figures(
        len(wave) / RATE,
        float(np.max(np.abs(wave))),
        effective,
        loudness(wave),
        top / RATE,
        center,
        float(np.mean(wave)),
    )


def loudness(wave: Wave) -> float:
    """Return how loud the loudest 0.4 seconds are heard, weighted as ITU-R BS.1770 has it, in LUFS."""
    padded = np.concatenate([wave, np.zeros(samples(_BLOCK))])
    pitch = np.maximum(np.fft.rfftfreq(len(padded), 1 / RATE), 1e-3)
    shelf = 1 + 0.585 / (1 + (1681 / pitch) ** 4)
    bass = 1 / np.sqrt(1 + (38 / pitch) ** 4)
    heard = np.fft.irfft(np.fft.rfft(padded) * shelf * bass, len(padded))
    total = np.concatenate([[0.0], np.cumsum(heard**2)])
    block = samples(_BLOCK)
    return -0.691 + 10 * float(np.log10(np.max(total[block:] - total[:-block]) / block + 1e-12))


def write_sound_sheet(folder: Path) -> None:
    """Write ``sounds.png`` into a folder: every sound's wave, length, level and size."""
    folder.mkdir(parents=True, exist_ok=True)
    sheet = Pictures.new("RGB", (_LEFT + round(1.5 * _SECOND) + 40, _ROW * len(SOUNDS) + 30), _PAPER)
    draw = ImageDraw.Draw(sheet)
    bold = ImageFont.truetype(str(font_path("bold")), 24)
    small = ImageFont.truetype(str(font_path("regular")), 17)
    for number, name in enumerate(SOUNDS):
        wave, y = read_ogg(sound_path(name)), 16 + number * _ROW
        figures = measure(wave)
        level = EFFECTS.get(name) or AMBIENCES[name]
        played = figures.loudness + 20 * np.log10(level)
        draw.text((20, y + 8), name, _INK, bold)
        draw.text(
            (20, y + 44), f"{figures.seconds:.2f} s   {sound_path(name).stat().st_size / 1024:.0f} KiB", _INK, small
        )
        draw.text((210, y + 8), f"peak {figures.peak:.2f}   {figures.effective:.1f} dB", _INK, small)
        draw.text((210, y + 30), f"{figures.loudness:.1f} LUFS, played {played:.1f}", _INK, small)
        draw.text((210, y + 52), f"attack {figures.attack * 1000:.0f} ms   {figures.center:.0f} Hz", _INK, small)
        _draw_wave(draw, wave, _LEFT, y, 1.5 * RATE if name in EFFECTS else len(wave))
    sheet.save(folder / "sounds.png")


def _draw_wave(draw: ImageDraw.ImageDraw, wave: Wave, left: int, y: int, whole: float) -> None:
    """Draw a wave between full scales, with a line at each half second of an effect."""
    width, half = round(1.5 * _SECOND), (_ROW - 10) / 2
    middle = y + half
    for edge in (middle - half, middle, middle + half):
        draw.line([(left, edge), (left + width, edge)], _FAINT)
    for part in range(4):
        draw.line([(left + part * width / 3, middle - half), (left + part * width / 3, middle + half)], _FAINT)
    columns = min(width, round(width * len(wave) / whole))
    for column, piece in enumerate(np.array_split(wave, columns)):
        low, high = float(piece.min()), float(piece.max())
        color = _RED if max(-low, high) >= 0.999 else _INK
        draw.line([(left + column, middle - high * half), (left + column, middle - low * half)], color)
