"""The window: its size, fullscreen, and the hints SDL must be given before it starts."""

import os
import sys
import warnings
from collections.abc import Mapping, MutableMapping
from pathlib import Path

import pygame

from client.ui.emblem import window_icon

SMALLEST_WINDOW = (960, 540)
UNSEEN_DRIVERS = frozenset({"dummy", "offscreen"})
"""The drivers that show nothing to anybody."""


class NoDisplayError(Exception):
    """There is nothing to open a window on."""


def has_gpu_device() -> bool:
    """Tell whether SDL can expect a graphics device; on Linux the kernel shows one if there is."""
    if not sys.platform.startswith("linux"):
        return True
    return any(Path("/dev/dri").glob("renderD*"))


def set_hints(environment: MutableMapping[str, str], *, gpu: bool) -> None:
    """Give SDL its hints; what the environment says already stands.

    Must be called before pygame's display is started. Without a GPU SDL would present every frame through a
    software OpenGL, which costs more than drawing it.
    """
    environment.setdefault("SDL_IME_SHOW_UI", "1")
    environment.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    environment.setdefault("SDL_VIDEO_HIGHDPI_DISABLED", "0")
    environment.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
    if not gpu:
        environment.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def prepare_sdl() -> None:
    """Give SDL the hints for this machine and hide pygame's greeting."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    set_hints(os.environ, gpu=has_gpu_device())


def open_driver(environment: Mapping[str, str] = os.environ) -> None:
    """Start pygame's display, but only with a driver that shows something, unless the environment names another.

    SDL itself would fall back on drawing where nobody sees it, and the program would seem to hang.

    Raises:
        NoDisplayError: there is no display.
        pygame.error: there is one, but it can't be used.
    """
    named = environment.get("SDL_VIDEODRIVER", "").split(",")
    # Without any of these SDL would only look in vain, and complain on the terminal.
    places = ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR")
    if sys.platform.startswith("linux") and not any(environment.get(place) for place in places):
        raise NoDisplayError
    pygame.display.init()
    driver = pygame.display.get_driver()
    if driver in UNSEEN_DRIVERS and driver not in named:
        pygame.display.quit()
        raise NoDisplayError


class Display:
    """The program's window; raises what `open_driver` raises."""

    def __init__(self, size: tuple[int, int], *, fullscreen: bool, title: str) -> None:
        open_driver()
        pygame.font.init()
        self._windowed = at_least(size)
        self.fullscreen = fullscreen
        self.set_title(title)
        pygame.display.set_icon(window_icon())
        self._set_mode()
        pygame.key.stop_text_input()  # or an input method would swallow the keys of the board

    @property
    def surface(self) -> pygame.Surface:
        """The window's surface. Raises RuntimeError once the window is closed."""
        surface = pygame.display.get_surface()
        if surface is None:
            raise RuntimeError("the window is closed")
        return surface

    @property
    def size(self) -> tuple[int, int]:
        """The window's size in pixels."""
        return self.surface.get_size()

    @property
    def windowed_size(self) -> tuple[int, int]:
        """The size to go back to from fullscreen."""
        return self._windowed

    def set_title(self, title: str) -> None:
        """Change the window's title."""
        pygame.display.set_caption(title)

    def set_fullscreen(self, fullscreen: bool) -> None:
        """Cover the desktop without a border, or go back to a window.

        The desktop's own resolution is kept: no mode is switched, and input methods can still show their lists.
        """
        if fullscreen != self.fullscreen:
            self.fullscreen = fullscreen
            self._set_mode()

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window a size, the smallest allowed at least."""
        self._windowed = at_least(size)
        if not self.fullscreen:
            self._set_mode()

    def settle(self) -> None:
        """Take over the size the player has dragged the window to."""
        if self.fullscreen:
            return
        self._windowed = at_least(self.size)
        if self._windowed != self.size:
            self._set_mode()

    def _set_mode(self) -> None:
        if self.fullscreen:
            pygame.display.set_mode(pygame.display.get_desktop_sizes()[0], pygame.FULLSCREEN)
        else:
            self._open_window()

    def _open_window(self) -> None:
        """Open a window; a desktop that gives it another size at once is obeyed, but asked twice."""
        with warnings.catch_warnings(action="ignore", category=RuntimeWarning):
            pygame.display.set_mode(self._windowed, pygame.RESIZABLE)
            if self.size != self._windowed:
                pygame.event.pump()
                pygame.display.set_mode(self._windowed, pygame.RESIZABLE)


def at_least(size: tuple[int, int]) -> tuple[int, int]:
    """Return a size that is not under the smallest window."""
    return (max(size[0], SMALLEST_WINDOW[0]), max(size[1], SMALLEST_WINDOW[1]))
