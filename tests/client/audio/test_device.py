"""The device in its thread: it plays, fades, and is never missed where there is none."""

import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from art.sounds import AMBIENCES, EFFECTS, sound_path
from client.audio import device
from client.audio.device import Mixer, NoDeviceError, has_device, open_device


@pytest.fixture
def mixer() -> Iterator[Mixer]:
    mixer = Mixer()
    yield mixer
    mixer.close()
    assert not pygame.mixer.get_init()


def wait_for(mixer: Mixer, what: str) -> None:
    """Let the thread work until something of pygame's mixer is so."""
    for _ in range(2000):
        mixer.settle()
        if what == "open" and pygame.mixer.get_init():
            return
        if what == "busy" and pygame.mixer.get_init() and pygame.mixer.get_busy():
            return
        if what == "silent" and mixer.silent:
            return
        time.sleep(0.002)
    raise AssertionError(f"never {what}")


def test_nothing_is_opened_before_there_is_something_to_play(mixer: Mixer) -> None:
    assert not pygame.mixer.get_init()
    mixer.play("tick", 0.5)
    wait_for(mixer, "busy")
    assert pygame.mixer.get_init() == (44_100, -16, 1)


def test_day_passes_into_night_and_back_where_it_was(mixer: Mixer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device, "FADE", 0.12)
    loops = {name: number for number, name in enumerate(AMBIENCES)}
    mixer.surround({"ambience-day": 0.4})
    wait_for(mixer, "busy")
    wait_until(lambda: volume(loops["ambience-day"]) == pytest.approx(0.4, abs=0.02))
    mixer.surround({"ambience-night": 0.3, "ambience-king": 0.2})
    wait_until(lambda: volume(loops["ambience-day"]) == 0 and volume(loops["ambience-king"]) > 0.18)
    assert volume(loops["ambience-night"]) == pytest.approx(0.3, abs=0.02)
    first = pygame.mixer.Channel(loops["ambience-day"]).get_sound()
    mixer.surround({"ambience-day": 0.4})
    wait_until(lambda: volume(loops["ambience-day"]) > 0.38)
    assert pygame.mixer.Channel(loops["ambience-day"]).get_sound() is first, "it goes on, it isn't begun anew"


def test_in_quiet_moments_effects_are_decoded_but_no_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device, "LEISURE", 0.001)
    decoded: list[str] = []

    def path_of(name: str) -> Path:
        decoded.append(name)
        return sound_path(name)

    mixer = Mixer(path_of)
    mixer.play("tick", 0.5)
    wait_until(lambda: set(decoded) >= set(EFFECTS))
    time.sleep(0.05)
    mixer.close()
    assert sorted(decoded) == sorted(EFFECTS)


def volume(channel: int) -> float:
    sound = pygame.mixer.Channel(channel).get_sound()
    return sound.get_volume() if sound is not None else 0.0


def wait_until(condition: object) -> None:
    assert callable(condition)
    for _ in range(4000):
        if condition():
            return
        time.sleep(0.002)
    raise AssertionError("it never came to be")


def test_a_missing_or_broken_file_is_silent_and_the_rest_goes_on(tmp_path: Path) -> None:
    (tmp_path / "coin.ogg").write_bytes(b"no sound at all")

    def path_of(name: str) -> Path:
        return sound_path(name) if name == "tick" else tmp_path / f"{name}.ogg"

    mixer = Mixer(path_of)
    for name in ("coin", "king", "tick"):
        mixer.play(name, 1.0)
    mixer.surround({"ambience-day": 0.4})
    wait_for(mixer, "busy")
    assert not mixer.silent
    mixer.close()


def test_without_a_device_orders_are_forgotten() -> None:
    def none_there() -> None:
        raise NoDeviceError

    mixer = Mixer(open_device=none_there)
    mixer.play("king", 1.0)
    wait_for(mixer, "silent")
    started = time.perf_counter()
    for _ in range(1000):
        mixer.play("king", 1.0)
        mixer.surround({"ambience-day": 1.0})
    assert time.perf_counter() - started < 0.1
    mixer.close()


def test_a_driver_that_does_not_exist_is_no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    with pytest.raises(NoDeviceError, match="driver"):
        open_device()


def test_on_linux_a_device_shows(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(device.sys, "platform", "linux")
    monkeypatch.setattr(device, "PLACES", (str(tmp_path / "snd" / "pcm*p"),))
    for name in ("SDL_AUDIODRIVER", "PULSE_SERVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert not has_device()
    with pytest.raises(NoDeviceError):
        open_device()
    (tmp_path / "pulse").mkdir()
    (tmp_path / "pulse" / "native").touch()
    assert has_device()
    (tmp_path / "pulse" / "native").unlink()
    (tmp_path / "snd").mkdir()
    (tmp_path / "snd" / "pcmC0D0p").touch()
    assert has_device()
    (tmp_path / "snd" / "pcmC0D0p").unlink()
    monkeypatch.setenv("PULSE_SERVER", "unix:/mnt/wslg/PulseServer")
    assert has_device()
    monkeypatch.setattr(device.sys, "platform", "win32")
    monkeypatch.delenv("PULSE_SERVER")
    assert has_device()


def test_a_slow_device_keeps_nobody_waiting() -> None:
    opened, go_on = threading.Event(), threading.Event()

    def slow() -> None:
        opened.set()
        go_on.wait(5)
        raise NoDeviceError

    mixer = Mixer(open_device=slow)
    started = time.perf_counter()
    mixer.play("king", 1.0)
    mixer.surround({"ambience-day": 1.0})
    assert time.perf_counter() - started < 0.1
    assert opened.wait(5)
    go_on.set()
    mixer.close()
    assert os.environ["SDL_AUDIODRIVER"] == "dummy"
