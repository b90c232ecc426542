import pytest
from hypothesis import given
from hypothesis import strategies as st

from client.ui import theme
from client.ui.breaking import NO_END, NO_START, break_points, break_spans, is_cjk
from client.ui.spans import Span, as_spans, colored


def lines(text: str, width: int) -> list[str]:
    """Break a text in which a Chinese character is two wide and any other one."""
    return [line.text for line in break_spans(as_spans(text), width, measure)]


def measure(text: str, span: Span) -> int:
    return sum(2 if is_cjk(char) else 1 for char in text)


def test_chinese_breaks_between_any_two_characters() -> None:
    assert lines("太平道天師道", 6) == ["太平道", "天師道"]


def test_words_break_at_spaces_only() -> None:
    assert lines("the ghost king appears", 10) == ["the ghost", "king", "appears"]


def test_closing_punctuation_never_starts_a_line() -> None:
    assert lines("驅散水鬼，再抽", 8) == ["驅散水", "鬼，再抽"]


def test_opening_punctuation_never_ends_a_line() -> None:
    assert lines("使用「五雷符」", 6) == ["使用", "「五雷", "符」"]


def test_a_word_longer_than_a_line_is_cut() -> None:
    assert lines("Ravenscroft", 4) == ["Rave", "nscr", "oft"]


def test_a_hyphen_ends_a_line_but_a_minus_does_not() -> None:
    assert lines("Beast-Eater", 8) == ["Beast-", "Eater"]
    assert lines("ab -2 cd", 4) == ["ab", "-2", "cd"]


def test_new_lines_are_kept_even_empty_ones() -> None:
    assert lines("甲\n\n乙", 20) == ["甲", "", "乙"]


def test_spans_keep_their_look_over_a_break() -> None:
    laid = break_spans([Span("請"), Span("林曉月", bold=True, link="seat"), Span("來")], 4, measure)
    assert [[(piece.text, piece.span.bold, piece.x) for piece in line.pieces] for line in laid] == [
        [("請", False, 0), ("林", True, 2)],
        [("曉月", True, 0)],
        [("來", False, 0)],
    ]
    assert laid[1].pieces[0].span.link == "seat"


@pytest.mark.parametrize(
    ("before", "name", "width", "laid"),
    [
        ("看看", "渡鴉", 6, ["看看", "渡鴉來"]),
        ("看看", "Jean-Luc", 10, ["看看", "Jean-Luc來"]),
        ("看看看看看", "Lin Yue", 15, ["看看看看看", "Lin Yue來"]),
        ("看看", "Blood Robed", 14, ["看看Blood", "Robed來"]),
        ("看看", "Ravenscroft", 8, ["看看", "Ravenscr", "oft來"]),
    ],
)
def test_a_name_stays_whole_where_it_fits_a_line(before: str, name: str, width: int, laid: list[str]) -> None:
    """Only a long one gives way at its spaces, and one longer than a line is cut as any other word."""
    spans = [Span(before), Span(name, link="seat:1"), Span("來")]
    assert [line.text.rstrip() for line in break_spans(spans, width, measure)] == laid


@pytest.mark.parametrize(
    ("text", "width", "laid"),
    [
        ("2 of 8 · 3 votes", 16, ["2 of 8 · 3 votes"]),
        ("2 of 8 · 3 votes", 15, ["2 of 8 · 3", "votes"]),
        ("2 of 8 · 3 votes", 9, ["2 of 8", "3 votes"]),
        ("2 of 8 · 3 votes", 6, ["2 of 8", "3", "votes"]),
        ("參與 · 投票", 6, ["參與", "投票"]),
        ("五雷符·紅", 7, ["五雷符·", "紅"]),
        ("and so on ·", 20, ["and so on ·"]),
    ],
)
def test_a_dot_between_two_facts_vanishes_at_the_end_of_a_line(text: str, width: int, laid: list[str]) -> None:
    assert lines(text, width) == laid
    dotted = [Span(part) for part in text.partition(" · ")]
    assert [line.text for line in break_spans(dotted, width, measure)] == laid, "in a span of its own as well"


def test_names_of_things_become_colours_and_keys() -> None:
    assert colored([("林曉月", "seat:1"), ("用", None), ("五雷符", "red")]) == (
        Span("林曉月", theme.SEATS[1], link="seat:1"),
        Span("用"),
        Span("五雷符", theme.RED_TEXT),
    )


@pytest.mark.parametrize("text", ["", " ", "，", "「", "a b"])
def test_short_texts_have_no_strange_breaks(text: str) -> None:
    assert "".join(lines(text, 4)).replace(" ", "") == text.replace(" ", "")


@given(st.text(alphabet="鬼王驅散ab .,，。「」（） ", max_size=40), st.integers(4, 20))
def test_nothing_is_lost_and_punctuation_stays_in_place(text: str, width: int) -> None:
    broken = lines(text, width)
    assert "".join(broken).replace(" ", "") == text.replace(" ", "")
    for point in break_points(text):
        assert text[point] not in NO_START
        assert text[point - 1] not in NO_END
    for line in broken:
        assert measure(line, Span("")) <= width or not break_points(line)
