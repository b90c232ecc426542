"""The finished sounds are those the recipes make. Needs the building libraries (the dependency group ``art``)."""

from pathlib import Path

import pytest

pytest.importorskip("soundfile")
pytest.importorskip("skia")

import numpy as np

from art.build import NAMES, mark, read_manifest, stale
from art.recipes import PAINTERS
from art.sound.ogg import checksum, read_ogg, same_serial, write_ogg
from art.sound.recipes import RECIPES
from art.sound.sheet import measure, write_sound_sheet
from art.sound.struck import woodblock
from art.sound.wave import RATE, Tape, clock, noise, pitch, room, through
from art.sounds import SOUNDS


def test_every_sound_has_a_recipe_and_every_recipe_a_sound() -> None:
    assert set(RECIPES) == set(SOUNDS)
    assert not set(RECIPES) & set(PAINTERS), "a name on the command line means one thing"
    assert len(NAMES) == len(RECIPES) + len(PAINTERS)


def test_no_sound_is_older_than_its_recipe() -> None:
    assert stale(RECIPES, read_manifest()) == []


def test_a_sound_made_from_something_else_is_stale() -> None:
    assert stale(RECIPES, read_manifest() | {"coin": "another"}) == ["coin"]
    assert mark("coin") != mark("ambience-day")


def test_the_same_recipe_makes_the_same_bytes(tmp_path: Path) -> None:
    for number in (1, 2):
        write_ogg(tmp_path / f"{number}.ogg", RECIPES["vote"](), 0.4)
    assert (tmp_path / "1.ogg").read_bytes() == (tmp_path / "2.ogg").read_bytes()
    assert len(read_ogg(tmp_path / "1.ogg")) == len(RECIPES["vote"]())


def test_a_page_keeps_a_valid_checksum(tmp_path: Path) -> None:
    write_ogg(tmp_path / "a.ogg", woodblock(), 0.4)
    stream = (tmp_path / "a.ogg").read_bytes()
    assert same_serial(stream) == stream
    length = 27 + stream[26] + sum(stream[27 : 27 + stream[26]])
    page = bytearray(stream[:length])
    stated = int.from_bytes(page[22:26], "little")
    page[22:26] = bytes(4)
    assert checksum(bytes(page)) == stated
    assert checksum(b"123456789") == 0x89A1897F, "the known value of this checksum"


def test_what_runs_over_the_end_of_a_loop_begins_it() -> None:
    ring, line = Tape(1.0, loop=True), Tape(1.0)
    for tape in (ring, line):
        tape.lay(np.ones(RATE // 2), 0.75)
    assert (ring.wave[: RATE // 4] == 1).all()
    assert (line.wave[: RATE // 2] == 0).all()


def test_noise_and_echo_of_a_loop_go_round() -> None:
    wave = noise(1.0, lambda tone: np.exp(-((tone - 300) ** 2) / 5000), 3)
    assert abs(wave[0] - wave[-1]) < 3 * np.max(np.abs(np.diff(wave)))
    clap = np.zeros(RATE * 2)
    clap[-1] = 1.0
    assert np.max(np.abs(room(clap, loop=True)[:RATE])) > 0.01
    assert np.max(np.abs(room(clap)[:RATE])) < 1e-9


def test_a_filter_lets_its_band_through() -> None:
    t = clock(1.0)
    low, high = np.sin(2 * np.pi * 200 * t), np.sin(2 * np.pi * 4000 * t)
    kept = through(lambda tone: (tone < 1000).astype(float), low + high)
    assert np.allclose(kept, low, atol=1e-6)


def test_notes_are_tuned_in_fifths() -> None:
    assert pitch("A4") / pitch("D4") == pytest.approx(1.5)
    assert pitch("D5") / pitch("D4") == pytest.approx(2.0)
    assert pitch("G4") * 1.5 == pytest.approx(pitch("D5"))


def test_figures_of_a_known_tone() -> None:
    figures = measure(0.5 * np.sin(2 * np.pi * 1000 * clock(1.0)))
    assert (figures.seconds, figures.peak) == (1.0, pytest.approx(0.5, abs=1e-3))
    assert figures.effective == pytest.approx(-9.03, abs=0.05)
    assert figures.center == pytest.approx(1000, rel=0.01)
    assert figures.loudness == pytest.approx(-9.03, abs=0.7), "a tone of 1 kHz is about as loud as it is strong"


def test_the_sheet_shows_every_sound(tmp_path: Path) -> None:
    from PIL import Image

    write_sound_sheet(tmp_path)
    with Image.open(tmp_path / "sounds.png") as sheet:
        assert sheet.height > 80 * len(SOUNDS)
        assert sheet.convert("L").getextrema()[0] < 80, "there are waves on it"
