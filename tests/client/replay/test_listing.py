"""The list of replays, and the overlays of the viewer: what they do, and that every word can be read."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import msgspec
import pygame
import pytest

from client.app import App
from client.config import Settings
from client.errands import AtOnce
from client.i18n import LANGUAGES, Language, Translator
from client.known import KnownFolder
from client.scenes.pause import PauseScene
from client.scenes.replay.choosing import ChoosingScene, KeysScene, Option
from client.scenes.replay.listing import ReplaysScene
from client.scenes.replay.steering import KEYS, KEYS_KEY
from client.scenes.saves_about import date_of, moment
from client.scenes.title import TitleScene
from client.ui.dialog import Dialog
from client.ui.lint import faults
from client.ui.segments import Segments
from client.ui.widget_scene import WidgetScene
from core.kernel import Setup
from saves.entries import ReplayEntry
from saves.replay_film import make_replay
from saves.replay_format import pack_replay
from saves.replay_store import ReplayStore, read_replay, write_replay
from tests.client.replay.watching import replay_of
from tests.client.scenes.fake import FakeService
from tests.client.ui.conftest import Driver
from tests.saves.replays import recording

SIZES = ((960, 540), (1280, 720), (1920, 1080), (2560, 1440))


class Shelf:
    """Replays in a folder of the test's; notes which one is watched."""

    def __init__(self, folder: Path) -> None:
        self.store = ReplayStore(folder / "replays")
        self.known: KnownFolder[ReplayEntry] = KnownFolder(self.store, AtOnce())
        self.watched: list[Path] = []

    def watch(self, path: Path) -> None:
        self.watched.append(path)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    """A whole replay, a seat's kept for good, an unfinished one, and a damaged file, the newest first."""
    shelf = Shelf(tmp_path)
    whole = make_replay(recording(Setup("peak", "three", 3, {}, 8), person=0))
    seat = make_replay(recording(Setup("peak", "three", 3, {}, 8), answers=40, person=1), seat=1)
    paths = [
        shelf.store.add(whole),
        shelf.store.keep(seat).path,
        shelf.store.add(replay_of()),
        shelf.store.folder / "broken.guixi-replay",
    ]
    paths[3].write_bytes(pack_replay(whole)[:-9])
    for number, path in enumerate(paths):
        os.utime(path, (1_700_000_000 - number, 1_700_000_000 - number))
    return shelf


@pytest.fixture
def scene(app: App, shelf: Shelf) -> ReplaysScene:
    scene = ReplaysScene(shelf)
    app.scenes.push(TitleScene(FakeService()))
    app.scenes.push(scene)
    return scene


def test_the_title_leads_to_the_list(app: App, driver: Driver, shelf: Shelf) -> None:
    service = FakeService()
    service.replays = shelf  # type: ignore[attr-defined]
    title = TitleScene(service)
    app.scenes.push(title)
    driver.click(title.widget("replays"))
    top = app.scenes.top
    assert isinstance(top, ReplaysScene)
    assert len(top.entries) == 4
    driver.key(pygame.K_ESCAPE)
    assert app.scenes.top is title


def test_a_replay_dropped_onto_the_title_comes_into_the_list(app: App, shelf: Shelf, tmp_path: Path) -> None:
    service = FakeService()
    service.replays = shelf  # type: ignore[attr-defined]
    app.scenes.push(TitleScene(service))
    elsewhere = tmp_path / "dropped.guixi-replay"
    elsewhere.write_bytes(pack_replay(replay_of()))
    app.handle(pygame.event.Event(pygame.DROPFILE, file=str(elsewhere)))
    top = app.scenes.top
    assert isinstance(top, ReplaysScene)
    assert "dropped.guixi-replay" in {entry.path.name for entry in top.entries}


def test_a_replay_is_chosen_and_watched_by_keys_and_mouse(scene: ReplaysScene, driver: Driver, shelf: Shelf) -> None:
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_RETURN)
    driver.click(scene.widget("watch"))
    assert shelf.watched == [scene.entries[0].path, scene.entries[1].path, scene.entries[1].path]


def test_keeping_moves_a_replay_among_the_favourites_and_back(scene: ReplaysScene, driver: Driver) -> None:
    driver.key(pygame.K_k)
    assert scene.entry is not None
    assert scene.entry.favourite
    assert scene.entry.path.exists()
    driver.click(scene.widget("keep"))
    assert not scene.entry.favourite


def test_each_is_dated_by_its_match_and_not_by_its_file(app: App, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    for day, written in ((10, 3), (30, 1), (20, 2)):
        replay = replay_of()
        summary = msgspec.structs.replace(replay.summary, created=1_700_000_000.0 + 86_400 * day)
        path = shelf.store.add(replay._replace(summary=summary))
        os.utime(path, (1_600_000_000 + written, 1_600_000_000 + written))
    scene = ReplaysScene(shelf)
    app.scenes.push(scene)
    app.ink.records = []
    app.draw()
    shown = [record.text for record in app.ink.records]
    dates = [moment(app.tr, "saves-date", date_of(1_700_000_000.0 + 86_400 * day)) for day in (30, 20, 10)]
    assert [text for text in dict.fromkeys(shown) if text in dates] == dates, "the latest match first"
    assert not any("2020" in text for text in shown)


def test_deleting_asks_first(scene: ReplaysScene, driver: Driver, app: App) -> None:
    path = scene.entries[0].path
    driver.key(pygame.K_DELETE)
    assert isinstance(app.scenes.top, Dialog)
    driver.key(pygame.K_ESCAPE)
    assert path.exists()
    driver.click(scene.widget("delete"))
    assert isinstance(app.scenes.top, Dialog)
    driver.click(app.scenes.top.widget("delete"))
    assert not path.exists()
    assert len(scene.entries) == 3


@pytest.mark.parametrize("row", [0, 1])
def test_what_was_thrown_away_is_put_back_where_it_was(scene: ReplaysScene, driver: Driver, app: App, row: int) -> None:
    for _ in range(row):
        driver.key(pygame.K_DOWN)
    before = scene.entry
    driver.key(pygame.K_DELETE)
    assert isinstance(app.scenes.top, Dialog)
    driver.click(app.scenes.top.widget("delete"))
    tabs = scene.widget("tabs")
    assert isinstance(tabs, Segments)
    driver.click(tabs.choice_rect("trash"))
    assert [entry.id for entry in scene.entries] == [before.id if before else ""]
    app.ink.records = []
    app.draw()
    assert "Deleted" in " ".join(record.text for record in app.ink.records)
    driver.click(scene.widget("restore"))
    assert scene.entries == []
    driver.click(scene.widget("tabs").choice_rect("all"))  # type: ignore[attr-defined]
    assert len(scene.entries) == 4
    first = scene.entries[0]  # so that what comes next doesn't throw it away again
    assert before is not None
    assert (first.id, first.path, first.summary) == (before.id, before.path, before.summary)


def test_one_that_is_being_put_back_is_found_though_the_list_is_read_meanwhile(
    scene: ReplaysScene, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    thrown = scene.entries[0]
    scene.throw_away(thrown)
    scene.resume()
    (in_trash,) = scene._all["trash"]
    monkeypatch.setattr(shelf.store.trash, "entries", list)  # which can't be read just then
    scene.resume()
    scene.put_back(in_trash)
    assert thrown.path.exists()


def test_a_replay_dropped_onto_the_list_is_taken_in_and_kept(
    scene: ReplaysScene, driver: Driver, app: App, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "from a friend.guixi-replay"
    elsewhere.write_bytes(scene.entries[0].path.read_bytes())
    for number in range(2):
        app.handle(pygame.event.Event(pygame.DROPFILE, file=str(elsewhere)))
        assert len(scene.entries) == 5 + number
    names = {entry.path.name for entry in scene.entries if entry.favourite}
    assert names >= {"from a friend.guixi-replay", "from a friend (2).guixi-replay"}
    (tmp_path / "photo.jpg").write_bytes(b"photo")
    app.handle(pygame.event.Event(pygame.DROPFILE, file=str(tmp_path / "photo.jpg")))
    assert len(scene.entries) == 6
    assert "not a replay" in app.toasts.texts[-1]


def test_the_chosen_replay_stays_the_chosen_one_while_others_come(scene: ReplaysScene, driver: Driver) -> None:
    driver.key(pygame.K_DOWN)
    before = scene.entry
    scene.shelf.store.add(replay_of())
    scene.resume()
    assert len(scene.entries) == 5
    assert scene.entry == before


def test_a_damaged_file_is_named_and_can_only_be_thrown_away(
    scene: ReplaysScene, driver: Driver, app: App, shelf: Shelf
) -> None:
    for _ in range(3):
        driver.key(pygame.K_DOWN)
    assert scene.entry is not None
    path = scene.entry.path
    assert path.name == "broken.guixi-replay"
    for name in ("watch", "keep"):
        assert not scene.widget(name).enabled
    driver.key(pygame.K_RETURN)
    assert shelf.watched == []
    assert path.exists()
    driver.key(pygame.K_DELETE)
    assert path.exists()
    assert isinstance(app.scenes.top, Dialog)
    driver.click(app.scenes.top.widget("delete"))
    assert not path.exists()
    assert [thrown.entry.id for thrown in shelf.store.trash.entries()] == [path.name]


def test_a_file_that_went_away_meanwhile_is_said_and_the_list_goes_on(
    scene: ReplaysScene, driver: Driver, app: App
) -> None:
    scene.entries[0].path.unlink()
    driver.key(pygame.K_k)
    assert isinstance(app.scenes.top, Dialog)
    assert len(scene.entries) == 3


def test_a_replay_of_other_rules_says_so(app: App, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.store.add(replay_of()._replace(rules=b"otherone"))
    app.scenes.push(ReplaysScene(shelf))
    app.ink.records = []
    app.draw()
    assert "other rules" in " ".join(record.text for record in app.ink.records)


def test_replays_of_impossible_dates_are_listed_like_any_other(app: App, driver: Driver, shelf: Shelf) -> None:
    shelf.store.trash.throw_away(shelf.store.entries()[0].id)
    (found,) = shelf.store.trash.entries()
    found.entry.path.rename(found.entry.path.with_name("9999999999999-gone.guixi-replay"))
    os.utime(shelf.store.entries()[0].path, (10**12, 10**12))
    scene = ReplaysScene(shelf)
    app.scenes.push(scene)
    app.draw()
    assert len(scene.entries) == 3
    driver.click(scene.widget("tabs").choice_rect("trash"))  # type: ignore[attr-defined]
    app.ink.records = []
    app.draw()
    assert "Deleted –" in [record.text for record in app.ink.records]


def test_what_a_head_says_otherwise_than_its_record_is_not_shown(app: App, shelf: Shelf) -> None:
    entry = shelf.store.entries()[0]
    replay = read_replay(entry.path)
    others = [seat for seat in range(3) if seat not in replay.summary.winners]
    write_replay(entry.path, replay._replace(summary=msgspec.structs.replace(replay.summary, winners=others)))
    app.scenes.push(ReplaysScene(shelf))
    app.ink.records = []
    app.draw()
    shown = " ".join(record.text for record in app.ink.records)
    assert "says something else" in shown
    assert "Winners:" not in shown


def test_an_empty_list_says_how_replays_come_about(app: App, tmp_path: Path) -> None:
    scene = ReplaysScene(Shelf(tmp_path))
    app.scenes.push(scene)
    app.ink.records = []
    app.draw()
    assert "Every match leaves one when it ends." in " ".join(record.text for record in app.ink.records)


def thrown_away(shelf: Shelf) -> ReplaysScene:
    scene = ReplaysScene(shelf)
    scene.tab = "trash"
    return scene


def screens(shelf: Shelf, tr: Translator) -> dict[str, Callable[[], WidgetScene]]:
    def list_at(row: int) -> ReplaysScene:
        scene = ReplaysScene(shelf)
        scene.chosen = row
        return scene

    names = ["林曉月", "Ravenscroft", "墨言", "Aoife", "白鹿居士", "Jean-Luc P.", "紫霞仙", "玄機"]
    options = [Option(f"o{number}", name, lambda: None) for number, name in enumerate(names)]
    about = tr("replay-continue-about")
    return {
        **{f"list {row}": (lambda row=row: list_at(row)) for row in range(4)},
        "trash": lambda: thrown_away(shelf),
        "empty list": lambda: ReplaysScene(Shelf(shelf.store.folder / "none")),
        "eyes": lambda: ChoosingScene(tr("replay-choose-viewer"), "", options, tr("replay-cancel")),
        "seat": lambda: ChoosingScene(tr("replay-continue-seat"), about, options, tr("replay-cancel")),
        "keys": lambda: KeysScene(
            tr("replay-keys-title"), [(tr(key), tr(deed)) for key, deed in KEYS], tr("replay-keys-close"), KEYS_KEY
        ),
        "pause": lambda: PauseScene(lambda: None, lambda: None, lambda: None, lambda: None),
        "title": lambda: TitleScene(FakeService()),
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("size", "scale"), [*((size, 1.0) for size in SIZES), ((1280, 720), 1.5), ((1280, 720), 2.0)], ids=str
)
def test_no_word_is_cut_or_crossed(size: tuple[int, int], scale: float, language: Language, shelf: Shelf) -> None:
    settings = Settings(window_width=size[0], window_height=size[1], text_scale=scale)
    app = App(settings, Translator(language, strict=True))
    found = {}
    shelf.store.trash.throw_away(shelf.store.keep(replay_of()).path.relative_to(shelf.store.folder).as_posix())
    listed = [*shelf.store.entries(), *(thrown.entry for thrown in shelf.store.trash.entries())]
    paths = {str(entry.path) for entry in listed} | {entry.id for entry in listed}
    for name, make in screens(shelf, app.tr).items():
        app.scenes.reset(make())
        app.ink.records = []
        app.draw()
        records = [record for record in app.ink.records if not any(record.text in path for path in paths)]
        kept = [fault for fault in faults(records, app.display.size) if "is shortened" not in fault or name == "keys"]
        if kept:
            found[name] = kept
    app.close()
    assert not found
