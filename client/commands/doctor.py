"""What a report about a fault needs: versions, folders, fonts, the display; and what is wrong with them."""

from __future__ import annotations

import locale
import os
import platform
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final, NamedTuple, get_args

import typer

from art.fonts import Face, font_path
from art.sounds import SOUNDS, sound_path
from client.commands.console import Console
from client.config import read_settings
from client.i18n import system_language
from saves import SaveStore, program_version
from saves.atomic import check_writable
from saves.errors import SaveError, WriteError
from saves.paths import config_dir, data_dir

LIBRARIES: Final = (
    "pygame-ce",
    "pygame-gui",
    "msgpack",
    "msgspec",
    "platformdirs",
    "filelock",
    "fluent.runtime",
    "typer",
    "rich",
)


class Finding(NamedTuple):
    """One line of the report: what it is about (a key), what was found, and whether that is as it should be."""

    key: str
    found: str
    fine: bool = True


def doctor(context: typer.Context) -> None:
    """Print what a report about a fault needs; fail when something is wrong."""
    console: Console = context.obj
    findings = [*_versions(), *_folders(console), *_fonts(), *_display(console), *_sound(console), *_languages()]
    for finding in findings:
        line = console.tr(finding.key, found=_printable(finding.found))
        console.say("doctor-fine" if finding.fine else "doctor-wrong", line=line)
    wrong = sum(not finding.fine for finding in findings)
    console.say("doctor-result", wrong=wrong)
    if wrong:
        raise typer.Exit(1)


def _printable(found: str) -> str:
    """Return what was found on one line, with nothing in it that a terminal would obey: files may have any name."""
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in found)


def _versions() -> Iterator[Finding]:
    yield Finding("doctor-program", program_version())
    yield Finding("doctor-python", f"{platform.python_implementation()} {platform.python_version()}")
    yield Finding("doctor-system", platform.platform())
    for library in LIBRARIES:
        try:
            yield Finding("doctor-library", f"{library} {version(library)}")
        except PackageNotFoundError:
            yield Finding("doctor-library", library, fine=False)


def _folders(console: Console) -> Iterator[Finding]:
    yield _folder("doctor-data", data_dir, console)
    yield _folder("doctor-config", config_dir, console)
    try:
        settings, reason = read_settings()
        damage = reason and console.tr("system-reason", reason=reason)
        yield Finding("doctor-settings", damage or settings.language or "–", fine=reason is None)
        entries = SaveStore().entries()
    except SaveError as error:
        yield Finding("doctor-saves", console.tr(error.key, **error.details), fine=False)
        return
    yield Finding("doctor-saves", str(len(entries)))
    for entry in entries:
        if entry.error is not None:
            yield Finding("doctor-save", console.tr(entry.error.key, **entry.error.details), fine=False)


def _folder(key: str, folder: Callable[[], Path], console: Console) -> Finding:
    try:
        path = folder()
    except SaveError as error:
        return Finding(key, console.tr(error.key, **error.details), fine=False)
    try:
        check_writable(path / "some file")
    except WriteError as error:
        reason = console.tr("system-reason", **error.details)
        return Finding(key, console.tr("doctor-unwritable", path=str(path), reason=reason), fine=False)
    return Finding(key, str(path))


def _fonts() -> Iterator[Finding]:
    faces: tuple[Face, ...] = get_args(Face)
    for face in faces:
        path = font_path(face)
        size = path.stat().st_size if path.is_file() else 0
        yield Finding("doctor-font", f"{face}: {path} ({size // 1024} KiB)", fine=size > 0)


def _display(console: Console) -> Iterator[Finding]:
    """Open a display, but no window, and look at it."""
    from client.ui.display import NoDisplayError, open_driver, prepare_sdl

    prepare_sdl()
    import pygame

    sdl = ".".join(map(str, pygame.get_sdl_version()))
    try:
        open_driver()
    except NoDisplayError:
        yield Finding("doctor-display", f"SDL {sdl}: {console.tr('cli-no-display')}", fine=False)
        return
    except pygame.error as error:
        yield Finding("doctor-display", f"SDL {sdl}: {error}", fine=False)
        return
    try:
        sizes = ", ".join(f"{width}×{height}" for width, height in pygame.display.get_desktop_sizes())
        yield Finding("doctor-display", f"SDL {sdl}, {pygame.display.get_driver()}, {sizes}")
    finally:
        pygame.display.quit()


def _sound(console: Console) -> Iterator[Finding]:
    """Open the sound device and look at it. To have none is no fault."""
    import pygame

    from client.audio.device import NoDeviceError, open_device

    try:
        open_device()
    except NoDeviceError as error:
        reason = f" ({error})" if str(error) else ""
        yield Finding("doctor-sound", f"{console.tr('doctor-no-sound')}{reason}")
    else:
        from pygame._sdl2.audio import get_audio_device_names

        rate = (pygame.mixer.get_init() or (0,))[0]
        devices = ", ".join(get_audio_device_names(False))
        yield Finding("doctor-sound", f"{pygame.mixer.get_driver()}, {rate} Hz, {devices or '–'}")
        pygame.mixer.quit()
    missing = [name for name in SOUNDS if not sound_path(name).is_file()]
    if missing:
        yield Finding("doctor-sound-missing", ", ".join(missing), fine=False)


def _languages() -> Iterator[Finding]:
    yield Finding("doctor-language", f"{locale.getlocale()[0] or os.environ.get('LANG') or '–'} → {system_language()}")
