"""The script of the talismans: its parts keep clear of each other and of the suit's badge."""

from collections.abc import Callable
from functools import cache

import pytest

pytest.importorskip("skia")
pytest.importorskip("cv2")

import cv2
import numpy as np
from numpy.typing import NDArray

from art.catalogue import SPELLS
from art.kit.base import SCALE
from art.kit.frame import badge
from art.kit.plate import Plate
from art.kit.sheet import Sheet
from art.talisman.lower import MIDDLES
from art.talisman.script import command
from art.talisman.upper import HEADS, ROOFS

Shape = NDArray[np.bool_]
AIR = 6.0
"""How much bare paper is left between two strokes, in card units."""


@cache
def drawn(part: Callable[[Plate], None]) -> Shape:
    plate = Plate()
    part(plate)
    return plate.mask > 0.3


@cache
def commanded(glyph: str) -> Shape:
    plate = Plate()
    command(plate, glyph)
    return plate.mask > 0.3


@cache
def badge_of(red: bool) -> Shape:
    sheet = Sheet("#ffffff", 1)
    badge(sheet, red)
    marked: Shape = np.any(sheet.image != sheet.blank, axis=-1)
    return marked


def touch(one: Shape, other: Shape) -> bool:
    """Tell whether two shapes come nearer than the air they need."""
    away = cv2.distanceTransform((~other).astype(np.uint8), cv2.DIST_L2, 5)
    return float(away[one].min()) < AIR * SCALE


@pytest.mark.parametrize("red", [True, False])
@pytest.mark.parametrize("name", [*HEADS, *ROOFS])
def test_nothing_touches_the_badge(name: str, red: bool) -> None:
    assert not touch(drawn((HEADS | ROOFS)[name]), badge_of(red))


@pytest.mark.parametrize("face", SPELLS)
def test_every_roof_leaves_air_about_what_it_shelters(face: str) -> None:
    row = SPELLS[face]
    roof = drawn(ROOFS[row.roof])
    assert not touch(roof, commanded(row.glyph))
    assert not touch(roof, drawn(HEADS[row.head]))
    assert not touch(roof, drawn(MIDDLES[row.middle]))
