import pygame

from client.app import App
from client.scene import Scene


class Recorder(Scene):
    def __init__(self, name: str, diary: list[str], *, transparent: bool = False) -> None:
        super().__init__()
        self.name, self.diary = name, diary
        self.transparent = transparent

    def enter(self) -> None:
        self.diary.append(f"{self.name} enter")

    def leave(self) -> None:
        self.diary.append(f"{self.name} leave")

    def pause(self) -> None:
        self.diary.append(f"{self.name} pause")

    def resume(self) -> None:
        self.diary.append(f"{self.name} resume")

    def relayout(self) -> None:
        self.diary.append(f"{self.name} relayout")

    def update(self, dt: float) -> None:
        self.diary.append(f"{self.name} update")

    def draw(self, surface: pygame.Surface) -> None:
        self.diary.append(f"{self.name} draw")

    def handle(self, event: pygame.event.Event) -> bool:
        self.diary.append(f"{self.name} handle")
        return True


def taken(diary: list[str]) -> list[str]:
    entries = list(diary)
    diary.clear()
    return entries


def test_push_pauses_and_pop_resumes(app: App) -> None:
    diary: list[str] = []
    app.scenes.push(Recorder("low", diary))
    app.scenes.push(Recorder("high", diary))
    app.scenes.pop()
    assert diary == [
        "low enter",
        "low relayout",
        "low pause",
        "high enter",
        "high relayout",
        "high leave",
        "low resume",
    ]


def test_only_the_top_is_heard_and_moved_on(app: App) -> None:
    diary: list[str] = []
    app.scenes.push(Recorder("low", diary))
    app.scenes.push(Recorder("high", diary))
    taken(diary)
    app.scenes.update(0.1)
    app.scenes.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a))
    assert diary == ["high update", "high handle"]


def test_an_overlay_shows_what_lies_below_an_opaque_scene_hides_it(app: App) -> None:
    diary: list[str] = []
    for scene in (Recorder("a", diary), Recorder("b", diary), Recorder("c", diary, transparent=True)):
        app.scenes.push(scene)
    taken(diary)
    app.scenes.draw(app.display.surface)
    assert diary == ["b draw", "c draw"]


def test_close_takes_away_all_above(app: App) -> None:
    diary: list[str] = []
    low, middle, high = Recorder("low", diary), Recorder("middle", diary), Recorder("high", diary)
    for scene in (low, middle, high):
        app.scenes.push(scene)
    taken(diary)
    app.scenes.close(middle)
    app.scenes.close(middle)
    assert diary == ["high leave", "middle leave", "low resume"]
    assert app.scenes.top is low


def test_reset_leaves_from_the_top_down(app: App) -> None:
    diary: list[str] = []
    app.scenes.push(Recorder("low", diary))
    app.scenes.push(Recorder("high", diary))
    taken(diary)
    app.scenes.reset(Recorder("new", diary))
    assert diary == ["high leave", "low leave", "new enter", "new relayout"]


def test_replace_does_not_wake_the_scene_below(app: App) -> None:
    diary: list[str] = []
    app.scenes.push(Recorder("low", diary))
    app.scenes.push(Recorder("old", diary))
    taken(diary)
    app.scenes.replace(Recorder("new", diary))
    assert diary == ["old leave", "new enter", "new relayout"]


def test_nothing_is_drawn_while_nothing_changes(app: App) -> None:
    diary: list[str] = []
    scene = Recorder("only", diary)
    app.scenes.push(scene)
    app.step(0.01)
    taken(diary)
    app.step(0.01)
    assert diary == ["only update"]
    scene.invalidate()
    app.step(0.01)
    assert taken(diary)[-1] == "only draw"


def test_a_new_size_lays_out_every_scene_once(app: App) -> None:
    diary: list[str] = []
    app.scenes.push(Recorder("low", diary))
    app.scenes.push(Recorder("high", diary))
    taken(diary)
    app.resize((1600, 900))
    assert diary == ["low relayout", "high relayout"]
    assert (app.metrics.width, app.metrics.height) == (1600, 900)
