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


@pytest.mark.parametrize("face", SPELLS)
def test_no_middle_makes_a_character_with_its_foot(face: str) -> None:
    """What encloses paper, like 日 or 目, makes 早, 草 or 具 above an upright foot; a chain of rings doesn't."""
    row = SPELLS[face]
    enclosing = {name for name in MIDDLES if name != "rings" and fields(drawn(MIDDLES[name])) > 0}
    assert "knot" in enclosing, "else this test sees nothing"
    assert row.middle not in enclosing or row.foot not in {"sword", "hook", "roots"}


def fields(shape: Shape) -> int:
    """Return how many fields of paper a shape encloses."""
    _, _, found, _ = cv2.connectedComponentsWithStats((~shape).astype(np.uint8), connectivity=4)
    sizes = sorted(int(size) for size in found[1:, cv2.CC_STAT_AREA])
    return sum(size > 30 * SCALE * SCALE for size in sizes[:-1])
