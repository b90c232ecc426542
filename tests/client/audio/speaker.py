"""A speaker that only remembers."""

from collections.abc import Mapping


class Listener:
    """Stands in for the sound device."""

    def __init__(self) -> None:
        self.played: list[tuple[str, float]] = []
        self.around: list[dict[str, float]] = []
        self.closed = False

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.played]

    def play(self, name: str, volume: float) -> None:
        self.played.append((name, volume))

    def surround(self, volumes: Mapping[str, float]) -> None:
        self.around.append(dict(volumes))

    def close(self) -> None:
        self.closed = True
