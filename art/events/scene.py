"""What the scenes of events share: the sky, the frame, small figures."""

from __future__ import annotations

from collections.abc import Callable
from math import pi

from art.catalogue import slip_of, title_of
from art.kit.frame import cut, keyline, seal, title
from art.kit.geometry import around
from art.kit.plate import Plate
from art.kit.scenery import bokashi
from art.kit.sheet import Sheet

X = 206.0
INKY = "#10211f"
Scene = Callable[[Sheet], None]


def paint_event(face: str, scene: Scene) -> Sheet:
    """Paint an event's card: its scene in the frame of all events."""
    sheet = Sheet("#d3dfc8", 400 + int(face[3:]), age=0.22)
    scene(sheet)
    keyline(sheet, "round", "#1f3f3c")
    title(sheet, title_of(face), base="#eef0e0", line="#1f3f3c", size=slip_of(face)[1])
    seal(sheet, "天象", "#2f5a52")
    cut(sheet, "round")
    return sheet


def sky(sheet: Sheet, high: str, low: str, *, horizon: float = 640, seed: int = 2) -> None:
    """Wipe a sky down to the horizon, its colour dark at the top."""
    sheet.lay(bokashi(sheet, 40, horizon + 220, seed=seed), low)
    sheet.lay(bokashi(sheet, -120, horizon * 0.7, strength=0.95, seed=seed + 3), high)


def put(sheet: Sheet, plate: Plate, tint: str, *, rim: float = 2.2, rim_tint: str = INKY, grain: float = 0.2) -> None:
    """Print an opaque shape with a rim round it."""
    sheet.solid(plate.mask, tint, rim=rim, line=rim_tint, grain=grain, mott=0.15)


def curl(plate: Plate, x: float, y: float, r: float, *, side: int = 1, w: float = 12, turns: float = 1.6) -> None:
    """Draw a gust that runs in from a side and rolls up about a point."""
    line = [(x - side * r * 3.4, y + r * 0.9, 0.1), (x - side * r * 1.6, y + r * 1.06, 0.8), (x, y + r, 1.0)]
    steps = int(turns * 8)
    for i in range(1, steps + 1):
        share = i / steps
        a = pi / 2 - side * share * turns * 2 * pi
        line.append((*around(x, y, r * (1 - 0.72 * share), a), 1.0 - 0.7 * share))
    plate.brush(line, w, dry=0.2, seed=int(x + y), taper=(0.2, 0.1), wob=0.03)
