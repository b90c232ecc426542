"""The finished pictures are those the recipes make. Needs the drawing libraries (the dependency group ``art``)."""

import pytest

pytest.importorskip("skia")
pytest.importorskip("cv2")

from art.build import HERE, described, files_of, mark, read_manifest, stale, used_by
from art.catalogue import FACES, PIECES, PLACES, RITES, SPELLS
from art.recipes import PAINTERS
from art.talisman.lower import FEET, MIDDLES, _zigzag
from art.talisman.motifs import MOTIFS
from art.talisman.upper import HEADS, ROOFS


def test_every_picture_has_a_painter_and_every_painter_a_picture() -> None:
    assert set(PAINTERS) == {*FACES, *PIECES, *PLACES, *RITES}


def test_no_picture_is_older_than_its_recipe() -> None:
    assert stale(PAINTERS, read_manifest()) == []


def test_a_picture_made_from_something_else_is_stale() -> None:
    marks = read_manifest() | {"C-A05": "another"}
    assert stale(PAINTERS, marks) == ["C-A05"]
    assert stale(["C-A05"], {}) == ["C-A05"], "never made"


def test_spells_of_a_kind_differ_in_what_they_are_made_from() -> None:
    assert mark("C-S04r") != mark("C-S05r")


def test_a_picture_is_marked_by_all_the_code_it_is_made_with_and_by_no_other() -> None:
    names = {path.relative_to(HERE.parent).as_posix() for path in used_by("art.ghosts.flames")}
    assert {"art/ghosts/flames.py", "art/ghosts/talons.py", "art/ghosts/limbs.py", "art/kit/plate.py"} <= names
    assert not {"art/ghosts/cold.py", "art/catalogue.py", "art/recipes.py"} & names


def test_a_recipe_tells_what_its_functions_were_made_with() -> None:
    assert described(MIDDLES["breath3"]) != described(MIDDLES["breath4"])
    assert described(MIDDLES["breath3"]) == described(_zigzag(3)), "the same, made anew"
    text, modules = described(PAINTERS["C-G04"])
    assert "burnt" in text
    assert modules == {"art.ghosts.haunting", "art.ghosts.burning"}


def test_a_piece_has_one_file_and_a_card_two() -> None:
    assert [len(files_of(name)) for name in ("lamp", "C-K5", "table-day")] == [1, 2, 1]


def test_the_whole_vocabulary_is_used() -> None:
    for part, words in (("head", HEADS), ("roof", ROOFS), ("middle", MIDDLES), ("foot", FEET)):
        assert {getattr(spell, part) for spell in SPELLS.values()} == set(words), part


def test_rows_name_signs_that_exist() -> None:
    assert {spell.motif for spell in SPELLS.values()} <= set(MOTIFS)


def test_the_same_recipe_makes_the_same_picture() -> None:
    assert PAINTERS["token-2"]().picture().tobytes() == PAINTERS["token-2"]().picture().tobytes()
