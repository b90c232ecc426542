"""A long text that sticks to its end: only what is in sight is said and broken, and nobody sees the difference."""

import pygame

from client.app import App
from client.ui import theme
from client.ui.canvas import Canvas
from client.ui.flow import FlowText, TextFlow
from client.ui.spans import Span, Words
from client.ui.widget_scene import WidgetScene

from .conftest import Driver

COUNT = 400


class Log(WidgetScene):
    """A text of paragraphs of one to four lines."""

    def __init__(self, gap: float = 0.0) -> None:
        super().__init__()
        self.gap = gap
        self.said: list[int] = []
        self.clicked: list[tuple[int, str]] = []
        self.text = FlowText()
        self.numbers: list[int] = []
        self.offset: float | None = None
        for _ in range(COUNT):
            self.tell()

    def tell(self) -> None:
        number = len(self.numbers)
        self.numbers.append(number)

        def say() -> Words:
            self.said.append(number)
            return (Span(f"line {number} "), Span("word " * self.words_in(number), link=f"word{number}"))

        self.text.append(say)

    def words_in(self, number: int) -> int:
        return number % 7 * 3 + 1

    def build(self) -> None:
        flow = TextFlow(
            "log", (100, 100, 300, 200), self.text, offset=self.offset, on_scroll=self.scroll,
            on_click=lambda paragraph, link: self.clicked.append((paragraph, link)), gap=self.gap,
        )  # fmt: skip
        self.add(flow)

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.fill(theme.BLACK)

    def scroll(self, offset: float | None) -> None:
        self.offset = offset

    @property
    def flow(self) -> TextFlow:
        flow = self.widget("log")
        assert isinstance(flow, TextFlow)
        return flow

    def picture(self, driver: Driver) -> bytes:
        """Return what is to be seen of the lines, without the bar beside them."""
        self.rebuild()
        driver.frame()
        x, y, w, h = self.flow.rect
        return pygame.image.tobytes(self.app.display.surface.subsurface((x, y, w - 20, h)), "RGB")


class LongBegun(Log):
    """A text that is longer than its end lets one guess."""

    def words_in(self, number: int) -> int:
        return 1 if number > COUNT / 2 else 30


def opened(app: App, driver: Driver) -> Log:
    log = Log()
    app.scenes.push(log)
    driver.frame()
    return log


def finished(app: App, driver: Driver) -> Log:
    log = opened(app, driver)
    log.text.finish()
    return log


def test_only_the_end_in_sight_is_said(app: App, driver: Driver) -> None:
    log = opened(app, driver)
    assert 3 < len(log.said) < 30
    assert sorted(log.said) == list(range(COUNT - len(log.said), COUNT))
    picture = log.picture(driver)
    log.text.finish()
    assert sorted(log.said) == list(range(COUNT)), "each is said once"
    assert log.picture(driver) == picture


def test_the_rest_is_broken_bit_by_bit(app: App, driver: Driver) -> None:
    log = opened(app, driver)
    seen = len(log.said)
    guessed = log.text.line_count
    assert not log.text.break_some(50)
    assert len(log.said) == seen + 50
    assert log.text.at(log.text.line_count - 1)[0] == COUNT - 1
    steps = 1
    while not log.text.break_some(50):
        steps += 1
    assert steps == (COUNT - seen) // 50
    assert not log.text.break_some(50), "there was nothing left"
    assert abs(guessed - log.text.line_count) < log.text.line_count / 3
    assert [log.text.at(log.text.first_line(number))[0] for number in range(COUNT)] == list(range(COUNT))


def test_scrolling_leads_where_it_would_if_all_were_known(app: App, driver: Driver) -> None:
    places, pictures = [], []
    for make in (opened, finished):
        log = make(app, driver)
        driver.wheel(log.flow.rect.center, 3)
        places.append((log.offset, log.flow.top, log.flow.content))
        pictures.append(log.picture(driver))
        app.scenes.pop()
    assert places[0] == places[1]
    assert pictures[0] == pictures[1]


def test_the_bar_and_the_keys_find_the_beginning(app: App, driver: Driver) -> None:
    for use in ("bar", "key"):
        log = opened(app, driver)
        if use == "bar":
            driver.click((log.flow.rect.right - 4, log.flow.rect.top + 2))
        else:
            log.focus("log")
            driver.key(pygame.K_HOME)
        assert (log.offset, log.flow.top) == (0.0, 0.0)
        assert log.text.at(0)[0] == 0
        app.scenes.pop()


def test_one_key_finds_a_beginning_that_is_further_than_was_guessed(app: App, driver: Driver) -> None:
    log = LongBegun()
    app.scenes.push(log)
    driver.frame()
    log.focus("log")
    driver.key(pygame.K_HOME)
    assert (log.offset, log.flow.top) == (0.0, 0.0)


def test_a_click_names_the_paragraph_in_sight(app: App, driver: Driver) -> None:
    log = opened(app, driver)
    seen = len(log.said)
    driver.click((log.flow.rect.left + 90, log.flow.rect.bottom - 8))
    assert [paragraph for paragraph, _ in log.clicked] == [COUNT - 1]
    assert len(log.said) == seen


def test_of_the_oldest_entry_in_sight_what_fits_is_seen(app: App, driver: Driver) -> None:
    log = opened(app, driver)
    begun = []
    for _ in range(7):
        log.tell()
        log.picture(driver)
        paragraph, line = log.text.at(log.flow.first)
        begun.append(line.text.startswith(f"line {log.numbers[paragraph]}"))
        assert 0 <= log.flow.first * log.flow.step - log.flow.top < log.flow.step, "no line's room is left blank"
    assert set(begun) == {True, False}, "else no entry was cut"


def test_what_comes_in_later_is_seen_at_the_end(app: App, driver: Driver) -> None:
    log = opened(app, driver)
    seen = len(log.said)
    log.tell()
    log.picture(driver)
    assert log.said[seen:] == [COUNT]
    for _ in range(200):
        log.tell()
    picture, late = log.picture(driver), log.said[seen + 1 :]
    assert len(late) < 30, "of many that come at once, those in sight"
    assert min(late) > COUNT
    log.text.finish()
    assert log.picture(driver) == picture


def test_a_text_that_is_read_from_its_beginning_is_known_at_once(app: App, driver: Driver) -> None:
    log = Log()
    log.offset = 0.0
    app.scenes.push(log)
    driver.frame()
    assert sorted(log.said) == list(range(COUNT))


def test_a_gap_between_paragraphs_moves_the_clicks_with_the_lines(app: App, driver: Driver) -> None:
    log = Log(gap=6.0)
    app.scenes.push(log)
    driver.frame()
    flow = log.flow
    _, y, _, h = flow.box
    assert flow.top == flow.content - h
    seen = range(flow.first, flow.text.line_count)
    apart = [flow._line_y(number + 1) - flow._line_y(number) for number in seen[:-1]]
    begins = [flow.text.at(number + 1)[0] != flow.text.at(number)[0] for number in seen[:-1]]
    assert apart == [flow.step + (6.0 if begun else 0.0) for begun in begins]
    assert set(begins) == {True, False}
    for number in seen:
        middle = y + flow._line_y(number) - flow.top + flow.step / 2
        driver.click((flow.rect.left + 2, app.canvas().m.px(middle)))
        assert log.clicked[-1][0] == flow.text.at(number)[0]
    assert flow.text.line_at(-1.0, flow.step, 6.0) < 0
