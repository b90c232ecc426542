"""The drawing kit: figures can be put anywhere on a sheet at any size."""

import pytest

pytest.importorskip("skia")
pytest.importorskip("cv2")

import numpy as np

from art.anatomy import hand, skull
from art.kit.base import SCALE, Mask
from art.kit.sheet import Sheet


def middle(mask: Mask) -> tuple[float, float]:
    rows, columns = np.nonzero(mask > 0.5)
    return float(columns.mean()) / SCALE, float(rows.mean()) / SCALE


def area(mask: Mask) -> float:
    return float(mask.sum()) / SCALE**2


def test_what_is_drawn_in_a_view_stands_there_at_its_size() -> None:
    sheet = Sheet("#ffffff", 1, size=(200, 160))
    plain = sheet.plate().disc(20, 10, 8).mask
    with sheet.at(60, 40, 3):
        moved = sheet.plate().disc(20, 10, 8).mask
    assert middle(moved) == pytest.approx((60 + 3 * 20, 40 + 3 * 10), abs=0.6)
    assert area(moved) == pytest.approx(9 * area(plain), rel=0.03)


def test_heights_and_places_are_those_of_the_view() -> None:
    sheet = Sheet("#ffffff", 1, size=(200, 160))
    with sheet.at(60, 40, 2):
        x, y = sheet.grid()
        assert (float(x[0, 60 * SCALE]), float(y[40 * SCALE, 0])) == (0, 0)
        assert float(sheet.down()[-1, 0]) == pytest.approx((160 - 40) / 2)
    assert float(sheet.down()[-1, 0]) == pytest.approx(160)


def test_a_view_ends_even_if_its_figure_fails() -> None:
    sheet = Sheet("#ffffff", 1, size=(40, 40))
    with pytest.raises(ZeroDivisionError), sheet.at(5, 5, 2):
        raise ZeroDivisionError
    assert sheet.view == (0, 0, 1)


def test_a_sheet_is_written_at_another_size() -> None:
    assert Sheet("#ffffff", 1, size=(120, 60)).picture(4 / 3).size == (160, 80)


@pytest.mark.parametrize("side", [-1, 1])
def test_the_thumb_is_on_the_side_asked_for(side: int) -> None:
    sheet = Sheet("#ffffff", 1, size=(300, 300), age=0)
    hand(sheet, 150, 180, 1, "#000000", side=side)
    dark = (sheet.image.mean(2) < 0.5)[: 210 * SCALE]
    left, right = dark[:, : 150 * SCALE].sum(), dark[:, 150 * SCALE :].sum()
    assert (left > right) == (side == 1)


def test_a_skull_has_dark_sockets_unless_they_are_lit() -> None:
    looks = {}
    for spark in ("", "#ffe080"):
        sheet = Sheet("#808080", 1, size=(320, 400), age=0)
        skull(sheet, 160, 180, 1, "#ffffff", "#808080", spark=spark)
        looks[spark] = float(sheet.image[178 * SCALE, 115 * SCALE].mean())
    assert looks[""] < 0.2 < 0.8 < looks["#ffe080"]
