"""The script of the talismans: its parts keep clear of each other and of the suit's badge."""

from functools import cache

import pytest

pytest.importorskip("skia")
pytest.importorskip("cv2")

import cv2
import numpy as np
from numpy.typing import NDArray

from art.catalogue import SPELLS, Spell
from art.kit.base import SCALE
from art.kit.frame import badge, keyline, seal, title
from art.kit.palette import Suiting
from art.kit.plate import Plate
from art.kit.sheet import Sheet
from art.talisman.axis import Part
from art.talisman.lower import FEET, MIDDLES
from art.talisman.script import command, write
from art.talisman.spells import paint_spell, seal_of, seed_of
from art.talisman.upper import HEADS, ROOFS
from art.talisman.writing import Writing

Shape = NDArray[np.bool_]
AIR = 6.0
"""How much bare paper is left between two strokes, in card units."""


def drawn(part: Part, face: str = "") -> Shape:
    """Return what a part covers: as it is given, or as it is written on the talisman of a face."""
    plate = Writing(seed_of(face)) if face else Plate()
    part(plate)
    return plate.mask > 0.3


def parts_of(row: Spell) -> dict[str, Part]:
    return {
        "head": HEADS[row.head],
        "roof": lambda plate: ROOFS[row.roof](plate, row.legs),
        "command": lambda plate: command(plate, row.glyph),
        "middle": MIDDLES[row.middle],
        "foot": FEET[row.foot],
    }


def marked(sheet: Sheet) -> Shape:
    shape: Shape = np.any(sheet.image != sheet.blank, axis=-1)
    return shape


@cache
def printed(red: bool, words: str) -> Shape:
    """Return what is printed round the script: badge, frame, seal, and a title slip."""
    sheet = Sheet("#ffffff", 1)
    keyline(sheet, "chamfer" if red else "scallop", "#000000")
    badge(sheet, red)
    x, y = seal_of(red)
    seal(sheet, "正一", x=x, y=y)
    slip = Sheet("#ffffff", 1)
    title(slip, words, y=52)
    solid = np.abs(slip.image - slip.blank).max(axis=-1) > 0.2  # not the slip's soft shadow
    around: Shape = marked(sheet) | solid
    return around


def touch(one: Shape, other: Shape) -> bool:
    """Tell whether two shapes come nearer than the air they need."""
    away = cv2.distanceTransform((~other).astype(np.uint8), cv2.DIST_L2, 5)
    return float(away[one].min()) < AIR * SCALE


@pytest.mark.parametrize("face", SPELLS)
def test_the_script_touches_nothing_printed_round_it(face: str) -> None:
    row = SPELLS[face]
    hand = Writing(seed_of(face))
    write(hand, row.glyph, row.head, row.roof, row.middle, row.foot, legs=row.legs)
    assert not touch(hand.mask > 0.3, printed(face.endswith("r"), row.title))


def test_a_sign_pales_under_the_script_and_leaves_the_seal_alone() -> None:
    def night(sheet: Sheet, _suit: Suiting, _seed: int) -> None:
        sheet.body(sheet.full(), "#101010")

    face = "C-S01r"
    picture, row, hand = paint_spell(face, night).image.mean(axis=-1), SPELLS[face], Writing(seed_of(face))
    write(hand, row.glyph, row.head, row.roof, row.middle, row.foot, legs=row.legs)
    away = cv2.distanceTransform((hand.mask < 0.1).astype(np.uint8), cv2.DIST_L2, 5)[550 * SCALE : 600 * SCALE] / SCALE
    seen = picture[550 * SCALE : 600 * SCALE]
    assert np.median(seen[(away > 0.5) & (away < 2)]) > 0.3
    assert np.median(seen[(away > 12) & (away < 60)]) < 0.15, "the sign is left as it is elsewhere"
    x, y = seal_of(True)
    assert picture[int(y * SCALE), int((x - 26) * SCALE)] > 0.5
    assert picture[int(y * SCALE), int((x - 36) * SCALE)] < 0.15


@pytest.mark.parametrize("face", SPELLS)
def test_every_roof_leaves_air_about_what_it_shelters(face: str) -> None:
    shapes = {name: drawn(part, face) for name, part in parts_of(SPELLS[face]).items()}
    for name in ("command", "head", "middle"):
        assert not touch(shapes["roof"], shapes[name]), name


@pytest.mark.parametrize("roof", ROOFS)
def test_the_legs_of_a_roof_come_no_lower_than_they_may(roof: str) -> None:
    long, short = drawn(ROOFS[roof]), drawn(lambda plate: ROOFS[roof](plate, 400))
    assert lowest(long) > 460
    assert 380 < lowest(short) < 410
    kept = slice(0, 330 * SCALE)
    assert (long[kept] ^ short[kept]).sum() < 0.2 * long[kept].sum(), "above it is the roof it was"


def lowest(shape: Shape) -> float:
    """Return how low a shape reaches, in card units."""
    return float(np.flatnonzero(shape.any(axis=1))[-1]) / SCALE


@pytest.mark.parametrize("suit", "rb")
def test_no_two_talismans_of_a_suit_share_roof_and_foot(suit: str) -> None:
    pairs = [(row.roof, row.foot) for face, row in SPELLS.items() if face.endswith(suit)]
    assert sorted(pairs) == sorted(set(pairs))


@pytest.mark.parametrize("name", ["lotus", "tails"])
def test_a_part_is_never_written_twice_alike_and_never_far_from_what_it_is(name: str) -> None:
    plain = drawn(FEET[name])
    written = [drawn(FEET[name], face) for face, row in SPELLS.items() if row.foot == name]
    assert len(written) > 5, "else this test sees too little"
    for i, one in enumerate(written):
        assert 0.85 < one.sum() / plain.sum() < 1.15
        away = cv2.distanceTransform((~plain).astype(np.uint8), cv2.DIST_L2, 5)
        assert float(away[one].max()) < 14 * SCALE
        assert all((one ^ other).sum() > 0.08 * plain.sum() for other in written[:i])


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
