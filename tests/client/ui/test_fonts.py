"""Whatever a name holds, no box stands for a letter."""

from __future__ import annotations

import pytest

from client.ui.fonts import Fonts, runs


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Aoife 小月", "Aoife 小月"),
        ("Ягода", "Ягода"),
        ("محمد", "····"),
        ("Ann🎭", "Ann·"),
        ("q\u0329a", "qa"),
        ("☃", "☃"),
    ],
)
@pytest.mark.parametrize("face", ["regular", "bold", "brush", "script"])
def test_what_no_font_has_becomes_a_dot(name: str, shown: str, face: str) -> None:
    assert "".join(text for _, text in runs(name, face)) == shown  # type: ignore[arg-type]


def test_such_a_name_has_a_width_and_is_drawn() -> None:
    fonts = Fonts()
    assert fonts.width("محمد", "regular", 20) == 4 * fonts.width("·", "regular", 20) > 0
    assert fonts.render("محمد", "bold", 20, (255, 255, 255)).get_width() == fonts.width("محمد", "bold", 20)


@pytest.mark.parametrize(
    ("line", "face"),
    [("天師道勝", "brush"), ("天师道胜", "script"), ("Aoife becomes the ghost king", "script"), ("鳐师道胜", "bold")],
)
def test_a_line_the_brush_cannot_finish_is_in_another_hand_altogether(line: str, face: str) -> None:
    assert runs(line, "brush") == ((face, line),)
