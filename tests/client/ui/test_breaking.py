import pygame
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from art.fonts import Face
from client.ui import theme
from client.ui.breaking import CLOSING, NO_END, NO_START, OPENING, break_points, break_spans, is_cjk
from client.ui.fonts import Fonts
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


@pytest.mark.parametrize(
    ("spans", "places", "width"),
    [
        (["揭票：「鬼」"], [("揭票：", 0), ("「鬼」", 5)], 11),
        (["揭票：", "「鬼」", "，來"], [("揭票：", 0), ("「鬼」", 5), ("，來", 10)], 14),
        (["（抽牌）。"], [("（抽牌）", 0), ("。", 7)], 9),
        (["（「鬼」）"], [("（", 0), ("「鬼」", 1), ("）", 6)], 8),
        (["鬼「", "王"], [("鬼「", 0), ("王", 4)], 6),
        (["a,", "「b」"], [("a,", 0), ("「b」", 2)], 7),
    ],
)
def test_marks_that_meet_move_together(spans: list[str], places: list[tuple[str, int]], width: int) -> None:
    """Inside a span and between two, so that a line holds a character more."""
    for room in (width, 40):
        (line,) = break_spans([Span(text) for text in spans], room, measure)
        assert [(piece.text, piece.x) for piece in line.pieces] == places
        assert line.width == width
    assert len(break_spans([Span(text) for text in spans], width - 1, measure)) > 1


@pytest.mark.parametrize("face", ["regular", "bold"])
def test_a_mark_that_moves_lies_upon_no_letter(face: Face) -> None:
    pygame.font.init()
    fonts, px = Fonts(), 64
    for mark in CLOSING + OPENING:
        inked = fonts.render(mark, face, px, (255, 255, 255)).get_bounding_rect()
        square = fonts.width(mark, face, px)
        assert inked.right <= square * 0.53 if mark in CLOSING else inked.left >= square * 0.47, mark


@pytest.mark.parametrize(
    ("text", "width", "laid"),
    [
        ("鬼王驅散水鬼票。", 14, ["鬼王驅散水", "鬼票。"]),
        ("鬼王驅散水鬼得一票。", 14, ["鬼王驅散水鬼得", "一票。"]),
        ("查看鬼王（驅鬼成功）。", 17, ["查看鬼王（驅鬼", "成功）。"]),
        ("鬼王票。", 4, ["鬼王", "票。"]),
        ("the ghost king is a", 17, ["the ghost king is", "a"]),
    ],
)
def test_a_paragraph_ends_in_more_than_a_character(text: str, width: int, laid: list[str]) -> None:
    assert lines(text, width) == laid


def test_a_number_in_brackets_stays_whole() -> None:
    assert lines("擲出鬼王（向左 3），附身於清荷", 16) == ["擲出鬼王", "（向左 3），附身", "於清荷"]
    assert lines("擲出（向左 3）", 8)[0] == "擲出（向", "unless it is wider than a line"


@example(text="。。a", width=4)
@given(st.text(alphabet="鬼王驅散ab .,，。「」（） ", max_size=40), st.integers(4, 20))
def test_nothing_is_lost_and_punctuation_stays_in_place(text: str, width: int) -> None:
    laid = break_spans(as_spans(text), width, measure)
    broken = [line.text for line in laid]
    assert "".join(broken).replace(" ", "") == text.replace(" ", "")
    for point in break_points(text):
        assert text[point] not in NO_START
        assert text[point - 1] not in NO_END
    for line in laid:
        assert line.width <= width or not break_points(line.text)
