"""Every rule has a test that names it, and every test that names rules names few that exist.

``untested.txt`` beside this file lists the rules that have no test yet. An id leaves it with its first test, so that
the list only ever gets shorter.
"""

import ast
from pathlib import Path
from textwrap import dedent

import pytest

from core.rulebook import ids
from tests.rulebook.marks import MarkedTest, marked_tests, read_marks, read_stray_marks, stray_marks

UNTESTED = Path(__file__).with_name("untested.txt")
MOST_IDS = 3


@pytest.fixture(scope="module")
def tests() -> list[MarkedTest]:
    return marked_tests()


@pytest.fixture(scope="module")
def tested(tests: list[MarkedTest]) -> set[str]:
    return {rule_id for test in tests for rule_id in test.ids}


@pytest.fixture(scope="module")
def untested() -> list[str]:
    return UNTESTED.read_text(encoding="ascii").split()


def test_every_rule_has_a_test_or_is_known_to_have_none(tested: set[str], untested: list[str]) -> None:
    missing = [rule_id for rule_id in ids() if rule_id not in tested and rule_id not in untested]
    assert not missing, f"no test carries the mark of {missing}"


def test_a_rule_that_got_its_test_is_taken_from_the_list(tested: set[str], untested: list[str]) -> None:
    done = [rule_id for rule_id in untested if rule_id in tested]
    assert not done, f"take these out of {UNTESTED.name}: {done}"


def test_the_list_names_rules_once_and_in_reading_order(untested: list[str]) -> None:
    assert untested == [rule_id for rule_id in ids() if rule_id in untested]


def test_no_test_names_an_unknown_rule(tests: list[MarkedTest]) -> None:
    known = set(ids())
    assert not {test.name: test.ids for test in tests if not known.issuperset(test.ids)}


def test_no_test_names_many_rules(tests: list[MarkedTest]) -> None:
    assert not {test.name: test.ids for test in tests if len(test.ids) > MOST_IDS}


def test_marks_stand_where_they_are_counted() -> None:
    assert not stray_marks()


SAMPLE = ast.parse(
    dedent(
        """
        import pytest

        @pytest.mark.rule("PK-001")
        def test_one(): ...

        def test_without(): ...

        @pytest.mark.rule("PK-002")
        class TestSeveral:
            @pytest.mark.rule("PK-003", "PK-004")
            @pytest.mark.parametrize("number", [1, 2])
            def test_two(self, number): ...

        @pytest.mark.rule("PK-005")
        def helper(): ...

        pytestmark = pytest.mark.rule("PK-006")
        """
    )
)


def test_marks_are_read_from_tests_and_their_classes() -> None:
    assert list(read_marks(SAMPLE, "sample.py")) == [
        MarkedTest("sample.py::test_one", ("PK-001",)),
        MarkedTest("sample.py::TestSeveral::test_two", ("PK-002", "PK-003", "PK-004")),
    ]


def test_marks_that_belong_to_no_test_are_found() -> None:
    assert list(read_stray_marks(SAMPLE, "sample.py")) == ["sample.py:15", "sample.py:18"]


def test_an_id_that_is_not_written_out_is_an_error() -> None:
    tree = ast.parse("@pytest.mark.rule(name)\ndef test_one(): ...")
    with pytest.raises(ValueError, match=r"sample\.py::test_one"):
        list(read_marks(tree, "sample.py"))
