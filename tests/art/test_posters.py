"""The poster's figures stand one before the other."""

import pytest

pytest.importorskip("skia")
pytest.importorskip("cv2")

import numpy as np

from art.kit.base import SCALE, Image
from art.kit.sheet import Sheet
from art.posters import sink


def sunk(behind: str) -> tuple[Image, Image]:
    """Sink a figure before a bar of a colour; return the picture without and with it."""
    sheet = Sheet("#101010", 1, size=(200, 400))
    sheet.body(sheet.plate().rect(95, 0, 10, 400).mask, behind)
    before = sheet.image.copy()
    sheet.body(sheet.plate().rect(40, 40, 120, 330).mask, "#efe6d2")
    sink(sheet, before, 0.2, 360, 100)
    return before, sheet.image


def test_nothing_shows_through_a_figure_in_the_dusk() -> None:
    face = slice(60 * SCALE, 220 * SCALE), slice(60 * SCALE, 140 * SCALE)
    (_, dark), (_, light) = sunk("#101010"), sunk("#ffd040")
    assert np.abs(dark[face] - light[face]).max() < 0.002
    assert dark[face].max() < 0.9, "it has taken on some of the dusk"


def test_a_figures_foot_is_lost_in_what_is_behind_it() -> None:
    before, after = sunk("#ffd040")
    assert np.abs(after - before)[395 * SCALE :].max() < 0.002
    assert np.abs(after - before)[100 * SCALE : 200 * SCALE].max() > 0.5
