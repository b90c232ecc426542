import pygame

from client.app import App
from client.ui import theme
from client.ui.button import Button, Key
from client.ui.canvas import Canvas
from client.ui.dialog import Answer, Dialog
from client.ui.entry import TextEntry
from client.ui.flow import FlowText, TextFlow
from client.ui.listview import ListView
from client.ui.scroll import ScrollArea
from client.ui.segments import Choice, Segments
from client.ui.spans import Span
from client.ui.widget_scene import WidgetScene

from .conftest import Driver


class Board(WidgetScene):
    """A scene with one of everything."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []
        self.mode = "a"
        self.name = "Ann"
        self.painted = 0
        self.text = FlowText()
        self.text.replace([(Span(f"line {i} "), Span("here", link=f"word{i}")) for i in range(100)])

    def paint(self, canvas: Canvas) -> None:
        self.painted += 1

    def build(self) -> None:
        self.add(Button("one", (20, 20, 200, 50), "One", lambda: self.done.append("one")))
        self.add(Button("two", (20, 90, 200, 50), "Two", lambda: self.done.append("two"), off_reason="not now"))
        self.add(Button("three", (20, 160, 200, 50), "Three", self.third, key=Key(pygame.K_F2)))
        choices = (Choice("a", "A"), Choice("b", "B", "never"), Choice("c", "C"))
        self.add(Segments("mode", (300, 20, 300, 40), choices, self.mode, self.choose))
        self.add(TextEntry("name", (300, 90, 300, 40), self.app.gui, self.name, self.rename, limit=8))
        row = ListView(
            "rows",
            (700, 20, 200, 200),
            50,
            40,
            lambda canvas, number, box, chosen: None,
            on_choose=lambda number: self.done.append(f"row {number}"),
            on_activate=lambda: self.done.append("open"),
        )
        self.add(row)
        self.add(TextFlow("text", (700, 300, 300, 200), self.text, on_click=lambda p, key: self.done.append(key)))

    def third(self) -> None:
        self.done.append("three")

    def choose(self, value: str) -> None:
        self.mode = value
        self.rebuild()

    def rename(self, text: str) -> None:
        self.name = text


def board(app: App, driver: Driver) -> Board:
    scene = Board()
    app.scenes.push(scene)
    driver.frame()
    return scene


def test_a_click_and_a_key_do_the_same(app: App, driver: Driver) -> None:
    scene = board(app, driver)
    driver.click(scene.widget("one"))
    scene.focus("one")
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_SPACE)
    assert scene.done == ["one"] * 3


def test_a_button_that_is_off_does_nothing_and_says_why(app: App, driver: Driver) -> None:
    scene = board(app, driver)
    driver.click(scene.widget("two"))
    scene.focus("two")
    driver.key(pygame.K_RETURN)
    assert scene.done == []
    assert scene.widget("two").tip == "not now"


def test_a_tip_ends_where_another_scene_comes_above_or_the_pointer_leaves(app: App, driver: Driver) -> None:
    scene = board(app, driver)
    widget = scene.widget("two")

    def told() -> bool:
        below = widget.rect.move(0, widget.rect.height).inflate(-40, -20)
        app.display.surface.fill((0, 0, 0))
        app.draw()
        return pygame.transform.average_color(app.display.surface.subsurface(below))[0] > 60

    def point() -> None:
        driver.move(widget.rect.center)
        driver.frame(8, 0.1)
        assert told()

    point()
    app.scenes.push(Dialog("?", "", [Answer("no", "No", lambda: None)]))
    driver.frame()
    assert not widget.hovered
    app.scenes.pop()
    driver.frame(8, 0.1)
    assert not told()
    point()
    app.handle(pygame.event.Event(pygame.WINDOWLEAVE))
    assert not told()


def test_letting_go_elsewhere_is_no_click(app: App, driver: Driver) -> None:
    scene = board(app, driver)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=scene.widget("one").rect.center))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=(1200, 700)))
    driver.frame()
    assert scene.done == []


def test_a_hotkey_works_from_anywhere(app: App, driver: Driver) -> None:
    scene = board(app, driver)
    driver.key(pygame.K_F2)
    assert scene.done == ["three"]


def test_tab_goes_round_in_both_directions(app: App, driver: Driver) -> None:
    scene = board(app, driver)
    visited = []
    for _ in range(8):
        driver.key(pygame.K_TAB)
        visited.append(scene.focus_id)
    assert visited == ["one", "two", "three", "mode", "name", "rows", "text", "one"]
    driver.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert scene.focus_id == "text"


def test_arrows_go_to_the_nearest_widget(app: App, driver: Driver) -> None:
    scene = board(app, driver)
    scene.focus("one")
    driver.key(pygame.K_DOWN)
    assert scene.focus_id == "two"
    driver.key(pygame.K_RIGHT)
    assert scene.focus_id == "name"
    driver.key(pygame.K_UP)
    assert scene.focus_id == "mode"


def test_focus_is_shown_for_the_keyboard_only(app: App, driver: Driver) -> None:
    scene = board(app, driver)
    driver.key(pygame.K_TAB)
    assert scene.ring
    driver.click(scene.widget("three"))
    assert scene.focus_id == "three"
    assert not scene.ring


def test_segments_by_mouse_and_keyboard_skip_what_is_off(app: App, driver: Driver) -> None:
    scene = board(app, driver)
    segments = scene.widget("mode")
    assert isinstance(segments, Segments)
    driver.click(segments.choice_rect("b"))
    assert scene.mode == "a"
    assert segments.tip == "never"
    driver.click(segments.choice_rect("c"))
    assert scene.mode == "c"
    scene.focus("mode")
    driver.key(pygame.K_LEFT)
    assert scene.mode == "a"
    driver.key(pygame.K_RETURN)
    assert scene.mode == "c"


def test_text_is_edited_kept_over_a_rebuild_and_limited(app: App, driver: Driver) -> None:
    scene = board(app, driver)
    driver.click(scene.widget("name"))
    driver.key(pygame.K_END)
    driver.type("靈力")
    scene.rebuild()
    driver.type("!?longer")
    assert scene.name == "Ann靈力!?l"
    driver.key(pygame.K_BACKSPACE)
    assert scene.name == "Ann靈力!?"


def test_a_field_in_focus_is_drawn_again_only_as_its_caret_blinks(app: App, driver: Driver) -> None:
    scene = board(app, driver)
    scene.focus("name")
    driver.frame(3)
    scene.painted = 0
    driver.frame(30, 0.1)
    assert 2 <= scene.painted <= 12


def test_what_is_typed_into_a_field_stands_there_in_the_very_next_frame(app: App, driver: Driver) -> None:
    scene = board(app, driver)
    scene.focus("name")
    driver.frame(3)

    def drawn() -> bytes:
        inside = scene.widget("name").rect.inflate(-16, -16)
        return pygame.image.tobytes(app.display.surface.subsurface(inside), "RGB")

    acts = (lambda: driver.type("靈"), lambda: driver.key(pygame.K_HOME), lambda: driver.key(pygame.K_DELETE))
    for act in acts:
        before = drawn()
        act()
        at_once = drawn()
        driver.frame(3, 0.001)
        app.draw()
        assert before != at_once
        assert at_once == drawn()


def test_keys_belong_to_the_input_method_while_it_composes(app: App, driver: Driver) -> None:
    scene = board(app, driver)
    scene.focus("name")
    pygame.event.post(pygame.event.Event(pygame.TEXTEDITING, text="ling", start=4, length=0))
    driver.frame()
    driver.key(pygame.K_BACKSPACE)
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_TAB)
    assert scene.name == "Ann"
    assert scene.focus_id == "name"
    assert app.scenes.top is scene
    driver.type("靈")
    driver.key(pygame.K_TAB)
    assert scene.name == "Ann靈"
    assert scene.focus_id == "rows"


def test_letters_in_a_field_are_no_hotkeys_and_leaving_frees_them(app: App, driver: Driver) -> None:
    scene = board(app, driver)
    scene.focus("name")
    driver.key(pygame.K_F2)
    assert scene.done == []
    driver.key(pygame.K_UP)
    driver.key(pygame.K_F2)
    assert scene.done == ["three"]


def test_list_rows_by_mouse_and_keyboard(app: App, driver: Driver) -> None:
    scene = board(app, driver)
    rows = scene.widget("rows")
    assert isinstance(rows, ListView)
    driver.click(rows.row_rect(2))
    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_END)
    assert scene.done == ["row 2", "row 3", "open", "row 49"]
    assert rows.rect.contains(rows.row_rect(49))


def test_a_flow_reports_the_word_clicked_and_scrolls(app: App, driver: Driver) -> None:
    scene = board(app, driver)
    flow = scene.widget("text")
    assert isinstance(flow, TextFlow)
    _, line = flow.text.at(0)
    piece = line.pieces[1]
    driver.click((flow.rect.left + piece.x + 2, flow.rect.top + 5))
    assert scene.done == ["word0"]
    driver.wheel(flow.rect.center, -2)
    assert flow.top > 0
    driver.key(pygame.K_END)
    assert flow.offset is None


def test_escape_and_right_click_go_back(app: App, driver: Driver) -> None:
    scene = board(app, driver)
    above = Board()
    app.scenes.push(above)
    driver.key(pygame.K_ESCAPE)
    assert app.scenes.top is scene
    app.scenes.push(above)
    driver.click((1200, 700), button=3)
    assert app.scenes.top is scene


def test_a_dialog_answers_and_closes(app: App, driver: Driver) -> None:
    scene = board(app, driver)
    given: list[str] = []
    answers = (Answer("yes", "Yes", lambda: given.append("yes")), Answer("no", "No", lambda: given.append("no")))
    for act in (
        lambda dialog: driver.click(dialog.widget("yes")),
        lambda dialog: driver.key(pygame.K_RETURN),
        lambda dialog: driver.key(pygame.K_ESCAPE),
    ):
        dialog = Dialog("Sure?", "It can't be undone.", answers)
        app.scenes.push(dialog)
        driver.frame()
        act(dialog)
        assert app.scenes.top is scene
    assert given == ["yes", "no", "no"]


def test_the_answer_that_escape_gives_bears_its_sign(app: App, driver: Driver) -> None:
    board(app, driver)
    answers = tuple(Answer(name, name, lambda: None) for name in ("one", "two", "three"))
    for count, signed in ((3, ["three"]), (2, ["two"]), (1, [])):
        dialog = Dialog("Sure?", "", answers[:count])
        app.scenes.push(dialog)
        app.ink.records = []
        app.draw()
        buttons = [widget for widget in dialog.widgets if isinstance(widget, Button)]
        assert [button.label for button in buttons if button.hotkey is not None] == signed
        assert [record.text for record in app.ink.records].count("Esc") == len(signed)
        driver.key(pygame.K_ESCAPE)


class Scrolled(WidgetScene):
    def __init__(self) -> None:
        super().__init__()
        self.offset = 0.0
        self.done: list[int] = []

    def build(self) -> None:
        area = self.add(ScrollArea("area", (20, 20, 300, 200), 20 * 50, self.offset, self.scroll))
        for i in range(20):
            box = (20.0, 20 + i * 50 - area.offset, 280.0, 40.0)
            self.add(Button(f"b{i}", box, str(i), lambda i=i: self.done.append(i)), area=area)  # type: ignore[misc]

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.fill(theme.BLACK)

    def scroll(self, offset: float) -> None:
        self.offset = offset
        self.rebuild()


def test_focus_scrolls_into_sight_and_hidden_widgets_cannot_be_clicked(app: App, driver: Driver) -> None:
    scene = Scrolled()
    app.scenes.push(scene)
    driver.frame()
    driver.click(scene.widget("b10"))
    assert scene.done == []
    scene.focus("b10")
    area = scene.widget("area")
    assert area.rect.contains(scene.widget("b10").rect)
    driver.click(scene.widget("b10"))
    assert scene.done == [10]
    driver.wheel(area.rect.center, 100)
    assert scene.offset == 0.0


def test_an_arrow_at_the_foot_tells_that_an_area_goes_on(app: App, driver: Driver) -> None:
    scene = Scrolled()
    app.scenes.push(scene)
    driver.frame()

    def arrow_at_foot() -> bool:
        seen = app.display.surface.get_at((20 + (300 - 8) // 2, 20 + 200 - 6))
        return all(abs(there - lamp) < 8 for there, lamp in zip(seen, theme.LAMP, strict=False))

    assert arrow_at_foot()
    scene.scroll(20 * 50)
    driver.frame()
    assert not arrow_at_foot()
